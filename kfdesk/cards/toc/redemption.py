"""Tokens of Change: Redemption."""

from kfdesk.language.words import *

VAULT_OF_REDEMPTION = card("vault-of-redemption", after(is_destroyed(a(CREATURE, with_trait(MUTANT))), draw()))
REDEEMER_AMARA = card(
    "redeemer-amara", after(is_destroyed(a(CREATURE, any_of(ENEMY, with_trait(MUTANT)))), make_token())
)
SACRED_DUTY = card(
    "sacred-duty",
    together(gets(HOST, power=2), gains(HOST, after_fight(make_token()))),
    play(ready(HOST)),
)


def _vindication_outpost() -> Ability:
    sent, made = a(CREATURE, FRIENDLY), make_token()
    fight = and_(made, ready(those(made)), fight_with(those(made)))
    return action(if_you_do(put(sent, DECK_BOTTOM, printed=owner_of(sent)), fight))


VINDICATION_OUTPOST = card("vindication-outpost", _vindication_outpost())
ADMIRABLE_NEOPHYTE = card("admirable-neophyte", play(make_token()))
INTREPID_EXEMPLAR = card("intrepid-exemplar", labelled((AFTER_FIGHT, DESTROYED), make_token()))
STEADFAST_COMMITMENT = card("steadfast-commitment", play(put(top(1, discard_pile()), DECK_BOTTOM), make_token()))


def _swift_induction() -> Ability:
    made = make_token()
    beside_a_mutant = there_are(SOME, each(CREATURE, with_trait(MUTANT), neighbor_of(those(made))))
    return play(made, if_(beside_a_mutant, archive(THIS)))


SWIFT_INDUCTION = card("swift-induction", _swift_induction())
ZEALOT = card("zealot")
GUARDIAN = card("guardian")
PARAGON = card("paragon", while_(there_are(SOME, each(CREATURE, with_trait(MUTANT))), enters_as(ENRAGED)))


def _sentinel() -> Ability:
    watched = a(CREATURE, ENEMY)
    return action(instead_if(stun(watched), is_(watched, STUNNED), destroy(watched)))


SENTINEL = card("sentinel", _sentinel())
