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
        return tuple(squeezed(said) for said in (*self.typed.everywhere(), self.words.en, *self.aliases))


def _typed(text: str, german: str) -> Words:
    """Return a word as it is typed in a search, in each language one without spaces."""
    return Words(text, german, context="typed in a search")


def _entry(typed: Words, *aliases: str, words: Words | None = None) -> Entry:
    return Entry(words or typed, typed, aliases)


FIELDS: dict[Field, Entry] = {
    Field.NAME: _entry(_typed("name", "name"), "deck", words=Words("name", "Name")),
    Field.CARD: _entry(_typed("card", "karte"), "cards", "karten", words=Words("card", "Karte")),
    Field.TRAIT: _entry(_typed("trait", "merkmal"), "traits", "merkmale", words=Words("trait", "Merkmal")),
    Field.HOUSE: _entry(_typed("house", "fraktion"), "houses", "haus", "fraktionen", words=Words("house", "Fraktion")),
    Field.SET: _entry(_typed("set", "set"), "expansion", "edition", "erweiterung", words=Words("set", "Set")),
    Field.TAG: _entry(_typed("tag", "schlagwort"), "tags", "schlagworte", "etikett", words=Words("tag", "Schlagwort")),
    Field.FOLDER: _entry(_typed("folder", "ordner"), "folders", words=Words("folder", "Ordner")),
    Field.NOTES: _entry(_typed("notes", "notizen"), "note", "notiz", words=Words("notes", "Notizen")),
    Field.SOURCE: _entry(_typed("source", "quelle"), "from", "von", words=Words("source", "Quelle")),
    Field.IS: _entry(_typed("is", "ist")),
    Field.HAS: _entry(_typed("has", "hat"), "with", "mit"),
    Field.ADDED: _entry(_typed("added", "hinzugefügt"), "since", "seit"),
    Field.PLAYED: _entry(_typed("played", "gespielt")),
}
"""The fields that have a name. `TEXT` needs none; `NUMBER` stands for the many names of `NUMBERS`."""

NUMBERS: dict[str, Entry] = {
    "amber": _entry(_typed("amber", "æmber"), "bonus", "rawamber", words=Words("Æmber", "Æmber")),
    "expected": _entry(_typed("expected", "erwartet"), "expectedamber", words=glossary.EXPECTED_AMBER),
    "creatures": _entry(_typed("creatures", "Kreaturen"), "creature", "kreatur"),
    "actions": _entry(_typed("actions", "Aktionen"), "action", "aktion"),
    "artifacts": _entry(_typed("artifacts", "Artefakte"), "artifact", "artefakt", "artefacts"),
    "upgrades": _entry(_typed("upgrades", "Aufwertungen"), "upgrade", "aufwertung"),
    "power": _entry(_typed("power", "Stärke"), "staerke"),
    "armor": _entry(_typed("armor", "Rüstung"), "armour", "ruestung"),
    "rares": _entry(_typed("rares", "Seltene"), "rare", "selten"),
    "mavericks": _entry(_typed("mavericks", "Mavericks"), words=Words("Mavericks", "Mavericks")),
    "legacies": _entry(_typed("legacies", "Legacies"), words=Words("Legacies", "Legacies")),
    "anomalies": _entry(_typed("anomalies", "Anomalien")),
    "enhanced": _entry(
        _typed("enhanced", "verbessert"), "enhancements", words=Words("enhanced cards", "verbesserte Karten")
    ),
    "steal": _entry(_typed("steal", "Stehlen"), "steals", "stiehlt"),
    "capture": _entry(_typed("capture", "Erbeuten"), "captures", "einfangen"),
    "draw": _entry(_typed("draw", "Ziehen"), "draws"),
    "archive": _entry(_typed("archive", "Archivieren"), "archives"),
    "wipes": _entry(_typed("wipes", "Räumungen"), "wipe", "raeumungen", words=glossary.BOARD_WIPE.many),
    "removal": _entry(_typed("removal", "Beseitigung"), "remove"),
    "keycheats": _entry(_typed("keycheats", "Schlüsseltricks"), "keycheat", words=glossary.KEY_CHEAT.many),
    "control": _entry(_typed("control", "Æmberkontrolle"), "ambercontrol", words=glossary.AMBER_CONTROL),
    "artifactcontrol": _entry(_typed("artifactcontrol", "Artefaktkontrolle"), words=glossary.ARTIFACT_CONTROL),
    "wins": _entry(_typed("wins", "Siege"), "win", "won", "sieg"),
    "losses": _entry(_typed("losses", "Niederlagen"), "loss", "lost", "niederlage"),
    "games": _entry(_typed("games", "Spiele"), "partien"),
    "winrate": _entry(_typed("winrate", "Siegquote"), words=Words("win rate in percent", "Siegquote in Prozent")),
    "chains": _entry(_typed("chains", "Ketten"), "chain", "kette"),
    "size": _entry(_typed("size", "Kartenzahl"), "groesse", words=Words("number of cards", "Kartenzahl")),
    "missing": _entry(
        _typed("missing", "fehlend"), words=Words("cards not playable yet", "noch nicht spielbare Karten")
    ),
    "unknown": _entry(_typed("unknown", "unbekannt"), words=Words("unknown cards", "unbekannte Karten")),
}
"""What is compared with a number."""

