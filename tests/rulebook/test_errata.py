"""Errata: each test says what a card does since its erratum. Errata that change nothing but the wording of a card that
is played elsewhere are named by its tests there."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table


class TestPlayed:
    test = cases(
        """
        cosmic recompense strikes twice and steals each time what it struck stands
            rule: errata/cosmic-recompense glossary/preceding-repeat-the-preceding
            in: staralliance
            ada: hand cosmic-recompense
            bo: line troll dust-imp; amber 3
            play cosmic-recompense, pick dust-imp, pick troll
            -> cosmic-recompense: hand > discard, dust-imp: battleline > discard, troll damage: 0 > 3,
            -> bo amber: 3 > 4, ada amber: 0 > 1
        cosmic recompense steals nothing where there is no creature to stand
            rule: errata/cosmic-recompense glossary/resolve-as-much-as-you-can
            in: staralliance
            ada: hand cosmic-recompense
            bo: amber 3
            play cosmic-recompense
            -> cosmic-recompense: hand > discard
        the curse of forgetfulness takes the top card of its controller's discard pile at the end of their turn
            rule: errata/curse-of-forgetfulness glossary/treachery
            in: brobnar
            ada: artifacts curse-of-forgetfulness(owner=1); discard krump punch
            ada: hand troll troll troll troll troll troll
            bo: discard troll
            end turn
            -> punch: discard > purged
        drummernaut returns another friendly giant when it is played
            rule: errata/drummernaut
            in: brobnar
            ada: hand drummernaut; line bumpsy krump urchin
            bo: line troll
            creature drummernaut, offers bumpsy krump
            pick krump
            -> drummernaut: hand > battleline, drummernaut exhausted, krump: battleline > hand
        drummernaut alone returns nothing, not even itself
            rule: errata/drummernaut
            in: brobnar
            ada: line drummernaut
            bo: line troll
            reap drummernaut
            -> ada amber: 0 > 1, drummernaut exhausted
        life for a life deals its damage for a creature that was destroyed
            rule: errata/life-for-a-life
            in: shadows
            ada: hand life-for-a-life; line urchin
            bo: line troll
            play life-for-a-life, offers urchin
            pick urchin, pick troll
            -> ada amber: 0 > 1, life-for-a-life: hand > discard, urchin: battleline > discard, troll damage: 0 > 6
        life for a life does nothing for a creature that its ward saved
            rule: errata/life-for-a-life
            in: shadows
            ada: hand life-for-a-life; line urchin(warded)
            bo: line troll
            play life-for-a-life, pick urchin
            -> ada amber: 0 > 1, life-for-a-life: hand > discard, urchin warded: yes > no
        sample 42-C takes an amber of the opponent and stays while it has fewer than four
            rule: errata/sample-42-c
            in: staralliance
            ada: artifacts sample-42-c(amber=2)
            bo: amber 3
            action sample-42-c
            -> bo amber: 3 > 2, sample-42-c amber: 2 > 3, sample-42-c exhausted
        sample 42-C with four amber forges a key at no cost and is purged
            rule: errata/sample-42-c
            in: staralliance
            ada: artifacts sample-42-c(amber=3); amber 1
            bo: amber 3
            action sample-42-c, finish
            -> bo amber: 3 > 2, sample-42-c: artifacts > purged, ada keys: nothing > red
        an opponent without amber feeds no sample
            rule: errata/sample-42-c
            in: staralliance
            ada: artifacts sample-42-c(amber=3)
            action sample-42-c
            -> sample-42-c exhausted
        the abductor takes an upgrade of either side into the archives of its player
            rule: errata/yipyax-abductor
            in: mars
            ada: hand yipyax-abductor; line blypyp(upgrades=blood-of-titans)
            bo: line krump(upgrades=duskrunner)
            creature yipyax-abductor, offers blood-of-titans duskrunner
            pick duskrunner
            -> yipyax-abductor: hand > battleline, yipyax-abductor exhausted, duskrunner: upgrade > archives,
            -> duskrunner controller: 1 > 0
        glimmerspore takes an artifact of either side into the archives of its player
            rule: errata/glimmerspore
            in: mars
            ada: hand glimmerspore; artifacts combat-pheromones
            bo: artifacts cannon
            play glimmerspore, offers combat-pheromones cannon
            pick cannon
            -> glimmerspore: hand > discard, cannon: artifacts > archives, cannon controller: 1 > 0
        into the warp destroys what shares a house with either card
            rule: errata/into-the-warp
            in: staralliance
            ada: hand into-the-warp; deck troll; line batdrone
            bo: deck dust-imp; line krump charette silvertooth
            play into-the-warp, finish
            -> into-the-warp: hand > discard, troll: deck > discard, dust-imp: deck > discard,
            -> krump: battleline > discard, charette: battleline > discard
        """,
    )


def after_their_turn(t: Table) -> Table:
    """Let Bo pass; then Ada takes the archives into her hand."""
    t.end_turn()
    t.answer("end-turn")
    t.answer(next(key for key in t.decision.keys() if key.startswith("house:")))
    t.expect(DecisionKind.ARCHIVES)
    t.answer("yes")
    return t


class TestOwnersHand:
    """A card of the opponent that an effect put into your archives goes to their hand when it leaves these."""

    @pytest.mark.rule("errata/collector-worm", "glossary/archives")
    def test_the_creature_that_the_worm_fought_leaves_the_archives_for_its_owners_hand(self) -> None:
        t = table(side(battleline=["collector-worm"]), side(battleline=["grey-monk", "krump"]), house=House.MARS)
        t.fight("collector-worm", "grey-monk")
        assert (t.ids(0, "archives"), t.line(1)) == (["grey-monk"], ["krump"])
        after_their_turn(t)
        assert (t.ids(0, "archives"), t.ids(0, "hand"), t.ids(1, "hand")) == ([], [], ["grey-monk"])

    @pytest.mark.rule("errata/scoop-up", "glossary/archives")
    def test_of_two_scooped_up_each_goes_to_its_owners_hand(self) -> None:
        ada = side(hand=["scoop-up"], battleline=["troll", "blypyp"])
        t = table(ada, side(battleline=["krump", "tunk"]), house=House.MARS)
        t.do("play", "scoop-up")
        t.offers("troll")
        t.pick("troll")
        t.offers("krump")
        t.pick("krump")
        assert (t.ids(0, "archives"), t.ids(1, "archives")) == (["troll", "krump"], [])
        after_their_turn(t)
        assert t.zone("troll") == "hand" and t.ids(1, "hand") == ["krump"]

    @pytest.mark.rule("errata/glimmerspore", "glossary/archives")
    def test_an_archived_artifact_of_the_opponent_returns_to_them(self) -> None:
        t = table(side(hand=["glimmerspore"]), side(artifacts=["cannon"], hand=["troll"]), house=House.MARS)
        t.do("play", "glimmerspore")
        t.finish()
        after_their_turn(t)
        assert t.ids(0, "archives") == [] and t.ids(1, "hand") == ["troll", "cannon"]

    @pytest.mark.rule("errata/yipyax-abductor", "glossary/archives")
    def test_an_archived_upgrade_of_the_opponent_returns_to_them(self) -> None:
        bo = side(battleline=["dust-pixie", spec("krump", upgrades=["blood-of-titans"])], hand=["fear"] * 6)
        t = table(side(battleline=["yipyax-abductor"]), bo, house=House.MARS)
        t.fight("yipyax-abductor", "dust-pixie")
        t.finish()
        assert t.ids(0, "archives") == ["blood-of-titans"]
        after_their_turn(t)
        assert t.ids(0, "archives") == [] and t.ids(1, "hand") == ["fear"] * 6 + ["blood-of-titans"]


class TestInTheOpponentsTurn:
    @pytest.mark.rule("errata/arcenomometer")
    def test_each_card_that_the_opponent_plays_in_their_next_turn_costs_them_an_amber(self) -> None:
        bo = side(hand=["troll", "krump", "smaaash"], amber=3)
        t = table(side(artifacts=["arcenomometer"], hand=["foggify"]), bo, house=House.LOGOS)
        t.do("action", "arcenomometer")
        t.do("play", "foggify")
        assert (t.amber(0), t.amber(1)) == (1, 3), "nothing is lost in the turn of the ability"
        t.end_turn()
        t.creature("troll")
        assert t.amber(1) == 2
        t.finish()
        t.creature("krump")
        t.finish()
        assert t.amber(1) == 1
        t.end_turn()
        t.end_turn()
        amber = t.amber(1)
        t.creature("smaaash")
        t.finish()
        assert t.amber(1) == amber, "only in the next turn"


class TestKiligog:
    @pytest.mark.rule("errata/offering-to-kiligog", "glossary/token-creatures")
    def test_each_card_under_the_offering_becomes_a_token_creature(self) -> None:
        offering = spec("offering-to-kiligog", under=["troll", "krump"])
        t = table(side(artifacts=[offering], token="grunt"), None, house=House.UNFATHOMABLE)
        t.do("omni", "offering-to-kiligog")
        for _ in range(10):
            if t.decision.kind is DecisionKind.MAIN:
                break
            key = next((key for key in t.decision.keys() if key.endswith(":1")), t.decision.keys()[0])
            t.answer(key)
        assert t.line(0) == ["grunt", "grunt"]
        assert [t.zone(card) for card in ("troll", "krump")] == ["battleline", "battleline"]


class TestScrapped:
    @pytest.mark.rule("errata/missile-officer-myers")
    def test_a_discarded_officer_lets_one_card_of_another_house_be_played(self) -> None:
        ada = side(hand=["missile-officer-myers", "charette", "krump", "urchin"], battleline=["troll"])
        t = table(ada, side(amber=4), house=House.STAR_ALLIANCE)
        assert not t.can("play", "urchin")
        t.do("discard", "missile-officer-myers")
        t.expect_main_step()
        t.creature("urchin")
        t.finish()
        assert t.line(0) == ["troll", "urchin"] and not t.can("play", "krump") and not t.can("play", "charette")

    @pytest.mark.rule("errata/shrink-ray-technician")
    def test_a_scrapped_technician_shrinks_the_strongest_enemy(self) -> None:
        ada = side(hand=["shrink-ray-technician"], battleline=["dust-imp"])
        t = table(ada, side(battleline=["troll", "krump"]), house=House.MARS)
        t.do("discard", "shrink-ray-technician")
        assert (t.card("troll").power, t.card("krump").power) == (1, 6)
        t.end_turn()
        assert t.card("troll").power == 8


class TestInvaders:
    @pytest.mark.rule("errata/space-invaders", "glossary/token-creatures")
    def test_a_revealed_hand_becomes_tokens(self) -> None:
        ada = side(hand=["space-invaders", "troll", "krump", "punch"], token="grunt")
        t = table(ada, None, house=House.MARS)
        t.do("play", "space-invaders")
        t.offers("troll", "krump", least=0, most=2)
        t.pick("troll", "krump")
        t.finish()
        assert (t.line(0), t.ids(0, "hand")) == (["grunt", "grunt"], ["punch"])
