"""Dark Tidings: Shadows."""

from kfdesk.language.words import *

CAPTAIN_NO_BEARD_EVIL_TWIN = card("captain-no-beard-evil-twin", destroyed(capture(1, neighbors_of(THIS))))
FREEBOOTER_FAYE_EVIL_TWIN = card(
    "freebooter-faye-evil-twin", play(raise_tide()), before_fight(if_(tide(HIGH), steal(1)))
)


def _hard_simpson_evil_twin() -> Ability:
    beaten = a(CREATURE, DAMAGED)
    return after_reap(if_(tide(HIGH), capture(1, beaten, from_=controller_of(beaten))))


HARD_SIMPSON_EVIL_TWIN = card("hard-simpson-evil-twin", _hard_simpson_evil_twin())
HOBNOBBER_EVIL_TWIN = card("hobnobber-evil-twin", omni(if_(there_are(exactly(1), amber_of(OPPONENT)), steal(1))))
MONTY_BANK_EVIL_TWIN = card("monty-bank-evil-twin", play(exalt(THIS, 2)), action(steal(for_each(1, amber_on(THIS)))))
ONE_EYED_WILLA_EVIL_TWIN = card("one-eyed-willa-evil-twin", after_fight(if_(tide(HIGH), lose(2, OPPONENT))))
SEA_URCHIN_EVIL_TWIN = card("sea-urchin-evil-twin", play(instead_if(capture(2), tide(HIGH), steal(2))))


def _archons_revenge() -> Ability:
    tired = exhaust(up_to(2, CREATURE, FRIENDLY, of_house(SHADOWS)))
    return action(tired, steal(for_each(1, done(tired))))


ARCHONS_REVENGE = card("archon-s-revenge", _archons_revenge())
CAPTAIN_NO_BEARD = card("captain-no-beard", gains(neighbors_of(THIS), TAUNT), after_reap(capture(1)))


def _dead_mans_chest() -> tuple[Ability, Ability]:
    enough = there_are(at_least(6), times_of(is_destroyed(a(CREATURE)), THIS_TURN))
    found = if_(all_true(enough, is_(THIS, READY)), move_amber(ALL, THIS, ACTIVE_PLAYER))
    return play(place_amber(4, THIS), deal(2, a(CREATURE))), after(is_destroyed(a(CREATURE)), found)


DEAD_MANS_CHEST = card("dead-man-s-chest", *_dead_mans_chest())
EARLY_BIRDS = card("early-birds", play(ready(each(CARD, of_house(SHADOWS)))))
EASY_MARKS = card("easy-marks", play(exalt(each(CREATURE, DAMAGED, ENEMY))))
RANSOM = card(
    "ransom",
    together(
        cannot(USE, HOST),
        gains(HOST, at(START, YOU, if_you_do(may(pay(2, YOU)), destroy(GRANTING_CARD)))),
    ),
)
SUBMERSIBLE = card("submersible", while_(tide(HIGH), gains(each(CREATURE, FRIENDLY, with_trait(THIEF)), ELUSIVE)))


def _widespread_corruption() -> Ability:
    reaper = a_player()
    return after(gains_amber(reaper, reaping=True), capture_that(a(CREATURE, not_(controlled_by(reaper)))))


WIDESPREAD_CORRUPTION = card("widespread-corruption", _widespread_corruption())


def _blatant_thievery() -> Ability:
    robbed = a(CREATURE, ENEMY)
    return play(enrage(robbed), move_amber(ALL, robbed, YOU))


BLATANT_THIEVERY = card("blatant-thievery", _blatant_thievery())
FREEBOOTER_FAYE = card("freebooter-faye", play(raise_tide()), after_reap(if_(tide(HIGH), steal(1))))
HAND_CANNON = card("hand-cannon", gains(HOST, SKIRMISH, after_fight(move_amber(1, fought_by(THIS), YOU))))
MONTY_BANK = card("monty-bank", play(exalt(THIS, up_to(2))), action(steal(for_each(1, amber_on(THIS)))))


def _safe_or_sorry() -> Ability:
    sorry = a(CREATURE)
    return play(
        choose_one(
            archive(any_number(CREATURE, FRIENDLY)),
            sentences(choose(sorry), deal(for_each(1, amber_of(OPPONENT)), sorry)),
        )
    )


SAFE_OR_SORRY = card("safe-or-sorry", _safe_or_sorry())


def _stir_up_trouble() -> Ability:
    one = a(CREATURE)
    other = a(CREATURE, neighbor_of(one))
    return play(deal(equal_to(power_of(one)), other, by=one), deal(equal_to(power_of(other)), one, by=other))


STIR_UP_TROUBLE = card("stir-up-trouble", _stir_up_trouble())
THE_FLYIN_SPECTER = card(
    "the-flyin--specter", after(raises_tide(OPPONENT), destroy(THIS)), action(if_(tide(HIGH), steal(1)))
)
TRICKLE_DOWN_THEORY = card(
    "trickle-down-theory",
    play(raise_tide()),
    omni(if_(there_are(at_least(6), amber_of(OPPONENT)), gain(1))),
)


def _cement_shoes() -> Ability:
    drowned = a(CREATURE)
    blow = deal(2, drowned)
    return play(blow, if_(is_(drowned, destroyed_by(blow)), raise_tide()))


CEMENT_SHOES = card("cement-shoes", _cement_shoes())
GAS_PIPES_MALONE = card(
    "gas-pipes-malone", before_fight(capture(1, fought_by(THIS), from_=controller_of(fought_by(THIS))))
)
HARD_SIMPSON = card("hard-simpson", after(is_damaged(THIS), instead_if(steal(1), tide(LOW), steal(1, OPPONENT))))
HOBNOBBER = card("hobnobber", action(if_(there_are(at_least(6), amber_of(OPPONENT)), steal(2))))
HORNSWOGGLE = card("hornswoggle", play(as_if_yours(use(a(ARTIFACT, ENEMY)))))
JACKIE_TAR = card("jackie-tar", after_reap(instead_if(deal(1, a(CREATURE)), tide(HIGH), deal(6, a(CREATURE)))))


def _kerwollop() -> Ability:
    blast = deal(1, each(CREATURE))
    return play(blast, gain(for_each(1, done(blast, destroyed_by(blast)))))


KERWOLLOP = card("kerwollop", _kerwollop())
LOOT_OR_PILLAGE = card("loot-or-pillage", play(choose_one(steal(1), capture(3, a(CREATURE, FRIENDLY)))))
ONE_EYED_WILLA = card("one-eyed-willa", while_(tide(HIGH), gains(THIS, ELUSIVE, SKIRMISH)), after_fight(steal(1)))


def _scooped() -> Ability:
    scooped = a(CREATURE)
    blow = deal(2, scooped)
    prize = capture(1, scooped, from_=controller_of(scooped))
    return play(blow, if_(is_(scooped, not_(destroyed_by(blow))), prize))


SCOOPED = card("scooped", _scooped())
SEA_URCHIN = card("sea-urchin", play(instead_if(capture(1), tide(HIGH), steal(1))))
WALK_THE_PLANK = card(
    "walk-the-plank", play(if_(there_are(NONE, amber_of(OPPONENT)), deal(4, a(CREATURE)), otherwise=steal(1)))
)
