"""From written names to cards."""

from __future__ import annotations

import pytest

from kfdesk.cards.facts import facts
from kfdesk.collection.titles import TWIN, card_id, other_half, proposals


def keyteki_slug(name: str) -> str:
    """Return the id by keyteki's rule, as its import makes it from a title."""
    kept = "".join(sign for sign in name.lower() if sign not in ',?.!"“”„')
    return "".join("-" if sign in " '’" else sign for sign in kept)


def dok_slug(name: str) -> str:
    """Return the slug by the rule of Decks of KeyForge: word characters only, spaces become hyphens."""
    kept = "".join(sign for sign in name if sign.isalnum() or sign in "_ ")
    return kept.replace(" ", "-").lower()


def ordinary() -> list[str]:
    """Return the ids of all cards that do not share their name with an ordinary one."""
    halves = {other_half(card) for card in facts()}
    return [card for card in facts() if not card.endswith(TWIN) and card not in halves]


@pytest.mark.parametrize("rule", [str, str.upper, keyteki_slug, dok_slug, lambda name: name.replace("’", "")])
def test_every_card_is_found_by_its_name_and_slugs(rule: object) -> None:
    assert callable(rule)
    assert [card for card in ordinary() if card_id(rule(facts()[card].name)) != card] == []


def test_every_id_is_found_by_itself() -> None:
    assert [card for card in facts() if card_id(card) != card] == []


def test_names_in_other_languages_mean_their_card_or_none() -> None:
    found = {card_id(name) == card for card in ordinary() for _, name in facts()[card].names}
    wrong = {
        (card, name, card_id(name))
        for card in ordinary()
        for _, name in facts()[card].names
        if card_id(name, set=facts()[card].sets[0], house=facts()[card].printings[0].house) not in (card, None)
    }
    assert True in found
    assert wrong == set()


@pytest.mark.parametrize(
    ("title", "card"),
    [
        ("Æmber Imp", "æmber-imp"),
        ("Aember Imp", "æmber-imp"),
        ("Amber Imp", "æmber-imp"),
        ("ÆMBER  IMP", "æmber-imp"),
        ("It's Coming…", "it-s-coming"),
        ("It’s Coming...", "it-s-coming"),
        ("warriors--refrain", "warriors--refrain"),
        ("warriors-refrain", "warriors--refrain"),
        ("Coup de Grace", "coup-de-grâce"),
        ("Quixo the „Adventurer“", "quixo-the-adventurer"),
        ("Zorn", "anger"),
        ("COLÈRE", "anger"),
        ("Colere", "anger"),
        ("High Tide", "the-tide"),
        ("Almsmaster – Evil Twin", "almsmaster-evil-twin"),
        ("Evil Twin", None),
        ("", None),
        ("…", None),
        ("Angr", None),
    ],
)
def test_names_as_people_write_them(title: str, card: str | None) -> None:
    assert card_id(title) == card


def test_a_foreign_name_of_two_cards_is_decided_by_set_or_house_only() -> None:
    assert card_id("Gniew") is None
    assert card_id("Gniew", set="CotA", house="brobnar") == "anger"
    assert card_id("Coup de grâce", set="CotA", house="shadows") == "finishing-blow"


def test_twins_and_halves_where_there_are_any() -> None:
    assert card_id("Almsmaster", twin=True) == "almsmaster-evil-twin"
    assert card_id("Anger", twin=True) == "anger"
    assert card_id("Deusillus", half=True) == "deusillus2"
    assert card_id("Master of 1", half=True) == "master-of-1"
    assert other_half("master-of-") is None
    assert sum(other_half(card) is not None for card in facts()) == 20


def test_likenesses_are_only_proposed() -> None:
    assert card_id("Hunting Witsh") is None
    assert proposals("Hunting Witsh")[0] == "hunting-witch"
    assert proposals("Zqxj Wvbk") == ()
    assert proposals("x") == ()
