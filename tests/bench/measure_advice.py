"""Measures whether advice is true: what it claims is compared with what happens when it is followed.

    python -m tests.bench.measure_advice --pieces 500 [--seed 0] [--sure 40] [--kept FILE]

Advice is asked for in games of all sets between greedy players, about choices of every kind that hints are given for.
Each claim is checked on a fork of the true game on which the plan of the advice is carried out. `--sure` asks about so
many of the pieces a search with ten times the effort. Pieces that FILE holds, one a line, are not asked for again.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate
from pathlib import Path
from random import Random
from time import process_time
from typing import Final, NamedTuple

from kfdesk.engine import Decision, Game
from kfdesk.engine.core import number
from kfdesk.engine.events import AmberMoved, CardDestroyed, CardDrawn, Event, KeyForged, KeyUnforged
from kfdesk.engine.keys import spendable, spendable_of_opponent, spent_themselves
from kfdesk.engine.queries import power
from kfdesk.engine.terms import DecisionKind, Player, other_player
from kfdesk.teach.bot.advice import COMPARED, EVEN, UNTRIED, Advice
from kfdesk.teach.bot.claims import About, Claim
from kfdesk.teach.bot.planner import ADVICE_ACTS, ADVISING, Planner, adviser
from kfdesk.teach.bot.players import GreedyPlayer
from tests.bench.clock import interpreter
from tests.engine.mixing import mixed_decks
from tests.engine.playing import new_game

ASKED: Final = (DecisionKind.HOUSE, DecisionKind.MAIN, DecisionKind.CARD, DecisionKind.ATTACK, DecisionKind.MODE)
SHARE: Final = 0.12
"""Of so many of the choices advice is asked for."""
MOST_CHOICES: Final = 4000


class Piece(NamedTuple):
    """A piece of advice."""

    kind: str
    claims: int
    false: tuple[str, ...]
    """What did not come true, with the kind of each claim."""
    said: str
    """"claims", or "even", "compared", "untried" where nothing certain is said."""
    sure: str
    seconds: float
    agrees: bool | None
    """Whether a search with ten times the effort advises the same; None where it was not asked."""


def carried_out(game: Game, advice: Advice) -> Game:
    """Return a fork of the true game after the plan of the advice, as far as it can be followed.

    What is forced is chosen, and cards go to a pile in the order in which they are asked about.
    """
    twin, left = game.fork(), list(advice.plan)
    if len(advice.keys) > 1:  # a plan of single choices says only the first of several keys
        twin.choose(*advice.keys)
        left.clear()
    while (decision := twin.decision) is not None:
        if left and left[0] in decision.keys():
            twin.choose(left.pop(0))
        elif len(decision.options) == decision.min:
            twin.choose(*decision.keys())
        else:
            break
    return twin


def came_to(happened: Sequence[Event], player: Player, change: int) -> bool:
    """Return whether a pool had changed by so much at some time."""
    changes = (
        sum(by for end, by in event.changes if end.pool == player)
        for event in happened
        if isinstance(event, AmberMoved)
    )
    return change in accumulate(changes)


def is_true(claim: Claim, before: Game, after: Game, player: Player) -> bool:
    """Return whether a claim about what leads from one table to the other holds."""
    state, cards = after.state, after.state.cards
    happened = after.events[len(before.events) :]
    mine, theirs = state.players[player], state.players[other_player(player)]
    destroyed = {f"c{event.card}" for event in happened if isinstance(event, CardDestroyed)}
    match claim.about:
        case About.FORGES:
            return any(isinstance(event, KeyForged) and event.player == player for event in happened)
        case About.UNFORGES:
            return any(isinstance(event, KeyUnforged) and event.player == player for event in happened)
        case About.THEY_FORGE:
            return any(isinstance(event, KeyForged) and event.player != player for event in happened)
        case About.THEIRS_UNFORGED:
            return any(isinstance(event, KeyUnforged) and event.player != player for event in happened)
        case About.GAINS | About.COSTS if claim.goes_on:
            return came_to(happened, player, claim.n if claim.about is About.GAINS else -claim.n)
        case About.THEY_GAIN | About.TAKES if claim.goes_on:
            return came_to(happened, other_player(player), claim.n if claim.about is About.THEY_GAIN else -claim.n)
        case About.GAINS | About.COSTS:
            return mine.amber == claim.n
        case About.ENOUGH:
            return mine.amber == claim.n >= after.key_cost(player)
        case About.TAKES | About.THEY_GAIN:
            return theirs.amber == claim.n
        case About.STOPS_KEY:
            foe = other_player(player)
            more = sum(after.card(f"c{card}").amber for card in spendable(after.core, foe))
            more += len(spent_themselves(after.core, foe)) + spendable_of_opponent(after.core, foe)
            return theirs.amber == claim.n and claim.n + more < after.key_cost(foe)
        case About.DESTROYS | About.LOSES:
            return set(claim.cards) <= destroyed
        case About.CAPTURES:
            return cards[number(claim.cards[0])].amber == claim.n
        case About.HURTS:
            return cards[number(claim.cards[0])].damage >= claim.n
        case About.LEAVES:
            return not any(cards[number(card)].in_play for card in claim.cards)
        case About.ENTERS:
            card = number(claim.cards[0])
            return cards[card].in_play and power(after.core, card) == claim.n
        case About.ENDS:
            return sum(isinstance(event, CardDrawn) and event.player == player for event in happened) == claim.n


def asked(seed: int) -> Iterator[tuple[Game, Decision]]:
    """Yield tables of a game at which advice is asked for."""
    game, dice = new_game(seed, mixed_decks(seed)), Random(seed)
    players = GreedyPlayer(0, seed), GreedyPlayer(1, seed)
    for _ in range(MOST_CHOICES):
        if (decision := game.decision) is None:
            return
        if decision.kind in ASKED and len(decision.options) > 1 and dice.random() < SHARE:
            yield game, decision
        game.choose(*players[decision.player].choose(game))


def measured(game: Game, decision: Decision, *, is_compared: bool) -> Piece:
    """Return what is to be said of the advice on a table."""
    begun = process_time()
    advice: Advice = adviser(game).advise(game)
    seconds = process_time() - begun
    after = carried_out(game, advice)
    false = [claim.about.name for claim in advice.claims if not is_true(claim, game, after, decision.player)]
    texts = {EVEN.to_you: "even", COMPARED.to_you: "compared", UNTRIED.to_you: "untried"}
    agrees = None
    if is_compared:
        strong = Planner(decision.player, game.setup.seed, None, 10 * ADVICE_ACTS, ADVISING)
        agrees = strong.choose(game) == advice.keys
    said = "claims" if advice.claims else texts.get(advice.reason, "offers")
    return Piece(decision.kind.value, len(advice.claims), tuple(false), said, advice.how_sure.en, seconds, agrees)


def report(pieces: Sequence[Piece]) -> str:
    """Return the figures of some pieces of advice."""
    claims, false = sum(piece.claims for piece in pieces), [name for piece in pieces for name in piece.false]
    said = Counter(piece.said for piece in pieces)
    times = sorted(piece.seconds for piece in pieces)
    lines = [
        f"{len(pieces)} pieces of advice, {claims} claims, {claims - len(false)} came true; false: {Counter(false)}",
        ", ".join(f"{name} {count / len(pieces):.1%}" for name, count in said.most_common()),
        f"processor's time: median {times[len(times) // 2]:.2f} s, most {times[-1]:.2f} s",
    ]
    for sure in sorted({piece.sure for piece in pieces}):
        some = [piece.agrees for piece in pieces if piece.sure == sure and piece.agrees is not None]
        if some:
            lines.append(f"{sure}: a search ten times as long agrees in {sum(some)} of {len(some)}")
    return "\n".join(lines)


def kept_pieces(file: Path | None) -> list[Piece]:
    """Return the pieces that a file holds."""
    if file is None or not file.exists():
        return []
    read = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    return [Piece(kind, claims, tuple(false), *rest) for kind, claims, false, *rest in read]


def main() -> None:
    """Ask for what is missing and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pieces", type=int, default=500)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--sure", type=int, default=0)
    parser.add_argument("--kept", type=Path)
    wanted = parser.parse_args()
    pieces = kept_pieces(wanted.kept)
    places = ((game, decision) for seed in range(wanted.seed, wanted.seed + 1000) for game, decision in asked(seed))
    for place, (game, decision) in enumerate(places):
        if place < len(pieces):
            continue
        if len(pieces) >= wanted.pieces:
            break
        pieces.append(measured(game, decision, is_compared=place < wanted.sure))
        if wanted.kept is not None:
            with wanted.kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(pieces[-1]) + "\n")
    print(interpreter())
    print(report(pieces))


if __name__ == "__main__":
    main()
