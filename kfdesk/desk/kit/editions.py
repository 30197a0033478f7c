"""The editions of the rules by name, and what an older one says otherwise: a text that scrolls, for the dialogs that
choose one."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox, QTextBrowser, QWidget

from kfdesk.cards.errata import errata_before
from kfdesk.cards.facts import facts
from kfdesk.desk.kit.ui import follow_language, say, says, ui
from kfdesk.engine.editions import NEWEST, Divergence, differences
from kfdesk.engine.headings import heading
from kfdesk.engine.terms import Edition
from kfdesk.text.words import Words, enumerated

EDITION = Words("Rules:")
RULES = Words("Rules")
EDITIONS = {
    Edition.V18_4: Words("Master Rulebook 18.4"),
    Edition.V2023: Words("German rulebook of 2023"),
    Edition.V1_3: Words("Rulebook 1.3 (2019)"),
    Edition.V1_1: Words("Rulebook 1.1 (2018)"),
    Edition.V1_0: Words("Rulebook 1.0 (2018)"),
}
DIFFERENCES = Words("Where these rules differ from Master Rulebook 18.4")
OLD_TEXTS = Words("These cards have the text they had before their errata: {cards}.")
NOT_MODELLED = Words("Not implemented: the game follows 18.4 here")
"""The heading of the differences that the program does not play by."""
NEW_TEXTS = Words("All other cards have the text of 18.4, also those that had another one before an erratum.")
HEADINGS = Words(
    "A refusal names the entry of these rules, and that of 18.4 where they have none; the entries above are of 18.4."
)
ENTRY = Words("{text} ({entry})")
REASON = Words("{text} {reason}")


class EditionBox(QComboBox):
    """The choice of an edition, the newest first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)  # another language has longer names
        for edition in reversed(Edition):
            self.addItem("", edition)
        self.setCurrentIndex(self.findData(NEWEST))
        says(self, name=EDITION)
        follow_language(self._say)

    def _say(self) -> None:
        for row in range(self.count()):
            self.setItemText(row, say(EDITIONS[self.itemData(row)]))

    def minimumSizeHint(self) -> QSize:
        """Return the room for the longest name: a form puts the box below its label where that is too much."""
        return self.sizeHint()

    def edition(self) -> Edition:
        """Return the edition chosen."""
        return Edition(self.currentData())


class EditionText(QTextBrowser):
    """What an edition says otherwise than the newest one; hidden for the newest itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setMinimumHeight(self.fontMetrics().height() * 6)
        says(self, name=DIFFERENCES)
        self.hide()

    def sizeHint(self) -> QSize:
        """Return room for eight lines: Qt asks for as many pixels whatever the letters."""
        return QSize(super().sizeHint().width(), self.fontMetrics().height() * 8)

    def tell(self, edition: Edition) -> None:
        """Show what this edition says otherwise."""
        self.setHtml(_html(edition, ui.language))
        self.setVisible(edition is not NEWEST)


def _html(edition: Edition, language: str) -> str:
    """Return as HTML what an edition says otherwise; "" for the newest."""
    if edition is NEWEST:
        return ""
    found = list(differences(edition))
    played = [_entry(one) for one in found if one.not_modelled is None]
    left = [REASON.filled(text=_entry(one), reason=one.not_modelled) for one in found if one.not_modelled is not None]
    cards = enumerated([facts()[card].title for card in errata_before(edition)])
    return "".join(
        (
            _heading(DIFFERENCES, language),
            _list([*played, OLD_TEXTS.filled(cards=cards)], language),
            _heading(NOT_MODELLED, language),
            _list([*left, NEW_TEXTS, HEADINGS], language),
        )
    )


def _entry(one: Divergence) -> Words:
    return ENTRY.filled(text=one.words, entry=heading(one.rule))


def _heading(words: Words, language: str) -> str:
    return f"<p><b>{escape(words.say(language))}</b></p>"


def _list(items: list[Words], language: str) -> str:
    rows = "".join(f"<li>{escape(words.say(language))}</li>" for words in items)
    return f"<ul style='margin-left:-18px'>{rows}</ul>"
