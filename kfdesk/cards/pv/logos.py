"""Prophetic Visions: Logos."""

from kfdesk.language.words import *

DESIGNER_CRICK = card(
    "designer-crick", after(discards(OPPONENT, a(CARD, in_=hand(OPPONENT))), and_(draw(), capture(1)))
)


def _exotic_pivot() -> Ability:
    thrown = top(1, deck())
    return play(discard(thrown), if_(is_(thrown, not_(of_house(LOGOS))), steal(3)))


EXOTIC_PIVOT = card("exotic-pivot", _exotic_pivot(), fate(this_turn(cannot(PLAY, YOU, a(CREATURE)))))
INSTANT_TRANSMISSION = card("instant-transmission", omni(draw(3), destroy(THIS)))


def _mercurial_wormhole() -> Ability:
    played = top(1, deck())
    return play(play_card(played), becomes_active(played))


MERCURIAL_WORMHOLE = card("mercurial-wormhole", _mercurial_wormhole())
PROFESSOR_SCRUPLES = card(
    "professor-scruples", after_reap(discard(a(CARD, in_=hand())), draw(3)), fate(purge(each(UPGRADE)))
)
STENTER_S_FORMULA = card("stenter-s-formula", play(ward(up_to(3, CREATURE)), draw()))
BIT_BYTE = card(
    "bit-byte",
    after_fight(put(fought_by(THIS), ARCHIVES)),
    fate(by(OPPONENT, archive(bottom(1, deck())))),
)
DUCK_DUCK_SUPERB_DUCK = card("duck-duck-superb-duck", play(choose_one(archive(random(CARD, n=2, in_=hand())), gain(2))))


def _rage_reset() -> Ability:
    loss = destroy(any_number(CREATURE, FRIENDLY))
    return play(loss, draw(for_each(1, done(loss))))


RAGE_RESET = card("rage-reset", _rage_reset(), fate(discard(random(CARD, n=HALF, in_=hand()))))


def _unity_prism() -> tuple[Ability, Ability]:
    shown = reveal(hand())
    return (
        play(this_turn(permits(PLAY, a(CARD))), this_turn(cannot(PLAY, YOU, more_than=4))),
        scrap(shown, gain(for_each(1, each_of(HOUSE, those(shown, CARD))))),
    )


UNITY_PRISM = card("unity-prism", *_unity_prism())
UNSTABLE_DALE = card(
    "unstable-dale",
    after_reap(deal(for_each(1, each(CARD, in_=hand())), each(CREATURE))),
    fate(deal(3, each(CREATURE, FRIENDLY))),
)
ZEFF_PUNCH_YARDUS = card("zeff-punch-yardus", after_reap(archive(all_of(top(1, deck()), top(1, discard_pile())))))


def _4cr_foreseer() -> Ability:
    seen = look_at(top(2, deck()))
    return labelled((PLAY, AFTER_REAP), seen, put(a(CARD, in_=those(seen, CARD)), HAND, printed=YOU))


FORESEER = card("4cr-foreseer", _4cr_foreseer())
CAPTAIN_CHA = card("captain-cha", after_reap(steal(1)))
DIGITALLIA = card("digitallia", after_reap(draw(for_each(1, each(CREATURE, NEIGHBORING, of_house(LOGOS))))))
EMERITUS_DARN = card("emeritus-darn", after_reap(archive(top(2, deck()))))


def _hazard_zerp() -> tuple[Ability, Ability]:
    shot = a(CREATURE)
    blow = deal(3, shot)
    return (
        play(blow, if_(is_(shot, destroyed_by(blow)), draw())),
        scrap(discard(a(CARD, in_=hand())), deal(3, a(CREATURE))),
    )


HAZARD_ZERP = card("hazard-zerp", *_hazard_zerp())
NEOTECHNIC_GOPHER = card(
    "neotechnic-gopher",
    labelled(
        (PLAY, AFTER_REAP),
        discard(a(CARD, in_=hand())),
        if_(there_are(NONE, each(CARD, in_=hand())), gain(1)),
    ),
    fate(by(OPPONENT, draw())),
)


def _parallel_thinking() -> Ability:
    thrown = either(discard(top(2, deck(a_player()))), discard(random(CARD, n=2, in_=archives(a_player()))))
    return play(thrown, if_(is_(those(thrown, CARD), same(TYPE)), steal(2)))


PARALLEL_THINKING = card("parallel-thinking", _parallel_thinking())
REASSEMBLY_REQUIRED = card("reassembly-required", play(put(a(CREATURE), ARCHIVES)), fate(discard(archives())))
REITERATION = card(
    "reiteration",
    play(draw(2), put(a(CARD, n=2, in_=hand()), DECK_BOTTOM)),
    fate(discard(random(CARD, n=2, in_=hand()))),
)
