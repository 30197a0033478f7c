"""Call of the Archons: Brobnar."""

from kfdesk.language.words import *


def ready_and_fight(*filters: Predicate) -> Instruction:
    """Ready and fight with such a creature."""
    fighter = a(CREATURE, *filters)
    return and_(ready(fighter), fight_with(fighter))


ANGER = card("anger", play(ready_and_fight(FRIENDLY)))
BAREHANDED = card("barehanded", play(put(each(ARTIFACT), DECK_TOP)))
BLOOD_MONEY = card("blood-money", play(place_amber(2, a(CREATURE, ENEMY))))


def _brothers_in_battle() -> Ability:
    house = a_house()
    return play(choose(house), this_turn(permits(FIGHT, each(CREATURE, FRIENDLY, of_house(house)))))


BROTHERS_IN_BATTLE = card("brothers-in-battle", _brothers_in_battle())
BURN_THE_STOCKPILE = card(
    "burn-the-stockpile", play(if_(there_are(at_least(7), amber_of(OPPONENT)), lose(4, OPPONENT)))
)


def _champions_challenge() -> Ability:
    theirs, yours, left = most_powerful(CREATURE, ENEMY), most_powerful(CREATURE, FRIENDLY), a(CREATURE, FRIENDLY)
    return play(
        destroy(each(CREATURE, ENEMY), but=theirs),
        destroy(each(CREATURE, FRIENDLY), but=yours),
        and_(ready(left), fight_with(left)),
    )


CHAMPIONS_CHALLENGE = card("champion-s-challenge", _champions_challenge())
COWARDS_END = card("coward-s-end", play(destroy(each(CREATURE, not_(DAMAGED))), gain_chains(3)))
FOLLOW_THE_LEADER = card("follow-the-leader", play(this_turn(permits(FIGHT, each(CREATURE, FRIENDLY)))))
LAVA_BALL = card("lava-ball", play(deal(4, a(CREATURE), splash=2)))
LOOT_THE_BODIES = card("loot-the-bodies", play(this_turn(after(is_destroyed(a(CREATURE, ENEMY)), gain(1)))))
TAKE_THAT_SMARTYPANTS = card(
    "take-that-smartypants", play(if_(there_are(at_least(3), each(CARD, ENEMY, of_house(LOGOS))), steal(2)))
)
PUNCH = card("punch", play(deal(3, a(CREATURE))))


def _relentless_assault() -> Ability:
    fighter = up_to(3, CREATURE, FRIENDLY)
    return play(one_at_a_time(and_(ready(fighter), fight_with(fighter))))


RELENTLESS_ASSAULT = card("relentless-assault", _relentless_assault())
SMITH = card("smith", play(if_(there_are(more_than(each(CREATURE, ENEMY)), each(CREATURE, FRIENDLY)), gain(2))))


def _sound_the_horns() -> Ability:
    search = discard_until(a(CREATURE, of_house(BROBNAR)))
    found = there_are(SOME, done(search, of_house(BROBNAR)))
    return play(search, if_(found, put(those(search), HAND, printed=YOU)))


SOUND_THE_HORNS = card("sound-the-horns", _sound_the_horns())


def _tremor() -> Ability:
    center = a(CREATURE)
    return play(stun(all_of(center, neighbors_of(center))))


TREMOR = card("tremor", _tremor())
_MORE = excess(each(CREATURE, FRIENDLY), each(CREATURE, ENEMY))
UNGUARDED_CAMP = card("unguarded-camp", play(repeat(capture(1, a(CREATURE, FRIENDLY)), for_each=_MORE, different=True)))
WARSONG = card("warsong", play(this_turn(after(fights(a(CREATURE, FRIENDLY)), gain(1)))))


def _damage_to(*predicates: Predicate) -> Ability:
    """Return 1 damage to each such creature that enters play."""
    newcomer = a(CREATURE, *predicates)
    return after(enters(newcomer), deal(1, newcomer))


