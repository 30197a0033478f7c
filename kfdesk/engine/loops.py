"""Infinite loops: how they are noticed, how often they are resolved, and how they end. Rule: "Infinite loops".

Abilities that are resolved within each other run on a stack of `Flow`, not on the interpreter's, so that this rule
alone bounds how many they are.
"""

from __future__ import annotations

from collections.abc import Generator, Hashable
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from kfdesk.engine.abilities import Ability, Outcome, Steps
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.events import LoopBroken, Named
from kfdesk.engine.not_offered import LIES_IN_PLAY, otherwise, unless
from kfdesk.engine.phrases import ASK, CARD_NOT_IN_LOOP, plain
from kfdesk.engine.terms import IN_PLAY, NO_CARD, CardId, DecisionKind, Zone

if TYPE_CHECKING:
    from kfdesk.engine.core import Core

ROUNDS_TO_NOTICE = 10
"""How often an ability of a card is set off anew, the cards in play being the same, before it counts as a loop."""

MOST_ROUNDS = 99
"""The highest number of further rounds that the active player can name."""


class _Within(NamedTuple):
    """What a resolution yields to have another resolved before it goes on."""

    steps: Steps


def within(steps: Steps) -> Steps:
    """Resolve `steps` within the present resolution without nesting the generators; only under a `Flow`."""
    outcome: Any = yield cast(Decision, _Within(steps))
    return cast(Outcome, outcome)


class Flow:
    """Steps being carried out, with all that is being resolved within them, innermost last."""

    def __init__(self, steps: Generator[Decision, tuple[str, ...], Any]) -> None:
        self._stack: list[Generator[Any, Any, Any]] = [steps]

    def advance(self, keys: tuple[str, ...] | None) -> Decision | None:
        """Go on to the next decision with the keys chosen at the last (None at first); None: all is done."""
        stack = self._stack
        given: Any = keys
        while stack:
            try:
                wanted = stack[-1].send(given)
            except StopIteration as over:
                stack.pop()
                given = over.value
                continue
            if not isinstance(wanted, _Within):
                return cast(Decision, wanted)
            stack.append(wanted.steps)
            given = None
        return None


class Round(NamedTuple):
    """An ability of a card being resolved, with the cards that were in play when it was set off."""

    source: CardId
    ability: int
    in_play: tuple[tuple[CardId, ...], ...]


class Loop:
    """A loop under way: its abilities, the rounds the active player still wants, and where it began.

    `begun` is how many resolutions were under way before its first one: when there are no more, it is over.
    """

    __slots__ = ("begun", "key", "members", "rounds_left", "stopped")

    def __init__(self, key: tuple[int, int], members: tuple[Round, ...], rounds: int, begun: int) -> None:
        self.key = key
        self.members = frozenset((r.source, r.ability) for r in members)
        self.rounds_left = rounds
        self.begun = begun
        self.stopped = False


class Loops:
    """The resolutions under way, innermost last, and the loop they are in, if any."""

    def __init__(self) -> None:
        self.rounds: list[Round] = []
        self.loop: Loop | None = None

    def allowed(self, core: Core, source: CardId, ability: Ability) -> Generator[Decision, tuple[str, ...], bool]:
        """Return whether an ability is to be resolved now; it is not where it would go on with a loop that is over.

        Asks the active player for the number of rounds when a loop is noticed, and ends the loop after them.
        """
        key = (source, id(ability))
        loop = self.loop
        if loop is None:
            here = Round(*key, _in_play(core))
            known = [at for at, round_ in enumerate(self.rounds) if round_ == here]
            if len(known) < ROUNDS_TO_NOTICE:
                return True
            rounds = yield from ask_rounds(core, source)
            loop = self.loop = Loop(key, tuple(self.rounds[known[-1] :]), rounds, known[0])
        if (source, id(ability)) not in loop.members:
            return True
        if loop.stopped:
            return False
        if key != loop.key:
            return True
        loop.rounds_left -= 1
        if loop.rounds_left >= 0:
            return True
        loop.stopped = True
        yield from _take_away(core, tuple(dict.fromkeys(source for source, _ in sorted(loop.members))))
        return False

    def resolve(self, core: Core, source: CardId, ability: Ability, steps: Steps) -> Steps:
        """Resolve an ability of a card within whatever is being resolved; nothing happens if a loop ends here."""
        if self.rounds and not (yield from self.allowed(core, source, ability)):
            steps.close()
            return Outcome(done=False)
        self.rounds.append(Round(source, id(ability), _in_play(core)))
        outcome = yield from within(steps)
        self.rounds.pop()
        if self.loop is not None and len(self.rounds) <= self.loop.begun:
            self.loop = None
        return outcome


class Repeats:
    """How often something came about again and again, one time after the other, as far as that can be a loop."""

    def __init__(self) -> None:
        self._times: dict[Hashable, int] = {}
        self._most: dict[Hashable, int] = {}

    def again(self, core: Core, what: Hashable, card: CardId) -> Generator[Decision, tuple[str, ...], bool]:
        """Count one more time; return whether it may be. If it is a loop that is over, the card leaves play."""
        times = self._times[what] = self._times.get(what, 0) + 1
        if times <= self._most.get(what, ROUNDS_TO_NOTICE):
            return True
        if what not in self._most:
            self._most[what] = times - 1 + (yield from ask_rounds(core, card))
            if times <= self._most[what]:
                return True
        yield from _take_away(core, (card,))
        self._times.clear()  # without that card the others of the loop may come to an end by themselves
        self._most.clear()
        return False


def _in_play(core: Core) -> tuple[tuple[CardId, ...], ...]:
    return tuple(row for player in core.state.players for row in (player.line, player.artifacts))


def ask_rounds(core: Core, source: CardId) -> Generator[Decision, tuple[str, ...], int]:
    """Let the active player name how many more times a loop is resolved."""
    options = tuple(Option(f"number:{n}", plain(str(n))) for n in range(MOST_ROUNDS + 1))
    picked = yield Decision(core.state.active, DecisionKind.NUMBER, ASK["loop"], f"c{source}", options)
    core.record(Named(core.state.active, picked[0], source))
    return int(picked[0].removeprefix("number:"))


def _take_away(core: Core, cards: tuple[CardId, ...]) -> Steps:
    """Remove one of the cards of a loop from play, not destroyed; of several the active player chooses one."""
    there = [card for card in cards if core.state.cards[card].zone in IN_PLAY]
    if not there:
        return Outcome(done=False)
    card = there[0]
    if len(there) > 1:
        options = tuple(core.option("card", c) for c in there)
        player, why_not = core.state.active, unless(core, core.state.active, LIES_IN_PLAY, otherwise(CARD_NOT_IN_LOOP))
        picked = yield Decision(player, DecisionKind.CARD, ASK["loop-card"], None, options, why_not=why_not)
        card = there[[option.key for option in options].index(picked[0])]
    core.record(LoopBroken(card))
    yield from core.happen(*core.rules.leave(core, card, Zone.DISCARD, NO_CARD))
    return Outcome(done=True)
