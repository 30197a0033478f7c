"""A kept game as a tile of the start page: its table in small, who plays, where it stands."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from kfdesk.desk.games import texts as s
from kfdesk.desk.games.rows import Row
from kfdesk.desk.games.unfinished import label
from kfdesk.desk.kit.ui import follow_language, say
from kfdesk.desk.tiles.tile import Tile, TileFace
from kfdesk.match.game_library import SavedGame
from kfdesk.text.words import Words, joined, same


class GameTile(Tile):
    """A picture with two lines below; the tile's text says all of it for those who hear it."""

    def __init__(self, game: SavedGame, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        follow_language(self._say)

    def _say(self) -> None:
        face = TileFace(say(title_of(self._game)), (say(stands(self._game)),), self._game.summary.glance)
        self.present(face, name=say(label(self._game)))


def title_of(game: SavedGame) -> Words:
    """Return what a game is called: its name, or who plays."""
    return same(Row(game).title())


def stands(game: SavedGame) -> Words:
    """Return where a game stands: its turn and the keys."""
    shown = game.summary
    if not shown.turn:
        return s.NOT_BEGUN
    turn = s.TURN.filled(turn=shown.turn)
    return joined((turn, s.KEYS.filled(one=len(shown.keys[0]), two=len(shown.keys[1]))), " · ")
