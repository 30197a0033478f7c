"""Players for tests who act in one way only: by keys, by clicks, or by drags wherever something can be dragged."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kfdesk.desk.prompt.panels import CardsPanel, ListPanel, OrderPanel
from kfdesk.desk.table.focus_order import StopKind, step
from kfdesk.desk.table.focus_ring import ARROWS
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import CardType, DecisionKind
from tests.e2e.hands import Hand, until
from tests.e2e.player import Player, Point

Key = Qt.Key


class Clicker(Player):
    """Only clicks: what is done with a card comes from its menu, and where it goes is clicked afterwards."""

    def drag(self, handle: str, to: object) -> None:
        """Nothing is dragged."""
        raise AssertionError(f"{handle} can only be dragged")

    def _play(self, key: str) -> None:
        self._click_and_choose(key)

    _fight = _discard = _reap = _play


class Dragger(Player):
    """Drags every card that is played, discarded or used; only questions are answered by clicks."""

    def _click_and_choose(self, key: str) -> None:
        raise AssertionError(f"{key} can only be clicked")

    def _play(self, key: str) -> None:
        """Drop actions in the middle of the table: elsewhere they may lie on what they could target."""
        card, layout = self._card(key.partition(":")[2]), self.table.scene_.layout_
        if card.type is CardType.ACTION and layout is not None:
            self.drag(card.handle, lambda: layout.playing.center)
        else:
            super()._play(key)

    def _reap(self, key: str) -> None:
        card = self._card(key.partition(":")[2])
        self.drag(card.handle, lambda: self._side(card)[3].center)

    def _action(self, key: str) -> None:
        self.drag(key.partition(":")[2], self._own_panel)

    _unstun = _action

    def _own_panel(self) -> Point:
        layout, decision = self.table.scene_.layout_, self.view.decision
        assert layout is not None and decision is not None
        return layout.sides[decision.player].panel.frame.center


class Typist(Player):
    """Only presses keys, each sent to what has the keyboard then."""

    def __init__(self, window: MainWindow, hand: Hand, seed: int = 1) -> None:
        super().__init__(window, hand, seed)
        self.keys = 0
        """How many keys were pressed."""

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key."""
        self.keys += 1
        QTest.keyClick(QApplication.focusWidget() or self.window, key, held)
        QApplication.processEvents()

    def click_widget(self, widget: object, at: object = None) -> None:
        """Nothing is clicked; the curtain alone is lifted by a key where the mouse would click it."""
        assert widget is self.window.curtain, f"{widget} can only be clicked"
        self.press(Key.Key_Space)

    def walk_to(self, handle: str) -> None:
        """Walk the ring to a card, a pile or a gap by the shortest way."""
        table = self.table
        table.call_off()
        self.press(Key.Key_Up)
        rows = table.stops()
        begin = table.focus_stop
        assert begin is not None
        ways: dict[tuple[StopKind, str, int], list[Qt.Key]] = {(begin.kind, begin.name, begin.player): []}
        left = deque([begin])
        while left:
            stop = left.popleft()
            way = ways[stop.kind, stop.name, stop.player]
            if stop.name == handle:
                for key in way:
                    self.press(key)
                assert table.focus_stop is not None and table.focus_stop.name == handle
                return
            for key, by in ARROWS.items():
                there = step(rows, stop, *by)
                if there is not None and (there.kind, there.name, there.player) not in ways:
                    ways[there.kind, there.name, there.player] = [*way, key]
                    left.append(there)
        raise AssertionError(f"no key leads to {handle}")

    def _click_and_choose(self, key: str) -> None:
        """Press Enter on a card, and take the wanted line where a menu opens."""
        before = len(self.window.controller.journal)
        self.walk_to(key.partition(":")[2])
        self.press(Key.Key_Return)
        menu = self.table.menu
        if len(self.window.controller.journal) > before:
            return
        assert menu.open, f"nothing happens for {key}"
        self.done["menu"] += 1
        for _ in menu.entries:
            if menu.entries[menu.lit].key == key:
                break
            self.press(Key.Key_Down)
        assert menu.entries[menu.lit].key == key
        self.press(Key.Key_Return)

    _play = _fight = _reap = _discard = _click_and_choose

    def _answer(self, decision: Decision) -> None:
        if decision.kind is DecisionKind.ORDER:
            assert isinstance(self.window.prompt.panel, OrderPanel)
            self.done["order"] += 1
            self.press(Key.Key_Return)
        else:
            super()._answer(decision)

    def _end_turn(self) -> None:
        self.press(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    def _choose_house(self, decision: Decision) -> None:
        self.done["house"] += 1
        self._press_option(self._dice.choice(decision.keys()))

    def _click_on_panel(self, decision: Decision, key: str) -> None:
        self._press_option(key)

    def _choose_slot(self, decision: Decision) -> None:
        self.done["slot"] += 1
        self.walk_to(self._dice.choice(decision.keys()))
        self.press(Key.Key_Return)

    def _press_option(self, key: str) -> None:
        """Press the number of an option; those without one are walked to with Tab."""
        prompt = self.window.prompt
        if isinstance(prompt.panel, ListPanel):
            lines = prompt.panel.list
            number = next(n for n, option in enumerate(self._asked_keys(), 1) if option == key)
            if number <= lines.count() and number <= 9:
                self.press(Qt.Key(Key.Key_0 + number))
                return
        button = next(button for button in prompt.buttons if button.key == key)
        if button.number is not None and button.number < 10:
            self.press(Qt.Key(Key.Key_0 + button.number))
            return
        for _ in range(200):
            if button.hasFocus():
                break
            self.press(Key.Key_Tab)
        assert button.hasFocus(), f"no Tab leads to {button.text()!r}"
        self.press(Key.Key_Space)

    def _asked_keys(self) -> tuple[str, ...]:
        decision = self.view.decision
        assert decision is not None
        return decision.keys()

    def _can_click(self, decision: Decision, key: str) -> bool:
        handle = next((option.card for option in decision.options if option.key == key), None)
        if handle is None or isinstance(self.window.prompt.panel, CardsPanel):
            return True
        return any(stop.name == handle for row in self.table.stops() for stop in row)

    def _click_answer(self, decision: Decision, key: str) -> None:
        handle = next((option.card for option in decision.options if option.key == key), None)
        panel = self.window.prompt.panel
        before, picks = len(self.window.controller.journal), len(self.window.prompt.picks)
        if handle is None:
            self._press_option(key)
        elif any(stop.name == handle for row in self.table.stops() for stop in row):
            self.walk_to(handle)
            self.press(Key.Key_Return)
        else:
            assert isinstance(panel, CardsPanel), f"no key leads to {handle}"
            tile = next(tile for tile in panel.grid.tiles if tile.handle == handle)
            for _ in range(200):
                if tile.hasFocus():
                    break
                self.press(Key.Key_Tab)
            assert tile.hasFocus(), f"no Tab leads to {handle}"
            self.done["panel"] += 1
            self.press(Key.Key_Space)
        window = self.window
        until(lambda: len(window.prompt.picks) != picks or len(window.controller.journal) > before, f"pick of {key}")
