"""Worlds Collide, Logos: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import Icon, Keyword
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.LOGOS


class TestBabblingBibliophile:
    test = cases("""
        it draws 2 cards after it reaps
            in: logos
            ada: line babbling-bibliophile; deck anger punch troll
            reap babbling-bibliophile
            -> babbling-bibliophile exhausted, ada amber: 0 > 1, anger: deck > hand, punch: deck > hand
    """)


class TestDaughter:
    @pytest.mark.rule("glossary/drawing-cards")
    @pytest.mark.parametrize(("line", "cards"), [(["daughter"], 7), ([], 6)])
    def test_you_draw_one_card_more(self, line: list[str], cards: int) -> None:
        t = table(side(battleline=line, deck=["anger"] * 12), None, house=HERE)
        t.end_turn()
        assert len(t.ids(0, "hand")) == cards


class TestEdaiEdie4x4:
    test = cases("""
        played it archives a card
            in: logos
            ada: hand edai-edie-4x4 anger
            creature edai-edie-4x4, finish
            -> edai-edie-4x4: hand > battleline, edai-edie-4x4 exhausted, anger: hand > archives
        one of several as you choose
            rule: glossary/archives
            in: logos
            ada: hand edai-edie-4x4 anger punch
            creature edai-edie-4x4, offers anger punch, pick punch
            -> edai-edie-4x4: hand > battleline, edai-edie-4x4 exhausted, punch: hand > archives
    """)

    def test_the_opponents_keys_cost_more_for_each_archived_card_of_yours(self) -> None:
        ada = side(battleline=["edai-edie-4x4"], archives=["anger", "punch"])
        t = table(ada, side(archives=["troll"]))
        assert [seat.key_cost for seat in t.game.view(0).seats] == [6, 8]


class TestHapsis:
    test = cases("""
        who destroys an enemy creature in a fight with it is warded and draws
            rule: glossary/ward
            in: logos
            ada: line hapsis; deck anger punch
            bo: line dust-pixie krump
            fight hapsis dust-pixie
            -> hapsis exhausted, hapsis damage: 0 > 1, hapsis warded, dust-pixie: battleline > discard,
            -> anger: deck > hand
        also when it is attacked
            in: untamed
            ada: line dust-pixie
            bo: line hapsis; deck anger
            fight dust-pixie hapsis
            -> dust-pixie: battleline > discard, hapsis damage: 0 > 1, hapsis warded, anger: deck > hand
        destroyed in the same fight it draws nothing
            rule: glossary/fight
            in: logos
            ada: line hapsis; deck anger
            bo: line bumpsy
            fight hapsis bumpsy
            -> hapsis: battleline > discard, bumpsy: battleline > discard
        another creature's fights are nothing to it
            in: brobnar
            ada: line krump hapsis; deck anger
            bo: line dust-pixie
            fight krump dust-pixie
            -> krump exhausted, krump damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestHologrammophone:
    test = cases("""
        it wards a creature
            rule: glossary/ward
            in: logos
            ada: artifacts hologrammophone; line troll
            bo: line krump
            action hologrammophone, offers troll krump, pick krump
            -> hologrammophone exhausted, krump warded
    """)


class TestInformationExchange:
    @pytest.mark.rule("glossary/steal")
    @pytest.mark.parametrize(("theft", "stolen"), [("urchin", 2), ("krump", 1)])
    def test_it_steals_two_after_the_opponent_stole(self, theft: str, stolen: int) -> None:
        bo = side(hand=["information-exchange"], houses=[HERE], amber=2)
        t = table(side(hand=[theft], amber=3), bo, house=House.SHADOWS if theft == "urchin" else House.BROBNAR)
        t.creature(theft)
        t.end_turn()
        before = t.amber(1)
        t.do("play", "information-exchange")
        assert t.amber(1) - before == stolen


