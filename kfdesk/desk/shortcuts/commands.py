"""Which commands have keys: those of the menus, whose keys can be changed, and keys that belong to a place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence

from kfdesk.desk import texts as s
from kfdesk.desk.decks.commands import SPECS
from kfdesk.desk.keyboard import place_keys
from kfdesk.desk.log.texts import UNDO_TO
from kfdesk.desk.shortcuts import texts as w
from kfdesk.engine.phrases import END_TURN
from kfdesk.text.words import Words

Chosen = Mapping[str, str]
"""Keys that somebody chose, by the name of the command: as Qt writes them in every language, "" for none."""
STEP = " ▸ "


@dataclass(frozen=True, slots=True)
class Keyed:
    """A command and its keys. `action` is None where the keys belong to a place and cannot be changed."""

    name: str
    path: tuple[Words, ...]
    usual: tuple[QKeySequence, ...]
    action: QAction | None = None

    def keys(self, chosen: Chosen) -> tuple[QKeySequence, ...]:
        """Return the keys it has now."""
        if self.action is None or self.name not in chosen:
            return self.usual
        keys = QKeySequence(chosen[self.name])
        return () if keys.isEmpty() else (keys,)

    def said(self, language: str) -> str:
        """Return where it stands and what it is called."""
        return STEP.join(plain(words.say(language)) for words in self.path)


def plain(text: str) -> str:
    """Return the words of a command without the mark of its letter and without the dots at its end."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…")


def in_menus(listed: Iterable[tuple[tuple[Words, ...], QAction]]) -> Iterator[Keyed]:
    """Yield the commands of the menus with the keys they have now; choices of a submenu have none."""
    for path, action in listed:
        if len(path) == 2:
            yield Keyed("/".join(plain(words.en) for words in path), path, tuple(action.shortcuts()), action)


def in_places() -> Iterator[Keyed]:
    """Yield keys that count in one place only: at the table, in the log, on a page, in the lists of the deck shelf."""
    at_the_table: dict[Words, tuple[str, ...]] = {
        w.CHOOSE_BY_NUMBER: place_keys.NUMBERS,
        s.SHOW_TIMING: (place_keys.TIMING_CHART,),
        s.LARGE_TIMING: (place_keys.LARGE_TIMING_CHART,),
        w.TURN_OVER: (place_keys.TURN_CARD_OVER,),
        w.EXPLAIN: (place_keys.EXPLAIN_CARD,),
        w.SCROLL: place_keys.SCROLL_CARD,
        w.PIN: (place_keys.PIN_CARD,),
        w.WALK: place_keys.WALK,
        w.CLICK: place_keys.CLICK,
        END_TURN: (place_keys.END_TURN,),
        w.GO_BACK: (place_keys.GO_BACK,),
    }
    for words, keys in at_the_table.items():
        yield Keyed("", (w.AT_THE_TABLE, words), tuple(map(QKeySequence, keys)))
    yield Keyed("", (w.IN_THE_LOG, UNDO_TO), (QKeySequence(place_keys.UNDO_TO_LINE),))
    on_my_cards = {
        w.NEW_CARD: place_keys.NEW_CARD,
        w.COPY_CARD: place_keys.COPY_CARD,
        w.TRY_CARD: place_keys.TRY_CARD,
        w.PROPOSALS: place_keys.PROPOSALS,
        w.NEXT_NOT_UNDERSTOOD: place_keys.NEXT_NOT_UNDERSTOOD,
    }
    for words, key in on_my_cards.items():
        yield Keyed("", (w.ON_MY_CARDS, words), (QKeySequence(key),))
    for name, spec in SPECS.items():
        if spec.on_shelf:
            yield Keyed("", (w.IN_THE_LISTS, spec.words), tuple(map(QKeySequence, place_keys.IN_DECK_LISTS[name])))


def owner(commands: Iterable[Keyed], keys: QKeySequence, chosen: Chosen, besides: Keyed) -> Keyed | None:
    """Return the other command that these keys belong to; keys of lists do not count, they hold in lists only."""
    for command in commands:
        if command is not besides and command.path[0] is not w.IN_THE_LISTS and keys in command.keys(chosen):
            return command
    return None
