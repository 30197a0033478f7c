"""The table of occurrences: for each the event, its fields for card, other card and player, and one clause.

The slot `how` of a clause takes what narrows it ("fighting Krump", "during your turn").
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from operator import attrgetter, is_, is_not

from kfdesk.engine.events import (
    SUPPLY,
    AmberMoved,
    AmberVerb,
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
    EventKind,
    FightBegan,
    HouseChosen,
    IconResolved,
    KeyForged,
    Shuffled,
    TideRaised,
    UpgradeAttached,
)
from kfdesk.engine.terms import House, Player, Zone
from kfdesk.engine.unlogged_events import PlayEffectBegan
from kfdesk.language.estimates import COUNTED, ME, THEM, WHILE_IN_PLAY, DeckEstimate, EstimateContext
from kfdesk.records import record
from kfdesk.text.phrases import Phrase
from kfdesk.text.words import Pair


class Replaced(Enum):
    """Whether something else may take the place of an occurrence."""

    NEVER = "never"
    """It has happened once it is told."""
    ALSO = "also"
    ALONE = "alone"
    """Nothing else knows of it."""


@record
class Kind:
    """One line of the table: an event and what of it an occurrence can speak of.

    `doer`, `card` and `other` are fields of the event, "" where it has none; of Æmber that moves the doer is the player
    of an end. `before` is the event that announces it.
    """

    event: EventKind
    phrase: Phrase
    doer: str = ""
    card: str = ""
    other: str = ""
    before: type[Event] | None = None
    predicate: Callable[[Event], bool] | None = None
    """What must be true of such an event besides, for it to be this occurrence."""
    origin: Zone | None = None
    """Where its card comes from unless it is said."""
    same_house: Callable[[House | None, House | None], bool] = is_
    """How the house of the event has to compare with the one that is said."""
    arrives: bool = False
    """Whether its card comes into play, so that it was next to no card before."""
    leaves: bool = False
    """Whether its card is another card when it comes back, so that this happens to it once."""
    destroys: bool = False
    distinct: bool = False
    """Whether it is counted by cards, not by times."""
    also: tuple[EventKind, ...] = ()
    """Other events that are the same occurrence."""
    redirected: Phrase | None = None
    """What is said of it where it is redirected: slots are those of `phrase`, `cards` in the plural, `to`, `from_`."""
    denied: bool = False
    """Whether it is said as "if …" something is not done, not as "after …"."""
    unit: Pair | None = None
    """What the amount of its event is an amount of, as "stolen" for Æmber: None where it has none."""
    each_time: bool = False
    """Whether it is said as "each time …" where a reaction holds for a time only, not as "after …"."""
    once_a_turn: bool = False
    """Whether it happens at most once in a turn, or hardly ever more often, so that "each time" is not said of what
    holds for one turn."""
    supplied: Phrase | None = None
    """What is said of it where its Æmber comes from the common supply instead."""
    drawn: Phrase | None = None
    """What is said of it where its Æmber may be taken from `givers` instead of the common supply."""
    divided: Phrase | None = None
    """What is said of it where it is divided `among` other cards instead."""
    replaced: Replaced = Replaced.ALSO
    estimate_redirected: Callable[[DeckEstimate, EstimateContext], None] | None = None
    """Adds what it is worth in the figures of a deck that it is redirected."""
    expected: float = WHILE_IN_PLAY
    """How often it is expected to happen while a card is in play, for the figures of decks."""

    @property
    def events(self) -> tuple[EventKind, ...]:
        """Return all events that are this occurrence."""
        return (self.event, *self.also)

    @property
    def called(self) -> str:
        """The name of its event, for those who write cards."""
        return self.event if isinstance(self.event, AmberVerb) else self.event.__name__

    def doer_of(self, event: Event) -> Player:
        """Return the player who does it."""
        player: Player = attrgetter(self.doer)(event)
        return player


def _left_play(event: Event) -> bool:
    return isinstance(event, CardMoved) and event.was is not None


def _went_under(event: Event) -> bool:
    return isinstance(event, CardMoved) and event.zone is Zone.UNDER


def _with_discard_pile(event: Event) -> bool:
    return isinstance(event, Shuffled) and (event.reshuffle or event.with_discard)


def _was_asked_for(event: Event) -> bool:
    """Return whether a player was to choose a house: none did so where one became active by a card."""
    return isinstance(event, HouseChosen) and not event.cause


def _was_chosen(event: Event) -> bool:
    """Return whether a player chose a house: where no choice is legal, none is active."""
    return isinstance(event, HouseChosen) and not event.cause and event.house is not None


def _came_to_pool(event: Event) -> bool:
    return isinstance(event, AmberMoved) and event.receiver.pool is not None


def _went_to_supply(event: Event) -> bool:
    """Return whether Æmber was not redirected to a pool before."""
    return isinstance(event, AmberMoved) and event.receiver == SUPPLY


def _gained(estimate: DeckEstimate, context: EstimateContext) -> None:
    estimate.gains(COUNTED, THEM if context.theirs else ME, context)


def _captured(estimate: DeckEstimate, context: EstimateContext) -> None:
    estimate.captures(COUNTED, context)


PLAYS = Kind(
    CardPlayed,
    Phrase(en="{who} | play {card} {how}", de="{who} | {how} {card} spielen"),
    doer="player",
    card="card",
    arrives=True,
    replaced=Replaced.NEVER,
)
PLAY_EFFECT = Kind(
    PlayEffectBegan,
    Phrase(en="{who} | resolve {play_effect} {how}", de="{who} | {how} {play_effect} ab-handeln"),
    doer="player",
    card="card",
    replaced=Replaced.ALONE,
)
ENTERS = Kind(
    CardEntered,
    Phrase(en="{card} | enter play {how}", de="{card} | {how} ins Spiel kommen"),
    doer="player",
    card="card",
    arrives=True,
    replaced=Replaced.NEVER,
)
LEAVES = Kind(
    CardMoved,
    Phrase(en="{card} | leave play {how}", de="{card} | {how} das Spiel verlassen"),
    card="card",
    expected=0.5,
    predicate=_left_play,
    leaves=True,
)
MOVES = Kind(
    CardMoved,
    Phrase(en="{card} | enter {pile} from play {how}", de="{card} | {how} aus dem Spiel {pile} gelegt werden"),
    card="card",
    predicate=_left_play,
)
IS_PUT_UNDER = Kind(
    CardMoved,
    Phrase(en="{card} | be put under {other} {how}", de="{card} | {how} unter {other:acc} gelegt werden"),
    card="card",
    other="cause",
    predicate=_went_under,
)
REAPS = Kind(
    CreatureReaped,
    Phrase(en="{card} | reap {how}", de="{card} | {how} ernten"),
    "player",
    "card",
    replaced=Replaced.NEVER,
)
FIGHTS = Kind(
    CreatureFought,
    Phrase(en="{card} | fight {how}", de="{card} | {how} kämpfen"),
    card="card",
    other="against",
    before=FightBegan,
    each_time=True,
    replaced=Replaced.NEVER,
)
IS_USED = Kind(
    CardUsed,
    Phrase(en="{card} | be used {how}", de="{card} | {how} verwendet werden"),
    "player",
    "card",
    replaced=Replaced.NEVER,
)
USES = Kind(
    CardUsed,
    Phrase(en="{who} | use {card} {how}", de="{who} | {how} {card} verwenden"),
    "player",
    "card",
    distinct=True,
    replaced=Replaced.NEVER,
)
IS_DESTROYED = Kind(
    CardDestroyed,
    Phrase(en="{card} | be destroyed {how}", de="{card} | {how} zerstört werden"),
    card="card",
    other="killer",
    each_time=True,
    destroys=True,
)
IS_DAMAGED = Kind(
    DamageDealt,
    Phrase(en="{card} | be dealt damage {how}", de="{card:dat} | {how} Schaden zugefügt werden"),
    card="card",
    other="source",
    unit=Pair("dealt", "zugefügt"),
    redirected=Phrase(
        en="damage dealt to {cards} | be dealt to {to} instead",
        de="Schaden, der {cards:dat} zugefügt würde, | stattdessen {to:dat} zugefügt werden",
    ),
    divided=Phrase(
        en="damage that would be dealt to {card} | be divided among {among} as evenly as possible instead",
        de="Schaden, der {card:dat} zugefügt würde, | stattdessen so gleichmäßig wie möglich auf {among:acc} "
        "aufgeteilt werden",
    ),
)
DISCARDS = Kind(
    CardDiscarded,
    Phrase(en="{who} | discard {card} {how}", de="{who} | {how} {card} ab-legen"),
    "player",
    "card",
    each_time=True,
    origin=Zone.HAND,
)
DRAWS = Kind(CardDrawn, Phrase(en="{who} | draw {card} {how}", de="{who} | {how} {card} ziehen"), "player", "card")
SHUFFLES = Kind(
    Shuffled, Phrase(en="{who} | shuffle {deck} {how}", de="{who} | {how} {deck:acc} mischen"), doer="player"
)
SHUFFLES_IN = Kind(
    Shuffled,
    Phrase(
        en="{who} | shuffle {discard_pile} into {deck} {how}", de="{who} | {how} {discard_pile} in {deck:acc} mischen"
    ),
    doer="player",
    predicate=_with_discard_pile,
)
FORGES = Kind(
    KeyForged,
    Phrase(en="{who} | <forge a key> {how}", de="{who} | {how} <einen Schlüssel schmieden>", rule="glossary/forge"),
    doer="player",
    once_a_turn=True,
    unit=Pair("spent to forge it", "ausgegeben"),
    expected=1.0,
)
CHOOSES_HOUSE = Kind(
    HouseChosen,
    Phrase(en="{who} | choose {house} as {active} {how}", de="{who} | {how} {house} als {active} wählen"),
    doer="player",
    once_a_turn=True,
    predicate=_was_chosen,
)
CHOOSES_ANY_HOUSE = Kind(
    HouseChosen,
    Phrase(en="{who} | choose {active} {how}", de="{who} | {how} {active} wählen"),
    doer="player",
    once_a_turn=True,
    predicate=_was_chosen,
)
CHOOSES_ANOTHER_HOUSE = Kind(
    HouseChosen,
    Phrase(en="{who} | do not choose {house} as {active} {how}", de="{who} | {how} nicht {house} als {active} wählen"),
    doer="player",
    once_a_turn=True,
    denied=True,
    predicate=_was_asked_for,
    same_house=is_not,
)
CHOOSES_OTHER_HOUSE = Kind(
    HouseChosen,
    Phrase(
        en="{who} | choose an active house other than {house} {how}",
        de="{who} | {how} eine andere aktive Fraktion als {house} wählen",
    ),
    doer="player",
    once_a_turn=True,
    predicate=_was_chosen,
    same_house=is_not,
)
CHOOSES_NO_CARDS_HOUSE = Kind(
    HouseChosen,
    Phrase(en="{who} | choose an active house {how}", de="{who} | eine aktive Fraktion [wählen], {how}"),
    doer="player",
    once_a_turn=True,
    predicate=_was_chosen,
)
GAINS_AMBER = Kind(
    AmberVerb.GAIN,
    Phrase(en="{who} | gain {amber} {how}", de="{who} | {how} {amber} erhalten"),
    doer="receiver.player",
    unit=Pair("gained", "erhalten"),
    redirected=Phrase(
        en="any {amber} {would:last} | be <stolen> from {from_} instead",
        de="{amber}, das {would:last}, | stattdessen {from_:dat} <gestohlen> werden",
        rule="glossary/steal",
    ),
    drawn=Phrase(
        en="any {amber} {would:last} | be taken from {givers} instead of the common supply",
        de="{amber}, das {would:last}, | statt aus der allgemeinen Reserve von {givers:dat} genommen werden",
    ),
)
GETS_AMBER = Kind(
    AmberVerb.GAIN,
    Phrase(en="{amber} | be added to {pool} {how}", de="{amber} | {how} in {pool:acc} gelangen"),
    doer="receiver.player",
    unit=Pair("added", "hinzugefügt"),
    also=(AmberVerb.STEAL, AmberVerb.PAY, AmberVerb.MOVE, AmberVerb.SPEND),
    predicate=_came_to_pool,
    redirected=Phrase(
        en="each {amber} that would be added to {pool} | be <captured> by {to} instead",
        de="jedes {amber}, das in {pool:acc} gelangen würde, | stattdessen von {to:dat} <erbeutet> werden",
        rule="glossary/capture",
    ),
    estimate_redirected=_captured,
)
SPENDS = Kind(
    AmberVerb.SPEND,
    Phrase(
        en="{who} | spend {amber} when <forging> keys {how}",
        de="{who} | {how} beim <Schmieden> von Schlüsseln {amber} aus-geben",
        rule="glossary/forge",
    ),
    doer="payer",
    redirected=Phrase(
        en="{to} | get all {amber} spent by {who} when <forging> keys",
        de="{to} | alles {amber} [erhalten], das {who:nom} beim <Schmieden> von Schlüsseln ausgibt",
        rule="glossary/forge",
    ),
    predicate=_went_to_supply,
    estimate_redirected=_gained,
)
STEALS = Kind(
    AmberVerb.STEAL,
    Phrase(en="{who} | <steal> {amber} {how}", de="{who} | {how} {amber} <stehlen>", rule="glossary/steal"),
    doer="receiver.player",
    unit=Pair("stolen", "gestohlen"),
    redirected=Phrase(
        en="each {amber} that {who} would <steal> | be captured by {to} instead",
        de="jedes {amber}, das {who:nom} <stehlen> würde, | stattdessen von {to:dat} erbeutet werden",
        rule="glossary/steal",
    ),
    supplied=Phrase(
        en="{amber} that {who} would <steal> | be taken from the common supply instead",
        de="{amber}, das {who:nom} <stehlen> würde, | stattdessen aus der allgemeinen Reserve genommen werden",
        rule="glossary/steal",
    ),
)
CAPTURES = Kind(
    AmberVerb.CAPTURE,
    Phrase(en="{card} | <capture> {amber} {how}", de="{card} | {how} {amber} <erbeuten>", rule="glossary/capture"),
    card="card",
    unit=Pair("captured", "erbeutet"),
    supplied=Phrase(
        en="{amber} that {card} would <capture> {how} | be taken from the common supply instead",
        de="{amber}, das {card:nom} {how} <erbeuten> würde, | stattdessen aus der allgemeinen Reserve genommen werden",
        rule="glossary/capture",
    ),
)
EXALTS = Kind(
    AmberVerb.EXALT,
    Phrase(en="{who} | <exalt> {card} {how}", de="{who} | {how} {card} <erheben>", rule="glossary/exalt"),
    card="card",
)
RESOLVES_ICON = Kind(
    IconResolved,
    Phrase(en="{who} | resolve {icon} {how}", de="{who} | {how} {icon} ab-handeln"),
    card="card",
)
RAISES_TIDE = Kind(
    TideRaised,
    Phrase(en="{who} | <raise the tide> {how}", de="{who} | {how} <die Gezeiten heben>", rule="glossary/tide"),
    doer="player",
)
ATTACHES = Kind(
    UpgradeAttached,
    Phrase(en="{who} | attach {card} to {other} {how}", de="{who} | {how} {card} an {other:acc} an-legen"),
    card="card",
    other="to",
    replaced=Replaced.NEVER,
)
READIES = Kind(
    CardReadied, Phrase(en="{card} | ready {how}", de="{card} | {how} spielbereit gemacht werden"), card="card"
)
PLAYER_READIES = Kind(
    CardReadied, Phrase(en="{who} | ready {card} {how}", de="{who} | {how} {card} spielbereit machen"), "player", "card"
)
