"""Mass Mutation, Logos: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.cards import library
from kfdesk.engine import Game, House
from kfdesk.engine.events import CardMoved, CardsRevealed
from kfdesk.engine.scenario_of_state import scenario_of
from kfdesk.engine.table_events import Shuffled
from kfdesk.engine.terms import PLAYERS, CardType, DecisionKind, Keyword, Status, Zone
from kfdesk.language.words import ARCHIVES, CARD, a, action, archive, card, hand, put
from tests.cards.lines import cases
from tests.said import both
from tests.tables import Table, side, spec, table

HERE = House.LOGOS


class TestAutoEncoder:
    test = cases(
        """
        each card discarded from your hand archives the top card of your deck
            in: logos
            ada: artifacts auto-encoder; hand labwork dextre; deck troll krump bumpsy
            discard labwork, discard dextre
            -> labwork: hand > discard, dextre: hand > discard, troll: deck > archives, krump: deck > archives
        also one that the opponent lets you discard
            in: dis
            ada: hand mind-barb
            bo: artifacts auto-encoder; hand fear; deck troll krump
            play mind-barb
            -> ada amber: 0 > 1, mind-barb: hand > discard, fear: hand > discard, troll: deck > archives
        a card discarded from the deck does not
            in: logos
            ada: artifacts auto-encoder fetchdrones; deck troll krump bumpsy
            action fetchdrones
            -> fetchdrones exhausted, troll: deck > discard, krump: deck > discard
        nor one of the opponent's hand, nor an action that was played
            in: dis
            ada: artifacts auto-encoder; hand mind-barb; deck troll krump
            bo: hand fear
            play mind-barb
            -> ada amber: 0 > 1, mind-barb: hand > discard, fear: hand > discard
        """
    )


class TestBotBookton:
    test = cases("""
        a reap plays the top card of your deck, of whatever house
            in: logos
            ada: line bot-bookton; deck virtuous-works troll
            reap bot-bookton
            -> bot-bookton exhausted, virtuous-works: deck > discard, ada amber: 0 > 4
        from an empty deck nothing is played
            in: logos
            ada: line bot-bookton; discard virtuous-works
            reap bot-bookton
            -> bot-bookton exhausted, ada amber: 0 > 1
    """)


class TestDaemoBot:
    test = cases("""
        a card discarded from your hand is a card drawn
            in: logos
            ada: line dæmo-bot; hand fear troll; deck krump bumpsy
            bo: amber 2
            reap dæmo-bot, offers fear troll, pick troll
            -> ada amber: 0 > 1, dæmo-bot exhausted, troll: hand > discard, krump: deck > hand
        destroyed, it steals 1 Æmber
            in: logos
            ada: line dæmo-bot; hand fear; deck krump
            bo: line troll; amber 2
            fight dæmo-bot troll
            -> dæmo-bot: battleline > discard, troll damage: 0 > 3, ada amber: 0 > 1, bo amber: 2 > 1
        the thief is whoever controls it
            in: brobnar
            ada: hand punch; amber 2
            bo: line dæmo-bot
            play punch, pick dæmo-bot
            -> punch: hand > discard, dæmo-bot: battleline > discard, bo amber: 0 > 1
        with an empty hand nothing is drawn
            rule: glossary/if-you-do-and-in-order-to
            in: logos
            ada: line dæmo-bot; deck krump
            reap dæmo-bot
            -> ada amber: 0 > 1, dæmo-bot exhausted
    """)


class TestDiametricCharge:
    test = cases("""
        it deals 1 damage to a creature and 2 to each of its neighbors
            rule: glossary/splash
            in: logos
            ada: hand diametric-charge; line batdrone
            bo: line troll krump bumpsy snufflegator
            play diametric-charge, offers batdrone troll krump bumpsy snufflegator, pick krump
            -> diametric-charge: hand > discard, ada amber: 0 > 1, troll damage: 0 > 2, krump damage: 0 > 1,
            -> bumpsy damage: 0 > 2
    """)


class TestEclecticInquiry:
    test = cases("""
        it archives the top 2 cards of your deck
            in: logos
            ada: hand eclectic-inquiry; deck troll krump bumpsy
            play eclectic-inquiry
            -> eclectic-inquiry: hand > discard, ada amber: 0 > 1, troll: deck > archives, krump: deck > archives
        of a deck of one card it archives that one
            in: logos
            ada: hand eclectic-inquiry; deck troll
            play eclectic-inquiry
            -> eclectic-inquiry: hand > discard, ada amber: 0 > 1, troll: deck > archives
    """)


class TestEvenIvan:
    test = cases("""
        it steals 1 Æmber from an even amount
            in: logos
            ada: line even-ivan; amber 1
            bo: amber 4
            action even-ivan
            -> even-ivan exhausted, ada amber: 1 > 2, bo amber: 4 > 3
        it steals nothing from an odd amount
            in: logos
            ada: line even-ivan; amber 2
            bo: amber 3
            action even-ivan
            -> even-ivan exhausted
    """)


class TestInfomorph:
    @pytest.mark.rule("glossary/enhance")
    def test_in_the_game_it_has_neither_ability_nor_icons(self) -> None:
        t = table(side(hand=["infomorph"], deck=["fear"]), side(battleline=["troll"]), house=HERE)
        t.creature("infomorph")
        assert t.changes() == {"infomorph": ("hand", "battleline"), "infomorph exhausted": (False, True)}
        assert t.card("infomorph").power == 4
        t.expect_main_step()


class TestLethologica:
    test = cases("""
        cards are discarded up to the first Logos card, which comes into your hand
            in: logos
            ada: hand lethologica; deck troll krump labwork dextre
            play lethologica
            -> lethologica: hand > discard, ada amber: 0 > 1, troll: deck > discard, krump: deck > discard,
            -> labwork: deck > hand
        without a Logos card the whole deck is discarded
            in: logos
            ada: hand lethologica; deck troll krump; discard labwork
            play lethologica
            -> lethologica: hand > discard, ada amber: 0 > 1, troll: deck > discard, krump: deck > discard
    """)


class TestMunchling:
    test = cases("""
        after a fight a Logos card of the hand or the archives is an Æmber
            in: logos
            ada: line munchling; hand labwork troll; archives batdrone krump
            bo: line zorg
            fight munchling zorg, answer yes, offers labwork batdrone, pick batdrone
            -> munchling exhausted, zorg damage: 0 > 3, batdrone: archives > discard, ada amber: 0 > 1
        one need not discard
            in: logos
            ada: line munchling; hand labwork
            bo: line zorg
            fight munchling zorg, answer no
            -> munchling exhausted, zorg damage: 0 > 3
        without a Logos card nothing is asked
            in: logos
            ada: line munchling; hand troll; archives krump
            bo: line zorg
            fight munchling zorg
            -> munchling exhausted, zorg damage: 0 > 3
    """)


class TestOppositionResearch:
    def test_enemy_creatures_cannot_reap_in_the_opponents_next_turn(self) -> None:
        ada = side(hand=["opposition-research"], battleline=["batdrone"], houses=[HERE])
        t = table(ada, side(battleline=["mother", "doc-bookton"], houses=[HERE]), house=HERE)
        t.do("play", "opposition-research")
        t.do("reap", "batdrone")
        t.end_turn()
        assert [t.can("reap", c) for c in ("mother", "doc-bookton")] == [False, False]
        assert t.can("fight", "mother")
        t.end_turn()
        assert t.can("reap", "batdrone")
        t.end_turn()
        assert t.can("reap", "mother")


class TestQMechs:
    test = cases("""
        played, it draws a card
            in: logos
            ada: hand q-mechs; deck troll krump
            creature q-mechs
            -> q-mechs: hand > battleline, q-mechs exhausted, troll: deck > hand
        destroyed, it goes to your archives
            in: logos
            ada: line q-mechs; deck krump
            bo: line troll
            fight q-mechs troll
            -> q-mechs: battleline > archives, troll damage: 0 > 1
    """)


class TestTitanEngineer:
    @pytest.mark.parametrize(
        ("line", "cost"),
        [
            (["titan-engineer"], 6),
            (["titan-engineer", "mother", "batdrone"], 6),
            (["mother", "batdrone", "titan-engineer"], 6),
            (["mother", "titan-engineer", "batdrone"], 7),
            (["mother", "titan-engineer", "titan-engineer", "batdrone"], 8),
        ],
    )
    def test_between_other_creatures_it_makes_everybodys_keys_cost_one_more(self, line: list[str], cost: int) -> None:
        t = table(side(battleline=line), side(battleline=["troll"]), house=HERE)
        assert [seat.key_cost for seat in t.game.view(None).seats] == [cost, cost]


class TestCausalLoop:
    test = cases("""
        a card of your hand and Causal Loop itself go to your archives
            in: logos
            ada: hand causal-loop troll krump
            play causal-loop, offers troll krump, pick krump
            -> causal-loop: hand > archives, krump: hand > archives
        it archives itself without another card, too
            in: logos
            ada: hand causal-loop
            play causal-loop
            -> causal-loop: hand > archives
    """)


class TestChronus:
    test = cases("""
        after a draw icon a card may be archived
            rule: glossary/bonus-icons
            in: dis
            ada: line chronus; hand fear(icons=draw) troll; deck krump
            play fear, answer yes, offers troll krump, pick troll
            -> fear: hand > discard, krump: deck > hand, troll: hand > archives
        it need not be
            in: dis
            ada: line chronus; hand fear(icons=draw) troll; deck krump
            play fear, answer no
            -> fear: hand > discard, krump: deck > hand
        no other icon counts
            in: dis
            ada: line chronus; hand fear(icons=amber) troll
            play fear
            -> fear: hand > discard, ada amber: 0 > 1
        nor one that the opponent resolves
            in: dis
            ada: hand fear(icons=draw) troll; deck krump
            bo: line chronus
            play fear, pick chronus
            -> fear: hand > discard, krump: deck > hand, chronus: battleline > hand
    """)


class TestFissionBloom:
    test = cases(
        """
        the icons of the next card are resolved twice, before what it says
            rule: glossary/bonus-icons
            in: logos
            ada: artifacts fission-bloom; hand cutthroat-research poke
            bo: line troll; amber 8
            action fission-bloom, play cutthroat-research, play poke, pick troll
            -> fission-bloom exhausted, cutthroat-research: hand > discard, poke: hand > discard, bo amber: 8 > 6,
            -> ada amber: 0 > 5, troll damage: 0 > 1
        two of them resolve them three times
            in: logos
            ada: artifacts fission-bloom fission-bloom; hand labwork
            action fission-bloom, action fission-bloom#2, play labwork
            -> fission-bloom exhausted, fission-bloom 2 exhausted, labwork: hand > discard, ada amber: 0 > 3
        """
    )

    def test_it_is_over_with_the_turn(self) -> None:
        ada = side(artifacts=["fission-bloom"], hand=["labwork"], houses=[HERE], deck=["fear"] * 9)
        t = table(ada, side(), house=HERE)
        t.do("action", "fission-bloom")
        t.end_turn()
        t.end_turn()
        t.do("play", "labwork")
        assert t.amber(0) == 1


class TestForgeCompiler:
    def test_the_opponents_key_destroys_it_and_wards_your_creatures(self) -> None:
        ada = side(artifacts=["forge-compiler"], battleline=["troll", "batdrone"])
        t = table(ada, side(battleline=["krump"], amber=6), house=HERE)
        t.end_turn()
        assert t.game.state.players[1].keys
        assert t.zone("forge-compiler") == "discard"
        assert [t.card(c).warded for c in ("troll", "batdrone", "krump")] == [True, True, False]

    def test_your_own_key_does_nothing(self) -> None:
        bo = side(artifacts=["forge-compiler"], battleline=["krump"], amber=6)
        t = table(side(battleline=["troll"]), bo, house=HERE)
        t.end_turn()
        assert t.game.state.players[1].keys
        assert (t.zone("forge-compiler"), t.card("krump").warded) == ("artifacts", False)


class TestKrrrzzzaaap:
    test = cases("""
        each creature that is no Mutant is destroyed, and you gain a chain
            in: logos
            ada: hand krrrzzzaaap; line troll infomorph
            bo: line rad-penny krump batdrone
            play krrrzzzaaap, finish
            -> krrrzzzaaap: hand > discard, troll: battleline > discard, krump: battleline > discard,
            -> batdrone: battleline > discard, ada chains: 0 > 1
    """)


class TestMutagenicSerum:
    def test_friendly_mutants_may_be_used_whatever_house_is_active(self) -> None:
        ada = side(artifacts=["mutagenic-serum"], battleline=["infomorph", "batdrone", "dino-knight"])
        t = table(ada, side(battleline=["rad-penny"]), house=House.DIS)
        assert not t.can("reap", "infomorph")
        t.do("omni", "mutagenic-serum")
        assert t.zone("mutagenic-serum") == "discard"
        assert [t.can("reap", c) for c in ("infomorph", "batdrone", "dino-knight")] == [True, False, True]
        t.do("reap", "infomorph")
        t.fight("dino-knight", "rad-penny")
        assert t.amber(0) == 1

    def test_it_is_over_with_the_turn(self) -> None:
        ada = side(artifacts=["mutagenic-serum"], battleline=["infomorph"], houses=[House.DIS])
        t = table(ada, side(), house=House.DIS)
        t.do("omni", "mutagenic-serum")
        t.end_turn()
        t.end_turn()
        assert not t.can("reap", "infomorph")


class TestNovuDynamo:
    def at_the_start(self, **cards: list[str]) -> Table:
        """Return a table where the turn of Bo, who has Novu Dynamo in play, has begun."""
        t = table(side(), side(battleline=["novu-dynamo"], **cards), house=House.BROBNAR)
        t.answer("end-turn")
        return t

    def test_a_logos_card_of_the_hand_or_the_archives_is_an_amber(self) -> None:
        t = self.at_the_start(hand=["labwork", "fear"], archives=["batdrone", "anger"])
        t.answer("yes")
        t.offers("labwork", "batdrone")
        t.pick("batdrone")
        assert t.amber(1) == 1
        assert (t.zone("batdrone"), t.zone("novu-dynamo"), t.zone("labwork")) == ("discard", "battleline", "hand")
        t.expect(DecisionKind.HOUSE)

    def test_without_a_discard_it_is_destroyed(self) -> None:
        t = self.at_the_start(hand=["labwork"])
        assert both(t.decision.prompt) == (
            "Discard a Logos card from your hand or from your archives? If you do, gain 1{amber}. Otherwise, destroy"
            " Novu Dynamo.",
            "Eine Logos-Karte von deiner Hand oder aus deinem Archiv ablegen? Falls du das tust, erhalte 1{amber}."
            " Ansonsten zerstöre „Novu Dynamo“.",
        )
        t.answer("no")
        assert t.amber(1) == 0
        assert (t.zone("novu-dynamo"), t.zone("labwork")) == ("discard", "hand")

    def test_without_a_logos_card_it_is_destroyed(self) -> None:
        t = self.at_the_start(hand=["fear"], archives=["anger"])
        assert (t.amber(1), t.zone("novu-dynamo")) == (0, "discard")

    def test_nothing_happens_in_the_opponents_turn(self) -> None:
        t = table(side(battleline=["novu-dynamo"]), side(battleline=["krump"]), house=House.BROBNAR)
        t.answer("end-turn")
        assert t.zone("novu-dynamo") == "battleline"


class TestProfessorTerato:
    test = cases("""
        each Mutant draws a card when it reaps, Professor Terato, too
            ada: line professor-terato infomorph; deck troll krump bumpsy
            reap professor-terato, reap infomorph
            -> professor-terato exhausted, infomorph exhausted, ada amber: 0 > 2, troll: deck > hand, krump: deck > hand
        other creatures do not
            ada: line professor-terato batdrone; deck troll krump
            reap batdrone
            -> batdrone exhausted, ada amber: 0 > 1
        enemy Mutants do
            ada: line infomorph; deck troll krump
            bo: line professor-terato; deck bumpsy
            reap infomorph
            -> infomorph exhausted, ada amber: 0 > 1, troll: deck > hand
    """)


class TestAdaptoid:
    def adapted(self, mode: int) -> Table:
        """Return a table where Adaptoid has gained one of the three things for a card with a bonus icon."""
        ada = side(hand=[spec("hexpion", icons=["amber"])], battleline=["adaptoid"], houses=[HERE])
        t = table(ada, side(battleline=["troll", "dust-pixie"], amber=3), house=HERE)
        t.creature("hexpion")
        t.answer(f"mode:{mode}")
        t.expect_main_step()
        return t

    def test_it_gets_2_armor(self) -> None:
        t = self.adapted(0)
        assert (t.card("adaptoid").armor, t.card("adaptoid").keywords) == (2, ())
        t.end_turn()
        assert t.card("adaptoid").armor == 0

    def test_it_gains_assault_2(self) -> None:
        t = self.adapted(1)
        assert (t.card("adaptoid").armor, t.card("adaptoid").keywords) == (0, ((Keyword.ASSAULT, 2),))
        t.fight("adaptoid", "troll")
        assert (t.card("troll").damage, t.amber(1)) == (2 + 4, 3)
        t = self.adapted(1)
        t.end_turn()
        assert t.card("adaptoid").keywords == ()

    def test_it_steals_after_a_fight(self) -> None:
        t = self.adapted(2)
        t.fight("adaptoid", "dust-pixie")
        assert (t.amber(0), t.amber(1)) == (1 + 1, 2)
        t = self.adapted(2)
        t.end_turn()
        t.end_turn()
        t.fight("adaptoid", "dust-pixie")
        assert (t.amber(0), t.amber(1)) == (1, 3)

    def test_each_card_with_an_icon_adapts_it_once(self) -> None:
        hexpion = spec("hexpion", icons=["draw", "amber"])
        t = table(side(hand=[hexpion, hexpion], battleline=["adaptoid"]), side(), house=HERE)
        for copy in (0, 1):
            t.do("play", "hexpion", copy)
            t.answer(t.decision.keys()[-1])
            t.answer("mode:0")
        assert t.card("adaptoid").armor == 4

    test = cases("""
        a card without icons does not adapt it
            ada: hand fear; line adaptoid
            bo: line troll
            play fear, pick troll
            -> fear: hand > discard, troll: battleline > hand
        one with the icon of a house does
            rule: glossary/bonus-icons
            ada: hand fear(icons=mars); line adaptoid
            bo: line troll
            play fear, answer trigger:c1.0, pick troll, answer mode:0
            -> fear: hand > discard, troll: battleline > hand
        nor one that the opponent plays
            ada: hand virtuous-works
            bo: line adaptoid
            play virtuous-works
            -> virtuous-works: hand > discard, ada amber: 0 > 3
    """)


class TestAnimator:
    def animated(self, house: House = HERE) -> Table:
        """Return a table on which the opponent's Cannon is a creature for the turn."""
        ada = side(artifacts=["animator", "library-of-babble"], battleline=["batdrone"])
        t = table(ada, side(artifacts=["cannon"], battleline=["dust-pixie"]), house=house)
        t.do("action", "animator")
        t.offers("animator", "library-of-babble", "cannon")
        t.pick("cannon")
        t.answer("slot:1")
        return t

    def test_any_artifact_becomes_a_creature_in_its_controllers_battleline(self) -> None:
        t = self.animated()
        cannon = t.card("cannon")
        assert t.line(1) == ["dust-pixie", "cannon"]
        assert (cannon.type, cannon.power, cannon.houses) == (CardType.CREATURE, 3, (HERE,))
        t.fight("batdrone", "cannon")
        assert t.card("cannon").damage == 2

    def test_it_is_an_artifact_again_after_the_turn(self) -> None:
        t = self.animated()
        t.end_turn()
        assert (t.line(1), t.ids(1, "artifacts")) == (["dust-pixie"], ["cannon"])
        assert (t.card("cannon").type, t.card("cannon").houses) == (CardType.ARTIFACT, (House.BROBNAR,))

    def test_your_own_can_reap(self) -> None:
        ada = side(artifacts=["animator", "cannon"])
        t = table(ada, side(), house=HERE)
        t.do("action", "animator")
        t.pick("cannon")
        t.answer("slot:0")
        t.do("reap", "cannon")
        assert (t.amber(0), t.line(0)) == (1, ["cannon"])


