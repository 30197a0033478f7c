"""Age of Ascension: Shadows."""

from kfdesk.language.words import *

_OPPONENT_HAS_MORE = there_are(more_than(amber_of(YOU)), amber_of(OPPONENT))
_YOU_HAVE_MORE = there_are(more_than(amber_of(OPPONENT)), amber_of(YOU))

DUSK_CHRONICLES = card("dusk-chronicles", play(if_(_OPPONENT_HAS_MORE, draw()), if_(_YOU_HAVE_MORE, archive())))
FURTIVE_INVESTORS = card("furtive-investors", play(if_(_OPPONENT_HAS_MORE, gain(for_each(1, keys_of(OPPONENT))))))
GAMGEE = card("gamgee", after_reap(if_(_OPPONENT_HAS_MORE, steal(1))))
KNUCKLES_BOLTON = card("knuckles-bolton")
LAMINDRA = card("lamindra", gains(neighbors_of(THIS), ELUSIVE))
LIFE_FOR_A_LIFE = card("life-for-a-life", play(if_you_do(destroy(a(CREATURE, FRIENDLY)), deal(6, a(CREATURE)))))
RONNIE_WRISTCLOCKS = card(
    "ronnie-wristclocks", play(instead_if(steal(1), there_are(at_least(7), amber_of(OPPONENT)), steal(2)))
)


def _sucker_punch() -> Ability:
    victim = a(CREATURE, ENEMY)
    punch = deal(2, victim)
    return play(punch, if_(is_(victim, destroyed_by(punch)), archive(THIS)))


SUCKER_PUNCH = card("sucker-punch", _sucker_punch())
SWINDLE = card("swindle", play(steal(3)))


def _throwing_stars() -> Ability:
    volley = deal(1, up_to(3, CREATURE))
    return play(volley, gain(for_each(1, done(volley, destroyed_by(volley)))))


THROWING_STARS = card("throwing-stars", _throwing_stars())
WHISTLING_DARTS = card("whistling-darts", play(deal(1, each(CREATURE, ENEMY))))
YANTZEE_GANG = card("yantzee-gang", action(steal(1)))
BONEROT_VENOM = card("bonerot-venom", after(is_used(HOST), deal(2, HOST)))
BREND_THE_FANATIC = card("brend-the-fanatic", play(gain(1, OPPONENT)), destroyed(steal(3)))
HIDEAWAY_HOLE = card("hideaway-hole", omni(sacrifice(THIS), until_your_turn(gains(each(CREATURE, FRIENDLY), ELUSIVE))))
LITTLE_NIFF = card("little-niff", after(fights(a(CREATURE, NEIGHBORING)), steal(1)))


def _murkens() -> Ability:
    archived, topmost = random(CARD, in_=archives(OPPONENT)), top(1, deck(OPPONENT))
    return play(choose_one(as_if_yours(play_card(archived)), as_if_yours(play_card(topmost))))


MURKENS = card("murkens", _murkens())
NIGHTFORGE = card("nightforge", play(if_(not_(happened(forges(YOU), THIS_TURN)), may(forge(4)))))
PERPLEXING_SOPHISTRY = card(
    "perplexing-sophistry",
    play(if_(_YOU_HAVE_MORE, and_(by(OPPONENT, discard(random(CARD, in_=hand()))), draw()))),
)
REDLOCK = card("redlock", at(END, YOU, if_(not_(happened(plays(YOU, a(CREATURE)), THIS_TURN)), gain(1))))
GUARD_DISGUISE = card("guard-disguise", action(destroy(THIS), if_(there_are(at_most(3), amber_of(OPPONENT)), steal(3))))
HEIST_NIGHT = card("heist-night", play(steal(for_each(1, each(CREATURE, FRIENDLY, with_trait(THIEF))))))


def _lethal_distraction() -> Ability:
    distracted = a(CREATURE)
    return play(choose(distracted), this_turn(takes_more_damage(distracted, 2)))


LETHAL_DISTRACTION = card("lethal-distraction", _lethal_distraction())
PLAGUE_RAT = card(
    "plague-rat",
    play(repeat(deal(1, each(CREATURE, not_(with_trait(RAT)))), for_each=each(CREATURE, with_trait(RAT)))),
)


def _rigged_lottery() -> Ability:
    lots = by(EACH_PLAYER, discard(top(5, deck())))
    return play(lots, gain(for_each(1, done(lots, of_house(SHADOWS), owned_by(EACH_PLAYER))), EACH_PLAYER))


RIGGED_LOTTERY = card("rigged-lottery", _rigged_lottery())
SACK_OF_COINS = card("sack-of-coins", play(repeat(deal(1, a(CREATURE)), for_each=amber_of(YOU))))
SCOWLY_CAPER = card("scowly-caper", at(END, YOU, destroy(a(CREATURE, NEIGHBORING))))
SHARD_OF_GREED = card("shard-of-greed", action(gain(for_each(1, each(CARD, FRIENDLY, with_trait(SHARD))))))
