"""All wording side by side, for a translator: every phrase of every word, every card's text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import NamedTuple, TextIO

from kfdesk import language
from kfdesk.language import nouns
from kfdesk.language.base import Node
from kfdesk.language.definition import CardDefinition
from kfdesk.language.prompts import THIS_CARD
from kfdesk.text import adverbials, joining
from kfdesk.text.parts_of_speech import Adjective, Noun, Prefix
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.predicative import Predicative
from kfdesk.text.translating import Message
from kfdesk.text.wording import Fragment, Nominal, render_inline
from kfdesk.text.words import LANGUAGES, Pair, Words

_NOUNS = "nouns"
"""The module of single words; they are printed apart from the phrases."""


class PhrasebookEntry(NamedTuple):
    """One line of the phrasebook: the node (or the fragment of wording) and what it says in each language."""

    where: str
    en: str
    de: str


def modules() -> list[ModuleType]:
    """Return every module of the card language, in order of their names."""
    found = walk_packages(language.__path__, f"{language.__name__}.")
    return [import_module(module.name) for module in found]


def phrases() -> Iterator[PhrasebookEntry]:
    """Yield the phrases of the card language with their slots, as they are written in the code; each once."""
    seen: set[int] = set()
    for where, value in _fragments():
        if id(value) not in seen:
            seen.add(id(value))
            yield from entries(where, value)


def _fragments() -> Iterator[tuple[str, object]]:
    for module in modules():
        if module.__name__.endswith(f".{_NOUNS}"):
            continue
        for name, value in vars(module).items():
            if isinstance(value, type) and value.__module__ == module.__name__ and issubclass(value, Node):
                yield from _pieces_of(value)
            elif not name.startswith("__"):
                yield f"{_short(module.__name__)}.{name}", value
    for module in (joining, adverbials):
        for name, value in vars(module).items():
            if not name.startswith("__"):
                yield f"{module.__name__.rpartition('.')[2]}.{name}", value


def _short(module: str) -> str:
    return module.removeprefix(f"{language.__name__}.")


def entries_of_class(kind: type[Node]) -> Iterator[PhrasebookEntry]:
    """Yield the wording that a class of nodes has of its own or from its families."""
    for base in reversed(kind.__mro__):
        if issubclass(base, Node):
            for where, value in _pieces_of(base):
                yield from entries(where, value)


def entries_of_value(module: ModuleType, name: str) -> Iterator[PhrasebookEntry]:
    """Yield the wording that a name of a module stands for."""
    value = vars(module).get(name)
    if name not in vars(nouns) and isinstance(value, Fragment):
        yield from entries(name, value)


def _pieces_of(kind: type[Node]) -> Iterator[tuple[str, object]]:
    for name, value in vars(kind).items():
        if name.startswith("__"):
            continue
        where = f"{_short(kind.__module__)}.{kind.__name__}"
        yield where if name == "phrase" else f"{where}.{name}", value


def entries(where: str, value: object) -> Iterator[PhrasebookEntry]:
    """Yield the lines of a fragment of wording, or of a table of them; none for anything else."""
    match value:
        case Phrase() | Frame() | Adjective() | Prefix() | Pair() | Predicative():
            yield PhrasebookEntry(where, value.en, value.de)
        case Nominal():
            yield PhrasebookEntry(where, *(render_inline(value, each, this=THIS_CARD) for each in LANGUAGES))
        case dict():
            for key, item in value.items():
                if isinstance(item, Fragment | Words | Predicative):
                    yield from entries(f"{where}[{getattr(key, 'value', key)}]", item)


def lexicon() -> Iterator[PhrasebookEntry]:
    """Yield the names of things; German nouns with singular, plural and genitive."""
    for name, value in vars(nouns).items():
        if isinstance(value, Noun):
            yield _noun(name, value)
        elif isinstance(value, dict):
            for key, item in value.items():
                where = f"{name}[{getattr(key, 'value', key)}]"
                if isinstance(item, Noun):
                    yield _noun(where, item)
                else:
                    yield from entries(where, getattr(item, "name", item))
        else:
            yield from entries(name, value)


def _noun(where: str, noun: Noun) -> PhrasebookEntry:
    return PhrasebookEntry(where, f"{noun.en}, {noun.en_plural}", noun.entry())


def card_texts(cards: Iterable[CardDefinition]) -> Iterator[PhrasebookEntry]:
    """Yield the cards' names, then their texts line by line."""
    for card in cards:
        yield PhrasebookEntry(card.id, *(card.title.say(language) for language in LANGUAGES))
        texts = [card.text(each, reminders=True).split("\n") for each in LANGUAGES]
        yield from (PhrasebookEntry("", en, de) for en, de in zip(*texts, strict=True) if en)


def interface_texts(german: Iterable[tuple[Message, str]]) -> Iterator[PhrasebookEntry]:
    """Yield the texts of the interface with their German; `where` is what tells like ones apart."""
    for message, said in german:
        yield PhrasebookEntry(message.context, message.text, said)


_PHRASES = Pair("PHRASES", "WENDUNGEN")
_NAMES = Pair("NAMES", "NAMEN")
_CARDS = Pair("CARDS", "KARTEN")
_INTERFACE = Pair("INTERFACE", "OBERFLÄCHE")


def print_phrases(
    out: TextIO,
    cards: Sequence[CardDefinition] = (),
    interface: Iterable[tuple[Message, str]] = (),
    language: str = "en",
) -> None:
    """Print all phrases, the names of things, the text of `cards` and the interface, each language under the other.

    `interface` are the texts of the interface with their German. The headings are in `language`.
    """
    for heading, entries in (
        (_PHRASES, phrases()),
        (_NAMES, lexicon()),
        (_CARDS, card_texts(cards)),
        (_INTERFACE, interface_texts(interface)),
    ):
        print(f"\n{heading.say(language)}\n", file=out)
        for entry in entries:
            print(f"{entry.where}\n    en  {entry.en}\n    de  {entry.de}", file=out)
