"""The index of words: what each is called, what it takes, how it reads in both languages.

It is read from the code: each module of the language lists its words in `__all__`, the docstring says what a word
means, and the phrases of the nodes that its signature or its body names say how it is worded. Which cards use a word
is read from the card files by whoever knows them.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from types import ModuleType
from typing import Any, TextIO

from kfdesk.language.base import Node
from kfdesk.language.phrasebook import PhrasebookEntry, entries_of_class, entries_of_value, modules
from kfdesk.language.prompts import THIS_CARD
from kfdesk.records import record
from kfdesk.text.wording import Worded, WordingError, render_inline
from kfdesk.text.words import LANGUAGES, Pair

EXAMPLES = 3
"""How many cards are shown for each word."""


@record
class Word:
    """One word of the index."""

    name: str
    part: str
    """The module: its part of speech."""
    signature: str
    """What it takes; empty for a word that takes nothing and stands for itself."""
    meaning: str
    """The first line of its docstring, or the value it stands for."""
    wordings: tuple[tuple[str, str], ...]
    """English and German, with the slots of the phrases."""

    def fits(self, wanted: str) -> bool:
        """Return whether a text is in its name, meaning or wording, whatever the case of the letters."""
        shown = (self.name, self.part, self.meaning, *(text for pair in self.wordings for text in pair))
        return all(any(part in text.casefold() for text in shown) for part in wanted.casefold().split())


@cache
def words() -> tuple[Word, ...]:
    """Return every word of the language, by part of speech and name."""
    found = [_word(module, name) for module in modules() for name in getattr(module, "__all__", ()) if _offers(module)]
    return tuple(sorted(found, key=lambda word: (word.part, word.name.casefold())))


def _offers(module: ModuleType) -> bool:
    return not module.__name__.endswith((".effects.base", ".words"))


def _word(module: ModuleType, name: str) -> Word:
    value = getattr(module, name)
    where = module.__name__.removeprefix("kfdesk.language.")
    part = where.removeprefix("effects.").removeprefix("rules.").partition(".")[0]
    signature = f"({_parameters(value)})" if callable(value) else ""
    return Word(name, part, signature, _meaning(value), tuple(_wordings(module, value)))


def _parameters(value: Any) -> str:
    shown = []
    for parameter in inspect.signature(value).parameters.values():
        text = ("*" if parameter.kind is parameter.VAR_POSITIONAL else "") + parameter.name
        if parameter.default is not parameter.empty:
            text += f"={_default(parameter.default)}"
        shown.append(text)
    return ", ".join(shown)


def _default(value: object) -> str:
    if isinstance(value, Node):
        known = next((word for word in _constants() if word[1] is value), None)
        return known[0] if known else "…"
    return value.name if isinstance(value, Enum) else repr(value)


@cache
def _constants() -> tuple[tuple[str, object], ...]:
    return tuple((n, getattr(m, n)) for m in modules() for n in getattr(m, "__all__", ()) if n.isupper())


def _meaning(value: Any) -> str:
    if isinstance(value, Enum):
        return f"{type(value).__name__} {value.value}"
    if isinstance(value, str):
        return f"trait {value}"
    return (inspect.getdoc(value) or "").partition("\n")[0]


def _wordings(module: ModuleType, value: Any) -> list[tuple[str, str]]:
    """Return how a word reads: its own text, or the phrases of the nodes it makes."""
    if isinstance(value, Node):
        try:
            return [(render_inline(value, "en"), render_inline(value, "de"))]
        except WordingError:
            return _texts(entries_of_class(type(value)))
    if isinstance(value, Enum | str) or not callable(value):
        return []
    sample = _sampled(value)
    if sample:
        return sample
    found: list[tuple[str, str]] = []
    for kind in _made_by(module, value):
        found += _texts(entries_of_class(kind))
        home = inspect.getmodule(kind) or module
        found += _texts(entry for name in _read(kind) for entry in entries_of_value(home, name))
    found += _texts(
        entry for name in _named_by(value) for entry in entries_of_value(inspect.getmodule(value) or module, name)
    )
    return list(dict.fromkeys(found))


def _sampled(word: Any) -> list[tuple[str, str]]:
    """Return how a word reads with sample arguments; nothing where that alone says nothing."""
    from kfdesk.language.samples import said

    if isinstance(word, type):
        return []
    made = said(word)
    if not isinstance(made, Node):
        return []
    try:
        pair = (render_inline(made, "en", this=THIS_CARD), render_inline(made, "de", this=THIS_CARD))
    except (WordingError, AttributeError):
        return []
    return [pair] if any(letter.isalpha() for letter in pair[0]) else []


def _texts(entries: Iterable[PhrasebookEntry]) -> list[tuple[str, str]]:
    return [(entry.en, entry.de) for entry in entries]


def _made_by(module: ModuleType, word: Any) -> list[type[Node]]:
    """Return the classes of nodes that a word's body names."""
    if isinstance(word, type):
        return [word] if issubclass(word, Node) else []
    home = inspect.getmodule(word) or module
    named = [getattr(home, name, None) for name in _named_by(word)]
    return [kind for kind in named if isinstance(kind, type) and issubclass(kind, Node)]


def _named_by(word: Any) -> tuple[str, ...]:
    return () if isinstance(word, type) else getattr(word, "__wrapped__", word).__code__.co_names


def _read(kind: type[Node]) -> Iterable[str]:
    """Return the names that a node's own wording reads from its module, such as its phrases."""
    for method in ("worded", "opposite"):
        own = kind.__dict__.get(method)
        if own is not None and own is not Worded.worded:
            yield from own.__code__.co_names


_CARDS = Pair("cards: {cards}", "Karten: {cards}")
_MORE_CARDS = Pair("cards: {cards} and {n} more", "Karten: {cards} und {n} weitere")


def print_words(
    out: TextIO, wanted: str = "", uses: Mapping[str, tuple[str, ...]] | None = None, language: str = "en"
) -> int:
    """Print the words that fit a text (all, when it is empty), with cards that use them; returns how many.

    What words mean is English, as their names are; the rest is in `language`.
    """
    found = [word for word in words() if word.fits(wanted)]
    part = ""
    for word in found:
        if word.part != part:
            part = word.part
            print(f"\n{part.upper()}\n", file=out)
        print(f"{word.name}{word.signature}\n    {word.meaning}", file=out)
        for pair in word.wordings:
            for code, text in zip(LANGUAGES, pair, strict=True):
                print(f"    {code}  {text}", file=out)
        cards = (uses or {}).get(word.name, ())
        if cards:
            more = len(cards) - EXAMPLES
            said = (_MORE_CARDS if more > 0 else _CARDS).filled(cards=", ".join(cards[:EXAMPLES]), n=more)
            print(f"    {said.say(language)}", file=out)
    return len(found)
