"""Crucible Clash, Mars: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardMoved, TurnEnded
from kfdesk.engine.terms import DecisionKind, Keyword
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.MARS


class TestBenny:
    test = cases("""
        after he reaps each other Martian creature is readied, the opponent's too
            rule: glossary/ready-and-exhausted
            in: mars
            ada: line benny agent-buuff(exhausted) tunk(exhausted) troll(exhausted)
            bo: line ulyq-megamouth(exhausted) krump(exhausted)
            reap benny
            -> benny exhausted, ada amber: 0 > 1, agent-buuff exhausted: yes > no, ulyq-megamouth exhausted: yes > no
        not after he fights, and beside a Mars creature he is not purged
            rule: glossary/destroyed
            in: mars
            ada: line benny agent-buuff(exhausted)
            bo: line troll
            fight benny troll
            -> benny: battleline > discard, troll damage: 0 > 2
        nor if he is left
            in: mars
            ada: line benny agent-buuff(exhausted)
            bo: line dust-pixie
            fight benny dust-pixie
            -> benny exhausted, benny damage: 0 > 1, dust-pixie: battleline > discard
        without another friendly Mars creature he is purged
            rule: glossary/destroyed glossary/purge
            in: mars
            ada: line benny krump; artifacts pulse-cannon
            bo: line zorg
            fight benny zorg
            -> benny: battleline > purged, zorg damage: 0 > 2
        also if his house is another
            in: dis
            ada: line benny(house=dis)
            bo: line troll
            fight benny troll
            -> benny: battleline > purged, troll damage: 0 > 2
        a Mars creature that is destroyed with him is still there
            rule: glossary/destroyed
            in: dis
            ada: line benny tunk; hand gateway-to-dis
            play gateway-to-dis, finish
            -> gateway-to-dis: hand > discard, ada chains: 0 > 3, benny: battleline > discard,
            -> tunk: battleline > discard
        whoever has his text box does not ready itself
            in: logos
            ada: line mindwarper(house=logos) tunk john-smyth(exhausted); artifacts creed-of-nurture; hand benny
            omni creed-of-nurture, pick benny, pick mindwarper, reap mindwarper
            -> creed-of-nurture: artifacts > discard, mindwarper exhausted, ada amber: 0 > 1,
            -> john-smyth exhausted: yes > no
        he is elusive
            rule: glossary/elusive
            in: brobnar
            ada: line troll
            bo: line benny
            fight troll benny
            -> troll exhausted
    """)


class TestSonicWaver:
    FULL = " ".join(["fear"] * 6)
    test = cases(f"""
        played, it stuns a creature
            rule: glossary/stun
            in: mars
            ada: hand sonic-waver; line tunk
            bo: line troll
            play sonic-waver, offers tunk troll, pick troll
            -> sonic-waver: hand > artifacts, sonic-waver exhausted, troll stunned
        at the end of your turn it is purged without a stunned creature
            rule: glossary/end-of-turn
            in: mars
            ada: artifacts sonic-waver; line troll; hand {FULL}
            answer end-turn
            -> sonic-waver: artifacts > purged
        and of the opponent's
            in: mars
            ada: line troll; hand {FULL}
            bo: artifacts sonic-waver
            end turn
            -> sonic-waver: artifacts > purged
        a stunned creature of the opponent keeps it
            in: mars
            ada: artifacts sonic-waver; line troll; hand {FULL}
            bo: line krump(stunned)
            end turn
        and one of yours
            in: mars
            ada: artifacts sonic-waver; line troll(stunned); hand {FULL}
            bo: line krump
            end turn
        creatures that are not of Mars enter play stunned
            rule: glossary/enters-play
            in: brobnar
            ada: artifacts sonic-waver; hand krump
            creature krump
            -> krump: hand > battleline, krump exhausted, krump stunned
        the opponent's too
            in: brobnar
            ada: hand krump
            bo: artifacts sonic-waver
            creature krump
            -> krump: hand > battleline, krump exhausted, krump stunned
        an artifact does not
            in: dis
            ada: artifacts sonic-waver; hand doom-device
            play doom-device
            -> doom-device: hand > artifacts, doom-device exhausted
        those of Mars do not
            in: mars
            ada: artifacts sonic-waver; hand agent-buuff
            creature agent-buuff
            -> agent-buuff: hand > battleline, agent-buuff exhausted
        without creatures it stuns none
            in: mars
            ada: hand sonic-waver
            play sonic-waver
            -> sonic-waver: hand > artifacts, sonic-waver exhausted
    """)

    def test_it_is_purged_before_the_turn_has_ended(self) -> None:
        t = table(side(artifacts=["sonic-waver"], hand=["fear"] * 6), house=HERE)
        t.end_turn()
        told = [type(event) for event in t.game.events if isinstance(event, CardMoved | TurnEnded)]
        assert told == [CardMoved, TurnEnded]


class TestExperimentQ:
    @pytest.mark.rule("glossary/power")
    def test_it_has_1_power_more_for_each_mars_creature_in_play(self) -> None:
        ada = side(battleline=["experiment-q", "tunk", "troll"], artifacts=["pulse-cannon"])
        t = table(ada, side(battleline=["agent-buuff", "krump"]))
        assert t.card("experiment-q").power == 5 + 3
        assert t.card("tunk").power == 6
        t = table(side(battleline=[spec("experiment-q", house="dis"), "troll"]), side(battleline=["krump"]))
        assert t.card("experiment-q").power == 5

    test = cases("""
        played, it stuns a creature of another house for each Mars creature, itself too
            rule: glossary/for-each
            in: mars
            ada: hand experiment-q; line troll; artifacts pulse-cannon
            bo: line agent-buuff krump bumpsy
            creature experiment-q, offers troll krump bumpsy, pick krump, offers troll krump bumpsy, pick troll
            -> experiment-q: hand > battleline, experiment-q exhausted, krump stunned, troll stunned
        of another house it may be stunned itself
            in: dis
            ada: hand experiment-q(house=dis); line tunk
            creature experiment-q, offers experiment-q, pick experiment-q
            -> experiment-q: hand > battleline, experiment-q exhausted, experiment-q stunned
        alone among other houses it stuns one
            in: mars
            ada: hand experiment-q; line troll
            bo: line krump
            creature experiment-q, pick krump
            -> experiment-q: hand > battleline, experiment-q exhausted, krump stunned
        among Mars creatures it stuns none
            in: mars
            ada: hand experiment-q
            bo: line agent-buuff
            creature experiment-q
            -> experiment-q: hand > battleline, experiment-q exhausted
    """)


class TestStasisNexus:
    test = cases("""
        purged, it forges a key for 6 more, 1 less for each stunned creature
            rule: glossary/forge glossary/cost-at-current-cost
            in: mars
            ada: artifacts stasis-nexus; line troll(stunned) krump; amber 10
            bo: line bumpsy(stunned)
            action stasis-nexus, answer key:red
            -> stasis-nexus: artifacts > purged, ada amber: 10 > 0, ada keys: nothing > red
        with too little it is purged all the same
            in: mars
            ada: artifacts stasis-nexus; line troll(stunned) krump; amber 9
            bo: line bumpsy(stunned); amber 12
            action stasis-nexus
            -> stasis-nexus: artifacts > purged
        without stunned creatures it costs 12
            in: mars
            ada: artifacts stasis-nexus; line troll; amber 13
            action stasis-nexus, answer key:red
            -> stasis-nexus: artifacts > purged, ada amber: 13 > 1, ada keys: nothing > red
    """)

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to", "glossary/ward")
    def test_where_a_ward_keeps_it_in_play_it_forges_none(self) -> None:
        nexus, force = (spec(i, house="keyraken") for i in ("stasis-nexus", "animating-force"))
        t = table(side(artifacts=[nexus], hand=[force, "defend-the-keyraken"], amber=13), house=House.KEYRAKEN)
        t.do("play", "animating-force")
        t.pick("stasis-nexus")
        t.finish()
        t.do("play", "defend-the-keyraken")
        t.finish()
        t.mark()
        t.do("action", "stasis-nexus")
        assert t.changes() == {"stasis-nexus exhausted": (False, True), "stasis-nexus warded": (True, False)}
        t.expect_main_step()


class TestFurtherTestingNeeded:
    test = cases("""
        a friendly card of any type goes to its owner's archives
            rule: glossary/archives
            in: mars
            ada: hand further-testing-needed fear; line troll(upgrades=avarice); artifacts cannon; discard anger
            bo: line krump(upgrades=avarice); artifacts doom-device
            play further-testing-needed, offers troll cannon avarice, pick cannon
            -> further-testing-needed: hand > discard, ada amber: 0 > 1, cannon: artifacts > archives
        without one nothing does
            in: mars
            ada: hand further-testing-needed
            bo: line krump
            play further-testing-needed
            -> further-testing-needed: hand > discard, ada amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_a_card_that_the_opponent_owns_goes_to_their_archives(self) -> None:
        t = table(side(hand=["further-testing-needed"], battleline=[spec("krump", owner=1)]), house=HERE)
        t.do("play", "further-testing-needed")
        t.pick("krump")
        assert (t.ids(0, "archives"), t.ids(1, "archives")) == ([], ["krump"])


