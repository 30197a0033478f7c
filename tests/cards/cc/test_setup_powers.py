"""What archon powers do while the game is set up, and that no mulligan is taken."""

from __future__ import annotations

import pytest

from kfdesk.cards import library
from kfdesk.engine import Game, Side
from kfdesk.engine.events import DeedForbidden
from kfdesk.engine.terms import DecisionKind, Forbidden, Step
from kfdesk.language.words import GIGANTIC_HALF, a_name
from tests.tables import Table, side, table

DECK = ["punch", "anger", "fear", "troll", "krump", "bumpsy", "punch", "urchin", "dodger", "cannon", "zorg", "punch"]


def set_up(ada: str | None, bo: str | None) -> Table:
    """Return a game before the starting hands are drawn, each deck with an archon power, or with none."""
    return table(half_of_table(ada), half_of_table(bo), step=Step.SETUP)


def half_of_table(power: str | None) -> Side:
    return side(deck=list(DECK)) if power is None else side(deck=list(DECK), archon_power=power)


@pytest.mark.rule("glossary/archon-power", "glossary/mulligan")
def test_once_hands_are_drawn_the_deck_is_searched_and_no_mulligan_is_offered() -> None:
    t = set_up("overcharged", None)
    assert [len(t.ids(player, "hand")) for player in (0, 1)] == [7, 6]
    assert (t.decision.player, t.decision.kind, t.decision.max) == (0, DecisionKind.CARD, 3)
    assert len(t.decision.options) == 5 + 1
    found = [option.key for option in t.decision.options[:3]]
    t.answer(*found)
    assert (len(t.ids(0, "archives")), len(t.ids(0, "deck"))) == (3, 2)
    assert [e.deed for e in t.events(DeedForbidden)] == [Forbidden.MULLIGAN]
    assert (t.decision.player, t.decision.kind) == (1, DecisionKind.MULLIGAN)
    t.answer("no")
    assert t.game.state.step is not Step.SETUP


@pytest.mark.rule("glossary/archon-power")
def test_both_players_in_order_each_asked_for_themselves_and_the_first_begins() -> None:
    t = set_up("overcharged", "overcharged")
    for player in (0, 1):
        assert (t.decision.player, t.game.state.active) == (player, player)
        t.answer("done")
    assert t.game.state.active == 0 and t.game.state.step is not Step.SETUP
    assert len(t.events(DeedForbidden)) == 2


@pytest.mark.rule("glossary/mulligan")
def test_the_mulligan_of_the_other_player_comes_after_the_search() -> None:
    t = set_up(None, "overcharged")
    assert (t.decision.player, t.decision.kind) == (1, DecisionKind.CARD)
    t.answer("done")
    assert (t.decision.player, t.decision.kind, t.game.state.active) == (0, DecisionKind.MULLIGAN, 0)
    t.answer("yes")
    assert [len(t.ids(player, "hand")) for player in (0, 1)] == [6, 6]
    assert t.game.state.step is not Step.SETUP


@pytest.mark.rule("glossary/archon-power", "glossary/search")
def test_an_action_is_named_and_found_before_hands_are_drawn() -> None:
    t = set_up(None, "signature-move")
    assert [len(t.ids(player, "hand")) for player in (0, 1)] == [0, 0]
    assert (t.decision.player, t.decision.kind) == (1, DecisionKind.NAME)
    assert t.decision.keys() == ("name:anger", "name:fear", "name:punch")
    t.answer("name:punch")
    assert len(t.decision.options) == 3 + 1 and t.decision.max == 3
    t.answer(*(option.key for option in t.decision.options[:2]))
    assert t.ids(1, "archives") == ["punch", "punch"]
    assert [len(t.ids(player, "hand")) for player in (0, 1)] == [7, 6]
    assert (t.decision.player, t.decision.kind) == (0, DecisionKind.MULLIGAN)


@pytest.mark.rule("glossary/out-of-play-zones")
def test_the_other_player_sees_what_was_revealed_but_not_the_deck() -> None:
    t = set_up(None, "signature-move")
    t.answer("name:punch")
    assert t.game.view(0).seats[1].deck is None
    assert all(option.key == "done" or option.key.startswith("card:") for option in t.decision.options)


def test_a_game_is_forked_and_played_again_within_the_setup() -> None:
    t = set_up("signature-move", "overcharged")
    t.answer("name:fear")
    fork = t.game.fork()
    for game in (t.game, fork):
        assert game.decision is not None
        game.choose(*(option.key for option in game.decision.options[:1]))
    assert fork.digest() == t.game.digest()
    assert Game.replay(t.game.setup, t.game.journal).digest() == t.game.digest()


def test_what_happens_in_setup_is_said() -> None:
    charged, move = (library()[power] for power in ("overcharged", "signature-move"))
    assert charged.text("en").startswith("You cannot take a mulligan.\nAfter you draw your starting hand, search your")
    assert charged.text("de").startswith("Du kannst keinen Mulligan nehmen.\nNachdem du deine Starthand gezogen hast,")
    assert move.text("en").startswith("Before starting hands are drawn, name an action card.")
    assert move.text("de").startswith("Bevor die Starthände gezogen werden, nenne eine Aktionskarte.")
    with pytest.raises(ValueError, match="named"):
        a_name(GIGANTIC_HALF)
