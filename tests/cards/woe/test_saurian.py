"""Winds of Exchange, Saurian: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.language.words import card, discard, hand, omni
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

HERE = House.SAURIAN


class TestAedileTullia:
    test = cases("""
        each exalting of a friendly creature that is no token brings a token creature
            rule: glossary/exalt glossary/token-creatures
            in: saurian
            ada: line aedile-tullia citizen-shrix; deck fear anger; token trooper
            reap citizen-shrix, finish
            -> citizen-shrix exhausted, ada amber: 0 > 1, citizen-shrix amber: 0 > 1, fear: deck > battleline,
            -> fear exhausted
        the exalting of a token creature brings none
            in: saurian
            ada: line aedile-tullia labwork(token_of=trooper); deck fear anger; token trooper
            reap labwork
            -> labwork exhausted, ada amber: 0 > 1, labwork amber: 0 > 1
        nor that of an enemy creature
            in: saurian
            ada: hand carpe-vinum; line aedile-tullia; deck fear; token trooper
            bo: line troll krump
            play carpe-vinum, pick troll krump
            -> carpe-vinum: hand > discard, troll amber: 0 > 1, krump amber: 0 > 1
        nor that by the opponent
            in: saurian
            ada: hand carpe-vinum
            bo: line aedile-tullia troll; deck fear; token trooper
            play carpe-vinum, pick aedile-tullia troll
            -> carpe-vinum: hand > discard, troll amber: 0 > 1, aedile-tullia amber: 0 > 1
    """)


class TestAristotlmimus:
    def test_wise_it_draws_archives_and_plays_from_the_archives(self) -> None:
        ada = side(
            battleline=[spec("aristotlmimus", counters={"wisdom": 1})],
            hand=["troll"],
            archives=["virtuous-works"],
            deck=["fear", "anger"],
        )
        t = table(ada, side(), house=HERE)
        t.do("reap", "aristotlmimus")
        t.offers("troll", "fear")
        t.pick("troll")
        assert set(t.offered()) == {"troll", "virtuous-works"}
        t.pick("virtuous-works")
        t.expect_main_step()
        assert (t.amber(0), t.ids(0, "archives"), t.ids(0, "hand")) == (1 + 3, ["troll"], ["fear"])

    test = cases("""
        otherwise a card of the archives may be played
            in: saurian
            ada: line aristotlmimus; hand troll; archives virtuous-works anger; deck fear
            reap aristotlmimus, answer yes, offers anger virtuous-works, pick virtuous-works
            -> aristotlmimus exhausted, ada amber: 0 > 4, virtuous-works: archives > discard
        it need not be
            in: saurian
            ada: line aristotlmimus; hand troll; archives virtuous-works; deck fear
            reap aristotlmimus, answer no
            -> aristotlmimus exhausted, ada amber: 0 > 1
    """)


class TestConscription:
    test = cases("""
        each creature that the opponent has more is a token creature
            rule: glossary/token-creatures
            in: saurian
            ada: hand conscription; line sequis; deck fear anger labwork; token trooper
            bo: line troll krump bumpsy
            play conscription, finish
            -> conscription: hand > discard, ada amber: 0 > 1, fear: deck > battleline, fear exhausted,
            -> anger: deck > battleline, anger exhausted
        with as many there is none
            in: saurian
            ada: hand conscription; line sequis; deck fear; token trooper
            bo: line troll
            play conscription
            -> conscription: hand > discard, ada amber: 0 > 1
    """)


class TestEdictOfNerotaurus:
    @pytest.mark.rule("glossary/cannot", "glossary/using-creatures")
    def test_the_next_creature_used_cannot_do_what_the_last_one_did(self) -> None:
        bo = side(battleline=["troll"], artifacts=["edict-of-nerotaurus"])
        t = table(
            side(battleline=["krump", "ganger-chieftain", "bumpsy"], artifacts=["cannon"]), bo, house=House.BROBNAR
        )
        t.do("reap", "krump")
        assert (t.can("reap", "ganger-chieftain"), t.can("fight", "ganger-chieftain")) == (False, True)
        t.do("action", "cannon")
        t.pick("troll")
        assert not t.can("reap", "ganger-chieftain"), "an artifact is no creature"
        t.do("fight", "ganger-chieftain")
        t.finish()
        assert (t.can("reap", "bumpsy"), t.can("fight", "bumpsy")) == (True, False)
        t.do("reap", "bumpsy")
        t.expect_main_step()

    @pytest.mark.rule("glossary/lasting-effects")
    def test_whatever_the_next_creature_is_used_for_it_is_over_then(self) -> None:
        line = ["ganger-chieftain", spec("krump", stunned=True), "bumpsy"]
        ada = side(battleline=line, artifacts=["edict-of-nerotaurus"])
        t = table(ada, side(battleline=["troll"]), house=House.BROBNAR)
        t.do("reap", "ganger-chieftain")
        assert (t.can("reap", "bumpsy"), len(t.game.view(None, omniscient=True).lasting)) == (False, 1)
        t.do("unstun", "krump")
        assert (t.can("reap", "bumpsy"), len(t.game.view(None, omniscient=True).lasting)) == (True, 0)

    def test_it_holds_for_that_turn_only(self) -> None:
        houses = [House.BROBNAR]
        ada = side(battleline=["ganger-chieftain", "krump"], artifacts=["edict-of-nerotaurus"], houses=houses)
        t = table(ada, side(battleline=["bumpsy"], houses=houses), house=House.BROBNAR)
        t.do("reap", "ganger-chieftain")
        t.end_turn()
        assert t.can("reap", "bumpsy")


class TestElection:
    def voted(self, vote: int, **counters: int) -> Table:
        """Return the table after a vote by reaping, with so many counters on the election before."""
        ada = side(battleline=["bumpsy"], artifacts=[spec("election", counters=counters), "cannon"])
        t = table(ada, side(battleline=["krump"], artifacts=["library-of-babble"]), house=House.BROBNAR)
        t.do("reap", "bumpsy")
        t.answer(f"mode:{vote}")
        t.finish()
        return t

    @pytest.mark.rule("glossary/counters-and-tokens")
    @pytest.mark.parametrize(("vote", "counters"), [(0, (("yea", 1),)), (1, (("nay", 1),))])
    def test_each_reap_is_a_vote(self, vote: int, counters: tuple[tuple[str, int], ...]) -> None:
        t = self.voted(vote)
        assert t.card("election").counters == counters

    def test_the_sixth_yea_destroys_it_and_each_creature(self) -> None:
        t = self.voted(0, yea=5)
        assert (t.line(0), t.line(1), t.zone("election")) == ([], [], "discard")
        assert (t.zone("cannon"), t.zone("library-of-babble")) == ("artifacts", "artifacts")

    def test_the_sixth_nay_destroys_each_artifact(self) -> None:
        t = self.voted(1, nay=5)
        assert (t.line(0), t.line(1)) == (["bumpsy"], ["krump"])
        assert [t.zone(c) for c in ("election", "cannon", "library-of-babble")] == ["discard"] * 3

    def test_five_of_each_do_nothing(self) -> None:
        t = self.voted(0, yea=4, nay=5)
        assert (t.line(0), t.zone("election"), t.zone("cannon")) == (["bumpsy"], "artifacts", "artifacts")

    def test_enemy_creatures_vote_too(self) -> None:
        t = table(side(battleline=["bumpsy"]), side(artifacts=["election"]), house=House.BROBNAR)
        t.do("reap", "bumpsy")
        t.answer("mode:1")
        assert t.card("election").counters == (("nay", 1),)


class TestMagistrateCrispus:
    @pytest.mark.rule("glossary/control-and-ownership")
    def test_at_the_end_of_your_turn_all_go_back_to_their_owners(self) -> None:
        ada = side(hand=["exile"], battleline=["magistrate-crispus", "troll"])
        t = table(ada, side(battleline=["krump"], artifacts=["cannon"]), house=HERE)
        t.do("play", "exile")
        t.pick("troll")
        t.finish()
        assert sorted(t.line(1)) == ["krump", "troll"]
        t.end_turn()
        assert (sorted(t.line(0)), t.line(1)) == (["magistrate-crispus", "troll"], ["krump"])

    def test_artifacts_do_too_and_so_do_those_of_the_opponent(self) -> None:
        ada = side(battleline=["magistrate-crispus"], hand=["borrow"], artifacts=["library-of-babble"])
        t = table(ada, side(battleline=["krump"], artifacts=["cannon"]), house=House.SHADOWS)
        t.do("play", "borrow")
        t.finish()
        assert sorted(t.ids(0, "artifacts")) == ["cannon", "library-of-babble"]
        t.end_turn()
        assert (t.ids(0, "artifacts"), t.ids(1, "artifacts")) == (["library-of-babble"], ["cannon"])

    def test_at_the_end_of_the_opponents_turn_nothing_goes_back(self) -> None:
        ada = side(battleline=["magistrate-crispus", spec("krump", owner=1)])
        t = table(ada, side(), active=1, house=House.BROBNAR)
        t.end_turn()
        assert sorted(t.line(0)) == ["krump", "magistrate-crispus"]
        t.end_turn()
        assert t.line(1) == ["krump"]


class TestPlatopelta:
    test = cases("""
        without wisdom it archives a card
            in: saurian
            ada: line platopelta aristotlmimus; hand troll; deck fear
            reap platopelta, offers troll, pick troll
            -> platopelta exhausted, ada amber: 0 > 1, troll: hand > archives
    """)

    @pytest.mark.rule("glossary/counters-and-tokens")
    @pytest.mark.parametrize(("answer", "taught"), [("yes", (("wisdom", 1),)), ("no", ())])
    def test_wise_it_draws_first_and_may_teach_aristotlmimus(
        self, answer: str, taught: tuple[tuple[str, int], ...]
    ) -> None:
        line = [spec("platopelta", counters={"wisdom": 1}), "aristotlmimus", "troll"]
        t = table(side(battleline=line, hand=["krump"], deck=["fear", "anger"]), side(), house=HERE)
        t.do("reap", "platopelta")
        t.offers("krump", "fear")
        t.pick("fear")
        t.answer(answer)
        t.finish()
        assert (t.ids(0, "archives"), t.card("aristotlmimus").counters) == (["fear"], taught)
        assert t.card("troll").counters == ()


class TestRampagingBrutodon:
    test = cases("""
        to be used it demands that a friendly creature is destroyed
            rule: glossary/if-you-do-and-in-order-to
            in: saurian
            ada: line rampaging-brutodon urchin
            bo: line troll
            reap rampaging-brutodon, offers rampaging-brutodon urchin, pick urchin
            -> ada amber: 0 > 1, rampaging-brutodon exhausted, urchin: battleline > discard
        to fight, too, and where that is itself it does not fight
            in: saurian
            ada: line rampaging-brutodon urchin
            bo: line troll
            fight rampaging-brutodon, pick rampaging-brutodon
            -> rampaging-brutodon: battleline > discard
        another creature is used as ever
            in: shadows
            ada: line rampaging-brutodon urchin
            reap urchin
            -> ada amber: 0 > 1, urchin exhausted
    """)

    @pytest.mark.rule("glossary/fight")
    def test_where_its_price_leaves_nobody_to_fight_it_is_only_exhausted(self) -> None:
        ada = side(battleline=["rampaging-brutodon", spec("urchin", upgrades=["soulkeeper"])])
        t = table(ada, side(battleline=["troll"]), house=House.SAURIAN)
        t.do("fight", "rampaging-brutodon")
        t.pick("urchin")
        t.expect_main_step()
        assert (t.line(0), t.line(1)) == (["rampaging-brutodon"], [])
        assert "reap:" + t.handle("rampaging-brutodon") not in {option.key for option in t.decision.options}

    @pytest.mark.rule("glossary/token-creatures")
    def test_played_it_makes_a_token_creature(self) -> None:
        t = table(side(hand=["rampaging-brutodon"], deck=["fear", "punch"], token="grunt"), house=House.SAURIAN)
        t.creature("rampaging-brutodon")
        t.finish()
        assert sorted(t.line(0)) == ["grunt", "rampaging-brutodon"] and t.ids(0, "deck") == ["punch"]


class TestSocraterosaurus:
    @pytest.mark.rule("glossary/counters-and-tokens")
    @pytest.mark.parametrize(("answer", "taught"), [("yes", (("wisdom", 1),)), ("no", ())])
    def test_it_draws_a_card_and_may_teach_platopelta(self, answer: str, taught: tuple[tuple[str, int], ...]) -> None:
        ada = side(battleline=["socraterosaurus", "platopelta", "troll"], deck=["fear", "anger"])
        t = table(ada, side(), house=HERE)
        t.do("reap", "socraterosaurus")
        t.answer(answer)
        t.finish()
        assert (t.ids(0, "hand"), t.card("platopelta").counters, t.card("troll").counters) == (["fear"], taught, ())


class TestTectonicShift:
    test = cases("""
        of each battleline one half is destroyed, of an odd number the larger or the smaller one
            rule: glossary/battleline glossary/destroyed
            in: saurian
            ada: hand tectonic-shift; line troll krump bumpsy
            bo: line silvertooth urchin
            play tectonic-shift, answer mode:left-2, answer mode:right-1, finish
            -> tectonic-shift: hand > discard, troll: battleline > discard, krump: battleline > discard,
            -> urchin: battleline > discard
        the smaller one
            in: saurian
            ada: hand tectonic-shift
            bo: line troll krump bumpsy silvertooth tocsin
            play tectonic-shift, answer mode:right-2, finish
            -> tectonic-shift: hand > discard, silvertooth: battleline > discard, tocsin: battleline > discard
        of a single creature one half is empty
            in: saurian
            ada: hand tectonic-shift; line troll
            bo: line krump
            play tectonic-shift, answer mode:left-0, answer mode:left-1
            -> tectonic-shift: hand > discard, krump: battleline > discard
        without creatures nothing is asked
            in: saurian
            ada: hand tectonic-shift
            play tectonic-shift
            -> tectonic-shift: hand > discard
    """)

    @pytest.mark.rule("glossary/active-player")
    @pytest.mark.parametrize(
        ("line", "halves"),
        [
            (["troll"], ["mode:left-0", "mode:left-1"]),
            (["troll", "krump"], ["mode:left-1", "mode:right-1"]),
            (["troll", "krump", "bumpsy"], ["mode:left-1", "mode:left-2", "mode:right-2", "mode:right-1"]),
        ],
    )
    def test_the_halves_are_as_even_as_possible(self, line: list[str], halves: list[str]) -> None:
        t = table(side(hand=["tectonic-shift"]), side(battleline=line), house=House.SAURIAN)
        t.do("play", "tectonic-shift")
        assert list(t.decision.keys()) == halves
        assert [option.label.en for option in t.decision.options][-1] in (
            "Left: Troll",
            "Right: Krump",
            "Right: Bumpsy",
        )


class TestTrainingCosts:
    test = cases("""
        played, it costs 2 Æmber
            rule: glossary/if-you-do-and-in-order-to
            in: saurian
            ada: hand training-costs; amber 3
            play training-costs
            -> training-costs: hand > discard, ada amber: 3 > 1
        who has less loses that and shuffles it into their deck
            rule: glossary/if-you-do-and-in-order-to
            in: saurian
            ada: hand training-costs; amber 1
            play training-costs
            -> training-costs: hand > deck, ada amber: 1 > 0
    """)

    @pytest.mark.rule("glossary/cannot", "glossary/discarding-cards")
    def test_its_player_cannot_choose_to_discard_it_but_an_ability_can(self) -> None:
        clearing = card("cannon", omni(discard(hand())))
        ada = side(hand=["training-costs", "pax-sauriana"], artifacts=["cannon"])
        t = table(ada, side(hand=["training-costs"]), clearing, house=House.SAURIAN)
        assert (t.can("discard", "training-costs"), t.can("discard", "pax-sauriana")) == (False, True)
        assert t.reasons(f"discard:{t.handle('training-costs')}") == ["glossary/restrictions"]
        t.do("omni", "cannon")
        t.finish()
        assert t.ids(0, "hand") == []


class TestAmbrosiaOutpost:
    test = cases("""
        for a friendly creature under the deck 1 Æmber of another comes to your pool
            in: saurian
            ada: artifacts æmbrosia-outpost; line troll sequis(amber=2) bumpsy; deck fear
            bo: line krump(amber=2)
            action æmbrosia-outpost, offers troll sequis bumpsy, pick troll, offers sequis bumpsy, pick sequis
            -> æmbrosia-outpost exhausted, troll: battleline > deck, sequis amber: 2 > 1, ada amber: 0 > 1
            -> ada deck: fear troll
        a warded one stays, and nothing is moved
            rule: glossary/if-you-do-and-in-order-to glossary/ward
            in: saurian
            ada: artifacts æmbrosia-outpost; line sequis(amber=2 warded)
            action æmbrosia-outpost, finish
            -> æmbrosia-outpost exhausted, sequis warded: yes > no
    """)


class TestChaosodon:
    test = cases("""
        before it fights its own neighbors are dealt 3 damage
            rule: glossary/splash-attack-x
            in: saurian
            ada: line zorg chaosodon sequis krump
            bo: line grimlocus-dux
            fight chaosodon grimlocus-dux
            -> chaosodon: battleline > discard, zorg damage: 0 > 3, sequis armor used: 0 > 2, sequis damage: 0 > 1,
            -> grimlocus-dux armor used: 0 > 2, grimlocus-dux damage: 0 > 8
    """)


class TestHoplitesDory:
    def test_each_exhausted_creature_to_its_left_is_2_power(self) -> None:
        line = [
            spec("troll", ready=False),
            "krump",
            spec("bumpsy", ready=False),
            spec("sequis", upgrades=["hoplite-s-dory"]),
            spec("smaaash", ready=False),
        ]
        t = table(side(battleline=line), side(battleline=[spec("zorg", ready=False)]))
        assert (t.card("sequis").power, t.card("troll").power) == (4 + 4, 8)


class TestImperatorDrusilla:
    test = cases("""
        played, it destroys another friendly creature
            in: saurian
            ada: hand imperator-drusilla; line troll sequis
            bo: line krump
            creature imperator-drusilla, offers troll sequis, pick troll
            -> imperator-drusilla: hand > battleline, imperator-drusilla exhausted, troll: battleline > discard
        against more creatures it has splash-attack 4
            rule: glossary/splash-attack-x
            in: saurian
            ada: line imperator-drusilla
            bo: line troll dust-pixie zorg
            fight imperator-drusilla dust-pixie
            -> imperator-drusilla exhausted, imperator-drusilla armor used: 0 > 1, dust-pixie: battleline > discard,
            -> troll damage: 0 > 4, zorg damage: 0 > 4
        against as many it has none
            in: saurian
            ada: line imperator-drusilla sequis
            bo: line troll dust-pixie
            fight imperator-drusilla dust-pixie
            -> imperator-drusilla exhausted, imperator-drusilla armor used: 0 > 1, dust-pixie: battleline > discard
    """)


class TestInspiringOration:
    test = cases("""
        each Æmber on the exalted creature is a token creature
            rule: glossary/exalt glossary/token-creatures
            in: saurian
            ada: hand inspiring-oration; line troll sequis(amber=1); deck fear anger labwork; token trooper
            bo: line krump
            play inspiring-oration, offers troll sequis, pick sequis, finish
            -> inspiring-oration: hand > discard, ada amber: 0 > 1, sequis amber: 1 > 2, fear: deck > battleline,
            -> fear exhausted, anger: deck > battleline, anger exhausted
    """)


class TestPaxSauriana:
    test = cases("""
        each creature is warded
            rule: glossary/ward
            in: saurian
            ada: hand pax-sauriana; line troll
            bo: line krump
            play pax-sauriana
            -> pax-sauriana: hand > discard, ada amber: 0 > 2, troll warded, krump warded
    """)


class TestPhalanxLeader:
    test = cases("""
        the token creature comes immediately to its left
            rule: glossary/token-creatures
            in: saurian
            ada: hand phalanx-leader; line troll; deck fear anger; token trooper
            creature phalanx-leader
            -> phalanx-leader: hand > battleline, phalanx-leader exhausted, fear: deck > battleline, fear exhausted
            -> ada line: troll trooper phalanx-leader
        also on the left flank
            in: saurian
            ada: hand phalanx-leader; line troll; deck fear anger; token trooper
            creature phalanx-leader left
            -> phalanx-leader: hand > battleline, phalanx-leader exhausted, fear: deck > battleline, fear exhausted
            -> ada line: trooper phalanx-leader troll
    """)

    @pytest.mark.rule("glossary/power", "glossary/lasting-effects")
    @pytest.mark.parametrize("used", ["reap", "fight"])
    def test_each_creature_to_its_left_gets_2_power_for_the_turn(self, used: str) -> None:
        ada = side(battleline=["troll", "krump", "phalanx-leader", "bumpsy"])
        t = table(ada, side(battleline=["urchin"]), house=House.SAURIAN)
        t.do(used, "phalanx-leader")
        t.finish()
        assert [t.card(c).power for c in ("troll", "krump", "phalanx-leader", "bumpsy")] == [10, 8, 4, 5]
        t.end_turn()
        assert [t.card(c).power for c in ("troll", "krump")] == [8, 6]


class TestPraetorMarius:
    test = cases("""
        after it reaps it captures 1 for each exhausted creature to its left
            rule: glossary/capture
            in: saurian
            ada: line troll(exhausted) krump urchin(exhausted) praetor-marius bumpsy(exhausted)
            bo: line smaaash(exhausted); amber 5
            reap praetor-marius
            -> ada amber: 0 > 1, praetor-marius exhausted, praetor-marius amber: 0 > 2, bo amber: 5 > 3
        none where all of those are ready
            in: saurian
            ada: line troll praetor-marius bumpsy(exhausted)
            bo: amber 5
            reap praetor-marius
            -> ada amber: 0 > 1, praetor-marius exhausted
        not after a fight
            in: saurian
            ada: line troll(exhausted) praetor-marius
            bo: line urchin; amber 5
            fight praetor-marius urchin
            -> praetor-marius exhausted
    """)


class TestAquiliaLoneHero:
    test = cases("""
        against more creatures it captures 1 Æmber
            rule: glossary/omni
            in: dis
            ada: line aquilia-lone-hero
            bo: line troll krump; amber 2
            omni aquilia-lone-hero
            -> aquilia-lone-hero exhausted, aquilia-lone-hero amber: 0 > 1, bo amber: 2 > 1
        against as many it does not
            in: dis
            ada: line aquilia-lone-hero
            bo: line troll; amber 2
            omni aquilia-lone-hero
            -> aquilia-lone-hero exhausted
    """)


class TestArmThePlebeians:
    test = cases("""
        a token creature comes, warded
            rule: glossary/token-creatures glossary/ward
            in: saurian
            ada: hand arm-the-plebeians; line troll; deck fear anger; token trooper
            play arm-the-plebeians, finish
            -> arm-the-plebeians: hand > discard, ada amber: 0 > 1, fear: deck > battleline, fear exhausted, fear warded
    """)


class TestBallistego:
    test = cases("""
        played, it may be exalted
            rule: glossary/exalt
            in: saurian
            ada: hand ballistego
            creature ballistego, answer yes
            -> ballistego: hand > battleline, ballistego exhausted, ballistego amber: 0 > 1
        it need not be
            in: saurian
            ada: hand ballistego
            creature ballistego, answer no
            -> ballistego: hand > battleline, ballistego exhausted
        with Æmber on it it has splash-attack 3
            rule: glossary/splash-attack-x
            in: saurian
            ada: line ballistego(amber=1)
            bo: line troll dust-pixie zorg
            fight ballistego dust-pixie
            -> ballistego exhausted, ballistego damage: 0 > 1, dust-pixie: battleline > discard, troll damage: 0 > 3,
            -> zorg damage: 0 > 3
        without it has none
            in: saurian
            ada: line ballistego
            bo: line troll dust-pixie
            fight ballistego dust-pixie
            -> ballistego exhausted, ballistego damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestChancellorDexterus:
    test = cases("""
        its right neighbor may be exalted and used as a Saurian then
            rule: glossary/exalt
            in: saurian
            ada: line krump chancellor-dexterus troll bumpsy
            reap chancellor-dexterus, answer yes, offers troll, pick troll, reap troll
            -> chancellor-dexterus exhausted, troll amber: 0 > 1, troll exhausted, ada amber: 0 > 2
        it need not be
            in: saurian
            ada: line krump chancellor-dexterus troll
            reap chancellor-dexterus, answer no
            -> chancellor-dexterus exhausted, ada amber: 0 > 1
        without a right neighbor nothing is asked
            in: saurian
            ada: line krump chancellor-dexterus
            reap chancellor-dexterus
            -> chancellor-dexterus exhausted, ada amber: 0 > 1
    """)

    def test_it_is_of_its_own_house_after_the_turn(self) -> None:
        t = table(side(battleline=["krump", "chancellor-dexterus", "troll"]), side(), house=HERE)
        t.do("reap", "chancellor-dexterus")
        t.answer("yes")
        t.finish()
        assert (t.card("troll").houses, t.card("krump").houses) == ((HERE,), (House.BROBNAR,))
        t.end_turn()
        assert t.card("troll").houses == (House.BROBNAR,)


