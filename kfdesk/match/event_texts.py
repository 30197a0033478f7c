"""What each event says to a person, in every language, and how weighty it is.

Events are redacted before they come here (`Event.seen_by`): card 0 reads "a card". Wordings keep
unnamed cards in places where English and German need no other case than the subject's or object's.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any, Protocol, TypeVar

from kfdesk.engine import events as ev
from kfdesk.engine import glossary
from kfdesk.engine.rules import STEP_1, STEP_2, STEP_3, STEP_4, STEP_5
from kfdesk.engine.scenario import SetToken, read_change
from kfdesk.engine.terms import (
    PLAYERS,
    CardType,
    Forbidden,
    House,
    KeyColor,
    Keyword,
    Label,
    Player,
    Prevention,
    Step,
    Zone,
)
from kfdesk.language.nouns import TRAITS, counter_noun
from kfdesk.match.adjustments import adjustment_words
from kfdesk.match.recorded_game import card_words
from kfdesk.match.unnamed import A_CARD
from kfdesk.text.parts_of_speech import counted, in_words
from kfdesk.text.words import Words, linked, same


class Level(IntEnum):
    """How much a reader wants to know; a log shown at a level leaves out every line above it."""

    SHORT = 0
    NORMAL = 1
    FULL = 2


class Names(Protocol):
    """What the people, cards and houses of one game are called."""

    def player(self, player: Player) -> Words:
        """Return the player's name."""

    def card(self, number: int) -> Words:
        """Return the name of card `number`; 0 or a card nobody knows reads "a card".

        A token creature is called by its reference card.
        """

    def printed(self, number: int) -> Words:
        """Return the name printed on card `number`, also of a token creature; otherwise as `card`."""

    def house(self, house: House) -> Words:
        """Return the name of the house."""


E = TypeVar("E", bound=ev.Event)
Wording = Callable[[Any, Names], Words | None]
_WORDINGS: dict[ev.EventKind, tuple[Level, Wording]] = {}


def line_for(event: ev.Event, names: Names) -> Words | None:
    """Return what `event` says, or None when it is not worth a line of its own."""
    entry = _WORDINGS.get(event.kind)
    return entry[1](event, names) if entry else None


def level_of(event: ev.Event) -> Level:
    """Return the level from which on `event` is shown."""
    if isinstance(event, ev.StepBegan):
        return Level.SHORT if event.step is Step.START else Level.FULL
    if isinstance(event, ev.CardMoved):
        return Level.FULL if event.zone is Zone.DISCARD and not event.swapped else Level.NORMAL
    if isinstance(event, ev.DeedForbidden) and event.deed is Forbidden.READY:
        return Level.NORMAL  # each turn anew, as long as a card stays exhausted
    entry = _WORDINGS.get(event.kind)
    return entry[0] if entry else Level.FULL


def _says(kind: type[E] | ev.AmberVerb, level: Level) -> Callable[[Callable[[E, Names], Words | None]], Wording]:
    """Register the wording of one kind of event."""

    def register(wording: Callable[[E, Names], Words | None]) -> Wording:
        _WORDINGS[kind] = (level, wording)
        return wording

    return register


def caused_by(cause: int, names: Names, *named: int) -> Words:
    """Return " (Anger)" for a card that caused something; nothing for a rule, or a card that the line has named."""
    return Words(" ({card:bare})").filled(card=names.card(cause)) if cause and cause not in named else same("")


def _plain(
    kind: ev.EventKind, level: Level, words: Words | Callable[[Any], Words | None], supplied: Words | None = None
) -> None:
    """Register a wording, or what chooses it, that names nothing but what `_slots` finds in such an event.

    `supplied` is said where Æmber comes from the common supply.
    """

    def wording(event: Any, names: Names) -> Words | None:
        said = words if isinstance(words, Words) else words(event)
        if supplied is not None and event.giver == ev.SUPPLY:
            said = supplied
        return None if said is None else said.filled(**_slots(event, names))

    _WORDINGS[kind] = (level, wording)


_CARDS = {"card": ("card", "a"), "to": ("to", "b", "other"), "against": ("against",)}
"""Fields of events that are cards, and what their names are called in wordings."""


