"""Mass Mutation, Logos: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from kfdesk.engine import House
from kfdesk.engine.terms import CardType, DecisionKind, Keyword
from tests.cards.lines import cases
from tests.tables import Table, side, table

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


class TestNovuDynamo:
    def at_the_start(self, **ada: list[str]) -> Table:
        """Return a table where Ada's turn with Novu Dynamo in play has begun."""
        t = table(side(), side(battleline=["novu-dynamo"], **ada), house=House.BROBNAR)
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
