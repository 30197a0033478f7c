"""Mass Mutation: Logos."""

from kfdesk.language.words import *

AUTO_ENCODER = card("auto-encoder", after(discards(YOU, a(CARD, in_=hand())), archive(top(1, deck()))))
FISSION_BLOOM = card("fission-bloom", action(this_turn(next_(icons_again()))))


def _novu_dynamo() -> Ability:
    of_logos = of_house(LOGOS)
    fuel = discard(one_of(a(CARD, of_logos, in_=hand()), a(CARD, of_logos, in_=archives())))
    return at(START, YOU, may(fuel), if_(there_are(SOME, done(fuel)), gain(1), otherwise=destroy(THIS)))


NOVU_DYNAMO = card("novu-dynamo", _novu_dynamo())


def _animator() -> Ability:
    animated = a(ARTIFACT)
    return action(this_turn(becomes_creature(animated, power=3), belongs_to(ACTIVE, animated)))


ANIMATOR = card("animator", _animator())


def _cyber_clone() -> Ability:
    cloned = a(CREATURE, OTHER)
    return play(purge(cloned), until_leaves(THIS, gains_of(THIS, cloned, stats=True)))


CYBER_CLONE = card("cyber-clone", _cyber_clone())
SACRO_BOT = card("sacro-bot", after_reap(if_you_do(discard(a(CARD, in_=hand())), draw())))


def _ultra_gravitron() -> tuple[Ability, Ability]:
    crushed = a(CREATURE)
    return (
        play(archive(top(5, deck()))),
        after_fight_or_reap(if_you_do(discard(a(CARD, in_=archives())), and_(purge(crushed), resolve_icons(crushed)))),
    )


ULTRA_GRAVITRON = card("ultra-gravitron", *_ultra_gravitron())
