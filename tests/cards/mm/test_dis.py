"""Mass Mutation, Dis: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind, KeyColor
from kfdesk.language.words import ARTIFACT, a, card, destroy, play
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table


class TestDarkAmberVault:
    test = cases("""
        a card is drawn for each mutant creature that you play, and for no other
            in: dis
            ada: hand maleficorn tocsin; artifacts dark-æmber-vault; deck troll krump
            creature maleficorn, creature tocsin
            -> maleficorn: hand > battleline, maleficorn exhausted, tocsin: hand > battleline, tocsin exhausted,
            -> troll: deck > hand
        none is drawn for a mutant that the opponent plays
            in: dis
            ada: hand maleficorn; deck troll
            bo: artifacts dark-æmber-vault; deck troll
            creature maleficorn
            -> maleficorn: hand > battleline, maleficorn exhausted
    """)

    @pytest.mark.rule("glossary/power")
    def test_friendly_mutants_are_stronger(self) -> None:
        ada = side(battleline=["maleficorn", "troll"], artifacts=["dark-æmber-vault"])
        t = table(ada, side(battleline=["maleficorn"]))
        assert [t.card("maleficorn").power, t.card("troll").power, t.card("maleficorn", 1).power] == [7, 8, 5]


class TestBonesaw:
    @pytest.mark.rule("glossary/enters-play")
    @pytest.mark.parametrize(
        ("victim", "ready"), [(("dust-imp", 0), True), (("dust-imp", 1), False), (None, False)], ids=str
    )
    def test_it_enters_ready_after_a_friendly_creature_was_destroyed(self, victim: Any, ready: bool) -> None:
        ada = side(battleline=["troll", "dust-imp", "troll"], hand=["bonesaw", "hand-of-dis"])
        t = table(ada, side(battleline=["krump", "dust-imp", "krump"]), house=House.DIS)
        if victim:
            t.do("play", "hand-of-dis")
            t.pick(victim)
        t.creature("bonesaw")
        assert t.card("bonesaw").ready is ready

    def test_a_creature_destroyed_in_an_earlier_turn_does_not_count(self) -> None:
        ada = side(battleline=["dust-imp"], hand=["bonesaw"], deck=["fear"] * 9, houses=[House.DIS])
        t = table(ada, side(battleline=["krump"], houses=[House.BROBNAR], deck=["fear"] * 9))
        t.end_turn()
        t.fight("krump", "dust-imp")
        t.end_turn()
        t.creature("bonesaw")
        assert not t.card("bonesaw").ready


class TestBrabble:
    test = cases("""
        destroyed in its controller's turn it costs the opponent one
            rule: glossary/destroyed
            in: dis
            ada: line brabble; amber 5
            bo: line troll; amber 5
            fight brabble troll
            -> brabble: battleline > discard, troll damage: 0 > 2, bo amber: 5 > 4
        in the opponent's turn three
            in: brobnar
            ada: line troll; amber 5
            bo: line brabble; amber 5
            fight troll brabble
            -> brabble: battleline > discard, troll exhausted, troll damage: 0 > 2, ada amber: 5 > 2
    """)


class TestDarkMinion:
    test = cases("""
        destroyed it deals each enemy creature 1 damage
            in: brobnar
            ada: line troll urchin bumpsy
            bo: line dark-minion troll
            fight troll dark-minion
            -> dark-minion: battleline > discard, troll exhausted, troll damage: 0 > 2, bumpsy damage: 0 > 1,
            -> urchin: battleline > discard
    """)


class TestDrecker:
    test = cases("""
        what its neighbor is dealt in a fight it is dealt as well
            in: shadows
            ada: line silvertooth
            bo: line drecker troll krump
            fight silvertooth troll
            -> silvertooth: battleline > discard, troll damage: 0 > 2, drecker damage: 0 > 2
        as the neighbor of the attacker, too
            in: brobnar
            ada: line drecker bumpsy
            bo: line dust-pixie
            fight bumpsy dust-pixie
            -> bumpsy exhausted, bumpsy damage: 0 > 1, drecker damage: 0 > 1, dust-pixie: battleline > discard
        besides what it is dealt itself at the same time
            rule: glossary/splash-attack-x
            in: brobnar
            ada: line crogg-the-clumsy
            bo: line drecker(power_counters=9) troll
            fight crogg-the-clumsy troll
            -> crogg-the-clumsy: battleline > discard, troll damage: 0 > 7, drecker damage: 0 > 9
        its ward prevents both
            rule: glossary/splash-attack-x glossary/ward
            in: brobnar
            ada: line crogg-the-clumsy
            bo: line drecker(warded) troll
            fight crogg-the-clumsy troll
            -> crogg-the-clumsy: battleline > discard, troll damage: 0 > 7, drecker warded: yes > no
        not what a creature is dealt that is no neighbor
            in: brobnar
            ada: line bumpsy
            bo: line drecker krump troll
            fight bumpsy troll
            -> bumpsy: battleline > discard, troll damage: 0 > 5
        only as far as the neighbor is dealt damage: not what its armor prevents
            in: shadows
            ada: line silvertooth
            bo: line drecker champion-anaphiel
            fight silvertooth champion-anaphiel
            -> silvertooth: battleline > discard, champion-anaphiel damage: 0 > 1,
            -> champion-anaphiel armor used: 0 > 1, drecker damage: 0 > 1
        nothing where the ward of the neighbor prevents its damage
            rule: glossary/ward
            in: shadows
            ada: line silvertooth
            bo: line drecker troll(warded)
            fight silvertooth troll
            -> silvertooth: battleline > discard, troll warded: yes > no
        it is dealt to it though its own ward stops it there
            rule: glossary/ward
            in: shadows
            ada: line silvertooth
            bo: line drecker(warded) troll
            fight silvertooth troll
            -> silvertooth: battleline > discard, troll damage: 0 > 2, drecker warded: yes > no
        not what is dealt outside of a fight
            in: brobnar
            ada: hand punch
            bo: line drecker troll
            play punch, pick troll
            -> punch: hand > discard, ada amber: 0 > 1, troll damage: 0 > 3
        it steals after it reaps
            in: dis
            ada: line drecker
            bo: amber 2
            reap drecker
            -> drecker exhausted, ada amber: 0 > 2, bo amber: 2 > 1
    """)


class TestImpLosion:
    test = cases("""
        a creature of each side is destroyed
            in: dis
            ada: hand imp-losion; line troll krump
            bo: line urchin bumpsy
            play imp-losion, offers troll krump, pick krump, offers urchin bumpsy, pick bumpsy
            -> imp-losion: hand > discard, ada amber: 0 > 1, krump: battleline > discard, bumpsy: battleline > discard
        without a friendly one the enemy creature is
            rule: glossary/resolve-as-much-as-you-can
            in: dis
            ada: hand imp-losion
            bo: line bumpsy
            play imp-losion, pick bumpsy
            -> imp-losion: hand > discard, ada amber: 0 > 1, bumpsy: battleline > discard
    """)


class TestMarkOfDis:
    @staticmethod
    def marked(creature: str, **changes: Any) -> Table:
        """Return a table on which the creature was marked and its controller chooses a house."""
        bo = side(battleline=[spec(creature, **changes), "batdrone"], hand=["snufflegator"])
        t = table(side(hand=["mark-of-dis"]), bo, house=House.DIS)
        t.do("play", "mark-of-dis")
        t.pick(creature)
        t.answer("end-turn")
        return t

    @pytest.mark.rule("glossary/house-choice", "glossary/lasting-effects")
    def test_the_house_of_the_marked_creature_must_be_chosen(self) -> None:
        t = self.marked("troll")
        assert (t.decision.player, t.decision.keys(), t.card("troll").damage) == (1, ("house:brobnar",), 2)

    @pytest.mark.rule("faq/bonus-icons-11")
    def test_of_a_creature_with_two_houses_either_may_be_chosen(self) -> None:
        t = self.marked("troll", icons=(House.LOGOS,))
        assert t.decision.keys() == ("house:brobnar", "house:logos")

    @pytest.mark.rule("glossary/house-choice", "glossary/ward")
    def test_a_destroyed_creature_marks_nobody_and_one_that_its_ward_saves_does(self) -> None:
        assert len(self.marked("dust-imp").decision.keys()) == 3
        assert self.marked("dust-imp", warded=True).decision.keys() == ("house:dis",)

    @pytest.mark.rule("glossary/house-choice")
    def test_marking_your_own_creature_binds_you(self) -> None:
        ada = side(hand=["mark-of-dis"], battleline=["troll"], houses=[House.DIS, House.BROBNAR, House.MARS])
        t = table(ada, side(houses=[House.LOGOS, House.MARS]), house=House.DIS)
        t.do("play", "mark-of-dis")
        t.pick("troll")
        t.answer("end-turn")
        assert t.decision.keys() == ("house:logos", "house:mars")
        t.answer("house:logos")
        t.answer("end-turn")
        assert t.decision.keys() == ("house:brobnar",)


class TestMindfire:
    @pytest.mark.rule("glossary/bonus-icons")
    @pytest.mark.parametrize(
        ("thrown", "stolen"),
        [
            ("krump", 0),
            ("ritual-of-tognath", 3),
            (spec("punch", icons=["damage", "draw"]), 3),
            (spec("krump", icons=["shadows", "mars"]), 2),
        ],
        ids=["none", "printed", "of several kinds", "of houses"],
    )
    def test_each_bonus_icon_of_the_discarded_card_is_worth_one(self, thrown: Any, stolen: int) -> None:
        t = table(side(hand=["mindfire", "ritual-of-tognath"]), side(hand=[thrown], amber=5), house=House.DIS)
        t.do("play", "mindfire")
        assert (t.amber(0), t.amber(1), t.ids(1, "hand")) == (stolen, 5 - stolen, [])
        assert t.ids(0, "hand") == ["ritual-of-tognath"]
        t.expect_main_step()


class TestSinder:
    test = cases("""
        when it reaps a friendly creature is destroyed
            ada: line sinder troll
            bo: line krump
            reap sinder, offers sinder troll, pick troll
            -> ada amber: 0 > 1, sinder exhausted, troll: battleline > discard
    """)

    @pytest.mark.rule("glossary/taunt")
    def test_its_neighbors_are_not_attacked(self) -> None:
        t = table(side(battleline=["troll"]), side(battleline=["krump", "sinder", "bumpsy", "mother"]))
        t.do("fight", "troll")
        t.offers("sinder", "mother")


class TestSnarette:
    test = cases("""
        its action takes all amber off it
            in: dis
            ada: line snarette(amber=3); amber 1
            bo: amber 1
            action snarette
            -> snarette exhausted, snarette amber: 3 > 0
    """)

    @pytest.mark.rule("glossary/end-of-turn", "glossary/capture")
    def test_it_captures_one_at_the_end_of_its_controllers_turn(self) -> None:
        t = table(side(battleline=["snarette"], amber=2), side(amber=2), house=House.DIS)
        t.end_turn()
        assert (t.card("snarette").amber, t.amber(0), t.amber(1)) == (1, 2, 1)
        t.end_turn()
        assert (t.card("snarette").amber, t.amber(0), t.amber(1)) == (1, 2, 1)


class TestStirringGrave:
    test = cases("""
        a creature of your discard pile is archived
            rule: glossary/archives
            in: dis
            ada: hand stirring-grave; discard fear troll krump
            bo: discard bumpsy
            play stirring-grave, offers krump troll, pick troll
            -> stirring-grave: hand > discard, ada amber: 0 > 1, troll: discard > archives
    """)


class TestTechnoFiend:
    test = cases("""
        when it reaps a card is discarded and another drawn
            in: dis
            ada: line techno-fiend; hand fear krump; deck troll
            reap techno-fiend, offers fear krump, pick krump
            -> techno-fiend exhausted, ada amber: 0 > 1, krump: hand > discard, troll: deck > hand
        with an empty hand nothing is drawn
            rule: glossary/if-you-do-and-in-order-to
            in: dis
            ada: line techno-fiend; deck troll
            reap techno-fiend
            -> techno-fiend exhausted, ada amber: 0 > 1
        destroyed it steals one
            in: dis
            ada: line techno-fiend
            bo: line troll; amber 2
            fight techno-fiend troll
            -> techno-fiend: battleline > discard, troll damage: 0 > 3, ada amber: 0 > 1, bo amber: 2 > 1
    """)


class TestWakingNightmare:
    @pytest.mark.rule("glossary/lasting-effects", "glossary/cost-at-current-cost")
    def test_keys_cost_more_for_each_dis_creature_in_the_opponents_next_turn_only(self) -> None:
        ada = side(hand=["waking-nightmare"], battleline=["tocsin", "troll"], deck=["fear"] * 9, houses=[House.DIS])
        bo = side(battleline=["shooler", "krump"], deck=["fear"] * 9, houses=[House.BROBNAR])
        t = table(ada, bo)
        t.do("play", "waking-nightmare")
        costs = [[seat.key_cost for seat in t.game.view(0).seats]]
        for _ in range(2):
            t.end_turn()
            costs.append([seat.key_cost for seat in t.game.view(0).seats])
        assert costs == [[6, 6], [8, 8], [6, 6]]


class TestBreakKey:
    @pytest.mark.rule("glossary/unforge", "glossary/if-you-do-and-in-order-to")
    @pytest.mark.parametrize(("yours", "theirs", "left"), [(0, 1, 0), (1, 2, 1), (1, 1, 1), (0, 0, 0), (2, 1, 1)])
    def test_an_opponent_with_more_keys_gets_six_amber_for_one(self, yours: int, theirs: int, left: int) -> None:
        colors = (KeyColor.RED, KeyColor.BLUE)
        ada = side(hand=["break-key"], keys=colors[:yours])
        t = table(ada, side(keys=colors[:theirs], amber=1), house=House.DIS)
        t.do("play", "break-key")
        t.finish()
        assert len(t.game.state.players[1].keys) == left
        assert (t.amber(0), t.amber(1)) == (1, 1 if left == theirs else 7)
        assert len(t.game.state.players[0].keys) == yours


class TestDoubleDoom:
    test = cases("""
        an enemy creature goes to its owner's hand, and a card of that hand is discarded
            in: dis
            ada: hand double-doom; line krump; deck fear
            bo: line troll bumpsy
            play double-doom, offers troll bumpsy, pick troll
            -> double-doom: hand > discard, troll: battleline > discard
        without a creature, too
            rule: glossary/resolve-as-much-as-you-can
            in: dis
            ada: hand double-doom anger; line krump
            bo: hand fear
            play double-doom
            -> double-doom: hand > discard, fear: hand > discard
    """)


class TestEssenceScale:
    test = cases("""
        for a friendly creature another of its house is readied and used
            rule: glossary/if-you-do-and-in-order-to
            in: dis
            ada: artifacts essence-scale; line troll krump(exhausted) urchin(exhausted) bumpsy
            bo: line zorg
            action essence-scale, offers troll krump urchin bumpsy, pick troll, offers krump bumpsy, pick krump
            reap krump
            -> essence-scale exhausted, troll: battleline > discard, ada amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to", "glossary/ward")
    def test_where_none_is_destroyed_none_is_used(self) -> None:
        ada = side(artifacts=["essence-scale"], battleline=[spec("troll", warded=True), spec("krump", ready=False)])
        t = table(ada, side(battleline=["bumpsy"]), house=House.DIS)
        t.do("action", "essence-scale")
        t.pick("troll")
        t.expect_main_step()
        assert (t.zone("troll"), t.card("krump").ready) == ("battleline", False)

    def test_without_another_of_its_house_nothing_more_happens(self) -> None:
        ada = side(artifacts=["essence-scale"], battleline=["troll", spec("urchin", ready=False)])
        t = table(ada, side(battleline=["krump"]), house=House.DIS)
        t.do("action", "essence-scale")
        t.pick("troll")
        t.expect_main_step()
        assert not t.card("urchin").ready


