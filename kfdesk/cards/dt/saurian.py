"""Dark Tidings: Saurian."""

from kfdesk.language.targets import Chosen
from kfdesk.language.words import *

BESTIARII_URSO_EVIL_TWIN = card("bestiarii-urso-evil-twin", labelled((PLAY, AFTER_FIGHT), stun(a(CREATURE))))
CENSOR_PHILO_EVIL_TWIN = card("censor-philo-evil-twin", play(deal(5, a(CREATURE, amber(SOME)))))


def _eclectic_ambrosius_evil_twin() -> Ability:
    dulled = a(CREATURE, ENEMY)
    blank = while_(is_(dulled, counters(IGNORANCE, SOME)), considered(dulled, BLANK))
    return after_reap(put_counters(IGNORANCE, 1, dulled), for_good(blank))


ECLECTIC_AMBROSIUS_EVIL_TWIN = card("eclectic-ambrosius-evil-twin", _eclectic_ambrosius_evil_twin())
LAPISAURUS_EVIL_TWIN = card("lapisaurus-evil-twin", after_fight(exalt(fought_by(THIS))))


def _foreigner() -> Chosen:
    return a(CREATURE, FRIENDLY, not_(of_house(SAURIAN)))


def _magistra_vita_evil_twin() -> Ability:
    sent = _foreigner()
    return labelled((PLAY, AFTER_FIGHT), if_you_do(may(exalt(sent)), fight_with(sent)))


MAGISTRA_VITA_EVIL_TWIN = card("magistra-vita-evil-twin", _magistra_vita_evil_twin())
PHYSICUS_FELIX_EVIL_TWIN = card(
    "physicus-felix-evil-twin", labelled((PLAY, AFTER_FIGHT), if_(tide(LOW), may(exalt(a(CREATURE)))))
)
UNDAGNATHUS_EVIL_TWIN = card("undagnathus-evil-twin", while_(tide(LOW), takes_more_damage(THIS, doubled=True)))


def _bracchanalia() -> tuple[Ability, Ability]:
    host = a_player()
    feasting = there_are(at_least(4), each(CREATURE, amber(SOME), controlled_by(host)))
    return (
        play(place_amber(4, THIS), capture(1, a(CREATURE, FRIENDLY))),
        at(START, host, if_(feasting, move_amber(ALL, THIS, host))),
    )


BRACCHANALIA = card("bracchanalia", *_bracchanalia())


def _brachiaditus() -> Ability:
    neighbors = neighbors_of(THIS)
    return play(and_(stun(neighbors), move_amber(1, neighbors, SUPPLY)))


BRACHIADITUS = card("brachiaditus", _brachiaditus())
ECLECTIC_AMBROSIUS = card(
    "eclectic-ambrosius",
    at(END, YOU, put_counters(KNOWLEDGE, 1, THIS)),
    action(if_you_do(remove_counters(KNOWLEDGE, 3, THIS), gain(6))),
)


def _enlist_numeri() -> Ability:
    recruit = a(CREATURE, ENEMY, amber(SOME))
    return play(take_control(recruit), for_good(belongs_to(SAURIAN, recruit, while_yours=True)))


ENLIST_NUMERI = card("enlist-numeri", _enlist_numeri())
_HASTATI = each(CREATURE, FRIENDLY, named("hastatus-raptor"))
HASTATUS_RAPTOR = card(
    "hastatus-raptor",
    before_fight(if_you_do(may(exalt(THIS)), deal(for_each(1, amber_on(_HASTATI)), fought_by(THIS)))),
)


def _iss_indominus() -> Ability:
    rowers = exhaust(up_to(5, CREATURE, FRIENDLY, of_house(SAURIAN)))
    return action(rowers, repeat(deal(1, each(CREATURE, ENEMY)), for_each=done(rowers)))


ISS_INDOMINUS = card("iss-indominus", _iss_indominus())


def _swallow_whole() -> tuple[Ability, ...]:
    two = a(CREATURE, n=2)
    eaten = least_powerful(CREATURE, in_=two)
    return (
        cannot(PLAY, THIS, unless=tide(HIGH)),
        play(choose(two), purge(eaten), put_counters(POWER, equal_to(power_of(eaten)), rest_of(eaten))),
    )


