"""What may happen: the occurrences that abilities react to, replace, count and ask about.

One table: the event, its fields for the card, the other card and the player, and one clause whose slot `how` takes
what narrows it ("fighting Krump", "during your turn"). A target in an occurrence is a pattern: it is never asked
for, and means the card of the event wherever the ability mentions it again.
"""

from __future__ import annotations

from kfdesk.engine.abilities import Scope
from kfdesk.engine.events import (
    AmberCaptured,
    AmberGained,
    AmberMoved,
    AmberPaid,
    AmberPlaced,
    AmberSpent,
    AmberStolen,
    CardDestroyed,
    CardDiscarded,
    CardDrawn,
    CardEntered,
    CardMoved,
    CardPlayed,
    CardReadied,
    CardUsed,
    CreatureFought,
    CreatureReaped,
    DamageDealt,
    Event,
    FightBegan,
    HouseChosen,
    IconResolved,
    KeyForged,
    Shuffled,
    Snapshot,
    TideRaised,
    UpgradeAttached,
)
from kfdesk.engine.terms import House, Icon, Zone
from kfdesk.language import names
from kfdesk.language.base import Node
from kfdesk.language.impact import WHILE_IN_PLAY
from kfdesk.language.naming import HouseChoice
from kfdesk.language.players import YOU, Who
from kfdesk.language.predicates import fits
from kfdesk.language.sorts import CARD, CREATURE
from kfdesk.language.targets import Group, Target, a
from kfdesk.records import entity, record
from kfdesk.text import german
from kfdesk.text.nominals import DOER, NounPhrase, described
from kfdesk.text.nouns import A, Noun
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.phrases import fixed as said
from kfdesk.text.speech import Nominal, Piece, Referent, Sayable, Scene, WordingError
from kfdesk.text.tokens import Tokens

__all__ = [
    "attaches",
    "captures",
    "chooses_house",
    "discards",
    "draws",
    "enters",
    "fights",
    "forges",
    "gains_amber",
    "gets_amber",
    "is_damaged",
    "is_destroyed",
    "is_exalted",
    "is_used",
    "leaves",
    "moves",
    "plays",
    "raises_tide",
    "readies",
    "reaps",
    "resolves_icon",
    "shuffles",
    "spends",
    "uses",
]


@record
class Kind:
    """One line of the table: an event and what of it an occurrence can speak of.

    `doer`, `card` and `other` are fields of the event, "" where it has none. `before` is the event that announces it.
    """

    event: type[Event]
    phrase: Phrase
    doer: str = ""
    card: str = ""
    other: str = ""
    before: type[Event] | None = None
    distinct: bool = False
    """Whether it is counted by cards, not by times."""
    also: tuple[type[Event], ...] = ()
    """Other events that are the same occurrence."""
    redirected: Phrase | None = None
    """What is said of it where it is redirected: slots are those of `phrase`, `cards` in the plural, `to`, `from_`."""
    each_time: bool = False
    """Whether it is said as "each time …" where a reaction holds for a time only, not as "after …"."""
    expected: float = WHILE_IN_PLAY
    """How often it is expected to happen while a card is in play, for the figures of decks."""

    @property
    def events(self) -> tuple[type[Event], ...]:
        """Return all events that are this occurrence."""
        return (self.event, *self.also)


