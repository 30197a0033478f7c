"""Hands on the table: each drag and click, made with real mouse events, means the right thing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kfdesk.desk.layout.table_layout import TableLayout
from kfdesk.desk.play.intents import Intent
from kfdesk.desk.table.items import Z_LIFTED, PileItem
from kfdesk.desk.table.marks import Mark
from kfdesk.desk.table.panel import PanelItem
from kfdesk.desk.table.widget import TableWidget
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.phrases import EXHAUSTED, NO_ACTION
from kfdesk.engine.rules import Reason, Verdict
from kfdesk.engine.terms import PLAYERS, CardType, DecisionKind, House, Keyword, Player, Zone
from kfdesk.engine.views import TableView
from kfdesk.text.words import Pair, Words, same
from tests.desk import mouse
from tests.desk.samples import asking, busy, choice, creature, main_decision, playable

NOT_YOURS = Reason(Pair("Not of the active house.", "Nicht vom aktiven Haus."), "glossary/active-house")


class Heard:
    """Everything a table said, in order."""

    def __init__(self, table: TableWidget) -> None:
        self.intents: list[Intent] = []
        self.answers: list[tuple[str, ...]] = []
        self.refusals: list[tuple[Words, str]] = []
        self.piles: list[tuple[int, Zone]] = []
        self.hovers: list[str | None] = []
        table.intended.connect(self.intents.append)
        table.chosen.connect(self.answers.append)
        table.refused.connect(lambda text, rule: self.refusals.append((text, rule)))
        table.pile_clicked.connect(lambda player, zone: self.piles.append((player, zone)))
        table.hovered.connect(self.hovers.append)


TAUNTED = Reason(Pair("A neighbor has taunt.", "Ein Nachbar hat Spott."), "glossary/taunt")


def why_not(key: str) -> Verdict:
    """Refuse everything but fights, and of these the one with c12 once it is behind c11's taunt."""
    if key.startswith("fight:") and key.count(":") == 2:
        return Verdict(key, (TAUNTED,) if key in protected else ())
    return Verdict(key, (NOT_YOURS,))


protected: set[str] = set()


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[TableWidget]:
    protected.clear()
    widget = TableWidget(why_not)
    qtbot.addWidget(widget)
    widget.set_speed(0)
    widget.resize(1200, 700)
    widget.show()
    widget.present(playable())
    yield widget


@pytest.fixture
def heard(table: TableWidget) -> Heard:
    return Heard(table)


def middle(table: TableWidget, handle: str) -> tuple[float, float]:
    rect = table.card_rect(handle)
    assert rect is not None
    return rect.center


def layout_of(table: TableWidget) -> TableLayout:
    layout = table.scene_.layout_
    assert layout is not None
    return layout


def home(table: TableWidget, handle: str) -> bool:
    """Tell whether a card lies where it belongs."""
    item = table.scene_.cards[handle]
    return abs(item.x() - item.spot.x) < 1 and abs(item.y() - item.spot.y) < item.spot.height * 0.2


def marked_places(table: TableWidget) -> dict[object, Mark]:
    """Return the marks on panels (by player) and piles (by player and zone)."""
    places: list[tuple[object, PanelItem | PileItem]] = [*enumerate(table.scene_.panels), *table.scene_.piles.items()]
    return {place: item.mark for place, item in places if item.mark is not Mark.NONE}


@pytest.mark.parametrize(("share", "slot"), [(0.1, "slot:0"), (0.9, "slot:2")])
def test_a_creature_dropped_into_the_line_is_played_on_the_nearer_flank(
    table: TableWidget, heard: Heard, share: float, slot: str
) -> None:
    band = layout_of(table).sides[0].battleline
    mouse.drag(table, middle(table, "c101"), (band.x + band.w * share, band.center[1]))
    assert heard.intents == [Intent("play:c101", ((DecisionKind.SLOT, slot),))]


