"""Mass Mutation."""

from kfdesk.language.words import *

# Dis --------------------------------------------------------------------------------------------

BONESAW = card("bonesaw", while_(happened(is_destroyed(a(CREATURE, FRIENDLY)), THIS_TURN), enters_as(READY)))
GLUTTONY = card(
    "gluttony",
    play(repeat(exalt(THIS), for_each=each(CREATURE, FRIENDLY, with_trait(SIN)))),
    after_reap(move_amber(ALL, each(CREATURE, FRIENDLY), YOU)),
)
SINDER = card("sinder", after_reap(destroy(a(CREATURE, FRIENDLY))))
WAKING_NIGHTMARE = card(
    "waking-nightmare",
    play(next_turn(OPPONENT, keys_cost(for_each(1, each(CREATURE, of_house(DIS))), EACH_PLAYER))),
)

THE_PALE_STAR = card("the-pale-star", omni(destroy(THIS), this_turn(has(each(CREATURE), power=1, armor=0))))

# Logos ------------------------------------------------------------------------------------------

CHRONUS = card("chronus", after(resolves_icon(YOU, DRAW), may(archive())))


# Sanctum -----------------------------------------------------------------------------------------

SCRIVENER_FAVIAN = card("scrivener-favian", instead(resolves_icon(YOU, CAPTURE), may(steal(1))))
MASTER_OF_THE_GREY = card("master-of-the-grey", cannot(RESOLVE_ICONS, OPPONENT))


def _maleficorn() -> Ability:
    burnt = a(CREATURE, ENEMY)
    return after(is_damaged(burnt, by=DAMAGE), deal(1, burnt))


MALEFICORN = card("maleficorn", _maleficorn())


def _book_of_malefaction() -> tuple[Ability, ...]:
    theft = steals(OPPONENT)
    return (
        after(theft, put_counters(WARRANT, that_much(theft), THIS)),
        omni(if_you_do(remove_counters(WARRANT, 1, THIS), purge(a(CREATURE)))),
    )


BOOK_OF_MALEFACTION = card("book-of-malefaction", *_book_of_malefaction())

ARDENT_HERO = card(
    "ardent-hero",
    cannot(BE_DAMAGED, THIS, by=a(CREATURE, any_of(with_trait(MUTANT), power(at_least(5))))),
)

# Saurian ----------------------------------------------------------------------------------------


def _deusillus() -> tuple[Ability, ...]:
    return (
        play(capture(ALL), deal(5, a(CREATURE, ENEMY))),
        after_fight_or_reap(move_amber(1, THIS, SUPPLY), deal(2, each(CREATURE, ENEMY))),
    )


DEUSILLUS = card("deusillus", *_deusillus())
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
OPTIO_GORKUS = card(
    "optio-gorkus",
    gains(neighbors_of(THIS), destroyed(move_amber(ALL, THIS, a(CREATURE, NEIGHBORING, named("optio-gorkus"))))),
)


def _saurian_egg() -> tuple[Ability, ...]:
    thrown = discard(top(2, deck()))
    hatched = those(thrown, CREATURE, of_house(SAURIAN))
    hatching = and_(put_into_play(hatched), ready(hatched), put_counters(POWER, 3, hatched), destroy(THIS))
    return (
        cannot(FIGHT, THIS),
        cannot(REAP, THIS),
        omni(thrown, if_(there_are(SOME, done(thrown, of_house(SAURIAN))), hatching)),
    )


SAURIAN_EGG = card("saurian-egg", *_saurian_egg())
SIREN_HORN = card("siren-horn", gains(HOST, before_fight(move_amber(1, THIS, fought_by(THIS)))))

AMPHORA_CAPTURA = card("amphora-captura", instead(resolves_icon(YOU), may(resolve_icons(CAPTURE))))

# Shadows ----------------------------------------------------------------------------------------


_MUTANT = with_trait(MUTANT)
DARK_AMBER_VAULT = card(
    "dark-æmber-vault",
    after(plays(YOU, a(CREATURE, _MUTANT)), draw()),
    gets(each(CREATURE, FRIENDLY, _MUTANT), power=2),
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


def _mark_of_dis() -> Ability:
    marked = a(CREATURE)
    blow = deal(2, marked)
    holder = controller_of(marked)
    chosen = next_turn(holder, must(CHOOSE, holder, marked))
    return play(blow, if_(is_(marked, not_(destroyed_by(blow))), chosen))


MARK_OF_DIS = card("mark-of-dis", _mark_of_dis())
PICAROON = card(
    "picaroon",
    gets(THIS, power=equal_to(power_of(each(CREATURE, NEIGHBORING, not_(with_trait(CHANGELING)))))),
)


# Creatures that may be played as upgrades --------------------------------------------------------

SECURI_DROID = card("securi-droid", or_upgrade(gains(HOST, TAUNT)))
STEALTHSTER = card("stealthster", or_upgrade(gains(HOST, ELUSIVE)))
