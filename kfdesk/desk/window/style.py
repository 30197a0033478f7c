"""The look of the widgets around the table, from the theme and the text size."""

from __future__ import annotations

from kfdesk.desk.art.fonts import TITLE_FAMILY
from kfdesk.desk.kit.buttons import button_rules, tool_button_rules
from kfdesk.desk.kit.theme import LEAST_TARGET, SCROLL_BAR, Theme, mix, readable_on, stylesheet
from kfdesk.desk.window.view_style import view_rules
from kfdesk.resources import assets

INDICATOR = 17
"""Side of a check box's square, in logical pixels, at least; it grows with the text."""
LINE = 16
"""Height of a line of text at the system's size, in logical pixels."""


def style_of(theme: Theme, text_factor: float) -> str:
    """Return the style sheet of the whole program at this text size (1: the system's)."""
    size = 10.0 * text_factor
    title = f'font-family: "{TITLE_FAMILY}"; font-weight: 700;'
    rules = [
        f"* {{ font-size: {size:.1f}pt; }}",
        f"QAbstractSpinBox, QComboBox, QCheckBox, QRadioButton, QSlider {{ min-height: {LEAST_TARGET}px; }}",
        f"#startPage {{ background: {theme.cloth}; }}",
        f"#startTitle {{ font-size: {size * 4.4:.1f}pt; {title} color: {theme.zone_text}; }}",
        f"#startPage QLabel, #curtain QLabel {{ color: {theme.zone_text}; }}",
        f"#startGame {{ background: transparent; border: none; color: {theme.zone_text}; padding: 3px 10px; }}",
        f"#gamesTitle {{ font-size: {size * 1.6:.1f}pt; {title} }}",
        _lines(theme),
        f"#gamesNotice {{ background: {theme.panel}; border: 1px solid {theme.panel_edge}; border-radius: 6px; }}",
        f"#curtainTitle {{ font-size: {size * 2.6:.1f}pt; {title} }}",
        f"#curtainHint {{ font-size: {size * 1.3:.1f}pt; }}",
        f"#checkTitle {{ font-size: {size * 4:.1f}pt; {title} color: {theme.check}; }}",
        f"#matchTitle {{ font-size: {size * 2:.1f}pt; {title} }}",
        f"#matchPage > QLabel, #matchSide > QLabel {{ color: {theme.zone_text}; }}",
        "#matchScroll, #matchWithin { background: transparent; }",
        "#deckName { font-weight: 600; }",
        f"#matchQuestion {{ font-size: {size * 1.5:.1f}pt; font-weight: 600; }}",
        f"#judgePanel QTreeView::item, #proposals::item {{ min-height: {LEAST_TARGET}px; }}",
        f"#matchList::item:selected {{ background: {theme.amber}; color: {readable_on(theme.amber)};"
        " border-radius: 4px; }",
        "#matchList::item, #promptPanel QListWidget::item { padding: 5px 4px; }",
        f"#dockTitle {{ font-size: {size * 1.25:.1f}pt; {title} }}",
        f"#dim {{ color: {theme.text_dim}; }}",
        f"#promptBar {{ background: {theme.panel}; border: none; border-top: 1px solid {theme.panel_edge}; }}",
        f"#promptText {{ font-size: {size * 1.15:.1f}pt; font-weight: 600; }}",
        f"#promptPanel, #pileViewer, #adviceBox {{ background: {theme.panel}; border: 2px solid {theme.panel_edge};"
        " border-radius: 10px; }",
        _frames(theme, max(10, round(10 * text_factor))),
        _menus(theme),
        _selections(theme),
        check_box_rules("QCheckBox", theme, text_factor),
        "QCheckBox:focus, QRadioButton:focus { text-decoration: underline; }",
        *(check_box_rules(view, theme, text_factor) for view in ("QListView", "QTreeView", "QTableView")),
        _radio_button(theme, text_factor),
        view_rules(theme),
        _scroll_bars(theme),
        button_rules(theme),
        tool_button_rules(theme, LEAST_TARGET),
        f"#startAll, #startManual {{ color: {theme.zone_text}; min-height: {round(1.5 * size)}px; }}",
    ]
    return stylesheet(theme) + "\n".join(rules)


