"""How each event changes the state: the one place where it is changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from kfdesk.engine import events as ev
from kfdesk.engine import rng, silent
from kfdesk.engine.lasting import Lasting
from kfdesk.engine.state import PILES, Card, PlayerState, State, TurnMemory, clear_card
from kfdesk.engine.terms import (
    CREATURES,
    HIDDEN,
    IN_PLAY,
    NO_CARD,
    PLAYERS,
    POWER_COUNTER,
    STACKS,
    CardId,
    KeyColor,
    Step,
    Zone,
)

if TYPE_CHECKING:
    from kfdesk.engine.core import Core

MAX_CHAINS = 24


def _nothing(_core: Core, _event: Any) -> None:
    """Change nothing: the event only says that something happened."""


def _step(core: Core, event: ev.StepBegan) -> None:
    s = core.state
    s.step = event.step
    if s.memory.acted or s.memory.omega:
        s.memory = s.memory.begins_step()
    if event.step is Step.START:
        if s.turn and s.active == event.player:
            _take_turns_in_other_order(core)
        s.turn = event.turn
        s.active = event.player
        s.active_house = None
        s.memory = TurnMemory()
        _rest_armor(core)
        drop_expired(core, at_start=True)


def _take_turns_in_other_order(core: Core) -> None:
    """Move lasting effects that name a player's next turn along with it, where a player takes two turns in a row.

    The player's next turn comes one turn sooner than it was to come, the opponent's one turn later.
    """
    s = core.state
    order = {s.turn + 1: s.turn + 2, s.turn + 2: s.turn + 1}
    s.lasting = tuple(
        replace(x, begins=order.get(x.begins, x.begins), ends=order.get(x.ends, x.ends)) for x in s.lasting
    )


def _rest_armor(core: Core) -> None:
    """Armor prevents damage anew each turn. Rule: "Armor"."""
    s = core.state
    for player in s.players:
        for c in player.line:
            if s.cards[c].armor_used:
                s.edit(c).armor_used = 0


def drop_expired(core: Core, *, at_start: bool) -> None:
    """End the lasting effects whose time is over, at the start or the end of the turn."""
    s = core.state
    kept = tuple(
        x for x in s.lasting if not (x.ends < s.turn or (x.ends == s.turn and (x.at_start if at_start else True)))
    )
    # An effect that begins this turn can change the board without any other event.
    if len(kept) != len(s.lasting) or (at_start and s.lasting):
        s.lasting = kept
        s.board += 1
        core.unsettled = True


def _turn_ended(core: Core, event: ev.TurnEnded) -> None:
    s = core.state
    s.previous = tuple(  # type: ignore[assignment]
        s.memory if player == event.player else s.previous[player] for player in PLAYERS
    )
    drop_expired(core, at_start=False)


def _won(core: Core, event: ev.GameWon) -> None:
    core.state.winner = event.player
    core.state.step = Step.OVER


def _shuffled(core: Core, event: ev.Shuffled) -> None:
    player = core.state.edit_player(event.player)
    if event.reshuffle:
        for c in player.discard[::-1]:
            _into_hidden(core, c, Zone.DECK)
        player.deck = player.deck + player.discard[::-1]
        player.discard = ()
    core.state.rng, player.deck = rng.shuffled(core.state.rng, player.deck)


def _into_hidden(core: Core, card_id: CardId, zone: Zone) -> None:
    card = core.state.edit(card_id)
    card.zone = zone
    _forget(core, card)


def _forget(core: Core, card: Card) -> None:
    """Let effects that began earlier no longer know the card. Rule: "Movement between zones"."""
    card.incarnation += 1
    if core.state.lasting:  # what is in force says which cards each of them stands for
        core.state.board += 1


def _house(core: Core, event: ev.HouseChosen) -> None:
    core.state.active_house = event.house
    core.board_changed()


def _forged(core: Core, event: ev.KeyForged) -> None:
    s = core.state
    player = s.edit_player(event.player)
    player.keys = tuple(k for k in KeyColor if k is event.color or k in player.keys)
    player.forged_on = (*player.forged_on, s.turn)
    player.forged_colors = (*player.forged_colors, event.color)
    core.unsettled = True  # power may count keys


def _unforged(core: Core, event: ev.KeyUnforged) -> None:
    player = core.state.edit_player(event.player)
    player.keys = tuple(k for k in player.keys if k is not event.color)
    core.unsettled = True


def _gained(core: Core, event: ev.AmberGained) -> None:
    core.state.edit_player(event.receiver).amber += event.amount


def _lost(core: Core, event: ev.AmberLost) -> None:
    core.state.edit_player(event.giver).amber -= event.amount


def _spent(core: Core, event: ev.AmberSpent) -> None:
    if event.card:
        core.state.edit(event.card).amber -= event.amount
        core.unsettled = True  # power may count the Æmber on it
    else:
        core.state.edit_player(event.giver).amber -= event.amount
    if event.receiver is not None:
        core.state.edit_player(event.receiver).amber += event.amount


def _stolen(core: Core, event: ev.AmberStolen) -> None:
    core.state.edit_player(event.giver).amber -= event.amount
    core.state.edit_player(event.receiver).amber += event.amount


def _paid(core: Core, event: ev.AmberPaid) -> None:
    core.state.edit_player(event.giver).amber -= event.amount
    core.state.edit_player(event.receiver).amber += event.amount


def _captured(core: Core, event: ev.AmberCaptured) -> None:
    core.state.edit_player(event.giver).amber -= event.amount
    core.state.edit(event.card).amber += event.amount


def _placed(core: Core, event: ev.AmberPlaced) -> None:
    core.state.edit(event.card).amber += event.amount


def _amber_moved(core: Core, event: ev.AmberMoved) -> None:
    if event.from_card:
        core.state.edit(event.from_card).amber -= event.amount
        core.unsettled = True  # power may count the Æmber on it
    elif event.giver is not None:
        core.state.edit_player(event.giver).amber -= event.amount
    if event.to_card:
        core.state.edit(event.to_card).amber += event.amount
    elif event.receiver is not None:
        core.state.edit_player(event.receiver).amber += event.amount


def _chains(core: Core, event: ev.ChainsChanged) -> None:
    player = core.state.edit_player(event.player)
    player.chains = max(0, min(MAX_CHAINS, player.chains + event.change))


def _tide(core: Core, event: ev.TideRaised) -> None:
    core.state.tide = event.player
    core.board_changed()


def _played(core: Core, event: ev.CardPlayed) -> None:
    s = core.state
    s.memory = s.memory.counting(s.cards[event.card].defn.name, from_hand=event.in_step)


def _copied(core: Core, event: ev.CardCopied) -> None:
    card = core.state.edit(event.card)
    model = core.state.cards[event.model]
    card.defn = model.defn if event.model else card.printed
    card.copied_houses = (event.house or model.home,) if event.model else ()


def _upgrade_chosen(core: Core, event: ev.UpgradeChosen) -> None:
    card = core.state.edit(event.card)
    card.defn = card.printed.as_upgrade or card.printed


def _token_made(core: Core, event: ev.TokenMade) -> None:
    card = core.state.edit(event.card)
    card.defn = core.state.cards[event.model].defn
    card.face_down = True


def _turned_over(core: Core, event: ev.TurnedOver) -> None:
    card = core.state.edit(event.card)
    card.defn = core.state.cards[event.model].defn if event.model else card.printed
    card.face_down = bool(event.model)
    core.state.board += 1
    core.unsettled = True


def take_out(player: PlayerState, zone: Zone, card_id: CardId) -> None:
    """Take a card's number out of a zone of a player."""
    name = PILES[zone]
    held: tuple[CardId, ...] = getattr(player, name)
    at = held.index(card_id)
    setattr(player, name, held[:at] + held[at + 1 :])