PROPERTIES: dict[str, Entry] = {
    "favorite": _entry(_typed("favorite", "Favorit"), "favourite", "fav", "liebling", "star"),
    "maverick": _entry(_typed("maverick", "Maverick"), "mavericks", words=Words("with a maverick", "mit Maverick")),
    "legacy": _entry(_typed("legacy", "Legacy"), words=Words("with a legacy card", "mit Legacy-Karte")),
    "anomaly": _entry(_typed("anomaly", "Anomalie"), words=Words("with an anomaly", "mit Anomalie")),
    "enhanced": _entry(_typed("enhanced", "verbessert"), words=Words("with enhanced cards", "mit verbesserten Karten")),
    "playable": _entry(_typed("playable", "spielbar")),
    "unplayable": _entry(_typed("unplayable", "unspielbar"), words=Words("not playable", "nicht spielbar")),
    "generated": _entry(_typed("generated", "erzeugt")),
    "sample": _entry(
        _typed("sample", "mitgeliefert"), "beispiel", words=Words("ships with the program", "mitgeliefert")
    ),
    "imported": _entry(_typed("imported", "importiert")),
    "alliance": _entry(_typed("alliance", "Allianz")),
    "played": _entry(_typed("played", "gespielt")),
    "unplayed": _entry(_typed("unplayed", "ungespielt"), words=Words("never played", "nie gespielt")),
    "unknown": _entry(_typed("unknown", "unbekannt"), words=Words("with unknown cards", "mit unbekannten Karten")),
}
"""What follows `is:`."""

POSSESSIONS: dict[str, Entry] = {
    "notes": _entry(_typed("notes", "Notizen"), "note", "notiz"),
    "tags": _entry(_typed("tags", "Schlagwörter"), "tag", "schlagwort", "schlagworte"),
    "folder": _entry(_typed("folder", "Ordner"), words=Words("a folder", "einen Ordner")),
    "results": _entry(_typed("results", "Ergebnisse"), "result", "games", "ergebnis", "spiele"),
    "chains": _entry(_typed("chains", "Ketten"), "chain", "kette"),
    "figures": _entry(
        _typed("figures", "Kennzahlen"),
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
    names = [(house.value, {house.value, *(squeezed(name) for name in house.words.everywhere())}) for house in House]
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
        code
        for code in sets()
        if fold(code).startswith(said) or said_in(searchable(*set_words(code).everywhere()), said)
    )


def house_title(house: str) -> Words:
    """Return what a house is called; the source's word for one that this program does not know, "?" for none."""
    return House(house).words if house in HOUSE_WORDS else same(house.title() or "?")


def set_words(code: str) -> Words:
    """Return the name of a set, or its code where it is unknown."""
    known = sets().get(code)
    return glossary.SETS.get(code) or same(known.name if known else code)


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
    names = ((source, searchable(source, *words.everywhere())) for source, words in SOURCES.items())
    return tuple(source.value for source, known in names if said_in(known, said))
