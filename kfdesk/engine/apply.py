"""How each event changes the state: here, and in `placement` for where cards lie, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from kfdesk.engine import events as ev
from kfdesk.engine import placement, rng, unlogged_events
from kfdesk.engine.abilities import Static
from kfdesk.engine.editions import Difference, counts_for_alpha, differs
from kfdesk.engine.lasting import Lasting
from kfdesk.engine.snapshots import Snapshot
from kfdesk.engine.state import State, TurnMemory
from kfdesk.engine.terms import (
    AFTER_MAIN,
    MOST_CHAINS,
    PLAYERS,
    POWER_COUNTER,
    CardId,
    KeyColor,
    Prevention,
    Step,
    Zone,
)

if TYPE_CHECKING:
    from kfdesk.engine.core import Core


def _nothing(_core: Core, _event: Any) -> None:
    """Change nothing: the event only says that something happened."""


def _step(core: Core, event: ev.StepBegan) -> None:
    s = core.state
    s.step = event.step
    if s.memory.acted or s.memory.omega:
        of_step_3 = event.step in AFTER_MAIN and differs(s, Difference.ALPHA_IN_STEP_3)
        s.memory = s.memory.begins_step(acted=s.memory.acted if of_step_3 else 0)
    if event.step is Step.START:
        if s.turn and s.active == event.player:
            _take_turns_in_other_order(core)
        s.turn = event.turn
        s.active = event.player
        s.active_house = None
        s.memory = TurnMemory()
        core.unsettled = True  # power may depend on whose turn it is, and on the active house
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
        core.forget_register()
        core.unsettled = True


def _turn_ended(core: Core, event: ev.TurnEnded) -> None:
    s = core.state
    memory = s.memory
    if differs(s, Difference.ALPHA_IN_STEP_3):
        memory = memory.begins_step()  # alpha asks about the present turn only
    s.previous = tuple(  # type: ignore[assignment]
        memory if player == event.player else s.previous[player] for player in PLAYERS
    )
    drop_expired(core, at_start=False)


def _won(core: Core, event: ev.GameWon) -> None:
    core.state.winner = event.player
    core.state.step = Step.OVER


def _house(core: Core, event: ev.HouseChosen) -> None:
    core.state.active_house = event.house
    core.board_changed()
    core.unsettled = True


def _forged(core: Core, event: ev.KeyForged) -> None:
    s = core.state
    player = s.edit_player(event.player)
    player.keys = tuple(sorted((*player.keys, event.color), key=_KEY_ORDER.index))
    player.forged_on = (*player.forged_on, s.turn)
    player.forged_colors = (*player.forged_colors, event.color)
    core.unsettled = True  # power may count keys


_KEY_ORDER = tuple(KeyColor)


def _unforged(core: Core, event: ev.KeyUnforged) -> None:
    player = core.state.edit_player(event.player)
    at = player.keys.index(event.color)
    player.keys = player.keys[:at] + player.keys[at + 1 :]
    core.unsettled = True


def _amber_moved(core: Core, event: ev.AmberMoved) -> None:
    for end, change in event.changes:
        if end.card:
            core.state.edit(end.card).amber += change
        elif end.player is not None:
            core.state.edit_player(end.player).amber += change
    core.unsettled = True  # power may count the Æmber in a pool, or on a card


def _chains(core: Core, event: ev.ChainsChanged) -> None:
    player = core.state.edit_player(event.player)
    most = player.chains + event.change
    if not differs(core.state, Difference.CHAINS_WITHOUT_END):
        most = min(most, MOST_CHAINS)
    player.chains = max(0, most)
    core.unsettled = True  # power may count chains


def _tide(core: Core, event: ev.TideRaised | ev.TideReset) -> None:
    core.state.tide = event.player if isinstance(event, ev.TideRaised) else None
    core.board_changed()
    core.unsettled = True  # power may depend on the tide


def _played(core: Core, event: ev.CardPlayed) -> None:
    s = core.state
    name = s.cards[event.card].definition.name
    s.memory = s.memory.counting(name, from_hand=event.in_step, alpha=counts_for_alpha(s))


def _copied(core: Core, event: ev.CardCopied) -> None:
    card = core.state.edit(event.card)
    model = core.state.cards[event.model]
    card.definition = model.definition if event.model else card.printed
    card.copied_houses = (event.house or model.home,) if event.model else ()


def _upgrade_chosen(core: Core, event: ev.UpgradeChosen) -> None:
    card = core.state.edit(event.card)
    card.definition = card.printed.as_upgrade or card.printed


def _token_made(core: Core, event: ev.TokenMade) -> None:
    card = core.state.edit(event.card)
    card.definition = core.state.cards[event.model].definition
    card.face_down = True


def _turned_over(core: Core, event: ev.TurnedOver) -> None:
    card = core.state.edit(event.card)
    card.definition = core.state.cards[event.model].definition if event.model else card.printed
    card.face_down = bool(event.model)
    core.forget_register()
    core.unsettled = True


def _prophecy_activated(core: Core, event: ev.ProphecyActivated) -> None:
    core.state.edit(event.card).active = True
    core.forget_register()
    core.unsettled = True


def _prophecy_fulfilled(core: Core, event: ev.ProphecyFulfilled) -> None:
    """Turn the cards under it faceup: both players read them while their "Fate:" abilities resolve."""
    for below in core.state.cards[event.card].under:
        core.state.edit(below).face_down = False


def _prophecy_ended(core: Core, event: ev.ProphecyEnded) -> None:
    core.state.edit(event.card).active = False
    core.forget_register()
    core.unsettled = True


def _prophecy_flipped(core: Core, event: ev.ProphecyFlipped) -> None:
    s = core.state
    front, back = s.edit(event.card), s.edit(event.to)
    front.active, back.active = False, True
    moved = front.under
    front.under, back.under = (), moved
    for below in moved:
        s.edit(below).parent = back.id
    core.forget_register()
    core.unsettled = True


def _readied(core: Core, event: ev.CardReadied) -> None:
    core.state.edit(event.card).ready = True
    core.unsettled = True  # power may count what is exhausted


def _exhausted(core: Core, event: ev.CardExhausted) -> None:
    core.state.edit(event.card).ready = False
    core.unsettled = True


def _used(core: Core, event: ev.CardUsed) -> None:
    s = core.state
    likeness = core.register.copies.get(event.card)
    used = s.cards[event.card].definition if likeness is None else likeness.definition
    s.memory = s.memory.counting(used.name, alpha=counts_for_alpha(s))
    if s.cards[event.card].zone is Zone.BATTLELINE:
        kept = tuple(x for x in s.lasting if not (isinstance(x.ability, Static) and x.ability.until_used))
        if len(kept) != len(s.lasting):
            s.lasting = kept
            core.forget_register()


def _fight_began(core: Core, event: ev.FightBegan) -> None:
    s = core.state
    s.edit(event.against).attacked_on = s.turn


def _damaged(core: Core, event: ev.DamageDealt) -> None:
    core.state.edit(event.card).damage += event.amount
    core.unsettled = True


def _prevented(core: Core, event: ev.DamagePrevented) -> None:
    if event.by is Prevention.ARMOR:
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
    core.unsettled = True  # power may count what is damaged


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
    core.unsettled = True  # power may depend on what is stunned, warded or enraged


def _status_lost(core: Core, event: ev.StatusLost) -> None:
    card = core.state.edit(event.card)
    card.statuses = card.statuses_with(event.status, on=False)
    core.unsettled = True


def _counters(core: Core, event: ev.CountersChanged) -> None:
    card = core.state.edit(event.card)
    core.unsettled = True  # what power counts, or what is destroyed "if there are so many" of them
    if event.name == POWER_COUNTER:
        card.power_counters += event.change
        return
    card.counters = card.counters_with(event.name, dict(card.counters).get(event.name, 0) + event.change)
    core.board_changed(card)


def _lasting_set(core: Core, event: unlogged_events.LastingSet) -> None:
    s = core.state
    source = s.cards[event.lasting.source].definition
    s.lasting = (*s.lasting, replace(event.lasting, id=s.tick(), began_as=source))
    core.forget_register()
    core.unsettled = True


def _hands_set_up(core: Core, event: unlogged_events.HandsSetUp) -> None:
    core.state.active = event.player


def _use_spent(core: Core, event: unlogged_events.UseSpent) -> None:
    s = core.state
    if not event.lasting:
        s.memory = s.memory.allowing(s.cards[event.card].entered)
        return
    counted = (_used_once(x) if x.id == event.lasting else x for x in s.lasting)
    s.lasting = tuple(x for x in counted if x.uses != 0)
    core.forget_register()


def _used_once(lasting: Lasting) -> Lasting:
    return replace(lasting, uses=(lasting.uses or 1) - 1)


def _step_closed(core: Core, _event: unlogged_events.StepClosed) -> None:
    core.state.memory = core.state.memory.closing_step()


def _lot(core: Core, event: unlogged_events.LotDrawn) -> None:
    core.state.rng, _ = rng.below(core.state.rng, event.bound)


def _set(core: Core, event: unlogged_events.ValuesSet) -> None:
    s = core.state
    of: Any = s
    if event.card:
        of = s.edit(event.card)
    elif event.player is not None:
        of = s.edit_player(event.player)
    for name, value in event.values:
        setattr(of, name, value)
    core.forget_register()
    core.unsettled = True


APPLY: dict[type[ev.Event], Callable[[Any, Any], None]] = {
    ev.StepBegan: _step,
    ev.TurnEnded: _turn_ended,
    ev.TurnGranted: _nothing,
    ev.Checked: _nothing,
    ev.GameWon: _won,
    ev.MulliganAnswered: _nothing,
    ev.Shuffled: placement.shuffled,
    ev.HouseChosen: _house,
    ev.KeyForged: _forged,
    ev.KeyUnforged: _unforged,
    ev.AmberMoved: _amber_moved,
    ev.ChainsChanged: _chains,
    ev.TideRaised: _tide,
    ev.TideReset: _tide,
    ev.CardPlayed: _played,
    ev.CardCopied: _copied,
    ev.UpgradeChosen: _upgrade_chosen,
    ev.TokenMade: _token_made,
    ev.TurnedOver: _turned_over,
    ev.ProphecyActivated: _prophecy_activated,
    ev.ProphecyFulfilled: _prophecy_fulfilled,
    ev.ProphecyEnded: _prophecy_ended,
    ev.ProphecyFlipped: _prophecy_flipped,
    ev.CardEntered: placement.entered,
    ev.CardMoved: placement.moved,
    ev.CardDrawn: placement.drawn,
    ev.CardDiscarded: placement.discarded,
    ev.CardsRevealed: _nothing,
    ev.UpgradeAttached: placement.attached,
    ev.CreatureMoved: placement.creature_moved,
    ev.RowChanged: placement.row_changed,
    ev.ControlChanged: placement.control,
    ev.IconResolved: _nothing,
    ev.CardReadied: _readied,
    ev.CardExhausted: _exhausted,
    ev.CardUsed: _used,
    ev.CreatureReaped: _nothing,
    ev.FightBegan: _fight_began,
    ev.CreatureFought: _nothing,
    ev.KeywordApplied: _nothing,
    ev.DamageDealt: _damaged,
    ev.DamagePrevented: _prevented,
    ev.DeedForbidden: _nothing,
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
    unlogged_events.LastingSet: _lasting_set,
    unlogged_events.HandsSetUp: _hands_set_up,
    unlogged_events.UseSpent: _use_spent,
    unlogged_events.StepClosed: _step_closed,
    unlogged_events.TopTurned: placement.top_turned,
    unlogged_events.PlayEffectBegan: _nothing,
    unlogged_events.LotDrawn: _lot,
    unlogged_events.ValuesSet: _set,
    ev.Named: _nothing,
    ev.AbilityTriggered: _nothing,
    ev.LoopBroken: _nothing,
    ev.Adjusted: _nothing,
}

MOVES = frozenset({ev.CardDiscarded, ev.CardDrawn, ev.CardEntered, ev.CardMoved, ev.Shuffled, ev.UpgradeAttached})
"""What brings a card from one zone to another."""

ALWAYS_REMEMBERED: frozenset[ev.EventKind] = frozenset(
    {ev.CardPlayed, ev.CardDestroyed, ev.FightBegan, ev.KeyForged, ev.ProphecyActivated, ev.TurnGranted}
)
"""What the rules themselves ask about later."""


def remember(state: State, event: ev.Event, cards: tuple[Snapshot, ...] = ()) -> None:
    """Keep an event in the memory of the turn, with what its cards are."""
    state.memory = state.memory.after(event, state.clock, cards)
