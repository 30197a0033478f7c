"""Draconian Measures: Unfathomable."""

from kfdesk.language.words import *


def _dazed_and_confused() -> Ability:
    dazed = a(CREATURE)
    return play(exhaust(all_of(dazed, neighbors_of(dazed))), stun(a(CREATURE, EXHAUSTED, n=2)))


DAZED_AND_CONFUSED = card("dazed-and-confused", _dazed_and_confused())
HYDROGAN = card(
    "hydrogan",
    play(put_under(each(CREATURE, OTHER), faceup=True)),
    after_fight_or_reap(put_into_play(a(CREATURE, in_=under(THIS)), under=YOU)),
    destroyed(purge(each(CARD, in_=under(THIS)))),
)
SAND_IN_YOUR_EYE = card(
    "sand-in-your-eye",
    play(exhaust(a(CREATURE)), draw(for_each(1, each(CREATURE, EXHAUSTED))), destroy(each(CREATURE, EXHAUSTED))),
)
STARPATCH = card(
    "starpatch", gains(HOST, at(START, YOU, if_(is_(THIS, EXHAUSTED), purge(a(CREATURE, OTHER, same(HOUSE, THIS))))))
)


def _dreamcall() -> Ability:
    sleeper = a(CREATURE)
    dreamer = a(CREATURE, other_than(sleeper))
    copies = each(CARD, same(NAME, THIS), in_=discard_pile())
    return play(exhaust(sleeper), repeat(and_(exhaust(dreamer), draw()), for_each=copies, different=True))


DREAMCALL = card("dreamcall", _dreamcall())
FATHOMSHARE = card("fathomshare", play(capture(HALF, any_number(CREATURE, FRIENDLY), divided=True)))
KAIPO = card("kaipo", at(END, YOU, fully_heal(neighbors_of(THIS))))


def _malina() -> Ability | Together:
    stronger = power(more_than(power_of(most_powerful(CREATURE))))
    return while_(is_(THIS, EXHAUSTED), cannot(PLAY, OPPONENT, a(CREATURE, stronger)))


MALINA = card("malina", _malina())
TSUNAMI = card("tsunami", play(deal(4, each(CREATURE, READY))))
BRINE_RECKONING = card("brine-reckoning", play(by(EACH_PLAYER, discard(top(5, deck())))))
HEMOGRITH = card("hemogrith", play(if_(there_are(NONE, each(CREATURE, EXHAUSTED, ENEMY)), lose(2, OPPONENT))))


def _keenu() -> Ability:
    weak = a(CREATURE, ENEMY, counters(POWER, NONE))
    return play(choose(weak), exhaust(all_of(weak, neighbors_of(weak))))


KEENU = card("keenu", _keenu())
KNUCKLER = card("knuckler", while_(is_(THIS, EXHAUSTED), gets(neighbors_of(THIS), armor=2)))


def _paralysis_synan() -> Ability:
    victim = a(CREATURE)
    return after_reap(and_(stun(victim), enrage(victim), exhaust(victim)))


PARALYSIS_SYNAN = card("paralysis-synan", _paralysis_synan())
PRIESTESS_LEILANI = card(
    "priestess-leilani",
    after_reap(if_you_do(exhaust(a(CREATURE, ENEMY)), ready(a(CREATURE, not_(with_trait(PRIEST)))))),
)


def _siphon_maw() -> Ability:
    top_card = top(1, deck(a_player()))
    return after_fight_or_reap(discard(top_card), lose(for_each(1, icons_on(top_card)), OPPONENT))


SIPHON_MAW = card("siphon-maw", _siphon_maw())
SLAPDASH_ENAMEL = card(
    "slapdash-enamel",
    at(START, YOU, destroy(each(CARD, counters(CORROSION, SOME)))),
    action(put_counters(CORROSION, 1, a(CARD))),
)
