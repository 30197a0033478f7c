"""How tables of decks and of cards look and scroll."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView


def be_plain_table(table: QTableView) -> None:
    """Let a table show whole rows of one height without a grid, which are chosen and not edited."""
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setAlternatingRowColors(True)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setTabKeyNavigation(False)
    table.setCornerButtonEnabled(False)
    table.setFrameShape(QFrame.Shape.NoFrame)
    table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.verticalHeader().hide()
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
