"""What the judge's hand says: wording in each language."""

from __future__ import annotations

from kfdesk.desk import texts as shared
from kfdesk.desk.layout.tide import TIDE_NEUTRAL, TIDE_STANDS
from kfdesk.engine import glossary
from kfdesk.text.words import Words

COMMAND = Words("&Judge’s hand…")
TITLE = glossary.JUDGES_HAND.title
NO_GAME = Words("There is no game at the table.")
CHOOSE = Words("&What is wrong?")
CLICK = Words("Choose by clicking the &table")
CHANGE = Words("&Change")
APPLY = Words("&Apply")
BEFORE = Words("This will be done:")
DONE = Words("Done. Undo takes it back.")
PICK_FIRST = Words("Choose a card, a player, or the table from the list, or click a card on the table.")
INCOMPLETE = Words("Choose or type something first.")
HIDDEN_HELP = Words(
    "You may not know this card. If it has to come into play, move it to an open pile or show it first."
)

TABLE = Words("The table")
ZONE_COUNT = Words("{zone}: {n}")
A_CARD_OF = Words("Card {n}")
FROM_TOP = Words("Card {n} from the top")

MOVE = Words("Where it is")
ATTACH = Words("What it is attached to")
AMBER = glossary.AMBER_ICON
DAMAGE = glossary.DAMAGE.one.title
POWER = glossary.POWER_COUNTER.many
COUNTERS = Words("Other counters")
READY = Words("Ready or exhausted")
CONTROL = Words("Who controls it")
HOUSES = glossary.HOUSE.many.title
ICONS = glossary.BONUS_ICON.many.title
MAVERICK = glossary.MAVERICK.one.title
FACING = Words("Facedown or faceup")
TOKEN = glossary.TOKEN_CREATURE.one.title
REVEAL = Words("Show it to both")
KEYS = glossary.KEY.many.title
CHAINS = glossary.CHAIN.many.title
DRAW = glossary.DRAW_CARDS.title
SHUFFLE = Words("Shuffle the deck")
HOUSE = glossary.ACTIVE_HOUSE.title
TIDE = glossary.TIDE.one.title

PROPHECY = Words("Active or inactive")
IS_ACTIVE = glossary.ACTIVE.words
IS_INACTIVE = Words("inactive")
PUT_UNDER = Words("Put under it")

TO_ZONE = Words("To", context="label: the zone a card is moved to")
WHOSE = shared.WHOSE
PLACE = Words("Place")
NUMBER = shared.NUMBER
NAME = shared.NAME
STATE = Words("State")
CREATURE = glossary.CREATURE.one.title
PLAYER = glossary.PLAYER.one.title

TOP = Words("on top")
BOTTOM = Words("at the bottom")
FROM_ABOVE = Words("as card {n} from the top")
LEFT = glossary.LEFT_FLANK
RIGHT = glossary.RIGHT_FLANK
RIGHT_OF = Words("right of {card}")
IS_READY = glossary.READY.words
IS_EXHAUSTED = glossary.EXHAUSTED.words
IS_TOKEN = Words("facedown as a token creature")
IS_ITSELF = Words("faceup as itself")
NTH = Words("No. {n}")
NOTHING_THERE = Words("–")
IS_NOT = Words("not {status}")
NO_HOUSE = Words("no house")
NEUTRAL = TIDE_STANDS[TIDE_NEUTRAL]
HIGH_FOR = Words("high for {who}")
