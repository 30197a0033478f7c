"""Call of the Archons: Dis."""

from kfdesk.language.abilities import action, after_destroyed_fighting_this, after_reap, destroyed, play
from kfdesk.language.conditions import has_amber, has_no_amber
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import capture, gain, steal
from kfdesk.language.effects.cards import discard_random, purge, return_to_hand
from kfdesk.language.effects.damage import destroy
from kfdesk.language.effects.flow import and_, if_
from kfdesk.language.effects.use import use
from kfdesk.language.filters import ENEMY, FRIENDLY, NOT_ON_FLANK
from kfdesk.language.players import OPPONENT
from kfdesk.language.targets import CREATURE, a, that

FEAR = card("fear", play(return_to_hand(a(CREATURE, ENEMY))))
HAND_OF_DIS = card("hand-of-dis", play(destroy(a(CREATURE, NOT_ON_FLANK))))
MIND_BARB = card("mind-barb", play(discard_random(OPPONENT)))

DOMINATOR_BAUBLE = card("dominator-bauble", action(use(a(CREATURE, FRIENDLY))))

CHARETTE = card("charette", play(capture(3)))
DUST_IMP = card("dust-imp", destroyed(gain(2)))
SHOOLER = card("shooler", play(if_(has_amber(OPPONENT, 4), steal(1))))
STEALER_OF_SOULS = card("stealer-of-souls", after_destroyed_fighting_this(and_(purge(that()), gain(1)), ENEMY))
THE_TERROR = card("the-terror", play(if_(has_no_amber(OPPONENT), gain(2))))
TOCSIN = card("tocsin", after_reap(discard_random(OPPONENT)))
