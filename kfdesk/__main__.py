"""The command line: `kfdesk`, and its subcommands."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from textwrap import wrap
from typing import NamedTuple

from kfdesk import __version__, catalogs, collector
from kfdesk.text.arguments import arguments_in
from kfdesk.text.words import Words

NO_DISPLAY = Words(
    "kfdesk needs a display and found none: start it from a desktop session, "
    "or give it a virtual display by putting `xvfb-run -a` before the same command."
)
_ABOUT = Words("A desktop table for the card game KeyForge.")
_MANUAL = Words("The manual is in the program: F1, or Help in its menus, opens it, prints it and saves it as PDF.")
_COMMANDS = Words("commands, each with a --help of its own (a file of such a name is opened as ./NAME)")
_IMPORT = Words("put decks onto the shelf from files, folders, and links, and report every row")
_DECKS = Words("list, search, and export decks of the shelf, print their figures, and back the shelf up")
_CARDS = Words("search all cards, and count the copies of them in the decks of the shelf")
_TRIALS = Words("let decks of the shelf play against each other, and print how often each wins")
_TEXT = Words("print every phrase of the card language and the text of every card in all languages, side by side")
_WORDS = Words("print the words that cards are written in")
_WANTED = Words("only words that fit this text")
_SHARES = Words("print how far cards share their words, and no list")
_READ = Words("read the English text of a card and print it as it is understood, in all languages")
_OF_CARD = Words("text of a card as it is printed; each line is an ability")
_CALLED = Words("what the text calls its card (without it: this card)")
_ON = Words("type of the card that bears it")
_TYPES = ("creature", "action", "artifact", "upgrade")
_HOW_WELL = Words(
    "print how many known cards are read from their own texts, and from printed ones in CARDS (JSON lines)"
)
_NO_FILE = Words("{file} cannot be read: {why}")
_RULES = Words("print every entry of the rulebook with its tests, in a copy of the source tree")
_COVERAGE = Words("print that table (needed: no other can be printed)")
_FILES = Words("decks or games to open")
_SMOKE = Words("start the window, show it and leave again")
_VERSION = Words("show the version of the program and exit")
_PORTABLE = Words(
    "keep games, decks, settings, and logs in a folder beside the program; KFDESK_HOME names any other folder"
)

_FIGURES = Words(
    "{words} words, {used} of them used by cards, {once} by one card only: "
    "{own} of {cards} cards ({share} %) have such a word."
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with `argv` (default: the process's own arguments) and return its exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    catalogs.speak()
    if words[:1] == ["import"]:
        from kfdesk.collection.command import import_decks

        return import_decks(words[1:])
    if words[:1] == ["decks"]:
        from kfdesk.collection.decks_command import decks

        return _printed(lambda: decks(words[1:]))
    if words[:1] == ["cards"]:
        from kfdesk.collection.allcards.command import cards

        return _printed(lambda: cards(words[1:]))
    if words[:1] == ["trials"]:
        from kfdesk.trials.command import trials

        return _printed(lambda: trials(words[1:]))
    language = catalogs.system_language()
    command = commands(language).get(words[0]) if words else None
    with arguments_in(language):
        asked = (command.parser if command else parser_of_program(language)).parse_args(words[1:] if command else words)
    return _printed(lambda: command.run(asked)) if command else _open(asked, language)


def _open(asked: argparse.Namespace, language: str) -> int:
    """Open the window, and with it the files that are named."""
    if asked.portable:
        os.environ["KFDESK_HOME"] = str(portable_folder())
    if not has_display(sys.platform, os.environ):
        print(NO_DISPLAY.say(language), file=sys.stderr)
        return 1
    collector.keep_no_sources()
    gc.disable()  # nothing that is loaded now is ever let go: to look for it takes an eighth of the time
    try:
        from kfdesk.desk.app import run
    finally:
        gc.freeze()  # nor need later collections go through it
        gc.enable()
    return run(asked.files, smoke=asked.smoke)


def portable_folder() -> Path:
    """Return the folder beside the program in which a portable program keeps everything."""
    if getattr(sys, "frozen", False):
        return Path(sys.executable).resolve().parent / "kfdesk-data"
    top = Path(__file__).resolve().parent.parent
    return (top if (top / "pyproject.toml").is_file() else Path(sys.prefix)) / "kfdesk-data"


def has_display(platform: str, environment: Mapping[str, str]) -> bool:
    """Return whether a window can be shown. Only Linux has to be asked; a Qt platform that is named is believed."""
    if not platform.startswith("linux"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def _printed(prints: Callable[[], int]) -> int:
    """Run a command that prints; whoever reads only the beginning, such as `head` or a pager, ends it without noise."""
    try:
        code = prints()
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is still to be written goes nowhere
        return 0
    return code


class _Command(NamedTuple):
    """A command that prints something: how it is called, and what it does then."""

    parser: argparse.ArgumentParser
    run: Callable[[argparse.Namespace], int]


def commands(language: str) -> dict[str, _Command]:
    """Return the commands by their names, but for `import`, `decks`, `cards` and `trials`, which have their parsers
    where they are carried out."""

    def parser(name: str, about: Words) -> argparse.ArgumentParser:
        return argparse.ArgumentParser(prog=f"kfdesk {name}", description=_sentence(about, language))

    text, words, rules = parser("text", _TEXT), parser("words", _WORDS), parser("rules", _RULES)
    read = parser("read", _READ)
    read.add_argument("text", nargs="*", metavar="TEXT", help=_OF_CARD.say(language))
    read.add_argument("--name", metavar="NAME", help=_CALLED.say(language))
    read.add_argument("--type", choices=_TYPES, default=_TYPES[0], help=_ON.say(language))
    read.add_argument("--learn", action="store_true", help=argparse.SUPPRESS)  # the program's own call
    read.add_argument("--figures", nargs="?", const="", metavar="CARDS", help=_HOW_WELL.say(language))
    words.add_argument("text", nargs="*", metavar="TEXT", help=_WANTED.say(language))
    words.add_argument("--figures", action="store_true", help=_SHARES.say(language))
    rules.add_argument("--coverage", action="store_true", required=True, help=_COVERAGE.say(language))
    return {
        "text": _Command(text, _print_text),
        "words": _Command(words, _print_words),
        "rules": _Command(rules, _print_coverage),
        "read": _Command(read, _print_read),
    }


def _sentence(words: Words, language: str) -> str:
    return f"{words.title.say(language)}."


def _print_text(_: argparse.Namespace) -> int:
    from kfdesk.cards import library
    from kfdesk.language.phrasebook import print_phrases

    cards = library()
    implemented = [cards[card] for card in cards.implemented]
    print_phrases(sys.stdout, implemented, catalogs.listed("de"), catalogs.system_language())
    return 0


def _print_words(asked: argparse.Namespace) -> int:
    from kfdesk.cards.usage import word_uses
    from kfdesk.language.index import print_words

    if asked.figures:
        return _print_figures()
    wanted = " ".join(asked.text)
    found = print_words(sys.stdout, wanted, word_uses(), catalogs.system_language())
    if not wanted:
        print()
        _print_figures()
    return 0 if found else 1


def _print_read(asked: argparse.Namespace) -> int:
    """Print a text as it is understood, or how well texts are; the exit code says whether all was."""
    if asked.figures is not None:
        return _print_readings(asked.figures)
    from kfdesk.cards.read_command import print_read
    from kfdesk.engine.terms import CardType
    from kfdesk.language import nouns
    from kfdesk.text.nominals import Name
    from kfdesk.text.words import Pair

    if asked.learn:
        return _learn()
    called = asked.name or Pair("this card", "diese Karte")
    type_ = CardType(asked.type)
    name = Name(called, nouns.CARD_TYPES[type_])
    understood = print_read("\n".join(asked.text), name, type_, sys.stdout, catalogs.system_language())
    return 0 if understood else 1


def _learn() -> int:
    """Learn the grammar by which texts are read, and keep it."""
    from kfdesk.cards.grammars import learn_and_keep

    try:
        learn_and_keep()
    except OSError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _print_readings(cards: str) -> int:
    """Print how many cards are read from their texts, in one line behind the ids of those that are not."""
    from kfdesk.cards.read_figures import print_figures
    from kfdesk.cards.read_trials import TrialError
    from kfdesk.rule_coverage import source_tree

    try:
        print_figures(Path(cards) if cards else None, source_tree(), sys.stdout)
    except (OSError, ValueError, KeyError, TypeError) as error:
        print(_NO_FILE.filled(file=cards, why=str(error)).say(catalogs.system_language()), file=sys.stderr)
        return 1
    except TrialError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _print_coverage(_: argparse.Namespace) -> int:
    from kfdesk.rule_coverage import print_coverage, source_tree

    return print_coverage(source_tree())


def _print_figures() -> int:
    """Print how far cards share their words: the smaller the last share, the better the language."""
    from kfdesk.cards.usage import figures
    from kfdesk.language.index import words

    shown = figures(frozenset(word.name for word in words() if word.part != "terms"))
    share = 100 * shown.cards_with_a_word_of_their_own / shown.cards
    said = _FIGURES.filled(
        words=shown.words,
        used=shown.used,
        once=shown.used_once,
        own=shown.cards_with_a_word_of_their_own,
        cards=shown.cards,
        share=f"{share:.0f}",
    )
    print(said.say(catalogs.system_language()))
    return 0


def parser_of_program(language: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="kfdesk",
        description=_ABOUT.say(language),
        epilog=_epilog(language),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("files", nargs="*", metavar="FILE", help=_FILES.say(language))
    parser.add_argument("--smoke", action="store_true", help=_SMOKE.say(language))
    parser.add_argument(
        "--portable",
        action="store_true",
        help=_PORTABLE.say(language),
    )
    parser.add_argument("--version", action="version", version=f"kfdesk {__version__}", help=_VERSION.say(language))
    return parser


def _epilog(language: str) -> str:
    """Return the list of commands, and where the manual is."""
    about = {
        "import FILE ...": _IMPORT,
        "decks COMMAND": _DECKS,
        "cards COMMAND": _CARDS,
        "trials COMMAND": _TRIALS,
        "text": _TEXT,
        "words [TEXT]": _WORDS,
        "read TEXT": _READ,
        "rules --coverage": _RULES,
    }
    lines = [f"  {name:<17} {words.say(language)}" for name, words in about.items()]
    return "\n".join((f"{_COMMANDS.say(language)}:", *lines, "", *wrap(_MANUAL.say(language))))


if __name__ == "__main__":
    sys.exit(main())
