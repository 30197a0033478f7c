"""The games that were begun and not finished, for the start page: listed, and taken up again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kfdesk.collection.homemade import HomeCard
from kfdesk.desk import texts as s
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.engine.terms import player_at
from kfdesk.match import autosave
from kfdesk.match import journal as jn
from kfdesk.match.autosave import Continued, ReplayedGame
from kfdesk.match.game_library import GameLibrary, SavedGame
from kfdesk.match.header import NO_DECK
from kfdesk.match.home_marks import deck_words
from kfdesk.match.journal import Header, JournalError
from kfdesk.text.lines import on_one_line
from kfdesk.text.words import Words

_LONGEST_NAME = 40


class UnfinishedGames:
    """Knows the folder of games and how to begin one."""

    def __init__(
        self, start: Callable[[TableSetup], ReplayedGame], folder: Callable[[], Path] = autosave.games_folder
    ) -> None:
        self._start = start
        self.library = GameLibrary(folder)

    def unfinished(self) -> tuple[list[SavedGame], list[Words]]:
        """Return the newest unfinished games, last played first, and what to say of damaged files."""
        games, wrong = self.library.recent()
        return games, [problem_of(error) for error in wrong]

    def homemade(self, path: Path) -> tuple[HomeCard, ...]:
        """Return the home-made cards of the kept game at `path`; none where the file cannot be read to its end."""
        try:
            return jn.read(path).header.all_homemade
        except JournalError:
            return ()

    def take_up(self, path: Path) -> tuple[TableSetup, Continued]:
        """Return the kept game at `path`, ready to go on with; raises `JournalError`."""
        found = autosave.take_up(path, lambda header: self._start(table_setup(header)))
        return table_setup(found.header), found


def table_setup(header: Header) -> TableSetup:
    """Return how a kept game began."""
    begins = header.seed, header.first_player, header.open_table, header.edition
    bot = None if header.partner is None else player_at(header.partner)
    return TableSetup(
        header.players(), *begins, header.start, header.origin, bot, header.level, homemade=header.homemade
    )


def problem_of(error: JournalError) -> Words:
    """Return what to say of a file that could not be read to its end."""
    readable = len(error.sound.answers) if error.sound is not None else 0
    if not error.damaged or (error.aside is None and not readable):
        words = s.CANNOT_READ
    elif error.aside is None:
        words = s.STAYS_DAMAGED
    else:
        words = s.SET_ASIDE if error.sound is None else s.SET_ASIDE_LINE
    said = words.filled(
        file=error.file.name,
        line=error.line,
        problem=error.problem,
        n=readable,
        aside=error.aside.name if error.aside is not None else "",
    )
    return said if error.known is None else s.KNOWN_BEFORE.filled(said=said, known=error.known)


def label(game: SavedGame) -> Words:
    """Return what an unfinished game is called in a list: its name, who plays, the turn, the decks."""
    shown = game.summary
    one, two = (short(name) for name in shown.players)
    words = s.UNFINISHED_GAME if shown.turn else s.UNFINISHED_START
    who = words.filled(one=one, two=two, turn=shown.turn)
    whole = s.UNFINISHED_DECKS.filled(game=who, decks=decks_of(game, s.TWO_DECKS))
    return Words("{name}: {game}").filled(name=shown.name, game=whole) if shown.name else whole


def decks_of(game: SavedGame, both: Words) -> Words:
    """Return the decks of a game in the words `both`; only one where the other has no name, else "saved table".

    Those that were not published as they are have their marks.
    """
    decks = zip(game.summary.decks, game.summary.kinds, strict=True)
    named = [deck_words(short(name), kind) for name, kind in decks if name != NO_DECK]
    if len(named) == 2:
        return both.filled(one=named[0], two=named[1])
    return named[0] if named else s.SAVED_TABLE


def short(name: str) -> str:
    """Return a name on one line, not too long, without what Qt would not print."""
    plain = on_one_line(name)
    return plain if len(plain) <= _LONGEST_NAME else plain[: _LONGEST_NAME - 1] + "…"
