"""Call of the Archons, Dis: what each artifact and upgrade does, and what it does not."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind
from kfdesk.language.abilities import play
from kfdesk.language.definition import card
from kfdesk.language.effects.control import take_control
from kfdesk.language.effects.damage import destroy
from kfdesk.language.filters import ENEMY
from kfdesk.language.targets import CREATURE, UPGRADE, a
from tests.tables import Table, side, spec, table


class TestAnnihilationRitual:
    @pytest.mark.rule("glossary/replacement-effects", "glossary/purge")
    def test_creatures_of_both_players_are_purged_instead_of_discarded_from_play(self) -> None:
        ada = side(hand=["gateway-to-dis"], battleline=["dust-imp"], artifacts=["annihilation-ritual"])
        bo = side(battleline=[spec("krump", upgrades=["blood-of-titans"]), spec("troll", owner=0), "bad-penny"])
        t = table(ada, bo)
        t.do("play", "gateway-to-dis")
        t.finish()
        assert t.changes() == {
            "ada amber": (0, 2),
            "ada chains": (0, 3),
            "gateway-to-dis": ("hand", "discard"),
            "dust-imp": ("battleline", "purged"),
            "krump": ("battleline", "purged"),
            "blood-of-titans": ("upgrade", "discard"),
            "troll": ("battleline", "purged"),
            "troll controller": (1, 0),
            "bad-penny": ("battleline", "hand"),
        }
        assert (t.ids(0, "purged"), t.ids(1, "purged")) == (["dust-imp", "troll"], ["krump"])

    def test_a_creature_discarded_from_hand_and_an_artifact_go_to_the_discard_pile(self) -> None:
        ada = side(hand=["tocsin", "poltergeist"], artifacts=["annihilation-ritual"])
        t = table(ada, side(artifacts=["cannon"]))
        t.do("discard", "tocsin")
        t.do("play", "poltergeist")
        t.pick("cannon")
        t.finish()
        assert (t.zone("tocsin"), t.zone("cannon")) == ("discard", "discard")

    def test_returning_to_hand_is_not_replaced(self) -> None:
        t = table(side(hand=["fear"], artifacts=["annihilation-ritual"]), side(battleline=["krump"]))
        t.do("play", "fear")
        t.pick("krump")
        assert t.zone("krump") == "hand"


class TestKeyToDis:
    @pytest.mark.rule("glossary/sacrifice", "glossary/omni")
    def test_whatever_house_is_active_it_takes_every_creature_with_it(self) -> None:
        ada = side(hand=["anger"], battleline=["troll"], artifacts=["key-to-dis", "library-of-babble"])
        t = table(ada, side(battleline=["krump", spec("bumpsy", warded=True)], artifacts=["cannon"]))
        assert t.game.state.active_house is House.BROBNAR
        t.do("omni", "key-to-dis")
        t.finish()
        assert t.changes() == {
            "key-to-dis": ("artifacts", "discard"),
            "troll": ("battleline", "discard"),
            "krump": ("battleline", "discard"),
            "bumpsy warded": (True, False),
        }


class TestLashOfBrokenDreams:
    def lashed(self, **bo: Any) -> Table:
        """Return a table on which Ada has used the lash and ended her turn."""
        t = table(side(artifacts=["lash-of-broken-dreams"], amber=6), side(houses=[House.LOGOS], **bo))
        t.do("action", "lash-of-broken-dreams")
        t.answer("end-turn")
        return t

    @pytest.mark.rule("glossary/cost-at-current-cost")
    @pytest.mark.parametrize(("had", "kind", "left"), [(8, DecisionKind.HOUSE, 8), (9, DecisionKind.KEY, 0)])
    def test_the_opponent_pays_nine_on_their_next_turn(self, had: int, kind: DecisionKind, left: int) -> None:
        t = self.lashed(amber=had)
        t.expect(kind)
        if kind is DecisionKind.KEY:
            t.answer("key:red")
        assert t.amber(1) == left

    def test_only_that_turn(self) -> None:
        t = self.lashed(amber=8)
        t.answer("house:logos")
        t.answer("end-turn")
        t.answer("key:red")
        assert (t.game.state.active, t.amber(0)) == (0, 0)
        t.answer("house:dis")
        t.answer("end-turn")
        t.answer("key:red")
        assert (t.game.state.active, t.amber(1)) == (1, 2)


class TestLibraryOfTheDamned:
    @pytest.mark.rule("glossary/archives")
    def test_you_archive_a_card_of_your_hand(self) -> None:
        ada = side(hand=["fear", "troll"], discard=["krump"], artifacts=["library-of-the-damned"])
        t = table(ada, side(hand=["punch"]), house=House.DIS)
        t.do("action", "library-of-the-damned")
        t.offers("fear", "troll")
        t.pick("troll")
        assert t.changes() == {"library-of-the-damned exhausted": (False, True), "troll": ("hand", "archives")}
        assert t.ids(0, "archives") == ["troll"]
        t.expect_main_step()

    def test_an_empty_hand_archives_nothing(self) -> None:
        t = table(side(artifacts=["library-of-the-damned"], discard=["krump"]), side())
        t.do("action", "library-of-the-damned")
        assert t.changes() == {"library-of-the-damned exhausted": (False, True)}


class TestLifeward:
    def warded(self) -> Table:
        """Return a table on which Ada has destroyed Lifeward and Bo is to play."""
        ada = side(hand=["tocsin"], artifacts=["lifeward"], houses=[House.DIS])
        bo = side(hand=["krump", "punch", "blood-of-titans", "cannon"], battleline=["troll"], houses=[House.BROBNAR])
        t = table(ada, bo)
        t.do("omni", "lifeward")
        assert t.changes() == {"lifeward": ("artifacts", "discard")}
        t.do("play", "tocsin")
        t.finish()
        t.end_turn()
        return t

    def test_the_opponent_can_play_all_but_creatures_on_their_next_turn(self) -> None:
        t = self.warded()
        plays = [key for key in t.decision.keys() if key.startswith("play:")]
        assert plays == [f"play:{t.handle(c)}" for c in ("punch", "blood-of-titans", "cannon")]
        assert t.reasons(f"play:{t.handle('krump')}") == ["glossary/cannot"]

    def test_on_the_turn_after_creatures_may_be_played_again(self) -> None:
        t = self.warded()
        t.end_turn()
        t.end_turn()
        assert f"play:{t.handle('krump')}" in t.decision.keys()


class TestSacrificialAltar:
    def altar(self, *line: object, **ada: Any) -> Table:
        """Return a table with the altar, Ada's creatures and two creatures in her discard pile."""
        pile = ["charette", "fear", "krump", "cannon"]
        mine = side(battleline=line, artifacts=["sacrificial-altar"], discard=pile, **ada)
        t = table(mine, side(amber=4, battleline=["hunting-witch"], discard=["valdr"]), house=House.DIS)
        t.do("action", "sacrificial-altar")
        return t

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to")
    def test_a_friendly_human_is_purged_for_a_creature_of_your_discard_pile(self) -> None:
        t = self.altar("doc-bookton", "troll", "bad-penny")
        t.offers("doc-bookton", "bad-penny")
        t.pick("doc-bookton")
        t.offers("charette", "krump")
        t.pick("charette")
        t.answer("slot:0")
        assert t.changes() == {
            "bo amber": (4, 1),
            "sacrificial-altar exhausted": (False, True),
            "doc-bookton": ("battleline", "purged"),
            "charette": ("discard", "battleline"),
            "charette exhausted": (False, True),
            "charette amber": (0, 3),
        }
        t.expect_main_step()

    def test_a_creature_of_another_house_may_be_played(self) -> None:
        t = self.altar("doc-bookton")
        t.pick("doc-bookton")
        t.pick("krump")
        t.finish()
        assert t.line(0) == ["krump"]

    def test_without_a_human_nothing_is_played(self) -> None:
        t = self.altar("troll")
        assert t.changes() == {"sacrificial-altar exhausted": (False, True)}
        t.expect_main_step()

    @pytest.mark.rule("glossary/ward")
    def test_a_human_that_its_ward_saved_pays_for_nothing(self) -> None:
        t = self.altar(spec("doc-bookton", warded=True))
        t.pick("doc-bookton")
        assert t.changes() == {
            "sacrificial-altar exhausted": (False, True),
            "doc-bookton warded": (True, False),
        }
        t.expect_main_step()


