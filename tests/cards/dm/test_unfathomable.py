"""Draconian Measures, Unfathomable: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

HERE = House.UNFATHOMABLE


class TestDazedAndConfused:
    test = cases("""
        it exhausts a creature of either side with its neighbors, then stuns 2 exhausted creatures
            rule: glossary/neighbor glossary/stun
            in: unfathomable
            ada: hand dazed-and-confused; line urchin silvertooth(exhausted); artifacts city-gates
            bo: line troll krump bumpsy dust-pixie
            play dazed-and-confused, offers urchin silvertooth troll krump bumpsy dust-pixie, pick krump
            offers 2-2 of: silvertooth troll krump bumpsy, pick silvertooth bumpsy
            -> dazed-and-confused: hand > discard, troll exhausted, krump exhausted, bumpsy exhausted,
            -> silvertooth stunned, bumpsy stunned
        of two exhausted creatures both are stunned, a friendly one too
            in: unfathomable
            ada: hand dazed-and-confused; line urchin silvertooth
            bo: line troll
            play dazed-and-confused, pick urchin, pick urchin silvertooth
            -> dazed-and-confused: hand > discard, urchin exhausted, silvertooth exhausted, urchin stunned,
            -> silvertooth stunned
        where one alone is exhausted it is stunned
            rule: glossary/resolve-as-much-as-you-can
            in: unfathomable
            ada: hand dazed-and-confused
            bo: line troll
            play dazed-and-confused, pick troll, pick troll
            -> dazed-and-confused: hand > discard, troll exhausted, troll stunned
    """)


class TestHydrogan:
    test = cases("""
        played, it lays each other creature of both sides under itself
            rule: glossary/gigantic glossary/movement-between-zones
            in: unfathomable
            ada: hand hydrogan hydrogan2; line urchin; artifacts city-gates
            bo: line troll(damage=1 upgrades=blood-of-titans) krump; artifacts mushroom-with-a-view
            creature hydrogan, finish
            -> hydrogan: hand > battleline, hydrogan exhausted, hydrogan2: hand > joined,
            -> urchin: battleline > under, urchin under: nothing > hydrogan, troll: battleline > under,
            -> troll under: nothing > hydrogan, krump: battleline > under, krump under: nothing > hydrogan,
            -> blood-of-titans: upgrade > discard
        what a ward keeps stays, of a gigantic creature both halves go there
            rule: glossary/ward glossary/gigantic
            in: unfathomable
            ada: hand hydrogan hydrogan2; line urchin(warded)
            bo: line kulsha
            creature hydrogan
            -> hydrogan: hand > battleline, hydrogan exhausted, hydrogan2: hand > joined, urchin warded: yes > no,
            -> kulsha: battleline > under, kulsha under: nothing > hydrogan, kulsha2: joined > under,
            -> kulsha2 under: nothing > hydrogan
        one half of a gigantic creature does not come from under it
            rule: glossary/gigantic
            in: unfathomable
            ada: line hydrogan(under=kulsha2)
            reap hydrogan, pick kulsha2
            -> hydrogan exhausted, ada amber: 0 > 1
        a treacherous one comes to the opponent all the same
            rule: glossary/treachery faq/leaves-play-2
            in: unfathomable
            ada: line hydrogan(under=malforge)
            bo: line krump
            reap hydrogan, pick malforge, answer slot:0
            -> hydrogan exhausted, ada amber: 0 > 1, malforge: under > battleline, malforge exhausted,
            -> malforge controller: 0 > 1, bo line: malforge krump
        when it leaves play otherwise, what is under it goes to the discard pile
            rule: glossary/out-of-play-zones
            in: skyborn
            ada: hand cold-ropes
            bo: line hydrogan(under=troll)
            play cold-ropes, pick hydrogan, finish
            -> cold-ropes: hand > discard, ada amber: 0 > 1, hydrogan: battleline > deck, hydrogan2: joined > deck,
            -> troll: under > discard
        after it reaps a creature from under it comes into play under your control
            rule: glossary/control-and-ownership
            in: unfathomable
            ada: line hydrogan(under=troll)
            bo: line krump(under=bumpsy)
            reap hydrogan, pick troll, answer slot:0
            -> hydrogan exhausted, ada amber: 0 > 1, troll: under > battleline, troll exhausted
            -> ada line: troll hydrogan
        after a fight, too
            in: unfathomable
            ada: line hydrogan(under=troll)
            bo: line silvertooth
            fight hydrogan silvertooth, pick troll, answer slot:1
            -> hydrogan exhausted, hydrogan damage: 0 > 2, silvertooth: battleline > discard,
            -> troll: under > battleline, troll exhausted
        with nothing under it only the reap is left
            in: unfathomable
            ada: line hydrogan
            bo: line krump(under=bumpsy)
            reap hydrogan
            -> hydrogan exhausted, ada amber: 0 > 1
        destroyed, it takes each card under it out of the game
            rule: glossary/destroyed glossary/purge
            in: untamed
            ada: line niffle-ape krump(under=bumpsy)
            bo: line hydrogan(damage=9 under=troll)
            fight niffle-ape hydrogan
            -> niffle-ape: battleline > discard, hydrogan: battleline > discard, hydrogan2: joined > discard,
            -> troll: under > purged
    """)

    def test_the_cards_under_it_are_seen_by_both(self) -> None:
        t = table(side(hand=["hydrogan", "hydrogan2"]), side(battleline=["troll"]), house=HERE)
        t.creature("hydrogan")
        assert [(c.id, c.face_down) for c in t.card("hydrogan").under] == [("troll", False)]

    def test_only_creatures_come_from_under_it_and_one_of_them(self) -> None:
        under = (spec("troll"), spec("fear"), spec("krump", owner=1))
        t = table(side(battleline=[spec("hydrogan", under=under)]), side(), house=HERE)
        t.do("reap", "hydrogan")
        t.offers("troll", "krump")
        t.pick("krump")
        t.finish()
        changes = t.changes()
        assert changes["krump"] == ("under", "battleline")
        assert set(changes) == {"hydrogan exhausted", "ada amber", "krump", "krump exhausted", "krump controller"}
        assert "krump" in t.line(0)

    @pytest.mark.rule("glossary/destroyed", "glossary/purge")
    def test_cards_of_all_types_are_purged(self) -> None:
        under = (spec("troll"), spec("fear"), spec("krump", owner=0))
        t = table(side(hand=["tsunami"]), side(battleline=[spec("hydrogan", damage=6, under=under)]), house=HERE)
        t.do("play", "tsunami")
        t.finish()
        assert (t.ids(0, "purged"), sorted(t.ids(1, "purged"))) == (["krump"], ["fear", "troll"])


class TestSandInYourEye:
    test = cases("""
        a creature is exhausted, each exhausted one draws a card and is destroyed
            rule: glossary/for-each
            in: unfathomable
            ada: hand sand-in-your-eye; deck punch anger warsong fear; line urchin(exhausted) silvertooth
            bo: line troll krump(exhausted) bumpsy; artifacts city-gates; deck zorg
            play sand-in-your-eye, offers urchin silvertooth troll krump bumpsy, pick troll, finish
            -> sand-in-your-eye: hand > discard, punch: deck > hand, anger: deck > hand, warsong: deck > hand,
            -> urchin: battleline > discard, troll: battleline > discard, krump: battleline > discard
        it may be one that is exhausted already
            in: unfathomable
            ada: hand sand-in-your-eye; deck punch anger
            bo: line troll krump(exhausted)
            play sand-in-your-eye, pick krump
            -> sand-in-your-eye: hand > discard, punch: deck > hand, krump: battleline > discard
        an exhausted artifact counts for nothing
            in: unfathomable
            ada: hand sand-in-your-eye; deck punch; artifacts city-gates(exhausted)
            play sand-in-your-eye
            -> sand-in-your-eye: hand > discard
    """)


class TestStarpatch:
    def turn_of_bo(self, *, ready: bool) -> Table:
        """Return the table at the start of the turn of the creature's player."""
        wearer = spec("troll", ready=ready, upgrades=(spec("starpatch"),))
        bo = side(battleline=[wearer, "krump", "urchin"], artifacts=["gauntlet-of-command"])
        giant = spec("bumpsy", house=HERE)
        t = table(side(battleline=["pingle-who-annoys", "silvertooth", giant]), bo, house=House.BROBNAR)
        t.game.choose("end-turn")
        return t

    @pytest.mark.rule("glossary/turn-sequence", "glossary/purge")
    def test_exhausted_its_creature_purges_another_one_of_its_house(self) -> None:
        t = self.turn_of_bo(ready=False)
        t.offers("krump", "pingle-who-annoys")
        t.pick("pingle-who-annoys")
        assert (t.ids(0, "purged"), t.line(0), t.line(1)) == (
            ["pingle-who-annoys"], ["silvertooth", "bumpsy"], ["troll", "krump", "urchin"]
        )  # fmt: skip

    def test_ready_it_purges_none(self) -> None:
        t = self.turn_of_bo(ready=True)
        t.finish()
        assert (t.ids(0, "purged"), t.ids(1, "purged")) == ([], [])

    @pytest.mark.rule("glossary/entrench")
    def test_not_at_the_start_of_the_opponents_turn(self) -> None:
        wearer = spec("knuckler", ready=False, upgrades=(spec("starpatch"),))
        t = table(side(battleline=[wearer, "keenu"]), side(battleline=["hemogrith"]), house=HERE)
        t.game.choose("end-turn")
        t.pick("knuckler")
        t.finish()
        assert not t.card("knuckler").ready
        assert (t.ids(0, "purged"), t.ids(1, "purged")) == ([], [])


