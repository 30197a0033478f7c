"""Draconian Measures: Ekwidon."""

from kfdesk.language.words import *

EVEN_SWAP = card(
    "even-swap",
    play(
        if_you_do(
            one_at_a_time(take_control(a(CREATURE, FRIENDLY, n=2), by=OPPONENT)),
            one_at_a_time(take_control(a(CREATURE, ENEMY, n=2))),
        )
    ),
)
FIAT_TRANSCODER = card("fiat-transcoder", action(if_you_do(lose(1), take_control(a(CREATURE, ENEMY)))))


def _forged_currency() -> Ability:
    melted = move_tokens((POWER, AMBER), each(CREATURE, FRIENDLY))
    return play(melted, forge(6, reduced_by=for_each(1, that_much(melted)), least=6))


FORGED_CURRENCY = card("forged-currency", _forged_currency())
OONI_LARS = card("oŏni-lars", after_reap(if_you_do(may(pay(1, YOU)), next_turn(OPPONENT, keys_cost(4, OPPONENT)))))


def _the_golden_queen() -> tuple[Ability, Ability]:
    thrown = by(EACH_PLAYER, discard(random(CARD, in_=hand())))
    return (
        refills(1, EACH_PLAYER),
        after_fight_or_reap(thrown, gain(for_each(1, done(thrown, not_(of_house(EKWIDON)))))),
    )


THE_GOLDEN_QUEEN = card("the-golden-queen", *_the_golden_queen())
AUTHORIZED_REQUISITIONS = card("authorized-requisitions", play(capture(2, a(CREATURE, FRIENDLY)), draw()))


def _dapper_chapeau() -> Ability:
    struck = a(CREATURE)
    blow = deal(4, struck)
    outcome = if_(is_(struck, destroyed_by(blow)), return_(GRANTING_CARD), attach(GRANTING_CARD, struck))
    return gains(HOST, action(blow, outcome))


DAPPER_CHAPEAU = card("dapper-chapeau", _dapper_chapeau())


def _drastic_measures() -> Ability:
    purged_cards = purge(up_to(2, CARD, in_=hand()))
    return play(purged_cards, gain(for_each(1, done(purged_cards))))


DRASTIC_MEASURES = card("drastic-measures", _drastic_measures())
EXELDON_YASH = card(
    "exeldon-yash", after_reap(capture(2), if_you_do(may(discard(a(CARD, in_=hand()))), move_amber(1, THIS, YOU)))
)
KRISPER_RULD = card("krisper-ruld", after_fight(take_control(a(ARTIFACT, ENEMY))))
WASPSCREAM = card("waspscream", at(START, YOU, if_(is_(THIS, EXHAUSTED), take_control(a(CREATURE, ENEMY)))))


def _blea_forh() -> Ability:
    patient = a(CREATURE)
    healed = heal(up_to(2), patient)
    return after_fight(healed, repeat(exalt(patient), for_each=that_much(healed)))


BLEA_FORH = card("bleă-fŏrh", _blea_forh())
BYPASS_BURGLAR = card(
    "bypass-burglar", while_(is_(THIS, EXHAUSTED), gains(neighbors_of(THIS), action(steal(1), deal(1, THIS))))
)
CHROMATIC_GUARDIAN = card(
    "chromatic-guardian",
    after_fight_or_reap(if_(is_(YOU, OVERWHELMED), destroy(a(CREATURE, ENEMY)), destroy(a(ARTIFACT, ENEMY)))),
)


def _conrad_fisique() -> Ability:
    giver = a(CREATURE)
    return play(may(move_counters(POWER, ALL, giver, a(CREATURE, other_than(giver)))))


CONRAD_FISIQUE = card("cŏnrăd-fisiquĕ", _conrad_fisique())


def _golden_dagger() -> Ability:
    struck = a(CREATURE)
    blow = deal(3, struck)
    return after_reap(blow, if_(is_(struck, destroyed_by(blow)), gain(1, owner_of(struck))))


GOLDEN_DAGGER = card("golden-dagger", _golden_dagger())
HOT_BUNK = card("hot-bunk", play(if_you_do(exhaust(a(CREATURE)), ready(a(CREATURE)))))


def _nada_tax() -> Ability:
    thrown = by(OPPONENT, discard(random(CARD, in_=hand())))
    return play(thrown, lose(for_each(1, icons_on(those(thrown, CARD))), OPPONENT))


NADA_TAX = card("nada-tax", _nada_tax())
NOW_AND_LATER = card("now-and-later", play(repeat(and_(return_(a(CREATURE)), archive()), if_=is_(YOU, OVERWHELMED))))
VAST_STOIK = card("văst-stŏik", after_fight(if_you_do(move_amber(1, a(CREATURE), SUPPLY), draw())))
