"""The judge's hand: changing any part of the state in mid-game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from kfdesk.engine import scenario as sc
from kfdesk.engine.core import Core, known_number
from kfdesk.engine.events import (
    Adjusted,
    CardDrawn,
    CardEntered,
    CardMoved,
    CardsRevealed,
    ControlChanged,
    GameWon,
    KeyForged,
    ProphecyActivated,
    ProphecyEnded,
    ProphecyFlipped,
    Shuffled,
)
from kfdesk.engine.gigantic import bottom_first, matches, whole
from kfdesk.engine.keys import keys_to_win
from kfdesk.engine.moves import leave_events
from kfdesk.engine.phrases import NO_TIDE
from kfdesk.engine.play import attach
from kfdesk.engine.rules import NotAdjustable
from kfdesk.engine.state import PILES, Card, TurnMemory
from kfdesk.engine.terms import (
    CREATURES,
    NO_CARD,
    PLAYERS,
    POWER_COUNTER,
    CardId,
    CardType,
    KeyColor,
    Player,
    Status,
    Zone,
)
from kfdesk.engine.unlogged_events import ValuesSet
from kfdesk.engine.viewers import knows
from kfdesk.text.words import Words, file_value


def adjust(core: Core, change: sc.Change) -> None:
    """Carry out one change. Raises `NotAdjustable` saying why not; the caller then puts the state back."""
    number = known_number(getattr(change, "card", None) or "", len(core.state.cards))
    place = len(core.events)
    before = [_is_known(core, number, seat) for seat in PLAYERS]
    met = core.awaited()
    _CHANGES[type(change)](core, change)
    core.met_by_hand = tuple(ability for ability in core.awaited() if ability not in met)
    known = tuple(seen or _is_known(core, number, seat) for seat, seen in zip(PLAYERS, before, strict=True))
    if number:
        change = at_its_owner(change, core.state.cards[number].owner)
    core.events.insert(place, Adjusted(sc.written_change(change), number, (known[0], known[1])))


def _is_known(core: Core, number: CardId, seat: Player) -> bool:
    cards = core.state.cards
    return not number or knows(cards, cards[number], seat)


def at_its_owner(change: sc.Change, owner: Player) -> sc.Change:
    """Return a move into a pile in which a card always lies before its owner as one to that player's pile."""
    if isinstance(change, sc.Move) and change.zone in PILES and not change.zone.anybodys:
        return change.model_copy(update={"player": owner})
    return change


def _set(core: Core, of: Card | Player | None, **values: object) -> None:
    """Set fields of a card or a player; None: of the state."""
    card = of.id if isinstance(of, Card) else NO_CARD
    core.record(ValuesSet(tuple(values.items()), card, of if isinstance(of, int) else None))


def _find(core: Core, handle: str) -> Card:
    number = known_number(handle, len(core.state.cards))
    if not number:
        raise NotAdjustable(_NO_CARD.filled(card=file_value(handle)))
    return core.state.cards[number]


def _find_whole(core: Core, handle: str) -> Card:
    """Return the card with this handle; for the top half of a gigantic creature in play the bottom half."""
    return core.state.cards[whole(core, _find(core, handle).id)]


def _in_play(core: Core, handle: str) -> Card:
    card = _find_whole(core, handle)
    if not card.in_play:
        raise NotAdjustable(_NOT_IN_PLAY, "glossary/in-play-zone")
    return card


def _move(core: Core, change: sc.Move) -> None:
    card = _find_whole(core, change.card)
    if card.zone is Zone.REFERENCE or change.zone in _NOT_BY_HAND:
        raise NotAdjustable(_NOT_THERE.filled(zone=change.zone.value))
    if change.zone.in_play:
        _move_into_play(core, card, change)
        return
    holder = PLAYERS[change.player] if change.zone.anybodys else card.owner
    if card.in_play:
        for event in leave_events(core, card.id, change.zone, NO_CARD):
            if isinstance(event, CardMoved) and event.card == card.id:
                event = CardMoved(card.id, holder, event.origin, event.zone, NO_CARD, event.was)
            core.record(event)
    else:
        core.record(CardMoved(card.id, holder, card.zone, change.zone))
    _reorder(core, core.state.cards[card.id], change)


_LOOSE = frozenset(zone for zone in PILES if not zone.in_play) - {Zone.REFERENCE} | {Zone.UNDER}
"""Where a card lies by itself out of play: half of a gigantic creature, a card to be put under a prophecy."""

_NOT_BY_HAND = frozenset(Zone) - set(PILES) | {Zone.REFERENCE}