class TestAutoVac5150:
    test = cases("""
        without a card in your archives it archives one
            in: logos
            ada: artifacts auto-vac-5150; hand troll krump
            action auto-vac-5150, offers troll krump, pick troll
            -> auto-vac-5150 exhausted, troll: hand > archives
        so it does when no card is discarded
            in: logos
            ada: artifacts auto-vac-5150; hand troll krump; archives bumpsy
            action auto-vac-5150, answer no, pick krump
            -> auto-vac-5150 exhausted, krump: hand > archives
        a discarded card archives none
            in: logos
            ada: artifacts auto-vac-5150; hand troll; archives bumpsy urchin
            action auto-vac-5150, answer yes, offers urchin bumpsy, pick bumpsy
            -> auto-vac-5150 exhausted, bumpsy: archives > discard
    """)

    @pytest.mark.parametrize(("amber", "forged"), [(8, False), (9, True)])
    def test_a_discarded_card_makes_keys_cost_3_more_in_the_opponents_next_turn(self, amber: int, forged: bool) -> None:
        ada = side(artifacts=["auto-vac-5150"], archives=["bumpsy"])
        t = table(ada, side(amber=amber), house=HERE)
        t.do("action", "auto-vac-5150")
        t.answer("yes")
        t.pick("bumpsy")
        assert [seat.key_cost for seat in t.game.view(None).seats] == [6, 6]
        t.end_turn()
        assert [seat.key_cost for seat in t.game.view(None).seats] == [9, 9]
        assert bool(t.game.state.players[1].keys) is forged
        t.end_turn()
        assert [seat.key_cost for seat in t.game.view(None).seats] == [6, 6]


