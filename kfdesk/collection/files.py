"""Deck files: read, checked, written, and the sample decks that ship with the program."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from kfdesk import disk, resources
from kfdesk.cards.facts import facts, sets
from kfdesk.collection.homemade import COMPLAINTS, homemade, is_homemade, register
from kfdesk.collection.models import CardEntry, DeckFile, deck_file
from kfdesk.collection.vocabulary import house_title
from kfdesk.engine.decks import DECK_HOUSES, DECK_SIZE, HOUSE_SIZE, DeckList
from kfdesk.engine.rules import Reason
from kfdesk.engine.terms import CardType
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words, enumerated, file_value

MAX_BYTES = 1 << 20
"""The largest deck file that is read: 1 MiB."""

STARTERS = ("miss-onyx-censorius", "radiant-argus-the-supreme")
"""The files of the decks a first game is played with."""

DECK_RULE = "glossary/deck"
PLAYED = frozenset({CardType.ACTION, CardType.ARTIFACT, CardType.CREATURE, CardType.UPGRADE})
"""The types of the 36 cards of a deck. Rule: "Deck"."""


class DeckFileError(ValueError):
    """A deck file that cannot be read or written; names the file, the field and what is wrong.

    `field` is a path such as "cards[3].house", empty where the file as a whole is meant. `problem` is
    ready to show.
    """

    def __init__(self, file: Path, field: str, problem: Words) -> None:
        self.file = file
        self.field = field
        self.problem = problem
        super().__init__(": ".join(part for part in (str(file), field, problem.en) if part))


def load_deck(path: Path) -> DeckList:
    """Return the deck that the file at `path` lists; `DeckFileError` says what is wrong with it.

    Every card and house is known afterwards. Whether the deck may be played is another question: see `problems`.
    """
    return read_deck_file(path).deck()


def read_deck_file(path: Path) -> DeckFile:
    """Return all that the deck file at `path` says, its set included; raises `DeckFileError`."""
    try:
        record = DeckFile.model_validate_json(content_of(path, MAX_BYTES))
    except ValidationError as error:
        raise refusal(path, error) from error
    register(record.homemade)
    for field, entries in (("cards", record.cards), ("references", record.references)):
        _check_known(path, field, entries)
    return record


def save_deck(deck: DeckList, path: Path, *, set_code: str | None = None) -> None:
    """Write `deck` to a new file at `path`; `DeckFileError` if there is a file already, which stays as it is."""
    for card in (*deck.cards, *deck.references):
        if is_homemade(card.id) and homemade(card.id) is None:
            raise DeckFileError(path, "cards", _UNKNOWN_CARD.filled(card=card.id))
    try:
        record = deck_file(deck, set_code)
    except ValidationError as error:
        raise refusal(path, error) from error
    text = record.model_dump_json(indent=1, exclude={"format", "version"}, exclude_defaults=True, exclude_none=True)
    head = f'{{\n "format": "{record.format}",\n "version": {record.version},'
    try:
        with disk.whole(path, replace=False) as temporary:
            temporary.write_text(head + text.removeprefix("{") + "\n", encoding="utf-8")
    except FileExistsError as error:
        raise DeckFileError(path, "", _EXISTS) from error
    except OSError as error:
        raise DeckFileError(path, "", _NOT_WRITTEN.filled(why=reason_of(error))) from error


def sample_decks() -> list[tuple[Path, DeckList]]:
    """Return the decks that ship with the program and their files: the starter decks, then by set and file name."""
    return list(_sample_decks(resources.decks()))


@cache
def _sample_decks(folder: Path) -> tuple[tuple[Path, DeckList], ...]:
    """Read them once: what ships with the program does not change while it runs."""
    released = {code: at for at, code in enumerate(sets())}
    files = [(path, read_deck_file(path)) for path in folder.glob("*.json")]
    files.sort(key=lambda read: (read[0].stem not in STARTERS, released[str(read[1].set)], read[0].name))
    return tuple((path, file.deck()) for path, file in files)


def problems(deck: DeckList) -> tuple[Reason, ...]:
    """Return every reason why `deck` cannot be played, empty when it can. Rule: "Deck".

    36 cards, 12 from each of three different houses, each of a type that is played from a deck. A deck that somebody
    put together may have other numbers of its houses, an alliance may not. Cards that are left out are counted,
    references are not.
    """
    known = facts()
    found = []
    if deck.size != DECK_SIZE:
        found.append(_SIZE.filled(count=deck.size))
    if len(set(deck.houses)) != DECK_HOUSES or len(deck.houses) != DECK_HOUSES:
        found.append(_THREE_HOUSES.filled(houses=enumerated(map(house_title, deck.houses)) if deck.houses else "–"))
    per_house = Counter([*(card.house for card in deck.cards), *(card.house for card in deck.left_out if card.house)])
    for house in dict.fromkeys((*deck.houses, *per_house)):
        if house not in deck.houses:
            found.append(_FOREIGN.filled(count=per_house[house], house=house_title(house)))
        elif per_house[house] != HOUSE_SIZE and (deck.alliance or not deck.composed):
            found.append(_TWELVE.filled(count=per_house[house], house=house_title(house)))
    for card in dict.fromkeys(card.id for card in deck.cards):
        if card not in known:
            found.append(_UNKNOWN_CARD.filled(card=card))
        elif known[card].type not in PLAYED:
            found.append(_NOT_PLAYED.filled(card=known[card].title))
    return tuple(Reason(words, DECK_RULE) for words in found)


def content_of(path: Path, most: int) -> bytes:
    """Return the bytes of a file of at most so many, without a byte order mark; raises `DeckFileError`."""
    try:
        if path.exists() and not path.is_file():
            raise DeckFileError(path, "", _NO_FILE)
        with path.open("rb") as file:
            content = file.read(most + 1)
    except OSError as error:
        raise DeckFileError(path, "", _NOT_READ.filled(why=reason_of(error))) from error
    if len(content) > most:
        raise DeckFileError(path, "", _TOO_LARGE.filled(most=most >> 20))
    return content.removeprefix(b"\xef\xbb\xbf")


def _check_known(path: Path, field: str, entries: tuple[CardEntry, ...]) -> None:
    known = facts()
    for index, entry in enumerate(entries):
        if entry.id not in known:
            raise DeckFileError(path, f"{field}[{index}].id", _UNKNOWN_CARD.filled(card=entry.id))


def refusal(path: Path, error: ValidationError) -> DeckFileError:
    """Return the first of pydantic's complaints in our words, with the field as it would be written."""
    first = error.errors(include_url=False)[0]
    field = ""
    for part in first["loc"]:
        if isinstance(part, int):
            field += f"[{part}]"
        elif not part.startswith(_UNION_BRANCH):
            field += f".{part}" if field else part
    return DeckFileError(path, field, _complaint(field, first["type"], first.get("ctx", {}), first.get("input")))