class TestScreamingCave:
    @pytest.mark.rule("glossary/shuffle")
    def test_hand_and_discard_pile_are_shuffled_into_the_deck(self) -> None:
        ada = side(
            hand=["fear", "troll"], discard=["krump"], deck=["anger"], archives=["punch"], artifacts=["screaming-cave"]
        )
        t = table(ada, side(hand=["valdr"], discard=["bumpsy"]), house=House.DIS)
        t.do("action", "screaming-cave")
        assert t.changes() == {
            "screaming-cave exhausted": (False, True),
            "fear": ("hand", "deck"),
            "troll": ("hand", "deck"),
            "krump": ("discard", "deck"),
        }
        assert sorted(t.ids(0, "deck")) == ["anger", "fear", "krump", "troll"]
        t.expect_main_step()


class TestSoulSnatcher:
    @pytest.mark.rule("glossary/control-and-ownership")
    def test_the_owner_of_each_destroyed_creature_gains_one(self) -> None:
        ada = side(hand=["gateway-to-dis"], battleline=["troll"], artifacts=["soul-snatcher"])
        t = table(ada, side(battleline=["krump", spec("bumpsy", owner=0), spec("valdr", warded=True)]))
        t.do("play", "gateway-to-dis")
        t.finish()
        assert (t.amber(0), t.amber(1)) == (2, 1)

    def test_a_creature_that_leaves_play_otherwise_pays_nobody(self) -> None:
        t = table(side(hand=["fear"], artifacts=["soul-snatcher"]), side(battleline=["krump"]))
        t.do("play", "fear")
        t.pick("krump")
        assert t.amber(1) == 0

    def test_a_destroyed_artifact_pays_nobody(self) -> None:
        t = table(side(hand=["poltergeist"], artifacts=["soul-snatcher"]), side(artifacts=["cannon"]))
        t.do("play", "poltergeist")
        t.pick("cannon")
        t.finish()
        assert (t.zone("cannon"), t.amber(0), t.amber(1)) == ("discard", 1, 0)


