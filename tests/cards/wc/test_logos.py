"""Worlds Collide, Logos: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.LOGOS


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
            ada: hand punch
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
