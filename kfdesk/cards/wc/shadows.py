"""Worlds Collide: Shadows."""

from kfdesk.language.occurrences import Occurrence
from kfdesk.language.words import *


def _mug() -> Ability:
    mugged = a(CREATURE)
    return play(move_amber(1, mugged, YOU), deal(2, mugged))


MUG = card("mug", _mug())
SYMON = card("symon", after_fight(put(fought_by(THIS), DECK_TOP)))
TRUST_NO_ONE = card(
    "trust-no-one",
    play(
        instead_if(
            steal(1),
            there_are(NONE, each(CREATURE, FRIENDLY)),
            steal(for_each(1, each_of(HOUSE, each(CREATURE, ENEMY)), most=3)),
        )
    ),
)
BROBNAR_PLANT = card("brobnar-plant", after(chooses_house(a_player(), BROBNAR), gain(1)))


def _keyforgery(forged: Occurrence) -> Ability:
    house, shown = a_house(), random(CARD, in_=hand())
    spoiled = if_(is_(shown, not_(of_house(house))), destroy(THIS))  # with an empty hand there is no such card
    return instead(forged, sentences(choose(house, by=OPPONENT), reveal(shown), spoiled))


KEYFORGERY = card(
    "keyforgery",
    _keyforgery(forges(OPPONENT, turn=OPPONENT)),
    printed_before(V18_4, _keyforgery(forges(OPPONENT))),
)