class TestCyberClone:
    def test_it_purges_another_creature_and_has_its_power_armor_keywords_and_traits(self) -> None:
        t = table(
            side(hand=["cyber-clone"], battleline=["batdrone"]), side(battleline=["champion-anaphiel"]), house=HERE
        )
        t.creature("cyber-clone")
        t.offers("batdrone", "champion-anaphiel")
        t.pick("champion-anaphiel")
        clone = t.card("cyber-clone")
        assert (clone.power, clone.armor, clone.keywords) == (6, 1, ((Keyword.TAUNT, 1),))
        assert (clone.traits, t.zone("champion-anaphiel")) == (("mutant", "knight", "spirit"), "purged")

    def test_it_does_not_gain_the_abilities(self) -> None:
        t = table(side(hand=["cyber-clone"]), side(battleline=["doc-bookton"], deck=["fear"]), house=HERE)
        t.creature("cyber-clone")
        t.pick("doc-bookton")
        t.end_turn()
        t.end_turn()
        hand = len(t.ids(0, "hand"))
        t.do("reap", "cyber-clone")
        assert (len(t.ids(0, "hand")), t.card("cyber-clone").power) == (hand, 5)

    def test_alone_it_is_what_is_printed(self) -> None:
        t = table(side(hand=["cyber-clone"]), side(), house=HERE)
        t.creature("cyber-clone")
        t.expect_main_step()
        assert (t.card("cyber-clone").power, t.card("cyber-clone").traits) == (1, ("mutant",))

    def test_it_forgets_when_it_leaves_play(self) -> None:
        bo = side(battleline=["troll"], hand=["fear"])
        t = table(side(hand=["cyber-clone"]), bo, house=HERE)
        t.creature("cyber-clone")
        t.pick("troll")
        t.end_turn()
        t.do("play", "fear")
        t.pick("cyber-clone")
        assert (t.zone("cyber-clone"), t.card("cyber-clone").power) == ("hand", 1)


