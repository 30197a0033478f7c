"""Evenings through the real window: agreed on, paired, reported, timed, played here, printed, gone on with."""

from __future__ import annotations

from errno import ENOSPC
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea

from kfdesk.collection.files import sample_decks
from kfdesk.desk.deck_choice.picking import ChooseDeckDialog
from kfdesk.desk.deck_choice.records import key_of
from kfdesk.desk.evenings import texts as s
from kfdesk.desk.evenings.dialogs import PeopleDialog
from kfdesk.desk.evenings.people_box import brought_kind
from kfdesk.desk.evenings.room import EveningRoom
from kfdesk.desk.evenings.setup_page import deck_problem
from kfdesk.desk.evenings.tables import cell
from kfdesk.desk.matches.feature import MatchFeature
from kfdesk.desk.sheet.paper import Paper
from kfdesk.desk.sheet.table_paper import pages
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.decks import DeckKind
from kfdesk.engine.terms import PLAYERS
from kfdesk.match.evenings.evening import Dropped, PlayedHere
from kfdesk.match.evenings.kept import EveningBook, read_evening
from kfdesk.match.evenings.plan import BroughtKind, EveningDeck, EveningPlan, PairingRule, Person
from kfdesk.match.evenings.results import MatchResult
from kfdesk.spreadsheets import TextTable
from tests.desk.evenings.organizing import (
    LEFT,
    agree,
    begun,
    choose,
    click,
    evening_of,
    give_decks,
    in_dialog,
    report,
    take_deck,
    words_of,
)
from tests.desk.questions import answer
from tests.windows import part_in

LEAGUE, ELIMINATION = PairingRule.LEAGUE, PairingRule.ELIMINATION