class TestMartianPropagandist:
    @pytest.mark.rule("glossary/lasting-effects")
    def test_after_it_reaps_its_neighbors_are_of_mars_this_turn(self) -> None:
        ada = side(battleline=["bumpsy", "troll", "martian-propagandist", "krump"], houses=[HERE])
        t = table(ada, side(battleline=["valdr"]), house=HERE)
        assert not any(t.can("reap", c) for c in ("bumpsy", "troll", "krump"))
        t.do("reap", "martian-propagandist")
        assert [c for c in ("bumpsy", "troll", "krump") if t.can("reap", c)] == ["troll", "krump"]
        t.end_turn()
        assert t.card("troll").houses == (House.BROBNAR,)
        t.end_turn()
        assert not t.can("reap", "troll")

    def test_played_its_neighbor_is(self) -> None:
        t = table(side(hand=["martian-propagandist"], battleline=["bumpsy", "troll"]), house=HERE)
        t.creature("martian-propagandist")
        assert [c for c in ("bumpsy", "troll") if t.can("reap", c)] == ["troll"]
        t.do("reap", "troll")
        t.expect_main_step()

    def test_of_another_house_they_are_not_their_own_any_more(self) -> None:
        ada = side(hand=[], battleline=["troll", spec("martian-propagandist", house="brobnar")])
        t = table(ada, house=House.BROBNAR)
        assert t.can("reap", "troll")
        t.do("reap", "martian-propagandist")
        assert not t.can("reap", "troll")


