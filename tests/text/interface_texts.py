"""Every text the program has in two languages, with where it stands: literals in the source, and values of modules."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import NamedTuple
from weakref import WeakKeyDictionary

import kfdesk
from kfdesk import catalogs
from kfdesk.cards import library
from kfdesk.engine.glossary import TERMS
from kfdesk.language import phrasebook
from kfdesk.text.parts_of_speech import Adjective, Noun
from kfdesk.text.translating import Message
from kfdesk.text.words import Words

_ROOT = Path(kfdesk.__file__).parent
_COMMANDS = ("kfdesk.__main__",)
"""Modules that run the program when they are imported."""


class Text(NamedTuple):
    """A text in both languages and where it was found."""

    where: str
    en: str
    de: str


@cache
def interface_texts() -> tuple[Text, ...]:
    """Return the texts of the interface: all literals of wording, and what modules hold of `Words`."""
    return tuple(dict.fromkeys((*_literals("Words"), *_literals("Pair"), *_values())))


@cache
def glossary_texts() -> tuple[Text, ...]:
    """Return the terms of the glossary, nouns also in the plural."""
    found: list[Text] = []
    for wording, _ in TERMS:
        match wording:
            case Noun():
                found.append(_text("glossary", wording.one))
                if wording.en_plural != wording.en:
                    found.append(_text("glossary", wording.many))
            case Adjective():
                found.append(_text("glossary", wording.words))
            case Words():
                found.append(_text("glossary", wording))
    return tuple(found)


@cache
def card_texts() -> tuple[Text, ...]:
    """Return the titles of all cards, and their texts line by line."""
    found: list[Text] = []
    for card in library().values():
        lines = zip(
            card.text("en", reminders=True).split("\n"), card.text("de", reminders=True).split("\n"), strict=True
        )
        found += [Text(f"title of {card.id}", card.title.en, card.title.say("de"))]
        found += [Text(f"text of {card.id}", en, de) for en, de in lines if en]
    return tuple(found)


@cache
def phrases() -> tuple[Text, ...]:
    """Return the phrases of the card language with their slots; alone they may be half a clause."""
    return tuple(Text(f"language: {entry.where}", entry.en, entry.de) for entry in phrasebook.phrases())


@cache
def nouns() -> tuple[Text, ...]:
    """Return the nouns that are declared outside the glossary."""
    return tuple(text for text in _literals("Noun") if not text.where.startswith("engine/glossary.py"))


def _text(where: str, words: Words) -> Text:
    return Text(where, words.en, words.say("de"))


_KINDS = ("Words", "Pair", "Noun")


def _literals(kind: str) -> Iterator[Text]:
    """Yield every call of `kind` with literals: the English text, and the German in the source or in the catalog."""
    assert kind in _KINDS
    for where, name, node in _calls():
        match node.args:
            case [ast.Constant(str(en)), ast.Constant(str(de))] if name == kind:
                yield Text(where, en, de)
            case [ast.Constant(str(en))] if name == kind:
                more = {each.arg: each.value.value for each in node.keywords if isinstance(each.value, ast.Constant)}
                message = Message(en, str(more.get("context", "")), str(more.get("plural", "")))
                yield Text(where, en, catalogs.translated(message, "de"))
                if message.plural:
                    yield Text(where, message.plural, catalogs.translated(message, "de", 2))


@cache
def _calls() -> tuple[tuple[str, str, ast.Call], ...]:
    """Return the calls of all `_KINDS`: where they stand, which kind, and the call; all files are read once."""
    found = []
    for file in sorted(_ROOT.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        if not any(f"{kind}(" in source for kind in _KINDS):
            continue
        for node in ast.walk(ast.parse(source)):
            match node:
                case ast.Call(func=ast.Name(name)) if name in _KINDS:
                    found.append((f"{file.relative_to(_ROOT)}:{node.lineno}", name, node))
    return tuple(found)


def _values() -> Iterator[Text]:
    seen: set[int] = set()
    for module in walk_packages(kfdesk.__path__, "kfdesk."):
        if module.name not in _COMMANDS:
            for name, value in list(vars(import_module(module.name)).items()):
                yield from _words_in(f"{module.name}.{name}", value, seen, depth=5)


def _words_in(where: str, value: object, seen: set[int], depth: int) -> Iterator[Text]:
    if isinstance(value, Words):
        yield _text(where, value)
        return
    if depth == 0 or id(value) in seen or not _ours(value):
        return
    seen.add(id(value))
    for name, part in _parts(value):
        yield from _words_in(f"{where}{name}", part, seen, depth - 1)


def _ours(value: object) -> bool:
    kind = value if isinstance(value, type) else type(value)
    return isinstance(value, Mapping | tuple | list | frozenset | set) or kind.__module__.startswith("kfdesk.")


def _parts(value: object) -> Iterator[tuple[str, object]]:
    match value:
        case type() if issubclass(value, Enum):
            yield from ((f".{member.name}", member) for member in value)
        case Enum():
            yield from ((f".{name}", part) for name, part in vars(value).items())
        case WeakKeyDictionary():
            return  # its keys live elsewhere; a window that is gone cannot even be named
        case Mapping():
            yield from ((f"[{key}]", part) for key, part in value.items())
        case tuple() | list() | frozenset() | set():
            yield from ((f"[{index}]", part) for index, part in enumerate(value))
        case _ if is_dataclass(value) and not isinstance(value, type):
            yield from ((f".{field.name}", getattr(value, field.name, None)) for field in fields(value))
