"""Both deck lists stand open beside a game; they tell what lies open and nothing of hands, decks and archives."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QTreeWidgetItemIterator

from kfdesk import resources
from kfdesk.cards import library
from kfdesk.collection.files import load_deck
from kfdesk.desk.card.faces import card_name
from kfdesk.desk.decks.deck_lists import RUNS_ROLE, DeckListsFeature, seen_of
from kfdesk.desk.kit.theme import DARK, LIGHT
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.decks import DECK_SIZE, Seat
from kfdesk.engine.terms import PLAYERS, House, Zone
from kfdesk.engine.views import CardView, TableView
from kfdesk.text.runs import lines
from tests import tables
from tests.desk.samples import creature, table
from tests.desk.starts import setup
from tests.windows import open_window, part_in


def part(window: MainWindow) -> DeckListsFeature:
    return part_in(window, DeckListsFeature)


def shown(window: MainWindow, player: int) -> dict[str, tuple[str, str]]:
    """Return the copies and the seen copies of each card in a list."""
    dialog = part(window).dialog
    assert dialog is not None
    tree = dialog.lists[player]
    groups = [tree.topLevelItem(number) for number in range(tree.topLevelItemCount())]
    items = [group.child(at) for group in groups if group is not None for at in range(group.childCount())]
    return {item.text(0): (item.text(1), item.text(2)) for item in items if item is not None}


def test_both_lists_have_every_card_and_nothing_is_seen_at_the_start(window: MainWindow) -> None:
    assert not part(window).command.isEnabled()
    window.controller.new_game(setup())
    part(window).command.trigger()
    for player in PLAYERS:
        rows = shown(window, player).values()
        assert sum(int(copies) for copies, _ in rows) == DECK_SIZE
        assert {seen for _, seen in rows} == {""}
    window.controller.lift_curtain()
    assert all(seen == "" for player in PLAYERS for _, seen in shown(window, player).values()), (
        "a hand is no secret told"
    )


def test_a_card_that_is_played_is_seen_and_taken_back_no_longer(window: MainWindow) -> None:
    controller = window.controller
    controller.new_game(setup(open_table=True))
    part(window).command.trigger()
    for _ in range(60):
        view = controller.view()
        assert view is not None and view.decision is not None
        keys = view.decision.keys()
        play = next((key for key in keys if key.startswith(("play:", "discard:"))), None)
        if play is not None:
            break
        controller.choose(keys[: max(1, view.decision.min)])
    assert play is not None and view is not None and view.decision is not None
    before = [shown(window, player) for player in PLAYERS]
    player = view.decision.player
    controller.choose((play,))
    view = controller.view()
    assert view is not None
    if view.decision is not None and view.decision.kind == "slot":
        controller.choose(view.decision.keys()[:1])
        view = controller.view()
        assert view is not None
    assert seen_of(view, player).total() == 1
    assert sum(int(seen or 0) for _, seen in shown(window, player).values()) == 1
    while [shown(window, one) for one in PLAYERS] != before:
        controller.undo()


def test_another_game_closes_the_lists_of_the_last(window: MainWindow, qtbot: Any) -> None:
    window.controller.new_game(setup())
    part(window).command.trigger()
    first = part(window).dialog
    assert first is not None
    gone: list[bool] = []
    first.destroyed.connect(lambda: gone.append(True))
    window.controller.new_game(setup())
    assert part(window).dialog is None
    part(window).command.trigger()
    other = part(window).dialog
    qtbot.waitUntil(lambda: bool(gone))
    assert other is not None and part(window).dialog is other, "the end of the first one is not that of the other"


def test_lists_that_are_open_are_opened_once(window: MainWindow) -> None:
    window.controller.new_game(setup())
    part(window).command.trigger()
    first = part(window).dialog
    part(window).command.trigger()
    assert first is not None and part(window).dialog is first and first.isVisible()


def with_line(*cards: CardView) -> TableView:
    """Return a table with these creatures in the first player's battleline and nothing else in play."""
    view = table()
    one, two = (replace(seat, battleline=(), artifacts=(), discard=(), purged=()) for seat in view.seats)
    return replace(view, seats=(replace(one, battleline=cards), two), playing=())


@pytest.mark.rule("glossary/token-creatures")
def test_which_card_a_token_creature_is_is_no_secret_told() -> None:
    token = creature("c1", "bumpsy", face_down=True, token_of="grunt")
    covered = creature("c2", "umbra", face_down=True)
    laden = creature("c3", "krump", under=(creature("c4", "urchin", zone=Zone.UNDER, face_down=True),))
    assert seen_of(with_line(token, covered, laden), PLAYERS[0]) == {"krump": 1}


@pytest.mark.rule("glossary/gigantic")
def test_both_halves_of_a_gigantic_creature_are_seen() -> None:
    top = creature("c2", "deusillus2")
    giant = creature("c1", "deusillus", other_half=top)
    assert seen_of(with_line(giant), PLAYERS[0]) == {"deusillus": 1, "deusillus2": 1}


