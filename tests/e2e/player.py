"""A player for tests: sees what the window shows, decides by simple rules, acts only with a mouse."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random

from PySide6.QtCore import QElapsedTimer, QPoint
from PySide6.QtWidgets import QListWidget, QWidget

from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.desk.layout.table_layout import Rect, gap_points
from kfdesk.desk.prompt.panels import KEY_ROLE, CardsPanel, ChoiceList, ListPanel, OrderPanel
from kfdesk.desk.prompt.search import SearchPanel
from kfdesk.desk.table.items import SlotItem
from kfdesk.desk.table.marks import Mark
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import CardType, DecisionKind, House, Keyword, Zone
from kfdesk.engine.views import CardView, SeatView, TableView
from tests.e2e.hands import Hand, front, under, until

Point = tuple[float, float]
CENTER_FIRST = tuple((fx, fy) for fx in (0.5, 0.04, 0.2, 0.8, 0.96) for fy in (0.5, 0.04, 0.96, 0.25, 0.75))


class Player:
    """Plays for both seats; `done` counts what was done in which way."""

    def __init__(self, window: MainWindow, hand: Hand, seed: int = 1) -> None:
        self.window = window
        self.table = window.table
        self.hand = hand
        self.done: Counter[str] = Counter()
        self._dice = Random(seed)
        self._asked = QElapsedTimer()
        self._asked.start()
        self._lowered = QElapsedTimer()
        self._lowered.start()
        window.controller.decision_asked.connect(lambda _: self._asked.start())
        window.director.ended.connect(self._asked.start)  # what was held back meanwhile is asked now
        window.controller.curtain_lowered.connect(lambda _: self._lowered.start())
        window.ceremonies.versus.ended.connect(self._lowered.start)

    # Seeing.

    @property
    def view(self) -> TableView:
        """The table as the window shows it."""
        view = self.table.view_shown
        assert view is not None
        return view

    @property
    def over(self) -> bool:
        """True when the window says that the game is over."""
        return not self.window.curtain.isVisible() and self.view.winner is not None

    def _card(self, handle: str) -> CardView:
        card = find_card(self.view, handle)
        assert card is not None, f"{handle} is not to be seen"
        return card

    def front(self, handle: str) -> Point:
        """Return a point at which nothing lies over a card."""
        place = self.table.card_rect(handle)
        assert place is not None, f"{handle} lies nowhere"
        points = [(place.x + place.w * fx, place.y + place.h * fy) for fx, fy in CENTER_FIRST]
        return next(point for point in points if self.table.scene_.card_at(*point) == handle)

    def _lit(self, handles: Iterable[str]) -> list[str]:
        cards = self.table.scene_.cards
        return [handle for handle in handles if cards[handle].mark in (Mark.TARGET, Mark.AIMED)]

    # Moving.

    def click_widget(self, widget: QWidget, at: Callable[[], QPoint] | None = None) -> None:
        """Click a widget once it is laid out; it must be the one under the pointer."""
        seen: list[QPoint] = []

        def point() -> QPoint:
            return widget.mapToGlobal(at() if at is not None else widget.rect().center())

        def reachable() -> bool:
            found = under(self.window, point())
            seen.append(point())
            at_checkpoint = len(seen) > 2 and seen[-1] == seen[-2]
            return at_checkpoint and found is not None and (found is widget or widget.isAncestorOf(found))

        try:
            until(reachable, f"{widget} to be uncovered")
        except AssertionError as vain:
            vain.add_note(f"{_described(widget)} at {point()}; there lies {_described(under(self.window, point()))}")
            vain.add_note(f"in front of all: {_described(front(self.window))}")
            raise
        self.hand.move(point())
        self.hand.press()
        self.hand.release()

    def _screen(self, at: Point) -> QPoint:
        return self.table.viewport().mapToGlobal(QPoint(round(at[0]), round(at[1])))

    def _click_table(self, at: Point) -> None:
        self.click_widget(self.table.viewport(), lambda: QPoint(round(at[0]), round(at[1])))

    def _pick_up(self, handle: str) -> Point:
        """Begin to drag a card; return where the pointer is then."""
        x, y = self.front(handle)
        assert under(self.window, self._screen((x, y))) is self.table.viewport()
        self.hand.move(self._screen((x, y)))
        self.hand.press()
        for step in (6, 14):
            self.hand.move(self._screen((x + step, y)))
        until(lambda: self.table.scene_.dragged == handle, f"{handle} to be picked up")
        return x + 14, y

    def drag(self, handle: str, to: Callable[[], Point]) -> None:
        """Drag a card; where to is decided once it is in the hand and its targets glow."""
        x, y = self._pick_up(handle)
        ex, ey = to()
        for share in (0.35, 0.7, 1.0):
            self.hand.move(self._screen((x + (ex - x) * share, y + (ey - y) * share)))
        self.hand.release()
        until(lambda: self.table.scene_.dragged is None, f"{handle} to be let go")

    # Playing.

    def step(self) -> None:
        """Do what the window waits for: lift the curtain, or answer the decision."""
        window = self.window
        until(lambda: not window.controller.leaving, "the end of the turn to be seen")
        if window.curtain.isVisible():
            until(lambda: not window.ceremonies.versus.isVisible(), "the meeting of both players to end")
            until(lambda: self._lowered.elapsed() > window.curtain.dead_time_ms, "the curtain to take clicks")
            self.click_widget(window.curtain, lambda: QPoint(20, window.curtain.height() // 2))
            until(lambda: not window.curtain.isVisible(), "the curtain to lift")
            self.done["curtain"] += 1
            return
        until(lambda: not window.director.retells, "the film of what happened meanwhile to end")
        decision = self.view.decision
        assert decision is not None
        until(lambda: self._asked.elapsed() > window.prompt.dead_time_ms, "the prompt to take clicks")
        before = len(window.controller.journal)
        self._answer(decision)
        until(lambda: len(window.controller.journal) > before, f"an answer to {decision.kind}: {decision.keys()}")

    def _answer(self, decision: Decision) -> None:
        kind = decision.kind
        if kind is DecisionKind.MAIN:
            self._act(decision)
        elif kind is DecisionKind.SLOT:
            self._choose_slot(decision)
        elif kind is DecisionKind.ORDER:
            panel = self.window.prompt.panel
            assert isinstance(panel, OrderPanel)
            self.done["order"] += 1
            self.click_widget(panel.keep)
        elif kind in (DecisionKind.CARD, DecisionKind.ATTACK):
            self._choose_cards(decision)
        elif kind is DecisionKind.HOUSE:
            self._choose_house(decision)
        elif kind is DecisionKind.KEY and self.done["key"] % 2:
            self._click_on_panel(decision, self._dice.choice(decision.keys()))
            self.done["key"] += 1
        else:
            keys = [key for key in decision.keys() if key != "done"] or ["done"]
            good = [key for key in keys if key == "yes"] if kind is not DecisionKind.MULLIGAN else ["no"]
            self.done[kind.value] += 1
            self._press_option((good or [self._dice.choice(keys)])[0])

    def _press_option(self, key: str) -> None:
        """Click the button or the line of the prompt that stands for an option."""
        prompt = self.window.prompt
        for button in prompt.buttons:
            if button.key == key:
                self.click_widget(button)
                return
        panel = prompt.panel
        if isinstance(panel, ListPanel):
            self._click_line(panel.list, key)
            return
        if isinstance(panel, SearchPanel):
            self._click_name(panel, key)
            return
        raise AssertionError(f"nothing to click for {key} in {prompt.text.text()!r}")

    def _click_line(self, lines: ChoiceList, key: str) -> None:
        rows: QListWidget = lines
        item = next(rows.item(row) for row in range(rows.count()) if rows.item(row).data(KEY_ROLE) == key)
        self.done["list"] += 1
        self.click_widget(rows.viewport(), lambda: rows.visualItemRect(item).center())

    def _click_name(self, panel: SearchPanel, key: str) -> None:
        """Scroll to a name in a long list and click it."""
        index = panel.model.index(panel.shown().index(key))
        panel.list.scrollTo(index)
        self.done["name in a list"] += 1
        self.click_widget(panel.list.viewport(), lambda: panel.list.visualRect(index).center())

    def _click_on_panel(self, decision: Decision, key: str) -> None:
        """Click a house or a key on the player's own panel."""
        layout = self.table.scene_.layout_
        assert layout is not None
        parts = layout.sides[decision.player].panel
        verb, _, what = key.partition(":")
        if verb == "house":
            place = parts.houses[self.view.seats[decision.player].houses.index(House(what))]
        else:
            place = parts.keys[("red", "blue", "yellow").index(what)]
        self.done[f"{verb} on the panel"] += 1
        self._click_table(place.center)

    def _choose_house(self, decision: Decision) -> None:
        """Take the house with most cards in hand and creatures ready; by its emblem or by its button in turns."""
        seat = self.view.seats[decision.player]

        def worth(key: str) -> int:
            house = key.partition(":")[2]
            ready = (*seat.battleline, *seat.artifacts)
            return sum(house in card.houses for card in seat.hand or ()) + 2 * sum(house in c.houses for c in ready)

        key = max((key for key in decision.keys()), key=worth)
        self.done["house"] += 1
        on_panel = key.startswith("house:") and House(key.partition(":")[2]) in seat.houses
        if on_panel and self.done["house"] % 2:
            self._click_on_panel(decision, key)
        else:
            self._press_option(key)

    def _choose_slot(self, decision: Decision) -> None:
        slots = [item for item in self.table.scene_.items() if isinstance(item, SlotItem) and item.isVisible()]
        assert {f"slot:{slot.slot}" for slot in slots} == set(decision.keys())
        self.done["slot"] += 1
        self._click_table(self._dice.choice(sorted(slots, key=lambda slot: slot.slot)).area().center)

    # Cards as answers.

    def _choose_cards(self, decision: Decision) -> None:
        """Click as many cards as may be taken, on the table or in the prompt's panel, then Done."""
        wanted = self._wanted(decision)
        before = len(self.window.controller.journal)
        for count, key in enumerate(wanted, start=1):
            self._click_answer(decision, key)
            self._until_picked(key, count, before)
        self.done[f"{decision.kind}s"] += len(wanted)
        if len(self.window.controller.journal) == before:
            self.done["done button"] += 1
            self._press_option("done")

    def _until_picked(self, key: str, count: int, before: int) -> None:
        """Wait until the prompt counts so many picks, or the last of them was the answer."""
        window = self.window
        until(lambda: len(window.prompt.picks) == count or len(window.controller.journal) > before, f"pick of {key}")

    def _wanted(self, decision: Decision) -> list[str]:
        """Return the cards to choose: as many as may be, in an order that the seed decides."""
        keys = [key for key in decision.keys() if key != "done"]
        self._dice.shuffle(keys)
        return [key for key in keys if self._can_click(decision, key)][: decision.max]

    def _place_in_panel(self, handle: str) -> QWidget | None:
        panel = self.window.prompt.panel
        if not isinstance(panel, CardsPanel):
            return None
        tile = next((tile for tile in panel.grid.tiles if tile.handle == handle), None)
        return tile if tile is not None and under(self.window, tile.mapToGlobal(tile.rect().center())) is tile else None

    def _can_click(self, decision: Decision, key: str) -> bool:
        handle = next((option.card for option in decision.options if option.key == key), None)
        if handle is None:
            return any(button.key == key for button in self.window.prompt.buttons)
        return self.table.card_rect(handle) is not None or self._place_in_panel(handle) is not None

    def _click_answer(self, decision: Decision, key: str) -> None:
        handle = next((option.card for option in decision.options if option.key == key), None)
        tile = self._place_in_panel(handle) if handle is not None else None
        if handle is None:
            self._press_option(key)
        elif tile is not None:
            self.done["panel"] += 1
            self.click_widget(tile)
        else:
            self._click_table(self.front(handle))

    # The main step.

    def _act(self, decision: Decision) -> None:
        """Play (or discard, one in twelve) what can be played, use what can be used, discard the rest, end the turn."""
        keys = decision.keys()
        fights = [key for key in self._of(keys, "fight") if self._can_win(key)]
        now_and_then = self.done["play"] >= 12 * (1 + self.done["discard"])
        for verb, found in (
            ("discard", self._of(keys, "discard") if now_and_then else []),
            ("play", self._of(keys, "play")),
            ("unstun", self._of(keys, "unstun")),
            ("action", self._of(keys, "action") + self._of(keys, "omni")),
            ("fight", fights if self.done["reap"] > 2 * self.done["fight"] else []),
            ("reap", self._of(keys, "reap")),
            ("discard", self._of(keys, "discard")),
        ):
            if found:
                self.done[verb] += 1
                getattr(self, f"_{verb}")(found[0])
                return
        self.done["end turn"] += 1
        self._end_turn()

    def _end_turn(self) -> None:
        self.click_widget(self.window.prompt.end_turn)

    def _of(self, keys: Sequence[str], verb: str) -> list[str]:
        return [key for key in keys if key.startswith(f"{verb}:")]

    def _can_win(self, key: str) -> bool:
        """Tell whether some enemy would be destroyed and the fighter would live."""
        fighter = self._card(key.partition(":")[2])
        enemies = self.view.seats[1 - fighter.controller].battleline
        left = (fighter.power or 0) - fighter.damage
        return any(_life(enemy) <= (fighter.power or 0) and (enemy.power or 0) < left for enemy in enemies)

    def _side(self, card: CardView) -> tuple[SeatView, Rect, Rect, Rect]:
        layout = self.table.scene_.layout_
        assert layout is not None
        side = layout.sides[card.controller]
        return self.view.seats[card.controller], side.battleline, side.piles[Zone.DISCARD], side.panel.pool

    def _play(self, key: str) -> None:
        card = self._card(key.partition(":")[2])
        _, line, _, _ = self._side(card)
        self.done[f"play {card.type}"] += 1
        if card.type is CardType.CREATURE:
            self.drag(card.handle, lambda: self._gap(card, line))
        elif card.type is CardType.UPGRADE:
            self.drag(card.handle, lambda: self._host(card))
        else:
            spot = self._bare_cloth(card)
            self.drag(card.handle, lambda: spot)

    def _bare_cloth(self, card: CardView) -> Point:
        """Return where no card lies: one that an action cannot target would refuse it."""
        layout = self.table.scene_.layout_
        assert layout is not None
        row = layout.sides[card.controller].artifacts
        along = [(row.x + row.w * share, row.center[1]) for share in (0.5, 0.25, 0.75, 0.05, 0.95)]
        bare = [at for at in along if self.table.scene_.card_at(*at) is None] if self.done["play"] % 2 else []
        return bare[0] if bare else layout.playing.center

    def _gap(self, card: CardView, line: Rect) -> Point:
        """Return where a creature goes: a flank, or between two others with deploy."""
        layout = self.table.scene_.layout_
        assert layout is not None
        points = gap_points(layout, card.controller)
        deploys = any(keyword is Keyword.DEPLOY for keyword, _ in card.keywords)
        x = points[len(points) // 2][0] if deploys else self._dice.choice((points[0], points[-1]))[0]
        return max(line.x + 8, min(line.right - 8, x)), line.center[1]

    def _host(self, card: CardView) -> Point:
        """Return the card for an upgrade: the strongest creature of one's own that glows, else any card that does."""
        own, other = (self.view.seats[player] for player in (card.controller, 1 - card.controller))
        line = sorted(own.battleline, key=lambda c: -(c.power or 0))
        lit = self._lit(c.handle for c in (*line, *other.battleline, *own.artifacts, *other.artifacts))
        return self.front(lit[0])

    def _fight(self, key: str) -> None:
        fighter = self._card(key.partition(":")[2])

        def enemy() -> Point:
            line = self.view.seats[1 - fighter.controller].battleline
            lit = set(self._lit(card.handle for card in line))
            targets = sorted((card for card in line if card.handle in lit), key=_life)
            return self.front(targets[0].handle)

        self.drag(fighter.handle, enemy)

    def _reap(self, key: str) -> None:
        card = self._card(key.partition(":")[2])
        _, _, _, pool = self._side(card)
        if self.done["reap"] % 2:
            self.drag(card.handle, lambda: pool.center)
        else:
            self._click_and_choose(key)

    def _discard(self, key: str) -> None:
        card = self._card(key.partition(":")[2])
        _, _, pile, _ = self._side(card)
        self.drag(card.handle, lambda: pile.center)

    def _unstun(self, key: str) -> None:
        self._click_and_choose(key)

    def _action(self, key: str) -> None:
        self._click_and_choose(key)

    def _click_and_choose(self, key: str) -> None:
        """Click a card; take the wanted line where a menu opens."""
        before = len(self.window.controller.journal)
        self._click_table(self.front(key.partition(":")[2]))
        menu = self.table.menu
        until(lambda: menu.open or len(self.window.controller.journal) > before, f"something to happen for {key}")
        if menu.open:
            row = [entry.key for entry in menu.entries].index(key)
            self.done["menu"] += 1
            self._click_table(menu.row(row).center)


def _life(card: CardView) -> int:
    """Return how much damage would destroy a creature now."""
    return (card.power or 0) - card.damage + (card.armor_left or 0)


def _described(widget: QWidget | None) -> str:
    """Return what can be told of a widget that was waited for in vain, or of what lies over it."""
    if widget is None:
        return "nothing"
    chain = [widget, *(_parents(widget))]
    names = " < ".join(f"{type(one).__name__} {one.objectName()!r} {one.geometry().getRect()}" for one in chain)
    return f"{names}, visible: {widget.isVisible()}, words: {getattr(widget, 'text', str)()!r}"


def _parents(widget: QWidget) -> Iterable[QWidget]:
    above = widget.parentWidget()
    while above is not None:
        yield above
        above = above.parentWidget()
