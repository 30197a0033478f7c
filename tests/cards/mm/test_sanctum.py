"""Mass Mutation, Sanctum: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House, Icon
from kfdesk.engine.events import IconResolved
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.SANCTUM


class TestArdentHero:
    @pytest.mark.rule("glossary/cannot", "glossary/damage")
    @pytest.mark.parametrize(
        ("attacker", "damage"), [("troll", 0), ("bumpsy", 0), ("rad-penny", 0), ("snufflegator", 4), ("silvertooth", 2)]
    )
    def test_mutants_and_creatures_with_power_5_or_more_deal_it_no_damage(self, attacker: str, damage: int) -> None:
        hero = spec("ardent-hero", power_counters=6)
        t = table(side(battleline=[attacker, "dust-imp"]), side(battleline=[hero]))
        t.fight(attacker, "ardent-hero")
        assert (t.zone("ardent-hero"), t.card("ardent-hero").damage) == ("battleline", damage)

    @pytest.mark.rule("glossary/power")
    def test_the_power_that_a_creature_has_now_counts(self) -> None:
        """4 is too little, 5 is enough; the hero would survive both."""
        for counters, damage in ((2, 4), (3, 0)):
            attacker = spec("silvertooth", power_counters=counters)
            t = table(side(battleline=[attacker]), side(battleline=[spec("ardent-hero", power_counters=2)]))
            t.fight("silvertooth", "ardent-hero")
            assert (t.card("ardent-hero").damage, t.zone("ardent-hero")) == (damage, "battleline")

    test = cases("""
        what it attacks is dealt its damage and deals it none back
            in: sanctum
            ada: line ardent-hero
            bo: line troll
            fight ardent-hero troll
            -> ardent-hero exhausted, troll damage: 0 > 4
        an action deals it damage
            in: brobnar
            ada: hand punch
            bo: line ardent-hero
            play punch, pick ardent-hero
            -> ada amber: 0 > 1, punch: hand > discard, ardent-hero damage: 0 > 3
    """)


class TestBullWark:
    test = cases("""
        its neighbors have assault 2, and it has it itself
            rule: glossary/assault-x
            ada: line bull-wark raiding-knight sequis
            bo: line troll krump
            fight raiding-knight troll, fight bull-wark krump
            -> raiding-knight: battleline > discard, troll damage: 0 > 6,
            -> bull-wark: battleline > discard, krump: battleline > discard
        one further away has none
            ada: line bull-wark raiding-knight sequis
            bo: line troll
            fight sequis troll
            -> sequis: battleline > discard, troll damage: 0 > 4
    """)


class TestBurningGlare:
    test = cases("""
        one enemy creature of any kind
            in: sanctum
            ada: hand burning-glare; line infomorph
            bo: line troll rad-penny
            play burning-glare, answer mode:0, offers troll rad-penny, pick troll
            -> burning-glare: hand > discard, ada amber: 0 > 1, troll stunned
        or each enemy Mutant
            in: sanctum
            ada: hand burning-glare; line infomorph
            bo: line troll rad-penny dino-bot
            play burning-glare, answer mode:1
            -> burning-glare: hand > discard, ada amber: 0 > 1, rad-penny stunned, dino-bot stunned
    """)


class TestCommandeer:
    test = cases("""
        after each other card a friendly creature captures 1 Æmber, not after Commandeer itself
            in: sanctum
            ada: hand commandeer virtuous-works general-xalvador; line sequis
            bo: line troll; amber 4
            play commandeer, play virtuous-works, pick sequis, creature general-xalvador
            offers sequis general-xalvador, pick general-xalvador
            -> commandeer: hand > discard, virtuous-works: hand > discard, ada amber: 0 > 4, sequis amber: 0 > 1,
            -> general-xalvador: hand > battleline, general-xalvador exhausted, general-xalvador amber: 0 > 1,
            -> bo amber: 4 > 2
    """)

    def test_it_is_over_with_the_turn(self) -> None:
        ada = side(hand=["commandeer", "virtuous-works"], battleline=["sequis"], houses=[HERE])
        t = table(ada, side(amber=3), house=HERE)
        t.do("play", "commandeer")
        t.end_turn()
        t.end_turn()
        t.do("play", "virtuous-works")
        t.expect_main_step()
        assert (t.amber(1), t.card("sequis").amber) == (3, 0)


class TestDaemoKnight:
    test = cases("""
        destroyed, it steals 1 Æmber
            in: sanctum
            ada: line dæmo-knight(damage=3)
            bo: line troll; amber 2
            fight dæmo-knight troll
            -> dæmo-knight: battleline > discard, troll damage: 0 > 4, ada amber: 0 > 1, bo amber: 2 > 1
        the thief is whoever controls it
            in: brobnar
            ada: hand punch
            bo: line dæmo-knight(damage=3)
            play punch, pick dæmo-knight
            -> punch: hand > discard, dæmo-knight: battleline > discard, bo amber: 0 > 1
    """)


class TestFangsOfGizelhart:
    test = cases("""
        the most powerful creature of both sides is purged
            rule: glossary/most-powerful
            in: sanctum
            ada: hand fangs-of-gizelhart; line krump
            bo: line troll bumpsy
            play fangs-of-gizelhart
            -> fangs-of-gizelhart: hand > discard, ada amber: 0 > 1, troll: battleline > purged
        of equals the active player chooses
            in: sanctum
            ada: hand fangs-of-gizelhart; line troll
            bo: line krump(power_counters=2) bumpsy
            play fangs-of-gizelhart, offers troll krump, pick troll
            -> fangs-of-gizelhart: hand > discard, ada amber: 0 > 1, troll: battleline > purged
    """)


class TestFontOfTheEye:
    test = cases("""
        after an enemy creature was destroyed this turn, a friendly creature captures 1 Æmber
            in: sanctum
            ada: artifacts font-of-the-eye; line champion-anaphiel sequis
            bo: line dust-pixie troll; amber 2
            fight champion-anaphiel dust-pixie, omni font-of-the-eye, offers champion-anaphiel sequis, pick sequis
            -> champion-anaphiel exhausted, champion-anaphiel armor used: 0 > 1, dust-pixie: battleline > discard,
            -> font-of-the-eye exhausted, sequis amber: 0 > 1, bo amber: 2 > 1
        a friendly creature that was destroyed is not enough
            in: sanctum
            ada: artifacts font-of-the-eye; line commander-remiel sequis
            bo: line troll; amber 2
            fight commander-remiel troll, omni font-of-the-eye
            -> commander-remiel: battleline > discard, troll damage: 0 > 3, font-of-the-eye exhausted
    """)

    @pytest.mark.rule("glossary/omni")
    def test_one_destroyed_in_an_earlier_turn_does_not_count(self) -> None:
        ada = side(artifacts=["font-of-the-eye"], battleline=["champion-anaphiel"], houses=[HERE])
        t = table(ada, side(battleline=["dust-pixie"], amber=2, houses=[House.UNTAMED]), house=HERE)
        t.fight("champion-anaphiel", "dust-pixie")
        t.end_turn()
        t.end_turn()
        t.do("omni", "font-of-the-eye")
        t.expect_main_step()
        assert (t.amber(1), t.card("champion-anaphiel").amber) == (2, 0)


class TestGeneralXalvador:
    @pytest.mark.rule("glossary/enhance")
    def test_in_the_game_it_has_neither_ability_nor_icons(self) -> None:
        t = table(side(hand=["general-xalvador"]), side(battleline=["troll"], amber=2), house=HERE)
        t.creature("general-xalvador")
        assert t.changes() == {"general-xalvador": ("hand", "battleline"), "general-xalvador exhausted": (False, True)}
        assert (t.card("general-xalvador").power, t.card("general-xalvador").armor) == (4, 2)
        t.expect_main_step()


class TestGizelhartsZealot:
    test = cases("""
        it enters play ready and enraged
            rule: glossary/enrage
            in: sanctum
            ada: hand gizelhart-s-zealot
            creature gizelhart-s-zealot
            -> gizelhart-s-zealot: hand > battleline, gizelhart-s-zealot enraged
    """)


class TestLieutenantGorvenal:
    test = cases("""
        after each fight of a friendly creature it captures 1 Æmber
            in: sanctum
            ada: line lieutenant-gorvenal sequis
            bo: line troll dust-pixie; amber 3
            fight sequis troll, fight lieutenant-gorvenal dust-pixie
            -> sequis: battleline > discard, troll damage: 0 > 4, lieutenant-gorvenal exhausted,
            -> lieutenant-gorvenal armor used: 0 > 1, dust-pixie: battleline > discard,
            -> lieutenant-gorvenal amber: 0 > 2, bo amber: 3 > 1
        so it does where the creature was destroyed before the fight
            rule: glossary/fight glossary/hazardous-x
            in: sanctum
            ada: line lieutenant-gorvenal commander-remiel
            bo: line briar-grubbling; amber 3
            fight commander-remiel briar-grubbling
            -> commander-remiel: battleline > discard, lieutenant-gorvenal amber: 0 > 1, bo amber: 3 > 2
        a reap captures nothing
            in: sanctum
            ada: line lieutenant-gorvenal sanctum-guardian
            bo: amber 3
            reap sanctum-guardian, finish
            -> sanctum-guardian exhausted, ada amber: 0 > 1
            -> ada line: sanctum-guardian lieutenant-gorvenal
        nor does a fight of the opponent
            in: sanctum
            ada: line champion-anaphiel; amber 3
            bo: line lieutenant-gorvenal dust-pixie
            fight champion-anaphiel dust-pixie
            -> champion-anaphiel exhausted, champion-anaphiel armor used: 0 > 1, dust-pixie: battleline > discard
    """)


class TestSeekerOfTruth:
    test = cases("""
        after its fight a friendly creature of another house may fight
            in: sanctum
            ada: line seeker-of-truth troll sequis bumpsy
            bo: line dust-pixie krump
            fight seeker-of-truth dust-pixie, answer yes, offers troll bumpsy, pick troll, pick krump
            -> seeker-of-truth exhausted, seeker-of-truth armor used: 0 > 1, dust-pixie: battleline > discard,
            -> troll exhausted, troll damage: 0 > 6, krump: battleline > discard
        it need not
            in: sanctum
            ada: line seeker-of-truth troll
            bo: line dust-pixie krump
            fight seeker-of-truth dust-pixie, answer no
            -> seeker-of-truth exhausted, seeker-of-truth armor used: 0 > 1, dust-pixie: battleline > discard
        with Sanctum creatures alone nobody does
            in: sanctum
            ada: line seeker-of-truth sequis
            bo: line dust-pixie krump
            fight seeker-of-truth dust-pixie
            -> seeker-of-truth exhausted, seeker-of-truth armor used: 0 > 1, dust-pixie: battleline > discard
    """)


class TestSquireAlys:
    test = cases("""
        played, it captures 2 Æmber
            in: sanctum
            ada: hand squire-alys
            bo: amber 3
            creature squire-alys
            -> squire-alys: hand > battleline, squire-alys exhausted, squire-alys amber: 0 > 2, bo amber: 3 > 1
    """)


class TestAmberheart:
    test = cases("""
        a friendly creature is exalted, warded and fully healed
            in: sanctum
            ada: artifacts æmberheart; line troll(damage=5) sequis
            bo: line krump(damage=2)
            action æmberheart, offers troll sequis, pick troll
            -> æmberheart exhausted, troll amber: 0 > 1, troll warded, troll damage: 5 > 0
    """)


class TestAngryMob:
    test = cases("""
        before its fight cards are discarded up to another Angry Mob, which comes into your hand
            in: sanctum
            ada: line angry-mob; deck troll krump angry-mob sequis
            bo: line dust-pixie
            fight angry-mob#2 dust-pixie, answer yes
            -> angry-mob 2 exhausted, angry-mob 2 damage: 0 > 1, dust-pixie: battleline > discard,
            -> troll: deck > discard, krump: deck > discard, angry-mob: deck > hand
        without one the whole deck is discarded
            in: sanctum
            ada: line angry-mob; deck troll krump
            bo: line dust-pixie
            fight angry-mob dust-pixie, answer yes
            -> angry-mob exhausted, angry-mob damage: 0 > 1, dust-pixie: battleline > discard, troll: deck > discard,
            -> krump: deck > discard
        one need not look for it
            in: sanctum
            ada: line angry-mob; deck troll angry-mob
            bo: line dust-pixie
            fight angry-mob#2 dust-pixie, answer no
            -> angry-mob 2 exhausted, angry-mob 2 damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestBaldricTheBold:
    test = cases("""
        fighting the most powerful enemy creature is 2 Æmber
            rule: glossary/most-powerful
            in: sanctum
            ada: line baldric-the-bold troll
            bo: line zorg bumpsy
            fight baldric-the-bold zorg
            -> baldric-the-bold: battleline > discard, zorg damage: 0 > 4, ada amber: 0 > 2
        of equals each is the most powerful
            in: sanctum
            ada: line baldric-the-bold
            bo: line bumpsy smaaash
            fight baldric-the-bold smaaash
            -> baldric-the-bold exhausted, baldric-the-bold armor used: 0 > 2, baldric-the-bold damage: 0 > 3,
            -> smaaash damage: 0 > 4, ada amber: 0 > 2
        another creature is worth nothing
            in: sanctum
            ada: line baldric-the-bold
            bo: line krump bumpsy
            fight baldric-the-bold bumpsy
            -> baldric-the-bold exhausted, baldric-the-bold armor used: 0 > 2, baldric-the-bold damage: 0 > 3,
            -> bumpsy damage: 0 > 4
    """)


