"""Worlds Collide: Saurian."""

from kfdesk.language.words import *

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


KOMPSOS_HARUSPEX = card("kompsos-haruspex", also_behind(PLAY, AFTER_REAP, each(CREATURE, FRIENDLY)))
SPARTASAUR = card(
    "spartasaur",
    after(is_destroyed(a(CREATURE, FRIENDLY)), destroy(each(CREATURE, not_(with_trait(DINOSAUR))))),
    after_fight(gain(2)),
)
