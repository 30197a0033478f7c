"""A card explained: every card can be, in both languages, and what is said holds for the card it is said of."""

from __future__ import annotations

import pytest

from kfdesk.cards import library
from kfdesk.engine.terms import CardType
from kfdesk.teach import reference
from kfdesk.teach.explain_card import CardLesson, explain_card

EVERY = 37
"""One card of so many is explained in the test of them all, other ones in each language."""


def said(lesson: CardLesson, language: str = "en") -> dict[str, list[str]]:
    return {
        "does": [claim.words.say(language) for claim in lesson.does],
        "good": [claim.words.say(language) for claim in lesson.good],
        "mistakes": [claim.words.say(language) for claim in lesson.mistakes],
        "partners": [partner.words.say(language) for partner in lesson.partners],
    }


@pytest.mark.parametrize(("language", "first"), [("en", 0), ("de", 6)])
def test_all_sorts_of_cards_are_explained(language: str, first: int) -> None:
    cards = [card for card in library() if library()[card].implemented][first::EVERY]
    entries = reference()
    for card in cards:
        lesson = explain_card(card, cards[:36])
        lines = [line for part in said(lesson, language).values() for line in part]
        assert lesson.does and all(line and "None" not in line for line in lines), card
        rules = {claim.rule for claim in (*lesson.does, *lesson.good, *lesson.mistakes)}
        assert all(rule in entries for rule in rules), card
        assert card not in [partner.card for partner in lesson.partners]
    assert len(cards) > 70


def test_what_it_does_names_each_ability_with_when_it_happens() -> None:
    does = said(explain_card("grey-monk"))["does"]
    assert "Each time you have reaped with it: Heal 2 damage from a creature." in does
    assert "Each friendly creature gets +1 armor." in does
    assert any("3 power" in line for line in does)
    assert said(explain_card("masterplan"))["does"][-1].startswith("You can exhaust it for this, whichever house")


def test_a_keyword_is_explained_with_its_number() -> None:
    with_number = next(
        card for card in library().values() if any(number > 1 for number in card.keywords.values()) and card.implemented
    )
    keyword, number = next(pair for pair in with_number.keywords.items() if pair[1] > 1)
    does = said(explain_card(with_number.id))["does"]
    assert any(line.startswith(f"{keyword.words.title.en} {number}: ") for line in does)


def test_what_is_easily_missed_fits_the_card() -> None:
    wipe = said(explain_card("gateway-to-dis"))["mistakes"]
    assert wipe == ["It speaks of creatures without saying whose: your own may be hit, too."]
    assert not said(explain_card("silvertooth"))["mistakes"], "it enters play ready"
    troll = said(explain_card("troll"))["mistakes"]
    assert len(troll) == 1 and troll[0].startswith("It enters play exhausted")
    steal = said(explain_card("urchin"))["mistakes"]
    assert "Only Æmber in the pool can be stolen, none that is on creatures." in steal


def test_partners_are_named_with_the_reason() -> None:
    deck = ["anger", "headhunter", "noddy-the-thief", "troll", "punch"]
    lesson = explain_card("anger", deck)
    assert [partner.card for partner in lesson.partners] == ["headhunter"], "the others do nothing by fighting"
    assert "Anger" in lesson.partners[0].words.en and "Headhunter" in lesson.partners[0].words.en
    back = explain_card("headhunter", deck)
    assert [partner.card for partner in back.partners] == ["anger"]
    assert explain_card("anger").partners == ()


def test_what_harms_a_card_is_no_partner_of_it() -> None:
    """Enemies that a text speaks of, and what it destroys, are not meant."""
    for card in library().values():
        if card.type is CardType.ACTION and card.text("en").startswith("Play: Destroy each") and card.implemented:
            lesson = explain_card(card.id, ["troll", "headhunter", "bumpsy", "ember-imp"])
            assert not any("trait" in partner.words.en for partner in lesson.partners), card.id


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(KeyError):
        explain_card("no-such-card")
