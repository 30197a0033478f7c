"""The look of tabs, headers of columns, progress bars, the signs of messages, and the titles of docks."""

from __future__ import annotations

from typing import Final

from kfdesk.desk.kit.theme import Theme, mix, readable_on
from kfdesk.resources import assets

_MESSAGES: Final = {"question": "question", "information": "info", "warning": "warning", "critical": "critical"}
"""The style sheet's words for the signs of messages, and the names of our files."""


def view_rules(theme: Theme) -> str:
    """Return the style sheet's rules for these."""
    return "\n".join((_tabs(theme), _headers(theme), _progress(theme), _messages(), _docks(theme)))


def _docks(theme: Theme) -> str:
    """Return rules for the titles of docks: they stand clear of the edge, and their cross shows on dark windows too."""
    ink = "white" if readable_on(theme.window) == "#ffffff" else "black"
    close = (assets() / "ui" / f"close-{ink}.svg").as_posix()
    over = mix(theme.window, theme.text, 0.16)
    return (
        f'QDockWidget {{ color: {theme.text}; titlebar-close-icon: url("{close}"); }}\n'
        "QDockWidget::title { padding: 6px 8px; text-align: left; background: transparent; }\n"
        "QDockWidget::close-button { subcontrol-position: top right; subcontrol-origin: margin; right: 6px; top: 4px;"
        " width: 20px; height: 20px; border: none; border-radius: 4px; background: transparent; }\n"
        f"QDockWidget::close-button:hover {{ background: {over}; }}"
    )


def _tabs(theme: Theme) -> str:
    """Return rules for tabs: words, of which those chosen are underlined thickly."""
    soft = theme.text if theme.plain else theme.panel_edge
    over = mix(theme.window, theme.text, 0.1)
    return (
        f"QTabWidget::pane {{ border: 1px solid {soft}; border-radius: 6px; top: -1px; }}\n"
        "QTabBar { qproperty-drawBase: 0; }\n"
        f"QTabBar::tab {{ color: {theme.text_dim}; background: transparent; border: none; padding: 6px 12px 5px 12px;"
        " border-bottom: 3px solid transparent; margin-right: 2px; }\n"
        f"QTabBar::tab:hover {{ color: {theme.text}; background: {over}; }}\n"
        f"QTabBar::tab:selected {{ color: {theme.text}; border-bottom: 3px solid {theme.picked}; }}\n"
        f"QTabBar::tab:selected:focus {{ border-bottom: 3px solid {theme.glow_focus}; background: {over}; }}"
    )


def _headers(theme: Theme) -> str:
    line = theme.panel_edge
    return (
        f"QHeaderView::section {{ background: {theme.panel}; color: {theme.text}; border: none;"
        f" border-right: 1px solid {line}; border-bottom: 1px solid {line}; padding: 4px 5px; }}\n"
        f"QTableCornerButton::section {{ background: {theme.panel}; border: none; }}"
    )


def _progress(theme: Theme) -> str:
    edge = theme.text if theme.plain else theme.panel_edge
    return (
        f"QProgressBar {{ background: {theme.field}; color: {theme.text}; border: 1px solid {edge};"
        " border-radius: 5px; text-align: center; }\n"
        f"QProgressBar::chunk {{ background: {mix(theme.field, theme.amber, 0.55)}; border-radius: 4px; }}"
    )


def _messages() -> str:
    files = {said: (assets() / "ui" / f"message-{name}.svg").as_posix() for said, name in _MESSAGES.items()}
    icons = " ".join(f'messagebox-{said}-icon: url("{file}");' for said, file in files.items())
    return f"QMessageBox {{ {icons} }}"
