"""The rows of the log pane: which lines of a log are shown, how deep, and what is folded. Nothing here knows Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final, Protocol

from kfdesk.engine.terms import House, Player
from kfdesk.match.event_texts import Level, Names
from kfdesk.match.log_lines import LogLine
from kfdesk.match.log_model import GameLog, LoggedTurn, TurnSection
from kfdesk.text.lines import on_one_line
from kfdesk.text.runs import Role, Runs, plain
from kfdesk.text.words import Linked, Words

OPEN_TURNS: Final = 2
"""So many turns, the last ones, are unfolded until somebody folds them; older ones are folded."""
MOST_DEPTH: Final = 3
"""Lines that follow from one another in a longer row stand no deeper."""
FOLDED: Final = " …"
"""What ends a row below which rows are folded."""

RULE: Final = "rule:"
"""How the address of a link to an entry of the rulebook begins; that of a card begins with "card:"."""

_LEADS: Final = {Role.NAME: "{}", Role.TERM: f"{RULE}{{}}"}
_BREAKS = dict.fromkeys(map(ord, "\n\r\u2028\u2029"), " ")
"""What would begin a line of its own."""

FoldKey = tuple[str, int]
"""What can be folded: "turn" or "action", and the number of its first event in the game."""


class KnownNames(Names, Protocol):
    """Names of a game for one reader, who also knows which cards they belong to."""

    def id_of(self, number: int) -> str | None:
        """Return the id in the facts table of the card that `card` names; None for one nobody knows."""

    def printed_id(self, number: int) -> str | None:
        """Return the id of the card that `printed` names."""


class LinkedNames:
    """The names of a game, those of cards and players marked so that a row can show them as such."""

    def __init__(self, names: KnownNames) -> None:
        self._names = names

    def player(self, player: Player) -> Words:
        """Return the player's name."""
        return Linked(self._names.player(player).mapped(on_one_line), f"player:{player}")

    def house(self, house: House) -> Words:
        """Return the house's name."""
        return self._names.house(house)

    def id_of(self, number: int) -> str | None:
        """Return the id in the facts table of the card that `card` names; None for one nobody knows."""
        return self._names.id_of(number)

    def card(self, number: int) -> Words:
        """Return the card's name; "a card" is no link."""
        return _linked(number, self._names.id_of(number), self._names.card(number))

    def printed(self, number: int) -> Words:
        """Return the name printed on the card."""
        return _linked(number, self._names.printed_id(number), self._names.printed(number))


