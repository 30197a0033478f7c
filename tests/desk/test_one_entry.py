"""A new counter, house, status or zone is one entry: shown on a copy of the program to which each was added.

Only the rule of what is new is missing then, which no table can know. A process of its own has one of each: it loads
the changed files in the place of the program's.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from textwrap import indent

import pytest

import kfdesk

_ROOT = Path(kfdesk.__file__).parent.parent

_ADDED: dict[str, dict[str, tuple[str, str]]] = {
    "counter": {
        "engine/glossary.py": (
            '    _counter("doom"',
            '    _counter("moss", "Moos"),\n    _counter("doom"',
        )
    },
    "house": {
        "engine/terms.py": (
            '    BROBNAR = "',
            '    ATLANTIS = "atlantis", "Atlantis"\n    BROBNAR = "',
        )
    },
    "status": {
        "engine/terms.py": (
            "    STUN = (\n",
            '    HASTE = "haste", Pair("Haste", "Eile"), Pair("hasty", "eilig"), Pair("Hasty: …", "Eilig: …")\n'
            "    STUN = (\n",
        )
    },
    "zone": {
        "engine/terms.py": (
            '    PURGED = "purged"',
            '    LIMBO = "limbo", Pair("Limbo", "Vorhölle"), Sight.ALL, Lying.STACKED\n    PURGED = "purged"',
        ),
        "engine/state.py": (
            "    purged: tuple[",
            '    limbo: tuple[int, ...] = pile(Zone.LIMBO, "limbo")\n    purged: tuple[',
        ),
    },
}
"""For each the files that it touches, with the line before which it is put."""

_BEGIN = """
import json
import traceback
from dataclasses import replace
from importlib.machinery import SourceFileLoader
from pathlib import Path

def changed(loader, name, as_it_is=SourceFileLoader.get_code, changed=json.loads(Path("changed.json").read_text())):
    text = changed.get(loader.path)
    return as_it_is(loader, name) if text is None else compile(text, loader.path, "exec")

SourceFileLoader.get_code = changed
from PySide6.QtWidgets import QApplication
app = QApplication([])
from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.desk.play.adjustments import ZONES, lying
from kfdesk.desk.art.look import look_of
from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.desk.judge.forms import Subject, card_forms, table_forms
from kfdesk.desk.layout.table_layout import PILES, lay_out
from kfdesk.desk.play.table_names import house_name
from kfdesk.desk.card.state_texts import state_lines
from kfdesk.desk.table.pile_viewer import pile_cards, pile_title
from kfdesk.engine import *
from kfdesk.engine.scenario_of_state import scenario_of, written
from kfdesk.engine.terms import counter_words
from kfdesk.match.adjustments import adjustment_words
from kfdesk.match.event_texts import line_for
from kfdesk.match.table_summary import summary_of
from kfdesk.text.words import same

class Names:
    def player(self, player): return same(("Ada", "Bo")[player])
    def card(self, number): return same("Troll")
    def house(self, house): return house.words

def again(game):
    return Game.from_scenario(Scenario.model_validate_json(written(scenario_of(game.checkpoint))), library=library())

def forms(game):
    view = game.view(0)
    card = find_card(view, "c1")
    return card_forms(view, Subject("c1", 0, card.zone, card, card.type))

def begun():
    troll = Side(battleline=["troll"], houses=["brobnar"])
    return Game.from_scenario(Scenario(players=(troll, Side()), house="brobnar"), library=library())
"""
_EACH = """
try:
    game = begun()
    before = game.digest()
{shown}
    print("{what} as it should be")
except Exception:
    traceback.print_exc()
"""

_SHOWN = {
    "counter": """