class TestEpicPoem:
    test = cases("""
        each Æmber on the exalted creature is 1 Æmber
            rule: glossary/exalt
            in: saurian
            ada: hand epic-poem; line troll sequis(amber=2)
            bo: line krump(amber=5)
            play epic-poem, offers troll sequis, pick sequis
            -> epic-poem: hand > discard, sequis amber: 2 > 3, ada amber: 0 > 3
    """)


class TestGrammaticusThrax:
    @pytest.mark.rule("glossary/enhance")
    def test_in_the_game_it_has_neither_ability_nor_icons(self) -> None:
        t = table(side(hand=["grammaticus-thrax"]), side(amber=2), house=HERE)
        t.creature("grammaticus-thrax")
        assert t.changes() == {
            "grammaticus-thrax": ("hand", "battleline"),
            "grammaticus-thrax exhausted": (False, True),
        }


class TestLegionaryTrainer:
    test = cases("""
        a token creature comes, ready
            rule: glossary/token-creatures glossary/enters-play
            in: saurian
            ada: hand legionary-trainer; deck fear anger; token trooper
            creature legionary-trainer, finish
            -> legionary-trainer: hand > battleline, legionary-trainer exhausted, fear: deck > battleline
        another creature comes exhausted
            in: saurian
            ada: hand lyco-saurus; line legionary-trainer
            creature lyco-saurus, answer no
            -> lyco-saurus: hand > battleline, lyco-saurus exhausted
        so does a token creature of the opponent
            in: sanctum
            ada: hand muster; deck fear anger; token trooper
            bo: line legionary-trainer
            play muster, finish
            -> muster: hand > discard, fear: deck > battleline, fear exhausted
    """)