class TestCollarOfSubordination:
    def collared(self, *more: Any, **ada: Any) -> Table:
        """Return a table on which Ada has put the collar on Krump."""
        mine = side(hand=["collar-of-subordination", *ada.pop("hand", ())], battleline=["troll"], **ada)
        t = table(mine, side(battleline=["bumpsy", "krump", "valdr"]), *more)
        t.do("play", "collar-of-subordination")
        t.offers("troll", "bumpsy", "krump", "valdr")
        t.pick("krump")
        return t

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_the_creature_comes_to_a_flank_of_yours_with_its_upgrade(self) -> None:
        t = self.collared()
        t.expect(DecisionKind.SLOT)
        assert t.decision.keys() == ("slot:0", "slot:1")
        t.answer("slot:0")
        assert (t.line(0), t.line(1)) == (["krump", "troll"], ["bumpsy", "valdr"])
        assert t.changes() == {
            "collar-of-subordination": ("hand", "upgrade"),
            "collar-of-subordination on": (None, "krump"),
            "krump controller": (1, 0),
        }
        t.expect_main_step()

    def test_without_the_collar_it_goes_back(self) -> None:
        t = self.collared(card("fear", play(destroy(a(UPGRADE)))), hand=["fear"])
        t.answer("slot:1")
        t.do("play", "fear")
        t.pick("collar-of-subordination")
        t.expect(DecisionKind.SLOT)
        t.answer("slot:2")
        assert (t.line(0), t.line(1)) == (["troll"], ["bumpsy", "valdr", "krump"])

    def test_on_a_creature_of_your_own_it_changes_nothing(self) -> None:
        t = table(side(hand=["collar-of-subordination"], battleline=["troll"]), side())
        t.do("play", "collar-of-subordination")
        t.pick("troll")
        assert t.line(0) == ["troll"]
        t.expect_main_step()

    @pytest.mark.rule("faq/control-of-cards-1")
    def test_of_two_effects_of_control_the_most_recent_counts(self) -> None:
        hypnobeam = card("punch", play(take_control(a(CREATURE, ENEMY))))
        mine = side(hand=["collar-of-subordination"], houses=[House.DIS])
        t = table(mine, side(hand=["punch"], battleline=["krump"], houses=[House.BROBNAR]), hypnobeam)
        t.do("play", "collar-of-subordination")
        t.pick("krump")
        t.answer("slot:0")
        t.end_turn()
        t.do("play", "punch")
        t.pick("krump")
        t.finish()
        assert (t.line(0), t.line(1)) == ([], ["krump"])
        t.end_turn()
        assert t.line(1) == ["krump"]


class TestFlameWreathed:
    @pytest.mark.rule("glossary/hazardous-x")
    def test_its_creature_is_stronger_and_burns_its_attacker(self) -> None:
        t = table(side(hand=["flame-wreathed"], battleline=["tocsin", "shooler"]), side(battleline=["bumpsy"]))
        t.do("play", "flame-wreathed")
        t.offers("tocsin", "shooler", "bumpsy")
        t.pick("bumpsy")
        assert (t.card("bumpsy").power, t.card("shooler").power, t.amber(0)) == (5 + 2, 5, 1)
        t.mark()
        t.fight("shooler", "bumpsy")
        assert t.changes() == {"shooler": ("battleline", "discard"), "bumpsy damage": (0, 5)}

    def test_the_attacker_is_dealt_two_before_the_fight(self) -> None:
        bo = side(battleline=[spec("bumpsy", upgrades=["flame-wreathed"]), "krump"])
        t = table(side(battleline=["dust-imp", "tocsin"]), bo)
        t.fight("dust-imp", "bumpsy")
        assert (t.zone("dust-imp"), t.card("bumpsy").damage) == ("discard", 0)
        t.fight("tocsin", "krump")
        assert t.card("krump").damage == 3
