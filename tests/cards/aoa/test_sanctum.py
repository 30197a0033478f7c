"""Age of Ascension, Sanctum: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.SANCTUM


class TestLionBautrem:
    @pytest.mark.rule("glossary/neighbor")
    def test_only_its_neighbors_are_stronger(self) -> None:
        t = table(side(battleline=["krump", "troll", "lion-bautrem", "bumpsy"]), side(battleline=["valdr"]))
        powers = [t.card(id_).power for id_ in ("krump", "troll", "lion-bautrem", "bumpsy", "valdr")]
        assert powers == [6, 8 + 2, 4, 5 + 2, 6]

    @pytest.mark.rule("glossary/deploy")
    def test_it_may_be_played_between_two_creatures(self) -> None:
        t = table(side(battleline=["krump", "troll"], hand=["lion-bautrem"]), side(), house=HERE)
        t.do("play", "lion-bautrem")
        t.answer("slot:1")
        assert t.line(0) == ["krump", "lion-bautrem", "troll"]


class TestAbondTheArmorsmith:
    @pytest.mark.rule("glossary/armor")
    def test_other_friendly_creatures_have_more_armor_and_more_yet_for_the_turn(self) -> None:
        ada = side(battleline=["krump", "abond-the-armorsmith", "sequis"], deck=["fear"] * 9, houses=[HERE])
        t = table(ada, side(battleline=["bulwark"], houses=[HERE]), house=HERE)

        def armor() -> list[int | None]:
            return [t.card(id_).armor for id_ in ("krump", "abond-the-armorsmith", "sequis", "bulwark")]

        assert armor() == [1, 0, 3, 2]
        t.do("action", "abond-the-armorsmith")
        assert armor() == [2, 0, 4, 2]
        t.end_turn()
        assert armor() == [1, 0, 3, 2]

    @pytest.mark.rule("glossary/lasting-effects")
    def test_a_creature_played_after_its_action_has_the_lasting_armor_too(self) -> None:
        t = table(side(battleline=["abond-the-armorsmith"], hand=["grey-monk"]), side(), house=HERE)
        t.do("action", "abond-the-armorsmith")
        t.creature("grey-monk")
        assert t.card("grey-monk").armor == 1 + 1 + 1


class TestAubadeTheGrim:
    test = cases("""
        played it captures 3
            in: sanctum
            ada: hand aubade-the-grim
            bo: amber 5
            creature aubade-the-grim
            -> bo amber: 5 > 2, aubade-the-grim: hand > battleline, aubade-the-grim exhausted,
            -> aubade-the-grim amber: 0 > 3
        or all there is
            in: sanctum
            ada: hand aubade-the-grim
            bo: amber 2
            creature aubade-the-grim
            -> bo amber: 2 > 0, aubade-the-grim: hand > battleline, aubade-the-grim exhausted,
            -> aubade-the-grim amber: 0 > 2
        each time it reaps one of it goes to the common supply
            in: sanctum
            ada: line aubade-the-grim(amber=3)
            reap aubade-the-grim
            -> ada amber: 0 > 1, aubade-the-grim exhausted, aubade-the-grim amber: 3 > 2
        without amber on it nothing is taken from any pool
            in: sanctum
            ada: line aubade-the-grim; amber 2
            bo: amber 2
            reap aubade-the-grim
            -> ada amber: 2 > 3, aubade-the-grim exhausted
    """)


class TestBordanTheRedeemed:
    test = cases("""
        its action captures 2
            in: sanctum
            ada: line bordan-the-redeemed
            bo: amber 3
            action bordan-the-redeemed
            -> bo amber: 3 > 1, bordan-the-redeemed exhausted, bordan-the-redeemed amber: 0 > 2
    """)


class TestChalleTheSafeguard:
    @pytest.mark.rule("glossary/deploy", "glossary/taunt")
    def test_it_may_be_played_between_those_it_protects(self) -> None:
        t = table(side(battleline=["krump", "troll"], hand=["challe-the-safeguard"]), side(battleline=["valdr"]))
        t.do("play", "challe-the-safeguard")
        t.answer("slot:1")
        t.end_turn()
        t.do("fight", "valdr")
        t.offers("challe-the-safeguard")


class TestGoldenAura:
    @pytest.mark.rule("glossary/heal", "glossary/off-house")
    def test_the_creature_is_healed_and_of_house_sanctum_alone_and_cannot_be_damaged_this_turn(self) -> None:
        ada = side(hand=["golden-aura", "punch"], battleline=[spec("troll", damage=5), "krump"], houses=[HERE])
        t = table(ada, side(battleline=["valdr"], houses=[House.BROBNAR]), house=HERE)
        assert not t.can("reap", "troll")
        t.do("play", "golden-aura")
        t.offers("troll", "krump", "valdr")
        t.pick("troll")
        assert (t.card("troll").damage, t.card("troll").houses) == (0, (HERE,))
        assert not t.can("reap", "krump")
        t.fight("troll", "valdr")
        assert (t.card("troll").damage, t.zone("valdr")) == (0, "discard")
        t.end_turn()
        assert t.card("troll").houses == (House.BROBNAR,)

    def test_next_turn_it_is_dealt_damage_again(self) -> None:
        ada = side(hand=["golden-aura"], battleline=["troll"], houses=[HERE])
        t = table(ada, side(hand=["punch"], houses=[House.BROBNAR]), house=HERE)
        t.do("play", "golden-aura")
        t.pick("troll")
        t.end_turn()
        t.do("play", "punch")
        t.pick("troll")
        assert t.card("troll").damage == 3


class TestHallowedShield:
    test = cases("""
        the chosen creature is dealt no damage this turn and deals its own
            rule: glossary/damage
            in: sanctum
            ada: artifacts hallowed-shield; line sequis
            bo: line bumpsy
            action hallowed-shield, offers sequis bumpsy, pick sequis, fight sequis bumpsy
            -> hallowed-shield exhausted, sequis exhausted, bumpsy damage: 0 > 4
        it may be an enemy creature
            in: sanctum
            ada: artifacts hallowed-shield; line sequis
            bo: line bumpsy
            action hallowed-shield, pick bumpsy, fight sequis bumpsy
            -> hallowed-shield exhausted, sequis exhausted, sequis armor used: 0 > 2, sequis damage: 0 > 3
    """)

    def test_it_is_over_with_the_turn(self) -> None:
        ada = side(artifacts=["hallowed-shield"], battleline=["krump"], houses=[HERE])
        t = table(ada, side(hand=["punch"], houses=[House.BROBNAR]), house=HERE)
        t.do("action", "hallowed-shield")
        t.pick("krump")
        t.end_turn()
        t.do("play", "punch")
        t.pick("krump")
        assert t.card("krump").damage == 3


class TestHealingBlast:
    test = cases("""
        4 damage healed are 2 amber
            rule: glossary/heal glossary/this-way
            in: sanctum
            ada: hand healing-blast; line krump(damage=2)
            bo: line troll(damage=4)
            play healing-blast, offers krump troll, pick troll
            -> ada amber: 0 > 3, healing-blast: hand > discard, troll damage: 4 > 0
        3 are none
            in: sanctum
            ada: hand healing-blast; line krump(damage=3)
            bo: line troll(damage=4)
            play healing-blast, pick krump
            -> ada amber: 0 > 1, healing-blast: hand > discard, krump damage: 3 > 0
    """)


class TestMaruckTheMarked:
    test = cases("""
        it captures as much as its armor prevents, as attacker
            rule: glossary/armor
            in: sanctum
            ada: line maruck-the-marked
            bo: line silvertooth; amber 3
            fight maruck-the-marked silvertooth
            -> maruck-the-marked exhausted, maruck-the-marked damage: 0 > 1, maruck-the-marked armor used: 0 > 1,
            -> maruck-the-marked amber: 0 > 1, bo amber: 3 > 2, silvertooth: battleline > discard
        and as the attacked creature, only what the armor that is left prevents
            in: brobnar
            ada: line troll urchin; amber 3
            bo: line maruck-the-marked(armor_used=1 armor_known=1)
            fight troll maruck-the-marked
            -> troll exhausted, troll damage: 0 > 5, maruck-the-marked: battleline > discard
        a ward prevents damage before its armor does
            rule: glossary/ward
            in: brobnar
            ada: line troll; amber 3
            bo: line maruck-the-marked(warded)
            fight troll maruck-the-marked
            -> troll exhausted, troll damage: 0 > 5, maruck-the-marked warded: yes > no
        the armor of another creature is not its own
            in: brobnar
            ada: line troll; amber 3
            bo: line maruck-the-marked champion-anaphiel
            fight troll champion-anaphiel
            -> troll exhausted, troll damage: 0 > 6, champion-anaphiel: battleline > discard
    """)


class TestSirMarrows:
    test = cases("""
        it captures what the opponent gains by reaping, though they have more
            in: brobnar
            ada: line troll; amber 2
            bo: line sir-marrows
            reap troll
            -> troll exhausted, sir-marrows amber: 0 > 1
        of two only one captures it, whichever the active player says
            rule: card-faq/sir-marrows-1
            in: brobnar
            ada: line troll; amber 2
            bo: line sir-marrows sir-marrows
            reap troll, answer trigger:c3.0
            -> troll exhausted, sir-marrows 2 amber: 0 > 1
        what its own side reaps and what is gained otherwise is not captured
            in: sanctum
            ada: line sir-marrows; hand virtuous-works
            bo: amber 2
            reap sir-marrows, play virtuous-works
            -> ada amber: 0 > 4, sir-marrows exhausted, virtuous-works: hand > discard
        nor what the opponent gains otherwise
            in: sanctum
            ada: hand virtuous-works
            bo: line sir-marrows
            play virtuous-works
            -> ada amber: 0 > 3, virtuous-works: hand > discard
    """)


class TestSmite:
    test = cases("""
        a friendly creature is readied and fights, and the neighbors of the attacked one are dealt 2 damage
            rule: glossary/ready-and-exhausted glossary/fight
            in: sanctum
            ada: hand smite; line sequis(exhausted) troll
            bo: line valdr krump bumpsy mother
            play smite, offers sequis troll, pick sequis, pick krump
            -> smite: hand > discard, sequis: battleline > discard, krump damage: 0 > 4,
            -> valdr damage: 0 > 2, bumpsy damage: 0 > 2
        without an enemy creature it is readied and does not fight
            in: sanctum
            ada: hand smite; line sequis(exhausted)
            play smite, pick sequis
            -> smite: hand > discard, sequis exhausted: yes > no
    """)


class TestTheGreyRider:
    test = cases("""
        played between two creatures it readies one of them and fights with it
            rule: glossary/deploy
            in: sanctum
            ada: hand the-grey-rider; line troll(exhausted) krump valdr
            bo: line dust-pixie
            play the-grey-rider, answer slot:1, answer yes, offers troll krump, pick troll, pick dust-pixie
            -> the-grey-rider: hand > battleline, the-grey-rider exhausted, troll damage: 0 > 1,
            -> dust-pixie: battleline > discard
        after it reaps, too, and it need not
            in: sanctum
            ada: line the-grey-rider krump(exhausted)
            bo: line dust-pixie
            reap the-grey-rider, answer no
            -> ada amber: 0 > 1, the-grey-rider exhausted
        and after it fights
            in: sanctum
            ada: line the-grey-rider krump(exhausted)
            bo: line dust-pixie urchin
            fight the-grey-rider dust-pixie, answer yes, pick krump, pick urchin
            -> the-grey-rider exhausted, the-grey-rider damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestBaronMengevin:
    test = cases("""
        each sanctum card discarded from your hand lets it capture
            rule: glossary/discarding-cards
            in: sanctum
            ada: line baron-mengevin; hand smite clear-mind
            bo: amber 3
            discard smite, discard clear-mind
            -> bo amber: 3 > 1, smite: hand > discard, clear-mind: hand > discard, baron-mengevin amber: 0 > 2
        also one that a card of the opponent discards from your hand
            rule: glossary/discarding-cards
            in: mars
            ada: hand deep-probe; amber 3
            bo: line baron-mengevin; hand troll champion-anaphiel
            play deep-probe, answer house:sanctum
            -> deep-probe: hand > discard, champion-anaphiel: hand > discard,
            -> baron-mengevin amber: 0 > 1
        a card of another house does not
            in: brobnar
            ada: line baron-mengevin; hand punch
            bo: amber 3
            discard punch
            -> punch: hand > discard
        nor one that the opponent discards
            in: sanctum
            ada: hand smite; amber 3
            bo: line baron-mengevin
            discard smite
            -> smite: hand > discard
        nor one that was played
            in: sanctum
            ada: hand clear-mind; line baron-mengevin
            bo: amber 3
            play clear-mind
            -> ada amber: 0 > 1, clear-mind: hand > discard
        nor one discarded from your deck
            in: logos
            ada: line baron-mengevin; artifacts fetchdrones; deck smite smite
            bo: amber 3
            action fetchdrones
            -> fetchdrones exhausted, smite: deck > discard, smite 2: deck > discard
    """)


