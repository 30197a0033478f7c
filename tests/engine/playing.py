"""Random games, and what must hold at every moment of any game: shared by the property tests and the soak run."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from enum import Enum
from functools import cache
from random import Random
from typing import Any, cast

from kfdesk.cards import library
from kfdesk.collection.files import sample_decks
from kfdesk.engine import Decision, DecisionKind, DeckList, Event, Game, IllegalChoice, Seat, Zone
from kfdesk.engine import events as ev
from kfdesk.engine.destruction import can_be_destroyed
from kfdesk.engine.keys import keys_to_win
from kfdesk.engine.queries import power
from kfdesk.engine.state import PILES
from kfdesk.engine.terms import NO_CARD, PLAYERS, CardId, CardType, KeyColor, Player, Step
from kfdesk.engine.views import CardView, TableView
from kfdesk.language.attributes import Named
from kfdesk.language.base import Target
from kfdesk.language.choices import Choose
from kfdesk.language.definition import CardDefinition
from kfdesk.language.named_choices import PlayerChoice
from kfdesk.language.players import OPPONENT, YOU
from kfdesk.language.prompts import prompt_of
from kfdesk.language.turning import TO_THE_OPPONENT, turned_to
from kfdesk.text.parts import parts
from kfdesk.text.words import LANGUAGES, Words

MANY = 20_000
"""More decisions than any game takes: beyond it the game counts as stuck."""

_PLACING = (ev.CardMoved, ev.CardDrawn, ev.CardDiscarded, ev.UpgradeAttached, ev.CardEntered, ev.Shuffled)
"""The events that bring cards to places where more or fewer may know them."""
_ENTERING = (DecisionKind.SLOT, DecisionKind.CARD)
"""What is asked of a card that enters play: where in the battleline, or on which card."""
_OPEN = frozenset(set(Zone) - {Zone.DECK, Zone.HAND, Zone.ARCHIVES})
_HANDLE = re.compile(r"(?:[a-z-]+:)?c(\d+)(?:\.\d+)?")


def new_game(seed: int, decks: tuple[DeckList, DeckList] | None = None) -> Game:
    """Return a game between two decks, the starter decks by default."""
    first, second = decks or (deck for _, deck in sample_decks()[:2])
    return Game.new((Seat("Ada", first), Seat("Bo", second)), seed=seed, library=library())


def random_keys(decision: Decision, random: Random) -> tuple[str, ...]:
    """Return a legal answer drawn by lot: any option, any number of them that is allowed, any order."""
    keys = [key for key in decision.keys() if key != "done"]
    if decision.max == 1 and decision.min == 1:
        return (random.choice(decision.keys()),)
    count = min(random.randint(decision.min, decision.max), len(keys))
    return tuple(random.sample(keys, count)) or ("done",)


def steps(game: Game, random: Random, limit: int = MANY) -> Iterator[Decision]:
    """Play at random to the end (or for `limit` choices), yielding each decision before it is answered."""
    for _ in range(limit):
        decision = game.decision
        if decision is None:
            return
        yield decision
        game.choose(*random_keys(decision, random))
    assert limit < MANY or game.decision is None, f"the game is stuck in turn {game.state.turn}"


def play_out(seed: int) -> Game:
    """Return a finished random game."""
    game = new_game(seed)
    for _ in steps(game, Random(seed)):
        pass
    return game


# Cards and Æmber --------------------------------------------------------------------------------


def check_state(game: Game) -> None:
    """Assert that every card is in exactly one place, which it knows, and that no count is below 0."""
    state = game.state
    places: dict[int, Zone] = {}
    for number, player in enumerate(state.players):
        assert player.amber >= 0, f"player {number} has {player.amber} Æmber"
        assert 0 <= player.chains <= 24
        colored = [key for key in player.keys if key is not KeyColor.COLORLESS]
        assert len(set(colored)) == len(colored)
        for zone, name in PILES.items():
            for card in getattr(player, name):
                assert card not in places, f"c{card} is in {places[card]} and in {zone}"
                places[card] = zone
                if zone in (Zone.BATTLELINE, Zone.ARTIFACTS):
                    assert state.cards[card].controller == number
                elif zone is not Zone.ARCHIVES:
                    assert state.cards[card].owner == number
    for card in state.cards[1:]:
        for row, zone in ((card.upgrades, Zone.UPGRADE), (card.under, Zone.UNDER)):
            for below in row:
                assert below not in places and state.cards[below].parent == card.id
                places[below] = zone
        if card.other_half:
            other = state.cards[card.other_half]
            lies_in = Zone.ARTIFACTS if Zone.ARTIFACTS in (card.zone, other.zone) else Zone.BATTLELINE
            assert other.other_half == card.id and {card.zone, other.zone} == {lies_in, Zone.JOINED}
            assert other.controller == card.controller
        assert (card.zone is Zone.JOINED) <= bool(card.other_half)
        if card.zone in (Zone.PLAYING, Zone.JOINED):
            assert card.id not in places
            places[card.id] = card.zone
        assert card.amber >= 0 and card.damage >= 0 and card.power_counters >= 0 and card.armor_used >= 0
        assert card.in_play or not (card.damage or card.amber or card.statuses or card.tagged)
        assert card.in_play or not (card.power_counters or card.counters or card.upgrades or card.armor_used)
        if card.zone is Zone.UPGRADE:
            assert not (card.damage or card.statuses or card.power_counters or card.armor_used or card.attacked_on)
    assert places == {card.id: card.zone for card in state.cards[1:]}
    if game.decision is not None and game.decision.kind is DecisionKind.MAIN:
        for card in state.cards[1:]:
            assert not card.tagged
            dying = card.zone is Zone.BATTLELINE and card.damage >= power(game.core, card.id)
            assert not (dying and can_be_destroyed(game.core, card.id)), f"c{card.id} lives on"


@dataclass
class Ledger:
    """What the events alone say of zones and Æmber, from the beginning of a game or a scenario's table on."""

    game: Game
    read: int = 0
    zones: dict[CardId, Zone] = field(default_factory=dict)
    lasting: set[CardId] = field(default_factory=set)
    pools: list[int] = field(default_factory=list)
    on_cards: dict[int, int] = field(default_factory=dict)
    archived_by: dict[CardId, Player] = field(default_factory=dict)
    tokens: set[int] = field(default_factory=set)
    """Cards that are token creatures."""
    face_up: frozenset[int] = frozenset()
    """Cards that lie faceup on top of a deck or in archives: no event tells of a top card that is turned."""
    known: tuple[set[int], set[int]] = field(default_factory=lambda: (set(), set()))
    """Cards that each player has had a right to know in this turn, or may know now."""

    def __post_init__(self) -> None:
        """Begin before the first event: all cards in decks and no Æmber, or the table as it was set."""
        state = self.game.state
        beside = {card for player in state.players for card in player.references}
        self.zones = {c.id: c.zone if c.id in beside else Zone.DECK for c in state.cards[1:]}
        self.pools = [0, 0]
        if self.game.setup.scenario is not None:
            self.read = len(self.game.events)
            self.zones = {card.id: card.zone for card in state.cards[1:]}
            self.pools = [player.amber for player in state.players]
            self.on_cards = {card.id: card.amber for card in state.cards if card.amber}
            self._note()

    def owner(self, card: CardId) -> Player:
        """Return the owner of a card, which never changes."""
        return self.game.state.cards[card].owner

    def _holder(self, card: CardId, zone: Zone) -> Player:
        """Return whose hand or archives a card is in."""
        return self.archived_by.get(card, self.owner(card)) if zone is Zone.ARCHIVES else self.owner(card)

    def catch_up(self) -> None:
        """Read the events since the last time; assert that no seat is told of a card it may not know."""
        new = self.game.events[self.read :]
        self.read = len(self.game.events)
        lying = frozenset(card.id for card in self.game.state.cards if card.face_up)
        self.face_up |= lying
        for event in new:
            if isinstance(event, ev.StepBegan) and event.step.value == "start":
                for viewer in PLAYERS:
                    self.known[viewer].clear()
                self._note()
            self._book(event)
            if isinstance(event, _PLACING):
                self._note()
            if isinstance(event, ev.LastingBegan):
                self.lasting.add(event.cause)
            # What began a lasting effect was played openly, so it may be named as a cause wherever it is now.
            cause = event.card if isinstance(event, ev.AbilityTriggered) else getattr(event, "cause", 0)
            for viewer in PLAYERS:
                for card in cards_told(event.seen_by(viewer)):
                    known = card in self.known[viewer] or (card == cause and card in self.lasting)
                    assert known, f"player {viewer} is told of c{card} by {event}"
        self._compare()
        self.face_up = lying

    def _note(self) -> None:
        """Note what each player may know now. Rule: "Out-of-play zones"."""
        open_cards = {card for card, zone in self.zones.items() if zone in _OPEN} | self.face_up
        for known in self.known:
            known |= open_cards
        for card, zone in self.zones.items():
            if zone is Zone.HAND or zone is Zone.ARCHIVES:
                self.known[self._holder(card, zone)].add(card)

    def _show(self, cards: tuple[CardId, ...], to: Player | None) -> None:
        """Note that cards were shown to one player, or to both for None."""
        for viewer in PLAYERS if to is None else (to,):
            self.known[viewer].update(cards)

    def _book(self, event: Event) -> None:
        match event:
            case ev.CardMoved(card=card, zone=zone, player=player, revealed=shown):
                self.zones[card] = zone
                self.archived_by[card] = player
                self.tokens.discard(card)
                if shown:
                    self._show((card,), None)
            case ev.CardsRevealed(cards=cards, to=to):
                self._show(cards, to)
            case ev.CardCopied(card=card):  # as it is being played
                self._show((card,), None)
            case ev.CardDrawn(card=card):
                self.zones[card] = Zone.HAND
            case ev.TokenMade(card=card, player=player):
                self.tokens.add(card)
                self._show((card,), player)
            case ev.UpgradeChosen(card=card):
                self._show((card,), None)
            case ev.RowChanged(card=card, zone=zone):
                self.zones[card] = zone
            case ev.CardDiscarded(card=card):
                self.zones[card] = Zone.DISCARD
            case ev.UpgradeAttached(card=card):
                self.zones[card] = Zone.UPGRADE
            case ev.CardEntered(card=card, other_half=half):
                if half:
                    self.zones[half] = Zone.JOINED
                if self.zones[card] is not Zone.UPGRADE:
                    artifact = self.game.state.cards[card].printed.type is CardType.ARTIFACT and card not in self.tokens
                    self.zones[card] = Zone.ARTIFACTS if artifact else Zone.BATTLELINE
            case ev.Shuffled(player=player, reshuffle=True):
                for card, zone in self.zones.items():
                    if zone is Zone.DISCARD and self.owner(card) == player:
                        self.zones[card] = Zone.DECK
            case _:
                self._book_amber(event)

    def _book_amber(self, event: Event) -> None:
        match event:
            case ev.AmberMoved():
                self._move(event)

    def _move(self, event: ev.AmberMoved) -> None:
        """Book Æmber between cards, pools and the common supply, which is meant where neither is named."""
        for end, change in ((event.giver, -event.amount), (event.receiver, event.amount)):
            if end.card:
                self.on_cards[end.card] = self.on_cards.get(end.card, 0) + change
            elif end.player is not None:
                self.pools[end.player] += change

    def _compare(self) -> None:
        state = self.game.state
        assert self.zones == {card.id: card.zone for card in state.cards[1:]}
        assert self.pools == [player.amber for player in state.players]
        assert {c: n for c, n in self.on_cards.items() if n} == {c.id: c.amber for c in state.cards if c.amber}