def _complaint(field: str, kind: str, context: dict[str, Any], value: object) -> Words:
    if kind == "enum":
        what = _NO_ICON if ".icons" in field else _NO_TYPE if field.endswith(".type") else _NO_HOUSE
        return what.filled(value=file_value(value))
    words = _NEWER if field == "version" and kind == "less_than_equal" else _COMPLAINTS.get(kind, _NOT_VALID)
    return words.filled(**{slot: str(bound) for slot, bound in context.items() if slot in _BOUNDS})


_UNION_BRANCH = "str-enum["
"""How pydantic names the branch of "an icon or a house" in the path to a field."""
_BOUNDS = frozenset({"ge", "le", "min_length", "max_length", "expected"})

_EXISTS = Words("There is a file of this name already; it was left as it is.")
_NOT_WRITTEN = Words("The file cannot be written ({why}).")
_NOT_READ = Words("The file cannot be read ({why}).")
_NO_FILE = Words("This is not a file.")
_TOO_LARGE = Words("The file is larger than {most} MiB, which is too large.")
_UNKNOWN_CARD = Words("There is no card “{card}”.")
_NO_HOUSE = Words("{value} is not a house.")
_NO_ICON = Words("{value} is not a bonus icon.")
_NO_TYPE = Words("{value} is not a type of cards.")
_NOT_VALID = Words("This is not a valid value.")
_NEWER = Words("The file must be of version {le} or older; this program is too old for it.")
_COMPLAINTS = {
    "missing": Words("This field is missing."),
    "extra_forbidden": Words("There is no such field in such a file."),
    "json_invalid": Words("The file is not valid JSON."),
    "model_type": Words("This must be an object."),
    "string_type": Words("This must be a text."),
    "string_too_short": Words("This must not be empty."),
    "string_too_long": Words("This has more than {max_length} characters."),
    "too_long": Words("This has more than {max_length} entries."),
    "tuple_type": Words("This must be a list."),
    "int_type": Words("This must be a whole number."),
    "bool_type": Words("This must be true or false."),
    "greater_than_equal": Words("This must be at least {ge}."),
    "less_than_equal": Words("This must be at most {le}."),
    "literal_error": Words("This must be {expected}."),
    **COMPLAINTS,
}
_SIZE = Words("A deck has 36 cards; this one has {count}.")
_THREE_HOUSES = Words("A deck has three different houses; this one has: {houses}.")
_FOREIGN = Words(
    "{count} card of house {house}, which is not a house of the deck.",
    plural="{count} cards of house {house}, which is not a house of the deck.",
)
_TWELVE = Words("A deck has 12 cards of each house; this one has {count} of {house}.")
_NOT_PLAYED = Words("{card} is not a card that is shuffled into a deck.")
