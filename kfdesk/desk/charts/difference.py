"""What a deck has more and less of than another one, in words: figures, and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kfdesk.cards.facts import facts
from kfdesk.cards.impact import EstimateKind
from kfdesk.collection.figures import DeckFigures, deck_figures
from kfdesk.collection.records import DeckRecord
from kfdesk.desk.charts import texts as s
from kfdesk.desk.charts.panels import named
from kfdesk.desk.kit.locales import number
from kfdesk.text.words import Words

DIGITS = 2
LEAST = 0.5 / 10**DIGITS
"""What is less than this is written as nought."""


def difference_text(deck: DeckRecord, before: DeckRecord, language: str) -> str:
    """Return how the figures and the cards of a deck differ from those of another one, a line for each of the two.

    A figure that is not known whole of one of them is left out. It says so where nothing differs; nothing is said
    where only icons, or mavericks, do.
    """
    changes = _changes(deck_figures(before), deck_figures(deck), language)
    figures = [f"{name} {_signed(more, language)}" for name, more in changes]
    one, two = _copies(before, language), _copies(deck, language)
    lines = [f"{s.DIFFERENCE.filled(deck=before.name).say(language)} {' · '.join(figures)}"] if figures else []
    for words, cards in ((s.COME_IN, two - one), (s.GONE_OUT, one - two)):
        if cards:
            lines.append(words.filled(cards=_listed(cards)).say(language))
    if not lines and (deck.houses, deck.cards) == (before.houses, before.cards):
        lines.append(s.NO_DIFFERENCE.filled(deck=before.name).say(language))
    return "\n".join(lines)


def _changes(before: DeckFigures, after: DeckFigures, language: str) -> Iterator[tuple[str, float]]:
    """Yield the figures that differ, and by how much."""
    shown: list[tuple[str, Words]] = [
        ("amber_bonus", s.BONUS),
        ("creature_power", s.CREATURE_POWER),
        ("armor", s.ARMOR),
    ]
    shown += [(figure.value, s.FIGURES[figure]) for figure in EstimateKind]
    for figure, words in shown:
        one, two = before.value(figure), after.value(figure)
        if one is not None and two is not None and abs(two - one) >= LEAST:
            yield words.say(language), two - one
    for kind in dict.fromkeys((*before.types, *after.types)):
        more = after.types.get(kind, 0) - before.types.get(kind, 0)
        if more:
            yield named(s.TYPE_NAMES, kind, language), more


def _signed(value: float, language: str) -> str:
    return ("+" if value > 0 else "−") + number(abs(value), language, DIGITS)


def _copies(deck: DeckRecord, language: str) -> Counter[str]:
    """Return how many copies a deck has of each card, by what the card is called."""
    copies: Counter[str] = Counter()
    for line in (*deck.cards, *deck.references):
        known = facts().get(line.id) if line.id is not None else None
        copies[known.name_in(language) if known is not None else line.title] += line.count
    return copies


def _listed(cards: Counter[str]) -> str:
    return ", ".join(f"{count} × {name}" if count > 1 else name for name, count in sorted(cards.items()))
