"""Make the pictures of the manual, of the README and of the metainfo from the running program, without a display.

Usage: python packaging/pictures.py [NAME ...] [--language en de ...] [--out FOLDER]

Without names all pictures are made. Those of the manual are written to assets/manual/LANGUAGE/pictures as WebP, those
of the README to packaging/pictures as PNG. With --out everything goes to that folder instead. Games are played by a
simple player from fixed seeds; a picture's scene is the first moment that has what it shall show.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import picture_games
from picture_games import NAMES, check, creature_in_hand, fight_refused, full_table, over, target
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QImage, QImageWriter, QPainter, QPen
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QWidget

from kfdesk.cards.facts import facts
from kfdesk.collection.generator import generate
from kfdesk.collection.listing import plain_text
from kfdesk.collection.records import Source
from kfdesk.collection.results import Result
from kfdesk.collection.samples import begin_with_samples
from kfdesk.collection.store import DeckStore
from kfdesk.desk import app as desk_app
from kfdesk.desk.allcards.feature import AllCardsFeature
from kfdesk.desk.art.faces import look_of_facts, paint_card, table_size
from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.decks.importing import Offer
from kfdesk.desk.evenings.feature import EveningFeature
from kfdesk.desk.evenings.texts import EVENING_OF
from kfdesk.desk.film.feature import FilmFeature
from kfdesk.desk.games.feature import GamesFeature
from kfdesk.desk.homemade.feature import HomemadeFeature
from kfdesk.desk.judge.feature import JudgeFeature
from kfdesk.desk.kit.locales import date_text
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.theme import THEMES
from kfdesk.desk.kit.ui import say
from kfdesk.desk.learning.feature import LearningFeature
from kfdesk.desk.learning.progress import Progress, write_progress
from kfdesk.desk.matches.feature import MatchFeature
from kfdesk.desk.program.helpdesk import HelpDesk
from kfdesk.desk.statistics.feature import StatisticsFeature
from kfdesk.desk.teacher.feature import TeacherFeature
from kfdesk.desk.timing.feature import TimingFeature
from kfdesk.engine.terms import ENRAGE, STUN, WARD, CardType, House, Icon, Zone
from kfdesk.match.evenings.evening import Reported
from kfdesk.match.evenings.results import MatchResult
from kfdesk.teach.lessons.small_games import small_games

if TYPE_CHECKING:
    from kfdesk.desk.window.main_window import MainWindow

TOP = Path(__file__).resolve().parent.parent
QUALITY = 76
"""Of the WebP files, in percent."""
SIZE = (1200, 720)
"""Of the window, in logical pixels."""
NOW = datetime(2026, 11, 1, 12, tzinfo=UTC)
P = TypeVar("P")


def main() -> int:
    """Make the pictures asked for and say how large they are."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", help="such as: " + ", ".join(SCENES))
    parser.add_argument("--language", nargs="*", default=["en", "de"])
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    unknown = set(asked.names) - set(SCENES)
    if unknown:
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    total = 0
    for file in make(asked.names or list(SCENES), asked.language, asked.out):
        total += file.stat().st_size
        print(f"{file.stat().st_size / 1024:7.1f} KiB  {file}", flush=True)
    print(f"{total / 1024:7.1f} KiB")
    return 0


def make(names: Sequence[str], languages: Sequence[str], out: Path | None = None) -> Iterator[Path]:
    """Make these pictures and yield their files."""
    for name in names:
        scene = SCENES[name]
        for language in languages if scene.file is None else ("en",):
            file = scene.path(name, language, out)
            file.parent.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryDirectory(prefix="kfdesk-pictures-") as home:
                os.environ["KFDESK_HOME"] = home
                save(shot(scene, language), file)
            yield file


def save(image: QImage, file: Path) -> None:
    """Write an image; raises `OSError` where Qt cannot."""
    writer = QImageWriter(str(file))
    if file.suffix == ".webp":
        writer.setQuality(QUALITY)
    else:
        image = image.convertToFormat(QImage.Format.Format_RGB32)
        writer.setCompression(100)
    if not writer.write(image):
        raise OSError(f"{file}: {writer.errorString()}")


# The program, and what is done with it.


