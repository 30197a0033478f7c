"""Dark Tidings, Logos: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import KeyColor, Keyword
from kfdesk.language.definition import card
from kfdesk.language.words import ARTIFACT, FRIENDLY, each, named, omni, ready
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.LOGOS


class TestArmadroneEvilTwin:
    test = cases("""
        after a fight it steals two
            in: logos
            ada: line armadrone-evil-twin
            bo: line dust-pixie; amber 3
            fight armadrone-evil-twin dust-pixie
            -> armadrone-evil-twin exhausted, armadrone-evil-twin damage: 0 > 1, dust-pixie: battleline > discard,
            -> ada amber: 0 > 2, bo amber: 3 > 1
    """)


class TestBinaryMorayEvilTwin:
    test = cases("""
        readied when you raise the tide
            rule: glossary/tide glossary/ready-and-exhausted
            in: shadows
            tide: bo
            ada: line binary-moray-evil-twin(exhausted); hand freebooter-faye
            creature freebooter-faye
            -> freebooter-faye: hand > battleline, freebooter-faye exhausted, tide: bo > ada,
            -> binary-moray-evil-twin exhausted: yes > no
        exhausted when the opponent does
            in: shadows
            tide: bo
            ada: hand freebooter-faye
            bo: line binary-moray-evil-twin
            creature freebooter-faye
            -> freebooter-faye: hand > battleline, freebooter-faye exhausted, tide: bo > ada,
            -> binary-moray-evil-twin exhausted
    """)


class TestCaptainKresageEvilTwin:
    @pytest.mark.rule("glossary/lose-vs-gain")
    def test_creatures_of_both_sides_lose_four_keywords(self) -> None:
        foes, friends = ["urchin", "sinder", "macis-asp"], ["binary-moray-evil-twin", "scyphos"]
        before = table(side(battleline=friends), side(battleline=foes))
        assert sorted({word for id_ in foes for word, _ in before.card(id_).keywords}) == sorted(
            [Keyword.ELUSIVE, Keyword.TAUNT, Keyword.POISON, Keyword.SKIRMISH]
        )
        t = table(side(battleline=["captain-kresage-evil-twin", *friends]), side(battleline=foes))
        assert [t.card(id_).keywords for id_ in (*foes, *friends)] == [(), (), (), (), ((Keyword.HAZARDOUS, 4),)]


class TestOldEgadEvilTwin:
    test = cases("""
        destroyed it enrages all enemy creatures
            rule: glossary/enrage
            in: logos
            ada: line old-egad-evil-twin troll
            bo: line bumpsy krump
            fight old-egad-evil-twin bumpsy
            -> old-egad-evil-twin: battleline > discard, bumpsy damage: 0 > 3, bumpsy enraged, krump enraged
    """)


class TestPiSwevenEvilTwin:
    test = cases("""
        when it reaps at high tide the opponent discards a card
            in: logos
            tide: ada
            ada: line pi-sweven-evil-twin; hand fear
            bo: hand anger
            reap pi-sweven-evil-twin
            -> pi-sweven-evil-twin exhausted, ada amber: 0 > 1, anger: hand > discard
        at low tide not
            in: logos
            tide: bo
            ada: line pi-sweven-evil-twin
            bo: hand anger
            reap pi-sweven-evil-twin
            -> pi-sweven-evil-twin exhausted, ada amber: 0 > 1
    """)


class TestProfGarwynneEvilTwin:
    test = cases("""
        after a fight a card may come from your archives
            rule: glossary/archives
            in: logos
            ada: line prof-garwynne-evil-twin; archives fear anger
            bo: line dust-pixie; archives troll
            fight prof-garwynne-evil-twin dust-pixie, answer yes, offers anger fear, pick fear
            -> prof-garwynne-evil-twin exhausted, dust-pixie: battleline > discard, fear: archives > hand
        or none
            in: logos
            ada: line prof-garwynne-evil-twin; archives fear
            bo: line dust-pixie
            fight prof-garwynne-evil-twin dust-pixie, answer no
            -> prof-garwynne-evil-twin exhausted, dust-pixie: battleline > discard
    """)


class TestTalmageSteelheartEvilTwin:
    test = cases("""
        it deals an enemy creature as much as you have played cards this turn, itself counted
            rule: glossary/for-each
            in: logos
            ada: hand armadrone talmage-steelheart-evil-twin; line urchin
            bo: line troll bumpsy
            creature armadrone, creature talmage-steelheart-evil-twin, offers troll bumpsy, pick troll
            -> armadrone: hand > battleline, armadrone exhausted, talmage-steelheart-evil-twin: hand > battleline,
            -> talmage-steelheart-evil-twin exhausted, troll damage: 0 > 2
    """)


class TestDrVerokter:
    test = cases(
        """
        an upgrade or an action of your discard pile comes on top of your deck
            in: logos
            ada: line dr-verokter; discard blood-of-titans troll labwork cannon; deck krump
            bo: discard anger
            reap dr-verokter, offers blood-of-titans labwork, pick blood-of-titans
            -> ada amber: 0 > 1, dr-verokter exhausted, blood-of-titans: discard > deck
            -> ada deck: blood-of-titans krump
        without one nothing happens
            in: logos
            ada: line dr-verokter; discard troll cannon; deck krump
            reap dr-verokter
            -> ada amber: 0 > 1, dr-verokter exhausted
        """
    )


class TestRooftopLaboratory:
    test = cases("""
        your scientists enter play ready, others do not
            rule: glossary/enters-play
            in: logos
            ada: hand pi-sweven armadrone; artifacts rooftop-laboratory
            creature pi-sweven, creature armadrone
            -> pi-sweven: hand > battleline, armadrone: hand > battleline, armadrone exhausted
        the opponent's do not
            in: logos
            ada: hand pi-sweven
            bo: artifacts rooftop-laboratory
            creature pi-sweven
            -> pi-sweven: hand > battleline, pi-sweven exhausted
    """)


class TestRecklessExperimentation:
    test = cases("""
        when its creature reaps the top card of your deck is played, whatever its house
            rule: glossary/upgrades
            in: brobnar
            ada: line krump(upgrades=reckless-experimentation); deck poison-wave fear
            reap krump
            -> krump exhausted, krump damage: 0 > 2, ada amber: 0 > 2, poison-wave: deck > discard
    """)


class TestGroundbreakingDiscovery:
    @pytest.mark.rule("glossary/control-and-ownership", "glossary/unforge")
    def test_with_all_three_the_table_is_cleared_and_a_key_lost(self) -> None:
        scientist = spec("troll", upgrades=["reckless-experimentation"])
        ada = side(
            hand=["groundbreaking-discovery"],
            battleline=["dr-verokter", scientist],
            artifacts=["rooftop-laboratory"],
            keys=[KeyColor.RED],
        )
        bo = side(battleline=["bumpsy"], artifacts=["cannon"], keys=[KeyColor.BLUE], hand=["fear"])
        t = table(ada, bo, house=HERE)
        t.do("play", "groundbreaking-discovery")
        t.finish()
        assert (t.line(0), t.line(1), t.ids(0, "artifacts"), t.ids(1, "artifacts")) == ([], [], [], [])
        assert (t.game.state.players[0].keys, t.game.state.players[1].keys) == ((KeyColor.RED,), ())
        assert (t.ids(0, "purged"), t.zone("reckless-experimentation")) == (["groundbreaking-discovery"], "discard")
        assert t.ids(1, "hand") == ["fear"]

    @pytest.mark.parametrize("missing", ["dr-verokter", "rooftop-laboratory", "reckless-experimentation"])
    def test_without_one_of_them_nothing_happens(self, missing: str) -> None:
        upgrades = [] if missing == "reckless-experimentation" else ["reckless-experimentation"]
        ada = side(
            hand=["groundbreaking-discovery"],
            battleline=[spec("troll", upgrades=upgrades), *([] if missing == "dr-verokter" else ["dr-verokter"])],
            artifacts=[] if missing == "rooftop-laboratory" else ["rooftop-laboratory"],
        )
        theirs = ["dr-verokter", spec("bumpsy", upgrades=["reckless-experimentation"])]
        bo = side(battleline=theirs, artifacts=["rooftop-laboratory"], keys=[KeyColor.BLUE])
        t = table(ada, bo, house=HERE)
        t.do("play", "groundbreaking-discovery")
        assert t.changes() == {"groundbreaking-discovery": ("hand", "discard"), "ada amber": (0, 1)}
        t.expect_main_step()


class TestBackupPlan:
    test = cases("""
        a card is archived for each creature that the opponent has more
            rule: glossary/for-each
            in: logos
            ada: hand backup-plan; line troll; deck fear anger punch
            bo: line urchin bumpsy krump
            play backup-plan
            -> backup-plan: hand > discard, fear: deck > archives, anger: deck > archives
        with as many none
            in: logos
            ada: hand backup-plan; line troll; deck fear
            bo: line urchin
            play backup-plan
            -> backup-plan: hand > discard
    """)


class TestCaptainKresage:
    @pytest.mark.parametrize(
        ("other", "gained"),
        [
            ("urchin", [Keyword.ELUSIVE]),
            ("sinder", [Keyword.TAUNT]),
            ("macis-asp", [Keyword.POISON, Keyword.SKIRMISH]),
            ("lyco-fiend", [Keyword.SKIRMISH]),
            ("troll", []),
        ],
    )
    def test_it_has_the_keywords_of_other_friendly_creatures(self, other: str, gained: list[Keyword]) -> None:
        t = table(side(battleline=["captain-kresage", other]), side(battleline=["urchin", "sinder", "macis-asp"]))
        assert sorted(word for word, _ in t.card("captain-kresage").keywords) == sorted(gained)


class TestChronophage:
    def test_a_creature_that_the_opponent_plays_ends_their_step(self) -> None:
        t = table(side(battleline=["chronophage"]), side(hand=["krump", "bumpsy"]), active=1, house=House.BROBNAR)
        t.creature("krump")
        t.finish()
        assert (t.game.state.active, t.line(1)) == (0, ["krump"])

    def test_an_artifact_does_so_too(self) -> None:
        t = table(side(battleline=["chronophage"]), side(hand=["cannon", "bumpsy"]), active=1, house=House.BROBNAR)
        t.do("play", "cannon")
        t.finish()
        assert (t.game.state.active, t.ids(1, "artifacts")) == (0, ["cannon"])

    def test_actions_upgrades_and_your_own_cards_end_nothing(self) -> None:
        bo = side(hand=["punch", "blood-of-titans"], battleline=["krump"])
        t = table(side(battleline=["chronophage"]), bo, active=1, house=House.BROBNAR)
        t.do("play", "blood-of-titans")
        t.pick("krump")
        t.do("play", "punch")
        t.pick("chronophage")
        assert t.game.state.active == 1
        own = table(side(battleline=["chronophage"], hand=["batdrone", "library-of-babble"]), side(), house=HERE)
        own.creature("batdrone")
        own.do("play", "library-of-babble")
        own.expect_main_step()
        assert own.game.state.active == 0

    def test_enemy_creatures_in_play_have_the_keyword(self) -> None:
        t = table(side(battleline=["chronophage"]), side(battleline=["krump"], artifacts=["cannon"]), house=HERE)
        assert (Keyword.OMEGA, 1) in t.card("krump").keywords and (Keyword.OMEGA, 1) in t.card("cannon").keywords
        assert (Keyword.OMEGA, 1) not in t.card("chronophage").keywords


class TestHonorsKeysis:
    @pytest.mark.rule("glossary/cost-at-current-cost", "glossary/if-you-do-and-in-order-to")
    @pytest.mark.parametrize(("amber", "before", "forged"), [(11, 0, True), (10, 0, False), (10, 1, True)])
    def test_each_card_that_you_have_played_this_turn_makes_the_key_cheaper(
        self, amber: int, before: int, forged: bool
    ) -> None:
        t = table(side(hand=["backup-plan", "honors-keysis"], amber=amber), side(), house=HERE)
        if before:
            t.do("play", "backup-plan")
        t.do("play", "honors-keysis")
        t.finish()
        assert len(t.game.state.players[0].keys) == forged
        assert t.zone("honors-keysis") == ("purged" if forged else "discard")
        assert t.amber(0) == (0 if forged else amber + 1)


class TestRuinsOfArchonis:
    test = cases("""
        played it has 4 amber, and you archive a card
            in: logos
            ada: hand ruins-of-archonis fear anger
            play ruins-of-archonis, offers fear anger, pick fear
            -> ruins-of-archonis: hand > artifacts, ruins-of-archonis exhausted, ruins-of-archonis amber: 0 > 4,
            -> ada amber: 0 > 1, fear: hand > archives
    """)

    @pytest.mark.parametrize(
        ("cards", "whose", "ready", "taken"),
        [
            (5, 0, True, False),
            (6, 0, True, True),
            (6, 1, True, True),
            (6, 0, False, False),
        ],
    )
    def test_with_their_sixth_card_of_a_turn_a_player_takes_its_amber(
        self, cards: int, whose: int, ready: bool, taken: bool
    ) -> None:
        ruins = [spec("ruins-of-archonis", amber=4, ready=ready)]
        ada = side(hand=["backup-plan"] * 7, artifacts=ruins if whose == 0 else [])
        t = table(ada, side(artifacts=ruins if whose == 1 else []), house=HERE)
        for n in range(cards):
            t.do("play", "backup-plan", n)
            t.finish()
        assert (t.amber(0), t.card("ruins-of-archonis").amber) == ((4, 0) if taken else (0, 4))

    def test_readied_after_the_sixth_card_it_pays_nothing_nor_for_the_seventh(self) -> None:
        ruins = spec("ruins-of-archonis", amber=4, ready=False)
        readier = card("cannon", omni(ready(each(ARTIFACT, FRIENDLY, named("ruins-of-archonis")))))
        ada = side(hand=[*["backup-plan"] * 6, "archon-s-callback"], artifacts=[ruins, "cannon"])
        t = table(ada, side(), readier, house=HERE)
        for n in range(6):
            t.do("play", "backup-plan", n)
            t.finish()
        t.do("omni", "cannon")
        assert t.card("ruins-of-archonis").ready
        t.do("play", "archon-s-callback")
        t.end_turn()
        assert (t.amber(0), t.card("ruins-of-archonis").amber) == (0, 4)


class TestSlrsAusteralis:
    test = cases("""
        the top card is played for each logos creature that is exhausted for it
            rule: glossary/this-way
            in: logos
            ada: artifacts slrs-austeralis; line armadrone old-egad(exhausted) dr-verokter troll
            ada: deck backup-plan urchin punch
            bo: line bumpsy pi-sweven; deck fear
            action slrs-austeralis, offers 0-3 of: armadrone old-egad dr-verokter, pick armadrone dr-verokter, finish
            -> slrs-austeralis exhausted, armadrone exhausted, dr-verokter exhausted, backup-plan: deck > discard,
            -> urchin: deck > battleline, urchin exhausted
        three at most
            in: logos
            ada: artifacts slrs-austeralis; line armadrone armadrone armadrone armadrone
            action slrs-austeralis, offers 0-3 of: armadrone armadrone armadrone armadrone, answer done
            -> slrs-austeralis exhausted
        without one none
            in: logos
            ada: artifacts slrs-austeralis; line armadrone; deck backup-plan
            bo: line bumpsy
            action slrs-austeralis, answer done
            -> slrs-austeralis exhausted
    """)


class TestTideWarp:
    @pytest.mark.rule("glossary/tide")
    @pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 0), (None, 0)])
    def test_at_the_start_of_your_turn_the_tide_turns(self, before: int | None, after: int) -> None:
        bo = side(houses=[HERE])
        ada = side(artifacts=["tide-warp"], houses=[HERE])
        t = table(ada, bo, active=1, tide=before, tide_in_game=True, house=HERE)
        t.end_turn()
        assert t.game.state.tide == after
        t.end_turn()
        assert t.game.state.tide == after, "not in the opponent's"


class TestArchonsCallback:
    test = cases("""
        five cards are drawn
            in: logos
            ada: hand archon-s-callback anger anger anger; deck fear fear fear fear fear fear
            bo: deck troll
            play archon-s-callback, finish
            -> archon-s-callback: hand > discard, fear: deck > hand, fear 2: deck > hand, fear 3: deck > hand,
            -> fear 4: deck > hand, fear 5: deck > hand
    """)


class TestBinaryMoray:
    test = cases("""
        when it reaps a card is archived
            in: logos
            ada: line binary-moray; hand fear anger
            reap binary-moray, offers fear anger, pick fear
            -> binary-moray exhausted, ada amber: 0 > 1, fear: hand > archives
        readied when you raise the tide
            in: shadows
            tide: bo
            ada: line binary-moray(exhausted); hand freebooter-faye
            creature freebooter-faye
            -> freebooter-faye: hand > battleline, freebooter-faye exhausted, tide: bo > ada,
            -> binary-moray exhausted: yes > no
        exhausted when the opponent does
            in: shadows
            tide: bo
            ada: hand freebooter-faye
            bo: line binary-moray
            creature freebooter-faye
            -> freebooter-faye: hand > battleline, freebooter-faye exhausted, tide: bo > ada, binary-moray exhausted
    """)


class TestForgiveOrForget:
    test = cases("""
        two cards of different types are archived
            in: logos
            ada: hand forgive-or-forget; discard troll fear cannon
            play forgive-or-forget, answer mode:0, offers cannon fear troll, pick fear, offers cannon troll, pick troll
            -> forgive-or-forget: hand > discard, fear: discard > archives, troll: discard > archives
        or up to two of each discard pile are purged
            rule: glossary/purge
            in: logos
            ada: hand forgive-or-forget; discard troll fear bumpsy
            bo: discard anger krump punch
            play forgive-or-forget, answer mode:1, offers 0-2 of: bumpsy fear troll, pick fear troll,
            offers 0-2 of: punch krump anger, pick anger, finish
            -> forgive-or-forget: hand > discard, fear: discard > purged,
            -> troll: discard > purged, anger: discard > purged
    """)

    def test_two_of_one_type_cannot_be_archived(self) -> None:
        t = table(side(hand=["forgive-or-forget"], discard=["troll", "fear", "bumpsy"]), house=HERE)
        t.do("play", "forgive-or-forget")
        t.answer("mode:0")
        t.pick("troll")
        t.offers("fear")


class TestIsotropicCore:
    test = cases("""
        who attacks one of your creatures is dealt 1 damage first
            rule: glossary/hazardous-x
            in: brobnar
            ada: line bumpsy troll
            bo: line silvertooth; artifacts isotropic-core
            fight bumpsy silvertooth
            -> bumpsy exhausted, bumpsy damage: 0 > 3, silvertooth: battleline > discard
        not who attacks the opponent's
            in: brobnar
            ada: line bumpsy; artifacts isotropic-core
            bo: line silvertooth
            fight bumpsy silvertooth
            -> bumpsy exhausted, bumpsy damage: 0 > 2, silvertooth: battleline > discard
    """)


class TestMechabuoy:
    @pytest.mark.rule("glossary/tide")
    @pytest.mark.parametrize(("tide", "amber"), [(0, (1, 0)), (1, (0, 1)), (None, (0, 0))])
    def test_for_whom_the_tide_is_high_their_turn_begins_with_one(
        self, tide: int | None, amber: tuple[int, int]
    ) -> None:
        t = table(side(artifacts=["mechabuoy"], houses=[HERE]), side(houses=[HERE]), tide=tide, house=HERE)
        t.end_turn()
        t.end_turn()
        assert (t.amber(0), t.amber(1)) == amber


class TestMindBullets:
    test = cases("""
        each creature is dealt 1 damage for each card played this turn, this one counted
            rule: glossary/for-each
            in: logos
            ada: hand backup-plan mind-bullets; line troll bumpsy
            bo: line krump
            play backup-plan, play mind-bullets
            -> backup-plan: hand > discard, mind-bullets: hand > discard, troll damage: 0 > 2, bumpsy damage: 0 > 2,
            -> krump damage: 0 > 2
    """)


class TestProfGarwynne:
    test = cases("""
        when it reaps a card may come from your archives
            rule: glossary/archives
            in: logos
            ada: line prof-garwynne; archives fear anger
            reap prof-garwynne, answer yes, offers anger fear, pick fear
            -> prof-garwynne exhausted, ada amber: 0 > 1, fear: archives > hand
        or none
            in: logos
            ada: line prof-garwynne; archives fear
            reap prof-garwynne, answer no
            -> prof-garwynne exhausted, ada amber: 0 > 1
    """)


class TestThinkTwice:
    test = cases("""
        an action of your discard pile is played once more and purged
            rule: glossary/purge
            in: logos
            ada: hand think-twice; discard poison-wave troll punch
            bo: line bumpsy; discard fear
            play think-twice, offers punch poison-wave, pick poison-wave
            -> think-twice: hand > discard, poison-wave: discard > purged, ada amber: 0 > 1, bumpsy damage: 0 > 2
    """)


class TestArmadrone:
    test = cases("""
        after a fight it steals one
            in: logos
            ada: line armadrone
            bo: line dust-pixie; amber 3
            fight armadrone dust-pixie
            -> armadrone exhausted, armadrone armor used: 0 > 1, dust-pixie: battleline > discard, ada amber: 0 > 1,
            -> bo amber: 3 > 2
    """)


class TestAusteralisSeaborg:
    test = cases("""
        a creature that it destroys raises the tide
            in: logos
            tide: bo
            ada: line austeralis-seaborg
            bo: line umbra troll
            reap austeralis-seaborg, offers austeralis-seaborg umbra troll, pick umbra
            -> austeralis-seaborg exhausted, ada amber: 0 > 1, umbra: battleline > discard, tide: bo > ada
        one that survives does not
            in: logos
            tide: bo
            ada: line austeralis-seaborg
            bo: line umbra troll
            reap austeralis-seaborg, pick troll
            -> austeralis-seaborg exhausted, ada amber: 0 > 1, troll damage: 0 > 2
    """)


class TestBilgewarden:
    test = cases("""
        played at low tide it raises it
            rule: glossary/tide
            in: logos
            tide: bo
            ada: hand bilgewarden
            creature bilgewarden
            -> bilgewarden: hand > battleline, bilgewarden exhausted, tide: bo > ada
        when it reaps at high tide the opponent raises it
            in: logos
            tide: ada
            ada: line bilgewarden
            reap bilgewarden
            -> bilgewarden exhausted, ada amber: 0 > 1, tide: ada > bo
    """)


class TestFinalAnalysis:
    test = cases("""
        each player draws a card for each of their creatures that was destroyed
            rule: glossary/this-way
            in: logos
            ada: hand final-analysis; line troll bumpsy urchin(warded); deck fear fear fear
            bo: line krump; deck anger anger
            play final-analysis, finish
            -> final-analysis: hand > discard, troll: battleline > discard, bumpsy: battleline > discard,
            -> krump: battleline > discard, urchin warded: yes > no, fear: deck > hand, fear 2: deck > hand,
            -> anger: deck > hand
    """)


class TestHydrocataloguer:
    def test_whoever_raises_the_tide_archives_the_top_card_of_their_deck(self) -> None:
        for owner in (0, 1):
            tables = [["hydrocataloguer"], []] if owner == 0 else [[], ["hydrocataloguer"]]
            decks = (["troll", "krump"], ["punch"])
            ada, bo = (side(deck=deck, artifacts=cards) for deck, cards in zip(decks, tables, strict=True))
            t = table(ada, bo, house=HERE, tide_in_game=True)
            t.answer("raise-tide")
            assert (t.ids(0, "archives"), t.ids(1, "archives")) == (["troll"], [])
            t.expect_main_step()


class TestOldEgad:
    test = cases("""
        destroyed it wards its neighbors
            rule: glossary/ward glossary/neighbor
            in: logos
            ada: line troll old-egad urchin bumpsy
            bo: line krump
            fight old-egad krump
            -> old-egad: battleline > discard, krump damage: 0 > 1, troll warded, urchin warded
    """)


class TestPiSweven:
    test = cases("""
        when it reaps at high tide three cards are drawn
            in: logos
            tide: ada
            ada: line pi-sweven; deck fear anger punch troll
            reap pi-sweven
            -> pi-sweven exhausted, ada amber: 0 > 1, fear: deck > hand, anger: deck > hand, punch: deck > hand
        at low tide none
            in: logos
            tide: bo
            ada: line pi-sweven; deck fear
            reap pi-sweven
            -> pi-sweven exhausted, ada amber: 0 > 1
    """)


class TestScience:
    test = cases("""
        each other action that follows is worth one
            rule: glossary/lasting-effects
            in: logos
            ada: hand science backup-plan theory-or-conjecture armadrone; deck fear anger
            play science, play backup-plan, finish, play theory-or-conjecture
            answer trigger:c3.0, answer mode:0, finish, creature armadrone
            -> science: hand > discard, backup-plan: hand > discard, theory-or-conjecture: hand > discard,
            -> fear: deck > archives, anger: deck > archives, armadrone: hand > battleline, armadrone exhausted,
            -> ada amber: 0 > 2
    """)

    def test_in_the_next_turn_no_more(self) -> None:
        ada = side(hand=["science", "backup-plan"], houses=[HERE], deck=["fear"] * 9)
        t = table(ada, side(houses=[HERE], deck=["fear"] * 9), house=HERE)
        t.do("play", "science")
        t.end_turn()
        t.end_turn()
        t.do("play", "backup-plan")
        assert t.amber(0) == 0


class TestStaticCharge:
    @pytest.mark.rule("glossary/neighbor", "glossary/upgrades")
    def test_at_the_start_of_its_controllers_turn_the_neighbors_are_dealt_two(self) -> None:
        line = ["troll", spec("bumpsy", upgrades=["static-charge"]), "krump", "groke"]
        t = table(side(houses=[HERE]), side(battleline=line, houses=[House.BROBNAR]), house=HERE)
        t.end_turn()
        assert [t.card(id_).damage for id_ in ("troll", "bumpsy", "krump", "groke")] == [2, 0, 2, 0]
        t.end_turn()
        assert [t.card(id_).damage for id_ in ("troll", "krump")] == [2, 2]


class TestSubmersivePrinciple:
    @pytest.mark.rule("glossary/tide", "glossary/replacement-effects")
    @pytest.mark.parametrize(("tide", "left"), [(1, (6, 4)), (0, (4, 3)), (None, (6, 4))])
    def test_each_player_loses_one_or_half(self, tide: int | None, left: tuple[int, int]) -> None:
        t = table(side(hand=["submersive-principle"], amber=7), side(amber=5), tide=tide, house=HERE)
        t.do("play", "submersive-principle")
        assert (t.amber(0), t.amber(1)) == left
        t.expect_main_step()


class TestTalmageSteelheart:
    @pytest.mark.rule("glossary/for-each")
    def test_it_enters_with_a_counter_for_each_card_played_this_turn_itself_counted(self) -> None:
        t = table(side(hand=["backup-plan", "backup-plan", "talmage-steelheart"]), side(), house=HERE)
        t.do("play", "backup-plan")
        t.do("play", "backup-plan", 1)
        t.creature("talmage-steelheart")
        assert t.card("talmage-steelheart").power == 3 + 3


class TestTheoryOrConjecture:
    test = cases("""
        two cards are archived
            in: logos
            ada: hand theory-or-conjecture; deck fear anger punch
            play theory-or-conjecture, answer mode:0, finish
            -> theory-or-conjecture: hand > discard, fear: deck > archives, anger: deck > archives
        or one is played
            in: logos
            ada: hand theory-or-conjecture; deck poison-wave anger
            bo: line troll
            play theory-or-conjecture, answer mode:1
            -> theory-or-conjecture: hand > discard, poison-wave: deck > discard, ada amber: 0 > 1, troll damage: 0 > 2
    """)
