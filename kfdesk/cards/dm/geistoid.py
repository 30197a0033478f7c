"""Draconian Measures: Geistoid."""

from kfdesk.language.words import *

GHOST_TOWN = card("ghost-town", action(if_(is_(YOU, HAUNTED), archive(), discard(a(CARD, in_=hand())))))


def _gigantor() -> Ability:
    purged_cards = purge(up_to(3, CARD, in_=discard_pile(a_player())))
    return after_fight_or_reap(purged_cards, draw(for_each(1, done(purged_cards))))


GIGANTOR = card("gigantor", _gigantor())
HOLOGRAPHIC_BANSHEE = card("holographic-banshee", gains(each(CREATURE, FRIENDLY, of_house(GEISTOID)), VERSATILE))
PHANTASM_CLOAK = card("phantasm-cloak", gains(HOST, after_reap(if_(is_(YOU, HAUNTED), gain(2)))))
TRASH_HEAP = card(
    "trash-heap",
    play(
        destroy(each(CREATURE)),
        by(EACH_PLAYER, and_(reveal(hand()), discard(each(CREATURE, in_=hand())))),
        by(EACH_PLAYER, refill()),
    ),
)


def _varghasts_vengeance() -> tuple[Ability, Ability]:
    name = a_name()
    ban = until_your_turn(cannot((PLAY, USE), EACH_PLAYER, a(CARD, named(name))))
    return (
        omni(choose(name), ban, gain_chains(2)),
        scrap(purge(a(CARD, in_=discard_pile(OPPONENT))), by(OPPONENT, shuffle(discard_pile()))),
    )


VARGHASTS_VENGEANCE = card("varghast-s-vengeance", *_varghasts_vengeance())
APOPTOSIS = card("apoptosis", play(if_you_do(purge(a(CARD, in_=discard_pile())), capture(2, a(CREATURE, FRIENDLY)))))
DAMMATER = card("dammater", play(draw(3), discard(a(CARD, n=2, in_=hand())), archive()))
OUT_OF_IDEAS = card("out-of-ideas", play(shuffle(THIS, top(1, discard_pile()))))
PARANORMAL_PALISADE = card(
    "paranormal-palisade", while_(is_(THIS, EXHAUSTED), together(gets(THIS, armor=4), gains(THIS, TAUNT)))
)
TECHNO_SHADE = card("techno-shade", after_fight_or_reap(by(OPPONENT, shuffle(random(CARD, in_=hand())))))
FADING_APPARITION = card(
    "fading-apparition",
    while_(is_(THIS, EXHAUSTED), instead(gains_amber(YOU, reaping=True), redirect(from_=each(CREATURE, FRIENDLY)))),
)


def _hammer_smythe() -> Ability:
    struck = a(CREATURE)
    blow = deal(2, struck)
    return after_reap(blow, if_(is_(struck, destroyed_by(blow)), put_counters(POWER, 2, a(CREATURE, FRIENDLY))))


HAMMER_SMYTHE = card("hammer-smythe", _hammer_smythe())


def _haunting_measures() -> Ability:
    thrown = discard(top(6, deck()))
    return play(thrown, may(put(a(CARD, not_(of_house(GEISTOID)), in_=those(thrown)), HAND)))


HAUNTING_MEASURES = card("haunting-measures", _haunting_measures())
JANKY_JIMMY = card(
    "janky-jimmy",
    after_fight(if_(is_(YOU, OVERWHELMED), capture(1, a(CREATURE, ENEMY), from_=controller_of(ITSELF)), capture(1))),
)


def _ol_switcheroo() -> Ability:
    captor = a(CREATURE, FRIENDLY)
    return play(capture(1, captor), take_control(captor, by=OPPONENT))


OL_SWITCHEROO = card("ol--switcheroo", _ol_switcheroo())
RECYCLOPS = card("recyclops", after_reap(if_you_do(discard(a(CARD, in_=hand())), put_counters(POWER, 2, a(CREATURE)))))
REDUCE_REUSE = card("reduce-reuse", play(if_(is_(YOU, HAUNTED), deal(5, a(CREATURE)), return_(a(CREATURE)))))
SPIKEY_GOEFF = card(
    "spikey-goeff", while_(is_(YOU, OVERWHELMED), gains(THIS, (HAZARDOUS, 2))), scrap(deal(2, a(CREATURE)))
)
WRAITH_CONSTRUCT = card("wraith-construct", at(START, YOU, discard(a(CARD, in_=hand()))))
