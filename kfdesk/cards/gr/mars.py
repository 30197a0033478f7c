"""Grim Reminders: Mars."""

from kfdesk.language.words import *

OF_MARS = of_house(MARS)
NOT_MARS = not_(of_house(MARS))
MARS_CARDS_DISCARDED = each(CARD, OF_MARS, in_=discard_pile())


def _aberrant_warp_event() -> Ability:
    warp = discard_until(a(CREATURE))
    warped = those(warp)
    collision = and_(put_into_play(warped), destroy(a(CREATURE, neighbor_of(warped))))
    return play(repeat(sentences(warp, if_(there_are(SOME, done(warp)), collision)), by=OPPONENT, upon=True))


ABERRANT_WARP_EVENT = card("aberrant-warp-event", _aberrant_warp_event())
CURSE_OF_DISAPPEARANCES = card(
    "curse-of-disappearances", at(END, YOU, put(a(CREATURE, FRIENDLY), ARCHIVES, printed=OPPONENT))
)
ELITE_DISRUPTZORD = card("elite-disruptzord", cannot(PLAY, EACH_PLAYER, a(CREATURE, power(more_than(power_of(THIS))))))
ILXID_AVENGER = card(
    "ilxid-avenger",
    labelled((PLAY, AFTER_FIGHT), put_counters(POWER, for_each(1, MARS_CARDS_DISCARDED), THIS)),
    scrap(repeat(put_counters(POWER, 1, a(CREATURE, FRIENDLY)), for_each=MARS_CARDS_DISCARDED)),
)
PLAN_10 = card(
    "plan-10",
    at(
        END,
        a_player(),
        return_(a(CARD, in_=under(THIS))),
        if_(there_are(NONE, each(CARD, in_=under(THIS))), destroy(THIS)),
    ),
    play(put_under(each(CREATURE, NOT_MARS), faceup=True)),
)
PSYCHIC_HAZE = card(
    "psychic-haze",
    cannot(FIGHT, each(CREATURE, ENRAGED), each(CREATURE, FRIENDLY, OF_MARS)),
    action(enrage(each(CREATURE, ENEMY))),
)


def _the_body_snatchers() -> Ability:
    snatched = instead(is_destroyed(THIS), and_(fully_heal(THIS), take_control(THIS, by=OPPONENT)))
    return play(this_turn(gains(each(CREATURE, ENEMY), snatched)))


THE_BODY_SNATCHERS = card("the-body-snatchers", _the_body_snatchers())


def _urxym_the_diplomat() -> Ability:
    price = lose(ALL)
    return after_reap(price, repeat(destroy(a(CREATURE, ENEMY, NOT_MARS)), for_each=that_much(price)))


URXYM_THE_DIPLOMAT = card("urxym-the-diplomat", _urxym_the_diplomat())


def _crop_circles() -> Ability:
    led = a(CREATURE, NOT_MARS)
    purging = may(purge(any_number(CARD, in_=archives())))
    its_side = controller_of(led)
    return play(capture(1, led, from_=its_side), purging, capture(for_each(1, done(purging)), led, from_=its_side))


