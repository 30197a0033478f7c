"""Playing cards and putting them into play. Rule: "Playing cards" and the chart "Play a card"."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from kfdesk.engine import allowances, amber, damage, gigantic, moves, tolls
from kfdesk.engine import phrases as say
from kfdesk.engine.abilities import DONE, NOTHING, Label, Mod, Outcome, PlayedAsCopy, Scope, Static, Steps
from kfdesk.engine.core import Core, Pending, handle, number
from kfdesk.engine.decisions import Decision
from kfdesk.engine.events import (
    CardCopied,
    CardEntered,
    CardMoved,
    CardPlayed,
    Event,
    IconResolved,
    StatusGained,
    TokenMade,
    UpgradeAttached,
)
from kfdesk.engine.frames import EntryFrame, PlayFrame
from kfdesk.engine.legality import any_play_reasons, hosts
from kfdesk.engine.queries import creatures, keyword_as_it_enters, waiting
from kfdesk.engine.register import InForce
from kfdesk.engine.silent import StepClosed
from kfdesk.engine.slots import ask_slot
from kfdesk.engine.terms import CREATURES, CardType, DecisionKind, Edition, Icon, Keyword, Zone
from kfdesk.engine.timing import TimingPoint


def play_card(g: Core, player: int, card: int, cause: int = 0, *, in_step: bool = False, other_half: int = 0) -> Steps:
    """Play a card from wherever it is; by an effect (`cause`) or as an action of step 3.

    A card that may not be played stays where it is. Rule: FAQ on Wild Wormhole. Half of a gigantic creature is played
    with its other half: in step 3 one from hand, by an effect `other_half`, both of which the effect names.
    """
    if g.state.cards[card].defn.half is not None:
        if in_step:
            other_half = yield from gigantic.ask_partner(g, player, card)
        if not other_half:
            return NOTHING
        card, other_half = gigantic.bottom_first(g, card, other_half)
    copies = yield from _copy(g, player, card)
    if next(any_play_reasons(g, player, card), None) is not None:
        if copies:
            g.record(CardCopied(card, 0))
        return NOTHING
    with g.frames.within(PlayFrame(card)) as frame:
        return (yield from _play(g, player, card, other_half, cause, in_step, frame))


def _play(g: Core, player: int, card: int, other_half: int, cause: int, in_step: bool, frame: PlayFrame) -> Steps:
    g.timing.append(TimingPoint("play", "enter", handle(card)))
    yield from allowances.take_up(g, card, (Mod.MAY_PLAY, Mod.MAY_PLAY_OR_DISCARD))
    yield from tolls.give(g, player, tolls.play_prices(g, card), card)
    if keyword_as_it_enters(g, card, Keyword.OMEGA):
        g.record(StepClosed(card))
    defn = g.state.cards[card].defn
    if defn.type is CardType.ACTION:
        origin = g.state.cards[card].zone
        g.record(CardMoved(card, g.state.cards[card].owner, origin, Zone.PLAYING, cause, revealed=True))
        entered: tuple[Event, ...] = ()
    elif defn.type is CardType.UPGRADE:
        entered = yield from _attach(g, player, card)
    else:
        entered = yield from _enter(g, player, card, other_half, cause)
    frame.entering = False
    played = CardPlayed(card, player, cause, in_step)
    g.record(played)
    yield from g.settle()
    yield from _resolve_icons(g, player, card, other_half)
    g.timing[-1] = TimingPoint("play", "after", handle(card))
    events = (played, *entered)
    if g.state.edition in _LASTING_FIRST:
        yield from g.window(lambda: [p for p in g.reactions(events) if p.lasting], "play", "after", card)
    yield from g.window(lambda: _after_play(g, player, card, events), "play", "after", card)
    if g.state.cards[card].zone is Zone.PLAYING:
        g.timing[-1] = TimingPoint("play", "discard", handle(card))
        yield from g.happen(CardMoved(card, g.state.cards[card].owner, Zone.PLAYING, Zone.DISCARD))
    g.timing.pop()
    return Outcome(True, (card,), 1)


def _copy(g: Core, player: int, card: int) -> Generator[Decision, tuple[str, ...], bool]:
    """Let a card that is played as a copy become one; returns whether it did. Rule: FAQ on Mimicry."""
    for ability in g.state.cards[card].defn.constants:
        if isinstance(ability, PlayedAsCopy):
            chosen = yield from _ask_card(g, ability.models(Scope(g, player, card)), "copy", card)
            if chosen:
                g.record(CardCopied(card, chosen))
                return True
    return False


def _after_play(g: Core, player: int, card: int, events: tuple[Event, ...]) -> list[Pending]:
    """The window after a card is played: its own "Play:", and what reacts to its being played or entering play."""
    found: list[Pending] = []
    c = g.state.cards[card]
    if c.in_play or c.zone is Zone.PLAYING:
        # Under treachery the card is the opponent's, but the active player played it.
        found = waiting(g, card, player, Label.PLAY, events[0])
    reactions = g.reactions(events)
    if g.state.edition in _LASTING_FIRST:
        reactions = [p for p in reactions if not p.lasting]
    return found + reactions


_LASTING_FIRST = (Edition.V1_1, Edition.V1_3)
"""Editions in which a lasting "each time you play" comes before the "Play:" of the card. FAQ on Library Access."""


# Entering play --------------------------------------------------------------------------------


def put_into_play(
    g: Core, player: int, card: int, cause: int = 0, *, other_half: int = 0, ready: bool = False
) -> Steps:
    """Put a card into play under a player's control without playing it; no "Play:" ability resolves.

    Half of a gigantic creature enters with `other_half` or not at all. Rules: "Putting cards into an area", "Gigantic".
    """
    defn = g.state.cards[card].defn
    if defn.half is not None:
        if not other_half:
            return NOTHING
        card, other_half = gigantic.bottom_first(g, card, other_half)
    if defn.type is CardType.UPGRADE:
        if not hosts(g):
            return NOTHING
        entered = yield from _attach(g, player, card)
    elif defn.type in (*CREATURES, CardType.ARTIFACT):
        entered = yield from _enter(g, player, card, other_half, cause, ready=ready)
    else:
        return NOTHING
    yield from g.settle()
    yield from g.react(entered)
    return Outcome(True, (card,), 1)


def make_token(g: Core, player: int, card: int, cause: int = 0) -> Steps:
    """Put a card that is out of play into play as the token creature of a player's deck; nothing without one.

    Rule: "Token creatures".
    """
    models = [c for c in g.state.players[player].references if g.state.cards[c].defn.type is CardType.TOKEN_CREATURE]
    if not models or g.state.cards[card].in_play:
        return NOTHING
    g.record(TokenMade(card, player, models[0], cause))
    entered = yield from _enter(g, player, card, 0, cause)
    yield from g.settle()
    yield from g.react(entered)
    return Outcome(True, (card,), 1)


def _enter(
    g: Core, player: int, card: int, other_half: int, cause: int, *, ready: bool = False
) -> Generator[Decision, tuple[str, ...], tuple[Event, ...]]:
    """Bring a creature or artifact into play, modified as it enters. Rule: "Enters play"."""
    controller = 1 - player if keyword_as_it_enters(g, card, Keyword.TREACHERY) else player
    slot = 0
    if g.state.cards[card].defn.type in CREATURES:
        anywhere = bool(keyword_as_it_enters(g, card, Keyword.DEPLOY))
        slot = yield from ask_slot(g, controller, card, anywhere=anywhere)
    ready = bool(_entering(g, controller, card, Mod.ENTERS_READY)) or ready
    statuses = dict.fromkeys(_entering(g, controller, card, Mod.ENTERS_WITH))
    events: list[Event] = [CardEntered(card, controller, slot, cause, ready, other_half)]
    events += [StatusGained(card, status) for status in statuses]
    for event in events:
        g.record(event)
    return tuple(events)


def _entering(g: Core, controller: int, card: int, kind: Mod) -> list[Any]:
    """Return the ways in which the card enters play, by its own text, blank or not, or another's."""
    own = [a for a in g.state.cards[card].defn.constants if isinstance(a, Static) and a.kind is kind]
    if not own and kind not in g.register.mods:
        return []
    with g.frames.within(EntryFrame(card)):
        mine = [InForce(g, controller, card, a) for a in own]
        found = [active.value(card) for active in mine if active.holds(card)]
        for active in g.mods(kind, card):
            found.append(active.value(card))
            g.count_use(active.lasting)
    return found


