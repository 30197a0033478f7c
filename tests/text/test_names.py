"""Names of the game's words: complete, and naming real rulebook entries."""

from enum import Enum

import pytest

from kfdesk.engine.terms import CardType, House, KeyColor, Keyword, Zone
from kfdesk.language import nouns
from kfdesk.text import german
from kfdesk.text.enumeration import Both
from kfdesk.text.joining import Quoted
from kfdesk.text.nominals import Name, NounPhrase, described
from kfdesk.text.parts_of_speech import THE, A
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.tokens import write
from kfdesk.text.wording import SentenceContext, render, render_inline
from kfdesk.text.words import same


@pytest.mark.parametrize(
    ("table", "members"),
    [
        (nouns.CARD_TYPES, CardType),
        (nouns.ZONES, Zone),
        (nouns.KEYWORDS, Keyword),
        (nouns.KEY_COLORS, KeyColor),
    ],
)
def test_every_member_has_a_name(table: dict[Enum, object], members: type[Enum]) -> None:
    assert set(table) == set(members)


def test_numbered_keywords_say_their_number_in_both_languages() -> None:
    numbered = {keyword for keyword, name in nouns.KEYWORDS.items() if "{n}" in name.reminder.en}
    assert numbered == {Keyword.ASSAULT, Keyword.HAZARDOUS, Keyword.SPLASH_ATTACK}
    assert numbered == {keyword for keyword, name in nouns.KEYWORDS.items() if "{n}" in name.reminder.de}


def test_every_reminder_is_one_sentence() -> None:
    for name in nouns.KEYWORDS.values():
        for text in (name.reminder.en, name.reminder.de):
            assert text.endswith(".")
            assert text.count(".") == 1


def test_every_trait_of_the_facts_has_a_name() -> None:
    from kfdesk.cards.facts import facts

    used = {trait for fact in facts().values() for trait in fact.traits}
    assert used - set(nouns.TRAITS) == set()


def test_houses_and_traits_describe_nouns() -> None:
    knight = described(nouns.CREATURE, A, nouns.trait_prefix("knight"), nouns.FRIENDLY)
    assert (render(knight, "en"), render(knight, "de")) == (
        "A friendly Knight creature",
        "Eine befreundete Ritter-Kreatur",
    )
    martian = described(nouns.CARD, A, nouns.house_prefix(House.MARS).non())
    assert (render(martian, "en"), render(martian, "de")) == ("A non-Mars card", "Eine Nicht-Mars-Karte")


@pytest.mark.parametrize(
    ("owners", "said"),
    [(1, "Krump’s"), (2, "Krump and Troll’s"), (3, "Krump, Troll, and Urchin’s")],
)
def test_of_several_owners_the_last_one_has_the_ending(owners: int, said: str) -> None:
    called = tuple(Name(same(name), nouns.PLAYER) for name in ("Krump", "Troll", "Urchin")[:owners])
    owner = called[0] if owners == 1 else Both(called)
    assert write(owner.possessive(SentenceContext("en")), "en").rstrip(".") == said


@pytest.mark.parametrize(
    ("gender", "subject", "owned"),
    [
        ("", "diese Kreatur", "der Besitzer dieser Kreatur"),
        ("m", "er", "sein Besitzer"),
        ("f", "sie", "ihr Besitzer"),
    ],
)
def test_german_points_at_a_name_of_unknown_gender_by_what_it_is(gender: str, subject: str, owned: str) -> None:
    pointing = Pronoun(Name(same("Troll"), nouns.CREATURE, gender))
    assert render_inline(pointing, "de") == subject
    assert render_inline(NounPhrase((nouns.OWNER,), THE, of=pointing), "de") == owned


def test_quotes_in_a_german_name_are_inner_ones_where_a_sentence_quotes_it() -> None:
    assert render_inline(Name(same("Die „Alte“ Garde"), nouns.CREATURE), "de") == "„Die ‚Alte‘ Garde“"
    assert render_inline(Name(same("„Alte Garde“"), nouns.CREATURE), "de") == "„Alte Garde“"
    assert render(Quoted(Name(same("Die „Alte“ Garde"), nouns.CREATURE), None), "de") == "„‚Die „Alte“ Garde‘.“"
    assert render(Quoted(Name(same("„Alte Garde“"), nouns.CREATURE), None), "de") == "„‚Alte Garde‘.“"
    assert render(Quoted(Name(same("“Old” Guard"), nouns.CREATURE), None), "en") == "“‘Old’ Guard.”"
    assert german.quoted("Opfere „Alte ‚Garde‘“") == "„Opfere ‚Alte „Garde“‘“"


def test_english_quotes_a_name_whose_comma_would_be_read_as_the_sentences() -> None:
    jaga = Name(same("Panpaca, Jaga"), nouns.CREATURE)
    assert render_inline(jaga, "en") == "“Panpaca, Jaga”"
    assert write(jaga.possessive(SentenceContext("en")), "en").rstrip(".") == "“Panpaca, Jaga”’s"
    assert render_inline(Name(same("Troll"), nouns.CREATURE), "en") == "Troll"
