"""How events change where cards lie and who controls them; `apply` has the other events."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from kfdesk.engine import events as ev
from kfdesk.engine import rng, unlogged_events
from kfdesk.engine.editions import counts_for_alpha
from kfdesk.engine.state import PILES, Card, PlayerState, clear_card
from kfdesk.engine.terms import CREATURES, HIDDEN, IN_PLAY, NO_CARD, STACKS, CardId, Zone

if TYPE_CHECKING:
    from kfdesk.engine.core import Core


def shuffled(core: Core, event: ev.Shuffled) -> None:
    """Shuffle a deck, made anew from the discard pile where that is what happened."""
    player = core.state.edit_player(event.player)
    if event.reshuffle:
        for c in player.discard[::-1]:
            _into_hidden(core, c, Zone.DECK)
        player.deck = player.deck + player.discard[::-1]
        player.discard = ()
    core.state.rng, player.deck = rng.shuffled(core.state.rng, player.deck)
    if player.open_top:
        _turn_down(core, player)
        core.unsettled = True


def top_turned(core: Core, event: unlogged_events.TopTurned) -> None:
    """Turn a card on top of a deck faceup, and the one that lay so before facedown."""
    player = core.state.edit_player(event.player)
    _turn_down(core, player)
    player.open_top = event.card
    if event.card:
        core.state.edit(event.card).face_up = True


def _turn_down(core: Core, player: PlayerState) -> None:
    """Turn the card facedown that lies faceup in a deck; elsewhere it lies as it came there."""
    if player.open_top in player.deck:
        core.state.edit(player.open_top).face_up = False
    player.open_top = NO_CARD


def _into_hidden(core: Core, card_id: CardId, zone: Zone) -> None:
    card = core.state.edit(card_id)
    card.zone = zone
    _forget(core, card)


def _forget(core: Core, card: Card) -> None:
    """Let effects that began earlier no longer know the card. Rule: "Movement between zones"."""
    card.incarnation += 1
    if core.state.lasting:  # what is in force says which cards each of them stands for
        core.forget_register()


def _take_out(player: PlayerState, zone: Zone, card_id: CardId) -> None:
    """Take a card's number out of a zone of a player."""
    name = PILES[zone]
    held: tuple[CardId, ...] = getattr(player, name)
    at = held.index(card_id)
    setattr(player, name, held[:at] + held[at + 1 :])


def entered(core: Core, event: ev.CardEntered) -> None:
    """Put a card from wherever it is into play, anew in all it has; an upgrade was attached before."""
    s = core.state
    card = s.edit(event.card) if s.cards[event.card].zone is Zone.UPGRADE else _taken(core, event.card)
    began = card.entered  # of an upgrade, which was attached just now
    player = s.edit_player(event.player)
    token = card.definition if card.token else None
    clear_card(card)
    if token is not None:
        card.definition, card.face_down = token, True
    card.controller = card.base_controller = event.player
    if event.other_half:
        _join(card, _taken(core, event.other_half))
    card.entered = began or s.tick()
    if card.zone is Zone.UPGRADE:
        core.board_changed(card)
        core.unsettled = True
        return
    card.ready = event.ready
    if card.definition.type in CREATURES:
        card.zone = Zone.BATTLELINE
        player.line = (*player.line[: event.slot], card.id, *player.line[event.slot :])
    else:
        card.zone = Zone.ARTIFACTS
        player.artifacts = (*player.artifacts, card.id)
    core.board_changed(card)
    core.unsettled = True


def _taken(core: Core, card_id: CardId) -> Card:
    """Take a card from where it is, and return it for changing."""
    s = core.state
    card = s.edit(card_id)
    if card.zone is Zone.UPGRADE or card.zone is Zone.UNDER:
        _detach(core, card.id)
    elif card.zone is Zone.JOINED:
        _part(core, card)
    elif card.zone in PILES:
        # An archived card lies before the player who archived it, whoever owns it.
        holder = card.controller if card.zone in IN_PLAY or card.zone is Zone.ARCHIVES else card.owner
        _take_out(s.edit_player(holder), card.zone, card.id)
        card.face_up = False
    return card


def _join(bottom: Card, top: Card) -> None:
    """Make the two halves of a gigantic creature one. Rule: "Gigantic"."""
    bottom.other_half, top.other_half = top.id, bottom.id
    top.zone = Zone.JOINED
    top.controller = bottom.controller


def _part(core: Core, top: Card) -> None:
    """Make the halves of a gigantic creature that left play two cards again."""
    core.state.edit(top.other_half).other_half = NO_CARD
    top.other_half = NO_CARD


def attached(core: Core, event: ev.UpgradeAttached) -> None:
    """Attach an upgrade, in play or from elsewhere, to a creature."""
    s = core.state
    card = _taken(core, event.card)
    if not card.in_play:
        card.entered = s.tick()
    card.zone = Zone.UPGRADE
    card.parent = event.to
    host = s.edit(event.to)
    host.upgrades = (*host.upgrades, card.id)
    core.forget_register()
    core.unsettled = True


