"""Terms explained where the pointer rests on them: on a link, or on what has no room for links."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QToolTip

from kfdesk.desk.card.explaining import sentence
from kfdesk.desk.kit.labels import Label, RichLabel, tip
from kfdesk.desk.kit.ui import say
from kfdesk.engine.headings import HEADINGS
from kfdesk.engine.rules import RuleId


def tip_of(rules: Iterable[RuleId]) -> str:
    """Return the tooltip that explains these terms, "" for none."""
    return tip("\n".join(say(sentence(rule)) for rule in rules))


def explain_links(label: Label | RichLabel, before: str = "") -> None:
    """Explain a term of a label while its link is pointed at; `before` is what stands before an entry in its links."""

    def explain(link: str) -> None:
        rule = link.removeprefix(before)
        QToolTip.showText(QCursor.pos(), tip_of((rule,) if rule in HEADINGS else ()), label)

    label.linkHovered.connect(explain)