class Studio:
    """The program in one language, with its shelf and its window."""

    def __init__(self, language: str, theme: str = "light", size: tuple[int, int] = SIZE, **settings: object) -> None:
        desk_app.application()
        values = {"interface_language": language, "card_language": language, "theme": theme, "animation_speed": 0.0}
        self.settings = DeskSettings.model_validate(values | {"player_names": NAMES, "warn_undo": False} | settings)
        self.window: MainWindow = desk_app.make_window(self.settings)
        self.window.prompt.dead_time_ms = self.window.curtain.dead_time_ms = 0
        self.window.resize(*size)
        self.window.show()
        settle()

    @property
    def language(self) -> str:
        """The language of the interface."""
        return self.settings.interface_language

    def part(self, kind: type[P]) -> P:
        """Return the part of the window of this class."""
        return self.window.feature(kind)

    def play(self, fits: picture_games.Fits, *, open_table: bool = False) -> None:
        """Bring the table to the first moment that fits."""
        seed, answers = picture_games.moment(fits)
        controller = self.window.controller
        controller.new_game(picture_games.setup(seed, open_table=open_table))
        for keys in answers:
            controller.lift_curtain()
            controller.choose(keys)
        controller.lift_curtain()
        self.window.curtain.hide()
        self.window.ceremonies.check.forget()
        settle()
        self.window.overlays.highlight.hide()  # a name in the log may have come to lie under the pointer

    def shot(self, widget: QWidget | None = None) -> QImage:
        """Return the window, or another widget, as it looks now.

        A dialog is as large as it wants to be, and nothing in it has the focus.
        """
        settle()
        if isinstance(widget, QDialog):
            focused = widget.focusWidget()
            if focused is not None:
                focused.clearFocus()
            widget.resize(widget.size().expandedTo(widget.sizeHint()))
            settle()
        return (widget or self.window).grab().toImage()

    def table_part(self, *places: QRectF, margin: float = 12) -> QImage:
        """Return the part of the table around these places of it."""
        whole = places[0]
        for place in places[1:]:
            whole = whole.united(place)
        around = whole.adjusted(-margin, -margin, margin, margin).toRect() & self.window.overlays.rect()
        return self.shot(self.window.overlays).copy(around)

    def close(self) -> None:
        """Close the window and all that was opened."""
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QDialog):
                widget.close()
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        settle()


def settle() -> None:
    """Let the program do what waits to be done."""
    for _ in range(6):
        QApplication.processEvents()


