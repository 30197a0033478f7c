"""Worlds Collide: Saurian."""

from kfdesk.engine.abilities import Mod
from kfdesk.language.rules.changes import Constant
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.phrases import Phrase
from kfdesk.text.speech import Piece


@entity
class _PlaysAreReaps(Constant):
    """The play effects of creatures resolve after they reap, too."""

    def spoken(self) -> Piece:
        return _PLAY_IS_REAP.of(target=self.target)


_PLAY_IS_REAP = Phrase(
    en="the play effect of {target} | be a play/after reap effect",
    de="der “Spielen:”-Effekt {target:gen} | ein “Spielen/Nach der Ernte:”-Effekt sein",
)
KOMPSOS_HARUSPEX = card(
    "kompsos-haruspex",
    _PlaysAreReaps(Mod.ALSO_BEHIND, each(CREATURE, FRIENDLY), (PLAY, AFTER_REAP)),
)
