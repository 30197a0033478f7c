"""The scene keeps in step with the view: items come and go with their cards, and nothing hidden shows."""

from __future__ import annotations

import gc
import weakref
from dataclasses import fields, is_dataclass, replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsView

from kfdesk.cards.facts import facts
from kfdesk.desk.card.faces import DeskFaces, printed
from kfdesk.desk.kit.theme import CONTRAST, DARK, Theme
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.layout.cards_in_view import every_card
from kfdesk.desk.layout.table_layout import Rect, Scale
from kfdesk.desk.table.access import children_of, spoken
from kfdesk.desk.table.items import CardItem, PileItem
from kfdesk.desk.table.marks import Mark
from kfdesk.desk.table.panel_tips import TipArea
from kfdesk.desk.table.widget import TableWidget
from kfdesk.engine.terms import CardType, DecisionKind, Player, Zone
from kfdesk.engine.views import CardView, TableView
from kfdesk.text.runs import of_text
from tests import tables as rules
from tests.desk.samples import asking, busy, choice, creature, hand_card, main_decision, playable, seat, table


def test_every_card_that_lies_by_itself_has_one_item(shown: TableWidget) -> None:
    view = busy()
    shown.present(view)
    loose = {card.handle for card in every_card(view) if card.zone not in (Zone.DISCARD, Zone.PURGED)}
    assert set(shown.scene_.cards) == loose
    items = [item for item in shown.scene_.items() if isinstance(item, CardItem)]
    assert len(items) == len(loose)


def test_an_item_stays_with_its_card_and_shows_its_new_state(shown: TableWidget) -> None:
    shown.present(table(seat(0, battleline=(creature("c1"),))))
    item = shown.scene_.cards["c1"]
    shown.present(table(seat(0, battleline=(creature("c1", ready=False, damage=2),))))
    assert shown.scene_.cards["c1"] is item
    assert item.card.damage == 2
    assert item.boundingRect().width() > item.boundingRect().height()


def test_two_hundred_presents_leave_no_items_behind(shown: TableWidget) -> None:
    shown.set_speed(50)
    few, many = table(), busy(8)
    shown.present(few)
    before = len(shown.scene_.items())
    for _ in range(100):
        shown.present(many)
        shown.present(few)
    shown.scene_.motion.finish()
    assert len(shown.scene_.items()) == before
    assert not shown.scene_.cards


def test_an_item_whose_card_left_is_freed(shown: TableWidget) -> None:
    shown.present(table(seat(0, battleline=(creature("c1"),))))
    watched: weakref.ref[QGraphicsItem] = weakref.ref(shown.scene_.cards["c1"])
    shown.present(table())
    gc.collect()
    assert watched() is None


def test_a_card_glides_to_its_new_place(shown: TableWidget) -> None:
    shown.present(table(seat(0, hand=(hand_card("c1", "troll", CardType.CREATURE),))))
    start = shown.scene_.cards["c1"].y()
    shown.set_speed(1)
    shown.present(table(seat(0, battleline=(creature("c1"),))))
    item = shown.scene_.cards["c1"]
    assert shown.scene_.motion.moving
    assert item.y() == pytest.approx(start)
    shown.scene_.motion.finish()
    assert (item.x(), item.y()) == pytest.approx((item.spot.x, item.spot.y))
    assert item.scale() == 1
    assert not shown.scene_.motion.moving


def test_a_card_going_to_an_open_pile_glides_there_and_is_gone(shown: TableWidget) -> None:
    shown.present(table(seat(0, battleline=(creature("c1"),))))
    shown.set_speed(1)
    shown.present(table(seat(0, discard=(creature("c1", zone=Zone.DISCARD),))))
    assert "c1" not in shown.scene_.cards
    assert shown.scene_.motion.moving
    shown.scene_.motion.finish()
    assert not [item for item in shown.scene_.items() if isinstance(item, CardItem)]


def test_nothing_glides_when_other_eyes_look_on(shown: TableWidget) -> None:
    shown.set_speed(1)
    shown.present(busy())
    shown.scene_.motion.finish()
    shown.present(replace(table(), viewer=Player(1)))
    assert not shown.scene_.motion.moving
    assert not [item for item in shown.scene_.items() if isinstance(item, CardItem)]


