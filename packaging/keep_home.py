"""Write what somebody has who used this version of the program, for the test that later versions open it.

    python packaging/keep_home.py tests/desk/upgrade/homes/0.3.0.zip

What is in it stands in `tests/desk/upgrade/test_upgrade.py`. A file that is there already is not replaced.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from zipfile import ZIP_DEFLATED, ZipFile

sys.path.insert(0, str(Path(__file__).parent.parent))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from kfdesk.collection.files import sample_decks
from kfdesk.collection.results import Result
from kfdesk.collection.store import DeckStore
from kfdesk.desk import app as desk_app
from kfdesk.desk.kit.settings import DeskSettings, save_settings
from kfdesk.desk.learning.progress import Progress, write_progress
from kfdesk.desk.play.controller import DeskController
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.puzzles.progress import Solved, write_solved
from kfdesk.engine.terms import DecisionKind
from kfdesk.match.formats import Plan
from kfdesk.match.matches import MatchBook
from kfdesk.match.series import DeckRef, First, Played, Series
from kfdesk.teach import lessons, puzzles
from tests.collection.shelves import deck
from tests.match.kept import setup

NOT_KEPT = ("backups", "window.ini", "grammar.json")
"""Parts of paths that are left out: copies, and what is worked out anew."""
MOST_CHOICES = 4000


def main() -> int:
    """Make the home in a folder of its own, and pack it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("file", type=Path)
    file = parser.parse_args().file
    if file.exists():
        print(f"{file} is there already.", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        os.environ["KFDESK_HOME"] = folder
        settings = wishes()
        save_settings(settings)
        write_decks(home / "decks")
        begin_match(MatchBook(home / "matches"))
        write_progress(Progress().with_done(lessons()[0].id))
        write_solved(Solved().with_solved(puzzles()[1].id, 4))
        chosen = play_games(settings)
        with ZipFile(file, "w", ZIP_DEFLATED, compresslevel=9) as packed:
            packed.writestr("choices.json", json.dumps(chosen))
            for path in sorted(home.rglob("*")):
                if path.is_file() and not set(path.parts) & set(NOT_KEPT):
                    packed.write(path, path.relative_to(home))
    print(f"{file}: {file.stat().st_size // 1024} KiB")
    return 0


def wishes() -> DeskSettings:
    """Return settings none of which is as delivered."""
    return DeskSettings(
        theme="dark",
        interface_language="de",
        card_factor=1.3,
        player_names=("Ada", "Bo & Cy"),
        first_player="second",
        skip_forced=False,
        animation_speed=2.0,
    )


def write_decks(folder: Path) -> None:
    """Fill a shelf: decks with everything that can be written to them, and one in the trash."""
    keys = [deck(number).key for number in range(1, 8)]
    with closing(DeckStore.open(folder)) as store:
        store.add(deck(number) for number in range(1, 8))
        store.set_favorite([keys[1]], True)
        store.set_chains(keys[0], 5)
        store.set_notes(keys[0], "Beats **Krump**\nand „Æmber“")
        store.set_folder([keys[0], keys[2]], "Box 2")
        store.add_tag([keys[0], keys[1]], "league")
        store.add_tag([keys[0]], "zu Haus")
        store.save_search("Good", "tag:league")
        store.trash([keys[6]])
        names = deck(1).name, deck(2).name
        result = Result.model_validate({
            "deck": keys[0], "deck_name": names[0], "opponent": keys[1], "opponent_name": names[1],
            "won": True, "keys": 3, "opponent_keys": 1, "turns": 31, "went_first": True, "chains": 5,
            "format": "archon", "date": "2026-11-20",
        })  # fmt: skip
        store.add_result(result)


def begin_match(book: MatchBook) -> None:
    """Begin a match of three games, of which the second is next."""
    decks = {f"deck {n}": replace(found, name=f"Deck {n}") for n, (_, found) in enumerate(sample_decks()[:2])}
    one, two = (DeckRef(key=key, name=found.name) for key, found in decks.items())
    series = Series(plan=Plan(games=3), players=("Ada", "Bo"), decks=((one,), (two,)))
    match = book.begin(series, decks)
    match = book.keep(match, series=match.series.after(Played(winner=1)))
    book.keep(match, series=match.series.after(First(player=0, first=0)))


def play_games(settings: DeskSettings) -> dict[str, object]:
    """Play a game to its end and a part of another; return the choices of this one, and how many the first had."""
    desk_app.application()
    window = desk_app.make_window(settings)
    window.show()
    controller, dice = window.controller, Random(5)
    controller.new_game(TableSetup(setup().seats, 21))
    play(controller, dice, MOST_CHOICES)
    over = len(controller.journal)
    controller.new_game(TableSetup(setup().seats, 22))
    play(controller, dice, 70)
    controller.undo()
    chosen = {"unfinished": list(controller.journal), "over": over}
    window.close()
    return chosen


def play(controller: DeskController, dice: Random, most: int) -> None:
    """Make up to so many choices at random."""
    for _ in range(most):
        controller.lift_curtain()
        view = controller.view()
        if view is None or view.decision is None:
            return
        keys = view.decision.keys()
        count = len(keys) if view.decision.kind is DecisionKind.ORDER else max(1, view.decision.min)
        controller.choose(tuple(dice.sample(keys, count)))
        QApplication.processEvents()


if __name__ == "__main__":
    sys.exit(main())