def _entered(core: Core, event: ev.CardEntered) -> None:
    """Put a card from wherever it is into play, anew in all it has; an upgrade was attached before."""
    s = core.state
    card = s.edit(event.card) if s.cards[event.card].zone is Zone.UPGRADE else _taken(core, event.card)
    began = card.entered  # of an upgrade, which was attached just now
    player = s.edit_player(event.player)
    token = card.defn if card.token else None
    clear_card(card)
    if token is not None:
        card.defn, card.face_down = token, True
    card.controller = card.base_controller = event.player
    if event.other_half:
        _join(card, _taken(core, event.other_half))
    card.entered = began or s.tick()
    if card.zone is Zone.UPGRADE:
        core.board_changed(card)
        core.unsettled = True
        return
    card.ready = event.ready
    if card.defn.type in CREATURES:
        card.zone = Zone.BATTLELINE
        player.line = (*player.line[: event.slot], card.id, *player.line[event.slot :])
    else:
        card.zone = Zone.ARTIFACTS
        player.artifacts = (*player.artifacts, card.id)
    core.board_changed(card)
    core.unsettled = True


def _taken(core: Core, card_id: CardId) -> Card:
    """Take a card from where it is, to enter play or to be attached, and return it for changing."""
    s = core.state
    card = s.edit(card_id)
    if card.zone in PILES:
        holder = card.controller if card.zone is Zone.ARCHIVES else card.owner
        take_out(s.edit_player(holder), card.zone, card.id)
    elif card.parent:
        _detach(core, card.id)
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


