"""Call of the Archons: Dis."""

from kfdesk.language.words import *

FIGHT_OR_REAP = (AFTER_FIGHT, AFTER_REAP)


def _a_fair_game() -> Ability:
    thrown = discard(top(1, deck(OPPONENT)))
    shown = reveal(hand(OPPONENT))
    alike = done(shown, same(HOUSE, those(thrown, CARD)))
    return play(repeat(sentences(and_(thrown, shown), gain(for_each(1, alike))), by=OPPONENT))


A_FAIR_GAME = card("a-fair-game", _a_fair_game())


def _arise() -> Ability:
    house = a_house()
    return play(choose(house), return_(each(CREATURE, of_house(house), in_=discard_pile())), gain_chains(1))


ARISE = card("arise", _arise())


def _control_the_weak() -> Ability:
    house = a_house(OPPONENT)
    return play(choose(house), next_turn(OPPONENT, must(CHOOSE, OPPONENT, house)))


CONTROL_THE_WEAK = card("control-the-weak", _control_the_weak())
CREEPING_OBLIVION = card("creeping-oblivion", play(purge(up_to(2, CARD, in_=discard_pile(a_player())))))


def _dance_of_doom() -> Ability:
    number = a_number()
    return play(choose(number), destroy(each(CREATURE, power(number))))


DANCE_OF_DOOM = card("dance-of-doom", _dance_of_doom())
FEAR = card("fear", play(return_(a(CREATURE, ENEMY))))
GATEWAY_TO_DIS = card("gateway-to-dis", play(destroy(each(CREATURE)), gain_chains(3)))


def _gongoozle() -> Ability:
    gazed_at = a(CREATURE)
    gaze = deal(3, gazed_at)
    unharmed = is_(gazed_at, not_(destroyed_by(gaze)))
    return play(gaze, if_(unharmed, by(owner_of(gazed_at), discard(random(CARD, in_=hand())))))


GONGOOZLE = card("gongoozle", _gongoozle())
GUILTY_HEARTS = card("guilty-hearts", play(destroy(each(CREATURE, amber(SOME)))))
HAND_OF_DIS = card("hand-of-dis", play(destroy(a(CREATURE, not_(ON_FLANK)))))


def _hecatomb() -> Ability:
    slaughter = destroy(each(CREATURE, of_house(DIS)))
    return play(slaughter, gain(for_each(1, done(slaughter, controlled_by(EACH_PLAYER))), EACH_PLAYER))


HECATOMB = card("hecatomb", _hecatomb())
TENDRILS_OF_PAIN = card(
    "tendrils-of-pain",
    play(instead_if(deal(1, each(CREATURE)), happened(forges(OPPONENT), PREVIOUS_TURN), deal(4, each(CREATURE)))),
    printed_before(
        V18_4,
        play(deal(1, each(CREATURE)), if_(happened(forges(OPPONENT), PREVIOUS_TURN), deal(3, each(CREATURE)))),
    ),
)
HYSTERIA = card("hysteria", play(return_(each(CREATURE))))
KEY_HAMMER = card(
    "key-hammer", play(if_(happened(forges(OPPONENT), PREVIOUS_TURN), unforge(OPPONENT, last=True)), gain(6, OPPONENT))
)
MIND_BARB = card("mind-barb", play(by(OPPONENT, discard(random(CARD, in_=hand())))))


def _pandemonium() -> Ability:
    unharmed = each(CREATURE, not_(DAMAGED))
    return play(capture(1, unharmed, opponent_of(unharmed)))


PANDEMONIUM = card("pandemonium", _pandemonium())


def _poltergeist() -> Ability:
    haunted = a(ARTIFACT, controlled_by(EACH_PLAYER))
    return play(as_if_yours(use(haunted)), destroy(haunted))


POLTERGEIST = card("poltergeist", _poltergeist())
RED_HOT_ARMOR = card("red-hot-armor", play(lose_armor(each(CREATURE, ENEMY, armor(SOME)))))
THREE_FATES = card("three-fates", play(destroy(most_powerful(CREATURE, n=3))))

ANNIHILATION_RITUAL = card(
    "annihilation-ritual", instead(leaves(a(CREATURE), to=Zone.DISCARD), redirect(to=Zone.PURGED))
)
DOMINATOR_BAUBLE = card("dominator-bauble", action(use(a(CREATURE, FRIENDLY))))
KEY_TO_DIS = card("key-to-dis", omni(sacrifice(THIS), destroy(each(CREATURE))))
LASH_OF_BROKEN_DREAMS = card("lash-of-broken-dreams", action(next_turn(OPPONENT, keys_cost(3, EACH_PLAYER))))
LIBRARY_OF_THE_DAMNED = card("library-of-the-damned", action(archive()))
LIFEWARD = card("lifeward", omni(destroy(THIS), next_turn(OPPONENT, cannot(PLAY, OPPONENT, a(CREATURE)))))
SACRIFICIAL_ALTAR = card(
    "sacrificial-altar",
    action(
        if_you_do(purge(a(CREATURE, FRIENDLY, with_trait(HUMAN), IN_PLAY)), play_card(a(CREATURE, in_=discard_pile())))
    ),
)
SCREAMING_CAVE = card("screaming-cave", action(shuffle(hand(), discard_pile())))


