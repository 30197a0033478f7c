"""A match of one or more games: what must be agreed before each game, who has won, what comes next.

A series is its setup and the moves made so far, nothing else: where it stands is worked out from them. So it is
kept as one small file, goes on after a crash, and a move taken back is a move left out.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, SerializerFunctionWrapHandler, model_serializer

from kfdesk.engine import rng
from kfdesk.engine.editions import Difference
from kfdesk.engine.terms import MOST_CHAINS, PLAYERS, Player, other_player
from kfdesk.match.formats import DeckRule, Plan, handicap_chains
from kfdesk.records import record
from kfdesk.text.words import Words

Seat = Annotated[int, Field(ge=0, le=1)]
Name = Annotated[str, Field(min_length=1, max_length=200)]


class _Record(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)


class DeckRef(_Record):
    """A deck of the shelf: its key there, its name for people, and the chains it carries on the shelf."""

    key: Annotated[str, Field(min_length=1, max_length=100)]
    name: Name
    chains: Annotated[int, Field(ge=0, le=MOST_CHAINS)] = 0


class Choose(_Record):
    """A player chooses a deck."""

    kind: Literal["choose"] = "choose"
    player: Seat
    deck: Annotated[str, Field(max_length=100)]


class Ban(_Record):
    """A player bans a deck of the other one's from the match."""

    kind: Literal["ban"] = "ban"
    player: Seat
    deck: Annotated[str, Field(max_length=100)]


class Bid(_Record):
    """A player bids chains; None: the player lets the other one have it."""

    kind: Literal["bid"] = "bid"
    player: Seat
    chains: Annotated[int, Field(ge=0, le=MOST_CHAINS)] | None


class First(_Record):
    """A player says who goes first."""

    kind: Literal["first"] = "first"
    player: Seat
    first: Seat


class Played(_Record):
    """A game was played to its end. `keys` are the keys each player had forged, `journal` its file's name."""

    kind: Literal["played"] = "played"
    winner: Seat
    keys: tuple[int, int] = (0, 0)
    turns: int = 0
    journal: Annotated[str, Field(max_length=200)] = ""


Move = Annotated[Choose | Ban | Bid | First | Played, Field(discriminator="kind")]


