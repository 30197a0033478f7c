"""The editor: a table changed with the judge's tools, a goal and texts, checked by the search and kept as a file."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QInputDialog, QPushButton, QWidget

from kfdesk.cards.facts import facts
from kfdesk.desk.card.grid import FlowLayout
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.ui import say, says, ui
from kfdesk.desk.prompt.search import folded
from kfdesk.desk.puzzles import editor_texts as e
from kfdesk.desk.puzzles import texts as w
from kfdesk.desk.puzzles.attempt import setup_of
from kfdesk.desk.puzzles.editor_dialogs import AddDialog, GoalDialog
from kfdesk.desk.puzzles.searcher import Checked, Searcher
from kfdesk.desk.teacher.guest import Guest
from kfdesk.engine.rules import SetupError
from kfdesk.engine.scenario import CardSpec, Scenario, Side
from kfdesk.engine.scenario_of_state import scenario_of
from kfdesk.engine.state import WRITTEN_PILES
from kfdesk.engine.terms import CardType, House, Step, Zone
from kfdesk.teach.puzzles import Goal, Puzzle
from kfdesk.teach.puzzles.goals import Forge
from kfdesk.teach.puzzles.model import LONGEST_TEXT, PuzzleText
from kfdesk.teach.puzzles.proof import Trivial
from kfdesk.teach.puzzles.shelf import save_own, saved_as
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words, enumerated, joined, same

if TYPE_CHECKING:
    from kfdesk.desk.teacher.feature import TeacherFeature

LESSON: Final = "puzzle-editor"
"""`TableSetup.lesson` at the editor's table."""
FACEDOWN_CARD: Final = "bumpsy"
"""The card that lies facedown as a token creature where the player has no deck to make it of."""
_HOUSES: Final = (House.BROBNAR, House.DIS, House.LOGOS)