PLAYS = Kind(
    CardPlayed, Phrase(en="{who} | play {card} {how}", de="{who} | {how} {card} spielen"), doer="player", card="card"
)
ENTERS = Kind(
    CardEntered, Phrase(en="{card} | enter play {how}", de="{card} | {how} ins Spiel kommen"), "player", "card"
)
LEAVES = Kind(
    CardMoved,
    Phrase(en="{card} | leave play {how}", de="{card} | {how} das Spiel verlassen"),
    card="card",
    expected=0.5,
)
MOVES = Kind(
    CardMoved,
    Phrase(en="{card} | enter {pile} from play {how}", de="{card} | {how} aus dem Spiel auf {pile:acc} gelegt werden"),
    card="card",
)
REAPS = Kind(CreatureReaped, Phrase(en="{card} | reap {how}", de="{card} | {how} ernten"), "player", "card")
FIGHTS = Kind(
    CreatureFought,
    Phrase(en="{card} | fight {how}", de="{card} | {how} kämpfen"),
    card="card",
    other="against",
    before=FightBegan,
    each_time=True,
)
IS_USED = Kind(CardUsed, Phrase(en="{card} | be used {how}", de="{card} | {how} verwendet werden"), "player", "card")
USES = Kind(
    CardUsed,
    Phrase(en="{who} | use {card} {how}", de="{who} | {how} {card} verwenden"),
    "player",
    "card",
    distinct=True,
)
IS_DESTROYED = Kind(
    CardDestroyed,
    Phrase(en="{card} | be destroyed {how}", de="{card} | {how} zerstört werden"),
    card="card",
    other="killer",
    each_time=True,
)
IS_DAMAGED = Kind(
    DamageDealt,
    Phrase(en="{card} | be dealt damage {how}", de="{card:dat} | {how} Schaden zugefügt werden"),
    card="card",
    other="source",
    redirected=Phrase(
        en="damage dealt to {cards} | be dealt to {to} instead",
        de="Schaden, der {cards:dat} zugefügt würde, | stattdessen {to:dat} zugefügt werden",
    ),
)
DISCARDS = Kind(
    CardDiscarded,
    Phrase(en="{who} | discard {card} {how}", de="{who} | {how} {card} ab-legen"),
    "player",
    "card",
    each_time=True,
)
DRAWS = Kind(CardDrawn, Phrase(en="{who} | draw {card} {how}", de="{who} | {how} {card} ziehen"), "player", "card")
SHUFFLES = Kind(
    Shuffled, Phrase(en="{who} | shuffle {deck} {how}", de="{who} | {how} {deck:acc} mischen"), doer="player"
)
FORGES = Kind(
    KeyForged,
    Phrase(en="{who} | forge a key {how}", de="{who} | {how} einen Schlüssel schmieden"),
    doer="player",
    expected=1.0,
)
CHOOSES_HOUSE = Kind(
    HouseChosen,
    Phrase(en="{who} | choose {house} as {active} {how}", de="{who} | {how} {house} als {active} wählen"),
    doer="player",
)
GAINS_AMBER = Kind(
    AmberGained,
    Phrase(en="{who} | gain {amber} {how}", de="{who} | {how} {amber} erhalten"),
    doer="receiver",
    redirected=Phrase(
        en="any {amber} {would:last} | be stolen from {from_} instead",
        de="{amber}, das {would:last}, | stattdessen {from_:dat} gestohlen werden",
    ),
)
GETS_AMBER = Kind(
    AmberGained,
    Phrase(en="{amber} | be added to {pool} {how}", de="{amber} | {how} in {pool:acc} gelangen"),
    doer="receiver",
    also=(AmberStolen, AmberPaid, AmberMoved, AmberSpent),
    redirected=Phrase(
        en="each {amber} that would be added to {pool} | be captured by {to} instead",
        de="jedes {amber}, das in {pool:acc} gelangen würde, | stattdessen von {to:dat} erbeutet werden",
    ),
)
SPENDS = Kind(
    AmberSpent,
    Phrase(
        en="{who} | spend {amber} when forging keys {how}",
        de="{who} | {how} beim Schmieden von Schlüsseln {amber} aus-geben",
    ),
    doer="giver",
    redirected=Phrase(
        en="{to} | get all {amber} spent by {who} when forging keys",
        de="{to} | alles {amber} [erhalten], das {who:nom} beim Schmieden von Schlüsseln ausgibt",
    ),
)
STEALS = Kind(
    AmberStolen, Phrase(en="{who} | steal {amber} {how}", de="{who} | {how} {amber} stehlen"), doer="receiver"
)
CAPTURES = Kind(
    AmberCaptured, Phrase(en="{card} | capture {amber} {how}", de="{card} | {how} {amber} erbeuten"), card="card"
)
EXALTS = Kind(AmberPlaced, Phrase(en="{card} | be exalted {how}", de="{card} | {how} erhoben werden"), card="card")
RESOLVES_ICON = Kind(
    IconResolved,
    Phrase(en="{who} | resolve a {icon} bonus icon {how}", de="{who} | {how} ein {icon}-Bonussymbol ab-handeln"),
    card="card",
)
RAISES_TIDE = Kind(
    TideRaised, Phrase(en="{who} | raise the tide {how}", de="{who} | {how} die Flut heben"), doer="player"
)
ATTACHES = Kind(
    UpgradeAttached,
    Phrase(en="{who} | attach {card} to {other} {how}", de="{who} | {how} {card} an {other:acc} an-legen"),
    card="card",
    other="to",
)
READIES = Kind(
    CardReadied, Phrase(en="{card} | ready {how}", de="{card} | {how} spielbereit gemacht werden"), card="card"
)