def _slots(event: Any, names: Names) -> dict[str, Words | str | int]:
    """Return the cause `{by}` of an event, the cards it is about, its number `{n}`, and what else it says of itself.

    `{who}` is its player; of Æmber that moves, `{giver}` and `{receiver}` are the players at its ends.
    """
    cause = getattr(event, "cause", getattr(event, "source", 0))
    slots: dict[str, Words | str | int] = {"by": caused_by(cause, names, getattr(event, "card", 0))}
    if isinstance(event, ev.AmberMoved):
        slots |= _ends(event, names)
    if (player := getattr(event, "player", None)) is not None:
        slots["who"] = names.player(player)
    if (house := getattr(event, "house", None)) is not None:
        slots["house"] = names.house(house)
    if hasattr(event, "status"):
        slots["status"] = event.status.adjective
    for field, called in _CARDS.items():
        if hasattr(event, field):
            slots |= dict.fromkeys(called, names.card(getattr(event, field)))
    for field in ("amount", "amber", "cost"):
        if hasattr(event, field):
            return slots | {"n": getattr(event, field)}
    return slots


# Turns and the end of the game.

_NUMBERED = {Step.FORGE: STEP_1, Step.HOUSE: STEP_2, Step.MAIN: STEP_3, Step.READY: STEP_4, Step.DRAW: STEP_5}
TURN = Words("Turn {n}: {who}")
"""What stands above a turn."""
_STEP = Words("<Step> {n}: {step}")


@_says(ev.StepBegan, Level.FULL)
def _step(event: ev.StepBegan, names: Names) -> Words | None:
    if event.step is Step.START:
        return TURN.filled(n=event.turn, who=names.player(event.player))
    if event.step in _NUMBERED:
        words = _STEP.explained(_NUMBERED[event.step])
        return words.filled(n=list(_NUMBERED).index(event.step) + 1, step=event.step.words.title)
    return event.step.words.title if event.step is Step.END else None


_plain(ev.Checked, Level.SHORT, Words("{who} has {n} Æmber: <Check!>").explained(STEP_5))
_plain(ev.GameWon, Level.SHORT, Words("{who} <wins> the game").explained("glossary/keys"))
_plain(
    ev.TurnGranted,
    Level.SHORT,
    Words("{who} takes <another turn> after this one{by}").explained("glossary/turn-sequence"),
)
_plain(ev.TideRaised, Level.SHORT, Words("{who} <raises the tide>").explained("glossary/tide"))
_plain(ev.TideReset, Level.SHORT, Words("{who} resets the <tide>").explained("glossary/tide"))


_TAKES_MULLIGAN = Words("{who} takes a <mulligan>").explained("glossary/mulligan")
_KEEPS_HAND = Words("{who} keeps the <starting hand>").explained("glossary/mulligan")
_plain(ev.MulliganAnswered, Level.SHORT, lambda event: _TAKES_MULLIGAN if event.taken else _KEEPS_HAND)
_RESHUFFLES = Words("{who} <shuffles> the discard pile into a new deck").explained("glossary/shuffle")
_SHUFFLES = Words("{who} <shuffles> the deck").explained("glossary/shuffle")
_plain(ev.Shuffled, Level.NORMAL, lambda event: _RESHUFFLES if event.reshuffle else _SHUFFLES)
_NO_HOUSE = Words("{who} has no <active house>").explained("glossary/active-house")
_BECOMES_ACTIVE = Words("{house} becomes the <active house>").explained("glossary/active-house")
_CHOOSES_HOUSE = Words("{who} <chooses house> {house}").explained("glossary/house-choice")


def _house(event: ev.HouseChosen) -> Words:
    return _NO_HOUSE if event.house is None else _BECOMES_ACTIVE if event.cause else _CHOOSES_HOUSE


_plain(ev.HouseChosen, Level.SHORT, _house)


# Keys and Æmber.


_KEYS = {
    KeyColor.RED: Words("the red key", context="object"),
    KeyColor.BLUE: Words("the blue key", context="object"),
    KeyColor.YELLOW: Words("the yellow key", context="object"),
    KeyColor.COLORLESS: Words("the colorless key", context="object"),
}


UNFORGED_KEYS = {
    KeyColor.RED: Words("{who:poss} red key is <unforged>{by}").explained("glossary/unforge"),
    KeyColor.BLUE: Words("{who:poss} blue key is <unforged>{by}").explained("glossary/unforge"),
    KeyColor.YELLOW: Words("{who:poss} yellow key is <unforged>{by}").explained("glossary/unforge"),
    KeyColor.COLORLESS: Words("{who:poss} colorless key is <unforged>{by}").explained("glossary/unforge"),
}


def the_key(color: KeyColor) -> Words:
    """Return "the red key", as it is said where it has something done to it."""
    return _KEYS[color]


