"""Keys that count on a page and all that is in it, undo and redo among them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from kfdesk.desk.keyboard.place_keys import REDO_TOO
from kfdesk.desk.kit.undo_keys import REDO, UNDO

KeyAct = tuple[Sequence[QKeySequence], Callable[[], object]]
"""Keys, any of which does something, and what it does."""


def connect_keys(
    page: QWidget, take_back: Callable[[], object], do_again: Callable[[], object], *others: KeyAct
) -> None:
    """Let the keys for undo and redo, and those of `others`, do what they do on a page."""
    redo = list({*QKeySequence.keyBindings(REDO), QKeySequence(REDO_TOO)})
    for keys, does in (*others, (QKeySequence.keyBindings(UNDO), take_back), (redo, do_again)):
        shortcut = QShortcut(page)
        shortcut.setKeys(keys)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(does)
