"""Alliances are made of three decks of the shelf by mouse and keys, kept, changed, and found again from their decks."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kfdesk.collection.composing import swapped
from kfdesk.collection.playable import BEING_READ, Playability, playability
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.restricted import own_file
from kfdesk.collection.samples import sample_records
from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.homemade import alliance as alliance_module
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.homemade.alliance import AlliancePage
from kfdesk.desk.homemade.alliance_room import AllianceRoom
from kfdesk.desk.homemade.feature import HomemadeFeature
from kfdesk.desk.matches.feature import MatchFeature
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.decks import DeckKind
from kfdesk.engine.rules import Reason, SetupError
from kfdesk.text.words import same
from tests.collection.shelves import FIRST
from tests.desk.homemade.test_my_cards import click
from tests.windows import part_in, shelf_of


@pytest.fixture
def sources(window: MainWindow) -> list[tuple[DeckRecord, str]]:
    found: list[tuple[DeckRecord, str]] = []
    for deck in sample_records(FIRST):
        given = {house for _, house in found}
        free = [house for house in deck.houses if house not in given]
        if deck.set == "CotA" and free and len(found) < 3:
            found.append((deck, free[0]))
    shelf_of(window).add(deck for deck, _ in found)
    return found


@pytest.fixture
def page(window: MainWindow) -> AlliancePage:
    feature = part_in(window, HomemadeFeature)
    feature.build_alliance()
    room = feature.alliances
    assert room is not None and window.page_shown is room.page
    return room.page


def deck_of(page: AlliancePage) -> DeckRecord:
    assert page.stand is not None
    return page.stand.deck


def choose(page: AlliancePage, sources: list[tuple[DeckRecord, str]]) -> None:
    """Choose decks, as the dialog does, and click on a house of each."""
    for box, (deck, house) in zip(page.boxes, sources, strict=False):
        assert box.deck.choose(deck.key)
        click(box.houses[house])


def test_three_houses_are_chosen_kept_and_played(
    window: MainWindow, page: AlliancePage, sources: list[tuple[DeckRecord, str]]
) -> None:
    assert not page.play.isEnabled() and not page.shelf.isEnabled()
    choose(page, sources[:2])
    assert deck_of(page).size == 24 and shelf_of(window).get(deck_of(page).key) is None
    assert "1 is still missing" in page.verdict.reasons.text() and 'href="glossary/deck"' in page.verdict.reasons.text()
    choose(page, sources)
    kept = shelf_of(window).get(deck_of(page).key)
    assert kept == deck_of(page) and kept.kind is DeckKind.ALLIANCE and kept.size == 36
    assert page.verdict.state.text() == f"✓ {w.ALLIANCE_LEGAL.en}" and page.play.isEnabled()
    page.name.setFocus()
    QTest.keyClicks(page.name, "Night Pact")
    click(page.play)
    kept = shelf_of(window).get(deck_of(page).key)
    assert kept is not None and kept.name == "Night Pact"
    assert part_in(window, MatchFeature) is not None and window.page_shown is not page


def test_every_choice_is_taken_back_and_made_again(page: AlliancePage, sources: list[tuple[DeckRecord, str]]) -> None:
    choose(page, sources)
    click(page.undo)
    assert deck_of(page).size == 24 and page.boxes[2].house == ""
    QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert deck_of(page).size == 12
    click(page.redo)
    click(page.redo)
    assert deck_of(page).size == 36 and page.boxes[2].house == sources[2][1]
    assert page.boxes[2].deck.key == sources[2][0].key


def test_a_list_of_restricted_cards_is_used_and_names_what_is_too_much(
    window: MainWindow, page: AlliancePage, sources: list[tuple[DeckRecord, str]], tmp_path: Path
) -> None:
    choose(page, sources)
    assert "not checked" in page.listed.text() and page.no_list.isHidden()
    names = [deck_of(page).cards[0].title, deck_of(page).cards[-1].title]
    path = tmp_path / "list.txt"
    path.write_text("Date: 2026-05-31\nSource: a page\n" + "\n".join(names), encoding="utf-8")
    room = part_in(window, HomemadeFeature).alliances
    assert room is not None
    room.use_list(path)
    assert "a page" in page.listed.text() and all(name in page.verdict.reasons.text() for name in names)
    assert page.verdict.state.text() == f"✎ {w.ALLIANCE_PLAYABLE.en}" and page.play.isEnabled()
    page.form.setCurrentIndex(1)
    assert page.verdict.state.text() == f"✓ {w.ALLIANCE_LEGAL.en}"
    page.form.setCurrentIndex(0)
    click(page.no_list)
    assert "not checked" in page.listed.text() and page.verdict.reasons.isHidden()


def test_links_lead_to_its_decks_and_back_and_into_the_page(
    window: MainWindow, page: AlliancePage, sources: list[tuple[DeckRecord, str]], qtbot: QtBot
) -> None:
    choose(page, sources)
    alliance, (first, _) = deck_of(page), sources[0]
    click(page.boxes[0].show_it)
    detail = part_in(window, DeckFeature).room.browse.detail
    assert detail.shown is not None and detail.shown.deck.key == first.key
    assert f'href="{alliance.key}"' in detail.relatives.text() and "(alliance)" in detail.relatives.text()
    detail.relatives.linkActivated.emit(alliance.key)
    assert detail.shown is not None and detail.shown.deck.key == alliance.key
    assert detail.facts.text().startswith("Alliance · Call of the Archons")
    assert all(f'href="{deck.key}"' in detail.relatives.text() for deck, _ in sources)
    click(detail.change)
    assert window.page_shown is page and deck_of(page).key == alliance.key
    assert [box.house for box in page.boxes] == [house for _, house in sources]
    shelf_of(window).trash([first.key])
    part_in(window, DeckFeature).show_deck(alliance.key)
    assert "not on the shelf any more" in detail.relatives.text()
    click(detail.copy)
    builder = part_in(window, HomemadeFeature).builder.page
    assert builder.deck is not None and builder.deck.kind is DeckKind.THEORY
    assert [one.key for one in builder.deck.made_of] == [alliance.key]


def room_of(window: MainWindow) -> AllianceRoom:
    room = part_in(window, HomemadeFeature).alliances
    assert room is not None
    return room


def test_coming_back_it_shows_which_decks_are_gone(
    window: MainWindow, page: AlliancePage, sources: list[tuple[DeckRecord, str]]
) -> None:
    choose(page, sources)
    first, house = sources[0]
    line = next(line for line in first.cards if line.house == house)
    shelf_of(window).add([swapped(first, line, "anger" if line.id != "anger" else "punch")])
    room_of(window).enter()
    assert page.stand is not None and [pod is not None and pod.gone for pod in page.stand.pods] == [True, False, False]
    assert page.verdict.state.text() == f"✎ {w.ALLIANCE_PLAYABLE.en}" and page.undo.isEnabled()


def test_a_damaged_list_can_be_put_away(window: MainWindow, page: AlliancePage) -> None:
    room = room_of(window)
    path = own_file(shelf_of(window).path.parent)
    path.write_text("Date: none", encoding="utf-8")
    room.enter()
    assert not page.no_list.isHidden()
    click(page.no_list)
    assert not path.exists() and page.no_list.isHidden()


def test_an_alliance_of_two_houses_is_not_kept(
    window: MainWindow, page: AlliancePage, sources: list[tuple[DeckRecord, str]]
) -> None:
    decks = [deck for deck in sample_records(FIRST) if "dis" in deck.houses][:2]
    shelf_of(window).add(decks)
    choose(page, [(decks[0], "dis"), (decks[1], "dis"), next(one for one in sources if one[1] != "dis")])
    assert page.stand is not None and all(page.stand.pods) and not page.stand.is_whole
    assert shelf_of(window).get(deck_of(page).key) is None and not page.shelf.isEnabled()


def test_unknown_cards_are_named_and_it_is_played_without_them(
    window: MainWindow, page: AlliancePage, sources: list[tuple[DeckRecord, str]]
) -> None:
    deck, house = sources[0]
    at = next(at for at, line in enumerate(deck.cards) if line.house == house)
    cards = list(deck.cards)
    cards[at] = cards[at].model_copy(update={"id": None, "title": "Card of Tomorrow"})
    strange = deck.model_copy(update={"key": f"list:{'1' * 32}", "cards": tuple(cards)})
    shelf_of(window).add([strange])
    choose(page, [(strange, house), *sources[1:]])
    assert page.play.isEnabled() and "Card of Tomorrow" in page.verdict.hints.text()


def test_too_many_home_made_cards_are_refused_in_words(
    window: MainWindow, page: AlliancePage, sources: list[tuple[DeckRecord, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(page, sources[:2])
    before = deck_of(page)

    def refuse(*_: object) -> DeckRecord:
        raise SetupError(same("More than 100"))

    monkeypatch.setattr(alliance_module, "alliance", refuse)
    box, (deck, house) = page.boxes[2], sources[2]
    assert box.deck.choose(deck.key)
    click(box.houses[house])
    assert deck_of(page) == before and page.notice.text.text() == "More than 100" and box.house == ""


def test_an_alliance_of_which_nobody_knows_the_decks_is_not_changed(
    window: MainWindow, page: AlliancePage, sources: list[tuple[DeckRecord, str]]
) -> None:
    choose(page, sources)
    known = deck_of(page)
    told = known.model_copy(update={"key": f"own:{'2' * 24}", "name": "Told", "made_of": ()})
    shelf_of(window).add([told])
    feature = part_in(window, DeckFeature)
    for deck in (told, known):
        feature.show_deck(deck.key)
        assert feature.room.browse.detail.change.isHidden() is (deck is told)


def test_a_link_to_a_deck_that_became_another_one_leads_to_that(
    window: MainWindow, page: AlliancePage, sources: list[tuple[DeckRecord, str]]
) -> None:
    choose(page, sources)
    first = sources[0][0]
    again = first.model_copy(update={"key": f"own:{'3' * 24}"})
    shelf_of(window).add([again])
    shelf_of(window).doubles.join(again.key, first.key)
    feature = part_in(window, DeckFeature)
    detail = feature.room.browse.detail
    feature.show_deck(deck_of(page).key)
    assert f'href="{first.key}"' in detail.relatives.text()
    detail.relatives.linkActivated.emit(first.key)
    assert detail.shown is not None and detail.shown.deck.key == again.key
    assert f'href="{deck_of(page).key}"' in detail.relatives.text()


def test_it_is_asked_again_while_home_made_cards_are_read(
    page: AlliancePage, sources: list[tuple[DeckRecord, str]], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = Playability((), (Reason(BEING_READ, ""),), 36, being_read=True)
    monkeypatch.setattr(alliance_module, "playability", lambda deck: waiting)
    choose(page, sources)
    assert not page.play.isEnabled()
    monkeypatch.setattr(alliance_module, "playability", playability)
    qtbot.waitUntil(page.play.isEnabled, timeout=5000)
