"""The program at the table: it plays a seat of practice games, and gives a hint when it is asked for one."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QTimer

from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.kit.ui import say, says, ui
from kfdesk.desk.practice import texts as w
from kfdesk.desk.practice.advice_box import AdviceBox
from kfdesk.desk.practice.asking_buttons import AskingButtons, asking_button
from kfdesk.desk.practice.thinker import Thinker
from kfdesk.engine import Decision, Game
from kfdesk.engine.terms import DecisionKind, other_player
from kfdesk.teach.bot.advice import Advice
from kfdesk.teach.bot.habits import Keys
from kfdesk.text.words import Words, same

if TYPE_CHECKING:
    from kfdesk.desk.animation.director import Director
    from kfdesk.desk.around_table.card_inspector import CardInspector
    from kfdesk.desk.around_table.table_page import TablePage

CHOICE_MS: Final = 300.0
"""The processor's time that the program takes for a choice, in milliseconds."""
ACT_PAUSE_MS: Final = 900
"""At least so long the table stands still before the program's next act, so that one can follow."""
STEP_PAUSE_MS: Final = 350
"""The same before it chooses within an act, such as a target."""
MOST_EXPLAINED: Final = 8
"""So many choices of its last turn the program gives reasons for."""


class Explained(NamedTuple):
    """A choice of the program, as its opponent may know it."""

    what: Words
    why: Words
    entries: int
    """Journal entries before it."""


