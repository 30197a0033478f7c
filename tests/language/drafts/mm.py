"""Mass Mutation."""

from kfdesk.language.words import *

# Saurian ----------------------------------------------------------------------------------------


MONUMENT_TO_SHRIX = card(
    "monument-to-shrix",
    spendable(THIS),
    action(
        instead_if(
            move_amber(1, YOU, THIS),
            there_are(SOME, each(CARD, named("citizen-shrix"), in_=discard_pile())),
            move_amber(1, a_player(), THIS),
        )
    ),
)


# Creatures that may be played as upgrades --------------------------------------------------------

SECURI_DROID = card("securi-droid", or_upgrade(gains(HOST, TAUNT)))
STEALTHSTER = card("stealthster", or_upgrade(gains(HOST, ELUSIVE)))