def _move_into_play(core: Core, card: Card, change: sc.Move) -> None:
    if card.zone is Zone.UPGRADE and card.printed.as_upgrade is not None:
        raise NotAdjustable(_ATTACHED, "glossary/upgrades")
    creature = card.definition.type in CREATURES
    if card.definition.type in (CardType.ACTION, CardType.UPGRADE) or creature != (change.zone is Zone.BATTLELINE):
        raise NotAdjustable(_WRONG_TYPE, "glossary/zones-of-play")
    if card.in_play:
        _give_control(core, card, PLAYERS[change.player])
        _reorder(core, core.state.cards[card.id], change)
        return
    other = NO_CARD
    if card.definition.half is not None:
        card, top = _both_halves(core, card)
        _to_hand_first(core, top)
        other = top.id
    _to_hand_first(core, card)
    core.record(CardEntered(card.id, PLAYERS[change.player], change.at, ready=True, other_half=other))


def _both_halves(core: Core, card: Card) -> tuple[Card, Card]:
    """Return the bottom and the top half of a gigantic creature of which one is to enter play.

    The other half is the first that lies in the same zone, else anywhere out of play. Rule: "Gigantic".
    """
    loose = [c for c in core.state.cards[1:] if matches(card, c) and c.zone in _LOOSE]
    if not loose:
        raise NotAdjustable(_NO_OTHER_HALF, "glossary/gigantic")
    other = next((c for c in loose if c.zone is card.zone), loose[0])
    bottom, top = bottom_first(core, card.id, other.id)
    return core.state.cards[bottom], core.state.cards[top]


def _to_hand_first(core: Core, card: Card) -> None:
    """Bring a card from under another, or from archives, to where it can enter play from."""
    if card.zone in (Zone.UNDER, Zone.ARCHIVES):
        core.record(CardMoved(card.id, card.owner, card.zone, Zone.HAND))


def _attach(core: Core, change: sc.Attach) -> None:
    """Attach an upgrade to a creature; it is then its owner's. Rule: "Upgrade"."""
    card, host = _find(core, change.card), _find_whole(core, change.to)
    if host.zone is not Zone.BATTLELINE:
        raise NotAdjustable(_NO_HOST, "glossary/upgrades")
    if card.definition.type is not CardType.UPGRADE or card.zone is Zone.REFERENCE:
        raise NotAdjustable(_NO_UPGRADE, "glossary/upgrades")
    _to_hand_first(core, card)
    attach(core, card.owner, card.id, host.id)


def _reorder(core: Core, card: Card, change: sc.Move) -> None:
    """Put the card at the wanted place of its row or pile."""
    holder = card.controller if card.zone.anybodys else card.owner
    name = PILES[card.zone]
    row = [other for other in getattr(core.state.players[holder], name) if other != card.id]
    row.insert(change.at, card.id)
    _set(core, holder, **{name: tuple(row)})


def _amber(core: Core, change: sc.SetAmber) -> None:
    if change.card is not None:
        _set(core, _in_play(core, change.card), amber=change.amount)
    elif change.player is not None:
        _set(core, PLAYERS[change.player], amber=change.amount)
    else:
        raise NotAdjustable(_WHOSE_AMBER)


def _damage(core: Core, change: sc.SetDamage) -> None:
    card = _in_play(core, change.card)
    if card.zone is not Zone.BATTLELINE:
        raise NotAdjustable(_NO_CREATURE, "glossary/damage")
    _set(core, card, damage=change.amount)


def _status(core: Core, change: sc.SetStatus) -> None:
    card = _in_play(core, change.card)
    if card.zone is Zone.UPGRADE:
        raise NotAdjustable(_NO_CREATURE, "glossary/upgrades")
    if change.status == "ready":
        _set(core, card, ready=change.on)
        return
    status = next(status for status in Status if status.flag == change.status)
    _set(core, card, statuses=card.statuses_with(status, on=change.on))


def _counters(core: Core, change: sc.SetCounters) -> None:
    card = _in_play(core, change.card)
    if change.name == POWER_COUNTER:
        if card.zone is Zone.UPGRADE:
            raise NotAdjustable(_NO_CREATURE, "glossary/upgrades")
        _set(core, card, power_counters=change.amount)
    else:
        _set(core, card, counters=card.counters_with(change.name, change.amount))


