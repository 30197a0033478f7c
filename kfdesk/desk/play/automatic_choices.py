"""Choices that need no player, as the settings of the table allow, and what the log notes of choices."""

from __future__ import annotations

from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import DecisionKind
from kfdesk.match.event_texts import Level
from kfdesk.match.log_lines import Note
from kfdesk.text.words import Words

ONLY_CHOICE = Words("{label} (only choice)")
ONLY_TARGET = Words("{label} (the only card that can be chosen)")
ONLY_ENEMY = Words("{label} (the only creature that can be <fought>)").explained("glossary/fight")
ORDER_KEPT = Words("{label} (the given order is kept)")
HIDDEN = Words("(only choice)")
CHOSEN = Words("{who} chooses: {label}")


def own_choice(decision: Decision, settings: DeskSettings) -> tuple[str, ...] | None:
    """Return the choice that needs no player, or None when somebody must be asked."""
    if decision.kind in (DecisionKind.MAIN, DecisionKind.MULLIGAN):
        return None
    keys = decision.keys()
    keeps_order = settings.order_prompts == "keep"
    if decision.kind is DecisionKind.ORDER:  # all options are chosen, but in an order that somebody decides
        return keys if keeps_order else None
    if settings.skip_forced and 0 < decision.min == len(keys):
        return keys
    if keeps_order and decision.kind is DecisionKind.TRIGGER and decision.min == 1:
        return keys[:1]
    return None


def note_of(decision: Decision, label: Words, *, is_public: bool) -> Note:
    """Return the note in the log that a choice was made without a player, and why; `label` says which."""
    if not is_public:
        return Note(HIDDEN, Level.FULL)
    if len(decision.options) > decision.min or decision.kind is DecisionKind.ORDER:
        return Note(ORDER_KEPT.filled(label=label), Level.FULL)
    words = {DecisionKind.CARD: ONLY_TARGET, DecisionKind.ATTACK: ONLY_ENEMY}.get(decision.kind)
    if words is None or decision.max > 1:
        return Note(ONLY_CHOICE.filled(label=label), Level.FULL)
    return Note(words.filled(label=label), Level.NORMAL)


def note_of_mode(label: Words, who: Words) -> Note:
    """Return the note that a player chose one of several effects, which no event tells."""
    return Note(CHOSEN.filled(who=who, label=label))