def _attached(core: Core, event: ev.UpgradeAttached) -> None:
    s = core.state
    card = _taken(core, event.card)
    if not card.in_play:
        card.entered = s.tick()
    card.zone = Zone.UPGRADE
    card.parent = event.to
    host = s.edit(event.to)
    host.upgrades = (*host.upgrades, card.id)
    s.board += 1
    core.unsettled = True


def _moved(core: Core, event: ev.CardMoved) -> None:
    s = core.state
    card = s.edit(event.card)
    was_in_play = card.zone in IN_PLAY
    if card.zone is Zone.PLAYING:
        card.defn = card.printed
        card.copied_houses = ()
    if card.zone is Zone.UPGRADE or card.zone is Zone.UNDER:
        _detach(core, card.id)
    elif card.zone is Zone.JOINED:
        _part(core, card)
    elif card.zone in PILES:
        # An archived card lies before the player who archived it, whoever owns it.
        holder = card.controller if was_in_play or card.zone is Zone.ARCHIVES else card.owner
        take_out(s.edit_player(holder), card.zone, card.id)
    card.controller = event.player if event.zone is Zone.ARCHIVES else card.owner
    if was_in_play:
        core.board_changed(card)
        clear_card(card)
        card.defn = card.printed
        card.copied_houses = ()
        card.face_down = False
        if s.lasting:
            _expire_on(core, card.id)
        core.unsettled = True
    card.zone = event.zone
    if event.zone in HIDDEN:
        _forget(core, card)
    if event.zone is Zone.PLAYING:
        return
    if event.zone is Zone.UNDER:
        card.parent = event.cause
        card.face_down = event.face_down
        _forget(core, card)
        host = s.edit(event.cause)
        host.under = (*host.under, card.id)
        return
    player = s.edit_player(event.player)
    name = PILES[event.zone]
    row = getattr(player, name)
    on_top = event.zone in STACKS and event.top
    setattr(player, name, (card.id, *row) if on_top else (*row, card.id))


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


def _drawn(core: Core, event: ev.CardDrawn) -> None:
    player = core.state.edit_player(event.player)
    player.deck = player.deck[1:]
    player.hand = (*player.hand, event.card)
    card = core.state.edit(event.card)
    card.zone = Zone.HAND


def _discarded(core: Core, event: ev.CardDiscarded) -> None:
    s = core.state
    card = s.edit(event.card)
    player = s.edit_player(card.owner)
    if card.zone in PILES:
        take_out(player, card.zone, card.id)
    else:
        _detach(core, card.id)
    card.zone = Zone.DISCARD
    player.discard = (card.id, *player.discard)
    if event.in_step:
        s.memory = s.memory.counting(from_hand=True)


