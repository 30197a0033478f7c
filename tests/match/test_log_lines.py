"""The log in words: every kind of event, both languages, levels, runs, hidden cards."""

from __future__ import annotations

from dataclasses import MISSING, fields, replace
from typing import Any, get_type_hints

import pytest

from kfdesk.engine import events as ev
from kfdesk.engine import unlogged_events
from kfdesk.engine.snapshots import Snapshot
from kfdesk.engine.terms import (
    NO_CARD,
    PLAYERS,
    WARD,
    CardId,
    CardType,
    Forbidden,
    House,
    Icon,
    KeyColor,
    Keyword,
    Label,
    Player,
    Prevention,
    Status,
    Step,
    Way,
    Zone,
)
from kfdesk.match.event_texts import Level, level_of, line_for
from kfdesk.match.log_line_kinds import LineKind
from kfdesk.match.log_lines import Note, log_lines
from kfdesk.match.recorded_game import card_words
from kfdesk.match.unnamed import A_CARD
from kfdesk.text.words import Words, same
from tests.amber_events import captured, exalted, gained, moved, paid, placed, some, spent
from tests.said import both
from tests.tables import Table, side, table


class Names:
    """Ada and Bo, and cards called by their number."""

    def player(self, player: int) -> Words:
        return same(("Ada", "Bo")[player])

    def card(self, number: int) -> Words:
        return same(f"Card {number}") if number else A_CARD

    def printed(self, number: int) -> Words:
        return self.card(number)

    def house(self, house: House) -> Words:
        return same(house.value.capitalize())


NAMES = Names()
ADA, BO = PLAYERS
C2, C3, C4, C5, C6, C7, C9 = (CardId(number) for number in (2, 3, 4, 5, 6, 7, 9))
SNAPSHOT = Snapshot(C4, "troll", CardType.CREATURE, ADA, ADA, 8, 0, 0, 0, (House.BROBNAR,), ())
KINDS: list[ev.EventKind] = [
    *(
        kind
        for kind in vars(ev).values()
        if isinstance(kind, type)
        and issubclass(kind, ev.Event)
        and not issubclass(kind, unlogged_events.UnloggedEvent)
        and kind not in (ev.Event, ev.AmberMoved)
    ),
    *ev.AmberVerb,
]
WITHOUT_LINE = {ev.TurnEnded, ev.CreatureReaped}
"""Kinds without a line of their own: the next turn's heading, or the use before, says it."""


def sample(kind: ev.EventKind) -> ev.Event:
    """Return an event of this kind with a plausible value in each field."""
    if isinstance(kind, ev.AmberVerb):
        return some(kind, BO, C4, 2)
    values: dict[type, Any] = {
        CardId: C4, Player: BO, int: 2, bool: True, str: "stun", Status: WARD, Step: Step.MAIN, House: House.DIS,
        KeyColor: KeyColor.RED,
        Icon: Icon.DRAW, Zone: Zone.HAND, Way: Way.ACTION, Snapshot: SNAPSHOT, Label: Label.PLAY,
        Prevention: Prevention.ARMOR, Keyword: Keyword.ELUSIVE,
    }  # fmt: skip
    if kind is ev.DeedForbidden:
        return ev.DeedForbidden(Forbidden.DESTROY, C5, cards=(C4,))
    hints = get_type_hints(kind)
    given: dict[str, Any] = {}
    for field in fields(kind):
        if field.default is not MISSING:
            continue
        hint = hints[field.name]
        if kind is ev.Adjusted:
            given[field.name] = '{"kind":"amber","player":1,"amount":2}'
        elif hint == tuple[CardId, ...]:
            given[field.name] = (C4, C5)
        else:
            options = [hint, *getattr(hint, "__args__", ())]
            given[field.name] = next(values[option] for option in options if option in values)
    return kind(**given)


def test_every_kind_of_event_has_a_line_in_both_languages() -> None:
    said: dict[str, tuple[str, ...]] = {}
    for kind in KINDS:
        event = sample(kind) if kind is not ev.CardUsed else ev.CardUsed(C4, ADA, Way.ACTION)
        words = line_for(event, NAMES)
        assert (words is None) == (kind in WITHOUT_LINE), kind
        if words is not None:
            said[str(kind)] = words.en, words.say("de")
            assert level_of(event) in Level
    assert {
        kind: texts
        for kind, texts in said.items()
        if not all(texts) or "{" in "".join(texts) or "None" in "".join(texts)
    } == {}


