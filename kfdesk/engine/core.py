"""The heart of a game in progress: its state, the abilities in force, the events, and `happen`.

Nothing else changes the state: every change is an event, replaced or not, applied and recorded here; then the board
settles and abilities react.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, cast

from kfdesk.engine import rng
from kfdesk.engine.abilities import (
    Ability,
    Awaiting,
    Mod,
    Outcome,
    Reaction,
    Replacement,
    Scope,
    Steps,
    Subject,
)
from kfdesk.engine.apply import APPLY, MOVES, remember
from kfdesk.engine.asking import Choosable, ability_options, trigger_keys
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.editions import Difference, differs
from kfdesk.engine.events import (
    SUPPLY,
    AbilityTriggered,
    AmberMoved,
    AmberVerb,
    CardMoved,
    End,
    Event,
    EventKind,
    LastingBegan,
    Shuffled,
)
from kfdesk.engine.frames import Frames, LeavingFrame, MomentFrame
from kfdesk.engine.lasting import Lasting
from kfdesk.engine.loops import Loops, Repeats
from kfdesk.engine.phrases import ASK, HALF, titled
from kfdesk.engine.register import Active, Identity, InForce, Register, fill
from kfdesk.engine.secrecy import ask_to_show, is_secret
from kfdesk.engine.snapshots import Snapshot
from kfdesk.engine.state import Card, State
from kfdesk.engine.terms import NO_CARD, PLAYERS, CardId, DecisionKind, Player, Zone
from kfdesk.engine.timing import TimingPoint
from kfdesk.engine.unlogged_events import LastingSet, LotDrawn, PlayEffectBegan, UnloggedEvent, UseSpent
from kfdesk.engine.views import CardView
from kfdesk.engine.windows import Gather, Pending, Window
from kfdesk.text.words import Words


class Rules(NamedTuple):
    """The rules that the core sets going and that stand in modules above it."""

    check_state: Callable[[Core], Steps]
    """Puts right what a change of the board may have made wrong: who controls what, which creatures are destroyed."""
    leave: Callable[[Core, CardId, Zone, CardId], list[Event]]
    """Gives what happens when a card leaves play for a zone, and what caused it."""
    as_it_was: Callable[[Core, CardId, Event], Snapshot]
    """Gives what a card of an event that was just applied is, or was if it has left play."""


class Printed:
    """What follows from what is printed on the cards of a game: the same all game, and shared by its forks."""

    __slots__ = ("awaits", "described", "elsewhere", "options")

    def __init__(self, cards: Sequence[Card]) -> None:
        self.elsewhere = tuple(card.id for card in cards[1:] if card.printed.elsewhere)
        """The cards with an ability that is active in a zone out of play."""
        self.awaits = any(card.printed.awaits for card in cards[1:])
        """Whether any card has an ability that awaits a condition."""
        self.described = _described(cards)
        """For kinds of events the fields whose cards are asked about later: what these were is remembered."""
        self.options: dict[tuple[str, int], Option] = {}
        """The options offered so far, by verb and card."""


def _described(cards: Sequence[Card]) -> dict[EventKind, tuple[str, ...]]:
    """Return for kinds of events the fields whose cards some card of the game asks about later.

    What a card was in an event that a seat may not see is not kept: a determinized table must not know it.
    """
    definitions = {card.printed.id: card.printed for card in cards[1:]}.values()
    asked = {pair for definition in definitions for pair in definition.asks_of_cards if not _is_secret(pair[0])}
    return {kind: tuple(sorted(field for k, field in asked if k is kind)) for kind, _ in asked}


def _is_secret(kind: EventKind) -> bool:
    """Return whether one seat may not know the card of such an event. Where Æmber moves is seen by all."""
    return not isinstance(kind, AmberVerb) and kind.secret


class _Forgotten:
    """Stands where the register of a core was, and finds out what is in force when it is first asked.

    So the register is an attribute like any other, which is read some ten thousand times a game: a property there
    makes a game a tenth slower.
    """

    __slots__ = ("_core",)

    def __init__(self, core: Core) -> None:
        self._core = core

    def __getattr__(self, name: str) -> object:
        """Return what the register says, which takes this one's place first."""
        core = self._core
        if core.register is self:  # type: ignore[comparison-overlap]
            core.register = Register()  # it is asked while it is being filled
            fill(core.register, core)
        return getattr(core.register, name)