class TestBarristerJoya:
    @pytest.mark.rule("glossary/reap", "glossary/cannot")
    def test_enemy_creatures_cannot_reap_and_friendly_ones_can(self) -> None:
        ada = side(battleline=["troll", "sequis"], houses=[HERE])
        t = table(ada, side(battleline=["barrister-joya"]), house=HERE)
        assert not t.can("reap", "sequis") and t.can("fight", "sequis")
        t = table(side(battleline=["barrister-joya", "sequis"]), side(), house=HERE)
        assert t.can("reap", "sequis") and t.can("reap", "barrister-joya")


OF_THEIR_HOUSE = {
    "brobnar-ambassador": ("krump", "punch"),
    "dis-ambassador": ("shooler", "fear"),
    "logos-ambassador": ("dr-escotera", "labwork"),
    "mars-ambassador": ("tunk", "ammonia-clouds"),
    "shadows-ambassador": ("silvertooth", "pawn-sacrifice"),
    "untamed-ambassador": ("dust-pixie", "fertility-chant"),
}
"""For each ambassador a creature and an action of their house."""


@pytest.mark.rule("glossary/using-cards-via-other-card-abilities")
@pytest.mark.parametrize("id_", OF_THEIR_HOUSE)
@pytest.mark.parametrize("way", ["reap", "fight"])
def test_an_ambassador_lets_one_card_of_the_house_be_played_or_used(id_: str, way: str) -> None:
    user, action = OF_THEIR_HOUSE[id_]
    others = [card for other, cards in OF_THEIR_HOUSE.items() if other != id_ for card in cards]
    ada = side(battleline=[id_, user, user, *others[::2]], hand=[action, *others[1::2]])
    t = table(ada, side(battleline=["urchin"]), house=HERE)
    assert not t.can("reap", user) and not t.can("play", action)
    if way == "fight":
        t.fight(id_, "urchin")
    else:
        t.do("reap", id_)
    assert t.can("reap", user) and t.can("play", action)
    assert not any(t.can("reap", card) or t.can("play", card) for card in others)
    t.do("reap", user)
    assert not t.can("reap", user, 1) and not t.can("play", action)


