"""One line of a plain deck list: the card it names, how often, and the marks beside it.

A name is tried whole first, then with marks, counts, numbers and rarities taken off from both ends, one at a
time: so "1-2 Punch" and "Master of 2" keep their digits while "2 Anger" and "001 Anger C" lose them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from kfdesk.cards.facts import facts
from kfdesk.collection import vocabulary as vo
from kfdesk.collection.importers.draft import MAX_COPIES, MAX_TITLE, Listed, printed_houses
from kfdesk.collection.importers.vocabulary import aside, known_house, known_icon
from kfdesk.collection.records import HOUSE_WORDS
from kfdesk.collection.titles import card_id, title_key
from kfdesk.engine import glossary

_RARITIES = {
    "c": "Common", "u": "Uncommon", "r": "Rare", "s": "Special", "f": "FIXED", "v": "Variant",
    "common": "Common", "uncommon": "Uncommon", "rare": "Rare", "special": "Special", "fixed": "FIXED",
    "variant": "Variant", "token": "Token", "et": "Evil Twin", "eviltwin": "Evil Twin",
    "häufig": "Common", "haufig": "Common", "selten": "Rare", "ungewohnlich": "Uncommon",
}  # fmt: skip
_MARKS = {
    "m": "maverick", "maverick": "maverick", "mav": "maverick", "l": "legacy", "legacy": "legacy",
    "a": "anomaly", "anomaly": "anomaly", "anomalie": "anomaly", "vermachtnis": "legacy",
}  # fmt: skip
_NOUNS = {"maverick": glossary.MAVERICK, "legacy": glossary.LEGACY, "anomaly": glossary.ANOMALY}
_SILENT = frozenset(
    {"from", "of", "house", "fraktion", "haus", "aus", "von", "bonus", "icon", "icons", "enhanced", "enhancement",
     "enhancements", "e", "with", "mit", "and", "und"}
)  # fmt: skip
_GROUP = re.compile(r"\s*[(\[{]([^()\[\]{}]{1,80})[)\]}]$")
_PLUSES = re.compile(r"\s+(\+\s*\w[\w +]{1,60})$")
_DASHED = re.compile(r"\s+[-–—:]\s*([^-–—:]{1,60})$")
_WORD_AT_END = re.compile(r"[\s,•·*]+([\w]{1,12})$")
# Not behind a digit: a card is called “EDAI ‘Edie’ 4x4”.
_COUNT_AT_END = re.compile(r"\s*(?:(?<!\d)[x×*]\s*(\d{1,3})|\s(\d{1,3})\s*[x×])$", re.IGNORECASE)
_COUNT_AT_START = re.compile(r"^(?:(\d{1,3})\s*[x×*]\s+|(\d{1,3})[x×](?=[^\W\d_])|[x×]\s?(\d{1,3})\s+)", re.IGNORECASE)
_NUMBER_AT_START = re.compile(r"^[#(\[]?([A-Z]?\d{1,3})[.:)\]]?\s*[-–•·|]?\s+", re.IGNORECASE)
_NUMBER_AT_END = re.compile(r"\s+#?(\d{1,3})$")
_BETWEEN = re.compile(r"[\s,;:/+&|·•]+")
_TIMES = re.compile(r"(?:[x×]?(\d)|(\d)[x×])")
_MOST_COPIES = 12
"""A bare number above this in front of a name is no count."""
_MANY_COPIES = 4
"""From here on a bare number that is also the card's collector number is that, and no count."""


@dataclass(slots=True)
class Found:
    """A line taken apart: the card's name as it stands there, its id if it is known, and what stood beside it."""

    title: str
    id: str | None = None
    count: int = 1
    number: str = ""
    rarity: str = ""
    marks: set[str] = field(default_factory=set)
    icons: list[str] = field(default_factory=list)
    beside: bool = False
    """Whether the words beside the name say that the card lies beside the deck: "(Token Creature)"."""
    houses: list[str] = field(default_factory=list)
    """Houses that stand in brackets: where a maverick is from, a house icon, or the card's house."""

    def listed(self, house: str) -> Listed:
        """Return the entry for a list under the heading `house`, "" where there is none.

        A house in brackets is the card's house where there is no heading. Under a heading it is where a
        maverick is from, if the card is printed there and not here; else it is a house icon.
        """
        printed = printed_houses(self.id) if self.id else ()
        icons = list(self.icons)
        maverick = "maverick" in self.marks
        for marked in self.houses:
            if not house:
                house = marked
            elif marked != house and marked in printed and house not in printed:
                maverick = True
            elif marked != house and not maverick:
                icons.insert(0, marked)
        return Listed(
            self.title,
            house,
            self.id,
            self.count,
            tuple(icons),
            maverick,
            "legacy" in self.marks,
            "anomaly" in self.marks,
            self.number,
            self.rarity,
        )


