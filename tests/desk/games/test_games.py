"""The room of kept games, through the real window."""

from __future__ import annotations

import os
import time
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from kfdesk.cards import library
from kfdesk.desk.card.faces import card_name
from kfdesk.desk.games.dialogs import NameDialog
from kfdesk.desk.games.feature import GamesFeature
from kfdesk.desk.games.rows import ROW, Row
from kfdesk.desk.games.unfinished import label
from kfdesk.desk.kit.theme import DARK, LIGHT, THEMES
from kfdesk.desk.tiles.tables import TablePictures, picture
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import Game, Scenario
from kfdesk.engine.decks import DeckKind
from kfdesk.engine.scenario_of_state import scenario_of
from kfdesk.match.autosave import Autosave, games_folder
from kfdesk.match.game_library import STALE_DAYS, SavedGame, Summary
from kfdesk.match.header import NO_DECK
from kfdesk.match.journal import By, read
from kfdesk.match.table_summary import summary_of
from tests.desk.starts import LEFT, Desk, boxes, journals, play
from tests.match.kept import Setup, setup, some_keys
from tests.windows import part_in

KEY = Qt.Key


def keep(one: str, two: str, answers: int, *, seed: int = 7) -> Path:
    """Play and keep a game between these two; each is played one second after the one before."""
    seats = tuple(type(seat)(name, seat.deck) for seat, name in zip(setup().seats, (one, two), strict=True))
    begun = Setup((seats[0], seats[1]), seed)
    game = Game.new(begun.seats, seed=seed, library=library(), first_player=0)
    autosave, dice = Autosave(), Random(seed)
    autosave.begin(begun, game)
    path = autosave.path
    assert path is not None
    while len(game.journal) < answers and game.decision is not None:
        game.choose(*some_keys(game, dice))
        autosave.answered(game, By.HAND)
    autosave.close()
    when = time.time() - 1000 + len(journals())
    os.utime(path, (when, when))
    return path


def part_of(window: MainWindow) -> GamesFeature:
    return part_in(window, GamesFeature)


def shown(part: GamesFeature) -> list[Row]:
    model = part.page.model
    return [model.index(number).data(ROW) for number in range(model.rowCount())]


def titles(part: GamesFeature) -> list[str]:
    return [row.title() for row in shown(part)]


def click(qtbot: Any, part: GamesFeature, name: str) -> None:
    button = part.page.buttons[name]
    assert button.isVisible() and button.isEnabled()
    qtbot.mouseClick(button, LEFT)


def filter_by(part: GamesFeature, name: str) -> None:
    part.page.filter.setCurrentIndex(part.page.filter.findData(name))


# Pictures.


def test_pictures_of_tables_that_differ_only_in_hidden_cards_are_the_same_picture(qapp: Any) -> None:
    dice = Random(4)
    game = Game.new(setup().seats, seed=4, library=library())
    while len(game.journal) < 90 and game.decision is not None:
        game.choose(*some_keys(game, dice))
    table = scenario_of(game.checkpoint)
    sides = []
    for side in table.players:
        cards = [*side.deck, *side.hand, *side.archives]
        cards = cards[5:] + cards[:5]
        deck, hand = len(side.deck), len(side.deck) + len(side.hand)
        changed = {"deck": cards[:deck], "hand": cards[deck:hand], "archives": cards[hand:], "name": "Other"}
        sides.append(side.model_copy(update={k: v if k == "name" else tuple(v) for k, v in changed.items()}))
    other: Scenario = table.model_copy(update={"players": tuple(sides), "numbers": (), "seed": 1})
    assert other.players[0].hand != table.players[0].hand
    size = QSize(160, 90)
    images = [picture(summary_of(one), size, 2.0, LIGHT).toImage() for one in (table, other)]
    assert images[0] == images[1]
    more = table.players[0].model_copy(update={"amber": table.players[0].amber + 1})
    open_change = table.model_copy(update={"players": (more, table.players[1])})
    assert picture(summary_of(open_change), size, 2.0, LIGHT).toImage() != images[0], "what lies open is drawn"


def test_pictures_are_drawn_in_each_theme_and_kept(qapp: Any) -> None:
    pictures = TablePictures()
    size = QSize(80, 45)
    drawn = {name: pictures.pixmap(None, size, 1.0, theme) for name, theme in THEMES.items()}
    images: list[QImage] = [one.toImage() for one in drawn.values()]
    assert all(one != other for i, one in enumerate(images) for other in images[:i])
    assert pictures.pixmap(None, size, 1.0, DARK).cacheKey() == drawn[DARK.name].cacheKey()


