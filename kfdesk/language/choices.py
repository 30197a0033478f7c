"""Choosing: cards or a thing to be named for what follows, one of several texts."""

from __future__ import annotations

from kfdesk.engine.abilities import Scope
from kfdesk.engine.core import handle
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.terms import DecisionKind
from kfdesk.language.base import Target
from kfdesk.language.effects.base import DONE, NOTHING, Instruction, Steps
from kfdesk.language.estimates import DeckEstimate, EstimateContext, uncounted
from kfdesk.language.in_vain import is_in_vain, leave_unpicked
from kfdesk.language.named_choices import Choice, HouseChoice, NameChoice
from kfdesk.language.players import YOU, Who, done_by
from kfdesk.language.prompts import CHOOSE_ONE, NAME, label, naming
from kfdesk.records import entity
from kfdesk.text.joining import And, Bullets, OneOfThese, Sentences
from kfdesk.text.mentions import in_turn
from kfdesk.text.oneverb import OneVerb, of_one_verb
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.wording import Fragment, Wordable
from kfdesk.text.words import Pair

__all__ = ["choose", "choose_one", "either"]


@entity
class Choose(Instruction):
    """Name something, or pick cards, for what follows."""

    what: Choice | Target
    who: Who = YOU
    """Who names it; cards are picked by the active player, unless another is named here."""
    add_to = uncounted

    def worded(self) -> Fragment:
        wording = NAME if isinstance(self.what, NameChoice) else _CHOOSE
        return done_by(self.who, wording.of(what=self.what))

    @property
    def chosen(self) -> Target | None:
        return self.what if isinstance(self.what, Target) else None

    @property
    def asked(self) -> Wordable:
        return NAME.of(what=self.what) if isinstance(self.what, HouseChoice) else self

    def carry_out(self, scope: Scope) -> Steps:
        if is_in_vain(scope, self, self.what):
            if isinstance(self.what, Target):
                leave_unpicked(scope, self, self.what)
            return NOTHING
        if isinstance(self.what, Target):
            cards = yield from self.what.pick(scope)
            return DONE._replace(cards=cards) if cards else NOTHING
        namers = self.who.players(scope)
        if not namers:
            return NOTHING
        by = None if self.who is YOU else namers[0]
        yield from self.what.ask(scope, by, naming(scope, self.what, self, by))
        return DONE if self.what in scope.named else NOTHING


_CHOOSE = Phrase(en="choose {what}", de="{what} wählen")


@entity
class ChooseOne(Instruction):
    """One of several texts, chosen by the active player. Rule: "Choose one"."""

    modes: tuple[Instruction, ...]

    def can_start(self, scope: Scope) -> bool:
        return any(mode.can_start(scope) for mode in self.modes)

    def carry_out(self, scope: Scope) -> Steps:
        # Reading: reading/chosen-in-vain
        if not self.can_start(scope):
            return NOTHING
        options = tuple(Option(f"mode:{n}", label(scope, mode)) for n, mode in enumerate(self.modes))
        picked = yield Decision(scope.core.state.active, DecisionKind.MODE, CHOOSE_ONE, handle(scope.source), options)
        return (yield from self.modes[int(picked[0].removeprefix("mode:"))].resolve(scope))

    def worded(self) -> Fragment:
        items: tuple[Wordable, ...] = self.modes
        return Sentences((_CHOOSE_ONE, Bullets(items)))

    @property
    def in_a_row(self) -> Fragment:
        """Return the same without line breaks, for a label of one line."""
        first, *more = self.modes
        return Sentences((_CHOOSE_ONE, first, *(_OR_ELSE.of(mode=mode) for mode in more)))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        for mode in self.modes:
            estimate.include(mode, context.by(1 / len(self.modes)))


_CHOOSE_ONE = fixed("choose one:", "wähle eins:")
_OR_ELSE = Frame(en="or: {mode}", de="oder: {mode}")


@entity
class EitherOf(ChooseOne):
    """One of two or more deeds in one sentence: "do this or do that"."""

    @property
    def participle(self) -> Pair | None:  # type: ignore[override]
        """Return what was done to the cards, whichever it was: "discarded"; None where that differs."""
        done: set[Pair | None] = {getattr(mode, "participle", None) for mode in self.modes}
        return done.pop() if len(done) == 1 else None

    def worded(self) -> Fragment:
        return OneVerb(self.modes, "or") if of_one_verb(self.modes) else And(in_turn(self.modes, near=True), link="or")

    @property
    def asked(self) -> Wordable:
        return OneOfThese(self)


def choose(what: Choice | Target, *, by: Who = YOU) -> Choose:
    """Choose a house, a number or cards for what follows; a thing to be named also `by` another player.

    Raises `ValueError` for cards that another player would choose, and for several players who would name one thing.
    Rule: "Active player".
    """
    if by is not YOU and not isinstance(what, Choice):
        raise ValueError(f"the active player chooses the cards, not {by}: {what}")
    if by.each_alone:
        raise ValueError(f"by(EACH_PLAYER, choose(…)): each names one of their own, not {by} together")
    return Choose(what, by)


def choose_one(*modes: Instruction) -> ChooseOne:
    """Choose one of several texts, listed on lines of their own."""
    return ChooseOne(modes)


def either(*modes: Instruction) -> EitherOf:
    """Do one of several things, joined by "or" in one sentence."""
    return EitherOf(modes)
