"""Works at the real window until it is killed, and says what it does: a program for `window_crashes.py`.

Run as `python -m tests.e2e.crash_window SEED [--drip] [--aim KIND]`. It goes on with the newest unfinished game of
`KFDESK_HOME`, or begins one, and then by dice does everything that writes: at the table, in the rooms of games,
decks, matches and films, and in the settings; the kind of `--aim` more often than the others. It prints a line
before and after each act:

    {"is": STATE}                  what is kept now
    {"next": STATE, "kind": KIND}  what will be kept when the act that now begins is done
    ~                              a part of what is being written has reached the file, and the rest has not

A journal that is null will be another one; a game called "?" gets its file's name only when it is written.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from kfdesk import disk, resources
from kfdesk.collection import generator
from kfdesk.collection.importers.reading import read_any
from kfdesk.collection.importers.rows import Unread
from kfdesk.collection.results import Result
from kfdesk.desk import app as desk_app
from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.film.export import ExportDialog
from kfdesk.desk.film.feature import eyes_for
from kfdesk.desk.games.feature import GamesFeature
from kfdesk.desk.kit.settings import read_settings
from kfdesk.desk.matches.feature import MatchFeature
from kfdesk.desk.matches.setup_page import Agreement
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.engine.scenario import SetAmber
from kfdesk.engine.terms import DecisionKind
from kfdesk.match.film import Eyes, Film
from kfdesk.match.formats import DeckRule, Plan
from kfdesk.match.recorded_game import read_recorded_game
from kfdesk.match.series import Bid, BidStep, Choose, ChooseStep, First, FirstStep
from tests.collection.shelves import deck
from tests.e2e.crash_player import Drip, tell
from tests.e2e.kept_state import DECK, EXPORTS, State, kept_in
from tests.match.kept import setup

FEWEST_DECKS, MOST_DECKS = 6, 40
PATIENCE_S = 120.0
ANSWERS_AFTER_MS = 20


class CrashWindow:
    """The window, somebody who works at it, and what is kept."""

    def __init__(self, seed: int, home: Path, aim: str) -> None:
        self.dice = Random(seed)
        self.home, self.aim = home, aim
        (home / EXPORTS).mkdir(exist_ok=True)
        self.window = desk_app.make_window(read_settings().settings.model_copy(update={"warn_undo": False}))
        self.window.show()
        self.games, self.matches = self.window.feature(GamesFeature), self.window.feature(MatchFeature)
        self.room = self.window.feature(DeckFeature).room
        self.store = self.matches.shelf()
        if self.store.about(DECK) is None:
            self.store.add([deck(1)])
        self.state: State = kept_in(home)
        self._answers = QTimer(self.window)
        self._answers.timeout.connect(_agree)
        self._answers.start(ANSWERS_AFTER_MS)

    # Saying and doing.

    def say(self, what: str, state: State, **more: str) -> None:
        """Print a line."""
        tell(json.dumps({what: state, **more}))

    def act(
        self, kind: str, does: Callable[[], object], *, done: Callable[[], bool] = lambda: True, **changed: object
    ) -> None:
        """Say what will be kept, do it until it is done, and say so."""
        after: State = {**self.state, **changed}
        self.say("next", after, kind=kind)
        does()
        QApplication.processEvents()
        until = time.monotonic() + PATIENCE_S
        while not done() and time.monotonic() < until:
            QApplication.processEvents()
            time.sleep(0.001)
        controller = self.window.controller
        if controller.kept_at is not None:
            after |= {"table": controller.kept_at.name, "journal": list(controller.journal)}
        if "?" in after["games"]:
            new = {file.name for file in (self.home / "games").glob("*.kfdesk")} - set(self.state["games"])
            after["games"] = {**{k: v for k, v in after["games"].items() if k != "?"}, new.pop(): after["games"]["?"]}
        self.state = after
        self.say("is", after)

    def sit_down(self) -> None:
        """Go on with the newest unfinished game, or begin one."""
        self.say("is", self.state)
        found, wrong = self.games.library.recent()
        for error in wrong:
            tell(f"! {error}")
        if found:
            self.window.beginning.go_on_with(found[0].path)
            journal = list(self.window.controller.journal)
            self.state |= {"table": found[0].path.name, "journal": journal}
            self.say("is", self.state)
        else:
            self.begin()

    def step(self) -> None:
        """Do one thing by dice."""
        self.window.controller.lift_curtain()
        view = self.window.controller.view()
        if view is None or view.decision is None or (self.aim == "begin" and self.dice.random() < 0.3):
            self.begin()
        elif self.aim in BESIDE and self.dice.random() < 0.6:
            BESIDE[self.aim](self)
        elif self.dice.random() < 0.35:
            self.dice.choice(list(BESIDE.values()))(self)
        else:
            self.choose_or_take_back()

    # At the table.

    def begin(self) -> None:
        """Begin a game."""
        table = TableSetup(setup().seats, self.dice.randrange(1000))
        games = {**self.state["games"], "?": [""]}
        if before := self.state["table"]:
            games[before] = [games[before][0], self.state["journal"]]
        self.act("begin", lambda: self.window.controller.new_game(table), table="?", journal=[], games=games)

    def choose_or_take_back(self) -> None:
        """Choose, take back, take back and make again, or adjust as the judge."""
        controller = self.window.controller
        view = controller.view()
        assert view is not None and view.decision is not None
        decision, journal, chance = view.decision, self.state["journal"], self.dice.random()
        backwards = 0.6 if self.aim in ("undo", "redo") else 0.15
        if len(journal) > 1 and chance < backwards:
            self.act("undo", controller.undo, journal=None)
            if self.aim == "redo" or self.dice.random() < 0.5:
                self.act("redo", controller.redo, journal=journal)
        elif decision.kind is DecisionKind.MAIN and chance < backwards + (0.5 if self.aim == "adjust" else 0.1):
            change = SetAmber(player=self.dice.randrange(2), amount=self.dice.randrange(4))
            self.act("adjust", lambda: controller.adjust(change), journal=None)
        else:
            count = len(decision.options) if decision.kind is DecisionKind.ORDER else max(1, decision.min)
            keys = self.dice.sample(decision.keys(), count)
            self.act("choice", lambda: controller.choose(tuple(keys)), journal=None)

    def name(self) -> None:
        """Name the game at the table."""
        name = f"Game {self.dice.randrange(10**6)}"
        games = {**self.state["games"], self.state["table"]: [name]}
        self.act("name", lambda: self.games.save_present(name), games=games)

    # Games.

    def others(self) -> list[str]:
        """Return the file names of the games that are not at the table."""
        return sorted(set(self.state["games"]) - {self.state["table"]})

    def save_as(self) -> None:
        """Keep a copy of the game at the table under a name."""
        name = f"Copy {self.dice.randrange(10**6)}"
        games = {**self.state["games"], "?": [name, self.state["journal"]]}
        self.act("save as", lambda: self.games.save_present(name, copy=True), games=games)

    def rename(self) -> None:
        """Name a game that is not at the table."""
        if not (others := self.others()):
            return self.save_as()
        file, name = self.dice.choice(others), f"Other {self.dice.randrange(10**6)}"
        games = {**self.state["games"], file: [name, *self.state["games"][file][1:]]}
        self.act("rename", lambda: self.games.rename(self.home / "games" / file, name), games=games)

    def delete_game(self) -> None:
        """Put a game that is not at the table into the trash."""
        if not (others := self.others()):
            return self.save_as()
        file = self.dice.choice(others)
        games = {name: about for name, about in self.state["games"].items() if name != file}
        gone = self.state["gone"] + 1
        self.act("delete game", lambda: self.games.delete([self.home / "games" / file]), games=games, gone=gone)

    def export_game(self) -> None:
        """Export the game at the table."""
        self._export("kfdesk", lambda to: self.games.export(self.home / "games" / self.state["table"], to))

    def export_film(self) -> None:
        """Write the log of the game at the table."""

        def does(to: Path) -> None:
            film = Film(read_recorded_game(self.home / "games" / self.state["table"]))
            dialog = ExportDialog(film, eyes_for(film, Eyes.BOTH), "en", 1, self.window, pick=lambda *asked: str(to))
            dialog.form.setCurrentIndex(dialog.form.findData(to.suffix.removeprefix(".")))
            dialog.write()

        self._export(self.dice.choice(("txt", "html", "jsonl")), does)

    def _export(self, form: str, does: Callable[[Path], object]) -> None:
        to = self.home / EXPORTS / f"{self.dice.randrange(10**12)}.{form}"
        kind = {"kfdesk": "export game", "kfshelf": "export shelf", "json": "export decks"}.get(form, "export film")
        self.act(kind, lambda: does(to), exports=sorted([*self.state["exports"], to.name]))

    # The shelf.

    def tag(self) -> None:
        """Put a tag onto a deck, or take one off."""
        tag = f"Tag {self.dice.randrange(5)}"
        had = tag in self.state["tags"]
        tags = sorted({*self.state["tags"]} ^ {tag})
        change = ([], [tag]) if had else ([tag], [])
        self.act("tags", lambda: self.room.acts.tag([DECK], *change), tags=tags)

    def note(self) -> None:
        """Write a note."""
        text = f"note {self.dice.randrange(10**6)}"
        self.act("note", lambda: self.room.acts.keep_notes(DECK, text), notes=text)

    def chain(self) -> None:
        """Set the chains of a deck."""
        chains = self.dice.randrange(10)
        self.act("chains", lambda: self.room.acts.keep_chains(DECK, chains), chains=chains)

    def favor(self) -> None:
        """Make a deck a favorite, or no longer."""
        on = not self.state["favorite"]
        self.act("favorite", lambda: self.room.acts.favor([DECK], on), favorite=on)

    def file(self) -> None:
        """Move a deck to a folder, or out of it."""
        folder = self.dice.choice(("", "A", "B", "C"))
        self.act("folder", lambda: self.room.acts.file([DECK], folder), folder=folder)

    def result(self) -> None:
        """Keep a result."""
        who = f"Opponent {self.dice.randrange(10**6)}"
        result = Result(deck=DECK, opponent_name=who, won=True, date=datetime.now(UTC), manual=True)
        results = sorted([*self.state["results"], who])
        self.act("result", lambda: self.room.acts.add_game(result), results=results)

    def search(self) -> None:
        """Keep a search."""
        name, text = f"Search {self.dice.randrange(5)}", f"dis n{self.dice.randrange(10**6)}"
        searches = {**self.state["searches"], name: text}
        self.act("search", lambda: self.room.acts.save_search(name, text), searches=searches)

    def bring_in(self) -> None:
        """Import a deck file, in a thread of its own as the room does."""
        if len(self.state["decks"]) > MOST_DECKS:
            return self.throw_away()
        path = self.dice.choice(sorted(resources.decks().glob("*.json")))
        (found,) = read_any(path)
        assert not isinstance(found, Unread)
        key = found.record.key
        if key in self.state["thrown"]:
            return self.take_back()
        imports = self.room.imports
        decks = sorted({*self.state["decks"], key})
        self.act("import", lambda: self.room.import_files([path]), done=lambda: imports.report is not None, decks=decks)
        if imports.report is not None:
            imports.report.close()

    def generate(self) -> None:
        """Keep a new deck."""
        if len(self.state["decks"]) > MOST_DECKS:
            return self.throw_away()
        seed = self.dice.randrange(10**9)
        new = list(generator.generate_many((seed, seed + 1), added=datetime.now(UTC)))
        decks = sorted({*self.state["decks"], *(deck.key for deck in new)})
        self.act("generate", lambda: self.room.keep_generated(new), decks=decks)

    def throw_away(self) -> None:
        """Put decks into the trash."""
        keys = [key for key in self.state["decks"] if key != DECK]
        if len(keys) < FEWEST_DECKS:
            return self.generate()
        gone = self.dice.sample(keys, 3)
        decks = [key for key in self.state["decks"] if key not in gone]
        thrown = sorted([*self.state["thrown"], *gone])
        self.act("delete decks", lambda: self.room.acts.trash(gone), decks=decks, thrown=thrown)

    def take_back(self) -> None:
        """Take all decks out of the trash, or delete them for good."""
        thrown = self.state["thrown"]
        if not thrown:
            return self.throw_away()
        if self.dice.random() < 0.5:
            decks = sorted([*self.state["decks"], *thrown])
            self.act("restore decks", lambda: self.room.acts.untrash(thrown), decks=decks, thrown=[])
        else:
            self.act("empty trash", self.room.acts.empty_trash, thrown=[])
        return None

    def back_up(self) -> None:
        """Copy the shelf, and perhaps go back to that copy."""
        self.act("backup", self.room.back_up)
        if self.aim == "put back" or self.dice.random() < 0.3:
            newest = next(backup for backup in self.store.backups() if not backup.reason)
            self.act("put back", lambda: self.room.restore(newest))

    def export_shelf(self) -> None:
        """Write the whole shelf to a file."""
        self._export("kfshelf", self.room.export_shelf)

    def export_decks(self) -> None:
        """Write some decks to a file."""
        self.room.show_decks(self.dice.sample(self.state["decks"], 2))
        self._export("json", self.room.export_decks)

    # Settings and matches.

    def change_settings(self) -> None:
        """Change a setting, through its menu or as the dialog does."""
        if self.dice.random() < 0.5:
            action = self.dice.choice(self.window.commands.themes.actions())
            self.act("settings", action.trigger, theme=action.data()[1])
        else:
            factor = self.dice.randrange(5, 20) / 10
            self.act("settings", lambda: self.window.change_settings(card_factor=factor), factor=factor)

    def match_step(self) -> None:
        """Agree on a match, or make a move of it."""
        room = self.matches.room
        match = room.match
        step = match.series.step() if match is not None else None
        moves = self.state["match"]
        if isinstance(step, BidStep):
            chains = step.least if self.dice.random() < 0.6 or not step.may_pass else None
            bid = Bid(player=step.player, chains=chains)
            self.act("match step", lambda: room.steps.moved.emit(bid), match=[*moves, bid.model_dump()])
        elif isinstance(step, ChooseStep):
            choose = Choose(player=step.player, deck=self.dice.choice(step.decks).key)
            self.act("match step", lambda: room.steps.moved.emit(choose), match=[*moves, choose.model_dump()])
        elif isinstance(step, FirstStep):
            first = First(player=step.player, first=self.dice.randrange(2))
            self.act("match step", lambda: room.steps.moved.emit(first), match=[*moves, first.model_dump()])
        else:
            one, two = self.dice.sample(self.state["decks"], 2)
            plan = Plan(decks=DeckRule.BIDDING)
            agreed = Agreement("Crash", plan, ("Ada", "Bo"), ((one,), (two,)), from_shelf=True, open_table=False)
            self.act("match step", lambda: room.begin(agreed), match=[])


def _agree() -> None:
    """Answer a question that waits with yes, as that whether a deck is played without cards nobody knows."""
    box = QApplication.activeModalWidget()
    if isinstance(box, QMessageBox):
        for button in box.buttons():
            if box.buttonRole(button) in (QMessageBox.ButtonRole.AcceptRole, QMessageBox.ButtonRole.YesRole):
                button.click()
                return


BESIDE: dict[str, Callable[[CrashWindow], None]] = {
    "name": CrashWindow.name,
    "save as": CrashWindow.save_as,
    "rename": CrashWindow.rename,
    "delete game": CrashWindow.delete_game,
    "export game": CrashWindow.export_game,
    "export film": CrashWindow.export_film,
    "tags": CrashWindow.tag,
    "note": CrashWindow.note,
    "chains": CrashWindow.chain,
    "favorite": CrashWindow.favor,
    "folder": CrashWindow.file,
    "result": CrashWindow.result,
    "search": CrashWindow.search,
    "import": CrashWindow.bring_in,
    "generate": CrashWindow.generate,
    "delete decks": CrashWindow.throw_away,
    "restore decks": CrashWindow.take_back,
    "empty trash": CrashWindow.take_back,
    "backup": CrashWindow.back_up,
    "put back": CrashWindow.back_up,
    "export shelf": CrashWindow.export_shelf,
    "export decks": CrashWindow.export_decks,
    "settings": CrashWindow.change_settings,
    "match step": CrashWindow.match_step,
}
"""What is done beside the game at the table, by kind."""
KINDS = ("choice", "undo", "redo", "adjust", "begin", *BESIDE)


def main() -> None:
    """Work until killed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("seed", type=int)
    parser.add_argument("--drip", action="store_true")
    parser.add_argument("--aim", default="choice", choices=KINDS)
    asked = parser.parse_args()
    QApplication([])
    somebody = CrashWindow(asked.seed, Path(os.environ["KFDESK_HOME"]), asked.aim)
    if asked.drip:
        disk.write_some = Drip(Random(asked.seed)).write
    somebody.sit_down()
    while True:
        somebody.step()


if __name__ == "__main__":
    main()
