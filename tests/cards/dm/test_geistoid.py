"""Draconian Measures, Geistoid: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardsRevealed
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

HERE = House.GEISTOID
NINE = " ".join(["fear"] * 9)
TEN = f"{NINE} fear"


class TestGhostTown:
    test = cases(f"""
        haunted, you archive a card
            rule: glossary/haunted glossary/archives
            in: geistoid
            ada: artifacts ghost-town; hand troll krump; discard {TEN}
            action ghost-town, offers troll krump, pick krump
            -> ghost-town exhausted, krump: hand > archives
        otherwise you discard one
            rule: glossary/haunted
            in: geistoid
            ada: artifacts ghost-town; hand troll anger; discard {NINE}
            bo: hand bumpsy; discard {TEN}
            action ghost-town, offers troll anger, pick troll
            -> ghost-town exhausted, troll: hand > discard
        or nothing where you have none
            in: geistoid
            ada: artifacts ghost-town
            bo: hand bumpsy
            action ghost-town
            -> ghost-town exhausted
    """)


class TestGigantor:
    test = cases("""
        after it reaps you purge up to 3 cards from one discard pile and draw as many
            rule: glossary/gigantic glossary/purge glossary/for-each
            in: geistoid
            ada: line gigantor; discard fear punch; deck anger warsong dust-imp
            bo: discard troll krump bumpsy silvertooth; hand urchin
            reap gigantor, answer mode:1, offers 0-3 of: silvertooth bumpsy krump troll, pick troll krump bumpsy
            -> gigantor exhausted, ada amber: 0 > 1, troll: discard > purged, krump: discard > purged,
            -> bumpsy: discard > purged, anger: deck > hand, warsong: deck > hand, dust-imp: deck > hand
        fewer, too, from your own
            in: geistoid
            ada: line gigantor; discard fear punch; deck anger warsong
            bo: discard troll krump
            reap gigantor, answer mode:0, offers 0-2 of: punch fear, pick fear
            -> gigantor exhausted, ada amber: 0 > 1, fear: discard > purged, anger: deck > hand
        or none
            in: geistoid
            ada: line gigantor; discard fear punch; deck anger warsong
            bo: discard troll krump
            reap gigantor, answer mode:1, answer done
            -> gigantor exhausted, ada amber: 0 > 1
        after a fight, too
            in: geistoid
            ada: line gigantor; deck anger warsong
            bo: line silvertooth
            fight gigantor silvertooth, pick silvertooth
            -> gigantor exhausted, gigantor damage: 0 > 2, silvertooth: battleline > purged, anger: deck > hand
    """)

    def test_it_is_a_creature_of_two_halves(self) -> None:
        t = table(side(hand=["gigantor", "gigantor2"]), house=HERE)
        t.creature("gigantor")
        assert (t.line(0), t.zone("gigantor2"), t.card("gigantor").power) == (["gigantor"], "joined", 8)


class TestHolographicBanshee:
    test = cases("""
        each friendly Geistoid creature is versatile
            rule: glossary/versatile
            in: brobnar
            ada: line recyclops holographic-banshee
            reap recyclops, reap holographic-banshee
            -> recyclops exhausted, holographic-banshee exhausted, ada amber: 0 > 2
    """)

    @pytest.mark.rule("glossary/versatile")
    def test_others_are_not(self) -> None:
        ada = side(battleline=["holographic-banshee", "urchin"])
        t = table(ada, house=House.BROBNAR)
        assert (t.can("reap", "holographic-banshee"), t.can("reap", "urchin")) == (True, False)

    def test_nor_are_enemy_creatures(self) -> None:
        t = table(side(battleline=["recyclops"]), side(battleline=["holographic-banshee"]), house=House.BROBNAR)
        assert not t.can("reap", "recyclops")


class TestPhantasmCloak:
    test = cases(f"""
        after its creature reaps you gain 2 if you are haunted
            rule: glossary/haunted
            in: geistoid
            ada: line wraith-construct(upgrades=phantasm-cloak) spikey-goeff; discard {TEN}
            reap wraith-construct, reap spikey-goeff
            -> wraith-construct exhausted, spikey-goeff exhausted, ada amber: 0 > 4
        not if you are not
            in: geistoid
            ada: line wraith-construct(upgrades=phantasm-cloak); discard {NINE}
            bo: discard {TEN}
            reap wraith-construct
            -> wraith-construct exhausted, ada amber: 0 > 1
        nor after it fights
            in: geistoid
            ada: line wraith-construct(upgrades=phantasm-cloak); discard {TEN}
            bo: line dust-pixie
            fight wraith-construct dust-pixie
            -> wraith-construct exhausted, wraith-construct damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestTrashHeap:
    def played(self) -> Table:
        """Return the table after it was played."""
        ada = side(
            hand=["trash-heap", "troll", "fear"], battleline=["urchin"], artifacts=["city-gates"], deck=["warsong"] * 7
        )
        bo = side(hand=["krump", "punch", "bumpsy", "anger"], battleline=["silvertooth"], deck=["warsong"] * 7)
        t = table(ada, bo, house=HERE)
        t.do("play", "trash-heap")
        t.finish()
        t.expect_main_step()
        return t

    @pytest.mark.rule("turn/step-5-draw-cards")
    def test_all_creatures_in_play_and_in_hands_go_and_both_hands_are_refilled(self) -> None:
        t = self.played()
        assert (t.line(0), t.line(1), t.ids(0, "artifacts")) == ([], [], ["city-gates"])
        assert (sorted(t.ids(0, "discard")), sorted(t.ids(1, "discard"))) == (
            ["trash-heap", "troll", "urchin"], ["bumpsy", "krump", "silvertooth"]
        )  # fmt: skip
        assert (t.ids(0, "hand"), t.ids(1, "hand")) == (
            ["fear", *["warsong"] * 5],
            ["punch", "anger", *["warsong"] * 4],
        )

    @pytest.mark.rule("glossary/scrap", "glossary/this-way")
    def test_a_creature_that_is_drawn_meanwhile_was_not_revealed_and_stays(self) -> None:
        ada = side(hand=["trash-heap", "brillix-ponder", "krump"], deck=["troll", *["fear"] * 7])
        t = table(ada, side(hand=["brillix-ponder"], deck=["troll", *["fear"] * 7]), house=HERE)
        t.do("play", "trash-heap")
        t.finish()
        assert sorted(t.ids(0, "discard")) == ["brillix-ponder", "krump", "trash-heap"]
        assert (t.ids(0, "hand"), t.ids(1, "hand")) == (["troll", *["fear"] * 5], ["troll", *["fear"] * 5])

    def test_both_hands_are_revealed(self) -> None:
        t = self.played()
        revealed = [e for e in t.game.events if isinstance(e, CardsRevealed)]
        assert sorted(len(e.cards) for e in revealed) == [2, 4]


