"""The log in words: every kind of event, both languages, levels, runs, hidden cards."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, get_type_hints

import pytest

from kfdesk.engine import events as ev
from kfdesk.engine import silent
from kfdesk.engine.snapshots import Snapshot
from kfdesk.engine.terms import WARD, CardType, House, Icon, KeyColor, Status, Step, Way, Zone
from kfdesk.match.chronicle import Level, Note, chronicle, level_of, line_for
from kfdesk.text.words import Words, same


class Names:
    """Ada and Bo, and cards called by their number."""

    def player(self, player: int) -> Words:
        return same(("Ada", "Bo")[player])

    def card(self, number: int) -> Words:
        return same(f"Card {number}") if number else Words("a card", "eine Karte")

    def printed(self, number: int) -> Words:
        return self.card(number)

    def house(self, house: House) -> Words:
        return same(house.value.capitalize())


NAMES = Names()
SNAPSHOT = Snapshot(4, "troll", CardType.CREATURE, 0, 0, 8, 0, 0, 0, (House.BROBNAR,), ())
KINDS = [
    kind
    for kind in vars(ev).values()
    if isinstance(kind, type)
    and issubclass(kind, ev.Event)
    and not issubclass(kind, silent.Silent)
    and kind is not ev.Event
]
SILENT = {ev.TurnEnded, ev.CreatureReaped}
"""Kinds without a line of their own: the next turn's heading, or the use before, says it."""


def sample(kind: type[ev.Event]) -> ev.Event:
    """Return an event of this kind with a plausible value in each field."""
    values: dict[type, Any] = {
        int: 2, bool: True, str: "stun", Status: WARD, Step: Step.MAIN, House: House.DIS, KeyColor: KeyColor.RED,
        Icon: Icon.DRAW, Zone: Zone.HAND, Way: Way.ACTION, Snapshot: SNAPSHOT,
    }  # fmt: skip
    hints = get_type_hints(kind, vars(ev))
    given: dict[str, Any] = {}
    for field in fields(kind):
        if field.default is not MISSING:
            continue
        hint = hints[field.name]
        if kind is ev.Adjusted:
            given[field.name] = '{"kind":"amber","player":1,"amount":2}'
        elif field.name in ("player", "giver", "receiver"):
            given[field.name] = 1
        elif hint == tuple[int, ...]:
            given[field.name] = (4, 5)
        else:
            options = [hint, *getattr(hint, "__args__", ())]
            given[field.name] = next(values[option] for option in options if option in values)
    return kind(**given)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_kind_of_event_has_a_line_in_both_languages(kind: type[ev.Event]) -> None:
    event = sample(kind)
    if kind is ev.CardUsed:
        event = ev.CardUsed(4, 0, Way.ACTION)
    words = line_for(event, NAMES)
    if kind in SILENT:
        assert words is None
        return
    assert words is not None
    for text in (words.en, words.de):
        assert text and "{" not in text and "None" not in text
    assert level_of(event) in Level