def cards_told(event: Event) -> tuple[CardId, ...]:
    """Return the cards an event is about, 0 left out; of those that caused it only the one that says "cannot"."""
    names = ["card", "against", "killer", "other_half"]
    if isinstance(event, ev.DeedForbidden | ev.DamagePrevented):
        names.append("cause")
    single: list[CardId] = [getattr(event, name, NO_CARD) for name in names]
    if isinstance(event, ev.AmberMoved):
        single = [event.giver.card, event.receiver.card]
    many = getattr(event, "cards", ())
    return tuple(card for card in (*single, *many) if card)


# Views ------------------------------------------------------------------------------------------


def strings(value: Any) -> list[str]:
    """Return every text within a view, wherever it is."""
    found: list[str] = []
    waiting = [value]
    while waiting:
        each = waiting.pop()
        kind = type(each)
        if kind is CardView and each is not value:
            found.extend(_of_a_card(each))
        elif kind is str:
            found.append(each)
        elif kind is tuple or kind is list or kind is frozenset or kind is set:
            waiting.extend(each)
        elif kind is dict:
            waiting.extend((*each.keys(), *each.values()))
        elif isinstance(each, Words):
            waiting.extend(each.say(language) for language in LANGUAGES)
        elif kind is not int and kind is not bool and each is not None:
            waiting.extend(getattr(each, name) for name in _names_of(kind))
    return found


