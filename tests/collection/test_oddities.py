"""What is said of a deck that somebody puts together: what breaks a rule, and what published decks do not have."""

from __future__ import annotations

import pytest

from kfdesk.collection.composing import (
    DeckForm,
    changed_copy,
    swapped,
    with_beside,
    with_copy,
    with_icons,
    without_copy,
)
from kfdesk.collection.findings import Ground
from kfdesk.collection.oddities import breaches, hints
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.samples import sample_records
from kfdesk.engine.decks import DeckKind
from kfdesk.engine.terms import House, Icon
from tests.collection.shelves import FIRST


def of_set(code: str) -> DeckRecord:
    return next(deck for deck in sample_records(FIRST) if deck.set == code)


def said(deck: DeckRecord, form: DeckForm = DeckForm.PUBLISHED) -> dict[str, Ground]:
    """Return the rules that hints rest on, each with its ground."""
    return {hint.rule: hint.ground for hint in hints(deck, form)}


def first_of(deck: DeckRecord, house: str) -> str:
    found = next(line.id for line in deck.cards if line.house == house and not line.icons)
    assert found is not None
    return found


@pytest.mark.parametrize("code", ["CotA", "WC", "MM", "WoE", "PV", "CC"])
def test_nothing_is_odd_about_a_published_deck(code: str) -> None:
    for deck in sample_records(FIRST):
        if deck.set == code:
            copy = changed_copy(deck, "Copy", added=FIRST)
            odd = [hint.text.en for hint in hints(copy, DeckForm.PUBLISHED) if hint.rule != "glossary/legacy"]
            assert (
                not breaches(copy, DeckForm.PUBLISHED)
                and [text for text in odd if not text.startswith("Mavericks")] == []
            )


def test_a_changed_copy_is_a_theory_deck_that_says_of_what() -> None:
    deck = of_set("CotA")
    copy = changed_copy(deck, "Copy", added=FIRST)
    assert copy.kind is DeckKind.THEORY and copy.key != deck.key and copy.uuid is None and copy.foreign == ()
    assert [(one.key, one.name, one.house) for one in copy.made_of] == [(deck.key, deck.name, "")]
    assert copy.cards == deck.cards and changed_copy(deck, "Copy", added=FIRST).key != copy.key


def test_a_card_takes_the_place_of_one_copy() -> None:
    deck = changed_copy(of_set("CotA"), "Copy", added=FIRST)
    house = House(deck.houses[0])
    at = next(at for at, line in enumerate(deck.cards) if line.house == house and line.count > 1)
    line = deck.cards[at]
    other = next(one for one in ("anger", "fear", "dextre", "troll") if one != line.id)
    made = swapped(deck, line, other)
    assert made.size == deck.size and made.cards[at].count == line.count - 1
    assert (made.cards[at + 1].id, made.cards[at + 1].house, made.cards[at + 1].count) == (other, house, 1)
    assert swapped(made, made.cards[at + 1], line.id or "") == deck, "and back again"
    assert swapped(deck, line, "grunt") == deck, "a token creature is beside the deck"


def test_mavericks_and_cards_of_other_sets_are_hints_with_their_entries() -> None:
    deck = changed_copy(of_set("CotA"), "Copy", added=FIRST)
    line = deck.cards[0]
    stranger = "groke" if "brobnar" not in line.house else "fear"
    made = swapped(deck, line, stranger)
    assert said(made)["glossary/maverick"] is Ground.RULEBOOK
    newer = swapped(deck, line, "badge-of-unity")
    assert said(newer)["glossary/legacy"] is Ground.RULEBOOK
    assert "glossary/maverick" not in said(made, DeckForm.FREE) and not breaches(made, DeckForm.PUBLISHED)


def test_a_house_with_another_number_is_a_breach_and_no_hint() -> None:
    deck = changed_copy(of_set("CotA"), "Copy", added=FIRST)
    found = breaches(without_copy(deck, deck.cards[0]), DeckForm.PUBLISHED)
    assert {finding.rule for finding in found} == {"glossary/deck"} and len(found) == 2
    assert {finding.ground for finding in found} == {Ground.RULEBOOK}


def test_bonus_icons_that_no_enhance_keyword_has_put_there_are_a_hint() -> None:
    deck = changed_copy(of_set("CotA"), "Copy", added=FIRST)
    assert "glossary/enhance" not in said(deck)
    assert said(with_icons(deck, deck.cards[0], (Icon.DRAW,)))["glossary/enhance"] is Ground.RULEBOOK


def test_what_should_be_beside_a_deck_and_is_not_is_a_hint() -> None:
    prophetic = changed_copy(of_set("PV"), "Copy", added=FIRST)
    sides = [line for line in prophetic.references if line.house == "prophecy"]
    assert len(sides) == 4 and "glossary/prophecy" not in said(prophetic)
    fewer = without_copy(prophetic, sides[0])
    assert said(fewer)["glossary/prophecy"] is Ground.SEEN
    assert with_beside(fewer, sides[0].id or "").references.count(sides[0]) == 1
    assert with_beside(prophetic, sides[0].id or "") == prophetic, "two cards have four sides"
    tokens = changed_copy(of_set("WoE"), "Copy", added=FIRST)
    assert said(without_copy(tokens, tokens.references[0]), DeckForm.FREE) == {
        "glossary/token-creatures": Ground.RULEBOOK
    }
    powers = changed_copy(of_set("CC"), "Copy", added=FIRST)
    bare = powers.model_copy(update={"references": ()})
    assert said(bare)["glossary/archon-power"] is Ground.SEEN
    assert said(with_beside(bare, powers.references[0].id or "")).keys().isdisjoint({"glossary/archon-power"})


def test_half_of_a_gigantic_creature_is_a_hint() -> None:
    deck = changed_copy(of_set("CotA"), "Copy", added=FIRST)
    made = with_copy(deck, "deusillus", House.DIS)
    assert said(made, DeckForm.FREE) == {"glossary/gigantic": Ground.RULEBOOK}
    assert said(with_copy(made, "deusillus2", House.DIS), DeckForm.FREE) == {}


def test_no_card_is_called_a_legacy_in_a_set_that_nobody_knows() -> None:
    deck = of_set("CotA").model_copy(update={"set": "#999"})
    assert "glossary/legacy" not in said(deck)
