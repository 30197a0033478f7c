"""A deck in words: a plain list with house headings, and the same in Markdown. Both are read back by the importers."""

from __future__ import annotations

from collections.abc import Iterator

from kfdesk.cards.facts import facts
from kfdesk.collection.generator.payload import share_text
from kfdesk.collection.homemade import HOMEMADE_WORDS, is_homemade
from kfdesk.collection.kinds import KIND_WORDS
from kfdesk.collection.records import HOUSE_WORDS, CardLine, DeckRecord
from kfdesk.collection.titles import TWIN, card_id
from kfdesk.collection.vocabulary import LIST_HOUSES, LIST_KIND, LIST_REFERENCES, LIST_SET, set_words
from kfdesk.collection.vocabulary import house_title as house_title  # noqa: PLC0414 - known by this name here, too
from kfdesk.engine import glossary
from kfdesk.engine.terms import Half, House, Icon
from kfdesk.text.lines import on_one_line
from kfdesk.text.words import Words, same

_ICONS = {icon.value: icon.words for icon in Icon}


def plain_text(record: DeckRecord, language: str = "en") -> str:
    """Return the deck as lines of words, in "en" or "de": name, what kind of deck where it was not published as it
    is, set, houses, then each house with its cards."""
    lines = [on_one_line(_name(record)), *_head(record, language)]  # else the list is read as something else
    for house, cards in by_house(record):
        heading = f"{house_title(house).say(language)} ({sum(line.count for line in cards)})"
        lines += ["", heading, *(card_line(line, record.set, language) for line in cards)]
    if record.references:
        lines += ["", LIST_REFERENCES.say(language)]
        lines += [card_line(line, record.set, language) for line in record.references]
    link = public_link(record)
    return "\n".join([*lines, *(["", link] if link else [])]) + "\n"


def markdown(record: DeckRecord, language: str = "en") -> str:
    """Return the deck in Markdown, in "en" or "de"."""
    lines = [f"# {on_one_line(_name(record))}", "", *(f"{line}  " for line in _head(record, language))]
    for house, cards in by_house(record):
        lines += ["", f"## {house_title(house).say(language)}", ""]
        lines += [f"- {card_line(line, record.set, language)}" for line in cards]
    if record.references:
        lines += ["", f"## {LIST_REFERENCES.say(language)}", ""]
        lines += [f"- {card_line(line, record.set, language)}" for line in record.references]
    link = public_link(record)
    return "\n".join([*lines, *(["", f"<{link}>"] if link else [])]) + "\n"


def _name(record: DeckRecord) -> str:
    """Return the name over a list: the deck's own, whatever somebody calls it, for who reads the list; one that was
    changed by hand is another deck for them, under the name that it has here."""
    return record.name if record.is_changed else record.own_name


def by_house(record: DeckRecord) -> Iterator[tuple[str, tuple[CardLine, ...]]]:
    """Yield the deck's houses in order, each with its lines; houses that only cards have come last."""
    houses = dict.fromkeys((*record.houses, *(line.house for line in record.cards)))
    for house in houses:
        yield house, tuple(line for line in record.cards if line.house == house)


def card_line(line: CardLine, set_code: str, language: str = "en") -> str:
    """Return one line of a list: copies, name, then in brackets what makes it unusual, then its bonus icons."""
    marks = [word for marked, word in _marks(line, language) if marked]
    houses = [icon_name(icon).say(language) for icon in line.icons if icon in HOUSE_WORDS]
    icons = [icon_name(icon).say(language) for icon in line.icons if icon not in HOUSE_WORDS]
    said = f"{line.count}x {_title_read_back(line, set_code, language)}"
    for words, brackets in ((marks, "()"), (houses, "[]"), (icons, "[]")):
        said += f" {brackets[0]}{', '.join(words)}{brackets[1]}" if words else ""
    return said


def title_in(line: CardLine, language: str) -> str:
    """Return a line's card name in a language; the source's words for an unknown card."""
    return facts()[line.id].name_in(language) if line.id is not None and line.id in facts() else line.title


def _title_read_back(line: CardLine, set_code: str, language: str) -> str:
    """Return a line's card name in a language, in English where importers would read another card or none in it."""
    name = title_in(line, language)
    if line.id is None or line.id not in facts():
        return name
    card, twin = facts()[line.id], line.id.endswith(TWIN)
    half = card.half is Half.TOP
    anywhere = card_id(name, twin=twin, half=half)
    here = card_id(name, set=set_code, house=line.house, twin=twin, half=half)
    return name if anywhere == here == card.id else card.name


def icon_name(icon: str) -> Words:
    """Return what a bonus icon is called; a house icon is called as its house."""
    if icon in HOUSE_WORDS:
        return House(icon).words
    return _ICONS.get(icon) or same(icon)


def set_title(code: str, language: str = "en") -> str:
    """Return the name of a deck's set, its code or number for one that this program does not know."""
    return set_words(code).say(language)


def public_link(record: DeckRecord) -> str | None:
    """Return the address of the deck's public page, or None for a deck that has none."""
    return share_text(record) if record.uuid is not None else None


def _head(record: DeckRecord, language: str) -> list[str]:
    houses = ", ".join(house_title(house).say(language) for house in record.houses)
    found = [LIST_KIND.filled(kind=KIND_WORDS[record.kind]).say(language)] if record.kind else []
    found += [LIST_SET.filled(set=set_words(record.set)).say(language)] if record.set else []
    return found + ([LIST_HOUSES.filled(houses=houses).say(language)] if houses else [])


def _marks(line: CardLine, language: str) -> tuple[tuple[bool, str], ...]:
    return (
        (line.maverick, glossary.MAVERICK.one.title.say(language)),
        (line.legacy, glossary.LEGACY.one.title.say(language)),
        (line.anomaly, glossary.ANOMALY.one.title.say(language)),
        ((line.id or "").endswith(TWIN), "ET"),
        (is_homemade(line.id or ""), HOMEMADE_WORDS.say(language)),
    )
