"""To which houses cards belong: besides their own, to that of another card; and a named house that becomes active."""

from __future__ import annotations

import pytest

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.engine import House
from kfdesk.language.amounts import ALL
from kfdesk.language.choices import choose
from kfdesk.language.definition import CardDefinition, card
from kfdesk.language.durations import until_leaves
from kfdesk.language.effects.control import take_control
from kfdesk.language.effects.damage import destroy
from kfdesk.language.effects.turns import becomes_active
from kfdesk.language.labels import action, play
from kfdesk.language.named_choices import ACTIVE, a_house
from kfdesk.language.predicates import ENEMY, FRIENDLY
from kfdesk.language.rules.belonging import belongs_to
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import THIS, a, each
from tests.tables import side, spec, table


def _taker() -> object:
    taken = a(CREATURE, ENEMY)
    return card("troll", action(take_control(taken), until_leaves(THIS, belongs_to(THIS, taken))))


@pytest.mark.rule("glossary/house-choice")
def test_besides_its_own_house_a_card_belongs_to_a_certain_one() -> None:
    for house, usable in ((House.BROBNAR, True), (House.STAR_ALLIANCE, True), (House.MARS, False)):
        ada = side(battleline=[spec("troll", upgrades=["badge-of-unity"]), "krump"])
        t = table(ada, None, house=house)
        assert (t.can("reap", "troll"), t.can("reap", "krump")) == (usable, house is House.BROBNAR)
    text = library()["badge-of-unity"].text
    assert text("en").endswith("This creature belongs to house Star Alliance in addition to its other houses.")
    assert text("de").endswith("Diese Kreatur gehört auch zur Fraktion Sternenallianz.")


@pytest.mark.rule("glossary/house-choice", "glossary/maverick")
def test_a_card_belongs_to_the_house_of_another_instead_of_its_own_until_that_leaves() -> None:
    kill = card("punch", play(destroy(a(CREATURE))))
    ada = side(battleline=[spec("troll", house=House.MARS)], hand=[spec("punch", house=House.MARS)])
    t = table(ada, side(battleline=["urchin"]), _taker(), kill, house=House.MARS)  # type: ignore[arg-type]
    t.do("action", "troll")
    t.finish()
    assert t.line(0) in (["troll", "urchin"], ["urchin", "troll"])
    assert t.card("urchin").houses == (House.MARS,)
    t.do("play", "punch")
    t.pick("troll")
    assert t.card("urchin").houses == (House.SHADOWS,)


@pytest.mark.rule("glossary/house-choice")
def test_the_house_of_a_card_is_all_its_houses() -> None:
    like = card("krump", belongs_to(THIS, each(CREATURE, ENEMY)))
    ada = side(battleline=[spec("krump", upgrades=["badge-of-unity"])])
    t = table(ada, side(battleline=["urchin"]), like, house=House.BROBNAR)
    assert t.card("urchin").houses == (House.BROBNAR, House.STAR_ALLIANCE)


@pytest.mark.rule("glossary/active-house")
def test_a_house_that_is_named_becomes_active() -> None:
    house = a_house()
    draft = card("gauntlet-of-command", action(choose(house), becomes_active(house)))
    ada = side(artifacts=["gauntlet-of-command"], battleline=["troll", "urchin"], hand=["shadow-self"])
    t = table(ada, None, draft, house=House.BROBNAR)
    t.do("action", "gauntlet-of-command")
    t.answer("house:shadows")
    assert (t.can("reap", "troll"), t.can("reap", "urchin"), t.can("play", "shadow-self")) == (False, True, True)
    text = CardDefinition(facts()["gauntlet-of-command"], draft).text
    assert text("en") == "Action: Choose a house. That house becomes your active house."
    assert text("de") == "Aktion: Wähle eine Fraktion. Jene Fraktion wird deine aktive Fraktion."


def test_the_house_that_becomes_active_is_asked_for_where_nobody_named_it() -> None:
    draft = card("gauntlet-of-command", action(becomes_active(a_house())))
    t = table(side(artifacts=["gauntlet-of-command"]), None, draft, house=House.BROBNAR)
    t.do("action", "gauntlet-of-command")
    t.answer("house:dis")
    assert t.game.state.active_house is House.DIS


def test_what_is_no_single_house_is_refused() -> None:
    for house in (each(CREATURE, FRIENDLY), a(CREATURE, n=2)):
        with pytest.raises(ValueError, match="one card"):
            belongs_to(house, THIS)
    for other in (ALL, ACTIVE, THIS):
        with pytest.raises(ValueError, match="certain one"):
            belongs_to(other, THIS, besides=True)
    with pytest.raises(TypeError, match="which house"):
        becomes_active(House.MARS)  # type: ignore[arg-type]