@pytest.mark.parametrize(
    ("event", "en", "de"),
    [
        (ev.CardPlayed(4, 0), "Ada plays Card 4", "Ada spielt Card 4"),
        (ev.CardPlayed(4, 0, 7), "Ada plays Card 4 (Card 7)", "Ada spielt Card 4 (Card 7)"),
        (ev.FightBegan(4, 9), "Card 4 fights Card 9", "Card 4 kämpft gegen Card 9"),
        (
            ev.KeyForged(1, KeyColor.BLUE, 6),
            "Bo forges the blue key for 6 Æmber",
            "Bo schmiedet den blauen Schlüssel für 6 Æmber",
        ),
        (ev.AmberCaptured(4, 1, 2), "Card 4 captures 2 Æmber from Bo", "Card 4 erbeutet 2 Æmber von Bo"),
        (ev.AmberCaptured(4, 1, 2, 4), "Card 4 captures 2 Æmber from Bo", "Card 4 erbeutet 2 Æmber von Bo"),
        (ev.AmberPlaced(4, 1, exalted=True), "Card 4 is exalted", "Card 4 wird erhoben"),
        (ev.ChainsChanged(0, -1), "Ada sheds 1 chain", "Ada sprengt 1 Kette"),
        (ev.ChainsChanged(0, 3), "Ada gains 3 chains", "Ada erhält 3 Ketten"),
        (ev.Checked(1, 7, 6), "Bo has 7 Æmber: Check!", "Bo hat 7 Æmber: Check!"),
        (ev.HouseChosen(0, House.DIS), "Ada chooses house Dis", "Ada wählt die Fraktion Dis"),
        (ev.HouseChosen(0, None), "Ada has no active house", "Ada hat keine aktive Fraktion"),
        (ev.DamageDealt(4, 3, 9), "Card 4 takes 3 damage (Card 9)", "Card 4 nimmt 3 Schaden (Card 9)"),
        (ev.DamagePrevented(4, 1, "armor"), "Card 4: armor prevents 1 damage", "Card 4: Rüstung verhindert 1 Schaden"),
        (ev.StatusGained(4, WARD), "Card 4 is warded", "Card 4 wird beschützt"),
        (ev.CardMoved(4, 1, Zone.HAND, Zone.ARCHIVES), "Bo archives Card 4", "Bo archiviert Card 4"),
        (ev.Named(0, "house:dis", 4), "Ada names Dis (Card 4)", "Ada nennt Dis (Card 4)"),
    ],
    ids=lambda value: value if isinstance(value, str) and value.isascii() else None,
)  # fmt: skip
def test_wording(event: ev.Event, en: str, de: str) -> None:
    words = line_for(event, NAMES)
    assert words == Words(en, de)


def test_a_redacted_event_names_no_card() -> None:
    drawn = ev.CardDrawn(4, 0).seen_by(1)
    words = line_for(drawn, NAMES)
    assert words == Words("Ada draws a card", "Ada zieht eine Karte")
    shown = ev.CardsRevealed((4, 5), 0, to=0).seen_by(1)
    looked = line_for(shown, NAMES)
    assert looked == Words("Ada looks at 2 cards", "Ada sieht sich an: 2 Karten")


def test_draws_of_one_player_become_one_line_that_tells_the_cards_to_their_owner_only() -> None:
    events = [ev.CardDrawn(4, 0), ev.CardDrawn(5, 0), ev.CardDrawn(6, 1)]
    mine = [line.words.en for line in chronicle(events, NAMES)]
    assert mine == ["Ada draws 2 cards: Card 4, Card 5", "Bo draws Card 6"]
    theirs = [line.words.en for line in chronicle([event.seen_by(1) for event in events], NAMES)]
    assert theirs == ["Ada draws 2 cards", "Bo draws Card 6"]


def test_draws_in_one_line_name_the_card_that_let_the_player_draw() -> None:
    events = [ev.CardDrawn(4, 0, cause=7), ev.CardDrawn(5, 0, cause=7)]
    mine = [line.words for line in chronicle(events, NAMES)]
    assert mine == [Words("Ada draws 2 cards (Card 7): Card 4, Card 5", "Ada zieht 2 Karten (Card 7): Card 4, Card 5")]
    theirs = [line.words.en for line in chronicle([event.seen_by(1) for event in events], NAMES)]
    assert theirs == ["Ada draws 2 cards (Card 7)"]


def test_a_turn_begins_with_a_heading_and_steps_show_only_in_full() -> None:
    events = [ev.StepBegan(1, Step.START, 4), ev.StepBegan(1, Step.FORGE, 4)]
    lines = list(chronicle(events, NAMES))
    assert [(line.words.en, line.level, line.heading) for line in lines] == [
        ("Turn 4: Bo", Level.SHORT, True),
        ("Step 1: Forge a key", Level.FULL, False),
    ]


def test_a_note_stands_where_it_was_given() -> None:
    note = Note(same("(only choice)"), Level.FULL)
    lines = list(chronicle([ev.CardPlayed(4, 0), note, ev.CardPlayed(5, 0)], NAMES))
    assert [line.words.en for line in lines] == ["Ada plays Card 4", "(only choice)", "Ada plays Card 5"]


def test_reaping_and_fighting_are_told_once_though_several_events_say_them() -> None:
    reap = [ev.CardUsed(4, 0, Way.REAP), ev.AmberGained(0, 1, 4, by_reaping=True), ev.CreatureReaped(4, 0)]
    assert [line.words.en for line in chronicle(reap, NAMES)] == ["Card 4 reaps", "Ada gains 1 Æmber"]
    fight = [ev.CardUsed(4, 0, Way.FIGHT), ev.FightBegan(4, 9)]
    assert [line.words.en for line in chronicle(fight, NAMES)] == ["Card 4 fights Card 9"]


