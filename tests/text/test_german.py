"""German word forms: declension tables and conjugation."""

import pytest

from kfdesk.text import german
from kfdesk.text.german import Case, verb
from kfdesk.text.nominals import described
from kfdesk.text.parts_of_speech import (
    ALL,
    ANY_NUMBER,
    EACH,
    NO,
    OTHER,
    THAT,
    THE,
    THIS,
    UP_TO,
    A,
    Adjective,
    Det,
    Noun,
)
from kfdesk.text.wording import render_inline

CREATURE = Noun("creature", "die Kreatur, Kreaturen")
ARTIFACT = Noun("artifact", "das Artefakt, Artefakte")
NEIGHBOR = Noun("neighbor", "der Nachbar, Nachbarn", weak=True)
TURN = Noun("turn", "der Zug, Züge, Zuges")
ENEMY = Adjective("enemy", "feindlich")


@pytest.mark.parametrize(
    ("noun", "det", "count", "forms"),
    [
        (CREATURE, A, 1, "eine feindliche Kreatur|eine feindliche Kreatur|einer feindlichen Kreatur"),
        (CREATURE, THE, 1, "die feindliche Kreatur|die feindliche Kreatur|der feindlichen Kreatur"),
        (ARTIFACT, A, 1, "ein feindliches Artefakt|ein feindliches Artefakt|einem feindlichen Artefakt"),
        (ARTIFACT, THAT, 1, "jenes feindliche Artefakt|jenes feindliche Artefakt|jenem feindlichen Artefakt"),
        (NEIGHBOR, A, 1, "ein feindlicher Nachbar|einen feindlichen Nachbarn|einem feindlichen Nachbarn"),
        (NEIGHBOR, EACH, 1, "jeder feindliche Nachbar|jeden feindlichen Nachbarn|jedem feindlichen Nachbarn"),
        (TURN, NO, 1, "kein feindlicher Zug|keinen feindlichen Zug|keinem feindlichen Zug"),
        (TURN, THIS, 2, "diese 2 feindlichen Züge|diese 2 feindlichen Züge|diesen 2 feindlichen Zügen"),
        (ARTIFACT, A, 2, "2 feindliche Artefakte|2 feindliche Artefakte|2 feindlichen Artefakten"),
        (
            CREATURE,
            UP_TO,
            3,
            "bis zu 3 feindliche Kreaturen|" * 2 + "bis zu 3 feindlichen Kreaturen",
        ),
        (ARTIFACT, ALL, None, "alle feindlichen Artefakte|alle feindlichen Artefakte|allen feindlichen Artefakten"),
        (
            ARTIFACT,
            ANY_NUMBER,
            None,
            "beliebig viele feindliche Artefakte|" * 2 + "beliebig vielen feindlichen Artefakten",
        ),
    ],
)
def test_noun_phrase_in_nominative_accusative_dative(noun: Noun, det: Det, count: int | None, forms: str) -> None:
    phrase = described(noun, det, ENEMY, count=count)
    assert "|".join(render_inline(phrase, "de", case=case) for case in (Case.NOM, Case.ACC, Case.DAT)) == forms


@pytest.mark.parametrize(
    ("noun", "count", "form"),
    [
        (CREATURE, 1, "der anderen Kreatur"),
        (ARTIFACT, 1, "des anderen Artefakts"),
        (NEIGHBOR, 1, "des anderen Nachbarn"),
        (TURN, 1, "des anderen Zuges"),
        (TURN, 2, "der 2 anderen Züge"),
    ],
)
def test_genitive(noun: Noun, count: int, form: str) -> None:
    assert render_inline(described(noun, THE, OTHER, count=count), "de", case=Case.GEN) == form


@pytest.mark.parametrize(
    ("notation", "you", "third", "imperative", "participle"),
    [
        ("stehlen", "stiehlst", "stiehlt", "stiehl", "gestohlen"),
        ("zu-fügen", "zufügst", "zufügt", "füge", "zugefügt"),
        ("erhalten", "erhältst", "erhält", "erhalte", "erhalten"),
        ("archivieren", "archivierst", "archiviert", "archiviere", "archiviert"),
        ("zerstören", "zerstörst", "zerstört", "zerstöre", "zerstört"),
        ("erbeuten", "erbeutest", "erbeutet", "erbeute", "erbeutet"),
        ("ernten", "erntest", "erntet", "ernte", "geerntet"),
        ("opfern", "opferst", "opfert", "opfere", "geopfert"),
        ("ab-handeln", "abhandelst", "abhandelt", "handle", "abgehandelt"),
        ("mischen", "mischst", "mischt", "mische", "gemischt"),
        ("beschützen", "beschützt", "beschützt", "beschütze", "beschützt"),
        ("entfernen", "entfernst", "entfernt", "entferne", "entfernt"),
        ("übernehmen", "übernimmst", "übernimmt", "übernimm", "übernommen"),
        ("auf-decken", "aufdeckst", "aufdeckt", "decke", "aufgedeckt"),
        ("an-sehen", "ansiehst", "ansieht", "sieh", "angesehen"),
        ("verlieren", "verlierst", "verliert", "verliere", "verloren"),
        ("werden", "wirst", "wird", "werde", "worden"),
    ],
)
def test_conjugation(notation: str, you: str, third: str, imperative: str, participle: str) -> None:
    forms = verb(notation)
    assert (forms.last(2, plural=False), forms.last(3, plural=False)) == (you, third)
    assert (forms.imperative, forms.participle) == (imperative, participle)


def test_zu_goes_inside_a_separable_verb() -> None:
    assert verb("zu-fügen").with_zu() == ("zuzufügen",)
    assert verb("stehlen").with_zu() == ("zu", "stehlen")


def test_what_is_no_infinitive_is_refused() -> None:
    with pytest.raises(ValueError, match="infinitive"):
        verb("Schaden")


def test_pronouns_have_gender_and_number() -> None:
    said = [german.pronoun(Case.DAT, gender) for gender in "mfnp"]
    assert said == ["ihm", "ihr", "ihm", "ihnen"]