def _creature_moved(core: Core, event: ev.CreatureMoved) -> None:
    s = core.state
    player = s.edit_player(s.cards[event.card].controller)
    line = tuple(c for c in player.line if c != event.card)
    player.line = (*line[: event.slot], event.card, *line[event.slot :])
    core.board_changed(s.cards[event.card])
    core.unsettled = True


def _row_changed(core: Core, event: ev.RowChanged) -> None:
    s = core.state
    card = s.edit(event.card)
    player = s.edit_player(card.controller)
    take_out(player, card.zone, card.id)
    card.zone = event.zone
    if event.zone is Zone.BATTLELINE:
        player.line = (*player.line[: event.slot], card.id, *player.line[event.slot :])
    else:
        player.artifacts = (*player.artifacts, card.id)
    core.board_changed(card)
    core.unsettled = True


def _control(core: Core, event: ev.ControlChanged) -> None:
    """The card moves to the new controller's side. Rule: "Control and ownership"."""
    s = core.state
    card = s.edit(event.card)
    take_out(s.edit_player(card.controller), card.zone, card.id)
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


def _readied(core: Core, event: ev.CardReadied) -> None:
    core.state.edit(event.card).ready = True


def _exhausted(core: Core, event: ev.CardExhausted) -> None:
    core.state.edit(event.card).ready = False


def _used(core: Core, event: ev.CardUsed) -> None:
    s = core.state
    s.memory = s.memory.counting(s.cards[event.card].defn.name)


def _fight_began(core: Core, event: ev.FightBegan) -> None:
    s = core.state
    s.edit(event.against).attacked_on = s.turn


def _damaged(core: Core, event: ev.DamageDealt) -> None:
    core.state.edit(event.card).damage += event.amount
    core.unsettled = True


def _prevented(core: Core, event: ev.DamagePrevented) -> None:
    if event.by == "armor":
        _count_armor(core, event.card, event.armor, event.amount)


def _armor_changed(core: Core, event: ev.ArmorChanged) -> None:
    _count_armor(core, event.card, event.amount, 0)


def _count_armor(core: Core, card_id: CardId, value: int, more: int) -> None:
    """Take armor that a creature has gained or lost into account. Rule: "Armor", on losing armor."""
    card = core.state.edit(card_id)
    card.armor_used = card.armor_spent(value) + more
    card.armor_known = value


def _healed(core: Core, event: ev.DamageHealed) -> None:
    core.state.edit(event.card).damage -= event.amount


def _damage_moved(core: Core, event: ev.DamageMoved) -> None:
    core.state.edit(event.card).damage -= event.amount
    core.state.edit(event.to).damage += event.amount
    core.unsettled = True


def _tagged(core: Core, event: ev.CardTagged) -> None:
    core.state.edit(event.card).tagged = True


def _untagged(core: Core, event: ev.DestructionReplaced) -> None:
    core.state.edit(event.card).tagged = False
    core.unsettled = True  # it may still have no power, or damage equal to it


def _status(core: Core, event: ev.StatusGained) -> None:
    card = core.state.edit(event.card)
    card.statuses = card.statuses_with(event.status, on=True)


def _status_lost(core: Core, event: ev.StatusLost) -> None:
    card = core.state.edit(event.card)
    card.statuses = card.statuses_with(event.status, on=False)


def _counters(core: Core, event: ev.CountersChanged) -> None:
    card = core.state.edit(event.card)
    if event.name == POWER_COUNTER:
        card.power_counters += event.change
        core.unsettled = True
        return
    card.counters = card.counters_with(event.name, dict(card.counters).get(event.name, 0) + event.change)
    core.board_changed(card)


def _lasting_set(core: Core, event: silent.LastingSet) -> None:
    s = core.state
    s.lasting = (*s.lasting, replace(event.lasting, id=s.tick()))
    s.board += 1
    core.unsettled = True


def _use_spent(core: Core, event: silent.UseSpent) -> None:
    s = core.state
    if not event.lasting:
        s.memory = s.memory.allowing(s.cards[event.card].entered)
        return
    counted = (_used_once(x) if x.id == event.lasting else x for x in s.lasting)
    s.lasting = tuple(x for x in counted if x.uses != 0)
    s.board += 1


