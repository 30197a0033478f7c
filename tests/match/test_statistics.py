"""Statistics of a game: exact on small tables, and nothing lost or invented over whole games."""

from __future__ import annotations

from random import Random

import pytest

from kfdesk.cards import library
from kfdesk.engine import Game, House
from kfdesk.engine import events as ev
from kfdesk.engine.scenario import SetAmber
from kfdesk.engine.terms import PLAYERS, Player
from kfdesk.match.statistics import CardFigures, GameStatistics, Source, Tally, statistics_of
from tests.engine.playing import new_game, play_out, steps
from tests.tables import Table, side, spec, table


def told(t: Table) -> GameStatistics:
    """Return the statistics of a small table."""
    return statistics_of(t.game)


def card_of(found: GameStatistics, card: str, player: int = 0) -> CardFigures:
    """Return the row of a card."""
    return next(row for row in found.cards if (row.player, row.card) == (player, card))


def test_a_reap_is_one_amber_from_the_creature_and_nothing_else() -> None:
    t = table(side(battleline=["ancient-bear"]), side(), house=House.UNTAMED)
    t.do("reap", "ancient-bear")
    found = told(t)
    assert found.players[0].total == Tally(reaped=1, reaps=1)
    assert found.players[1].total == Tally()
    assert found.cards == (CardFigures(Player(0), "ancient-bear", reaped=1, amber=1),)
    assert found.players[0].amber == ((Source.REAPED, "ancient-bear", 1),)
    assert found.players[0].pool == (0, 1)


def test_icons_and_effects_of_one_card_are_told_apart() -> None:
    t = table(side(hand=["urchin"]), side(amber=3), house=House.SHADOWS)
    t.creature("urchin")
    found = told(t)
    bonus = library()["urchin"].amber
    assert found.players[0].total == Tally(played=1, from_icons=bonus, stolen=1)
    assert found.players[1].total == Tally(robbed=1)
    assert card_of(found, "urchin") == CardFigures(Player(0), "urchin", played=1, amber=1 + bonus, stolen=1)
    assert found.players[0].by_house == ((House.SHADOWS, 1),)
    assert found.players[0].by_type == (("creature", 1),)


def test_what_is_spent_out_of_the_other_pool_is_lost_there_and_was_not_paid_for_a_key_of_its_own() -> None:
    ada = side(battleline=["honorable-abagnale"], amber=4, houses=[House.SHADOWS])
    t = table(ada, side(amber=5, houses=[House.SHADOWS]), house=House.SHADOWS, active=1)
    t.answer("end-turn")
    t.answer("number:3")
    t.answer("key:red")
    found = told(t)
    mine, theirs = (found.players[player].total for player in (0, 1))
    assert (mine.forged, mine.lost, theirs.forged, theirs.lost) == (3, 0, 0, 3)


def test_damage_of_an_action_that_kills_is_the_actions_deed() -> None:
    t = table(side(hand=["punch"]), side(battleline=["urchin"]), house=House.BROBNAR)
    t.do("play", "punch")
    t.finish()
    found = told(t)
    punch = card_of(found, "punch")
    assert (punch.damage, punch.destroyed) == (3, 1)
    total = found.players[0].total
    assert (total.damage_dealt, total.destroyed, total.creatures_lost) == (3, 1, 0)
    assert (found.players[1].total.damage_taken, found.players[1].total.creatures_lost) == (3, 1)
    assert card_of(found, "urchin", 1).lost == 1


def test_both_fighters_deal_their_power_and_the_fallen_is_the_others_deed() -> None:
    t = table(side(battleline=["troll"]), side(battleline=["ancient-bear"]), house=House.BROBNAR)
    t.fight("troll", "ancient-bear")
    t.finish()
    found = told(t)
    troll, bear = card_of(found, "troll"), card_of(found, "ancient-bear", 1)
    assert (troll.fought, troll.damage, troll.destroyed) == (1, 8, 1)
    assert (bear.damage, bear.destroyed, bear.lost) == (5, 0, 1)
    assert found.players[0].total.fights == 1 and found.players[1].total.fights == 0


def test_captured_amber_leaves_the_pool_and_counts_for_the_captor() -> None:
    t = table(side(hand=["charette"]), side(amber=5), house=House.DIS)
    t.creature("charette")
    found = told(t)
    assert found.players[1].total == Tally(captured_from=3)
    assert found.players[0].total.captured == 3 and card_of(found, "charette").captured == 3
    assert found.players[1].pool == (5, 2)


def test_amber_made_lose_counts_for_the_card_that_took_it() -> None:
    t = table(side(hand=["bumpsy"]), side(amber=2), house=House.BROBNAR)
    t.creature("bumpsy")
    found = told(t)
    assert found.players[1].total == Tally(lost=1)
    assert card_of(found, "bumpsy").made_lose == 1
    assert (Source.MADE_LOSE, "bumpsy", 1) in found.players[0].amber


