"""What a player names while an ability resolves: a house, a number, one of several texts.

A named thing is its own variable, like a target: mentioned again in the same ability, or in a lasting
effect it establishes, it means what was named.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from functools import lru_cache

from kfdesk.engine import phrases as say
from kfdesk.engine.abilities import Scope
from kfdesk.engine.card_facts import CardFacts
from kfdesk.engine.core import handle
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.events import Named
from kfdesk.engine.queries import creatures, power
from kfdesk.engine.terms import DecisionKind, House
from kfdesk.language.base import Variable
from kfdesk.language.effects.base import DONE, NOTHING, Instruction, Steps
from kfdesk.language.impact import At, Tally, uncounted
from kfdesk.language.names import HOUSE
from kfdesk.language.players import Who
from kfdesk.language.predicates import Predicate
from kfdesk.language.targets import Target
from kfdesk.text.joining import Bullets, Sentences
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.nouns import A, Noun
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.speech import Piece, Sayable, WordingError, words
from kfdesk.text.words import Words

__all__ = [
    "a_house",
    "a_number",
    "choose",
    "choose_one",
    "either",
    "of_chosen",
    "power_is_chosen",
]

Naming = Generator[Decision, tuple[str, ...], None]

HOUSES = tuple(House)
HIGHEST_NUMBER = 20
"""Numbers offered when nothing in play is higher."""

IDENTITY_CARD = Noun("identity card", "die Avatarkarte, Avatarkarten")
NUMBER = Noun("number", "die Zahl, Zahlen")


@dataclass(frozen=True, eq=False, slots=True)
class HouseChoice(Variable):
    """A house that the active player names; with `on` one of those on a player's identity card.

    Any house of the game may be named, in play or not.
    """

    on: Who | None = None

    def ask(self, scope: Scope) -> Naming:
        """Let the house be named, unless it was already."""
        g = scope.g
        if self in scope.picked:
            return
        if self.on is None:
            own = [h for p in (scope.you, 1 - scope.you) for h in g.state.players[p].houses]
            offered = list(dict.fromkeys([*own, *HOUSES]))
        else:
            offered = [h for p in self.on.players(scope) for h in g.state.players[p].houses]
        options = tuple(Option(f"house:{h}", say.house_words(h)) for h in offered)
        if not options:
            return
        source = handle(scope.source) if scope.source else None
        picked = yield Decision(g.state.active, DecisionKind.HOUSE, PROMPTS["house"], source, options)
        house = House(picked[0].removeprefix("house:"))
        scope.picked[self] = (-1 - HOUSES.index(house),)
        g.record(Named(g.state.active, picked[0], scope.source))

    def house(self, scope: Scope) -> House | None:
        """Return the house that was named."""
        found = scope.picked.get(self)
        return HOUSES[-1 - found[0]] if found else None

    def named(self, value: int) -> Words:
        return say.house_words(HOUSES[-1 - value])

    def spoken(self) -> Piece:
        if self.on is None:
            return described(HOUSE, A)
        return described(HOUSE, A, _ON_CARD.of(card=NounPhrase((IDENTITY_CARD,), of=self.on)))


_ON_CARD = Frame(en="on {card}", de="auf {card:dat}")


@dataclass(frozen=True, eq=False, slots=True)
class NumberChoice(Variable):
    """A number that the active player names."""

    least: int = 0

    def ask(self, scope: Scope) -> Naming:
        """Let the number be named, unless it was already."""
        g = scope.g
        if self in scope.picked:
            return
        most = max([HIGHEST_NUMBER, *(power(g, c) for c in creatures(g))])
        options = tuple(Option(f"number:{n}", say.plain(str(n))) for n in range(self.least, most + 1))
        source = handle(scope.source) if scope.source else None
        picked = yield Decision(g.state.active, DecisionKind.NUMBER, PROMPTS["number"], source, options)
        scope.picked[self] = (-1 - int(picked[0].removeprefix("number:")),)
        g.record(Named(g.state.active, picked[0], scope.source))

    def number(self, scope: Scope) -> int | None:
        """Return the number that was named."""
        found = scope.picked.get(self)
        return -1 - found[0] if found else None

    def named(self, value: int) -> Words:
        return say.plain(str(-1 - value))

    def spoken(self) -> Piece:
        return described(NUMBER, A)


PROMPTS = {
    "house": Words("Choose a house", "Wähle eine Fraktion"),
    "number": Words("Choose a number", "Wähle eine Zahl"),
    "mode": Words("Choose one", "Wähle eins"),
}


@dataclass(frozen=True, eq=False, slots=True)
class Choose(Instruction):
    """Name something, or pick cards, for what follows."""

    what: HouseChoice | NumberChoice | Target
    phrase = Phrase(en="choose {what}", de="{what} wählen")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        if isinstance(self.what, Target):
            cards = yield from self.what.pick(scope)
            return DONE._replace(cards=cards) if cards else NOTHING
        yield from self.what.ask(scope)
        return DONE


@dataclass(frozen=True, eq=False, slots=True)
class OfChosenHouse(Predicate):
    """Belonging to the house that was named."""

    choice: HouseChoice
    phrase = fixed("of that house", "jener Fraktion")

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return self.choice.house(scope) in facts.houses


@dataclass(frozen=True, eq=False, slots=True)
class PowerIsChosen(Predicate):
    """With power equal to the number that was named."""

    choice: NumberChoice
    phrase = fixed("with power equal to that number", "mit Stärke in Höhe jener Zahl")

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.power == self.choice.number(scope)


@dataclass(frozen=True, eq=False, slots=True)
class ChooseOne(Instruction):
    """One of several texts, chosen by the active player. Rule: "Choose one"."""

    modes: tuple[Instruction, ...]

    def carry_out(self, scope: Scope) -> Steps:
        options = tuple(Option(f"mode:{n}", _label(mode)) for n, mode in enumerate(self.modes))
        picked = yield Decision(scope.g.state.active, DecisionKind.MODE, PROMPTS["mode"], handle(scope.source), options)
        return (yield from self.modes[int(picked[0].removeprefix("mode:"))].resolve(scope))

    def spoken(self) -> Piece:
        items: tuple[Sayable, ...] = self.modes
        return Sentences((fixed("choose one:", "wähle eins:"), Bullets(items)))

    def weigh(self, tally: Tally, at: At) -> None:
        for mode in self.modes:
            tally.weigh(mode, at.by(1 / len(self.modes)))


@dataclass(frozen=True, eq=False, slots=True)
class EitherOf(ChooseOne):
    """One of two or more deeds in one sentence: "do this or do that"."""

    def spoken(self) -> Piece:
        from kfdesk.text.joining import And

        return And(self.modes, link="or")


@lru_cache(maxsize=512)
def _label(mode: Instruction) -> Words:
    """Return what a mode says, for its button."""
    try:
        return words(mode)
    except WordingError:
        return PROMPTS["mode"]


def a_house(on: Who | None = None) -> HouseChoice:
    """A house, named by the active player."""
    return HouseChoice(on)


def a_number(least: int = 0) -> NumberChoice:
    """A number, named by the active player."""
    return NumberChoice(least)


def choose(what: HouseChoice | NumberChoice | Target) -> Choose:
    """Choose a house, a number or cards for what follows."""
    return Choose(what)


def of_chosen(house: HouseChoice) -> OfChosenHouse:
    """Belonging to the chosen house."""
    return OfChosenHouse(house)


def power_is_chosen(number: NumberChoice) -> PowerIsChosen:
    """With power equal to the chosen number."""
    return PowerIsChosen(number)


def choose_one(*modes: Instruction) -> ChooseOne:
    """Choose one of several texts, listed on lines of their own."""
    return ChooseOne(modes)


def either(*modes: Instruction) -> EitherOf:
    """Do one of several things, joined by "or" in one sentence."""
    return EitherOf(modes)
