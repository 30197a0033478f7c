"""Call of the Archons: Mars."""

from kfdesk.language.words import *

OF_MARS = of_house(MARS)
NOT_MARS = not_(of_house(MARS))


def mars_cards_from_hand() -> Chosen:
    """Any number of Mars cards from your hand."""
    return any_number(CARD, OF_MARS, in_=hand())


AMMONIA_CLOUDS = card("ammonia-clouds", play(deal(3, each(CREATURE))))


def _battle_fleet() -> Ability:
    shown = reveal(mars_cards_from_hand())
    return play(shown, draw(for_each(1, done(shown))))


BATTLE_FLEET = card("battle-fleet", _battle_fleet())


def _deep_probe() -> Ability:
    house = a_house()
    shown = reveal(hand(OPPONENT))
    probed = those(shown, CREATURE, of_house(house))
    return play(choose(house), shown, discard(probed))


DEEP_PROBE = card("deep-probe", _deep_probe())
EMP_BLAST = card(
    "emp-blast", play(stun(all_of(each(CREATURE, OF_MARS), each(CREATURE, with_trait(ROBOT)))), destroy(each(ARTIFACT)))
)


def _hypnotic_command() -> Ability:
    enemy = a(CREATURE, ENEMY)
    return play(repeat(capture(1, enemy, controller_of(enemy)), for_each=each(CREATURE, FRIENDLY, OF_MARS)))


HYPNOTIC_COMMAND = card("hypnotic-command", _hypnotic_command())
IRRADIATED_AMBER = card(
    "irradiated-æmber", play(if_(there_are(at_least(6), amber_of(OPPONENT)), deal(3, each(CREATURE, ENEMY))))
)
KEY_ABDUCTION = card(
    "key-abduction",
    play(
        then(
            return_(each(CREATURE, OF_MARS)),
            may(forge(9, reduced_by=each(CARD, in_=hand()))),
        )
    ),
)


def _martian_hounds() -> Ability:
    chosen = a(CREATURE)
    return play(choose(chosen), put_counters(POWER, for_each(2, each(CREATURE, DAMAGED)), chosen))


MARTIAN_HOUNDS = card("martian-hounds", _martian_hounds())


def _martians_make_bad_allies() -> Ability:
    shown = reveal(hand())
    exile = purge(those(shown, CREATURE, NOT_MARS))
    return play(shown, and_(exile, gain(for_each(1, done(exile)))))


MARTIANS_MAKE_BAD_ALLIES = card("martians-make-bad-allies", _martians_make_bad_allies())
MASS_ABDUCTION = card("mass-abduction", play(put(up_to(3, CREATURE, DAMAGED, ENEMY), ARCHIVES, printed=YOU)))


def _mating_season() -> Ability:
    shuffling = shuffle(each(CREATURE, OF_MARS))
    return play(shuffling, gain(for_each(1, done(shuffling, owned_by(EACH_PLAYER))), EACH_PLAYER))


MATING_SEASON = card("mating-season", _mating_season())
MOTHERSHIP_SUPPORT = card(
    "mothership-support",
    play(repeat(deal(2, a(CREATURE)), for_each=each(CREATURE, FRIENDLY, READY, OF_MARS))),
)


def _orbital_bombardment() -> Ability:
    shown = reveal(mars_cards_from_hand())
    return play(shown, repeat(deal(2, a(CREATURE)), for_each=done(shown)))


ORBITAL_BOMBARDMENT = card("orbital-bombardment", _orbital_bombardment())
PHOSPHORUS_STARS = card("phosphorus-stars", play(stun(each(CREATURE, NOT_MARS)), gain_chains(2)))
PSYCHIC_NETWORK = card("psychic-network", play(steal(for_each(1, each(CREATURE, FRIENDLY, READY, OF_MARS)))))
SAMPLE_COLLECTION = card(
    "sample-collection", play(repeat(put(a(CREATURE, ENEMY), ARCHIVES, printed=YOU), for_each=keys_of(OPPONENT)))
)


