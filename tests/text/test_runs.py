"""Text as runs: what each stretch of a text is, and that together they say what the text says."""

from __future__ import annotations

import pytest

from kfdesk.cards import library
from kfdesk.text.joining import Aside, InRole, Labelled, Sentences, Stated
from kfdesk.text.nominals import described
from kfdesk.text.parts_of_speech import A, Adjective, Noun, Prefix
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.runs import Role, Run, lines, mapped, merged, of_text, plain, targets
from kfdesk.text.wording import Wordable, WordingError, rendered
from kfdesk.text.words import LANGUAGES, Counted, Linked, Pair, Title, Unnamed, Words, joined, linked, same

STEAL = Phrase(en="steal {n}{amber}", de="{n}{amber} stehlen", rule="glossary/steal")
WARD = Phrase(en="remove a <ward> from {target}", de="einen <Beschützt-Marker> von {target:dat} entfernen", rule="ward")
CREATURE = Noun("creature", "die Kreatur, Kreaturen")
UNNAMED = Unnamed(Pair("a card", "eine Karte"), dative="einer Karte")
TROLL = Title("Troll", (("de", "Der Troll"),))


def roles(node: Wordable, language: str, *wanted: Role) -> list[tuple[str, str]]:
    """Return the runs of these roles, each with what it leads to."""
    return [(run.text, run.target) for run in rendered(node, language) if run.role in wanted]


@pytest.mark.parametrize(
    "words",
    [
        Words("Deck shelf"),
        Pair("red", "rot", rule="glossary/keys"),
        Words("{who:poss} pool: {n}{{amber}}").filled(who=TROLL, n=3),
        Words("1 deck", plural="{n} decks").filled(n=2),
        Words("{card} and {other:dat}").filled(card=TROLL, other=UNNAMED),
        Words("{said}").filled(said=Words("Steal 1{{amber}}.").filled()),
        Counted(2, Pair("chain", "Kette", plural=("chains", "Ketten"), rule="glossary/chains")),
        joined([TROLL, same("x")], " · "),
        linked([TROLL, same("Ada"), Pair("ward", "Schutz", rule="glossary/ward")]),
        Pair("stunned", "betäubt", rule="glossary/stun").title,
        Words("stunned").mapped(str.upper),
        Words("stunned").mapped(lambda said: f"[{said}]"),
        Linked(TROLL, "card:c3/troll"),
    ],
    ids=lambda words: words.en,
)  # fmt: skip
@pytest.mark.parametrize("language", [*LANGUAGES, "fr"])
def test_the_runs_of_a_wording_say_what_it_says(words: Words, language: str) -> None:
    assert plain(words.runs(language)) == words.say(language)
    assert plain(words.put_runs(language, "poss das Deck")) == words.put(language, "poss das Deck")


def test_a_name_in_finished_wording_is_still_a_name_in_a_sentence() -> None:
    lead = Words("{card:bare} ({about})").filled(card=TROLL, about=TROLL)
    stated = Stated(lead, STEAL.of(n=1))
    assert roles(stated, "de", Role.NAME) == [("Der Troll", ""), ("„Der Troll“", "")]
    assert plain(rendered(stated, "de")).startswith("Der Troll („Der Troll“): ")


def test_no_run_of_a_card_is_empty_or_parted_and_every_term_and_icon_leads_somewhere() -> None:
    for card in library().implemented:
        for language in LANGUAGES:
            runs = library()[card].runs(language, reminders=True)
            assert merged(runs) == runs, card
            assert all(run.target for run in runs if run.role in (Role.KEYWORD, Role.TERM, Role.ICON)), card


def test_the_verb_of_a_term_is_one_in_every_order_and_language() -> None:
    assert roles(STEAL.of(n=1), "en", Role.TERM) == [("Steal", "glossary/steal")]
    assert roles(STEAL.of(n=1), "de", Role.TERM) == [("Stiehl", "glossary/steal")]
    falls = Frame(en="if {what}, win", de="falls {what:last}, gewinne").of(what=STEAL.of(n=1))
    assert roles(falls, "de", Role.TERM) == [("stiehlst", "glossary/steal")]


def test_words_in_angle_brackets_are_the_term_instead_of_the_verb() -> None:
    node = WARD.of(target=described(CREATURE, A))
    assert roles(node, "en", Role.TERM) == [("ward", "ward")]
    assert roles(node, "de", Role.TERM) == [("Beschützt-Marker", "ward")]


def test_a_separable_verb_is_a_term_in_both_parts() -> None:
    graft = Phrase(en="graft {card}", de="{card} auf-pfropfen", rule="glossary/graft")
    assert roles(graft.of(card="X"), "de", Role.TERM) == [("Pfropfe", "glossary/graft"), ("auf", "glossary/graft")]