def test_a_creature_with_deploy_may_enter_between_two(table: TableWidget, heard: Heard) -> None:
    view = playable()
    deploying = replace(view.seats[0].hand[0], keywords=((Keyword.DEPLOY, 0),))  # type: ignore[index]
    table.present(with_hand(view, deploying))
    line = layout_of(table).line(Player(0))
    between = ((line[0].x + line[1].x) / 2, line[0].y)
    mouse.drag(table, middle(table, "c101"), between)
    assert heard.intents == [Intent("play:c101", ((DecisionKind.SLOT, "slot:1"),))]


def with_hand(view: TableView, *cards: object) -> TableView:
    mine = replace(view.seats[0], hand=cards)  # type: ignore[arg-type]
    return replace(view, seats=(mine, view.seats[1]))


def test_what_lies_under_a_creature_comes_along_while_it_is_dragged(table: TableWidget) -> None:
    view, below = playable(), [creature(f"c{n}", "blood-of-titans", zone=Zone.UPGRADE) for n in (91, 92)]
    bearer = replace(view.seats[0].battleline[0], upgrades=tuple(below))
    mine = replace(view.seats[0], battleline=(bearer, *view.seats[0].battleline[1:]))
    table.present(replace(view, seats=(mine, view.seats[1])))
    items = [table.scene_.cards[handle] for handle in ("c1", "c91", "c92")]
    lay = [(item.x(), item.y()) for item in items]
    at = middle(table, "c1")
    mouse.carry(table, at, (at[0] + 120, at[1] - 90))
    assert [(item.x(), item.y()) for item in items] == [(x + 120, y - 90) for x, y in lay]
    assert items[0].zValue() > items[1].zValue() > items[2].zValue() > Z_LIFTED
    mouse.press(table, at, mouse.RIGHT)
    assert [(item.x(), item.y(), item.zValue()) for item in items] == [
        (*place, item.spot.z) for place, item in zip(lay, items, strict=True)
    ]


def test_the_gap_opens_while_a_creature_hovers(table: TableWidget) -> None:
    band = layout_of(table).sides[0].battleline
    before = layout_of(table).spots["c1"].x
    mouse.carry(table, middle(table, "c101"), (band.x + 20, band.center[1]))
    assert layout_of(table).ghost is not None
    assert layout_of(table).spots["c1"].x > before
    mouse.release(table, (5, 5))
    assert layout_of(table).ghost is None


@pytest.mark.parametrize("handle", ["c102", "c103"])
def test_an_action_or_artifact_dropped_on_the_own_side_is_played(table: TableWidget, heard: Heard, handle: str) -> None:
    mouse.drag(table, middle(table, handle), layout_of(table).sides[0].artifacts.center)
    assert heard.intents == [Intent(f"play:{handle}")]


@pytest.mark.parametrize("host", ["c2", "c11"])
def test_an_upgrade_dropped_on_any_creature_is_attached_to_it(table: TableWidget, heard: Heard, host: str) -> None:
    mouse.drag(table, middle(table, "c104"), middle(table, host))
    assert heard.intents == [Intent("play:c104", ((DecisionKind.CARD, f"card:{host}"),))]


def test_an_own_creature_dropped_on_an_enemy_fights_it(table: TableWidget, heard: Heard) -> None:
    mouse.drag(table, middle(table, "c1"), middle(table, "c12"))
    assert heard.intents == [Intent("fight:c1", ((DecisionKind.ATTACK, "card:c12"),))]


def test_an_own_creature_dropped_on_the_own_pool_reaps(table: TableWidget, heard: Heard) -> None:
    mouse.drag(table, middle(table, "c1"), layout_of(table).sides[0].panel.pool.center)
    assert heard.intents == [Intent("reap:c1")]


