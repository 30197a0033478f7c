"""Age of Ascension, Untamed: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.queries import power
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

HERE = House.UNTAMED
KEYS = ("red", "blue", "yellow")


class TestDharna:
    test = cases(
        """
        played it gains 1 for each damaged friendly creature
            in: untamed
            ada: hand dharna; line troll(damage=2) krump bumpsy(damage=1)
            bo: line zorg(damage=1)
            creature dharna
            -> dharna: hand > battleline, dharna exhausted, ada amber: 0 > 2
        reaping it heals 2 damage from a friendly creature
            in: untamed
            ada: line dharna troll(damage=3)
            bo: line krump(damage=3)
            reap dharna, offers dharna troll, pick troll
            -> ada amber: 0 > 1, dharna exhausted, troll damage: 3 > 1
        """
    )


class TestDuskwitch:
    test = cases(
        """
        your creatures enter play ready
            in: untamed
            ada: hand snufflegator; line duskwitch
            creature snufflegator
            -> snufflegator: hand > battleline
        those of the opponent do not
            in: untamed
            ada: hand snufflegator
            bo: line duskwitch
            creature snufflegator
            -> snufflegator: hand > battleline, snufflegator exhausted
        your artifacts do not
            in: untamed
            ada: hand shard-of-life; line duskwitch
            play shard-of-life
            -> shard-of-life: hand > artifacts, shard-of-life exhausted
        """
    )

    @pytest.mark.rule("card-faq/duskwitch-1")
    def test_a_creature_played_under_the_opponents_control_is_yours_as_it_enters(self) -> None:
        t = table(side(hand=["scowly-caper"], battleline=["duskwitch"]), side(), house=House.SHADOWS)
        t.do("play", "scowly-caper")
        t.finish()
        assert (t.line(0), t.line(1)) == (["duskwitch"], ["scowly-caper"])
        assert t.card("scowly-caper").ready

    @pytest.mark.rule("errata/duskwitch", "glossary/omega")
    def test_it_enters_ready_itself_and_ends_the_step(self) -> None:
        t = table(side(hand=["duskwitch", "dust-pixie"], deck=["fear"] * 9), side(), house=HERE)
        t.creature("duskwitch")
        assert (t.line(0), t.game.state.active) == (["duskwitch"], 1)
        assert t.ids(0, "hand") == ["dust-pixie"] + ["fear"] * 5


class TestFanghouse:
    test = cases(
        """
        attacking it deals 3 damage before the fight
            in: untamed
            ada: line fanghouse
            bo: line silvertooth
            fight fanghouse silvertooth
            -> fanghouse exhausted, silvertooth: battleline > discard
        attacked it deals 3 damage before the fight
            in: untamed
            ada: line snufflegator
            bo: line fanghouse
            fight snufflegator fanghouse
            -> snufflegator exhausted, snufflegator damage: 0 > 3, fanghouse: battleline > discard
        """
    )


class TestGlimmer:
    test = cases(
        """
        a card of your discard pile returns to your hand
            in: untamed
            ada: hand glimmer; discard troll fear
            bo: discard bumpsy
            creature glimmer, offers fear troll, pick fear
            -> glimmer: hand > battleline, glimmer exhausted, fear: discard > hand
        from an empty discard pile nothing returns
            in: untamed
            ada: hand glimmer
            bo: discard bumpsy
            creature glimmer
            -> glimmer: hand > battleline, glimmer exhausted
        """
    )

    @pytest.mark.rule("glossary/alpha")
    def test_it_can_only_be_played_first(self) -> None:
        t = table(side(hand=["glimmer", "dust-pixie"]), side(), house=HERE)
        assert t.can("play", "glimmer")
        t.creature("dust-pixie")
        assert not t.can("play", "glimmer")


class TestGrovekeeper:
    test = cases(
        """
        at the end of your turn each neighbor gets a power counter
            in: untamed
            ada: line troll krump grovekeeper bumpsy zorg
            end turn
            -> krump power counters: 0 > 1, bumpsy power counters: 0 > 1
        at the end of the opponent's turn they get none
            in: brobnar
            ada: line zorg
            bo: line krump grovekeeper
            end turn
        """
    )


class TestKnoxx:
    def power_in(self, *line: str) -> int:
        """Return the power of Knoxx in that battleline."""
        t = table(side(battleline=list(line)), side(battleline=["troll"]))
        return power(t.game.core, t.number("knoxx"))

    def test_it_gets_3_for_each_neighbor(self) -> None:
        assert self.power_in("knoxx") == 3
        assert self.power_in("krump", "bumpsy", "knoxx") == 6
        assert self.power_in("bumpsy", "knoxx", "krump", "bumpsy") == 9

    test = cases(
        """
        it loses power together with a neighbor
            in: brobnar
            ada: hand punch; line dust-imp knoxx(damage=5)
            play punch, pick dust-imp
            -> ada amber: 0 > 3, punch: hand > discard, dust-imp: battleline > discard, knoxx: battleline > discard
        """
    )


class TestMarmoSwarm:
    test = cases(
        """
        it gets 1 power for each amber in your pool
            in: untamed
            ada: line marmo-swarm; amber 3
            bo: line troll; amber 5
            fight marmo-swarm troll
            -> marmo-swarm: battleline > discard, troll damage: 0 > 5
        it dies with the amber that kept it alive
            in: shadows
            ada: hand urchin
            bo: line marmo-swarm(damage=2); amber 1
            creature urchin
            -> urchin: hand > battleline, urchin exhausted, ada amber: 0 > 1, bo amber: 1 > 0,
            -> marmo-swarm: battleline > discard
        """
    )


class TestPersistenceHunting:
    test = cases(
        """
        each enemy creature of the house is exhausted
            in: untamed
            ada: hand persistence-hunting; line troll
            bo: line krump zorg bumpsy; artifacts cannon
            play persistence-hunting, answer house:brobnar
            -> ada amber: 0 > 1, persistence-hunting: hand > discard, krump exhausted, bumpsy exhausted
        another house can be chosen
            in: untamed
            ada: hand persistence-hunting
            bo: line krump zorg bumpsy
            play persistence-hunting, answer house:mars
            -> ada amber: 0 > 1, persistence-hunting: hand > discard, zorg exhausted
        """
    )


class TestRustgnawer:
    test = cases(
        """
        it destroys an artifact and gains 1 for each of its amber icons
            in: untamed
            ada: line rustgnawer; artifacts cannon
            bo: line silvertooth; artifacts niffle-grounds
            fight rustgnawer silvertooth, offers cannon niffle-grounds, pick niffle-grounds
            -> rustgnawer exhausted, rustgnawer damage: 0 > 2, silvertooth: battleline > discard,
            -> niffle-grounds: artifacts > discard, ada amber: 0 > 1
        an artifact without amber icons pays nothing
            in: untamed
            ada: line rustgnawer
            bo: line silvertooth; artifacts cannon
            fight rustgnawer silvertooth, finish
            -> rustgnawer exhausted, rustgnawer damage: 0 > 2, silvertooth: battleline > discard,
            -> cannon: artifacts > discard
        dead after the fight it destroys nothing
            in: untamed
            ada: line rustgnawer
            bo: line troll; artifacts niffle-grounds
            fight rustgnawer troll
            -> rustgnawer: battleline > discard, troll damage: 0 > 4
        """
    )


class TestSoldiersToFlowers:
    test = cases(
        """
        untamed creatures of both discard piles are purged and their owners gain 1 for each
            in: untamed
            ada: hand soldiers-to-flowers; discard dust-pixie troll snufflegator key-charge
            bo: discard halacor krump
            play soldiers-to-flowers
            -> ada amber: 0 > 3, bo amber: 0 > 1, soldiers-to-flowers: hand > discard,
            -> dust-pixie: discard > purged, snufflegator: discard > purged, halacor: discard > purged
        without any nobody gains
            in: untamed
            ada: hand soldiers-to-flowers; discard troll; line halacor
            bo: hand halacor
            play soldiers-to-flowers
            -> ada amber: 0 > 1, soldiers-to-flowers: hand > discard
        """
    )


class TestSongOfSpring:
    test = cases(
        """
        untamed creatures of hand, discard pile and battleline are shuffled into the deck
            in: untamed
            ada: hand song-of-spring dust-pixie troll; discard snufflegator krump key-charge
            ada: line halacor bumpsy
            bo: line murmook; discard flaxia
            play song-of-spring, offers 0-1 of: dust-pixie, pick dust-pixie
            offers 0-1 of: snufflegator, pick snufflegator, offers 0-1 of: halacor, pick halacor
            -> ada amber: 0 > 1, song-of-spring: hand > discard, dust-pixie: hand > deck,
            -> snufflegator: discard > deck, halacor: battleline > deck
        any number of them is also none, or several of one place
            in: untamed
            ada: hand song-of-spring dust-pixie; discard snufflegator flaxia
            ada: line halacor
            play song-of-spring, answer done, pick snufflegator flaxia, answer done
            -> ada amber: 0 > 1, song-of-spring: hand > discard, snufflegator: discard > deck, flaxia: discard > deck
        """
    )

    def test_a_friendly_creature_of_the_opponent_goes_into_their_deck(self) -> None:
        t = table(side(hand=["song-of-spring"], battleline=[spec("dust-pixie", owner=1)]), side(), house=HERE)
        t.do("play", "song-of-spring")
        t.pick("dust-pixie")
        assert (t.ids(0, "deck"), t.ids(1, "deck")) == ([], ["dust-pixie"])


class TestTantadlin:
    test = cases(
        """
        it deals only 2 damage and discards an archived card of the opponent
            in: untamed
            ada: line tantadlin; archives fear
            bo: line troll; archives krump
            fight tantadlin troll
            -> tantadlin exhausted, tantadlin damage: 0 > 8, troll damage: 0 > 2, krump: archives > discard
        attacked it deals only 2 damage too and discards nothing
            in: brobnar
            ada: line troll; archives krump
            bo: line tantadlin
            fight troll tantadlin
            -> troll exhausted, troll damage: 0 > 2, tantadlin damage: 0 > 8
        """
    )

    def test_one_card_is_discarded_at_random(self) -> None:
        t = table(side(battleline=["tantadlin"]), side(battleline=["dust-imp"], archives=["krump"] * 3), house=HERE)
        t.fight("tantadlin", "dust-imp")
        assert len(t.ids(1, "archives")) == 2
        t.expect_main_step()


class TestTheyReEverywhere:
    test = cases(
        """
        enemy flank creatures are dealt 2 damage and the others 1
            in: untamed
            ada: hand they-re-everywhere; line halacor valdr halacor
            bo: line troll krump zorg bumpsy
            play they-re-everywhere
            -> ada amber: 0 > 1, they-re-everywhere: hand > discard, troll damage: 0 > 2, krump damage: 0 > 1,
            -> zorg damage: 0 > 1, bumpsy damage: 0 > 2
        all of it is dealt at once, so that no creature is on a flank too late or too early
            in: untamed
            ada: hand they-re-everywhere
            bo: line silvertooth krump zorg bumpsy
            play they-re-everywhere
            -> ada amber: 0 > 1, they-re-everywhere: hand > discard, silvertooth: battleline > discard,
            -> krump damage: 0 > 1, zorg damage: 0 > 1, bumpsy damage: 0 > 2
        """
    )


class TestAmberspineMongrel:
    test = cases(
        """
        its player gains 1 for each enemy creature that reaps
            in: brobnar
            ada: line bumpsy krump
            bo: line æmberspine-mongrel
            reap bumpsy, reap krump
            -> ada amber: 0 > 2, bo amber: 0 > 2, bumpsy exhausted, krump exhausted
        your own reaping gains nothing more
            in: untamed
            ada: line æmberspine-mongrel
            bo: line troll
            reap æmberspine-mongrel
            -> ada amber: 0 > 1, æmberspine-mongrel exhausted
        """
    )


class TestBumblebird:
    test = cases(
        """
        each other friendly untamed creature gets two power counters
            in: untamed
            ada: hand bumblebird; line dust-pixie troll snufflegator(power_counters=1)
            bo: line halacor
            creature bumblebird
            -> bumblebird: hand > battleline, bumblebird exhausted, dust-pixie power counters: 0 > 2,
            -> snufflegator power counters: 1 > 3
        """
    )


class TestCamouflage:
    def fighting(self, *line: str) -> Table:
        """Return a table where that battleline faces a camouflaged creature and another."""
        hidden = spec("zorg", upgrades=["camouflage"])
        return table(side(battleline=list(line)), side(battleline=[hidden, "urchin"]), house=House.BROBNAR)

    @pytest.mark.rule("glossary/flank")
    def test_flank_creatures_may_fight_it(self) -> None:
        t = self.fighting("troll", "krump", "bumpsy")
        t.do("fight", "bumpsy")
        t.offers("zorg", "urchin")

    def test_creatures_not_on_a_flank_may_fight_only_others(self) -> None:
        t = self.fighting("troll", "krump", "bumpsy")
        t.do("fight", "krump")
        t.offers("urchin")

    @pytest.mark.rule("glossary/restrictions")
    def test_a_creature_that_could_fight_nobody_else_cannot_fight(self) -> None:
        ada = side(battleline=["troll", "krump", "bumpsy"])
        t = table(ada, side(battleline=[spec("zorg", upgrades=["camouflage"])]), house=House.BROBNAR)
        assert t.can("fight", "troll") and not t.can("fight", "krump")

    def test_its_bearer_may_fight_anybody(self) -> None:
        line = ["troll", spec("krump", upgrades=["camouflage"]), "bumpsy"]
        t = table(side(battleline=line), side(battleline=["zorg"]), house=House.BROBNAR)
        t.fight("krump", "zorg")
        assert t.zone("krump") == "discard"


class TestNiffleGrounds:
    test = cases(
        """
        a creature loses elusive
            in: untamed
            ada: line snufflegator; artifacts niffle-grounds
            bo: line urchin bumpsy
            action niffle-grounds, offers snufflegator urchin bumpsy, pick urchin, fight snufflegator urchin
            -> niffle-grounds exhausted, snufflegator exhausted, urchin: battleline > discard
        a creature loses taunt
            in: untamed
            ada: line snufflegator; artifacts niffle-grounds
            bo: line champion-anaphiel silvertooth
            action niffle-grounds, pick champion-anaphiel, fight snufflegator silvertooth
            -> niffle-grounds exhausted, snufflegator exhausted, silvertooth: battleline > discard
        """
    )

    def test_it_has_the_keywords_again_in_the_next_turn(self) -> None:
        t = table(side(artifacts=["niffle-grounds"], battleline=["urchin"]), side(battleline=["troll"]), house=HERE)
        t.do("action", "niffle-grounds")
        t.pick("urchin")
        t.end_turn()
        t.fight("troll", "urchin")
        assert t.line(0) == ["urchin"]


class TestPanpacaAnga:
    def test_creatures_to_its_right_get_2_power(self) -> None:
        ada = side(battleline=["troll", "panpaca-anga", "krump", "bumpsy"])
        t = table(ada, side(battleline=["zorg", "silvertooth", "dodger", "smaaash"]))
        powers = [power(t.game.core, t.number(c)) for c in ("troll", "panpaca-anga", "krump", "bumpsy", "smaaash")]
        assert powers == [8, 5, 8, 7, 5]


class TestPanpacaJaga:
    test = cases(
        """
        creatures to its left have skirmish
            in: brobnar
            ada: line troll krump panpaca-jaga bumpsy
            bo: line zorg
            fight troll zorg
            -> troll exhausted, zorg: battleline > discard
        those to its right have not
            in: brobnar
            ada: line troll panpaca-jaga bumpsy
            bo: line zorg
            fight bumpsy zorg
            -> bumpsy: battleline > discard, zorg damage: 0 > 5
        """
    )


class TestWayOfThePorcupine:
    test = cases(
        """
        the creature has hazardous 3
            in: brobnar
            ada: line troll
            bo: line batdrone(upgrades=way-of-the-porcupine) bumpsy
            fight troll batdrone
            -> troll exhausted, troll damage: 0 > 5, batdrone: battleline > discard,
            -> way-of-the-porcupine: upgrade > discard
        it hurts nobody who attacks a neighbor
            in: brobnar
            ada: line troll
            bo: line krump(upgrades=way-of-the-porcupine) bumpsy
            fight troll bumpsy
            -> troll exhausted, troll damage: 0 > 5, bumpsy: battleline > discard
        """
    )


class TestEarthbind:
    def bound(self, **fields: object) -> Table:
        """Return a table where Ada's Troll is earthbound."""
        bearer = spec("troll", upgrades=["earthbind"])
        return table(side(battleline=[bearer, "krump"], **fields), side(battleline=["zorg"]), house=House.BROBNAR)

    @pytest.mark.rule("glossary/restrictions")
    def test_its_bearer_cannot_be_used_before_its_controller_discards(self) -> None:
        t = self.bound(hand=["bumpsy"])
        assert not t.can("reap", "troll") and not t.can("fight", "troll") and t.can("reap", "krump")
        t.do("discard", "bumpsy")
        assert t.can("reap", "troll") and t.can("fight", "troll")

    @pytest.mark.rule("card-faq/earthbind-1", "glossary/discarding-cards")
    def test_a_card_discarded_from_the_deck_does_not_count(self) -> None:
        bound = spec("batdrone", upgrades=["earthbind"])
        ada = side(battleline=[bound], artifacts=["fetchdrones"], deck=["troll", "krump"])
        t = table(ada, side(), house=House.LOGOS)
        t.do("action", "fetchdrones")
        assert len(t.ids(0, "discard")) == 2 and not t.can("reap", "batdrone")

    def test_a_card_discarded_by_the_opponent_does_not_count(self) -> None:
        ada = side(hand=["perplexing-sophistry"], amber=3, battleline=[spec("urchin", upgrades=["earthbind"])])
        t = table(ada, side(hand=["fear"]), house=House.SHADOWS)
        t.do("play", "perplexing-sophistry")
        t.finish()
        assert t.ids(1, "hand") == [] and not t.can("reap", "urchin")


