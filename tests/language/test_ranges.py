"""How much of something cards and players must have, in words: so much, none, and whatever is outside a range."""

from __future__ import annotations

import pytest

from kfdesk.language.amounts import equal_to
from kfdesk.language.attributes import amber, armor, counters, icons, named, of_house, power, upgrades
from kfdesk.language.conditions import is_, not_
from kfdesk.language.counts.cards import less_than, more_than
from kfdesk.language.counts.houses import houses_with
from kfdesk.language.counts.players import keys_of
from kfdesk.language.counts.properties import power_of
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.decks import draw
from kfdesk.language.effects.flow import if_
from kfdesk.language.effects.marks import POWER, exhaust
from kfdesk.language.extremes import least_powerful, most_powerful
from kfdesk.language.labels import play
from kfdesk.language.players import OPPONENT
from kfdesk.language.predicates import Predicate, neighbor_of
from kfdesk.language.prompts import THIS_CARD
from kfdesk.language.ranges import EVEN, NONE, ODD, SOME, at_least, at_most, exactly
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import ITSELF, THIS, a, each
from kfdesk.text.wording import render_inline
from tests.tables import side, spec, table

ATTRIBUTES = [
    (power(EVEN), "with even power", "mit gerader Stärke"),
    (not_(power(EVEN)), "with odd power", "mit ungerader Stärke"),
    (not_(power(at_least(3))), "with power 2 or lower", "mit Stärke 2 oder weniger"),
    (not_(power(at_most(3))), "with power 4 or higher", "mit Stärke 4 oder mehr"),
    (not_(power(exactly(3))), "with power other than 3", "mit anderer Stärke als 3"),
    (not_(power(SOME)), "with power 0", "mit Stärke 0"),
    (
        not_(power(more_than(power_of(THIS)))),
        "with power not higher than this card’s power",
        "deren Stärke nicht höher als die Stärke dieser Karte ist",
    ),
    (
        not_(power(less_than(keys_of(OPPONENT)))),
        "with power not lower than the number of your opponent’s forged keys",
        "deren Stärke nicht geringer als die Anzahl der geschmiedeten Schlüssel deines Gegners ist",
    ),
    (armor(EVEN), "with even armor", "mit gerader Rüstung"),
    (not_(armor(at_least(2))), "with armor 1 or lower", "mit Rüstung 1 oder weniger"),
    (not_(armor(exactly(2))), "with armor other than 2", "mit anderer Rüstung als 2"),
    (not_(armor(SOME)), "without armor", "ohne Rüstung"),
    (amber(ODD), "with an odd amount of {amber} on it", "mit einer ungeraden Menge {amber} auf sich"),
    (not_(amber(at_least(2))), "with 1{amber} or less on it", "mit höchstens 1{amber} auf sich"),
    (not_(amber(at_most(2))), "with 3{amber} or more on it", "mit mindestens 3{amber} auf sich"),
    (not_(amber(exactly(2))), "without exactly 2{amber} on it", "ohne genau 2{amber} auf sich"),
    (upgrades(NONE), "with no upgrades", "ohne Aufwertungen"),
    (icons(NONE), "with no bonus icons", "ohne Bonussymbole"),
    (counters(POWER, NONE), "with no +1 power counters on it", "ohne +1-Stärke-Marker"),
    (
        of_house(houses_with(NONE, each(CREATURE))),
        "of a house with no creatures in play",
        "einer Fraktion ohne Kreaturen im Spiel",
    ),
    (not_(named("troll")), "that is not named Troll", "die nicht „Troll“ heißt"),
]


@pytest.mark.parametrize(("predicate", "en", "de"), ATTRIBUTES, ids=[en for _, en, _ in ATTRIBUTES])
def test_what_a_card_must_have_is_said(predicate: Predicate, en: str, de: str) -> None:
    said = exhaust(each(CREATURE, predicate))
    assert render_inline(said, "en", this=THIS_CARD) == f"exhaust each creature {en}"
    assert render_inline(said, "de", this=THIS_CARD).replace(",", "") == f"erschöpfe jede Kreatur {de}"


PICKED = a(CREATURE)


@pytest.mark.parametrize(
    ("predicate", "en", "de"),
    [
        (power(EVEN), "has even power", "gerade Stärke hat"),
        (not_(power(EVEN)), "has odd power", "ungerade Stärke hat"),
        (not_(power(at_least(3))), "has power 2 or lower", "Stärke 2 oder weniger hat"),
        (not_(power(exactly(3))), "has power other than 3", "andere Stärke als 3 hat"),
        (
            not_(power(more_than(power_of(THIS)))),
            "does not have power higher than this card’s power",
            "nicht Stärke höher als die Stärke dieser Karte hat",
        ),
    ],
)
def test_what_a_card_has_is_asked(predicate: Predicate, en: str, de: str) -> None:
    asked = if_(is_(PICKED, predicate), gain(1))
    assert render_inline(asked, "en", this=THIS_CARD) == f"if it {en}, gain 1{{amber}}"
    assert render_inline(asked, "de", this=THIS_CARD) == f"falls sie {de}, erhalte 1{{amber}}"


@pytest.mark.parametrize(
    ("predicate", "exhausted"),
    [
        (not_(power(EVEN)), {"troll", "bumpsy"}),
        (not_(power(more_than(keys_of(OPPONENT)))), set()),
        (not_(power(at_least(6))), {"bumpsy", "silvertooth"}),
        (not_(amber(at_least(2))), {"troll", "bumpsy"}),
        (upgrades(NONE), {"bumpsy", "silvertooth"}),
    ],
)
def test_what_is_said_is_what_holds(predicate: Predicate, exhausted: set[str]) -> None:
    line = [spec("troll", upgrades=["blood-of-titans"]), "bumpsy", spec("silvertooth", amber=2)]
    t = table(side(hand=["punch"]), side(battleline=line), card("punch", play(exhaust(each(CREATURE, predicate)))))
    t.do("play", "punch")
    assert {id_ for id_ in ("troll", "bumpsy", "silvertooth") if not t.card(id_).ready} == exhausted


@pytest.mark.parametrize(
    ("predicate", "exhausted"),
    [
        (power(less_than(power_of(most_powerful(CREATURE, neighbor_of(ITSELF))))), {"bumpsy"}),
        (power(more_than(power_of(least_powerful(CREATURE, neighbor_of(ITSELF))))), {"troll", "krump"}),
    ],
)
def test_each_creature_is_compared_with_its_own_neighbors(predicate: Predicate, exhausted: set[str]) -> None:
    line = ["troll", "bumpsy", "krump"]
    without_neighbors = side(hand=["punch"], battleline=["valdr"])
    t = table(without_neighbors, side(battleline=line), card("punch", play(exhaust(each(CREATURE, predicate)))))
    t.do("play", "punch")
    assert {id_ for id_ in ("valdr", *line) if not t.card(id_).ready} == exhausted


def test_a_multiple_of_things_is_said() -> None:
    deed = draw(equal_to(each(CREATURE), times=2))
    assert render_inline(deed, "en") == "draw cards equal to 2 times the number of creatures"
    assert render_inline(deed, "de") == "ziehe Karten entsprechend dem 2-Fachen der Anzahl der Kreaturen"