class TestGrimReminder:
    test = cases("""
        all creatures of a house leave the discard pile for the archives
            rule: glossary/chains glossary/archives
            in: dis
            ada: hand grim-reminder; discard troll fear anger krump urchin
            bo: discard bumpsy
            play grim-reminder, answer house:brobnar
            -> grim-reminder: hand > discard, troll: discard > archives, krump: discard > archives, ada chains: 0 > 1
    """)

    def test_you_choose_the_house(self) -> None:
        t = table(side(hand=["grim-reminder"], discard=["troll"]), side(), house=House.DIS)
        t.do("play", "grim-reminder")
        assert (t.decision.kind, t.decision.player) == (DecisionKind.HOUSE, 0)


class TestHystricog:
    test = cases("""
        its action destroys a damaged creature
            in: dis
            ada: line hystricog krump(damage=1) urchin
            bo: line troll(damage=1) bumpsy
            action hystricog, offers krump troll, pick troll
            -> hystricog exhausted, troll: battleline > discard
    """)


class TestPicaroon:
    @pytest.mark.rule("glossary/x", "glossary/power")
    @pytest.mark.parametrize(
        ("line", "power"),
        [
            (["troll", "picaroon", "krump", "bumpsy"], 8 + 6),
            ([spec("troll", power_counters=1), "picaroon"], 9),
            (["troll", "picaroon", "picaroon", "krump"], 8),
        ],
        ids=["both", "changed power", "no Changeling"],
    )
    def test_it_is_as_strong_as_its_neighbors_together(self, line: list[Any], power: int) -> None:
        t = table(side(battleline=line))
        assert t.card("picaroon").power == power

    @pytest.mark.rule("glossary/x")
    def test_with_a_blank_text_box_it_has_no_power(self) -> None:
        bo = side(battleline=["troll", "picaroon", "krump"])
        t = table(side(hand=["shadow-of-dis"]), bo, house=House.DIS)
        t.do("play", "shadow-of-dis")
        assert (t.zone("picaroon"), t.zone("troll")) == ("discard", "battleline")

    @pytest.mark.rule("glossary/deploy")
    def test_it_may_be_played_between_others_and_dies_alone(self) -> None:
        t = table(side(hand=["picaroon"], battleline=["troll", "krump"]), house=House.DIS)
        t.do("play", "picaroon")
        t.answer("slot:1")
        assert t.line(0) == ["troll", "picaroon", "krump"]
        alone = table(side(hand=["picaroon"]), house=House.DIS)
        alone.do("play", "picaroon")
        alone.finish()
        assert alone.zone("picaroon") == "discard"


