"""What is odd about a deck that was read: said beside it, never a reason to refuse it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from kfdesk.cards.facts import facts, sets
from kfdesk.collection.importers import texts as s
from kfdesk.collection.importers.vocabulary import set_name
from kfdesk.collection.records import HOUSE_WORDS, ICON_WORDS, CardLine, DeckRecord
from kfdesk.collection.titles import proposals
from kfdesk.collection.token_creatures import lacks_token_creature
from kfdesk.collection.vocabulary import house_title
from kfdesk.engine.decks import DECK_HOUSES, DECK_SIZE, HOUSE_SIZE
from kfdesk.text.words import Words, enumerated, joined, same

_SHOWN = 5
"""The most unknown cards named in a note; the others are counted."""


def findings(record: DeckRecord) -> list[Words]:
    """Return what this program does not know of the deck, and why it cannot be played as a deck of 36."""
    found = []
    if record.set and record.set not in sets():
        found.append(s.UNKNOWN_SET.filled(set=set_name(record.set)))
    unknown = [line.title for line in (*record.cards, *record.references) if line.id is None]
    if unknown:
        found.append(s.UNKNOWN_CARDS.filled(cards=_titles(list(dict.fromkeys(unknown)))))
    if record.homemade:
        found.append(s.HAS_HOMEMADE.filled(cards=_some([same(card.name) for card in record.homemade])))
    found += _unknown_words(record)
    found += _sizes(record)
    if lacks_token_creature(record):
        found.append(s.TOKEN_MISSING)
    if not record.icons_known:
        found.append(s.ICONS_UNKNOWN)
    return found


def _titles(titles: Sequence[str]) -> Words:
    """Return the first of `titles`, each with the cards it may mean, and how many more there are."""
    return _some([_asked(title) if at < _SHOWN else same(title) for at, title in enumerate(titles)])


def _some(names: Sequence[Words]) -> Words:
    """Return the first of some names, and how many more there are."""
    words = enumerated(names[:_SHOWN])
    rest = len(names) - _SHOWN
    return s.AND_MORE.filled(cards=words, count=rest) if rest > 0 else words


def _asked(title: str) -> Words:
    likely = [facts()[card].title for card in proposals(title)]
    return s.DID_YOU_MEAN.filled(title=title, likely=joined(likely, s.OR)) if likely else same(title)


def _unknown_words(record: DeckRecord) -> Iterable[Words]:
    lines = (*record.cards, *record.references)
    strange = [house for house in (*record.houses, *(line.house for line in record.cards)) if house]
    houses = [house for house in dict.fromkeys(strange) if house not in HOUSE_WORDS]
    if houses:
        yield s.UNKNOWN_HOUSE.filled(houses=", ".join(houses[:_SHOWN]))
    icons = dict.fromkeys(icon for line in lines for icon in line.icons if icon not in ICON_WORDS)
    if icons:
        yield s.UNKNOWN_ICONS.filled(icons=", ".join(list(icons)[:_SHOWN]))


def _sizes(record: DeckRecord) -> Iterable[Words]:
    """Yield why the deck is not three houses of twelve. Rule: "Deck"."""
    if record.size != DECK_SIZE:
        yield s.SIZE.filled(count=record.size)
    if len(record.houses) != DECK_HOUSES:
        yield s.HOUSE_COUNT.filled(count=len(record.houses))
    counts = _per_house(record.cards)
    if record.size == DECK_SIZE and any(count != HOUSE_SIZE for count in counts.values()):
        sizes = [joined([house, same(str(count))], " ") for house, count in _named(counts)]
        yield s.HOUSE_SIZES.filled(sizes=enumerated(sizes[:_SHOWN]))


def _per_house(lines: Iterable[CardLine]) -> Counter[str]:
    counts = Counter[str]()
    for line in lines:
        counts[line.house] += line.count
    return counts


def _named(counts: Counter[str]) -> list[tuple[Words, int]]:
    return [(house_title(house), count) for house, count in counts.items()]
