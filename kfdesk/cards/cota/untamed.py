"""Call of the Archons: Untamed."""

from kfdesk.language.words import *

PLAY_OR_REAP = (PLAY, AFTER_REAP)


def _key_for_one_more() -> Instruction:
    """Lose 1 Æmber to be allowed to forge a key at current cost."""
    return if_you_do(lose(1), may(forge()))


COOPERATIVE_HUNTING = card("cooperative-hunting", play(repeat(deal(1, a(CREATURE)), for_each=each(CREATURE, FRIENDLY))))
CURIOSITY = card("curiosity", play(destroy(each(CREATURE, with_trait(SCIENTIST)))))
FERTILITY_CHANT = card("fertility-chant", play(gain(2, OPPONENT)))
FOGBANK = card("fogbank", play(next_turn(OPPONENT, cannot(FIGHT, each(CREATURE, ENEMY)))))
FULL_MOON = card("full-moon", play(this_turn(after(plays(YOU, a(CREATURE)), gain(1)))))
GRASPING_VINES = card("grasping-vines", play(return_(up_to(3, ARTIFACT))))
KEY_CHARGE = card("key-charge", play(_key_for_one_more()))
LIFEWEB = card(
    "lifeweb", play(if_(there_are(at_least(3), times_of(plays(OPPONENT, a(CREATURE)), PREVIOUS_TURN)), steal(2)))
)
LOST_IN_THE_WOODS = card("lost-in-the-woods", play(shuffle(a(CREATURE, FRIENDLY, n=2), a(CREATURE, ENEMY, n=2))))
MIMICRY = card("mimicry", copies(THIS, a(ACTION, in_=discard_pile(OPPONENT))))
NATURES_CALL = card("nature-s-call", play(return_(up_to(3, CREATURE))))
NOCTURNAL_MANEUVER = card("nocturnal-maneuver", play(exhaust(up_to(3, CREATURE))))
PERILOUS_WILD = card("perilous-wild", play(destroy(each(CREATURE, with_keyword(ELUSIVE)))))
REGROWTH = card("regrowth", play(return_(a(CREATURE, in_=discard_pile()))))
SAVE_THE_PACK = card("save-the-pack", play(destroy(each(CREATURE, DAMAGED)), gain_chains(1)))


def _scout() -> Ability:
    scouts = up_to(2, CREATURE, FRIENDLY)
    return play(this_turn(gains(scouts, SKIRMISH)), one_at_a_time(fight_with(scouts)))


SCOUT = card("scout", _scout())
STAMPEDE = card("stampede", play(if_(there_are(at_least(3), times_of(uses(YOU, a(CREATURE)), THIS_TURN)), steal(2))))
THE_COMMON_COLD = card("the-common-cold", play(deal(1, each(CREATURE)), may(destroy(each(CREATURE, of_house(MARS))))))


def _troop_call() -> Ability:
    niffles = (FRIENDLY, with_trait(NIFFLE))
    wherever = all_of(each(CREATURE, *niffles, in_=discard_pile()), each(CREATURE, *niffles))
    return play(return_(wherever, printed=YOU))


TROOP_CALL = card("troop-call", _troop_call())


def _vigor() -> Ability:
    cure = heal(up_to(3), a(CREATURE))
    all_three = there_are(exactly(3), that_much(cure))
    return play(cure, if_(all_three, gain(1)))


VIGOR = card("vigor", _vigor())


def _word_of_returning() -> Ability:
    enemies = each(CREATURE, ENEMY)
    return play(deal(for_each(1, amber_on(ITSELF)), enemies), move_amber(ALL, enemies, YOU))


WORD_OF_RETURNING = card("word-of-returning", _word_of_returning())


def _bear_flute() -> Ability:
    bear = named("ancient-bear")
    found = search(any_number(CARD, bear))
    return action(
        fully_heal(a(CREATURE, bear)),
        if_(there_are(NONE, each(CREATURE, bear)), if_you_do(found, shuffle(discard_pile()))),
    )


