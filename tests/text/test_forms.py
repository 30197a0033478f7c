"""The form that a slot asks of a name: possessives, quotes, cases; and that each translation has its own."""

from __future__ import annotations

import pytest

from kfdesk.catalogs import may_stand_for
from kfdesk.text.parts_of_speech import Noun, in_words, times
from kfdesk.text.translating import Message
from kfdesk.text.words import Pair, Title, Unnamed, Words, enumerated, same
from tests.said import both

HERO = Title("Ardent Hero", (("de", "Inbrünstiger Held"),))
TROLL = Title("Troll", ())
A_CARD = Unnamed(Words("a card"), dative="einer Karte")


@pytest.mark.parametrize(
    ("form", "en", "de"),
    [
        ("", "Ardent Hero", "„Inbrünstiger Held“"),
        ("bare", "Ardent Hero", "Inbrünstiger Held"),
        ("quoted", "“Ardent Hero”", "„Inbrünstiger Held“"),
        ("dat", "Ardent Hero", "„Inbrünstiger Held“"),
        ("poss", "Ardent Hero’s", "von „Inbrünstiger Held“"),
    ],
)
def test_a_card_takes_a_form(form: str, en: str, de: str) -> None:
    assert (HERO.put("en", form), HERO.put("de", form)) == (en, de)


def test_a_name_that_is_a_noun_is_quoted_as_any_other() -> None:
    assert [TROLL.put("de", form) for form in ("", "bare", "quoted", "dat")] == [
        "„Troll“",
        "Troll",
        "„Troll“",
        "„Troll“",
    ]


def test_names_keep_their_form_in_lists_and_when_they_are_changed() -> None:
    both_cards = enumerated([HERO, TROLL])
    assert Pair("{cards}", "{cards}").filled(cards=both_cards).say("de") == "„Inbrünstiger Held“, „Troll“"
    assert Pair("{cards:bare}", "{cards:bare}").filled(cards=both_cards).say("de") == "Inbrünstiger Held, Troll"
    assert HERO.mapped(str.upper).put("de") == "„INBRÜNSTIGER HELD“"


def test_what_is_no_name_is_declined_and_begins_a_sentence_with_a_capital() -> None:
    assert [A_CARD.put("de", form) for form in ("", "dat", "poss das Deck")] == [
        "eine Karte", "einer Karte", "das Deck einer Karte",
    ]  # fmt: skip
    assert Pair("{card} is {what}", "{card} ist {what}").filled(card=A_CARD, what=A_CARD).en == "A card is a card"


def test_a_player_is_never_quoted() -> None:
    assert Pair("{who}", "{who}").filled(who=same("Noddy der Dieb")).say("de") == "Noddy der Dieb"


def test_other_formats_work_as_they_always_do() -> None:
    assert Pair("{n:>3}|{n!s}", "").filled(n=7).en == "  7|7"


@pytest.mark.parametrize(
    ("translation", "fits"),
    [
        ("{who:poss das Deck}: {n}", True),
        ("{who}: {n}", True),
        ("{who:quoted}: {n:>3}", False),
        ("{whose}: {n}", False),
    ],
)
def test_a_translation_may_use_other_forms_but_not_other_slots(translation: str, fits: bool) -> None:
    assert may_stand_for(translation, Message("{who:poss} deck: {n}")) is fits


def test_small_numbers_are_words() -> None:
    hat = Noun("awakening counter", "der Hut, Hüte")
    assert [both(in_words(n, hat)) for n in (0, 1, 2, 13)] == [
        ("0 awakening counters", "0 Hüte"), ("an awakening counter", "einen Hut"),
        ("two awakening counters", "zwei Hüte"), ("13 awakening counters", "13 Hüte"),
    ]  # fmt: skip
    assert [both(times(n)) for n in (1, 2, 3, 20)] == [
        ("once", "einmal"), ("twice", "zweimal"), ("three times", "dreimal"), ("20 times", "20-mal"),
    ]  # fmt: skip
