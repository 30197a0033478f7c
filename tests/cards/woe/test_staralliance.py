"""Winds of Exchange, Star Alliance: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind, Keyword, Step
from kfdesk.language.words import ARCHIVES, CREATURE, FRIENDLY, OPPONENT, a, card, destroy, omni, put
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

HERE = House.STAR_ALLIANCE


class TestCulturalExchange:
    test = cases("""
        the opponent's archives come into their hand
            rule: glossary/archives
            in: staralliance
            ada: hand cultural-exchange; archives troll
            bo: hand urchin; archives krump punch
            play cultural-exchange
            -> ada amber: 0 > 1, cultural-exchange: hand > discard, krump: archives > hand, punch: archives > hand
        empty archives give nothing
            in: staralliance
            ada: hand cultural-exchange; archives troll
            bo: hand urchin
            play cultural-exchange
            -> ada amber: 0 > 1, cultural-exchange: hand > discard
    """)

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_a_card_of_yours_in_their_archives_comes_into_your_hand(self) -> None:
        gift = card("cannon", omni(put(a(CREATURE, FRIENDLY), ARCHIVES, printed=OPPONENT)))
        ada = side(hand=["cultural-exchange"], artifacts=["cannon"], battleline=["troll"])
        t = table(ada, side(archives=["punch"]), gift)
        t.do("omni", "cannon")
        t.finish()
        assert (t.zone("troll"), len(t.ids(1, "archives"))) == ("archives", 2)
        t.do("play", "cultural-exchange")
        assert (t.ids(0, "hand"), t.ids(1, "hand"), t.ids(1, "archives")) == (["troll"], ["punch"], [])


class TestMirrorShell:
    @pytest.mark.rule("glossary/token-creatures", "glossary/lasting-effects")
    @pytest.mark.parametrize("way", ["reap", "fight"])
    def test_after_its_bearer_was_used_friendly_token_creatures_are_copies_of_it(self, way: str) -> None:
        tokens = [spec("poke", token_of="grunt"), spec("survey", token_of="grunt")]
        ada = side(
            battleline=[spec("valdr", upgrades=["mirror-shell"]), *tokens, "troll"], token="grunt", houses=[HERE]
        )
        bo = side(battleline=["dust-pixie", spec("fear", token_of="grunt")], houses=[HERE])
        t = table(ada, bo, house=House.BROBNAR)
        if way == "reap":
            t.do("reap", "valdr")
        else:
            t.fight("valdr", "dust-pixie")
        t.expect_main_step()
        assert [t.card(c).power for c in ("poke", "survey", "troll", "fear")] == [6, 6, 8, 3]
        assert t.can("reap", "poke")
        t.end_turn()
        assert [t.card(c).power for c in ("poke", "survey")] == [3, 3]

    @pytest.mark.rule("glossary/token-creatures", "glossary/lasting-effects")
    def test_those_made_later_are_copies_too_and_stay_so_without_it(self) -> None:
        blow = card("autocannon", omni(destroy(a(CREATURE))))
        bearer = spec("krump", upgrades=["mirror-shell"])
        artifacts = ["autocannon", "recruiting-station"]
        ada = side(battleline=[bearer], artifacts=artifacts, deck=["punch", "poke"], token="grunt")
        t = table(ada, side(), blow, house=House.BROBNAR)
        t.do("reap", "krump")
        t.do("omni", "recruiting-station")
        t.answer("house:brobnar")
        t.finish()
        assert t.card("poke").power == 6
        t.do("omni", "autocannon")
        t.pick("krump")
        assert (t.zone("krump"), t.card("poke").power) == ("discard", 6)

    test = cases("""
        played, it brings a token creature, which is no copy yet
            in: staralliance
            ada: hand mirror-shell; line troll; deck fear anger; token grunt
            play mirror-shell, pick troll, answer slot:1
            -> mirror-shell: hand > upgrade, mirror-shell on: nothing > troll, fear: deck > battleline, fear exhausted
            -> ada line: troll grunt
    """)


class TestNorbynsCavern:
    @pytest.mark.rule("glossary/power", "glossary/skirmish")
    def test_friendly_aemberlings_have_3_more_power_and_skirmish(self) -> None:
        ours, theirs = spec("fear", token_of="æmberling"), spec("anger", token_of="æmberling")
        other = spec("punch", token_of="grunt")
        ada = side(artifacts=["norbyn-s-cavern"], battleline=[ours, other, "troll"], token="æmberling")
        t = table(ada, side(battleline=[theirs], token="grunt"))
        shown = {c: (t.card(c).power, Keyword.SKIRMISH in dict(t.card(c).keywords)) for c in CAVERN}
        assert shown == CAVERN


CAVERN = {"fear": (4, True), "anger": (1, False), "punch": (3, False), "troll": (8, False)}


class TestPupgrade:
    test = cases("""
        it may be played as an upgrade
            rule: faq/creatures-played-as-upgrades-1
            in: staralliance
            ada: hand pupgrade; line troll
            play pupgrade, answer mode:upgrade, pick troll
            -> pupgrade: hand > upgrade, pupgrade on: nothing > troll
        or as a creature
            in: staralliance
            ada: hand pupgrade; line troll
            play pupgrade, answer mode:creature, answer slot:1
            -> pupgrade: hand > battleline, pupgrade exhausted
            -> ada line: troll pupgrade
    """)

    @pytest.mark.rule("glossary/destroyed", "glossary/flank", "glossary/ready-and-exhausted")
    def test_destroyed_its_bearer_leaves_it_on_the_right_flank_as_a_ready_creature(self) -> None:
        blow = card("autocannon", omni(destroy(a(CREATURE))))
        ada = side(hand=["pupgrade"], battleline=["batdrone", "krump", "dextre"], artifacts=["autocannon"])
        t = table(ada, side(), blow, house=HERE)
        t.do("play", "pupgrade")
        t.answer("mode:upgrade")
        t.pick("krump")
        t.mark()
        t.do("omni", "autocannon")
        t.pick("krump")
        t.expect_main_step()
        assert t.changes() == {
            "autocannon exhausted": (False, True),
            "krump": ("battleline", "discard"),
            "pupgrade": ("upgrade", "battleline"),
            "pupgrade on": ("krump", None),
        }
        assert (t.line(0), t.card("pupgrade").power) == (["batdrone", "dextre", "pupgrade"], 3)
        assert t.can("reap", "pupgrade")

    @pytest.mark.rule("glossary/upgrades")
    def test_its_bearer_has_3_more_power(self) -> None:
        t = table(side(battleline=[spec("krump", upgrades=["pupgrade"]), "troll"]), side())
        assert (t.card("krump").power, t.card("troll").power) == (9, 8)

    @pytest.mark.rule("glossary/enters-play", "glossary/upgrades")
    def test_it_does_not_enter_play_as_it_becomes_a_creature(self) -> None:
        ada = side(
            hand=["punch"], artifacts=["autocannon"], battleline=[spec("krump", damage=6, upgrades=["pupgrade"])]
        )
        t = table(ada, side(), house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("krump")
        t.expect_main_step()
        assert (t.line(0), t.card("pupgrade").damage, t.card("pupgrade").ready) == (["pupgrade"], 0, True)

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_of_an_enemy_creature_it_becomes_one_of_the_opponents_until_it_leaves_play(self) -> None:
        upgraded = spec("krump", damage=6, upgrades=[spec("pupgrade", owner=0)])
        t = table(side(hand=["punch", "punch"]), side(battleline=[upgraded, "batdrone"]), house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("krump")
        t.expect_main_step()
        assert (t.line(0), t.line(1), t.card("pupgrade").controller) == ([], ["batdrone", "pupgrade"], 1)
        t.do("play", "punch", 1)
        t.pick("pupgrade")
        assert (t.zone("pupgrade"), t.ids(0, "discard")[-1], t.line(1)) == ("discard", "punch", ["batdrone"])
        assert "pupgrade" in t.ids(0, "discard")

    @pytest.mark.rule("glossary/movement-between-zones")
    def test_of_a_creature_that_leaves_play_otherwise_it_is_discarded(self) -> None:
        t = table(side(hand=["fear"]), side(battleline=[spec("krump", upgrades=["pupgrade"])]), house=House.DIS)
        t.do("play", "fear")
        t.finish()
        assert (t.zone("krump"), t.zone("pupgrade"), t.line(1)) == ("hand", "discard", [])


class TestRecruitingStation:
    def used(self, house: House, *deck: str) -> Table:
        ada = side(artifacts=["recruiting-station"], battleline=["krump"], deck=deck, token="grunt")
        t = table(ada, side(), house=House.DIS)
        t.do("omni", "recruiting-station")
        assert t.decision.kind is DecisionKind.HOUSE and len(t.decision.keys()) > 3
        t.answer(f"house:{house.value}")
        t.finish()
        return t

    @pytest.mark.rule("glossary/token-creatures")
    def test_a_card_of_the_chosen_house_brings_a_token_creature(self) -> None:
        t = self.used(House.BROBNAR, "punch", "poke", "fear")
        assert (t.zone("punch"), t.line(0)) == ("discard", ["grunt", "krump"])
        assert t.ids(0, "deck") == ["fear"]

    def test_a_card_of_another_house_is_only_discarded(self) -> None:
        t = self.used(House.LOGOS, "punch", "poke", "fear")
        assert (t.ids(0, "discard"), t.line(0), t.ids(0, "deck")) == (["punch"], ["krump"], ["poke", "fear"])

    def test_without_a_card_to_discard_there_is_none_to_make(self) -> None:
        t = table(side(artifacts=["recruiting-station"], battleline=["krump"], token="grunt"), side(), house=House.DIS)
        t.do("omni", "recruiting-station")
        t.expect_main_step()
        assert (t.line(0), t.ids(0, "discard")) == (["krump"], [])


class TestShakedownSullivan:
    test = cases("""
        a card of a house of the creature is worth 1 Æmber to its controller
            in: staralliance
            ada: line shakedown-sullivan; deck poke
            bo: line troll; deck punch fear
            reap shakedown-sullivan, offers shakedown-sullivan troll, pick troll
            -> ada amber: 0 > 1, shakedown-sullivan exhausted, punch: deck > discard, bo amber: 0 > 1
        any other card is the end of it
            in: staralliance
            ada: line shakedown-sullivan; deck punch
            bo: line troll; deck poke fear
            reap shakedown-sullivan, pick troll
            -> ada amber: 0 > 1, shakedown-sullivan exhausted, poke: deck > discard, troll: battleline > discard
        of a friendly creature your own deck decides, for you
            in: staralliance
            ada: line shakedown-sullivan krump; deck punch
            bo: line troll; deck poke
            reap shakedown-sullivan, pick krump
            -> ada amber: 0 > 2, shakedown-sullivan exhausted, punch: deck > discard
        of itself as well
            in: staralliance
            ada: line shakedown-sullivan; deck punch
            bo: deck poke
            reap shakedown-sullivan, pick shakedown-sullivan
            -> ada amber: 0 > 1, punch: deck > discard, shakedown-sullivan: battleline > discard
        it does not ask as it fights
            in: staralliance
            ada: line shakedown-sullivan; deck punch
            bo: line urchin; deck poke
            fight shakedown-sullivan urchin
            -> shakedown-sullivan exhausted
        a deck without cards saves nobody
            in: staralliance
            ada: line shakedown-sullivan
            bo: line troll
            reap shakedown-sullivan, pick troll
            -> ada amber: 0 > 1, shakedown-sullivan exhausted, troll: battleline > discard
    """)


class TestStrongerTogether:
    test = cases("""
        a Star Alliance creature between two houses is readied
            rule: glossary/neighbor
            in: staralliance
            ada: hand stronger-together; line troll(exhausted) agent-sepdia(exhausted) batdrone(exhausted)
            play stronger-together
            -> ada amber: 0 > 1, stronger-together: hand > discard, agent-sepdia exhausted: yes > no
        so does one of the opponent
            in: staralliance
            ada: hand stronger-together
            bo: line troll(exhausted) agent-sepdia(exhausted) batdrone(exhausted)
            play stronger-together
            -> ada amber: 0 > 1, stronger-together: hand > discard, agent-sepdia exhausted: yes > no
        one between two of the same house does not
            in: staralliance
            ada: hand stronger-together; line troll agent-sepdia(exhausted) krump
            play stronger-together
            -> ada amber: 0 > 1, stronger-together: hand > discard
        nor one beside its own house
            in: staralliance
            ada: hand stronger-together; line troll agent-sepdia(exhausted) colonist-chapman(exhausted) batdrone
            play stronger-together
            -> ada amber: 0 > 1, stronger-together: hand > discard
        nor one on a flank, nor one of another house
            in: staralliance
            ada: hand stronger-together; line agent-sepdia(exhausted) troll batdrone(exhausted) silvertooth(exhausted)
            play stronger-together
            -> ada amber: 0 > 1, stronger-together: hand > discard
    """)


class TestTemporalPurge:
    test = cases("""
        token creatures of both sides are the creatures that lay facedown
            rule: glossary/flip glossary/token-creatures
            in: staralliance
            ada: hand temporal-purge; line troll krump(token_of=grunt exhausted); token grunt
            bo: line bumpsy(token_of=grunt) batdrone; token grunt
            play temporal-purge
            -> ada amber: 0 > 1, temporal-purge: hand > discard
            -> ada line: troll krump
            -> bo line: bumpsy batdrone
        what is no creature is put into its owner's discard pile
            rule: glossary/flip
            in: staralliance
            ada: hand temporal-purge; line troll fear(token_of=grunt) bear-flute(token_of=grunt owner=1); token grunt
            bo: line duskrunner(token_of=grunt); token grunt
            play temporal-purge
            -> ada amber: 0 > 1, temporal-purge: hand > discard, fear: battleline > discard,
            -> bear-flute: battleline > discard, bear-flute controller: 0 > 1, duskrunner: battleline > discard
    """)


class TestBadgeOfUnity:
    @pytest.mark.rule("glossary/house-choice", "glossary/upgrades")
    def test_its_creature_belongs_to_star_alliance_besides_its_own_house(self) -> None:
        for house, may in ((HERE, True), (House.BROBNAR, True), (House.LOGOS, False)):
            line = [spec("troll", upgrades=["badge-of-unity"]), "dust-pixie"]
            t = table(side(battleline=line), side(), house=house)
            assert (t.can("reap", "troll"), t.can("reap", "dust-pixie")) == (may, False)

    @pytest.mark.rule("glossary/upgrades")
    def test_it_does_so_of_an_enemy_creature(self) -> None:
        t = table(side(hand=["badge-of-unity"]), side(battleline=["troll"]), house=HERE)
        t.do("play", "badge-of-unity")
        t.finish()
        assert t.card("troll").houses == (House.BROBNAR, HERE)


class TestCamaraderie:
    test = cases("""
        each neighbor of another house of the creature exhausted is worth 2 cards
            rule: glossary/if-you-do-and-in-order-to
            in: staralliance
            ada: hand camaraderie; line troll agent-sepdia batdrone colonist-chapman
            ada: deck fear anger punch poke survey
            bo: line cr-officer-hawkins
            play camaraderie, offers agent-sepdia colonist-chapman, pick agent-sepdia
            -> ada amber: 0 > 1, camaraderie: hand > discard, agent-sepdia exhausted, fear: deck > hand,
            -> anger: deck > hand, punch: deck > hand, poke: deck > hand
        a neighbor of Star Alliance is not
            in: staralliance
            ada: hand camaraderie; line troll agent-sepdia colonist-chapman(exhausted); deck fear anger punch
            play camaraderie, pick agent-sepdia
            -> ada amber: 0 > 1, camaraderie: hand > discard, agent-sepdia exhausted, fear: deck > hand,
            -> anger: deck > hand
        a creature that is exhausted already brings no cards
            in: staralliance
            ada: hand camaraderie; line troll agent-sepdia(exhausted) batdrone; deck fear anger punch poke survey
            play camaraderie, pick agent-sepdia
            -> ada amber: 0 > 1, camaraderie: hand > discard
    """)


class TestCollectorBoren:
    test = cases("""
        played it takes an upgrade back from your discard pile
            in: staralliance
            ada: hand collector-boren; discard blood-of-titans troll fear duskrunner
            bo: discard phoenix-heart
            creature collector-boren, offers duskrunner blood-of-titans, pick blood-of-titans
            -> collector-boren: hand > battleline, collector-boren exhausted, blood-of-titans: discard > hand
        an upgrade attached to it readies it
            rule: glossary/upgrades
            in: brobnar
            ada: hand blood-of-titans; line collector-boren(exhausted) troll(exhausted)
            play blood-of-titans, pick collector-boren
            -> ada amber: 0 > 1, blood-of-titans: hand > upgrade, blood-of-titans on: nothing > collector-boren,
            -> collector-boren exhausted: yes > no
        one attached to another creature does not
            in: brobnar
            ada: hand blood-of-titans; line collector-boren(exhausted) troll
            play blood-of-titans, pick troll
            -> ada amber: 0 > 1, blood-of-titans: hand > upgrade, blood-of-titans on: nothing > troll
        the opponent's upgrades count
            in: brobnar
            ada: hand blood-of-titans
            bo: line collector-boren(exhausted)
            play blood-of-titans, finish
            -> ada amber: 0 > 1, blood-of-titans: hand > upgrade, blood-of-titans on: nothing > collector-boren,
            -> collector-boren exhausted: yes > no
        an upgrade that is moved to it from another creature does, too
            in: mars
            ada: hand big-magnet; line collector-boren(exhausted) krump(upgrades=duskrunner)
            play big-magnet, pick collector-boren
            -> ada amber: 0 > 1, big-magnet: hand > discard, duskrunner on: krump > collector-boren,
            -> collector-boren exhausted: yes > no
    """)


class TestFofTransponder:
    @pytest.mark.rule("glossary/token-creatures", "glossary/destroyed")
    def test_a_bearer_that_is_destroyed_leaves_it_to_a_token_creature(self) -> None:
        bearer = spec("krump", damage=3, upgrades=["fof-transponder"])
        ada = side(hand=["punch"], battleline=[bearer, "troll"], deck=["anger", "poke"], token="grunt")
        t = table(ada, side(battleline=["bumpsy"]), house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("krump")
        t.finish()
        assert (t.zone("krump"), t.zone("fof-transponder"), t.zone("anger")) == ("discard", "upgrade", "battleline")
        assert (t.card("anger").upgrades[0].handle, t.ids(0, "deck")) == (t.handle("fof-transponder"), ["poke"])
        assert sorted(t.line(0)) == ["grunt", "troll"]

    @pytest.mark.parametrize(("deck", "token"), [((), "grunt"), (("anger",), None)])
    def test_without_a_token_creature_it_is_discarded(self, deck: tuple[str, ...], token: str | None) -> None:
        bearer = spec("krump", damage=3, upgrades=["fof-transponder"])
        t = table(
            side(hand=["punch"], battleline=[bearer, "troll"], deck=deck, token=token), side(), house=House.BROBNAR
        )
        t.do("play", "punch")
        t.pick("krump")
        t.finish()
        assert (t.zone("krump"), t.zone("fof-transponder"), t.line(0)) == ("discard", "discard", ["troll"])


class TestGanymedeOutpost:
    test = cases("""
        a friendly creature goes to the bottom of its owner's deck, and 2 cards are archived
            rule: glossary/if-you-do-and-in-order-to
            in: staralliance
            ada: artifacts ganymede-outpost; line troll krump; hand fear anger punch; deck poke survey
            bo: line bumpsy
            action ganymede-outpost, offers troll krump, pick troll, offers 2-2 of: fear anger punch, pick fear punch
            -> ganymede-outpost exhausted, troll: battleline > deck, fear: hand > archives, punch: hand > archives
            -> ada deck: poke survey troll
        of a single card that one is archived
            in: staralliance
            ada: artifacts ganymede-outpost; line troll; hand fear
            action ganymede-outpost, finish
            -> ganymede-outpost exhausted, troll: battleline > deck, fear: hand > archives
        without a creature nothing is archived
            in: staralliance
            ada: artifacts ganymede-outpost; hand fear anger
            bo: line bumpsy
            action ganymede-outpost
            -> ganymede-outpost exhausted
        nor is it where a ward keeps the creature in play
            rule: glossary/ward
            in: staralliance
            ada: artifacts ganymede-outpost; line troll(warded); hand fear anger
            action ganymede-outpost, pick troll
            -> ganymede-outpost exhausted, troll warded: yes > no
    """)


class TestGruntWork:
    @pytest.mark.rule("glossary/token-creatures")
    def test_the_top_3_cards_are_put_back_in_any_order_before_one_becomes_a_token_creature(self) -> None:
        deck = ["fear", "anger", "punch", "poke"]
        t = table(side(hand=["grunt-work"], battleline=["troll"], deck=deck, token="grunt"), side(), house=HERE)
        t.do("play", "grunt-work")
        assert sorted(t.offered()) == ["anger", "fear", "punch"]
        t.pick("anger", "fear", "punch")
        t.finish()
        assert (t.zone("punch"), t.ids(0, "deck")) == ("battleline", ["fear", "anger", "poke"])

    def test_a_short_deck_is_looked_at_as_far_as_it_goes(self) -> None:
        t = table(side(hand=["grunt-work"], deck=["fear"], token="grunt"), side(), house=HERE)
        t.do("play", "grunt-work")
        t.finish()
        assert (t.line(0), t.ids(0, "deck"), t.zone("fear")) == (["grunt"], [], "battleline")


class TestQuintrinoWarp:
    test = cases("""
        a creature of each side and all that share a house with them are destroyed
            in: staralliance
            ada: hand quintrino-warp; line troll batdrone dust-pixie silvertooth
            bo: line krump charette umbra dextre
            play quintrino-warp, offers troll batdrone dust-pixie silvertooth, pick troll,
            offers krump charette umbra dextre, pick umbra, finish
            -> quintrino-warp: hand > discard, troll: battleline > discard, krump: battleline > discard,
            -> umbra: battleline > discard, silvertooth: battleline > discard, ada chains: 0 > 1
        without an enemy creature the friendly one takes its house along
            in: staralliance
            ada: hand quintrino-warp; line troll batdrone krump
            play quintrino-warp, pick troll, finish
            -> quintrino-warp: hand > discard, troll: battleline > discard, krump: battleline > discard,
            -> ada chains: 0 > 1
        without a friendly one the enemy creature does
            in: staralliance
            ada: hand quintrino-warp
            bo: line troll batdrone krump
            play quintrino-warp, pick batdrone
            -> quintrino-warp: hand > discard, batdrone: battleline > discard, ada chains: 0 > 1
        without any creature there is the chain
            in: staralliance
            ada: hand quintrino-warp
            play quintrino-warp
            -> quintrino-warp: hand > discard, ada chains: 0 > 1
    """)


class TestSv3Lander:
    test = cases("""
        played it brings a token creature
            rule: glossary/token-creatures
            in: staralliance
            ada: hand sv3-lander; deck fear anger; token grunt
            play sv3-lander, answer slot:0
            -> sv3-lander: hand > artifacts, sv3-lander exhausted, fear: deck > battleline, fear exhausted
            -> ada line: grunt
    """)

    @pytest.mark.rule("glossary/token-creatures", "glossary/omni")
    def test_destroyed_it_lets_friendly_token_creatures_be_used_this_turn(self) -> None:
        ours, theirs = spec("fear", token_of="grunt"), spec("poke", token_of="grunt")
        ada = side(artifacts=["sv3-lander"], battleline=[ours, "troll", spec("anger", token_of="grunt")], token="grunt")
        t = table(ada, side(battleline=[theirs], token="grunt"), house=House.DIS)
        assert not any(t.can("reap", c) for c in ("fear", "anger", "troll"))
        t.do("omni", "sv3-lander")
        assert t.zone("sv3-lander") == "discard"
        assert [t.can("reap", c) for c in ("fear", "anger", "troll", "poke")] == [True, True, False, False]
        t.do("reap", "fear")
        assert t.can("reap", "anger") and t.amber(0) == 1

    def test_the_turn_after_they_may_not(self) -> None:
        ours = spec("fear", token_of="grunt")
        ada = side(artifacts=["sv3-lander"], battleline=[ours], houses=[House.DIS], token="grunt")
        t = table(ada, side(houses=[House.LOGOS]), house=House.DIS)
        t.do("omni", "sv3-lander")
        t.end_turn()
        t.end_turn()
        assert not t.can("reap", "fear")


class TestCpoZytar:
    @pytest.mark.rule("glossary/armor")
    def test_it_is_a_creature_with_4_power_and_1_armor_and_nothing_else(self) -> None:
        t = table(side(battleline=["cpo-zytar"]), side(battleline=["batdrone"]), house=HERE)
        c = t.card("cpo-zytar")
        assert (c.power, c.armor, c.keywords) == (4, 1, ())
        t.fight("cpo-zytar", "batdrone")
        assert t.changes() == {
            "batdrone": ("battleline", "discard"),
            "cpo-zytar exhausted": (False, True),
            "cpo-zytar damage": (0, 1),
            "cpo-zytar armor used": (0, 1),
        }


class TestEchoReflector:
    @pytest.mark.rule("glossary/cost-at-current-cost")
    def test_keys_of_the_opponent_of_its_bearer_cost_3_more(self) -> None:
        t = table(side(battleline=[spec("troll", upgrades=["echo-reflector"])]), side())
        assert (t.game.view(None).seats[0].key_cost, t.game.view(None).seats[1].key_cost) == (6, 9)

    @pytest.mark.rule("glossary/upgrades")
    def test_on_an_enemy_creature_it_is_your_keys_that_do(self) -> None:
        t = table(side(hand=["echo-reflector"]), side(battleline=["troll"]), house=HERE)
        t.do("play", "echo-reflector")
        t.finish()
        assert (t.game.view(None).seats[0].key_cost, t.game.view(None).seats[1].key_cost) == (9, 6)


class TestFriendlyGuide:
    test = cases("""
        after a neighbor is used it may be used
            rule: glossary/neighbor
            in: brobnar
            ada: line krump friendly-guide
            reap krump, answer yes, answer reap:friendly-guide
            -> krump exhausted, friendly-guide exhausted, ada amber: 0 > 2
        or not
            in: brobnar
            ada: line friendly-guide krump
            reap krump, answer no
            -> krump exhausted, ada amber: 0 > 1
        after a creature farther away it may not
            in: brobnar
            ada: line troll krump friendly-guide
            reap troll
            -> troll exhausted, ada amber: 0 > 1
        exhausted it is not asked for
            in: brobnar
            ada: line krump friendly-guide(exhausted)
            reap krump
            -> krump exhausted, ada amber: 0 > 1
        nor after an enemy creature was used
            in: brobnar
            ada: line troll
            bo: line krump friendly-guide bumpsy
            reap troll
            -> troll exhausted, ada amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/neighbor", "glossary/movement-between-zones")
    def test_a_neighbor_that_fell_in_its_fight_was_used(self) -> None:
        ada = side(battleline=["troll", "zyx-researcher", "friendly-guide"])
        t = table(ada, side(battleline=["krump"]), house=House.LOGOS)
        t.fight("zyx-researcher", "krump")
        assert t.zone("zyx-researcher") == "discard"
        t.answer("yes")
        t.answer(f"reap:{t.handle('friendly-guide')}")
        t.expect_main_step()
        assert t.amber(0) == 1


