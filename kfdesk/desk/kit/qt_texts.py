"""What Qt's own dialogs say in another tone than the program, said anew: its German addresses people formally."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTranslator

from kfdesk.text.words import Words

SAID_ANEW: Final = (
    Words("Enter a value:", context="QInputDialog"),
    Words("Press shortcut", context="QKeySequenceEdit"),
    Words("Cursor at %1, %2\nPress ESC to cancel", context="QColorDialog"),
    Words("'%1' is write protected.\nDo you want to delete it anyway?", context="QFileDialog"),
    Words("Are you sure you want to delete '%1'?", context="QFileDialog"),
    Words("%1\nDirectory not found.\nPlease verify the correct directory name was given.", context="QFileDialog"),
    Words("%1\nFile not found.\nPlease verify the correct file name was given.", context="QFileDialog"),
    Words("%1 is a directory.\nPlease choose a different file name.", context="QPrintDialog"),
    Words("File %1 is not writable.\nPlease choose a different file name.", context="QPrintDialog"),
    Words("There are conflicts in duplex settings. Do you want to fix them?", context="QPrintDialog"),
    Words(
        "Options 'Pages Per Sheet' and 'Page Set' cannot be used together.\nPlease turn one of those options off.",
        context="QPrintDialog",
    ),
    Words(
        "%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, '-' to define ranges and"
        " make sure ranges do not intersect with each other.",
        context="QPrintDialog",
    ),
    Words("There are conflicts in page setup options. Do you want to fix them?", context="QPrintPropertiesDialog"),
    Words("There are conflicts in some advanced options. Do you want to fix them?", context="QPrintPropertiesDialog"),
    Words("There are conflicts in some options. Please fix them.", context="QPrintPropertiesWidget"),
    Words(
        "Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g:"
        " 3,5-7,9 prints pages 3, 5, 6, 7 and 9.",
        context="QPrintSettingsOutput",
    ),
)
"""In Qt's English; %1 and %2 are filled in by Qt. The context is Qt's name of the dialog."""
_FOUND: Final = {(words.message.context, words.message.text): words for words in SAID_ANEW}


class QtWords(QTranslator):
    """Says these in a language where its catalog has them; all else is left to Qt."""

    def __init__(self, language: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._language = language

    def isEmpty(self) -> bool:
        """Return that there is something to say."""
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        """Return what is said anew, None where Qt is to say it."""
        del disambiguation, n
        words = _FOUND.get((context, source))
        said = words.say(self._language) if words is not None else source
        return None if said == source else said