class TestVarghastsVengeance:
    def named(self, name: str) -> Table:
        """Return the table after that card was named."""
        ada = side(artifacts=["varghast-s-vengeance"], hand=[spec("punch", house=HERE)], battleline=[spec("recyclops")])
        bo = side(hand=["punch", "warsong"], battleline=["troll", "krump"], artifacts=[spec("gauntlet-of-command")])
        t = table(ada, bo, house=HERE)
        t.do("omni", "varghast-s-vengeance")
        assert t.decision.player == 0
        t.answer(f"name:{name}")
        t.expect_main_step()
        return t

    def test_a_named_card_cannot_be_played_by_either_player(self) -> None:
        t = self.named("punch")
        assert not t.can("play", "punch")
        t.end_turn()
        assert (t.can("play", "punch", 1), t.can("play", "warsong")) == (False, True)
        assert t.can("reap", "troll") and t.can("action", "gauntlet-of-command")

    def test_nor_used(self) -> None:
        t = self.named("troll")
        t.end_turn()
        assert (t.can("reap", "troll"), t.can("fight", "troll"), t.can("reap", "krump")) == (False, False, True)

    def test_nor_used_by_yourself(self) -> None:
        assert not self.named("recyclops").can("reap", "recyclops")

    def test_an_artifact_cannot_be_used_either(self) -> None:
        t = self.named("gauntlet-of-command")
        t.end_turn()
        assert not t.can("action", "gauntlet-of-command")

    @pytest.mark.rule("glossary/chains")
    def test_you_gain_2_chains(self) -> None:
        t = self.named("punch")
        assert [p.chains for p in t.game.state.players] == [2, 0]

    def test_at_the_start_of_your_next_turn_it_ends(self) -> None:
        ada = side(artifacts=["varghast-s-vengeance"], hand=["warsong"], battleline=["troll"])
        t = table(ada, side(battleline=["krump"]), house=House.BROBNAR)
        t.do("omni", "varghast-s-vengeance")
        t.answer("name:warsong")
        assert not t.can("play", "warsong")
        t.end_turn()
        t.end_turn()
        assert t.can("play", "warsong")

    test = cases("""
        scrapped, it purges a card from the opponent's discard pile, and the others are shuffled into their deck
            rule: glossary/scrap glossary/shuffle
            in: geistoid
            ada: hand varghast-s-vengeance; discard fear
            bo: discard troll krump punch
            discard varghast-s-vengeance, offers punch krump troll, pick krump
            -> varghast-s-vengeance: hand > discard, krump: discard > purged, troll: discard > deck,
            -> punch: discard > deck
        of an empty pile nothing is
            in: geistoid
            ada: hand varghast-s-vengeance; discard fear
            discard varghast-s-vengeance
            -> varghast-s-vengeance: hand > discard
    """)