class TestLibraryCard:
    test = cases("""
        it is purged, and each card that you play draws a card
            in: logos
            ada: artifacts library-card; hand hexpion infomorph; deck troll krump bumpsy
            action library-card, creature hexpion, creature infomorph
            -> library-card: artifacts > purged, hexpion: hand > battleline, hexpion exhausted, troll: deck > hand,
            -> infomorph: hand > battleline, infomorph exhausted, krump: deck > hand
        a discarded card draws none
            in: logos
            ada: artifacts library-card; hand hexpion; deck troll
            action library-card, discard hexpion
            -> library-card: artifacts > purged, hexpion: hand > discard
    """)

    def test_it_is_over_with_the_turn(self) -> None:
        ada = side(artifacts=["library-card"], houses=[HERE], hand=["hexpion"] * 6, deck=["fear"])
        t = table(ada, side(), house=HERE)
        t.do("action", "library-card")
        t.end_turn()
        t.end_turn()
        t.creature("hexpion")
        assert t.ids(0, "deck") == ["fear"]

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to", "glossary/ward")
    def test_where_its_ward_keeps_it_in_play_no_card_is_drawn(self) -> None:
        """Only a creature can be saved so, as Animator makes it."""
        ada = side(artifacts=["library-card", "animator"], hand=["hexpion"], deck=["fear"])
        t = table(ada, side(), house=HERE)
        t.do("action", "animator")
        t.pick("library-card")
        t.finish()
        t.game.state.edit(t.number("library-card")).statuses = (Status.WARD,)
        t.do("action", "library-card")
        t.creature("hexpion")
        assert (t.line(0), t.ids(0, "deck")) == (["library-card", "hexpion"], ["fear"])