def _attach(g: Core, player: int, card: int) -> Generator[Decision, tuple[str, ...], tuple[Event, ...]]:
    """Attach an upgrade to a creature of either player. Rule: "Upgrades"."""
    options = tuple(g.option("card", c) for c in hosts(g))
    prompt = say.ASK["attach"].filled(card=g.state.cards[card].defn.title)
    picked = yield Decision(g.state.active, DecisionKind.CARD, prompt, handle(card), options)
    return attach(g, player, card, number(picked[0]))


def attach(g: Core, player: int, card: int, host: int) -> tuple[Event, ...]:
    """Attach an upgrade from wherever it is; one that was not in play enters it under the player's control.

    Returns what happened, for the caller to react to. Rules: "Upgrades", "Enters play".
    """
    events: tuple[Event, ...] = (UpgradeAttached(card, host),)
    if not g.state.cards[card].in_play:
        events += (CardEntered(card, player),)
    for event in events:
        g.record(event)
    return events


# Bonus icons ----------------------------------------------------------------------------------


def _resolve_icons(g: Core, player: int, card: int, other_half: int) -> Steps:
    """Resolve all bonus icons from top to bottom, even when the card has left play; first those of a top half."""
    c = g.state.cards[card]
    # A copy has the printed icons of what it copies, not its own. Rule: FAQ on Mimicry.
    copies = c.zone is Zone.PLAYING and c.defn is not c.printed
    icons = (Icon.AMBER,) * c.defn.amber if copies else (*g.state.cards[other_half].icons, *c.icons)
    if not icons or (Mod.ICONS_SILENT in g.register.mods and g.has(Mod.ICONS_SILENT, player)):
        return NOTHING
    g.timing[-1] = TimingPoint("play", "icons", handle(card))
    for icon in icons:
        yield from resolve_icon(g, player, card, icon)
    return DONE


