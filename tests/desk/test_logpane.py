"""The log's pane: it adds to what stands there, keeps each reader's log, and writes in the language in use."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.desk.faces import card_name
from kfdesk.desk.logpane import LogPane
from kfdesk.desk.naming import TableNames, house_name
from kfdesk.desk.table_log import LogPart
from kfdesk.language.definition import card
from kfdesk.language.effects.moves import return_
from kfdesk.language.effects.tokens import make_token
from kfdesk.language.labels import play
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import each
from kfdesk.match.chronicle import Level, Note
from kfdesk.text.words import Words
from tests.tables import side, table


@pytest.fixture
def pane(qtbot: Any) -> LogPane:
    names = TableNames(card_name, house_name)
    names.seat("Ada", "Bo")
    made = LogPane(names)
    made.set_level(1)
    qtbot.addWidget(made)
    return made


def part(reader: Any, *said: str, restarts: bool = False) -> LogPart:
    return LogPart(reader, tuple(Note(Words(text, text.upper())) for text in said), restarts)


@pytest.mark.rule("glossary/token-creatures")
def test_a_token_creature_has_no_other_name_until_it_lies_open_as_itself() -> None:
    t = table(
        side(hand=["punch", "anger"], deck=["troll"], token="grunt"),
        None,
        card("punch", play(make_token())),
        card("anger", play(return_(each(CREATURE)))),
    )
    names = TableNames(card_name, house_name)
    number = int(t.handle("troll")[1:])
    for verb, id_, name in (("play", "punch", "Grunt"), ("play", "anger", "Grunt"), ("discard", "troll", "Troll")):
        t.do(verb, id_)
        t.finish()
        names.learn(t.game.state.cards[1:])
        assert (names.card(number).en, names.printed(number).en) == (name, "Troll")


def test_each_reader_finds_the_log_as_it_was_left(pane: LogPane) -> None:
    pane.take(part("nobody", restarts=True))
    pane.take(part(0, "one", "two"))
    first = pane.text.document()
    pane.take(part(1, "one"))
    assert pane.plain_text() == "one"
    pane.take(part(0, "three"))
    assert pane.text.document() is first
    assert pane.plain_text() == "one\ntwo\nthree"


def test_a_new_game_leaves_nothing_of_the_old_in_any_log(pane: LogPane) -> None:
    pane.take(part(0, "secret"))
    pane.take(part(1, "other"))
    pane.take(part("nobody", restarts=True))
    assert pane.plain_text() == ""
    pane.take(part(0, "fresh"))
    assert pane.plain_text() == "fresh"


def test_language_and_level_hold_for_the_logs_not_shown_too(pane: LogPane) -> None:
    pane.take(part(0, "one"))
    pane.take(LogPart(1, (Note(Words("quiet", "leise"), Level.FULL), Note(Words("said", "gesagt")))))
    pane.set_language("de")
    assert pane.plain_text() == "gesagt"
    pane.set_level(2)
    assert pane.plain_text() == "leise\ngesagt"
    pane.take(part(0))
    assert pane.plain_text() == "ONE"