class TestMindOverMatter:
    test = cases("""
        each creature goes to its owner's archives
            in: logos
            ada: hand mind-over-matter; line troll; artifacts cannon
            bo: line krump bumpsy
            play mind-over-matter
            -> mind-over-matter: hand > discard, troll: battleline > archives, krump: battleline > archives,
            -> bumpsy: battleline > archives
            -> ada archives: troll, bo archives: krump bumpsy
    """)

    def test_one_that_you_control_goes_to_its_owners_archives(self) -> None:
        t = table(side(hand=["mind-over-matter", "harland-mindlock"]), side(battleline=["troll"]), house=HERE)
        t.creature("harland-mindlock")
        t.finish_until(DecisionKind.MAIN)
        assert "troll" in t.line(0)
        t.do("play", "mind-over-matter")
        assert (t.ids(0, "archives"), t.ids(1, "archives")) == (["harland-mindlock"], ["troll"])


class TestTheArchivist:
    def before_archives(self, *archived: str) -> Table:
        """Return a table on which the second player is about to be asked about their archives."""
        t = table(side(), side(archives=list(archived)))
        t.game.choose("end-turn")
        t.finish_until(DecisionKind.ARCHIVES)
        return t

    @pytest.mark.rule("glossary/archives")
    def test_any_number_of_archived_cards_can_be_picked_up(self) -> None:
        t = self.before_archives("the-archivist", "punch", "fear")
        assert t.decision.keys() == ("yes", "some", "no")
        t.answer("some")
        assert set(t.offered()) == {"the-archivist", "punch", "fear"} and (t.decision.min, t.decision.max) == (0, 3)
        t.pick("punch")
        assert set(t.ids(1, "archives")) == {"the-archivist", "fear"} and "punch" in t.ids(1, "hand")

    @pytest.mark.rule("glossary/archives")
    def test_all_can_still_be_picked_up_and_without_it_only_all(self) -> None:
        t = self.before_archives("the-archivist", "punch")
        t.answer("yes")
        assert t.ids(1, "archives") == []
        assert self.before_archives("punch", "fear").decision.keys() == ("yes", "no")

    @pytest.mark.rule("glossary/archives")
    def test_both_players_see_that_it_is_archived_but_not_that_it_is_put_there(self) -> None:
        for deed, seen in ((archive(a(CARD, in_=hand())), True), (put(a(CARD, in_=hand()), ARCHIVES), False)):
            ada = side(hand=["the-archivist"], artifacts=["cannon"])
            t = table(ada, side(), card("cannon", action(deed)), house=House.BROBNAR)
            t.do("action", "cannon")
            t.pick("the-archivist")
            assert t.ids(0, "archives") == ["the-archivist"]
            assert [e.revealed for e in t.events(CardMoved)] == [seen]
            for viewer in PLAYERS:
                seat = t.game.view(viewer).seats[0]
                assert [card.id for card in seat.archives_faceup] == ["the-archivist"] * seen
                assert [card.id for card in seat.pile(Zone.ARCHIVES).faceup] == ["the-archivist"] * seen
                assert (seat.archives is None) == (viewer == 1) and seat.archives_count == 1

    @pytest.mark.rule("glossary/archives", "glossary/out-of-play-zones")
    def test_faceup_it_is_known_until_it_is_taken_up_and_other_archived_cards_are_not(self) -> None:
        t = table(side(), side(archives=[spec("the-archivist", face_up=True), "punch"]))
        taken = Table(Game.from_scenario(scenario_of(t.game.checkpoint), library=library()))
        for now in (t, taken):
            ((archivist,), none) = (now.game.view(0).seats[1].archives_faceup, now.game.view(0).seats[1].archives)
            assert (archivist.id, archivist.face_up, none) == ("the-archivist", True, None)
        t.game.choose("end-turn")
        t.finish_until(DecisionKind.ARCHIVES)
        t.answer("yes")
        moved = [e.seen_by(PLAYERS[0]) for e in t.events(CardMoved)]
        assert [e.card == t.number("the-archivist") for e in moved] == [e.card != 0 for e in moved]
        assert sorted(e.card != 0 for e in moved) == [False, True]
        assert t.game.view(0).seats[1].archives_faceup == () and not t.card("the-archivist").face_up


