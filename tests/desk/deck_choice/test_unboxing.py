"""Decks come out of their packs: a scene that any input ends, and that reduced motion does not have."""

from __future__ import annotations

import shutil
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kfdesk.collection.database import shelf_folder
from kfdesk.collection.files import sample_decks
from kfdesk.desk.card.faces import DeskFaces, rules_text
from kfdesk.desk.decks.generating import PICTURE, GenerateDialog
from kfdesk.desk.decks.portraits import Portraits
from kfdesk.desk.decks.unboxing import SCENE, DeckScene, Unboxing, shown_of, staggered
from kfdesk.desk.decks.unpacking import MOST
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.theme import THEMES
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.matches.feature import MatchFeature
from kfdesk.desk.matches.room import MatchRoom
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import PLAYERS
from tests.desk.matches.agreeing import match_of
from tests.windows import part_in

LEFT = Qt.MouseButton.LeftButton
NOW = datetime(2026, 11, 1, tzinfo=UTC)
DECKS = [deck for _, deck in sample_decks()]


@pytest.fixture
def home(home: Path, first_shelf: Path) -> Path:
    """The folder, with the sample decks on the shelf."""
    shutil.copytree(first_shelf, shelf_folder())
    return home


@pytest.fixture
def faces() -> DeskFaces:
    return DeskFaces(rules_text)


def scene_of(faces: DeskFaces, number: int, qtbot: Any) -> DeckScene:
    scene = DeckScene(faces, shown_of(DECKS[number]))
    qtbot.addWidget(scene)
    ui.wear(THEMES["dark"])
    scene.resize(SCENE.toSize())
    return scene


# The scene of a deck.


def test_a_creature_of_each_house_is_among_the_cards_shown() -> None:
    for deck in DECKS:
        shown = shown_of(deck)
        assert {card.house for card in shown.cards} == set(deck.houses) and len(shown.cards) == 5
        assert len({card.id for card in shown.cards}) == 5 and shown.name == deck.name


def test_a_closed_pack_looks_the_same_whatever_is_in_it(faces: DeskFaces, qtbot: Any) -> None:
    pictures = []
    for number in range(3):
        scene = scene_of(faces, number, qtbot)
        scene.open_to(0.0)
        pictures.append(scene.grab().toImage())
    nobodys = DeckScene(None, None)
    qtbot.addWidget(nobodys)
    nobodys.resize(SCENE.toSize())
    nobodys.open_to(1.0)
    assert nobodys.opened == 0.0 and nobodys.accessibleName() == ""
    assert all(picture == nobodys.grab().toImage() for picture in pictures)


def test_the_cards_of_a_deck_are_shown_in_the_language_of_cards(faces: DeskFaces, qtbot: Any) -> None:
    scene = scene_of(faces, 0, qtbot)
    english = scene.grab().toImage()
    ui.speak("de")
    assert scene.grab().toImage() == english
    scene.set_card_language("de")
    assert scene.grab().toImage() != english


def test_packs_of_the_two_players_differ(faces: DeskFaces, qtbot: Any) -> None:
    one, two = (DeckScene(None, None, player) for player in PLAYERS)
    for pack in (one, two):
        qtbot.addWidget(pack)
        pack.resize(SCENE.toSize())
    assert one.grab().toImage() != two.grab().toImage()


@pytest.mark.parametrize("theme", sorted(THEMES))
@pytest.mark.parametrize("size", [QSize(125, 95), QSize(250, 190), QSize(400, 304), QSize(600, 100)])
def test_every_moment_is_drawn_in_every_theme_and_size(faces: DeskFaces, theme: str, size: QSize, qtbot: Any) -> None:
    scene = scene_of(faces, 0, qtbot)
    ui.speak("de")
    ui.wear(THEMES[theme])
    scene.setMaximumSize(size)
    scene.resize(size)
    seen = []
    for step in range(0, 21):
        scene.open_to(step / 20)
        seen.append(scene.grab().toImage())
    assert all(seen[number] != seen[number + 4] for number in range(0, 17, 4))


def test_several_packs_open_one_after_the_other() -> None:
    assert staggered(0.0, 3) == [0.0, 0.0, 0.0] and staggered(1.0, 3) == [1.0, 1.0, 1.0]
    one, two, three = staggered(0.4, 3)
    assert one > two > three > 0


def test_the_name_is_seen_with_the_archon_and_its_place_is_kept(faces: DeskFaces, qtbot: Any) -> None:
    scene = scene_of(faces, 0, qtbot)
    scene.caption = caption = Label("Name")
    qtbot.addWidget(caption)
    scene.open_to(0.1)
    assert caption.isHidden() and caption.sizePolicy().retainSizeWhenHidden()
    scene.open_to(1.0)
    assert not caption.isHidden()


