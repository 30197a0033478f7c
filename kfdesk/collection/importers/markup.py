"""Web pages and wiki pages as plain text, their tables with tabs between the cells.

Only what a reader of the page sees is kept; nothing is loaded and no script is run.
"""

from __future__ import annotations

import re
from html import unescape

_LINE_TAGS = frozenset(
    {"br", "p", "div", "li", "tr", "ul", "ol", "table", "section", "article", "header", "footer", "h1", "h2", "h3",
     "h4", "h5", "h6", "dt", "dd", "title", "body", "option"}
)  # fmt: skip
_CELL_TAGS = frozenset({"td", "th"})
_UNSEEN = frozenset({"script", "style", "noscript", "template", "svg", "nav"})
_LINE_END_OR_TAB = re.compile(r"[\r\n\t]")
_TAG = re.compile(r"(/?)([a-zA-Z][a-zA-Z0-9]{0,20})")


def is_page(start: str) -> bool:
    """Return whether a text that begins so is a web page."""
    return start[:1] == "<" and _TAG.match(start, 1) is not None or start[:9].lower().startswith(("<!doctype", "<!--"))


def page_text(page: str) -> str:
    """Return the text of a web page, a line for each of its blocks. Takes time in proportion to the page's length."""
    pieces: list[str] = []
    unseen = ""
    before, *parts = page.split("<")
    pieces.append(before)
    in_comment = False
    for part in parts:
        if in_comment or (not unseen and part.startswith("!--")):  # what looks like tags in it means nothing
            _, end, behind = part.partition("-->")
            in_comment = not end
            pieces.append(_flowing(behind))
            continue
        inside, _, behind = part.partition(">")
        tag = _TAG.match(inside)
        name = tag[2].lower() if tag else ""
        if unseen:
            if tag and tag[1] and name == unseen:
                unseen = ""
                pieces.append(_flowing(behind))
            continue
        if name in _UNSEEN and tag and not tag[1] and not inside.endswith("/"):
            unseen = name
            continue
        if name in _LINE_TAGS:
            pieces.append("\n")
        elif name in _CELL_TAGS and tag and tag[1]:
            pieces.append("\t")
        pieces.append(_flowing(behind))
    return _tidy(unescape("".join(pieces)))


def _flowing(text: str) -> str:
    """Return a page's text without its line ends and tabs, which mean nothing there."""
    return "" if text.isspace() else _LINE_END_OR_TAB.sub(" ", text)


def _tidy(text: str) -> str:
    """Return the lines with something in them, without needless gaps; an empty cell at the start keeps its place."""
    lines = ("\t".join(" ".join(cell.split()) for cell in line.split("\t")).rstrip() for line in text.splitlines())
    return "\n".join(line for line in lines if line)


def is_wiki_table(start: str) -> bool:
    """Return whether a text that begins so is the source of a wiki's table."""
    return start.startswith("{|")


def wiki_text(source: str) -> str:
    """Return the source of a wiki page with the rows of its tables on one line each, and links as what they show."""
    lines: list[str] = []
    row: list[str] = []
    in_table = False
    for line in map(str.strip, source.splitlines()):
        if line.startswith("{|"):
            in_table = True
        elif in_table and line.startswith(("|-", "|}", "|+")):
            if row:
                lines.append("\t".join(row))
            row = []
            in_table = not line.startswith("|}")
        elif in_table and line[:1] in ("|", "!"):
            cells = line[1:].replace("!!", "||").split("||")
            row += [_shown(cell) for cell in cells]
        else:
            lines.append(_shown(line))
    if row:
        lines.append("\t".join(row))
    return "\n".join(lines)


def _shown(cell: str) -> str:
    """Return a cell as the page shows it: without its attributes, links as their text."""
    before, bar, behind = cell.partition("|")
    if bar and "[[" not in before and "=" in before:
        cell = behind
    return plain_links(cell).replace("'''", "").replace("''", "").strip()


_LINK = re.compile(r"\[\[([^\[\]|]{1,200})(?:\|([^\[\]|]{1,200}))?\]\]")
_MARKDOWN_LINK = re.compile(r"\[([^\[\]]{1,200})\]\([^()\s]{1,2000}\)")
_HEADING = re.compile(r"(={1,6})([^=].*?)\1")


def plain_links(line: str) -> str:
    """Return a line with the links and headings of wikis and Markdown as what they show."""
    line = _LINK.sub(lambda found: found[2] or found[1], line)
    line = _MARKDOWN_LINK.sub(lambda found: found[1], line)
    heading = _HEADING.fullmatch(line.strip())
    return heading[2].strip() if heading else line