class TestFathomshare:
    test = cases("""
        half of the opponent's Æmber, rounded down, is captured by friendly creatures as you please
            rule: glossary/capture
            in: unfathomable
            ada: hand fathomshare; line urchin troll krump
            bo: line bumpsy; amber 5
            play fathomshare, offers urchin troll krump, pick urchin, offers urchin troll krump, pick krump
            -> fathomshare: hand > discard, ada amber: 0 > 1, bo amber: 5 > 3, urchin amber: 0 > 1, krump amber: 0 > 1
        one may capture all of it
            in: unfathomable
            ada: hand fathomshare; line urchin troll
            bo: line bumpsy; amber 4
            play fathomshare, pick troll, pick troll
            -> fathomshare: hand > discard, ada amber: 0 > 1, bo amber: 4 > 2, troll amber: 0 > 2
        half of 1 is nothing
            in: unfathomable
            ada: hand fathomshare; line troll
            bo: amber 1
            play fathomshare
            -> fathomshare: hand > discard, ada amber: 0 > 1
        without a friendly creature nothing is captured
            in: unfathomable
            ada: hand fathomshare; amber 4
            bo: line bumpsy; amber 4
            play fathomshare
            -> fathomshare: hand > discard, ada amber: 4 > 5
    """)


class TestKaipo:
    test = cases("""
        at the end of your turn all damage on its neighbors is healed
            rule: glossary/neighbor glossary/heal
            in: brobnar
            ada: line silvertooth(damage=1) troll(damage=7) kaipo(damage=2) krump(damage=1)
            bo: line bumpsy(damage=2)
            end turn
            -> troll damage: 7 > 0, krump damage: 1 > 0
        not at the end of the opponent's
            in: brobnar
            ada: line bumpsy
            bo: line troll(damage=7) kaipo
            end turn
    """)

    @pytest.mark.rule("glossary/taunt")
    def test_it_has_taunt(self) -> None:
        t = table(side(battleline=["troll"]), side(battleline=["krump", "kaipo", "bumpsy"]), house=House.BROBNAR)
        t.do("fight", "troll")
        t.finish()
        assert t.card("kaipo").damage > 0 or t.zone("kaipo") == "discard"
        assert t.card("krump").damage == t.card("bumpsy").damage == 0


