"""Less motion where the system asks for it, whatever tells so; a wish of the people at the table comes first."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kfdesk.desk.kit import system_motion
from kfdesk.desk.kit.settings import DeskSettings

pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="files of Linux desktops")


@pytest.fixture(autouse=True)
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of the desktop's settings, empty at first."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "XFCE")
    monkeypatch.setattr(system_motion, "_by_qt", lambda: None)
    system_motion.forget()
    yield tmp_path
    system_motion.forget()


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.mark.parametrize(("text", "reduces"), [
    ("[Settings]\ngtk-enable-animations=false\n", True),
    ("[Settings]\ngtk-enable-animations=0\n", True),
    ("[Settings]\ngtk-enable-animations=true\n", False),
    ("[Settings]\n", False),
    ("no settings at all", False),
])  # fmt: skip
def test_gtk_says_it_in_a_file(config: Path, text: str, reduces: bool) -> None:
    write(config / "gtk-3.0" / "settings.ini", text)
    assert DeskSettings().moves is not reduces


@pytest.mark.parametrize(("factor", "reduces"), [("0", True), ("0.0", True), ("1", False), ("fast", False)])
def test_kde_says_it_as_a_factor(config: Path, monkeypatch: pytest.MonkeyPatch, factor: str, reduces: bool) -> None:
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "KDE")
    write(config / "kdeglobals", f"[General]\nColorScheme[$e]=Dark\n\n[KDE]\nAnimationDurationFactor={factor}\n")
    assert DeskSettings().moves is not reduces


@pytest.mark.parametrize(("said", "reduces"), [("false", True), ("true", False), ("", False)])
def test_gnome_says_it_by_its_own_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str, reduces: bool
) -> None:
    program = tmp_path / "bin" / "gsettings"
    write(program, f"#!/bin/sh\necho {said}\n")
    program.chmod(0o755)
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "ubuntu:GNOME")
    monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}{os.environ['PATH']}")
    assert DeskSettings().moves is not reduces


def test_nothing_stops_where_gnome_has_no_such_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "GNOME")
    monkeypatch.setenv("PATH", "/nowhere")
    assert DeskSettings().moves


def test_a_wish_comes_before_what_the_system_says(config: Path) -> None:
    write(config / "gtk-4.0" / "settings.ini", "[Settings]\ngtk-enable-animations=false\n")
    assert not DeskSettings().moves
    assert DeskSettings(reduced_motion="off").moves
    assert not DeskSettings(reduced_motion="on").moves
    assert not DeskSettings(reduced_motion="off", animation_speed=0).moves


def test_the_system_is_asked_again_after_a_while(config: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert DeskSettings().moves
    write(config / "gtk-3.0" / "settings.ini", "[Settings]\ngtk-enable-animations=false\n")
    assert DeskSettings().moves
    monkeypatch.setattr(system_motion, "KEPT_S", 0.0)
    assert not DeskSettings().moves
