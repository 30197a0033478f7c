"""Worlds Collide: Untamed."""

from kfdesk.language.words import *

BRAMBLE_LYNX = card("bramble-lynx", while_(happened(reaps(a(CREATURE, FRIENDLY)), THIS_TURN), enters_as(READY)))
CAULDRON_BOIL = card("cauldron-boil", play(deal(equal_to(damage_on(ITSELF)), each(CREATURE))))
DEEPWOOD_DRUID = card("deepwood-druid", labelled((PLAY, AFTER_REAP), fully_heal(a(CREATURE, NEIGHBORING))))
GHOSTHAWK = card("ghosthawk", play(may(one_at_a_time(reap_with(each(CREATURE, NEIGHBORING))))))
HARMONIA = card(
    "harmonia",
    after(
        plays(YOU, a(CREATURE)),
        if_(there_are(more_than(each(CREATURE, FRIENDLY)), each(CREATURE, ENEMY)), gain(1)),
    ),
)


IMPRINTED_MURMOOK = card("imprinted-murmook", keys_cost(-1, YOU))


def _molephin() -> Ability:
    theft = steals(OPPONENT)
    return after(theft, deal(for_each(1, that_much(theft)), each(CREATURE, ENEMY)))


MOLEPHIN = card("molephin", _molephin())
MUSTHIC_MURMOOK = card("musthic-murmook", keys_cost(1, EACH_PLAYER), play(deal(4, a(CREATURE))))
SONG_OF_THE_WILD = card("song-of-the-wild", play(this_turn(gains(each(CREATURE, FRIENDLY), after_reap(gain(1))))))
THE_FITTEST = card("the-fittest", play(put_counters(POWER, 1, each(CREATURE, FRIENDLY))))
UNNATURAL_SELECTION = card(
    "unnatural-selection",
    play(destroy(each(CREATURE), but=all_of(a(CREATURE, FRIENDLY, n=3), a(CREATURE, ENEMY, n=3)))),
)


UNSUSPECTING_PREY = card("unsuspecting-prey", play(deal(2, up_to(3, CREATURE, not_(DAMAGED)))))
FANGTOOTH_CAVERN = card("fangtooth-cavern", at(END, YOU, destroy(least_powerful(CREATURE))))


def _gebuk() -> Ability:
    thrown = discard(top(1, deck()))
    heir = put_into_play(those(thrown), spot=position_of(THIS))
    return destroyed(thrown, if_(is_(those(thrown, CARD), CREATURE), for_good(after(leaves(THIS), heir))))


GEBUK = card("gebuk", _gebuk())
INSTRUMENT_OF_SILENCE = card("instrument-of-silence", gains(HOST, SKIRMISH, after_fight(gain(1))))
KANGAPHANT = card("kangaphant", gains(each(CREATURE), after_reap(destroy(THIS))))


def _low_dawn() -> Ability:
    untamed = of_house(UNTAMED)
    enough = there_are(at_least(3), each(CREATURE, untamed, in_=discard_pile()))
    return play(if_(enough, gain(2)), shuffle(each(CREATURE, untamed, in_=discard_pile())))


LOW_DAWN = card("low-dawn", _low_dawn())
MAB_THE_MAD = card("mab-the-mad", after_reap(shuffle(THIS, printed=YOU)))
THE_FEATHERED_SHAMAN = card("the-feathered-shaman", after_fight_or_reap(ward(neighbors_of(THIS))))
WILD_SPIRIT = card("wild-spirit", gains(HOST, after_reap(capture(1))))


def _creed_of_nature() -> Ability:
    hunter = a(CREATURE)
    lesson = this_turn(gains(hunter, SKIRMISH, (ASSAULT, equal_to(power_of(ITSELF)))))
    return omni(if_you_do(destroy(THIS), sentences(choose(hunter), lesson)))


CREED_OF_NATURE = card("creed-of-nature", _creed_of_nature())


def _creed_of_nurture() -> Ability:
    shown = reveal(a(CREATURE, in_=hand()))
    nurtured = a(CREATURE)
    lesson = this_turn(gains_of(nurtured, those(shown)))
    return omni(if_you_do(sacrifice(THIS), sentences(and_(shown, choose(nurtured)), lesson)))


CREED_OF_NURTURE = card("creed-of-nurture", _creed_of_nurture())
ELDEST_BEAR = card("eldest-bear", while_(is_(THIS, CENTER), gains(THIS, before_fight(gain(2)))))


def _giant_gnawbill() -> Ability:
    who, house = a_player(), a_house()
    return after(chooses_house(who, house), by(who, destroy(a(ARTIFACT, of_house(house)))))


GIANT_GNAWBILL = card("giant-gnawbill", _giant_gnawbill())
MOOR_WOLF = card("moor-wolf", play(ready(each(CREATURE, OTHER, with_trait(WOLF)))))
NEPETA_GIGANTICA = card(
    "nepeta-gigantica",
    action(stun(one_of(a(CREATURE, with_trait(GIANT)), a(CREATURE, power(at_least(5)))))),
)


VINEAPPLE_TREE = card(
    "vineapple-tree",
    keys_cost(for_each(1, counters_on("growth", THIS)), EACH_PLAYER),
    after(forges(a_player()), remove_counters("growth", ALL, THIS)),
    action(put_counters("growth", 1, THIS)),
)


XENOS_BLOODSHADOW = card("xenos-bloodshadow")
TOAD = card("toad", cannot(REAP, THIS))
