"""Pairs of decks: what is expected, what was played, which are even, and which of their games are worth a look."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from kfdesk.engine.terms import House
from kfdesk.trials.decks import trial_deck
from kfdesk.trials.houses import houses_met
from kfdesk.trials.kept import Kept
from kfdesk.trials.matchups import Matchup, closest, even_matches, matchups, rows_between, typical
from kfdesk.trials.ratings import Share
from kfdesk.trials.tables import Table, table
from tests.trials.made_up import ARGUS, ONYX, Lots, row

STRENGTHS = {"a": 1.2, "b": 0.4, "c": 0.3, "d": -0.9}


@pytest.fixture
def known(tmp_path: Path) -> Table:
    """Four decks of these strengths, each pair with 120 games."""
    decks = {name: trial_deck(ONYX.model_copy(update={"key": name, "name": name})) for name in STRENGTHS}
    decks = {name: replace(deck, mark=f"{name}-{deck.mark}") for name, deck in decks.items()}
    lots = Lots({decks[name].mark: strength for name, strength in STRENGTHS.items()})
    with Kept.open(tmp_path / "games", make=True) as kept:
        kept.add_decks(decks.values())
        kept.add(lots.all_play_all(60))
        made = pytest.MonkeyPatch()
        with made.context() as patch:
            patch.setattr(Kept, "current", Kept.decks)
            return table(kept, "greedy")


def test_matchups_say_what_is_expected_and_what_was_played(known: Table) -> None:
    assert [rating.deck.name for rating in known.decks] == ["a", "b", "c", "d"]
    found = matchups(known, 0)
    assert [one.other for one in found] == [3, 2, 1], "the one it beats most first"
    for one in found:
        assert one.games == 120
        assert one.share.low < 100 * one.won / one.games < one.share.high
    back = next(one for one in matchups(known, 3) if one.other == 0)
    assert back.won == 120 - found[0].won
    assert back.share.percent == pytest.approx(100 - found[0].share.percent)
    assert known.place("c") == 2 and known.place("z") is None


def test_games_that_contradict_the_ratings_are_marked() -> None:
    expected = Share(50, 45, 55)
    assert not Matchup(1, expected, 0, 0).contradicts
    assert not Matchup(1, expected, 40, 26).contradicts, "as luck has it"
    assert Matchup(1, expected, 40, 30).contradicts and Matchup(1, expected, 40, 10).contradicts
    assert not Matchup(1, Share(50, 20, 80), 40, 30).contradicts, "little is known of the ratings"


def test_an_even_match_is_the_nearest_to_a_half(known: Table) -> None:
    best = even_matches(known, 1)
    assert best[0].other == 2 and best[-1].other in (0, 3)
    assert abs(best[0].share.percent - 50) < 10


def test_the_closest_and_a_typical_game() -> None:
    games = [
        replace(row("a", "b", 0, seed=1), keys=(3, 0), turns=20),
        replace(row("a", "b", 0, seed=2), keys=(3, 2), amber=(5, 5), turns=33),
        replace(row("b", "a", 1, seed=3), keys=(1, 3), turns=26),
        replace(row("b", "a", 0, seed=4), keys=(3, 1), turns=26),
    ]
    assert closest(games).seed == 2
    broken_off = replace(row("a", "b", None, seed=9, ended=False), keys=(2, 2), amber=(3, 3), turns=150)
    assert closest([*games, broken_off]).seed == 2, "nobody won the other one by the rules"
    assert closest([broken_off]) == broken_off
    assert typical(games, "a").seed == 3, "won by the one that wins more, of middling length"
    assert typical(games, "b").seed == 3
    assert rows_between([*games, row("a", "c")], "b", "a") == games


def test_houses_fare_as_their_decks_do() -> None:
    decks = [trial_deck(ONYX), trial_deck(ARGUS)]
    one, other = (deck.mark for deck in decks)
    met = houses_met(decks, [row(one, other, 0, seed=1), row(one, other, None, seed=2), row(other, one, 1, seed=3)])
    mine, theirs = (set(map(House, deck.houses)) for deck in (ONYX, ARGUS))
    assert met.keys() == {pair for a in mine for b in theirs - {a} for pair in ((a, b), (b, a))} - {
        (house, house) for house in House
    }
    only_mine, only_theirs = (mine - theirs).pop(), (theirs - mine).pop()
    cell = met[only_mine, only_theirs]
    assert (cell.games, cell.won) == (3, 2.5)
    assert cell.percent + met[only_theirs, only_mine].percent == 100
