"""Plays and keeps games until it is killed, and tells what it does: a program for `test_crash.py`.

Run as `python -m tests.e2e.crash_player SEED [--drip]`. It takes up the newest unfinished game of `KFDESK_HOME`,
or begins one, and answers decisions through the real controller and autosave. On its standard output:

    @ JOURNAL       a game is at the table, with these answers (entries with tabs between)
    ? JOURNAL       the journal as it will be when the answer or undo that now begins is done
    =               it is done: the table said so
    ~               a part of what is being written has reached the file, and the rest has not
    new             the game at the table is over; another begins

With `--drip` what is written reaches the file in pieces and slowly, so that a kill meets half a line.
"""

from __future__ import annotations

import argparse
import os
import time
from random import Random

from PySide6.QtCore import QCoreApplication

from kfdesk import disk
from kfdesk.cards import library
from kfdesk.desk.card.faces import card_name
from kfdesk.desk.games.unfinished import UnfinishedGames
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.play.controller import DeskController
from kfdesk.desk.play.table_names import TableNames, house_name
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.engine import Game
from kfdesk.engine.terms import DecisionKind
from kfdesk.match.autosave import Autosave
from tests.match.kept import setup

PIECES = 6
"""In how many pieces, about, a write reaches a slow disk."""
DRIP_S = 0.004
"""How long it waits between two of them."""


def tell(line: str) -> None:
    """Say a line; it has left this process when the call returns."""
    os.write(1, line.encode() + b"\n")


class Drip:
    """A disk that takes a write in pieces, and says so between them."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice

    def write(self, file: int, content: bytes) -> int:
        """Write a piece, and wait if it was not the last."""
        size = self._dice.randint(1, max(1, min(len(content), 2 * len(content) // PIECES + 3)))
        written = os.write(file, content[:size])
        if written < len(content):
            tell("~")
            time.sleep(DRIP_S)
        return written


def begin_game(setup: TableSetup) -> Game:
    """Begin a game of the real engine."""
    return Game.new(
        setup.seats, seed=setup.seed, library=library(), edition=setup.edition, first_player=setup.first_player
    )


class CrashPlayer:
    """One player for both seats, who lives in fear of the power cut."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        self.shelf = UnfinishedGames(begin_game)
        settings = DeskSettings(skip_forced=False)
        names = TableNames(card_name, house_name)
        self.controller = DeskController(begin_game, names, settings, saver=Autosave(patient=True))
        self.controller.not_kept.connect(lambda words: tell(f"! {words.en}"))

    def sit_down(self) -> None:
        """Take up the newest game, or begin one."""
        games, wrong = self.shelf.unfinished()
        for words in wrong:
            tell(f"! {words.en}")
        if games:
            self.controller.resume(*self.shelf.take_up(games[0].path))
        else:
            self.begin()
        self.tell_journal("@")

    def begin(self) -> None:
        """Begin a new game."""
        seats = setup().seats
        self.controller.new_game(TableSetup(seats, self.dice.randrange(1000)))

    def tell_journal(self, sign: str) -> None:
        """Say all answers of the game."""
        tell("\t".join((sign, *self.controller.journal)))

    def step(self) -> None:
        """Give one answer, or take one back, or give it again."""
        controller = self.controller
        controller.lift_curtain()
        view = controller.view()
        decision = view.decision if view is not None else None
        journal = controller.journal
        if decision is None:
            tell("new")
            self.begin()
            self.tell_journal("@")
        elif len(journal) > 1 and self.dice.random() < 0.15:
            tell("\t".join(("?", *journal[:-1])))
            controller.undo()
            tell("=")
        else:
            keys = decision.keys()
            count = len(keys) if decision.kind is DecisionKind.ORDER else max(1, decision.min)
            answer = self.dice.sample(keys, count)
            tell("\t".join(("?", *journal, " ".join(answer))))
            controller.choose(tuple(answer))
            tell("=")


def main() -> None:
    """Play until killed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("seed", type=int)
    parser.add_argument("--drip", action="store_true")
    asked = parser.parse_args()
    if asked.drip:
        disk.write_some = Drip(Random(asked.seed)).write
    app = QCoreApplication([])
    player = CrashPlayer(asked.seed)
    player.sit_down()
    while True:
        player.step()
        app.processEvents()


if __name__ == "__main__":
    main()
