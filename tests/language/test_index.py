"""The index of words: complete, without doubles, and every word renders with whatever it admits."""

from __future__ import annotations

import inspect
import io
import re
from collections.abc import Iterator
from typing import Any

import pytest

from kfdesk.__main__ import main
from kfdesk.cards.usage import figures, word_uses
from kfdesk.engine.abilities import Ability
from kfdesk.engine.terms import Zone
from kfdesk.language import words as index
from kfdesk.language.base import Node
from kfdesk.language.conditions import Condition
from kfdesk.language.effects.base import Instruction
from kfdesk.language.index import Word, print_words
from kfdesk.language.index import words as listed
from kfdesk.language.players import EACH_PLAYER, YOU
from kfdesk.language.prompts import THIS_CARD
from kfdesk.language.samples import said
from kfdesk.text.wording import render_inline
from tests.language.variations import variations

NO_WORDS = {"Ability", "Condition", "Instruction", "Zone"}
"""What card files take from the index besides words: types of their helpers, the zones of a few words."""
FRAME = {"card", "printed_before"}
"""The frame of every card: its abilities, now and before an erratum."""


def test_the_index_lists_what_card_files_may_use_and_nothing_else() -> None:
    offered = {name for name in vars(index) if not name.startswith("__")} - NO_WORDS
    assert {word.name for word in listed()} == offered
    assert (index.Ability, index.Instruction, index.Zone) == (
        Ability,
        Instruction,
        Zone,
    ) and index.Condition is Condition


def test_every_word_stands_in_one_module_and_says_what_it_means() -> None:
    names = [word.name for word in listed()]
    assert sorted(names) == sorted(set(names))
    assert [word.name for word in listed() if not word.meaning] == []


def test_every_name_that_cards_use_is_a_word() -> None:
    builtin_or_local = {name for name in word_uses() if not hasattr(index, name)}
    words = {word.name for word in listed()}
    assert {name for name in word_uses() if name in words} and not builtin_or_local & words


def test_words_are_found_by_name_meaning_and_wording_in_both_languages() -> None:
    def found(text: str) -> set[str]:
        return {word.name for word in listed() if word.fits(text)}

    assert "ON_FLANK" in found("flank") and "ON_FLANK" in found("Flanken")
    assert "steal" in found("stiehl") and "steal" in found("STEAL") and found("no such word") == set()


def test_the_command_prints_words_with_signature_wordings_and_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "discard_pile"]) == 0
    printed = capsys.readouterr().out
    assert "discard_pile(who=YOU)" in printed and "    cards: " in printed
    assert main(["words", "no", "such", "word"]) == 1 and capsys.readouterr().out == ""


def test_all_words_are_printed_with_the_figures_at_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words"]) == 0
    out = io.StringIO()
    assert print_words(out, "", word_uses()) == len(listed())
    printed = capsys.readouterr().out
    assert printed.startswith(out.getvalue()) and "have such a word" in printed


def test_the_figures_are_printed_alone_on_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "--figures"]) == 0
    printed = capsys.readouterr().out
    assert printed.count("\n") == 1 and printed.endswith(f"cards ({_share_of(printed)}) have such a word.\n")


def _share_of(printed: str) -> str:
    """Return the share that the printed numbers have, in percent."""
    alone, cards = re.findall(r"(\d+) of (\d+) cards", printed)[0]
    return f"{100 * int(alone) / int(cards):.0f} %"


def test_few_cards_have_a_word_of_their_own() -> None:
    found = figures(frozenset(word.name for word in listed() if word.part != "constants"))
    assert found.cards >= 370
    assert found.cards_with_a_word_of_their_own / found.cards < 0.11, "the share only ever falls"


# Every word with whatever it admits ---------------------------------------------------------------

TO_REWORD: set[str] = set()
"""Words whose rule is still worded by hand: they say "your opponent’s" of each player, or "1 cards"."""
PARTS_OF_OTHERS = {"redirect", "complete", "joined"}
"""Words without a text of their own: an event says what is redirected; helpers of instructions."""
ALIKE = (
    {
        "and_",
        "by",
        "either",
        "since",
        "destroy",
        "then",
        "sentences",
        "together",
        "all_of",
        "one_of",
        "a",
        "a_name",
    },
    {"gets", "together"},
    {"if_", "as_soon_as"},
    {"all_true", "there_are"},
    {"play", "for_good", "next_"},
    {"gains_control", "take_control"},
    {"draw", "draws"},
    {"raise_tide", "raises_tide"},
    {"done", "those"},
    {"for_each", "equal_to"},
)
"""Words that read alike with the sample: joints around one thing, quantities that speak behind the verb, an occurrence
and the instruction that brings it about, and pairs that are still to become one word."""


def worded() -> list[Word]:
    return [word for word in listed() if callable_of(word) is not None and word.name not in FRAME | PARTS_OF_OTHERS]


def callable_of(word: Word) -> Any:
    value = getattr(index, word.name, None)
    return value if inspect.isfunction(getattr(value, "__wrapped__", value)) else None


def texts_of(word: Word) -> Iterator[tuple[dict[str, object], str, str]]:
    for chosen, made in variations(callable_of(word)):
        assert isinstance(made, Node), f"kfdesk/language/samples.py has no sample for the arguments of {word.name}"
        yield chosen, render_inline(made, "en", this=THIS_CARD), render_inline(made, "de", this=THIS_CARD)


_ONE_OF_MANY = re.compile(r"\b1 (cards|creatures|artifacts|upgrades|keys|players)\b|\b1 (Karten|Kreaturen|Artefakte)\b")


def test_every_word_reads_well_with_every_player_sort_range_and_number() -> None:
    for word in worded():
        if word.name not in TO_REWORD:
            for chosen, en, de in texts_of(word):
                _check(word, chosen, en, de)


def _check(word: Word, chosen: dict[str, object], en: str, de: str) -> None:
    assert not _ONE_OF_MANY.search(en) and not _ONE_OF_MANY.search(de), (word.name, chosen, en, de)
    if EACH_PLAYER in chosen.values():
        you = {name: YOU if value is EACH_PLAYER else value for name, value in chosen.items()}
        same = said(callable_of(word), **you)
        assert isinstance(same, Node)
        of_you = render_inline(same, "en", this=THIS_CARD)
        assert en.count("opponent") <= of_you.count("opponent"), (word.name, chosen, en)


def test_no_two_words_read_the_same() -> None:
    found: dict[tuple[str, str], set[str]] = {}
    for word in worded():
        for _, en, de in texts_of(word):
            if any(letter.isalpha() for letter in en):
                found.setdefault((en, de), set()).add(word.name)
    doubled = {tuple(sorted(names)) for names in found.values() if len(names) > 1}
    assert [names for names in doubled if not any(set(names) <= group for group in ALIKE)] == []
