"""What a player names while an ability resolves: a house, a number, a trait, a type of card, a name, a player.

A named thing is its own variable, like a target: mentioned again in the same ability, or in a lasting
effect it establishes, it means what was named.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import ClassVar

from kfdesk.engine import phrases as say
from kfdesk.engine.abilities import NamedValue, Scope
from kfdesk.engine.core import handle
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.events import Named
from kfdesk.engine.queries import creatures, power
from kfdesk.engine.terms import PLAYERS, CardId, DecisionKind, Half, House, Player, Zone
from kfdesk.language import nouns
from kfdesk.language.base import Node, Variable
from kfdesk.language.card_names import title
from kfdesk.language.players import EACH_PLAYER, Who
from kfdesk.language.sorts import CARD, NOUNS, TYPES, Sort
from kfdesk.language.standings import Standing
from kfdesk.records import entity, record
from kfdesk.text.german import Case
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.parts_of_speech import A, Noun
from kfdesk.text.phrases import Frame, fixed
from kfdesk.text.tokens import Tokens
from kfdesk.text.wording import Fragment, Mention, SentenceContext, Wordable
from kfdesk.text.words import Pair, Words

__all__ = ["ACTIVE", "a_house", "a_name", "a_number", "a_player", "a_trait"]

Naming = Generator[Decision, tuple[str, ...], None]

Purpose = Callable[[Words], Words]
"""How a question is asked together with what it is asked for."""


def unsaid(asked: Words) -> Words:
    """Return a question that does not say what it is asked for."""
    return asked


HIGHEST_NUMBER = 20
"""Numbers offered when nothing in play is higher."""

NUMBER = Noun("number", "die Zahl, Zahlen")


@entity
class Choice(Variable):
    """A variable that the active player is asked for, or another one."""

    kind: ClassVar[DecisionKind]
    prompt: ClassVar[Words]

    def offered(self, scope: Scope) -> tuple[Option, ...]:
        """Return what may be named; keys end in what `read` understands."""
        raise NotImplementedError(type(self).__name__)

    def read(self, said: str) -> NamedValue:
        """Return the value behind the end of an option's key."""
        return said

    def ask(self, scope: Scope, by: Player | None = None, prompt: Words | None = None) -> Naming:
        """Let the thing be named, unless it was already; `by` another player than the active one."""
        core = scope.core
        options = () if self in scope.named else self.offered(scope)
        if not options:
            return
        asked = core.state.active if by is None else by
        source = handle(scope.source) if scope.source else None
        picked = yield Decision(asked, self.kind, prompt or self.prompt, source, options)
        scope.named[self] = self.read(picked[0].partition(":")[2])
        core.record(Named(asked, picked[0], scope.source))


@entity
class HouseChoice(Choice):
    """A house that a player names; with `on` one of those on a player's identity card.

    Any house of the game may be named, in play or not.
    """

    on: Who | None = None
    kind = DecisionKind.HOUSE
    prompt = Pair("Name a house", "Nenne eine Fraktion")

    def offered(self, scope: Scope) -> tuple[Option, ...]:
        players = scope.core.state.players
        whose = (scope.you, scope.opponent) if self.on is None else self.on.players(scope)
        found = dict.fromkeys(house for player in whose for house in players[player].houses)
        if self.on is None:
            found |= dict.fromkeys(House)
        return tuple(Option(f"house:{house}", house.words) for house in found)

    def read(self, said: str) -> House:
        return House(said)

    def house(self, scope: Scope) -> House | None:
        """Return the house that was named."""
        found = scope.named.get(self)
        return found if isinstance(found, House) else None

    def words_for(self, value: NamedValue, people: Sequence[str]) -> Words:
        return House(str(value)).words

    def worded(self) -> Fragment:
        if self.on is None:
            return described(nouns.HOUSE, A)
        return described(nouns.HOUSE, A, _ON_CARD.of(card=NounPhrase((nouns.IDENTITY_CARD,), of=self.on)))


_ON_CARD = Frame(en="on {card}", de="auf {card:dat}")


