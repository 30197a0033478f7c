"""What may happen: the occurrences that abilities react to, replace, count and ask about.

Each is a line of `occurrence_table` with who does it, to which card and how. A target in an occurrence is a pattern:
it is never asked for, and means the card of the event wherever the ability mentions it again; so does a player or a
house that nobody has named.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from kfdesk.engine.abilities import HasOutcome, Outcome, Scope
from kfdesk.engine.events import (
    Event,
    EventKind,
    HouseChosen,
    IconResolved,
    KeyForged,
)
from kfdesk.engine.state import Remembered
from kfdesk.engine.terms import NEVER, NO_CARD, CardId, House, Icon, Label, Player, Step, Zone
from kfdesk.language import nouns
from kfdesk.language.adverbs import (
    ORDINALS,
    ByCard,
    ByDestroyer,
    ByIcon,
    ByReaping,
    BySplash,
    DuringTurn,
    Fighting,
    FromPool,
    How,
    InFight,
    InRow,
    InStep,
    Nth,
    OfNoCard,
    Turn,
    meant,
)
from kfdesk.language.base import Node, Target
from kfdesk.language.descriptions import Group
from kfdesk.language.named_choices import HouseChoice, PlayerChoice, that_house
from kfdesk.language.occurrence_table import (
    ATTACHES,
    CAPTURES,
    CHOOSES_ANOTHER_HOUSE,
    CHOOSES_ANY_HOUSE,
    CHOOSES_HOUSE,
    CHOOSES_NO_CARDS_HOUSE,
    CHOOSES_OTHER_HOUSE,
    DISCARDS,
    DRAWS,
    ENTERS,
    EXALTS,
    FIGHTS,
    FORGES,
    GAINS_AMBER,
    GETS_AMBER,
    IS_DAMAGED,
    IS_DESTROYED,
    IS_PUT_UNDER,
    IS_USED,
    LEAVES,
    MOVES,
    PLAY_EFFECT,
    PLAYER_READIES,
    PLAYS,
    RAISES_TIDE,
    READIES,
    REAPS,
    RESOLVES_ICON,
    SHUFFLES,
    SHUFFLES_IN,
    SPENDS,
    STEALS,
    USES,
    Kind,
)
from kfdesk.language.places import Pile
from kfdesk.language.players import YOU, Who
from kfdesk.language.predicates import NEIGHBORING
from kfdesk.language.sorts import CARD, CREATURE, NOUNS
from kfdesk.language.targets import a
from kfdesk.records import entity
from kfdesk.text import joining
from kfdesk.text.adverbials import Within
from kfdesk.text.mentions import Calling, Recalling
from kfdesk.text.nominals import Name, NounPhrase, described
from kfdesk.text.parts import parts
from kfdesk.text.parts_of_speech import THE, A, Prefix
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.phrases import fixed as said
from kfdesk.text.pronouns import DOER, Pronoun
from kfdesk.text.wording import Fragment, Wordable, WordingError

__all__ = [
    "attaches",
    "captures",
    "chooses_house",
    "discards",
    "draws",
    "enters",
    "exalts",
    "fights",
    "forges",
    "gains_amber",
    "gets_amber",
    "is_damaged",
    "is_destroyed",
    "is_put_under",
    "is_used",
    "leaves",
    "plays",
    "raises_tide",
    "readies",
    "reaps",
    "resolves_icon",
    "shuffles",
    "spends",
    "steals",
    "uses",
]


# Occurrences ------------------------------------------------------------------------------------


@entity
class Occurrence(Node, HasOutcome):
    """Something that may happen: a line of the table, with who does it, to which card and how."""

    kind: Kind
    who: Who | None = None
    card: Target | None = None
    how: tuple[How, ...] = ()
    other: Target | None = None
    house: House | HouseChoice | None = None
    icon: Icon | None = None
    to: Zone | None = None
    before_effect: bool = False
    """Whether what reacts to it comes before the "Play:" abilities of the card that is played."""
    brings = ("house",)

    def fits(self, scope: Scope, event: Event) -> bool:
        """Return whether an event that happens now is such an occurrence."""
        return self._fits(scope, Remembered(event, NEVER), None)

    def fitted(self, scope: Scope, past: Remembered, turn: Turn) -> bool:
        """Return whether an event of a turn was such an occurrence, its cards being what they were then."""
        return self._fits(scope, past, turn)

    def _fits(self, scope: Scope, past: Remembered, turn: Turn | None) -> bool:
        kind, event = self.kind, past.event
        if not self._done_by(scope, event, turn):
            return False
        if self.card is not None and not meant(scope, self.card, getattr(event, kind.card), past):
            return False
        if self.other is not None and not meant(scope, self.other, getattr(event, kind.other), past):
            return False
        if kind.predicate is not None and not kind.predicate(event):
            return False
        if not self._details(scope, event):
            return False
        if turn is None:
            return all(how.allows(scope, kind, past) for how in self.how)
        return all(how.allowed(scope, kind, past, turn) for how in self.how)

    def _done_by(self, scope: Scope, event: Event, turn: Turn | None) -> bool:
        if self.who is None or (isinstance(self.who, PlayerChoice) and self.who not in scope.named):
            return True
        return self.doer(scope.core.state.active if turn is None else turn.active, event) in self.who.players(scope)

    def doer(self, active: Player, event: Event) -> Player:
        """Return who did it in a turn of the `active` player: that player, where the event names nobody."""
        if self.kind.doer:
            return self.kind.doer_of(event)
        return active

    def _details(self, scope: Scope, event: Event) -> bool:
        """Return whether the event has the zone, the icon and the house that are said, and the card its origin."""
        if self.to is not None and getattr(event, "zone", None) is not self.to:
            return False
        if self.icon is not None and getattr(event, "icon", None) is not self.icon:
            return False
        if self.house is not None and not self._is_house(scope, getattr(event, "house", None)):
            return False
        return self._comes_from_there(scope, event)

    def _comes_from_there(self, scope: Scope, event: Event) -> bool:
        """Return whether its card comes from the zone that is said, if any, and from the pile of a player who is meant.

        In archives lie cards of both players, so that the event does not tell whose they were.
        """
        origin = (None if self.card is None else self.card.origin) or self.kind.origin
        if origin is None:
            return True
        if getattr(event, "origin", None) is not origin:
            return False
        place = None if self.description is None else self.description.place
        if not isinstance(place, Pile) or place.area.anybodys:
            return True
        return scope.core.state.cards[getattr(event, self.kind.card)].owner in place.who.players(scope)

    def _is_house(self, scope: Scope, chosen: House | None) -> bool:
        if not isinstance(self.house, HouseChoice):
            return self.kind.same_house(chosen, self.house)
        if self.house not in scope.named:
            return chosen is not None
        return self.kind.same_house(chosen, self.house.house(scope))

    def bind(self, scope: Scope, event: Event) -> None:
        """Let what it speaks of mean the card, the player and the house of the event from now on."""
        cards: tuple[CardId, ...] = (getattr(event, self.kind.card),) if self.kind.card else ()
        if self.card is not None:
            self.card.mean(scope, cards)
        other: CardId = getattr(event, self.kind.other) if self.kind.other else NO_CARD
        for target in self._others if other else ():
            target.mean(scope, (other,))
        if isinstance(self.who, PlayerChoice):
            scope.named[self.who] = self.doer(scope.core.state.active, event)
        if isinstance(self.house, HouseChoice) and isinstance(event, HouseChosen) and event.house is not None:
            scope.named[self.house] = event.house
        amount = event.cost if isinstance(event, KeyForged) else getattr(event, "amount", 1)
        scope.results[self] = Outcome(True, cards, amount)

    def as_it_would(self, scope: Scope, event: Event) -> Wordable:
        """Return what would happen with an event: to which card in play, with which sort of bonus icon."""
        here = _of_icon(self, event.icon) if self.icon is None and isinstance(event, IconResolved) else self
        known = () if self.description is None else scope.picked.get(self.description, ())
        cards = [scope.core.state.cards[card] for card in known]
        if self.card is None or not cards or not cards[0].in_play:
            return here
        return Calling(here, self.card, Name(cards[0].definition.title, nouns.CARD))

    @property
    def description(self) -> Group | None:
        """Return its card where it is any one of a description."""
        return self.card if isinstance(self.card, Group) else None

    @property
    def of_this(self) -> bool:
        """Whether it is of the card that the ability is on."""
        return self.card is not None and self.card.is_this

    @property
    def cards_of_events(self) -> tuple[tuple[EventKind, str], ...]:
        """Return the kinds of events that it is, each with the fields of the cards it speaks of."""
        fields = (self.kind.card if self.card else "", self.kind.other if self._others else "")
        return tuple((kind, field) for kind in self.kind.events for field in fields if field)

    @property
    def patterns(self) -> tuple[Target, ...]:
        """Return the cards it speaks of."""
        return (() if self.card is None else (self.card,)) + self._others

    @property
    def _others(self) -> tuple[Target, ...]:
        """Return what it says of the other card of the event."""
        found = (self.other, *(how.target for how in self.how if isinstance(how, ByCard)))
        return tuple(target for target in found if target is not None)

    def worded(self) -> Fragment:
        return self.said()

    def said(self, *more: Wordable, card: Wordable = None) -> Fragment:
        """Return the clause, with `more` about how or when it happens, and another wording of the card."""
        hows = tuple(self._in_their_turn(how) for how in self.how if not (more and isinstance(how, Nth)))
        how = InRow(hows + more, de_first=more) if hows or more else None
        other = None if card is self.card else card
        return self._filled(self.kind.phrase, {"how": how, "card": other or self._nth or self._coming or self.card})

    def in_turn_of(self, who: Who) -> Fragment:
        """Return the clause as it is said of a player's turns."""
        turn = self._in_their_turn(DuringTurn(who))
        if "how" not in self.kind.phrase.slot_names():
            return Within(turn, self)
        place = None if self.description is None else self.description.place
        if self.who is None or not any(part is self.who for part in parts(place)):
            return self.said(turn)
        return self.said(turn, card=Recalling(self.card, (self.who,), near=True))

    def _in_their_turn(self, how: How) -> Wordable:
        """Return how or when it happens; the turn of whoever does it is "their turn"."""
        theirs = isinstance(how, DuringTurn) and how.who is self.who and self.who is not YOU
        return Recalling(how, (self.who,), near=True) if theirs and self.who is not None else how

    @property
    def _nth(self) -> Wordable:
        """Return which of their cards it is, or how many: "their 6th card", "4 friendly creatures"."""
        if self.description is not None:
            for how in self.how:
                many = how.of_cards(self.description)
                if many is not None:
                    return many
        nth = next((how for how in self.how if isinstance(how, Nth)), None)
        if nth is None or self.description is None:
            return None
        whose = YOU if self.who is YOU else Pronoun(self.who)
        return NounPhrase((NOUNS[self.description.sort],), THE, (nth.ordinal,), of=whose)

    @property
    def _coming(self) -> Wordable:
        """Return the card that is played next to this one, of which it is no neighbor before."""
        card = self.description
        if not self.kind.arrives or card is None or NEIGHBORING not in card.predicates:
            return None
        said = replace(card, predicates=tuple(p for p in card.predicates if p is not NEIGHBORING)).described(A)
        return replace(said, after=(*said.after, _ADJACENT))

    def redirected(self, to: Wordable, from_: Wordable) -> Fragment:
        """Return what is said where something comes to another place than it would."""
        if self.kind.redirected is None:
            raise WordingError(f"{self.kind.called} has no words for being redirected")
        return self._filled(self.kind.redirected, {"to": to, "from_": from_, "would": self._would_gain})

    def drawn(self, givers: Wordable) -> Fragment:
        """Return what is said where its Æmber may be taken from cards instead of the common supply."""
        if self.kind.drawn is None:
            raise WordingError(f"{self.kind.called} has no words for being taken from cards")
        taken = self._filled(self.kind.drawn, {"givers": givers, "would": self._would_gain})
        return joining.MAY.of(effect=taken)

    @property
    def _would_gain(self) -> Fragment:
        """Return "you would gain from reaping"."""
        gain = _WOULD_GAIN.of(who=self.who, how=InRow(self.how))
        return Frame(en="{event:would}", de="{event:last:would}").of(event=gain)

    def _filled(self, phrase: Phrase, more: dict[str, Wordable]) -> Fragment:
        fields: dict[str, Wordable] = {
            "who": self.who,
            "card": self.card,
            "cards": self.card if self.description is None else self.description.neighbors(),
            "pool": NounPhrase((nouns.STORE,), of=self.who),
            "pile": None if self.to is None else _ENTERED[self.to],
            "discard_pile": NounPhrase((nouns.ZONES[Zone.DISCARD],), of=self._theirs),
            "house": self._house_words,
            "icon": _ANY_ICON if self.icon is None else described(nouns.BONUS_ICON, A, nouns.icon_prefix(self.icon)),
            "active": NounPhrase((nouns.HOUSE,), mods=(nouns.ACTIVE,), of=self._theirs),
            "deck": NounPhrase((nouns.ZONES[Zone.DECK],), of=self._theirs),
            "other": self.other,
            "play_effect": NounPhrase((nouns.EFFECT,), mods=(_OF_PLAY,), of=self.card),
            **more,
        }
        return phrase.of(**{name: fields[name] for name in phrase.slot_names()})

    def divided(self, among: Wordable) -> Fragment:
        """Return what is said where it is divided among cards instead."""
        if self.kind.divided is None:
            raise WordingError(f"{self.kind.called} has no words for being divided")
        return self._filled(self.kind.divided, {"among": among})

    def supplied(self) -> Fragment:
        """Return what is said where its Æmber comes from the common supply instead."""
        if self.kind.supplied is None:
            raise WordingError(f"{self.kind.called} has no words for coming from the common supply")
        return self._filled(self.kind.supplied, {"how": InRow(self.how) if self.how else None})

    @property
    def _theirs(self) -> Wordable:
        """Return whoever does it, as an owner in the same clause."""
        return DOER if self.who is None or self.who is YOU else Pronoun(self.who)

    @property
    def _house_words(self) -> Wordable:
        if isinstance(self.house, House):
            return self.house.words
        if isinstance(self.who, PlayerChoice):
            return said("a house", "eine Fraktion")
        return None if self.house is None else that_house(self.house)


