"""How each event changes the state: the one place where it is changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from kfdesk.engine import events as ev
from kfdesk.engine import rng, silent
from kfdesk.engine.lasting import Lasting
from kfdesk.engine.state import PILES, Card, PlayerState, State, TurnMemory, clear_card
from kfdesk.engine.terms import CREATURES, HIDDEN, IN_PLAY, POWER_COUNTER, STACKS, KeyColor, Step, Zone

if TYPE_CHECKING:
    from kfdesk.engine.core import Core

MAX_CHAINS = 24


def _nothing(_g: Core, _event: Any) -> None:
    """For events that only tell."""


def _step(g: Core, event: ev.StepBegan) -> None:
    s = g.state
    s.step = event.step
    if s.memory.acted or s.memory.omega:
        s.memory = s.memory.begins_step()
    if event.step is Step.START:
        s.turn = event.turn
        s.active = event.player
        s.active_house = None
        s.memory = TurnMemory()
        _rest_armor(g)
        drop_expired(g, at_start=True)


def _rest_armor(g: Core) -> None:
    """Armor prevents damage anew each turn. Rule: "Armor"."""
    s = g.state
    for player in s.players:
        for c in player.line:
            if s.cards[c].armor_used:
                s.edit(c).armor_used = 0


def drop_expired(g: Core, *, at_start: bool) -> None:
    """End the lasting effects whose time is over, at the start or the end of the turn."""
    s = g.state
    kept = tuple(
        x for x in s.lasting if not (x.ends < s.turn or (x.ends == s.turn and (x.at_start if at_start else True)))
    )
    # An effect that begins this turn can change the board without any other event.
    if len(kept) != len(s.lasting) or (at_start and s.lasting):
        s.lasting = kept
        s.board += 1
        g.unsettled = True


def _turn_ended(g: Core, event: ev.TurnEnded) -> None:
    s = g.state
    s.previous = tuple(  # type: ignore[assignment]
        s.memory if player == event.player else s.previous[player] for player in (0, 1)
    )
    drop_expired(g, at_start=False)


def _won(g: Core, event: ev.GameWon) -> None:
    g.state.winner = event.player
    g.state.step = Step.OVER


def _shuffled(g: Core, event: ev.Shuffled) -> None:
    player = g.state.edit_player(event.player)
    if event.reshuffle:
        for c in player.discard[::-1]:
            _into_hidden(g, c, Zone.DECK)
        player.deck = player.deck + player.discard[::-1]
        player.discard = ()
    g.state.rng, player.deck = rng.shuffled(g.state.rng, player.deck)


def _into_hidden(g: Core, card_id: int, zone: Zone) -> None:
    card = g.state.edit(card_id)
    card.zone = zone
    _forget(g, card)


def _forget(g: Core, card: Card) -> None:
    """Let effects that began earlier no longer know the card. Rule: "Movement between zones"."""
    card.incarnation += 1
    if g.state.lasting:  # what is in force says which cards each of them stands for
        g.state.board += 1


def _house(g: Core, event: ev.HouseChosen) -> None:
    g.state.active_house = event.house
    g.board_changed()


def _forged(g: Core, event: ev.KeyForged) -> None:
    s = g.state
    player = s.edit_player(event.player)
    player.keys = tuple(k for k in KeyColor if k is event.color or k in player.keys)
    player.forged_on = (*player.forged_on, s.turn)
    player.forged_colors = (*player.forged_colors, event.color)
    g.unsettled = True  # power may count keys


def _unforged(g: Core, event: ev.KeyUnforged) -> None:
    player = g.state.edit_player(event.player)
    player.keys = tuple(k for k in player.keys if k is not event.color)
    g.unsettled = True


def _gained(g: Core, event: ev.AmberGained) -> None:
    g.state.edit_player(event.receiver).amber += event.amount


def _lost(g: Core, event: ev.AmberLost) -> None:
    g.state.edit_player(event.giver).amber -= event.amount


def _spent(g: Core, event: ev.AmberSpent) -> None:
    if event.card:
        g.state.edit(event.card).amber -= event.amount
        g.unsettled = True  # power may count the Æmber on it
    else:
        g.state.edit_player(event.giver).amber -= event.amount
    if event.receiver is not None:
        g.state.edit_player(event.receiver).amber += event.amount


def _stolen(g: Core, event: ev.AmberStolen) -> None:
    g.state.edit_player(event.giver).amber -= event.amount
    g.state.edit_player(event.receiver).amber += event.amount


def _paid(g: Core, event: ev.AmberPaid) -> None:
    g.state.edit_player(event.giver).amber -= event.amount
    g.state.edit_player(event.receiver).amber += event.amount


def _captured(g: Core, event: ev.AmberCaptured) -> None:
    g.state.edit_player(event.giver).amber -= event.amount
    g.state.edit(event.card).amber += event.amount


def _placed(g: Core, event: ev.AmberPlaced) -> None:
    g.state.edit(event.card).amber += event.amount


def _amber_moved(g: Core, event: ev.AmberMoved) -> None:
    if event.from_card:
        g.state.edit(event.from_card).amber -= event.amount
        g.unsettled = True  # power may count the Æmber on it
    elif event.giver is not None:
        g.state.edit_player(event.giver).amber -= event.amount
    if event.to_card:
        g.state.edit(event.to_card).amber += event.amount
    elif event.receiver is not None:
        g.state.edit_player(event.receiver).amber += event.amount


def _chains(g: Core, event: ev.ChainsChanged) -> None:
    player = g.state.edit_player(event.player)
    player.chains = max(0, min(MAX_CHAINS, player.chains + event.change))


def _tide(g: Core, event: ev.TideRaised) -> None:
    g.state.tide = event.player
    g.board_changed()


def _played(g: Core, event: ev.CardPlayed) -> None:
    s = g.state
    s.memory = s.memory.counting(s.cards[event.card].defn.name, from_hand=event.in_step)


def _copied(g: Core, event: ev.CardCopied) -> None:
    card = g.state.edit(event.card)
    model = g.state.cards[event.model]
    card.defn = model.defn if event.model else card.printed
    card.copied_houses = (model.home,) if event.model else ()


def _token_made(g: Core, event: ev.TokenMade) -> None:
    card = g.state.edit(event.card)
    card.defn = g.state.cards[event.model].defn
    card.face_down = True


def take_out(player: PlayerState, zone: Zone, card_id: int) -> None:
    """Take a card's number out of a zone of a player."""
    name = PILES[zone]
    held: tuple[int, ...] = getattr(player, name)
    at = held.index(card_id)
    setattr(player, name, held[:at] + held[at + 1 :])


