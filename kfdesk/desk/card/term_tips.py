"""Terms in rich text, explained where the pointer rests on their links."""

from __future__ import annotations

from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QToolTip

from kfdesk.desk.card.explaining import sentence
from kfdesk.desk.kit.labels import Label, RichLabel, tip
from kfdesk.desk.kit.ui import say
from kfdesk.engine.headings import HEADINGS


def explain_links(label: Label | RichLabel, before: str = "") -> None:
    """Explain a term of a label while its link is pointed at; `before` is what stands before an entry in its links."""

    def explain(link: str) -> None:
        rule = link.removeprefix(before)
        QToolTip.showText(QCursor.pos(), tip(say(sentence(rule)) if rule in HEADINGS else ""), label)

    label.linkHovered.connect(explain)
