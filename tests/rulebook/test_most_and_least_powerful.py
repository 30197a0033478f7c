"""The most and the least powerful, alone and in groups."""

from __future__ import annotations

import pytest

from kfdesk.engine.terms import House
from kfdesk.language.definition import card
from kfdesk.language.effects.damage import destroy
from kfdesk.language.effects.moves import return_
from kfdesk.language.extremes import least_powerful, most_powerful
from kfdesk.language.labels import destroyed, play
from kfdesk.language.predicates import ENEMY
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import a, each
from tests.rulebook.made import Extreme, give
from tests.tables import side, spec, table


@pytest.mark.rule("glossary/least-powerful")
def test_of_tied_least_powerful_creatures_the_active_player_chooses_one() -> None:
    t = table(
        side(hand=["punch"], battleline=["bumpsy", "bad-penny"]),
        side(battleline=["urchin", "krump"]),
        card("punch", play(destroy(a(CREATURE, Extreme(lowest=True))))),
    )
    t.do("play", "punch")
    assert t.offered() == ["bad-penny", "urchin"]
    t.pick("urchin")
    assert (t.line(0), t.line(1)) == (["bumpsy", "bad-penny"], ["krump"])
    t.expect_main_step()


@pytest.mark.rule("glossary/least-powerful")
def test_each_tied_creature_is_least_powerful() -> None:
    t = table(
        side(hand=["punch"], battleline=["bumpsy", "dust-imp"]),
        side(battleline=[spec("dextre", damage=2), "silvertooth"]),
        card("punch", play(give("stun", each(CREATURE, Extreme(lowest=True))))),
    )
    t.do("play", "punch")
    assert [t.card(i).stunned for i in ("bumpsy", "dust-imp", "dextre", "silvertooth")] == [False, True, False, True]
    t.expect_main_step()


@pytest.mark.rule("glossary/groups-of-least-powerful")
@pytest.mark.parametrize(
    ("count", "asked", "picked", "left"),
    [
        (1, None, (), ["bumpsy", "headhunter", "krump"]),
        (2, ["bumpsy", "headhunter"], ("headhunter",), ["bumpsy", "krump"]),
        (3, None, (), ["krump"]),
        (9, None, (), []),
    ],
)
def test_a_group_of_least_powerful_is_filled_from_below_and_ties_are_chosen(
    count: int, asked: list[str] | None, picked: tuple[str, ...], left: list[str]
) -> None:
    t = table(
        side(hand=["punch"]),
        side(battleline=["bumpsy", "headhunter", "bad-penny", "krump"]),
        card("punch", play(return_(least_powerful(CREATURE, ENEMY, n=count)))),
    )
    t.do("play", "punch")
    if asked:
        assert (t.offered(), t.decision.min, t.decision.max) == (asked, 1, 1)
        assert t.decision.prompt.en.startswith("Return the 2 least powerful enemy creatures"), "not only: choose them"
        t.pick(*picked)
    assert t.line(1) == left
    t.expect_main_step()


@pytest.mark.rule("glossary/groups-of-most-powerful", "glossary/groups-of-least-powerful")
@pytest.mark.parametrize(
    ("count", "asked", "left"),
    [
        (1, None, ["krump", "bumpsy", "headhunter"]),
        (3, ["bumpsy", "headhunter"], ["headhunter"]),
        (4, None, []),
    ],
)
def test_a_group_of_most_powerful_is_filled_from_above_and_ties_are_chosen(
    count: int, asked: list[str] | None, left: list[str]
) -> None:
    t = table(
        side(hand=["punch"]),
        side(battleline=["krump", "bumpsy", "troll", "headhunter"]),
        card("punch", play(return_(most_powerful(CREATURE, n=count)))),
    )
    t.do("play", "punch")
    if asked:
        assert (t.offered(), t.decision.min, t.decision.max) == (asked, 1, 1)
        t.pick("bumpsy")
    assert t.line(1) == left
    t.expect_main_step()


GRIM = card("dust-imp", destroyed(destroy(least_powerful(CREATURE))))


@pytest.mark.rule("glossary/least-powerful", "glossary/destroyed")
def test_the_least_powerful_creature_is_meant_though_it_is_tagged_and_no_other_is_destroyed() -> None:
    t = table(side(hand=["punch"]), side(battleline=["dust-imp", "bumpsy", "krump"]), GRIM)
    t.do("play", "punch")
    t.pick("dust-imp")
    assert t.line(1) == ["bumpsy", "krump"]
    t.expect_main_step()


@pytest.mark.rule("glossary/least-powerful", "glossary/destroyed")
def test_of_equally_weak_creatures_one_that_is_tagged_cannot_be_chosen() -> None:
    t = table(side(hand=["punch"]), side(battleline=["dust-imp", "batdrone", "krump", "silvertooth"]), GRIM)
    t.do("play", "punch")
    t.pick("dust-imp")
    t.offers("batdrone", "silvertooth")
    t.pick("silvertooth")
    t.finish()
    assert t.line(1) == ["batdrone", "krump"]


@pytest.mark.rule("glossary/most-powerful")
def test_of_each_players_most_powerful_creatures_none_is_said_not_to_be_one() -> None:
    t = table(
        side(hand=["quicksand"], battleline=["troll", "troll", "silvertooth"]),
        side(battleline=["bumpsy", "bumpsy", "urchin"]),
        house=House.UNTAMED,
    )
    t.do("play", "quicksand")
    t.offers("troll", "troll")
    said = {
        id_: t.game.explain(f"card:{t.handle(id_)}").reasons[0].text.en for id_ in ("bumpsy", "urchin", "silvertooth")
    }
    assert said == {
        "bumpsy": "Bumpsy is not compared with the creatures of another player.",
        "urchin": "Urchin is not compared with the creatures of another player.",
        "silvertooth": "Silvertooth is not the most powerful creature.",
    }