# The list.


def test_the_room_lists_searches_and_filters(desk: Desk, qtbot: Any) -> None:
    window = desk.open()
    part = part_of(window)
    window.commands.menus["game"].aboutToShow.emit()
    part.games.trigger()
    assert window.pages.currentWidget() is part.page and titles(part) == []
    assert "kept here" in part.page.empty.text() and part.page.empty.isVisible()
    for one, two, answers in (("Ada", "Bo", 20), ("Cy", "Di", 3000), ("Eve", "Ada", 1)):
        keep(one, two, answers)
    part.rename(journals()[0], "League")
    assert titles(part) == ["Eve – Ada", "Cy – Di", "League"]
    qtbot.keyClicks(part.page.search, "ada radiant")
    assert titles(part) == ["Eve – Ada", "League"] and part.page.count.text() == "2 games"
    qtbot.keyClicks(part.page.search, " qq")
    assert titles(part) == [] and part.page.empty.text() == "No games match."
    part.page.search.clear()
    for name, found in (("finished", ["Cy – Di"]), ("unfinished", ["Eve – Ada", "League"]), ("named", ["League"])):
        filter_by(part, name)
        assert titles(part) == found
    filter_by(part, "finished")
    assert "won by " in shown(part)[0].state("en") and "gewonnen von " in shown(part)[0].state("de")
    assert not part.page.buttons["continue"].isEnabled()


@pytest.mark.parametrize(
    ("decks", "said"),
    [
        (("One", "Two"), ("One against Two", "One / Two")),
        ((NO_DECK, "Two"), ("Two", "Two")),
        ((NO_DECK, NO_DECK), ("saved table", "saved table")),
    ],
)
def test_a_game_from_a_table_that_names_no_decks_says_so_in_words(
    decks: tuple[str, str], said: tuple[str, str]
) -> None:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    game = SavedGame(
        Path("x"), Summary(size=1, stamp=0, players=("Ada", "Bo"), decks=decks, began=now, turn=3, answers=1)
    )
    assert Row(game).about().en == said[0]
    assert label(game).en == f"Ada – Bo, turn 3   ({said[1]})"
    assert "–" not in Row(game).about().say("de")


def test_home_made_decks_have_their_mark_in_the_list() -> None:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    facts = {"size": 1, "stamp": 0, "players": ("Ada", "Bo"), "began": now, "turn": 3, "answers": 1}
    game = SavedGame(Path("x"), Summary(decks=("One", "Two"), kinds=(DeckKind.PUBLISHED, DeckKind.HOMEMADE), **facts))  # type: ignore[arg-type]
    assert Row(game).about().en == "One against Two (home-made)"
    assert label(game).say("de").endswith("Two (selbst gemacht))")


def test_nothing_hidden_is_in_the_list(desk: Desk) -> None:
    window = desk.open()
    part = part_of(window)
    path = keep("Ada", "Bo", 60)
    part.show()
    row = shown(part)[0]
    said = " ".join((row.whole("en"), row.whole("de"), str(part.page.model.index(0).data()), row.title()))
    game = Game.replay(
        Game.new(read(path).header.players(), seed=7, library=library(), first_player=0).setup,
        [answer.entry for answer in read(path).answers],
    )
    names = {card_name(card.printed.id).en for card in game.state.cards[1:]}
    assert not [name for name in names if name in said]
    glance = row.game.summary.glance
    hidden = [card.printed.id for card in game.checkpoint.cards[1:] if card.zone in ("hand", "deck", "archives")]
    lying = {card.printed.id for card in game.checkpoint.cards[1:] if card.zone not in ("hand", "deck", "archives")}
    assert glance is not None and not [
        id_ for id_ in hidden if id_ not in lying and f'"{id_}"' in glance.model_dump_json()
    ]


# What can be done.


def test_continue_takes_the_chosen_game_and_the_one_at_the_table_is_only_shown(desk: Desk, qtbot: Any) -> None:
    keep("Ada", "Bo", 20)
    keep("Cy", "Di", 20)
    window = desk.open()
    part = part_of(window)
    part.show()
    part.page.choose(journals()[0])
    click(qtbot, part, "continue")
    assert window.pages.currentWidget() is window.play_page and window.controller.kept_at == journals()[0]
    before = window.controller.journal
    part.show()
    present = next(row for row in shown(part) if row.at_table)
    assert present.path == window.controller.kept_at and "on the table" in present.state("en")
    part.page.choose(present.path)
    assert not part.page.buttons["delete"].isEnabled()
    qtbot.keyClick(part.page.list, KEY.Key_Delete)
    assert present.path.exists()
    qtbot.keyClick(part.page.list, KEY.Key_Return)
    assert window.pages.currentWidget() is window.play_page and window.controller.journal == before
    assert boxes(window) == []


