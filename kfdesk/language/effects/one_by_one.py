"""One card after the other: something is done with each of some cards in turn, or about each of them."""

from __future__ import annotations

from collections.abc import Collection, Generator, Mapping, Sequence
from functools import partial
from typing import Any

from kfdesk.engine.core import handle, number
from kfdesk.engine.decisions import Decision
from kfdesk.engine.legality import USES
from kfdesk.engine.terms import CardId, DecisionKind, Way, Zone
from kfdesk.language.back_references import Those
from kfdesk.language.base import Target
from kfdesk.language.descriptions import AmongThose, Each, Group
from kfdesk.language.effects.base import Instruction, Outcome, Scope, Steps, complete, forget, joined, known_before
from kfdesk.language.effects.repeat import FOR, Presence
from kfdesk.language.effects.use import FIGHT, REAP, Use
from kfdesk.language.estimates import COUNTED, DeckEstimate, EstimateContext
from kfdesk.language.places import IN_PLAY, Pile, still_in
from kfdesk.language.predicates import NEIGHBORING
from kfdesk.language.prompts import CHOICE, CHOOSE, question
from kfdesk.language.sorts import NOUNS
from kfdesk.language.targets import Chosen
from kfdesk.language.unfit import CHOSEN_ALREADY, why_unfit
from kfdesk.records import entity
from kfdesk.text.adverbials import During
from kfdesk.text.members import EachOf
from kfdesk.text.mentions import Calling, Recalling
from kfdesk.text.nominals import Name, described
from kfdesk.text.parts import parts
from kfdesk.text.parts_of_speech import THAT, UP_TO, A, Adjective
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.wording import Fragment, Wordable
from kfdesk.text.words import Pair, Words

__all__ = ["for_those", "one_at_a_time"]


@entity
class OneAtATime(Instruction):
    """Do something with different cards, one at a time, each chosen when its turn comes.

    Of cards picked before, or of all of a description, the active player says each time which is next, asked where
    something can be done with more than one. Of up to so many the player may stop each time, also before the first; of
    a number of cards as many are chosen as there are, and it is done completely only with all of them. Of neighboring
    creatures one on each side, those that lie there when it is their turn.

    Rules: "Any number", "Fight with", "If you do", FAQ on Relentless Assault and on Ghosthawk.
    """

    target: Chosen | Each | Those
    one: Chosen
    """One such card, or none."""
    effect: Instruction

    @property
    def following(self) -> Mapping[str, Any]:
        target = dealt_with_in_turn(self.effect)
        return {} if target is None else {"target": target, "one": one_of(target)}

    def can_start(self, scope: Scope) -> bool:
        if not isinstance(self.target, Each):
            return Instruction.can_start(self, scope)
        return any(not self.effect.does_nothing_to(scope, card) for card in self.target.candidates(scope))

    def carry_out(self, scope: Scope) -> Steps:
        if isinstance(self.target, Those):
            scope.picked[self.target] = self.target.known(scope)
        elif isinstance(self.target, Each):
            yield from self.target.pick(scope)
        if self.target in scope.picked:
            return (yield from self._in_turn(scope, list(scope.picked[self.target])))
        outcomes: list[Outcome] = []
        done: list[CardId] = []
        sides: set[bool] = set()
        assert isinstance(self.target, Chosen)
        earlier = known_before(scope)
        while self.target.most is None or len(done) < self.target.most:
            forget(scope, self.effect, earlier)
            scope.picked.pop(self.one, None)
            left = 0 if self.target.most is None else self.target.most - len(done)
            barred = dict.fromkeys(_on_sides(scope, sides), _SIDE_DONE) | dict.fromkeys(done, CHOSEN_ALREADY)
            able = tuple(card for card in self.one.candidates(scope) if card not in barred)
            if all(self.effect.does_nothing_to(scope, card) for card in able):
                self.effect.report_forbidden(scope, able)
                break
            picked = yield from self.one.pick_one_of(scope, barred, left=left)
            if not picked:
                break
            done += picked
            if NEIGHBORING in self.target.predicates:
                sides.add(picked[0] in _on_sides(scope, {True}))
            scope.picked[self.target] = picked
            outcomes.append((yield from self.effect.resolve(scope)))
        scope.picked[self.target] = tuple(done)
        outcome = joined(outcomes)
        # The effect itself knows only that it found fewer cards than it names: one each time.
        return complete(outcome._replace(done=True), self.target, tuple(done)) if self.target.least else outcome

    def _in_turn(self, scope: Scope, left: list[CardId]) -> Steps:
        picked, earlier = tuple(left), known_before(scope)
        outcomes: list[Outcome] = []
        sides: set[bool] = set()
        here = {card: Presence.now(scope, card) for card in left if scope.core.state.cards[card].in_play}
        while left := self._as_they_lie(scope, left, sides, here):
            forget(scope, self.effect, earlier)
            able = [card for card in left if not self.effect.does_nothing_to(scope, card)]
            card = yield from which_next(scope, able or left[:1], left, self.target, self._asked_next)
            left.remove(card)
            sides.add(card in _on_sides(scope, {True}))
            scope.picked[self.target] = (card,)
            outcomes.append((yield from self.effect.resolve(scope)))
        scope.picked[self.target] = picked
        return joined(outcomes)

    def _as_they_lie(
        self, scope: Scope, left: list[CardId], sides: Collection[bool], here: Mapping[CardId, Presence]
    ) -> list[CardId]:
        """Return the cards whose turn is still to come: of neighbors those there are by now, on the `sides` not done.

        Those of a card that has left play are those that it had: its ability is carried out to the end, and what it
        says is about the card as it was. Of others those that still are where they were, in a pile or in play, where
        they are `here`: a card that left play and came back is another one. Rules: "Ability, card ability", "Movement
        between zones", FAQ on Might Makes Right.
        """
        neighbors = isinstance(self.target, Each) and NEIGHBORING in self.target.predicates
        if neighbors and scope.core.state.cards[scope.source].zone is Zone.BATTLELINE:
            done = _on_sides(scope, sides)
            return [card for card in self.target.candidates(scope) if card not in done]
        place = self.target.place if isinstance(self.target, Group) else None
        if isinstance(place, Pile):
            return list(still_in(scope, place, tuple(left)))
        return [card for card in left if card in here and here[card].lasts(scope)]

    @property
    def _asked_next(self) -> Pair:
        """The question which card is next: what it does then, if it is used."""
        use = next((node for node in parts(self.effect) if isinstance(node, Use)), None)
        return NEXT if use is None else _USED_NEXT.get(use.ways, _USED_NEXT[USES])

    def about(self, target: Target) -> Wordable:
        if target is not self.one:
            return None
        return Calling(self.effect, self.target, described(NOUNS[self.one.sort], A, *self.one.predicates))

    def worded(self) -> Fragment:
        if isinstance(self.effect, Use):
            return _IN_TURN[self.effect.ways].of(target=self.target)
        in_turn = _ONE_AT_A_TIME[NOUNS[self.one.sort].gender]
        if not isinstance(self.target, Chosen):
            return in_turn.of(effect=self.effect)
        if self.target.least:
            return in_turn.of(effect=self.effect)
        most = self.target.most
        all_of_them = described(NOUNS[self.target.sort], UP_TO, _VARIOUS, *self.target.predicates, count=most)
        return in_turn.of(effect=Calling(self.effect, self.target, all_of_them))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.include(self.effect, context.by(self.target.size()))


