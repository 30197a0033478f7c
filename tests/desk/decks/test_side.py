"""The side of the deck room: folders, tags and filters, also very many."""

from __future__ import annotations

import time
from typing import Any

from PySide6.QtWidgets import QApplication, QHeaderView

from kfdesk.collection.search import Facets
from kfdesk.desk.decks.side import Holdings, SideTree

FOLDERS = {f"Folder {number}": number for number in range(2_000)}


def test_two_thousand_folders_are_listed_and_counted_at_once(qtbot: Any) -> None:
    """Each new line once measured all before it: half a minute of CPU time for a file of five kilobytes."""
    side = SideTree()
    qtbot.addWidget(side)
    side.resize(250, 700)
    side.show()
    began = time.process_time()
    side.show_holdings(Holdings(decks=5, folders=FOLDERS))
    side.show_found(Facets({}, {}, {}, {"Folder 3": 12_345}))
    QApplication.processEvents()
    assert time.process_time() - began < 5
    line = side.line_of('folder:"Folder 3"')
    assert line is not None
    assert line.text(1) == "12,345"
    assert side.header().sectionResizeMode(1) is QHeaderView.ResizeMode.ResizeToContents
    assert side.columnWidth(1) >= side.fontMetrics().horizontalAdvance("12,345")


def test_the_side_is_not_touched_where_no_filter_changes(qtbot: Any, monkeypatch: Any) -> None:
    side = SideTree()
    qtbot.addWidget(side)
    side.show_holdings(Holdings(decks=5, folders={"Lent": 2}))
    side.show_active(lambda term: term == "folder:Lent", filtered=True, trash=False)
    marked: list[str] = []
    monkeypatch.setattr(side, "_mark", lambda item: marked.append(item.text(0)))
    side.show_active(lambda term: term == "folder:Lent", filtered=True, trash=False)
    assert not marked
    side.show_active(lambda _: False, filtered=True, trash=False)
    assert marked == ["Lent"]