AUTOCANNON = card("autocannon", _damage_to())
BANNER_OF_BATTLE = card("banner-of-battle", gets(each(CREATURE, FRIENDLY), power=1))
CANNON = card("cannon", action(deal(2, a(CREATURE))))
GAUNTLET_OF_COMMAND = card("gauntlet-of-command", action(ready_and_fight(FRIENDLY)))
IRON_OBELISK = card(
    "iron-obelisk",
    keys_cost(for_each(1, each(CREATURE, FRIENDLY, DAMAGED, of_house(BROBNAR))), OPPONENT),
)
MIGHTY_JAVELIN = card("mighty-javelin", omni(destroy(THIS), deal(4, a(CREATURE))))
PILE_OF_SKULLS = card(
    "pile-of-skulls", after(is_destroyed(a(CREATURE, ENEMY), turn=YOU), capture(1, a(CREATURE, FRIENDLY)))
)
SCREECHBOMB = card("screechbomb", omni(sacrifice(THIS), lose(2, OPPONENT)))
THE_WARCHEST = card(
    "the-warchest", action(gain(for_each(1, times_of(is_destroyed(a(CREATURE, ENEMY), in_fight=True), THIS_TURN))))
)

BILGUM_AVALANCHE = card("bilgum-avalanche", after(forges(YOU), deal(2, each(CREATURE, ENEMY))))
VALDR = card("valdr", while_(attacking(THIS, ENEMY, ON_FLANK), deals_when_fighting(2, more=True)))
BUMPSY = card("bumpsy", play(lose(1, OPPONENT)))
EARTHSHAKER = card("earthshaker", play(destroy(each(CREATURE, power(at_most(3))))))
FIRESPITTER = card("firespitter", before_fight(deal(1, each(CREATURE, ENEMY))))
GANGER_CHIEFTAIN = card("ganger-chieftain", play(may(ready_and_fight(NEIGHBORING))))
GRENADE_SNIB = card("grenade-snib", destroyed(lose(2, OPPONENT)))
HEADHUNTER = card("headhunter", after_fight(gain(1)))
HEBE_THE_HUGE = card("hebe-the-huge", play(deal(2, each(CREATURE, OTHER, not_(DAMAGED)))))
KELIFI_DRAGON = card(
    "kelifi-dragon",
    cannot(PLAY, THIS, unless=there_are(at_least(7), amber_of(YOU))),
    after_fight_or_reap(gain(1), deal(5, a(CREATURE))),
)
KING_OF_THE_CRAG = card("king-of-the-crag", gets(each(CREATURE, ENEMY, of_house(BROBNAR)), power=-2))


def _krump() -> Ability:
    foe = a(CREATURE, ENEMY)
    return after(is_destroyed(foe, fighting=THIS), lose(1, controller_of(foe)))


KRUMP = card("krump", _krump())
LOMIR_FLAMEFIST = card("lomir-flamefist", play(if_(there_are(at_least(7), amber_of(OPPONENT)), lose(2, OPPONENT))))
LOOTER_GOBLIN = card("looter-goblin", after_reap(this_turn(after(is_destroyed(a(CREATURE, ENEMY)), gain(1)))))
MUGWUMP = card(
    "mugwump",
    after(is_destroyed(a(CREATURE, ENEMY), fighting=THIS), and_(fully_heal(THIS), put_counters(POWER, 1, THIS))),
)
PINGLE_WHO_ANNOYS = card("pingle-who-annoys", _damage_to(ENEMY))
ROCK_HURLING_GIANT = card(
    "rock-hurling-giant",
    after(discards(YOU, a(CARD, of_house(BROBNAR), in_=hand()), turn=YOU), may(deal(4, a(CREATURE)))),
)
ROGUE_OGRE = card(
    "rogue-ogre",
    at(END, YOU, if_(there_are(exactly(1), times_of(plays(YOU), THIS_TURN)), and_(heal(2, THIS), capture(1)))),
)
SMAAASH = card("smaaash", play(stun(a(CREATURE))))
TIRELESS_CROCAG = card(
    "tireless-crocag", cannot(REAP, THIS), as_soon_as(there_are(NONE, each(CREATURE, ENEMY)), destroy(THIS))
)
TROLL = card("troll", after_reap(heal(3, THIS)))
WARDRUMMER = card("wardrummer", play(return_(each(CREATURE, OTHER, FRIENDLY, of_house(BROBNAR)))))

BLOOD_OF_TITANS = card("blood-of-titans", gets(HOST, power=5))
PHOENIX_HEART = card("phoenix-heart", gains(HOST, destroyed(and_(return_(THIS), deal(3, each(CREATURE))))))
YO_MAMA_MASTERY = card("yo-mama-mastery", gains(HOST, TAUNT), play(fully_heal(HOST)))
