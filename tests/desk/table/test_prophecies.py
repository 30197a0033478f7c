"""Prophecies at the table: their two sides lie together, one is activated by click, by key or by a card laid on it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from kfdesk.desk.layout.cards_in_view import every_card, find_card
from kfdesk.desk.layout.panel_contents import references_shown
from kfdesk.desk.play.intents import Intent
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.table.marks import Mark
from kfdesk.desk.table.widget import TableWidget
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import CardSpec, House, Scenario
from kfdesk.engine.rules import Verdict
from kfdesk.engine.terms import DecisionKind
from tests.desk import mouse
from tests.desk.scripted import seats
from tests.desk.starts import Desk, journals
from tests.tables import Table, side, spec, table
from tests.windows import game_of

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.rule("glossary/prophecy")]

FOUR = ("overreach", "bad-omen", "look-how-far-you-ve-come", "wasteful-regret")
ACTIVE = spec("overreach", active=True, under=[spec("fear", face_down=True)])


def a_table(*prophecies: str | CardSpec) -> Table:
    """Return a table at which Ada has these prophecies, and Troll and Punch in hand."""
    return table(side(prophecies=prophecies or FOUR, hand=["troll", "punch"]), side(), house=House.BROBNAR)


class Hand:
    """A game on a table widget: what the table says is done in the game."""

    def __init__(self, shown: TableWidget, t: Table) -> None:
        self.widget, self.t = shown, t
        self.refusals: list[str] = []
        shown.choosing.why_not = self.why_not
        shown.intended.connect(self.act)
        shown.chosen.connect(lambda keys: self.choose(*keys))
        shown.refused.connect(lambda text, rule: self.refusals.append(rule))
        self.show()

    def why_not(self, key: str) -> Verdict:
        return self.t.game.explain(key)

    def act(self, intent: Intent) -> None:
        self.t.answer(intent.key)
        for kind, key in intent.then:
            if self.t.decision.kind is kind:
                self.t.answer(key)
        self.show()

    def choose(self, *keys: str) -> None:
        self.t.answer(*keys)
        self.show()

    def show(self) -> None:
        self.widget.present(self.t.game.view(0))

    def at(self, id_: str) -> tuple[float, float]:
        rect = self.widget.card_rect(self.t.handle(id_))
        assert rect is not None
        return rect.center

    def walk_to(self, id_: str, qtbot: Any) -> None:
        """Walk there with the arrow keys."""
        handle = self.t.handle(id_)
        along = (*[Qt.Key.Key_Left] * 6, *[Qt.Key.Key_Right] * 8)
        for key in (Qt.Key.Key_Down, *along, Qt.Key.Key_Up, *along):
            stop = self.widget.focus_stop
            if stop is not None and stop.name == handle:
                return
            qtbot.keyClick(self.widget, key)
        raise AssertionError(f"the arrow keys do not reach {id_}")


def under(t: Table, id_: str) -> list[str]:
    """Return the cards under a prophecy."""
    cards = t.game.state.cards
    return [cards[below].printed.id for below in cards[t.number(id_)].under]


def test_a_click_on_a_side_activates_it_and_a_click_on_a_card_of_the_hand_puts_that_under_it(
    shown: TableWidget,
) -> None:
    hand = Hand(shown, a_table())
    assert shown.scene_.cards[hand.t.handle("bad-omen")].mark is Mark.READY
    mouse.click(shown, hand.at("bad-omen"))
    hand.t.offers("troll", "punch")
    mouse.click(shown, hand.at("punch"))
    assert under(hand.t, "bad-omen") == ["punch"]


def test_the_arrow_keys_and_enter_do_the_same(shown: TableWidget, qtbot: Any) -> None:
    hand = Hand(shown, a_table())
    hand.walk_to("wasteful-regret", qtbot)
    qtbot.keyClick(shown, Qt.Key.Key_Return)
    hand.t.offers("troll", "punch")
    hand.walk_to("punch", qtbot)
    qtbot.keyClick(shown, Qt.Key.Key_Return)
    assert under(hand.t, "wasteful-regret") == ["punch"]


@pytest.mark.parametrize("card", ["troll", "punch"])
def test_a_card_of_the_hand_dropped_on_a_side_activates_it_and_goes_under_it(shown: TableWidget, card: str) -> None:
    hand = Hand(shown, a_table())
    mouse.carry(shown, hand.at(card), hand.at("look-how-far-you-ve-come"))
    assert shown.scene_.cards[hand.t.handle("look-how-far-you-ve-come")].mark is Mark.AIMED
    mouse.release(shown, hand.at("look-how-far-you-ve-come"))
    assert under(hand.t, "look-how-far-you-ve-come") == [card]
    hand.t.expect_main_step()


def test_a_second_one_in_the_same_turn_is_refused_by_click_and_by_drop(shown: TableWidget) -> None:
    hand = Hand(shown, a_table())
    mouse.drag(shown, hand.at("troll"), hand.at("overreach"))
    mouse.drag(shown, hand.at("punch"), hand.at("wasteful-regret"))
    assert hand.refusals == ["glossary/prophecy"]
    mouse.click(shown, hand.at("wasteful-regret"))
    assert hand.refusals == ["glossary/prophecy"] * 2
    mouse.click(shown, hand.at("wasteful-regret"), mouse.RIGHT)
    assert [(entry.key, entry.legal) for entry in shown.menu.entries] == [
        (f"prophecy:{hand.t.handle('wasteful-regret')}", False)
    ]
    assert "Activate" in [entry.label.en for entry in shown.menu.entries]


def test_the_sides_of_an_inactive_card_lie_edge_to_edge_and_that_below_an_active_one_is_not_seen(
    shown: TableWidget,
) -> None:
    t = a_table(ACTIVE, *FOUR[1:])
    shown.present(t.game.view(0))
    groups = [[card.id for card in group] for group in references_shown(t.game.view(0).seats[0])]
    assert groups == [["overreach"], ["look-how-far-you-ve-come", "wasteful-regret"]]
    assert shown.card_rect(t.handle("bad-omen")) is None
    one, other = (shown.card_rect(t.handle(id_)) for id_ in FOUR[2:])
    assert one is not None and other is not None and one.right == pytest.approx(other.x)
    active = shown.card_rect(t.handle("overreach"))
    assert active is not None and one.x > active.right + 1


def test_what_lies_under_it_peeks_out_and_is_known_to_its_player_only(shown: TableWidget) -> None:
    t = a_table(ACTIVE, *FOUR[1:])
    below = t.handle("fear")
    for viewer, seen in ((0, "fear"), (1, None)):
        view = t.game.view(viewer)
        shown.present(view)
        card = find_card(view, below)
        assert card is not None and card.id == seen and below in shown.scene_.cards


@pytest.mark.rule("glossary/reference-cards")
def test_cards_beside_the_table_show_no_house_but_a_token_creature_that_of_its_face() -> None:
    ada = side(prophecies=FOUR[:2], archon_power=spec("tinkerer"), token="grunt", hand=["fear"])
    references = table(ada, side(), house=House.DIS).game.view(0).seats[0].references
    assert [card.houses for card in references] == [(), (), (), (House.MARS,)]


def test_a_drop_says_which_card_goes_below(shown: TableWidget) -> None:
    t = a_table()
    shown.present(t.game.view(0))
    heard: list[Intent] = []
    shown.intended.connect(heard.append)
    start, end = (shown.card_rect(t.handle(id_)) for id_ in ("troll", "bad-omen"))
    assert start is not None and end is not None
    mouse.drag(shown, start.center, end.center)
    laid = ((DecisionKind.CARD, f"card:{t.handle('troll')}"),)
    assert heard == [Intent(f"prophecy:{t.handle('bad-omen')}", laid)]


def begin(window: MainWindow) -> None:
    """Begin a game in which Ada may activate a prophecy and Bo's reaping fulfills it."""
    ada = side(name="Ada", prophecies=FOUR, hand=["punch", "anger"], battleline=["troll"], deck=["bumpsy"] * 8)
    bo = side(name="Bo", battleline=["krump"], hand=["fear"], deck=["anger"] * 8, houses=(House.BROBNAR,))
    scenario = Scenario(players=(ada, bo), house=House.BROBNAR)
    window.controller.new_game(TableSetup(seats(), 0, 0, True, scenario=scenario))


