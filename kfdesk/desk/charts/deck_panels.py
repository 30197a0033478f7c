"""Figures of a deck, of two decks beside each other, and of a shelf, as panels for the rooms that show decks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from kfdesk.cards.impact import EstimateKind
from kfdesk.collection.figures import (
    Comparison,
    DeckFigures,
    ShelfFigures,
    Spread,
    compare,
    deck_figures,
    not_understood,
    shares,
    uncounted,
)
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.vocabulary import Field
from kfdesk.desk.charts import texts as s
from kfdesk.desk.charts.bars import ColumnChart, RowChart
from kfdesk.desk.charts.data import Bars, Series, known_or_not
from kfdesk.desk.charts.pairs import PairsLabel
from kfdesk.desk.charts.panels import FiguresPanel, named
from kfdesk.desk.charts.ratings import RatingsTable
from kfdesk.desk.charts.searches import at_least, with_number, with_type, with_value
from kfdesk.desk.kit.locales import decimal, number
from kfdesk.desk.kit.ui import follow_language, say, ui
from kfdesk.engine import glossary
from kfdesk.engine.terms import HOUSES
from kfdesk.match.home_marks import deck_words
from kfdesk.text.parts_of_speech import counted
from kfdesk.text.words import enumerated

MOST_POWER = 10
"""Creatures at least this strong share a column."""
MOST_NAMES = 40
"""How many names of cards a line lists at most."""


PER_CARD = tuple(figure for figure in EstimateKind if figure is not EstimateKind.EFFECTIVE_POWER)
"""The figures that count Æmber or cards; power, which is ten times as much, has a scale of its own."""


def house_title(house: str, language: str) -> str:
    """Return the name of a house, or the word a source had for it."""
    return HOUSES[house].words.say(language) if house in HOUSES else house.capitalize()


class DeckFiguresPanel(FiguresPanel):
    """The figures of one deck: what is printed, what is expected, and which cards count for it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.deck: DeckRecord | None = None
        """The deck whose figures are shown; None before the first."""
        self.facts = self.add_label()
        self.uncounted = self.add_label()
        """What is not known of the deck, so that figures are missing."""
        self.ratings = RatingsTable()
        self.column.addWidget(self.ratings)
        self.strength = self.add_label(dim=True)
        self.expected = RowChart()
        self.column.addWidget(self.expected)
        self.power = RowChart()
        self.column.addWidget(self.power)
        self.counting = self.add_label()
        """The rule of the figure picked in the chart, and the cards that count for it."""
        self._picked = EstimateKind.EXPECTED_AMBER
        self.expected.picked.connect(lambda place: self._pick(PER_CARD[place]))
        self.power.picked.connect(lambda _: self._pick(EstimateKind.EFFECTIVE_POWER))
        self.pairs = PairsLabel()
        self.column.addWidget(self.pairs)
        self.powers = ColumnChart()
        self.column.addWidget(self.powers)
        self.types, self.rarities = RowChart(), RowChart()
        self.column.addWidget(self.types)
        self.column.addWidget(self.rarities)
        self.rule = self.add_label(dim=True)
        self.column.addStretch(1)
        follow_language(self.say)

    def show_deck(self, record: DeckRecord) -> None:
        """Show the figures of a deck."""
        self.deck = record
        self.say()
        self.area.verticalScrollBar().setValue(0)

    def say(self) -> None:
        """Write everything anew."""
        self.page.setVisible(self.deck is not None)
        if self.deck is None:
            return
        language, figures = ui.language, deck_figures(self.deck)
        self.facts.setText(facts_text(figures, language))
        self.ratings.show_deck(self.deck, language)
        self.expected.show_bars(expected_bars(self.deck, figures, language, PER_CARD))
        self.power.show_bars(expected_bars(self.deck, figures, language, (EstimateKind.EFFECTIVE_POWER,)))
        self.powers.show_bars(power_bars([figures], [s.CREATURES.say(language)], language))
        self.types.show_bars(_counts(s.TYPES_TITLE.say(language), _type_rows(figures, language), s.TYPE.say(language)))
        self.rarities.show_bars(
            _counts(s.RARITIES_TITLE.say(language), _rarity_rows(figures, language), s.RARITY.say(language))
        )
        self.strength.setText(s.NO_STRENGTH.say(language))
        self.rule.setText(s.HOW_OFTEN.say(language))
        self._say_counting()
        self.pairs.show_deck(self.deck)
        said = not_known(self.deck, figures, language)
        self.uncounted.setText(said)
        self.uncounted.setVisible(bool(said))

    def _pick(self, figure: EstimateKind) -> None:
        self._picked = figure
        self._say_counting()

    def _say_counting(self) -> None:
        if self.deck is None:
            return
        name = say(s.FIGURES[self._picked])
        head = say(s.CARDS_TITLE.filled(figure=name))
        whole = deck_figures(self.deck).is_known(self._picked)
        self.counting.setText(f"{head}\n{share_text(self.deck, self._picked, ui.language, whole=whole)}")


