"""Lists with a purpose, as the room changes them, sends them to somebody, and writes them to files."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject

from kfdesk.collection.purposes import NO_PURPOSE, NOT_OWN, Held, Purpose
from kfdesk.collection.search import MOST_ROWS, DeckRow
from kfdesk.collection.store import DeckStore
from kfdesk.collection.wanting import Listed, wanted_decks
from kfdesk.desk.decks import compare_texts as c
from kfdesk.desk.decks import list_texts as w
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.acting import Acts
from kfdesk.desk.decks.browse import BrowsePage
from kfdesk.desk.decks.compare import CompareDialog
from kfdesk.desk.decks.fitting import waiting
from kfdesk.desk.decks.purpose_dialog import PurposeDialog
from kfdesk.desk.decks.sending import SendDialog, WantedDialog
from kfdesk.desk.decks.shown_table import shown_table
from kfdesk.desk.decks.side import Entry
from kfdesk.desk.kit.save_table import TABLE_FILTER
from kfdesk.desk.kit.ui import say
from kfdesk.disk import write_new
from kfdesk.spreadsheets import csv_bytes, csv_text
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words, enumerated, joined, same

MOST_NAMED: Final = 5
"""So many lines that could not be read are named."""

AskPath = Callable[[Words, str, Words, Callable[[Path], None]], None]
"""Lets a file be named: the title, a name, kinds of files, and what is done with the path."""


class Lists(QObject):
    """What the room does with lists of decks. All that it changes can be taken back."""

    def __init__(self, page: BrowsePage, acts: Acts, ask_path: AskPath) -> None:
        super().__init__(page)
        self._page, self._acts, self._ask_path = page, acts, ask_path
        page.detail.lists_wanted.connect(self.ask)
        page.detail.lists_cleared.connect(lambda key: self.put([key], [NO_PURPOSE]))
        page.dropped_on.connect(self._on_drop)

    # What decks are there for.

    def ask(self) -> None:
        """Let it be said what the selected decks are there for."""
        keys = self._page.selected_keys()
        found = self._acts.read(lambda store: (store.purposes.of(keys), store.purposes.people()))
        if not keys or found is None:
            return
        now, people = found
        dialog = PurposeDialog([now.get(key, NO_PURPOSE) for key in keys], people, self._page)
        dialog.wanted.connect(partial(self.put, keys))
        dialog.open()

    def put(self, keys: Sequence[str], purposes: Sequence[Purpose]) -> None:
        """Keep what each of these decks is there for, in their order."""
        had = self._acts.read(lambda store: store.purposes.of(keys))
        if had is None:
            return
        before = {key: had.get(key, NO_PURPOSE) for key in keys}
        after = dict(zip(keys, purposes, strict=True))
        if after != before and self._acts.change(lambda store: store.purposes.put(after)):
            self._page.notice.say(w.CHANGED.filled(decks=s.decks(len(keys))), partial(self._put_back, before))
            self._page.changed()

    def _put_back(self, before: Mapping[str, Purpose]) -> None:
        if self._acts.change(lambda store: store.purposes.put(before)):
            self._page.changed()

    def _on_drop(self, entry: Entry, keys: list[str]) -> None:
        """Put decks onto the list that they were dropped on."""
        had = self._acts.read(lambda store: store.purposes.of(keys)) if entry.group == "list" else None
        if had is not None:
            field: dict[str, object] = {"held": Held.WANTED} if entry.value == "wanted" else {entry.value: True}
            self.put(keys, [had.get(key, NO_PURPOSE).changed(**field) for key in keys])
            if entry.value != "wanted" and all(had.get(key, NO_PURPOSE).held in NOT_OWN for key in keys):
                self._page.notice.say(w.NOT_OFFERED)

    def ask_wanted(self) -> None:
        """Let decks be named that somebody would like to have."""
        dialog = WantedDialog(self._page)
        dialog.wanted.connect(self.want)
        dialog.open()

    def want(self, text: str) -> None:
        """Put the decks that lines of names and links name onto the shelf as wanted."""
        found = wanted_decks(text, datetime.now(UTC))
        listed = self._acts.read(lambda store: store.want(found.decks))
        if listed is None:
            return
        words = [w.WANTED_ADDED.filled(decks=s.decks(len(listed.added)))] if listed.added else []
        words += [w.WANTED_KNOWN.filled(decks=self._names(listed.here))] if listed.here else []
        words += [w.WANTED_TRASHED.filled(decks=self._names(listed.trashed))] if listed.trashed else []
        words += [w.WANTED_REFUSED.filled(lines=_some(found.refused))] if found.refused else []
        self._page.decks_came()
        if listed.added or listed.here:
            self._page.select_keys(listed.added or listed.here)
            self._page.show_selected()
        if words:
            self._page.notice.say(joined(words, " "), partial(self._want_back, listed) if listed.added else None)

    def _names(self, keys: Sequence[str]) -> Words:
        """Return the names of decks, of many the first."""
        found = self._acts.read(lambda store: [store.get(key) for key in keys[: MOST_NAMED + 1]]) or []
        return _some([deck.name for deck in found if deck is not None])

    def _want_back(self, listed: Listed) -> None:
        if self._acts.change(lambda store: store.want_no_more(listed)):
            self._page.decks_came()

    # Lists and tables for others.

    def show_list(self) -> None:
        """Show the selected decks as a list to send to somebody."""
        rows = self._rows(self._page.selected_ids())
        if rows:
            dialog = SendDialog(rows, self._page)
            dialog.copied.connect(partial(self._page.notice.say, w.COPIED.filled(decks=s.decks(len(rows)))))
            dialog.save_wanted.connect(partial(self._ask_save_list, dialog))
            dialog.open()

    def _ask_save_list(self, dialog: SendDialog) -> None:
        title = w.SEND_TITLE.filled(decks=s.decks(len(dialog.rows)))
        self._ask_path(title, f"{say(w.LIST_NAME)}.txt", w.SAVE_FILTER, partial(self.save_list, dialog))

    def save_list(self, dialog: SendDialog, path: Path) -> None:
        """Write the list of a dialog to a file, as text or as a table."""
        self._write(path, dialog.content(path), _rows_written(len(dialog.rows), path))

    def ask_export_table(self) -> None:
        """Let a file be named, and write the decks found to it as a table, as they are shown."""
        self._ask_path(w.TABLE_TITLE, "decks.csv", TABLE_FILTER, self.export_table)

    def export_table(self, path: Path) -> None:
        """Write the decks found to a file as a table: in their order, with the columns that the table shows."""
        with waiting():
            rows = self._rows(self._page.found)
            table = shown_table(self._page.table.shown_columns(), rows)
            self._write(path, csv_bytes(csv_text(table)), _rows_written(len(rows), path))

    def ask_save_comparison(self, dialog: CompareDialog) -> None:
        """Let a file be named, and write a comparison to it, as a table or on paper."""
        name = f"{say(c.FILE_NAME)}.csv"
        self._ask_path(c.SAVE_TITLE, name, c.SAVE_FILTER, partial(self.save_comparison, dialog))

    def save_comparison(self, dialog: CompareDialog, path: Path) -> None:
        """Write a comparison to a file."""
        self._write(path, dialog.content(path), c.WRITTEN.filled(file=path.name))

    def _rows(self, ids: Sequence[int]) -> list[DeckRow]:
        """Return what the shelf shows of these rows; none, which is said, where it cannot be read."""

        def read(store: DeckStore) -> list[DeckRow]:
            return [row for at in range(0, len(ids), MOST_ROWS) for row in store.rows(ids[at : at + MOST_ROWS])]

        return self._acts.read(read) or []

    def _write(self, path: Path, content: bytes, done: Words) -> None:
        try:
            write_new(path, content)
        except OSError as error:
            self._page.notice.say(s.NOT_WRITTEN.filled(why=reason_of(error)))
        else:
            self._page.notice.say(done)


def _some(names: Sequence[str]) -> Words:
    """Return the first of these names, and that there are more."""
    return enumerated([same(name) for name in (*names[:MOST_NAMED], *(["…"] if len(names) > MOST_NAMED else []))])


def _rows_written(rows: int, path: Path) -> Words:
    return w.TABLE_WRITTEN.filled(n=rows, file=path.name)
