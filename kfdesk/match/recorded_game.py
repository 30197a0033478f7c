"""A recorded game as it can be played again: how it began, and the choices that were made.

This is the one place that knows how a kept game is read for watching and for writing out, and how a game
that branches off from it is kept.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from copy import copy
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from kfdesk.cards.facts import facts
from kfdesk.engine import Game
from kfdesk.engine.events import Event, TurnedOver
from kfdesk.engine.game import DIGEST_FORMULA
from kfdesk.engine.state import State
from kfdesk.engine.terms import CardId, House, Player
from kfdesk.match import journal as jn
from kfdesk.match import recorder
from kfdesk.match.autosave import free_path
from kfdesk.match.header import Header, Origin, name_of
from kfdesk.match.journal import Answer, Journal, JournalWriter, Table, TurnMark
from kfdesk.match.locks import is_open
from kfdesk.match.unnamed import A_CARD
from kfdesk.records import record
from kfdesk.text.lines import on_one_line
from kfdesk.text.words import Words, same


@record
class RecordedGame:
    """A game that was played, or is being played: what it is called, its beginning, its choices."""

    name: str
    file: str
    """The file it was read from, without a folder; "" for none."""
    header: Header
    answers: tuple[Answer, ...]
    marks: tuple[TurnMark, ...]
    """What the state's hash was at the start of each turn when it was recorded, as far as it can be compared."""
    finished: bool
    tables: tuple[Table, ...] = ()
    """The whole table as it was recorded: at the start of each turn, and after each adjustment."""
    at_table: bool = False
    """Whether a window has the game, or the one that it is a copy of, at its table, where undo can take back how it
    ended."""

    @property
    def open_to_all(self) -> bool:
        """True when nothing of the game is a secret any more.

        Everything that could show hidden cards of a kept game asks this: the game was played on an open table, or it
        is over and cannot be taken up any more.
        """
        return self.header.open_table or (self.finished and not self.at_table)

    def is_of(self, game: Header, files: Container[str]) -> bool:
        """Return whether this is that game, kept in one of these files, or a copy of it or a game that branches off.

        Whoever knows one of them knows hands and decks of the other, also where they went on differently.
        """
        mine = self.header
        if self.file in files or (mine.origin is not None and mine.origin.file in files):
            return True
        return (mine.began, mine.seed, mine.start, mine.seats) == (game.began, game.seed, game.start, game.seats)

    @property
    def players(self) -> tuple[str, str]:
        """The players' names, each on one line."""
        one, two = self.header.seats
        return plain(one.name), plain(two.name)

    @property
    def decks(self) -> tuple[str, str]:
        """The names of the players' decks."""
        one, two = self.header.seats
        return plain(one.deck.name), plain(two.deck.name)

    def begin(self) -> Game:
        """Return the game at its beginning. Raises `ValueError` for a card or rule this program does not have."""
        return recorder.game_from_header(self.header)

    def begun_at(self, table: Table) -> RecordedGame:
        """Return the rest of this game, begun from a recorded table. Raises `ValueError` for one that is none."""
        start = self.header.named(table.scenario())
        return replace(
            self,
            header=self.header.model_copy(update={"start": start, "seed": 0}),
            answers=self.answers[table.count :],
            marks=(),
            tables=tuple(
                replace(other, count=other.count - table.count) for other in self.tables if other.count >= table.count
            ),
        )

    def upto(self, count: int, name: str) -> RecordedGame:
        """Return the beginning of this game as an unfinished game of its own: only its first `count` choices."""
        turn = jn.turn_at(self.marks, count)
        origin = Origin(file=name_of(self.file) or "–", reason="branch", answers=count, turn=turn)
        return replace(
            self,
            name=plain(name),
            header=self.header.model_copy(update={"origin": origin}),
            answers=self.answers[:count],
            marks=tuple(mark for mark in self.marks if mark.count <= count),
            finished=False,
            at_table=False,
            tables=tuple(table for table in self.tables if table.count <= count),
        )


def read_recorded_game(path: Path) -> RecordedGame:
    """Return the game kept at `path`; it may be open at the table. Raises `JournalError`."""
    return recorded_game_of(jn.read(path))


