"""Prophetic Visions: Sanctum."""

from kfdesk.language.words import *

COLLECTIVE_CALM = card(
    "collective-calm",
    gains(each(CREATURE), after_reap(gain(1))),
    after(fights(a(CREATURE, FRIENDLY)), destroy(THIS)),
)
EMERALD_DUELIST = card("emerald-duelist", after_fight(capture(1, neighbors_of(THIS))))


def _luminous_boom() -> Ability:
    price = may(discard(a(CARD, of_house(SANCTUM), in_=hand())))
    return play(if_you_do(price, capture(ALL, a(CREATURE, FRIENDLY))))


LUMINOUS_BOOM = card("luminous-boom", _luminous_boom())


def _oracle_zan() -> Ability:
    given = move_amber(ALL, a(CREATURE, FRIENDLY), SUPPLY)
    return after_reap(given, repeat(heal(2, a(CREATURE)), for_each=that_much(given)))


ORACLE_ZAN = card("oracle-zan", _oracle_zan())
RELEGATED_RELICS = card("relegated-relics", play(shuffle(each(ARTIFACT))), fate(purge(each(ARTIFACT))))
TRENK_S_CREED = card(
    "trenk-s-creed",
    play(choose_one(capture(ALL, most_powerful(CREATURE)), move_amber(ALL, most_powerful(CREATURE), SUPPLY))),
)
BENEVOLENT_CHARITY = card(
    "benevolent-charity",
    play(move_amber(ALL, each(CREATURE, FRIENDLY), SUPPLY)),
    fate(capture(1, each(CREATURE, ENEMY, amber(SOME)))),
)
CHANEL_THE_WISE = card(
    "chanel-the-wise",
    gets(each(CREATURE, FRIENDLY, OTHER), power=3),
    scrap(put_counters(POWER, 5, a(CREATURE, FRIENDLY))),
)


def _dissonant_chord() -> Ability:
    struck = a(CREATURE)
    blow = deal(3, struck)
    return play(blow, if_(is_(struck, destroyed_by(blow)), stun(neighbors_of(struck))))


DISSONANT_CHORD = card(
    "dissonant-chord",
    _dissonant_chord(),
    fate(stun(each(CREATURE, FRIENDLY, amber(SOME)))),
)
GARNET_SQUIRE = card("garnet-squire", at(END, YOU, if_you_do(heal(1, THIS), gain(1))))


def _tealnar() -> Ability:
    healing = fully_heal(each(CREATURE))
    return fate(healing, by(OPPONENT, gain(for_each(1, done(healing)))))


TEALNAR = card("tealnar", gains(each(CREATURE, FRIENDLY), after_fight(heal(3, neighbors_of(THIS)))), _tealnar())


def _trade_blows() -> Ability:
    foe = a(CREATURE, ENEMY)
    blow = deal(1, foe)
    standing = is_(foe, not_(destroyed_by(blow)))
    return play(repeat(and_(deal(1, a(CREATURE, FRIENDLY)), blow), while_=standing, may=True))


def _first_trade_blows() -> Ability:
    foe = a(CREATURE, ENEMY)
    blow = deal(1, foe)
    standing = is_(foe, not_(destroyed_by(blow)))
    return play(repeat(blow, while_=standing, cost=deal(1, a(CREATURE, FRIENDLY))))


TRADE_BLOWS = card("trade-blows", _trade_blows(), printed_before(V18_4, _first_trade_blows()))
BRIGADIER_OLS = card("brigadier-ols", gets(THIS, armor=for_each(2, each(CREATURE, NEIGHBORING, of_house(SANCTUM)))))
BROKEN_INTENT = card(
    "broken-intent",
    play(choose_one(by(EACH_PLAYER, discard(archives())), purge(a(ACTION, in_=discard_pile(a_player()))))),
)
DAME_MARGARET = card("dame-margaret", gets(THIS, armor=for_each(2, keys_of(OPPONENT))))
DIVINE_SEAL = card("divine-seal", play(put(a(CREATURE), DECK_BOTTOM)), fate(purge(bottom(1, deck()))))
GREEDY_REPRISAL = card(
    "greedy-reprisal",
    play(repeat(destroy(a(CREATURE)), for_each=amber_of(OPPONENT))),
    fate(repeat(deal(2, a(CREATURE, FRIENDLY)), for_each=armor_of(each(CREATURE, ENEMY)))),
)
GREY_WARDEN = card("grey-warden", after_fight_or_reap(ready(a(CREATURE, NEIGHBORING, of_house(SANCTUM)))))


def _jayne_the_bard() -> Ability:
    mocked = a(CREATURE, ENEMY)
    return after_reap(repeat(deal(2, mocked), if_=is_(mocked, amber(SOME))))


JAYNE_THE_BARD = card("jayne-the-bard", _jayne_the_bard(), scrap(exalt(a(CREATURE, FRIENDLY, n=2))))


def _lightbearer_kelvin() -> Ability:
    thrown = bottom(1, deck(a_player()))
    return after_fight(discard(thrown), if_(is_(thrown, CREATURE), put_into_play(thrown, under=YOU)))


LIGHTBEARER_KELVIN = card("lightbearer-kelvin", _lightbearer_kelvin())
SIR_JAUNE = card("sir-jaune", play(capture(THIRD)), fate(lose(THIRD)))
