"""Call of the Archons, Sanctum: the artifacts and upgrades beyond the starter decks."""

from __future__ import annotations

import pytest

from kfdesk.engine import CardSpec, House, KeyColor
from kfdesk.engine.events import KeyForged
from kfdesk.engine.terms import DecisionKind
from kfdesk.language.abilities import destroyed
from kfdesk.language.definition import card
from kfdesk.language.effects.damage import destroy
from kfdesk.language.targets import CREATURE, each
from tests.tables import Table, side, spec, table

HERE = House.SANCTUM


class TestEpicQuest:
    @pytest.mark.rule("glossary/archives")
    def test_played_it_archives_each_friendly_knight_in_play(self) -> None:
        ada = side(hand=["epic-quest", "bulwark"], battleline=["raiding-knight", "troll", "sequis"])
        t = table(ada, side(battleline=["staunch-knight"]), house=HERE)
        t.do("play", "epic-quest")
        t.finish()
        assert t.changes() == {
            "epic-quest": ("hand", "artifacts"),
            "epic-quest exhausted": (False, True),
            "raiding-knight": ("battleline", "archives"),
            "sequis": ("battleline", "archives"),
        }
        assert (t.ids(0, "hand"), sorted(t.ids(0, "archives"))) == (["bulwark"], ["raiding-knight", "sequis"])

    def played(self, *ids: str | CardSpec, **ada: object) -> Table:
        hand = [spec(i, house=HERE) if isinstance(i, str) else i for i in ids]
        t = table(side(hand=hand, artifacts=["epic-quest"], **ada), house=HERE)
        names: dict[str, int] = {}
        for c in hand:
            t.do("play", c.id, names.setdefault(c.id, 0))
            names[c.id] += 1
            t.finish()
        t.mark()
        t.do("omni", "epic-quest")
        return t

    def test_after_seven_sanctum_cards_it_is_destroyed_and_forges_at_no_cost(self) -> None:
        t = self.played(*["virtuous-works"] * 6, "punch")  # a maverick counts by the house it has
        t.expect(DecisionKind.KEY)
        t.answer("key:blue")
        assert t.changes() == {"epic-quest": ("artifacts", "discard"), "ada keys": ((), (KeyColor.BLUE,))}
        assert [e.cost for e in t.events(KeyForged)] == [0]
        t.expect_main_step()

    @pytest.mark.rule("glossary/omni")
    def test_after_six_it_only_exhausts(self) -> None:
        t = self.played(*["virtuous-works"] * 6)
        assert t.changes() == {"epic-quest exhausted": (False, True)}
        t.expect_main_step()

    @pytest.mark.parametrize(("works", "zone"), [(5, "artifacts"), (6, "discard")])
    def test_cards_of_other_houses_do_not_count(self, works: int, zone: str) -> None:
        hand = ["virtuous-works"] * works + [spec("wild-wormhole", house=HERE)]
        t = table(side(hand=hand, deck=["library-of-babble"], artifacts=["epic-quest"]), house=HERE)
        for n in range(works):
            t.do("play", "virtuous-works", n)
        t.do("play", "wild-wormhole")  # which plays the Logos card
        assert t.zone("library-of-babble") == "artifacts"
        t.do("omni", "epic-quest")
        t.finish()
        assert t.zone("epic-quest") == zone


class TestGormOfOmm:
    def test_it_is_destroyed_and_so_is_an_artifact_of_either_player(self) -> None:
        ada = side(artifacts=["gorm-of-omm", "cannon"])
        t = table(ada, side(artifacts=["library-of-babble"], battleline=["troll"]), house=House.BROBNAR)
        t.do("omni", "gorm-of-omm")
        t.offers("cannon", "library-of-babble")
        t.pick("library-of-babble")
        assert t.changes() == {
            "gorm-of-omm": ("artifacts", "discard"),
            "library-of-babble": ("artifacts", "discard"),
        }
        t.expect_main_step()

    def test_alone_it_goes_for_nothing(self) -> None:
        t = table(side(artifacts=["gorm-of-omm"]), side(battleline=["troll"]), house=HERE)
        t.do("omni", "gorm-of-omm")
        assert t.changes() == {"gorm-of-omm": ("artifacts", "discard")}
        t.expect_main_step()


