"""Decks as people find them elsewhere: tables, wiki pages, saved web pages, files of Tabletop Simulator."""

from __future__ import annotations

import io
import json
import time
from collections import Counter
from itertools import zip_longest
from zipfile import ZipFile

import pytest

from kfdesk.cards.facts import facts
from kfdesk.collection.importers import texts as s
from kfdesk.collection.importers.deckcolumn import decks_of_table
from kfdesk.collection.importers.markup import page_text
from kfdesk.collection.importers.plainline import found_in
from kfdesk.collection.importers.reading import read_any
from kfdesk.collection.importers.rows import Read, Unread
from kfdesk.collection.links import LinkKind
from kfdesk.text.words import Words
from tests.collection.importers.samples import DECK, copies, deck_copies, one, refused, starter, vault_starter

Entry = tuple[str, str, int]


def entries() -> list[Entry]:
    """Return title, house and count of the sample deck's cards."""
    counted = Counter((facts()[card.id].name, card.house.words.en) for card in starter().cards)
    return [(title, house, n) for (title, house), n in counted.items()]


def table(delimiter: str, *, head: bool = True) -> str:
    lines = [delimiter.join(("Card", "House", "Type", "Rarity", "Count"))] if head else []
    for title, house, n in entries():
        cell = f'"{title}"' if delimiter in title else title
        lines.append(delimiter.join((cell, house, "Creature", "Common", str(n))))
    return "\n".join(lines)


@pytest.mark.parametrize("delimiter", ["\t", ",", ";", " | ", "     "])
@pytest.mark.parametrize("head", [True, False])
def test_a_table_with_a_card_a_row(delimiter: str, head: bool) -> None:
    record = one("Some Deck\n" + table(delimiter, head=head)).record
    assert copies(record) == deck_copies(starter())
    assert record.name == "Some Deck"


@pytest.mark.rule("glossary/deck")
@pytest.mark.parametrize("counted", [True, False])
def test_a_power_column_of_a_table_without_a_head_says_nothing_of_copies(counted: bool) -> None:
    """A deck has 36 cards: only a column that makes them up counts copies."""
    listed = entries() if counted else [(facts()[card.id].name, card.house.words.en, 1) for card in starter().cards]
    power = {facts()[card.id].name: facts()[card.id].power for card in starter().cards}
    rows = [[title, house, str(power[title] or ""), str(n) if counted else ""] for title, house, n in listed]
    assert len({row[2] for row in rows} - {""}) > 3
    assert copies(one("\n".join("\t".join(row) for row in rows)).record) == deck_copies(starter())


def by_house() -> list[list[str]]:
    """Return rows of house, title and count; the house stands in the first row of its cards only."""
    rows, before = [], ""
    for title, house, n in sorted(entries(), key=lambda entry: entry[1]):
        rows.append([house if house != before else "", title, str(n)])
        before = house
    return rows


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_a_table_that_names_the_deck_in_each_row_gives_each_of_its_decks(delimiter: str) -> None:
    names = ('Opaline, the "Airy" Innkeeper', "Another One")
    rows = [delimiter.join(("Deck", "House", "Card", "Count"))]
    for name in names:
        quoted = '"' + name.replace('"', '""') + '"'
        rows += [delimiter.join((quoted, house, f'"{title}"', str(n))) for title, house, n in entries()]
    found = list(read_any("\n".join(rows)))
    assert [row.record.name for row in found if isinstance(row, Read)] == list(names)
    assert all(isinstance(row, Read) and copies(row.record) == deck_copies(starter()) for row in found)


def test_a_first_column_called_name_is_the_decks_where_another_is_the_cards() -> None:
    rows = ["Name,House,Card,Count"]
    rows += [f'"Mine, the Own",{house},"{title}",{n}' for title, house, n in entries()]
    found = one("\n".join(rows)).record
    assert found.name == "Mine, the Own" and copies(found) == deck_copies(starter())


@pytest.mark.parametrize(
    ("inside", "said"),
    [
        ({"[Content_Types].xml": "<Types/>", "xl/workbook.xml": "<workbook/>"}, s.SPREADSHEET),
        ({"mimetype": "application/vnd.oasis.opendocument.spreadsheet", "content.xml": "<x/>"}, s.SPREADSHEET),
        ({"decks.txt": "Anger"}, s.ARCHIVE),
    ],
)
def test_a_spreadsheet_is_told_from_other_packed_files(inside: dict[str, str], said: Words) -> None:
    packed = io.BytesIO()
    with ZipFile(packed, "w") as file:
        for name, content in inside.items():
            file.writestr(name, content)
    (row,) = read_any(packed.getvalue())
    assert isinstance(row, Unread) and row.reason == said


