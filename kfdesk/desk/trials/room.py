"""The room of trials: lets be played what somebody wants, gives way to a game at the table, shows what comes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from kfdesk.collection.store import DeckStore, Sort, StoreError
from kfdesk.desk.decks.open_shelf import OpenShelf
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.kit.ui import say
from kfdesk.desk.trials import texts as s
from kfdesk.desk.trials.keeper import Keeper
from kfdesk.desk.trials.page import TrialsPage
from kfdesk.desk.trials.pair_pane import GAMES
from kfdesk.desk.trials.play_pane import Chosen, Wish
from kfdesk.match.recorded_game import RecordedGame
from kfdesk.text.words import Words, same
from kfdesk.trials.chains import Even
from kfdesk.trials.conductor import Done, Job, Wrong
from kfdesk.trials.decks import TrialDeck
from kfdesk.trials.game import Failure, Row
from kfdesk.trials.jobs import (
    Ask,
    Compared,
    End,
    FindChains,
    Look,
    MakeFilm,
    Measure,
    NotTold,
    Pair,
    Play,
    Played,
    PlayPair,
)
from kfdesk.trials.run import Came, State
from kfdesk.trials.run_command import MOST_DECKS
from kfdesk.trials.why import task_of

_OF_PAIR = (PlayPair, FindChains, Ask, MakeFilm)


class TrialsRoom(QObject):
    """Everything around the page."""

    deck_wanted = Signal(str)
    """The key of a deck to be shown on the shelf."""
    search_wanted = Signal(object, object)
    """Two houses: the decks with the first that played are to be shown."""
    card_wanted = Signal(str)
    film_wanted = Signal(object)
    """A `RecordedGame` to be watched."""

    def __init__(self, desk: Desk, shelf: OpenShelf, keeper: Keeper) -> None:
        super().__init__(desk.frame)
        self._desk, self._shelf, self._keeper = desk, shelf, keeper
        self._came = 0
        """How many games of a pair came."""
        self.page = TrialsPage(self._chosen)
        desk.add_page(self.page, manual="trials", again=self.enter)
        self._connect()

    def _connect(self) -> None:
        page, keeper = self.page, self._keeper
        page.back.clicked.connect(self._desk.leave_page)
        page.play.start_wanted.connect(self.start)
        page.play.measure_wanted.connect(self.measure)
        page.play.pause_wanted.connect(keeper.pause)
        page.play.stop_wanted.connect(self.stop)
        page.play.player_changed.connect(self._show_player)
        page.table.deck_wanted.connect(self.deck_wanted)
        page.table.pairs_wanted.connect(self.show_pairs)
        page.houses.houses_wanted.connect(self.search_wanted)
        page.cards.card_wanted.connect(self.card_wanted)
        page.pair.games_wanted.connect(self._play_pair)
        page.pair.why_wanted.connect(self._ask_why)
        page.pair.chains_wanted.connect(self._find_chains)
        page.pair.film_wanted.connect(self._make_film)
        page.pair.stop_wanted.connect(self._stop_pair)
        keeper.changed.connect(self._on_changed)
        keeper.told.connect(self._on_told)
        keeper.ended.connect(self._on_ended)
        keeper.waits_changed.connect(self._show_running)

    # Entering.

    def enter(self, keys: Sequence[str] = ()) -> None:
        """Show the page; with keys these decks are chosen."""
        try:
            self._shelf()
        except StoreError as error:
            self._desk.tell(s.TITLE, error.problem)
            return
        play = self.page.play
        if keys:
            play.choose(self._of_keys(keys))
            self.page.show_tab(s.TAB_PLAY)
        else:
            play.choose_again()
        self._show_player(play.player_chosen)
        self._show_running()
        self._desk.show_page(self.page)

    def show_pairs(self, key: str) -> None:
        """Show a deck against all others."""
        if key:
            self.page.show_tab(s.TAB_PAIR)
            self.page.pair.show_deck(key)

    def _chosen(self, text: str) -> Chosen:
        try:
            store = self._shelf()
            ids = store.find(text, sort=[Sort("name")]).ids
            chosen = _playable(store, ids[: 2 * MOST_DECKS])
            return chosen if len(ids) <= 2 * MOST_DECKS else replace(chosen, found=len(ids))
        except StoreError as error:
            self._desk.tell(s.TITLE, error.problem)
            return Chosen((), 0)

    def _of_keys(self, keys: Sequence[str]) -> Chosen:
        store, wanted = self._shelf(), frozenset(keys)
        ids = store.find("").ids
        return _playable(store, [id_ for id_, key in zip(ids, store.keys(ids), strict=True) if key in wanted])

    def _show_player(self, player: str) -> None:
        self._keeper.look(player)
        self._on_changed(player)

    # What is wanted.

    def start(self, wish: Wish) -> None:
        """Play."""
        self.page.play.begin(wish)
        self._keeper.ask(Play(self._keeper.file, wish.keys, wish.player, wish.workers, wish.until, wish.most))

    def measure(self, wish: Wish) -> None:
        """Play a few games to see how long they take."""
        self.page.play.begin(wish)
        self._keeper.ask(Measure(self._keeper.file, wish.keys, wish.player, wish.workers))

    def stop(self) -> None:
        """End what is played."""
        if self._keeper.stop((Play, Measure)):
            self.page.play.show_stopping()

    def _stop_pair(self) -> None:
        if self._keeper.stop(_OF_PAIR):
            self.page.pair.say_state(s.STOPPING)

    def _play_pair(self, one: TrialDeck, other: TrialDeck) -> None:
        play = self.page.play
        self._of_pair(PlayPair(self._keeper.file, one, other, play.player_chosen, GAMES, play.at_once.value()))

    def _find_chains(self, stronger: TrialDeck, weaker: TrialDeck) -> None:
        play = self.page.play
        self._of_pair(FindChains(self._keeper.file, stronger, weaker, play.player_chosen, play.at_once.value()))

    def _ask_why(self, one: TrialDeck, other: TrialDeck) -> None:
        play = self.page.play
        self._of_pair(Ask(self._keeper.file, one, other, play.player_chosen, play.at_once.value()))

    def _make_film(self, row: Row) -> None:
        known = self._keeper.known.get(self.page.play.player_chosen)
        if known is not None:
            decks = [rating.deck for rating in known.table.decks]
            task = task_of(row, decks)
            name = say(s.FILM_NAME.filled(one=task.first.name, other=task.second.name))
            players = (say(s.FILM_PLAYER.filled(n=1)), say(s.FILM_PLAYER.filled(n=2)))
            self._of_pair(MakeFilm(task, name, players))

    def _of_pair(self, job: Job) -> None:
        self.page.pair.say_state(s.WAITING if self._keeper.jobs else s.BEGINS)
        self._keeper.ask(job)

    # What comes.

    def _on_changed(self, player: str) -> None:
        play = self.page.play
        if player != play.player_chosen:
            return
        known = self._keeper.known.get(player)
        self.page.pair.show_player(player)
        self.page.show_known(known)
        if known is not None:
            keys = [rating.deck.key for rating in known.table.decks]
            results = known.table.results.items()
            play.show_games({(keys[one], keys[other]): count for (one, other), (count, _) in results})
        else:
            play.show_games(None if self._keeper.reads(player) else {})

    def _on_told(self, what: object) -> None:
        job = self._keeper.jobs[0] if self._keeper.jobs else None
        play, pair = self.page.play, self.page.pair
        if isinstance(what, Failure):
            task = what.task
            filled = {"first": task.first.name, "second": task.second.name}
            words = s.FAILED_GAME.filled(**filled, seed=task.seed, why=same(what.error))
            (pair if isinstance(job, _OF_PAIR) else play).say_state(words)
        elif isinstance(what, NotTold):
            self._desk.tell(s.TITLE, what.words)
        elif isinstance(what, State):
            play.show_state(what)
        elif isinstance(what, Came) and isinstance(job, Play | Measure):
            play.show_came(what.seconds_a_game)
        elif isinstance(what, Came):
            self._came += 1
            pair.say_state(s.CAME.filled(n=self._came))
        elif isinstance(what, Compared):
            pair.say_state(s.COMPARING.filled(n=what.games, of=what.of))
        elif isinstance(what, Even) and isinstance(job, FindChains):
            pair.show_chains(job.player, job.stronger, job.weaker, what)

    def _on_ended(self, what: Done | Wrong) -> None:
        job, page = what.job, self.page
        self._came = 0
        words: Words | None = what.words if isinstance(what, Wrong) else None
        if isinstance(job, _OF_PAIR):
            page.pair.say_state(words)
            if isinstance(what, Done):
                self._show_found(job, what.found)
        elif isinstance(job, Play | Measure):
            played = what.found if isinstance(what, Done) else None
            end = played if isinstance(played, Played) else None
            page.play.end(words or _ended(end), reached=end is not None and end.end is End.REACHED)
        elif isinstance(job, Look) and words is not None:
            self._desk.tell(s.TITLE, words)
            self._on_changed(job.player)
        self._show_running()

    def _show_found(self, job: Job, found: object) -> None:
        if isinstance(job, Ask) and isinstance(found, Pair):
            self.page.pair.show_pair(job.player, job.one, job.other, found)
        elif isinstance(job, FindChains) and isinstance(found, Even):
            self.page.pair.show_chains(job.player, job.stronger, job.weaker, found)
        elif isinstance(found, RecordedGame):
            self._desk.go_on(partial(self.film_wanted.emit, found), self.enter)

    def _show_running(self) -> None:
        keeper = self._keeper
        self.page.play.show_running(keeper.plays, paused=keeper.paused, at_table=keeper.at_table)
        self.page.pair.show_running(any(isinstance(job, _OF_PAIR) and job.workers for job in keeper.jobs))


def _ended(played: Played | None) -> Words:
    """Return how a run ended."""
    if played is None or played.end is End.STOPPED:
        return s.STOPPED
    if played.end is End.REACHED:
        return s.REACHED
    return s.SOME_FAILED.filled(n=played.failed) if played.came else s.NONE_CAME


def _playable(store: DeckStore, ids: Sequence[int]) -> Chosen:
    rows = store.rows(ids)
    keys = tuple(row.key for row in rows if row.playable and not row.homemade)
    return Chosen(keys, len(rows) - len(keys))