def test_without_speed_all_are_open_at_once_and_scenes_that_are_gone_do_no_harm(faces: DeskFaces, qtbot: Any) -> None:
    scenes = [scene_of(faces, number, qtbot) for number in range(2)]
    unboxing = Unboxing(scenes[0])
    unboxing.begin(scenes, 0.0)
    assert not unboxing.moving and [scene.opened for scene in scenes] == [1.0, 1.0]
    unboxing.begin(scenes, 1.0)
    assert unboxing.moving and scenes[0].opened == 0.0
    scenes[1].deleteLater()
    QApplication.sendPostedEvents(scenes[1], 52)  # the event that deletes
    unboxing.skip()
    assert scenes[0].opened == 1.0


# In a sealed match.


def opening(window: MainWindow) -> MatchRoom:
    """Begin a sealed match and let Ada open her packs."""
    part = part_in(window, MatchFeature)
    part.open()
    setup = part.room.setup
    setup.formats.setCurrentRow([setup.formats.item(n).data(256) for n in range(setup.formats.count())].index("sealed"))
    assert [len(side.closed) for side in setup.sides] == [2, 2]
    QTest.mouseClick(setup.begin, LEFT)
    steps = part.room.steps
    assert [scene.deck for scene in steps.scenes] == [None, None], "the pictures do not know the decks"
    QTest.mouseClick(steps.buttons[0], LEFT)
    return part.room


def test_packs_are_open_at_once_with_reduced_motion(window: MainWindow) -> None:
    steps = opening(window).steps
    assert not steps.unboxing.moving and [scene.opened for scene in steps.scenes] == [1.0, 1.0]
    assert all(scene.accessibleName() for scene in steps.scenes)


class TestWithMotion:
    @pytest.fixture
    def window_settings(self) -> dict[str, Any]:
        return {"animation_speed": 1.0, "reduced_motion": "off", "theme": "dark"}

    @pytest.mark.parametrize("how", ["key", "button", "page"])
    def test_any_input_ends_the_scene_and_does_what_it_does(self, window: MainWindow, how: str) -> None:
        room = opening(window)
        steps = room.steps
        assert steps.unboxing.moving and steps.scenes[0].opened < 1.0
        scenes = list(steps.scenes)
        if how == "key":
            QTest.keyClick(steps, Qt.Key.Key_Shift)
        elif how == "page":
            QTest.mouseClick(steps, LEFT)
        else:
            QTest.mouseClick(steps.buttons[0], LEFT)
        assert not steps.unboxing.moving
        if how == "button":
            assert len(match_of(room).series.moves) == 1
        else:
            assert [scene.opened for scene in scenes] == [1.0, 1.0]

    def test_the_scene_ends_by_itself(self, window: MainWindow, qtbot: Any) -> None:
        steps = opening(window).steps
        qtbot.waitUntil(lambda: not steps.unboxing.moving, timeout=8000)
        assert [scene.opened for scene in steps.scenes] == [1.0, 1.0]


# Decks just made.


def make(dialog: GenerateDialog, count: int, qtbot: Any) -> None:
    """Make so many decks with the dialog, the same each time."""
    dialog.seed.setValue(1)
    dialog.count.setValue(count)
    qtbot.mouseClick(dialog.make, LEFT)
    qtbot.waitUntil(lambda: dialog.decks.count() == count, timeout=20_000)


def test_made_decks_come_out_of_their_packs_and_what_is_ticked_stays(qtbot: Any) -> None:
    dialog = GenerateDialog(Portraits())
    qtbot.addWidget(dialog)
    dialog.speed = 1.0
    dialog.show()
    make(dialog, 2, qtbot)
    assert dialog.unboxing.moving and dialog.keep.isEnabled()
    closed = [dialog.decks.item(row).icon().pixmap(PICTURE).toImage() for row in range(2)]
    assert closed[0] == closed[1]
    dialog.decks.item(0).setCheckState(Qt.CheckState.Unchecked)
    QTest.keyClick(dialog, Qt.Key.Key_Shift)
    assert not dialog.unboxing.moving
    first, second = (dialog.decks.item(row).icon().pixmap(PICTURE).toImage() for row in range(2))
    assert first != second and closed[0] not in (first, second)
    assert "1" in dialog.keep.text()


def test_many_made_decks_are_there_at_once(qtbot: Any) -> None:
    dialog = GenerateDialog(Portraits())
    qtbot.addWidget(dialog)
    dialog.speed = 1.0
    make(dialog, MOST + 1, qtbot)
    assert not dialog.unboxing.moving and dialog.decks.count() == MOST + 1
