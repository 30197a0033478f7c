"""Files given to the program: on the command line, dropped on the window, or handed over by a second start.

What to do with a file is known to the features: each adds a `FileHandler` to the window's `file_handlers`, and
the first that wants a file gets it, together with the others it wants.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, QTimer
from PySide6.QtGui import QDropEvent

from kfdesk.desk.features.desk import Desk
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words, joined

MOST_FILES = 500
"""The most files that are taken at once; more are left out, with a message."""
HEAD = 4096
"""How many bytes of a file a handler may look at to know it."""
GAMES = (".kfdesk",)
DECKS = (".kfdeck", ".json", ".jsonl", ".csv", ".tsv", ".txt", ".md", ".deck")


def is_game(path: Path, head: bytes) -> bool:
    """Return whether a file is a game of ours, by what it says or by its name."""
    return head.startswith(b'{"format":"kfdesk-game"') or path.suffix.lower() in GAMES


def is_deck(path: Path, head: bytes) -> bool:
    """Return whether a file may contain decks; a folder may."""
    return not is_game(path, head) and (b'"kfdesk-deck"' in head or path.suffix.lower() in DECKS or path.is_dir())


class FileOpener(QObject):
    """Opens files by the handlers of the window's features, and takes those that are dropped on the window."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.frame)
        self._desk = desk
        desk.frame.setAcceptDrops(True)
        desk.frame.installEventFilter(self)

    def open(self, names: Iterable[str | Path]) -> None:
        """Open files, each by the first handler that wants it; what nobody wants is reported."""
        messages: list[Words] = []
        paths = list(_files([Path(name) for name in names], messages))
        if len(paths) > MOST_FILES:
            messages.append(TOO_MANY.filled(n=MOST_FILES, rest=len(paths) - MOST_FILES))
            del paths[MOST_FILES:]
        wanted: dict[int, list[Path]] = {}
        for path in paths:
            number = self._handler_of(path, messages)
            if number is not None:
                wanted.setdefault(number, []).append(path)
        if messages:
            shown = messages[:MOST_MESSAGES]
            if len(messages) > MOST_MESSAGES:
                shown.append(AND_MORE.filled(n=len(messages) - MOST_MESSAGES))
            self._desk.tell(TITLE, joined(shown, "\n"))
        for number, files in wanted.items():
            self._desk.file_handlers[number].open(files)

    def open_from_elsewhere(self, names: Sequence[str]) -> None:
        """Come to the front, and open files that a second start of the program was given."""
        frame = self._desk.frame
        frame.setWindowState(frame.windowState() & ~Qt.WindowState.WindowMinimized)
        frame.show()
        frame.raise_()
        frame.activateWindow()
        self.open(names)

    def _handler_of(self, path: Path, messages: list[Words]) -> int | None:
        try:
            head = b""
            if not path.is_dir():
                with path.open("rb") as file:
                    head = file.read(HEAD)
        except OSError as error:
            messages.append(NOT_READ.filled(file=path.name, why=reason_of(error)))
            return None
        for number, handler in enumerate(self._desk.file_handlers):
            if handler.wants(path, head):
                return number
        messages.append(UNKNOWN.filled(file=path.name))
        return None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what is dragged over the window and dropped there; an address of the net is reported as no file."""
        if isinstance(event, QDropEvent) and event.mimeData().hasUrls():  # entering and moving are drops to come
            event.acceptProposedAction()
            if event.type() == QEvent.Type.Drop:
                self._drop(event.mimeData())
            return True
        return False

    def _drop(self, data: QMimeData) -> None:
        """Open what was dropped, after the program it comes from has been let go."""
        paths = local_files(data)
        if paths:
            QTimer.singleShot(0, self, lambda: self.open(paths))
        else:
            self._desk.tell(TITLE, NOT_LOCAL)


def local_files(data: QMimeData) -> list[Path]:
    """Return the files of this computer that are dragged; addresses of the net are none."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile() and url.toLocalFile()]


def _files(paths: Sequence[Path], messages: list[Words]) -> Iterable[Path]:
    """Yield the files and folders among some paths; of a folder with games in it, the games."""
    for path in paths:
        try:
            if path.is_dir():
                games = sorted(inside for inside in path.iterdir() if inside.suffix.lower() in GAMES)
                yield from games or [path]
            elif path.is_file():
                yield path
            else:
                messages.append((NO_PLAIN_FILE if path.exists() else NO_FILE).filled(file=path.name[:80]))
        except (OSError, ValueError) as error:  # a name that no file can have
            messages.append(NOT_READ.filled(file=path.name[:80], why=reason_of(error)))


MOST_MESSAGES = 8
"""The most lines a message has."""
TITLE = Words("Open files")
AND_MORE = Words("… and {n} more.", plural="… and {n} more.")
UNKNOWN = Words("“{file}” is not a game (.kfdesk), a deck (.kfdeck, .json, .csv, .txt), or a puzzle (.kfpuzzle).")
NO_FILE = Words("There is no file “{file}”.")
NO_PLAIN_FILE = Words("“{file}” is not a regular file.")
NOT_READ = Words("“{file}” cannot be read ({why}).")
TOO_MANY = Words(
    "At most {n} file is opened at once; {rest} were left out.",
    plural="At most {n} files are opened at once; {rest} were left out.",
)
NOT_LOCAL = Words("Only files on this computer can be dropped here. Save it first, then drop the file.")