def _used_once(lasting: Lasting) -> Lasting:
    return replace(lasting, uses=(lasting.uses or 1) - 1)


def _step_closed(core: Core, _event: silent.StepClosed) -> None:
    core.state.memory = core.state.memory.closing_step()


def _lot(core: Core, event: silent.LotDrawn) -> None:
    core.state.rng, _ = rng.below(core.state.rng, event.bound)


def _set(core: Core, event: silent.ValuesSet) -> None:
    s = core.state
    of: Any = s
    if event.card:
        of = s.edit(event.card)
    elif event.player is not None:
        of = s.edit_player(event.player)
    for name, value in event.values:
        setattr(of, name, value)
    s.board += 1
    core.unsettled = True


APPLY: dict[type[ev.Event], Callable[[Any, Any], None]] = {
    ev.StepBegan: _step,
    ev.TurnEnded: _turn_ended,
    ev.TurnGranted: _nothing,
    ev.Checked: _nothing,
    ev.GameWon: _won,
    ev.MulliganAnswered: _nothing,
    ev.Shuffled: _shuffled,
    ev.HouseChosen: _house,
    ev.KeyForged: _forged,
    ev.KeyUnforged: _unforged,
    ev.AmberGained: _gained,
    ev.AmberLost: _lost,
    ev.AmberSpent: _spent,
    ev.AmberStolen: _stolen,
    ev.AmberPaid: _paid,
    ev.AmberCaptured: _captured,
    ev.AmberPlaced: _placed,
    ev.AmberMoved: _amber_moved,
    ev.ChainsChanged: _chains,
    ev.TideRaised: _tide,
    ev.CardPlayed: _played,
    ev.CardCopied: _copied,
    ev.UpgradeChosen: _upgrade_chosen,
    ev.TokenMade: _token_made,
    ev.TurnedOver: _turned_over,
    ev.CardEntered: _entered,
    ev.CardMoved: _moved,
    ev.CardDrawn: _drawn,
    ev.CardDiscarded: _discarded,
    ev.CardsRevealed: _nothing,
    ev.UpgradeAttached: _attached,
    ev.CreatureMoved: _creature_moved,
    ev.RowChanged: _row_changed,
    ev.ControlChanged: _control,
    ev.IconResolved: _nothing,
    ev.CardReadied: _readied,
    ev.CardExhausted: _exhausted,
    ev.CardUsed: _used,
    ev.CreatureReaped: _nothing,
    ev.FightBegan: _fight_began,
    ev.CreatureFought: _nothing,
    ev.DamageDealt: _damaged,
    ev.DamagePrevented: _prevented,
    ev.ArmorChanged: _armor_changed,
    ev.DamageHealed: _healed,
    ev.DamageMoved: _damage_moved,
    ev.CardTagged: _tagged,
    ev.DestructionReplaced: _untagged,
    ev.CardDestroyed: _nothing,
    ev.StatusGained: _status,
    ev.StatusLost: _status_lost,
    ev.CountersChanged: _counters,
    ev.LastingBegan: _nothing,
    silent.LastingSet: _lasting_set,
    silent.UseSpent: _use_spent,
    silent.StepClosed: _step_closed,
    silent.LotDrawn: _lot,
    silent.ValuesSet: _set,
    ev.Named: _nothing,
    ev.AbilityTriggered: _nothing,
    ev.LoopBroken: _nothing,
    ev.Adjusted: _nothing,
}

MOVES = frozenset({ev.CardDiscarded, ev.CardDrawn, ev.CardEntered, ev.CardMoved, ev.Shuffled, ev.UpgradeAttached})
"""What brings a card from one zone to another."""

ALWAYS_REMEMBERED: frozenset[type[ev.Event]] = frozenset(
    {ev.CardPlayed, ev.CardDestroyed, ev.FightBegan, ev.KeyForged, ev.TurnGranted}
)
"""What the rules themselves ask about later."""


def remember(state: State, event: ev.Event) -> None:
    """Keep an event in the memory of the turn."""
    state.memory = state.memory.after(event, state.clock)