class TestRelentlessCreeper:
    @staticmethod
    def begun(house: House, *, discard: list[str], line: list[str]) -> Table:
        """Return the table when Ada has chosen a house."""
        ada = side(discard=discard, battleline=line, houses=[House.DIS, House.BROBNAR])
        t = table(ada, side(houses=[House.DIS]), active=1, house=House.DIS)
        t.answer("end-turn")
        t.answer(f"house:{house}")
        return t

    @pytest.mark.rule("glossary/house-choice", "glossary/ability-card-ability")
    @pytest.mark.parametrize(("said", "zone"), [("yes", "hand"), ("no", "discard")])
    def test_it_may_come_back_from_the_discard_pile_when_dis_is_chosen(self, said: str, zone: str) -> None:
        t = self.begun(House.DIS, discard=["relentless-creeper", "troll"], line=[])
        t.answer(said)
        t.expect_main_step()
        assert (t.zone("relentless-creeper"), t.zone("troll")) == (zone, "discard")

    def test_not_for_another_house_nor_from_play(self) -> None:
        t = self.begun(House.BROBNAR, discard=["relentless-creeper"], line=[])
        t.expect_main_step()
        assert t.zone("relentless-creeper") == "discard"
        t = self.begun(House.DIS, discard=[], line=["relentless-creeper"])
        t.expect_main_step()
        assert t.zone("relentless-creeper") == "battleline"

    def test_not_when_the_opponent_chooses_dis(self) -> None:
        bo = side(houses=[House.DIS])
        ada = side(discard=["relentless-creeper"], deck=["fear"] * 9, houses=[House.DIS])
        t = table(ada, bo, house=House.DIS)
        t.answer("end-turn")
        t.finish()
        assert (t.game.state.active, t.zone("relentless-creeper")) == (1, "discard")


