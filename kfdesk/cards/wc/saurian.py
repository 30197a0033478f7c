"""Worlds Collide: Saurian."""

from kfdesk.engine.abilities import Mod
from kfdesk.language.rules.changes import Constant
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.phrases import Phrase
from kfdesk.text.speech import Piece

IMPERIAL_SCUTUM = card(
    "imperial-scutum", together(gets(HOST, armor=2), gains(HOST, destroyed(move_amber(ALL, THIS, SUPPLY))))
)


def _phalanx_strike() -> Ability:
    struck = a(CREATURE)
    strike = sentences(choose(struck), deal(for_each(1, each(CREATURE, FRIENDLY)), struck))
    return play(repeat(strike, cost=exalt(a(CREATURE, FRIENDLY))))


PHALANX_STRIKE = card("phalanx-strike", _phalanx_strike())
SENATOR_SHRIX = card("senator-shrix", spendable(THIS), labelled((PLAY, AFTER_REAP), may(exalt(THIS))))
GARGANTODON = card(
    "gargantodon",
    enters_as(STUNNED),
    deals_when_fighting(4),
    instead(steals(a_player()), redirect(to=a(CREATURE, controlled_by(ACTIVE_PLAYER)))),
)


def _orator_hissaro() -> Ability:
    listeners = neighbors_of(THIS)
    return play(and_(ready(listeners), exalt(listeners)), this_turn(belongs_to(SAURIAN, listeners)))


ORATOR_HISSARO = card("orator-hissaro", _orator_hissaro())
TERRORDACTYL = card(
    "terrordactyl", enters_as(STUNNED), deals_when_fighting(4), before_fight(deal(4, neighbors_of(fought_by(THIS))))
)
AUTO_LEGIONARY = card(
    "auto-legionary", action(for_good(becomes_creature(THIS, power=5), permits(USE, THIS, as_active=True)))
)
CRASSOSAURUS = card(
    "crassosaurus",
    play(capture(10, THIS, EACH_PLAYER), if_(there_are(at_most(9), amber_on(THIS)), purge(THIS))),
)


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
SPARTASAUR = card(
    "spartasaur",
    after(is_destroyed(a(CREATURE, FRIENDLY)), destroy(each(CREATURE, not_(with_trait(DINOSAUR))))),
    after_fight(gain(2)),
)
