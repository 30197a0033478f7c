"""The top card of a deck lies faceup, as long as a card says so."""

from __future__ import annotations

import pytest

from kfdesk.cards.facts import facts
from kfdesk.engine import Game, House
from kfdesk.engine.events import CardsRevealed, DeedForbidden
from kfdesk.engine.scenario_of_state import scenario_of
from kfdesk.language.constants import PLAY
from kfdesk.language.definition import CardDefinition, card
from kfdesk.language.effects.damage import destroy
from kfdesk.language.effects.decks import draw, rearrange
from kfdesk.language.effects.moves import DECK_BOTTOM, DECK_TOP, put, shuffle
from kfdesk.language.labels import action, omni
from kfdesk.language.piles import top
from kfdesk.language.places import deck, hand
from kfdesk.language.players import EACH_PLAYER
from kfdesk.language.rules.decks import TOP_REVEALED
from kfdesk.language.rules.prohibitions import cannot
from kfdesk.language.sorts import ARTIFACT, CARD, CREATURE
from kfdesk.language.targets import a
from tests.engine.playing import Ledger
from tests.tables import Table, TestLibrary, side, table

LENS = "near-future-lens"
CALLER = "cannon"


def lens(*abilities: object, cards: tuple[str, ...] = ("troll", "krump", "punch"), **fields: object) -> Table:
    """Return a table with the artifact and another one that does something."""
    ada = side(artifacts=[LENS, CALLER], deck=list(cards), **fields)
    caller = card(CALLER, *abilities)  # type: ignore[arg-type]
    return table(ada, side(deck=["fear"]), caller, house=House.BROBNAR)


def seen(t: Table, seat: int | None, of: int = 0) -> list[str | None]:
    """Return the cards that a seat sees on a deck."""
    return [c.id for c in t.game.view(seat).seats[of].deck_faceup]


@pytest.mark.rule("glossary/out-of-play-zones", "glossary/deck")
def test_both_players_see_the_top_card_and_no_other_and_that_of_no_other_deck() -> None:
    t = lens(action(draw()))
    for seat in (0, 1, None):
        assert (seen(t, seat), seen(t, seat, of=1)) == (["troll"], [])
        assert t.game.view(seat).seats[0].deck is None
    assert [t.game.state.cards[c].printed.id for event in t.events(CardsRevealed) for c in event.cards] == ["troll"]


@pytest.mark.rule("glossary/out-of-play-zones", "glossary/drawing-cards")
def test_the_next_card_is_seen_once_it_is_the_top_card_and_what_was_drawn_is_hidden() -> None:
    t = lens(action(draw()), omni(put(a(CARD, in_=hand()), DECK_TOP)))
    t.do("action", CALLER)
    assert seen(t, 1) == ["krump"]
    assert [c.id for c in t.game.view(1).seats[0].hand or ()] == []
    assert not t.card("troll").face_up
    t = lens(omni(put(a(CARD, in_=hand()), DECK_TOP)), hand=["bumpsy"])
    t.do("omni", CALLER)
    t.pick("bumpsy")
    assert seen(t, 1) == ["bumpsy"]
    held = t.game.state.cards
    assert [c.printed.id for c in held[1:] if c.face_up] == ["bumpsy"]


@pytest.mark.rule("glossary/shuffle")
def test_after_a_shuffle_it_is_the_new_top_card_alone() -> None:
    t = lens(omni(shuffle()), cards=("troll", "krump", "punch", "anger", "bumpsy"))
    t.do("omni", CALLER)
    assert seen(t, 1) == t.ids(0, "deck")[:1]
    assert sum(c.face_up for c in t.game.state.cards[1:]) == 1


@pytest.mark.rule("glossary/out-of-play-zones", "glossary/deck")
def test_the_only_card_of_a_deck_stays_faceup_wherever_it_is_put_there() -> None:
    for effect in (put(top(1, deck()), DECK_BOTTOM), rearrange(top(3, deck()))):
        t = lens(omni(effect), cards=("troll",))
        t.do("omni", CALLER)
        t.finish()
        assert [seen(t, seat) for seat in (0, 1, None)] == [["troll"]] * 3


@pytest.mark.rule("glossary/leaves-play")
def test_without_the_artifact_it_lies_facedown_again() -> None:
    t = lens(omni(destroy(a(ARTIFACT))))
    t.do("omni", CALLER)
    t.pick(LENS)
    assert (seen(t, 0), any(c.face_up for c in t.game.state.cards[1:])) == ([], False)


def test_of_an_empty_deck_nothing_is_seen_until_there_is_a_card() -> None:
    t = lens(action(draw()), omni(put(a(CARD, in_=hand()), DECK_TOP)), cards=("troll",))
    t.do("action", CALLER)
    assert seen(t, 1) == []
    t = lens(omni(put(a(CARD, in_=hand()), DECK_TOP)), cards=(), hand=["bumpsy"])
    t.do("omni", CALLER)
    t.pick("bumpsy")
    assert seen(t, 1) == ["bumpsy"]


@pytest.mark.rule("glossary/playing-cards")
def test_it_is_played_whatever_its_house() -> None:
    ada = side(artifacts=[LENS], deck=["dust-pixie", "troll"])
    t = table(ada, None, house=House.BROBNAR)
    t.do("omni", LENS)
    t.finish()
    assert (t.line(0), seen(t, 1)) == (["dust-pixie"], ["troll"])


def test_a_table_that_was_written_down_shows_it_again() -> None:
    t = lens(omni(draw()))
    again = Game.from_scenario(scenario_of(t.game.state), library=TestLibrary((card(CALLER, omni(draw())),)))
    assert [c.id for c in again.view(1).seats[0].deck_faceup] == ["troll"]


def test_how_it_is_said() -> None:
    text = CardDefinition(facts()[LENS], card(LENS, TOP_REVEALED)).text
    assert text("en") == "Play with the top card of your deck revealed."
    assert text("de") == "Spiele mit aufgedeckter oberster Karte deines Decks."


@pytest.mark.rule("glossary/cannot", "glossary/out-of-play-zones")
def test_that_it_cannot_be_played_is_told_to_both_players_in_a_later_turn_too() -> None:
    t = lens(cannot(PLAY, EACH_PLAYER, a(CREATURE)), hand=["anger"] * 6)
    ledger = Ledger(t.game)
    for _ in range(2):
        t.end_turn()
        ledger.catch_up()
    t.do("omni", LENS)
    ledger.catch_up()
    assert [event.cards for event in t.events(DeedForbidden)] == [(t.number("troll"),)]
    assert (t.zone("troll"), [seen(t, seat) for seat in (0, 1)]) == ("deck", [["troll"]] * 2)
