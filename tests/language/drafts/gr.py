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

# Mars -------------------------------------------------------------------------------------------

GLIMMERSPORE = card("glimmerspore", play(put(a(ARTIFACT), ARCHIVES, printed=YOU)))
YIPYAX_ABDUCTOR = card("yipyax-abductor", labelled((PLAY, AFTER_FIGHT), put(a(UPGRADE), ARCHIVES, printed=YOU)))


def _shrink_ray_technician() -> tuple[Ability, Ability]:
    shrunk, strongest = a(CREATURE, ENEMY), most_powerful(CREATURE, ENEMY)
    return (
        after_reap(choose(shrunk), this_turn(gets(shrunk, power=-2))),
        scrap(choose(strongest), this_turn(has(strongest, power=1, armor=0))),
    )


SHRINK_RAY_TECHNICIAN = card("shrink-ray-technician", *_shrink_ray_technician())

# Star Alliance ----------------------------------------------------------------------------------


def _into_the_warp() -> Ability:
    thrown = discard(top(1, deck(EACH_PLAYER)))
    return play(thrown, destroy(each(CREATURE, same(HOUSE, those(thrown, CARD)))))


INTO_THE_WARP = card("into-the-warp", _into_the_warp())


MISSILE_OFFICER_MYERS = card(
    "missile-officer-myers",
    labelled((PLAY, AFTER_REAP), resolve(PLAY, a(CREATURE, NEIGHBORING))),
    scrap(this_turn(next_(permits(PLAY, a(CARD, not_(of_house(ACTIVE))))))),
)

# Untamed ----------------------------------------------------------------------------------------

WARFALINE = card("warfaline", labelled((PLAY, AFTER_FIGHT), shuffle(top(5, discard_pile(a_player())))))

CAULDRON = card(
    "cauldron",
    omni(
        put_under(top(1, deck()), faceup=True),
        if_(there_are(at_least(3), each(CARD, in_=under(THIS))), play_card(each(CARD, in_=under(THIS)))),
    ),
)


def _paradox_shield() -> Ability:
    spent = discard(top(equal_to(power_of(THIS)), deck()))
    saved = and_(fully_heal(THIS), destroy(GRANTING_CARD))
    return gains(HOST, instead(is_destroyed(THIS), if_you_do(spent, saved)))


PARADOX_SHIELD = card("paradox-shield", _paradox_shield())
CURSE_OF_DISAPPEARANCES = card(
    "curse-of-disappearances", at(END, YOU, put(a(CREATURE, FRIENDLY), ARCHIVES, printed=OPPONENT))
)
