"""Measures what an import of many decks takes: time of the processor, and the most memory that is its own (Linux only).

    python -m tests.bench.measure_import [decks]        (default: 10000)

Generated decks are written in two foreign forms, as `kfdesk import` would be given them: the table of Decks of KeyForge
in one file, the answers of the Master Vault in four. Each form is then read onto an empty shelf by a process of its
own. Nothing here fails.
"""

from __future__ import annotations

import csv
import json
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from kfdesk.collection.importers.bulk import add_rows, batches
from kfdesk.collection.store import DeckStore

FIRST = datetime(2026, 1, 1, tzinfo=UTC)
PARTS = 4
"""So many files the answers of the Master Vault are split into."""
SENTENCE = "Play: Each player’s creatures deal 2<D> damage to a creature that is not on a flank. "
"""As long as the text on a card often is, with the letters that the site uses."""
PAGE = "https://example.invalid/media/card_front/en/341_{card}_2C43JM8VRMF8_en.png"
LOOKS_S = 0.02


def decks(count: int) -> Iterator[Any]:
    """Yield generated decks."""
    from kfdesk.collection.generator import generate

    return (generate(number, added=FIRST + timedelta(minutes=37 * number)) for number in range(1, count + 1))


def write_files(count: int, folder: Path) -> None:
    """Write `count` generated decks in both forms."""
    from kfdesk.cards.facts import sets

    with (folder / "dok.csv").open("w", encoding="utf-8-sig", newline="") as file:
        table: csv.DictWriter[str] | None = None
        for deck in decks(count):
            row = table_row(deck, sets()[deck.set].name)
            if table is None:
                table = csv.DictWriter(file, list(row), quoting=csv.QUOTE_ALL)
                table.writeheader()
            table.writerow(row)
    size = -(-count // PARTS)
    answers = (vault_answer(deck) for deck in decks(count))
    for part in range(PARTS):
        found = [answer for _, answer in zip(range(min(size, count - part * size)), answers, strict=False)]
        (folder / f"vault-{part + 1}.json").write_text(json.dumps(found, ensure_ascii=False), encoding="utf-8")


def table_row(deck: Any, set_name: str) -> dict[str, str]:
    """Return the row of a deck as Decks of KeyForge exports it."""
    uuid = uuid5(NAMESPACE_URL, deck.key)
    ratings = (
        "Sas Rating", "Synergy Rating", "Antisynergy Rating", "Sas Percentile", "Raw Aerc Score", "Amber Control",
        "Expected Amber", "Artifact Control", "Creature Control", "Effective Power", "Efficiency", "Recursion",
        "Disruption", "Creature Protection", "Other", "House 1 SAS", "House 2 SAS", "House 3 SAS",
    )  # fmt: skip
    row = {
        "Name": deck.name,
        "Houses": " | ".join(house.title() for house in deck.houses),
        "Expansion": set_name.upper().replace(" ", "_"),
        **{name: str((sum(uuid.bytes) * (at + 3)) % 97) for at, name in enumerate(ratings)},
    }
    for number, house in enumerate(deck.houses, 1):
        lines = [line for line in deck.cards if line.house == house]
        row[f"House {number} Cards"] = "|".join(line.title for line in lines for _ in range(line.count))
    return row | {
        "Power Level": "3",
        "Chains": "0",
        "Wins": "2",
        "Losses": "1",
        "DoK Link": f"https://decksofkeyforge.com/decks/{uuid}",
        "Master Vault Link": f"https://www.keyforgegame.com/deck-details/{uuid}",
        "Last SAS Update": "2026-01-17",
        "My Notes": "",
    }


def vault_answer(deck: Any) -> dict[str, Any]:
    """Return a deck as the Master Vault answers about it, with all that it says of each card."""
    from kfdesk.cards.facts import facts

    listed: list[str] = []
    linked: dict[str, dict[str, Any]] = {}
    icons = []
    for line in deck.cards:
        known = facts()[line.id]
        uuid = str(uuid5(NAMESPACE_URL, f"{line.id} {line.house} {deck.set}"))
        listed += [uuid] * line.count
        icons += [{"card_id": uuid, "bonus_icons": list(line.icons)}] * (line.count if line.icons else 0)
        linked[uuid] = {
            "id": uuid,
            "card_title": known.name,
            "house": line.house.title(),
            "card_type": known.type.value.title(),
            "front_image": PAGE.format(card=known.printings[0].number),
            "card_text": SENTENCE * (1 + len(known.name) % 2),
            "traits": " • ".join(known.traits) or None,
            "amber": known.printings[0].amber,
            "power": str(known.power or 0),
            "armor": str(known.armor or 0),
            "rarity": known.printings[0].rarity,
            "flavor_text": None,
            "card_number": known.printings[0].number,
            "expansion": 341,
            "is_maverick": line.maverick,
            "is_anomaly": line.anomaly,
            "is_enhanced": bool(line.icons),
            "is_non_deck": False,
        }
    data = {
        "id": str(uuid5(NAMESPACE_URL, deck.key)),
        "name": deck.name,
        "expansion": deck.set,
        "power_level": 3,
        "chains": 0,
        "wins": 2,
        "losses": 1,
        "casual_wins": 0,
        "casual_losses": 0,
        "is_my_deck": False,
        "notes": [],
        "cards": None,
        "_links": {"houses": [house.title() for house in deck.houses], "cards": listed},
        "set_era_cards": {"Legacy": [], "Anomaly": []},
        "bonus_icons": icons,
    }
    return {"data": data, "_linked": {"cards": list(linked.values()), "houses": []}}


class Peak:
    """Looks again and again how much memory is this process's own, and keeps the most; in MiB."""

    def __init__(self) -> None:
        self.most = 0.0
        self._over = threading.Event()
        self._looking = threading.Thread(target=self._look, daemon=True)

    def __enter__(self) -> Peak:
        self._looking.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._looking.join()

    def _look(self) -> None:
        while not self._over.wait(LOOKS_S):
            self.most = max(self.most, own_mib())


def own_mib() -> float:
    """Return how much memory this process has that is no page of a file, in MiB."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("RssAnon")) / 1024


def read_files(paths: list[Path]) -> None:
    """Read files onto an empty shelf and print what it took."""
    with tempfile.TemporaryDirectory() as folder, Peak() as peak:
        began, before = time.process_time(), own_mib()
        store = DeckStore.open(Path(folder))
        report = add_rows(batches(paths), store.add)
        store.close()
        seconds = time.process_time() - began
    size = sum(path.stat().st_size for path in paths) / (1 << 20)
    print(
        f"{paths[0].name:14} {len(paths)} files, {size:6.1f} MiB: {report.added} decks, {len(report.unread)} unread, "
        f"{seconds:6.2f} s, own memory {before:.0f} before, {peak.most:.0f} MiB at most"
    )


def main(count: int) -> None:
    """Write the files, and read each form in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        write_files(count, home)
        for pattern in ("dok*", "vault*"):
            files = [str(path) for path in sorted(home.glob(pattern))]
            subprocess.run([sys.executable, "-m", "tests.bench.measure_import", *files], check=True)


if __name__ == "__main__":
    if len(sys.argv) > 1 and not sys.argv[1].isdigit():
        read_files([Path(word) for word in sys.argv[1:]])
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