class TestWailOfTheDamned:
    @pytest.mark.rule("glossary/bonus-icons")
    def test_it_destroys_a_creature_without_bonus_icons(self) -> None:
        line = ["troll", spec("krump", icons=["draw"]), spec("valdr", icons=["mars"]), "bumpsy"]
        t = table(side(hand=["wail-of-the-damned"], battleline=["urchin"]), side(battleline=line), house=House.DIS)
        t.do("play", "wail-of-the-damned")
        t.offers("urchin", "troll", "bumpsy")
        t.pick("bumpsy")
        t.expect_main_step()
        assert t.line(1) == ["troll", "krump", "valdr"]


class TestEtansJar:
    @pytest.mark.rule("glossary/cannot", "glossary/leaves-play")
    def test_nobody_plays_the_named_card_while_it_is_in_play(self) -> None:
        ada = side(hand=["etan-s-jar", "fear", "gateway-to-dis"], houses=[House.DIS])
        away = card("gateway-to-dis", play(destroy(a(ARTIFACT))))
        bo = side(hand=["fear", "hand-of-dis"], battleline=["troll"], houses=[House.DIS])
        t = table(ada, bo, away, house=House.DIS)
        t.do("play", "etan-s-jar")
        t.expect(DecisionKind.NAME)
        assert t.decision.player == 0
        t.answer("name:fear")
        assert not t.can("play", "fear") and t.can("discard", "fear") and t.can("play", "gateway-to-dis")
        t.end_turn()
        assert not t.can("play", "fear", 1) and t.can("play", "hand-of-dis")
        t.end_turn()
        t.do("play", "gateway-to-dis")
        t.pick("etan-s-jar")
        assert (t.zone("etan-s-jar"), t.can("play", "fear")) == ("discard", True)


