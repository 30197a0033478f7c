"""What the manual says of the program and the program knows better: menus, keys, folders, headings, numbers.

A page names such a fact in braces, and the program fills it in, so that it cannot grow old:

- `{menu:Undo}` where a command or a submenu is found: "Edit ▸ Undo";
- `{shortcut:Undo}` the keys of a command;
- `{key:Ctrl+F}` keys as they are called in the language of the page;
- `{say:Play again}` words of the interface, by the English ones (without the mark of a key and without "…");
- `{rule:glossary/ward}` the heading of an entry of the rulebook;
- `{lesson:chains-and-archives}` the title of a lesson;
- `{folder:games}` where something is kept;
- `{number:games-trash}` a number of days, weeks or months;
- `{version:now}` the version of the program;
- `{table:commands}` all commands of the menus with their keys, `{table:shelf}` what can be done with decks on the
  shelf, `{table:formats}` the formats of a match, `{table:pairings}` how people of an evening are paired,
  `{table:tie-breaks}` by what they are compared, `{table:keywords}` the keywords, `{table:phrases-when}` and its like
  the phrases of card texts (the groups of `kfdesk.language.reading.phrases`), each as a table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path

from PySide6.QtGui import QKeySequence

import kfdesk
from kfdesk import catalogs
from kfdesk.collection import backups, store
from kfdesk.collection.database import shelf_folder
from kfdesk.desk import texts as shared
from kfdesk.desk.art.own_pictures import pictures_folder
from kfdesk.desk.features.commands import Command
from kfdesk.desk.keyboard.key_names import key_names
from kfdesk.desk.keyboard.place_keys import IN_DECK_LISTS
from kfdesk.desk.kit.settings import FILE_NAME, config_folder
from kfdesk.desk.kit.spoken import in_words
from kfdesk.desk.program.logbook import log_file
from kfdesk.desk.program.report import without_home
from kfdesk.desk.reading.pages import Page, page_file, page_names
from kfdesk.engine import phrases
from kfdesk.engine.headings import HEADINGS, heading
from kfdesk.engine.rules import RuleId
from kfdesk.engine.terms import Edition
from kfdesk.match import game_library
from kfdesk.match.autosave import games_folder
from kfdesk.match.evenings.plan import PAIRINGS, Explained
from kfdesk.match.evenings.standings import TIE_BREAKS
from kfdesk.match.formats import RECIPES
from kfdesk.text.runs import of_text
from kfdesk.text.runs import plain as plain_of
from kfdesk.text.words import LANGUAGES, Words

_FACT = re.compile(r"\{(\w+):([^{}]+)\}")
_STRINGS = (
    "texts",
    "card.state_texts",
    "decks.deck_lists",
    "program.fault_texts",
    "log.texts",
    "decks.texts",
    "decks.double_texts",
    "decks.list_texts",
    "decks.compare_texts",
    "kit.save_table",
    "decks.command_texts",
    "decks.game_texts",
    "decks.point_texts",
    "games.texts",
    "film.texts",
    "judge.texts",
    "matches.texts",
    "evenings.texts",
    "trials.texts",
    "sheet.texts",
    "statistics.texts",
    "manual.texts",
    "shortcuts.texts",
    "practice.texts",
    "learning.texts",
    "puzzles.texts",
    "puzzles.editor_texts",
    "homemade.texts",
    "allcards.texts",
    "review.texts",
    "drills.texts",
)
"""The modules of `kfdesk.desk` with what `{say:…}` may name, beside the words of prompts in `kfdesk.engine`."""
STEP = " ▸ "
"""Between a menu and its entry."""

COMMAND = shared.COMMAND
KEYS = shared.SHORTCUT
FORMAT = shared.FORMAT
HOW = Words("How it is played")
PAIRING = Words("Who plays whom")
TIE_BREAK = Words("Compared by")
KEYWORD = Words("Keyword", context="heading")
MEANS = Words("What it means")
TYPED = Words("As you type it")
SAID = Words("As it is said in German")

_FOLDERS: Mapping[str, Callable[[], Path]] = {
    "settings": lambda: config_folder() / FILE_NAME,
    "games": games_folder,
    "decks": shelf_folder,
    "log": log_file,
    "languages": catalogs.own_folder,
    "pictures": pictures_folder,
}
_NUMBERS: Mapping[str, int] = {
    "games-trash": game_library.TRASH_DAYS,
    "stale": game_library.STALE_DAYS,
    "decks-trash": store.TRASH_DAYS,
    "backups": backups.DAYS,
    "backup-weeks": backups.WEEKS,
    "backup-months": backups.MONTHS,
}


class Facts:
    """Fills in the facts of pages in one language; `unknown` gathers what a page named and nothing is."""

    def __init__(self, commands: Iterable[Command], language: str) -> None:
        self.unknown: list[str] = []
        self._language = language
        self._listed = tuple(commands)
        self._paths = {plain(path[-1].en): path for path in _paths(self._listed)}
        self._keys = {plain(command.path[-1].en): command.keys for command in self._listed}
        self._kinds: Mapping[str, Callable[[str], str | None]] = {
            "menu": self._menu,
            "shortcut": self._shortcut,
            "key": self._key,
            "say": self._say,
            "rule": self._rule,
            "lesson": self._lesson,
            "folder": self._folder,
            "number": lambda name: str(_NUMBERS[name]) if name in _NUMBERS else None,
            "table": self._table,
            "version": lambda _: kfdesk.__version__,
        }

    def filled(self, text: str) -> str:
        """Return a page with its facts; one that is not known stays as it was named."""
        return _FACT.sub(self._fact, text)

    def _fact(self, found: re.Match[str]) -> str:
        kind, name = found.groups()
        fill = self._kinds.get(kind)
        said = fill(name) if fill is not None else None
        if said is None:
            self.unknown.append(found[0])
            return name
        return said

    def _menu(self, name: str) -> str | None:
        path = self._paths.get(name)
        return self._where(path) if path is not None else None

    def _shortcut(self, name: str) -> str | None:
        keys = self._keys.get(name)
        return key_names(keys, self._language) or None if keys is not None else None

    def _key(self, keys: str) -> str:
        return key_names(QKeySequence(keys), self._language) or keys  # a modifier by itself is no key sequence

    def _say(self, name: str) -> str | None:
        found = {plain(words.say(self._language)) for words in interface_words().get(name, ())}
        return found.pop() if len(found) == 1 else None

    def _rule(self, name: str) -> str | None:
        return heading(RuleId(name)).say(self._language) if name in HEADINGS else None

    def _lesson(self, name: str) -> str | None:
        from kfdesk.teach.lessons import lessons

        return next((lesson.title.say(self._language) for lesson in lessons() if lesson.id == name), None)

    def _folder(self, name: str) -> str | None:
        return f"`{without_home(str(_FOLDERS[name]()))}`" if name in _FOLDERS else None

    def _table(self, name: str) -> str | None:
        group = name.removeprefix("phrases-")
        if group != name:
            return "\n".join(self._phrases(group)) or None
        makes = {
            "commands": self._commands,
            "shelf": self._shelf,
            "formats": self._formats,
            "pairings": lambda: self._explained(PAIRING, PAIRINGS.values()),
            "tie-breaks": lambda: self._explained(TIE_BREAK, TIE_BREAKS.values()),
            "keywords": self._keywords,
        }
        return "\n".join(f"| {left} | {right} |" for left, right in makes[name]()) if name in makes else None

    def _commands(self) -> Iterator[tuple[str, str]]:
        yield from self._head(COMMAND, KEYS)
        for command in self._listed:
            if not command.keys.isEmpty():
                yield self._where(command.path), key_names(command.keys, self._language)

    def _shelf(self) -> Iterator[tuple[str, str]]:
        from kfdesk.desk.decks.commands import SPECS

        yield from self._head(COMMAND, KEYS)
        for name, spec in SPECS.items():
            if spec.on_shelf:
                yield (
                    plain(spec.words.say(self._language)),
                    key_names(QKeySequence(IN_DECK_LISTS[name][0]), self._language),
                )

    def _formats(self) -> Iterator[tuple[str, str]]:
        yield from self._head(FORMAT, HOW)
        for recipe in RECIPES.values():
            yield f"**{recipe.name.say(self._language)}**", recipe.says(Edition.V18_4).say(self._language)

    def _explained(self, head: Words, several: Iterable[Explained]) -> Iterator[tuple[str, str]]:
        yield from self._head(head, HOW)
        for one in several:
            yield f"**{one.name.say(self._language)}**", one.text.say(self._language)

    def _keywords(self) -> Iterator[tuple[str, str]]:
        from kfdesk.language.nouns import KEYWORDS

        yield from self._head(KEYWORD, MEANS)
        for word in KEYWORDS.values():
            yield word.name.en, _without_marks(word.reminder.say(self._language).replace("{n}", "2"), self._language)

    def _phrases(self, group: str) -> Iterator[str]:
        """Yield the lines of the table of a group of phrases: English as it is typed, German as it is said back."""
        from kfdesk.language.reading.phrases import phrases

        for at, phrase in enumerate(phrases().get(group, ())):
            if at == 0:
                yield from (f"| {TYPED.say(self._language)} | {SAID.say(self._language)} |", "| --- | --- |")
            said = (_without_marks(text, code) for text, code in zip(phrase, LANGUAGES, strict=True))
            yield "| {} | {} |".format(*said)

    def _head(self, left: Words, right: Words) -> tuple[tuple[str, str], tuple[str, str]]:
        return (left.say(self._language), right.say(self._language)), ("---", "---")

    def _where(self, path: Sequence[Words]) -> str:
        return STEP.join(plain(words.say(self._language)) for words in path)


def _without_marks(text: str, language: str) -> str:
    """Return a text on one line, its icons as words, with nothing in it that Markdown would take for a sign."""
    line = " ".join(plain_of(in_words(of_text(text), language)).split())
    return line.replace("|", "/").replace("*", "")


def plain(text: str) -> str:
    """Return the words of a command or button without the mark of its key and without the dots at its end."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…")


@cache
def interface_words() -> Mapping[str, frozenset[Words]]:
    """Return the words of the interface by their plain English."""
    found: dict[str, set[Words]] = {}
    for module in (phrases, *(import_module(f"kfdesk.desk.{name}") for name in _STRINGS)):
        for value in vars(module).values():
            several = value.values() if isinstance(value, Mapping) else value if isinstance(value, tuple) else (value,)
            for words in several:
                if isinstance(words, Words):
                    found.setdefault(plain(words.en), set()).add(words)
    return {english: frozenset(words) for english, words in found.items()}


def _paths(commands: Sequence[Command]) -> Iterator[tuple[Words, ...]]:
    """Yield where every command and every submenu stands."""
    for command in commands:
        for depth in range(2, len(command.path) + 1):
            yield command.path[:depth]


def read_pages(language: str, facts: Facts) -> tuple[Page, ...]:
    """Return all pages in this language, filled with these facts."""
    return tuple(
        Page(name, facts.filled(page_file(name, language).read_text(encoding="utf-8"))) for name in page_names()
    )
