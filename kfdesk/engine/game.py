"""A game of KeyForge: the public face of the engine.

A game waits at one decision at a time. It keeps a copy of its state wherever the state alone says how
to go on (a checkpoint: the start of each turn, and before each action of step 3); forks and undo go back
to the checkpoint before the wanted point and make the few choices since again.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from kfdesk.engine import build, judge, legality, turn
from kfdesk.engine import phrases as say
from kfdesk.engine.board import RULES
from kfdesk.engine.card_facts import CardFacts, facts_of
from kfdesk.engine.core import Core, Printed, known_number, number
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.decks import DeckKind, DeckTitle, Seat
from kfdesk.engine.determinization import ChanceError, determinize, is_same, out_of_sight, sample
from kfdesk.engine.digests import Digester
from kfdesk.engine.entries import Adjustment, read_entry
from kfdesk.engine.events import Event, cards_of
from kfdesk.engine.facts import HOMEMADE
from kfdesk.engine.keys import key_cost
from kfdesk.engine.loops import Flow
from kfdesk.engine.not_offered import not_offered, something_else
from kfdesk.engine.possible import check_armor, check_undecided
from kfdesk.engine.refill_and_chains import hand_size
from kfdesk.engine.register import Register
from kfdesk.engine.rules import IllegalChoice, NotAdjustable, Reason, SetupError, Verdict, sorted_reasons
from kfdesk.engine.scenario import Change, Scenario, Side
from kfdesk.engine.state import State
from kfdesk.engine.table_events import Shuffled
from kfdesk.engine.terms import HOUSES, CardId, DecisionKind, Edition, Player, Step, player_at
from kfdesk.engine.timing import TimingPoint
from kfdesk.engine.view_builder import table_view
from kfdesk.engine.viewers import ANYBODY, OMNISCIENT
from kfdesk.engine.views import TableView

DIGEST_FORMULA = 11
"""The number of the formula of `Game.digest`; a new one wherever the same state would get another hash."""


@dataclass(frozen=True, slots=True)
class Setup:
    """All that decides a game but its choices: seats, seed, edition, who is first; or a scenario."""

    seats: tuple[Seat, Seat] | None
    seed: int
    edition: Edition
    first_player: int | None
    scenario: Scenario | None
    library: build.Library = field(repr=False, compare=False)


class _Checkpoint:
    """A point the game can be taken up from, with how many choices and events lay before it.

    `applied` is `Core.applied` of the copy of the game that made it: as long as that is the same, so is the state.
    `unsettled` tells whether creatures may have to be destroyed then: if not, a fork need not look again, and
    `decision` is what is asked there in step 3, once that is known; `met_by_hand` are abilities that resolve before.
    """

    __slots__ = ("answers", "applied", "decision", "events", "met_by_hand", "state", "unsettled")

    def __init__(self, answers: int, core: Core) -> None:
        self.answers = answers
        self.applied = core.applied
        self.decision: Decision | None = None
        self.events = len(core.events)
        self.met_by_hand = core.met_by_hand
        self.state = core.state.copy()
        self.unsettled = core.unsettled

    @property
    def options(self) -> tuple[Option, ...] | None:
        """What may be done there in step 3, if that has been found out."""
        asked = self.decision
        return None if asked is None or self.unsettled or not asked.is_listed else asked.options


class Game:
    """One game in progress. Deterministic: the same setup and choices give the same game."""

    def __init__(
        self,
        setup: Setup,
        state: State,
        names: tuple[str, str],
        decks: tuple[DeckTitle, DeckTitle],
        printed: Printed | None = None,
    ) -> None:
        self.setup = setup
        self._decks = decks
        self._core = Core(state, names, RULES, printed)
        self._journal: list[str] = []
        self._checkpoints: list[_Checkpoint] = []
        self._digester = Digester()
        self.decision: Decision | None = None
        """The one thing the game waits for; None when it is over."""
        self._flow: Flow | None = None

    # Making games -----------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        seats: tuple[Seat, Seat],
        *,
        seed: int,
        library: build.Library,
        edition: Edition = Edition.V18_4,
        first_player: int | None = None,
        quiet: bool = False,
    ) -> Game:
        """Begin a game; `first_player` None draws by lot. Raises `SetupError` for an unplayable deck.

        `quiet` as in `fork`.
        """
        setup = Setup(seats, seed, edition, first_player, None, library)
        return cls._from_setup(setup, quiet=quiet)

    @classmethod
    def from_scenario(cls, scenario: Scenario, *, library: build.Library) -> Game:
        """Begin at any table. Raises `SetupError` for one that cannot be."""
        return cls._from_setup(Setup(None, scenario.seed, scenario.edition, None, scenario, library))

    @classmethod
    def replay(cls, setup: Setup, journal: Iterable[str], *, library: build.Library | None = None) -> Game:
        """Return the game that `setup` and the choices give. Raises as `choose` does."""
        if library is not None:
            from dataclasses import replace

            setup = replace(setup, library=library)
        game = cls._from_setup(setup)
        for entry in journal:
            game.answer(entry)
        return game

    @classmethod
    def _from_setup(cls, setup: Setup, *, quiet: bool = False) -> Game:
        if setup.scenario is not None:
            state = build.from_scenario(setup.scenario, setup.library)
            sides = setup.scenario.players
            game = cls(setup, state, _names(sides), (_title(state, sides, 0), _title(state, sides, 1)))
            check_undecided(game._core)
            check_armor(game._core)
        elif setup.seats is not None:
            seats = setup.seats
            first = None if setup.first_player is None else player_at(setup.first_player)
            state = build.from_seats(seats, seed=setup.seed, edition=setup.edition, library=setup.library, first=first)
            game = cls(setup, state, (seats[0].name, seats[1].name), (seats[0].deck.title, seats[1].deck.title))
        else:
            raise SetupError(say.NO_SEATS)
        game._core.quiet = quiet
        game._start()
        return game

    # Playing ----------------------------------------------------------------------------------

    def choose(self, *keys: str | Iterable[str]) -> None:
        """Make the open decision with one key, or several where its `max` is above 1.

        Runs to the next decision. Raises `IllegalChoice` with the reasons; then nothing has changed.
        """
        flat = _flat(keys)
        decision = self.decision
        if decision is None:
            raise IllegalChoice(Verdict(" ".join(flat), (say.GAME_OVER,)))
        reasons = self._refusals(decision, flat)
        if reasons:
            raise IllegalChoice(Verdict(" ".join(flat), reasons))
        self._journal.append(" ".join(flat) if flat else "done")
        self._send(() if flat == ("done",) else flat)

    def answer(self, entry: str) -> None:
        """Give one journal entry: the keys of one choice with spaces between, or a judge's change."""
        read = read_entry(entry)
        if isinstance(read, Adjustment):
            self.adjust(read.change())
        else:
            self.choose(*read.keys)

    def adjust(self, change: Change) -> None:
        """Let the judge's hand change the table; only at a checkpoint: before an action of step 3, or where a step
        of the turn has begun and nothing has happened in it.

        Raises `NotAdjustable` for a change that cannot be made; then nothing has changed.
        """
        if not self.at_checkpoint:
            raise NotAdjustable(say.NOT_AT_REST)
        before, happened = self._core.state, len(self.events)
        self._core.state = before.copy()
        try:
            judge.adjust(self._core, change)
        except BaseException:
            self._core.state = before
            self._core.forget_register()
            del self.events[happened:]
            raise
        self._journal.append(Adjustment.of(change).text)
        try:
            self._start()
        except BaseException:
            self._go_back()
            raise

    @property
    def journal(self) -> tuple[str, ...]:
        """The choices so far, as keys; several keys of one choice have spaces between."""
        return tuple(self._journal)

    @property
    def events(self) -> list[Event]:
        """What happened so far; only ever appended to."""
        return self._core.events

    @property
    def timing(self) -> tuple[TimingPoint, ...]:
        """Where the game is in the charts, outermost first."""
        return tuple(self._core.timing)

    @property
    def winner(self) -> Player | None:
        """The player who forged three keys, or None."""
        return self._core.state.winner

    @property
    def state(self) -> State:
        """The state itself, everything hidden included; for rules tests and tools, not for tables."""
        return self._core.state

    @property
    def checkpoint(self) -> State:
        """A copy of the state of the game at the last checkpoint: the start of a turn, or before an action of step 3.

        A game may begin anew from there. See `kfdesk.engine.scenario_of_state`.
        """
        return self._checkpoints[-1].state

    @property
    def core(self) -> Core:
        """What queries of `kfdesk.engine.queries` take; the same caution holds."""
        return self._core

    # Asking -----------------------------------------------------------------------------------

    def explain(self, key: str) -> Verdict:
        """Return whether `key` may be chosen now, or every reason against it with its rulebook entry.

        A fight may be asked about with its target, as "fight:c3:c9", before it is begun.
        """
        decision = self.decision
        if decision is None:
            return Verdict(key, (say.GAME_OVER,))
        if key.startswith("fight:") and key.count(":") == 2:
            return self._explain_fight(key)
        if any(option.key == key for option in decision.options):
            return Verdict(key)
        return Verdict(key, self._reasons(decision, key) or (say.NOT_OFFERED,))

    def view(self, player: int | None, *, omniscient: bool = False) -> TableView:
        """Return the table as `player` may see it; None: the open table, both hands but no decks.

        `omniscient` (with player None, for tools and tests only): every zone and every card, decks and facedown
        cards included.
        """
        if omniscient and player is not None:
            raise ValueError("a seat is never omniscient: ask for view(None, omniscient=True)")
        seat = None if player is None else player_at(player)
        return table_view(self._core, OMNISCIENT if omniscient else seat, self.decision, self._decks)

    def common_view(self) -> TableView:
        """Return the table as anybody may see it: what both players may know."""
        return table_view(self._core, ANYBODY, self.decision, self._decks)

    def card(self, handle: str) -> CardFacts:
        """Return what is true of a card now: power, keywords, houses, neighbors …; for tools and tests, not for seats.

        It goes on telling what is true of the card as the game goes on. Raises `KeyError` for an unknown handle.
        """
        number_ = known_number(handle, len(self._core.state.cards))
        if not number_:
            raise KeyError(handle)
        return facts_of(self._core, number_)

    def key_cost(self, player: int) -> int:
        """Return the Æmber that the player pays to forge a key now."""
        return key_cost(self._core, player_at(player))

    def hand_size(self, player: int) -> int:
        """Return the number of cards the player refills to, before chains."""
        return hand_size(self._core, player_at(player))

    def fork(self, at: int | None = None, *, quiet: bool = False) -> Game:
        """Return an independent copy at this decision, or as it was after `at` journal entries.

        `quiet` is for one that only a program plays on, by itself: what is asked in it has no words, which take long to
        find, and what may be done in step 3 is found out when it is asked for. Its own forks are not quiet by that.
        """
        wanted = len(self._journal) if at is None else at
        if not 0 <= wanted <= len(self._journal):
            raise ValueError(f"the journal has {len(self._journal)} entries, not {wanted}")
        index = bisect_right(self._checkpoints, wanted, key=lambda checkpoint: checkpoint.answers) - 1
        state = self._checkpoints[index].state.copy()
        return self._taken_up(index, state, wanted, self._core.printed, self._register_at(index), quiet=quiet)

    def _register_at(self, index: int) -> Register | None:
        """Return what is in force at a checkpoint if the game is just there and has found it out."""
        checkpoint, register = self._checkpoints[index], self._core.register
        is_there = len(self._journal) == checkpoint.answers and self._core.applied == checkpoint.applied
        return register if is_there and type(register) is Register else None

    def determinized(self, viewer: int | None, *, other_way: bool = False) -> Game | None:
        """Return a copy at this decision on which all that a seat cannot know is dealt anew: see `determinization`.

        It tells nothing that the seat does not know (None: whoever sees both hands). None where no such table would
        have come to this decision. On the copy `choose` raises `ChanceError` where chance would decide.
        """
        seat = None if viewer is None else player_at(viewer)
        checkpoint = self._checkpoints[-1]
        state = checkpoint.state.copy()
        determinize(state, out_of_sight(state, seat) & self._unknown(seat), other_way=other_way)
        return self._as_seen(state, seat)

    def sampled(self, viewer: int | None, lot: int, *, quiet: bool = False) -> Game | None:
        """Return a copy at this decision on which all that a seat cannot know is dealt at random, and chance too.

        It tells nothing that the seat does not know: the same `lot` gives the same cards wherever the seat knows the
        same. None where no such table would have come to this decision. The copy may be forked `at_checkpoint`.
        `quiet` as in `fork`.
        """
        seat = None if viewer is None else player_at(viewer)
        unknown = self._unknown(seat)
        if self.at_checkpoint:
            state = self.state.copy()
            sample(state, unknown, lot)
            twin = Game(self.setup, state, self._core.names, self._decks)
            twin._core.events, twin._journal, twin._core.quiet = self.events.copy(), self._journal.copy(), quiet
            twin._start()
            return twin if self._asks_alike(twin) else None
        state = self._checkpoints[-1].state.copy()
        chance = state.rng
        sample(state, out_of_sight(state, seat) & unknown, lot)
        state.rng = chance  # what was decided since is to come out as it did
        other = self._as_seen(state, seat, quiet=quiet)
        if other is None or not self._asks_alike(other):
            return None
        # A shuffle since then must not tell where cards lay before it, nor where those lie now that were seen before.
        sample(other.state, unknown | self._shuffled_away(seat), lot)
        other._core.printed = Printed(other.state.cards)
        other._core.forget_register()
        return other

    def looks_like(self, other: Game, viewer: int) -> bool:
        """Return whether a seat cannot tell another game of the same setup from this one, as far as this one has come.

        The other one may have gone on from here. Both are compared by the choices made, by what the seat has seen
        happen, and by which cards those are that it knows now, with all that is printed on them.
        """
        made, happened = len(self._journal), len(self.events)
        if self.setup is not other.setup or self._journal != other._journal[:made] or happened > len(other.events):
            return False
        if made == len(other._journal) and not (happened == len(other.events) and self._asks_alike(other)):
            return False
        seat = player_at(viewer)
        for at in range(happened - 1, -1, -1):
            mine, theirs = self.events[at], other.events[at]
            if mine is theirs:
                break  # what both have copied from the same game
            if mine.seen_by(seat) != theirs.seen_by(seat):
                return False
        unknown = self._unknown(seat)
        cards = zip(self.state.cards[1:], other.state.cards[1:], strict=True)
        return all([one is two or is_same(one, two) or one.id in unknown for one, two in cards])

    def _asks_alike(self, twin: Game) -> bool:
        """Return whether another game waits for the same choice."""
        mine, other = self.decision, twin.decision
        if mine is None or other is None:
            return mine is other
        return (mine.player, mine.kind, mine.keys()) == (other.player, other.kind, other.keys())

    def _unknown(self, seat: Player | None) -> frozenset[CardId]:
        """Return the cards that a seat cannot know and did not get to know since the last checkpoint."""
        cards = self.state.cards
        learned = {card for event in self._seen_since_checkpoint(seat) for card in cards_of(event)}
        if self.decision is not None and seat in (None, self.decision.player):
            named = (self.decision.source, *(option.card for option in self.decision.options))
            learned |= {number(card) for card in named if card}
        # Who chooses a token creature does not get to know the card that lies there facedown.
        return out_of_sight(self.state, seat) - {card for card in learned if not cards[card].token}

    def _shuffled_away(self, seat: Player | None) -> frozenset[CardId]:
        """Return the cards of decks shuffled since the last checkpoint, but for those a seat has seen since."""
        shuffled: set[CardId] = set()
        for event in self._seen_since_checkpoint(seat):
            if isinstance(event, Shuffled):
                shuffled |= set(self.state.players[event.player].deck)
            else:
                shuffled -= set(cards_of(event))
        if self.decision is not None and seat in (None, self.decision.player):
            shuffled -= {number(option.card) for option in self.decision.options if option.card}
        return frozenset(shuffled) & out_of_sight(self.state, seat)

    def _seen_since_checkpoint(self, seat: Player | None) -> list[Event]:
        return [event.seen_by(seat) for event in self.events[self._checkpoints[-1].events :]]

    def _as_seen(self, state: State, seat: Player | None, *, quiet: bool = False) -> Game | None:
        """Return the game from another state at the last checkpoint on, None where the seat would see a difference."""
        try:
            twin = self._taken_up(len(self._checkpoints) - 1, state, len(self._journal), None, quiet=quiet)
        except (ChanceError, IllegalChoice, NotAdjustable):
            return None
        seen = [event.seen_by(seat) for event in twin.events[self._checkpoints[-1].events :]]
        return twin if seen == self._seen_since_checkpoint(seat) else None

    def _taken_up(
        self,
        index: int,
        state: State,
        wanted: int,
        printed: Printed | None,
        register: Register | None = None,
        *,
        quiet: bool = False,
    ) -> Game:
        """Return a game that goes on from a checkpoint in this state up to `wanted` journal entries.

        `register` is what is in force there, if that is known.
        """
        checkpoint = self._checkpoints[index]
        twin = Game(self.setup, state, self._core.names, self._decks, printed)
        twin._core.quiet = quiet
        twin._core.events = self._core.events[: checkpoint.events]
        twin._journal = self._journal[: checkpoint.answers]
        twin._checkpoints = self._checkpoints[:index]
        twin._core.unsettled = checkpoint.unsettled
        twin._core.met_by_hand = checkpoint.met_by_hand
        twin._core.known_options = checkpoint.options
        twin._start(register)
        for entry in self._journal[checkpoint.answers : wanted]:
            twin.answer(entry)
        return twin

    def views_along(self, player: int | None, counts: Sequence[int], *, at: int) -> tuple[TableView, ...]:
        """Return the table as `player` might see it when so many events had happened, for each of `counts`.

        `counts` rise; `at` is how many journal entries lay before the first. Where events are simultaneous, the table
        is as it was after the last of them. Nothing is asked in these views.
        """
        seat = None if player is None else player_at(player)
        twin = self.fork(at=at)
        core, left, seen = twin._core, list(reversed(counts)), list[TableView]()

        def look() -> None:
            while left and left[-1] <= len(core.events):
                left.pop()
                again = bool(seen) and happened[-1] == len(core.events)
                seen.append(seen[-1] if again else table_view(core, seat, None, self._decks))
                happened.append(len(core.events))

        happened: list[int] = []
        core.watch = look
        for entry in self._journal[at:]:
            look()
            if not left:
                break
            twin.answer(entry)
        look()
        return tuple(seen)

    def digest(self) -> str:
        """Return a short hash of the whole state, equal for equal games on every machine.

        Hashes are to be compared only if both were made by the same `DIGEST_FORMULA`.
        """
        return self._digester.digest(self._core.state)

    # Within -----------------------------------------------------------------------------------

    @property
    def at_checkpoint(self) -> bool:
        """Whether the state alone says how to go on from the open decision; only then may the judge change it."""
        if self.decision is None:
            return False
        if self._core.state.step is Step.MAIN:
            return self.decision.kind is DecisionKind.MAIN
        # A choice may have been made of which nothing has come yet, as when a key is paid for in several.
        no_choice = len(self._journal) == self._checkpoints[-1].answers
        return no_choice and self._core.applied == self._core.before_step

    def _start(self, register: Register | None = None) -> None:
        """Take the game up from its state; `register` is what is in force in another game of the same state."""
        core = self._core
        core.forget_register()
        if register is not None:
            core.register = register.copied(core)
        self._flow = Flow(turn.run(core, self._checkpoint))
        self._advance(None)

    def _checkpoint(self) -> None:
        answers = len(self._journal)
        if self._checkpoints and self._checkpoints[-1].answers == answers:
            self._checkpoints.pop()
        self._checkpoints.append(_Checkpoint(answers, self._core))

    def _send(self, keys: tuple[str, ...]) -> None:
        try:
            self._advance(keys)
        except BaseException:
            self._go_back()
            raise

    def _go_back(self) -> None:
        """Return to before the last choice: a fault in a card must not cost the game."""
        self._journal.pop()
        whole = self.fork(quiet=self._core.quiet)
        self.__dict__.update(whole.__dict__)

    def _advance(self, keys: tuple[str, ...] | None) -> None:
        assert self._flow is not None
        decision = self._flow.advance(keys)
        self._core.known_options = None
        self.decision = decision if self._core.state.winner is None else None
        if decision is not None and decision.kind is DecisionKind.MAIN:
            checkpoint = self._checkpoints[-1]
            checkpoint.decision = decision
            if self._core.applied == checkpoint.applied:  # nothing had to be put right, so a fork need not look
                checkpoint.unsettled = self._core.unsettled

    def _refusals(self, decision: Decision, keys: tuple[str, ...]) -> tuple[Reason, ...]:
        if len(keys) == 1 and decision.min <= 1 <= decision.max:  # nearly always
            wanted = keys[0]
            for option in decision.options:
                if option.key == wanted:
                    return ()
        offered = {option.key for option in decision.options}
        if keys == ("done",):
            return () if "done" in offered or decision.min == 0 else (_wrong_count(decision),)
        for key in keys:
            if key not in offered:
                return self._reasons(decision, key) or (say.NOT_OFFERED,)
        if len(set(keys)) != len(keys):
            return (say.TWICE,)
        if not decision.min <= len(keys) <= decision.max:
            return (_wrong_count(decision),)
        return ()

    def _reasons(self, decision: Decision, key: str) -> tuple[Reason, ...]:
        """Return the reasons against a key that is not offered."""
        verb, _, rest = key.partition(":")
        core = self._core
        if verb in ("play", "discard", "prophecy", "return", *legality.USES, "card"):
            card = known_number(rest, len(core.state.cards))
            if not card:
                return (say.UNKNOWN_CARD,)
            if verb == "card":
                return self._target_reasons(decision, card)
            why = legality.why_not(core, decision.player, verb, card)
            return why if decision.kind is DecisionKind.MAIN else sorted_reasons((say.NOT_MAIN, *why))
        if verb == "raise-tide":
            return sorted_reasons(legality.tide_reasons(core, decision.player))
        if verb == "house" and rest in HOUSES:
            if decision.kind is not DecisionKind.HOUSE:
                return (something_else(decision),)
            return sorted_reasons(legality.house_reasons(core, decision.player, HOUSES[rest]))
        if verb == "slot":
            moves = decision.source is not None and core.state.cards[number(decision.source)].in_play
            return (say.NOT_A_FLANK if moves else say.NOT_FLANK,)
        if verb == "key" and decision.kind is DecisionKind.KEY:
            return (say.KEY_FORGED if _is_forged(core.state, decision, rest) else say.NO_SUCH_KEY,)
        if key == "done":
            return (_wrong_count(decision),)
        return (something_else(decision),) if verb in _VERBS else (say.UNKNOWN_KEY,)

    def _explain_fight(self, key: str) -> Verdict:
        begun, _, target = key.rpartition(":")
        verdict = self.explain(begun)
        if not verdict.ok:
            return Verdict(key, verdict.reasons)
        cards = self._core.state.cards
        card = known_number(target, len(cards))
        if not card:
            return Verdict(key, (say.UNKNOWN_CARD,))
        if not legality.is_enemy_creature(cards[card], self._core.state.active):
            return Verdict(key, (say.NOT_ENEMY,))
        reason = legality.attack_reason(self._core, number(begun), card)
        return Verdict(key, (reason,) if reason else ())

    def _target_reasons(self, decision: Decision, card: CardId) -> tuple[Reason, ...]:
        if decision.kind is DecisionKind.ATTACK and decision.source is not None:
            c = self._core.state.cards[card]
            if not legality.is_enemy_creature(c, decision.player):
                return (say.NOT_ENEMY,)
            reason = legality.attack_reason(self._core, number(decision.source), card)
            return (reason,) if reason else ()
        return (not_offered(self._core, decision, card),)


