"""Keeps the game at the table on the disk, and knows what the disk did not take; play goes on all the same."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from kfdesk.desk.kit.idle import IdleWork, done
from kfdesk.match.autosave import Autosave, NotKept
from kfdesk.text.words import Words


class Saving:
    """Whether and where the game at the table is kept, and what is not; `saver` None keeps nothing."""

    def __init__(
        self,
        saver: Autosave | None,
        parent: QObject,
        *,
        not_kept: Callable[[Words], None],
        kept_again: Callable[[], None],
    ) -> None:
        """`not_kept` says why the disk does not take the game, once a game; `kept_again` that it does again."""
        self._saver = saver
        self._idle = IdleWork(parent)
        self._not_kept, self._kept_again = not_kept, kept_again
        self._problem: Words | None = None
        """Why the disk does not have all of the game."""
        self.lost = False
        """Whether the players agreed to lose what the disk does not have, and nothing has happened since."""
        self._let_go: Path | None = None
        """The journal of a game that is over for good; None while there is none."""
        self.on = False
        """Whether what happens is to be kept."""

    @property
    def path(self) -> Path | None:
        """The file with every choice of the game at the table; None where it cannot be written."""
        return self.file if self._problem is None else None

    @property
    def file(self) -> Path | None:
        """The journal of the game at the table, also where it lacks some choices; None while nothing is kept."""
        if self._let_go is not None:
            return self._let_go
        return self._saver.path if self._saver is not None and self.on else None

    @property
    def known_as(self) -> str:
        """The name of the file that the game is known by, see `Autosave.known_as`; "" while nothing is kept."""
        return self._saver.known_as if self._saver is not None else ""

    @property
    def waits(self) -> bool:
        """True while something is left that is to be saved in a moment."""
        return not self._idle.finished

    def sit_down(self, *, kept: bool = True) -> None:
        """Another game begins, which is kept from now on or not at all; the one before stays as it is."""
        if not kept:
            self.close()
        self.on, self._problem, self.lost, self._let_go = kept, None, False, None

    def close(self) -> None:
        """Let go of the game; nothing that follows is kept."""
        self.on = False
        self._idle.stop()
        if self._saver is not None:
            self._saver.close()

    def let_go(self) -> None:
        """Let go of a game that is over for good; nothing follows. What the disk does not take waits on."""
        if self._saver is None or not self.on or self.missing() is not None:
            return
        self._let_go, self.on = self._saver.path, False
        self._idle.stop()
        self._saver.let_go()

    def keep(self, act: Callable[[Autosave], None]) -> None:
        """Let the saver keep something, and what it leaves in a moment."""
        if self._saver is not None and self.on:
            self.lost = False
            self._do(act)
            self._idle.begin((done(self._do, Autosave.catch_up),))

    def move(self, act: Callable[[Autosave], None]) -> None:
        """Let the saver write the whole game to another place. Raises `NotKept`, and nothing has changed then.

        Raises `ValueError` for a game that is not kept: nobody may believe that it was written.
        """
        if self._saver is None or not self.on:
            raise ValueError("the game at the table is not kept")
        act(self._saver)
        self._on_kept()

    def missing(self) -> Words | None:
        """Try again to save what the disk did not take; return why it still does not, None where nothing is missing."""
        if self._saver is None or not self.on:
            return None
        self._do(Autosave.catch_up)
        return self._problem

    def _do(self, act: Callable[[Autosave], None]) -> None:
        """Let the saver do something; what the disk does not take is said, once a game."""
        if self._saver is None or not self.on:
            return
        try:
            act(self._saver)
        except NotKept as fault:
            reported, self._problem = self._problem is not None, fault.problem
            if not reported:
                self._not_kept(fault.problem)
        else:
            self._on_kept()

    def _on_kept(self) -> None:
        if self._problem is not None and self._saver is not None and self._saver.path is not None:
            self._problem, self.lost = None, False
            self._kept_again()