def test_a_hand_card_dropped_on_the_discard_pile_is_discarded(table: TableWidget, heard: Heard) -> None:
    mouse.drag(table, middle(table, "c103"), layout_of(table).sides[0].piles[Zone.DISCARD].center)
    assert heard.intents == [Intent("discard:c103")]


def test_only_enemies_that_may_be_attacked_glow_and_a_refused_drop_begins_no_fight(
    table: TableWidget, heard: Heard
) -> None:
    protected.add("fight:c1:c12")
    mouse.carry(table, middle(table, "c1"), middle(table, "c12"))
    lit = {h for h, item in table.scene_.cards.items() if item.mark in (Mark.TARGET, Mark.AIMED)}
    assert lit == {"c11"}
    mouse.release(table, middle(table, "c12"))
    assert heard.refusals == [(TAUNTED.text, TAUNTED.rule)]
    assert not heard.intents
    assert home(table, "c1")


def test_a_drop_on_the_upgrade_of_an_enemy_counts_as_its_creature(table: TableWidget, heard: Heard) -> None:
    upgrade = creature("c90", "blood-of-titans", 1, zone=Zone.UPGRADE, type=CardType.UPGRADE, power=None)
    view = playable()
    far = view.seats[1]
    line = (far.battleline[0], replace(far.battleline[1], upgrades=(upgrade,)))
    table.present(replace(view, seats=(view.seats[0], replace(far, battleline=line))))
    edge = table.card_rect("c90")
    assert edge is not None
    mouse.drag(table, middle(table, "c1"), (edge.center[0], edge.y + 3))
    assert heard.intents == [Intent("fight:c1", ((DecisionKind.ATTACK, "card:c12"),))]


@pytest.mark.parametrize("ready", [True, False])
def test_pointing_at_the_edge_of_an_upgrade_shows_it(table: TableWidget, heard: Heard, ready: bool) -> None:
    upgrade = creature("c90", "blood-of-titans", zone=Zone.UPGRADE, type=CardType.UPGRADE, power=None)
    view = playable()
    near = view.seats[0]
    line = (replace(near.battleline[0], ready=ready, upgrades=(upgrade,)), near.battleline[1])
    table.present(replace(view, seats=(replace(near, battleline=line), view.seats[1])))
    edge, host = table.card_rect("c90"), table.card_rect("c1")
    assert edge is not None and host is not None
    assert host.y - edge.y > 0.1 * edge.h, "its name shows above its creature"
    mouse.move(table, (edge.center[0], edge.y + 3))
    mouse.move(table, host.center)
    assert heard.hovers == ["c90", "c1"]


def test_an_own_creature_dropped_on_its_own_line_means_nothing(table: TableWidget, heard: Heard) -> None:
    mouse.drag(table, middle(table, "c1"), middle(table, "c2"))
    assert not heard.intents and not heard.refusals and not heard.answers
    assert home(table, "c1")


def test_an_illegal_drop_says_why_and_the_card_goes_home(table: TableWidget, heard: Heard) -> None:
    mouse.drag(table, middle(table, "c105"), layout_of(table).sides[0].battleline.center)
    assert heard.refusals == [(NOT_YOURS.text, NOT_YOURS.rule)]
    assert not heard.intents
    assert home(table, "c105")


def test_an_illegal_drop_glides_back_and_does_not_jump(table: TableWidget) -> None:
    table.set_speed(1)
    mouse.drag(table, middle(table, "c105"), layout_of(table).sides[0].battleline.center)
    assert not home(table, "c105")
    assert table.scene_.motion.moving
    table.scene_.motion.finish()
    assert home(table, "c105")


def test_escape_calls_a_drag_off(table: TableWidget, heard: Heard, qtbot: QtBot) -> None:
    end = layout_of(table).sides[0].battleline.center
    mouse.carry(table, middle(table, "c101"), end)
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    mouse.release(table, end)
    assert not heard.intents
    assert home(table, "c101")