def test_adjectives_prefixes_and_nouns_are_terms_in_each_form() -> None:
    chain = Noun("chain", "die Kette, Ketten", rule="glossary/chains")
    two = described(chain, A, Adjective("old", "alt", rule="glossary/x"), count=2)
    assert roles(two, "de", Role.TERM) == [("alte", "glossary/x"), ("Ketten", "glossary/chains")]
    flank = described(CREATURE, A, Prefix("flank", "Flanken", joined=True, rule="glossary/flank"))
    assert roles(flank, "de", Role.TERM) == [("Flankenkreatur", "glossary/flank")]
    assert roles(flank, "en", Role.TERM) == [("flank", "glossary/flank")]


def test_a_label_takes_its_colon_and_a_keyword_its_stop() -> None:
    label = InRole(Pair("action", "Aktion", rule="glossary/action-ability").title, Role.LABEL)
    text = Labelled((label, InRole("Omni", Role.LABEL)), STEAL.of(n=2))
    assert roles(text, "en", Role.LABEL) == [("Action", "glossary/action-ability"), ("/Omni:", "")]
    taunt = InRole(Pair("taunt", "Spott", rule="glossary/taunt"), Role.KEYWORD)
    said = rendered(Sentences((taunt, Aside("Neighbors cannot be attacked"))), "en")
    assert said == (
        Run("Taunt.", Role.KEYWORD, "glossary/taunt"),
        Run(" "),
        Run("(Neighbors cannot be attacked.)", Role.REMINDER, aside=True),
    )


def test_icons_are_runs_of_their_own_wherever_they_come_from() -> None:
    assert [(run.text, run.role) for run in of_text("2{amber}, {house:dis}")] == [
        ("2", Role.PLAIN),
        ("{amber}", Role.ICON),
        (", ", Role.PLAIN),
        ("{house:dis}", Role.ICON),
    ]
    assert of_text("a { and a }") == (Run("a { and a }"),)


@pytest.mark.parametrize(
    ("text", "slots", "icons"),
    [
        ("{who} has {n}{{amber}}.", {"who": TROLL, "n": 3}, ["amber"]),
        ("{{amber}} and {{house:dis}} of {who}", {"who": TROLL}, ["amber", "house:dis"]),
        ("{{amber}}", {}, ["amber"]),
    ],
)
def test_an_icon_in_a_text_with_slots_is_a_run_of_its_own(
    text: str, slots: dict[str, Words | int], icons: list[str]
) -> None:
    said = Words(text).filled(**slots).runs("en")
    assert [run.target for run in said if run.role is Role.ICON] == icons


def test_a_capital_first_letter_keeps_what_the_words_are() -> None:
    made = Pair("steal one", "x", runs=((Run("steal", Role.TERM, "glossary/steal"), Run(" one")), (Run("x"),)))
    assert made.title.runs("en") == (Run("Steal", Role.TERM, "glossary/steal"), Run(" one"))
    assert made.title.title.runs("de") == (Run("X"),)


def test_only_the_first_of_two_equal_slots_begins_the_sentence() -> None:
    said = Words("{card} fights {card}").filled(card=UNNAMED)
    assert said.en == plain(said.runs("en")) == "A card fights a card"


def test_lines_and_targets_keep_their_order() -> None:
    runs = (Run("a\nb"), Run("c", Role.TERM, "x"), Run("\n"), Run("d", Role.TERM, "y"), Run("e", Role.TERM, "x"))
    assert [plain(line) for line in lines(runs)] == ["a", "bc", "de"]
    assert targets(runs, Role.TERM) == ("x", "y")


def test_a_function_that_keeps_the_length_keeps_the_runs() -> None:
    runs = (Run("steal", Role.TERM, "x"), Run(" one"))
    assert mapped(runs, str.upper) == (Run("STEAL", Role.TERM, "x"), Run(" ONE"))
    assert mapped(runs, lambda said: f"({said})") == (Run("(steal one)"),)


@pytest.mark.parametrize(
    "made",
    [
        lambda: Phrase(en="remove a <ward>", de="einen Schutz entfernen", rule="x"),
        lambda: Phrase(en="remove a <ward>", de="einen <Schutz> entfernen"),
        lambda: fixed("on a flank", "an einer Flanke", "x"),
        lambda: Phrase(en="ready & stun {target}", de="{target} spielbereit machen & betäuben", rule="x&y&z"),
    ],
)
def test_a_term_needs_its_words_in_both_languages_and_its_entry(made: object) -> None:
    with pytest.raises(WordingError):
        made()  # type: ignore[operator]
