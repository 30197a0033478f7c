"""Texts of cards are read by all cards there are, on the command line too."""

from __future__ import annotations

from pathlib import Path

import pytest

from kfdesk.__main__ import main
from kfdesk.cards import grammars
from kfdesk.cards.library import library


@pytest.fixture(autouse=True, scope="module")
def some_cards(tmp_path_factory: pytest.TempPathFactory) -> object:
    """Learn from the first cards and read those: all take half a minute."""
    some = [library()[id_] for id_ in list(library())[:120]]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(grammars, "cards_with_texts", lambda: iter([one for one in some if one.abilities]))
        patch.setattr(grammars, "kept_file", lambda: tmp_path_factory.mktemp("grammar") / "none.json")
        grammars.forget()
        yield
    grammars.forget()


def test_a_text_is_said_back_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    text = "Reap: Give a creature two +1 power counters.\nDestroyed: Destroy this card."
    assert main(["read", text]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "After Reap: Put two +1 power counters on a creature.",
        "Nach der Ernte: Lege zwei +1-Stärke-Marker auf eine Kreatur.",
        "Destroyed: Destroy this card.",
        "Zerstört: Zerstöre „Diese Karte“.",
    ]


def test_what_is_not_understood_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["read", "Play: Gain 2{amber}.", "Play: Juggle."]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "Play: Gain 2{amber}." and said[2] == "Not understood: Play: Juggle."


def test_the_figures_end_with_a_line_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cards.jsonl"
    file.write_text(
        '{"id": "anger", "text": "Play: Ready and fight with a friendly creature."}\n'
        '{"id": "never-seen", "text": "Play: Draw a card."}\n'
        '{"id": "1-2-punch", "text": "Skirmish.\\nFight: Juggle."}\n',
        "utf-8",
    )
    assert main(["read", "--figures", str(file)]) == 0
    *_, last = capsys.readouterr().out.splitlines()
    own, _, printed = last.partition("; ")
    assert printed == "reference 1 of 2, wrong 0"
    words = own.split()
    assert words[0] == "own" and int(words[1]) >= 0.9 * int(words[3])


@pytest.mark.parametrize("written", ["no json", '{"id": "anger"}', None])
def test_a_file_of_texts_that_cannot_be_read_is_named(
    written: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cards.jsonl"
    if written is not None:
        file.write_text(written, "utf-8")
    assert main(["read", "--figures", str(file)]) == 1
    assert f"{file} cannot be read: " in capsys.readouterr().err