@pytest.mark.parametrize(
    ("event", "en", "de"),
    [
        (ev.CardPlayed(C4, ADA), "Ada plays Card 4", "Ada spielt Card 4"),
        (paid(ADA, 1, C7), "Ada pays Bo 1 Æmber (Card 7)", "Ada bezahlt Bo 1 Æmber (Card 7)"),
        (
            ev.DeedForbidden(Forbidden.TAKE_ARCHIVES, C7, player=ADA),
            "Ada cannot take the archives (Card 7)",
            "Ada kann das Archiv nicht auf die Hand nehmen (Card 7)",
        ),
        (ev.CardPlayed(C4, ADA, C7), "Ada plays Card 4 (Card 7)", "Ada spielt Card 4 (Card 7)"),
        (ev.FightBegan(C4, C9), "Card 4 fights Card 9", "Card 4 kämpft gegen Card 9"),
        (
            ev.KeyForged(BO, KeyColor.BLUE, 6),
            "Bo forges the blue key for 6 Æmber",
            "Bo schmiedet den blauen Schlüssel für 6 Æmber",
        ),
        (captured(C4, BO, 2), "Card 4 captures 2 Æmber from Bo", "Card 4 erbeutet 2 Æmber von Bo"),
        (captured(C4, BO, 2, C4), "Card 4 captures 2 Æmber from Bo", "Card 4 erbeutet 2 Æmber von Bo"),
        (exalted(C4, 1), "Card 4 is exalted", "Card 4 wird erhoben"),
        (ev.ChainsChanged(ADA, -1), "Ada sheds 1 chain", "Ada sprengt 1 Kette"),
        (ev.ChainsChanged(ADA, 3), "Ada gains 3 chains", "Ada erhält 3 Ketten"),
        (ev.Checked(BO, 7, 6), "Bo has 7 Æmber: Check!", "Bo hat 7 Æmber: Check!"),
        (ev.HouseChosen(ADA, House.DIS), "Ada chooses house Dis", "Ada wählt die Fraktion Dis"),
        (
            ev.HouseChosen(ADA, House.DIS, C7),
            "Dis becomes the active house",
            "Die Fraktion Dis ist jetzt aktiv",
        ),
        (ev.UpgradeChosen(C4), "Card 4 is played as an upgrade", "Card 4 wird als Aufwertung gespielt"),
        (ev.HouseChosen(ADA, None), "Ada has no active house", "Ada hat keine aktive Fraktion"),
        (ev.DamageDealt(C4, 3, C9), "Card 4 takes 3 damage (Card 9)", "Card 4 nimmt 3 Schaden (Card 9)"),
        (
            ev.DamagePrevented(C4, 1, Prevention.ARMOR),
            "Armor prevents 1 damage to Card 4",
            "Die Rüstung von Card 4 verhindert 1 Schaden",
        ),
        (ev.ArmorChanged(C4, 2), "The armor of Card 4 is now 2", "Die Rüstung von Card 4 beträgt jetzt 2"),
        (ev.StatusGained(C4, WARD), "Card 4 is warded", "Card 4 wird beschützt"),
        (ev.CardMoved(C4, BO, Zone.HAND, Zone.ARCHIVES, archived=True), "Bo archives Card 4", "Bo archiviert Card 4"),
        (
            ev.CardMoved(C4, BO, Zone.ARCHIVES, Zone.HAND),
            "Bo takes Card 4 from the archives",
            "Bo nimmt Card 4 aus dem Archiv",
        ),
        (
            ev.CardMoved(C4, BO, Zone.ARCHIVES, Zone.HAND, revealed=True),
            "Card 4 goes to Bo’s hand",
            "Card 4 kommt auf Bos Hand",
        ),
        (ev.Named(ADA, "house:dis", C4), "Ada names house Dis (Card 4)", "Ada nennt die Fraktion Dis (Card 4)"),
    ],
    ids=lambda value: value if isinstance(value, str) and value.isascii() else None,
)  # fmt: skip
def test_the_line_of_an_event(event: ev.Event, en: str, de: str) -> None:
    words = line_for(event, NAMES)
    assert both(words) == (en, de)