class TestLongusaurLector:
    test = cases("""
        exalted as it is played, it brings a token creature
            rule: glossary/exalt glossary/token-creatures
            in: saurian
            ada: hand longusaur-lector; deck fear anger; token trooper
            creature longusaur-lector, answer yes, finish
            -> longusaur-lector: hand > battleline, longusaur-lector exhausted, longusaur-lector amber: 0 > 1,
            -> fear: deck > battleline, fear exhausted
        after a reap, too
            in: saurian
            ada: line longusaur-lector; deck fear anger; token trooper
            reap longusaur-lector, answer yes, finish
            -> longusaur-lector exhausted, ada amber: 0 > 1, longusaur-lector amber: 0 > 1,
            -> fear: deck > battleline, fear exhausted
        it need not be exalted
            in: saurian
            ada: line longusaur-lector; deck fear anger; token trooper
            reap longusaur-lector, answer no
            -> longusaur-lector exhausted, ada amber: 0 > 1
    """)


class TestPaleIntoInsignificance:
    test = cases("""
        all creatures with the lowest power are destroyed
            in: saurian
            ada: hand pale-into-insignificance; line troll urchin
            bo: line dust-pixie krump
            play pale-into-insignificance, finish
            -> pale-into-insignificance: hand > discard, ada amber: 0 > 1, urchin: battleline > discard,
            -> dust-pixie: battleline > discard
    """)