@_says(ev.KeyForged, Level.SHORT)
def _forged(event: ev.KeyForged, names: Names) -> Words:
    words = Words("{who} <forges> {key} for {n} Æmber{by}").explained("glossary/forge")
    key = the_key(event.color)
    return words.filled(who=names.player(event.player), key=key, n=event.cost, by=caused_by(event.cause, names))


_plain(ev.KeyUnforged, Level.SHORT, lambda event: UNFORGED_KEYS[event.color])


def _ends(event: ev.AmberMoved, names: Names) -> dict[str, Words | str | int]:
    """Return the slots of the players who give Æmber and receive it, and of the one who does it."""
    players = {"giver": event.giver.player, "receiver": event.receiver.player}
    slots: dict[str, Words | str | int] = {
        slot: names.player(player) for slot, player in players.items() if player is not None
    }
    if event.by_reaping:
        slots["by"] = same("")  # the line before says who reaps
    if event.spender is not None:
        return slots | {"who": names.player(event.spender)}
    return slots | {"who": slots.get("giver", slots.get("receiver", ""))}


_GAINS = Words("{who} <gains> {n} Æmber{by}").explained("glossary/aember-pool")
_GAINS_FROM_CARD = Words("{who} <gains> {n} Æmber from {card:dat}{by}").explained("glossary/aember-pool")
_plain(ev.AmberVerb.GAIN, Level.SHORT, lambda event: _GAINS_FROM_CARD if event.giver.card else _GAINS)
_plain(ev.AmberVerb.LOSE, Level.SHORT, Words("{giver} <loses> {n} Æmber{by}").explained("glossary/aember-pool"))
_plain(
    ev.AmberVerb.STEAL,
    Level.SHORT,
    Words("{receiver} <steals> {n} Æmber{by}").explained("glossary/steal"),
    Words("{receiver} <steals> {n} Æmber from the common supply{by}").explained("glossary/steal"),
)
_plain(ev.AmberVerb.PAY, Level.NORMAL, Words("{giver} <pays> {receiver} {n} Æmber{by}").explained("glossary/pay"))
_plain(
    ev.AmberVerb.CAPTURE,
    Level.SHORT,
    Words("{card} <captures> {n} Æmber from {giver}{by}").explained("glossary/capture"),
    Words("{card} <captures> {n} Æmber from the common supply{by}").explained("glossary/capture"),
)
_plain(
    ev.AmberVerb.PLACE,
    Level.SHORT,
    Words("{n} Æmber is <placed> on {card:dat}{by}", plural="{n} Æmber is <placed> on {card:dat}{by}").explained(
        "glossary/aember"
    ),
)
_plain(ev.AmberVerb.EXALT, Level.SHORT, Words("{card} is <exalted>{by}").explained("glossary/exalt"))


@_says(ev.AmberVerb.SPEND, Level.FULL)
def _spent(event: ev.AmberMoved, names: Names) -> Words:
    if event.card:
        words = Words(
            "{who} <spends> {n} Æmber from {card:dat}", plural="{who} <spends> {n} Æmber from {card:dat}"
        ).explained("glossary/forge")
    elif event.spender is not None:
        words = Words("{who} <spends> {n} Æmber from {giver:poss} pool").explained("glossary/forge")
    else:
        words = Words("{who} <spends> {n} Æmber").explained("glossary/forge")
    return words.filled(**_ends(event, names), n=event.amount, card=names.card(event.card))


_FROM_SUPPLY = Words(
    "{n} Æmber <moves> from the common supply to {b:dat}{by}",
    plural="{n} Æmber <moves> from the common supply to {b:dat}{by}",
).explained("glossary/move")
_ONTO_CARD_FROM_SUPPLY = Words(
    "{n} Æmber <moves> from the common supply to {b:dat}{by}",
    plural="{n} Æmber <moves> from the common supply to {b:dat}{by}",
    context="onto a card",
).explained("glossary/move")
_TO_SUPPLY = Words(
    "{n} Æmber returns from {a:dat} to the <common supply>{by}",
    plural="{n} Æmber returns from {a:dat} to the <common supply>{by}",
).explained("glossary/common-supply")
_FROM_TO = Words(
    "{n} Æmber <moves> from {a:dat} to {b:dat}{by}", plural="{n} Æmber <moves> from {a:dat} to {b:dat}{by}"
).explained("glossary/move")
_ONTO_CARD = Words(
    "{n} Æmber <moves> from {a:dat} to {b:dat}{by}",
    plural="{n} Æmber <moves> from {a:dat} to {b:dat}{by}",
    context="onto a card",
).explained("glossary/move")
"""German puts the verb in the plural for more than 1 Æmber, and says of a card that it goes onto it."""