def _entered(g: Core, event: ev.CardEntered) -> None:
    """Put a card from wherever it is into play, anew in all it has; an upgrade was attached before."""
    s = g.state
    card = s.edit(event.card) if s.cards[event.card].zone is Zone.UPGRADE else _taken(g, event.card)
    player = s.edit_player(event.player)
    token = card.defn if card.token else None
    clear_card(card)
    if token is not None:
        card.defn, card.face_down = token, True
    card.controller = card.base_controller = event.player
    if event.other_half:
        _join(card, _taken(g, event.other_half))
    card.entered = s.tick()
    if card.zone is Zone.UPGRADE:  # it was attached just now
        g.board_changed(card)
        g.unsettled = True
        return
    card.ready = event.ready
    if card.defn.type in CREATURES:
        card.zone = Zone.BATTLELINE
        player.line = (*player.line[: event.slot], card.id, *player.line[event.slot :])
    else:
        card.zone = Zone.ARTIFACTS
        player.artifacts = (*player.artifacts, card.id)
    g.board_changed(card)
    g.unsettled = True


def _taken(g: Core, card_id: int) -> Card:
    """Take a card from where it is, to enter play or to be attached, and return it for changing."""
    s = g.state
    card = s.edit(card_id)
    if card.zone in PILES:
        holder = card.controller if card.zone is Zone.ARCHIVES else card.owner
        take_out(s.edit_player(holder), card.zone, card.id)
    elif card.parent:
        _detach(g, card.id)
    return card


def _join(bottom: Card, top: Card) -> None:
    """Make the two halves of a gigantic creature one. Rule: "Gigantic"."""
    bottom.other_half, top.other_half = top.id, bottom.id
    top.zone = Zone.JOINED
    top.controller = bottom.controller


