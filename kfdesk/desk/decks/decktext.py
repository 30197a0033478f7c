"""A deck as plain text: for the clipboard, for a mail, for a forum. The importer reads it again."""

from __future__ import annotations

from kfdesk.collection.links import Link, LinkKind
from kfdesk.collection.records import CardLine, DeckRecord
from kfdesk.desk.decks import strings as s
from kfdesk.desk.decks.cards import line_name, marks
from kfdesk.desk.decks.columns import set_name
from kfdesk.desk.decks.pictures import house_name


def deck_text(deck: DeckRecord, language: str) -> str:
    """Return name, set, and the cards under their houses, a line each."""
    lines = [deck.name, set_name(deck.set, language) if deck.set else ""]
    for house in dict.fromkeys((*deck.houses, *(line.house for line in deck.cards))):
        lines += ["", house_name(house).say(language)]
        lines += [_line(line, language) for line in deck.cards if line.house == house]
    if deck.references:
        lines += ["", s.REFERENCES.say(language), *(_line(line, language) for line in deck.references)]
    if deck.uuid is not None:
        lines += ["", Link(LinkKind.DECK, deck.uuid).page]
    return "\n".join(lines).strip() + "\n"


def _line(line: CardLine, language: str) -> str:
    special = [word for word in (*marks(line, language),) if line.id is not None]
    said = f"{line.count}x {line_name(line, language)}"
    said += "".join(f" ({word})" for word in special)
    return said + (f" [{', '.join(line.icons)}]" if line.icons else "")