@_says(ev.AmberVerb.MOVE, Level.NORMAL)
def _amber_moved(event: ev.AmberMoved, names: Names) -> Words:
    a, b = _place(event.giver, names), _place(event.receiver, names)
    by = caused_by(event.cause, names, event.giver.card, event.receiver.card)
    if a is None and b is not None:
        words = _ONTO_CARD_FROM_SUPPLY if event.receiver.card else _FROM_SUPPLY
        return words.filled(n=event.amount, b=b, by=by)
    if a is not None and b is None:
        return _TO_SUPPLY.filled(n=event.amount, a=a, by=by)
    words = _ONTO_CARD if event.receiver.card else _FROM_TO
    return words.filled(n=event.amount, a=a or A_CARD, b=b or A_CARD, by=by)


def _place(end: ev.End, names: Names) -> Words | None:
    """Return where Æmber lies, None for the common supply."""
    if end.card:
        return names.card(end.card)
    return None if end.player is None else names.player(end.player)


@_says(ev.ChainsChanged, Level.SHORT)
def _chains(event: ev.ChainsChanged, names: Names) -> Words:
    if event.change > 0:
        words = Words("{who} gains {chains}{by}")
    else:
        words = Words("{who} sheds {chains}{by}")
    chains = counted(abs(event.change), glossary.CHAIN)
    return words.filled(who=names.player(event.player), chains=chains, by=caused_by(event.cause, names))


# Cards played, used and moved.

_plain(ev.CardPlayed, Level.SHORT, Words("{who} <plays> {card}{by}").explained("glossary/playing-cards"))
_plain(ev.CardEntered, Level.FULL, Words("{card} <enters play>").explained("glossary/enters-play"))
_plain(ev.CardDrawn, Level.NORMAL, Words("{who} <draws> {card}{by}").explained("glossary/drawing-cards"))
_plain(ev.CardDiscarded, Level.SHORT, Words("{who} <discards> {card}{by}").explained("glossary/discarding-cards"))
_plain(
    ev.ControlChanged,
    Level.SHORT,
    Words("{who} <takes control> of {card}{by}").explained("glossary/control-and-ownership"),
)
_plain(ev.CardReadied, Level.FULL, Words("{card} <readies>{by}").explained("glossary/ready-and-exhausted"))
_plain(ev.CardExhausted, Level.FULL, Words("{card} <exhausts>{by}").explained("glossary/ready-and-exhausted"))
_plain(
    ev.CreatureMoved,
    Level.NORMAL,
    Words("{card} moves within its <battleline>{by}").explained("glossary/battleline"),
)


_BECOMES_CREATURE = Words("{card} becomes a <creature>{by}").explained("glossary/creatures")
_NO_CREATURE = Words("{card} is no longer a <creature>{by}").explained("glossary/creatures")
_plain(
    ev.RowChanged,
    Level.NORMAL,
    lambda event: _BECOMES_CREATURE if event.zone is Zone.BATTLELINE else _NO_CREATURE,
)


_HOW: dict[str, Words] = {
    "action": Words("{who} uses {card}: <Action>").explained("glossary/action-ability"),
    "omni": Words("{who} uses {card}: <Omni>").explained("glossary/omni"),
    "reap": Words("{card} <reaps>").explained("glossary/reap"),
    "unstun": Words("{card} removes its <stun>").explained("glossary/stun"),
}


# A fight says whom it is against, in an event of its own.
_plain(ev.CardUsed, Level.SHORT, lambda event: _HOW.get(event.how))


_ZONES: dict[Zone, Words] = {
    Zone.HAND: Words("{card} <goes> to {who:poss} hand{by}").explained("glossary/movement-between-zones"),
    Zone.ARCHIVES: Words("{card} <goes> to {who:poss} archives{by}").explained("glossary/archives"),
    Zone.DISCARD: Words("{card} <goes> to {who:poss} discard pile{by}").explained("glossary/discard-pile"),
    Zone.PURGED: Words("{card} is <purged>{by}").explained("glossary/purge"),
    Zone.UNDER: Words("{card} is <placed> under {host}").explained("glossary/movement-between-zones"),
}
_ELSEWHERE = Words("{card} <moves> ({who}: {zone}){by}").explained("glossary/movement-between-zones")
_SHUFFLED = Words("{card} is <shuffled> into {who:poss} deck{by}").explained("glossary/shuffle")
_TOP = Words("{card} <goes> on top of {who:poss} deck{by}").explained("glossary/movement-between-zones")
_BOTTOM = Words("{card} <goes> to the bottom of {who:poss} deck{by}").explained("glossary/movement-between-zones")
_ARCHIVED = Words("{who} <archives> {card}{by}").explained("glossary/archives")
_SWAPPED = Words("{who} <swaps> the deck and the discard pile{by}").explained("glossary/swap")
_FROM_ARCHIVES = Words("{who} takes {card} from the <archives>").explained("glossary/archives")


