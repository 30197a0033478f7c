"""Call of the Archons: Shadows."""

from kfdesk.language.words import *


def _damage_then(amount: int, prize: Instruction) -> tuple[Instruction, Instruction]:
    """Return damage to a creature, and what comes of it if that destroys it."""
    victim = a(CREATURE)
    blow = deal(amount, victim)
    return blow, if_(is_(victim, destroyed_by(blow)), prize)


BAIT_AND_SWITCH = card(
    "bait-and-switch",
    play(
        repeat(
            if_(there_are(more_than(amber_of(YOU)), amber_of(OPPONENT)), steal(1)),
            if_=there_are(more_than(amber_of(YOU)), amber_of(OPPONENT), still=True),
        )
    ),
    printed_before(
        V1_3,
        play(
            repeat(
                if_(there_are(more_than(amber_of(YOU)), amber_of(OPPONENT)), steal(1)),
                while_=there_are(more_than(amber_of(YOU)), amber_of(OPPONENT), still=True),
            )
        ),
    ),
)
BOOBY_TRAP = card("booby-trap", play(deal(4, a(CREATURE, not_(ON_FLANK)), splash=2)))
FINISHING_BLOW = card("finishing-blow", play(if_you_do(destroy(a(CREATURE, DAMAGED)), steal(1))))
GHOSTLY_HAND = card("ghostly-hand", play(if_(there_are(exactly(1), amber_of(OPPONENT)), steal(1))))
HIDDEN_STASH = card("hidden-stash", play(archive()))
IMPERIAL_TRAITOR = card(
    "imperial-traitor", play(look_at(hand(OPPONENT)), may(purge(a(CARD, of_house(SANCTUM), in_=hand(OPPONENT)))))
)
KEY_OF_DARKNESS = card("key-of-darkness", play(instead_if(forge(6), there_are(NONE, amber_of(OPPONENT)), forge(2))))
LIGHTS_OUT = card("lights-out", play(return_(a(CREATURE, ENEMY, n=2))))
MIASMA = card("miasma", play(next_turn(OPPONENT, skips(FORGE_STEP, OPPONENT))))
NERVE_BLAST = card("nerve-blast", play(if_you_do(steal(1), deal(2, a(CREATURE)))))


def _one_last_job() -> Ability:
    vanishing = purge(each(CREATURE, FRIENDLY, of_house(SHADOWS)))
    return play(vanishing, steal(for_each(1, done(vanishing))))


ONE_LAST_JOB = card("one-last-job", _one_last_job())
OUBLIETTE = card("oubliette", play(purge(a(CREATURE, power(at_most(3))))))
PAWN_SACRIFICE = card("pawn-sacrifice", play(if_you_do(sacrifice(a(CREATURE, FRIENDLY)), deal(3, a(CREATURE, n=2)))))
POISON_WAVE = card("poison-wave", play(deal(2, each(CREATURE))))
RELENTLESS_WHISPERS = card("relentless-whispers", play(*_damage_then(2, steal(1))))
ROUTINE_JOB = card(
    "routine-job",
    play(then(steal(1), steal(for_each(1, each(CARD, same(NAME, THIS), in_=discard_pile()))))),
)
TOO_MUCH_TO_PROTECT = card("too-much-to-protect", play(steal(all_but(6))))
TREASURE_MAP = card(
    "treasure-map",
    play(if_(there_are(NONE, times_of(plays(YOU, a(CARD, OTHER)), THIS_TURN)), gain(3)), this_turn(cannot(PLAY, YOU))),
)

CUSTOMS_OFFICE = card("customs-office", toll(1, PLAY, a(ARTIFACT)))


def _evasion_sigil() -> Ability:
    # Reading: reading/stopped-fight
    fighter = a(CREATURE)
    thrown = discard(top(1, deck(controller_of(fighter))))
    halted = if_(is_(those(thrown, CARD), of_house(ACTIVE)), exhaust(fighter, no_effect=True))
    return before(fights(fighter), thrown, halted)


