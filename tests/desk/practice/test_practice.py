"""Playing against the program: it chooses by itself, its choices are kept, taken back and explained; hints."""

from __future__ import annotations

import gc
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from kfdesk.collection.results import Result
from kfdesk.desk.ceremonies.conceding import PRACTICE, Conceding
from kfdesk.desk.matches.room import MatchRoom
from kfdesk.desk.play.controller import DeskController
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.practice import texts as w
from kfdesk.desk.practice.feature import PracticeFeature
from kfdesk.desk.practice.thinker import Thinker
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.desk.window.new_game import NewGameDialog
from kfdesk.engine.entries import Choice, JournalEntry
from kfdesk.engine.terms import PLAYERS, DecisionKind, other_player
from kfdesk.match.film import Film
from kfdesk.match.journal import By, read
from kfdesk.match.recorded_game import read_recorded_game
from kfdesk.teach.bot.levels import level_of
from kfdesk.teach.bot.planner import Planner
from kfdesk.teach.bot.players import Bot
from kfdesk.text.words import Words
from tests.desk.questions import answer
from tests.desk.starts import Desk, choose_by_dice, setup
from tests.windows import part_in

ADA, BO = PLAYERS
MOST_MS = 20_000


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


def part(window: MainWindow) -> PracticeFeature:
    """Return the part that plays and advises; it is made to hurry."""
    found = part_in(window, PracticeFeature)
    found.pauses_ms, found.budget_ms = (0, 0), 8.0
    return found


def practice(bot: int = BO, **changes: Any) -> TableSetup:
    return replace(setup(), bot=PLAYERS[bot], **changes)


def until_asked(window: MainWindow, qtbot: Any) -> None:
    """Wait until a person is asked, or the game is over."""
    controller = window.controller

    def asked() -> bool:
        view = controller.view()
        assert view is not None
        return view.winner is not None or view.decision is not None

    qtbot.waitUntil(asked, timeout=MOST_MS)


def until_chosen(window: MainWindow, qtbot: Any, choices: int, *, dice: Random | None = None) -> None:
    """Make so many choices for the person, the program making those between."""
    dice = dice or Random(3)
    for _ in range(choices):
        until_asked(window, qtbot)
        view = window.controller.view()
        if view is None or view.decision is None:
            return
        choose_by_dice(window, dice)


def until_step_3(window: MainWindow, qtbot: Any) -> None:
    """Choose what must be chosen until the person may end the turn."""
    for _ in range(20):
        until_asked(window, qtbot)
        view = window.controller.view()
        assert view is not None and view.decision is not None
        keys = view.decision.keys()
        if "end-turn" in keys:
            return
        window.controller.choose(keys[: max(1, view.decision.min)])


def end_turn(window: MainWindow, qtbot: Any) -> None:
    """Choose what must be chosen until the person may end the turn, and end it."""
    until_step_3(window, qtbot)
    window.controller.choose(("end-turn",))


def test_the_program_plays_its_seat_and_no_curtain_falls(window: MainWindow, qtbot: Any) -> None:
    part(window)
    fallen: list[int] = []
    window.controller.curtain_lowered.connect(fallen.append)
    window.controller.new_game(practice())
    until_chosen(window, qtbot, 12)
    until_asked(window, qtbot)
    assert not fallen and window.controller.viewer == ADA
    view = window.controller.view()
    assert view is not None and view.turn > 1 and view.seats[BO].hand is None


def test_the_program_may_begin(window: MainWindow, qtbot: Any) -> None:
    part(window)
    window.controller.new_game(practice(ADA))
    assert window.controller.viewer == BO
    until_chosen(window, qtbot, 4)
    assert len(window.controller.journal) > 6


def test_nobody_else_chooses_for_the_program(window: MainWindow, qtbot: Any) -> None:
    mine = part(window)
    window.controller.new_game(practice())
    end_turn(window, qtbot)
    mine.thinker.drop()
    assert window.controller.asks_bot
    view = window.controller.view()
    assert view is not None and view.decision is None and window.prompt.decision is None
    assert "is thinking" in window.prompt.text.text() and not mine.hint_button.isEnabled()
    before = window.controller.journal
    game = window.controller.copy_of_game()
    assert game is not None and game.decision is not None
    window.controller.choose((game.decision.keys()[0],))
    assert window.controller.journal == before and window.controller.judge_view.not_adjustable() is not None


