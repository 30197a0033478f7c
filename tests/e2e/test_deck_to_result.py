"""From a deck's file to its results: dropped, found by a card, looked at, bid for, played; all through the window."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QListWidget, QPushButton

from kfdesk.cards.facts import facts
from kfdesk.collection.generator.decks import generate
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.results import Result
from kfdesk.desk.decks.browse import BrowsePage
from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.matches import room as room_module
from kfdesk.desk.matches.feature import MatchFeature
from kfdesk.desk.program.open_files import FileOpener
from kfdesk.desk.sheet.sheet import DeckSheet
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.scenario import SetAmber, SetKeys
from kfdesk.engine.terms import DecisionKind, KeyColor
from kfdesk.match.series import BidStep, ChooseStep, FirstStep, OverStep, PlayStep
from tests.desk.decks.hands import LEFT, cell, drop, files, names
from tests.e2e.hands import QtHand, until
from tests.e2e.player import Player
from tests.windows import close_window, open_window, part_in

CARD = "gauntlet-of-command"
"""Half-remembered as "gauntl of comm": one of the two decks has it."""
SEED = 5
"""Of the games of the match; with this one a card asks for a house among seven."""
UUIDS = tuple(f"{n}{n}{n}{n}{n}{n}{n}{n}-aaaa-4bbb-8ccc-dddddddddddd" for n in (1, 2))


def opened(qtbot: Any) -> MainWindow:
    """Return the window with the part that opens dropped files."""
    window = open_window(qtbot)
    FileOpener(window)
    qtbot.waitExposed(window)
    return window


@pytest.fixture
def window(home: Path, qtbot: Any) -> Iterator[MainWindow]:
    del home
    made = opened(qtbot)
    yield made
    close_window(made)


def two_decks() -> list[DeckRecord]:
    """Return two decks of Call of the Archons, the first with the card that is looked for."""
    found: list[DeckRecord | None] = [None, None]
    for seed in range(400):
        deck = generate(seed, set="CotA", added=datetime.now(UTC))
        has = any(line.id == CARD for line in deck.cards)
        found[0 if has else 1] = found[0 if has else 1] or deck
        if all(found):
            break
    return [deck for deck in found if deck is not None]


def vault_json(deck: DeckRecord, uuid: str) -> str:
    """Return a deck as the Master Vault answers it."""
    linked, ids = [], []
    for number, line in enumerate(deck.cards):
        assert line.id is not None
        card = facts()[line.id]
        ids += [f"c{number}"] * line.count
        linked.append(
            {
                "id": f"c{number}",
                "card_title": card.name,
                "house": line.house.title(),
                "card_type": card.type.value.title(),
                "expansion": 341,
                "is_maverick": line.maverick,
                "is_non_deck": False,
            }
        )
    houses = [house.title() for house in deck.houses]
    data = {"id": uuid, "name": deck.name, "expansion": 341, "_links": {"houses": houses, "cards": ids}}
    return json.dumps({"data": data, "_linked": {"cards": linked}})


def part(window: MainWindow, kind: type[Any]) -> Any:
    return part_in(window, kind)


def shown_button(window: MainWindow, words: str) -> QPushButton:
    """Return the button on the page shown that says these words."""
    found: list[QPushButton] = []

    def there() -> bool:
        page = window.pages.currentWidget()
        assert page is not None
        found[:] = [b for b in page.findChildren(QPushButton) if words in b.text() and b.isVisible()]
        return bool(found)

    until(there, f"a button that says {words}")
    return found[0]


@pytest.fixture(autouse=True)
def fixed_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play the same games in every run: what fails once can be looked at again."""
    dice = Random(SEED)
    monkeypatch.setattr(room_module, "randbelow", dice.randrange)


def test_from_a_dropped_file_to_the_results_on_the_deck(window: MainWindow, qtbot: Any, home: Path) -> None:
    player = Player(window, QtHand(window))
    decks = two_decks()
    _import(window, qtbot, home, decks)
    _find_by_a_card_and_look(window, player, qtbot, decks)
    _agree(window, player, qtbot, decks)
    winners = _play_the_match(window, player)
    results = _results(window, player, qtbot, decks[0].name)
    assert [result.won for result in results] == [winner == 0 for winner in reversed(winners)]
    assert {result.opponent_name for result in results} == {decks[1].name}
    close_window(window)
    again = opened(qtbot)
    assert _results(again, Player(again, QtHand(again)), qtbot, decks[0].name) == results
    close_window(again)


