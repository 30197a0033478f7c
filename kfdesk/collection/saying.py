"""What cards say: the rules texts that the shelf's `says:` looks through, folded, in English and German.

A text is rendered from a card's definition. Reading all of them takes a second or two, once, so a window does it on
another thread (`read_texts`); whoever asks `texts` before waits for them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from itertools import chain

from kfdesk.cards.facts import facts
from kfdesk.collection.homemade import registered
from kfdesk.collection.titles import is_twin
from kfdesk.text.folding import searchable
from kfdesk.text.words import LANGUAGES

_read: dict[str, str] = {}
"""The folded texts of the cards read so far, by id."""


def texts() -> Mapping[str, str]:
    """Return the folded rules text of every card by its id; "" for one that says nothing."""
    read_texts()
    return _read


def texts_are_read() -> bool:
    """Return whether `texts` returns at once."""
    from kfdesk.cards import library  # it reads all definitions: nothing for a first look

    return len(_read) == len(library())


def read_texts(is_stopped: Callable[[], bool] = lambda: False) -> None:
    """Read the texts that have not been read; stop early when `is_stopped` says so. Safe on any thread."""
    from kfdesk.cards import library

    cards = library()
    for card in cards:
        if is_stopped():
            return
        if card not in _read:
            _read[card] = searchable(*(cards[card].text(language) for language in LANGUAGES))


def cards_that_say(values: Collection[str], *, whole: bool = False) -> list[str]:
    """Return the ids of the cards whose text has one of these folded `values`, which are words one after another, the
    last one perhaps cut short unless `whole`. Home-made cards that are registered say what was typed."""
    needles = [f" {words} " if whole else f" {words}" for words in values]
    said = chain(texts().items(), ((card.id, searchable(card.text)) for card in registered()))
    return [card for card, text in said if any(needle in f"{text} " for needle in needles)]


def gigantic() -> list[str]:
    """Return the ids of both halves of every gigantic creature."""
    return [card for card, printed in facts().items() if printed.half is not None]


def evil_twins() -> list[str]:
    """Return the ids of the evil twins."""
    return [card for card in facts() if is_twin(card)]