class TestEqualize:
    def test_the_amber_of_each_side_is_put_anew_on_its_creatures(self) -> None:
        ada = side(hand=["equalize"], battleline=[spec("troll", amber=2), spec("krump", amber=1), "sequis"])
        bo = side(battleline=[spec("valdr", amber=2), "bumpsy"])
        t = table(ada, bo, house=HERE)
        t.do("play", "equalize")
        for onto in ("sequis", "krump", "sequis"):
            t.offers("troll", "krump", "sequis")
            t.pick(onto)
        for onto in ("bumpsy", "valdr"):
            t.offers("valdr", "bumpsy")
            t.pick(onto)
        t.expect_main_step()
        amber = {id_: t.card(id_).amber for id_ in ("troll", "krump", "sequis", "valdr", "bumpsy")}
        assert amber == {"troll": 0, "krump": 1, "sequis": 2, "valdr": 1, "bumpsy": 1}

    def test_without_amber_on_creatures_nothing_is_asked(self) -> None:
        t = table(side(hand=["equalize"], battleline=["troll", "krump"]), side(battleline=["valdr"]), house=HERE)
        t.do("play", "equalize")
        t.expect_main_step()
        assert t.changes() == {"equalize": ("hand", "discard"), "ada amber": (0, 1)}


class TestFreeMarkets:
    test = cases("""
        each house of a card in play but sanctum counts once, of both sides and all types
            in: sanctum
            ada: hand free-markets; line troll sequis krump(upgrades=way-of-the-bear)
            bo: line dodger; artifacts library-of-babble round-table; discard shooler
            play free-markets
            -> ada amber: 0 > 4, free-markets: hand > discard
        with sanctum alone there is nothing
            in: sanctum
            ada: hand free-markets; line sequis
            play free-markets
            -> free-markets: hand > discard
        more than 6 houses are worth 6
            in: sanctum
            ada: hand free-markets; line troll shooler dextre zorg
            bo: line dodger dust-pixie com-officer-kirby
            play free-markets
            -> ada amber: 0 > 6, free-markets: hand > discard
    """)

    def test_a_card_of_sanctum_and_another_house_counts_for_the_other(self) -> None:
        both = spec("sequis", icons=[House.DIS])
        t = table(side(hand=["free-markets"], battleline=[both]), side(), house=HERE)
        t.do("play", "free-markets")
        assert t.amber(0) == 1


