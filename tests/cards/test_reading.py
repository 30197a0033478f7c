"""Texts of cards are read by all cards there are, on the command line too."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from kfdesk.__main__ import main
from kfdesk.cards import grammars, read_figures
from kfdesk.cards.library import library
from kfdesk.cards.read_trials import Outcome, can_try, tried
from kfdesk.language.base import Node
from kfdesk.language.card_names import name_of
from kfdesk.rule_coverage import source_tree
from kfdesk.text.wording import render
from tests.cards.few_cards import few_cards


@pytest.fixture(autouse=True, scope="module")
def some_cards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Learn from the first cards and read those: all take half a minute. They are read from their own texts once."""
    with few_cards(tmp_path_factory.mktemp("home")), pytest.MonkeyPatch.context() as patch:
        patch.setattr(read_figures, "own_texts", cache(read_figures.own_texts))
        yield


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


def test_the_figures_end_with_a_line_for_programs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(read_figures, "can_try", lambda top: True)
    monkeypatch.setattr(read_figures, "tried", lambda top, texts: dict.fromkeys(texts, Outcome.PASSED))
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


@pytest.mark.parametrize(
    ("outcome", "said"),
    [(Outcome.PASSED, "1 of 1, wrong 0"), (Outcome.FAILED, "0 of 1, wrong 1"), (Outcome.NO_TEST, "0 of 1, wrong 1")],
)
def test_a_card_that_is_built_otherwise_counts_as_its_tests_say(
    outcome: Outcome, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(read_figures, "can_try", lambda top: True)
    monkeypatch.setattr(read_figures, "tried", lambda top, texts: dict.fromkeys(texts, outcome))
    assert _last_line(tmp_path, capsys).endswith(f"; reference {said}")


def test_what_a_card_was_before_an_erratum_counts_as_read_where_that_is_printed(tmp_path: Path) -> None:
    before = library()["atrocity"].earlier[0].abilities[0]
    assert isinstance(before, Node)
    text = render(before, "en", this=name_of(library()["atrocity"]))
    file = tmp_path / "cards.jsonl"
    file.write_text(json.dumps({"id": "atrocity", "text": text}), "utf-8")
    read = read_figures.printed_texts(file)
    assert (read.cards, read.alike) == (1, 1) and text != library()["atrocity"].text("en")


def test_without_the_tests_what_is_built_otherwise_is_said_not_to_be_tried(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(read_figures, "can_try", lambda top: False)
    assert _last_line(tmp_path, capsys).endswith("; reference 0 of 1, built otherwise and not tried 1")


def _last_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """Return the last line of the figures for a file of a card that is read as another definition."""
    file = folder / "cards.jsonl"
    file.write_text('{"id": "anger", "text": "Play: Ready and fight with an enemy creature."}\n', "utf-8")
    assert main(["read", "--figures", str(file)]) == 0
    return capsys.readouterr().out.splitlines()[-1]


@pytest.mark.slow
def test_the_tests_of_a_card_say_whether_what_was_read_behaves_as_it_does() -> None:
    top = source_tree()
    if not can_try(top):
        pytest.skip("this is no copy of the source tree")
    grammars.grammar()  # which those who try take from its file
    texts = {"addlefish": ["After Fight: Your opponent discards 3 random cards from their hand."], "1-2-punch": []}
    assert tried(top, {**texts, "absolve": [library()["absolve"].text("en")]}) == {
        "addlefish": Outcome.FAILED,
        "1-2-punch": Outcome.FAILED,
        "absolve": Outcome.PASSED,
    }


@pytest.mark.parametrize("written", ["no json", '{"id": "anger"}', None])
def test_a_file_of_texts_that_cannot_be_read_is_named(
    written: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cards.jsonl"
    if written is not None:
        file.write_text(written, "utf-8")
    assert main(["read", "--figures", str(file)]) == 1
    assert f"{file} cannot be read: " in capsys.readouterr().err
