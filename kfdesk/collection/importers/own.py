"""Our own files: the deck file of the table, and one deck of the shelf with all that is known of it.

The second form (`.kfdeck`) is JSON and loses nothing: unknown cards, sets, icons and other sites' figures are
in it as they are on the shelf.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from kfdesk import disk
from kfdesk.cards.facts import facts
from kfdesk.collection.byhand import with_facts
from kfdesk.collection.files import DeckFileError, refusal
from kfdesk.collection.homemade import register
from kfdesk.collection.identity import UUID, own_key, vault_key
from kfdesk.collection.importers import texts as s
from kfdesk.collection.importers.draft import MAX_TITLE, Draft, Listed
from kfdesk.collection.importers.notes import findings
from kfdesk.collection.importers.raw import clean, whole
from kfdesk.collection.importers.rows import Read, RowError
from kfdesk.collection.importers.vocabulary import known_set
from kfdesk.collection.models import VERSION as DECK_VERSION
from kfdesk.collection.models import CardEntry, DeckFile
from kfdesk.collection.records import CardLine, DeckRecord, Source
from kfdesk.collection.titles import card_id
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words, enumerated, same

FORMAT = "kfdesk-shelf-deck"
VERSION = 2
"""The newest version of the file that this program reads. It writes that for decks that were changed by hand, and
where it says what a deck was made of."""
USUAL = 1
"""The version of all other files: older programs read them."""
SUFFIX = ".kfdeck"
"""How the name of a file with one deck of the shelf ends."""

_SHOWN = 5


def record_object(record: DeckRecord) -> dict[str, Any]:
    """Return what a file says of one deck, as plain values for JSON."""
    content = record.model_dump(mode="json", exclude_defaults=True)
    return {"format": FORMAT, "version": VERSION if record.made_of or record.came else USUAL, "deck": content}


def record_text(record: DeckRecord) -> str:
    """Return the text of a file that holds `record` and nothing else."""
    return json.dumps(record_object(record), ensure_ascii=False, indent=1) + "\n"


def save_record(record: DeckRecord, path: Path) -> None:
    """Write `record` to a new file at `path`; `DeckFileError` if there is a file already, which stays as it is.

    The file appears whole or not at all.
    """
    try:
        with disk.whole(path, replace=False) as temporary:
            temporary.write_text(record_text(record), encoding="utf-8", newline="\n")
    except FileExistsError as error:
        raise DeckFileError(path, "", s.EXISTS) from error
    except OSError as error:
        raise DeckFileError(path, "", s.NOT_WRITTEN.filled(why=reason_of(error))) from error


def is_own(raw: Mapping[str, Any]) -> bool:
    """Return whether an object of JSON says that it is one of our files of one deck."""
    return raw.get("format") in (FORMAT, DeckFile.model_fields["format"].default)


def own_record(raw: Mapping[str, Any]) -> Read:
    """Return the deck of a shelf file; raises `RowError`. A card that this program does not know becomes unknown."""
    _check_version(raw, VERSION)
    try:
        record = DeckRecord.model_validate_json(json.dumps(raw.get("deck")))
    except ValidationError as error:
        raise _bad(error, raw.get("deck")) from error
    register(record.homemade)
    notes: list[Words] = []
    came = None if record.came is None else _known_only(record.as_it_came, [])
    record = _known_only(record, notes)
    record = record if came is None else with_facts(record, came)
    record = record.model_copy(update={"key": _key(record, notes)})
    return Read(record, (*notes, *findings(record)))


def own_deck(raw: Mapping[str, Any]) -> Draft:
    """Return the deck of a table's deck file; raises `RowError`. A card that this program does not know stays."""
    _check_version(raw, DECK_VERSION)
    try:
        file = DeckFile.model_validate_json(json.dumps(raw))
    except ValidationError as error:
        raise _bad(error, raw) from error
    register(file.homemade)
    source = Source.HOMEMADE if file.composed or file.homemade else Source.OWN
    draft = Draft(source, clean(file.name, MAX_TITLE), known_set(file.set or "") or (file.set or ""))
    draft.homemade, draft.alliance = file.homemade, file.alliance
    draft.houses = [house.value for house in file.houses]
    draft.cards = [_entry(entry) for entry in file.cards]
    draft.references = [_entry(entry) for entry in file.references]
    for absent in file.left_out:
        lines, house = (draft.references, "") if absent.house is None else (draft.cards, absent.house.value)
        title = clean(absent.title, MAX_TITLE) or "?"
        lines.append(Listed(title, house, card_id(title, set=draft.set, house=house)))  # known by now, perhaps
    return draft


def _entry(entry: CardEntry) -> Listed:
    known = entry.id in facts()
    title = facts()[entry.id].name if known else clean(entry.id, MAX_TITLE)
    icons = tuple(icon.value for icon in entry.icons)
    return Listed(title, entry.house.value, entry.id if known else None, entry.count, icons, entry.maverick)


def _check_version(raw: Mapping[str, Any], ours: int) -> None:
    version = whole(raw.get("version"))
    if version is None or version > ours:
        raise RowError(s.NEWER_FORMAT.filled(version=version or "?", ours=ours), name=clean(raw.get("name"), MAX_TITLE))


def _bad(error: ValidationError, content: object) -> RowError:
    """Return the first complaint as the reason of a row."""
    name = clean(content.get("name"), MAX_TITLE) if isinstance(content, dict) else ""
    said = refusal(Path(), error)
    return RowError(s.FIELD_WRONG.filled(field=said.field[:80] or "deck", problem=said.problem), name=name)


def _known_only(record: DeckRecord, notes: list[Words]) -> DeckRecord:
    """Return `record` with clean texts, and without ids that our facts do not have: their cards count as unknown."""
    strange: list[str] = []

    def line(one: CardLine) -> CardLine:
        known = one.id in facts() if one.id is not None else True
        if not known:
            strange.append(one.title)
        title = clean(one.title, MAX_TITLE) or "?"
        if known and title == one.title:
            return one
        return one.model_copy(update={"id": one.id if known else None, "title": title})

    cards, references = tuple(map(line, record.cards)), tuple(map(line, record.references))
    if strange:
        notes.append(s.CARD_WAS_KNOWN.filled(cards=enumerated([same(title) for title in strange[:_SHOWN]])))
    name = clean(record.name, MAX_TITLE) or "–"
    return record.model_copy(update={"name": name, "cards": cards, "references": references})


def _key(record: DeckRecord, notes: list[Words]) -> str:
    """Return the record's key as it must be: a file may claim any."""
    if record.uuid is not None and UUID.fullmatch(record.uuid):
        return vault_key(record.uuid)
    key = own_key(record)
    if key != record.key and not record.is_homemade:  # such a deck keeps its key while its cards are changed
        notes.append(s.KEY_NEW)
    return key
