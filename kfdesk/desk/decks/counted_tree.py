"""Lines of a tree at the side of a list: groups with a heading, and below them names with a count at the right."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QIcon
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem

from kfdesk.desk.decks import texts as s
from kfdesk.desk.kit.labels import tip
from kfdesk.desk.kit.ui import say, ui
from kfdesk.text.words import Words


def add_group(tree: QTreeWidget, title: Words) -> QTreeWidgetItem:
    """Add a heading to a tree, over its whole width, and return it."""
    group = QTreeWidgetItem([say(title)])
    group.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
    font = tree.font()
    font.setBold(True)
    group.setFont(0, font)
    group.setForeground(0, QBrush(QColor(ui.theme.text_dim)))
    tree.addTopLevelItem(group)
    group.setFirstColumnSpanned(True)
    return group


def add_line(tree: QTreeWidget, group: QTreeWidgetItem | None, name: str, icon: QIcon | None = None) -> QTreeWidgetItem:
    """Add a line below a heading, or to the tree itself, and return it; its count is shown later."""
    line = QTreeWidgetItem([name, ""])
    line.setToolTip(0, tip(name))
    line.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    if icon is not None:
        line.setIcon(0, icon)
    if group is None:
        tree.addTopLevelItem(line)
    else:
        group.addChild(line)
    return line


def show_count(line: QTreeWidgetItem, count: int, spoken: Words, *, faint: bool) -> None:
    """Show a count at the right of a line, which `spoken` is for screen readers; a `faint` line leads to nothing."""
    line.setText(1, say(s.number(count)))
    line.setData(0, Qt.ItemDataRole.AccessibleTextRole, f"{line.text(0)}, {say(spoken)}")
    line.setForeground(0, QBrush(QColor(ui.theme.text_dim if faint else ui.theme.text)))
    line.setForeground(1, QBrush(QColor(ui.theme.text_dim)))
