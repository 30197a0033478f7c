"""The right side of a page on which a deck is made: what breaks a rule, what deserves a look, and its figures."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from kfdesk.collection.composing import DeckForm, broken
from kfdesk.collection.findings import Finding
from kfdesk.collection.oddities import breaches, hints
from kfdesk.collection.records import DeckRecord
from kfdesk.desk.card.explaining import term
from kfdesk.desk.charts.deck_panels import DeckFiguresPanel
from kfdesk.desk.charts.difference import difference_text
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.kit.labels import Label, RichLabel
from kfdesk.desk.kit.layouts import STRETCH, down
from kfdesk.desk.kit.scrolled import Scrolled
from kfdesk.desk.kit.theme import SCROLL_BAR
from kfdesk.desk.kit.ui import say, ui
from kfdesk.text.words import Words

LEAST_WIDTH: Final = 260
"""Least width of what is said of the deck, in logical pixels."""
MOST_SAID: Final = 0.5
"""What is said of the deck takes at most this share of the room above its figures."""
GAP: Final = 8


class VerdictPane(QWidget):
    """Says what is still missing or wrong, by the rules of the form that the deck is to have."""

    rule_wanted = Signal(str)
    """The id of an entry of the rulebook that a finding rests on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumWidth(LEAST_WIDTH)
        self.state = Label(wraps=True, style="homemadeState")
        self.reasons = RichLabel(wraps=True)
        self.hints = RichLabel(wraps=True, style="dim")
        self.difference = Label(wraps=True)
        self.difference.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for label in (self.reasons, self.hints):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse | _BY_KEYBOARD)
            label.linkActivated.connect(self.rule_wanted)
        said = QWidget()
        down(self.reasons, self.hints, self.difference, STRETCH, on=said, margins=0, gap=6)
        self.said = Scrolled(said)
        self.figures = DeckFiguresPanel()
        self.rest = QWidget()
        """Takes the room of the figures while there are none."""
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        for part, share in ((self.said, 2), (self.figures, 3), (self.rest, 3)):
            self.splitter.addWidget(part)
            self.splitter.setStretchFactor(self.splitter.count() - 1, share)
        self.splitter.setChildrenCollapsible(False)
        self._is_moved = False
        """Whether somebody has said how much room what is said of the deck gets."""
        self.splitter.splitterMoved.connect(self._on_moved)
        self._fit_soon = QTimer(self, singleShot=True, interval=0)  # once all is laid out
        self._fit_soon.timeout.connect(self._fit)
        down(self.state, (self.splitter, 1), on=self, margins=(8, 0, 0, 0), gap=6)

    def judge(self, deck: DeckRecord | None, form: DeckForm) -> bool:
        """Say how the deck stands, and return whether it can be played; None: that is not known yet."""
        if deck is None:
            self._say_state(w.READING, "…")
            self._show((), ())
            return False
        found = breaches(deck, form)
        playable = not broken(deck, DeckForm.FREE)
        self.present(
            w.LEGAL if not found else w.NOT_LEGAL_BUT_FREE if playable else w.NOT_LEGAL, found, hints(deck, form)
        )
        return playable

    def present(self, state: Words, found: Sequence[Finding], hints: Sequence[Finding]) -> None:
        """Say how a deck stands, what is wrong with it, and what deserves a look."""
        self._say_state(state, "✓" if not found else "✎")
        self._show(found, hints)

    def _show(self, found: Sequence[Finding], hints: Sequence[Finding]) -> None:
        self.reasons.setText("<br>".join(map(_line, found)))
        self.reasons.setVisible(bool(found))
        head = f"<b>{escape(say(w.HINTS))}</b>"
        self.hints.setText("<br>".join((head, *map(_line, hints))))
        self.hints.setVisible(bool(hints))
        self._fit_soon.start()

    def _on_moved(self) -> None:
        self._is_moved = True

    def _fit(self) -> None:
        """Give what is said of the deck the room that it needs, up to a share of all."""
        page = self.said.widget()
        if self._is_moved or page is None:
            return
        total = self.splitter.height()
        needed = page.heightForWidth(self.said.width() - SCROLL_BAR) + GAP  # one may stand there now
        said = min(needed, round(total * MOST_SAID))
        self.splitter.setSizes([said, total - said, total - said])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room anew."""
        super().resizeEvent(event)
        self._fit_soon.start()

    def _say_state(self, words: Words, sign: str) -> None:
        said = f"{sign} {say(words)}"
        if said != self.state.text():
            self.state.setText(said)
            if self.isVisible():
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.state, say(words)))

    def show_figures(self, deck: DeckRecord, before: DeckRecord | None = None) -> None:
        """Show the figures of a deck, those of an empty one not at all; what is looked at stays where it is.

        `before` is the deck that it is a changed copy of: what differs is said.
        """
        empty = not deck.cards
        self.figures.setVisible(not empty)
        self.rest.setVisible(empty)
        self.difference.setText("" if before is None or empty else difference_text(deck, before, ui.language))
        self.difference.setVisible(bool(self.difference.text()))
        if not empty:
            at = self.figures.area.verticalScrollBar().value()
            self.figures.show_deck(deck)
            self.figures.area.verticalScrollBar().setValue(at)
        self._fit_soon.start()


def _line(finding: Finding) -> str:
    """Return a finding with the entry that it rests on as a link, or what else it rests on."""
    said = escape(say(finding.text))
    grounds = []
    if finding.rule:
        entry = escape(say(w.RULEBOOK.filled(entry=term(finding.rule).title)))
        grounds.append(f'<a href="{escape(finding.rule)}">{entry}</a>')
    if finding.ground in w.GROUNDS:
        grounds.append(escape(say(w.GROUNDS[finding.ground])))
    return f"• {said}" + (f" <i>({'; '.join(grounds)})</i>" if grounds else "")


_BY_KEYBOARD = Qt.TextInteractionFlag.LinksAccessibleByKeyboard
