"""Where older editions answer otherwise: the game asks the edition it is played by.

Bait and Switch and Pitlord against Restringuntus are held beside the other tests of these cards.
"""

import pytest

from kfdesk.cards import library
from kfdesk.cards.errata import ERRATA
from kfdesk.cards.library import import_all
from kfdesk.engine import Edition
from kfdesk.engine.events import DamagePrevented
from kfdesk.engine.terms import DecisionKind
from tests.tables import Table, side, spec, table

OLD = (Edition.V1_0, Edition.V1_1)
NEW = (Edition.V1_3, Edition.V2023, Edition.V18_4)


class TestFirstTurnRule:
    """Firm in 1.1 alone; 1.0 does not say so, and since 1.3 card effects can modify it."""

    def shifted(self, edition: Edition) -> Table:
        hand = ["phase-shift", "anger", "fear", "dextre"]
        t = table(side(hand=hand), turn=1, house="logos", edition=edition)
        t.do("play", "phase-shift")
        return t

    @pytest.mark.rule("faq/first-turn-rule-1")
    @pytest.mark.parametrize("edition", [Edition.V1_0, Edition.V1_3, Edition.V2023, Edition.V18_4])
    def test_phase_shift_allows_one_card_more(self, edition: Edition) -> None:
        t = self.shifted(edition)
        assert t.decision.keys() == (f"play:{t.handle('anger')}", f"play:{t.handle('fear')}", "end-turn")
        t.do("play", "fear")
        t.expect_main_step()
        assert t.decision.keys() == ("end-turn",)

    @pytest.mark.rule("faq/first-turn-rule-1", edition="1.1")
    def test_in_1_1_phase_shift_allows_nothing_more(self) -> None:
        t = self.shifted(Edition.V1_1)
        assert t.decision.keys() == ("end-turn",)
        reasons = t.game.explain(f"play:{t.handle('anger')}").reasons
        assert [reason.rule for reason in reasons] == ["glossary/first-player"]

    @pytest.mark.rule("faq/first-turn-rule-1", edition="1.1")
    def test_in_1_1_phase_shift_works_as_ever_on_a_later_turn(self) -> None:
        t = table(side(hand=["phase-shift", "fear"]), turn=3, house="logos", edition=Edition.V1_1)
        t.do("play", "phase-shift")
        assert t.decision.keys() == (f"play:{t.handle('fear')}", "end-turn")

    @pytest.mark.rule("faq/first-turn-rule-2")
    @pytest.mark.rule("faq/first-turn-rule-2", edition="1.1")
    @pytest.mark.parametrize("edition", list(Edition))
    def test_wild_wormhole_plays_from_the_deck_in_every_edition(self, edition: Edition) -> None:
        t = table(side(hand=["wild-wormhole", "dextre"], deck=["punch"]), turn=1, house="logos", edition=edition)
        t.do("play", "wild-wormhole")
        assert t.changes() == {
            "ada amber": (0, 2),
            "wild-wormhole": ("hand", "discard"),
            "punch": ("deck", "discard"),
        }
        assert t.decision.keys() == ("end-turn",)


