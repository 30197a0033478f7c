"""The evening that was touched last, where it goes on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from kfdesk.desk.art.command_signs import draw_command
from kfdesk.desk.evenings import texts as s
from kfdesk.desk.features.left_off import LeftOff, touched
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.ui import ui
from kfdesk.match.evenings.kept import EveningBook, KeptEvening
from kfdesk.match.evenings.pairing import why_not
from kfdesk.text.words import same


def left_off(go_on: Callable[[KeptEvening], object]) -> LeftOff | None:
    """Return the evening that was touched last, if there is anything left to play; `go_on` goes on with it."""
    kept = EveningBook().last()
    when = touched(kept.path) if kept is not None else None
    if kept is None or when is None:
        return None
    standing = kept.evening.standing()
    if next(standing.open_tables(), None) is None and why_not(kept.evening) is not None:
        return None
    about = s.ROUND_OF.filled(n=len(standing.rounds), all=kept.evening.plan.rounds) if standing.rounds else s.NOT_BEGUN
    return LeftOff(when, same(kept.evening.plan.title), about, partial(go_on, kept), paint=_paint)


def _paint(painter: QPainter, place: QRectF) -> None:
    """Paint the sign of evenings on cloth."""
    dip(painter, QPen(QColor(ui.theme.cloth_edge), 1), QColor(ui.theme.cloth))
    painter.drawRoundedRect(place, 6, 6)
    side = place.height() * 0.6
    sign = QRectF(0, 0, side, side)
    sign.moveCenter(place.center())
    draw_command(painter, "evening", sign, ui.theme.zone_text)
