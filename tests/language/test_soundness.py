"""Texts whose words are right and which still could do nothing: they are refused; and those that were thought so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kfdesk.cards.facts import facts
from kfdesk.language.attributes import DAMAGED
from kfdesk.language.conditions import is_
from kfdesk.language.definition import CardDefinition, Draft, card
from kfdesk.language.effects.amber import capture, gain, move_amber
from kfdesk.language.effects.damage import deal, heal
from kfdesk.language.effects.flow import if_, may
from kfdesk.language.effects.marks import POWER, put_counters
from kfdesk.language.effects.moves import return_
from kfdesk.language.labels import action
from kfdesk.language.naming import a_house
from kfdesk.language.occurrences import chooses_house
from kfdesk.language.places import discard_pile
from kfdesk.language.players import EACH_PLAYER, OPPONENT, YOU, controller_of
from kfdesk.language.predicates import ENEMY, FRIENDLY
from kfdesk.language.quantities import ALL, equal_to, for_each, half
from kfdesk.language.reactions import after
from kfdesk.language.rules.together import while_
from kfdesk.language.sorts import CREATURE
from kfdesk.language.soundness import UnsoundTextError
from kfdesk.language.targets import ITSELF, THIS, a, each
from kfdesk.language.values import amber_on, damage_on, power_of
from tests.cards.lines import cases

HOUSE = a_house()


@pytest.mark.parametrize(
    "draft",
    [
        card("cannon", action(gain(equal_to(power_of(a(CREATURE)))))),
        card("cannon", action(deal(for_each(1, amber_on(a(CREATURE))), each(CREATURE, ENEMY)))),
        card("cannon", action(if_(is_(a(CREATURE), DAMAGED), gain(1)))),
        card("cannon", after(chooses_house(YOU, HOUSE), may(if_(is_(THIS, discard_pile()), return_(THIS))))),
        card("cannon", after(chooses_house(YOU, HOUSE), gain(1), if_(is_(THIS, discard_pile()), return_(THIS)))),
    ],
)
def test_what_counts_a_card_that_nobody_picks_or_waits_in_another_zone_is_refused(draft: Draft) -> None:
    with pytest.raises(UnsoundTextError, match="cannon"):
        CardDefinition(facts()["cannon"], draft)


@pytest.mark.parametrize(
    "draft",
    [
        card("cannon", while_(is_(THIS, discard_pile()), after(chooses_house(YOU, HOUSE), return_(THIS)))),
        card("cannon", after(chooses_house(YOU, HOUSE), if_(is_(THIS, discard_pile()), return_(THIS)))),
        card("cannon", action(gain(1, controller_of(a(CREATURE))))),
    ],
)
def test_what_only_looks_like_it_is_not(draft: Draft) -> None:
    assert CardDefinition(facts()["cannon"], draft).abilities == draft.abilities


def test_a_pool_has_no_controller() -> None:
    with pytest.raises(ValueError, match="which card"):
        move_amber(1, YOU, controller_of(ITSELF))


def _counted(build: Callable[[object], object]) -> Draft:
    """Return a card whose action counts something of the creature that it acts on."""
    return card("cannon", action(build(a(CREATURE))))  # type: ignore[arg-type]


class TestCountsOfWhatIsPicked:
    """What is counted of a card is counted once that card was picked."""

    test_move = cases(
        """
        half of the æmber on a creature moves
            ada: artifacts cannon
            bo: line troll(amber=5) krump
            in: brobnar
            action cannon, pick troll
            -> ada amber: 0 > 3, cannon exhausted, troll amber: 5 > 2
        """,
        _counted(lambda x: move_amber(half(amber_on(x), up=True), x, YOU)),  # type: ignore[arg-type]
    )
    test_receiver = cases(
        """
        as much as the receiver has power moves
            ada: artifacts cannon; amber 4
            bo: line silvertooth
            in: brobnar
            action cannon, pick silvertooth
            -> ada amber: 4 > 2, cannon exhausted, silvertooth amber: 0 > 2
        """,
        _counted(lambda x: move_amber(equal_to(power_of(x)), YOU, x)),  # type: ignore[arg-type]
    )
    test_healed = cases(
        """
        half the damage is healed
            ada: artifacts cannon
            bo: line troll(damage=4)
            in: brobnar
            action cannon, pick troll
            -> cannon exhausted, troll damage: 4 > 2
        """,
        _counted(lambda x: heal(half(damage_on(x)), x)),  # type: ignore[arg-type]
    )
    test_grown = cases(
        """
        a creature with power 2 gets 2 counters
            ada: artifacts cannon
            bo: line silvertooth
            in: brobnar
            action cannon, pick silvertooth
            -> cannon exhausted, silvertooth power counters: 0 > 2
        """,
        _counted(lambda x: put_counters(POWER, equal_to(power_of(x)), x)),  # type: ignore[arg-type]
    )
    test_captured = cases(
        """
        a creature captures as much as it has power
            ada: artifacts cannon; line silvertooth
            bo: amber 5
            in: brobnar
            action cannon, pick silvertooth
            -> bo amber: 5 > 3, cannon exhausted, silvertooth amber: 0 > 2
        """,
        _counted(lambda x: capture(equal_to(power_of(x)), x)),  # type: ignore[arg-type]
    )


class TestBothPlayersAndEachCard:
    test_every = cases(
        """
        all that both players have is captured
            rule: glossary/capture
            ada: artifacts cannon; line silvertooth; amber 2
            bo: amber 5
            in: brobnar
            action cannon, pick silvertooth
            -> ada amber: 2 > 0, bo amber: 5 > 0, cannon exhausted, silvertooth amber: 0 > 7
        with no æmber anywhere nothing is asked
            rule: glossary/capture
            ada: artifacts cannon; line silvertooth
            in: brobnar
            action cannon, finish
            -> cannon exhausted
        """,
        card("cannon", action(capture(ALL, a(CREATURE, FRIENDLY), EACH_PLAYER))),
    )
    test_own = cases(
        """
        of each creature 1 goes to its controller
            rule: glossary/move
            ada: artifacts cannon; line silvertooth(amber=2) urchin
            bo: line troll(amber=1) krump(amber=3)
            in: brobnar
            action cannon
            -> ada amber: 0 > 1, bo amber: 0 > 2, cannon exhausted, silvertooth amber: 2 > 1, troll amber: 1 > 0,
            -> krump amber: 3 > 2
        """,
        card("cannon", action(move_amber(1, each(CREATURE), controller_of(ITSELF)))),
    )
    test_across = cases(
        """
        half of what is on each goes to the opponent
            rule: glossary/move
            ada: artifacts cannon; line silvertooth(amber=2) urchin(amber=4)
            in: brobnar
            action cannon
            -> bo amber: 0 > 3, cannon exhausted, silvertooth amber: 2 > 1, urchin amber: 4 > 2
        """,
        card("cannon", action(move_amber(half(amber_on(ITSELF)), each(CREATURE), OPPONENT))),
    )
