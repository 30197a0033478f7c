"""Whether anybody has used the program before: what one leaves by playing or learning."""

from __future__ import annotations

from typing import Final

from kfdesk.desk.learning.progress import FILE_NAME as LESSONS
from kfdesk.disk import data_folder

TRACES: Final = ("games", "matches", LESSONS)
"""Names in the data folder, of which there is none before somebody has played or learned."""


def is_first_run() -> bool:
    """Return whether nobody has played or learned here yet."""
    return not any((data_folder() / name).exists() for name in TRACES)
