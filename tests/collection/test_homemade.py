"""Home-made cards: what they may say, their ids, their files, and what they are for play."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.collection.database import MAX_NAMES
from kfdesk.collection.homefiles import MAX_BYTES, CardFileError, cards_in, cards_text, read_card_file, save_card_file
from kfdesk.collection.homemade import (
    LONGEST_TEXT,
    MOST_CARDS,
    CardFile,
    HomeCard,
    NotReadError,
    carried,
    compiled,
    homemade,
    plain_name,
    register,
)
from kfdesk.engine.facts import HOMEMADE
from kfdesk.engine.terms import CardType, House, Icon, Keyword
from tests.homemade import BOULDER, CARDS, GRUMBLE, RAIN, RIDDLE, read


def test_equal_cards_have_one_id_whatever_their_keys_and_a_changed_one_has_another() -> None:
    twin = GRUMBLE.model_copy(update={"key": "another"})
    assert twin.id == GRUMBLE.id and twin.id.startswith("home-old-grumble-") and len(twin.id) <= 60
    changes: dict[str, Any] = {
        "name": "Old Rumble", "power": 6, "armor": None, "amber": 2, "icons": (), "traits": (), "text": "Taunt.",
        "houses": (House.DIS,), "meanings": ("1",),
    }  # fmt: skip
    ids = {GRUMBLE.model_copy(update={name: value}).id for name, value in changes.items()}
    assert len(ids) == len(changes) and GRUMBLE.id not in ids
    assert not any(id_.startswith(HOMEMADE) for id_ in facts())


def test_keywords_and_the_icons_behind_enhance_are_facts() -> None:
    card = GRUMBLE.model_copy(update={"text": "Taunt. Hazardous 3. Enhance {damage}{logos}.\nSkirmish. (A reminder.)"})
    assert card.facts.keywords == ((Keyword.TAUNT, 1), (Keyword.HAZARDOUS, 3), (Keyword.SKIRMISH, 1))
    assert card.facts.enhance == ("damage", "logos")
    assert card.facts.amber() == 1 and card.facts.houses == (House.BROBNAR,) and card.facts.sets == ()
    words = GRUMBLE.model_copy(update={"text": "Enhance Æmber, Star Alliance."})
    assert words.facts.enhance == ("amber", "staralliance")
    assert compiled(card).text("en") == "Enhance {damage}{house:logos}.\nTaunt. Hazardous 3. Skirmish."


@pytest.mark.parametrize("said", ["Taunt 2.", "Assault.", "Assault X.", "Enhance plums.", "Enhance {plum}."])
def test_a_keyword_that_is_said_in_no_way_that_is_known_is_not_understood(said: str) -> None:
    card = GRUMBLE.model_copy(update={"text": f"{said}\nPlay: Draw a card."})
    with pytest.raises(NotReadError) as refused:
        compiled(card)
    assert refused.value.lines == (said,) and card.name in refused.value.words.say("de")


def test_a_card_is_what_its_text_says_in_every_language() -> None:
    made = compiled(GRUMBLE)
    assert made.text("en") == GRUMBLE.text
    assert made.text("de").startswith("Spott. Ansturm 2.\nSpielen: Erhalte 1{amber}.")
    assert (made.power, made.armor, made.amber, made.traits) == (5, 1, 1, ("giant",))
    assert compiled(GRUMBLE) is made


def test_a_registered_card_is_found_by_its_id_and_is_none_of_those_that_are_printed() -> None:
    before = len(library()), len(facts())
    register(CARDS)
    read(CARDS)
    assert all(card.id in library() and library()[card.id].implemented for card in CARDS)
    assert all(card.id in facts() and homemade(card.id) == card for card in CARDS)
    assert (len(library()), len(facts())) == before
    assert not any(id_.startswith(HOMEMADE) for id_ in (*library(), *facts(), *library().implemented))


def test_a_card_that_is_not_understood_has_facts_and_is_in_no_library() -> None:
    register((RIDDLE,))
    read((RIDDLE,))
    assert RIDDLE.id in facts() and RIDDLE.id not in library() and library().get(RIDDLE.id) is None
    with pytest.raises(NotReadError, match="Juggle seven plums"):
        compiled(RIDDLE)


def test_the_facts_take_no_card_of_the_table_for_a_home_made_one() -> None:
    with pytest.raises(ValueError, match="no home-made card"):
        facts().register(facts()["anger"])


def test_what_is_carried_along_is_known_or_refused() -> None:
    assert carried((GRUMBLE.id, "anger", GRUMBLE.id), (GRUMBLE,)) == (GRUMBLE,)
    with pytest.raises(ValueError, match="home-never-seen"):
        carried(("home-never-seen-0",))


@given(st.text())
def test_any_name_can_be_made_that_of_a_card(said: str) -> None:
    card = HomeCard(name=plain_name(said), type=CardType.ACTION, houses=(House.DIS,))
    assert card.id.isascii() and len(card.id) <= 60


# What a card may say.


def _raw() -> dict[str, Any]:
    return json.loads(GRUMBLE.model_dump_json())


Change = Callable[[dict[str, Any]], object]
WRONG: list[tuple[str, str, Change]] = [
    ("name", "missing", lambda card: card.pop("name")),
    ("name", "empty", lambda card: card.update(name=" \u200b ")),
    ("name", "60 characters", lambda card: card.update(name="A" * 61)),
    ("name", "brackets", lambda card: card.update(name="{amber}")),
    ("name", "brackets", lambda card: card.update(name="<b>Bo</b>")),
    ("name", "letter", lambda card: card.update(name="…")),
    ("key", "not a valid", lambda card: card.update(key="../key")),
    ("key", "empty", lambda card: card.update(key="")),
    ("type", "“dragon” is not a type", lambda card: card.update(type="dragon")),
    ("type", "a creature, an action", lambda card: card.update(type="the tide")),
    ("houses", "missing", lambda card: card.pop("houses")),
    ("houses", "at least|empty|not a valid", lambda card: card.update(houses=[])),
    ("houses", "only once", lambda card: card.update(houses=["dis", "dis"])),
    ("houses[0]", "“elf” is not a house", lambda card: card.update(houses=["elf"])),
    ("houses", "3 entries", lambda card: card.update(houses=["dis", "mars", "logos", "sanctum"])),
    ("traits", "6 entries", lambda card: card.update(traits=list("abcdefg"))),
    ("traits[0]", "not a valid", lambda card: card.update(traits=["Giant"])),
    ("power", "at least 0", lambda card: card.update(power=-1)),
    ("power", "at most 99", lambda card: card.update(power=100)),
    ("power", "whole number", lambda card: card.update(power=1.5)),
    ("power", "whole number", lambda card: card.update(power=True)),
    ("", "needs power", lambda card: card.update(power=None)),
    ("", "Only creatures", lambda card: card.update(type="action")),
    ("amber", "at most 9", lambda card: card.update(amber=10)),
    ("icons", "9 entries", lambda card: card.update(icons=["draw"] * 10)),
    ("icons", "amber", lambda card: card.update(icons=["amber"])),
    ("icons[0]", "“gold” is not a bonus icon", lambda card: card.update(icons=["gold"])),
    ("text", "600 characters", lambda card: card.update(text="A" * (LONGEST_TEXT + 1))),
    ("text", "12 lines", lambda card: card.update(text="A\n" * 13)),
    ("text", "a text", lambda card: card.update(text=["A"])),
    ("meanings", "12 entries", lambda card: card.update(meanings=["a"] * 13)),
    ("meanings[0]", "64 characters", lambda card: card.update(meanings=["a" * 65])),
    ("id", "no such field", lambda card: card.update(id="home-anger-0")),
    ("code", "no such field", lambda card: card.update(code="import os")),
]


@pytest.mark.parametrize(("field", "said", "change"), WRONG)
def test_a_wrong_field_is_named_with_what_is_wrong(tmp_path: Path, field: str, said: str, change: Change) -> None:
    card = _raw()
    change(card)
    path = tmp_path / "cards.kfcard"
    path.write_text(json.dumps({"format": "kfdesk-card", "version": 1, "cards": [card]}), "utf-8")
    with pytest.raises(CardFileError) as refused:
        read_card_file(path)
    assert refused.value.field == ("cards[0]" + (f".{field}" if field else ""))
    assert any(words in refused.value.problem.en for words in said.split("|")), refused.value.problem.en
    assert "{" not in refused.value.problem.en + refused.value.problem.say("de")


@pytest.mark.parametrize(
    "content",
    [
        b"", b"card", b"\xff\xfe\x00", b"[" * 100_000, b"{}", b"[]", b"null", b'{"format": "kfdesk-card"',
        b'{"format": "kfdesk-deck", "version": 1, "cards": []}', b'{"format": "kfdesk-card", "version": 1}',
        b'{"format": "kfdesk-card", "version": 1, "cards": []}',
        b'{"format": "kfdesk-card", "version": 2, "cards": [{}]}',
        b'{"format": "kfdesk-card", "version": 1, "cards": [{"name": "\\ud800"}]}',
        b'{"format": "kfdesk-card", "version": 1, "cards": ' + b'[{"cards": ' * 5_000,
    ],
)  # fmt: skip
def test_what_is_no_file_of_cards_says_so(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "cards.kfcard"
    path.write_bytes(content)
    with pytest.raises(CardFileError) as refused:
        read_card_file(path)
    assert "{" not in refused.value.problem.en and refused.value.file == path


def test_a_file_that_is_too_large_or_no_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cards.kfcard"
    path.write_bytes(b" " * (MAX_BYTES + 1))
    for wrong in (path, tmp_path, tmp_path / "nothing"):
        with pytest.raises(CardFileError):
            read_card_file(wrong)
    with pytest.raises(CardFileError):
        cards_in(" " * (MAX_BYTES + 1))


def test_more_cards_than_a_file_holds_are_not_written(tmp_path: Path) -> None:
    path = tmp_path / "cards.kfcard"
    for cards in ((), (GRUMBLE,) * (MOST_CARDS + 1)):
        with pytest.raises(CardFileError, match=f"1 to {MOST_CARDS}"):
            save_card_file(cards, path)
        assert not path.exists()
    large = RIDDLE.model_copy(update={"text": "🪨" * LONGEST_TEXT})
    with pytest.raises(CardFileError, match="too large"):
        save_card_file((large,) * MOST_CARDS, path)
    assert not path.exists()


def test_a_file_holds_all_cards_that_a_shelf_has() -> None:
    assert MOST_CARDS == MAX_NAMES


# Files.

_TEXT = st.text(st.characters(codec="utf-8"), max_size=80)
_CARDS = st.builds(
    lambda name, power, armor, type_, **fields: HomeCard(
        name=plain_name(name), type=type_, **fields,
        power=power if type_ in (CardType.CREATURE, CardType.TOKEN_CREATURE) else None,
        armor=armor if type_ in (CardType.CREATURE, CardType.TOKEN_CREATURE) else None,
    ),
    name=_TEXT,
    type_=st.sampled_from([CardType.CREATURE, CardType.ACTION, CardType.UPGRADE, CardType.TOKEN_CREATURE]),
    houses=st.lists(st.sampled_from(House), min_size=1, max_size=3, unique=True).map(tuple),
    power=st.integers(0, 99),
    armor=st.none() | st.integers(0, 99),
    amber=st.integers(0, 9),
    icons=st.lists(st.sampled_from([Icon.DRAW, Icon.CAPTURE, House.DIS, House.UNTAMED]), max_size=9).map(tuple),
    text=st.lists(_TEXT.map(lambda line: line.replace("\n", " ")), max_size=6).map("\n".join).filter(
        lambda text: len(text) < LONGEST_TEXT and len(text.splitlines()) < 12
    ),
)  # fmt: skip


@given(cards=st.lists(_CARDS, min_size=1, max_size=3))
def test_what_is_written_reads_back_the_same(cards: list[HomeCard]) -> None:
    text = cards_text(cards)
    assert list(cards_in(text)) == cards == list(cards_in(text.encode()))
    assert [card.id for card in cards_in(text)] == [card.id for card in cards]


def test_a_file_is_written_whole_and_never_over_another(tmp_path: Path) -> None:
    path = tmp_path / "cards.kfcard"
    save_card_file(CARDS, path)
    assert read_card_file(path) == CARDS
    raw = json.loads(path.read_text("utf-8"))
    assert (raw["format"], raw["version"], len(raw["cards"])) == ("kfdesk-card", 1, len(CARDS))
    with pytest.raises(CardFileError, match="already"):
        save_card_file((RAIN,), path)
    assert read_card_file(path) == CARDS
    save_card_file((RAIN,), path, replace=True)
    assert read_card_file(path) == (RAIN,)
    with pytest.raises(CardFileError, match="cannot be written"):
        save_card_file((RAIN,), tmp_path / "nowhere" / "cards.kfcard")


def test_a_card_cannot_be_changed() -> None:
    with pytest.raises(ValidationError):
        BOULDER.text = "Action: Steal 3{amber}."
    assert CardFile(cards=(BOULDER,)).cards == (BOULDER,)
