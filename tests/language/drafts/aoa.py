"""Age of Ascension."""

from kfdesk.language.words import *

# Sanctum ----------------------------------------------------------------------------------------

BARRISTER_JOYA = card("barrister-joya", cannot(REAP, each(CREATURE, ENEMY)))
HAEDROTHS_WALL = card("haedroth-s-wall", gets(each(CREATURE, FRIENDLY, ON_FLANK), power=2))


def _hallowed_shield() -> Ability:
    shielded = a(CREATURE)
    return action(choose(shielded), this_turn(cannot(BE_DAMAGED, shielded)))


HALLOWED_SHIELD = card("hallowed-shield", _hallowed_shield())
OPAL_KNIGHT = card("opal-knight", play(destroy(each(CREATURE, power(EVEN)))))


def _mars_ambassador() -> Ability:
    return after_fight_or_reap(this_turn(next_(permits((PLAY, USE), a(CARD, of_house(MARS))))))


MARS_AMBASSADOR = card("mars-ambassador", _mars_ambassador())


def _smite() -> Ability:
    smiter = a(CREATURE, FRIENDLY)
    return play(and_(ready(smiter), fight_with(smiter)), deal(2, neighbors_of(fought_by(smiter))))


SMITE = card("smite", _smite())

# Untamed ----------------------------------------------------------------------------------------

DUSKWITCH = card("duskwitch", enters_as(READY, of=each(CREATURE, FRIENDLY)))
GLIMMER = card("glimmer", play(return_(a(CARD, in_=discard_pile()))))
TANTADLIN = card("tantadlin", deals_when_fighting(2), after_fight(discard(random(CARD, in_=archives(OPPONENT)))))
KNOXX = card("knoxx", gets(THIS, power=for_each(3, each(CREATURE, NEIGHBORING))))
_READY_UNTAMED = each(CREATURE, READY, of_house(UNTAMED), controlled_by(EACH_PLAYER))
QUICKSAND = card("quicksand", play(by(players_with(NONE, _READY_UNTAMED), destroy(most_powerful(CREATURE, FRIENDLY)))))

EARTHBIND = card("earthbind", cannot(USE, HOST, unless=happened(discards(controller_of(HOST)), THIS_TURN)))
PO_S_PIXIES = card(
    "po-s-pixies",
    instead(steals(OPPONENT), redirect(from_=SUPPLY)),
    instead(captures(a(CREATURE, ENEMY)), redirect(from_=SUPPLY)),
)