def _of_a_card(card: CardView) -> list[str]:
    """Return every text of a card's view: one that is out of play is the same object in many views of the table."""
    known = _TEXTS.get(id(card))
    if known is None:
        if len(_TEXTS) >= _MOST_TEXTS:
            _TEXTS.clear()
        known = _TEXTS[id(card)] = (card, strings(card))
    return known[1]


_TEXTS: dict[int, tuple[CardView, list[str]]] = {}
"""What was read of each view of a card, by identity: the view is kept beside it, so that its number is not reused."""
_MOST_TEXTS = 2_000

_NAMES: dict[type[Any], tuple[str, ...]] = {}


def _names_of(kind: type[Any]) -> tuple[str, ...]:
    """Return the names of a dataclass's fields; an enum has none that a player could read."""
    if kind not in _NAMES:
        assert is_dataclass(kind) or issubclass(kind, Enum), f"a view holds a {kind.__name__}: does it name cards?"
        _NAMES[kind] = () if issubclass(kind, Enum) else tuple(each.name for each in fields(kind))
    return _NAMES[kind]


def hidden_from(game: Game, viewer: int) -> set[int]:
    """Return the cards a player may not identify: those of both decks and of the opponent's archives that do not lie
    faceup, and the opponent's hand."""
    mine, theirs = game.state.players[viewer], game.state.players[1 - viewer]
    piled = (card for card in (*mine.deck, *theirs.deck, *theirs.archives) if not game.state.cards[card].face_up)
    return {*piled, *theirs.hand}


