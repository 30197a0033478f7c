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


# Untamed ----------------------------------------------------------------------------------------

DARK_HARBINGER = card("dark-harbinger", after(plays(YOU, a(ACTION, of_house(UNTAMED))), ready(THIS)))
FANDANGLE = card(
    "fandangle",
    while_(
        there_are(at_least(4), amber_of(YOU)), enters_as(READY, of=each(CREATURE, FRIENDLY, not_(of_house(UNTAMED))))
    ),
)
KEYFROG = card("keyfrog", destroyed(forge()))


def _amberlution() -> Ability:
    born = each(CREATURE, in_=hand())
    return play(destroy(each(CREATURE)), by(EACH_PLAYER, and_(reveal(hand()), put_into_play(born), ready(born))))


AMBERLUTION = card("æmberlution", _amberlution())


WILD_BOUNTY = card("wild-bounty", play(this_turn(next_(icons_again()))))

CHONKERS = card(
    "chonkers",
    after(
        is_destroyed(a(CREATURE, ENEMY), fighting=THIS), put_counters(POWER, equal_to(counters_on(POWER, THIS)), THIS)
    ),
    play(put_counters(POWER, 1, THIS)),
)


# Creatures that may be played as upgrades --------------------------------------------------------

SECURI_DROID = card("securi-droid", or_upgrade(gains(HOST, TAUNT)))
STEALTHSTER = card("stealthster", or_upgrade(gains(HOST, ELUSIVE)))