SWALLOW_WHOLE = card("swallow-whole", *_swallow_whole())


def _the_first_scroll() -> Ability:
    smith = a_player()
    captors = each(CREATURE, controlled_by(smith))
    return after(forges(smith), capture(1, captors, controller_of(captors)))


THE_FIRST_SCROLL = card("the-first-scroll", _the_first_scroll())
ANKYLO_FORMATION = card(
    "ankylo-formation",
    play(
        choose_one(
            this_turn(gains(a(CREATURE, FRIENDLY), SKIRMISH)),
            sentences(exalt(a(CREATURE, FRIENDLY)), this_turn(gains(each(CREATURE, FRIENDLY), SKIRMISH))),
        )
    ),
)
BESTIARII_URSO = card("bestiarii-urso", labelled((PLAY, AFTER_REAP), may(unstun(a(CREATURE)))))
BURY_RICHES = card(
    "bury-riches",
    play(if_(tide(HIGH), move_amber(1, each(CREATURE), controller_of(ITSELF)), otherwise=raise_tide())),
)
DI_NO_YOU_DIDNT = card("di-no-you-didn-t", play(destroy(a(CREATURE, ENEMY, amber(SOME)))))
PHYSICUS_FELIX = card("physicus-felix", labelled((PLAY, AFTER_FIGHT), if_(tide(HIGH), may(exalt(a(CREATURE))))))
SAURARIUM = card("saurarium", cannot(REAP, each(CREATURE, LOWEST_POWER)))
TROJAN_SAUROPOD = card(
    "trojan-sauropod",
    UNDER_OPPONENT,
    omni(
        gain(3),
        by(OPPONENT, then(and_(reveal(hand()), put_into_play(each(CREATURE, in_=hand()), READY)), refill())),
        destroy(THIS),
    ),
)
WIPE_CLEAR = card("wipe-clear", play(deal(1, each(CREATURE)), destroy(each(UPGRADE))))


def _moved() -> Instruction:
    """Move 1 Æmber from a creature to another creature."""
    giver = a(CREATURE)
    return move_amber(1, giver, a(CREATURE, other_than(giver)))


ALTRUISTS_ROSTRUM = card("altruist-s-rostrum", action(_moved()))
CARPE_VINUM = card("carpe-vinum", play(exalt(a(CREATURE, ENEMY, n=2))))
CENSOR_PHILO = card("censor-philo", cannot(BE_DAMAGED, THIS, by=a(CREATURE, amber(SOME))))
CRUSHING_CHARGE = card("crushing-charge", play(destroy(each(CREATURE, power(at_most(4)))), gain_chains(1)))


def _decadence() -> Ability:
    star = a(CREATURE, FRIENDLY)
    return play(choose_one(and_(exalt(star), ready(star), use(star)), _moved()))


DECADENCE = card("decadence", _decadence())


def _magistra_vita() -> Ability:
    sent = _foreigner()
    return labelled((PLAY, AFTER_REAP), if_you_do(may(exalt(sent)), reap_with(sent)))


LAPISAURUS = card("lapisaurus", gains(attacker_of(THIS), before_fight(exalt(THIS))))
MAGISTRA_VITA = card("magistra-vita", _magistra_vita())
MEDICUS_LACUS = card("medicus-lacus", while_(tide(HIGH), spendable(each(CREATURE, FRIENDLY))))
OSTRACIZE = card("ostracize", play(if_you_do(lose(1), purge(a(CREATURE)))))
REACH_ADVANTAGE = card(
    "reach-advantage", play(if_(tide(HIGH), capture(3, a(CREATURE, FRIENDLY)), otherwise=raise_tide()))
)
UNDAGNATHUS = card("undagnathus", while_(tide(LOW), deals_when_fighting(0)))
VENATOR_ALTUM = card("venator-altum", after(is_damaged(THIS), if_(tide(LOW), exalt(THIS))))