def test_a_game_is_renamed_also_the_one_at_the_table(desk: Desk, qtbot: Any) -> None:
    keep("Ada", "Bo", 20)
    keep("Cy", "Di", 20)
    window = desk.open()
    part = part_of(window)
    window.beginning.go_on_with(journals()[0])
    part.show()
    for path, name in ((journals()[0], "At the table"), (journals()[1], "Not there")):
        part.page.choose(path)
        qtbot.keyClick(part.page.list, KEY.Key_F2)
        dialog = part.dialog
        assert isinstance(dialog, NameDialog) and not dialog.copy.isVisible()
        dialog.name.clear()
        qtbot.keyClicks(dialog.name, name)
        qtbot.mouseClick(dialog.save, LEFT)
        assert read(path).name == name and name in titles(part)
    play(window, 3)
    found = read(part.library.games()[0][0].path)
    assert tuple(answer.entry for answer in found.answers) == window.controller.journal


def test_a_copy_stands_beside_its_original_and_can_be_played_alone(desk: Desk, qtbot: Any) -> None:
    path = keep("Ada", "Bo", 20)
    window = desk.open()
    part = part_of(window)
    part.rename(path, "One")
    part.show()
    click(qtbot, part, "duplicate")
    assert sorted(titles(part)) == ["One", "One (copy)"]
    click(qtbot, part, "continue")
    window.controller.lift_curtain()
    play(window, 2)
    assert len(read(path).answers) == 20 and len(read(journals()[-1]).answers) >= 22


