"""What a text says that is a fact of its card: keywords, and the icons that the card enhances its deck with."""

from __future__ import annotations

import re

from kfdesk.engine.terms import HOUSES, House, Icon, Keyword
from kfdesk.language import nouns
from kfdesk.language.reading.printed import BEHIND, SIGNS, without_reminders
from kfdesk.language.reading.typed import Typed
from kfdesk.language.rules.keywords import has_number
from kfdesk.records import record

MOST_ICONS = 10
"""The most icons that a card may enhance its deck with; those that are printed have six at most."""
_MOST_DIGITS = 2
"""Of the number of a keyword."""

_KEYWORDS = {word.name.en.casefold(): keyword for keyword, word in nouns.KEYWORDS.items()}
_TITLES = "|".join(re.escape(title) for title in _KEYWORDS)
_KEYWORD = re.compile(rf"({_TITLES})(?: (\d+|X))?\.\s*", re.IGNORECASE)
_ENHANCE = re.compile(r"Enhance ?([^.\n]*)\.\s*", re.IGNORECASE)
_ICONS = {
    **{icon.value: icon.value for icon in Icon},
    "æmber": Icon.AMBER.value,
    **{word: word for word in HOUSES},
    **{f"house:{word}": word for word in HOUSES},
    **{house.words.en.casefold(): house.value for house in House},
}
"""The words and marks that mean an icon."""
_ICON = re.compile(r"\{([^{}]*)\}|([^{},]+)")


@record
class OfItself:
    """The keywords of a text with their amounts and the icons behind "Enhance", in its order; `unread` is what stands
    where these stand and means none."""

    keywords: tuple[tuple[Keyword, int], ...]
    enhance: tuple[str, ...]
    unread: tuple[str, ...]


def of_itself(text: str) -> OfItself:
    """Return the facts that stand at the beginning of the lines of a text, or as a keyword behind an ability.

    Rules: "Keywords", "Enhance".

    A keyword whose number is X is not read: what X is would be an ability.
    """
    keywords: dict[Keyword, int] = {}
    enhance: list[str] = []
    unread: list[str] = []
    for sentence in _sentences(text):
        if found := _KEYWORD.fullmatch(sentence):
            keyword = _KEYWORDS[found[1].casefold()]
            amount = _amount(keyword, found[2])
            if amount:
                keywords[keyword] = amount + (keywords.get(keyword, 0) if has_number(keyword) else 0)
            else:
                unread.append(sentence.strip())
        elif found := _ENHANCE.fullmatch(sentence):
            icons = _icons(found[1])
            if icons and len(enhance) + len(icons) <= MOST_ICONS:
                enhance += icons
            else:
                unread.append(sentence.strip())
    return OfItself(tuple(keywords.items()), tuple(enhance), tuple(unread))


def _sentences(text: str) -> list[str]:
    """Return the sentences at the beginning and the end of each line that say a keyword or icons."""
    sentences = []
    for line in without_reminders(Typed(text)).text.translate(SIGNS).split("\n"):
        rest = line.strip()
        while found := _KEYWORD.match(rest) or _ENHANCE.match(rest):
            sentences.append(found[0])
            rest = rest[found.end() :]
        sentences += [f"{keyword}." for keyword in BEHIND.findall(rest)]
    return sentences


def _amount(keyword: Keyword, said: str | None) -> int:
    """Return the amount of a keyword, 1 for one that has no number; 0 where it is said in no way that is read."""
    if not has_number(keyword):
        return 0 if said else 1
    return int(said) if said and said.isdecimal() and len(said) <= _MOST_DIGITS else 0


def _icons(said: str) -> list[str]:
    """Return the icons that are named by marks or words; none where one of them is unknown."""
    words = [(mark or word).strip().casefold() for mark, word in _ICON.findall(said)]
    known = [_ICONS.get(word, "") for word in words if word]
    return known if all(known) else []