def handle(window: MainWindow, id_: str, player: int = 0) -> str:
    view = window.controller.view()
    assert view is not None
    return next(card.handle for card in every_card(view) if card.id == id_ and card.owner == player)


def click(window: MainWindow, id_: str) -> None:
    place = window.table.card_rect(handle(window, id_))
    assert place is not None
    mouse.click(window.table, place.center)


def actives(window: MainWindow) -> list[tuple[str | None, int]]:
    """Return the active prophecies on the table, each with how many cards lie under it."""
    view = window.controller.view()
    assert view is not None
    return [(card.id, len(card.under)) for seat in view.seats for card in seat.references if card.active]


def test_it_is_told_in_the_log_undone_redone_kept_and_fulfilled_in_the_program(desk: Desk) -> None:
    window = desk.open()
    begin(window)
    click(window, "overreach")
    click(window, "punch")
    assert actives(window) == [("overreach", 1)]
    assert "Ada makes the prophecy Overreach active" in window.log.plain_text()
    window.undoing.undo()
    window.undoing.undo()
    assert actives(window) == [] and window.log.plain_text().count("Overreach active") == 0
    window.controller.redo()
    window.controller.redo()
    assert actives(window) == [("overreach", 1)]
    digest = game_of(window).digest()
    again = desk.open()
    again.beginning.go_on_with(journals()[-1])
    assert actives(again) == [("overreach", 1)]
    assert game_of(again).digest() == digest
    again.controller.choose(("end-turn",))
    view = again.controller.view()
    while view is not None and view.decision is not None and view.decision.kind is not DecisionKind.MAIN:
        again.controller.choose((view.decision.keys()[0],))
        view = again.controller.view()
    again.controller.choose((f"reap:{handle(again, 'krump', 1)}",))
    assert actives(again) == []
    assert "fulfills the prophecy Overreach" in again.log.plain_text()


def test_the_opponent_reads_of_a_card_placed_under_it_but_not_which(window: MainWindow) -> None:
    begin(window)
    window.controller.set_open_table(False)
    window.controller.lift_curtain()
    click(window, "overreach")
    click(window, "punch")
    assert "Punch is placed under Overreach" in window.log.plain_text()
    window.controller.choose(("end-turn",))
    window.controller.lift_curtain()
    said = window.log.plain_text().splitlines()
    assert "A card is placed under Overreach" in said and "Punch" not in "".join(said)