class TestMalina:
    @pytest.mark.rule("glossary/most-powerful", "glossary/power")
    @pytest.mark.parametrize(
        ("ready", "strongest", "allowed"),
        [
            (False, "bumpsy", ["bumpsy"]),
            (False, "krump", ["krump", "bumpsy"]),
            (False, "troll", ["troll", "krump", "bumpsy"]),
            (True, "bumpsy", ["troll", "krump", "bumpsy"]),
        ],
    )
    def test_exhausted_it_forbids_what_is_stronger_than_all(
        self, ready: bool, strongest: str, allowed: list[str]
    ) -> None:
        ada = side(battleline=["silvertooth"], hand=["troll", "krump", "bumpsy", "warsong"])
        bo = side(battleline=[spec("malina", ready=ready), strongest])
        t = table(ada, bo, house=House.BROBNAR)
        assert [id_ for id_ in ("troll", "krump", "bumpsy") if t.can("play", id_)] == allowed
        assert t.can("play", "warsong")

    def test_creatures_of_both_sides_and_their_counters_count(self) -> None:
        ada = side(battleline=[spec("silvertooth", power_counters=4)], hand=["troll", "krump"])
        t = table(ada, side(battleline=[spec("malina", ready=False)]), house=House.BROBNAR)
        assert (t.can("play", "krump"), t.can("play", "troll")) == (True, False)

    def test_its_own_players_creatures_are_free(self) -> None:
        t = table(side(battleline=[spec("malina", ready=False)], hand=["troll"]), house=House.BROBNAR)
        assert t.can("play", "troll")

    def test_alone_it_is_the_measure_itself(self) -> None:
        ada = side(hand=["snufflegator", "niffle-queen"])
        t = table(ada, side(battleline=[spec("malina", ready=False)]), house=House.UNTAMED)
        assert [t.can("play", id_) for id_ in ("snufflegator", "niffle-queen")] == [True, False]


