"""Statistics of a deck, of a shelf and of two decks beside each other, from records, facts and definitions.

What a card counts for in the figures from definitions, and by which rule, stands in `kfdesk.cards.impact`.
There is no rating: each figure is a sum over cards, and `shares` tells which cards and how much each. Of a deck with
cards or bonus icons that are not known, the sums are those of the rest: `DeckFigures.value` gives none for them, and no
such deck counts in what lies over many decks.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.cards.impact import EstimateKind, impact_of
from kfdesk.collection.columns import set_place
from kfdesk.collection.homemade import is_homemade
from kfdesk.collection.printings import printing_of
from kfdesk.collection.records import ICON_WORDS, CardLine, DeckRecord
from kfdesk.engine.terms import CardType, House, Icon
from kfdesk.records import record

FIGURES_VERSION = 4
"""Raised with every change of the rule: figures that were kept under another version are to be worked out anew."""

UNKNOWN = "unknown"
"""The type or rarity of a card that neither the facts nor the deck's source tell."""

ICON_IMPACT: Mapping[str, Mapping[EstimateKind, float]] = {
    Icon.CAPTURE: {EstimateKind.CAPTURE: 1.0, EstimateKind.AMBER_CONTROL: 1.0},
    Icon.DRAW: {EstimateKind.DRAW: 1.0, EstimateKind.EFFICIENCY: 1.0},
    Icon.DAMAGE: {EstimateKind.REMOVAL: 0.25},
    Icon.DISCARD: {EstimateKind.EFFICIENCY: 0.5},
    Icon.POWER: {EstimateKind.EFFECTIVE_POWER: 1.0},
    **{house.value: {EstimateKind.EFFICIENCY: 0.5} for house in House},
}
"""What bonus icons count for; Æmber icons are in the bonus. A card with a house icon can be played and used with that
house, too; what is discarded for an icon is drawn anew."""


FROM_ICONS = frozenset(
    {
        "amber_bonus",
        "enhanced",
        EstimateKind.EXPECTED_AMBER.value,
        *(figure.value for counted in ICON_IMPACT.values() for figure in counted),
    }
)
"""The figures to which bonus icons add, as fields of `DeckFigures`."""
_EXPECTED = frozenset(EstimateKind)
BY_THE_LIST = frozenset({"cards", "unknown", "mavericks", "legacies", "anomalies", "enhanced"})
"""The figures that follow from a deck's list, whichever cards on it are known."""


class DeckFigures(BaseModel):
    """The figures of one deck. Counts are cards, Æmber and power are tokens; the last are expectations a game.

    `amber_bonus` is the printed Æmber and the Æmber icons of enhancements; `expected_amber` contains it.
    `types`, `houses`, `rarities` and `icons` count cards by their word, `powers` creatures by printed power.
    The sums leave out what is not known of the deck; ask `value` for a figure that is shown or compared.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)

    version: int
    cards: int
    unknown: int
    """Copies of cards that are not in the facts."""
    icons_known: bool
    """Whether all bonus icons on its cards are known."""
    not_understood: int
    """Copies of home-made cards whose text this program does not understand: no expectation counts them."""
    types: dict[str, int]
    houses: dict[str, int]
    rarities: dict[str, int]
    icons: dict[str, int]
    """Bonus icons beyond the printed Æmber."""
    powers: dict[int, int]
    amber_bonus: int
    creature_power: int
    armor: int
    mavericks: int
    legacies: int
    anomalies: int
    enhanced: int
    """Cards with an icon beyond the printed Æmber."""
    expected_amber: float
    steal: float
    capture: float
    amber_control: float
    board_wipes: float
    removal: float
    artifact_control: float
    draw: float
    archive: float
    key_cheats: float
    disruption: float
    creature_protection: float
    recursion: float
    efficiency: float
    effective_power: float

    def is_known(self, figure: str) -> bool:
        """Return whether all that adds to a figure, a field with a number, is known of the deck."""
        if self.not_understood and figure in _EXPECTED:
            return False
        if not self.cards:  # nothing but its name
            return False
        return (figure in BY_THE_LIST or not self.unknown) and (self.icons_known or figure not in FROM_ICONS)

    @property
    def whole(self) -> bool:
        """Whether all figures are known."""
        return self.icons_known and not self.unknown and not self.not_understood and self.cards > 0

    def value(self, figure: str) -> float | None:
        """Return a figure, a field with a number; None where not all that adds to it is known of the deck."""
        return float(getattr(self, figure)) if self.is_known(figure) else None

    def count_of_type(self, kind: CardType) -> float | None:
        """Return how many cards are of a type; None where the types of some are not known."""
        return None if UNKNOWN in self.types or not self.cards else float(self.types.get(kind, 0))

    def count_of_rarity(self, rarity: str) -> float | None:
        """Return how many cards are of a rarity, in lower case; None where those of some are not known."""
        return None if UNKNOWN in self.rarities or not self.cards else float(self.rarities.get(rarity, 0))


@record
class Share:
    """What the equal copies of one card contribute to a figure."""

    id: str
    title: str
    """The card's English name."""
    count: int
    each: float
    """What one copy counts, its bonus icons included."""

    @property
    def total(self) -> float:
        """What all copies count."""
        return round(self.count * self.each, 2)