def _shatter_storm() -> Ability:
    yours = lose(ALL)
    return play(then(yours, lose(that_much(yours, times=3), OPPONENT)))


SHATTER_STORM = card("shatter-storm", _shatter_storm())
SOFT_LANDING = card("soft-landing", play(this_turn(next_(enters_as(READY, of=one_of(a(CREATURE), a(ARTIFACT)))))))
SQUAWKER = card("squawker", play(choose_one(ready(a(CREATURE, OF_MARS)), stun(a(CREATURE, NOT_MARS)))))
TOTAL_RECALL = card(
    "total-recall",
    play(
        gain(for_each(1, each(CREATURE, FRIENDLY, READY))),
        return_(each(CREATURE, FRIENDLY)),
    ),
)

COMBAT_PHEROMONES = card(
    "combat-pheromones", omni(sacrifice(THIS), this_turn(permits(USE, each(CARD, OTHER, FRIENDLY, OF_MARS), up_to=2)))
)


def _commpod() -> Ability:
    shown = reveal(mars_cards_from_hand())
    return action(shown, repeat(may(ready(a(CREATURE, OF_MARS))), for_each=done(shown)))


COMMPOD = card("commpod", _commpod())
CRYSTAL_HIVE = card("crystal-hive", action(this_turn(after(reaps(), gain(1)))))


def _custom_virus() -> Ability:
    carrier = a(CREATURE, in_=hand())
    plague = destroy(each(CREATURE, same(TRAIT, carrier)))
    return omni(destroy(THIS), if_you_do(may(purge(carrier)), plague))


def _first_custom_virus() -> Ability:
    carrier = a(CREATURE, in_=hand())
    return omni(destroy(THIS), purge(carrier), destroy(each(CREATURE, same(TRAIT, carrier))))


CUSTOM_VIRUS = card("custom-virus", _custom_virus(), printed_before(V18_4, _first_custom_virus()))
FEEDING_PIT = card("feeding-pit", action(if_you_do(discard(a(CREATURE, in_=hand())), gain(1))))


def _invasion_portal() -> Ability:
    search = discard_until(a(CREATURE, OF_MARS))
    found = there_are(SOME, done(search, OF_MARS))
    return action(search, if_(found, put(those(search), HAND, printed=YOU)))


INVASION_PORTAL = card("invasion-portal", _invasion_portal())


def _incubation_chamber() -> Ability:
    larva = a(CREATURE, OF_MARS, in_=hand())
    return omni(if_you_do(may(reveal(larva)), archive(larva)))


def _first_incubation_chamber() -> Ability:
    larva = a(CREATURE, OF_MARS, in_=hand())
    return omni(if_you_do(reveal(larva), archive(larva)))


INCUBATION_CHAMBER = card(
    "incubation-chamber", _incubation_chamber(), printed_before(V18_4, _first_incubation_chamber())
)


def _mothergun() -> Ability:
    shown = reveal(mars_cards_from_hand())
    return action(shown, deal(equal_to(done(shown)), a(CREATURE)))


MOTHERGUN = card("mothergun", _mothergun())
SNIFFER = card("sniffer", action(this_turn(loses(each(CREATURE), ELUSIVE))))


def _swap_widget() -> Ability:
    leaving = a(CREATURE, READY, FRIENDLY, OF_MARS)
    coming = a(CREATURE, OF_MARS, not_(same(NAME, leaving)), in_=hand())
    return action(if_you_do(return_(leaving), and_(put_into_play(coming), ready(coming))))


SWAP_WIDGET = card("swap-widget", _swap_widget())

