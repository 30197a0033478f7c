"""The row of buttons in the prompt bar: one a choice, used again for the choices of the next prompt."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout

from kfdesk.desk.kit.spoken import spoken
from kfdesk.desk.kit.ui import say
from kfdesk.desk.prompt.buttons import KEY_COLOR, ChoiceButton, give_emblem, is_plain
from kfdesk.engine.decisions import Option
from kfdesk.engine.terms import COLORS, House
from kfdesk.text.words import Words

MOST_SPARE = 9
"""So many buttons that stand for nothing are kept for the next prompts: as many as number keys press."""


class ButtonRow(QHBoxLayout):
    """Makes the buttons of a prompt, also those that a panel above the bar holds, and lays out its own."""

    chosen = Signal(str)
    """The key of a choice whose button was pressed."""
    pointed_at = Signal(str)
    """The key of a choice whose button the pointer has come to, or the keyboard; "" where it has left."""

    def __init__(self) -> None:
        super().__init__()
        self.setSpacing(8)
        self.buttons: list[ChoiceButton] = []
        """The buttons of the prompt, in order."""
        self.spare: list[ChoiceButton] = []
        """Buttons that stand for nothing now."""
        self._emblems: Mapping[House, QIcon] = {}

    def set_emblems(self, emblems: Mapping[House, QIcon]) -> None:
        """Use these emblems on house buttons, also on those that are shown."""
        self._emblems = emblems
        for button in self.buttons:
            give_emblem(button, emblems)

    @property
    def inline(self) -> list[ChoiceButton]:
        """The buttons that lie in the row itself."""
        return [button for button in self.buttons if button.parentWidget() is self.parentWidget()]

    @property
    def wanted(self) -> int:
        """How wide these want to be together, in pixels."""
        return sum(button.sizeHint().width() + self.spacing() for button in self.inline)

    def add(self, button: ChoiceButton) -> None:
        """Put a button at the end."""
        self.buttons.append(button)
        self.addWidget(button)

    def made_for(
        self, option: Option, number: int = 0, counts: Words | None = None, fresh: ChoiceButton | None = None
    ) -> ChoiceButton:
        """Return a button for a choice, the `number`th of those with a number key, 0 for none.

        `counts` says below the name of a house how many cards of it there are to use. `fresh` is a button that stands
        for nothing yet; without it one of the row's own is taken.
        """
        text = say(spoken(option.label))
        verb, _, what = option.key.partition(":")
        if fresh is not None:
            button = self._connected(fresh)
        else:
            button = self.spare.pop(0) if self.spare and verb != "key" else self._connected(ChoiceButton("", ""))
        if verb == "number":  # a number is its own key: "1  0" would read as something else
            button.stand_for(text, option.key, int(what))
        elif 0 < number < 10:
            button.stand_for(f"{number}  {text}", option.key, number)
        else:
            button.stand_for(text, option.key, None)
        button.setAccessibleName(text)
        if counts is not None:
            button.setAccessibleName(f"{text}: {say(counts)}")
            button.say_more(say(counts))
        give_emblem(button, self._emblems)
        if verb == "key" and what in COLORS:
            button.setProperty(KEY_COLOR, what)
        return button

    def _connected(self, button: ChoiceButton) -> ChoiceButton:
        """Let a button say when it is pressed and looked at, and return it."""
        button.clicked.connect(lambda: self.chosen.emit(button.key))
        button.pointed_at.connect(lambda on: self.pointed_at.emit(button.key if on else ""))
        return button

    def clear(self) -> None:
        """Show no button; some are kept for the next prompts."""
        inline = self.inline
        kept: list[ChoiceButton] = []
        for button in self.buttons:
            self.removeWidget(button)
            if is_plain(button) and button in inline and not button.is_held:
                button.stand_aside()
                kept.append(button)
            else:
                button.hide()
                button.deleteLater()
        self.spare[:0] = kept  # in the order they were made: the Tab key walks them so
        for button in self.spare[MOST_SPARE:]:
            button.deleteLater()
        del self.spare[MOST_SPARE:]
        self.buttons = []
