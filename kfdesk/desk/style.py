"""The look of the widgets around the table, from the theme and the text size."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication

from kfdesk.desk.theme import THEMES, Theme, mix, readable_on, stylesheet, theme_for
from kfdesk.engine.terms import COLORS, KeyColor
from kfdesk.resources import assets

LEAST_TARGET = 24
"""Least height of what is clicked, in logical pixels."""
SCROLL_BAR = 14
"""Width of a scroll bar, in logical pixels."""


def theme_of(name: str) -> Theme:
    """Return the theme of this name; "system" follows the desktop's colors."""
    if name in THEMES:
        return THEMES[name]
    hints = QGuiApplication.styleHints()
    return theme_for(hints.colorScheme())


def _small_buttons(state: str = "") -> str:
    """Return the selector of buttons that have no least height of their own, which a rule would take from them."""
    places = ("QDialogButtonBox", "#curtain", "#gamesPage", "#deckRoom", "ManualWindow")
    return ", ".join(f"{place} QPushButton{state}" for place in places)


def style_of(theme: Theme, text_factor: float) -> str:
    """Return the style sheet of the whole program at this text size (1: the system's)."""
    size = 10.0 * text_factor
    rules = [
        f"* {{ font-size: {size:.1f}pt; }}",
        f"QAbstractSpinBox, QComboBox, QCheckBox, QRadioButton, QSlider {{ min-height: {LEAST_TARGET}px; }}",
        # Not counted as height: the frame of a button and the padding in it, eight pixels, with the focus ten.
        f"{_small_buttons()} {{ min-height: {LEAST_TARGET - 8}px; }}",
        f"{_small_buttons(':focus')} {{ min-height: {LEAST_TARGET - 10}px; }}",
        f"QToolButton {{ min-height: {LEAST_TARGET - 7}px; }}",
        f"QToolButton:focus {{ min-height: {LEAST_TARGET - 10}px; }}",
        f"#startPage {{ background: {theme.cloth}; }}",
        f"#startTitle {{ font-size: {size * 4.4:.1f}pt; font-weight: 700; color: {theme.zone_text}; }}",
        f"#startPage QLabel, #curtain QLabel {{ color: {theme.zone_text}; }}",
        f"#startGame {{ background: transparent; border: none; color: {theme.zone_text}; padding: 3px 10px; }}",
        f"#startAll, #startManual {{ background: transparent; border: none; color: {theme.zone_text};"
        f" padding: 3px 10px; min-height: {max(LEAST_TARGET - 6, round(1.8 * size))}px; }}",  # a line
        "#startAll:hover, #startAll:focus, #startManual:hover, #startManual:focus {"
        f" text-decoration: underline; border: 1px solid {theme.glow_focus};"
        " border-radius: 4px; padding: 2px 9px; }",
        f"#gamesTitle {{ font-size: {size * 1.6:.1f}pt; font-weight: 700; }}",
        _lines(theme),
        f"#gamesNotice {{ background: {theme.panel}; border: 1px solid {theme.panel_edge}; border-radius: 6px; }}",
        f"#curtainTitle {{ font-size: {size * 2.6:.1f}pt; font-weight: 700; }}",
        f"#curtainHint {{ font-size: {size * 1.3:.1f}pt; }}",
        f"#checkTitle {{ font-size: {size * 4:.1f}pt; font-weight: 800; color: {theme.check}; }}",
        f"#matchTitle {{ font-size: {size * 2:.1f}pt; font-weight: 700; }}",
        f"#matchQuestion {{ font-size: {size * 1.5:.1f}pt; font-weight: 600; }}",
        f"#judgePanel QTreeView::item, #proposals::item {{ min-height: {LEAST_TARGET}px; }}",
        "#matchList::item, #promptPanel QListWidget::item { padding: 5px 4px; }",
        f"#dockTitle {{ font-size: {size * 1.1:.1f}pt; font-weight: 700; }}",
        f"#dim {{ color: {theme.text_dim}; }}",
        f"#promptBar {{ background: {theme.panel}; border: none; border-top: 1px solid {theme.panel_edge}; }}",
        f"#promptText {{ font-size: {size * 1.15:.1f}pt; font-weight: 600; }}",
        f"#promptPanel, #pileViewer {{ background: {theme.panel}; border: 2px solid {theme.panel_edge};"
        " border-radius: 10px; }",
        _frames(theme) if theme.plain else "",
        _check_box(theme),
        _radio_button(theme),
        _scroll_bars(theme),
        _buttons(theme),
        *(_key_button(theme, color) for color in COLORS),
    ]
    return stylesheet(theme) + "\n".join(rules)


def _buttons(theme: Theme) -> str:
    accent, ink = theme.glow_selected, readable_on(theme.glow_selected)
    return (
        f"#startPlay, #startContinue, #endTurn, #done {{ background: {accent}; color: {ink};"
        f" border: 1px solid {theme.panel_edge}; border-radius: 5px; padding: 6px 14px; font-weight: 600; }}\n"
        f"#startPlay:hover, #startContinue:hover, #endTurn:hover, #done:hover {{ border: 2px solid {ink};"
        " padding: 5px 13px; }\n"
        f"#startPlay:focus, #startContinue:focus, #endTurn:focus, #done:focus {{"
        f" border: 2px solid {theme.glow_focus}; padding: 5px 13px; }}\n"
        f"#done:disabled, #startPlay:disabled {{ background: {theme.panel}; color: {theme.text_dim}; }}"
    )


