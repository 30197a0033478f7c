"""The film of a game: moments, marks, eyes, and games that branch off."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import pytest

from kfdesk.cards import library
from kfdesk.engine import Game
from kfdesk.engine import events as ev
from kfdesk.engine.scenario import CardSpec, Scenario, SetAmber, Side
from kfdesk.engine.snapshots import Snapshot
from kfdesk.engine.terms import NO_CARD, PLAYERS, CardId, CardType, House, KeyColor, Player, Step, Zone
from kfdesk.language.definition import card
from kfdesk.language.effects.moves import return_
from kfdesk.language.effects.tokens import make_token
from kfdesk.language.labels import play
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import each
from kfdesk.match import autosave, game_library
from kfdesk.match import journal as jn
from kfdesk.match.event_texts import Level, Names
from kfdesk.match.film import Eyes, Film, MarkKind, redacted
from kfdesk.match.header import Header, table_seats
from kfdesk.match.highlights import Watcher, amber_changes
from kfdesk.match.journal import Answer, By
from kfdesk.match.log_export import LogForm, log_of, sections
from kfdesk.match.recorded_game import RecordedGame, read_recorded_game, save_recorded_game
from tests.amber_events import captured, gained, lost, moved, paid, spent, stolen
from tests.match.kept import finished, played, setup, start
from tests.tables import TestLibrary

ADA, BO = PLAYERS
NAMES = ('Ada "Ä" #1', "Bo & Cy")


@cache
def _recording(folder: Path, answers: int) -> RecordedGame:
    return read_recorded_game(played(folder, answers, undo_every=0, seed=4)[0])


@pytest.fixture(scope="module")
def recording(tmp_path_factory: pytest.TempPathFactory) -> RecordedGame:
    return read_recorded_game(finished(tmp_path_factory.mktemp("whole")))


@pytest.fixture(scope="module")
def film(recording: RecordedGame) -> Film:
    made = Film(recording)
    while not made.build(30):
        pass
    return made


def snapshot(card: int, controller: int) -> Snapshot:
    return Snapshot(
        CardId(card),
        "troll",
        CardType.CREATURE,
        Player(controller),
        Player(controller),
        8,
        0,
        0,
        0,
        (House.BROBNAR,),
        (),
    )


def whole(recording: RecordedGame) -> Film:
    film = Film(recording)
    while not film.build():
        pass
    return film


def test_a_film_is_read_bit_by_bit_and_can_be_watched_meanwhile(recording: RecordedGame) -> None:
    film = Film(recording)
    assert not film.whole and film.last == 0
    assert not film.build(25)
    assert film.last == 25 and film.view(25, Eyes.OPEN).turn == film.moments[25].turn
    while not film.build(25):
        pass
    assert film.last == len(recording.answers) and film.build()


def test_every_moment_is_the_game_after_so_many_answers(film: Film, recording: RecordedGame) -> None:
    game = recording.begin()
    for moment in film.moments:
        if moment.index:
            game.answer(recording.answers[moment.index - 1].entry)
        assert film.game(moment.index).digest() == game.digest()
        view = film.view(moment.index, Eyes.OPEN)
        assert moment.amber == (view.seats[0].amber, view.seats[1].amber)
        assert moment.keys == (len(view.seats[0].keys), len(view.seats[1].keys))
        assert (moment.turn, moment.step) == (view.turn, view.step)
        assert moment.asked == (game.decision.player if game.decision else None)
    assert film.moments[-1].asked is None and film.finished and film.open_to_all


def test_the_events_of_all_moments_are_the_events_of_the_game(film: Film, recording: RecordedGame) -> None:
    game = Game.replay(recording.begin().setup, [answer.entry for answer in recording.answers])
    assert [event for moment in film.moments for event in film.events(moment.index, Eyes.OPEN)] == game.events


def test_turns_lie_side_by_side(film: Film) -> None:
    numbers = [turn.number for turn in film.turns]
    assert numbers == list(range(len(numbers))) and film.turns[0].first == 0
    for turn in film.turns[1:]:
        assert film.moments[turn.first].turn == turn.number and film.moments[turn.first - 1].turn == turn.number - 1
        assert film.turn_at(turn.first) == turn and film.turn_at(turn.first - 1).number == turn.number - 1
        assert film.moments[turn.first].player == turn.player


def test_going_by_turns_and_marks_ends_at_both_ends(film: Film) -> None:
    by_turns = [0]
    while by_turns[-1] != film.last:
        by_turns.append(film.next_turn(by_turns[-1]))
    assert by_turns == [*(turn.first for turn in film.turns), film.last]
    third = film.turns[3].first
    assert film.previous_turn(third + 1) == third and film.previous_turn(third) == film.turns[2].first
    assert film.previous_turn(0) == 0 and film.next_turn(film.last) == film.last
    found, at = [], 0
    while (following := film.next_mark(at)) != at:
        found.append(at := following)
    assert found == sorted({mark.moment for mark in film.marks if mark.moment})
    assert film.previous_mark(found[1]) == found[0] and film.previous_mark(0) == 0
    assert film.next_mark(film.last) == film.last


def test_keys_checks_and_the_end_are_marked_where_they_happen(film: Film) -> None:
    for kind, event_kind in (
        (MarkKind.KEY, ev.KeyForged),
        (MarkKind.CHECK, ev.Checked),
        (MarkKind.END, ev.GameWon),
    ):
        happened = [
            (moment.index, event.player)
            for moment in film.moments
            for event in film.raw_events(moment.index)
            if isinstance(event, event_kind)
        ]
        assert happened and [(mark.moment, mark.player) for mark in film.marks if mark.kind is kind] == happened
    end = film.marks[-1]
    assert end.kind is MarkKind.END and end.words.en == "Bo & Cy wins the game"


class TestWatcher:
    """The marks that need counting, from events by hand."""

    @pytest.fixture
    def names(self, film: Film) -> Names:
        return film.names

    def read(self, watcher: Watcher, *events: ev.Event, after: str = "main", empty: bool = False) -> list[str]:
        game = Game.new(setup().seats, seed=1, library=library(), first_player=0)
        while game.decision is not None and game.decision.kind != "main":
            game.choose(game.decision.options[0].key)
        main = game.decision
        assert main is not None
        waiting = main if after == "main" else replace(main, kind="card")  # type: ignore[arg-type]
        found = watcher.read(5, events, answered=main, waiting=waiting, empty=(False, empty))
        return [f"{mark.kind} {mark.player} {mark.words.en}" for mark in found]

    def test_four_amber_of_difference_are_a_swing(self, names: Names) -> None:
        assert self.read(Watcher(names), stolen(ADA, 2)) == [f"swing 0 Æmber swings by 4 toward {NAMES[0]}"]
        assert self.read(Watcher(names), lost(ADA, 4)) == [f"swing 1 Æmber swings by 4 toward {NAMES[1]}"]
        assert self.read(Watcher(names), gained(ADA, 3)) == []

    def test_a_key_that_is_paid_for_is_no_swing(self, names: Names) -> None:
        forged = (spent(ADA, 6), ev.KeyForged(ADA, KeyColor.RED, 6))
        assert [mark.split()[0] for mark in self.read(Watcher(names), *forged)] == ["key"]

    def test_an_action_with_several_answers_counts_together(self, names: Names) -> None:
        watcher = Watcher(names)
        assert self.read(watcher, gained(ADA, 3), after="card") == []
        found = watcher.read(6, [gained(ADA, 1)], answered=None, waiting=None, empty=(False, False))
        assert [(mark.kind, mark.moment) for mark in found] == [(MarkKind.SWING, 6)]

    def test_what_the_next_turn_brings_belongs_to_no_action(self, names: Names) -> None:
        turn = ev.StepBegan(BO, Step.START, 4)
        assert self.read(Watcher(names), gained(ADA, 2), turn, gained(ADA, 2), after="house") == []

    def test_amber_moves_between_pools_and_cards(self) -> None:
        assert amber_changes(moved(2, ev.End(card=CardId(7)), ev.End(BO))) == ((1, 2),)
        assert amber_changes(moved(2, ev.End(ADA), ev.End(BO))) == ((0, -2), (1, 2))
        assert amber_changes(moved(2, ev.End(card=CardId(7)), ev.SUPPLY)) == ()
        assert amber_changes(paid(ADA, 1)) == ((0, -1), (1, 1))
        assert amber_changes(captured(CardId(5), BO, 3)) == ((1, -3),)
        assert amber_changes(spent(ADA, 6)) == ()

    def test_three_creatures_that_leave_at_once_are_marked_and_a_wipe_more(self, names: Names) -> None:
        gone = [ev.CardMoved(CardId(n), BO, Zone.BATTLELINE, Zone.DISCARD, was=snapshot(n, 1)) for n in (1, 2, 3)]
        assert self.read(Watcher(names), *gone) == ["losses 1 3 creatures leave play at once"]
        assert self.read(Watcher(names), *gone, empty=True) == ["wipe 1 Board wipe: 3 creatures leave play at once"]
        assert self.read(Watcher(names), *gone[:2], empty=True) == []

    def test_both_sides_alike_is_neither_ones(self, names: Names) -> None:
        gone = [
            ev.CardMoved(CardId(n), Player(n % 2), Zone.BATTLELINE, Zone.HAND, was=snapshot(n, n % 2))
            for n in (1, 2, 3, 4)
        ]
        assert self.read(Watcher(names), *gone) == ["losses None 4 creatures leave play at once"]


def test_an_adjustment_of_the_judge_is_a_moment_with_a_mark_and_a_label(recording: RecordedGame) -> None:
    game = recording.begin()
    entries = [answer.entry for answer in recording.answers]
    while game.decision is None or game.decision.kind != "main":
        game.answer(entries[len(game.journal)])
    count = len(game.journal)
    game.adjust(SetAmber(player=1, amount=3))
    answers = tuple(Answer(entry, By.HAND) for entry in game.journal)
    film = whole(replace(recording, answers=answers, marks=(), finished=False))
    assert film.last == count + 1 and film.stopped is None
    assert film.moments[-1].amber[1] == 3
    adjustment = film.marks[-1]
    assert (adjustment.kind, adjustment.moment) == (MarkKind.ADJUSTMENT, count + 1)
    assert film.deed(count + 1, Eyes.BOTH) == (None, adjustment.words)
    assert not film.is_quiet(count + 1)


def test_eyes_see_what_their_seat_may_see(film: Film) -> None:
    for index in range(0, film.last, 9):
        game = film.game(index)
        assert film.view(index, Eyes.FIRST) == game.view(0) and film.view(index, Eyes.SECOND) == game.view(1)
        assert film.view(index, Eyes.OPEN) == game.view(None)
        both = film.view(index, Eyes.BOTH)
        for seat in both.seats:
            assert seat.hand is None and seat.archives is None
            assert seat.battleline == game.view(1 - seat.player).seats[seat.player].battleline
        if both.decision is not None:
            assert game.view(0).decision is not None and game.view(1).decision is not None


def deed(film: Film, index: int, eyes: Eyes = Eyes.BOTH, language: str = "en") -> tuple[Player | None, str]:
    player, what = film.deed(index, eyes)
    return player, what.say(language)


def test_labels_say_who_answered_what(film: Film) -> None:
    assert deed(film, 0, language="de") == (None, "Das Spiel beginnt")
    assert deed(film, 1) == (PLAYERS[0], "Keep this hand")
    plays = next(i for i in range(1, film.last) if film.recording.answers[i - 1].entry.startswith("play:"))
    assert deed(film, plays)[1].startswith("Play ")
    for index in range(1, film.last + 1):
        assert film.deed(index, Eyes.FIRST) == film.deed(index, Eyes.OPEN), "nothing secret was decided in this game"


def test_labels_do_not_tell_what_the_eyes_may_not_read() -> None:
    ada = Side(name="Ada", hand=(CardSpec(id="labwork"), CardSpec(id="anger"), CardSpec(id="troll")))
    start = Scenario(players=(ada, Side(name="Bo")), house=House.LOGOS)
    header = Header(program="0", began=datetime(2026, 1, 1, tzinfo=UTC), seats=table_seats(start), start=start)
    answers = tuple(Answer(entry, By.HAND) for entry in ("play:c1", "card:c2"))
    recording = RecordedGame("Archiving", "", header, answers, (), finished=False)
    film = whole(recording)
    assert film.stopped is None and film.last == 2 and film.recording.players == ("Ada", "Bo")
    assert {eyes: deed(film, 2, eyes) for eyes in Eyes} == {
        Eyes.FIRST: (PLAYERS[0], "Anger"),
        Eyes.SECOND: (None, "Ada decides"),
        Eyes.BOTH: (None, "Ada decides"),
        Eyes.OPEN: (PLAYERS[0], "Anger"),
    }
    said = {eyes: [line.words.en for line in film.lines(2, eyes)] for eyes in Eyes}
    assert "Ada archives Anger (Labwork)" in said[Eyes.FIRST] == said[Eyes.OPEN]
    assert "Ada archives a card (Labwork)" in said[Eyes.SECOND] == said[Eyes.BOTH]
    view = film.view(1, Eyes.BOTH)
    assert view.decision is None and film.view(1, Eyes.FIRST).decision is not None


def test_the_turn_of_a_moment_is_called_as_in_the_log(film: Film) -> None:
    start = Scenario(players=(Side(name="Ada"), Side(name="Bo")), house=House.LOGOS)
    header = Header(program="0", began=datetime(2026, 1, 1, tzinfo=UTC), seats=table_seats(start), start=start)
    answers = (Answer("end-turn", By.HAND),)
    table = whole(RecordedGame("From a table", "", header, answers, (), finished=False))
    for one in (film, table):
        called = dict.fromkeys(one.heading(moment.index)[0] for moment in one.moments)
        assert list(called) == [section.title for section in sections(one, Eyes.BOTH, Level.FULL)]
    assert [table.heading(at)[0].en for at in (0, 1)] == ["First turn at this table", "Turn 4: Bo"]
    assert [table.heading(at)[1] for at in (0, 1)] == [None, PLAYERS[1]]


@pytest.mark.rule("glossary/token-creatures")
def test_only_its_controller_reads_which_card_became_a_token_creature(monkeypatch: pytest.MonkeyPatch) -> None:
    drafts = TestLibrary([card("punch", play(make_token())), card("anger", play(return_(each(CREATURE))))])
    monkeypatch.setattr("kfdesk.cards.library", lambda: drafts)
    hand = (CardSpec(id="punch"), CardSpec(id="anger"))
    ada = Side(name="Ada", hand=hand, deck=(CardSpec(id="troll"), CardSpec(id="krump")), token="grunt")
    start = Scenario(players=(ada, Side(name="Bo")), house=House.BROBNAR)
    header = Header(program="0", began=datetime(2026, 1, 1, tzinfo=UTC), seats=table_seats(start), start=start)
    answers = tuple(Answer(entry, By.HAND) for entry in ("play:c1", "slot:0", "play:c2"))
    film = whole(RecordedGame("Tokens", "", header, answers, (), finished=False))
    assert film.stopped is None and film.last == 3
    logs = {
        (eyes, form): log_of(film, form, eyes=eyes, language="en", level=Level.FULL)
        for eyes in (Eyes.FIRST, Eyes.SECOND, Eyes.BOTH)
        for form in LogForm
    }
    assert "Troll becomes a token creature: Grunt (Punch)" in logs[Eyes.FIRST, LogForm.TEXT]
    for form in LogForm:
        for eyes in (Eyes.SECOND, Eyes.BOTH):
            assert "Grunt" in logs[eyes, form]
            assert "Troll" not in logs[eyes, form] and '"troll"' not in logs[eyes, form]
    assert not [mark for mark in film.marks if "Troll" in mark.words.en]


@pytest.mark.rule("card-faq/g-zdruty-the-arcane-1", "glossary/flip")
def test_a_card_that_turns_itself_over_is_called_as_before_in_that_moment() -> None:
    line = (CardSpec(id="gĕzdrutyŏ-the-arcane"),)
    bo = Side(name="Bo", amber=3)
    start = Scenario(players=(Side(name="Ada", battleline=line, token="grunt"), bo), house=House.EKWIDON)
    header = Header(program="0", began=datetime(2026, 1, 1, tzinfo=UTC), seats=table_seats(start), start=start)
    answers = tuple(Answer(entry, By.HAND) for entry in ("action:c1", "end-turn"))
    film = whole(RecordedGame("Turned", "", header, answers, (), finished=False))
    said = [line.words.en for line in film.lines(1, Eyes.BOTH)]
    assert "Ada steals 2 Æmber (Gĕzdrutyŏ the Arcane)" in said
    assert "Grunt readies" in [line.words.en for line in film.lines(2, Eyes.BOTH)]


def test_drawn_cards_are_redacted() -> None:
    drawn = ev.CardDrawn(CardId(7), ADA)
    assert redacted(drawn, Eyes.FIRST) == drawn == redacted(drawn, Eyes.OPEN)
    assert redacted(drawn, Eyes.SECOND) == replace(drawn, card=NO_CARD) == redacted(drawn, Eyes.BOTH)


def test_quiet_moments_are_skipped(film: Film) -> None:
    quiet = [index for index in range(film.last) if film.is_quiet(index)]
    assert quiet
    index = quiet[0]
    following = film.after_quiet(index - 1)
    assert following > index and not film.is_quiet(following)
    assert film.after_quiet(film.last) == film.last


def test_a_game_in_progress_may_not_be_opened_but_one_on_an_open_table(tmp_path: Path) -> None:
    recording = _recording(tmp_path, 40)
    assert not Film(recording).open_to_all and not recording.finished
    header = recording.header.model_copy(update={"open_table": True})
    assert Film(replace(recording, header=header)).open_to_all


def test_a_branch_is_a_game_of_its_own_and_the_first_one_stays(tmp_path: Path) -> None:
    path = finished(tmp_path)
    before = path.read_bytes()
    film = whole(read_recorded_game(path))
    branch = film.branch(60, "What if")
    new = save_recorded_game(branch, tmp_path)
    assert path.read_bytes() == before
    found = autosave.take_up(new, start)
    found.writer.close()
    assert found.answers == film.recording.answers[:60] and found.differs is None and found.undone == ()
    game = start(found.journal.header)
    for answer in found.answers:
        game.answer(answer.entry)
    assert game.digest() == film.game(60).digest()
    origin = found.header.origin
    assert origin is not None and (origin.reason, origin.file, origin.answers) == ("branch", path.name, 60)
    assert read_recorded_game(new).name == "What if"
    listed, wrong = game_library.unfinished(tmp_path)
    assert [game.path for game in listed] == [new] and wrong == []
    assert not jn.read(new).finished and jn.read(new).turn == film.moments[60].turn


def test_a_branch_from_the_very_beginning_has_no_answers(recording: RecordedGame, tmp_path: Path) -> None:
    new = save_recorded_game(recording.upto(0, "x"), tmp_path)
    assert jn.read(new).answers == () and len(jn.read(new).marks) == 1


def test_a_film_stops_where_the_game_is_no_longer_the_recorded_one(recording: RecordedGame) -> None:
    fifth = next(mark for mark in recording.marks if mark.turn == 5)
    marks = tuple(replace(mark, digest="f" * 32) if mark.turn >= 5 else mark for mark in recording.marks)
    film = whole(replace(recording, marks=marks, tables=()))
    fourth = next(mark for mark in recording.marks if mark.turn == 4)
    assert film.last == fourth.count < fifth.count and film.stopped is not None
    assert "start of turn 4" in film.stopped.en and "Beginn von Zug 4" in film.stopped.say("de")
    assert all(mark.moment <= film.last for mark in film.marks) and film.turns[-1].number == 4
    assert film.view(film.last, Eyes.OPEN).turn == 4


def test_a_film_goes_on_from_the_next_recorded_table(recording: RecordedGame, film: Film) -> None:
    """A version of the program that plays turn 4 differently: the rest of the game can still be watched."""
    fifth = next(mark for mark in recording.marks if mark.turn == 5)
    fourth = next(mark for mark in recording.marks if mark.turn == 4)
    marks = tuple(replace(mark, digest="f" * 32) if mark.turn == 5 else mark for mark in recording.marks)
    cut = whole(replace(recording, marks=marks))
    assert cut.stopped is not None and "turn 4 up to turn 5" in cut.stopped.en
    assert [moment.answers for moment in cut.moments] == [
        *range(fourth.count + 1),
        *range(fifth.count, len(recording.answers) + 1),
    ]
    for moment in cut.moments:
        assert cut.view(moment.index, Eyes.OPEN).seats == film.view(moment.answers, Eyes.OPEN).seats
    gap = fourth.count + 1
    assert [moment.index for moment in cut.moments if cut.gap(moment.index)] == [gap]
    assert deed(cut, gap)[1] == "The film continues from the table as it was in turn 5"
    assert [line.words.en for line in cut.lines(gap, Eyes.BOTH)][:2] == [
        "The film continues from the table as it was in turn 5",
        f"Turn 5: {NAMES[0]}",
    ]
    assert cut.marks[-1].kind is MarkKind.END
    assert [turn.number for turn in cut.turns] == [turn.number for turn in film.turns] != []
    assert cut.raw_events(gap + 3) == film.raw_events(fifth.count + 3) != []


def test_a_branch_after_a_gap_begins_from_the_recorded_table(recording: RecordedGame, tmp_path: Path) -> None:
    marks = tuple(replace(mark, digest="f" * 32) if mark.turn == 5 else mark for mark in recording.marks)
    cut = whole(replace(recording, marks=marks))
    new = save_recorded_game(cut.branch(100, "What if"), tmp_path)
    found = autosave.take_up(new)
    found.writer.close()
    assert found.differs is None and found.header.start is not None
    again = whole(read_recorded_game(new))
    assert again.stopped is None and again.view(again.last, Eyes.OPEN) == cut.view(100, Eyes.OPEN)


def test_a_choice_refused_leaves_out_the_rest_of_its_turn(recording: RecordedGame) -> None:
    wrong = next(mark for mark in recording.marks if mark.turn == 11).count + 2
    answers = (*recording.answers[:wrong], Answer("play:c999", By.HAND), *recording.answers[wrong + 1 :])
    cut = whole(replace(recording, answers=answers))
    assert cut.moments[-1].asked is None and cut.marks[-1].kind is MarkKind.END
    following = next(table.count for table in recording.tables if table.count > wrong)
    assert all(moment.answers < wrong or moment.answers >= following for moment in cut.moments)


def test_a_recorded_table_that_is_none_is_passed_over(recording: RecordedGame) -> None:
    marks = tuple(replace(mark, digest="f" * 32) if mark.turn == 5 else mark for mark in recording.marks)
    fifth = next(mark for mark in recording.marks if mark.turn == 5)
    tables = tuple(replace(t, text='{"turn": -1}') if t.count == fifth.count else t for t in recording.tables)
    cut = whole(replace(recording, marks=marks, tables=tables))
    assert cut.stopped is not None and "turn 4 up to turn 6" in cut.stopped.en and cut.last > 100


def test_an_answer_that_is_not_legal_any_more_stops_the_film(recording: RecordedGame) -> None:
    answers = (*recording.answers[:50], Answer("play:c999", By.HAND), *recording.answers[51:])
    film = whole(replace(recording, answers=answers, tables=()))
    last = max(mark.count for mark in recording.marks if mark.count <= 50)
    assert film.last == last and film.stopped is not None


def test_answers_taken_back_are_not_in_the_film(tmp_path: Path) -> None:
    path, game = played(tmp_path, 80, undo_every=6)
    film = whole(read_recorded_game(path))
    assert film.last == len(game.journal) and film.game(film.last).digest() == game.digest()