class TestPulseCannon:
    test = cases("""
        a creature of either player is stunned with its neighbors
            rule: glossary/stun glossary/neighbor
            in: mars
            ada: artifacts pulse-cannon; line tunk
            bo: line krump troll bumpsy valdr
            action pulse-cannon, offers tunk krump troll bumpsy valdr, pick troll
            -> pulse-cannon exhausted, krump stunned, troll stunned, bumpsy stunned
        one without neighbors alone
            in: mars
            ada: artifacts pulse-cannon; line tunk
            bo: line krump troll
            action pulse-cannon, pick tunk
            -> pulse-cannon exhausted, tunk stunned
        without creatures nobody is
            in: mars
            ada: artifacts pulse-cannon
            action pulse-cannon
            -> pulse-cannon exhausted
    """)


class TestSpecialAgentTnega:
    @pytest.mark.rule("glossary/neighbor", "glossary/power")
    @pytest.mark.parametrize(
        ("line", "power"),
        [
            (["special-agent-tnega"], 2),
            (["troll", "special-agent-tnega", "krump"], 2),
            (["tunk", "special-agent-tnega", "krump", "agent-buuff"], 4),
            (["tunk", "special-agent-tnega", "agent-buuff"], 6),
        ],
    )
    def test_it_has_2_power_more_for_each_mars_neighbor(self, line: list[str], power: int) -> None:
        t = table(side(battleline=line), side(battleline=["agent-buuff"]))
        tnega = t.card("special-agent-tnega")
        assert tnega.power == power
        assert dict(tnega.keywords) == {Keyword.DEPLOY: 1, Keyword.HAZARDOUS: 2, Keyword.TAUNT: 1}
        assert "tunk" not in line or t.card("tunk").power == 6

    @pytest.mark.rule("glossary/deploy")
    def test_it_enters_play_anywhere(self) -> None:
        t = table(side(hand=["special-agent-tnega"], battleline=["tunk", "troll"]), house=HERE)
        t.do("play", "special-agent-tnega")
        t.expect(DecisionKind.SLOT)
        t.answer("slot:1")
        assert t.line(0) == ["tunk", "special-agent-tnega", "troll"]
        assert t.card("special-agent-tnega").power == 4