class Core:
    """One game in progress; `Game` is its public face."""

    def __init__(self, state: State, names: tuple[str, str], rules: Rules, printed: Printed | None = None) -> None:
        self.state = state
        self.printed = printed or Printed(state.cards)
        self.names = names
        self.events: list[Event] = []
        self.applied = 0
        """How many events changed the state in this copy of the game, those included that stand in no account."""
        self.timing: list[TimingPoint] = []
        self.rules = rules
        self._resets_at_once = differs(state, Difference.RESET_AT_ONCE)
        self.frames = Frames()
        self.before_step: int | None = None
        """What `applied` was before anything that the present step does; None before the first turn."""
        self.unsettled = True
        """Whether creatures may have to be destroyed; a state just taken up may not have been looked at."""
        self.loops = Loops()
        """The abilities being resolved within each other."""
        self.settling: Repeats | None = None
        """How often each card was saved from destruction while the board settles; None while it does not."""
        self._replacing: tuple[Identity, ...] = ()
        """The "instead" abilities being resolved: none replaces what it does itself."""
        self._came_true: dict[Identity, Event] = {}
        """For each ability that awaits a condition the event by which it came true the last time."""
        self.met_by_hand: tuple[Identity, ...] = ()
        """The abilities whose condition the judge's hand made true: they wait until the game goes on."""
        self.seen: dict[tuple[object, CardId], tuple[Card, CardView]] = {}
        """Cards out of play as they were shown last, by viewer."""
        self.known_options: tuple[Option, ...] | None = None
        """What may be done first in step 3, where the game is taken up at a point whose options are known."""
        self.quiet = False
        """Whether nobody reads what is asked: then questions and the names of abilities are not put into words, and
        what may be done in step 3 is found out only when it is asked for."""
        self.watch: Callable[[], None] | None = None
        """Called after each batch of simultaneous events, on a copy of the game that is only looked at."""
        self.views: dict[CardId, Any] = {}
        """For each card what can be asked of it, see `card_facts.facts_of`."""
        self.forget_register()

    # What is in force -------------------------------------------------------------------------

    def forget_register(self) -> None:
        """Let what is in force be found out anew: constant abilities or lasting effects may have changed."""
        self.register: Register = _Forgotten(self)  # type: ignore[assignment]

    def board_changed(self, card: Card | None = None) -> None:
        """Let what is in force be found out anew after a change of the board that concerns one card, or none.

        It stays as it is where that card has no constant ability and no upgrade, and nothing was found by looking at
        the board: no lasting effect, no blank text, no gained ability.
        """
        unlike = card is not None and (card.definition.constants or card.upgrades)
        if unlike or self.state.lasting or (type(self.register) is Register and self.register.saw_board):
            self.forget_register()

    def mods(self, kind: Mod, subject: Subject) -> list[InForce]:
        """Return the abilities of `kind` that hold for `subject` (a card, or a player)."""
        found = self.register.mods.get(kind)
        if not found:
            return []
        return [a for a in found if a.holds(subject)]

    def has(self, kind: Mod, subject: Subject) -> bool:
        """Return whether any ability of `kind` holds for `subject`."""
        found = self.register.mods.get(kind)
        return found is not None and any(a.holds(subject) for a in found)

    # What happens -----------------------------------------------------------------------------

    def record(self, event: Event) -> None:
        """Apply an event that nothing may replace, and write it down; reactions come later."""
        self._record_together((event,))

    def _record_together(self, batch: Sequence[Event]) -> None:
        """Apply simultaneous events and write them down; find out which awaited conditions come true by them."""
        met = self.awaited() if self.printed.awaits else {}
        had = [bool(p.deck) for p in self.state.players] if self._resets_at_once else ()
        for event in batch:
            if type(event) is CardMoved and (left := self.state.cards[event.card].amber):
                # An "instead" took the place of its way into a pool.
                self._apply(AmberMoved(AmberVerb.MOVE, End(card=event.card), SUPPLY, left))
            self._apply(event)
        if had:
            for player, before in zip(PLAYERS, had, strict=True):
                p = self.state.players[player]
                if before and p.discard and not p.deck:
                    self._apply(Shuffled(player, reshuffle=True))
        if self.printed.awaits:
            for identity, ability in self.awaited().items():
                last = next((event for event in reversed(batch) if event.kind in ability.listens), None)
                if identity not in met and last is not None:
                    self._came_true[identity] = last
        if self.watch is not None:
            self.watch()

    def awaited(self) -> dict[Identity, Awaiting]:
        """Return the abilities in force that await a condition which holds now."""
        return {
            active.identity: active.ability
            for active in self.register.awaiting
            if isinstance(active.ability, Awaiting) and active.ability.is_met(active)
        }

    def came_true(self, awaiting: Active, event: Event) -> bool:
        """Return whether it was by this event that the condition of an ability came true the last time."""
        return self._came_true.get(awaiting.identity) is event

    def _apply(self, event: Event) -> None:
        kind = type(event)
        self.applied += 1
        APPLY[kind](self, event)
        if event.kind in self.state.remembered:
            remember(self.state, event, self._cards_of(event))
        if not isinstance(event, UnloggedEvent):
            self.events.append(event)
        if kind in MOVES and self.printed.elsewhere:
            self.forget_register()
        if kind is CardMoved:
            self._other_half_follows(event)

    def _cards_of(self, event: Event) -> tuple[Snapshot, ...]:
        """Return what the cards of an event that was just applied are, if cards ask that later."""
        fields = self.printed.described.get(event.kind, ())
        there = [card for field in fields if (card := getattr(event, field))]
        return tuple([self.rules.as_it_was(self, card, event) for card in there])

    def _other_half_follows(self, event: Event) -> None:
        """Let the top half of a gigantic creature that left play go where the creature went. Rule: "Gigantic"."""
        assert isinstance(event, CardMoved)
        cards = self.state.cards
        half = cards[event.card].other_half
        if half:
            holder = event.player if event.zone is Zone.ARCHIVES else cards[half].owner
            self._apply(replace(event, card=half, player=holder, origin=Zone.JOINED, was=None))

    def unwatched(self, kind: EventKind) -> bool:
        """Return whether nothing in force replaces such an event or reacts to it."""
        register = self.register
        return kind not in register.reactions and kind not in register.replacements

    def happen(self, *batch: Event) -> Generator[Decision, tuple[str, ...], tuple[Event, ...]]:
        """Make simultaneous events happen: replace, apply, settle, react.

        Returns those that really happened; a replaced event is not among them.
        """
        occurred, leave_play_reactions = yield from self.occur(*batch)
        if self.unsettled:
            yield from self.settle()
        yield from self.react(occurred, leave_play_reactions)
        return occurred

    def occur(self, *batch: Event) -> Generator[Decision, tuple[str, ...], tuple[tuple[Event, ...], list[Pending]]]:
        """Replace and apply simultaneous events, for a caller that settles and calls `react` itself.

        Returns those that really happened, and the abilities of cards that left play which react to just that: one
        timing point has one window, whatever reacts there.
        """
        replacements = self.register.replacements
        if replacements and any(event.kind in replacements for event in batch):
            kept: list[Event] = []
            with self.frames.within(LeavingFrame(frozenset(_leaving(batch)))):
                for event in batch:
                    real = yield from self.in_place_of(event)
                    if real is not None:
                        kept.append(real)
            batch = tuple(kept)
        leave_play_reactions = self._leave_play_reactions(batch) if CardMoved in self.register.reactions else []
        before = len(self.events)
        self._record_together(batch)
        return tuple(self.events[before:]), leave_play_reactions

    def _leave_play_reactions(self, batch: Iterable[Event]) -> list[Pending]:
        """Return the abilities of cards that are about to leave play which react to just that."""
        leaving = [e for e in batch if isinstance(e, CardMoved) and e.was is not None]
        return [p for e in leaving for p in self.reactions((e,)) if p.source == e.card and p.lasting is None]

    def react(self, batch: tuple[Event, ...], others: Sequence[Pending] = ()) -> Steps:
        """Let the abilities in force react to what happened, in the order the active player chooses.

        `others` are abilities that wait in the same window.
        """
        reactions = self.register.reactions
        if others or (reactions and any(event.kind in reactions for event in batch)):
            with self.frames.within(MomentFrame(batch)):
                yield from self.window(lambda: [*others, *self.reactions(batch)], "event", "after")
        return Outcome(done=True)

    def react_to_hand(self) -> Steps:
        """Let the abilities resolve whose condition came true by the judge's hand, as after any other event.

        No rule knows such a change. Like a creature with too much damage, they do not wait for another event.
        """
        meant, self.met_by_hand = self.met_by_hand, ()

        def gather() -> list[Pending]:
            return [
                Pending(active.source, active.you, active.ability, None, None, active.lasting, active, active.given)
                for active in self.register.awaiting
                if active.identity in meant and isinstance(active.ability, Awaiting) and active.ability.is_met(active)
            ]

        return (yield from self.window(gather, "event", "after"))

    def reactions(self, batch: Iterable[Event]) -> list[Pending]:
        """Return the abilities in force that react to these events."""
        register = self.register
        found: list[Pending] = []
        if not register.reactions:
            return found
        for event in batch:
            for active in register.reactions.get(event.kind, ()):
                ability = cast(Reaction, active.ability)
                if ability.reacts(active, event):
                    lasting = active.lasting
                    found.append(
                        Pending(active.source, active.you, ability, event, None, lasting, active, active.given)
                    )
        return found

    def reacting(self, batch: tuple[Event, ...]) -> Gather:
        """Return what gathers the abilities that react to what happened just now, whatever changes afterwards.

        One that is in force now reacts if it is now as the ability says, such as on a flank (FAQ on Dexus), and if it
        is still in force then. One that comes into force later reacts to what is there then (FAQ on Library Access).
        """
        at_once = self.reactions(batch)
        before = self._listening(batch)

        def gather() -> list[Pending]:
            now = self._listening(batch)
            if not now:
                return []
            later = [p for p in self.reactions(batch) if p.whose not in before] if now.keys() - before else []
            return [p._replace(bound=now[p.whose]) for p in at_once if p.whose in now] + later

        return gather

    def _listening(self, batch: tuple[Event, ...]) -> dict[tuple[Identity, Player], Active]:
        """Return the abilities in force that listen for these events, by which they are and whose."""
        reactions = self.register.reactions
        found: dict[tuple[Identity, Player], Active] = {}
        for event in batch if reactions else ():
            for active in reactions.get(event.kind, ()):
                if cast(Reaction, active.ability).in_force(active):
                    found[active.identity, active.you] = active
        return found

    def replaced(self, event: Event) -> Generator[Decision, tuple[str, ...], bool]:
        """Let an "instead" take the place of `event`; returns whether one did."""
        real = yield from self.in_place_of(event)
        if real is not None and real is not event:
            yield from self.happen(real)
        return real is not event

    def in_place_of(
        self, event: Event, spent: list[Identity] | None = None
    ) -> Generator[Decision, tuple[str, ...], Event | None]:
        """Return what really happens: `event`, another in its place, or None for an "instead" now done.

        Rule: "Replacement effects". Of several, the active player chooses, and those that are left may replace what
        came of it, each once (FAQ on Amphora Captura). What an "instead" does is not replaced by itself. `spent` are
        those that have replaced something already of which this event came; the ones that replace it now join them.
        """
        used = [] if spent is None else spent
        shown: set[CardId] = set()
        while True:
            candidates = [
                a
                for a in self.register.replacements.get(event.kind, ())
                if isinstance(a.ability, Replacement)
                and a.identity not in (*self._replacing, *used)
                and a.ability.catches(a, event)
            ]
            if not candidates:
                return event
            secret = next(
                (a for a in candidates if a.source not in shown and is_secret(self, a.source, a.ability)), None
            )
            if secret is not None:
                if (yield from ask_to_show(self, secret.you, secret.source)):
                    shown.add(secret.source)
                else:
                    used.append(secret.identity)
                continue
            at = 0
            if not self._come_to_the_same(candidates, event):
                asked = [Choosable(a.source, a.ability, a.given, event, a, a.lasting) for a in candidates]
                at = yield from self.which(asked, ASK["replacement"])
            chosen = candidates[at]
            ability = chosen.ability
            assert isinstance(ability, Replacement)
            spending = tuple(a.identity for a in candidates if a is chosen or _asks_alike(a, chosen))
            used += spending
            scope = self._scope_of(chosen, event)
            if is_secret(self, chosen.source, ability):
                scope.active_in = self.state.cards[chosen.source].zone
            self.count_use(chosen.lasting)
            other = ability.becomes(scope, event)
            if other is not None:
                event = other
                continue
            outer, self._replacing = self._replacing, (*self._replacing, *spending)
            steps = ability.instead(scope, event)
            yield from self.loops.resolve(self, chosen.source, ability, steps)
            self._replacing = outer
            if not ability.declined(scope):
                return None

    def _scope_of(self, replacing: Active, event: Event) -> Scope:
        scope = Scope(self, replacing.you, replacing.source, event)
        scope.take_over(replacing)
        return scope

    def _come_to_the_same(self, candidates: Sequence[Active], event: Event) -> bool:
        """Return whether it makes no difference which of several copies of an "instead" replaces an event.

        So it is where each makes the same other event of it, which none of them would replace again, and none is used
        up by that; or where each asks the player the same. A choice without effect is not asked.
        """
        first, *others = candidates
        if not others or any((a.ability, a.you, a.lasting) != (first.ability, first.you, None) for a in candidates):
            return False
        ability = first.ability
        assert isinstance(ability, Replacement)
        if ability.asks_once:
            return True
        found = [ability.becomes(self._scope_of(each, event), event) for each in candidates]
        other = found[0]
        return (
            other is not None
            and found.count(other) == len(found)
            and not any(ability.catches(a, other) for a in candidates)
        )

    def which(
        self, candidates: Sequence[Choosable], prompt: Words, about: str | None = None
    ) -> Generator[Decision, tuple[str, ...], int]:
        """Ask the active player for one of several abilities; returns its place among them.

        `about` is the handle of the card that the question is about.
        """
        if len(candidates) == 1:
            return 0
        keys = trigger_keys(each.source for each in candidates)
        options = ability_options(self, keys, candidates)
        picked = yield Decision(self.state.active, DecisionKind.TRIGGER, prompt, about, options)
        return keys.index(picked[0])

    def settle(self) -> Steps:
        """Destroy what has damage equal to its power, until nothing more is. Rule: "Damage"."""
        outer = self.settling
        if outer is None:
            self.settling = Repeats()
        while self.unsettled:
            self.unsettled = False
            yield from self.rules.check_state(self)
        self.settling = outer
        return Outcome(done=True)

    # Windows ----------------------------------------------------------------------------------

    def window(self, gather: Gather, chart: str, step: str, source: CardId = NO_CARD) -> Steps:
        """Resolve all waiting effects of one window, the active player choosing which comes next.

        Each is looked at again when its turn comes, and effects that appear meanwhile join.
        """
        gathered: list[Pending] | None = gather()
        if not gathered:
            return Outcome(done=True)
        window = Window(self)
        repeats = Repeats()
        shown: set[CardId] = set()
        self.timing.append(TimingPoint(chart, step, handle(source) if source else None))
        while waiting := window.next_of(gather() if gathered is None else gathered):
            gathered = None
            secret = next((p for p in waiting if p.source not in shown and is_secret(self, p.source, p.ability)), None)
            if secret is not None:
                if (yield from ask_to_show(self, secret.you, secret.source)):
                    shown.add(secret.source)
                else:
                    window.begin(secret)
                continue
            chosen = waiting[0]
            if len(waiting) > 1:
                chosen = yield from self._ask_next(waiting)
            window.begin(chosen)
            if (yield from repeats.again(self, window.again(chosen), chosen.source)):
                yield from self._trigger_all(chosen)
        self.timing.pop()
        return Outcome(done=True)

    def _ask_next(self, waiting: list[Pending]) -> Generator[Decision, tuple[str, ...], Pending]:
        keys = trigger_keys(p.source for p in waiting)
        options = ability_options(
            self, keys, [Choosable(p.source, p.ability, p.given, p.event, p.bound, p.lasting) for p in waiting]
        )
        point = self.timing[-1]
        shown = tuple((option.card or "", option.label) for option in options)
        self.timing[-1] = TimingPoint(point.chart, point.step, point.source, shown)
        picked = yield Decision(self.state.active, DecisionKind.TRIGGER, ASK["trigger"], None, options)
        self.timing[-1] = point
        return waiting[keys.index(picked[0])]

    def _trigger_all(self, pending: Pending) -> Steps:
        """Resolve one waiting ability as often as it resolves."""
        entered = self.state.cards[pending.source].entered
        yield from self.trigger(pending)
        for _ in range(pending.again):
            card = self.state.cards[pending.source]
            if card.in_play and card.entered == entered:
                yield from self.trigger(pending)
        return Outcome(done=True)

    def trigger(self, pending: Pending) -> Steps:
        """Resolve one waiting ability, unless it is a "Play:" ability of which something takes the place."""
        replaceable = pending.of_its_play and PlayEffectBegan in self.register.replacements
        if replaceable and (yield from self.replaced(PlayEffectBegan(pending.source, pending.you))):
            return Outcome(done=True)
        self.count_use(pending.lasting)
        scope = Scope(self, pending.you, pending.source, pending.event, pending.given.card)
        if pending.bound is not None:
            scope.take_over(pending.bound)
        if is_secret(self, pending.source, pending.ability):
            scope.active_in = self.state.cards[pending.source].zone
        self.record(AbilityTriggered(pending.source, pending.label))
        steps = pending.ability.resolve(scope)
        return (yield from self.loops.resolve(self, pending.source, pending.ability, steps))

    def begin_lasting(self, lasting: Lasting) -> None:
        """Put an ability in force for a time. Rule: "Lasting effects"."""
        self.record(LastingSet(lasting))
        self.record(LastingBegan(lasting.source, lasting.player))

    def count_use(self, lasting: Lasting | None) -> None:
        """Count one use of an ability if it is a lasting effect that applies only so often ("the next time")."""
        if lasting is not None and lasting.uses is not None:
            self.record(UseSpent(lasting.source, lasting.id))

    # Asking -----------------------------------------------------------------------------------

    def option(self, verb: str, card_id: CardId) -> Option:
        """Return the option to do `verb` with a card; built once a game, but for facedown cards.

        A token creature is called by that name: the player who is asked may not know its reverse side. Of a gigantic
        creature that is not in play it is said which half it is. Rules: "Token creatures", "Gigantic creatures".
        """
        card = self.state.cards[card_id]
        if card.face_down:
            return _option(verb, card_id, card.definition.title)
        half = card.printed.half
        if half is not None and verb == "card" and (not card.in_play or card.zone is Zone.JOINED):
            return _option(verb, card_id, HALF[half].filled(card=card.printed.title))
        options = self.printed.options
        known = options.get((verb, card_id))
        if known is None:
            known = options[verb, card_id] = _option(verb, card_id, card.printed.title)
        return known

    def title(self, card: CardId) -> Words:
        """Return the name of a card as it is now, a copy's that of what it copies."""
        return self.state.cards[card].definition.title

    def sentence_of(self, card: CardId, ability: Ability) -> Words:
        """Return what an ability of a card says, as a sentence that names the card."""
        words = getattr(ability, "words", None)
        return words if isinstance(words, Words) else self.state.cards[card].definition.sentence(ability)

    # Chance -----------------------------------------------------------------------------------

    def random_below(self, bound: int) -> int:
        """Return a random number from 0 to `bound` - 1 from the game's own generator."""
        _, number = rng.below(self.state.rng, bound)
        self.record(LotDrawn(bound))
        return number

    def random_cards(self, cards: tuple[CardId, ...], count: int) -> tuple[CardId, ...]:
        """Return up to `count` different cards drawn at random."""
        left = list(cards)
        return tuple(left.pop(self.random_below(len(left))) for _ in range(min(count, len(left))))


