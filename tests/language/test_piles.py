"""Cards by where they lie: the top and the bottom of decks, cards under a card; and the neighbors of a creature."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kfdesk.engine.terms import House
from kfdesk.language.amounts import Quantity, equal_to
from kfdesk.language.choices import choose
from kfdesk.language.combined import all_of
from kfdesk.language.counts.players import amber_of
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.damage import destroy
from kfdesk.language.effects.flow import if_you_do
from kfdesk.language.effects.marks import stun
from kfdesk.language.effects.moves import ARCHIVES, HAND, archive, discard, purge, put, return_, shuffle
from kfdesk.language.labels import action, play
from kfdesk.language.named_choices import a_player
from kfdesk.language.neighbors import neighbors_of
from kfdesk.language.piles import EndOfPile, bottom, top, under
from kfdesk.language.places import Pile, archives, deck, discard_pile
from kfdesk.language.players import EACH_PLAYER, OPPONENT, YOU
from kfdesk.language.predicates import neighbor_of
from kfdesk.language.sorts import ACTION, CARD, CREATURE
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


@pytest.mark.rule("glossary/if-you-do-and-in-order-to")
@pytest.mark.parametrize("there", [1, 2])
@pytest.mark.parametrize(
    "moved",
    [
        archive(top(2, deck())),
        discard(top(2, deck())),
        purge(bottom(2, deck())),
        put(top(2, deck()), HAND),
        return_(top(2, discard_pile())),
        shuffle(top(2, discard_pile()), printed=YOU),
    ],
)
def test_of_fewer_cards_than_are_named_it_is_not_done(moved: Instruction, there: int) -> None:
    cards = ["urchin", "troll"][:there]
    draft = card("punch", play(if_you_do(moved, gain(1))))
    t = table(side(hand=["punch"], deck=cards, discard=cards), side(), draft)
    t.do("play", "punch")
    t.finish()
    assert t.amber(0) == there  # punch itself has an Æmber icon


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


@pytest.mark.parametrize(
    ("node", "en", "de"),
    [
        (
            archive(top(1, discard_pile(), ACTION)),
            "Archive the topmost action card from your discard pile",
            "Archiviere die oberste Aktionskarte aus deinem Ablagestapel",
        ),
        (
            purge(top(2, discard_pile(EACH_PLAYER), CREATURE)),
            "Purge the topmost 2 creatures from each player’s discard pile",
            "Verbanne die obersten 2 Kreaturen aus dem Ablagestapel jedes Spielers",
        ),
        (
            return_(top(1, discard_pile())),
            "Return the top card of your discard pile to your hand",
            "Nimm die oberste Karte deines Ablagestapels auf deine Hand zurück",
        ),
    ],
)
def test_of_cards_of_a_sort_the_topmost_are_meant(node: Worded, en: str, de: str) -> None:
    assert (render(node, "en"), render(node, "de")) == (en, de)


@pytest.mark.rule("glossary/discard-pile")
def test_the_topmost_cards_of_a_sort_lie_below_others() -> None:
    pile = ["krump", "troll", "mother", "urchin", "anger"]  # as they came: the top card last
    for n, taken in ((1, {"urchin"}), (2, {"urchin", "mother"}), (9, {"urchin", "mother", "troll", "krump"})):
        dig = card("punch", play(archive(top(n, discard_pile(), CREATURE))))
        t = table(side(hand=["punch"], discard=pile), side(discard=["bumpsy"]), dig)
        t.do("play", "punch")
        assert set(t.ids(0, "archives")) == taken and t.ids(1, "discard") == ["bumpsy"]
    dig = card("punch", play(archive(top(1, discard_pile(), CREATURE))))
    t = table(side(hand=["punch"], discard=["anger"]), side(), dig)
    t.do("play", "punch")
    assert t.ids(0, "archives") == []


def test_a_player_named_before_has_the_discard_pile() -> None:
    who = a_player()
    dig = play(choose(who), purge(top(1, discard_pile(who), CREATURE)))
    said = "Choose a player. Purge the topmost creature from that player’s discard pile."
    assert render(dig, "en") == f"Play: {said}"
    t = table(side(hand=["punch"], discard=["troll"]), side(discard=["urchin", "krump"]), card("punch", dig))
    t.do("play", "punch")
    t.answer("mode:1")
    t.expect_main_step()
    assert t.zone("krump") == "purged" and t.ids(0, "discard") == ["troll", "punch"]


@pytest.mark.parametrize("n", [1, equal_to(amber_of(OPPONENT))])
def test_nobody_sees_which_cards_of_a_deck_are_of_a_sort(n: int | Quantity) -> None:
    with pytest.raises((ValueError, TypeError), match="of a sort"):
        top(n, deck(), CREATURE)


@pytest.mark.rule("glossary/archives", "glossary/putting-cards-into-an-area")
@pytest.mark.parametrize(("owner", "zone"), [(1, "archives"), (0, "hand")], ids=["theirs", "yours"])
def test_a_card_goes_from_the_archives_of_the_opponent_to_yours_or_home(owner: int, zone: str) -> None:
    theft = card("punch", play(if_you_do(put(a(CARD, in_=archives(OPPONENT)), ARCHIVES, printed=YOU), gain(2))))
    t = table(side(hand=["punch"]), side(archives=[spec("troll", owner=owner)]), theft)
    t.do("play", "punch")
    assert t.ids(0, zone) == ["troll"] and t.ids(1, "archives") == []
    assert t.amber(0) == (3 if owner else 1), "a card that goes home instead was not put where the text says"
    t.expect_main_step()
