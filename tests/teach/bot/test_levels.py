"""The six levels: each fair, the same after the same choices, and with the habit that is said of it."""

from __future__ import annotations

from random import Random

import pytest

from kfdesk.engine import House, Step
from kfdesk.engine.terms import PLAYERS, DecisionKind
from kfdesk.teach.bot.advice import BY_RULE, advice_on
from kfdesk.teach.bot.claims import About, Claim, Plan
from kfdesk.teach.bot.levels import LEVELS, STEADY, Level, Opponent, hoards, level_of, reaps, wards, wrecks
from kfdesk.text.words import Words
from tests.engine.mixing import mixed_decks
from tests.engine.playing import new_game, random_keys
from tests.tables import side, table

ADA, BO = PLAYERS


def test_there_are_six_each_with_a_name_of_its_own_and_an_unknown_one_is_the_usual_one() -> None:
    assert [level.id for level in LEVELS] == ["gentle", "beginner", "steady", "planner", "veteran", "master"]
    assert len({level.name for level in LEVELS}) == len({level.title.en for level in LEVELS}) == len(LEVELS)
    assert level_of("").id == level_of("from the future").id == STEADY


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.id)
def test_what_is_hidden_changes_no_choice_and_no_reason_of_any_level(level: Level) -> None:
    """Games that look alike to the seat, with other cards in the other hand and in the decks, and other chance."""
    game, dice, compared = new_game(5, mixed_decks(5)), Random(5), 0
    while (decision := game.decision) is not None and compared < 2:
        asked = decision.kind in (DecisionKind.HOUSE, DecisionKind.MAIN) and game.state.turn > 2
        if asked and dice.random() < 0.2 and len(decision.options) > 2:
            seat = decision.player
            other = game.sampled(seat, dice.randrange(1000))
            assert other is not None and other.digest() != game.digest()
            advised = [few(level, seat).advise(some, for_itself=True) for some in (game, other)]
            assert advised[0].keys == advised[1].keys
            assert advised[0].own_reason == advised[1].own_reason
            compared += 1
        game.choose(*random_keys(decision, dice))
    assert compared == 2


def few(level: Level, seat: int) -> Opponent:
    """Return the player of a level that tries little, always the same."""
    return level.player(seat, 3, part=0.02)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.id)
def test_the_same_seed_chooses_alike_and_legally_through_a_whole_turn(level: Level) -> None:
    journals = []
    for _ in range(2):
        t = table(
            side(hand=["punch", "anger"], battleline=["krump", "troll"], houses=(House.BROBNAR,), deck=["punch"] * 9),
            side(battleline=["dextre"], deck=["labwork"] * 9),
            step=Step.HOUSE,
        )
        player = few(level, ADA)
        while (decision := t.game.decision) is not None and decision.player is ADA:
            t.game.choose(*player.choose(t.game))
        journals.append(t.game.journal)
    assert journals[0] == journals[1] and len(journals[0]) > 1


def test_the_reaper_never_fights() -> None:
    t = table(side(battleline=["krump"]), side(battleline=["dextre"]), house=House.BROBNAR)
    krump = t.handle("krump")
    assert reaps(t.game, (f"fight:{krump}",)) == (f"reap:{krump}",)
    assert reaps(t.game, ("end-turn",)) == ("end-turn",)


def test_the_reaper_ends_the_turn_where_its_creature_may_only_fight() -> None:
    t = table(side(hand=["anger"], battleline=["krump"]), side(battleline=["dextre"]), house=House.BROBNAR)
    assert reaps(t.game, ("fight:c99",)) == ("end-turn",)


@pytest.mark.parametrize(("cards", "answer"), [(3, "no"), (4, "yes")])
def test_the_miser_leaves_few_archives(cards: int, answer: str) -> None:
    mine = side(archives=["punch"] * cards, houses=(House.BROBNAR, House.LOGOS))
    t = table(mine, side(), step=Step.HOUSE)
    t.game.choose("house:brobnar")
    assert t.decision.kind is DecisionKind.ARCHIVES
    assert hoards(t.game, ("yes",)) == hoards(t.game, ("no",)) == (answer,)
    advised = few(level_of(STEADY), ADA).advise(t.game)
    assert advised.keys == (answer,) and (advised.own_reason != BY_RULE.of_me or not advised.deals)


def test_the_wrecker_dislikes_what_is_in_play_and_the_warden_a_key_in_reach() -> None:
    bare, full = (table(side(), side(battleline=line)).game for line in ([], ["troll"]))
    assert wrecks(full, ADA) < wrecks(bare, ADA) == 0
    few_amber, enough = (table(side(), side(amber=amber)).game for amber in (5, 6))
    assert wards(enough, ADA) < wards(few_amber, ADA) == 0


def test_who_plays_by_rule_of_thumb_says_no_more_of_what_is_hidden() -> None:
    """What the plan names is not told to the opponent; nor is it said that something was tried."""
    t = table(side(hand=["punch"]), side(), house=House.BROBNAR)
    keys = (f"play:{t.handle('punch')}",)
    plan = Plan(keys, chosen=(Words("Punch"),), is_open=False)
    claim = Claim(About.GAINS, Words("You gain."), Words("I gain."))
    assert advice_on(t.game, ADA, keys, (), plan, (claim,), BY_RULE).own_reason == BY_RULE.of_me
