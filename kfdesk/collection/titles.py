"""From a name that somebody wrote to a card of our facts: exact on a folded key, never by likeness.

Names are compared without case, accents, spaces and signs, with "Æ" as "ae" or as a plain "a". That one key
reads printed titles, typed ones and the slugs of other programs alike ("nature-s-call", "natures-call",
"warriors--refrain"). English names come first; a name in another language counts where it means one card.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache, lru_cache

from kfdesk.cards.facts import facts
from kfdesk.engine.terms import Half
from kfdesk.records import record
from kfdesk.text.folding import squeezed

ALIASES = {"tide": "the-tide", "high tide": "the-tide", "low tide": "the-tide", "tide card": "the-tide"}
"""Names that people and services write for a card, and its id. A real name always comes before an alias."""

TWIN = "-evil-twin"
"""How the id of an Evil Twin ends; what stands before it is the ordinary card."""

_TWIN_KEY = "eviltwin"
_LIKENESS = 78.0
"""From how many percent on a name is proposed for one that is unknown."""
_LONGEST = 200
"""Longer than any name: such a text from outside is not remembered, or many would fill the memory."""


def is_twin(id_: str) -> bool:
    """Return whether the card with this id is an Evil Twin, which bears the name of another card."""
    return id_.endswith(TWIN)


def title_key(title: str) -> str:
    """Return what is compared of a name: its letters and digits in lower case, without accents."""
    return _kept_key(title) if len(title) <= _LONGEST else squeezed(title)


_kept_key = lru_cache(maxsize=1 << 15)(squeezed)


def card_id(title: str, *, set: str = "", house: str = "", twin: bool = False, half: bool = False) -> str | None:
    """Return the id of the card that `title` names, or None where it names none or more than one.

    `title` is a name in any language of the facts, or an id or slug. `set` (a code) and `house` tell cards apart
    that share a name in some language. `twin` asks for the Evil Twin, `half` for the art half of a gigantic
    creature; where there is none the ordinary card is returned.
    """
    return _card_id(title, set, house, twin, half) if len(title) <= _LONGEST else None


@lru_cache(maxsize=1 << 15)
def _card_id(title: str, set: str, house: str, twin: bool, half: bool) -> str | None:
    """Return the same, remembered."""
    index = _index()
    key = title_key(title)
    found = index.ids.get(title) or _named(index, key, set, house)
    if found is None and key.endswith(_TWIN_KEY):
        found, twin = _named(index, key.removesuffix(_TWIN_KEY), set, house), True
    if found is None:
        return None
    if twin and found + TWIN in index.ids:
        return found + TWIN
    return index.halves.get(found, found) if half else found


def other_half(card: str) -> str | None:
    """Return the art half of a gigantic creature from its base half; None for every other card."""
    return _index().halves.get(card)


@lru_cache(maxsize=1 << 12)
def proposals(title: str) -> tuple[str, ...]:
    """Return the ids of up to three cards with an English name like `title`, the likest first: only ever to ask."""
    from rapidfuzz import fuzz, process

    index = _index()
    key = title_key(title)
    if len(key) < _SHORTEST:
        return ()
    found = process.extract(key, index.english.keys(), scorer=fuzz.ratio, limit=3, score_cutoff=_LIKENESS)
    return tuple(dict.fromkeys(index.english[name] for name, *_ in found))


_SHORTEST = 4
"""The fewest letters of a name for which likenesses are looked for."""


@record
class _Index:
    """Every id by itself; ids by folded English name or slug; ids by folded name in other languages; the art
    half of each gigantic base."""

    ids: dict[str, str]
    english: dict[str, str]
    foreign: dict[str, tuple[str, ...]]
    halves: dict[str, str]


@cache
def _index() -> _Index:
    known = facts()
    halves = {known[card].other_half: card for card in known if is_half(card)}
    others = set(halves.values()) | {card for card in known if card.endswith(TWIN)}
    english: dict[str, str] = {}
    foreign: dict[str, dict[str, None]] = defaultdict(dict)
    for card in known:
        if card in others:
            continue
        english[title_key(known[card].name)] = card
        for _, name in known[card].names:
            foreign[title_key(name)][card] = None
    for card in known:
        english.setdefault(title_key(card), card)
        plain = known[card].name.casefold().replace("æ", "a")
        english.setdefault(title_key(plain), card if card not in others else english[title_key(known[card].name)])
    for alias, card in ALIASES.items():
        english.setdefault(title_key(alias), card)
    return _Index(
        {card: card for card in known}, english, {key: tuple(ids) for key, ids in foreign.items() if key}, halves
    )


def is_half(card: str) -> bool:
    """Whether the id is that of an art half, which is the top half of a gigantic creature."""
    return facts()[card].half is Half.TOP


def _named(index: _Index, key: str, set: str, house: str) -> str | None:
    """Return the one card of that folded name; set and house decide between languages, and nothing else does."""
    english = index.english.get(key)
    foreign = index.foreign.get(key, ())
    if english is not None and (not foreign or not set or _printed(english, set, house)):
        return english
    if len(foreign) == 1 and english in (None, foreign[0]):
        return foreign[0]
    here = [card for card in dict.fromkeys((english, *foreign)) if card and _printed(card, set, house)]
    if len(here) == 1:
        return here[0]
    return english


def _printed(card: str, set: str, house: str) -> bool:
    """Whether the card was printed in that set and house, either of which may be open ("")."""
    return any(p.set == (set or p.set) and p.house == (house or p.house) for p in facts()[card].printings)