@record
class HouseNamed(Fragment):
    """The house that was named: "that house", and "house Dis" in words about a game in which it is known."""

    choice: HouseChoice
    unknown: Wordable
    known: Frame
    """With the slot `house`."""

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the wording that fits what the context knows."""
        house = context.recalled(self.choice)
        return context.say(self.known.of(house=house) if isinstance(house, Words) else self.unknown)


def that_house(choice: HouseChoice) -> HouseNamed:
    """Return what is chosen: "that house", "jene Fraktion"."""
    return HouseNamed(choice, *_THAT_HOUSE)


def of_that_house(choice: HouseChoice) -> HouseNamed:
    """Return what a card is described with: "of that house", "jener Fraktion"."""
    return HouseNamed(choice, *_OF_THAT_HOUSE)


def to_that_house(choice: HouseChoice, *, of: bool = False) -> HouseNamed:
    """Return what a card belongs to: "that house", "zu jener Fraktion"; `of`: what it is "of" in English."""
    return HouseNamed(choice, *(_BEING_OF_IT if of else _TO_THAT_HOUSE))


_THAT_HOUSE = (fixed("that house", "jene Fraktion"), Frame(en="house {house}", de="die Fraktion {house}"))
_OF_THAT_HOUSE = (fixed("of that house", "jener Fraktion"), Frame(en="of house {house}", de="der Fraktion {house}"))
_TO_THAT_HOUSE = (fixed("that house", "zu jener Fraktion"), Frame(en="house {house}", de="zur Fraktion {house}"))
_BEING_OF_IT = (fixed("of that house", "zu jener Fraktion"), Frame(en="of house {house}", de="zur Fraktion {house}"))


@entity
class ActiveHouse(Node):
    """The house that is active in this turn."""

    phrase = NounPhrase((nouns.HOUSE,), mods=(nouns.ACTIVE,))

    def house(self, scope: Scope) -> House | None:
        """Return the active house; None before it is chosen."""
        return scope.core.state.active_house


@entity
class NumberChoice(Choice):
    """A number that a player names."""

    kind = DecisionKind.NUMBER
    prompt = Pair("Choose a number", "Wähle eine Zahl")

    def offered(self, scope: Scope) -> tuple[Option, ...]:
        most = max([HIGHEST_NUMBER, *(power(scope.core, c) for c in creatures(scope.core))])
        return tuple(Option(f"number:{n}", say.plain(str(n))) for n in range(most + 1))

    def read(self, said: str) -> int:
        return int(said)

    def number(self, scope: Scope) -> int | None:
        """Return the number that was named."""
        found = scope.named.get(self)
        return found if isinstance(found, int) else None

    def words_for(self, value: NamedValue, people: Sequence[str]) -> Words:
        return say.plain(str(value))

    def worded(self) -> Fragment:
        return described(NUMBER, A)


@entity
class TraitChoice(Choice):
    """A trait that a player names, any of the game."""

    kind = DecisionKind.TRAIT
    prompt = Pair("Choose a trait", "Wähle ein Merkmal")

    def offered(self, scope: Scope) -> tuple[Option, ...]:
        return tuple(Option(f"trait:{trait}", known.name) for trait, known in nouns.TRAITS.items())

    def trait(self, scope: Scope) -> str | None:
        """Return the trait that was named, as the facts write it."""
        found = scope.named.get(self)
        return None if found is None else str(found)

    def words_for(self, value: NamedValue, people: Sequence[str]) -> Words:
        return nouns.TRAITS[str(value)].name

    def worded(self) -> Fragment:
        return described(nouns.TRAIT, A)


@entity
class NameChoice(Choice):
    """The name of a card: that of any card in either player's deck, for others are not in this game."""

    kind = DecisionKind.NAME
    is_said = True

    sort: Sort = CARD

    @property
    def prompt(self) -> Pair:  # type: ignore[override]
        """The question for the name."""
        return _NAME[self.sort]

    def offered(self, scope: Scope) -> tuple[Option, ...]:
        cards = (c.printed for c in scope.core.state.cards[1:] if c.printed.type in TYPES[self.sort])
        # Both halves of a gigantic creature have one name. Rule: "Gigantic".
        found = {card.other_half if card.half is Half.TOP else card.id: card.title for card in cards}
        return tuple(Option(f"name:{id_}", found[id_]) for id_ in sorted(found, key=lambda id_: found[id_].en))

    def card(self, scope: Scope) -> str | None:
        """Return the id of the card that was named."""
        found = scope.named.get(self)
        return None if found is None else str(found)

    def words_for(self, value: NamedValue, people: Sequence[str]) -> Words:
        return title(str(value))

    def worded(self) -> Fragment:
        return described(NOUNS[self.sort], A)