class TestPotionOfInvulnerability:
    @pytest.mark.rule("glossary/damage", "glossary/omni")
    def test_it_is_destroyed_and_friendly_creatures_are_dealt_no_damage_this_turn(self) -> None:
        ada = side(artifacts=["potion-of-invulnerability"], battleline=["valdr"], hand=["punch"])
        t = table(ada, side(battleline=["troll"], artifacts=["cannon"]), house=House.BROBNAR)
        t.do("omni", "potion-of-invulnerability")
        t.fight("valdr", "troll")
        t.do("play", "punch")
        t.pick("valdr")
        assert t.changes() == {
            "ada amber": (0, 1),
            "potion-of-invulnerability": ("artifacts", "discard"),
            "punch": ("hand", "discard"),
            "valdr exhausted": (False, True),
            "troll": ("battleline", "discard"),
        }

    def test_on_the_next_turn_they_are_dealt_damage_again(self) -> None:
        ada = side(artifacts=["potion-of-invulnerability"], battleline=["valdr"])
        t = table(ada, side(artifacts=["cannon"], houses=(House.BROBNAR,)), house=House.BROBNAR)
        t.do("omni", "potion-of-invulnerability")
        t.end_turn()
        t.do("action", "cannon")
        t.pick("valdr")
        assert t.card("valdr").damage == 2


class TestRoundTable:
    @pytest.mark.rule("glossary/taunt", "glossary/power")
    def test_each_friendly_knight_has_one_more_power_and_taunt(self) -> None:
        ada = side(artifacts=["round-table"], battleline=["raiding-knight", "grey-monk", "lady-maxena"])
        t = table(ada, side(battleline=["sequis"]), house=HERE)
        ids = ("raiding-knight", "grey-monk", "lady-maxena", "sequis")
        assert [t.card(i).power for i in ids] == [5, 3, 6, 4]
        assert [t.card(i).taunts for i in ids] == [True, False, True, False]

    def test_their_neighbors_cannot_be_attacked(self) -> None:
        bo = side(artifacts=["round-table"], battleline=["troll", "sequis", "krump", "bumpsy"])
        t = table(side(battleline=["valdr"]), bo, house=House.BROBNAR)
        t.do("fight", "valdr")
        t.offers("sequis", "bumpsy")

    def test_without_it_a_damaged_knight_falls(self) -> None:
        ada = side(artifacts=["gorm-of-omm", "round-table"], battleline=[spec("sequis", damage=4)])
        t = table(ada, house=HERE)
        assert t.zone("sequis") == "battleline"
        t.do("omni", "gorm-of-omm")
        t.pick("round-table")
        assert t.zone("sequis") == "discard"


class TestSigilOfBrotherhood:
    def used(self) -> Table:
        ada = side(
            artifacts=["sigil-of-brotherhood", "hallowed-blaster"],
            battleline=["sequis", "troll", "batdrone", "lady-maxena"],
        )
        t = table(ada, side(battleline=["grey-monk", "krump"]), house=House.BROBNAR)
        t.do("omni", "sigil-of-brotherhood")
        assert t.changes() == {"sigil-of-brotherhood": ("artifacts", "discard")}
        t.expect_main_step()
        return t

    def test_friendly_sanctum_creatures_may_be_used_in_any_way_and_nothing_else(self) -> None:
        t = self.used()
        assert set(t.decision.keys()) == {
            *(f"{way}:{t.handle(i)}" for i in ("sequis", "troll", "lady-maxena") for way in ("reap", "fight")),
            f"action:{t.handle('lady-maxena')}",
            "end-turn",
        }
        t.do("reap", "sequis")
        t.finish()
        assert t.amber(0) == 1

    def test_sanctum_cards_in_hand_may_not_be_played(self) -> None:
        ada = side(artifacts=["sigil-of-brotherhood"], hand=["virtuous-works"])
        t = table(ada, house=House.BROBNAR)
        t.do("omni", "sigil-of-brotherhood")
        assert t.reasons(f"play:{t.handle('virtuous-works')}") == ["glossary/off-house"]

    def test_a_stunned_one_may_be_unstunned(self) -> None:
        ada = side(artifacts=["sigil-of-brotherhood"], battleline=[spec("sequis", stunned=True)])
        t = table(ada, house=House.BROBNAR)
        t.do("omni", "sigil-of-brotherhood")
        t.do("unstun", "sequis")
        assert not t.card("sequis").stunned

    def test_it_ends_with_the_turn(self) -> None:
        ada = side(artifacts=["sigil-of-brotherhood"], battleline=["sequis"], houses=(House.BROBNAR, HERE))
        t = table(ada, house=House.BROBNAR)
        t.do("omni", "sigil-of-brotherhood")
        t.end_turn()
        t.end_turn()
        assert t.reasons(f"reap:{t.handle('sequis')}") == ["glossary/off-house"]


