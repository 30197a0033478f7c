"""More Mutation: Shadows."""

from kfdesk.language.words import *

_ANY_WAY = (PLAY, AFTER_FIGHT, AFTER_REAP)


def _boosted_b4_rry() -> Ability:
    loot = a(ARTIFACT, ENEMY)
    robbery = sentences(take_control(loot), for_good(belongs_to(SHADOWS, loot, while_yours=True)))
    forgery = as_if_yours(play_card(random(CARD, in_=archives(OPPONENT))))
    return labelled(_ANY_WAY, choose_one(robbery, forgery))


BOOSTED_B4_RRY = card("boosted-b4-rry", _boosted_b4_rry())
DODGERS_10 = card("dodger-s-10", labelled(_ANY_WAY, steal(HALF)))
_MUTANT = with_trait(MUTANT)
SPARE_ARM_CARMINE = card(
    "spare-arm-carmine",
    after_reap(
        if_(
            there_are(more_than(each(CREATURE, ENEMY, _MUTANT)), each(CREATURE, FRIENDLY, _MUTANT)),
            steal(2),
            otherwise=steal(1),
        )
    ),
)
