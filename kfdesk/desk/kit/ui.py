"""The interface as it is now: the one language it speaks, and the one theme it is drawn in.

Whoever says or paints something reads `ui.language` and `ui.theme` at that moment. What stays on the screen is declared
once, where it is made, and follows every change, whether it is shown, hidden or in no window:

    self.back = says(QPushButton(), s.BACK, tip=s.BACK_HELP)    # words that are always these
    follow_language(self._say)                                  # whatever else has words: called now, and each time
    follow_theme(self._dress)                                   # what holds colors; what is painted needs nothing

Cards have a language of their own, which their widgets are told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from kfdesk import catalogs
from kfdesk.cards.facts import name_cards_in
from kfdesk.desk.kit.labels import tip as tip_of
from kfdesk.desk.kit.locales import use_language
from kfdesk.desk.kit.theme import LIGHT, Theme
from kfdesk.text.translating import SOURCE, language_of_names
from kfdesk.text.words import Words


class Interface(QObject):
    """The language and the theme of everything the program shows."""

    language_changed = Signal()
    """The interface speaks another language, or names cards in another one."""
    theme_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.language = SOURCE
        self.theme: Theme = LIGHT

    def speak(self, language: str, names: str = "") -> None:
        """Speak this language from now on, and name cards in the language `names`; "": in that of their texts.

        From then on texts are said in every language there is.
        """
        catalogs.speak()
        changed = (language, names) != (self.language, language_of_names())
        self.language = language
        use_language(language)
        name_cards_in(names)
        if changed:
            self.language_changed.emit()

    def wear(self, theme: Theme) -> None:
        """Be drawn in this theme from now on."""
        if theme is not self.theme:
            self.theme = theme
            self.theme_changed.emit()

    def draw_anew(self) -> None:
        """Have everything drawn anew in the same theme: pictures of cards are others now."""
        self.theme_changed.emit()


ui = Interface()


def say(words: Words) -> str:
    """Return the wording in the language of the interface."""
    return words.say(ui.language)


def name_of(label: Words) -> str:
    """Return what a screen reader calls the field beside a label such as "&Price:"."""
    return say(label).replace("&", "").rstrip(":")


def follow_language(says: Callable[[], object]) -> None:
    """Call a method of a QObject now, and whenever the interface speaks another language, as long as its object lives.

    Objects hear of it in the order in which they were made: a page after what it is made of.
    """
    says()
    ui.language_changed.connect(says)


def follow_theme(dresses: Callable[[], object]) -> None:
    """Call a method of a QObject now, and whenever another theme is worn, as long as its object lives."""
    dresses()
    ui.theme_changed.connect(dresses)


class _Sayings(QObject):
    """Belongs to a widget or an action, and lets it say its words."""

    def __init__(self, of: QObject, sayings: Iterable[tuple[str, Words]]) -> None:
        super().__init__(of)
        self._sayings = tuple(sayings)
        follow_language(self._say)

    def _say(self) -> None:
        for setter, words in self._sayings:
            getattr(self.parent(), setter)(_PREPARED.get(setter, str)(say(words)))


_PREPARED: Final[Mapping[str, Callable[[str], str]]] = {
    "setToolTip": tip_of,
    "setAccessibleName": lambda said: said.replace("&", ""),
}
"""What becomes of the words first: long lines are broken, and marks of keys are not read aloud."""

W = TypeVar("W", bound=QWidget | QAction)


def says(
    what: W,
    text: Words | None = None,
    *,
    tip: Words | None = None,
    name: Words | None = None,
    hint: Words | None = None,
) -> W:
    """Let a widget or an action say these words in whatever language is spoken, and return it.

    `text` is the title of a menu, a group or a window; `tip` is its tooltip, `name` what a screen reader calls it,
    `hint` what stands in a line that is empty.
    """
    set_text = next(setter for setter in ("setText", "setTitle", "setWindowTitle") if hasattr(what, setter))
    setters = (set_text, "setToolTip", "setAccessibleName", "setPlaceholderText")
    wanted = zip(setters, (text, tip, name, hint), strict=True)
    _Sayings(what, [(setter, words) for setter, words in wanted if words is not None])
    return what
