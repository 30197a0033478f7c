"""Overlays: a refusal names its rule, the curtain covers all, the preview tells what is true."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtWidgets import QWidget

from kfdesk.desk import texts as s
from kfdesk.desk.around_table.table_overlays import TableOverlays
from kfdesk.desk.card.faces import DeskFaces
from kfdesk.desk.card.preview import Preview
from kfdesk.desk.card.state_texts import state_lines
from kfdesk.desk.ceremonies.curtain import Curtain
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.desk.layout.table_layout import Rect, lay_out
from kfdesk.desk.prompt.bar import PromptBar
from kfdesk.desk.table.access import children_of
from kfdesk.desk.table.overlays import Highlight, Refusal
from kfdesk.desk.table.pile_viewer import PileViewer
from kfdesk.desk.table.widget import TableWidget
from kfdesk.engine import Edition
from kfdesk.engine.terms import PLAYERS, DecisionKind, House, Keyword, Player, Zone
from kfdesk.engine.views import Addend, AddendKind
from kfdesk.text.runs import of_text
from kfdesk.text.words import Pair
from tests import tables as rules
from tests.desk.samples import busy, creature, hand, pile, seat, table
from tests.desk.scripted import ask
from tests.tables import spec

FACES = DeskFaces(lambda card, language: of_text("Play: Draw a card."))


@pytest.fixture
def ground(qtbot: Any) -> QWidget:
    widget = QWidget()
    widget.resize(900, 600)
    qtbot.addWidget(widget)
    widget.show()
    return widget


def test_overlays_let_clicks_through(ground: QWidget) -> None:
    for overlay in (Highlight(ground), Refusal(ground)):
        assert overlay.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_a_refusal_names_its_rulebook_entry(ground: QWidget) -> None:
    refusal = Refusal(ground)
    refusal.say(Pair("It is exhausted.", "Sie ist erschöpft."), "glossary/exhaust-exhausted")
    assert refusal.text.text() == "It is exhausted.  (Rulebook: Exhaust, exhausted)"
    assert refusal.width() <= ground.width()
    ui.speak("de")
    refusal.say(Pair("It is exhausted.", "Sie ist erschöpft."), "glossary/exhaust-exhausted")
    assert refusal.text.text() == "Sie ist erschöpft.  (Regelbuch: Erschöpfen, erschöpft)"
    refusal.say(Pair("It is exhausted.", "Sie ist erschöpft."), "glossary/exhaust-exhausted", Edition.V1_3)
    assert refusal.text.text() == "Sie ist erschöpft.  (Regelbuch: Spielbereit und erschöpft)"
    refusal.say(Pair("It is exhausted.", "Sie ist erschöpft."), "")
    assert refusal.text.text() == "Sie ist erschöpft."


def test_the_curtain_covers_its_window_and_takes_one_key_or_click(ground: QWidget, qtbot: Any) -> None:
    curtain = Curtain(ground)
    lifted: list[bool] = []
    curtain.lifted.connect(lambda: lifted.append(True))
    curtain.dead_time_ms = 60
    curtain.lower("Bo")
    assert curtain.geometry() == ground.rect()
    ground.resize(1000, 700)
    assert curtain.geometry() == QRect(QPoint(0, 0), ground.size())
    assert "Bo" in curtain.title.text()
    qtbot.mouseClick(curtain, Qt.MouseButton.LeftButton)
    assert lifted == [], "the second half of a double click does not lift it"
    qtbot.wait(80)
    qtbot.keyClick(curtain, Qt.Key.Key_A)
    assert lifted == []
    qtbot.keyClick(curtain, Qt.Key.Key_Space)
    assert lifted == [True] and not curtain.isVisible()
    curtain.dead_time_ms = 0
    curtain.lower("Ada")
    qtbot.mouseClick(curtain, Qt.MouseButton.LeftButton)
    assert lifted == [True, True]


def test_the_preview_tells_what_is_true_of_a_card(ground: QWidget) -> None:
    preview = Preview(FACES, ground)
    view = busy()
    more = Addend(AddendKind.PRINTED, 5), Addend(AddendKind.COUNTERS, 2)
    card = creature("c9", power=7, power_sum=more, damage=2, stunned=True, keywords=((Keyword.ASSAULT, 3),))
    preview.show_card(card, state_lines(card, view))
    assert preview.name.text() == "Troll"
    shown = preview.lines.text()
    for words in (
        "Power 7 = 5 printed + 2 from counters",
        "7 power − 2 damage",
        "Stunned",
        '<a href="glossary/assault-x">Assault</a> 3: When this creature attacks, it deals 3 damage',
    ):
        assert words in shown
    assert shown.count("• ") > 3
    ui.speak("de")
    preview.set_card_language("de")
    assert "Betäubt" in preview.lines.text()
    preview.show_card(creature("c8"), [s.PREVIEW_EMPTY])
    assert "•" not in preview.lines.text()


def test_a_creature_that_is_destroyed_now_is_not_told_how_much_more_it_takes() -> None:
    said = [line.en for line in state_lines(creature("c9", power=7, damage=13), busy())]
    assert "13 damage" in said and not any("more damage" in line or "below 0" in line for line in said)


def test_a_name_without_room_ends_in_an_ellipsis_and_does_not_widen_the_dock(ground: QWidget) -> None:
    preview = Preview(FACES, ground)
    preview.show_card(creature("c9"))
    preview.name.setText("W" * 40)
    preview.resize(200, 400)
    preview.layout().activate()  # type: ignore[union-attr]
    wide = preview.name.width()
    assert wide < 200 and preview.name.text() == "W" * 40
    long = preview.name.grab().toImage()
    preview.name.setText(preview.name.fontMetrics().elidedText("W" * 40, Qt.TextElideMode.ElideRight, wide))
    assert "…" in preview.name.text() and preview.name.grab().toImage() == long


def test_a_pinned_preview_keeps_its_card_until_the_seat_changes(ground: QWidget) -> None:
    preview = Preview(FACES, ground)
    preview.toggle_pin()
    assert not preview.pinned, "there is nothing to pin"
    preview.show_card(creature("c9"))
    preview.toggle_pin()
    preview.show_card(creature("c10", "bumpsy"))
    assert preview.card is not None and preview.card.handle == "c9"
    preview.clear()
    assert preview.card is None and not preview.pinned and preview.name.text() == "Card"


def test_state_lines_word_every_field_in_both_languages() -> None:
    card = creature(
        "c9", ready=False, stunned=True, warded=True, enraged=True, blanked=True, damage=1, amber=2, armor=2,
        armor_left=1,
        power_counters=1, counters=(("doom", 2),), controller=1, owner=0,
        keywords=tuple((keyword, 2) for keyword in Keyword),
    )  # fmt: skip
    lines = state_lines(card, busy())
    assert len(lines) == 12 + len(Keyword)
    for line in lines:
        assert "{" not in line.en + line.say("de")


def test_pile_viewers_show_open_piles_and_only_count_closed_ones(ground: QWidget, qtbot: Any) -> None:
    viewer = PileViewer(FACES, ground)
    theirs = seat(1, hand=None, archives=None, archives_count=3, deck_count=12)
    view = table(seat(0, discard=pile(0, Zone.DISCARD, 3, 50)), theirs)
    viewer.open_pile(view, Player(0), Zone.DISCARD)
    assert [tile.handle for tile in viewer.grid.tiles] == ["c50", "c51", "c52"], "top card first, as the view has it"
    assert viewer.title.text() == "Ada’s discard pile: 3"
    for zone, title in ((Zone.ARCHIVES, "Bo’s archives: 3"), (Zone.DECK, "Bo’s deck: 12")):
        viewer.open_pile(view, Player(1), zone)
        assert (viewer.title.text(), viewer.grid.tiles) == (title, ())
        assert viewer.note.text() == s.PILE_CLOSED.en
    qtbot.keyClick(viewer, Qt.Key.Key_Escape)
    assert not viewer.isVisible()


def test_a_refusal_leaves_its_card_when_the_table_is_laid_out_in_another_size(qtbot: Any) -> None:
    stage = TableOverlays(QWidget(), FACES)
    qtbot.addWidget(stage)
    stage.resize(900, 600)
    stage.show()
    stage.refuse(Pair("It is exhausted.", "Sie ist erschöpft."), "", Edition.V18_4, Rect(80, 300, 80, 110))
    assert stage.refusal.geometry().bottom() < 300 and stage.refusal.geometry().center().x() < 300
    stage.resize(700, 500)
    assert abs(stage.refusal.geometry().center().x() - 350) < 2 and stage.refusal.geometry().bottom() > 450


@pytest.mark.rule("glossary/archives")
def test_of_archives_the_opponent_sees_what_lies_faceup_and_no_more(ground: QWidget, shown: TableWidget) -> None:
    archived = [spec("cannon", face_up=True), "anger"]
    game = rules.table(rules.side(archives=archived, deck=["punch"]), rules.side()).game
    viewer = PileViewer(FACES, ground)
    seen = []
    for player in PLAYERS:
        view = game.view(player)
        viewer.open_pile(view, PLAYERS[0], Zone.ARCHIVES)
        seen.append((viewer.title.text(), viewer.note.text(), [tile.accessibleName() for tile in viewer.grid.tiles]))
        shown.present(view)
        assert children_of(shown).count("Ada, Archives, 2 cards, Cannon faceup") == 1
        on_pile = shown.scene_.piles[PLAYERS[0], Zone.ARCHIVES].top_handle
        assert on_pile is not None and find_card(view, on_pile) is not None, "it is shown large, too"
        assert not any("Anger" in name for name in children_of(shown))
    mine, theirs = seen
    assert mine == ("Ada’s archives: 2", s.PILE_TOP_FIRST.en, ["Anger", "Cannon, Faceup"])
    assert theirs == ("Ada’s archives: 2", s.PILE_FACEUP.en, ["Cannon, Faceup"])


def test_a_viewer_that_is_open_under_another_page_has_its_place_when_the_table_is_seen_again(qtbot: Any) -> None:
    stage = TableOverlays(QWidget(), FACES)
    qtbot.addWidget(stage)
    stage.resize(900, 600)
    stage.show()
    stage.viewer.open_pile(table(seat(0, discard=pile(0, Zone.DISCARD, 3, 50)), seat(1)), Player(0), Zone.DISCARD)
    stage.hide()
    stage.viewer.setGeometry(0, 0, 10, 10)
    stage.show_panel(None)
    assert stage.viewer.size() == stage.viewer.sizeHint().boundedTo(stage.size() - QSize(40, 40))


def test_an_open_viewer_follows_the_game(ground: QWidget) -> None:
    viewer = PileViewer(FACES, ground)
    view = table(seat(0, discard=pile(0, Zone.DISCARD, 1, 50)))
    viewer.open_pile(view, Player(0), Zone.DISCARD)
    grown = replace(view, seats=(seat(0, discard=pile(0, Zone.DISCARD, 2, 50)), view.seats[1]))
    viewer.refresh(grown)
    assert len(viewer.grid.tiles) == 2
    viewer.close_pile()
    viewer.refresh(view)
    assert not viewer.isVisible() and viewer.title.text() == ""


@pytest.mark.rule("glossary/house-choice")
def test_the_choice_among_many_houses_leaves_the_hand_in_sight_where_there_is_room(qtbot: Any) -> None:
    view = busy(5, 6)
    stage = TableOverlays(QWidget(), FACES, lambda: layout)
    qtbot.addWidget(stage)
    bar = PromptBar(FACES, stage)
    qtbot.addWidget(bar)
    bar.panel_changed.connect(lambda: stage.show_panel(bar.panel))
    stage.resize(1000, 600)
    stage.show()
    layout = lay_out(view, 1000, 600)
    bar.ask(ask(DecisionKind.HOUSE, *(f"house:{house}" for house in House)), view)
    assert bar.panel is not None
    assert QRectF(bar.panel.geometry()).bottom() <= layout.sides[0].hand.y and bar.panel.y() > 0
    layout = lay_out(view, 1000, 150)
    stage.resize(1000, 150)
    assert stage.rect().contains(bar.panel.geometry()), "without room above it lies over the hand"


@pytest.mark.rule("glossary/house-choice")
@pytest.mark.parametrize("place", ["battleline", "artifacts"])
def test_the_choice_among_many_houses_lies_where_no_cards_are(qtbot: Any, place: str) -> None:
    """Cards lie in the hand and one row of the player; the panel keeps off both."""
    own = {place: busy(5).seats[0].battleline if place == "battleline" else busy(5).seats[0].artifacts}
    view = table(seat(0, hand=hand(0, 6), hand_count=6, **own))
    layout = lay_out(view, 1000, 600)
    stage = TableOverlays(QWidget(), FACES, lambda: layout)
    qtbot.addWidget(stage)
    bar = PromptBar(FACES, stage)
    qtbot.addWidget(bar)
    bar.panel_changed.connect(lambda: stage.show_panel(bar.panel))
    stage.resize(1000, 600)
    stage.show()
    bar.ask(ask(DecisionKind.HOUSE, *(f"house:{house}" for house in House)), view)
    assert bar.panel is not None
    assert not [s for s in layout.spots.values() if QRectF(*s.rect).intersects(QRectF(bar.panel.geometry()))]
