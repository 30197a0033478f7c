"""The sets since 2024: Menagerie, Æmber Skies, Tokens of Change, More Mutation, Prophetic Visions and after."""

from kfdesk.language.words import *

# Menagerie 2024 ---------------------------------------------------------------------------------


# Tokens of Change -------------------------------------------------------------------------------


# Vault Masters 2025 -----------------------------------------------------------------------------


THE_CONSTANT = card(
    "the-constant",
    skips(DRAW_STEP, EACH_PLAYER),
    at(
        START,
        YOU,
        then(remove_counters(TIME, 1, THIS), if_(there_are(NONE, counters_on(TIME, THIS)), destroy(THIS))),
    ),
    play(put_counters(TIME, 2, THIS)),
)

# Prophetic Visions ------------------------------------------------------------------------------


NECTARCYTE = card(
    "nectarcyte",
    after_fight_or_reap(
        put_counters(POWER, 3, THIS), may(move_counters(POWER, ANY_AMOUNT, THIS, a(CREATURE, FRIENDLY, OTHER)))
    ),
)


# Crucible Clash ---------------------------------------------------------------------------------
