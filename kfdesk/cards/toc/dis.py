"""Tokens of Change: Dis."""

from kfdesk.language.words import *


def _codex_of_true_names() -> Ability:
    fiends = each(CREATURE, FRIENDLY, named("catena-fiend"))
    called = return_(fiends, printed=owner_of(fiends))
    return action(
        if_you_do(destroy(THIS), sentences(called, repeat(return_(a(CREATURE, ENEMY)), for_each=done(called))))
    )


CODEX_OF_TRUE_NAMES = card("codex-of-true-names", _codex_of_true_names())
BEYOND_ALL_DARKNESS = card("beyond-all-darkness", play(this_turn(after(is_destroyed(a(CREATURE)), make_token()))))
GATE_WARDEN = card(
    "gate-warden",
    while_(there_are(SOME, each(CREATURE, TOKEN, controlled_by(YOU))), cannot(REAP, each(CREATURE, ENEMY))),
    play(make_token()),
)
HAVOC = card("havoc", play(make_token()))
LEVY_OF_SOULS = card(
    "levy-of-souls",
    action(make_token(), next_turn(OPPONENT, keys_cost(for_each(1, each(CREATURE, FRIENDLY, TOKEN)), EACH_PLAYER))),
)
UNBINDING = card(
    "unbinding", play(make_token(), if_(happened(is_destroyed(a(CREATURE, FRIENDLY)), THIS_TURN), archive(THIS)))
)
CATENA_FIEND = card("catena-fiend", after_fight(steal(1), deal(3, a(CREATURE, FRIENDLY))))
THRALL = card("thrall", destroyed(by(OPPONENT, discard(random(CARD, in_=hand())))))
