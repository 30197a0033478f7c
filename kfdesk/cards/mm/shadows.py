"""Mass Mutation: Shadows."""

from kfdesk.language.words import *

MUTANT_CUTPURSE = card("mutant-cutpurse")
RAD_PENNY = card("rad-penny", play(steal(1)), destroyed(shuffle(THIS, printed=YOU)))
SHOULDER_ID = card("shoulder-id", cannot(FIGHT, THIS), instead(is_damaged(a(CREATURE), by=THIS), steal(1)))


def _borrow() -> Ability:
    loot = a(ARTIFACT, ENEMY)
    return play(take_control(loot), for_good(belongs_to(SHADOWS, loot, while_yours=True)))


BORROW = card("borrow", _borrow())
BOSS_ZAREK = card("boss-zarek", gains(each(CREATURE, FRIENDLY, amber(SOME)), ELUSIVE))