EVASION_SIGIL = card("evasion-sigil", _evasion_sigil())
LONGFUSED_MINES = card("longfused-mines", omni(destroy(THIS), deal(3, each(CREATURE, ENEMY, not_(ON_FLANK)))))
MASTERPLAN = card(
    "masterplan",
    play(put_under(a(CARD, in_=hand()))),
    omni(play_card(under(THIS)), destroy(THIS)),
)
SAFE_PLACE = card("safe-place", spendable(THIS), action(move_amber(1, YOU, THIS)))
SEEKER_NEEDLE = card("seeker-needle", action(*_damage_then(1, gain(1))))
SKELETON_KEY = card("skeleton-key", action(capture(1, a(CREATURE, FRIENDLY))))


def _special_delivery() -> Ability:
    victim = a(CREATURE, ON_FLANK)
    blast = deal(3, victim)
    return omni(destroy(THIS), blast, if_(is_(victim, destroyed_by(blast)), purge(victim)))


SPECIAL_DELIVERY = card("special-delivery", _special_delivery())
SPEED_SIGIL = card("speed-sigil", enters_as(READY, of=each(CREATURE, played_by(EACH_PLAYER, first=True))))
SUBTLE_MAUL = card("subtle-maul", action(by(OPPONENT, discard(random(CARD, in_=hand())))))
THE_STING = card("the-sting", skips(FORGE_STEP), instead(spends(OPPONENT), redirect(to=YOU)), action(destroy(THIS)))

BAD_PENNY = card("bad-penny", destroyed(return_(THIS, printed=YOU)))
BULLETEYE = card("bulleteye", after_reap(destroy(a(CREATURE, ON_FLANK))))
CARLO_PHANTOM = card("carlo-phantom", after(plays(YOU, a(ARTIFACT)), steal(1)))


def _deipno_spymaster() -> Ability:
    spy = a(CREATURE, FRIENDLY)
    return omni(choose(spy), this_turn(permits(USE, spy)))


DEIPNO_SPYMASTER = card("deipno-spymaster", _deipno_spymaster())


def _faygin() -> Ability:
    urchin = named("urchin")
    return after_reap(return_(one_of(a(CARD, urchin), a(CARD, urchin, in_=discard_pile())), printed=YOU))


FAYGIN = card("faygin", _faygin())
MACIS_ASP = card("macis-asp")
MACK_THE_KNIFE = card("mack-the-knife", action(*_damage_then(1, gain(1))))
MAGDA_THE_RAT = card(
    "magda-the-rat",
    play(steal(2), for_good(after(leaves(THIS), steal(2, OPPONENT)))),
    printed_before(V18_4, play(steal(2)), after(leaves(THIS), steal(2, OPPONENT))),
)
MOONCURSER = card("mooncurser", after_fight(steal(1)))
NEXUS = card("nexus", after_reap(as_if_yours(use(a(ARTIFACT, ENEMY)))))
NODDY_THE_THIEF = card("noddy-the-thief", action(steal(1)))
OLD_BRUNO = card("old-bruno", play(capture(3)))
DODGER = card("dodger", after_fight(steal(1)))
SELWYN_THE_FENCE = card("selwyn-the-fence", after_fight_or_reap(move_amber(1, a(CARD, FRIENDLY), YOU)))
SHADOW_SELF = card(
    "shadow-self",
    deals_when_fighting(0),
    instead(is_damaged(a(CREATURE, NEIGHBORING, not_(with_trait(SPECTER)))), redirect(to=THIS)),
)
SILVERTOOTH = card("silvertooth", enters_as(READY))
SMILING_RUTH = card(
    "smiling-ruth", after_reap(if_(happened(forges(YOU), THIS_TURN), take_control(a(CREATURE, ENEMY, ON_FLANK))))
)


def _sneklifter() -> Ability:
    loot = a(ARTIFACT, ENEMY)
    return play(take_control(loot), for_good(belongs_to(SHADOWS, loot, while_yours=True, foreign=True)))


SNEKLIFTER = card("sneklifter", _sneklifter())
UMBRA = card("umbra", after_fight(steal(1)))
URCHIN = card("urchin", play(steal(1)))

DUSKRUNNER = card("duskrunner", gains(HOST, after_reap(steal(1))))
RING_OF_INVISIBILITY = card("ring-of-invisibility", gains(HOST, ELUSIVE, SKIRMISH))
SILENT_DAGGER = card("silent-dagger", gains(HOST, after_reap(deal(4, a(CREATURE, ON_FLANK)))))
