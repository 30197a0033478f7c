"""The library finds each card in the file of its first printing, and imports no more than is asked for."""

from __future__ import annotations

import compileall
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kfdesk import resources
from kfdesk.cards import library
from kfdesk.cards.facts import facts, sets
from kfdesk.cards.library import card_file, card_files, drafts, import_all, listed
from kfdesk.language.definition import card, registered

PROGRAM = Path(resources.__file__).parent
LIBRARY = sys.modules[drafts.__module__]


def test_every_card_of_the_facts_has_its_behavior() -> None:
    cards = library()
    assert len(cards) == len(facts()) == len(list(cards))
    assert [id_ for id_ in facts() if id_ not in cards.implemented or not cards[id_].implemented] == []


def test_the_list_of_a_card_file_is_what_the_file_registers() -> None:
    assert [module for module in card_files() if sorted(listed(module)) != sorted(drafts(module))] == []


def test_a_card_registers_under_the_module_that_defines_it() -> None:
    here = card("dust-pixie")
    assert registered(__name__)[-1] is here
    assert all(draft is not here for draft in drafts("kfdesk.cards.cota.untamed").values())


def test_a_card_of_several_sets_stands_with_the_first_one() -> None:
    assert facts()["barehanded"].sets[:2] == ("CotA", "AoA")
    assert card_file("barehanded") == "kfdesk.cards.cota.brobnar"


def test_a_card_of_several_houses_in_its_first_set_stands_with_the_first_in_the_alphabet() -> None:
    assert {p.house for p in facts()["it-s-coming"].printings if p.set == "MM"} == {"logos", "saurian", "untamed"}
    assert card_file("it-s-coming") == "kfdesk.cards.mm.logos"


def test_a_card_whose_file_does_not_exist_is_not_implemented() -> None:
    assert drafts("kfdesk.cards.dm.nobody") == {}


def test_a_card_twice_in_a_file_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    twice = (card("fear"), card("fear"))
    monkeypatch.setattr(LIBRARY, "registered", lambda _: twice)
    with pytest.raises(ValueError, match="defines fear twice"):
        drafts.__wrapped__("kfdesk.cards.cota.dis")


def test_a_card_in_a_file_that_is_not_its_own_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LIBRARY, "registered", lambda _: (card("fear"),))
    with pytest.raises(ValueError, match=r"kfdesk\.cards\.cota\.logos defines fear"):
        drafts.__wrapped__("kfdesk.cards.cota.logos")


def run(code: str, folder: Path = PROGRAM.parent) -> str:
    """Return what a fresh interpreter prints that is started in `folder`."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=folder)
    return done.stdout.strip()


def test_a_card_is_found_without_importing_the_files_of_other_houses() -> None:
    code = (
        "import sys; from kfdesk.cards import library; library()['mind-barb'];"
        "print([m for m in sys.modules if m.startswith('kfdesk.cards.cota.')])"
    )
    assert run(code) == "['kfdesk.cards.cota.dis']"


@pytest.mark.slow
def test_a_packaged_program_without_sources_knows_its_cards(tmp_path: Path) -> None:
    for package in ("engine", "language", "text", "cards"):
        shutil.copytree(PROGRAM / package, tmp_path / "kfdesk" / package, ignore=shutil.ignore_patterns("__pycache__"))
    for file in PROGRAM.glob("*.py"):
        shutil.copy(file, tmp_path / "kfdesk")
    compileall.compile_dir(tmp_path, quiet=2, legacy=True)
    for source in tmp_path.rglob("*.py"):
        source.unlink()
    (tmp_path / "assets").symlink_to(resources.assets())
    code = (
        "from kfdesk.cards import library; from kfdesk.cards.library import import_all;"
        "assert __import__('kfdesk').__file__.endswith('.pyc'); print(len(library().implemented), len(import_all()))"
    )
    assert run(code, tmp_path).split() == [str(len(library().implemented)), str(len(import_all()))]


def test_the_sets_whose_cards_are_all_there_are_fifteen() -> None:
    """As many as the first page, the manual and the README name."""
    assert len(sets()) == 15 and len(facts()) == 2710
