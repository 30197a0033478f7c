"""Charts: where things lie, what they say, and that they are drawn in every look."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kfdesk.cards.impact import EstimateKind
from kfdesk.collection.figures import deck_figures, shelf_figures
from kfdesk.collection.homemade import HomeCard, register
from kfdesk.collection.records import CardLine, DeckRecord, Source
from kfdesk.desk.charts.bars import ColumnChart, RowChart
from kfdesk.desk.charts.data import Bars, Lines, Mark, Series, as_sentence, as_text, table_of
from kfdesk.desk.charts.deck_panels import ComparePanel, DeckFiguresPanel, ShelfFiguresPanel
from kfdesk.desk.charts.difference import difference_text
from kfdesk.desk.charts.lines import StepChart
from kfdesk.desk.charts.pairs import said_once
from kfdesk.desk.charts.scales import (
    Axis,
    Box,
    apart,
    columns,
    lying,
    rows,
    spaced,
    stacks,
    steps,
    ticks,
    upright,
)
from kfdesk.desk.charts.texts import PAIRS, PAIRS_OF_KNOWN, PAIRS_RULE, PAIRS_SOUGHT
from kfdesk.desk.kit.locales import number
from kfdesk.desk.kit.theme import THEMES
from kfdesk.desk.kit.ui import ui
from kfdesk.engine.terms import CardType, House
from kfdesk.teach.partners import pairs
from tests.inks import inks

BARS = Bars("Played", ("Dis", "Logos"), (Series("Ada", (3, 0)), Series("Bo", (1, 2))), column="House")
LINES = Lines(
    "Æmber",
    (0, 1, 2),
    (Series("Ada", (0, 2, 1)), Series("Bo", (0, 0, 5))),
    (Mark(2, 0, "red key", "R"), Mark(2, 0, "blue key", "B")),
    "Turn",
)


def record(*lines: CardLine, name: str = "Deck") -> DeckRecord:
    """Return a deck of these lines."""
    return DeckRecord(key=f"own:{name}", name=name, set="CotA", cards=lines, added=datetime(2026, 1, 1, tzinfo=UTC))


# Without a window.


@pytest.mark.parametrize(
    ("least", "most", "count", "found"),
    [
        (0, 7, 4, (0, 2, 4, 6, 8)),
        (0, 0, 4, (0, 1)),
        (0, 1, 5, (0, 1)),
        (3, 23, 5, (0, 5, 10, 15, 20, 25)),
        (-2, 3, 5, (-2, -1, 0, 1, 2, 3)),
    ],
)
def test_ticks_are_round_and_enclose(least: float, most: float, count: int, found: tuple[float, ...]) -> None:
    assert ticks(least, most, count) == found


def test_ticks_of_fractions_where_those_are_wanted() -> None:
    assert ticks(0, 1, 4, whole=False) == (0, 0.5, 1)


def test_numbers_are_written_as_each_language_does() -> None:
    assert [number(n, "en") for n in (0, 2.5, -1, 3.0, 0.125)] == ["0", "2.5", "−1", "3", "0.12"]
    assert number(2.5, "de") == "2,5" and number(-0.0, "de") == "0"


def test_an_axis_lays_values_over_its_length() -> None:
    axis = Axis((0, 5, 10), 100, 0)
    assert (axis.at(0), axis.at(10), axis.at(2.5)) == (100, 0, 75)


def test_columns_share_the_width_and_never_overlap() -> None:
    found = columns(Box(10, 0, 90, 40), 3, 2)
    flat = [box for group in found for box in group]
    assert all(one.right <= other.x + 1e-9 for one, other in pairwise(flat))
    assert flat[0].x > 10 and flat[-1].right < 100 and columns(Box(0, 0, 9, 9), 0, 1) == []


def test_rows_are_columns_turned() -> None:
    found = rows(Box(0, 10, 50, 60), 2, 1)
    assert all(box.x == 0 and box.width == 50 for group in found for box in group)
    assert found[0][0].bottom < found[1][0].y


def test_bars_reach_from_zero_either_way() -> None:
    axis = Axis((-2, 2), 100, 0)
    assert upright(Box(0, 0, 10, 100), axis, 0, 2) == Box(0, 0, 10, 50)
    assert upright(Box(0, 0, 10, 100), axis, 0, -2) == Box(0, 50, 10, 50)
    assert lying(Box(0, 5, 100, 10), Axis((0, 4), 20, 60), 0, 1) == Box(20, 5, 10, 10)


def test_stacks_grow_up_and_down() -> None:
    assert stacks([2, -1, 3, -2]) == [(0, 2), (0, -1), (2, 5), (-1, -3)]


def test_a_step_keeps_its_value_until_the_next() -> None:
    assert steps([(0, 1), (2, 3)]) == [(0, 1), (2, 1), (2, 3)]


def test_places_are_moved_apart_within_bounds() -> None:
    assert apart([5, 5, 50], 10, 0, 55) == [5, 15, 50]
    assert apart([50, 50], 10, 0, 55) == [45, 55]


def test_labels_are_left_out_evenly_where_there_is_no_room() -> None:
    assert [spaced(60, room, 30) for room in (4000, 900, 300, 90)] == [1, 2, 10, 20]


def test_numbers_of_a_chart_as_table_text_and_sentence() -> None:
    assert table_of(BARS, "en") == [["House", "Ada", "Bo"], ["Dis", "3", "1"], ["Logos", "0", "2"]]
    assert as_text(BARS, "en") == "Played\nHouse\tAda\tBo\nDis\t3\t1\nLogos\t0\t2"
    assert as_sentence(BARS, "en") == "Dis: Ada 3, Bo 1; Logos: Ada 0, Bo 2"
    assert table_of(LINES, "en")[-1] == ["2", "1 (red key) (blue key)", "5"]


# With one.


def _all(qtbot: QtBot) -> list[ColumnChart | RowChart | StepChart]:
    column, row, step = ColumnChart(), RowChart(), StepChart()
    column.show_bars(BARS)
    row.show_bars(BARS)
    step.show_lines(LINES)
    for chart in (column, row, step):
        qtbot.addWidget(chart)
        chart.resize(420, 300)
        chart.show()
    return [column, row, step]


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_every_chart_is_drawn_in_every_look(qtbot: QtBot, theme: str) -> None:
    for chart in _all(qtbot):
        ui.wear(THEMES[theme])
        image = chart.grab().toImage()
        assert {QColor(chart.series_color(number)).rgba() for number in (0, 1)} <= inks(image, 3)


def test_spots_lie_within_and_say_value_and_name(qtbot: QtBot) -> None:
    for chart in _all(qtbot):
        chart.ensure_laid_out()
        assert chart.spots
        for spot in chart.spots:
            assert spot.box.x >= -1 and spot.box.right <= chart.width() + 1
            assert spot.box.y >= -1 and spot.box.bottom <= chart.height() + 1
    column = _all(qtbot)[0]
    column.ensure_laid_out()
    assert column.spots[0].words == "Dis: Ada: 3"


def test_pointing_says_what_is_there_and_leaving_forgets_it(qtbot: QtBot) -> None:
    chart = _all(qtbot)[0]
    chart.ensure_laid_out()
    box = chart.spots[1].box
    QTest.mouseMove(chart, QPoint(round(box.x + box.width / 2), round(box.y + box.height / 2)))
    assert chart.said == "Dis: Bo: 1"
    QTest.mouseMove(chart, QPoint(1, 1))
    assert chart.said == ""


def test_keys_walk_over_the_values_and_copy_takes_the_table(qtbot: QtBot) -> None:
    chart = _all(qtbot)[2]
    chart.setFocus()
    QTest.keyClick(chart, Qt.Key.Key_Right)
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.said.startswith("Turn 1") and "Ada: 2" in chart.accessibleDescription()
    QTest.keyClick(chart, Qt.Key.Key_End)
    assert chart.said == "blue key"
    chart.copy()
    assert QGuiApplication.clipboard().text().startswith("Æmber\nTurn\tAda\tBo")
    QGuiApplication.clipboard().clear()


def test_marks_at_one_place_do_not_hide_each_other(qtbot: QtBot) -> None:
    chart = _all(qtbot)[2]
    chart.ensure_laid_out()
    red, blue = (spot.box for spot in chart.spots[-2:])
    assert red.right <= blue.x


def test_a_chart_can_be_heard(qtbot: QtBot) -> None:
    chart = _all(qtbot)[1]
    assert chart.accessibleName() == "Played"
    assert chart.accessibleDescription() == "Dis: Ada 3, Bo 1; Logos: Ada 0, Bo 2"
    assert isinstance(chart, RowChart)
    chart.show_bars(Bars("Nothing", (), (Series("", ()),)))
    assert chart.accessibleDescription() == "Nothing to show"
    chart.grab()


def test_long_names_stand_above_their_bars_where_there_is_no_room(qtbot: QtBot) -> None:
    chart = RowChart()
    qtbot.addWidget(chart)
    chart.show_bars(Bars("T", ("A rather long name for a bar", "b"), (Series("", (1, 2)),)))
    chart.resize(600, chart.sizeHint().height())
    chart.show()
    wide = chart.sizeHint().height()
    chart.resize(240, wide)
    assert chart.sizeHint().height() > wide


def test_parts_of_a_stacked_bar_answer_for_themselves_and_empty_ones_not(qtbot: QtBot) -> None:
    chart = RowChart()
    qtbot.addWidget(chart)
    chart.show_bars(Bars("T", ("a", "b"), BARS.series, stacked=True))
    chart.resize(400, chart.sizeHint().height())
    chart.ensure_laid_out()
    assert [spot.words for spot in chart.spots] == ["a: Ada: 3", "a: Bo: 1", "b: Bo: 2"]
    one, two, _ = (spot.box for spot in chart.spots)
    assert one.right == pytest.approx(two.x) and one.width == pytest.approx(3 * two.width)
    chart.grab()


def test_stacked_columns_stand_on_each_other_and_the_axis_holds_their_sum(qtbot: QtBot) -> None:
    chart = ColumnChart()
    qtbot.addWidget(chart)
    chart.show_bars(Bars("T", ("a", "b"), BARS.series, stacked=True))
    chart.resize(400, 300)
    chart.ensure_laid_out()
    assert [spot.words for spot in chart.spots] == ["a: Ada: 3", "a: Bo: 1", "b: Bo: 2"]
    lower, upper, other = (spot.box for spot in chart.spots)
    assert upper.bottom == pytest.approx(lower.y) and upper.x == lower.x < other.x
    assert lower.height == pytest.approx(3 * upper.height) and other.bottom == pytest.approx(lower.bottom)
    assert lower.width > 0.5 * (other.x - lower.x), "a stack has the place of all its parts"
    assert upper.y >= 0, "a stack of 3 and 1 is no higher than the axis"


# The panels of figures.


def _shown_in(panel: QWidget, qtbot: QtBot) -> None:
    qtbot.addWidget(panel)
    panel.resize(500, 700)
    panel.show()
    QApplication.processEvents()  # a style sheet of an earlier test has the panel laid out once more
    panel.grab()


def test_the_panel_of_a_deck_says_which_cards_count(qtbot: QtBot) -> None:
    panel = DeckFiguresPanel()
    urchin = CardLine(id="urchin", title="Urchin", house="shadows", count=2)
    ghost = CardLine(id=None, title="Never Seen", house="shadows")
    at = list(EstimateKind).index(EstimateKind.STEAL)
    panel.show_deck(record(urchin, ghost))
    _shown_in(panel, qtbot)
    bars = panel.expected.data
    assert bars is not None and bars.said(at, 0, "en") == "–" and not bars.empty
    assert "known cards count 2" in bars.notes[at]
    assert "Never Seen" in panel.uncounted.text() and panel.uncounted.isVisible()
    assert panel.facts.text().startswith("Æmber bonus – · creature power – · armor –")
    panel.show_deck(record(urchin))
    QApplication.processEvents()
    panel.grab()
    assert not panel.uncounted.isVisible()
    bars = panel.expected.data
    assert bars is not None and bars.said(at, 0, "en") == "2"
    assert bars.notes[at].endswith("2 × Urchin: 1 each")
    assert panel.counting.text().startswith("Expected Æmber, by card")
    panel.expected.ensure_laid_out()
    box = panel.expected.spots[at].box
    QTest.mouseMove(panel.expected, QPoint(round(box.x + 5), round(box.y + 2)))
    QTest.mouseClick(panel.expected, Qt.MouseButton.LeftButton, pos=QPoint(round(box.x + 5), round(box.y + 2)))
    assert panel.counting.text().splitlines()[-1] == "2 × Urchin: 1 each"
    ui.speak("de")
    assert panel.counting.text().startswith("Stehlen nach Karten")
    assert panel.expected.data is not None and panel.expected.data.groups[at] == "Stehlen"
    assert panel.expected.data.notes[at].endswith("2 × Straßenkind: je 1")


def test_two_decks_stand_beside_each_other(qtbot: QtBot) -> None:
    panel = ComparePanel()
    one = record(CardLine(id="urchin", title="Urchin", house="shadows", count=2), name="One")
    two = record(
        CardLine(id="urchin", title="Urchin", house="shadows"),
        CardLine(id="troll", title="Troll", house="brobnar"),
        name="Two {deck}",
    )
    panel.show_decks(one, two)
    _shown_in(panel, qtbot)
    texts = [label.text() for label in panel.lists]
    assert texts == ["In both (1): Urchin 2:1", "Only in One (0): –", "Only in Two {deck} (1): Troll"]
    assert panel.printed.data is not None and panel.printed.data.series[1].name == "Two {deck}"


def test_figures_that_are_not_known_are_compared_with_a_dash(qtbot: QtBot) -> None:
    panel = ComparePanel()
    one = record(CardLine(id="urchin", title="Urchin", house="shadows", count=2), name="One")
    two = record(CardLine(id=None, title="Never Seen", house="shadows"), name="Two")
    panel.show_decks(one, two)
    _shown_in(panel, qtbot)
    bars = panel.expected.data
    assert bars is not None
    at = list(EstimateKind).index(EstimateKind.STEAL)
    assert [bars.said(at, series, "en") for series in (0, 1)] == ["2", "–"]
    assert panel.uncounted.text().startswith("Two: ") and "Never Seen" in panel.uncounted.text()
    panel.show_decks(one, one)
    assert not panel.uncounted.isVisible()


def test_a_card_whose_text_is_not_understood_is_named(qtbot: QtBot) -> None:
    odd = HomeCard(name="Odd", type=CardType.CREATURE, houses=(House.DIS,), power=3, text="Flumble the gronk.")
    register((odd,))
    lines = (CardLine(id=odd.id, title="Odd", house="dis", count=2),)
    panel = DeckFiguresPanel()
    panel.show_deck(record().model_copy(update={"cards": lines, "homemade": (odd,), "source": Source.HOMEMADE}))
    _shown_in(panel, qtbot)
    assert panel.uncounted.text() == "Not counted in a game, since their texts are not understood (2): 2 × Odd"


def test_the_median_of_a_shelf_says_of_how_many_decks_it_is(qtbot: QtBot) -> None:
    panel = ShelfFiguresPanel()
    decks = [
        record(CardLine(id="urchin", title="Urchin", house="shadows")),
        record(CardLine(id=None, title="Never Seen", house="shadows")),
    ]
    panel.show_shelf(shelf_figures([(deck.set, deck_figures(deck)) for deck in decks]))
    _shown_in(panel, qtbot)
    assert "Completely known: 1 of 2 decks" in panel.head.text()
    bars = panel.spreads.data
    assert bars is not None and "Steal (1)" in bars.groups
    assert bars.notes[bars.groups.index("Steal (1)")].startswith("of 1 deck; ")


def test_the_panel_of_a_shelf_and_of_an_empty_one(qtbot: QtBot) -> None:
    panel = ShelfFiguresPanel()
    panel.show_shelf(shelf_figures([]))
    _shown_in(panel, qtbot)
    assert panel.head.text() == "No decks to count." and not panel.amber.isVisible()
    decks = [record(CardLine(id="dust-pixie", title="Dust Pixie", house="untamed", count=n)) for n in (1, 2)]
    panel.show_shelf(shelf_figures([(deck.set, deck_figures(deck)) for deck in decks]))
    assert panel.head.text().startswith("2 decks, 3 cards")
    assert panel.amber.data is not None and panel.amber.isVisible()
    assert panel.amber.data.groups == ("2", "3", "4")
    assert panel.amber.data.series[0].values == (1, 0, 1)


def test_a_copy_that_became_a_maverick_is_not_no_difference() -> None:
    line = CardLine(id="fear", title="Fear", house="dis")
    before = DeckRecord(
        key="own:" + "0" * 24,
        name="Before",
        source=Source.HOMEMADE,
        added=datetime(2026, 1, 1, tzinfo=UTC),
        houses=("dis", "logos", "mars"),
        cards=(line,),
    )
    assert difference_text(before, before, "en")
    after = before.model_copy(update={"cards": (line.model_copy(update={"house": "mars", "maverick": True}),)})
    assert difference_text(after, before, "en") == ""


def test_a_reason_is_said_once_for_all_whom_the_same_card_helps_for_it() -> None:
    found = pairs(["niffle-queen", "niffle-ape", "ancient-bear", "john-smyth", "ulyq-megamouth"])
    queen, smyth = said_once(found)
    assert queen.en.endswith("which Niffle Ape has. The same goes for Ancient Bear.")
    assert smyth.en.startswith("With “John Smyth”") and "The same goes" not in smyth.en


def test_the_panel_of_a_deck_says_which_cards_help_each_other(qtbot: QtBot) -> None:
    ape, queen = (CardLine(id=id_, title=id_, house="untamed") for id_ in ("niffle-ape", "niffle-queen"))
    panel = DeckFiguresPanel()
    panel.show_deck(record(ape, queen))
    assert panel.pairs.text() == PAIRS_SOUGHT.en, "nothing is looked for before it can be seen"
    _shown_in(panel, qtbot)
    qtbot.waitUntil(lambda: panel.pairs.text() != PAIRS_SOUGHT.en)
    lines = panel.pairs.text().splitlines()
    assert lines[0] == PAIRS.filled(n=1).en and "Niffle Queen" in lines[1] and lines[2:] == [PAIRS_RULE.en]
    ui.speak("de")
    assert panel.pairs.text().splitlines()[-1] == PAIRS_RULE.say("de")
    ui.speak("en")
    panel.show_deck(record(ape, CardLine(id=None, title="Never Seen", house="shadows")))
    assert panel.pairs.text() == PAIRS_SOUGHT.en, "those of another deck are gone at once"
    qtbot.waitUntil(lambda: panel.pairs.text() != PAIRS_SOUGHT.en)
    assert panel.pairs.text().splitlines() == [PAIRS.filled(n=0).en, PAIRS_OF_KNOWN.en, PAIRS_RULE.en]
    panel.hide()
