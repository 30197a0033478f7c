"""A part of the counters on a card: half of them, all but some."""

from __future__ import annotations

import pytest

from kfdesk.engine.terms import House
from kfdesk.language.amounts import Quantity
from kfdesk.language.words import (
    ALL,
    CREATURE,
    ENEMY,
    FRIENDLY,
    GRANTING_CARD,
    HALF,
    HALF_UP,
    POWER,
    THIRD,
    THIS,
    TIME,
    a,
    action,
    all_but,
    card,
    destroyed,
    each,
    gains,
    move_counters,
    remove_counters,
    sacrifice,
)
from kfdesk.text.wording import Worded, render
from tests.tables import side, spec, table


@pytest.mark.parametrize(
    ("node", "en", "de"),
    [
        (
            move_counters(TIME, HALF_UP, a(CREATURE), a(CREATURE, ENEMY)),
            "Move half of the time counters (rounding up) from a creature to an enemy creature",
            "Lege die Hälfte der Zeit-Marker (aufgerundet) von einer Kreatur auf eine feindliche Kreatur",
        ),
        (
            remove_counters(POWER, THIRD, each(CREATURE)),
            "Remove a third of the +1 power counters (rounding down) from each creature",
            "Entferne ein Drittel der +1-Stärke-Marker (abgerundet) von jeder Kreatur",
        ),
        (
            remove_counters(TIME, all_but(2), a(CREATURE)),
            "Remove all but 2 time counters from a creature",
            "Entferne alle bis auf 2 Zeit-Marker von einer Kreatur",
        ),
        (
            remove_counters(TIME, ALL, a(CREATURE)),
            "Remove each time counter from a creature",
            "Entferne jeden Zeit-Marker von einer Kreatur",
        ),
    ],
)
def test_a_share_of_counters_is_said(node: Worded, en: str, de: str) -> None:
    assert (render(node, "en"), render(node, "de")) == (en, de)


@pytest.mark.rule("glossary/move", "glossary/destroyed")
@pytest.mark.parametrize(("amount", "held", "moved"), [(HALF_UP, 3, 2), (HALF, 3, 1), (ALL, 3, 3), (HALF_UP, 0, 0)])
def test_half_of_the_counters_of_a_destroyed_creature_goes_to_the_card_that_says_so(
    amount: Quantity, held: int, moved: int
) -> None:
    clock = card(
        "cannon",
        gains(each(CREATURE, FRIENDLY), destroyed(move_counters(TIME, amount, THIS, GRANTING_CARD))),
        action(sacrifice(a(CREATURE))),
    )
    troll = spec("troll", counters={"time": held})
    ada = side(battleline=[troll], artifacts=[spec("cannon", counters={"time": 1})])
    t = table(ada, side(), clock, house=House.BROBNAR)
    t.do("action", "cannon")
    t.finish()
    assert (t.zone("troll"), dict(t.card("cannon").counters)) == ("discard", {"time": 1 + moved})


@pytest.mark.parametrize(("amount", "left"), [(HALF, 3), (HALF_UP, 2), (THIRD, 4), (all_but(2), 2), (ALL, 0)])
def test_what_is_left_of_five(amount: Quantity, left: int) -> None:
    lift = card("cannon", action(remove_counters(POWER, amount, a(CREATURE))))
    t = table(
        side(artifacts=["cannon"], battleline=[spec("troll", power_counters=5)]), side(), lift, house=House.BROBNAR
    )
    t.do("action", "cannon")
    t.pick("troll")
    assert t.card("troll").power_counters == left
