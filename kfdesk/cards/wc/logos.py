"""Worlds Collide: Logos."""

from kfdesk.language.words import *


def _code_monkey() -> Ability:
    neighbors = each(CREATURE, NEIGHBORING)
    return play(archive(neighbors), if_(is_(neighbors, same(HOUSE)), gain(2)))


CODE_MONKEY = card("code-monkey", _code_monkey())
DISCOMBOBULATOR = card("discombobulator", gains(HOST, cannot(BE_STOLEN, YOU)))
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
SELF_BOLSTERING_AUTOMATA = card(
    "self-bolstering-automata",
    instead(is_destroyed(THIS), if_(_OTHERS_ARE_HERE, if_you_do(_RECOVERY, put_counters(POWER, 2, THIS)))),
)
UNIVERSAL_RECYCLE_BIN = card("universal-recycle-bin", action(archive(a(CARD, in_=purged()))))


def _velum() -> tuple[Ability, Ability]:
    two = archive(a(CARD, n=2, in_=hand()))
    return after_reap(instead_if(archive(), _is_here("hyde"), two)), _archived_with("hyde")


VELUM = card("velum", *_velum())
