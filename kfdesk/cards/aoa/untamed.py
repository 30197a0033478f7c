"""Age of Ascension: Untamed."""

from kfdesk.language.words import *

DHARNA = card(
    "dharna",
    play(gain(for_each(1, each(CREATURE, DAMAGED, FRIENDLY)))),
    after_reap(heal(2, a(CREATURE, FRIENDLY))),
)
DUSKWITCH = card("duskwitch", enters_as(READY, of=each(CREATURE, FRIENDLY)))
FANGHOUSE = card("fanghouse")
GLIMMER = card("glimmer", play(return_(a(CARD, in_=discard_pile()))))
GROVEKEEPER = card("grovekeeper", at(END, YOU, put_counters(POWER, 1, neighbors_of(THIS))))
KNOXX = card("knoxx", gets(THIS, power=for_each(3, each(CREATURE, NEIGHBORING))))
MARMO_SWARM = card("marmo-swarm", gets(THIS, power=for_each(1, amber_of(YOU))))


def _persistence_hunting() -> Ability:
    house = a_house()
    return play(choose(house), exhaust(each(CREATURE, ENEMY, of_house(house))))


PERSISTENCE_HUNTING = card("persistence-hunting", _persistence_hunting())


def _rustgnawer() -> Ability:
    gnawed = a(ARTIFACT)
    return after_fight(destroy(gnawed), gain(for_each(1, icons_on(gnawed, AMBER))))


RUSTGNAWER = card("rustgnawer", _rustgnawer())


def _soldiers_to_flowers() -> Ability:
    seeds = purge(each(CREATURE, of_house(UNTAMED), in_=discard_pile(EACH_PLAYER)))
    return play(seeds, gain(for_each(1, done(seeds, owned_by(EACH_PLAYER))), EACH_PLAYER))


SOLDIERS_TO_FLOWERS = card("soldiers-to-flowers", _soldiers_to_flowers())


def _song_of_spring() -> Ability:
    untamed = of_house(UNTAMED)
    return play(
        shuffle(
            any_number(CREATURE, untamed, in_=hand()),
            any_number(CREATURE, untamed, in_=discard_pile()),
            any_number(CREATURE, FRIENDLY, untamed),
        )
    )


SONG_OF_SPRING = card("song-of-spring", _song_of_spring())
TANTADLIN = card("tantadlin", deals_when_fighting(2), after_fight(discard(random(CARD, in_=archives(OPPONENT)))))
THEY_RE_EVERYWHERE = card(
    "they-re-everywhere",
    play(deal(2, each(CREATURE, ENEMY, ON_FLANK)), deal(1, each(CREATURE, ENEMY, not_(ON_FLANK)))),
)
AMBERSPINE_MONGREL = card("æmberspine-mongrel", after(reaps(a(CREATURE, ENEMY)), gain(1)))
BUMBLEBIRD = card("bumblebird", play(put_counters(POWER, 2, each(CREATURE, OTHER, FRIENDLY, of_house(UNTAMED)))))
CAMOUFLAGE = card("camouflage", cannot(FIGHT, each(CREATURE, not_(ON_FLANK)), HOST))


def _niffle_grounds() -> Ability:
    bared = a(CREATURE)
    return action(choose(bared), this_turn(loses(bared, TAUNT, ELUSIVE)))


NIFFLE_GROUNDS = card("niffle-grounds", _niffle_grounds())
PANPACA_ANGA = card("panpaca-anga", gets(each(CREATURE, on_the(RIGHT, THIS)), power=2))
PANPACA_JAGA = card("panpaca-jaga", gains(each(CREATURE, on_the(LEFT, THIS)), SKIRMISH))
WAY_OF_THE_PORCUPINE = card("way-of-the-porcupine", gains(HOST, (HAZARDOUS, 3)))


EARTHBIND = card("earthbind", cannot(USE, HOST, unless=happened(discards(controller_of(HOST)), THIS_TURN)))
GRAVID_CYCLE = card("gravid-cycle", play(return_(a(CARD, in_=discard_pile()))))
HEART_OF_THE_FOREST = card(
    "heart-of-the-forest",
    while_(there_are(more_than(keys_of(OPPONENT)), keys_of(YOU)), cannot(FORGE, YOU)),
    while_(there_are(more_than(keys_of(YOU)), keys_of(OPPONENT)), cannot(FORGE, OPPONENT)),
)
PO_S_PIXIES = card(
    "po-s-pixies",
    instead(steals(OPPONENT), redirect(from_=SUPPLY)),
    instead(captures(a(CREATURE), from_=YOU), redirect(from_=SUPPLY)),
)
PUNCTUATED_EQUILIBRIUM = card(
    "punctuated-equilibrium", play(then(by(EACH_PLAYER, discard(hand())), by(EACH_PLAYER, refill())))
)


def _quicksand() -> Ability:
    guarding = each(CREATURE, READY, of_house(UNTAMED), controlled_by(EACH_PLAYER))
    return play(destroy(most_powerful(CREATURE, controlled_by(players_with(NONE, guarding)))))


QUICKSAND = card("quicksand", _quicksand())
ROXADOR = card("roxador", deals_when_fighting(2), after_fight(stun(fought_by(THIS))))
SHARD_OF_LIFE = card(
    "shard-of-life",
    action(repeat(shuffle(a(CARD, in_=discard_pile())), for_each=each(CARD, FRIENDLY, with_trait(SHARD)))),
)
