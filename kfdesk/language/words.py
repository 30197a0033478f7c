"""The words that cards are written in: every card file imports this index and nothing else of the language.

Each module of the language is one part of speech and lists its words in `__all__`; a word added there is a word of
this index.
"""

from kfdesk.engine.abilities import Ability
from kfdesk.engine.terms import Zone
from kfdesk.language.attributes import *
from kfdesk.language.choices import *
from kfdesk.language.conditions import *
from kfdesk.language.conditions import Condition
from kfdesk.language.counts import *
from kfdesk.language.definition import *
from kfdesk.language.durations import *
from kfdesk.language.earlier import *
from kfdesk.language.effects.amber import *
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.chains import *
from kfdesk.language.effects.control import *
from kfdesk.language.effects.damage import *
from kfdesk.language.effects.decks import *
from kfdesk.language.effects.editions import *
from kfdesk.language.effects.entering import *
from kfdesk.language.effects.flow import *
from kfdesk.language.effects.icons import *
from kfdesk.language.effects.keys import *
from kfdesk.language.effects.marks import *
from kfdesk.language.effects.moves import *
from kfdesk.language.effects.prophecies import *
from kfdesk.language.effects.repeat import *
from kfdesk.language.effects.revealing import *
from kfdesk.language.effects.sharing import *
from kfdesk.language.effects.tide import *
from kfdesk.language.effects.tokens import *
from kfdesk.language.effects.under import *
from kfdesk.language.effects.use import *
from kfdesk.language.extremes import *
from kfdesk.language.history import *
from kfdesk.language.labels import *
from kfdesk.language.likeness import *
from kfdesk.language.naming import *
from kfdesk.language.neighbors import *
from kfdesk.language.occurrences import *
from kfdesk.language.piles import *
from kfdesk.language.places import *
from kfdesk.language.players import *
from kfdesk.language.predicates import *
from kfdesk.language.quantities import *
from kfdesk.language.ranges import *
from kfdesk.language.reactions import *
from kfdesk.language.replacements import *
from kfdesk.language.results import *
from kfdesk.language.rules.abilities import *
from kfdesk.language.rules.belonging import *
from kfdesk.language.rules.changes import *
from kfdesk.language.rules.deeds import *
from kfdesk.language.rules.duties import *
from kfdesk.language.rules.entrances import *
from kfdesk.language.rules.permissions import *
from kfdesk.language.rules.prices import *
from kfdesk.language.rules.prohibitions import *
from kfdesk.language.rules.together import *
from kfdesk.language.sorts import *
from kfdesk.language.targets import *
from kfdesk.language.terms import *
from kfdesk.language.values import *
