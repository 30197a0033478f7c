"""What a choice would lead to, step by step in words: beside the card while one aims, over the button that ends the
turn, and on request for all that may be done with a card.

The outcome itself is drawn on the table; see `kfdesk.desk.table.aim`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget

from kfdesk.desk import texts as s
from kfdesk.desk.card.preview import WOULD_HAPPEN
from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.kit.labels import tip
from kfdesk.desk.kit.ui import say
from kfdesk.desk.play.table_names import NamesThen
from kfdesk.desk.table import access
from kfdesk.desk.table.forecast_texts import STOPS
from kfdesk.engine import events as ev
from kfdesk.engine.core import number
from kfdesk.engine.decisions import Option
from kfdesk.engine.terms import DecisionKind, other_player
from kfdesk.match.event_texts import Level, line_for
from kfdesk.match.log_model import steps_of
from kfdesk.teach.forecast import Forecast, Stop
from kfdesk.teach.turn_end import TurnEnd
from kfdesk.text.words import Words, joined

if TYPE_CHECKING:
    from kfdesk.desk.card.preview import Preview
    from kfdesk.desk.table.widget import TableWidget

COMMAND: Final = Words("What would &happen?")
NOTHING: Final = s.NOTHING_ELSE
NOT_SAID: Final = Words("{n} more choice: aim to see its outcome", plural="{n} more choices: aim to see their outcome")
IF_ENDED: Final = Words("If the turn ended now:")
DOES: Final = Words("{choice}: {what}")
READIES: Final = Words("{n} card readies", plural="{n} cards ready")
DRAWS: Final = Words(
    "{who} draws {n} card; no one knows which yet", plural="{who} draws {n} cards; no one knows which yet"
)
DRAWS_SOME: Final = Words(
    "{who} draws at least {n} card; no one knows which yet",
    plural="{who} draws at least {n} cards; no one knows which yet",
)
DRAWS_NONE: Final = Words("{who} draws no card")
SHEDS: Final = Words("{who} sheds {n} chain", plural="{who} sheds {n} chains")
CHECK: Final = s.CHECK_CALL
FORGES: Final = Words("{who} forges a key at the start of their turn")
FORGES_NONE: Final = Words("{who} forges no key at the start of their turn")
UNSURE: Final = {
    Stop.CHOICE: Words("Whether {who} forges a key is not known yet: before that, something is chosen"),
    Stop.CHANCE: Words("Whether {who} forges a key is not known yet: before that, chance decides something"),
    Stop.HIDDEN: Words("Whether {who} forges a key is not known yet: before that, hidden cards play a part"),
}
STEP: Final = Words("→ {step}", context="what would happen")
MOST_STEPS: Final = 6
"""So many steps of a choice at most are said."""
MOST_CHOICES: Final = 8
"""So many choices of one card are looked ahead for at once."""
_NOW: Final = sys.maxsize
"""After all events so far: the names that are used now."""


class ForecastSteps(Feature):
    """Says in words what would happen, for whoever looks at the screen."""

    def __init__(self, desk: Desk, table: TableWidget, preview: Preview, end_turn: QWidget) -> None:
        """`end_turn` is the button that ends the turn."""
        super().__init__(desk)
        self._table, self._preview = table, preview
        table.aim.forecast_found.connect(self._on_forecast_found)
        for changed in (table.hovered, desk.controller.decision_asked):
            changed.connect(lambda *_: self._show(()))  # what was asked for is about what was there
        end_turn.installEventFilter(self)
        self.command = desk.commands.add("game", COMMAND, self.say_on_request)

    # --- while one aims

    def _on_forecast_found(self, found: Forecast | None) -> None:
        self._show(self.steps(found) if found is not None else ())

    def _show(self, steps: tuple[Words, ...]) -> None:
        """Say steps beside the card: in the side dock, or where that is off at the large card on the table."""
        self._preview.show_forecast(steps)
        at_table = steps if not self._preview.isVisible() else ()
        said = (STEP.filled(step=step) for step in at_table)
        self._table.reading.say_first((WOULD_HAPPEN, *said) if at_table else ())

    def steps(self, found: Forecast) -> tuple[Words, ...]:
        """Return the steps of a forecast in the words of the log, and why no more is known."""
        said = self._worded(found.events)
        if len(said) > MOST_STEPS:
            said = (*said[: MOST_STEPS - 1], s.AND_MORE.filled(cards=said[MOST_STEPS - 1], n=len(said) - MOST_STEPS))
        return said if found.stop is None else (*said, STOPS[found.stop])

    def _worded(self, events: tuple[ev.Event, ...], level: Level = Level.NORMAL) -> tuple[Words, ...]:
        return steps_of(events, self._names, level)

    @property
    def _names(self) -> NamesThen:
        """The names that whoever looks at the screen knows now."""
        controller = self._desk.controller
        return controller.names.at(_NOW, "both" if controller.viewer is None else controller.viewer)

    # --- over the button that ends the turn

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Say what the end of the turn would bring where the pointer rests on its button."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip and isinstance(watched, QWidget):
            found = self._desk.controller.forecast_view.turn_end()
            if found is not None:
                QToolTip.showText(event.globalPos(), tip("\n".join(self._said(self.end_of_turn(found)))), watched)
                return True
        return False

    def end_of_turn(self, end: TurnEnd) -> tuple[Words, ...]:
        """Return what the end of a turn would bring, a line each."""
        return tuple(self._of_end(end))

    def _of_end(self, end: TurnEnd) -> Iterator[Words]:
        who, following = (self._desk.controller.names.player(player) for player in (end.player, end.next_player))
        if end.readied:
            yield READIES.filled(n=end.readied)
        if end.drawn:
            yield (DRAWS_SOME if end.draws_more else DRAWS).filled(who=who, n=end.drawn)
        elif not end.draws_more:
            yield DRAWS_NONE.filled(who=who)
        if end.shed:
            yield SHEDS.filled(who=who, n=end.shed)
        counted = {ev.CardReadied, ev.CardDrawn, ev.ChainsChanged, ev.StepBegan, ev.TurnEnded, ev.Checked, ev.KeyForged,
                   ev.AmberVerb.SPEND}  # fmt: skip
        yield from self._worded(tuple(event for event in end.events if event.kind not in counted), Level.SHORT)
        if end.check:
            yield CHECK.filled(who=who)
        if end.forges:
            yield FORGES.filled(who=following)
        elif end.stop is None:
            yield FORGES_NONE.filled(who=following)
        else:
            yield UNSURE[end.stop].filled(who=following)

    # --- on request

    def say_on_request(self) -> None:
        """Say what each choice about the card looked at would lead to; of no card, what the end of the turn would."""
        lines = tuple(self._asked_for())
        self._preview.show_forecast(lines)
        text = ". ".join(self._said(lines))
        access.say(self._table, text)
        if lines and not self._preview.isVisible():
            table = self._table
            QToolTip.showText(table.mapToGlobal(table.rect().center()), tip("\n".join(self._said(lines))), table)

    def _asked_for(self) -> Iterator[Words]:
        table, forecast_view = self._table, self._desk.controller.forecast_view
        decision, card = table.choosing.decision, table.looked_at
        options = decision.options_about(card) if card is not None and decision is not None else ()
        if decision is not None and decision.kind is DecisionKind.MAIN and not options:
            end = forecast_view.turn_end()
            yield from (IF_ENDED, *self.end_of_turn(end)) if end is not None else ()
            return
        choices = [*self._choices(options)]
        for keys, choice in choices[:MOST_CHOICES]:
            found = forecast_view.forecast(keys)
            if found is not None:
                what = joined(self.steps(found) or (NOTHING,), "; ")
                yield DOES.filled(choice=choice, what=what)
        if len(choices) > MOST_CHOICES:
            yield NOT_SAID.filled(n=len(choices) - MOST_CHOICES)

    def _choices(self, options: tuple[Option, ...]) -> Iterator[tuple[tuple[str, ...], Words]]:
        """Yield what may be chosen about a card, a fight once for each creature that may be fought."""
        controller = self._desk.controller
        view = controller.view()
        for option in options:
            enemies = view.seats[other_player(view.active)].battleline if view is not None else ()
            fights = [enemy.handle for enemy in enemies if option.key.startswith("fight:")]
            for enemy in fights:
                if option.card is not None and controller.why_not(f"{option.key}:{enemy}").ok:
                    words = line_for(ev.FightBegan(number(option.card), number(enemy)), self._names)
                    yield (option.key, f"card:{enemy}"), words or option.label
            if not fights:
                yield (option.key,), option.label

    def _said(self, lines: tuple[Words, ...]) -> list[str]:
        return [say(words) for words in lines]