class PracticeFeature(Feature):
    """Lets the program choose for its seat, one choice after the other, and advises people who ask for it."""

    def __init__(
        self,
        desk: Desk,
        at_table: TablePage,
        director: Director,
        inspector: CardInspector,
        ask_new_game: Callable[[], None],
    ) -> None:
        super().__init__(desk)
        self._prompt, self._director, self._inspector = at_table.prompt, director, inspector
        self._controller = desk.controller
        self.thinker = Thinker(self)
        self.thinker.thought.connect(self._on_thought)
        self.thinker.failed.connect(self._on_failed)
        self._for_hint = False
        """Whether what is thought about now is a hint, not a choice of the program."""
        self.chosen: Advice | None = None
        """What the program will choose as soon as the table has stood still long enough."""
        self.explained: list[Explained] = []
        """The program's choices in its last turn."""
        self._explained_turn = 0
        self._stopped: set[Keys] = set()
        """The program's choices that a fault of a card stopped, made after the journal `_stopped_at`."""
        self._stopped_at: tuple[str, ...] = ()
        self._in_box: tuple[Words, list[Words], Words] = (same(""), [], same(""))
        """What the box says: a title, the reasons, how sure they are."""
        self._asked_at = 0.0
        self.pauses_ms: tuple[int, int] = (ACT_PAUSE_MS, STEP_PAUSE_MS)
        self.budget_ms = CHOICE_MS
        self.waiting = QTimer(self, singleShot=True)
        """Runs until the program makes the choice it has thought of."""
        self.waiting.timeout.connect(self._choose)
        self.box = AdviceBox(at_table.overlays)
        self.hint_button = says(asking_button(), w.HINT, tip=w.HINT_HELP)
        self.why_button = says(asking_button(), w.WHY, tip=w.WHY_HELP)
        self._build(ask_new_game)
        ui.language_changed.connect(self._say)

    def _build(self, ask_new_game: Callable[[], None]) -> None:
        commands, controller = self._desk.commands, self._controller
        self.buttons = AskingButtons(self._prompt, (self.hint_button, self.why_button))
        self.why_button.hide()
        self.hint_command = commands.add("game", w.HINT_MENU, self.give_hint)
        self.why_command = commands.add("game", w.WHY_MENU, self.tell_why)
        self.new_command = commands.add("game", w.PRACTICE_MENU, ask_new_game)
        self.hint_button.clicked.connect(self.give_hint)
        self.why_button.clicked.connect(self.tell_why)
        controller.game_began.connect(self._on_game_began)
        controller.decision_asked.connect(self._on_decision)
        self._director.ended.connect(self._choose_soon)
        self._desk.page_changed.connect(self._choose_soon)
        self._show_commands(None)

    # Part.

    def close(self) -> None:
        """Let the thread end."""
        self.waiting.stop()
        self.chosen = None
        self.thinker.close()

    # What the game says.

    def _on_game_began(self) -> None:
        self.explained.clear()
        self._stopped.clear()

    def _on_decision(self, decision: Decision | None) -> None:
        """Drop what was thought about before, and let the program think where it is asked."""
        self.thinker.drop()
        self.waiting.stop()
        self.chosen = None
        self.box.hide()
        entries = len(self._controller.journal)
        self.explained = [one for one in self.explained if one.entries < entries]  # the others were taken back
        self._show_commands(decision)
        self.buttons.make_room()
        if self._controller.asks_bot and not self._in_lesson:
            self._think(for_hint=False)
            self._say_thinking()

    @property
    def _in_lesson(self) -> bool:
        """Whether a lesson is at the table: it plays the other seat itself and says what is wanted."""
        setup = self._controller.setup
        return setup is not None and bool(setup.lesson)

    @property
    def _on_made_table(self) -> bool:
        """Whether a lesson is on a table made for it, on which something else may be wanted than what is wise."""
        setup = self._controller.setup
        return setup is not None and setup.is_made

    def _show_commands(self, decision: Decision | None) -> None:
        can_ask = self._may_ask(decision)
        self.hint_button.setEnabled(can_ask)
        self.hint_command.setEnabled(can_ask)
        self.hint_button.setVisible(not self._on_made_table)
        self.why_button.setVisible(self._controller.bot is not None and not self._in_lesson)
        self.why_button.setEnabled(bool(self.explained))
        self.why_command.setEnabled(bool(self.explained))

    def _may_ask(self, decision: Decision | None) -> bool:
        """Return whether there is something to advise, to nobody but the player who is asked.

        A choice that both may read is sometimes asked while the opponent's hand is on the screen. A hint comes from
        looking at the hand of the player who is asked, so the opponent must not read it.
        """
        if decision is None or len(decision.options) < 2 or self._on_made_table:
            return False
        return self._controller.open_table or self._controller.viewer == decision.player

    def _think(self, *, for_hint: bool) -> None:
        game, setup = self._controller.copy_of_game(), self._controller.setup
        if game is None or game.decision is None or setup is None:
            return
        self._for_hint, self._asked_at = for_hint, monotonic()
        if for_hint:
            self.thinker.ask_for_advice(game)
        else:
            self.thinker.ask(game, game.decision.player, seed=setup.seed, budget_ms=self.budget_ms, level=setup.level)

    def _say(self) -> None:
        self._say_thinking()
        if not self.box.isHidden():
            self._fill_box()

    def _say_thinking(self) -> None:
        if self._controller.asks_bot and not self._in_lesson:
            self._prompt.text.setText(say(w.THINKS.filled(who=self._name())))

    def _name(self) -> str:
        setup, bot = self._controller.setup, self._controller.bot
        return setup.seats[bot].name if setup is not None and bot is not None else ""

    # The program's choices.

    def _on_thought(self, advice: Advice) -> None:
        if self._for_hint:
            self._show_hint(advice)
            return
        self.chosen = advice
        self._choose_soon()

    def _on_failed(self) -> None:
        """Let the game go on after a fault: with the first legal choice, where the program is asked."""
        game = self._controller.copy_of_game()
        if self._for_hint or game is None or game.decision is None or not self._controller.asks_bot:
            self._show_commands(self._prompt.decision)
            return
        self._make(self._not_stopped(_plain_choices(game.decision)[0], game.decision))

    def _choose_soon(self, *_: object) -> None:
        """Make the choice once beats are over, the table is looked at, and it has stood still long enough."""
        self.waiting.stop()  # so that nobody who looks at another page meanwhile is called back by a choice
        if self.chosen is None or self._director.playing or not self._desk.at_table:
            self.waiting.stop()
            return
        game = self._controller.copy_of_game()
        begins = game is not None and game.decision is not None and game.decision.kind in _ACTS
        waited = (monotonic() - self._asked_at) * 1000
        self.waiting.start(max(0, round(self.pauses_ms[0 if begins else 1] - waited)))

    def _choose(self) -> None:
        advice = self.chosen
        if advice is None or not self._controller.asks_bot:
            return
        self.chosen = None
        game = self._controller.copy_of_game()
        if game is None or game.decision is None:
            return
        keys = self._not_stopped(advice.keys, game.decision)
        if keys == advice.keys and (advice.deals or advice.claims) and game.decision.kind not in _SMALL:
            self._note(game, advice)
        self._make(keys)

    def _not_stopped(self, keys: Keys, decision: Decision) -> Keys | None:
        """Return a choice, another one where a card's fault has stopped this one here; None where all were stopped."""
        if self._stopped_at != self._controller.journal:
            self._stopped_at, self._stopped = self._controller.journal, set()
        return next((some for some in (keys, *_plain_choices(decision)) if some not in self._stopped), None)

    def _make(self, keys: Keys | None) -> None:
        """Make a choice of the program, if there is one."""
        if keys is None:
            return
        self._stopped.add(keys)
        if self._controller.choose_for_bot(keys):
            self._stopped.clear()

    def _note(self, game: Game, advice: Advice) -> None:
        """Note a choice of the program that was none of one, as its opponent may know it."""
        decision = game.decision
        assert decision is not None
        view = game.view(None if self._controller.open_table else other_player(decision.player))
        is_open = decision.kind is DecisionKind.MAIN or view.decision is not None
        if view.turn != self._explained_turn:
            self._explained_turn = view.turn
            self.explained.clear()
        what = advice.label if is_open else w.CHOSE_HIDDEN
        self.explained.append(Explained(what, advice.own_reason, len(game.journal)))
        del self.explained[:-MOST_EXPLAINED]

    def tell_why(self) -> None:
        """Tell why the program chose what it did in its last turn."""
        if self.explained:
            lines = [w.CHOSE.filled(what=one.what, why=one.why) for one in self.explained]
            self._in_box = w.LAST_CHOICES.filled(who=self._name()), lines, same("")
            self._fill_box()

    def _fill_box(self) -> None:
        """Show the advice in the language of the interface."""
        title, lines, sure = self._in_box
        self.box.tell(say(title), "\n".join(say(line) for line in lines), say(sure), ui.language)

    # Hints.

    def give_hint(self) -> None:
        """Look ahead for whoever is asked, and show what would be wise."""
        decision = self._prompt.decision
        if not self._may_ask(decision) or self._controller.asks_bot or self.thinker.busy:
            return
        self._think(for_hint=True)  # its button stays: disabled, it would lose the keyboard

    def _show_hint(self, advice: Advice) -> None:
        self._show_commands(self._prompt.decision)
        self._in_box = w.ADVISED.filled(what=advice.label), [advice.reason], _sure(advice)
        self._fill_box()
        decision = self._prompt.decision
        cards = {option.key: option.card for option in decision.options} if decision is not None else {}
        self._inspector.point_out(cards.get(advice.keys[0]))


_ACTS: Final = (DecisionKind.MAIN, DecisionKind.HOUSE)
_SMALL: Final = (DecisionKind.SLOT, DecisionKind.TRIGGER, DecisionKind.ORDER, DecisionKind.KEY)
"""What matters too little to be explained."""


def _plain_choices(decision: Decision) -> list[Keys]:
    """Return choices that need no thought: with as few options as are allowed, but one where there is any."""
    keys, count = [key for key in decision.keys() if key != "done"], max(decision.min, 1)
    found: list[Keys] = [tuple(keys[at : at + count]) for at in range(len(keys) - count + 1)]
    return [*found, ("done",)] if decision.min == 0 or not found else found


def _sure(advice: Advice) -> Words:
    """Return how sure the advice is, "" where nobody can tell or where the choices came out alike."""
    if not advice.deals or advice.alike:
        return same("")
    return w.SURENESS.filled(sure=advice.how_sure, n=advice.best_in, deals=advice.deals)
