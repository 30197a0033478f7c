"""What is in force says to its reader: lasting effects for the table, and what forbids something for a refusal.

The sentences are made in the card language, from what this module finds out about the present turn: who reads them,
which cards are bound and still there, and until when. Rule: "Lasting effects".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kfdesk.engine.abilities import Ability, Mod, Nameable, Scope
from kfdesk.engine.control import latest_claim
from kfdesk.engine.core import Core, handle
from kfdesk.engine.lasting import FOR_GOOD, Lasting, When, as_read
from kfdesk.engine.phrases import ABOUT
from kfdesk.engine.register import Active
from kfdesk.engine.secrecy import is_recognized, is_secret
from kfdesk.engine.terms import CardId, House, Player, Step, other_player
from kfdesk.engine.viewers import Viewer, host_of, open_side, open_sides
from kfdesk.text.words import Words, enumerated


def known_handle(core: Core, source: CardId, lasting: Lasting | None) -> str:
    """Return the handle of the card of an ability; "" where nobody is to recognize by it what lies there now."""
    return handle(source) if is_recognized(core, source, lasting) else ""


def effects_in_force(core: Core, viewer: Viewer) -> tuple[tuple[str, Words], ...]:
    """Return what is in force, with the handle of its card; without what binds only cards that are gone, or waited for
    the start of a turn."""
    binding = (one for one in core.state.lasting if not _is_idle(core, one))
    return tuple((known_handle(core, one.source, one), _lasting_words(core, one, viewer)) for one in binding)


def _is_idle(core: Core, lasting: Lasting) -> bool:
    """Return whether a lasting effect is about picked cards of which none is there any more, about the card that an
    upgrade is attached to which is none now, was about the start of a turn that goes on, or lacks a thing it speaks of.

    A card that left play and came back is another one. Rule: "Movement between zones".
    """
    inner = _inner(lasting.ability)
    if getattr(inner, "step", None) is Step.START and lasting.ends == core.state.turn:
        return core.state.step is not Step.START
    about = (getattr(inner, "target", None), getattr(inner, "house", None), getattr(inner, "model", None))
    what = getattr(inner, "what", None)
    if isinstance(what, Nameable) and what.is_said and what not in dict(lasting.named):
        return True  # nothing was named, or no card was there of which something is gained
    if _is_about_host(lasting) and host_of(core, lasting.source) is None:
        return True
    gone = (target for target, cards in lasting.bound if not _still_told(core, lasting, cards))
    return any(target is one for target in gone for one in about)


def _is_about_host(lasting: Lasting) -> bool:
    """Return whether a lasting effect is about whatever its source, an upgrade, is attached to.

    What is about the source itself ends as soon as that leaves play.
    """
    target = getattr(_inner(lasting.ability), "target", None)
    given = getattr(target, "is_given", False) and not getattr(target, "is_this", False)
    return given and lasting.while_entered is None and not lasting.bound


def _still_there(core: Core, lasting: Lasting, cards: Sequence[CardId]) -> list[CardId]:
    seen = dict(lasting.incarnations)
    return [card for card in cards if core.state.cards[card].incarnation == seen.get(card)]


def _still_told(core: Core, lasting: Lasting, cards: Sequence[CardId]) -> list[CardId]:
    """Return the cards, of those that are still there, of which something is to be told.

    Of control that is where no later effect says who has it, and where it is not the owner, who has it anyway.
    """
    there = _still_there(core, lasting, cards)
    if getattr(_inner(lasting.ability), "kind", None) is not Mod.CONTROL:
        return there
    claims = ((card, latest_claim(core, card)) for card in there)
    return [
        card
        for card, claim in claims
        if claim is not None and claim.lasting is lasting and claim.controller(card) != core.state.cards[card].owner
    ]


def _lasting_words(core: Core, lasting: Lasting, viewer: Viewer, *, refusing: bool = False) -> Words:
    """Return what an effect in force says to a seat: whom and which cards it binds, how many are left, until when."""
    words = getattr(lasting.ability, "words", None)
    if isinstance(words, Words):
        return words
    card = open_side(core, lasting.source, viewer, lasting)
    houses = tuple((variable, value) for variable, value in lasting.named if isinstance(value, House))
    others = tuple((what, what.words_for(value, core.names)) for what, value in lasting.named if not _is_house(value))
    named = [words for what, words in others if not what.is_said]
    lead = ABOUT.filled(card=card.title, about=enumerated(named)) if named else card.title
    known = tuple(
        (target, open_sides(core, _still_told(core, lasting, cards), viewer)) for target, cards in lasting.bound
    )
    ending = lasting.while_card or lasting.source
    effect = replace(
        as_read(core.names, lasting.ability, lead, lasting.player, viewer),
        cards=known,
        uses=lasting.uses,
        when=_when(core, lasting),
        until=open_side(core, ending, viewer, lasting) if lasting.while_entered is not None else None,
        houses=houses,
        called=tuple((what, words) for what, words in others if what.is_said),
        described=_players_said(core, lasting),
        you=lasting.player,
        host=host_of(core, lasting.source),
        refusing=refusing,
    )
    return card.in_force_words(effect)


def _is_house(value: object) -> bool:
    return isinstance(value, House)


def _players_said(core: Core, lasting: Lasting) -> tuple[tuple[object, Player], ...]:
    """Return who the players are that the words of a lasting effect describe by a card that is still there."""
    meant = Scope(core, lasting.player, lasting.source)
    meant.picked.update((target, tuple(_still_there(core, lasting, cards))) for target, cards in lasting.bound)
    return _inner(lasting.ability).players_said(meant)


def _inner(ability: Ability) -> Ability:
    """Return a lasting ability without its conditions and numbers of uses."""
    while (inner := getattr(ability, "rule", None)) is not None:
        ability = inner
    return ability


def _when(core: Core, lasting: Lasting) -> tuple[When, bool]:
    """Return how long an effect is still in force, and whether the turn meant is one of its player's opponent."""
    s = core.state
    if lasting.begins > s.turn:
        return When.NEXT_TURN, _whose(core, lasting.begins) != lasting.player
    if lasting.ends >= FOR_GOOD:
        return (When.UNSAID if lasting.while_entered is None else When.UNTIL_LEAVES), False
    if lasting.at_start:
        return When.UNTIL_TURN, _whose(core, lasting.ends) != lasting.player
    if lasting.ends == s.turn:
        return When.THIS_TURN, False
    return When.UNTIL_TURN_ENDS, _whose(core, lasting.ends) != lasting.player


