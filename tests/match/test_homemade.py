"""Games with home-made cards: kept with what the cards say, replayed after a card was changed, told of in the log."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from kfdesk import resources
from kfdesk.cards import library
from kfdesk.collection import homemade
from kfdesk.collection.files import DeckFileError, load_deck, problems, read_deck_file, save_deck
from kfdesk.collection.homefiles import cards_text
from kfdesk.collection.homemade import HomeCard, NotReadError, register
from kfdesk.collection.importers.reading import read_any
from kfdesk.collection.importers.rows import Read
from kfdesk.collection.models import DeckFile, deck_file
from kfdesk.collection.playable import playability
from kfdesk.engine import Game, Seat
from kfdesk.engine.decks import DeckKind, DeckList
from kfdesk.engine.scenario import CardSpec, Scenario, Side
from kfdesk.engine.terms import Step
from kfdesk.language.definition import CardDefinition, Draft
from kfdesk.match import journal as jn
from kfdesk.match.autosave import Autosave, take_up
from kfdesk.match.event_texts import Level
from kfdesk.match.film import Eyes, Film
from kfdesk.match.formats import DeckRule, Plan
from kfdesk.match.game_library import unfinished
from kfdesk.match.header import Header, seat_record, version_for
from kfdesk.match.journal import By, JournalError
from kfdesk.match.log_export import LogForm, log_of
from kfdesk.match.matches import MatchBook, read_match
from kfdesk.match.recorded_game import read_recorded_game
from kfdesk.match.recorder import game_from_header
from kfdesk.match.series import DeckRef, Series
from kfdesk.match.statistics import statistics_of
from tests.grammar import give_to
from tests.homemade import BOOTS, BOULDER, CARDS, GRUMBLE, RAIN, RECRUIT, RIDDLE, homemade_deck, read
from tests.match.kept import Setup, bodies, resealed, some_keys

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def unknown_afterwards() -> Iterator[None]:
    """Forget the registered cards: each test is to find them in what it reads."""
    read(CARDS)  # what they say is known, as where they were met before
    forget()
    yield
    forget()


def forget() -> None:
    """Make this program one that never met a home-made card."""
    library().forget_homemade()


def setup() -> Setup:
    """Return two seats whose decks both hold home-made cards."""
    one = homemade_deck(GRUMBLE, RAIN, BOULDER, RECRUIT, name="One")
    return Setup((Seat("Ada", one), Seat("Bo", homemade_deck(BOOTS, GRUMBLE, BOULDER, name="Two", deck=1))))


def played(folder: Path, answers: int = 4000, *, seed: int = 4) -> tuple[Path, Game]:
    """Play a game of so many answers, to its end at most, and keep it; return its journal and the game."""
    begun = setup()
    game = Game.new(begun.seats, seed=begun.seed, library=library(), first_player=0)
    autosave, dice = Autosave(lambda: folder), Random(seed)
    autosave.begin(begun, game)
    path = autosave.path
    assert path is not None
    while len(game.journal) < answers and game.decision is not None:
        game.choose(*some_keys(game, dice))
        autosave.answered(game, By.HAND)
    autosave.close()
    return path, game


def changed(card: HomeCard, was: str, now: str) -> HomeCard:
    return card.model_copy(update={"text": card.text.replace(was, now)})


# Games.


def test_a_game_of_two_decks_with_home_made_cards_is_played_to_its_end_and_again(tmp_path: Path) -> None:
    path, game = played(tmp_path)
    assert game.winner is not None
    used = {card.printed.id for card in game.state.cards[1:] if card.printed.facts.homemade}
    assert used == {card.id for card in CARDS}
    forget()
    recorded = read_recorded_game(path)
    again = recorded.begin()
    for answer in recorded.answers:
        again.answer(answer.entry)
    assert again.digest() == game.digest() and again.winner == game.winner
    assert {use.card for use in statistics_of(again).cards if homemade.is_homemade(use.card)} <= used


def test_a_game_goes_on_with_what_its_cards_said_when_it_began(tmp_path: Path) -> None:
    path, game = played(tmp_path, 120)
    forget()
    register([changed(GRUMBLE, "Gain 1", "Gain 3"), changed(RAIN, "Deal 2", "Deal 4")])
    found = take_up(path)
    assert found.differs is None and len(found.answers) == 120
    again = game_from_header(found.header)
    for answer in found.answers:
        again.answer(answer.entry)
    assert again.digest() == game.digest()
    found.writer.close()


def test_another_machine_reads_the_game_without_having_met_the_cards(tmp_path: Path) -> None:
    path, game = played(tmp_path, 60)
    program = (
        "import sys; from pathlib import Path; from kfdesk.match.autosave import take_up\n"
        "from kfdesk.match.recorder import game_from_header\n"
        "found = take_up(Path(sys.argv[1])); game = game_from_header(found.header)\n"
        "for answer in found.answers: game.answer(answer.entry)\n"
        "print(found.differs, game.digest())"
    )
    home = tmp_path / "home"
    give_to(home)
    command, environment = [sys.executable, "-c", program, str(path)], os.environ | {"KFDESK_HOME": str(home)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["None", game.digest()]


def test_a_card_that_is_read_otherwise_now_is_told_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, _ = played(tmp_path, 160)
    before = path.read_bytes()
    forget()
    other = homemade.compiled(changed(GRUMBLE, "Gain 1", "Gain 2"))
    real = {card.id: homemade.compiled(card) for card in CARDS}
    read_otherwise = CardDefinition(GRUMBLE.facts, Draft(GRUMBLE.id, other.abilities))
    monkeypatch.setattr(homemade, "_outcome", lambda card: read_otherwise if card == GRUMBLE else real[card.id])
    found = take_up(path)
    found.writer.close()
    assert found.differs is not None and found.divergence is not None
    assert path.read_bytes() == before
    assert found.header.origin is not None and found.header.origin.reason == "changed"
    assert found.header.all_homemade == jn.read(path).header.all_homemade


def test_a_game_whose_card_is_no_longer_understood_is_told_and_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, _ = played(tmp_path, 30)
    before = path.read_bytes()
    forget()
    monkeypatch.setattr(homemade, "_outcome", lambda card: ("Play: Gain 1{amber}.",))
    with pytest.raises(JournalError, match="not understood") as refused:
        take_up(path)
    assert not refused.value.damaged and path.read_bytes() == before
    games, wrong = unfinished(tmp_path)
    assert len(games) == 1 and wrong == []


def test_a_game_begun_from_a_table_carries_the_cards_of_the_table(tmp_path: Path) -> None:
    register((GRUMBLE, RAIN))
    side = Side(hand=(CardSpec(id=RAIN.id),), battleline=(CardSpec(id=GRUMBLE.id),), houses=GRUMBLE.houses)
    table = Scenario(players=(side, Side()), step=Step.MAIN, house=GRUMBLE.houses[0])
    begun = replace(
        setup(), scenario=table, seats=(Seat("Ada", DeckList("–", (), ())), Seat("Bo", DeckList("–", (), ())))
    )
    game = Game.from_scenario(table, library=library())
    autosave = Autosave(lambda: tmp_path)
    autosave.begin(begun, game)
    path = autosave.path
    autosave.close()
    assert path is not None
    forget()
    found = take_up(path)
    assert set(found.header.homemade) == {GRUMBLE, RAIN} and found.header.version == 4
    assert game_from_header(found.header).digest() == game.digest()
    found.writer.close()


def test_only_games_with_something_home_made_are_of_a_version_that_older_programs_do_not_read(tmp_path: Path) -> None:
    path, _ = played(tmp_path, 5)
    header = json.loads(bodies(path.read_bytes())[0])
    assert header["version"] == 4 and "homemade" not in header
    decks = [seat["deck"] for seat in header["seats"]]
    assert [deck["version"] for deck in decks] == [3, 3]
    assert {card["name"] for deck in decks for card in deck["homemade"]} == {card.name for card in CARDS}
    composed = deck_file(replace(load_deck(_sample()), composed=True))
    assert composed.version == 3 and composed.deck().kind is DeckKind.THEORY
    assert deck_file(load_deck(_sample())).version == 1


def test_a_journal_that_lacks_a_card_or_names_another_is_no_crash(tmp_path: Path) -> None:
    path, _ = played(tmp_path, 5)
    lines = bodies(path.read_bytes())
    forget()
    for was, now in (
        ('"name":"Old Grumble"', '"name":"Old Crumble"'),
        ('"power":5', '"power":-5'),
        ('"homemade":[', '"homemade":[7,'),
        (f'"text":{json.dumps(RAIN.text)}', '"text":"Play: Juggle."'),
        ('"homemade":[', '"homemad":['),
    ):
        assert was in lines[0]
        path.write_bytes(resealed([lines[0].replace(was, now), *lines[1:]]))
        with pytest.raises(JournalError) as refused:
            take_up(path)
        assert refused.value.line == 1


def test_an_id_says_what_a_card_says_so_that_no_file_changes_a_card_that_is_there(tmp_path: Path) -> None:
    path, _ = played(tmp_path, 5)
    lines = bodies(path.read_bytes())
    forget()
    register(CARDS)
    said = {id_: library()[id_].text("en") for id_ in (card.id for card in CARDS)}
    path.write_bytes(resealed([lines[0].replace("Steal 1", "Steal 9"), *lines[1:]]))
    with pytest.raises(JournalError):
        take_up(path)
    assert {id_: library()[id_].text("en") for id_ in said} == said


# Decks.


def _sample() -> Path:
    return resources.decks() / "miss-onyx-censorius.json"


def test_a_deck_file_carries_its_home_made_cards_along(tmp_path: Path) -> None:
    deck = homemade_deck(GRUMBLE, RAIN, RECRUIT)
    save_deck(deck, path := tmp_path / "deck.json")
    forget()
    assert read_deck_file(path).homemade == (GRUMBLE, RAIN, RECRUIT)
    assert load_deck(path) == deck and GRUMBLE.id in library()
    forget()
    (read,) = read_any(path)
    assert isinstance(read, Read) and read.record.is_homemade and playability(read.record).ok
    assert read.record.homemade == (GRUMBLE, RAIN, RECRUIT)
    assert any(note.en.startswith("Home-made cards: Old Grumble, ") for note in read.notes)
    with pytest.raises(DeckFileError, match="home-"):
        forget()
        save_deck(deck, tmp_path / "other.json")


def test_a_deck_file_without_a_card_that_it_lists_is_refused(tmp_path: Path) -> None:
    save_deck(homemade_deck(GRUMBLE), path := tmp_path / "deck.json")
    raw = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**raw, "homemade": []}), "utf-8")
    with pytest.raises(DeckFileError, match="missing from the file"):
        load_deck(path)
    path.write_text(json.dumps({**raw, "homemade": raw["homemade"] * 101}), "utf-8")
    with pytest.raises(DeckFileError, match="100 entries"):
        load_deck(path)


def test_a_file_of_cards_is_no_deck_and_says_so() -> None:
    (row,) = read_any(cards_text((GRUMBLE,)))
    assert not isinstance(row, Read) and "home-made cards" in row.reason.en


def test_a_match_carries_the_cards_of_its_decks(tmp_path: Path) -> None:
    book = MatchBook(tmp_path)
    decks = {"a": homemade_deck(GRUMBLE, name="A"), "b": load_deck(_sample())}
    refs = [DeckRef(key=key, name=deck.name) for key, deck in decks.items()]
    match = book.begin(Series(plan=Plan(), players=("Ada", "Bo"), decks=((refs[0],), (refs[1],))), decks)
    assert '"version":3,"series"' in match.path.read_text()
    forget()
    again = read_match(match.path)
    assert [again.deck(ref) for ref in refs] == list(decks.values()) and GRUMBLE.id in library()


def test_a_deck_with_a_card_that_is_not_understood_begins_no_game() -> None:
    deck = deck_file(homemade_deck(RIDDLE))
    forget()
    with pytest.raises(NotReadError, match="Juggle"):
        game_from_header(_header(deck))


def _header(deck: DeckFile) -> Header:
    seat = {"name": "Ada", "deck": deck.model_dump(mode="json")}
    raw = {
        "format": "kfdesk-game",
        "version": 4,
        "program": "1",
        "began": "2026-01-01T00:00:00Z",
        "seats": [seat, seat],
    }
    return Header.read(json.dumps(raw))


# The log.


@pytest.mark.parametrize("level", list(Level))
def test_the_log_says_home_made_where_a_card_is_first_named(tmp_path: Path, level: Level) -> None:
    path, _ = played(tmp_path, 400)
    forget()
    film = Film(read_recorded_game(path))
    text = log_of(film, LogForm.TEXT, eyes=Eyes.BOTH, language="en", level=level)
    for card in (GRUMBLE, RAIN, BOULDER, BOOTS, RECRUIT):
        lines = [line for line in text.splitlines() if card.name in line]
        if lines:
            assert f"{card.name} (home-made)" in lines[0], lines[0]
            assert sum("(home-made)" in line for line in lines) <= 3, lines
    assert "Old Grumble (home-made)" in text


def test_an_alliance_is_kept_as_one_in_files_and_journals(tmp_path: Path) -> None:
    pact = replace(load_deck(_sample()), name="Pact", composed=True, alliance=True)
    save_deck(pact, tmp_path / "pact.json")
    assert read_deck_file(tmp_path / "pact.json").version == 4
    read = next(read_any(tmp_path / "pact.json"))
    assert isinstance(read, Read) and read.record.kind is DeckKind.ALLIANCE and read.record.uuid is None
    other = load_deck(_sample())
    seats = [seat_record(Seat(name, deck)) for name, deck in (("Ada", pact), ("Bo", other))]
    assert version_for(seats) == 5 and seats[0].deck.deck() == pact and not seats[1].deck.kind
    assert [reason.rule for reason in Plan(decks=DeckRule.SEALED).problems_with(pact)] == [""]
    short = replace(pact, cards=(*pact.cards[1:], pact.cards[-1]))
    assert any("12 cards" in reason.text.en for reason in problems(short)), "houses of an alliance come whole"
