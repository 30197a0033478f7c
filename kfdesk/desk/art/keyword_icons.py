"""Icons of keywords on faces: the outline says when a keyword counts, the figure on it which one it is.

Diamonds count when the creature attacks, shields when it is attacked, hexagons when the card is played.
"""

from __future__ import annotations

from typing import Final

from kfdesk.desk.art.drawings import Drawing, drawings
from kfdesk.engine.terms import Keyword


def _of_keywords(table: str) -> dict[Keyword, Drawing]:
    return {Keyword(name): layers for name, layers in drawings("keywords", table).items()}


KEYWORD_ICONS: Final = _of_keywords("icons")
"""The layers of each keyword's icon; taunt has the icon of its status."""

KEYWORD_NUMBERS: Final = _of_keywords("numbers")
"""The same under a number."""


def icon_of(keyword: Keyword) -> str:
    """Return the name of a keyword's icon; one without an icon of its own is drawn as a counter."""
    return "taunt" if keyword is Keyword.TAUNT else f"keyword-{keyword.value}"
