"""Mass Mutation: Untamed."""

from kfdesk.cards.mm.logos import research
from kfdesk.language.words import *

_BEAST = with_trait(BEAST)
_MUTANT = with_trait(MUTANT)

CEPHALOIST = card("cephaloist", while_(there_are(at_least(4), amber_of(YOU)), cannot(BE_STOLEN, YOU)))
DAEMO_BEAST = card("dæmo-beast", destroyed(steal(1)))
DARK_FAERIE = card("dark-faerie", after_fight(gain(2)))
FANDANGLE = card(
    "fandangle",
    while_(
        there_are(at_least(4), amber_of(YOU)), enters_as(READY, of=each(CREATURE, FRIENDLY, not_(of_house(UNTAMED))))
    ),
)
FLOOMF = card("floomf", after_fight(put_counters(POWER, 2, a(CREATURE, _BEAST))))
GLORIANAS_ATTENDANT = card("gloriana-s-attendant")
KEYFROG = card("keyfrog", destroyed(forge()))
PISMIRE = card(
    "pismire",
    while_(
        there_are(more_than(each(CREATURE, ENEMY, _MUTANT)), each(CREATURE, FRIENDLY, _MUTANT)),
        keys_cost(2, OPPONENT),
    ),
)


def _rapid_evolution() -> Ability:
    chosen = a(CREATURE)
    return play(choose(chosen), put_counters(POWER, for_each(1, amber_of(YOU)), chosen))


RAPID_EVOLUTION = card("rapid-evolution", _rapid_evolution())


def _reclaimed_by_nature() -> Ability:
    artifact = a(ARTIFACT)
    return play(purge(artifact), resolve_icons(artifact))


RECLAIMED_BY_NATURE = card("reclaimed-by-nature", _reclaimed_by_nature())


def _resurgence() -> Ability:
    back = a(CREATURE, in_=discard_pile())
    another = a(CREATURE, one_more_than(back), in_=discard_pile())
    return play(return_(back), if_(is_(back, _MUTANT), return_(another)))


RESURGENCE = card("resurgence", _resurgence())
SAVAGE_CLASH = card(
    "savage-clash",
    play(destroy(each(CREATURE), but=all_of(most_powerful(CREATURE, ENEMY), least_powerful(CREATURE, FRIENDLY)))),
)
COMMUNE = card("commune", play(lose(ALL), gain(4)))
DARK_HARBINGER = card("dark-harbinger", after(plays(YOU, a(ACTION, of_house(UNTAMED))), ready(THIS)))


def _growth_surge() -> Ability:
    first = a(CREATURE, ON_FLANK)
    second = a(CREATURE, neighbor_of(first))
    third = a(CREATURE, neighbor_of(second), other_than(first))
    return play(put_counters(POWER, 3, first), put_counters(POWER, 2, second), put_counters(POWER, 1, third))


GROWTH_SURGE = card("growth-surge", _growth_surge())
LUMILU = card("lumilu", after_reap(gain(for_each(1, each(CREATURE, OTHER, FRIENDLY, _BEAST)))))
MUSHROOM_WITH_A_VIEW = card("mushroom-with-a-view", omni(heal(1, each(CREATURE, FRIENDLY))))
TRIMBLE = card("trimble", gains(each(CREATURE, _MUTANT), SKIRMISH))
VAULTS_BLESSING = card(
    "vault-s-blessing", play(gain(for_each(1, each(CREATURE, _MUTANT, controlled_by(EACH_PLAYER))), EACH_PLAYER))
)
WILD_BOUNTY = card("wild-bounty", play(this_turn(next_(icons_again()))))


def _amberlution() -> Ability:
    born = put_into_play(each(CREATURE, in_=hand()), READY)
    return play(destroy(each(CREATURE)), by(EACH_PLAYER, and_(reveal(hand()), born)))


AMBERLUTION = card("æmberlution", _amberlution())
BLOSSOM_DRAKE = card("blossom-drake", gets(THIS, power=for_each(1, each(ARTIFACT))), considered(each(ARTIFACT), BLANK))
CHONKERS = card(
    "chonkers",
    after(is_destroyed(a(CREATURE, ENEMY), fighting=THIS), double_counters(POWER, THIS)),
    play(put_counters(POWER, 1, THIS)),
)
DARK_QUEEN_GLORIANA = card("dark-queen-gloriana", play(return_(a(CREATURE, FRIENDLY, not_(of_house(UNTAMED))))))
EUNOIA = card("eunoia", after(is_destroyed(a(CREATURE, ENEMY), fighting=THIS), and_(gain(1), heal(2, THIS))))
LOOK_WHAT_I_FOUND = card("look-what-i-found", play(return_(one_of_each(TYPE, CARD, in_=discard_pile()))))


def _mercy_malkin_queen() -> tuple[Ability, Ability]:
    cat = a(CREATURE, FRIENDLY, with_trait(CAT))
    return after(enters(cat), ward(cat)), after_fight(ready(a(CREATURE, FRIENDLY, _BEAST)))


MERCY_MALKIN_QUEEN = card("mercy-malkin-queen", *_mercy_malkin_queen())
MUTATION_OF_CUNNING = card("mutation-of-cunning", play(until_your_turn(gains(a(CREATURE), ELUSIVE, MUTANT))))
MUTATION_OF_FURY = card("mutation-of-fury", play(until_your_turn(gains(a(CREATURE), (ASSAULT, 3), MUTANT))))
MUTATION_OF_INSTINCT = card("mutation-of-instinct", play(until_your_turn(gains(a(CREATURE), SKIRMISH, MUTANT))))
DINO_BEAST = card("dino-beast", play(if_you_do(may(exalt(THIS)), deal(3, a(CREATURE)))))
SACRO_BEAST = card("sacro-beast")
TECHNO_BEAST = card("techno-beast", after_reap(if_you_do(discard(a(CARD, in_=hand())), draw())))
UMBRA_BEAST = card("umbra-beast")


XENO_BEAST = card("xeno-beast", after_fight(*research()))


def _niffle_kong() -> tuple[Ability, Ability]:
    niffle = with_trait(NIFFLE)
    reward = and_(deal(3, a(CREATURE)), steal(1), destroy(a(ARTIFACT, ENEMY)))
    return (
        play(search(any_number(CREATURE, niffle), shuffling_said=True)),
        after_fight_or_reap(if_you_do(may(destroy(a(CREATURE, FRIENDLY, niffle))), reward)),
    )


NIFFLE_KONG = card("niffle-kong", *_niffle_kong())