class TestItsComing:
    test = cases("""
        either half is found in the deck or in the discard pile
            rule: glossary/gigantic
            in: logos
            ada: hand it-s-coming; deck troll ultra-gravitron; discard krump deusillus2
            play it-s-coming, offers 0-1 of: ultra-gravitron deusillus2, pick deusillus2
            -> it-s-coming: hand > discard, ada amber: 0 > 1, deusillus2: discard > hand
        one need not find any
            in: logos
            ada: hand it-s-coming; deck troll ultra-gravitron2
            play it-s-coming, answer done
            -> it-s-coming: hand > discard, ada amber: 0 > 1
    """)

    def test_the_half_is_shown_and_the_deck_shuffled(self) -> None:
        ada = side(hand=["it-s-coming"], deck=["troll", "ultra-gravitron"])
        t = table(ada, side(), house=HERE)
        t.do("play", "it-s-coming")
        t.pick("ultra-gravitron")
        assert t.zone("ultra-gravitron") == "hand"
        assert [e.cards for e in t.events(CardsRevealed)] == [(t.number("ultra-gravitron"),)]
        assert len(t.events(Shuffled)) == 1


class TestDinoBot:
    test = cases("""
        exalted as it is played, it deals 3 damage to a creature
            rule: glossary/exalt
            in: logos
            ada: hand dino-bot
            bo: line troll krump
            creature dino-bot, answer yes, offers dino-bot troll krump, pick troll
            -> dino-bot: hand > battleline, dino-bot exhausted, dino-bot amber: 0 > 1, troll damage: 0 > 3
        it need not be exalted
            in: logos
            ada: hand dino-bot
            bo: line troll
            creature dino-bot, answer no
            -> dino-bot: hand > battleline, dino-bot exhausted
        a card discarded from your hand is a card drawn
            in: logos
            ada: line dino-bot; hand fear troll; deck krump bumpsy
            reap dino-bot, pick fear
            -> ada amber: 0 > 1, dino-bot exhausted, fear: hand > discard, krump: deck > hand
        with an empty hand nothing is drawn
            rule: glossary/if-you-do-and-in-order-to
            in: logos
            ada: line dino-bot; deck krump
            reap dino-bot
            -> ada amber: 0 > 1, dino-bot exhausted
    """)