def test_a_redacted_event_names_no_card() -> None:
    drawn = ev.CardDrawn(C4, ADA).seen_by(BO)
    words = line_for(drawn, NAMES)
    assert both(words) == ("Ada draws a card", "Ada zieht eine Karte")
    shown = ev.CardsRevealed((C4, C5), ADA, to=ADA).seen_by(BO)
    looked = line_for(shown, NAMES)
    assert both(looked) == ("Ada looks at 2 cards", "Ada sieht sich 2 Karten an")


def test_draws_of_one_player_become_one_line_that_tells_the_cards_to_their_owner_only() -> None:
    events = [
        ev.CardDrawn(C4, ADA),
        ev.CardDrawn(C5, ADA),
        ev.CardDrawn(C6, BO),
    ]
    mine = [line.words.en for line in log_lines(events, NAMES)]
    assert mine == ["Ada draws 2 cards: Card 4 and Card 5", "Bo draws Card 6"]
    theirs = [line.words.en for line in log_lines([event.seen_by(BO) for event in events], NAMES)]
    assert theirs == ["Ada draws 2 cards", "Bo draws Card 6"]


def test_cards_taken_from_archives_are_one_line_that_tells_the_cards_to_their_owner_only() -> None:
    events = [ev.CardMoved(card, ADA, Zone.ARCHIVES, Zone.HAND) for card in (C4, C5, C6)]
    [mine] = log_lines(events, NAMES)
    assert both(mine.words) == (
        "Ada takes 3 cards from the archives: Card 4, Card 5, and Card 6",
        "Ada nimmt 3 Karten aus dem Archiv: Card 4, Card 5 und Card 6",
    )
    [theirs] = log_lines([event.seen_by(BO) for event in events], NAMES)
    assert both(theirs.words) == ("Ada takes 3 cards from the archives", "Ada nimmt 3 Karten aus dem Archiv")
    assert len(theirs.events) == 3


def test_draws_in_one_line_name_the_card_that_let_the_player_draw() -> None:
    events = [ev.CardDrawn(C4, ADA, cause=C7), ev.CardDrawn(C5, ADA, cause=C7)]
    mine = [both(line.words) for line in log_lines(events, NAMES)]
    assert mine == [("Ada draws 2 cards (Card 7): Card 4 and Card 5", "Ada zieht 2 Karten (Card 7): Card 4 und Card 5")]
    theirs = [line.words.en for line in log_lines([event.seen_by(BO) for event in events], NAMES)]
    assert theirs == ["Ada draws 2 cards (Card 7)"]


def test_cards_that_are_called_alike_are_listed_once_with_their_number() -> None:
    drawn = [ev.CardDrawn(card, ADA) for card in (C4, C5, C4, C6, C4)]
    readied = [ev.CardReadied(card, ADA) for card in (C4, C5, C4)]
    assert [both(line.words) for line in log_lines([*drawn, *readied], NAMES)] == [
        ("Ada draws 5 cards: 3× Card 4, Card 5, and Card 6", "Ada zieht 5 Karten: 3× Card 4, Card 5 und Card 6"),
        ("Readied: 2× Card 4 and Card 5", "Spielbereit: 2× Card 4 und Card 5"),
    ]


def test_a_turn_begins_with_a_heading_and_steps_show_only_in_full() -> None:
    events = [ev.StepBegan(BO, Step.START, 4), ev.StepBegan(BO, Step.FORGE, 4)]
    lines = list(log_lines(events, NAMES))
    assert [(line.words.en, line.level, line.heading) for line in lines] == [
        ("Turn 4: Bo", Level.SHORT, True),
        ("Step 1: Forge a key", Level.FULL, False),
    ]


def test_a_note_stands_where_it_was_given() -> None:
    note = Note(same("(only choice)"), Level.FULL)
    lines = list(log_lines([ev.CardPlayed(C4, ADA), note, ev.CardPlayed(C5, ADA)], NAMES))
    assert [line.words.en for line in lines] == ["Ada plays Card 4", "(only choice)", "Ada plays Card 5"]


