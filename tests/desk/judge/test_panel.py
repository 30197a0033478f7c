"""The judge's dock: cards chosen by a click or from the list, forms, the sentence before, what it must not reveal."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QMessageBox,
    QSpinBox,
    QTreeWidgetItem,
    QTreeWidgetItemIterator,
    QWidget,
)

from kfdesk.collection.files import sample_decks
from kfdesk.desk.card.faces import card_name
from kfdesk.desk.judge import texts as w
from kfdesk.desk.judge.feature import JudgeFeature
from kfdesk.desk.judge.forms import Form
from kfdesk.desk.judge.panel import ROLE, TABLE, JudgePanel, _below
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import House, Scenario, Seat, Zone
from kfdesk.engine.scenario import Attach, SetKeys
from kfdesk.engine.terms import PLAYERS, DecisionKind, KeyColor, Player, other_player
from kfdesk.engine.views import TableView
from tests.desk.mouse import click
from tests.desk.scripted import seats
from tests.desk.starts import choose_by_dice, unseen
from tests.tables import side, spec
from tests.windows import game_of, part_in


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


def part_of(window: MainWindow) -> JudgeFeature:
    return part_in(window, JudgeFeature)


def begin(window: MainWindow, *, open_table: bool = False, decisions: int = 30) -> JudgePanel:
    """Play by dice to a main decision with some cards on the table, and open the dock."""
    decks = [deck for _, deck in sample_decks()]
    window.controller.new_game(TableSetup((Seat("Ada", decks[0]), Seat("Bo", decks[1])), 7, 0, open_table))
    dice = Random(5)
    with unseen(window):
        for number in range(200):
            window.controller.lift_curtain()
            decision = shown(window).decision
            assert decision is not None
            if number >= decisions and decision.kind is DecisionKind.MAIN:
                break
            choose_by_dice(window, dice)
    window.curtain.hide()
    part = part_of(window)
    part.open()
    QApplication.processEvents()
    assert part.panel is not None
    part.panel.clicks.setChecked(True)
    return part.panel


def shown(window: MainWindow) -> TableView:
    view = window.controller.view()
    assert view is not None
    return view


def pick(panel: JudgePanel, title: Any, **values: Any) -> None:
    """Choose a change by its title and fill its fields in, as a person would."""
    panel.kind.setCurrentIndex([form.title for form in panel.forms].index(title))
    for name, value in values.items():
        fill(panel.inputs[name], value)


def fill(box: QWidget, value: Any) -> None:
    if isinstance(box, QSpinBox):
        box.setValue(value)
    elif isinstance(box, QLineEdit):
        box.setText(value)
    elif isinstance(box, QComboBox):
        box.setCurrentIndex(next(n for n in range(box.count()) if box.itemText(n) == value))


def texts(panel: JudgePanel) -> list[str]:
    found: list[str] = []

    def walk(item: QTreeWidgetItem) -> None:
        for child in _below(item):
            found.append(child.text(0))
            walk(child)

    walk(panel.tree.invisibleRootItem())
    return found


def test_without_a_game_the_judge_says_so(fresh_window: MainWindow) -> None:
    part_of(fresh_window).command.trigger()
    boxes = fresh_window.findChildren(QMessageBox)
    assert len(boxes) == 1 and "no game" in boxes[0].text() and part_of(fresh_window).dock is None
    boxes[0].close()


def test_a_card_clicked_on_the_table_is_adjusted(window: MainWindow, qtbot: Any) -> None:
    panel = begin(window)
    card = next(c for seat in shown(window).seats for c in seat.battleline)
    before = window.controller.journal
    place = window.table.card_rect(card.handle)
    assert place is not None
    click(window.table, place.center)
    assert panel.chosen() == card.handle and window.controller.journal == before, "a click chooses, it plays nothing"
    pick(panel, w.AMBER, amount=3)
    name = card_name(card.id or "").en
    assert panel.sentence.text() == f"{name} has 3 Æmber on it." and panel.before.isVisible()
    panel.apply.click()
    assert game_of(window).state.cards[int(card.handle[1:])].amber == 3
    assert panel.why.text() == w.DONE.en
    assert f"⚖ Judge’s hand: {name} has 3 Æmber on it" in window.log.plain_text()
    qtbot.waitUntil(lambda: "judge’s hand" in window.commands.undo.text())
    window.commands.undo.trigger()
    assert game_of(window).state.cards[int(card.handle[1:])].amber == card.amber
    window.commands.redo.trigger()
    assert game_of(window).state.cards[int(card.handle[1:])].amber == 3


def test_a_chosen_card_is_framed_on_the_table_once(window: MainWindow, connect: Callable[..., None]) -> None:
    panel = begin(window)
    framed: list[str] = []
    connect(panel.card_chosen, framed.append)
    card = next(c for seat in shown(window).seats for c in seat.battleline)
    place = window.table.card_rect(card.handle)
    assert place is not None
    click(window.table, place.center)
    assert framed == [card.handle]
    pick(panel, w.AMBER, amount=card.amber + 1)
    panel.apply.click()
    window.change_settings(interface_language="de")
    assert framed == [card.handle] and panel.chosen() == card.handle, "a table that changes frames nothing anew"


@pytest.mark.rule("glossary/facedown-cards")
def test_the_form_filled_in_stays_after_a_change_that_takes_another_form_away(window: MainWindow) -> None:
    """A facedown card can be shown, one turned faceup cannot: the form after that one stays on the screen."""
    ada = side(battleline=(spec("zorg", under=(spec("punch", face_down=True),)),))
    start = Scenario(players=(ada, side()), house=House.MARS)
    window.controller.new_game(TableSetup(seats(), 7, 0, True, scenario=start))
    part_of(window).open()
    panel = part_of(window).panel
    assert panel is not None
    under = shown(window).seats[0].battleline[0].under[0]
    panel.choose_card(under.handle)
    pick(panel, w.FACING)
    panel.apply.click()
    assert not shown(window).seats[0].battleline[0].under[0].face_down
    assert panel.kind.currentText() == w.FACING.en
    assert panel.sentence.text() == "Punch is turned facedown."
    panel.apply.click()
    assert shown(window).seats[0].battleline[0].under[0].face_down


def test_a_form_that_is_not_filled_in_says_so_and_the_list_keeps_its_height(window: MainWindow) -> None:
    panel = begin(window)
    card = next(c for seat in shown(window).seats for c in seat.battleline)
    panel.choose_card(card.handle)
    pick(panel, w.AMBER, amount=card.amber + 1)
    QApplication.processEvents()
    height = panel.tree.height()
    assert panel.before.isVisible() and not panel.why.isVisible()
    pick(panel, w.HOUSES, house0="–")
    QApplication.processEvents()
    assert panel.why.text() == w.INCOMPLETE.en and not panel.apply.isEnabled()
    assert not panel.sentence.isVisible() and panel.tree.height() == height


def test_a_player_is_chosen_by_their_panel_and_clicks_play_again_when_unticked(window: MainWindow) -> None:
    panel = begin(window)
    layout = window.table.scene_.layout_
    assert layout is not None
    click(window.table, layout.sides[1].panel.frame.center)
    assert panel.chosen() == "seat 1"
    pick(panel, w.CHAINS, amount=4)
    panel.apply.click()
    assert game_of(window).state.players[1].chains == 4
    panel.clicks.setChecked(False)
    hand = next(o.card for o in game_of(window).decision.options if o.key.startswith("play:"))  # type: ignore[union-attr]
    place = window.table.card_rect(hand or "")
    assert place is not None
    click(window.table, place.center)
    assert panel.chosen() == "seat 1", "the table is for playing again"


def test_an_adjustment_that_cannot_be_says_why_and_apply_stays_off(window: MainWindow) -> None:
    panel = begin(window)
    panel.choose_player(Player(0))
    pick(panel, w.KEYS)
    for tick in panel.inputs["keys"].findChildren(QWidget):
        if hasattr(tick, "setChecked"):
            tick.setChecked(True)
    assert panel.apply.isEnabled(), "the judge may end the game with a third key"
    pick(panel, w.AMBER)
    assert not panel.apply.isEnabled() and "change nothing" in panel.why.text()
    before = window.controller.journal
    panel.make()
    assert window.controller.journal == before


def test_colorless_keys_are_ticked_one_by_one(window: MainWindow) -> None:
    panel = begin(window)
    assert window.controller.adjust(SetKeys(player=0, keys=(KeyColor.COLORLESS,)))
    panel.choose_player(Player(0))
    pick(panel, w.KEYS)
    ticks = panel.inputs["keys"].findChildren(QCheckBox)
    assert [tick.isChecked() for tick in ticks] == [False, False, False, True, False]
    ticks[-1].setChecked(True)
    panel.apply.click()
    assert game_of(window).state.players[0].keys == (KeyColor.COLORLESS,) * 2


def test_the_table_is_changed_only_while_a_step_begins_or_step_3_waits(window: MainWindow) -> None:
    panel = begin(window)
    window.controller.choose(("end-turn",))
    assert window.controller.curtain_for is not None
    assert texts(panel) == [], "behind the curtain the list is empty"
    window.controller.lift_curtain()
    dice = Random(5)
    while window.controller.judge_view.not_adjustable() is None:
        choose_by_dice(window, dice)
        window.controller.lift_curtain()
    window.curtain.hide()
    panel.refresh()
    panel.choose_player(Player(0))
    pick(panel, w.AMBER, amount=9)
    assert panel.state.isVisible() and "step 3" in panel.state.text() and not panel.apply.isEnabled()


def test_a_hidden_card_is_a_card_and_the_preview_tells_nothing_of_it(window: MainWindow) -> None:
    panel = begin(window)
    viewer = window.controller.viewer
    assert viewer is not None
    game = game_of(window)
    theirs = [card.id for card in (game.state.cards[c].printed for c in game.state.players[1 - viewer].hand)]
    decks = [game.state.cards[c].printed.id for player in game.state.players for c in player.deck]
    own = {card.id for seat in shown(window).seats for zone in (seat.battleline, seat.artifacts, seat.discard,
           seat.purged, seat.hand or ()) for card in zone}  # fmt: skip
    secret = {card_name(card).en for card in (*theirs, *decks) if card not in own}
    listed = texts(panel)
    assert secret and not [name for name in secret if name in listed]
    assert "Card 1" in listed and "Card 1 from the top" in listed
    assert not [text for text in listed if text.startswith("c") and text[1:].isdigit()]
    titles = None
    for card in window.controller.judge_view.lying(other_player(viewer), Zone.HAND):
        panel.choose_card(card.handle)
        assert card.type is None and card.name is None
        said = [form.title for form in panel.forms]
        assert titles is None or said == titles, "what is offered does not depend on what the card is"
        titles = said
        zone = panel.inputs["zone"]
        assert isinstance(zone, QComboBox)
        for index in range(zone.count()):
            zone.setCurrentIndex(index)
            assert "A card " in panel.sentence.text()
            assert not [name for name in secret if name in panel.sentence.text() + panel.why.text()]
    panel.choose_card(window.controller.judge_view.lying(viewer, Zone.DECK)[0].handle)
    assert "may not know" in panel.why.text()


def test_on_the_open_table_every_card_has_its_name(window: MainWindow) -> None:
    panel = begin(window, open_table=True)
    assert not [text for text in texts(panel) if text.startswith("Card ")]
    creature = next(
        card for card in window.controller.judge_view.lying(Player(1), Zone.DECK) if card.type == "creature"
    )
    panel.choose_card(creature.handle)
    pick(panel, w.MOVE, zone="Battleline", player="Ada")
    panel.apply.click()
    assert int(creature.handle[1:]) in game_of(window).state.players[0].line


def test_a_card_is_put_between_two_others(window: MainWindow) -> None:
    panel = begin(window, open_table=True, decisions=60)
    player = next(seat.player for seat in shown(window).seats if len(seat.battleline) >= 3)
    line = shown(window).seats[player].battleline
    panel.choose_card(line[0].handle)
    after = f"right of {card_name(line[1].id or '').en}"
    pick(panel, w.MOVE, zone="Battleline", at=after)
    panel.apply.click()
    now = [card.handle for card in shown(window).seats[player].battleline]
    assert now[:2] == [line[1].handle, line[0].handle]


def test_every_form_makes_a_change_the_game_takes_or_refuses_in_words(window: MainWindow) -> None:
    panel = begin(window, open_table=True, decisions=60)
    controller = window.controller
    forms: list[Form] = []
    listed = QTreeWidgetItemIterator(panel.tree)
    while (item := listed.value()) is not None:
        panel.tree.setCurrentItem(item)
        forms += panel.forms
        listed += 1
    asked = 0
    for form in {form.title.en: form for form in forms}.values():
        for field in form.fields({}):
            assert field.label.say("de")
        change = form.change({})
        if change is not None:
            asked += 1
            words = controller.judge_view.refusal(change)
            assert words is None or words.say("de")
            assert controller.judge_view.sentence(change).say("de")
    assert asked > 12


def test_a_counter_needs_a_name(window: MainWindow) -> None:
    panel = begin(window, open_table=True, decisions=60)
    card = next(c for seat in shown(window).seats for c in seat.battleline)
    panel.choose_card(card.handle)
    pick(panel, w.COUNTERS)
    assert panel.change is None and not panel.apply.isEnabled()
    pick(panel, w.COUNTERS, name=" doom\u0007 of  ages ", amount=2)
    assert panel.change is None, "a bell is no letter"
    pick(panel, w.COUNTERS, name=" doom  of ages ", amount=2)
    panel.apply.click()
    assert ("doom of ages", 2) in game_of(window).state.cards[int(card.handle[1:])].counters


def test_the_dock_speaks_german_keeps_its_choice_and_goes_with_the_table(window: MainWindow) -> None:
    panel = begin(window)
    panel.choose_player(Player(1))
    pick(panel, w.CHAINS, amount=2)
    window.change_settings(interface_language="de")
    assert panel.apply.text() == "An&wenden" and panel.chosen() == "seat 1"
    assert "Ketten" in [panel.kind.itemText(n) for n in range(panel.kind.count())]
    dock = part_of(window).dock
    assert dock is not None and dock.windowTitle() == "Hand des Schiedsrichters"
    window.show_start()
    assert not dock.isVisible() and texts(panel) == []
    window.show_page(window.play_page)
    part_of(window).command.trigger()
    assert dock.isVisible() and panel.chosen() == TABLE
    part_of(window).command.trigger()
    assert not dock.isVisible()


def test_by_keyboard_alone(window: MainWindow, qtbot: Any) -> None:
    panel = begin(window)
    assert window.focusWidget() is panel.tree
    qtbot.keyClick(panel.tree, Qt.Key.Key_Down)
    assert panel.chosen() == "seat 0"
    qtbot.keyClick(panel.kind, Qt.Key.Key_Down)
    qtbot.keyClick(panel.kind, Qt.Key.Key_Down)
    assert panel.kind.currentText() == "Chains"
    spin = panel.inputs["amount"]
    qtbot.keyClick(spin, Qt.Key.Key_Up)
    qtbot.keyClick(panel.apply, Qt.Key.Key_Space)
    assert game_of(window).state.players[0].chains == 1
    assert panel.kind.currentText() == "Chains", "the same change stays at hand"
    item = panel.tree.currentItem()
    assert item is not None and item.data(0, ROLE) == "seat 0"


def test_single_keys_belong_to_the_table_and_not_to_the_whole_window(window: MainWindow, qtbot: Any) -> None:
    begin(window)
    scopes = {s.key().toString(): s.context() for s in window.findChildren(QShortcut) if len(s.key().toString()) < 6}
    assert scopes["Space"] is Qt.ShortcutContext.WidgetShortcut
    assert {scopes[key] for key in ("T", "Esc", "1", "9")} == {Qt.ShortcutContext.WidgetWithChildrenShortcut}


def test_an_upgrade_stands_below_its_creature_and_does_not_count_in_the_line(window: MainWindow) -> None:
    panel = begin(window, open_table=True, decisions=60)
    seat = next(seat for seat in shown(window).seats if seat.battleline)
    host = seat.battleline[0].handle
    upgrade = next(
        card.handle
        for zone in (Zone.DECK, Zone.HAND, Zone.DISCARD)
        for player in PLAYERS
        for card in window.controller.judge_view.lying(player, zone)
        if card.type == "upgrade"
    )
    before = window.controller.judge_view.lying(seat.player, Zone.BATTLELINE)
    line = next(text for text in texts(panel) if text == f"Battleline: {len(seat.battleline)}")
    assert window.controller.adjust(Attach(card=upgrade, to=host))
    now = window.controller.judge_view.lying(seat.player, Zone.BATTLELINE)
    assert len(now) == len(before) + 1 and [card.on for card in now if card.handle == upgrade] == [host]
    assert line in texts(panel), "as many creatures as before"
    assert panel.choose_card(upgrade)
    item = panel.tree.currentItem()
    above = item.parent() if item is not None else None
    assert above is not None and above.data(0, ROLE) == host and above.isExpanded()
