"""The words of the shelf's search: fields, figures and properties with their names and aliases in both languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from kfdesk import catalogs
from kfdesk.cards.facts import sets
from kfdesk.collection.purposes import LIST_WORDS
from kfdesk.collection.ratings import RATINGS
from kfdesk.collection.records import HOUSE_WORDS, Source
from kfdesk.engine import glossary
from kfdesk.engine.terms import House
from kfdesk.records import entity
from kfdesk.text.folding import fold, said_in, searchable, squeezed
from kfdesk.text.words import Words, same


class Field(StrEnum):
    """What a term of a query looks at."""

    TEXT = "text"
    """Everything that has words: name, cards, traits, houses, set, tags, notes."""
    NAME = "name"
    CARD = "card"
    TRAIT = "trait"
    SAYS = "says"
    """What cards do: their rules texts."""
    HOUSE = "house"
    SET = "set"
    TAG = "tag"
    FOLDER = "folder"
    NOTES = "notes"
    SOURCE = "source"
    IS = "is"
    HAS = "has"
    NUMBER = "number"
    ADDED = "added"
    PLAYED = "played"
    RATED = "rated"
    """When Decks of KeyForge worked out its figures."""
    VAULT_DATE = "vaultdate"
    """When the figures of the Master Vault were taken."""
    THIS_CARD = "thiscard"
    """One card by its id, whatever others are called the same."""
    TYPE = "type"
    RARITY = "rarity"
    KEYWORD = "keyword"
    LENT = "lent"
    """To whom the deck is lent."""
    BORROWED = "borrowed"
    """From whom it is borrowed."""
    HELD_SINCE = "heldsince"
    """Since when it is lent or borrowed."""
    MISSING = "missing"
    """Cards of a set that no deck of that set has."""


class SearchWord(NamedTuple):
    """A word of the search: what a person reads, what is typed in each language (one word), and what else is
    understood."""

    words: Words
    typed: Words
    aliases: tuple[str, ...] = ()

    def as_typed(self, language: str) -> str:
        """Return it as it is typed in a language, in lower case."""
        return "".join(self.typed.say(language).split()).lower()

    @property
    def names(self) -> tuple[str, ...]:
        """Every way to type it, folded and without spaces."""
        return tuple(squeezed(said) for said in (*self.typed.everywhere(), self.words.en, *self.aliases))


def _typed(text: str) -> Words:
    """Return a word as it is typed in a search, in each language one without spaces."""
    return Words(text, context="typed in a search")


def _entry(typed: Words, *aliases: str, words: Words | None = None) -> SearchWord:
    return SearchWord(words or typed, typed, aliases)


FIELDS: dict[Field, SearchWord] = {
    Field.NAME: _entry(_typed("name"), "deck", words=Words("name")),
    Field.CARD: _entry(_typed("card"), "cards", "karten", words=Words("card")),
    Field.TRAIT: _entry(_typed("trait"), "traits", "merkmale", words=Words("trait")),
    Field.SAYS: _entry(_typed("says"), "text", "does", "rules", "kartentext", words=Words("card text")),
    Field.HOUSE: _entry(_typed("house"), "houses", "haus", "fraktionen", words=Words("house")),
    Field.SET: _entry(_typed("set"), "expansion", "edition", "erweiterung", words=Words("set")),
    Field.TAG: _entry(_typed("tag"), "tags", "schlagworte", "etikett", words=Words("tag")),
    Field.FOLDER: _entry(_typed("folder"), "folders", words=Words("folder")),
    Field.NOTES: _entry(_typed("notes"), "note", "notiz", words=Words("notes")),
    Field.SOURCE: _entry(_typed("source"), "from", "von", words=Words("source")),
    Field.IS: _entry(_typed("is")),
    Field.HAS: _entry(_typed("has"), "with", "mit"),
    Field.ADDED: _entry(_typed("added"), "since", "seit"),
    Field.PLAYED: _entry(_typed("played")),
    Field.RATED: _entry(_typed("rated"), words=Words("rated")),
    Field.VAULT_DATE: _entry(_typed("vaultdate"), words=Words("Vault figures of")),
    Field.LENT: _entry(_typed("lent"), "lentto", words=Words("lent to")),
    Field.BORROWED: _entry(_typed("borrowed"), "borrowedfrom", words=Words("borrowed from")),
    Field.HELD_SINCE: _entry(_typed("lentsince"), words=Words("lent or borrowed since")),
}
"""The fields that have a name. `TEXT` needs none; `NUMBER` stands for the many names of `NUMBERS`."""

COUNTED = (Field.CARD, Field.TRAIT, Field.SAYS)
"""The fields of decks that look at cards, which may be counted: `card:anger>=2`."""

DATED = (Field.ADDED, Field.PLAYED, Field.RATED, Field.VAULT_DATE, Field.HELD_SINCE)
"""The fields that are compared with a day, a month or a year."""

_RATINGS: dict[str, SearchWord] = {
    "sas": _entry(_typed("sas")),
    "percentile": _entry(_typed("percentile"), "saspercentile"),
    "synergy": _entry(_typed("synergy")),
    "antisynergy": _entry(_typed("antisynergy")),
    "sas1": _entry(_typed("sas1")),
    "sas2": _entry(_typed("sas2")),
    "sas3": _entry(_typed("sas3")),
    "aerc": _entry(_typed("aerc")),
    "aerccontrol": _entry(_typed("aerccontrol")),
    "aercexpected": _entry(_typed("aercexpected")),
    "aercartifacts": _entry(_typed("aercartifacts")),
    "aerccreatures": _entry(_typed("aerccreatures")),
    "aercpower": _entry(_typed("aercpower")),
    "aercefficiency": _entry(_typed("aercefficiency")),
    "aercrecursion": _entry(_typed("aercrecursion")),
    "aercdisruption": _entry(_typed("aercdisruption")),
    "aercprotection": _entry(_typed("aercprotection")),
    "aercother": _entry(_typed("aercother")),
    "powerlevel": _entry(_typed("powerlevel")),
    "vaultchains": _entry(_typed("vaultchains")),
    "vaultwins": _entry(_typed("vaultwins")),
    "vaultlosses": _entry(_typed("vaultlosses")),
    "casualwins": _entry(_typed("casualwins")),
    "casuallosses": _entry(_typed("casuallosses")),
    "shards": _entry(_typed("shards")),
}
"""How the figures of other sites are typed."""

NUMBERS: dict[str, SearchWord] = {
    "amber": _entry(_typed("amber"), "bonus", "rawamber", words=Words("Æmber")),
    "expected": _entry(_typed("expected"), "expectedamber", words=glossary.EXPECTED_AMBER),
    "creatures": _entry(_typed("creatures"), "creature", "kreatur"),
    "actions": _entry(_typed("actions"), "action", "aktion"),
    "artifacts": _entry(_typed("artifacts"), "artifact", "artefakt", "artefacts"),
    "upgrades": _entry(_typed("upgrades"), "upgrade", "aufwertung"),
    "power": _entry(_typed("power"), "staerke"),
    "armor": _entry(_typed("armor"), "armour", "ruestung"),
    "rares": _entry(_typed("rares"), "rare", "selten"),
    "mavericks": _entry(_typed("mavericks"), words=Words("Mavericks")),
    "legacies": _entry(_typed("legacies"), words=Words("Legacies")),
    "anomalies": _entry(_typed("anomalies")),
    "enhanced": _entry(_typed("enhanced"), "enhancements", words=Words("enhanced cards")),
    "steal": _entry(_typed("steal"), "steals", "stiehlt"),
    "capture": _entry(_typed("capture"), "captures", "einfangen"),
    "draw": _entry(_typed("draw"), "draws"),
    "archive": _entry(_typed("archive"), "archives"),
    "wipes": _entry(_typed("wipes"), "wipe", "raeumungen", words=glossary.BOARD_WIPE.many),
    "removal": _entry(_typed("removal"), "remove"),
    "keycheats": _entry(_typed("keycheats"), "keycheat", words=glossary.KEY_CHEAT.many),
    "control": _entry(_typed("control"), "ambercontrol", words=glossary.AMBER_CONTROL),
    "artifactcontrol": _entry(_typed("artifactcontrol"), words=glossary.ARTIFACT_CONTROL),
    "disruption": _entry(_typed("disruption"), "disrupt"),
    "protection": _entry(_typed("protection"), "creatureprotection", words=Words("creature protection")),
    "recursion": _entry(_typed("recursion")),
    "efficiency": _entry(_typed("efficiency")),
    "effectivepower": _entry(_typed("effectivepower"), words=Words("effective power")),
    "wins": _entry(_typed("wins"), "win", "won", "sieg"),
    "losses": _entry(_typed("losses"), "loss", "lost", "niederlage"),
    "games": _entry(_typed("games"), "partien"),
    "winrate": _entry(_typed("winrate"), words=Words("win rate in percent")),
    "practice": _entry(_typed("practice"), words=Words("games against the program")),
    "practicerate": _entry(_typed("practicerate"), words=Words("win rate against the program in percent")),
    "strength": _entry(_typed("strength"), words=Words("percent won in the program’s hands")),
    "strengthreach": _entry(
        _typed("strengthreach"), words=Words("uncertainty of the percent won in the program’s hands, in points")
    ),
    "trialgames": _entry(_typed("trialgames"), words=Words("games of the program with itself")),
    "chains": _entry(_typed("chains"), "chain", "kette"),
    "price": _entry(_typed("price"), "cost", "kosten", words=Words("price")),
    "size": _entry(_typed("size"), "groesse", words=Words("number of cards")),
    "unknown": _entry(_typed("unknown"), "missing", "fehlend", words=Words("unknown cards")),
    **{column: entry._replace(words=RATINGS[column].words) for column, entry in _RATINGS.items()},
}
"""What is compared with a number. Searches that were kept may name unknown cards as older versions did ("missing")."""

PROPERTIES: dict[str, SearchWord] = {
    "favorite": _entry(_typed("favorite"), "favourite", "fav", "liebling", "star"),
    "maverick": _entry(_typed("maverick"), "mavericks", words=Words("with a maverick")),
    "legacy": _entry(_typed("legacy"), words=Words("with a legacy card")),
    "anomaly": _entry(_typed("anomaly"), words=Words("with an anomaly")),
    "enhanced": _entry(_typed("enhanced"), words=Words("with enhanced cards")),
    "gigantic": _entry(_typed("gigantic"), words=Words("with a gigantic creature")),
    "twin": _entry(_typed("twin"), "eviltwin", "twins", words=Words("with an evil twin")),
    "playable": _entry(_typed("playable")),
    "unplayable": _entry(_typed("unplayable"), words=Words("not playable")),
    "generated": _entry(_typed("generated")),
    "sample": _entry(_typed("sample"), "beispiel", words=Words("ships with the program")),
    "imported": _entry(_typed("imported")),
    "alliance": _entry(_typed("alliance")),
    "theory": _entry(_typed("theory"), "theoriedeck", words=Words("theory decks")),
    "homemade": _entry(_typed("homemade"), "selbstgemacht", "eigenbau", words=Words("home-made")),
    "changed": _entry(_typed("changed"), "renamed", "corrected", "byhand", words=Words("changed by hand")),
    "double": _entry(_typed("double"), "doubles", "duplicate", "dublette", words=Words("there twice")),
    "played": _entry(_typed("played")),
    "practiced": _entry(_typed("practiced"), words=Words("played against the program")),
    "unplayed": _entry(_typed("unplayed"), words=Words("never played")),
    "unknown": _entry(_typed("unknown"), words=Words("with unknown cards")),
    "incomplete": _entry(_typed("incomplete"), words=Words("not known whole")),
    "trade": _entry(_typed("trade"), "fortrade", "tausch", words=LIST_WORDS["trade"]),
    "sale": _entry(_typed("sale"), "forsale", "verkauf", words=LIST_WORDS["sale"]),
    "wanted": _entry(_typed("wanted"), "wishlist", "wish", "gesucht", words=LIST_WORDS["wanted"]),
    "lent": _entry(_typed("lent"), "verliehen", words=LIST_WORDS["lent"]),
    "borrowed": _entry(_typed("borrowed"), "geliehen", "ausgeliehen", words=LIST_WORDS["borrowed"]),
}
"""What follows `is:`."""

POSSESSIONS: dict[str, SearchWord] = {
    "notes": _entry(_typed("notes"), "note", "notiz", words=Words("notes")),
    "tags": _entry(_typed("tags"), "tag", "schlagwort", "schlagworte"),
    "folder": _entry(_typed("folder"), words=Words("a folder")),
    "results": _entry(_typed("results"), "result", "games", "ergebnis", "spiele"),
    "chains": _entry(_typed("chains"), "chain", "kette"),
    "figures": _entry(
        _typed("figures"),
        "zahlen",
        "foreign",
        words=Words("figures of other sites"),
    ),
    "sas": _entry(_typed("sas"), "ratings", words=Words("a SAS rating")),
    "price": _entry(_typed("price"), words=Words("a price")),
}
"""What follows `has:`."""

TYPES = {"creature": "creatures", "action": "actions", "artifact": "artifacts", "upgrade": "upgrades"}
"""What follows `type:` (also in German), and the figure it is counted in."""
TYPE_FIELD = ("type", "typ", "types", "kartentyp")


class Coded(NamedTuple):
    """What may follow a field whose values have codes: the codes that folded words mean, what a code is called, and
    all words there are, for a guess at what was meant."""

    find: Callable[[str], tuple[str, ...]]
    say: Callable[[str], Words]
    known: Callable[[], list[str]]


@entity
class SearchWords:
    """All words that a search understands: those of a search for decks are `DECKS`.

    `card` is the field that a card is named by, `types` what `type:` counts, none where it is a field as any other, and
    `counted` are the fields that may be compared with a number: `card:anger>=2`.
    """

    fields: Mapping[Field, SearchWord]
    numbers: Mapping[str, SearchWord]
    properties: Mapping[str, SearchWord]
    possessions: Mapping[str, SearchWord]
    codes: Mapping[Field, Coded]
    card: Field
    counted: tuple[Field, ...]
    types: Mapping[str, str]


@catalogs.made_of_catalogs
@cache
def names_of_fields(words: SearchWords) -> dict[str, Field | str]:
    """Return every folded name of a field, and of a figure as its column; a name of our own means no other in any
    language."""
    entries: list[tuple[Field | str, SearchWord]] = [*words.numbers.items(), *words.fields.items()]
    said: dict[str, Field | str] = {name: key for key, entry in entries for name in entry.names}
    own = {name: key for key, entry in entries for name in (str(key), squeezed(entry.typed.en), *entry.aliases)}
    return said | own


def field_names() -> dict[str, Field | str]:
    """Return the names of the fields and figures of decks."""
    return names_of_fields(DECKS)


def entry_named(table: Mapping[str, SearchWord], said: str) -> str | None:
    """Return the entry of `table` that the folded `said` names, or that alone begins with it."""
    named = [(name, key) for key, entry in table.items() for name in (key, *entry.names)]
    exact = next((key for name, key in named if name == said), None)
    begun = {key for name, key in named if name.startswith(said)}
    return exact or (begun.pop() if len(begun) == 1 else None)


def houses_named(said: str) -> tuple[str, ...]:
    """Return the houses whose name in any language begins with the folded `said`; an exact name only itself."""
    bare, names = said.replace(" ", ""), _names_of_houses()
    exact = tuple(house for house, known in names if bare in known)
    return exact or tuple(house for house, known in names if any(name.startswith(bare) for name in known))


@catalogs.made_of_catalogs
@cache
def _names_of_houses() -> tuple[tuple[str, frozenset[str]], ...]:
    """Return the houses, each with its names in all languages as they are compared with what is typed."""
    return tuple((house.value, frozenset((house.value, *map(squeezed, house.words.everywhere())))) for house in House)


def sets_named(said: str) -> tuple[str, ...]:
    """Return the codes of the sets that the folded `said` means: by code, number, or the beginning of words of
    the name. A number nobody knows is the code that unknown sets have, such as "#601"."""
    codes = {fold(code): code for code in sets()} | {"aes": "AS"}
    if said in codes:
        return (codes[said],)
    if said.isascii() and said.isdigit():
        by_number = tuple(code for code, known in sets().items() if int(said) in known.ids[:1])
        return by_number or (f"#{said}",)
    return tuple(
        code
        for code in sets()
        if fold(code).startswith(said) or said_in(searchable(*set_words(code).everywhere()), said)
    )


LIST_SET = Words("Set: {set}")
LIST_HOUSES = Words("Houses: {houses}")
LIST_KIND = Words("Kind of deck: {kind}")
LIST_REFERENCES = Words("References:")
"""What a deck in words says before its cards, and above the cards beside it: the importers read it back."""


@catalogs.made_of_catalogs
@cache
def labels(words: Words) -> frozenset[str]:
    """Return the folded labels, what stands before the colon, that such a line has in all languages."""
    return frozenset(squeezed(said.partition(":")[0]) for said in words.everywhere())


def house_title(house: str) -> Words:
    """Return what a house is called; the source's word for one that this program does not know, "?" for none."""
    return House(house).words if house in HOUSE_WORDS else same(house.title() or "?")


