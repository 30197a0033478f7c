"""How a decision is offered: by the cards on the table, by buttons in the bar, or in a panel above it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from kfdesk.desk.card.grid import TILE_WIDTH, Faces
from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.idle import Job
from kfdesk.desk.kit.spoken import spoken
from kfdesk.desk.kit.ui import say, ui
from kfdesk.desk.layout.cards_in_view import find_card, on_table
from kfdesk.desk.layout.hand_order import hand_shown
from kfdesk.desk.prompt.button_row import ButtonRow
from kfdesk.desk.prompt.buttons import ChoiceButton, EndTurnButton
from kfdesk.desk.prompt.emblems import EmblemButton, EmblemsPanel
from kfdesk.desk.prompt.first_hand import FirstHandPanel, painted_ahead
from kfdesk.desk.prompt.house_counts import counts_of
from kfdesk.desk.prompt.names import with_card_name
from kfdesk.desk.prompt.panels import (
    CardsPanel,
    ChoicesPanel,
    EffectsPanel,
    ListPanel,
    NumberPanel,
    OrderPanel,
    PromptPanel,
    columns_within,
)
from kfdesk.desk.prompt.search import SearchPanel, TypeAhead, names_of
from kfdesk.desk.prompt.ways_of_asking import Asker, way_of
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.terms import DecisionKind
from kfdesk.engine.views import CardView, TableView
from kfdesk.text.words import Words

INLINE_CHARACTERS = 72
"""How many characters of labels fit into the bar as buttons; more become a list."""
GRID_SHARE = 0.8
"""How much of the table's width that grid takes at most, where it has more columns than it must."""
EFFECT_WIDTH = 84
"""How wide the picture of a card is beside the words of its effect, in logical pixels at card size 1."""
SILENT_KEYS = ("play", "discard", "reap", "fight", "action", "omni", "unstun", "prophecy")
"""Verbs of the main decision that are asked by the cards themselves, not by buttons."""
REVEALED = Words("Revealed cards")


