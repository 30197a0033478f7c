"""Every predicate gives the same answer about a card in play and about its record after it has left play."""

from __future__ import annotations

import pytest

from kfdesk.engine.abilities import Scope
from kfdesk.engine.card_facts import facts_of
from kfdesk.engine.events import CardDestroyed, Snapshot
from kfdesk.engine.terms import DecisionKind, House, Keyword
from kfdesk.language import choices, kinds
from kfdesk.language import predicates as pr
from kfdesk.language.abilities import play
from kfdesk.language.definition import card
from kfdesk.language.effects.damage import destroy
from kfdesk.language.phrasebook import node_classes
from kfdesk.language.predicates import Predicate
from kfdesk.language.sorts import CREATURE, Sort
from kfdesk.language.targets import a, each
from kfdesk.text.words import Words
from tests.tables import Table, side, spec, table

ACT = "anger"
SOURCE = "krump"
"""The card on which the abilities with these predicates stand."""
PICKED = "doc-bookton"
"""What the target `x` picked."""
ANAPHIEL = spec("champion-anaphiel", amber=2)
x = a(CREATURE)
house = choices.a_house()
number = choices.a_number()

PREDICATES: dict[str, Predicate] = {
    "friendly": pr.FRIENDLY,
    "enemy": pr.ENEMY,
    "other": pr.OTHER,
    "other than x": pr.other_than(x),
    "neighboring": pr.NEIGHBORING,
    "neighbor of x": pr.neighbor_of(x),
    "on a flank": pr.ON_FLANK,
    "not on a flank": pr.NOT_ON_FLANK,
    "with the trait": pr.with_trait("giant"),
    "without the trait": pr.without_trait("giant"),
    "of the house": pr.of_house(House.BROBNAR),
    "not of the house": pr.not_of_house(House.BROBNAR),
    "of the house of x": kinds.of_house_of(x),
    "of the chosen house": choices.of_chosen(house),
    "damaged": pr.DAMAGED,
    "undamaged": pr.UNDAMAGED,
    "ready": pr.READY,
    "exhausted": pr.EXHAUSTED,
    "stunned": pr.STUNNED,
    "power 3 or lower": pr.PowerAtMost(3),
    "power 5 or higher": pr.PowerAtLeast(5),
    "power 6": kinds.power_is(6),
    "with the chosen power": choices.power_is_chosen(number),
    "named": kinds.Named("troll", Words("Troll", "Troll")),
    "a copy of this": kinds.COPY_OF_THIS,
    "with another name than x": kinds.not_named_as(x),
    "sharing a trait with x": kinds.shares_trait_with(x),
    "with the keyword": kinds.with_keyword(Keyword.ELUSIVE),
    "with amber": kinds.WITH_AMBER,
    "with armor": kinds.WITH_ARMOR,
    "controlled by any player": kinds.OF_ANY_PLAYER,
    "from play": kinds.FROM_PLAY,
    "you play": kinds.YOU_PLAY,
}

OF_THE_BOARD = {"MostPowerful", "LeastPowerful"}
"""Those that compare a card with all others, which are gone by then."""


@pytest.fixture(scope="module")
def fallen() -> tuple[Table, dict[str, dict[str, bool]], dict[str, Snapshot]]:
    """Return a table from which all creatures have gone, what was true of them before, and their records."""
    t = table(
        side(
            hand=[ACT],
            battleline=[
                spec("krump", amber=1),
                spec("troll", damage=2, enraged=True, ready=False),
                spec("bumpsy", stunned=True, power_counters=1),
            ],
        ),
        side(battleline=[spec("doc-bookton", damage=1), "noddy-the-thief", ANAPHIEL, "krump"]),
        card(ACT, play(destroy(each(CREATURE)))),
    )
    ids = {c.id: c.defn.id for c in t.game.state.cards[1:] if c.in_play}
    before = {
        f"{id_} {n}": {name: p.holds(scope_of(t), facts_of(t.game._core, n)) for name, p in PREDICATES.items()}
        for n, id_ in ids.items()
    }
    t.do("play", ACT)
    while t.decision.kind is DecisionKind.ORDER:
        t.answer(*t.decision.keys())
    records = {f"{ids[e.card]} {e.card}": e.was for e in t.game.events if isinstance(e, CardDestroyed)}
    return t, before, records


def scope_of(t: Table) -> Scope:
    """Return the scope of an ability of the source, with everything picked and named."""
    numbers = {c.defn.id: c.id for c in reversed(t.game.state.cards[1:])}
    scope = Scope(t.game._core, 0, numbers[SOURCE])
    scope.picked[x] = (numbers[PICKED],)
    scope.picked[house] = (-1 - choices.HOUSES.index(House.SHADOWS),)
    scope.picked[number] = (-1 - 2,)
    return scope


def test_the_table_names_every_predicate() -> None:
    known = {type(p) for p in PREDICATES.values()}
    assert {k.__name__ for k in node_classes() if issubclass(k, Predicate)} - {k.__name__ for k in known} == {
        "Predicate",
        *OF_THE_BOARD,
    }


@pytest.mark.rule("glossary/movement-between-zones")
@pytest.mark.parametrize("name", PREDICATES)
def test_a_predicate_holds_of_the_record_as_it_did_of_the_card(
    name: str, fallen: tuple[Table, dict[str, dict[str, bool]], dict[str, Snapshot]]
) -> None:
    t, before, records = fallen
    assert len(records) == len(before) == 7
    now = {card_: pr.fits(scope_of(t), was, (PREDICATES[name],), Sort.CREATURE) for card_, was in records.items()}
    assert now == {card_: facts[name] for card_, facts in before.items()}


@pytest.mark.parametrize("name", sorted(set(PREDICATES) - {"controlled by any player", "from play"}))
def test_a_predicate_is_true_of_some_of_these_cards_and_not_of_others(
    name: str, fallen: tuple[Table, dict[str, dict[str, bool]], dict[str, Snapshot]]
) -> None:
    _, before, _ = fallen
    assert {facts[name] for facts in before.values()} == {True, False}
