"""Destroying cards: tag, "Destroyed:" effects, leave together, after. Rule: "Destroyed"."""

from __future__ import annotations

from collections.abc import Generator, Iterable

from kfdesk.engine.abilities import NOTHING, Label, Mod, Outcome, Replacement, Scope, Steps
from kfdesk.engine.asking import Choosable
from kfdesk.engine.core import Core, Pending
from kfdesk.engine.decisions import Decision
from kfdesk.engine.events import (
    ArmorChanged,
    CardDestroyed,
    CardTagged,
    DestructionReplaced,
    Event,
    StatusLost,
)
from kfdesk.engine.frames import DestructionFrame
from kfdesk.engine.lasting import Lasting
from kfdesk.engine.loops import Repeats
from kfdesk.engine.moves import arranged, leave_events, once
from kfdesk.engine.queries import armor, blanked, gained, keyword, power, snapshot, waiting
from kfdesk.engine.register import PRINTED
from kfdesk.engine.terms import WARD, Keyword, Zone
from kfdesk.engine.timing import TimingPoint


class Doomed:
    """A tagged card, with what it was and which "Destroyed:" abilities it had when it was tagged."""

    __slots__ = ("abilities", "card", "event", "replacements", "spared")

    def __init__(self, g: Core, card: int, cause: int, killer: int) -> None:
        self.card = card
        self.event = CardDestroyed(card, snapshot(g, card), cause, killer)
        controller = self.event.was.controller
        self.abilities = waiting(g, card, controller, Label.DESTROYED, self.event)
        printed = ((ability, PRINTED) for ability in g.state.cards[card].defn.constants)
        had = () if blanked(g, card) else (*printed, *gained(g, card))
        self.replacements = [(a, by) for a, by in had if isinstance(a, Replacement) and CardDestroyed in a.replaces]
        self.spared = False


def check_creatures(g: Core) -> Steps:
    """Destroy all creatures with damage equal to their power, or no power, and what a card destroys "if there are …".

    Rule: "Damage".
    """
    cards = g.state.cards
    doomed = []
    perishing = Mod.PERISHES in g.register.mods
    weakened = g.register.weakens
    for player in g.state.players:
        for c in player.line:
            card = cards[c]
            if card.armor_used and armor(g, c) != card.armor_known:
                g.record(ArmorChanged(c, armor(g, c)))
            if card.tagged:
                continue
            # A creature without damage stays, unless something may have taken all its power.
            endangered = card.damage or weakened or not card.defn.power
            if (endangered and card.damage >= power(g, c)) or (perishing and g.has(Mod.PERISHES, c)):
                doomed.append(c)
        if perishing:
            doomed += [c for c in player.artifacts if not cards[c].tagged and g.has(Mod.PERISHES, c)]
    if not doomed:
        return NOTHING
    return (yield from destroy(g, doomed, in_fight=True))


def can_be_destroyed(g: Core, card: int) -> bool:
    """Return whether destroying would have an effect: in play, not tagged, not invulnerable."""
    c = g.state.cards[card]
    return (
        c.in_play
        and not c.tagged
        and not keyword(g, card, Keyword.INVULNERABLE)
        and not g.has(Mod.CANNOT_BE_DESTROYED, card)
    )