def _keys(core: Core, change: sc.SetKeys) -> None:
    """Set which keys are forged: one of each color, of those without color as many as are named. Rule: "Keys"."""
    held = {key: change.keys.count(key) if key is KeyColor.COLORLESS else key in change.keys for key in KeyColor}
    keys = tuple(key for key, number in held.items() for _ in range(number))
    player = PLAYERS[change.player]
    p = core.state.players[player]
    left, history = Counter(keys), []
    for turn, color in zip(p.forged_on, p.forged_colors, strict=True):
        if left[color]:
            left[color] -= 1
            history.append((turn, color))
    on, colors = (tuple(column) for column in zip(*history, strict=True)) if history else ((), ())
    _set(core, player, keys=keys, forged_on=on, forged_colors=colors)
    _forget_keys(core, player, keys)
    if len(keys) >= keys_to_win(core, player):
        core.record(GameWon(player))


def _forget_keys(core: Core, player: Player, keys: tuple[KeyColor, ...]) -> None:
    """Let nobody remember that the player forged other keys than these."""

    def without_others(memory: TurnMemory) -> TurnMemory:
        return memory.without(lambda e: isinstance(e, KeyForged) and e.player == player and e.color not in keys)

    s = core.state
    _set(
        core,
        None,
        memory=without_others(s.memory),
        previous=(without_others(s.previous[0]), without_others(s.previous[1])),
    )


def _chains(core: Core, change: sc.SetChains) -> None:
    _set(core, PLAYERS[change.player], chains=change.amount)


def _tide(core: Core, change: sc.SetTide) -> None:
    """Raise the tide for a player; only where a deck brought it. Rule: "Tide"."""
    if not core.state.tide_in_game:
        raise NotAdjustable(NO_TIDE.text, NO_TIDE.rule)
    _set(core, None, tide=change.player)


def _prophecy(core: Core, change: sc.SetProphecy) -> None:
    card = _find(core, change.card)
    if card.printed.type is not CardType.PROPHECY:
        raise NotAdjustable(_NO_PROPHECY, "glossary/prophecy")
    if not change.active:
        _end_prophecy(core, card)
        return
    other = core.state.cards[card.reverse]
    if other.active:
        core.record(ProphecyFlipped(other.id, card.id))
    elif not card.active:
        core.record(ProphecyActivated(card.id, card.owner))
        _forget_activation(core)
    if change.under is not None:
        below = _find(core, change.under)
        if below.zone not in _LOOSE:
            raise NotAdjustable(_NOT_UNDER_PROPHECY, "glossary/prophecy")
        moved = CardMoved(below.id, below.owner, below.zone, Zone.UNDER, card.id, face_down=True)
        core.record(replace(moved, looker=card.controller))


def _end_prophecy(core: Core, card: Card) -> None:
    """Make a prophecy inactive and put the cards under it into their owners' discard piles."""
    for below in card.under:
        core.record(CardMoved(below, core.state.cards[below].owner, Zone.UNDER, Zone.DISCARD))
    if card.active:
        core.record(ProphecyEnded(card.id))


def _forget_activation(core: Core) -> None:
    """Let the player be allowed to activate a prophecy this turn as if the judge had not done so."""
    memory = core.state.memory
    last = memory.happened[-1]
    _set(core, None, memory=memory.without(lambda event: event is last))


def _house(core: Core, change: sc.SetHouse) -> None:
    _set(core, None, active_house=change.house)


def _control(core: Core, change: sc.SetControl) -> None:
    card = _find_whole(core, change.card)
    if card.zone is Zone.UPGRADE:
        raise NotAdjustable(_ATTACHED, "glossary/upgrades")
    if not card.in_play:
        raise NotAdjustable(_NOT_IN_PLAY, "glossary/control-and-ownership")
    _give_control(core, card, PLAYERS[change.player])


def _give_control(core: Core, card: Card, player: Player) -> None:
    if card.controller != player:
        core.record(ControlChanged(card.id, player))
    _set(core, card, base_controller=player)


def _houses(core: Core, change: sc.SetHouses) -> None:
    houses = tuple(dict.fromkeys(change.houses))
    _set(core, _find(core, change.card), home=houses[0], houses=houses)


def _maverick(core: Core, change: sc.SetMaverick) -> None:
    _set(core, _find(core, change.card), maverick=change.on)


def _icons(core: Core, change: sc.SetIcons) -> None:
    """Set the icons of a card; of a gigantic creature those of both halves, the top half's first. Rule: "Gigantic"."""
    card = _find_whole(core, change.card)
    if card.other_half:
        above = len(change.icons) - len(card.icons)
        if above < 0 or change.icons[above:] != card.icons:  # what the bottom half has stays there where it is last
            above = len(change.icons)
        _set(core, core.state.cards[card.other_half], icons=change.icons[:above])
        _set(core, card, icons=change.icons[above:])
    else:
        _set(core, card, icons=change.icons)


