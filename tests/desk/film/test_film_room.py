"""The film room in the window: coming and going, branches, the log export, words and sizes."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtWidgets import QWidget

from kfdesk import disk
from kfdesk.desk.film import feature as film_part
from kfdesk.desk.film.export import ExportDialog
from kfdesk.desk.film.page import FilmPage
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.match import journal as jn
from kfdesk.match.autosave import games_folder
from kfdesk.match.film import Eyes
from kfdesk.match.recorded_game import RecordedGame, read_recorded_game, save_recorded_game
from tests.desk.film.hands import (
    LEFT,
    boxes,
    kept,
    part_of,
    ready,
    settle,
    watch,
)
from tests.windows import SWIFT


class TestRoom:
    """The film as a page of the window."""

    def test_leaving_the_page_stops_and_forgets_the_film(
        self, window: MainWindow, watched: FilmPage, qtbot: Any
    ) -> None:
        part = part_of(window)
        assert window.windowTitle() == f"{watched.film.recording.name}: kfdesk"
        watched.projector.toggle()
        projector = watched.projector
        window.show_start()
        assert part.page is None and not projector.playing
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert window.findChildren(FilmPage) == [] and window.windowTitle() == "kfdesk"

    def test_the_button_leads_back_to_where_one_came_from(
        self, window: MainWindow, watched: FilmPage, qtbot: Any
    ) -> None:
        qtbot.mouseClick(watched.close_button, LEFT)
        assert window.pages.currentWidget() is window.start and part_of(window).page is None

    def test_film_after_film_leaves_one_page(self, window: MainWindow, whole: Path) -> None:
        for _ in range(3):
            page = watch(window, whole)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert window.findChildren(FilmPage) == [page]

    def test_a_file_that_cannot_be_read_is_told_of(self, window: MainWindow, home: Path) -> None:
        part = part_of(window)
        part.watch(home / "nothing.kfdesk")
        (box,) = boxes(window)
        assert "not a file" in box.text() and part.page is None
        box.close()
        bad = home / "bad.kfdesk"
        bad.write_bytes(b"no game\n")
        part.watch(bad)
        assert "not a game" in boxes(window)[0].text() and part.page is None
        assert bad.read_bytes() == b"no game\n"
        boxes(window)[0].close()

    def test_of_a_damaged_file_the_part_before_the_damage_is_shown(self, window: MainWindow, whole: Path) -> None:
        path = kept(whole)
        lines = path.read_bytes().splitlines(keepends=True)
        path.write_bytes(b"".join(lines[:120]) + b"answer " + b"".join(lines[120:]))
        before = path.read_bytes()
        part = part_of(window)
        part.watch(path)
        (box,) = boxes(window)
        assert "damaged in line 121" in box.text()
        box.close()
        assert part.page is not None and 60 < len(part.page.film.recording.answers) < 120
        assert part.page.eyes is Eyes.BOTH, "nobody knows that it was played to its end"
        assert path.read_bytes() == before and list(games_folder().iterdir()) == [path]

    def test_a_film_that_ends_early_says_why(self, window: MainWindow, whole: Path, monkeypatch: Any) -> None:
        def changed(path: Path) -> RecordedGame:
            recording = read_recorded_game(path)
            return replace(
                recording,
                marks=tuple(replace(m, digest="f" * 32) if m.turn > 4 else m for m in recording.marks),
                tables=(),
            )

        monkeypatch.setattr("kfdesk.match.recorded_game.read_recorded_game", changed)
        page = watch(window, whole)
        settle()
        (box,) = boxes(page)
        assert "The film ends at the start of turn 4" in box.text()
        assert page.timeline.maximum() == page.film.last
        box.close()

    def test_the_command_is_for_a_game_that_is_over(self, window: MainWindow, whole: Path) -> None:
        part = part_of(window)
        assert not part.watch_command.isEnabled() and not part.export_command.isEnabled()
        film = ready(whole)
        path = save_recorded_game(film.branch(film.last - 2, "The end"), games_folder())
        window.beginning.go_on_with(path)
        assert window.controller.setup is not None
        assert not part.watch_command.isEnabled() and part.export_command.isEnabled()
        part.watch_present()
        assert part.page is None
        recording = read_recorded_game(whole)
        while len(window.controller.journal) < len(recording.answers):  # the table gives some answers by itself
            window.controller.lift_curtain()
            window.controller.choose(tuple(recording.answers[len(window.controller.journal)].entry.split(" ")))
        view = window.controller.view()
        assert view is not None and view.winner is not None
        assert part.watch_command.isEnabled()
        part.watch_command.trigger()
        assert part.page is not None and part.page.eyes is Eyes.BOTH, "undo can still take the end back"
        part.page.close_button.click()
        assert window.pages.currentWidget() is window.play_page


class TestWhatIf:
    """Playing on from a moment of a film."""

    def test_it_begins_a_new_game_at_the_table_and_leaves_the_old_one(
        self, window: MainWindow, watched: FilmPage, whole: Path, qtbot: Any
    ) -> None:
        film = watched.film
        watched.projector.seek(100)
        qtbot.mouseClick(watched.branch, LEFT)
        controller = window.controller
        assert window.pages.currentWidget() is window.play_page and part_of(window).page is None
        assert controller.curtain_for is not None, "nobody's hand is shown unasked"
        assert controller.journal == tuple(answer.entry for answer in film.recording.answers[:100])
        kept = controller.kept_at
        assert kept is not None and kept.name != whole.name
        assert (games_folder() / whole.name).read_bytes() == whole.read_bytes()
        assert jn.read(kept).name == f"{film.recording.name}, from turn {film.moments[100].turn}"
        controller.lift_curtain()
        view = controller.view()
        assert view is not None and view == film.game(100).view(view.viewer)
        assert view.decision is not None
        window.curtain.hide()
        before = len(controller.journal)
        controller.choose((view.decision.keys()[-1],))
        assert len(jn.read(kept).answers) == len(controller.journal) > before

    def test_after_the_end_there_is_nothing_to_play(self, page: FilmPage) -> None:
        page.projector.seek(page.film.last)
        assert not page.branch.isEnabled()
        page.projector.step(-1)
        assert page.branch.isEnabled()

    def test_a_full_disk_is_told_and_the_film_stays(
        self, window: MainWindow, watched: FilmPage, monkeypatch: pytest.MonkeyPatch, qtbot: Any
    ) -> None:
        def full(file: int, content: bytes) -> int:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(disk, "write_some", full)
        qtbot.mouseClick(watched.branch, LEFT)
        (box,) = boxes(window)
        assert "no space is left on the disk" in box.text() and part_of(window).page is watched
        box.close()


class TestExport:
    """The log as a file, through the dialog."""

    def dialog(self, window: MainWindow) -> ExportDialog:
        (dialog,) = (found for found in window.findChildren(ExportDialog) if found.isVisible())
        return dialog

    def test_a_web_page_is_written_as_asked(
        self, window: MainWindow, watched: FilmPage, home: Path, qtbot: Any
    ) -> None:
        qtbot.mouseClick(watched.export, LEFT)
        dialog = self.dialog(window)
        dialog.form.setCurrentIndex(1)
        dialog.words.setCurrentIndex(1)
        dialog.eyes.setCurrentIndex(dialog.eyes.findData("first"))
        asked: list[str] = []

        def pick(parent: QWidget, title: str, proposed: str, kinds: str) -> str:
            asked.extend((title, proposed, kinds))
            return str(home / "game")

        dialog.pick = pick
        (home / "game.html").write_text("of somebody else")
        qtbot.mouseClick(dialog.do, LEFT)
        (box,) = boxes(window)
        assert "the file exists already" in box.text()
        assert (home / "game.html").read_text() == "of somebody else"
        box.close()
        (home / "game.html").unlink()
        asked.clear()
        qtbot.mouseClick(dialog.do, LEFT)
        assert asked == ["Export the log", "Ada _Ä_ _1 - Bo _ Cy.html", "Web page (HTML) (*.html)"]
        text = (home / "game.html").read_text(encoding="utf-8")
        assert '<html lang="de">' in text and "Aus der Sicht von Ada" in text
        assert not dialog.isVisible()
        (box,) = boxes(window)
        assert str(home / "game.html") in box.text()
        box.close()

    def test_the_command_of_the_menu_means_the_film_while_it_is_shown(
        self, window: MainWindow, watched: FilmPage
    ) -> None:
        part = part_of(window)
        assert part.export_command.isEnabled()
        part.export_command.trigger()
        dialog = self.dialog(window)
        assert dialog.film is watched.film
        dialog.close()
        window.show_start()
        assert not part.export_command.isEnabled(), "there is no game at the table"

    def test_calling_it_off_writes_nothing(self, window: MainWindow, watched: FilmPage, home: Path, qtbot: Any) -> None:
        qtbot.mouseClick(watched.export, LEFT)
        dialog = self.dialog(window)
        dialog.pick = lambda *_: ""
        before = sorted(home.iterdir())
        qtbot.mouseClick(dialog.do, LEFT)
        assert dialog.isVisible() and sorted(home.iterdir()) == before
        qtbot.mouseClick(dialog.cancel, LEFT)
        assert not dialog.isVisible()

    def test_a_folder_that_takes_nothing_is_told(
        self, window: MainWindow, watched: FilmPage, home: Path, qtbot: Any
    ) -> None:
        (home / "file").write_text("x")
        qtbot.mouseClick(watched.export, LEFT)
        dialog = self.dialog(window)
        dialog.pick = lambda *_: str(home / "file" / "log.txt")
        qtbot.mouseClick(dialog.do, LEFT)
        (box,) = boxes(dialog)
        assert "could not be written" in box.text() and dialog.isVisible()
        box.close()
        dialog.close()

    def test_the_log_of_the_game_at_the_table_knows_what_the_seat_shown_knows(
        self, window: MainWindow, part_of_it: Path, home: Path, qtbot: Any
    ) -> None:
        window.beginning.go_on_with(kept(part_of_it))
        part = part_of(window)
        part.export_command.trigger()
        dialog = self.dialog(window)
        assert [dialog.eyes.itemData(n) for n in range(dialog.eyes.count())] == ["both"], "the curtain is down"
        assert dialog.note.isVisible()
        dialog.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        window.controller.lift_curtain()
        seat = ("first", "second")[window.controller.viewer or 0]
        part.export_command.trigger()
        dialog = self.dialog(window)
        assert [dialog.eyes.itemData(n) for n in range(dialog.eyes.count())] == [seat, "both"]
        dialog.form.setCurrentIndex(2)
        assert not dialog.level.isEnabled()
        dialog.pick = lambda *_: str(home / "log.jsonl")
        qtbot.mouseClick(dialog.do, LEFT)
        head = json.loads((home / "log.jsonl").read_text(encoding="utf-8").splitlines()[0])
        assert head["eyes"] == seat and head["finished"] is False

    def test_a_table_opened_in_mid_game_may_be_written_openly(
        self, window: MainWindow, part_of_it: Path, qtbot: Any
    ) -> None:
        window.beginning.go_on_with(kept(part_of_it))
        window.controller.set_open_table(True)
        part_of(window).export_command.trigger()
        assert self.dialog(window).eyes.itemData(0) == "open"


def test_the_page_speaks_german_and_changes_at_run_time(window: MainWindow, watched: FilmPage) -> None:
    window.change_settings(interface_language="de", card_language="de", theme="dark")
    assert (
        watched.branch.text() == "Ab hier weiters&pielen"
        and watched.controls.buttons["end"].toolTip() == "Zum Ende (Ende)"
    )
    assert watched.caption.whole == "Vor dem ersten Zug – Das Spiel beginnt"
    assert watched.controls.speed.itemText(0) == "0,5×" and "Zeitleiste" in watched.timeline.accessibleName()
    assert part_of(window).watch_command.text() == "Spiel &ansehen…"


def test_the_card_beside_a_film_follows_the_size_of_cards(window: MainWindow, watched: FilmPage) -> None:
    before = watched.preview.face.width_within(9999, 9999)
    window.change_settings(card_factor=1.5)
    assert watched.preview.face.width_within(9999, 9999) == round(before * 1.5)


def test_a_small_window_keeps_its_size(window: MainWindow, whole: Path) -> None:
    window.resize(960, 540)  # 1920 × 1080 at 200 %
    watch(window, whole)
    settle()
    assert (window.width(), window.height()) == (960, 540)


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_cut_off(window: MainWindow, page: FilmPage, language: str) -> None:
    page.apply_settings(DeskSettings(**(SWIFT | {"interface_language": language})))
    for size in ((960, 512), (1280, 692), (1920, 1050)):
        page.resize(*size)
        page.projector.seek(100)
        settle()
        assert (page.width(), page.height()) == size, "the page fits"
        controls: list[QWidget] = [
            *(page.branch, page.export, page.close_button, page.timeline, page.log.level),
            *(page.controls.speed, page.controls.skip, page.controls.eyes, *page.controls.buttons.values()),
        ]
        for widget in controls:
            place = widget.rect().translated(widget.mapTo(page, QPoint(0, 0)))
            assert page.rect().contains(place), widget
            least = widget.minimumSizeHint()
            assert widget.width() >= least.width() and widget.height() >= least.height(), widget
            assert widget.accessibleName() or getattr(widget, "text", lambda: "")()
        assert page.table.height() >= 280


def test_the_program_starts_without_the_film(home: Path) -> None:
    assert not hasattr(film_part, "FilmPage"), "the page is imported when it is first wanted"
