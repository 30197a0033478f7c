"""Worlds Collide, Brobnar: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.language.words import ARTIFACT, BE_DESTROYED, cannot, card, each
from tests.cards.lines import cases
from tests.tables import side, spec, table


class TestBrews:
    BREWS = ("alaka", "chieftain", "cowfyne", "groke", "gron", "mogghunter", "narp", "shorty")

    @pytest.mark.rule("glossary/counters-and-tokens")
    @pytest.mark.parametrize("who", BREWS)
    def test_a_creature_gets_two_power_counters(self, who: str) -> None:
        t = table(side(hand=[f"{who}-s-brew"], battleline=["troll"]), side(battleline=["krump"]), house=House.BROBNAR)
        t.do("play", f"{who}-s-brew")
        t.offers("troll", "krump")
        t.pick("krump")
        assert (t.card("krump").power_counters, t.card("troll").power_counters) == (2, 0)


class TestAlaka:
    @pytest.mark.rule("glossary/ready-and-exhausted")
    @pytest.mark.parametrize("id_", ["alaka", "mega-alaka"])
    @pytest.mark.parametrize("how", ["fight", "reap"])
    def test_it_enters_ready_after_a_friendly_creature_fought(self, id_: str, how: str) -> None:
        t = table(side(hand=[id_], battleline=["troll"]), side(battleline=["dust-pixie"]), house=House.BROBNAR)
        if how == "fight":
            t.fight("troll", "dust-pixie")
        else:
            t.do("reap", "troll")
        t.creature(id_)
        assert t.card(id_).ready == (how == "fight")

    def test_also_where_that_creature_was_destroyed(self) -> None:
        t = table(side(hand=["alaka"], battleline=["bumpsy"]), side(battleline=["troll"]), house=House.BROBNAR)
        t.fight("bumpsy", "troll")
        t.creature("alaka")
        assert t.card("alaka").ready

    @pytest.mark.rule("glossary/fight")
    def test_and_where_it_was_destroyed_before_the_fight(self) -> None:
        bo = side(battleline=[spec("krump", upgrades=["flame-wreathed"])])
        ada = side(hand=["alaka"], battleline=[spec("urchin", house=House.BROBNAR)])
        t = table(ada, bo, house=House.BROBNAR)
        t.fight("urchin", "krump")
        assert (t.zone("urchin"), t.card("krump").damage) == ("discard", 0)
        t.creature("alaka")
        assert t.card("alaka").ready

    def test_a_fight_of_an_earlier_turn_is_forgotten(self) -> None:
        ada = side(hand=["alaka"], battleline=["troll"], houses=[House.BROBNAR])
        t = table(ada, side(battleline=["dust-pixie"], houses=[House.DIS]), house=House.BROBNAR)
        t.fight("troll", "dust-pixie")
        t.end_turn()
        t.end_turn()
        t.creature("alaka")
        assert not t.card("alaka").ready

    @pytest.mark.parametrize("id_", ["alaka", "mega-alaka"])
    @pytest.mark.parametrize("fights", [1, 2])
    def test_the_fights_of_enemy_creatures_do_not_count(self, id_: str, fights: int) -> None:
        """Gebuk brings Alaka into play in the turn of the opponent, whose creatures have fought."""
        bo = side(battleline=["dust-pixie", "gebuk"], deck=[id_])
        t = table(side(battleline=["troll", "krump"]), bo, house=House.BROBNAR)
        if fights == 2:
            t.fight("krump", "dust-pixie")
        t.fight("troll", "gebuk")
        assert (t.zone(id_), t.card(id_).ready) == ("battleline", False)


class TestBallcano:
    test = cases("""
        each creature is dealt 4 damage, and you gain 2 chains
            in: brobnar
            ada: hand ballcano; line troll
            bo: line krump urchin
            play ballcano
            -> ballcano: hand > discard, troll damage: 0 > 4, krump damage: 0 > 4, urchin: battleline > discard,
            -> ada chains: 0 > 2
    """)


class TestBarnRazing:
    @pytest.mark.rule("glossary/lasting-effects", "glossary/fight")
    def test_each_fight_of_yours_costs_the_opponent_one(self) -> None:
        ada = side(hand=["barn-razing"], battleline=["troll", "pingle-who-annoys", "bumpsy"])
        t = table(ada, side(battleline=["dust-pixie", "dust-pixie", "smaaash"], amber=5), house=House.BROBNAR)
        t.do("play", "barn-razing")
        t.do("reap", "bumpsy")
        assert t.amber(1) == 5
        t.do("fight", "troll")
        t.pick(("dust-pixie", 0))
        assert t.amber(1) == 4
        t.do("fight", "pingle-who-annoys")
        t.pick("smaaash")
        assert t.amber(1) == 3

    @pytest.mark.rule("glossary/lasting-effects")
    def test_neither_the_opponents_fights_nor_those_of_later_turns_do(self) -> None:
        ada = side(hand=["barn-razing"], battleline=["troll"], houses=[House.BROBNAR])
        bo = side(battleline=["dust-pixie", "smaaash"], amber=3, houses=[House.BROBNAR])
        t = table(ada, bo, house=House.BROBNAR)
        t.do("play", "barn-razing")
        t.end_turn()
        t.fight("smaaash", "troll")
        assert t.amber(1) == 3
        t.end_turn()
        t.fight("troll", "dust-pixie")
        assert t.amber(1) == 3


class TestBerserkerSlam:
    test = cases("""
        a flank creature destroyed by 4 damage costs its controller 1
            rule: glossary/flank glossary/this-way
            in: brobnar
            ada: hand berserker-slam; line troll
            bo: line urchin krump bumpsy; amber 3
            play berserker-slam, offers troll urchin bumpsy, pick urchin
            -> berserker-slam: hand > discard, ada amber: 0 > 1, urchin: battleline > discard, bo amber: 3 > 2
        one that survives does not
            in: brobnar
            ada: hand berserker-slam
            bo: line bumpsy; amber 3
            play berserker-slam, pick bumpsy
            -> berserker-slam: hand > discard, ada amber: 0 > 1, bumpsy damage: 0 > 4
    """)


class TestGronNineToes:
    @pytest.mark.rule("glossary/power")
    @pytest.mark.parametrize(("id_", "power"), [("gron-nine-toes", 5), ("mega-gron-nine-toes", 7)])
    def test_damaged_it_has_four_power_more(self, id_: str, power: int) -> None:
        t = table(side(battleline=[spec(id_, damage=2), id_]))
        assert [t.card(id_, 0).power, t.card(id_, 1).power] == [power + 4, power]

    test = cases("""
        damage that it does not survive gives it no power
            rule: glossary/damage glossary/power
            in: brobnar
            ada: line troll
            bo: line gron-nine-toes
            fight troll gron-nine-toes
            -> troll exhausted, troll damage: 0 > 5, gron-nine-toes: battleline > discard
        damaged before, it survives as much
            rule: glossary/damage glossary/power
            in: brobnar
            ada: line bumpsy
            bo: line gron-nine-toes(damage=3)
            fight bumpsy gron-nine-toes
            -> bumpsy: battleline > discard, gron-nine-toes damage: 3 > 8
        damage that is moved to it, it must survive as well
            rule: glossary/move glossary/power
            in: mars
            ada: hand entropic-manipulator
            bo: line troll(damage=5) gron-nine-toes
            play entropic-manipulator, answer mode:1, answer yes
            pick gron-nine-toes, pick gron-nine-toes, pick gron-nine-toes, pick gron-nine-toes, pick gron-nine-toes
            -> ada amber: 0 > 1, entropic-manipulator: hand > discard, troll damage: 5 > 0,
            -> gron-nine-toes: battleline > discard
        damaged before, it survives as much that is moved
            rule: glossary/move glossary/power
            in: mars
            ada: hand entropic-manipulator
            bo: line troll(damage=2) gron-nine-toes(damage=3)
            play entropic-manipulator, answer mode:1, answer yes
            pick gron-nine-toes, pick gron-nine-toes, pick gron-nine-toes, pick gron-nine-toes, pick gron-nine-toes
            -> ada amber: 0 > 1, entropic-manipulator: hand > discard, troll damage: 2 > 0,
            -> gron-nine-toes damage: 3 > 5
    """)


class TestIrestaff:
    test = cases("""
        a creature is enraged and gets a +1 power counter
            rule: glossary/enrage
            in: brobnar
            ada: artifacts irestaff; line troll
            bo: line krump
            action irestaff, offers troll krump, pick krump
            -> irestaff exhausted, krump enraged, krump power counters: 0 > 1
    """)


class TestMogghunter:
    @pytest.mark.rule("glossary/flank")
    @pytest.mark.parametrize("id_", ["mogghunter", "mega-mogghunter"])
    def test_after_a_fight_a_flank_creature_is_dealt_two_damage(self, id_: str) -> None:
        bo = side(battleline=["dust-pixie", "krump", "troll", "bumpsy"])
        t = table(side(battleline=[id_]), bo, house=House.BROBNAR)
        t.fight(id_, "dust-pixie")
        t.offers(id_, "krump", "bumpsy")
        t.pick("krump")
        assert t.card("krump").damage == 2


class TestNarp:
    @pytest.mark.rule("glossary/cannot", "glossary/neighbor")
    @pytest.mark.parametrize("id_", ["narp", "mega-narp"])
    def test_its_neighbors_cannot_reap(self, id_: str) -> None:
        t = table(side(battleline=["troll", id_, "krump", "bumpsy"]), side(battleline=["urchin"]), house=House.BROBNAR)
        assert [t.can("reap", card) for card in t.line(0)] == [False, True, False, True]


class TestShorty:
    test = cases("""
        after it reaps it is enraged
            rule: glossary/enrage
            ada: line shorty krump
            bo: line troll
            reap shorty
            -> ada amber: 0 > 1, shorty exhausted, shorty enraged
        its assault strikes before it fights
            rule: glossary/assault-x
            ada: line shorty
            bo: line batdrone
            fight shorty batdrone
            -> shorty exhausted, batdrone: battleline > discard
    """)


class TestStiltKin:
    @pytest.mark.rule("glossary/neighbor", "glossary/fight-with")
    @pytest.mark.parametrize(("flank", "gone"), [("right", True), ("left", False)])
    def test_a_giant_played_beside_it_lets_it_fight(self, flank: str, gone: bool) -> None:
        ada = side(hand=["krump"], battleline=["urchin", spec("stilt-kin", ready=False)])
        t = table(ada, side(battleline=["dust-pixie"]), house=House.BROBNAR)
        t.creature("krump", flank)
        t.finish()
        assert (t.zone("dust-pixie") == "discard") == gone

    @pytest.mark.rule("glossary/traits")
    def test_a_creature_that_is_no_giant_does_not(self) -> None:
        ada = side(hand=["pingle-who-annoys"], battleline=[spec("stilt-kin", ready=False)])
        t = table(ada, side(battleline=["dust-pixie"]), house=House.BROBNAR)
        t.creature("pingle-who-annoys")
        t.expect_main_step()
        assert t.zone("dust-pixie") == "battleline"


class TestWarriorsRefrain:
    test = cases("""
        creatures with power 3 or lower are stunned
            rule: glossary/stun
            in: brobnar
            ada: hand warriors--refrain; line urchin troll
            bo: line krump silvertooth sköll flaxia
            play warriors--refrain
            -> warriors--refrain: hand > discard, ada amber: 0 > 1, urchin stunned, silvertooth stunned,
            -> sköll stunned
    """)


class TestFyreBreath:
    test = cases("""
        its creature has 3 power more and burns the neighbors of whom it fights
            rule: glossary/before
            in: brobnar
            ada: line bumpsy(upgrades=fyre-breath)
            bo: line krump troll smaaash
            fight bumpsy troll
            -> bumpsy: battleline > discard, fyre-breath: upgrade > discard, krump damage: 0 > 2,
            -> troll: battleline > discard, smaaash damage: 0 > 2
    """)


class TestGravelguts:
    test = cases("""
        who destroys an enemy creature in a fight with it gets two +1 power counters
            in: brobnar
            ada: line gravelguts
            bo: line dust-pixie
            fight gravelguts dust-pixie
            -> gravelguts exhausted, gravelguts damage: 0 > 1, dust-pixie: battleline > discard,
            -> gravelguts power counters: 0 > 2
        also when it is the one attacked
            in: brobnar
            ada: line pingle-who-annoys
            bo: line gravelguts
            fight pingle-who-annoys gravelguts
            -> pingle-who-annoys: battleline > discard, gravelguts damage: 0 > 2, gravelguts power counters: 0 > 2
        the fights of another creature are nothing to it
            in: brobnar
            ada: line gravelguts krump
            bo: line dust-pixie
            fight krump dust-pixie
            -> krump exhausted, krump damage: 0 > 1, dust-pixie: battleline > discard
        nor is a creature that survives the fight
            in: brobnar
            ada: line gravelguts
            bo: line krump
            fight gravelguts krump
            -> gravelguts: battleline > discard, krump damage: 0 > 5
    """)


class TestOverrun:
    @pytest.mark.rule("glossary/destroyed")
    @pytest.mark.parametrize(("fallen", "lost"), [(3, 2), (2, 0)])
    def test_three_destroyed_enemies_cost_the_opponent_two(self, fallen: int, lost: int) -> None:
        ada = side(hand=["overrun"], battleline=["troll"] * fallen)
        t = table(ada, side(battleline=["dust-pixie"] * 3, amber=5), house=House.BROBNAR)
        for n in range(fallen):
            t.do("fight", "troll", n)
            t.pick(("dust-pixie", n))
        t.do("play", "overrun")
        assert t.amber(1) == 5 - lost

    def test_friendly_creatures_and_those_of_an_earlier_turn_do_not_count(self) -> None:
        ada = side(hand=["overrun"], battleline=["troll", "troll", "bumpsy"], houses=[House.BROBNAR])
        bo = side(battleline=["dust-pixie", "dust-pixie", "dust-pixie", "troll"], amber=5, houses=[House.DIS])
        t = table(ada, bo, house=House.BROBNAR)
        t.do("fight", "troll")
        t.pick(("dust-pixie", 0))
        t.end_turn()
        t.end_turn()
        for n in (1, 2):
            t.do("fight", "troll", n - 1)
            t.pick(("dust-pixie", n))
        t.do("fight", "bumpsy")
        t.pick(("troll", 2))
        assert t.zone("bumpsy") == "discard"
        t.do("play", "overrun")
        assert t.amber(1) == 5


class TestPowerOfFire:
    test = cases("""
        each player loses half the power of a sacrificed creature
            rule: glossary/sacrifice
            in: brobnar
            ada: hand power-of-fire; line bumpsy; amber 4
            bo: amber 5; line krump
            play power-of-fire, offers bumpsy, pick bumpsy
            -> power-of-fire: hand > discard, bumpsy: battleline > discard, ada amber: 4 > 2, bo amber: 5 > 3,
            -> ada chains: 0 > 1
        without a creature there is only the chain
            rule: glossary/if-you-do-and-in-order-to
            in: brobnar
            ada: hand power-of-fire; amber 4
            bo: amber 5; line krump
            play power-of-fire
            -> power-of-fire: hand > discard, ada chains: 0 > 1
    """)


class TestRagwarg:
    test = cases("""
        the first creature that reaps in a turn is dealt 2 damage
            in: brobnar
            ada: line krump bumpsy
            bo: artifacts ragwarg
            reap krump, reap bumpsy
            -> krump exhausted, bumpsy exhausted, krump damage: 0 > 2, ada amber: 0 > 2
        and the first of the next turn
            in: brobnar
            ada: line krump
            bo: artifacts ragwarg; line bumpsy
            reap krump, end turn, reap bumpsy
            -> krump damage: 0 > 2, bumpsy exhausted, bumpsy damage: 0 > 2, ada amber: 0 > 1, bo amber: 0 > 1
    """)


class TestShatteredThrone:
    test = cases("""
        a creature that fights captures 1
            rule: glossary/capture
            in: brobnar
            ada: line krump
            bo: artifacts shattered-throne; line urchin; amber 3
            fight krump urchin
            -> krump exhausted, krump amber: 0 > 1, bo amber: 3 > 2
        the one that it attacks does not
            in: brobnar
            ada: artifacts shattered-throne; line stilt-kin; amber 2
            bo: line krump; amber 3
            fight stilt-kin krump
            -> stilt-kin exhausted, stilt-kin amber: 0 > 1, krump damage: 0 > 2, bo amber: 3 > 2
    """)


class TestSkoll:
    @pytest.mark.rule("glossary/assault-x")
    def test_who_falls_to_its_assault_gives_a_friendly_creature_a_counter(self) -> None:
        t = table(side(battleline=["sköll", "troll"]), side(battleline=["urchin", "bumpsy"]), house=House.BROBNAR)
        t.fight("sköll", "urchin")
        t.offers("sköll", "troll")
        t.pick("troll")
        assert [t.card(id_).power_counters for id_ in ("sköll", "troll", "bumpsy")] == [0, 1, 0]

    def test_who_falls_to_the_fight_itself_does_not(self) -> None:
        t = table(side(battleline=["sköll", "troll"]), side(battleline=["bumpsy"]), house=House.BROBNAR)
        t.fight("sköll", "bumpsy")
        t.expect_main_step()
        assert (t.zone("bumpsy"), t.card("troll").power_counters) == ("discard", 0)

    @pytest.mark.parametrize("first", [0, 1])
    def test_nor_who_falls_to_another_ability_before_the_fight(self, first: int) -> None:
        breath = spec("sköll", upgrades=["fyre-breath"])
        t = table(side(battleline=[breath, "troll"]), side(battleline=["urchin", "krump"]), house=House.BROBNAR)
        t.fight("sköll", "krump")
        t.answer(t.decision.keys()[first])
        t.finish()
        assert t.zone("urchin") == "discard"
        assert [t.card(id_).power_counters for id_ in ("sköll", "troll")] == [0, 0]


class TestSlimyJark:
    test = cases("""
        it enrages the creature it fights
            rule: glossary/enrage
            in: brobnar
            ada: line slimy-jark
            bo: line krump
            fight slimy-jark krump
            -> slimy-jark exhausted, krump damage: 0 > 1, krump enraged
    """)


class TestGujiDinosaurHunter:
    test = cases("""
        2 damage
            in: brobnar
            ada: line guji-dinosaur-hunter
            bo: line krump
            action guji-dinosaur-hunter, pick krump
            -> guji-dinosaur-hunter exhausted, krump damage: 0 > 2
        6 to a dinosaur
            in: brobnar
            ada: line guji-dinosaur-hunter
            bo: line grimlocus-dux
            action guji-dinosaur-hunter, pick grimlocus-dux
            -> guji-dinosaur-hunter exhausted, grimlocus-dux damage: 0 > 4, grimlocus-dux armor used: 0 > 2
        6 to a creature with amber
            in: brobnar
            ada: line guji-dinosaur-hunter
            bo: line troll(amber=1)
            action guji-dinosaur-hunter, pick troll
            -> guji-dinosaur-hunter exhausted, troll damage: 0 > 6
    """)


class TestIgonTheGreen:
    test = cases("""
        destroyed it is purged and brings the terrible one
            rule: glossary/purge glossary/destroyed
            in: brobnar
            ada: line igon-the-green(damage=3); hand punch; discard igon-the-terrible anger
            play punch, pick igon-the-green, offers igon-the-terrible, pick igon-the-terrible
            -> punch: hand > discard, ada amber: 0 > 1, igon-the-green: battleline > purged,
            -> igon-the-terrible: discard > hand
        one terrible one of two, and none of the opponent's
            in: brobnar
            ada: line igon-the-green(damage=3); hand punch; discard igon-the-terrible igon-the-terrible
            bo: discard igon-the-terrible
            play punch, pick igon-the-green, offers igon-the-terrible igon-the-terrible, pick igon-the-terrible#1
            -> punch: hand > discard, ada amber: 0 > 1, igon-the-green: battleline > purged,
            -> igon-the-terrible: discard > hand
        purged it is without one, too
            rule: glossary/resolve-as-much-as-you-can
            in: brobnar
            ada: line igon-the-green(damage=3); hand punch
            bo: discard igon-the-terrible
            play punch, pick igon-the-green
            -> punch: hand > discard, ada amber: 0 > 1, igon-the-green: battleline > purged
    """)


class TestKalochStonefather:
    @pytest.mark.rule("glossary/skirmish", "glossary/center-of-the-battleline")
    @pytest.mark.parametrize(
        ("line", "words"),
        [
            (["troll", "kaloch-stonefather", "krump"], 1),
            (["kaloch-stonefather", "krump"], 0),
            (["kaloch-stonefather", "krump", "troll"], 0),
        ],
    )
    def test_in_the_center_it_gives_skirmish(self, line: list[str], words: int) -> None:
        t = table(side(battleline=line), side(battleline=["bumpsy"]))
        assert [len(t.card(id_).keywords) for id_ in (*line, "bumpsy")] == [words] * len(line) + [0]


class TestNogiSmartfist:
    test = cases("""
        after a fight 2 cards are drawn and 2 discarded
            in: brobnar
            ada: line nogi-smartfist; deck anger punch
            bo: line dust-pixie
            fight nogi-smartfist dust-pixie, finish
            -> nogi-smartfist exhausted, nogi-smartfist damage: 0 > 1, dust-pixie: battleline > discard,
            -> anger: deck > discard, punch: deck > discard
    """)

    def test_of_a_larger_hand_two_random_cards(self) -> None:
        ada = side(battleline=["nogi-smartfist"], hand=["troll", "krump"], deck=["anger", "punch", "bumpsy"])
        t = table(ada, side(battleline=["dust-pixie"]), house=House.BROBNAR)
        t.fight("nogi-smartfist", "dust-pixie")
        t.finish()
        assert (len(t.ids(0, "hand")), len(t.ids(0, "discard")), t.ids(0, "deck")) == (2, 2, ["bumpsy"])


class TestOldBoomy:
    def test_it_is_burnt_by_a_brobnar_card_and_archives_what_was_revealed(self) -> None:
        ada = side(battleline=[spec("old-boomy", power_counters=1)], deck=["urchin", "dust-imp", "krump", "troll"])
        t = table(ada, house=House.BROBNAR)
        t.do("reap", "old-boomy")
        t.answer("yes")
        t.answer("yes")
        t.expect_main_step()
        assert set(t.ids(0, "archives")) == {"urchin", "dust-imp", "krump"}
        assert (t.ids(0, "deck"), t.card("old-boomy").damage) == (["troll"], 2)

    @pytest.mark.parametrize(("deck", "stops"), [(["urchin", "krump"], True), (["urchin"], False), ([], False)])
    def test_unhurt_where_you_stop_or_the_deck_runs_out(self, deck: list[str], stops: bool) -> None:
        t = table(side(battleline=["old-boomy"], deck=deck), house=House.BROBNAR)
        t.do("reap", "old-boomy")
        if stops:
            t.answer("no")
        t.expect_main_step()
        assert (t.ids(0, "archives"), t.ids(0, "deck")) == (deck[:1], deck[1:])
        assert (t.zone("old-boomy"), t.card("old-boomy").damage) == ("battleline", 0)


class TestRagnarok:
    @pytest.mark.rule("glossary/end-of-turn", "glossary/lasting-effects")
    def test_fights_pay_and_nobody_survives_the_turn(self) -> None:
        ada = side(hand=["ragnarok"], battleline=["troll", "krump"])
        t = table(ada, side(battleline=["dust-pixie", "smaaash"]), house=House.BROBNAR)
        t.do("play", "ragnarok")
        before = t.amber(0)
        assert not t.can("reap", "troll")
        t.fight("troll", "dust-pixie")
        assert t.amber(0) == before + 1
        t.end_turn()
        assert t.line(0) == t.line(1) == []

    @pytest.mark.rule("glossary/lasting-effects")
    def test_the_turn_after_is_like_any_other(self) -> None:
        ada = side(hand=["ragnarok"])
        bo = side(hand=["troll"], deck=["krump"] * 9, houses=[House.BROBNAR])
        t = table(ada, bo, house=House.BROBNAR)
        t.do("play", "ragnarok")
        t.end_turn()
        t.creature("troll")
        t.end_turn()
        assert t.line(1) == ["troll"]


class TestTheFloorIsLava:
    @pytest.mark.rule("glossary/damage")
    def test_at_the_start_of_your_turn_a_creature_of_each_side_is_burnt(self) -> None:
        bo = side(artifacts=["the-floor-is-lava"], battleline=["krump"])
        t = table(side(battleline=["troll", "bumpsy"]), bo, house=House.BROBNAR)
        t.answer("end-turn")
        t.offers("krump")
        t.pick("krump")
        t.offers("troll", "bumpsy")
        t.pick("troll")
        assert [t.card(id_).damage for id_ in ("krump", "troll", "bumpsy")] == [1, 1, 0]

    def test_at_the_start_of_the_opponents_turn_none_is(self) -> None:
        ada = side(artifacts=["the-floor-is-lava"], battleline=["krump"])
        t = table(ada, side(battleline=["troll"]), house=House.BROBNAR)
        t.end_turn()
        assert [t.card(id_).damage for id_ in ("krump", "troll")] == [0, 0]


class TestIgonTheTerrible:
    @pytest.mark.rule("glossary/purge")
    @pytest.mark.parametrize(("purged", "stays"), [(["igon-the-green"], True), (["anger"], False)])
    @pytest.mark.parametrize("whose", [0, 1])
    def test_it_stays_only_after_the_green_one_was_purged(self, purged: list[str], stays: bool, whose: int) -> None:
        piles: list[list[str]] = [[], []]
        piles[whose] = purged
        t = table(side(hand=["igon-the-terrible"], purged=piles[0]), side(purged=piles[1]), house=House.BROBNAR)
        t.creature("igon-the-terrible")
        assert (t.zone("igon-the-terrible") == "battleline") == stays

    test = cases("""
        it steals 1 after it fights
            rule: glossary/steal
            in: brobnar
            ada: line igon-the-terrible
            bo: line dust-pixie; amber 2
            fight igon-the-terrible dust-pixie
            -> igon-the-terrible exhausted, igon-the-terrible damage: 0 > 1, dust-pixie: battleline > discard,
            -> ada amber: 0 > 1, bo amber: 2 > 1
    """)


class TestMegaCowfyne:
    test = cases("""
        the neighbors of whom it fights are dealt 2 damage before
            in: brobnar
            ada: line mega-cowfyne
            bo: line krump dust-pixie bumpsy
            fight mega-cowfyne dust-pixie
            -> mega-cowfyne exhausted, mega-cowfyne damage: 0 > 1, krump damage: 0 > 2,
            -> dust-pixie: battleline > discard, bumpsy damage: 0 > 2
    """)


class TestMegaGangerChieftain:
    @pytest.mark.rule("glossary/fight-with")
    @pytest.mark.parametrize("answer", ["yes", "no"])
    def test_a_neighbor_may_be_readied_to_fight(self, answer: str) -> None:
        ada = side(hand=["mega-ganger-chieftain"], battleline=["krump", spec("troll", ready=False)])
        t = table(ada, side(battleline=["dust-pixie"]), house=House.BROBNAR)
        t.creature("mega-ganger-chieftain")
        t.answer(answer)
        if answer == "yes":
            t.offers("troll")
        t.finish()
        assert (t.zone("dust-pixie") == "discard") == (answer == "yes")


class TestMegaGroke:
    test = cases("""
        after a fight the opponent loses 1
            in: brobnar
            ada: line mega-groke
            bo: line dust-pixie; amber 2
            fight mega-groke dust-pixie
            -> mega-groke exhausted, mega-groke damage: 0 > 1, dust-pixie: battleline > discard, bo amber: 2 > 1
    """)


class TestMegaShorty:
    test = cases("""
        after it reaps it is enraged
            rule: glossary/enrage
            in: brobnar
            ada: line mega-shorty
            reap mega-shorty
            -> mega-shorty exhausted, ada amber: 0 > 1, mega-shorty enraged
    """)


class TestTheBigOne:
    @pytest.mark.rule("glossary/counters-and-tokens")
    @pytest.mark.parametrize("fuses", [8, 9])
    def test_the_tenth_fuse_counter_destroys_creatures_and_artifacts(self, fuses: int) -> None:
        bomb = spec("the-big-one", counters={"fuse": fuses})
        t = table(
            side(hand=["troll"], battleline=["krump"]),
            side(artifacts=[bomb, "cannon"], battleline=["urchin"]),
            house=House.BROBNAR,
        )
        t.creature("troll")
        t.finish()
        gone = [t.zone(id_) == "discard" for id_ in ("troll", "krump", "the-big-one", "cannon", "urchin")]
        assert gone == [fuses == 9] * 5
        if fuses == 8:
            assert t.card("the-big-one").counters == (("fuse", 9),)

    def test_a_creature_that_its_controller_plays_counts_and_an_artifact_does_not(self) -> None:
        t = table(side(hand=["troll", "cannon"], artifacts=["the-big-one"]), None, house=House.BROBNAR)
        t.do("play", "cannon")
        assert t.card("the-big-one").counters == ()
        t.creature("troll")
        assert t.card("the-big-one").counters == (("fuse", 1),)


# Anomalies ----------------------------------------------------------------------------------------


class TestGhostform:
    @pytest.mark.rule("glossary/invulnerable")
    @pytest.mark.parametrize("how", ["fight", "reap"])
    def test_its_creature_is_invulnerable_until_it_is_archived(self, how: str) -> None:
        ghost = spec("urchin", upgrades=["ghostform"])
        t = table(side(battleline=[ghost]), side(battleline=["troll"]), house=House.SHADOWS)
        if how == "fight":
            t.fight("urchin", "troll")
        else:
            t.do("reap", "urchin")
        assert (t.zone("ghostform"), t.zone("urchin"), t.card("urchin").damage) == ("archives", "battleline", 0)


class TestInfomancer:
    @pytest.mark.rule("glossary/graft")
    def test_it_grafts_an_action_of_the_hand(self) -> None:
        t = table(side(hand=["infomancer", "punch", "anger", "troll"]), house=House.BROBNAR)
        t.creature("infomancer")
        t.offers("punch", "anger")
        t.pick("anger")
        assert (t.zone("anger"), t.zone("punch")) == ("under", "hand")

    @pytest.mark.rule("glossary/graft")
    def test_a_reap_resolves_the_play_effect_of_one_that_stays_grafted(self) -> None:
        under = spec("infomancer", under=["punch", "warsong"])
        t = table(side(battleline=[under]), side(battleline=["krump"]), house=House.BROBNAR)
        t.do("reap", "infomancer")
        t.offers("punch", "warsong")
        t.pick("punch")
        t.pick("krump")
        assert (t.card("krump").damage, t.zone("punch"), t.amber(0)) == (3, "under", 1)


class TestLateralShift:
    @pytest.mark.rule("glossary/as-if-it-were-yours-as-if-you-controlled-it")
    def test_a_card_of_the_opponents_hand_is_played_as_yours(self) -> None:
        ada = side(hand=["lateral-shift", "krump"])
        t = table(ada, side(hand=["troll", "urchin"], amber=3), house=House.BROBNAR)
        t.do("play", "lateral-shift")
        t.offers("troll", "urchin")
        before = t.amber(0)
        t.pick("urchin")
        t.finish()
        assert (t.line(0), t.line(1), t.ids(1, "hand")) == (["urchin"], [], ["troll"])
        assert (t.amber(0), t.amber(1)) == (before + 1, 2)


class TestMemolith:
    @pytest.mark.rule("glossary/graft")
    def test_it_grafts_an_action_or_resolves_one(self) -> None:
        ada = side(hand=["anger", "troll"], artifacts=[spec("memolith", under=["punch"])])
        for graft in (True, False):
            t = table(ada, side(battleline=["krump"]), house=House.BROBNAR)
            t.do("action", "memolith")
            t.answer(t.decision.keys()[0 if graft else 1])
            t.finish()
            assert t.zone("anger") == ("under" if graft else "hand")
            assert (t.zone("punch"), t.card("krump").damage) == ("under", 0 if graft else 3)


class TestNizakTheForgotten:
    @pytest.mark.rule("glossary/invulnerable", "glossary/fight")
    @pytest.mark.parametrize("attacks", [True, False])
    def test_it_takes_no_damage_in_a_fight_and_returns_whom_it_destroys(self, attacks: bool) -> None:
        ada, bo = side(battleline=["nizak-the-forgotten"]), side(battleline=["krump"])
        t = table(ada, bo, house=House.BROBNAR) if attacks else table(bo, ada, house=House.BROBNAR)
        t.fight(*(("nizak-the-forgotten", "krump") if attacks else ("krump", "nizak-the-forgotten")))
        assert (t.card("nizak-the-forgotten").damage, t.zone("nizak-the-forgotten")) == (0, "battleline")
        assert t.ids(1 if attacks else 0, "hand") == ["krump"]

    def test_else_it_can_be_damaged(self) -> None:
        t = table(side(hand=["punch"]), side(battleline=["nizak-the-forgotten"]), house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("nizak-the-forgotten")
        assert t.card("nizak-the-forgotten").damage == 3

    @pytest.mark.rule("glossary/fight", "glossary/hazardous-x")
    def test_also_before_they_are_fighting(self) -> None:
        bo = side(battleline=[spec("krump", upgrades=["flame-wreathed"])])
        t = table(side(battleline=["nizak-the-forgotten"]), bo, house=House.BROBNAR)
        t.fight("nizak-the-forgotten", "krump")
        assert t.card("nizak-the-forgotten").damage == 2

    @pytest.mark.rule("glossary/fight")
    def test_and_after_the_fight(self) -> None:
        hunter = spec("mogghunter", power_counters=5)
        t = table(side(battleline=[hunter]), side(battleline=["nizak-the-forgotten"]), house=House.BROBNAR)
        t.fight("mogghunter", "nizak-the-forgotten")
        t.pick("nizak-the-forgotten")
        assert t.card("nizak-the-forgotten").damage == 2


class TestOrbOfWonder:
    @pytest.mark.rule("glossary/search")
    def test_destroyed_it_fetches_any_card_of_the_deck(self) -> None:
        ada = side(artifacts=["orb-of-wonder"], deck=["troll", "anger", "punch"], discard=["krump"])
        t = table(ada, house=House.DIS)
        t.do("omni", "orb-of-wonder")
        t.offers("troll", "anger", "punch", least=0)
        t.pick("anger")
        assert (t.zone("orb-of-wonder"), t.ids(0, "hand")) == ("discard", ["anger"])

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to", "glossary/cannot")
    def test_where_it_cannot_be_destroyed_it_fetches_nothing(self) -> None:
        ada = side(artifacts=["orb-of-wonder", "cannon"], deck=["troll", "anger"])
        t = table(ada, None, card("cannon", cannot(BE_DESTROYED, each(ARTIFACT))), house=House.DIS)
        t.do("omni", "orb-of-wonder")
        t.expect_main_step()
        assert t.ids(0, "hand") == []


class TestTheGrimReaper:
    @pytest.mark.rule("glossary/haunted")
    @pytest.mark.parametrize("discarded", [10, 9])
    def test_it_enters_ready_while_you_are_haunted(self, discarded: int) -> None:
        ada = side(hand=["the-grim-reaper"], discard=["anger"] * discarded)
        t = table(ada, side(discard=["anger"] * 10), house=House.BROBNAR)
        t.creature("the-grim-reaper")
        assert t.card("the-grim-reaper").ready == (discarded == 10)

    test = cases("""
        after it reaps an enemy and a friendly creature are purged
            rule: glossary/purge
            in: brobnar
            ada: line the-grim-reaper troll
            bo: line krump urchin
            reap the-grim-reaper, offers krump urchin, pick krump, offers the-grim-reaper troll, pick troll
            -> ada amber: 0 > 1, the-grim-reaper exhausted, krump: battleline > purged, troll: battleline > purged
    """)


class TestTheRedBaron:
    @pytest.mark.rule("glossary/keys")
    @pytest.mark.parametrize(("color", "gained"), [("red", 2), ("blue", 1)])
    def test_with_your_red_key_it_steals_after_it_reaps(self, color: str, gained: int) -> None:
        t = table(side(battleline=["the-red-baron"], keys=[color]), side(amber=3), house=House.BROBNAR)
        t.do("reap", "the-red-baron")
        assert (t.amber(0), t.amber(1)) == (gained, 4 - gained)

    @pytest.mark.rule("glossary/elusive")
    @pytest.mark.parametrize(("mine", "theirs", "words"), [("blue", "red", 1), ("red", "blue", 0)])
    def test_with_the_opponents_red_key_it_is_elusive(self, mine: str, theirs: str, words: int) -> None:
        t = table(side(battleline=["the-red-baron", "troll"], keys=[mine]), side(keys=[theirs]))
        assert [len(t.card(id_).keywords) for id_ in ("the-red-baron", "troll")] == [words, 0]


class TestTimequake:
    test = cases("""
        a card is drawn for each friendly card that is shuffled into the deck
            rule: glossary/shuffle
            in: brobnar
            ada: hand timequake; line troll bumpsy; artifacts cannon
            bo: line krump
            play timequake
            -> ada amber: 0 > 1, timequake: hand > discard, troll: battleline > hand, bumpsy: battleline > hand,
            -> cannon: artifacts > hand
    """)

    @pytest.mark.rule("glossary/this-way", "glossary/upgrades")
    def test_upgrades_count_and_a_card_that_goes_to_the_opponents_deck_does_not(self) -> None:
        bearer = spec("bumpsy", upgrades=["blood-of-titans"])
        lent = spec("urchin", upgrades=[spec("flame-wreathed", owner=0)])
        ada = side(hand=["timequake"], battleline=[bearer, spec("krump", owner=1)], deck=["anger"] * 9)
        t = table(ada, side(battleline=[lent], deck=["punch"]), house=House.BROBNAR)
        t.do("play", "timequake")
        t.finish()
        assert (len(t.ids(0, "hand")), len(t.ids(0, "deck"))) == (3, 9 + 3 - 3)
        assert sorted(t.ids(1, "deck")) == ["krump", "punch"]


class TestValoocanth:
    @pytest.mark.rule("glossary/tide")
    @pytest.mark.parametrize(("tide", "usable"), [(0, True), (None, True), (1, False)])
    def test_it_cannot_be_used_while_the_tide_is_low(self, tide: int | None, usable: bool) -> None:
        t = table(side(battleline=["valoocanth"]), side(battleline=["krump"]), house=House.BROBNAR, tide=tide)
        assert (t.can("reap", "valoocanth"), t.can("fight", "valoocanth")) == (usable, usable)

    test = cases("""
        an enemy creature and its neighbors are exhausted
            rule: glossary/neighbor
            in: brobnar
            ada: line valoocanth
            bo: line krump urchin troll bumpsy
            reap valoocanth, offers krump urchin troll bumpsy, pick urchin
            -> ada amber: 0 > 1, valoocanth exhausted, krump exhausted, urchin exhausted, troll exhausted
    """)
