"""What is mended about decks: doubles become one, names and lists are corrected by hand; each taken back with one
key."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial

from PySide6.QtCore import QObject, Signal

from kfdesk.collection.byhand import by_hand, renamed
from kfdesk.collection.composing import changed_copy
from kfdesk.collection.doubles import Double, Likeness
from kfdesk.collection.fetch_list import Waiting
from kfdesk.collection.joining import Joined
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.store import DeckStore
from kfdesk.desk.decks import double_texts as w
from kfdesk.desk.decks.acting import Acts
from kfdesk.desk.decks.browse import BrowsePage
from kfdesk.desk.decks.double_pairs import Pair
from kfdesk.desk.kit.ui import say
from kfdesk.text.words import Words


class Mending(QObject):
    """Changes the shelf for the page, by way of its acts."""

    copied = Signal(str)
    """The key of a deck that was copied just now."""

    def __init__(self, page: BrowsePage, acts: Acts) -> None:
        super().__init__(page)
        self._page, self._acts = page, acts

    # Doubles.

    def doubles(self) -> Sequence[tuple[Double, str]]:
        """Return the pairs that there are now, each with the name of the deck that stays."""
        return self._acts.read(_named_doubles) or ()

    def pair(self, double: Double) -> Pair | None:
        """Return the decks of a pair; None where one of them is gone."""
        self._page.detail.flush()  # its notes may be among what is joined
        shown = (self._page.shown_of_key(double.stays), self._page.shown_of_key(double.goes))
        return Pair(double, shown[0], shown[1]) if shown[0] is not None and shown[1] is not None else None

    def join(self, doubles: Sequence[Double]) -> bool:
        """Make one deck of each of these pairs; it can be taken back at once."""
        self._page.detail.flush()
        done: list[Joined] = []
        if doubles:
            self._acts.change(partial(_join, doubles, done))  # those before one that failed are joined
        if not done:
            return False
        words = w.JOINED.filled(name=done[0].stays.deck.name) if len(done) == 1 else w.JOINED_ALL.filled(n=len(done))
        self._page.decks_came()
        self._page.notice.say(words, partial(self._part, done))
        return True

    def _part(self, done: Sequence[Joined]) -> None:
        def part(store: DeckStore) -> None:
            for joined in reversed(done):
                store.doubles.part(joined)

        if self._acts.change(part):
            self._page.decks_came()

    def set_apart(self, pair: Pair) -> bool:
        """Call two decks two, whatever their lists say."""
        one, other = pair.double.stays, pair.double.goes
        if not self._acts.change(lambda store: store.doubles.set_apart(one, other)):
            return False
        self._page.decks_came()
        words = w.SET_APART.filled(name=pair.stays.deck.name, other=pair.goes.deck.name)
        self._page.notice.say(words, partial(self._together, one, other))
        return True

    def _together(self, one: str, other: str) -> None:
        if self._acts.change(lambda store: store.doubles.set_together(one, other)):
            self._page.decks_came()

    def take_back(self) -> bool:
        """Take the last act back; return False when there is nothing."""
        return self._page.notice.take_back()

    # Changed by hand.

    def rename(self, key: str, name: str) -> None:
        """Call a deck by another name; nothing said is its own."""
        self._replace(key, lambda deck: renamed(deck, name), w.RENAMED)

    def keep_corrected(self, deck: DeckRecord) -> None:
        """Keep a deck whose list was corrected."""
        self._replace(deck.key, lambda _: deck, w.CORRECTED)

    def as_it_came(self, keys: Sequence[str]) -> None:
        """Take everything back that was changed by hand about a deck."""
        for key in keys[:1]:
            self._replace(key, lambda deck: deck.as_it_came, w.CAME_BACK)

    def copy(self, key: str) -> None:
        """Put a copy of a deck on the shelf: a home-made one."""
        deck = self._acts.read(lambda store: store.get(key))
        if deck is None:
            return
        made = changed_copy(deck, say(w.COPY_NAME.filled(name=deck.name)), added=datetime.now(UTC))
        if self._acts.change(lambda store: store.add([made])):
            self._page.decks_came()
            self._page.notice.say(w.COPIED.filled(name=made.name), partial(self._without, made.key))
            self.copied.emit(made.key)

    def _without(self, key: str) -> None:
        if self._acts.change(lambda store: store.trash([key])):
            self._page.decks_came()

    def _replace(self, key: str, change: Callable[[DeckRecord], DeckRecord], words: Words) -> None:
        before = self._acts.read(lambda store: store.get(key))
        if before is None:
            return
        after = change(before)
        if after != before and self._put(after):
            self._page.notice.say(words.filled(name=after.name), partial(self._put_back, before))

    def _put_back(self, deck: DeckRecord) -> None:
        """Give a deck the name and the list again that it had by hand; what came to it since stays."""
        now = self._acts.read(lambda store: store.get(deck.key))
        if now is not None and not now.is_composed and not deck.is_composed:
            deck = by_hand(now.as_it_came, deck)
        self._put(deck)

    def _put(self, deck: DeckRecord) -> bool:
        done = self._acts.change(lambda store: store.replace(deck))
        if done:
            self._page.decks_came()
        return done

    # To be fetched.

    def waiting(self) -> Sequence[Waiting]:
        """Return the decks that wait to be fetched."""
        return self._acts.read(lambda store: store.to_fetch.all()) or ()

    def forget_waiting(self, waiting: Sequence[Waiting]) -> None:
        """Let decks wait no longer."""
        if waiting and self._acts.change(lambda store: store.to_fetch.remove(one.uuid for one in waiting)):
            self._page.refresh_holdings()
            self._page.notice.say(w.REMOVED.filled(n=len(waiting)), partial(self._wait_again, waiting))

    def _wait_again(self, waiting: Sequence[Waiting]) -> None:
        if self._acts.change(lambda store: store.to_fetch.put_back(waiting)):
            self._page.refresh_holdings()


def _named_doubles(store: DeckStore) -> Sequence[tuple[Double, str]]:
    found = store.doubles.all()
    names = {double.stays: deck.name for double in found if (deck := store.get(double.stays)) is not None}
    return [(double, names[double.stays]) for double in found if double.stays in names]


def _join(doubles: Sequence[Double], done: list[Joined], store: DeckStore) -> None:
    for double in doubles:
        keys = store.doubles.keys_now((double.stays, double.goes))
        now: Double | None = double
        if keys != [double.stays, double.goes]:  # one of them became one with a third deck just now
            now = store.doubles.between(*keys) if len(keys) > 1 else None
        if now is not None and now.likeness in (double.likeness, Likeness.SURE):
            done.append(store.doubles.join(now.stays, now.goes))
