"""Tokens of Change: Geistoid."""

from kfdesk.language.words import *

SUZERAIN = card("suzerain", after_reap(if_you_do(purge(top(1, deck(a_player()))), make_token(1, named("minion")))))


def _inevitable_decay() -> Ability:
    decay = destroy(all_of(each(ARTIFACT), each(UPGRADE)))
    return play(decay, repeat(make_token(), for_each=done(decay, sort=CARD)))


INEVITABLE_DECAY = card("inevitable-decay", _inevitable_decay())


def _recycler() -> Ability:
    thrown = discard(top(3, deck()))
    return after_reap(thrown, repeat(make_token(), for_each=done(thrown, sort=CREATURE)))


RECYCLER = card("recycler", _recycler())
SPINNERTECH = card("spinnertech", labelled((PLAY, DESTROYED), put(a(CARD, in_=discard_pile()), DECK_TOP), make_token()))
ADMINISTRATOR_RIVET = card(
    "administrator-rivet", play(make_token(), if_(is_(YOU, HAUNTED), capture(1, each(CREATURE, FRIENDLY, TOKEN))))
)


def _bump_in_the_night() -> Ability:
    sleeper = a(CREATURE, ENEMY)
    bump = deal(2, sleeper)
    once = sentences(bump, if_(is_(sleeper, destroyed_by(bump)), make_token()))
    return play(repeat(once, if_=is_(YOU, HAUNTED)))


BUMP_IN_THE_NIGHT = card("bump-in-the-night", _bump_in_the_night())
LOOPING_DIRGE = card("looping-dirge", play(if_(is_(YOU, HAUNTED), make_token())))
SIDEKICK = card("sidekick", play(make_token_of(a(CARD, in_=hand()))))
MINION = card("minion", after_reap(put(top(1, discard_pile(a_player(HAUNTED))), DECK_TOP)))
PHANTASM = card("phantasm", after_reap(discard(a(CARD, in_=hand()))))
WRECKER = card("wrecker", after_reap(discard(top(1, deck(a_player())))))
AEMBEROLOGIST = card("æmberologist", action(capture(1)))
