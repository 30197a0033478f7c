"""Wording: made anywhere, said in a language at the end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kfdesk import catalogs
from kfdesk.desk.decks.texts import Count
from kfdesk.text.parts_of_speech import Noun, counted
from kfdesk.text.words import Counted, Named, Pair, Words, enumerated, file_value, joined, same
from tests.said import both

_FRENCH = """
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n > 1);\\n"

msgctxt "the name of this language in itself"
msgid "English"
msgstr "Français"

msgid "{who} draws {what}"
msgstr "{who} pioche {what}"

msgid "a deck"
msgid_plural "{n} decks"
msgstr[0] "{n} paquet"
msgstr[1] "{n} paquets"

msgid "card"
msgid_plural "cards"
msgstr[0] "carte"
msgstr[1] "cartes"

msgid "open"
msgstr "ouvrir"

msgctxt "adjective"
msgid "open"
msgstr "ouvert"

msgid " and "
msgstr " et "
"""


@pytest.fixture(autouse=True)
def _french(tmp_path: Path) -> Iterator[None]:
    (tmp_path / "fr.po").write_text(_FRENCH, encoding="utf-8")
    catalogs.look_in(tmp_path)
    yield
    catalogs.look_in()


CARDS = Pair("card", "Karte", plural=("cards", "Karten"))


def test_what_fills_a_slot_is_said_in_the_language_of_the_whole() -> None:
    said = Words("{who} draws {what}").filled(who="Ada", what=Counted(2, CARDS))
    assert said.say("fr") == "Ada pioche 2 cartes"
    assert both(said) == ("Ada draws 2 cards", "Ada draws 2 Karten"), "German of terms stands in the source"


@pytest.mark.parametrize(("number", "en", "fr"), [(0, "0 decks", "0 paquet"), (1, "a deck", "1 paquet"), (2,) * 3])
def test_the_language_chooses_the_form_of_a_plural(number: int, en: str, fr: str) -> None:
    said = Words("a deck", plural="{n} decks").filled(n=number)
    wanted = (en, fr) if number < 2 else ("2 decks", "2 paquets")
    assert (said.say("en"), said.say("fr")) == wanted


def test_a_context_tells_texts_apart_that_read_alike_in_english() -> None:
    assert Words("open").say("fr") == "ouvrir"
    assert Words("open", context="adjective").say("fr") == "ouvert"
    assert Words("open", context="adjective").en == "open"
    assert Words("open", context="of a shop").say("fr") == "open"


def test_parts_are_joined_by_what_the_language_joins_with() -> None:
    parts = [Words("open"), same("Ada")]
    assert joined(parts, Words(" and ")).say("fr") == "ouvrir et Ada"
    assert enumerated(parts).say("fr") == "ouvrir, Ada"


def test_a_title_and_what_a_function_makes_are_made_of_the_translation() -> None:
    assert Words("open").title.say("fr") == "Ouvrir"
    assert Words("open").mapped(str.upper).say("fr") == "OUVRIR"


def test_a_name_is_said_in_the_languages_it_has() -> None:
    name = Named("Anger", (("de", "Zorn"), ("fr", "Colère")))
    assert [name.say(language) for language in ("en", "de", "fr", "es")] == ["Anger", "Zorn", "Colère", "Anger"]


def test_terms_that_stand_in_the_source_in_german_are_looked_up_in_other_languages() -> None:
    assert [CARDS.say(language) for language in ("en", "de", "fr", "es")] == ["card", "Karte", "carte", "card"]


def test_a_noun_of_the_glossary_has_the_forms_of_the_catalog() -> None:
    noun = Noun("card", "die Karte, Karten")
    assert [words.say("fr") for words in (noun.one, noun.many, noun.one.title, noun.many.title)] == [
        "carte",
        "cartes",
        "Carte",
        "Cartes",
    ]
    assert (noun.many.de, counted(2, noun).say("fr"), counted(1, noun).say("de")) == ("Karten", "2 cartes", "1 Karte")


def test_a_count_that_writes_itself_chooses_the_form_of_the_plural_too() -> None:
    said = Words("a deck", plural="{n} decks")
    assert said.filled(n=Count(1)).en == "a deck"
    assert said.filled(n=Count(1200)).en == "1,200 decks"
    assert said.filled(n=Count(1200)).say("fr").endswith("paquets")


def test_values_are_equal_where_they_were_made_alike() -> None:
    template = Words("{who} draws {what}")
    alike = [
        template.filled(who="Ada", what=CARDS),
        template.filled(what=Pair("card", "Karte", plural=("cards", "Karten")), who="Ada"),
    ]
    assert alike[0] == alike[1] and len(set(alike)) == 1
    different = {
        template,
        template.title,
        alike[0],
        template.filled(who="Bo", what=CARDS),
        Words("open"),
        Words("open", context="adjective"),
        Words("open", plural="opens"),
        Pair("open", "offen"),
        same("open"),
        enumerated([Words("open")]),
        joined([Words("open")], ";"),
        CARDS,
    }
    assert len(different) == 12


def test_an_unknown_language_reads_english() -> None:
    assert Words("open").say("xx") == Words("open").say("") == "open"


@pytest.mark.parametrize(
    ("value", "en", "de"),
    [
        ("elf", "“elf”", "„elf“"),
        ("a\nb", "“a\\nb”", "„a\\nb“"),
        ("\ud800", "“\\ud800”", "„\\ud800“"),
        (None, "null", "null"),
        ([1, True], "[1, true]", "[1, true]"),
        ({1}, '"{1}"', '"{1}"'),
        ("x" * 99, f"“{'x' * 40}”", f"„{'x' * 40}“"),
    ],
)
def test_a_value_of_a_file_is_said_as_the_file_writes_it(value: object, en: str, de: str) -> None:
    assert (file_value(value).say("en"), file_value(value).say("de")) == (en, de)