class TestFutureBooster:
    test = cases("""
        the top card of your deck may go to its bottom
            in: dis
            ada: artifacts future-booster; deck fear anger punch
            bo: deck poke
            omni future-booster, answer yes
            -> future-booster exhausted
            -> ada deck: anger punch fear
        or stay
            in: dis
            ada: artifacts future-booster; deck fear anger punch
            omni future-booster, answer no
            -> future-booster exhausted
            -> ada deck: fear anger punch
        there is nothing to see in an empty deck
            in: dis
            ada: artifacts future-booster; discard fear
            omni future-booster
            -> future-booster exhausted
    """)


class TestPhotonBlast:
    test = cases("""
        2 damage to a creature and 1 to each neighbor
            rule: glossary/splash
            in: staralliance
            ada: hand photon-blast; line agent-sepdia; deck fear; token grunt
            bo: line troll krump bumpsy valdr
            play photon-blast, offers agent-sepdia troll krump bumpsy valdr, pick krump
            -> photon-blast: hand > discard, troll damage: 0 > 1, krump damage: 0 > 2, bumpsy damage: 0 > 1
        a token creature is made if it destroys the creature
            rule: glossary/token-creatures
            in: staralliance
            ada: hand photon-blast; deck fear anger; token grunt
            bo: line troll batdrone
            play photon-blast, pick batdrone, finish
            -> photon-blast: hand > discard, troll damage: 0 > 1, batdrone: battleline > discard,
            -> fear: deck > battleline, fear exhausted
            -> ada line: grunt
        so it is if it destroys a neighbor
            in: staralliance
            ada: hand photon-blast; deck fear anger; token grunt
            bo: line troll dust-pixie
            play photon-blast, pick troll, finish
            -> photon-blast: hand > discard, troll damage: 0 > 2, dust-pixie: battleline > discard,
            -> fear: deck > battleline, fear exhausted
        only one if it destroys several
            in: staralliance
            ada: hand photon-blast; deck fear anger; token grunt
            bo: line dust-pixie batdrone
            play photon-blast, pick batdrone, finish
            -> photon-blast: hand > discard, batdrone: battleline > discard, dust-pixie: battleline > discard,
            -> fear: deck > battleline, fear exhausted
        also if it is a friendly one
            in: staralliance
            ada: hand photon-blast; line batdrone; deck fear anger; token grunt
            play photon-blast, pick batdrone, finish
            -> photon-blast: hand > discard, batdrone: battleline > discard, fear: deck > battleline, fear exhausted
    """)


