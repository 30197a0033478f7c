"""The pictures of cards: they fit what a card is called, and no two cards of a deck share one."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache

import pytest
from PySide6.QtCore import QRectF

from kfdesk.cards.facts import facts
from kfdesk.collection.generator.decks import generate_many
from kfdesk.desk.art.motifs import Picture, picture
from kfdesk.desk.art.people import KINDS
from kfdesk.desk.art.shapes import BOX, drawn
from kfdesk.desk.art.sign_words import BY_ID, CREATURE_WORDS, WORDS
from kfdesk.desk.art.signs import SIGNS, sign
from kfdesk.desk.art.things import WHOLE
from kfdesk.desk.art.variety import ACCENTS, FACES, PLACES, SHOULDERS, STANDS, variety
from kfdesk.engine.terms import CardType

WHEN = datetime(2026, 11, 1, tzinfo=UTC)


@cache
def shown(card: str) -> Picture:
    """Return the picture of a card by its id."""
    printed = facts()[card]
    return picture(str(printed.type), printed.traits, card)


def test_no_two_different_cards_of_a_deck_share_a_picture() -> None:
    for deck in generate_many(range(200), added=WHEN):
        cards = {card.id for card in deck.cards}
        assert len({shown(card) for card in cards}) == len(cards), deck.name


def test_no_two_cards_share_a_picture() -> None:
    seen: dict[Picture, str] = {}
    for card in sorted(facts()):
        assert shown(card) not in seen, (card, seen.get(shown(card)))
        seen[shown(card)] = card


@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("bear-flute", "flute"), ("battle-fleet", "fleet"), ("shield-of-justice", "shield"), ("full-moon", "moon"),
        ("mass-abduction", "saucer"), ("mighty-javelin", "spears"), ("cauldron", "cauldron"), ("skeleton-key", "key"),
        ("might-makes-right", "fist"), ("collar-of-subordination", "collar"), ("neuro-syphon", "brain"),
        ("spoo-key-charge", "key"), ("auction-off", "hammer"), ("strength-from-diversity", "fist"), ("ufo", "saucer"),
        ("whirlpool", "spiral"), ("echo-pearl", "orb"), ("the-colosseum", "temple"), ("narp-s-brew", "cauldron"),
    ],
)  # fmt: skip
def test_what_a_card_is_called_decides_what_it_shows(card: str, name: str) -> None:
    assert sign(card) is SIGNS[name]
    assert shown(card).figure == SIGNS[name]


@pytest.mark.parametrize("code", ["WoE", "GR", "AS"])
def test_what_is_no_creature_shows_what_its_name_says(code: str) -> None:
    """A figure of its type alone would be the same for a quarter of the cards of a deck."""
    things = (CardType.ACTION, CardType.ARTIFACT, CardType.UPGRADE)
    cards = [card for card, known in facts().items() if known.printings[0].set == code and known.type in things]
    assert [card for card in cards if sign(card) is None and facts()[card].traits == ()] == []


def test_a_beast_is_the_animal_in_its_name() -> None:
    assert shown("ancient-bear").figure == SIGNS["bear"]
    assert shown("inka-the-spider").figure == KINDS["insect"]
    assert shown("te-wheke-kraken").figure == shown("tentaclid").figure == WHOLE["tentacle"][0]


def test_every_word_leads_to_a_figure() -> None:
    assert {*WORDS.values(), *BY_ID.values()} <= set(SIGNS)
    assert set(CREATURE_WORDS.values()) <= {*SIGNS, *WHOLE, *KINDS}
    assert set(BY_ID) <= set(facts())


def test_the_same_card_always_looks_the_same_and_only_persons_have_faces() -> None:
    assert variety("troll", person=True, creature=True) == variety("troll", person=True, creature=True)
    assert shown("krump").variety.stand == 0
    thing = variety("cannon", person=False, creature=False)
    assert (thing.face, thing.shoulders) == ((), ())
    assert 0 <= thing.stand < STANDS and thing.accent < len(ACCENTS) and thing.places < len(PLACES)


@pytest.mark.parametrize("figures", [tuple(SIGNS.values()), FACES, SHOULDERS, ACCENTS])
def test_drawings_stay_about_their_box(figures: tuple[tuple[tuple[str, str], ...], ...]) -> None:
    for parts in figures:
        for tone, drawing in parts:
            assert tone in "bmlk"
            box = drawn(drawing).boundingRect()
            assert box.width() > 0 and box.height() > 0
            assert QRectF(-20, -20, BOX + 40, BOX + 40).contains(box), drawing