def test_what_is_thought_about_another_stand_is_not_chosen(window: MainWindow, qtbot: Any) -> None:
    mine = part(window)
    window.controller.new_game(practice())
    until_step_3(window, qtbot)
    mine.pauses_ms = (60_000, 60_000)
    window.controller.choose(("end-turn",))
    qtbot.waitUntil(lambda: mine.chosen is not None, timeout=MOST_MS)
    before = window.controller.journal
    window.controller.undo()
    assert mine.chosen is None and not mine.waiting.isActive()
    assert len(window.controller.journal) < len(before) and not window.controller.asks_bot


def test_undo_goes_back_to_the_person_s_choice_and_redo_makes_the_program_s_again(
    window: MainWindow, qtbot: Any
) -> None:
    part(window)
    window.controller.new_game(practice())
    end_turn(window, qtbot)
    until_asked(window, qtbot)
    journal = window.controller.journal
    window.controller.undo()
    undone = window.controller.journal
    assert "end-turn" not in undone[-1:] and len(undone) < len(journal) and not window.controller.asks_bot
    window.controller.redo()
    assert window.controller.journal == journal


def test_a_kept_practice_game_goes_on_with_the_program(qtbot: Any) -> None:
    desk = Desk(qtbot)
    window = desk.open()
    part(window)
    window.controller.new_game(practice())
    until_chosen(window, qtbot, 8)
    until_asked(window, qtbot)
    journal, path = window.controller.journal, window.controller.kept_at
    assert path is not None
    desk.close()
    kept = read(path)
    assert kept.header.partner == BO
    assert {answer.by for answer in kept.answers} >= {By.HAND, By.BOT}
    window = desk.open()
    mine = part(window)
    window.beginning.go_on_with(path)
    assert window.controller.journal == journal and window.controller.bot == BO
    assert window.controller.viewer == ADA and mine.why_button.isVisible()
    until_chosen(window, qtbot, 3)
    assert len(window.controller.journal) > len(journal)
    desk.close()


def test_a_rematch_is_played_against_the_program_too(window: MainWindow) -> None:
    part(window)
    window.controller.new_game(practice())
    window.beginning.rematch(swapped=True)
    assert window.controller.bot == BO and window.controller.viewer == ADA


def test_a_practice_game_is_watched_as_a_film(window: MainWindow, qtbot: Any) -> None:
    part(window)
    window.controller.new_game(practice())
    until_chosen(window, qtbot, 6)
    until_asked(window, qtbot)
    path = window.controller.kept_at
    assert path is not None
    film = Film(read_recorded_game(path))
    while not film.build():
        pass
    assert film.stopped is None and {moment.by for moment in film.moments} >= {By.HAND, By.BOT}


def test_a_game_of_two_people_is_written_as_before(window: MainWindow) -> None:
    window.controller.new_game(setup())
    path = window.controller.kept_at
    assert path is not None and b"partner" not in path.read_bytes().splitlines()[0]


def test_the_program_says_why(window: MainWindow, qtbot: Any) -> None:
    mine = part(window)
    window.controller.new_game(practice())
    assert mine.why_button.isVisible() and not mine.why_button.isEnabled()
    end_turn(window, qtbot)
    until_asked(window, qtbot)
    qtbot.mouseClick(mine.why_button, Qt.MouseButton.LeftButton)
    assert mine.box.isVisible() and mine.box.title.text().startswith("Bo: ")
    assert [line.partition(": ")[0] for line in mine.box.reason.text().splitlines()] == [
        one.what.en for one in mine.explained
    ]


def test_what_the_program_chose_in_secret_is_not_told(window: MainWindow, qtbot: Any) -> None:
    """Every choice that is told by name is one that the person may read, or an act of step 3, which all can see."""
    mine = part(window)
    told: list[tuple[bool, Words]] = []
    choose = window.controller.choose_for_bot

    def watched(keys: tuple[str, ...]) -> bool:
        game = window.controller.copy_of_game()
        assert game is not None and game.decision is not None
        if mine.explained and len(game.decision.options) > 1:
            is_open = game.decision.kind is DecisionKind.MAIN or game.view(ADA).decision is not None
            told.append((is_open, mine.explained[-1].what))
        return choose(keys)

    window.controller.choose_for_bot = watched  # type: ignore[method-assign]
    window.controller.new_game(practice())
    until_chosen(window, qtbot, 20)
    assert len(told) > 5
    assert all(is_open != (words == w.CHOSE_HIDDEN) for is_open, words in told)


