"""A game that follows a script: for tests of the desk that need one exact course of decisions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.decks import DeckList, Seat
from kfdesk.engine.events import Event
from kfdesk.engine.rules import IllegalChoice, Reason, Verdict
from kfdesk.engine.terms import PLAYERS, CardType, DecisionKind, House, Player, Step, Zone
from kfdesk.engine.views import TableView
from kfdesk.text.words import Pair, same
from tests.desk.samples import creature, hand_card, seat, table

HANDS = (("anger", "punch"), ("sound-the-horns", "tremor"))
"""What each player holds; the leak tests look for these names."""
REFUSAL = Reason(Pair("It is not on a flank.", "Sie ist nicht an einer Flanke."), "glossary/flank")


@dataclass(frozen=True)
class Scene:
    """One stop of the script: the events that lead to it, and what is asked there."""

    decision: Decision | None
    events: tuple[Event, ...] = ()
    active: Player = PLAYERS[0]
    step: Step = Step.MAIN
    secret: bool = False
    """True when the other seat may not read the decision."""
    winner: Player | None = None


class ScriptedGame:
    """Follows its scenes whatever legal key is chosen."""

    def __init__(self, scenes: list[Scene], journal: tuple[str, ...] = ()) -> None:
        self._scenes = scenes
        self._journal = list(journal)
        self.events: list[Event] = [e for scene in scenes[: len(journal) + 1] for e in scene.events]

    @property
    def _scene(self) -> Scene:
        return self._scenes[len(self._journal)]

    @property
    def decision(self) -> Decision | None:
        return self._scene.decision

    @property
    def journal(self) -> tuple[str, ...]:
        return tuple(self._journal)

    @property
    def winner(self) -> Player | None:
        return self._scene.winner

    def choose(self, *keys: str) -> None:
        decision = self.decision
        assert decision is not None
        if not keys or any(key not in decision.keys() for key in keys):
            raise IllegalChoice(Verdict(" ".join(keys), (REFUSAL,)))
        self._journal.append(" ".join(keys))
        self.events += self._scene.events

    @property
    def at_checkpoint(self) -> bool:
        return self.decision is not None and self.decision.kind is DecisionKind.MAIN

    def answer(self, entry: str) -> None:
        self.choose(*entry.split(" "))

    @property
    def state(self) -> Any:
        """Return just enough of a state to tell what the searched cards c91 and above are."""
        anger = SimpleNamespace(id="anger")
        card = SimpleNamespace(
            definition=anger, printed=anger, home=House.BROBNAR, owner=0, zone=Zone.DECK, in_play=False, face_up=False
        )
        return SimpleNamespace(cards=[card] * 100, rng=0)

    @property
    def checkpoint(self) -> Any:
        """The state again: nothing is kept of a scripted game."""
        return self.state

    def digest(self) -> str:
        return "0" * 32

    def explain(self, key: str) -> Verdict:
        offered = self.decision.keys() if self.decision else ()
        return Verdict(key, () if key in offered else (REFUSAL,))

    def view(self, player: int | None) -> TableView:
        scene = self._scene
        seats = []
        for who in PLAYERS:
            cards = tuple(
                hand_card(f"c{11 + 10 * who + i}", name, CardType.ACTION, who) for i, name in enumerate(HANDS[who])
            )
            shown = cards if player in (None, who) else None
            line = (creature(f"c{1 + who}", ("troll", "bumpsy")[who], who),)
            archived = (replace(cards[0], handle=f"c{31 + who}", id="ganger-chieftain", zone=Zone.ARCHIVES),)
            seats.append(
                seat(
                    who,
                    hand=shown,
                    hand_count=2,
                    battleline=line,
                    archives=archived if player in (None, who) else None,
                    archives_count=1,
                )
            )
        decision = scene.decision
        if decision is not None and scene.secret and player not in (None, decision.player):
            decision = None
        return table(
            *seats,
            viewer=None if player is None else PLAYERS[player],
            decision=decision,
            active=scene.active,
            step=scene.step,
            winner=scene.winner,
        )

    def views_along(self, player: int | None, counts: Sequence[int], *, at: int) -> tuple[TableView, ...]:
        """Return the present view for each."""
        del at
        return tuple(self.view(player) for _ in counts)

    def fork(self, at: int | None = None) -> ScriptedGame:
        keep = len(self._journal) if at is None else at
        return ScriptedGame(self._scenes, tuple(self._journal[:keep]))


def ask(kind: DecisionKind, *keys: str, player: int = 0, least: int = 1, most: int = 1) -> Decision:
    """Return a decision whose labels are the keys, said aloud."""
    options = tuple(Option(k, same(k.replace(":", " ")), k[5:] if k.startswith("card:") else None) for k in keys)
    return Decision(PLAYERS[player], kind, Pair("Choose one", "Wähle eins"), None, options, least, most)


def seats() -> tuple[Seat, Seat]:
    """Return two seats with empty decks."""
    return Seat("Ada", DeckList("One", (), ())), Seat("Bo", DeckList("Two", (), ()))
