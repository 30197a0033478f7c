"""Terms explained where the pointer rests on them: on a link, or on what has no room for links."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QToolTip

from kfdesk.desk.card.explaining import sentence
from kfdesk.desk.kit.labels import Label, RichLabel, tip
from kfdesk.desk.kit.ui import say
from kfdesk.engine.headings import HEADINGS
from kfdesk.engine.rules import RuleId

_ON_LINK: Final = Qt.CursorShape.PointingHandCursor


def tip_of(rules: Iterable[RuleId]) -> str:
    """Return the tooltip that explains these terms, "" for none."""
    return tip("\n".join(say(sentence(rule)) for rule in rules))


def explain_links(label: Label | RichLabel, before: str = "") -> None:
    """Explain a term of a label while its link is pointed at; `before` is what stands before an entry in its links."""
    _Explainer(label, before)


class _Explainer(QObject):
    """Belongs to a label, whose own tooltip does not come while one of its links is pointed at."""

    def __init__(self, label: Label | RichLabel, before: str) -> None:
        super().__init__(label)
        self._label, self._before = label, before
        self._said = ""
        label.linkHovered.connect(self._explain)
        label.installEventFilter(self)

    def _explain(self, link: str) -> None:
        rule = link.removeprefix(self._before)
        self._said = tip_of((rule,) if rule in HEADINGS else ())
        QToolTip.showText(QCursor.pos(), self._said, self._label)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let what is said of a term stay where the pointer rests on it, as the hand says that it does."""
        if event.type() is QEvent.Type.ToolTip and self._said and self._label.cursor().shape() is _ON_LINK:
            QToolTip.showText(QCursor.pos(), self._said, self._label)
            return True
        return super().eventFilter(watched, event)