BLYPYP = card("blypyp", after_reap(this_turn(next_(enters_as(READY, of=a(CREATURE, OF_MARS))))))
CHUFF_APE = card(
    "chuff-ape",
    enters_as(STUNNED),
    after_fight_or_reap(if_you_do(may(sacrifice(a(CREATURE, OTHER, FRIENDLY))), fully_heal(THIS))),
)
ETHER_SPIDER = card("ether-spider", deals_when_fighting(0), instead(gets_amber(OPPONENT), redirect(to=THIS)))
GRABBER_JAMMER = card("grabber-jammer", keys_cost(1, OPPONENT), after_fight_or_reap(capture(1)))
GROMMID = card(
    "grommid",
    while_(is_(THIS, IN_PLAY), cannot(PLAY, YOU, a(CREATURE))),
    after(is_destroyed(a(CREATURE, ENEMY), fighting=THIS), lose(1, OPPONENT)),
)
JOHN_SMYTH = card("john-smyth", after_fight_or_reap(ready(a(CREATURE, not_(with_trait(AGENT)), OF_MARS))))


def _mindwarper() -> Ability:
    warped = a(CREATURE, ENEMY)
    return action(choose(warped), capture(1, warped, controller_of(warped)))


MINDWARPER = card("mindwarper", _mindwarper())
PHYLYX_THE_DISINTEGRATOR = card(
    "phylyx-the-disintegrator", action(lose(for_each(1, each(CREATURE, OTHER, FRIENDLY, OF_MARS)), OPPONENT))
)
QYXXLYX_PLAGUE_MASTER = card(
    "qyxxlyx-plague-master", after_fight_or_reap(deal(3, each(CREATURE, with_trait(HUMAN)), unarmored=True))
)
TUNK = card("tunk", after(plays(YOU, a(CREATURE, OTHER, OF_MARS)), fully_heal(THIS)))
ULYQ_MEGAMOUTH = card("ulyq-megamouth", after_fight_or_reap(use(a(CREATURE, FRIENDLY, NOT_MARS))))
UXLYX_THE_ZOOKEEPER = card("uxlyx-the-zookeeper", after_reap(put(a(CREATURE, ENEMY), ARCHIVES, printed=YOU)))
VEZYMA_THINKDRONE = card(
    "vezyma-thinkdrone",
    after_reap(may(archive(one_of(a(CREATURE, FRIENDLY), a(ARTIFACT, FRIENDLY))))),
)
YXILI_MARAUDER = card(
    "yxili-marauder",
    gets(THIS, power=for_each(1, amber_on(THIS))),
    play(capture(for_each(1, each(CREATURE, FRIENDLY, READY, OF_MARS)))),
)


def _yxilo_bolter() -> Ability:
    struck = a(CREATURE)
    bolt = deal(2, struck)
    return after_fight_or_reap(bolt, if_(is_(struck, destroyed_by(bolt)), purge(struck)))


YXILO_BOLTER = card("yxilo-bolter", _yxilo_bolter())
YXILX_DOMINATOR = card("yxilx-dominator", enters_as(STUNNED))
ZORG = card("zorg", enters_as(STUNNED), before_fight(stun(all_of(fought_by(THIS), neighbors_of(fought_by(THIS))))))


def _zyzzix_the_many() -> Ability:
    shown = a(CREATURE, in_=hand())
    return after_fight_or_reap(if_you_do(may(reveal(shown)), and_(archive(shown), put_counters(POWER, 3, THIS))))


ZYZZIX_THE_MANY = card("zyzzix-the-many", _zyzzix_the_many())

BIOMATRIX_BACKUP = card(
    "biomatrix-backup",
    gains(HOST, destroyed(put(THIS, ARCHIVES))),
    printed_before(V1_3, gains(HOST, destroyed(may(put(THIS, ARCHIVES))))),
)
BRAIN_STEM_ANTENNA = card(
    "brain-stem-antenna",
    gains(HOST, after(plays(YOU, a(CREATURE, OF_MARS)), sentences(ready(THIS), this_turn(belongs_to(MARS, THIS))))),
)
JAMMER_PACK = card("jammer-pack", gains(HOST, keys_cost(2, OPPONENT)))


def _red_planet_ray_gun() -> Ability:
    target = a(CREATURE)
    return gains(HOST, after_reap(choose(target), deal(for_each(1, each(CREATURE, OF_MARS)), target)))


RED_PLANET_RAY_GUN = card("red-planet-ray-gun", _red_planet_ray_gun())
