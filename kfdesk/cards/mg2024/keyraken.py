"""Menagerie 2024: Keyraken."""

from kfdesk.language.words import *

_BODY = named("legendary-keyraken")

LEGENDARY_KEYRAKEN = card(
    "legendary-keyraken",
    gets(THIS, power=for_each(5, keys_of(YOU))),
    after_reap(forge(6, reduced_by=each(CREATURE, FRIENDLY, with_trait(TENTACLE)))),
)
BEAST_OF_DARK_LEGEND = card(
    "beast-of-dark-legend",
    play(play_card(a(CREATURE, of_house(KEYRAKEN), in_=purged())), ready(a(CREATURE, FRIENDLY, of_house(KEYRAKEN)))),
)
SWIFT_CURRENT = card("swift-current", action(capture(1, each(CREATURE, FRIENDLY, with_trait(TENTACLE)))))


def _tide_down() -> Ability:
    ebbed = discard(up_to(3, CARD, in_=hand()))
    return play(ebbed, repeat(archive(a(CARD, in_=discard_pile())), for_each=done(ebbed)))


TIDE_DOWN = card("tide-down", _tide_down())
TITANIC_MAW = card(
    "titanic-maw", can_only(PLAY, THIS, each(CREATURE, FRIENDLY, _BODY)), gains(HOST, SKIRMISH, (SPLASH_ATTACK, 3))
)
BEHOLD_ITS_GRANDEUR = card(
    "behold-its-grandeur",
    play(gain(for_each(1, each(CREATURE, FRIENDLY, same(HOUSE, neighbors_of(ITSELF))), most=4))),
)
DEVOUR_WHOLE = card(
    "devour-whole",
    play(
        if_(
            there_are(SOME, each(CREATURE, FRIENDLY, _BODY)),
            destroy(one_of(a(CREATURE, ENEMY), a(ARTIFACT, ENEMY))),
        )
    ),
)
DRAG_TO_YOUR_DOOM = card("drag-to-your-doom", play(put(a(CREATURE, ENEMY, ON_FLANK), DECK_BOTTOM)))
INTO_THE_ABYSS = card("into-the-abyss", play(by(OPPONENT, and_(discard(hand()), draw(4)))))


def _left_in_its_wake() -> Ability:
    left = a_house()
    return play(choose(left), exhaust(each(CREATURE, of_house(left))))


LEFT_IN_ITS_WAKE = card("left-in-its-wake", _left_in_its_wake())
PRIMORDIAL = card("primordial", can_only(PLAY, THIS, each(CREATURE, FRIENDLY, _BODY)), gains(HOST, after_reap(draw(2))))

_ITS_NEIGHBOR = a(CREATURE, neighbor_of(ITSELF))
THE_EVIL_IN_THE_RANKS = card(
    "the-evil-in-the-ranks",
    play(deal(equal_to(power_of(ITSELF)), _ITS_NEIGHBOR, by=each(CREATURE, ENEMY, ON_FLANK))),
)


def _tidal_trouble() -> Ability:
    troubled = a(CREATURE, ENEMY)
    return play(stun(all_of(troubled, each(CREATURE, same(HOUSE, troubled)))))


TIDAL_TROUBLE = card("tidal-trouble", _tidal_trouble())


def _whirpool_eddy() -> Ability:
    caught = a(CREATURE, not_(STUNNED))
    return action(and_(stun(caught), exhaust(caught)))


WHIRPOOL_EDDY = card("whirpool-eddy", _whirpool_eddy())
ZEALOT_S_REVELATION = card("zealot-s-revelation", play(draw(4)))
ASCENDING_JET = card("ascending-jet", action(put_counters(POWER, 3, a(CREATURE, FRIENDLY))))
CRIMSON_CHURNING = card(
    "crimson-churning",
    play(repeat(deal(1, a(CREATURE, ENEMY)), for_each=each(CREATURE, FRIENDLY, with_trait(TENTACLE)))),
)


_STAYS_WITH_IT = as_soon_as(there_are(NONE, each(CREATURE, FRIENDLY, _BODY)), archive(THIS))
_HURTS_IT = destroyed(deal(3, a(CREATURE, FRIENDLY, _BODY)))

CRUSHING_TENTACLE = card("crushing-tentacle", _STAYS_WITH_IT, _HURTS_IT)


def _defend_the_keyraken() -> Ability:
    warded = a(CREATURE, FRIENDLY, of_house(KEYRAKEN))
    return play(ward(all_of(warded, neighbors_of(warded))))


DEFEND_THE_KEYRAKEN = card("defend-the-keyraken", _defend_the_keyraken())
EMERGENCE = card("emergence", play(search(a(CREATURE, of_house(KEYRAKEN)), to=PLAY)))
GRAPPLING_TENTACLE = card("grappling-tentacle", _STAYS_WITH_IT, play(capture(3)), _HURTS_IT)
LASHING_TENTACLE = card("lashing-tentacle", _STAYS_WITH_IT, _HURTS_IT)
PRETERNATURAL_WILL = card("preternatural-will", play(fully_heal(each(CREATURE, FRIENDLY, of_house(KEYRAKEN)))))


def _race_to_the_surface() -> Ability:
    raced = discard(top(5, deck()))
    return play(raced, archive(those(raced, CARD, of_house(KEYRAKEN))))


RACE_TO_THE_SURFACE = card("race-to-the-surface", _race_to_the_surface())
SHIELD_TENTACLE = card("shield-tentacle", _STAYS_WITH_IT, _HURTS_IT)
SLIPPERY_TENTACLE = card("slippery-tentacle", _STAYS_WITH_IT, after_reap(gain(1)), _HURTS_IT)
TENACIOUS_TENTACLE = card("tenacious-tentacle", _STAYS_WITH_IT, after_reap(steal(1)), _HURTS_IT)
