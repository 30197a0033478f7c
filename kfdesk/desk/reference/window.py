"""The window of the rules reference: entries and search at the left, the entry at the right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QTimer, QUrl, Signal
from PySide6.QtGui import QCursor, QHideEvent, QShowEvent

from kfdesk.desk.card.faces import printed
from kfdesk.desk.card.grid import Faces
from kfdesk.desk.decks.cards import CardPopup
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.ui import follow_language, say, ui
from kfdesk.desk.reading.pages import Page
from kfdesk.desk.reading.window import MOST_LARGER, BookWords, ReadingWindow
from kfdesk.desk.reference import texts as s
from kfdesk.desk.reference.article import LESSON, article, on_paper
from kfdesk.desk.reference.entrylist import WIDE, EntryList
from kfdesk.desk.reference.largecard import LargeCard
from kfdesk.engine.rules import RuleId
from kfdesk.teach import reference
from kfdesk.teach.lessons import lessons
from kfdesk.teach.reference.search import search
from kfdesk.teach.reference.source import CARD

BOOK = BookWords(
    s.TITLE, s.SEARCH, s.CONTENTS, s.PAGE, s.NOTHING_FOUND, s.FILE_NAME, s.PAPER_TITLE, s.FOOT
)  # fmt: skip
MOST_SHARE = 0.4
"""Of the window's width that the list takes at first."""
FIRST: RuleId = "glossary/turn-sequence"
"""What is shown where nothing was asked for."""


class ReferenceWindow(ReadingWindow[RuleId]):
    """Shows the entries of the rules; cards named there are shown beside the pointer, and large by a click."""

    lesson_wanted = Signal(str)
    """The id of the lesson whose link was clicked."""

    def __init__(self, faces: Faces, settings: DeskSettings) -> None:
        self.entries = EntryList()
        self._previews = False
        """True while the page shows what was found, to which one has not gone yet."""
        super().__init__(BOOK, self.entries, FIRST, settings)
        self._faces, self._settings = faces, settings
        self.popup = CardPopup(faces, self.view)
        self.entries.chosen.connect(self.go_to)
        self.view.link_clicked.connect(self._on_link)
        self.view.highlighted.connect(self._on_pointed)
        follow_language(self._say)
        wide = min(round(WIDE * min(settings.text_factor, MOST_LARGER)), round(self.width() * MOST_SHARE))
        self.split.setSizes([wide, max(1, self.width() - wide)])

    def apply_settings(self, settings: DeskSettings) -> None:
        """Use the language of cards of these settings."""
        self._settings = settings

    def _say(self) -> None:
        self.search_for(self.search.text())
        self.show_now()

    @property
    def entry(self) -> RuleId:
        """The id of the entry shown: while one searches, that of the likeliest found."""
        found = self.entries.first() if self.search.text().strip() and self._previews else None
        return found or self._place

    def show_entry(self, rule: RuleId) -> None:
        """Show an entry, whatever is searched for."""
        if rule not in reference():
            return
        if self.search.text() and rule not in set(self.entries.listed()):
            self.search.clear()
        self.go_to(rule)

    def paper(self) -> Sequence[Page]:
        """Return all entries."""
        return on_paper(ui.language)

    def show_present(self) -> None:
        """Show the present entry."""
        self._previews = False
        self._show_page()

    def _show_page(self) -> None:
        self.popup.hide()
        self.view.show_page(article(self.entry, ui.language), ui.language, ui.theme)
        self.view.highlight(self.search.text().split(), ui.theme)
        self.view.go_to_section(0)
        self.entries.show_entry(self.entry)

    def search_for(self, text: str) -> None:
        """List the entries that what is typed may mean, and show the first; all of them for nothing typed."""
        if not text.strip():
            self.entries.list_all(ui.language)
        else:
            self.entries.list_found(search(ui.language).find(text), ui.language)
        found = self.entries.first() is not None
        self.nothing.setVisible(not found)
        self.entries.setVisible(found)
        self._previews = True
        self._show_page()

    def showEvent(self, event: QShowEvent) -> None:
        """Make the search ready, so that the first letter does not wait for it."""
        super().showEvent(event)
        QTimer.singleShot(0, self, partial(search, ui.language))

    def take_first_found(self) -> None:
        """Go to the likeliest entry."""
        rule = self.entries.first()
        if rule is not None:
            self.go_to(rule)
            self.entries.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """The card beside the pointer goes, too."""
        self.popup.hide()
        super().hideEvent(event)

    def _on_link(self, url: QUrl) -> None:
        target = url.toString()
        if target.startswith(CARD):
            self.popup.hide()
            LargeCard(target.removeprefix(CARD), self._faces, self._settings.card_language_now, self).open()
        elif target.startswith(LESSON):
            self.lesson_wanted.emit(target.removeprefix(LESSON))
        else:
            self.show_entry(target)

    def _on_pointed(self, url: QUrl) -> None:
        """Show the card of the link that is pointed at; for one to an entry, its first sentence."""
        target = url.toString()
        card, words = None, ""
        if target.startswith(CARD):
            card = printed(target.removeprefix(CARD))
        elif target.startswith(LESSON):
            words = next(say(one.idea) for one in lessons() if LESSON + one.id == target)
        elif target in reference():
            words = say(reference()[target].summary)
        self.popup.show_beside(card, words, self.view, QCursor.pos(), self._settings.card_language_now)
