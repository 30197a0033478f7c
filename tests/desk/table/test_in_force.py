"""Lasting effects are said on the table while they are in force."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QAccessible, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from kfdesk.desk.layout.table_layout import Rect
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.text.words import same
from tests.desk.scenes import begin, handle
from tests.tables import side


def test_lasting_effects_stand_in_the_corner_until_they_end(window: MainWindow) -> None:
    begin(window, side(hand=["warsong", "warsong", "punch"], battleline=["troll"]), side(battleline=["krump"]))
    shown, controller = window.table.scene_.signs.in_force, window.controller
    assert not shown.isVisible()
    for _ in range(2):
        controller.choose((f"play:{handle(window, 'warsong')}",))
    assert shown.isVisible()
    assert shown.effects == ("2 × Warsong: This turn, gain 1 Æmber each time a friendly creature fights.",)
    said, rule = shown.said_at(shown.boundingRect().center())
    assert "In force\n2 × Warsong:" in said and rule == "glossary/lasting-effects"
    table = QAccessible.queryAccessibleInterface(window.table)
    assert table is not None
    assert "In force: 2 × Warsong: This turn," in table.text(QAccessible.Text.Description)
    window.change_settings(interface_language="de")
    assert "wenn eine befreundete Kreatur kämpft" in shown.effects[0]
    window.change_settings(interface_language="en")
    controller.choose((f"play:{handle(window, 'punch')}",))
    assert shown.isVisible(), "also while a card is being played"
    controller.undo()
    controller.choose(("end-turn",))
    controller.lift_curtain()
    assert not shown.isVisible()


def test_in_a_low_place_the_latest_effects_are_drawn_and_the_pointer_is_told_all(window: MainWindow) -> None:
    begin(window, side())
    shown = window.table.scene_.signs.in_force
    effects = tuple(same(f"Card {number}: something is true.") for number in range(9))
    place = Rect(0, 0, 140, 120)
    drawn = []
    counted = (effects[-2], same(f"{effects[-1].en} (+7)"))
    for words in (counted, effects, effects[:2]):
        shown.present(place, words)
        image = QImage(140, 120, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        shown.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
        drawn.append(image)
    assert drawn[0] == drawn[1] != drawn[2]
    shown.present(place, effects)
    said, _ = shown.said_at(QPointF(10, 10))
    assert all(words.en in said for words in effects)


def test_all_effects_are_written_in_letters_of_one_size(window: MainWindow) -> None:
    begin(window, side())
    shown = window.table.scene_.signs.in_force
    short, long = "HHH.", "HHH " + "does something to something else " * 4

    def heights(*effects: str) -> list[int]:
        """Return how high the lines of ink are, from the top."""
        shown.present(Rect(0, 0, 140, 200), tuple(map(same, effects)))
        image = QImage(140, 200, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        shown.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
        inked = "".join(".#"[any(image.pixelColor(x, y).alpha() > 99 for x in range(140))] for y in range(200))
        return [len(line) for line in inked.split(".") if line]

    assert heights(short, short)[1] > heights(short, long)[1]
    assert heights(short, long)[1] == heights(long, short)[-1]
