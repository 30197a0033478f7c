"""The words of the search for cards: fields, numbers and properties, typed as in the search for decks."""

from __future__ import annotations

from collections.abc import Mapping

from kfdesk.collection import vocabulary as vo
from kfdesk.collection.vocabulary import HOUSE_CODES, SET_CODES, Coded, Field, SearchWord, SearchWords, code_named
from kfdesk.engine import glossary
from kfdesk.engine.terms import CardType, Keyword
from kfdesk.language.estimates import EstimateKind
from kfdesk.text.words import Words


def _typed(text: str) -> Words:
    """Return a word as it is typed in a search, in each language one without spaces."""
    return Words(text, context="typed in a search")


def _entry(typed: Words, *aliases: str, words: Words | None = None) -> SearchWord:
    return SearchWord(words or typed, typed, aliases)


FIELDS: Mapping[Field, SearchWord] = {
    Field.NAME: _entry(_typed("name"), "card", "cards", "karte", "karten", words=Words("name")),
    Field.TRAIT: vo.FIELDS[Field.TRAIT],
    Field.SAYS: vo.FIELDS[Field.SAYS],
    Field.HOUSE: vo.FIELDS[Field.HOUSE],
    Field.SET: vo.FIELDS[Field.SET],
    Field.TYPE: _entry(_typed("type"), "types", "typ", "kartentyp", words=Words("type of card")),
    Field.RARITY: _entry(_typed("rarity"), "rarities", words=glossary.RARITY.one),
    Field.KEYWORD: _entry(_typed("keyword"), "keywords", words=glossary.KEYWORD.one),
    Field.MISSING: _entry(_typed("missing"), "fehlt", words=Words("missing of")),
    Field.IS: vo.FIELDS[Field.IS],
}
"""The fields that have a name. `TEXT` needs none; `NUMBER` stands for the many names of `NUMBERS`."""

ESTIMATES: Mapping[str, EstimateKind] = {
    "expected": EstimateKind.EXPECTED_AMBER,
    "steal": EstimateKind.STEAL,
    "capture": EstimateKind.CAPTURE,
    "control": EstimateKind.AMBER_CONTROL,
    "wipes": EstimateKind.BOARD_WIPES,
    "removal": EstimateKind.REMOVAL,
    "artifactcontrol": EstimateKind.ARTIFACT_CONTROL,
    "draw": EstimateKind.DRAW,
    "archive": EstimateKind.ARCHIVE,
    "keycheats": EstimateKind.KEY_CHEATS,
    "disruption": EstimateKind.DISRUPTION,
    "protection": EstimateKind.CREATURE_PROTECTION,
    "recursion": EstimateKind.RECURSION,
    "efficiency": EstimateKind.EFFICIENCY,
    "effectivepower": EstimateKind.EFFECTIVE_POWER,
}
"""The numbers that a card's definition counts for in the figures of decks: typed, and called in columns, as those."""

NUMBERS: Mapping[str, SearchWord] = {
    "power": vo.NUMBERS["power"],
    "armor": vo.NUMBERS["armor"],
    "amber": vo.NUMBERS["amber"],
    "owned": _entry(_typed("copies"), "owned", words=Words("copies owned")),
    "decks": _entry(_typed("decks"), words=Words("decks with the card")),
    "printings": _entry(_typed("printings"), "sets", words=Words("sets that print the card")),
    **{name: vo.NUMBERS[name] for name in ESTIMATES},
}
"""What is compared with a number."""

PROPERTIES: Mapping[str, SearchWord] = {
    "owned": _entry(_typed("owned"), words=Words("in my decks")),
    "missing": _entry(_typed("missing"), "unowned", "fehlt", words=Words("not in my decks")),
    "maverick": _entry(_typed("maverick"), "mavericks", words=Words("in my decks as a maverick")),
    "token": _entry(_typed("token"), "tokens", words=glossary.TOKEN_CREATURE.one),
    "gigantic": _entry(_typed("gigantic"), words=glossary.GIGANTIC_CREATURE),
    "twin": _entry(_typed("twin"), "eviltwin", "twins", words=glossary.RARITIES["Evil Twin"]),
    "reprint": _entry(_typed("reprint"), "reprints", "reprinted", words=Words("in more than one set")),
    "enhance": _entry(_typed("enhance"), "enhances", words=Words("puts bonus icons on cards of its deck")),
    "homemade": _entry(_typed("homemade"), "selbstgemacht", "eigenbau", words=Words("home-made")),
}
"""What follows `is:`."""


_TYPE_WORDS: Mapping[str, Words] = {kind.value: kind.words for kind in CardType}
_KEYWORD_WORDS: Mapping[str, Words] = {keyword.value: keyword.words for keyword in Keyword}
RARITIES: Mapping[str, Words] = glossary.RARITIES
"""What a rarity is called, by the word for it in the card facts."""


def types_named(said: str) -> tuple[str, ...]:
    """Return the types whose name in any language is the folded `said`, else begins with it."""
    return code_named(_TYPE_WORDS, said)


def rarities_named(said: str) -> tuple[str, ...]:
    """Return the rarities, as the card facts call them, whose name in any language is `said`, else begins with it."""
    return code_named(RARITIES, said)


def keywords_named(said: str) -> tuple[str, ...]:
    """Return the keywords whose name in any language is the folded `said`, else begins with it."""
    return code_named(_KEYWORD_WORDS, said)


def rarity_words(code: str) -> Words:
    """Return what a rarity is called."""
    return RARITIES[code]


CARDS = SearchWords(
    FIELDS,
    NUMBERS,
    PROPERTIES,
    {},
    {
        Field.HOUSE: HOUSE_CODES,
        Field.SET: SET_CODES,
        Field.MISSING: SET_CODES,
        Field.TYPE: Coded(types_named, lambda code: _TYPE_WORDS[code], lambda: [*_TYPE_WORDS]),
        Field.RARITY: Coded(rarities_named, rarity_words, lambda: [*RARITIES]),
        Field.KEYWORD: Coded(keywords_named, lambda code: _KEYWORD_WORDS[code], lambda: [*_KEYWORD_WORDS]),
    },
    Field.NAME,
    (Field.KEYWORD,),
    {},
)
"""The words of the search for cards."""
