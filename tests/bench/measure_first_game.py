"""Plays the guided first game from many seeds by the advice alone, and tells whether all of them end and are won.

    python -m tests.bench.measure_first_game --seeds 200 [--first 0] [--kept FILE]

The learner's seat does what "Show me" marks, the other one is played by the gentle program, as at the table. Seeds that
FILE holds, one game a line, are not played again.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import process_time
from typing import Final

from kfdesk.cards import library
from kfdesk.collection.files import sample_decks
from kfdesk.engine import Game, Seat
from kfdesk.engine.terms import DecisionKind
from kfdesk.teach.bot.gentle import GentlePlayer
from kfdesk.teach.bot.planner import adviser
from kfdesk.teach.lessons import LEARNER

MOST_TURNS: Final = 60


def played(seed: int, most_turns: int = MOST_TURNS) -> Game:
    """Return the first game from a seed, played to its end or to a limit of turns."""
    decks = [deck for _, deck in sample_decks()]
    game = Game.new((Seat("", decks[0]), Seat("", decks[1])), seed=seed, library=library(), first_player=LEARNER)
    while (decision := game.decision) is not None and game.state.turn <= most_turns:
        if decision.kind is DecisionKind.MULLIGAN:
            game.choose("no")
        elif decision.player is LEARNER:
            game.choose(*adviser(game).choose(game))
        else:
            game.choose(*GentlePlayer(decision.player).choose(game))
    return game


def main() -> None:
    """Play what is missing and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--kept", type=Path)
    wanted = parser.parse_args()
    kept = wanted.kept.read_text("utf-8").splitlines() if wanted.kept is not None and wanted.kept.exists() else []
    games = {seed: (won, turns, seconds) for seed, won, turns, seconds in map(json.loads, kept)}
    for seed in range(wanted.first, wanted.first + wanted.seeds):
        if seed in games:
            continue
        begun = process_time()
        game = played(seed)
        games[seed] = (game.winner == LEARNER, game.state.turn, round(process_time() - begun, 1))
        if wanted.kept is not None:
            with wanted.kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps([seed, *games[seed]]) + "\n")
    turns = sorted(turns for _, turns, _ in games.values())
    lost = [seed for seed, (won, _, _) in games.items() if not won]
    print(f"{len(games) - len(lost)} of {len(games)} won; turns {turns[0]} to {turns[-1]}; not won: {lost}")


if __name__ == "__main__":
    main()