class TestPyr0:
    test = cases("""
        as a creature it splashes 3
            rule: glossary/splash-attack-x
            in: staralliance
            ada: line pyr*0
            bo: line troll krump bumpsy
            fight pyr*0 krump
            -> pyr*0: battleline > discard, troll damage: 0 > 3, krump damage: 0 > 3, bumpsy damage: 0 > 3
        as an upgrade it gives that to its creature
            in: staralliance
            ada: hand pyr*0; line kelifi-dragon
            bo: line troll krump bumpsy
            play pyr*0, answer mode:upgrade, pick kelifi-dragon
            -> pyr*0: hand > upgrade, pyr*0 on: nothing > kelifi-dragon
    """)

    @pytest.mark.rule("glossary/splash-attack-x")
    def test_its_bearer_has_splash_attack_3(self) -> None:
        t = table(side(hand=["pyr*0"], battleline=["agent-sepdia"]), side(), house=HERE)
        t.do("play", "pyr*0")
        t.answer("mode:upgrade")
        t.finish()
        assert dict(t.card("agent-sepdia").keywords) == {Keyword.SPLASH_ATTACK: 3}
        assert t.card("agent-sepdia").power == 4


class TestRecordedHistory:
    test = cases("""
        up to 3 cards of different houses are revealed and archived
            in: staralliance
            ada: hand recorded-history fear anger punch poke survey
            play recorded-history, offers 0-1 of: fear anger punch poke survey, pick anger,
            offers 0-1 of: fear poke survey, pick fear, offers 0-1 of: poke survey, pick poke
            -> ada amber: 0 > 1, recorded-history: hand > discard, fear: hand > archives,
            -> anger: hand > archives, poke: hand > archives
        fewer, if you like
            in: staralliance
            ada: hand recorded-history fear anger punch poke survey
            play recorded-history, pick fear, answer done
            -> ada amber: 0 > 1, recorded-history: hand > discard, fear: hand > archives
        or none
            in: staralliance
            ada: hand recorded-history fear anger punch poke survey
            play recorded-history, answer done
            -> ada amber: 0 > 1, recorded-history: hand > discard
    """)


