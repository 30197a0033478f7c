"""Winds of Exchange: Mars."""

from kfdesk.language.words import *

OF_MARS = of_house(MARS)
NOT_MARS = not_(of_house(MARS))
IRONYX_FRIENDS = each(CREATURE, FRIENDLY, with_trait(IRONYX))


def _nautilixian() -> Chosen:
    return a(CREATURE, FRIENDLY, named("nautilixian"))


def _big_magnet() -> Ability:
    magnet, drawn = a(CREATURE, FRIENDLY), each(UPGRADE)
    return play(choose(magnet), and_(take_control(drawn), attach(drawn, magnet)))


BIG_MAGNET = card("big-magnet", _big_magnet())


def _blorb_hive() -> Ability:
    swarm = there_are(at_least(10), each(CREATURE, FRIENDLY, named("blorb")))
    brood = if_you_do(destroy(a(CREATURE, FRIENDLY)), make_token(2, named("blorb")))
    return omni(then(brood, if_(swarm, and_(destroy(THIS), forge(free=True)))))


BLORB_HIVE = card("blorb-hive", _blorb_hive())
BORKA_RIKK = card("borka-rikk", after(discards(YOU, a(CARD, OF_MARS, in_=hand())), make_token()))
GRONDAL = card("grondal", at(START, YOU, destroy(least_powerful(CREATURE))), play(make_token(2)))


def _martian_revolution() -> Ability:
    fall = destroy(each(CREATURE, FRIENDLY))
    return play(fall, repeat(make_token(), for_each=done(fall)))


MARTIAN_REVOLUTION = card("martian-revolution", _martian_revolution())
NAUTILIXIAN = card(
    "nautilixian",
    cannot(USE, THIS, unless=happened(uses(YOU, a(CREATURE, FRIENDLY, OF_MARS)), THIS_TURN)),
    cannot((BE_DAMAGED, BE_DESTROYED), each(CREATURE, FRIENDLY, with_trait(PILOT))),
)
R_EVOLUTION = card(
    "r-evolution", gains(all_of(HOST, each(CREATURE, same(NAME, HOST))), after_reap(deal(2, a(CREATURE, ENEMY))))
)
REPLAY_POD = card(
    "replay-pod",
    gains(each(CREATURE, FRIENDLY, OF_MARS), destroyed(put_under(THIS, GRANTING_CARD))),
    action(put(each(CARD, in_=under(THIS)), HAND, printed=YOU), purge(THIS)),
)


def _revo_hooligans() -> Ability:
    painted = a(ARTIFACT)
    stays_painted = while_(there_are(SOME, counters_on(PAINT, painted)), belongs_to(MARS, painted))
    return after_reap(put_counters(PAINT, 1, painted), for_good(stays_painted))


REVO_HOOLIGANS = card("revo-hooligans", _revo_hooligans())
AIRLOCK = card("airlock", action(if_you_do(discard(a(CARD, NOT_MARS, in_=hand())), draw())))
IRONYX_BANNER = card("ironyx-banner", gets(IRONYX_FRIENDS, power=1, armor=1), play(make_token()))
MEMROX_THE_RED = card(
    "memrox-the-red", cannot(LEAVE_ARCHIVES, OPPONENT), action(gain(for_each(1, each(CARD, in_=archives()))))
)


def _nyyon_outpost() -> Ability:
    sent = a(CREATURE, FRIENDLY)
    return action(if_you_do(put(sent, DECK_BOTTOM, printed=owner_of(sent)), make_token(2)))


NYYON_OUTPOST = card("nyyon-outpost", _nyyon_outpost())


def _space_invaders() -> Ability:
    shown = reveal(any_number(CREATURE, in_=hand()))
    return play(shown, make_token_of(each(CREATURE, in_=those(shown))))


