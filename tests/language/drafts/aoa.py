"""Age of Ascension."""

from kfdesk.language.words import *

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