def deck_figures(record: DeckRecord) -> DeckFigures:
    """Return the figures of a deck; cards this program does not know count by what the source says of them."""
    count = _Counts()
    for line in record.cards:
        count.take(line, record.set)
    lines = record.cards
    return DeckFigures.model_construct(
        version=FIGURES_VERSION,
        cards=record.size,
        unknown=count.unknown,
        not_understood=count.not_understood,
        icons_known=record.icons_known and all(icon in ICON_WORDS for line in lines for icon in line.icons),
        types=dict(count.types),
        houses=dict(count.houses),
        rarities=dict(count.rarities),
        icons=dict(count.icons),
        powers=dict(sorted(count.powers.items())),
        amber_bonus=count.bonus,
        creature_power=count.power,
        armor=count.armor,
        mavericks=sum(line.count for line in lines if line.maverick),
        legacies=sum(line.count for line in lines if line.legacy),
        anomalies=sum(line.count for line in lines if line.anomaly),
        enhanced=sum(line.count for line in lines if line.icons),
        **{figure.value: round(value, 2) for figure, value in count.expected.items()},  # type: ignore[arg-type]
    )


class _Counts:
    """What is printed on the cards of a deck and what they count for, added up."""

    def __init__(self) -> None:
        self.types: defaultdict[str, int] = defaultdict(int)
        self.houses: defaultdict[str, int] = defaultdict(int)
        self.rarities: defaultdict[str, int] = defaultdict(int)
        self.icons: defaultdict[str, int] = defaultdict(int)
        self.powers: defaultdict[int, int] = defaultdict(int)
        self.expected = dict.fromkeys(EstimateKind, 0.0)
        self.bonus = self.power = self.armor = self.unknown = self.not_understood = 0

    def take(self, line: CardLine, set_code: str) -> None:
        """Count one line of the list."""
        copies, icons = line.count, line.icons
        read = _read(line.id, set_code, line.house, icons)
        self.types[read.type or line.type.casefold() or UNKNOWN] += copies
        self.houses[line.house] += copies
        self.rarities[read.rarity or line.rarity.casefold() or UNKNOWN] += copies
        self.bonus += copies * read.bonus
        self.armor += copies * read.armor
        self.unknown += copies * (not read.type)
        self.not_understood += copies * (not read.understood)
        for icon in icons:
            self.icons[icon] += copies
        if read.power is not None:
            self.power += copies * read.power
            self.powers[read.power] += copies
        for figure, value in read.impact:
            self.expected[figure] += copies * value


