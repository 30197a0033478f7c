"""Further amounts and counts: what lies on a card, what was done, who has more, halves and multiples."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from kfdesk.engine.abilities import Effect, Scope
from kfdesk.engine.events import KeyForged
from kfdesk.engine.queries import creatures, houses, unforged
from kfdesk.language import names
from kfdesk.language.amounts import Amount, Count
from kfdesk.language.players import OPPONENT, YOU, Who
from kfdesk.language.predicates import Predicate, fits
from kfdesk.language.targets import Target
from kfdesk.text.nominals import described
from kfdesk.text.nouns import EACH
from kfdesk.text.phrases import Frame, Quantity
from kfdesk.text.phrases import fixed as words
from kfdesk.text.speech import Piece

__all__ = [
    "Unit",
    "amber_on",
    "creatures_in_excess",
    "destroyed_in_fights",
    "done",
    "house_matches",
    "in_event",
    "that_much",
    "unforged_keys",
]

# Counts: what "for each" counts -----------------------------------------------------------------


@dataclass(frozen=True, eq=False, slots=True)
class AmberOn(Count):
    """The Æmber on cards: "each Æmber on it"."""

    target: Target
    phrase = Frame(en="each {amber} on {target:it}", de="jedes {amber} auf {target:it:dat}")

    def count(self, scope: Scope) -> int:
        return sum(scope.g.state.cards[c].amber for c in self.target.known(scope))

    def estimate(self) -> float:
        return self.target.size()


@dataclass(frozen=True, eq=False, slots=True)
class UnforgedKeys(Count):
    """The keys a player has not forged yet."""

    who: Who = YOU
    phrase = Frame(en="each unforged key {who} have", de="jeden ungeschmiedeten Schlüssel {who:gen}")

    def count(self, scope: Scope) -> int:
        return sum(len(unforged(scope.g, p)) for p in self.who.players(scope))

    def spoken(self) -> Piece:
        if self.who is YOU:
            return words("each unforged key you have", "jeden deiner ungeschmiedeten Schlüssel")
        return words("each unforged key your opponent has", "jeden ungeschmiedeten Schlüssel deines Gegners")


@dataclass(frozen=True, eq=False, slots=True)
class CreaturesInExcess(Count):
    """How many creatures a player controls more than the other. Rule: "In excess"."""

    who: Who = YOU

    def count(self, scope: Scope) -> int:
        more = self.who.players(scope)[0]
        return max(0, len(creatures(scope.g, more)) - len(creatures(scope.g, 1 - more)))

    def spoken(self) -> Piece:
        if self.who is OPPONENT:
            return words(
                "each creature your opponent controls in excess of you",
                "jede Kreatur, die dein Gegner mehr kontrolliert als du,",
            )
        return words(
            "each creature you control in excess of your opponent",
            "jede Kreatur, die du mehr kontrollierst als dein Gegner,",
        )


@dataclass(frozen=True, eq=False, slots=True)
class DestroyedInFights(Count):
    """Creatures destroyed in a fight this turn."""

    predicates: tuple[Predicate, ...] = ()

    def count(self, scope: Scope) -> int:
        fallen = scope.g.state.memory.destroyed_in_fight
        return sum(fits(scope, was, self.predicates) for was in fallen)

    def spoken(self) -> Piece:
        return described(names.CREATURE, EACH, *self.predicates, _FALLEN)


_FALLEN = words("that was destroyed in a fight this turn", ", die in diesem Zug in einem Kampf zerstört wurde,")


@dataclass(frozen=True, eq=False, slots=True)
class HouseMatches(Count):
    """Cards among some that share a house with others: "each card of the discarded card's house revealed"."""

    among: Effect
    like: Effect
    phrase = words(
        "each card of the discarded card’s house revealed this way",
        "jede dadurch aufgedeckte Karte der Fraktion der abgelegten Karte",
    )

    def count(self, scope: Scope) -> int:
        g = scope.g
        among, like = scope.results.get(self.among), scope.results.get(self.like)
        if among is None or like is None:
            return 0
        wanted = {h for c in like.cards for h in houses(g, c)}
        return sum(not wanted.isdisjoint(houses(g, c)) for c in among.cards)


@dataclass(frozen=True, eq=False, slots=True)
class Done(Count):
    """Units an earlier instruction moved or dealt: armor lost, Æmber lost, cards revealed."""

    effect: Effect
    unit: Unit

    def count(self, scope: Scope) -> int:
        done = scope.results.get(self.effect)
        return done.amount if done else 0

    def spoken(self) -> Piece:
        return words(*self.unit.value[1])


class Unit(Enum):
    """What an earlier instruction did, as "equal to …" and as "for each …"."""

    DAMAGE_HEALED = (
        ("equal to the damage healed this way", "in Höhe des dadurch geheilten Schadens"),
        ("each damage healed this way", "jeden dadurch geheilten Schaden"),
    )
    AMBER_LOST = (
        ("equal to the {amber} lost this way", "in Höhe des dadurch verlorenen {amber}"),
        ("each {amber} lost this way", "jedes dadurch verlorene {amber}"),
    )
    ARMOR_LOST = (
        ("equal to the armor lost this way", "in Höhe der dadurch verlorenen Rüstung"),
        ("each point of armor lost this way", "jeden dadurch verlorenen Rüstungspunkt"),
    )
    CARDS_REVEALED = (
        ("equal to the number of cards revealed this way", "in Höhe der Anzahl dadurch aufgedeckter Karten"),
        ("each card revealed this way", "jede dadurch aufgedeckte Karte"),
    )
    CARDS_DISCARDED = (
        ("equal to the number of cards discarded this way", "in Höhe der Anzahl dadurch abgelegter Karten"),
        ("each card discarded this way", "jede dadurch abgelegte Karte"),
    )
    CARDS_PURGED = (
        ("equal to the number of cards purged this way", "in Höhe der Anzahl dadurch verbannter Karten"),
        ("each card purged this way", "jede dadurch verbannte Karte"),
    )
    CREATURES_PURGED = (
        ("equal to the number of creatures purged this way", "in Höhe der Anzahl dadurch verbannter Kreaturen"),
        ("each creature purged this way", "jede dadurch verbannte Kreatur"),
    )
    CARDS_DESTROYED = (
        ("equal to the number of cards destroyed this way", "in Höhe der Anzahl dadurch zerstörter Karten"),
        ("each card destroyed this way", "jede dadurch zerstörte Karte"),
    )
    ARTIFACTS_DESTROYED = (
        ("equal to the number of artifacts destroyed this way", "in Höhe der Anzahl dadurch zerstörter Artefakte"),
        ("each artifact destroyed this way", "jedes dadurch zerstörte Artefakt"),
    )


# Amounts ----------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False, slots=True)
class ThatMuch(Amount):
    """As much as an earlier instruction did: "equal to the damage healed this way"."""

    effect: Effect
    unit: Unit

    def value(self, scope: Scope) -> int:
        done = scope.results.get(self.effect)
        return done.amount if done else 0

    def surely_none(self, scope: Scope) -> bool:
        return self.value(scope) == 0

    def spoken(self) -> Piece:
        return Quantity(None, words(*self.unit.value[0]))


@dataclass(frozen=True, eq=False, slots=True)
class InEvent(Amount):
    """The amount of the event that triggered the ability: "that much", "all Æmber spent"."""

    words: tuple[str, str] = ("that much", "so viel")

    def value(self, scope: Scope) -> int:
        event = scope.event
        amount: int = event.cost if isinstance(event, KeyForged) else getattr(event, "amount", 0)
        return amount

    def spoken(self) -> Piece:
        return Quantity(words(*self.words))


def amber_on(target: Target) -> AmberOn:
    """The Æmber on cards, for counting."""
    return AmberOn(target)


def unforged_keys(who: Who = YOU) -> UnforgedKeys:
    """The keys a player has not forged, for counting."""
    return UnforgedKeys(who)


def creatures_in_excess(who: Who = YOU) -> CreaturesInExcess:
    """The creatures a player controls in excess of the other, for counting."""
    return CreaturesInExcess(who)


def destroyed_in_fights(*predicates: Predicate) -> DestroyedInFights:
    """Such creatures destroyed in a fight this turn, for counting."""
    return DestroyedInFights(predicates)


def house_matches(among: Effect, like: Effect) -> HouseMatches:
    """The cards revealed by one instruction that share a house with those discarded by another."""
    return HouseMatches(among, like)


def done(effect: Effect, unit: Unit) -> Done:
    """What an earlier instruction did, for counting."""
    return Done(effect, unit)


def that_much(effect: Effect, unit: Unit) -> ThatMuch:
    """As much as an earlier instruction did."""
    return ThatMuch(effect, unit)


def in_event(words_: tuple[str, str] = ("that much", "so viel")) -> InEvent:
    """The amount of what triggered the ability."""
    return InEvent(words_)
