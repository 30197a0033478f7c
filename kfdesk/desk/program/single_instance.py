"""One window for one folder: a second start hands its files to the first and leaves.

Whatever goes wrong here, the program starts: a first window that does not answer is no reason to have none.
A message is four bytes of length and a JSON list of absolute paths; the answer is `READY`.
"""

from __future__ import annotations

import json
import os
import stat
import sys
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from tempfile import gettempdir

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from kfdesk.desk.kit.settings import config_folder, state_folder

MOST_BYTES = 1 << 20
"""The longest message that is read: 1 MiB."""
MOST_FILES = 1000
PATIENCE_MS = 1500
"""How long either side waits for the other."""
READY = b"ready"
_HEAD = 4


def channel_name() -> str:
    """Return what the channel of this user and this folder of settings is called: a path, or a name on Windows.

    The channel lies in a folder that only this user can write to. A guessable name in the temporary folder would let
    another user open the channel first and be told the paths of this user's files.
    """
    user = os.environ.get("USER", "") or os.environ.get("USERNAME", "")
    sign = blake2b(f"{user}\n{config_folder().absolute()}".encode(errors="surrogateescape"), digest_size=8)
    name = f"kfdesk-{sign.hexdigest()}"
    if sys.platform == "win32":
        return name
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    for folder in ([Path(runtime)] if runtime else []) + [state_folder(), Path(gettempdir()) / f"kfdesk-{os.getuid()}"]:
        if len(os.fsencode(folder / name)) < _LONGEST_PATH and _is_private(folder):
            return str(folder / name)
    return ""


_LONGEST_PATH = 104
"""Bytes; the systems differ in how long the path of a socket may be, and this is the shortest."""


def _is_private(folder: Path) -> bool:
    """Return whether the folder is, or could be made, one that belongs to this user and that no other can write to."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        state = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(state.st_mode) and state.st_uid == os.getuid() and not state.st_mode & 0o022


def hand_over(files: Sequence[str], name: str | None = None) -> bool:
    """Give files to the window that is open already; return whether there is one and it took them."""
    name = name or channel_name()
    if not name:
        return False
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(300):
        return False
    body = json.dumps([str(Path(file).absolute()) for file in files[:MOST_FILES]]).encode()
    socket.write(len(body).to_bytes(_HEAD, "big") + body)
    socket.waitForBytesWritten(PATIENCE_MS)
    answer = b""
    while len(answer) < len(READY) and socket.waitForReadyRead(PATIENCE_MS):
        answer += bytes(socket.readAll().data())
    socket.disconnectFromServer()
    return answer == READY


class SingleInstance(QObject):
    """Hears of second starts."""

    called = Signal(list)
    """A second start brings these paths (strings); an empty list only wants the window."""

    def __init__(self, parent: QObject | None = None, name: str | None = None) -> None:
        super().__init__(parent)
        self._name = name or channel_name()
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        self._heard: dict[QLocalSocket, bytes] = {}

    def listen(self) -> bool:
        """Begin to hear; return False where that is not possible. Call it only when `hand_over` found nobody."""
        if not self._name:
            return False
        if not self._server.listen(self._name):
            QLocalServer.removeServer(self._name)  # one that was killed left it behind
            return self._server.listen(self._name)
        return True

    def close(self) -> None:
        """Hear no more."""
        self._server.close()

    def _on_connection(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            self._heard[socket] = b""
            socket.readyRead.connect(self._on_bytes)
            socket.disconnected.connect(self._on_gone)
            QTimer.singleShot(PATIENCE_MS, socket, socket.abort)

    def _on_bytes(self) -> None:
        socket = self.sender()
        if not isinstance(socket, QLocalSocket) or socket not in self._heard:
            return
        content = self._heard[socket] = self._heard[socket] + bytes(socket.readAll().data())
        size = int.from_bytes(content[:_HEAD], "big")
        if size > MOST_BYTES or len(content) > MOST_BYTES + _HEAD:
            socket.abort()
        elif len(content) >= _HEAD + size and len(content) >= _HEAD:
            self._heard.pop(socket)
            files = _files(content[_HEAD : _HEAD + size])
            if files is None:
                socket.abort()
                return
            socket.write(READY)
            socket.flush()
            self.called.emit(files)

    def _on_gone(self) -> None:
        socket = self.sender()
        if isinstance(socket, QLocalSocket):
            self._heard.pop(socket, None)
            socket.deleteLater()


def _files(body: bytes) -> list[str] | None:
    """Return the paths of a message, None for one that is none of ours."""
    try:
        said = json.loads(body)
    except (ValueError, RecursionError):
        return None
    if not isinstance(said, list) or len(said) > MOST_FILES or not all(isinstance(file, str) for file in said):
        return None
    return said
