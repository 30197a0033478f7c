"""The pages of the manual: what they name is there, in every language, and facts come from the program."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QAction, QImage, QKeySequence, QShortcut

from kfdesk.__main__ import commands as printing_commands
from kfdesk.__main__ import parser_of_program
from kfdesk.collection.allcards.command import cards_parsers
from kfdesk.collection.command import import_parser
from kfdesk.collection.decks_command import decks_parsers
from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.features.commands import Command
from kfdesk.desk.film.page import FilmPage
from kfdesk.desk.homemade.feature import HomemadeFeature
from kfdesk.desk.manual.facts import Facts, interface_words, plain, read_pages
from kfdesk.desk.reading import pages
from kfdesk.desk.reading.pages import SUFFIX, Page, page_file, page_names, picture_file
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.refill_and_chains import chain_penalty
from kfdesk.match.film import Film
from kfdesk.match.formats import RECIPES
from kfdesk.match.recorded_game import read_recorded_game
from kfdesk.text.words import Words
from kfdesk.trials.command import trials_parsers
from tests.desk.film.hands import alone
from tests.desk.starts import play, setup
from tests.packaging.test_packages import script
from tests.windows import part_in

LANGUAGES = sorted(folder.name for folder in pages.folder().iterdir() if folder.is_dir())
FACT = re.compile(r"\{\w+:[^{}]+\}")
KEY = re.compile(r"\{key:([^{}]+)\}")
OPTION = re.compile(r"--[a-z][a-z-]+")
Commands = tuple[Command, ...]
MODIFIERS = {"Ctrl", "Shift", "Alt"}


def texts(language: str) -> dict[str, str]:
    return {name: page_file(name, language).read_text(encoding="utf-8") for name in page_names()}


def filled(commands: Commands, language: str) -> tuple[tuple[Page, ...], Facts]:
    facts = Facts(commands, language)
    return read_pages(language, facts), facts


def test_english_has_every_page_and_no_language_has_another_one() -> None:
    assert LANGUAGES == ["de", "en"]
    for language in LANGUAGES:
        found = {file.stem for file in (pages.folder() / language).glob("*" + SUFFIX)}
        assert found <= set(page_names())
        if language == pages.FALLBACK:
            assert found == set(page_names())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_that_a_page_names_is_known(commands: Commands, language: str) -> None:
    found, facts = filled(commands, language)
    assert facts.unknown == []
    for page in found:
        assert page.text.startswith("# "), page.name
        assert "{" not in page.text, page.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_to_pages_and_pictures_are_there(commands: Commands, language: str) -> None:
    found, _ = filled(commands, language)
    names = {page.name + SUFFIX for page in found}
    for page in found:
        assert set(page.links) <= names, page.name
        for picture in page.pictures:
            file = picture_file(picture, language)
            assert file.parent.parent.name == language, f"{picture} is not there in {language}"
            assert not QImage(str(file)).isNull(), file


def test_german_says_what_english_says(commands: Commands) -> None:
    for (name, english), german in zip(texts("en").items(), texts("de").values(), strict=True):
        assert Counter(FACT.findall(german)) == Counter(FACT.findall(english)), name
    for one, other in zip(filled(commands, "en")[0], filled(commands, "de")[0], strict=True):
        assert one.pictures == other.pictures
        assert one.links == other.links
        assert len(one.sections) == len(other.sections), one.name


def test_a_language_that_lacks_a_page_or_a_picture_takes_the_english_one(
    commands: Commands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "manual"
    shutil.copytree(pages.folder(), own)
    french = own / "fr"
    (french / "pictures").mkdir(parents=True)
    (french / "undo.md").write_text("# Annuler\n\n{shortcut:Undo}\n", encoding="utf-8")
    shutil.copy(own / "de" / "pictures" / "undo.webp", french / "pictures")
    monkeypatch.setattr(pages, "folder", lambda: own)
    found, facts = filled(commands, "fr")
    assert facts.unknown == []
    assert [page.title for page in found if page.name in ("undo", "table")] == ["The table", "Annuler"]
    assert picture_file("undo.webp", "fr").parent == french / "pictures"
    assert picture_file("table.webp", "fr").parent == own / "en" / "pictures"


def test_facts_are_said_in_the_language_of_the_page(commands: Commands) -> None:
    facts = Facts(commands, "de")
    said = facts.filled("{menu:Undo} {shortcut:Undo} {key:Ctrl+Left} {say:Play again} {rule:glossary/ward}")
    assert said == "Bearbeiten ▸ Rückgängig Strg+Z Strg+Pfeil links Noch einmal spielen Beschützen"
    assert facts.filled("{menu:Theme}, {menu:Dark}") == "Ansicht ▸ Farben, Ansicht ▸ Farben ▸ Dunkel"
    assert facts.filled("{say:Keep this hand}, {lesson:houses}") == "Hand behalten, Fraktionen"
    assert facts.unknown == []


def test_a_fact_that_is_unknown_stays_as_it_was_named_and_is_noted(commands: Commands) -> None:
    facts = Facts(commands, "en")
    assert facts.filled("Press {say:No such button} in {menu:Nowhere}.") == "Press No such button in Nowhere."
    assert facts.filled("{lesson:none}") == "none"
    assert facts.unknown == ["{say:No such button}", "{menu:Nowhere}", "{lesson:none}"]


def test_the_tables_list_every_command_with_keys_and_every_format(commands: Commands) -> None:
    keys = next(page for page in filled(commands, "en")[0] if page.name == "keys").text
    matches = next(page for page in filled(commands, "en")[0] if page.name == "matches").text
    with_keys = [command for command in commands if not command.keys.isEmpty()]
    assert "| Edit ▸ Undo | Ctrl+Z |" in keys
    assert keys.count(" ▸ ") == len(with_keys) > 10
    assert matches.count("| **") == len(RECIPES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("glossary/chains")
def test_the_first_game_says_of_chains_what_the_program_does(language: str) -> None:
    rows = re.findall(r"^\| (\d+) \w+ (\d+) \| (\d+) ", texts(language)["first-game"], re.MULTILINE)
    said = {chains: int(fewer) for least, most, fewer in rows for chains in range(int(least), int(most) + 1)}
    assert said == {chains: chain_penalty(chains) for chains in range(1, 25)}


# Keys and options that the pages write out.


def test_every_key_that_a_page_names_is_one_of_the_program(window: MainWindow, qtbot: Any, read_film: Film) -> None:
    room = part_in(window, DeckFeature).room
    film: FilmPage = alone(qtbot, read_film)
    assert room.place.isVisible()
    part_in(window, HomemadeFeature).open()
    part_in(window, HomemadeFeature).room.new()
    part_in(window, HomemadeFeature).build()
    known: set[str] = set()
    for parent in (window, film):
        known |= {shortcut.key().toString() for shortcut in parent.findChildren(QShortcut)}
        known |= {keys.toString() for action in parent.findChildren(QAction) for keys in action.shortcuts()}
    # Keys that widgets take from the key press itself; each stands in the module named.
    by_hand = {
        "Return": "table/widget.py",
        "Esc": "table/widget.py",
        "Up": "prompt/panels.py",
        "Down": "prompt/panels.py",
        "Space": "film/page.py",
        "Del": "games/page.py",
        "F2": "games/page.py",
        "Home": "log/text.py",
        "End": "log/text.py",
    }
    desk = Path(pages.__file__).parents[1]
    for key, module in by_hand.items():
        code = "Key_" + {"Esc": "Escape", "Del": "Delete"}.get(key, key)
        assert code in (desk / module).read_text(encoding="utf-8"), (key, module)
    in_the_manual = {"Ctrl+P", "Alt+Left", "Alt+Right"}  # test_reader presses them
    of_qt = {"Tab"}
    named = {key for text in texts("en").values() for key in KEY.findall(text)} - MODIFIERS
    assert {QKeySequence(key).toString() for key in named} == named, "keys are written as Qt writes them"
    assert named <= known | set(by_hand) | in_the_manual | of_qt


@pytest.fixture
def read_film(window: MainWindow) -> Film:
    window.controller.new_game(setup())
    play(window, 4)
    path = window.controller.kept_at
    assert path is not None
    film = Film(read_recorded_game(path))
    while not film.build():
        pass
    return film


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_command_line_names_every_option_and_no_other(language: str) -> None:
    text = texts(language)["commandline"]
    printing = printing_commands("en")
    of_decks, parts = decks_parsers("en")
    of_cards, of_card = cards_parsers("en")
    printed = (command.parser for command in printing.values())
    of_trials, trials = trials_parsers("en")
    of_its_own = (of_decks, *parts.values(), of_cards, *of_card.values(), of_trials, *trials.values())
    parsers = (parser_of_program("en"), import_parser("en"), *of_its_own, *printed)
    options = {option for parser in parsers for option in OPTION.findall(parser.format_help())}
    assert set(OPTION.findall(text)) == options
    named = {f"kfdesk {name}" for name in ("import", "decks", "cards", "trials", *printing)}
    assert named == set(re.findall(r"`(kfdesk [a-z]+)\b", text))
    assert "KFDESK_HOME" in text and "KFDESK_DEBUG" in text


def test_folders_are_those_of_this_computer(commands: Commands, home: Path) -> None:
    files = next(page for page in filled(commands, "en")[0] if page.name == "files").text
    for name in ("games", "decks", "settings.json", "kfdesk.log"):
        assert str(home / name).replace(str(Path.home()), "~") in files


# The style of the pages.


ADDRESS_OF_SEVERAL = re.compile(r"\b(?:euch|eure\w*|seid|habt|könnt|wollt|dürft|müsst|sollt|möchtet|heißt ihr)\b", re.I)
QUOTED = {"en": re.compile("“([^“”]+)”"), "de": re.compile("„([^„“]+)“")}
TERMS = {"en": {"Destroyed:", "after reap"}, "de": {"Zerstört:", "nach dem Ernten"}}
"""What pages quote from cards and the rulebook."""
MAY = {"may", "kannst", "darfst"}
SLOT = re.compile(r"\{\w+(?::\w+)?\}")
MARKED = re.compile(r"(?<![*\w])(\*{1,2})(?! )([^*]+)\1(?!\*)")


def prose(text: str) -> str:
    """Return a page without its code, facts and addresses of pictures and pages."""
    return re.sub(r"\]\([^)]*\)", "]", FACT.sub("X", re.sub(r"`[^`]*`", "X", text)))


def test_english_pages_are_written_as_the_interface_is() -> None:
    languages: Any = script("languages")
    for name, text in texts("en").items():
        for line in prose(text).splitlines():
            assert list(languages.problems_of_style(line)) == [], (name, line)


def test_the_german_pages_call_their_reader_du() -> None:
    found = {name: ADDRESS_OF_SEVERAL.findall(prose(text)) for name, text in texts("de").items()}
    assert {name: several for name, several in found.items() if several} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_page_quotes_from_the_program_the_program_says(language: str) -> None:
    """Words that a page writes out, with numbers or names in them, are those of the catalogs."""
    languages: Any = script("languages")
    said = [Words(text.message.text, context=text.message.context).say(language) for text in languages.texts()]
    forms = [re.sub(r"\\\{.*?\\\}", ".+", re.escape(plain(text))) for text in said if len(text) > 3]
    known = re.compile("|".join(f"(?:{form})" for form in forms))
    for name, text in texts(language).items():
        quoted = set(QUOTED[language].findall(FACT.sub("", text))) - TERMS[language]
        assert {words for words in quoted if words and not known.fullmatch(words)} == set(), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_writes_out_the_name_of_a_button_or_menu(commands: Commands, language: str) -> None:
    """A name that is written out grows old without notice: it is named as a fact instead."""
    names = {plain(words.say(language)) for several in interface_words().values() for words in several}
    names |= {plain(words.say(language)) for command in commands for words in command.path}
    for name, text in texts(language).items():
        running = "\n".join(re.sub(r"^(?:- |\d+\. )\*\*[^*]+\*\*", "", line) for line in text.splitlines())
        marked = {found[1] for found in MARKED.findall(running)}
        assert marked & names == set(), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_lessons_and_hints_quote_from_the_program_the_program_says(language: str) -> None:
    """They cannot take names of buttons and menus from the window: the window is built on them."""
    texts_: tuple[Any, ...] = script("languages").texts()
    said = [(text.file, Words(text.message.text, context=text.message.context).say(language)) for text in texts_]
    names = {SLOT.sub("{}", plain(text)) for file, text in said if not file.startswith("kfdesk/teach/")}
    quoted = {
        words
        for file, text in said
        if file.startswith("kfdesk/teach/")
        for words in QUOTED[language].findall(SLOT.sub("{}", text))
    }
    of_cards = {words for words in quoted if words.endswith(":") or words in MAY}
    assert len(quoted - of_cards) > 3
    assert {words for words in quoted - of_cards if words not in names} == set()


MENU = {"en": re.compile(r"\bthe (\w+) menu\b"), "de": re.compile(r"\bMenü „?(\w+)")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menus_that_lessons_name_are_there(commands: Commands, language: str) -> None:
    menus = {plain(command.path[0].say(language)) for command in commands}
    texts_: tuple[Any, ...] = script("languages").texts()
    lessons = (text.message for text in texts_ if text.file.startswith("kfdesk/teach/"))
    named = {
        menu
        for message in lessons
        for menu in MENU[language].findall(Words(message.text, context=message.context).say(language))
    }
    assert named and named <= menus