def test_the_right_button_calls_a_drag_off(table: TableWidget, heard: Heard) -> None:
    end = layout_of(table).sides[0].battleline.center
    mouse.carry(table, middle(table, "c101"), end)
    mouse.press(table, end, mouse.RIGHT)
    mouse.release(table, end)
    assert not heard.intents
    assert home(table, "c101")


def test_a_new_view_calls_a_drag_off(table: TableWidget, heard: Heard) -> None:
    end = layout_of(table).sides[0].battleline.center
    mouse.carry(table, middle(table, "c101"), end)
    table.present(playable())
    mouse.release(table, end)
    assert not heard.intents
    assert home(table, "c101")


def test_a_drag_begins_only_beyond_the_drag_distance(table: TableWidget, heard: Heard) -> None:
    x, y = middle(table, "c102")
    mouse.drag(table, (x, y), (x + QApplication.startDragDistance() - 2, y), steps=2)
    assert table.menu.open, "so short a move is a click"
    assert not heard.intents


def test_an_enemy_card_cannot_be_picked_up(table: TableWidget, heard: Heard) -> None:
    mouse.drag(table, middle(table, "c11"), middle(table, "c1"))
    assert not heard.intents and not heard.refusals
    assert home(table, "c11")


def test_places_a_dragged_card_may_go_glow_and_stop_glowing(table: TableWidget) -> None:
    end = layout_of(table).sides[0].artifacts.center
    mouse.carry(table, middle(table, "c1"), end)
    cards = table.scene_.cards
    assert {h for h, item in cards.items() if item.mark is Mark.TARGET} == {"c11", "c12"}
    assert marked_places(table) == {0: Mark.TARGET}, "the own pool, where it reaps"
    mouse.release(table, end)
    assert not [item for item in cards.values() if item.mark in (Mark.TARGET, Mark.AIMED)]
    assert marked_places(table) == {}


def test_a_click_offers_what_may_be_done_with_a_card(table: TableWidget, heard: Heard) -> None:
    mouse.click(table, middle(table, "c1"))
    assert [(e.key, e.legal) for e in table.menu.entries] == [("reap:c1", True), ("fight:c1", True)]
    mouse.click(table, table.menu.row(1).center)
    assert heard.intents == [Intent("fight:c1")]
    assert not table.menu.open


def test_a_refused_entry_of_the_menu_says_why(table: TableWidget, heard: Heard) -> None:
    mouse.click(table, middle(table, "c105"), mouse.RIGHT)
    assert [(e.key, e.legal) for e in table.menu.entries] == [("play:c105", False), ("discard:c105", False)]
    mouse.move(table, table.menu.row(0).center)
    assert table.menu.reason() == NOT_YOURS.text.en
    mouse.click(table, table.menu.row(0).center)
    assert heard.refusals == [(NOT_YOURS.text, NOT_YOURS.rule)]


def test_one_legal_option_acts_at_once_unless_switched_off(table: TableWidget, heard: Heard) -> None:
    view = asking(playable(), main_decision(("reap:c1", "Reap")))
    table.present(view)
    mouse.click(table, middle(table, "c1"))
    assert heard.intents == [Intent("reap:c1")]
    table.choosing.one_click = False
    mouse.click(table, middle(table, "c1"))
    assert len(heard.intents) == 1
    assert table.menu.open


def test_a_click_elsewhere_closes_the_menu(table: TableWidget, heard: Heard) -> None:
    mouse.click(table, middle(table, "c1"))
    mouse.click(table, layout_of(table).sides[1].artifacts.center)
    assert not table.menu.open
    assert not heard.intents