change = SetCounters(card="c1", name="moss", amount=2)
game.adjust(change)
assert game.digest() != before and again(game).view(0).seats[0].battleline[0].counters == (("moss", 2),)
assert counter_words("moss").say("de") == "Moos"
assert "Moos" in adjustment_words(change, Names(), same("Troll")).say("de")
assert any("moss" in line.en for line in state_lines(game.view(0).seats[0].battleline[0], game.view(0)))
assert look_of(game.view(0).seats[0].battleline[0], facts()["troll"], "en")
""",
    "house": """
new = House("atlantis")
game.adjust(SetHouse(house=new))
game.adjust(SetHouses(card="c1", houses=(new,)))
assert game.digest() != before and again(game).view(0).active_house is new
assert again(game).view(0).seats[0].battleline[0].houses == (new,) and house_name(new).en == "Atlantis"
assert any(value is new for value, _ in table_forms(game.view(0))[0].fields({{}})[0].options)
assert "reap:c1" in game.decision.keys()
assert look_of(game.view(0).seats[0].battleline[0], facts()["troll"], "en")
""",
    "status": """
new = Status("haste")
change = SetStatus(card="c1", status="hasty", on=True)
game.adjust(change)
card = game.view(0).seats[0].battleline[0]
assert game.digest() != before and card.statuses == again(game).view(0).seats[0].battleline[0].statuses == (new,)
assert CardSpec(id="troll", hasty=True).statuses == (new,) and '"hasty":true' in written(scenario_of(game.checkpoint))
assert summary_of(scenario_of(game.checkpoint)).sides[0].line[0].statuses == (new,)
assert adjustment_words(change, Names(), same("Troll")).say("de") == "Troll ist eilig"
assert new.meaning.en in [line.en for line in state_lines(card, game.view(0))] and look_of(card, facts()["troll"], "en")
assert new.noun in [form.title for form in forms(game)]
""",
    "zone": """
new = Zone("limbo")
assert any(value is new for value, _ in forms(game)[0].fields({{}})[0].options)
change = Move(card="c1", zone=new, player=0)
game.adjust(change)
assert game.digest() != before and game.state.players[0].limbo == (1,)
view = game.view(1)
assert view.seats[0].pile(new).count == 1 and view.seats[0].pile(new).cards[0].id == "troll"
assert replace(view.seats[0], others=()).pile(new).count == 0
assert again(game).view(1).seats[0] == game.view(1).seats[0]
assert Side(limbo=["troll"]).limbo == (CardSpec(id="troll"),)
assert new in ZONES and new in PILES and find_card(view, "c1").zone is new
assert [card.handle for card in lying(game.state, 0, new, 1, is_open=False)] == ["c1"]
assert pile_title(view, 0, new).say("de") == "Vorhölle von Ada: 1" and len(pile_cards(view, 0, new)) == 1
assert lay_out(view, 1280, 720).sides[0].piles[new]
assert "Vorhölle" in adjustment_words(change, Names(), same("Troll")).say("de")
assert any("Limbo" in words.en for event in game.events if (words := line_for(event, Names())))
""",
}


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> subprocess.CompletedProcess[str]:
    """What the program says to which one of each was added."""
    folder = tmp_path_factory.mktemp("program")
    changed: dict[str, str] = {}
    for what, files in _ADDED.items():
        for file, (line, put) in files.items():
            path = _ROOT / "kfdesk" / file
            text = changed.get(str(path)) or path.read_text()
            assert text.count(line) == 1, f"{file} has changed: where does a new {what} go?"
            changed[str(path)] = text.replace(line, put)
    (folder / "changed.json").write_text(json.dumps(changed))
    script = _BEGIN + "".join(_EACH.format(what=what, shown=indent(_SHOWN[what].format(), "    ")) for what in _ADDED)
    environment = {**os.environ, "PYTHONPATH": str(_ROOT), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        [sys.executable, "-c", script],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("what", _ADDED)
def test_what_is_new_is_one_entry(what: str, told: subprocess.CompletedProcess[str]) -> None:
    assert f"{what} as it should be" in told.stdout.splitlines(), told.stderr