def test_a_forged_key_is_told_with_turn_color_and_cost() -> None:
    t = table(side(), side(amber=7, battleline=["troll"]), house=House.BROBNAR, turn=5)
    t.game.choose("end-turn")
    while t.decision.kind.value == "key":
        t.answer("key:blue")
    found = told(t)
    (key,) = found.keys
    assert (key.turn, key.player, key.color.value, key.cost, key.card) == (6, 1, "blue", 6, "")
    assert found.players[1].total.forged == 6 and found.players[1].keys == 1
    assert found.turns[-1].pools == (0, 1)


def test_what_the_judge_adjusts_is_counted_apart() -> None:
    t = table(side(battleline=["troll"]), side(), house=House.BROBNAR)
    t.game.adjust(SetAmber(player=0, amount=4))
    found = told(t)
    assert found.players[0].total == Tally(adjusted=4)
    assert found.turns[-1].pools == (4, 0)


def test_a_destroyed_artifact_is_no_creature() -> None:
    t = table(side(artifacts=["gorm-of-omm"]), side(artifacts=["cannon"]), house=House.SANCTUM)
    t.do("omni", "gorm-of-omm")
    t.finish()
    found = told(t)
    assert found.players[1].total.creatures_lost == 0 and card_of(found, "cannon", 1).lost == 1
    assert found.players[0].total.actions == 1


def test_a_creature_hurt_before_and_destroyed_by_an_effect_is_the_effects_deed() -> None:
    t = table(
        side(hand=["hand-of-dis"]), side(battleline=["troll", spec("krump", damage=1), "bumpsy"]), house=House.DIS
    )
    t.do("play", "hand-of-dis")
    t.finish()
    assert card_of(told(t), "hand-of-dis").destroyed == 1


def more_in_pool(tally: Tally) -> int:
    """Return how much more Æmber came into a player's pool than left it."""
    came = tally.reaped + tally.from_icons + tally.gained + tally.stolen + tally.returned + tally.received
    left = tally.forged + tally.robbed + tally.captured_from + tally.lost + tally.paid + tally.placed
    return came - left


@pytest.mark.parametrize("seed", [3, 11, 12])
def test_over_a_whole_game_nothing_is_lost_or_invented(seed: int) -> None:
    game = play_out(seed)
    found = statistics_of(game)
    state = game.state
    for player, figures in enumerate(found.players):
        total = figures.total
        assert more_in_pool(total) + total.adjusted == figures.pool[1] == state.players[player].amber
        assert total.keys - total.unforged == figures.keys == len(state.players[player].keys)
        own = [row for row in found.cards if row.player == player]
        assert sum(row.played for row in own) == total.played == sum(n for _, n in figures.by_house)
        assert sum(n for _, n in figures.by_type) == total.played
        assert sum(row.reaped for row in own) == total.reaps
        assert sum(row.fought for row in own) == total.fights
        assert sum(row.destroyed for row in own) == total.destroyed
        assert sum(row.captured for row in own) == total.captured
        reaped = sum(n for source, _, n in figures.amber if source is Source.REAPED)
        assert reaped == total.reaped
    damage = sum(e.amount for e in game.events if isinstance(e, ev.DamageDealt))
    assert sum(p.total.damage_dealt for p in found.players) == damage
    assert sum(p.total.damage_taken for p in found.players) == damage
    played = sum(isinstance(e, ev.CardPlayed) for e in game.events)
    assert sum(p.total.played for p in found.players) == played
    assert found.winner == game.winner and found.turns[-1].turn == state.turn


def test_pools_at_the_end_of_each_turn_are_those_of_the_game() -> None:
    game = new_game(5)
    for _ in steps(game, Random(5), limit=600):
        pass
    found = {turn.turn: turn.pools for turn in statistics_of(game).turns}
    assert len(found) > 8
    last = max(found)
    one, two = game.state.players
    assert found[last] == (one.amber, two.amber)
    for earlier in statistics_of(game).turns:
        assert min(earlier.pools) >= 0
    sums = [0, 0]
    for turn in statistics_of(game).turns:
        for player in PLAYERS:
            tally = turn.tallies[player]
            sums[player] += more_in_pool(tally)
        assert tuple(sums) == turn.pools


def test_an_unfinished_game_names_no_card_that_one_player_cannot_know() -> None:
    game: Game = new_game(8)
    for _ in steps(game, Random(8), limit=120):
        pass
    assert game.winner is None
    named = {row.card for row in statistics_of(game).cards}
    seen = set()
    for event in game.events:
        public = event.seen_by(Player(0)).seen_by(Player(1))
        for name in ("card", "cause", "source", "killer"):
            number = getattr(public, name, 0)
            if number:
                seen.add(game.state.cards[number].printed.id)
    assert named <= seen and named
