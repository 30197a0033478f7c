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

OVERCHARGED = card(
    "overcharged", cannot(MULLIGAN, YOU), at_setup(search(a(CARD, n=3), deck(), to=ARCHIVES), drawn=True)
)


def _signature_move() -> Ability:
    name = a_name(ACTION)
    return at_setup(choose(name), search(any_number(CARD, named(name)), deck(), to=ARCHIVES))


SIGNATURE_MOVE = card("signature-move", _signature_move())
