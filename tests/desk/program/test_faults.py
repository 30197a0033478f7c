"""Errors nothing caught: shown once and counted, written down without hidden cards; the table goes on."""

from __future__ import annotations

import faulthandler
import logging
import re
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QtMsgType, qInstallMessageHandler, qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDockWidget, QMessageBox

from kfdesk.cards.facts import facts
from kfdesk.collection.files import sample_decks
from kfdesk.desk.kit.settings import DeskSettings, data_folder, state_folder
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.program import faults as catching
from kfdesk.desk.program import logbook
from kfdesk.desk.program.fault_dialogs import FaultDialog, ReportDialog, WrongDialog
from kfdesk.desk.program.faults import ErrorCatcher
from kfdesk.desk.program.helpdesk import HelpDesk
from kfdesk.desk.program.report import report
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import Seat
from kfdesk.engine import play as engine_play
from kfdesk.engine.terms import PLAYERS, CardId, DecisionKind, Player
from kfdesk.match.journal import read
from tests.engine.playing import hidden_from
from tests.windows import game_of, part_in


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


@pytest.fixture
def catcher(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Iterator[ErrorCatcher]:
    monkeypatch.setattr(sys, "excepthook", lambda *args: None)
    made = ErrorCatcher(window)
    made.install()
    yield made
    made.remove()


def setup(*, open_table: bool = True) -> TableSetup:
    decks = [deck for _, deck in sample_decks()]
    return TableSetup((Seat("Ada", decks[0]), Seat("Bo", decks[1])), 7, 0, open_table)


def play(window: MainWindow, decisions: int, dice: Random) -> int:
    """Answer by dice; return how often a card's fault came through, which the catcher is given as Qt would."""
    faults = 0
    for _ in range(decisions):
        window.controller.lift_curtain()
        view = window.controller.view()
        decision = view.decision if view is not None else None
        if decision is None:
            break
        keys = decision.keys()
        main = decision.kind is DecisionKind.MAIN
        lively = [key for key in keys if not key.startswith("end-turn")] or list(keys)
        count = len(keys) if decision.kind is DecisionKind.ORDER else max(1, decision.min)
        try:
            window.controller.choose((dice.choice(lively),) if main else tuple(dice.sample(keys, count)))
        except Exception:
            faults += 1
            sys.excepthook(*sys.exc_info())
            if decision is game_of(window).decision or dice.random() < 0.5:
                window.controller.undo()
    return faults


def log_text(home: Path) -> str:
    return "".join(path.read_text(encoding="utf-8") for path in sorted(home.glob("kfdesk.log*")))


def raise_and_catch(error: BaseException) -> None:
    try:
        raise error
    except BaseException:
        sys.excepthook(*sys.exc_info())


# Shown once.


def test_an_error_is_shown_once_and_others_are_counted_in_it(catcher: ErrorCatcher, window: MainWindow) -> None:
    window.controller.new_game(setup())
    raise_and_catch(RuntimeError("the first"))
    dialog = catcher.dialog
    assert dialog is not None and dialog.isVisible() and not dialog.isModal(), "the table stays usable meanwhile"
    assert "RuntimeError: the first" in dialog.details.toPlainText()
    kept = window.controller.kept_at
    assert kept is not None and str(kept) in dialog.saved.text()
    for number in range(3):
        raise_and_catch(ValueError(f"another {number}"))
    assert len(window.findChildren(FaultDialog)) == 1
    assert dialog.others == 3 and "3" in dialog.more.text() and dialog.more.isVisible()
    dialog.close()
    raise_and_catch(RuntimeError("the first"))
    assert catcher.dialog is None, "the same error is told once"
    assert catcher.count == 5


def test_a_storm_of_errors_neither_fills_the_log_nor_the_screen(
    catcher: ErrorCatcher, window: MainWindow, home: Path
) -> None:
    for _ in range(300):
        raise_and_catch(RuntimeError("while drawing"))
    assert catcher.dialog is not None and catcher.dialog.others == 299
    assert log_text(home).count("\n") < 40
    shown = 1
    for number in range(40):
        code = compile(f"def broken{number}(): raise RuntimeError", "made.py", "exec")
        space: dict[str, Any] = {}
        exec(code, space)
        try:
            space[f"broken{number}"]()
        except RuntimeError:
            sys.excepthook(*sys.exc_info())
        if catcher.dialog is not None:
            shown += not catcher.dialog.others
            catcher.dialog.close()
    assert shown == catching.MOST_DIALOGS


def test_an_error_in_a_worker_thread_is_shown_too(catcher: ErrorCatcher, qtbot: Any) -> None:
    def work() -> None:
        raise OSError(28, "No space left on device", "/somewhere/deep/decks.sqlite")

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: catcher.dialog is not None)
    assert catcher.dialog is not None
    assert "No space left on device decks.sqlite" in catcher.dialog.details.toPlainText()
    assert "/somewhere" not in catcher.dialog.details.toPlainText()