class TestHaedrothsWall:
    @pytest.mark.rule("glossary/flank")
    def test_friendly_flank_creatures_are_stronger(self) -> None:
        ada = side(battleline=["krump", "troll", "bumpsy"], artifacts=["haedroth-s-wall"])
        t = table(ada, side(battleline=["valdr"]))
        assert [t.card(id_).power for id_ in ("krump", "troll", "bumpsy", "valdr")] == [6 + 2, 8, 5 + 2, 6]


class TestPrinceDerricUnifier:
    test = cases("""
        with itself and creatures of two other houses it gains 3
            in: sanctum
            ada: hand prince-derric-unifier; line troll dust-pixie
            creature prince-derric-unifier
            -> ada amber: 0 > 3, prince-derric-unifier: hand > battleline, prince-derric-unifier exhausted
        with more houses, too
            in: sanctum
            ada: hand prince-derric-unifier; line troll dust-pixie dextre
            creature prince-derric-unifier
            -> ada amber: 0 > 3, prince-derric-unifier: hand > battleline, prince-derric-unifier exhausted
        with one other house, enemy creatures and artifacts it gains nothing
            in: sanctum
            ada: hand prince-derric-unifier; line troll krump sequis; artifacts library-of-babble
            bo: line dust-pixie
            creature prince-derric-unifier
            -> prince-derric-unifier: hand > battleline, prince-derric-unifier exhausted
    """)