class Series(_Record):
    """A whole match: the agreement, who plays, the decks each brought, and the moves so far.

    `before` are the games that the handicapped player or deck won (True) and lost before this match, oldest
    first. `loser` is the player who lost the last game; None where other decks may play now. `seed` decides what is
    drawn by lot. `bot` is the player whose seat the program plays, None where two people play, and `level` which of its
    players it is there, "" for the usual one; what says nothing is not written, since older programs do not know it.
    """

    format: Literal["kfdesk-match"] = "kfdesk-match"
    version: Literal[1] = 1
    name: Annotated[str, Field(max_length=40)] = "single"
    """The key of the recipe it began from."""
    plan: Plan
    players: tuple[Name, Name]
    decks: tuple[tuple[DeckRef, ...], tuple[DeckRef, ...]]
    before: tuple[bool, ...] = ()
    loser: Seat | None = None
    seed: int = 0
    moves: Annotated[tuple[Move, ...], Field(max_length=400)] = ()
    bot: Seat | None = None
    level: Annotated[str, Field(max_length=40)] = ""

    @model_serializer(mode="wrap")
    def _without_what_is_usual(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        written: dict[str, Any] = write(self)
        if self.bot is None:
            written.pop("bot", None)
        if not self.level:
            written.pop("level", None)
        return written

    def step(self) -> Step:
        """Return what comes next. Raises `SeriesError` where the moves do not follow from one another."""
        flow = _match(self)
        try:
            step = next(flow)
            for move in self.moves:
                step = flow.send(_fitting(step, move))
        except StopIteration as over:  # a move after the end
            raise SeriesError(_TOO_MANY) from over
        return step

    def after(self, move: Move) -> Series:
        """Return the series with one more move; raises `SeriesError` when it is not what is asked for."""
        longer = self.model_copy(update={"moves": (*self.moves, move)})
        longer.step()
        return longer

    @property
    def played(self) -> tuple[Played, ...]:
        """The games that are over, oldest first."""
        return tuple(move for move in self.moves if isinstance(move, Played))

    def without_last_game(self) -> Series:
        """Return the series as it stood before its last game was over, without what was agreed since."""
        over = [at for at, move in enumerate(self.moves) if isinstance(move, Played)]
        return self.model_copy(update={"moves": self.moves[: over[-1]]}) if over else self

    def without_last_choice(self) -> Series | None:
        """Return the series before what a person decided last, without what the program decided since; None where
        there is nothing to take back, or a game was played meanwhile.

        What two people have decided unseen both decide again: the second one knows by then what the first one did.
        """
        moves = self.moves
        while moves and not isinstance(moves[-1], Played):
            last, moves = moves[-1], moves[:-1]
            if last.player == self.bot:
                continue
            before = self.model_copy(update={"moves": moves})
            other = moves[-1] if moves and self.bot is None and _is_unseen(before.step()) else None
            if isinstance(other, Ban | Choose) and type(other) is type(last) and other.player != last.player:
                return self.model_copy(update={"moves": moves[:-1]})
            return before
        return None

    def score(self) -> tuple[int, int]:
        """Return how many games each has won."""
        winners = [game.winner for game in self.played]
        return winners.count(0), winners.count(1)


class SeriesError(ValueError):
    """A match that cannot go on so; `problem` is ready to show."""

    def __init__(self, problem: Words) -> None:
        self.problem = problem
        super().__init__(problem.en)


# What may come next.


@record
class ChooseStep:
    """`player` is to choose one of `decks`. With `secret` the other player has not seen them; with `unseen` both know
    them, and neither is to see which one is chosen before both have."""

    player: Player
    decks: tuple[DeckRef, ...]
    secret: bool = False
    unseen: bool = False


@record
class BanStep:
    """`player` is to ban one of `decks`, which are the other player's, unseen as in `ChooseStep`."""

    player: Player
    decks: tuple[DeckRef, ...]


@record
class BidStep:
    """`player` is to bid at least `least` chains, or to pass where `may_pass`.

    The bids are for `deck`, or, where it is None, for the first choice among all decks.
    """

    player: Player
    least: int
    may_pass: bool
    deck: DeckRef | None


@record
class FirstStep:
    """`player`, who lost the last game, is to say who goes first."""

    player: Player


@record
class PlayStep:
    """Game `number` (from 1) is to be played with these decks and chains; `first` None: by lot."""

    number: int
    decks: tuple[DeckRef, DeckRef]
    chains: tuple[int, int]
    first: Player | None


@record
class OverStep:
    """The match is won."""

    winner: Player


Step = ChooseStep | BanStep | BidStep | FirstStep | PlayStep | OverStep
_Flow = Generator[Step, Move, None]


def _is_unseen(step: Step) -> bool:
    """Return whether nobody else is to see what is decided now before both have decided."""
    return isinstance(step, BanStep) or (isinstance(step, ChooseStep) and (step.secret or step.unseen))


def _fitting(step: Step, move: Move) -> Move:
    """Return `move` after a look that it is what `step` asks for."""
    match step, move:
        case ChooseStep(player=player, decks=decks), Choose():
            fits = move.player == player and any(deck.key == move.deck for deck in decks)
        case BanStep(player=player, decks=decks), Ban():
            fits = move.player == player and any(deck.key == move.deck for deck in decks)
        case BidStep(player=player, least=least, may_pass=may_pass), Bid():
            fits = move.player == player and (may_pass if move.chains is None else move.chains >= least)
        case FirstStep(player=player), First():
            fits = move.player == player
        case PlayStep(), Played():
            fits = True
        case _:
            fits = False
    if not fits:
        raise SeriesError(_NOT_NOW)
    return move


def _match(series: Series) -> _Flow:
    """The whole match as a flow of steps: each yields what is asked for and is sent the move."""
    plan = series.plan
    if plan.problems():
        raise SeriesError(plan.problems()[0].text)
    if not all(series.decks):
        raise SeriesError(_NO_DECKS)
    if plan.brings is not None and any(len({deck.key for deck in side}) != plan.brings for side in series.decks):
        raise SeriesError(_SO_MANY_DECKS.filled(n=plan.brings))
    left = yield from _not_banned(series)
    own = (yield from _own_decks(series)) if left is None else None
    luck = rng.seeded(series.seed)
    wins = [0, 0]
    results: list[Played] = []
    while max(wins) < plan.wins:
        luck, lot = rng.below(luck, len(PLAYERS))
        if left is None:
            decks, chains = yield from _decks_and_chains(series, own, results, PLAYERS[lot])
        else:
            decks = yield from _of_those_left(left)
            chains = decks[0].chains, decks[1].chains
        first: Player | None = None
        loser = other_player(PLAYERS[results[-1].winner]) if results else _lost_before(series)
        if loser is not None:
            answer = yield FirstStep(loser)
            assert isinstance(answer, First)
            first = PLAYERS[answer.first]
        played = yield PlayStep(len(results) + 1, decks, chains, first)
        assert isinstance(played, Played)
        results.append(played)
        wins[played.winner] += 1
        if left is not None:
            left.without_played(plan.decks, decks, PLAYERS[played.winner])
    yield OverStep(PLAYERS[0] if wins[0] > wins[1] else PLAYERS[1])


def _lost_before(series: Series) -> Player | None:
    """Return who says who starts the first game: in older editions the loser of the last match with the same decks."""
    asks = series.loser is not None and Difference.LOSER_SAYS_WHO_STARTS.holds_in(series.plan.edition)
    return PLAYERS[series.loser] if series.loser is not None and asks else None


_Pair = tuple[DeckRef, DeckRef]


@dataclass(slots=True)
class _Left:
    """The decks that each player can still play in a triad or a survival match.

    `survivor` is the player who won the last game of a survival match, and the deck that goes on.
    """

    decks: list[tuple[DeckRef, ...]]
    survivor: tuple[Player, DeckRef] | None = None

    def without_played(self, rule: DeckRule, decks: _Pair, winner: Player) -> None:
        """Take out what is not played again: in a triad the deck that won, in a survival match the one that lost."""
        gone = other_player(winner) if rule is DeckRule.SURVIVAL else winner
        self.decks[gone] = tuple(deck for deck in self.decks[gone] if deck.key != decks[gone].key)
        if rule is DeckRule.SURVIVAL:
            self.survivor = winner, decks[winner]


def _not_banned(series: Series) -> Generator[Step, Move, _Left | None]:
    """Return what each player can play, in a triad after each has banned a deck of the other's; None where decks are
    not used up."""
    if series.plan.brings is None:
        return None
    if series.plan.decks is DeckRule.SURVIVAL:
        return _Left(list(series.decks))
    banned = []
    for player in PLAYERS:
        move = yield BanStep(player, series.decks[other_player(player)])
        assert isinstance(move, Ban)
        banned.append(move.deck)
    return _Left(
        [tuple(deck for deck in series.decks[who] if deck.key != banned[other_player(who)]) for who in PLAYERS]
    )


def _of_those_left(left: _Left) -> Generator[Step, Move, _Pair]:
    """Let each player choose one of the decks that are left, neither seeing what the other chooses meanwhile.

    In a survival match whoever won goes on with the deck, and the other one knows what the next has to beat.
    """
    # Reading: reading/decks-of-a-triad
    chosen = []
    for player in PLAYERS:
        if left.survivor is not None and left.survivor[0] == player:
            chosen.append(left.survivor[1])
        else:
            chosen.append((yield from _chosen(player, left.decks[player], unseen=left.survivor is None)))
    return chosen[0], chosen[1]


def _own_decks(series: Series) -> Generator[Step, Move, _Pair | None]:
    """Let each player settle on one of the decks they brought; None where they choose anew before each game."""
    if series.plan.decks is DeckRule.BIDDING:
        if len({deck.key for side in series.decks for deck in side}) < 2:
            raise SeriesError(_TWO_DECKS)
        return None
    sealed = series.plan.decks is DeckRule.SEALED
    one = yield from _chosen(PLAYERS[0], series.decks[0], secret=sealed)
    two = yield from _chosen(PLAYERS[1], series.decks[1], secret=sealed)
    return one, two


def _chosen(
    player: Player, decks: tuple[DeckRef, ...], *, secret: bool = False, unseen: bool = False
) -> Generator[Step, Move, DeckRef]:
    """Ask `player` for one of `decks`; a single one needs no asking."""
    if len(decks) == 1:
        return decks[0]
    move = yield ChooseStep(player, decks, secret, unseen)
    assert isinstance(move, Choose)
    return next(deck for deck in decks if deck.key == move.deck)


def _decks_and_chains(
    series: Series, own: _Pair | None, results: list[Played], starts: Player
) -> Generator[Step, Move, tuple[_Pair, tuple[int, int]]]:
    """Settle who plays what in the next game, and the chains each begins with."""
    plan = series.plan
    if own is None:
        return (yield from _bid_for_choice(series, starts))
    swapped = own[1], own[0]
    if plan.decks is DeckRule.REVERSAL:
        return swapped, _chains(series, swapped, results)
    if plan.decks is DeckRule.ADAPTIVE and len(results) == 1:
        return swapped, (0, 0)
    if plan.decks is DeckRule.ADAPTIVE and len(results) == 2:
        return (yield from _bid_for_winner(own, PLAYERS[results[0].winner]))
    if plan.decks is DeckRule.ADAPTIVE:
        return own, (0, 0)
    return own, _chains(series, own, results)


def _bid_for_choice(series: Series, starts: Player) -> Generator[Step, Move, tuple[_Pair, tuple[int, int]]]:
    """Bid for the first choice from all decks. Rule: "Chain bidding", which has it at the start of each game."""
    winner, chains = yield from _bids(starts, None)
    pool = tuple({deck.key: deck for side in series.decks for deck in side}.values())
    mine = yield from _chosen(winner, pool)
    theirs = yield from _chosen(other_player(winner), tuple(deck for deck in pool if deck.key != mine.key))
    return _seated(winner, mine, theirs), (chains, 0) if winner == 0 else (0, chains)


def _bid_for_winner(own: _Pair, first_winner: Player) -> Generator[Step, Move, tuple[_Pair, tuple[int, int]]]:
    """Bid for the deck that has won both games: at one all, with swapped decks, it is the first winner's own.

    The player who brought that deck bids first, by a custom of organized play.
    """
    # Reading: reading/first-bid-for-a-winner
    winner, chains = yield from _bids(first_winner, own[first_winner])
    decks = _seated(winner, own[first_winner], own[other_player(first_winner)])
    return decks, (chains, 0) if winner == 0 else (0, chains)


def _bids(starts: Player, deck: DeckRef | None) -> Generator[Step, Move, tuple[Player, int]]:
    """Bid in turn until one passes; return who bid most, and how much. Rule: "Chain bidding".

    The first bid must be made, and may be 0; each further one is at least one more. Nobody can outbid 24.
    """
    bidder, highest = starts, -1
    while True:
        move = yield BidStep(bidder, highest + 1, may_pass=highest >= 0, deck=deck)
        assert isinstance(move, Bid)
        if move.chains is None:
            return other_player(bidder), highest
        highest = move.chains
        if highest >= MOST_CHAINS:
            return bidder, highest
        bidder = other_player(bidder)


def _seated(player: Player, mine: DeckRef, theirs: DeckRef) -> _Pair:
    return (mine, theirs) if player == 0 else (theirs, mine)


def _chains(series: Series, decks: _Pair, results: list[Played]) -> tuple[int, int]:
    """Return the chains each begins the next game with: those of a handicap, or else those their decks carry.

    Where chains are bid or given as a handicap, a deck's own do not come on top. Rule: "Chain handicap".
    """
    # Reading: reading/chains-of-a-handicap
    plan = series.plan
    if plan.handicapped is None:
        return decks[0].chains, decks[1].chains
    wins = (*series.before, *(game.winner == plan.handicapped for game in results))
    chains = handicap_chains(wins, plan.edition)
    return (chains, 0) if plan.handicapped == 0 else (0, chains)


_TOO_MANY = Words("The match is over.")
_NOT_NOW = Words("That is not the decision to be made now.")
_NO_DECKS = Words("Each player needs at least one deck.")
_TWO_DECKS = Words("Bidding needs at least two decks.")
_SO_MANY_DECKS = Words("Each player brings {n} different decks.")