class TestQuant:
    @pytest.mark.rule("glossary/using-cards-via-other-card-abilities")
    def test_one_action_of_another_house_may_be_played(self) -> None:
        ada = side(battleline=["quant"], hand=["anger", "punch", "krump"])
        t = table(ada, side(battleline=["troll"]), house=HERE)
        assert not t.can("play", "anger")
        t.do("reap", "quant")
        assert [t.can("play", id_) for id_ in ("anger", "punch", "krump")] == [True, True, False]
        t.do("play", "punch")
        t.finish()
        assert not t.can("play", "anger")

    def test_a_logos_action_leaves_the_permission_which_ends_with_the_turn(self) -> None:
        ada = side(battleline=["quant"], hand=["anger", "information-exchange"], houses=[HERE, House.BROBNAR])
        t = table(ada, side(battleline=["troll"]), house=HERE)
        t.do("reap", "quant")
        t.do("play", "information-exchange")
        assert t.can("play", "anger")
        t.end_turn()
        t.answer("end-turn")
        t.answer("house:logos")
        assert not t.can("play", "anger")


class TestSanitationEngineer:
    test = cases("""
        a card is discarded after it reaps
            in: logos
            ada: line sanitation-engineer; hand anger punch
            reap sanitation-engineer, offers anger punch, pick punch
            -> sanitation-engineer exhausted, ada amber: 0 > 1, punch: hand > discard
        who attacks it is dealt 1 damage
            rule: glossary/hazardous-x
            in: untamed
            ada: line dust-pixie
            bo: line sanitation-engineer
            fight dust-pixie sanitation-engineer
            -> dust-pixie: battleline > discard
    """)


class TestTautauVapors:
    test = cases("""
        2 cards are drawn before one is archived
            in: logos
            ada: hand tautau-vapors; deck anger punch troll
            play tautau-vapors, offers anger punch, pick punch
            -> tautau-vapors: hand > discard, anger: deck > hand, punch: deck > archives
    """)


class TestThoriumPlasmate:
    @pytest.mark.rule("glossary/move", "glossary/neighbor")
    @pytest.mark.parametrize(("slot", "damage"), [("slot:0", 2), ("slot:2", 4), ("slot:4", 0)])
    def test_a_moved_creature_is_dealt_two_for_each_neighbor_of_its_house(self, slot: str, damage: int) -> None:
        bo = side(battleline=["troll", "krump", "bumpsy", "urchin"])
        t = table(side(hand=["thorium-plasmate"], battleline=["smaaash"]), bo, house=HERE)
        t.do("play", "thorium-plasmate")
        t.offers("troll", "krump", "bumpsy", "urchin")
        t.pick("troll")
        t.answer(slot)
        assert t.card("troll").damage == damage