class ComparePanel(FiguresPanel):
    """Two decks beside each other: figures in pairs, shared cards, cards of only one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._decks: tuple[DeckRecord, DeckRecord] | None = None
        self.uncounted = self.add_label()
        """What is not known of one of the decks, so that figures are missing."""
        self.strength = self.add_label(dim=True)
        self.expected, self.printed, self.types, self.powers = RowChart(), RowChart(), RowChart(), ColumnChart()
        for chart in (self.expected, self.printed, self.types, self.powers):
            self.column.addWidget(chart)
        self.lists = [self.add_label() for _ in range(3)]
        self.rule = self.add_label(dim=True)
        self.column.addStretch(1)
        follow_language(self.say)

    def show_decks(self, first: DeckRecord, second: DeckRecord) -> None:
        """Show two decks beside each other."""
        self._decks = first, second
        self.say()

    def say(self) -> None:
        """Write everything anew."""
        self.page.setVisible(self._decks is not None)
        if self._decks is None:
            return
        found = compare(*self._decks)
        names = [say(deck_words(deck.name, deck.kind)) for deck in self._decks]
        both = [found.first, found.second]
        self.expected.show_bars(_paired_figures(both, names, ui.language))
        self.printed.show_bars(_paired_printed(both, names, ui.language))
        self.types.show_bars(_paired_types(both, names, ui.language))
        self.powers.show_bars(power_bars(both, names, ui.language))
        for label, text in zip(self.lists, _card_lists(found, names, ui.language), strict=True):
            label.setText(text)
        self.strength.setText(say(s.NO_STRENGTH))
        self.rule.setText(say(s.HOW_OFTEN))
        each = zip(names, self._decks, both, strict=True)
        lacks = [(name, not_known(deck, figures, ui.language)) for name, deck, figures in each]
        said = [say(s.OF_DECK.filled(deck=name, what=what)) for name, what in lacks if what]
        self.uncounted.setText("\n".join(said))
        self.uncounted.setVisible(bool(said))


class ShelfFiguresPanel(FiguresPanel):
    """The figures of many decks: where they come from, and how each number lies over them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shelf: ShelfFigures | None = None
        self.head = self.add_label()
        self.strength = self.add_label(dim=True)
        self.spreads, self.power, self.amber = RowChart(), RowChart(), ColumnChart()
        self.sets, self.houses, self.types, self.rarities = RowChart(), RowChart(), RowChart(), RowChart()
        self.column.addWidget(self.spreads)
        self.column.addWidget(self.power)
        self.column.addWidget(self.amber)
        grid = QGridLayout()
        for place, chart in enumerate((self.sets, self.houses, self.types, self.rarities)):
            grid.addWidget(chart, place // 2, place % 2, Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(grid)
        self.rule = self.add_label(dim=True)
        self.column.addStretch(1)
        for one in self.charts:
            one.search_wanted.connect(self.search_wanted)
        follow_language(self.say)

    def show_shelf(self, aggregate: ShelfFigures) -> None:
        """Show the figures of a shelf."""
        self._shelf = aggregate
        self.say()

    def say(self) -> None:
        """Write everything anew."""
        shelf, language = self._shelf, ui.language
        for chart in self.charts:
            chart.setVisible(shelf is not None and shelf.decks > 0)
        self.rule.setText(s.HOW_OFTEN.say(language))
        self.strength.setText(s.NO_STRENGTH.say(language))
        self.strength.setVisible(shelf is not None and shelf.decks > 0)
        if shelf is None or not shelf.decks:
            self.head.setText(s.SHELF_EMPTY.say(language))
            return
        self.head.setText(_shelf_head(shelf, language))
        self.spreads.show_bars(_spread_bars(shelf, language, power=False))
        self.power.show_bars(_spread_bars(shelf, language, power=True))
        decks = s.DECKS.say(language)
        values = tuple(float(count) for _, count in shelf.amber)
        names = tuple(str(bonus) for bonus, _ in shelf.amber)
        title, head = s.AMBER_TITLE.say(language), s.BONUS.say(language)
        found = tuple(with_number("amber", "=", bonus, language) for bonus, _ in shelf.amber)
        self.amber.show_bars(Bars(title, names, (Series(decks, values),), column=head, searches=found))
        sets = [(code or s.NO_SET.say(language), count) for code, count in shelf.sets]
        found = tuple(with_value(Field.SET, code, language) for code, _ in shelf.sets)
        self.sets.show_bars(_counts(s.SETS_TITLE.say(language), sets, s.SET.say(language), found))
        houses = [(house_title(house, language), count) for house, count in shelf.houses]
        found = tuple(with_value(Field.HOUSE, house, language) for house, _ in shelf.houses)
        self.houses.show_bars(_counts(s.HOUSES_OF_DECKS.say(language), houses, s.HOUSE.say(language), found))
        types = [(named(s.TYPE_NAMES, kind, language), count) for kind, count in shelf.types]
        found = tuple(with_type(kind, language) for kind, _ in shelf.types)
        self.types.show_bars(_counts(s.TYPES_TITLE.say(language), types, s.TYPE.say(language), found))
        rarities = [(named(s.RARITY_NAMES, kind, language), count) for kind, count in shelf.rarities]
        self.rarities.show_bars(_counts(s.RARITIES_TITLE.say(language), rarities, s.RARITY.say(language)))


# What the charts show ---------------------------------------------------------------------------


def facts_text(figures: DeckFigures, language: str) -> str:
    """Return what is printed on a deck's cards in a few words."""

    def said(figure: str) -> str:
        return decimal(figures.value(figure), language, 0)

    first = s.FACTS.filled(bonus=said("amber_bonus"), power=said("creature_power"), armor=said("armor"))
    counts = {name: said(name) for name in ("mavericks", "legacies", "enhanced")}
    parts = [first.say(language), s.SPECIALS.filled(**counts).say(language)]
    if figures.anomalies:
        parts.append(s.ANOMALIES.filled(n=figures.anomalies).say(language))
    if figures.unknown:
        parts.append(s.UNKNOWN_CARDS.filled(n=figures.unknown).say(language))
    return "\n".join([parts[0], " · ".join(parts[1:])])


def not_known(deck: DeckRecord, figures: DeckFigures, language: str) -> str:
    """Return what is not known of a deck, a line each, "" where all is."""
    lines = [
        words.filled(n=n, cards=_listed([f"{count} × {name}" if count > 1 else name for name, count in cards]))
        for words, n, cards in (
            (s.UNCOUNTED, figures.unknown, uncounted(deck)),
            (s.NOT_UNDERSTOOD, figures.not_understood, not_understood(deck)),
        )
        if cards
    ]
    lines += [] if figures.icons_known else [s.NO_ICONS]
    return "\n".join(line.say(language) for line in lines)


def expected_bars(deck: DeckRecord, figures: DeckFigures, language: str, shown: Sequence[EstimateKind]) -> Bars:
    """Return figures from definitions; pointed at, each says its rule and which cards count."""
    title = (s.EXPECTATIONS if len(shown) > 1 else s.FIGURES[shown[0]]).say(language)
    series, missing = known_or_not([(title, [figures.value(figure) for figure in shown])])
    return Bars(
        title,
        tuple(s.FIGURES[figure].say(language) for figure in shown),
        series,
        digits=2,
        notes=tuple(share_text(deck, figure, language, whole=figures.is_known(figure)) for figure in shown),
        column=s.FIGURE.say(language),
        not_known=missing,
    )


def share_text(deck: DeckRecord, figure: EstimateKind, language: str, *, whole: bool) -> str:
    """Return the rule of a figure and which cards count for it, a line each; where it is not `whole` since not all is
    known of the deck, also what the known cards count."""
    from kfdesk.cards.facts import facts

    lines = [s.RULES[figure].say(language)]
    found = shares(deck, figure)
    if not whole:
        total = number(sum(share.total for share in found), language)
        lines.append(s.LEFT_OUT.filled(total=total).say(language))
    for share in found[:MOST_NAMES]:
        known = facts().get(share.id)
        title = known.name_in(language) if known is not None else share.title
        words = s.SHARE_LINE if share.count > 1 else s.SHARE_ONE
        each = number(share.each, language)
        lines.append(words.filled(count=share.count, title=title, each=each).say(language))
    if not found:
        lines.append(s.NONE_COUNT.say(language))
    return "\n".join(lines)


def power_bars(figures: Sequence[DeckFigures], names: Sequence[str], language: str) -> Bars:
    """Return how many creatures have which printed power, for one or more decks."""
    groups = [str(power) for power in range(1, MOST_POWER)] + [f"{MOST_POWER}+"]
    series = []
    for found, name in zip(figures, names, strict=True):
        counts = [0.0] * MOST_POWER
        for power, count in found.powers.items():
            counts[max(1, min(power, MOST_POWER)) - 1] += count
        series.append(Series(name, tuple(counts)))
    title = s.POWERS_OF_KNOWN if any(found.unknown for found in figures) else s.POWERS_TITLE
    return Bars(title.say(language), tuple(groups), tuple(series), column=s.POWER.say(language))


def _counts(title: str, rows: Sequence[tuple[str, int]], column: str, searches: tuple[str, ...] = ()) -> Bars:
    values = tuple(float(count) for _, count in rows)
    names = tuple(name for name, _ in rows)
    return Bars(title, names, (Series(title, values),), column=column, searches=searches)


def _type_rows(figures: DeckFigures, language: str) -> list[tuple[str, int]]:
    kinds = sorted(figures.types.items(), key=lambda item: -item[1])
    return [(named(s.TYPE_NAMES, kind, language), count) for kind, count in kinds]


def _rarity_rows(figures: DeckFigures, language: str) -> list[tuple[str, int]]:
    order = list(s.RARITY_NAMES)
    kinds = sorted(figures.rarities.items(), key=lambda item: order.index(item[0]) if item[0] in order else len(order))
    return [(named(s.RARITY_NAMES, kind, language), count) for kind, count in kinds]


def _paired_figures(both: list[DeckFigures], names: list[str], language: str) -> Bars:
    values = [[figures.value(figure) for figure in PER_CARD] for figures in both]
    series, missing = known_or_not(list(zip(names, values, strict=True)))
    return Bars(
        s.EXPECTATIONS.say(language),
        tuple(s.FIGURES[figure].say(language) for figure in PER_CARD),
        series,
        digits=2,
        notes=tuple(s.RULES[figure].say(language) for figure in PER_CARD),
        column=s.FIGURE.say(language),
        not_known=missing,
    )


def _paired_printed(both: list[DeckFigures], names: list[str], language: str) -> Bars:
    shown = ("amber_bonus", "creature_power", "armor", EstimateKind.EFFECTIVE_POWER)
    names_of = (s.BONUS, s.CREATURE_POWER, s.ARMOR, s.FIGURES[EstimateKind.EFFECTIVE_POWER])
    groups = tuple(words.say(language) for words in names_of)
    values = [[figures.value(name) for name in shown] for figures in both]
    series, missing = known_or_not(list(zip(names, values, strict=True)))
    title, rule = s.PRINTED_AND_POWER.say(language), s.RULES[EstimateKind.EFFECTIVE_POWER].say(language)
    notes = ("", "", "", rule)
    return Bars(title, groups, series, digits=2, notes=notes, column=s.FIGURE.say(language), not_known=missing)


def _paired_types(both: list[DeckFigures], names: list[str], language: str) -> Bars:
    kinds = list(dict.fromkeys(kind for figures in both for kind in figures.types))
    series = tuple(
        Series(name, tuple(float(figures.types.get(kind, 0)) for kind in kinds))
        for figures, name in zip(both, names, strict=True)
    )
    groups = tuple(named(s.TYPE_NAMES, kind, language) for kind in kinds)
    return Bars(s.TYPES_TITLE.say(language), groups, series, column=s.TYPE.say(language))


def _card_lists(found: Comparison, names: list[str], language: str) -> list[str]:
    shared = [f"{name} {one}:{two}" for name, one, two in found.shared]
    texts = [f"{s.SHARED.filled(n=len(shared)).say(language)}: {_listed(shared)}"]
    for deck, rows in zip(names, (found.only_first, found.only_second), strict=True):
        cards = [f"{count} × {name}" if count > 1 else name for name, count in rows]
        texts.append(f"{s.ONLY.filled(deck=deck, n=len(cards)).say(language)}: {_listed(cards)}")
    return texts


def _listed(names: Sequence[str]) -> str:
    text = ", ".join(names[:MOST_NAMES])
    return text + (" …" if len(names) > MOST_NAMES else "") if names else "–"


def _shelf_head(shelf: ShelfFigures, language: str) -> str:
    counts = {"mavericks": shelf.mavericks, "legacies": shelf.legacies, "enhanced": shelf.enhanced}
    first = enumerated([counted(shelf.decks, glossary.DECK), counted(shelf.cards, glossary.CARD)]).say(language)
    said = f"{first} · {s.SPECIALS.filled(**counts).say(language)}"
    if shelf.whole == shelf.decks:
        return said
    return f"{said}\n{s.WHOLE.filled(whole=shelf.whole, n=shelf.decks).say(language)}"


_POWERS = ("creature_power", EstimateKind.EFFECTIVE_POWER.value)


def _spread_bars(shelf: ShelfFigures, language: str, *, power: bool) -> Bars:
    """Return the medians of power, or of the other figures."""
    names = {"amber_bonus": s.BONUS, "creature_power": s.CREATURE_POWER, "armor": s.ARMOR}
    names |= {figure.value: words for figure, words in s.FIGURES.items()}
    shown = [(name, lies) for name, lies in shelf.spreads.items() if (name in _POWERS) is power]
    groups = (
        names[name] if lies.decks == shelf.decks else s.MIDDLE_OF.filled(figure=names[name], decks=lies.decks)
        for name, lies in shown
    )
    return Bars(
        (s.MIDDLE_POWER if power else s.MIDDLE).say(language),
        tuple(group.say(language) for group in groups),
        (Series(s.MIDDLE.say(language), tuple(lies.middle for _, lies in shown)),),
        digits=2,
        notes=tuple(f"{_spread_words(lies, language)}\n{s.HALF_AND_MORE.say(language)}" for _, lies in shown),
        column=s.FIGURE.say(language),
        searches=tuple(at_least(name, lies.middle, language) for name, lies in shown),
    )


def _spread_words(lies: Spread, language: str) -> str:
    names = ("least", "lower", "upper", "most", "mean")
    said = s.SPREAD_NOTE.filled(**{name: number(getattr(lies, name), language) for name in names})
    return s.SPREAD_OF.filled(decks=counted(lies.decks, glossary.DECK), spread=said).say(language)