def _is_forged(state: State, decision: Decision, key: str) -> bool:
    """Return whether a key that is not offered is forged, by the player who forges: not always the one who is asked.

    That player has forged none of the keys that are offered. Rule: FAQ on Keyfrog.
    """
    offered = {option.key.removeprefix("key:") for option in decision.options}
    forgers = [p for p in state.players if offered.isdisjoint(color.value for color in p.keys)]
    return any(color.value == key for p in forgers for color in p.keys)


def _flat(keys: Iterable[object]) -> tuple[str, ...]:
    """Return keys that were given one by one or several together; raises `IllegalChoice` for what is no text."""
    given = tuple(keys)
    if len(given) == 1 and type(given[0]) is str:  # nearly always
        return (given[0],)
    flat: list[object] = []
    for key in given:
        flat += [key] if isinstance(key, str | bytes) or not isinstance(key, Iterable) else key
    texts = tuple(key for key in flat if isinstance(key, str))
    if len(texts) < len(flat):
        raise IllegalChoice(Verdict(" ".join(map(str, flat))[:80], (say.UNKNOWN_KEY,)))
    return texts


def _wrong_count(decision: Decision) -> Reason:
    return say.wrong_count(decision.min, decision.max, asked_by_card=decision.source is not None)


def _title(state: State, sides: tuple[Side, Side], player: int) -> DeckTitle:
    """Return what is said of a deck that a scenario lays out: home-made where a home-made card is among its cards."""
    ids = (card.definition.id for card in state.cards[1:] if card.owner == player)
    kind = DeckKind.HOMEMADE if any(id_.startswith(HOMEMADE) for id_ in ids) else DeckKind.PUBLISHED
    return DeckTitle(sides[player].deck_name, kind)


def _names(sides: tuple[Side, Side]) -> tuple[str, str]:
    return sides[0].name or "Ada", sides[1].name or "Bo"


_VERBS = ("key", "yes", "no", "number", "trait", "name", "trigger", "done", "mode", "end-turn")
