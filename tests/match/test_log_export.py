"""The log as a file: text, web page and JSON lines, from any eyes, with nothing in it that those eyes may not know."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest

from kfdesk import disk
from kfdesk.cards.facts import facts
from kfdesk.engine import CardSpec, House, Scenario, Side
from kfdesk.engine import events as ev
from kfdesk.engine.views import CardView
from kfdesk.language import words as w
from kfdesk.match.event_texts import Level
from kfdesk.match.film import SEAT_EYES, Eyes, Film
from kfdesk.match.header import Header, table_seats
from kfdesk.match.journal import Answer, By
from kfdesk.match.log_export import LogForm, LogRefusedError, export_log, log_of, sections
from kfdesk.match.recorded_game import RecordedGame, read_recorded_game
from tests.match.kept import finished
from tests.tables import TestLibrary

ANSWERS = 75
"""How many answers the unfinished game has: both hands, archives and decks hold much that was never seen."""


@pytest.fixture(scope="module")
def recording(tmp_path_factory: pytest.TempPathFactory) -> RecordedGame:
    return read_recorded_game(finished(tmp_path_factory.mktemp("whole")))


@pytest.fixture(scope="module")
def film(recording: RecordedGame) -> Film:
    return Film(recording)


@pytest.fixture(scope="module")
def short(recording: RecordedGame) -> Film:
    return Film(recording.upto(ANSWERS, "Short"))


@cache
def seen_ids(film: Film, eyes: Eyes) -> frozenset[str]:
    """Return the facts ids of all cards that these eyes ever saw: on the table, or shown by an event."""
    while not film.build():
        pass
    found: set[str | None] = set()

    def look(cards: tuple[CardView, ...]) -> None:
        for card in cards:
            found.add(card.id)
            look(card.upgrades)
            look(card.under)

    for moment in film.moments:
        view = film.view(moment.index, eyes)
        look(view.playing)
        for seat in view.seats:
            for zone in (seat.battleline, seat.artifacts, seat.references, seat.hand, seat.archives):
                look(zone or ())
            look(seat.discard)
            look(seat.purged)
        # What was played, discarded or revealed and has moved on within the same answer.
        for event in film.events(moment.index, eyes):
            if isinstance(event, ev.CardPlayed | ev.CardDiscarded):
                found.add(film.names.id_of(event.card))
            elif isinstance(event, ev.CardsRevealed):
                found |= {film.names.id_of(card) for card in event.cards}
            elif isinstance(event, ev.CardDrawn) and event.player == eyes.seat:
                found.add(film.names.id_of(event.card))
    return frozenset(card for card in found if card is not None)


def unseen_names(film: Film, eyes: Eyes, language: str) -> set[str]:
    """Return the names of all cards of the game that these eyes have never seen."""
    ids = {film.names.id_of(number) for number in range(1, 73)} - seen_ids(film, eyes)
    return {facts()[card].name_in(language) for card in ids if card is not None}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("form", LogForm)
@pytest.mark.parametrize("eyes", [*SEAT_EYES, Eyes.BOTH])
def test_a_log_for_one_seat_holds_nothing_the_other_hides(
    short: Film, eyes: Eyes, form: LogForm, language: str
) -> None:
    unseen = unseen_names(short, eyes, language)
    assert len(unseen) > 15, "else this test would look at nothing"
    log = log_of(short, form, eyes=eyes, language=language, level=Level.FULL)
    assert len(log) > 2000
    assert not [name for name in unseen if name in log or name.replace("'", "&#x27;") in log]
    assert not [card for card in _ids(unseen, language) if f'"{card}"' in log]


def _ids(names: set[str], language: str) -> list[str]:
    return [card for card in facts() if facts()[card].name_in(language) in names]


@pytest.mark.parametrize("eyes", SEAT_EYES)
def test_the_other_players_draws_are_counted_not_named(short: Film, eyes: Eyes) -> None:
    seat = eyes.seat
    records = [json.loads(line) for line in log_of(short, LogForm.LINES, eyes=eyes, language="en").splitlines()[1:]]
    drawn = [record for record in records if record["event"] == "CardDrawn"]
    assert {record["card"] is None for record in drawn if record["player"] != seat} == {True}
    assert {record["card"] is None for record in drawn if record["player"] == seat} == {False}
    assert all("ids" not in record for record in drawn if record["player"] != seat and record["cause"] is None)


def test_the_head_tells_no_seed_from_which_the_decks_could_be_dealt(short: Film) -> None:
    head = json.loads(log_of(short, LogForm.LINES, eyes=Eyes.BOTH, language="en").splitlines()[0])
    assert set(head) == {"format", "version", "players", "decks", "finished", "eyes", "language"}


def test_the_open_log_of_a_game_in_progress_is_refused(short: Film, tmp_path: Path) -> None:
    for form in LogForm:
        with pytest.raises(LogRefusedError, match="when the game is over"):
            export_log(short, tmp_path / "log", form, eyes=Eyes.OPEN, language="en")
    assert list(tmp_path.iterdir()) == []


def test_an_open_table_has_no_secrets(short: Film) -> None:
    header = short.recording.header.model_copy(update={"open_table": True})
    log = log_of(Film(replace(short.recording, header=header)), LogForm.TEXT, eyes=Eyes.OPEN, language="en")
    assert "draws 7 cards: " in log and "draws 6 cards: " in log


def test_the_text_names_players_decks_result_and_every_turn(film: Film) -> None:
    lines = log_of(film, LogForm.TEXT, eyes=Eyes.OPEN, language="en").splitlines()
    assert lines[0] == 'Ada "Ä" #1 – Bo & Cy'
    assert lines[2:6] == [
        'Ada "Ä" #1: Miss "Onyx" Censorius',
        "Bo & Cy: Radiant Argus the Supreme",
        f"Bo & Cy wins with 3 keys to 1, in turn {film.moments[-1].turn}",
        "Open view: both hands are known",
    ]
    headings = [line for line in lines if line.startswith("Turn ")]
    assert len(headings) == film.moments[-1].turn and headings[1] == "Turn 2: Bo & Cy"
    assert lines[-1] == "Bo & Cy wins the game"


def test_what_an_action_led_to_stands_below_it(film: Film) -> None:
    lines = log_of(film, LogForm.TEXT, eyes=Eyes.OPEN, language="en").splitlines()
    at = next(at for at, line in enumerate(lines) if line.endswith(" reaps"))
    assert not lines[at].startswith(" ") and lines[at + 1].startswith("  ") and " gains 1 Æmber" in lines[at + 1]
    depths = [len(line) - len(line.lstrip()) for line in lines]
    assert all(here <= before + 2 for before, here in pairwise(depths)), "nothing stands below nothing"
    assert '<li class="below-1">' in log_of(film, LogForm.HTML, eyes=Eyes.OPEN, language="en")


def test_the_log_speaks_german(film: Film, short: Film) -> None:
    text = log_of(film, LogForm.TEXT, eyes=Eyes.FIRST, language="de")
    assert 'Aus der Sicht von Ada "Ä" #1' in text and "Zug 2: Bo & Cy" in text and "Turn" not in text
    assert "Noch nicht zu Ende, in Zug" in log_of(short, LogForm.TEXT, eyes=Eyes.BOTH, language="de")
    page = log_of(film, LogForm.HTML, eyes=Eyes.FIRST, language="de")
    assert '<html lang="de">' in page and "Vor dem ersten Zug" in page


def test_a_log_says_which_language_it_is_in(short: Film) -> None:
    assert '<html lang="pt-BR">' in log_of(short, LogForm.HTML, eyes=Eyes.BOTH, language="pt_BR")
    head = log_of(short, LogForm.LINES, eyes=Eyes.BOTH, language="pt_BR").splitlines()[0]
    assert json.loads(head)["language"] == "pt_BR"


def test_levels_leave_lines_out(film: Film) -> None:
    short, normal, full = (
        len(log_of(film, LogForm.TEXT, eyes=Eyes.OPEN, language="en", level=level).splitlines()) for level in Level
    )
    assert short < normal < full


class Strict(HTMLParser):
    """Reads a page and insists that every element is closed in order."""

    VOID = frozenset({"meta"})

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len({name for name, _ in attrs}) == len(attrs)
        self.seen.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.text.append(data)


def test_the_page_is_whole_escaped_and_needs_nothing_else(recording: RecordedGame) -> None:
    one, two = recording.header.seats
    wicked = one.model_copy(update={"name": '<script>alert("x")</script> {n} & Co'})
    film = Film(replace(recording, name="<b>&", header=recording.header.model_copy(update={"seats": (wicked, two)})))
    page = log_of(film, LogForm.HTML, eyes=Eyes.OPEN, language="en")
    reader = Strict()
    reader.feed(page)
    reader.close()
    assert reader.open == [] and page.startswith("<!DOCTYPE html>\n<html lang=")
    tags = [tag for tag, _ in reader.seen]
    assert not {"script", "b", "img", "link", "iframe", "a"} & set(tags)
    assert all(name not in attrs for _, attrs in reader.seen for name in ("src", "href", "style", "onclick"))
    ids = [attrs["id"] for _, attrs in reader.seen if "id" in attrs]
    assert len(set(ids)) == len(ids) == tags.count("section") == tags.count("h2") == film.moments[-1].turn + 1
    assert {attrs.get("class") for tag, attrs in reader.seen if tag == "section"} == {None, "one", "two"}
    said = "".join(reader.text)
    assert '<script>alert("x")</script> {n} & Co chooses house' in said and "<b>&" in said
    assert "url(" not in page and "http://" not in page and "https://" not in page


def test_json_lines_hold_every_event_with_its_words(film: Film) -> None:
    records = [json.loads(line) for line in log_of(film, LogForm.LINES, eyes=Eyes.OPEN, language="en").splitlines()]
    head, events = records[0], records[1:]
    assert (head["format"], head["version"], head["finished"], head["eyes"]) == ("kfdesk-log", 2, True, "open")
    assert [record["n"] for record in events] == list(range(film.moments[-1].events))
    forged = next(record for record in events if record["event"] == "KeyForged")
    assert forged["color"] in ("red", "blue", "yellow") and forged["cause"] is None and "forges the" in forged["text"]
    played_ = next(record for record in events if record["event"] == "CardPlayed")
    assert played_["ids"][played_["card"]] in facts()
    left = next(record for record in events if record["event"] == "CardDestroyed")
    assert left["was"]["card"] == left["card"] and left["was"]["definition"] == left["ids"][left["card"]]
    spent = next(record for record in events if record.get("verb") == "spend")
    assert (spent["event"], spent["receiver"]) == ("AmberMoved", {"player": None, "card": None})
    assert spent["giver"] == {"player": forged["player"], "card": None} and spent["amount"] == forged["cost"]
    assert events[-1]["event"] == "GameWon" and events[-1]["turn"] == film.moments[-1].turn


@pytest.mark.rule("glossary/move")
def test_json_lines_give_the_second_card_of_an_event_by_its_handle_too(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = w.card("punch", w.play(w.move_damage(1, w.a(w.CREATURE, w.FRIENDLY), w.a(w.CREATURE, w.ENEMY))))
    monkeypatch.setattr("kfdesk.cards.library", lambda: TestLibrary([moves]))
    hurt = CardSpec(id="troll", damage=2)
    sides = (Side(hand=(CardSpec(id="punch"),), battleline=(hurt,)), Side(battleline=(CardSpec(id="krump"),)))
    start = Scenario(players=sides, house=House.BROBNAR)
    header = Header(program="0", began=datetime(2026, 1, 1, tzinfo=UTC), seats=table_seats(start), start=start)
    answers = tuple(Answer(entry, By.HAND) for entry in ("play:c1", "card:c2", "card:c3"))
    film = Film(RecordedGame("Moved", "", header, answers, (), finished=False))
    lines = log_of(film, LogForm.LINES, eyes=Eyes.FIRST, language="en").splitlines()
    (moved,) = (record for record in map(json.loads, lines) if record.get("event") == "DamageMoved")
    assert (moved["card"], moved["to"]) == ("c2", "c3")
    assert moved["ids"] == {"c1": "punch", "c2": "troll", "c3": "krump"}


def test_a_log_is_written_in_one_step_and_a_full_disk_leaves_the_old_one(
    film: Film, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "log.html"
    export_log(film, path, LogForm.HTML, eyes=Eyes.OPEN, language="en")
    before = path.read_bytes()
    assert before.decode() == log_of(film, LogForm.HTML, eyes=Eyes.OPEN, language="en")

    def full(file: int, content: bytes) -> int:
        os.write(file, content[:100])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(disk, "write_some", full)
    with pytest.raises(OSError, match="No space"):
        export_log(film, path, LogForm.TEXT, eyes=Eyes.OPEN, language="en")
    assert path.read_bytes() == before


def test_a_film_that_had_to_stop_says_so_in_the_log(recording: RecordedGame) -> None:
    marks = tuple(replace(mark, digest="f" * 32) if mark.turn >= 5 else mark for mark in recording.marks)
    for form in (LogForm.TEXT, LogForm.HTML):
        log = log_of(Film(replace(recording, marks=marks, tables=())), form, eyes=Eyes.BOTH, language="en")
        assert "The film ends at the start of turn 4" in log


def test_a_log_tells_what_the_film_had_to_leave_out(recording: RecordedGame) -> None:
    marks = tuple(replace(mark, digest="f" * 32) if mark.turn == 5 else mark for mark in recording.marks)
    film = Film(replace(recording, marks=marks))
    lines = log_of(film, LogForm.TEXT, eyes=Eyes.BOTH, language="en").splitlines()
    turn = next(number for number, line in enumerate(lines) if line.startswith("Turn 5: "))
    assert lines[turn + 3] == "The film continues from the table as it was in turn 5"
    assert sum(line.startswith("Turn ") for line in lines) == film.moments[-1].turn
    assert any("leaves out a part of turn 4" in line for line in lines[:8])


def test_what_follows_a_gap_is_told_in_the_names_of_its_own_stretch(recording: RecordedGame) -> None:
    """A game begun from a recorded table may number its cards otherwise; here it is made to."""
    marks = tuple(replace(mark, digest="f" * 32) if mark.turn == 5 else mark for mark in recording.marks)
    film = Film(replace(recording, marks=marks))
    while not film.build():
        pass
    names = film._reels[1].names
    names._printed = names._printed[::-1]
    assert not film.names_at(film.last).tokens and not film.names_at(0).tokens
    told = {line.words.en for part in sections(film, Eyes.OPEN, Level.FULL) for line, _ in part.lines}
    plays = {line.words.en for moment in film.moments for line in film.lines(moment.index, Eyes.OPEN)}
    plays = {words for words in plays if " plays " in words}
    assert len(plays) > 10 and plays <= told
