"""The pages of the manual: Markdown files in `assets/manual/LANGUAGE`, in the order of `assets/manual/pages.txt`.

A language may lack pages and pictures: those of English take their place, one by one. So another language is a
folder of files.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from kfdesk.resources import assets

FALLBACK = "en"
"""The language that has every page."""
SUFFIX = ".md"
_HEADING = re.compile(r"^(#{1,2}) +(.+?) *$", re.MULTILINE)
_PICTURE = re.compile(r"!\[[^\]]*\]\(pictures/([^)\s]+)\)")
_LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")


@dataclass(frozen=True, slots=True)
class Page:
    """A page with all facts filled in, as Markdown; its first line is its title as a heading."""

    name: str
    """What links call it: the file's name without its suffix."""
    text: str

    @property
    def title(self) -> str:
        """The heading above the page."""
        found = _HEADING.search(self.text)
        return found[2] if found is not None else self.name

    @property
    def sections(self) -> tuple[str, ...]:
        """The headings within the page, in order."""
        return tuple(title for marks, title in _HEADING.findall(self.text) if len(marks) == 2)

    @property
    def parts(self) -> tuple[str, ...]:
        """The text above the first section, then that of each section, with their headings."""
        starts = [found.start() for found in _HEADING.finditer(self.text)]
        return tuple(self.text[start:end] for start, end in zip(starts, [*starts[1:], None], strict=True))

    @property
    def pictures(self) -> tuple[str, ...]:
        """The file names of its pictures."""
        return tuple(_PICTURE.findall(self.text))

    @property
    def links(self) -> tuple[str, ...]:
        """Where its links lead: names of pages with their suffix, or addresses."""
        return tuple(_LINK.findall(self.text))


def folder() -> Path:
    """Return the folder of the manual in all languages."""
    return assets() / "manual"


def page_names() -> tuple[str, ...]:
    """Return the names of all pages, in the order they are read in."""
    return tuple((folder() / "pages.txt").read_text(encoding="utf-8").split())


def page_file(name: str, language: str) -> Path:
    """Return the file of a page in this language, the English one where there is none."""
    return _in_language(language, name + SUFFIX)


def picture_file(picture: str, language: str) -> Path:
    """Return the file of a picture in this language, the English one where there is none."""
    return _in_language(language, f"pictures/{picture}")


def _in_language(language: str, name: str) -> Path:
    own = folder() / language / name
    return own if own.is_file() else folder() / FALLBACK / name