class TestLycoBot:
    test = cases("""
        a card discarded from your hand is a card drawn
            in: logos
            ada: line lyco-bot; hand fear troll; deck krump bumpsy
            reap lyco-bot, pick fear
            -> ada amber: 0 > 1, lyco-bot exhausted, fear: hand > discard, krump: deck > hand
        with an empty hand nothing is drawn
            rule: glossary/if-you-do-and-in-order-to
            in: logos
            ada: line lyco-bot; deck krump
            reap lyco-bot
            -> ada amber: 0 > 1, lyco-bot exhausted
    """)


class TestOddClawde:
    test = cases("""
        it steals 1 Æmber from an odd amount
            in: logos
            ada: line odd-clawde; amber 2
            bo: amber 3
            action odd-clawde
            -> odd-clawde exhausted, ada amber: 2 > 3, bo amber: 3 > 2
        it steals nothing from an even amount
            in: logos
            ada: line odd-clawde; amber 1
            bo: amber 4
            action odd-clawde
            -> odd-clawde exhausted
    """)


class TestSacroBot:
    test = cases(
        """
        a card discarded from your hand is a card drawn
            in: logos
            ada: line sacro-bot; hand fear troll; deck krump bumpsy
            reap sacro-bot, offers fear troll, pick fear
            -> ada amber: 0 > 1, sacro-bot exhausted, fear: hand > discard, krump: deck > hand
        without a card in hand none is drawn
            in: logos
            ada: line sacro-bot; deck krump
            reap sacro-bot
            -> ada amber: 0 > 1, sacro-bot exhausted
        """
    )


