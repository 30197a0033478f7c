"""Æmber in the opponent's pool that a player spends when forging: who is asked, what it is, and where it goes."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import AmberVerb
from kfdesk.language.words import (
    EACH_PLAYER,
    OPPONENT,
    YOU,
    Instruction,
    action,
    card,
    forge,
    play,
    spends_theirs,
    this_turn,
)
from kfdesk.match.highlights import amber_changes
from kfdesk.text.wording import render
from tests.tables import Table, side, table

PURSE = "cannon"
"""An artifact whose ability these tests write."""
ACT = "gauntlet-of-command"


def forging(*effects: Instruction, ada: dict[str, Any], bo: dict[str, Any], who: Any = YOU) -> Table:
    """Return the table on which an action of Ada's has just begun to forge a key."""
    t = table(
        side(artifacts=[PURSE, ACT, *ada.pop("artifacts", ())], **ada),
        side(**bo),
        card(PURSE, spends_theirs(2, who)),
        card(ACT, action(*(effects or (forge(),)))),
        house=House.BROBNAR,
    )
    t.do("action", ACT)
    return t


@pytest.mark.rule("glossary/forge", "glossary/cost-at-current-cost")
def test_it_is_spent_by_who_forges_and_lies_in_the_other_pool() -> None:
    t = forging(ada={"amber": 5}, bo={"amber": 4})
    assert t.decision.prompt.say("en") == "How much of the Æmber in Bo’s pool do you spend?"
    t.answer("number:2")
    t.answer("key:red")
    spent = t.events(AmberVerb.SPEND)
    assert [(e.payer, e.giver.pool, e.amount) for e in spent] == [(0, 1, 2), (0, 0, 4)]
    assert [amber_changes(e) for e in spent] == [((1, -2),), ()], "what somebody pays of their own is left out"


@pytest.mark.rule("glossary/cost-at-current-cost")
def test_of_the_other_player_who_forges_the_active_one_is_asked() -> None:
    t = forging(forge(who=OPPONENT), ada={"amber": 4}, bo={"amber": 5}, who=OPPONENT)
    assert t.decision.player == 0
    assert t.decision.prompt.say("en") == "How much of the Æmber in your pool does Bo spend?"
    assert t.decision.keys() == ("number:1", "number:2")
    t.answer("number:2")
    t.answer("key:red")
    assert (t.amber(0), t.amber(1), t.game.state.players[1].keys) == (2, 1, ("red",))


@pytest.mark.rule("glossary/replacement-effects")
def test_it_goes_where_what_the_player_spends_goes() -> None:
    """The Sting gives its player all that the opponent spends, also of that player's own."""
    t = forging(ada={"amber": 4}, bo={"amber": 5, "artifacts": ["the-sting"]})
    t.answer("number:2")
    t.answer("key:red")
    assert (t.amber(0), t.amber(1)) == (0, 9)


@pytest.mark.rule("glossary/replacement-effects")
def test_it_is_not_spent_by_the_player_whose_pool_it_lies_in() -> None:
    t = forging(ada={"amber": 4, "artifacts": ["the-sting"]}, bo={"amber": 5})
    t.answer("number:2")
    t.answer("key:red")
    assert (t.amber(0), t.amber(1)) == (0, 3)


@pytest.mark.rule("glossary/forge")
def test_nothing_is_asked_for_a_key_at_no_cost_or_of_an_empty_pool() -> None:
    t = forging(ada={"amber": 6}, bo={"amber": 0})
    t.answer("key:red")
    assert t.amber(0) == 0
    t = forging(forge(free=True), ada={"amber": 0}, bo={"amber": 5})
    t.answer("key:red")
    assert t.amber(1) == 5


def test_they_read_in_both_languages() -> None:
    assert render(spends_theirs(3), "en") == "You may spend up to 3{amber} from your opponent’s pool when forging keys"
    assert render(play(this_turn(spends_theirs(3))), "de") == (
        "Spielen: Für den Rest des Zuges darfst du beim Schmieden von Schlüsseln bis zu 3{amber} aus dem Vorrat deines"
        " Gegners ausgeben."
    )
    assert render(spends_theirs(1, OPPONENT), "en") == (
        "Your opponent may spend up to 1{amber} from your pool when forging keys"
    )
    assert render(spends_theirs(2, EACH_PLAYER), "de") == (
        "Spieler dürfen beim Schmieden von Schlüsseln bis zu 2{amber} aus dem Vorrat ihres Gegners ausgeben"
    )
    with pytest.raises(ValueError, match="nothing to spend"):
        spends_theirs(0)