class TestApoptosis:
    test = cases("""
        for a card of your discard pile a friendly creature captures 2
            rule: glossary/purge glossary/capture
            in: geistoid
            ada: hand apoptosis; discard fear punch; line troll krump
            bo: discard anger; line bumpsy; amber 3
            play apoptosis, offers punch fear, pick fear, offers troll krump, pick krump
            -> apoptosis: hand > discard, ada amber: 0 > 1, fear: discard > purged, krump amber: 0 > 2,
            -> bo amber: 3 > 1
        without a card there nothing is captured
            rule: glossary/if-you-do-and-in-order-to
            in: geistoid
            ada: hand apoptosis; line troll krump
            bo: discard anger; amber 3
            play apoptosis
            -> apoptosis: hand > discard, ada amber: 0 > 1
    """)


class TestDammater:
    test = cases("""
        you draw 3 cards, discard 2 and archive 1
            rule: glossary/archives
            in: geistoid
            ada: hand dammater fear; deck punch anger warsong troll; line silvertooth
            bo: hand krump; deck bumpsy
            creature dammater, offers 2-2 of: fear punch anger warsong, pick fear warsong, offers punch anger,
            pick anger
            -> dammater: hand > battleline, dammater exhausted, punch: deck > hand, anger: deck > archives,
            -> warsong: deck > discard, fear: hand > discard
        with 2 cards none is left to archive
            rule: glossary/resolve-as-much-as-you-can
            in: geistoid
            ada: hand dammater fear; deck punch
            creature dammater, finish
            -> dammater: hand > battleline, dammater exhausted, punch: deck > discard, fear: hand > discard
    """)