def test_copy_help_and_close(catcher: ErrorCatcher, window: MainWindow) -> None:
    raise_and_catch(RuntimeError("to be copied"))
    dialog = catcher.dialog
    assert dialog is not None
    dialog.copy.click()
    assert "to be copied" in QGuiApplication.clipboard().text()
    dialog.help.click()
    offered = window.findChildren(WrongDialog)
    assert len(offered) == 1 and offered[0].isVisible()
    offered[0].close()
    dialog.done_button.click()
    assert catcher.dialog is None


# The table goes on.


def test_a_card_that_raises_leaves_the_table_usable(
    catcher: ErrorCatcher, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.controller.new_game(setup())
    dice = Random(3)
    assert play(window, 20, dice) == 0
    whole = engine_play.resolve_icon
    armed = [True]

    def broken(*given: Any, **more: Any) -> Any:
        if armed[0]:
            raise RuntimeError("a card's ability fails")
        return whole(*given, **more)

    monkeypatch.setattr(engine_play, "resolve_icon", broken)
    assert play(window, 60, dice) > 0 and catcher.count > 0
    armed[0] = False
    before = len(window.controller.journal)
    assert play(window, 30, dice) == 0 and len(window.controller.journal) > before
    kept = window.controller.kept_at
    assert kept is not None
    assert tuple(answer.entry for answer in read(kept).answers) == window.controller.journal, "nothing is lost"


def test_a_slot_that_raises_leaves_the_table_usable(
    catcher: ErrorCatcher, window: MainWindow, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.controller.new_game(setup())

    def broken(*_: object) -> None:
        raise RuntimeError("a slot fails")

    window.controller.view_changed.connect(broken)
    with qtbot.captureExceptions() as caught:
        before = len(window.controller.journal)
        play(window, 3, Random(1))
    assert caught and len(window.controller.journal) > before
    window.controller.view_changed.disconnect(broken)
    with qtbot.captureExceptions() as caught:
        play(window, 10, Random(1))
    assert not caught and window.prompt.decision is not None


# The log.


def secrets_of(window: MainWindow) -> set[str]:
    """Return names and ids of every card either player may not know now."""
    game, table = game_of(window), facts()
    cards = {game.state.cards[c].printed.id for viewer in PLAYERS for c in hidden_from(game, viewer)}
    cards |= {game.state.cards[c].printed.id for player in game.state.players for c in player.hand}
    return {word for card in cards for word in (card, table[card].name, table[card].name_in("de"))}


def test_no_card_reaches_the_log_while_a_game_goes_wrong_in_every_way(
    catcher: ErrorCatcher, window: MainWindow, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.controller.new_game(setup(open_table=False))
    dice, secrets = Random(8), set[str]()
    whole = engine_play.resolve_icon

    def broken(core: Any, player: int, card: int, icon: Any) -> Any:
        hand = [core.state.cards[c] for c in core.state.players[1 - player].hand]
        deck = [core.state.cards[c].definition for c in core.state.players[player].deck]
        match dice.randrange(8):
            case 0:
                raise AssertionError(f"the hand is {[c.definition.id for c in hand]}")
            case 1:
                raise KeyError(hand[0].definition.id)
            case 2:
                raise ValueError(f"{deck[0]!r} lies on top")
            case 3:
                raise RuntimeError(
                    f"c{hand[0].id}: {hand[0].definition.name} is in the hand of {player}, then {deck[0].name}"
                )
            case 4:
                try:
                    raise LookupError(deck[0].name)
                except LookupError as fault:
                    raise TypeError(f"no place for {hand[-1].definition.title.say('de')}") from fault
            case 5:
                logging.getLogger("kfdesk.engine").error("state: %r", [c.definition.id for c in hand], exc_info=False)
            case 6:
                qWarning(f"Item {hand[0].definition.name} / {deck[0].id} has no place")
        return whole(core, Player(player), CardId(card), icon)

    monkeypatch.setattr(engine_play, "resolve_icon", broken)
    found = 0
    for _ in range(9):
        found += play(window, 15, dice)
        secrets |= secrets_of(window)
    assert found > 10 and len(secrets) > 80
    text = log_text(home)
    assert text.count("ERROR") > 5 and logbook.HIDDEN in text and "resolve_icon" not in text.split("ERROR")[0]
    spaced = " ".join(word for word, _, _ in logbook._words(text))
    told = [name for name in secrets if f" {' '.join(w for w, _, _ in logbook._words(name))} " in f" {spaced} "]
    assert told == []
    assert not re.search(r"\bc\d+\b", text), "handles too are positions in a deck list"


def test_what_the_log_says_of_a_fault(home: Path) -> None:
    try:
        try:
            raise KeyError("sound-the-horns")
        except KeyError as fault:
            raise RuntimeError("Troll fell on Nature’s Call (c17), and Schlag hit\nsecond line") from fault
    except RuntimeError as error:
        lines = logbook.fault_lines(error)
    assert lines[0] == "RuntimeError: ▒ fell on ▒"
    assert "KeyError: '▒'" in lines and "which followed upon" in lines
    assert any(line.strip().startswith("tests/") or "program/test_faults.py:" in line for line in lines)
    assert logbook.without_cards("anger-management, ANGER! angered") == "▒-management, ▒! angered"
    assert logbook.without_cards("Zorn, Colère, Furia") == "▒, ▒, ▒", "in every language that names are known in"
    assert logbook.without_cards("") == ""


@pytest.mark.parametrize("before", range(logbook.LONGEST_TEXT - 20, logbook.LONGEST_TEXT + 1))
def test_a_card_at_the_cut_of_a_long_text_is_masked_whole(before: int) -> None:
    text = "x" * (before - 1) + " ghostly-hand is hidden"
    assert "ghost" not in logbook.plain_text(RuntimeError(text))
    assert len(logbook.plain_text(RuntimeError(text))) <= logbook.LONGEST_TEXT


def test_a_card_at_the_cut_of_a_log_line_is_masked_whole() -> None:
    for before in range(logbook.LONGEST_LINE - 20, logbook.LONGEST_LINE):
        record = logging.LogRecord("kfdesk", logging.INFO, "", 0, "x" * before + " Ghostly Hand", None, None)
        assert "Gh" not in logbook.DiscreetFormatter().format(record)


class NastyError(Exception):
    def __str__(self) -> str:
        raise ValueError("no text")


def test_nothing_about_a_fault_can_break_the_log(
    catcher: ErrorCatcher, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Kept from pytest's own report: between processes half a sign cannot be sent.
    monkeypatch.setattr(logbook.log, "propagate", False)
    raise_and_catch(NastyError())

    def deep(n: int) -> None:
        deep(n + 1)

    try:
        deep(0)
    except RecursionError:
        sys.excepthook(*sys.exc_info())
    wrong = logging.LogRecord("kfdesk", logging.ERROR, "", 0, "%d %d", (1,), None)
    assert logbook.DiscreetFormatter().format(wrong).endswith("%d %d")
    logging.getLogger("kfdesk").error("line\nfaked 2026 ERROR\x1b[2J")
    logging.getLogger("kfdesk").error("half \ud800 a sign")
    text = log_text(home)
    assert "NastyError: ?" in text and text.count("in deep") <= logbook.MOST_FRAMES
    assert "\nfaked" not in text and "\x1b" not in text


def test_the_log_is_bounded(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logbook, "MOST_BYTES", 20_000)
    handler = logbook.file_handler()
    assert handler is not None
    for number in range(3000):
        handler.handle(logging.LogRecord("kfdesk", logging.INFO, "", 0, "line %d", (number,), None))
    handler.close()
    sizes = {path.name: path.stat().st_size for path in home.glob("kfdesk.log*")}
    assert len(sizes) == 1 + logbook.OLDER_FILES and max(sizes.values()) <= 20_000
    lines = logbook.last_lines(200)
    assert len(lines) == 200 and lines[-1].endswith("line 2999") and lines[0].endswith("line 2800")


def test_qt_complains_to_the_log_and_the_handler_goes_with_the_catcher(
    window: MainWindow, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.setattr(sys, "excepthook", lambda *args: None)
    heard: list[str] = []
    before = qInstallMessageHandler(lambda kind, context, message: heard.append(message))
    try:
        made = ErrorCatcher(window)
        made.install()
        qWarning("a complaint of Qt")
        made.remove()
        qWarning("afterwards")
    finally:
        qInstallMessageHandler(before)
    assert heard == ["afterwards"]
    assert "kfdesk.qt: a complaint of Qt" in log_text(home) and "afterwards" not in log_text(home)
    assert catching._LEVELS[QtMsgType.QtFatalMsg] == logging.CRITICAL


def test_a_breakdown_of_the_process_is_told_in_the_log_of_the_next_start(
    window: MainWindow, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", lambda *args: None)
    monkeypatch.setattr(faulthandler, "is_enabled", lambda: False)
    monkeypatch.setattr(faulthandler, "enable", lambda file: file.write(""))
    monkeypatch.setattr(faulthandler, "disable", lambda: True)
    logbook.crash_file().write_text('Fatal Python error: Segmentation fault\n  File "window.py", line 3 in x\n')
    made = ErrorCatcher(window)
    made.install()
    made.remove()
    assert "broke down the last time" in log_text(home) and "Segmentation fault" in log_text(home)
    assert logbook.crash_file().read_text() == "", "told once"


# The report and what helps.


def test_a_report_is_shown_before_it_is_saved_and_holds_the_game_only_when_ticked(
    catcher: ErrorCatcher, window: MainWindow, tmp_path: Path
) -> None:
    window.controller.new_game(setup())
    window.change_settings(player_names=("Adalbert", "Bosine"))
    play(window, 8, Random(1))
    raise_and_catch(RuntimeError("for the report"))
    assert catcher.dialog is not None
    catcher.dialog.save.click()
    dialog = catcher.dialog.findChildren(ReportDialog)[0]
    text = dialog.text.toPlainText()
    for piece in ("kfdesk: ", "Qt: ", "PySide6: ", "Python: ", '"theme": "light"', "RuntimeError: for the report"):
        assert piece in text
    assert "Adalbert" not in text and "kfdesk-game" not in text and dialog.warning.isVisible()
    assert dialog.save_to(tmp_path / "report.txt")
    assert (tmp_path / "report.txt").read_text() == text
    dialog.with_game.setChecked(True)
    whole = dialog.text.toPlainText()
    kept = window.controller.kept_at
    assert kept is not None and kept.read_text().splitlines()[0] in whole
    (tmp_path / "blocker").write_text("")
    assert not dialog.save_to(tmp_path / "blocker" / "report.txt")
    assert "could not be saved" in dialog.state.text()


def test_without_a_game_there_is_none_to_add(qapp: object) -> None:
    dialog = ReportDialog(None, DeskSettings())
    assert not dialog.with_game.isEnabled() and not dialog.warning.isVisibleTo(dialog)
    dialog.close()


def test_something_is_wrong_offers_undo_the_judge_and_a_report(fresh_window: MainWindow, qtbot: Any) -> None:
    window = fresh_window
    desk = part_in(window, HelpDesk)
    dialog = desk.offer()
    assert not dialog.undo.isEnabled() and not dialog.judge.isEnabled() and dialog.report.isEnabled()
    dialog.close()
    window.controller.new_game(setup())
    play(window, 12, Random(1))
    before = len(window.controller.journal)
    dialog = desk.offer()
    assert isinstance(dialog, WrongDialog)
    dialog.undo.click()
    assert len(window.controller.journal) < before
    dialog.report.click()
    assert window.findChildren(ReportDialog)
    desk.offer().judge.click()
    dock = window.findChild(QDockWidget, "judgeDock")
    assert isinstance(dock, QDockWidget) and dock.isVisible()
    for box in window.findChildren(QDialog):
        box.close()


def test_the_data_folder_is_opened(window: MainWindow, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def openly(url: Any) -> bool:
        opened.append(url.toLocalFile())
        return False

    monkeypatch.setattr("kfdesk.desk.program.fault_dialogs.QDesktopServices.openUrl", openly)
    desk = part_in(window, HelpDesk)
    desk.open_data()
    assert opened == [str(home)] and data_folder() == home == state_folder()
    boxes = window.findChildren(QMessageBox)
    assert len(boxes) == 1 and str(home) in boxes[0].text()
    boxes[0].close()


def test_the_headings_of_a_report_speak_the_language_of_the_interface(window: MainWindow) -> None:
    del window
    english, german = (report(DeskSettings(interface_language=language)) for language in ("en", "de"))
    for heading in ("Program", "Settings", "Log, the last 200 lines"):
        assert f"== {heading} ==" in english
    for heading in ("Programm", "Einstellungen", "Protokoll, die letzten 200 Zeilen"):
        assert f"== {heading} ==" in german
