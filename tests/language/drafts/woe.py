"""Winds of Exchange."""

from kfdesk.language.words import *

# Ekwidon ----------------------------------------------------------------------------------------


def _mass_buyout() -> Ability:
    bought = destroy(each(CREATURE))
    return play(bought, gain(half(done(bought, controlled_by(EACH_PLAYER)), up=True), EACH_PLAYER))


MASS_BUYOUT = card("mass-buyout", _mass_buyout())
UNCOMMON_CURRENCY = card("uncommon-currency", action(swap_control(THIS, a(ARTIFACT, ENEMY))))

# Mars -------------------------------------------------------------------------------------------

NYYON_OUTPOST = card("nyyon-outpost", action(if_you_do(put(a(CREATURE, FRIENDLY), DECK_BOTTOM), make_token(2))))

# Saurian -----------------------------------------------------------------------------------------

PRAETOR_MARIUS = card("praetor-marius", after_reap(capture(for_each(1, each(CREATURE, EXHAUSTED, on_the(LEFT, THIS))))))
RAMPAGING_BRUTODON = card("rampaging-brutodon", toll(destroy(a(CREATURE, FRIENDLY)), USE, THIS), play(make_token()))


# Unfathomable -----------------------------------------------------------------------------------

SKULLBACK_CRAB = card("skullback-crab", action(steal(1)))

# Geistoid ---------------------------------------------------------------------------------------


OFFERING_TO_KILIGOG = card(
    "offering-to-kiligog",
    omni(if_you_do(destroy(a(CREATURE, FRIENDLY)), put_under(a(CREATURE, in_=discard_pile())))),
    omni(make_token_of(each(CARD, in_=under(THIS)))),
)

# Creatures that may be played as upgrades --------------------------------------------------------

PYR_0 = card("pyr*0", or_upgrade(gains(HOST, (SPLASH_ATTACK, 3))))