def _part(g: Core, top: Card) -> None:
    """Make the halves of a gigantic creature that left play two cards again."""
    g.state.edit(top.other_half).other_half = 0
    top.other_half = 0


def _attached(g: Core, event: ev.UpgradeAttached) -> None:
    s = g.state
    card = _taken(g, event.card)
    card.zone = Zone.UPGRADE
    card.parent = event.to
    host = s.edit(event.to)
    host.upgrades = (*host.upgrades, card.id)
    s.board += 1
    g.unsettled = True


def _moved(g: Core, event: ev.CardMoved) -> None:
    s = g.state
    card = s.edit(event.card)
    was_in_play = card.zone in IN_PLAY
    if card.zone is Zone.PLAYING:
        card.defn = card.printed
        card.copied_houses = ()
    if card.zone is Zone.UPGRADE or card.zone is Zone.UNDER:
        _detach(g, card.id)
    elif card.zone is Zone.JOINED:
        _part(g, card)
    elif card.zone in PILES:
        # An archived card lies before the player who archived it, whoever owns it.
        holder = card.controller if was_in_play or card.zone is Zone.ARCHIVES else card.owner
        take_out(s.edit_player(holder), card.zone, card.id)
    card.controller = event.player if event.zone is Zone.ARCHIVES else card.owner
    if was_in_play:
        g.board_changed(card)
        clear_card(card)
        card.defn = card.printed
        card.copied_houses = ()
        card.face_down = False
        if s.lasting:
            _expire_on(g, card.id)
        g.unsettled = True
    card.zone = event.zone
    if event.zone in HIDDEN:
        _forget(g, card)
    if event.zone is Zone.PLAYING:
        return
    if event.zone is Zone.UNDER:
        card.parent = event.cause
        card.face_down = event.face_down
        _forget(g, card)
        host = s.edit(event.cause)
        host.under = (*host.under, card.id)
        return
    player = s.edit_player(event.player)
    name = PILES[event.zone]
    row = getattr(player, name)
    on_top = event.zone in STACKS and event.top
    setattr(player, name, (card.id, *row) if on_top else (*row, card.id))


def _detach(g: Core, card_id: int) -> None:
    s = g.state
    card = s.edit(card_id)
    host = s.edit(card.parent)
    host.upgrades = tuple(u for u in host.upgrades if u != card_id)
    host.under = tuple(u for u in host.under if u != card_id)
    card.parent = 0
    card.face_down = False


def _expire_on(g: Core, card_id: int) -> None:
    """Lasting effects applied to a card end when it leaves play. Rule: "Movement between zones"."""
    s = g.state
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


def _drawn(g: Core, event: ev.CardDrawn) -> None:
    player = g.state.edit_player(event.player)
    player.deck = player.deck[1:]
    player.hand = (*player.hand, event.card)
    card = g.state.edit(event.card)
    card.zone = Zone.HAND


def _discarded(g: Core, event: ev.CardDiscarded) -> None:
    s = g.state
    card = s.edit(event.card)
    player = s.edit_player(card.owner)
    if card.zone in PILES:
        take_out(player, card.zone, card.id)
    else:
        _detach(g, card.id)
    card.zone = Zone.DISCARD
    player.discard = (card.id, *player.discard)
    if event.in_step:
        s.memory = s.memory.counting(from_hand=True)


def _creature_moved(g: Core, event: ev.CreatureMoved) -> None:
    s = g.state
    player = s.edit_player(s.cards[event.card].controller)
    line = tuple(c for c in player.line if c != event.card)
    player.line = (*line[: event.slot], event.card, *line[event.slot :])
    g.board_changed(s.cards[event.card])
    g.unsettled = True


def _control(g: Core, event: ev.ControlChanged) -> None:
    """The card moves to the new controller's side. Rule: "Control and ownership"."""
    s = g.state
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
    g.board_changed(card)
    g.unsettled = True


def _readied(g: Core, event: ev.CardReadied) -> None:
    g.state.edit(event.card).ready = True


def _exhausted(g: Core, event: ev.CardExhausted) -> None:
    g.state.edit(event.card).ready = False


def _used(g: Core, event: ev.CardUsed) -> None:
    s = g.state
    s.memory = s.memory.counting(s.cards[event.card].defn.name)


def _fight_began(g: Core, event: ev.FightBegan) -> None:
    s = g.state
    s.edit(event.against).attacked_on = s.turn


