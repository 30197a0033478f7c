"""Crucible Clash: Sanctum."""

from kfdesk.language.words import *

MASTER_RABTEN = card(
    "master-rabten", labelled((PLAY, AFTER_REAP), capture(1, each(CREATURE, FRIENDLY, with_trait(MONK))))
)
PERFECT_HARMONY = card(
    "perfect-harmony",
    play(
        if_(there_are(at_least(3), each_of(HOUSE, each(CREATURE, FRIENDLY))), and_(draw(2), gain(2), archive())),
    ),
)
ADMINISTRATOR_PELITH = card(
    "administrator-pelith", after_reap(may(move_to(a(CREATURE, FRIENDLY, of_house(SANCTUM)), ANYWHERE)))
)


def _master_tashi() -> tuple[Ability, Ability]:
    reaper, fighter = a(CREATURE, NEIGHBORING), a(CREATURE, NEIGHBORING)
    return (
        after_fight(and_(ready(reaper), reap_with(reaper))),
        after_reap(and_(ready(fighter), fight_with(fighter))),
    )


MASTER_TASHI = card("master-tashi", *_master_tashi())


def _congregate() -> Ability:
    shared = a_trait()
    return play(choose(shared), if_(there_are(at_least(2), each(CREATURE, FRIENDLY, with_trait(shared))), gain(2)))


CONGREGATE = card("congregate", _congregate())


def _novice_gelard() -> Ability:
    reaper = a(CREATURE, NEIGHBORING, of_house(SANCTUM))
    return play(and_(ready(reaper), reap_with(reaper)))


NOVICE_GELARD = card("novice-gelard", _novice_gelard())


def _render_guilt() -> Ability:
    confessor = a(CREATURE, FRIENDLY)
    return play(capture(1, confessor), repeat(deal(1, a(CREATURE)), for_each=amber_on(confessor)))


RENDER_GUILT = card("render-guilt", _render_guilt())
STALWART = card("stalwart", after_fight(may(move_to(THIS, ANYWHERE))))
