"""Winds of Exchange, Sanctum: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import CardSpec, House
from kfdesk.engine.terms import DecisionKind
from kfdesk.language.words import HOST, INVULNERABLE, card, gains
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table


class TestBatarielOfTheGrey:
    test = cases("""
        a reap makes each Disciple ready, the opponent's, too
            rule: glossary/token-creatures
            in: sanctum
            ada: line batariel-of-the-grey fear(token_of=disciple exhausted) sequis(exhausted); token disciple
            bo: line anger(token_of=disciple exhausted) troll(exhausted); token disciple
            reap batariel-of-the-grey, finish
            -> batariel-of-the-grey exhausted, ada amber: 0 > 1, fear exhausted: yes > no, anger exhausted: yes > no
    """)


class TestFriendship:
    test = cases(
        """
        damage is divided evenly among its neighbors
            rule: glossary/replacement-effects glossary/damage
            in: brobnar
            ada: artifacts cannon
            bo: line troll bumpsy(upgrades=friendship) krump tocsin
            action cannon, pick bumpsy
            -> cannon exhausted, troll damage: 0 > 1, krump damage: 0 > 1
        of an odd amount the active player says who is dealt 1 more
            rule: glossary/active-player
            in: brobnar
            ada: hand punch
            bo: line troll bumpsy(upgrades=friendship) krump
            play punch, pick bumpsy, offers troll krump, pick krump
            -> punch: hand > discard, ada amber: 0 > 1, troll damage: 0 > 1, krump damage: 0 > 2
        on a flank its one neighbor is dealt all of it
            rule: glossary/neighbor
            in: brobnar
            ada: artifacts cannon
            bo: line bumpsy(upgrades=friendship) krump
            action cannon, pick bumpsy
            -> cannon exhausted, krump damage: 0 > 2
        without neighbors it is dealt the damage itself
            in: brobnar
            ada: artifacts cannon
            bo: line bumpsy(upgrades=friendship)
            action cannon, pick bumpsy
            -> cannon exhausted, bumpsy damage: 0 > 2
        its armor prevents what it can before the rest is divided
            rule: glossary/armor
            in: brobnar
            ada: artifacts cannon
            bo: line troll brammo(upgrades=friendship) krump
            action cannon, pick brammo, pick troll
            -> cannon exhausted, brammo armor used: 0 > 1, troll damage: 0 > 1
        in a fight it deals its own damage all the same
            rule: glossary/fight
            in: brobnar
            ada: line ganger-chieftain
            bo: line troll bumpsy(upgrades=friendship) krump
            fight ganger-chieftain bumpsy, pick troll
            -> ganger-chieftain: battleline > discard, troll damage: 0 > 3, krump damage: 0 > 2
        what goes to a neighbor may go on to another card
            rule: glossary/replacement-effects
            in: brobnar
            ada: artifacts cannon
            bo: line bumpsy(upgrades=friendship) krump shadow-self
            action cannon, pick bumpsy
            -> cannon exhausted, shadow-self damage: 0 > 2
        between two friends it goes there and back, and no further
            rule: glossary/replacement-effects
            in: brobnar
            ada: artifacts cannon
            bo: line bumpsy(upgrades=friendship) krump(upgrades=friendship)
            action cannon, pick bumpsy
            -> cannon exhausted, bumpsy damage: 0 > 2
        a neighbor that cannot be dealt damage is dealt none of its share
            rule: glossary/invulnerable
            in: brobnar
            ada: artifacts cannon
            bo: line troll bumpsy(upgrades=friendship) krump(upgrades=blood-of-titans)
            action cannon, pick bumpsy
            -> cannon exhausted, troll damage: 0 > 1
        """,
        card("blood-of-titans", gains(HOST, INVULNERABLE)),
    )


class TestHaloOfEnlightenment:
    test = cases("""
        attached, it makes a token creature
            rule: glossary/token-creatures
            in: sanctum
            ada: hand halo-of-enlightenment; line sequis; deck fear anger; token squire
            bo: line troll
            play halo-of-enlightenment, pick sequis, answer slot:1
            -> halo-of-enlightenment: hand > upgrade, halo-of-enlightenment on: nothing > sequis,
            -> fear: deck > battleline, fear exhausted
    """)

    @pytest.mark.rule("glossary/token-creatures")
    @pytest.mark.parametrize(("beside", "can"), [(spec("fear", token_of="cleric"), False), (spec("krump"), True)])
    def test_beside_a_token_creature_its_creature_cannot_be_attacked(self, beside: CardSpec, can: bool) -> None:
        bo = side(battleline=[spec("sequis", upgrades=["halo-of-enlightenment"]), beside], token="cleric")
        t = table(side(battleline=["troll"]), bo)
        t.do("fight", "troll")
        assert ("sequis" in t.offered()) is can

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_on_an_enemy_creature_a_token_creature_of_its_controller_protects_it(self) -> None:
        sheltered = spec("sequis", upgrades=[spec("halo-of-enlightenment", owner=0)])
        bo = side(battleline=[sheltered, spec("fear", token_of="cleric")], token="cleric")
        t = table(side(battleline=["troll"]), bo)
        t.do("fight", "troll")
        t.offers("fear")

    def test_a_token_creature_of_the_other_player_does_not_protect_it(self) -> None:
        bo = side(battleline=[spec("sequis", upgrades=["halo-of-enlightenment"]), "krump"])
        t = table(side(battleline=["troll", spec("fear", token_of="cleric")], token="cleric"), bo)
        t.do("fight", "troll")
        t.offers("sequis", "krump")


class TestHeavySubsidies:
    test = cases("""
        each creature gains 1 more when it reaps
            ada: line troll krump; artifacts heavy-subsidies
            reap troll, finish
            -> troll exhausted, ada amber: 0 > 2
        enemy creatures do, too
            ada: line krump
            bo: artifacts heavy-subsidies
            reap krump
            -> krump exhausted, ada amber: 0 > 2
    """)

    def test_everybodys_keys_cost_6_more(self) -> None:
        t = table(side(artifacts=["heavy-subsidies"]), side())
        assert [seat.key_cost for seat in t.game.view(None).seats] == [12, 12]


class TestRenewedLife:
    test = cases("""
        a creature is fully healed, and each damage is a token creature
            rule: glossary/heal glossary/token-creatures
            in: sanctum
            ada: hand renewed-life; line sequis(damage=2); deck fear anger labwork; token defender
            bo: line troll(damage=1)
            play renewed-life, offers sequis troll, pick sequis, finish
            -> renewed-life: hand > discard, ada amber: 0 > 1, sequis damage: 2 > 0, fear: deck > battleline,
            -> fear exhausted, anger: deck > battleline, anger exhausted
        an undamaged one may be chosen and brings none
            in: sanctum
            ada: hand renewed-life; line sequis; deck fear; token defender
            bo: line troll(damage=1)
            play renewed-life, offers sequis troll, pick sequis
            -> renewed-life: hand > discard, ada amber: 0 > 1
        where all are undamaged nothing is asked
            in: sanctum
            ada: hand renewed-life; line sequis; deck fear; token defender
            play renewed-life
            -> renewed-life: hand > discard, ada amber: 0 > 1
    """)


class TestSarielTheSteadfast:
    test = cases("""
        in the opponent's turn your creatures stay ready
            rule: glossary/cannot glossary/ready-and-exhausted
            in: unfathomable
            ada: artifacts frigorific-rod
            bo: line sariel-the-steadfast troll; artifacts cannon
            action frigorific-rod, pick troll
            -> frigorific-rod exhausted
        artifacts do not
            in: unfathomable
            ada: artifacts frigorific-rod
            bo: line sariel-the-steadfast troll; artifacts cannon
            action frigorific-rod, pick cannon
            -> frigorific-rod exhausted, cannon exhausted
        enemy creatures do not
            in: unfathomable
            ada: artifacts frigorific-rod; line krump
            bo: line sariel-the-steadfast troll
            action frigorific-rod, pick krump
            -> frigorific-rod exhausted, krump exhausted
        in your own turn they become exhausted
            in: unfathomable
            ada: artifacts frigorific-rod; line sariel-the-steadfast krump
            action frigorific-rod, pick krump
            -> frigorific-rod exhausted, krump exhausted
    """)


class TestThePromisedBlade:
    def turned(self, mine: int, theirs: int, *, whose: int = 0) -> Table:
        """Return a table at the start of Bo's turn where each player has so many creatures, the blade one's own."""
        sides = [{"battleline": ["troll"] * n, "houses": [House.SANCTUM]} for n in (mine, theirs)]
        sides[whose]["artifacts"] = ["the-promised-blade"]
        t = table(side(**sides[0]), side(**sides[1]), house=House.SANCTUM)
        t.answer("end-turn")
        return t

    @pytest.mark.rule("glossary/control-and-ownership")
    @pytest.mark.parametrize(
        ("mine", "theirs", "whose", "then"), [(2, 1, 0, 1), (1, 2, 0, 0), (1, 2, 1, 0), (2, 1, 1, 1), (1, 0, 0, 1)]
    )
    def test_it_goes_to_the_player_with_the_fewest_creatures(
        self, mine: int, theirs: int, whose: int, then: int
    ) -> None:
        t = self.turned(mine, theirs, whose=whose)
        assert t.decision.kind is DecisionKind.HOUSE
        assert t.card("the-promised-blade").controller == then

    @pytest.mark.rule("card-faq/the-promised-blade-1")
    @pytest.mark.parametrize("who", [0, 1])
    def test_of_equals_the_active_player_says_who_has_the_fewest(self, who: int) -> None:
        t = self.turned(1, 1)
        assert (t.decision.player, t.decision.kind) == (1, DecisionKind.MODE)
        t.answer(f"mode:{who}")
        assert t.card("the-promised-blade").controller == who

    test = cases("""
        a friendly creature captures 1, whatever house is active
            rule: glossary/omni
            in: brobnar
            ada: artifacts the-promised-blade; line troll krump
            bo: line valdr; amber 3
            omni the-promised-blade, offers troll krump, pick krump
            -> bo amber: 3 > 2, the-promised-blade exhausted, krump amber: 0 > 1
    """)


class TestZephonTheOpulent:
    test = cases("""
        played, it makes 2 token creatures
            rule: glossary/token-creatures
            in: sanctum
            ada: hand zephon-the-opulent; deck fear anger labwork; token squire
            creature zephon-the-opulent, finish
            -> zephon-the-opulent: hand > battleline, zephon-the-opulent exhausted, fear: deck > battleline,
            -> fear exhausted, anger: deck > battleline, anger exhausted
        with 2 of them it reaps for 2 more
            in: sanctum
            ada: line zephon-the-opulent fear(token_of=squire) anger(token_of=squire); token squire
            reap zephon-the-opulent
            -> zephon-the-opulent exhausted, ada amber: 0 > 3
    """)

    @pytest.mark.rule("glossary/cannot")
    def test_with_fewer_it_cannot_be_used(self) -> None:
        line = ["zephon-the-opulent", spec("fear", token_of="squire"), "sequis"]
        bo = side(battleline=[spec("anger", token_of="squire")], token="squire")
        t = table(side(battleline=line, token="squire"), bo, house=House.SANCTUM)
        assert not t.can("reap", "zephon-the-opulent") and not t.can("fight", "zephon-the-opulent")


class TestGreyAbbess:
    test = cases("""
        played, it makes a token creature
            rule: glossary/token-creatures
            in: sanctum
            ada: hand grey-abbess; deck fear anger; token squire
            creature grey-abbess, finish
            -> grey-abbess: hand > battleline, grey-abbess exhausted, fear: deck > battleline, fear exhausted
    """)

    def test_friendly_token_creatures_have_1_more_armor(self) -> None:
        ada = side(battleline=["grey-abbess", spec("fear", token_of="squire"), "troll"], token="squire")
        t = table(ada, side(battleline=[spec("anger", token_of="squire")], token="squire"))
        assert [t.card(c).armor for c in ("grey-abbess", "fear", "troll", "anger")] == [1, 1, 0, 0]


class TestHymnToDuma:
    test = cases("""
        a friendly creature destroys itself, and another captures 2 Æmber
            rule: glossary/omni
            in: dis
            ada: artifacts hymn-to-duma; line troll sequis
            bo: line krump; amber 3
            omni troll, offers sequis, pick sequis
            -> troll: battleline > discard, sequis amber: 0 > 2, bo amber: 3 > 1
        one that its ward saves may capture them itself
            rule: glossary/ward
            in: dis
            ada: artifacts hymn-to-duma; line troll(warded) sequis
            bo: line krump; amber 3
            omni troll, offers troll sequis, pick troll
            -> troll exhausted, troll warded: yes > no, troll amber: 0 > 2, bo amber: 3 > 1
    """)

    def test_enemy_creatures_do_not_gain_it(self) -> None:
        t = table(side(battleline=["troll"]), side(artifacts=["hymn-to-duma"]))
        assert not t.can("omni", "troll")


class TestKaterinaTheSummoner:
    test = cases("""
        played, it captures 1 Æmber
            in: sanctum
            ada: hand katerina-the-summoner
            bo: amber 3
            creature katerina-the-summoner
            -> katerina-the-summoner: hand > battleline, katerina-the-summoner exhausted,
            -> katerina-the-summoner amber: 0 > 1, bo amber: 3 > 2
        after a reap, too
            in: sanctum
            ada: line katerina-the-summoner
            bo: amber 3
            reap katerina-the-summoner
            -> katerina-the-summoner exhausted, ada amber: 0 > 1, katerina-the-summoner amber: 0 > 1, bo amber: 3 > 2
        destroyed, it is followed by a token creature for each Æmber on it
            rule: glossary/token-creatures glossary/destroyed
            in: sanctum
            ada: line katerina-the-summoner(amber=2); deck fear anger labwork; token squire
            bo: line troll
            fight katerina-the-summoner troll, finish
            -> katerina-the-summoner: battleline > discard, troll damage: 0 > 4, bo amber: 0 > 2,
            -> fear: deck > battleline, fear exhausted, anger: deck > battleline, anger exhausted
    """)


class TestLightbringerOutpost:
    test = cases("""
        for a friendly creature under the deck another captures 3 Æmber
            in: sanctum
            ada: artifacts lightbringer-outpost; line troll sequis bumpsy; deck fear
            bo: line krump; amber 4
            action lightbringer-outpost, offers troll sequis bumpsy, pick troll, offers sequis bumpsy, pick sequis
            -> lightbringer-outpost exhausted, troll: battleline > deck, sequis amber: 0 > 3, bo amber: 4 > 1
            -> ada deck: fear troll
        a warded one stays, and nothing is captured
            rule: glossary/if-you-do-and-in-order-to glossary/ward
            in: sanctum
            ada: artifacts lightbringer-outpost; line troll(warded)
            bo: amber 4
            action lightbringer-outpost, finish
            -> lightbringer-outpost exhausted, troll warded: yes > no
    """)

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_one_that_you_only_control_goes_under_its_owners_deck(self) -> None:
        ada = side(artifacts=["lightbringer-outpost"], battleline=[spec("troll", owner=1), "sequis"], deck=["fear"])
        t = table(ada, side(deck=["anger"], amber=3), house=House.SANCTUM)
        t.do("action", "lightbringer-outpost")
        t.pick("troll")
        t.finish()
        assert (t.ids(0, "deck"), t.ids(1, "deck"), t.card("sequis").amber) == (["fear"], ["anger", "troll"], 3)


class TestMartyrOfTheVault:
    test = cases("""
        destroyed, it leaves the opponent 5 of 7 Æmber
            rule: glossary/destroyed
            in: sanctum
            ada: line martyr-of-the-vault; amber 8
            bo: line troll; amber 7
            fight martyr-of-the-vault troll
            -> martyr-of-the-vault: battleline > discard, troll damage: 0 > 4, bo amber: 7 > 5
        of 6 nothing is lost
            in: sanctum
            ada: line martyr-of-the-vault; amber 8
            bo: line troll; amber 6
            fight martyr-of-the-vault troll
            -> martyr-of-the-vault: battleline > discard, troll damage: 0 > 4
    """)


class TestSquireRecruitment:
    test = cases("""
        each friendly Knight brings a token creature
            rule: glossary/token-creatures
            in: sanctum
            ada: hand squire-recruitment; line sequis grey-monk lyco-knight; deck fear anger labwork; token squire
            bo: line champion-anaphiel
            play squire-recruitment, finish
            -> squire-recruitment: hand > discard, ada amber: 0 > 1, fear: deck > battleline, fear exhausted,
            -> anger: deck > battleline, anger exhausted
    """)


class TestAbsolve:
    test = cases("""
        each creature is healed by 1, and each that was captures 1 Æmber from its opponent
            rule: glossary/heal glossary/capture
            in: sanctum
            ada: hand absolve; line sequis(damage=2) lyco-knight; amber 2
            bo: line troll(damage=1) krump; amber 4
            play absolve
            -> absolve: hand > discard, sequis damage: 2 > 1, troll damage: 1 > 0, sequis amber: 0 > 1,
            -> troll amber: 0 > 1, bo amber: 4 > 3
    """)


class TestBattlefieldEvangelist:
    test = cases("""
        a fight brings a token creature
            rule: glossary/token-creatures
            in: sanctum
            ada: line battlefield-evangelist; deck fear anger; token squire
            bo: line dust-pixie
            fight battlefield-evangelist dust-pixie, finish
            -> battlefield-evangelist exhausted, battlefield-evangelist armor used: 0 > 1,
            -> dust-pixie: battleline > discard, fear: deck > battleline, fear exhausted
    """)


class TestCelestialGorm:
    test = cases("""
        all other artifacts go to their owners' hands
            rule: glossary/omni
            in: dis
            ada: artifacts celestial-gorm cannon; line troll
            bo: artifacts library-of-babble
            omni celestial-gorm
            -> celestial-gorm: artifacts > discard, cannon: artifacts > hand, library-of-babble: artifacts > hand
    """)


class TestColonelMariana:
    test = cases("""
        each friendly Knight captures 1 Æmber, itself, too
            in: sanctum
            ada: hand colonel-mariana; line sequis grey-monk; amber 2
            bo: line champion-anaphiel; amber 4
            creature colonel-mariana
            -> colonel-mariana: hand > battleline, colonel-mariana exhausted, colonel-mariana amber: 0 > 1,
            -> sequis amber: 0 > 1, bo amber: 4 > 2
    """)


class TestKassielTheBenevolent:
    @pytest.mark.rule("glossary/enhance")
    def test_in_the_game_it_has_neither_ability_nor_icons(self) -> None:
        t = table(side(hand=["kassiel-the-benevolent"]), side(amber=2), house=House.SANCTUM)
        t.creature("kassiel-the-benevolent")
        assert t.changes() == {
            "kassiel-the-benevolent": ("hand", "battleline"),
            "kassiel-the-benevolent exhausted": (False, True),
        }


class TestKnightapult:
    test = cases("""
        the next friendly creature enters ready and anywhere, and only that one
            rule: glossary/enters-play
            in: sanctum
            ada: artifacts knightapult; line troll krump; hand grey-monk sequis
            action knightapult, play grey-monk, answer yes, answer slot:1, creature sequis left
            -> knightapult exhausted, grey-monk: hand > battleline, sequis: hand > battleline, sequis exhausted,
            -> ada line: sequis troll grey-monk krump
        that one may enter as any other does
            rule: glossary/may
            in: sanctum
            ada: artifacts knightapult; line troll krump; hand grey-monk sequis
            action knightapult, play grey-monk, answer no, answer slot:2, creature sequis left
            -> knightapult exhausted, grey-monk: hand > battleline, grey-monk exhausted,
            -> sequis: hand > battleline, sequis exhausted
            -> ada line: sequis troll krump grey-monk
        a token creature that is made is the next one, too
            rule: glossary/token-creatures
            in: sanctum
            ada: artifacts knightapult; line troll krump; hand muster grey-monk; deck fear; token squire
            action knightapult, play muster, answer yes, answer slot:1, creature grey-monk left
            -> knightapult exhausted, muster: hand > discard, fear: deck > battleline, grey-monk: hand > battleline,
            -> grey-monk exhausted
            -> ada line: grey-monk troll squire krump
    """)

    @pytest.mark.rule("glossary/lasting-effects")
    def test_it_is_over_with_the_turn(self) -> None:
        ada = side(artifacts=["knightapult"], hand=["grey-monk"], houses=[House.SANCTUM])
        t = table(ada, side(hand=["troll"], houses=[House.BROBNAR]), house=House.SANCTUM)
        t.do("action", "knightapult")
        t.end_turn()
        t.creature("troll")
        assert not t.card("troll").ready
        t.end_turn()
        t.creature("grey-monk")
        assert not t.card("grey-monk").ready


class TestMembershipDrive:
    test = cases("""
        a token creature comes, and each friendly one is 1 Æmber
            rule: glossary/token-creatures
            in: sanctum
            ada: hand membership-drive; line sequis anger(token_of=squire); deck fear labwork; token squire
            bo: line punch(token_of=squire); token squire
            play membership-drive, finish
            -> membership-drive: hand > discard, fear: deck > battleline, fear exhausted, ada amber: 0 > 2
    """)


class TestMuster:
    test = cases("""
        a token creature comes, and against more Æmber Muster is archived
            rule: glossary/token-creatures
            in: sanctum
            ada: hand muster; deck fear anger; token squire; amber 2
            bo: amber 3
            play muster, finish
            -> muster: hand > archives, fear: deck > battleline, fear exhausted
        against as much it is not
            in: sanctum
            ada: hand muster; deck fear anger; token squire; amber 2
            bo: amber 2
            play muster, finish
            -> muster: hand > discard, fear: deck > battleline, fear exhausted
    """)


class TestOstentatiousMount:
    test = cases("""
        its creature moves anywhere in its battleline
            rule: glossary/move
            in: sanctum
            ada: hand ostentatious-mount; line troll krump sequis
            play ostentatious-mount, pick sequis, answer slot:1
            -> ostentatious-mount: hand > upgrade, ostentatious-mount on: nothing > sequis, ada amber: 0 > 1
            -> ada line: troll sequis krump
    """)

    @pytest.mark.rule("glossary/taunt")
    def test_it_gives_taunt(self) -> None:
        bo = side(battleline=["krump", spec("bumpsy", upgrades=["ostentatious-mount"]), "zorg"])
        t = table(side(battleline=["troll"]), bo)
        t.do("fight", "troll")
        t.offers("bumpsy")


class TestOutflank:
    test = cases("""
        each Sanctum creature on a flank captures 2 Æmber from its opponent
            rule: glossary/flank glossary/capture
            in: sanctum
            ada: hand outflank; line sequis lyco-knight troll; amber 5
            bo: line grey-monk; amber 4
            play outflank
            -> outflank: hand > discard, sequis amber: 0 > 2, bo amber: 4 > 2, grey-monk amber: 0 > 2,
            -> ada amber: 5 > 4
    """)


class TestPandulfTheProvoker:
    test = cases("""
        played, it enrages an enemy creature
            rule: glossary/enrage
            in: sanctum
            ada: hand pandulf-the-provoker; line sequis
            bo: line troll krump
            creature pandulf-the-provoker, offers troll krump, pick krump
            -> pandulf-the-provoker: hand > battleline, pandulf-the-provoker exhausted, krump enraged
    """)


class TestRequestDonations:
    test = cases("""
        a token creature comes and captures 2 Æmber
            rule: glossary/token-creatures
            in: sanctum
            ada: hand request-donations; line sequis; deck fear anger; token squire
            bo: amber 3
            play request-donations, finish
            -> request-donations: hand > discard, fear: deck > battleline, fear exhausted, fear amber: 0 > 2,
            -> bo amber: 3 > 1
    """)


class TestRetribution:
    test = cases("""
        against more creatures one of theirs is destroyed
            in: sanctum
            ada: hand retribution; line sequis
            bo: line troll krump
            play retribution, offers troll krump, pick troll
            -> retribution: hand > discard, ada amber: 0 > 1, troll: battleline > discard
        against as many none is
            in: sanctum
            ada: hand retribution; line sequis
            bo: line troll
            play retribution
            -> retribution: hand > discard, ada amber: 0 > 1
    """)


class TestReveredMonk:
    @pytest.mark.parametrize(
        ("line", "armor"),
        [
            (["revered-monk", "troll", "sequis"], 0),
            (["sequis", "revered-monk", "troll"], 2),
            (["sequis", "revered-monk", "lyco-knight", "grey-monk"], 1 + 4),
        ],
    )
    def test_it_has_2_more_armor_for_each_sanctum_neighbor(self, line: list[str], armor: int) -> None:
        t = table(side(battleline=line), side(battleline=["lyco-knight"]))
        assert t.card("revered-monk").armor == armor


class TestDisciple:
    @pytest.mark.rule("glossary/token-creatures", "glossary/neighbor")
    @pytest.mark.parametrize(
        ("left", "right", "more"),
        [("troll", "sequis", 0), ("grey-augur", "sequis", 1), ("grey-augur", "grey-augur", 2)],
    )
    def test_each_monk_beside_it_is_1_power_and_1_armor(self, left: str, right: str, more: int) -> None:
        ada = side(battleline=[left, spec("fear", token_of="disciple"), right, "grey-augur"], token="disciple")
        t = table(ada, side())
        assert (t.card("fear").power, t.card("fear").armor) == (1 + more, more)


class TestCleric:
    test = cases("""
        when it enters play it captures 1 Æmber
            rule: glossary/token-creatures
            in: sanctum
            ada: hand grey-abbess; deck fear anger; token cleric
            bo: amber 3
            creature grey-abbess, finish
            -> grey-abbess: hand > battleline, grey-abbess exhausted, fear: deck > battleline, fear exhausted,
            -> fear amber: 0 > 1, bo amber: 3 > 2
    """)


class TestDefender:
    @pytest.mark.rule("glossary/token-creatures")
    def test_it_is_a_knight_with_power_2(self) -> None:
        t = table(side(battleline=[spec("fear", token_of="defender")], token="defender"), side())
        assert (t.card("fear").power, t.card("fear").traits) == (2, ("human", "knight"))


class TestSquire:
    @pytest.mark.rule("glossary/token-creatures", "glossary/taunt")
    def test_its_neighbors_cannot_be_attacked(self) -> None:
        bo = side(battleline=["krump", spec("fear", token_of="squire"), "zorg"], token="squire")
        t = table(side(battleline=["troll"]), bo)
        t.do("fight", "troll")
        t.offers("fear")