def test_a_hint_names_a_legal_choice_its_reason_and_how_sure_it_is(fresh_window: MainWindow, qtbot: Any) -> None:
    window = fresh_window
    mine = part(window)
    mine.budget_ms = 5_000  # a busy machine must have tried something, too; as a rule the search ends by itself
    window.controller.new_game(replace(setup(), open_table=True))
    while (decision := window.prompt.decision) is None or decision.kind is not DecisionKind.HOUSE:
        assert decision is not None
        window.controller.choose((decision.keys()[0],))
    assert mine.hint_button.isEnabled() and not mine.why_button.isVisible()
    qtbot.waitActive(window)
    mine.hint_button.setFocus()
    QTest.keyClick(mine.hint_button, Qt.Key.Key_Space)
    assert mine.thinker.busy and mine.hint_button.hasFocus()
    qtbot.waitUntil(mine.box.isVisible, timeout=MOST_MS)
    title = mine.box.title.text()
    assert any(option.label.en in title for option in decision.options)
    assert mine.box.reason.text() and "%" not in mine.box.sure.text()
    window.controller.choose((decision.keys()[0],))
    assert not mine.box.isVisible()


def test_a_hint_is_the_same_whatever_the_opponent_holds(window: MainWindow, qtbot: Any) -> None:
    mine = part(window)
    window.controller.new_game(setup())
    window.controller.lift_curtain()
    game = window.controller.copy_of_game()
    assert game is not None and game.decision is not None
    other = game.sampled(game.decision.player, 5)
    assert other is not None
    advised = [Planner(game.decision.player, 7, None, 60).advise(some) for some in (game, other)]
    assert advised[0].keys == advised[1].keys and advised[0].reason == advised[1].reason
    assert mine.hint_button.isEnabled()


def test_the_buttons_give_way_to_the_choices_of_a_prompt_before_undo_does(window: MainWindow, qtbot: Any) -> None:
    mine = part(window)
    window.controller.new_game(practice())
    until_step_3(window, qtbot)
    assert mine.buttons.isVisible()
    end_turn(window, qtbot)
    for _ in range(30):
        until_asked(window, qtbot)
        decision = window.prompt.decision
        assert decision is not None
        if decision.kind is DecisionKind.HOUSE:
            break
        window.controller.choose(decision.keys()[: max(1, decision.min)])
    assert decision is not None
    window.prompt.ask(replace(decision, source="c1"), window.controller.view())  # as a card asks: in the bar
    assert len(window.prompt.choices.inline) == 3
    window.resize(700, 720)
    assert not mine.buttons.isVisible() and mine.hint_command.isEnabled()
    window.resize(1600, 720)
    assert mine.buttons.isVisible() and window.prompt.take_back.isVisible()


def test_no_hint_behind_the_curtain(window: MainWindow) -> None:
    mine = part(window)
    window.controller.new_game(setup())
    assert window.controller.curtain_for is not None
    assert not mine.hint_button.isEnabled() and window.controller.copy_of_game() is None


def test_away_from_the_table_the_program_waits(window: MainWindow, qtbot: Any) -> None:
    mine = part(window)
    window.controller.new_game(practice())
    end_turn(window, qtbot)
    window.show_start()
    qtbot.waitUntil(lambda: mine.chosen is not None, timeout=MOST_MS)
    before = window.controller.journal
    QTest.qWait(60)
    assert window.controller.journal == before
    window.show_page(window.play_page)
    qtbot.waitUntil(lambda: window.controller.journal != before, timeout=MOST_MS)


def test_whoever_leaves_the_table_while_the_program_is_about_to_choose_misses_nothing(
    window: MainWindow, qtbot: Any
) -> None:
    mine = part(window)
    window.controller.new_game(practice())
    until_step_3(window, qtbot)
    mine.pauses_ms = (60_000, 60_000)
    window.controller.choose(("end-turn",))
    qtbot.waitUntil(mine.waiting.isActive, timeout=MOST_MS)
    window.show_start()
    assert not mine.waiting.isActive() and mine.chosen is not None
    window.show_page(window.play_page)
    assert mine.waiting.isActive()