# Patterns ---------------------------------------------------------------------------------------


def meant(scope: Scope, pattern: Target, card: int, event: Event) -> bool:
    """Return whether a card of an event, alive or as it was last seen, is one that a pattern speaks of."""
    if pattern in scope.picked or not isinstance(pattern, Group):
        return card in pattern.known(scope)
    was = getattr(event, "was", None)
    known = was if isinstance(was, Snapshot) and was.card == card else card
    return fits(scope, known, pattern.predicates, pattern.sort)


# How --------------------------------------------------------------------------------------------


@entity
class How(Node):
    """What narrows an occurrence down besides who and what."""

    def allows(self, scope: Scope, kind: Kind, event: Event) -> bool:
        """Return whether an event happened in this way."""
        raise NotImplementedError(type(self).__name__)


@entity
class Fighting(How):
    """Against a creature: "fighting Krump"."""

    target: Target
    phrase = Frame(en="fighting {target}", de="im Kampf gegen {target:acc}")

    def allows(self, scope: Scope, kind: Kind, event: Event) -> bool:
        other: int = getattr(event, kind.other)
        return other != 0 and meant(scope, self.target, other, event)


@entity
class InFight(How):
    """In a fight, against whomever."""

    phrase = said("in a fight", "in einem Kampf")

    def allows(self, scope: Scope, kind: Kind, event: Event) -> bool:
        return bool(getattr(event, kind.other))


@entity
class ByReaping(How):
    """By reaping: "from reaping"."""

    phrase = said("from reaping", "durch Ernten")

    def allows(self, scope: Scope, kind: Kind, event: Event) -> bool:
        return isinstance(event, AmberGained) and event.by_reaping


@entity
class DuringTurn(How):
    """In a player's turn: "during your turn"."""

    who: Who

    def spoken(self) -> Piece:
        return _DURING.of(turn=NounPhrase((names.TURN,), of=self.who))

    def allows(self, scope: Scope, kind: Kind, event: Event) -> bool:
        return scope.g.state.active in self.who.players(scope)


_DURING = Frame(en="during {turn}", de="in {turn:dat}")


@record
class InRow(Piece):
    """What narrows an occurrence, one after the other; German begins with those that say when."""

    items: tuple[Sayable, ...]
    de_first: tuple[Sayable, ...] = ()

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the words of each."""
        items = self.items
        if scene.language == "de":
            items = (*self.de_first, *(item for item in items if item not in self.de_first))
        return [token for item in items for token in scene.say(item)]


@record
class Relative(Nominal):
    """The card of an occurrence within a clause about it: "that was destroyed"."""

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the relative pronoun."""
        return [german.relative(scene.case, scene.antecedent.column) if scene.language == "de" else "that"]

    def referent(self, scene: Scene) -> Referent:
        """Return the thing the clause is about."""
        return scene.antecedent


# Occurrences ------------------------------------------------------------------------------------