class TestRecruit:
    test = cases("""
        after a friendly creature was exalted this turn it is archived
            rule: glossary/token-creatures
            in: saurian
            ada: hand recruit; line citizen-shrix; deck fear anger; token trooper
            reap citizen-shrix, play recruit, finish
            -> citizen-shrix exhausted, citizen-shrix amber: 0 > 1, ada amber: 0 > 1, recruit: hand > archives,
            -> fear: deck > battleline, fear exhausted
        otherwise it is discarded
            in: saurian
            ada: hand recruit carpe-vinum; line citizen-shrix; deck fear anger; token trooper
            bo: line troll krump
            play carpe-vinum, pick troll krump, play recruit, finish
            -> carpe-vinum: hand > discard, troll amber: 0 > 1, krump amber: 0 > 1, recruit: hand > discard,
            -> fear: deck > battleline, fear exhausted
    """)

    def test_one_exalted_in_an_earlier_turn_does_not_count(self) -> None:
        ada = side(hand=["recruit"], battleline=["citizen-shrix"], houses=[HERE], deck=["fear"] * 9, token="trooper")
        t = table(ada, side(), house=HERE)
        t.do("reap", "citizen-shrix")
        t.end_turn()
        t.end_turn()
        t.do("play", "recruit")
        t.finish()
        assert t.zone("recruit") == "discard"


