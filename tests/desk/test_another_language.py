"""The whole program in a language that nobody speaks: every text is taken from the catalogs, and has its room."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from kfdesk import catalogs, resources
from kfdesk.cards.facts import LANGUAGES_OF_NAMES, facts, sets
from kfdesk.collection.files import sample_decks
from kfdesk.collection.query import parse
from kfdesk.collection.samples import begin_with_samples
from kfdesk.collection.store import DeckStore
from kfdesk.desk.decks.texts import SEARCH_EXAMPLES
from kfdesk.desk.kit.locales import own_name
from kfdesk.language.rendering import forget_wording
from kfdesk.match.autosave import games_folder
from kfdesk.text import wording
from kfdesk.text.runs import Runs
from kfdesk.text.translating import Message
from kfdesk.text.words import Pair, of_runs
from tests import pseudo
from tests.desk.shown_texts import Painted, cut_off, painting, texts
from tests.desk.walk import Walk
from tests.match.kept import finished
from tests.packaging.test_packages import script
from tests.windows import close_window, open_window

QTS_OWN = ("qt_", "ScrollLeftButton", "ScrollRightButton")
"""Parts of widgets that Qt words itself, in the languages it has: tests/desk/kit/test_locales.py."""
ALIKE = (
    r"(?<![<\w])/\S+",  # paths
    r"[\w-]+\.(kfdeck|kfdesk|kfshelf)\b",
    r"A4 \(210 × 297 mm\)|Letter \(8.5 × 11 in\)",  # sizes of paper
    r"no-such-deck amber>1000|“no-such-deck”|dust im|key charge|set:cota",  # what is typed: names, a code
    r"\bOK\b",
    r"\b(Alt|Enter|Esc)\b",  # keys
    r"\bkfdesk\b",
    r"\bAERC\b|\bSAS\b|Decks of KeyForge|Master Vault",  # other sites and their ratings
)
"""What is written alike in every language."""
AS_IT_CAME = {"FaultDialog", "ReportDialog"}
"""Windows that show what the program wrote for those who repair it: what happened, settings, the log."""


OF_CARDS: set[str] = set()
"""What the grammar of card texts made. It speaks English and German only; here it is left out of account."""


def of_a_card(english: Runs, german: Runs) -> Pair:
    """Return a wording that the grammar made, and note what it says."""
    made = of_runs(english, german)
    OF_CARDS.update((made.en, f"{made.en}."))
    return made


class EveryText:
    """A catalog of all texts that translators are given."""

    brackets = True

    def translated(self, message: Message, number: int | None) -> str:
        if message == catalogs.OWN_NAME:
            return "Ñóɓóđý"
        if message not in given_to_translators() and message.text not in OF_CARDS:
            return message.text
        several = message.plural and number not in (None, 1)
        return pseudo_of(message.plural if several else message.text, self.brackets)


@cache
def pseudo_of(text: str, brackets: bool) -> str:
    """Return a text in that language; the program asks for most of them at every choice."""
    return pseudo.pseudo(text, brackets=brackets)


@cache
def given_to_translators() -> frozenset[Message]:
    """Return all messages of a catalog; one with a plural serves its singular alone, too."""
    given = {text.message for text in script("languages").texts()}
    return frozenset(given | {message._replace(plural="") for message in given})


@pytest.fixture(autouse=True)
def nobodys_language(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    (tmp_path / f"{pseudo.CODE}.po").touch()
    really = catalogs.read
    monkeypatch.setattr(catalogs, "read", lambda file: EveryText() if file.stem == pseudo.CODE else really(file))
    catalogs.look_in(tmp_path, resources.languages())
    monkeypatch.setattr(wording, "of_runs", of_a_card)
    forget_wording()
    yield
    catalogs.look_in()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game, to be copied."""
    return finished(tmp_path_factory.mktemp("whole"))


@pytest.fixture
def game(home: Path, whole: Path) -> Path:
    """That game among the kept ones, and the sample decks on the shelf."""
    del home
    store = DeckStore.open()
    begin_with_samples(store)
    store.close()
    games_folder().mkdir(parents=True)
    kept = games_folder() / whole.name
    kept.write_bytes(whole.read_bytes())
    return kept


@cache
def names() -> re.Pattern[str]:
    """Return what stays as it is: names of cards, sets, decks and players, and what is alike in every language."""
    known = {facts()[card].name for card in facts()}
    known |= {deck.name for _, deck in sample_decks()} | {escape(deck.name) for _, deck in sample_decks()}
    known |= (
        {*sets(), *(found.name for found in sets().values())}
        | {own_name(code) for code in LANGUAGES_OF_NAMES}
        | {"Ada", "Bo", "Bo & Cy"}
    )
    known = {name.strip() for name in known}
    listed = (
        # By the first letter, so that a place in a text is not compared with each of the thousands.
        re.escape(first) + "(?:" + "|".join(re.escape(name[1:]) for name in rest) + ")"
        for first, rest in groupby(sorted(known, key=lambda name: (name[0], -len(name))), lambda name: name[0])
    )
    return re.compile("|".join((*ALIKE, *listed)))


@cache
def plain_words(said: str) -> tuple[str, ...]:
    """Return the words of a text that are in plain letters and no names. Most texts are seen at many places."""
    return tuple(pseudo.left(said, names()))