def _whose(core: Core, turn: int) -> Player:
    """Return whose turn will have a number, where turns are taken in order."""
    return core.state.active if (turn - core.state.turn) % 2 == 0 else other_player(core.state.active)


def words_of(core: Core, active: Active, reader: Player, about: CardId) -> Words | None:
    """Return what an ability in force says to a player `about` a card (`NO_CARD`: about the player), behind the name of
    its own card, or of the one that gives it, where that is another one.

    None where the player may not know the card, and for a change that has no words of its own.
    """
    if active.lasting is not None and active.ability is active.lasting.ability:
        return _lasting_words(core, active.lasting, reader, refusing=True)
    if active.lasting is None and is_secret(core, active.source, active.ability) and active.you != reader:
        return None
    words = getattr(active.ability, "words", None)
    if isinstance(words, Words):
        return words
    if not active.ability.is_worded:
        return None
    card = open_side(core, active.source, reader, active.lasting)
    only = getattr(active, "only", None)
    target = getattr(active.ability, "target", None)
    of_itself = active.source == only or (active.source == about and target is None)
    lead = _giver_title(core, active, reader) if of_itself else card.title
    bound = () if of_itself or not only or target is None else ((target, (open_side(core, only, reader),)),)
    effect = as_read(core.names, active.ability, lead, active.you, reader)
    return card.in_force_words(replace(effect, cards=bound, host=host_of(core, active.source), refusing=True))


def _giver_title(core: Core, active: Active, reader: Player) -> Words | None:
    """Return the name of the card that gives another one an ability in force, None for one of its own."""
    giver, since = active.given
    if not giver:
        return None
    return open_side(core, giver, reader, next((one for one in core.state.lasting if one.id == since), None)).title
