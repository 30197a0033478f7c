"""An entry of the rules reference as a page: its text, the cards and entries it leads to, older editions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from kfdesk.desk.card.faces import card_name
from kfdesk.desk.kit.editions import EDITIONS, REASON
from kfdesk.desk.reading.pages import Page
from kfdesk.desk.reference import texts as s
from kfdesk.engine.editions import NEWEST, Divergence
from kfdesk.engine.headings import heading
from kfdesk.engine.rules import RuleId
from kfdesk.engine.terms import Edition
from kfdesk.teach import reference
from kfdesk.teach.reference.book import ReferenceEntry
from kfdesk.teach.reference.source import CARD, READING
from kfdesk.text.folding import fold
from kfdesk.text.words import Words, enumerated

MOST_CARDS = 18
"""So many cards of a keyword are named; the others are counted."""
LESSON = "lesson:"
"""How the target of a link to a lesson begins; its id follows."""
_QUESTIONS = ("faq", "card-faq")
_LISTED = (*_QUESTIONS, READING)
"""Entries that stand in a list of their own below what is linked."""
_MARKS = re.compile(r"([\\`*_\[\]<>])")


def article(rule: RuleId, language: str) -> Page:
    """Return an entry as a page in Markdown: links lead to ids of entries, to cards behind `CARD`, lessons `LESSON`."""
    entry = reference()[rule]
    head = f"# {_plain(entry.heading, language)}\n\n*{s.KIND_OF[entry.kind].say(language)}*\n\n"
    parts = (
        _lessons(entry, language),
        _cards(entry, language),
        _editions(entry, language),
        _see(entry, language),
        _linked(s.QUESTIONS, entry, _QUESTIONS, language),
        _linked(s.READINGS, entry, (READING,), language),
    )
    return Page(rule, "\n\n".join([head + entry.markdown.say(language), *filter(None, parts)]) + "\n")


def on_paper(language: str) -> tuple[Page, ...]:
    """Return all entries as pages for paper, one for each part: texts without links."""
    return tuple(_part(kind, language) for kind in s.KINDS)


def entries_of(kind: str, language: str) -> tuple[ReferenceEntry, ...]:
    """Return the entries of a part in the order they are listed: terms by the alphabet, others as in the rulebook."""
    found = [entry for entry in reference().values() if entry.kind == kind]
    if kind in ("glossary", "errata"):
        found.sort(key=lambda entry: sorted_by(entry.heading.say(language)))
    return tuple(found)


def sorted_by(text: str) -> str:
    """Return what a heading is sorted by: quotation marks do not count, Æ and umlauts as their letters."""
    return fold(text)


def _part(kind: str, language: str) -> Page:
    texts = (
        f"## {_plain(entry.heading, language)}\n\n{_escaped(entry.text.say(language))}"
        for entry in entries_of(kind, language)
    )
    return Page(kind, f"# {s.KINDS[kind].say(language)}\n\n" + "\n\n".join(texts) + "\n")


def _lessons(entry: ReferenceEntry, language: str) -> str:
    """Return the lessons that show the entry; nothing of them is on paper."""
    links = [f"[{_plain(lesson.title, language)}]({LESSON}{lesson.id})" for lesson in entry.lessons]
    return s.LESSONS.filled(n=len(links), lessons=" · ".join(links)).say(language) if links else ""


def _cards(entry: ReferenceEntry, language: str) -> str:
    if entry.bearers:
        return _section(s.CARDS_WITH_IT, language, [_named(entry.bearers, language)])
    return _section(s.CARDS, language, [_named(entry.cards, language)]) if entry.cards else ""


def _named(cards: Sequence[str], language: str) -> str:
    ordered = sorted(cards, key=lambda card: sorted_by(card_name(card).say(language)))
    links = [f"[{_plain(card_name(card), language)}]({CARD}{card})" for card in ordered[:MOST_CARDS]]
    left = len(ordered) - MOST_CARDS
    return ", ".join(links) + (f" {s.MORE_CARDS.filled(n=left).say(language)}" if left > 0 else "")


def _see(entry: ReferenceEntry, language: str) -> str:
    """Return the entries that speak of this one and are not linked in its text, but for questions and readings."""
    links = [_link(other, language) for other in _others(entry) if other.kind not in _LISTED]
    return _section(s.SEE, language, [" · ".join(links)]) if links else ""


def _linked(title: Words, entry: ReferenceEntry, kinds: Sequence[str], language: str) -> str:
    """Return the entries of some parts that speak of this one, as a list."""
    links = [f"- {_link(other, language)}" for other in _others(entry) if other.kind in kinds]
    return _section(title, language, ["\n".join(links)]) if links else ""


def _others(entry: ReferenceEntry) -> Iterator[ReferenceEntry]:
    own = entry.markdown.en
    return (reference()[rule] for rule in entry.see if f"]({rule})" not in own)


def _link(entry: ReferenceEntry, language: str) -> str:
    return f"[{_plain(entry.heading, language)}]({entry.id})"


def _editions(entry: ReferenceEntry, language: str) -> str:
    lines = [f"- {_escaped(words.say(language))}" for words in _differences(entry)]
    return _section(s.EDITIONS, language, ["\n".join(lines)]) if lines else ""


def _differences(entry: ReferenceEntry) -> Iterator[Words]:
    """Yield what older editions say otherwise, and what they call the entry."""
    for one in entry.editions:
        yield s.IN_EDITION.filled(edition=_names(one.editions), text=_said(one))
    called: dict[Words, list[Edition]] = {}
    for edition in Edition:
        name = heading(entry.id, edition)
        if edition is not NEWEST and name != heading(entry.id):
            called.setdefault(name, []).append(edition)
    for name, editions in called.items():
        yield s.IN_EDITION.filled(edition=_names(editions), text=s.CALLED.filled(heading=name))


def _said(one: Divergence) -> Words:
    if one.not_modelled is None:
        return one.words
    return REASON.filled(text=one.words, reason=s.NOT_PLAYED.filled(reason=one.not_modelled))


def _names(editions: Iterable[Edition]) -> Words:
    return enumerated([EDITIONS[edition] for edition in editions])


def _section(title: Words, language: str, paragraphs: Sequence[str]) -> str:
    return "\n\n".join((f"## {title.say(language)}", *paragraphs))


def _plain(words: Words, language: str) -> str:
    return _escaped(words.say(language))


def _escaped(text: str) -> str:
    """Return a text so that Markdown takes none of its signs for its own."""
    return _MARKS.sub(r"\\\1", text)