class TestBerinon:
    test = cases("""
        a Mutant that enters play enrages it
            in: sanctum
            ada: hand lyco-knight; line berinon
            creature lyco-knight
            -> lyco-knight: hand > battleline, lyco-knight exhausted, berinon enraged
        so does one of the opponent
            in: sanctum
            ada: hand lyco-knight; line sequis
            bo: line berinon
            creature lyco-knight
            -> lyco-knight: hand > battleline, lyco-knight exhausted, berinon enraged
        any other creature does not
            in: sanctum
            ada: hand general-xalvador; line berinon
            creature general-xalvador
            -> general-xalvador: hand > battleline, general-xalvador exhausted
        a reap captures 2 Æmber
            in: sanctum
            ada: line berinon
            bo: amber 3
            reap berinon
            -> berinon exhausted, ada amber: 0 > 1, berinon amber: 0 > 2, bo amber: 3 > 1
    """)


class TestBringLow:
    def test_all_but_5_are_distributed_among_friendly_creatures(self) -> None:
        ada = side(hand=["bring-low"], battleline=["sequis", "troll"])
        t = table(ada, side(amber=8, battleline=["krump"]), house=HERE)
        t.do("play", "bring-low")
        for card in ("sequis", "troll", "sequis"):
            t.offers("sequis", "troll")
            t.pick(card)
        t.expect_main_step()
        assert (t.amber(1), t.card("sequis").amber, t.card("troll").amber, t.card("krump").amber) == (5, 2, 1, 0)

    test = cases("""
        of 5 Æmber none is captured
            in: sanctum
            ada: hand bring-low; line sequis
            bo: amber 5
            play bring-low
            -> bring-low: hand > discard, ada amber: 0 > 1
        without a creature none is captured
            in: sanctum
            ada: hand bring-low
            bo: amber 8; line troll
            play bring-low
            -> bring-low: hand > discard, ada amber: 0 > 1
    """)


