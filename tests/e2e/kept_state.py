"""What a window has kept in its folder, as plain values: for the crash test, which compares it with what was said."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from typing import Any

from kfdesk.collection.backups import is_good
from kfdesk.collection.importers.reading import read_any
from kfdesk.collection.importers.rows import Unread
from kfdesk.collection.shelffile import SUFFIX as SHELF_SUFFIX
from kfdesk.collection.store import DeckStore
from kfdesk.desk.kit.settings import read_settings
from kfdesk.match.game_library import GameLibrary, newest
from kfdesk.match.journal import JournalError, read
from kfdesk.match.matches import MatchBook
from tests.collection.shelves import deck

EXPORTS = "exports"
"""The folder in the home that files are exported to."""
DECK = deck(1).key
"""The deck that gets tags, notes, chains, a folder and results; it is never thrown away."""

State = dict[str, Any]


def kept_in(home: Path) -> State:
    """Return what is kept, having read and checked everything but the content of exports and backups.

    Of each game its name and its choices; "table" and "journal" are for whoever takes one of them up.
    """
    loaded = read_settings(home)
    assert loaded.message is None, loaded.message
    folder = home / "games"
    games = {path.name: _game(path) for path in newest(folder)}
    matches, wrong = MatchBook(home / "matches").newest()
    assert wrong == [], wrong
    return {
        "table": "",
        "journal": [],
        "games": games,
        "gone": len(GameLibrary(lambda: folder).trashed()),
        "match": [move.model_dump() for move in matches[0].series.moves] if matches else [],
        "theme": loaded.settings.theme,
        "factor": loaded.settings.card_factor,
        "exports": sorted(path.name for path in (home / EXPORTS).glob("*") if path.suffix != ".new"),
        **_shelf(home / "decks"),
    }


def _game(path: Path) -> list[Any]:
    try:
        found = read(path)
    except JournalError as error:
        raise AssertionError(f"{path.name} is damaged: {error}") from None
    return [found.name, [answer.entry for answer in found.answers]]


def _shelf(folder: Path) -> State:
    with closing(DeckStore.open(folder)) as store:
        store.check()
        about = store.about(DECK)
        assert about is not None
        return {
            "decks": sorted(store.keys(store.find("").ids)),
            "thrown": sorted(store.keys(store.find("", trash=True).ids)),
            "tags": sorted(about.tags),
            "notes": about.notes,
            "chains": about.chains,
            "folder": about.folder,
            "favorite": about.favorite,
            "results": sorted(kept.result.opponent_name for kept in store.results(DECK)),
            "searches": store.saved_searches(),
        }


def check_backups(home: Path) -> None:
    """Check that every copy of the shelf is sound."""
    with closing(DeckStore.open(home / "decks")) as store:
        for backup in store.backups():
            assert is_good(backup), backup.path.name


def check_export(path: Path, scratch: Path) -> None:
    """Check that an exported file is whole."""
    match path.suffix:
        case ".kfdesk":
            read(path)
        case ".html":
            assert path.read_text().rstrip().endswith("</html>"), path
        case ".jsonl":
            assert [json.loads(line) for line in path.read_text().splitlines()], path
        case ".txt":
            assert path.read_text().endswith("\n"), path
        case ".json":
            rows = list(read_any(path))
            assert len(rows) == 2 and not any(isinstance(row, Unread) for row in rows), path
        case _:
            assert path.suffix == SHELF_SUFFIX
            with closing(DeckStore.open(scratch)) as store:
                store.bring_in(path)
