"""Write which object stands for what a card does, from its rules text: `assets/pictures/deeds.json`.

Usage: python packaging/build_deeds.py

The table `deeds` of `assets/pictures/words.json` says which words of a text lead to which object; of several the first
in the table counts, so what few cards do stands before what many do. A card whose name speaks of an object needs none.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.desk.art.signs import sign
from kfdesk.desk.art.tables import words
from kfdesk.resources import assets

FILE = assets() / "pictures" / "deeds.json"


def deed(text: str, table: Mapping[str, str]) -> str | None:
    """Return the object that a rules text leads to, None for none."""
    plain = text.lower()
    return next((shown for word, shown in table.items() if word in plain), None)


def main() -> None:
    """Write the file."""
    cards, table = library(), words("deeds")
    found = {id_: deed(cards[id_].text("en"), table) for id_ in sorted(facts()) if id_ in cards and sign(id_) is None}
    rows = {id_: shown for id_, shown in found.items() if shown is not None}
    lines = ",\n".join(f"    {json.dumps(id_, ensure_ascii=False)}: {json.dumps(rows[id_])}" for id_ in rows)
    FILE.write_text(f'{{\n  "deeds": {{\n{lines}\n  }}\n}}\n', encoding="utf-8")
    print(f"{len(rows)} cards of {len(found)} without an object in their name")


if __name__ == "__main__":
    main()
