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
THE_AMASSER = card("the-amasser", after(draws(OPPONENT), make_token(spot=on_the(RIGHT))))
THE_FORSAKEN = card(
    "the-forsaken", after(discards(OPPONENT, a(CARD, in_=hand(OPPONENT))), make_token(spot=on_the(LEFT)))
)
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
FACET = card("facet", destroyed(if_(is_(YOU, ACTIVE), gain(1))))
SNARE = card("snare", destroyed(if_(is_(YOU, ACTIVE), lose(1, OPPONENT))))
THRALL = card("thrall", destroyed(by(OPPONENT, discard(random(CARD, in_=hand())))))
