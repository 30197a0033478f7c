"""The sets since 2024: Menagerie, Æmber Skies, Tokens of Change, More Mutation, Prophetic Visions and after."""

from kfdesk.language.words import *

# Menagerie 2024 ---------------------------------------------------------------------------------

LEGENDARY_KEYRAKEN = card(
    "legendary-keyraken",
    gets(THIS, power=for_each(5, keys_of(YOU))),
    after_reap(forge(6, reduced_by=each(CARD, FRIENDLY, with_trait(TENTACLE)))),
)

# Æmber Skies ------------------------------------------------------------------------------------

ARCENOMOMETER = card("arcenomometer", action(next_turn(OPPONENT, after(plays(OPPONENT), lose(1, OPPONENT)))))

# Tokens of Change -------------------------------------------------------------------------------


def _niffle_brute() -> Ability:
    sanctuary = a(CARD, named("niffle-sanctuary"), in_=discard_pile())
    return destroyed(
        if_(
            there_are(SOME, each(CARD, named("niffle-sanctuary"), in_=discard_pile())),
            return_(sanctuary),
            return_(a(CARD, with_trait(NIFFLE), in_=discard_pile())),
        )
    )


NIFFLE_BRUTE = card("niffle-brute", _niffle_brute())

# More Mutation ----------------------------------------------------------------------------------


def _bawretchadontius() -> tuple[Ability, ...]:
    return (
        gains(each(CREATURE, FRIENDLY, amber(SOME)), after_reap(deal(4, a(CREATURE)))),
        labelled((PLAY, AFTER_FIGHT, AFTER_REAP), exalt(all_of(a(CREATURE, FRIENDLY), a(CREATURE, ENEMY, n=2)))),
    )


BAWRETCHADONTIUS = card("bawretchadontius", *_bawretchadontius())
WRETCHED_ANATHEMA = card(
    "wretched-anathema",
    while_(there_are(NONE, each(CREATURE, OTHER, FRIENDLY)), gains(THIS, action(gain(4)))),
    labelled((PLAY, AFTER_REAP), destroy(a(CREATURE, OTHER, n=2))),
)

# Vault Masters 2025 -----------------------------------------------------------------------------


def _cosmicrux() -> Ability:
    readied = a(CREATURE)
    return after(readies(readied), deal(1, readied))


COSMICRUX = card("cosmicrux", _cosmicrux())

# Prophetic Visions ------------------------------------------------------------------------------

RAGATHA = card("ragatha", gains(each(CREATURE, ENEMY), after_reap(deal(3, neighbors_of(GRANTING_CARD)))))

# Crucible Clash ---------------------------------------------------------------------------------

ARTIFICER = card("artificer", permits(PLAY, a(ARTIFACT)))

# Draconian Measures -----------------------------------------------------------------------------


def _dreamcall() -> Ability:
    sleeper = a(CREATURE)
    dreamer = a(CREATURE, other_than(sleeper))
    copies = each(CARD, same(NAME, THIS), in_=discard_pile())
    return play(exhaust(sleeper), repeat(and_(exhaust(dreamer), draw()), for_each=copies))


DREAMCALL = card("dreamcall", _dreamcall())