class _Copy(NamedTuple):
    """What one copy on a deck's list brings; type and rarity are "" for a card that is not in the facts.

    `power` is None but for creatures with a printed power.
    """

    type: str
    rarity: str
    bonus: int
    power: int | None
    armor: int
    impact: tuple[tuple[EstimateKind, float], ...]
    understood: bool = True
    """False for a home-made card whose text is not understood."""


def _read(id_: str | None, set_code: str, house: str, icons: tuple[str, ...]) -> _Copy:
    """Return what a copy brings: kept, since the same cards stand in thousands of decks, but for home-made cards whose
    text is not understood yet."""
    not_yet = id_ is not None and is_homemade(id_) and id_ not in library()
    return (_found if not_yet else _kept)(id_, set_code, house, icons)


def _found(id_: str | None, set_code: str, house: str, icons: tuple[str, ...]) -> _Copy:
    """Return what a copy brings."""
    card = facts().get(id_) if id_ is not None else None
    bonus = icons.count(Icon.AMBER.value)
    kind = rarity = ""
    understood = True
    known: Mapping[EstimateKind, float] = {}
    if card is not None:
        printing = printing_of(card.id, set_code, house)
        kind, rarity = card.type.value, printing.rarity.casefold()
        bonus += printing.amber
        understood = card.id in library()
        known = impact_of(card.id) if understood else {}
    amounts: dict[EstimateKind, float] = {EstimateKind.EXPECTED_AMBER: float(bonus)}
    for part in (known, *(ICON_IMPACT.get(icon, {}) for icon in icons)):
        for figure, value in part.items():
            amounts[figure] = amounts.get(figure, 0.0) + value
    power = card.power if card is not None and card.type is CardType.CREATURE else None
    armor = card.armor or 0 if card is not None else 0
    read = tuple((figure, value) for figure, value in amounts.items() if value)
    return _Copy(kind, rarity, bonus, power, armor, read, understood)


_kept = lru_cache(maxsize=20_000)(_found)


def line_impact(line: CardLine, set_code: str) -> Mapping[EstimateKind, float]:
    """Return what one copy on a line counts for: its definition, its bonus icons, its printed Æmber."""
    return dict(_read(line.id, set_code, line.house, line.icons).impact)


def shares(record: DeckRecord, figure: EstimateKind) -> tuple[Share, ...]:
    """Return which cards count for a figure and how much, the most first."""
    rows: dict[tuple[str, float], Share] = {}
    for line in record.cards:
        each = round(line_impact(line, record.set).get(figure, 0.0), 2)
        if not each:
            continue
        key = (line.id or line.title, each)
        had = rows[key].count if key in rows else 0
        rows[key] = Share(line.id or "", _name(line), had + line.count, each)
    return tuple(sorted(rows.values(), key=lambda share: (-abs(share.total), share.title)))


def uncounted(record: DeckRecord) -> tuple[tuple[str, int], ...]:
    """Return names and counts of the cards that the figures leave out, since this program does not know them."""
    found: Counter[str] = Counter()
    for line in record.cards:
        if line.id not in facts():
            found[_name(line)] += line.count
    return tuple(sorted(found.items()))


def not_understood(record: DeckRecord) -> tuple[tuple[str, int], ...]:
    """Return names and counts of the home-made cards that no expectation counts, since their texts are not
    understood."""
    found: Counter[str] = Counter()
    for line in record.cards:
        if line.id in facts() and line.id not in library():
            found[_name(line)] += line.count
    return tuple(sorted(found.items()))


def _name(line: CardLine) -> str:
    card = facts().get(line.id) if line.id is not None else None
    return card.name if card is not None else line.title


# The shelf --------------------------------------------------------------------------------------


@record
class Spread:
    """How a figure lies over many decks; the quartiles are those of the decks in order.

    `decks` counts those for which the figure is known; the others are in none of the numbers.
    """

    decks: int
    least: float
    lower: float
    middle: float
    upper: float
    most: float
    mean: float


