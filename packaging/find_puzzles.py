"""Look for puzzles in games that the program plays against itself, and choose those that ship.

Usage: python packaging/find_puzzles.py FOLDER [--houses] [--games N] [--from SEED] [--minutes M]
       python packaging/find_puzzles.py FOLDER [--houses] --choose N

FOLDER keeps a line for each game that was looked at, with the puzzles found in it, in `games.jsonl`: a search that was
stopped goes on behind them. `--choose` writes the best of them, at most N, as the file that ships. A game takes some
seconds of a processor; about every second one has a puzzle.

With `--houses` puzzles begin with the choice of a house. They are kept in `houses.jsonl` and ship beside the others:
of those in the file `--choose` exchanges only puzzles of the same sort.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kfdesk.cards import library
from kfdesk.collection.files import sample_decks
from kfdesk.collection.generator.decks import generate
from kfdesk.engine import DeckList, Game, IllegalChoice, Scenario, Seat
from kfdesk.engine.terms import PLAYERS, DecisionKind, Step
from kfdesk.resources import assets
from kfdesk.teach.bot.players import GreedyPlayer
from kfdesk.teach.puzzles.finding import SOLVER, Find, find, merit, opened
from kfdesk.teach.puzzles.found import FILE, FoundPuzzle, found_puzzles
from kfdesk.teach.puzzles.grading import first_rating, grade_of, misses
from kfdesk.teach.puzzles.model import is_solved_by
from kfdesk.teach.puzzles.solver import OutOfBudgetError, Solver

WHEN: Final = datetime(2026, 1, 1, tzinfo=UTC)
MOST_CHOICES: Final = 3000
SAMPLES: Final = 4
"""Every so many games two of the sample decks play, else two generated ones of any sets."""
MOST_A_GAME: Final = 2
MOST_TABLES: Final = 60_000


def main() -> int:
    """Look for puzzles, or choose among those found; return the exit code."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--choose", type=int, default=0)
    parser.add_argument("--houses", action="store_true")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    kept = given.folder / ("houses.jsonl" if given.houses else "games.jsonl")
    if given.choose:
        return _choose(kept, given.choose, houses=given.houses)
    search(kept, given.first, given.games, given.minutes * 60, houses=given.houses)
    return 0


def search(kept: Path, first: int, games: int, seconds: float, *, houses: bool = False) -> None:
    """Look at games that were not looked at before; without `seconds` at all of them."""
    looked = {line["game"] for line in kept_lines(kept)}
    _end_line(kept)
    ends = monotonic() + seconds if seconds else None
    found = 0
    for seed in range(first, first + games):
        if seed in looked:
            continue
        if ends is not None and monotonic() > ends:
            break
        puzzles = list(puzzles_of_game(seed, houses=houses))
        found += len(puzzles)
        with kept.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"game": seed, "puzzles": puzzles}, ensure_ascii=False) + "\n")
        print(f"game {seed}: {len(puzzles)} puzzles, {found} in all", flush=True)


def _end_line(kept: Path) -> None:
    """Let the next line begin behind one that was cut off."""
    if kept.exists() and not kept.read_bytes().endswith(b"\n"):
        with kept.open("a", encoding="utf-8") as file:
            file.write("\n")


def kept_lines(kept: Path) -> Iterator[dict[str, Any]]:
    """Yield what was kept; a line that was cut off when the search was stopped is left out."""
    if not kept.exists():
        return
    for line in kept.read_text(encoding="utf-8").splitlines():
        try:
            yield json.loads(line)
        except ValueError:
            continue


# Those that ship.


def _choose(kept: Path, most: int, *, houses: bool) -> int:
    """Write the best puzzles, at most so many, into the file that ships; return the exit code."""
    every = [ready(plain) for line in kept_lines(kept) for plain in line["puzzles"]]
    every = [one for one in every if not houses or hides_the_house(one)]
    different = list({_twin_key(one): one for one in reversed(every)}.values())
    chosen = sorted(different, key=_merit)[:most]
    grades = Counter(one.grade for one in chosen)
    others = [one for one in found_puzzles() if (one.scenario.step is Step.HOUSE) is not houses]
    shipped = sorted([*others, *chosen], key=lambda one: (one.grade, first_rating(one).rating))
    path = assets() / "puzzles" / FILE
    path.write_text("".join(map(shipped_line, shipped)), encoding="utf-8")
    print(f"{len(every)} found, {len(different)} different, {len(chosen)} chosen, by grade {sorted(grades.items())}")
    return 0


def ready(plain: dict[str, Any]) -> FoundPuzzle:
    """Return a puzzle as it ships, with its grade."""
    plain = dict(plain)
    proof = {**plain["proof"], "ways": plain.pop("ways"), "missed": plain.pop("missed")}
    puzzle = FoundPuzzle.model_validate({**plain, "proof": proof})
    return puzzle.model_copy(update={"grade": grade_of(first_rating(puzzle).rating)})