@pytest.mark.parametrize("ended", ["escape", "elsewhere", "refused", "key"])
def test_a_hand_card_lies_down_again_when_its_menu_closes(table: TableWidget, qtbot: QtBot, ended: str) -> None:
    mouse.click(table, middle(table, "c101"))
    assert table.menu.open and not lies_down(table, "c101")
    frame = table.menu.frame
    mouse.move(table, frame.center)
    if ended == "escape":
        qtbot.keyClick(table, Qt.Key.Key_Escape)
    elif ended == "elsewhere":
        mouse.click(table, layout_of(table).sides[1].artifacts.center)
    elif ended == "key":
        qtbot.keyClick(table, Qt.Key.Key_Left)
    else:
        mouse.click(table, table.menu.row(0).center)
    assert not table.menu.open and lies_down(table, "c101")


def test_a_hand_card_under_the_pointer_stays_raised_when_its_menu_closes(table: TableWidget, qtbot: QtBot) -> None:
    mouse.click(table, middle(table, "c101"))
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    assert not table.menu.open and not lies_down(table, "c101")


def lies_down(table: TableWidget, handle: str) -> bool:
    """Tell whether a card lies where the layout has it; it may step aside for the one that is raised now."""
    item = table.scene_.cards[handle]
    return item.y() == item.spot.y and abs(item.x() - item.spot.x) < item.spot.width / 4


@pytest.mark.parametrize("most", [1, 2])
def test_every_option_about_a_card_can_be_chosen_on_it(
    table: TableWidget, heard: Heard, qtbot: QtBot, most: int
) -> None:
    """Two effects of one card wait: Enter on the card offers both, also where several things are chosen."""
    labels = ("Deal 1 damage", "Steal 1 Æmber")
    options = tuple(Option(f"trigger:{n}", same(label), "c1") for n, label in enumerate(labels))
    picked: list[str] = []
    table.picked.connect(picked.append)
    view = asking(playable(), Decision(Player(0), DecisionKind.TRIGGER, same("Which first?"), None, options, 1, most))
    table.present(view)
    table.setFocus()
    for _ in range(20):
        if table.focus_stop is not None and table.focus_stop.name == "c1":
            break
        qtbot.keyClick(table, Qt.Key.Key_Up)
        qtbot.keyClick(table, Qt.Key.Key_Left)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert [entry.label.en for entry in table.menu.entries] == list(labels)
    qtbot.keyClick(table, Qt.Key.Key_Down)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert (picked, heard.answers) == (([], [("trigger:1",)]) if most == 1 else (["trigger:1"], []))


def test_a_click_on_a_target_answers(table: TableWidget, heard: Heard) -> None:
    table.present(asking(playable(), choice(DecisionKind.ATTACK, "card:c11", "card:c12")))
    assert table.scene_.cards["c11"].mark is Mark.TARGET
    mouse.click(table, middle(table, "c12"))
    assert heard.answers == [("card:c12",)]


def test_a_click_on_a_card_that_is_no_target_says_why(table: TableWidget, heard: Heard) -> None:
    table.present(asking(playable(), choice(DecisionKind.CARD, "card:c11")))
    mouse.click(table, middle(table, "c12"))
    assert heard.refusals == [(NOT_YOURS.text, NOT_YOURS.rule)]
    assert not heard.answers


def test_a_click_on_a_gap_answers_where(table: TableWidget, heard: Heard) -> None:
    table.present(asking(playable(), choice(DecisionKind.SLOT, "slot:0", "slot:2")))
    line = layout_of(table).line(Player(0))
    mouse.click(table, (line[-1].rect.right + 18, line[-1].y))
    assert heard.answers == [("slot:2",)]


def test_a_click_on_one_of_several_targets_is_reported_and_picks_are_shown(table: TableWidget, heard: Heard) -> None:
    said: list[str] = []
    table.picked.connect(said.append)
    table.present(asking(playable(), choice(DecisionKind.CARD, "card:c1", "card:c11", "card:c12", least=1, most=2)))
    mouse.click(table, middle(table, "c11"))
    assert said == ["card:c11"]
    assert table.picks == ()
    table.show_picks(("card:c11",))
    assert table.scene_.cards["c11"].mark is Mark.PICKED
    assert not heard.answers