class TestOutOfIdeas:
    test = cases("""
        it goes into its owner's deck with the top card of your discard pile
            rule: glossary/shuffle
            in: geistoid
            ada: hand out-of-ideas; discard fear punch; deck troll
            bo: discard krump; deck bumpsy
            play out-of-ideas
            -> out-of-ideas: hand > deck, ada amber: 0 > 1, punch: discard > deck
        alone where that is empty
            rule: glossary/resolve-as-much-as-you-can
            in: geistoid
            ada: hand out-of-ideas; deck troll
            bo: discard krump; deck bumpsy
            play out-of-ideas
            -> out-of-ideas: hand > deck, ada amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/control-and-ownership", "glossary/movement-between-zones")
    def test_the_decks_are_those_of_their_owners(self) -> None:
        ada = side(hand=["lateral-shift"], discard=["fear"], deck=["troll"])
        t = table(ada, side(hand=["out-of-ideas"], deck=["bumpsy"]), house=House.BROBNAR)
        t.do("play", "lateral-shift")
        t.finish()
        assert [sorted(t.ids(player, "deck")) for player in (0, 1)] == [["fear", "troll"], ["bumpsy", "out-of-ideas"]]


class TestParanormalPalisade:
    @pytest.mark.rule("glossary/armor")
    @pytest.mark.parametrize(("ready", "armor"), [(False, 4), (True, 0)])
    def test_exhausted_it_has_4_armor_more(self, ready: bool, armor: int) -> None:
        t = table(side(battleline=["recyclops", spec("paranormal-palisade", ready=ready)]), house=HERE)
        assert (t.card("paranormal-palisade").armor, t.card("recyclops").armor) == (armor, 0)

    @pytest.mark.rule("glossary/taunt")
    @pytest.mark.parametrize(
        ("ready", "targets"),
        [(False, ["paranormal-palisade", "bumpsy"]), (True, ["silvertooth", "paranormal-palisade", "krump", "bumpsy"])],
    )
    def test_exhausted_it_has_taunt(self, ready: bool, targets: list[str]) -> None:
        bo = side(battleline=["silvertooth", spec("paranormal-palisade", ready=ready), "krump", "bumpsy"])
        t = table(side(battleline=["troll"]), bo, house=House.BROBNAR)
        t.do("fight", "troll")
        assert t.offered() == targets


class TestTechnoShade:
    test = cases("""
        after it reaps the opponent shuffles a card of their hand into their deck
            rule: glossary/shuffle
            in: geistoid
            ada: line techno-shade; hand troll; deck fear
            bo: hand krump; deck punch
            reap techno-shade
            -> techno-shade exhausted, ada amber: 0 > 1, krump: hand > deck
        after a fight, too
            in: geistoid
            ada: line techno-shade; hand troll
            bo: hand punch; line silvertooth
            fight techno-shade silvertooth
            -> techno-shade exhausted, techno-shade armor used: 0 > 1, techno-shade damage: 0 > 1,
            -> silvertooth: battleline > discard, punch: hand > deck
        with no card in hand nothing happens
            in: geistoid
            ada: line techno-shade; hand troll
            bo: deck punch
            reap techno-shade
            -> techno-shade exhausted, ada amber: 0 > 1
    """)

    def test_of_several_it_is_one_and_nobody_chooses(self) -> None:
        t = table(side(battleline=["techno-shade"]), side(hand=["troll", "krump", "bumpsy"]), house=HERE)
        t.do("reap", "techno-shade")
        t.expect_main_step()
        assert (len(t.ids(1, "hand")), len(t.ids(1, "deck"))) == (2, 1)


class TestFadingApparition:
    test = cases("""
        while it is exhausted what you reap may come from a friendly creature
            rule: glossary/replacement-effects glossary/reap
            in: brobnar
            ada: line fading-apparition(exhausted amber=1) krump(amber=2) troll urchin(amber=1)
            ada: artifacts cannon(amber=1)
            bo: line valdr(amber=3)
            reap troll, offers 0-1 of: fading-apparition krump urchin, pick krump
            -> troll exhausted, ada amber: 0 > 1, krump amber: 2 > 1
        or from the common supply
            rule: glossary/may
            in: brobnar
            ada: line fading-apparition(exhausted) krump(amber=2) troll
            reap troll, answer done
            -> troll exhausted, ada amber: 0 > 1
        as it reaps itself it is exhausted
            rule: glossary/exhaust-exhausted
            in: geistoid
            ada: line fading-apparition krump(amber=2)
            reap fading-apparition, pick krump
            -> fading-apparition exhausted, ada amber: 0 > 1, krump amber: 2 > 1
        ready it does nothing
            in: brobnar
            ada: line fading-apparition krump(amber=2) troll
            reap troll
            -> troll exhausted, ada amber: 0 > 1
        the creature that reaps may give its own
            in: brobnar
            ada: line fading-apparition(exhausted) krump(amber=2)
            reap krump, pick krump
            -> krump exhausted, ada amber: 0 > 1, krump amber: 2 > 1
        without Æmber on a friendly creature nothing is asked
            in: brobnar
            ada: line fading-apparition(exhausted) krump troll
            bo: line valdr(amber=3)
            reap troll
            -> troll exhausted, ada amber: 0 > 1
        two of them ask once
            in: brobnar
            ada: line fading-apparition(exhausted) fading-apparition(exhausted) krump(amber=2) troll
            reap troll, answer done
            -> troll exhausted, ada amber: 0 > 1
        nor does it help the opponent
            in: brobnar
            ada: line troll krump(amber=1)
            bo: line fading-apparition(exhausted) valdr(amber=3)
            reap troll
            -> troll exhausted, ada amber: 0 > 1
        what is gained otherwise comes from the supply
            in: brobnar
            ada: line fading-apparition(exhausted) krump(amber=2); hand hidden-stash(house=brobnar) urchin
            play hidden-stash, finish
            -> hidden-stash: hand > discard, ada amber: 0 > 1, urchin: hand > archives
    """)


class TestHammerSmythe:
    test = cases("""
        a creature that its 2 damage destroys gives two +1 power counters to a friendly one
            in: geistoid
            ada: line hammer-smythe troll
            bo: line silvertooth niffle-ape
            reap hammer-smythe, offers hammer-smythe troll silvertooth niffle-ape, pick silvertooth
            offers hammer-smythe troll, pick troll
            -> hammer-smythe exhausted, ada amber: 0 > 1, silvertooth: battleline > discard,
            -> troll power counters: 0 > 2
        one that survives it gives none
            in: geistoid
            ada: line hammer-smythe troll
            bo: line niffle-ape
            reap hammer-smythe, pick niffle-ape
            -> hammer-smythe exhausted, ada amber: 0 > 1, niffle-ape damage: 0 > 2
        not after it fights
            in: geistoid
            ada: line hammer-smythe
            bo: line dust-pixie silvertooth
            fight hammer-smythe dust-pixie
            -> hammer-smythe exhausted, hammer-smythe damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestHauntingMeasures:
    test = cases("""
        of the 6 cards you discard you may take one that is not Geistoid
            in: geistoid
            ada: hand haunting-measures; deck recyclops troll fear punch anger warsong krump; discard bumpsy
            bo: deck urchin; discard silvertooth
            play haunting-measures, answer yes, offers troll fear punch anger warsong, pick fear
            -> haunting-measures: hand > discard, ada amber: 0 > 1, recyclops: deck > discard, troll: deck > discard,
            -> fear: deck > hand, punch: deck > discard, anger: deck > discard, warsong: deck > discard
        you may leave it there
            in: geistoid
            ada: hand haunting-measures; deck recyclops troll
            play haunting-measures, answer no
            -> haunting-measures: hand > discard, ada amber: 0 > 1, recyclops: deck > discard, troll: deck > discard
        where all are Geistoid none is taken
            in: geistoid
            ada: hand haunting-measures; deck recyclops; discard bumpsy
            play haunting-measures
            -> haunting-measures: hand > discard, ada amber: 0 > 1, recyclops: deck > discard
    """)


class TestJankyJimmy:
    test = cases("""
        overwhelmed, it makes an enemy creature capture 1 from its own side
            rule: glossary/overwhelmed glossary/capture
            in: geistoid
            ada: line janky-jimmy; amber 2
            bo: line silvertooth troll krump; amber 3
            fight janky-jimmy silvertooth, offers troll krump, pick krump
            -> janky-jimmy exhausted, janky-jimmy armor used: 0 > 2, silvertooth: battleline > discard,
            -> krump amber: 0 > 1, bo amber: 3 > 2
        otherwise it captures 1 itself
            rule: glossary/overwhelmed
            in: geistoid
            ada: line janky-jimmy; amber 2
            bo: line silvertooth troll; amber 3
            fight janky-jimmy silvertooth
            -> janky-jimmy exhausted, janky-jimmy armor used: 0 > 2, silvertooth: battleline > discard,
            -> janky-jimmy amber: 0 > 1, bo amber: 3 > 2
        not after it reaps
            in: geistoid
            ada: line janky-jimmy
            bo: line troll; amber 3
            reap janky-jimmy
            -> janky-jimmy exhausted, ada amber: 0 > 1
    """)


class TestOlSwitcheroo:
    test = cases("""
        a friendly creature captures 1 and goes to the opponent
            rule: glossary/capture glossary/control-and-ownership
            in: geistoid
            ada: hand ol--switcheroo; line troll krump
            bo: line bumpsy; amber 2
            play ol--switcheroo, offers troll krump, pick krump, answer slot:0
            -> ol--switcheroo: hand > discard, krump amber: 0 > 1, bo amber: 2 > 1, krump controller: 0 > 1
            -> bo line: krump bumpsy
        it goes where there is nothing to capture, too
            rule: glossary/resolve-as-much-as-you-can
            in: geistoid
            ada: hand ol--switcheroo; line troll
            play ol--switcheroo, pick troll, answer slot:0
            -> ol--switcheroo: hand > discard, troll controller: 0 > 1
        without a friendly creature nothing happens
            in: geistoid
            ada: hand ol--switcheroo
            bo: line bumpsy; amber 2
            play ol--switcheroo
            -> ol--switcheroo: hand > discard
    """)


class TestRecyclops:
    test = cases("""
        for a card of your hand a creature gets two +1 power counters
            in: geistoid
            ada: line recyclops; hand fear punch
            bo: line troll; hand anger
            reap recyclops, offers fear punch, pick punch, offers recyclops troll, pick recyclops
            -> recyclops exhausted, ada amber: 0 > 1, punch: hand > discard, recyclops power counters: 0 > 2
        without a card none
            rule: glossary/if-you-do-and-in-order-to
            in: geistoid
            ada: line recyclops
            bo: line troll; hand anger
            reap recyclops
            -> recyclops exhausted, ada amber: 0 > 1
        not after it fights
            in: geistoid
            ada: line recyclops; hand fear
            bo: line dust-pixie
            fight recyclops dust-pixie
            -> recyclops exhausted, recyclops damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestReduceReuse:
    test = cases(f"""
        haunted, you deal 5 damage to a creature
            rule: glossary/haunted
            in: geistoid
            ada: hand reduce-reuse; line krump; discard {TEN}
            bo: line troll
            play reduce-reuse, offers krump troll, pick troll
            -> reduce-reuse: hand > discard, troll damage: 0 > 5
        otherwise a creature is returned to its owner's hand
            rule: glossary/haunted
            in: geistoid
            ada: hand reduce-reuse; line krump; artifacts city-gates; discard {NINE}
            bo: line troll; discard {TEN}
            play reduce-reuse, offers krump troll, pick troll
            -> reduce-reuse: hand > discard, troll: battleline > hand
        a friendly one, too
            in: geistoid
            ada: hand reduce-reuse; line krump
            bo: line troll
            play reduce-reuse, pick krump
            -> reduce-reuse: hand > discard, krump: battleline > hand
    """)


class TestSpikeyGoeff:
    test = cases("""
        while you are overwhelmed it has hazardous 2
            rule: glossary/overwhelmed glossary/hazardous-x
            in: brobnar
            ada: line troll krump
            bo: line spikey-goeff
            fight troll spikey-goeff
            -> troll exhausted, troll damage: 0 > 6, spikey-goeff: battleline > discard
        not with as many creatures as the opponent has
            rule: glossary/overwhelmed
            in: brobnar
            ada: line troll
            bo: line spikey-goeff
            fight troll spikey-goeff
            -> troll exhausted, troll damage: 0 > 4, spikey-goeff: battleline > discard
        nor have others
            in: brobnar
            ada: line troll krump bumpsy
            bo: line silvertooth urchin(exhausted) spikey-goeff
            fight troll silvertooth
            -> troll exhausted, troll damage: 0 > 2, silvertooth: battleline > discard
        scrapped, it deals 2 damage to a creature
            rule: glossary/scrap
            in: geistoid
            ada: hand spikey-goeff; line krump
            bo: line troll
            discard spikey-goeff, offers krump troll, pick troll
            -> spikey-goeff: hand > discard, troll damage: 0 > 2
    """)


class TestWraithConstruct:
    test = cases("""
        at the start of your turn you discard a card
            rule: glossary/turn-sequence
            in: brobnar
            ada: line troll
            bo: line wraith-construct; hand fear
            end turn
            -> fear: hand > discard
        not at the start of the opponent's
            in: brobnar
            ada: line wraith-construct; hand fear
            bo: line troll; hand punch
            end turn
    """)

    def test_you_choose_it_and_cannot_leave_it(self) -> None:
        t = table(side(battleline=["troll"]), side(battleline=["wraith-construct"], hand=["fear", "punch"]), house=HERE)
        t.game.choose("end-turn")
        t.offers("fear", "punch")
        t.pick("punch")
        assert t.zone("punch") == "discard"
