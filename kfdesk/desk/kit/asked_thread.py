"""Looks for the answer to one question at a time on a thread of its own; what is dropped is not heard of again."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from time import sleep

from PySide6.QtCore import QObject, Signal

from kfdesk import collector

IsStopped = Callable[[], bool]
"""To be called again and again on the thread: True when nobody wants the answer any more."""


class AskedThread(QObject):
    """Gives the answer to the last question only, and only while it is wanted.

    While it works Python's collector rests: it would let go of what belongs to Qt on the wrong thread.
    """

    failed = Signal()
    _ended = Signal(int, object)

    def __init__(self, name: str, breath_s: float, parent: QObject | None = None) -> None:
        """`name` is the thread's; it sleeps for `breath_s` seconds now and then: the window comes first."""
        super().__init__(parent)
        self._name, self._breath_s = name, breath_s
        self._question = 0
        self._hear: Callable[[object], None] | None = None
        """What is called with the answer on the window's thread; None when none is wanted."""
        self._threads: dict[int, Thread] = {}
        """Those that have not said that they ended, by the number of their question."""
        self._ended.connect(self._on_ended)

    @property
    def busy(self) -> bool:
        """True while an answer is waited for."""
        return self._hear is not None

    def drop(self) -> None:
        """Want no answer any more; the thread ends the next time that it asks whether it is stopped."""
        self._question += 1
        self._hear = None

    def close(self) -> None:
        """Drop the question and wait for the threads."""
        self.drop()
        for thread in self._threads.values():
            thread.join()
        self._threads.clear()  # that these ended is heard of later
        collector.go_on(self)

    def _begin(self, find: Callable[[IsStopped], object], hear: Callable[[object], None]) -> None:
        """Call `find` on a thread and `hear` with what it found; a question asked before is dropped."""
        self.drop()
        self._hear = hear
        mine = self._question

        def is_stopped() -> bool:
            sleep(self._breath_s)
            return mine != self._question

        def think() -> None:
            try:
                found = find(is_stopped)
            except Exception as fault:  # raised again on the window's thread
                found = fault
            self._ended.emit(mine, found)

        collector.rest(self)
        self._threads[mine] = thread = Thread(target=think, name=self._name, daemon=True)
        thread.start()

    def _on_ended(self, question: int, found: object) -> None:
        self._threads.pop(question, None)
        if not self._threads:
            collector.go_on(self)
        hear = self._hear
        if question != self._question or hear is None:
            return
        self._hear = None
        if isinstance(found, Exception):
            self.failed.emit()
            raise found
        hear(found)
