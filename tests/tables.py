"""Building small tables for rule tests, and reading what happened to them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.engine import CardSpec, CardView, Game, Scenario, Side
from kfdesk.engine.abilities import Definition
from kfdesk.engine.core import number
from kfdesk.engine.events import EventKind
from kfdesk.engine.state import Card
from kfdesk.engine.terms import CardId, DecisionKind, Status, Zone
from kfdesk.language.definition import CardDefinition, Draft

Spec = str | CardSpec | dict[str, Any]


def side(**fields: Any) -> Side:
    """Return one player's half of a table; card lists take ids, `CardSpec`s or dicts.

    Cards of a discard pile, archives and purged ones stand here, and in `Table.ids`, in the order they came there.
    """
    for name in _AS_THEY_CAME:
        if name in fields:
            fields[name] = list(fields[name])[::-1]
    return Side(**fields)


_AS_THEY_CAME = ("discard", "archives", "purged")


def spec(id_: str, **fields: Any) -> CardSpec:
    """Return a card that is not simply ready and untouched, such as `spec("troll", damage=3)`."""
    return CardSpec(id=id_, **fields)


def overreach(fate: str) -> CardSpec:
    """Return an active Overreach with a card facedown under it: the first enemy creature that reaps fulfills it."""
    return spec("overreach", active=True, under=(spec(fate, face_down=True),))


def written_for(id_: str) -> tuple[str, ...]:
    """Return the ids of the cards whose behavior a draft is: of a gigantic creature both halves."""
    return tuple(filter(None, (id_, facts()[id_].other_half)))


class TestLibrary(Mapping[str, Definition]):
    """The real library with some behaviors replaced, for words that no card in it uses yet."""

    __test__ = False

    def __init__(self, drafts: Iterable[Draft]) -> None:
        self._own = {id_: CardDefinition(facts()[id_], draft) for draft in drafts for id_ in written_for(draft.id)}

    def __getitem__(self, id_: str) -> Definition:
        return self._own.get(id_) or library()[id_]

    def __iter__(self) -> Iterator[str]:
        return iter(library())

    def __len__(self) -> int:
        return len(library())


_PLAYERS = ("ada", "bo")
_PLAIN = {"exhausted": False, "armor used": 0, "damage": 0, "amber": 0, "on": None, "under": None}
"""What a card has that has just come to where it is, where that is not "no"."""
_VERBS = ("play", "discard", "reap", "fight", "action", "omni", "unstun")
"""What the options of the main step do with a card."""


def _in_play(key: str) -> str:
    """Return the key that a card in play has, and no other, for any key of the card."""
    return f"{key.partition(':')[0]}:exhausted"


def _worn(card: Card) -> Iterator[tuple[str, Any]]:
    """Yield what a card in play has on it, in plain values."""
    yield from (("exhausted", not card.ready), ("damage", card.damage), ("armor used", card.armor_used))
    yield from (("amber", card.amber), ("power counters", card.power_counters))
    yield from ((status.flag, status in card.statuses) for status in Status)
    yield from ((f"{kind} counters", count) for kind, count in card.counters)


class Table:
    """A game from a scenario, spoken to by card ids: player 0 is "Ada" and active, player 1 "Bo"."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.mark()

    @property
    def decision(self) -> Any:
        """The open decision; fails when the game is over."""
        assert self.game.decision is not None
        return self.game.decision

    def handle(self, id_: str, nth: int = 0, player: int | None = None) -> str:
        """Return the handle of the nth card with that id (of one owner), in the order of the scenario."""
        assert nth >= 0, f"there is no copy {nth + 1} of {id_}"
        found = [c for c in self.game.state.cards[1:] if c.printed.id == id_ and (player is None or c.owner == player)]
        return f"c{found[nth].id}"

    def number(self, id_: str, nth: int = 0, player: int | None = None) -> CardId:
        """Return the number of the nth card with that id (of one owner)."""
        return number(self.handle(id_, nth, player))

    def card(self, id_: str, nth: int = 0, player: int | None = None) -> CardView:
        """Return the card as the open table shows it, wherever it is (not in a deck)."""
        handle = self.handle(id_, nth, player)
        for view in self.cards():
            if view.handle == handle:
                return view
        raise AssertionError(f"{id_} is not in sight")

    def cards(self) -> list[CardView]:
        """Return all cards in sight on the open table."""
        view = self.game.view(None)
        found: list[CardView] = list(view.playing)
        for seat in view.seats:
            found += (*seat.battleline, *seat.artifacts, *seat.discard, *seat.purged)
            found += (*(seat.hand or ()), *(seat.archives or ()))
        found += [u for c in found for u in (*c.upgrades, *c.under, *((c.other_half,) if c.other_half else ()))]
        return found

    def zone(self, id_: str, nth: int = 0, player: int | None = None) -> str:
        """Return the zone of a card, decks included."""
        return str(self.game.state.cards[int(self.handle(id_, nth, player)[1:])].zone)

    def amber(self, player: int) -> int:
        """Return the Æmber in a player's pool."""
        return self.game.state.players[player].amber

    def line(self, player: int) -> list[str]:
        """Return the ids of a battleline, left to right."""
        return [self.game.state.cards[c].definition.id for c in self.game.state.players[player].line]

    def ids(self, player: int, zone: str) -> list[str]:
        """Return the ids of the cards in "hand", "deck", "discard", "archives", "purged" or "artifacts"."""
        cards = getattr(self.game.state.players[player], zone)
        return [self.game.state.cards[c].printed.id for c in (cards[::-1] if zone in _AS_THEY_CAME else cards)]

    def do(self, verb: str, id_: str, nth: int = 0, player: int | None = None) -> None:
        """Choose a main-step option about a card: play, discard, reap, fight, action, omni, unstun."""
        self.game.choose(f"{verb}:{self.handle(id_, nth, player)}")

    def can(self, verb: str, id_: str, nth: int = 0) -> bool:
        """Return whether the main step, which must be open, offers an option about a card."""
        assert verb in _VERBS, f"nobody can {verb} a card"
        self.expect_main_step()
        return f"{verb}:{self.handle(id_, nth)}" in self.decision.keys()

    def pick(self, *ids: str | tuple[str, int]) -> None:
        """Answer a card decision with cards named by id (or id and which of its copies)."""
        handles = [self.handle(i) if isinstance(i, str) else self.handle(*i) for i in ids]
        self.game.choose(*(f"card:{h}" for h in handles))

    def answer(self, *keys: str) -> None:
        """Answer the open decision with option keys."""
        self.game.choose(*keys)

    def offered(self) -> list[str]:
        """Return the ids of the cards offered by the open decision, in its order."""
        cards = self.game.state.cards
        return [cards[int(o.card[1:])].printed.id for o in self.decision.options if o.card]

    def offers(self, *ids: str, least: int = 1, most: int = 1) -> None:
        """Assert exactly which cards the open decision offers, in its order, and how many are to be picked."""
        assert ids, "a decision without cards is not said by its cards"
        assert all(o.card or o.key == "done" for o in self.decision.options), self.decision
        assert (self.offered(), self.decision.min, self.decision.max) == (list(ids), least, most)

    def expect(self, kind: DecisionKind) -> None:
        """Assert what sort of decision is open."""
        assert self.decision.kind is kind, self.decision

    def creature(self, id_: str, flank: str = "right") -> None:
        """Play a creature from the active player's hand to a flank."""
        assert flank in ("left", "right"), flank
        self.do("play", id_)
        self.expect(DecisionKind.SLOT)
        keys = self.decision.keys()
        self.answer(keys[0] if flank == "left" else keys[-1])

    def fight(self, attacker: str, target: str) -> None:
        """Use a creature to fight another."""
        self.do("fight", attacker)
        self.pick(target)

    def mark(self) -> None:
        """Remember the table as it is, for `changes`; the beginning is remembered unasked."""
        self._before = self._account()

    def changes(self) -> dict[str, tuple[Any, Any]]:
        """Return what is different from the last `mark`: "ada amber", "troll" (its zone), "troll damage", "tide" …

        A second copy of a card is "troll 2". What lay on a card that left play is not listed, nor the order of cards,
        nor what token creature a card is.
        """
        before, after = self._before, self._account()
        gone = {key: 0 for key in before.keys() - after.keys() if key.endswith(" counters") and _in_play(key) in after}
        found: dict[str, tuple[Any, Any]] = {}
        for key, now in {**after, **gone}.items():
            word = key.partition(":")[2]
            was = before.get(key, 0 if word.endswith(" counters") else _PLAIN.get(word, False))
            if was != now:
                found[key.replace(":", " ")] = (was, now)
        return found

    def _account(self) -> dict[str, Any]:
        """Return all that counts as a change, in plain values."""
        state = self.game.state
        account: dict[str, Any] = {"tide": None if state.tide is None else _PLAYERS[state.tide]}
        for name, p in zip(_PLAYERS, state.players, strict=True):
            account |= {f"{name}:amber": p.amber, f"{name}:chains": p.chains, f"{name}:keys": p.keys}
        copies: dict[str, int] = {}
        names: dict[CardId, str] = {}
        for c in state.cards[1:]:
            nth = copies[c.printed.id] = copies.get(c.printed.id, 0) + 1
            names[c.id] = c.printed.id if nth == 1 else f"{c.printed.id} {nth}"
        for c in state.cards[1:]:
            name, parent = names[c.id], names.get(c.parent)
            account |= {name: str(c.zone), f"{name}:controller": c.controller, f"{name}:active": c.active}
            if c.zone is Zone.UNDER:
                account[f"{name}:under"] = parent
            if c.in_play:
                account |= {f"{name}:{word}": value for word, value in _worn(c)}
                account[f"{name}:on"] = parent
        return account

    def expect_main_step(self) -> None:
        """Assert that the table is at rest in step 3."""
        self.expect(DecisionKind.MAIN)

    def answer_any(self) -> None:
        """Answer the open question with its first options; whether something is done at all is not left to that."""
        decision = self.decision
        assert decision.kind is not DecisionKind.CONFIRM, f"yes or no? {decision.prompt.en}"
        self.game.choose(*[o.key for o in decision.options][: max(1, decision.min)])

    def finish(self) -> None:
        """Answer every open question like `answer_any` until the table is at rest in step 3."""
        for _ in range(200):
            if self.decision.kind is DecisionKind.MAIN:
                return
            self.answer_any()
        raise AssertionError("the table does not come to rest")

    def finish_until(self, kind: DecisionKind) -> None:
        """Answer like `answer_any` until a decision of that kind is open."""
        for _ in range(200):
            if self.decision.kind is kind:
                return
            self.answer_any()
        raise AssertionError(f"no {kind} is asked")

    def end_turn(self) -> None:
        """End the active player's turn, answering what is asked like `answer_any`, up to step 3 of the next."""
        turn = self.game.state.turn
        self.game.choose("end-turn")
        while self.game.decision is not None and not (
            self.game.state.turn > turn and self.decision.kind is DecisionKind.MAIN
        ):
            self.answer_any()

    def reasons(self, key: str) -> list[str]:
        """Return the rulebook entries against an option."""
        return [reason.rule for reason in self.game.explain(key).reasons]

    def events(self, kind: EventKind) -> list[Any]:
        """Return the events of a kind so far."""
        return [e for e in self.game.events if e.kind is kind]


def table(ada: Side | None = None, bo: Side | None = None, *drafts: Draft, **fields: Any) -> Table:
    """Return a table: Ada (player 0, active by default) and Bo, with test-only behaviors if given."""
    scenario = Scenario(players=(ada or Side(), bo or Side()), **fields)
    return Table(Game.from_scenario(scenario, library=TestLibrary(drafts) if drafts else library()))