class TestRogueOperation:
    test = cases("""
        each house among the two discarded cards is 1 Æmber stolen
            rule: glossary/steal
            in: staralliance
            ada: hand rogue-operation; deck fear anger punch
            bo: amber 5; deck poke
            play rogue-operation
            -> rogue-operation: hand > discard, fear: deck > discard, anger: deck > discard, ada amber: 0 > 2,
            -> bo amber: 5 > 3
        of the same house they are 1
            in: staralliance
            ada: hand rogue-operation; deck punch anger fear
            bo: amber 5
            play rogue-operation
            -> rogue-operation: hand > discard, punch: deck > discard, anger: deck > discard, ada amber: 0 > 1,
            -> bo amber: 5 > 4
        a single card left is 1
            in: staralliance
            ada: hand rogue-operation; deck punch; discard fear
            bo: amber 5
            play rogue-operation
            -> rogue-operation: hand > discard, punch: deck > discard, ada amber: 0 > 1, bo amber: 5 > 4
    """)


class TestScoutChiefKorijir:
    test = cases("""
        played it brings a token creature
            rule: glossary/token-creatures
            in: staralliance
            ada: hand scout-chief-korijir; deck fear anger; token grunt
            creature scout-chief-korijir, answer slot:0
            -> scout-chief-korijir: hand > battleline, scout-chief-korijir exhausted, fear: deck > battleline,
            -> fear exhausted
        after a reap, too
            in: staralliance
            ada: line scout-chief-korijir; deck fear anger; token grunt
            reap scout-chief-korijir, answer slot:1
            -> scout-chief-korijir exhausted, ada amber: 0 > 1, fear: deck > battleline, fear exhausted
            -> ada line: scout-chief-korijir grunt
        and after a fight
            in: staralliance
            ada: line scout-chief-korijir; deck fear anger; token grunt
            bo: line dust-pixie
            fight scout-chief-korijir dust-pixie, answer slot:0
            -> scout-chief-korijir exhausted, scout-chief-korijir damage: 0 > 1, dust-pixie: battleline > discard,
            -> fear: deck > battleline, fear exhausted
            -> ada line: grunt scout-chief-korijir
    """)


