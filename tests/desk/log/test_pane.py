"""The log's pane: it adds to what stands there, keeps each reader's log, and writes in the language in use."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.cards.facts import facts
from kfdesk.desk.card.faces import card_name
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.log.latest import lines_of
from kfdesk.desk.log.pane import LogPane
from kfdesk.desk.play.table_log import LogPart, Reader, TableLog
from kfdesk.desk.play.table_names import TableNames, house_name
from kfdesk.engine import House, Reveal, SetControl, SetToken
from kfdesk.engine.events import CardMoved
from kfdesk.engine.terms import PLAYERS, CardId, DecisionKind, Player, Zone
from kfdesk.language.definition import card
from kfdesk.language.effects.moves import archive, discard, return_, shuffle
from kfdesk.language.effects.revealing import look_at, reveal
from kfdesk.language.effects.tokens import make_token
from kfdesk.language.labels import play
from kfdesk.language.piles import top
from kfdesk.language.places import deck, discard_pile
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import each
from kfdesk.match.event_texts import Level
from kfdesk.match.log_lines import Note
from kfdesk.text.words import Pair
from tests.tables import Table, side, spec, table

READERS: tuple[Reader, ...] = (*PLAYERS, "both", "nobody")


@pytest.fixture
def pane(qtbot: Any) -> LogPane:
    names = TableNames(card_name, house_name)
    names.seat("Ada", "Bo")
    made = LogPane(names)
    made.set_level(1)
    qtbot.addWidget(made)
    return made


def part(reader: Any, *said: str, restarts: bool = False) -> LogPart:
    return LogPart(reader, tuple(Note(Pair(text, text.upper())) for text in said), restarts)


class Logged:
    """A game whose log is shown to each reader in turn, after every choice."""

    def __init__(self, t: Table, qtbot: Any) -> None:
        self.table = t
        self.names = TableNames(card_name, house_name)
        self.names.seat("Ada", "Bo")
        self.names.learn(t.game.state.cards[1:], t.game.events)
        self.log = TableLog()
        self.pane = LogPane(self.names)
        self.pane.set_level(2)
        qtbot.addWidget(self.pane)

    def did(self, verb: str, id_: str) -> None:
        self.table.do(verb, id_)
        self.learn()
        self.table.finish()
        self.learn()

    def learn(self) -> None:
        self.names.learn(self.table.game.state.cards[1:], self.table.game.events)

    def text(self, reader: Reader) -> str:
        """Return a reader's log, which is the same when it is written anew."""
        self.pane.take(self.log.next_part(reader, self.table.game.events))
        found = self.pane.plain_text()
        ui.speak("de")
        ui.speak("en")
        assert self.pane.plain_text() == found
        return found


def with_a_token_creature(*drafts: Any) -> Table:
    """Return a table on which Punch makes Troll a Grunt and Anger returns each creature to its owner's hand."""
    return table(
        side(hand=["punch", "anger", "krump"], deck=["troll"], token="grunt"),
        None,
        card("punch", play(make_token())),
        card("anger", play(return_(each(CREATURE)))),
        *drafts,
    )


@pytest.mark.rule("glossary/token-creatures")
def test_a_token_creature_has_no_other_name_until_it_lies_open_as_itself() -> None:
    t = with_a_token_creature()
    names = TableNames(card_name, house_name)
    number = t.number("troll")
    for verb, id_, name in (("play", "punch", "Grunt"), ("play", "anger", "Grunt"), ("discard", "troll", "Troll")):
        t.do(verb, id_)
        t.finish()
        names.learn(t.game.state.cards[1:], t.game.events)
        assert (names.card(number).en, names.printed(number).en) == (name, "Troll")


