"""Matches are kept: found again with their decks and their game, damaged files set aside."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from kfdesk.collection.files import sample_decks
from kfdesk.engine.decks import LeftOut
from kfdesk.match.formats import Plan
from kfdesk.match.matches import VERSION, Match, MatchBook, MatchError, read_match
from kfdesk.match.series import DeckRef, First, Played, PlayStep, Series, SeriesError

DECKS = {f"deck {n}": replace(deck, name=f"Deck {n}") for n, (_, deck) in enumerate(sample_decks()[:2])}
REFS = [DeckRef(key=key, name=deck.name) for key, deck in DECKS.items()]


@pytest.fixture
def book(tmp_path: Path) -> MatchBook:
    return MatchBook(tmp_path / "matches")


def begun(book: MatchBook, games: int = 3) -> Match:
    plan = Plan(games=3 if games == 3 else 1)
    return book.begin(Series(plan=plan, players=("Ada", "Bo"), decks=((REFS[0],), (REFS[1],))), DECKS)


def test_a_match_is_found_again_as_it_stands(book):
    match = begun(book)
    match = book.keep(match, series=match.series.after(Played(winner=1, journal="one.kfdesk")))
    match = book.keep(match, series=match.series.after(First(player=0, first=0)), game="two.kfdesk")
    found, wrong = book.newest()
    assert (found, wrong) == ([match], [])
    step = found[0].series.step()
    assert isinstance(step, PlayStep)
    assert [seat.deck for seat in found[0].seats(step)] == list(DECKS.values())


def test_the_match_of_a_game_is_known_by_its_journal(book):
    match = book.keep(begun(book), game="a.kfdesk")
    begun(book)
    assert book.of_game("a.kfdesk") == match
    assert book.of_game("b.kfdesk") is None


def test_a_match_that_cannot_be_is_not_kept(book):
    series = Series(plan=Plan(), players=("Ada", "Bo"), decks=((REFS[0],), ()))
    with pytest.raises(SeriesError):
        book.begin(series, DECKS)
    assert not book.folder.exists()


def test_moves_that_do_not_follow_are_refused(book):
    match = begun(book, games=1)
    series = match.series.model_copy(update={"moves": (Played(winner=0), Played(winner=0))})
    with pytest.raises(MatchError):
        read_match(book.keep(match, series=series).path)


def test_a_missing_deck_is_named(book):
    match = begun(book)
    content = match.path.read_text().replace('"decks":{"deck 0"', '"decks":{"deck 9"')
    match.path.write_text(content)
    with pytest.raises(MatchError, match="deck 0"):
        read_match(match.path)


def test_a_match_against_the_program_is_left_alone_by_older_ones_and_another_is_written_as_before(book):
    series = begun(book).series
    assert book.begin(series, DECKS).file.version == 1 and '"bot"' not in book.begin(series, DECKS).path.read_text()
    match = book.begin(series.model_copy(update={"bot": 1}), DECKS)
    assert match.file.version == 4 and '"level"' not in match.path.read_text()
    assert read_match(match.path).series.bot == 1
    match = book.begin(series.model_copy(update={"bot": 1, "level": "master"}), DECKS)
    assert match.file.version == VERSION
    assert read_match(match.path).series.level == "master"


def test_a_match_of_a_newer_program_is_told_of_and_left_alone(book):
    match = begun(book)
    content = match.path.read_text().replace('"version":1,"series"', f'"version":{VERSION + 1},"more":true,"series"')
    match.path.write_text(content)
    for _ in range(2):
        found, wrong = book.newest()
        assert found == [] and [error.problem.en for error in wrong] == [
            "This match was written by a newer version of the program."
        ]
    assert match.path.read_text() == content and f'"version":{VERSION + 1}' in content


def test_only_a_match_with_a_deck_that_leaves_cards_out_is_of_a_version_that_older_programs_do_not_read(book):
    one = DECKS["deck 0"]
    lacking = replace(one, cards=one.cards[:-1], left_out=(LeftOut("Never Seen", one.houses[0]),))
    for decks, version in ((DECKS, 1), ({**DECKS, "deck 0": lacking}, 2)):
        match = book.begin(Series(plan=Plan(), players=("Ada", "Bo"), decks=((REFS[0],), (REFS[1],))), decks)
        match = book.keep(match, game="a.kfdesk")
        assert f'"version":{version},"series"' in match.path.read_text()
        assert ("left_out" in match.path.read_text()) is (version == 2)
        assert [read_match(match.path).deck(ref) for ref in REFS] == list(decks.values())


def test_a_damaged_file_that_cannot_be_renamed_is_told_of_all_the_same(book, monkeypatch):
    match = begun(book)
    bad = match.path.with_name("bad.match.json")
    bad.write_text("{")

    def locked(self: Path, target: Path) -> Path:
        raise PermissionError(13, "locked")

    monkeypatch.setattr(Path, "rename", locked)
    found, wrong = book.newest()
    assert found == [match] and [error.file for error in wrong] == [bad]
    assert bad.read_text() == "{"


def test_damaged_files_are_set_aside_and_the_others_stay(book):
    sound = begun(book)
    content = sound.path.read_bytes()
    dice = Random(3)
    for number in range(150):
        bad = sound.path.with_name(f"bad-{number}.match.json")
        damaged = bytearray(content[: dice.randrange(len(content))] if number % 2 else content)
        if number % 2 == 0:
            damaged[dice.randrange(len(damaged))] ^= 1 << dice.randrange(8)
        bad.write_bytes(damaged)
        try:
            read_match(bad)
        except MatchError:
            assert book.of_game("a.kfdesk") is None and bad.exists()
            _, wrong = book.newest()
            assert [error.file for error in wrong] == [bad]
            assert not bad.exists()
            assert bad.with_name(bad.name + ".damaged-1").read_bytes() == damaged
        bad.unlink(missing_ok=True)
    assert sound.path.read_bytes() == content


def test_whether_a_match_is_under_way_is_asked_past_damaged_files_which_stay(book):
    assert not book.any_under_way()
    match = begun(book, games=1)
    bad = match.path.with_name("bad.match.json")
    bad.write_text("{")
    assert book.any_under_way()
    book.keep(match, series=match.series.after(Played(winner=0)))
    assert not book.any_under_way() and bad.read_text() == "{"