def told_by(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    told: list[str] = []
    monkeypatch.setattr(window, "tell", lambda title, words: told.append(words.en))
    return told


def test_an_evening_is_run_by_keyboard_and_kept_after_every_entry(window: MainWindow, room: EveningRoom) -> None:
    agree(room, "Ada", "Bo", "Cleo")
    assert room.setup.rounds.value() == 2, "as many as single out one of three"
    evening = begun(room)
    assert window.page_shown is room.page
    assert room.page.state.text() == "Swiss rounds · Round 1 of 2 · 1 result is missing"
    one, two = (evening.standing().name(number) for number in evening.standing().rounds[0][0].pair.people)
    assert words_of(room.page.pairings)[0] == ["1", one, two, ""] and words_of(room.page.pairings)[1][2] == "bye"
    assert not room.page.next.isEnabled()
    report(room, 1)
    assert words_of(room.page.pairings)[0] == ["1", one, two, "0 – 1"]
    assert {row[1] for row in words_of(room.page.standings)[:2]} >= {two}
    assert room.kept is not None and read_evening(room.kept.path).evening == evening_of(room)
    click(room.page.next)
    report(room, 0)
    assert "First place" in room.page.state.text() and not room.page.next.isEnabled()
    assert room.page.standings_title.text() == "Final standings"


def test_what_was_entered_last_is_taken_back_and_a_result_corrected(room: EveningRoom) -> None:
    agree(room, "Ada", "Bo")
    begun(room)
    assert room.page.take_back.isEnabled()
    report(room, 0)
    report(room, 1)
    (table,) = evening_of(room).standing().rounds[0]
    assert table.result == MatchResult(one=0, two=1)
    click(room.page.take_back)
    assert evening_of(room).standing().rounds[0][0].result == MatchResult(one=1, two=0)
    click(room.page.take_back)
    click(room.page.take_back)
    assert evening_of(room).standing().rounds == [] and not room.page.take_back.isEnabled()


def test_earlier_rounds_are_looked_at_and_corrected(room: EveningRoom) -> None:
    agree(room, "Ada", "Bo", pairing=LEAGUE)
    room.setup.rounds.setValue(2)
    begun(room)
    click(room.page.next)
    assert room.page.rounds.currentText().startswith("Week 2 · 20")
    room.page.rounds.setCurrentIndex(0)
    room.page.rounds.activated.emit(0)
    report(room, 0)
    assert evening_of(room).standing().rounds[0][0].result == MatchResult(one=1, two=0)
    assert room.page.rounds.currentText().startswith("Week 1 · "), "entering a result leaves the week that is shown"


def test_the_list_continues_the_evening_where_it_was(window: MainWindow, room: EveningRoom) -> None:
    agree(room, "Ada", "Bo")
    evening = begun(room)
    click(room.page.back)
    room.kept = None
    assert room.list.list.item(0).text().endswith("Swiss rounds, 2 people, 1 round")
    QTest.keyClick(room.list.list, Qt.Key.Key_Return)
    assert window.page_shown is room.page and evening_of(room) == evening


def test_an_evening_is_deleted_only_after_asking(room: EveningRoom) -> None:
    agree(room, "Ada", "Bo")
    begun(room)
    click(room.page.back)
    for words, left in (("Keep it", 1), ("Delete it", 0)):
        seen: list[str] = []
        answer(words, seen)
        click(room.list.delete)
        assert "with all its results" in seen[0] and len(EveningBook().newest()[0]) == left


def test_a_match_is_played_here_and_its_result_comes_back(window: MainWindow, room: EveningRoom) -> None:
    agree(room, "Ada", "Bo")
    for row, words in enumerate(("onyx", "argus")):
        take_deck(room, row, words)
    begun(room)
    click(room.page.play)
    matches = part_in(window, MatchFeature).room
    assert window.page_shown is matches.steps and matches.match is not None
    first, second = (table.pair for table in [evening_of(room).standing().rounds[0][0]] * 2)
    assert first == second and isinstance(evening_of(room).entries[-1], PlayedHere)
    names = tuple(evening_of(room).standing().name(number) for number in first.people)
    assert matches.match.series.players == names
    assert {deck.name for side in matches.match.series.decks for deck in side} == {
        deck.name for _, deck in sample_decks()[:2]
    }
    QTest.mouseClick(next(b for b in matches.steps.buttons if "Play game 1" in b.text()), LEFT)
    window.controller.concede(PLAYERS[0])
    QTest.mouseClick(next(b for b in window.prompt.findChildren(QPushButton) if "match" in b.text()), LEFT)
    QCoreApplication.processEvents()
    assert matches.steps.buttons[0].text() == "Back to the evening"
    room.kept = None  # as after a new start of the program
    QTest.mouseClick(matches.steps.buttons[0], LEFT)
    assert room.page.isVisible()
    assert evening_of(room).standing().rounds[0][0].result == MatchResult(one=0, two=1)


def test_a_match_that_was_begun_here_is_continued(window: MainWindow, room: EveningRoom) -> None:
    agree(room, "Ada", "Bo")
    give_decks(room)
    begun(room)
    click(room.page.play)
    matches = part_in(window, MatchFeature).room
    before = matches.match
    room.show_evening()
    assert room.page.play.text() == "Continue the match here"
    matches.match = None
    click(room.page.play)
    assert matches.match == before


def test_without_decks_of_the_shelf_a_match_cannot_be_played_here(
    window: MainWindow, room: EveningRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    agree(room, "Ada", "Bo")
    begun(room)
    told = told_by(window, monkeypatch)
    click(room.page.play)
    assert len(told) == 1 and "has no deck that can be played here" in told[0]


def test_people_drop_out_come_back_and_join(room: EveningRoom) -> None:
    agree(room, "Ada", "Bo")
    begun(room)
    seen: list[str] = []

    def act(dialog: PeopleDialog) -> None:
        click(dialog.drop)
        seen.append(dialog.list.item(0).text())
        click(dialog.drop)
        seen.append(dialog.list.item(0).text())
        for name in ("Cleo", "bo"):
            QTest.keyClicks(dialog.name, name)
            QTest.keyClick(dialog.name, Qt.Key.Key_Return)
        seen.append(dialog.problem.text())
        dialog.name.clear()
        QTest.keyClicks(dialog.name, "Dora")
        QTest.keyClicks(dialog.deck, "Her deck; Another")
        click(dialog.join)
        seen.append(dialog.problem.text())
        dialog.deck.setText("Her deck")
        click(dialog.join)
        click(dialog.close_button)

    in_dialog(PeopleDialog, act)
    click(room.page.people)
    taken = "Somebody called bo takes part already."
    assert seen == ["Ada (dropped out)", "Ada", taken, "Dora: each brings 1 deck."]
    people = evening_of(room).standing().people
    assert [person.name for person in people.values()] == ["Ada", "Bo", "Cleo", "Dora"]
    assert [deck.name for deck in people[4].decks] == ["Her deck"]
    assert evening_of(room).standing().active == [1, 2, 3, 4]


def test_an_alliance_evening_asks_for_the_kind_of_each_deck(room: EveningRoom) -> None:
    agree(room, "Ada", "Bo")
    setup = room.setup
    choose(setup.decks, BroughtKind.ALLIANCE.value)
    assert not setup.people.table.isColumnHidden(2)
    cell(setup.people.table, 0, 1).setText("Three houses of mine")
    assert not setup.begin.isEnabled() and setup.problem.text().startswith("Ada: this evening is for alliance decks")
    cell(setup.people.table, 0, 2).setCheckState(Qt.CheckState.Checked)
    assert setup.begin.isEnabled(), setup.problem.text()
    cell(setup.people.table, 1, 2).setCheckState(Qt.CheckState.Checked)
    cell(setup.people.table, 1, 1).setText("Three of Bo’s")
    assert setup.begin.isEnabled(), "the kind was said before the name"
    assert {deck.kind for person in setup.entered() for deck in person.decks} == {BroughtKind.ALLIANCE}
    choose(setup.decks, BroughtKind.ARCHON.value)
    assert "not for alliances" in setup.problem.text()


def test_decks_are_typed_and_too_many_are_said(room: EveningRoom) -> None:
    agree(room, "Ada", "Bo", format="triad")
    setup = room.setup
    cell(setup.people.table, 0, 1).setText("One; Two ;Three")
    assert [deck.name for deck in setup.entered()[0].decks] == ["One", "Two", "Three"] and setup.begin.isEnabled()
    cell(setup.people.table, 0, 1).setText("; ".join(str(n) * 300 for n in range(9)))
    assert setup.problem.text() == "Ada: each brings 3 decks."


def test_sealed_decks_of_one_set_are_opened_for_everybody(room: EveningRoom) -> None:
    agree(room, "Ada", "Bo", format="triad")
    setup = room.setup
    choose(setup.decks, BroughtKind.SEALED.value)
    choose(setup.sets, "WC")
    click(setup.people.open_decks)
    brought = [person.decks for person in setup.entered()]
    assert [len(decks) for decks in brought] == [3, 3]
    begun(room)
    assert room.kept is not None and all(room.kept.deck(deck.key) for decks in brought for deck in decks)
    click(room.page.play)
    assert evening_of(room).standing().rounds[0][0].match


def test_what_is_missing_is_said_before_an_evening_begins(room: EveningRoom) -> None:
    agree(room, "Ada")
    setup = room.setup
    assert not setup.begin.isEnabled() and setup.problem.text() == "Enter at least two people."
    QTest.keyClicks(setup.people.name, "ada")
    click(setup.people.add)
    assert setup.problem.text() == "Ada is entered twice."
    click(setup.people.remove)
    QTest.keyClicks(setup.people.name, "Bo")
    click(setup.people.add)
    assert setup.begin.isEnabled()
    setup.called.clear()
    assert setup.problem.text() == "The evening needs a name."


def test_the_round_clock_runs_pauses_and_gets_more_time(room: EveningRoom) -> None:
    agree(room, "Ada", "Bo")
    begun(room)
    clock, now = room.page.clock, [1000.0]
    clock.now = lambda: now[0]
    clock.tick()
    assert clock.left.text() == "45:00"
    click(clock.start)
    now[0] += 90
    clock.tick()
    assert clock.left.text() == "43:30" and clock.start.text() == "Pause"
    click(clock.start)
    now[0] += 500
    click(clock.more)
    assert clock.left.text() == "44:30"
    click(clock.start)
    now[0] += 44 * 60 + 31
    clock.tick()
    assert clock.left.text() == "Time is up  −0:01"
    assert evening_of(room).standing().clock.seconds(now[0]) == -1


def test_what_happens_at_time_is_told(window: MainWindow, room: EveningRoom, monkeypatch: pytest.MonkeyPatch) -> None:
    agree(room, "Ada", "Bo", pairing=ELIMINATION)
    begun(room)
    told = told_by(window, monkeypatch)
    click(room.page.clock.at_time)
    assert "play continues" in told[0] and "No rulebook says so" in told[0]


@pytest.mark.parametrize(
    ("name", "begins"), [("a.csv", b"\xef\xbb\xbfRound 1"), ("a.txt", b"Evening of"), ("a.pdf", b"%PDF")]
)
def test_an_evening_is_exported(room: EveningRoom, tmp_path: Path, name: str, begins: bytes) -> None:
    agree(room, "Ada", "Bo")
    begun(room)
    room.ask_path = lambda *_: str(tmp_path / name)
    click(room.page.export)
    assert (tmp_path / name).read_bytes().startswith(begins)
    assert room.page.state.text() == f"Saved: {tmp_path / name}"


def test_the_round_and_the_standings_are_printed(room: EveningRoom, tmp_path: Path) -> None:
    agree(room, "Ada", "Bo")
    begun(room)
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "out.pdf"))
    room.ask_printer = lambda then: then(printer)
    click(room.page.print)
    assert (tmp_path / "out.pdf").stat().st_size > 5000
    assert printer.docName() == evening_of(room).plan.title


