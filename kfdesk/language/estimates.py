"""What the words of a card are worth in the figures of a deck: each word says it beside its wording.

A figure is an amount times how often it is expected to happen in a game, for each copy of the card. A word declares
its share by overriding one small method: `Node.add_to` (instructions and abilities), `shares` (players), `size` and
`aims` (targets), `narrow` (predicates), `estimate` (quantities and counts), `given` (conditions). `add_to` adds to a
`DeckEstimate`; a word without a figure of its own adds what it holds, which is what `Node.add_to` does.

The estimates, so that every figure can be followed by hand:

- "Play:" once, "After Reap:", "Action:" and "Omni:" once, "After Fight:", "Before Fight:", "Destroyed:" and "Scrap:"
  half the time; of several uses of one card only the likeliest counts. An artifact that stays in play is used twice,
  but what creatures gain from it is used once.
- What reacts to events or changes the table while in play counts twice; what reacts for the remainder of a turn counts
  twice too, but what is changed for one turn once: there is one step of forging in it, and each creature is used once.
  What may happen once in that turn, as choosing a certain house, counts half; setup and entering play come once.
- "If …" halves, of "choose one" each mode has its share, "you may" and "if you do" count in full.
- What is counted ("for each …") is taken to be 2, each player's pool to be 4 Æmber, or what the condition asks.
- What goes into the opponent's archives is not archived, as far as the card says that it is theirs.
- 4 damage are a creature; returning a card to hand or deck is half a removal; a description narrower than
  "creature" or "artifact" (a trait, a house, a state) halves.
- A key forged at a higher cost is as much of a key as the usual cost is of the cost.
- Disruption counts cards that the opponent does not play or use: one for each card out of a hand or archives (a quarter
  out of a deck or a discard pile), for an upgrade, for a key to be forged again, for a stun, for an
  exhausted card and for a chain; for what they are forbidden the cards or creatures that it bars, taken to be 2.
- Creature protection counts attacks survived: 1 for a ward, taunt or elusive, half for skirmish, 2 for what cannot be
  damaged; healing and armor as damage that is not dealt.
- Recursion counts cards that come back from a discard pile, or to hand as they leave play; shuffled into the deck, or
  put on the bottom of it, they are worth a quarter. Creatures of yours that go into the deck from play are lost, but
  for this one.
- Efficiency counts cards drawn, archived, played or used beyond what a turn allows, less the chains that they cost.
- Effective power is printed power and armor of creatures and what cards add to it: half where it is for a turn only,
  2 for a token creature.
- Keywords: hazardous and assault are their damage half the time, splash-attack on 2 creatures, poison half a removal,
  versatile one use of another house.

Left out: what every creature does (reaping, fighting), where creatures stand, what is only looked at or revealed, and
anything that no figure names.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from enum import StrEnum
from math import inf
from typing import Any, ClassVar, NamedTuple, Protocol

from kfdesk.engine.abilities import Ability, Effect
from kfdesk.engine.terms import CardType, Keyword


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
    DISRUPTION = "disruption"
    """Cards that the opponent does not play or use."""
    CREATURE_PROTECTION = "creature_protection"
    """Attacks or removals that creatures of yours survive."""
    RECURSION = "recursion"
    """Cards that come back from where they had gone."""
    EFFICIENCY = "efficiency"
    """Cards drawn, archived, played or used beyond what a turn allows."""
    EFFECTIVE_POWER = "effective_power"
    """Power and armor of your creatures, and what is added to them."""


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
HAND_SIZE = 4.0
"""Cards taken to be in a hand, or in a discard pile."""
SHUFFLED = 0.25
"""What a card shuffled into a deck is worth beside one that comes to hand."""
OUT_OF_REACH = 0.25
"""What a card out of a deck or a discard pile is worth beside one out of a hand."""
TOKEN_POWER = 2.0
"""Power that a token creature is taken to have."""
ALSO_EFFICIENT = frozenset({EstimateKind.DRAW, EstimateKind.ARCHIVE})
"""The figures whose cards count for efficiency, too."""


class EstimateContext(NamedTuple):
    """Where the estimate stands: how often it is expected to come here, the opponent's pool, whom events are about,
    whether the ability is the opponent's, as one that enemy creatures gain: "you" in it is the opponent, and whether
    creatures gain it from a card of another type."""

    times: float = 1.0
    pool: float = POOL
    enemy: bool = False
    theirs: bool = False
    by_creature: bool = False
    one_turn: bool = False
    """Whether what it changes holds for one turn only."""
    granted: bool = False
    """Whether creatures that need not be yours gain the ability, so that "this creature" is better an enemy one where
    it is harmed."""
    destroyed: bool = False
    """Whether "this creature" is destroyed already, so that nothing removes it any more."""

    @property
    def turned(self) -> EstimateContext:
        """The same place where "you" is the other player."""
        return self._replace(theirs=not self.theirs)

    @property
    def held(self) -> EstimateContext:
        """The same place for something that holds while a card is in play, or for one turn."""
        return self if self.one_turn else self.by(WHILE_IN_PLAY)

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
    upgrade: bool = False
    """True for upgrades, whatever `artifact` says."""


class Aimed(Protocol):
    """What a target says of itself."""

    def size(self) -> float:
        """Return how many cards it is taken to mean."""
        ...

    def aims(self, context: EstimateContext) -> Iterable[Aim]:
        """Return the cards in play it means, those of your own side and the card itself left out."""
        ...

    def sides(self) -> Shares:
        """Return how far its cards are your own, and how far your opponent's."""
        ...

    is_this: ClassVar[bool]
    """Whether it is the card that the words are on."""
    is_host: ClassVar[bool]
    """Whether it is what the upgrade that the words are on is attached to."""

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
        self._used: set[int] = set()
        self._shielded: set[int] = set()

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
        if figure in ALSO_EFFICIENT:
            self.found[EstimateKind.EFFICIENCY] += amount * context.times

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
        if self._is_enemy(target, context):  # it is removed once, however often that would happen
            self.found[EstimateKind.REMOVAL] += min(1.0, now) - min(1.0, before)
        for aim in target.aims(context):
            strength = (now - before) * aim.share * (ONE_IN if aim.narrow else 1.0)
            if aim.upgrade:
                self.found[EstimateKind.DISRUPTION] += strength * aim.number
            elif aim.artifact:
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

    # What is done to creatures and other cards besides.

    def hinders(self, target: Aimed, worth: float, context: EstimateContext) -> None:
        """Cards in play of the opponent are not used, `worth` 1 for one use of each; one's own do not count."""
        if self._is_enemy(target, context):
            self.add(EstimateKind.DISRUPTION, worth, context)
        for aim in target.aims(context):
            self.add(EstimateKind.DISRUPTION, worth * aim.number * aim.share * (ONE_IN if aim.narrow else 1.0), context)

    def friends(self, target: Aimed, context: EstimateContext) -> float:
        """Return how many cards of yours a target is taken to mean, where one would choose one's own."""
        if target.is_this:
            return 0.0 if context.theirs else 1.0
        if target.sides() == (ME if context.theirs else THEM):
            return 0.0
        narrow = any(getattr(one, "narrow", False) for one in getattr(target, "predicates", ()))
        return target.size() * (ONE_IN if narrow else 1.0)

    def _is_enemy(self, target: Aimed, context: EstimateContext) -> bool:
        """Whether what does harm to a target does it to an enemy creature: one that this upgrade is attached to, or one
        that gained the ability."""
        given = target.is_this and context.granted and not context.destroyed
        return (target.is_host and self.card_type is CardType.UPGRADE) or given

    def protects(self, target: Aimed, worth: float, context: EstimateContext) -> None:
        """Creatures of yours survive, `worth` 1 for one attack on each."""
        self.add(EstimateKind.CREATURE_PROTECTION, worth * self.friends(target, context), context)

    def shields(self, target: Aimed, context: EstimateContext) -> None:
        """Creatures of yours cannot be attacked, damaged or destroyed; of several such words on the same creatures one
        counts."""
        if id(target.meant) not in self._shielded:
            self._shielded.add(id(target.meant))
            self.protects(target, 1.0, context)

    def is_used(self, target: Aimed) -> bool:
        """Return whether the cards were readied or used already by these words, so that they are your own."""
        return id(target.meant) in self._used

    def strengthens(self, target: Aimed, power: float, context: EstimateContext) -> None:
        """Creatures get more power or less: less is as good as damage to those of the opponent."""
        if power < 0 and not target.is_this:
            self.damages(target, -power, context)
            return
        times = context.by(ONE_IN) if context.one_turn else context
        self.add(EstimateKind.EFFECTIVE_POWER, power * self.friends(target, context), times)

    def has_keyword(self, keyword: Keyword, number: float, creatures: float, context: EstimateContext) -> None:
        """Creatures of yours have a keyword, with its number where it has one."""
        found = _KEYWORDS.get(keyword)
        if found is not None:
            figure, worth, of_life = found
            amount = worth * (min(1.0, number / LIFE) if of_life else 1.0)
            self.add(figure, amount * creatures, context)

    def uses(self, target: Aimed, worth: float, context: EstimateContext) -> None:
        """Cards of yours are used once more, or without their house; of several words on the same cards one counts."""
        if id(target.meant) in self._used:
            return
        self._used.add(id(target.meant))
        self.add(EstimateKind.EFFICIENCY, worth * self.friends(target, context), context)


