"""The deck shelf's room: opens the shelf, and brings its pages, dialogs and commands together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QPushButton, QWidget

from kfdesk.collection.backups import Backup, newest_good
from kfdesk.collection.database import shelf_folder
from kfdesk.collection.exporting import IN_WORDS, LEFT_OUT, with_lists
from kfdesk.collection.identity import vault_key
from kfdesk.collection.query import closed
from kfdesk.collection.records import DeckRecord, Source
from kfdesk.collection.search import DeckRow
from kfdesk.collection.store import DeckStore, StoreError
from kfdesk.collection.vocabulary import FIELDS, Field
from kfdesk.desk.decks import command_texts as c
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.acting import Acts
from kfdesk.desk.decks.asking import FolderDialog, NameDialog, PasteDialog, RestoreDialog, TagsDialog, confirm
from kfdesk.desk.decks.browse import BrowsePage
from kfdesk.desk.decks.commands import MOST_COMPARED, DeckCommands
from kfdesk.desk.decks.compare import CompareDialog
from kfdesk.desk.decks.correcting import CorrectDialog, RenameDialog
from kfdesk.desk.decks.doubles import DoublesDialog
from kfdesk.desk.decks.figures import ShelfFiguresDialog, compare_panel
from kfdesk.desk.decks.fitting import waiting
from kfdesk.desk.decks.importing import Offer, offer_of
from kfdesk.desk.decks.importroom import Imports
from kfdesk.desk.decks.lists import Lists
from kfdesk.desk.decks.memory import Habits, load_habits, save_habits
from kfdesk.desk.decks.mending import Mending
from kfdesk.desk.decks.open_shelf import OpenShelf
from kfdesk.desk.decks.place import RoomPlace
from kfdesk.desk.decks.playing import why_not_playable
from kfdesk.desk.decks.quicklook import QuickLook
from kfdesk.desk.decks.searchhelp import SearchHelp
from kfdesk.desk.decks.tofetch import ToFetchDialog
from kfdesk.desk.decks.upkeep import Upkeep
from kfdesk.desk.decks.writing import suggested_name, write_decks
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.keyboard.place_keys import AS_GRID, AS_POINTS, AS_TABLE, SURPRISE
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.ui import say, says, ui
from kfdesk.text.words import Words, joined

if TYPE_CHECKING:
    from kfdesk.desk.decks.papers import Papers
    from kfdesk.desk.sheet.sheet import DeckSheet


class DeckRoom(QObject):
    """All of the room. It is made when somebody first enters it."""

    deck_chosen = Signal(str)
    play_wanted = Signal(list)
    sheet_shown = Signal(str)
    journal_wanted = Signal(str)
    change_wanted = Signal(str)
    """The key of a home-made deck whose cards are to be changed."""
    alliance_wanted = Signal(str)
    """The key of an alliance that is to be changed."""
    copy_wanted = Signal(str)
    """The key of a deck of which a copy is to be changed."""
    write_wanted = Signal(str, object)
    """A deck's key, and the `CardLine` of a card of it that nobody knows, to be written."""
    card_wanted = Signal(str)
    """The id of a card that is to be shown among all cards."""
    explain_wanted = Signal(str, tuple)
    """The id of a card that is to be explained, and those of all cards of its deck."""
    trials_wanted = Signal(list)
    """Keys of decks that are to be played against each other."""

    def __init__(self, desk: Desk, shelf: OpenShelf) -> None:
        super().__init__(desk.frame)
        self._desk, self._shelf = desk, shelf
        self._store: DeckStore | None = None
        self._changes = -1
        self._settings = desk.settings
        self._sheet: DeckSheet | None = None
        self._papers: Papers | None = None
        self._habits: Habits = load_habits()
        self.commands = DeckCommands(self)
        self.place = RoomPlace()
        desk.add_page(self.place, manual="shelf", again=self.enter)
        self.browse = BrowsePage(desk.card_faces, self.commands.panel, self.place.pages)
        self.place.take(self.browse)
        self.acts = Acts(self.browse, self._tell)
        self.mending = Mending(self.browse, self.acts)
        self.lists = Lists(self.browse, self.acts, self._ask_path)
        self.imports = Imports(self.place, self._tell)
        self.upkeep = Upkeep(self)
        self._build_bar()
        self._connect()
        self._connect_commands()
        self._connect_keys()
        self.browse.search.suggest = self._proposals
        self.browse.use_habits(self._habits)

    # Building.

    def _build_bar(self) -> None:
        bar = self.browse.bar
        self.buttons: dict[str, QPushButton] = {}
        for name, words, tip in (
            ("back", s.BACK, s.BACK_TIP),
            ("import", s.IMPORT, s.IMPORT_TIP),
            ("paste", s.PASTE_SHORT, s.PASTE_TIP),
            ("generate", s.GENERATE_SHORT, s.GENERATE_TIP),
            ("surprise", s.SURPRISE_SHORT, s.SURPRISE_TIP),
        ):
            button = QPushButton()
            self.buttons[name] = says(button, words, tip=tip)
            bar.add(button)

    def _connect(self) -> None:
        page, place = self.browse, self.place
        for name, does in (
            ("back", self._desk.leave_page),
            ("import", self.ask_files),
            ("paste", self.ask_paste),
            ("generate", self.ask_generate),
            ("surprise", self.surprise),
        ):
            self.buttons[name].clicked.connect(does)
        page.empty.import_wanted.connect(self.ask_files)
        page.empty.paste_wanted.connect(self.ask_paste)
        page.empty.generate_wanted.connect(self.ask_generate)
        page.empty.clear_wanted.connect(lambda: page.search.set_text(""))
        page.selection_changed.connect(self._on_selection)
        page.menu_wanted.connect(self._on_menu)
        page.opened.connect(self.open_sheet)
        page.search.save_wanted.connect(self._ask_search_name)
        page.search.help_wanted.connect(self.show_help)
        page.search.line.textEdited.connect(lambda _: self.upkeep.give_way())
        page.trash_empty.clicked.connect(self._ask_empty_trash)
        page.detail.sheet_wanted.connect(self.open_sheet)
        page.detail.play_wanted.connect(self.play)
        page.detail.complete_wanted.connect(self.complete)
        page.detail.journal_wanted.connect(self.journal_wanted)
        page.detail.game_wanted.connect(self.ask_game)
        page.detail.write_wanted.connect(self.write_wanted)
        page.detail.change_wanted.connect(self.change_wanted)
        page.detail.alliance_wanted.connect(self.alliance_wanted)
        page.detail.copy_wanted.connect(self.copy_wanted)
        page.detail.deck_wanted.connect(self._show_as_now)
        page.detail.card_wanted.connect(self._on_card)
        page.detail.decks_wanted.connect(self.show_decks_with)
        page.detail.results.search_wanted.connect(self.show_found)
        page.detail.explain_wanted.connect(self.explain_wanted)
        place.trouble.retry_wanted.connect(self.enter)
        place.trouble.restore_wanted.connect(self._recover)
        place.offered.connect(self.take)
        self.imports.finished.connect(self._after_import)
        self.imports.show_wanted.connect(self.show_decks)
        self.imports.complete_wanted.connect(self.complete_decks)
        self.imports.doubles_wanted.connect(self.show_doubles)
        page.fetch_list_wanted.connect(self.show_to_fetch)
        page.detail.came_wanted.connect(lambda: self.mending.as_it_came(page.selected_keys()))
        self.mending.copied.connect(self.show_deck)
        self.upkeep.done.connect(self._after_upkeep)
        self.upkeep.failed.connect(self._on_trouble)

    def _connect_commands(self) -> None:
        page, connect = self.browse, self.commands.connect_to
        for view in (page.table, page.grid):
            self.commands.attach(view)
        page.points_made.connect(self.commands.attach)
        connect("sheet", self.open_sheet)
        connect("look", self.quick_look)
        connect("play", self.play)
        connect("favorite", lambda: self.acts.toggle_favorite(page.selected_keys()))
        connect("tag", self.ask_tags)
        connect("folder", self.ask_folder)
        connect("lists", self.lists.ask)
        connect("send", self.lists.show_list)
        connect("compare", self.compare)
        connect("trials", lambda: self.trials_wanted.emit(page.selected_keys()))
        connect("copy", lambda: self.acts.copy_text(page.selected_keys(), self._settings.card_language_now))
        connect("link", lambda: self.acts.copy_links(page.selected_keys()))
        connect("complete", self.complete)
        connect("double", lambda: self.show_doubles(page.selected_keys()))
        connect("rename", self.ask_rename)
        connect("correct", self.ask_correct)
        connect("duplicate", lambda: self.mending.copy(page.selected_keys()[0]))
        connect("came", lambda: self.mending.as_it_came(page.selected_keys()))
        connect("export", self._ask_export)
        connect("paper", self.ask_paper)
        connect("all", self.select_all)
        connect("trash", lambda: self.acts.trash(page.selected_keys()))
        connect("restore", lambda: self.acts.untrash(page.selected_keys()))

    def _connect_keys(self) -> None:
        page = self.browse
        scope = Qt.ShortcutContext.WidgetWithChildrenShortcut
        for keys, does in (
            (QKeySequence(QKeySequence.StandardKey.Find), page.search.focus),
            (QKeySequence(QKeySequence.StandardKey.Paste), self.paste),
            (QKeySequence(QKeySequence.StandardKey.Undo), page.notice.take_back),
            (QKeySequence(SURPRISE), self.surprise),
            (QKeySequence(AS_TABLE), lambda: page.show_view("table")),
            (QKeySequence(AS_GRID), lambda: page.show_view("grid")),
            (QKeySequence(AS_POINTS), lambda: page.show_view("points")),
        ):
            QShortcut(keys, self.place, context=scope).activated.connect(does)  # given together, the context is lost

    # What a part is asked.

    def apply_settings(self, settings: DeskSettings) -> None:
        """Use the language of cards of the settings."""
        self._settings = settings
        self.browse.detail.cards.set_card_language(settings.card_language_now)
        if self._sheet is not None:
            self._sheet.apply_settings(settings)

    def close(self) -> None:
        """Keep what is being written, remember how the room looks, stop what runs."""
        self.imports.stop()
        self.upkeep.stop()
        if self._papers is not None:
            self._papers.stop()
        if self._store is not None:
            self.browse.detail.flush()
            self._habits = self._habits.model_copy(update=self.browse.habits())
            save_habits(self._habits)
        self._store = None
        self.acts.use(None)
        self.browse.leave()

    # Entering and leaving.

    def enter(self) -> None:
        """Show the room, with the shelf as it is now."""
        came = not self.place.isVisible()
        self._desk.show_page(self.place)
        if self._store is None:
            self._open()
        elif self._store.changes() != self._changes:
            self.browse.changed()
            self.upkeep.start(self._store)  # what changed may hold home-made cards that have still to be read
        if self._store is not None:
            self._changes = self._store.changes()
            if came:
                self.browse.search.focus()

    def _open(self) -> None:
        try:
            with waiting():
                store = self._shelf()
            self._use(store)
        except StoreError as error:
            self._on_trouble(error)

    def _use(self, store: DeckStore) -> None:
        self._store = store
        self.acts.use(store)
        self.imports.use(store)
        self.place.show_browse()
        self.browse.use(store)
        if self.browse.found and not self.browse.selected_ids():
            self.browse.select_row(0)
        self.upkeep.start(store)

    def _on_trouble(self, error: StoreError) -> None:
        """Show what is wrong instead of the decks."""
        self.upkeep.stop()
        self.acts.use(None)
        self.imports.use(None)
        self.browse.leave()
        self._store = None
        self._shelf.close()
        with waiting():
            backup = newest_good(shelf_folder()) if error.damaged else None
        self.place.show_trouble(error.problem, str(error.file), damaged=error.damaged, backup=backup)

    def _recover(self, backup: Backup | None) -> None:
        """Put a copy, or an empty shelf, in the place of the damaged file, which keeps another name."""
        try:
            with waiting():
                DeckStore.recover(shelf_folder(), backup).close()
        except StoreError as error:
            self._on_trouble(error)
            return
        self._open()

    def _after_upkeep(self) -> None:
        if self._store is not None and self._store.changes() != self._changes:
            self._changes = self._store.changes()
            self.browse.changed()

    # Selection.

    @property
    def selection(self) -> list[str]:
        """The keys of the selected decks."""
        return self.browse.selected_keys()

    def show_deck(self, key: str) -> None:
        """Select this deck, with no filter in the way."""
        self.show_decks([key])

    def _show_as_now(self, key: str) -> None:
        """Select the deck that has this key, or once had it."""
        self.show_decks(self.acts.read(lambda store: store.doubles.keys_now([key])) or [key])

    def show_decks(self, keys: Sequence[str]) -> None:
        """Select these decks, with no filter in the way."""
        self.browse.show_trash(False)
        self.browse.search.set_text("")
        self.browse.select_keys(list(keys))
        self.browse.show_selected()
        self.browse.focus_list()

    def refresh(self) -> None:
        """Show anew what the shelf says of decks: it was changed elsewhere."""
        self._after_upkeep()

    def show_decks_with(self, card: str) -> None:
        """Show all decks that have a card: this one, whatever others are called the same."""
        typed = FIELDS[Field.CARD].as_typed(ui.language)
        self.show_found(f"{typed}={card}")

    def show_found(self, text: str) -> None:
        """Show all decks that a search finds, with the first of them selected where none was."""
        self.browse.show_trash(False)
        self.browse.search.set_text(text)
        if self.browse.found and not self.browse.selected_ids():
            self.browse.select_row(0)
        self.browse.show_selected()
        self.browse.focus_list()

    def _on_card(self, card: str) -> None:
        """Go on to a card; back from there leads to the deck that is shown now, and to what was searched for."""
        shown, text, trash = self.browse.current_key(), self.browse.search.text, self.browse.trash

        def back() -> None:
            self.enter()
            self.browse.show_trash(trash)
            if self.browse.search.text != text:
                self.browse.search.set_text(text)
            if shown is not None:
                self.browse.select_keys([shown])
                self.browse.show_selected()
            self.browse.detail.cards.setFocus()

        self._desk.go_on(lambda: self.card_wanted.emit(card), back)

    def select_all(self) -> None:
        """Select all decks found."""
        self.browse.view.selectAll()

    def surprise(self) -> None:
        """Select any one of the decks found."""
        self.browse.surprise()

    def show_trash(self) -> None:
        """Look into the trash."""
        self.browse.search.set_text("")
        self.browse.show_trash(True)

    def _on_selection(self) -> None:
        ids = self.browse.selected_ids()
        rows = self._store.rows(ids[:500]) if self._store is not None and ids else []
        self.commands.show_state(
            len(ids),
            trash=self.browse.trash,
            all_favorites=bool(rows) and all(row.favorite for row in rows),
            without=self._without_use(rows),
        )
        key = self.browse.current_key()
        if key is not None and len(ids) == 1:
            self.deck_chosen.emit(key)

    def _without_use(self, rows: Sequence[DeckRow]) -> frozenset[str]:
        """Return what of `NOT_ALWAYS` would do nothing with these decks."""
        useful = {
            "complete": any(row.can_be_completed for row in rows),
            "double": self._store is not None and bool(rows) and self._store.any_double(row.id for row in rows),
            "came": any(row.by_hand for row in rows),
        }
        return frozenset(name for name, useful_now in useful.items() if not useful_now)

    def _on_menu(self, at: QPoint) -> None:
        self.browse.show_selected()
        menu: QMenu = self.commands.menu(self.browse)
        menu.popup(at)

    # With the selected decks.

    def open_sheet(self) -> None:
        """Show the sheet of the selected deck."""
        deck = self._one()
        if deck is None:
            return
        if self._sheet is None:
            from kfdesk.desk.sheet.sheet import DeckSheet  # brings printing

            self._sheet = DeckSheet(self._settings, self._desk.frame)
        self._sheet.show_deck(deck)
        self.sheet_shown.emit(deck.key)

    def quick_look(self) -> None:
        """Show the selected deck large until a key is pressed."""
        deck = self._one()
        if deck is not None:
            self._look(deck, self.browse)

    def _look(self, deck: DeckRecord, over: QWidget) -> None:
        QuickLook(deck, self.browse.portraits, self._settings, ui.theme, over).show_over(over)

    def play(self) -> None:
        """Play with the selected decks; where none of them can be played, say why not."""
        keys = self.browse.selected_keys()
        rows = self._store.rows(self.browse.selected_ids()) if self._store is not None else []
        if keys and any(row.playable or row.by_agreement or row.being_read for row in rows):
            self.play_wanted.emit(keys)
        elif (deck := self._one()) is not None and (why := why_not_playable(deck)) is not None:
            self.browse.notice.say(why)

    def ask_game(self) -> None:
        """Let a game be entered that was played with the selected deck on paper."""
        from kfdesk.desk.decks.papergame import PaperGameDialog, decks_named

        deck = self._one()
        if deck is not None and self._store is not None:
            dialog = PaperGameDialog(deck, partial(decks_named, self._store), self.place)
            dialog.wanted.connect(self.acts.add_game)
            dialog.open()

    def compare(self) -> None:
        """Show the selected decks side by side."""
        decks = self._decks(self.browse.selected_keys()[: MOST_COMPARED + 1])
        if self._store is None or not 2 <= len(decks) <= MOST_COMPARED:
            return
        rows = {row.key: row for row in self._store.rows(self.browse.selected_ids())}
        known = [rows[deck.key] for deck in decks if deck.key in rows]
        if len(known) < len(decks):  # one is gone this moment
            return
        charts = compare_panel((decks[0], decks[1])) if len(decks) == 2 else None
        dialog = CompareDialog(decks, known, charts, self._desk.card_faces, self._settings, self.place)
        dialog.save_wanted.connect(partial(self.lists.ask_save_comparison, dialog))
        dialog.open()

    # Doubles, and what is changed by hand.

    def show_doubles(self, keys: Sequence[str] = ()) -> None:
        """Show the decks that are there twice, those with these keys first."""
        if self._store is not None:
            language = self._settings.card_language_now
            dialog = DoublesDialog(self.mending, self._desk.card_faces, language, self.place)
            dialog.choose(keys)
            dialog.open()

    def show_to_fetch(self) -> None:
        """Show the decks that could not be fetched."""
        if self._store is not None:
            dialog = ToFetchDialog(self.mending.waiting, self.place)
            dialog.remove_wanted.connect(self.mending.forget_waiting)
            dialog.try_wanted.connect(lambda waiting: self.imports.fetch([vault_key(one.uuid) for one in waiting]))
            dialog.open()

    def ask_rename(self) -> None:
        """Let the selected deck be called otherwise."""
        deck = self._one()
        if deck is not None:
            dialog = RenameDialog(deck, self.place)
            dialog.wanted.connect(partial(self.mending.rename, deck.key))
            dialog.open()

    def ask_correct(self) -> None:
        """Let the list of the selected deck be corrected; one that somebody put together is edited where that was
        done."""
        deck = self._one()
        if deck is None:
            return
        if deck.source is Source.HOMEMADE:
            self.change_wanted.emit(deck.key)
            return
        dialog = CorrectDialog(deck, self._desk.card_faces, self._settings.card_language_now, self.place)
        dialog.wanted.connect(self.mending.keep_corrected)
        dialog.open()

    def _one(self) -> DeckRecord | None:
        key = self.browse.current_key()
        return self._store.get(key) if self._store is not None and key is not None else None

    def _decks(self, keys: Sequence[str]) -> list[DeckRecord]:
        store = self._store
        return [deck for key in keys if (deck := store.get(key)) is not None] if store is not None else []

    def ask_tags(self) -> None:
        """Let tags be put onto the selected decks or taken off."""
        keys = self.browse.selected_keys()
        if self._store is None or not keys:
            return
        rows = self._store.rows(self.browse.selected_ids()[:2000])
        had = list(dict.fromkeys(tag for row in rows for tag in row.tags))
        known = [tag.name for tag in self._store.tags()]
        dialog = TagsDialog(len(keys), had, known, self.place)
        dialog.wanted.connect(lambda add, remove: self.acts.tag(keys, add, remove))
        dialog.open()

    def ask_folder(self) -> None:
        """Let a folder be chosen for the selected decks."""
        keys = self.browse.selected_keys()
        if self._store is None or not keys:
            return
        now = {row.folder for row in self._store.rows(self.browse.selected_ids()[:2000])}
        dialog = FolderDialog(len(keys), list(self._store.folders()), now.pop() if len(now) == 1 else "", self.place)
        dialog.wanted.connect(lambda folder: self.acts.file(keys, folder))
        dialog.open()

    def _ask_empty_trash(self) -> None:
        if self._store is None or not self._store.count(trash=True):
            return
        words = s.EMPTY_TRASH_ASK.filled(decks=s.decks(self._store.count(trash=True)))
        box = confirm(s.ACT_EMPTY, words, s.DELETE, self.place)
        box.accepted.connect(self.acts.empty_trash)
        box.open()

    def _ask_search_name(self) -> None:
        text = self.browse.search.text.strip()
        if text:
            dialog = NameDialog(text[:60], self.place)
            dialog.wanted.connect(lambda name: self.acts.save_search(name, text))
            dialog.open()

    def show_help(self) -> None:
        """Explain the search."""
        SearchHelp(self.place).open()

    # Files.

    def ask_files(self) -> None:
        """Let files be chosen and read them."""
        dialog = QFileDialog(self.place, say(s.IMPORT_TITLE), self._habits.folder)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setNameFilters(say(s.FILE_FILTER).split(";;"))
        dialog.filesSelected.connect(lambda names: self._on_files([Path(name) for name in names]))
        dialog.open()

    def _on_files(self, paths: Sequence[Path]) -> None:
        if paths:
            self._habits = self._habits.model_copy(update={"folder": str(paths[0].parent)})
        self.import_files(paths)

    def import_files(self, paths: Sequence[Path]) -> None:
        """Read decks from these files."""
        self.take(Offer(tuple(paths)))

    def take(self, offer: Offer) -> None:
        """Read what was dropped or pasted."""
        if offer:
            self.imports.begin(offer.sources)

    def paste(self) -> None:
        """Read what the clipboard holds."""
        offer = offer_of(QGuiApplication.clipboard().mimeData())
        if offer:
            self.take(offer)
        else:
            self.browse.notice.say(s.NOTHING_TO_PASTE)

    def ask_paste(self) -> None:
        """Open a box to paste into."""
        offer = offer_of(QGuiApplication.clipboard().mimeData())
        if offer.paths or offer.picture is not None:
            self.take(offer)
            return
        dialog = PasteDialog("", self.place)
        dialog.wanted.connect(lambda text: self.take(Offer(text=text)))
        dialog.open()

    def ask_generate(self) -> None:
        """Open the dialog that makes new decks."""
        from kfdesk.desk.decks.generating import GenerateDialog

        if self._store is not None:
            dialog = GenerateDialog(self.browse.portraits, self.place)
            dialog.speed = self._settings.speed
            dialog.kept.connect(self.keep_generated)
            dialog.look_wanted.connect(lambda deck: self._look(deck, dialog))
            dialog.open()

    def complete(self) -> None:
        """Fetch what the public pages of the selected decks tell and their sources left out."""
        self.complete_decks(self.browse.selected_keys())

    def complete_decks(self, keys: Sequence[str]) -> None:
        """Fetch what the public pages of these decks tell and their sources left out."""
        keys = self.acts.with_public_page(keys)
        if keys:
            self.imports.fetch(keys)
        else:
            self.browse.notice.say(s.NOTHING_TO_COMPLETE)

    def keep_generated(self, decks: list[DeckRecord]) -> None:
        """Put new decks on the shelf and show them."""
        if self._store is None:
            return
        try:
            self._store.add(decks)
        except StoreError as error:
            self._tell(s.FAILED_TITLE, error.problem)
            return
        keys = [deck.key for deck in decks]
        self.browse.changed()
        self.show_decks(keys)
        words = s.GEN_KEPT.filled(decks=s.decks(len(keys)))
        self.browse.notice.say(words, lambda: self.acts.trash(keys))

    def _after_import(self, keys: list[str]) -> None:
        if self._store is not None:
            self._changes = self._store.changes()
            if keys:
                self.upkeep.start(self._store)  # what came is soon in a copy, too
        self.browse.decks_came()
        if keys and len(keys) < 5000:
            self.browse.select_keys(keys)
            self.browse.show_selected()

    def _ask_export(self) -> None:
        decks = self._decks(self.browse.selected_keys())
        if not decks:
            return
        dialog = self._save_dialog(s.EXPORT_TITLE, suggested_name(decks), s.EXPORT_FILTER)
        dialog.fileSelected.connect(lambda name: self.export_decks(Path(name)))
        dialog.open()

    def export_decks(self, path: Path) -> None:
        """Write the selected decks to a file."""
        chosen = self._decks(self.browse.selected_keys())
        decks = chosen if path.suffix.lower() in IN_WORDS else with_lists(chosen)
        left_out = LEFT_OUT.filled(n=len(chosen) - len(decks))
        if not decks:
            self.browse.notice.say(left_out)
            return
        problem = write_decks(decks, path, self._settings.card_language_now)
        if problem is not None:
            self._tell(s.FAILED_TITLE, problem)
            return
        self._habits = self._habits.model_copy(update={"folder": str(path.parent)})
        said = s.EXPORTED.filled(decks=s.decks(len(decks)), file=path.name)
        self.browse.notice.say(said if len(decks) == len(chosen) else joined([said, left_out], " "))

    def _ask_path(self, title: Words, name: str, kinds: Words, then: Callable[[Path], None]) -> None:
        """Let a file be named that is written; what is written next is offered the same folder."""

        def on_chosen(name: str) -> None:
            path = Path(name)
            self._habits = self._habits.model_copy(update={"folder": str(path.parent)})
            then(path)

        dialog = self._save_dialog(title, name, kinds)
        dialog.setDefaultSuffix(Path(name).suffix.removeprefix("."))
        dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(kind.rpartition("*.")[2].rstrip(")")))
        dialog.fileSelected.connect(on_chosen)
        dialog.open()

    def ask_paper(self) -> None:
        """Let be chosen what of the selected decks is put on paper, as a file or by a printer."""
        if self._store is None:
            return
        if self._papers is None:
            from kfdesk.desk.decks.papers import Papers  # brings what paints on paper

            self._papers = Papers(self.place, self.browse.notice.say, self._tell)
        ids = self.browse.selected_ids()
        folder = self._habits.folder
        if ids:
            self._papers.ask(self._store, ids, self._settings.card_language_now, folder)

    def _save_dialog(self, title: Words, name: str, kinds: Words) -> QFileDialog:
        over = QApplication.activeModalWidget() or self.place
        dialog = QFileDialog(over, say(title).replace("&", ""), self._habits.folder)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(say(kinds).split(";;"))
        dialog.selectFile(name)
        return dialog

    # The whole shelf.

    def show_shelf_figures(self) -> None:
        """Show figures of the decks found; home-made ones are counted only where there are no others."""
        if self._store is not None:
            try:
                counted = self._store.counted(self.browse.found)
            except StoreError as error:
                self._tell(s.FAILED_TITLE, error.problem)
                return
            dialog = ShelfFiguresDialog(self._store, counted, self.place)
            left_out = " ".join(self._store.kept_out(self.browse.found, counted))
            dialog.search_wanted.connect(lambda term: self.narrow(f"{term} {left_out}".strip()))
            dialog.open()

    def narrow(self, term: str) -> None:
        """Show those of the decks found that a term finds, too."""
        self.browse.search.set_text(" ".join(filter(None, (closed(self.browse.search.text.strip()), term))))
        self.browse.focus_list()

    def back_up(self) -> None:
        """Copy the shelf now."""
        try:
            with waiting():
                backup = self._store.back_up() if self._store is not None else None
        except StoreError as error:
            self._tell(s.FAILED_TITLE, error.problem)
            return
        if backup is not None:
            self.browse.notice.say(s.BACKED_UP.filled(file=str(backup.path)))

    def ask_export_shelf(self) -> None:
        """Let a file be named and write the whole shelf to it."""
        dialog = self._save_dialog(c.EXPORT_SHELF, "decks.kfshelf", s.SHELF_FILTER)
        dialog.setDefaultSuffix("kfshelf")
        dialog.fileSelected.connect(lambda name: self.export_shelf(Path(name)))
        dialog.open()

    def export_shelf(self, path: Path) -> None:
        """Write the whole shelf to a file."""
        try:
            if self._store is not None:
                with waiting():
                    self._store.export(path)
        except StoreError as error:
            self._tell(s.FAILED_TITLE, error.problem)
            return
        self.browse.notice.say(s.SHELF_EXPORTED.filled(file=path.name))

    def ask_restore(self) -> None:
        """Let one of the copies, or a shelf file, be chosen."""
        if self._store is None:
            return
        dialog = RestoreDialog(self._store.backups(), self.place)
        dialog.wanted.connect(self.restore)
        dialog.file_wanted.connect(lambda: QTimer.singleShot(0, self.ask_files))
        dialog.open()

    def restore(self, backup: Backup) -> None:
        """Make the shelf what it was when the copy was taken."""
        store = self._store
        if store is None:
            return
        try:
            with waiting():
                store.restore(backup)
        except StoreError as error:
            self._tell(s.FAILED_TITLE, error.problem)
            return
        self.browse.notice.forget()
        self.browse.decks_came()
        self._changes = store.changes()
        self.browse.notice.say(s.SHELF_RESTORED.filled(decks=s.decks(store.count())))

    def _tell(self, title: Words, words: Words) -> None:
        self._desk.tell(title, words)

    def _proposals(self, text: str, at: int) -> list[tuple[str, str]]:
        """Return whole texts the search may go on with, and what to show of each."""
        if self._store is None:
            return []
        found = []
        for one in self._store.suggest(text, at, language=ui.language):
            whole = text[: one.start] + one.text + text[one.end :]
            said = say(one.words)
            found.append((whole, one.text if said.casefold() in one.text.casefold() else f"{one.text}   {said}"))
        return found
