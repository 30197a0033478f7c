"""Drills in the window: what is due stands on "Learn", a choice is judged and kept, a damaged file is set aside."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from kfdesk.desk.drills import texts as w
from kfdesk.desk.drills.feature import DrillsFeature, laid_out
from kfdesk.desk.drills.kept import FILE_NAME, DrillFile
from kfdesk.desk.learning.feature import LearningFeature
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import House, Scenario
from kfdesk.teach.drills.model import Drill, Drills, Offer
from kfdesk.teach.drills.schedule import first_memory
from kfdesk.teach.review.model import Motif, Sort
from tests.tables import side
from tests.windows import part_in

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)


def drill(id_: str = "a", *, key: str = "reap:c1", due: datetime = NOW) -> Drill:
    table = Scenario(
        players=(
            side(name="Ada", battleline=["troll"], hand=["punch"], deck=["anger"] * 4),
            side(name="Bo", hand=["dextre"], deck=["batdrone", "wild-wormhole"]),
        ),
        house=House.BROBNAR,
    )
    offers = (Offer(key="end-turn", chance=0.2), Offer(key=key, chance=0.4))
    return Drill(
        id=id_,
        game="Ada – Bo",
        turn=3,
        seat=0,
        sort=Sort.ACT,
        table=table,
        chosen="end-turn",
        offers=offers,
        motifs=(Motif.AMBER,),
        memory=first_memory(due),
    )


def the_reap() -> str:
    game = laid_out(drill())
    assert game is not None and game.decision is not None
    return next(key for key in game.decision.keys() if key.startswith("reap:"))


@pytest.fixture
def feature(same_window: MainWindow) -> Iterator[DrillsFeature]:
    """The feature with no drills, on a day of its own."""
    found = part_in(same_window, DrillsFeature)
    found.now = lambda: NOW
    found.read_anew()
    yield found
    same_window.show_start()


def test_the_page_learn_says_what_is_due_and_what_is_weak(feature: DrillsFeature, same_window: MainWindow) -> None:
    learning = part_in(same_window, LearningFeature)
    learning.show()
    QApplication.processEvents()
    assert feature.section.due.text() == w.NONE_YET.en and feature.line.isHidden()
    feature.take_in([drill("a", key=the_reap()), drill("b", key=the_reap(), due=NOW + timedelta(days=2))])
    assert feature.line.due.text() == feature.section.due.text() == "1 drill due today"
    assert feature.line.isVisible()
    assert feature.section.weak.text() == "What comes up most: reaping before the turn ends (2 times)."
    assert feature.section.lesson.text() == "Lesson: Æmber and keys"
    wanted: list[str] = []
    feature.lesson_wanted.disconnect()
    feature.lesson_wanted.connect(wanted.append)
    feature.section.lesson.click()
    assert wanted == ["amber-and-keys"]


def test_a_right_choice_is_said_kept_and_comes_back_later(feature: DrillsFeature, same_window: MainWindow) -> None:
    key = the_reap()
    feature.take_in([drill(key=key)])
    feature.begin()
    page = feature.page
    assert same_window.page_shown is page and page.asks.text() == "Find the better action."
    offered = [button.text() for button in page.offers if not button.isHidden()]
    assert len(offered) == 2 and page.said.isHidden()
    next(button for button in page.offers if button.text().startswith("Reap")).click()
    lines = page.said.text().splitlines()
    assert lines[0] == "Right: Reap with Troll." and lines[1] == "You gain 1 Æmber and then have 1."
    assert lines[2:4] == ["In the game you chose End turn.", "Chance of winning: Reap with Troll: 40%, End turn: 20%"]
    kept = DrillFile().drills.drills[0]
    assert (kept.tried, kept.right) == (1, 1) and kept.memory.due > NOW + timedelta(days=1)
    assert page.next.text() == "&Done for today"
    page.next.click()
    assert same_window.page_shown is not page


def test_another_choice_is_told_the_better_one(feature: DrillsFeature) -> None:
    feature.take_in([drill(key=the_reap())])
    feature.begin()
    page = feature.page
    next(button for button in page.offers if button.text() == "End turn").click()
    assert page.said.text().splitlines()[0] == "A better choice was Reap with Troll."
    kept = feature.file.drills.drills[0]
    assert (kept.tried, kept.right) == (1, 0) and not kept.memory.due > NOW + timedelta(days=2)


def test_one_choice_is_judged_once(feature: DrillsFeature) -> None:
    feature.take_in([drill(key=the_reap())])
    feature.begin()
    for button in feature.page.offers:
        button.click()
    assert feature.file.drills.drills[0].tried == 1


def test_a_drill_that_is_not_wanted_does_not_come_back(feature: DrillsFeature) -> None:
    feature.take_in([drill(key=the_reap())])
    feature.begin()
    feature.page.offers[0].click()
    feature.page.remove.click()
    feature.take_in([drill(key=the_reap())])
    assert DrillFile().drills.drills == ()


def test_what_is_hidden_lies_otherwise_each_time(feature: DrillsFeature) -> None:
    hands = set()
    for tried in range(6):
        game = laid_out(drill().model_copy(update={"tried": tried}))
        assert game is not None
        hands.add(tuple(game.state.cards[c].printed.id for c in game.state.players[1].hand))
        assert [game.state.cards[c].printed.id for c in game.state.players[0].hand] == ["punch"]
    assert len(hands) > 1


def test_a_drill_of_which_a_choice_is_gone_is_passed_over(feature: DrillsFeature, same_window: MainWindow) -> None:
    feature.take_in([drill("gone", key="reap:c99", due=NOW - timedelta(days=1)), drill("here", key=the_reap())])
    feature.begin()
    assert feature.drill is not None and feature.drill.id == "here"
    assert same_window.page_shown is feature.page


def test_a_drill_is_due_from_the_first_minute_of_its_day_on(feature: DrillsFeature, same_window: MainWindow) -> None:
    midnight = NOW.astimezone().replace(hour=0, minute=0)
    feature.now = lambda: midnight
    feature.take_in([drill("a", key=the_reap(), due=midnight + timedelta(hours=23))])
    part_in(same_window, LearningFeature).show()
    QApplication.processEvents()
    assert feature.line.due.text() == "1 drill due today"
    feature.now = lambda: midnight - timedelta(minutes=1)
    feature.section.shown.emit()
    assert feature.line.isHidden() and feature.section.due.text().startswith("Nothing is due today.")


def test_where_none_that_is_due_can_be_laid_out_that_is_said(
    feature: DrillsFeature, same_window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = []
    monkeypatch.setattr(same_window, "tell", lambda title, words: told.append(words))
    feature.take_in([drill("gone", key="reap:c99")])
    part_in(same_window, LearningFeature).show()
    QApplication.processEvents()
    assert feature.line.isVisible()
    feature.begin()
    assert told == [w.NOT_HERE] and feature.line.isHidden()
    assert [one.id for one in DrillFile().drills.drills] == ["gone"], "another version may know it"


def test_a_damaged_file_is_set_aside(home: Path) -> None:
    (home / FILE_NAME).write_text('{"drills": [{"id": 3}]}')
    found = DrillFile()
    assert found.drills == Drills() and found.message is not None
    assert any(path.name.startswith(f"{FILE_NAME}.damaged") for path in home.iterdir())


def test_a_file_of_a_newer_version_is_shown_and_never_written(home: Path) -> None:
    (home / FILE_NAME).write_text('{"version": 2, "drills": []}')
    found = DrillFile()
    assert found.message is w.NEWER
    assert found.write(Drills(drills=(drill(),))) is None
    assert found.drills.drills and (home / FILE_NAME).read_text() == '{"version": 2, "drills": []}'


def test_a_file_of_a_newer_version_that_is_not_understood_stays_where_it_is(home: Path) -> None:
    newer = Drills(drills=(drill(),)).model_dump_json().replace('"version":1', '"version":2').replace("amber", "tide")
    (home / FILE_NAME).write_text(newer)
    found = DrillFile()
    assert found.message is w.NEWER and found.drills.drills == ()
    assert found.write(Drills()) is None and (home / FILE_NAME).read_text() == newer


def test_a_file_never_grows_larger_than_is_read(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kfdesk.desk.drills.kept.MOST_BYTES", 6_000)
    named = [drill(str(n), due=NOW + timedelta(days=n)).model_copy(update={"game": "Æ" * 90}) for n in range(9)]
    many = Drills(drills=tuple(named))
    found = DrillFile()
    assert found.write(many) is None
    assert (home / FILE_NAME).stat().st_size < 6_000
    assert 0 < len(found.drills.drills) < 9 and found.drills.drills[0].id == "0"
