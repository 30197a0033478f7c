"""Gigantic creatures on the table: one item two cards wide, its halves told apart in the hand. Rule: "Gigantic"."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, QSizeF
from PySide6.QtGui import QImage, QPainter

from kfdesk.cards.facts import facts
from kfdesk.desk.art.faces import CARD_RATIO, PREVIEW_FROM, bears_text, look_of, look_of_facts, paint_card
from kfdesk.desk.kit.theme import DARK, LIGHT, Theme
from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.desk.layout.table_layout import Ghost
from kfdesk.desk.table import large_card as reading
from kfdesk.desk.table.access import children_of
from kfdesk.desk.table.drop_targets import drop_targets
from kfdesk.desk.table.large_card_place import large_size
from kfdesk.desk.table.widget import TableWidget
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import CardView, House, Icon
from kfdesk.engine.terms import Half, Player
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import gain
from kfdesk.language.labels import play
from kfdesk.text.runs import of_text
from tests.desk.scenes import begin, handle
from tests.tables import Table, side, spec, table

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.rule("glossary/gigantic")]

TOP, BOTTOM = "deusillus2", "deusillus"


def a_table() -> Table:
    """Return a table with a gigantic creature in a hand and in each battleline, Bo's exhausted."""
    laden = spec(BOTTOM, other_half={"id": TOP, "icons": ["draw"]}, icons=["amber"])
    ada = side(hand=[TOP, BOTTOM], battleline=["troll", laden])
    tired = side(battleline=[spec(BOTTOM, ready=False)])
    return table(ada, tired, card(BOTTOM, play(gain(1))), house=House.SAURIAN)


def test_the_two_cards_are_one_item_twice_as_wide_as_its_neighbor(shown: TableWidget) -> None:
    t = a_table()
    shown.present(t.game.view(0))
    line = t.game.view(0).seats[0].battleline
    troll, giant = (shown.scene_.cards[each.handle] for each in line)
    assert giant.size() == pytest.approx((2 * troll.size()[0], troll.size()[1]))
    assert line[1].other_half is not None and line[1].other_half.handle not in shown.scene_.cards
    (tired,) = t.game.view(0).seats[1].battleline
    width, height = shown.scene_.cards[tired.handle].size()
    assert width < height == pytest.approx(troll.size()[1])


def test_it_glides_from_the_hand_into_the_line_and_its_other_half_goes_from_the_hand(shown: TableWidget) -> None:
    t = a_table()
    shown.present(t.game.view(0))
    top, bottom = t.handle(TOP, 0, 0), t.handle(BOTTOM, 0, 0)
    item = shown.scene_.cards[bottom]
    t.do("play", TOP)
    t.answer("slot:0")
    shown.present(t.game.view(0))
    assert shown.scene_.cards[bottom] is item and top not in shown.scene_.cards


@pytest.mark.parametrize("half", [TOP, BOTTOM])
def test_either_half_is_dropped_into_a_gap_two_cards_wide(shown: TableWidget, half: str) -> None:
    t = a_table()
    view = t.game.view(0)
    shown.present(view)
    layout = shown.scene_.layout_
    assert layout is not None
    piece = find_card(view, t.handle(half, 0, 0))
    assert piece is not None
    place = next(target for target in drop_targets(view, layout, piece) if target.line == 0)
    assert place.legal(view.decision) == f"play:{piece.handle}"
    assert place.ghost(layout, 0.0) == Ghost(Player(0), 0, wide=True)


def test_a_screen_reader_hears_one_gigantic_creature_and_which_half_a_card_in_hand_is(shown: TableWidget) -> None:
    shown.present(a_table().game.view(0))
    heard = [name for name in children_of(shown) if name.startswith("Deusillus")]
    assert [name.split(", ")[2] for name in heard] == ["gigantic creature", "gigantic creature", "1 of 2", "2 of 2"]


def of_line(player: int) -> CardView:
    """Return a gigantic creature as it is seen in play."""
    return a_table().game.view(0).seats[player].battleline[-1]


