"""Call of the Archons: Brobnar."""

from kfdesk.language.abilities import (
    action,
    after_destroyed,
    after_fight,
    after_fights,
    fights_harder,
    gets_power,
    play,
)
from kfdesk.language.conditions import attacks
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.damage import deal
from kfdesk.language.effects.flow import and_, may, this_turn
from kfdesk.language.effects.use import fight_with, ready, stun
from kfdesk.language.filters import ENEMY, FRIENDLY, NEIGHBORING, ON_FLANK, Filter
from kfdesk.language.targets import CREATURE, HOST, THIS, a


def ready_and_fight(*filters: Filter) -> Instruction:
    """Ready and fight with such a creature."""
    fighter = a(CREATURE, *filters)
    return and_(ready(fighter), fight_with(fighter))


ANGER = card("anger", play(ready_and_fight(FRIENDLY)))
LOOT_THE_BODIES = card("loot-the-bodies", play(this_turn(after_destroyed(gain(1), ENEMY))))
PUNCH = card("punch", play(deal(3, a(CREATURE))))
WARSONG = card("warsong", play(this_turn(after_fights(gain(1), FRIENDLY))))

GAUNTLET_OF_COMMAND = card("gauntlet-of-command", action(ready_and_fight(FRIENDLY)))

VALDR = card("valdr", fights_harder(2, attacks(THIS, ENEMY, ON_FLANK)))
GANGER_CHIEFTAIN = card("ganger-chieftain", play(may(ready_and_fight(NEIGHBORING))))
HEADHUNTER = card("headhunter", after_fight(gain(1)))
SMAAASH = card("smaaash", play(stun(a(CREATURE))))

BLOOD_OF_TITANS = card("blood-of-titans", gets_power(5, HOST))