@pytest.mark.rule("glossary/facedown-cards", "glossary/graft")
def test_what_lies_faceup_under_another_card_or_in_archives_is_seen_by_both() -> None:
    grafted = creature("c2", "urchin", zone=Zone.UNDER)
    view = with_line(creature("c1", "krump", under=(grafted, creature("c3", "umbra", zone=Zone.UNDER, face_down=True))))
    archived = creature("c4", "troll", zone=Zone.ARCHIVES, face_up=True)
    view = replace(view, seats=(replace(view.seats[0], archives=None, archives_faceup=(archived,)), view.seats[1]))
    assert seen_of(view, PLAYERS[0]) == {"krump": 1, "urchin": 1, "troll": 1}


@pytest.mark.rule("card-faq/mimic-gel-1")
def test_a_copy_of_another_card_is_seen_as_the_card_that_lies_in_the_deck() -> None:
    t = tables.table(tables.side(hand=["mimic-gel"]), tables.side(battleline=["troll"]), house=House.LOGOS)
    t.do("play", "mimic-gel")
    t.pick("troll")
    t.answer("slot:0")
    for viewer in PLAYERS:
        view = t.game.view(viewer)
        assert [seen_of(view, player) for player in PLAYERS] == [{"mimic-gel": 1}, {"troll": 1}]


def test_a_card_under_the_opponents_control_is_seen_in_its_owners_deck() -> None:
    stolen = creature("c1", "troll", owner=PLAYERS[1])
    view = with_line(stolen)
    assert [seen_of(view, player) for player in PLAYERS] == [{}, {"troll": 1}]


def rows_below(window: MainWindow, player: int) -> dict[str, QTreeWidgetItem]:
    """Return the row below each card of a list that has one, by the card's name."""
    dialog = part(window).dialog
    assert dialog is not None
    found = {}
    rows = QTreeWidgetItemIterator(dialog.lists[player])
    while (item := rows.value()) is not None:
        card = item.parent()
        if card is not None and card.parent() is not None:
            found[card.text(0)] = item
        rows += 1
    return found


ENHANCING = ("boss-zarek", "dark-centurion", "dark-minion", "mutant-cutpurse", "tempting-offer")


@pytest.mark.rule("glossary/enhance")
@pytest.mark.parametrize("language", ["en", "de"])
def test_below_a_card_with_enhance_stand_the_icons_that_it_put_on_other_cards(qtbot: Any, language: str) -> None:
    window = open_window(qtbot, language=language, card_language=language)
    names = ("tactful-duskmarch-lilacgrove-weaver", "miss-onyx-censorius")
    one, two = (Seat(name, load_deck(resources.decks() / f"{name}.json")) for name in names)
    window.controller.new_game(TableSetup((one, two), 7, 0, open_table=False))
    part(window).command.trigger()
    rows = rows_below(window, 0)
    assert set(rows) == {card_name(card).say(language) for card in ENHANCING}
    for card in ENHANCING:
        row = rows[card_name(card).say(language)]
        assert row.data(0, RUNS_ROLE) == lines(library()[card].runs(language))[0], "as the card itself says it"
        assert not row.treeWidget().visualItemRect(row).isEmpty(), "it is seen without unfolding anything"
    said = rows[card_name("dark-centurion").say(language)]
    assert (said.text(0), said.toolTip(0)) == SAID[language]
    assert rows_below(window, 1) == {}, "no card of the other deck has enhance"


SAID = {
    "en": (
        "Enhance capture capture.",
        "Enhance capture capture. (These icons were put on cards of your deck before the game.)",
    ),
    "de": (
        "Verbesserung Erbeuten Erbeuten.",
        "Verbesserung Erbeuten Erbeuten. (Diese Symbole wurden schon vor dem Spiel auf Karten deines Decks gesetzt.)",
    ),
}


def test_open_lists_follow_the_language_of_cards(qtbot: Any) -> None:
    window = open_window(qtbot, language="en", card_language="en", card_names="en")
    deck = load_deck(resources.decks() / "tactful-duskmarch-lilacgrove-weaver.json")
    window.controller.new_game(TableSetup((Seat("Ada", deck), Seat("Bo", deck)), 7, 0, open_table=False))
    part(window).command.trigger()
    name = card_name("dark-centurion").say("en")
    assert rows_below(window, 0)[name].text(0) == SAID["en"][0]
    window.change_settings(card_language="de")
    assert rows_below(window, 0)[name].text(0) == SAID["de"][0]
    part(window).close()
    window.change_settings(card_language="en")


def test_the_icons_in_a_list_are_drawn_in_the_colors_of_the_theme(qtbot: Any) -> None:
    window = open_window(qtbot, theme="light")
    deck = load_deck(resources.decks() / "tactful-duskmarch-lilacgrove-weaver.json")
    window.controller.new_game(TableSetup((Seat("Ada", deck), Seat("Bo", deck)), 7, 0, open_table=False))
    part(window).command.trigger()
    dialog = part(window).dialog
    assert dialog is not None
    row = next(iter(rows_below(window, 0).values()))
    tree = dialog.lists[0]
    tree.scrollToItem(row)
    for theme in (LIGHT, DARK):
        window.change_settings(theme=theme.name)
        assert QColor(theme.text).rgb() in colors_in(tree, row)


def colors_in(tree: QTreeWidget, row: QTreeWidgetItem) -> set[int]:
    """Return the colors with which a row is painted."""
    image = tree.viewport().grab(tree.visualItemRect(row)).toImage()
    return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
