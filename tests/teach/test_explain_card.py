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


def test_every_card_may_stand_in_the_deck() -> None:
    assert explain_card("troll", library()).partners
    assert explain_card("troll", ["bellowing-patrizate"]).partners == (), "it reacts while it is ready, and harms"


def test_what_harms_a_card_is_no_partner_of_it() -> None:
    """Enemies that a text speaks of, and what it destroys, are not meant."""
    for card in library().values():
        if card.type is CardType.ACTION and card.text("en").startswith("Play: Destroy each") and card.implemented:
            lesson = explain_card(card.id, ["troll", "headhunter", "bumpsy", "ember-imp"])
            assert not any("trait" in partner.words.en for partner in lesson.partners), card.id


FALSE_CLAIMS = {
    "It can bring you Æmber": (
        "pendra-s-box",
        "curse-of-vanity",
        "easy-marks",
        "oh-you-shouldn-t-have",
        "auction-off",
        "training-costs",
        "gambling-den",
        "venator-altum",
        "katerina-the-summoner",
    ),
    "It makes creatures stronger": ("katerina-the-summoner", "beta-forge", "swift-induction", "administrator-rivet"),
    "It lets you do more": ("library-of-the-damned", "tireless-crocag", "swift-induction", "clap-of-thunder"),
    "It can make a creature last longer": ("ember-imp", "silvertooth", "ardent-hero", "tireless-crocag", "mooncurser"),
    "It can rid you of many creatures": ("charitable-herald", "cup-of-water", "emp-blast", "pride"),
    "It leaves your opponent fewer cards": ("trial-by-water", "reclaimed-by-nature", "tachyon-manifold"),
    "It brings cards back": ("swift-induction", "training-costs", "q-mechs", "beach-day"),
    "It draws cards": ("prospector", "tachyon-manifold", "neotechnic-gopher", "final-analysis", "look-what-i-found"),
    "It archives": ("swift-induction", "q-mechs", "ghostform"),
}
"""Cards of which each claim would be false."""


@pytest.mark.parametrize("claim", FALSE_CLAIMS)
def test_nothing_is_said_to_be_good_that_is_not(claim: str) -> None:
    for card in FALSE_CLAIMS[claim]:
        assert not [line for line in said(explain_card(card))["good"] if line.startswith(claim)], card


@pytest.mark.parametrize(
    ("card", "claim"),
    [
        ("doc-bookton", "It draws cards"),
        ("gateway-to-dis", "It can rid you of many creatures"),
        ("eureka", "It archives"),
        ("witch-of-the-dawn", "It brings cards back"),
        ("relentless-assault", "It lets you do more"),
        ("flame-wreathed", "It makes creatures stronger"),
        ("seraphic-armor", "It can make a creature last longer"),
        ("prince-derric-unifier", "It can bring you Æmber"),
        ("mind-barb", "It leaves your opponent fewer cards"),
        ("dust-pixie", "It has no text of its own"),
    ],
)
def test_what_a_card_is_good_for_is_said(card: str, claim: str) -> None:
    assert [line for line in said(explain_card(card))["good"] if line.startswith(claim)]


@pytest.mark.parametrize(
    ("by", "other"),
    [
        ("cup-of-water", "ch-337a"),
        ("nepeta-gigantica", "troll"),
        ("particle-sweep", "dino-knight"),
        ("guji-dinosaur-hunter", "venator-altum"),
        ("ardent-hero", "mimic-gel"),
        ("growland", "mimic-gel"),
    ],
)
def test_what_a_text_harms_is_no_partner(by: str, other: str) -> None:
    assert explain_card(by, [other]).partners == ()
    assert explain_card(other, [by]).partners == ()


def test_a_creature_is_used_once_more_only_where_it_is_readied() -> None:
    uses = said(explain_card("youngest-bear", ["headhunter", "doc-bookton"]))["partners"]
    assert uses == [
        "Youngest Bear lets a creature be used whichever its house is, and Doc Bookton does something when it is used."
    ]


@pytest.mark.rule("glossary/treachery")
def test_a_card_that_the_opponent_controls_is_not_said_to_be_used_from_your_next_turn_on() -> None:
    traitors = [
        card.id for card in library().values() if card.implemented and "treachery" in [k.value for k in card.keywords]
    ]
    assert traitors
    for card in (*traitors, "cursed-relic"):
        assert not [line for line in said(explain_card(card))["mistakes"] if "your next turn" in line], card


def test_only_what_harms_creatures_is_said_to_hit_your_own() -> None:
    assert not said(explain_card("emp-blast"))["mistakes"], "it destroys artifacts"


@pytest.mark.rule("glossary/tide")
def test_the_tide_is_neutral_at_first_and_exhausts_nothing() -> None:
    (tide,) = [card.id for card in library().values() if card.type is CardType.TIDE]
    lesson = said(explain_card(tide))
    assert "neutral" in lesson["does"][0] and "nothing is exhausted" in lesson["does"][1]
    assert not lesson["mistakes"]


@pytest.mark.rule("glossary/enhance")
def test_enhance_is_explained_and_is_a_text() -> None:
    enhancing = [card for card in library().values() if card.facts.enhance and card.implemented]
    assert len(enhancing) > 100
    for card in enhancing:
        lesson = said(explain_card(card.id))
        assert any(line.startswith("Enhance: ") for line in lesson["does"]), card.id
        assert not any("no text of its own" in line for line in lesson["good"]), card.id


def test_an_action_without_a_play_ability_does_nothing_when_it_is_played() -> None:
    does = said(explain_card("oh-you-shouldn-t-have"))["does"]
    assert not any("what it does happens once" in line for line in does)


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(KeyError):
        explain_card("no-such-card")
