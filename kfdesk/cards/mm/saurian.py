"""Mass Mutation: Saurian."""

from kfdesk.language.words import *


def _saurian_egg() -> Ability:
    thrown = discard(top(2, deck()))
    hatched = those(thrown, CREATURE, of_house(SAURIAN))
    hatching = and_(put_into_play(hatched, READY), put_counters(POWER, 3, hatched), destroy(THIS))
    return omni(thrown, if_(there_are(SOME, done(thrown, of_house(SAURIAN), sort=CREATURE)), hatching))


SAURIAN_EGG = card("saurian-egg", cannot((FIGHT, REAP), THIS), _saurian_egg())
SIREN_HORN = card("siren-horn", gains(HOST, before_fight(move_amber(1, THIS, fought_by(THIS)))))
AMPHORA_CAPTURA = card("amphora-captura", instead(resolves_icon(YOU), may(resolve_icons(CAPTURE))))
OPTIO_GORKUS = card(
    "optio-gorkus",
    gains(neighbors_of(THIS), destroyed(move_amber(ALL, THIS, a(CREATURE, NEIGHBORING, named("optio-gorkus"))))),
)
DEUSILLUS = card(
    "deusillus",
    play(capture(ALL), deal(5, a(CREATURE, ENEMY))),
    after_fight_or_reap(move_amber(1, THIS, SUPPLY), deal(2, each(CREATURE, ENEMY))),
)
