"""Games of another version of the program: where they play differently is told, and they go on nearby."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from random import Random

import pytest

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.engine import Game, Scenario, Seat
from kfdesk.engine.abilities import Definition
from kfdesk.engine.game import DIGEST_FORMULA
from kfdesk.engine.scenario import SetAmber
from kfdesk.engine.scenario_of_state import scenario_of
from kfdesk.engine.terms import DecisionKind
from kfdesk.language.definition import CardDefinition, card
from kfdesk.match.autosave import Autosave, take_up
from kfdesk.match.fingerprint import fingerprint
from kfdesk.match.game_library import unfinished
from kfdesk.match.header import Header, Origin, table_seats
from kfdesk.match.journal import By, Journal, JournalError, read, sealed
from kfdesk.match.recorder import game_from_header
from tests.match.kept import Setup, played, setup, some_keys, start

ANSWERS = 120


class Changed(Mapping[str, Definition]):
    """The library with one card that does nothing any more."""

    def __init__(self, id_: str) -> None:
        self._own = {id_: CardDefinition(facts()[id_], card(id_))}

    def __getitem__(self, id_: str) -> Definition:
        return self._own.get(id_) or library()[id_]

    def __iter__(self) -> Iterator[str]:
        return iter(library())

    def __len__(self) -> int:
        return len(library())


def with_cards(cards: Mapping[str, Definition], header: Header) -> Game:
    """Begin the game of a header with other cards."""
    if header.start is not None:
        return Game.from_scenario(header.start, library=cards)
    return Game.new(header.players(), seed=header.seed, library=cards, first_player=header.first_player)


def bodies(path: Path) -> list[str]:
    return [line.rpartition(" #")[0] for line in path.read_text().splitlines()]


def rewrite(path: Path, lines: list[str]) -> bytes:
    """Write lines with true checksums."""
    content, check = b"", b""
    for line in lines:
        one, check = sealed(line, check)
        content += one
    path.write_bytes(content)
    return content


def as_version_1(path: Path) -> None:
    """Write a journal as the first version of the program would have, were the hashes' formula then this one's."""
    lines = []
    for line in bodies(path):
        verb, _, rest = line.partition(" ")
        if verb == "answer":
            index, who, keys = rest.split(" ", 2)
            line = f"answer {index} {who.partition(':')[0]} {keys}"
        if verb not in ("table", "final", "name", "with"):
            lines.append(line)
    head = lines[0].replace('"version":2', '"version":1')
    lines[0] = head[: head.index(',"library"')] + "}"
    rewrite(path, lines)


def entries(found: Journal) -> tuple[str, ...]:
    return tuple(answer.entry for answer in found.answers)


def changed_game(path: Path) -> tuple[str, int]:
    """Return a card whose change is noticed in the middle of the game, and after how many answers."""
    found = read(path)
    for id_ in sorted({entry.id for seat in found.header.seats for entry in seat.deck.cards}):
        count = _agrees(with_cards(Changed(id_), found.header), found)
        if found.tables[2].count < count < found.tables[-2].count:
            return id_, count
    raise AssertionError("no card of this game matters in its middle")


def _agrees(game: Game, found: Journal) -> int:
    """Return after how many answers the game is no longer as it was recorded."""
    for count, answer in enumerate(found.answers):
        try:
            game.answer(answer.entry)
        except ValueError:
            return count
        if not game.digest().startswith(answer.check):
            return count
    return len(found.answers)


# Nothing changed.


def test_a_journal_names_its_program_and_the_cards_of_the_game(tmp_path: Path) -> None:
    path, game = played(tmp_path, 30)
    header = read(path).header
    assert header.version == 2 and header.program and header.formula == DIGEST_FORMULA
    assert header.library == fingerprint(game.state)
    other = with_cards(Changed(header.seats[0].deck.cards[0].id), header)
    assert fingerprint(other.state) != header.library and other.digest() == start(header).digest()


def test_what_it_was_played_with_is_noted_when_that_changes_but_not_what_comes_of_it(tmp_path: Path) -> None:
    path, game = played(tmp_path, 20)
    id_ = next(c.printed.id for c in game.state.cards[1:] if c.zone == "deck" and c.owner == 0)
    begin = partial(with_cards, Changed(id_))
    found = take_up(path, begin)
    autosave = Autosave(lambda: tmp_path)
    autosave.go_on(found)
    autosave.close()
    again = read(path)
    assert found.differs is None and [program.library for program in again.programs] == [
        fingerprint(begin(again.header).state)
    ]
    autosave.go_on(take_up(path, begin))
    autosave.close()
    assert read(path).size == again.size, "it is noted once"


def test_every_turn_and_every_adjustment_has_its_table(tmp_path: Path) -> None:
    path, game = played(tmp_path, ANSWERS)
    while game.decision is not None and game.decision.kind is not DecisionKind.MAIN:
        game.choose(game.decision.keys()[0])
    found = take_up(path, start)
    autosave = Autosave(lambda: tmp_path)
    autosave.go_on(found)
    for entry in game.journal[len(found.answers) :]:
        assert entry, "the autosave is told of each answer alone"
    adjusted = Game.replay(game.setup, entries(found.journal))
    for entry in game.journal[len(found.answers) :]:
        adjusted.answer(entry)
        autosave.answered(adjusted, By.HAND)
    adjusted.adjust(SetAmber(player=0, amount=4))
    autosave.answered(adjusted, By.HAND)
    autosave.close()
    kept = read(path)
    assert [mark.count for mark in kept.marks if mark.turn] == [table.count for table in kept.tables[:-1]]
    assert kept.tables[-1].count == len(kept.answers) == len(adjusted.journal)
    assert kept.tables[-1].scenario() == scenario_of(adjusted.checkpoint)
    assert entries(kept)[-1].startswith("adjust:")
    again = take_up(path, start)
    again.writer.close()
    assert again.differs is None


def test_undo_takes_the_tables_back_with_their_answers(tmp_path: Path) -> None:
    path, game = played(tmp_path, ANSWERS, undo_every=0)
    tables = read(path).tables
    autosave = Autosave(lambda: tmp_path)
    autosave.go_on(take_up(path, start))
    autosave.taken_back(game.fork(at=tables[-1].count - 1))
    autosave.close()
    assert read(path).tables == tables[:-1]


# Version 1.


def test_a_game_of_version_1_is_read_gone_on_with_and_becomes_version_2(tmp_path: Path) -> None:
    path, game = played(tmp_path, ANSWERS)
    as_version_1(path)
    old = read(path)
    assert old.header.version == 1 and old.tables == () and entries(old) == game.journal
    assert [listed.path for listed in unfinished(tmp_path)[0]] == [path]
    found = take_up(path, start)
    assert found.differs is None and found.divergence is None
    autosave = Autosave(lambda: tmp_path)
    autosave.go_on(found)
    game.choose(*some_keys(game, Random(1)))
    autosave.answered(game, By.HAND)
    autosave.close()
    new = read(path)
    assert new.header.version == 2 and entries(new) == game.journal and new.answers[-1].check
    assert new.header.began == old.header.began and new.marks[: len(old.marks)] == old.marks


def test_a_file_written_by_the_first_program_is_read_and_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "old.kfdesk"
    path.write_bytes(content := (Path(__file__).parent / "data" / "version-1.kfdesk").read_bytes())
    old = read(path)
    assert (old.header.version, len(old.answers), old.finished) == (1, 45, False)
    found = take_up(path, start)
    autosave = Autosave(lambda: tmp_path)
    autosave.go_on(found)
    autosave.close()
    # Whatever its cards do by now: it goes on, in the same file or with that one left as it is.
    assert (found.divergence is not None) == (path.read_bytes() == content)
    assert found.divergence is not None or read(path).answers == old.answers and read(path).header.version == 2
    assert [game.path for game in unfinished(tmp_path)[0]] == [found.writer.path]


def test_a_game_of_version_1_that_plays_differently_goes_on_from_the_last_turn_that_agrees(tmp_path: Path) -> None:
    path, game = played(tmp_path, 70, undo_every=0)
    as_version_1(path)
    marks = {mark.turn: mark for mark in read(path).marks}
    lines = [line[:-32] + "f" * 32 if line.startswith("turn 4 ") else line for line in bodies(path)]
    content = rewrite(path, lines)
    found = take_up(path, start)
    assert found.differs is not None and f"choices {marks[3].count + 1} to {marks[4].count}" in found.differs.en
    assert "start of turn 3" in found.differs.en and "Zug 3" in found.differs.say("de")
    assert len(found.answers) == marks[3].count and found.turn == 3
    autosave = Autosave(lambda: tmp_path)
    autosave.go_on(found)
    assert autosave.path is not None and autosave.path != path
    autosave.answered(game.fork(at=marks[3].count + 1), By.HAND)
    autosave.close()
    assert path.read_bytes() == content
    new = read(found.writer.path)
    assert new.header.origin == Origin(file=path.name, reason="changed", answers=marks[3].count, turn=3)
    again = take_up(found.writer.path, start)
    again.writer.close()
    assert again.differs is None and entries(again.journal) == game.journal[: marks[3].count + 1]


def test_a_game_of_version_1_that_even_begins_differently_is_told_and_left_alone(tmp_path: Path) -> None:
    path, _ = played(tmp_path, 20)
    as_version_1(path)
    lines = [line[:-32] + "f" * 32 if line.startswith("turn 0 ") else line for line in bodies(path)]
    content = rewrite(path, lines)
    with pytest.raises(JournalError, match="starts differently") as refused:
        take_up(path, start)
    assert not refused.value.damaged and path.read_bytes() == content


def test_hashes_of_an_unknown_formula_are_no_reason_to_refuse(tmp_path: Path) -> None:
    path, game = played(tmp_path, 60)
    lines = [line[:-32] + "f" * 32 if line.startswith("turn ") else line for line in bodies(path)]
    lines[0] = lines[0].replace(f'"formula":{DIGEST_FORMULA}', f'"formula":{DIGEST_FORMULA + 1}')
    rewrite(path, lines)
    found = take_up(path, start)
    found.writer.close()
    assert found.differs is None and entries(found.journal) == game.journal


# Changed cards.


def test_a_changed_card_is_noticed_at_its_choice_and_the_game_goes_on_from_the_newest_table(tmp_path: Path) -> None:
    path, _ = played(tmp_path, ANSWERS, undo_every=0)
    before, content = read(path), path.read_bytes()
    id_, count = changed_game(path)
    begin = partial(with_cards, Changed(id_))
    found = take_up(path, begin)
    assert found.differs is not None and found.divergence is not None
    assert found.divergence.choice == count + 1 and found.divergence.good == count
    assert f"Choice {count + 1} " in found.differs.en and f"Entscheidung {count + 1} " in found.differs.say("de")
    assert f"turn {found.divergence.turn}:" in found.differs.en and path.name in found.differs.say("de")
    table = before.tables[-1]
    origin = found.header.origin
    assert origin is not None and (origin.file, origin.answers) == (path.name, table.count)
    began = begin(found.header)
    lying = table.scenario()
    assert scenario_of(began.checkpoint).players == lying.players and began.state.turn == lying.turn
    assert began.view(0).seats[0].name == before.header.seats[0].name
    assert found.answers == before.answers[table.count :][: len(found.answers)]
    autosave = Autosave(lambda: tmp_path)
    autosave.go_on(found)
    autosave.close()
    assert path.read_bytes() == content
    again = take_up(found.writer.path, begin)
    again.writer.close()
    assert again.differs is None and again.answers == found.answers
    assert [listed.path for listed in unfinished(tmp_path)[0]] == [found.writer.path]


def test_without_a_table_after_the_change_the_game_goes_on_from_before_it(tmp_path: Path) -> None:
    path, game = played(tmp_path, ANSWERS, undo_every=0)
    id_, count = changed_game(path)
    rewrite(path, [line for line in bodies(path) if not line.startswith("table ")])
    found = take_up(path, partial(with_cards, Changed(id_)))
    found.writer.close()
    assert len(found.answers) == count and entries(found.journal)[:count] == game.journal[:count]
    assert found.differs is not None and "before this choice" in found.differs.en


def test_a_choice_that_is_not_legal_any_more_is_named(tmp_path: Path) -> None:
    path, _ = played(tmp_path, 40, undo_every=0)
    lines = bodies(path)
    rewrite(path, [*lines, "answer 40 hand play:c999"])
    found = take_up(path, start)
    found.writer.close()
    assert found.differs is not None and "Choice 41 " in found.differs.en and "play:c999" in found.differs.en
    assert len(found.answers) == 40


def test_a_choice_that_is_none_at_all_is_named(tmp_path: Path) -> None:
    path, _ = played(tmp_path, 40, undo_every=0)
    rewrite(path, [*bodies(path), "answer 40 hand play:c²"])
    found = take_up(path, start)
    found.writer.close()
    assert found.differs is not None and "play:c²" in found.differs.en


@pytest.mark.slow
def test_a_table_that_cannot_be_is_passed_over_for_an_older_one(tmp_path: Path) -> None:
    path, _ = played(tmp_path, ANSWERS, undo_every=0)
    id_, _ = changed_game(path)
    lines = bodies(path)
    last = max(n for n, line in enumerate(lines) if line.startswith("table "))
    verb, count, _ = lines[last].split(" ", 2)
    for junk in ('{"players":[]}', '{"players":[{"hand":["no-such-card"]},{}]}', "{}}", '{"numbers":[5]}'):
        lines[last] = f"{verb} {count} {junk}"
        rewrite(path, lines)
        found = take_up(path, partial(with_cards, Changed(id_)))
        found.writer.close()
        origin = found.header.origin
        assert origin is not None and origin.answers == read(path).tables[-2].count


def test_a_secret_choice_is_not_named(tmp_path: Path) -> None:
    path, game = played(tmp_path, 40, undo_every=0)
    hidden = next(c for c in game.state.cards[1:] if c.zone == "hand")
    rewrite(path, [*bodies(path), f"answer 40 hand card:c{hidden.id}"])
    found = take_up(path, start)
    found.writer.close()
    assert found.differs is not None
    told = found.differs.en.removesuffix(path.name)
    assert "a card" in told and hidden.definition.title.en not in told and f"c{hidden.id}" not in told


# Games that begin from a table.


@pytest.mark.parametrize("without_seats", [False, True])
def test_a_game_may_begin_from_any_table(tmp_path: Path, without_seats: bool) -> None:
    _, game = played(tmp_path, 60)
    names = ("Eve", "Di")
    table = scenario_of(game.checkpoint, names, ("One", "Two"))
    origin = Origin(file="a.kfdesk", reason="branch", answers=60, turn=game.state.turn)
    seats = setup().seats
    if without_seats:
        one, two = (Seat(seat.name, seat.deck.deck(), seat.chains) for seat in table_seats(table))
        seats = (one, two)
    begun = Setup(seats, scenario=table, origin=origin)
    branch = Game.from_scenario(table, library=library())
    autosave, dice = Autosave(lambda: tmp_path), Random(3)
    autosave.begin(begun, branch)
    path = autosave.path
    assert path is not None
    for _ in range(25):
        branch.choose(*some_keys(branch, dice))
        autosave.answered(branch, By.HAND)
    autosave.close()
    if without_seats:
        lines = bodies(path)
        at = lines[0].index('"seats":'), lines[0].index('"seed":')
        rewrite(path, [lines[0][: at[0]] + lines[0][at[1] :], *lines[1:]])
    found = take_up(path, start)
    found.writer.close()
    assert found.differs is None and entries(found.journal) == branch.journal
    assert found.header.start == table and found.header.origin == origin
    if without_seats:
        assert [seat.name for seat in found.header.seats] == ["Eve", "Di"]
    assert game_from_header(found.header).view(0).seats[1].deck_name == "Two"


HOSTILE: dict[str, Callable[[str], str]] = {
    "deep": lambda start: '{"players":' + "[" * 5000 + "]" * 5000 + "}",
    "an unknown field": lambda start: start[:-1] + ',"run":"me"}',
    "no table": lambda start: "7",
    "a turn before all": lambda start: start[:-1] + ',"turn":-1}',
}


@pytest.mark.parametrize("harm", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_header_with_a_table_that_cannot_be_is_refused(tmp_path: Path, harm: Callable[[str], str]) -> None:
    path, game = played(tmp_path, 40)
    head = read(path).header
    table = Scenario.model_dump_json(scenario_of(game.checkpoint), exclude_defaults=True)
    line = head.model_dump_json().replace('"start":null', f'"start":{harm(table)}')
    rewrite(path, [line])
    with pytest.raises(JournalError) as refused:
        read(path)
    assert refused.value.line == 1 and refused.value.sound is None