@pytest.mark.rule("glossary/token-creatures")
def test_a_returned_token_creature_keeps_its_secret_in_the_log_and_its_owner_the_name(qtbot: Any) -> None:
    game = Logged(with_a_token_creature(card("krump", play(archive()))), qtbot)
    game.did("play", "punch")
    game.did("play", "anger")
    assert "Grunt" in game.text(Player(1)) and "Troll" not in game.text(Player(1)) + game.text("nobody")
    game.did("play", "krump")
    game.table.expect(DecisionKind.MAIN)
    assert "Troll" not in game.text(Player(1)) + game.text("nobody")
    readers: tuple[Reader, ...] = (Player(0), "both")
    for reader in readers:
        lines = game.text(reader).splitlines()
        assert "Grunt goes to Ada’s hand (Anger)" in lines
        assert "Ada archives Troll (Krump)" in lines and "Ada archives Grunt (Krump)" not in lines


@pytest.mark.rule("glossary/token-creatures")
def test_the_log_of_a_token_creature_says_the_same_after_its_card_lay_open(qtbot: Any) -> None:
    game = Logged(with_a_token_creature(), qtbot)
    game.did("play", "punch")
    game.did("play", "anger")
    before = {reader: game.text(reader) for reader in READERS}
    game.did("discard", "troll")
    for reader in READERS:
        assert game.text(reader).startswith(before[reader])
        assert "Ada discards Troll" in game.text(reader)


@pytest.mark.rule("card-faq/g-zdruty-the-arcane-1", "glossary/flip")
def test_a_card_that_turns_itself_over_is_called_as_before_until_then(qtbot: Any) -> None:
    ada = side(battleline=["gĕzdrutyŏ-the-arcane"], token="grunt")
    game = Logged(table(ada, side(amber=3), house=House.EKWIDON), qtbot)
    game.did("action", "gĕzdrutyŏ-the-arcane")
    for reader in READERS:
        lines = game.text(reader).splitlines()
        assert "Ada uses Gĕzdrutyŏ the Arcane: Action" in lines
        assert "Ada steals 2 Æmber (Gĕzdrutyŏ the Arcane)" in lines
        assert "Gĕzdrutyŏ the Arcane becomes a token creature: Grunt" in lines
    game.table.end_turn()
    game.learn()
    assert "Grunt readies" in game.text("both") and "Gĕzdrutyŏ the Arcane readies" not in game.text("both")


@pytest.mark.rule("glossary/flip")
def test_a_token_creature_that_is_turned_faceup_is_called_by_its_own_name_from_then_on(qtbot: Any) -> None:
    ada = side(hand=["temporal-purge"], battleline=[spec("anger", token_of="grunt")], token="grunt")
    game = Logged(table(ada, house=House(facts()["temporal-purge"].printings[0].house)), qtbot)
    game.did("play", "temporal-purge")
    for reader in READERS:
        lines = game.text(reader).splitlines()
        assert "Anger is turned faceup (Temporal Purge)" in lines
        assert "Anger goes to Ada’s discard pile (Temporal Purge)" in lines


@pytest.mark.rule("glossary/token-creatures")
def test_who_is_shown_what_was_a_token_creature_reads_its_name_at_once(qtbot: Any) -> None:
    t = with_a_token_creature()
    game = Logged(t, qtbot)
    game.did("play", "punch")
    game.did("play", "anger")
    number = int(t.handle("troll")[1:])
    t.game.adjust(Reveal(card=t.handle("troll")))
    game.learn()
    at = len(t.game.events)
    assert {reader: game.names.at(at, reader).card(number).en for reader in READERS} == dict.fromkeys(READERS, "Troll")
    assert game.names.at(0, Player(1)).card(number).en == "Grunt", "what happened to it before is not told anew"


@pytest.mark.rule("glossary/token-creatures")
def test_who_gets_what_was_a_token_creature_into_their_archives_reads_its_name(qtbot: Any) -> None:
    t = with_a_token_creature()
    game = Logged(t, qtbot)
    game.did("play", "punch")
    game.did("play", "anger")
    number, bo = CardId(int(t.handle("troll")[1:])), Player(1)
    taken = CardMoved(number, bo, Zone.HAND, Zone.ARCHIVES)
    game.names.learn(t.game.state.cards[1:], [*t.game.events, taken])
    at = len(t.game.events)
    assert {reader: game.names.at(at, reader).card(number).en for reader in READERS} == dict.fromkeys(READERS, "Troll")
    assert game.names.at(at - 1, bo).card(number).en == "Grunt"