@cache
def _of_icon(occurrence: Occurrence, icon: Icon) -> Occurrence:
    """Return the resolving of an icon of that sort, one in all games: prompts are kept for it."""
    return replace(occurrence, icon=icon)


_ONTO = Frame(en="{pile}", de="auf {pile:acc}")
_ENTERED: dict[Zone, Fragment] = {
    **{zone: _ONTO.of(pile=described(nouns.ZONES[zone], A)) for zone in (Zone.DISCARD, Zone.HAND, Zone.DECK)},
    Zone.ARCHIVES: said("archives", "in ein Archiv"),
}
"""Where cards come to from play."""
_ADJACENT = Frame(en="adjacent to {this}", de="neben {this:dat}")
_OF_PLAY = Prefix(nouns.EFFECTS_BEHIND[Label.PLAY].en, f"„{nouns.EFFECTS_BEHIND[Label.PLAY].de}:“")
_ANY_ICON = said("a bonus icon", "ein Bonussymbol")


_WOULD_GAIN = Phrase(en="{who} | gain {how}", de="{who} | {how} erhalten")


def plays(
    who: Who,
    card: Target | None = None,
    *,
    before_effect: bool = False,
    nth: int | None = None,
    effect_alone: bool = False,
) -> Occurrence:
    """A player plays such a card; with `before_effect` what reacts comes before its "Play:" abilities.

    `nth`: as their second, third … such card of the turn, 6 at most. `effect_alone`: its play effect resolves, for
    `instead`. Raises `ValueError` for two of these at once. Rule: chart "Play a card", step 3.
    """
    such = card or a(CARD)
    if effect_alone:
        if before_effect or nth is not None:
            raise ValueError("of a play effect all that is said is whose it is")
        return Occurrence(PLAY_EFFECT, who, such)
    if nth is not None and nth not in ORDINALS:
        raise ValueError(f"no card speaks of the card that is played as number {nth}")
    how = () if nth is None else (Nth(nth, such),)
    return Occurrence(PLAYS, who, such, how, before_effect=before_effect)


