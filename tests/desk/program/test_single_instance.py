"""A second start hands its files over; nothing that comes through the channel can do harm."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from PySide6.QtNetwork import QLocalSocket

from kfdesk.desk.program import single_instance
from kfdesk.desk.program.single_instance import SingleInstance, channel_name, hand_over


@pytest.fixture
def name() -> str:
    return f"kfdesk-test-{token_hex(6)}"


@pytest.fixture
def doorman(qapp: object, name: str) -> Any:
    made = SingleInstance(name=name)
    assert made.listen()
    yield made
    made.close()


def test_a_second_start_hands_its_files_over(doorman: SingleInstance, name: str, qtbot: Any, tmp_path: Path) -> None:
    came: list[list[str]] = []
    doorman.called.connect(came.append)
    files = [str(tmp_path / "ä b.kfdesk"), "relative.json"]
    code = (
        "import sys; from kfdesk.desk.program.single_instance import hand_over as h; "
        "sys.exit(0 if h(sys.argv[2:], sys.argv[1]) else 3)"
    )
    second = subprocess.Popen([sys.executable, "-c", code, name, *files])
    qtbot.waitUntil(lambda: second.poll() is not None, timeout=20_000)
    assert second.returncode == 0 and came == [[files[0], str(Path("relative.json").absolute())]]


def test_without_a_window_nobody_takes_them(qapp: object, name: str) -> None:
    assert not hand_over(["a.json"], name)


def test_what_a_killed_window_left_behind_is_no_obstacle(qapp: object, tmp_path: Path) -> None:
    path = tmp_path / "s"
    path.write_text("")
    assert not hand_over([], str(path))
    made = SingleInstance(name=str(path))
    assert made.listen()
    made.close()


HOSTILE = {
    "no length": b"\x00\x00",
    "too long": (1 << 31).to_bytes(4, "big") + b"x" * 100,
    "no JSON": (5).to_bytes(4, "big") + b"hello",
    "no list": (2).to_bytes(4, "big") + b"{}",
    "no texts": (6).to_bytes(4, "big") + b"[1, 2]",
    "deep": (100_000).to_bytes(4, "big") + b"[" * 100_000,
    "bad UTF-8": (4).to_bytes(4, "big") + b'["\xff',
}


@pytest.mark.parametrize("message", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_message_that_is_none_is_not_answered(
    doorman: SingleInstance, name: str, qtbot: Any, monkeypatch: pytest.MonkeyPatch, message: bytes
) -> None:
    came: list[list[str]] = []
    doorman.called.connect(came.append)
    socket = QLocalSocket()
    socket.connectToServer(name)
    assert socket.waitForConnected(500)
    socket.write(message)
    socket.flush()
    qtbot.wait(40)
    assert came == [] and bytes(socket.readAll().data()) == b""
    socket.abort()
    qtbot.wait(10)
    socket = QLocalSocket()
    socket.connectToServer(name)
    body = json.dumps(["x"]).encode()
    socket.write(len(body).to_bytes(4, "big") + body)
    socket.flush()
    qtbot.waitUntil(lambda: came == [["x"]], timeout=2000)


def test_each_folder_has_a_channel_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KFDESK_HOME", str(tmp_path / "a"))
    one = channel_name()
    monkeypatch.setenv("KFDESK_HOME", str(tmp_path / "b"))
    assert channel_name() != one and "kfdesk-" in one
    assert single_instance.MOST_BYTES == 1 << 20


@pytest.fixture
def short() -> Iterator[Path]:
    """A folder with a short path: that of a socket has about a hundred bytes."""
    with TemporaryDirectory(prefix="kf") as folder:
        yield Path(folder)


@pytest.mark.skipif(sys.platform == "win32", reason="names of channels are private to a user on Windows")
def test_the_channel_lies_where_no_other_user_can_write(monkeypatch: pytest.MonkeyPatch, short: Path) -> None:
    """In the temporary folder another user could open it first and be told the paths of this user's files."""
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    monkeypatch.setenv("KFDESK_HOME", str(short / "home"))
    monkeypatch.setattr(single_instance, "gettempdir", lambda: str(short))
    private = short / f"kfdesk-{os.getuid()}"
    assert Path(channel_name()).parent == short / "home"
    (short / "home").chmod(0o777)
    assert Path(channel_name()).parent == private
    assert private.stat().st_mode & 0o777 == 0o700
    private.chmod(0o777)
    assert channel_name() == ""
    assert not hand_over([])
    assert not SingleInstance().listen()


@pytest.mark.skipif(sys.platform == "win32", reason="names of channels are no paths on Windows")
def test_a_link_to_a_folder_of_somebody_else_is_not_taken(monkeypatch: pytest.MonkeyPatch, short: Path) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(short / "link"))
    monkeypatch.setenv("KFDESK_HOME", str(short / "home"))
    (short / "real").mkdir(mode=0o700)
    (short / "link").symlink_to(short / "real")
    assert Path(channel_name()).parent == short / "home"
