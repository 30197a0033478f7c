"""Files given to the program, by name or dropped: each goes to the part that wants it, others are told of."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtWidgets import QApplication

from kfdesk import resources
from kfdesk.desk.features.file_handler import FileHandler
from kfdesk.desk.program import open_files
from kfdesk.desk.program.open_files import FileOpener, is_deck, is_game
from kfdesk.desk.window.main_window import MainWindow
from tests.desk.decks.hands import drop
from tests.desk.starts import boxes
from tests.match.kept import played


class Parts:
    """Two handlers that only note what they are given."""

    def __init__(self, window: MainWindow) -> None:
        self.games: list[list[str]] = []
        self.decks: list[list[str]] = []
        window.file_handlers[:] = [
            FileHandler(is_game, lambda paths: self._note(self.games, paths)),
            FileHandler(is_deck, lambda paths: self._note(self.decks, paths)),
        ]

    def _note(self, where: list[list[str]], paths: Sequence[Path]) -> None:
        where.append([path.name for path in paths])


def dropped(window: MainWindow, *urls: str) -> bool:
    """Drag addresses over the window and drop them; return whether each step was taken."""
    data = QMimeData()
    data.setUrls([QUrl(url) for url in urls])
    taken = drop(window, data)
    QApplication.processEvents()
    return taken


def test_each_file_goes_to_the_part_that_wants_it(window: MainWindow, tmp_path: Path) -> None:
    parts = Parts(window)
    for name, content in (
        ("a.kfdesk", b"anything"), ("b.JSON", b"{}"), ("c.csv", b"name"), ("d.kfdeck", b"{}"),
        ("renamed.bin", b'{"format":"kfdesk-game","version":1'), ("deck.bin", b'{ "format": "kfdesk-deck"'),
        ("game.json", b'{"format":"kfdesk-game"'),
    ):  # fmt: skip
        (tmp_path / name).write_bytes(content)
    FileOpener(window).open(sorted(path for path in tmp_path.iterdir() if path.is_file()))
    assert parts.games == [["a.kfdesk", "game.json", "renamed.bin"]]
    assert parts.decks == [["b.JSON", "c.csv", "d.kfdeck", "deck.bin"]]
    assert boxes(window) == []


def test_what_nobody_wants_is_told_by_name(window: MainWindow, tmp_path: Path) -> None:
    parts = Parts(window)
    (tmp_path / "picture.png").write_bytes(b"\x89PNG")
    os.mkfifo(tmp_path / "pipe.json")
    opener = FileOpener(window)
    opener.open([tmp_path / "picture.png", tmp_path / "gone.kfdesk", tmp_path / "pipe.json", "bad\x00name.json", ""])
    said = "\n".join(boxes(window))
    assert "“picture.png” is not a game" in said and "no file “gone.kfdesk”" in said
    assert "“pipe.json” is not a regular file" in said and len(said.splitlines()) >= 4
    assert not parts.games
    opener.open([tmp_path / f"missing{n}.json" for n in range(40)])
    assert "… and 32 more." in "".join(boxes(window))


def test_no_more_than_a_bound_is_opened_at_once(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_files, "MOST_FILES", 3)
    parts = Parts(window)
    for number in range(5):
        (tmp_path / f"{number}.csv").write_text("name")
    FileOpener(window).open([tmp_path / f"{number}.csv" for number in range(5)])
    assert parts.decks == [["0.csv", "1.csv", "2.csv"]] and "2 were left out" in "".join(boxes(window))


def test_a_folder_is_opened_for_what_is_in_it(window: MainWindow, tmp_path: Path) -> None:
    parts = Parts(window)
    for folder, name in (("games", "one.kfdesk"), ("decks", "one.json")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / name).write_text("{}")
    FileOpener(window).open([tmp_path / "games", tmp_path / "decks"])
    assert parts.games == [["one.kfdesk"]] and parts.decks == [["decks"]]


def test_files_are_dropped_anywhere_on_the_window(window: MainWindow, tmp_path: Path) -> None:
    parts = Parts(window)
    opener = FileOpener(window)
    assert opener.parent() is window and window.acceptDrops()
    (tmp_path / "a.json").write_text("{}")
    assert dropped(window, QUrl.fromLocalFile(str(tmp_path / "a.json")).toString())
    assert parts.decks == [["a.json"]]
    dropped(window, "https://example.org/deck.json")
    assert "files on this computer" in "".join(boxes(window)) and parts.decks == [["a.json"]]
    mixed = ["https://example.org/x.json", QUrl.fromLocalFile(str(tmp_path / "a.json")).toString()]
    dropped(window, *mixed)
    assert parts.decks == [["a.json"], ["a.json"]]


def test_dragged_text_is_left_to_others(window: MainWindow) -> None:
    Parts(window)
    FileOpener(window)
    data = QMimeData()
    data.setText("a deck list")
    assert not drop(window, data)


def test_a_real_game_is_gone_on_with_and_a_real_deck_is_read(window: MainWindow, tmp_path: Path, qtbot: Any) -> None:
    path, game = played(tmp_path / "given", 25, undo_every=0)
    before = path.read_bytes()
    opener = FileOpener(window)
    opener.open([str(path)])
    assert window.controller.journal == game.journal and window.pages.currentWidget() is window.play_page
    assert path.read_bytes() == before, "a file from elsewhere is left as it is"
    opener.open([resources.decks() / "radiant-argus-the-supreme.json"])
    assert window.pages.currentWidget() is not window.play_page, "the shelf is shown"


def test_a_damaged_game_is_told_of_and_left(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "broken.kfdesk"
    path.write_bytes(b'{"format":"kfdesk-game","version":1,"x\n')
    FileOpener(window).open([path])
    assert "broken.kfdesk" in "".join(boxes(window))
    assert path.exists() and window.controller.setup is None
