"""Dark Tidings: Sanctum."""

from kfdesk.engine.abilities import Mod
from kfdesk.language.rules.changes import Constant
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.phrases import Phrase
from kfdesk.text.speech import Piece, Sayable

ALMSMASTER_EVIL_TWIN = card("almsmaster-evil-twin", gains(neighbors_of(THIS), destroyed(steal(1))))


@entity
class _Switched(Constant):
    """The power and the armor of a creature have changed places."""

    def spoken(self) -> Piece:
        return _ARE_SWITCHED.of(target=self.target)

    def during(self, time: Sayable) -> Piece:
        return _SWITCH.of(target=self.target, time=time)


_ARE_SWITCHED = Phrase(
    en="the power and armor of {target} || be switched", de="Stärke und Rüstung {target:gen} || vertauscht sein"
)
_SWITCH = Phrase(
    en="switch the power and armor of {target} {time}", de="{time} Stärke und Rüstung {target:gen} vertauschen"
)
LIGHTSMITH_CLARIEL_EVIL_TWIN = card(
    "lightsmith-clariel-evil-twin", action(this_turn(_Switched(Mod.SWITCHED, a(CREATURE))))
)
LIGHTSMITH_CLARIEL = card("lightsmith-clariel", before_fight(may(this_turn(_Switched(Mod.SWITCHED, THIS)))))
ALMSMASTER = card("almsmaster", play(capture(1, neighbors_of(THIS))))