def set_words(code: str) -> Words:
    """Return the name of a set, or its code where it is unknown."""
    known = sets().get(code)
    return glossary.SETS.get(code) or same(known.name if known else code)


SOURCES: dict[Source, Words] = {
    Source.OWN: Words("deck file"),
    Source.MASTER_VAULT: same("Master Vault"),
    Source.DECKS_OF_KEYFORGE: same("Decks of KeyForge"),
    Source.KEYTEKI: same("keyteki"),
    Source.TEXT: Words("text list"),
    Source.GENERATED: Words("generated"),
    Source.SAMPLE: Words("ships with the program"),
    Source.HOMEMADE: Words("home-made"),
}


def sources_named(said: str) -> tuple[str, ...]:
    """Return the sources whose name has words that begin with the folded `said`."""
    names = ((source, searchable(source, *words.everywhere())) for source, words in SOURCES.items())
    return tuple(source.value for source, known in names if said_in(known, said))


# What has codes.


def code_named(words: Mapping[str, Words], said: str) -> tuple[str, ...]:
    """Return the codes of what is called by the folded `said` in any language, else of what begins with it."""
    bare = said.replace(" ", "")
    names = [
        (code, {squeezed(code), *(squeezed(name) for name in named.everywhere())}) for code, named in words.items()
    ]
    exact = tuple(code for code, known in names if bare in known)
    return exact or tuple(code for code, known in names if any(name.startswith(bare) for name in known))


def _known_sets() -> list[str]:
    named = {code: set_words(code) for code in sets()}
    return [
        name for code, words in named.items() for name in (code.lower(), *{fold(said) for said in words.everywhere()})
    ]


def _source_words(code: str) -> Words:
    return next(words for source, words in SOURCES.items() if source == code)


HOUSE_CODES = Coded(houses_named, lambda code: House(code).words, lambda: [house.value for house in House])
SET_CODES = Coded(sets_named, set_words, _known_sets)
_SOURCE_CODES = Coded(sources_named, _source_words, lambda: [source.value for source in SOURCES])

DECKS = SearchWords(
    FIELDS,
    NUMBERS,
    PROPERTIES,
    POSSESSIONS,
    {Field.HOUSE: HOUSE_CODES, Field.SET: SET_CODES, Field.SOURCE: _SOURCE_CODES},
    Field.CARD,
    COUNTED,
    TYPES,
)
"""The words of the search for decks."""