def test_piles_are_clicked(table: TableWidget, heard: Heard) -> None:
    mouse.click(table, layout_of(table).sides[1].piles[Zone.DISCARD].center)
    assert heard.piles == [(1, Zone.DISCARD)]


def test_a_house_is_chosen_on_the_panel(table: TableWidget, heard: Heard) -> None:
    keys = tuple(f"house:{h}" for h in (House.BROBNAR, House.LOGOS))
    table.present(asking(playable(), choice(DecisionKind.HOUSE, *keys)))
    mouse.click(table, layout_of(table).sides[0].panel.houses[1].center)
    assert heard.answers == [("house:logos",)]


@pytest.mark.rule("glossary/house-choice")
def test_a_house_that_may_not_be_chosen_says_why(table: TableWidget, heard: Heard) -> None:
    emblems = layout_of(table).sides[0].panel.houses
    table.present(asking(playable(), choice(DecisionKind.HOUSE, f"house:{House.BROBNAR}")))
    mouse.click(table, emblems[1].center)
    assert heard.answers == [] and heard.refusals == [(NOT_YOURS.text, NOT_YOURS.rule)]
    table.present(playable())
    mouse.click(table, emblems[1].center)
    assert len(heard.refusals) == 1, "nobody chooses a house now"


def test_of_several_refusals_the_one_that_is_easiest_to_change_is_said(table: TableWidget, heard: Heard) -> None:
    said = {"action:c1": NO_ACTION, "omni:c1": EXHAUSTED}
    table.choosing.why_not = lambda key: Verdict(key, (said[key],))
    table.choosing.refuse(("action:c1", "omni:c1"))
    assert heard.refusals == [(EXHAUSTED.text, EXHAUSTED.rule)]


def test_the_card_under_the_pointer_is_reported_once(table: TableWidget, heard: Heard) -> None:
    upper, lower = sorted((side.battleline for side in layout_of(table).sides), key=lambda place: place.y)
    cloth = (lower.center[0], (upper.bottom + lower.y) / 2)
    for point in (middle(table, "c1"), middle(table, "c1"), middle(table, "c11"), cloth):
        mouse.move(table, point)
    assert heard.hovers == ["c1", "c11", None]


def test_enter_confirms_where_no_card_has_the_focus_ring(table: TableWidget, heard: Heard, qtbot: QtBot) -> None:
    confirmed: list[bool] = []
    table.confirmed.connect(lambda: confirmed.append(True))
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert confirmed == [True] and heard.intents == []
    qtbot.keyClick(table, Qt.Key.Key_Right)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert confirmed == [True] and table.menu.open
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    qtbot.keyClick(table, Qt.Key.Key_Enter)
    assert confirmed == [True, True]


def test_the_keyboard_walks_rows_and_acts(table: TableWidget, heard: Heard, qtbot: QtBot) -> None:
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Right)
    assert table.focus_stop is not None and table.focus_stop.zone is Zone.HAND
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Left):
        qtbot.keyClick(table, key)
    while table.focus_stop is not None and table.focus_stop.name != "c1":
        before = table.focus_stop
        qtbot.keyClick(table, Qt.Key.Key_Left)
        assert table.focus_stop != before, "c1 is at the left of its row"
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert table.menu.open
    qtbot.keyClick(table, Qt.Key.Key_Down)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert heard.intents == [Intent("fight:c1")]


def test_escape_takes_back_menu_then_ring(table: TableWidget, qtbot: QtBot) -> None:
    qtbot.keyClick(table, Qt.Key.Key_Right)
    assert table.focus_stop is not None
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert table.menu.open
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    assert not table.menu.open and table.focus_stop is not None
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    assert table.focus_stop is None


