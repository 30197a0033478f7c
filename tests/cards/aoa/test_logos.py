"""Age of Ascension, Logos: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardsRevealed
from kfdesk.engine.terms import DecisionKind
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

HERE = House.LOGOS


class TestArchimedes:
    test = cases(
        """
        its neighbors are archived when they are destroyed, and no others
            in: mars
            ada: hand ammonia-clouds
            bo: line batdrone archimedes quixo-the-adventurer silvertooth
            play ammonia-clouds, finish
            -> ammonia-clouds: hand > discard, archimedes: battleline > discard,
            -> batdrone: battleline > archives, silvertooth: battleline > discard,
            -> quixo-the-adventurer: battleline > archives
        a neighbor goes to the archives of its owner
            in: brobnar
            ada: hand punch
            bo: line archimedes
            play punch, pick archimedes
            -> ada amber: 0 > 1, punch: hand > discard, archimedes: battleline > discard
        """
    )

    def test_a_neighbor_of_another_owner_goes_to_its_owners_archives(self) -> None:
        bo = side(battleline=["archimedes", spec("dust-pixie", owner=0)])
        t = table(side(hand=["punch"]), bo, house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("dust-pixie")
        assert (t.ids(0, "archives"), t.ids(1, "archives")) == (["dust-pixie"], [])


class TestBinateRupture:
    test = cases(
        """
        each player doubles their own Æmber
            in: logos
            ada: hand binate-rupture; amber 3
            bo: amber 5
            play binate-rupture
            -> ada amber: 3 > 6, bo amber: 5 > 10, binate-rupture: hand > discard
        a player without Æmber gains none
            in: logos
            ada: hand binate-rupture
            bo: amber 2
            play binate-rupture
            -> bo amber: 2 > 4, binate-rupture: hand > discard
        """
    )


class TestCutthroatResearch:
    test = cases(
        """
        it steals 2 from an opponent with 8
            in: logos
            ada: hand cutthroat-research
            bo: amber 8
            play cutthroat-research
            -> ada amber: 0 > 3, bo amber: 8 > 6, cutthroat-research: hand > discard
        it steals nothing from an opponent with 7, whatever you have
            in: logos
            ada: hand cutthroat-research; amber 9
            bo: amber 7
            play cutthroat-research
            -> ada amber: 9 > 10, cutthroat-research: hand > discard
        """
    )


class TestEyegor:
    test = cases(
        """
        one of the top 3 cards comes into your hand and the others are discarded
            in: logos
            ada: hand eyegor; deck troll krump bumpsy urchin
            creature eyegor, offers troll krump bumpsy, pick krump
            -> eyegor: hand > battleline, eyegor exhausted, krump: deck > hand,
            -> troll: deck > discard, bumpsy: deck > discard
            -> ada deck: urchin
        of 2 cards in the deck one is kept
            in: logos
            ada: hand eyegor; deck troll krump; discard bumpsy
            creature eyegor, offers troll krump, pick troll
            -> eyegor: hand > battleline, eyegor exhausted, troll: deck > hand, krump: deck > discard
            -> ada deck: nothing
        """
    )

    def test_the_opponent_does_not_see_the_cards(self) -> None:
        t = table(side(hand=["eyegor"], deck=["troll", "krump", "bumpsy"]), house=HERE)
        t.creature("eyegor")
        assert [event.to for event in t.events(CardsRevealed)] == [0]


class TestHelperBot:
    def test_one_card_of_another_house_may_be_played(self) -> None:
        ada = side(hand=["helper-bot", "fear", "troll", "labwork"], houses=[HERE])
        t = table(ada, side(), house=HERE)
        assert not t.can("play", "fear")
        t.creature("helper-bot")
        t.creature("troll")
        assert not t.can("play", "fear") and t.can("play", "labwork")

    @pytest.mark.rule("card-faq/helper-bot-1")
    def test_a_logos_card_is_not_permitted_in_a_turn_of_another_house(self) -> None:
        ada = side(hand=[spec("helper-bot", house=House.DIS), "labwork", "troll"], houses=[House.DIS])
        t = table(ada, side(), house=House.DIS)
        t.creature("helper-bot")
        assert not t.can("play", "labwork") and t.can("play", "troll")

    def test_it_permits_no_use_and_only_this_turn(self) -> None:
        ada = side(hand=["helper-bot", "fear"], battleline=["bumpsy"], houses=[HERE], deck=["troll"] * 9)
        t = table(ada, side(), house=HERE)
        t.creature("helper-bot")
        assert not t.can("reap", "bumpsy") and t.can("play", "fear")
        t.end_turn()
        t.end_turn()
        assert not t.can("play", "fear")


class TestHexpion:
    test = cases(
        """
        destroyed, it is archived with the top card of the deck
            in: brobnar
            ada: hand punch
            bo: line hexpion; deck troll krump
            play punch, pick hexpion
            -> ada amber: 0 > 1, punch: hand > discard, hexpion: battleline > archives, troll: deck > archives
        with an empty deck it is archived alone
            in: brobnar
            ada: hand punch
            bo: line hexpion; discard troll
            play punch, pick hexpion
            -> ada amber: 0 > 1, punch: hand > discard, hexpion: battleline > archives
        returned to hand it archives nothing
            in: sanctum
            ada: line lady-maxena
            bo: line hexpion; deck troll
            action lady-maxena
            -> lady-maxena: battleline > hand
        """
    )


class TestPipPip:
    test = cases(
        """
        an enemy creature that reaps is stunned
            in: brobnar
            ada: line bumpsy
            bo: line pip-pip
            reap bumpsy
            -> ada amber: 0 > 1, bumpsy exhausted, bumpsy stunned
        your own reapers are not
            in: brobnar
            ada: line pip-pip bumpsy
            bo: line krump
            reap bumpsy
            -> ada amber: 0 > 1, bumpsy exhausted
        an enemy creature that fights is not
            in: brobnar
            ada: line troll
            bo: line pip-pip krump
            fight troll krump
            -> troll exhausted, troll damage: 0 > 6, krump: battleline > discard
        """
    )


class TestPoke:
    test = cases(
        """
        a creature that it destroys is a card
            in: logos
            ada: hand poke; line dust-pixie; deck krump bumpsy
            bo: line troll dust-pixie
            play poke, offers troll dust-pixie, pick dust-pixie#2
            -> ada amber: 0 > 1, poke: hand > discard, dust-pixie 2: battleline > discard, krump: deck > hand
        a creature that lives is none
            in: logos
            ada: hand poke; deck krump
            bo: line troll
            play poke, pick troll
            -> ada amber: 0 > 1, poke: hand > discard, troll damage: 0 > 1
        """
    )


class TestProfessorSutterkin:
    test = cases(
        """
        it draws a card for each friendly Logos creature, itself among them
            in: logos
            ada: line professor-sutterkin batdrone troll; deck krump bumpsy urchin
            bo: line dextre
            reap professor-sutterkin
            -> ada amber: 0 > 1, professor-sutterkin exhausted, krump: deck > hand, bumpsy: deck > hand
        """
    )


class TestStandardizedTesting:
    test = cases(
        """
        all creatures of the lowest and of the highest power are destroyed
            in: logos
            ada: hand standardized-testing; line troll bumpsy pip-pip
            bo: line snufflegator batdrone dextre krump
            play standardized-testing, finish
            -> standardized-testing: hand > discard, troll: battleline > discard, pip-pip: battleline > discard,
            -> batdrone: battleline > discard
        where all have one power, all are destroyed
            in: logos
            ada: hand standardized-testing; line pip-pip
            bo: line batdrone
            play standardized-testing, finish
            -> standardized-testing: hand > discard, pip-pip: battleline > discard, batdrone: battleline > discard
        """
    )


class TestTitanLibrarian:
    @pytest.mark.parametrize(("line", "archived"), [
        (["troll", "titan-librarian", "krump"], True),
        (["titan-librarian", "troll", "krump"], False),
        (["titan-librarian"], False),
    ])  # fmt: skip
    def test_at_the_end_of_your_turn_off_the_flank_it_archives(self, line: list[str], archived: bool) -> None:
        t = table(side(hand=["urchin", *["fear"] * 5], battleline=line), side(), house=HERE)
        t.answer("end-turn")
        if archived:
            t.offers("urchin", *["fear"] * 5)
            t.pick("urchin")
        t.expect(DecisionKind.MAIN)
        assert t.ids(0, "archives") == (["urchin"] if archived else [])

    def test_it_archives_nothing_at_the_end_of_the_opponents_turn(self) -> None:
        bo = side(hand=["urchin"], battleline=["troll", "titan-librarian", "krump"])
        t = table(side(deck=["punch"] * 9, hand=["fear"]), bo, house=HERE)
        t.answer("end-turn")
        t.expect(DecisionKind.HOUSE)
        assert (t.ids(0, "archives"), t.ids(1, "archives")) == ([], [])


class TestZyxResearcher:
    def researched(self, **fields: list[str]) -> Table:
        """Return a table on which the researcher was played, with its modes offered."""
        t = table(side(hand=["zyx-researcher"], **fields), side(deck=["punch"], discard=["fear"]), house=HERE)
        t.creature("zyx-researcher")
        return t

    @pytest.mark.parametrize(("mode", "card"), [("mode:0", "troll"), ("mode:1", "bumpsy")])
    def test_the_top_card_of_your_deck_or_of_your_discard_pile_is_archived(self, mode: str, card: str) -> None:
        t = self.researched(deck=["troll", "krump"], discard=["urchin", "bumpsy"])
        assert t.decision.keys() == ("mode:0", "mode:1")
        t.answer(mode)
        assert t.ids(0, "archives") == [card]
        t.expect_main_step()

    def test_an_empty_pile_may_be_chosen_too(self) -> None:
        t = self.researched(deck=["troll"])
        t.answer("mode:1")
        assert (t.ids(0, "archives"), t.ids(0, "deck")) == ([], ["troll"])
        t.expect_main_step()


class TestBackupCopy:
    test = cases(
        """
        the creature comes on top of its owner's deck when it is destroyed
            in: brobnar
            ada: hand punch
            bo: line krump(damage=3 upgrades=backup-copy); deck troll
            play punch, pick krump
            -> ada amber: 0 > 1, punch: hand > discard, krump: battleline > deck, backup-copy: upgrade > discard
            -> bo deck: krump troll
        a creature without it is discarded
            in: brobnar
            ada: hand punch
            bo: line dust-pixie krump(upgrades=backup-copy); deck troll
            play punch, pick dust-pixie
            -> ada amber: 0 > 1, punch: hand > discard, dust-pixie: battleline > discard
        """
    )


class TestDirectorOfZyx:
    def test_the_top_card_is_archived_at_the_start_of_your_turn_only(self) -> None:
        bo = side(battleline=["director-of-zyx"], deck=["troll", *["krump"] * 9])
        t = table(side(deck=["punch"] * 9), bo, house=House.BROBNAR)
        t.answer("end-turn")
        t.expect(DecisionKind.HOUSE)
        assert (t.ids(1, "archives"), t.ids(0, "archives")) == (["troll"], [])
        t.answer(t.decision.keys()[0])
        t.finish()
        kept = t.ids(1, "archives")
        t.end_turn()
        assert (t.game.state.active, t.ids(1, "archives")) == (0, kept)


class TestEureka:
    test = cases(
        """
        it gains 2 and archives both cards in hand
            in: logos
            ada: hand eureka troll krump
            play eureka
            -> ada amber: 0 > 3, eureka: hand > discard, troll: hand > archives, krump: hand > archives
        with one card in hand that is archived
            in: logos
            ada: hand eureka troll; archives fear
            play eureka, finish
            -> ada amber: 0 > 3, eureka: hand > discard, troll: hand > archives
        """
    )

    def test_the_two_cards_are_taken_at_random(self) -> None:
        t = table(side(hand=["eureka", "troll", "krump", "bumpsy", "fear"]), house=HERE)
        rng = t.game.state.rng
        t.do("play", "eureka")
        t.expect_main_step()
        assert t.game.state.rng != rng
        assert (len(t.ids(0, "archives")), len(t.ids(0, "hand"))) == (2, 2)


class TestFilaTheResearcher:
    @pytest.mark.parametrize(("played", "drawn"), [("right", 1), ("left", 0)])
    def test_a_creature_played_next_to_her_is_a_card(self, played: str, drawn: int) -> None:
        ada = side(hand=["batdrone"], battleline=["troll", "fila-the-researcher"], deck=["krump", "bumpsy"])
        t = table(ada, side(), house=HERE)
        t.creature("batdrone", played)
        t.expect_main_step()
        assert len(t.ids(0, "hand")) == drawn

    def test_she_is_not_adjacent_to_herself(self) -> None:
        t = table(side(hand=["fila-the-researcher"], battleline=["troll"], deck=["krump"]), side(), house=HERE)
        t.creature("fila-the-researcher")
        assert t.ids(0, "hand") == []

    @pytest.mark.rule("glossary/treachery")
    def test_a_creature_that_the_opponent_plays_next_to_her_is_a_card_for_you(self) -> None:
        ada = side(hand=["scowly-caper"], deck=["troll"])
        bo = side(battleline=["fila-the-researcher"], deck=["krump"])
        t = table(ada, bo, house=House.SHADOWS)
        t.creature("scowly-caper")
        t.finish()
        assert (t.ids(1, "hand"), t.ids(0, "hand")) == (["krump"], [])

    def test_a_creature_put_into_play_is_not_played(self) -> None:
        ada = side(hand=["tunk"], artifacts=["swap-widget"], battleline=["fila-the-researcher", "zorg"], deck=["krump"])
        t = table(ada, side(), house=House.MARS)
        t.do("action", "swap-widget")
        t.pick("zorg")
        t.pick("tunk")
        t.answer(t.decision.keys()[-1])
        t.expect_main_step()
        assert (t.line(0), t.ids(0, "hand")) == (["fila-the-researcher", "tunk"], ["zorg"])


class TestJargogle:
    test = cases(
        """
        a card of your hand is put under it
            in: logos
            ada: hand jargogle troll fear
            creature jargogle, offers troll fear, pick fear
            -> jargogle: hand > battleline, jargogle exhausted, fear: hand > under,
            -> fear under: nothing > jargogle
        destroyed in your turn it plays the card under it
            rule: card-faq/jargogle-2
            in: logos
            ada: line jargogle(under=warsong); hand twin-bolt-emission
            bo: line bumpsy
            play twin-bolt-emission, pick jargogle, pick bumpsy
            -> ada amber: 0 > 1, twin-bolt-emission: hand > discard, jargogle: battleline > discard,
            -> warsong: under > discard, bumpsy damage: 0 > 2
        destroyed in the opponent's turn it archives the card under it
            in: brobnar
            ada: line bumpsy; hand punch
            bo: line jargogle(under=warsong)
            play punch, pick jargogle
            -> ada amber: 0 > 1, punch: hand > discard, jargogle: battleline > discard, warsong: under > archives
        with nothing under it, it does nothing
            in: logos
            ada: line jargogle; hand twin-bolt-emission
            bo: line bumpsy
            play twin-bolt-emission, pick jargogle, pick bumpsy
            -> ada amber: 0 > 1, twin-bolt-emission: hand > discard, jargogle: battleline > discard,
            -> bumpsy damage: 0 > 2
        """
    )

    def test_the_opponent_does_not_see_what_lies_under_it(self) -> None:
        t = table(side(hand=["jargogle", "warsong"]), house=HERE)
        t.creature("jargogle")
        t.pick("warsong")
        (hidden,) = t.game.view(1).seats[0].battleline[0].under
        (known,) = t.game.view(0).seats[0].battleline[0].under
        assert (hidden.id, known.id) == (None, "warsong")


class TestMemoryChip:
    def chosen(self, house: str) -> Table:
        """Return a table on which Bo, who has the chip, has just chosen a house."""
        bo = side(artifacts=["memory-chip"], hand=["troll", "fear"], houses=[HERE, House.BROBNAR])
        t = table(side(), bo, house=House.BROBNAR)
        t.answer("end-turn")
        t.answer(f"house:{house}")
        return t

    def test_your_choice_of_logos_archives_a_card(self) -> None:
        t = self.chosen("logos")
        t.offers("troll", "fear")
        t.pick("fear")
        assert t.ids(1, "archives") == ["fear"]

    def test_your_choice_of_another_house_does_not(self) -> None:
        t = self.chosen("brobnar")
        t.expect_main_step()
        assert t.ids(1, "archives") == []

    def test_the_opponents_choice_of_logos_archives_nothing(self) -> None:
        bo = side(hand=["fear"], houses=[HERE])
        t = table(side(artifacts=["memory-chip"], hand=["troll"] * 6), bo, house=House.BROBNAR)
        t.answer("end-turn")
        t.answer("house:logos")
        t.expect_main_step()
        assert (t.ids(0, "archives"), t.ids(1, "archives")) == ([], [])


class TestQuantumFingertrap:
    test = cases(
        """
        two creatures of a battleline change places, of either player
            rule: glossary/swap
            in: logos
            ada: artifacts quantum-fingertrap; line troll batdrone
            bo: line krump bumpsy smaaash
            action quantum-fingertrap, offers troll batdrone krump bumpsy smaaash, pick smaaash,
            offers krump bumpsy, pick krump
            -> quantum-fingertrap exhausted
            -> bo line: smaaash bumpsy krump, ada line: troll batdrone
        a creature that is alone in its battleline is not offered
            rule: glossary/swap
            in: logos
            ada: artifacts quantum-fingertrap; line troll
            bo: line krump bumpsy
            action quantum-fingertrap, offers krump bumpsy, pick krump, offers bumpsy, pick bumpsy
            -> quantum-fingertrap exhausted
            -> bo line: bumpsy krump
        with one creature a side there is nothing to swap
            rule: glossary/swap
            in: logos
            ada: artifacts quantum-fingertrap; line troll
            bo: line krump
            action quantum-fingertrap
            -> quantum-fingertrap exhausted
        """
    )


class TestSeismoEntangler:
    def entangled(self) -> Table:
        """Return a table in the turn after Brobnar was chosen."""
        ada = side(artifacts=["seismo-entangler"], battleline=["troll"], deck=["punch"] * 9)
        bo = side(battleline=["bumpsy", "batdrone"], artifacts=["cannon"], deck=["anger"] * 9)
        t = table(ada, bo, house=HERE)
        t.do("action", "seismo-entangler")
        t.answer("house:brobnar")
        return t

    def test_creatures_of_the_house_cannot_reap_in_the_opponents_next_turn(self) -> None:
        t = self.entangled()
        t.answer("end-turn")
        t.answer("house:brobnar")
        assert not t.can("reap", "bumpsy") and t.can("fight", "bumpsy") and t.can("action", "cannon")

    def test_those_of_other_houses_can(self) -> None:
        t = self.entangled()
        t.answer("end-turn")
        t.answer("house:logos")
        assert t.can("reap", "batdrone")

    def test_it_is_over_after_that_turn(self) -> None:
        t = self.entangled()
        t.answer("end-turn")
        t.answer("house:logos")
        t.end_turn()
        t.answer("end-turn")
        t.finish_until(DecisionKind.HOUSE)
        t.answer("house:brobnar")
        t.finish()
        assert t.game.state.active == 1 and t.can("reap", "bumpsy")


class TestRedacted:
    def chosen(self, house: str, amber: int) -> Table:
        """Return a table after Bo has chosen a house, with so much Æmber on [REDACTED] before."""
        bo = side(artifacts=[spec("[redacted]", amber=amber)], houses=[HERE, House.BROBNAR])
        t = table(side(), bo, house=House.BROBNAR)
        t.answer("end-turn")
        t.answer(f"house:{house}")
        return t

    def test_each_choice_of_logos_puts_an_amber_on_it(self) -> None:
        t = self.chosen("logos", 2)
        assert (t.card("[redacted]").amber, t.amber(1)) == (3, 0)
        t.expect_main_step()

    def test_with_the_fourth_it_is_destroyed_and_a_key_is_forged_for_nothing(self) -> None:
        t = self.chosen("logos", 3)
        t.finish()
        assert (t.zone("[redacted]"), len(t.game.state.players[1].keys), t.amber(1)) == ("discard", 1, 0)

    @pytest.mark.rule("card-faq/redacted-1")
    def test_another_house_puts_none_on_it_and_forges_nothing_however_much_lies_there(self) -> None:
        for amber in (3, 4):
            t = self.chosen("brobnar", amber)
            assert (t.card("[redacted]").amber, len(t.game.state.players[1].keys)) == (amber, 0)

    @pytest.mark.rule("card-faq/redacted-1")
    def test_the_opponents_choice_puts_none_on_it(self) -> None:
        t = table(side(artifacts=[spec("[redacted]", amber=4)]), side(houses=[HERE]), house=House.BROBNAR)
        t.answer("end-turn")
        t.answer("house:logos")
        assert (t.card("[redacted]").amber, t.zone("[redacted]")) == (4, "artifacts")


class TestEntropicSwirl:
    test = cases(
        """
        it counts the traits of the creature
            rule: errata/entropic-swirl
            in: logos
            ada: hand entropic-swirl
            bo: line sergeant-zakiel troll
            play entropic-swirl, offers sergeant-zakiel troll, pick sergeant-zakiel
            -> ada amber: 0 > 2, entropic-swirl: hand > discard, sergeant-zakiel damage: 0 > 3,
            -> sergeant-zakiel armor used: 0 > 1
        one trait is 2 damage and 1 Æmber, also on a creature of yours
            rule: errata/entropic-swirl
            in: logos
            ada: hand entropic-swirl; line troll
            play entropic-swirl, pick troll
            -> ada amber: 0 > 1, entropic-swirl: hand > discard, troll damage: 0 > 2
        without a creature it does nothing
            in: logos
            ada: hand entropic-swirl
            play entropic-swirl
            -> entropic-swirl: hand > discard
        """
    )


class TestFetchdrones:
    test = cases(
        """
        for each Logos card a friendly creature captures 2, chosen each time
            in: logos
            ada: artifacts fetchdrones; line troll krump; deck labwork batdrone fear
            bo: amber 5; line bumpsy
            action fetchdrones, offers troll krump, pick troll, offers troll krump, pick krump
            -> fetchdrones exhausted, labwork: deck > discard, batdrone: deck > discard,
            -> bo amber: 5 > 1, troll amber: 0 > 2, krump amber: 0 > 2
        cards of other houses capture nothing
            in: logos
            ada: artifacts fetchdrones; line troll; deck fear labwork anger
            bo: amber 5
            action fetchdrones, pick troll
            -> fetchdrones exhausted, fear: deck > discard, labwork: deck > discard, bo amber: 5 > 3,
            -> troll amber: 0 > 2
        without a friendly creature nothing is captured
            in: logos
            ada: artifacts fetchdrones; deck labwork batdrone
            bo: amber 5; line krump
            action fetchdrones
            -> fetchdrones exhausted, labwork: deck > discard, batdrone: deck > discard
        """
    )


class TestMasterTheTheory:
    test = cases(
        """
        without friendly creatures a card is archived for each enemy creature
            rule: glossary/may
            in: logos
            ada: hand master-the-theory troll fear urchin punch
            bo: line krump bumpsy batdrone
            play master-the-theory, answer yes, offers troll fear urchin punch, pick fear, pick urchin
            offers troll punch, pick punch
            -> ada amber: 0 > 1, master-the-theory: hand > discard, fear: hand > archives, urchin: hand > archives,
            -> punch: hand > archives
        you may archive none
            in: logos
            ada: hand master-the-theory troll
            bo: line krump bumpsy
            play master-the-theory, answer no
            -> ada amber: 0 > 1, master-the-theory: hand > discard
        a friendly creature spoils it
            in: logos
            ada: hand master-the-theory troll; line urchin
            bo: line krump bumpsy
            play master-the-theory
            -> ada amber: 0 > 1, master-the-theory: hand > discard
        """
    )


class TestProjectZyx:
    test = cases(
        """
        after it reaps, a card of any house may be played from your archives
            in: logos
            ada: line project-zyx; archives troll fear
            bo: archives krump
            reap project-zyx, answer yes, offers fear troll, pick troll, answer slot:0
            -> ada amber: 0 > 1, project-zyx exhausted, troll: archives > battleline, troll exhausted
            -> ada archives: fear
        you may leave it
            in: logos
            ada: line project-zyx; archives troll
            reap project-zyx, answer no
            -> ada amber: 0 > 1, project-zyx exhausted
        after a fight, too
            in: logos
            ada: line project-zyx; archives warsong
            bo: line dust-pixie
            fight project-zyx dust-pixie, answer yes, pick warsong
            -> project-zyx exhausted, warsong: archives > discard, dust-pixie: battleline > discard,
            -> ada amber: 0 > 1, project-zyx armor used: 0 > 1
        """
    )


class TestScientificalHack:
    def test_friendly_artifacts_may_be_used_whatever_their_house(self) -> None:
        ada = side(artifacts=["scientifical-hack", "cannon", "library-of-babble"], battleline=["troll"])
        t = table(ada, side(artifacts=["gauntlet-of-command"], battleline=["krump"]), house=House.DIS)
        assert not t.can("action", "cannon")
        t.do("omni", "scientifical-hack")
        assert t.zone("scientifical-hack") == "discard"
        assert t.can("action", "cannon") and t.can("action", "library-of-babble")
        assert not t.can("reap", "troll") and not t.can("action", "gauntlet-of-command")

    def test_in_this_turn_only(self) -> None:
        ada = side(artifacts=["scientifical-hack", "cannon"], houses=[House.DIS], deck=["fear"] * 9)
        t = table(ada, side(battleline=["krump"]), house=House.DIS)
        t.do("omni", "scientifical-hack")
        t.end_turn()
        t.end_turn()
        assert t.game.state.active == 0 and not t.can("action", "cannon")


class TestShardOfKnowledge:
    test = cases(
        """
        a card is drawn for each friendly shard, itself among them
            in: logos
            ada: artifacts shard-of-knowledge shard-of-greed cannon; deck troll krump bumpsy
            bo: artifacts shard-of-pain
            action shard-of-knowledge
            -> shard-of-knowledge exhausted, troll: deck > hand, krump: deck > hand
        """
    )


class TestTheCurator:
    @pytest.mark.parametrize("ready", [True, False])
    def test_friendly_artifacts_enter_ready(self, ready: bool) -> None:
        curator = ["the-curator"]
        ada = side(hand=["library-of-babble", "batdrone"], battleline=curator if ready else [])
        t = table(ada, side(battleline=[] if ready else curator), house=HERE)
        t.do("play", "library-of-babble")
        t.creature("batdrone")
        assert (t.card("library-of-babble").ready, t.card("batdrone").ready) == (ready, False)