class TestRothaisTheFierce:
    test = cases("""
        who attacks it is dealt 4 damage first
            rule: glossary/hazardous-x
            in: brobnar
            ada: line krump bumpsy(damage=1)
            bo: line rothais-the-fierce troll
            fight bumpsy rothais-the-fierce
            -> bumpsy: battleline > discard
    """)

    def test_its_neighbors_cannot_be_attacked(self) -> None:
        t = table(side(battleline=["krump"]), side(battleline=["troll", "rothais-the-fierce", "mother", "valdr"]))
        t.do("fight", "krump")
        t.offers("rothais-the-fierce", "valdr")


class TestAnahitaTheTrader:
    test = cases("""
        a friendly artifact given to the opponent is paid with 2
            rule: glossary/pay glossary/control-and-ownership
            in: sanctum
            ada: line anahita-the-trader; artifacts library-of-babble cannon
            bo: artifacts round-table; amber 3
            reap anahita-the-trader, offers library-of-babble cannon, pick cannon
            -> ada amber: 0 > 3, bo amber: 3 > 1, anahita-the-trader exhausted, cannon controller: 0 > 1
        an opponent with 1 pays 1
            in: sanctum
            ada: line anahita-the-trader; artifacts cannon
            bo: amber 1
            reap anahita-the-trader, pick cannon
            -> ada amber: 0 > 2, bo amber: 1 > 0, anahita-the-trader exhausted, cannon controller: 0 > 1
        without an artifact nothing is paid
            rule: glossary/if-you-do-and-in-order-to
            in: sanctum
            ada: line anahita-the-trader
            bo: artifacts round-table; amber 3
            reap anahita-the-trader
            -> ada amber: 0 > 1, anahita-the-trader exhausted
    """)


class TestEyeOfJudgment:
    test = cases("""
        a creature of either discard pile is purged
            rule: glossary/purge
            in: sanctum
            ada: artifacts eye-of-judgment; discard troll fear
            bo: discard krump punch
            action eye-of-judgment, offers troll krump, pick krump
            -> eye-of-judgment exhausted, krump: discard > purged
    """)


class TestMartyrsEnd:
    test = cases("""
        each friendly creature destroyed is an amber
            in: sanctum
            ada: hand martyr-s-end; line troll sequis krump
            bo: line valdr
            play martyr-s-end, offers 0-3 of: troll sequis krump, pick troll krump, finish
            -> ada amber: 0 > 3, martyr-s-end: hand > discard, troll: battleline > discard, krump: battleline > discard
        a warded one is not destroyed
            rule: glossary/this-way glossary/ward
            in: sanctum
            ada: hand martyr-s-end; line troll(warded) krump
            play martyr-s-end, pick troll krump
            -> ada amber: 0 > 2, martyr-s-end: hand > discard, troll warded: yes > no, krump: battleline > discard
        none need be
            in: sanctum
            ada: hand martyr-s-end; line troll
            play martyr-s-end, answer done
            -> ada amber: 0 > 1, martyr-s-end: hand > discard
    """)