@record
class ShelfFigures:
    """The figures of many decks: sums of counts, and how each number lies over the decks."""

    decks: int
    whole: int
    """Decks of which all is known."""
    cards: int
    unknown: int
    """Copies of cards that are not known."""
    sets: tuple[tuple[str, int], ...]
    """Decks by set code, in the order given by the caller's decks; "" for decks that name none."""
    houses: tuple[tuple[str, int], ...]
    """Decks by house, the most first."""
    types: tuple[tuple[str, int], ...]
    rarities: tuple[tuple[str, int], ...]
    mavericks: int
    legacies: int
    enhanced: int
    spreads: Mapping[str, Spread]
    """By field name of `DeckFigures`: `amber_bonus`, `creature_power`, `armor` and every `EstimateKind`, over the decks
    of which the figure is known."""
    amber: tuple[tuple[int, int], ...]
    """Decks by their Æmber bonus where it is known, from the least to the most without a gap."""


SPREAD_FIELDS = ("amber_bonus", "creature_power", "armor", *(figure.value for figure in EstimateKind))


def shelf_figures(decks: Iterable[tuple[str, DeckFigures]]) -> ShelfFigures:
    """Return the figures of a shelf from the set code and the figures of each deck."""
    sets: Counter[str] = Counter()
    houses: Counter[str] = Counter()
    types: Counter[str] = Counter()
    rarities: Counter[str] = Counter()
    values: dict[str, list[float]] = {name: [] for name in SPREAD_FIELDS}
    whole = cards = unknown = mavericks = legacies = enhanced = 0
    for code, found in decks:
        sets[code] += 1
        houses.update(found.houses.keys())
        types.update(found.types)
        rarities.update(found.rarities)
        whole += found.whole
        cards += found.cards
        unknown += found.unknown
        mavericks += found.mavericks
        legacies += found.legacies
        enhanced += found.enhanced
        for name, row in values.items():
            if (value := found.value(name)) is not None:
                row.append(value)
    return ShelfFigures(
        decks=sum(sets.values()),
        whole=whole,
        cards=cards,
        unknown=unknown,
        sets=tuple(sorted(sets.items(), key=lambda entry: set_place(entry[0]))),
        houses=tuple(houses.most_common()),
        types=tuple(types.most_common()),
        rarities=tuple(rarities.most_common()),
        mavericks=mavericks,
        legacies=legacies,
        enhanced=enhanced,
        spreads={name: spread(row) for name, row in values.items() if row},
        amber=_without_gaps(Counter(int(value) for value in values["amber_bonus"])),
    )


def _without_gaps(counts: Counter[int]) -> tuple[tuple[int, int], ...]:
    return tuple((value, counts[value]) for value in range(min(counts, default=0), max(counts, default=-1) + 1))


def spread(values: Iterable[float]) -> Spread:
    """Return how some numbers lie; there must be at least one."""
    row = sorted(values)
    last = len(row) - 1
    quarter, half, three = (row[round(last * part)] for part in (0.25, 0.5, 0.75))
    return Spread(len(row), row[0], quarter, half, three, row[-1], round(sum(row) / len(row), 2))


# Two decks --------------------------------------------------------------------------------------


@record
class Comparison:
    """Two decks beside each other: figures, and cards by name with their counts."""

    first: DeckFigures
    second: DeckFigures
    shared: tuple[tuple[str, int, int], ...]
    """Cards that both have: name and how many copies each."""
    only_first: tuple[tuple[str, int], ...]
    only_second: tuple[tuple[str, int], ...]


def compare(first: DeckRecord, second: DeckRecord) -> Comparison:
    """Return two decks beside each other."""
    one, two = _by_name(first), _by_name(second)
    return Comparison(
        deck_figures(first),
        deck_figures(second),
        tuple((name, one[name], two[name]) for name in sorted(one.keys() & two.keys())),
        tuple((name, one[name]) for name in sorted(one.keys() - two.keys())),
        tuple((name, two[name]) for name in sorted(two.keys() - one.keys())),
    )


def _by_name(record: DeckRecord) -> Counter[str]:
    found: Counter[str] = Counter()
    for line in record.cards:
        found[_name(line)] += line.count
    return found