@pytest.mark.rule("glossary/elusive", "glossary/splash-attack-x", "glossary/hazardous-x", "glossary/skirmish")
def test_what_keywords_do_in_a_fight_is_told_so_that_no_line_denies_another() -> None:
    """Rules: elusive and skirmish stop what power deals in the fight, not splash-attack and not hazardous."""
    elusive = fight_lines(House.BROBNAR, "crogg-the-clumsy", "urchin", "troll")
    assert elusive[:3] == [
        "Crogg the Clumsy fights Urchin",
        "Urchin is elusive: it and Crogg the Clumsy deal each other no damage in the fight",
        "Crogg the Clumsy has splash-attack and deals damage to the neighbors of Urchin",
    ]
    assert "Troll takes 2 damage (Crogg the Clumsy)" in elusive and not any("Urchin takes" in line for line in elusive)
    assert fight_lines(House.UNTAMED, "lupo-the-scarred", "briar-grubbling")[:4] == [
        "Lupo the Scarred fights Briar Grubbling",
        "Briar Grubbling is hazardous and deals damage to Lupo the Scarred before the fight",
        "Lupo the Scarred takes 5 damage (Briar Grubbling)",
        "Lupo the Scarred has skirmish and takes no damage from Briar Grubbling in return",
    ]


def fight_lines(house: House, attacker: str, *enemies: str) -> list[str]:
    """Return what is told of a fight with the first of some enemy creatures, at the level of most readers."""
    t = table(side(battleline=[attacker]), side(battleline=list(enemies)), house=house)
    before = len(t.game.events)
    t.do("fight", attacker)
    t.pick(enemies[0])
    lines = log_lines(t.game.events[before:], Printed(t))
    return [line.words.en for line in lines if line.level < Level.FULL]


class Printed(Names):
    """The cards of a table by the names printed on them."""

    def __init__(self, t: Table) -> None:
        self._cards = t.game.state.cards

    def card(self, number: int) -> Words:
        return card_words(self._cards[number].printed.id)


def test_reaping_and_fighting_are_told_once_though_several_events_say_them() -> None:
    reap = [
        ev.CardUsed(C4, ADA, Way.REAP),
        gained(ADA, 1, C4, by_reaping=True),
        ev.CreatureReaped(C4, ADA),
    ]
    assert [line.words.en for line in log_lines(reap, NAMES)] == ["Card 4 reaps", "Ada gains 1 Æmber"]
    fight = [ev.CardUsed(C4, ADA, Way.FIGHT), ev.FightBegan(C4, C9)]
    assert [line.words.en for line in log_lines(fight, NAMES)] == ["Card 4 fights Card 9"]


def told(*entries: ev.Event | Note) -> list[str]:
    """Return the lines in English."""
    return [line.words.en for line in log_lines(entries, NAMES)]


def gone(card: int, zone: Zone = Zone.DISCARD) -> ev.CardMoved:
    return ev.CardMoved(CardId(card), ADA, Zone.BATTLELINE, zone, was=SNAPSHOT)


@pytest.mark.rule("chart/play")
def test_that_a_card_is_played_is_told_before_where_it_comes_though_it_counts_as_played_only_there() -> None:
    attached = told(
        ev.UpgradeAttached(C4, C5),
        ev.CardEntered(C4, ADA),
        ev.CardPlayed(C4, ADA),
    )
    assert attached == ["Ada plays Card 4", "Card 4 is attached to Card 5", "Card 4 enters play"]
    put_there = told(ev.CardEntered(C4, ADA), ev.CardReadied(C4, ADA), ev.CardPlayed(C5, ADA))
    assert put_there == ["Card 4 enters play", "Card 4 readies", "Ada plays Card 5"]


@pytest.mark.rule("chart/destroyed")
def test_that_cards_are_destroyed_is_told_before_where_they_go() -> None:
    one, other = (ev.CardDestroyed(CardId(card), SNAPSHOT) for card in (4, 5))
    assert told(moved(1, ev.End(card=C4), ev.End(BO)), gone(4, Zone.PURGED), gone(5), one, other) == [
        "Card 4 is destroyed",
        "Card 5 is destroyed",
        "1 Æmber moves from Card 4 to Bo",
        "Card 4 is purged",
        "Card 5 goes to Ada’s discard pile",
    ]
    assert told(gone(6, Zone.HAND), Note(same("Then")), gone(4), one, gone(5), other)[2:] == [
        "Card 4 is destroyed",
        "Card 4 goes to Ada’s discard pile",
        "Card 5 is destroyed",
        "Card 5 goes to Ada’s discard pile",
    ]


