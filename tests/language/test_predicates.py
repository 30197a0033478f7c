"""Every predicate gives the same answer about a card in play and about its record after it has left play."""

from __future__ import annotations

import pytest

from kfdesk.engine.abilities import Scope
from kfdesk.engine.card_facts import facts_of
from kfdesk.engine.events import CardDestroyed
from kfdesk.engine.snapshots import Snapshot
from kfdesk.engine.terms import DecisionKind, House, Icon, Keyword, Player, Zone
from kfdesk.language.amounts import equal_to
from kfdesk.language.attributes import (
    DAMAGED,
    ENRAGED,
    EXHAUSTED,
    LOWEST_POWER,
    READY,
    STUNNED,
    TOKEN,
    WARDED,
    amber,
    armor,
    counters,
    icons,
    named,
    of_house,
    power,
    upgrades,
    with_keyword,
    with_trait,
)
from kfdesk.language.comparisons import HOUSE, NAME, TRAIT, TYPE, different, same
from kfdesk.language.conditions import not_
from kfdesk.language.counts.properties import power_of
from kfdesk.language.definition import card
from kfdesk.language.effects.damage import destroy
from kfdesk.language.effects.marks import POWER
from kfdesk.language.labels import play
from kfdesk.language.named_choices import ACTIVE, a_house, a_name, a_number, a_trait
from kfdesk.language.places import IN_PLAY
from kfdesk.language.players import EACH_PLAYER, OPPONENT, YOU
from kfdesk.language.position_predicates import CENTER, LEFT, ON_FLANK, RIGHT, on_the
from kfdesk.language.predicates import (
    ENEMY,
    FRIENDLY,
    NEIGHBORING,
    OTHER,
    Predicate,
    Theirs,
    any_of,
    controlled_by,
    fits,
    neighbor_of,
    other_than,
    owned_by,
)
from kfdesk.language.ranges import NONE, ODD, SOME, at_least, at_most, exactly
from kfdesk.language.sorts import CREATURE, Sort
from kfdesk.language.targets import a, each
from tests.language.nodes import node_classes
from tests.tables import Table, side, spec, table

ACT = "anger"
SOURCE = "krump"
"""The card on which the abilities with these predicates stand."""
PICKED = "doc-bookton"
"""What the target `x` picked."""
ANAPHIEL = spec("champion-anaphiel", amber=2)
x, y = a(CREATURE), a(CREATURE)
house, number, trait, any_name = a_house(), a_number(), a_trait(), a_name()

PREDICATES: dict[str, Predicate] = {
    "friendly": FRIENDLY,
    "enemy": ENEMY,
    "controlled by you": controlled_by(YOU),
    "the opponent’s": Theirs(OPPONENT),
    "owned by the opponent": owned_by(OPPONENT),
    "other": OTHER,
    "other than x": other_than(x),
    "neighboring": NEIGHBORING,
    "neighbor of x": neighbor_of(x),
    "on a flank": ON_FLANK,
    "not on a flank": not_(ON_FLANK),
    "in the center": CENTER,
    "with the trait": with_trait("giant"),
    "with the chosen trait": with_trait(trait),
    "of the house": of_house(House.BROBNAR),
    "of the house of x": same(HOUSE, x),
    "of the chosen house": of_house(house),
    "of the active house": of_house(ACTIVE),
    "sharing a trait with x": same(TRAIT, x),
    "with the name of x": same(NAME, x),
    "of the type of x": same(TYPE, x),
    "damaged": DAMAGED,
    "ready": READY,
    "exhausted": EXHAUSTED,
    "stunned": STUNNED,
    "warded": WARDED,
    "enraged": ENRAGED,
    "power 3 or lower": power(at_most(3)),
    "power 5 or higher": power(at_least(5)),
    "power 6": power(exactly(6)),
    "with the chosen power": power(number),
    "odd power": power(ODD),
    "with as much power as y": power(equal_to(power_of(y))),
    "named": named("troll"),
    "with the chosen name": named(any_name),
    "with the keyword": with_keyword(Keyword.ELUSIVE),
    "with amber": amber(SOME),
    "with 2 amber": amber(at_least(2)),
    "with armor": armor(SOME),
    "with no amber": amber(NONE),
    "damaged or stunned": any_of(DAMAGED, STUNNED),
    "controlled by any player": controlled_by(EACH_PLAYER),
    "from play": IN_PLAY,
    "on the left flank": on_the(LEFT),
    "on the right flank": on_the(RIGHT),
    "to the left of y": on_the(LEFT, y),
    "to the right of x": on_the(RIGHT, x),
    "with a power counter": counters(POWER, SOME),
    "token": TOKEN,
    "of different houses": different(HOUSE),
    "with the lowest power": LOWEST_POWER,
    "with the power of y": same(POWER, y),
    "with an upgrade": upgrades(SOME),
    "with a bonus icon": icons(SOME),
    "with no bonus icons": icons(NONE),
}

