"""The pictures of cards: they fit what a card is called and is, and no two cards of a deck share one."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from functools import cache

import pytest

from kfdesk.cards.facts import facts
from kfdesk.collection.generator.decks import generate_many
from kfdesk.desk.art.manners import MANNERS
from kfdesk.desk.art.palettes import ANOMALY, manner_of, painted_as, palette
from kfdesk.desk.art.poses import poses
from kfdesk.desk.art.signs import SIGNS, sign
from kfdesk.desk.art.staging import Staging, animals, builds, hats, heads, layers_of, staging, thing
from kfdesk.desk.art.tables import choices, table, words
from kfdesk.engine.terms import CREATURES, CardType, House

WHEN = datetime(2026, 11, 1, tzinfo=UTC)


@cache
def shown(card: str) -> Staging:
    """Return the staging of a card by its id."""
    printed = facts()[card]
    return staging(str(printed.type), printed.traits, card)


def test_no_two_different_cards_of_a_deck_share_a_picture() -> None:
    for deck in generate_many(range(200), added=WHEN):
        cards = {card.id for card in deck.cards}
        assert len({shown(card) for card in cards}) == len(cards), deck.name


def test_creatures_of_one_trait_show_many_heads_poses_and_distances() -> None:
    """What looked alike before: there are 67 giants, and no three of them share head, pose and distance."""
    for traits in (("giant",), ("elf", "thief"), ("demon",), ("aquan",), ("specter", "robot")):
        cards = [id_ for id_, card in facts().items() if card.traits == traits and card.type in CREATURES]
        seen = Counter((shown(card).what, shown(card).pose, shown(card).shot) for card in cards)
        assert len(cards) > 30 and max(seen.values()) <= 2, seen.most_common(3)


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
    assert sign(card) == name
    assert shown(card).what == (name,)


@pytest.mark.parametrize("code", ["WoE", "GR", "AS"])
def test_what_is_no_creature_shows_what_its_name_says(code: str) -> None:
    """A figure of its type alone would be the same for a quarter of the cards of a deck."""
    things = (CardType.ACTION, CardType.ARTIFACT, CardType.UPGRADE)
    cards = [card for card, known in facts().items() if known.printings[0].set == code and known.type in things]
    assert [card for card in cards if sign(card) is None and facts()[card].traits == ()] == []


@pytest.mark.parametrize(
    ("card", "animal"), [("ancient-bear", "bear"), ("inka-the-spider", "spider"), ("macis-asp", "snake")]
)
def test_a_beast_is_the_animal_in_its_name(card: str, animal: str) -> None:
    assert shown(card).what[0].startswith(f"{animal}.")


@pytest.mark.parametrize(("card", "object_"), [("silver-key-imp", "key"), ("wardrummer", "drum")])
def test_a_creature_holds_what_its_name_speaks_of(card: str, object_: str) -> None:
    assert shown(card).object == object_


def test_what_a_card_does_chooses_an_object_where_its_name_does_not() -> None:
    deeds = table("deeds")["deeds"]
    assert set(deeds) <= set(facts()) and set(deeds.values()) <= set(words("deeds").values()) <= set(SIGNS)
    persons = [card for card in deeds if facts()[card].type in CREATURES and shown(card).pose]
    holding = [card for card in persons if shown(card).object == deeds[card]]
    assert len(persons) / 3 < len(holding) < len(persons)


def test_what_is_gigantic_is_nearer_than_its_picture_is_large() -> None:
    assert {staging(str(card.type), card.traits, card.id, gigantic=True).shot for card in facts().values()} == {"giant"}


def test_the_same_card_always_has_the_same_staging() -> None:
    first = shown("troll")
    staging.cache_clear()
    assert staging("creature", facts()["troll"].traits, "troll") == first


def test_every_name_in_the_tables_has_a_drawing() -> None:
    assert {*words("words").values(), *words("by_id").values()} <= set(SIGNS)
    assert set(words("by_id")) <= set(facts())
    whole = [
        name for file, tables in (("words", "animals"), ("people", "whole")) for name in choices(file, tables).values()
    ]
    assert {name for names in whole for name in names} <= set(animals())
    assert {name for names in choices("people", "poses").values() for name in names} <= set(poses())
    assert {name for names in choices("people", "hats").values() for name in names if name} <= set(hats())
    assert all(thing(name) for names in choices("people", "holds").values() for name in names)
    assert set(builds()) <= set(heads())


def test_what_was_chosen_for_single_cards_can_be_drawn() -> None:
    for card, chosen in table("stagings")["cards"].items():
        assert set(chosen) <= {"shot", "pose", "head", "hat", "object", "beast", "palette", "dice"}, card
        assert layers_of(shown(card))


@pytest.mark.parametrize("house", [*House, CardType.ARCHON_POWER, CardType.PROPHECY, CardType.TIDE, None], ids=str)
def test_every_house_has_a_manner_and_colors(house: House | CardType | None) -> None:
    assert manner_of(house) in MANNERS
    assert palette(house, 0).ink != palette(house, 0).light


def test_each_house_has_a_manner_of_its_own_and_so_have_anomalies() -> None:
    assert len({manner_of(house) for house in (*House, ANOMALY)}) == len(House) + 1


@pytest.mark.parametrize(
    ("card", "house", "painted"),
    [
        ("ghostform", House.BROBNAR, ANOMALY),
        ("ghostform", House.LOGOS, ANOMALY),
        ("ecto-charge", House.BROBNAR, House.GEISTOID),
        ("ecto-charge", House.GEISTOID, House.GEISTOID),
        ("ecto-charge", House.DIS, House.DIS),
        ("troll", House.BROBNAR, House.BROBNAR),
        ("troll", House.DIS, House.DIS),
        ("no-such-card", None, None),
    ],
)
def test_anomalies_are_painted_in_no_house_or_in_that_of_which_they_were_printed_later(
    card: str, house: House | None, painted: House | str | None
) -> None:
    assert painted_as(card, house) == painted