class TestSymposium:
    test = cases("""
        a friendly creature is exalted, becomes ready and is used
            rule: glossary/exalt
            in: saurian
            ada: hand symposium; line troll(exhausted) sequis
            bo: line krump
            play symposium, offers troll sequis, pick troll, answer reap:troll
            -> symposium: hand > discard, troll amber: 0 > 1, ada amber: 0 > 1
        after a token creature another may be
            rule: glossary/token-creatures
            in: saurian
            ada: hand symposium; line fear(token_of=bellatoran-warrior) sequis(exhausted) troll
            ada: token bellatoran-warrior
            bo: line krump
            play symposium, pick fear, answer reap:fear, answer yes, offers sequis troll, pick sequis
            answer reap:sequis
            -> symposium: hand > discard, fear amber: 0 > 1, fear exhausted, sequis amber: 0 > 1,
            -> ada amber: 0 > 2
        or need not be
            in: saurian
            ada: hand symposium; line fear(token_of=bellatoran-warrior) sequis; token bellatoran-warrior
            play symposium, pick fear, answer reap:fear, answer no
            -> symposium: hand > discard, fear amber: 0 > 1, fear exhausted, ada amber: 0 > 1
    """)


class TestBellatoranWarrior:
    @pytest.mark.rule("glossary/token-creatures")
    def test_it_is_a_soldier_with_power_5(self) -> None:
        t = table(side(battleline=[spec("fear", token_of="bellatoran-warrior")], token="bellatoran-warrior"), side())
        assert (t.card("fear").power, t.card("fear").traits) == (5, ("dinosaur", "soldier"))


