"""Draconian Measures: Shadows."""

from kfdesk.language.words import *

CHEVAL_DE_FRISE = card("cheval-de-frise", gains(each(CREATURE, FRIENDLY, of_house(SHADOWS)), (HAZARDOUS, 2)))
HONORABLE_ABAGNALE = card("honorable-abagnale", spends_theirs(3))


def _keep_the_change() -> Ability:
    paid = pay(up_to(6), YOU)
    return play(paid, draw(for_each(1, that_much(paid))))


KEEP_THE_CHANGE = card("keep-the-change", _keep_the_change())
LUIS_COMPERE = card(
    "luis-compère",
    at(END, OPPONENT, if_(there_are(at_least(2), times_of(draws(OPPONENT, step=DRAW_STEP), THIS_TURN)), steal(2))),
)
REIN_AND_CYCLE = card(
    "rein-and-cycle", play(if_you_do(pay(1, YOU), take_control(one_of(a(CREATURE, ENEMY), a(ARTIFACT, ENEMY)))))
)
BLANK_CHECK = card(
    "blank-check",
    play(
        by(EACH_PLAYER, shuffle(archives(), discard_pile())),
        discard(top(5, deck(OPPONENT))),
        as_if_yours(play_card(top(1, deck(OPPONENT)))),
    ),
)
COUNTERFEIT_CONTROVERSY = card(
    "counterfeit-controversy",
    play(if_(there_are(more_than(amber_of(YOU)), amber_of(OPPONENT)), lose(HALF, OPPONENT))),
)


def _ditch_the_loot() -> Ability:
    giver = a(CREATURE)
    return play(move_amber(ALL, giver, a(CREATURE, other_than(giver))))


DITCH_THE_LOOT = card("ditch-the-loot", _ditch_the_loot())
THE_WATCH = card("the-watch", while_(is_(THIS, EXHAUSTED), cannot(BE_STOLEN, YOU)))


def _vaelra_whisperfang() -> Ability:
    arrival = a(CREATURE)
    return after(plays(OPPONENT, arrival), deal(2, arrival))


VAELRA_WHISPERFANG = card("vaelra-whisperfang", _vaelra_whisperfang())


def _victor_flux() -> Ability:
    purged_card = a(CARD, in_=discard_pile())
    ban = until_your_turn(cannot(PLAY, OPPONENT, a(CARD, same(TYPE, purged_card))))
    return after_reap(if_you_do(purge(purged_card), ban))


VICTOR_FLUX = card("victor-flux", _victor_flux())
ACHROMATIC_BASILISK = card("achromatic-basilisk", after_fight(exhaust(a(CREATURE, ENEMY))))
CAUGHT_YOU_NAPPING = card(
    "caught-you-napping",
    play(if_(is_(YOU, OVERWHELMED), exhaust(a(CREATURE, ENEMY))), steal(for_each(1, each(CREATURE, EXHAUSTED, ENEMY)))),
)
CLAY_MORE = card("clay-more", destroyed(deal(2, each(CREATURE, ENEMY, ON_FLANK))))
COLT_SLEVEN = card("colt-sleven", play(repeat(deal(1, a(CREATURE)), for_each=counters_on(POWER, each(CREATURE)))))
GRAMMY_TAPS = card("grammy-taps", while_(is_(THIS, EXHAUSTED), gains(neighbors_of(THIS), ELUSIVE)))
NIGHTMARE_URCHIN = card("nightmare-urchin", after_reap(if_(is_(YOU, OVERWHELMED), steal(2), steal(1))))
PINCHER_MALLOY = card("pincher-malloy", play(if_(there_are(more_than(amber_of(YOU)), amber_of(OPPONENT)), steal(2))))


def _pyrotechnic_flash() -> Ability:
    flash = deal(2, a(CREATURE), splash=1)
    return play(flash, if_(there_are(at_least(2), done(flash, destroyed_by(flash))), steal(1)))


PYROTECHNIC_FLASH = card("pyrotechnic-flash", _pyrotechnic_flash())


def _take_a_break() -> Ability:
    weakest = least_powerful(CREATURE, ENEMY)
    return play(exhaust(all_of(weakest, neighbors_of(weakest))))


TAKE_A_BREAK = card("take-a-break", _take_a_break())
