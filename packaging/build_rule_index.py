"""Write tests/rulebook/index.txt, the ids of all rulebook entries, from an index of the rulebook.

Usage: python packaging/build_rule_index.py INDEX.json

The index lists the entries by section, each with an id such as "glossary/ward". Only the ids are taken.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

_TARGET = Path(__file__).resolve().parent.parent / "tests" / "rulebook" / "index.txt"


def main() -> None:
    """Write the ids in the order of the index."""
    parser = argparse.ArgumentParser(description="Write tests/rulebook/index.txt from a rulebook index.")
    parser.add_argument("index", type=Path, help="the index, a JSON file")
    index = json.loads(parser.parse_args().index.read_text("utf-8"))
    ids = [entry["id"] for section in index.values() if isinstance(section, list) for entry in section]
    _TARGET.write_text("".join(f"{name}\n" for name in ids), "utf-8")
    print(f"{len(ids)} entries of edition {index['edition']}")


if __name__ == "__main__":
    main()
