"""Which entries of the rules reference are shown by a lesson, and which by none."""

from __future__ import annotations

from typing import Final

import pytest

from kfdesk.engine.headings import HEADINGS
from kfdesk.teach import lessons, reference

_STARTERS_NEED: Final = """
    action-ability actions active-house active-player aember aember-bonus-icon aember-pool archives armor
    artifacts attack-attacker-attacking battleline bonus-icons capture chains creatures damage deck destroyed
    discard-pile drawing-cards elusive enters-play fight flank forge heal house-choice keys keywords neighbor
    off-house play-abilities playing-cards power ready-and-exhausted reap skirmish steal stun taunt turn-sequence
    upgrades using-artifacts using-creatures ward
"""
"""Terms that whoever plays a first game meets."""
_WITHOUT: Final = """
    ability-card-ability adjacent anomaly any-number archon-power
    as-if-it-were-yours-as-if-you-controlled-it before cannot capture-bonus-icon center-of-the-battleline
    chain-bidding-optional-rule chain-handicap-optional-rule common-supply constant-abilities
    cost-at-current-cost counters-and-tokens damage-bonus-icon discard-bonus-icon draw-bonus-icon
    end-of-turn enhance exhaust-exhausted fight-with flip for-each game-state gigantic golden-rule graft
    groups-of-least-powerful groups-of-most-powerful haunted if-you-do-and-in-order-to in-play-zone
    infinite-loops keyforge-set-icons lasting-effects least-powerful leaves-play legacy lose-vs-gain
    maverick may most-powerful move movement-between-zones opposing out-of-play-zones overwhelmed pay
    pending-damage play-area power-bonus-icon power-counter-1-power-status-card
    preceding-repeat-the-preceding purge putting-cards-into-an-area repeat replacement-effects
    resolve-abilities-in-the-order-written restrictions return rule-of-six sacrifice scrap search
    self-referential-text shuffle splash swap swap-control this-way traits unforge
    using-cards-via-other-card-abilities x zones-of-play
"""
"""Terms that no lesson shows: keywords of single cards, matters of later sets, fine points."""


def terms(names: str) -> set[str]:
    return {f"glossary/{name}" for name in names.split()}


def shown() -> set[str]:
    return {rule for lesson in lessons() for rule in lesson.entries}


def test_every_term_of_a_first_game_is_shown_by_a_lesson() -> None:
    assert terms(_STARTERS_NEED) <= shown()


def test_the_terms_that_no_lesson_shows_are_known() -> None:
    """A term is taken off the list when a lesson shows it."""
    glossary = {rule for rule in HEADINGS if rule.startswith("glossary/")}
    assert glossary - shown() == terms(_WITHOUT)


@pytest.mark.parametrize("rule", sorted(rule for rule in HEADINGS if rule.startswith(("turn/", "chart/"))))
def test_every_step_of_a_turn_and_every_chart_is_shown_by_a_lesson(rule: str) -> None:
    assert reference()[rule].lessons