def enters(card: Target) -> Occurrence:
    """Such a card enters play, played or put there. Rule: "Enters play"."""
    return Occurrence(ENTERS, card=card)


def leaves(card: Target, *, to: Zone | None = None) -> Occurrence:
    """Such a card leaves play; or comes from play into a hand, a deck, archives or a discard pile.

    Raises `ValueError` for another zone. Rules: "Leaves play", "Movement between zones".
    """
    if to not in (None, *_ENTERED):
        raise ValueError(f"no card is said to come from play into this zone: {to}")
    return Occurrence(LEAVES, card=card) if to is None else Occurrence(MOVES, card=card, to=to)


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
    card: Target | None = None,
    *,
    by: Target | None = None,
    splash: bool = False,
    fighting: Target | None = None,
    in_fight: bool = False,
    turn: Who | None = None,
) -> Occurrence:
    """Such a card is destroyed: by another (or its damage), fighting one, in any fight, during a player's turn.

    `splash`: by the splash-attack damage of that other. Raises `ValueError` for that of nobody.
    Rule: "Destroyed".
    """
    if splash and by is None:
        raise ValueError("whose splash-attack?")
    how: tuple[How, ...] = () if by is None else ((BySplash if splash else ByDestroyer)(by),)
    how += () if fighting is None else (Fighting(fighting),)
    how += (InFight(),) if in_fight else ()
    how += () if turn is None else (DuringTurn(turn),)
    return Occurrence(IS_DESTROYED, card=card or a(CREATURE), how=how)