def found_in(line: str, set: str = "", house: str = "") -> Found:
    """Return what a line says of one card; `id` is None where no card of that name is known."""
    found = Found(line[:MAX_TITLE])
    bare = ""
    while True:
        twin = found.rarity == "Evil Twin"
        found.id = card_id(found.title, set=set, house=house, twin=twin)
        if found.id is not None:
            break
        taken, bare = _shortened(found, bare)
        if not taken:
            break
    _number_or_count(found, bare)
    return found


def _shortened(found: Found, bare: str) -> tuple[bool, str]:
    """Take one mark off the title; return whether there was one, and the bare number that stood in front."""
    for pattern, takes in _STEPS:
        match = pattern.search(found.title)
        if match is None:
            continue
        rest = (found.title[: match.start()] + found.title[match.end() :]).strip(" ,•·")
        word = next((group for group in match.groups() if group), "")
        if pattern is _NUMBER_AT_START and rest and not bare:
            found.title = rest
            return True, word
        if rest and takes(found, word):
            found.title = rest
            return True, bare
    return False, bare


def _take_group(found: Found, words: str) -> bool:
    """Take marks, icons, houses, a rarity or a count that stand together; all must be understood or none is taken."""
    if house := known_house(words):
        found.houses.append(house)
        return True
    if aside(words):
        found.beside = True
        return True
    if mark := _mark(title_key(words)):  # in some language it may be more than one word
        found.marks.add(mark)
        return True
    icons: list[str] = []
    houses: list[str] = []
    marks: set[str] = set()
    rarity, times, plain = "", 1, True
    for token in filter(None, _BETWEEN.split(words)):
        key = title_key(token) or token
        house_or_icon = known_icon(token) or ("amber" if token in ("Æ", "æ") else None)
        if number := _TIMES.fullmatch(token):
            times, plain = int(number[1] or number[2]), plain and True
            if icons and (token[0] in "x×"):
                icons += [icons[-1]] * (times - 1)
                times = 1
            continue
        plain = False
        if house_or_icon in HOUSE_WORDS:
            houses.append(str(house_or_icon))
        elif house_or_icon:
            icons += [house_or_icon] * times
        elif mark := _mark(key):
            marks.add(mark)
        elif key in _RARITIES and not rarity:
            rarity = _RARITIES[key]
        elif key not in _SILENT:
            return False
        times = 1
    if any(map(aside, _BETWEEN.split(words))):
        found.beside, houses, icons = True, [], []
    if plain:
        return _take_count(found, str(times))
    found.icons[:0] = icons
    found.houses += houses
    found.marks |= marks
    found.rarity = rarity or found.rarity
    return True


def _mark(key: str) -> str | None:
    """Return the mark that a folded word is, also one that a list of ours has in another language."""
    return _MARKS.get(key) or next((mark for mark, noun in _NOUNS.items() if key in vo.labels(noun.one)), None)


def _take_count(found: Found, word: str) -> bool:
    count = int(word)
    if found.count != 1 or not 1 <= count <= MAX_COPIES:
        return False
    found.count = count
    return True


def _take_rarity(found: Found, word: str) -> bool:
    """Take a rarity or mark that stands behind the name without brackets."""
    key = title_key(word)
    if len(key) > 1 and (mark := _mark(key)):
        found.marks.add(mark)
        return True
    if key not in _RARITIES or found.rarity or (len(key) == 1 and not word.isupper()):
        return False
    found.rarity = _RARITIES[key]
    found.beside = found.beside or found.rarity == _RARITIES["token"]
    return True


def _take_nothing(found: Found, word: str) -> bool:
    """A number in front is kept aside: what it was is decided when the card is known."""
    return False


def _take_short_count(found: Found, word: str) -> bool:
    return not word.startswith("0") and int(word) <= _MOST_COPIES and _take_count(found, word)


_STEPS: tuple[tuple[re.Pattern[str], Callable[[Found, str], bool]], ...] = (
    (_GROUP, _take_group),
    # First in front: with "2x Edai “Edie” 4x4" the digits behind are part of the name.
    (_COUNT_AT_START, _take_count),
    (_COUNT_AT_END, _take_count),
    (_PLUSES, _take_group),
    (_DASHED, _take_group),
    (_WORD_AT_END, _take_rarity),
    (_NUMBER_AT_START, _take_nothing),
    (_NUMBER_AT_END, _take_short_count),
)
"""What may stand around a name, in the order in which it is taken off."""


def _number_or_count(found: Found, bare: str) -> None:
    """Decide what a bare number in front of the name was: a collector number, or how many copies."""
    if not bare:
        return
    count = int(bare) if bare.isdecimal() else 0
    padded = not bare.isdecimal() or len(bare) == len("001")
    printed = found.id is not None and any(
        printing.number.isdecimal() and int(printing.number) == count for printing in facts()[found.id].printings
    )
    if padded or found.rarity or count > _MOST_COPIES or count < 1 or (printed and count >= _MANY_COPIES):
        found.number = bare.upper()
    elif found.count == 1:
        found.count = count