def test_deleting_can_be_undone_and_the_trash_gives_back(desk: Desk, qtbot: Any) -> None:
    paths = [keep("Ada", "Bo", 10 + number) for number in range(3)]
    content = {path: path.read_bytes() for path in paths}
    window = desk.open()
    part = part_of(window)
    part.show()
    part.page.list.selectAll()
    click(qtbot, part, "delete")
    assert titles(part) == [] and "3 games" in part.page.notice.text.text()
    qtbot.mouseClick(part.page.notice.buttons[0], LEFT)
    assert len(titles(part)) == 3 and not part.page.notice.isVisible()
    part.page.choose(paths[0])
    click(qtbot, part, "delete")
    window.activateWindow()
    part.page.list.setFocus()
    qtbot.waitUntil(part.page.list.hasFocus)
    qtbot.keyClick(part.page.list, KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(titles(part)) == 3 and not part.page.notice.isVisible(), "Ctrl+Z does as the button"
    part.page.choose(paths[1])
    click(qtbot, part, "delete")
    assert "Ada – Bo" in part.page.notice.text.text()
    filter_by(part, "trash")
    assert len(titles(part)) == 1 and "deleted" in shown(part)[0].state("en")
    assert [name for name, button in part.page.buttons.items() if button.isVisible()] == ["restore"]
    click(qtbot, part, "restore")
    assert titles(part) == [] and "30 days" in part.page.empty.text()
    assert {path: path.read_bytes() for path in journals()} == content


def test_long_forgotten_games_are_offered_once_and_never_taken(desk: Desk, qtbot: Any) -> None:
    old = keep("Ada", "Bo", 10)
    fresh = keep("Cy", "Di", 10)
    long_ago = time.time() - (STALE_DAYS + 1) * 86_400
    os.utime(old, (long_ago, long_ago))
    window = desk.open()
    part = part_of(window)
    part.show()
    assert "One unfinished game" in part.page.notice.text.text() and len(titles(part)) == 2
    qtbot.mouseClick(part.page.notice.buttons[1], LEFT)
    part.show()
    assert part.page.notice.isHidden() and old.exists(), "it is not asked twice"
    window = desk.open()
    part = part_of(window)
    part.show()
    qtbot.mouseClick(part.page.notice.buttons[0], LEFT)
    assert journals() == [fresh] and "trash" in part.page.notice.text.text()
    qtbot.mouseClick(part.page.notice.buttons[0], LEFT)
    assert old in journals()


def test_games_go_out_and_come_in(desk: Desk, qtbot: Any, home: Path) -> None:
    path = keep("A/da", "Bo: <x>", 20)
    over = keep("Cy", "Di", 3000)
    window = desk.open()
    part = part_of(window)
    part.show()
    out, film = home / part.file_name(path), home / "film.kfdesk"
    assert out.name == "A_da – Bo_ _x_.kfdesk"
    assert part.file_name(home / "gone.kfdesk") == "gone.kfdesk"
    part.export(path, out)
    assert str(out) in part.page.notice.text.text()
    part.export(over, film)
    part.delete([path, over])
    assert part.open_file(str(out)) and window.pages.currentWidget() is window.play_page
    assert window.controller.setup is not None and window.controller.setup.seats[0].name == "A/da"
    assert part.open_file(film) and window.pages.currentWidget() is part.page
    assert part.page.chosen()[0].title() == "Cy – Di" and "film.kfdesk" in part.page.notice.text.text()
    assert part.open_file(film) and "already" in part.page.notice.text.text()
    assert len(journals()) == 2


@pytest.mark.parametrize("content", [b"", b"\x89PNG", None, b'{"format":"kfdesk-game","version":9,"x":1} #0\n'])
def test_what_is_no_game_is_refused_by_name(desk: Desk, home: Path, content: bytes | None) -> None:
    window = desk.open()
    path = home / "bad.kfdesk"
    if content is not None:
        path.write_bytes(content)
    assert not part_of(window).open_file(path)
    assert len(told := boxes(window)) == 1 and "bad.kfdesk" in told[0]
    assert not games_folder().exists() and window.pages.currentWidget() is window.start


def test_save_as_names_the_game_at_the_table_or_keeps_a_copy_of_it(desk: Desk, qtbot: Any) -> None:
    keep("Ada", "Bo", 20)
    window = desk.open()
    part = part_of(window)
    assert not part.save.isEnabled()
    qtbot.mouseClick(window.start.go_on, LEFT)
    window.controller.lift_curtain()
    for name, copy in (("Now", True), ("The game", False)):
        part.save.trigger()
        dialog = part.dialog
        assert isinstance(dialog, NameDialog)
        assert dialog.focusWidget() is dialog.name, "a name can be typed at once"
        dialog.name.clear()
        qtbot.keyClicks(dialog.name, name)
        (dialog.copy if copy else dialog.this).setChecked(True)
        qtbot.mouseClick(dialog.save, LEFT)
        play(window, 2)
    assert {read(path).name: len(read(path).answers) >= 22 for path in journals()} == {"Now": False, "The game": True}
    assert window.controller.kept_at is not None and read(window.controller.kept_at).name == "The game"


def test_watch_is_offered_where_somebody_shows_films(desk: Desk, qtbot: Any) -> None:
    path = keep("Ada", "Bo", 20)
    window = desk.open()
    part = part_of(window)
    wanted: list[Path] = []
    part.watch_wanted.disconnect()
    part.show()
    assert not part.page.buttons["watch"].isVisible()
    part.watch_wanted.connect(wanted.append)
    part.statistics_wanted.connect(wanted.append)
    part.show()
    click(qtbot, part, "watch")
    click(qtbot, part, "statistics")
    assert wanted == [path, path]


# Looks.


def test_the_start_page_shows_recent_games_with_pictures_and_leads_to_all(desk: Desk, qtbot: Any) -> None:
    for number in range(6):
        keep(f"Ada{number}", "Bo", 10 + number)
    window = desk.open()
    start = window.start
    assert [tile.face.title for tile in start.games] == [f"Ada{number} – Bo" for number in (5, 4, 3, 2, 1)]
    assert all(tile.isVisible() and tile.rect().width() >= 176 for tile in start.games)
    window.resize(700, 540)
    assert [tile.isVisible() for tile in start.games] == [True, True, True, False, False]
    qtbot.mouseClick(start.all_games, LEFT)
    assert window.pages.currentWidget() is part_of(window).page and len(titles(part_of(window))) == 6


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_word_of_the_room_is_cut_off(desk: Desk, language: str) -> None:
    keep("Ada", "Bo", 30)
    window = desk.open(interface_language=language, text_factor=1.5)
    part = part_of(window)
    part.show()
    part.delete([journals()[0]])
    page = part.page
    buttons = [button for button in (*page.buttons.values(), page.open, *page.notice.buttons) if button.isVisible()]
    assert len(buttons) > 4
    for button in buttons:
        assert button.width() >= button.minimumSizeHint().width()
        assert page.rect().contains(button.rect().translated(button.mapTo(page, button.rect().topLeft())))
    assert page.search.accessibleName() and page.filter.accessibleName() and page.list.accessibleName()
    assert window.width() == 1280 and window.height() == 720
