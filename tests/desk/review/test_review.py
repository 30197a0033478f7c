"""The review in the window: for whom, of which games, what its page shows, what is kept, and what begins from it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QFont
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from kfdesk.desk.film.feature import FilmFeature
from kfdesk.desk.review import job as review_job
from kfdesk.desk.review import texts as w
from kfdesk.desk.review.feature import ReviewFeature
from kfdesk.desk.review.job import ReviewGame
from kfdesk.desk.review.kept import file_of, keep_review, read_review
from kfdesk.desk.review.page import SIDE, ReviewPage
from kfdesk.desk.review.played import played_of
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import Game, House, Scenario, Seat
from kfdesk.engine.decks import DeckList
from kfdesk.engine.scenario_of_state import scenario_of
from kfdesk.engine.terms import PLAYERS, Player
from kfdesk.match.film import Film
from kfdesk.match.journal import Answer, By
from kfdesk.match.recorded_game import RecordedGame
from kfdesk.match.recorder import header_of
from kfdesk.teach.review.model import Choice, Moment, Motif, Point, Review, Sort
from kfdesk.teach.review.moments import Effort, review
from tests.desk.twins import digest, tree
from tests.match.kept import Setup
from tests.tables import side, table
from tests.windows import part_in

ADA, BO = PLAYERS
SMALL = Effort(points=1, quick=2, quick_acts=2, sure=3, houses=1, acts=1, others=2)


def scene() -> Scenario:
    """Return a table at which the turn is ended though three creatures could reap."""
    return Scenario(
        players=(
            side(
                name="Ada",
                deck_name="One",
                houses=(House.BROBNAR,),
                battleline=["troll", "krump", "bumpsy"],
                hand=["punch"],
                deck=["anger"] * 4,
            ),
            side(
                name="Bo",
                deck_name="Two",
                houses=(House.LOGOS,),
                hand=["dextre", "batdrone"],
                deck=["help-from-future-self", "ganymede-archivist", "wild-wormhole"],
                amber=5,
            ),
        ),
        house=House.BROBNAR,
    )


def recorded(start: Scenario, *, finished: bool = True, partner: int | None = 1) -> RecordedGame:
    """Return a game that began at this table, of which only the end of the first turn was played."""
    one, two = (Seat(s.name, DeckList(s.deck_name, s.houses or (), ())) for s in start.players)
    game = table().game if start is None else _begun(start)
    header = header_of(Setup((one, two), scenario=start, bot=None if partner is None else PLAYERS[partner]), game)
    return RecordedGame("Ada – Bo", "a.kfdesk", header, (Answer("end-turn", By.TABLE),), (), finished)


def _begun(start: Scenario) -> Game:
    from kfdesk.cards import library

    return Game.from_scenario(start, library=library())


def film_of(recording: RecordedGame) -> Film:
    film = Film(recording)
    assert film.build()
    return film


def reap(film: Film) -> str:
    decision = film.game(0).decision
    assert decision is not None
    return next(key for key in decision.keys() if key.startswith("reap:"))


def known(film: Film, seat: Player = ADA) -> Review:
    """Return a review as if it had been worked out."""
    better = Choice((reap(film),), 0.6)
    moment = Moment(0, 0, 3, Sort.ACT, Choice(("end-turn",), 0.4), (better,), (Motif.AMBER,))
    return Review(seat, (Point(3, ADA, 0, 0.5), Point(4, BO, 1, 0.4)), (moment,), 1, 1)


@pytest.fixture
def feature(same_window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Iterator[ReviewFeature]:
    """The feature, which begins no process."""
    found = part_in(same_window, ReviewFeature)
    monkeypatch.setattr(found.asker, "ask", lambda job: None)
    yield found
    found.forget()
    same_window.show_start()


def opened(feature: ReviewFeature, recording: RecordedGame) -> ReviewPage:
    feature.open(Path("a.kfdesk"), film_of(recording))
    QApplication.processEvents()
    return feature.page


def grown(feature: ReviewFeature, found: Review) -> None:
    feature.asker.grown.emit(found)
    QApplication.processEvents()


def texts(page: QWidget) -> list[str]:
    return list(tree(QAccessible.queryAccessibleInterface(page)))


def test_the_page_tells_what_was_chosen_what_was_better_and_why(feature: ReviewFeature) -> None:
    recording = recorded(scene())
    page = opened(feature, recording)
    assert page.progress.isVisible() and not page.told.isVisible()
    grown(feature, known(film_of(recording)))
    assert page.chose.text() == "You chose: End turn. Chance of winning afterwards: about 40 percent."
    assert page.better.text().startswith("Better: Reap with")
    assert page.why.text() == "Why: You gain 1 Æmber and then have 1."
    assert page.motifs.text() == "What to look out for: a reap left"
    assert page.moments[0].text() == "1. Turn 3, action: −20 points"
    assert not page.progress.isVisible() and page.drills.isVisible() and page.chart.isVisible()
    assert page.seat.isHidden(), "the program has no review"


def test_the_card_of_the_better_choice_is_marked_where_it_lies(feature: ReviewFeature) -> None:
    page = opened(feature, recorded(scene()))
    film = film_of(recorded(scene()))
    grown(feature, known(film))
    for _ in range(9):
        QApplication.processEvents()
    place = page.table.card_rect(reap(film).partition(":")[2])
    assert place is not None
    marked = page.overlays.highlight.geometry()
    assert marked.contains(QRectF(*place).toRect()) and marked.width() < 1.5 * QRectF(*place).width()


def test_with_large_letters_the_column_is_wide_enough_for_its_words(feature: ReviewFeature) -> None:
    page = opened(feature, recorded(scene()))
    grown(feature, known(film_of(recorded(scene()))))
    before = page.font()
    larger = QFont(before)
    larger.setPointSizeF(before.pointSizeF() * 2)
    try:
        page.setFont(larger)
        for _ in range(9):
            QApplication.processEvents()
        column = page.side.widget()
        assert column is not None and column.width() <= page.side.viewport().width() and page.side.width() > SIDE
    finally:
        page.setFont(before)


def test_a_whole_review_is_kept_and_opens_at_once(feature: ReviewFeature) -> None:
    recording = recorded(scene())
    opened(feature, recording)
    grown(feature, known(film_of(recording)))
    assert file_of(recording, ADA).exists()
    page = opened(feature, recording)
    assert page.told.isVisible() and not page.progress.isVisible()


def test_what_was_stopped_is_not_kept(feature: ReviewFeature) -> None:
    recording = recorded(scene())
    page = opened(feature, recording)
    found = replace(known(film_of(recording)), done=1, of=9)
    grown(feature, found)
    page.stop.click()
    assert page.anew.isVisible() and page.told.isVisible()
    assert not file_of(recording, ADA).exists()


def test_each_player_of_a_hot_seat_game_has_a_review_of_their_own(feature: ReviewFeature) -> None:
    page = opened(feature, recorded(scene(), partner=None))
    assert [page.seat.itemText(n) for n in range(page.seat.count())] == ["Ada", "Bo"]
    grown(feature, known(film_of(recorded(scene()))))
    page.seat.setCurrentIndex(1)
    page.seat.activated.emit(1)
    assert page.told.isHidden() and "Bo" in page.intro.text(), "what is Ada's is not shown to Bo"


def test_a_game_that_goes_on_is_not_reviewed(
    feature: ReviewFeature, same_window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = []
    monkeypatch.setattr(same_window, "tell", lambda title, words: told.append(words))
    for recording, why in (
        (recorded(scene(), finished=False), w.NOT_OVER),
        (replace(recorded(scene()), at_table=True), w.CAN_GO_ON),
    ):
        film = film_of(recording)
        monkeypatch.setattr(feature, "film_at", lambda path, film=film: film)
        feature.review(Path("a.kfdesk"))
        assert told.pop() is why and same_window.page_shown is not feature.page


def test_the_process_refuses_a_game_that_can_be_taken_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_job, "read_recorded_game", lambda path: recorded(scene(), finished=False))
    with pytest.raises(ValueError, match="not over"):
        ReviewGame(tmp_path / "a", ADA, gives_way=False).do(None, lambda what: None)


def test_the_process_tells_more_and_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_job, "read_recorded_game", lambda path: recorded(scene()))
    told: list[Review] = []
    found = ReviewGame(tmp_path / "a", ADA, SMALL, gives_way=False).do(None, told.append)  # type: ignore[arg-type]
    assert told[-1] == found and found.whole and [one.done for one in told] == sorted(one.done for one in told)
    assert found.moments[0].chosen.keys == ("end-turn",)


def test_the_better_line_is_a_film_with_the_seats_eyes(feature: ReviewFeature, same_window: MainWindow) -> None:
    recording = recorded(scene())
    page = opened(feature, recording)
    grown(feature, known(film_of(recording)))
    page.watch.click()
    film = part_in(same_window, FilmFeature).page
    assert film is not None and film.eyes.seat == ADA
    assert film.film.recording.answers[0].entry == reap(film_of(recording))
    film.closed.emit()
    assert same_window.page_shown is page


def test_trying_again_begins_a_game_against_the_program_that_counts_for_nobody(
    feature: ReviewFeature, same_window: MainWindow
) -> None:
    recording = recorded(scene())
    page = opened(feature, recording)
    grown(feature, known(film_of(recording)))
    page.try_again.click()
    setup, view = same_window.controller.setup, same_window.controller.view()
    assert setup is not None and setup.bot == BO and setup.origin is not None and setup.origin.reason == "branch"
    assert same_window.at_table and view is not None and view.turn == 3
    assert [card.id for card in view.seats[ADA].battleline] == ["troll", "krump", "bumpsy"]


def test_a_kept_review_counts_only_for_the_cards_and_the_judge_that_made_it(monkeypatch: pytest.MonkeyPatch) -> None:
    recording = recorded(scene())
    film = film_of(recording)
    found = known(film)
    keep_review(recording, found)
    assert read_review(film, ADA) == found and read_review(film, BO) is None
    with monkeypatch.context() as other:
        other.setattr("kfdesk.desk.review.kept.PLAYER", "another 1")
        assert read_review(film, ADA) is None
    moment = found.moments[0]
    for other_moment in (
        replace(moment, at=70),
        replace(moment, at=1),
        replace(moment, chosen=Choice(("reap:c99",), 0)),
    ):
        keep_review(recording, replace(found, moments=(other_moment,)))
        assert read_review(film, ADA) is None, "it is none of this game"
    file_of(recording, ADA).write_text('{"version": 1, "moments": [{}]}')
    assert read_review(film, ADA) is None


def test_moments_are_given_out_as_drills_with_nothing_the_seat_does_not_know(feature: ReviewFeature) -> None:
    recording = recorded(scene())
    found: list[Any] = []
    feature.drills_found.connect(found.extend)
    opened(feature, recording)
    grown(feature, known(film_of(recording)))
    feature.drills_found.disconnect(found.extend)
    (drill,) = found
    assert (drill.seat, drill.chosen, drill.best.key) == (0, "end-turn", reap(film_of(recording)))
    assert len(drill.table.players[BO].hand) == 2 and drill.motifs == (Motif.AMBER,)


def test_well_played_is_said_only_of_a_game_that_was_looked_through(feature: ReviewFeature) -> None:
    recording = recorded(scene())
    page = opened(feature, recording)
    points = (Point(3, ADA, 0, 0.5), Point(4, BO, 1, 0.4))
    grown(feature, Review(ADA, points, (), 1, 1))
    assert page.note.text() == w.NO_MOMENT.en and not page.drills.isVisible()
    grown(feature, Review(ADA, (), (), 1, 1))
    assert page.note.text() == w.TOO_SHORT.en
    answers = (*recording.answers, Answer("reap:c99", By.TABLE))
    film = film_of(replace(recording, file="b.kfdesk", answers=answers))
    feature.open(Path("b.kfdesk"), film)
    grown(feature, Review(ADA, points, (), 1, 1))
    assert film.stopped is not None and page.note.text() == f"{w.NO_MOMENT.en} {w.LEFT_OUT.en}"


def test_the_program_tried_again_is_the_one_it_was(feature: ReviewFeature, same_window: MainWindow) -> None:
    recording = recorded(scene())
    page = opened(feature, replace(recording, header=recording.header.model_copy(update={"level": "veteran"})))
    grown(feature, known(film_of(recording)))
    page.try_again.click()
    setup = same_window.controller.setup
    assert setup is not None and (setup.level, setup.seats[BO].name) == ("veteran", "Bo")


def test_twins_have_the_same_page(feature: ReviewFeature) -> None:
    """Whatever Bo holds and whatever the decks hold: Ada's review looks, reads and is kept alike."""
    game = _begun(scene())
    twins = [game.sampled(ADA, lot) for lot in (3, 4)]
    hands = [[twin.state.cards[c].printed.id for c in twin.state.players[BO].hand] for twin in twins if twin]
    assert hands[0] != hands[1]
    seen = []
    for twin in (twins[0], *twins):  # what a window keeps from one to the next is the same for the last two
        assert twin is not None
        start = scenario_of(twin.checkpoint, ("Ada", "Bo"), ("One", "Two")).model_copy(update={"seed": 0})
        recording = recorded(start)
        film = film_of(recording)
        *_, found = review(played_of(film), ADA, 7, SMALL)
        page = opened(feature, recording)
        grown(feature, replace(found, moments=found.moments or known(film).moments))
        for _ in range(5):
            QApplication.processEvents()
        drills = feature.drills_of(film, found)
        plain = [drill.model_dump_json(exclude={"id", "memory"}) for drill in drills]  # type: ignore[attr-defined]
        seen.append((found, texts(page), digest(page.grab().toImage()), plain))
    for one, two in zip(seen[1], seen[2], strict=True):
        assert one == two


