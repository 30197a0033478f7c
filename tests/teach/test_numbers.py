"""The numbers on the table are the sums that are said of them."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from kfdesk.cards import library
from kfdesk.engine import Game
from kfdesk.engine.abilities import Mod, Static
from kfdesk.engine.keys import key_cost
from kfdesk.engine.refill_and_chains import chain_penalty, hand_size
from kfdesk.engine.scenario import Side
from kfdesk.engine.sums import key_cost_sum, total
from kfdesk.engine.terms import COLORS, PLAYERS, CardType
from kfdesk.engine.views import AddendKind, TableView
from kfdesk.language.definition import card
from kfdesk.language.words import OPPONENT, YOU, draws_more, keys_cost
from kfdesk.teach.numbers import Number, Sum, of_card, of_seat
from tests.tables import side, spec, table

ADA, BO = PLAYERS


def explained(view: TableView, what: str) -> Sum:
    """Return the sum of a number at the table: "power:c3" of a creature, "key-cost:0" of a player."""
    kind, _, about = what.partition(":")
    seats = {str(int(seat.player)): of_seat(seat) for seat in view.seats}
    creatures = {card.handle: of_card(card) for seat in view.seats for card in seat.battleline}
    return next(found for found in (seats | creatures)[about] if found.number == kind)


_KINDS = {
    Mod.POWER_SET, Mod.POWER_ADD, Mod.POWER_ONLY, Mod.ARMOR_SET, Mod.ARMOR_ADD, Mod.ARMOR_ONLY, Mod.ARMOR_LOSE,
    Mod.SWITCHED, Mod.KEY_COST, Mod.COLOR_COST, Mod.HAND_SIZE,
}  # fmt: skip


@cache
def changing(*types: CardType) -> list[str]:
    """Return the cards of these types that change a number while they are in play."""
    return [
        id_
        for id_ in library().implemented
        if library()[id_].type in types
        and library()[id_].half is None
        and any(isinstance(a, Static) and a.kind in _KINDS for a in library()[id_].constants)
    ]


def random_table(seed: int) -> Game:
    """Return a table full of cards that change numbers, with damage, counters, chains and Æmber."""
    random = Random(seed)

    def a_side() -> Side:
        line = [
            spec(id_, damage=random.choice((0, 0, 1)), power_counters=random.choice((0, 0, 2)),
                 upgrades=random.sample(changing(CardType.UPGRADE), random.choice((0, 0, 1))))
            for id_ in random.sample(changing(CardType.CREATURE), 6)
        ]  # fmt: skip
        artifacts = random.sample(changing(CardType.ARTIFACT), 3)
        hand = random.sample(changing(CardType.CREATURE), random.randrange(4))
        return side(battleline=line, artifacts=artifacts, hand=hand, amber=random.randrange(9),
                    chains=random.randrange(25))  # fmt: skip

    return table(a_side(), a_side()).game


@pytest.mark.rule("glossary/power", "glossary/armor", "glossary/cost-at-current-cost", "glossary/drawing-cards")
@pytest.mark.parametrize("seed", range(60))
def test_every_number_is_the_sum_that_is_said_of_it(seed: int) -> None:
    game = random_table(seed)
    core = game.core
    for view in (game.view(0), game.view(1), game.view(None)):
        for seat in view.seats:
            wanted = {"key-cost": key_cost(core, seat.player)}
            wanted["refill"] = max(0, hand_size(core, seat.player) - chain_penalty(seat.chains))
            wanted["drawn"] = max(0, wanted["refill"] - seat.hand_count)
            said = {f"{kind}:{int(seat.player)}": value for kind, value in wanted.items()}
            for creature in seat.battleline:
                about = game.card(creature.handle)
                said[f"power:{creature.handle}"] = about.power
                said[f"armor:{creature.handle}"] = about.armor
                said[f"armor-left:{creature.handle}"] = creature.armor_left or 0
                said[f"damage-left:{creature.handle}"] = max(0, about.power - creature.damage)
            for what, value in said.items():
                found = explained(view, what)
                assert found.value == value == total(found.addends), what
                assert found.words().say("de") != found.words().say("en")
    for player in PLAYERS:
        for color in COLORS:
            assert total(key_cost_sum(core, player, lambda by: None, color)) == key_cost(core, player, color)


def test_the_random_tables_change_numbers_in_every_way() -> None:
    tables = [random_table(seed).view(None) for seed in range(60)]
    kinds = {
        addend.kind
        for view in tables
        for seat in view.seats
        for found in (seat.key_cost_sum, seat.refill_sum, *(c.power_sum for c in seat.battleline))
        for addend in found
    }  # fmt: skip
    assert kinds >= {AddendKind.PRINTED, AddendKind.USUAL, AddendKind.COUNTERS, AddendKind.CARD, AddendKind.CHAINS}


@pytest.mark.rule("turn/step-5-draw-cards")
def test_cards_drawn_besides_those_that_refill_the_hand_are_named() -> None:
    ada = side(battleline=["troll"], hand=["fear"] * 7, deck=["fear"] * 9)
    t = table(ada, side(), card("troll", draws_more(2)))
    drawn = explained(t.game.view(0), "drawn:0")
    assert (drawn.value, total(drawn.addends)) == (2, 2)
    assert drawn.words().en == "Draws 2 = 6 − 7 in hand + 1 because it is never below 0 + 2 from Troll"
    assert explained(t.game.view(0), "refill:0").words().en == "Hand is refilled to 6"


@pytest.mark.rule("glossary/cost-at-current-cost")
def test_the_cost_of_a_key_names_the_cards_that_change_it() -> None:
    t = table(
        side(battleline=["troll"]),
        side(battleline=["krump"]),
        card("troll", keys_cost(2, OPPONENT), keys_cost(-9, YOU)),
    )
    view = t.game.view(ADA)
    cost, other = explained(view, "key-cost:1"), explained(view, "key-cost:0")
    assert cost.words().say("en") == "Key costs 8 = 6 + 2 from Troll"
    assert other.words().say("en") == "Key costs 0 = 6 − 9 from Troll + 3 because it is never below 0"
    assert Number.POWER.rule == "glossary/power"