class TestTsunami:
    test = cases("""
        each ready creature of both sides is dealt 4 damage
            in: unfathomable
            ada: hand tsunami; line troll krump(exhausted)
            bo: line bumpsy snufflegator silvertooth(exhausted)
            play tsunami
            -> tsunami: hand > discard, ada amber: 0 > 1, troll damage: 0 > 4, bumpsy damage: 0 > 4,
            -> snufflegator: battleline > discard
    """)


class TestBrineReckoning:
    test = cases("""
        each player discards the top 5 cards of their deck
            rule: glossary/discarding-cards
            in: unfathomable
            ada: hand brine-reckoning troll; deck punch punch punch punch anger warsong
            bo: hand troll; deck fear fear fear fear krump bumpsy
            play brine-reckoning, finish
            -> brine-reckoning: hand > discard, ada amber: 0 > 1, punch: deck > discard, punch 2: deck > discard,
            -> punch 3: deck > discard, punch 4: deck > discard, anger: deck > discard, fear: deck > discard,
            -> fear 2: deck > discard, fear 3: deck > discard, fear 4: deck > discard, krump: deck > discard
        or as many as there are
            rule: glossary/resolve-as-much-as-you-can
            in: unfathomable
            ada: hand brine-reckoning; deck punch
            bo: deck fear krump
            play brine-reckoning, finish
            -> brine-reckoning: hand > discard, ada amber: 0 > 1, punch: deck > discard, fear: deck > discard,
            -> krump: deck > discard
    """)


class TestHemogrith:
    test = cases("""
        with no enemy creature exhausted the opponent loses 2 Æmber
            in: unfathomable
            ada: hand hemogrith; amber 3; line troll(exhausted)
            bo: line krump bumpsy; artifacts city-gates(exhausted); amber 3
            creature hemogrith
            -> hemogrith: hand > battleline, hemogrith exhausted, bo amber: 3 > 1
        with no enemy creature at all, too
            in: unfathomable
            ada: hand hemogrith; amber 3
            bo: amber 3
            creature hemogrith
            -> hemogrith: hand > battleline, hemogrith exhausted, bo amber: 3 > 1
        with one exhausted they lose nothing
            in: unfathomable
            ada: hand hemogrith
            bo: line krump bumpsy(exhausted); amber 3
            creature hemogrith
            -> hemogrith: hand > battleline, hemogrith exhausted
    """)


class TestKeenu:
    test = cases("""
        an enemy creature without +1 power counters and its neighbors are exhausted, whatever those have
            in: unfathomable
            ada: hand keenu; line silvertooth
            bo: line troll krump(power_counters=1) bumpsy snufflegator; artifacts city-gates
            creature keenu, offers troll bumpsy snufflegator, pick bumpsy
            -> keenu: hand > battleline, keenu exhausted, krump exhausted, bumpsy exhausted, snufflegator exhausted
        where each has a counter nothing happens
            in: unfathomable
            ada: hand keenu; line silvertooth
            bo: line krump(power_counters=1)
            creature keenu
            -> keenu: hand > battleline, keenu exhausted
    """)