class EditorBox(Guest):
    """What stands in the teacher's pane while a puzzle is edited."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.asks, self.help, self.said = Label(), says(Label(), e.HELP), Label()
        self.title.setObjectName("puzzleTitle")
        self.help.setObjectName("dim")
        for label in (self.title, self.asks, self.said, self.help):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.add, self.remove = says(QPushButton(), e.ADD), says(QPushButton(), e.REMOVE)
        self.judge, self.goal = says(QPushButton(), e.JUDGE), says(QPushButton(), e.GOAL)
        self.check, self.save = QPushButton(), says(QPushButton(), e.SAVE)
        self.play, self.leave = says(QPushButton(), e.PLAY), says(QPushButton(), w.LEAVE)
        set_kind(self.save, Kind.PRIMARY)
        acts = QWidget()  # so many buttons scroll with the words
        row = FlowLayout(acts, gap=6)
        for button in self.buttons:
            button.setAutoDefault(False)
            row.addWidget(button)
        self.lay_out((self.asks, self.said, acts, self.help), ())

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """All buttons, in their order."""
        return self.add, self.remove, self.judge, self.goal, self.check, self.play, self.save, self.leave


class Editor(QObject):
    """Edits one puzzle at the table."""

    left = Signal()
    """The list is wanted."""
    play_wanted = Signal(object)
    """This puzzle is to be tried."""

    def __init__(self, desk: Desk, teacher: TeacherFeature, open_judge: Callable[[], None]) -> None:
        super().__init__(desk.frame)
        self._desk, self._teacher = desk, teacher
        self.puzzle: Puzzle | None = None
        """What is edited, with the table it began with; None while nothing is."""
        self._path: Path | None = None
        self._checked: tuple[Puzzle, Checked] | None = None
        """What the search said, and of which puzzle."""
        self._last: Puzzle | None = None
        """What is edited, as the table last lay between two actions."""
        self._clean: Puzzle | None = None
        """The same as it was opened or saved; None until the table lies."""
        self._draft: Path | None = None
        """Where unsaved work is kept while something else is at the table."""
        self._kept: Puzzle | None = None
        """What was kept there last: whoever deletes it does not find it again."""
        self._asked: Puzzle | None = None
        self._said: Words = same("")
        self.searcher = Searcher(self)
        self.searcher.checked.connect(self._on_checked)
        self.searcher.failed.connect(self._show)
        self.box = EditorBox(teacher.pane)
        box = self.box
        for button, act in (
            (box.add, self.add_card), (box.remove, self.remove_card), (box.judge, open_judge),
            (box.goal, self.ask_goal), (box.check, self.check), (box.play, self.play), (box.save, self.save),
            (box.leave, self.leave),
        ):  # fmt: skip
            button.clicked.connect(lambda _=False, act=act: act())
        desk.controller.game_began.connect(self._on_game_began)
        desk.controller.decision_asked.connect(self._note)
        ui.language_changed.connect(self._show)

    # What the window says.

    def close(self) -> None:
        """Let the search end, and keep what is not saved."""
        self.keep_unsaved()
        self.searcher.close()

    # The table.

    def open(self, puzzle: Puzzle | None = None, path: Path | None = None) -> None:
        """Edit a puzzle, whose file that is, or a new one.

        What was kept though not saved is as unsaved as before; saving it changes the puzzle that it was made from.
        """
        if not self._desk.controller.may_leave():
            return
        self.keep_unsaved()
        self._last = self._clean = self._draft = self._kept = None
        self._path, self._checked, self._said = path, None, same("")
        called = _without_note(puzzle.name) if puzzle is not None else None
        if puzzle is not None and called is not None:
            puzzle = puzzle.model_copy(update={"name": called})
            self._path, self._draft = saved_as(path) if path is not None else None, path
        self._lay_out(puzzle or _blank())

    def go_on(self, puzzle: Puzzle) -> None:
        """Go on with a puzzle after it was tried."""
        if not self._desk.controller.may_leave():
            return
        self._said = same("")
        self._lay_out(puzzle)

    def _lay_out(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        names = (say(w.SOLVER), say(w.OTHER))
        self._desk.controller.new_game(replace(setup_of(puzzle, names), bot=None, lesson=LESSON))
        self._teacher.lend(self.box)
        self._show()

    def _on_game_began(self) -> None:
        setup = self._desk.controller.setup
        if self.puzzle is not None and (setup is None or setup.lesson != LESSON):
            self.keep_unsaved()
            self.puzzle = None
            self.searcher.drop()
            if self._teacher.pane.guest is self.box:
                self._teacher.lend(None)

    def present(self) -> Puzzle | None:
        """Return the puzzle with the table as it lies now; None in the middle of an action, which is said."""
        puzzle = self._as_it_lies()
        if puzzle is None and self.puzzle is not None:
            self._say(e.NOT_AT_REST)
        return puzzle

    def _as_it_lies(self) -> Puzzle | None:
        game = self._desk.controller.copy_of_game() if self.puzzle is not None else None
        if self.puzzle is None or game is None or not game.at_checkpoint:
            return None
        scenario = scenario_of(game.state)
        sides = [side.model_copy(update={"name": "", "deck_name": ""}) for side in scenario.players]
        return self.puzzle.model_copy(
            update={"scenario": scenario.model_copy(update={"players": tuple(sides)}), "solution": (), "proof": None}
        )

    @property
    def _seats(self) -> tuple[int, int]:
        """The solver's seat and the opponent's, as the table was laid out."""
        return (0, 1) if self.puzzle is None or self.puzzle.solver == 0 else (1, 0)

    def add_card(self) -> None:
        """Ask for a card, and begin anew from the table with it."""
        dialog = AddDialog(self._desk.frame)
        if dialog.exec() and dialog.card.card is not None:
            self.put(dialog.card.card, self._seats[dialog.whose.currentData()], dialog.zone)

    def put(self, card: str, seat: int, zone: Zone) -> None:
        """Add a card to the table: at the right end of a row, on top of a pile.

        A token creature is made of the top card of its player's deck, as in a game; its reference card is from then on
        the one of that player, also for those that lie there. Rule: "Token creatures".
        """
        puzzle = self.present()
        if puzzle is None:
            return
        pile = _PILES[zone]
        side = puzzle.scenario.players[seat]
        new = CardSpec(id=card)
        if facts()[card].type is CardType.TOKEN_CREATURE:
            below, deck = (side.deck[0].id, side.deck[1:]) if side.deck else (FACEDOWN_CARD, ())
            new = CardSpec(id=below, token_of=card)
            others = tuple(
                other.model_copy(update={"token_of": card}) if other.token_of is not None else other
                for other in side.battleline
            )
            side = side.model_copy(update={"deck": deck, "token": card, "battleline": others})
        held: tuple[CardSpec, ...] = getattr(side, pile)
        cards = (*held, new) if zone.in_play else (new, *held)
        try:
            self._lay_out(_with_side(puzzle, seat, side.model_copy(update={pile: cards})))
        except SetupError as refusal:
            self.puzzle = puzzle
            self._say(refusal.words)

    def remove_card(self) -> None:
        """Ask for a card, and begin anew from the table without it."""
        puzzle = self.present()
        if puzzle is None:
            return
        there: list[tuple[str, int, str, int]] = []
        for seat, side in enumerate(puzzle.scenario.players):
            who = say((w.SOLVER, w.OTHER)[self._seats.index(seat)])
            for pile, zone in WRITTEN_PILES.items():
                for at, card in enumerate(getattr(side, pile)):
                    name = say(facts()[card.id].title)
                    line = f"{len(there) + 1}. {name} ({who}, {say(zone.words)})"
                    there.append((line, seat, pile, at))
        if not there:
            return
        title, label = say(e.REMOVE), say(e.CARD)
        chosen, ok = QInputDialog.getItem(self._desk.frame, title, label, [line for line, *_ in there], 0, False)
        if ok:
            _, seat, pile, at = next(one for one in there if one[0] == chosen)
            self.take(seat, pile, at)

    def take(self, seat: int, pile: str, at: int) -> None:
        """Take the card at a place of a row or pile off the table, with all that lies on it."""
        puzzle = self.present()
        if puzzle is not None:
            side = puzzle.scenario.players[seat]
            held: tuple[CardSpec, ...] = getattr(side, pile)
            self._lay_out(_with_side(puzzle, seat, side.model_copy(update={pile: held[:at] + held[at + 1 :]})))

    # Goal and texts.

    def ask_goal(self) -> None:
        """Ask for goal and texts."""
        if self.puzzle is None:
            return
        dialog = GoalDialog(self.puzzle, self._desk.frame)
        if dialog.exec():
            self.puzzle = dialog.puzzle()
            self._note()
            self._checked = None
            self._say(same(""))

    # Checking.

    def check(self) -> None:
        """Let the search look for a solution; where it is looking, stop it."""
        if self.searcher.busy:
            self.searcher.drop()
            self._say(same(""))
            return
        puzzle = self.present()
        if puzzle is not None:
            self._checked = None
            self._asked = puzzle
            self.searcher.check(puzzle)
            self._say(e.CHECKING)

    def _on_checked(self, checked: Checked) -> None:
        if self._asked is None:
            return
        self._checked = self._asked, checked
        proof = checked.proof
        if not checked.is_known:
            self._say(e.UNKNOWN)
        elif proof is None:
            self._say(e.UNSOLVABLE)
        else:
            words = e.SOLVABLE.filled(
                n=proof.acts, first=len(proof.first), offered=proof.offered, percent=round(proof.by_lot / 10)
            )
            easy = _too_easy(checked.trivial)
            self._say(joined((words, easy), " ") if easy is not None else words)

    # Keeping.

    def _with_solution(self) -> Puzzle | None:
        """Return the puzzle as it lies, with the solution where the search found one for just this table and goal."""
        puzzle = self.present()
        if puzzle is not None and self._checked is not None and self._checked[0] == puzzle:
            checked = self._checked[1]
            return puzzle.model_copy(update={"solution": checked.solution, "proof": checked.proof})
        return puzzle

    def save(self) -> None:
        """Keep the puzzle among the player's own."""
        puzzle = self._with_solution()
        if puzzle is None:
            return
        if self._path is None:
            puzzle = puzzle.model_copy(update={"id": _id_of(say(puzzle.title))})
        try:
            self._path = save_own(puzzle, self._path)
            if self._draft is not None:  # only now: on a full disk it is all that there is
                self._draft.unlink(missing_ok=True)
                self._draft = None
        except OSError as fault:
            self._say(e.NO_WRITE.filled(why=reason_of(fault)))
            return
        self.puzzle = puzzle
        self._last = self._clean = self._as_it_lies()
        self._say(e.SAVED)

    def _note(self, *_: object) -> None:
        """Note how the table lies: another game may begin there at any time."""
        lies = self._as_it_lies()
        if lies is not None:
            self._last = lies
            self._clean = self._clean or lies

    def keep_unsaved(self) -> None:
        """Keep what is not saved in a file of its own, among the player's puzzles; saving removes it again."""
        last = self._last
        if last is None or last in (self._clean, self._kept):
            return
        id_ = last.id if self._path is not None else _id_of(say(last.title))
        draft = last.model_copy(update={"name": _with_note(last.name), "id": id_})
        try:
            self._draft = save_own(draft, self._draft, draft_of=self._path)
            self._kept = last
        except OSError as fault:
            self._desk.tell(w.TITLE, e.NO_WRITE.filled(why=reason_of(fault)))

    def leave(self) -> None:
        """Go to the list of puzzles."""
        self.keep_unsaved()
        self.left.emit()

    def play(self) -> None:
        """Try the puzzle as it lies."""
        puzzle = self._with_solution()
        if puzzle is not None:
            self.play_wanted.emit(puzzle)

    # What is said.

    def _say(self, words: Words) -> None:
        self._said = words
        self._show()

    def _show(self) -> None:
        puzzle, box = self.puzzle, self.box
        if puzzle is None:
            return
        box.title.setText(say(e.TITLE.filled(puzzle=puzzle.title)))
        box.asks.setText(say(puzzle.asks))
        box.said.setText(say(self._said))
        box.said.setVisible(bool(box.said.text()))
        box.check.setText(say(e.STOP if self.searcher.busy else e.CHECK))
        self._teacher.room.fit()


