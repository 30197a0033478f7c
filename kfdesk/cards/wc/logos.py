"""Worlds Collide: Logos."""

from kfdesk.language.words import *

BABBLING_BIBLIOPHILE = card("babbling-bibliophile", after_reap(draw(2)))
DAUGHTER = card("daughter", refills(1))
EDAI_EDIE_4X4 = card("edai-edie-4x4", keys_cost(for_each(1, each(CARD, in_=archives())), OPPONENT), play(archive()))
HAPSIS = card("hapsis", after(is_destroyed(a(CREATURE, ENEMY), fighting=THIS), and_(ward(THIS), draw())))
HOLOGRAMMOPHONE = card("hologrammophone", action(ward(a(CREATURE))))
INFORMATION_EXCHANGE = card(
    "information-exchange", play(instead_if(steal(1), happened(steals(OPPONENT), PREVIOUS_TURN), steal(2)))
)


QUANT = card("quant", after_reap(this_turn(next_(permits(PLAY, a(ACTION, not_(of_house(LOGOS))))))))
SANITATION_ENGINEER = card("sanitation-engineer", after_reap(discard(a(CARD, in_=hand()))))
TAUTAU_VAPORS = card("tautau-vapors", play(draw(2), archive()))


def _thorium_plasmate() -> Ability:
    moved = a(CREATURE, ENEMY)
    kin = each(CREATURE, neighbor_of(moved), same(HOUSE, moved))
    return play(move_to(moved, ANYWHERE), deal(for_each(2, kin), moved))


THORIUM_PLASMATE = card("thorium-plasmate", _thorium_plasmate())
TITAN_GUARDIAN = card("titan-guardian", destroyed(if_(is_(THIS, not_(ON_FLANK)), draw(2))))


def _wormhole_technician() -> Ability:
    found = top(1, deck())
    return after_reap(reveal(found), if_(is_(found, of_house(LOGOS)), play_card(found), archive(found)))


WORMHOLE_TECHNICIAN = card("wormhole-technician", _wormhole_technician())
CAENDLE_UNIT = card("cændle-unit", after(reaps(a(CREATURE, ENEMY)), draw()), action(capture(1)))


def _code_monkey() -> Ability:
    neighbors = each(CREATURE, NEIGHBORING)
    return play(archive(neighbors), if_(is_(neighbors, same(HOUSE)), gain(2)))


CODE_MONKEY = card("code-monkey", _code_monkey())
DATA_FORGE = card("data-forge", play(may(forge(10, reduced_by=each(CARD, in_=hand())))))
DISCOMBOBULATOR = card("discombobulator", gains(HOST, cannot(BE_STOLEN, YOU)))
DR_MILLI = card(
    "dr-milli",
    play(repeat(archive(), for_each=excess(each(CREATURE, ENEMY), each(CREATURE, OTHER, FRIENDLY)))),
)


GROUPTHINK_TANK = card("groupthink-tank", action(deal(4, each(CREATURE, same(HOUSE, neighbors_of(ITSELF))))))
MINI_GROUPTHINK_TANK = card(
    "mini-groupthink-tank",
    labelled((PLAY, AFTER_FIGHT, AFTER_REAP), deal(8, a(CREATURE, same(HOUSE, neighbors_of(ITSELF), 2)))),
)


_OTHERS_ARE_HERE = there_are(SOME, each(CREATURE, OTHER, FRIENDLY))
_RECOVERY = and_(fully_heal(THIS), exhaust(THIS), move_to(THIS, FLANK))
REASSEMBLING_AUTOMATON = card("reassembling-automaton", instead(is_destroyed(THIS), if_(_OTHERS_ARE_HERE, _RECOVERY)))
ACADEMY_TRAINING = card(
    "academy-training", while_(is_(HOST, FRIENDLY), belongs_to(LOGOS, HOST)), gains(HOST, after_reap(draw()))
)


def _is_here(ally: str) -> Condition:
    """You control a creature of that name."""
    return there_are(SOME, each(CREATURE, FRIENDLY, named(ally)))


def _archived_with(ally: str) -> Ability:
    """When it is destroyed, a card of that name in your discard pile is archived and brings it along."""
    return destroyed(if_you_do(archive(a(CREATURE, named(ally), in_=discard_pile())), archive(THIS)))


def _hyde() -> tuple[Ability, Ability]:
    return after_reap(instead_if(draw(), _is_here("velum"), draw(2))), _archived_with("velum")


HYDE = card("hyde", *_hyde())
MIMIC_GEL = card(
    "mimic-gel",
    cannot(PLAY, THIS, unless=there_are(SOME, each(CREATURE, OTHER))),
    copies(THIS, a(CREATURE, OTHER), but=belongs_to(LOGOS, THIS)),
)


PRESCRIPTIVE_GRAMMARBOT = card("prescriptive-grammarbot", after_reap(enrage(a(CREATURE))))
SELF_BOLSTERING_AUTOMATA = card(
    "self-bolstering-automata",
    instead(is_destroyed(THIS), if_(_OTHERS_ARE_HERE, if_you_do(_RECOVERY, put_counters(POWER, 2, THIS)))),
)


UNIVERSAL_KEYLOCK = card("universal-keylock", keys_cost(3, EACH_PLAYER), after(forges(a_player()), destroy(THIS)))
UNIVERSAL_RECYCLE_BIN = card("universal-recycle-bin", action(archive(a(CARD, in_=purged()))))
ZENZIZENZIZENZIC = card("zenzizenzizenzic", while_(is_(THIS, CENTER), refills(2)))


def _velum() -> tuple[Ability, Ability]:
    two = archive(a(CARD, n=2, in_=hand()))
    return after_reap(instead_if(archive(), _is_here("hyde"), two)), _archived_with("hyde")


VELUM = card("velum", *_velum())