_NAME = {
    Sort.CARD: Pair("Name a card", "Nenne eine Karte"),
    Sort.CREATURE: Pair("Name a creature", "Nenne eine Kreatur"),
    Sort.ARTIFACT: Pair("Name an artifact", "Nenne ein Artefakt"),
    Sort.UPGRADE: Pair("Name an upgrade", "Nenne eine Aufwertung"),
    Sort.ACTION: Pair("Name an action card", "Nenne eine Aktionskarte"),
}


@entity
class PlayerChoice(Choice, Who):
    """A player whom the active one names, perhaps among those who are something; any such one, until one is named."""

    mention = Mention.EVERYWHERE
    kind = DecisionKind.MODE
    prompt = Pair("Choose a player", "Wähle einen Spieler")

    standing: Standing | None = None

    def offered(self, scope: Scope) -> tuple[Option, ...]:
        return tuple(player_option(scope, p) for p in (scope.you, scope.opponent) if self._is_such(scope, p))

    def _is_such(self, scope: Scope, player: Player) -> bool:
        """Return whether a player may be named."""
        return self.standing is None or self.standing.holds(scope, player)

    def read(self, said: str) -> Player:
        return PLAYERS[int(said)]

    def ask_among(self, scope: Scope, cards: Iterable[CardId], pile: Zone, purpose: Purpose = unsaid) -> Naming:
        """Let the player be named in whose pile the meant cards are, where they lie in the piles of both."""
        known = (scope.core.state.cards[c] for c in cards)
        holders = tuple(dict.fromkeys(c.controller if pile.anybodys else c.owner for c in known))
        if self in scope.named:
            return
        if len(holders) < 2:
            scope.named.update((self, player) for player in holders)
            return
        options = tuple(player_option(scope, player) for player in holders)
        source = handle(scope.source) if scope.source else None
        picked = yield Decision(scope.core.state.active, self.kind, purpose(whose_of(pile)), source, options)
        scope.named[self] = self.read(picked[0].partition(":")[2])

    def players(self, scope: Scope) -> tuple[Player, ...]:
        named = scope.named.get(self)
        if isinstance(named, int):
            return (PLAYERS[named],)
        return tuple(p for p in EACH_PLAYER.players(scope) if self._is_such(scope, p))

    def words_for(self, value: NamedValue, people: Sequence[str]) -> Words:
        return say.plain(people[int(str(value))])

    def worded(self) -> Fragment:
        return described(nouns.PLAYER, A, *(() if self.standing is None else (self.standing,)))


def whose_of(pile: Zone) -> Words:
    """Return the question whose pile is meant: "Whose hand?"."""
    noun = nouns.ZONES[pile]
    return Pair(f"Whose {noun.english(plural=False)}?", f"Wessen {noun.german(Case.NOM, plural=False)}?")


def player_option(scope: Scope, player: Player) -> Option:
    """Return the option to name a player."""
    return Option(f"mode:{player}", say.plain(scope.core.names[player]))


ACTIVE = ActiveHouse()


def a_house(on: Who | None = None) -> HouseChoice:
    """A house, named by a player; with `on` one on that player's identity card."""
    return HouseChoice(on)


def a_number() -> NumberChoice:
    """A number, named by a player."""
    return NumberChoice()


def a_trait() -> TraitChoice:
    """A trait, named by a player."""
    return TraitChoice()


def a_name(sort: Sort = CARD) -> NameChoice:
    """The name of a card, or of one of a type, named by a player. Raises `ValueError` for halves of cards."""
    if sort not in _NAME:
        raise ValueError(f"which cards are named? {sort}")
    return NameChoice(sort)


def a_player(standing: Standing | None = None) -> PlayerChoice:
    """A player, named by the active one; in an occurrence whichever player acts."""
    return PlayerChoice(standing)
