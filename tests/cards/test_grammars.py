"""The grammar is learned once and kept; what is kept and damaged, of another version or foreign is never trusted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from kfdesk.cards import grammars
from kfdesk.engine.terms import CardType
from kfdesk.language import nouns
from kfdesk.language.reading.alike import normal
from kfdesk.language.reading.grammar import Grammar
from kfdesk.language.reading.keeping import NotKeptError, grammar_of, plain
from kfdesk.text.nominals import Name
from tests.cards.few_cards import few_cards

NAME = Name("Quartz Newt", nouns.CARD_TYPES[CardType.CREATURE])
TEXTS = (
    "Play: Ward a creature.",
    "After Reap: Steal 1{amber}.",
    "Action: Destroy each damaged creature.",
    "Destroyed: Destroy Quartz Newt.",
    "Play: Juggle.",
)


@pytest.fixture(autouse=True)
def some_cards(tmp_path: Path) -> Iterator[None]:
    """Learn from few cards, and keep what is learned in a folder of the test."""
    with few_cards(tmp_path):
        yield


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> Grammar:
    """What few cards show."""
    with few_cards(tmp_path_factory.mktemp("home")):
        return grammars.learned()


@pytest.fixture
def kept(learned: Grammar) -> Path:
    """The file in which it is kept."""
    grammars.keep(learned)
    return grammars.kept_file()


def _read_by(grammar: Grammar) -> list[list[object]]:
    return [[normal(one.ability) for one in grammar.read(text, NAME)] for text in TEXTS]


def test_a_kept_grammar_reads_as_the_one_that_was_learned(learned: Grammar) -> None:
    read = _read_by(learned)
    assert all(read[:-1]) and not read[-1]
    data = json.loads(json.dumps(plain(learned)))
    assert _read_by(grammar_of(data, grammars.is_card_file)) == read


def test_the_grammar_is_learned_once_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not grammars.is_ready()
    first = grammars.grammar()
    assert grammars.is_ready() and grammars.grammar() is first
    grammars.forget()
    monkeypatch.setattr(grammars, "learned", lambda: pytest.fail("it is kept"))
    assert len(grammars.grammar()) == len(first)


def test_what_is_prepared_is_learned_by_another_program(monkeypatch: pytest.MonkeyPatch) -> None:
    here: list[str] = []

    def learn_elsewhere() -> None:
        here.append("elsewhere")
        grammars.learn_and_keep()

    monkeypatch.setattr(grammars, "_let_learn", learn_elsewhere)
    heard: list[object] = []
    coming = grammars.prepare()
    assert coming.done() or grammars.prepare() is coming, "all wait for the same"
    coming.add_done_callback(heard.append)
    assert coming.result(60) is grammars.grammar()
    assert here == ["elsewhere"] and heard == [coming]
    assert grammars.prepare().done()


def test_what_no_other_program_learned_is_learned_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grammars, "_let_learn", lambda: None)
    assert len(grammars.prepare().result(60)) > 100


@pytest.mark.usefixtures("kept")
def test_a_grammar_of_another_version_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    grammars.kept()
    monkeypatch.setattr(grammars, "digest", lambda: "another")
    with pytest.raises(NotKeptError, match="version"):
        grammars.kept()


@pytest.mark.parametrize("cut", [0, 10, 1_000, -1])
def test_a_damaged_file_is_not_taken(cut: int, kept: Path) -> None:
    kept.write_bytes(kept.read_bytes()[:cut])
    with pytest.raises(NotKeptError):
        grammars.kept()


def _line(data: dict[str, Any], name: str, line: list[Any]) -> dict[str, Any]:
    """Return data in which one line names what it should not."""
    names = [*data["names"], name]
    first, *rest = line
    return {**data, "names": names, "values": [*data["values"], [first, len(names) - 1, *rest]]}


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("os:system", [3]),
        ("builtins:eval", [4]),
        ("kfdesk.disk:write_new", [4]),
        ("kfdesk.cards.grammars:learned", [4]),
        ("kfdesk.language.targets:checked", [4]),
        ("kfdesk.language.reading.keeping:import_module", [4]),
        ("kfdesk.language.reading.keeping:sys", [4, "modules"]),
        ("kfdesk.language.targets:THIS", [4, "__class__"]),
        ("kfdesk.language.targets:THIS", [5]),
        ("kfdesk.language.targets:Nobody", [5]),
        ("kfdesk.language.targets:Chosen", [5, 0]),
        ("kfdesk.language.reading.lexemes:Placed", [6]),
        ("kfdesk.language.not_there:X", [3]),
    ],
)
def test_a_foreign_file_names_nothing_but_words_of_the_language(name: str, line: list[Any], learned: Grammar) -> None:
    data = _line(plain(learned), name, line)
    body = json.dumps(data).encode()
    head = json.dumps({"of": grammars.digest(), "sum": sha256(body).hexdigest()}).encode()
    grammars.kept_file().parent.mkdir(parents=True, exist_ok=True)
    grammars.kept_file().write_bytes(head + b"\n" + body)
    with pytest.raises(NotKeptError):
        grammars.kept()


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {"format": 0},
        {"format": 1, "names": [], "values": [], "whole": 0},
        {"format": 1, "names": [1], "values": [], "whole": 0},
        {"format": 1, "names": [], "values": [[99]], "whole": 0},
        {"format": 1, "names": [], "values": [{}], "whole": 0},
        {"format": 1, "names": [], "values": [[0, 0]], "whole": 0},
        {"format": 1, "names": [], "values": [[0]], "whole": 0},
        {"format": 1, "names": [], "values": [7], "whole": 0},
    ],
)
def test_other_data_are_no_grammar(data: object) -> None:
    with pytest.raises(NotKeptError):
        grammar_of(data)