def _import(window: MainWindow, qtbot: Any, home: Path, decks: list[DeckRecord]) -> None:
    """Drop two files on the start page; both decks are on the shelf then."""
    paths = []
    for number, (deck, uuid) in enumerate(zip(decks, UUIDS, strict=True)):
        paths.append(home / f"deck-{number}.json")
        paths[-1].write_text(vault_json(deck, uuid), encoding="utf-8")
    assert drop(window, files(*paths))
    room = part(window, DeckFeature).room
    until(lambda: room.imports.report is not None, "the report of the import")
    model = room.imports.report.model
    assert [str(model.index(row, 1).data()) for row in range(model.rowCount())] == [deck.name for deck in decks]
    room.imports.report.accept()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _find_by_a_card_and_look(window: MainWindow, player: Player, qtbot: Any, decks: list[DeckRecord]) -> None:
    """Type what is remembered of a card's name, and open the sheet of the deck that has it."""
    room = part(window, DeckFeature).room
    page = room.browse
    player.click_widget(page.search.line)
    page.search.line.clear()
    qtbot.keyClicks(page.search.line, "gauntl comm")
    until(lambda: decks[0].name in names(page) and decks[1].name not in names(page), "the deck with the card")
    player.click_widget(page.as_table)
    row = names(page).index(decks[0].name)
    player.click_widget(page.table.viewport(), lambda: cell(page, row))
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    until(lambda: window.findChild(DeckSheet) is not None, "the sheet")
    sheet = window.findChild(DeckSheet)
    assert sheet is not None and decks[0].name in sheet.windowTitle()
    sheet.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _agree(window: MainWindow, player: Player, qtbot: Any, decks: list[DeckRecord]) -> None:
    """Choose both decks on the shelf, and agree on best of three with bidding."""
    room = part(window, DeckFeature).room
    page = room.browse
    page.search.line.clear()
    until(lambda: {deck.name for deck in decks} <= set(names(page)), "both decks")
    first, second = (names(page).index(deck.name) for deck in decks)
    player.click_widget(page.table.viewport(), lambda: cell(page, first))
    qtbot.mouseClick(page.table.viewport(), LEFT, Qt.KeyboardModifier.ControlModifier, cell(page, second))
    part(window, MatchFeature).open(room.selection)
    setup = part(window, MatchFeature).room.setup
    _click_line(player, setup.formats, 3)
    assert setup.format() == "bidding"
    player.click_widget(setup.three, lambda: QPoint(8, setup.three.height() // 2))
    for side, name in zip(setup.sides, ("Ada", "Bo"), strict=True):
        player.click_widget(side.name)
        qtbot.keyClicks(side.name, name)
    assert {key for side in setup.sides for key in side.keys} == {f"mv:{uuid}" for uuid in UUIDS}
    player.click_widget(setup.begin)


def _click_line(player: Player, box: QListWidget, row: int) -> None:
    player.click_widget(box.viewport(), lambda: box.visualItemRect(box.item(row)).center())


def _play_the_match(window: MainWindow, player: Player) -> list[int]:
    """Bid, choose, play and go on until the match is won; return who won each game with the first deck's seat."""
    room = part(window, MatchFeature).room
    with_first: list[int] = []
    while True:
        step = room.match.series.step()
        if isinstance(step, BidStep):
            player.click_widget(shown_button(window, "have it" if step.may_pass else "Bid"))
        elif isinstance(step, ChooseStep):
            player.click_widget(shown_button(window, "Play this deck"))
        elif isinstance(step, FirstStep):
            player.click_widget(shown_button(window, "goes first"))
        elif isinstance(step, PlayStep):
            player.click_widget(shown_button(window, "Play game"))
            seat = [deck.key for deck in step.decks].index(f"mv:{UUIDS[0]}")
            _play_a_game(window, player, winner=0)
            with_first.append(0 if seat == 0 else 1)
            leads_on = window.ceremonies.victory.again
            assert "match" in leads_on.text()
            player.click_widget(leads_on)
        else:
            assert isinstance(step, OverStep) and step.winner == 0
            return with_first


def _play_a_game(window: MainWindow, player: Player, winner: int) -> None:
    """Play some turns by mouse; then a judge's hand gives `winner` all but the last key, and play goes on."""
    helped = False
    for _ in range(400):
        if player.over:
            return
        decision = player.view.decision
        late = player.view.turn > 4 and not window.curtain.isVisible()
        if not helped and late and decision is not None and decision.kind is DecisionKind.MAIN:
            helped = decision.player != winner
            if helped:
                assert window.controller.adjust(SetKeys(player=winner, keys=(KeyColor.RED, KeyColor.BLUE)))
                assert window.controller.adjust(SetAmber(player=winner, amount=30))
                window.controller.choose(("end-turn",))
                continue
        player.step()
    raise AssertionError("the game does not end")


def _results(window: MainWindow, player: Player, qtbot: Any, name: str) -> list[Result]:
    """Open the shelf and read the results of a deck there."""
    window.activateWindow()
    until(window.isActiveWindow, "the window to be in front")
    qtbot.keyClick(window, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    until(lambda: any(name in names(page) for page in window.findChildren(BrowsePage)), "the shelf")
    (page,) = window.findChildren(BrowsePage)
    detail = page.detail
    page.table.scrollTo(page.table.model().index(names(page).index(name), 0))  # it may stand below many others
    player.click_widget(page.table.viewport(), lambda: cell(page, names(page).index(name)))
    until(lambda: detail.name.text() == name and " won" in detail.facts.text(), "the deck beside the list")
    tabs = detail.tabs
    place = next(n for n in range(tabs.count()) if tabs.tabText(n).startswith("Results"))
    player.click_widget(tabs.tabBar(), lambda: tabs.tabBar().tabRect(place).center())
    until(lambda: detail.results.table.isVisible() and detail.results.table.rowCount() == 2, "two results")
    table = detail.results.table
    assert {item.text() for row in range(2) if (item := table.item(row, 5)) is not None} == {"Chain bidding"}
    QApplication.processEvents()
    return list(detail.results.results)
