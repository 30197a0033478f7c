"""A home-made card is marked wherever it is shown: on its face, beside it, aloud, on sheets and in lists of decks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPainter

from kfdesk.cards import grammars
from kfdesk.cards.facts import facts
from kfdesk.collection.homedecks import as_homemade
from kfdesk.collection.homemade import HomeCard, compiled, register
from kfdesk.collection.listing import plain_text
from kfdesk.collection.samples import sample_records
from kfdesk.desk.art.faces import paint_card
from kfdesk.desk.art.look import CardLook, look_of
from kfdesk.desk.card.faces import printed, rules_text
from kfdesk.desk.card.state_texts import HOMEMADE, state_lines
from kfdesk.desk.deck_choice.records import record_of
from kfdesk.desk.deck_choice.source import row_of_record
from kfdesk.desk.deck_choice.texts import why_not
from kfdesk.desk.decks.cards import marks
from kfdesk.desk.decks.columns import BY_ID
from kfdesk.desk.kit.theme import DARK, LIGHT, Theme
from kfdesk.desk.sheet.lines import sheet_lines
from kfdesk.desk.table.access import _facts
from kfdesk.engine.terms import CardType
from kfdesk.text.runs import plain
from tests.collection.shelves import FIRST
from tests.desk.samples import seat, table
from tests.homemade import CARDS, GRUMBLE, RIDDLE, homemade_deck


@pytest.fixture(autouse=True)
def known() -> None:
    register((*CARDS, RIDDLE))


def look(card: HomeCard) -> CardLook:
    return look_of(printed(card.id), facts()[card.id], "en", text=rules_text(card.id, "en"))


def painted(look: CardLook, width: int, theme: Theme) -> bytes:
    image = QImage(width, round(width * 88 / 63), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    paint_card(painter, look, QSizeF(image.size()), theme)
    painter.end()
    return bytes(image.constBits())


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("width", [60, 96, 300])
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_its_face_bears_a_mark_at_every_size(qapp: Any, card: HomeCard, width: int, theme: Theme) -> None:
    shown = look(card)
    assert shown.homemade and shown.footer == "Home-made"
    assert painted(shown, width, theme) != painted(replace(shown, homemade=False), width, theme)


def test_beside_it_and_aloud_it_is_said_that_somebody_made_it() -> None:
    view = replace(printed(GRUMBLE.id), handle="c1")
    said = state_lines(view, table(seat(0, battleline=(view,))))
    assert HOMEMADE.en in [line.say("en") for line in said]
    assert "home-made" in [words.say("en") for words in _facts(view)]
    assert "selbst gemacht" in [words.say("de") for words in _facts(view)]
    troll = replace(printed("troll"), handle="c1")
    assert "home-made" not in [words.say("en") for words in _facts(troll)]


def test_a_face_says_what_was_typed_until_that_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    register((GRUMBLE, RIDDLE))
    said = compiled(GRUMBLE).text("de")
    assert said != GRUMBLE.text and plain(rules_text(GRUMBLE.id, "de")) == said
    assert plain(rules_text(RIDDLE.id, "de")) == RIDDLE.text
    strange = RIDDLE.model_copy(update={"text": "Play: Gain 1{amber} and {plum} {house:elf}."})
    register((strange,))
    shown = rules_text(strange.id, "en")
    assert plain(shown) == strange.text and [run.target for run in shown if run.target] == ["amber"]
    asked = []
    monkeypatch.setattr(grammars, "is_ready", lambda: False)
    monkeypatch.setattr(grammars, "prepare", lambda: asked.append(1))
    later = GRUMBLE.model_copy(update={"power": 8})
    register((later,))
    assert plain(rules_text(later.id, "de")) == GRUMBLE.text and asked == [1]
    assert plain(rules_text(GRUMBLE.id, "de")) == said, "it was read already"
    assert plain(rules_text("anger", "de")).startswith("Spielen: ") and asked == [1]


def test_sheets_and_lists_of_a_deck_mark_its_home_made_cards() -> None:
    deck = record_of(homemade_deck(GRUMBLE, RIDDLE), "own:x")
    lines = {line.name("en"): line for line in sheet_lines(deck)}
    mine = lines["Old Grumble"]
    assert [words.say("en") for words, _ in mine.marks] == ["Home-made"]
    shown = mine.look("en")
    assert shown is not None and shown.homemade and shown.footer == "Home-made" and shown.text
    assert marks(mine.line, "de") == ["selbst gemacht"]
    assert sum(bool(line.marks) for line in lines.values()) == 2
    assert "3x Old Grumble (home-made) [draw]" in plain_text(deck, "en")


def test_rows_of_decks_say_their_kind_in_the_place_of_the_set() -> None:
    plain_deck = sample_records(FIRST)[0]
    allied = plain_deck.model_copy(update={"alliance": True})
    each = ((plain_deck, plain_deck.set), (as_homemade(plain_deck), "Theory"), (allied, "Alliance"))
    for record, said in each:
        row = row_of_record(0, record)
        assert BY_ID["set"].text(row, "en") == said and row.homemade == record.is_homemade
    assert BY_ID["source"].text(row_of_record(0, as_homemade(plain_deck)), "en") == "Home-made"


def test_a_deck_that_is_not_understood_is_not_offered_for_a_game() -> None:
    row = row_of_record(0, record_of(homemade_deck(RIDDLE), "own:x"))
    assert not row.playable and not row.by_agreement
    reason = why_not(row)
    assert reason is not None and "shelf says why" in reason.en


def test_token_creatures_are_marked_as_what_they_are() -> None:
    token = next(card for card in CARDS if card.type is CardType.TOKEN_CREATURE)
    view = replace(printed("troll"), handle="c1", token_of=token.id, face_down=True)
    assert "home-made" in [words.say("en") for words in _facts(view)]
