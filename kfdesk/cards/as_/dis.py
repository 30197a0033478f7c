"""Æmber Skies: Dis."""

from kfdesk.language.words import *

_NO_FOES = there_are(NONE, each(CREATURE, ENEMY))

DELTA_P = card(
    "delta-p",
    play(
        repeat(
            destroy(a(CREATURE, ENEMY)), while_=there_are(more_than(each(CREATURE, FRIENDLY)), each(CREATURE, ENEMY))
        )
    ),
)
DEMONIC_SHELF = card(
    "demonic-shelf",
    action(
        put_under(a(CREATURE, FRIENDLY), faceup=True),
        repeat(deal(3, a(CREATURE)), for_each=each(CARD, in_=under(THIS))),
    ),
)
FIENDISH_APPRENTICE = card(
    "fiendish-apprentice",
    play(repeat(deal(3, a(CREATURE, ENEMY)), for_each=each(CREATURE, FRIENDLY, of_house(DIS)))),
)


def _infernal_terran() -> tuple[Ability, Ability]:
    thrown = discard(hand())
    return (
        labelled((PLAY, AFTER_REAP), discard(a(CARD, in_=hand())), steal(1)),
        scrap(thrown, steal(equal_to(icons_on(those(thrown, CARD), AMBER)))),
    )


INFERNAL_TERRAN = card("infernal-terran", *_infernal_terran())
PHANTASMAQUID = card(
    "phantasmaquid", cannot(PLAY, OPPONENT, a(CREATURE), on=RIGHT), at(END, YOU, if_(_NO_FOES, destroy(THIS)))
)
TALON_OF_INVIDIUS = card(
    "talon-of-invidius", play(exalt(THIS, 3)), destroyed(move_amber(ALL, THIS, a(CREATURE, ENEMY)))
)


def _cauterize_vitality() -> Ability:
    smashed = destroy(one_of(a(CREATURE), a(ARTIFACT)))
    return play(if_you_do(smashed, lose(equal_to(icons_on(those(smashed, CARD))), OPPONENT)))


CAUTERIZE_VITALITY = card("cauterize-vitality", _cauterize_vitality())
CHAUNCEY = card("chauncey", action(if_you_do(destroy(all_of(a(CREATURE, OTHER, FRIENDLY), THIS)), gain(3))))


def _daat() -> Ability:
    named_house = a_house()
    return play(choose(named_house), becomes_active(named_house))


DAAT = card("daat", _daat())
ECSTACY_SIPHON = card(
    "ecstacy-siphon", play(repeat(deal(1, a(CREATURE, ENEMY)), for_each=each(CARD, in_=hand(OPPONENT))))
)


def _they_tell_no_tales() -> Ability:
    silenced = a_house()
    return play(choose(silenced), destroy(each(CREATURE, of_house(silenced))), gain_chains(2))


THEY_TELL_NO_TALES = card("they-tell-no-tales", _they_tell_no_tales())
TRIHARD = card("trihard", play(by(EACH_PLAYER, discard(random(CARD, n=THIRD, in_=hand())))))


def _a_gift_of_aember() -> Ability:
    lost = destroy(up_to(2, CREATURE))
    return play(lost, gain(for_each(1, done(lost, FRIENDLY))), gain(for_each(1, done(lost, ENEMY)), OPPONENT))


A_GIFT_OF_AEMBER = card("a-gift-of-æmber", _a_gift_of_aember())
CLIPPED_WINGS = card(
    "clipped-wings",
    play(choose_one(purge(random(CARD, in_=hand(OPPONENT))), by(OPPONENT, shuffle(archives())))),
)


def _infinity_strop() -> Ability:
    victim = a(CREATURE)
    cut = deal(2, victim)
    return play(cut, if_(is_(victim, destroyed_by(cut)), deal(4, each(CREATURE, same(HOUSE, victim)))))


INFINITY_STROP = card("infinity-strop", _infinity_strop())
MONSQUITO = card("monsquito", after_fight(fully_heal(THIS), deal(2, a(CREATURE))))
SEARINE = card("searine", scrap(deal(2, a(CREATURE, FRIENDLY))))
SLAYER = card("slayer", as_soon_as(_NO_FOES, destroy(THIS)))


def _suspendamander() -> Ability:
    suspended = a_house()
    return after_fight(choose(suspended), next_turn(OPPONENT, cannot(PLAY, OPPONENT, a(ACTION, of_house(suspended)))))


SUSPENDAMANDER = card("suspendamander", _suspendamander())


def _vapor_imp() -> Ability:
    vapor = random(CARD, in_=hand())
    return after_reap(discard(vapor), next_turn(OPPONENT, cannot(PLAY, OPPONENT, a(CARD, same(TYPE, vapor)))))


VAPOR_IMP = card("vapor-imp", _vapor_imp())
VEN_OMAWK = card("ven-omawk", refills(-1, OPPONENT))
PENDRAS_BOX = card("pendra-s-box", gains(HOST, after_reap(exalt(all_of(THIS, neighbors_of(THIS))))))
TOMB_OF_AGONY = card("tomb-of-agony", gains(HOST, after_reap(purge(a(CREATURE, ENEMY)))))