@pytest.mark.rule("glossary/archives")
def test_a_card_on_its_way_into_the_archives_is_gone_when_other_eyes_look_on(shown: TableWidget) -> None:
    shown.present(replace(table(seat(0, battleline=(creature("c1"),))), viewer=Player(0)))
    shown.set_speed(0.01)
    archived = table(seat(0, archives=(creature("c1", zone=Zone.ARCHIVES),)))
    shown.present(replace(archived, viewer=Player(0)))
    assert [item for item in shown.scene_.items() if isinstance(item, CardItem)]
    shown.present(replace(table(), viewer=Player(1)))
    assert not [item for item in shown.scene_.items() if isinstance(item, CardItem)]


def test_animations_never_block_a_present(shown: TableWidget) -> None:
    shown.set_speed(0.01)
    for view in (busy(3), busy(6), playable(), busy(2)):
        shown.present(view)
    assert set(shown.scene_.cards) == set(shown.scene_.layout_.spots)  # type: ignore[union-attr]
    shown.set_speed(0)
    assert all(item.x() == item.spot.x for item in shown.scene_.cards.values())


def test_usable_cards_glow_in_the_main_step_and_only_they(shown: TableWidget) -> None:
    shown.present(asking(playable(), main_decision(("reap:c1", "Reap"), ("play:c102", "Play"))))
    glowing = {handle for handle, item in shown.scene_.cards.items() if item.mark is not Mark.NONE}
    assert glowing == {"c1", "c102"}
    shown.show_decision(None)
    assert not [item for item in shown.scene_.cards.values() if item.mark is not Mark.NONE]


def test_the_card_that_asks_is_marked(shown: TableWidget) -> None:
    question = replace(choice(DecisionKind.CARD, "card:c11"), source="c1")
    shown.present(asking(playable(), question))
    assert shown.scene_.cards["c1"].mark is Mark.SOURCE


def test_marks_survive_a_new_size(shown: TableWidget) -> None:
    shown.present(playable())
    shown.resize(1500, 900)
    assert shown.scene_.cards["c1"].mark is Mark.READY
    item = shown.scene_.cards["c1"]
    assert (item.x(), item.y()) == (item.spot.x, item.spot.y)


def test_turning_the_table_swaps_the_sides(shown: TableWidget) -> None:
    shown.present(playable())
    before = shown.scene_.cards["c1"].y()
    shown.set_below(Player(1))
    assert shown.scene_.cards["c1"].y() < before


@pytest.mark.parametrize("theme", [DARK, CONTRAST])
def test_a_new_theme_repaints_everything(shown: TableWidget, theme: Theme) -> None:
    shown.present(busy())
    layout = shown.scene_.layout_
    assert layout is not None
    places = [spot.rect for spot in layout.spots.values() if spot.host is None]
    for side in layout.sides:
        places += [side.panel.pool, side.panel.houses[0], side.hand, *side.piles.values()]
    before = shown.grab().toImage()
    ui.wear(theme)
    after = shown.grab().toImage()
    boxes = [QRectF(*place).toAlignedRect() for place in places]
    assert [box for box in boxes if before.copy(box) == after.copy(box)] == []


def test_minimal_updates_and_no_scroll_bars(shown: TableWidget) -> None:
    assert shown.viewportUpdateMode() is QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate
    shown.present(busy(20, 15))
    assert shown.horizontalScrollBar().maximum() == 0
    assert shown.verticalScrollBar().maximum() == 0


# --- what may be heard or read


def test_a_screen_reader_finds_every_card_in_reading_order(shown: TableWidget) -> None:
    shown.present(playable())
    names = children_of(shown)
    first = [name for name in names if "Bo, Battleline" in name]
    mine = [name for name in names if "Ada, Hand" in name]
    assert len(first) == 2 and len(mine) == 5
    assert names.index(first[0]) < names.index(mine[0])
    assert "Krump, Brobnar, power 4, Ada, Hand" in mine


def test_spoken_state_is_complete(shown: TableWidget) -> None:
    card = creature("c1", ready=False, damage=2, stunned=True, armor=2, armor_left=1, amber=3)
    shown.present(table(seat(0, battleline=(card,))))
    stop = next(stop for row in shown.stops() for stop in row if stop.name == "c1")
    assert shown.view_shown is not None
    assert spoken(shown.view_shown, stop, shown.faces) == (
        "Troll, Brobnar, power 5, armor 1, exhausted, 2 damage, 3 Æmber, stunned, Ada, Battleline"
    )


