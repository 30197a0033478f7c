"""The sets since 2024: Menagerie, Æmber Skies, Tokens of Change, More Mutation, Prophetic Visions and after."""

from kfdesk.language.words import *

# Menagerie 2024 ---------------------------------------------------------------------------------


# Tokens of Change -------------------------------------------------------------------------------


# Vault Masters 2025 -----------------------------------------------------------------------------


# Prophetic Visions ------------------------------------------------------------------------------


NECTARCYTE = card(
    "nectarcyte",
    after_fight_or_reap(
        put_counters(POWER, 3, THIS), may(move_counters(POWER, ANY_AMOUNT, THIS, a(CREATURE, FRIENDLY, OTHER)))
    ),
)


# Crucible Clash ---------------------------------------------------------------------------------
