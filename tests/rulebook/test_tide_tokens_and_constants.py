"""The tide, token creatures, constant abilities, "cannot" and keys, each sentence of their entries."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.engine import DecisionKind, House, KeyColor, Step, Zone
from kfdesk.engine import events as ev
from kfdesk.engine.abilities import DONE, Mod, Scope, Steps
from kfdesk.engine.terms import PLAYERS, Label
from kfdesk.language.definition import card
from kfdesk.language.durations import this_turn
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.control import take_control
from kfdesk.language.effects.damage import deal, destroy
from kfdesk.language.effects.moves import archive, return_
from kfdesk.language.labels import Labelled, play
from kfdesk.language.predicates import ENEMY, FRIENDLY
from kfdesk.language.rules.changes import gets
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import a, each
from tests.rulebook.made import Does, after_event, forge, holds, holds_for, keys
from tests.tables import Table, side, spec, table

# The tide ---------------------------------------------------------------------------------------


def tide_of(t: Table) -> int | None:
    return t.game.view(None).tide


@pytest.mark.rule("glossary/tide")
def test_the_tide_begins_neutral_and_either_player_may_raise_it_in_their_own_turn() -> None:
    houses = [House.DIS]
    t = table(side(houses=houses), side(houses=houses), tide_in_game=True, house=House.DIS)
    assert tide_of(t) is None and keys(t) == ["raise-tide", "end-turn"]
    t.answer("raise-tide")
    assert (tide_of(t), t.game.state.players[0].chains, t.game.state.players[1].chains) == (0, 3, 0)
    assert keys(t) == ["end-turn"]  # high for Ada: she cannot raise it again
    t.end_turn()
    assert keys(t) == ["raise-tide", "end-turn"]  # low for Bo
    t.answer("raise-tide")
    assert (tide_of(t), t.game.state.players[1].chains) == (1, 3)


@pytest.mark.rule("glossary/tide")
def test_raising_the_tide_exhausts_nothing_and_may_be_done_any_number_of_times_a_turn() -> None:
    def conduct(scope: Scope, _cards: tuple[int, ...]) -> Steps:
        yield from scope.core.happen(ev.TideRaised(scope.opponent))
        return DONE

    ebb = card("punch", play(Does(conduct)))
    t = table(side(hand=["punch"] * 3, battleline=["troll"]), side(), ebb, tide_in_game=True)
    for nth in range(3):
        t.answer("raise-tide")
        assert tide_of(t) == 0
        t.do("play", "punch", nth)
        assert tide_of(t) == 1  # a card raised it for the opponent, at the cost of no chains
    assert [p.chains for p in t.game.state.players] == [9, 0]
    assert t.card("troll").ready


@pytest.mark.rule("glossary/tide")
def test_without_a_tide_card_in_the_game_there_is_no_tide() -> None:
    t = table(side(battleline=["troll"]), side())
    assert "raise-tide" not in keys(t) and t.reasons("raise-tide") == ["glossary/tide"]


# Token creatures --------------------------------------------------------------------------------

BLORB = {"id": "anger", "token_of": "blorb"}
RESEARCHER = {"id": "anger", "token_of": "researcher"}


@pytest.mark.rule("glossary/token-creatures")
def test_a_token_creature_is_used_like_a_creature_and_counts_as_one() -> None:
    wave = card("punch", play(deal(1, each(CREATURE))))
    line = [RESEARCHER, {**RESEARCHER, "id": "warsong"}]
    token = side(hand=["punch"], battleline=line, token="researcher", houses=[House.MARS])
    t = table(token, side(battleline=["troll"]), wave, house=House.MARS)  # it is a copy of its reference card, of Mars
    assert t.can("reap", "anger") and t.can("fight", "anger") and t.can("fight", "warsong")
    t.do("reap", "anger")
    t.fight("warsong", "troll")  # it has 1 power
    assert (t.amber(0), t.card("troll").damage, t.zone("warsong")) == (1, 1, Zone.DISCARD)
    assert t.events(ev.CardPlayed) == []  # the action beneath does nothing


@pytest.mark.rule("glossary/token-creatures", "glossary/house-choice")
@pytest.mark.parametrize("active", [House.MARS, House.BROBNAR])
def test_a_token_creature_belongs_to_the_house_of_its_reference_card_not_of_the_card_facedown(active: House) -> None:
    t = table(side(battleline=[RESEARCHER], token="researcher", houses=[active]), side(), house=active)
    assert t.can("reap", "anger") is (active is House.MARS)
    for viewer in PLAYERS:  # the opponent could tell the card by its house
        assert t.game.view(viewer).seats[0].battleline[0].houses == (House.MARS,)


@pytest.mark.rule("glossary/token-creatures")
def test_a_hive_taken_from_the_opponent_makes_no_blorbs_where_ones_own_deck_has_none() -> None:
    ada = side(hand=["borrow"], battleline=["troll"], deck=["punch", "anger"])
    bo = side(artifacts=["blorb-hive"], token="blorb", deck=["krump", "bumpsy"])
    t = table(ada, bo, house=House.SHADOWS)
    t.do("play", "borrow")
    t.finish()
    t.do("omni", "blorb-hive")
    t.finish()
    assert (t.line(0), t.line(1), t.zone("troll")) == ([], [], "discard")
    assert (t.ids(0, "deck"), t.ids(1, "deck")) == (["punch", "anger"], ["krump", "bumpsy"])


@pytest.mark.rule("glossary/token-creatures", "glossary/control-and-ownership")
@pytest.mark.parametrize(
    ("owner", "token", "meant"), [(1, None, False), (1, "grunt", False), (1, "disciple", True), (0, None, True)]
)
def test_a_card_taken_from_the_opponent_means_no_token_creature_that_ones_own_deck_lacks(
    owner: int, token: str | None, meant: bool
) -> None:
    adept = spec("anger", token_of="disciple", ready=False)
    ada = side(battleline=[spec("batariel-of-the-grey", owner=owner)], token=token)
    t = table(ada, side(battleline=[adept], token="disciple"), house=House.SANCTUM)
    t.do("reap", "batariel-of-the-grey")
    t.expect_main_step()
    assert t.card("anger").ready is meant


@pytest.mark.rule("glossary/token-creatures", "glossary/constant-abilities")
@pytest.mark.parametrize(("owner", "power"), [(1, 1), (0, 4)])
def test_nor_does_what_such_a_card_says_of_it_all_the_time_hold(owner: int, power: int) -> None:
    stolen = spec("anger", token_of="æmberling", owner=1)
    ada = side(battleline=[stolen], artifacts=[spec("norbyn-s-cavern", owner=owner)])
    t = table(ada, side(token="æmberling"), house=House.STAR_ALLIANCE)
    assert t.card("anger").power == power


@pytest.mark.rule("glossary/token-creatures")
@pytest.mark.parametrize("place", ["hand", "discard"])
def test_a_token_creature_that_leaves_play_is_its_printed_card_again(place: str) -> None:
    away = return_(a(CREATURE)) if place == "hand" else deal(9, a(CREATURE))
    t = table(
        side(hand=["punch"], battleline=[BLORB], token="blorb", houses=[House.BROBNAR]), side(),
        card("punch", play(away)), card("anger", play(gain(3))),
    )  # fmt: skip
    token = t.handle("anger")
    assert t.card("anger").token_of == "blorb"
    t.do("play", "punch")
    t.answer(f"card:{token}")
    assert t.ids(0, place)[0] == "anger"
    left = t.card("anger")
    assert (left.id, left.token_of, left.face_down, str(left.type)) == ("anger", None, False, "action")
    if place == "hand":
        before = t.amber(0)
        t.do("play", "anger")
        assert t.amber(0) - before >= 3


@pytest.mark.rule("glossary/token-creatures", "glossary/control-and-ownership")
def test_under_another_player_a_token_creature_stays_the_same_and_is_known_to_its_new_controller() -> None:
    thief = card("punch", play(take_control(a(CREATURE, ENEMY))))
    t = table(side(hand=["punch"], token="grunt"), side(battleline=[BLORB], token="blorb"), thief)
    t.do("play", "punch")
    t.pick("anger")
    t.finish()
    mine, theirs = (t.game.view(viewer).seats[0].battleline[0] for viewer in PLAYERS)
    assert (mine.token_of, theirs.token_of, mine.power) == ("blorb", "blorb", 1)
    assert (mine.id, theirs.id) == ("anger", None)


def with_hidden_side(place: str) -> Table:
    """Return a table on which Bo's token creature has begun a lasting effect and an action of Ada's can move one."""
    verb: Any = {"hand": return_, "archives": archive, "discard": destroy}[place]
    return table(
        side(hand=["punch", "warsong"]),
        side(battleline=[BLORB, "troll"], token="blorb"),
        card("blorb", after_event(ev.CardDiscarded, this_turn(gets(each(CREATURE, FRIENDLY), power=2)))),
        card("punch", play(verb(a(CREATURE)))),
    )


@pytest.mark.rule("glossary/token-creatures", "glossary/out-of-play-zones")
@pytest.mark.parametrize("place", ["hand", "archives", "discard"])
def test_a_player_never_reads_the_reverse_side_of_an_opponents_token_creature(place: str) -> None:
    t = with_hidden_side(place)
    t.do("discard", "warsong")
    said = [[words.en for _, words in t.game.view(viewer).lasting] for viewer in PLAYERS]
    assert said == [
        ["Blorb: This turn, each enemy creature gets +2 power."],
        ["Blorb: This turn, each friendly creature gets +2 power."],
    ]
    t.do("play", "punch")
    assert [option.label.en for option in t.decision.options] == ["Blorb", "Troll"]
    before = len(t.game.events)
    t.answer(f"card:{t.handle('anger')}")
    seen = [[e.seen_by(viewer) for e in t.game.events[before:]] for viewer in PLAYERS]
    (moved,), (known,) = (
        [e for e in row if isinstance(e, ev.CardMoved) and e.origin is Zone.BATTLELINE] for row in seen
    )
    number = t.number("anger")
    assert (moved.card, known.card) == (number if place == "discard" else 0, number)
    is_open = place == "discard"
    assert ("Anger" in t.game.view(0).lasting[0][1].en) is is_open
    assert "Anger" in t.game.view(1).lasting[0][1].en


# Constant abilities -----------------------------------------------------------------------------


def busy(*abilities: Any) -> Table:
    """A table with Troll in play, exhausted, where much happens that is not about it."""
    t = table(
        side(hand=["punch", "bumpsy"], battleline=[spec("troll", ready=False), "krump"], deck=["anger"]),
        side(battleline=["dodger"], amber=3, deck=["urchin"]),
        card("troll", *abilities),
        card("punch", play(deal(1, a(CREATURE, ENEMY)))),
    )
    t.do("play", "punch")
    t.pick("dodger")
    t.do("reap", "krump")
    t.creature("bumpsy")
    return t


@pytest.mark.rule("glossary/constant-abilities")
@pytest.mark.parametrize("label", list(Label))
def test_an_ability_behind_a_bold_word_is_not_constant(label: Label) -> None:
    t = busy(Labelled((label,), gain(50)))
    troll = t.number("troll")
    assert t.amber(0) < 50 and not [e for e in t.events(ev.AbilityTriggered) if e.card == troll]


@pytest.mark.rule("glossary/constant-abilities")
def test_a_constant_ability_is_active_while_its_card_is_exhausted_and_applying_it_is_no_use() -> None:
    t = busy(after_event(ev.CreatureReaped, gain(50)), holds(Mod.POWER_ADD, each(CREATURE, FRIENDLY), 3))
    assert t.amber(0) >= 50
    assert (t.card("krump").power, t.card("dodger").power) == (9, 5)
    assert not t.card("troll").ready and [e.card for e in t.events(ev.CardUsed)] == [t.number("krump")]


@pytest.mark.rule("glossary/constant-abilities")
def test_a_constant_ability_ends_with_its_card_and_its_condition() -> None:
    lead = card("troll", holds(Mod.POWER_ADD, each(CREATURE, FRIENDLY), 3))
    t = table(
        side(hand=["punch"], battleline=["troll", "krump"]), side(), lead, card("punch", play(return_(a(CREATURE))))
    )
    assert t.card("krump").power == 9
    t.do("play", "punch")
    t.pick("troll")
    assert t.card("krump").power == 6


# Cannot -----------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/cannot")
@pytest.mark.parametrize("order", [0, 1])
def test_cannot_beats_may_and_must_whichever_is_older(order: int) -> None:
    cards = [{"id": "troll"}, {"id": "krump"}]
    line = cards if order else list(reversed(cards))
    t = table(
        side(battleline=[*line, "urchin"], houses=[House.DIS, House.LOGOS]), side(),
        card("troll", holds(Mod.MAY_USE, each(CREATURE)), holds_for(Mod.MUST_CHOOSE, what=House.DIS)),
        card("krump", holds(Mod.CANNOT_USE, each(CREATURE)), holds_for(Mod.CANNOT_CHOOSE, what=House.DIS)),
        step=Step.HOUSE,
    )  # fmt: skip
    assert "house:dis" not in keys(t) and "house:logos" in keys(t)
    t.answer("house:logos")
    assert keys(t) == ["end-turn"]
    assert t.reasons(f"reap:{t.handle('urchin')}") == ["glossary/restrictions"]


# Keys -------------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/keys")
def test_each_player_forges_each_color_once_and_the_third_key_wins_whoever_has_two() -> None:
    free = card("warsong", play(forge(free=True)))
    two = [KeyColor.RED, KeyColor.BLUE]
    t = table(side(hand=["warsong"] * 3), side(keys=two), free)
    for nth, left in enumerate((["key:red", "key:blue", "key:yellow"], ["key:red", "key:yellow"], ["key:yellow"])):
        assert t.game.winner is None
        t.do("play", "warsong", nth)
        t.expect(DecisionKind.KEY)
        assert keys(t) == left
        t.answer("key:blue" if nth == 0 else left[0])
    assert t.game.winner == 0 and t.game.decision is None
    assert t.game.view(None).seats[1].keys == tuple(two)  # whose own keys count for nobody else