def is_taken(event: ev.CardMoved) -> bool:
    """Return whether a card is one of those that a player takes from the archives."""
    return event.zone is Zone.HAND and event.origin is Zone.ARCHIVES and not event.revealed


@_says(ev.CardMoved, Level.NORMAL)
def _moved(event: ev.CardMoved, names: Names) -> Words | None:
    # The other half of a gigantic creature goes with the one just named; what is being played has a line of its own.
    if event.origin is Zone.JOINED or event.zone is Zone.PLAYING:
        return None
    if event.swapped:
        words = _SWAPPED
    elif event.zone is Zone.DECK:
        words = _SHUFFLED if event.shuffled else _TOP if event.top else _BOTTOM
    elif is_taken(event):
        words = _FROM_ARCHIVES
    elif event.archived and event.zone is Zone.ARCHIVES:
        words = _ARCHIVED
    else:
        words = _ZONES.get(event.zone, _ELSEWHERE)
    # Which card a token creature was, its opponent does not learn, but what it was: see `CardMoved`.
    token = event.was if not event.card and event.was is not None and event.was.token else None
    return words.filled(
        card=names.card(event.card) if token is None else card_words(token.definition),
        who=names.player(event.player),
        zone=event.zone.words,
        host=names.card(event.cause),  # see `CardMoved`: what a card is placed under is the cause of that
        by=caused_by(event.cause, names, event.card),
    )


_LOOKS = Words("{who} looks at {cards}{by}")
_LOOKS_AT = Words("{who} looks at {cards:listed}{by}", plural="{who} looks at {n} cards{by}: {cards:listed}")
_LOOKS_AT_THEIRS = Words(
    "{who} looks at one of {owner:poss} cards{by}", plural="{who} looks at {n} of {owner:poss} cards{by}"
)
_REVEALS = Words("{who} reveals {cards:listed}{by}", plural="{who} reveals {n} cards{by}: {cards:listed}")


@_says(ev.CardsRevealed, Level.SHORT)
def _revealed(event: ev.CardsRevealed, names: Names) -> Words:
    known = [names.card(card) for card in event.cards if card]
    cards = listed(known)
    owner, by = names.player(event.player), caused_by(event.cause, names, *event.cards)
    if event.to is None:
        return _REVEALS.filled(who=owner, cards=cards, n=len(known), by=by)
    who = names.player(event.to)
    if known:
        return _LOOKS_AT.filled(who=who, cards=cards, n=len(known), by=by)
    if event.to == event.player:
        return _LOOKS.filled(who=who, cards=_unnamed(len(event.cards)), by=by)
    return _LOOKS_AT_THEIRS.filled(who=who, owner=owner, n=len(event.cards), by=by)


_SEVERAL = Words("{n}× {card}")
_SEVERAL_LISTED = Words("{n}× {card:listed}")


def listed(cards: list[Words]) -> Words:
    """Return names for a place that lists them, each said once: "2× Anger and Troll"."""
    return linked(_each_once(cards, _SEVERAL_LISTED))


def _each_once(cards: list[Words], several: Words) -> list[Words]:
    """Return names with each said once: "2× Anger" for two such cards, or for both halves of a gigantic creature."""
    alike: dict[str, list[Words]] = {}
    for card in cards:
        alike.setdefault(card.en, []).append(card)
    return [one[0] if len(one) == 1 else several.filled(n=len(one), card=one[0]) for one in alike.values()]


def _unnamed(count: int) -> Words:
    """Return "a card" or "3 cards", for cards that the reader may not know."""
    return A_CARD if count == 1 else counted(count, glossary.CARD)


_plain(ev.UpgradeAttached, Level.NORMAL, Words("{card} is <attached> to {to:dat}").explained("glossary/upgrades"))


@_says(ev.IconResolved, Level.FULL)
def _icon(event: ev.IconResolved, names: Names) -> Words:
    words = Words("<Bonus icon> on {card:dat}: {icon}").explained("glossary/bonus-icons")
    return words.filled(card=names.card(event.card), icon=event.icon.words)


