"""The prompt bar under the table: who is asked what, and buttons that say what they do.

The bar has a place of its own, so it never covers a card and never comes up under the pointer; what
needs more room opens as a panel above it. A changed prompt ignores clicks for a quarter of a second.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from PySide6.QtCore import QElapsedTimer, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from kfdesk.desk import texts as s
from kfdesk.desk.card.explaining import rules_of
from kfdesk.desk.card.grid import Faces
from kfdesk.desk.card.term_tips import tip_of
from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.idle import Job
from kfdesk.desk.kit.labels import show_tip_above
from kfdesk.desk.kit.layouts import STRETCH, down
from kfdesk.desk.kit.spoken import spoken
from kfdesk.desk.kit.ui import say, ui
from kfdesk.desk.prompt import main_step_texts
from kfdesk.desk.prompt.button_row import ButtonRow
from kfdesk.desk.prompt.buttons import (
    DEAD_TIME_MS,
    ArrowKeys,
    ChoiceButton,
    EndTurnButton,
    TakeBackButtons,
)
from kfdesk.desk.prompt.fitted_text import BETWEEN, LARGE_LINE, SHORT_LINES, PromptDetail, PromptText
from kfdesk.desk.prompt.names import decider, source_name
from kfdesk.desk.prompt.offering import Offering
from kfdesk.desk.prompt.panels import (
    ListPanel,
    OrderPanel,
    PromptPanel,
)
from kfdesk.desk.prompt.ways_of_asking import Asker, way_of
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import DecisionKind, House
from kfdesk.engine.views import CardView, TableView
from kfdesk.text.runs import Role, Run, says_name
from kfdesk.text.words import Words

LEAST_WORDS = 22
"""Room kept for the words of a prompt beside its buttons, in average letters."""
WISHED_WORDS = 30
"""The same beside the button that ends the turn, which can say what it does on two lines."""

CLICK_ONLY_CARD = Words("Click the highlighted card or press Enter")

ROUND_BUTTON = 16
"""What a button needs above and below its words, in pixels."""


class PromptBar(QFrame):
    """Asks the pending decision and says `chosen` with the option keys."""

    chosen = Signal(tuple)
    hovered = Signal(object)
    looked_at = Signal(object)
    """The handle of a card of the panel that is looked at there, and not to be pointed out on the table."""
    pointed_at = Signal(str)
    """The key of the choice whose button the pointer is on, or that has the keyboard; "" for none."""
    picks_changed = Signal(tuple)
    """Picks so far of a decision that wants several cards, for the table to light up."""
    again_wanted = Signal()
    """The game is over and the players want another."""
    again: Words = s.PLAY_AGAIN
    """What follows a game that is over, as its button says it."""
    rule_wanted = Signal(str)
    """The rulebook entry of a term in the question is to be shown."""
    panel_changed = Signal()
    """A panel opened, closed or changed its size; whoever lays out the stage places it."""

    def __init__(self, faces: Faces, stage: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.dead_time_ms = DEAD_TIME_MS
        self._faces = faces
        self._decision: Decision | None = None
        self._offered: dict[str, CardView] = {}
        self._view: TableView | None = None
        self._picks: list[str] = []
        self._offers_more = True
        self._outcome: Words | None = None
        """How the game ended; None while it goes on."""
        self._left = False
        """Whether a scene shows how it ended, and offers what may follow."""
        self._over: list[tuple[Words, Callable[[], None]]] = []
        self._since = QElapsedTimer()
        self._beside: QWidget | None = None
        self._build(stage)

    def _build(self, stage: QWidget) -> None:
        self.setObjectName("promptBar")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.text = PromptText()
        self.text.linkActivated.connect(self.rule_wanted)
        self.detail = PromptDetail(self.text)
        words = down(STRETCH, self.text, self.detail, STRETCH, gap=0)
        self.choices = ButtonRow()
        self.choices.pointed_at.connect(self.pointed_at)
        self.take_back = TakeBackButtons()
        self.end_turn = EndTurnButton()
        self.arrows = ArrowKeys(self)
        for alone in (self.end_turn, self.take_back.undo, self.take_back.cancel):
            alone.installEventFilter(self.arrows)
        self.end_turn.clicked.connect(lambda: self._choose(("end-turn",)))
        self._offering = Offering(self.choices, self.end_turn, self._faces, stage)
        self._offering.chosen.connect(self._choose)
        self._offering.picked.connect(self.pick)
        self._offering.done.connect(self._on_done)
        self._offering.hovered.connect(self.hovered)
        self._offering.looked_at.connect(self.looked_at)
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 14, 6)
        row.setSpacing(16)
        row.addWidget(self.take_back)
        row.addLayout(words, 12)
        row.addLayout(self.choices, 0)
        row.addStretch(1)
        row.addWidget(self.end_turn)
        self._cover_all()
        self.ask(None, None)
        ui.language_changed.connect(self._say_anew)

    def changeEvent(self, event: QEvent) -> None:
        """Cover what lies behind in another style, too."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._cover_all()

    def _cover_all(self) -> None:
        """Fill the ground: what lies behind is not painted too. A style sheet takes that back when it is applied."""
        self.ensurePolished()
        self.setAutoFillBackground(True)

    def sizeHint(self) -> QSize:
        """Return a height that does not change with the prompt, so that the table never jumps.

        Large letters get room for words that wrap, in the prompt and below it.
        """
        line, detail = self.text.line, self.detail.line
        if self.text.short:
            return QSize(600, max(round(SHORT_LINES * line) + 1, detail + ROUND_BUTTON) + 12)
        wrapped = 2 * line + 2 * detail + 12 if line > LARGE_LINE else 0
        return QSize(600, max(56, wrapped, 2 * line + detail + 14))

    def hasHeightForWidth(self) -> bool:
        """Return False: a prompt that wraps must not change the height either."""
        return False

    def minimumSizeHint(self) -> QSize:
        """Return the same fixed height."""
        return QSize(300, self.sizeHint().height())

    # What the desk sets.

    def set_short(self, short: bool) -> None:
        """Have room for one line, or for all that large letters need; what has none is in the tooltips."""
        if short != self.text.short:
            self.text.short = self.end_turn.brief = short
            self.text.fit_anew()
            self._say_anew()
            self.updateGeometry()

    def set_card_language(self, language: str) -> None:
        """Show the cards of a panel in this language."""
        if language != self._offering.card_language:
            self._offering.card_language = language
            self._say_anew()

    def set_speed(self, speed: float) -> None:
        """Let what comes with a prompt move so fast, 0: not at all."""
        self._offering.speed = speed

    def painted_ahead(self, view: TableView, room: QSize) -> Iterator[Job]:
        """Yield jobs that paint what a view will be asked with that is shown next; nothing of it is to be seen before.

        `room` is that over the table.
        """
        return self._offering.painted_ahead(view, room)

    def give_way(self, on: bool) -> None:
        """Leave the middle of the table to a card that is shown large, or come back."""
        if self.panel is not None:
            self.panel.give_way(on)

    def _say_anew(self) -> None:
        """Say the prompt in another language; what was picked stays picked."""
        picks, outcome = self._picks, self._outcome
        self.ask(self._decision, self._view, self._offered)
        self.end_turn.say_tip()
        if outcome is not None:
            self.say_over(outcome, offers_more=self._offers_more)
        if picks:
            self._picks = picks
            self._show_picks()

    def set_house_icons(self, icons: dict[House, QIcon]) -> None:
        """Use these emblems on house buttons, also on those that are shown."""
        self.choices.set_emblems(icons)

    @property
    def panel(self) -> PromptPanel | None:
        """The panel above the bar, None where the decision needs none."""
        return self._offering.panel

    @property
    def decision(self) -> Decision | None:
        """The decision being asked."""
        return self._decision

    @property
    def picks(self) -> tuple[str, ...]:
        """The keys picked so far for a decision that wants several."""
        return tuple(self._picks)

    @property
    def buttons(self) -> tuple[ChoiceButton, ...]:
        """The buttons now shown, in order."""
        return tuple(self.choices.buttons)

    def ask(
        self, decision: Decision | None, view: TableView | None, offered: Mapping[str, CardView] | None = None
    ) -> None:
        """Ask `decision`, or nothing. `offered` are cards it lists that lie nowhere in the view, by handle."""
        with self.laid_out_once():
            self._ask(decision, view, offered)
        self.panel_changed.emit()

    @contextmanager
    def laid_out_once(self) -> Iterator[None]:
        """Place words and buttons once, when all have changed: Qt would do so for each that comes or goes."""
        if self.text.waits:
            yield
            return
        self._row.setEnabled(False)
        self.text.waits = True
        try:
            yield
        finally:
            self._row.setEnabled(True)
            self._row.activate()
            self.text.waits = False
            if self.text.missed:
                self.text.fit()
            self.detail.fit()
            self._row.activate()  # for words that had to be written smaller

    def _ask(self, decision: Decision | None, view: TableView | None, offered: Mapping[str, CardView] | None) -> None:
        self._decision, self._view, self._picks, self._outcome = decision, view, [], None
        self._offered = dict(offered or {})
        self._since.start()
        self._offering.clear()
        if decision is None or "end-turn" not in decision.keys():
            self.end_turn.hide()  # shown again for each main step, it would have the bar laid out twice
        if decision is None:
            self.end_turn.stand_aside()
            self.setAccessibleName("")  # what it said was for the eyes of whoever was asked
            self.text.say(())
            self.text.setText("")
            self.detail.hide()  # first: what is hidden is not laid out for every change of its words
            self.detail.say()
        else:
            self._say(decision)
            self._offering.offer(decision, view, self._offered)
            default = self._default_button()
            if default is not None:
                set_kind(default, Kind.PRIMARY)
        self._update_count()
        self._show_buttons()

    def _show_buttons(self) -> None:
        """Show the buttons of the bar now: left to Qt, they come after a first painting, and all is painted again."""
        for button in self.choices.inline:
            button.setVisible(self._outcome is None or not self._left)
        self._make_room()

    def _make_room(self) -> None:
        """Let buttons give way where there is too little room: choices come first, then the words, then taking back."""
        inline = self.choices.inline
        wanted = self.choices.wanted
        if not self.end_turn.isHidden():
            letters = WISHED_WORDS * self.fontMetrics().averageCharWidth()
            others = [self.take_back, *([self._beside] if self._beside is not None else [])]
            taken = sum(widget.sizeHint().width() + self._row.spacing() for widget in others)
            edges = self._row.contentsMargins()
            gaps = edges.left() + edges.right() + 2 * self._row.spacing()
            self.end_turn.fit(self.width() - wanted - taken - gaps - letters)
        room = self.width() - LEAST_WORDS * self.fontMetrics().averageCharWidth()
        self.take_back.setVisible(not inline or wanted + self.take_back.sizeHint().width() <= room)

    def event(self, event: QEvent) -> bool:
        """Explain what the pointer rests on: a choice by what it does, the question by its terms."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self._decision is not None:
            child = self.childAt(event.pos())
            rules = rules_of(self._decision, child.key) if isinstance(child, ChoiceButton) else self.text.terms
            show_tip_above(self, event.globalPos(), tip_of(rules))
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See anew whether everything has room."""
        super().resizeEvent(event)
        self._make_room()

    @property
    def gap(self) -> int:
        """The distance of the things in the bar, in pixels."""
        return self._row.spacing()

    def put_beside(self, widget: QWidget) -> None:
        """Put something beside the buttons that take back, which needs room too."""
        self._beside = widget
        self._row.insertWidget(self._row.indexOf(self.take_back) + 1, widget)

    def offer_again(self, words: Words) -> None:
        """Say that this follows when the game is over; it may be already."""
        self.again = words
        if self._outcome is not None and self.buttons:
            self.buttons[0].setText(say(words))

    def say_over(self, words: Words, *, offers_more: bool = True) -> None:
        """Say how the game ended, and offer another; with `offers_more` also what is offered beside it."""
        self._outcome, self._offers_more = words, offers_more
        self.text.setText(say(words))
        again = ChoiceButton(say(self.again), "")
        set_kind(again, Kind.PRIMARY)
        again.clicked.connect(self._deliberate(self.again_wanted.emit))
        self.choices.add(again)
        for label, slot in self._over if offers_more else ():
            button = ChoiceButton(say(label), "")
            button.clicked.connect(self._deliberate(slot))
            self.choices.add(button)
        self._show_buttons()

    def leave_to_scene(self, on: bool) -> None:
        """Offer nothing while a scene shows how the game ended, which offers it itself."""
        self._left = on
        if self._outcome is not None:
            self._show_buttons()

    def stay(self) -> None:
        """Take no click for a moment: what covered the prompt was ended by one."""
        self._since.start()

    def say_meanwhile(self, words: Words) -> None:
        """Say what is shown while nothing is asked."""
        self.text.setText(say(words))

    def _deliberate(self, slot: Callable[[], None]) -> Callable[[], None]:
        """Return what a button of a game that is over does, unless its press was meant for what stood before.

        Such a press may be the very one that ends the beats and lets the button appear.
        """

        def follow() -> None:
            if self._since.elapsed() >= self.dead_time_ms:
                slot()

        return follow

    def offer_when_over(self, words: Words, slot: Callable[[], None]) -> None:
        """Offer something more beside another game when one is over."""
        self._over.append((words, slot))

    # What may be chosen from elsewhere: the table's cards, the number keys.

    def pick(self, key: str) -> None:
        """Take a click on a card: choose it at once where one is wanted, else add it to the picks or take it back."""
        decision = self._decision
        if decision is None or key not in decision.keys():
            return
        if decision.max <= 1:
            self._choose((key,))
            return
        if key in self._picks:
            self._picks.remove(key)
        elif len(self._picks) < decision.max:
            self._picks.append(key)
        if len(self._picks) == decision.max == decision.min:
            self._choose(tuple(self._picks))
            return
        self._show_picks()

    def clear_picks(self) -> None:
        """Take back every pick."""
        if self._picks:
            self._picks.clear()
            self._show_picks()

    def choose_number(self, number: int) -> None:
        """Choose the option that shows this number (0 to 9); where none does, nothing."""
        if isinstance(self.panel, ListPanel):  # its lines are what is numbered, and what follows is not meant
            self.panel.choose_number(number)
            return
        button = next((button for button in self.buttons if button.number == number), None)
        if button is not None:
            button.click()

    def confirm(self) -> None:
        """Press the button that the Enter key stands for; where there is none, make the only choice there is."""
        button = self._default_button()
        if button is not None:
            button.click()
        elif self._is_forced:
            assert self._decision is not None
            self._choose(self._decision.keys())

    def press_end_turn(self) -> None:
        """Press the button that ends the turn, where there is one now."""
        if not self.end_turn.isHidden():
            self.end_turn.click()

    @property
    def _is_forced(self) -> bool:
        """Whether something must be chosen, and there is one thing only."""
        decision = self._decision
        if decision is None or decision.kind is DecisionKind.MAIN:
            return False
        return len(decision.options) == 1 and decision.min == 1

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter confirm."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirm()
        else:
            super().keyPressEvent(event)

    def _default_button(self) -> QPushButton | None:
        """Return the button that looks like the one to press: hand in what was picked, keep the order, the only choice.

        The turn is never ended so, and nothing is passed on.
        """
        decision = self._decision
        if decision is None or decision.kind is DecisionKind.MAIN:
            return None
        if isinstance(self.panel, OrderPanel):
            return self.panel.keep
        wanted = "done" if self._picks else decision.options[0].key if len(decision.options) == 1 else None
        return next((button for button in self.buttons if button.key == wanted and button.isEnabled()), None)

    # Saying.

    def _say(self, decision: Decision) -> None:
        main = decision.kind is DecisionKind.MAIN
        asked = spoken(main_step_texts.prompt(decision, self._view) if main else decision.prompt)
        prompt = asked.runs(ui.language)
        source = source_name(decision, self._view, self._faces, ui.language)
        named = source and not says_name(prompt, source)
        count = self._count(decision) if self.text.short else ""
        counted = (*prompt, Run(BETWEEN + count)) if count else prompt
        self.text.say((Run(f"{source}: ", Role.NAME), *counted) if named else counted)
        self.setAccessibleName(self.text.text())

    def _count(self, decision: Decision) -> str:
        """Return how many of how many are picked, "" where that is not counted."""
        if decision.max <= 1 or decision.kind is DecisionKind.ORDER:
            return ""
        return say(s.PICKED.filled(n=len(self._picks), max=decision.max))

    def _update_count(self) -> None:
        decision = self._decision
        if decision is None:
            return
        parts = [decider(decision, self._view, ui.language)]
        if count := self._count(decision):
            parts.append(count)
        elif decision.kind is DecisionKind.MAIN:
            parts.append(say(main_step_texts.hint(decision, self._view)))
        elif (way := way_of(decision)).hint is not None and (self.panel is None or way.asker is not Asker.CARDS):
            parts.append(say(CLICK_ONLY_CARD if way.asker is Asker.CARDS and self._is_forced else way.hint))
        said = [part for part in parts if part]
        if self.text.short:
            self._say(decision)
        self.detail.setVisible(bool(said) and not self.text.short)
        self.detail.say(*said)
        for button in self.buttons:
            if button.key == "done":
                button.setEnabled(decision.min == 0 or len(self._picks) >= decision.min)
                words = s.DONE if self._picks or decision.min else s.CHOOSE_NONE
                button.setText(say(words))
                set_kind(button, Kind.NORMAL if words is s.CHOOSE_NONE else Kind.PRIMARY)

    # Choosing.

    def _on_done(self) -> None:
        self._choose(tuple(self._picks) if self._picks else ("done",))

    def _choose(self, keys: tuple[str, ...]) -> None:
        if self._decision is None or self._since.elapsed() < self.dead_time_ms:
            return
        self.chosen.emit(tuple(keys))

    def _show_picks(self) -> None:
        if self.panel is not None:
            self.panel.set_picks(self._picks)
        self._update_count()
        self.picks_changed.emit(tuple(self._picks))
