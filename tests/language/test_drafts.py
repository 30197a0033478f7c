"""The drafts prove the words on cards that are to come: each is a definition, reads in both languages, and says
what the card means."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.cards.usage import word_uses
from kfdesk.engine.terms import Half
from kfdesk.language.definition import CardDefinition, registered
from kfdesk.language.index import words as listed
from tests.cards.wording import REFERENCE, compare, reference_texts
from tests.language import drafts
from tests.language.drafted import DRAFTS, FILES
from tests.language.drafts.unsaid import SINGULAR, UNSAID

HERE = Path(drafts.__path__[0])


def meanings() -> dict[str, str]:
    """Return what each card does, in words of our own: a line a card, its id first."""
    lines = (HERE / "meanings.txt").read_text(encoding="utf-8").splitlines()
    return {id_: said for id_, _, said in (line.partition(": ") for line in lines if line and line[0] != "#")}


MEANINGS = meanings()
DEFINED = {id_: CardDefinition(facts()[id_], draft) for id_, draft in DRAFTS.items()}

ALIKE_MEANING = 0.7
"""Likeness of a text and the meaning in our own words below which one of them is taken to be wrong."""
ALIKE_PRINT = 0.6
"""Likeness of a text and the reference wording below which the draft is taken to say something else."""

OTHERWISE = {
    "po-s-pixies": "two sentences for stealing and capturing",
}
"""Cards that are worded otherwise than they are printed, and why."""


NAMED = REFERENCE.with_name("named-in-rulebooks.txt")
"""The cards that the rulebooks name, an id a line, beside the reference wording."""


@pytest.mark.skipif(not NAMED.is_file(), reason="the list of named cards was not found beside the repository")
def test_each_card_that_a_rulebook_names_is_in_the_program_drafted_or_unsaid() -> None:
    named = [line for line in NAMED.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    written = {facts()[id_].other_half if facts()[id_].half is Half.TOP else id_ for id_ in named}
    known = {*library().implemented, *DRAFTS, *UNSAID, *SINGULAR}
    assert sorted(written - known) == []


def test_no_card_is_drafted_and_unsaid_and_each_unsaid_one_has_a_reason() -> None:
    assert not DRAFTS.keys() & UNSAID.keys()
    assert not DRAFTS.keys() & SINGULAR.keys()
    assert not UNSAID.keys() & SINGULAR.keys()
    unknown = [id_ for id_ in (*DRAFTS, *UNSAID, *SINGULAR) if id_ not in facts()]
    assert unknown == []
    assert all(UNSAID.values()) and all(SINGULAR.values())


def test_a_draft_whose_card_is_in_the_program_has_moved_there() -> None:
    assert [id_ for id_ in (*DRAFTS, *UNSAID, *SINGULAR) if id_ in library().implemented] == []


def test_drafts_use_nothing_but_the_words() -> None:
    for file in HERE.glob("*.py"):
        imported = re.findall(r"^(?:from|import) .*$", file.read_text(encoding="utf-8"), re.MULTILINE)
        assert imported in ([], ["from kfdesk.language.words import *"]), file.name


def test_each_draft_with_words_has_a_meaning_but_those_at_random_and_second_cards() -> None:
    others = ("tests.language.drafts.at_random", "tests.language.drafts.second_cards")
    drawn = {draft.id for module in others for draft in registered(module)}
    assert MEANINGS.keys() == {id_ for id_, draft in DRAFTS.items() if draft.abilities} - drawn


KEPT = {"WARDED"}
"""Words that no card of the game says and rule tests speak: the status with which a ward is asked for, as `STUNNED`
and `ENRAGED` do for the others."""


def test_a_word_that_no_card_says_is_said_by_a_draft_of_one_to_come() -> None:
    drafted = {
        part.id
        for file in HERE.glob("*.py")
        for part in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(part, ast.Name)
    }
    words = {word.name for word in listed() if word.part != "constants"}
    assert words - word_uses().keys() - drafted == KEPT


BY_FILE = pytest.mark.parametrize("file", [file for file, cards in FILES.items() if cards])


@BY_FILE
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_drafts_of_a_file_read(file: str, language: str) -> None:
    for card in FILES[file]:
        definition = DEFINED[card]
        text = definition.text(language).replace(definition.title.say(language), "X")
        assert bool(text) is bool(definition.abilities or definition.keywords or definition.facts.enhance), card
        icons = re.sub(r"\{(amber|damage|capture|draw|discard|power|tide|house:[a-z]+)\}", "X", text)
        assert not re.search(r"[{}\[\]|=_]|  | [.,;:]|\bNone\b|\b1 \w+s\b", icons), (card, text)
        for line in text.split("\n") if text else ():
            assert line[:1].isupper() or line[:1] in "„“•{", (card, line)
            assert re.search(r"[.!?:][’‘]?[”“)]?$", line), (card, line)


def test_each_draft_says_what_its_card_means() -> None:
    said = [compare(card, DEFINED[card].name, _without_keywords(DEFINED[card]), MEANINGS[card]) for card in MEANINGS]
    assert [found for found in said if found.likeness < ALIKE_MEANING or found.numbers_differ] == []


@pytest.mark.skipif(not REFERENCE.is_file(), reason="the reference wording was not found beside the repository")
def test_each_draft_says_what_is_printed_on_the_card() -> None:
    reference = reference_texts()
    said = []
    for card in (id_ for id_, draft in DRAFTS.items() if draft.abilities):
        printed = reference[card].replace("{tide}", "")
        said.append(compare(card, DEFINED[card].name, DEFINED[card].text("en"), printed))
    assert [found for found in said if found.likeness < ALIKE_PRINT and found.card not in OTHERWISE] == []


def _without_keywords(definition: CardDefinition) -> str:
    lines = definition.text("en").split("\n")
    return "\n".join(lines[bool(definition.facts.enhance) + bool(definition.keywords) :])
