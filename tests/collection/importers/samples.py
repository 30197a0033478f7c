"""Answers of the sites and files of other programs, made from our sample decks and the facts."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from kfdesk import resources
from kfdesk.cards.facts import facts, sets
from kfdesk.collection.files import load_deck
from kfdesk.collection.importers.opened import Source
from kfdesk.collection.importers.reading import read_any
from kfdesk.collection.importers.rows import Read, Unread
from kfdesk.collection.records import CardLine, DeckRecord
from kfdesk.engine.decks import DeckList

DECK = "0f3c9a52-6d41-4e0b-9c1e-2f7a8b6d4e10"
"""The public identity of the sample answer."""

BULLET = "SENTENCE OF THE PUBLISHER"
PICTURE = "https://example.invalid/picture.png"
SHOWN = {"staralliance": "Star Alliance"}


@cache
def starter() -> DeckList:
    """Return the deck of which most samples are made."""
    return load_deck(resources.decks() / "radiant-argus-the-supreme.json")


def identity(*parts: object) -> str:
    """Return an identity such as the Master Vault gives to cards and decks."""
    return str(uuid5(NAMESPACE_URL, repr(parts)))


class Vault:
    """A Master Vault answer that is put together card by card."""

    def __init__(self, houses: Iterable[str], *, expansion: Any = 341, name: str = "A Deck", uuid: str = DECK) -> None:
        self.expansion = expansion
        self.listed: list[str] = []
        self.linked: dict[str, dict[str, Any]] = {}
        self.data: dict[str, Any] = {
            "id": uuid,
            "name": name,
            "expansion": expansion,
            "power_level": 3,
            "chains": 0,
            "wins": 2,
            "is_my_deck": False,
            "cards": None,
            "_links": {"houses": [SHOWN.get(house, house.title()) for house in houses], "cards": self.listed},
            "set_era_cards": {"Legacy": [], "Anomaly": []},
            "bonus_icons": [],
        }

    def card(self, card: str, house: str, copies: int = 1, *, kind: str = "", **fields: Any) -> str:
        """List copies of a card of the facts and return their identity; `kind` tells apart what has one title."""
        known = facts().get(card)
        uuid = identity(card, house, kind)
        entry: dict[str, Any] = {
            "id": uuid,
            "card_title": known.name if known else card,
            "house": SHOWN.get(house, house.title()),
            "card_type": known.type.value.title() if known else "Creature",
            "card_text": BULLET,
            "flavor_text": BULLET,
            "front_image": PICTURE,
            "rarity": known.printings[0].rarity if known else "Common",
            "card_number": known.printings[0].number if known else "999",
            "power": str(known.power or 0) if known else None,
            "expansion": self.expansion,
            "is_maverick": False,
            "is_anomaly": False,
            "is_enhanced": False,
            "is_non_deck": False,
        }
        self.linked[uuid] = {**entry, **fields}
        self.listed += [uuid] * copies
        return uuid

    def answer(self) -> dict[str, Any]:
        """Return the answer as the site gives it."""
        return {"data": self.data, "_linked": {"cards": list(self.linked.values()), "houses": []}}

    def read(self) -> Read:
        """Return what the importer makes of the answer."""
        return one(json.dumps(self.answer()))


def vault_starter(uuid: str = DECK, name: str = "Radiant Argus the Supreme") -> Vault:
    """Return the answer about a whole deck of Call of the Archons."""
    deck = starter()
    vault = Vault(deck.houses, name=name, uuid=uuid)
    for card in deck.cards:
        vault.card(card.id, card.house)
    return vault


def table(*rows: dict[str, str], delimiter: str = ",", columns: Iterable[str] = ()) -> str:
    """Return a table as Decks of KeyForge exports it, with a byte order mark and every cell quoted."""
    names = list(columns) or list(dict.fromkeys(name for row in rows for name in row))
    lines = [names] + [[row.get(name, "") for name in names] for row in rows]
    quoted = (delimiter.join('"' + cell.replace('"', '""') + '"' for cell in line) for line in lines)
    return "\ufeff" + "\r\n".join(quoted) + "\r\n"


def table_row(**cells: str) -> dict[str, str]:
    """Return the row of the sample deck; `cells` replace or add some (with "_" for a space)."""
    deck = starter()
    row = {
        "Name": deck.name,
        "Houses": " | ".join(house.title() for house in deck.houses),
        "Expansion": "CALL_OF_THE_ARCHONS",
        "Sas Rating": "61",
        "Expected Amber": "14.5",
        "House 1 SAS": "House 1 missing",
        "Bonus Amber": "7",
        "For Sale": "false",
    }
    for number, house in enumerate(deck.houses, 1):
        names = [facts()[card.id].name for card in deck.cards if card.house is house]
        row[f"House {number} Cards"] = "|".join(names)
    row |= {
        "DoK Link": f"https://decksofkeyforge.com/decks/{DECK}",
        "Master Vault Link": f"https://www.keyforgegame.com/deck-details/{DECK}",
        "Last SAS Update": "2026-01-17",
        "My Notes": "",
    }
    return row | {name.replace("_", " "): cell for name, cell in cells.items()}


def api_answer(**fields: Any) -> dict[str, Any]:
    """Return what the API of Decks of KeyForge answers about the sample deck."""
    deck = starter()
    pods = [
        {
            "house": house.title(),
            "cards": [
                {"cardTitle": facts()[card.id].name, "cardTitleUrl": card.id, "rarity": "Common", "maverick": False}
                for card in deck.cards
                if card.house is house
            ],
        }
        for house in deck.houses
    ]
    answer = {
        "deckType": "STANDARD",
        "keyforgeId": DECK,
        "expansion": "CALL_OF_THE_ARCHONS",
        "name": deck.name,
        "sasRating": 61,
        "amberControl": 7.25,
        "lastSasUpdate": "2026-01-17",
        "housesAndCards": pods,
    }
    return {"deck": {**answer, **fields}, "sasVersion": 48}


def keyteki_deck(**fields: Any) -> dict[str, Any]:
    """Return the sample deck as keyteki keeps it in an account."""
    deck = starter()
    entries = [{"id": card, "count": count} for card, count in _counted(card.id for card in deck.cards)]
    return {"name": deck.name, "expansion": 341, "houses": list(deck.houses), "cards": entries, **fields}


def _counted(ids: Iterable[str]) -> Iterator[tuple[str, int]]:
    found: dict[str, int] = {}
    for card in ids:
        found[card] = found.get(card, 0) + 1
    return iter(found.items())


def one(source: Source) -> Read:
    """Return the one deck that `source` gives."""
    rows = list(read_any(source))
    assert len(rows) == 1
    assert isinstance(rows[0], Read), rows[0].reason.en
    return rows[0]


def refused(source: Source) -> Unread:
    """Return the one refusal that `source` gives."""
    rows = list(read_any(source))
    assert len(rows) == 1
    assert isinstance(rows[0], Unread), rows[0].record
    return rows[0]


def copies(record: DeckRecord) -> list[tuple[str | None, str]]:
    """Return card and house of every copy, sorted."""
    return sorted((line.id or line.title, line.house) for line in record.cards for _ in range(line.count))


def deck_copies(deck: DeckList) -> list[tuple[str | None, str]]:
    """Return card and house of every copy of a deck list, sorted."""
    return sorted((card.id, str(card.house)) for card in deck.cards)


def line_of(record: DeckRecord, card: str) -> CardLine:
    """Return the one line of a card, among deck and references."""
    (line,) = (line for line in (*record.cards, *record.references) if line.id == card)
    return line


def said(row: Read) -> str:
    """Return all notes in English."""
    return " ".join(note.en for note in row.notes)


def in_set(code: str, kind: str, house: str | None = None) -> list[str]:
    """Return ids of cards of a type that a set prints, and in a house where one is named."""
    assert code in sets()
    return [
        card
        for card, known in facts().items()
        if known.type == kind and any(p.set == code and house in (None, p.house) for p in known.printings)
    ]