class TestGravidCycle:
    @pytest.mark.rule("glossary/omega")
    def test_a_card_of_your_discard_pile_returns_to_your_hand_and_the_step_ends(self) -> None:
        ada = side(hand=["gravid-cycle", "dust-pixie"], discard=["krump", "troll"], deck=["fear"] * 9)
        t = table(ada, side(discard=["bumpsy"]), house=HERE)
        t.do("play", "gravid-cycle")
        t.offers("troll", "krump")
        t.pick("krump")
        assert t.ids(0, "hand") == ["dust-pixie", "krump"] + ["fear"] * 4
        assert t.game.state.active == 1


class TestHeartOfTheForest:
    def keys(self, mine: int, theirs: int, *, heart: int = 0) -> int:
        """Return how many keys the opponent has after the beginning of their turn."""
        ada, bo = ({"artifacts": ["heart-of-the-forest"]} if heart == n else {} for n in (0, 1))
        t = table(side(keys=KEYS[:mine], **ada), side(keys=KEYS[:theirs], amber=6, **bo))
        t.end_turn()
        return len(t.game.state.players[1].keys)

    @pytest.mark.rule("glossary/restrictions")
    def test_a_player_ahead_cannot_forge(self) -> None:
        assert self.keys(0, 1) == 1
        assert self.keys(1, 2) == 2

    def test_neither_can_its_own_player(self) -> None:
        assert self.keys(0, 1, heart=1) == 1

    def test_a_player_who_is_not_ahead_forges(self) -> None:
        assert self.keys(0, 0) == 1
        assert self.keys(1, 1, heart=1) == 2
        assert self.keys(2, 1) == 2
        assert self.keys(2, 1, heart=1) == 2
        assert self.keys(0, 1, heart=2) == 2  # nobody has the artifact


