"""Draconian Measures: Skyborn."""

from kfdesk.language.words import *

AVIATRIX_VIRTUOSA = card("aviatrix-virtuosa", play(exhaust(each(CREATURE, not_(ON_FLANK)))))
FORGED_BOLT = card("forged-bolt", play(deal(for_each(1, keys_of(EACH_PLAYER)), each(CREATURE))))
MALFORGE = card("malforge", cannot(FORGE, YOU), at(END, YOU, deal(2, THIS)))
ZOMOK = card(
    "zomok",
    while_(attacking(THIS), ignores(TAUNT, ELUSIVE, POISON, HAZARDOUS, INVULNERABLE)),
    after_fight(repeat(deal(2, a(CREATURE)), for_each=keys_of(EACH_PLAYER))),
)
CABOCHON = card(
    "cabochon",
    at(
        START,
        YOU,
        if_(is_(THIS, EXHAUSTED), gain(for_each(1, each(CREATURE, FRIENDLY, ON_FLANK, of_house(SKYBORN))))),
    ),
)
EMBERED_PURSE = card("embered-purse", play(steal(for_each(1, each(CREATURE, READY, of_house(SKYBORN))))))
GILT__EM_GOOD = card(
    "gilt--em-good",
    play(repeat(capture(1, each(CREATURE, FRIENDLY, ON_FLANK)), if_=key_forged(YELLOW, a_player()))),
)


def _hannibal_s_mark() -> Ability:
    marked = a(CREATURE, ENEMY, ON_FLANK)
    return play(
        and_(take_control(marked), put_counters(POWER, 3, marked)),
        for_good(belongs_to(SKYBORN, marked, while_yours=True)),
    )


HANNIBAL_S_MARK = card("hannibal-s-mark", _hannibal_s_mark())
TUR_BO_PROP = card("tur-bo-prop", after_reap(if_(key_forged(BLUE, a_player()), draw(2), draw())))
TY_LOURD = card("ty-lourd", after(discards(OPPONENT, a(CARD, in_=hand(OPPONENT))), gain(1)))


def _barrel_roll() -> Ability:
    rolled = a(CREATURE)
    return play(and_(move_to(rolled, FLANK), exhaust(rolled)))


BARREL_ROLL = card("barrel-roll", _barrel_roll())
BLOODWING = card("bloodwing", after_fight_or_reap(put_counters(POWER, 1, each(CREATURE, FRIENDLY, ON_FLANK))))


def _cold_ropes() -> Ability:
    roped = a(CREATURE, ENEMY)
    aside = and_(move_to(roped, FLANK), exhaust(roped))
    return play(if_(is_(YOU, OVERWHELMED), put(a(CREATURE, ENEMY), DECK_BOTTOM), aside))


COLD_ROPES = card("cold-ropes", _cold_ropes())
DEEP_BLUE_BRYN = card("deep-blue-bryn", after_fight(steal(1), if_(key_forged(BLUE, a_player()), ward(THIS))))
JEEN_PEARY = card("jeen-peary", after_reap(if_(is_(THIS, ON_FLANK), steal(1))))


def _jump_start() -> Ability:
    started = a(CREATURE, FRIENDLY, ON_FLANK)
    return play(repeat(and_(ready(started), use(started)), if_=is_(YOU, OVERWHELMED)))


JUMP_START = card("jump-start", _jump_start())
LEFTENANT_CHARS = card("leftenant-chars", after_fight(if_(is_(YOU, OVERWHELMED), steal(2), capture(1))))
REMMI_HOUND = card("remmi-hound", while_(is_(THIS, EXHAUSTED), gets(each(CREATURE, FRIENDLY, ON_FLANK), power=4)))
RUBY_RACKHAM = card(
    "ruby-rackham",
    after_fight(
        if_(
            key_forged(RED, a_player()),
            deal(4, each(CREATURE, ENEMY, ON_FLANK)),
            deal(1, each(CREATURE, ENEMY, ON_FLANK)),
        )
    ),
)