@entity
class Occurrence(Node):
    """Something that may happen: a line of the table, with who does it, to which card and how."""

    kind: Kind
    who: Who | None = None
    card: Target | None = None
    how: tuple[How, ...] = ()
    other: Target | None = None
    house: House | HouseChoice | None = None
    icon: Icon | None = None
    to: Zone | None = None

    def fits(self, scope: Scope, event: Event) -> bool:
        """Return whether an event is such an occurrence."""
        kind = self.kind
        if self.who is not None and self._doer(scope, event) not in self.who.players(scope):
            return False
        if self.card is not None and not meant(scope, self.card, getattr(event, kind.card), event):
            return False
        if self.other is not None and not meant(scope, self.other, getattr(event, kind.other), event):
            return False
        if kind is LEAVES and getattr(event, "was", None) is None:
            return False
        return self._details(scope, event) and all(how.allows(scope, kind, event) for how in self.how)

    def _doer(self, scope: Scope, event: Event) -> int:
        if self.kind.doer:
            player: int = getattr(event, self.kind.doer)
            return player
        return scope.g.state.active

    def _details(self, scope: Scope, event: Event) -> bool:
        if self.to is not None:
            return isinstance(event, CardMoved) and event.was is not None and event.zone is self.to
        if self.kind is SPENDS:  # what goes to a pool already was redirected before
            return isinstance(event, AmberSpent) and event.receiver is None
        if self.kind is EXALTS:
            return isinstance(event, AmberPlaced) and event.exalted
        if self.house is not None:
            house = self.house.house(scope) if isinstance(self.house, HouseChoice) else self.house
            return isinstance(event, HouseChosen) and event.house is house
        if self.icon is not None:
            return isinstance(event, IconResolved) and event.icon is self.icon
        origin = self.card.place.zone if isinstance(self.card, Group) else None
        return origin is None or getattr(event, "origin", None) is origin

    def bind(self, scope: Scope, event: Event) -> None:
        """Let the pattern mean the card of the event from now on."""
        if isinstance(self.card, Group):
            scope.picked[self.card] = (getattr(event, self.kind.card),)

    @property
    def patterns(self) -> tuple[Target, ...]:
        """Return the cards it speaks of."""
        found = (self.card, self.other, *(how.target for how in self.how if isinstance(how, Fighting)))
        return tuple(target for target in found if target is not None)

    def spoken(self) -> Piece:
        return self.said()

    def said(self, *more: Sayable, card: Sayable = None) -> Piece:
        """Return the clause, with what `more` is told of how or when it happens, and another wording of the card."""
        how = InRow(self.how + more, de_first=more) if self.how or more else None
        return self._filled(self.kind.phrase, {"how": how, "card": card or self.card})

    def redirected(self, to: Sayable, from_: Sayable) -> Piece:
        """Return what is said where something comes to another place than it would."""
        if self.kind.redirected is None:
            raise WordingError(f"{self.kind.event.__name__} has no words for being redirected")
        would = Frame(en="{event:would}", de="{event:last:would}").of(
            event=_WOULD_GAIN.of(who=self.who, how=InRow(self.how))
        )
        return self._filled(self.kind.redirected, {"to": to, "from_": from_, "would": would})

    def _filled(self, phrase: Phrase, more: dict[str, Sayable]) -> Piece:
        fields: dict[str, Sayable] = {
            "who": self.who,
            "card": self.card,
            "cards": self.card.neighbors() if isinstance(self.card, Group) else self.card,
            "pool": NounPhrase((_POOL,), of=self.who),
            "pile": None if self.to is None else described(names.ZONES[self.to], A),
            "house": self._house_words,
            "icon": None if self.icon is None else names.ICONS[self.icon],
            "active": NounPhrase((names.HOUSE,), mods=(names.ACTIVE,), of=DOER),
            "deck": NounPhrase((names.ZONES[Zone.DECK],), of=DOER),
            "other": self.other,
            **more,
        }
        return phrase.of(**{name: fields[name] for name in phrase.slot_names()})

    @property
    def _house_words(self) -> Sayable:
        if isinstance(self.house, House):
            return self.house.words
        return said("that house", "jene Fraktion")


_POOL = Noun("pool", "der Vorrat, Vorräte")
_WOULD_GAIN = Phrase(en="{who} | gain {how}", de="{who} | {how} erhalten")


def plays(who: Who, card: Target | None = None) -> Occurrence:
    """A player plays such a card. Rule: chart "Play a card", step 3."""
    return Occurrence(PLAYS, who, card or a(CARD))


def enters(card: Target) -> Occurrence:
    """Such a card enters play, played or put there. Rule: "Enters play"."""
    return Occurrence(ENTERS, card=card)


def leaves(card: Target) -> Occurrence:
    """Such a card leaves play. Rule: "Leaves play"."""
    return Occurrence(LEAVES, card=card)


def reaps(card: Target | None = None) -> Occurrence:
    """Such a creature reaps. Rule: "Reap"."""
    return Occurrence(REAPS, card=card or a(CREATURE))


def fights(card: Target | None = None) -> Occurrence:
    """Such a creature is used to fight. Rule: "Fight"."""
    return Occurrence(FIGHTS, card=card or a(CREATURE))


