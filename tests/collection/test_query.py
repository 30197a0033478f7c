"""The search language: what a text means, how chips say it, and that no text is refused."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kfdesk import catalogs
from kfdesk.collection.query import MAX_TERMS, Op, Query, Term, closed, parse
from kfdesk.collection.suggest import suggest
from kfdesk.collection.vocabulary import NUMBERS, POSSESSIONS, PROPERTIES, Field, field_names
from tests.characters import ANY

PIECES = (
    "house:dis",
    "-house:mars",
    "card:anger>=2",
    'card:"Ember',
    'Imp"',
    "set:cota",
    "tag:to|",
    "or",
    "oder",
    "(",
    ")",
    "amber>=10",
    "creatures",
    ">",
    "18",
    "is:fav",
    "is:un",
    "added:2026-11",
    "added>2026-13",
    "has:notes",
    "-",
    "--",
    ":",
    ">=",
    "house:",
    "“",
    "”",
    '"',
    "wins:>3",
    "steal:2-5",
    "foo:bar",
    "type:x",
    "æmber≥3",
    "chains:",
    "1e9",
    "²",
    "٣",
    "house:dis,mars",
    "trait:ritter>1",
)


def only(text: str) -> Term:
    (term,) = parse(text).terms
    return term


def said(text: str) -> list[tuple[Field, tuple[str, ...], str, float]]:
    return [(term.field, term.values, str(term.op or ""), term.amount) for term in parse(text).terms]


@given(st.text(ANY, max_size=200) | st.lists(st.sampled_from(PIECES) | st.text(ANY, max_size=5)).map(" ".join))
@settings(max_examples=100, deadline=None)
def test_no_text_is_refused(text: str) -> None:
    query = parse(text)
    ends = [term.end for term in query.terms]
    assert ends == sorted(ends)
    for term in query.terms:
        assert 0 <= term.start < term.end <= len(text)
        assert term.words.en and term.words.say("de")
    assert parse(query.text) == query


@given(st.lists(st.sampled_from(PIECES), max_size=8).map(" ".join), st.data())
@settings(max_examples=100, deadline=None)
def test_a_chip_taken_off_leaves_the_others(text: str, data: st.DataObject) -> None:
    query = parse(text)
    if query.terms:
        gone = data.draw(st.sampled_from(query.terms))
        left = parse(query.without(gone))
        assert [term.words for term in left.terms] == [term.words for term in query.terms if term != gone]
        kept = [len([term for term in group if term != gone]) for group in query.groups]
        assert [len(group) for group in left.groups] == [count for count in kept if count]


def test_terms_side_by_side_must_all_hold() -> None:
    assert [len(group) for group in parse("house:dis card:imp anger").groups] == [1, 1, 1]


@pytest.mark.parametrize("joint", ["|", "or", "OR", "oder", " | "])
def test_a_joint_makes_alternatives(joint: str) -> None:
    assert [len(group) for group in parse(f"a house:dis {joint} house:mars b").groups] == [1, 2, 1]


@pytest.mark.parametrize(
    ("text", "groups"),
    [
        ("| house:dis", [["dis"]]),
        ("house:dis |", [["dis"]]),
        ("or", []),
        ("house:dis | | house:mars", [["dis", "mars"]]),
    ],
)
def test_a_joint_without_a_neighbor_is_nothing(text: str, groups: list[list[str]]) -> None:
    assert [[value for term in group for value in term.values] for group in parse(text).groups] == groups


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("anger", (Field.TEXT, ("anger",), "", 0)),
        ("Æmber’s", (Field.TEXT, ("aembers",), "", 0)),
        ("house:dis", (Field.HOUSE, ("dis",), "", 0)),
        ("fraktion:schatten", (Field.HOUSE, ("shadows",), "", 0)),
        ('house:"Star Alliance"', (Field.HOUSE, ("staralliance",), "", 0)),
        ("house:un", (Field.HOUSE, ("unfathomable", "untamed"), "", 0)),
        ("house:dis,mars", (Field.HOUSE, ("dis", "mars"), "", 0)),
        ("set:cota", (Field.SET, ("CotA",), "", 0)),
        ("set:341", (Field.SET, ("CotA",), "", 0)),
        ("set:601", (Field.SET, ("#601",), "", 0)),
        ("set:mutation", (Field.SET, ("MM", "MoMu"), "", 0)),
        ('card:"Ember Imp"', (Field.CARD, ("ember imp",), "", 0)),
        ("card:anger>=2", (Field.CARD, ("anger",), ">=", 2)),
        ('karte:"Ember Imp"=0', (Field.CARD, ("ember imp",), "=", 0)),
        ("trait:knight>3", (Field.TRAIT, ("knight",), ">", 3)),
        ("is:favorit", (Field.IS, ("favorite",), "", 0)),
        ("is:unplayed", (Field.IS, ("unplayed",), "", 0)),
        ("has:notizen", (Field.HAS, ("notes",), "", 0)),
        ("amber>=10", (Field.NUMBER, ("amber",), ">=", 10)),
        ("Æmber >= 10", (Field.NUMBER, ("amber",), ">=", 10)),
        ("amber:>=10", (Field.NUMBER, ("amber",), ">=", 10)),
        ("amber:10+", (Field.NUMBER, ("amber",), ">=", 10)),
        ("expected>17,5", (Field.NUMBER, ("expected",), ">", 17.5)),
        ("siege≥3", (Field.NUMBER, ("wins",), ">=", 3)),
        ("chains:0", (Field.NUMBER, ("chains",), "=", 0)),
        ("missing>0", (Field.NUMBER, ("unknown",), ">", 0)),  # as older versions kept it
        ("fehlend=0", (Field.NUMBER, ("unknown",), "=", 0)),
        ("type:artifact>=3", (Field.NUMBER, ("artifacts",), ">=", 3)),
        ("typ:kreatur", (Field.NUMBER, ("creatures",), ">=", 1)),
        ("tag:To", (Field.TAG, ("to",), "", 0)),
        ("source:keyteki", (Field.SOURCE, ("keyteki",), "", 0)),
    ],
)
def test_a_term_is_understood(text: str, meant: tuple[Field, tuple[str, ...], str, float]) -> None:
    assert said(text) == [meant]


def test_a_minus_turns_a_term_round() -> None:
    term = only("-house:mars")
    assert (term.negated, term.field, term.words.en, term.words.say("de")) == (
        True,
        Field.HOUSE,
        "not House: Mars",
        "nicht Fraktion: Mars",
    )


@pytest.mark.parametrize(
    "text", ["house!=dis", "set!=cota", "card!=anger", "type!=creature", "amber!=3-4", "amber!=3+"]
)
def test_unequal_is_the_opposite_of_what_the_same_finds(text: str) -> None:
    term, equal = only(text), only(text.replace("!=", ":"))
    assert term.negated and (term.field, term.values, term.op) == (equal.field, equal.values, equal.op)
    assert term.words.en == only("-" + text.replace("!=", ":")).words.en and not only(f"-{text}").negated


@pytest.mark.parametrize("text", ["amber!=3", "added!=2024", "nothing!=dis"])
def test_what_compares_by_itself_or_is_no_field_is_not_turned_round(text: str) -> None:
    assert not only(text).negated


@pytest.mark.parametrize(
    ("text", "ended"), [('"key', '"key"'), ('says:"key', 'says:"key"'), ('"a" b', '"a" b'), ("", "")]
)
def test_an_open_quotation_is_ended_before_more_is_joined(text: str, ended: str) -> None:
    assert closed(text) == ended


@pytest.mark.parametrize(
    ("text", "op", "amount", "until"),
    [
        ("control>=-1.75", Op.AT_LEAST, -1.75, None),
        ("control < -2", Op.LESS, -2.0, None),
        ("control:>-2", Op.MORE, -2.0, None),
        ("control=-0,5", Op.IS, -0.5, None),
        ("control:-1.75-31", Op.AT_LEAST, -1.75, 31.0),
        ("control:-3--1", Op.AT_LEAST, -3.0, -1.0),
    ],
)
def test_a_figure_may_be_below_nought(text: str, op: Op, amount: float, until: float | None) -> None:
    (term,) = parse(text).terms
    assert (term.field, term.values, term.op, term.amount, term.until) == (
        Field.NUMBER, ("control",), op, amount, until,
    )  # fmt: skip


def test_a_range_has_two_ends() -> None:
    term = only("creatures:18-14")
    assert (term.amount, term.until) == (14, 18)
    assert term.words.say("de") == "Kreaturen 14–18"


@pytest.mark.parametrize(
    ("text", "first", "end"),
    [
        ("added:2026-11", datetime(2026, 11, 1), datetime(2026, 12, 1)),
        ("added:2026-12", datetime(2026, 12, 1), datetime(2027, 1, 1)),
        ("added:2026", datetime(2026, 1, 1), datetime(2027, 1, 1)),
        ("hinzugefügt:2026-11-05", datetime(2026, 11, 5), datetime(2026, 11, 6)),
    ],
)
def test_a_date_is_a_span_of_local_time(text: str, first: datetime, end: datetime) -> None:
    term = only(text)
    assert (term.field, term.op, term.amount, term.until) == (
        Field.ADDED,
        Op.IS,
        first.timestamp(),
        end.timestamp(),
    )


@pytest.mark.parametrize("text", ["house:", "amber>", "amber>=", "-", "is:", '"', "added:>", "card:>=", "()", "!?"])
def test_what_is_still_being_typed_filters_nothing(text: str) -> None:
    assert not parse(text)


@pytest.mark.parametrize(
    ("text", "word", "hint"),
    [
        ("house:brobnr", "brobnr", "Did you mean house:brobnar?"),
        ("hose:dis", "hose dis", "Did you mean house:?"),
        ("set:cotta", "cotta", "Did you mean set:cota?"),
        ("is:favurite", "favurite", "Did you mean is:favorite?"),
        ("wins:many", "wins many", "“wins” is compared with a number, such as wins>=10."),
        ("added:soon", "added soon", "“added” needs a date, such as added:2026-11 or added>=2026-11-05."),
    ],
)
def test_what_is_no_field_is_searched_for_and_hinted_at(text: str, word: str, hint: str) -> None:
    query = parse(text)
    assert [(term.field, term.values) for term in query.terms] == [(Field.TEXT, (word,))]
    assert [words.en for words in query.hints] == [hint]


def test_a_word_like_nothing_gets_no_hint() -> None:
    assert parse("xyzzyplugh:qqqq").hints == ()


def test_quotes_ask_for_whole_words() -> None:
    assert only('"imp"').whole and only("„imp“").whole and not only("imp").whole
    assert only('card:"ember imp').values == ("ember imp",)


def test_too_many_terms_are_cut_off() -> None:
    assert len(parse(" ".join("abc" for _ in range(400))).terms) == MAX_TERMS


def test_an_alternative_that_is_still_being_typed_binds_nothing_else() -> None:
    assert [len(group) for group in parse("anger | house: imp").groups] == [1, 1]


def test_an_empty_text_is_no_query() -> None:
    assert not parse("  ") and parse("").terms == () and not Query()


def test_names_of_fields_are_one_word_and_belong_to_one_field() -> None:
    for name in field_names():
        assert name and name.isalnum() and name == name.lower()
    for table in (NUMBERS, PROPERTIES, POSSESSIONS):
        for entry in table.values():
            assert " " not in entry.typed.en + entry.typed.say("de")
    for column, entry in NUMBERS.items():
        assert {field_names()[name] for name in entry.names} == {column}


def test_no_translation_takes_a_name_of_a_field_away(tmp_path: Path) -> None:
    content = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'
    for text, said in (("played", "set"), ("amber", "tag"), ("house", "casa"), ("card", "carta bella")):
        content += f'msgctxt "typed in a search"\nmsgid "{text}"\nmsgstr "{said}"\n\n'
    (tmp_path / "it.po").write_text(content + 'msgid "Giant"\nmsgstr "Gigante"\n', encoding="utf-8")
    catalogs.look_in(tmp_path)
    try:
        found = [field_names()[name] for name in ("set", "tag", "casa", "cartabella")]
        assert found == [Field.SET, Field.TAG, Field.HOUSE, Field.CARD]
        assert "cartabella:" in proposed("cart", "it"), "a name is typed without spaces"
        assert "trait:giant" in proposed("trait:gigant", "it"), "decks are found by English and German traits"
    finally:
        catalogs.look_in()


# Proposals.


def proposed(text: str, language: str = "en") -> list[str]:
    found = suggest(text, len(text), tags=["To Trade", "Top"], folders=["Box 1"], language=language)
    return [text[: found.start] + found.text + text[found.end :] for found in found]


@pytest.mark.parametrize(
    ("text", "language", "whole"),
    [
        ("bro", "en", "house:brobnar"),
        ("anger house:sch", "en", "anger house:shadows"),
        ("-house:un", "en", "-house:unfathomable"),
        ("crea", "en", "creatures>="),
        ("krea", "de", "kreaturen>="),
        ("card:emb", "en", 'card:"Ember Imp"'),
        ('card:"ember i', "en", 'card:"Ember Imp"'),
        ("glutt", "de", "karte:Glutteufelchen"),
        ("tag:tr", "en", 'tag:"To Trade"'),
        ("folder:b", "en", 'folder:"Box 1"'),
        ("ist:spiel", "de", "ist:spielbar"),
        ("merkmal:rit", "de", "merkmal:Ritter"),
        ("house:brobnr", "en", "house:brobnar"),
    ],
)
def test_a_word_is_completed(text: str, language: str, whole: str) -> None:
    assert whole in proposed(text, language)


def test_every_proposal_is_understood() -> None:
    for language in ("en", "de"):
        for text in ("house:", "is:", "has:", "set:", "source:", "tag:", "folder:", "trait:", "card:"):
            assert proposed(text, language) or text == "card:", text
            for whole in proposed(text, language):
                (term,) = parse(whole).terms
                assert term.field is field_names()[text[:-1]] and term.hint is None, whole
        for letter in "abcdefghijklmnopqrstuvwxyz":
            for whole in proposed(letter, language):
                number = whole.endswith(">=")
                if not whole.endswith(":"):
                    (term,) = parse(whole + "1" * number).terms
                    assert (term.field is Field.NUMBER) == number and term.hint is None, whole


@given(st.text(ANY, max_size=30), st.integers(-5, 40))
@settings(max_examples=100, deadline=None)
def test_proposals_never_fail(text: str, cursor: int) -> None:
    for found in suggest(text, cursor, tags=["★"]):
        assert 0 <= found.start <= found.end <= len(text)


@pytest.mark.parametrize(
    ("text", "first", "start"),
    [
        ("dust pix", 'card:"Dust Pixie"', 0),
        ("dis dust pix", 'card:"Dust Pixie"', 4),
        ("house:dis dust pix", 'card:"Dust Pixie"', 10),
        ("-dust pix", 'card:"Dust Pixie"', 1),
        ("card:dust pix", 'card:"Dust Pixie"', 0),
        ("way of the be", 'card:"Way of the Bear"', 0),
        ("dis pixi", 'card:"Dust Pixie"', 4),
    ],
)
def test_several_words_are_completed_together(text: str, first: str, start: int) -> None:
    found = suggest(text, len(text))
    assert (found[0].text, found[0].start, found[0].end) == (first, start, len(text))


def test_what_may_have_been_meant_is_said_in_the_language_of_who_reads_it() -> None:
    (hint,) = parse("hose:dis").hints
    assert (hint.say("en"), hint.say("de")) == ("Did you mean house:?", "Meintest du fraktion:?")
    (hint,) = parse("wins1:3").hints
    assert (hint.say("en"), hint.say("de")) == ("Did you mean wins:?", "Meintest du siege:?")
    assert all("erbeuten" not in hint.en for hint in parse("token:grunt").hints)


def test_a_property_that_is_none_says_so_unless_it_may_go_on() -> None:
    (hint,) = parse("is:zzzz").hints
    assert hint.en == "There is no search “is:zzzz”; it is looked for as a word."
    assert parse("is:f").hints == () or "There is no search" not in parse("is:f").hints[0].en
