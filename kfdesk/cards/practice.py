"""Abilities that no card has: what the language can say and no card needs, from which the grammar is learned, too.

Texts of cards nobody has programmed say such things, though each card of the library does without. Each ability here
shows a word in a place where none of the library has it.
"""

from __future__ import annotations

from collections.abc import Iterator

from kfdesk.language.base import Target
from kfdesk.language.occurrences import Occurrence
from kfdesk.language.rules.together import AnyAbility
from kfdesk.language.words import *

_STATES = (READY, STUNNED, ENRAGED, WARDED)
_SORTS = (CREATURE, ARTIFACT, UPGRADE)
_SIDES: tuple[tuple[Predicate, ...], ...] = ((), (FRIENDLY,), (ENEMY,))


def practice() -> Iterator[AnyAbility]:
    """Yield the abilities, in an order that stays."""
    yield from _of_states()
    yield from _of_what_there_is()
    for deed in _deeds(each(CREATURE)):
        yield play(deed, gain(for_each(1, done(deed))))
    for deed in _deeds(a(CREATURE)):
        yield play(deed, if_(there_are(SOME, done(deed)), draw()))
    yield from _of_what_was_revealed()
    for occurrence in _occurrences():
        yield after(occurrence, draw())
    yield from _of_amounts()
    yield from _of_what_was_done()


def _of_states() -> Iterator[AnyAbility]:
    """Yield how cards enter play, of themselves and of others."""
    for state in _STATES:
        yield enters_as(state)
        yield while_(there_are(SOME, each(CREATURE, FRIENDLY)), enters_as(state))
        yield enters_as(state, of=each(CREATURE, FRIENDLY))
        yield enters_as(state, of=each(CREATURE, ENEMY))


def _of_what_there_is() -> Iterator[AnyAbility]:
    """Yield conditions of cards in play, of instructions and of what is so."""
    for sort in _SORTS:
        for side in _SIDES:
            for others in ((), (OTHER,)) if side != (ENEMY,) else ((),):
                for wanted in (SOME, NONE, at_least(2)):
                    condition = there_are(wanted, each(sort, *others, *side))
                    yield play(if_(condition, draw()))
                    yield while_(condition, gains(THIS, ELUSIVE))


def _deeds(target: Target) -> Iterator[Instruction]:
    """Yield what is done to creatures."""
    for deed in (stun, ward, enrage, exalt, exhaust, ready, archive, purge, destroy, sacrifice):
        yield deed(target)
    yield heal(2, target)
    yield deal(2, target)


def _of_what_was_revealed() -> Iterator[AnyAbility]:
    """Yield what is done with cards that were revealed or looked at."""
    for show in (reveal, look_at):
        for there in (deck(), deck(OPPONENT)):
            for move in (archive, discard, purge, play_card, _to_hand, _to_bottom, _to_top):
                shown = show(top(3, there))
                first = a(CARD, in_=those(shown, CARD))
                yield play(shown, and_(move(first), discard(rest_of(first))))
                shown = show(top(3, there))
                first = a(CARD, in_=those(shown, CARD))
                second = a(CARD, in_=rest_of(first))
                yield play(shown, and_(archive(first), discard(second), move(rest_of(second))))


def _of_what_was_done() -> Iterator[AnyAbility]:
    """Yield what is done with cards that something was done to."""
    for deed in (discard(top(3, deck())), discard(top(3, deck(OPPONENT))), discard(up_to(3, CARD, in_=hand()))):
        for move in (archive, purge, play_card, _to_hand):
            yield play(deed, move(a(CREATURE, in_=those(deed, CARD))))
            yield play(deed, move(a(CARD, in_=those(deed, CARD))))
    for count in (each(CREATURE, FRIENDLY), each(CREATURE, ENEMY), each(CREATURE), each(ARTIFACT, FRIENDLY)):
        yield play(gain(equal_to(count)))
        yield play(deal(equal_to(count), a(CREATURE)))


def _to_hand(target: Target) -> Instruction:
    return put(target, HAND)


def _to_bottom(target: Target) -> Instruction:
    return put(target, DECK_BOTTOM)


def _to_top(target: Target) -> Instruction:
    return put(target, DECK_TOP)


def _occurrences() -> Iterator[Occurrence]:
    """Yield what happens to cards of a description and by each player."""
    for who in (YOU, OPPONENT, a_player()):
        yield from (steals(who), forges(who), exalts(who), raises_tide(who), gains_amber(who), shuffles(who))
        yield from (draws(who), discards(who, a(CARD)), spends(who), chooses_house(who))
        for sort in (CREATURE, ARTIFACT, UPGRADE, ACTION, CARD):
            yield plays(who, a(sort))
        yield plays(who, a(CREATURE, NEIGHBORING))
        yield uses(who, a(ARTIFACT))
    for side in _SIDES:
        for others in ((), (OTHER,)):
            one = a(CREATURE, *others, *side)
            yield from (enters(one), leaves(one), reaps(one), fights(one), is_used(one), captures(one), readies(one))
            yield from (is_damaged(one), is_destroyed(one), is_destroyed(one, in_fight=True))
        yield is_destroyed(a(CREATURE, *side), fighting=THIS)
    yield enters(a(CREATURE, NEIGHBORING))


def _of_amounts() -> Iterator[AnyAbility]:
    """Yield conditions of how much lies on a card, and how much somebody has."""
    for wanted in (SOME, NONE, at_least(2), at_most(2)):
        yield after_reap(if_(there_are(wanted, amber_of(YOU)), draw()))
        yield after_reap(if_(there_are(wanted, amber_of(OPPONENT)), draw()))
        yield while_(there_are(wanted, amber_of(YOU)), gains(THIS, ELUSIVE))
        yield while_(there_are(wanted, amber_of(OPPONENT)), gains(THIS, ELUSIVE))
    for who in (YOU, OPPONENT):
        for wanted in (SOME, NONE, at_least(2)):
            yield after_reap(if_(there_are(wanted, keys_of(who)), draw()))
        yield after_reap(if_(there_are(exactly(5), amber_of(who)), draw()))
        yield after_reap(if_(there_are(NONE, each(CARD, in_=hand(who))), draw()))
        yield after_reap(if_(there_are(at_least(3), each(CARD, in_=hand(who))), draw()))
        yield after_reap(lose(equal_to(armor_of(chosen := a(CREATURE, ENEMY))), who), ward(chosen))
    for there in (amber(SOME), amber(NONE), amber(at_least(2)), counters(POWER, SOME), counters(POWER, at_least(2))):
        yield after_reap(if_(is_(THIS, there), draw()))
        yield while_(is_(THIS, there), gains(THIS, ELUSIVE))
        yield gains(each(CREATURE, FRIENDLY, there), ELUSIVE)
    for state in (*_STATES, DAMAGED, EXHAUSTED):
        yield after_reap(if_(is_(THIS, state), draw()))
        yield while_(is_(THIS, state), gains(THIS, ELUSIVE))
        yield while_(is_(THIS, not_(state)), gains(THIS, ELUSIVE))
