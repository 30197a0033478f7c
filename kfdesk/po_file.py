"""Files of translations, `.po`: read into messages, and compiled into what `gettext` of the standard library reads.

Users may put such a file into their folder of languages, and a source checkout has no other, so the program reads
them itself. Half-done files are usual: what a translator has marked as doubtful (`fuzzy`), left empty or struck out is
passed over, and so is an entry that is written wrongly.
"""

from __future__ import annotations

import ast
import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field

_CODE = re.compile(r"[a-z]{2,3}(_[A-Za-z]{2,4}|_[0-9]{3}){0,2}")
_LINE = re.compile(r'(?:(msgctxt|msgid_plural|msgid|msgstr)(?:\[(\d)\])?\s*)?("(?:[^"\\]|\\.)*")\s*')

_BEGINNINGS = ("#", "msgctxt", "msgid ", 'msgid"')
"""How the first line of an entry begins."""

_MAGIC = 0x950412DE
_HEAD = struct.Struct("<7I")
LONGEST_TEXT = 20_000
"""Signs of one text; a longer one is written wrongly."""
_CONTEXT_END = "\x04"
_FORM_END = "\x00"


def is_code(name: str) -> bool:
    """Return whether a file of this name can be a language: "de", "pt_BR", "zh_Hant"."""
    return _CODE.fullmatch(name) is not None


@dataclass(slots=True)
class Entry:
    """An entry of a file: its parts, by keyword, as far as they were read."""

    parts: dict[str, str] = field(default_factory=dict)
    fuzzy: bool = False
    broken: bool = False

    @property
    def key(self) -> str:
        """What the entry is found by in a compiled catalog."""
        context, plural = self.parts.get("msgctxt"), self.parts.get("msgid_plural")
        text = self.parts["msgid"] + ("" if plural is None else _FORM_END + plural)
        return text if context is None else context + _CONTEXT_END + text

    @property
    def forms(self) -> list[str]:
        """The translation; with a plural one for each form."""
        if "msgid_plural" not in self.parts:
            return [self.parts.get("msgstr", "")]
        return [self.parts[name] for name in (f"msgstr{number}" for number in range(10)) if name in self.parts]

    @property
    def is_done(self) -> bool:
        """Whether it can be used: a translation with all its forms, that nobody doubts."""
        sound = not self.broken and (not self.fuzzy or not self.parts.get("msgid"))
        if not sound or "msgid" not in self.parts:
            return False
        forms = self.forms
        gapless = "msgid_plural" not in self.parts or f"msgstr{len(forms) - 1}" in self.parts
        return gapless and all(forms) and bool(forms)


def entries(text: str) -> Iterator[Entry]:
    """Yield the entries of a file, the header (of the empty text) among them; entries struck out are not there."""
    entry, last = Entry(), ""
    for line in text.split("\n"):
        line = line.strip()
        ends = not line or (last.startswith("msgstr") and line.startswith(_BEGINNINGS))
        if ends and (entry.parts or entry.broken):
            yield entry
            entry, last = Entry(), ""
        if line[:1] == "#":
            entry.fuzzy |= line.startswith("#,") and "fuzzy" in line
        elif line:
            last = _take(entry, line, last)
    if entry.parts or entry.broken:
        yield entry


def _take(entry: Entry, line: str, last: str) -> str:
    """Put a line into its entry and return the keyword that the next line goes on with."""
    found = _LINE.fullmatch(line) if len(line) <= LONGEST_TEXT else None
    if found is None:
        entry.broken = True
        return last
    keyword, number, quoted = found.groups()
    name = (keyword or last) + (number or "")
    try:
        said = _unquoted(quoted)
    except ValueError:
        entry.broken = True
        return name
    entry.broken |= not name or (bool(keyword) and name in entry.parts)
    before = entry.parts.get(name, "")
    if len(before) > LONGEST_TEXT:  # thousands of pieces would be put together again and again
        entry.broken = True
    else:
        entry.parts[name] = before + said
    return name


def _unquoted(quoted: str) -> str:
    if "\\" not in quoted:
        return quoted[1:-1]
    try:
        return str(ast.literal_eval(quoted))
    except (SyntaxError, ValueError) as wrong:
        raise ValueError(f"no string: {quoted}") from wrong


def compiled(text: str) -> bytes:
    """Return the content of a file as a compiled catalog (`.mo`), with the entries that are done."""
    done = {entry.key: _FORM_END.join(entry.forms) for entry in entries(text) if entry.is_done}
    keys = [(key.encode(), said.encode()) for key, said in sorted(done.items(), key=lambda entry: entry[0].encode())]
    at = _HEAD.size + 16 * len(keys)
    tables: list[list[int]] = [[], []]
    content = b""
    pieces: list[bytes] = []
    for which, table in enumerate(tables):
        for pair in keys:
            table += [len(pair[which]), at]
            pieces.append(pair[which] + b"\0")
            at += len(pair[which]) + 1
    content = b"".join(pieces)
    head = _HEAD.pack(_MAGIC, 0, len(keys), _HEAD.size, _HEAD.size + 8 * len(keys), 0, 0)
    return head + b"".join(struct.pack(f"<{len(table)}I", *table) for table in tables) + content
