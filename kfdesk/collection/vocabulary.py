"""The words of the shelf's search: fields, figures and properties with their names and aliases in both languages."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import NamedTuple

from kfdesk.cards.facts import sets
from kfdesk.collection.folding import fold, said_in, searchable, squeezed
from kfdesk.collection.records import HOUSE_WORDS, Source
from kfdesk.engine import glossary
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


class Entry(NamedTuple):
    """A word of the search: what a person reads, what is typed in each language (one word), and what else is
    understood."""

    words: Words
    typed: Words
    aliases: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """Every way to type it, folded and without spaces."""
        return tuple(squeezed(said) for said in (self.typed.en, self.typed.de, self.words.en, *self.aliases))


def _entry(typed: str, getippt: str, *aliases: str, words: Words | None = None) -> Entry:
    return Entry(words or Words(typed, getippt), Words(typed, getippt), aliases)


FIELDS: dict[Field, Entry] = {
    Field.NAME: _entry("name", "name", "deck", words=Words("name", "Name")),
    Field.CARD: _entry("card", "karte", "cards", "karten", words=Words("card", "Karte")),
    Field.TRAIT: _entry("trait", "merkmal", "traits", "merkmale", words=Words("trait", "Merkmal")),
    Field.HOUSE: _entry("house", "fraktion", "houses", "haus", "fraktionen", words=Words("house", "Fraktion")),
    Field.SET: _entry("set", "set", "expansion", "edition", "erweiterung", words=Words("set", "Set")),
    Field.TAG: _entry("tag", "schlagwort", "tags", "schlagworte", "etikett", words=Words("tag", "Schlagwort")),
    Field.FOLDER: _entry("folder", "ordner", "folders", words=Words("folder", "Ordner")),
    Field.NOTES: _entry("notes", "notizen", "note", "notiz", words=Words("notes", "Notizen")),
    Field.SOURCE: _entry("source", "quelle", "from", "von", words=Words("source", "Quelle")),
    Field.IS: _entry("is", "ist"),
    Field.HAS: _entry("has", "hat", "with", "mit"),
    Field.ADDED: _entry("added", "hinzugefügt", "since", "seit"),
    Field.PLAYED: _entry("played", "gespielt"),
}
"""The fields that have a name. `TEXT` needs none; `NUMBER` stands for the many names of `NUMBERS`."""

NUMBERS: dict[str, Entry] = {
    "amber": _entry("amber", "æmber", "bonus", "rawamber", words=Words("Æmber", "Æmber")),
    "expected": _entry("expected", "erwartet", "expectedamber", words=glossary.EXPECTED_AMBER),
    "creatures": _entry("creatures", "Kreaturen", "creature", "kreatur"),
    "actions": _entry("actions", "Aktionen", "action", "aktion"),
    "artifacts": _entry("artifacts", "Artefakte", "artifact", "artefakt", "artefacts"),
    "upgrades": _entry("upgrades", "Aufwertungen", "upgrade", "aufwertung"),
    "power": _entry("power", "Stärke", "staerke"),
    "armor": _entry("armor", "Rüstung", "armour", "ruestung"),
    "rares": _entry("rares", "Seltene", "rare", "selten"),
    "mavericks": _entry("mavericks", "Mavericks", words=Words("Mavericks", "Mavericks")),
    "legacies": _entry("legacies", "Legacies", words=Words("Legacies", "Legacies")),
    "anomalies": _entry("anomalies", "Anomalien"),
    "enhanced": _entry("enhanced", "verbessert", "enhancements", words=Words("enhanced cards", "verbesserte Karten")),
    "steal": _entry("steal", "Stehlen", "steals", "stiehlt"),
    "capture": _entry("capture", "Erbeuten", "captures", "einfangen"),
    "draw": _entry("draw", "Ziehen", "draws"),
    "archive": _entry("archive", "Archivieren", "archives"),
    "wipes": _entry("wipes", "Räumungen", "wipe", "raeumungen", words=glossary.BOARD_WIPE.many),
    "removal": _entry("removal", "Beseitigung", "remove"),
    "keycheats": _entry("keycheats", "Schlüsseltricks", "keycheat", words=glossary.KEY_CHEAT.many),
    "control": _entry("control", "Æmberkontrolle", "ambercontrol", words=glossary.AMBER_CONTROL),
    "artifactcontrol": _entry("artifactcontrol", "Artefaktkontrolle", words=glossary.ARTIFACT_CONTROL),
    "wins": _entry("wins", "Siege", "win", "won", "sieg"),
    "losses": _entry("losses", "Niederlagen", "loss", "lost", "niederlage"),
    "games": _entry("games", "Spiele", "partien"),
    "winrate": _entry("winrate", "Siegquote", words=Words("win rate in percent", "Siegquote in Prozent")),
    "chains": _entry("chains", "Ketten", "chain", "kette"),
    "size": _entry("size", "Kartenzahl", "groesse", words=Words("number of cards", "Kartenzahl")),
    "missing": _entry("missing", "fehlend", words=Words("cards not playable yet", "noch nicht spielbare Karten")),
    "unknown": _entry("unknown", "unbekannt", words=Words("unknown cards", "unbekannte Karten")),
}
"""What is compared with a number."""

PROPERTIES: dict[str, Entry] = {
    "favorite": _entry("favorite", "Favorit", "favourite", "fav", "liebling", "star"),
    "maverick": _entry("maverick", "Maverick", "mavericks", words=Words("with a maverick", "mit Maverick")),
    "legacy": _entry("legacy", "Legacy", words=Words("with a legacy card", "mit Legacy-Karte")),
    "anomaly": _entry("anomaly", "Anomalie", words=Words("with an anomaly", "mit Anomalie")),
    "enhanced": _entry("enhanced", "verbessert", words=Words("with enhanced cards", "mit verbesserten Karten")),
    "playable": _entry("playable", "spielbar"),
    "unplayable": _entry("unplayable", "unspielbar", words=Words("not playable", "nicht spielbar")),
    "generated": _entry("generated", "erzeugt"),
    "sample": _entry("sample", "mitgeliefert", "beispiel", words=Words("ships with the program", "mitgeliefert")),
    "imported": _entry("imported", "importiert"),
    "alliance": _entry("alliance", "Allianz"),
    "played": _entry("played", "gespielt"),
    "unplayed": _entry("unplayed", "ungespielt", words=Words("never played", "nie gespielt")),
    "unknown": _entry("unknown", "unbekannt", words=Words("with unknown cards", "mit unbekannten Karten")),
}
"""What follows `is:`."""

POSSESSIONS: dict[str, Entry] = {
    "notes": _entry("notes", "Notizen", "note", "notiz"),
    "tags": _entry("tags", "Schlagwörter", "tag", "schlagwort", "schlagworte"),
    "folder": _entry("folder", "Ordner", words=Words("a folder", "einen Ordner")),
    "results": _entry("results", "Ergebnisse", "result", "games", "ergebnis", "spiele"),
    "chains": _entry("chains", "Ketten", "chain", "kette"),
    "figures": _entry(
        "figures",
        "Kennzahlen",
        "zahlen",
        "sas",
        "foreign",
        words=Words("figures of other sites", "Kennzahlen anderer Seiten"),
    ),
}
"""What follows `has:`."""

TYPES = {"creature": "creatures", "action": "actions", "artifact": "artifacts", "upgrade": "upgrades"}
"""What follows `type:` (also in German), and the figure it is counted in."""
TYPE_FIELD = ("type", "typ", "types", "kartentyp")


@cache
def field_names() -> dict[str, Field | str]:
    """Return every folded name of a field, and of a figure as its column."""
    found: dict[str, Field | str] = {}
    for column, entry in NUMBERS.items():
        found |= dict.fromkeys((column, *entry.names), column)
    for field, entry in FIELDS.items():
        found |= dict.fromkeys((field.value, *entry.names), field)
    return found


def entry_named(table: dict[str, Entry], said: str) -> str | None:
    """Return the entry of `table` that the folded `said` names, or that alone begins with it."""
    named = [(name, key) for key, entry in table.items() for name in (key, *entry.names)]
    exact = next((key for name, key in named if name == said), None)
    begun = {key for name, key in named if name.startswith(said)}
    return exact or (begun.pop() if len(begun) == 1 else None)


def houses_named(said: str) -> tuple[str, ...]:
    """Return the houses whose name in any language begins with the folded `said`; an exact name only itself."""
    bare = said.replace(" ", "")
    names = [(house.value, {house.value, squeezed(house.words.en), squeezed(house.words.de)}) for house in House]
    exact = tuple(house for house, known in names if bare in known)
    return exact or tuple(house for house, known in names if any(name.startswith(bare) for name in known))


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
        code for code in sets() if fold(code).startswith(said) or said_in(searchable(*_both(set_words(code))), said)
    )


def house_title(house: str) -> Words:
    """Return what a house is called; the source's word for one that this program does not know, "?" for none."""
    return House(house).words if house in HOUSE_WORDS else same(house.title() or "?")


def set_words(code: str) -> Words:
    """Return the name of a set, or its code where it is unknown."""
    known = sets().get(code)
    return glossary.SETS.get(code) or same(known.name if known else code)


def _both(words: Words) -> tuple[str, str]:
    return words.en, words.de


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
