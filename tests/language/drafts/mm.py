"""Mass Mutation."""

from kfdesk.language.words import *

# Logos ------------------------------------------------------------------------------------------

CHRONUS = card("chronus", after(resolves_icon(YOU, DRAW), may(archive())))


# Sanctum -----------------------------------------------------------------------------------------


def _book_of_malefaction() -> tuple[Ability, ...]:
    theft = steals(OPPONENT)
    return (
        after(theft, put_counters(WARRANT, that_much(theft), THIS)),
        omni(if_you_do(remove_counters(WARRANT, 1, THIS), purge(a(CREATURE)))),
    )


BOOK_OF_MALEFACTION = card("book-of-malefaction", *_book_of_malefaction())


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
