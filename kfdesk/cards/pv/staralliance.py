"""Prophetic Visions: Star Alliance."""

from kfdesk.language.words import *


def _cwo_tucheay() -> Ability:
    crew = a(CREATURE, FRIENDLY)
    return labelled((PLAY, AFTER_REAP), and_(fully_heal(crew), use(crew)))


CWO_TUCHEAY = card("cwo-tucheay", _cwo_tucheay())


def _cosmic_recompense() -> Ability:
    target = a(CREATURE, ENEMY)
    shot = deal(3, target)
    theft = if_(is_(target, not_(destroyed_by(shot))), steal(1))
    return play(repeat(sentences(shot, theft)))


COSMIC_RECOMPENSE = card(
    "cosmic-recompense",
    _cosmic_recompense(),
    fate(this_turn(cannot(PLAY, YOU))),
    printed_before(
        V18_4,
        _cosmic_recompense(),
        fate(this_turn(cannot((PLAY, USE, DISCARD), YOU))),
    ),
)
KAJU_ZHAN = card(
    "kaju-zhan",
    while_(attacking(THIS), ignores(TAUNT, armor=True)),
    after_fight(put(a(CREATURE, ENEMY), DECK_TOP)),
)
KASHEEK_FALL = card(
    "kasheek-fall",
    play(destroy(each(CREATURE, power(less_than(power_of(most_powerful(CREATURE, neighbor_of(ITSELF)))))))),
    fate(destroy(each(CREATURE, power(more_than(power_of(least_powerful(CREATURE, neighbor_of(ITSELF)))))))),
)


def _sample_42_c(*then: Instruction) -> tuple[Ability, Ability]:
    return (
        action(move_amber(1, OPPONENT, THIS), *then),
        fate(capture(HALF, most_powerful(CREATURE, ENEMY), YOU)),
    )


def _full(effect: Instruction) -> Instruction:
    return if_(there_are(at_least(4), amber_on(THIS)), effect)


SAMPLE_42_C = card(
    "sample-42-c",
    *_sample_42_c(_full(and_(forge(free=True), purge(THIS)))),
    printed_before(V18_4, *_sample_42_c(_full(forge(free=True)), purge(THIS))),
)
YONDAR_S_LOG = card(
    "yondar-s-log",
    play(if_(there_are(more_than(each(CREATURE, FRIENDLY)), each(CREATURE, ENEMY)), archive(each(CARD, in_=hand())))),
)
BRIDGE_OFFICER_ZARO = card(
    "bridge-officer-zaro", after_fight(if_you_do(capture(3), ready(a(CREATURE, FRIENDLY, not_(with_trait(ALIEN))))))
)
DIGITAL_SIGNAL = card(
    "digital-signal",
    play(repeat(archive(), for_each=each(CARD, in_=archives(OPPONENT))), discard(archives(OPPONENT))),
)


def _further_investigations() -> Ability:
    loss = destroy(any_number(CREATURE, FRIENDLY))
    return play(loss, repeat(archive(), for_each=done(loss)))


FURTHER_INVESTIGATIONS = card("further-investigations", _further_investigations())
GALACTIC_TARIFF = card("galactic-tariff", gains(HOST, after_fight_or_reap(capture(1, from_=controller_of(ITSELF)))))


def _gleaming_the_cube() -> tuple[Ability, Ability]:
    rider = a(CREATURE, FRIENDLY)
    thrown = top(1, deck())
    return play(and_(ready(rider), use(rider))), fate(discard(thrown), becomes_active(thrown))


GLEAMING_THE_CUBE = card("gleaming-the-cube", *_gleaming_the_cube())
OMICRON_CALLEN = card(
    "omicron-callen",
    after_reap(destroy(each(CREATURE, OTHER))),
    fate(destroy(each(CREATURE, FRIENDLY, not_(same(HOUSE, neighbors_of(ITSELF)))))),
)
DAL_33_T3R = card(
    "dal-33-t3r", after_reap(return_(a(CREATURE, ENEMY, n=2))), fate(purge(most_powerful(CREATURE, FRIENDLY)))
)
ENSIGN_CLARK = card("ensign-clark", fate(destroy(a(ARTIFACT, FRIENDLY))))


def _precision_striker() -> Ability:
    thrown = discard(top(3, deck(OPPONENT)))
    kept = put(a(CARD, in_=those(thrown, CARD)), DECK_BOTTOM)
    return labelled((PLAY, AFTER_FIGHT, AFTER_REAP), thrown, kept)


PRECISION_STRIKER = card("precision-striker", _precision_striker())


def _recovery_operation() -> Ability:
    thrown = discard(bottom(3, deck()))
    return play(thrown, put(any_number(CARD, in_=those(thrown, CARD)), DECK_TOP))


RECOVERY_OPERATION = card("recovery-operation", _recovery_operation())


def _refit() -> tuple[Ability, Ability]:
    moved = a(UPGRADE)
    lost = a(UPGRADE, in_=upgrades_on(each(CREATURE, FRIENDLY)))
    return play(may(attach(moved, a(CREATURE, other_than(host_of(moved)))))), fate(destroy(lost))


REFIT = card("refit", *_refit())
RESERVIST_JONES = card(
    "reservist-jones", play(capture(for_each(2, each(CREATURE, NEIGHBORING, not_(of_house(STAR_ALLIANCE))))))
)
SIL_A_T8 = card(
    "sil-a-t8",
    after_fight_or_reap(
        may(
            repeat(
                ready(a(CREATURE, not_(with_trait(ROBOT)))),
                for_each=each(CREATURE, NEIGHBORING, of_house(STAR_ALLIANCE)),
            )
        )
    ),
)


def _spade_teller() -> Ability:
    named_house = a_house()
    thrown = top(1, deck())
    won = if_(is_(thrown, of_house(named_house)), gain(1))
    return labelled((PLAY, AFTER_FIGHT, AFTER_REAP), choose(named_house), discard(thrown), won)


SPADE_TELLER = card("spade-teller", _spade_teller())


def _strategic_feint() -> tuple[Ability, Ability]:
    feinted = a(CREATURE, ENEMY, n=2)
    thrown = top(1, deck())
    return (
        play(and_(deal(1, feinted), exhaust(feinted))),
        fate(discard(thrown), this_turn(cannot(PLAY, YOU, a(CARD, same(TYPE, thrown))))),
    )


STRATEGIC_FEINT = card("strategic-feint", *_strategic_feint())
