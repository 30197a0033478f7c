"""Dark Tidings: Untamed."""

from collections.abc import Callable

from kfdesk.language.base import Target
from kfdesk.language.players import Who
from kfdesk.language.words import *


def _bottom_cards(who: Who) -> Instruction:
    """Return the discarding of the bottom card of a deck, of three while the tide is high."""
    pile = deck(who)
    return instead_if(discard(bottom(1, pile)), tide(HIGH), discard(bottom(3, pile)))


def _spores() -> tuple[Instruction, Instruction]:
    released = remove_counters(POWER, ALL, THIS)
    return may(released), repeat(deal(1, each(CREATURE, OTHER)), for_each=that_much(released))


def _youngest_bear(deed: Callable[[Target], Instruction]) -> Ability:
    return after_reap(may(deed(a(CREATURE, NEIGHBORING))))


def _amberfin_shark_evil_twin() -> Ability:
    bitten = lose(1, EACH_PLAYER)
    return at(END, YOU, bitten, put_counters(POWER, for_each(1, that_much(bitten)), THIS))


AMBERFIN_SHARK_EVIL_TWIN = card("æmberfin-shark-evil-twin", _amberfin_shark_evil_twin())
CHELONIA_EVIL_TWIN = card(
    "chelonia-evil-twin", after(plays(YOU, a(CREATURE, OTHER)), if_(tide(HIGH), lose(1, OPPONENT)))
)


def _mookling_evil_twin() -> Ability:
    forging = forges(OPPONENT)
    return after(forging, put_counters(POWER, for_each(1, that_much(forging)), THIS))


MOOKLING_EVIL_TWIN = card("mookling-evil-twin", _mookling_evil_twin())


def _ol_paddy_evil_twin() -> Ability:
    thrown = _bottom_cards(OPPONENT)
    return after_reap(thrown, destroy(a(CREATURE, same(HOUSE, those(thrown, CARD)))))


OL_PADDY_EVIL_TWIN = card("ol--paddy-evil-twin", _ol_paddy_evil_twin())
SPOREGORGER_EVIL_TWIN = card(
    "sporegorger-evil-twin", play(move_counters(POWER, ALL, each(CREATURE, OTHER), THIS)), after_reap(*_spores())
)


def _witch_of_the_dawn_evil_twin() -> Ability:
    given = a(CREATURE, OTHER, FRIENDLY)
    called = a(CREATURE, other_than(given), in_=discard_pile())
    return play(if_you_do(destroy(given), sentences(play_card(called), and_(ready(called), use(called)))))


WITCH_OF_THE_DAWN_EVIL_TWIN = card("witch-of-the-dawn-evil-twin", _witch_of_the_dawn_evil_twin())
YOUNGEST_BEAR_EVIL_TWIN = card("youngest-bear-evil-twin", _youngest_bear(fight_with))
CHENILLE = card("chenille", action(return_(a(CARD, named("bombyx"), in_=discard_pile()))))


def _grows_out_of(former: str) -> Ability:
    return play(if_you_do_not(destroy(a(CREATURE, FRIENDLY, named(former))), destroy(THIS)))


BOMBYX = card("bombyx", _grows_out_of("chenille"), action(return_(a(CARD, named("fifalde"), in_=discard_pile()))))
FIFALDE = card("fifalde", _grows_out_of("bombyx"), after_fight_or_reap(and_(fully_heal(THIS), gain(1))))
AMBERFIN_SHARK = card(
    "æmberfin-shark",
    play(put_counters(POWER, 3, THIS)),
    at(END, YOU, if_you_do(remove_counters(POWER, 1, THIS), gain(1, EACH_PLAYER))),
)
DREDGING_DRUID = card(
    "dredging-druid", after_reap(if_(tide(HIGH), put(up_to(3, CREATURE, in_=discard_pile()), DECK_TOP)))
)
PESTERGROVE = card("pestergrove", enters_as(ENRAGED, of=each(CREATURE)))


def _primal_relic() -> Ability:
    strong = a_player()
    strength = power_of(each(CREATURE, controlled_by(strong)))
    return at(START, strong, if_(there_are(at_least(20), strength), move_amber(ALL, THIS, strong)))


PRIMAL_RELIC = card(
    "primal-relic", play(place_amber(4, THIS), put_counters(POWER, 1, a(CREATURE, n=3))), _primal_relic()
)


