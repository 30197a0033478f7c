"""The public names, driven from outside: the judge's words, omniscient views, queries by handle, places."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.engine import (
    DecisionKind,
    Draw,
    Game,
    House,
    Icon,
    IllegalChoice,
    SetAmber,
    SetDamage,
    SetFacing,
    SetHouse,
    SetHouses,
    SetIcons,
    SetKeys,
    SetMaverick,
    SetToken,
    Step,
    Zone,
)
from kfdesk.engine.rules import NotAdjustable
from kfdesk.engine.terms import COLORS
from tests.tables import Table, side, spec, table


def a_table(**fields: object) -> Table:
    ada = side(battleline=("troll",), hand=("bumpsy",), deck=("dodger", "urchin"), token="grunt")
    bo = side(
        battleline=("krump", spec("zorg", under=("punch",))), hand=("anger",), deck=("dextre",), archives=("mother",)
    )
    return table(ada, bo, house=House.BROBNAR, **fields)


def test_the_omniscient_view_shows_every_card_and_no_seat_may_have_it() -> None:
    t = a_table()
    view = t.game.view(None, omniscient=True)
    assert [c.id for c in view.seats[0].deck or ()] == ["dodger", "urchin"]
    assert [c.id for c in view.seats[1].archives or ()] == ["mother"] and view.viewer is None
    assert t.game.view(None).seats[0].deck is None and t.game.view(0).seats[0].deck is None
    with pytest.raises(ValueError, match="never omniscient"):
        t.game.view(0, omniscient=True)


def test_a_card_is_asked_for_by_its_handle() -> None:
    t = a_table()
    troll = t.game.card(t.handle("troll"))
    assert (troll.power, troll.definition, troll.on_flank, troll.houses) == (8, "troll", True, (House.BROBNAR,))
    t.game.adjust(SetDamage(card=t.handle("troll"), amount=3))
    assert troll.damage == 3 and (t.game.key_cost(0), t.game.hand_size(1)) == (6, 6)
    for unknown in ("c0", "c99", "troll", ""):
        with pytest.raises(KeyError):
            t.game.card(unknown)


@pytest.mark.rule("glossary/battleline")
def test_a_question_for_a_place_says_whose_battleline_is_meant() -> None:
    t = a_table()
    t.do("play", "bumpsy")
    assert (t.decision.kind, t.decision.player, t.decision.side) == (DecisionKind.SLOT, 0, 0)
    t = table(side(hand=("harland-mindlock",)), side(battleline=("krump",)), house=House.LOGOS)
    t.do("play", "harland-mindlock")
    t.answer("slot:0")
    while t.decision.kind is not DecisionKind.SLOT:
        t.answer(t.decision.keys()[0])
    assert t.decision.side == 0 and t.decision.source == t.handle("krump")


def test_the_judge_sets_what_is_printed_on_a_card() -> None:
    t = a_table()
    troll = t.handle("troll")
    t.game.adjust(SetHouses(card=troll, houses=(House.MARS, House.DIS)))
    t.game.adjust(SetMaverick(card=troll, on=True))
    t.game.adjust(SetIcons(card=troll, icons=(Icon.DRAW,)))
    view = t.card("troll")
    assert (view.houses, view.maverick, view.icons) == ((House.MARS, House.DIS), True, (Icon.DRAW,))
    assert f"reap:{troll}" not in t.decision.keys()


@pytest.mark.rule("glossary/token-creatures", "glossary/facedown-cards")
def test_the_judge_turns_cards_over() -> None:
    t = a_table()
    troll = t.handle("troll")
    t.game.adjust(SetToken(card=troll, on=True))
    assert (t.card("troll").face_down, t.line(0)) == (True, ["grunt"])
    assert t.game.view(1).seats[0].battleline[0].token_of == "grunt"
    t.game.adjust(SetToken(card=troll, on=False))
    assert t.line(0) == ["troll"]
    with pytest.raises(NotAdjustable):
        t.game.adjust(SetToken(card=t.handle("krump"), on=True))
    t.game.adjust(SetFacing(card=t.handle("punch"), face_down=True))
    hidden = t.game.view(0).seats[1].battleline[1].under[0]
    assert hidden.face_down and hidden.id is None


@pytest.mark.rule("glossary/keys")
def test_a_third_key_set_by_the_judge_wins_and_can_be_taken_back() -> None:
    t = a_table()
    t.game.adjust(SetKeys(player=1, keys=COLORS))
    assert t.game.winner == 1 and t.game.decision is None
    before = t.game.fork(0)
    assert before.winner is None and before.decision is not None


@pytest.mark.parametrize("step", [Step.FORGE, Step.HOUSE, Step.MAIN])
def test_the_judge_may_change_the_table_wherever_a_step_has_just_begun(step: Step) -> None:
    t = table(side(battleline=("troll",), deck=("anger",), amber=6), side(), step=step)
    kind = t.decision.kind
    for amount in (7, 8):
        t.game.adjust(SetAmber(player=0, amount=amount))
    t.game.adjust(Draw(player=0))
    assert t.amber(0) == 8 and t.ids(0, "hand") == ["anger"] and t.decision.kind is kind
    again = Game.replay(t.game.setup, t.game.journal)
    assert again.digest() == t.game.digest() == t.game.fork().digest()


def test_the_judge_may_not_change_the_table_in_the_midst_of_a_resolution() -> None:
    t = a_table()
    t.do("fight", "troll")
    with pytest.raises(NotAdjustable):
        t.game.adjust(SetHouse(house=House.DIS))
    assert t.zone("troll") == Zone.BATTLELINE


@pytest.mark.parametrize("keys", [(3,), (None,), (["end-turn", 3],), (b"end-turn",), ([["end-turn"]],), ({},), ([],)])
def test_what_is_no_key_is_an_illegal_choice_with_a_reason(keys: tuple[Any, ...]) -> None:
    t = a_table()
    before = t.game.digest()
    with pytest.raises(IllegalChoice) as refused:
        t.game.choose(*keys)
    assert refused.value.verdict.reasons and refused.value.verdict.reasons[0].text.say("de")
    assert t.game.digest() == before and t.game.journal == ()
    t.game.choose(["end-turn"])