def _linked(number: int, known: str | None, name: Words) -> Words:
    return Linked(name, f"card:c{number}/{known}") if number and known else name


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the pane."""

    runs: Runs
    """What it says; names lead to what they name, "card:c12/anger", "player:0", terms to their entry."""
    line: LogLine | None
    """None above what comes before the first turn."""
    player: Player | None
    """Whose turn it belongs to."""
    depth: int = 0
    key: FoldKey | None = None
    """What it folds; None where nothing stands below it."""
    folded: bool = False
    house: House | None = None
    """Of a heading: the house that was chosen in its turn."""

    @property
    def heading(self) -> bool:
        """Whether it begins a turn."""
        return self.line is None or self.line.heading

    @property
    def plain(self) -> str:
        """What it says."""
        return plain(self.runs)

    def pieces(self) -> Iterator[tuple[str, str]]:
        """Yield its text piece by piece, with where a piece leads: "card:c12/anger", "player:0", "rule:glossary/steal",
        or "" for nowhere."""
        for run in self.runs:
            yield run.text, _LEADS.get(run.role, "").format(run.target) if run.target else ""
        if self.folded:
            yield FOLDED, ""


class Folds:
    """What readers have folded and unfolded themselves; all else follows the rule that old turns are folded."""

    def __init__(self) -> None:
        self._chosen: dict[FoldKey, bool] = {}

    def clear(self) -> None:
        """Forget everything: another game begins."""
        self._chosen.clear()

    def is_folded(self, key: FoldKey, *, old: bool = False) -> bool:
        """Return whether it is folded; `old` where it is a turn that is folded if nobody has said otherwise."""
        return self._chosen.get(key, old)

    def fold(self, key: FoldKey, folded: bool) -> None:
        """Fold or unfold."""
        self._chosen[key] = folded


class _Action:
    """The rows of one action: the first, and those that stand below it."""

    def __init__(self, first: Row, rest: Sequence[Row]) -> None:
        self.rows = (first, *rest)
        self.key: FoldKey | None = None
        """What its first row folds; None where nothing stands below it."""
        self._heads: tuple[Row, Row] = (first, first)
        if rest and first.line is not None:
            self.key = key = ("action", first.line.first)
            unfolded, folded = (Row(first.runs, first.line, first.player, 0, key, fold) for fold in (False, True))
            self._heads = unfolded, folded

    def shown(self, *, folded: bool) -> tuple[Row, ...]:
        """Return the rows that are seen; the same ones each time, so that they are soon found to be alike."""
        return self._heads[folded], *(() if folded else self.rows[1:])


class Rows:
    """Makes the rows of one reader's log; what has not changed is made once."""

    def __init__(self, log: GameLog, folds: Folds) -> None:
        self._log = log
        self._folds = folds
        self._language = "en"
        self._level = Level.NORMAL
        self._made: dict[TurnSection, tuple[object, list[_Action]]] = {}
        self._headings: dict[LoggedTurn, Row] = {}

    def use(self, language: str, level: Level) -> None:
        """Say lines in this language, up to this level."""
        self._language, self._level = language, level
        self.clear()

    def clear(self) -> None:
        """Forget the rows that were made."""
        self._made.clear()
        self._headings.clear()

    def forget(self, turns: Iterable[LoggedTurn]) -> None:
        """Forget the rows of turns that are in the log no more."""
        for turn in turns:
            self._headings.pop(turn, None)
            for section in turn.sections:
                self._made.pop(section, None)

    def shown(self) -> list[Row]:
        """Return the rows that are to be seen now."""
        found: list[Row] = []
        old = len(self._log.turns) - OPEN_TURNS
        for at, turn in enumerate(self._log.turns):
            key = ("turn", turn.first)
            folded = self._folds.is_folded(key, old=at < old)
            found.append(self._heading(turn, key, folded=folded))
            if not folded:
                found += self._below(turn)
        return found

    def every(self) -> Iterator[Row]:
        """Yield all rows up to the level, also those that are folded."""
        for turn in self._log.turns:
            if turn.heading is not None:
                yield self._headings.get(turn) or self._heading(turn, ("turn", turn.first), folded=False)
            for section in turn.sections:
                for action in self._actions(section, turn):
                    yield from action.rows

    def latest(self, count: int) -> tuple[Row, ...]:
        """Return the last rows up to the level but headings, so many at most, also those that are folded."""
        return tuple(islice(self._backward(), count))[::-1]

    def _backward(self) -> Iterator[Row]:
        """Yield all rows up to the level but headings, the last one first: a long log is not gone through for these."""
        for turn in reversed(self._log.turns):
            for section in reversed(turn.sections):
                for action in reversed(self._actions(section, turn)):
                    yield from reversed(action.rows)

    def reasons_of(self, line: LogLine) -> list[Row]:
        """Return a row for a line and one for each that it follows from, the nearest first."""
        return [Row(self._said(each.words), each, None) for each in (line, *self._log.reasons_of(line))]

    def _heading(self, turn: LoggedTurn, key: FoldKey, *, folded: bool) -> Row:
        made = self._headings.get(turn)
        is_old = made is not None and (made.folded, made.house) == (folded, turn.house)
        if made is None or not is_old or turn.heading is None:  # the title before the first heading may change
            said = self._said(turn.title)
            made = self._headings[turn] = Row(said, turn.heading, turn.player, 0, key, folded, turn.house)
        return made

    def _below(self, turn: LoggedTurn) -> Iterator[Row]:
        for section in turn.sections:
            for action in self._actions(section, turn):
                yield from action.shown(folded=action.key is not None and self._folds.is_folded(action.key))

    def _actions(self, section: TurnSection, turn: LoggedTurn) -> list[_Action]:
        """Return the actions of a section that have any rows."""
        made = self._made.get(section)
        if made is None or made[0] is not section.actions:
            rows: list[list[Row]] = []
            for action in section.actions:
                for line, depth in action.shown(self._level):
                    if not depth:
                        rows.append([])
                    rows[-1].append(Row(self._said(line.words), line, turn.player, min(depth, MOST_DEPTH)))
            made = self._made[section] = (section.actions, [_Action(first, rest) for first, *rest in rows])
        return made[1]

    def _said(self, words: Words) -> Runs:
        return tuple(run._replace(text=run.text.translate(_BREAKS)) for run in words.runs(self._language))
