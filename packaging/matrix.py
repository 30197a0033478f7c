"""Photograph the table and the main pages in all sizes, looks and languages, without a display, to be looked at.

Usage: python packaging/matrix.py FOLDER [SCENE ...] [--sizes 1280x720 1920x1080 960x540@2] [--looks dark-en light-de]

A size is that of the screen in logical pixels, which the window fills; `@2` behind it means a screen at 200 %, so that
960x540@2 is a screen of 1920 × 1080 pixels. Four scenes of one size and look lie on a sheet, each at its full size.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import cache
from itertools import cycle, islice
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import picture_games
import pictures
from picture_games import full_table, over, setup, target
from pictures import Studio, fill_shelf, pause, settle
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.desk.art.fonts import font
from kfdesk.desk.decks.deck_lists import DeckListsFeature
from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.film.feature import FilmFeature
from kfdesk.desk.judge.feature import JudgeFeature
from kfdesk.desk.manual.feature import ManualFeature
from kfdesk.desk.matches.feature import MatchFeature
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.puzzles.feature import PuzzlesFeature
from kfdesk.desk.reference.feature import ReferenceFeature
from kfdesk.desk.sheet.sheet import DeckSheet
from kfdesk.desk.shortcuts.feature import ShortcutsFeature
from kfdesk.desk.teacher.feature import TeacherFeature
from kfdesk.desk.window.new_game import NewGameDialog
from kfdesk.desk.window.preferences import PreferencesDialog
from kfdesk.engine import CardSpec, Scenario, Side
from kfdesk.engine.terms import ENRAGE, PLAYERS, STUN, WARD, CardType, House, KeyColor, Status

SIZES: Final = ("1280x720", "1920x1080", "960x540@2")
LOOKS: Final = ("dark-en", "light-de", "contrast-en")
ON_A_SHEET: Final = 4
SET: Final = "CotA"
"""Cards of this set lie on the crowded table."""
CAPTION: Final = 24
"""Height of the line above a picture that names it, in pixels."""
play_to = cache(picture_games.moment)
"""Found once for all looks of a size."""


def main() -> int:
    """Photograph what is asked for; each size in a process of its own, as Qt takes one scale and one screen."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=", ".join(SCENES))
    parser.add_argument("--sizes", nargs="*", default=SIZES)
    parser.add_argument("--looks", nargs="*", default=LOOKS)
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    unknown = set(asked.scenes) - set(SCENES)
    if unknown:
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    asked.folder.mkdir(parents=True, exist_ok=True)
    if asked.here:
        (size,) = asked.sizes
        for look in asked.looks:
            sheets(asked.folder, asked.scenes or list(SCENES), size, look)
        return 0
    for size in asked.sizes:
        code = in_own_process(asked.folder, asked.scenes, size, asked.looks)
        if code:
            return code
    return 0


def in_own_process(folder: Path, scenes: Sequence[str], size: str, looks: Sequence[str]) -> int:
    """Photograph one size on a screen that is as large; return the exit code."""
    (width, height), scale = measures(size)
    screen = {"name": "screen", "x": 0, "y": 0, "width": width * scale, "height": height * scale, "logicalDpi": 96}
    with tempfile.TemporaryDirectory(prefix="kfdesk-matrix-") as home:
        screens = Path(home) / "screens.json"
        screens.write_text(json.dumps({"screens": [screen | {"dpr": 1}]}), encoding="utf-8")
        env = os.environ | {"QT_SCALE_FACTOR": str(scale), "QT_QPA_PLATFORM": f"offscreen:configfile={screens}"}
        options = ["--here", "--sizes", size, "--looks", *looks]
        return subprocess.run(
            [sys.executable, __file__, str(folder), *scenes, *options], env=env, check=False
        ).returncode


def measures(size: str) -> tuple[tuple[int, int], int]:
    """Return the width, height and scale that a size says."""
    logical, _, scale = size.partition("@")
    width, height = map(int, logical.split("x"))
    return (width, height), int(scale or 1)


