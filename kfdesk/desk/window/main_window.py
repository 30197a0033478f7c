"""The main window: start page, table with prompt bar, log, side dock, menus, curtain; it only connects them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, SignalInstance
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QMessageBox, QWidget

from kfdesk import collector
from kfdesk.cards.facts import facts
from kfdesk.desk import texts as s
from kfdesk.desk.animation.director import Director
from kfdesk.desk.around_table.card_inspector import CardInspector
from kfdesk.desk.around_table.log_at_hand import LogAtHand
from kfdesk.desk.around_table.side_panes import SideDock
from kfdesk.desk.around_table.table_page import TablePage
from kfdesk.desk.art.own_pictures import OWN, pictures_folder
from kfdesk.desk.art.window_icons import house_icons, program_icon
from kfdesk.desk.card.faces import DeskFaces, printed, sets_of
from kfdesk.desk.card.preview import Preview
from kfdesk.desk.ceremonies.curtain import Curtain
from kfdesk.desk.ceremonies.ribbon import WHAT_IF_TITLE, asks_what_if
from kfdesk.desk.ceremonies.shown import Ceremonies
from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.commands import Actions
from kfdesk.desk.features.file_handler import FileHandler
from kfdesk.desk.film.texts import END_FOR_GOOD, OPEN_TITLE
from kfdesk.desk.keyboard import place_keys
from kfdesk.desk.kit.bounded import fit_window
from kfdesk.desk.kit.idle import IdleWork, done
from kfdesk.desk.kit.locales import locale_of
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.theme import palette, theme_of
from kfdesk.desk.kit.ui import say, ui
from kfdesk.desk.layout.table_layout import Scale
from kfdesk.desk.log.in_step import LogInStep
from kfdesk.desk.log.pane import LogPane
from kfdesk.desk.play.choice_history import Reach, Until
from kfdesk.desk.play.controller import DeskController
from kfdesk.desk.play.recap import Recap
from kfdesk.desk.play.undoing import UndoAsker
from kfdesk.desk.prompt.ways_of_asking import stands_in_middle
from kfdesk.desk.window.about import AboutDialog
from kfdesk.desk.window.beginning import Beginning
from kfdesk.desk.window.behind_curtain import BehindCurtain
from kfdesk.desk.window.card_looks import CardLooks
from kfdesk.desk.window.navigation import Navigation
from kfdesk.desk.window.pages import Pages
from kfdesk.desk.window.placement import is_crowded, remember_place, restore_place
from kfdesk.desk.window.preferences import PreferencesDialog
from kfdesk.desk.window.start_page import DeckChoice, StartPage
from kfdesk.desk.window.style import style_of
from kfdesk.desk.window.unsaved import UnsavedWork
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import PLAYERS
from kfdesk.engine.views import TableView
from kfdesk.match.autosave import games_folder
from kfdesk.text.second_person import person
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from kfdesk.desk.play.table_setup import TableSetup
    from kfdesk.desk.table.widget import TableWidget

F = TypeVar("F")

CROWDED_CARDS: Final = 1.5
"""Least size of cards where letters are large for the window."""


class MainWindow(QMainWindow):
    """Everything the two players see."""

    def __init__(
        self,
        controller: DeskController,
        table: TableWidget,
        faces: DeskFaces,
        decks: Sequence[DeckChoice],
        settings: DeskSettings,
    ) -> None:
        super().__init__()
        self._speak(settings)
        ui.wear(theme_of(settings.theme))
        self.controller = controller
        self.table = table
        self._faces = faces
        self._settings = settings
        self._view: TableView | None = None
        self._animate = self._turned = self._dock_sized = self._crowded = self._own_pictures = False
        self._dock_called = False
        """Whether somebody speaks in the side dock, such as a lesson."""
        self.side_needs = 0
        """So many pixels the side dock needs above its foot, beyond the least: those of a lesson."""
        self._features: list[Feature] = []
        self.file_handlers: list[FileHandler] = []
        """Who opens files given to the program; a feature adds its own, the first that wants a file gets it."""
        self._undo_shown: tuple[bool, bool, Words | None] = (False, False, None)
        self._wording = IdleWork(self)
        self._joining = IdleWork(self, late=True)
        self.setWindowTitle(s.APP_NAME.en)
        self.setWindowIcon(program_icon())
        self._build_center(decks)
        self._build_dock()
        self.director = Director(table, self)
        self._held_back: tuple[Decision | None] | tuple[()] = ()
        """The decision, or the end of the game, of which the prompt speaks when no beat is shown any more."""
        self.director.ended.connect(self._ask_held_back)
        self.inspector = CardInspector(table, self.preview, self.overlays, lambda: controller.curtain_for is not None)
        self.beginning = Beginning(self, self.start, decks)
        self.commands = Actions(self)
        self.looks = CardLooks(self, table)
        self.navigation = Navigation(self, self.start)
        self.ceremonies = Ceremonies(self, table, self.overlays, self.director, self.prompt)
        self.ceremonies.victory.rematch_wanted.connect(lambda: self.beginning.rematch(swapped=False))
        self.ceremonies.victory.swap_wanted.connect(lambda: self.beginning.rematch(swapped=True))
        self.ceremonies.victory.next_wanted.connect(self.beginning.play_again)
        self.unsaved = UnsavedWork(controller, self)
        self.undoing = UndoAsker(controller, self)
        self.undoing.asks_no_more.connect(lambda: self._change("warn_undo", False))
        self._connect_controller()
        steps = LogInStep(self.controller, self.director, self.log, self)
        self.behind_curtain = BehindCurtain(
            self.controller,
            self.table,
            self.log,
            steps,
            self,
            asked_ahead=lambda view: self.prompt.painted_ahead(view, self.overlays.room),
            waits=self.ceremonies.versus.isVisible,
        )
        self.ceremonies.versus.ended.connect(self.behind_curtain.go_on)
        self._connect_widgets()
        self._connect_actions()
        self._connect_keys()
        self.apply_settings(settings)
        self._put_dock()
        self.commands.show_undo(False, False, None)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_color_scheme)
        restore_place(self)

    # Building.

    def _build_center(self, decks: Sequence[DeckChoice]) -> None:
        self.start = StartPage(self._faces, decks)
        self.play_page = TablePage(self.table, self._faces)
        self.overlays, self.prompt = self.play_page.overlays, self.play_page.prompt
        self.pages = Pages()
        self.pages.addWidget(self.start)
        self.pages.addWidget(self.play_page)
        self._manual_pages: dict[QWidget, str] = {self.start: "start", self.play_page: "table"}
        self._beside_log: list[QWidget] = [self.play_page]
        self.setCentralWidget(self.pages)

    def _build_dock(self) -> None:
        self.preview = Preview(self._faces)
        self.log = LogPane(self.controller.names)
        self.dock = SideDock(self.preview, self.log)
        self.side = self.dock.panes
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.dock)
        self.log_at_hand = LogAtHand(self.pages, self.play_page, self._beside_log, self.dock)

    def _connect_controller(self) -> None:
        controller = self.controller
        controller.game_began.connect(self._on_game_began)
        controller.view_changed.connect(self._on_view)
        controller.decision_asked.connect(self._on_decision)
        controller.choice_refused.connect(self._on_refused)
        controller.seat_leaves.connect(self._on_seat_leaves)
        self.director.ended.connect(self._on_beats_ended)
        controller.curtain_lowered.connect(lambda _: self.inspector.forget())
        controller.curtain_lowered.connect(lambda _: self.log_at_hand.drawer.shut())
        controller.curtain_lifted.connect(self._on_curtain_lifted)
        controller.undo_state.connect(self._on_undo_state)
        controller.published.connect(self._settle)
        controller.not_kept.connect(lambda words: self.tell(s.NOT_KEPT_TITLE, words))
        controller.kept_again.connect(self._say_kept_again)

    def _connect_widgets(self) -> None:
        self.table.intended.connect(self.controller.act)
        self.table.picked.connect(self.prompt.pick)
        self.table.chosen.connect(self.controller.choose)
        self.table.confirmed.connect(self.prompt.confirm)
        self.table.refused.connect(self._on_refused_card)
        self.prompt.chosen.connect(self.controller.choose)
        self.prompt.picks_changed.connect(self.table.show_picks)
        self.prompt.hovered.connect(self.inspector.point_out)
        self.prompt.looked_at.connect(self.inspector.show_card)
        self.prompt.pointed_at.connect(self.table.look_ahead)
        self.table.reading.comes.connect(self.prompt.give_way)
        self.prompt.again_wanted.connect(self.beginning.play_again)
        self.prompt.arrows.pressed.connect(self.table.take_key)
        self.prompt.take_back.undo_wanted.connect(self.undoing.undo)
        self.prompt.take_back.cancel_wanted.connect(self.undoing.undo_action)
        self.log.card_hovered.connect(self.inspector.show_named)
        self.log.card_clicked.connect(self.inspector.point_out_named)
        self.log.level_changed.connect(lambda level: self._change("log_level", level))
        self.log.undo_wanted.connect(self.undoing.undo_to)
        self.log.offer_undo(lambda choice: self.controller.can_take_back(Until(choice)))
        self.curtain.undo_wanted.connect(self.undoing.undo)
        self.start.play_wanted.connect(self.beginning.ask_new_game)
        self.start.game_wanted.connect(self.beginning.go_on_with)
        self.start.quit_wanted.connect(self.close)

    def _connect_actions(self) -> None:
        actions = self.commands
        actions.new_game.triggered.connect(self.beginning.ask_new_game)
        actions.quit.triggered.connect(self.close)
        actions.home.triggered.connect(self.show_start)
        actions.to_table.triggered.connect(lambda: self.show_page(self.play_page))
        actions.undo.triggered.connect(self.undoing.undo)
        actions.redo.triggered.connect(self.controller.redo)
        actions.undo_turn.triggered.connect(self.undoing.undo_turn)
        actions.preferences.triggered.connect(self.show_preferences)
        actions.sounds.triggered.connect(lambda on: self._change("play_sounds", on))
        actions.open_table.triggered.connect(self._open_table)
        actions.side_dock.triggered.connect(self._show_dock)
        actions.full_screen.triggered.connect(self._show_full_screen)
        actions.about.triggered.connect(self.show_about)
        actions.chosen.connect(self._change)

    def _connect_keys(self) -> None:
        """Single keys count only on the table and its prompt, never where somebody types."""
        scope = Qt.ShortcutContext.WidgetWithChildrenShortcut
        up, down = place_keys.SCROLL_CARD
        keys: dict[str, Callable[[], None]] = {
            place_keys.TURN_CARD_OVER: self._turn_card_over,
            up: partial(self.preview.scroll_lines, -1),
            down: partial(self.preview.scroll_lines, 1),
            place_keys.GO_BACK: self._escape,
            place_keys.OPEN_LOG: self.log_at_hand.open,
        }
        for number in place_keys.NUMBERS:
            keys[number] = partial(self.prompt.choose_number, int(number))
        # Connected afterwards: given together with what it does, PySide forgets the context of a shortcut.
        for key, does in keys.items():
            QShortcut(QKeySequence(key), self.play_page, context=scope).activated.connect(does)
        # On a focused button Space must stay a press.
        pin = QShortcut(QKeySequence(place_keys.PIN_CARD), self.table, context=Qt.ShortcutContext.WidgetShortcut)
        pin.activated.connect(self.preview.toggle_pin)
        end = QShortcut(QKeySequence(place_keys.END_TURN), self.play_page, context=scope)
        end.activated.connect(self.prompt.press_end_turn)

    # Rooms.

    def feature(self, kind: type[F]) -> F:
        """Return the feature of a kind, which must be installed."""
        return next(one for one in self._features if isinstance(one, kind))

    def install(self, feature: Feature) -> None:
        """Add a feature of the program, which from now on hears of settings."""
        self._features.append(feature)
        feature.apply_settings(self._settings)

    def add_page(
        self,
        page: QWidget,
        leave: Callable[[], object] | None = None,
        *,
        manual: str,
        beside_log: bool = False,
        again: Callable[[], object] | None = None,
    ) -> None:
        """Add a page that `show_page` can show; Esc leaves it by `leave`, else back to where one came from.

        `manual` is the page of the manual that explains it; `beside_log`: the side dock is seen beside it too; `again`
        shows the page when one comes back to it from another, without it one does not come back to it.
        """
        self.pages.addWidget(page)
        if beside_log:
            self._beside_log.append(page)
        self._manual_pages[page] = manual
        self.navigation.add(page, leave, again)

    def show_page(self, page: QWidget) -> None:
        """Show a page; the side dock is only to be seen on the table's own and on those that go with it.

        The start page offers the unfinished games as they are now.
        """
        if page is self.start:
            self.beginning.offer_unfinished()
        at_table = page is self.play_page
        with_dock = page in self._beside_log
        if at_table and self.controller.setup is None:
            return
        if not at_table:
            for dock in self.findChildren(QDockWidget):
                if not (with_dock and dock is self.dock):
                    dock.hide()  # before the page comes: the window must not make room for both
        self.pages.setCurrentWidget(page)
        self.dock.setVisible(with_dock and self.commands.side_dock.isChecked())
        self.log_at_hand.arrange()
        self.commands.side_dock.setEnabled(with_dock)
        self.commands.to_table.setEnabled(self.controller.setup is not None and not at_table)
        self.ceremonies.on_page(at_table=at_table)
        self._show_undo()
        self._say_title()

    def show_table(self) -> None:
        """Show the table."""
        self.show_page(self.play_page)

    def go_on(self, go: Callable[[], object], back: Callable[[], object]) -> None:
        """Go on to another page by `go`, from which one comes back by `back`."""
        self.navigation.go_on(go, back)

    def leave_page(self) -> None:
        """Leave the page shown for where one came from, as Esc does."""
        self.navigation.leave()

    def add_dock(self, dock: QDockWidget, width: int) -> None:
        """Put a dock of this width at the left of the table, which gives way, not the dock on the other side."""
        self.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
        self.resizeDocks([dock, self.dock], [width, max(self.dock.width(), 270)], Qt.Orientation.Horizontal)

    @property
    def page_changed(self) -> SignalInstance:
        """Emitted when another page is shown."""
        return self.pages.currentChanged

    @property
    def page_shown(self) -> QWidget:
        """The page that is shown."""
        page = self.pages.currentWidget()
        assert page is not None
        return page

    @property
    def at_table(self) -> bool:
        """Whether the table is shown."""
        return self.page_shown is self.play_page

    def show_start(self) -> None:
        """Show the start page."""
        self.show_page(self.start)

    @property
    def manual_page(self) -> str:
        """The page of the manual that explains what is shown."""
        return next(name for page, name in self._manual_pages.items() if page is self.pages.currentWidget())

    @property
    def card_faces(self) -> DeskFaces:
        """What draws cards outside the table."""
        return self._faces

    @property
    def frame(self) -> QWidget:
        """The window itself, for dialogs to stand before and objects to belong to."""
        return self

    @property
    def settings(self) -> DeskSettings:
        """The settings in use."""
        return self._settings

    @property
    def curtain(self) -> Curtain:
        """What covers the window between two seats."""
        return self.ceremonies.curtain

    def change_settings(self, **changes: object) -> None:
        """Use and keep changed settings."""
        self._take_settings(self._settings.model_copy(update=changes))

    def keep_settings(self, settings: DeskSettings) -> None:
        """Keep settings that change nothing that is shown, such as who played last."""
        self._settings = settings
        self.unsaved.keep_settings(settings)

    # Commands.

    def tell(self, title: Words, words: Words) -> None:
        """Say something that nobody may overlook; play waits for nothing but the click."""
        box = QMessageBox(QMessageBox.Icon.Warning, title.say(self._language), words.say(self._language), parent=self)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def show_preferences(self) -> None:
        """Open the settings dialog."""
        dialog = PreferencesDialog(self._settings, self)
        dialog.changed.connect(self._take_settings)
        dialog.exec()

    def show_about(self) -> None:
        """Say what this program is and what it stands on."""
        AboutDialog(self).exec()

    def apply_settings(self, settings: DeskSettings) -> None:
        """Use these settings everywhere."""
        another_dock = settings.side_dock is not self._settings.side_dock
        self._settings = self.undoing.settings = settings
        cards = settings.card_language_now
        self._speak(settings)
        self.commands.show_settings(settings)
        self.preview.set_card_language(cards)
        self.overlays.viewer.card_language = cards
        self.prompt.set_card_language(cards)
        self.start.fan.set_card_language(cards)
        self._faces.factor = settings.card_factor
        self._make_room()
        self._scale_table()
        if another_dock:
            self._put_dock()
        self.preview.refit()
        self.table.set_card_language(cards)
        self.table.set_speed(settings.speed)
        self.prompt.set_speed(settings.speed)
        self.log.set_level(settings.log_level)
        self.controller.apply_settings(settings)
        for feature in self._features:
            feature.apply_settings(settings)
        self._apply_theme(settings)
        self._show_own_pictures(shown=settings.own_pictures)

    def _show_own_pictures(self, *, shown: bool) -> None:
        """Show the player's own pictures of cards or none, where that is another wish than before."""
        if shown == self._own_pictures:
            return
        self._own_pictures = shown
        OWN.look_in(pictures_folder() if shown else None)
        if len(OWN) or not shown:
            ui.draw_anew()

    def _speak(self, settings: DeskSettings) -> None:
        ui.speak(settings.language_now, settings.card_names_now)
        self.setLocale(locale_of(settings.language_now))

    # What the controller says.

    def _on_game_began(self) -> None:
        self.table.faces.cache.clear()  # other decks: what was drawn for the last game only takes memory
        self._faces.let_go()
        collector.give_back()
        setup = self.controller.setup
        if setup is not None:
            self._faces.sets = self.table.faces.sets = sets_of(setup.seats)
        seats = zip(PLAYERS, setup.seats, strict=True) if setup is not None else ()
        self._joining.begin(done(piece) for piece in collector.large_pages())
        cards = dict.fromkeys((card, player) for player, seat in seats for card in seat.deck.cards)
        self.table.begin_game(printed(card.id, card.house, owner) for card, owner in cards if card.id in facts())
        self._put_dock()
        self.show_page(self.play_page)
        self._animate = False
        self._size_dock()
        self.commands.open_table.setChecked(self.controller.open_table)
        self.preview.clear()
        self.log.edition = self.controller.edition
        self.log.begin_game()

    def _open_table(self, is_open: bool) -> None:
        """Open or close both hands; where that ends the game for good, the players are asked first."""
        if not is_open or not self.controller.end_can_be_taken_back:
            self.controller.set_open_table(is_open)
            return
        self.commands.open_table.setChecked(False)
        yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No
        box = QMessageBox(QMessageBox.Icon.Question, say(OPEN_TITLE), say(END_FOR_GOOD), yes | no, self)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setDefaultButton(no)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.button(yes).clicked.connect(partial(self._open_for_good, self.controller.setup))
        box.open()

    def _say_kept_again(self) -> None:
        """Say that the game is saved again, and where, if that is not where games are looked for."""
        path = self.controller.kept_at
        elsewhere = path is not None and path.parent != games_folder()
        words = s.SAVED_ELSEWHERE.filled(file=str(path)) if elsewhere else s.KEPT_AGAIN
        self.tell(s.KEPT_AGAIN_TITLE, words)

    def _open_for_good(self, setup: TableSetup | None) -> None:
        if self.controller.setup is setup:  # another start of the program may have brought another game meanwhile
            self.controller.set_open_table(True)
            self.commands.open_table.setChecked(True)

    def _on_view(self, view: TableView) -> None:
        behind = self.controller.curtain_for is not None
        self._view = view
        animate = self._animate and not behind and self._settings.moves
        turned, self._turned = self._turned and not behind, False
        recap = self.controller.recap
        self._held_back = ()
        self.director.present(view, recap, animate=animate, below=view.viewer, turned=turned, shut=behind)
        self._animate = not behind
        self.inspector.present(view)
        self.overlays.place_ribbon()
        self._say_title()

    def _on_seat_leaves(self, recap: Recap) -> None:
        """Show how the turn ends, before the door closes over it; nobody is asked anything then."""
        at_table = self.page_shown is self.play_page
        if at_table and self.director.see_off(recap, animate=self._settings.moves):
            self.controller.show_leaving()
            self._held_back = ()
            with self.prompt.laid_out_once():
                self._show_undo()
                self.prompt.ask(None, self._view)
                if self._view is not None and self._view.viewer is not None:
                    self.prompt.say_meanwhile(s.LEAVES.filled(who=self._view.seats[self._view.viewer].name))

    def _on_beats_ended(self) -> None:
        """Let the curtain fall over cards that have come to rest."""
        if self.controller.leaving:
            self.table.scene_.motion.finish()
            self.controller.hand_over()

    def _say_title(self) -> None:
        """Name the two players over their table, the program over everything else."""
        title = s.APP_NAME.en
        if self._view is not None and self.pages.currentWidget() is self.play_page:
            one, two = (seat.name for seat in self._view.seats)
            title = f"{one} – {two}: {title}"
            if asks_what_if(self.controller.setup):
                title = WHAT_IF_TITLE.filled(players=title).say(self._language)
        self.setWindowTitle(title)

    def _on_decision(self, decision: Decision | None) -> None:
        """Ask at once who has just acted; another player, how the game ended, and what is asked in the middle of the
        table, when the beats have shown why.

        Where nobody at the screen is asked, as while the program chooses, there is nothing to wait with.
        """
        view = self._view
        before = self.prompt.decision
        acts_on = decision is not None and before is not None and decision.player == before.player
        tells = decision is not None or view is not None and view.winner is not None
        covers = decision is not None and stands_in_middle(decision)
        if self.director.playing and tells and (covers or not acts_on):
            self._held_back = (decision,)
            with self.prompt.laid_out_once():
                self._show_undo()
                self.prompt.ask(None, view)
                if self.director.retells:
                    self.prompt.say_meanwhile(s.RETOLD)
        else:
            self._ask(decision)

    def _ask_held_back(self) -> None:
        """Ask what waited for the beats."""
        if self._held_back:
            (decision,), self._held_back = self._held_back, ()
            self._ask(decision)

    def _ask(self, decision: Decision | None) -> None:
        view = self._view
        self.overlays.refusal.hide()  # it was about what stood before
        offered = self.controller.offered()
        with self.prompt.laid_out_once():
            self._show_undo()
            self.prompt.ask(decision, view, offered)
        if decision is None and view is not None and view.winner is not None:
            setup = self.controller.setup
            wins = s.WINS_CONCEDED if self.controller.conceded else s.WINS
            made = setup is not None and bool(setup.lesson)  # a lesson's and a puzzle's table
            self.prompt.say_over(wins.filled(who=person(view.seats[view.winner].name)), offers_more=not made)
        self.inspector.on_decision(decision, offered)
        if self.table.reading.shown is not None:
            self.prompt.give_way(True)
        if not self.ceremonies.versus.isHidden():
            self.ceremonies.versus.setFocus()  # nobody answers what cannot be seen yet
        elif self.prompt.panel is not None and self.prompt.panel.takes_keyboard:
            self.prompt.panel.setFocus()
        elif self.controller.curtain_for is None and not self.overlays.viewer.isVisible():
            self.table.setFocus()
        self.inspector.paint_ahead(decision)

    def _settle(self) -> None:
        """Lay out now what has other words: left to Qt, that comes after a first painting, and all is painted again."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self.preview.settle()
        for pending in (QEvent.Type.LayoutRequest, QEvent.Type.UpdateLater):
            QCoreApplication.sendPostedEvents(None, pending)

    def _on_undo_state(self, can_undo: bool, can_redo: bool, what: Words | None) -> None:
        self._undo_shown = (can_undo, can_redo, what)  # shown with the decision: its buttons lie beside these

    def _show_undo(self) -> None:
        """Offer undo and redo at the table only: elsewhere nobody would see what they do."""
        at_table = self.pages.currentWidget() is self.play_page
        can_undo, can_redo, what = self._undo_shown
        self.commands.show_undo(can_undo and at_table, can_redo and at_table, what if at_table else None)
        self.prompt.take_back.show_undo(can_undo, what)
        self._wording.begin((done(self._say_later),))
        self.prompt.take_back.show_cancel(self.controller.can_take_back(Reach.ACTION))

    def _say_later(self) -> None:
        """Word what is only read in a menu that is opened, or in a tooltip: nobody does that at once."""
        self.commands.say_undo()
        self.prompt.take_back.say_what()
        self.prompt.end_turn.say_tip()

    def _on_refused(self, words: Words, rule: str) -> None:
        self.overlays.refuse(words, rule, self.controller.edition)

    def _on_refused_card(self, words: Words, rule: str) -> None:
        self.overlays.refuse(words, rule, self.controller.edition, self.table.choosing.refused_at)

    def _on_curtain_lifted(self) -> None:
        self._animate = False
        self._turned = True
        self.table.setFocus()

    # What the widgets say.

    def _turn_card_over(self) -> None:
        self.preview.turn_over()
        self.table.reading.turn_over()

    def _escape(self) -> None:
        if self.overlays.viewer.isVisible():
            self.overlays.viewer.close_pile()
        elif not self.log_at_hand.drawer.isHidden():
            self.log_at_hand.drawer.shut()
        elif not self.table.call_off():
            self.prompt.clear_picks()

    # Settings and looks.

    @property
    def _language(self) -> str:
        return self._settings.language_now

    def _change(self, field: str, value: object) -> None:
        if getattr(self._settings, field) != value:
            self._take_settings(self._settings.model_copy(update={field: value}))

    def _take_settings(self, settings: DeskSettings) -> None:
        self.apply_settings(settings)
        self.unsaved.keep_settings(settings)

    def _apply_theme(self, settings: DeskSettings) -> None:
        theme = theme_of(settings.theme)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.setPalette(palette(theme))
            sheet = style_of(theme, settings.text_factor)
            if app.styleSheet() != sheet:  # every widget of the program is polished anew
                app.setStyleSheet(sheet)
        ui.wear(theme)
        self.prompt.set_house_icons(house_icons(theme))
        self.overlays.arrange()

    def _on_color_scheme(self) -> None:
        self._apply_theme(self._settings)

    def _show_dock(self, shown: bool) -> None:
        """Show or hide the side dock, and remember that; a lesson, or too little room for it, is no lasting reason."""
        self._show_dock_now(shown)
        if not self._crowded and not self._dock_called:
            self.change_settings(side_dock=shown)
        if shown and self._crowded:
            self.side.setSizes([self.height(), 0])  # the card is to be read whole; the log keeps what it needs

    def call_dock(self, called: bool) -> None:
        """Show the side dock while somebody speaks there, such as a lesson; then it is seen or not as before."""
        if called is not self._dock_called:
            self._dock_called = called
            self._put_dock()

    def _put_dock(self) -> None:
        """Show the side dock as it is wished, where there is room, and while somebody speaks there."""
        self._show_dock_now(self._dock_called or (self._settings.side_dock and not self._crowded))

    def _show_dock_now(self, shown: bool) -> None:
        self.log_at_hand.drawer.shut()
        self.commands.side_dock.setChecked(shown)
        self.dock.setVisible(shown and self.pages.currentWidget() in self._beside_log)
        self.log_at_hand.arrange()
        self._size_dock()

    def _make_room(self) -> None:
        """Leave the room to the table where letters are large and the window is small: the prompt has one line, and
        the side dock comes when it is called."""
        crowded = is_crowded(self.size(), self._settings.text_factor)
        if crowded == self._crowded:
            return
        self._crowded = crowded
        self.prompt.set_short(crowded)
        self._scale_table()
        self._put_dock()

    def _scale_table(self) -> None:
        """Let cards and text be as large as is wished; cards take what is free where letters are large."""
        settings = self._settings
        least = CROWDED_CARDS if self._crowded else 0.0
        self.table.set_scale(Scale(max(settings.card_factor, least), settings.text_factor))

    def _size_dock(self) -> None:
        """Give the side dock its share of the window, the first time it is shown."""
        if self._dock_sized or self.dock.isHidden():
            return
        self._dock_sized = True
        least = round(270 * min(self._settings.text_factor, 1.1))
        width = max(least, min(380, round(self.width() * 0.2)))
        self.resizeDocks([self.dock], [width], Qt.Orientation.Horizontal)
        height = max(self.height() - 60, 300)
        preview = min(round(height * 0.66), self._faces.height_for(width - 20) + 150)
        self.side.setSizes([preview, height - preview])

    def _show_full_screen(self, full: bool) -> None:
        state = self.windowState()  # a window that was maximized is so again
        full_screen = Qt.WindowState.WindowFullScreen
        self.setWindowState(state | full_screen if full else state & ~full_screen)

    # Closing and resizing.

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where the window was, and let go of the game; stay where people want to save what is not saved."""
        if not self.unsaved.may_close():
            event.ignore()
            return
        for feature in self._features:
            feature.close()
        self.controller.stop_keeping()
        remember_place(self)
        super().closeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keep larger pictures on a screen of more pixels, also where the window's own size stays the same."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            fit_window(self.size() * self.devicePixelRatioF())
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place what lies over the table anew, once the table has its new size."""
        super().resizeEvent(event)
        fit_window(self.size() * self.devicePixelRatioF())
        self._make_room()
        QTimer.singleShot(0, self.overlays, self.overlays.arrange)  # not once they are gone
