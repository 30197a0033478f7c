"""Winds of Exchange: Saurian."""

from kfdesk.language.words import *

_FRIENDS, _FOES = each(CREATURE, FRIENDLY), each(CREATURE, ENEMY)
_OUTNUMBERED = there_are(more_than(_FRIENDS), _FOES)
_WISE = is_(THIS, counters(WISDOM, SOME))


def _taught(pupil: str) -> Instruction:
    """You may put a wisdom counter on a creature of that name."""
    return may(put_counters(WISDOM, 1, a(CREATURE, named(pupil))))


AEDILE_TULLIA = card("aedile-tullia", after(exalts(YOU, a(CREATURE, FRIENDLY, not_(TOKEN))), make_token()))


def _aristotlmimus() -> Ability:
    all_three = and_(draw(), archive(), play_card(a(CARD, in_=archives())))
    return after_reap(if_(_WISE, all_three, otherwise=may(play_card(a(CARD, in_=archives())))))


ARISTOTLMIMUS = card("aristotlmimus", _aristotlmimus())
CONSCRIPTION = card("conscription", play(make_token(for_each(1, excess(_FOES, _FRIENDS)))))
_VOTE = either(put_counters(YEA, 1, GRANTING_CARD), put_counters(NAY, 1, GRANTING_CARD))
ELECTION = card(
    "election",
    gains(each(CREATURE), after_reap(_VOTE)),
    as_soon_as(there_are(at_least(6), counters_on(YEA, THIS)), and_(destroy(THIS), destroy(each(CREATURE)))),
    as_soon_as(there_are(at_least(6), counters_on(NAY, THIS)), destroy(each(ARTIFACT))),
)
MAGISTRATE_CRISPUS = card(
    "magistrate-crispus",
    at(END, YOU, by(EACH_PLAYER, take_control(all_of(each(CREATURE, owned_by(YOU)), each(ARTIFACT, owned_by(YOU)))))),
)
PLATOPELTA = card(
    "platopelta",
    after_reap(if_(_WISE, draw()), archive(), if_(_WISE, _taught("aristotlmimus"))),
)
RAMPAGING_BRUTODON = card("rampaging-brutodon", toll(destroy(a(CREATURE, FRIENDLY)), USE, THIS), play(make_token()))
SOCRATEROSAURUS = card("socraterosaurus", after_reap(draw(), _taught("platopelta")))


def _ambrosia_outpost() -> Ability:
    sent = a(CREATURE, FRIENDLY)
    return action(if_you_do(put(sent, DECK_BOTTOM, printed=owner_of(sent)), move_amber(1, a(CREATURE, FRIENDLY), YOU)))


AMBROSIA_OUTPOST = card("æmbrosia-outpost", _ambrosia_outpost())
CHAOSODON = card("chaosodon", before_fight(deal(3, neighbors_of(THIS))))
HOPLITES_DORY = card("hoplite-s-dory", gets(HOST, power=for_each(2, each(CREATURE, EXHAUSTED, on_the(LEFT, HOST)))))
IMPERATOR_DRUSILLA = card(
    "imperator-drusilla",
    while_(_OUTNUMBERED, gains(THIS, (SPLASH_ATTACK, 4))),
    play(destroy(a(CREATURE, OTHER, FRIENDLY))),
)


def _inspiring_oration() -> Ability:
    exalted = a(CREATURE, FRIENDLY)
    return play(exalt(exalted), make_token(for_each(1, amber_on(exalted))))


INSPIRING_ORATION = card("inspiring-oration", _inspiring_oration())
PAX_SAURIANA = card("pax-sauriana", play(ward(each(CREATURE))))
PRAETOR_MARIUS = card("praetor-marius", after_reap(capture(for_each(1, each(CREATURE, EXHAUSTED, on_the(LEFT, THIS))))))
AQUILIA_LONE_HERO = card("aquilia-lone-hero", omni(if_(_OUTNUMBERED, capture(1))))


def _arm_the_plebeians() -> Ability:
    made = make_token()
    return play(made, ward(those(made)))


ARM_THE_PLEBEIANS = card("arm-the-plebeians", _arm_the_plebeians())
BALLISTEGO = card("ballistego", while_(is_(THIS, amber(SOME)), gains(THIS, (SPLASH_ATTACK, 3))), play(may(exalt(THIS))))


def _chancellor_dexterus() -> Ability:
    beside = a(CREATURE, neighbor_of(THIS), on_the(RIGHT, THIS))
    return after_reap(if_you_do(may(exalt(beside)), this_turn(belongs_to(SAURIAN, beside))))


CHANCELLOR_DEXTERUS = card("chancellor-dexterus", _chancellor_dexterus())


def _epic_poem() -> Ability:
    exalted = a(CREATURE, FRIENDLY)
    return play(exalt(exalted), gain(for_each(1, amber_on(exalted))))


EPIC_POEM = card("epic-poem", _epic_poem())
GRAMMATICUS_THRAX = card("grammaticus-thrax")
LEGIONARY_TRAINER = card("legionary-trainer", enters_as(READY, of=each(CREATURE, FRIENDLY, TOKEN)), play(make_token()))
LONGUSAUR_LECTOR = card("longusaur-lector", labelled((PLAY, AFTER_REAP), if_you_do(may(exalt(THIS)), make_token())))
PALE_INTO_INSIGNIFICANCE = card("pale-into-insignificance", play(destroy(each(CREATURE, LOWEST_POWER))))
RECRUIT = card(
    "recruit", play(make_token(), if_(happened(exalts(YOU, a(CREATURE, FRIENDLY)), THIS_TURN), archive(THIS)))
)


def _symposium() -> Ability:
    first = a(CREATURE, FRIENDLY)
    second = a(CREATURE, other_than(first), FRIENDLY)
    again = may(and_(exalt(second), ready(second), use(second)))
    return play(and_(exalt(first), ready(first), use(first)), if_(is_(first, TOKEN), again))


SYMPOSIUM = card("symposium", _symposium())
BELLATORAN_WARRIOR = card("bellatoran-warrior")
SCHOLAR = card("scholar", after_reap(draw()))
SENATOR = card("senator", action(next_turn(OPPONENT, keys_cost(1, EACH_PLAYER))))
TROOPER = card("trooper", after_fight_or_reap(exalt(THIS)))