def sheets(folder: Path, scenes: Sequence[str], size: str, look: str) -> None:
    """Photograph the scenes in one size and look and write them, four on a sheet."""
    theme, language = look.split("-")
    taken = list[tuple[str, QImage]]()
    for scene in scenes:
        with tempfile.TemporaryDirectory(prefix="kfdesk-matrix-") as home:
            os.environ["KFDESK_HOME"] = home
            studio = Studio(language, theme, measures(size)[0])
            try:
                taken.append((scene, with_dialog(studio, SCENES[scene](studio))))
            finally:
                studio.close()
    for number, start in enumerate(range(0, len(taken), ON_A_SHEET), 1):
        file = folder / f"{size}-{look}-{number}.png"
        sheet(taken[start : start + ON_A_SHEET]).save(str(file))
        print(file, flush=True)


def with_dialog(studio: Studio, dialog: QWidget | QImage | None) -> QImage:
    """Return the window as it looks, with a dialog or another window where it would lie on the screen."""
    image: QImage = studio.shot()
    if dialog is None:
        return image
    # As large as it makes itself: what reaches beyond the screen is cut off here as it is there.
    settle()
    top = dialog if isinstance(dialog, QImage) else dialog.grab().toImage()
    painter = QPainter(image)
    size = top.deviceIndependentSize().toSize()
    place = QRect(0, 0, size.width(), size.height())
    place.moveCenter(studio.window.rect().center())
    painter.drawImage(place.topLeft(), top)
    painter.drawRect(place)
    painter.end()
    return image


def sheet(pictures: Sequence[tuple[str, QImage]]) -> QImage:
    """Return a picture of some, two in a row, each at its full size."""
    width, height = (max(side(image) for _, image in pictures) for side in (QImage.width, QImage.height))
    columns, rows = min(2, len(pictures)), (len(pictures) + 1) // 2
    image = QImage(columns * (width + 6), rows * (height + CAPTION), QImage.Format.Format_RGB32)
    image.fill(0x606060)
    painter = QPainter(image)
    painter.setFont(font(14))
    painter.setPen(0xFFFFFF)
    for number, (name, picture) in enumerate(pictures):
        left, top = number % 2 * (width + 6), number // 2 * (height + CAPTION)
        painter.drawText(left + 6, top + CAPTION - 6, name)
        picture.setDevicePixelRatio(1)
        painter.drawImage(left, top + CAPTION, picture)
    painter.end()
    return image


# The table.


def play(studio: Studio, fits: picture_games.Fits) -> None:
    """Bring the table to the first moment that fits."""
    seed, answers = play_to(fits)
    controller = studio.window.controller
    controller.new_game(setup(seed))
    for keys in answers:
        controller.lift_curtain()
        controller.choose(keys)
    controller.lift_curtain()
    studio.window.curtain.hide()
    settle()


def empty(studio: Studio) -> None:
    """The first turn: nothing lies on the table, a house was chosen."""
    controller = studio.window.controller
    controller.new_game(setup(3))
    for _ in range(2):
        controller.lift_curtain()
        controller.choose(("no",))
    controller.lift_curtain()
    view = controller.view()
    assert view is not None and view.decision is not None
    controller.choose(view.decision.keys()[:1])
    studio.window.curtain.hide()


def usual(studio: Studio) -> None:
    """The middle of a game."""
    play(studio, full_table)


def asking(studio: Studio) -> None:
    """A card asks for one of many creatures, and the timing chart is shown."""
    studio.window.change_settings(timing_chart=True)
    play(studio, target)


Houses = tuple[House, House, House]
OLDER: Final = ((House.DIS, House.LOGOS, House.UNTAMED), (House.BROBNAR, House.MARS, House.SANCTUM))
NEWER: Final = (
    (House.UNFATHOMABLE, House.SAURIAN, House.STAR_ALLIANCE),
    (House.UNFATHOMABLE, House.SHADOWS, House.LOGOS),
)


def crowded(
    studio: Studio,
    mine: int = 20,
    theirs: int = 12,
    houses: tuple[Houses, Houses] = OLDER,
    of: str = SET,
    tide: int | None = None,
) -> None:
    """Many creatures with upgrades, damage, statuses and counters, five artifacts a side and full piles."""
    sides = (
        _side(houses[0], mine, (KeyColor.RED, KeyColor.BLUE), of),
        _side(houses[1], theirs, (KeyColor.YELLOW,), of),
    )
    controller = studio.window.controller
    scenario = Scenario(players=sides, house=houses[0][1], turn=9, tide=None if tide is None else PLAYERS[tide])
    controller.new_game(TableSetup(setup(1).seats, 3, 0, open_table=False, scenario=scenario))
    controller.lift_curtain()
    studio.window.curtain.hide()


