"""Worlds Collide: Shadows."""

from kfdesk.language.occurrences import Occurrence
from kfdesk.language.words import *


def _a_vinda() -> Ability:
    victim = a(CREATURE)
    stab = deal(1, victim)
    return after_reap(stab, if_(is_(victim, destroyed_by(stab)), by(OPPONENT, discard(random(CARD, in_=hand())))))


A_VINDA = card("a-vinda", _a_vinda())
BREAKER_HILL = card("breaker-hill", gains(neighbors_of(THIS), action(steal(1))))
HIT_AND_RUN = card("hit-and-run", play(deal(2, a(CREATURE)), return_(a(CREATURE, FRIENDLY))))
HOCK = card("hock", play(if_you_do(destroy(a(ARTIFACT)), gain(1))))
HUGGER_MUGGER = card(
    "hugger-mugger",
    play(then(capture(1), if_(there_are(more_than(keys_of(YOU)), keys_of(OPPONENT)), steal(1)))),
)


INKY_GLOOM = card("inky-gloom", play(next_turn(OPPONENT, cannot(REAP, OPPONENT, a(CREATURE)))))


def _j_vinda() -> Ability:
    victim = a(CREATURE)
    stab = deal(1, victim)
    return after_reap(stab, if_(is_(victim, destroyed_by(stab)), steal(1)))


J_VINDA = card("j-vinda", _j_vinda())
KYMOOR_ECLIPSE = card("kymoor-eclipse", play(shuffle(each(CREATURE, ON_FLANK))))


def _mug() -> Ability:
    mugged = a(CREATURE)
    return play(move_amber(1, mugged, YOU), deal(2, mugged))


MUG = card("mug", _mug())


def _pestering_blow() -> Ability:
    pestered = a(CREATURE)
    return play(and_(deal(1, pestered), enrage(pestered)))


PESTERING_BLOW = card("pestering-blow", _pestering_blow())
SYMON = card("symon", after_fight(put(fought_by(THIS), DECK_TOP)))
TRUST_NO_ONE = card(
    "trust-no-one",
    play(
        instead_if(
            steal(1),
            there_are(NONE, each(CREATURE, FRIENDLY)),
            steal(for_each(1, each_of(HOUSE, each(CREATURE, ENEMY)), most=3)),
        )
    ),
)


def _chain_gang() -> tuple[Ability, Ability]:
    chain = named("subtle-chain")
    return (
        after(plays(YOU, a(CARD, chain)), ready(THIS)),
        action(steal(1), shuffle(a(CARD, chain, in_=discard_pile()))),
    )


CHAIN_GANG = card("chain-gang", *_chain_gang())


def _fidgit() -> Ability:
    thrown = either(discard(random(CARD, in_=archives(OPPONENT))), discard(top(1, deck(OPPONENT))))
    found = those(thrown, CARD)
    return after_reap(thrown, if_(is_(found, ACTION), as_if_yours(play_card(found))))


FIDGIT = card("fidgit", _fidgit())
INTO_THE_NIGHT = card(
    "into-the-night", play(until_your_turn(cannot(FIGHT, EACH_PLAYER, a(CREATURE, not_(of_house(SHADOWS))))))
)


NO_SAFETY_IN_NUMBERS = card(
    "no-safety-in-numbers", play(deal(3, each(CREATURE, of_house(houses_with(at_least(3), each(CREATURE))))))
)


SPIKE_TRAP = card("spike-trap", omni(if_you_do(destroy(THIS), deal(3, each(CREATURE, ON_FLANK)))))
SUBTLE_CHAIN = card("subtle-chain", play(by(OPPONENT, discard(random(CARD, in_=hand())))))
WHISPER = card("whisper", action(if_you_do(lose(1), destroy(a(CREATURE)))))
FINCH_CLOAK = card(
    "finch-cloak",
    after_fight_or_reap(if_(there_are(less_than(amber_of(OPPONENT)), amber_of(YOU)), steal(1), gain(1, EACH_PLAYER))),
)


def _gambling_den() -> Ability:
    who, house, shown = a_player(), a_house(), top(1, deck())
    stakes = sentences(reveal(shown), if_(is_(shown, of_house(house)), gain(2), lose(2)))
    return at(START, who, by(who, if_you_do(may(choose(house)), stakes)))


GAMBLING_DEN = card("gambling-den", _gambling_den())


def _hunter_or_hunted() -> Ability:
    hunted = a(CREATURE)
    return play(either(ward(a(CREATURE)), move_ward(hunted, a(CREATURE, other_than(hunted)))))


HUNTER_OR_HUNTED = card("hunter-or-hunted", _hunter_or_hunted())


def _keyforgery(forged: Occurrence) -> Ability:
    # Reading: reading/house-named-for-a-key
    house, shown = a_house(), random(CARD, in_=hand())
    spoiled = if_(is_(shown, not_(of_house(house))), destroy(THIS))  # with an empty hand there is no such card
    return instead(forged, sentences(choose(house, by=OPPONENT), reveal(shown), spoiled))


KEYFORGERY = card(
    "keyforgery",
    _keyforgery(forges(OPPONENT, turn=OPPONENT)),
    printed_before(V18_4, _keyforgery(forges(OPPONENT))),
)


MANCHEGO = card(
    "manchego",
    play(if_(there_are(at_most(5), each(CARD, in_=deck())), steal(2))),
    after_fight_or_reap(may(shuffle(THIS, printed=YOU))),
)


THE_QUIET_ANVIL = card("the-quiet-anvil", keys_cost(-2, EACH_PLAYER), after(forges(a_player()), destroy(THIS)))
THE_SHADOW_COUNCIL = card("the-shadow-council", while_(is_(THIS, CENTER), gains(THIS, action(steal(2)))))
WEASAND = card("weasand", as_soon_as(is_(THIS, ON_FLANK), destroy(THIS)), after(forges(a_player()), gain(2)))
BROBNAR_PLANT = card("brobnar-plant", after(chooses_house(a_player(), BROBNAR), gain(1)))
DIS_PLANT = card("dis-plant", after(chooses_house(a_player(), DIS), gain(1)))
LOGOS_PLANT = card("logos-plant", after(chooses_house(a_player(), LOGOS), gain(1)))
SAURIAN_PLANT = card("saurian-plant", after(chooses_house(a_player(), SAURIAN), gain(1)))
STAR_ALLIANCE_PLANT = card("star-alliance-plant", after(chooses_house(a_player(), STAR_ALLIANCE), gain(1)))
UNTAMED_PLANT = card("untamed-plant", after(chooses_house(a_player(), UNTAMED), gain(1)))