def is_damaged(card: Target, *, by: Target | Icon | None = None) -> Occurrence:
    """Damage is dealt to such a creature, by a card, by a bonus icon of `DAMAGE`, or however.

    Raises `ValueError` for another icon. Rule: "Damage".
    """
    if isinstance(by, Icon):
        if by is not Icon.DAMAGE:
            raise ValueError(f"no other bonus icon than {Icon.DAMAGE} deals damage, not {by}")
        return Occurrence(IS_DAMAGED, card=card, how=(ByIcon(by),))
    return Occurrence(IS_DAMAGED, card=card, how=() if by is None else (ByCard(by),))


def discards(who: Who, card: Target | None = None, *, turn: Who | None = None) -> Occurrence:
    """A player discards such a card, from hand where no other place is said. Rule: "Discarding cards"."""
    return Occurrence(DISCARDS, who, card or a(CARD), () if turn is None else (DuringTurn(turn),))


_STEPS = (Step.FORGE, Step.HOUSE, Step.MAIN, Step.READY, Step.DRAW)
"""The steps of a turn; its start and its end are none."""


def draws(who: Who, card: Target | None = None, *, turn: Who | None = None, step: Step | None = None) -> Occurrence:
    """A player draws a card, in whoever's turn or in a player's, or in that step of their own turn.

    Raises `ValueError` for the start and the end of a turn, which are no steps, and for a turn besides.
    Rule: "Drawing cards".
    """
    if step is None:
        return Occurrence(DRAWS, who, card or a(CARD), () if turn is None else (DuringTurn(turn),))
    if turn is not None or step not in _STEPS:
        raise ValueError(f"in which step of whose turn? {step}, {turn}")
    return Occurrence(DRAWS, who, card or a(CARD), (InStep(step, who),))


