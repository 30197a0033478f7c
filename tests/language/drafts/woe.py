"""Winds of Exchange."""

from kfdesk.language.words import *

# Brobnar ----------------------------------------------------------------------------------------

CURSE_OF_FORGETFULNESS = card("curse-of-forgetfulness", at(END, YOU, purge(top(1, discard_pile()))))


def _might_club() -> Ability:
    mighty = a(CREATURE)
    return action(and_(ready(mighty), enrage(mighty)))


MIGHT_CLUB = card("might-club", _might_club())


def _shock_herder() -> Ability:
    neighbor = a(CREATURE, NEIGHBORING)
    return play(and_(ready(neighbor), fight_with(neighbor)))


SHOCK_HERDER = card("shock-herder", _shock_herder())
SKIRMISHER = card("skirmisher")

BERSERKER = card("berserker", enters_as(READY, ENRAGED), after_fight(destroy(THIS)))

# Ekwidon ----------------------------------------------------------------------------------------


def _corner_the_market() -> Ability:
    thrown = a(CARD, in_=hand(OPPONENT))
    return play(
        next_turn(
            OPPONENT, cannot(PLAY, OPPONENT), after(discards(OPPONENT, thrown), by(OPPONENT, may(archive(thrown))))
        )
    )


CORNER_THE_MARKET = card("corner-the-market", _corner_the_market())


def _mass_buyout() -> Ability:
    bought = destroy(each(CREATURE))
    return play(bought, gain(half(done(bought, controlled_by(EACH_PLAYER)), up=True), EACH_PLAYER))


MASS_BUYOUT = card("mass-buyout", _mass_buyout())
UNCOMMON_CURRENCY = card("uncommon-currency", action(swap_control(THIS, a(ARTIFACT, ENEMY))))

# Mars -------------------------------------------------------------------------------------------

_NOT_MARS = not_(of_house(MARS))
NYYON_OUTPOST = card("nyyon-outpost", action(if_you_do(put(a(CREATURE, FRIENDLY), DECK_BOTTOM), make_token(2))))

# Sanctum -----------------------------------------------------------------------------------------

THE_PROMISED_BLADE = card(
    "the-promised-blade",
    at(START, a_player(), take_control(THIS, by=player_with(FEWEST, each(CREATURE)))),
    omni(capture(1, a(CREATURE, FRIENDLY))),
)

# Saurian -----------------------------------------------------------------------------------------

PRAETOR_MARIUS = card("praetor-marius", after_reap(capture(for_each(1, each(CREATURE, EXHAUSTED, on_the(LEFT, THIS))))))
RAMPAGING_BRUTODON = card("rampaging-brutodon", toll(destroy(a(CREATURE, FRIENDLY)), USE, THIS), play(make_token()))


def _nirbor_flamewing() -> tuple[Ability, Ability]:
    reborn = if_you_do(may(destroy(a(CREATURE, FRIENDLY))), put_into_play(THIS, READY))
    return at(START, YOU, if_(is_(THIS, discard_pile()), reborn)), destroyed(make_token())


NIRBOR_FLAMEWING = card("nirbor-flamewing", *_nirbor_flamewing())

# Unfathomable -----------------------------------------------------------------------------------

SKULLBACK_CRAB = card("skullback-crab", action(steal(1)))

# Geistoid ---------------------------------------------------------------------------------------

ECTO_CHARGE = card(
    "ecto-charge",
    play(if_you_do(forge(20, reduced_by=each(CARD, in_=discard_pile()), least=6), purge(THIS))),
)

OFFERING_TO_KILIGOG = card(
    "offering-to-kiligog",
    omni(if_you_do(destroy(a(CREATURE, FRIENDLY)), put_under(a(CREATURE, in_=discard_pile())))),
    omni(make_token_of(each(CARD, in_=under(THIS)))),
)

# Creatures that may be played as upgrades --------------------------------------------------------

PYR_0 = card("pyr*0", or_upgrade(gains(HOST, (SPLASH_ATTACK, 3))))
