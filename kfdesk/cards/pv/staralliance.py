"""Prophetic Visions: Star Alliance."""

from kfdesk.language.words import *


def _cosmic_recompense() -> Ability:
    target = a(CREATURE, ENEMY)
    shot = deal(3, target)
    theft = if_(is_(target, not_(destroyed_by(shot))), steal(1))
    return play(repeat(sentences(shot, theft)))


COSMIC_RECOMPENSE = card(
    "cosmic-recompense",
    _cosmic_recompense(),
    fate(this_turn(cannot(PLAY, YOU))),
    printed_before(
        V18_4,
        _cosmic_recompense(),
        fate(this_turn(cannot((PLAY, USE, DISCARD), YOU))),
    ),
)


def _sample_42_c(*then: Instruction) -> tuple[Ability, Ability]:
    return (
        action(move_amber(1, OPPONENT, THIS), *then),
        fate(capture(HALF, most_powerful(CREATURE, ENEMY), YOU)),
    )


def _full(effect: Instruction) -> Instruction:
    return if_(there_are(at_least(4), amber_on(THIS)), effect)


SAMPLE_42_C = card(
    "sample-42-c",
    *_sample_42_c(_full(and_(forge(free=True), purge(THIS)))),
    printed_before(V18_4, *_sample_42_c(_full(forge(free=True)), purge(THIS))),
)
