"""What is done with the selected decks: each act at once, each taken back with one key."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial, reduce
from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from kfdesk.collection.exporting import RULER
from kfdesk.collection.homedecks import with_own
from kfdesk.collection.homemade import HomeCard, lines_not_understood
from kfdesk.collection.listing import plain_text
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.results import Result
from kfdesk.collection.search import DeckRow
from kfdesk.collection.store import DeckStore, StoreError
from kfdesk.desk.card.read_first import read_first
from kfdesk.desk.decks import game_texts as w
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.browse import BrowsePage
from kfdesk.desk.decks.fitting import waiting
from kfdesk.desk.decks.side import Entry
from kfdesk.text.words import Words, enumerated, joined, same

Tell = Callable[[Words, Words], None]
T = TypeVar("T")
_AT_ONCE = 5_000


class Acts(QObject):
    """Changes the shelf for the page and signals it. A shelf that cannot be written to changes nothing and says so."""

    def __init__(self, page: BrowsePage, tell: Tell) -> None:
        super().__init__(page)
        self._page = page
        self._tell = tell
        self._store: DeckStore | None = None
        detail = page.detail
        detail.notes_edited.connect(self.keep_notes)
        detail.tags_edited.connect(self.keep_tags)
        detail.folder_edited.connect(lambda key, name: self.file([key], name))
        detail.chains_edited.connect(self.keep_chains)
        detail.favorite_toggled.connect(lambda key, on: self.favor([key], on))
        detail.result_removed.connect(self.remove_result)
        detail.take_over_wanted.connect(self.take_over)
        page.star_wanted.connect(lambda key, on: self.favor([key], on))
        page.dropped_on.connect(self._on_drop)
        page.forget_wanted.connect(self.forget)
        page.color_wanted.connect(self.color_tag)

    def use(self, store: DeckStore | None) -> None:
        """Work on this shelf."""
        self._store = store
        self._page.notice.forget()

    def change(self, does: Callable[[DeckStore], object]) -> bool:
        """Change the shelf; return whether that worked, which is said where it did not."""
        return self.read(lambda store: (does(store),)) is not None

    def read(self, read: Callable[[DeckStore], T]) -> T | None:
        """Return what is read from the shelf; None, which is said, where it cannot be read."""
        if self._store is None:
            return None
        try:
            return read(self._store)
        except StoreError as error:
            self._tell(s.FAILED_TITLE, error.problem)
            return None

    def _rows(self, keys: Sequence[str]) -> list[DeckRow] | None:
        """Return the rows of the decks with these keys that are among those found; None where they cannot be read."""
        return self.read(partial(self._rows_of, keys))

    def _rows_of(self, keys: Sequence[str], store: DeckStore) -> list[DeckRow]:
        wanted, found = set(keys), list[DeckRow]()
        ids = self._page.selected_ids() if len(keys) > 1 else list(self._page.found)
        for start in range(0, len(ids), _AT_ONCE):
            part = store.rows(ids[start : start + _AT_ONCE])
            found += [row for row in part if row.key in wanted]
            if len(found) == len(wanted):
                break
        return found

    # One deck at the right side.

    def keep_notes(self, key: str, text: str) -> None:
        """Keep the notes of a deck."""
        if self.change(lambda store: store.set_notes(key, text)):
            self._page.row_changed()

    def keep_tags(self, key: str, tags: list[str]) -> None:
        """Give a deck exactly these tags."""
        if self.change(lambda store: store.set_tags(key, tags)):
            self._page.changed()

    def keep_chains(self, key: str, chains: int) -> None:
        """Say with how many chains a deck begins."""
        if self.change(lambda store: store.set_chains(key, chains)):
            self._page.row_changed()

    def take_over(self, key: str, cards: Sequence[HomeCard]) -> None:
        """Let a deck hold home-made cards as they are now; it can be taken back.

        One that is not understood whole stays in the deck as it was: nobody could play it any more.
        """
        if not read_first(cards, self._page.window()):
            return
        whole = [card for card in cards if not lines_not_understood(card)]
        before = self.read(lambda store: store.get(key))
        if before is None:
            return
        made = reduce(with_own, whole, before)
        if made != before and not self.change(lambda store: store.replace(made)):
            return
        self._page.changed()
        others = [same(card.name) for card in cards if card not in whole]
        words = [s.TAKEN_OVER.filled(n=len(whole))] if whole else []
        words += [s.NOT_TAKEN_OVER.filled(cards=enumerated(others))] if others else []
        self._page.notice.say(joined(words, " "), partial(self._put_deck, before) if whole else None)

    def _put_deck(self, deck: DeckRecord) -> None:
        if self.change(lambda store: store.replace(deck)):
            self._page.changed()

    def add_game(self, result: Result) -> None:
        """Keep how a game ended; it can be taken back."""
        numbers: list[int] = []
        if self.change(lambda store: numbers.append(store.add_result(result))):
            self._page.notice.say(w.ADDED, partial(self._take_off, numbers[0]))
            self._page.changed()

    def remove_result(self, number: int) -> None:
        """Take a wrong result off; it comes back by undo."""
        shown = self._page.detail.shown
        result = next((kept.result for kept in shown.results if kept.number == number), None) if shown else None
        self._take_off(number)
        if result is not None:
            self._page.notice.say(w.REMOVED, partial(self._put_on, result))

    def _take_off(self, number: int) -> None:
        if self.change(lambda store: store.remove_result(number)):
            self._page.changed()

    def _put_on(self, result: Result) -> None:
        if self.change(lambda store: store.add_result(result)):
            self._page.changed()

    # Many decks.

    def favor(self, keys: Sequence[str], on: bool) -> None:
        """Make decks favorites, or no longer."""
        if keys and self.change(lambda store: store.set_favorite(keys, on)):
            self._page.changed()

    def toggle_favorite(self, keys: Sequence[str]) -> None:
        """Make all of these favorites, or none of them where all are."""
        rows = self._rows(keys) if keys else None
        if rows is not None:
            self.favor(keys, not all(row.favorite for row in rows))

    def tag(self, keys: Sequence[str], add: Sequence[str], remove: Sequence[str]) -> None:
        """Give decks tags and take tags from them."""
        rows = self._rows(keys) if keys and (add or remove) else None
        if rows is None:
            return
        before = {row.key: row.tags for row in rows}

        def change(store: DeckStore) -> None:
            for tag in add:
                store.add_tag(keys, tag)
            for tag in remove:
                store.remove_tag(keys, tag)

        if self.change(change):
            words = s.TAGGED.filled(decks=s.decks(len(keys)))
            self._page.notice.say(words, partial(self._tags_back, before))
            self._page.changed()

    def _tags_back(self, before: dict[str, tuple[str, ...]]) -> None:
        def change(store: DeckStore) -> None:
            for key, tags in before.items():
                store.set_tags(key, tags)

        if self.change(change):
            self._page.changed()

    def file(self, keys: Sequence[str], folder: str) -> None:
        """Put decks into a folder, "" takes them out of theirs."""
        rows = self._rows(keys) if keys else None
        if rows is None:
            return
        before = {row.key: row.folder for row in rows}
        if self.change(lambda store: store.set_folder(keys, folder)):
            words = s.FILED if folder else s.UNFILED
            said = (
                words.filled(decks=s.decks(len(keys)), folder=folder)
                if folder
                else words.filled(decks=s.decks(len(keys)))
            )
            self._page.notice.say(said, partial(self._folders_back, before))
            self._page.changed()

    def _folders_back(self, before: dict[str, str]) -> None:
        def change(store: DeckStore) -> None:
            for folder in dict.fromkeys(before.values()):
                store.set_folder([key for key, name in before.items() if name == folder], folder)

        if self.change(change):
            self._page.changed()

    def trash(self, keys: Sequence[str]) -> None:
        """Throw decks away; they lie in the trash."""
        place = self._page.first_row()
        if keys and self.change(lambda store: store.trash(keys)):
            self._page.notice.say(s.TRASHED.filled(decks=s.decks(len(keys))), partial(self.untrash, keys))
            self._page.changed()
            self._go_on_at(place)

    def untrash(self, keys: Sequence[str]) -> None:
        """Put decks back onto the shelf."""
        place = self._page.first_row()
        if keys and self.change(lambda store: store.untrash(keys)):
            self._page.notice.say(s.RESTORED.filled(decks=s.decks(len(keys))))
            self._page.changed()
            if self._page.trash:
                self._go_on_at(place)
            else:
                self._page.select_keys(keys)

    def _go_on_at(self, place: int) -> None:
        """Select the deck that took the place of those that left."""
        if self._page.found:
            self._page.select_row(min(place, len(self._page.found) - 1))

    def empty_trash(self) -> None:
        """Delete for good what lies in the trash."""
        if self.change(lambda store: store.empty_trash()):
            self._page.notice.forget()
            self._page.changed()

    def copy_text(self, keys: Sequence[str], language: str) -> None:
        """Put decks as text onto the clipboard."""
        with waiting():
            found = self.read(lambda store: [store.get(key) for key in keys])
            texts = [plain_text(deck, language) for deck in found or () if deck is not None]
        if not texts:
            return
        QApplication.clipboard().setText(RULER.join(texts))
        self._page.notice.say(s.COPIED.filled(decks=s.decks(len(texts))))

    def copy_links(self, keys: Sequence[str]) -> None:
        """Put the addresses of the decks' public pages onto the clipboard."""
        from kfdesk.collection.links import Link, LinkKind

        uuids = [key.removeprefix("mv:") for key in keys if key.startswith("mv:")]
        if not uuids:
            self._page.notice.say(s.NO_LINK)
            return
        QApplication.clipboard().setText("\n".join(Link(LinkKind.DECK, uuid).page for uuid in uuids))
        self._page.notice.say(s.LINKS_COPIED.filled(decks=s.decks(len(uuids))))

    def with_public_page(self, keys: Sequence[str]) -> list[str]:
        """Return those of the decks whose bonus icons are not known here, but on their public page."""
        return self.read(lambda store: store.without_icons(keys, with_page=True)) or []

    # Searches and drops.

    def save_search(self, name: str, text: str) -> None:
        """Keep a search under a name."""
        if name.strip() and self.change(lambda store: store.save_search(name, text)):
            self._page.refresh_holdings()

    def color_tag(self, tag: str, color: str) -> None:
        """Give a tag a color, "" for the one it has by its name."""
        if self.change(lambda store: store.set_tag_color(tag, color)):
            self._page.row_changed()

    def forget(self, entry: Entry) -> None:
        """Forget a saved search, a tag or a folder; the decks stay, and it comes back by undo."""
        does = {"search": self._forget_search, "tag": self._forget_tag, "folder": self._forget_folder}
        if entry.group in does:
            does[entry.group](entry)

    def _forget_tag(self, entry: Entry) -> None:
        held = self.read(lambda store: (self._all_with(store, entry), store.tags()))
        if held is None:
            return
        keys, tags = held
        color = next((tag.color for tag in tags if tag.name == entry.value), "")

        def back() -> None:
            if self.change(lambda store: store.add_tag(keys, entry.value)):
                self.color_tag(entry.value, color)
                self._page.changed()

        if self.change(lambda store: store.delete_tag(entry.value)):
            self._page.notice.say(s.TAG_FORGOTTEN.filled(name=entry.value), back)
            self._page.changed()

    def _forget_folder(self, entry: Entry) -> None:
        keys = self.read(lambda store: self._all_with(store, entry))
        if keys is None:
            return

        def back() -> None:
            if self.change(lambda store: store.set_folder(keys, entry.value)):
                self._page.changed()

        if self.change(lambda store: store.delete_folder(entry.value)):
            self._page.notice.say(s.FOLDER_FORGOTTEN.filled(name=entry.value), back)
            self._page.changed()

    @staticmethod
    def _all_with(store: DeckStore, entry: Entry) -> list[str]:
        """Return the keys of all decks, those in the trash too, that a tag or folder holds."""
        ids = [*store.find(entry.term).ids, *store.find(entry.term, trash=True).ids]
        return store.keys(ids)

    def _forget_search(self, entry: Entry) -> None:
        name = entry.value
        text = self.read(lambda store: store.saved_searches().get(name, ""))
        if text is not None and self.change(lambda store: store.delete_search(name)):
            self._page.notice.say(s.SEARCH_FORGOTTEN.filled(name=name), partial(self.save_search, name, text))
            self._page.refresh_holdings()

    def _on_drop(self, entry: Entry, keys: list[str]) -> None:
        if entry.kind == "trash":
            self.trash(keys)
        elif entry.group == "folder":
            self.file(keys, entry.value)
        elif entry.group == "tag":
            self.tag(keys, [entry.value], [])
