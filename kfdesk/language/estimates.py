"""What the words of a card are worth in the figures of a deck: each word says it beside its wording.

A figure is an amount times how often it is expected to happen in a game, for each copy of the card. A word declares
its share by overriding one small method: `Node.add_to` (instructions and abilities), `shares` (players), `size` and
`aims` (targets), `narrow` (predicates), `estimate` (quantities and counts), `given` (conditions). `add_to` adds to a
`DeckEstimate`; a word without a figure of its own adds what it holds, which is what `Node.add_to` does.

The estimates, so that every figure can be followed by hand:

- "Play:" once, "After Reap:", "Action:" and "Omni:" once, "After Fight:", "Before Fight:", "Destroyed:" and "Scrap:"
  half the time; of several uses of one card only the likeliest counts. An artifact that stays in play is used twice,
  but what creatures gain from it is used once.
- What reacts to events or changes the table while in play counts twice, for the remainder of a turn twice too.
- "If …" halves, of "choose one" each mode has its share, "you may" and "if you do" count in full.
- What is counted ("for each …") is taken to be 2, each player's pool to be 4 Æmber, or what the condition asks.
- What goes into the opponent's archives is not archived, as far as the card says that it is theirs.
- 4 damage are a creature; returning a card to hand or deck is half a removal; a description narrower than
  "creature" or "artifact" (a trait, a house, a state) halves.

Left out: what every creature does (reaping, fighting), keywords, stuns, wards, and anything that no figure names.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from enum import StrEnum
from math import inf
from typing import Any, NamedTuple, Protocol

from kfdesk.engine.abilities import Ability, Effect
from kfdesk.engine.terms import CardType


class EstimateKind(StrEnum):
    """What is counted."""

    EXPECTED_AMBER = "expected_amber"
    """Æmber that comes into your pool, what you lose or give away taken off."""
    STEAL = "steal"
    CAPTURE = "capture"
    AMBER_CONTROL = "amber_control"
    """Æmber the opponent cannot forge with: stolen, captured, lost, dearer keys; what they are given taken off."""
    BOARD_WIPES = "board_wipes"
    """Times that each creature (or each enemy one) is removed."""
    REMOVAL = "removal"
    """Creatures removed one by one."""
    ARTIFACT_CONTROL = "artifact_control"
    DRAW = "draw"
    ARCHIVE = "archive"
    KEY_CHEATS = "key_cheats"
    """Keys forged outside the step, and a quarter for each Æmber that keys are cheaper for a turn."""


POOL = 4.0
"""Æmber a player is taken to have."""
WHILE_IN_PLAY = 2.0
"""Times that something reacts or applies while its card is in play."""
ONE_IN = 0.5
"""How often a condition is taken to hold."""
COUNTED = 2.0
"""How many things there are taken to be of what a text counts, and of "each …" but for wipes."""
KEY = 6.0
"""What an unforged key is worth in Æmber."""
LIFE = 4.0
"""Damage that removes a creature."""
BOUNCED = 0.5
"""What returning a card to a hand or a deck is worth beside removing it."""
DEARER = 0.5
"""What one Æmber of key cost for a turn is worth."""
CHEAPER = 0.25


class EstimateContext(NamedTuple):
    """Where the estimate stands: how often it is expected to come here, the opponent's pool, whom events are about,
    whether the ability is the opponent's, as one that enemy creatures gain: "you" in it is the opponent, and whether
    creatures gain it from a card of another type."""

    times: float = 1.0
    pool: float = POOL
    enemy: bool = False
    theirs: bool = False
    by_creature: bool = False

    def by(self, factor: float) -> EstimateContext:
        """Return the same place reached `factor` times as often."""
        return self._replace(times=self.times * factor)


class Shares(NamedTuple):
    """How far players are you, and how far your opponent."""

    yours: float
    theirs: float


ME = Shares(1.0, 0.0)
THEM = Shares(0.0, 1.0)
BOTH = Shares(1.0, 1.0)
EITHER = Shares(0.5, 0.5)
"""Somebody who may be the one or the other."""


class Aim(NamedTuple):
    """Cards in play that something is done to: how many, whether each there is, and how sure that is."""

    artifact: bool = False
    """True for artifacts, False for creatures."""
    number: float = 1.0
    every: bool = False
    narrow: bool = False
    share: float = 1.0


class Aimed(Protocol):
    """What a target says of itself."""

    def size(self) -> float:
        """Return how many cards it is taken to mean."""
        ...

    def aims(self) -> Iterable[Aim]:
        """Return the cards in play it means, those of your own side and the card itself left out."""
        ...

    @property
    def meant(self) -> object:
        """The target itself, or the earlier one it mentions again."""
        ...


class DeckEstimate:
    """The figures of one definition while its words add to them."""

    def __init__(self, card_type: CardType) -> None:
        self.found: dict[EstimateKind, float] = dict.fromkeys(EstimateKind, 0.0)
        self.card_type = card_type
        self._removed: dict[int, float] = {}
        """What was counted already for a target that is mentioned again: it means the same cards."""

    def include(self, node: Any, context: EstimateContext) -> None:
        """Add what this part of a definition does."""
        node.add_to(self, context)

    def include_parts(self, node: Any, context: EstimateContext) -> None:
        """Add what a part without a figure of its own holds: instructions and abilities, not targets."""
        if isinstance(node, tuple):
            for item in node:
                self._held(item, context)
        elif is_dataclass(node):
            for field in fields(node):
                self._held(getattr(node, field.name), context)

    def _held(self, value: Any, context: EstimateContext) -> None:
        if isinstance(value, tuple):
            self.include_parts(value, context)
        elif isinstance(value, Ability | Effect):
            self.include(value, context)

    def add(self, figure: EstimateKind, amount: float, context: EstimateContext) -> None:
        """Add an amount that is expected `context.times` times."""
        self.found[figure] += amount * context.times

    def gains(self, amount: float, who: Shares, context: EstimateContext) -> None:
        """Players gain Æmber."""
        self.add(EstimateKind.EXPECTED_AMBER, amount * who.yours, context)
        self.add(EstimateKind.AMBER_CONTROL, -amount * who.theirs, context)

    def loses(self, amount: float, who: Shares, context: EstimateContext) -> None:
        """Players lose Æmber."""
        self.gains(-amount, who, context)

    def steals(self, amount: float, context: EstimateContext) -> None:
        """You steal Æmber."""
        for figure in (EstimateKind.EXPECTED_AMBER, EstimateKind.STEAL, EstimateKind.AMBER_CONTROL):
            self.add(figure, amount, context)

    def captures(self, amount: float, context: EstimateContext) -> None:
        """Your creatures capture Æmber."""
        self.add(EstimateKind.CAPTURE, amount, context)
        self.add(EstimateKind.AMBER_CONTROL, amount, context)

    def removes(self, target: Aimed, worth: float, context: EstimateContext) -> None:
        """Cards that a target means are removed, `worth` 1 for all of it; one's own cards do not count.

        Of several deeds to the same cards the best counts.
        """
        meant = id(target.meant)
        before, now = self._removed.get(meant, 0.0), worth * context.times
        if now <= before:
            return
        self._removed[meant] = now
        for aim in target.aims():
            strength = (now - before) * aim.share * (ONE_IN if aim.narrow else 1.0)
            if aim.artifact:
                self.found[EstimateKind.ARTIFACT_CONTROL] += strength * aim.number
            elif aim.every:
                self.found[EstimateKind.BOARD_WIPES] += strength
            else:
                self.found[EstimateKind.REMOVAL] += strength * aim.number

    def gone(self, target: object) -> None:
        """What a target means has left play already, whatever is still done to it."""
        self._removed[id(target)] = inf

    def takes_away(self, target: Aimed, context: EstimateContext) -> None:
        """Cards are removed for good."""
        self.removes(target, 1.0, context)

    def damages(self, target: Aimed, amount: float, context: EstimateContext) -> None:
        """Damage is dealt to cards: a share of a removal."""
        self.removes(target, min(1.0, amount / LIFE), context)


def uncounted(word: object, estimate: DeckEstimate, context: EstimateContext) -> None:
    """Add nothing: use as `add_to = uncounted` in a word that holds others of which no figure speaks."""