class TestSpecialistGuthrak:
    test = cases("""
        after a reap it captures 1 for each house among it and its neighbors
            rule: glossary/capture
            in: staralliance
            ada: line troll specialist-guthrak batdrone dust-pixie
            bo: amber 5; line umbra
            reap specialist-guthrak
            -> specialist-guthrak exhausted, ada amber: 0 > 1, specialist-guthrak amber: 0 > 3, bo amber: 5 > 2
        after a fight, too
            rule: glossary/skirmish
            in: staralliance
            ada: line troll specialist-guthrak krump
            bo: amber 5; line umbra
            fight specialist-guthrak umbra
            -> specialist-guthrak exhausted, umbra: battleline > discard, specialist-guthrak amber: 0 > 2,
            -> bo amber: 5 > 3
        a neighbor of its own house adds nothing
            in: staralliance
            ada: line agent-sepdia specialist-guthrak
            bo: amber 5
            reap specialist-guthrak
            -> specialist-guthrak exhausted, ada amber: 0 > 1, specialist-guthrak amber: 0 > 1, bo amber: 5 > 4
        alone it captures 1
            in: staralliance
            ada: line specialist-guthrak
            bo: amber 5
            reap specialist-guthrak
            -> specialist-guthrak exhausted, ada amber: 0 > 1, specialist-guthrak amber: 0 > 1, bo amber: 5 > 4
    """)


