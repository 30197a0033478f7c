"""Choices that need no player, as the settings of the table allow, and what the log notes of choices."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.engine.core import number
from kfdesk.engine.decisions import Decision
from kfdesk.engine.phrases import ASK
from kfdesk.engine.state import State
from kfdesk.engine.terms import DecisionKind
from kfdesk.language.orders import looks_at_order
from kfdesk.match.event_texts import Level
from kfdesk.match.log_lines import Note
from kfdesk.text.words import Words

ONLY_CHOICE = Words("{label} (only choice)")
ONLY_TARGET = Words("{label} (the only card that can be chosen)")
ONLY_ENEMY = Words("{label} (the only creature that can be <fought>)").explained("glossary/fight")
ORDER_KEPT = Words("{label} (the given order is kept)")
HIDDEN = Words("(only choice)")
CHOSEN = Words("{who} chooses: {label}")


_INTO_DISCARD: Final = (ASK["order"], ASK["order-theirs"])
"""The questions in which order cards go to a discard pile."""


def own_choice(decision: Decision, state: State, settings: DeskSettings) -> tuple[str, ...] | None:
    """Return the choice that needs no player, or None when somebody must be asked."""
    if decision.kind in (DecisionKind.MAIN, DecisionKind.MULLIGAN):
        return None
    keys = decision.keys()
    keeps_order = settings.order_prompts == "keep"
    if decision.kind is DecisionKind.ORDER:  # all options are chosen, but in an order that somebody decides
        told_apart = settings.order_prompts == "ask" or not _is_idle_order(decision, state)
        return keys if keeps_order or not told_apart else None
    if settings.skip_forced and 0 < decision.min == len(keys):
        return keys
    if keeps_order and decision.kind is DecisionKind.TRIGGER and decision.min == 1:
        return keys[:1]
    return None


def _is_idle_order(decision: Decision, state: State) -> bool:
    """Return whether nothing in the game depends on an order: that of cards which leave play together, as a board wipe
    has it, where no card of the game looks at how a discard pile lies.

    Whoever discards a hand is asked: cards may react to each that is discarded, too.
    """
    if decision.prompt not in _INTO_DISCARD:
        return False
    leaving = [state.cards[number(option.key)] for option in decision.options]
    return all(card.zone.in_play for card in leaving) and not any(_looks(card.printed) for card in state.cards[1:])


_looks: Callable[[Any], bool] = lru_cache(maxsize=4096)(looks_at_order)
"""The same, remembered: a game asks of its cards again and again."""


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
