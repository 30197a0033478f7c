"""Build assets/facts/enhance.json from a card reference: which bonus icons each Enhance card grants.

Usage: python packaging/build_enhance.py REFERENCE_DIRECTORY

Only the icons behind the keyword are taken, as names; no wording. The deck generator needs them.
"""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path

_ENHANCE = re.compile(r"\bEnhance \(?((?:\{[a-z:]+\}\s*)+)")
_ICON = re.compile(r"\{(?:house:)?([a-z]+)\}")
_TARGET = Path(__file__).resolve().parent.parent / "assets" / "facts" / "enhance.json"


def main() -> None:
    """Write the table."""
    parser = argparse.ArgumentParser(description="Build assets/facts/enhance.json from a card reference.")
    parser.add_argument("reference", type=Path, help="the directory that holds cards.jsonl")
    reference: Path = parser.parse_args().reference
    cards = [json.loads(line) for line in (reference / "cards.jsonl").read_text("utf-8").splitlines()]
    found = {card["id"]: _ENHANCE.search(card["text"]) for card in cards}
    rows = {id_: _ICON.findall(match.group(1)) for id_, match in sorted(found.items()) if match}
    lines = ",\n".join(f"{json.dumps(id_, ensure_ascii=False)}:{json.dumps(icons)}" for id_, icons in rows.items())
    _TARGET.write_text(f'{{"version":1,"enhance":{{\n{lines}\n}}}}\n', "utf-8")
    print(f"{len(rows)} Enhance cards")


if __name__ == "__main__":
    main()