class TestTeamwork:
    test = cases("""
        a token creature is made, and outnumbered even then it is archived
            rule: glossary/token-creatures
            in: staralliance
            ada: hand teamwork; line troll; deck fear anger; token grunt
            bo: line krump bumpsy batdrone
            play teamwork, answer slot:0
            -> teamwork: hand > archives, fear: deck > battleline, fear exhausted
        with as many creatures it is not
            in: staralliance
            ada: hand teamwork; line troll; deck fear anger; token grunt
            bo: line krump bumpsy
            play teamwork, answer slot:0
            -> teamwork: hand > discard, fear: deck > battleline, fear exhausted
        nor with more
            in: staralliance
            ada: hand teamwork; line troll; deck fear anger; token grunt
            bo: line krump
            play teamwork, answer slot:0
            -> teamwork: hand > discard, fear: deck > battleline, fear exhausted
    """)


class TestUplink:
    test = cases("""
        each neighbor of another house is a token creature
            rule: glossary/token-creatures glossary/neighbor
            in: staralliance
            ada: line troll agent-sepdia(upgrades=uplink) batdrone krump; deck fear anger punch; token grunt
            bo: line umbra
            action agent-sepdia, answer slot:0, answer slot:0
            -> agent-sepdia exhausted, fear: deck > battleline, fear exhausted, anger: deck > battleline,
            -> anger exhausted
        one of Star Alliance is none
            in: staralliance
            ada: line troll agent-sepdia(upgrades=uplink) colonist-chapman; deck fear anger punch; token grunt
            action agent-sepdia, answer slot:0
            -> agent-sepdia exhausted, fear: deck > battleline, fear exhausted
        without neighbors none is made
            in: staralliance
            ada: line agent-sepdia(upgrades=uplink); deck fear anger punch; token grunt
            action agent-sepdia
            -> agent-sepdia exhausted
    """)


