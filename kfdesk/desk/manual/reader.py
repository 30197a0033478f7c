"""The window of the manual: contents and search at the left, the page at the right, on paper by the buttons below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QUrl

from kfdesk.desk.features.commands import Command
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.manual import texts as s
from kfdesk.desk.manual.contents import Contents, Place
from kfdesk.desk.manual.facts import Facts, read_pages
from kfdesk.desk.reading.pages import SUFFIX, Page
from kfdesk.desk.reading.window import BookWords, ReadingWindow

BOOK = BookWords(
    s.TITLE, s.SEARCH, s.CONTENTS, s.PAGE, s.NOTHING_FOUND, s.FILE_NAME, s.PAPER_TITLE, s.FOOT
)  # fmt: skip


class ManualWindow(ReadingWindow[Place]):
    """Shows the pages of the manual; `commands` are those of the menus, of which the pages speak."""

    def __init__(self, commands: Sequence[Command], settings: DeskSettings) -> None:
        self.pages: tuple[Page, ...] = ()
        self.contents = Contents()
        super().__init__(BOOK, self.contents, Place(0), settings)
        self._commands = tuple(commands)
        self.contents.chosen.connect(self.go_to)
        self.view.link_clicked.connect(self._on_link)
        self.apply_settings(settings)

    def apply_settings(self, settings: DeskSettings) -> None:
        """Read the pages anew: they name keys that can be chosen, in the language of the interface."""
        del settings
        self.pages = read_pages(ui.language, Facts(self._commands, ui.language))
        self.contents.list_pages(self.pages)
        self.split.setSizes([self.contents.wide(), max(1, self.width() - self.contents.wide())])
        self.search_for(self.search.text())
        self.show_now()

    @property
    def page(self) -> Page:
        """The page shown."""
        return self.pages[self._place.page]

    def paper(self) -> Sequence[Page]:
        """Return all pages."""
        return self.pages

    def show_page(self, name: str) -> None:
        """Show the page of this name."""
        self.go_to(Place([page.name for page in self.pages].index(name)))

    def show_present(self) -> None:
        """Show the present page at its section."""
        self.view.show_page(self.page, ui.language, ui.theme)
        self.view.highlight(self.search.text().split(), ui.theme)
        self.view.go_to_section(self._place.section)
        self.contents.show_place(self._place)

    def search_for(self, text: str) -> None:
        """List the places where all these words stand, and mark them on the page."""
        found = self.contents.search(text.split())
        self.nothing.setVisible(not found)
        self.contents.setVisible(found)
        self.view.highlight(text.split(), ui.theme)

    def take_first_found(self) -> None:
        """Go to the first place that was found."""
        place = self.contents.first_found()
        if place is not None:
            self.go_to(place)
            self.contents.setFocus()

    def _on_link(self, url: QUrl) -> None:
        name = url.toString().removesuffix(SUFFIX)
        if name in [page.name for page in self.pages]:
            self.show_page(name)
