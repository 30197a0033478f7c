"""Tokens of Change: Logos."""

from kfdesk.language.words import *


def _beta_forge() -> Ability:
    forged = may(forge(12, reduced_by=each(CARD, in_=archives())))
    return action(make_token(1, named("alpha-gamma")), if_you_do(forged, purge(THIS)))


BETA_FORGE = card("beta-forge", _beta_forge())


def _cognitive_assumptions() -> Ability:
    shown = reveal(up_to(3, CARD, of_house(LOGOS), in_=hand()))
    return play(shown, repeat(make_token(), for_each=done(shown)))


COGNITIVE_ASSUMPTIONS = card("cognitive-assumptions", _cognitive_assumptions())
DR_WESTING = card("dr-westing", after_reap(if_(is_(THIS, ON_FLANK), make_token())))


def _titan_outpost() -> Ability:
    sent = a(CREATURE, FRIENDLY)
    return action(if_you_do(put(sent, DECK_BOTTOM, printed=owner_of(sent)), and_(make_token(), archive())))


TITAN_OUTPOST = card("titan-outpost", _titan_outpost())
AUTO_AUTOPSY_21 = card("auto-autopsy-21", play(make_token()), omni(if_you_do(destroy(a(CREATURE, FRIENDLY)), gain(1))))
GOLIS_ARTIFICER = card("golis-artificer", after_reap(make_token()))
HYPOTHESIZE = card(
    "hypothesize",
    play(make_token(), if_(there_are(at_least(3), each(CARD, FRIENDLY, of_house(LOGOS))), archive(THIS))),
)
PRACTICAL_METHODS = card(
    "practical-methods", play(make_token(), destroy(all_of(a(CREATURE, FRIENDLY), a(CREATURE, ENEMY))))
)
ALPHA_GAMMA = card("alpha-gamma", destroyed(archive(THIS)))
CHRONICLER = card("chronicler", after_reap(archive(top(1, deck()))))


def _savant() -> Ability:
    taken = a(CARD, in_=archives())
    return action(if_you_do_not(may(put(taken, HAND, printed=owner_of(taken))), archive()))


SAVANT = card("savant", _savant())
SPYDRONE = card("spydrone", action(draw()))
