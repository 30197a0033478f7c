"""How buttons look: four kinds, and each of them normal, under the pointer, pressed, with the focus and disabled.

States differ in more than color: a pressed button sinks, the focus is a thick frame, a disabled one has a dashed frame
and no ground.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from kfdesk.desk.kit.theme import Theme, mix, readable_on
from kfdesk.engine.terms import COLORS

KIND: Final = "kind"
"""The property of a button that says of which kind it is."""


class Kind(Enum):
    """What a button is among the others of its page."""

    NORMAL = "normal"
    PRIMARY = "primary"
    """What one most likely wants."""
    QUIET = "quiet"
    """What is seldom wanted: a text that shows its frame when it is meant."""
    DANGER = "danger"
    """What cannot be taken back."""


class State(Enum):
    """What a button tells by its look; the value is the style sheet's word for it."""

    NORMAL = ""
    HOVER = ":hover"
    PRESSED = ":pressed"
    FOCUS = ":focus"
    DISABLED = ":disabled"


@dataclass(frozen=True, slots=True)
class ButtonLook:
    """Colors of a button in one state; `ground` None lets what is behind it show."""

    ground: str | None
    ink: str
    edge: str
    foot: str
    """Its lower edge."""
    thick: bool = False
    dashed: bool = False
    sunk: bool = False


def kind_of(button: QAbstractButton) -> Kind:
    """Return of which kind a button is."""
    found = button.property(KIND)
    return Kind.NORMAL if found is None else Kind(found)


def set_kind(button: QAbstractButton, kind: Kind) -> None:
    """Let a button look as one of this kind."""
    if kind_of(button) is kind:
        return
    button.setProperty(KIND, kind.value)
    if button.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):  # else it will be before it is measured or shown
        button.style().unpolish(button)
        button.style().polish(button)


def look(theme: Theme, kind: Kind, state: State) -> ButtonLook:
    """Return how a button of a kind looks in a state."""
    normal = _normal(theme, kind)
    if state is State.NORMAL:
        return normal
    if state is State.FOCUS:
        return replace(normal, edge=theme.glow_focus, foot=theme.glow_focus, thick=True)
    if state is State.DISABLED:
        faint = theme.text if theme.plain else mix(theme.text, theme.window, 0.42)
        edge = theme.text if theme.plain else mix(theme.panel_edge, theme.text, 0.1)
        return ButtonLook(None, faint, edge, edge, dashed=True)
    ground = normal.ground or theme.window
    toward = normal.ink if state is State.HOVER and kind in (Kind.NORMAL, Kind.QUIET) else "#ffffff"
    if kind is Kind.DANGER:
        ground = theme.lowered
        hover = ButtonLook(ground, readable_on(ground), theme.lowered, theme.lowered)
    else:
        edge = theme.text if theme.plain else theme.inlay
        hover = replace(normal, ground=mix(ground, toward, 0.12), edge=edge, foot=edge)
        if kind is Kind.QUIET:
            hover = replace(hover, ink=theme.text)
    if state is State.HOVER:
        return hover
    pressed = mix(
        hover.ground or ground, theme.shadow, 0.16 if readable_on(hover.ground or ground) != hover.ink else 0.08
    )
    return replace(hover, ground=pressed, sunk=True)


def _normal(theme: Theme, kind: Kind) -> ButtonLook:
    if kind is Kind.PRIMARY:
        ground = theme.amber
        return ButtonLook(ground, readable_on(ground), mix(ground, theme.amber_dark, 0.45), theme.amber_dark)
    if kind is Kind.QUIET:
        return ButtonLook(None, theme.text, "transparent", "transparent")
    ground = theme.panel if theme.plain else mix(theme.panel, theme.text, 0.09 if theme.dark else 0.05)
    edge = theme.text if theme.plain else mix(theme.panel_edge, theme.text, 0.2)
    if kind is Kind.DANGER:
        return ButtonLook(ground, theme.lowered, theme.lowered, theme.lowered)
    return ButtonLook(ground, theme.text, edge, edge if theme.plain else mix(edge, theme.shadow, 0.2))


def _rule(selector: str, state: State, shown: ButtonLook, *, large: bool) -> str:
    edge, foot = (2, 2) if shown.thick else (1, 1) if shown.sunk or shown.dashed else (1, 2)
    up, down, aside = (7, 7, 16) if large else (6, 6, 13)
    above = up - edge + (1 if shown.sunk else 0)
    below = down - foot - (1 if shown.sunk else 0)
    line = "dashed" if shown.dashed else "solid"
    weight = "font-weight: 700;" if large else ""
    return (
        f"{selector}{state.value} {{ color: {shown.ink}; background: {shown.ground or 'transparent'}; {weight}"
        f" border: {edge}px {line} {shown.edge}; border-bottom: {foot}px {line} {shown.foot}; border-radius: 6px;"
        f" padding: {above}px {aside - edge}px {below}px {aside - edge}px; }}"
    )


def button_rules(theme: Theme) -> str:
    """Return the style sheet's rules of all buttons with words, those that stand for a color of keys included."""
    rules = []
    for kind in Kind:
        selector = "QPushButton" if kind is Kind.NORMAL else f'QPushButton[{KIND}="{kind.value}"]'
        rules += [_rule(selector, state, look(theme, kind, state), large=kind is Kind.PRIMARY) for state in State]
    rules.append(f"QPushButton:default {{ border-color: {theme.text if theme.plain else theme.inlay}; }}")
    rules.append(f"QPushButton:default:focus {{ border-color: {theme.glow_focus}; }}")
    for tint in COLORS:
        ground, selector = theme.keys[tint], f'ChoiceButton[keyColor="{tint.value}"]'
        shown = ButtonLook(ground, readable_on(ground), theme.panel_edge, mix(ground, theme.shadow, 0.5))
        bright = replace(shown, edge=theme.text, foot=theme.text)
        focus = replace(shown, edge=theme.glow_focus, foot=theme.glow_focus, thick=True)
        for state, how in ((State.NORMAL, shown), (State.HOVER, bright), (State.FOCUS, focus)):
            rules.append(_rule(selector, state, how, large=True))
    return "\n".join(rules)