BEAR_FLUTE = card("bear-flute", _bear_flute())
NEPENTHE_SEED = card("nepenthe-seed", omni(destroy(THIS), return_(a(CARD, in_=discard_pile()))))
RITUAL_OF_BALANCE = card("ritual-of-balance", action(if_(there_are(at_least(6), amber_of(OPPONENT)), steal(1))))
RITUAL_OF_THE_HUNT = card(
    "ritual-of-the-hunt",
    omni(destroy(THIS), this_turn(permits(USE, each(CREATURE, FRIENDLY, of_house(UNTAMED))))),
)
WORLD_TREE = card("world-tree", action(put(a(CREATURE, in_=discard_pile()), DECK_TOP)))

ANCIENT_BEAR = card("ancient-bear")


def _bigtwig() -> tuple[Ability, ...]:
    seen = a(CREATURE)
    return can_only(FIGHT, THIS, each(CREATURE, STUNNED)), after_reap(and_(stun(seen), exhaust(seen)))


BIGTWIG = card("bigtwig", *_bigtwig())
WITCH_OF_THE_WILDS = card(
    "witch-of-the-wilds",
    while_(not_(is_(UNTAMED, ACTIVE)), permits(PLAY, a(CARD, of_house(UNTAMED)), once=True)),
)
BRIAR_GRUBBLING = card("briar-grubbling")
CHOTA_HAZRI = card("chota-hazri", play(_key_for_one_more()))
DEW_FAERIE = card("dew-faerie", after_reap(gain(1)))
DUST_PIXIE = card("dust-pixie")
FLAXIA = card("flaxia", play(if_(there_are(more_than(each(CREATURE, ENEMY)), each(CREATURE, FRIENDLY)), gain(2))))
FUZZY_GRUEN = card("fuzzy-gruen", play(gain(1, OPPONENT)))
GIANT_SLOTH = card(
    "giant-sloth",
    cannot(USE, THIS, unless=happened(discards(YOU, a(CARD, of_house(UNTAMED), in_=hand())), THIS_TURN)),
    action(gain(3)),
)
HALACOR = card("halacor", gains(each(CREATURE, FRIENDLY, ON_FLANK), SKIRMISH))
INKA_THE_SPIDER = card("inka-the-spider", labelled(PLAY_OR_REAP, stun(a(CREATURE))))
KINDRITH_LONGSHOT = card("kindrith-longshot", after_reap(deal(2, a(CREATURE))))
SNUFFLEGATOR = card("snufflegator")
LUPO_THE_SCARRED = card("lupo-the-scarred", play(deal(2, a(CREATURE, ENEMY))))
MIGHTY_TIGER = card("mighty-tiger", play(deal(4, a(CREATURE, ENEMY))))
MURMOOK = card("murmook", keys_cost(1, OPPONENT))
MUSHROOM_MAN = card("mushroom-man", gets(THIS, power=for_each(3, keys_of(YOU, forged=False))))


NIFFLE_APE = card("niffle-ape", while_(attacking(THIS), ignores(TAUNT, ELUSIVE)))
NIFFLE_QUEEN = card(
    "niffle-queen",
    gets(each(CREATURE, OTHER, FRIENDLY, with_trait(BEAST)), power=1),
    gets(each(CREATURE, OTHER, FRIENDLY, with_trait(NIFFLE)), power=1),
)
PIRANHA_MONKEYS = card("piranha-monkeys", labelled(PLAY_OR_REAP, deal(2, each(CREATURE, OTHER))))
TELIGA = card("teliga", after(plays(OPPONENT, a(CREATURE)), gain(1)))
HUNTING_WITCH = card("hunting-witch", after(plays(YOU, a(CREATURE, OTHER)), gain(1)))
WITCH_OF_THE_EYE = card("witch-of-the-eye", after_reap(return_(a(CARD, in_=discard_pile()))))

WAY_OF_THE_BEAR = card("way-of-the-bear", gains(HOST, (ASSAULT, 2)))
WAY_OF_THE_WOLF = card("way-of-the-wolf", gains(HOST, SKIRMISH))
