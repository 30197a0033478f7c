"""The log's source: each reader is told once, nothing hidden from them, notes in their places."""

from __future__ import annotations

from kfdesk.desk.play.table_log import Reader, TableLog
from kfdesk.engine.events import CardDrawn, Event, StepBegan
from kfdesk.engine.terms import NO_CARD, PLAYERS, CardId, Player, Step
from kfdesk.match.log_lines import Note
from kfdesk.text.words import same

EVENTS: list[Event] = [
    StepBegan(Player(0), Step.DRAW, 1),
    CardDrawn(card=CardId(7), player=Player(0)),
    StepBegan(Player(1), Step.FORGE, 2),
]
NOTE, LATER = Note(same("first")), Note(same("second"))


def test_each_reader_is_told_everything_once_and_no_hidden_card() -> None:
    log = TableLog()
    readers: tuple[Reader, ...] = (*PLAYERS, "both", "nobody")
    parts = {reader: log.next_part(reader, EVENTS).entries[1] for reader in readers}
    assert parts == {
        0: EVENTS[1],
        1: CardDrawn(card=NO_CARD, player=Player(0)),
        "both": EVENTS[1],
        "nobody": CardDrawn(card=NO_CARD, player=Player(0)),
    }
    assert log.next_part(Player(0), EVENTS).entries == ()


def test_a_note_stands_before_the_event_it_was_made_at() -> None:
    log = TableLog()
    log.add(LATER, events=3, answers=2)
    log.add(NOTE, events=1, answers=1)
    assert log.next_part("both", EVENTS).entries == (EVENTS[0], NOTE, *EVENTS[1:], LATER)


def test_a_note_of_an_answer_that_failed_is_dropped() -> None:
    log = TableLog()
    log.add(NOTE, events=1, answers=1)
    log.drop_last_note()
    assert NOTE not in log.next_part("both", EVENTS).entries


def test_taking_back_voids_later_notes_and_restarts_every_log_once() -> None:
    log = TableLog()
    log.next_part(Player(0), EVENTS)
    log.add(NOTE, events=1, answers=0)
    log.add(LATER, events=3, answers=2)
    log.take_back(events=2, answers=1)
    lasting = Note(same("taken back"))
    log.add(lasting, events=2, answers=1, lasting=True)
    part = log.next_part(Player(0), EVENTS[:2])
    assert part.restarts and part.entries == (EVENTS[0], NOTE, EVENTS[1], lasting)
    log.take_back(events=1, answers=0)
    part = log.next_part(Player(0), EVENTS[:1])
    assert part.restarts and part.entries == (EVENTS[0], lasting)
    assert not log.next_part(Player(0), EVENTS[:1]).restarts
