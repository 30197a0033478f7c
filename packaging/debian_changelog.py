"""The list of changes as Debian's packages have it."""

from __future__ import annotations

import re
import textwrap
from datetime import UTC, datetime
from email.utils import format_datetime

MAINTAINER = "The kfdesk developers <kfdesk@users.noreply.invalid>"


def debian_version(changes: str, present: str, now: datetime | None = None) -> str:
    """Return the version of a package made now: `present`, or one after it where changes are not released yet."""
    head = re.split(r"^## ", changes, flags=re.MULTILINE)[1].partition("\n")[0]
    return _version(head, present, now or datetime.now(UTC))


def _version(head: str, present: str, now: datetime) -> str:
    found = re.search(r"\d+(?:\.\d+)+", head)
    return found[0] if found else f"{present}+{now:%Y%m%d}"


def _plain(point: str) -> str:
    """Return a point without the signs of Markdown, on one line."""
    point = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", " ".join(point.split()))
    return re.sub(r"(\*\*|\*|`)(?=\S)(.+?)(?<=\S)\1", r"\2", point)


def debian_changelog(changes: str, present: str, now: datetime | None = None) -> str:
    """Return a list of changes in Debian's form: an entry for each version, with its points, the newest first.

    `present` is the version that the program says it is: what is not released yet has no other.

    Debian wants a date in each: versions without one, such as what is not released yet, have the present one.
    """
    now = now or datetime.now(UTC)
    entries = []
    for section in re.split(r"^## ", changes, flags=re.MULTILINE)[1:]:
        head, _, body = section.partition("\n")
        day = re.search(r"\d{4}-\d{2}-\d{2}", head)
        version = _version(head, present, now)
        date = datetime.fromisoformat(day[0]).replace(tzinfo=UTC) if day else now
        points = re.findall(r"^- (.*(?:\n  .*)*)", body, flags=re.MULTILINE) or ["First version."]
        points = [_plain(point) for point in points]
        lines = [
            "\n".join(textwrap.wrap(point, 76, initial_indent="  * ", subsequent_indent="    ")) for point in points
        ]
        entry = f"kfdesk ({version}) unstable; urgency=medium\n\n" + "\n".join(lines)
        entries.append(f"{entry}\n\n -- {MAINTAINER}  {format_datetime(date)}\n")
    return "\n".join(entries)
