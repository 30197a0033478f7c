"""Works at the real window until it is killed, and says what it does: a program for `window_crashes.py`.

Run as `python -m tests.e2e.crash_window SEED [--drip]`. It goes on with the newest unfinished game of `KFDESK_HOME`,
or begins one, and then by dice: chooses, takes back, makes again, adjusts as the judge, names the game, exports it,
changes a setting, and writes on the deck shelf (tags, notes, chains). It prints a line of JSON before and after each
act:

    {"is": STATE}    what is kept now
    {"next": STATE}  what will be kept when the act that now begins is done; a journal that is null will be another
    ~                a part of what is being written has reached the file, and the rest has not
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtWidgets import QApplication

from kfdesk import disk
from kfdesk.collection.store import DeckStore
from kfdesk.desk import app as desk_app
from kfdesk.desk.controller import TableSetup
from kfdesk.desk.games.part import GamesPart
from kfdesk.desk.settings import read_settings
from kfdesk.desk.unfinished_games import UnfinishedGames
from kfdesk.engine.scenario import SetAmber
from kfdesk.engine.terms import DecisionKind
from tests.collection.shelves import deck
from tests.e2e.crash_player import Drip, tell
from tests.match.kept import setup

EXPORTS = "exports"
"""The folder in the home that games are exported to."""

State = dict[str, Any]


class CrashWindow:
    """The window, somebody who works at it, and what is kept."""

    def __init__(self, seed: int, home: Path) -> None:
        self.dice = Random(seed)
        self.exports = home / EXPORTS
        self.exports.mkdir(exist_ok=True)
        self.window = desk_app.make_window(read_settings().settings.model_copy(update={"warn_undo": False}))
        self.window.show()
        self.games = next(part for part in self.window._parts if isinstance(part, GamesPart))
        self.store = DeckStore.open()
        self.key = deck(0).key
        if self.store.count() == 0:
            self.store.add([deck(0)])
        self.state: State = self.kept_beside_the_game()

    def kept_beside_the_game(self) -> State:
        """Return what the disk says of everything but the game at the table."""
        about = self.store.about(self.key)
        assert about is not None
        return {
            "theme": read_settings().settings.theme,
            "tags": sorted(about.tags),
            "notes": about.notes,
            "chains": about.chains,
            "exports": len(list(self.exports.iterdir())),
        }

    def sit_down(self) -> None:
        """Go on with the newest unfinished game, or begin one."""
        found, wrong = UnfinishedGames(desk_app.game_from_setup).unfinished()
        for words in wrong:
            tell(f"! {words.en}")
        if found:
            self.window.go_on_with(found[0].path)
            self.state |= {"journal": list(self.window.controller.journal), "name": found[0].summary.name}
            self.say("is", self.state)
        else:
            self.begin()

    def begin(self) -> None:
        """Begin a game."""

        def begins() -> None:
            self.window.controller.new_game(TableSetup(setup().seats, self.dice.randrange(1000)))

        self.act(begins, journal=[], name="")

    def say(self, what: str, state: State) -> None:
        """Print a line."""
        tell(json.dumps({what: state}))

    def act(self, does: Callable[[], object], **changed: Any) -> None:
        """Say what will be kept, do it, and say that it is done."""
        after = self.state | changed
        self.say("next", after)
        does()
        QApplication.processEvents()
        if after["journal"] is None:
            after["journal"] = list(self.window.controller.journal)
        self.state = after
        self.say("is", after)

    def step(self) -> None:
        """Do one thing by dice."""
        controller = self.window.controller
        controller.lift_curtain()
        view = controller.view()
        decision = view.decision if view is not None else None
        if decision is None:
            self.begin()
            return
        beside = (self.set_theme, self.tag, self.note, self.chain, self.name, self.export)
        if self.dice.random() < 0.3:
            self.dice.choice(beside)()
            return
        journal: list[str] = self.state["journal"]
        chance = self.dice.random()
        if len(journal) > 1 and chance < 0.15:
            self.undo(journal)
        elif decision.kind is DecisionKind.MAIN and chance < 0.3:
            change = SetAmber(player=self.dice.randrange(2), amount=self.dice.randrange(4))
            self.act(lambda: controller.adjust(change), journal=None)
        else:
            count = len(decision.options) if decision.kind is DecisionKind.ORDER else max(1, decision.min)
            keys = self.dice.sample(decision.keys(), count)
            self.act(lambda: controller.choose(tuple(keys)), journal=None)

    def undo(self, journal: list[str]) -> None:
        """Take back, and perhaps make it again."""
        controller = self.window.controller
        again = self.dice.random() < 0.5
        self.act(controller.undo, journal=None)
        if again:
            self.act(controller.redo, journal=journal)

    def set_theme(self) -> None:
        """Change a setting through its menu."""
        action = self.dice.choice(self.window.commands.themes.actions())
        self.act(action.trigger, theme=action.data()[1])

    def tag(self) -> None:
        """Put a tag onto the deck."""
        tag = f"Tag {self.dice.randrange(5)}"
        self.act(lambda: self.store.add_tag([self.key], tag), tags=sorted({*self.state["tags"], tag}))

    def note(self) -> None:
        """Write a note."""
        text = f"note {self.dice.randrange(10**6)}"
        self.act(lambda: self.store.set_notes(self.key, text), notes=text)

    def chain(self) -> None:
        """Set the chains of the deck."""
        chains = self.dice.randrange(10)
        self.act(lambda: self.store.set_chains(self.key, chains), chains=chains)

    def name(self) -> None:
        """Name the game at the table."""
        name = f"Game {self.dice.randrange(10**6)}"
        self.act(lambda: self.games.save_present(name), name=name)

    def export(self) -> None:
        """Export the game at the table."""
        path = self.window.controller.kept_at
        assert path is not None
        count = self.state["exports"]
        to = self.exports / f"{self.dice.randrange(10**12)}.kfdesk"
        self.act(lambda: self.games.export(path, to), exports=count + 1)


def main() -> None:
    """Work until killed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("seed", type=int)
    parser.add_argument("--drip", action="store_true")
    asked = parser.parse_args()
    if asked.drip:
        disk.write_some = Drip(Random(asked.seed)).write
    QApplication([])
    somebody = CrashWindow(asked.seed, Path(os.environ["KFDESK_HOME"]))
    somebody.sit_down()
    while True:
        somebody.step()


if __name__ == "__main__":
    main()
