"""Which matches nobody has won yet, and the dialog that asks with which of them to go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListWidget, QListWidgetItem, QWidget

from kfdesk.desk.art.archon import paint_archon
from kfdesk.desk.features.left_off import LeftOff, touched
from kfdesk.desk.kit.bounded import Bounded
from kfdesk.desk.kit.fit_to_screen import fit
from kfdesk.desk.kit.labels import Label, tip
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.locales import date_text
from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.theme import Theme
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.matches import texts as s
from kfdesk.desk.matches.source import BETWEEN
from kfdesk.engine.terms import PLAYERS, Player
from kfdesk.match.formats import RECIPES, DeckRule
from kfdesk.match.home_marks import deck_words
from kfdesk.match.matches import Match
from kfdesk.match.series import Choose, DeckRef
from kfdesk.text.words import joined

ARCHONS = QSize(124, 58)
"""Size of the two Archons beside a match, in logical pixels."""


def described(match: Match, language: str) -> str:
    """Return a match in a line: players and score, format, decks, and the day it was last touched."""
    series = match.series
    one, two = series.players
    a, b = series.score()
    score = s.SCORE.filled(one=one, two=two, a=a, b=b).say(language)
    recipe = RECIPES.get(series.name)
    name = recipe.name.say(language) if recipe is not None else series.name
    try:
        day = date_text(datetime.fromtimestamp(match.path.stat().st_mtime).astimezone(), language)
    except OSError:
        day = ""
    return BETWEEN.join(filter(None, (score, name, day)))


def left_off(match: Match, go_on: Callable[[Match], object]) -> LeftOff | None:
    """Return a match as it was left, None where its file is gone; `go_on` goes on with it."""
    when = touched(match.path)
    if when is None:
        return None
    series = match.series
    one, two = series.players
    a, b = series.score()
    recipe = RECIPES.get(series.name)
    about = s.SCORE_ONLY.filled(a=a, b=b)
    return LeftOff(
        when,
        s.MATCH_OF.filled(one=one, two=two),
        joined((recipe.name, about), BETWEEN) if recipe is not None else about,
        partial(go_on, match),
        paint=partial(_paint_archons, match),
    )


def _paint_archons(match: Match, painter: QPainter, place: QRectF) -> None:
    """Paint the Archons of both players side by side on cloth."""
    dip(painter, QPen(QColor(ui.theme.cloth_edge), 1), QColor(ui.theme.cloth))
    painter.drawRoundedRect(place, 6, 6)
    ratio = painter.device().devicePixelRatioF()
    scale = ratio * place.width() / ARCHONS.width() * 0.86
    key = (match.path, chosen_of(match), ui.theme.name, scale)
    picture = _PAINTED.made_once(key, lambda: archons_of(match, ui.theme, scale))
    inner = QRectF(0, 0, place.width() * 0.86, place.width() * 0.86 * ARCHONS.height() / ARCHONS.width())
    inner.moveCenter(place.center())
    painter.drawPixmap(inner, picture, QRectF(picture.rect()))


_PAINTED: Final[Bounded[tuple[Path, tuple[DeckRef | None, DeckRef | None], str, float], QPixmap]] = Bounded(most=4)
"""Archons of matches as the start page painted them: each takes a twentieth of a second."""


def decks_of(match: Match, language: str) -> str:
    """Return the names of the decks of a match, as far as both players know them; with their marks."""
    known = match.series.decks if not _is_sealed(match) else (tuple(filter(None, chosen_of(match))),)
    names = (deck_words(deck.name, match.file.decks[deck.key].kind) for side in known for deck in side)
    return "\n".join(dict.fromkeys(name.say(language) for name in names))


def chosen_of(match: Match) -> tuple[DeckRef | None, DeckRef | None]:
    """Return a deck of each player that both players know; None for packs of which nobody has seen all."""
    series = match.series
    if not _is_sealed(match):
        return series.decks[0][0], series.decks[1][0]
    chosen = {move.player: move.deck for move in series.moves if isinstance(move, Choose)}
    if len(chosen) < len(PLAYERS):
        return None, None
    one, two = (next(deck for deck in series.decks[player] if deck.key == chosen[player]) for player in PLAYERS)
    return one, two


def _is_sealed(match: Match) -> bool:
    return match.series.plan.decks is DeckRule.SEALED


def archons_of(match: Match, theme: Theme, ratio: float) -> QPixmap:
    """Return the Archons of both players side by side, a closed pack for one that not both know."""
    made = QPixmap(ARCHONS * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    side = ARCHONS.height()
    with painting_on(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for player, ref in zip(PLAYERS, chosen_of(match), strict=True):
            place = QRectF(player * (ARCHONS.width() - side), 0, side, side)
            if ref is None:
                _draw_pack(painter, place, player, theme)
                continue
            deck = match.deck(ref)
            path = QPainterPath()
            path.addRoundedRect(place, 8, 8)
            painter.save()
            painter.setClipPath(path)
            paint_archon(painter, deck.name, tuple(map(str, deck.houses)), place, theme)
            painter.restore()
    return made


def _draw_pack(painter: QPainter, place: QRectF, owner: Player, theme: Theme) -> None:
    from kfdesk.desk.decks.unboxing import PACK, paint_pack  # needed for sealed packs only

    scale = place.height() / PACK.height()
    painter.save()
    painter.translate(place.center().x() - PACK.width() * scale / 2, place.top())
    painter.scale(scale, scale)
    paint_pack(painter, QRectF(QPointF(0, 0), PACK), owner, theme)
    painter.restore()


def _icon(picture: QPixmap) -> QIcon:
    """Return an icon that looks alike in a line that is chosen."""
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Selected)
    return icon


class MatchesDialog(QDialog):
    """Asks with which match to go on."""

    def __init__(self, matches: Sequence[Match], language: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._matches = list(matches)
        self.setWindowTitle(s.UNDER_WAY_TITLE.say(language))
        self.list = QListWidget()
        self.list.setObjectName("matchList")
        self.list.setAccessibleName(s.UNDER_WAY_TITLE.say(language))
        for match in self._matches:
            item = QListWidgetItem(described(match, language))
            item.setToolTip(tip(decks_of(match, language)))
            item.setIcon(_icon(archons_of(match, theme, self.devicePixelRatioF())))
            self.list.addItem(item)
        self.list.setIconSize(ARCHONS)
        self.list.setCurrentRow(0)
        self.buttons = QDialogButtonBox()
        self.go_on = self.buttons.addButton(s.GO_ON.say(language), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(s.BACK.say(language), QDialogButtonBox.ButtonRole.RejectRole)
        self.go_on.setDefault(True)
        down(Label(s.SEVERAL.say(language)), (self.list, 1), self.buttons, on=self)
        self.list.itemActivated.connect(lambda _: self.accept())
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        fit(self, 640, 380)

    @property
    def chosen(self) -> Match:
        """The match chosen."""
        return self._matches[max(0, self.list.currentRow())]