def _ritual_of_life() -> Ability:
    given = a(CREATURE, FRIENDLY)
    return action(if_you_do(destroy(given), return_(a(CREATURE, other_than(given), in_=discard_pile()))))


RITUAL_OF_LIFE = card("ritual-of-life", _ritual_of_life())


def _the_mysticeti() -> Ability:
    tired = exhaust(any_number(CREATURE, FRIENDLY, of_house(UNTAMED)))
    emerging = for_good(becomes_creature(THIS, TAUNT, power=0, spot=ANYWHERE))
    return action(
        tired, if_(there_are(SOME, done(tired)), and_(put_counters(POWER, for_each(3, done(tired)), THIS), emerging))
    )


THE_MYSTICETI = card("the-mysticeti", _the_mysticeti())
WASHED_AWAY = card("washed-away", play(if_(tide(HIGH), destroy(each(ARTIFACT)), otherwise=raise_tide())))


def _ambermancy() -> Ability:
    drained = remove_counters(POWER, up_to(3), a(CREATURE))
    return play(drained, gain(for_each(1, that_much(drained))))


AMBERMANCY = card("æmbermancy", _ambermancy())
BEACH_DAY = card("beach-day", play(return_(a(CREATURE)), if_(tide(HIGH), gain(1))))
CROSS_PORPOISES = card("cross-porpoises", play(raise_tide(), enrage(a(CREATURE, ENEMY, n=2))))
GENETIC_DRIFT = card(
    "genetic-drift",
    play(then(put_counters(POWER, 1, a(CREATURE)), put_counters(POWER, 1, each(CREATURE, counters(POWER, SOME))))),
)


def _ol_paddy() -> Ability:
    thrown = _bottom_cards(YOU)
    return after_reap(thrown, play_card(each(CREATURE, in_=those(thrown, CARD))))


OL_PADDY = card("ol--paddy", _ol_paddy())
SPOREGORGER = card("sporegorger", after_reap(put_counters(POWER, 1, THIS), *_spores()))
THIN_THE_HERD = card("thin-the-herd", play(shuffle(least_powerful(CREATURE, n=4))))


def _waste_not() -> Ability:
    spent = a(CREATURE, FRIENDLY)
    return play(destroy(spent), draw(half(power_of(spent), up=True)))


WASTE_NOT = card("waste-not", _waste_not())
ALL_TIDE_UP = card("all-tide-up", play(if_(tide(HIGH), gain(1), otherwise=raise_tide())))


def _assert_dominance() -> Ability:
    star = a(CREATURE, FRIENDLY)
    return play(this_turn(gains(star, SKIRMISH)), and_(ready(star), fight_with(star)))


ASSERT_DOMINANCE = card("assert-dominance", _assert_dominance())
CHELONIA = card("chelonia", after(plays(YOU, a(CREATURE, OTHER)), if_(tide(HIGH), gain(1))))
DEEPWATER_GRUEN = card("deepwater-gruen", labelled((PLAY, AFTER_REAP), if_(tide(LOW), gain(1, OPPONENT))))
_ITS_RIGHT_NEIGHBOR = each(CREATURE, neighbor_of(ITSELF), on_the(RIGHT, ITSELF))
INFIGHTING = card("infighting", play(deal(equal_to(power_of(ITSELF)), _ITS_RIGHT_NEIGHBOR, by=each(CREATURE))))
MOLLYMAWK = card("mollymawk", play(destroy(a(ARTIFACT))))
MOOKLING = card("mookling", keys_cost(equal_to(power_of(THIS)), OPPONENT))
MYLIOBE = card(
    "myliobe",
    while_(tide(HIGH), gains(THIS, SKIRMISH)),
    before_fight(enrage(all_of(fought_by(THIS), neighbors_of(fought_by(THIS))))),
)


def _reap_or_sow() -> Ability:
    reaper = a(CREATURE, FRIENDLY)
    return play(
        choose_one(and_(ready(reaper), reap_with(reaper)), put_counters(POWER, 3, any_number(CREATURE), divided=True))
    )


REAP_OR_SOW = card("reap-or-sow", _reap_or_sow())
WAY_OF_THE_PIXIE = card("way-of-the-pixie", gains(HOST, after_reap(gain(1))))
WITCH_OF_THE_DAWN = card("witch-of-the-dawn", play(return_(a(CREATURE, in_=discard_pile()))))
YOUNGEST_BEAR = card("youngest-bear", _youngest_bear(reap_with))
