"""Starts the desktop program: application, settings, error handling, window."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from kfdesk import collector
from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.collection.files import sample_decks
from kfdesk.collection.homemade import understood
from kfdesk.desk.allcards.feature import AllCardsFeature
from kfdesk.desk.art.fonts import use_fonts
from kfdesk.desk.card.faces import DeskFaces, card_name, rules_text
from kfdesk.desk.ceremonies.conceding import Conceding
from kfdesk.desk.decks.deck_lists import DeckListsFeature
from kfdesk.desk.decks.feature import DeckFeature, is_for_shelf
from kfdesk.desk.decks.open_shelf import OpenShelf
from kfdesk.desk.drills.feature import DrillsFeature
from kfdesk.desk.evenings.feature import EveningFeature
from kfdesk.desk.features.file_handler import FileHandler
from kfdesk.desk.film.feature import FilmFeature
from kfdesk.desk.games.feature import GamesFeature
from kfdesk.desk.games.unfinished import UnfinishedGames
from kfdesk.desk.history.feature import HistoryFeature
from kfdesk.desk.homemade.feature import HomemadeFeature, is_card
from kfdesk.desk.judge.feature import JudgeFeature
from kfdesk.desk.kit.settings import MESSAGE_TITLE, DeskSettings, read_settings
from kfdesk.desk.learning.feature import LearningFeature
from kfdesk.desk.manual.feature import ManualFeature
from kfdesk.desk.matches.feature import MatchFeature
from kfdesk.desk.play.controller import DeskController
from kfdesk.desk.play.playable_game import PlayableGame
from kfdesk.desk.play.table_names import TableNames, house_name
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.practice.feature import PracticeFeature
from kfdesk.desk.program.faults import ErrorCatcher
from kfdesk.desk.program.helpdesk import HelpDesk
from kfdesk.desk.program.open_files import FileOpener, is_game
from kfdesk.desk.program.single_instance import SingleInstance, hand_over
from kfdesk.desk.puzzles.feature import PuzzlesFeature
from kfdesk.desk.reference.explain_feature import ExplainFeature
from kfdesk.desk.reference.feature import ReferenceFeature
from kfdesk.desk.review.feature import ReviewFeature
from kfdesk.desk.sharing.feature import SharingFeature
from kfdesk.desk.shortcuts.feature import ShortcutsFeature
from kfdesk.desk.sound.cues import COIN
from kfdesk.desk.sound.feature import SoundFeature
from kfdesk.desk.statistics.feature import StatisticsFeature
from kfdesk.desk.table.widget import TableWidget
from kfdesk.desk.teacher.feature import TeacherFeature
from kfdesk.desk.teacher.forecast_steps import ForecastSteps
from kfdesk.desk.timing.feature import TimingFeature
from kfdesk.desk.trials.feature import TrialsFeature
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import Game, Seat
from kfdesk.engine.terms import DecisionKind
from kfdesk.match.autosave import Autosave, games_folder
from kfdesk.text.runs import Runs

if TYPE_CHECKING:
    from kfdesk.desk.deck_choice.source import ChoosableDecks

APP_ID = "io.github.kfdesk.kfdesk"
SMOKE_DECISIONS = 12
"""How many decisions a smoke run makes before it ends well."""


def run(files: list[str], *, smoke: bool = False) -> int:
    """Run the desktop program until its window closes; return the process's exit code.

    `files` are what was given to open; what nothing in the program opens is reported. With `smoke` the window opens,
    plays a few decisions by itself and closes; the code is 0 when all went well.
    """
    app = application()
    if not smoke and hand_over(files):
        return 0
    loaded = read_settings()
    window = make_window(loaded.settings, keep=not smoke)
    if not smoke:
        sounds = SoundFeature(window, window.director, window.table)
        window.ceremonies.versus.coin_lies.connect(partial(sounds.play, COIN))
        window.install(sounds)
    catcher = ErrorCatcher(window)
    catcher.install(quiet=smoke)
    window.show()
    if loaded.message is not None:
        window.tell(MESSAGE_TITLE, loaded.message)
    opener = FileOpener(window)
    opener.open(files)
    doorman = SingleInstance(window)
    doorman.called.connect(opener.open_from_elsewhere)
    if not smoke:
        doorman.listen()
    collector.calm()
    if smoke:
        QTimer.singleShot(0, lambda: _play_some(window))
    code = app.exec()
    catcher.remove()
    return 1 if smoke and catcher.count else code


def application() -> QApplication:
    """Return the application object, made and named once."""
    found = QApplication.instance()
    if isinstance(found, QApplication):
        return found
    QApplication.setApplicationName("kfdesk")
    QApplication.setApplicationDisplayName("kfdesk")
    QApplication.setDesktopFileName(APP_ID)
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")  # to wake threads for pictures as small as cards takes longer
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    use_fonts(app)
    return app


def make_window(settings: DeskSettings, *, keep: bool = True) -> MainWindow:
    """Return the main window with all its features, not yet shown; with `keep` its games are kept on the disk."""
    names = TableNames(card_name, house_name)
    autosave = Autosave(patient=True) if keep else None
    controller = DeskController(start_game, names, settings, saver=autosave)
    table = TableWidget(controller.why_not, forecast_of=controller.forecast_view.forecast)

    def text(card: str, language: str) -> Runs:
        return rules_text(card, language, controller.edition)

    table.set_face_texts(text)
    table.set_facts(facts().get)
    window = MainWindow(controller, table, DeskFaces(text), sample_decks(), settings)
    controller.setParent(window)
    conceding = Conceding(window)
    window.install(conceding)
    timing = TimingFeature(window, window.play_page, window.dock)
    window.install(timing)
    lists = DeckListsFeature(window)
    window.install(lists)
    if autosave is not None:
        kept, shelf = UnfinishedGames(start_game), OpenShelf()
        window.beginning.keep_unfinished(kept)
        window.beginning.use_shelf(partial(shelf_decks, shelf))
        line = partial(window.commands.add_separator, "game")
        matches = MatchFeature(window, autosave, shelf, window.prompt, window.beginning.go_on_with)
        window.beginning.follow_game_by(matches.follow)
        window.beginning.offer_match(matches.open)
        window.beginning.offer_left_off_by(matches.left_off)
        evenings = EveningFeature(window, shelf, matches)
        window.beginning.offer_left_off_by(evenings.left_off)
        line()
        games = GamesFeature(window, autosave, kept, window.beginning.go_on_with)
        window.start.all_wanted.connect(games.show)
        line()
        film, statistics = FilmFeature(window), StatisticsFeature(window, window.prompt.offer_when_over)
        review = ReviewFeature(window, window.prompt.offer_when_over)
        decks = DeckFeature(window, shelf)
        window.file_handlers.append(FileHandler(is_for_shelf, decks.import_files))
        window.start.decks_wanted.connect(decks.open)
        games.watch_wanted.connect(film.watch)
        games.unsaved_wanted.connect(window.unsaved.offer_elsewhere)
        games.statistics_wanted.connect(statistics.show_statistics)
        games.review_wanted.connect(review.review)
        review.film_wanted.connect(film.watch_recording)
        decks.play_wanted.connect(matches.open)
        decks.journal_wanted.connect(lambda name: film.watch(games_folder() / name))
        conceding.know_matches_by(lambda: matches.game_of_match)
        window.ceremonies.know_matches_by(lambda: matches.game_of_match)
        window.ceremonies.read_statistics_by(statistics.of_present)
        window.ceremonies.read_stills_by(statistics.still_of_present)
        film.game_wanted.connect(window.beginning.go_on_with)
        film.rule_wanted.connect(window.log.rule_wanted)
        window.ceremonies.victory.film_wanted.connect(film.watch_present)
        window.ceremonies.victory.statistics_wanted.connect(statistics.show_present)
        trials = TrialsFeature(window, shelf)
        decks.trials_wanted.connect(trials.open_with)
        decks.deck_chosen.connect(trials.look_beside)
        decks.beside_decks(trials.beside_deck)
        trials.deck_wanted.connect(decks.show_deck)
        trials.search_wanted.connect(decks.search)
        trials.strengths_changed.connect(decks.rows_changed)
        trials.cards_noted.connect(decks.beside_cards)
        trials.film_wanted.connect(film.watch_recording)
        all_cards = AllCardsFeature(window, shelf)
        trials.card_wanted.connect(all_cards.show_card)
        decks.card_wanted.connect(all_cards.show_card)
        all_cards.deck_wanted.connect(decks.show_deck)
        all_cards.decks_wanted.connect(decks.show_decks_with)
        for feature in (statistics, games, matches, evenings, decks, trials, all_cards, film, review):
            window.install(feature)
        window.file_handlers.append(FileHandler(is_game, partial(open_games, games)))
    at_table, director, inspector = window.play_page, window.director, window.inspector
    window.install(HistoryFeature(window, at_table, window.dock, window.undoing))
    ask_practice = partial(window.beginning.ask_new_game, practice=True)
    window.install(PracticeFeature(window, at_table, director, inspector, ask_practice))
    window.install(ForecastSteps(window, window.table, window.preview, window.prompt.end_turn))
    judge = JudgeFeature(window, at_table, window.dock)
    window.install(judge)
    manual = ManualFeature(window, lambda: window.manual_page)
    window.start.manual_wanted.connect(manual.open)
    window.install(manual)
    rules = ReferenceFeature(window, window.overlays.refusal)
    window.install(rules)
    explains = ExplainFeature(window, at_table)
    explains.rule_wanted.connect(rules.show_entry)
    lists.explain_wanted.connect(explains.explain)
    window.install(explains)
    window.preview.rule_wanted.connect(rules.show_entry)
    window.prompt.rule_wanted.connect(rules.show_entry)
    timing.rule_wanted.connect(rules.show_entry)
    window.log.rule_wanted.connect(rules.show_entry)
    window.install(HelpDesk(window, judge.open))
    window.install(SharingFeature(window, lambda: window.ceremonies.victory.told))
    window.install(ShortcutsFeature(window))
    teacher = TeacherFeature(window, window.dock, at_table, lambda: director.playing)
    teacher.side_wanted.connect(window.call_dock)
    teacher.rule_wanted.connect(rules.show_entry)
    window.install(teacher)
    learning = LearningFeature(window, teacher, at_table, window.dock, director, inspector)
    learning.growing.chart_came.connect(timing.let_chart)
    window.start.learn_wanted.connect(learning.show)
    window.beginning.offer_left_off_by(learning.left_off)
    window.beginning.follow_game_by(learning.follow)
    window.ceremonies.read_statistics_by(learning.statistics)
    rules.lesson_wanted.connect(learning.begin)
    window.install(learning)
    puzzles = PuzzlesFeature(window, teacher, learning, window.prompt, director, judge.open)
    window.beginning.follow_game_by(puzzles.follow)
    window.install(puzzles)
    if autosave is not None:
        drills = DrillsFeature(window)
        learning.add_section(drills.section)
        learning.add_line(drills.line)
        drills.lesson_wanted.connect(learning.begin)
        review.drills_found.connect(drills.take_in)
        window.install(drills)
        homemade = HomemadeFeature(window, shelf, teacher, manual.open, lambda: shelf_decks(shelf))
        window.file_handlers.insert(0, FileHandler(is_card, homemade.open_files))  # other JSON may be decks
        homemade.rule_wanted.connect(rules.show_entry)
        all_cards.rule_wanted.connect(rules.show_entry)
        decks.explain_wanted.connect(explains.explain)
        decks.write_wanted.connect(homemade.write_card)
        decks.change_wanted.connect(homemade.build)
        decks.alliance_wanted.connect(homemade.build_alliance)
        decks.copy_wanted.connect(homemade.copy)
        homemade.play_wanted.connect(matches.open)
        homemade.shelf_wanted.connect(decks.show_deck)
        window.install(homemade)
    window.beginning.offer_unfinished()
    return window


def shelf_decks(shelf: OpenShelf) -> ChoosableDecks:
    """Return the decks of the shelf, opened; raises `StoreError`."""
    from kfdesk.desk.matches.shelf_source import ShelfSource

    shelf()
    return ShelfSource(shelf)


def open_games(games: GamesFeature, paths: Sequence[Path]) -> None:
    """Take games in; the first one that can be gone on with is then the one at the table."""
    for path in reversed(paths):
        games.open_file(path)


def start_game(setup: TableSetup) -> PlayableGame:
    """Return a game of the real engine, just begun. Raises `SetupError` for a deck or table that cannot be played."""
    understood(setup.all_homemade)
    if setup.scenario is not None:
        return Game.from_scenario(setup.scenario, library=library())
    return Game.new(
        setup.seats, seed=setup.seed, library=library(), edition=setup.edition, first_player=setup.first_player
    )


def _play_some(window: MainWindow) -> None:
    """Make some decisions as a hurried player would, through the controller, then close the window."""
    controller = window.controller
    decks = [deck for _, deck in sample_decks()]
    seats = (Seat("Ada", decks[0]), Seat("Bo", decks[-1]))
    controller.new_game(TableSetup(seats, seed=7, first_player=0))
    for _ in range(SMOKE_DECISIONS):
        controller.lift_curtain()
        window.curtain.hide()
        view = controller.view()
        decision = view.decision if view is not None else None
        if decision is None:
            break
        count = max(decision.min, 1)
        if decision.kind is DecisionKind.ORDER:
            count = len(decision.options)
        controller.choose(tuple(option.key for option in decision.options[:count]))
        QApplication.processEvents()
    QTimer.singleShot(300, window.close)