def test_in_play_its_face_shows_the_bonus_icons_of_both_halves_and_in_hand_each_half_which_it_is() -> None:
    whole = look_of(of_line(0), facts()[BOTTOM], "en")
    assert (whole.icons, whole.type_word, whole.half_word) == ((Icon.DRAW, Icon.AMBER), "Gigantic creature", "")
    top, bottom = (look_of_facts(facts()[half], House.SAURIAN, "de") for half in (TOP, BOTTOM))
    assert (top.half_word, top.power, bottom.half_word, bottom.power) == ("1 von 2", None, "2 von 2", 20)
    assert look_of_facts(facts()["troll"], House.BROBNAR, "de").half_word == ""


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_the_face_fills_the_double_width(theme: Theme) -> None:
    image = QImage(192, 134, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_card(painter, look_of(of_line(0), facts()[BOTTOM], "en"), QSizeF(192, 134), theme)
    assert painter.end()
    assert all(image.pixelColor(x, 67).alpha() == 255 for x in range(2, 190))
    left, right = (image.pixelColor(x, 13) for x in (60, 185))
    assert left.alpha() == right.alpha() == 255, "the plate of the name spans both cards"


def painted(width: int, *, text: str) -> QImage:
    """Return its face in play so many pixels wide, with a text."""
    image = QImage(width, round(width / 2 * CARD_RATIO), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_card(
        painter, replace(look_of(of_line(0), facts()[BOTTOM], "en"), text=of_text(text)), QSizeF(image.size()), LIGHT
    )
    assert painter.end()
    return image


def test_large_it_is_one_whole_card_with_its_picture_on_the_left_and_its_text_on_the_right() -> None:
    said, quiet = (painted(460, text=text) for text in ("Play: Capture all of your opponent’s Æmber.", ""))
    left, right = QRect(0, 0, 225, said.height()), QRect(225, 0, 235, said.height())
    assert said.copy(left) == quiet.copy(left) and said.copy(right) != quiet.copy(right)
    assert said.pixelColor(452, 160).alpha() == 255, "its second card is no empty place"
    small = [painted(220, text=text) for text in ("Play: Capture 1.", "")]
    assert small[0] == small[1], "where it is small there is room for the picture only"


@pytest.mark.parametrize("size", [(1004, 631), (1470, 990), (700, 420)])
def test_it_is_shown_as_wide_as_two_large_cards_as_far_as_the_table_goes(size: tuple[float, float]) -> None:
    one, both = (large_size(90.0, size, 1.0, cards=cards) for cards in (1, 2))
    assert both[0] == pytest.approx(2 * both[1] * 63 / 88)
    assert one[0] * 1.5 < both[0] <= 0.7 * size[0]


def test_under_the_pointer_it_is_shown_whole_also_where_little_room_is_beside_it(window: MainWindow) -> None:
    begin(window, side(battleline=["troll", spec(BOTTOM)]), side(battleline=["batdrone"]))
    giant = handle(window, BOTTOM)
    shown_large = window.table.reading
    shown_large.follow(giant)
    shown_large.show()
    assert shown_large.shown == giant
    card = shown_large.item.card
    assert card.width() == pytest.approx(2 * card.height() * 63 / 88)
    assert bears_text(QSizeF(card.size()))


def test_where_there_is_little_room_it_is_shown_smaller_but_never_without_its_text(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[QSizeF] = []
    monkeypatch.setattr(reading, "beside", lambda _rect, size, *_rest: tried.append(QSizeF(*size)))
    window.resize(1024, 600)
    begin(window, side(battleline=["troll", spec(BOTTOM)]), side(battleline=["batdrone"]))
    window.table.reading.follow(handle(window, BOTTOM))
    window.table.reading.show()
    assert window.table.reading.shown is None, "there was no room at all"
    assert tried[0].width() > tried[-1].width() and all(bears_text(size) for size in tried)


def test_beside_the_table_it_is_one_picture_of_two_cards_whose_text_is_read_below_it_where_it_is_too_small(
    window: MainWindow,
) -> None:
    begin(window, side(battleline=["troll", spec(BOTTOM)]))
    preview = window.preview
    for id_, cards in (("troll", 1), (BOTTOM, 2), ("troll", 1)):
        window.inspector.show_card(handle(window, id_))
        width = preview.face.sizeHint().width()
        assert preview.face.sizeHint().height() == round(width / cards * CARD_RATIO)
        assert preview.face.bears_rules(2 * round(PREVIEW_FROM)) and preview.face.bears_rules(round(PREVIEW_FROM)) is (
            cards == 1
        )


def test_both_halves_show_the_figure_of_the_creature() -> None:
    known = facts()
    for bottom in (found for found in known.values() if found.half is Half.BOTTOM):
        assert bottom.other_half is not None
        halves = [look_of_facts(known[id_], None, "en") for id_ in (bottom.id, bottom.other_half)]
        assert [half.pictured for half in halves] == [(bottom.id, bottom.traits)] * 2
    assert look_of_facts(known["troll"], None, "en").pictured == ("troll", known["troll"].traits)