def destroy(g: Core, cards: Iterable[int], cause: int = 0, *, in_fight: bool = False) -> Steps:
    """Destroy cards simultaneously; the outcome's cards are those that were destroyed.

    `in_fight`: by the damage under way, which may be that of a fight.

    Called while another destruction is under way, the newly tagged cards join it.
    """
    doomed: list[Doomed] = []
    saved = False
    for card in dict.fromkeys(cards):
        if not can_be_destroyed(g, card):
            continue
        if g.state.cards[card].warded:
            g.record(StatusLost(card, WARD, cause))
            saved = True
            continue
        doomed.append(Doomed(g, card, cause, g.frames.killer(card) if in_fight else 0))
    if saved:
        g.unsettled = True  # a creature without power is destroyed as soon as its ward is gone
    for each in doomed:
        g.record(CardTagged(each.card, cause))
    if not doomed:
        return NOTHING
    under_way = g.frames.destruction()
    if under_way is not None:
        under_way.doomed.extend(doomed)
        return Outcome(True, tuple(d.card for d in doomed), len(doomed))
    process = list(doomed)
    g.timing.append(TimingPoint("destroyed", "effects"))
    repeats = g.settling or Repeats()
    begun = 0
    with g.frames.within(DestructionFrame(process)):
        while begun < len(process):  # cards destroyed in place of others join late
            late = begun
            begun = len(process)
            if any(d.abilities for d in process[late:]):
                yield from g.window(lambda late=late: _waiting(process[late:]), "destroyed", "effects")  # type: ignore[misc]
                begun = len(process)
            yield from _replace(g, process[:begun], repeats)
        leaving = [d for d in process if not d.spared and g.state.cards[d.card].tagged]
        order = yield from arranged(g, [d.card for d in leaving], cause)
    destroyed = yield from _leave(g, process, order)
    g.timing.pop()
    asked = {d.card for d in doomed}
    done = tuple(e.card for e in destroyed if e.card in asked)
    return Outcome(bool(done), done, len(done))


def _waiting(process: list[Doomed]) -> list[Pending]:
    """The "Destroyed:" abilities of all tagged cards, whatever became of the cards meanwhile."""
    return [ability for doom in process for ability in doom.abilities]


def _leave(
    g: Core, process: list[Doomed], order: list[int]
) -> Generator[Decision, tuple[str, ...], tuple[CardDestroyed, ...]]:
    """Put the tagged cards that are still in play into the discard piles together.

    Abilities that react to their leaving play and those that react to their destruction wait in one window.
    Rules: "Destroyed", FAQ on Gebuk.
    """
    g.timing[-1] = TimingPoint("destroyed", "leave")
    batch: list[Event] = []
    for card in order:
        batch += leave_events(g, card, Zone.DISCARD, 0)
    moved, farewells = yield from g.occur(*once(batch))
    destroyed = tuple(d.event for d in process if not d.spared)
    for each in destroyed:
        g.record(each)
    if batch or g.settling is None:  # otherwise the settling under way looks again
        yield from g.settle()
    g.timing[-1] = TimingPoint("destroyed", "after")
    yield from g.react((*moved, *destroyed), farewells)
    return destroyed


def _replace(g: Core, process: list[Doomed], repeats: Repeats) -> Steps:
    """Let "instead" take off tags when the card would go to the discard pile.

    Rule: "Replacement effects", second paragraph. Cards destroyed in its place join the destruction under way: their
    "Destroyed:" abilities come first, before they may be saved themselves.
    """
    for doom in process:
        if doom.spared or not g.state.cards[doom.card].tagged:
            continue
        savers = _savers(g, doom)
        if not savers:
            continue
        at = yield from g.which_replacement(
            [Choosable(scope.source, ability, PRINTED, doom.event, scope) for scope, ability, _ in savers]
        )
        scope, ability, lasting = savers[at]
        doom.spared = True
        if not (yield from repeats.again(g, doom.card, doom.card)):
            continue
        g.count_use(lasting)
        g.record(DestructionReplaced(doom.card))
        yield from ability.instead(scope, doom.event)
    return NOTHING


def _savers(g: Core, doom: Doomed) -> list[tuple[Scope, Replacement, Lasting | None]]:
    """Return the abilities that replace the destruction: those the card had when it was tagged, and other cards'.

    Beside each stands the lasting effect that it is, if it is one.
    """
    found: list[tuple[Scope, Replacement, Lasting | None]] = []
    for ability, given in doom.replacements:
        own = Scope(g, doom.event.was.controller, doom.card, doom.event, given.card)
        if ability.catches(own, doom.event):
            found.append((own, ability, None))
    for active in g.register.replacements.get(CardDestroyed, ()):
        other = active.ability
        if active.source == doom.card or not isinstance(other, Replacement):
            continue
        if other.catches(active, doom.event):
            scope = Scope(g, active.you, active.source, doom.event)
            scope.take_over(active)
            found.append((scope, other, active.lasting))
    return found