class TestAemberling:
    @pytest.mark.rule("glossary/token-creatures", "glossary/cannot")
    def test_it_is_a_token_creature_with_1_power_that_cannot_reap(self) -> None:
        ada = side(battleline=[spec("fear", token_of="æmberling"), "agent-sepdia"], token="æmberling")
        t = table(ada, side(battleline=["troll"]), house=HERE)
        assert (t.card("fear").power, t.card("fear").keywords) == (1, ())
        assert [t.can("reap", "fear"), t.can("fight", "fear"), t.can("reap", "agent-sepdia")] == [False, True, True]

    def forging(self, amber: int, *, theirs: bool = False) -> Table:
        """Return the table in step 1 of a player with two of them, one warded, or whose opponent has them."""
        line = [spec("fear", token_of="æmberling"), spec("punch", token_of="æmberling", warded=True), "troll"]
        own = side(amber=amber, battleline=[] if theirs else line, token="æmberling")
        return table(own, side(battleline=line if theirs else []), step=Step.FORGE)

    @pytest.mark.rule("turn/step-1-forge-a-key", "glossary/ward")
    def test_it_may_be_spent_as_1_aember_in_spite_of_a_ward(self) -> None:
        t = self.forging(4)
        t.offers("fear", "punch", least=2, most=2)
        t.pick("fear", "punch")
        t.finish_until(DecisionKind.HOUSE)
        assert (t.amber(0), t.line(0), len(t.game.state.players[0].keys)) == (0, ["troll"], 1)
        assert sorted(t.ids(0, "discard")) == ["fear", "punch"]

    def test_or_stay_where_the_pool_pays(self) -> None:
        t = self.forging(6)
        t.offers("fear", "punch", least=0, most=2)
        t.answer("done")
        t.finish_until(DecisionKind.HOUSE)
        assert (t.amber(0), len(t.line(0)), len(t.game.state.players[0].keys)) == (0, 3, 1)

    def test_two_are_not_enough_for_three(self) -> None:
        t = self.forging(3)
        t.finish_until(DecisionKind.HOUSE)
        assert (t.amber(0), len(t.line(0)), t.game.state.players[0].keys) == (3, 3, ())

    def test_those_of_the_opponent_are_not_spent(self) -> None:
        t = self.forging(5, theirs=True)
        t.finish_until(DecisionKind.HOUSE)
        assert (t.amber(0), t.game.state.players[0].keys) == (5, ())