def test_long_tables_take_several_pages(qapp: QApplication) -> None:
    rows = tuple((str(n), f"Player {n}") for n in range(1, 81))
    assert len(pages([TextTable("Standings", ("Rank", "Name"), rows)], "Friday", Paper.A4)) == 3
    assert len(pages([TextTable("Standings", ("Rank", "Name"), rows[:8])] * 2, "Friday", Paper.A4)) == 1


def test_on_a_full_disk_the_evening_goes_on_and_it_is_told(
    window: MainWindow, room: EveningRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    agree(room, "Ada", "Bo")
    begun(room)

    def full(*_: object, **__: object) -> None:
        raise OSError(ENOSPC, "No space left on device")

    told = told_by(window, monkeypatch)
    monkeypatch.setattr(EveningBook, "keep", full)
    report(room, 0)
    assert len(told) == 1 and "no space is left on the disk" in told[0]
    assert evening_of(room).standing().rounds[0][0].result == MatchResult(one=1, two=0)


def test_pairings_are_large_and_larger_alone(window: MainWindow, room: EveningRoom) -> None:
    agree(room, "Ada", "Bo")
    begun(room)
    normal = window.font().pointSizeF()
    assert room.page.pairings.font().pointSizeF() >= 2 * normal
    before = room.page.pairings.width()
    room.page.only.click()
    QApplication.processEvents()
    assert room.page.pairings.width() > before and not room.page.standings.isVisible()
    assert room.page.pairings.font().pointSizeF() >= 3 * normal


@pytest.mark.parametrize("language", ["en", "de"])
def test_in_large_letters_nothing_is_cut_off(window: MainWindow, room: EveningRoom, language: str) -> None:
    agree(room, "Ada", "Bo")
    window.change_settings(interface_language=language, text_factor=2.0)
    (area,) = room.setup.findChildren(QScrollArea)
    for pairing in PairingRule:
        choose(room.setup.pairing, pairing.value)
        QApplication.processEvents()
        assert area.horizontalScrollBar().maximum() == 0, pairing
    begun(room)
    QApplication.processEvents()
    for button in room.page.findChildren(QPushButton):
        assert button.width() >= button.minimumSizeHint().width(), button.text()
    assert window.width() == 1280


def test_everything_on_the_pages_has_a_name_for_screen_readers(room: EveningRoom) -> None:
    agree(room, "Ada", "Bo")
    begun(room)
    setup, page = room.setup, room.page
    boxes = (setup.called, setup.pairing, setup.format, setup.decks, setup.sets, setup.rounds, setup.tables)
    named = (*boxes, setup.minutes, setup.people.name, setup.people.table, page.rounds, page.pairings, page.standings)
    assert all(one.accessibleName() for one in named)
    assert page.clock.left.accessibleName() == "Round clock: 45:00"


@pytest.mark.parametrize(
    ("kind", "brought"),
    [
        (DeckKind.PUBLISHED, BroughtKind.ARCHON),
        (DeckKind.CHANGED, BroughtKind.ARCHON),
        (DeckKind.ALLIANCE, BroughtKind.ALLIANCE),
        (DeckKind.THEORY, BroughtKind.OWN),
        (DeckKind.HOMEMADE, BroughtKind.OWN),
    ],
)
def test_a_deck_that_somebody_put_together_is_for_no_evening(kind: DeckKind, brought: BroughtKind) -> None:
    assert brought_kind(kind) is brought
    deck = EveningDeck(name="Night Pact", kind=brought)
    person = Person(number=1, name="Ada", decks=(deck,))
    for allowed in (BroughtKind.ARCHON, BroughtKind.ALLIANCE):
        plan = EveningPlan(title="Friday", decks=allowed)
        problem = deck_problem(person, plan)
        assert (problem is None) == (brought is allowed)
        assert (problem == s.NOT_REGISTERED.filled(name="Ada")) == (brought is BroughtKind.OWN)


def test_a_result_brought_back_follows_its_match_and_one_entered_by_hand_does_not(
    room: EveningRoom, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    agree(room, "Ada", "Bo")
    give_decks(room)
    begun(room)
    click(room.page.play)
    for score in ((0, 1), (1, 0)):
        monkeypatch.setattr(part_in(window, MatchFeature).room, "score_of", lambda _, score=score: score)
        room.show_evening()
        room.show_evening()
        assert evening_of(room).standing().rounds[0][0].result == MatchResult(one=score[0], two=score[1])
    assert len(evening_of(room).entries) == 2 + 1 + 1 + 2
    report(room, 1)
    room.show_evening()
    assert evening_of(room).standing().rounds[0][0].result != MatchResult(one=1, two=0)


def test_a_match_whose_file_is_gone_is_told_and_no_other_one_is_begun(
    window: MainWindow, room: EveningRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    agree(room, "Ada", "Bo")
    give_decks(room)
    begun(room)
    click(room.page.play)
    matches = part_in(window, MatchFeature).room
    assert matches.match is not None
    matches.match.path.unlink()
    before = evening_of(room)
    room.show_evening()
    told = told_by(window, monkeypatch)
    click(room.page.play)
    assert told == [s.MATCH_GONE.en] and evening_of(room) == before


def test_on_a_full_disk_decks_that_came_stay_at_hand(
    window: MainWindow, room: EveningRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    agree(room, "Ada", "Bo")
    begun(room)

    def full(*_: object, **__: object) -> None:
        raise OSError(ENOSPC, "No space left on device")

    def pick(dialog: ChooseDeckDialog) -> None:
        QTest.keyClicks(dialog.chooser.search, "onyx")
        QTest.keyClick(dialog.chooser.search, Qt.Key.Key_Return)
        click(dialog.take)

    def act(dialog: PeopleDialog) -> None:
        in_dialog(ChooseDeckDialog, pick)
        click(dialog.shelf)
        click(dialog.close_button)

    told_by(window, monkeypatch)
    monkeypatch.setattr(EveningBook, "keep", full)
    in_dialog(PeopleDialog, act)
    click(room.page.people)
    (deck,) = evening_of(room).standing().people[1].decks
    assert room.kept is not None and room.kept.deck(deck.key) is not None


def test_decks_that_are_not_on_the_shelf_fill_no_place_among_those_chosen(room: EveningRoom) -> None:
    agree(room, "Ada", "Bo", format="triad")
    shelf = key_of(sample_decks()[0][1])
    decks = [EveningDeck(name=name, key=key) for name, key in (("Gone", "gone"), ("Here", shelf), ("Lost", "lost"))]
    room.setup.people.give(0, decks)
    seen: list[tuple[str, ...]] = []

    def act(dialog: ChooseDeckDialog) -> None:
        seen.append(dialog.chooser.keys)
        dialog.reject()

    in_dialog(ChooseDeckDialog, act)
    room.setup.people.table.selectRow(0)
    click(room.setup.people.shelf)
    assert seen == [(shelf,)] and list(room.setup.entered()[0].decks) == decks


def test_a_tick_changes_only_the_kind_of_typed_decks(room: EveningRoom) -> None:
    agree(room, "Ada", "Bo")
    setup = room.setup
    choose(setup.decks, BroughtKind.ALLIANCE.value)
    setup.people.give(0, [EveningDeck(name="Mine", key="mine", kind=BroughtKind.OWN), EveningDeck(name="Typed")])
    cell(setup.people.table, 0, 2).setCheckState(Qt.CheckState.Checked)
    assert [deck.kind for deck in setup.entered()[0].decks] == [BroughtKind.OWN, BroughtKind.ALLIANCE]
    cell(setup.people.table, 0, 2).setCheckState(Qt.CheckState.Unchecked)
    assert [deck.kind for deck in setup.entered()[0].decks] == [BroughtKind.OWN, BroughtKind.ARCHON]


def test_decks_opened_of_another_set_are_taken_away_and_alliances_are_not_sealed(room: EveningRoom) -> None:
    agree(room, "Ada", "Bo")
    setup = room.setup
    choose(setup.decks, BroughtKind.SEALED.value)
    choose(setup.sets, "WC")
    cell(setup.people.table, 1, 1).setText("Typed")
    click(setup.people.open_decks)
    choose(setup.sets, "MM")
    assert [[deck.name for deck in person.decks] for person in setup.entered()] == [[], ["Typed"]]
    setup.people.give(1, [EveningDeck(name="Three houses", kind=BroughtKind.ALLIANCE)])
    assert "not for alliances" in setup.problem.text()


def test_an_ending_that_was_added_replaces_no_file(
    window: MainWindow, room: EveningRoom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    agree(room, "Ada", "Bo")
    begun(room)
    told = told_by(window, monkeypatch)
    (tmp_path / "list.csv").write_text("mine")
    room.ask_path = lambda *_: str(tmp_path / "list")
    click(room.page.export)
    assert (tmp_path / "list.csv").read_text() == "mine" and len(told) == 1 and "list.csv" in told[0]
    room.ask_path = lambda *_: str(tmp_path / "list.csv")
    click(room.page.export)
    assert (tmp_path / "list.csv").read_bytes().startswith(b"\xef\xbb\xbfRound 1")


def test_how_many_rounds_there_are_is_right_after_somebody_went(room: EveningRoom) -> None:
    agree(room, "Ada", "Bo", "Cleo", "Dora", "Eve", pairing=ELIMINATION)
    begun(room)
    room.enter(*(Dropped(person=number) for number in (2, 3, 4, 5)))
    assert "Round 1 of 3" in room.page.state.text()
    agree(room, "Ada", "Bo", "Cleo", "Dora", pairing=PairingRule.ROUND_ROBIN)
    begun(room)
    assert "Round 1 of 3" in room.page.state.text()
    room.enter(Dropped(person=1), Dropped(person=4))
    while room.page.next.isEnabled():
        click(room.page.next)
    rounds = len(evening_of(room).standing().rounds)
    assert f"Round {rounds} of {rounds}" in room.page.state.text()
