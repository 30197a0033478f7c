"""Why something in the log happened: the lines it follows from, with links to their cards and rules."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QPoint, Qt, QUrl, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QWidget

from kfdesk.desk.card.term_tips import explain_links
from kfdesk.desk.kit.labels import RichLabel
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.log import texts as w
from kfdesk.desk.log.document import CARD
from kfdesk.desk.log.rows import RULE, Row
from kfdesk.engine.editions import NEWEST
from kfdesk.engine.headings import cited
from kfdesk.engine.terms import Edition
from kfdesk.match.log_line_kinds import LineKind

ACTS = (LineKind.PLAY, LineKind.DISCARD, LineKind.USE, LineKind.REAP, LineKind.FIGHT, LineKind.PROPHECY, LineKind.TIDE,
        LineKind.HOUSE, LineKind.MULLIGAN, LineKind.JUDGE)  # fmt: skip
"""What a player chooses to do."""
LETTERS = 52
"""So many average letters a line holds at most."""


class WhyBox(QFrame):
    """Opens beside a line of the log; Esc, a click elsewhere and a click on a link close it."""

    card_hovered = Signal(object, str)
    """The handle of the card whose link is under the pointer, or None, and the card's id in the facts table."""
    card_clicked = Signal(str, str)
    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.text = RichLabel(wraps=True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.text.linkActivated.connect(self._follow)
        self.text.linkHovered.connect(lambda link: self.card_hovered.emit(*_card_of(link)))
        explain_links(self.text, RULE)
        down(self.text, on=self, margins=(14, 10, 14, 12))

    def tell(self, rows: Sequence[Row], language: str, at: QPoint, edition: Edition = NEWEST) -> None:
        """Say why the first of these rows happened: because of the second, and that because of the third.

        The rules are cited by the edition that the game is played by.
        """
        self.text.setText(html_of(rows, language, edition))
        self.setAccessibleName(w.WHY.say(language))
        self.setAccessibleDescription(". ".join(row.plain for row in rows))
        self.text.setFixedWidth(self.text.fontMetrics().averageCharWidth() * LETTERS)
        self.adjustSize()
        screen = QGuiApplication.screenAt(at) or self.screen()
        room = screen.availableGeometry()
        x = max(room.left(), min(at.x(), room.right() - self.width()))
        y = max(room.top(), min(at.y(), room.bottom() - self.height()))
        self.move(x, y)
        self.show()
        self.text.setFocus()

    def _follow(self, link: str) -> None:
        self.hide()
        if link.startswith(RULE):
            self.rule_wanted.emit(link.removeprefix(RULE))
        else:
            handle, card = _card_of(link)
            self.card_clicked.emit(handle or "", card)


def html_of(rows: Sequence[Row], language: str, edition: Edition = NEWEST) -> str:
    """Return rows as rich text, the first in bold, each with its rule below; without another row what led to it is
    the choice of a player, or the rules.
    """
    first, *reasons = rows
    said = [f"<b>{_line(first)}</b>{_rule(first, language, edition)}"]
    if reasons:
        said.append(escape(w.BECAUSE.say(language)))
        said += [f"↑ {_line(row)}{_rule(row, language, edition)}" for row in reasons]
    last = rows[-1].line
    if last is not None and last.events:
        is_act = last.choice >= 0 and last.parent < 0 and last.kind in ACTS
        said.append(f"<i>{escape((w.CHOSEN if is_act else w.BY_RULE).say(language))}</i>")
    return "<br>".join(said)


def _line(row: Row) -> str:
    """Return what a row says, with a link for each card and each term, which keeps the color of the words around it."""
    look = {CARD: "", RULE: f' style="color: {ui.theme.text}"'}
    return "".join(
        f'<a href="{escape(target, quote=True)}"{look[target[: target.find(":") + 1]]}>{escape(text)}</a>'
        if target.startswith((CARD, RULE))
        else escape(text)
        for text, target in row.pieces()
    )


def _rule(row: Row, language: str, edition: Edition) -> str:
    rule = row.line.rule if row.line is not None else ""
    if not rule:
        return ""
    return f' <small>(<a href="{RULE}{rule}">{escape(cited(rule, edition).say(language))}</a>)</small>'


def _card_of(link: str) -> tuple[str | None, str]:
    """Return handle and facts id of the card that a link names; None and "" for none."""
    if not link.startswith(CARD):
        return None, ""
    handle, _, card = QUrl(link).path().partition("/")
    return handle, card
