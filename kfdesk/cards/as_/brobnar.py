"""Æmber Skies: Brobnar."""

from kfdesk.cards.cota.brobnar import ready_and_fight
from kfdesk.engine.terms import KeyColor
from kfdesk.language.words import *


def _belcher() -> Ability:
    digging = discard_until(a(CREATURE))
    blast = deal(equal_to(power_of(those(digging))), a(CREATURE, ENEMY))
    return action(digging, if_(there_are(SOME, done(digging)), blast))


BELCHER = card("belcher", _belcher())
_ONE_COMES_BACK = after_fight(move_amber(1, THIS, YOU))
ERUPTION = card("eruption", play(exalt(THIS, 3)), _ONE_COMES_BACK)
GRAT_TATTUU = card("grat-tattuu", gets(each(CREATURE, OTHER, FRIENDLY, of_house(BROBNAR)), power=2))


def _improvised_aviation() -> Ability:
    pilot, crash = a(CREATURE), a(ARTIFACT, IN_PLAY)
    crashing = after_fight(shuffle(crash))
    return play(
        this_turn(next_(enters_as(READY, of=pilot))),
        this_turn(next_(after(plays(YOU, pilot, before_effect=True), this_turn(gains(pilot, crashing))))),
    )


IMPROVISED_AVIATION = card("improvised-aviation", _improvised_aviation())


def _on_the_mark() -> Ability:
    loaded = a(CREATURE, FRIENDLY)
    return play(choose(loaded), move_amber(ALL, loaded, a(CREATURE, ENEMY)))


ON_THE_MARK = card("on-the-mark", _on_the_mark())
BRUNX_AND_BONGLE = card(
    "brunx-and-bongle", after_fight(if_(first_time(is_used(THIS)), may(and_(ready(THIS), reap_with(THIS)))))
)


def _clap_of_thunder() -> Ability:
    strongest = most_powerful(CREATURE)
    return play(destroy(least_powerful(CREATURE)), and_(ready(strongest), enrage(strongest)))


CLAP_OF_THUNDER = card("clap-of-thunder", _clap_of_thunder())


def _crunch() -> Ability:
    eaten = a(CREATURE, NEIGHBORING)
    return after_fight_or_reap(choose(eaten), put_counters(POWER, equal_to(power_of(eaten)), THIS))


CRUNCH = card("crunch", _crunch())
NAGOO_YANI = card(
    "nagoo-yani",
    labelled((PLAY, AFTER_FIGHT), deal(4, a(CREATURE, ENEMY))),
    scrap(deal(2, each(CREATURE, ENEMY, ON_FLANK))),
)
NARPLET = card("narplet", gains(neighbors_of(THIS), VERSATILE))
STRENGTH_WITHIN = card("strength-within", gains(HOST, keys_cost(for_each(1, damage_on(THIS)), OPPONENT)))
BOSCH_THE_UNYIELDING = card("bosch-the-unyielding", after_fight(fully_heal(THIS)))


def _cirrus_mace() -> Ability:
    swinger = a(CREATURE)
    return action(put_counters(POWER, 2, swinger), deal(2, neighbors_of(swinger)))


CIRRUS_MACE = card("cirrus-mace", _cirrus_mace())
DB_GOBBER = card(
    "db-gobber",
    after_reap(lose(1, OPPONENT)),
    scrap(lose(2, players_with(at_least(7), amber_of(EACH_PLAYER)))),
)
DREADSTARR_THE_LONE = card(
    "dreadstarr-the-lone",
    while_(there_are(NONE, each(CREATURE, OTHER, FRIENDLY, of_house(BROBNAR))), gains(THIS, VERSATILE)),
    after_fight(lose(1, OPPONENT)),
)
FANCY_DONAVON = card("fancy-donavon", scrap(ready_and_fight(FRIENDLY, not_(of_house(BROBNAR)))))
INCENSED = card("incensed", play(this_turn(gains(each(CREATURE, FRIENDLY), after_fight(gain(1))))))
RAINCE_FURYHEART = card("raince-furyheart", before_fight(exalt(fought_by(THIS))))


def _raise_your_glass() -> Ability:
    weakest = least_powerful(CREATURE, FRIENDLY)
    return play(and_(ready(weakest), use(weakest)))