def many(studio: Studio) -> None:
    """Twelve creatures a side."""
    crowded(studio, 12, 12)


def _cards(kind: CardType, houses: Sequence[House], count: int, of: str) -> list[str]:
    found = [
        [
            id_
            for id_, card in facts().items()
            if id_ in library()
            and card.type is kind
            and any(printing.set == of and printing.house == str(house) for printing in card.printings)
        ]
        for house in houses
    ]
    return list(islice((cards[number] for number in range(40) for cards in found if number < len(cards)), count))


def _side(houses: Houses, creatures: int, keys: tuple[KeyColor, ...], of: str = SET) -> Side:
    upgrades = cycle(_cards(CardType.UPGRADE, houses, 6, of))
    statuses: Sequence[tuple[Status, ...]] = ((), (STUN,), (), (WARD,), (), (), (ENRAGE,), (STUN, WARD))
    line = tuple(
        CardSpec(
            id=id_,
            ready=number % 4 != 1,
            damage=number % 3 // 2 if (facts()[id_].power or 0) > 1 else 0,
            amber=3 if number % 6 == 2 else 0,
            power_counters=2 if number % 5 == 4 else 0,
            statuses=statuses[number % len(statuses)],
            upgrades=tuple(CardSpec(id=next(upgrades)) for _ in range({3: 1, 7: 2}.get(number % 10, 0))),
        )
        for number, id_ in enumerate(_cards(CardType.CREATURE, houses, creatures, of))
    )
    artifacts = tuple(
        CardSpec(id=id_, ready=bool(n % 2)) for n, id_ in enumerate(_cards(CardType.ARTIFACT, houses, 5, of))
    )
    actions = [CardSpec(id=id_) for id_ in _cards(CardType.ACTION, houses, 30, of)]
    return Side(
        houses=houses,
        hand=tuple(actions[:7]),
        deck=tuple(actions[7:20]),
        discard=tuple(actions[20:28]),
        archives=tuple(actions[28:29]),
        purged=tuple(actions[29:]),
        battleline=line,
        artifacts=artifacts,
        amber=7,
        keys=keys,
        chains=5,
    )


def whole_chart(studio: Studio) -> None:
    """The whole timing chart beside a card that asks."""
    studio.window.change_settings(timing_chart=True, timing_chart_size="large")
    play(studio, target)


def sea(studio: Studio) -> None:
    """A game with tide, chains, a dear key and newer houses."""
    crowded(studio, 5, 4, NEWER, "DT", tide=0)


def house_choice(studio: Studio) -> None:
    """The choice of a house."""
    play(studio, picture_games.check)


def curtain(studio: Studio) -> None:
    """The curtain between two turns."""
    play(studio, full_table)
    studio.window.controller.choose(("end-turn",))
    pause(400)


def victory(studio: Studio) -> None:
    """The scene of the victory with its figures."""
    play(studio, over)
    pause(900)


# Pages and dialogs.


def start(studio: Studio) -> None:
    """The start page with an unfinished game."""
    play(studio, full_table)
    studio.window.show_start()


def new_game(studio: Studio) -> QWidget:
    """The dialog that begins a game."""
    fill_shelf()
    dialog = NewGameDialog(studio.window.beginning.decks(), studio.settings, studio.window)
    dialog.offer_more(lambda: None)
    dialog.show()
    return dialog


def match(studio: Studio) -> None:
    """The page on which a match is agreed."""
    keys = fill_shelf()
    studio.part(MatchFeature).open(keys[:2])
    pause(400)


def shelf(studio: Studio) -> None:
    """The deck shelf with portraits."""
    fill_shelf()
    room = studio.part(DeckFeature).room
    room.browse.show_view("grid")
    pause(600)
    room.browse.select_row(1)
    room.browse.show_selected()
    pause(300)


def sheet_of(tab: int) -> Callable[[Studio], QWidget]:
    """Return the scene of a deck's sheet with this tab in front."""

    def scene(studio: Studio) -> QWidget:
        shelf(studio)
        room = studio.part(DeckFeature).room
        room.open_sheet()
        found = next(top for top in QApplication.topLevelWidgets() if isinstance(top, DeckSheet) and top.isVisible())
        found.tabs.setCurrentIndex(tab)
        pause(300)
        return found

    return scene