def _soul_snatcher() -> Ability:
    fallen = a(CREATURE)
    return after(is_destroyed(fallen), gain(1, owner_of(fallen)))


SOUL_SNATCHER = card("soul-snatcher", _soul_snatcher())

CHARETTE = card("charette", play(capture(3)))
DRUMBLE = card("drumble", play(if_(there_are(at_least(7), amber_of(OPPONENT)), capture(ALL))))
DUST_IMP = card("dust-imp", destroyed(gain(2)))
EATER_OF_THE_DEAD = card(
    "eater-of-the-dead",
    labelled(FIGHT_OR_REAP, if_you_do(purge(a(CREATURE, in_=discard_pile(a_player()))), put_counters(POWER, 1, THIS))),
)
EMBER_IMP = card("ember-imp", cannot(PLAY, OPPONENT, more_than=2))


def _gabos_longarms() -> Ability:
    struck = a(CREATURE)
    return before_fight(choose(struck), strike_instead(struck))


GABOS_LONGARMS = card("gabos-longarms", _gabos_longarms())


def _overlord_greking() -> Ability:
    foe = a(CREATURE, ENEMY)
    return after(is_destroyed(foe, fighting=THIS), put_into_play(foe, under=YOU, from_=OPPONENT))


OVERLORD_GREKING = card("overlord-greking", _overlord_greking())


def _guardian_demon() -> Ability:
    patient = a(CREATURE)
    cure = heal(up_to(2), patient)
    pain = deal(that_much(cure), a(CREATURE, other_than(patient)))
    return labelled((PLAY, *FIGHT_OR_REAP), cure, pain)


GUARDIAN_DEMON = card("guardian-demon", _guardian_demon())
MASTER_OF_1 = card("master-of-1", after_reap(may(destroy(a(CREATURE, power(exactly(1)))))))
MASTER_OF_2 = card("master-of-2", after_reap(may(destroy(a(CREATURE, power(exactly(2)))))))
MASTER_OF_3 = card("master-of-3", after_reap(may(destroy(a(CREATURE, power(exactly(3)))))))
PIT_DEMON = card("pit-demon", action(steal(1)))
PITLORD = card("pitlord", while_(is_(THIS, IN_PLAY), must(CHOOSE, YOU, DIS)))


def _restringuntus() -> Ability:
    house = a_house()
    return play(choose(house), until_leaves(THIS, cannot(CHOOSE, OPPONENT, house)))


RESTRINGUNTUS = card("restringuntus", _restringuntus())
SHAFFLES = card("shaffles", at(END, YOU, lose(1, OPPONENT)))
SHOOLER = card("shooler", play(if_(there_are(at_least(4), amber_of(OPPONENT)), steal(1))))
SNUDGE = card("snudge", labelled(FIGHT_OR_REAP, return_(one_of(a(ARTIFACT), a(CREATURE, ON_FLANK)))))


def _stealer_of_souls() -> Ability:
    foe = a(CREATURE, ENEMY)
    return after(is_destroyed(foe, fighting=THIS), and_(purge(foe), gain(1)))


STEALER_OF_SOULS = card("stealer-of-souls", _stealer_of_souls())
SUCCUBUS = card("succubus", refills(-1, OPPONENT))
TENTACUS = card("tentacus", toll(1, USE, a(ARTIFACT)))
THE_TERROR = card("the-terror", play(if_(there_are(NONE, amber_of(OPPONENT)), gain(2))))
TOCSIN = card("tocsin", after_reap(by(OPPONENT, discard(random(CARD, in_=hand())))))


def _tolas() -> Ability:
    fallen = a(CREATURE)
    return after(is_destroyed(fallen), gain(1, opponent_of(fallen)))


TOLAS = card("tolas", _tolas())
TRUEBARU = card("truebaru", toll(3, PLAY, THIS), destroyed(gain(5)))

COLLAR_OF_SUBORDINATION = card("collar-of-subordination", controls(HOST, YOU))
FLAME_WREATHED = card("flame-wreathed", together(gets(HOST, power=2), gains(HOST, (HAZARDOUS, 2))))
