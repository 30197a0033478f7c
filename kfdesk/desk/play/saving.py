"""Keeps the game at the table on the disk; when the disk does not take it, that is said once and play goes on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from kfdesk.desk.kit.idle import IdleWork, done
from kfdesk.match.autosave import Autosave, NotKept
from kfdesk.text.words import Words


class Saving:
    """Whether and where the game at the table is kept; `saver` None keeps nothing."""

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
        self._reported = False
        self.on = False
        """Whether what happens is to be kept."""

    @property
    def path(self) -> Path | None:
        """The file with every choice of the game at the table; None where it cannot be written."""
        path = self._saver.path if self._saver is not None else None
        return path if self.on and not self._reported else None

    @property
    def waits(self) -> bool:
        """True while something is left that is to be saved in a moment."""
        return not self._idle.finished

    def sit_down(self, *, kept: bool = True) -> None:
        """Another game begins, which is kept from now on or not at all; the one before stays as it is."""
        if not kept:
            self.close()
        self.on, self._reported = kept, False

    def close(self) -> None:
        """Let go of the game; nothing that follows is kept."""
        self.on = False
        self._idle.stop()
        if self._saver is not None:
            self._saver.close()

    def keep(self, act: Callable[[Autosave], None]) -> None:
        """Let the saver keep something, and what it leaves in a moment."""
        if self._saver is not None and self.on:
            kept = self._do(act)
            self._idle.begin((done(self._do, Autosave.catch_up),))
            if kept and self._reported and self._saver.path is not None:
                self._reported = False
                self._kept_again()

    def _do(self, act: Callable[[Autosave], None]) -> bool:
        """Return whether the disk took it; what it does not take is said, once a game."""
        if self._saver is None or not self.on:
            return False
        try:
            act(self._saver)
        except NotKept as fault:
            if not self._reported:
                self._reported = True
                self._not_kept(fault.problem)
            return False
        return True