@pytest.mark.rule("chart/destroyed")
def test_what_a_destroyed_ability_moved_stands_before_the_destruction_that_ends_after_it() -> None:
    worn = ev.CardMoved(C9, ADA, Zone.UPGRADE, Zone.DISCARD, was=SNAPSHOT)
    returned = [ev.AbilityTriggered(C4, Label.DESTROYED), moved(2, ev.End(card=C6), ev.End(BO)), gone(6, Zone.HAND)]
    assert told(*returned, worn, gone(4), ev.CardDestroyed(C4, SNAPSHOT)) == [
        "An ability of Card 4 resolves",
        "2 Æmber moves from Card 6 to Bo",
        "Card 6 goes to Ada’s hand",
        "Card 4 is destroyed",
        "Card 9 goes to Ada’s discard pile",
        "Card 4 goes to Ada’s discard pile",
    ]


@pytest.mark.rule("glossary/token-creatures")
def test_of_a_token_creature_that_goes_where_it_is_hidden_its_opponent_reads_what_it_was_not_which_card() -> None:
    was = replace(SNAPSHOT, definition="cleric", type=CardType.TOKEN_CREATURE, face_down=True, token=True)
    leaves = ev.CardMoved(C4, ADA, Zone.BATTLELINE, Zone.HAND, C7, was=was)
    assert both(line_for(leaves.seen_by(ADA), NAMES)) == (
        "Card 4 goes to Ada’s hand (Card 7)",
        "Card 4 kommt auf Adas Hand (Card 7)",
    )
    seen = leaves.seen_by(BO)
    assert both(line_for(seen, NAMES)) == (
        "Cleric goes to Ada’s hand (Card 7)",
        "„Klerikerin“ kommt auf Adas Hand (Card 7)",
    )
    assert seen.card == NO_CARD and seen.was is not None and seen.was.card == NO_CARD


@pytest.mark.rule("glossary/putting-cards-into-an-area")
def test_a_card_put_into_archives_is_not_said_to_be_archived() -> None:
    put = ev.CardMoved(C4, BO, Zone.HAND, Zone.ARCHIVES)
    assert both(line_for(put, NAMES)) == ("Card 4 goes to Bo’s archives", "Card 4 kommt in Bos Archiv")


def test_cards_shuffled_into_a_deck_go_on_no_top() -> None:
    """Rule: "Mulligan"; who does not know the cards reads their number."""
    known = [ev.CardMoved(CardId(card), ADA, Zone.HAND, Zone.DECK, shuffled=True) for card in (4, 5)]
    by_a_card = [ev.CardMoved(CardId(card), BO, Zone.HAND, Zone.DECK, C7, shuffled=True) for card in (4, 5)]
    unknown = [ev.CardMoved(NO_CARD, ADA, Zone.HAND, Zone.DECK, shuffled=True)] * 2
    one = ev.CardMoved(C4, BO, Zone.BATTLELINE, Zone.DECK, C9, shuffled=True)
    assert [both(line.words) for line in log_lines([*known, *unknown, *by_a_card, one], NAMES)] == [
        ("Shuffled into Ada’s deck: Card 4 and Card 5", "In Adas Deck gemischt: Card 4 und Card 5"),
        ("2 cards are shuffled into Ada’s deck", "2 Karten werden in Adas Deck gemischt"),
        ("Shuffled into Bo’s deck (Card 7): Card 4 and Card 5", "In Bos Deck gemischt (Card 7): Card 4 und Card 5"),
        ("Card 4 is shuffled into Bo’s deck (Card 9)", "Card 4 wird in Bos Deck gemischt (Card 9)"),
    ]


