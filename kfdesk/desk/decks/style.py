"""The look of the room's own widgets, beyond the program's."""

from __future__ import annotations

from kfdesk.desk.art.fonts import TITLE_FAMILY
from kfdesk.desk.kit.theme import Theme, mix


def style_of(theme: Theme, text_factor: float) -> str:
    """Return the style sheet of the room at this text size (1: the system's)."""
    line = theme.panel_edge
    title, drop = f"{15 * text_factor:.1f}pt", f"{22 * text_factor:.1f}pt"
    soft = theme.panel if theme.plain else mix(theme.panel, theme.picked, 0.14)
    return "\n".join(
        (
            f'#deckTitle {{ font-size: {title}; font-family: "{TITLE_FAMILY}"; font-weight: 700;'
            f" color: {theme.text}; }}",
            f"#deckProblem {{ color: {theme.lowered}; }}",
            f"#deckNotice {{ background: {soft}; border: 1px solid {line}; border-radius: 6px; }}",
            f"#deckNotice QLabel {{ color: {theme.text}; }}",
            f"#deckLists {{ border: 1px solid {line}; }}",
            f"#deckLine {{ color: {line}; }}",
            f"#cardPopup {{ background: {theme.panel}; border: 1px solid {line}; }}",
            f"#cardPopup QLabel {{ color: {theme.text}; background: transparent; }}",
            f"#deckLook {{ background: {theme.panel}; border: 2px solid {line}; }}",
            f"#deckDrop {{ border: 4px dashed {theme.picked}; border-radius: 14px; font-size: {drop};"
            f" font-weight: 700; color: {theme.text}; background: {_glass(theme)}; }}",
            f"QTableView, QListView {{ background: {theme.field};"
            f" alternate-background-color: {mix(theme.field, theme.panel, 0.6)}; }}",
            "QTreeView::item { padding: 2px 3px; }",
            "SideTree::item { padding: 4px 3px; }",
            f"QSplitter::handle {{ background: {line}; width: 1px; }}",
            f"QLineEdit#deckSearch {{ padding: 5px 8px; border: 1px solid {line}; border-radius: 6px;"
            f" background: {theme.field}; }}",
            f"QLineEdit#deckSearch:focus {{ border: 2px solid {theme.glow_focus}; padding: 4px 7px; }}",
        )
    )


def _glass(theme: Theme) -> str:
    red, green, blue = (int(theme.panel[place : place + 2], 16) for place in (1, 3, 5))
    return f"rgba({red}, {green}, {blue}, 225)"
