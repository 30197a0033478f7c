"""What a "cannot" keeps from happening in the middle of an effect: it is recorded, with the card that says so.

Nothing here changes the state. It is only asked once something has been found not to happen. Rule: "Cannot".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from kfdesk.engine import phrases as say
from kfdesk.engine.abilities import Mod, Subject
from kfdesk.engine.core import Core
from kfdesk.engine.events import AbilityTriggered, CardPlayed, CardUsed, DeedForbidden, StepBegan
from kfdesk.engine.legality import any_play_reasons, any_use_reasons, attack_reason, place_reasons
from kfdesk.engine.queries import keyword, saving, seen_as, triggered
from kfdesk.engine.register import Active
from kfdesk.engine.rules import Reason
from kfdesk.engine.secrecy import is_recognized, is_secret
from kfdesk.engine.slots import Gaps
from kfdesk.engine.terms import (
    NO_CARD,
    PLAYERS,
    STUN,
    CardId,
    Forbidden,
    Keyword,
    Label,
    Player,
    Way,
    other_player,
)
from kfdesk.engine.viewers import is_identified

RESTRICTIONS: Final = "glossary/restrictions"
"""The entry on which each refusal rests that an ability of a card gives."""
_DEEDS: Final = {Way.REAP: Forbidden.REAP, Way.FIGHT: Forbidden.FIGHT}


class Ban(NamedTuple):
    """Who says "cannot": a card, or a keyword; `NO_CARD` where both players may not know which card."""

    card: CardId = NO_CARD
    keyword: Keyword | None = None


def ban_of(core: Core, subject: Subject, *kinds: Mod) -> Ban | None:
    """Return what an ability of one of these kinds says of a card or player; None where none holds for it."""
    return _first(core, (active for kind in kinds for active in core.mods(kind, subject)))


def _first(core: Core, found: Iterable[Active]) -> Ban | None:
    """Return what the first of some abilities in force says; None where there is none."""
    return next((Ban(_open_source(core, active)) for active in found), None)


def _open_source(core: Core, active: Active) -> CardId:
    """Return the card of an ability in force, `NO_CARD` where both players may not know it.

    An upgrade that gives a creature its ability is what says it.
    """
    if active.lasting is None and is_secret(core, active.source, active.ability):
        return NO_CARD
    if not is_recognized(core, active.source, active.lasting):
        return NO_CARD
    given = active.given.card
    return given if given and core.state.cards[given].in_play else active.source


def ban_on_damage(core: Core, card: CardId, source: CardId = NO_CARD) -> Ban:
    """Return who says that a creature cannot be dealt damage, or not by this source."""
    if keyword(core, card, Keyword.INVULNERABLE):
        return Ban(_giver(core, card), Keyword.INVULNERABLE)
    for active in core.mods(Mod.CANNOT_BE_DAMAGED, card):
        if active.value(card) is None or (source and active.is_meant(card)(source)):
            return Ban(_open_source(core, active))
    return Ban()


def _giver(core: Core, card: CardId) -> CardId:
    """Return the card that makes another one invulnerable; itself where it is so by what is printed on it."""
    if seen_as(core, card).keywords.get(Keyword.INVULNERABLE):
        return card
    for active in core.mods(Mod.KEYWORD_GAIN, card):
        if any(gained is Keyword.INVULNERABLE for gained, _ in active.given_keywords(card)):
            return _open_source(core, active)
    return NO_CARD


# Recording ------------------------------------------------------------------------------------


def report(
    core: Core,
    deed: Forbidden,
    ban: Ban,
    cards: tuple[CardId, ...] = (),
    *,
    player: Player | None = None,
    stopped: CardId = NO_CARD,
    label: Label | None = None,
) -> None:
    """Record that a deed did not happen to these cards, or by this player; `stopped`: the card whose effect it is.

    An ability that would do the same twice ("steal 1, then steal 1 for each …") is recorded once.
    """
    known = [_identifies(core, seat, cards) for seat in PLAYERS]
    event = DeedForbidden(deed, ban.card, stopped, player, cards, label, ban.keyword, (known[0], known[1]))
    if not _just_recorded(core, event):
        core.record(event)


def _just_recorded(core: Core, event: DeedForbidden) -> bool:
    """Return whether the same was recorded since the ability, play, use or step under way began."""
    for before in reversed(core.events):
        if before == event:
            return True
        if isinstance(before, _BEGINNINGS):
            return False
    return False


_BEGINNINGS: Final = AbilityTriggered | CardPlayed | CardUsed | StepBegan


def _identifies(core: Core, seat: Player, cards: Iterable[CardId]) -> bool:
    """Return whether a seat may know which cards these are."""
    known = core.state.cards
    return all(is_identified(known, known[card], seat) for card in cards)


def _report_cards(
    core: Core,
    deed: Forbidden,
    cards: Iterable[CardId],
    ban_on: Callable[[CardId], Ban | None],
    stopped: CardId,
    label: Label | None = None,
) -> None:
    """Record a deed that did not happen to cards, once for each ban; a card without one was not forbidden."""
    found: dict[Ban, list[CardId]] = {}
    for card in cards:
        if (ban := ban_on(card)) is not None:
            own = ban.card == card
            found.setdefault(Ban(NO_CARD, ban.keyword) if own and ban.keyword else ban, []).append(card)
    for ban, alike in found.items():
        report(core, deed, ban, tuple(alike), stopped=stopped, label=label)


def report_player(core: Core, deed: Forbidden, kind: Mod, player: Player, stopped: CardId) -> None:
    """Record what a player cannot do, because of an ability of that kind that holds for them."""
    ban = ban_of(core, player, kind)
    if ban is not None:
        report(core, deed, ban, player=player, stopped=stopped)


def report_destruction(core: Core, cards: Iterable[CardId], stopped: CardId) -> None:
    """Record which of some cards in play are not destroyed because they cannot be."""
    _report_cards(core, Forbidden.DESTROY, cards, lambda card: _ban_on_destruction(core, card), stopped)


def _ban_on_destruction(core: Core, card: CardId) -> Ban | None:
    c = core.state.cards[card]
    if not c.in_play or c.tagged:
        return None
    if keyword(core, card, Keyword.INVULNERABLE):
        return Ban(_giver(core, card), Keyword.INVULNERABLE)
    return ban_of(core, card, Mod.CANNOT_BE_DESTROYED)


def report_readying(core: Core, cards: Iterable[CardId], stopped: CardId, *, in_step: bool = False) -> None:
    """Record which of some exhausted cards do not ready; only in step 4 does what is said of that step forbid it."""
    if Mod.CANNOT_READY not in core.register.mods:
        return

    def ban(card: CardId) -> Ban | None:
        c = core.state.cards[card]
        if not c.in_play or c.ready:
            return None
        return _first(core, (a for a in core.mods(Mod.CANNOT_READY, card) if in_step or a.value(card) is None))

    _report_cards(core, Forbidden.READY, cards, ban, stopped)


def report_exhausting(core: Core, cards: Iterable[CardId], stopped: CardId) -> None:
    """Record which of some ready cards cannot become exhausted."""
    if Mod.CANNOT_EXHAUST in core.register.mods:
        there = [card for card in cards if core.state.cards[card].in_play and core.state.cards[card].ready]
        _report_cards(core, Forbidden.EXHAUST, there, lambda card: ban_of(core, card, Mod.CANNOT_EXHAUST), stopped)


def report_leaving(core: Core, cards: Iterable[CardId], stopped: CardId) -> None:
    """Record which of some archived cards cannot leave the archives."""
    if Mod.CANNOT_LEAVE_ARCHIVES in core.register.mods:
        kind = Mod.CANNOT_LEAVE_ARCHIVES
        _report_cards(core, Forbidden.LEAVE_ARCHIVES, cards, lambda card: ban_of(core, card, kind), stopped)


def report_discarding(core: Core, cards: Iterable[CardId], stopped: CardId) -> None:
    """Record which of some cards cannot be discarded at all."""
    if Mod.CANNOT_DISCARD not in core.register.mods:
        return

    def ban(card: CardId) -> Ban | None:
        return _first(core, (a for a in core.mods(Mod.CANNOT_DISCARD, card) if a.value(card) is None))

    _report_cards(core, Forbidden.DISCARD, cards, ban, stopped)


def report_silence(core: Core, cards: Iterable[CardId], label: Label, stopped: CardId = NO_CARD) -> None:
    """Record which of some cards have effects behind a bold label that would resolve now and cannot."""
    if Mod.LABEL_SILENT not in core.register.mods:
        return

    def ban(card: CardId) -> Ban | None:
        if not triggered(core, card, label) and not (label is Label.DESTROYED and saving(core, card)):
            return None
        return _first(core, (a for a in core.mods(Mod.LABEL_SILENT, card) if a.label(card) is label))

    _report_cards(core, Forbidden.RESOLVE, cards, ban, stopped, label)


# Playing and using by an effect ---------------------------------------------------------------


def report_play(
    core: Core, player: Player, card: CardId, stopped: CardId, *, among: Gaps | None = None, offered: bool = True
) -> None:
    """Record that a card is not played by an effect, where nothing but what cards say keeps it from being played, a
    creature `among` some gaps if any are given.

    A card that was not even `offered` to be played stays unsaid where a seat may not know it: who sees that a player
    does not play a hidden card may not learn that the player could not. Rule: "Out-of-play zones".
    """
    if not offered and not all(_identifies(core, seat, (card,)) for seat in PLAYERS):
        return
    if _only_forbidden(any_play_reasons(core, player, card, among)):
        places = place_reasons(core, player, card, core.state.cards[card].definition, among)
        nowhere = next(places, None) is not None
        kinds = (Mod.CANNOT_PLAY, Mod.CANNOT_PLAY_THERE) if nowhere else (Mod.CANNOT_PLAY,)
        ban = ban_of(core, card, *kinds) or Ban(card)
        report(core, Forbidden.PLAY, ban, (card,), stopped=stopped)


def report_use(core: Core, player: Player, cards: Iterable[CardId], ways: tuple[Way, ...], stopped: CardId) -> None:
    """Record which of some cards are not used by an effect, where nothing but what cards say keeps them from one of the
    ways."""
    found: dict[tuple[Forbidden, Ban], list[CardId]] = {}
    for card in cards:
        if (barred := _barred_use(core, player, card, ways)) is not None:
            found.setdefault(barred, []).append(card)
    for (deed, ban), alike in found.items():
        report(core, deed, ban, tuple(alike), stopped=stopped)


def _barred_use(core: Core, player: Player, card: CardId, ways: tuple[Way, ...]) -> tuple[Forbidden, Ban] | None:
    """Return the first use of a card that only what cards say keeps an effect from, and who says so."""
    offered = (Way.UNSTUN,) if core.state.cards[card].is_affected_by(STUN) else ways
    barred = next((way for way in offered if _is_barred(core, player, card, way, ways)), None)
    if barred is None:
        return None
    deed, ban = _ban_on_use(core, player, card, barred)
    return deed if len(ways) > 1 else _DEEDS.get(barred, deed), ban


def _ban_on_use(core: Core, player: Player, card: CardId, way: Way) -> tuple[Forbidden, Ban]:
    """Return what keeps a card from a way of using it, and whether that forbids just this way or any."""
    if ban := ban_of(core, card, Mod.CANNOT_USE, Mod.CANNOT_EXHAUST, Mod.USED_ONLY, Mod.MUST_FIGHT):
        return Forbidden.USE, ban
    if way is Way.REAP and (ban := ban_of(core, card, Mod.CANNOT_REAP)):
        return Forbidden.REAP, ban
    if way is Way.FIGHT and (ban := ban_of(core, card, Mod.CANNOT_FIGHT) or _ban_on_attack(core, player, card)):
        return Forbidden.FIGHT, ban
    return Forbidden.USE, Ban(card)


def _is_barred(core: Core, player: Player, card: CardId, way: Way, ways: tuple[Way, ...]) -> bool:
    """Return whether the card is kept from a way of using it by what cards say, and by nothing else."""
    reasons = tuple(any_use_reasons(core, player, card, way, ways))
    if way is Way.FIGHT:
        reasons = tuple(part for reason in reasons for part in _parts(core, player, card, reason))
    return _only_forbidden(reasons)


def _parts(core: Core, player: Player, card: CardId, reason: Reason) -> tuple[Reason, ...]:
    """Return for "no enemy creature that it may fight" why it may fight none of them."""
    line = core.state.players[other_player(player)].line
    found = tuple(filter(None, (attack_reason(core, card, enemy) for enemy in line)))
    return found if reason == say.NO_ENEMY and found else (reason,)


def _ban_on_attack(core: Core, player: Player, card: CardId) -> Ban | None:
    enemies = core.state.players[other_player(player)].line
    bans = (ban_of(core, enemy, Mod.CANNOT_BE_ATTACKED) for enemy in enemies)
    return ban_of(core, card, Mod.ATTACKS_ONLY) or next(filter(None, bans), None)


def _only_forbidden(reasons: Iterable[Reason]) -> bool:
    """Return whether there is a reason, and abilities of cards give every one."""
    found = tuple(reasons)
    return bool(found) and all(reason.rule == RESTRICTIONS for reason in found)