class TestPosPixies:
    test = cases(
        """
        stolen amber comes from the common supply
            in: shadows
            ada: hand urchin
            bo: line po-s-pixies; amber 3
            creature urchin
            -> urchin: hand > battleline, urchin exhausted, ada amber: 0 > 1
        amber from the common supply is stolen all the same
            rule: glossary/steal glossary/replacement-effects
            in: shadows
            ada: hand urchin
            bo: line po-s-pixies molephin; amber 3
            creature urchin
            -> urchin: hand > discard, ada amber: 0 > 1
        of two of them either takes the place of the same theft, so that nobody is asked which
            rule: glossary/replacement-effects
            in: shadows
            ada: hand urchin
            bo: line po-s-pixies po-s-pixies; amber 3
            creature urchin
            -> urchin: hand > battleline, urchin exhausted, ada amber: 0 > 1
        captured amber comes from the common supply
            in: dis
            ada: hand charette
            bo: line po-s-pixies; amber 5
            creature charette
            -> charette: hand > battleline, charette exhausted, charette amber: 0 > 3
        nothing is stolen out of an empty pool
            in: shadows
            ada: hand urchin
            bo: line po-s-pixies
            creature urchin
            -> urchin: hand > battleline, urchin exhausted
        amber that your own creature captures from your pool is kept too
            in: mars
            ada: hand hypnotic-command; line zorg
            bo: line po-s-pixies troll; amber 3
            play hypnotic-command, pick troll
            -> hypnotic-command: hand > discard, troll amber: 0 > 1
        what you steal comes from the pool of the opponent
            in: shadows
            ada: hand urchin; line po-s-pixies; amber 1
            bo: amber 3
            creature urchin
            -> urchin: hand > battleline, urchin exhausted, ada amber: 1 > 2, bo amber: 3 > 2
        what is taken from the pool of the opponent comes from there
            in: mars
            ada: hand hypnotic-command; line zorg po-s-pixies
            bo: line troll; amber 3
            play hypnotic-command, pick troll
            -> hypnotic-command: hand > discard, troll amber: 0 > 1, bo amber: 3 > 2
        """
    )