def facedown_to(game: Game, viewer: int) -> set[int]:
    """Return the facedown cards that a player may not look at. Where they lie is seen, and so is what a token creature
    is. Rule: "Facedown cards"."""
    cards = game.state.cards
    holders = {c.id: cards[c.parent].controller if c.zone is Zone.UNDER else c.controller for c in cards if c.face_down}
    return {card for card, holder in holders.items() if holder != viewer}


def check_views(game: Game, known: Sequence[Collection[int]] = ((), ())) -> None:
    """Assert that no view names a card hidden from its seat, and that the open table shows no deck.

    The card that a decision or a point of the timing chart is about has been revealed, and what began a
    lasting effect was played openly; so those places may name a card that is out of sight again. So may what began
    while it lay openly: `known` are the cards that each player has had a right to know in this turn.
    """
    for viewer in PLAYERS:
        view = game.view(viewer)
        hidden = hidden_from(game, viewer)
        revealed = {named(x) for x in (*(p.source for p in view.timing), *(h for h, _ in view.lasting))}
        revealed |= {named(handle) for point in view.timing for handle, _ in point.waiting}
        if view.decision is not None:
            revealed.add(named(view.decision.source))
            if view.decision.player == viewer:  # cards looked at, in order to choose among them
                revealed |= {named(option.card) for option in view.decision.options}
            assert view.decision == game.decision
        told = strings(view)
        handles = {named(text) for text in told} - revealed
        assert not handles & hidden, f"player {viewer} sees {sorted(handles & hidden)}"
        unknown = hidden - revealed | facedown_to(game, viewer)
        if view.decision is not None and view.decision.kind in _ENTERING:  # a card that lay under another may be played
            unknown.discard(named(view.decision.source))  # from there: it is shown, and has yet to enter play
        nameless = _without_names(view)
        _check_names(game, viewer, told if nameless is view else strings(nameless), unknown, known[viewer])
        assert view.seats[1 - viewer].hand is None and view.seats[1 - viewer].archives is None
    decks = {c for player in game.state.players for c in player.deck if not game.state.cards[c].face_up}
    open_table = game.view(None)
    for seat in open_table.seats:
        shown = (*(seat.hand or ()), *(seat.archives or ()), *seat.discard, *seat.battleline, *seat.artifacts)
        assert not {named(v.handle) for v in shown} & decks