class TestCadet:
    test = cases("""
        destroyed it readies the most powerful neighbor
            rule: glossary/most-powerful glossary/destroyed
            in: brobnar
            ada: hand punch; line krump(exhausted) fear(token_of=cadet) bumpsy(exhausted) troll(exhausted); token cadet
            play punch, pick fear
            -> ada amber: 0 > 1, punch: hand > discard, fear: battleline > discard, krump exhausted: yes > no
        of equals you choose
            rule: glossary/most-powerful
            in: brobnar
            ada: hand punch; line krump(exhausted) fear(token_of=cadet) valdr(exhausted); token cadet
            play punch, pick fear, offers krump valdr, pick valdr
            -> ada amber: 0 > 1, punch: hand > discard, fear: battleline > discard, valdr exhausted: yes > no
        a ready one stays so, and the weaker one is passed over
            in: brobnar
            ada: hand punch; line krump fear(token_of=cadet) bumpsy(exhausted); token cadet
            play punch, pick fear
            -> ada amber: 0 > 1, punch: hand > discard, fear: battleline > discard
        alone it helps nobody
            in: brobnar
            ada: hand punch; line fear(token_of=cadet); token cadet
            bo: line troll(exhausted)
            play punch, pick fear
            -> ada amber: 0 > 1, punch: hand > discard, fear: battleline > discard
    """)

    @pytest.mark.rule("glossary/token-creatures")
    def test_it_is_a_token_creature_with_1_power(self) -> None:
        c = table(side(battleline=[spec("fear", token_of="cadet")], token="cadet"), side()).card("fear")
        assert (c.power, c.keywords) == (1, ())


class TestExplorer:
    test = cases("""
        after a reap the top card of your deck may be discarded
            rule: glossary/token-creatures
            in: staralliance
            ada: line fear(token_of=explorer); deck anger punch; token explorer
            bo: deck poke
            reap fear, answer yes
            -> fear exhausted, ada amber: 0 > 1, anger: deck > discard
        or stay
            in: staralliance
            ada: line fear(token_of=explorer); deck anger punch; token explorer
            reap fear, answer no
            -> fear exhausted, ada amber: 0 > 1
            -> ada deck: anger punch
        after a fight it may not
            in: staralliance
            ada: line fear(token_of=explorer); deck anger punch; token explorer
            bo: line dust-pixie
            fight fear dust-pixie
            -> fear exhausted, fear damage: 0 > 1, dust-pixie: battleline > discard
    """)

    @pytest.mark.rule("glossary/token-creatures")
    def test_it_is_a_token_creature_with_2_power(self) -> None:
        c = table(side(battleline=[spec("fear", token_of="explorer")], token="explorer"), side()).card("fear")
        assert (c.power, c.keywords) == (2, ())


class TestB0T:
    test = cases("""
        its action uses a friendly creature of another house
            rule: glossary/token-creatures
            in: staralliance
            ada: line fear(token_of=b0-t) troll agent-sepdia batdrone; token b0-t
            bo: line krump
            action fear, offers troll batdrone, pick troll, answer reap:troll
            -> fear exhausted, troll exhausted, ada amber: 0 > 1
        without one it does nothing
            in: staralliance
            ada: line fear(token_of=b0-t) agent-sepdia; token b0-t
            bo: line krump
            action fear
            -> fear exhausted
    """)

    @pytest.mark.rule("glossary/token-creatures")
    def test_it_is_a_token_creature_with_1_power(self) -> None:
        c = table(side(battleline=[spec("fear", token_of="b0-t")], token="b0-t"), side()).card("fear")
        assert (c.power, c.keywords) == (1, ())