def test_targets_in_a_pile_light_it_up(table: TableWidget) -> None:
    view = busy()
    top = view.seats[1].discard[0].handle
    table.present(asking(view, choice(DecisionKind.CARD, f"card:{top}")))
    assert table.scene_.piles[PLAYERS[1], Zone.DISCARD].mark is Mark.TARGET
    assert table.scene_.piles[PLAYERS[0], Zone.DISCARD].mark is Mark.NONE


def test_letting_go_over_another_thing_is_no_click(table: TableWidget, heard: Heard) -> None:
    """A click is press and release on the same thing: a card, a pile, a part of a panel, the bare cloth."""
    view = playable()
    exhausted = tuple(replace(card, ready=False) for card in view.seats[0].battleline)
    table.present(replace(view, seats=(replace(view.seats[0], battleline=exhausted), view.seats[1])))
    layout = layout_of(table)
    creature, enemy = middle(table, exhausted[0].handle), middle(table, "c11")
    band, pile = layout.sides[0].hand, table.scene_.piles[PLAYERS[0], Zone.DISCARD].place.center
    beside = (band.right - 2, band.center[1])
    assert table.scene_.card_at(*beside) is None
    for start, end in ((beside, creature), (pile, creature), (enemy, pile), (beside, pile)):
        mouse.drag(table, start, end, steps=2)
        assert (heard.intents, heard.refusals, heard.piles, table.menu.open) == ([], [], [], False), (start, end)
    mouse.click(table, creature)
    assert table.menu.open


def test_a_line_of_the_menu_is_chosen_where_the_button_went_down_on_it(table: TableWidget, heard: Heard) -> None:
    mouse.click(table, middle(table, "c1"))
    assert table.menu.open
    first, last = table.menu.row(0).center, table.menu.row(len(table.menu.entries) - 1).center
    mouse.press(table, first)
    mouse.release(table, last)
    assert heard.intents == [] and table.menu.open
    mouse.click(table, first)
    assert len(heard.intents) == 1


def test_the_second_half_of_a_double_click_does_not_answer_a_new_question(table: TableWidget, heard: Heard) -> None:
    def ask_next(_: Intent) -> None:
        table.present(asking(playable(), choice(DecisionKind.CARD, "card:c1", "card:c11")))

    table.present(asking(playable(), main_decision(("reap:c1", "Reap"))))
    table.intended.connect(ask_next)
    mouse.click(table, middle(table, "c1"))
    mouse.second_click(table, middle(table, "c1"))
    assert heard.intents == [Intent("reap:c1")]
    assert not heard.answers
    mouse.click(table, middle(table, "c1"))
    assert heard.answers == [("card:c1",)]


def test_the_words_of_a_menu_entry_come_from_the_option(table: TableWidget) -> None:
    option = main_decision(("reap:c1", "Reap: gain 1 Æmber"), ("fight:c1", "Fight"))
    table.present(asking(playable(), option))
    mouse.click(table, middle(table, "c1"))
    assert table.menu.entries[0].label == same("Reap: gain 1 Æmber")


def test_over_a_card_it_may_be_dropped_on_the_dragged_one_waits_at_home_and_an_arrow_joins_them(
    table: TableWidget,
) -> None:
    """Neither name lies over the other."""
    scene = table.scene_
    home, enemy = table.card_rect("c1"), table.card_rect("c12")
    assert home is not None and enemy is not None
    mouse.carry(table, home.center, enemy.center)
    assert scene.dragged == "c1"
    item = scene.cards["c1"]
    assert item.opacity() == 1 and abs(item.x() - home.center[0]) < 1 and abs(item.y() - home.center[1]) < home.h / 4
    arrow = table.aim.arrow
    assert arrow.isVisible() and arrow.sure and enemy.contains(arrow.end.x(), arrow.end.y())
    mouse.move(table, (home.center[0] + 200, home.center[1] + 10), held=mouse.LEFT)
    assert item.x() == pytest.approx(home.center[0] + 200, abs=8) and not arrow.isVisible()
    table.call_off()
