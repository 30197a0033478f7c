"""The judge's hand through the controller: made, refused, taken back, given again, kept and taken up again."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from kfdesk import resources
from kfdesk.cards import library
from kfdesk.collection.files import load_deck
from kfdesk.desk.card.faces import card_name
from kfdesk.desk.games.unfinished import UnfinishedGames
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.play import adjustments
from kfdesk.desk.play.controller import DeskController
from kfdesk.desk.play.table_log import LogPart
from kfdesk.desk.play.table_names import TableNames, house_name
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.engine import Game, Seat, Zone, turn
from kfdesk.engine.events import Adjusted
from kfdesk.engine.scenario import Draw, Move, Reveal, SetAmber, SetCounters, SetKeys
from kfdesk.engine.terms import DecisionKind, KeyColor, Player
from kfdesk.match.autosave import Autosave
from kfdesk.match.journal import By, read
from kfdesk.match.log_lines import log_lines
from kfdesk.match.log_model import Chosen
from tests.tables import side, table
from tests.windows import game_at

FILES = ("miss-onyx-censorius.json", "radiant-argus-the-supreme.json")


def start(setup: TableSetup) -> Game:
    return Game.new(setup.seats, seed=setup.seed, library=library(), first_player=setup.first_player)


class Desk:
    """A controller with the real engine at its first main decision, and what it said."""

    def __init__(self, folder: Path, *, open_table: bool = False) -> None:
        self.folder = folder
        self.controller = DeskController(
            start, TableNames(card_name, house_name), DeskSettings(), saver=Autosave(lambda: folder)
        )
        self.heard: dict[str, list[Any]] = {"logged": [], "refused": [], "undo": []}
        self.controller.logged.connect(self.heard["logged"].append)
        self.controller.choice_refused.connect(lambda *said: self.heard["refused"].append(said))
        self.controller.undo_state.connect(lambda *said: self.heard["undo"].append(said))
        one, two = (
            Seat(name, load_deck(resources.decks() / file)) for name, file in zip(("Ada", "Bo"), FILES, strict=True)
        )
        self.controller.new_game(TableSetup((one, two), 7, 0, open_table))

    @property
    def game(self) -> Game:
        game = game_at(self.controller)
        assert isinstance(game, Game)
        return game

    def to_main_step(self) -> Desk:
        for _ in range(20):
            self.controller.lift_curtain()
            assert self.game.decision is not None
            if self.game.decision.kind is DecisionKind.MAIN:
                return self
            self.controller.choose(self.game.decision.keys()[-1:])
        raise AssertionError("no main step came")

    def log(self) -> str:
        return "\n".join(line.words.en for line in log_lines(self.entries(), self.controller.names))

    def entries(self) -> list[Any]:
        """Return all that was logged for whoever looks on now."""
        parts: list[LogPart] = self.heard["logged"]
        found: list[Any] = []
        for part in parts:
            found = [] if part.restarts else found
            found += part.entries if part.reader == parts[-1].reader else ()
        return [entry for entry in found if not isinstance(entry, Chosen)]


@pytest.fixture
def desk(qapp: object, tmp_path: Path) -> Desk:
    return Desk(tmp_path).to_main_step()


def test_an_adjustment_is_made_saved_and_logged(desk: Desk) -> None:
    assert desk.controller.adjust(SetAmber(player=1, amount=5))
    assert desk.game.state.players[1].amber == 5
    told = [entry for entry in desk.entries() if isinstance(entry, Adjusted)]
    assert len(told) == 1
    journal = desk.controller.kept_at
    assert journal is not None
    last = read(journal).answers[-1]
    assert last.entry.startswith("adjust:") and last.by is By.HAND
    can_undo, can_redo, what = desk.heard["undo"][-1]
    assert can_undo and not can_redo and what.en == "judge’s hand: Bo has 5 Æmber"


def test_an_adjustment_is_taken_back_and_made_again(desk: Desk) -> None:
    before = desk.game.digest()
    desk.controller.adjust(SetAmber(player=1, amount=5))
    desk.controller.adjust(SetCounters(card=f"c{desk.game.state.players[0].hand[0]}", name="power", amount=1))
    assert desk.heard["refused"] and desk.heard["refused"][-1][1] == "glossary/in-play-zone"
    after = desk.game.digest()
    desk.controller.undo()
    assert desk.game.digest() == before and "took back the last choice" in desk.log()
    desk.controller.redo()
    assert desk.game.digest() == after and desk.heard["undo"][-1][1] is False
    desk.controller.undo()
    desk.controller.choose(("end-turn",))
    assert desk.heard["undo"][-1][1] is False, "a new choice leaves nothing to give again"


def test_adjustments_are_taken_up_again_also_those_taken_back(desk: Desk) -> None:
    desk.controller.adjust(SetKeys(player=0, keys=(KeyColor.RED,)))
    line = desk.game.state.players[0].hand[0]
    desk.controller.adjust(Move(card=f"c{line}", zone=Zone.DECK, player=0))
    desk.controller.adjust(SetAmber(player=0, amount=9))
    desk.controller.undo()
    digest, path = desk.game.digest(), desk.controller.kept_at
    desk.controller.stop_keeping()
    assert path is not None
    other = Desk(desk.folder / "other")
    setup, found = UnfinishedGames(start, lambda: desk.folder).take_up(path)
    other.controller.resume(setup, found)
    assert other.game.digest() == digest
    other.controller.lift_curtain()
    other.controller.redo()
    assert other.game.state.players[0].amber == 9
    other.controller.stop_keeping()


def test_a_counter_whose_name_has_spaces_is_taken_up_again(desk: Desk) -> None:
    artifact = next(
        card
        for card in desk.game.state.players[0].deck
        if desk.game.state.cards[card].definition.type.value == "artifact"
    )
    desk.controller.adjust(Move(card=f"c{artifact}", zone=Zone.ARTIFACTS, player=0))
    assert desk.controller.adjust(SetCounters(card=f"c{artifact}", name="two words  and ö", amount=2))
    path = desk.controller.kept_at
    assert path is not None
    desk.controller.stop_keeping()
    other = Desk(desk.folder / "other")
    other.controller.resume(*UnfinishedGames(start, lambda: desk.folder).take_up(path))
    assert other.game.state.cards[artifact].counters == (("two words  and ö", 2),)
    other.controller.stop_keeping()


def test_an_adjustment_is_refused_with_its_reason_and_nothing_changes(desk: Desk) -> None:
    before, journal = desk.game.digest(), desk.controller.journal
    in_hand = SetCounters(card=f"c{desk.game.state.players[0].hand[0]}", name="power", amount=1)
    words = desk.controller.judge_view.refusal(in_hand)
    assert words is not None and "in play" in words.en
    assert not desk.controller.adjust(in_hand)
    assert desk.heard["refused"][-1][0] == words
    assert (desk.game.digest(), desk.controller.journal) == (before, journal)
    nothing = desk.controller.judge_view.refusal(SetAmber(player=0, amount=desk.game.state.players[0].amber))
    assert nothing is not None and "change nothing" in nothing.en
    assert desk.controller.judge_view.refusal(Reveal(card="c1")) is None
    assert desk.controller.judge_view.refusal(Draw(player=0, amount=2)) is None
    assert desk.game.digest() == before, "asking changes nothing"


def test_nothing_is_adjusted_behind_the_curtain_or_while_something_else_is_asked(desk: Desk) -> None:
    desk.controller.choose(("end-turn",))
    assert desk.controller.curtain_for is not None
    assert (
        desk.controller.judge_view.not_adjustable() is not None
        and desk.controller.judge_view.lying(Player(0), Zone.HAND) == ()
    )
    before = desk.game.digest()
    assert not desk.controller.adjust(SetAmber(player=0, amount=3)) and desk.game.digest() == before
    desk.controller.lift_curtain()
    assert desk.controller.judge_view.not_adjustable() is None, "a step has begun, and nothing has happened in it"
    dice = Random(3)
    while desk.game.at_checkpoint:
        desk.controller.lift_curtain()
        assert desk.game.decision is not None
        desk.controller.choose((dice.choice(desk.game.decision.keys()),))
    desk.controller.lift_curtain()
    words, before = desk.controller.judge_view.not_adjustable(), desk.game.digest()
    assert words is not None and "step 3" in words.en
    assert not desk.controller.adjust(SetAmber(player=0, amount=3)) and desk.game.digest() == before


def test_the_judge_reveals_nothing_to_the_seat_at_the_screen(desk: Desk) -> None:
    mine = desk.controller.judge_view.lying(Player(0), Zone.HAND)
    theirs = desk.controller.judge_view.lying(Player(1), Zone.HAND)
    assert mine and all(card.name is not None for card in mine)
    assert theirs and all(card.name is None for card in theirs)
    assert all(card.name is None for card in desk.controller.judge_view.lying(Player(0), Zone.DECK))
    hidden = theirs[0].handle
    assert desk.controller.judge_view.sentence(Move(card=hidden, zone=Zone.DECK, player=1)).en.startswith("A card goes")
    desk.controller.adjust(Move(card=hidden, zone=Zone.DECK, player=1))
    name = card_name(desk.game.state.cards[int(hidden[1:])].definition.id).en
    words = [line.words.en for line in log_lines(desk.entries(), desk.controller.names)]
    assert any("A card goes on top of Bo’s deck" in line for line in words)
    assert not [line for line in words if name in line]
    assert name not in desk.heard["undo"][-1][2].en


def test_on_the_open_table_the_judge_sees_all_but_no_deck_in_its_order(qapp: object, tmp_path: Path) -> None:
    desk = Desk(tmp_path, open_table=True).to_main_step()
    deck = desk.controller.judge_view.lying(Player(1), Zone.DECK)
    names = [card.name.en for card in deck if card.name is not None]
    assert len(names) == len(deck) and names == sorted(names)
    assert all(card.name is not None for card in desk.controller.judge_view.lying(Player(1), Zone.HAND))
    desk.controller.stop_keeping()


def test_a_fault_in_a_card_shows_the_table_as_it_was(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    views: list[object] = []
    desk.controller.view_changed.connect(views.append)
    before, journal, run = desk.controller.view(), desk.controller.journal, turn.run
    faults = [RuntimeError("a card's fault")]

    def broken(*given: Any) -> Any:
        if faults:
            raise faults.pop()
        return run(*given)

    monkeypatch.setattr(turn, "run", broken)
    with pytest.raises(RuntimeError):
        desk.controller.adjust(SetAmber(player=0, amount=8))
    assert desk.controller.journal == journal and views == [before]
    assert desk.controller.adjust(SetAmber(player=0, amount=8)), "the table stays usable"


def test_a_discard_pile_is_listed_top_card_first_as_it_lies() -> None:
    t = table(side(discard=["troll", "krump"]), side())
    listed = adjustments.lying(t.game.state, Player(0), Zone.DISCARD, Player(0), is_open=False)
    assert [card.handle for card in listed] == [card.handle for card in t.game.view(0).seats[0].discard]
