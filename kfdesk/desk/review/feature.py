"""Reviews as a feature of the window: opened for a game that is over for good, worked out beside it, and kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMessageBox

from kfdesk.desk import texts as shared
from kfdesk.desk.around_table.film_of_game import film_of
from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.kit.ui import say, ui
from kfdesk.desk.review import texts as w
from kfdesk.desk.review.asker import Asker
from kfdesk.desk.review.job import ReviewGame
from kfdesk.engine.decks import Seat
from kfdesk.engine.editions import NEWEST
from kfdesk.engine.terms import PLAYERS, Player, other_player
from kfdesk.engine.views import TableView
from kfdesk.match.header import Origin, name_of
from kfdesk.match.journal import Answer, By, JournalError
from kfdesk.match.recorded_game import RecordedGame, plain
from kfdesk.teach.bot.claims import About
from kfdesk.text.errors import reason_of
from kfdesk.text.runs import Runs
from kfdesk.text.words import Words, joined

if TYPE_CHECKING:
    from kfdesk.desk.review.page import ReviewPage, Shown
    from kfdesk.match.film import Film
    from kfdesk.teach.review.model import Moment, Review
    from kfdesk.teach.review.moments import Played
    from kfdesk.teach.review.tables import Table
    from kfdesk.teach.review.told import Told

_MOST_LOT = 2**31 - 1


class ReviewFeature(Feature):
    """Reviews games. Everything heavy is imported when it is first wanted."""

    film_wanted = Signal(object, object)
    """A recording that is to be watched, and with whose eyes."""
    drills_found = Signal(object)
    """Moments of a review as a tuple of `Drill`."""

    def __init__(self, desk: Desk, offer_when_over: Callable[[Words, Callable[[], None]], object]) -> None:
        """`offer_when_over` gives the prompt of a game that is over a button."""
        super().__init__(desk)
        self._page: ReviewPage | None = None
        self._path: Path | None = None
        self._film: Film | None = None
        """The game that is reviewed."""
        self._played: Played | None = None
        self._seat: Player = PLAYERS[0]
        self._review: Review | None = None
        self._at = -1
        self._is_stopped = False
        self.asker = Asker(self)
        self.asker.grown.connect(self._on_grown)
        self.asker.failed.connect(self._on_failed)
        self.command = desk.commands.add("game", w.MENU, self.review_present)
        self.command.setEnabled(False)
        offer_when_over(w.BUTTON, self.review_present)
        desk.controller.view_changed.connect(self._on_view)
        desk.controller.game_began.connect(self._on_game_began)
        ui.language_changed.connect(self._show_moment)

    # What the window says.

    def close(self) -> None:
        """Give up what is being worked out."""
        self.asker.stop()

    def _on_view(self, view: TableView) -> None:
        kept = self._desk.controller.kept_at is not None
        self.command.setEnabled(kept and view.winner is not None)

    def _on_game_began(self) -> None:
        """Forget the review of a game that comes to the table again, also from its end."""
        film = self._film
        if film is not None and self._desk.controller.has_at_table(film.recording):
            self.forget()

    # Opening.

    @property
    def page(self) -> ReviewPage:
        """The page, made when it is first asked for."""
        if self._page is None:
            from kfdesk.desk.around_table.looked_at import table_to_look_at
            from kfdesk.desk.card.faces import DeskFaces, rules_text
            from kfdesk.desk.review.page import ReviewPage

            def text(card: str, language: str) -> Runs:
                return rules_text(card, language, self._film.recording.header.edition if self._film else NEWEST)

            faces = DeskFaces(text)
            table = table_to_look_at(text, ("", ""))
            self._page = page = self.furnish(ReviewPage(table, faces))
            page.back_wanted.connect(self._desk.leave_page)
            page.stop_wanted.connect(self.stop)
            page.again_wanted.connect(self._begin)
            page.seat_wanted.connect(lambda seat: self._sit(PLAYERS[seat]))
            page.moment_wanted.connect(self.show_moment)
            page.watch_wanted.connect(self.watch)
            page.try_wanted.connect(self.try_again)
            self._desk.add_page(page, manual="review", again=lambda: self._desk.show_page(page))
        return self._page

    def review_present(self) -> None:
        """Review the game at the table; it must be over and kept."""
        path, view = self._desk.controller.kept_at, self._desk.controller.view()
        if view is None or view.winner is None:
            return
        if path is None:
            self._desk.tell(w.CANNOT, w.NOT_KEPT)
        else:
            self.review(path)

    def review(self, path: Path) -> None:
        """Review the game kept at `path`, if it is over for good; a message says why not, or asks whether it is."""
        film = self.film_at(path)
        if film is None:
            return
        controller, recording = self._desk.controller, film.recording
        if not recording.finished:
            self._desk.tell(w.CANNOT, w.NOT_OVER)
        elif recording.open_to_all:
            self.open(path, film)
        elif controller.has_at_table(recording) and controller.end_can_be_taken_back:
            self._ask_to_end(path, film)
        else:
            self._desk.tell(w.CANNOT, w.CAN_GO_ON)

    def film_at(self, path: Path) -> Film | None:
        """Return the film of a kept game, read to its end; None where it cannot be had, and that is said."""
        from kfdesk.match.recorded_game import read_recorded_game

        try:
            return film_of(read_recorded_game(path), self._desk)
        except JournalError as error:
            self._desk.tell(w.CANNOT, shared.CANNOT_READ.filled(file=error.file.name, problem=error.problem))
        except ValueError as error:
            self._desk.tell(w.CANNOT, w.CANNOT_BEGIN.filled(why=reason_of(error)))
        return None

    def _ask_to_end(self, path: Path, film: Film) -> None:
        """Ask whether the end of the game at the table is to stay, and show the review then."""
        yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No
        box = QMessageBox(QMessageBox.Icon.Question, say(w.TITLE), say(w.END_FOR_GOOD), yes | no, self._desk.frame)
        box.setDefaultButton(yes)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

        def answered(answer: int) -> None:
            if answer == yes and self._desk.controller.end_can_be_taken_back:
                self._desk.controller.hands_were_seen()
                film.end_for_good()
                self.open(path, film)

        box.finished.connect(answered)
        box.open()

    def open(self, path: Path, film: Film) -> None:
        """Show the review of a game that is over for good; `film` is that of the file at `path`."""
        from kfdesk.desk.card.faces import sets_of
        from kfdesk.desk.review.played import played_of

        self.forget()
        while not film.build():
            pass
        self._path, self._film, self._played = path, film, played_of(film)
        self.page.table.faces.sets = sets_of(film.recording.header.players())
        self._desk.show_page(self.page)
        self._sit(_seats(film)[0])

    def _sit(self, seat: Player) -> None:
        """Show the review of this seat: the one that is kept, or one that is worked out now."""
        from kfdesk.desk.review.kept import read_review

        film = self._film
        if film is None:
            return
        self.asker.stop()
        self._seat, self._review, self._at, self._is_stopped = seat, None, -1, False
        in_part = film.stopped is not None
        self.page.show_game(film.recording.name, film.recording.players, _seats(film), seat, in_part=in_part)
        self.page.show_moment(None, below=seat)
        kept = read_review(film, seat)
        if kept is not None:
            self._show(kept)
            self._give_drills(film, kept)  # those that are known are not taken in again
        else:
            self._begin()

    def _begin(self) -> None:
        if self._path is not None:
            self._is_stopped = False
            self.asker.ask(ReviewGame(self._path, self._seat))

    def forget(self) -> None:
        """Show no review any more, and give up what is being worked out."""
        self.asker.stop()
        self._film = self._played = self._review = self._path = None
        self._at = -1

    # While it is worked out.

    def stop(self) -> None:
        """Look for nothing more; what was found by then stays."""
        from kfdesk.teach.review.model import Review

        self.asker.stop()
        self._is_stopped = True
        self._show(self._review or Review(self._seat, of=1))

    def _on_failed(self, why: Words) -> None:
        self.stop()
        self._desk.tell(w.CANNOT, w.FAILED.filled(why=why))

    def _on_grown(self, review: Review) -> None:
        from kfdesk.desk.review.kept import keep_review

        film = self._film
        if film is None or review.seat != self._seat:
            return
        self._show(review)
        if review.whole:
            keep_review(film.recording, review)
            self._give_drills(film, review)

    def _show(self, review: Review) -> None:
        """Show what is known by now; the moment that is looked at stays, whatever its place is then."""
        before = self._moment
        self._review = review
        self._at = next((n for n, one in enumerate(review.moments) if before and one.at == before.at), -1)
        begins = before is None and bool(review.moments)
        if begins:
            self._at = 0
        self.page.show_review(review, self._at, is_stopped=self._is_stopped)
        if begins or (before is not None and self._at < 0):
            self._show_moment()

    # A moment.

    @property
    def _moment(self) -> Moment | None:
        review = self._review
        return review.moments[self._at] if review is not None and 0 <= self._at < len(review.moments) else None

    def show_moment(self, at: int) -> None:
        """Show one of the moments."""
        if self._review is not None:
            self._at = at
            self.page.show_review(self._review, at, is_stopped=self._is_stopped)
            self._show_moment()

    def _show_moment(self) -> None:
        if self._page is not None and self._film is not None:
            moment = self._moment
            shown = self._shown(self._film, moment) if moment is not None else None
            self._page.show_moment(shown, below=self._seat)

    def _shown(self, film: Film, moment: Moment) -> Shown:
        from kfdesk.desk.review.page import Shown
        from kfdesk.match.film import SEAT_EYES
        from kfdesk.teach.review.told import told

        game, seed = film.game(moment.at), film.recording.header.seed
        chosen = told(game, self._seat, moment.chosen.keys, seed)
        better = told(game, self._seat, moment.better.keys, seed)
        assert game.decision is not None
        cards = {option.key: option.card for option in game.decision.options}
        view = replace(film.view(moment.at, SEAT_EYES[self._seat]), decision=None)
        has_table = self._own_table(moment, 1) is not None
        return Shown(
            view, chosen.label, chosen.leads_to, better.label, _why(better),
            cards.get(moment.better.keys[0]), has_table, has_table or self._table(moment, 1) is not None,
        )  # fmt: skip

    def _own_table(self, moment: Moment, lot: int) -> Table | None:
        from kfdesk.teach.review.tables import table_at

        assert self._played is not None
        return table_at(self._played, self._seat, moment.at, moment.begins, lot)

    def _table(self, moment: Moment, lot: int) -> Table | None:
        """Return the table of a moment, else that of the beginning of its turn."""
        from kfdesk.teach.review.tables import table_of

        assert self._played is not None
        return table_of(self._played, self._seat, moment, lot)

    # Playing on.

    def watch(self) -> None:
        """Show the better line as a film."""
        from kfdesk.cards import library
        from kfdesk.match.film import SEAT_EYES
        from kfdesk.teach.review.tables import line_from

        moment, film = self._moment, self._film
        table = self._own_table(moment, Random().randint(1, _MOST_LOT)) if moment is not None else None
        if film is None or moment is None or table is None:
            return
        recording, other = film.recording, other_player(self._seat)
        scenario = recording.header.named(table.scenario)
        line = line_from(table.game(library()), self._seat, moment.better.keys, recording.header.seed)
        header = recording.header.model_copy(
            update={"start": scenario, "seed": 0, "origin": None, "partner": 1 if other else 0}
        )
        answers = tuple(Answer(entry, By.BOT) for entry in (*table.made, *line))
        name = plain(say(w.LINE_NAME.filled(game=recording.name, turn=moment.turn)))
        self.film_wanted.emit(RecordedGame(name, "", header, answers, (), True), SEAT_EYES[self._seat])

    def try_again(self) -> None:
        """Begin a game against the program from the table of the moment that is shown."""
        from kfdesk.desk.play.table_setup import TableSetup

        moment, film = self._moment, self._film
        table = self._table(moment, Random().randint(1, _MOST_LOT)) if moment is not None else None
        if film is None or moment is None or table is None:
            return
        recording, other = film.recording, other_player(self._seat)
        header = recording.header
        seats = list(header.players())
        name = seats[other].name if header.partner == other else say(shared.PROGRAM)
        program = Seat(name, seats[other].deck, seats[other].chains)
        seats[other] = program
        sides = list(header.named(table.scenario).players)
        sides[other] = sides[other].model_copy(update={"name": program.name})
        scenario = table.scenario.model_copy(update={"players": (sides[0], sides[1])})
        origin = Origin(file=name_of(recording.file) or "–", reason="branch", answers=moment.at, turn=moment.turn)
        setup = TableSetup(
            (seats[0], seats[1]), 0, edition=scenario.edition, scenario=scenario, origin=origin, bot=other,
            level=header.level, homemade=header.homemade,
        )  # fmt: skip
        controller = self._desk.controller
        if not controller.new_game(setup):
            return
        controller.name_game(plain(say(w.AGAIN_NAME.filled(game=recording.name, turn=moment.turn))))
        for entry in table.made:
            controller.choose(tuple(entry.split(" ")))
        self._desk.show_table()

    # Drills.

    def _give_drills(self, film: Film, review: Review) -> None:
        found = self.drills_of(film, review)
        self.drills_found.emit(found)
        self.page.show_drills(there=bool(found))

    def drills_of(self, film: Film, review: Review) -> tuple[object, ...]:
        """Return the moments whose tables can be laid out as drills that are due at once.

        There are none of games with home-made cards: a drill does not carry these along.
        """
        from kfdesk.desk.review.kept import file_of
        from kfdesk.teach.drills.model import MOST_MADE, Drill, Offer
        from kfdesk.teach.drills.schedule import first_memory

        mark, now = file_of(film.recording, review.seat).stem, datetime.now(UTC)
        found = []
        for moment in review.moments if not film.recording.header.all_homemade else ():
            table = self._own_table(moment, moment.at + 1)
            offers = [choice for choice in (moment.chosen, *moment.others) if len(choice.keys) == 1]
            if table is None or len(table.made) > MOST_MADE or len(offers) < 2 or len(moment.chosen.keys) != 1:
                continue
            found.append(
                Drill(
                    id=f"{mark}-{moment.at}",
                    game=film.recording.name[:200],
                    turn=moment.turn,
                    seat=int(review.seat),
                    sort=moment.sort,
                    table=film.recording.header.named(table.scenario),
                    made=table.made,
                    chosen=moment.chosen.keys[0],
                    offers=tuple(Offer(key=choice.keys[0], chance=choice.chance) for choice in offers),
                    motifs=moment.motifs,
                    memory=first_memory(now),
                )
            )
        return tuple(found)


def _seats(film: Film) -> list[Player]:
    """Return the seats that people had: the program is not reviewed."""
    return [seat for seat in PLAYERS if seat != film.recording.header.partner]


_TELLING: Final = {
    About.FORGES,
    About.STOPS_KEY,
    About.ENOUGH,
    About.GAINS,
    About.TAKES,
    About.DESTROYS,
    About.CAPTURES,
}
"""What tells by itself why a choice is good."""


def _why(better: Told) -> Words:
    """Return why a choice is better: what it leads to, and where that alone does not tell, how it was found."""
    if better.leads_to is None:
        return w.TRIED
    tells = any(claim.about in _TELLING for claim in better.claims)
    return better.leads_to if tells else joined((better.leads_to, w.TRIED), " ")