def _frames(theme: Theme) -> str:
    """Return rules for frames that high contrast needs: the system's are darker than the window, and that is black."""
    down, up = ((assets() / "ui" / f"{name}-white.svg").as_posix() for name in ("down", "up"))
    frame = f"border: 1px solid {theme.text}; border-radius: 4px;"
    return (
        f"QPushButton {{ {frame} padding: 4px 9px; background: {theme.panel}; }}\n"
        f"{_small_buttons()} {{ min-height: {LEAST_TARGET - 10}px; }}\n"  # padding and border not counted
        f"QPushButton:hover {{ border: 2px solid {theme.text}; padding: 3px 8px; }}\n"
        f"QPushButton:disabled {{ border: 1px dashed {theme.text}; padding: 4px 9px; }}\n"
        f"QComboBox {{ {frame} padding: 1px 8px; background: {theme.field}; }}\n"
        f"QComboBox:focus {{ border: 2px solid {theme.glow_focus}; padding: 0 7px; }}\n"
        "QComboBox::drop-down { border: none; width: 22px; }\n"
        f'QComboBox::down-arrow, QAbstractSpinBox::down-arrow {{ image: url("{down}"); width: 10px; height: 10px; }}\n'
        f'QAbstractSpinBox::up-arrow {{ image: url("{up}"); width: 10px; height: 10px; }}\n'
        f"QAbstractSpinBox {{ {frame} padding: 1px 20px 1px 4px; background: {theme.field}; }}\n"
        f"QAbstractSpinBox:focus {{ border: 2px solid {theme.glow_focus}; padding: 0 19px 0 3px; }}\n"
        "QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; width: 20px; }\n"
        f"QToolButton {{ {frame} padding: 3px; }}\n"
        f"QToolButton:checked {{ border: 3px solid {theme.glow_selected}; padding: 1px; }}\n"
        f"QComboBox QAbstractItemView, QListView, QTreeView, QTextBrowser {{ border: 1px solid {theme.text}; }}\n"
        f"QGroupBox {{ {frame} margin-top: 1.2em; padding-top: 4px; }}\n"
        "QGroupBox::title { subcontrol-origin: margin; left: 4px; }"
    )


def _check_box(theme: Theme) -> str:
    """Return rules for a check box whose frame shows on dark windows too; a tick tells its state."""
    ink = "white" if readable_on(theme.glow_selected) == "#ffffff" else "black"
    tick = (assets() / "ui" / f"tick-{ink}.svg").as_posix()
    return (
        f"QCheckBox::indicator {{ width: 1.15em; height: 1.15em; border: 1px solid {theme.text_dim};"
        f" border-radius: 3px; background: {theme.field}; }}\n"
        f'QCheckBox::indicator:checked {{ background: {theme.glow_selected}; image: url("{tick}"); }}\n'
        f"QCheckBox:focus {{ text-decoration: underline; }}"
    )


def _radio_button(theme: Theme) -> str:
    """Return rules for a radio button that shows on dark windows too: a dot tells its state."""
    dot = f"qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5, stop: 0.5 {theme.glow_selected}"
    return (
        "QRadioButton::indicator { width: 14px; height: 14px; border-radius: 8px;"
        f" border: 1px solid {theme.text_dim}; background: {theme.field}; }}\n"
        f"QRadioButton::indicator:checked {{ background: {dot}, stop: 0.6 {theme.field}); }}\n"
        f"QRadioButton:focus {{ text-decoration: underline; }}"
    )


def _scroll_bars(theme: Theme) -> str:
    """Return rules for flat scroll bars: those of the system take longer to paint than the text they belong to."""
    edge = f"border: 1px solid {theme.text};" if theme.plain else ""
    return (
        f"QScrollBar {{ background: {theme.panel}; {edge} }}\n"
        f"QScrollBar:vertical {{ width: {SCROLL_BAR}px; }} QScrollBar:horizontal {{ height: {SCROLL_BAR}px; }}\n"
        f"QScrollBar::handle {{ background: {mix(theme.panel, theme.text, 0.5)}; margin: 2px; border-radius: 4px; }}\n"
        f"QScrollBar::handle:hover, QScrollBar::handle:pressed {{ background: {theme.text}; }}\n"
        f"QScrollBar::handle:vertical {{ min-height: {LEAST_TARGET}px; }}\n"
        f"QScrollBar::handle:horizontal {{ min-width: {LEAST_TARGET}px; }}\n"
        "QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }\n"
        "QScrollBar::add-page, QScrollBar::sub-page { background: none; }"
    )


def _lines(theme: Theme) -> str:
    """Return rules for the lines one types into: their frames show on dark windows too.

    A line inside a spin box or a combo box has that one's frame.
    """
    edge = f"border: 1px solid {theme.text_dim}; border-radius: 4px; padding: 3px 6px;"
    return (
        f"QLineEdit {{ {edge} background: {theme.field}; }}\n"
        f"QLineEdit:focus {{ border: 2px solid {theme.glow_focus}; padding: 2px 5px; }}\n"
        "QAbstractSpinBox QLineEdit, QAbstractSpinBox QLineEdit:focus, QComboBox QLineEdit, QComboBox QLineEdit:focus"
        " { border: none; padding: 0; background: transparent; }"
    )


def _key_button(theme: Theme, color: KeyColor) -> str:
    ground = theme.keys[color]
    return (
        f'ChoiceButton[keyColor="{color.value}"] {{ background: {ground}; color: {readable_on(ground)};'
        f" border: 2px solid {theme.panel_edge}; border-radius: 5px; padding: 6px 14px; font-weight: 600; }}"
    )