class TestLibraryAccess:
    @pytest.mark.rule("errata/library-access")
    @pytest.mark.parametrize("edition", NEW)
    def test_it_is_purged_since_the_errata_of_1_3(self, edition: Edition) -> None:
        t = table(side(hand=["library-access"]), house="logos", edition=edition)
        t.do("play", "library-access")
        assert t.changes() == {"library-access": ("hand", "purged")}
        t.expect_main_step()

    @pytest.mark.rule("errata/library-access", edition="1.1")
    @pytest.mark.parametrize("edition", OLD)
    def test_before_it_is_discarded_like_any_action_and_draws_the_same(self, edition: Edition) -> None:
        t = table(side(hand=["library-access", "batdrone"], deck=["punch"]), house="logos", edition=edition)
        t.do("play", "library-access")
        assert t.changes() == {"library-access": ("hand", "discard")}
        t.creature("batdrone")
        assert (t.ids(0, "hand"), t.ids(0, "purged")) == (["punch"], [])
        t.expect_main_step()

    def wormhole(self, edition: Edition) -> Table:
        ada = side(hand=["library-access", "wild-wormhole"], deck=["anger", "punch", "fear"])
        t = table(ada, house="logos", edition=edition)
        t.do("play", "library-access")
        t.mark()
        t.do("play", "wild-wormhole")
        return t

    @pytest.mark.rule("card-faq/library-access-1", edition="1.1")
    @pytest.mark.rule("card-faq/library-access-1", edition="1.3")
    @pytest.mark.parametrize("edition", [Edition.V1_1, Edition.V1_3])
    def test_in_older_editions_it_draws_before_wild_wormhole_plays(self, edition: Edition) -> None:
        """The first card is drawn, the second is played, and the third is drawn for that."""
        t = self.wormhole(edition)
        assert t.changes() == {
            "ada amber": (0, 2),
            "wild-wormhole": ("hand", "discard"),
            "anger": ("deck", "hand"),
            "punch": ("deck", "discard"),
            "fear": ("deck", "hand"),
        }
        t.expect_main_step()

    @pytest.mark.rule("card-faq/library-access-1")
    @pytest.mark.parametrize("edition", [Edition.V1_0, Edition.V2023, Edition.V18_4])
    def test_otherwise_the_active_player_orders_the_two(self, edition: Edition) -> None:
        t = self.wormhole(edition)
        assert {option.card for option in t.decision.options} == {
            t.handle("library-access"),
            t.handle("wild-wormhole"),
        }

    @pytest.mark.rule("card-faq/wild-wormhole-2", edition="1.3")
    def test_in_1_3_an_access_played_by_wild_wormhole_comes_too_late_for_it(self) -> None:
        """Its draw would have had to come before the "Play:" that played it. Our reading of that order."""
        ada = side(hand=["wild-wormhole"], deck=["library-access", "punch"])
        t = table(ada, house="logos", edition=Edition.V1_3)
        t.do("play", "wild-wormhole")
        assert (t.ids(0, "hand"), t.ids(0, "purged")) == ([], ["library-access"])
        t.expect_main_step()


class TestBiomatrixBackup:
    def struck(self, edition: Edition) -> Table:
        silvertooth = spec("silvertooth", upgrades=["biomatrix-backup"])
        t = table(side(hand=["punch"]), side(battleline=[silvertooth, "valdr"]), house="brobnar", edition=edition)
        t.do("play", "punch")
        t.pick("silvertooth")
        return t

    @pytest.mark.rule("errata/biomatrix-backup")
    @pytest.mark.parametrize("edition", NEW)
    def test_since_the_errata_of_1_3_nobody_is_asked(self, edition: Edition) -> None:
        t = self.struck(edition)
        assert t.ids(1, "archives") == ["silvertooth"]
        t.expect_main_step()

    @pytest.mark.rule("errata/biomatrix-backup", "glossary/active-player", edition="1.1")
    @pytest.mark.parametrize("edition", OLD)
    @pytest.mark.parametrize(("answer", "zone"), [("yes", "archives"), ("no", "discard")])
    def test_before_the_active_player_says_whether_it_is_archived(
        self, edition: Edition, answer: str, zone: str
    ) -> None:
        t = self.struck(edition)
        assert (t.decision.player, t.decision.keys()) == (0, ("yes", "no"))
        t.answer(answer)
        assert (t.zone("silvertooth"), t.ids(0, "archives")) == (zone, [])
        t.expect_main_step()


class TestTexts:
    def test_those_outside_of_a_game_are_of_the_newest_edition(self) -> None:
        access, backup = library()["library-access"].text("en"), library()["biomatrix-backup"].text("en")
        assert "Purge" in access
        assert "may" not in backup

    @pytest.mark.rule("errata/library-access", edition="1.1")
    @pytest.mark.parametrize("edition", list(Edition))
    def test_those_of_a_game_are_of_its_edition(self, edition: Edition) -> None:
        t = table(side(hand=["library-access"]), house="logos", edition=edition)
        definition = t.game.state.cards[int(t.handle("library-access")[1:])].definition
        of_edition = library()["library-access"].under(edition)
        assert definition is of_edition
        assert ("urge" in of_edition.text("en"), "erbanne" in of_edition.text("de")) == (edition not in OLD,) * 2

    def test_the_list_of_errata_names_the_cards_that_had_another_text(self) -> None:
        found = {id_: [first.first for first in library()[id_].earlier] for id_ in import_all()}
        assert {id_: first for id_, [*first] in found.items() if first} == {id_: [e] for id_, e in ERRATA.items()}

    @pytest.mark.parametrize("language", ["en", "de"])
    @pytest.mark.parametrize("card", ERRATA)
    def test_each_of_them_reads_otherwise_before(self, card: str, language: str) -> None:
        now = library()[card]
        before = now.under(Edition.V1_0)
        assert before.text(language) != now.text(language)
        assert now.under(ERRATA[card]) is now


