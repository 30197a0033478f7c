"""Likeness that is counted for each card, houses by their cards, numbers that depend on each card."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import Keyword
from kfdesk.language.definition import card
from kfdesk.language.ranges import Range
from kfdesk.language.words import (
    AFTER_FIGHT,
    AFTER_REAP,
    ALL,
    ARTIFACT,
    ASSAULT,
    CREATURE,
    ENEMY,
    EVEN,
    FRIENDLY,
    HOST,
    HOUSE,
    ITSELF,
    MOST,
    NONE,
    ODD,
    OTHER,
    PLAY,
    POWER,
    SOME,
    TRAIT,
    UPGRADE,
    a,
    action,
    all_of,
    also_behind,
    amber_on,
    at_least,
    at_most,
    belongs_to,
    choose,
    controlled_by,
    controller_of,
    deal,
    destroy,
    each,
    equal_to,
    exhaust,
    for_each,
    gains,
    gets,
    houses_with,
    neighbors_of,
    not_,
    of_house,
    one_of_each,
    other_than,
    play,
    power_of,
    same,
    stun,
    this_turn,
    upgrades,
    upgrades_on,
)
from tests.tables import Table, side, spec, table

ACT = "punch"
ENGINE = "anomaly-exploiter"


def acted(*effects: object, line: list[object], **more: object) -> Table:
    """Return a table after an action with those effects was played; `line` is the opponent's battleline."""
    draft = card(ACT, play(*effects))  # type: ignore[arg-type]
    t = table(side(hand=[ACT], **more), side(battleline=line), draft, house=House.BROBNAR)
    t.do("play", ACT)
    return t


class TestSharingWithNeighbors:
    LINE = ("krump", "bumpsy", "smaaash", "urchin", "dust-imp", "silvertooth")  # Brobnar ×3, Shadows, Dis, Shadows

    @pytest.mark.rule("glossary/neighbor")
    def test_each_creature_is_asked_about_its_own_neighbors(self) -> None:
        t = acted(exhaust(each(CREATURE, same(HOUSE, neighbors_of(ITSELF)))), line=[*self.LINE])
        assert [id_ for id_ in self.LINE if not t.card(id_).ready] == ["krump", "bumpsy", "smaaash"]

    @pytest.mark.rule("glossary/neighbor")
    def test_with_two_of_them(self) -> None:
        t = acted(exhaust(each(CREATURE, same(HOUSE, neighbors_of(ITSELF), 2))), line=[*self.LINE])
        assert [id_ for id_ in self.LINE if not t.card(id_).ready] == ["bumpsy"]

    @pytest.mark.rule("glossary/neighbor")
    def test_with_none(self) -> None:
        t = acted(exhaust(each(CREATURE, not_(same(HOUSE, neighbors_of(ITSELF))))), line=[*self.LINE])
        assert [id_ for id_ in self.LINE if not t.card(id_).ready] == ["urchin", "dust-imp", "silvertooth"]

    @pytest.mark.rule("glossary/traits")
    def test_among_all_others_of_its_controller(self) -> None:
        others = each(CREATURE, other_than(ITSELF), controlled_by(controller_of(ITSELF)))
        lonely = exhaust(each(CREATURE, not_(same(TRAIT, others))))
        t = acted(lonely, line=["krump", "urchin"], battleline=["bumpsy", "silvertooth", "troll", "dust-imp"])
        exhausted = {
            id_ for id_ in ("krump", "urchin", "bumpsy", "silvertooth", "troll", "dust-imp") if not t.card(id_).ready
        }
        assert exhausted == {"krump", "urchin", "silvertooth", "dust-imp"}  # two giants stand on one side