_PILES: Final = {zone: pile for pile, zone in WRITTEN_PILES.items()}


def _with_side(puzzle: Puzzle, seat: int, side: Side) -> Puzzle:
    """Return a puzzle with another side; cards are counted anew, and houses are those of the cards there are."""
    players = tuple(side if at == seat else other for at, other in enumerate(puzzle.scenario.players))
    return puzzle.model_copy(
        update={"scenario": puzzle.scenario.model_copy(update={"players": players, "numbers": ()})}
    )


def _blank() -> Puzzle:
    sides = (Side(houses=_HOUSES), Side(houses=_HOUSES))
    scenario = Scenario(players=sides, step=Step.MAIN, house=_HOUSES[0], turn=9)
    name = PuzzleText(en=e.UNNAMED.say("en"), de=e.UNNAMED.say("de"))
    return Puzzle(id="puzzle", name=name, goal=Goal(conditions=(Forge(),)), scenario=scenario)


def _notes() -> PuzzleText:
    """Return what stands behind the name of a puzzle that is kept though it was not saved."""
    return PuzzleText(en=f" {e.NOT_SAVED.say('en')}", de=f" {e.NOT_SAVED.say('de')}")


def _with_note(name: PuzzleText) -> PuzzleText:
    notes = _notes()

    def noted(text: str, note: str) -> str:
        return text[: LONGEST_TEXT - len(note)] + note if text else ""

    return PuzzleText(en=noted(name.en, notes.en), de=noted(name.de, notes.de))


def _without_note(name: PuzzleText) -> PuzzleText | None:
    """Return what a puzzle that was kept unsaved was called before, None for the name of any other."""
    notes = _notes()
    both = ((name.en, notes.en), (name.de, notes.de))
    if not name or not all(text.endswith(note) for text, note in both if text):
        return None
    return PuzzleText(en=name.en.removesuffix(notes.en), de=name.de.removesuffix(notes.de))


def _id_of(title: str) -> str:
    """Return an id, and the beginning of a file's name, for a title."""
    plain = re.sub(r"[^a-z0-9]+", "-", folded(title)).strip("-")
    return plain[:60].strip("-") or "puzzle"


def _too_easy(found: Trivial | None) -> Words | None:
    """Return why a puzzle is too easy, None where it is not."""
    if not found:
        return None
    names = {"short": e.SHORT, "open": e.OPEN, "by_lot": e.BY_LOT, "first_legal": e.FIRST_LEGAL, "greedy": e.GREEDY}
    return e.TOO_EASY.filled(why=enumerated(words for name, words in names.items() if getattr(found, name)))
