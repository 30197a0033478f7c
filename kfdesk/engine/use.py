"""Using cards: reap, fight, action, omni, and removing a stun. Rules: "Using creatures", "Stun"."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace

from kfdesk.engine import costs, forbidding, permissions
from kfdesk.engine import phrases as say
from kfdesk.engine.abilities import DONE, NOTHING, Mod, Outcome, Steps, Triggered
from kfdesk.engine.asking import Choosable, ability_options
from kfdesk.engine.core import Core, handle
from kfdesk.engine.decisions import Decision
from kfdesk.engine.editions import Difference, differs
from kfdesk.engine.events import (
    SUPPLY,
    AmberMoved,
    AmberVerb,
    CardExhausted,
    CardReadied,
    CardUsed,
    CreatureReaped,
    End,
    StatusLost,
)
from kfdesk.engine.fight import fight, last_seen
from kfdesk.engine.legality import USES, any_use_reasons
from kfdesk.engine.queries import triggered, waiting
from kfdesk.engine.register import Grant
from kfdesk.engine.terms import NO_CARD, STUN, CardId, DecisionKind, Label, Player, Timestamp, Way
from kfdesk.engine.timing import TimingPoint
from kfdesk.engine.windows import Pending


def use_card(core: Core, player: Player, card: CardId, how: Way) -> Steps:
    """Use a card in one way; the caller has made sure that it may be used so, a stunned one only to be unstunned."""
    if not (yield from costs.meet(core, player, card)):
        return NOTHING
    if how is not Way.OMNI:  # for which no house, and so no permission, is asked
        yield from permissions.use_one(core, card, Mod.MAY_USE, None if how is Way.UNSTUN else how)
    yield from costs.give(core, player, costs.use_prices(core, card))
    used = CardUsed(card, player, how)
    core.record(used)
    if how is Way.REAP:
        yield from _reap(core, used)
    elif how is Way.FIGHT:
        yield from fight(core, used)
    elif how is Way.UNSTUN:
        occurred, _ = yield from core.occur(CardExhausted(card), StatusLost(card, STUN))
        yield from core.settle()
        yield from core.react((*occurred, used))
    else:
        yield from _ability(core, used, Label.ACTION if how is Way.ACTION else Label.OMNI)
    return Outcome(True, (card,), 1)


def exhaust(core: Core, card: CardId, cause: CardId = NO_CARD) -> Steps:
    """Exhaust a card in play that is ready; not one that cannot become exhausted."""
    c = core.state.cards[card]
    if not c.in_play or not c.ready or core.has(Mod.CANNOT_EXHAUST, card):
        return NOTHING
    yield from core.happen(CardExhausted(card, cause))
    return Outcome(True, (card,), 1)


def ready(core: Core, card: CardId, player: Player, cause: CardId = NO_CARD) -> Steps:
    """A player readies an exhausted card in play."""
    if not can_be_readied(core, card):
        return NOTHING
    yield from core.happen(CardReadied(card, player, cause))
    return Outcome(True, (card,), 1)


def can_be_readied(core: Core, card: CardId) -> bool:
    """Return whether an effect can ready a card: an exhausted one in play, unless it cannot ready at all.

    What is said of step 4 only is no matter. Rules: "Ready and exhausted", "Cannot".
    """
    c = core.state.cards[card]
    barred = any(active.value(card) is None for active in core.mods(Mod.CANNOT_READY, card))
    return c.in_play and not c.ready and not barred


def _reap(core: Core, used: CardUsed) -> Steps:
    """Exhaust, gain 1 Æmber, then what reacts to it. Rule: "Reap"."""
    card, player = used.card, used.player
    core.timing.append(TimingPoint("reap", "exhaust", handle(card)))
    entered, before = core.state.cards[card].entered, len(core.events)
    yield from core.happen(CardExhausted(card))
    core.timing[-1] = TimingPoint("reap", "gain", handle(card))
    yield from core.happen(AmberMoved(AmberVerb.GAIN, SUPPLY, End(player), 1, card, by_reaping=True))
    reaped = CreatureReaped(card, player)
    core.record(reaped)
    reactions = core.reacting((reaped, _as_it_was(core, used, entered, before)))

    def stays() -> bool:
        c = core.state.cards[card]
        return c.in_play and c.entered == entered

    if stays():
        forbidding.report_silence(core, (card,), Label.AFTER_REAP)

    def after() -> list[Pending]:
        own: list[Pending] = []
        if stays():
            own = waiting(core, card, player, Label.AFTER_REAP, reaped)
        return own + reactions()

    yield from core.window(after, "reap", "after", card)
    core.timing.pop()
    return DONE


def _ability(core: Core, used: CardUsed, label: Label) -> Steps:
    """Exhaust, resolve one "Action:" or "Omni:" ability, or all of them, then what reacts to its use.

    Where an edition has all resolve, the active player orders them, and the card need not stay in play for the later
    ones: those books say no more than that all resolve.
    """
    card, player = used.card, used.player
    core.timing.append(TimingPoint("use", "exhaust", handle(card)))
    entered, before = core.state.cards[card].entered, len(core.events)
    abilities = triggered(core, card, label)
    if not differs(core.state, Difference.ALL_ACTIONS if label is Label.ACTION else Difference.ALL_OMNIS):
        abilities = [(yield from choose_ability(core, player, card, abilities, card))]
    resolving = [Pending(card, player, ability, used, label, given=given) for ability, given in abilities]
    yield from core.happen(CardExhausted(card))
    core.timing[-1] = TimingPoint("use", "resolve", handle(card))
    if len(resolving) == 1:
        yield from core.trigger(resolving[0])
    else:
        yield from core.window(lambda: resolving, "use", "resolve", card)
    core.timing[-1] = TimingPoint("use", "after", handle(card))
    yield from core.react((_as_it_was(core, used, entered, before),))
    core.timing.pop()
    return DONE


def _as_it_was(core: Core, used: CardUsed, entered: Timestamp, before: int) -> CardUsed:
    """Return a use as what reacts to it knows it: with what the card was, if it has left play since."""
    c = core.state.cards[used.card]
    if c.in_play and c.entered == entered:
        return used
    return replace(used, was=last_seen(core, used.card, before))


def choose_ability(
    core: Core, player: Player, card: CardId, abilities: list[tuple[Triggered, Grant]], asked_by: CardId
) -> Generator[Decision, tuple[str, ...], tuple[Triggered, Grant]]:
    """Ask a player which of some abilities of a card is resolved, where there are several; `asked_by` is the card
    that says so."""
    if len(abilities) == 1:
        return abilities[0]
    keys = (f"mode:{n}" for n in range(len(abilities)))
    choosable = [Choosable(card, ability, given) for ability, given in abilities]
    options = ability_options(core, keys, choosable, of_one_card=True)
    prompt = say.asked("ability", core.state.cards[card].definition.title)
    picked = yield Decision(player, DecisionKind.MODE, prompt, handle(asked_by), options)
    return abilities[int(picked[0].removeprefix("mode:"))]


def uses_by_effect(
    core: Core, player: Player, card: CardId, ways: tuple[Way, ...]
) -> tuple[tuple[Way, ...], list[Way]]:
    """Return the ways an effect offers to use a card in, a stunned one only to be unstunned, and those possible."""
    offered = (Way.UNSTUN,) if core.state.cards[card].is_affected_by(STUN) else ways
    return offered, [way for way in offered if next(any_use_reasons(core, player, card, way, ways), None) is None]


def use_by_effect(
    core: Core, player: Player, card: CardId, ways: tuple[Way, ...] = USES, cause: CardId = NO_CARD
) -> Steps:
    """Use a card because an effect says so, in one of `ways`, whatever its house.

    Rules: "Using cards via other card abilities", "Fight with", FAQ "Stun".
    """
    c = core.state.cards[card]
    if not c.in_play:
        return NOTHING
    offered, possible = uses_by_effect(core, player, card, ways)
    if not possible:
        forbidding.report_use(core, player, (card,), ways, cause)
        return NOTHING
    how = possible[0]
    if len(offered) > 1:
        prompt = say.asked("use", c.definition.title)
        options = tuple(core.option(way, card) for way in possible)
        picked = yield Decision(player, DecisionKind.USE, prompt, handle(card), options)
        how = Way(picked[0].partition(":")[0])
    return (yield from use_card(core, player, card, how))
