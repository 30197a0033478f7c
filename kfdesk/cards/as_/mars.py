"""Æmber Skies: Mars."""

from kfdesk.language.words import *

OF_MARS = of_house(MARS)
NOT_MARS = not_(of_house(MARS))
MARS_FRIENDS = each(CREATURE, FRIENDLY, OF_MARS)
BARTOS_THE_RUINER = card(
    "bartos-the-ruiner",
    gains(all_of(each(CREATURE, NOT_MARS), each(ARTIFACT, NOT_MARS)), after(is_used(THIS), destroy(THIS))),
)


def _deimos_burst() -> Ability:
    burst = destroy(all_of(each(ARTIFACT, FRIENDLY), each(CREATURE, FRIENDLY, ON_FLANK)))
    return play(burst, gain(for_each(1, done(burst, sort=CARD))))


DEIMOS_BURST = card("deimos-burst", _deimos_burst())
ELDEST_BATCHMINDER = card("eldest-batchminder", at(END, YOU, put_counters(POWER, 2, each(CREATURE, OTHER, OF_MARS))))
NICE_TO_GREET_YOU = card("nice-to-greet-you", play(ready(each(CREATURE, OF_MARS))))
SAUCER_149 = card("saucer-149", play(exalt(THIS, 4)), action(move_amber(2, THIS, a(CREATURE, ENEMY))))
TANGRANT = card("tangrant", while_(not_(is_(MARS, ACTIVE)), permits(PLAY, a(CARD, OF_MARS), once=True)))
ENVYX_GLIDER = card("envyx-glider", after_fight(next_turn(OPPONENT, keys_cost(for_each(1, MARS_FRIENDS), EACH_PLAYER))))
IYXRENU_THE_CLEVER = card("iyxrenu-the-clever", action(if_you_do(lose(1), move_amber(ALL, a(CREATURE), YOU))))
KYYPAX_ENCAPSULATOR = card("kyypax-encapsulator", after_reap(put(a(CREATURE, ENEMY), ARCHIVES)))
PHOSPHORUS_BLAST = card("phosphorus-blast", play(deal(2, each(CREATURE, NOT_MARS))))


def _shark_bait() -> Ability:
    bait = a(CREATURE, FRIENDLY, NOT_MARS)
    bite = deal(2, bait)
    return play(bite, if_(is_(bait, not_(destroyed_by(bite))), capture(2, bait)))


SHARK_BAIT = card("shark-bait", _shark_bait())
WIND_SHIELD = card("wind-shield", gains(HOST, ELUSIVE, after_reap(capture(1, a(CREATURE, FRIENDLY)))))
COBALT_KAPULET = card("cobalt-kapulet", after_reap(capture(for_each(2, each(CREATURE, OF_MARS, NEIGHBORING)))))


def _crimson_dax() -> Ability:
    shown = a(CARD, NOT_MARS, in_=hand())
    return after_reap(if_you_do(may(reveal(shown)), and_(purge(shown), put_counters(POWER, 3, a(CREATURE, OF_MARS)))))


CRIMSON_DAX = card("crimson-dax", _crimson_dax())
DONOR_VOX = card("donor-vox", scrap(put_counters(POWER, 2, a(CREATURE, FRIENDLY, OF_MARS))))


def _harmonic_pack() -> Ability:
    hit, shown = a(CREATURE), random(CARD, in_=archives(a_player()))
    return play(deal(2, hit), if_you_do(reveal(shown), deal(3, hit)), discard(shown))


HARMONIC_PACK = card("harmonic-pack", _harmonic_pack())


def _intentional_discharge() -> Ability:
    discharged = a(CREATURE, FRIENDLY)
    going = return_(discharged, printed=owner_of(discharged))
    return play(if_you_do(going, ready(a(CREATURE, FRIENDLY, OF_MARS))))


INTENTIONAL_DISCHARGE = card("intentional-discharge", _intentional_discharge())
NUMBER_612 = card("number-612")


def _synwyx_the_bold() -> Ability:
    led = a(CREATURE, ENEMY)
    return after_fight(capture(2, led, from_=controller_of(led)))


SYNWYX_THE_BOLD = card("synwyx-the-bold", _synwyx_the_bold())
WATNEY_S_CALCULATION = card(
    "watney-s-calculation",
    play(if_(there_are(more_than(amber_of(YOU)), amber_of(OPPONENT)), destroy(a(CREATURE, ENEMY)))),
)
YANDYLINX = card(
    "yandylinx",
    after_reap(if_you_do(discard(a(CARD, in_=hand())), lose(1, OPPONENT))),
    scrap(capture(1, MARS_FRIENDS)),
)
GAMMA_BLASTER = card("gamma-blaster", gains(HOST, after_reap(destroy(a(CREATURE, ENEMY, amber(SOME))))))


def _stealth_modifications() -> tuple[Ability, Ability]:
    hidden = all_of(HOST, neighbors_of(HOST))
    return gains(hidden, ELUSIVE), play(ward(hidden))


STEALTH_MODIFICATIONS = card("stealth-modifications", *_stealth_modifications())