# Scenes.


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture: how it is made; and its file, where it is none of the manual."""

    build: Callable[[Studio], QImage]
    theme: str = "light"
    size: tuple[int, int] = SIZE
    file: str | None = None

    def path(self, name: str, language: str, out: Path | None) -> Path:
        """Return the file of the picture in a language."""
        if self.file is not None:
            return (out or TOP / "packaging" / "pictures") / self.file
        own = TOP / "assets" / "manual" / language / "pictures" / f"{name}.webp"
        return own if out is None else out / language / own.name


def shot(scene: Scene, language: str) -> QImage:
    """Return the picture of a scene."""
    studio = Studio(language, scene.theme, scene.size)
    try:
        return scene.build(studio)
    finally:
        studio.close()


def start(studio: Studio) -> QImage:
    """The start page, with an unfinished game."""
    studio.play(full_table)
    studio.window.show_start()
    studio.window.start.go_on.setFocus()
    return studio.shot()


def learn(studio: Studio) -> QImage:
    """The small games, of which some are won, and the first lessons."""
    games = [small.id for small in small_games()]
    write_progress(Progress(done=tuple(games[:2])))
    learning = studio.part(LearningFeature)
    learning.begin(games[2])
    settle()
    studio.window.controller.choose(("house:untamed",))
    settle()
    learning.show()
    settle()
    return studio.shot()


def lesson(studio: Studio) -> QImage:
    """A lesson at the table, with a mark around what is wanted and a bubble that speaks of it."""
    learning = studio.part(LearningFeature)
    learning.begin("fighting")
    settle()
    learning.show_wanted()
    studio.part(TeacherFeature).pointing.speak()  # it waits for the time to think
    settle()
    return studio.shot()


def new_game(studio: Studio) -> QImage:
    """The dialog that begins a game."""
    from kfdesk.desk.window.new_game import NewGameDialog

    dialog = NewGameDialog(studio.window.beginning.decks(), studio.settings, studio.window)
    dialog.offer_more(lambda: None)
    dialog.seed.setValue(20261)
    dialog.show()
    return studio.shot(dialog)


def table(studio: Studio) -> QImage:
    """The table with a number at each of its places."""
    studio.play(full_table)
    return numbered(studio.shot(), table_places(studio.window))


def table_places(window: MainWindow) -> list[QPointF]:
    """Return where the numbers stand that the manual explains, from 1 on."""
    layout = window.table.scene_.layout_
    assert layout is not None
    own = next(side for side in layout.sides if side.below)
    other = next(side for side in layout.sides if not side.below)

    def on_table(x: float, y: float) -> QPointF:
        return QPointF(window.table.mapTo(window, QPointF(x, y).toPoint()))

    def within(widget: QWidget, x: int, y: int) -> QPointF:
        return QPointF(widget.mapTo(window, widget.rect().topLeft())) + QPointF(x, y)

    left = own.battleline.x + 20
    pile = own.piles[Zone.DISCARD]
    first_held = min(s.rect.x for s in layout.spots.values() if s.zone is Zone.HAND and s.player == own.player)
    return [
        on_table(own.panel.frame.right - 4, own.panel.frame.y + 4),
        on_table(first_held - 20, own.hand.y + own.hand.h * 0.5),
        on_table(left, own.battleline.y + own.battleline.h * 0.55),
        on_table(own.artifacts.x + 20, own.artifacts.y + own.artifacts.h * 0.55),
        on_table(left, other.battleline.y + other.battleline.h * 0.55),
        on_table(pile.x - 4, pile.y + 2),
        on_table(*other.corner.center),
        within(window.prompt, window.prompt.width() // 2, window.prompt.height() // 2),
        within(window.log_at_hand.ribbon, 0, 0),
    ]


def numbered(image: QImage, places: Sequence[QPointF]) -> QImage:
    """Return the picture with a number at each place."""
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = QFont(QApplication.font())
    font.setPixelSize(17)
    font.setBold(True)
    painter.setFont(font)
    for number, place in enumerate(places, 1):
        circle = QRectF(place.x() - 14, place.y() - 14, 28, 28)
        painter.setPen(QPen(QColor("#ffffff"), 2.5))
        painter.setBrush(QColor("#b3261e"))
        painter.drawEllipse(circle)
        painter.drawText(circle, Qt.AlignmentFlag.AlignCenter, str(number))
    painter.end()
    return image


def signs(studio: Studio) -> QImage:
    """Creatures with all signs that a card on the table may carry."""
    facts_ = facts()["raiding-knight"]
    plain = look_of_facts(facts_, House.SANCTUM, studio.language)
    looks = [
        replace(plain, damage=3, amber=2),
        replace(plain, statuses=(STUN,), armor_left=0),
        replace(plain, statuses=(WARD,), power=(plain.power or 0) + 2, power_counters=2),
        replace(plain, statuses=(ENRAGE,), power=(plain.power or 0) - 1),
        replace(plain, taunts=True, icons=(Icon.AMBER,)),
    ]
    theme, width, gap = THEMES[studio.settings.theme], 118.0, 16
    size = table_size(width)
    image = QImage(round(len(looks) * (width + gap) + gap), round(size.height() + 2 * gap), QImage.Format.Format_RGB32)
    image.fill(QColor(theme.cloth))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    for number, look in enumerate(looks):
        painter.save()
        painter.translate(gap + number * (width + gap), gap)
        paint_card(painter, look, size, theme)
        painter.restore()
    painter.end()
    return image


def prompt(studio: Studio) -> QImage:
    """A card asks for a target."""
    studio.play(target)
    return studio.shot()


def drag(studio: Studio) -> QImage:
    """A creature is dragged from the hand over the battleline, where a gap opens."""
    from PySide6.QtGui import QMouseEvent

    studio.play(creature_in_hand)
    window = studio.window
    view = window.controller.view()
    layout = window.table.scene_.layout_
    assert view is not None and layout is not None
    held = picture_games.playable_creatures(view)[0]
    own = next(side for side in layout.sides if side.below)
    place = window.table.card_rect(held.handle)
    last = max(
        spot.rect.right for spot in layout.spots.values() if spot.zone is Zone.BATTLELINE and spot.player == own.player
    )
    assert place is not None
    begin = QPointF(*place.center)
    end = QPointF(last + 70, own.battleline.y + own.battleline.h * 0.6)
    view_port = window.table.viewport()
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    steps = [begin, begin + QPointF(0, -20), (begin + end) / 2, end]
    for number, at in enumerate(steps):
        kind = QEvent.Type.MouseMove if number else QEvent.Type.MouseButtonPress
        screen = QPointF(view_port.mapToGlobal(at.toPoint()))
        button = none if number else left
        event = QMouseEvent(kind, at, screen, button, left, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(view_port, event)
        settle()
    side = QRectF(own.battleline.x, own.battleline.y, own.battleline.w, own.hand.bottom - own.battleline.y)
    return studio.table_part(side, margin=4)


def refusal(studio: Studio) -> QImage:
    """Why a creature that was clicked may not be used."""
    studio.play(fight_refused)
    window = studio.window
    view, layout = window.controller.view(), window.table.scene_.layout_
    assert view is not None and layout is not None
    found = picture_games.unusable_creatures(view)
    card = found[len(found) // 2]  # in the middle, where there is room for the reason
    reason = window.controller.why_not(f"reap:{card.handle}").reasons[0]
    window.overlays.refuse(reason.text, reason.rule, window.controller.edition, window.table.card_rect(card.handle))
    own = next(side for side in layout.sides if side.below)
    top = own.battleline.y - window.overlays.refusal.height()
    area = QRectF(own.battleline.x, top, own.battleline.w, window.overlays.height() - top)
    return studio.table_part(area, margin=4)


def called(studio: Studio) -> QImage:
    """Check! is called."""
    studio.play(check)
    view = studio.window.controller.view()
    assert view is not None and view.decision is not None
    studio.window.controller.check_called.emit(1 - view.decision.player)
    settle()
    return studio.shot().copy(QRect(0, 0, 920, 298))


def timing(studio: Studio) -> QImage:
    """The timing chart beside the table."""
    studio.play(full_table)
    studio.window.change_settings(side_dock=True, timing_chart=True, timing_chart_size="large")
    settle()
    chart = studio.part(TimingFeature).pane
    return studio.shot(chart)


def curtain(studio: Studio) -> QImage:
    """The curtain between two turns."""
    studio.play(full_table)
    studio.window.controller.choose(("end-turn",))
    settle()
    return studio.shot().copy(QRect(200, 110, 800, 600))


def side(studio: Studio) -> QImage:
    """The log, opened over the side of the table, with a card above it."""
    studio.play(target)
    studio.window.log_at_hand.open()
    return studio.shot(studio.window.log_at_hand.drawer)


def undo(studio: Studio) -> QImage:
    """The question before something is undone after which cards were seen."""
    studio.play(full_table)
    studio.window.change_settings(warn_undo=True)
    studio.window.controller.choose(("end-turn",))
    studio.window.controller.lift_curtain()
    studio.window.undoing.undo()
    settle()
    question = studio.window.undoing.question
    assert isinstance(question, QMessageBox)
    return studio.shot(question)


def film(studio: Studio) -> QImage:
    """A finished game as a film."""
    studio.play(over)
    part = studio.part(FilmFeature)
    part.watch_present()
    page = part.page
    assert page is not None
    while not page.film.whole:
        settle()
    page.projector.seek(page.film.last * 2 // 3)
    return studio.shot()


def judge(studio: Studio) -> QImage:
    """The judge's hand with a change described."""
    studio.play(full_table)
    part = studio.part(JudgeFeature)
    part.open()
    view = studio.window.controller.view()
    panel = part.panel
    assert view is not None and panel is not None
    panel.choose_card(view.seats[0].battleline[0].handle)
    settle()
    return studio.shot(part.dock)