@pytest.mark.rule("glossary/swap")
@pytest.mark.parametrize("piles", [(Zone.DISCARD, Zone.DECK), (Zone.DECK, Zone.DISCARD)])
def test_swapped_piles_are_one_line_that_names_no_card(piles: tuple[Zone, Zone]) -> None:
    """Which of their cards lies on top tells nothing."""
    one, other = piles
    there = [ev.CardMoved(card, ADA, one, other, C7, revealed=True, swapped=True) for card in (C4, C5)]
    back = ev.CardMoved(C6, ADA, other, one, C7, revealed=True, swapped=True)
    shuffled = ev.Shuffled(ADA)
    en = "Ada swaps the deck and the discard pile (Card 7)"
    de = "Ada tauscht Deck und Ablagestapel (Card 7)"
    for moves in ([*there, back], there, [back]):
        swap, shuffles = log_lines([*moves, shuffled], NAMES)
        assert (both(swap.words), swap.level, swap.kind, swap.rule) == (
            (en, de),
            Level.NORMAL,
            LineKind.MOVE,
            "glossary/swap",
        )
        assert swap.events == tuple(moves)
        assert both(shuffles.words) == ("Ada shuffles the deck", "Ada mischt das Deck")


@pytest.mark.parametrize(
    ("what", "en", "de"),
    [
        ("house:dis", "names house Dis", "nennt die Fraktion Dis"),
        ("trait:knight", "chooses the trait Knight", "wählt das Merkmal „Ritter“"),
        ("name:anger", "names Anger", "nennt „Zorn“"),
        ("mode:1", "chooses Bo", "wählt Bo"),
        ("mode:upgrade", "chooses the card type Upgrade", "wählt den Kartentyp „Aufwertung“"),
        ("number:3", "chooses the number 3", "wählt die Zahl 3"),
    ],
)
def test_what_was_named_is_said_in_words_with_what_it_is(what: str, en: str, de: str) -> None:
    assert both(line_for(ev.Named(ADA, what, C4), NAMES)) == (f"Ada {en} (Card 4)", f"Ada {de} (Card 4)")


@pytest.mark.rule("glossary/move")
def test_moved_damage_says_from_which_card_to_which() -> None:
    moved = ev.DamageMoved(C2, C3, 4, cause=C5)
    en, de = "4 damage moves from Card 2 to Card 3 (Card 5)", "4 Schaden gehen von Card 2 auf Card 3 über (Card 5)"
    assert both(line_for(moved, NAMES)) == (en, de)


@pytest.mark.parametrize(
    ("event", "en", "de"),
    [
        (placed(C4, 1), "1 Æmber is placed on Card 4", "1 Æmber kommt auf Card 4"),
        (placed(C4, 2), "2 Æmber is placed on Card 4", "2 Æmber kommen auf Card 4"),
        (
            moved(2, ev.End(card=C4), ev.End(BO)),
            "2 Æmber moves from Card 4 to Bo",
            "2 Æmber gehen von Card 4 an Bo",
        ),
        (
            moved(2, ev.End(card=C4), ev.SUPPLY),
            "2 Æmber returns from Card 4 to the common supply",
            "2 Æmber gehen von Card 4 in die allgemeine Reserve zurück",
        ),
        (
            moved(1, ev.End(BO), ev.End(card=C4)),
            "1 Æmber moves from Bo to Card 4",
            "1 Æmber geht von Bo auf Card 4",
        ),
        (
            moved(2, ev.SUPPLY, ev.End(card=C4)),
            "2 Æmber moves from the common supply to Card 4",
            "2 Æmber gehen aus der allgemeinen Reserve auf Card 4",
        ),
        (
            spent(BO, 2, C4),
            "Bo spends 2 Æmber from Card 4",
            "Bo gibt 2 Æmber aus, die auf Card 4 lagen",
        ),
        (
            spent(BO, 1, C4),
            "Bo spends 1 Æmber from Card 4",
            "Bo gibt 1 Æmber aus, das auf Card 4 lag",
        ),
    ],
)
def test_german_puts_the_verb_in_the_plural_for_more_than_one_amber(event: ev.Event, en: str, de: str) -> None:
    assert both(line_for(event, NAMES)) == (en, de)