def told(*entries: ev.Event | Note) -> list[str]:
    """Return the lines in English."""
    return [line.words.en for line in chronicle(entries, NAMES)]


def gone(card: int, zone: Zone = Zone.DISCARD) -> ev.CardMoved:
    return ev.CardMoved(card, 0, Zone.BATTLELINE, zone, was=SNAPSHOT)


@pytest.mark.rule("chart/play")
def test_that_a_card_is_played_is_told_before_where_it_comes_though_it_counts_as_played_only_there() -> None:
    attached = told(ev.UpgradeAttached(4, 5), ev.CardEntered(4, 0), ev.CardPlayed(4, 0))
    assert attached == ["Ada plays Card 4", "Card 4 is attached to Card 5", "Card 4 enters play"]
    put_there = told(ev.CardEntered(4, 0), ev.CardReadied(4), ev.CardPlayed(5, 0))
    assert put_there == ["Card 4 enters play", "Card 4 readies", "Ada plays Card 5"]


@pytest.mark.rule("chart/destroyed")
def test_that_cards_are_destroyed_is_told_before_where_they_go() -> None:
    one, other = (ev.CardDestroyed(card, SNAPSHOT) for card in (4, 5))
    assert told(ev.AmberMoved(1, 4, None, 0, 1), gone(4, Zone.PURGED), gone(5), one, other) == [
        "Card 4 is destroyed",
        "Card 5 is destroyed",
        "1 Æmber moves from Card 4 to Bo",
        "Card 4 is purged",
        "Card 5 goes to the discard pile of Ada",
    ]
    assert told(gone(4, Zone.HAND), Note(same("Then")), gone(5), one, gone(6), other)[2:] == [
        "Card 4 is destroyed",
        "Card 5 goes to the discard pile of Ada",
        "Card 5 is destroyed",
        "Card 6 goes to the discard pile of Ada",
    ]


def test_cards_shuffled_into_a_deck_go_on_no_top() -> None:
    """Rule: "Mulligan"; who does not know the cards reads their number."""
    known = [ev.CardMoved(card, 0, Zone.HAND, Zone.DECK, shuffled=True) for card in (4, 5)]
    unknown = [ev.CardMoved(0, 0, Zone.HAND, Zone.DECK, shuffled=True)] * 2
    one = ev.CardMoved(4, 1, Zone.BATTLELINE, Zone.DECK, 7, shuffled=True)
    assert [line.words for line in chronicle([*known, *unknown, one], NAMES)] == [
        Words("Shuffled into the deck of Ada: Card 4, Card 5", "In das Deck von Ada gemischt: Card 4, Card 5"),
        Words("Shuffled into the deck of Ada: 2 cards", "In das Deck von Ada gemischt: 2 Karten"),
        Words("Card 4 is shuffled into the deck of Bo (Card 7)", "Card 4 wird in das Deck von Bo gemischt (Card 7)"),
    ]


@pytest.mark.parametrize(
    ("what", "en", "de"),
    [
        ("house:dis", "Dis", "Dis"),
        ("trait:knight", "Knight", "Ritter"),
        ("name:anger", "Anger", "Zorn"),
        ("mode:1", "Bo", "Bo"),
        ("mode:upgrade", "Upgrade", "Aufwertung"),
        ("number:3", "3", "3"),
    ],
)
def test_what_was_named_is_said_in_words(what: str, en: str, de: str) -> None:
    assert line_for(ev.Named(0, what, 4), NAMES) == Words(f"Ada names {en} (Card 4)", f"Ada nennt {de} (Card 4)")


@pytest.mark.rule("glossary/move")
def test_moved_damage_says_from_which_card_to_which() -> None:
    moved = ev.DamageMoved(2, 3, 4, cause=5)
    en, de = "4 damage moves from Card 2 to Card 3 (Card 5)", "4 Schaden geht von Card 2 zu Card 3 (Card 5)"
    assert line_for(moved, NAMES) == Words(en, de)