class TestGizelhartsStandard:
    test = cases("""
        played, it exalts a friendly creature
            in: sanctum
            ada: hand gizelhart-s-standard; line troll sequis
            bo: line krump
            play gizelhart-s-standard, offers troll sequis, pick troll
            -> gizelhart-s-standard: hand > artifacts, gizelhart-s-standard exhausted, ada amber: 0 > 1,
            -> troll amber: 0 > 1
    """)

    def test_friendly_creatures_with_amber_have_1_more_armor(self) -> None:
        ada = side(
            artifacts=["gizelhart-s-standard"], battleline=[spec("troll", amber=2), spec("sequis", amber=1), "krump"]
        )
        t = table(ada, side(battleline=[spec("bumpsy", amber=1)]))
        assert [t.card(c).armor for c in ("troll", "sequis", "krump", "bumpsy")] == [1, 3, 0, 0]


class TestPurify:
    test = cases("""
        its controller's deck is discarded up to a creature that is no Mutant, which enters play under its owner
            in: sanctum
            ada: hand purify; line lyco-knight; deck sequis
            bo: line rad-penny troll; deck fear infomorph bumpsy krump
            play purify, offers lyco-knight rad-penny, pick rad-penny, finish
            -> purify: hand > discard, ada amber: 0 > 1, rad-penny: battleline > purged, fear: deck > discard,
            -> infomorph: deck > discard, bumpsy: deck > battleline, bumpsy exhausted
        a friendly Mutant makes way for a card of your own deck
            in: sanctum
            ada: hand purify; line lyco-knight; deck fear sequis
            bo: line troll; deck bumpsy
            play purify, pick lyco-knight, finish
            -> purify: hand > discard, ada amber: 0 > 1, lyco-knight: battleline > purged, fear: deck > discard,
            -> sequis: deck > battleline, sequis exhausted
        without such a creature the whole deck is discarded
            in: sanctum
            ada: hand purify
            bo: line rad-penny; deck fear infomorph
            play purify, finish
            -> purify: hand > discard, ada amber: 0 > 1, rad-penny: battleline > purged, fear: deck > discard,
            -> infomorph: deck > discard
        a warded Mutant is not purged and no card discarded
            rule: glossary/if-you-do-and-in-order-to
            in: sanctum
            ada: hand purify
            bo: line rad-penny(warded); deck fear bumpsy
            play purify, finish
            -> purify: hand > discard, ada amber: 0 > 1, rad-penny warded: yes > no
        without a Mutant nothing happens
            in: sanctum
            ada: hand purify; deck sequis
            bo: line troll; deck fear bumpsy
            play purify
            -> purify: hand > discard, ada amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/control-and-ownership", "glossary/leaves-play")
    def test_the_deck_of_the_player_who_controlled_the_mutant_is_discarded_not_its_owners(self) -> None:
        bo = side(battleline=[spec("rad-penny", owner=0)], deck=["bumpsy"])
        t = table(side(hand=["purify"], deck=["sequis"]), bo, house=HERE)
        t.do("play", "purify")
        t.finish()
        assert (t.zone("rad-penny"), t.line(0), t.line(1)) == ("purged", [], ["bumpsy"])


class TestScrivenerFavian:
    @pytest.mark.rule("glossary/replacement-effects", "glossary/bonus-icons")
    @pytest.mark.parametrize(("answer", "stolen", "captured"), [("yes", 1, 0), ("no", 0, 1)])
    def test_a_capture_icon_may_be_a_theft_instead(self, answer: str, stolen: int, captured: int) -> None:
        ada = side(hand=[spec("fear", icons=["capture"])], battleline=["scrivener-favian"])
        t = table(ada, side(amber=3), house=House.DIS)
        t.do("play", "fear")
        t.answer(answer)
        t.finish()
        assert (t.amber(0), t.amber(1), t.card("scrivener-favian").amber) == (stolen, 2, captured)

    def test_no_other_icon_and_none_of_the_opponents_is(self) -> None:
        ada = side(hand=[spec("fear", icons=["amber"]), spec("fear", icons=["capture"])], battleline=["troll"])
        t = table(ada, side(battleline=["scrivener-favian"], amber=1), house=House.DIS)
        t.do("play", "fear", 1)
        t.finish()
        assert (t.amber(0), t.amber(1), t.card("troll").amber) == (0, 0, 1)
        own = side(hand=[spec("fear", icons=["amber"])], battleline=["scrivener-favian"])
        t = table(own, side(amber=1), house=House.DIS)
        t.do("play", "fear")
        assert (t.amber(0), t.amber(1)) == (1, 1)


class TestBookOfMalefaction:
    test = cases("""
        without a counter nothing is purged
            rule: glossary/if-you-do-and-in-order-to
            in: sanctum
            ada: artifacts book-of-malefaction; line dæmo-knight
            bo: line troll
            omni book-of-malefaction
            -> book-of-malefaction exhausted
        your own thefts are none
            in: shadows
            ada: artifacts book-of-malefaction; hand urchin
            bo: amber 3
            creature urchin
            -> urchin: hand > battleline, urchin exhausted, ada amber: 0 > 1, bo amber: 3 > 2
    """)

    @pytest.mark.rule("glossary/counters-and-tokens")
    def test_a_warrant_for_each_stolen_amber_purges_a_creature(self) -> None:
        ada = side(hand=["take-that-smartypants"], battleline=["bumpsy"], artifacts=["cannon"])
        bo = side(
            artifacts=["book-of-malefaction", "library-of-babble", "mobius-scroll"], battleline=["batdrone"], amber=3
        )
        t = table(ada, bo, house=House.BROBNAR)
        t.do("play", "take-that-smartypants")
        assert t.card("book-of-malefaction").counters == (("warrant", 2),)
        t.end_turn()
        t.do("omni", "book-of-malefaction")
        t.offers("batdrone", "bumpsy")
        t.pick("bumpsy")
        assert t.card("book-of-malefaction").counters == (("warrant", 1),)
        assert t.zone("bumpsy") == "purged"


class TestCallToAction:
    test = cases("""
        each friendly Knight becomes ready
            in: sanctum
            ada: hand call-to-action; line sequis(exhausted) lyco-knight(exhausted) grey-monk(exhausted)
            bo: line champion-anaphiel(exhausted)
            play call-to-action
            -> call-to-action: hand > discard, sequis exhausted: yes > no, lyco-knight exhausted: yes > no
    """)


class TestGizelhartsWrath:
    test = cases("""
        each Mutant is destroyed
            in: sanctum
            ada: hand gizelhart-s-wrath; line lyco-knight sequis
            bo: line infomorph troll dino-bot
            play gizelhart-s-wrath, finish
            -> gizelhart-s-wrath: hand > discard, ada amber: 0 > 1, lyco-knight: battleline > discard,
            -> infomorph: battleline > discard, dino-bot: battleline > discard
    """)


class TestLadyLoreena:
    test = cases("""
        her neighbors and the neighbors of these cannot be attacked, those beyond can
            rule: glossary/taunt
            in: brobnar
            ada: line krump
            bo: line troll bumpsy dextre lady-loreena silvertooth smaaash mother
            fight krump, offers troll lady-loreena mother, pick mother
            -> krump exhausted, krump damage: 0 > 5, mother: battleline > discard
        who has taunt can be attacked there, too
            rule: glossary/taunt
            in: brobnar
            ada: line krump
            bo: line champion-anaphiel dextre lady-loreena
            fight krump, offers champion-anaphiel lady-loreena, pick lady-loreena
            -> krump: battleline > discard, lady-loreena armor used: 0 > 3, lady-loreena damage: 0 > 3
    """)


class TestMadProphetGizelhart:
    test = cases("""
        in the center it heals every creature but Mutants, 1 Æmber for each
            rule: glossary/center-of-the-battleline
            in: sanctum
            ada: line sequis(damage=2) mad-prophet-gizelhart lyco-knight(damage=1)
            bo: line troll(damage=5) krump
            action mad-prophet-gizelhart
            -> mad-prophet-gizelhart exhausted, sequis damage: 2 > 0, troll damage: 5 > 0, ada amber: 0 > 2
    """)

    @pytest.mark.parametrize(
        ("line", "can"),
        [
            (["mad-prophet-gizelhart"], True),
            (["sequis", "mad-prophet-gizelhart"], False),
            (["mad-prophet-gizelhart", "sequis", "troll"], False),
        ],
    )
    def test_elsewhere_it_has_no_action(self, line: list[str], can: bool) -> None:
        t = table(side(battleline=line), side(), house=HERE)
        assert t.can("action", "mad-prophet-gizelhart") is can


class TestMasterOfTheGrey:
    @pytest.mark.rule("glossary/bonus-icons")
    def test_the_opponent_resolves_no_icons_of_the_cards_they_play(self) -> None:
        ada = side(hand=["virtuous-works", spec("smite", icons=["draw"])], deck=["fear"])
        t = table(ada, side(battleline=["master-of-the-grey"]), house=HERE)
        t.do("play", "virtuous-works")
        t.do("play", "smite")
        assert (t.amber(0), t.ids(0, "deck"), t.events(IconResolved)) == (0, ["fear"], [])

    def test_its_own_player_resolves_them(self) -> None:
        t = table(side(hand=["virtuous-works"], battleline=["master-of-the-grey"]), side(), house=HERE)
        t.do("play", "virtuous-works")
        assert [e.icon for e in t.events(IconResolved)] == [Icon.AMBER] * 3 and t.amber(0) == 3


class TestPurifierOfSouls:
    test = cases("""
        destroyed effects of both sides do not resolve, its own destruction included
            rule: glossary/destroyed
            in: dis
            ada: line dextre; hand gateway-to-dis
            bo: line purifier-of-souls dust-imp
            play gateway-to-dis, finish
            -> gateway-to-dis: hand > discard, ada chains: 0 > 3, dextre: battleline > discard,
            -> purifier-of-souls: battleline > discard, dust-imp: battleline > discard
        what would take its place does not, either
            rule: glossary/replacement-effects
            in: dis
            ada: hand gateway-to-dis
            bo: line purifier-of-souls krump(upgrades=armageddon-cloak)
            play gateway-to-dis, finish
            -> gateway-to-dis: hand > discard, ada chains: 0 > 3, purifier-of-souls: battleline > discard,
            -> krump: battleline > discard, armageddon-cloak: upgrade > discard
        without it they do
            rule: glossary/destroyed
            in: dis
            ada: hand gateway-to-dis
            bo: line dust-imp
            play gateway-to-dis, finish
            -> gateway-to-dis: hand > discard, ada chains: 0 > 3, dust-imp: battleline > discard, bo amber: 0 > 2
    """)


class TestDinoKnight:
    test = cases("""
        exalted as it is played, it deals 3 damage to a creature
            in: sanctum
            ada: hand dino-knight
            bo: line troll krump
            creature dino-knight, answer yes, offers dino-knight troll krump, pick krump
            -> dino-knight: hand > battleline, dino-knight exhausted, dino-knight amber: 0 > 1, krump damage: 0 > 3
        it need not be exalted
            in: sanctum
            ada: hand dino-knight
            bo: line troll
            creature dino-knight, answer no
            -> dino-knight: hand > battleline, dino-knight exhausted
    """)


class TestLycoKnight:
    test = cases("""
        it fights without being dealt damage
            rule: glossary/skirmish
            in: sanctum
            ada: line lyco-knight
            bo: line troll
            fight lyco-knight troll
            -> lyco-knight exhausted, troll damage: 0 > 5
    """)


class TestTechnoKnight:
    test = cases("""
        a card discarded from your hand is a card drawn
            in: sanctum
            ada: line techno-knight; hand fear troll; deck krump bumpsy
            reap techno-knight, offers fear troll, pick fear
            -> ada amber: 0 > 1, techno-knight exhausted, fear: hand > discard, krump: deck > hand
        without a card in hand none is drawn
            in: sanctum
            ada: line techno-knight; deck krump
            reap techno-knight
            -> ada amber: 0 > 1, techno-knight exhausted
    """)


class TestUmbraKnight:
    test = cases("""
        the first attack of the turn deals no damage
            rule: glossary/elusive
            in: brobnar
            ada: line troll krump
            bo: line umbra-knight
            fight troll umbra-knight, fight krump umbra-knight
            -> troll exhausted, krump exhausted, umbra-knight: battleline > discard, krump damage: 0 > 4
    """)


class TestXenoKnight:
    test = cases("""
        of the top 3 cards one comes into your hand and one goes to the bottom of the deck
            in: sanctum
            ada: line xeno-knight; deck troll krump bumpsy urchin fear
            bo: line dust-pixie
            fight xeno-knight dust-pixie, offers troll krump bumpsy, pick bumpsy, offers troll krump, pick troll
            -> xeno-knight exhausted, xeno-knight armor used: 0 > 1, dust-pixie: battleline > discard,
            -> bumpsy: deck > hand
            -> ada deck: krump urchin fear troll
    """)
