"""Prophetic Visions: Untamed."""

from kfdesk.language.words import *


def _cladogenesis() -> Ability:
    thrown, shown = discard(top(1, deck())), reveal(hand())
    of_its_house = each(CARD, same(HOUSE, those(thrown, CARD)), in_=those(shown, CARD))
    return play(by(EACH_PLAYER, and_(thrown, shown)), by(EACH_PLAYER, discard(of_its_house)), by(EACH_PLAYER, refill()))


CLADOGENESIS = card("cladogenesis", _cladogenesis())


def _clonal_witch() -> Ability:
    house = a_house()
    blight = destroy(each(CREATURE, of_house(house)))
    return after_reap(choose(house), blight, gain(for_each(1, done(blight))), put(THIS, DECK_TOP))


CLONAL_WITCH = card("clonal-witch", _clonal_witch())


DROSERA_RELIC = card(
    "drosera-relic",
    action(if_you_do(destroy(least_powerful(CREATURE, FRIENDLY)), steal(2))),
    fate(if_you_do(destroy(least_powerful(CREATURE, FRIENDLY)), pay(2, YOU))),
)
NECTARCYTE = card(
    "nectarcyte",
    after_fight_or_reap(
        put_counters(POWER, 3, THIS), may(move_counters(POWER, ANY_AMOUNT, THIS, a(CREATURE, FRIENDLY, OTHER)))
    ),
)


def _penance_of_balance() -> Ability:
    x = an_x()
    return play(
        x_is(excess(each(CREATURE, ENEMY), amber_of(OPPONENT)), x),
        choose_one(destroy(a(CREATURE, ENEMY, n=x)), lose(x, OPPONENT)),
    )


PENANCE_OF_BALANCE = card("penance-of-balance", _penance_of_balance())
UNTRUM_S_SERENITY = card(
    "untrum-s-serenity",
    play(
        destroy(all_of(each(CREATURE), each(ARTIFACT))),
        then(by(EACH_PLAYER, and_(discard(archives()), discard(hand()))), by(EACH_PLAYER, refill())),
    ),
)


def _break_of_dawn() -> Ability:
    thrown = discard(top(3, deck()))
    return play(thrown, put(each(CARD, of_house(UNTAMED), in_=those(thrown, CARD)), HAND, printed=YOU))


BREAK_OF_DAWN = card("break-of-dawn", _break_of_dawn())
CRYSTALLINE_HARVEST = card(
    "crystalline-harvest",
    play(this_turn(after(plays(YOU, a(ACTION)), gain(1)))),
    fate(this_turn(after(plays(YOU, a(ACTION)), lose(1)))),
)
ENVIOUS_VENOMITE = card(
    "envious-venomite",
    while_(there_are(more_than(amber_of(YOU)), amber_of(OPPONENT)), gains(THIS, POISON)),
    fate(this_turn(gains(each(CREATURE, ENEMY), POISON))),
)
LAMBENT_MYCELIUM = card(
    "lambent-mycelium",
    after(enters(a(CREATURE, OTHER)), put_counters(POWER, 2, THIS)),
    fate(this_turn(gains(each(CREATURE, ENEMY, HIGHEST_POWER), TAUNT))),
)


def _lithomancy() -> Ability:
    omen = top(1, deck())
    return action(reveal(omen), if_(is_(omen, of_house(ACTIVE)), and_(discard(omen), gain(2))))


LITHOMANCY = card("lithomancy", _lithomancy())


def _resonant_orb() -> Ability:
    thrown = discard(top(1, deck()))
    echo = and_(destroy(a(CREATURE, ENEMY)), put_into_play(those(thrown, CARD)))
    return after_reap(repeat(sentences(thrown, if_(is_(those(thrown, CARD), CREATURE), echo)), if_=you_do(echo)))


RESONANT_ORB = card("resonant-orb", _resonant_orb())
CHONK_EVERMORE = card(
    "chonk-evermore",
    play(may(put_counters(POWER, 1, a(CREATURE, n=2))), double_counters(POWER, each(CREATURE))),
    fate(put_counters(POWER, 2, each(CREATURE, ENEMY))),
)


def _consult_the_bones() -> Ability:
    bones = discard(top(1, deck(EACH_PLAYER)))
    return play(bones, resolve_icons(each(CARD, in_=those(bones))))


CONSULT_THE_BONES = card("consult-the-bones", _consult_the_bones())
FLARIE = card("flarie", at(START, YOU, gain(1)))
FOG_MURMOOK = card("fog-murmook", while_(is_(THIS, not_(ON_FLANK)), keys_cost(-1, EACH_PLAYER)))
MOGG = card(
    "mogg",
    play(deal(4, each(CREATURE, power(at_least(5))))),
    fate(stun(each(CREATURE, FRIENDLY, power(at_least(5))))),
)
PRINCE_BUFO = card("prince-bufo", fate(forge(who=OPPONENT)))
RAT_PIXIE = card("rat-pixie", labelled((PLAY, AFTER_REAP), if_(there_are(at_most(4), amber_of(YOU)), gain(1))))
VIVID_FAERIE = card("vivid-faerie", after_reap(gain(for_each(1, each(CREATURE, NEIGHBORING, of_house(UNTAMED))))))
WINDROW_COMPOSTING = card(
    "windrow-composting",
    play(shuffle(a(CARD, in_=discard_pile()))),
    fate(by(EACH_PLAYER, shuffle(discard_pile()))),
)
