"""Proposals for the word that is being typed into the search field of decks or of cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from kfdesk import catalogs
from kfdesk.cards.facts import facts, sets
from kfdesk.collection import vocabulary as vo
from kfdesk.collection.query import MAX_TEXT, starts_of_phrase
from kfdesk.collection.saying import cards_that_say, texts_are_read
from kfdesk.collection.vocabulary import DECKS, Field, SearchWords
from kfdesk.engine.terms import House
from kfdesk.language.nouns import TRAITS
from kfdesk.records import record
from kfdesk.text.folding import fold, said_in, searchable, squeezed
from kfdesk.text.translating import language_of_names
from kfdesk.text.words import LANGUAGES, Named, Words, same

MOST = 12
"""How many proposals are made."""
_MEANT = Words("Nothing matches. Did you mean {what}?")
_SAID = Words("No name has “{words}”; cards say it: {search}.")
_NEAR = 75.0
"""From how many percent of likeness on a word is proposed for one that nothing begins with."""


@record
class Suggestion:
    """Put `text` in the place of the characters from `start` to `end`; `words` say what it is.

    A text that ends with ":" or ">=" wants more to be typed; after any other a space may follow.
    """

    text: str
    start: int
    end: int
    words: Words


def suggest(
    text: str,
    cursor: int,
    *,
    tags: Sequence[str] = (),
    folders: Sequence[str] = (),
    language: str = "en",
    search: SearchWords = DECKS,
) -> list[Suggestion]:
    """Return how what is typed before the cursor may go on, the likeliest first; names are those of `language`.

    Several words that begin a name together are taken together: none of them is left behind.
    """
    cursor = max(0, min(cursor, len(text)))
    if cursor > MAX_TEXT:
        return []
    starts = starts_of_phrase(text, cursor, search)
    for start in starts:
        at = start + text[start:cursor].startswith("-")
        found = _going_on(text[at:cursor], tags, folders, language, search, near=start == starts[-1])
        if found:
            return [Suggestion(value, at, cursor, words) for value, words in found]
    return []


def _going_on(
    word: str, tags: Sequence[str], folders: Sequence[str], language: str, search: SearchWords, *, near: bool
) -> list[tuple[str, Words]]:
    """Return how a word or several go on, also by likeness where nothing else is found and `near` allows it."""
    field, colon, begun = word.partition(":")
    known = vo.names_of_fields(search).get(squeezed(field)) if colon else None
    if colon and isinstance(known, Field):
        found = _matching(begun.lstrip('"“„'), _values(known, search, language, tags, folders), near=near)
        return [(f"{field}:{value}", words) for value, words in found]
    if colon or not fold(word):
        return []
    return _matching(word, _anything(search, language, tags), near=near)


def said_by_cards(said: str) -> Words | None:
    """Return a hint that cards say the folded words, which were found nowhere else; None where none does, and while
    the texts have not been read."""
    if not texts_are_read() or not cards_that_say((said,), whole=" " in said):  # then in quotation marks: whole words
        return None
    typed = vo.FIELDS[Field.SAYS].typed
    search = {language: f"{_in_one(typed.say(language))}:{_quoted(said)}" for language in catalogs.languages()}
    return _SAID.filled(words=said, search=Named(search["en"], tuple(search.items())))


def near_words(said: str, tags: Sequence[str] = (), search: SearchWords = DECKS) -> Words | None:
    """Return a hint at what may have been meant by the folded words that were found nowhere; None for no idea."""
    near = {language: _near(said, _anything(search, language, tags)) for language in catalogs.languages()}
    found = [(language, values[0][0]) for language, values in near.items() if values]
    return _MEANT.filled(what=Named(found[0][1], tuple(found))) if found else None


Value = tuple[str, Words, str]
"""What is put in, what it is called, and the folded names it is found by."""


def _matching(begun: str, values: Iterable[Value], *, near: bool) -> list[tuple[str, Words]]:
    """Return the values that begin with what is typed, then those with a later word that does, else perhaps near
    ones."""
    said = fold(begun)
    values = list(values)
    if not said:
        return [(value, words) for value, words, _ in values[:MOST]]
    found = [(value, words) for value, words, names in values if f"/ {said}" in f"/{names}"]
    if len(found) < MOST:
        found += [(value, words) for value, words, names in values if said_in(names, said)]
    return list(dict.fromkeys(found))[:MOST] or (_near(said, values) if near else [])


def _near(said: str, values: Sequence[Value]) -> list[tuple[str, Words]]:
    if len(said) < 3:
        return []
    from rapidfuzz import fuzz, process  # only when nothing begins with what was typed

    names = [names.split(" / ")[0].strip() for _, _, names in values]
    found = process.extract(said, names, scorer=fuzz.ratio, score_cutoff=_NEAR, limit=3)
    return [values[index][:2] for _, _, index in found]


def _values(
    field: Field, search: SearchWords, language: str, tags: Sequence[str] = (), folders: Sequence[str] = ()
) -> Iterator[Value]:
    match field:
        case Field.HOUSE:
            for house in House:
                yield house.value, house.words, searchable(house.words.say(language), *house.words.everywhere(), house)
        case Field.SET | Field.MISSING:
            for code in sets():
                name = vo.set_words(code)
                yield code.lower(), name, searchable(code, name.say(language), *name.everywhere())
        case Field.IS | Field.HAS:
            for entry in (search.properties if field is Field.IS else search.possessions).values():
                yield _typed(entry, language), entry.words, _names(entry, language)
        case Field.TAG:
            yield from _named(tags)
        case Field.FOLDER:
            yield from _named(folders)
        case Field.TRAIT:
            yield from _traits(language)
        case Field.SOURCE:
            for source, words in vo.SOURCES.items():
                yield source.value, words, searchable(source, *words.everywhere())
        case Field.TYPE | Field.RARITY | Field.KEYWORD:
            coded = search.codes[field]
            for code in coded.known():
                words = coded.say(code)
                said = words.say(language)
                typed = _in_one(said) if said.replace(" ", "").replace("-", "").isalpha() else squeezed(code)
                yield typed, words, searchable(said, *words.everywhere(), code)
        case _ if field is search.card:
            yield from _cards(language, language_of_names())
        case _:
            return


def _anything(search: SearchWords, language: str, tags: Sequence[str]) -> list[Value]:
    """Return what a word without a field may become: fields, figures, houses, properties, sets, tags, traits, cards."""
    of_cards = _of_cards(search, language, language_of_names())
    of_tags = _labelled(Field.TAG, search, language, tags) if Field.TAG in search.fields else ()
    return [*_of_the_program(search, language), *of_tags, *of_cards]


_OF_THE_PROGRAM = (Field.HOUSE, Field.IS, Field.TYPE, Field.RARITY, Field.KEYWORD, Field.SET)
"""The fields whose values a word without a field may be, in this order."""


@catalogs.made_of_catalogs
@cache
def _of_the_program(search: SearchWords, language: str) -> tuple[Value, ...]:
    """Return the fields and figures of a search, and what may follow some of them, such as houses and sets."""
    fields = ((f"{_typed(entry, language)}:", entry) for entry in search.fields.values())
    numbers = ((f"{_typed(entry, language)}>=", entry) for entry in search.numbers.values())
    named = [(said, entry.words, _names(entry, language)) for said, entry in (*fields, *numbers)]
    known = (field for field in _OF_THE_PROGRAM if field in search.fields)
    return (*named, *(value for field in known for value in _labelled(field, search, language)))


@catalogs.made_of_catalogs
@cache
def _of_cards(search: SearchWords, language: str, names: str) -> tuple[Value, ...]:
    """Return the traits and names that cards have; `names` is the wished language of names."""
    del names  # only remembered by it
    return (*_labelled(Field.TRAIT, search, language), *_labelled(search.card, search, language))


def _labelled(field: Field, search: SearchWords, language: str, tags: Sequence[str] = ()) -> Iterator[Value]:
    label = _typed(search.fields[field], language)
    for value, words, names in _values(field, search, language, tags):
        yield f"{label}:{value}", words, names


def _typed(entry: vo.SearchWord, language: str) -> str:
    """Return how a word of the search is typed: without the spaces and capitals that a translation may have."""
    return _in_one(entry.typed.say(language))


def _in_one(typed: str) -> str:
    return "".join(typed.split()).lower()


def _names(entry: vo.SearchWord, language: str) -> str:
    return searchable(entry.typed.say(language), entry.words.say(language), *entry.names)


def _named(names: Sequence[str]) -> Iterator[Value]:
    for name in names:
        yield _quoted(name), same(name), searchable(name)


@catalogs.made_of_catalogs
@cache
def _traits(language: str) -> tuple[Value, ...]:
    traits = {trait: TRAITS[trait].name if trait in TRAITS else same(trait) for trait in _all_traits()}
    # The shelf finds traits by their English and German names.
    values = (
        (_quoted(name.say(language) if language in LANGUAGES else trait), name, searchable(name.say(language), trait))
        for trait, name in traits.items()
    )
    return tuple(sorted(values, key=lambda value: value[2]))


def _all_traits() -> set[str]:
    return {trait for card in facts().values() for trait in card.traits}


@catalogs.made_of_catalogs
@cache
def _cards(language: str, names: str) -> tuple[Value, ...]:
    """Return the names of all cards in that language, or in the wished one `names`, and in English, by name."""
    del names  # `name_in` follows it; only remembered by it
    found: dict[str, Value] = {}
    for card in facts().values():
        name = card.name_in(language)
        found.setdefault(name, (_quoted(name), card.title, searchable(name, card.name)))
    return tuple(found[name] for name in sorted(found, key=fold))


def _quoted(name: str) -> str:
    """Return a name as it is typed: in quotes where it has more than one word or a sign."""
    bare = name.replace('"', "").replace("“", "").replace("”", "").replace("„", "")
    return bare if bare.isalnum() else f'"{bare}"'