ALWAYS = {
    "of different houses",
    "with the lowest power",
    "controlled by any player",
    "from play",
    "of the type of x",
}
NEVER = {"warded", "token"}
"""A ward would have saved its creature."""


@pytest.fixture(scope="module")
def fallen() -> tuple[Table, dict[str, dict[str, bool]], dict[str, Snapshot]]:
    """Return a table from which all creatures have gone, what was true of them before, and their records."""
    t = table(
        side(
            hand=[ACT],
            battleline=[
                spec("krump", amber=1),
                spec("troll", damage=2, enraged=True, ready=False, icons=[Icon.DRAW]),
                spec("bumpsy", stunned=True, power_counters=1, upgrades=["transposition-sandals"]),
            ],
        ),
        side(battleline=[spec("doc-bookton", damage=1), "noddy-the-thief", ANAPHIEL, "krump"]),
        card(ACT, play(destroy(each(CREATURE)))),
    )
    ids = {c.id: c.definition.id for c in t.game.state.cards[1:] if c.zone is Zone.BATTLELINE}
    before = {
        f"{id_} {n}": {
            said: predicate.holds(scope_of(t), facts_of(t.game.core, n)) for said, predicate in PREDICATES.items()
        }
        for n, id_ in ids.items()
    }
    t.do("play", ACT)
    while t.decision.kind is DecisionKind.ORDER:
        t.answer(*t.decision.keys())
    records = {f"{ids[e.card]} {e.card}": e.was for e in t.game.events if isinstance(e, CardDestroyed)}
    return t, before, records


def scope_of(t: Table) -> Scope:
    """Return the scope of an ability of the source, with everything picked and named."""
    numbers = {c.definition.id: c.id for c in reversed(t.game.state.cards[1:])}
    scope = Scope(t.game.core, Player(0), numbers[SOURCE])
    scope.picked[x], scope.picked[y] = (numbers[PICKED],), (numbers["champion-anaphiel"],)
    scope.named.update({house: House.SHADOWS, number: 2, trait: "giant", any_name: "troll"})
    return scope


def test_the_table_names_every_predicate() -> None:
    known = {type(p) for p in PREDICATES.values()}
    assert {k.__name__ for k in node_classes() if issubclass(k, Predicate)} - {k.__name__ for k in known} == {
        "DestroyedBy",  # speaks of an instruction of the same ability
        "PlayedBy",  # has a test of its own
        "Between",  # its ends left play, too; com-officer-hings has tests
        "OfSuchHouse",  # counts the cards that are in play when it is asked
        "Predicate",
    }


@pytest.mark.rule("glossary/movement-between-zones")
@pytest.mark.parametrize("name", PREDICATES)
def test_a_predicate_holds_of_the_record_as_it_did_of_the_card(
    name: str, fallen: tuple[Table, dict[str, dict[str, bool]], dict[str, Snapshot]]
) -> None:
    t, before, records = fallen
    assert len(records) == len(before) == 7
    now = {card_: fits(scope_of(t), was, (PREDICATES[name],), Sort.CREATURE) for card_, was in records.items()}
    assert now == {card_: facts[name] for card_, facts in before.items()}


@pytest.mark.parametrize("name", sorted(set(PREDICATES) - ALWAYS - NEVER))
def test_a_predicate_is_true_of_some_of_these_cards_and_not_of_others(
    name: str, fallen: tuple[Table, dict[str, dict[str, bool]], dict[str, Snapshot]]
) -> None:
    _, before, _ = fallen
    assert {facts[name] for facts in before.values()} == {True, False}