class TestScholar:
    test = cases("""
        a reap draws a card
            rule: glossary/token-creatures
            in: saurian
            ada: line labwork(token_of=scholar); deck fear anger; token scholar
            reap labwork
            -> labwork exhausted, ada amber: 0 > 1, fear: deck > hand
    """)


class TestSenator:
    @pytest.mark.rule("glossary/token-creatures")
    @pytest.mark.parametrize(("amber", "forged"), [(6, False), (7, True)])
    def test_keys_cost_1_more_in_the_opponents_next_turn(self, amber: int, forged: bool) -> None:
        ada = side(battleline=[spec("fear", token_of="senator")], token="senator")
        t = table(ada, side(amber=amber), house=HERE)
        t.do("action", "fear")
        t.end_turn()
        assert bool(t.game.state.players[1].keys) is forged
        assert [seat.key_cost for seat in t.game.view(None).seats] == [7, 7]
        t.end_turn()
        assert [seat.key_cost for seat in t.game.view(None).seats] == [6, 6]


class TestTrooper:
    test = cases("""
        a reap exalts it
            rule: glossary/token-creatures glossary/exalt
            in: saurian
            ada: line fear(token_of=trooper); token trooper
            reap fear
            -> fear exhausted, ada amber: 0 > 1, fear amber: 0 > 1
        so does a fight
            in: saurian
            ada: line fear(token_of=trooper); token trooper
            bo: line dust-pixie
            fight fear dust-pixie
            -> fear exhausted, fear damage: 0 > 1, fear amber: 0 > 1, dust-pixie: battleline > discard
    """)
