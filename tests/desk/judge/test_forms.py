"""The judge's forms for what a card is: its houses and icons, a maverick, facedown or faceup, a token creature."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.desk.judge import texts as w
from kfdesk.desk.judge.forms import Form, Subject, card_forms
from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.desk.play.adjustments import ZONES, lying
from kfdesk.engine import (
    Change,
    House,
    Icon,
    SetCounters,
    SetFacing,
    SetHouses,
    SetIcons,
    SetMaverick,
    SetProphecy,
    SetToken,
)
from kfdesk.engine.terms import Player, Zone
from kfdesk.text.words import Words
from tests.tables import Table, side, spec, table


@pytest.fixture
def t() -> Table:
    ada = side(
        battleline=("troll", spec("zorg", under=(spec("punch", face_down=True),))), hand=("anger",), token="grunt"
    )
    return table(ada, side(battleline=("krump",), hand=("mother",)), house=House.BROBNAR)


def forms_of(t: Table, id_: str, viewer: int | None = None) -> dict[Words, Form]:
    """Return the forms of a card by their titles, as a viewer is offered them."""
    view = t.game.view(viewer)
    card = find_card(view, t.handle(id_))
    there = t.game.state.cards[t.number(id_)]
    subject = Subject(t.handle(id_), there.owner, there.zone, card, card.type if card is not None else None)
    return {form.title: form for form in card_forms(view, subject)}


@pytest.mark.parametrize(
    ("id_", "title", "values", "change"),
    [
        ("troll", w.HOUSES, {"house0": House.DIS}, SetHouses(card="c2", houses=(House.DIS,))),
        ("anger", w.HOUSES, {"house1": House.MARS}, SetHouses(card="c1", houses=(House.BROBNAR, House.MARS))),
        ("troll", w.HOUSES, {"house0": None}, None),
        ("troll", w.ICONS, {"icon0": Icon.DRAW}, SetIcons(card="c2", icons=(Icon.DRAW,))),
        ("anger", w.ICONS, {"icon0": None}, SetIcons(card="c1", icons=())),
        ("troll", w.MAVERICK, {}, SetMaverick(card="c2", on=True)),
        ("troll", w.TOKEN, {}, SetToken(card="c2", on=True)),
        ("troll", w.COUNTERS, {"name": "Zeit", "amount": 2}, SetCounters(card="c2", name="time", amount=2)),
        ("troll", w.COUNTERS, {"name": "Lucky "}, SetCounters(card="c2", name="Lucky", amount=1)),
        ("troll", w.COUNTERS, {}, None),
        ("punch", w.FACING, {}, SetFacing(card="c4", face_down=False)),
    ],
)
def test_a_form_makes_the_change_and_the_game_takes_it(
    t: Table, id_: str, title: Words, values: dict[str, Any], change: Change | None
) -> None:
    form = forms_of(t, id_)[title]
    assert form.change(values) == change
    for field in form.fields(values):
        assert field.label.en and field.label.say("de")
    if change is not None:
        before = t.game.digest()
        t.game.adjust(change)
        assert t.game.digest() != before


def test_a_list_asks_for_one_more_than_there_is(t: Table) -> None:
    houses = forms_of(t, "troll")[w.HOUSES]
    assert [field.name for field in houses.fields({})] == ["house0", "house1"]
    assert [field.name for field in houses.fields({"house1": House.DIS})] == ["house0", "house1", "house2"]
    assert [field.value for field in houses.fields({"house1": House.DIS})] == [House.BROBNAR, None, None]


def test_a_card_that_must_stay_unknown_has_no_form_that_tells_what_it_is(t: Table) -> None:
    assert not {w.HOUSES, w.ICONS, w.MAVERICK, w.TOKEN} & set(forms_of(t, "mother", viewer=0))
    assert {w.HOUSES, w.ICONS, w.MAVERICK} <= set(forms_of(t, "mother", viewer=1))
    assert w.FACING not in forms_of(t, "troll") and w.TOKEN not in forms_of(t, "anger")


@pytest.mark.rule("glossary/prophecy")
def test_a_prophecy_is_made_active_with_a_card_of_the_hand_under_it_turned_over_and_made_inactive() -> None:
    t = table(side(prophecies=("overreach", "bad-omen"), hand=("anger",)), side(), house=House.BROBNAR)
    overreach, omen, anger = (t.handle(id_) for id_ in ("overreach", "bad-omen", "anger"))

    def adjust(id_: str, values: dict[str, Any], expected: Change) -> list[str]:
        """Make the change of the form; return the names of its fields."""
        (form,) = forms_of(t, id_, viewer=0).values()
        fields = [field.name for field in form.fields(values)]
        assert form.change(values) == expected
        t.game.adjust(expected)
        return fields

    first = adjust("overreach", {"under": anger}, SetProphecy(card=overreach, active=True, under=anger))
    assert first == ["on", "under"]
    assert adjust("bad-omen", {}, SetProphecy(card=omen, active=True)) == ["on"]
    (other,) = forms_of(t, "overreach", viewer=0).values()
    assert other.fields({})[0].value is True, "the side that lies below may be turned up again"
    assert adjust("bad-omen", {}, SetProphecy(card=omen, active=False)) == ["on"]
    assert t.ids(0, "discard") == ["anger"]


@pytest.mark.rule("glossary/prophecy")
@pytest.mark.parametrize("viewer", [Player(0), Player(1)])
def test_the_judges_list_has_prophecies_with_what_lies_under_them_and_no_other_card_beside_the_table(
    viewer: Player,
) -> None:
    laid = spec("overreach", active=True, under=(spec("fear", face_down=True),))
    ada = side(prophecies=(laid, "bad-omen"), archon_power=spec("tinkerer"), token="grunt", hand=("anger",))
    t = table(ada, side(), house=House.BROBNAR)
    found = lying(t.game.state, Player(0), Zone.REFERENCE, viewer, is_open=False)
    names = [card.name.en if card.name is not None else None for card in found]
    assert names == ["Overreach", "Fear" if viewer == 0 else None, "Bad Omen"] and Zone.REFERENCE in ZONES
