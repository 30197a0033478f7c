"""Cards by where they lie: the top and the bottom of decks, cards under a card; and the neighbors of a creature."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kfdesk.engine.terms import House
from kfdesk.language.combined import all_of
from kfdesk.language.definition import card
from kfdesk.language.effects.damage import destroy
from kfdesk.language.effects.marks import stun
from kfdesk.language.effects.moves import HAND, archive, discard, put
from kfdesk.language.labels import action, play
from kfdesk.language.neighbors import neighbors_of
from kfdesk.language.piles import EndOfPile, bottom, top, under
from kfdesk.language.places import Pile, deck
from kfdesk.language.players import EACH_PLAYER, OPPONENT
from kfdesk.language.predicates import neighbor_of
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import THIS, a, each
from kfdesk.text.wording import Worded, render
from tests.tables import side, spec, table

ONE = a(CREATURE)


@pytest.mark.parametrize(
    ("node", "en", "de"),
    [
        (archive(top(1, deck())), "Archive the top card of your deck", "Archiviere die oberste Karte deines Decks"),
        (
            discard(top(3, deck(OPPONENT))),
            "Discard the top 3 cards of your opponent’s deck",
            "Lege die obersten 3 Karten des Decks deines Gegners ab",
        ),
        (
            discard(bottom(1, deck(EACH_PLAYER))),
            "Discard the bottom card of each player’s deck",
            "Lege die unterste Karte des Decks jedes Spielers ab",
        ),
        (destroy(neighbors_of(ONE)), "Destroy each neighbor of a creature", "Zerstöre jeden Nachbarn einer Kreatur"),
        (
            stun(all_of(ONE, neighbors_of(ONE))),
            "Stun a creature and each of its neighbors",
            "Betäube eine Kreatur und jeden ihrer Nachbarn",
        ),
    ],
)
def test_what_is_mentioned_before_decides_the_wording(node: Worded, en: str, de: str) -> None:
    assert (render(node, "en"), render(node, "de")) == (en, de)


@pytest.mark.rule("glossary/archives")
def test_cards_from_top_and_bottom_of_a_deck() -> None:
    for where, left in ((top(2, deck()), ["krump"]), (bottom(2, deck()), ["urchin"])):
        t = table(side(hand=["punch"], deck=["urchin", "troll", "krump"]), side(), card("punch", play(archive(where))))
        t.do("play", "punch")
        assert t.ids(0, "deck") == left and "troll" in t.ids(0, "archives")


@pytest.mark.rule("glossary/resolve-as-much-as-you-can")
@pytest.mark.parametrize("end", [top, bottom])
def test_of_a_deck_with_fewer_cards_all_are_taken(end: Callable[[int, Pile], EndOfPile]) -> None:
    dig = card("punch", play(archive(end(3, deck()))))
    t = table(side(hand=["punch"], deck=["urchin", "troll"]), side(), dig)
    t.do("play", "punch")
    assert t.ids(0, "deck") == [] and set(t.ids(0, "archives")) == {"urchin", "troll"}


@pytest.mark.rule("glossary/facedown-cards", "glossary/movement-between-zones")
def test_the_card_under_a_card_is_still_meant_when_it_lies_there_no_more() -> None:
    hidden = under(THIS)
    box = card("cannon", action(archive(hidden), put(hidden, HAND)))
    t = table(side(artifacts=[spec("cannon", under=["troll"])]), side(), box, house=House.BROBNAR)
    t.do("action", "cannon")
    assert (t.zone("troll"), t.card("cannon").under) == ("archives", ()), "out of reach in the archives"
    box = card("cannon", action(discard(hidden), put(hidden, HAND)))
    t = table(side(artifacts=[spec("cannon", under=["troll"])]), side(), box, house=House.BROBNAR)
    t.do("action", "cannon")
    assert t.zone("troll") == "hand"


@pytest.mark.rule("glossary/neighbor")
def test_the_neighbors_of_a_destroyed_creature_are_those_it_had() -> None:
    t = table(
        side(hand=["punch"]),
        side(battleline=["urchin", "krump", "troll", "bumpsy"]),
        card("punch", play(destroy(ONE), stun(each(CREATURE, neighbor_of(ONE))))),
    )
    t.do("play", "punch")
    t.pick("krump")
    stunned = {name for name in ("urchin", "troll", "bumpsy") if t.card(name).stunned}
    assert stunned == {"urchin", "troll"}