def test_what_was_taken_back_is_not_explained(window: MainWindow, qtbot: Any) -> None:
    mine = part(window)
    window.controller.new_game(practice())
    for _ in range(2):
        end_turn(window, qtbot)
        until_asked(window, qtbot)
        entries = [one.entries for one in mine.explained]
        assert entries and len(set(entries)) == len(entries)
        window.controller.undo()
        assert not mine.explained and not mine.why_button.isEnabled()


def test_a_choice_that_a_card_s_fault_stops_is_not_made_again(
    window: MainWindow, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the program would make it again and again, and nobody could go on."""
    mine = part(window)
    window.controller.new_game(practice())
    until_step_3(window, qtbot)
    stopped: list[tuple[str, ...]] = []
    give = DeskController._give

    def fails_once(self: DeskController, entry: JournalEntry, by: By) -> bool:
        if by is By.BOT and isinstance(entry, Choice) and (not stopped or entry.keys == stopped[0]):
            stopped.append(entry.keys)
            raise RuntimeError("a fault")
        return give(self, entry, by)

    monkeypatch.setattr(DeskController, "_give", fails_once)
    before = len(window.controller.journal)
    with qtbot.capture_exceptions() as faults:
        window.controller.choose(("end-turn",))
        qtbot.waitUntil(lambda: len(window.controller.journal) > before + 1, timeout=MOST_MS)
    assert len(faults) == len(stopped) == 1
    assert mine._stopped_at != window.controller.journal or not mine._stopped


def test_no_hint_for_a_choice_that_is_asked_with_the_opponent_s_hand_on_the_screen(window: MainWindow) -> None:
    mine = part(window)
    window.controller.new_game(setup())
    window.controller.lift_curtain()
    decision = window.prompt.decision
    assert decision is not None and window.controller.viewer == decision.player and mine.hint_button.isEnabled()
    other = replace(decision, player=other_player(decision.player))
    window.controller.decision_asked.emit(other)
    assert not mine.hint_button.isEnabled() and not mine.hint_command.isEnabled()
    mine.give_hint()
    assert not mine.thinker.busy
    window.controller.set_open_table(True)
    window.controller.decision_asked.emit(other)
    assert mine.hint_button.isEnabled()


def test_the_box_changes_its_language(window: MainWindow, qtbot: Any) -> None:
    mine = part(window)
    window.controller.new_game(practice())
    end_turn(window, qtbot)
    until_asked(window, qtbot)
    mine.tell_why()
    english = mine.box.reason.text()
    window.apply_settings(window.settings.model_copy(update={"interface_language": "de"}))
    assert mine.box.isVisible() and mine.box.title.text() == w.LAST_CHOICES.filled(who="Bo").say("de")
    assert mine.box.reason.text() != english


def test_a_fault_while_thinking_lets_the_game_go_on(
    window: MainWindow, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    part(window)
    window.controller.new_game(practice())
    until_asked(window, qtbot)

    def fails(self: Bot, game: object) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr(Bot, "advise", fails)
    with qtbot.capture_exceptions() as faults:
        end_turn(window, qtbot)
        until_asked(window, qtbot)
    assert faults and window.controller.journal


def test_the_thread_ends_and_the_collector_works_again(qtbot: Any, window: MainWindow) -> None:
    window.controller.new_game(replace(setup(), open_table=True))
    game = window.controller.copy_of_game()
    assert game is not None
    thinker = Thinker(window)
    thought: list[object] = []
    thinker.thought.connect(thought.append)
    qtbot.waitUntil(gc.isenabled, timeout=60_000)  # a test before may have begun to learn the grammar of card texts
    thinker.ask(game, PLAYERS[0], seed=1, budget_ms=60_000.0)
    assert thinker.busy and not gc.isenabled()
    thinker.close()
    assert not thinker.busy and gc.isenabled()
    thinker.ask(game, PLAYERS[0], seed=1, budget_ms=60_000.0)
    QTest.qWait(20)
    assert not thought and not gc.isenabled(), "that the first thread ended is heard of while the second works"
    thinker.close()
    assert gc.isenabled()


@pytest.mark.parametrize("bot", [None, BO])
def test_a_practice_game_counts_as_practice(
    window: MainWindow, bot: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[Result] = []
    monkeypatch.setattr(MatchRoom, "_write", lambda _, result: written.append(result))
    window.controller.new_game(replace(setup(open_table=True), bot=None if bot is None else PLAYERS[bot]))
    asked: list[str] = []
    answer("Bo", asked) if bot is None else answer("Ada", asked)
    part_in(window, Conceding).command.trigger()
    assert [(result.practice, result.won) for result in written] == [(bot is not None, bot is None)]
    assert (PRACTICE.en in asked[0]) is (bot is not None)


def test_the_dialog_seats_the_program(window: MainWindow, qtbot: Any) -> None:
    dialog = NewGameDialog(window.beginning.decks(), window.settings, window)
    qtbot.addWidget(dialog)
    assert dialog.setup().bot is None
    dialog.practice.setChecked(True)
    assert dialog.setup().bot == BO and dialog.setup().seats[BO].name == "Milo"
    assert dialog.setup().level == "" and dialog.level.isVisibleTo(dialog)
    assert dialog.remember(window.settings).practice
    dialog.level.choose("master")
    assert dialog.setup().level == "master" and dialog.setup().seats[BO].name == "Magnus"
    assert dialog.level.about.text() == level_of("master").about.en
    again = NewGameDialog(window.beginning.decks(), dialog.remember(window.settings), window)
    qtbot.addWidget(again)
    assert again.level.kept == "master"
    again.friend.setChecked(True)
    assert again.setup().level == "" and not again.level.isVisibleTo(again)
    again.names[BO].setText("Bo")
    again.practice.setChecked(True)
    assert again.setup().seats[BO].name == "Magnus", "the program is there under its own name"
    assert again.remember(window.settings).player_names[BO] == "Bo"


def test_who_answers_goes_on_in_the_same_game_and_level_only(window: MainWindow, qtbot: Any) -> None:
    window.controller.new_game(replace(setup(), open_table=True))
    game = window.controller.copy_of_game()
    assert game is not None and game.decision is not None
    thinker, seat, asked = Thinker(window), game.decision.player, []
    for level in ("gentle", "gentle", "beginner"):
        with qtbot.waitSignal(thinker.thought, timeout=MOST_MS):
            thinker.ask(game, seat, seed=1, budget_ms=5.0, level=level)
        asked.append(thinker.at_hand)
    assert asked[0] is asked[1] and asked[1] is not asked[2]
    thinker.close()


@pytest.mark.slow
def test_a_whole_practice_game_comes_to_its_end(window: MainWindow, qtbot: Any) -> None:
    mine = part(window)
    mine.budget_ms = 4.0
    window.controller.new_game(practice())
    until_chosen(window, qtbot, 600)
    view = window.controller.view()
    assert view is not None and view.winner is not None


def test_the_moments_of_its_turn_can_be_seen_one_by_one(window: MainWindow, qtbot: Any) -> None:
    part(window)
    window.controller.new_game(practice())
    until_chosen(window, qtbot, 6)
    end_turn(window, qtbot)
    until_asked(window, qtbot)
    made = window.controller.choices_made
    numbers = [at for at, choice in enumerate(made) if choice.by in (By.HAND, By.BOT)]
    assert {made[at].by for at in numbers} == {By.HAND, By.BOT}
    history_view, seen = window.controller.history_view, list[int]()
    moment: int | None = len(made) - 1
    while moment is not None:
        moment = history_view.before(moment)
        if moment is not None:
            seen.append(moment + 1)
            shown = history_view.view_after(moment)
            assert shown is not None and shown.seats[BO].hand is None and shown.viewer == ADA
    assert seen == numbers[::-1]


def test_it_waits_while_its_opponent_looks_back(window: MainWindow, qtbot: Any) -> None:
    mine = part(window)
    window.controller.new_game(practice())
    until_step_3(window, qtbot)
    mine.pauses_ms = (120, 120)
    window.controller.choose(("end-turn",))
    qtbot.waitUntil(mine.waiting.isActive, timeout=MOST_MS)
    journal = window.controller.journal
    window.log.moment_wanted.emit(0)
    assert window.pages.currentWidget() is not window.play_page
    qtbot.wait(250)
    assert window.controller.journal == journal and window.pages.currentWidget() is not window.play_page
    window.show_page(window.play_page)
    qtbot.waitUntil(lambda: window.controller.journal != journal, timeout=MOST_MS)
