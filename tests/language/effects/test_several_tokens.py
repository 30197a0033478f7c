"""Counters and Æmber that move together: at the same time, counted together, to the supply or to another card."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.engine import House
from kfdesk.language.words import (
    AMBER,
    CREATURE,
    DAMAGE,
    DEPTH,
    ENEMY,
    FRIENDLY,
    HAND,
    POWER,
    THIS,
    Instruction,
    a,
    amber_on,
    at_least,
    card,
    draw,
    each,
    for_each,
    gain,
    gets,
    if_,
    may,
    move_tokens,
    play,
    put,
    that_much,
    there_are,
)
from kfdesk.text.wording import render
from tests.tables import Table, side, spec, table

ACT = "punch"


def after(effect: Instruction, *more: Instruction, ada: dict[str, Any], bo: dict[str, Any] | None = None) -> Table:
    t = table(side(hand=[ACT], **ada), side(**(bo or {})), card(ACT, play(effect, *more)), house=House.BROBNAR)
    t.do("play", ACT)
    return t


@pytest.mark.rule("glossary/move", "glossary/this-way")
def test_all_go_from_one_card_to_another_and_are_counted_together() -> None:
    moved = move_tokens((POWER, AMBER), a(CREATURE, ENEMY), a(CREATURE, FRIENDLY))
    line = [spec("krump", power_counters=2, amber=1, damage=1), spec("valdr", power_counters=1)]
    t = after(moved, gain(for_each(1, that_much(moved))), ada={"battleline": ["troll"]}, bo={"battleline": line})
    t.pick("krump")
    t.pick("troll")
    assert t.changes() == {
        ACT: ("hand", "discard"),
        "krump power counters": (2, 0),
        "krump amber": (1, 0),
        "troll power counters": (0, 2),
        "troll amber": (0, 1),
        "ada amber": (0, 4),
    }


@pytest.mark.rule("glossary/move")
def test_where_there_is_nothing_to_move_nothing_is_asked() -> None:
    moved = move_tokens((POWER, AMBER), a(CREATURE, FRIENDLY), a(CREATURE, ENEMY))
    t = after(may(moved), ada={"battleline": ["troll", "krump"]}, bo={"battleline": ["valdr"]})
    t.expect_main_step()


@pytest.mark.rule("glossary/move", "glossary/power")
def test_they_leave_at_the_same_time() -> None:
    """A creature whose power is that of its Æmber has lost its counters, too, when it dies of that."""
    grows = card("troll", gets(THIS, power=for_each(1, amber_on(THIS))))
    moved = move_tokens((AMBER, POWER), each(CREATURE, FRIENDLY))
    t = table(
        side(hand=[ACT], battleline=[spec("troll", damage=9, amber=2, power_counters=2)]),
        side(),
        grows,
        card(ACT, play(moved, gain(that_much(moved)))),
        house=House.BROBNAR,
    )
    t.do("play", ACT)
    assert (t.zone("troll"), t.amber(0), t.amber(1)) == ("discard", 5, 0)


@pytest.mark.rule("glossary/movement-between-zones")
def test_those_of_cards_that_are_not_in_play_are_none() -> None:
    gone = a(CREATURE, FRIENDLY)
    moved = move_tokens((POWER, AMBER), gone)
    held = [spec("troll", power_counters=1, amber=1)]
    t = after(put(gone, HAND), moved, draw(that_much(moved)), ada={"battleline": held, "deck": ["fear"]})
    t.pick("troll")
    assert t.ids(0, "deck") == ["fear"]


def test_they_read_in_both_languages() -> None:
    friends = each(CREATURE, FRIENDLY)
    moved = move_tokens((POWER, DEPTH, AMBER), friends)
    assert render(moved, "en") == (
        "Move each +1 power counter, each depth counter, and each {amber} from each friendly creature to the common"
        " supply"
    )
    assert render(play(moved, draw(that_much(moved))), "en").endswith(
        "Draw cards equal to the total number of +1 power counters, depth counters, and {amber} moved this way."
    )
    two = move_tokens((POWER, AMBER), friends, a(CREATURE, ENEMY))
    assert render(two, "de") == (
        "Lege jeden +1-Stärke-Marker und jedes {amber} von jeder befreundeten Kreatur auf eine feindliche Kreatur"
    )
    assert render(play(two, if_(there_are(at_least(3), that_much(two).count), draw())), "en").endswith(
        "If you moved 3 or more +1 power counters and/or {amber} this way, draw a card."
    )


@pytest.mark.parametrize("kinds", [(), (POWER,), (POWER, POWER), (POWER, DAMAGE)])
def test_one_kind_has_words_of_its_own_and_damage_is_no_token_of_a_card(kinds: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="moved"):
        move_tokens(kinds, a(CREATURE))