def games(studio: Studio) -> QImage:
    """The room of saved games."""
    for fits in (over, full_table, target):
        studio.play(fits)
    part = studio.part(GamesFeature)
    part.show()
    settle()
    return studio.shot()


def chart(studio: Studio) -> QImage:
    """The statistics of a finished game."""
    studio.play(over)
    part = studio.part(StatisticsFeature)
    part.show_present()
    settle()
    return studio.shot(part.dialog)


def fill_shelf() -> list[str]:
    """Put decks, tags, folders and results onto the shelf; return the keys of the decks."""
    store = DeckStore.open()
    begin_with_samples(store)
    made = [generate(seed, added=NOW - timedelta(days=seed)) for seed in range(1, 49)]
    store.add(made)
    keys = [deck.key for deck in made]
    store.set_favorite(keys[2:40:9], True)
    store.set_folder(keys[4:10], "Club")
    store.add_tag(keys[1:20:5], "to try")
    store.add_tag(keys[3:9:4], "lent")
    for number, (one, two) in enumerate(zip(made[:16], made[4:20], strict=True)):
        store.add_result(
            Result(
                deck=one.key,
                deck_name=one.name,
                opponent=two.key,
                opponent_name=two.name,
                player=NAMES[0],
                opponent_player=NAMES[1],
                won=number % 3 != 1,
                keys=3 if number % 3 != 1 else 1,
                opponent_keys=2 if number % 3 != 1 else 3,
                turns=18 + number,
                date=NOW - timedelta(days=number),
                manual=True,
            )
        )
    store.close()
    return keys


