"""Upgrades in play that move to other creatures, and the card that an upgrade is attached to."""

from __future__ import annotations

import pytest

from kfdesk.engine import CardSpec, House
from kfdesk.language.definition import Draft
from kfdesk.language.words import (
    CREATURE,
    ENEMY,
    FRIENDLY,
    UPGRADE,
    Instruction,
    a,
    attach,
    card,
    choose,
    destroy,
    each,
    hand,
    host_of,
    may,
    other_than,
    play,
    stun,
    upgrades_on,
)
from kfdesk.text.wording import render
from tests.tables import Table, side, spec, table

ACT = "punch"
MAW = "titanic-maw"
"""It can only be attached to a friendly Legendary Keyraken."""
KRAKEN = "legendary-keyraken"


def moving() -> Draft:
    moved = a(UPGRADE)
    return card(ACT, play(attach(moved, a(CREATURE, other_than(host_of(moved))))))


def after(draft: Draft, line: list[str | CardSpec], bo: list[str | CardSpec]) -> Table:
    t = table(side(hand=[ACT], battleline=line), side(battleline=bo), draft, house=House.BROBNAR)
    t.do("play", ACT)
    return t


@pytest.mark.rule("glossary/upgrades", "glossary/move")
def test_an_upgrade_moves_to_any_creature_but_the_one_it_is_on() -> None:
    t = after(moving(), ["troll", "krump"], [spec("urchin", upgrades=["blood-of-titans"])])
    t.offers("blood-of-titans")
    t.pick("blood-of-titans")
    t.offers("troll", "krump")
    t.pick("krump")
    t.expect_main_step()
    assert [u.id for u in t.card("krump").upgrades] == ["blood-of-titans"]
    assert (t.card("blood-of-titans").controller, t.card("urchin").upgrades) == (1, ())


@pytest.mark.rule("glossary/upgrades")
def test_nothing_is_asked_where_there_is_no_other_creature() -> None:
    t = after(moving(), [], [spec("urchin", upgrades=["blood-of-titans"])])
    t.expect_main_step()


@pytest.mark.rule("glossary/friendly", "glossary/upgrades")
@pytest.mark.parametrize(("owner", "moves"), [(0, False), (1, True)])
def test_what_an_upgrade_can_be_attached_to_is_told_by_its_controllers_side(owner: int, moves: bool) -> None:
    bo: list[str | CardSpec] = [spec(KRAKEN, upgrades=[MAW])]
    line: list[str | CardSpec] = []
    (line, bo)[owner].append(KRAKEN)
    t = after(moving(), line, bo)
    if not moves:
        t.expect_main_step()  # nothing that could be chosen would do anything
        return
    t.pick(MAW)
    t.pick((KRAKEN, 1))
    t.expect_main_step()
    assert [u.id for u in t.card(KRAKEN, 1).upgrades] == [MAW]


@pytest.mark.rule("glossary/upgrades", "glossary/enters-play")
def test_one_that_entered_play_on_an_artifact_may_move_to_a_creature_and_is_not_played_anew() -> None:
    ada = side(
        hand=[spec("animating-force", house="brobnar"), ACT], artifacts=["gauntlet-of-command"], battleline=["troll"]
    )
    t = table(ada, side(), moving(), house=House.BROBNAR)
    t.do("play", "animating-force")
    t.pick("gauntlet-of-command")
    t.finish()
    line = t.line(0)
    assert "gauntlet-of-command" in line
    t.do("play", ACT)
    t.pick("animating-force")
    t.offers("troll")
    t.pick("troll")
    t.expect_main_step()
    assert ([u.id for u in t.card("troll").upgrades], t.line(0)) == (["animating-force"], line)


@pytest.mark.rule("glossary/upgrades")
def test_an_upgrade_that_moved_was_attached() -> None:
    """Collector Boren is readied after an upgrade is attached to it."""
    boren = spec("collector-boren", ready=False)
    t = after(moving(), [boren], [spec("urchin", upgrades=["blood-of-titans"])])
    t.pick("blood-of-titans")
    t.pick("collector-boren")
    t.expect_main_step()
    assert t.card("collector-boren").ready


@pytest.mark.rule("glossary/upgrades")
def test_the_card_to_which_an_upgrade_is_attached_is_known_from_it() -> None:
    chosen = a(UPGRADE)
    draft = card(ACT, play(choose(chosen), stun(host_of(chosen))))
    worn = [spec("urchin", upgrades=["duskrunner"]), spec("valdr", upgrades=["blood-of-titans"])]
    t = after(draft, ["troll"], ["krump", *worn])
    t.pick("blood-of-titans")
    t.finish()
    assert [t.card(c).stunned for c in ("troll", "krump", "urchin", "valdr")] == [False, False, False, True]


@pytest.mark.parametrize(
    ("effect", "en", "de"),
    [
        (
            attach(a(UPGRADE, ENEMY), a(CREATURE)),
            "Move an enemy upgrade to a creature",
            "Bewege eine feindliche Aufwertung zu einer Kreatur",
        ),
        (
            attach(each(UPGRADE, in_=upgrades_on(each(CREATURE, ENEMY))), a(CREATURE, FRIENDLY)),
            "Move each upgrade attached to an enemy creature to a friendly creature",
            "Bewege jede Aufwertung an einer feindlichen Kreatur zu einer befreundeten Kreatur",
        ),
        (
            may(attach(a(UPGRADE, in_=hand()), a(CREATURE))),
            "You may attach an upgrade from your hand to a creature",
            "Du darfst eine Aufwertung von deiner Hand an eine Kreatur anlegen",
        ),
        (
            destroy(host_of(a(UPGRADE, ENEMY))),
            "Destroy the card to which an enemy upgrade is attached",
            "Zerstöre die Karte, an die eine feindliche Aufwertung angelegt ist",
        ),
    ],
)
def test_what_lies_in_play_moves_and_what_does_not_is_attached(effect: Instruction, en: str, de: str) -> None:
    assert (render(effect, "en"), render(effect, "de")) == (en, de)