def hides_the_house(puzzle: FoundPuzzle) -> bool:
    """Return whether a hasty player would choose another house than one that leads to the goal."""
    assert puzzle.proof is not None
    return not set(puzzle.tempting[:1]) & set(puzzle.proof.first)


def _twin_key(puzzle: FoundPuzzle) -> tuple[object, ...]:
    """Return what twins share: the same kinds of goals on tables of which the solver's cards are the same."""
    side = puzzle.scenario.players[SOLVER]
    cards = sorted(card.id for card in (*side.hand, *side.battleline))
    return tuple(one.kind for one in puzzle.goal.conditions), tuple(cards)


def _merit(puzzle: FoundPuzzle) -> tuple[float, ...]:
    """Return how good a puzzle is, the best lowest; of others that are as good one with few cards."""
    assert puzzle.proof is not None
    sides = puzzle.scenario.players
    cards = sum(len(side.hand) + len(side.battleline) + len(side.artifacts) for side in sides)
    return merit(puzzle.proof.ways, len(puzzle.goal.conditions), puzzle.proof.acts), cards


def shipped_line(puzzle: FoundPuzzle) -> str:
    plain = json.loads(puzzle.content())
    kept = {name: plain[name] for name in ("id", "grade", "goal", "scenario", "solution", "proof", "tempting")}
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":")) + "\n"


# Games.


def _decks(seed: int) -> tuple[DeckList, DeckList]:
    random = Random(seed)
    if seed % SAMPLES == 0:
        one, two = random.sample([deck for _, deck in sample_decks()], 2)
    else:
        one, two = (generate(random.randrange(10**9), added=WHEN).deck_list() for _ in PLAYERS)
    return one, two


def _tables(seed: int, *, houses: bool) -> Iterator[Scenario]:
    """Yield the tables after the choice of each house in a game of two greedy players, with `houses` those before."""
    decks = _decks(seed)
    game = Game.new((Seat("Ada", decks[0]), Seat("Bo", decks[1])), seed=seed, library=library())
    players = [GreedyPlayer(player, seed) for player in PLAYERS]
    for _ in range(MOST_CHOICES):
        decision = game.decision
        if decision is None:
            return
        if decision.kind is DecisionKind.HOUSE and decision.player == SOLVER and game.state.turn > 4:
            found = [opened(game)] if houses else [_after(game, key) for key in decision.keys()]
            yield from (scenario for scenario in found if scenario is not None)
        try:
            game.choose(*players[decision.player].choose(game))
        except IllegalChoice:
            return


def _after(game: Game, house: str) -> Scenario | None:
    """Return the open table after the choice of a house; None where it is no table for a puzzle."""
    twin = game.fork()
    twin.choose(house)
    decision = twin.decision
    if decision is not None and decision.kind is DecisionKind.ARCHIVES and "no" in decision.keys():
        twin.choose("no")
    return opened(twin)


def puzzles_of_game(seed: int, *, houses: bool = False) -> Iterator[dict[str, Any]]:
    """Yield the puzzles of a game as they are kept."""
    count = 0
    seen: set[frozenset[str]] = set()
    sort = "house-" if houses else ""
    for number, scenario in enumerate(_tables(seed, houses=houses)):
        found = find(scenario, f"found-{sort}{seed}-{number}", Random(f"{seed} {number}"))
        if found is None or _cards(found) in seen or not _is_proven(found):
            continue
        seen.add(_cards(found))
        yield _plain(found)
        count += 1
        if count == MOST_A_GAME:
            return


def _cards(found: Find) -> frozenset[str]:
    """Return the ids of the cards that the solution names: twins have the same."""
    cards = found.puzzle.begin().state.cards
    named = (key.partition(":")[2] for entry in found.puzzle.solution for key in entry.split())
    return frozenset(cards[int(card[1:])].definition.id for card in named if card[:1] == "c" and card[1:].isdigit())


def _is_proven(found: Find) -> bool:
    """Return whether the search of all puzzles finds the same: solved with so many acts, and not with fewer."""
    puzzle = found.puzzle
    assert puzzle.proof is not None
    if not is_solved_by(puzzle, puzzle.solution):
        return False
    try:
        solver = Solver(puzzle, most_tables=MOST_TABLES)
        return not solver.wins(puzzle.begin(), puzzle.proof.acts - 1)
    except OutOfBudgetError:
        return False


def _plain(found: Find) -> dict[str, Any]:
    puzzle = found.puzzle
    plain = json.loads(puzzle.content())
    kept = {name: plain[name] for name in ("id", "goal", "scenario", "solution", "proof")}
    return {**kept, "ways": found.ways, "missed": misses(puzzle), "tempting": found.tempting}


if __name__ == "__main__":
    sys.exit(main())