def in_english() -> Iterator[str]:
    """Yield the texts on the screen that have words in plain letters."""
    for text in texts():
        if not any(part in text.where for part in QTS_OWN) and (words := plain_words(" ".join(text.said.split()))):
            if text.kind == "text" and any(window in text.where for window in AS_IT_CAME):
                continue
            yield f"{text.where} {text.kind}: {' '.join(words)[:80]!r} in {text.said[:80]!r}"


def shortened(painted: list[Painted]) -> set[str]:
    """Return what was painted with dots at its end, or wider than its room."""
    ours = [text for text in painted if re.search("[áéíóú]", text.said)]
    return {text.said for text in ours if "…" in text.said or text.too_wide > 2}


SHORT_ON_THE_TABLE = re.compile(r"(\[!!)?şééŧúú")
"""What stands where later the number of the turn does: with brackets it is twice as long as in English."""


def is_in_ribbon(said: str, told: set[str]) -> bool:
    """Return whether a text is a line of the log in the ribbon, or a part of one that is cut there or takes two lines:
    log and tooltip have the whole."""
    part = said.removesuffix("…")
    return any(part in line for line in told)


@pytest.mark.slow
@pytest.mark.parametrize("size", [1.0, 1.5])
def test_every_text_is_taken_from_the_catalogs_and_has_its_room(
    size: float, game: Path, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(EveryText, "brackets", size == 1.0)  # half again as large, they take more than a language does
    window = open_window(qtbot, interface_language=pseudo.CODE, text_factor=size, skip_forced=False)
    walk = Walk(window, game, monkeypatch)
    english: dict[str, str] = {}
    cut: dict[str, str] = {}
    told: set[str] = set()
    with painting() as painted:
        for stop in walk.stops():
            walk.settle()  # it paints all that is shown
            told |= set(window.log.plain_text().splitlines())
            if size == 1.0:  # larger letters say the same
                english |= {text: stop for text in in_english() if text not in english}
            cut |= {place: stop for place in cut_off() if place not in cut}
    close_window(window)
    assert len(walk.seen) > 100
    assert english == {}
    assert cut == {}
    painted = [text for text in painted if not is_in_ribbon(text.said, told)]
    assert {said for said in shortened(painted) if not SHORT_ON_THE_TABLE.match(said)} == set()
    named = words_of((*(deck.name for _, deck in sample_decks()), *sets(), "Ada", "Bo & Cy"))
    assert plainly_painted(painted) - named == set()


def plainly_painted(painted: list[Painted]) -> set[str]:
    """Return the words in plain letters that were painted, without those of names that were shortened."""
    short = {text.said for text in painted if text.said.endswith("…") and is_of_a_name(text.said[:-1])}
    return {word for text in painted if text.said not in short for word in plain_words(text.said)}


@cache
def is_of_a_name(said: str) -> bool:
    known = (*(facts()[card].name for card in facts()), *(deck.name for _, deck in sample_decks()))
    return any(" ".join(said.split()) in name for name in known)


def words_of(names: Iterable[str]) -> set[str]:
    return {word for name in names for word in re.findall("[A-Za-z]+", name)}


def test_another_language_is_spoken_at_once_in_every_window(
    game: Path, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(qtbot, interface_language=pseudo.CODE, skip_forced=False)
    walk = Walk(window, game, monkeypatch)
    for _ in walk.rooms():
        walk.settle()
    everything = [widget for top in QApplication.topLevelWidgets() for widget in (top, *top.findChildren(QWidget))]
    assert sum("[!!" in text.said for text in texts(everything)) > 300
    window.change_settings(interface_language="de")
    walk.settle()
    everything = [widget for top in QApplication.topLevelWidgets() for widget in (top, *top.findChildren(QWidget))]
    assert {f"{text.where} {text.kind}: {text.said[:80]}" for text in texts(everything) if "[!!" in text.said} == set()
    close_window(window)


def test_what_is_typed_in_a_search_is_understood_in_any_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EveryText, "brackets", False)
    for typed, _ in SEARCH_EXAMPLES:
        english, theirs = (parse(typed.say(language)) for language in ("en", pseudo.CODE))
        assert len(theirs.hints) == len(english.hints), typed
        assert [(term.field, term.negated) for term in theirs.terms] == [(t.field, t.negated) for t in english.terms]


def test_the_search_finds_what_is_left_and_what_is_cut_off(qtbot: Any) -> None:
    page = QWidget()
    label, button = QLabel("Left [!!đóóñéé!!]", page), QPushButton("[!!áá ŵóórđ ŧóóóó ɱááñýý!!]", page)
    label.setGeometry(0, 0, 200, 20)
    button.setGeometry(0, 30, 60, 30)
    page.resize(300, 40)
    qtbot.addWidget(page)
    page.show()
    assert [text.partition(":")[0] for text in in_english()] == ["QLabel text"]
    lacks = button.sizeHint().width() - 60
    assert [place.partition(" for ")[0] for place in cut_off()] == [f"QPushButton lacks {lacks} × 0"]
    button.setGeometry(0, 30, 250, 30)
    assert [place.partition(":")[0] for place in cut_off()] == ["QPushButton lies beyond the edge"]
    page.resize(300, 60)
    assert list(cut_off()) == []
