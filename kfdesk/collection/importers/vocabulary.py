"""What other programs call houses, icons, sets and kinds of cards, in our words; the rest stays as it came."""

from __future__ import annotations

from functools import cache, lru_cache

from kfdesk.cards.facts import facts, sets
from kfdesk.collection.printings import printing_of
from kfdesk.collection.records import BESIDE_WORDS
from kfdesk.collection.titles import title_key
from kfdesk.collection.vocabulary import set_words
from kfdesk.engine import glossary
from kfdesk.engine.terms import CardType, House, Icon

REFERENCE_TYPES = frozenset({CardType.TOKEN_CREATURE, CardType.ARCHON_POWER, CardType.PROPHECY, CardType.TIDE})
"""Types of the cards that lie beside a deck and are none of its 36."""

SETS_WITHOUT_ICONS = frozenset({"CotA", "AoA", "WC"})
"""Sets from before there were bonus icons on single copies."""

NUMBERS = {
    "Call of the Archons": 341,
    "Age of Ascension": 435,
    "Worlds Collide": 452,
    "Anomaly Expansion": 453,
    "Mass Mutation": 479,
    "Dark Tidings": 496,
    "Winds of Exchange": 600,
    "Unchained 2022": 601,
    "Vault Masters 2023": 609,
    "Grim Reminders": 700,
    "Menagerie 2024": 722,
    "Vault Masters 2024": 737,
    "Æmber Skies": 800,
    "Tokens of Change": 855,
    "More Mutation": 874,
    "Prophetic Visions": 886,
    "Martian Civil War": 892,
    "Discovery": 907,
    "Crucible Clash": 918,
    "Draconian Measures": 928,
    "Vault Masters 2025": 939,
    "Vault Masters 2026": 964,
}
"""Every set that deck services are known to name, also those that our facts leave out, and its number."""

ICON_ORDER = (*House, Icon.AMBER, Icon.CAPTURE, Icon.DAMAGE, Icon.DRAW, Icon.DISCARD, Icon.POWER)
"""How icons are drawn where a source only counts them: house icons first."""

_LONGEST_WORD = 60
"""Characters of a house or icon that this program does not know."""
_SHORT = {"coa": "CotA", "cota": "CotA", "mv": "", "æs": "AS", "aes": "AS", "men": "MG2024", "momu": "MoMu"}
_HOUSES = {title_key(word): house.value for house in House for word in (house, *house.words.everywhere())} | {
    "ungezahmt": House.UNTAMED.value,
    "saurianrepublic": House.SAURIAN.value,
}
_ICONS = {title_key(word): icon.value for icon in Icon for word in (icon, *icon.words.everywhere())} | {
    "capturing": Icon.CAPTURE.value
}
_BESIDE = {word: word for word in BESIDE_WORDS} | {"tide": "thetide", "prophecies": "prophecy"}
"""What stands in the place of a house, by the folded words for it."""
_BESIDE_NOUNS = (
    glossary.TOKEN_CREATURE,
    glossary.ARCHON_POWER,
    glossary.PROPHECY,
    glossary.TIDE_CARD,
    glossary.REFERENCE_CARD,
)
_ASIDE = frozenset(
    {
        *_BESIDE, "token", "tokens", "archonpowers", "references", "reference", "beilagen",
        *(title_key(said) for noun in _BESIDE_NOUNS for words in (noun.one, noun.many) for said in words.everywhere())
    }
)  # fmt: skip
"""Folded words for a house, a type or a part of a list that say a card is none of the 36."""
_HALVES = frozenset({"giganticcreatureart", "creature2", "giganticart"})
_TWINS = frozenset({"eviltwin"})


def house_word(word: str) -> str:
    """Return the house that `word` names in any spelling, or what stands in its place where a card lies beside the
    table; else the word itself in lower case."""
    key = title_key(word)
    return _HOUSES.get(key) or _BESIDE.get(key) or word.strip().lower()[:_LONGEST_WORD].strip()


def known_house(word: str) -> str | None:
    """Return the house that `word` names, or None for every other word."""
    return _HOUSES.get(title_key(word))


def icon_word(word: str) -> str:
    """Return the bonus icon or house that `word` names, else the word itself in lower case."""
    return known_icon(word) or word.strip().lower()[:_LONGEST_WORD].strip()


def known_icon(word: str) -> str | None:
    """Return the bonus icon or house that `word` names, or None for every other word."""
    key = title_key(word)
    return _ICONS.get(key) or _HOUSES.get(key)


def set_of_number(number: int) -> str:
    """Return the code of the set with that number, else "#" and the number."""
    return _numbers().get(number, f"#{number}"[:20])


def known_set(word: str) -> str | None:
    """Return the code of the set that `word` names by code, name or number, "#" and the number of one that is
    only known by name, or None."""
    word = word.strip()
    if word.isascii() and word.isdecimal():
        return set_of_number(int(word)) if len(word) < _LONGEST_NUMBER else None
    return _set_names().get(title_key(word)) or None


_LONGEST_NUMBER = 10


def set_word(word: str) -> str:
    """Return what the shelf keeps for a set named by `word`: a code, else "#" and a number or the word itself."""
    word = word.strip()
    return known_set(word) or (f"#{word}"[:20] if word else "")


def set_name(code: str) -> str:
    """Return the name of a set as the shelf keeps it: of "CotA", of "#601", of a word that came from elsewhere."""
    known = sets().get(code)
    if known is not None:
        return known.name
    word = code.removeprefix("#")
    return next((name for name, number in NUMBERS.items() if str(number) == word), word)


def aside(*words: str) -> bool:
    """Return whether one of the words for a card's house or type says that it is none of the 36."""
    return any(title_key(word) in _ASIDE for word in words)


def beside_house(card: str, set: str) -> str:
    """Return the house of a card that lies beside a deck, or what stands in its place: it is as printed in that set.

    Sources name it in many ways or not at all, and such a card is never a maverick.
    """
    return printing_of(card, set, "").house


@lru_cache(maxsize=1 << 13)
def is_reference(card: str) -> bool:
    """Return whether the card with that id lies beside a deck by its facts."""
    return facts()[card].type in REFERENCE_TYPES


def is_art_half(kind: str) -> bool:
    """Return whether a word for a type means the art half of a gigantic creature."""
    return bool(kind) and title_key(kind) in _HALVES


def is_twin(rarity: str) -> bool:
    """Return whether a word for a rarity means an Evil Twin."""
    return bool(rarity) and title_key(rarity) in _TWINS


@cache
def _numbers() -> dict[int, str]:
    found: dict[int, str] = {}
    for code, known in sets().items():
        for number in known.ids:
            found.setdefault(number, code)
    return found


@cache
def _set_names() -> dict[str, str]:
    found = {title_key(name): set_of_number(number) for name, number in NUMBERS.items()}
    found |= {
        title_key(name): code for code, known in sets().items() for name in (known.name, *set_words(code).everywhere())
    }
    return (
        found | {title_key(short): code for short, code in _SHORT.items()} | {title_key(code): code for code in sets()}
    )