def ids_in(value: object) -> set[str]:
    """Return every facts id that a view holds, however deep."""
    if isinstance(value, CardView) and value.id is None:
        return set()
    found = {value.id} if isinstance(value, CardView) and value.id is not None else set()
    if is_dataclass(value):
        for field in fields(value):
            found |= ids_in(getattr(value, field.name))
    elif isinstance(value, tuple):
        for part in value:
            found |= ids_in(part)
    return found


def test_no_name_that_the_view_does_not_hold_can_be_heard(shown: TableWidget) -> None:
    hidden = hand_card("c900", "umbra", CardType.CREATURE, player=1)
    secret = replace(hidden, id=None, type=None, houses=(), power=None, base_power=None, face_down=True)
    view: TableView = table(
        seat(0, hand=(hand_card("c1", "troll", CardType.CREATURE),)),
        seat(1, hand=None, hand_count=4, artifacts=(replace(secret, zone=Zone.ARTIFACTS),)),
    )
    shown.present(view)
    with_tips = [item for item in shown.scene_.items() if item.toolTip()]
    assert with_tips and all(isinstance(item, PileItem | TipArea) for item in with_tips), "piles and parts of panels"
    heard = (
        " ".join((*children_of(shown), *(item.toolTip() for item in with_tips)))
        + shown.accessibleName()
        + shown.toolTip()
        + shown.accessibleDescription()
    )
    allowed = {facts()[id_].name for id_ in ids_in(view)}
    assert "Troll" in allowed
    others = {card.name for card in facts().values()} - allowed
    assert not [name for name in others if name in heard and len(name) > 5]
    assert "Facedown card" in heard


def test_a_hidden_hand_is_backs_by_count_only(shown: TableWidget) -> None:
    shown.present(busy())
    assert len(shown.scene_.backs[1].places()) == 5
    assert not [i for i in shown.scene_.cards.values() if i.card.zone is Zone.HAND and i.card.owner == 1]


def test_smaller_cards_and_larger_text_show_at_once(shown: TableWidget) -> None:
    shown.present(busy())
    before, panel = shown.card_rect("c20"), shown.scene_.panels[0].boundingRect().width()
    shown.set_scale(Scale(cards=0.6, text=1.3))
    after = shown.card_rect("c20")
    assert before is not None and after is not None and after.h < 0.8 * before.h
    assert shown.scene_.panels[0].boundingRect().width() > panel
    assert shown.scene_.cards["c20"].spot.rect == after
    assert not shown.grab().isNull()


def test_faces_beside_the_table_keep_within_their_memory(qapp: QApplication) -> None:
    faces = DeskFaces(lambda _card, _language: of_text("Text"))
    cards = [printed(card) for card in list(facts())[:40]]
    for width in (360, 361):
        for card in cards:
            assert faces.pixmap(card, width, 1.0, "en").width() == width
    assert 0 < faces.cache.faces.bytes <= faces.cache.faces.limit < 10_000_000
    again = faces.pixmap(cards[-1], 361, 1.0, "en")
    assert again.cacheKey() == faces.pixmap(cards[-1], 361, 1.0, "en").cacheKey()


def test_a_changed_key_cost_tells_its_reasons(shown: TableWidget) -> None:
    dear = rules.table(rules.side(), rules.side(battleline=["murmook"])).game.view(0)
    shown.present(dear, animate=False)
    ada, bo = shown.scene_.panels
    assert ada.toolTip() == "Key costs 7 = 6 + 1 from Murmook"
    assert bo.toolTip() == ""


def test_the_label_of_a_pile_says_its_name_or_not_however_many_cards_there_are(shown: TableWidget) -> None:
    pile = shown.scene_.piles[Player(0), Zone.DISCARD]
    ui.speak("de")
    shown.set_card_language("de")
    for width, name in ((120.0, "Ablagestapel "), (34.0, "")):
        for count in (8, 11, 17):
            pile.present(Rect(0, 0, width, width * 1.4), 16.0, count, None)
            assert pile.label == f"{name}{count}"
    assert pile.toolTip() == "Ablagestapel 17"
