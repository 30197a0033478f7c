"""Dark Tidings."""

from kfdesk.language.words import *

# Logos ------------------------------------------------------------------------------------------


def _mechabuoy() -> Ability:
    whoever = a_player()
    return at(START, whoever, if_(tide(HIGH, whoever), gain(1, whoever)))


MECHABUOY = card("mechabuoy", _mechabuoy())

# Saurian ----------------------------------------------------------------------------------------

UNDAGNATHUS = card("undagnathus", while_(tide(LOW), deals_when_fighting(0)))
UNDAGNATHUS_EVIL_TWIN = card("undagnathus-evil-twin", while_(tide(LOW), takes_more_damage(THIS, doubled=True)))
VENATOR_ALTUM = card("venator-altum", after(is_damaged(THIS), if_(tide(LOW), exalt(THIS))))


def _swallow_whole() -> tuple[Ability, ...]:
    two = a(CREATURE, n=2)
    eaten = least_powerful(CREATURE, in_=two)
    return (
        cannot(PLAY, THIS, unless=tide(HIGH)),
        play(choose(two), purge(eaten), put_counters(POWER, equal_to(power_of(eaten)), rest_of(eaten))),
    )


SWALLOW_WHOLE = card("swallow-whole", *_swallow_whole())

# Star Alliance ----------------------------------------------------------------------------------

STATIC_COLLECTION_ARRAY = card(
    "static-collection-array",
    while_(tide(HIGH), keys_cost(-1, YOU)),
    while_(tide(LOW), keys_cost(1, YOU)),
)

# The tide ----------------------------------------------------------------------------------------

THE_TIDE = card("the-tide", omni(raise_tide(), gain_chains(3)))

# Unfathomable -----------------------------------------------------------------------------------


def _general_sherman() -> tuple[Ability, ...]:
    banned = each(CREATURE, OTHER)
    return (
        deals_when_fighting(0),
        play(purge(banned), for_good(after(leaves(THIS), return_(banned, IN_PLAY)))),
    )


GENERAL_SHERMAN = card("general-sherman", *_general_sherman())

STORM_SURGE = card("storm-surge", play(next_turn(OPPONENT, cannot(READY_UP, each(CARD, ENEMY)))))
KAUPE = card("kaupe", cannot(PLAY, OPPONENT, more_than=1, each_of=TYPE))


def _kaupe_evil_twin() -> tuple[Ability, Ability]:
    thrown = discard(any_number(CARD, in_=hand()))
    blows = repeat(deal(2, a(CREATURE, ENEMY)), for_each=done(thrown))
    return cannot(PLAY, YOU, more_than=1, each_of=TYPE), after_fight_or_reap(thrown, blows)


KAUPE_EVIL_TWIN = card("kaupe-evil-twin", *_kaupe_evil_twin())

# Untamed ----------------------------------------------------------------------------------------

DEEPWATER_GRUEN = card("deepwater-gruen", labelled((PLAY, AFTER_REAP), if_(tide(LOW), gain(1, OPPONENT))))


def _ritual_of_life() -> Ability:
    given = a(CREATURE, FRIENDLY)
    return action(if_you_do(destroy(given), return_(a(CREATURE, other_than(given), in_=discard_pile()))))


RITUAL_OF_LIFE = card("ritual-of-life", _ritual_of_life())

CROSS_PORPOISES = card("cross-porpoises", play(raise_tide(), enrage(a(CREATURE, ENEMY, n=2))))

# Artifacts that become creatures ----------------------------------------------------------------

EFFIGY_OF_MELERUKH = card(
    "effigy-of-melerukh",
    after(reaps(a(CREATURE, ENEMY)), put_counters(AWAKENING, 1, THIS)),
    as_soon_as(
        there_are(at_least(6), counters_on(AWAKENING, THIS)),
        for_good(becomes_creature(THIS, power=100, armor=100), considered(THIS, BLANK)),
    ),
)


def _the_mysticeti() -> Ability:
    tired = exhaust(any_number(CREATURE, FRIENDLY, of_house(UNTAMED)))
    emerging = for_good(becomes_creature(THIS, TAUNT, power=0, spot=ANYWHERE))
    return action(
        tired, if_(there_are(SOME, done(tired)), and_(put_counters(POWER, for_each(3, done(tired)), THIS), emerging))
    )


THE_MYSTICETI = card("the-mysticeti", _the_mysticeti())

# Creatures that may be played as upgrades --------------------------------------------------------

SHIELD_U_LATER = card("shield-u-later", or_upgrade(gets(HOST, armor=2)))