class TestUmbraBot:
    test = cases("""
        a card discarded from your hand is a card drawn
            in: logos
            ada: line umbra-bot; hand fear troll; deck krump bumpsy
            reap umbra-bot, pick fear
            -> ada amber: 0 > 1, umbra-bot exhausted, fear: hand > discard, krump: deck > hand
        with an empty hand nothing is drawn
            rule: glossary/if-you-do-and-in-order-to
            in: logos
            ada: line umbra-bot; deck krump
            reap umbra-bot
            -> ada amber: 0 > 1, umbra-bot exhausted
    """)


class TestXenoBot:
    test = cases("""
        of the top 3 cards one comes into your hand and one goes to the bottom of the deck
            in: logos
            ada: line xeno-bot; deck troll krump bumpsy urchin fear
            bo: line dust-pixie
            fight xeno-bot dust-pixie, offers troll krump bumpsy, pick krump, offers troll bumpsy, pick troll
            -> xeno-bot exhausted, xeno-bot damage: 0 > 1, dust-pixie: battleline > discard, krump: deck > hand
            -> ada deck: bumpsy urchin fear troll
        the last card of the deck comes into your hand
            in: logos
            ada: line xeno-bot; deck troll
            bo: line dust-pixie
            fight xeno-bot dust-pixie, pick troll
            -> xeno-bot exhausted, xeno-bot damage: 0 > 1, dust-pixie: battleline > discard, troll: deck > hand
        a card discarded from your hand is a card drawn
            in: logos
            ada: line xeno-bot; hand fear troll; deck krump bumpsy
            reap xeno-bot, pick fear
            -> ada amber: 0 > 1, xeno-bot exhausted, fear: hand > discard, krump: deck > hand
        with an empty hand nothing is drawn
            rule: glossary/if-you-do-and-in-order-to
            in: logos
            ada: line xeno-bot; deck krump
            reap xeno-bot
            -> ada amber: 0 > 1, xeno-bot exhausted
    """)


class TestUltraGravitron:
    test = cases(
        """
        played, it archives the top 5 cards of your deck
            in: logos
            ada: hand ultra-gravitron ultra-gravitron2; deck troll krump bumpsy urchin fear anger
            creature ultra-gravitron
            -> ultra-gravitron: hand > battleline, ultra-gravitron exhausted, ultra-gravitron2: hand > joined,
            -> troll: deck > archives, krump: deck > archives, bumpsy: deck > archives, urchin: deck > archives,
            -> fear: deck > archives
        a card of your archives purges a creature and gives you its icons
            in: logos
            ada: line ultra-gravitron; archives fear troll
            bo: line dust-pixie krump; archives punch
            reap ultra-gravitron, offers troll fear, pick fear, offers ultra-gravitron dust-pixie krump, pick dust-pixie
            -> ultra-gravitron exhausted, fear: archives > discard, dust-pixie: battleline > purged, ada amber: 0 > 3
        after a fight, too
            in: logos
            ada: line ultra-gravitron; archives fear
            bo: line dust-pixie krump
            fight ultra-gravitron dust-pixie, pick fear, pick krump
            -> ultra-gravitron exhausted, fear: archives > discard, dust-pixie: battleline > discard,
            -> krump: battleline > purged, ultra-gravitron armor used: 0 > 1
        without a card to discard nothing is purged
            in: logos
            ada: line ultra-gravitron
            bo: line dust-pixie
            reap ultra-gravitron
            -> ultra-gravitron exhausted, ada amber: 0 > 1
        """
    )

    def test_its_halves_alone_are_not_played(self) -> None:
        for half, other in (("ultra-gravitron", "ultra-gravitron2"), ("ultra-gravitron2", "ultra-gravitron")):
            t = table(side(hand=[half], discard=[other]), side(), house=HERE)
            assert t.reasons(f"play:{t.handle(half)}") == ["glossary/gigantic"]
