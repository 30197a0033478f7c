"""Call of the Archons, Mars: the artifacts and upgrades, what each does and what it does not."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardsRevealed
from kfdesk.engine.queries import key_cost
from kfdesk.engine.scenario import Move
from kfdesk.engine.terms import DecisionKind, Zone
from tests.tables import Table, side, spec, table

MARS = House.MARS
TIRED_BLYPYP = spec("blypyp", ready=False)


def may_reap(t: Table, id_: str) -> bool:
    """Return whether reaping with the card is among the options."""
    return f"reap:{t.handle(id_)}" in t.decision.keys()


class TestCombatPheromones:
    def smelling(self, **ada: object) -> Table:
        side_ = side(artifacts=["combat-pheromones", "sniffer"], **ada)
        t = table(side_, side(battleline=["tunk"], amber=5), house=House.UNTAMED)
        t.do("omni", "combat-pheromones")
        return t

    @pytest.mark.rule("glossary/sacrifice", "glossary/omni")
    def test_two_other_friendly_mars_cards_may_be_used_whatever_house_is_active(self) -> None:
        t = self.smelling(battleline=["zorg", "blypyp", "troll"])
        assert t.changes() == {"combat-pheromones": ("artifacts", "discard")}
        assert [may_reap(t, i) for i in ("zorg", "blypyp", "troll")] == [True, True, False]
        t.do("reap", "zorg")
        assert may_reap(t, "blypyp")
        t.do("action", "sniffer")  # the second, an artifact
        assert not may_reap(t, "blypyp")
        t.expect_main_step()

    def test_it_is_over_with_the_turn(self) -> None:
        t = table(
            side(artifacts=["combat-pheromones"], battleline=["zorg"], houses=(House.UNTAMED,)),
            side(houses=(House.UNTAMED,)),
            house=House.UNTAMED,
        )
        t.do("omni", "combat-pheromones")
        t.end_turn()
        t.end_turn()
        assert not may_reap(t, "zorg")

    @pytest.mark.rule("faq/using-creatures-2")
    def test_mindwarper_readied_by_john_smyth_may_be_used_again(self) -> None:
        t = self.smelling(battleline=["john-smyth", "mindwarper", "zorg"])
        t.do("reap", "mindwarper")
        t.do("reap", "john-smyth")
        t.pick("mindwarper")
        assert [may_reap(t, i) for i in ("mindwarper", "zorg")] == [True, False]
        t.do("reap", "mindwarper")
        assert t.amber(0) == 3
        t.expect_main_step()


class TestCommpod:
    def test_for_each_revealed_mars_card_a_mars_creature_may_be_readied(self) -> None:
        ada = side(artifacts=["commpod"], hand=["sniffer", "punch", "zorg"], battleline=[TIRED_BLYPYP, "tunk", "troll"])
        t = table(ada, side(battleline=[spec("mindwarper", ready=False)]))
        t.do("action", "commpod")
        assert t.offered() == ["sniffer", "zorg"]
        t.pick("sniffer", "zorg")
        t.expect(DecisionKind.CONFIRM)
        t.answer("yes")
        t.offers("blypyp", "tunk", "mindwarper")
        t.pick("blypyp")
        t.expect(DecisionKind.CONFIRM)
        t.answer("no")
        assert t.changes() == {"commpod exhausted": (False, True), "blypyp exhausted": (True, False)}
        t.expect_main_step()

    def test_who_reveals_none_is_asked_no_more(self) -> None:
        t = table(side(artifacts=["commpod"], hand=["sniffer"], battleline=[TIRED_BLYPYP]))
        t.do("action", "commpod")
        t.answer("done")
        assert t.changes() == {"commpod exhausted": (False, True)}
        t.expect_main_step()


class TestCrystalHive:
    def test_one_amber_after_each_reap_for_the_rest_of_the_turn(self) -> None:
        ada = side(artifacts=["crystal-hive"], battleline=["grommid", "zorg", "tunk"], houses=(MARS,))
        t = table(ada, side(battleline=["mindwarper"], houses=(MARS,)))
        t.do("reap", "zorg")
        assert t.amber(0) == 1
        t.do("action", "crystal-hive")
        t.do("reap", "grommid")
        t.do("reap", "tunk")
        assert t.amber(0) == 1 + 2 + 2
        t.end_turn()
        t.do("reap", "mindwarper")
        assert (t.amber(0), t.amber(1)) == (5, 1)


class TestCustomVirus:
    def infected(self, *hand: str) -> Table:
        ada = side(artifacts=["custom-virus"], hand=hand, battleline=["blypyp", "troll", "john-smyth"])
        bo = side(battleline=["dextre", "mother", "batdrone", "raiding-knight", "valdr"])
        t = table(ada, bo, house=House.UNTAMED)
        t.do("omni", "custom-virus")
        return t

    @pytest.mark.rule("errata/custom-virus", "glossary/traits", "glossary/purge")
    def test_each_creature_with_a_trait_of_the_purged_one_is_destroyed(self) -> None:
        t = self.infected("zorg", "phylyx-the-disintegrator", "doc-bookton", "cannon")
        t.expect(DecisionKind.CONFIRM)
        t.answer("yes")
        t.offers("zorg", "phylyx-the-disintegrator", "doc-bookton")
        t.pick("doc-bookton")  # a Human Scientist
        t.finish()
        assert t.changes() == {
            "custom-virus": ("artifacts", "discard"),
            "doc-bookton": ("hand", "purged"),
            "blypyp": ("battleline", "discard"),
            "dextre": ("battleline", "deck"),
            "mother": ("battleline", "discard"),
            "raiding-knight": ("battleline", "discard"),
        }
        t.expect_main_step()

    @pytest.mark.rule("errata/custom-virus")
    def test_it_is_destroyed_even_if_nothing_is_purged(self) -> None:
        t = self.infected("doc-bookton")
        t.answer("no")
        assert t.changes() == {"custom-virus": ("artifacts", "discard")}
        t.expect_main_step()

    def test_without_a_creature_in_hand_nothing_is_asked(self) -> None:
        t = self.infected("cannon")
        assert t.changes() == {"custom-virus": ("artifacts", "discard")}
        t.expect_main_step()


class TestFeedingPit:
    @pytest.mark.rule("glossary/if-you-do-and-in-order-to")
    def test_a_creature_from_hand_is_discarded_for_one_amber(self) -> None:
        t = table(side(artifacts=["feeding-pit"], hand=["troll", "cannon", "zorg"]), house=MARS)
        t.do("action", "feeding-pit")
        t.offers("troll", "zorg")
        t.pick("troll")
        assert t.changes() == {
            "ada amber": (0, 1),
            "feeding-pit exhausted": (False, True),
            "troll": ("hand", "discard"),
        }
        t.expect_main_step()

    def test_without_a_creature_nothing_is_gained(self) -> None:
        t = table(side(artifacts=["feeding-pit"], hand=["cannon"]), house=MARS)
        t.do("action", "feeding-pit")
        assert t.changes() == {"feeding-pit exhausted": (False, True)}
        t.expect_main_step()


class TestInvasionPortal:
    def test_the_first_mars_creature_of_the_deck_comes_to_hand(self) -> None:
        ada = side(artifacts=["invasion-portal"], deck=["troll", "sniffer", "zorg", "tunk"])
        t = table(ada, house=MARS)
        t.do("action", "invasion-portal")
        assert t.changes() == {
            "invasion-portal exhausted": (False, True),
            "troll": ("deck", "discard"),
            "sniffer": ("deck", "discard"),
            "zorg": ("deck", "hand"),
        }
        assert t.ids(0, "deck") == ["tunk"]
        t.expect_main_step()

    def test_without_one_the_whole_deck_is_discarded(self) -> None:
        t = table(side(artifacts=["invasion-portal"], deck=["troll", "sniffer"]), house=MARS)
        t.do("action", "invasion-portal")
        assert (t.ids(0, "deck"), t.ids(0, "discard"), t.ids(0, "hand")) == ([], ["troll", "sniffer"], [])
        t.expect_main_step()


class TestIncubationChamber:
    def chamber(self) -> Table:
        ada = side(artifacts=["incubation-chamber"], hand=["troll", "zorg", "sniffer", "tunk"])
        t = table(ada, house=House.UNTAMED)
        t.do("omni", "incubation-chamber")
        t.expect(DecisionKind.CONFIRM)
        return t

    @pytest.mark.rule("errata/incubation-chamber")
    def test_a_mars_creature_from_hand_is_shown_and_archived(self) -> None:
        t = self.chamber()
        t.answer("yes")
        t.offers("zorg", "tunk")
        t.pick("tunk")
        assert t.changes() == {
            "incubation-chamber exhausted": (False, True),
            "tunk": ("hand", "archives"),
        }
        assert len(t.events(CardsRevealed)) == 1
        t.expect_main_step()

    def test_the_player_may_decline(self) -> None:
        t = self.chamber()
        t.answer("no")
        assert t.changes() == {"incubation-chamber exhausted": (False, True)}
        t.expect_main_step()


class TestMothergun:
    def test_one_damage_to_one_creature_for_each_revealed_mars_card(self) -> None:
        ada = side(artifacts=["mothergun"], hand=["sniffer", "punch", "zorg", "tunk"], battleline=["blypyp"])
        t = table(ada, side(battleline=["troll", "valdr"]))
        t.do("action", "mothergun")
        assert t.offered() == ["sniffer", "zorg", "tunk"]
        t.pick("sniffer", "zorg", "tunk")
        t.offers("blypyp", "troll", "valdr")
        t.pick("troll")
        assert t.changes() == {"mothergun exhausted": (False, True), "troll damage": (0, 3)}
        t.expect_main_step()

    def test_who_reveals_none_aims_at_nothing(self) -> None:
        t = table(side(artifacts=["mothergun"], hand=["zorg"]), side(battleline=["troll"]))
        t.do("action", "mothergun")
        t.answer("done")
        assert t.changes() == {"mothergun exhausted": (False, True)}
        t.expect_main_step()


class TestSniffer:
    @pytest.mark.rule("glossary/elusive", "glossary/lasting-effects")
    @pytest.mark.parametrize(("sniffed", "zone"), [(True, "discard"), (False, "battleline")])
    def test_for_the_rest_of_the_turn_no_creature_is_elusive(self, sniffed: bool, zone: str) -> None:
        ada = side(artifacts=["sniffer"], battleline=["zorg"], houses=(MARS,))
        t = table(ada, side(battleline=["john-smyth"]))
        if sniffed:
            t.do("action", "sniffer")
        t.fight("zorg", "john-smyth")
        assert t.zone("john-smyth") == zone
        t.expect_main_step()

    def test_a_friendly_creature_is_elusive_again_next_turn(self) -> None:
        ada = side(artifacts=["sniffer"], battleline=["john-smyth"], houses=(MARS,))
        t = table(ada, side(battleline=["zorg"], houses=(MARS,)))
        t.do("action", "sniffer")
        t.end_turn()
        t.fight("zorg", "john-smyth")
        assert t.zone("john-smyth") == "battleline"


class TestSwapWidget:
    def test_a_ready_mars_creature_is_swapped_for_one_of_another_name(self) -> None:
        ada = side(
            artifacts=["swap-widget"],
            hand=["tunk", "zorg", "troll", "sniffer"],
            battleline=["zorg", TIRED_BLYPYP, "valdr", "mindwarper"],
        )
        t = table(ada, side(battleline=["grommid"]))
        t.do("action", "swap-widget")
        t.offers("zorg", "mindwarper")
        t.answer(f"card:{t.handle('zorg', 1)}")
        t.offers("tunk")
        t.pick("tunk")
        t.answer("slot:0")
        assert t.changes() == {
            "swap-widget exhausted": (False, True),
            "zorg 2": ("battleline", "hand"),
            "tunk": ("hand", "battleline"),
        }
        assert t.line(0) == ["tunk", "blypyp", "valdr", "mindwarper"]
        t.expect_main_step()

    def test_no_play_ability_resolves(self) -> None:
        ada = side(artifacts=["swap-widget"], hand=["yxili-marauder"], battleline=["zorg", "tunk"])
        t = table(ada, side(amber=5))
        t.do("action", "swap-widget")
        t.pick("zorg")
        t.pick("yxili-marauder")
        t.answer("slot:0")
        assert (t.amber(1), t.card("yxili-marauder").ready) == (5, True)
        t.expect_main_step()

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to")
    def test_without_a_ready_mars_creature_nothing_comes_into_play(self) -> None:
        t = table(side(artifacts=["swap-widget"], hand=["tunk"], battleline=[TIRED_BLYPYP, "valdr"]))
        t.do("action", "swap-widget")
        assert t.changes() == {"swap-widget exhausted": (False, True)}
        t.expect_main_step()

    def test_without_another_name_in_hand_the_creature_only_returns(self) -> None:
        t = table(side(artifacts=["swap-widget"], hand=["zorg", "troll"], battleline=["zorg"]))
        t.do("action", "swap-widget")
        t.answer(f"card:{t.handle('zorg', 1)}")
        assert t.changes() == {"swap-widget exhausted": (False, True), "zorg 2": ("battleline", "hand")}
        t.expect_main_step()


class TestBiomatrixBackup:
    @pytest.mark.rule("errata/biomatrix-backup", "glossary/destroyed", "glossary/archives")
    def test_its_creature_goes_to_its_owners_archives_when_destroyed(self) -> None:
        silvertooth = spec("silvertooth", upgrades=[spec("biomatrix-backup", owner=0)])
        t = table(side(hand=["punch"]), side(battleline=[silvertooth, "valdr"]))
        t.do("play", "punch")
        t.pick("silvertooth")
        assert t.changes() == {
            "ada amber": (0, 1),
            "punch": ("hand", "discard"),
            "silvertooth": ("battleline", "archives"),
            "biomatrix-backup": ("upgrade", "discard"),
        }
        assert (t.ids(1, "archives"), t.ids(0, "archives")) == (["silvertooth"], [])
        t.expect_main_step()

    def test_leaving_play_otherwise_it_goes_where_it_was_sent(self) -> None:
        t = table(side(hand=["fear"]), side(battleline=[spec("silvertooth", upgrades=["biomatrix-backup"])]))
        t.do("play", "fear")
        t.pick("silvertooth")
        assert (t.zone("silvertooth"), t.zone("biomatrix-backup")) == ("hand", "discard")


class TestBrainStemAntenna:
    def wired(self, *hand: str, **troll: object) -> Table:
        ada = side(hand=hand, battleline=[spec("troll", upgrades=["brain-stem-antenna"], **troll), "valdr"])
        return table(ada, side(battleline=["krump"]), house=MARS)

    def test_after_you_play_a_mars_creature_it_is_readied_and_of_mars_for_the_turn(self) -> None:
        t = self.wired("tunk", ready=False)
        assert not may_reap(t, "troll")
        t.creature("tunk")
        assert t.changes() == {
            "tunk": ("hand", "battleline"),
            "tunk exhausted": (False, True),
            "troll exhausted": (True, False),
        }
        assert [may_reap(t, i) for i in ("troll", "valdr")] == [True, False]
        t.do("reap", "troll")
        t.finish()
        assert t.amber(0) == 1

    def test_artifacts_and_creatures_of_other_houses_do_nothing(self) -> None:
        t = self.wired("sniffer", ready=False)
        t.do("play", "sniffer")
        assert not t.card("troll").ready
        ada = side(hand=["bumpsy"], battleline=[spec("mother", ready=False, upgrades=["brain-stem-antenna"])])
        t = table(ada, house=House.BROBNAR)
        t.creature("bumpsy")
        assert not t.card("mother").ready

    @pytest.mark.rule("glossary/lasting-effects")
    def test_next_turn_it_is_of_mars_no_more(self) -> None:
        ada = side(
            hand=["tunk"], battleline=[spec("troll", upgrades=["brain-stem-antenna"])], houses=(MARS, House.BROBNAR)
        )
        t = table(ada, side(houses=(MARS,)), house=MARS)
        t.creature("tunk")
        assert may_reap(t, "troll")
        t.end_turn()
        t.answer("end-turn")
        t.answer("house:mars")
        assert [may_reap(t, i) for i in ("tunk", "troll")] == [True, False]

    def test_a_creature_that_left_play_and_came_back_is_of_its_own_house(self) -> None:
        ada = side(hand=["tunk"], battleline=[spec("valdr", upgrades=["brain-stem-antenna"])])
        t = table(ada, house=MARS)
        t.creature("tunk")
        valdr = t.handle("valdr")
        assert may_reap(t, "valdr")
        t.game.adjust(Move(card=valdr, zone=Zone.HAND, player=0))
        t.game.adjust(Move(card=valdr, zone=Zone.BATTLELINE, player=0))
        assert not may_reap(t, "valdr")


class TestJammerPack:
    def test_its_creatures_opponent_pays_two_more_for_keys(self) -> None:
        t = table(side(hand=["jammer-pack"], battleline=["troll"]), side(battleline=["valdr"]), house=MARS)
        t.do("play", "jammer-pack")
        t.offers("troll", "valdr")
        t.pick("troll")
        assert (key_cost(t.game.core, 0), key_cost(t.game.core, 1)) == (6, 8)
        assert t.amber(0) == 1
        t.expect_main_step()

    @pytest.mark.rule("glossary/upgrades")
    def test_on_an_enemy_creature_it_is_you_who_pays(self) -> None:
        t = table(side(hand=["jammer-pack"]), side(battleline=["valdr"]))
        t.do("play", "jammer-pack")
        t.pick("valdr")
        assert (key_cost(t.game.core, 0), key_cost(t.game.core, 1)) == (8, 6)

    @pytest.mark.parametrize(("amber", "keys"), [(7, 0), (8, 1)])
    def test_eight_amber_are_needed_to_forge(self, amber: int, keys: int) -> None:
        ada = side(battleline=[spec("zorg", upgrades=["jammer-pack"])])
        t = table(ada, side(amber=amber, battleline=["troll"]))
        t.end_turn()
        assert len(t.game.state.players[1].keys) == keys


class TestRedPlanetRayGun:
    def test_after_its_creature_reaps_one_creature_is_dealt_one_for_each_mars_creature_in_play(self) -> None:
        ada = side(battleline=[spec("zorg", upgrades=["red-planet-ray-gun"]), TIRED_BLYPYP, "valdr"])
        t = table(ada, side(battleline=["troll", "tunk"]))
        t.do("reap", "zorg")
        t.offers("zorg", "blypyp", "valdr", "troll", "tunk")
        t.pick("troll")
        assert t.changes() == {
            "ada amber": (0, 1),
            "zorg exhausted": (False, True),
            "troll damage": (0, 3),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/for-each")
    def test_all_of_it_is_dealt_to_the_one_chosen_creature_at_once(self) -> None:
        ada = side(battleline=[spec("zorg", upgrades=["red-planet-ray-gun"]), "tunk", "blypyp"])
        t = table(ada, side(battleline=[spec("troll", warded=True), "valdr"]))
        t.do("reap", "zorg")
        t.pick("troll")
        assert t.changes() == {
            "ada amber": (0, 1),
            "zorg exhausted": (False, True),
            "troll warded": (True, False),
        }
        t.expect_main_step()

    def test_fighting_shoots_nothing(self) -> None:
        ada = side(battleline=[spec("zorg", upgrades=["red-planet-ray-gun"])])
        t = table(ada, side(battleline=["dust-pixie", "troll"]))
        t.fight("zorg", "dust-pixie")
        assert t.card("troll").damage == 0
        t.expect_main_step()