def recorded_game_of(found: Journal) -> RecordedGame:
    """Return the game that a journal describes."""
    one, two = (plain(seat.name) for seat in found.header.seats)
    marks = tuple(mark for mark in found.marks if mark.formula == DIGEST_FORMULA)
    name = plain(found.name) or f"{one} – {two}"
    return RecordedGame(
        name,
        found.path.name,
        found.header,
        found.answers,
        marks,
        found.finished,
        found.tables,
        is_at_a_table(found.path, found.header),
    )


def is_at_a_table(path: Path, header: Header) -> bool:
    """Return whether a window, of this program or another, has a kept game or the one it was made from at its table."""
    origin = header.origin
    return is_open(path) or (origin is not None and origin.file != path.name and is_open(path.with_name(origin.file)))


def save_recorded_game(recording: RecordedGame, folder: Path) -> Path:
    """Write an unfinished game as a new file that can be gone on with, and return its path.

    Raises `OSError`, or `ValueError` when this program no longer plays the game.
    """
    game = recording.begin()
    now = datetime.now(UTC).replace(microsecond=0)
    path = free_path(folder)
    writer = JournalWriter.begun(path, recorder.header_now(recording.header, game.state, began=now))
    try:
        writer.say(f"name {recording.name}")
        pen = recorder.Recorder(writer)
        pen.begin(game)
        for answer in recording.answers:
            game.answer(answer.entry)
            pen.answered(game, answer.by)
        pen.catch_up()
        writer.save()
    finally:
        writer.close()
    return path


def plain(name: str) -> str:
    """Return a name on one line, not too long, without signs that cannot be printed."""
    line = on_one_line(name)
    return line if len(line) <= jn.MOST_NAME else line[: jn.MOST_NAME - 1] + "…"


class RecordedNames:
    """What players, cards and houses of a recorded game are called.

    It knows every card of the game: whether a reader may know one is decided by the redacted event,
    which gives number 0 for a card to be kept secret. A token creature is called by its reference card:
    which card lies there only its controller may know. Rule: "Token creatures".
    """

    def __init__(self, recording: RecordedGame, state: State) -> None:
        self._players = recording.players
        self._printed = tuple(card.printed.id for card in state.cards[1:])
        self.tokens: Mapping[int, str] = {}
        """The facts ids of the reference cards, by the numbers of the cards that are token creatures."""

    def with_tokens(self, tokens: Mapping[int, str]) -> RecordedNames:
        """Return the same names where these cards are token creatures."""
        if tokens == self.tokens:
            return self
        other = copy(self)
        other.tokens = tokens
        return other

    def same_as(self, other: RecordedNames) -> bool:
        """Return whether the same numbers mean the same cards, and the same cards are token creatures."""
        return self._printed == other._printed and self.tokens == other.tokens

    def player(self, player: Player) -> Words:
        """Return the player's name."""
        return same(self._players[player])

    def card(self, number: int) -> Words:
        """Return the name of card `number`, of a token creature that of its reference card, "a card" for number 0."""
        known = self.id_of(number)
        return A_CARD if known is None else card_words(known)

    def printed(self, number: int) -> Words:
        """Return the name printed on card `number`, "a card" for number 0."""
        return card_words(self._printed[number - 1]) if 0 < number <= len(self._printed) else A_CARD

    def id_of(self, number: int) -> str | None:
        """Return the facts id of card `number`, of a token creature that of its reference card, None for number 0."""
        if number in self.tokens:
            return self.tokens[number]
        return self.printed_id(number)

    def printed_id(self, number: int) -> str | None:
        """Return the facts id of the card that `printed` names, None for number 0."""
        return self._printed[number - 1] if 0 < number <= len(self._printed) else None

    def house(self, house: House) -> Words:
        """Return the name of the house."""
        return house.words


def turned_down(events: Iterable[Event], before: Container[int]) -> set[CardId]:
    """Return the cards that turn themselves facedown in these events and lay faceup before them.

    Until then they are called by their own names: `before` are the cards that were called otherwise.
    """
    return {e.card for e in events if isinstance(e, TurnedOver) and e.model and e.card not in before}


def card_words(card: str) -> Words:
    """Return the name of a card by its facts id; an id nobody knows reads as itself."""
    found = facts().get(card)
    return found.title if found is not None else same(card)
