"""Mass Mutation, Sanctum: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House, Icon
from kfdesk.engine.events import IconResolved
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.SANCTUM


class TestArdentHero:
    @pytest.mark.rule("glossary/cannot", "glossary/damage")
    @pytest.mark.parametrize(
        ("attacker", "damage"), [("troll", 0), ("bumpsy", 0), ("rad-penny", 0), ("snufflegator", 4), ("silvertooth", 2)]
    )
    def test_mutants_and_creatures_with_power_5_or_more_deal_it_no_damage(self, attacker: str, damage: int) -> None:
        hero = spec("ardent-hero", power_counters=6)
        t = table(side(battleline=[attacker, "dust-imp"]), side(battleline=[hero]))
        t.fight(attacker, "ardent-hero")
        assert (t.zone("ardent-hero"), t.card("ardent-hero").damage) == ("battleline", damage)

    @pytest.mark.rule("glossary/power")
    def test_the_power_that_a_creature_has_now_counts(self) -> None:
        """4 is too little, 5 is enough; the hero would survive both."""
        for counters, damage in ((2, 4), (3, 0)):
            attacker = spec("silvertooth", power_counters=counters)
            t = table(side(battleline=[attacker]), side(battleline=[spec("ardent-hero", power_counters=2)]))
            t.fight("silvertooth", "ardent-hero")
            assert (t.card("ardent-hero").damage, t.zone("ardent-hero")) == (damage, "battleline")

    test = cases("""
        what it attacks is dealt its damage and deals it none back
            in: sanctum
            ada: line ardent-hero
            bo: line troll
            fight ardent-hero troll
            -> ardent-hero exhausted, troll damage: 0 > 4
        an action deals it damage
            in: brobnar
            ada: hand punch
            bo: line ardent-hero
            play punch, pick ardent-hero
            -> ada amber: 0 > 1, punch: hand > discard, ardent-hero damage: 0 > 3
    """)


class TestScrivenerFavian:
    @pytest.mark.rule("glossary/replacement-effects", "glossary/bonus-icons")
    @pytest.mark.parametrize(("answer", "stolen", "captured"), [("yes", 1, 0), ("no", 0, 1)])
    def test_a_capture_icon_may_be_a_theft_instead(self, answer: str, stolen: int, captured: int) -> None:
        ada = side(hand=[spec("fear", icons=["capture"])], battleline=["scrivener-favian"])
        t = table(ada, side(amber=3), house=House.DIS)
        t.do("play", "fear")
        t.answer(answer)
        t.finish()
        assert (t.amber(0), t.amber(1), t.card("scrivener-favian").amber) == (stolen, 2, captured)

    def test_no_other_icon_and_none_of_the_opponents_is(self) -> None:
        ada = side(hand=[spec("fear", icons=["amber"]), spec("fear", icons=["capture"])], battleline=["troll"])
        t = table(ada, side(battleline=["scrivener-favian"], amber=1), house=House.DIS)
        t.do("play", "fear", 1)
        t.finish()
        assert (t.amber(0), t.amber(1), t.card("troll").amber) == (0, 0, 1)
        own = side(hand=[spec("fear", icons=["amber"])], battleline=["scrivener-favian"])
        t = table(own, side(amber=1), house=House.DIS)
        t.do("play", "fear")
        assert (t.amber(0), t.amber(1)) == (1, 1)


class TestMasterOfTheGrey:
    @pytest.mark.rule("glossary/bonus-icons")
    def test_the_opponent_resolves_no_icons_of_the_cards_they_play(self) -> None:
        ada = side(hand=["virtuous-works", spec("smite", icons=["draw"])], deck=["fear"])
        t = table(ada, side(battleline=["master-of-the-grey"]), house=HERE)
        t.do("play", "virtuous-works")
        t.do("play", "smite")
        assert (t.amber(0), t.ids(0, "deck"), t.events(IconResolved)) == (0, ["fear"], [])

    def test_its_own_player_resolves_them(self) -> None:
        t = table(side(hand=["virtuous-works"], battleline=["master-of-the-grey"]), side(), house=HERE)
        t.do("play", "virtuous-works")
        assert [e.icon for e in t.events(IconResolved)] == [Icon.AMBER] * 3 and t.amber(0) == 3
