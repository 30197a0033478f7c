"""`kfdesk cards`: what it prints for people and as JSON, and its exit codes."""

from __future__ import annotations

import io
import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kfdesk.__main__ import main
from kfdesk.cards.facts import facts
from kfdesk.collection.allcards import command
from kfdesk.collection.allcards.command import cards
from kfdesk.collection.allcards.completion import SetShare, Share
from kfdesk.collection.records import CardLine, Source
from kfdesk.collection.samples import sample_records
from kfdesk.collection.store import DeckStore
from tests.collection.shelves import FIRST

ARGUS = next(deck for deck in sample_records(FIRST) if "Argus" in deck.name)
CARD = ARGUS.cards[0].id or ""


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """The folder of a shelf with a deck that counts, of which a card is a maverick, and one that does not count."""
    folder = tmp_path / "shelf"
    store = DeckStore.open(folder)
    first = ARGUS.cards[0].model_copy(update={"maverick": True, "icons": ("draw",)})
    other = ARGUS.model_copy(update={"key": "own:generated", "name": "Other", "source": Source.GENERATED})
    store.add([ARGUS.model_copy(update={"source": Source.TEXT, "cards": (first, *ARGUS.cards[1:])}), other])
    store.close()
    return folder


def run(shelf: Path, what: str, *words: str, language: str = "en") -> tuple[int, str]:
    """Return the exit code and what is printed."""
    out = io.StringIO()
    return cards([what, "--shelf", str(shelf), "--language", language, *words], out), out.getvalue()


def as_json(shelf: Path, what: str, *words: str) -> Any:
    return json.loads(run(shelf, what, "--json", *words)[1])


def test_cards_are_searched_as_in_the_room(shelf: Path) -> None:
    code, said = run(shelf, "search", f"name={CARD}")
    assert code == 0 and said.startswith(facts()[CARD].name) and "cop" in said
    (found,) = as_json(shelf, "search", f"name={CARD}", "--text")
    assert (found["id"], found["name"], found["owned"]) == (CARD, facts()[CARD].name, ARGUS.cards[0].count)
    assert found["elsewhere"] == ARGUS.cards[0].count and len(found["printings"]) == len(facts()[CARD].printings)
    assert set(found["text"]) == {"en", "de"}
    assert run(shelf, "search", "nowhere-at-all") == (1, "")
    assert "Kreatur" in run(shelf, "search", "typ:kreatur", "--limit", "1", language="de")[1]


def test_cards_are_searched_without_a_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KFDESK_HOME", str(tmp_path))
    out = io.StringIO()
    assert cards(["search", "--json", "house:dis", "power>=8"], out) == 0
    assert all(card["owned"] == 0 for card in json.loads(out.getvalue()))
    assert cards(["owned"], out) == 2 and not (tmp_path / "decks").exists()


def test_owned_cards_come_most_first(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(shelf, "owned")
    counts = [card["owned"] for card in found]
    assert counts == sorted(counts, reverse=True) and sum(counts) == 36 and min(counts) > 0
    said = capsys.readouterr().err
    assert "Counted: 1 deck." in said and "counts twice" not in said
    assert len(as_json(shelf, "owned", "--limit", "3", "--sort", "rarest")) == 3


def test_copies_are_printed_with_house_icons_and_mavericks(shelf: Path) -> None:
    code, said = run(shelf, "copies", facts()[CARD].name)
    assert code == 0
    mine, other = said.splitlines()
    assert ARGUS.name in mine and "draw" in mine and "maverick" in mine
    assert "Other" in other and "(generated)" in other
    assert [one["deck"]["standing"] for one in as_json(shelf, "copies", CARD)] == ["owned", "generated"]
    assert [one["card"] for one in as_json(shelf, "mavericks")] == [CARD]
    assert run(shelf, "mavericks")[1].startswith(facts()[CARD].name)


def test_a_maverick_that_the_program_does_not_know_is_printed_by_its_title(shelf: Path) -> None:
    stranger = CardLine(id=None, title="Stranger", house="dis", maverick=True)
    with closing(DeckStore.open(shelf)) as store:
        store.add([ARGUS.model_copy(update={"key": "own:strange", "source": Source.TEXT, "cards": (stranger,)})])
    assert any(line.startswith("Stranger  1 ×") for line in run(shelf, "mavericks")[1].splitlines())


def test_a_card_outside_the_houses_is_printed_without_one(shelf: Path) -> None:
    said = run(shelf, "search", "name=akugyo")[1]
    assert facts()["akugyo"].type.words.en in said and "," not in said and "Brobnar" not in said
    (found,) = as_json(shelf, "search", "name=akugyo")
    assert found["houses"] == [] and {one["house"] for one in found["printings"]} == {""}


def test_a_name_that_is_none_or_several_is_refused(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(shelf, "copies", "Nobody’s Card")[0] == 2
    assert "No card is called" in capsys.readouterr().err
    twin = next(card for card in facts() if card.endswith("-evil-twin"))
    assert run(shelf, "copies", facts()[twin].name)[0] == 2
    assert twin in capsys.readouterr().err


def test_sets_say_how_much_of_them_is_owned(shelf: Path) -> None:
    cota = next(one for one in as_json(shelf, "sets") if one["set"] == "CotA")
    assert 0 < cota["owned"] <= cota["anywhere"] < cota["cards"]
    assert sum(one["owned"] for one in cota["houses"].values()) >= cota["owned"]
    said = run(shelf, "sets")[1]
    assert f"Call of the Archons  {cota['owned']} of {cota['cards']}" in " ".join(said.split(" ")).replace("   ", "  ")


def test_a_set_is_whole_only_where_no_card_is_missing(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    almost = SetShare("CotA", Share(cards=370, owned=369, anywhere=369), (), ())
    monkeypatch.setattr(command, "completion", lambda owned: (almost,))
    assert "369 of 370 (99 %)" in run(shelf, "sets")[1]


def test_the_program_has_the_command(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "search", "--shelf", str(shelf), "--json", f"name={CARD}"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["id"] == CARD