# Fights, damage, destruction.


_plain(ev.FightBegan, Level.SHORT, Words("{card} <fights> {against}").explained("glossary/fight"))


_KEYWORDS: dict[Keyword, Words] = {
    Keyword.ELUSIVE: Words("{card} is <elusive>: it and {against} deal each other no damage in the fight").explained(
        "glossary/elusive"
    ),
    Keyword.SKIRMISH: Words("{card} has <skirmish> and takes no damage from {against:dat} in return").explained(
        "glossary/skirmish"
    ),
    Keyword.ASSAULT: Words("{card} has <assault> and deals damage to {against} before the fight").explained(
        "glossary/assault-x"
    ),
    Keyword.HAZARDOUS: Words("{card} is <hazardous> and deals damage to {against} before the fight").explained(
        "glossary/hazardous-x"
    ),
    Keyword.POISON: Words("{card} has <poison>: any damage it deals in the fight destroys {against}").explained(
        "glossary/poison"
    ),
    Keyword.SPLASH_ATTACK: Words("{card} has <splash-attack> and deals damage to the neighbors of {against}").explained(
        "glossary/splash-attack-x"
    ),
}


_plain(ev.KeywordApplied, Level.NORMAL, lambda event: _KEYWORDS[event.keyword])
_SURVIVES = Words("{card} survives the <fight>").explained("glossary/fight")
_DOES_NOT_SURVIVE = Words("{card} does not survive the <fight>").explained("glossary/fight")
_HALTED = Words("The <fight> between {card:dat} and {against:dat} does not happen: an effect stops it").explained(
    "glossary/fight"
)
_NOT_FOUGHT = Words("The <fight> between {card:dat} and {against:dat} does not happen: {gone} has left play").explained(
    "glossary/fight"
)


@_says(ev.CreatureFought, Level.FULL)
def _fought(event: ev.CreatureFought, names: Names) -> Words:
    card, against = names.card(event.card), names.card(event.against)
    if event.happened:
        words = _SURVIVES if event.survived else _DOES_NOT_SURVIVE
    else:
        words = _HALTED if event.halted else _NOT_FOUGHT
    return words.filled(card=card, against=against, gone=against if event.survived else card)


_plain(
    ev.DamageDealt,
    Level.NORMAL,
    Words("{card} takes {n} <damage>{by}", plural="{card} takes {n} <damage>{by}").explained("glossary/damage"),
)


_PREVENTED: dict[Prevention, Words] = {
    Prevention.CANNOT: Words(
        "{card} takes <no damage>{by}", plural="{card} takes <none> of the {n} damage{by}"
    ).explained("glossary/cannot"),
    Prevention.WARD: Words(
        "A <ward> prevents {n} damage to {card:dat}", plural="A <ward> prevents {n} damage to {card:dat}"
    ).explained("glossary/ward"),
    Prevention.ARMOR: Words(
        "<Armor> prevents {n} damage to {card:dat}", plural="<Armor> prevents {n} damage to {card:dat}"
    ).explained("glossary/armor"),
}


_plain(ev.DamagePrevented, Level.NORMAL, lambda event: _PREVENTED[event.by])


