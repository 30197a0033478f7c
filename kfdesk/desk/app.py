"""Starts the desktop program: application, settings, error handling, window."""

from __future__ import annotations

import gc
import logging
import logging.handlers
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

import platformdirs
from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTimer, QTranslator, Signal
from PySide6.QtWidgets import QApplication, QMessageBox

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.collection.files import sample_decks
from kfdesk.desk import strings as s
from kfdesk.desk.controller import DeskController, PlayableGame, TableSetup
from kfdesk.desk.faces import DeskFaces, card_name
from kfdesk.desk.naming import TableNames, house_name
from kfdesk.desk.settings import DeskSettings, config_folder, load_settings
from kfdesk.desk.shelf import Shelf
from kfdesk.desk.table.widget import TableWidget
from kfdesk.desk.window import MainWindow
from kfdesk.engine import Game, Seat
from kfdesk.engine.terms import DecisionKind
from kfdesk.match.keeping import Keeper

APP_ID = "io.github.kfdesk.kfdesk"
SMOKE_DECISIONS = 12
"""How many decisions a smoke run answers before it ends well."""

log = logging.getLogger("kfdesk")


def run(files: list[str], *, smoke: bool = False) -> int:
    """Run the desktop program until its window closes; return the process's exit code.

    `files` are what was given to open; a file the table cannot open is named in the log. With `smoke`
    the window opens, plays a few decisions by itself and closes; the code is 0 when all went well.
    """
    app = application()
    settings = load_settings()
    _translate_qt(app, settings.interface_language)
    window = make_window(settings, keep=not smoke)
    catcher = ErrorCatcher(window, settings.interface_language)
    catcher.install(quiet=smoke)
    for name in files:
        log.warning("cannot open %s: only decks of the program's own folder are offered yet", name)
    window.show()
    # What is loaded by now stays: left out of every later collection, which would else stutter the table.
    gc.collect()
    gc.freeze()
    if smoke:
        QTimer.singleShot(0, lambda: _play_some(window))
    code = app.exec()
    catcher.remove()
    return 1 if smoke and catcher.count else code


def application() -> QApplication:
    """Return the application object, made and named once."""
    found = QApplication.instance()
    if isinstance(found, QApplication):
        return found
    QApplication.setApplicationName("kfdesk")
    QApplication.setApplicationDisplayName("kfdesk")
    QApplication.setDesktopFileName(APP_ID)
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    return app


def make_window(settings: DeskSettings, *, keep: bool = True) -> MainWindow:
    """Return the main window with all its parts, not yet shown; with `keep` its games are kept on the disk."""
    names = TableNames(card_name, house_name)
    controller = DeskController(start_game, names, settings, recorder=Keeper() if keep else None)
    table = TableWidget(controller.why_not)
    table.set_face_texts(rules_text)
    table.set_facts(facts().get)
    window = MainWindow(controller, table, DeskFaces(rules_text), sample_decks(), settings)
    controller.setParent(window)
    if keep:
        window.use_shelf(Shelf(new_game))
    return window


def start_game(setup: TableSetup) -> PlayableGame:
    """Begin a game of the real engine."""
    return new_game(setup)


def new_game(setup: TableSetup) -> Game:
    """Return a game of the real engine, just begun."""
    return Game.new(
        setup.seats, seed=setup.seed, library=library(), edition=setup.edition, first_player=setup.first_player
    )


def rules_text(card: str, language: str) -> str:
    """Return a card's rendered rules text, "" for a card the library does not know yet."""
    cards = library()
    return cards[card].text(language) if card in cards else ""


def _translate_qt(app: QApplication, language: str) -> None:
    """Load Qt's own words (standard buttons, shortcuts) for the language of the interface."""
    translator = QTranslator(app)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if translator.load(QLocale(language), "qtbase", "_", folder):
        app.installTranslator(translator)


def log_file() -> Path:
    """Return where faults are written down."""
    return state_folder() / "kfdesk.log"


def state_folder() -> Path:
    """Return the folder of logs; the same as the settings' when `KFDESK_HOME` is set."""
    chosen = config_folder()
    default = platformdirs.user_config_path("kfdesk", appauthor=False)
    return platformdirs.user_state_path("kfdesk", appauthor=False) if chosen == default else chosen


class ErrorCatcher(QObject):
    """Catches what no slot caught: writes it to the log file and says so once; the table stays usable."""

    happened = Signal(str)

    def __init__(self, window: MainWindow, language: str) -> None:
        super().__init__(window)
        self._window = window
        self._language = language
        self._told = False
        self._before: Callable[..., object] = sys.excepthook
        self._handler: logging.Handler | None = None
        self.count = 0
        self.happened.connect(self._tell)
        self._quiet = False

    def install(self, *, quiet: bool = False) -> None:
        """Begin to catch; `quiet` shows no dialog."""
        self._quiet = quiet
        self._before, sys.excepthook = sys.excepthook, self._caught
        try:
            log_file().parent.mkdir(parents=True, exist_ok=True)
            handler = logging.handlers.RotatingFileHandler(
                log_file(), maxBytes=500_000, backupCount=2, encoding="utf-8"
            )
        except OSError:
            return
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        log.addHandler(handler)
        self._handler = handler

    def remove(self) -> None:
        """Stop catching."""
        sys.excepthook = self._before
        if self._handler is not None:
            log.removeHandler(self._handler)
            self._handler.close()

    def _caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        self.count += 1
        text = "".join(traceback.format_exception(kind, error, trace))
        log.error("uncaught: %s", text)
        sys.stderr.write(text)
        self.happened.emit(str(error))

    def _tell(self, message: str) -> None:
        if self._told or self._quiet:
            return
        self._told = True
        text = s.ERROR_TEXT.filled(path=str(log_file())).say(self._language)
        box = QMessageBox(QMessageBox.Icon.Warning, s.ERROR_TITLE.say(self._language), text, parent=self._window)
        box.setDetailedText(message)
        box.open()


def _play_some(window: MainWindow) -> None:
    """Answer some decisions as a hurried player would, through the controller, then close the window."""
    controller = window.controller
    decks = [deck for _, deck in sample_decks()]
    seats = (Seat("Ada", decks[0]), Seat("Bo", decks[-1]))
    controller.new_game(TableSetup(seats, seed=7, first_player=0))
    for _ in range(SMOKE_DECISIONS):
        controller.lift_curtain()
        window.curtain.hide()
        view = controller.view()
        decision = view.decision if view is not None else None
        if decision is None:
            break
        count = max(decision.min, 1)
        if decision.kind is DecisionKind.ORDER:
            count = len(decision.options)
        controller.choose(tuple(option.key for option in decision.options[:count]))
        QApplication.processEvents()
    QTimer.singleShot(300, window.close)