CARDS_OF_1_0 = (Edition.V1_0, Edition.V1_1, Edition.V1_3, Edition.V2023)


class TestErrataOf18:
    """Cards that have their present text only since Master Rulebook 18.4."""

    def virus(self, edition: Edition) -> Table:
        ada = side(artifacts=["custom-virus"], hand=["doc-bookton"])
        t = table(ada, side(battleline=["troll", "mother"]), house="untamed", edition=edition)
        t.do("omni", "custom-virus")
        return t

    @pytest.mark.rule("errata/custom-virus", edition="1.3")
    @pytest.mark.parametrize("edition", CARDS_OF_1_0)
    def test_custom_virus_purged_a_creature_without_asking_whether(self, edition: Edition) -> None:
        t = self.virus(edition)
        t.finish()
        assert t.changes() == {
            "custom-virus": ("artifacts", "discard"),
            "doc-bookton": ("hand", "purged"),
            "mother": ("battleline", "discard"),
        }

    @pytest.mark.rule("errata/custom-virus")
    def test_custom_virus_asks_now(self) -> None:
        self.virus(Edition.V18_4).expect(DecisionKind.CONFIRM)

    @pytest.mark.rule("errata/incubation-chamber")
    @pytest.mark.rule("errata/incubation-chamber", edition="1.3")
    @pytest.mark.parametrize("edition", list(Edition))
    def test_incubation_chamber_asked_nobody_before(self, edition: Edition) -> None:
        ada = side(artifacts=["incubation-chamber"], hand=["zorg", "troll"])
        t = table(ada, house="untamed", edition=edition)
        t.do("omni", "incubation-chamber")
        assert (t.decision.kind is DecisionKind.CONFIRM) == (edition is Edition.V18_4)
        if edition is Edition.V18_4:
            t.answer("yes")
        t.finish()
        assert t.ids(0, "archives") == ["zorg"]

    @pytest.mark.rule("errata/experimental-therapy")
    @pytest.mark.rule("errata/experimental-therapy", edition="1.3")
    @pytest.mark.parametrize("edition", list(Edition))
    def test_with_experimental_therapy_a_creature_was_of_every_house(self, edition: Edition) -> None:
        treated = spec("troll", upgrades=["experimental-therapy"])
        t = table(side(battleline=[treated]), side(), house="untamed", edition=edition)
        assert t.can("reap", "troll")
        houses = t.card("troll").houses
        assert ("mars" in houses) == (edition is not Edition.V18_4)

    @pytest.mark.rule("errata/tendrils-of-pain")
    @pytest.mark.rule("errata/tendrils-of-pain", edition="1.3")
    @pytest.mark.parametrize("edition", list(Edition))
    def test_tendrils_of_pain_dealt_one_and_then_three(self, edition: Edition) -> None:
        """Two armor prevents the first one and one of the three; now two of four."""
        bo = side(battleline=["raiding-knight"], forged_last_turn=True, keys=["red"])
        t = table(side(hand=["tendrils-of-pain"]), bo, house="dis", edition=edition)
        t.do("play", "tendrils-of-pain")
        assert t.card("raiding-knight").damage == 2
        prevented = [e.amount for e in t.events(DamagePrevented)]
        assert prevented == ([2] if edition is Edition.V18_4 else [1, 1])

    @pytest.mark.rule("errata/magda-the-rat")
    @pytest.mark.rule("errata/magda-the-rat", edition="1.3")
    @pytest.mark.parametrize("edition", list(Edition))
    def test_magda_paid_back_as_she_left_play_though_nobody_had_played_her(self, edition: Edition) -> None:
        ada = side(hand=["punch"], amber=5, battleline=[spec("magda-the-rat", damage=3)])
        t = table(ada, side(), house="brobnar", edition=edition)
        t.do("play", "punch")
        t.finish()
        assert (t.zone("magda-the-rat"), t.amber(1)) == ("discard", 0 if edition is Edition.V18_4 else 2)