def test_a_game_at_the_table_is_reviewed_once_its_end_stays(
    feature: ReviewFeature, same_window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    recording = replace(recorded(scene()), at_table=True)
    film = film_of(recording)
    controller = same_window.controller
    noted = []
    monkeypatch.setattr(feature, "film_at", lambda path: film)
    monkeypatch.setattr(type(controller), "end_can_be_taken_back", property(lambda self: True))
    monkeypatch.setattr(controller, "has_at_table", lambda recording: True)
    monkeypatch.setattr(controller, "hands_were_seen", lambda: noted.append(True))
    feature.review(Path("a.kfdesk"))
    box = next(box for box in same_window.findChildren(QMessageBox) if box.isVisible())
    assert same_window.page_shown is not feature.page
    box.button(QMessageBox.StandardButton.Yes).click()
    QApplication.processEvents()
    assert noted == [True] and film.open_to_all and same_window.page_shown is feature.page


def test_the_list_of_games_offers_it_for_games_that_are_over() -> None:
    from kfdesk.desk.games.page import DOES

    assert DOES.index("review") == DOES.index("watch") + 1


def test_with_large_letters_the_table_stays_and_nothing_is_cut_at_the_side(
    feature: ReviewFeature, same_window: MainWindow
) -> None:
    before = same_window.size()
    same_window.change_settings(text_factor=2.0)
    same_window.resize(1280, 720)
    recording = recorded(scene())
    page = opened(feature, recording)
    grown(feature, known(film_of(recording)))
    try:
        assert page.told_room.height() <= page.height() * 0.37
        assert page.table.height() > page.height() * 0.35
        within = page.side.widget()
        assert within is not None
        assert page.side.viewport().width() >= min(within.minimumSizeHint().width(), page.width() * 0.35)
    finally:
        same_window.change_settings(text_factor=1.0)
        same_window.resize(before)