def _on_sides(scope: Scope, left: Collection[bool]) -> tuple[CardId, ...]:
    """Return all creatures to the left of this card (True), to its right (False), or on both sides."""
    line = scope.core.state.players[scope.core.state.cards[scope.source].controller].line
    at = line.index(scope.source) if scope.source in line else 0
    return tuple(card for n, card in enumerate(line) if n != at and (n < at) in left)


def which_next(
    scope: Scope, able: Sequence[CardId], left: Sequence[CardId], target: Target, prompt: Words
) -> Generator[Decision, tuple[str, ...], CardId]:
    """Return which of some cards of a target is next; the active player is asked where there are several.

    Of those that are `left`, nothing can be done with the others.
    """
    if len(able) == 1:
        return able[0]
    core = scope.core
    options = tuple(core.option("card", card) for card in able)

    def not_next(card: CardId, subject: Name) -> Fragment:
        return (_IS_IDLE if card in left else _TURN_IS_PAST).of(subject=subject)

    why_not = partial(why_unfit, scope, target, beyond=not_next)
    picked = yield Decision(
        core.state.active, DecisionKind.CARD, prompt, handle(scope.source), options, why_not=why_not
    )
    return number(picked[0])


_SIDE_DONE = Frame(
    en="another creature on the same side as {subject} has already been chosen",
    de="auf der Seite von {subject:dat} wurde bereits eine andere Kreatur gewählt",
)
_IS_IDLE = Frame(en="nothing can be done with {subject} now", de="mit {subject:dat} lässt sich jetzt nichts tun")
_TURN_IS_PAST = Frame(en="{subject} has had its turn", de="{subject:nom} ist nicht mehr an der Reihe")
_USED_NEXT: dict[tuple[Way, ...], Pair] = {
    USES: Pair("Which of these is used next?", "Welche davon wird als nächste verwendet?"),
    FIGHT: Pair("Which creature fights next?", "Welche Kreatur kämpft als nächste?"),
    REAP: Pair("Which creature reaps next?", "Welche Kreatur erntet als nächste?"),
}
NEXT = Pair("Which of these is next?", "Welche davon ist als Nächstes an der Reihe?")
_IN_TURN: dict[tuple[str, ...], Phrase] = {
    USES: Phrase(en="use {target}, one at a time", de="{target} nacheinander verwenden"),
    FIGHT: Phrase(en="fight with {target}, one at a time", de="{target} nacheinander kämpfen lassen"),
    REAP: Phrase(en="reap with {target}, one at a time", de="{target} nacheinander ernten lassen"),
}
_VARIOUS = Adjective("different", "verschieden")
_ONE_AT_A_TIME = {
    "f": Frame(en="{effect}, one at a time", de="{effect}, eine nach der anderen"),
    "n": Frame(en="{effect}, one at a time", de="{effect}, eines nach dem anderen"),
}
"""By the gender of what the cards are called."""