@pytest.mark.rule("glossary/token-creatures")
def test_the_judge_makes_a_token_creature_of_a_card_that_both_players_knew(qtbot: Any) -> None:
    t = table(side(battleline=["troll"], token="grunt"), None)
    game = Logged(t, qtbot)
    for on, said in ((True, "Troll becomes a token creature"), (False, "Grunt is no longer a token creature")):
        t.game.adjust(SetToken(card=t.handle("troll"), on=on))
        game.learn()
        assert {game.text(reader).splitlines()[-1] for reader in READERS} == {f"⚖ Judge’s hand: {said}"}


@pytest.mark.rule("glossary/token-creatures")
def test_taking_back_gives_a_token_creature_the_name_it_had(qtbot: Any) -> None:
    t = with_a_token_creature()
    game = Logged(t, qtbot)
    game.did("play", "punch")
    events, number = len(t.game.events), int(t.handle("troll")[1:])
    game.did("play", "anger")
    game.did("discard", "troll")
    assert game.names.card(number).en == "Troll"
    game.names.take_back(events)
    assert game.names.card(number).en == "Grunt"
    assert {game.names.at(events, reader).card(number).en for reader in READERS} == {"Grunt"}


def test_cards_revealed_in_a_deck_are_named_to_those_who_see_them(qtbot: Any) -> None:
    for word, seen in ((reveal, READERS), (look_at, (Player(0), "both"))):
        punch = card("punch", play(word(top(1, deck()))))
        game = Logged(table(side(hand=["punch"], deck=["troll", "krump"]), None, punch), qtbot)
        game.did("play", "punch")
        assert game.table.game.state.cards[game.table.number("troll")].zone is Zone.DECK
        assert [reader for reader in READERS if "Troll" in game.text(reader)] == [r for r in READERS if r in seen]
        assert all("Krump" not in game.text(reader) for reader in READERS)


@pytest.mark.rule("glossary/discarding-cards")
def test_a_card_that_was_discarded_and_shuffled_back_at_once_is_named(qtbot: Any) -> None:
    punch = card("punch", play(discard(top(1, deck())), shuffle(discard_pile())))
    game = Logged(table(side(hand=["punch"], deck=["troll", "krump"]), None, punch), qtbot)
    game.did("play", "punch")
    assert game.table.game.state.cards[game.table.number("troll")].zone is Zone.DECK
    assert all("Ada discards Troll" in game.text(reader) for reader in READERS)


@pytest.mark.rule("glossary/token-creatures")
def test_the_owner_of_a_token_creature_that_another_controlled_does_not_know_it_in_the_deck(qtbot: Any) -> None:
    t = table(
        side(hand=["punch", "anger"], deck=["troll"], token="grunt"),
        None,
        card("punch", play(make_token())),
        card("anger", play(shuffle(each(CREATURE)))),
    )
    game = Logged(t, qtbot)
    game.did("play", "punch")
    t.game.adjust(SetControl(card=t.handle("troll"), player=Player(1)))
    game.learn()
    game.did("play", "anger")
    number, at = t.number("troll"), len(t.game.events)
    assert t.game.state.cards[number].zone is Zone.DECK
    called = {reader: game.names.at(at, reader).card(number).en for reader in READERS}
    assert called == {Player(0): "Grunt", Player(1): "Troll", "both": "Troll", "nobody": "Grunt"}


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
    pane.take(LogPart(Player(1), (Note(Pair("quiet", "leise"), Level.FULL), Note(Pair("said", "gesagt")))))
    ui.speak("de")
    assert pane.plain_text() == "gesagt"
    pane.set_level(2)
    assert pane.plain_text() == "leise\ngesagt"
    pane.take(part(0))
    assert pane.plain_text() == "ONE"


def test_the_latest_line_of_the_ribbon_takes_as_many_lines_as_it_needs() -> None:
    words = "Ada plays Champion Anaphiel"
    assert [lines_of(words, width, 14) for width in (1000, 150, 70)] == [1, 2, 3]