def _asks_alike(one: Active, other: Active) -> bool:
    """Return whether one ability asks a player what another one asks alike."""
    ability = one.ability
    alike = ability == other.ability and one.you == other.you
    return alike and isinstance(ability, Replacement) and ability.asks_once


def _option(verb: str, card_id: CardId, title: Words) -> Option:
    return Option(f"{verb}:c{card_id}", titled(verb, title), handle(card_id))


def _leaving(batch: Iterable[Event]) -> Iterator[CardId]:
    return (event.card for event in batch if isinstance(event, CardMoved) and event.was is not None)


def handle(card_id: CardId) -> str:
    """Return the public handle of a card's number."""
    return f"c{card_id}"


def asker(cause: CardId) -> str | None:
    """Return the handle of the card that asks, None where a rule does."""
    return handle(cause) if cause else None


def number(handle_: str) -> CardId:
    """Return the card's number behind a handle or an option key such as "card:c31"."""
    return CardId(int(handle_.rpartition("c")[2]))


def known_number(handle_: str, cards: int) -> CardId:
    """Return the number of the card with this very handle, `NO_CARD` for any other word.

    Words from outside may be anything. `cards` is the length of `State.cards`.
    """
    digits = handle_[1:]
    if handle_[:1] != "c" or len(digits) > len(str(cards)) or not (digits.isascii() and digits.isdecimal()):
        return NO_CARD
    found = CardId(int(digits))
    return found if found < cards and handle_ == f"c{found}" else NO_CARD