class TestMaleficorn:
    def played(self, struck: str, *, whose: int = 0, icons: int = 1) -> Table:
        """Return the table after Ada has played a card whose damage icons hit a creature; a player has Maleficorn."""
        corn = ["maleficorn"]
        ada = side(
            hand=[spec("labwork", icons=["damage"] * icons)], battleline=["krump", *(corn if whose == 0 else [])]
        )
        t = table(ada, side(battleline=["troll", *(corn if whose == 1 else [])]), house=House.LOGOS)
        t.do("play", "labwork")
        for _ in range(icons):
            t.pick(struck)
        t.finish()
        return t

    @pytest.mark.rule("glossary/damage-bonus-icon", "glossary/bonus-icons")
    def test_an_enemy_creature_hit_by_a_bonus_icon_is_dealt_one_more_for_each(self) -> None:
        assert self.played("troll").card("troll").damage == 2
        assert self.played("troll", icons=2).card("troll").damage == 4

    def test_a_friendly_one_is_not_and_for_the_opponents_icons_it_is_an_enemy_of_its_controller(self) -> None:
        assert self.played("krump").card("krump").damage == 1
        assert self.played("krump", whose=1).card("krump").damage == 2
        assert self.played("troll", whose=1).card("troll").damage == 1

    @pytest.mark.rule("glossary/armor")
    def test_where_armor_prevents_the_damage_none_follows(self) -> None:
        ada = side(hand=[spec("labwork", icons=["damage"])], battleline=["maleficorn"])
        t = table(ada, side(battleline=["champion-anaphiel"]), house=House.LOGOS)
        t.do("play", "labwork")
        t.pick("champion-anaphiel")
        t.finish()
        assert (t.card("champion-anaphiel").damage, t.card("champion-anaphiel").armor_left) == (0, 0)

    @pytest.mark.rule("glossary/damage")
    def test_damage_of_a_card_is_not_followed_by_more(self) -> None:
        ada = side(hand=["punch"], battleline=["maleficorn"])
        t = table(ada, side(battleline=["troll"]), house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("troll")
        t.expect_main_step()
        assert t.card("troll").damage == 3


class TestPainmail:
    @pytest.mark.rule("glossary/upgrades", "glossary/house-choice")
    @pytest.mark.parametrize("chooser", [0, 1])
    def test_whoever_chooses_dis_destroys_the_creature_and_it_goes_to_its_owners_archives(self, chooser: int) -> None:
        mailed = spec("troll", upgrades=[spec("painmail", owner=0)])
        bo = side(battleline=["krump", mailed], houses=[House.DIS, House.BROBNAR])
        t = table(side(houses=[House.DIS, House.MARS]), bo, active=1 - chooser, house=House.DIS)
        t.answer("end-turn")
        t.answer("house:dis")
        if chooser == 0:
            t.answer("no")  # the archives stay where they are
        t.expect_main_step()
        assert (t.line(1), t.ids(0, "archives"), t.ids(1, "archives")) == (["krump"], ["painmail"], [])

    def test_another_house_does_nothing(self) -> None:
        mailed = spec("troll", upgrades=["painmail"])
        bo = side(battleline=[mailed], houses=[House.DIS, House.BROBNAR])
        t = table(side(), bo, house=House.MARS)
        t.answer("end-turn")
        t.answer("house:brobnar")
        t.expect_main_step()
        assert [u.id for u in t.card("troll").upgrades] == ["painmail"]


class TestRitualOfTognath:
    test = cases("""
        two friendly creatures are destroyed
            in: dis
            ada: hand ritual-of-tognath; line troll krump urchin
            bo: line bumpsy
            play ritual-of-tognath, offers 2-2 of: troll krump urchin, pick troll urchin, finish
            -> ritual-of-tognath: hand > discard, ada amber: 0 > 3, troll: battleline > discard,
            -> urchin: battleline > discard
    """)


class TestSkixuno:
    @pytest.mark.rule("glossary/for-each", "glossary/omega", "glossary/this-way")
    def test_it_grows_by_one_for_each_other_creature_that_it_destroys(self) -> None:
        ada = side(hand=["skixuno"], battleline=["troll"], deck=["fear"] * 9, houses=[House.DIS])
        t = table(ada, side(battleline=["krump", spec("bumpsy", warded=True), "urchin"]), house=House.DIS)
        t.creature("skixuno")
        t.finish()
        assert (t.line(0), t.line(1)) == (["skixuno"], ["bumpsy"])
        assert (t.card("skixuno").power, t.card("bumpsy").power) == (1 + 3, 5)
        assert t.game.state.active == 1  # after a card with omega the turn is over


class TestThePaleStar:
    @pytest.mark.rule("glossary/power", "glossary/armor", "glossary/omni")
    def test_for_the_rest_of_the_turn_every_creature_has_one_power_and_no_armor(self) -> None:
        ada = side(artifacts=["the-pale-star"], battleline=["troll", spec("krump", power_counters=2)])
        t = table(ada, side(battleline=["bulwark", "raiding-knight"]), house=House.BROBNAR)
        t.do("omni", "the-pale-star")
        assert t.zone("the-pale-star") == "discard"
        line = [t.card(c) for c in ("troll", "krump", "bulwark", "raiding-knight")]
        assert [(c.power, c.armor) for c in line] == [(1, 0)] * 4
        t.fight("troll", "bulwark")
        assert (t.zone("troll"), t.zone("bulwark")) == ("discard", "discard")
        t.end_turn()
        assert (t.card("krump").power, t.card("raiding-knight").armor) == (8, 2)

    @pytest.mark.rule("glossary/lasting-effects")
    def test_a_creature_that_enters_play_later_in_the_turn_has_one_power_too(self) -> None:
        ada = side(artifacts=["the-pale-star"], hand=["troll"], battleline=["krump"])
        t = table(ada, side(), house=House.BROBNAR)
        t.do("omni", "the-pale-star")
        t.creature("troll")
        assert [t.card(c).power for c in ("troll", "krump")] == [1, 1]

    @pytest.mark.rule("glossary/damage")
    def test_damaged_creatures_die_at_once(self) -> None:
        t = table(side(artifacts=["the-pale-star"], battleline=["troll"]), side(battleline=[spec("krump", damage=1)]))
        t.do("omni", "the-pale-star")
        assert (t.line(0), t.line(1)) == (["troll"], [])


class TestTurnkey:
    @pytest.mark.rule("glossary/unforge", "glossary/leaves-play", "glossary/forge")
    def test_the_opponent_has_a_key_back_when_it_leaves_play(self) -> None:
        ada = side(hand=["turnkey", "gateway-to-dis"])
        t = table(ada, side(keys=[KeyColor.RED], amber=2), house=House.DIS)
        t.creature("turnkey")
        assert not t.game.state.players[1].keys
        t.do("play", "gateway-to-dis")
        t.answer("key:blue")
        t.expect_main_step()
        assert (t.game.state.players[1].keys, t.amber(1)) == ((KeyColor.BLUE,), 2)

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to")
    def test_without_a_key_to_unforge_none_is_forged(self) -> None:
        t = table(side(hand=["turnkey", "gateway-to-dis"]), side(amber=6), house=House.DIS)
        t.creature("turnkey")
        t.do("play", "gateway-to-dis")
        t.expect_main_step()
        assert (t.game.state.players[1].keys, t.zone("turnkey")) == ((), "discard")

    @pytest.mark.rule("glossary/unforge", "glossary/leaves-play")
    def test_played_again_it_owes_a_single_key_again(self) -> None:
        bo = side(keys=[KeyColor.RED, KeyColor.BLUE], hand=["fear"], houses=[House.DIS])
        t = table(side(hand=["turnkey", "gateway-to-dis"], deck=["fear"] * 9, houses=[House.DIS]), bo)
        t.creature("turnkey")
        t.finish()
        assert len(t.game.state.players[1].keys) == 1
        t.end_turn()
        t.do("play", "fear", player=1)
        t.pick("turnkey")
        t.finish()
        assert len(t.game.state.players[1].keys) == 2
        t.end_turn()
        t.creature("turnkey")
        t.finish()
        t.do("play", "gateway-to-dis")
        t.finish()
        assert len(t.game.state.players[1].keys) == 2


class TestDesire:
    @pytest.mark.rule("glossary/cost-at-current-cost")
    def test_keys_of_both_players_cost_four_more(self) -> None:
        t = table(side(battleline=["desire"]), side())
        assert [seat.key_cost for seat in t.game.view(0).seats] == [10, 10]

    @pytest.mark.rule("glossary/cost-at-current-cost", "glossary/forge")
    @pytest.mark.parametrize(("amber", "keys"), [(6, 0), (7, 1)])
    def test_when_it_reaps_a_key_is_cheaper_for_each_friendly_sin(self, amber: int, keys: int) -> None:
        line = ["desire", spec("envy", ready=False), "troll"]
        t = table(side(battleline=line, amber=amber), side(battleline=["envy"]), house=House.DIS)
        t.do("reap", "desire")
        t.finish()
        assert (len(t.game.state.players[0].keys), t.amber(0)) == (keys, 0 if keys else amber + 1)


class TestDinoFiend:
    test = cases("""
        exalted it deals 3 damage
            rule: glossary/exalt
            in: dis
            ada: hand dino-fiend; line urchin
            bo: line troll
            creature dino-fiend, answer yes, offers urchin dino-fiend troll, pick troll
            -> dino-fiend: hand > battleline, dino-fiend exhausted, dino-fiend amber: 0 > 1, troll damage: 0 > 3
        not exalted it does not
            in: dis
            ada: hand dino-fiend
            bo: line troll
            creature dino-fiend, answer no
            -> dino-fiend: hand > battleline, dino-fiend exhausted
        destroyed it steals one
            in: dis
            ada: line dino-fiend
            bo: line troll; amber 2
            fight dino-fiend troll
            -> dino-fiend: battleline > discard, troll damage: 0 > 4, ada amber: 0 > 1, bo amber: 2 > 1
    """)


class TestEnvy:
    test = cases("""
        with another friendly sin it captures all the opponent has
            in: dis
            ada: line envy desire
            bo: amber 7
            reap envy
            -> envy exhausted, ada amber: 0 > 1, envy amber: 0 > 7, bo amber: 7 > 0
        alone it captures nothing
            in: dis
            ada: line envy troll
            bo: amber 7; line desire
            reap envy
            -> envy exhausted, ada amber: 0 > 1
    """)


class TestGluttony:
    test = cases("""
        it is exalted for each friendly sin, itself included
            rule: glossary/exalt glossary/for-each
            in: dis
            ada: line envy troll envy; hand gluttony
            bo: line envy
            creature gluttony
            -> gluttony: hand > battleline, gluttony exhausted, gluttony amber: 0 > 3
        when it reaps all amber on friendly creatures comes to your pool
            in: dis
            ada: line gluttony(amber=2) troll(amber=1)
            bo: line troll(amber=3)
            reap gluttony
            -> ada amber: 0 > 4, gluttony exhausted, gluttony amber: 2 > 0, troll amber: 1 > 0
    """)


class TestGreed:
    @pytest.mark.rule("turn/step-5-draw-cards")
    @pytest.mark.parametrize(("line", "cards"), [(["greed"], 7), (["greed", "envy", "troll"], 8)])
    def test_you_draw_one_more_card_for_each_friendly_sin(self, line: list[str], cards: int) -> None:
        bo = side(battleline=["envy"], deck=["fear"] * 9)
        t = table(side(battleline=line, deck=["fear"] * 9), bo, house=House.DIS)
        t.end_turn()
        assert len(t.ids(0, "hand")) == cards
        t.end_turn()
        assert len(t.ids(1, "hand")) == 6


class TestLycoFiend:
    test = cases("""
        destroyed it steals one
            in: brobnar
            ada: line troll; amber 2
            bo: line lyco-fiend
            fight troll lyco-fiend
            -> lyco-fiend: battleline > discard, troll exhausted, troll damage: 0 > 3, bo amber: 0 > 1, ada amber: 2 > 1
    """)


class TestPride:
    test = cases("""
        when it reaps each friendly sin is warded, itself included
            rule: glossary/ward
            in: dis
            ada: line troll pride envy
            bo: line greed
            reap pride
            -> pride exhausted, ada amber: 0 > 1, pride warded, envy warded
    """)


class TestSacroFiend:
    test = cases("""
        destroyed it steals one
            in: dis
            ada: line sacro-fiend
            bo: line troll; amber 2
            fight sacro-fiend troll
            -> sacro-fiend: battleline > discard, troll damage: 0 > 4, ada amber: 0 > 1, bo amber: 2 > 1
    """)


class TestSloth:
    @pytest.mark.rule("glossary/end-of-turn")
    @pytest.mark.parametrize(("used", "gained"), [(None, 2), ("troll", 1), ("cannon", 2)], ids=str)
    def test_each_friendly_sin_is_worth_one_after_a_turn_in_which_you_used_no_creature(
        self, used: str | None, gained: int
    ) -> None:
        ada = side(battleline=["sloth", "envy", "troll"], artifacts=["cannon"])
        t = table(ada, side(battleline=["krump", "pride"]), house=House.BROBNAR)
        if used == "troll":
            t.do("reap", "troll")
        elif used:
            t.do("action", used)
            t.pick("krump")
        t.end_turn()
        assert t.amber(0) == gained
        t.end_turn()
        assert t.amber(0) == gained

    def test_a_use_in_an_earlier_turn_does_not_count(self) -> None:
        ada = side(battleline=["sloth", "troll"], houses=[House.BROBNAR])
        t = table(ada, side(houses=[House.BROBNAR]), house=House.BROBNAR)
        t.do("reap", "troll")
        t.end_turn()
        t.end_turn()
        assert t.amber(0) == 1
        t.end_turn()
        assert t.amber(0) == 2


class TestUmbraFiend:
    test = cases("""
        destroyed it steals one
            in: dis
            ada: line umbra-fiend
            bo: line troll; amber 2
            fight umbra-fiend troll
            -> umbra-fiend: battleline > discard, troll damage: 0 > 2, ada amber: 0 > 1, bo amber: 2 > 1
    """)


class TestWrath:
    test = cases("""
        after a fight an enemy creature is enraged for each friendly sin
            rule: glossary/for-each glossary/enrage
            in: dis
            ada: line wrath envy troll
            bo: line krump bumpsy zorg pride
            fight wrath krump, offers bumpsy zorg pride, pick bumpsy, offers bumpsy zorg pride, pick pride
            -> wrath exhausted, krump: battleline > discard, bumpsy enraged, pride enraged
    """)


class TestXenoFiend:
    test = cases("""
        after a fight one of three cards comes to your hand, one goes under your deck
            in: dis
            ada: line xeno-fiend; deck troll fear krump anger
            bo: line dust-pixie
            fight xeno-fiend dust-pixie, offers troll fear krump, pick fear, offers troll krump, pick troll
            -> xeno-fiend exhausted, xeno-fiend damage: 0 > 1, dust-pixie: battleline > discard, fear: deck > hand
            -> ada deck: krump anger troll
        of a single card the deck is left empty
            rule: glossary/resolve-as-much-as-you-can
            in: dis
            ada: line xeno-fiend; deck troll
            bo: line dust-pixie
            fight xeno-fiend dust-pixie, pick troll
            -> xeno-fiend exhausted, xeno-fiend damage: 0 > 1, dust-pixie: battleline > discard, troll: deck > hand
        destroyed it steals one
            in: brobnar
            ada: line troll; amber 2
            bo: line xeno-fiend; deck fear
            fight troll xeno-fiend
            -> xeno-fiend: battleline > discard, troll exhausted, troll damage: 0 > 3, bo amber: 0 > 1, ada amber: 2 > 1
    """)


class TestExchangeOfficer:
    test = cases("""
        played, it uses a friendly Star Alliance card
            in: saurian
            ada: hand exchange-officer; line lieutenant-khrkhar troll; artifacts city-gates
            bo: line sensor-chief-garcia
            creature exchange-officer, offers lieutenant-khrkhar, pick lieutenant-khrkhar
            answer reap:lieutenant-khrkhar
            -> exchange-officer: hand > battleline, exchange-officer exhausted, lieutenant-khrkhar exhausted,
            -> ada amber: 0 > 1
        after it reaps, too, an artifact as well
            in: saurian
            ada: line exchange-officer sensor-chief-garcia; artifacts crystal-hive transporter-platform
            bo: amber 1
            reap exchange-officer, offers sensor-chief-garcia transporter-platform, pick transporter-platform
            answer action:transporter-platform, offers exchange-officer sensor-chief-garcia, pick exchange-officer
            -> ada amber: 0 > 1, transporter-platform exhausted, exchange-officer: battleline > hand
        and after it fights
            in: saurian
            ada: line exchange-officer sensor-chief-garcia
            bo: line dust-pixie troll
            fight exchange-officer dust-pixie, pick sensor-chief-garcia, answer reap:sensor-chief-garcia
            -> exchange-officer exhausted, exchange-officer damage: 0 > 1, dust-pixie: battleline > discard,
            -> sensor-chief-garcia exhausted, ada amber: 0 > 1
        without one nothing is used
            in: saurian
            ada: line exchange-officer troll
            reap exchange-officer
            -> exchange-officer exhausted, ada amber: 0 > 1
    """)
