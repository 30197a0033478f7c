"""Build the card-facts table in assets/facts from a card reference.

Usage: python packaging/build_facts.py REFERENCE_DIRECTORY

The reference holds `cards.jsonl` (one card a line) and `sets.json`. Only facts are taken: names, type,
traits, power, armor, keywords and printings; never a card's wording. Doubtful values are put right or
left out, and each such case is printed.
"""

from __future__ import annotations

import argparse
import json
import re
import unicodedata
from pathlib import Path
from typing import Any

VERSION = 1
"""Raised when the shape of the table changes; `kfdesk.cards.facts` reads exactly this one."""

GENDERS = {"mugwump": "m", "staunch-knight": "m", "valdr": "f"}
"""The gender of German names that the card's own text points back at."""

TRAITS = {"bawretchadontius": ["dinosaur"], "haedroth-s-wall": ["location"]}
"""The traits of cards that were printed with others, or with none. Rule: FAQ on these cards."""

_KEYWORD = re.compile(r"([a-z-]+)(?::(\d+|x))?")
_TARGET = Path(__file__).resolve().parent.parent / "assets" / "facts"


def clean(text: str) -> str:
    """Return `text` in composed form, with plain hyphens for non-breaking ones and single spaces."""
    text = unicodedata.normalize("NFC", text).replace("\u2010", "-").replace("\u2011", "-")
    return re.sub(" +", " ", text).strip(" ")


def name_of(text: str) -> str:
    """Return a card's name with one sign each for an apostrophe and for three dots, however it was typed."""
    return re.sub("[’']*'|(?<=\\w)‘(?=\\w)", "’", clean(text)).replace("...", "…")


def keyword(raw: str) -> list[Any] | None:
    """Return [keyword, amount] or None when `raw` is wording that was taken for a keyword.

    The amount is 1 for a keyword without one, and null for X, which the card's own definition sets.
    """
    found = _KEYWORD.fullmatch(clean(raw).lower())
    if found is None:
        return None
    name, amount = found.groups()
    return [name, None if amount == "x" else int(amount or 1)]


def place(raw: str, text: str) -> int:
    """Return where a keyword stands in the wording, which says in what order the keywords are printed."""
    found = re.search(rf"\b{re.escape(raw.lower().split(':')[0])}\b", clean(text).lower())
    return found.start() if found else len(text)


def row(card: dict[str, Any]) -> dict[str, Any]:
    """Return the facts of one card as the table holds them; empty fields are left out."""
    keywords = []
    for raw in sorted(card["keywords"], key=lambda raw: place(raw, card["text"])):
        read = keyword(raw)
        if read is None:
            print(f"{card['id']}: left out, not a keyword of the card: {raw!r}")
        else:
            keywords.append(read)
    if card["id"] in TRAITS:
        print(f"{card['id']}: put right, its traits: {card['traits']!r}")
    facts = {
        "name": name_of(card["name"]),
        "type": card["type"],
        "traits": TRAITS.get(card["id"], [clean(trait) for trait in card["traits"]]),
        "power": card["power"],
        "armor": card["armor"],
        "keywords": keywords,
        "printings": [[p["set"], p["number"], p["house"], p["rarity"], p["amber"]] for p in card["printings"]],
        "names": {language: name_of(name) for language, name in sorted(card["names"].items())},
        "gender": GENDERS.get(card["id"]),
    }
    return {field: value for field, value in facts.items() if value not in (None, [], {})}


def dump(value: Any) -> str:
    """Return `value` as JSON without spare spaces."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def table(name: str, rows: dict[str, Any]) -> str:
    """Return a facts file: a version, then one row a line, so that a change reads as a line."""
    lines = ",\n".join(f"{dump(key)}:{dump(value)}" for key, value in rows.items())
    return f'{{"version":{VERSION},"{name}":{{\n{lines}\n}}}}\n'


def main() -> None:
    """Write both tables."""
    parser = argparse.ArgumentParser(description="Build assets/facts from a card reference.")
    parser.add_argument("reference", type=Path, help="the directory that holds cards.jsonl and sets.json")
    reference: Path = parser.parse_args().reference
    cards = [json.loads(line) for line in (reference / "cards.jsonl").read_text("utf-8").splitlines()]
    sets = json.loads((reference / "sets.json").read_text("utf-8"))
    _TARGET.mkdir(parents=True, exist_ok=True)
    rows = {card["id"]: row(card) for card in sorted(cards, key=lambda card: card["id"])}
    (_TARGET / "cards.json").write_text(table("cards", rows), "utf-8")
    books = {s["code"]: {"name": s["name"], "ids": [int(i) for i in s["ids"]], "cards": s["cards"]} for s in sets}
    (_TARGET / "sets.json").write_text(table("sets", books), "utf-8")
    print(f"{len(rows)} cards, {len(books)} sets")


if __name__ == "__main__":
    main()
