"""Which places of the table a lesson or a small game needs: a learner does without the others until they are used.

What is needed follows from the lesson itself: the rulebook entries behind it, the moves it asks for, the cards laid
out. What was taught before stays.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.engine import Game
from kfdesk.engine.events import CardDrawn, CardEntered, CardMoved, Event, Shuffled, TurnEnded
from kfdesk.engine.rules import STEP_2, STEP_5, RuleId
from kfdesk.engine.scenario import Scenario
from kfdesk.engine.terms import PLAYERS, CardType, DecisionKind, Player, Step
from kfdesk.teach.lessons.course import Course
from kfdesk.teach.lessons.model import LEARNER, Lesson, Task
from kfdesk.teach.lessons.small_games import SmallGame
from kfdesk.teach.table_place import EVERY_PLACE, PlacesOfSeats, TablePlace

_OF_ENTRIES: Final[dict[RuleId, TablePlace]] = {
    "glossary/deck": TablePlace.DECK,
    "glossary/drawing-cards": TablePlace.DECK,
    STEP_5: TablePlace.DECK,
    "glossary/discarding-cards": TablePlace.DISCARD,
    "glossary/archives": TablePlace.ARCHIVES,
    "glossary/purge": TablePlace.PURGED,
    "glossary/artifacts": TablePlace.ARTIFACTS,
    "glossary/using-artifacts": TablePlace.ARTIFACTS,
    STEP_2: TablePlace.HOUSES,
    "glossary/house-choice": TablePlace.HOUSES,
    "glossary/active-house": TablePlace.HOUSES,
    "chart/timing": TablePlace.TIMING,
}
"""The place that an entry of the rulebook is about."""
_OF_MOVES: Final = {"discard": TablePlace.DISCARD, "house": TablePlace.HOUSES}
"""The place that a move of the learner is about, by its verb."""
_OF_EVERY_GAME: Final = frozenset({TablePlace.DECK, TablePlace.DISCARD, TablePlace.LOG})
"""Where something arrives in every game that is played to its end."""


def place_of_entry(entry: RuleId) -> frozenset[TablePlace]:
    """Return the place that an entry of the rulebook is about; nothing for most."""
    place = _OF_ENTRIES.get(entry)
    return frozenset() if place is None else frozenset({place})


def needed(taught: Lesson | SmallGame) -> frozenset[TablePlace]:
    """Return the places that a lesson or a small game needs from its beginning."""
    return frozenset(_needed(taught))


def _needed(taught: Lesson | SmallGame) -> Iterator[TablePlace]:
    for entry in taught.entries:
        yield from place_of_entry(entry)
    if isinstance(taught, Lesson):
        tasks = [part for part in taught.parts if isinstance(part, Task)]
        moves = [move for task in tasks for either in task.moves for move in either.split("|")]
        yield from (_OF_MOVES[verb] for move in moves if (verb := move.partition(":")[0]) in _OF_MOVES)
    yield from _laid_out(taught.scenario)


def _laid_out(scenario: Scenario) -> Iterator[TablePlace]:
    """Yield the places on which cards lie at first, but decks, and where those in the learner's hand will lie; the
    houses where the learner is asked for one first."""
    if scenario.step is Step.HOUSE and scenario.active == LEARNER:
        yield TablePlace.HOUSES
    for side in scenario.players:
        rows = {place: getattr(side, place.value, ()) for place in TablePlace if place is not TablePlace.DECK}
        yield from (place for place, cards in rows.items() if place.zone is not None and cards)
    hand = scenario.players[LEARNER].hand
    if any(facts()[card.id].type is CardType.ARTIFACT for card in hand):
        yield TablePlace.ARTIFACTS


def learned(taught: Lesson | SmallGame) -> frozenset[TablePlace]:
    """Return the places that whoever has done a lesson or a small game has seen at work."""
    found = _LEARNED.get(taught.id)
    if found is None:
        known = _OF_EVERY_GAME if isinstance(taught, SmallGame) else {place for _, place in reached(_followed(taught))}
        found = _LEARNED[taught.id] = needed(taught) | known
    return found


_LEARNED: Final[dict[str, frozenset[TablePlace]]] = {}
"""What was found so far, by the id of what is taught: a lesson is played through for it."""


def _followed(lesson: Lesson) -> Game:
    """Return the game of a lesson as it is when all was done that the lesson asks for."""
    game, course = Game.from_scenario(lesson.scenario, library=library()), Course(lesson)
    while not course.finished and game.decision is not None:
        keys = course.wanted(game)[: max(1, game.decision.min)]
        course.made(game, keys)
        game.choose(*keys)
    return game


def of_both(places: Iterable[TablePlace]) -> PlacesOfSeats:
    """Return these places of both players."""
    return frozenset((player, place) for place in places for player in PLAYERS)


def reached(game: Game) -> PlacesOfSeats:
    """Return where something has arrived or was taken from since the beginning of a game."""
    return frozenset(place for event in game.events for place in _touched(event, game))


def _touched(event: Event, game: Game) -> Iterator[tuple[Player, TablePlace]]:
    match event:
        case CardEntered(card=card, player=player):
            if game.state.cards[card].definition.type is CardType.ARTIFACT:
                yield player, TablePlace.ARTIFACTS
        case CardMoved(player=player, origin=origin, zone=zone):
            for one in (origin, zone):
                if one.value in EVERY_PLACE:
                    yield player, TablePlace(one.value)
        case CardDrawn(player=player) | Shuffled(player=player):
            yield player, TablePlace.DECK
        case TurnEnded(player=player) if player is not LEARNER:
            yield LEARNER, TablePlace.LOG
        case _:
            return


def asked_for(game: Game, entries: Iterable[RuleId] = ()) -> PlacesOfSeats:
    """Return the places that the learner needs at this moment of a game.

    That is for what is asked, for an artifact in hand, and for remarks on these `entries` of the rulebook.
    """
    return frozenset(_asked_for(game, entries))


def _asked_for(game: Game, entries: Iterable[RuleId]) -> Iterator[tuple[Player, TablePlace]]:
    decision, state = game.decision, game.state
    for entry in entries:
        yield from of_both(place_of_entry(entry))
    if decision is not None and decision.player is LEARNER and decision.kind is DecisionKind.HOUSE:
        yield from of_both({TablePlace.HOUSES} if len(decision.options) > 1 else ())
    if any(state.cards[card].definition.type is CardType.ARTIFACT for card in state.players[LEARNER].hand):
        yield LEARNER, TablePlace.ARTIFACTS