def film(studio: Studio) -> None:
    """A finished game as a film."""
    play(studio, over)
    part = studio.part(FilmFeature)
    part.watch_present()
    page = part.page
    assert page is not None
    while not page.film.whole:
        settle()
    page.projector.seek(page.film.last * 2 // 3)


def preferences(studio: Studio) -> QWidget:
    """The settings."""
    dialog = PreferencesDialog(studio.settings, studio.window)
    dialog.show()
    return dialog


def hints(studio: Studio) -> QWidget:
    """The dialog of the hints."""
    play(studio, full_table)
    part: TeacherFeature = studio.part(TeacherFeature)
    part.open()
    assert part.dialog is not None
    return part.dialog


def reference(studio: Studio) -> QWidget:
    """The rules reference at an entry."""
    part: ReferenceFeature = studio.part(ReferenceFeature)
    part.show_entry("glossary/ward")
    assert part.reference is not None
    return part.reference


def manual(studio: Studio) -> QWidget:
    """The manual at the page of the table."""
    play(studio, full_table)
    part: ManualFeature = studio.part(ManualFeature)
    return part.open()


def deck_lists(studio: Studio) -> QWidget:
    """Both deck lists beside a game."""
    play(studio, full_table)
    part: DeckListsFeature = studio.part(DeckListsFeature)
    part.open()
    assert part.dialog is not None
    return part.dialog


def first_run(studio: Studio) -> None:
    """The first start."""


def learn(studio: Studio) -> None:
    """The lessons, of which some are done."""
    pictures.learn(studio)


def lesson(studio: Studio) -> None:
    """A lesson at the table."""
    pictures.lesson(studio)


def puzzles(studio: Studio) -> None:
    """The puzzles."""
    studio.part(PuzzlesFeature).show()


def puzzle(studio: Studio) -> None:
    """A puzzle at the table."""
    studio.part(PuzzlesFeature).begin("lava-flows")


def editor(studio: Studio) -> None:
    """The editor of puzzles."""
    studio.part(PuzzlesFeature).own.editor.open()


def shortcuts(studio: Studio) -> QWidget:
    """The keyboard shortcuts."""
    dialog: QWidget = studio.part(ShortcutsFeature).open()
    return dialog


def statistics(studio: Studio) -> QImage:
    """The statistics of a game."""
    image: QImage = pictures.chart(studio)
    return image


def games(studio: Studio) -> None:
    """The saved games."""
    pictures.games(studio)


def imported(studio: Studio) -> QImage:
    """What became of imported files."""
    image: QImage = pictures.imported(studio)
    return image


def generated(studio: Studio) -> QImage:
    """New decks to choose from."""
    image: QImage = pictures.generated(studio)
    return image


def wrong(studio: Studio) -> QImage:
    """What helps when something is wrong."""
    image: QImage = pictures.wrong(studio)
    return image


def judge(studio: Studio) -> None:
    """The table with the judge's panel."""
    play(studio, full_table)
    studio.part(JudgeFeature).open()


SCENES: dict[str, Callable[[Studio], QWidget | QImage | None]] = {
    "empty": empty,
    "usual": usual,
    "crowded": crowded,
    "many": many,
    "asking": asking,
    "curtain": curtain,
    "victory": victory,
    "start": start,
    "new-game": new_game,
    "match": match,
    "shelf": shelf,
    "sheet": sheet_of(0),
    "sheet-list": sheet_of(1),
    "sheet-cards": sheet_of(2),
    "film": film,
    "settings": preferences,
    "hints": hints,
    "reference": reference,
    "manual": manual,
    "deck-lists": deck_lists,
    "judge": judge,
    "first-run": first_run,
    "learn": learn,
    "lesson": lesson,
    "puzzles": puzzles,
    "puzzle": puzzle,
    "editor": editor,
    "shortcuts": shortcuts,
    "statistics": statistics,
    "games": games,
    "imported": imported,
    "generated": generated,
    "wrong": wrong,
    "sea": sea,
    "house": house_choice,
    "chart": whole_chart,
}


if __name__ == "__main__":
    sys.exit(main())