@entity
class ForThose(Instruction):
    """For each of some cards, do something that speaks of it, one card after the other. Rule: "For each".

    Of cards in play the active player says each time which is next. FAQ on Exterminate! Exterminate!
    """

    those: Those | Each
    current: Chosen
    effect: Instruction
    brings = ("current",)

    def worded(self) -> Fragment:
        if isinstance(self.those, Each) and self.those.place is IN_PLAY:
            return During(FOR.of(thing=self.those), Recalling(self.effect, (self.current,)))
        those = EachOf(described(NOUNS[self.those.sort], THAT, count=""))
        return _IF_ABLE.of(effect=During(FOR.of(thing=those), self.effect))

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        left = list((yield from self.those.pick(scope)))
        earlier = known_before(scope)
        while left:
            card = yield from self._next(scope, left, earlier)
            left.remove(card)
            self._turn_to(scope, card, earlier)
            outcomes.append((yield from self.effect.resolve(scope)))
        return joined(outcomes)

    def _turn_to(self, scope: Scope, card: CardId, earlier: frozenset[object]) -> None:
        """Let the effect speak of a card, and of what was known `earlier`."""
        forget(scope, self.effect, earlier)
        scope.picked[self.current] = (card,)

    def _next(
        self, scope: Scope, left: list[CardId], earlier: frozenset[object]
    ) -> Generator[Decision, tuple[str, ...], CardId]:
        """Return the next card: asked where something can be done for more than one of those in play."""
        if isinstance(self.those, Those):
            return left[0]
        able = []
        for card in left:
            self._turn_to(scope, card, earlier)
            able += [card] if self.effect.can_start(scope) else []
        forget(scope, self.effect, earlier)
        return (yield from which_next(scope, able or left[:1], left, self.those, question(scope, self.current)))

    def about(self, target: Target) -> Wordable:
        if target is not self.current or not isinstance(self.those, Each):
            return Instruction.about(self, target)
        one_of_them = described(NOUNS[self.those.sort], A, *self.those.predicates)
        return CHOICE.of(choice=CHOOSE.of(target=one_of_them), deed=Recalling(self.effect, (target,), near=True))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.include(self.effect, context.by(COUNTED))


_IF_ABLE = Frame(en="{effect}, if able", de="{effect}, falls möglich")


def for_those(those: Those | Each, current: Chosen, effect: Instruction) -> ForThose:
    """For each of those cards, or of a description, called `current` in what is done about it, do this, if able.

    Raises `ValueError` for other cards, and for what is not done about them.
    """
    if not isinstance(those, Those) and not (isinstance(those, Each) and those.place is IN_PLAY):
        raise ValueError(f"for each of which cards? {those}")
    if not isinstance(current, Chosen) or not any(part is current for part in parts(effect)):
        raise ValueError(f"what is done for each is done about one of them, which is {current}: {effect}")
    return ForThose(those, current, effect)


def one_at_a_time(effect: Instruction) -> OneAtATime:
    """Do this with each of the cards it names, `up_to(3, …)`, `a(…, n=2)`, `each(…)` or `those(…)`, one at a time.

    Raises `ValueError` where it names none, or one.
    """
    target = dealt_with_in_turn(effect)
    if target is None or (isinstance(target, Chosen) and target.least == target.most == 1):
        raise ValueError(f"with which cards is this done one at a time? {effect}")
    return OneAtATime(target, one_of(target), effect)


def dealt_with_in_turn(effect: Instruction) -> Chosen | Each | Those | None:
    """Return the cards that an instruction names first."""
    return next((node for node in parts(effect) if isinstance(node, Chosen | Each | Those)), None)


def one_of(target: Chosen | Each | Those) -> Chosen:
    """Return one of some cards, or none; of a number of cards one."""
    if isinstance(target, Those):
        return Chosen(target.sort, (), AmongThose(target), 0, 1)
    least = min(1, target.least) if isinstance(target, Chosen) else 0
    return Chosen(target.sort, target.predicates, target.place, least, 1)