SPACE_INVADERS = card("space-invaders", _space_invaders())
SUSPENDED_ANIMATION = card("suspended-animation", play(put(a(CREATURE, DAMAGED, ENEMY), ARCHIVES, printed=YOU)))
YXL_THE_IRON_CAPTAIN = card("yxl-the-iron-captain", play(capture(2, IRONYX_FRIENDS)))
ZIZOK = card("zizok", after(is_destroyed(a(CREATURE, ENEMY), by=THIS, splash=True), ready(THIS)))


def _braindart() -> Ability:
    hit = a(CREATURE, ENEMY)
    return play(enrage(hit), capture(1, hit, from_=controller_of(hit)))


BRAINDART = card("braindart", _braindart())
CLONE_HOME = card(
    "clone-home",
    play(make_token(), if_(there_are(more_than(each(CREATURE, ENEMY)), each(CREATURE, FRIENDLY)), archive(THIS))),
)


def _genetic_blast() -> Ability:
    hit = a(CREATURE)
    return play(deal(2, all_of(hit, each(CREATURE, same(NAME, hit), one_more_than(hit)))))


GENETIC_BLAST = card("genetic-blast", _genetic_blast())
GLYLYX_WEAPONSMITH = card("glylyx-weaponsmith")
IRONYX_PROPAGANDA = card("ironyx-propaganda", gains(HOST, after_fight_or_reap(make_token())))
IRONYX_REBEL = card("ironyx-rebel", play(ready(each(CREATURE, OF_MARS, neighbor_of(THIS)))))
IRONYX_VATMINDER = card("ironyx-vatminder", labelled((PLAY, DESTROYED), make_token()))
KABOOM = card("kaboom", play(put(each(CREATURE, OF_MARS), ARCHIVES), destroy(each(CREATURE)), gain_chains(3)))
MK_2_GENERATOR = card("mk2-generator", enters_as(READY), action(make_token()))
MYX_THE_TALLMINDED = card("myx-the-tallminded", keys_cost(for_each(1, each(CREATURE, FRIENDLY, OF_MARS)), OPPONENT))
SCOOP_UP = card(
    "scoop-up",
    play(put(all_of(a(CREATURE, FRIENDLY, NOT_MARS), a(CREATURE, ENEMY, NOT_MARS)), ARCHIVES, printed=YOU)),
)


def _yxlix_mesmerist() -> Ability:
    led = a(CREATURE)
    return action(capture(1, led, from_=controller_of(led)))


YXLIX_MESMERIST = card("yxlix-mesmerist", _yxlix_mesmerist())

BLORB = card(
    "blorb",
    cannot(REAP, THIS),
    destroyed(return_(a(CARD, named("blorb-hive"), in_=discard_pile()))),
)
GREEN_AERONAUT = card("green-aeronaut", action(this_turn(gains(_nautilixian(), (SPLASH_ATTACK, 3)))))


def _purple_aeronaut() -> Ability:
    together_used = so_many_in_a_turn(4, is_used(a(CREATURE, FRIENDLY, with_trait(PILOT))))
    return after(together_used, this_turn(gains(_nautilixian(), after_fight(destroy(each(CREATURE, ENEMY))))))


PURPLE_AERONAUT = card("purple-aeronaut", _purple_aeronaut())
RED_AERONAUT = card(
    "red-aeronaut",
    play(search(a(CARD, named("nautilixian")), to=IN_PLAY, shuffling_said=True)),
    action(this_turn(gets(_nautilixian(), power=5))),
)


def _white_aeronaut() -> Ability:
    tended = _nautilixian()
    return action(and_(ward(tended), fully_heal(tended)))


WHITE_AERONAUT = card("white-aeronaut", _white_aeronaut())
GRUNT = card("grunt")
REBEL = card("rebel", after_reap(deal(1, a(CREATURE))))


def _researcher() -> Ability:
    found = a(CARD, OF_MARS, in_=hand())
    return omni(and_(reveal(found), archive(found)))


RESEARCHER = card("researcher", _researcher())
