"""Ways to play a match: how many games, whose decks, who carries chains. Each says itself in two sentences.

What the rulebooks say of it: the first player is drawn by lot ("First player"), chain bidding and chain
handicap are optional rules that do not go together. Best of three, sealed, reversal, adaptive, triad and survival
are customs of organized play that no rulebook in our hands describes; where they leave a choice, the reading stands
beside the code.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from kfdesk.collection.kinds import KIND_WORDS
from kfdesk.engine.decks import DeckList
from kfdesk.engine.editions import Difference
from kfdesk.engine.rules import Reason
from kfdesk.engine.terms import MOST_CHAINS, Edition
from kfdesk.records import record
from kfdesk.text.words import Words, same

BIDDING = "glossary/chain-bidding-optional-rule"
HANDICAP = "glossary/chain-handicap-optional-rule"
FIRST_CHAINS = 4
"""What a deck or player is first handicapped with. Rule: "Chain handicap"."""


class DeckRule(StrEnum):
    """Who plays which deck."""

    OWN = "own"
    BIDDING = "bidding"
    SEALED = "sealed"
    REVERSAL = "reversal"
    ADAPTIVE = "adaptive"
    TRIAD = "triad"
    SURVIVAL = "survival"


BRINGS = 3
"""How many different decks each player brings to a triad or a survival match."""
_GAMES = {DeckRule.ADAPTIVE: 3, DeckRule.TRIAD: 3, DeckRule.SURVIVAL: 2 * BRINGS - 1}
"""The most games of formats that have a number of their own."""


class Plan(BaseModel):
    """What two players agreed to play.

    `games` is the most that are played: 1, 3 for best of three, 5 where three decks are to be beaten. `handicapped` is
    the player who carries chains, None without a handicap. `sealed` is how many unknown decks each player opens in a
    sealed match.
    """

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)

    games: Literal[1, 3, 5] = 1
    decks: DeckRule = DeckRule.OWN
    handicapped: Annotated[int, Field(ge=0, le=1)] | None = None
    sealed: Annotated[int, Field(ge=1, le=6)] = 2
    edition: Edition = Edition.V18_4

    @property
    def wins(self) -> int:
        """How many games decide the match."""
        return self.games // 2 + 1

    @property
    def brings(self) -> int | None:
        """How many different decks each player has to bring; None where the format leaves it open."""
        return BRINGS if self.decks in (DeckRule.TRIAD, DeckRule.SURVIVAL) else None

    def problems(self) -> tuple[Reason, ...]:
        """Return every reason why this cannot be played."""
        found = []
        bids = self.decks in (DeckRule.BIDDING, DeckRule.ADAPTIVE)
        if bids and self.handicapped is not None:
            found.append(Reason(_NOT_BOTH, BIDDING))
        if self.decks is DeckRule.ADAPTIVE and self.games != 3:
            found.append(Reason(_ADAPTIVE_THREE, BIDDING))
        elif self.games != _GAMES.get(self.decks, min(self.games, 3)):
            found.append(Reason(_NOT_SO_MANY.filled(n=self.games), ""))
        return tuple(found)

    def problems_with(self, deck: DeckList) -> tuple[Reason, ...]:
        """Return every reason why a deck is none that this is played with, whatever its cards may be.

        Sealed decks are opened by the players: nobody has seen them before, which is untrue of one that somebody put
        together.
        """
        if self.decks is DeckRule.SEALED and deck.kind:
            return (Reason(_NOT_SEALED.filled(deck=deck.name, kind=KIND_WORDS[deck.kind]), ""),)
        return ()


def handicap_chains(wins: Sequence[bool], edition: Edition, start: int = FIRST_CHAINS) -> int:
    """Return the chains of a handicapped deck or player after these games against the same opponent.

    Rule: "Chain handicap": one more each time two games in a row are won, one less each time two are lost; the
    rulebooks 1.0 to 1.3 ask for three in a row. The games of one adjustment do not count for the next,
    so four wins in a row are two more, three are one.
    """
    # Reading: reading/games-of-a-handicap
    row = games_in_a_row(edition)
    chains, streak = start, 0
    for won in wins:
        streak = (max(streak, 0) + 1) if won else (min(streak, 0) - 1)
        if abs(streak) == row:
            chains = min(max(chains + (1 if won else -1), 0), MOST_CHAINS)
            streak = 0
    return chains


def games_in_a_row(edition: Edition) -> int:
    """Return how many games in a row move a handicap by one chain."""
    return 3 if Difference.HANDICAP_AFTER_THREE.holds_in(edition) else 2


@record
class Recipe:
    """A format as players know it by name: the plan to begin with, and itself in two sentences."""

    name: Words
    text: Words
    plan: Plan
    rule: str = ""
    """The rulebook entry it rests on, "" for a custom of organized play."""

    def says(self, edition: Edition) -> Words:
        """Return the two sentences as they hold under an edition of the rules."""
        return self.text.filled(row=_IN_A_ROW[games_in_a_row(edition)])


RECIPES = {
    "single": Recipe(
        Words("Single game"),
        Words("Each plays a deck of their choice, once. Who goes first is drawn by lot."),
        Plan(),
    ),
    "best-of-three": Recipe(
        Words("Best of three"),
        Words(
            "Each keeps one deck, and whoever wins two games first wins the match. "
            "After the first game, the loser of the last one says who goes first."
        ),
        Plan(games=3),
    ),
    "handicap": Recipe(
        Words("Chain handicap"),
        Words(
            "The stronger deck starts with four chains. It gets one more for every {row} games in a row "
            "that it wins against the same deck, and one fewer for every {row} it loses."
        ),
        Plan(handicapped=0),
        HANDICAP,
    ),
    "bidding": Recipe(
        Words("Chain bidding"),
        Words(
            "Both may look at all decks, and the players bid chains in turn for the first choice among "
            "them. Whoever bids more chooses first and starts the game with that many chains."
        ),
        Plan(decks=DeckRule.BIDDING),
        BIDDING,
    ),
    "sealed": Recipe(
        Words("Sealed"),
        Words(
            "Each opens some decks that nobody has seen before. Each chooses one of their own and plays it for the "
            "whole match."
        ),
        Plan(decks=DeckRule.SEALED),
    ),
    "reversal": Recipe(
        Words("Reversal"),
        Words("Each brings a deck, and the other plays it. So bring the weakest deck you have."),
        Plan(decks=DeckRule.REVERSAL),
    ),
    "adaptive": Recipe(
        Words("Adaptive"),
        Words(
            "Each plays the first game with their own deck and the second with the other’s. If each won "
            "one, they bid chains for the deck that won both games, and play a third."
        ),
        Plan(games=3, decks=DeckRule.ADAPTIVE),
        BIDDING,
    ),
    "triad": Recipe(
        Words("Triad"),
        Words(
            "Each brings three decks and bans one of the other’s. Before each game both choose one in secret; a deck "
            "that has won is not played again, and whoever wins with both decks that are left wins the match."
        ),
        Plan(games=3, decks=DeckRule.TRIAD),
    ),
    "survival": Recipe(
        Words("Survival"),
        Words(
            "Each brings three decks and plays each of them until it has lost. Whoever wins a game keeps the deck, the "
            "other one continues with the next; who has no deck left has lost the match."
        ),
        Plan(games=5, decks=DeckRule.SURVIVAL),
    ),
}
"""The formats offered, in the order of the list."""


def format_name(key: str) -> Words:
    """Return what the format of a result is called; a word that is no key of ours is its own name."""
    return RECIPES[key].name if key in RECIPES else same(key)


_IN_A_ROW = {2: Words("two"), 3: Words("three")}
_NOT_BOTH = Words("Chain bidding and chain handicap do not go together.")
_NOT_SEALED = Words("{deck} was not published so ({kind}); in a sealed match nobody has seen any of the decks before.")
_ADAPTIVE_THREE = Words("An adaptive match has up to three games.")
_NOT_SO_MANY = Words("No match of this format has up to {n} games.")
