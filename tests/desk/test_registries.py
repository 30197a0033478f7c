"""What stands in a registry reaches state, scenario, judge, log, view and the face on the table by its entry alone."""

from __future__ import annotations

import pytest

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.desk.art.look import look_of
from kfdesk.desk.card.state_texts import state_lines
from kfdesk.desk.judge.forms import Subject, card_forms, table_forms
from kfdesk.engine import Game, House, Scenario, Zone
from kfdesk.engine.scenario import SetCounters, SetHouse, SetStatus
from kfdesk.engine.scenario_of_state import scenario_of, written
from kfdesk.engine.terms import COUNTERS, CardType, Player, Status, counter_stem
from kfdesk.match.adjustments import adjustment_words
from kfdesk.text.words import same
from tests.desk.art.test_art import painted
from tests.tables import Table, side, spec, table

pytestmark = pytest.mark.usefixtures("qapp")


class Names:
    """Names for the log."""

    def player(self, player: int) -> object:
        return same(("Ada", "Bo")[player])

    def card(self, number: int) -> object:
        return same("Troll")

    def house(self, house: House) -> object:
        return house.words


def troll(house: House = House.BROBNAR) -> Table:
    return table(side(battleline=(spec("troll", house=house),), houses=(house,)), house=house)


def again(t: Table) -> Table:
    """Return the table written down and begun anew."""
    text = written(scenario_of(t.game.checkpoint))
    return Table(Game.from_scenario(Scenario.model_validate_json(text), library=library()))


def face(t: Table) -> object:
    return painted(look_of(t.card("troll"), facts()["troll"], "en"))


@pytest.mark.parametrize("status", Status)
def test_a_status(status: Status) -> None:
    t = troll()
    plain = face(t)
    change = SetStatus(card="c1", status=status.flag, on=True)
    t.game.adjust(change)
    assert t.game.state.cards[1].statuses == t.card("troll").statuses == again(t).card("troll").statuses == (status,)
    assert status.meaning.en in [line.en for line in state_lines(t.card("troll"), t.game.view(0))]
    assert adjustment_words(change, Names(), same("Troll")).say("de") == f"Troll ist {status.adjective.say('de')}"  # type: ignore[arg-type]
    forms = card_forms(t.game.view(0), Subject("c1", Player(0), Zone.BATTLELINE, t.card("troll"), CardType.CREATURE))
    assert status.noun in [form.title for form in forms]
    assert face(t) != plain


@pytest.mark.parametrize("name", [name for name in COUNTERS if name != "power"])
def test_a_counter(name: str) -> None:
    t = troll()
    plain = face(t)
    change = SetCounters(card="c1", name=name, amount=2)
    t.game.adjust(change)
    assert t.game.state.cards[1].counters == t.card("troll").counters == again(t).card("troll").counters == ((name, 2),)
    said = [line.say("de") for line in state_lines(t.card("troll"), t.game.view(0))]
    assert f"2 {counter_stem(name).say('de')}-Marker" in said
    assert f"2 {counter_stem(name).say('de')}-Marker" in adjustment_words(change, Names(), same("Troll")).say("de")  # type: ignore[arg-type]
    assert face(t) != plain


@pytest.mark.parametrize("house", House)
def test_a_house(house: House) -> None:
    t = troll(house)
    t.game.adjust(SetHouse(house=house))
    assert "reap:c1" in t.decision.keys()
    assert t.card("troll").houses == again(t).card("troll").houses == (house,)
    assert again(t).game.view(1).active_house is house
    assert house.words in [words for _, words in table_forms(t.game.view(0))[0].fields({})[0].options]  # type: ignore[union-attr]
    assert adjustment_words(SetHouse(house=house), Names(), same("")).say("de").endswith(house.words.say("de"))  # type: ignore[arg-type]
    other = House.DIS if house is not House.DIS else House.MARS
    assert face(t) != face(troll(other))
