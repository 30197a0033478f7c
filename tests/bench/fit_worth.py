"""Fits what the things on a table are worth, as a turn begins, to who won: the weights `AT_TURN` of the bot.

    python -m tests.bench.fit_worth --games 150 --kept FILE

The greedy player plays itself with generated decks of all sets. At the begin of each turn from the third on it is noted
what both players have; a logistic regression with a small penalty then says by how much each of these things, more on
one side than on the other, raises the chance of whoever is to move. Its weights are divided by that of 1 Æmber. How
well it foretells is measured on games that were held out, beside the weights that are used now. Needs numpy.

The weights of 2026-12 are of 148 games, 2,876 tables. Of held-out games the fit has a log loss of 0.489 and names
74.0 % of the winners; the weights `AT_ONCE`, scaled as fits best, 0.534 and 73.5 %. They were rounded by hand, and what
came out slightly less than 0 where more cannot be worth less (a ward, an upgrade, cards in hand) was raised a little
above it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from kfdesk.cards import library
from kfdesk.collection.generator.decks import generate, sets_for_generation
from kfdesk.engine import DeckList, Game, Seat
from kfdesk.engine.core import Core
from kfdesk.engine.keys import key_cost
from kfdesk.engine.queries import power
from kfdesk.engine.terms import PLAYERS, Player
from kfdesk.teach.bot.habits import is_of_turn
from kfdesk.teach.bot.players import GreedyPlayer
from kfdesk.teach.bot.worth import AT_ONCE, AT_TURN, standing

DECKS: Final = 40
MOST_TURNS: Final = 120
MOST_CHOICES: Final = 4000
FIRST_TURN: Final = 3
STEPS: Final = 25
"""More than Newton's method needs."""
NAMES: Final = (
    "first key", "second key", "amber", "spare", "check 0", "check 1", "check 2", "creature", "power", "armor", "text",
    "upgrade", "stunned", "warded", "captured", "artifact", "hand", "archived", "chain",
)  # fmt: skip
AMBER: Final = NAMES.index("amber")


def decks() -> list[DeckList]:
    """Return decks of all sets that decks can be made of."""
    codes = [one.code for one in sets_for_generation()]
    added = datetime(2026, 1, 1)
    return [generate(1000 + n, set=codes[n % len(codes)], added=added).deck_list() for n in range(DECKS)]


def things(core: Core, player: Player) -> list[float]:
    """Return how much a player has of each thing of `NAMES`."""
    p = core.state.players[player]
    line = [core.state.cards[c] for c in p.line]
    cost, keys = key_cost(core, player), min(len(p.keys), 2)
    checks = [p.amber >= cost and keys == n for n in range(3)]
    return [
        *(keys == 1, keys == 2, min(p.amber, cost), max(0, p.amber - cost), *checks, len(line)),
        sum(min(9, power(core, c.id) - c.damage) for c in line),
        sum(c.definition.armor or 0 for c in line),
        sum(bool(c.definition.triggered or c.definition.constants) for c in line),
        *(sum(len(c.upgrades) for c in line), sum(c.stunned for c in line), sum(c.warded for c in line)),
        *(sum(c.amber for c in line), len(p.artifacts), min(len(p.hand), 9), len(p.archives), p.chains),
    ]


def played(seed: int, lists: list[DeckList]) -> dict[str, Any] | None:
    """Play a game and return its tables, each with what is worth now; None where it did not end."""
    one, other = Random(seed).sample(lists, 2)
    game = Game.new((Seat("Ada", one), Seat("Bo", other)), seed=seed, library=library())
    players = [GreedyPlayer(player, seed) for player in PLAYERS]
    rows, last = [], 0
    while (
        (decision := game.decision) is not None and game.state.turn <= MOST_TURNS and len(game.journal) < MOST_CHOICES
    ):
        if is_of_turn(decision) and game.state.turn != last:
            last = game.state.turn
            mine, theirs = decision.player, PLAYERS[1 - decision.player]
            now = [
                sum(standing(game.core, mine, weights)) - sum(standing(game.core, theirs, weights))
                for weights in (AT_ONCE, AT_TURN)
            ]
            rows.append((last, int(mine), things(game.core, mine), things(game.core, theirs), now))
        game.choose(*players[decision.player].choose(game))
    return None if game.winner is None else {"seed": seed, "winner": int(game.winner), "rows": rows}


def kept_games(file: Path, wanted: int) -> Iterator[dict[str, Any]]:
    """Yield games of a file, and play those that are missing."""
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    yield from map(json.loads, lines)
    lists = decks()
    for seed in range(2000 + len(lines), 2000 + wanted):
        if (game := played(seed, lists)) is not None:
            with file.open("a", encoding="utf-8") as kept:
                kept.write(json.dumps(game) + "\n")
            yield game


def fitted(x: Any, y: Any, penalty: float) -> Any:
    """Return the weights of a logistic regression, the last one that of whose turn it is: by Newton's method."""
    scale = x.std(0) + 1e-9
    z = np.column_stack((x / scale, np.ones(len(x))))
    held = np.diag([2 * penalty * len(y)] * x.shape[1] + [0.0])
    w = np.zeros(z.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-z @ w))
        slope = z.T @ (chance - y) + held @ w
        bend = (z * (chance * (1 - chance))[:, None]).T @ z + held
        w -= np.linalg.solve(bend, slope)
    return np.append(w[:-1] / scale, w[-1])


def said(x: Any, y: Any, w: Any) -> tuple[float, float]:
    """Return the log loss of weights, and the part of the tables whose winner they name."""
    logit = x @ w[:-1] + w[-1]
    return float(np.mean(np.logaddexp(0, logit) - y * logit)), float(np.mean((logit > 0) == y))


def main() -> None:
    """Play what is missing, fit, and print weights and how well they foretell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--kept", type=Path, required=True)
    parser.add_argument("--penalty", type=float, default=0.002)
    wanted = parser.parse_args()
    games = list(kept_games(wanted.kept, wanted.games))
    rows = [(at, g["winner"] == row[1], row) for at, g in enumerate(games) for row in g["rows"] if row[0] >= FIRST_TURN]
    x = np.array([np.subtract(row[2], row[3]) for _, _, row in rows], float)
    y = np.array([won for _, won, _ in rows], float)
    fold = np.random.RandomState(0).randint(0, 5, len(games))[[at for at, _, _ in rows]]
    now = np.array([row[4] for _, _, row in rows], float)
    for name, held in (("at once", now[:, :1]), ("at turn", now[:, 1:]), ("fitted", x)):
        parts = [
            said(held[fold == k], y[fold == k], fitted(held[fold != k], y[fold != k], wanted.penalty)) for k in range(5)
        ]
        loss, named = np.mean(parts, 0)
        print(f"{name:8} held out: log loss {loss:.4f}, winners named {named:.1%}")
    weights = fitted(x, y, wanted.penalty)
    print(f"{len(games)} games, {len(rows)} tables; 1 Æmber is {weights[AMBER]:.3f} logits")
    for name, weight in zip((*NAMES, "to move"), weights / weights[AMBER], strict=True):
        print(f"  {name:12} {weight:6.2f}")


if __name__ == "__main__":
    main()
