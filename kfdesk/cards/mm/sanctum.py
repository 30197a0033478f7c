"""Mass Mutation: Sanctum."""

from kfdesk.language.words import *

ARDENT_HERO = card(
    "ardent-hero",
    cannot(BE_DAMAGED, THIS, by=a(CREATURE, any_of(with_trait(MUTANT), power(at_least(5))))),
)
SCRIVENER_FAVIAN = card("scrivener-favian", instead(resolves_icon(YOU, CAPTURE), may(steal(1))))
MASTER_OF_THE_GREY = card("master-of-the-grey", cannot(RESOLVE_ICONS, OPPONENT))