def test_a_card_that_is_saved_names_what_saves_it() -> None:
    en, de = "Card 4 is not destroyed (Card 5)", "Card 4 wird nicht zerstört (Card 5)"
    assert both(line_for(ev.DestructionReplaced(C4, C5), NAMES)) == (en, de)


@pytest.mark.rule("glossary/facedown-cards")
def test_a_card_placed_under_another_is_said_to_go_under_that_one() -> None:
    moved = ev.CardMoved(C4, BO, Zone.HAND, Zone.UNDER, C7, face_down=True)
    assert both(line_for(moved, NAMES)) == ("Card 4 is placed under Card 7", "Card 4 kommt unter Card 7")
    unseen = moved.seen_by(ADA)
    assert both(line_for(unseen, NAMES)) == ("A card is placed under Card 7", "Eine Karte kommt unter Card 7")


@pytest.mark.parametrize(
    ("event", "en", "de"),
    [
        (ev.CardsRevealed((C4,), ADA), "Ada reveals Card 4", "Ada deckt Card 4 auf"),
        (
            ev.CardsRevealed((C4, C5), ADA),
            "Ada reveals 2 cards: Card 4 and Card 5",
            "Ada deckt 2 Karten auf: Card 4 und Card 5",
        ),
        (
            ev.CardsRevealed((C4, C5, C6), ADA, to=ADA),
            "Ada looks at 3 cards: Card 4, Card 5, and Card 6",
            "Ada sieht sich 3 Karten an: Card 4, Card 5 und Card 6",
        ),
        (ev.CardsRevealed((NO_CARD,), ADA, to=ADA), "Ada looks at a card", "Ada sieht sich eine Karte an"),
        (
            ev.CardsRevealed((NO_CARD, NO_CARD), ADA, to=BO),
            "Bo looks at 2 of Ada’s cards",
            "Bo sieht sich 2 von Adas Karten an",
        ),
        (
            ev.CardsRevealed((NO_CARD,), ADA, to=BO),
            "Bo looks at one of Ada’s cards",
            "Bo sieht sich eine von Adas Karten an",
        ),
        (ev.CardsRevealed((C4,), ADA, to=BO), "Bo looks at Card 4", "Bo sieht sich Card 4 an"),
        (
            ev.CardsRevealed((C4, C5, C4), ADA),
            "Ada reveals 3 cards: 2× Card 4 and Card 5",
            "Ada deckt 3 Karten auf: 2× Card 4 und Card 5",
        ),
    ],
)
def test_cards_shown_are_listed_as_in_a_sentence(event: ev.Event, en: str, de: str) -> None:
    assert both(line_for(event, NAMES)) == (en, de)


@pytest.mark.rule("glossary/bonus-icons")
def test_bonus_icons_belong_to_a_card_also_to_an_unknown_one() -> None:
    silent_icons = ev.DeedForbidden(Forbidden.RESOLVE_ICONS, C5, C4, BO, (C4,))
    unseen = ev.DeedForbidden(Forbidden.RESOLVE_ICONS, C5, C4, BO, (NO_CARD,))
    assert [both(line_for(event, NAMES)) for event in (silent_icons, unseen)] == [
        (
            "The bonus icons of Card 4 are not resolved (Card 5)",
            "Die Bonussymbole von Card 4 werden nicht abgehandelt (Card 5)",
        ),
        (
            "The bonus icons of a card are not resolved (Card 5)",
            "Die Bonussymbole einer Karte werden nicht abgehandelt (Card 5)",
        ),
    ]


@pytest.mark.rule("glossary/aember-pool")
def test_of_amber_that_is_gained_from_a_card_that_card_is_named() -> None:
    taken = replace(gained(ADA, 2, C4), giver=ev.End(card=C5))
    assert both(line_for(taken, NAMES)) == (
        "Ada gains 2 Æmber from Card 5 (Card 4)",
        "Ada erhält 2 Æmber von Card 5 (Card 4)",
    )


@pytest.mark.rule("glossary/forge")
def test_what_is_spent_out_of_the_other_pool_is_spent_by_who_forges() -> None:
    theirs = replace(spent(BO, 3), spender=ADA)
    assert both(line_for(theirs, NAMES)) == (
        "Ada spends 3 Æmber from Bo’s pool",
        "Ada gibt 3 Æmber aus Bos Vorrat aus",
    )