class TestKnuckler:
    def armors(self, *, ready: bool) -> list[int | None]:
        """Return the armor on a table with it, ready or exhausted, each of the others having none of its own."""
        ada = side(battleline=["silvertooth", "troll", spec("knuckler", ready=ready), "krump"])
        t = table(ada, side(battleline=["bumpsy"]), house=HERE)
        return [t.card(id_).armor for id_ in ("silvertooth", "troll", "knuckler", "krump", "bumpsy")]

    @pytest.mark.rule("glossary/neighbor", "glossary/armor")
    def test_exhausted_it_gives_its_neighbors_2_armor(self) -> None:
        assert self.armors(ready=False) == [0, 2, 2, 2, 0]

    def test_ready_it_gives_none(self) -> None:
        assert self.armors(ready=True) == [0, 0, 2, 0, 0]

    @pytest.mark.rule("glossary/deploy")
    def test_it_enters_play_anywhere_in_the_line(self) -> None:
        t = table(side(hand=["knuckler"], battleline=["troll", "krump"]), house=HERE)
        t.do("play", "knuckler")
        t.answer(t.decision.keys()[1])
        assert t.line(0) == ["troll", "knuckler", "krump"]


class TestParalysisSynan:
    test = cases("""
        after it reaps a creature of either side is stunned, enraged and exhausted
            rule: glossary/stun glossary/enrage
            in: unfathomable
            ada: line paralysis-synan silvertooth
            bo: line troll krump
            reap paralysis-synan, offers paralysis-synan silvertooth troll krump, pick troll
            -> paralysis-synan exhausted, ada amber: 0 > 1, troll stunned, troll enraged, troll exhausted
        an exhausted one is stunned and enraged all the same
            rule: glossary/resolve-as-much-as-you-can
            in: unfathomable
            ada: line paralysis-synan
            bo: line troll(exhausted)
            reap paralysis-synan, pick troll
            -> paralysis-synan exhausted, ada amber: 0 > 1, troll stunned, troll enraged
        not after it fights
            in: unfathomable
            ada: line paralysis-synan
            bo: line dust-pixie troll
            fight paralysis-synan dust-pixie
            -> paralysis-synan exhausted, paralysis-synan damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestPriestessLeilani:
    test = cases("""
        where an enemy creature is exhausted a creature that is no priest is readied
            rule: glossary/if-you-do-and-in-order-to
            in: unfathomable
            ada: line priestess-leilani silvertooth(exhausted)
            bo: line troll krump(exhausted); artifacts city-gates
            reap priestess-leilani, offers troll krump, pick troll
            offers silvertooth troll krump, pick silvertooth
            -> priestess-leilani exhausted, ada amber: 0 > 1, troll exhausted, silvertooth exhausted: yes > no
        one that was exhausted before readies nothing
            rule: glossary/if-you-do-and-in-order-to
            in: unfathomable
            ada: line priestess-leilani silvertooth(exhausted)
            bo: line troll krump(exhausted)
            reap priestess-leilani, pick krump
            -> priestess-leilani exhausted, ada amber: 0 > 1
        nor is anything readied without an enemy creature
            in: unfathomable
            ada: line priestess-leilani silvertooth(exhausted)
            reap priestess-leilani
            -> priestess-leilani exhausted, ada amber: 0 > 1
        not after it fights
            in: unfathomable
            ada: line priestess-leilani
            bo: line dust-pixie troll
            fight priestess-leilani dust-pixie
            -> priestess-leilani exhausted, priestess-leilani damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestSiphonMaw:
    test = cases("""
        after it reaps the opponent loses 1 Æmber for each bonus icon on the top card of a deck that you discard
            rule: glossary/bonus-icons
            in: unfathomable
            ada: line siphon-maw; deck troll; amber 1
            bo: deck dust-pixie krump; amber 3
            reap siphon-maw, answer mode:1
            -> siphon-maw exhausted, ada amber: 1 > 2, dust-pixie: deck > discard, bo amber: 3 > 1
        it may be your own deck
            in: unfathomable
            ada: line siphon-maw; deck dust-pixie krump; amber 1
            bo: deck troll; amber 3
            reap siphon-maw, answer mode:0
            -> siphon-maw exhausted, ada amber: 1 > 2, dust-pixie: deck > discard, bo amber: 3 > 1
        the icon of a house is one of them
            in: unfathomable
            ada: line siphon-maw
            bo: deck krump(icons=mars); amber 3
            reap siphon-maw
            -> siphon-maw exhausted, ada amber: 0 > 1, krump: deck > discard, bo amber: 3 > 2
        from an empty deck none is discarded
            rule: glossary/resolve-as-much-as-you-can
            in: unfathomable
            ada: line siphon-maw
            bo: discard dust-pixie; amber 3
            reap siphon-maw, finish
            -> siphon-maw exhausted, ada amber: 0 > 1
        without a bonus icon they lose nothing
            in: unfathomable
            ada: line siphon-maw; deck fear
            bo: deck troll fear; amber 3
            reap siphon-maw, answer mode:1
            -> siphon-maw exhausted, ada amber: 0 > 1, troll: deck > discard
        after a fight, too
            in: unfathomable
            ada: line siphon-maw; deck fear
            bo: line silvertooth; deck dust-pixie; amber 3
            fight siphon-maw silvertooth, answer mode:1
            -> siphon-maw exhausted, siphon-maw damage: 0 > 2, silvertooth: battleline > discard,
            -> dust-pixie: deck > discard, bo amber: 3 > 1
    """)


class TestSlapdashEnamel:
    test = cases("""
        its action puts a corrosion counter on any card in play
            in: unfathomable
            ada: artifacts slapdash-enamel; line troll; hand fear
            bo: line krump(upgrades=blood-of-titans); artifacts city-gates
            action slapdash-enamel, offers troll slapdash-enamel krump city-gates blood-of-titans, pick krump
            -> slapdash-enamel exhausted, krump corrosion counters: 0 > 1
    """)

    @pytest.mark.parametrize(("active", "gone"), [(1, True), (0, False)])
    def test_at_the_start_of_your_turn_each_card_with_a_counter_is_destroyed(self, active: int, gone: bool) -> None:
        marked = {"counters": {"corrosion": 1}}
        twice = {"counters": {"corrosion": 2}}
        ada = side(artifacts=["slapdash-enamel"], battleline=[spec("troll", **marked), "bumpsy"])
        bo = side(
            artifacts=[spec("city-gates", **twice)], battleline=["krump", spec("silvertooth", counters={"doom": 1})]
        )
        t = table(ada, bo, active=active, house=House.BROBNAR)
        t.end_turn()
        rest = [t.line(0), t.line(1), t.ids(0, "artifacts"), t.ids(1, "artifacts")]
        enamel = ["slapdash-enamel"]
        line = ["krump", "silvertooth"]
        assert rest == ([["bumpsy"], line, enamel, []] if gone else [["troll", "bumpsy"], line, enamel, ["city-gates"]])

    def test_itself_too(self) -> None:
        ada = side(artifacts=[spec("slapdash-enamel", counters={"corrosion": 1})])
        t = table(ada, side(battleline=["troll"]), active=1, house=House.BROBNAR)
        t.end_turn()
        assert t.zone("slapdash-enamel") == "discard"


class TestDreamcall:
    test = cases("""
        it exhausts a creature, and for each copy in your discard pile another one and draws a card
            rule: glossary/for-each
            in: unfathomable
            ada: hand dreamcall; discard dreamcall dreamcall tsunami; deck punch anger warsong; line urchin
            bo: line troll krump bumpsy; discard dreamcall; artifacts city-gates
            play dreamcall, offers urchin troll krump bumpsy, pick troll
            offers urchin krump bumpsy, pick krump, offers urchin bumpsy, pick bumpsy
            -> dreamcall: hand > discard, ada amber: 0 > 1, troll exhausted, krump exhausted, bumpsy exhausted,
            -> punch: deck > hand, anger: deck > hand
        where there is no other creature the card is drawn all the same
            rule: glossary/resolve-as-much-as-you-can
            in: unfathomable
            ada: hand dreamcall; discard dreamcall; deck punch
            bo: line troll
            play dreamcall, pick troll
            -> dreamcall: hand > discard, ada amber: 0 > 1, troll exhausted, punch: deck > hand
        without a copy there only the first
            in: unfathomable
            ada: hand dreamcall; deck punch
            bo: line troll krump; discard dreamcall
            play dreamcall, pick troll
            -> dreamcall: hand > discard, ada amber: 0 > 1, troll exhausted
    """)