class TestWhisperingReliquary:
    def test_any_artifact_returns_to_its_owners_hand_even_itself(self) -> None:
        ada = side(artifacts=["whispering-reliquary", spec("cannon", owner=1)], battleline=["troll"])
        t = table(ada, side(artifacts=["library-of-babble"]), house=HERE)
        t.do("action", "whispering-reliquary")
        t.offers("whispering-reliquary", "cannon", "library-of-babble")
        t.pick("cannon")
        assert (t.ids(0, "hand"), t.ids(1, "hand")) == ([], ["cannon"])
        assert t.zone("library-of-babble") == "artifacts"
        assert not t.card("whispering-reliquary").ready
        t.expect_main_step()

    def test_it_may_return_itself(self) -> None:
        t = table(side(artifacts=["whispering-reliquary"]), house=HERE)
        t.do("action", "whispering-reliquary")
        t.pick("whispering-reliquary")
        assert t.changes() == {"whispering-reliquary": ("artifacts", "hand")}
        t.expect_main_step()


class TestArmageddonCloak:
    @pytest.mark.rule("glossary/hazardous-x")
    def test_an_attacker_is_dealt_two_before_the_fight(self) -> None:
        bo = side(battleline=[spec("grey-monk", upgrades=["armageddon-cloak"])])
        t = table(side(battleline=["silvertooth"]), bo, house=House.SHADOWS)
        t.fight("silvertooth", "grey-monk")
        assert t.changes() == {"silvertooth": ("battleline", "discard")}

    @pytest.mark.rule("glossary/replacement-effects")
    def test_destroyed_by_damage_the_creature_is_healed_and_the_cloak_goes_instead(self) -> None:
        bo = side(battleline=["valdr", spec("krump", damage=4, amber=2, upgrades=["armageddon-cloak"])], amber=1)
        t = table(side(hand=["punch"], amber=1), bo, house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("krump")
        assert t.changes() == {
            "ada amber": (1, 2),
            "punch": ("hand", "discard"),
            "krump damage": (4, 0),
            "armageddon-cloak": ("upgrade", "discard"),
        }
        assert (t.line(1), t.card("krump").amber) == (["valdr", "krump"], 2)
        t.expect_main_step()

    @pytest.mark.rule("glossary/replacement-effects")
    def test_it_saves_commander_remiel_from_the_destruction_of_each_creature(self) -> None:
        ada = side(battleline=[spec("commander-remiel", damage=1, upgrades=["armageddon-cloak"]), "troll"])
        bo = side(artifacts=["key-to-dis"], battleline=["krump"])
        t = table(bo, ada, house=House.DIS)
        t.do("omni", "key-to-dis")
        t.finish()
        assert (t.line(0), t.line(1)) == ([], ["commander-remiel"])
        assert t.card("commander-remiel").damage == 0
        assert t.zone("armageddon-cloak") == "discard"

    def test_it_saves_only_once_and_not_from_being_returned(self) -> None:
        bo = side(battleline=[spec("silvertooth", upgrades=["armageddon-cloak"])])
        t = table(side(hand=["punch", "punch"]), bo, house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("silvertooth")
        assert t.line(1) == ["silvertooth"]
        t.do("play", "punch", 1)
        t.pick("silvertooth")
        assert t.line(1) == []
        back = table(side(hand=["fear"]), bo, house=House.DIS)
        back.do("play", "fear")
        back.pick("silvertooth")
        assert (back.zone("silvertooth"), back.zone("armageddon-cloak")) == ("hand", "discard")

    def test_of_two_one_goes(self) -> None:
        cloaks = ["armageddon-cloak", "armageddon-cloak"]
        t = table(side(hand=["punch"]), side(battleline=[spec("silvertooth", upgrades=cloaks)]), house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("silvertooth")
        t.finish()
        assert (t.line(1), t.card("silvertooth").damage) == (["silvertooth"], 0)
        assert sorted(t.zone("armageddon-cloak", n) for n in (0, 1)) == ["discard", "upgrade"]

    @pytest.mark.rule("faq/self-referential-text-3", "glossary/self-referential-text")
    def test_the_cloak_named_is_the_one_that_gave_the_ability(self) -> None:
        bo = side(
            battleline=[spec("troll", upgrades=["armageddon-cloak"]), spec("krump", upgrades=["armageddon-cloak"])]
        )
        t = table(side(hand=["punch"], battleline=["valdr"]), bo, house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("krump")
        t.do("fight", "valdr")
        t.pick("krump")
        assert t.line(1) == ["troll", "krump"]
        assert [t.zone("armageddon-cloak", n) for n in (0, 1)] == ["upgrade", "discard"]

    @pytest.mark.rule("card-faq/armageddon-cloak-1", "glossary/replacement-effects")
    def test_it_protects_from_two_harbingers_of_doom_at_once(self) -> None:
        doom = card("harbinger-of-doom", destroyed(destroy(each(CREATURE))))
        ada = side(hand=["hand-of-dis"], battleline=[spec("troll", damage=3, upgrades=["armageddon-cloak"]), "krump"])
        t = table(ada, side(battleline=["valdr", "harbinger-of-doom", "harbinger-of-doom"]), doom, house=House.DIS)
        t.do("play", "hand-of-dis")
        t.pick("harbinger-of-doom")
        t.finish()
        assert (t.line(0), t.line(1)) == (["troll"], [])
        assert (t.card("troll").damage, t.zone("armageddon-cloak")) == (0, "discard")


class TestMantleOfTheZealot:
    @pytest.mark.rule("glossary/versatile")
    def test_its_creature_may_be_used_whatever_house_is_active(self) -> None:
        ada = side(battleline=[spec("troll", upgrades=["mantle-of-the-zealot"]), "krump"])
        t = table(ada, side(battleline=["valdr"]), house=HERE)
        uses = [k for k in t.decision.keys() if k != "end-turn"]
        assert uses == [f"reap:{t.handle('troll')}", f"fight:{t.handle('troll')}"]
        t.do("reap", "troll")
        assert t.amber(0) == 1

    def test_played_on_an_enemy_it_serves_the_enemy(self) -> None:
        t = table(side(hand=["mantle-of-the-zealot"]), side(battleline=["troll"], houses=(House.DIS,)), house=HERE)
        t.do("play", "mantle-of-the-zealot")
        t.pick("troll")
        t.end_turn()
        t.do("reap", "troll")
        assert t.amber(1) == 1


class TestShoulderArmor:
    @pytest.mark.rule("glossary/flank", "glossary/armor")
    @pytest.mark.parametrize(("at", "values"), [(0, (6, 4)), (1, (4, 2)), (2, (6, 4))])
    def test_on_a_flank_its_creature_has_two_more_power_and_armor(self, at: int, values: tuple[int, int]) -> None:
        line: list[object] = ["troll", "krump"]
        line.insert(at, spec("sequis", upgrades=["shoulder-armor"]))
        t = table(side(battleline=line), house=HERE)
        assert (t.card("sequis").power, t.card("sequis").armor) == values
        assert [(t.card(i).power, t.card(i).armor) for i in ("troll", "krump")] == [(8, 0), (6, 0)]

    def test_alone_it_is_on_a_flank(self) -> None:
        t = table(side(battleline=[spec("troll", upgrades=["shoulder-armor"])]), house=HERE)
        assert (t.card("troll").power, t.card("troll").armor) == (10, 2)

    @pytest.mark.parametrize(("damage", "zone"), [(3, "battleline"), (4, "discard")])
    def test_losing_the_flank_can_destroy_it(self, damage: int, zone: str) -> None:
        line = ["troll", spec("sequis", damage=damage, upgrades=["shoulder-armor"])]
        t = table(side(hand=["virtuous-works", "grey-monk"], battleline=line), house=HERE)
        t.creature("grey-monk")
        assert t.zone("sequis") == zone