_KEYWORDS: dict[Keyword, tuple[EstimateKind, float, bool]] = {
    Keyword.TAUNT: (EstimateKind.CREATURE_PROTECTION, 1.0, False),
    Keyword.ELUSIVE: (EstimateKind.CREATURE_PROTECTION, 1.0, False),
    Keyword.SKIRMISH: (EstimateKind.CREATURE_PROTECTION, ONE_IN, False),
    Keyword.INVULNERABLE: (EstimateKind.CREATURE_PROTECTION, WHILE_IN_PLAY, False),
    Keyword.HAZARDOUS: (EstimateKind.REMOVAL, ONE_IN, True),
    Keyword.ASSAULT: (EstimateKind.REMOVAL, ONE_IN, True),
    Keyword.SPLASH_ATTACK: (EstimateKind.REMOVAL, ONE_IN * COUNTED, True),
    Keyword.POISON: (EstimateKind.REMOVAL, ONE_IN, False),
    Keyword.VERSATILE: (EstimateKind.EFFICIENCY, 1.0, False),
}
"""What keywords are worth, and whether their number is damage, of which 4 are a removal."""


def uncounted(word: object, estimate: DeckEstimate, context: EstimateContext) -> None:
    """Add nothing: use as `add_to = uncounted` in a word that holds others of which no figure speaks."""
