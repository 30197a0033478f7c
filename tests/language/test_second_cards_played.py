"""Second cards of words that one card alone used, played."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind
from tests.cards.lines import cases
from tests.tables import side, spec, table


class TestSecondCards:
    test = cases(
        """
        too low strikes what is weaker than the creature chosen, on both sides
            in: saurian
            ada: hand too-low; line dodger
            bo: line troll krump
            play too-low, pick krump
            -> too-low: hand > discard, dodger: battleline > discard
        cauldron boil doubles the damage there is
            in: untamed
            ada: hand cauldron-boil; line troll(damage=1)
            bo: line krump(damage=2) bumpsy
            play cauldron-boil
            -> ada amber: 0 > 1, cauldron-boil: hand > discard, troll damage: 1 > 2, krump damage: 2 > 4
        a dirge exhausts what shares the house of the bottom card
            in: unfathomable
            ada: hand dirge-of-the-deep; line dodger
            bo: line troll urchin; deck punch bumpsy
            play dirge-of-the-deep
            -> ada amber: 0 > 1, dirge-of-the-deep: hand > discard, bumpsy: deck > discard, troll exhausted
        waste not draws half the power, rounded up
            in: untamed
            ada: hand waste-not; line dodger; deck punch anger fear troll
            play waste-not, pick dodger
            -> ada amber: 0 > 1, waste-not: hand > discard, dodger: battleline > discard, punch: deck > hand,
            -> anger: deck > hand, fear: deck > hand
        noname grows with each card purged
            in: dis
            ada: line noname; discard punch
            bo: line troll
            reap noname, pick punch
            -> ada amber: 0 > 1, noname exhausted, punch: discard > purged
        soleft takes the creature on the left flank with it
            in: brobnar
            ada: hand punch; line krump troll
            bo: line soleft bumpsy
            play punch, pick soleft
            -> ada amber: 0 > 1, punch: hand > discard, soleft: battleline > discard, krump: battleline > discard
        oracle zan heals for each æmber given up
            in: sanctum
            ada: line oracle-zan(amber=2) troll(damage=3); amber 0
            bo: amber 1
            reap oracle-zan, pick oracle-zan, pick troll, pick troll
            -> ada amber: 0 > 1, oracle-zan exhausted, oracle-zan amber: 2 > 0, troll damage: 3 > 0
        """,
    )

    @pytest.mark.rule("glossary/control-and-ownership", "glossary/archives")
    def test_a_curse_puts_creatures_into_the_archives_of_the_opponent(self) -> None:
        t = table(side(battleline=["troll"], artifacts=["curse-of-disappearances"]), None)
        t.game.choose("end-turn")
        while t.zone("troll") == "battleline":
            t.answer(t.decision.keys()[0])
        assert (t.ids(1, "archives"), t.ids(0, "archives")) == (["troll"], [])


@pytest.mark.rule("glossary/house-choice")
@pytest.mark.parametrize("foe", ["urchin", "krump"])
def test_snag_says_the_house_also_of_a_creature_that_it_destroyed(foe: str) -> None:
    bo = side(battleline=[foe], houses=[House.SHADOWS, House.BROBNAR, House.DIS])
    t = table(side(battleline=[spec("snag", power_counters=9)]), bo)
    t.fight("snag", foe)
    t.game.choose("end-turn")
    while t.decision.kind is not DecisionKind.HOUSE:
        t.answer(t.decision.keys()[0])
    assert t.decision.keys() == (f"house:{'shadows' if foe == 'urchin' else 'brobnar'}",)
