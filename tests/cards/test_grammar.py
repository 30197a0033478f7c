"""The grammar of all card texts: where German announces a rule, and names of every gender in the place of a card's own.

A card's text speaks of the card by its name, and of other cards by theirs. Whatever a name is, no pronoun may have
another gender, no name that would be declined may stand without quotation marks, and no name may be said twice in a
row.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache

import pytest

from kfdesk.cards import library
from kfdesk.cards.library import import_all
from kfdesk.language import card_names, nouns, rendering
from kfdesk.text.nominals import Name
from kfdesk.text.runs import plain
from kfdesk.text.words import Pair

CARDS = list(import_all())


def test_no_german_card_text_announces_an_order_or_a_second_clause() -> None:
    """Only a span of time over several clauses would be announced by "gilt:", and no card has such a one."""
    announced = re.compile(r"\bgilt\b[^.“]{0,14}:")
    found = {card for card in CARDS if announced.search(library()[card].text("de"))}
    assert found == set()


@contextmanager
def _all_called(name: Pair) -> Iterator[None]:
    """Let every card that a text names have that name."""
    before = list(card_names._sources)
    card_names.look_up_in(lambda _: name)
    try:
        yield
    finally:
        card_names._sources[:] = before


@cache
def _naming() -> tuple[str, ...]:
    """Return the cards whose text speaks of a card by name, or points back at one: only those differ by the name."""
    he, she = (_said(CARDS, kind, "de") for kind in ("masculine", "feminine"))
    name = NAMES["masculine"][0].de
    return tuple(card for card in CARDS if name in he[card] or he[card] != she[card])


@cache
def _texts(kind: str, language: str) -> dict[str, str]:
    """Return the text of every card that names one as if it, and each card it names, had such a name."""
    return _said(_naming(), kind, language)


def _said(ids: Iterable[str], kind: str, language: str) -> dict[str, str]:
    """Return the texts of cards as if they, and each card that they name, had such a name."""
    name, gender = NAMES[kind]

    def called(definition: object) -> Name:
        return Name(name, nouns.CARD_TYPES[definition.type], gender)  # type: ignore[attr-defined]

    with pytest.MonkeyPatch.context() as patch, _all_called(name):
        patch.setattr(rendering, "name_of", called)
        cards = {card: library()[card] for card in ids}
        return {
            id_: plain(rendering.card_runs.__wrapped__(card, card.abilities, language)) for id_, card in cards.items()
        }


NAMES = {
    "masculine": (Pair("Guard", "Grabwart"), "m"),
    "feminine": (Pair("Guard", "Grabwart"), "f"),
    "neuter": (Pair("Guard", "Grabwart"), "n"),
    "of unknown gender": (Pair("Guard", "Grabwart"), ""),
    "with an article": (Pair("The Pale Guard", "Der Bleiche Wart"), ""),
    "an adjective": (Pair("Shorty", "Kurzer"), "m"),
    "a plural": (Pair("Mars Hounds", "Marshunde"), ""),
}
IN_ENGLISH = ("masculine", "with an article", "an adjective", "a plural")
"""Of names that are alike in English, one: there they have no gender."""
PRONOUNS = {
    ("er", "sie", "es"),
    ("ihn", "sie", "es"),
    ("ihm", "ihr", "ihm"),
    ("der", "die", "das"),
    ("den", "die", "das"),
    ("dem", "der", "dem"),
    *((f"sein{end}", f"ihr{end}", f"sein{end}") for end in ("", "e", "en", "em", "er", "es")),
}
"""The words that point back at a name: of a masculine, a feminine and a neuter one."""


def test_german_words_that_point_back_at_a_name_have_its_gender() -> None:
    he, she, it = (_texts(kind, "de") for kind in ("masculine", "feminine", "neuter"))
    wrong = {}
    for card in he:
        said = [re.findall(r"\w+", texts[card].lower()) for texts in (he, she, it)]
        alike = len({len(words) for words in said}) == 1
        odd = {three for three in zip(*said, strict=alike) if len(set(three)) > 1} - PRONOUNS
        if odd or not alike:
            wrong[card] = odd
    assert wrong == {}


def test_german_points_back_at_a_name_of_unknown_gender_with_no_pronoun() -> None:
    """Where a masculine and a feminine name have different pronouns, a name of unknown gender has none."""
    he, she, unknown = (_texts(kind, "de") for kind in ("masculine", "feminine", "of unknown gender"))
    pointing = {card for card in he if he[card] != she[card]}
    assert pointing, "some texts point back at the name"
    assert {card for card in pointing if unknown[card] in (he[card], she[card])} == set()


@pytest.mark.parametrize("kind", ["with an article", "an adjective"])
def test_a_german_name_that_would_be_declined_is_always_quoted(kind: str) -> None:
    name, texts = NAMES[kind][0], _texts(kind, "de")
    bare = re.compile(rf"(?<![„‚]){re.escape(name.de)}")
    assert {card for card, text in texts.items() if bare.search(text)} == set()
    assert any(name.de in text for text in texts.values())


@pytest.mark.parametrize(
    ("kind", "language"),
    [*((kind, "de") for kind in NAMES), *((kind, "en") for kind in IN_ENGLISH)],
)
def test_no_name_is_said_twice_in_a_row(kind: str, language: str) -> None:
    name = NAMES[kind][0]
    said = name.en if language == "en" else name.de
    again = re.compile(rf"{re.escape(said)}(?:’s)?[“‘”]? [„‚“]?{re.escape(said)}")
    texts = _texts(kind, language)
    assert {card for card, text in texts.items() if again.search(text)} == set()
