"""Decks in words: what is written, and that the importers read it back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from kfdesk import catalogs
from kfdesk.collection import vocabulary
from kfdesk.collection.generator import generate, generate_many, share_text
from kfdesk.collection.generator.odds import ODDS
from kfdesk.collection.importers.reading import read_any
from kfdesk.collection.importers.rows import Read, Unread
from kfdesk.collection.listing import by_house, card_line, markdown, plain_text, set_title
from kfdesk.collection.records import CardLine, DeckRecord

NOW = datetime(2026, 1, 1, tzinfo=UTC)
SHAPES: tuple[Callable[[DeckRecord, str], str], ...] = (plain_text, markdown)


def counted(deck: DeckRecord) -> Counter[tuple[object, ...]]:
    found: Counter[tuple[object, ...]] = Counter()
    for line in deck.cards:
        found[line.id, line.house, tuple(sorted(line.icons)), line.maverick, line.legacy, line.anomaly] += line.count
    return found


def only(text: str) -> DeckRecord:
    (row,) = read_any(text)
    assert isinstance(row, Read), row
    return row.record


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("code", list(ODDS))
def test_a_list_is_read_back_card_by_card(code: str, language: str, shape: Callable[[DeckRecord, str], str]) -> None:
    for deck in generate_many(range(3), set=code, added=NOW):
        back = only(shape(deck, language))
        assert counted(back) == counted(deck)
        assert (back.name, back.set, set(back.houses)) == (deck.name, deck.set, set(deck.houses))
        assert {line.id for line in back.references} == {line.id for line in deck.references}


_FRENCH = """
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n > 1);\\n"

msgid "Set: {set}"
msgstr "Extension : {set}"

msgid "Houses: {houses}"
msgstr "Maisons : {houses}"

msgid "References:"
msgstr "Cartes de référence :"

msgid "maverick"
msgid_plural "mavericks"
msgstr[0] "hors la loi"
msgstr[1] "hors la loi"
"""


@pytest.mark.parametrize("shape", SHAPES)
def test_a_list_is_read_back_in_a_language_that_only_a_catalog_speaks(
    shape: Callable[[DeckRecord, str], str], tmp_path: Path
) -> None:
    made = next(
        deck
        for deck in generate_many(range(200), set="WoE", added=NOW)
        if deck.references and any(line.maverick for line in deck.cards)
    )
    (tmp_path / "fr.po").write_text(_FRENCH, encoding="utf-8")
    catalogs.look_in(tmp_path)
    vocabulary.labels.cache_clear()
    try:
        said = shape(made, "fr")
        back = only(said)
    finally:
        catalogs.look_in()
        vocabulary.labels.cache_clear()
    assert "Extension : " in said and "Cartes de référence :" in said and "(Hors la loi)" in said
    assert counted(back) == counted(made)
    assert (back.name, back.set, back.houses) == (made.name, made.set, made.houses)
    assert {line.id for line in back.references} == {line.id for line in made.references}


def test_digits_of_a_name_are_no_count() -> None:
    deck = next(
        deck
        for deck in generate_many(range(400), set="WC", added=NOW)
        if any(line.id == "edai-edie-4x4" and line.count > 1 for line in deck.cards)
    )
    assert counted(only(plain_text(deck))) == counted(deck)


def test_plain_text_has_house_headings_and_says_what_is_unusual() -> None:
    lines = (
        CardLine(id="anger", title="Anger", house="brobnar", count=2),
        CardLine(id="anger", title="Anger", house="dis", maverick=True, icons=("dis", "damage", "draw")),
        CardLine(id=None, title="Card of Tomorrow", house="newhouse"),
    )
    uuid = "00000000-0000-4000-8000-000000000001"
    deck = DeckRecord(
        key=f"mv:{uuid}", name="Ada’s", set="CotA", houses=("brobnar", "dis", "newhouse"), cards=lines, added=NOW
    )
    assert plain_text(deck).splitlines() == [
        "Ada’s",
        "Set: Call of the Archons",
        "Houses: Brobnar, Dis, Newhouse",
        "",
        "Brobnar (2)",
        "2x Anger",
        "",
        "Dis (1)",
        "1x Anger (Maverick) [Dis] [damage, draw]",
        "",
        "Newhouse (1)",
        "1x Card of Tomorrow",
        "",
        f"https://www.keyforgegame.com/deck-details/{uuid}",
    ]
    assert "2x Zorn" in plain_text(deck, "de")
    assert "## Brobnar\n\n- 2x Anger\n" in markdown(deck)
    assert f"<https://www.keyforgegame.com/deck-details/{uuid}>" in markdown(deck)


def test_houses_that_only_cards_have_come_last() -> None:
    lines = (CardLine(id="anger", title="Anger", house="brobnar"), CardLine(id="fear", title="Fear", house="dis"))
    deck = DeckRecord(key="own:1", name="Odd", houses=("dis",), cards=lines, added=NOW)
    assert [(house, len(cards)) for house, cards in by_house(deck)] == [("dis", 1), ("brobnar", 1)]
    assert card_line(lines[0], "", "de") == "1x Zorn"
    assert set_title("#999") == "#999"


def test_the_line_of_a_generated_deck_is_read_when_it_is_pasted() -> None:
    deck = generate(77, added=NOW)
    assert only(f"  {share_text(deck)} \n").cards == deck.cards
    (row,) = read_any("kfdesk:gen:99:CotA:brobnar-dis-logos:5")
    assert isinstance(row, Unread)
    assert "version 99" in row.reason.en
    (row,) = read_any("kfdesk:gen:nonsense")
    assert isinstance(row, Unread)


@pytest.mark.parametrize("before", [True, False])
def test_the_line_of_a_generated_deck_is_read_among_other_decks(before: bool) -> None:
    listed, made = generate(1, added=NOW), generate(77, added=NOW)
    parts = [plain_text(listed, "en"), share_text(made) or ""]
    rows = list(read_any("\n\n".join(reversed(parts) if before else parts)))
    decks = [row.record for row in rows if isinstance(row, Read)]
    assert len(decks) == len(rows) == 2
    assert counted(decks[0]) == counted(listed)
    assert decks[1].cards == made.cards
    assert not [note for row in rows if isinstance(row, Read) for note in row.notes if "kfdesk:gen" in note.en]