class TestPunctuatedEquilibrium:
    def played(self, *first: str, **fields: object) -> Table:
        """Return a table where it was played with cards in both hands."""
        ada = side(hand=["punctuated-equilibrium", "troll", "krump"], deck=["fear"] * 9, **fields)
        t = table(ada, side(hand=["zorg"], deck=["bumpsy"] * 9), house=HERE)
        t.do("play", "punctuated-equilibrium")
        t.answer(*first)
        return t

    @pytest.mark.rule("glossary/discarding-cards")
    def test_both_discard_their_hands_and_refill_them(self) -> None:
        t = self.played("mode:0")
        t.finish()
        assert (t.ids(0, "hand"), t.ids(1, "hand")) == (["fear"] * 6, ["bumpsy"] * 6)
        assert sorted(t.ids(0, "discard")) == ["krump", "punctuated-equilibrium", "troll"]
        assert t.ids(1, "discard") == ["zorg"]
        t.expect_main_step()

    @pytest.mark.rule("glossary/chains")
    def test_chains_count_and_one_is_shed(self) -> None:
        t = self.played("mode:0", chains=2)
        t.finish()
        assert (len(t.ids(0, "hand")), t.game.state.players[0].chains) == (5, 1)


class TestQuicksand:
    test = cases(
        """
        a player with a ready untamed creature loses nothing
            in: untamed
            ada: hand quicksand; line snufflegator troll
            bo: line krump bumpsy dust-pixie(exhausted)
            play quicksand
            -> ada amber: 0 > 1, quicksand: hand > discard, krump: battleline > discard
        two players without one lose their most powerful creature each
            in: untamed
            ada: hand quicksand; line troll halacor(exhausted)
            bo: line krump bumpsy
            play quicksand
            -> ada amber: 0 > 1, quicksand: hand > discard, krump: battleline > discard, troll: battleline > discard
        of two as powerful the active player chooses
            rule: glossary/most-powerful
            in: untamed
            ada: hand quicksand; line dust-pixie
            bo: line troll krump troll
            play quicksand, offers troll troll, pick troll#2
            -> ada amber: 0 > 1, quicksand: hand > discard, troll 2: battleline > discard
        """
    )

    @pytest.mark.rule("glossary/destroyed")
    def test_both_are_destroyed_at_the_same_time(self) -> None:
        ada = side(hand=["quicksand"], battleline=["zorg", "silvertooth"])
        t = table(ada, side(battleline=[spec("troll", upgrades=["soulkeeper"]), "dust-imp"]), house=HERE)
        t.do("play", "quicksand")
        t.finish()
        assert (t.line(0), t.line(1)) == (["silvertooth"], ["dust-imp"])


class TestRoxador:
    test = cases(
        """
        it deals only 2 damage and stuns what it fought
            in: untamed
            ada: line roxador
            bo: line troll krump
            fight roxador troll
            -> roxador exhausted, troll damage: 0 > 2, troll stunned
        attacked it deals only 2 damage too and stuns nothing
            in: brobnar
            ada: line troll
            bo: line roxador
            fight troll roxador
            -> troll exhausted, troll damage: 0 > 2, roxador: battleline > discard
        """
    )


class TestShardOfLife:
    test = cases(
        """
        a card for each friendly shard is shuffled into the deck
            in: untamed
            ada: artifacts shard-of-life shard-of-greed cannon; discard troll krump fear
            bo: artifacts shard-of-greed; discard bumpsy
            action shard-of-life, offers fear krump troll, pick troll, offers fear krump, pick fear
            -> shard-of-life exhausted, troll: discard > deck, fear: discard > deck
        a shard alone shuffles one
            in: untamed
            ada: artifacts shard-of-life; discard troll krump
            action shard-of-life, offers krump troll, pick troll
            -> shard-of-life exhausted, troll: discard > deck
        """
    )