def _damaged(g: Core, event: ev.DamageDealt) -> None:
    g.state.edit(event.card).damage += event.amount
    g.unsettled = True


def _prevented(g: Core, event: ev.DamagePrevented) -> None:
    if event.by == "armor":
        _count_armor(g, event.card, event.armor, event.amount)


def _armor_changed(g: Core, event: ev.ArmorChanged) -> None:
    _count_armor(g, event.card, event.amount, 0)


def _count_armor(g: Core, card_id: int, value: int, more: int) -> None:
    """Take armor that a creature has gained or lost into account. Rule: "Armor", on losing armor."""
    card = g.state.edit(card_id)
    card.armor_used = card.armor_spent(value) + more
    card.armor_known = value


def _healed(g: Core, event: ev.DamageHealed) -> None:
    g.state.edit(event.card).damage -= event.amount


def _damage_moved(g: Core, event: ev.DamageMoved) -> None:
    g.state.edit(event.card).damage -= event.amount
    g.state.edit(event.to).damage += event.amount
    g.unsettled = True


def _tagged(g: Core, event: ev.CardTagged) -> None:
    g.state.edit(event.card).tagged = True


def _untagged(g: Core, event: ev.DestructionReplaced) -> None:
    g.state.edit(event.card).tagged = False
    g.unsettled = True  # it may still have no power, or damage equal to it


def _status(g: Core, event: ev.StatusGained) -> None:
    card = g.state.edit(event.card)
    card.statuses = card.statuses_with(event.status, on=True)


def _status_lost(g: Core, event: ev.StatusLost) -> None:
    card = g.state.edit(event.card)
    card.statuses = card.statuses_with(event.status, on=False)


def _counters(g: Core, event: ev.CountersChanged) -> None:
    card = g.state.edit(event.card)
    if event.name == POWER_COUNTER:
        card.power_counters += event.change
        g.unsettled = True
        return
    card.counters = card.counters_with(event.name, dict(card.counters).get(event.name, 0) + event.change)
    g.board_changed(card)


def _lasting_set(g: Core, event: silent.LastingSet) -> None:
    s = g.state
    s.lasting = (*s.lasting, replace(event.lasting, id=s.tick()))
    s.board += 1
    g.unsettled = True


def _use_spent(g: Core, event: silent.UseSpent) -> None:
    s = g.state
    if not event.lasting:
        s.memory = s.memory.allowing(s.cards[event.card].entered)
        return
    counted = (_used_once(x) if x.id == event.lasting else x for x in s.lasting)
    s.lasting = tuple(x for x in counted if x.uses != 0)
    s.board += 1


def _used_once(lasting: Lasting) -> Lasting:
    return replace(lasting, uses=(lasting.uses or 1) - 1)


def _step_closed(g: Core, _event: silent.StepClosed) -> None:
    g.state.memory = g.state.memory.closing_step()


def _lot(g: Core, event: silent.LotDrawn) -> None:
    g.state.rng, _ = rng.below(g.state.rng, event.bound)


def _set(g: Core, event: silent.ValuesSet) -> None:
    s = g.state
    of: Any = s
    if event.card:
        of = s.edit(event.card)
    elif event.player is not None:
        of = s.edit_player(event.player)
    for name, value in event.values:
        setattr(of, name, value)
    s.board += 1
    g.unsettled = True


APPLY: dict[type[ev.Event], Callable[[Any, Any], None]] = {
    ev.StepBegan: _step,
    ev.TurnEnded: _turn_ended,
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
    ev.TokenMade: _token_made,
    ev.CardEntered: _entered,
    ev.CardMoved: _moved,
    ev.CardDrawn: _drawn,
    ev.CardDiscarded: _discarded,
    ev.CardsRevealed: _nothing,
    ev.UpgradeAttached: _attached,
    ev.CreatureMoved: _creature_moved,
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

ALWAYS_REMEMBERED: frozenset[type[ev.Event]] = frozenset({ev.CardPlayed, ev.CardDestroyed, ev.FightBegan, ev.KeyForged})
"""What the rules themselves ask about later."""


def remember(state: State, event: ev.Event) -> None:
    """Keep an event in the memory of the turn."""
    state.memory = state.memory.after(event)