def test_a_name_that_ends_like_a_count_is_a_name() -> None:
    found = found_in("EDAI “Edie” 4x4")
    assert (found.id, found.count) == ("edai-edie-4x4", 1)
    assert found_in("2x EDAI “Edie” 4x4").count == found_in("EDAI “Edie” 4x4 x2").count == 2


def test_a_deck_named_once_is_meant_in_the_rows_below_it() -> None:
    rows = ["Deck,House,Card,Count"]
    rows += [f'{"" if at else "Mine"},{house},"{title}",{n}' for at, (title, house, n) in enumerate(entries())]
    assert one("\n".join(rows)).record.name == "Mine"


@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2), (1, 2, 0)])
def test_a_house_stands_once_for_all_rows_of_its_cards(order: tuple[int, ...]) -> None:
    rows = [["House", "Card", "Count"], *by_house()]
    text = "\n".join("\t".join(row[at] for at in order) for row in rows)
    assert copies(one(text).record) == deck_copies(starter())


def test_empty_cells_of_a_web_page_keep_their_place() -> None:
    rows = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in by_house())
    body = f"<table><tr><th>House</th><th>Card</th><th>Count</th></tr>{rows}</table>"
    assert copies(one(PAGE.replace("{body}", body)).record) == deck_copies(starter())


def test_a_table_of_decks_whose_first_row_is_damaged_is_refused_and_harms_nothing() -> None:
    assert list(decks_of_table("Deck,Card," + "x" * 200_000 + "\nMine,Anger,1\n") or ()) == []


def test_an_empty_column_without_a_name_does_not_count_copies() -> None:
    rows = [["#", "Card", "House", "Count"], *(["", title, house, str(n)] for title, house, n in entries())]
    assert copies(one("\n".join("\t".join(row) for row in rows)).record) == deck_copies(starter())


def test_tabs_in_the_source_of_a_web_page_part_no_cells() -> None:
    rows = "".join(
        f"<tr>{''.join(f'<td>{chr(10)}{chr(9)}{cell}{chr(10)}</td>' for cell in entry)}</tr>"
        for entry in (("Card", "House", "Count"), *entries())
    )
    assert copies(one(PAGE.replace("{body}", f"<table>{rows}</table>")).record) == deck_copies(starter())
    assert page_text("<td>\n\t\tone\n\t</td><td></td><td>two</td>") == "one\t\ttwo"


def test_copies_with_the_sign_of_times_count_in_a_table_without_a_head() -> None:
    rows = [f"{n}x\t{title}\t{house}" for title, house, n in entries()]
    assert copies(one("\n".join(rows)).record) == deck_copies(starter())
    assert one("\n".join(rows[1:])).record.size == 36 - entries()[0][2], "also where a card is missing"


def test_a_markdown_table() -> None:
    rows = [f"| {title} | {house} | {n} |" for title, house, n in entries()]
    record = one("\n".join(["# Some Deck", "| Card | House | Count |", "|:---|---|---:|", *rows])).record
    assert copies(record) == deck_copies(starter())
    assert record.name == "Some Deck"


@pytest.mark.parametrize("gap", ["\t", " " * 60, "  "])
def test_three_columns_a_house_each(gap: str) -> None:
    """Gaps of 60 spaces once took the importer seconds a line."""
    deck = starter()
    columns = [[facts()[card.id].name for card in deck.cards if card.house is house] for house in deck.houses]
    head = gap.join(house.words.en for house in deck.houses)
    rows = [gap.join(row) for row in zip_longest(*columns, fillvalue="")]
    assert copies(one("\n".join(["Some Deck", head, *rows])).record) == deck_copies(deck)


def test_the_source_of_a_wiki_table() -> None:
    rows = [f"|-\n| [[{title}|{title}]] || [[{house}]] || {n}" for title, house, n in entries()]
    text = "\n".join(['{| class="wikitable sortable"', "! Card !! House !! Count", *rows, "|}"])
    assert copies(one(text).record) == deck_copies(starter())


def test_the_source_of_a_wiki_table_with_a_cell_a_line() -> None:
    rows = [f'|-\n| style="x" | [[{title}]]\n| {house}\n| {n}' for title, house, n in entries()]
    assert copies(one("\n".join(["{|", "! Card\n! House\n! Count", *rows, "|}"])).record) == deck_copies(starter())


def test_a_wiki_list() -> None:
    lines = ["= Some Deck ="]
    for house in dict.fromkeys(house for _, house, _ in entries()):
        lines.append(f"== {house} ==")
        lines += [f"* [[{title}]] x{n}" for title, home, n in entries() if home == house]
    record = one("\n".join(lines)).record
    assert copies(record) == deck_copies(starter())
    assert record.name == "Some Deck"