def resolve_icon(g: Core, player: int, card: int, icon: Icon) -> Steps:
    """Resolve one bonus icon of `card` for `player`; mandatory. Rule: "Bonus icons"."""
    event = IconResolved(card, icon)
    if IconResolved in g.register.replacements and (yield from g.replaced(event)):
        return DONE
    g.record(event)
    if icon is Icon.AMBER:
        yield from amber.gain(g, player, 1, card)
    elif icon is Icon.DRAW:
        yield from moves.draw(g, player, 1, card)
    elif icon is Icon.CAPTURE:
        takers = creatures(g, player) if g.state.players[1 - player].amber else ()  # which does not matter otherwise
        chosen = yield from _ask_card(g, takers, "capture-icon", card)
        if chosen:
            yield from amber.capture(g, chosen, 1, card)
    elif icon is Icon.DAMAGE:
        chosen = yield from _ask_card(g, creatures(g), "damage-icon", card)
        if chosen:
            # The icon, not the card, is the source. Rule: FAQ "Damage, source of".
            yield from damage.deal(g, [damage.Hit(chosen, 1)])
    elif icon is Icon.DISCARD:
        chosen = yield from _ask_card(g, g.state.players[player].hand, "discard-icon", card)
        if chosen:
            yield from moves.discard_from_hand(g, player, (chosen,), card)
    else:
        chosen = yield from _ask_card(g, creatures(g), "power-icon", card)
        if chosen:
            yield from damage.add_counters(g, (chosen,), "power", 1, card)
    yield from g.react((event,))
    return DONE


def _ask_card(g: Core, cards: tuple[int, ...], prompt: str, source: int) -> Generator[Decision, tuple[str, ...], int]:
    """Ask the active player for one of some cards; 0 when there is none."""
    if not cards:
        return 0
    options = tuple(g.option("card", c) for c in cards)
    picked = yield Decision(g.state.active, DecisionKind.CARD, say.ASK[prompt], handle(source), options)
    return number(picked[0])
