"""Dark Tidings: Logos."""

from kfdesk.language.words import *

DR_VEROKTER = card(
    "dr-verokter",
    after_reap(put(one_of(a(UPGRADE, in_=discard_pile()), a(ACTION, in_=discard_pile())), DECK_TOP, printed=YOU)),
)
CHRONOPHAGE = card("chronophage", gains(all_of(each(CREATURE, ENEMY), each(ARTIFACT, ENEMY)), OMEGA))


def _hydrocataloguer() -> Ability:
    raiser = a_player()
    return after(raises_tide(raiser), by(raiser, archive(top(1, deck()))))


HYDROCATALOGUER = card("hydrocataloguer", _hydrocataloguer())
