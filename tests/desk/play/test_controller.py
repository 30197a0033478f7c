"""The controller: what goes out to whom, the curtain, undo and redo, answers that need no player."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.desk.card.faces import card_name
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.play.controller import DeskController
from kfdesk.desk.play.intents import Intent
from kfdesk.desk.play.table_log import LogPart
from kfdesk.desk.play.table_names import TableNames, house_name
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.engine.events import CardDrawn, CardPlayed, Checked, Event, StepBegan
from kfdesk.engine.terms import PLAYERS, CardId, DecisionKind, Player, Step
from kfdesk.engine.views import TableView
from kfdesk.match.event_texts import Level
from kfdesk.match.log_lines import Note
from tests.desk.scripted import HANDS, Scene, ScriptedGame, ask, seats
from tests.windows import game_at

MAIN, CARD, SLOT = DecisionKind.MAIN, DecisionKind.CARD, DecisionKind.SLOT


class Ears:
    """Hears everything a controller says."""

    def __init__(self, controller: DeskController) -> None:
        self.said: list[tuple[str, tuple[Any, ...]]] = []
        for name in (
            "logged", "decision_asked", "view_changed", "timing_changed",
            "check_called", "choice_refused", "game_over", "seat_changed", "curtain_lowered", "curtain_lifted",
            "undo_state",
        ):  # fmt: skip
            getattr(controller, name).connect(lambda *args, name=name: self.said.append((name, args)))

    def all(self, name: str) -> list[Any]:
        return [args[0] if len(args) == 1 else args for heard, args in self.said if heard == name]

    def last(self, name: str) -> Any:
        return self.all(name)[-1]

    def log(self) -> list[Any]:
        """Return all entries in the log of whoever looks on now."""
        parts: list[LogPart] = self.all("logged")
        found: list[Any] = []
        for part in parts:
            found = [] if part.restarts else found
            found += part.entries if part.reader == parts[-1].reader else ()
        return found


def begin(
    scenes: list[Scene], *, open_table: bool = False, lift: bool = True, **wishes: Any
) -> tuple[DeskController, Ears]:
    settings = DeskSettings(**{"skip_forced": False, **wishes})
    controller = DeskController(lambda setup: ScriptedGame(scenes), TableNames(card_name, house_name), settings)
    ears = Ears(controller)
    controller.new_game(TableSetup(seats(), seed=1, open_table=open_table))
    if lift:
        controller.lift_curtain()
    return controller, ears


def turns() -> list[Scene]:
    """Ada plays a creature into a gap, draws, ends her turn; Bo chooses."""
    return [
        Scene(ask(MAIN, "play:c11", "end-turn"), (StepBegan(Player(0), Step.START, 1),)),
        Scene(ask(SLOT, "slot:0", "slot:1"), (CardPlayed(CardId(11), Player(0)),)),
        Scene(ask(MAIN, "play:c12", "end-turn")),
        Scene(
            ask(MAIN, "play:c21", "end-turn", player=1),
            (CardDrawn(CardId(12), Player(0)), Checked(Player(0), 7, 6), StepBegan(Player(1), Step.START, 2)),
            active=Player(1),
            secret=True,
        ),
        Scene(None, winner=Player(1), active=Player(1)),
    ]


def test_a_game_begins_behind_the_curtain(qapp: object) -> None:
    controller, ears = begin(turns(), lift=False)
    assert ears.all("curtain_lowered") == [0]
    assert ears.last("decision_asked") is None
    assert controller.viewer is None
    view = ears.last("view_changed")
    assert [seat.hand for seat in view.seats] == [None, None]
    assert [seat.archives for seat in view.seats] == [None, None]


def test_lifting_the_curtain_shows_the_hand_of_the_player_called_and_no_other(qapp: object) -> None:
    _, ears = begin(turns())
    view = ears.last("view_changed")
    assert [card.id for card in view.seats[0].hand] == list(HANDS[0])
    assert view.seats[1].hand is None
    assert ears.last("decision_asked").keys() == ("play:c11", "end-turn")
    assert ears.all("seat_changed") == [0]


def test_a_gesture_answers_the_question_it_already_answered(qapp: object) -> None:
    controller, ears = begin(turns())
    controller.act(Intent("play:c11", ((SLOT, "slot:1"),)))
    assert controller.journal == ("play:c11", "slot:1")
    assert ears.last("decision_asked").keys() == ("play:c12", "end-turn")


def test_an_answer_of_a_gesture_that_is_not_offered_is_left_to_the_player(qapp: object) -> None:
    controller, ears = begin(turns())
    controller.act(Intent("play:c11", ((SLOT, "slot:5"),)))
    assert controller.journal == ("play:c11",)
    assert ears.last("decision_asked").kind is SLOT


def test_a_refused_answer_changes_nothing_and_says_why(qapp: object) -> None:
    controller, ears = begin(turns())
    before = len(ears.said)
    controller.choose(("play:c99",))
    words, rule = ears.last("choice_refused")
    assert (words.en, rule) == ("It is not on a flank.", "glossary/flank")
    assert [name for name, _ in ears.said[before:]] == ["choice_refused"]
    assert controller.journal == ()


def end_adas_turn(controller: DeskController) -> None:
    controller.act(Intent("play:c11", ((SLOT, "slot:1"),)))
    controller.choose(("end-turn",))


def test_the_end_of_a_turn_lowers_the_curtain_and_hides_what_was_drawn(qapp: object) -> None:
    controller, ears = begin(turns())
    end_adas_turn(controller)
    assert ears.last("curtain_lowered") == 1
    assert ears.last("check_called") == 0
    drawn = [event for event in ears.log() if isinstance(event, CardDrawn)]
    assert [event.card for event in drawn] == [0]
    assert ears.last("decision_asked") is None
    assert ears.last("timing_changed") == ()
    assert ears.last("undo_state") == (True, False, None)


def test_nothing_can_be_chosen_behind_the_curtain(qapp: object) -> None:
    controller, _ = begin(turns())
    end_adas_turn(controller)
    journal = controller.journal
    controller.choose(("end-turn",))
    controller.act(Intent("play:c21"))
    assert controller.journal == journal


def test_each_player_reads_their_own_draws_in_the_log(qapp: object) -> None:
    controller, ears = begin(turns())
    end_adas_turn(controller)
    controller.lift_curtain()
    drawn = [event for event in ears.log() if isinstance(event, CardDrawn)]
    assert [event.card for event in drawn] == [0], "Bo may not know what Ada drew"
    controller.undo()
    controller.lift_curtain()
    assert controller.viewer == 0


def test_undo_takes_back_a_whole_gesture_and_redo_gives_it_again(qapp: object) -> None:
    controller, ears = begin(turns())
    first = ears.last("view_changed")
    controller.act(Intent("play:c11", ((SLOT, "slot:1"),)))
    after = ears.last("view_changed")
    controller.undo()
    assert not controller.journal
    assert ears.last("view_changed") == first
    assert ears.last("undo_state") == (False, True, None)
    controller.redo()
    assert list(controller.journal) == ["play:c11", "slot:1"]
    assert ears.last("view_changed") == after


def test_a_new_choice_drops_what_could_be_redone(qapp: object) -> None:
    controller, ears = begin(turns())
    controller.act(Intent("play:c11", ((SLOT, "slot:1"),)))
    controller.undo()
    controller.choose(("end-turn",))
    assert ears.last("undo_state")[1] is False
    journal = controller.journal
    controller.redo()
    assert controller.journal == journal


def test_undo_past_a_drawn_card_is_allowed_and_warns(qapp: object) -> None:
    controller, ears = begin(turns())
    end_adas_turn(controller)
    controller.undo()
    notes = [entry for entry in ears.log() if isinstance(entry, Note)]
    assert [note.level for note in notes] == [Level.SHORT]
    assert "stays known" in notes[0].words.en
    assert ears.last("curtain_lowered") == 0, "the table goes back to Ada"


def test_undo_turn_goes_back_to_the_first_choice_of_the_turn(qapp: object) -> None:
    controller, _ = begin(turns())
    controller.act(Intent("play:c11", ((SLOT, "slot:1"),)))
    controller.choose(("play:c12",))
    controller.undo_turn()
    assert controller.journal == ()


def test_undo_names_what_it_takes_back_only_to_who_chose_it(qapp: object) -> None:
    controller, ears = begin(turns())
    controller.choose(("play:c11",))
    assert ears.last("undo_state")[2].en == "play c11"
    controller.choose(("slot:0",))
    controller.choose(("end-turn",))
    assert ears.last("undo_state") == (True, False, None)
    controller.lift_curtain()
    assert ears.last("undo_state") == (True, False, None)


def test_a_forced_decision_is_skipped_with_a_quiet_note_and_undone_with_its_cause(qapp: object) -> None:
    scenes = turns()
    scenes[1] = Scene(ask(SLOT, "slot:0"), (CardPlayed(CardId(11), Player(0)),))
    controller, ears = begin(scenes, skip_forced=True)
    controller.choose(("play:c11",))
    assert controller.journal == ("play:c11", "slot:0")
    notes = [entry for entry in ears.last("logged").entries if isinstance(entry, Note)]
    assert [(note.words.en, note.level) for note in notes] == [("slot 0 (only choice)", Level.FULL)]
    controller.undo()
    assert not controller.journal
    assert "(only choice)" not in str(ears.log())


@pytest.mark.parametrize(
    "decision",
    [
        ask(CARD, "card:c1", least=0),
        ask(CARD, "card:c1", "card:c2"),
        ask(MAIN, "end-turn"),
        pytest.param(
            ask(DecisionKind.ORDER, "card:c1", "card:c2", least=2, most=2),
            marks=pytest.mark.rule("glossary/active-player"),
        ),
    ],
    ids=["may be declined", "two answers", "main step", "the order of two cards"],
)
def test_what_is_not_forced_is_asked(qapp: object, decision: Any) -> None:
    scenes = turns()
    scenes[1] = Scene(decision, (CardPlayed(CardId(11), Player(0)),))
    controller, ears = begin(scenes, skip_forced=True)
    controller.choose(("play:c11",))
    assert controller.journal == ("play:c11",)
    assert ears.last("decision_asked") == decision


def test_orders_are_kept_as_given_where_the_players_wish_it(qapp: object) -> None:
    scenes = turns()
    order = ask(DecisionKind.ORDER, "card:c1", "card:c2", least=2, most=2)
    scenes[1] = Scene(order, (CardPlayed(CardId(11), Player(0)),))
    controller, _ = begin(scenes, order_prompts="keep")
    controller.choose(("play:c11",))
    assert controller.journal == ("play:c11", "card:c1 card:c2")
    asking, ears = begin(scenes)
    asking.choose(("play:c11",))
    assert ears.last("decision_asked") == order


def test_an_open_decision_of_the_opponent_needs_no_curtain(qapp: object) -> None:
    scenes = turns()
    scenes[1] = Scene(ask(CARD, "card:c1", "card:c2", player=1), (CardPlayed(CardId(11), Player(0)),))
    controller, ears = begin(scenes)
    controller.choose(("play:c11",))
    assert ears.all("curtain_lowered") == [0]
    assert ears.last("decision_asked").player == 1
    controller.choose(("card:c1",))
    assert controller.journal == ("play:c11", "card:c1")


def test_a_secret_decision_of_the_opponent_hands_the_screen_over_and_back(qapp: object) -> None:
    scenes = turns()
    scenes[1] = Scene(ask(CARD, "card:c21", "card:c22", player=1), (CardPlayed(CardId(11), Player(0)),), secret=True)
    controller, ears = begin(scenes)
    controller.choose(("play:c11",))
    assert ears.all("curtain_lowered") == [0, 1]
    controller.lift_curtain()
    controller.choose(("card:c21",))
    assert ears.all("curtain_lowered") == [0, 1, 0]


def test_an_open_table_has_no_curtain_and_shows_both_hands(qapp: object) -> None:
    controller, ears = begin(turns(), open_table=True, lift=False)
    end_adas_turn(controller)
    assert ears.all("curtain_lowered") == []
    view = ears.last("view_changed")
    assert [len(seat.hand) for seat in view.seats] == [2, 2]
    drawn = [event for event in ears.log() if isinstance(event, CardDrawn)]
    assert [event.card for event in drawn] == [12]


def test_closing_an_open_table_lowers_the_curtain(qapp: object) -> None:
    controller, ears = begin(turns(), open_table=True, lift=False)
    controller.set_open_table(False)
    assert ears.all("curtain_lowered") == [0]
    assert [seat.hand for seat in ears.last("view_changed").seats] == [None, None]
    controller.set_open_table(True)
    assert ears.all("curtain_lifted") == [0]


def test_the_end_of_the_game_is_said_once(qapp: object) -> None:
    controller, ears = begin(turns(), open_table=True, lift=False)
    end_adas_turn(controller)
    controller.choose(("end-turn",))
    assert ears.all("game_over") == [1]
    assert ears.last("decision_asked") is None


def test_cards_that_only_the_decision_lists_are_known_to_who_is_asked_and_to_nobody_else(qapp: object) -> None:
    scenes = turns()
    scenes[1] = Scene(ask(CARD, "card:c91", "card:c1"), (CardPlayed(CardId(11), Player(0)),))
    controller, _ = begin(scenes)
    controller.choose(("play:c11",))
    offered = controller.offered()
    assert list(offered) == ["c91"] and offered["c91"].id == "anger"
    scenes[1] = Scene(ask(CARD, "card:c91", player=1), (CardPlayed(CardId(11), Player(0)),), secret=True)
    secretive, _ = begin(scenes)
    secretive.choose(("play:c11",))
    assert secretive.curtain_for == 1 and secretive.offered() == {}


def test_a_log_goes_on_where_its_reader_left_it_and_begins_anew_after_undo(qapp: object) -> None:
    controller, ears = begin(turns())
    end_adas_turn(controller)
    controller.lift_curtain()
    controller.choose(("end-turn",))
    parts = ears.all("logged")
    assert [part.reader for part in parts] == ["nobody", 0, 0, "nobody", 1, 1]
    assert [part.restarts for part in parts] == [True] + 5 * [False]
    for reader in PLAYERS:
        entries = [entry for part in parts if part.reader == reader for entry in part.entries]
        assert len(entries) == len(set(map(id, entries))), "nothing is told twice"
    told = [entry for entry in ears.log() if isinstance(entry, Event)]
    assert len(told) == len(game_at(controller).events)
    controller.undo()
    assert ears.last("logged").restarts


def test_a_view_is_made_once_for_each_viewer_and_decision(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    controller, _ = begin(turns())
    made: list[Any] = []
    view = ScriptedGame.view

    def counted(game: ScriptedGame, player: int | None) -> TableView:
        made.append(player)
        return view(game, player)

    monkeypatch.setattr(ScriptedGame, "view", counted)
    controller.choose(("play:c11",))
    assert controller.view() is controller.view() and controller.offered() == {}
    assert made == [0]