def _without_names(view: TableView) -> TableView:
    """Return a view without the names that a player may name: all of both deck lists, which lie open."""
    asked = view.decision
    if asked is None or asked.kind is not DecisionKind.NAME:
        return view
    return replace(view, decision=replace(asked, options=()))


@cache
def _named_on(id_: str) -> frozenset[str]:
    """Return the ids of the cards that a card's own text names, such as the creature that a weapon is made for."""
    named_there = (node for node in parts(library()[id_].abilities) if isinstance(node, Named))
    return frozenset(card for node in named_there for card in (node.card, *node.others) if isinstance(card, str))


def _check_names(game: Game, viewer: int, told: list[str], hidden: set[int], known: Collection[int]) -> None:
    """Assert that no hidden card of the opponent is called by id or name, unless its like lies open or a card that
    does speaks of it by name, or it was known in this turn.
    """
    cards = game.state.cards
    lying_open = {each.id: each for c in cards[1:] if c.id not in hidden for each in (c.printed, c.definition)}
    spoken_of = {id_ for each in lying_open for id_ in _named_on(each)} | {cards[card].printed.id for card in known}
    for lasting in game.state.lasting:  # what began it, and what was named, was seen then
        spoken_of |= {str(value) for _, value in lasting.named}
        spoken_of |= {lasting.began_as.id} if lasting.began_as is not None else set()
    for event in reversed(game.events):  # what was revealed to both in this turn
        if isinstance(event, ev.StepBegan) and event.step is Step.START:
            break
        if isinstance(event, ev.CardsRevealed) and event.to is None:
            spoken_of |= {cards[card].printed.id for card in event.cards}
    known_ids = {*lying_open, *spoken_of}
    titles = {c.printed.title for c in cards[1:] if c.printed.id in known_ids}  # both halves of a creature have one
    secret = {c.printed for c in cards[1:] if c.id in hidden and c.printed.title not in titles}
    text = "\n".join(dict.fromkeys(told))
    for seat in game.setup.seats or ():  # an Archon may be called like a card
        text = text.replace(seat.deck.name, "")
    for each in lying_open.values():  # "Sloppy Labwork" says nothing of "Labwork"
        for word in (each.id, *map(each.title.say, LANGUAGES)):
            text = text.replace(word, "")
    there = [(d.id, word) for d in secret for word in (d.id, d.name) if word in text]
    said = {id_ for id_, word in there if re.search(rf"\b{re.escape(word)}\b", text)}
    assert not said, f"player {viewer} can read of {said}"


def named(text: str | None) -> int:
    """Return the number of the card that a handle or an option key names, 0 when it names none."""
    found = _HANDLE.fullmatch(text or "")
    return int(found[1]) if found else 0


# Choices ----------------------------------------------------------------------------------------


def snapshot(game: Game) -> tuple[object, ...]:
    """Return all that can be told of a game, for comparing."""
    return (game.digest(), game.decision, game.timing, game.journal, len(game.events), *map(game.view, (None, 0, 1)))


def check_options(game: Game, decision: Decision) -> None:
    """Assert that there are options, all different, and that each is accepted by a copy of the game."""
    keys = decision.keys()
    assert keys and len(set(keys)) == len(keys)
    assert 0 <= decision.min <= decision.max
    assert decision.min > 0 or "done" in keys
    before = snapshot(game)
    for key in keys:
        assert game.explain(key).ok
        rest = [k for k in keys if k not in (key, "done")]
        twin = game.fork()
        twin.choose(key, *rest[: max(0, decision.min - 1)])
        assert twin.journal[: len(game.journal)] == game.journal
        check_state(twin)
    assert snapshot(game) == before


