"""The words of the shelf's search: fields, figures and properties with their names and aliases in both languages."""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from kfdesk.cards.facts import sets
from kfdesk.collection.folding import fold, said_in, searchable
from kfdesk.collection.records import Source
from kfdesk.engine.phrases import house_words
from kfdesk.engine.terms import House
from kfdesk.text.words import Words, same


class Field(StrEnum):
    """What a term of a query looks at."""

    TEXT = "text"
    """Everything that has words: name, cards, traits, houses, set, tags, notes."""
    NAME = "name"
    CARD = "card"
    TRAIT = "trait"
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


FIELDS: dict[Field, tuple[Words, tuple[str, ...]]] = {
    Field.TEXT: (Words("text", "Text"), ()),
    Field.NAME: (Words("name", "Name"), ("deck",)),
    Field.CARD: (Words("card", "Karte"), ("cards", "karten")),
    Field.TRAIT: (Words("trait", "Merkmal"), ("traits", "merkmale")),
    Field.HOUSE: (Words("house", "Fraktion"), ("houses", "haus", "fraktionen")),
    Field.SET: (Words("set", "Set"), ("expansion", "edition", "erweiterung")),
    Field.TAG: (Words("tag", "Schlagwort"), ("tags", "schlagworte", "etikett")),
    Field.FOLDER: (Words("folder", "Ordner"), ("folders",)),
    Field.NOTES: (Words("notes", "Notizen"), ("note", "notiz")),
    Field.SOURCE: (Words("source", "Quelle"), ("from", "von")),
    Field.IS: (Words("is", "ist"), ()),
    Field.HAS: (Words("has", "hat"), ("with", "mit")),
    Field.ADDED: (Words("added", "hinzugefügt"), ("since", "seit")),
    Field.PLAYED: (Words("played", "gespielt"), ()),
}
"""Each field's name and further aliases. `NUMBER` stands for the many names of `NUMBERS`."""

NUMBERS: dict[str, tuple[Words, tuple[str, ...]]] = {
    "amber": (Words("Æmber", "Æmber"), ("amber", "bonus", "rawamber")),
    "expected": (Words("expected Æmber", "erwartetes Æmber"), ("expected", "erwartet", "expectedamber")),
    "creatures": (Words("creatures", "Kreaturen"), ("creature", "kreatur")),
    "actions": (Words("actions", "Aktionen"), ("action", "aktion")),
    "artifacts": (Words("artifacts", "Artefakte"), ("artifact", "artefakt", "artefacts")),
    "upgrades": (Words("upgrades", "Aufwertungen"), ("upgrade", "aufwertung")),
    "power": (Words("power", "Stärke"), ("staerke",)),
    "armor": (Words("armor", "Rüstung"), ("armour", "ruestung")),
    "rares": (Words("rares", "Seltene"), ("rare", "selten")),
    "mavericks": (same("Mavericks"), ()),
    "legacies": (same("Legacies"), ()),
    "anomalies": (Words("anomalies", "Anomalien"), ()),
    "enhanced": (Words("enhanced cards", "verbesserte Karten"), ("enhancements", "enhanced", "verbessert")),
    "steal": (Words("steal", "Stehlen"), ("steals", "stiehlt")),
    "capture": (Words("capture", "Einfangen"), ("captures",)),
    "draw": (Words("draw", "Ziehen"), ("draws",)),
    "archive": (Words("archive", "Archivieren"), ("archives",)),
    "wipes": (Words("board wipes", "Räumungen"), ("wipe", "boardwipes", "wipes", "raeumungen")),
    "removal": (Words("removal", "Beseitigung"), ("remove",)),
    "keycheats": (Words("key cheats", "Schlüsseltricks"), ("keycheat", "keycheats", "schluesseltricks")),
    "wins": (Words("wins", "Siege"), ("win", "won", "sieg")),
    "losses": (Words("losses", "Niederlagen"), ("loss", "lost", "niederlage")),
    "games": (Words("games", "Spiele"), ("partien",)),
    "winrate": (Words("win rate in percent", "Siegquote in Prozent"), ("winrate", "siegquote")),
    "chains": (Words("chains", "Ketten"), ("chain", "kette")),
    "size": (Words("number of cards", "Kartenzahl"), ("size", "groesse")),
    "missing": (Words("cards not playable yet", "noch nicht spielbare Karten"), ("missing", "fehlend")),
    "unknown": (Words("unknown cards", "unbekannte Karten"), ("unknown", "unbekannt")),
}
"""What is compared with a number: its name and further aliases."""

