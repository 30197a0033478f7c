"""Call of the Archons, Mars: what each creature does, and what it does not."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.queries import key_cost
from kfdesk.engine.terms import DecisionKind
from tests.tables import Table, side, spec, table

MARS = House.MARS
TIRED_BLYPYP = spec("blypyp", ready=False)


def after_use(how: str, id_: str, enemy: str, *, line: tuple[object, ...] = (), bo: tuple[object, ...] = ()) -> Table:
    """Return a table on which the creature has just reaped, or fought an enemy; a question may be open."""
    t = table(side(battleline=[id_, *line]), side(battleline=[enemy, *bo], amber=5), house=MARS)
    if how == "reap":
        t.do("reap", id_)
    else:
        t.fight(id_, enemy)
    return t


class TestBlypyp:
    def test_after_it_reaps_the_next_mars_creature_enters_ready_and_no_other(self) -> None:
        t = table(side(hand=["tunk", "zorg", "sniffer"], battleline=["blypyp"]))
        t.do("reap", "blypyp")
        assert t.amber(0) == 1
        t.do("play", "sniffer")
        t.creature("tunk")
        t.creature("zorg")
        assert [t.card(i).ready for i in ("sniffer", "tunk", "zorg")] == [False, True, False]
        t.expect_main_step()

    def test_a_creature_of_another_house_neither_profits_nor_uses_it_up(self) -> None:
        ada = side(hand=[spec("phase-shift", house=MARS), "valdr", "tunk"], battleline=["blypyp"])
        t = table(ada, house=MARS)
        t.do("reap", "blypyp")
        t.do("play", "phase-shift")
        t.creature("valdr")
        t.creature("tunk")
        assert [t.card(i).ready for i in ("valdr", "tunk")] == [False, True]

    def test_fighting_readies_nothing(self) -> None:
        t = table(side(hand=["tunk"], battleline=["blypyp"]), side(battleline=["dust-pixie"]))
        t.fight("blypyp", "dust-pixie")
        t.creature("tunk")
        assert not t.card("tunk").ready


class TestChuffApe:
    @pytest.mark.rule("glossary/enters-play", "glossary/stun")
    def test_it_enters_play_stunned(self) -> None:
        t = table(side(hand=["chuff-ape"], battleline=["zorg"]))
        t.creature("chuff-ape")
        assert t.changes() == {
            "chuff-ape": ("hand", "battleline"),
            "chuff-ape exhausted": (False, True),
            "chuff-ape stunned": (False, True),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/sacrifice", "glossary/if-you-do-and-in-order-to")
    @pytest.mark.parametrize("how", ["reap", "fight"])
    def test_sacrificing_another_friendly_creature_heals_it_fully(self, how: str) -> None:
        ape = spec("chuff-ape", damage=6)
        t = table(side(battleline=["zorg", ape, "troll"]), side(battleline=["dust-pixie", "valdr"]), house=MARS)
        if how == "reap":
            t.do("reap", "chuff-ape")
        else:
            t.fight("chuff-ape", "dust-pixie")
        t.expect(DecisionKind.CONFIRM)
        t.answer("yes")
        t.offers("zorg", "troll")
        t.pick("troll")
        assert (t.zone("troll"), t.card("chuff-ape").damage, t.zone("zorg")) == ("discard", 0, "battleline")
        t.expect_main_step()

    def test_the_player_may_decline_and_keeps_the_damage(self) -> None:
        t = table(side(battleline=["zorg", spec("chuff-ape", damage=6)]))
        t.do("reap", "chuff-ape")
        t.answer("no")
        assert (t.line(0), t.card("chuff-ape").damage) == (["zorg", "chuff-ape"], 6)
        t.expect_main_step()

    def test_alone_it_is_not_asked(self) -> None:
        t = table(side(battleline=[spec("chuff-ape", damage=6)]), side(battleline=["troll"]))
        t.do("reap", "chuff-ape")
        assert t.card("chuff-ape").damage == 6
        t.expect_main_step()

    @pytest.mark.rule("glossary/taunt")
    def test_its_neighbors_cannot_be_attacked(self) -> None:
        t = table(side(battleline=["valdr"]), side(battleline=["zorg", "chuff-ape", "tunk", "blypyp"]))
        t.do("fight", "valdr")
        t.offers("chuff-ape", "blypyp")


class TestEtherSpider:
    def test_it_deals_no_damage_when_fighting_on_either_side(self) -> None:
        t = table(side(battleline=["ether-spider"]), side(battleline=["troll"]))
        t.fight("ether-spider", "troll")
        assert (t.zone("ether-spider"), t.card("troll").damage) == ("discard", 0)
        t = table(side(battleline=["krump"]), side(battleline=["ether-spider"]))
        t.fight("krump", "ether-spider")
        assert (t.card("krump").damage, t.card("ether-spider").damage) == (0, 6)

    @pytest.mark.rule("glossary/replacement-effects", "glossary/capture")
    def test_what_the_opponent_would_gain_lands_on_it(self) -> None:
        bo = side(battleline=["ether-spider"], amber=3)
        t = table(side(hand=["bumpsy"], battleline=["troll"], artifacts=["feeding-pit"], amber=2), bo)
        t.do("reap", "troll")
        assert t.changes() == {"troll exhausted": (False, True), "ether-spider amber": (0, 1)}
        t.expect_main_step()

    def test_so_does_a_bonus_icon_and_what_is_stolen(self) -> None:
        t = table(side(hand=["punch"]), side(battleline=["ether-spider"], amber=3))
        t.do("play", "punch")
        t.pick("ether-spider")
        assert (t.amber(0), t.card("ether-spider").amber) == (0, 1)
        t = table(side(hand=["psychic-network"], battleline=["zorg"]), side(battleline=["ether-spider"], amber=3))
        t.do("play", "psychic-network")
        assert (t.amber(0), t.amber(1), t.card("ether-spider").amber) == (0, 2, 1)

    def test_its_controllers_own_amber_goes_to_their_pool(self) -> None:
        t = table(side(battleline=["ether-spider", "zorg"]), side(battleline=["troll"]))
        t.do("reap", "zorg")
        assert (t.amber(0), t.card("ether-spider").amber) == (1, 0)

    def test_when_it_leaves_play_the_opponent_gets_it_back(self) -> None:
        t = table(side(battleline=["troll"]), side(battleline=[spec("ether-spider", amber=4)]))
        t.fight("troll", "ether-spider")
        assert (t.zone("ether-spider"), t.amber(0)) == ("discard", 4)

    @pytest.mark.parametrize("card", ["gateway-to-dis", "hysteria"])
    def test_what_was_on_creatures_that_leave_play_with_it_goes_back_too(self, card: str) -> None:
        bo = side(battleline=[spec("troll", amber=2), spec("ether-spider", amber=4), spec("valdr", amber=1)])
        t = table(side(hand=[card]), bo)
        t.do("play", card)
        t.finish()
        assert (t.line(1), t.amber(0)) == ([], 7)

    def test_what_was_on_another_creature_that_leaves_play_lands_on_it(self) -> None:
        bo = side(battleline=[spec("silvertooth", amber=2), "ether-spider"])
        t = table(side(battleline=["troll"]), bo)
        t.fight("troll", "silvertooth")
        assert (t.zone("silvertooth"), t.amber(0), t.card("ether-spider").amber) == ("discard", 0, 2)


class TestGrabberJammer:
    def test_the_opponents_keys_cost_one_more(self) -> None:
        t = table(side(battleline=["grabber-jammer"]), side(battleline=["troll"]))
        assert (key_cost(t.game.core, 0), key_cost(t.game.core, 1)) == (6, 7)

    @pytest.mark.parametrize("how", ["reap", "fight"])
    def test_after_it_fights_or_reaps_it_captures_one(self, how: str) -> None:
        t = after_use(how, "grabber-jammer", "dust-pixie", line=("zorg",))
        assert (t.amber(0), t.amber(1), t.card("grabber-jammer").amber) == (how == "reap", 4, 1)
        t.expect_main_step()


class TestGrommid:
    @pytest.mark.rule("card-faq/grommid-1", "glossary/cannot")
    def test_it_can_be_played_and_in_play_no_other_creature_can(self) -> None:
        t = table(side(hand=["grommid", "tunk", "sniffer"], battleline=["zorg"]))
        t.creature("grommid")
        assert t.line(0) == ["zorg", "grommid"]
        assert t.reasons(f"play:{t.handle('tunk')}") == ["glossary/cannot"]
        assert t.reasons(f"play:{t.handle('sniffer')}") == []

    def test_the_opponent_may_play_creatures(self) -> None:
        t = table(side(hand=["tunk"]), side(battleline=["grommid"]))
        t.creature("tunk")
        assert t.line(0) == ["tunk"]

    def test_an_enemy_destroyed_fighting_it_costs_the_opponent_one(self) -> None:
        t = table(side(battleline=["grommid"], amber=2), side(battleline=["silvertooth"], amber=3))
        t.fight("grommid", "silvertooth")
        assert t.changes() == {
            "bo amber": (3, 2),
            "grommid exhausted": (False, True),
            "grommid damage": (0, 2),
            "silvertooth": ("battleline", "discard"),
        }
        t.expect_main_step()

    def test_a_survivor_and_one_destroyed_otherwise_cost_nothing(self) -> None:
        t = table(side(hand=["ammonia-clouds"], battleline=["grommid"]), side(battleline=["batdrone"], amber=3))
        t.do("play", "ammonia-clouds")
        assert (t.zone("batdrone"), t.amber(1)) == ("discard", 3)
        t = table(side(battleline=["grommid"]), side(battleline=[spec("troll", power_counters=5)], amber=3))
        t.fight("grommid", "troll")
        assert (t.zone("troll"), t.amber(1)) == ("battleline", 3)


class TestJohnSmyth:
    @pytest.mark.rule("glossary/traits")
    @pytest.mark.parametrize("how", ["reap", "fight"])
    def test_it_readies_a_mars_creature_that_is_no_agent(self, how: str) -> None:
        t = after_use(how, "john-smyth", "dust-pixie", line=("troll", TIRED_BLYPYP), bo=(spec("tunk", ready=False),))
        t.offers("blypyp", "tunk")
        t.pick("blypyp")
        assert [t.card(i).ready for i in ("john-smyth", "blypyp", "tunk")] == [False, True, False]
        t.expect_main_step()

    def test_alone_it_readies_nothing_not_even_itself(self) -> None:
        t = after_use("reap", "john-smyth", "troll")
        assert not t.card("john-smyth").ready
        t.expect_main_step()

    @pytest.mark.rule("glossary/elusive")
    def test_the_first_attack_on_it_each_turn_does_no_damage(self) -> None:
        t = table(side(battleline=["valdr", "troll"]), side(battleline=["john-smyth"]))
        t.fight("valdr", "john-smyth")
        assert (t.line(1), t.card("valdr").damage) == (["john-smyth"], 0)
        t.fight("troll", "john-smyth")
        assert t.line(1) == []


class TestMindwarper:
    def test_an_enemy_creature_captures_one_of_its_own_side(self) -> None:
        t = table(side(battleline=["mindwarper", "zorg"], amber=4), side(battleline=["troll", "valdr"], amber=2))
        t.do("action", "mindwarper")
        t.offers("troll", "valdr")
        t.pick("valdr")
        assert t.changes() == {
            "bo amber": (2, 1),
            "mindwarper exhausted": (False, True),
            "valdr amber": (0, 1),
        }
        t.expect_main_step()

    def test_an_empty_pool_yields_nothing(self) -> None:
        t = table(side(battleline=["mindwarper"], amber=4), side(battleline=["troll"]))
        t.do("action", "mindwarper")
        t.finish()
        assert t.changes() == {"mindwarper exhausted": (False, True)}


class TestPhylyxTheDisintegrator:
    @pytest.mark.parametrize(("amber", "left"), [(5, 3), (1, 0)])
    def test_the_opponent_loses_one_for_each_other_friendly_mars_creature(self, amber: int, left: int) -> None:
        line = ["zorg", "phylyx-the-disintegrator", "troll", TIRED_BLYPYP]
        t = table(side(battleline=line, amber=4), side(battleline=["tunk"], amber=amber), house=MARS)
        t.do("action", "phylyx-the-disintegrator")
        assert (t.amber(0), t.amber(1)) == (4, left)
        t.expect_main_step()

    def test_alone_it_costs_the_opponent_nothing(self) -> None:
        t = table(side(battleline=["phylyx-the-disintegrator"]), side(battleline=["tunk"], amber=5))
        t.do("action", "phylyx-the-disintegrator")
        assert t.amber(1) == 5


class TestQyxxlyxPlagueMaster:
    @pytest.mark.parametrize("how", ["reap", "fight"])
    def test_three_damage_past_armor_to_each_human_of_both_sides(self, how: str) -> None:
        t = after_use(
            how,
            "qyxxlyx-plague-master",
            "dust-pixie",
            line=("bulwark", "zorg"),
            bo=("raiding-knight", "dextre", "lady-maxena"),
        )
        t.finish()
        assert [t.card(i).damage for i in ("bulwark", "zorg", "raiding-knight", "lady-maxena")] == [3, 0, 3, 0]
        assert t.zone("dextre") == "deck"  # destroyed: three power, no more
        t.expect_main_step()


class TestTunk:
    def playing(self, card: str, house: House = MARS) -> Table:
        ada = side(hand=[card], battleline=[spec("tunk", damage=5), spec("zorg", damage=3)])
        t = table(ada, side(battleline=[spec("tunk", damage=5)]), house=house)
        t.do("play", card)
        t.finish()
        return t

    def test_after_you_play_another_mars_creature_it_is_healed_fully(self) -> None:
        t = self.playing("blypyp")
        assert [t.card("tunk", n).damage for n in (0, 1)] == [0, 5]
        assert t.card("zorg").damage == 3

    @pytest.mark.parametrize(("card", "house"), [("sniffer", MARS), ("valdr", House.BROBNAR)])
    def test_an_artifact_or_a_creature_of_another_house_heals_nothing(self, card: str, house: House) -> None:
        t = self.playing(card, house)
        assert t.card("tunk").damage == 5


class TestUlyqMegamouth:
    @pytest.mark.parametrize("how", ["reap", "fight"])
    def test_a_friendly_creature_not_of_mars_is_used(self, how: str) -> None:
        t = after_use(how, "ulyq-megamouth", "dust-pixie", line=("zorg", "valdr", "mother"), bo=("tunk", "krump"))
        t.offers("valdr", "mother")
        t.pick("mother")
        t.expect(DecisionKind.USE)
        t.do("reap", "mother")
        assert (t.amber(0), t.card("mother").ready) == (1 + (how == "reap"), False)
        t.expect_main_step()


class TestUxlyxTheZookeeper:
    @pytest.mark.rule("glossary/archives")
    def test_after_it_reaps_an_enemy_creature_goes_to_your_archives_without_what_was_on_it(self) -> None:
        troll = spec("troll", amber=2, damage=3, upgrades=["blood-of-titans"])
        t = table(side(battleline=["uxlyx-the-zookeeper", "zorg"]), side(battleline=[troll, "valdr"]))
        t.do("reap", "uxlyx-the-zookeeper")
        t.offers("troll", "valdr")
        t.pick("troll")
        assert t.changes() == {
            "ada amber": (0, 1 + 2),
            "uxlyx-the-zookeeper exhausted": (False, True),
            "troll": ("battleline", "archives"),
            "troll controller": (1, 0),
            "blood-of-titans": ("upgrade", "discard"),
        }
        assert t.ids(0, "archives") == ["troll"]
        t.expect_main_step()

    def test_it_goes_back_to_its_owners_hand_when_you_take_up_your_archives(self) -> None:
        ada = side(battleline=["uxlyx-the-zookeeper"], archives=["zorg"], houses=(MARS,))
        t = table(ada, side(battleline=["troll"], houses=(House.BROBNAR,)))
        t.do("reap", "uxlyx-the-zookeeper")
        t.pick("troll")
        t.end_turn()
        t.answer("end-turn")
        t.answer("house:mars")
        t.answer("yes")
        assert (t.ids(0, "hand"), t.ids(0, "archives"), t.ids(1, "hand")) == (["zorg"], [], ["troll"])

    @pytest.mark.rule("glossary/elusive")
    def test_it_is_elusive(self) -> None:
        t = table(side(battleline=["valdr"]), side(battleline=["uxlyx-the-zookeeper"]))
        t.fight("valdr", "uxlyx-the-zookeeper")
        assert t.line(1) == ["uxlyx-the-zookeeper"]


class TestVezymaThinkdrone:
    def thinking(self) -> Table:
        ada = side(
            battleline=["vezyma-thinkdrone", "troll", spec("valdr", owner=1)], artifacts=["sniffer"], hand=["zorg"]
        )
        t = table(ada, side(battleline=["krump"], artifacts=["cannon"]), house=MARS)
        t.do("reap", "vezyma-thinkdrone")
        t.expect(DecisionKind.CONFIRM)
        return t

    @pytest.mark.parametrize("id_", ["vezyma-thinkdrone", "troll", "sniffer"])
    def test_a_friendly_creature_or_artifact_may_be_archived_from_play(self, id_: str) -> None:
        t = self.thinking()
        t.answer("yes")
        t.offers("vezyma-thinkdrone", "troll", "valdr", "sniffer")
        t.pick(id_)
        assert t.ids(0, "archives") == [id_]
        t.expect_main_step()

    @pytest.mark.rule("glossary/control-and-ownership", "glossary/archives")
    def test_a_controlled_creature_goes_to_its_owners_archives(self) -> None:
        t = self.thinking()
        t.answer("yes")
        t.pick("valdr")
        assert (t.ids(0, "archives"), t.ids(1, "archives")) == ([], ["valdr"])

    def test_the_player_may_decline(self) -> None:
        t = self.thinking()
        t.answer("no")
        assert t.changes() == {"ada amber": (0, 1), "vezyma-thinkdrone exhausted": (False, True)}
        t.expect_main_step()


class TestYxiliMarauder:
    @pytest.mark.parametrize(("amber", "captured"), [(5, 2), (1, 1), (0, 0)])
    def test_it_captures_one_for_each_friendly_ready_mars_creature_and_grows(self, amber: int, captured: int) -> None:
        ada = side(hand=["yxili-marauder"], battleline=["zorg", TIRED_BLYPYP, "troll", "yxilx-dominator"])
        t = table(ada, side(battleline=["mindwarper"], amber=amber), house=MARS)
        t.creature("yxili-marauder")
        view = t.card("yxili-marauder")
        assert (t.amber(1), view.amber, view.power) == (amber - captured, captured, 2 + captured)
        t.expect_main_step()

    def test_entering_ready_it_counts_itself(self) -> None:
        t = table(side(hand=["soft-landing", "yxili-marauder"]), side(amber=5))
        t.do("play", "soft-landing")
        t.creature("yxili-marauder")
        assert t.card("yxili-marauder").amber == 1


class TestYxiloBolter:
    @pytest.mark.parametrize("how", ["reap", "fight"])
    def test_two_damage_and_what_that_destroys_is_purged(self, how: str) -> None:
        t = after_use(how, "yxilo-bolter", "dust-pixie", bo=("silvertooth", "valdr"))
        assert set(t.offered()) == {"yxilo-bolter", "silvertooth", "valdr"} | (
            {"dust-pixie"} if how == "reap" else set()
        )
        t.pick("silvertooth")
        assert (t.ids(1, "purged"), t.card("valdr").damage) == (["silvertooth"], 0)
        t.expect_main_step()

    def test_a_survivor_is_only_damaged(self) -> None:
        t = after_use("reap", "yxilo-bolter", "troll")
        t.pick("troll")
        assert (t.card("troll").damage, t.ids(1, "purged")) == (2, [])
        t.expect_main_step()

    def test_what_dies_in_the_fight_itself_is_not_purged(self) -> None:
        t = after_use("fight", "yxilo-bolter", "silvertooth", bo=("troll",))
        t.pick("troll")
        assert (t.zone("silvertooth"), t.card("troll").damage) == ("discard", 2)

    @pytest.mark.rule("faq/destroyed-effects-1")
    def test_bad_penny_is_in_hand_before_it_could_be_purged(self) -> None:
        t = after_use("reap", "yxilo-bolter", "bad-penny")
        t.pick("bad-penny")
        assert t.zone("bad-penny") == "hand"
        t.expect_main_step()


class TestYxilxDominator:
    def test_it_enters_play_stunned(self) -> None:
        t = table(side(hand=["yxilx-dominator"], battleline=["zorg"]))
        t.creature("yxilx-dominator")
        assert t.changes() == {
            "yxilx-dominator": ("hand", "battleline"),
            "yxilx-dominator exhausted": (False, True),
            "yxilx-dominator stunned": (False, True),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/taunt")
    def test_its_neighbors_cannot_be_attacked(self) -> None:
        t = table(side(battleline=["valdr"]), side(battleline=["zorg", "yxilx-dominator", "blypyp"]))
        t.do("fight", "valdr")
        t.offers("yxilx-dominator")


class TestZorg:
    def test_it_enters_play_stunned(self) -> None:
        t = table(side(hand=["zorg"], battleline=["tunk"]))
        t.creature("zorg")
        assert [t.card(i).stunned for i in ("zorg", "tunk")] == [True, False]
        t.expect_main_step()

    @pytest.mark.rule("glossary/neighbor")
    def test_before_it_fights_the_creature_it_fights_and_its_neighbors_are_stunned(self) -> None:
        t = table(side(battleline=["zorg", "tunk"]), side(battleline=["valdr", "krump", "troll", "mother", "bumpsy"]))
        t.fight("zorg", "troll")
        assert [t.card(i).stunned for i in t.line(1)] == [False, True, True, True, False]
        assert (t.zone("zorg"), t.card("troll").damage, t.card("tunk").stunned) == ("discard", 7, False)
        t.expect_main_step()

    def test_when_it_is_attacked_it_stuns_nobody(self) -> None:
        t = table(side(battleline=["valdr", "krump", "troll"]), side(battleline=["zorg"]))
        t.fight("krump", "zorg")
        assert [t.card(i).stunned for i in t.line(0)] == [False, False]
        t.expect_main_step()


class TestZyzzixTheMany:
    @pytest.mark.parametrize("how", ["reap", "fight"])
    def test_a_creature_shown_from_hand_is_archived_for_three_counters(self, how: str) -> None:
        ada = side(hand=["valdr", "punch", "tunk"], battleline=["zyzzix-the-many"])
        t = table(ada, side(hand=["krump"], battleline=["dust-pixie"]), house=MARS)
        if how == "reap":
            t.do("reap", "zyzzix-the-many")
        else:
            t.fight("zyzzix-the-many", "dust-pixie")
        t.expect(DecisionKind.CONFIRM)
        t.answer("yes")
        t.offers("valdr", "tunk")
        t.pick("valdr")
        assert (t.ids(0, "archives"), t.ids(0, "hand")) == (["valdr"], ["punch", "tunk"])
        assert t.card("zyzzix-the-many").power == 6
        t.expect_main_step()

    def test_who_declines_gets_nothing(self) -> None:
        t = table(side(hand=["valdr"], battleline=["zyzzix-the-many"]), house=MARS)
        t.do("reap", "zyzzix-the-many")
        t.answer("no")
        assert t.changes() == {"ada amber": (0, 1), "zyzzix-the-many exhausted": (False, True)}
        t.expect_main_step()

    def test_without_a_creature_in_hand_nothing_is_asked(self) -> None:
        t = table(side(hand=["punch"], battleline=["zyzzix-the-many"]), house=MARS)
        t.do("reap", "zyzzix-the-many")
        assert t.card("zyzzix-the-many").power == 3
        t.expect_main_step()