_FORBIDDEN: dict[Forbidden, Words] = {
    Forbidden.STEAL: Words("Nothing can be <stolen> from {who}{by}").explained("glossary/steal"),
    Forbidden.FORGE: Words("{who} cannot <forge> a key{by}").explained("glossary/forge"),
    Forbidden.MULLIGAN: Words("{who} cannot take a <mulligan>{by}").explained("glossary/mulligan"),
    Forbidden.RAISE_TIDE: Words("{who} cannot raise the <tide>{by}").explained("glossary/tide"),
    Forbidden.DESTROY: Words("{cards} cannot be <destroyed>{by}", plural="{cards} cannot be <destroyed>{by}").explained(
        "glossary/destroyed"
    ),
    Forbidden.EXHAUST: Words(
        "{cards} cannot become <exhausted>{by}", plural="{cards} cannot become <exhausted>{by}"
    ).explained("glossary/ready-and-exhausted"),
    Forbidden.READY: Words("{cards} does not <ready>{by}", plural="{cards} do not <ready>{by}").explained(
        "glossary/ready-and-exhausted"
    ),
    Forbidden.DISCARD: Words("{cards} cannot be <discarded>{by}", plural="{cards} cannot be <discarded>{by}").explained(
        "glossary/discarding-cards"
    ),
    Forbidden.TAKE_ARCHIVES: Words("{who} cannot take the <archives>{by}").explained("glossary/archives"),
    Forbidden.LEAVE_ARCHIVES: Words(
        "{cards} cannot leave the <archives>{by}", plural="{cards} cannot leave the <archives>{by}"
    ).explained("glossary/archives"),
    Forbidden.PLAY: Words("{cards} cannot be <played>{by}", plural="{cards} cannot be <played>{by}").explained(
        "glossary/playing-cards"
    ),
    Forbidden.USE: Words("{cards} cannot be <used>{by}", plural="{cards} cannot be <used>{by}").explained(
        "glossary/using-creatures"
    ),
    Forbidden.REAP: Words("{cards} cannot <reap>{by}", plural="{cards} cannot <reap>{by}").explained("glossary/reap"),
    Forbidden.FIGHT: Words("{cards} cannot <fight>{by}", plural="{cards} cannot <fight>{by}").explained(
        "glossary/fight"
    ),
    Forbidden.RESOLVE_ICONS: Words("The bonus icons of {card:dat} are not <resolved>{by}").explained(
        "glossary/bonus-icons"
    ),
}
_NOT_RESOLVED: dict[Label, Words] = {
    Label.PLAY: Words("“<Play:>” effects of {cards:dat} cannot resolve{by}").explained("glossary/play-abilities"),
    Label.BEFORE_FIGHT: Words("“<Before Fight:>” effects of {cards:dat} cannot resolve{by}").explained(
        "glossary/fight"
    ),
    Label.AFTER_FIGHT: Words("“<After Fight:>” effects of {cards:dat} cannot resolve{by}").explained("glossary/fight"),
    Label.AFTER_REAP: Words("“<After Reap:>” effects of {cards:dat} cannot resolve{by}").explained("glossary/reap"),
    Label.DESTROYED: Words("“<Destroyed:>” effects of {cards:dat} cannot resolve{by}").explained("glossary/destroyed"),
}


@_says(ev.DeedForbidden, Level.SHORT)
def _forbidden(event: ev.DeedForbidden, names: Names) -> Words:
    known = [names.card(card) for card in event.cards if card]
    unknown = _unnamed(len(event.cards))
    cards = linked(_each_once(known, _SEVERAL)) if known else unknown
    by = caused_by(event.cause, names, *event.cards)
    if event.deed is Forbidden.RESOLVE and event.label is not None:
        return _NOT_RESOLVED[event.label].filled(cards=cards, by=by)
    who = names.player(event.player) if event.player is not None else same("")
    card = names.card(event.cards[0]) if event.cards else same("")  # the one card whose icons these are
    return _FORBIDDEN[event.deed].filled(n=len(event.cards), cards=cards, card=card, who=who, by=by)


_plain(ev.ArmorChanged, Level.FULL, Words("The <armor> of {card:dat} is now {n}").explained("glossary/armor"))


_plain(
    ev.DamageMoved,
    Level.NORMAL,
    Words(
        "{n} damage <moves> from {a:dat} to {b:dat}{by}", plural="{n} damage <moves> from {a:dat} to {b:dat}{by}"
    ).explained("glossary/move"),
)


_plain(
    ev.DamageHealed,
    Level.NORMAL,
    Words("{n} damage is <healed> from {card:dat}{by}", plural="{n} damage is <healed> from {card:dat}{by}").explained(
        "glossary/heal"
    ),
)
_plain(ev.CardTagged, Level.FULL, Words("{card} is <tagged for destruction>{by}").explained("glossary/destroyed"))
_plain(
    ev.DestructionReplaced,
    Level.NORMAL,
    Words("{card} is <not destroyed>{by}").explained("glossary/replacement-effects"),
)
_plain(ev.CardDestroyed, Level.SHORT, Words("{card} is <destroyed>{by}").explained("glossary/destroyed"))

_plain(ev.StatusGained, Level.NORMAL, Words("{card} is {status}{by}"))
_plain(ev.StatusLost, Level.NORMAL, Words("{card} is no longer {status}"))


@_says(ev.CountersChanged, Level.NORMAL)
def _counters(event: ev.CountersChanged, names: Names) -> Words:
    words = Words("{card} gets {counters}{by}") if event.change >= 0 else Words("{card} loses {counters}{by}")
    counters = in_words(abs(event.change), counter_noun(event.name))
    return words.filled(card=names.card(event.card), counters=counters, by=caused_by(event.cause, names, event.card))


# Abilities and the rest.


