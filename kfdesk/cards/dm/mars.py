"""Draconian Measures: Mars."""

from kfdesk.language.words import *

EMPEROR_MEMROX = card(
    "emperor-memrox",
    while_(is_(THIS, CENTER), gains(THIS, INVULNERABLE)),
    after_reap(archive(), gain(for_each(1, each(CARD, in_=archives())))),
)


def _martian_propagation() -> Ability:
    given = destroy(each(CREATURE, FRIENDLY))
    return play(given, draw(for_each(2, done(given))))


MARTIAN_PROPAGATION = card("martian-propagation", _martian_propagation())
MONSTER_ZERO = card(
    "monster-zero",
    belongs_to(MARS, neighbors_of(THIS)),
    play(put_counters(POWER, equal_to(power_of(most_powerful(CREATURE, FRIENDLY))), THIS)),
)
ZZYSZZ_S_COMPACTOR = card(
    "zzyszz-s-compactor", action(if_you_do(put(a(CREATURE), DECK_BOTTOM), put_counters(POWER, 2, a(CREATURE))))
)


def _all_are_mars() -> Ability:
    one = a(CREATURE, FRIENDLY)
    return action(and_(ready(one), use(one)))


ALL_ARE_MARS = card("all-are-mars", _all_are_mars())
EDIFICE_FOR_MARS = card(
    "edifice-for-mars", play(if_you_do(destroy(a(ARTIFACT, not_(of_house(MARS)))), may(ready(a(CARD, FRIENDLY)))))
)
EMPOWERED_ZARK = card(
    "empowered-zark",
    after_fight(
        capture(2),
        if_(
            there_are(at_least(3), amber_on(THIS)),
            may(and_(move_amber(3, THIS, SUPPLY), ready(each(CREATURE, not_(with_trait(AGENT)), of_house(MARS))))),
        ),
    ),
)
GOLDEN_K1_TT13 = card("golden-k1-tt13", while_(is_(THIS, EXHAUSTED), gains(neighbors_of(THIS), after_reap(gain(1)))))


def _key_drain() -> Ability:
    drained = discard(any_number(CARD, in_=hand()))
    return play(then(may(drained), forge(9, reduced_by=done(drained))))


KEY_DRAIN = card("key-drain", _key_drain())
LYYLYUG = card("lyylyug", after_reap(capture(1, least_powerful(CREATURE, ENEMY), from_=controller_of(ITSELF))))
AGENT_BUUFF = card(
    "agent-buuff",
    after_reap(
        if_(
            is_(YOU, OVERWHELMED),
            put_counters(POWER, 3, a(CREATURE, FRIENDLY)),
            put_counters(POWER, 1, each(CREATURE, FRIENDLY)),
        )
    ),
)
ARBITER_VYYNX = card(
    "arbiter-vyynx",
    after_reap(if_you_do(destroy(a(CREATURE, FRIENDLY, not_(of_house(MARS)))), take_control(a(CREATURE, ENEMY)))),
)


def _digital_manipulation() -> Ability:
    lost = discard(top(1, deck(OPPONENT)))
    strays = capture(1, a(CREATURE, ENEMY), from_=controller_of(ITSELF))
    return play(lost, if_(is_(those(lost, CARD), not_(of_house(MARS))), strays))


DIGITAL_MANIPULATION = card("digital-manipulation", _digital_manipulation())


def _klyyhnug() -> Ability:
    drawn_off = remove_counters(POWER, ALL, a(CREATURE))
    return after_reap(may(drawn_off), if_(there_are(at_least(1), that_much(drawn_off)), archive()))


KLYYHNUG = card("klyyhnug", _klyyhnug())
OPERATOR_OLLUYYG = card("operator-olluyyg", while_(is_(THIS, EXHAUSTED), keys_cost(3, OPPONENT)))


def _productive_trash() -> Ability:
    trash = discard(a(CARD, not_(of_house(MARS)), in_=hand()))
    return play(if_you_do(may(trash), capture(for_each(1, icons_on(those(trash, CARD))), a(CREATURE, FRIENDLY))))


PRODUCTIVE_TRASH = card("productive-trash", _productive_trash())
REPLACEMENT_TARG = card(
    "replacement-targ",
    play(
        if_you_do(
            put(a(CREATURE, NEIGHBORING, not_(with_trait(SOLDIER))), HAND),
            capture(2, most_powerful(CREATURE, FRIENDLY)),
        )
    ),
)


def _transmutation() -> Ability:
    spent = a(CREATURE, FRIENDLY)
    removed = remove_counters(POWER, ANY_AMOUNT, spent)
    turned = sentences(removed, capture(for_each(1, that_much(removed)), spent))
    return play(put_counters(POWER, 2, a(CREATURE)), may(turned))


TRANSMUTATION = card("transmutation", _transmutation())


def _ujkyytr_prime() -> Ability:
    middle = a(CREATURE, ENEMY)
    return after_fight_or_reap(
        if_(is_(YOU, OVERWHELMED), stun(all_of(middle, neighbors_of(middle))), stun(a(CREATURE)))
    )


UJKYYTR_PRIME = card("ujkyytr-prime", _ujkyytr_prime())
