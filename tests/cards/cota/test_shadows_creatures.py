"""Call of the Archons, Shadows: what each creature does, and what it does not (but for those of the starter decks)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kfdesk.engine import House
from kfdesk.engine import events as ev
from kfdesk.engine.terms import DecisionKind, KeyColor
from kfdesk.language.abilities import play
from kfdesk.language.definition import card
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.cards import purge, return_to_hand
from kfdesk.language.effects.control import take_control
from kfdesk.language.effects.damage import destroy
from kfdesk.language.effects.zones import put_in_play
from kfdesk.language.filters import ENEMY
from kfdesk.language.targets import ARTIFACT, CREATURE, YOUR_DISCARD, Target, a
from tests.tables import Table, side, spec, table

HERE = House.SHADOWS

ELUSIVE = [
    "bulleteye",
    "carlo-phantom",
    "deipno-spymaster",
    "faygin",
    "mack-the-knife",
    "magda-the-rat",
    "nexus",
    "old-bruno",
    "smiling-ruth",
]


def can(t: Table, verb: str, id_: str, nth: int = 0) -> bool:
    """Return whether a main-step option is open."""
    return f"{verb}:{t.handle(id_, nth)}" in t.decision.keys()


@pytest.mark.rule("glossary/elusive")
@pytest.mark.parametrize("thief", ELUSIVE)
def test_the_first_attack_on_it_each_turn_hurts_nobody(thief: str) -> None:
    t = table(side(battleline=["troll", "krump"]), side(battleline=[thief]))
    t.fight("troll", thief)
    assert t.changes() == {"troll exhausted": (False, True)}
    t.fight("krump", thief)
    assert t.zone(thief) == "discard"


@pytest.mark.rule("glossary/poison", "glossary/skirmish")
@pytest.mark.parametrize("biter", ["macis-asp", "mooncurser"])
class TestPoisonAndSkirmish:
    def test_it_destroys_what_it_attacks_and_is_not_hurt(self, biter: str) -> None:
        t = table(side(battleline=[biter]), side(battleline=["troll"]))
        t.fight(biter, "troll")
        assert t.changes() == {biter + " exhausted": (False, True), "troll": ("battleline", "discard")}

    def test_attacked_it_destroys_its_attacker_and_is_hurt(self, biter: str) -> None:
        t = table(side(battleline=["troll"]), side(battleline=[biter], amber=1))
        t.fight("troll", biter)
        assert (t.zone("troll"), t.zone(biter)) == ("discard", "discard")


class TestBulleteye:
    def test_after_reaping_it_destroys_a_flank_creature(self) -> None:
        ada = side(battleline=["urchin", "bulleteye", "dodger"])
        t = table(ada, side(battleline=["troll", "krump", "valdr"], artifacts=["seeker-needle"]), house=HERE)
        t.do("reap", "bulleteye")
        t.offers("urchin", "dodger", "troll", "valdr")
        t.pick("valdr")
        assert t.changes() == {
            "ada amber": (0, 1),
            "bulleteye exhausted": (False, True),
            "valdr": ("battleline", "discard"),
        }
        t.expect_main_step()

    def test_alone_it_shoots_itself(self) -> None:
        t = table(side(battleline=["bulleteye"]), house=HERE)
        t.do("reap", "bulleteye")
        t.finish()
        assert (t.amber(0), t.line(0)) == (1, [])


class TestCarloPhantom:
    @pytest.mark.parametrize(("had", "stolen"), [(3, 1), (0, 0)])
    def test_after_you_play_an_artifact_it_steals_one(self, had: int, stolen: int) -> None:
        t = table(side(hand=["skeleton-key"], battleline=["carlo-phantom"]), side(amber=had), house=HERE)
        t.do("play", "skeleton-key")
        assert (t.amber(0), t.amber(1)) == (stolen, had - stolen)
        t.expect_main_step()

    def test_it_steals_for_each_artifact_and_not_for_other_cards(self) -> None:
        ada = side(hand=["skeleton-key", "seeker-needle", "nerve-blast", "silvertooth"], battleline=["carlo-phantom"])
        t = table(ada, side(amber=5, battleline=["troll"]), house=HERE)
        t.creature("silvertooth")
        assert t.amber(1) == 5
        t.do("play", "skeleton-key")
        t.do("play", "seeker-needle")
        assert (t.amber(0), t.amber(1)) == (2, 3)

    def test_the_opponents_artifacts_do_not_count(self) -> None:
        t = table(side(hand=["skeleton-key"], amber=3), side(battleline=["carlo-phantom"]), house=HERE)
        t.do("play", "skeleton-key")
        assert (t.amber(0), t.amber(1)) == (3, 0)

    def test_an_artifact_put_into_play_was_not_played(self) -> None:
        raised = card("ghostly-hand", play(put_in_play(a(ARTIFACT, in_=YOUR_DISCARD))))
        ada = side(hand=["ghostly-hand"], discard=["skeleton-key"], battleline=["carlo-phantom"])
        t = table(ada, side(amber=5), raised, house=HERE)
        t.do("play", "ghostly-hand")
        t.pick("skeleton-key")
        assert (t.zone("skeleton-key"), t.amber(1)) == ("artifacts", 5)

    def test_it_skirmishes(self) -> None:
        t = table(side(battleline=["carlo-phantom"]), side(battleline=["troll"]))
        t.fight("carlo-phantom", "troll")
        assert t.changes() == {"carlo-phantom exhausted": (False, True), "troll damage": (0, 1)}


class TestDeipnoSpymaster:
    @pytest.mark.rule("glossary/omni")
    def test_a_friendly_creature_of_another_house_may_be_used_this_turn(self) -> None:
        ada = side(battleline=["deipno-spymaster", "troll", "krump"], houses=(House.LOGOS, HERE, House.BROBNAR))
        t = table(ada, side(battleline=["valdr"], houses=(House.BROBNAR,)), house=House.LOGOS)
        assert not can(t, "reap", "troll")
        t.do("omni", "deipno-spymaster")
        t.offers("deipno-spymaster", "troll", "krump")
        t.pick("troll")
        assert can(t, "reap", "troll") and can(t, "fight", "troll") and not can(t, "reap", "krump")
        t.do("reap", "troll")
        t.finish()
        assert t.amber(0) == 1
        t.end_turn()
        t.end_turn()
        assert (t.game.state.active, t.game.state.active_house) == (0, House.LOGOS)
        assert not can(t, "reap", "troll")

    def test_an_exhausted_creature_stays_exhausted(self) -> None:
        ada = side(battleline=["deipno-spymaster", spec("troll", ready=False)])
        t = table(ada, side(), house=House.LOGOS)
        t.do("omni", "deipno-spymaster")
        t.pick("troll")
        assert not can(t, "reap", "troll")


class TestFaygin:
    def test_after_reaping_an_urchin_in_play_or_in_your_discard_pile_goes_to_your_hand(self) -> None:
        ada = side(battleline=["faygin", "urchin"], discard=["urchin", "troll"], hand=["urchin"])
        t = table(ada, side(battleline=["urchin", "dodger"], discard=["urchin"]), house=HERE)
        t.do("reap", "faygin")
        assert t.offered() == ["urchin"] * 3
        mine = t.game.state.players[0].discard[0]
        t.answer(f"card:c{mine}")
        assert t.ids(0, "hand") == ["urchin", "urchin"]
        assert t.ids(0, "discard") == ["troll"]
        t.expect_main_step()

    def test_your_urchin_in_play_comes_back(self) -> None:
        t = table(side(battleline=["faygin", "urchin"]), house=HERE)
        t.do("reap", "faygin")
        t.finish()
        assert (t.line(0), t.ids(0, "hand")) == (["faygin"], ["urchin"])

    @pytest.mark.rule("card-faq/faygin-1", "glossary/leaves-play")
    def test_an_enemy_urchin_goes_to_its_owners_hand(self) -> None:
        t = table(side(battleline=["faygin"]), side(battleline=["urchin"]), house=HERE)
        t.do("reap", "faygin")
        t.pick("urchin")
        assert (t.ids(0, "hand"), t.ids(1, "hand"), t.line(1)) == ([], ["urchin"], [])

    def test_without_an_urchin_there_is_nothing_to_return(self) -> None:
        t = table(side(battleline=["faygin"], discard=["dodger"]), side(discard=["urchin"]), house=HERE)
        t.do("reap", "faygin")
        assert t.changes() == {"ada amber": (0, 1), "faygin exhausted": (False, True)}


class TestMackTheKnife:
    @pytest.mark.parametrize(("damage", "gained"), [(7, 1), (6, 0)])
    def test_its_action_deals_one_and_gains_one_if_that_destroys(self, damage: int, gained: int) -> None:
        ada = side(battleline=["mack-the-knife"])
        t = table(ada, side(amber=2, battleline=[spec("troll", damage=damage)]), house=HERE)
        t.do("action", "mack-the-knife")
        t.offers("mack-the-knife", "troll")
        t.pick("troll")
        assert (t.amber(0), t.amber(1), t.zone("troll") == "discard") == (gained, 2, bool(gained))
        t.expect_main_step()

    @pytest.mark.rule("glossary/versatile")
    def test_it_may_be_used_whatever_house_is_active(self) -> None:
        ada = side(battleline=["mack-the-knife", "dodger"], houses=(House.LOGOS,))
        t = table(ada, side(battleline=["troll"]), house=House.LOGOS)
        assert can(t, "action", "mack-the-knife") and can(t, "reap", "mack-the-knife")
        assert not can(t, "reap", "dodger")

    @pytest.mark.rule("card-faq/mack-the-knife-1")
    def test_destroying_itself_it_still_gains_one(self) -> None:
        t = table(side(battleline=[spec("mack-the-knife", damage=2)]), side(), house=HERE)
        t.do("action", "mack-the-knife")
        t.pick("mack-the-knife")
        assert (t.zone("mack-the-knife"), t.amber(0)) == ("discard", 1)


class TestMagdaTheRat:
    @pytest.mark.rule("errata/magda-the-rat")
    @pytest.mark.parametrize(("had", "stolen"), [(5, 2), (1, 1), (0, 0)])
    def test_played_it_steals_two(self, had: int, stolen: int) -> None:
        t = table(side(hand=["magda-the-rat"]), side(amber=had), house=HERE)
        t.creature("magda-the-rat")
        assert (t.amber(0), t.amber(1)) == (stolen, had - stolen)
        t.expect_main_step()

    @pytest.mark.rule("glossary/leaves-play", "glossary/lasting-effects")
    @pytest.mark.parametrize("goes", [destroy, return_to_hand, purge])
    @pytest.mark.parametrize(("yours", "stolen"), [(4, 2), (0, 1)])
    def test_once_it_leaves_play_the_opponent_steals_two(
        self, goes: Callable[[Target], Instruction], yours: int, stolen: int
    ) -> None:
        away = card("nerve-blast", play(goes(a(CREATURE))))
        t = table(side(hand=["magda-the-rat", "nerve-blast"], amber=yours), side(amber=1), away, house=HERE)
        t.creature("magda-the-rat")
        assert (t.amber(0), t.amber(1)) == (yours + 1, 0)
        t.do("play", "nerve-blast")
        t.finish()
        assert (t.line(0), t.amber(0), t.amber(1)) == ([], yours + 1 - stolen, stolen)
        t.expect_main_step()

    def test_one_that_was_not_played_but_put_into_play_owes_nothing(self) -> None:
        ada = side(hand=["punch"], amber=5, battleline=[spec("magda-the-rat", damage=3)])
        t = table(ada, side(), house=House.BROBNAR)
        t.do("play", "punch")
        t.finish()
        assert (t.zone("magda-the-rat"), t.amber(0), t.amber(1)) == ("discard", 6, 0)

    def test_who_stole_pays_it_back_whoever_controls_it_then(self) -> None:
        charm = card("lights-out", play(take_control(a(CREATURE, ENEMY))))
        away = card("nerve-blast", play(return_to_hand(a(CREATURE))))
        ada = side(hand=["magda-the-rat"], houses=(HERE,), amber=3)
        bo = side(hand=["lights-out", "nerve-blast"], houses=(HERE,), amber=2)
        t = table(ada, bo, charm, away, house=HERE)
        t.creature("magda-the-rat")
        t.end_turn()
        assert (t.amber(0), t.amber(1)) == (5, 0)
        t.do("play", "lights-out")
        t.finish()
        assert (t.line(1), t.amber(1)) == (["magda-the-rat"], 1)
        t.do("play", "nerve-blast")
        t.finish()
        assert (t.ids(0, "hand"), t.amber(0), t.amber(1)) == (["magda-the-rat"], 3, 3)

    def test_its_debt_is_paid_once(self) -> None:
        away = card("lights-out", play(return_to_hand(a(CREATURE))))
        ada = side(hand=["magda-the-rat", "lights-out", "lights-out"], amber=9)
        t = table(ada, side(amber=2), away, house=HERE)
        t.creature("magda-the-rat")
        t.do("play", "lights-out")
        t.finish()
        assert (t.amber(0), t.amber(1)) == (10, 2)
        t.creature("magda-the-rat")
        t.do("play", "lights-out", nth=1)
        t.finish()
        assert (t.amber(0), t.amber(1)) == (11, 2)

    @pytest.mark.rule("glossary/movement-between-zones")
    def test_amber_that_falls_from_a_creature_beside_it_can_be_stolen_by_the_debt(self) -> None:
        ada = side(hand=["magda-the-rat"], houses=(HERE,))
        bo = side(hand=["gateway-to-dis"], houses=(House.DIS,), battleline=[spec("krump", amber=2)])
        t = table(ada, bo, house=HERE)
        t.creature("magda-the-rat")
        assert (t.amber(0), t.amber(1)) == (0, 0)
        t.end_turn()
        t.do("play", "gateway-to-dis")
        t.finish()
        assert (t.line(0), t.line(1)) == ([], [])
        assert (t.amber(0), t.amber(1)) == (0, 2)


class TestMooncurser:
    @pytest.mark.parametrize(("had", "stolen"), [(2, 1), (0, 0)])
    def test_after_a_fight_it_steals_one(self, had: int, stolen: int) -> None:
        t = table(side(battleline=["mooncurser"]), side(amber=had, battleline=["troll"]))
        t.fight("mooncurser", "troll")
        assert (t.amber(0), t.amber(1)) == (stolen, had - stolen)

    def test_reaping_it_steals_nothing(self) -> None:
        t = table(side(battleline=["mooncurser"]), side(amber=3))
        t.do("reap", "mooncurser")
        assert (t.amber(0), t.amber(1)) == (1, 3)


class TestNexus:
    def test_after_reaping_an_enemy_artifact_is_used_as_if_it_were_yours(self) -> None:
        ada = side(battleline=["nexus", "troll"], artifacts=["seeker-needle"])
        bo = side(artifacts=["skeleton-key", "subtle-maul"], battleline=["krump"], amber=2)
        t = table(ada, bo, house=HERE)
        t.do("reap", "nexus")
        t.offers("skeleton-key", "subtle-maul")
        t.pick("skeleton-key")
        t.expect(DecisionKind.USE)
        assert list(t.decision.keys()) == [f"action:{t.handle('skeleton-key')}"]
        t.answer(*t.decision.keys())
        t.offers("nexus", "troll")
        t.pick("troll")
        assert t.changes() == {
            "ada amber": (0, 1),
            "bo amber": (2, 1),
            "nexus exhausted": (False, True),
            "skeleton-key exhausted": (False, True),
            "troll amber": (0, 1),
        }
        t.expect_main_step()

    def test_an_exhausted_artifact_cannot_be_used(self) -> None:
        bo = side(artifacts=[spec("skeleton-key", ready=False)], amber=2)
        t = table(side(battleline=["nexus"]), bo, house=HERE)
        t.do("reap", "nexus")
        t.finish()
        assert (t.amber(0), t.amber(1)) == (1, 2)

    def test_without_an_enemy_artifact_nothing_is_used(self) -> None:
        t = table(side(battleline=["nexus"], artifacts=["skeleton-key"]), side(amber=2), house=HERE)
        t.do("reap", "nexus")
        assert t.changes() == {"ada amber": (0, 1), "nexus exhausted": (False, True)}

    @pytest.mark.rule("faq/timing-4")
    def test_an_ability_after_reaping_that_it_gains_so_resolves_yet(self) -> None:
        ada = side(battleline=["nexus"], deck=["urchin", "dodger"])
        t = table(ada, side(artifacts=["spectral-tunneler"]), house=HERE)
        t.do("reap", "nexus")
        t.pick("spectral-tunneler")
        t.finish()
        assert t.ids(0, "hand") == ["urchin"]


class TestOldBruno:
    @pytest.mark.rule("glossary/capture")
    @pytest.mark.parametrize(("had", "captured"), [(5, 3), (3, 3), (2, 2), (0, 0)])
    def test_played_it_captures_three(self, had: int, captured: int) -> None:
        t = table(side(hand=["old-bruno"]), side(amber=had), house=HERE)
        t.creature("old-bruno")
        assert (t.amber(0), t.amber(1), t.card("old-bruno").amber) == (0, had - captured, captured)
        t.expect_main_step()


class TestSelwynTheFence:
    @pytest.mark.parametrize("verb", ["fight", "reap"])
    def test_after_fighting_or_reaping_one_moves_from_a_friendly_card_to_your_pool(self, verb: str) -> None:
        ada = side(
            battleline=["selwyn-the-fence", spec("dodger", amber=2)], artifacts=[spec("safe-place", amber=1)], amber=1
        )
        t = table(ada, side(amber=2, battleline=[spec("urchin", amber=3)]), house=HERE)
        if verb == "fight":
            t.fight("selwyn-the-fence", "urchin")
        else:
            t.do("reap", "selwyn-the-fence")
        t.offers("selwyn-the-fence", "dodger", "safe-place")
        t.pick("dodger")
        gained = 2 if verb == "reap" else 1
        assert (t.amber(0), t.amber(1), t.card("dodger").amber) == (1 + gained, 2, 1)
        t.expect_main_step()

    def test_artifacts_are_friendly_cards_too(self) -> None:
        ada = side(battleline=["selwyn-the-fence"], artifacts=[spec("safe-place", amber=1)])
        t = table(ada, house=HERE)
        t.do("reap", "selwyn-the-fence")
        t.pick("safe-place")
        assert (t.amber(0), t.card("safe-place").amber) == (2, 0)

    @pytest.mark.rule("glossary/resolve-as-much-as-you-can")
    def test_from_a_card_without_amber_nothing_moves(self) -> None:
        t = table(side(battleline=["selwyn-the-fence", spec("dodger", amber=2)]), house=HERE)
        t.do("reap", "selwyn-the-fence")
        t.pick("selwyn-the-fence")
        assert (t.amber(0), t.card("dodger").amber) == (1, 2)


class TestSmilingRuth:
    def test_if_you_forged_a_key_this_turn_it_takes_control_of_an_enemy_flank_creature(self) -> None:
        ada = side(battleline=["smiling-ruth"], amber=6, houses=(HERE,))
        bo = side(battleline=["troll", "krump", "valdr"], houses=(House.BROBNAR,))
        t = table(ada, bo, active=1, house=House.BROBNAR)
        t.end_turn()
        assert len(t.game.state.players[0].keys) == 1
        t.do("reap", "smiling-ruth")
        t.offers("troll", "valdr")
        t.pick("troll")
        t.finish()
        assert sorted(t.line(0)) == ["smiling-ruth", "troll"]
        assert t.line(1) == ["krump", "valdr"]
        assert (t.card("troll").controller, t.card("troll").owner) == (0, 1)

    def test_otherwise_it_only_reaps(self) -> None:
        ada = side(battleline=["smiling-ruth"], keys=[KeyColor.RED], forged_last_turn=True)
        t = table(ada, side(battleline=["troll"]), house=HERE)
        t.do("reap", "smiling-ruth")
        assert t.changes() == {"ada amber": (0, 1), "smiling-ruth exhausted": (False, True)}

    def test_a_key_forged_by_an_effect_counts_too(self) -> None:
        ada = side(hand=["key-of-darkness"], battleline=["smiling-ruth"], amber=8)
        t = table(ada, side(battleline=["troll"]), house=HERE)
        t.do("play", "key-of-darkness")
        t.answer("key:red")
        t.do("reap", "smiling-ruth")
        t.pick("troll")
        t.finish()
        assert t.line(1) == [] and t.card("troll").controller == 0


class TestSneklifter:
    def test_it_takes_control_of_an_enemy_artifact_which_becomes_one_of_shadows(self) -> None:
        ada = side(hand=["sneklifter"], artifacts=["seeker-needle"], houses=(HERE, House.DIS, House.MARS))
        bo = side(artifacts=["library-of-babble", "cannon"], battleline=["troll"])
        t = table(ada, bo, house=HERE)
        t.creature("sneklifter")
        t.offers("library-of-babble", "cannon")
        t.pick("cannon")
        assert (t.card("cannon").controller, t.card("cannon").owner) == (0, 1)
        assert t.card("cannon").houses == (HERE,)
        assert t.card("library-of-babble").controller == 1
        assert can(t, "action", "cannon")
        t.expect_main_step()

    def test_one_of_your_three_houses_stays_what_it_is(self) -> None:
        ada = side(hand=["sneklifter"], houses=(HERE, House.BROBNAR, House.MARS))
        t = table(ada, side(artifacts=["cannon"]), house=HERE)
        t.creature("sneklifter")
        t.finish()
        assert (t.card("cannon").controller, t.card("cannon").houses) == (0, (House.BROBNAR,))
        assert not can(t, "action", "cannon")

    def test_it_keeps_the_artifact_after_sneklifter_is_gone(self) -> None:
        ada = side(hand=["sneklifter", "oubliette"], houses=(HERE,))
        t = table(ada, side(artifacts=["cannon"]), house=HERE)
        t.creature("sneklifter")
        t.finish()
        t.do("play", "oubliette")
        t.pick("sneklifter")
        assert (t.card("cannon").controller, t.card("cannon").houses) == (0, (HERE,))

    def test_without_an_enemy_artifact_nothing_is_taken(self) -> None:
        t = table(side(hand=["sneklifter"], artifacts=["seeker-needle"]), side(battleline=["troll"]), house=HERE)
        t.creature("sneklifter")
        assert t.changes() == {"sneklifter": ("hand", "battleline"), "sneklifter exhausted": (False, True)}

    @pytest.mark.rule("card-faq/sneklifter-1", "glossary/lasting-effects")
    def test_an_artifact_that_came_back_to_you_is_of_shadows_again(self) -> None:
        ada = side(hand=["sneklifter"], battleline=["urchin", "dodger"], houses=(HERE,))
        bo = side(artifacts=["spangler-box"], battleline=["mother"], houses=(House.LOGOS,))
        t = table(ada, bo, house=HERE)
        t.creature("sneklifter")
        t.finish()
        assert t.card("spangler-box").houses == (HERE,)
        t.do("action", "spangler-box")
        t.pick("urchin")
        assert (t.card("spangler-box").controller, t.card("spangler-box").houses) == (1, (House.LOGOS,))
        for _ in range(3):
            t.end_turn()
        assert t.game.state.active == 1
        t.do("action", "spangler-box")
        t.pick("dodger")
        assert (t.card("spangler-box").controller, t.card("spangler-box").houses) == (0, (HERE,))


class TestUmbra:
    @pytest.mark.rule("glossary/skirmish")
    def test_it_steals_one_after_a_fight_in_which_it_is_not_hurt(self) -> None:
        t = table(side(battleline=["umbra"]), side(amber=2, battleline=["troll"]))
        t.fight("umbra", "troll")
        assert t.changes() == {
            "ada amber": (0, 1),
            "bo amber": (2, 1),
            "umbra exhausted": (False, True),
            "troll damage": (0, 2),
        }

    def test_attacked_it_steals_nothing_and_is_hurt(self) -> None:
        t = table(side(battleline=["troll"], amber=2), side(battleline=["umbra"]))
        t.fight("troll", "umbra")
        assert (t.amber(0), t.amber(1), t.zone("umbra")) == (2, 0, "discard")
        t.expect(DecisionKind.MAIN)
        assert [e.card for e in t.events(ev.CardDestroyed)] == [int(t.handle("umbra")[1:])]
