"""Draconian Measures: Ouboros."""

from kfdesk.language.words import *

AGORIM = card("agorim", while_(is_(THIS, CENTER), gets(each(CREATURE, FRIENDLY), power=5)))
ASHWING_PROTOCOL = card("ashwing-protocol", play(if_(is_(YOU, OVERWHELMED), draw(3))))


def _chlorodoze_vapor() -> Ability:
    vapor = deal(3, each(CREATURE))
    return play(vapor, repeat(exhaust(a(CREATURE)), for_each=done(vapor, destroyed_by(vapor))))


CHLORODOZE_VAPOR = card("chlorodoze-vapor", _chlorodoze_vapor())
CYN_DYNASTY = card(
    "cyn-dynasty",
    keys_cost(2, EACH_PLAYER),
    after(forges(OPPONENT), and_(gain(2), draw(4), destroy(THIS))),
)
DRAY_CONIS = card("dray-conis", at(START, YOU, if_(is_(THIS, EXHAUSTED), destroy(each(CREATURE)))))
GILDED_BURDEN = card(
    "gilded-burden",
    play(repeat(capture(2, a(CREATURE, ENEMY), from_=controller_of(ITSELF)), for_each=keys_of(OPPONENT))),
)
HOARDGOUGE = card(
    "hoardgouge",
    gains(HOST, after_fight_or_reap(if_(is_(YOU, OVERWHELMED), and_(gain(1), deal(3, a(CREATURE, ENEMY)))))),
)
KULSHA = card(
    "kulsha",
    keys_cost(for_each(2, keys_of(OPPONENT)), OPPONENT),
    after_fight_or_reap(exhaust(up_to(3, CREATURE))),
)
PRIME_AUTHORITY = card(
    "prime-authority",
    play(
        either(ready(a(CREATURE)), exhaust(a(CREATURE))),
        if_(
            there_are(more_than(each(CREATURE, ENEMY, EXHAUSTED)), each(CREATURE, FRIENDLY, EXHAUSTED)),
            gain(2),
        ),
    ),
)
SEDA_THE_SLEEPER = card(
    "seda-the-sleeper",
    while_(all_true(is_(THIS, EXHAUSTED), is_(THIS, ON_FLANK)), gains(THIS, INVULNERABLE)),
    after(readies(THIS, by=YOU), if_you_do(may(deal(2, THIS)), exhaust(THIS))),
    play(capture(6)),
)
SLEEPWITHER = card("sleepwither", play(if_you_do(destroy(a(CREATURE, of_house(OUBOROS))), gain(2))))
SPHERULAR_GEM = card("spherular-gem", action(if_you_do(destroy(THIS), gain(equal_to(keys_of(EACH_PLAYER))))))
TRANQUIL_REINER = card(
    "tranquil-reiner",
    cannot(READY_UP, THIS, step=READY_STEP),
    after_fight_or_reap(if_you_do(ready(a(CREATURE, EXHAUSTED, not_(with_trait(DRAGON)))), gain(3))),
)
BASTIONCLAW = card("bastionclaw", keys_cost(for_each(-1, keys_of(OPPONENT)), YOU))
CASPART = card("caspart", at(END, YOU, if_(is_(THIS, EXHAUSTED), exhaust(a(CREATURE, OTHER, n=2)))))
DRAGONS = card("dragons", play(shuffle(any_number(CREATURE, with_trait(DRAGON), in_=discard_pile()))))
DOZE_WING = card("doze-wing", play(exhaust(each(CREATURE, not_(with_trait(DRAGON))))))
GLITTERING_HORDE = card("glittering-horde", play(repeat(steal(1), for_each=keys_of(EACH_PLAYER, colors=True))))
NOXIOUS_IONOX = card("noxious-ionox", at(START, YOU, if_(is_(THIS, EXHAUSTED), destroy(a(CREATURE, ENEMY)))))
PARASITIC_CHARGE = card("parasitic-charge", play(if_you_do(forge(8, reduced_by=amber_of(OPPONENT)), purge(THIS))))


def _voltash_coilbreath() -> Ability:
    seized = a(ARTIFACT, ENEMY)
    return after_reap(as_if_yours(use(seized)), put(seized, DECK_BOTTOM))


VOLTASH_COILBREATH = card("voltash-coilbreath", _voltash_coilbreath())


def _zartoo_the_swift() -> Ability:
    helper = a(CREATURE, FRIENDLY, not_(with_trait(DRAGON)))
    return after_reap(and_(ready(helper), use(helper)))


ZARTOO_THE_SWIFT = card("zartoo-the-swift", _zartoo_the_swift())


def _arcane_relief() -> Ability:
    relieved = a(CREATURE, FRIENDLY, EXHAUSTED)
    return play(choose(relieved), and_(ready(relieved), use(relieved)))


ARCANE_RELIEF = card("arcane-relief", _arcane_relief())


def _clawcloak_swipe() -> Ability:
    claw = a(CREATURE, FRIENDLY)
    more = excess(each(CREATURE, ENEMY), each(CREATURE, FRIENDLY))
    return play(if_(is_(YOU, OVERWHELMED), sentences(choose(claw), capture(for_each(1, more), claw))))


CLAWCLOAK_SWIPE = card("clawcloak-swipe", _clawcloak_swipe())
DARING_DELT = card("daring-delt", after_fight(gain(for_each(1, each(CREATURE, FRIENDLY, READY, of_house(ACTIVE))))))
HOARDING_THE_GOODS = card("hoarding-the-goods", play(capture(1, each(CREATURE, FRIENDLY, EXHAUSTED))))
LEY_LINES = card("ley-lines", play(if_(is_(YOU, OVERWHELMED), exhaust(each(CREATURE)), exhaust(a(CREATURE)))))
PIP_THE_PILFERER = card(
    "pip-the-pilferer", play(if_(there_are(more_than(keys_of(YOU)), keys_of(OPPONENT)), steal(2), capture(2)))
)
RIA_BEVY_GRESS = card(
    "ria-bevy-gress",
    after_fight_or_reap(
        if_(
            is_(YOU, OVERWHELMED),
            capture(for_each(1, counters_on(POWER, each(CREATURE, FRIENDLY)))),
            capture(1),
        )
    ),
)
SHADOW_GLOOMCOIL = card("shadow-gloomcoil", after(is_used(a(CREATURE, FRIENDLY)), deal(1, each(CREATURE, FRIENDLY))))
SNAPPER_DYN = card(
    "snapper-dyn",
    at(END, YOU, if_(is_(THIS, EXHAUSTED), repeat(deal(1, a(CREATURE, ENEMY)), for_each=amber_of(OPPONENT)))),
)
SPARKSCHEME = card("sparkscheme", after(reaps(a(CREATURE, ENEMY)), if_(is_(THIS, EXHAUSTED), draw())))


def _vanguard_wounds() -> Ability:
    wounded = a(CREATURE)
    wound = deal(3, wounded)
    return play(wound, if_(is_(wounded, destroyed_by(wound)), draw()))


VANGUARD_WOUNDS = card("vanguard-wounds", _vanguard_wounds())
