"""Crucible Clash: Saurian."""

from kfdesk.language.words import *

EDICT_OF_CONSCRIPTION = card(
    "edict-of-conscription", action(destroy(THIS), this_turn(belongs_to(SAURIAN, each(CREATURE, FRIENDLY))))
)
LEGATE_SCIPIO = card("legate-scipio", play(may(exalt(each(CREATURE, of_house(SAURIAN))))))


def _bellatoran_recruiter() -> Ability:
    recruit = a(CREATURE, FRIENDLY, not_(with_trait(DINOSAUR)))
    return after_fight_or_reap(
        choose(recruit), this_turn(gets(recruit, power=2, armor=2)), and_(ready(recruit), fight_with(recruit))
    )


BELLATORAN_RECRUITER = card("bellatoran-recruiter", _bellatoran_recruiter())
LAUREL_WREATH = card("laurel-wreath", gets(HOST, power=for_each(1, amber_on(HOST))), play(exalt(HOST)))


def _decree_of_primus() -> Ability:
    debtor = a(CREATURE)
    return play(choose(debtor), move_amber(ALL, debtor, a(CREATURE, other_than(debtor))))


DECREE_OF_PRIMUS = card("decree-of-primus", _decree_of_primus())
GLORIOUS_TRADITION = card("glorious-tradition", action(exalt(each(CREATURE, ENEMY, ON_FLANK))))
PRAETORIAN_KENTRO = card("praetorian-kentro", gets(each(CREATURE, FRIENDLY, of_house(SAURIAN)), power=1))


def _stand_and_fight() -> Ability:
    fighter = a(CREATURE, FRIENDLY)
    return play(exalt(all_of(fighter, a(CREATURE, ENEMY))), and_(ready(fighter), fight_with(fighter)))


STAND_AND_FIGHT = card("stand-and-fight", _stand_and_fight())