class TestTitanGuardian:
    @pytest.mark.rule("glossary/destroyed", "glossary/flank")
    @pytest.mark.parametrize(
        ("line", "drawn"), [(["krump", "titan-guardian", "troll"], 2), (["titan-guardian", "troll"], 0)]
    )
    def test_destroyed_between_others_it_draws_two_cards(self, line: list[str], drawn: int) -> None:
        hurt = [spec(id_, damage=4 if id_ == "titan-guardian" else 0) for id_ in line]
        ada = side(battleline=hurt, deck=["anger", "troll", "krump"], hand=["punch"])
        t = table(ada, None, house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("titan-guardian")
        assert (t.zone("titan-guardian"), len(t.ids(0, "hand"))) == ("discard", drawn)


class TestWormholeTechnician:
    test = cases("""
        a logos card is played
            in: logos
            ada: line wormhole-technician; deck tautau-vapors anger punch troll
            reap wormhole-technician, pick punch
            -> wormhole-technician exhausted, ada amber: 0 > 1, tautau-vapors: deck > discard, anger: deck > hand,
            -> punch: deck > archives
        another one is archived
            in: logos
            ada: line wormhole-technician; deck anger troll
            reap wormhole-technician
            -> wormhole-technician exhausted, ada amber: 0 > 1, anger: deck > archives
    """)


class TestCaendleUnit:
    test = cases("""
        after an enemy creature reaps you draw
            in: brobnar
            ada: line krump
            bo: line cændle-unit; deck anger punch
            reap krump
            -> krump exhausted, ada amber: 0 > 1, anger: deck > hand
        it captures 1
            in: logos
            ada: line cændle-unit; deck anger
            bo: amber 2
            action cændle-unit
            -> cændle-unit exhausted, cændle-unit amber: 0 > 1, bo amber: 2 > 1
        after it reaps itself nothing is drawn
            in: logos
            ada: line cændle-unit; deck anger
            reap cændle-unit
            -> cændle-unit exhausted, ada amber: 0 > 1
    """)


class TestCodeMonkey:
    test = cases(
        """
        neighbors of one house are archived and worth 2
            in: logos
            ada: line batdrone doc-bookton; hand code-monkey
            play code-monkey, answer slot:1, finish
            -> code-monkey: hand > battleline, code-monkey exhausted, batdrone: battleline > archives,
            -> doc-bookton: battleline > archives, ada amber: 0 > 2
        neighbors of two houses are archived only
            in: logos
            ada: line batdrone troll; hand code-monkey
            play code-monkey, answer slot:1, finish
            -> code-monkey: hand > battleline, code-monkey exhausted, batdrone: battleline > archives,
            -> troll: battleline > archives
        houses are those that they belonged to before
            rule: glossary/movement-between-zones
            in: logos
            ada: line batdrone troll(upgrades=academy-training); hand code-monkey
            play code-monkey, answer slot:1, finish
            -> code-monkey: hand > battleline, code-monkey exhausted, batdrone: battleline > archives,
            -> troll: battleline > archives, academy-training: upgrade > discard, ada amber: 0 > 2
        one neighbor shares its house with none
            in: logos
            ada: line troll krump; hand code-monkey
            play code-monkey, answer slot:0, finish
            -> code-monkey: hand > battleline, code-monkey exhausted, troll: battleline > archives
        """
    )


class TestDataForge:
    @pytest.mark.rule("glossary/cost-at-current-cost")
    @pytest.mark.parametrize(("cards", "amber", "keys"), [(4, 11, 1), (4, 10, 0), (5, 10, 1)])
    def test_a_key_is_cheaper_for_each_card_in_hand(self, cards: int, amber: int, keys: int) -> None:
        t = table(side(hand=["data-forge", *["anger"] * cards], amber=amber), None, house=HERE)
        t.do("play", "data-forge")
        if keys:
            t.answer("yes")
        t.finish()
        assert len(t.game.state.players[0].keys) == keys

    def test_it_need_not_be_forged(self) -> None:
        t = table(side(hand=["data-forge"], amber=16), None, house=HERE)
        t.do("play", "data-forge")
        t.answer("no")
        assert len(t.game.state.players[0].keys) == 0


class TestDiscombobulator:
    test = cases(
        """
        the Æmber of its creature's controller cannot be stolen
            in: shadows
            ada: hand nerve-blast
            bo: amber 3; line krump(upgrades=discombobulator)
            play nerve-blast
            -> nerve-blast: hand > discard
        that of the opponent can
            in: shadows
            ada: hand nerve-blast; line krump(upgrades=discombobulator)
            bo: amber 3; line troll
            play nerve-blast, pick troll
            -> ada amber: 0 > 1, bo amber: 3 > 2, nerve-blast: hand > discard, troll damage: 0 > 2
        it can be captured
            in: sanctum
            ada: hand raiding-knight
            bo: amber 3; line krump(upgrades=discombobulator)
            creature raiding-knight
            -> bo amber: 3 > 2, raiding-knight: hand > battleline, raiding-knight exhausted, raiding-knight amber: 0 > 1
        """
    )


class TestDrMilli:
    test = cases("""
        a card is archived for each creature the opponent has more, without dr milli
            in: logos
            ada: hand dr-milli anger punch krump; line urchin
            bo: line troll bumpsy smaaash
            creature dr-milli, pick anger, pick punch
            -> dr-milli: hand > battleline, dr-milli exhausted, anger: hand > archives, punch: hand > archives
        with as many without her none is
            in: logos
            ada: hand dr-milli anger; line urchin
            bo: line troll
            creature dr-milli
            -> dr-milli: hand > battleline, dr-milli exhausted
    """)


class TestGroupthinkTank:
    test = cases("""
        creatures that share a house with a neighbor are dealt 4 damage, of both players
            rule: glossary/neighbor
            in: logos
            ada: line groupthink-tank doc-bookton urchin
            bo: line troll dust-imp krump bumpsy
            action groupthink-tank, finish
            -> groupthink-tank exhausted, groupthink-tank damage: 0 > 1, groupthink-tank armor used: 0 > 3,
            -> doc-bookton damage: 0 > 4, krump damage: 0 > 4, bumpsy damage: 0 > 4
    """)


class TestMiniGroupthinkTank:
    @pytest.mark.rule("glossary/neighbor")
    @pytest.mark.parametrize("how", ["play", "fight", "reap"])
    def test_a_creature_between_two_of_its_house_is_dealt_eight_damage(self, how: str) -> None:
        here = {"hand" if how == "play" else "battleline": ["mini-groupthink-tank"]}
        bo = side(battleline=["dust-pixie", "krump", spec("troll", power_counters=1), "bumpsy", "urchin"])
        t = table(side(**here), bo, house=HERE)
        if how == "play":
            t.creature("mini-groupthink-tank")
        elif how == "reap":
            t.do("reap", "mini-groupthink-tank")
        else:
            t.fight("mini-groupthink-tank", "dust-pixie")
        t.offers("troll")
        t.pick("troll")
        assert t.card("troll").damage == 8


class TestReassemblingAutomaton:
    test = cases(
        """
        with another friendly creature it is healed, exhausted and moved to a flank
            in: brobnar
            ada: hand punch
            bo: line troll reassembling-automaton(damage=1) krump
            play punch, pick reassembling-automaton, answer slot:0
            -> ada amber: 0 > 1, punch: hand > discard, reassembling-automaton exhausted,
            -> reassembling-automaton damage: 1 > 0
            -> bo line: reassembling-automaton troll krump
        alone it is destroyed, whatever the opponent has
            in: brobnar
            ada: hand punch; line troll
            bo: line reassembling-automaton
            play punch, pick reassembling-automaton
            -> ada amber: 0 > 1, punch: hand > discard, reassembling-automaton: battleline > discard
        """
    )


class TestAcademyTraining:
    def test_a_creature_of_yours_belongs_to_logos_and_draws_when_it_reaps(self) -> None:
        ada = side(battleline=[spec("troll", upgrades=["academy-training"]), "krump"], deck=["fear", "punch"])
        t = table(ada, side(), house=HERE)
        assert t.card("troll").houses == (HERE,) and not t.can("reap", "krump")
        t.do("reap", "troll")
        t.finish()
        assert t.ids(0, "hand") == ["fear"]

    def test_of_an_enemy_creature_its_controller_draws_and_it_keeps_its_house(self) -> None:
        bo = side(battleline=[spec("bumpsy", upgrades=[spec("academy-training", owner=0)])], deck=["fear", "punch"])
        t = table(side(deck=["urchin"] * 9), bo, active=1, house=House.BROBNAR)
        assert t.card("bumpsy").houses == (House.BROBNAR,)
        t.do("reap", "bumpsy")
        assert (t.ids(1, "hand"), t.ids(0, "hand")) == (["fear"], [])


class TestHyde:
    test = cases(
        """
        it draws a card when it reaps
            in: logos
            ada: line hyde; deck troll krump bumpsy
            bo: line velum
            reap hyde
            -> ada amber: 0 > 1, hyde exhausted, troll: deck > hand
        with velum 2 instead
            rule: glossary/resolve-abilities-in-the-order-written
            in: logos
            ada: line hyde velum; deck troll krump bumpsy
            reap hyde
            -> ada amber: 0 > 1, hyde exhausted, troll: deck > hand, krump: deck > hand
        destroyed, it is archived with velum from your discard pile
            in: brobnar
            ada: hand punch; discard velum
            bo: line hyde(damage=2); discard velum troll
            play punch, pick hyde, offers velum, pick velum#2
            -> ada amber: 0 > 1, punch: hand > discard, hyde: battleline > archives, velum 2: discard > archives
        without velum there it is destroyed
            in: brobnar
            ada: hand punch; discard velum
            bo: line hyde(damage=2) velum; discard troll
            play punch, pick hyde
            -> ada amber: 0 > 1, punch: hand > discard, hyde: battleline > discard
        """
    )


class TestMimicGel:
    def test_it_is_played_as_a_copy_of_logos_of_another_creature(self) -> None:
        model = spec("troll", damage=3, upgrades=["blood-of-titans"])
        t = table(side(hand=["mimic-gel"]), side(battleline=[model, "krump"]), house=HERE)
        t.do("play", "mimic-gel")
        t.offers("troll", "krump")
        t.pick("troll")
        t.answer("slot:0")
        copy = t.card("mimic-gel")
        assert (copy.id, copy.power, copy.damage, copy.houses) == ("troll", 8, 0, (HERE,))

    @pytest.mark.rule("card-faq/mimicry-1", "glossary/bonus-icons")
    def test_in_play_it_has_the_icons_printed_on_its_model_and_not_its_own(self) -> None:
        gel = spec("mimic-gel", copy_of="deepwater-gruen", icons=[Icon.CAPTURE])
        t = table(side(battleline=[gel, spec("troll", icons=[Icon.CAPTURE])]), side(battleline=["deepwater-gruen"]))
        icons = [t.game.card(t.handle(card)).icons for card in ("mimic-gel", "troll")]
        assert icons == [(Icon.AMBER, Icon.AMBER), (Icon.CAPTURE,)]
        assert t.card("mimic-gel").icons == icons[0]

    def test_a_friendly_creature_will_do(self) -> None:
        t = table(side(hand=["mimic-gel"], battleline=["shorty"]), side(), house=HERE)
        t.do("play", "mimic-gel")
        t.offers("shorty")
        t.pick("shorty")
        t.answer("slot:1")
        copy = t.card("mimic-gel")
        assert (copy.id, copy.houses, dict(copy.keywords)) == ("shorty", (HERE,), {Keyword.ASSAULT: 4})
        assert copy.controller == 0 and not copy.ready

    def test_without_another_creature_it_cannot_be_played(self) -> None:
        assert not table(side(hand=["mimic-gel"]), side(artifacts=["cannon"]), house=HERE).can("play", "mimic-gel")

    def test_it_gels_again_in_hand(self) -> None:
        bo = side(hand=["fear"], battleline=["dust-pixie"])
        t = table(side(hand=["mimic-gel"]), bo, house=HERE)
        t.do("play", "mimic-gel")
        t.pick("dust-pixie")
        t.answer("slot:0")
        assert t.card("mimic-gel").id == "dust-pixie"
        t.end_turn()
        t.do("play", "fear")
        t.pick("mimic-gel")
        assert (t.ids(0, "hand"), t.card("mimic-gel").id) == (["mimic-gel"], "mimic-gel")


class TestPrescriptiveGrammarbot:
    test = cases("""
        it enrages a creature after it reaps
            rule: glossary/enrage
            in: logos
            ada: line prescriptive-grammarbot
            bo: line krump
            reap prescriptive-grammarbot, offers prescriptive-grammarbot krump, pick krump
            -> prescriptive-grammarbot exhausted, ada amber: 0 > 1, krump enraged
    """)


class TestSelfBolsteringAutomata:
    test = cases(
        """
        with another friendly creature it comes back with two counters
            in: brobnar
            ada: hand punch
            bo: line troll self-bolstering-automata
            play punch, pick self-bolstering-automata, answer slot:0
            -> ada amber: 0 > 1, punch: hand > discard, self-bolstering-automata exhausted,
            -> self-bolstering-automata power counters: 0 > 2
            -> bo line: self-bolstering-automata troll
        alone it is destroyed
            in: brobnar
            ada: hand punch; line krump
            bo: line self-bolstering-automata
            play punch, pick self-bolstering-automata
            -> ada amber: 0 > 1, punch: hand > discard, self-bolstering-automata: battleline > discard
        on a flank it may stay there and has moved
            rule: card-faq/self-bolstering-automata-1
            in: brobnar
            ada: hand punch
            bo: line troll self-bolstering-automata
            play punch, pick self-bolstering-automata, answer slot:2
            -> ada amber: 0 > 1, punch: hand > discard, self-bolstering-automata exhausted,
            -> self-bolstering-automata power counters: 0 > 2
            -> bo line: troll self-bolstering-automata
        exhausted before, it gets no counters
            rule: card-faq/self-bolstering-automata-1
            in: brobnar
            ada: hand punch
            bo: line troll self-bolstering-automata(exhausted)
            play punch, pick self-bolstering-automata, answer slot:2
            -> ada amber: 0 > 1, punch: hand > discard
        destroyed without damage it is not healed and gets no counters
            rule: card-faq/self-bolstering-automata-1
            in: dis
            ada: hand hand-of-dis
            bo: line troll self-bolstering-automata krump
            play hand-of-dis, pick self-bolstering-automata, answer slot:0
            -> hand-of-dis: hand > discard, self-bolstering-automata exhausted
            -> bo line: self-bolstering-automata troll krump
        """
    )


class TestUniversalKeylock:
    @pytest.mark.rule("glossary/cost-at-current-cost", "glossary/forge")
    @pytest.mark.parametrize(("amber", "keys"), [(8, 0), (9, 1)])
    def test_keys_cost_three_more_until_one_is_forged(self, amber: int, keys: int) -> None:
        t = table(side(artifacts=["universal-keylock"]), side(amber=amber), house=HERE)
        assert [seat.key_cost for seat in t.game.view(0).seats] == [9, 9]
        t.end_turn()
        assert len(t.game.state.players[1].keys) == keys
        assert t.zone("universal-keylock") == ("discard" if keys else "artifacts")


class TestUniversalRecycleBin:
    test = cases(
        """
        a purged card of yours is archived
            in: logos
            ada: artifacts universal-recycle-bin; purged troll krump
            bo: purged bumpsy
            action universal-recycle-bin, offers krump troll, pick troll
            -> universal-recycle-bin exhausted, troll: purged > archives
        of the opponent's purged cards none is
            in: logos
            ada: artifacts universal-recycle-bin
            bo: purged bumpsy
            action universal-recycle-bin
            -> universal-recycle-bin exhausted
        """
    )


class TestZenzizenzizenzic:
    @pytest.mark.rule("glossary/center-of-the-battleline", "glossary/drawing-cards")
    @pytest.mark.parametrize(
        ("line", "cards"), [(["troll", "zenzizenzizenzic", "krump"], 8), (["zenzizenzizenzic", "krump"], 6)]
    )
    def test_in_the_center_it_lets_you_draw_two_cards_more(self, line: list[str], cards: int) -> None:
        t = table(side(battleline=line, deck=["anger"] * 12), None, house=HERE)
        t.end_turn()
        assert len(t.ids(0, "hand")) == cards


class TestVelum:
    test = cases(
        """
        it archives a card when it reaps
            in: logos
            ada: line velum; hand troll krump
            bo: line hyde
            reap velum, offers troll krump, pick krump
            -> ada amber: 0 > 1, velum exhausted, krump: hand > archives
        with hyde 2 instead
            in: logos
            ada: line velum hyde; hand troll krump bumpsy
            reap velum, offers 2-2 of: troll krump bumpsy, pick krump bumpsy
            -> ada amber: 0 > 1, velum exhausted, krump: hand > archives, bumpsy: hand > archives
        destroyed, it is archived with hyde from your discard pile
            in: brobnar
            ada: hand punch
            bo: line velum; discard hyde troll
            play punch, pick velum, pick hyde
            -> ada amber: 0 > 1, punch: hand > discard, velum: battleline > archives, hyde: discard > archives
        without hyde there it is destroyed
            in: brobnar
            ada: hand punch
            bo: line velum hyde; discard troll
            play punch, pick velum
            -> ada amber: 0 > 1, punch: hand > discard, velum: battleline > discard
        """
    )