def shuffles(who: Who, pile: Pile | None = None) -> Occurrence:
    """A player shuffles their deck; or their `discard_pile()` into it, of however many cards.

    Raises `ValueError` for another pile. Rule: "Shuffle".
    """
    if pile is None:
        return Occurrence(SHUFFLES, who)
    if pile.area is not Zone.DISCARD or pile.who is not YOU:
        raise ValueError(f"all that players are seen to shuffle into their deck is their discard pile, not {pile}")
    return Occurrence(SHUFFLES_IN, who)


def is_put_under(card: Target, under: Target) -> Occurrence:
    """Such a card is put under another. Rule: "Facedown cards"."""
    return Occurrence(IS_PUT_UNDER, card=card, other=under)


def forges(who: Who = YOU, *, turn: Who | None = None) -> Occurrence:
    """A player forges a key, in whoever's turn or in a player's. Rule: "Step 1: Forge a key"."""
    return Occurrence(FORGES, who, how=() if turn is None else (DuringTurn(turn),))


def chooses_house(
    who: Who, house: House | HouseChoice | None = None, *, unmatched: bool = False, other: bool = False
) -> Occurrence:
    """A player chooses their active house, or that house; whichever it is, if it was not named.

    `other`: one other than that which was named, or none; one other than that house. `unmatched`: one that no card in
    play belongs to. Rule: "House choice". Raises `ValueError` for another one than none, and for a house that is said
    twice.
    """
    if other and house is None:
        raise ValueError("another house than which one?")
    if unmatched and house is not None:
        raise ValueError(f"either that house or one that no card belongs to: {house}")
    if unmatched:
        return Occurrence(CHOOSES_NO_CARDS_HOUSE, who, how=(OfNoCard(),))
    if house is None:
        return Occurrence(CHOOSES_ANY_HOUSE, who)
    if not other:
        return Occurrence(CHOOSES_HOUSE, who, house=house)
    return Occurrence(CHOOSES_OTHER_HOUSE if isinstance(house, House) else CHOOSES_ANOTHER_HOUSE, who, house=house)


