"""What an error says, in both languages."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from kfdesk.engine.rules import SetupError
from kfdesk.text.errors import _SYSTEM, reason_of
from kfdesk.text.words import Pair, same
from tests.said import both


def test_an_error_with_words_of_its_own_says_them() -> None:
    words = Pair("It is broken.", "Es ist kaputt.")
    assert reason_of(SetupError(words, "glossary/deck")) == words


def test_what_the_operating_system_means_is_said_in_both_languages(tmp_path: Path) -> None:
    with pytest.raises(OSError) as missing:
        (tmp_path / "nothing").read_bytes()
    assert both(reason_of(missing.value)) == (
        "there is no such file or folder",
        "eine solche Datei oder einen solchen Ordner gibt es nicht",
    )
    assert reason_of(OSError(errno.ENOSPC, "No space left on device")).say("de") == "auf der Platte ist kein Platz mehr"
    for words in _SYSTEM.values():
        assert words.en != words.say("de")


def test_an_unknown_error_says_what_it_says() -> None:
    assert reason_of(OSError(123456, "Odd")) == same("Odd")
    assert reason_of(OSError("no number")) == same("no number")
    assert reason_of(ValueError("one\ntwo")) == same("one")
