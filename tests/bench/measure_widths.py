"""Prints how wide creatures lie: for so many a side, with and without artifacts and upgrades, in windows of some sizes.

    python -m tests.bench.measure_widths

Widths are in logical pixels, of a creature that is ready, on the lower side and on the upper one. Nothing is painted
and no window is opened: only the functions are asked that lay out the table.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kfdesk.desk.layout.table_layout import PLAIN_SCALE, Scale, lay_out
from kfdesk.engine.terms import PLAYERS, Zone
from kfdesk.engine.views import CardView, TableView
from tests.desk.samples import creature, hand, line, seat, table

COUNTS: Final = (1, 5, 8, 12)
"""How many creatures are on each side."""
TABLES: Final = {
    "1280×720": (1280, 634),
    "1280×720 with the dock": (1000, 634),
    "1920×1080, and 3840×2160 at 200 %": (1920, 994),
    "1920×1080 with the dock": (1540, 994),
    "3840×2160": (3840, 2074),
}
"""The table in windows of these sizes: menus and prompt take 86 pixels."""
LARGE_LETTERS: Final = Scale(cards=1.5, text=2.0)
"""As the window has it where letters are large for it."""


def sides(count: int, *, artifacts: int = 0, upgrades: bool = False, tired: bool = False) -> TableView:
    """Return a table with so many creatures and artifacts on each side and six cards in the hand below.

    `upgrades`: some creatures have one, some have taunt; `tired`: each third of them is exhausted.
    """

    def as_wanted(card: CardView) -> CardView:
        card = replace(card, ready=not tired or card.ready)
        return card if upgrades else replace(card, upgrades=(), keywords=())

    seats = []
    for player in PLAYERS:
        beside = tuple(creature(f"c{player}8{n}", player=player, zone=Zone.ARTIFACTS) for n in range(artifacts))
        row = tuple(map(as_wanted, line(player, count, 1 + 400 * player)))
        held = hand(player, 6) if player == PLAYERS[0] else None
        seats.append(seat(player, battleline=row, artifacts=beside, hand=held, hand_count=6))
    return table(*seats)


def widths(view: TableView, size: tuple[int, int], scale: Scale = PLAIN_SCALE) -> tuple[float, float]:
    """Return how wide the creatures of the player below and of the one above lie."""
    layout = lay_out(view, *size, scale=scale)
    lower, upper = (layout.line(player)[0].width for player in PLAYERS)
    return lower, upper


def main() -> None:
    """Print a line for each table."""
    for name, size in TABLES.items():
        for scale in (PLAIN_SCALE, LARGE_LETTERS):
            print(f"\n{name}, text {scale.text:.0%}".replace("%", " %"))
            for artifacts in (0, 3):
                for upgrades in (False, True):
                    said = [widths(sides(n, artifacts=artifacts, upgrades=upgrades), size, scale) for n in COUNTS]
                    each = ", ".join(
                        f"{n}: {lower:.0f}/{upper:.0f}" for n, (lower, upper) in zip(COUNTS, said, strict=True)
                    )
                    print(f"  {artifacts} artifacts, {'some' if upgrades else 'no'} upgrades and taunt: {each}")


if __name__ == "__main__":
    main()