def shelf(studio: Studio, view: str = "table", text: str = "amber>=12") -> QImage:
    """The deck shelf with a search."""
    fill_shelf()
    room = studio.part(DeckFeature).room
    room.browse.show_view(view)
    room.browse.search.line.setText(text + " ")
    pause(600)
    room.browse.select_row(1)
    room.browse.show_selected()
    pause(300)
    return studio.shot()


def shelf_grid(studio: Studio) -> QImage:
    """The deck shelf with portraits."""
    return shelf(studio, "grid", "house:shadows")


def all_cards(studio: Studio) -> QImage:
    """All cards, with a search and the copies of one of them."""
    store = DeckStore.open()
    made = (generate(seed, added=NOW - timedelta(days=seed)) for seed in range(1, 121))
    store.add(deck.model_copy(update={"source": Source.TEXT}) for deck in made)  # generated ones would not count
    store.close()
    room = studio.part(AllCardsFeature).room
    room.enter()
    room.page.browse.search.line.setText("house:dis type:creature power>=4 ")
    pause(900)
    room.page.browse.set_order("owned", descending=True)
    room.page.browse.panel.tabs.setCurrentIndex(1)
    pause(600)
    return studio.shot()


def imported(studio: Studio) -> QImage:
    """What became of pasted lines."""
    from kfdesk.desk.decks.report import ReportDialog

    fill_shelf()
    room = studio.part(DeckFeature).room
    home = Path(os.environ["KFDESK_HOME"])
    new, known = generate(70, added=NOW), generate(1, added=NOW)
    files = [home / name for name in ("club.txt", "league.txt", "holidays.csv")]
    files[0].write_text(plain_text(new, "en"), encoding="utf-8")
    files[1].write_text(plain_text(known, "en"), encoding="utf-8")
    files[2].write_text("day;place\nMonday;sea\n", encoding="utf-8")
    room.take(Offer(paths=tuple(files)))
    found: list[ReportDialog] = []
    for _ in range(50):
        pause(100)
        found = [dialog for dialog in studio.window.findChildren(ReportDialog) if dialog.isVisible()]
        if found:
            break
    found[0].resize(760, 320)
    return studio.shot(found[0])


def generated(studio: Studio) -> QImage:
    """New decks to choose from."""
    from kfdesk.desk.decks.generating import GenerateDialog

    room = studio.part(DeckFeature).room
    dialog = GenerateDialog(room.browse.portraits, studio.window)
    dialog.seed.setValue(7)
    dialog.count.setValue(6)
    dialog.show()
    dialog.start()
    while not dialog.made:
        pause(50)
    pause(300)
    return studio.shot(dialog)