def _facing(core: Core, change: sc.SetFacing) -> None:
    card = _find(core, change.card)
    if card.zone is not Zone.UNDER:
        raise NotAdjustable(_NOT_UNDER, "glossary/facedown-cards")
    _set(core, card, face_down=change.face_down)


def _token(core: Core, change: sc.SetToken) -> None:
    """Turn a creature facedown as its controller's token creature, or up again. Rule: "Token creatures"."""
    card = _find(core, change.card)
    if card.zone is not Zone.BATTLELINE:
        raise NotAdjustable(_NO_CREATURE, "glossary/token-creatures")
    if card.other_half:
        raise NotAdjustable(_TWO_CARDS, "glossary/gigantic")
    faces = [core.state.cards[c].definition for c in core.state.players[card.controller].references]
    face = next((definition for definition in faces if definition.type is CardType.TOKEN_CREATURE), None)
    if change.on and face is None:
        raise NotAdjustable(_NO_TOKEN, "glossary/token-creatures")
    if not change.on and card.printed.half is not None:
        raise NotAdjustable(_TWO_CARDS, "glossary/gigantic")
    if not change.on and card.printed.type not in CREATURES:
        raise NotAdjustable(_WRONG_TYPE, "glossary/zones-of-play")
    _set(core, card, definition=face if change.on else card.printed, face_down=change.on)


def _draw(core: Core, change: sc.Draw) -> None:
    """Draw cards; an empty deck is made anew from the discard pile. Rule: "Drawing cards"."""
    state, player = core.state, PLAYERS[change.player]
    holds = state.players[player]
    if change.amount > len(holds.deck) + len(holds.discard):
        raise NotAdjustable(_TOO_FEW.filled(n=len(holds.deck) + len(holds.discard)), "glossary/drawing-cards")
    for _ in range(change.amount):
        if not state.players[player].deck:
            core.record(Shuffled(player, reshuffle=True))
        core.record(CardDrawn(state.players[player].deck[0], player))


def _shuffle(core: Core, change: sc.Shuffle) -> None:
    core.record(Shuffled(PLAYERS[change.player]))


def _reveal(core: Core, change: sc.Reveal) -> None:
    card = _find(core, change.card)
    holder = card.controller if card.zone is Zone.ARCHIVES else card.owner
    core.record(CardsRevealed((card.id,), holder))


_CHANGES: dict[type[Any], Callable[[Core, Any], None]] = {
    sc.Move: _move,
    sc.Attach: _attach,
    sc.SetAmber: _amber,
    sc.SetDamage: _damage,
    sc.SetStatus: _status,
    sc.SetCounters: _counters,
    sc.SetKeys: _keys,
    sc.SetChains: _chains,
    sc.SetTide: _tide,
    sc.SetProphecy: _prophecy,
    sc.SetHouse: _house,
    sc.SetControl: _control,
    sc.SetHouses: _houses,
    sc.SetMaverick: _maverick,
    sc.SetIcons: _icons,
    sc.SetFacing: _facing,
    sc.SetToken: _token,
    sc.Draw: _draw,
    sc.Shuffle: _shuffle,
    sc.Reveal: _reveal,
}

_NO_CARD = Words("There is no card {card} in this game.")
_NOT_IN_PLAY = Words("The card is not in play.")
_NOT_THERE = Words("This card cannot be put there by hand ({zone}).")
_WRONG_TYPE = Words(
    "A card of this type cannot be there: only creatures belong in a battleline, only artifacts beside it."
)
_ATTACHED = Words("It is attached to a creature: take it out of play first.")
_NO_HOST = Words("An upgrade is attached to a creature in play.")
_NO_UPGRADE = Words("Only an upgrade can be attached.")
_WHOSE_AMBER = Words("Name a player or a card whose Æmber is to be set.")
_NO_CREATURE = Words("The card is not a creature in play.")
_NO_PROPHECY = Words("It is not a prophecy.")
_NOT_UNDER_PROPHECY = Words("Only a card that is out of play can be put under a prophecy.")
_NOT_UNDER = Words("Only a card that is under another can be turned over.")
_NO_OTHER_HALF = Words("The other half of this gigantic creature is not out of play.")
_TWO_CARDS = Words("A gigantic creature is two cards, and a token creature is one.")
_NO_TOKEN = Words("The deck of this player brought no token creature.")
_TOO_FEW = Words(
    "There is only {n} card to draw, the discard pile included.",
    plural="There are only {n} cards to draw, the discard pile included.",
)