PROPERTIES: dict[str, tuple[Words, tuple[str, ...]]] = {
    "favourite": (Words("favourite", "Favorit"), ("favorite", "fav", "liebling", "star")),
    "maverick": (Words("with a maverick", "mit Maverick"), ("maverick", "mavericks")),
    "legacy": (Words("with a legacy card", "mit Legacy-Karte"), ("legacy",)),
    "anomaly": (Words("with an anomaly", "mit Anomalie"), ("anomaly", "anomalie")),
    "enhanced": (Words("with enhanced cards", "mit verbesserten Karten"), ("enhanced", "verbessert")),
    "playable": (Words("playable", "spielbar"), ()),
    "unplayable": (Words("not playable", "nicht spielbar"), ("unplayable", "unspielbar")),
    "generated": (Words("generated", "erzeugt"), ()),
    "sample": (Words("ships with the program", "mitgeliefert"), ("sample", "beispiel")),
    "imported": (Words("imported", "importiert"), ()),
    "alliance": (Words("alliance", "Allianz"), ()),
    "played": (Words("played", "gespielt"), ()),
    "unplayed": (Words("never played", "nie gespielt"), ("unplayed", "ungespielt")),
    "unknown": (Words("with unknown cards", "mit unbekannten Karten"), ("unknown", "unbekannt")),
}
"""What follows `is:`."""

POSSESSIONS: dict[str, tuple[Words, tuple[str, ...]]] = {
    "notes": (Words("notes", "Notizen"), ("note", "notiz")),
    "tags": (Words("tags", "Schlagwörter"), ("tag", "schlagwort", "schlagworte")),
    "folder": (Words("a folder", "einen Ordner"), ("folder", "ordner")),
    "results": (Words("results", "Ergebnisse"), ("result", "games", "ergebnis", "spiele")),
    "chains": (Words("chains", "Ketten"), ("chain", "kette")),
    "figures": (Words("figures of other sites", "Zahlen anderer Seiten"), ("sas", "foreign", "figures", "rating")),
}
"""What follows `has:`."""

TYPES = {"creature": "creatures", "action": "actions", "artifact": "artifacts", "upgrade": "upgrades"}
"""What follows `type:` (also in German), and the figure it is counted in."""
TYPE_FIELD = ("type", "typ", "types", "kartentyp")


@cache
def field_names() -> dict[str, Field | str]:
    """Return every folded name of a field, and of a figure as its column."""
    found: dict[str, Field | str] = {}
    for column, (words, aliases) in NUMBERS.items():
        found |= dict.fromkeys(_folded(words, aliases, column), column)
    for field, (words, aliases) in FIELDS.items():
        if field is not Field.TEXT:
            found |= dict.fromkeys(_folded(words, aliases, field), field)
    return found


def named(table: dict[str, tuple[Words, tuple[str, ...]]], said: str) -> str | None:
    """Return the entry of `PROPERTIES` or `POSSESSIONS` that goes by the folded `said` or alone begins with it."""
    names = _names_of(id(table)) if id(table) in _TABLES else {}
    if said in names:
        return names[said]
    begun = {entry for name, entry in names.items() if name.startswith(said)}
    return begun.pop() if len(begun) == 1 else None


@cache
def _names_of(table: int) -> dict[str, str]:
    return {
        name: entry for entry, (words, aliases) in _TABLES[table].items() for name in _folded(words, aliases, entry)
    }


_TABLES = {id(table): table for table in (PROPERTIES, POSSESSIONS)}


def _folded(words: Words, aliases: tuple[str, ...], name: str) -> list[str]:
    """Return all names without spaces: a field is one word."""
    return [fold(said).replace(" ", "") for said in (name, words.en, words.de, *aliases)]


def houses_named(said: str) -> tuple[str, ...]:
    """Return the houses whose name in any language begins with the folded `said`; an exact name only itself."""
    bare = said.replace(" ", "")
    names = [(house.value, {house.value, *_squeezed(house_words(house))}) for house in House]
    exact = tuple(house for house, known in names if bare in known)
    return exact or tuple(house for house, known in names if any(name.startswith(bare) for name in known))


def _squeezed(words: Words) -> tuple[str, str]:
    return fold(words.en).replace(" ", ""), fold(words.de).replace(" ", "")


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
        code for code, known in sets().items() if fold(code).startswith(said) or said_in(searchable(known.name), said)
    )


def set_words(code: str) -> Words:
    """Return the name of a set, or its code where it is unknown."""
    known = sets().get(code)
    return same(known.name if known else code)


SOURCES: dict[Source, Words] = {
    Source.OWN: Words("deck file", "Deckdatei"),
    Source.MASTER_VAULT: same("Master Vault"),
    Source.DECKS_OF_KEYFORGE: same("Decks of KeyForge"),
    Source.KEYTEKI: same("keyteki"),
    Source.TEXT: Words("text list", "Textliste"),
    Source.GENERATED: Words("generated", "erzeugt"),
    Source.SAMPLE: Words("ships with the program", "mitgeliefert"),
}


def sources_named(said: str) -> tuple[str, ...]:
    """Return the sources whose name has words that begin with the folded `said`."""
    names = ((source, searchable(source, words.en, words.de)) for source, words in SOURCES.items())
    return tuple(source.value for source, known in names if said_in(known, said))
