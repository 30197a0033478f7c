"""Keys and tide on a player's panel: colorless keys have places of their own, the tide says how it is for whom."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from kfdesk.desk.art.pieces import draw_keys
from kfdesk.desk.kit.painting import painting_on
from kfdesk.desk.kit.theme import LIGHT
from kfdesk.desk.layout.panel_contents import keys_shown
from kfdesk.desk.layout.table_layout import Rect
from kfdesk.desk.layout.tide import RAISE_TIDE, TIDE_HIGH, TIDE_LOW, TIDE_NEUTRAL
from kfdesk.desk.table import panel as panel_module
from kfdesk.desk.table.panel import PanelItem, _Fact
from kfdesk.desk.table.widget import TableWidget
from kfdesk.engine import House
from kfdesk.engine.terms import COLORS, KeyColor, Player
from tests.desk import mouse
from tests.tables import Table, side, spec, table

pytestmark = pytest.mark.usefixtures("qapp")

NONE = tuple((tint, False) for tint in COLORS)


def a_table(tide: int | None = None, *, keys: tuple[KeyColor, ...] = (), tinkerer: bool = False) -> Table:
    power = spec("tinkerer") if tinkerer else None
    ada = side(hand=["punch"], keys=keys, archon_power=power)
    return table(ada, side(), house=House.BROBNAR, tide=tide, tide_in_game=True)


@pytest.mark.rule("glossary/keys")
def test_a_colorless_key_that_must_be_forged_to_win_has_a_place_on_the_panel(shown: TableWidget) -> None:
    t = a_table(tinkerer=True)
    seats = t.game.view(0).seats
    assert (keys_shown(seats[0]), keys_shown(seats[1])) == ((*NONE, (KeyColor.COLORLESS, False)), NONE)
    shown.present(t.game.view(0))
    layout = shown.scene_.layout_
    assert layout is not None and [len(each.panel.keys) for each in layout.sides] == [4, 3]


@pytest.mark.rule("glossary/keys")
def test_so_has_each_that_was_forged() -> None:
    t = a_table(keys=(KeyColor.RED, KeyColor.COLORLESS, KeyColor.COLORLESS), tinkerer=True)
    colored = ((KeyColor.RED, True), (KeyColor.BLUE, False), (KeyColor.YELLOW, False))
    assert keys_shown(t.game.view(0).seats[0]) == (*colored, *[(KeyColor.COLORLESS, True)] * 2)


@pytest.mark.rule("glossary/keys")
def test_a_colorless_key_is_chosen_only_where_it_is_forged(shown: TableWidget) -> None:
    for keys, expected in (((), None), ((KeyColor.COLORLESS,), "key:colorless")):
        shown.present(a_table(keys=keys, tinkerer=True).game.view(0))
        layout, panel = shown.scene_.layout_, shown.scene_.panels[0]
        assert layout is not None
        panel.set_lit(frozenset({"key:red", "key:colorless"}))
        red, *_, colorless = layout.sides[0].panel.keys
        assert [panel.key_at(*place.center) for place in (red, colorless)] == ["key:red", expected]


def tide_of(panel: PanelItem) -> str:
    """Return what the panel says where the tide stands."""
    if panel.tide_place is None:
        return ""
    said, entry = panel.said_at(QPointF(*panel.tide_place.center))
    assert entry == "glossary/tide"
    return said


@pytest.mark.rule("glossary/tide")
@pytest.mark.parametrize(
    ("tide", "said"),
    [(None, (TIDE_NEUTRAL, TIDE_NEUTRAL)), (0, (TIDE_HIGH, TIDE_LOW)), (1, (TIDE_LOW, TIDE_HIGH))],
)
def test_each_panel_says_how_the_tide_is(shown: TableWidget, tide: int | None, said: tuple[object, object]) -> None:
    shown.present(a_table(tide).game.view(0))
    assert [tide_of(panel) for panel in shown.scene_.panels] == [words.en for words in said]  # type: ignore[attr-defined]


@pytest.mark.rule("glossary/tide")
def test_beside_chains_the_tide_is_said_in_a_word_where_there_is_no_room(
    shown: TableWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[tuple[str, int]] = []

    def write(_painter: QPainter, text: str, _box: QRectF, *, lines: int = 2, **_rest: object) -> None:
        written.append((text, lines))

    monkeypatch.setattr(panel_module, "write_fit", write)
    panel = next(found for found in shown.scene_.panels if isinstance(found, PanelItem))
    chain = _Fact("chain", "2 Ketten", "#000000")
    tide = _Fact("tide-neutral", "Gezeiten neutral", "#000000", is_tide=True, short="neutral")
    image = QImage(200, 40, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    for facts in ((tide,), (chain, tide)):
        panel._draw_facts(painter, Rect(0, 0, 140, 24), facts, tide_asked=True)
    painter.end()
    assert written == [("Gezeiten neutral", 1), ("2 Ketten", 2), ("neutral", 1)]


@pytest.mark.rule("glossary/tide")
def test_a_game_without_the_tide_card_says_nothing_of_it(shown: TableWidget) -> None:
    shown.present(table(side(hand=["punch"]), side(), house=House.BROBNAR).game.view(0))
    assert [tide_of(panel) for panel in shown.scene_.panels] == ["", ""]


@pytest.mark.rule("glossary/tide")
def test_a_click_on_the_tide_raises_it_where_that_is_an_option(shown: TableWidget) -> None:
    heard: list[tuple[str, ...]] = []
    shown.chosen.connect(heard.append)
    for tide, expected in ((0, []), (None, [(RAISE_TIDE,)]), (1, [(RAISE_TIDE,)])):
        t = a_table(tide)
        shown.present(t.game.view(0))
        layout = shown.scene_.layout_
        assert layout is not None and (RAISE_TIDE in t.decision.keys()) is bool(expected)
        heard.clear()
        for player in (Player(1), Player(0)):  # the opponent's panel says it too, but is not clicked
            mouse.click(shown, layout.sides[player].panel.facts.center)
        assert heard == expected


@pytest.mark.rule("glossary/keys")
def test_the_picture_of_a_kept_game_shows_colorless_keys_too() -> None:
    def drawn(*keys: KeyColor) -> bytes:
        image = QImage(56, 18, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        with painting_on(image) as painter:
            draw_keys(painter, keys, QRectF(0, 0, 56, 18), LIGHT)
        return bytes(image.constBits())

    one, two = (KeyColor.COLORLESS,), (KeyColor.COLORLESS,) * 2
    assert len({drawn(), drawn(*one), drawn(*two), drawn(KeyColor.RED, *one)}) == 4
