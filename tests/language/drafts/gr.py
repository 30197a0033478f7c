"""Grim Reminders."""

from kfdesk.language.words import *

# Brobnar ----------------------------------------------------------------------------------------

BEANSTALK = card(
    "beanstalk",
    enters_as(READY, of=each(CREATURE, FRIENDLY, with_trait(GIANT))),
    action(search(a(CREATURE, with_trait(GIANT)))),
)
CURSE_OF_COWARDICE = card(
    "curse-of-cowardice",
    at(
        END,
        YOU,
        if_(there_are(NONE, times_of(fights(a(CREATURE, FRIENDLY)), THIS_TURN)), lose(2)),
        if_(there_are(NONE, each(CREATURE, FRIENDLY)), destroy(THIS)),
    ),
)

AWAKENED_TITAN = card("awakened-titan", cannot(READY_UP, THIS, unless=is_(YOU, HAUNTED)))

# Ekwidon -----------------------------------------------------------------------------------------

FORBIDDEN_TOME = card("forbidden-tome", refills(1, players_with(HAUNTED)))
TACHYON_MANIFOLD = card("tachyon-manifold", action(take_turn(), draw(10, OPPONENT), purge(THIS)))
SABIRA_THE_MEDIUM = card("sabira-the-medium", after(shuffles(YOU, discard_pile()), gain(3)))

# Geistoid ---------------------------------------------------------------------------------------


def _well_of_memory() -> Ability:
    forgotten = purge(any_number(CARD, in_=hand()))
    return play(forgotten, repeat(return_(a(CARD, in_=discard_pile())), for_each=done(forgotten)))


WELL_OF_MEMORY = card("well-of-memory", _well_of_memory(), action(destroy(THIS)))

# Logos -------------------------------------------------------------------------------------------


def _portalmonster() -> tuple[Ability | Together, ...]:
    buried = each(CARD, in_=discard_pile())
    return (
        while_(is_(YOU, HAUNTED), keys_cost(for_each(1, buried), EACH_PLAYER)),
        while_(not_(is_(YOU, HAUNTED)), keys_cost(-2, EACH_PLAYER)),
        destroyed(if_(is_(YOU, HAUNTED), archive(THIS))),
    )


PORTALMONSTER = card("portalmonster", *_portalmonster())


# Untamed ----------------------------------------------------------------------------------------

WARFALINE = card("warfaline", labelled((PLAY, AFTER_FIGHT), shuffle(top(5, discard_pile(a_player())))))

CAULDRON = card(
    "cauldron",
    omni(
        put_under(top(1, deck()), faceup=True),
        if_(there_are(at_least(3), each(CARD, in_=under(THIS))), play_card(each(CARD, in_=under(THIS)))),
    ),
)
CURSE_OF_DISAPPEARANCES = card(
    "curse-of-disappearances", at(END, YOU, put(a(CREATURE, FRIENDLY), ARCHIVES, printed=OPPONENT))
)