def _frames(theme: Theme, arrow: int) -> str:
    """Return rules for fields, lists, groups and sliders: their frames show on every window.

    `arrow` is the side of the arrows of fields, in logical pixels.
    """
    ink = "white" if readable_on(theme.field) == "#ffffff" else "black"
    down, up = ((assets() / "ui" / f"{name}-{ink}.svg").as_posix() for name in ("down", "up"))
    edge = theme.text if theme.plain else mix(theme.panel_edge, theme.text_dim, 0.55)
    soft = theme.text if theme.plain else theme.panel_edge
    frame = f"border: 1px solid {edge}; border-radius: 5px;"
    side = f"width: {arrow}px; height: {arrow}px;"
    return (
        # A list below the field: Qt's own one over it is painted like a menu, without the ground of what is chosen.
        f"QComboBox {{ {frame} padding: 1px 8px; background: {theme.field}; combobox-popup: 0; }}\n"
        f"QComboBox QAbstractItemView::item {{ min-height: {LEAST_TARGET}px; }}\n"
        "QComboBox QAbstractItemView::item:selected"
        f" {{ background: {theme.amber}; color: {readable_on(theme.amber)}; }}\n"
        f"QComboBox:hover, QAbstractSpinBox:hover {{ border-color: {theme.text if theme.plain else theme.inlay}; }}\n"
        f"QComboBox:focus {{ border: 2px solid {theme.glow_focus}; padding: 0 7px; }}\n"
        "QComboBox::drop-down { border: none; width: 22px; }\n"
        f'QComboBox::down-arrow, QAbstractSpinBox::down-arrow {{ image: url("{down}"); {side} }}\n'
        f'QAbstractSpinBox::up-arrow {{ image: url("{up}"); {side} }}\n'
        f"QAbstractSpinBox {{ {frame} padding: 1px 20px 1px 4px; background: {theme.field}; }}\n"
        f"QAbstractSpinBox:focus {{ border: 2px solid {theme.glow_focus}; padding: 0 19px 0 3px; }}\n"
        "QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; width: 20px; }\n"
        f"QComboBox QAbstractItemView, QListView, QTreeView, QTextBrowser {{ border: 1px solid {soft}; }}\n"
        f"QGroupBox {{ border: 1px solid {soft}; border-radius: 8px; margin-top: 1.2em; padding-top: 4px; }}\n"
        "QGroupBox::title { subcontrol-origin: margin; left: 6px; font-weight: 700; }\n"
        f"QSlider::groove:horizontal {{ height: 4px; background: {soft}; border-radius: 2px; }}\n"
        f"QSlider::sub-page:horizontal {{ height: 4px; background: {theme.amber}; border-radius: 2px; }}\n"
        f"QSlider::handle:horizontal {{ width: 14px; margin: -6px 0; border-radius: 8px; background: {theme.amber};"
        f" border: 1px solid {theme.amber_dark}; }}\n"
        f"QSlider::handle:horizontal:focus {{ border: 2px solid {theme.glow_focus}; }}\n"
        f"QSlider::handle:horizontal:hover {{ background: {theme.amber_light}; }}"
    )


def _menus(theme: Theme) -> str:
    """Return rules for menus: room for a sign before each entry, the entry pointed at on a warm ground."""
    lit = theme.text if theme.plain else mix(theme.panel, theme.amber, 0.26)
    faint = mix(theme.text, theme.window, 0.42)
    return (
        f"QMenu {{ background: {theme.panel}; color: {theme.text}; border: 1px solid {theme.panel_edge};"
        " padding: 5px 4px; }\n"
        "QMenu::item { padding: 5px 22px 5px 8px; border-radius: 4px; }\n"
        f"QMenu::item:selected {{ background: {lit}; color: {readable_on(lit)}; }}\n"
        f"QMenu::item:disabled {{ color: {faint}; background: transparent; }}\n"
        "QMenu::icon { padding-left: 6px; }\n"
        f"QMenu::separator {{ height: 1px; background: {theme.panel_edge}; margin: 5px 8px; }}\n"
        f"QMenuBar {{ background: {theme.window}; color: {theme.text}; }}\n"
        "QMenuBar::item { padding: 4px 9px; border-radius: 4px; background: transparent; }\n"
        f"QMenuBar::item:selected, QMenuBar::item:pressed {{ background: {lit}; color: {readable_on(lit)}; }}"
    )


def _selections(theme: Theme) -> str:
    """Return the rule for chosen lines of lists and chosen text."""
    return (
        "QAbstractItemView, QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox"
        f" {{ selection-background-color: {theme.amber}; selection-color: {readable_on(theme.amber)}; }}"
    )


def indicator_size(text_factor: float) -> int:
    """Return the side of a check box's square at a text size, in logical pixels: no higher than a line of text."""
    return max(INDICATOR, round(LINE * text_factor) - 2)


def check_box_rules(selector: str, theme: Theme, text_factor: float) -> str:
    """Return rules for check boxes whose frame shows on dark windows too; a tick tells their state."""
    ink = "white" if readable_on(theme.amber) == "#ffffff" else "black"
    tick = (assets() / "ui" / f"tick-{ink}.svg").as_posix()
    side = indicator_size(text_factor)
    return (
        f"{selector}::indicator {{ width: {side}px; height: {side}px; border: 1px solid {theme.text_dim};"
        f" border-radius: 3px; background: {theme.field}; }}\n"
        f'{selector}::indicator:checked {{ background: {theme.amber}; image: url("{tick}"); }}'
    )


def _radio_button(theme: Theme, text_factor: float) -> str:
    """Return rules for a radio button that shows on dark windows too: a dot tells its state."""
    side = indicator_size(text_factor)
    dot = f"qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5, stop: 0.4 {readable_on(theme.amber)}"
    return (
        f"QRadioButton::indicator {{ width: {side}px; height: {side}px; border-radius: {(side + 2) // 2}px;"
        f" border: 1px solid {theme.text_dim}; background: {theme.field}; }}\n"
        f"QRadioButton::indicator:checked {{ background: {dot}, stop: 0.5 {theme.amber}); }}"
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