class Offering(QObject):
    """Makes the buttons and the panel of one decision after the other, and says what is chosen with them."""

    chosen = Signal(tuple)
    picked = Signal(str)
    done = Signal()
    hovered = Signal(object)
    looked_at = Signal(object)
    """The handle of a card that is looked at here, and not to be looked for on the table."""

    def __init__(self, row: ButtonRow, end_turn: EndTurnButton, faces: Faces, stage: QWidget) -> None:
        super().__init__(row)
        self.panel: PromptPanel | None = None
        self.card_language = "en"
        """The language that cards are shown in."""
        self.speed = 0.0
        """How fast things move, 1 as designed; 0 where nothing moves."""
        self._row, self._end_turn, self._faces, self._stage = row, end_turn, faces, stage
        self._view: TableView | None = None
        self._cards: Mapping[str, CardView] = {}
        row.chosen.connect(lambda key: self.chosen.emit((key,)))

    def clear(self) -> None:
        """Take away the buttons and the panel."""
        self._row.clear()
        if self.panel is not None:
            self.panel.hide()
            self.panel.let_go()
            self.panel.setGeometry(0, 0, 0, 0)  # where it lies when it is deleted, the table is painted once more
            self.panel.deleteLater()
            self.panel = None

    def offer(self, decision: Decision, view: TableView | None, cards: Mapping[str, CardView]) -> None:
        """Offer all that can be chosen; `cards` are those of it that lie nowhere in the view, by handle."""
        self._view, self._cards = view, cards
        ways: dict[Asker, Callable[[Decision], None]] = {
            Asker.CARDS_THEMSELVES: self._offer_main,
            Asker.CARDS: self._offer_cards,
            Asker.EMBLEMS: self._open_emblems,
            Asker.FIRST_HAND: self._open_first_hand,
            Asker.GRID: self._open_choices,
            Asker.LIST_TO_SEARCH: lambda decision: self._open(SearchPanel(decision, self._stage)),
            Asker.LIST_TO_ORDER: self._open_order,
            Asker.NUMBER_FIELD: lambda decision: self._open(NumberPanel(decision, self._stage)),
        }
        ways.get(way_of(decision).asker_of(decision), self._offer_options)(decision)
        if self.panel is None:
            self._show_revealed(decision)
        self._offer_done(decision)

    def _show_revealed(self, decision: Decision) -> None:
        """Show cards that cannot be chosen but were revealed for this choice: an opponent's hand looked at."""
        choices = {option.card for option in decision.options}
        seen = on_table(self._view) if self._view is not None else frozenset()
        cards = [card for handle, card in self._cards.items() if handle not in choices and handle not in seen]
        if cards:
            self._open(CardsPanel(decision, cards, self._faces, self.card_language, self._stage, title=REVEALED))

    def _offer_main(self, decision: Decision) -> None:
        for option in decision.options:
            if option.key == "end-turn":
                self._end_turn.offer(decision, option, self._view, ui.language)
            elif option.key.partition(":")[0] not in SILENT_KEYS:
                self._add(decision, option)

    def _offer_cards(self, decision: Decision) -> None:
        """Cards on the table are clicked there; for any that lie elsewhere a panel opens."""
        view = self._view
        seen = on_table(view) if view is not None else frozenset()
        hidden = [option for option in decision.options if option.card is not None and option.card not in seen]
        others = [option for option in decision.options if option.card is None and option.key != "done"]
        for option in others:
            self._add(decision, option)
        if not hidden or view is None:
            return
        cards = [self._cards.get(option.card or "") or find_card(view, option.card or "") for option in hidden]
        known = [card for card in cards if card is not None]
        if len(known) == len(cards):
            panel: PromptPanel = CardsPanel(decision, known, self._faces, self.card_language, self._stage)
        else:
            panel = ListPanel(decision, hidden, self._stage)
        self._open(panel)

    def _offer_options(self, decision: Decision) -> None:
        """Short options become buttons in the bar, long or many ones a list above it."""
        way = way_of(decision)
        options = [option for option in decision.options if option.key != "done"]
        if way.names_cards:
            options = [
                replace(option, label=with_card_name(option, self._view, self._faces, decision.player))
                for option in options
            ]
        length = sum(len(say(spoken(option.label))) + 6 for option in options)
        if length > INLINE_CHARACTERS and way.asker is Asker.ENDS:
            # A list would lie over the gaps of the battleline, which are clicked themselves.
            options = [options[0], options[-1]]
        elif length > INLINE_CHARACTERS and way.asker is Asker.BUTTONS:
            self._open(self._listed(decision, options))
            return
        for number, option in enumerate(options, start=1):
            self._add(decision, option, number)

    def _listed(self, decision: Decision, options: Sequence[Option]) -> PromptPanel:
        """Return a list of options: effects with the pictures of their cards, where all these may be seen."""
        if decision.kind is DecisionKind.TRIGGER:
            faces = self._faces_of(options, EFFECT_WIDTH)
            if len(faces) == len(options):
                return EffectsPanel(decision, options, faces, self._stage)
        return ListPanel(decision, options, self._stage)

    def _faces_of(self, options: Sequence[Option], wide: float) -> dict[str, QPixmap]:
        """Return the pictures of the cards that options are about and that may be seen, by the keys of the options."""
        view, ratio = self._view, self._stage.devicePixelRatioF()
        width = round(wide * self._faces.factor)
        faces: dict[str, QPixmap] = {}
        for option in options if view is not None else ():
            handle = option.card or ""
            card = self._cards.get(handle) or find_card(view, handle) if view is not None else None
            if card is not None and card.face is not None:
                faces[option.key] = self._faces.pixmap(card, width, ratio, self.card_language)
        return faces

    def _offer_done(self, decision: Decision) -> None:
        offered = "done" in decision.keys()
        if decision.kind is DecisionKind.ORDER or not offered and decision.max <= 1:
            return
        button = ChoiceButton("", "done")
        set_kind(button, Kind.PRIMARY)
        button.clicked.connect(self.done)
        self._row.add(button)

    def _open_order(self, decision: Decision) -> None:
        """Let all options be put in order; cards that may be seen lie in a row."""
        faces = self._faces_of(
            [option for option in decision.options if option.key == f"card:{option.card}"], TILE_WIDTH
        )
        self._open(OrderPanel(decision, self._stage, faces=faces))

    def _open_emblems(self, decision: Decision) -> None:
        """Let the emblems of the houses, or the keys, rise on the table, in the middle where there is room."""
        buttons = list[EmblemButton]()
        for number, option in enumerate(decision.options, start=1):
            button = EmblemButton()
            self._row.made_for(option, number, counts_of(self._view, decision, option.key), button)
            buttons.append(button)
        self._open(EmblemsPanel(buttons, decision, self._stage, speed=self.speed))
        self._row.buttons += buttons

    def _open_first_hand(self, decision: Decision) -> None:
        """Show the hand that is kept or not; where nobody may see it, or it is empty, there are only the buttons."""
        view = self._view
        seat = view.seats[decision.player] if view is not None else None
        if view is None or seat is None or not seat.hand:
            self._offer_options(decision)
            return
        buttons = [self._row.made_for(option, number) for number, option in enumerate(decision.options, start=1)]
        panel = FirstHandPanel(
            decision,
            hand_shown(view, seat, ()),
            buttons,
            self._faces,
            self.card_language,
            self._stage,
            name=seat.name,
            speed=self.speed,
        )
        panel.looked_at.connect(self.looked_at)
        self._open(panel)
        self._row.buttons += buttons

    def painted_ahead(self, view: TableView, room: QSize) -> Iterator[Job]:
        """Yield jobs that paint what is asked with in a view that is shown next: a first hand, where it is that."""
        decision = view.decision
        if decision is None or way_of(decision).asker_of(decision) is not Asker.FIRST_HAND:
            return
        cards = hand_shown(view, view.seats[decision.player], ())
        if cards and view.seats[decision.player].hand:
            yield from painted_ahead(decision, cards, self._faces, self.card_language, self._stage, room)

    def _open_choices(self, decision: Decision) -> None:
        """Open a grid with a button for every choice but "done", of as few rows as the table has room for."""
        options = [option for option in decision.options if option.key != "done"]
        buttons = [self._made(decision, option, number) for number, option in enumerate(options, start=1)]
        columns = columns_within(GRID_SHARE * self._stage.width(), [button.sizeHint().width() for button in buttons])
        panel = ChoicesPanel(buttons, columns, decision, self._stage)
        TypeAhead(panel, dict(zip(buttons, map(names_of, options), strict=True)))
        self._open(panel)
        self._row.buttons += buttons

    def _add(self, decision: Decision, option: Option, number: int = 0) -> None:
        self._row.add(self._made(decision, option, number))

    def _made(self, decision: Decision, option: Option, number: int) -> ChoiceButton:
        return self._row.made_for(option, number, counts_of(self._view, decision, option.key))

    def _open(self, panel: PromptPanel) -> None:
        self.panel = panel
        panel.chosen.connect(self.chosen)
        panel.hovered.connect(self.hovered)
        panel.picks_changed.connect(lambda keys: self.picked.emit(keys[0]))
        panel.show()
        panel.raise_()
