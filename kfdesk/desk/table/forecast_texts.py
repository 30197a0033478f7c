"""A forecast in words, for screen readers: what would happen to each card and player, and why no more is known."""

from __future__ import annotations

from typing import Final

from kfdesk.desk import texts as shared
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.desk.table.faces import TableFaces
from kfdesk.engine.terms import PLAYERS
from kfdesk.engine.views import TableView
from kfdesk.teach.forecast import Fate, Forecast, Stop
from kfdesk.text.words import Words

_DESTROYED: Final = Words("destroyed")
_LEAVES: Final = Words("leaves play")
_DAMAGE: Final = shared.DAMAGE
_PREVENTED: Final = Words("armor prevents {n}")
_HEALED: Final = Words("{n} damage less")
_WARD: Final = Words("loses its ward")
_AMBER: Final = Words("{n} Æmber on it", context="change")
_POOL: Final = Words("{n} Æmber", context="change")
_KEY: Final = Words("{n} forged key", plural="{n} forged keys", context="change")
STOPS: Final = {
    Stop.CHOICE: Words("then someone chooses"),
    Stop.CHANCE: Words("then chance decides"),
    Stop.HIDDEN: Words("the rest depends on hidden cards"),
}
"""Why a forecast goes no further."""


def spoken(forecast: Forecast, view: TableView, faces: TableFaces) -> str:
    """Return the forecast as sentences; names are those of cards and players that the view shows."""
    language = ui.language
    found: list[str] = []
    for fate in forecast.fates:
        card, facts = find_card(view, fate.card), _facts(fate)
        if card is not None and facts:
            found.append(f"{faces.title(card)}: {', '.join(words.say(language) for words in facts)}")
    for player in PLAYERS:
        changes = ((_POOL, forecast.amber[player]), (_KEY, forecast.keys[player]))
        said = [words.filled(n=n).say(language) for words, n in changes if n]
        if said:
            found.append(f"{view.seats[player].name}: {', '.join(said)}")
    if forecast.stop is not None:
        found.append(STOPS[forecast.stop].say(language))
    return ". ".join(found)


def _facts(fate: Fate) -> list[Words]:
    said = (
        (_DESTROYED, fate.destroyed),
        (_LEAVES, fate.leaves_for is not None),
        (_DAMAGE.filled(n=fate.damage), fate.damage),
        (_PREVENTED.filled(n=fate.prevented), fate.prevented),
        (_HEALED.filled(n=fate.healed), fate.healed),
        (_WARD, fate.ward_lost),
        (_AMBER.filled(n=fate.amber), fate.amber),
        *((status.adjective, True) for status in fate.gains),
    )
    return [words for words, holds in said if holds]