def moved(core: Core, event: ev.CardMoved) -> None:
    """Take a card from where it is to another zone; what was true of it in play is over."""
    s = core.state
    card = _taken(core, event.card)
    was = card.zone
    card.controller = event.player if event.zone is Zone.ARCHIVES else card.owner
    core.unsettled = True  # power may count cards in a zone
    if was in IN_PLAY:
        _left_play(core, card)
    if was is Zone.PLAYING or was in IN_PLAY:
        card.definition = card.printed
        card.copied_houses = ()
    card.zone = event.zone
    card.face_up = event.face_up
    if event.zone in HIDDEN or event.zone is Zone.UNDER:
        _forget(core, card)
    if event.zone is Zone.UNDER:
        card.parent = event.cause
        card.face_down = event.face_down
        host = s.edit(event.cause)
        host.under = (*host.under, card.id)
    elif event.zone is not Zone.PLAYING:
        player = s.edit_player(event.player)
        name = PILES[event.zone]
        row = getattr(player, name)
        depth = event.depth if event.depth is not None else 0 if event.zone in STACKS and event.top else len(row)
        setattr(player, name, (*row[:depth], card.id, *row[depth:]))


def _left_play(core: Core, card: Card) -> None:
    """Let nothing be true of a card any more that was true of it in play."""
    core.board_changed(card)
    clear_card(card)
    card.face_down = False
    if core.state.lasting:
        _expire_on(core, card.id)


def _detach(core: Core, card_id: CardId) -> None:
    s = core.state
    card = s.edit(card_id)
    host = s.edit(card.parent)
    host.upgrades = tuple(u for u in host.upgrades if u != card_id)
    host.under = tuple(u for u in host.under if u != card_id)
    card.parent = NO_CARD
    card.face_down = False


def _expire_on(core: Core, card_id: CardId) -> None:
    """Lasting effects applied to a card end when it leaves play. Rule: "Movement between zones"."""
    s = core.state
    kept = []
    for lasting in s.lasting:
        if lasting.while_entered is not None and (lasting.while_card or lasting.source) == card_id:
            continue
        if any(card_id in cards for _, cards in lasting.bound):
            bound = tuple((t, tuple(c for c in cards if c != card_id)) for t, cards in lasting.bound)
            if not any(cards for _, cards in bound):
                continue
            lasting = replace(lasting, bound=bound)
        kept.append(lasting)
    s.lasting = tuple(kept)


def drawn(core: Core, event: ev.CardDrawn) -> None:
    """Put the top card of a deck into the hand."""
    player = core.state.edit_player(event.player)
    player.deck = player.deck[1:]
    player.hand = (*player.hand, event.card)
    card = core.state.edit(event.card)
    card.zone, card.face_up = Zone.HAND, False
    core.unsettled = True  # power may count cards in a zone


def discarded(core: Core, event: ev.CardDiscarded) -> None:
    """Put a card that was not in play on its owner's discard pile."""
    s = core.state
    card = _taken(core, event.card)
    player = s.edit_player(card.owner)
    card.zone = Zone.DISCARD
    card.controller = card.owner
    player.discard = (card.id, *player.discard)
    core.unsettled = True  # power may count cards in a zone
    if event.in_step:
        s.memory = s.memory.counting(from_hand=True, alpha=counts_for_alpha(s))


def creature_moved(core: Core, event: ev.CreatureMoved) -> None:
    """Move a creature within its battleline."""
    s = core.state
    player = s.edit_player(s.cards[event.card].controller)
    line = tuple(c for c in player.line if c != event.card)
    player.line = (*line[: event.slot], event.card, *line[event.slot :])
    core.board_changed(s.cards[event.card])
    core.unsettled = True


def row_changed(core: Core, event: ev.RowChanged) -> None:
    """Move a card in play into the battleline or out of it; it neither leaves nor enters play."""
    s = core.state
    card = _taken(core, event.card)
    if event.player is not None:
        card.definition, card.ready = card.printed, True
        card.controller = card.base_controller = event.player
    player = s.edit_player(card.controller)
    card.zone = event.zone
    if event.zone is Zone.BATTLELINE:
        player.line = (*player.line[: event.slot], card.id, *player.line[event.slot :])
    else:
        player.artifacts = (*player.artifacts, card.id)
    core.board_changed(card)
    core.unsettled = True


def control(core: Core, event: ev.ControlChanged) -> None:
    """The card moves to the new controller's side; an upgrade stays attached. Rule: "Control and ownership"."""
    s = core.state
    card = s.edit(event.card)
    if card.zone is Zone.UPGRADE:
        card.controller = event.player
        core.forget_register()
        core.unsettled = True
        return
    _take_out(s.edit_player(card.controller), card.zone, card.id)
    card.controller = event.player
    if card.other_half:
        s.edit(card.other_half).controller = event.player
    player = s.edit_player(event.player)
    name = PILES[card.zone]
    row = getattr(player, name)
    at = len(row) if event.slot is None else event.slot
    setattr(player, name, (*row[:at], card.id, *row[at:]))
    core.board_changed(card)
    core.unsettled = True
