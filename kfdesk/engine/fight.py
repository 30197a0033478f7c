"""A fight, step by step as in the chart "Fight with a creature". Rule: "Fight"."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import replace

from kfdesk.engine import forbidding
from kfdesk.engine import phrases as say
from kfdesk.engine.abilities import DONE, NOTHING, Effect, Mod, Scope, Steps, Triggered
from kfdesk.engine.core import Core, handle, number
from kfdesk.engine.damage import Hit, deal
from kfdesk.engine.decisions import Decision
from kfdesk.engine.events import (
    CardExhausted,
    CardMoved,
    CardUsed,
    CreatureFought,
    Event,
    FightBegan,
    KeywordApplied,
    StatusLost,
)
from kfdesk.engine.frames import FightFrame
from kfdesk.engine.legality import attackable, ignores
from kfdesk.engine.queries import keyword, neighbors, power, snapshot, waiting
from kfdesk.engine.snapshots import Snapshot
from kfdesk.engine.terms import ENRAGE, CardId, DecisionKind, Keyword, Label, Player, other_player
from kfdesk.engine.timing import TimingPoint
from kfdesk.engine.windows import Pending
from kfdesk.text.words import Words


class _KeywordStrike(Effect):
    """Assault or hazardous: damage to the other creature before the fight. Rules: those entries."""

    def __init__(self, word: Keyword) -> None:
        self.word = word

    def resolve(self, scope: Scope) -> Steps:
        core = scope.core
        began = scope.event
        assert isinstance(began, FightBegan)
        target = began.against if scope.source == began.card else began.card
        core.record(KeywordApplied(scope.source, self.word, target))
        amount = keyword(core, scope.source, self.word)
        return (yield from deal(core, [Hit(target, amount, scope.source)]))


class _KeywordAbility(Triggered):
    """A keyword that waits in the "before fight" window like an ability."""

    labels = (Label.BEFORE_FIGHT,)

    def __init__(self, word: Keyword, words: Words) -> None:
        self.effect = _KeywordStrike(word)
        self.words = words


ASSAULT = _KeywordAbility(Keyword.ASSAULT, Words("Assault"))
HAZARDOUS = _KeywordAbility(Keyword.HAZARDOUS, Words("Hazardous"))


def fight(core: Core, used: CardUsed) -> Steps:
    """Fight with a creature that is used to fight; asks whom."""
    with core.frames.within(FightFrame(used.card)) as frame:
        return (yield from _fight(core, used, frame))


def _fight(core: Core, used: CardUsed, frame: FightFrame) -> Steps:
    attacker, player = used.card, used.player
    core.timing.append(TimingPoint("fight", "exhaust", handle(attacker)))
    if not attackable(core, attacker, player):
        return (yield from _fight_nobody(core, used))
    defender = yield from _choose(core, player, attacker)
    yield from core.happen(CardExhausted(attacker))
    frame.defender = defender
    first = core.state.cards[defender].attacked_on != core.state.turn
    there = _still_there(core, attacker, defender)
    before = len(core.events)
    began = FightBegan(attacker, defender)
    core.record(began)
    forbidding.report_silence(core, (attacker,), Label.BEFORE_FIGHT)
    yield from core.window(lambda: _before(core, player, began, there), "fight", "before", attacker)
    # A creature that is exhausted "with no effect" before it fights (Evasion Sigil) was used to fight all the same, as
    # one whose fight is skipped because a fighter was destroyed: its rage is spent, and what reacts to its use or its
    # fighting does; only the fight and its "After Fight:" abilities do not happen. Rules: "Fight", "Enrage".
    happened = not frame.halted and there(attacker) and there(defender)
    if happened:
        core.timing[-1] = TimingPoint("fight", "power", handle(attacker))
        yield from deal(core, _hits(core, frame, first=first))
    survived = there(attacker)
    core.timing[-1] = TimingPoint("fight", "after", handle(attacker))
    was = None if survived else last_seen(core, attacker, before)
    fought = CreatureFought(attacker, defender, happened, survived, was, frame.halted)
    core.record(fought)
    events: tuple[Event, ...] = (fought, replace(used, was=was))
    if survived:
        events += yield from _calmed(core, attacker)
    reactions = core.reacting(events)
    if happened and survived:
        forbidding.report_silence(core, (attacker,), Label.AFTER_FIGHT)

    def after() -> list[Pending]:
        own: list[Pending] = []
        if happened and there(attacker):
            own = waiting(core, attacker, player, Label.AFTER_FIGHT, fought)
        return own + reactions()

    yield from core.window(after, "fight", "after", attacker)
    core.timing.pop()
    return NOTHING if frame.halted else DONE


def _fight_nobody(core: Core, used: CardUsed) -> Steps:
    """Exhaust a creature that is used to fight where what its use cost has left no creature for it to fight.

    It was used to fight all the same, so its rage is spent and what reacts to its use does. Rules: "Fight", "Enrage".
    """
    yield from core.happen(CardExhausted(used.card))
    calmed = yield from _calmed(core, used.card)
    yield from core.react((used, *calmed))
    core.timing.pop()
    return NOTHING


def _calmed(core: Core, attacker: CardId) -> Generator[Decision, tuple[str, ...], tuple[Event, ...]]:
    """Spend the rage of a creature that was used to fight; return what happened. Rule: "Enrage"."""
    if not core.state.cards[attacker].enraged:
        return ()
    calmed, _ = yield from core.occur(StatusLost(attacker, ENRAGE))
    yield from core.settle()
    return calmed


def _choose(core: Core, player: Player, attacker: CardId) -> Generator[Decision, tuple[str, ...], CardId]:
    options = tuple(core.option("card", c) for c in attackable(core, attacker, player))
    prompt = say.asked("attack", core.state.cards[attacker].definition.title)
    picked = yield Decision(core.state.active, DecisionKind.ATTACK, prompt, handle(attacker), options)
    return number(picked[0])


def _still_there(core: Core, *fighters: int) -> Callable[[CardId], bool]:
    """Return a test whether a fighter is the same creature in play as when the fight began.

    A creature whose destruction was replaced never left play, so it fights on (FAQ on Reassembling
    Automaton).
    """
    entered = {card: core.state.cards[card].entered for card in fighters}

    def there(card: CardId) -> bool:
        c = core.state.cards[card]
        return c.in_play and c.entered == entered[card] and not c.tagged

    return there


def last_seen(core: Core, card: CardId, since: int) -> Snapshot:
    """Return what a creature was when it left play, which happened after so many events; else what it is."""
    left = (e.was for e in reversed(core.events[since:]) if isinstance(e, CardMoved) and e.card == card)
    return next(filter(None, left), None) or snapshot(core, card)


def _before(core: Core, player: Player, began: FightBegan, there: Callable[[CardId], bool]) -> list[Pending]:
    """The "before fight" window: the attacker's abilities, assault, and the defender's hazardous.

    All abilities of the attacker resolve though the defender is destroyed meanwhile (FAQ on Before Fight). A keyword is
    what a creature deals damage by: one that has left play deals none, so a defender that assault has destroyed is
    hazardous no longer, and assault deals nothing for an attacker that hazardous has destroyed.
    """
    # Reading: reading/hazardous-of-the-destroyed
    attacker, defender = began.card, began.against
    found: list[Pending] = []
    if there(attacker):
        found = waiting(core, attacker, player, Label.BEFORE_FIGHT, began)
        if there(defender) and keyword(core, attacker, Keyword.ASSAULT):
            found.append(Pending(attacker, player, ASSAULT, began, Label.BEFORE_FIGHT))
        if there(defender) and keyword(core, defender, Keyword.HAZARDOUS):
            found.append(Pending(defender, other_player(player), HAZARDOUS, began, Label.BEFORE_FIGHT))
    return found + core.reactions((began,))


def _hits(core: Core, frame: FightFrame, *, first: bool) -> list[Hit]:
    """Return the pending damage of step 4: power both ways, and splash-attack; record what keywords make of it."""
    attacker, defender = frame.attacker, frame.defender
    elusive = first and bool(keyword(core, defender, Keyword.ELUSIVE)) and not ignores(core, attacker, Keyword.ELUSIVE)
    struck = frame.strikes or defender
    hits: list[Hit] = []
    if elusive:
        core.record(KeywordApplied(defender, Keyword.ELUSIVE, attacker))
    if not elusive or struck != defender:
        hits.append(_strike(core, attacker, struck))
    back = _strike(core, defender, attacker)
    if not elusive and not keyword(core, attacker, Keyword.SKIRMISH):
        hits.append(back)
    elif not elusive and back.amount:
        core.record(KeywordApplied(attacker, Keyword.SKIRMISH, defender))
    for hit in hits:
        if hit.poison and hit.amount:
            core.record(KeywordApplied(hit.source, Keyword.POISON, hit.card))
    splash = keyword(core, attacker, Keyword.SPLASH_ATTACK)
    beside = neighbors(core, defender) if splash else ()
    if beside:
        core.record(KeywordApplied(attacker, Keyword.SPLASH_ATTACK, defender))
    return hits + [Hit(c, splash, attacker, in_fight=True) for c in beside]


def _strike(core: Core, by: CardId, to: CardId) -> Hit:
    """Return the damage a creature deals with its power. Rules: "Power", "Poison"; "Restrictions": the strictest limit
    of several holds."""
    amount = 0
    if not core.has(Mod.NO_FIGHT_DAMAGE, by):
        limits = [active.amount(by) for active in core.mods(Mod.FIGHT_DAMAGE_SET, by)]
        amount = min(limits) if limits else power(core, by)
        for active in core.mods(Mod.FIGHT_DAMAGE, by):
            amount += active.amount(by)
    return Hit(to, amount, by, in_fight=True, poison=bool(keyword(core, by, Keyword.POISON)))