class TestMotherNorthelle:
    test = cases("""
        an amber of a friendly creature goes to your pool
            rule: glossary/move
            in: sanctum
            ada: line mother-northelle troll(amber=2) krump(amber=1)
            bo: line valdr(amber=1)
            reap mother-northelle, offers mother-northelle troll krump, pick troll
            -> ada amber: 0 > 2, mother-northelle exhausted, troll amber: 2 > 1
        without amber on your creatures there is nothing to move
            in: sanctum
            ada: line mother-northelle
            bo: line valdr(amber=1); amber 1
            reap mother-northelle
            -> ada amber: 0 > 1, mother-northelle exhausted
    """)


class TestOpalKnight:
    test = cases("""
        each creature with even power is destroyed, on both sides
            in: sanctum
            ada: hand opal-knight; line troll bumpsy
            bo: line valdr zorg grey-monk
            creature opal-knight, finish
            -> opal-knight: hand > battleline, opal-knight exhausted, troll: battleline > discard,
            -> valdr: battleline > discard
        it is one itself while its power is even
            in: sanctum
            ada: hand opal-knight; line lion-bautrem(power_counters=1)
            bo: line krump(power_counters=1)
            creature opal-knight
            -> opal-knight: hand > battleline, opal-knight exhausted
    """)


class TestProclamation346E:
    @pytest.mark.rule("glossary/cost-at-current-cost")
    @pytest.mark.parametrize(
        ("line", "cost"),
        [([], 8), (["troll", "krump", "dust-pixie"], 8), (["troll", "dextre", "dust-pixie"], 6)],
    )
    def test_the_opponents_keys_cost_more_without_creatures_of_three_houses(self, line: list[str], cost: int) -> None:
        ada = side(artifacts=["proclamation-346e"], battleline=["zorg"])
        t = table(ada, side(battleline=line, artifacts=["round-table"]))
        assert [seat.key_cost for seat in t.game.view(0).seats] == [6, cost]

    def test_creatures_of_four_houses_are_creatures_of_three(self) -> None:
        ada = side(artifacts=["proclamation-346e"])
        t = table(ada, side(battleline=["troll", "dextre", "dust-pixie", "sequis"]))
        assert [seat.key_cost for seat in t.game.view(0).seats] == [6, 6]


class TestSeraphicArmor:
    test = cases("""
        played it heals its creature
            in: sanctum
            ada: hand seraphic-armor; line troll(damage=5) krump(damage=2)
            play seraphic-armor, pick troll
            -> ada amber: 0 > 1, seraphic-armor: hand > upgrade, seraphic-armor on: nothing > troll, troll damage: 5 > 0
    """)

    def test_its_creature_has_armor(self) -> None:
        t = table(side(battleline=[spec("sequis", upgrades=["seraphic-armor"]), "bulwark"]), side())
        assert (t.card("sequis").armor, t.card("bulwark").armor) == (2 + 1 + 2, 2)


class TestShardOfHope:
    test = cases("""
        for each friendly shard a friendly creature captures 1
            in: sanctum
            ada: artifacts shard-of-hope shard-of-strength cannon; line troll krump
            bo: artifacts shard-of-greed; amber 5; line valdr
            action shard-of-hope, offers troll krump, pick krump, pick krump
            -> bo amber: 5 > 3, shard-of-hope exhausted, krump amber: 0 > 2
        each time another creature may be chosen
            rule: glossary/for-each
            in: sanctum
            ada: artifacts shard-of-hope shard-of-strength; line troll krump
            bo: amber 5
            action shard-of-hope, pick krump, pick troll
            -> bo amber: 5 > 3, shard-of-hope exhausted, krump amber: 0 > 1, troll amber: 0 > 1
        without a friendly creature nothing is captured
            in: sanctum
            ada: artifacts shard-of-hope
            bo: line troll; amber 5
            action shard-of-hope
            -> shard-of-hope exhausted
    """)