class TestHousesByTheirCards:
    LINE = ("krump", "bumpsy", "smaaash", "urchin", "silvertooth", "dust-imp")

    def test_those_with_so_many(self) -> None:
        crowded = houses_with(at_least(2), each(CREATURE))
        t = acted(exhaust(each(CREATURE, of_house(crowded))), line=[*self.LINE])
        assert [id_ for id_ in self.LINE if t.card(id_).ready] == ["dust-imp"]

    @pytest.mark.parametrize(
        ("wanted", "exhausted"),
        [
            (NONE, {"library-of-babble"}),
            (at_most(1), {"library-of-babble", "lash-of-broken-dreams"}),
            (EVEN, {"library-of-babble", "safe-place"}),
            (ODD, {"gauntlet-of-command", "lash-of-broken-dreams"}),
        ],
    )
    def test_a_house_without_any_has_few_of_them_too(self, wanted: Range, exhausted: set[str]) -> None:
        artifacts = ["gauntlet-of-command", "lash-of-broken-dreams", "library-of-babble", "safe-place"]
        draft = card(ACT, play(exhaust(each(ARTIFACT, of_house(houses_with(wanted, each(CREATURE)))))))
        t = table(side(hand=[ACT], artifacts=artifacts), side(battleline=[*self.LINE]), draft, house=House.BROBNAR)
        t.do("play", ACT)
        assert {id_ for id_ in artifacts if not t.card(id_).ready} == exhausted

    def test_the_one_with_the_most_and_both_of_two_equal_ones(self) -> None:
        largest = exhaust(each(CREATURE, of_house(houses_with(MOST, each(CREATURE)))))
        t = acted(largest, line=[*self.LINE])
        assert [id_ for id_ in self.LINE if not t.card(id_).ready] == ["krump", "bumpsy", "smaaash"]
        t = acted(largest, line=["krump", "urchin", "bumpsy", "silvertooth", "dust-imp"])
        assert t.card("dust-imp").ready and not t.card("krump").ready and not t.card("urchin").ready

    @pytest.mark.rule("glossary/damage", "glossary/resolve-as-much-as-you-can")
    def test_a_creature_of_each_house(self) -> None:
        t = acted(deal(2, one_of_each(HOUSE, CREATURE)), line=["krump", "bumpsy", "silvertooth"], battleline=["troll"])
        t.offers("troll", "krump", "bumpsy")
        t.pick("bumpsy")
        t.offers("silvertooth")
        t.pick("silvertooth")
        assert (t.card("bumpsy").damage, t.card("krump").damage, t.card("troll").damage) == (2, 0, 0)
        assert t.zone("silvertooth") == "discard"

    @pytest.mark.rule("glossary/for-each", "glossary/damage")
    def test_a_creature_of_several_houses_may_be_chosen_for_each_of_them(self) -> None:
        """No entry says so: read from "for each house", of which the choice for one does not bind that for another."""
        everywhere = card(ENGINE, belongs_to(ALL, each(CREATURE, ENEMY)))
        strike = card(ACT, play(deal(2, one_of_each(HOUSE, CREATURE))))
        t = table(side(hand=[ACT], artifacts=[ENGINE]), side(battleline=["troll", "krump"]), everywhere, strike)
        t.do("play", ACT)
        for id_ in ["troll"] * 2 + ["krump"] * (len(House) - 2):
            t.pick(id_)
        assert (t.card("troll").damage, t.zone("krump")) == (4, "discard")


