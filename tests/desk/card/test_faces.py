"""Cards show their printing in the set of the deck that they belong to."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kfdesk.cards.facts import facts
from kfdesk.collection.files import sample_decks
from kfdesk.collection.printings import printing_of, set_of
from kfdesk.desk.art.look import footer_of
from kfdesk.desk.card.faces import DeskFaces, printed, sets_of
from kfdesk.desk.table.faces import TableFaces
from kfdesk.engine import DeckList, Seat
from kfdesk.engine.terms import House, Player
from tests.desk.samples import creature

DECKS = {path.stem: deck for path, deck in sample_decks()}


def test_the_cards_of_a_deck_tell_its_set() -> None:
    assert set_of(DECKS["miss-onyx-censorius"]) == "CotA"
    assert set_of(DeckList("?", (House.DIS, House.MARS, House.LOGOS), ())) == ""


@pytest.mark.parametrize("name", sorted(DECKS))
def test_every_card_of_a_sample_deck_that_its_set_has_shows_that_printing(name: str) -> None:
    deck = DECKS[name]
    code = set_of(deck)
    assert code
    for card in deck.cards:
        known = facts()[card.id]
        if any(one.set == code for one in known.printings):
            assert footer_of(known, card.house, "en", code).startswith(f"{code} ")


def test_the_table_and_what_is_beside_it_show_the_printing_of_each_owners_deck() -> None:
    card = creature("c1", "ganger-chieftain", houses=(House.BROBNAR,))
    number = printing_of("ganger-chieftain", "CotA", "brobnar").number
    table, beside = TableFaces(), DeskFaces(lambda _card, _language: ())
    deck = DECKS["miss-onyx-censorius"]
    table.sets = beside.sets = sets_of((Seat("Ada", deck), Seat("Bo", deck)))
    assert table.look(card).footer.startswith(f"CotA {number} ")
    assert beside.look(card, 300, "en").footer == table.look(card).footer
    table.sets = ("", "CotA")
    assert table.look(replace(card, owner=Player(1))).footer.startswith("CotA ")


def test_a_card_outside_of_any_game_shows_the_set_it_is_asked_for() -> None:
    beside = DeskFaces(lambda _card, _language: ())
    beside.sets = ("WC", "WC")
    card = printed("ganger-chieftain", House.BROBNAR)
    assert beside.look(card, 300, "en", "CotA").footer.startswith("CotA ")


def test_the_rarity_of_an_evil_twin_stands_without_an_article() -> None:
    known = facts()["armadrone-evil-twin"]
    assert footer_of(known, House.LOGOS, "de").endswith(" · Böser Zwilling")
    assert footer_of(known, House.LOGOS, "en").endswith(" · Evil twin")
