"""The log as a structure: turns, actions, and below each line what it led to; no line before its cause."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from kfdesk.collection.files import sample_decks
from kfdesk.engine import DecisionKind, Game
from kfdesk.engine import events as ev
from kfdesk.engine.headings import HEADINGS
from kfdesk.engine.rules import STEP_5
from kfdesk.engine.terms import NO_CARD, PLAYERS, Label, Status, Step, Way, Zone
from kfdesk.match.event_texts import Level
from kfdesk.match.log_line_kinds import LineKind, kind_of
from kfdesk.match.log_lines import LogLine, Note, log_lines
from kfdesk.match.log_model import Chosen, GameLog, LogEntry, LoggedAction, steps_of
from kfdesk.text.words import same
from tests.amber_events import exalted, gained, moved, paid, spent, stolen
from tests.engine.playing import new_game, random_keys
from tests.match.test_log_lines import C2, C3, C4, C5, C7, KINDS, NAMES, SNAPSHOT, WITHOUT_LINE, sample

ADA, BO = PLAYERS
BEGAN = ev.StepBegan(ADA, Step.START, 3)
MAIN = ev.StepBegan(ADA, Step.MAIN, 3)


def log_of(*entries: LogEntry) -> GameLog:
    log = GameLog(lambda _: NAMES)
    log.add(entries)
    return log


def told(log: GameLog, level: Level = Level.FULL) -> list[str]:
    """Return the lines in English, those that follow from another one indented."""
    return ["  " * depth + line.words.en for line, depth in log.lines(level)]


def test_a_turn_under_way_when_the_log_begins_is_not_said_to_be_before_the_first_turn() -> None:
    dealt: list[LogEntry] = [ev.CardDrawn(C4, ADA)]
    played: list[LogEntry] = [Chosen(0, begins=True), ev.CardPlayed(C4, ADA, in_step=True)]
    begun, under_way, later = log_of(*dealt, BEGAN, *played), log_of(*played, BEGAN), log_of(MAIN, *dealt)
    assert [turn.title.en for turn in begun.turns] == ["Before the first turn", "Turn 3: Ada"]
    assert [turn.title.en for turn in under_way.turns] == ["First turn at this table", "Turn 3: Ada"]
    assert [turn.title.en for turn in later.turns] == ["First turn at this table"]


def test_a_turn_has_its_actions_and_each_what_it_led_to() -> None:
    log = log_of(
        BEGAN,
        MAIN,
        Chosen(4, begins=True),
        ev.CardPlayed(C4, ADA, in_step=True),
        stolen(ADA, 1, C4),
        Chosen(5, begins=False),
        ev.CardDestroyed(C5, SNAPSHOT, C4),
        Chosen(6, begins=True),
        ev.CardDiscarded(C7, ADA, Zone.HAND, in_step=True),
    )
    (turn,) = log.turns
    assert (turn.number, turn.player, turn.first) == (3, ADA, 0)
    played, discarded = turn.actions[1:]
    assert [line.words.en for line in played.lines] == [
        "Ada plays Card 4",
        "Ada steals 1 Æmber (Card 4)",
        "Card 5 is destroyed (Card 4)",
    ]
    assert [(line.parent, line.choice, line.first) for line in played.lines] == [(-1, 4, 2), (0, 4, 3), (0, 5, 4)]
    assert [(line.kind, line.player, line.cause, line.rule) for line in played.lines] == [
        (LineKind.PLAY, ADA, NO_CARD, "chart/play"),
        (LineKind.STEAL, ADA, C4, "glossary/steal"),
        (LineKind.DESTROY, None, C4, "chart/destroyed"),
    ]
    assert played.led_to(played.lines[2]) == [played.lines[0]]
    assert [line.words.en for line in discarded.lines] == ["Ada discards Card 7"]


def test_what_follows_from_what_followed_stands_deeper() -> None:
    log = log_of(
        Chosen(0, begins=True),
        ev.CardUsed(C2, ADA, Way.ACTION),
        ev.CardPlayed(C3, ADA, C2),
        ev.AbilityTriggered(C3, Label.PLAY),
        ev.DamageDealt(C4, 2, C3),
        gained(ADA, 1, C2),
    )
    assert told(log) == [
        "Ada uses Card 2: Action",
        "  Ada plays Card 3 (Card 2)",
        "    An ability of Card 3 resolves",
        "      Card 4 takes 2 damage (Card 3)",
        "  Ada gains 1 Æmber (Card 2)",
    ]
    assert told(log, Level.NORMAL)[2:] == ["    Card 4 takes 2 damage (Card 3)", "  Ada gains 1 Æmber (Card 2)"]
    assert told(log, Level.SHORT)[1:] == ["  Ada plays Card 3 (Card 2)", "  Ada gains 1 Æmber (Card 2)"]


@pytest.mark.rule("chart/play")
def test_the_play_stands_first_also_when_the_log_had_told_of_its_upgrade_before() -> None:
    log = log_of(Chosen(0, begins=True), ev.UpgradeAttached(C4, C5))
    assert told(log) == ["Card 4 is attached to Card 5"]
    log.add([Chosen(1, begins=False), ev.CardPlayed(C4, ADA, in_step=True)], first=1)
    assert told(log) == ["Ada plays Card 4", "  Card 4 is attached to Card 5"]


@pytest.mark.rule("chart/fight", "glossary/damage")
def test_a_fight_begins_with_who_fights_whom() -> None:
    log = log_of(
        Chosen(0, begins=True),
        ev.CardUsed(C2, ADA, Way.FIGHT),
        ev.CardExhausted(C2),
        ev.FightBegan(C2, C3),
        ev.DamageDealt(C3, 2, C2, in_fight=True),
        ev.CardDestroyed(C3, SNAPSHOT, killer=C2),
    )
    assert told(log) == [
        "Card 2 fights Card 3",
        "  Card 2 exhausts",
        "  Card 3 takes 2 damage (Card 2)",
        "  Card 3 is destroyed",
    ]
    *_, destroyed = log.turns[0].actions[0].lines
    assert [line.words.en for line in log.reasons_of(destroyed)] == [
        "Card 3 takes 2 damage (Card 2)", "Card 2 fights Card 3",
    ]  # fmt: skip
    assert log.reasons_of(log.turns[0].actions[0].lines[0]) == ()


@pytest.mark.rule("glossary/damage")
def test_what_another_card_destroys_does_not_follow_from_damage() -> None:
    log = log_of(
        Chosen(0, begins=True),
        ev.CardPlayed(C4, ADA, in_step=True),
        ev.DamageDealt(C3, 2, C4),
        ev.CardDestroyed(C3, SNAPSHOT, C4),
    )
    *_, destroyed = log.turns[0].actions[0].lines
    assert [line.words.en for line in log.reasons_of(destroyed)] == ["Ada plays Card 4"]


def test_the_steps_of_an_action_are_its_lines_without_what_was_chosen() -> None:
    events = (ev.FightBegan(C2, C3), ev.DamageDealt(C3, 2, C2, in_fight=True), ev.CardDestroyed(C3, SNAPSHOT))
    said = [words.en for words in steps_of(events, NAMES)]
    assert said == ["Card 3 takes 2 damage (Card 2)", "Card 3 is destroyed"]


def test_what_is_paid_for_a_card_stands_below_it() -> None:
    log = log_of(Chosen(0, begins=True), paid(ADA, 1, C5), ev.CardPlayed(C4, ADA, in_step=True))
    assert told(log) == ["Ada plays Card 4", "  Ada pays Bo 1 Æmber (Card 5)"]


@pytest.mark.rule("glossary/forge")
def test_a_key_is_forged_before_what_is_spent_for_it() -> None:
    log = log_of(BEGAN, ev.StepBegan(ADA, Step.FORGE, 3), spent(ADA, 6), sample(ev.KeyForged))
    assert [line.split()[1] for line in told(log)[2:]] == ["forges", "spends"]


def test_other_steps_have_an_action_for_each_thing_that_no_other_led_to() -> None:
    log = log_of(
        ev.StepBegan(ADA, Step.DRAW, 3),
        ev.CardDrawn(C4, ADA),
        ev.CardDrawn(C5, ADA),
        ev.ChainsChanged(ADA, -1),
        ev.AbilityTriggered(C7, None),
        gained(ADA, 1, C7),
    )
    actions = log.turns[0].actions
    assert [len(action.lines) for action in actions] == [1, 1, 1, 2]
    assert told(log, Level.NORMAL) == [
        "Ada draws 2 cards: Card 4 and Card 5",
        "Ada sheds 1 chain",
        "Ada gains 1 Æmber (Card 7)",
    ]


def test_a_note_belongs_to_the_action_it_was_made_in() -> None:
    note = Note(same("(only choice)"), Level.FULL)
    played = ev.CardPlayed(C4, ADA, in_step=True)
    log = log_of(BEGAN, MAIN, Chosen(0, begins=True), note, Chosen(1, begins=False), ev.CardEntered(C4, ADA), played)
    assert told(log)[2:] == ["Ada plays Card 4", "  (only choice)", "  Card 4 enters play"]
    (action,) = log.turns[0].actions[1:]
    assert [line.kind for line in action.lines] == [LineKind.PLAY, LineKind.NOTE, LineKind.ENTER]


def test_only_the_last_action_is_worded_anew_when_the_log_grows() -> None:
    log = log_of(BEGAN, MAIN, Chosen(0, begins=True), ev.CardPlayed(C4, ADA, in_step=True))
    log.add([stolen(ADA, 1, C4)], first=3)
    before = log.turns[0].sections[1].actions
    log.add([Chosen(1, begins=True), ev.CardPlayed(C5, ADA, in_step=True)], first=4)
    log.add([ev.StepBegan(BO, Step.START, 4)], first=5)
    assert log.turns[0].sections[1].actions is before
    assert [turn.number for turn in log.turns] == [3, 4]
    assert told(log)[2:] == ["Ada plays Card 4", "  Ada steals 1 Æmber (Card 4)", "Ada plays Card 5", "Turn 4: Bo"]


def test_a_log_that_begins_anew_knows_nothing_of_before() -> None:
    log = log_of(BEGAN, Chosen(0, begins=True))
    log.clear()
    log.add([ev.CardPlayed(C4, ADA)])
    assert told(log) == ["Ada plays Card 4"] and log.turns[0].number == 0
    assert next(log.lines())[0].choice == -1


def test_every_kind_of_event_has_a_sort_of_line_and_its_rule_is_in_the_rulebook() -> None:
    events = [sample(kind) for kind in KINDS]
    assert [event for event in events if kind_of(event) not in LineKind] == []
    ruled = {event.kind for event in events for line in log_lines([event], NAMES) if line.rule in HEADINGS}
    assert set(KINDS) - ruled == {*WITHOUT_LINE, ev.CardsRevealed, ev.CardCopied, ev.Named}


@pytest.mark.parametrize(
    ("event", "kind", "rule"),
    [
        (ev.CardMoved(C4, ADA, Zone.HAND, Zone.ARCHIVES), LineKind.ARCHIVE, "glossary/archives"),
        (ev.CardMoved(C4, ADA, Zone.HAND, Zone.DECK, shuffled=True), LineKind.SHUFFLE, "glossary/shuffle"),
        (ev.CardMoved(C4, ADA, Zone.BATTLELINE, Zone.PURGED), LineKind.PURGE, "glossary/purge"),
        (ev.CardUsed(C4, ADA, Way.REAP), LineKind.REAP, "chart/reap"),
        (ev.CardUsed(C4, ADA, Way.OMNI), LineKind.USE, "glossary/omni"),
        (ev.StatusGained(C4, Status.WARD), LineKind.STATUS, "glossary/ward"),
        (exalted(C4, 1), LineKind.AMBER, "glossary/exalt"),
        (BEGAN, LineKind.TURN, "glossary/turn-sequence"),
        (ev.Checked(ADA, 6, 6), LineKind.CHECK, STEP_5),
        (ev.CardMoved(C4, ADA, Zone.ARCHIVES, Zone.HAND), LineKind.TO_HAND, "glossary/archives"),
        (ev.CardMoved(C4, ADA, Zone.BATTLELINE, Zone.HAND), LineKind.TO_HAND, "glossary/movement-between-zones"),
        (moved(1, ev.End(card=C4), ev.End(BO)), LineKind.AMBER, "glossary/movement-between-zones"),
        (moved(1, ev.End(card=C4), ev.End(BO), C5), LineKind.AMBER, "glossary/move"),
    ],
    ids=lambda value: str(value) if isinstance(value, LineKind) else None,
)
def test_events_of_one_kind_may_be_of_several_sorts(event: ev.Event, kind: LineKind, rule: str) -> None:
    line = next(log_lines([event], NAMES))
    assert (line.kind, line.rule) == (kind, rule)


# Whole games.


def account(game: Game, random: Random) -> Iterator[LogEntry]:
    """Play a game at random to its end, and yield its account with the choices in their places."""
    number = 0
    while (decision := game.decision) is not None and number < 900:
        before = len(game.events)
        game.choose(*random_keys(decision, random))
        yield Chosen(number, begins=decision.kind is DecisionKind.MAIN)
        yield from game.events[before:]
        number += 1


@cache
def played(seed: int) -> GameLog:
    decks = Random(seed).sample([deck for _, deck in sample_decks()], 2)
    game = new_game(seed, (decks[0], decks[1]))
    log = GameLog(lambda _: NAMES)
    before = list(game.events)
    log.add(before)
    log.add(account(game, Random(seed)), first=len(before))
    return log


def causing(line: LogLine) -> set[int]:
    """Return the cards of which a line says that they do something from which more may follow."""
    kinds = (ev.CardPlayed, ev.CardUsed, ev.FightBegan, ev.AbilityTriggered)
    found = {event.card for event in line.events if isinstance(event, kinds)}
    return found | {event.against for event in line.events if isinstance(event, ev.FightBegan)}


def actions(seed: int) -> list[LoggedAction]:
    return [action for turn in played(seed).turns for action in turn.actions]


@pytest.mark.parametrize("seed", range(6))
def test_no_line_stands_before_the_one_that_led_to_it(seed: int) -> None:
    for action in actions(seed):
        assert all(-1 <= line.parent < at for at, line in enumerate(action.lines))
        assert [line.parent < 0 for line in action.lines] == [True] + [False] * (len(action.lines) - 1)
        for at, line in enumerate(action.lines):
            earlier = {card for other in action.lines[:at] for card in causing(other)}
            later = {card for other in action.lines[at + 1 :] for card in causing(other)}
            if line.cause and line.cause in later:
                assert line.cause in earlier, [other.words.en for other in action.lines]


@pytest.mark.parametrize("seed", range(6))
def test_every_event_with_a_line_stands_in_it_once_and_in_its_turn(seed: int) -> None:
    log = played(seed)
    numbers = [line.first + at for line, _ in log.lines() for at in range(len(line.events)) if line.events]
    assert len(numbers) == len(set(numbers))
    for turn, after in zip(log.turns, [*log.turns[1:], None], strict=True):
        end = after.first if after is not None else max(numbers) + 1
        assert all(turn.first <= line.first < end for action in turn.actions for line in action.lines)


@pytest.mark.parametrize("seed", range(6))
def test_a_log_written_piece_by_piece_is_the_one_written_at_once(seed: int) -> None:
    decks = Random(seed).sample([deck for _, deck in sample_decks()], 2)
    game = new_game(seed, (decks[0], decks[1]))
    log = GameLog(lambda _: NAMES)
    log.add(game.events)
    number, dice = len(game.events), Random(seed)
    for entry in account(game, dice):
        log.add([entry], first=number)
        number += not isinstance(entry, Chosen)
        if log.turns and log.turns[-1].sections and number % 7 == 0:
            assert log.turns[-1].sections[-1].actions is not None
    assert told(log) == told(played(seed))