@_says(ev.CardCopied, Level.NORMAL)
def _copied(event: ev.CardCopied, names: Names) -> Words:
    if not event.model:
        return Words("{card} is itself again").filled(card=names.card(event.card))
    words = Words("{card} is treated as a copy of {model}")
    return words.filled(card=names.printed(event.card), model=names.card(event.model))


_plain(ev.UpgradeChosen, Level.FULL, Words("{card} is played as an <upgrade>").explained("glossary/upgrades"))


_BECOMES_TOKEN = Words("{card} becomes a <token creature>: {model:bare}{by}").explained("glossary/token-creatures")


@_says(ev.TokenMade, Level.NORMAL)
def _token_made(event: ev.TokenMade, names: Names) -> Words:
    return _BECOMES_TOKEN.filled(
        card=names.printed(event.card),
        model=names.card(event.model),
        by=caused_by(event.cause, names, event.card),
    )


@_says(ev.TurnedOver, Level.NORMAL)
def _turned_over(event: ev.TurnedOver, names: Names) -> Words:
    card, by = names.printed(event.card), caused_by(event.cause, names, event.card)
    if not event.model:
        return Words("{card} is turned <faceup>{by}").explained("glossary/flip").filled(card=card, by=by)
    return _BECOMES_TOKEN.filled(card=card, model=names.card(event.model), by=by)


_plain(
    ev.ProphecyActivated, Level.SHORT, Words("{who} makes the <prophecy> {card} active").explained("glossary/prophecy")
)
_plain(ev.ProphecyFulfilled, Level.SHORT, Words("{who} <fulfills> the prophecy {card}").explained("glossary/fulfill"))
_plain(ev.ProphecyEnded, Level.FULL, Words("The <prophecy> {card} is inactive again").explained("glossary/prophecy"))


_plain(ev.ProphecyFlipped, Level.SHORT, Words("{card} is <flipped> and is now {other}").explained("glossary/flip"))


@_says(ev.LastingBegan, Level.FULL)
def _lasting(event: ev.LastingBegan, names: Names) -> Words:
    words = Words("A <lasting effect> of {card:dat} begins").explained("glossary/lasting-effects")
    return words.filled(card=names.card(event.cause))


_NAMED: dict[str, Words] = {
    "name": Words("{who} names {what}{by}"),
    "trait": Words("{who} chooses the <trait> {what}{by}").explained("glossary/traits"),
    "house": Words("{who} names house {what}{by}"),
    "number": Words("{who} chooses the number {what}{by}"),
}
_CHOSEN = Words("{who} chooses {what}{by}")
_TYPE_CHOSEN = Words("{who} chooses the card type {what}{by}")
_IS_CHOSEN = Words("{who} is the chosen player{by}")
"""Of who chooses a player and takes themselves."""


@_says(ev.Named, Level.SHORT)
def _named(event: ev.Named, names: Names) -> Words:
    kind, _, said = event.what.partition(":")
    words = _NAMED.get(kind, _CHOSEN)
    if kind == "mode":
        words = _IS_CHOSEN if said == str(event.player) else _CHOSEN if said.isdecimal() else _TYPE_CHOSEN
    return words.filled(who=names.player(event.player), what=_said(event.what, names), by=caused_by(event.cause, names))


def _said(what: str, names: Names) -> Words:
    """Return in words what was named, by the key of its option: a house, trait, card, player, type or number."""
    kind, _, said = what.partition(":")
    match kind:
        case "house":
            return names.house(House(said))
        case "trait" if said in TRAITS:
            return TRAITS[said].name
        case "name":
            return card_words(said)
        case "mode" if said.isdecimal():
            return names.player(PLAYERS[int(said)])
        case "mode":
            return CardType(said).words.title
        case _:
            return same(said)


_plain(
    ev.AbilityTriggered,
    Level.FULL,
    Words("An <ability> of {card:dat} resolves").explained("glossary/ability-card-ability"),
)


_plain(
    ev.LoopBroken,
    Level.SHORT,
    Words("An <infinite loop> ends: {card} goes to the discard pile").explained("glossary/infinite-loops"),
)


@_says(ev.Adjusted, Level.SHORT)
def _adjusted(event: ev.Adjusted, names: Names) -> Words:
    change = read_change(event.what)
    # What becomes a token creature lay open as itself until now. Rule: "Token creatures".
    becomes_token = isinstance(change, SetToken) and change.on
    name = names.printed(event.card) if becomes_token else names.card(event.card)
    what = adjustment_words(change, names, name)
    return Words("⚖ Judge’s hand: {what}").filled(what=what)