RAISE_YOUR_GLASS = card("raise-your-glass", _raise_your_glass())
TERRANCE_SUREFOOT = card(
    "terrance-surefoot",
    after(reaps(a(CREATURE, ENEMY)), move_amber(1, THIS, SUPPLY)),
    labelled((PLAY, AFTER_REAP), capture(1)),
)
ARMORED_SPIKES = card("armored-spikes", together(gets(HOST, armor=2), gains(HOST, (HAZARDOUS, 2))))
BIGGER_GUNS_FOR_EVERYONE = card("bigger-guns-for-everyone", gains(HOST, after_fight(deal(5, a(CREATURE)))))

# Skybeasts ----------------------------------------------------------------------------------------

AKUGYO = card(
    "akugyo",
    instead(gets_amber(OPPONENT), redirect(to=THIS)),
    after_fight(move_amber(2, THIS, YOU)),
)
ALIEN_PUFFER = card("alien-puffer", destroyed(gain(2)))
ANVIL_CRAWLER = card("anvil-crawler", refills(1, EACH_PLAYER))


def _beehemoth() -> tuple[Ability, Ability]:
    gathering = remove_counters(POWER, ALL, neighbors_of(THIS))
    return (
        at(START, YOU, put_counters(POWER, 1, a(CREATURE))),
        after_reap(move_to(THIS, ANYWHERE), gathering, gain(for_each(1, that_much(gathering)))),
    )


BEEHEMOTH = card("beehemoth", *_beehemoth())


def _hatches(color: KeyColor) -> Ability:
    """Destroyed, it brings 4 Æmber and the key of its color."""
    return destroyed(gain(4), forge(color=color))


BLUE_AEMBERDRAKE = card("blue-æmberdrake", _hatches(BLUE))
COLOSSIPEDE = card(
    "colossipede",
    gains(each(CREATURE, FRIENDLY, amber(SOME)), after_fight(move_amber(ALL, THIS, YOU))),
    play(exalt(each(CREATURE))),
)
FALCRON = card("falcron", gains(neighbors_of(THIS), after_reap(steal(1))))
GRINDER_SWARM = card("grinder-swarm", gets(THIS, power=for_each(1, each(CREATURE))), after_fight(capture(2)))
GRIZZLED_WYVERN = card(
    "grizzled-wyvern",
    play(capture(6, THIS, EACH_PLAYER), if_(there_are(at_most(5), amber_on(THIS)), destroy(THIS))),
)
HUNGRY_HIPPOGRIFF = card(
    "hungry-hippogriff", gains(each(CREATURE, OTHER, FRIENDLY), destroyed(move_amber(ALL, THIS, YOU)))
)
ICARUS_20 = card("icarus-20", gains(each(CREATURE, FRIENDLY), action(draw())))
IMPZILLA = card("impzilla", after_fight(destroy(most_powerful(CREATURE, ENEMY))))
LANCET = card("lancet", gains(each(CREATURE, FRIENDLY), after_fight(capture(1))))
MALIFI_DRAGON = card("malifi-dragon", at(END, YOU, if_(there_are(at_most(4), amber_of(YOU)), gain(2))))
NAJA = card("naja", after_reap(gain(3)))
RED_AEMBERDRAKE = card("red-æmberdrake", _hatches(RED))
RORQUAL = card(
    "rorqual",
    gets(THIS, power=for_each(1, amber_on(THIS))),
    after_fight_or_reap(exalt(THIS)),
    action(move_amber(ALL, THIS, YOU)),
)


def _screeyan() -> Ability:
    thrown = by(OPPONENT, discard(top(1, deck())))
    return at(END, YOU, sentences(thrown, next_turn(OPPONENT, cannot(CHOOSE, OPPONENT, those(thrown, CARD)))))


SCREEYAN = card("screeyan", _screeyan())
SENTIENT_CLOUD = card("sentient-cloud", gains(each(CREATURE, FRIENDLY, HIGHEST_POWER), after_fight(gain(2))))
TITANARPON = card("titanarpon", enters_as(READY, of=each(CREATURE, played_by(YOU, first=True))))
TYRANNUS_AQUILAE = card("tyrannus-aquilae", at(END, a_player(), capture(1)), _ONE_COMES_BACK)
VOLAX = card("volax", destroyed(gain(equal_to(amber_of(YOU)))))
YELLOW_AEMBERDRAKE = card("yellow-æmberdrake", _hatches(YELLOW))
