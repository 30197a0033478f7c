"""Destroying cards: tag, "Destroyed:" effects, leave together, after. Rule: "Destroyed"."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import NamedTuple

from kfdesk.engine import becoming, forbidding
from kfdesk.engine.abilities import DONE, NOTHING, Mod, Outcome, Replacement, Scope, Steps
from kfdesk.engine.asking import Choosable
from kfdesk.engine.core import Core
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
from kfdesk.engine.moves import arranged, leave_events, once, put_away
from kfdesk.engine.phrases import ASK
from kfdesk.engine.queries import armor, in_play, keyword, power, saving, silenced, snapshot, waiting
from kfdesk.engine.register import Grant, Identity
from kfdesk.engine.secrecy import ask_to_show, is_secret
from kfdesk.engine.snapshots import Snapshot
from kfdesk.engine.terms import NEVER, NO_CARD, WARD, CardId, Keyword, Label, Zone
from kfdesk.engine.timing import TimingPoint
from kfdesk.engine.windows import Pending


class Doomed:
    """A tagged card, with what it was and which "Destroyed:" abilities it had when it was tagged."""

    __slots__ = ("abilities", "card", "declined", "entered", "event", "replacements", "spared")

    def __init__(self, core: Core, card: CardId, cause: CardId, killer: CardId) -> None:
        self.card = card
        self.event = CardDestroyed(card, snapshot(core, card), cause, killer)
        controller = self.event.was.controller
        self.abilities = waiting(core, card, controller, Label.DESTROYED, self.event)
        self.replacements = [] if silenced(core, card, Label.DESTROYED) else saving(core, card)
        self.declined: set[Identity] = set()
        """The abilities that might have replaced its destruction and did not: none is asked about twice."""
        self.spared = False
        self.entered = core.state.cards[card].entered
        """When it entered play: a card that left play meanwhile and came back is not this card any more."""

    def tagged(self, core: Core) -> bool:
        """Return whether the card has been in play ever since and still has its tag."""
        card = core.state.cards[self.card]
        return card.tagged and card.entered == self.entered and not self.spared


def check_creatures(core: Core) -> Steps:
    """Destroy all creatures with damage equal to their power, or no power, and what a card destroys "if there are …".

    What a card archives or purges then goes there. What is no creature any more leaves the battleline instead.
    Rules: "Damage", FAQ on Animator.
    """
    cards = core.state.cards
    doomed = []
    strangers = []
    register = core.register
    going = _going(core) if Mod.PERISHES in register.mods else {}
    perishing = going.pop(Zone.DISCARD, ())
    weakened = register.weakens
    for player in core.state.players:
        for c in player.line:
            card = cards[c]
            if card.armor_used and armor(core, c) != card.armor_known:
                core.record(ArmorChanged(c, armor(core, c)))
            if card.tagged:
                continue
            if not card.definition.power and becoming.is_none_any_more(core, c):
                strangers.append(c)
                continue
            # A creature without damage stays, unless something may have taken all its power.
            endangered = card.damage or weakened or not card.definition.power
            if (endangered and card.damage >= power(core, c)) or c in perishing:
                doomed.append(c)
        if perishing:
            others = (*player.artifacts, *(u for c in (*player.line, *player.artifacts) for u in cards[c].upgrades))
            doomed += [c for c in others if not cards[c].tagged and c in perishing]
    if strangers:
        yield from becoming.leave_line(core, strangers)
    for zone, leaving in going.items():
        yield from put_away(core, leaving, zone, archived=zone is Zone.ARCHIVES)
    if not doomed:
        return NOTHING
    return (yield from destroy(core, doomed, in_fight=True, standing=True))


def _going(core: Core) -> dict[Zone, list[CardId]]:
    """Return the cards in play that have to go "if there are no …", by where: those for the discard pile are destroyed.

    A tagged card may still go elsewhere. Rules: "Constant abilities", "Destroyed".
    """
    # Reading: reading/constant-ability-and-ward
    going: dict[Zone, list[CardId]] = {}
    for card in in_play(core):
        for zone in dict.fromkeys(active.value(card) for active in core.mods(Mod.PERISHES, card)):
            assert isinstance(zone, Zone)
            going.setdefault(zone, []).append(card)
    return going


def can_be_destroyed(core: Core, card: CardId) -> bool:
    """Return whether destroying would have an effect: in play, not tagged, not invulnerable."""
    c = core.state.cards[card]
    return (
        c.in_play
        and not c.tagged
        and not keyword(core, card, Keyword.INVULNERABLE)
        and not core.has(Mod.CANNOT_BE_DESTROYED, card)
    )


def destroy(
    core: Core, cards: Iterable[CardId], cause: CardId = NO_CARD, *, in_fight: bool = False, standing: bool = False
) -> Steps:
    """Destroy cards simultaneously; the outcome's cards are those that were destroyed.

    `in_fight`: by the damage under way, which may be that of a fight. `standing`: by how they have been for a while,
    such as without power; what cannot be destroyed stays so, which is not recorded each time.

    Called while another destruction is under way, the newly tagged cards join it.
    """
    doomed: list[Doomed] = []
    saved = False
    safe: list[CardId] = []
    for card in dict.fromkeys(cards):
        if not can_be_destroyed(core, card):
            safe.append(card)
            continue
        if core.state.cards[card].is_affected_by(WARD):
            core.record(StatusLost(card, WARD, cause, stayed=True))
            saved = True
            continue
        doomed.append(Doomed(core, card, cause, core.frames.killer(card) if in_fight else NO_CARD))
    if saved:
        core.unsettled = True  # a creature without power is destroyed as soon as its ward is gone
    if safe and not standing:
        forbidding.report_destruction(core, safe, cause)
    for each in doomed:
        core.record(CardTagged(each.card, cause))
    forbidding.report_silence(core, [each.card for each in doomed], Label.DESTROYED)
    if not doomed:
        return NOTHING
    under_way: DestructionFrame[Doomed] | None = core.frames.destruction()
    if under_way is not None:
        under_way.doomed.extend(doomed)
        return Outcome(True, tuple(d.card for d in doomed), len(doomed))
    process = list(doomed)
    core.timing.append(TimingPoint("destroyed", "effects"))
    repeats = core.settling or Repeats()
    begun = 0
    tagged = len(core.events)
    with core.frames.within(DestructionFrame(process)):
        while begun < len(process):  # cards destroyed in place of others join late
            late = begun
            begun = len(process)
            if any(d.abilities for d in process[late:]):
                yield from core.window(lambda late=late: _waiting(process[late:]), "destroyed", "effects")  # type: ignore[misc]
                begun = len(process)
            yield from _replace(core, process[:begun], repeats)
        leaving = [d for d in process if d.tagged(core)]
        core.timing[-1] = TimingPoint("destroyed", "leave")  # the order is that in which they leave play
        order = yield from arranged(core, [d.card for d in leaving], cause)
    known = {d.card: d.event.was for d in leaving} if len(core.events) == tagged else {}
    destroyed = yield from _leave(core, process, order, known)
    core.timing.pop()
    asked = {d.card for d in doomed}
    done = tuple(e.card for e in destroyed if e.card in asked)
    return Outcome(bool(done), done, len(done))


def _waiting(process: list[Doomed]) -> list[Pending]:
    """The "Destroyed:" abilities of all tagged cards, whatever became of the cards meanwhile."""
    return [ability for doom in process for ability in doom.abilities]


def _leave(
    core: Core, process: list[Doomed], order: list[CardId], known: dict[CardId, Snapshot]
) -> Generator[Decision, tuple[str, ...], tuple[CardDestroyed, ...]]:
    """Put the tagged cards that are still in play into the discard piles together; `known` is what they still are.

    Abilities that react to their leaving play and those that react to their destruction wait in one window.
    Rules: "Destroyed", FAQ on Gebuk.
    """
    batch: list[Event] = []
    for card in order:
        batch += leave_events(core, card, Zone.DISCARD, NO_CARD, was=known.get(card))
    moved, leave_play_reactions = yield from core.occur(*once(batch))
    # They are destroyed when they have left play (chart "Destroyed", steps 3 and 4); the log tells it first.
    destroyed = tuple(d.event for d in process if not d.spared)
    for each in destroyed:
        core.record(each)
    if batch or core.settling is None:  # otherwise the settling under way looks again
        yield from core.settle()
    core.timing[-1] = TimingPoint("destroyed", "after")
    yield from core.react((*moved, *destroyed), leave_play_reactions)
    return destroyed


def _replace(core: Core, process: list[Doomed], repeats: Repeats) -> Steps:
    """Let "instead" take off tags when the card would go to the discard pile.

    Rule: "Replacement effects", second paragraph. Cards destroyed in its place join the destruction under way: their
    "Destroyed:" abilities come first, before they may be saved themselves.
    """
    for doom in process:
        if not doom.tagged(core):
            continue
        while not doom.spared and (saver := (yield from _saver(core, doom))) is not None:
            yield from _save(core, doom, saver, repeats)
            doom.declined.add(saver.identity)
    return NOTHING


class Saver(NamedTuple):
    """An ability that replaces a destruction: what gave it, and the lasting effect that it is, if it is one."""

    scope: Scope
    ability: Replacement
    given: Grant
    lasting: Lasting | None = None

    @property
    def identity(self) -> Identity:
        """What tells it from others, as `Active.identity` does."""
        return (self.scope.source, id(self.ability), self.given, self.lasting.id if self.lasting else NEVER)


def _save(core: Core, doom: Doomed, saver: Saver, repeats: Repeats) -> Steps:
    """Do what happens in place of a destruction; a player who may do it and does not lets the card be destroyed."""
    if saver.ability.optional:
        yield from saver.ability.instead(saver.scope, doom.event)
        if saver.ability.declined(saver.scope):
            return NOTHING
    doom.spared = True
    if not (yield from repeats.again(core, doom.card, doom.card)):
        return NOTHING
    core.count_use(saver.lasting)
    core.record(DestructionReplaced(doom.card, saver.scope.source))
    if not saver.ability.optional:
        yield from saver.ability.instead(saver.scope, doom.event)
    return DONE


def _saver(core: Core, doom: Doomed) -> Generator[Decision, tuple[str, ...], Saver | None]:
    """Return what replaces the destruction of a card; of several the active player chooses, None: nothing does.

    The owner of a hidden card is asked first whether to show it. Rules: "Replacement effects", "Out-of-play zones".
    """
    savers = [saver for saver in _savers(core, doom) if saver.identity not in doom.declined]
    for saver in [saver for saver in savers if is_secret(core, saver.scope.source, saver.ability)]:
        if (yield from ask_to_show(core, saver.scope.you, saver.scope.source)):
            saver.scope.active_in = core.state.cards[saver.scope.source].zone
        else:
            savers.remove(saver)
            doom.declined.add(saver.identity)
    if not savers:
        return None
    asked = [Choosable(s.scope.source, s.ability, s.given, doom.event, s.scope, s.lasting) for s in savers]
    at = yield from core.which(asked, ASK["replacement"])
    return savers[at]


def _savers(core: Core, doom: Doomed) -> list[Saver]:
    """Return the abilities that replace the destruction: those the card had when it was tagged, and other cards'."""
    found: list[Saver] = []
    for ability, given in doom.replacements:
        own = Scope(core, doom.event.was.controller, doom.card, doom.event, given.card)
        if ability.catches(own, doom.event):
            found.append(Saver(own, ability, given))
    for active in core.register.replacements.get(CardDestroyed, ()):
        other = active.ability
        own_text = active.source == doom.card and active.lasting is None
        if own_text or not isinstance(other, Replacement):
            continue
        if other.catches(active, doom.event):
            scope = Scope(core, active.you, active.source, doom.event)
            scope.take_over(active)
            found.append(Saver(scope, other, active.given, active.lasting))
    return found