CROP_CIRCLES = card("crop-circles", _crop_circles())
GLIMMERSPORE = card("glimmerspore", play(put(a(ARTIFACT, IN_PLAY), ARCHIVES, printed=YOU)))
LOYALTY_IMPLANTS = card(
    "loyalty-implants", omni(destroy(THIS), this_turn(permits(USE, each(CREATURE, FRIENDLY, OF_MARS))))
)
NAMELESS_HORROR = card("nameless-horror", while_(is_(YOU, HAUNTED), gains(THIS, ELUSIVE, SKIRMISH)))
OVERCLOCKED_SHOCK_COLLAR = card(
    "overclocked-shock-collar",
    gains(HOST, after_reap(stun(all_of(THIS, neighbors_of(THIS))))),
    scrap(unstun(each(CREATURE, OF_MARS))),
)
THE_RED_DEATH = card(
    "the-red-death", cannot(READY_UP, THIS, unless=is_(YOU, HAUNTED)), after_fight(and_(gain(1), draw()))
)
WAR_OF_THE_WORLDS = card("war-of-the-worlds", play(destroy(each(CREATURE, NOT_MARS)), deal(2, each(CREATURE, OF_MARS))))
XYP_THE_IMPLANTER = card(
    "xyp-the-implanter", after_reap(take_control(a(CREATURE, ENEMY)), destroy(a(CREATURE, FRIENDLY)))
)
YIPYAX_ABDUCTOR = card(
    "yipyax-abductor", labelled((PLAY, AFTER_FIGHT), put(a(UPGRADE, IN_PLAY), ARCHIVES, printed=YOU))
)
ABDUCT_O_MATIC = card(
    "abduct-o-matic",
    after_fight(if_(is_(YOU, HAUNTED), capture(2))),
    scrap(capture(2, least_powerful(CREATURE, FRIENDLY))),
)
BRASH_GRABBER = card(
    "brash-grabber",
    while_(not_(is_(YOU, HAUNTED)), enters_as(ENRAGED)),
    omni(move_amber(1, a(CREATURE, ENEMY), YOU)),
)


def _distant_void_prober() -> tuple[Ability, Ability]:
    led = a(CREATURE, ENEMY)
    return (
        after_reap(if_(is_(YOU, HAUNTED), next_turn(OPPONENT, keys_cost(3, OPPONENT)))),
        scrap(capture(1, led, from_=controller_of(led))),
    )


DISTANT_VOID_PROBER = card("distant-void-prober", *_distant_void_prober())


def _don_t_believe_your_eyes() -> Ability:
    led = a(CREATURE)
    return play(if_(is_(YOU, HAUNTED), capture(2, led, from_=controller_of(led)), capture(1, a(CREATURE))))


DON_T_BELIEVE_YOUR_EYES = card("don-t-believe-your-eyes", _don_t_believe_your_eyes())


def _dr_xyloxxzlphrex() -> Ability:
    revived = a(CREATURE, OF_MARS, in_=discard_pile())
    return after_reap(and_(play_card(revived), ready(revived)))


DR_XYLOXXZLPHREX = card("dr-xyloxxzlphrex", _dr_xyloxxzlphrex())
PHLOXEM_SPEWER = card("phloxem-spewer", gains(each(CREATURE, OF_MARS, NEIGHBORING), (SPLASH_ATTACK, 2)))
PLAGUE_WIND = card("plague-wind", play(this_turn(gets(each(CREATURE, NOT_MARS), power=-3))))


def _shrink_ray_technician() -> tuple[Ability, Ability]:
    shrunk, strongest = a(CREATURE, ENEMY), most_powerful(CREATURE, ENEMY)
    return (
        after_reap(choose(shrunk), this_turn(gets(shrunk, power=-2))),
        scrap(choose(strongest), this_turn(has(strongest, power=1, armor=0))),
    )


SHRINK_RAY_TECHNICIAN = card("shrink-ray-technician", *_shrink_ray_technician())
TARGET_YYNXZDYL = card("target-yynxzdyl", play(archive(a(CARD, in_=discard_pile()))), after_reap(archive(THIS)))
TERRIBLE_TEAMMATES = card("terrible-teammates", play(may(discard(a(CARD, NOT_MARS, in_=hand())))))


def _ufo() -> Ability:
    beam = discard_until(a(CARD, OF_MARS))
    return play(beam, if_(there_are(SOME, done(beam, OF_MARS)), put(those(beam, CARD), HAND, printed=YOU)))


UFO = card("ufo", _ufo())


def _qyxxlyxx_grave_master() -> tuple[Ability, Ability]:
    exhumed = a(CREATURE, in_=discard_pile(a_player()))
    return (
        play(purge(exhumed), deal(2, each(CREATURE, same(TRAIT, exhumed)))),
        destroyed(if_(is_(YOU, HAUNTED), archive(THIS))),
    )


QYXXLYXX_GRAVE_MASTER = card("qyxxlyxx-grave-master", *_qyxxlyxx_grave_master())