HOME_CARDS = (
    ("Cinder Clerk", House.LOGOS, CardType.CREATURE, "After Reap: Archive a card."),
    ("Quiet Toll", House.SHADOWS, CardType.ACTION, "Play: Steal 1 Æmber."),
    ("Ember Hound", House.BROBNAR, CardType.CREATURE, "Skirmish.\nPlay: Deal 2 damage to an enemey creature."),
)
"""Home-made cards by name, house, type and text; of the last one not all is understood."""


def fill_cards(studio: Studio) -> None:
    """Put home-made cards onto the shelf."""
    from kfdesk.collection.homemade import HomeCard

    keep = studio.part(HomemadeFeature).room.kept
    keep.read()
    for name, house, type_, text in HOME_CARDS:
        power = 4 if type_ is CardType.CREATURE else None
        if all(card.name != name for card in keep.cards.values()):
            keep.keep(HomeCard(name=name, houses=(house,), type=type_, text=text, power=power, amber=1))


def my_cards(studio: Studio) -> QImage:
    """A home-made card of which a word is not understood."""
    fill_cards(studio)
    room = studio.part(HomemadeFeature).room
    room.enter(next(card.key for card in room.kept.cards.values() if card.name == HOME_CARDS[-1][0]))
    while room.page.understood is None:
        pause(50)
    pause(600)
    return studio.shot()


def match(studio: Studio) -> QImage:
    """The page on which a match is agreed."""
    keys = fill_shelf()
    part = studio.part(MatchFeature)
    part.open(keys[:2])
    setup_page = part.room.setup
    setup_page.formats.setCurrentRow(1)
    pause(300)
    return studio.shot()


def evening(studio: Studio) -> QImage:
    """An evening in its second round: pairings, results, the clock, the standings."""
    room = studio.part(EveningFeature).room
    room.agree()
    for name in ("Ada", "Bo", "Clara", "David", "Emma", "Felix", "Hanna", "Jonas"):
        room.setup.people.enter(name)
    room.setup.called.setText(say(EVENING_OF.filled(day=date_text(NOW, studio.language))))
    room.begin()
    room.page.next.click()
    for at, (one, two) in enumerate(((1, 0), (0, 1), (0, 1), (1, 0), (1, 0), (0, 1))):
        if at == 4:
            room.page.next.click()
        round, table = next(room.page.standing.open_tables())
        room.enter(Reported(round=round, table=table.number, result=MatchResult(one=one, two=two)))
    room.page.choose_open()
    pause(300)
    return studio.shot()


def preferences(studio: Studio) -> QImage:
    """The settings."""
    from kfdesk.desk.window.preferences import PreferencesDialog

    plain = DeskSettings.model_validate({"interface_language": studio.language})
    dialog = PreferencesDialog(plain, studio.window)
    dialog.show()
    return studio.shot(dialog)


def wrong(studio: Studio) -> QImage:
    """What helps when something is wrong."""
    studio.play(full_table)
    dialog = studio.part(HelpDesk).offer()
    return studio.shot(dialog)


def pause(milliseconds: int) -> None:
    """Let the program run for so long: some of its work waits until nothing else is to be done."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
    settle()


SCENES = {
    "start": Scene(start),
    "learn": Scene(learn),
    "lesson": Scene(lesson),
    "new-game": Scene(new_game),
    "table": Scene(table),
    "signs": Scene(signs),
    "drag": Scene(drag),
    "refusal": Scene(refusal),
    "prompt": Scene(prompt),
    "check": Scene(called),
    "timing": Scene(timing),
    "undo": Scene(undo),
    "curtain": Scene(curtain),
    "side": Scene(side),
    "film": Scene(film),
    "statistics": Scene(chart),
    "judge": Scene(judge),
    "games": Scene(games),
    "shelf": Scene(shelf),
    "allcards": Scene(all_cards, size=(1000, 560)),
    "imported": Scene(imported),
    "generated": Scene(generated),
    "mycards": Scene(my_cards),
    "match": Scene(match),
    "evening": Scene(evening),
    "settings": Scene(preferences),
    "wrong": Scene(wrong),
    "readme-table": Scene(prompt, theme="dark", size=(1600, 900), file="table.png"),
    "readme-shelf": Scene(shelf_grid, size=(1440, 900), file="shelf.png"),
}


if __name__ == "__main__":
    sys.exit(main())