def is_used(card: Target) -> Occurrence:
    """Such a card is used."""
    return Occurrence(IS_USED, card=card)


def uses(who: Who, card: Target | None = None) -> Occurrence:
    """A player uses such a card."""
    return Occurrence(USES, who, card or a(CARD))


def is_destroyed(
    card: Target | None = None, *, fighting: Target | None = None, in_fight: bool = False, turn: Who | None = None
) -> Occurrence:
    """Such a card is destroyed: fighting another, in any fight, during a player's turn. Rule: "Destroyed"."""
    how: tuple[How, ...] = () if fighting is None else (Fighting(fighting),)
    how += (InFight(),) if in_fight else ()
    how += () if turn is None else (DuringTurn(turn),)
    return Occurrence(IS_DESTROYED, card=card or a(CREATURE), how=how)


def is_damaged(card: Target, *, fighting: Target | None = None) -> Occurrence:
    """Damage is dealt to such a creature. Rule: "Damage"."""
    return Occurrence(IS_DAMAGED, card=card, how=() if fighting is None else (Fighting(fighting),))


def discards(who: Who, card: Target | None = None, *, turn: Who | None = None) -> Occurrence:
    """A player discards such a card. Rule: "Discarding cards"."""
    return Occurrence(DISCARDS, who, card or a(CARD), () if turn is None else (DuringTurn(turn),))


def draws(who: Who, card: Target | None = None) -> Occurrence:
    """A player draws a card. Rule: "Drawing cards"."""
    return Occurrence(DRAWS, who, card or a(CARD))


def shuffles(who: Who) -> Occurrence:
    """A player shuffles their deck. Rule: "Shuffle"."""
    return Occurrence(SHUFFLES, who)


def forges(who: Who = YOU) -> Occurrence:
    """A player forges a key. Rule: "Step 1: Forge a key"."""
    return Occurrence(FORGES, who)


def chooses_house(who: Who, house: House | HouseChoice) -> Occurrence:
    """A player chooses a house as their active house. Rule: "Step 2: Choose a house"."""
    return Occurrence(CHOOSES_HOUSE, who, house=house)


def resolves_icon(who: Who, icon: Icon) -> Occurrence:
    """A player resolves a bonus icon. Rule: "Bonus icons"."""
    return Occurrence(RESOLVES_ICON, who, icon=icon)


def raises_tide(who: Who) -> Occurrence:
    """A player raises the tide. Rule: "Tide"."""
    return Occurrence(RAISES_TIDE, who)


def attaches(who: Who, card: Target, to: Target) -> Occurrence:
    """A player attaches such an upgrade. Rule: "Upgrades"."""
    return Occurrence(ATTACHES, who, card, other=to)


def readies(card: Target) -> Occurrence:
    """Such a card becomes ready. Rule: "Ready and exhausted"."""
    return Occurrence(READIES, card=card)


def moves(card: Target, to: Zone) -> Occurrence:
    """Such a card comes from play into a zone. Rule: "Movement between zones"."""
    return Occurrence(MOVES, card=card, to=to)


def gains_amber(who: Who, *, reaping: bool = False) -> Occurrence:
    """A player gains Æmber, from reaping or however. Rule: "Æmber"."""
    return Occurrence(GAINS_AMBER, who, how=(ByReaping(),) if reaping else ())


def gets_amber(who: Who) -> Occurrence:
    """Æmber is added to a player's pool: gained, stolen, paid, moved or redirected there."""
    return Occurrence(GETS_AMBER, who)


def spends(who: Who) -> Occurrence:
    """A player spends Æmber when forging a key; it goes to the common supply. Rule: "Step 1: Forge a key"."""
    return Occurrence(SPENDS, who)


def steals(who: Who) -> Occurrence:
    """A player steals Æmber. Rule: "Steal"."""
    return Occurrence(STEALS, who)


def captures(card: Target) -> Occurrence:
    """Such a creature captures Æmber. Rule: "Capture"."""
    return Occurrence(CAPTURES, card=card)


def is_exalted(card: Target) -> Occurrence:
    """Such a creature is exalted. Rule: "Exalt"."""
    return Occurrence(EXALTS, card=card)