class TestPower:
    @pytest.mark.rule("glossary/power")
    def test_creatures_with_the_power_of_one_of_two(self) -> None:
        mine, theirs = a(CREATURE, FRIENDLY), a(CREATURE, ENEMY)
        both = all_of(mine, theirs)
        t = acted(
            choose(both),
            destroy(all_of(both, each(CREATURE, same(POWER, both)))),
            line=["krump", "urchin", "dust-imp"],
            battleline=["troll", "bumpsy", "silvertooth"],
        )
        t.pick("silvertooth")
        t.pick("krump")
        t.finish()
        gone = {
            id_
            for id_ in ("troll", "bumpsy", "silvertooth", "krump", "urchin", "dust-imp")
            if t.zone(id_) != "battleline"
        }
        powers = {"troll": 8, "bumpsy": 5, "silvertooth": 2, "krump": 6, "urchin": 1, "dust-imp": 2}
        assert gone == {id_ for id_, power in powers.items() if power in (2, 6)}

    @pytest.mark.rule("glossary/power", "glossary/armor")
    def test_each_creature_gets_more_for_what_lies_on_itself(self) -> None:
        more = card(ENGINE, gets(each(CREATURE, FRIENDLY), power=for_each(2, amber_on(ITSELF))))
        ada = side(battleline=[spec("troll", amber=2), "bumpsy"], artifacts=[ENGINE])
        t = table(ada, side(battleline=[spec("krump", amber=1)]), more)
        assert [t.card(id_).power for id_ in ("troll", "bumpsy", "krump")] == [12, 5, 6]

    @pytest.mark.rule("glossary/assault-x", "glossary/keywords")
    def test_a_keyword_whose_number_is_each_creatures_power(self) -> None:
        draft = card(ENGINE, action(this_turn(gains(each(CREATURE, FRIENDLY), (ASSAULT, equal_to(power_of(ITSELF)))))))
        t = table(
            side(battleline=["troll", "bumpsy"], artifacts=[ENGINE]),
            side(battleline=["krump"]),
            draft,
            house=House.LOGOS,
        )
        t.do("action", ENGINE)
        assert [dict(t.card(id_).keywords).get(Keyword.ASSAULT) for id_ in ("troll", "bumpsy", "krump")] == [8, 5, None]


class TestUpgraded:
    @pytest.mark.rule("glossary/upgrades")
    def test_creatures_with_an_upgrade(self) -> None:
        bearing = spec("troll", upgrades=["transposition-sandals"])
        t = acted(exhaust(each(CREATURE, upgrades(SOME))), line=[bearing, "krump"])
        assert (t.card("troll").ready, t.card("krump").ready) == (False, True)

    @pytest.mark.rule("glossary/upgrades")
    def test_power_and_armor_for_each_upgrade(self) -> None:
        each_one = for_each(1, each(UPGRADE, in_=upgrades_on(HOST)))
        draft = card("transposition-sandals", gets(HOST, power=each_one, armor=each_one))
        bearing = spec("troll", upgrades=["transposition-sandals", "blood-of-titans"])
        t = table(side(battleline=[bearing, "krump"]), None, draft)
        assert (t.card("troll").power, t.card("troll").armor, t.card("krump").power) == (8 + 5 + 2, 2, 6)


class TestAlsoBehind:
    def test_in_both_directions_and_through_a_third_label(self) -> None:
        both = also_behind(AFTER_FIGHT, AFTER_REAP, each(CREATURE, FRIENDLY), both=True)
        plays = also_behind(PLAY, AFTER_REAP, each(CREATURE, FRIENDLY))
        drafts = (card(ENGINE, both), card("library-of-babble", plays), card("dextre", play(stun(a(CREATURE, OTHER)))))
        line, pile = ["batdrone", "doc-bookton", "dextre"], ["anger", "punch"]
        ada = side(battleline=line, artifacts=[ENGINE, "library-of-babble"], deck=pile)
        t = table(ada, side(amber=2, battleline=["dust-pixie", "dust-pixie", "troll"]), *drafts, house=House.LOGOS)
        t.do("reap", "batdrone")
        assert (t.amber(0), t.amber(1)) == (2, 1)  # its effect after fighting steals 1
        t.do("fight", "doc-bookton")
        t.pick(("dust-pixie", 0))
        assert t.ids(0, "hand") == ["anger"]  # its effect after reaping draws a card
        t.do("fight", "dextre")
        t.pick(("dust-pixie", 1))
        t.pick("troll")  # its play effect, which is one after reaping, is so one after fighting
        assert t.card("troll").stunned

    def test_each_direction_alone_adds_nothing_the_other_way(self) -> None:
        one_way = card(ENGINE, also_behind(AFTER_FIGHT, AFTER_REAP, each(CREATURE, FRIENDLY)))
        ada = side(battleline=["doc-bookton"], artifacts=[ENGINE], deck=["anger", "punch"])
        t = table(ada, side(battleline=["dust-pixie"]), one_way, house=House.LOGOS)
        t.fight("doc-bookton", "dust-pixie")
        assert t.ids(0, "hand") == []
