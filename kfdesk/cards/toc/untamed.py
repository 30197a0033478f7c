"""Tokens of Change: Untamed."""

from kfdesk.language.words import *

_BRUTE = named("niffle-brute")
NIFFLE_SANCTUARY = card(
    "niffle-sanctuary", action(make_token(1, _BRUTE), this_turn(gains(each(CREATURE, _BRUTE), after_fight(gain(1)))))
)
HARLOCK = card("harlock", after_fight(if_(happened(is_destroyed(fought_by(THIS)), THIS_TURN), make_token())))


def _kharisma() -> Ability:
    sent = a(CREATURE, FRIENDLY, OTHER)
    return after_reap(if_you_do(return_(sent, printed=owner_of(sent)), make_token()))


KHARISMA = card("kharisma", _kharisma())
UMWAS = card("umwas", play(make_token(), put_counters(POWER, 1, each(CREATURE, FRIENDLY, TOKEN))))
MASSING_AT_MIDNIGHT = card("massing-at-midnight", play(make_token(3), purge(THIS)))
SIGNAL_FAERIE = card("signal-faerie", labelled((PLAY, AFTER_REAP), make_token()))
SURVIVAL_OF_THE_RICHEST = card(
    "survival-of-the-richest",
    play(make_token(), if_(there_are(more_than(amber_of(OPPONENT)), amber_of(YOU)), archive(THIS))),
)
WHIMSICAL_CONJUROR = card("whimsical-conjuror", instead(resolves_icon(YOU, AMBER), may(make_token())))


def _niffle_brute() -> Ability:
    sanctuary = named("niffle-sanctuary")
    it_lies_there = there_are(SOME, each(CARD, sanctuary, in_=discard_pile()))
    another = return_(a(CARD, with_trait(NIFFLE), in_=discard_pile()))
    return destroyed(if_(it_lies_there, return_(a(CARD, sanctuary, in_=discard_pile())), another))


NIFFLE_BRUTE = card("niffle-brute", _niffle_brute())
BRIAR_INSTAR = card("briar-instar")
STEPPE_WOLF = card("steppe-wolf", gets(THIS, power=for_each(1, each(CREATURE, FRIENDLY, OTHER, with_trait(WOLF)))))
TWILIGHT_PIXIE = card(
    "twilight-pixie", gains(each(CREATURE, NEIGHBORING, not_(with_trait(FAERIE))), after_reap(gain(1)))
)
