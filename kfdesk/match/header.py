"""The first line of a journal: everything that decides a game but the choices."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    PlainSerializer,
    PlainValidator,
    SerializerFunctionWrapHandler,
    ValidationError,
    ValidationInfo,
    model_serializer,
)

from kfdesk.collection.homemade import Carried, HomeCard, register
from kfdesk.collection.models import DeckFile, deck_file
from kfdesk.engine.decks import Seat
from kfdesk.engine.scenario import Scenario
from kfdesk.engine.terms import Edition

VERSION = 6
"""The newest version of the journal that this program reads. It writes that of games against a level of the program."""
ALLIANCE = 5
"""The version of journals of games with alliances."""
HOMEMADE = 4
"""The version of journals of games with home-made cards, or with decks that somebody put together."""
LEFT_OUT = 3
"""The version of journals where a deck leaves cards out."""
USUAL = 2
"""The version of all other journals: older programs read them, and leave those of a newer version alone."""

Text = Annotated[str, Field(min_length=1, max_length=200)]
Seed = Annotated[int, Field(ge=0, lt=2**63)]
Short = Annotated[str, Field(max_length=40)]


def _table(said: object, info: ValidationInfo) -> Scenario:
    if isinstance(said, Scenario):
        return said
    return Scenario.of_file(said) if info.mode == "json" else Scenario.model_validate(said)


Table = Annotated[Scenario, PlainValidator(_table), PlainSerializer(Scenario.for_file)]


class _Record(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)


class SeatRecord(_Record):
    """A player's name, deck (facts only) and the chains they start with."""

    name: Text
    deck: DeckFile
    chains: Annotated[int, Field(ge=0, le=24)] = 0


class Origin(_Record):
    """Which game this one came from, and after how many of its choices, in which turn."""

    file: Text
    """The other journal's file name, without a folder."""
    reason: Literal["changed", "copy", "branch"]
    """It goes on in this file, because the program had changed or the disk took no more; or somebody kept a copy; or
    asked "what if"."""
    answers: Annotated[int, Field(ge=0)]
    turn: Annotated[int, Field(ge=0)]


def name_of(file: str) -> str:
    """Return a file's name as a header can hold it: of one that is no text, what can be read."""
    return os.fsencode(file).decode(errors="replace")[:200]


class Header(_Record):
    """How a game begins: from its seats, or from a table in mid-game (`start`).

    Where a game begins from a table that says nothing of seats, they have the names and empty decks.
    """

    format: Literal["kfdesk-game"] = "kfdesk-game"
    version: Annotated[int, Field(ge=1, le=VERSION)] = USUAL
    program: Short
    """The version of the program that began the game."""
    began: datetime
    seats: tuple[SeatRecord, SeatRecord]
    seed: Seed = 0
    edition: Edition = Edition.V18_4
    first_player: Literal[0, 1] | None = None
    open_table: bool = False
    formula: Annotated[int, Field(ge=0)] = 1
    """The formula of the states' hashes (`kfdesk.engine.game.DIGEST_FORMULA`)."""
    library: Short = ""
    """What the cards of the game did when it began (`kfdesk.match.fingerprint`); "" when that was not noted."""
    start: Table | None = None
    origin: Origin | None = None
    partner: Literal[0, 1] | None = None
    """The seat that the program plays. Not written where it is None: older programs read games of two people."""
    level: Short = ""
    """Which of its players the program is there; "" for the only one of older programs. Not written then."""
    homemade: Carried = ()
    """The home-made cards of the table that the game begins from, but for those of its decks. Not written where there
    are none."""

    @model_serializer(mode="wrap")
    def _without_what_is_empty(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        written: dict[str, Any] = write(self)
        if self.partner is None:
            written.pop("partner", None)
        if not self.level:
            written.pop("level", None)
        if not self.homemade:
            written.pop("homemade", None)
        return written

    @classmethod
    def read(cls, text: str) -> Header:
        """Return the header that a journal's first line says. Raises `ValidationError`.

        From then on the home-made cards of its game are found by their ids.
        """
        try:
            header = cls.model_validate_json(text)
        except ValidationError as error:
            seated = _seated(text, error)
            if seated is None:
                raise
            header = cls.model_validate_json(seated)
        register(header.all_homemade)
        return header

    @property
    def all_homemade(self) -> tuple[HomeCard, ...]:
        """The home-made cards of the game."""
        one, two = self.seats
        return (*one.deck.homemade, *two.deck.homemade, *self.homemade)

    def players(self) -> tuple[Seat, Seat]:
        """Return the seats for play."""
        one, two = (Seat(seat.name, seat.deck.deck(), seat.chains) for seat in self.seats)
        return one, two

    def named(self, table: Scenario) -> Scenario:
        """Return a recorded table of this game with the names of its players and their decks."""
        one, two = (
            side.model_copy(update={"name": seat.name, "deck_name": seat.deck.name})
            for side, seat in zip(table.players, self.seats, strict=True)
        )
        return table.model_copy(update={"players": (one, two)})


def _seated(text: str, error: ValidationError) -> str | None:
    """Return the header with the players of its table seated, if nothing but its seats is missing."""
    if [(found["type"], found["loc"]) for found in error.errors()] != [("missing", ("seats",))]:
        return None
    raw = json.loads(text)
    if raw.get("start") is None:
        return None
    seats = table_seats(Scenario.model_validate(raw["start"]))
    return json.dumps(raw | {"seats": [seat.model_dump(mode="json") for seat in seats]})


def version_for(seats: Iterable[SeatRecord], homemade: Iterable[HomeCard] = (), level: str = "") -> int:
    """Return the version of the journal that this program writes of a game with these seats and other cards."""
    decks = [seat.deck for seat in seats]
    if level:
        return VERSION
    if any(deck.alliance for deck in decks):
        return ALLIANCE
    if any(homemade) or any(deck.kind for deck in decks):
        return HOMEMADE
    return LEFT_OUT if any(deck.left_out for deck in decks) else USUAL


def seat_record(seat: Seat) -> SeatRecord:
    """Return what the journal says of a seat. Raises `ValueError` for a deck that cannot be written to a file."""
    return SeatRecord(name=seat.name, deck=deck_file(seat.deck), chains=seat.chains)


NO_DECK = "–"
"""The name of a deck of which a table says nothing."""


def table_seats(start: Scenario) -> tuple[SeatRecord, SeatRecord]:
    """Return seats with the names of a table and decks of which nothing but the name and houses is known."""
    one, two = (
        SeatRecord(
            name=side.name[:200] or name,
            deck=DeckFile(name=side.deck_name[:200] or NO_DECK, houses=(side.houses or ())[:10], cards=()),
        )
        for side, name in zip(start.players, ("Ada", "Bo"), strict=True)
    )
    return one, two
