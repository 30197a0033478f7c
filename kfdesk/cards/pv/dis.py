"""Prophetic Visions: Dis."""

from kfdesk.language.words import *

COUP_DE_GRACE = card("coup-de-grâce", play(destroy(each(CREATURE, DAMAGED))), fate(deal(4, each(CREATURE, FRIENDLY))))


def _cryptic_collapse() -> Ability:
    thrown = discard(hand())
    captures = capture(1, a(CREATURE, ENEMY), from_=controller_of(ITSELF))
    return play(thrown, repeat(captures, for_each=done(thrown)))


CRYPTIC_COLLAPSE = card("cryptic-collapse", _cryptic_collapse())
EMBELLISH_IMP = card(
    "embellish-imp",
    after(is_destroyed(a(CREATURE, ENEMY)), steal(1)),
    fate(destroy(most_powerful(CREATURE, FRIENDLY))),
)
REMMY_S_HORROR = card(
    "remmy-s-horror", play(destroy(all_of(a(CREATURE), a(ARTIFACT))), purge(random(CARD, in_=hand(OPPONENT))))
)
SOLO = card(
    "solo",
    while_(
        there_are(NONE, each(CREATURE, FRIENDLY, OTHER)),
        together(gets(THIS, power=20), gains(THIS, after_fight(gain(3)))),
    ),
    fate(destroy(each(CREATURE))),
)


def _soul_lock() -> tuple[Ability, Ability]:
    locked = each(CARD, in_=under(THIS))
    return (
        cannot(USE, OPPONENT, a(CARD, same(HOUSE, locked))),
        action(discard(locked), put_under(a(CREATURE, ENEMY), faceup=True)),
    )


SOUL_LOCK = card("soul-lock", *_soul_lock())


def _atrocity() -> Ability:
    return play(next_turn(OPPONENT, at(START, OPPONENT, *_bound_by_the_top_card())))


def _bound_by_the_top_card() -> tuple[Instruction, Instruction]:
    thrown = top(1, deck())
    return by(OPPONENT, discard(thrown)), this_turn(must(CHOOSE, OPPONENT, thrown))


ATROCITY = card(
    "atrocity",
    _atrocity(),
    printed_before(V18_4, at(START, OPPONENT, *_bound_by_the_top_card(), deal(1, THIS))),
)
GRAVE_BOUNTY = card(
    "grave-bounty",
    play(if_you_do(purge(a(CARD, in_=discard_pile())), lose(2, OPPONENT))),
    fate(purge(top(2, discard_pile()))),
)
IFRANEYE = card("ifraneye", play(discard(hand())), after_reap(by(OPPONENT, discard(random(CARD, n=2, in_=hand())))))
OH_YOU_SHOULDN_T_HAVE = card("oh-you-shouldn-t-have", fate(gain(3, OPPONENT)))
POISED_STRIKE = card(
    "poised-strike",
    after(readies(HOST, by=a_player()), destroy(HOST)),
    fate(this_turn(skips(READY_STEP))),
)
RELATIVITY_IMP = card("relativity-imp", cannot(FORGE, YOU, more_than=2), permits(FORGE, YOU, more=1))
CARRION_WYRM = card("carrion-wyrm", after_reap(destroy(a(CREATURE, ENEMY))), scrap(put(a(CREATURE, ENEMY), DECK_TOP)))
CHASM_VESPID = card("chasm-vespid", fate(archive(each(CREATURE, FRIENDLY, not_(ON_FLANK)))))
EDDY_OF_DIS = card(
    "eddy-of-dis",
    play(shuffle(random(CARD, in_=hand(OPPONENT)))),
    fate(by(OPPONENT, and_(shuffle(discard_pile()), draw()))),
)


def _hamstrung() -> Ability:
    thrown = top(1, deck(a_player()))
    return play(discard(thrown), if_(is_(thrown, CREATURE), purge(thrown)))


HAMSTRUNG = card("hamstrung", _hamstrung())
PARASITIC_ARACHNOID = card(
    "parasitic-arachnoid",
    destroyed(capture(1, a(CREATURE, ENEMY), from_=controller_of(ITSELF))),
    fate(capture(2, a(CREATURE, FRIENDLY), from_=controller_of(ITSELF))),
)


def _pied_viper() -> Ability:
    reaper = a(CREATURE, ENEMY)
    outnumbered = there_are(more_than(each(CREATURE, FRIENDLY)), each(CREATURE, ENEMY))
    return after(reaps(reaper), if_(outnumbered, take_control(reaper)))


PIED_VIPER = card("pied-viper", _pied_viper())
SKORPEON = card(
    "skorpeon", after_reap(repeat(deal(2, a(CREATURE, ENEMY)), for_each=each(CREATURE, NEIGHBORING, of_house(DIS))))
)
STRUG = card("strug", labelled((PLAY, DESTROYED), lose(1, OPPONENT)), fate(lose(2)))


def _traumatic_echo() -> Ability:
    purged_card = a(CARD, in_=discard_pile())
    return play(purge(purged_card), next_turn(OPPONENT, cannot(PLAY, OPPONENT, a(CARD, same(TYPE, purged_card)))))


TRAUMATIC_ECHO = card("traumatic-echo", _traumatic_echo())
