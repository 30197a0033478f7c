"""Call of the Archons: Sanctum."""

from kfdesk.cards.cota.brobnar import ready_and_fight
from kfdesk.engine.abilities import Ability
from kfdesk.engine.terms import Keyword
from kfdesk.language.abilities import (
    action,
    cannot_be_damaged,
    gains_keyword,
    gets_armor,
    gets_power,
    play,
    together,
)
from kfdesk.language.amounts import for_each, this_way
from kfdesk.language.conditions import is_on_flank
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import capture, gain
from kfdesk.language.effects.cards import return_to_hand
from kfdesk.language.effects.damage import heal
from kfdesk.language.effects.flow import may, this_turn
from kfdesk.language.effects.use import stun
from kfdesk.language.filters import FRIENDLY, NEIGHBORING
from kfdesk.language.targets import CREATURE, HOST, THIS, a, each


def _cleansing_wave() -> Ability:
    wave = heal(1, each(CREATURE))
    return play(wave, gain(for_each(1, this_way(wave))))


CLEANSING_WAVE = card("cleansing-wave", _cleansing_wave())
SHIELD_OF_JUSTICE = card("shield-of-justice", play(this_turn(cannot_be_damaged(each(CREATURE, FRIENDLY)))))
TERMS_OF_REDRESS = card("terms-of-redress", play(capture(2, a(CREATURE, FRIENDLY))))

HALLOWED_BLASTER = card("hallowed-blaster", action(heal(3, a(CREATURE))))

CHAMPION_ANAPHIEL = card("champion-anaphiel")
LADY_MAXENA = card("lady-maxena", play(stun(a(CREATURE))), action(return_to_hand(THIS)))
RAIDING_KNIGHT = card("raiding-knight", play(capture(1)))
SERGEANT_ZAKIEL = card("sergeant-zakiel", play(may(ready_and_fight(NEIGHBORING))))
STAUNCH_KNIGHT = card("staunch-knight", gets_power(2, while_=is_on_flank(THIS)))

PROTECT_THE_WEAK = card("protect-the-weak", together(gets_armor(1, HOST), gains_keyword(Keyword.TAUNT, HOST)))