PAGE = """<!DOCTYPE html>
<html><head><title>Some Deck</title><script>if (a < b) { alert("Anger"); }</script><style>p {}</style></head>
<body>{body}</body></html>"""


def test_a_saved_web_page_with_a_table() -> None:
    rows = "".join(f"<tr><td>{title}</td><td>{house}</td><td>{n}</td></tr>\n" for title, house, n in entries())
    body = f"<table><tr><th>Card</th><th>House</th><th>Count</th></tr>{rows}</table>"
    record = one(PAGE.replace("{body}", body)).record
    assert copies(record) == deck_copies(starter())
    assert record.name == "Some Deck"


@pytest.mark.parametrize(
    "note", ["<!-- a > b -->", "<!-- <td>Anger</td>\n<script> -->", "<!---->", "<!-- 1 --> <!-- 2 > 1 -->"]
)
def test_comments_of_a_web_page_are_not_read(note: str) -> None:
    rows = "".join(f"<tr><td>{note}{title}</td><td>{house}</td><td>{n}</td></tr>\n" for title, house, n in entries())
    body = f"<table><tr><th>Card</th><th>House</th><th>Count</th></tr>{note}{rows}</table>{note}"
    assert copies(one(PAGE.replace("{body}", body)).record) == deck_copies(starter())
    assert copies(one(note + PAGE.replace("{body}", body)).record) == deck_copies(starter())
    text = page_text(f"<p>one{note} two</p><script>'<!--'</script><p>three</p><!-- never closed <p>four</p>")
    assert text.split() == ["one", "two", "three"]


def test_a_saved_web_page_with_lists() -> None:
    body = ""
    for house in dict.fromkeys(house for _, house, _ in entries()):
        items = "".join(
            f"<li>{n}x {title.replace('’', '&#8217;')}</li>" for title, home, n in entries() if home == house
        )
        body += f"<h2>{house}</h2><ul>{items}</ul>"
    assert copies(one(PAGE.replace("{body}", body)).record) == deck_copies(starter())


def test_a_web_page_without_a_deck_says_what_to_do() -> None:
    assert refused(PAGE.replace("{body}", "<p>Too many requests</p>")).reason == s.WEB_PAGE


def test_a_web_page_with_the_link_of_a_deck_offers_to_fetch_it() -> None:
    link = f'<a href="x">https://www.keyforgegame.com/deck-details/{DECK}</a>'
    found = refused(PAGE.replace("{body}", link)).link
    assert found is not None
    assert (found.kind, found.uuid) == (LinkKind.DECK, DECK)


def tabletop(**description: str) -> str:
    cards = [
        {"Name": "Card", "Nickname": facts()[card.id].name, "Description": f"House: {card.house.words.en}"}
        | description
        for card in starter().cards
    ]
    pile = {"Name": "DeckCustom", "Nickname": "Some Deck", "ContainedObjects": cards}
    return json.dumps({"SaveName": "", "ObjectStates": [{"Name": "Bag", "ContainedObjects": [pile]}]})


def test_an_object_of_tabletop_simulator() -> None:
    record = one(tabletop()).record
    assert copies(record) == deck_copies(starter())
    assert record.name == "Some Deck"


def test_a_pile_of_tabletop_simulator_without_houses_deduces_them() -> None:
    assert copies(one(tabletop(Description="")).record) == deck_copies(starter())


def test_a_saved_object_without_a_deck_is_refused() -> None:
    assert refused(json.dumps({"ObjectStates": [{"Name": "Die"}]})).reason == s.NOT_A_DECK


def test_an_answer_of_the_master_vault_without_its_cards_offers_to_fetch_the_deck() -> None:
    answer = vault_starter().answer()
    found = refused(json.dumps({"data": answer["data"]}))
    assert found.reason == s.NO_LINKED_CARDS
    assert found.link is not None
    assert found.link.uuid == DECK


@pytest.mark.parametrize(
    "text",
    [
        "Brobnar" + " " * 200 + "x",
        "Brobnar" + " " * 9_000 + "x",
        "\n".join("Anger" + " " * 60 + "Brobnar" + " " * 60 + "1" for _ in range(2_000)),
        "Brobnar " * 1_200,
        "( " * 4_500,
        "<td" * 100_000,
        "<script>" * 50_000,
        "[[" * 4_900,
        "=" * 9_000 + "x",
    ],
)
def test_no_text_freezes_the_importer(text: str) -> None:
    """Patterns with several optional gaps took a time that grew with the cube of the gap. Bound: CPU time, generous."""
    began = time.process_time()
    assert list(read_any(text))
    assert time.process_time() - began < 5
