"""The log file: bounded in size, and without hidden cards.

A game's state is full of secrets, and a fault may carry any of it in its text. So a line of the log
names no card at all, not by name, id or handle, and of a fault it gives the kind, a short plain text
and the places in the program, but no values and no source lines.
"""

from __future__ import annotations

import logging
import logging.handlers
import re
import traceback
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from types import TracebackType

from kfdesk.cards.facts import facts
from kfdesk.desk.kit.settings import state_folder
from kfdesk.disk import is_other_than_file
from kfdesk.text.lines import on_one_line

log = logging.getLogger("kfdesk")

MOST_BYTES = 500_000
"""Size at which the log file begins anew; two older ones are kept."""
OLDER_FILES = 2
MOST_FRAMES = 40
"""Places listed of one fault, the innermost: a runaway recursion has a thousand."""
MOST_CAUSES = 5
LONGEST_TEXT = 160
"""Characters of a fault's own text."""
LONGEST_LINE = 2000
HIDDEN = "▒"
"""What stands in place of a card."""

_PACKAGE = Path(__file__).resolve().parent.parent


def log_file() -> Path:
    """Return where faults are written down."""
    return state_folder() / "kfdesk.log"


def crash_file() -> Path:
    """Return where the interpreter writes when the process itself breaks down."""
    return state_folder() / "kfdesk-crash.log"


class DiscreetFormatter(logging.Formatter):
    """Writes a record on as few lines as it takes, with every card's name, id and handle masked."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """Return the record's lines; its exception, if it has one, is written without its values."""
        try:
            message = record.getMessage()
        except Exception:  # a log line that cannot be formatted must not be a second fault
            message = str(record.msg)
        lines = [on_one_line(_masked(message, LONGEST_LINE))]
        if record.exc_info is not None and record.exc_info[1] is not None:
            lines += fault_lines(record.exc_info[1])
        when = self.formatTime(record, self.datefmt)
        return "\n  ".join([f"{when} {record.levelname} {record.name}: {lines[0]}", *lines[1:]])


def file_handler() -> logging.Handler | None:
    """Return the handler that writes to the log file; None where the folder cannot be written."""
    if is_other_than_file(log_file()):
        return None
    try:
        log_file().parent.mkdir(parents=True, exist_ok=True)
        handler = logging.handlers.RotatingFileHandler(
            log_file(), maxBytes=MOST_BYTES, backupCount=OLDER_FILES, encoding="utf-8", errors="replace"
        )
    except OSError:
        return None
    handler.setFormatter(DiscreetFormatter())
    return handler


def last_lines(count: int = 200) -> list[str]:
    """Return the last lines of the log, oldest first."""
    lines: list[str] = []
    for path in (log_file(), log_file().with_name(log_file().name + ".1")):
        if is_other_than_file(path):
            continue
        try:
            with path.open("rb") as file:
                file.seek(max(0, path.stat().st_size - 256 * 1024))
                lines = file.read().decode(errors="replace").splitlines() + lines
        except OSError:
            continue
        if len(lines) >= count:
            break
    return lines[-count:]


def fault_lines(error: BaseException) -> list[str]:
    """Return what the log says of a fault: its kind and text, where it arose, and what lay before it."""
    lines: list[str] = []
    fault: BaseException | None = error
    for depth in range(MOST_CAUSES):
        if fault is None:
            break
        if depth:
            lines.append("which followed upon")
        lines.append(f"{type(fault).__qualname__}: {plain_text(fault)}")
        lines += [f"  {place}" for place in places(fault.__traceback__)]
        fault = fault.__cause__ or (None if fault.__suppress_context__ else fault.__context__)
    return lines


def places(trace: TracebackType | None) -> list[str]:
    """Return the places in the program a fault passed through, innermost last.

    Of the card files neither file nor line is given: they would say which card.
    """
    frames = [(frame.f_code.co_filename, line, frame.f_code.co_name) for frame, line in traceback.walk_tb(trace)]
    found = []
    for name, line, function in frames[-MOST_FRAMES:]:
        path = Path(name)
        inside = path.is_relative_to(_PACKAGE)
        short = path.relative_to(_PACKAGE.parent).as_posix() if inside else "/".join(path.parts[-2:])
        secret = short.startswith("kfdesk/cards/")
        found.append("a card" if secret else f"{short}:{line} in {function}")
    return found


def plain_text(error: BaseException) -> str:
    """Return the beginning of a fault's text, up to anything that looks like a value printed with its fields."""
    if isinstance(error, OSError):
        name = Path(error.filename).name if isinstance(error.filename, str) else ""
        return without_cards(" ".join(part for part in (error.strerror or "", name) if part))
    try:
        text = str(error)
    except Exception:  # the text of a fault may be faulty too
        return "?"
    text = re.split(r"[(\[{<\n\r]", text, maxsplit=1)[0]
    return _masked(text, LONGEST_TEXT).strip()


def _masked(text: str, longest: int) -> str:
    """Return at most `longest` characters of a text whose cards are masked: masked first, so that no cut name stays."""
    return without_cards(text[: longest + _LONGEST_NAME])[:longest]


_LONGEST_NAME = 200
"""Characters; no card's name is longer, so one that begins before a cut is whole in the text that is masked."""


def without_cards(text: str) -> str:
    """Return `text` with the names, ids and handles of all cards masked."""
    names, longest = _card_words()
    found = list(_words(text))
    kept, end, at = [], 0, 0
    while at < len(found):
        length = next(
            (
                n
                for n in range(min(longest.get(found[at][0], 0), len(found) - at), 0, -1)
                if " ".join(word for word, _, _ in islice(found, at, at + n)) in names
            ),
            0,
        )
        if length:
            kept += [text[end : found[at][1]], HIDDEN]
            end = found[at + length - 1][2]
        at += max(1, length)
    return _HANDLES.sub(HIDDEN, "".join(kept) + text[end:])


_HANDLES = re.compile(r"\bc\d+\b")
_WORD = re.compile(r"[^\W_]+")


def _words(text: str) -> Iterator[tuple[str, int, int]]:
    """Yield the words of a text, small, with where they begin and end."""
    for found in _WORD.finditer(text):
        yield found[0].lower(), found.start(), found.end()


@cache
def _card_words() -> tuple[frozenset[str], dict[str, int]]:
    """Return all names and ids of cards as words with spaces between, and by first word how long the longest is."""
    names: set[str] = set()
    longest: dict[str, int] = {}
    table = facts()
    for card in table:
        for name in (card, table[card].name, *(name for _, name in table[card].names)):
            words = [word for word, _, _ in _words(name)]
            if words:
                names.add(" ".join(words))
                longest[words[0]] = max(longest.get(words[0], 0), len(words))
    return frozenset(names), longest