def resolves_icon(who: Who, icon: Icon | None = None) -> Occurrence:
    """A player resolves a bonus icon of a kind, or any. Rule: "Bonus icons"."""
    return Occurrence(RESOLVES_ICON, who, icon=icon)


def raises_tide(who: Who, *, turn: Who | None = None) -> Occurrence:
    """A player raises the tide, in whoever's turn or in a player's. Rule: "Tide"."""
    return Occurrence(RAISES_TIDE, who, how=() if turn is None else (DuringTurn(turn),))


def attaches(who: Who, card: Target, to: Target) -> Occurrence:
    """A player attaches such an upgrade. Rule: "Upgrades"."""
    return Occurrence(ATTACHES, who, card, other=to)


def readies(card: Target, *, by: Who | None = None) -> Occurrence:
    """Such a card becomes ready; or a player readies it. Rule: "Ready and exhausted"."""
    return Occurrence(READIES, card=card) if by is None else Occurrence(PLAYER_READIES, by, card)


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


def captures(card: Target, *, from_: Who | None = None) -> Occurrence:
    """Such a creature captures Æmber, from whichever pool or from that of a player. Rule: "Capture"."""
    return Occurrence(CAPTURES, card=card, how=() if from_ is None else (FromPool(from_),))


def exalts(who: Who, card: Target | None = None) -> Occurrence:
    """A player exalts such a creature: the active one, whoever's card says so. Rule: "Exalt"."""
    return Occurrence(EXALTS, who, card or a(CREATURE))
