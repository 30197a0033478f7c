"""Decks that held something unknown, looked at again by a newer version of the program."""

from __future__ import annotations

from kfdesk.cards.facts import facts, sets
from kfdesk.collection.byhand import with_facts
from kfdesk.collection.importers.vocabulary import (
    SETS_WITHOUT_ICONS,
    beside_house,
    house_word,
    is_art_half,
    is_reference,
    is_twin,
)
from kfdesk.collection.records import CardLine, DeckRecord
from kfdesk.collection.titles import card_id


def resolved(record: DeckRecord) -> DeckRecord:
    """Return the record with what this program knows by now; the same object when nothing became known.

    The key stays: notes and results hang on it. A card that is known needs its source's words no longer. The bonus
    icons of a deck are known, whatever its source left out, where its set has none.
    """
    if record.came is not None:
        record = with_facts(record, resolved(record.as_it_came))
    code = _set(record.set)
    cards = tuple(_line(line, code) for line in record.cards)
    references = tuple(_line(line, code) for line in record.references)
    icons_known = record.icons_known or code in SETS_WITHOUT_ICONS
    now = {"set": code, "cards": cards, "references": references, "icons_known": icons_known}
    if all(getattr(record, name) == value for name, value in now.items()):
        return record
    return record.model_copy(update=now)


def _set(code: str) -> str:
    """Return the code of a set that was kept as "#" and its number, if that number is known now."""
    if not code.startswith("#"):
        return code
    return next((known.code for known in sets().values() if code[1:] == str(known.ids[0])), code)


def _line(line: CardLine, code: str) -> CardLine:
    house = house_word(line.house)
    if house != line.house:
        line = line.model_copy(update={"house": house})
    if line.id is not None:
        return _beside(line, code)
    twin, half = is_twin(line.rarity), is_art_half(line.type)
    found = card_id(line.title, set=code, house=line.house, twin=twin, half=half)
    if found is None:
        return line
    return _beside(line.model_copy(update={"id": found, "number": "", "rarity": "", "type": ""}), code)


def _beside(line: CardLine, code: str) -> CardLine:
    """Return the line of a card that lies beside the deck with the house that is printed on it."""
    if line.id is None or line.id not in facts() or not is_reference(line.id):
        return line
    house = beside_house(line.id, code)
    return line if line.house == house else line.model_copy(update={"house": house})