def illegal_answers(game: Game, decision: Decision) -> Iterator[tuple[str, ...]]:
    """Yield answers that the rules refuse."""
    offered = set(decision.keys())
    tried = ["", "nonsense", "play:c0", "play:c9999", "play:", "fight:x", "house:nowhere", "slot:99", "key:green"]
    tried += [f"{verb}:c{n}" for verb in ("play", "discard", "reap", "fight", "action", "omni", "unstun", "card")
              for n in (1, len(game.state.cards) // 2, len(game.state.cards) - 1)]  # fmt: skip
    yield from ((key,) for key in tried if key not in offered)
    keys = [k for k in decision.keys() if k != "done"]
    if keys:
        yield (keys[0], keys[0])
        if len(keys) > decision.max:
            yield tuple(keys[: decision.max + 1])
    if decision.min > 0:
        yield ()


def check_refusals(game: Game, decision: Decision) -> None:
    """Assert that an illegal answer is refused with a reason and a rule, and changes nothing.

    After each answer the table and the journal are compared, after the last one also what is shown and told of them.
    """
    before, at_checkpoint = snapshot(game), (game.digest(), len(game.journal), len(game.events))
    for keys in illegal_answers(game, decision):
        try:
            game.choose(*keys)
        except IllegalChoice as refusal:
            assert refusal.verdict.reasons and all(r.text.en and r.text.say("de") for r in refusal.verdict.reasons)
        else:
            raise AssertionError(f"{keys} was accepted")
        assert (game.digest(), len(game.journal), len(game.events)) == at_checkpoint, f"{keys} changed the game"
    assert snapshot(game) == before


def check_replay(game: Game) -> None:
    """Assert that the journal gives the same game again, event for event."""
    again = Game.replay(game.setup, game.journal)
    assert again.events == game.events
    assert snapshot(again) == snapshot(game)


def check_fork(game: Game, at: int) -> None:
    """Assert that the game as it was after `at` choices goes the same way again, and apart from this one."""
    before = snapshot(game)
    twin = game.fork(at)
    assert twin.journal == game.journal[:at]
    assert twin.events == game.events[: len(twin.events)]
    for entry in game.journal[at:]:
        twin.answer(entry)
    assert twin.events == game.events and snapshot(twin) == before
    other = game.fork(at)
    for _ in steps(other, Random(at), limit=10):
        pass
    assert snapshot(game) == before


_ASKED_ALL_THE_SAME = {
    DecisionKind.MAIN: "what to do next is the turn itself",
    DecisionKind.MULLIGAN: "the rules give it, and what is drawn instead is not known",
    DecisionKind.TRIGGER: "the active player orders simultaneous effects; what each will do is known only afterwards",
    DecisionKind.ORDER: "an order, too",
    DecisionKind.SLOT: "the controller says where a creature enters, though it may leave at once",
    DecisionKind.MODE: "a card that says to choose one lets its player choose what does nothing, too",
    DecisionKind.KEY: "the rules give the color",
    DecisionKind.USE: "the way a card is used is said openly",
}
"""Kinds of decisions that are asked although all that can be chosen may come to the same, and why."""
_FURTHER = 60
"""So many decisions are made after the one that is looked at."""


def is_idle(game: Game, decision: Decision) -> bool:
    """Return whether all that can be chosen leads to the same, until the game is at rest.

    After it the first of each decision is chosen. A decision on several cards at once, one without a card that asks,
    which is an order in a step of the turn, and one with a single option, which is asked for a reason of its own, do
    not count.
    """
    if decision.kind in _ASKED_ALL_THE_SAME or decision.source is None or decision.max != 1 or game.at_checkpoint:
        return False
    if decision.kind is DecisionKind.CARD and _says_choose(game, decision):
        return False
    keys = decision.keys()
    if len(keys) < 2:
        return False
    first = _followed(game, keys[0])
    return all(_followed(game, key) == first for key in keys[1:])


def _says_choose(game: Game, decision: Decision) -> bool:
    """Return whether the card that asks, or one that gave it the ability, says "choose a creature".

    Then its player does, like the mode of a card.
    """
    asking = game.state.cards[named(decision.source)]
    said = [cast(CardDefinition, card.definition) for card in game.state.cards[1:] if card is asking or card.in_play]
    chosen = (node.what for card in said for node in parts(card.abilities) if isinstance(node, Choose))
    asked = decision.prompt.en.partition(":")[0]  # behind it stands what for
    return any(asked in _asked_to_choose(what) for what in chosen if isinstance(what, Target))


@cache
def _asked_to_choose(what: Target) -> tuple[str, ...]:
    """Return the questions for choosing such cards, whoever the players are of whom they speak."""
    players = [part for part in parts(what) if isinstance(part, PlayerChoice)]
    people = [tuple((player, who) for player in players) for who in (YOU, OPPONENT)]
    read = (what, turned_to(what, TO_THE_OPPONENT, {}))
    return tuple(prompt_of(target, None, "", called).en for target in read for called in people)


def _followed(game: Game, key: str) -> tuple[object, ...]:
    """Return what follows one choice until the game is at rest: all that is asked, said and shown, and what it is then.

    What happens is compared in its order: where two creatures suffer the same, the players see which one was meant. So
    is what they only learn: what is named, which cards are revealed, what is kept from happening.
    """
    twin = game.fork()
    before = len(twin.events)
    twin.choose(key)
    asked: list[object] = []
    while (decision := twin.decision) is not None and not twin.at_checkpoint and len(asked) < _FURTHER:
        asked.append((decision.kind, decision.keys(), decision.prompt.en))
        keys = decision.keys()
        twin.choose(*keys[:1] if decision.min <= 1 else [key for key in keys if key != "done"][: decision.min])
    return (*asked, *twin.events[before:], twin.digest(), twin.decision and twin.decision.keys())


@dataclass
class Report:
    """How much was looked at in one game."""

    decisions: int = 0
    turns: int = 0
    events: int = 0
    finished: bool = True
    """Whether somebody won."""
    idle: list[str] = field(default_factory=list)
    """Prompts at which nothing that was chosen could change anything, each with its place in the journal."""


def check_game(
    seed: int,
    *,
    every: int = 1,
    choices: int = 3,
    decks: tuple[DeckList, DeckList] | None = None,
    most_turns: int | None = None,
    idle_every: int = 0,
) -> Report:
    """Play one random game (between the starter decks by default) and assert everything that must hold of it.

    State and events are looked at with each decision, views with every `every`th; at `choices` random
    decisions all legal and some illegal answers are tried; the whole is replayed and forked at the end. After
    `most_turns` the game is left unfinished; by default it must come to its end. Every `idle_every`th decision
    (0: none) is looked at for whether it could change anything; those that could not are reported.
    """
    random = Random(seed)
    game = new_game(seed, decks)
    ledger = Ledger(game)
    report = Report()
    for decision in steps(game, random):
        if most_turns is not None and game.state.turn > most_turns:
            report.finished = False
            break
        report.decisions += 1
        check_state(game)
        ledger.catch_up()
        assert decision.options
        if report.decisions % every == 0:
            check_views(game, ledger.known)
        if random.randrange(250) < choices:
            check_options(game, decision)
            check_refusals(game, decision)
        if idle_every and report.decisions % idle_every == 0 and is_idle(game, decision):
            report.idle.append(f"{len(game.journal)}: {decision.prompt.en}")
    check_state(game)
    ledger.catch_up()
    check_views(game, ledger.known)
    if report.finished:
        assert game.winner is not None
        assert len(game.state.players[game.winner].keys) == keys_to_win(game.core, game.winner)
    check_replay(game)
    length = len(game.journal)
    for at in _points(length, random):
        check_fork(game, at)
    report.turns, report.events = game.state.turn, len(game.events)
    return report


def _points(length: int, random: Random) -> Iterable[int]:
    """Return where to fork: the ends and two places between."""
    return (0, random.randrange(length), random.randrange(length), length - 1, length)
