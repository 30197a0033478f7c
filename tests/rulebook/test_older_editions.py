"""Rules that Master Rulebook 18.4 has changed: each under the editions that have it, and not under the others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kfdesk
from kfdesk.cards import library
from kfdesk.engine import Edition
from kfdesk.engine.editions import NEWEST, Difference, differences, is_before
from kfdesk.engine.events import AmberVerb, CardReadied, Shuffled
from kfdesk.engine.rules import STEP_4, SetupError
from kfdesk.engine.terms import DecisionKind, House, Step
from kfdesk.language import words as w
from kfdesk.language.definition import card
from kfdesk.match.formats import handicap_chains
from tests.rulebook.coverage import entries
from tests.rulebook.made import after_event, at_step
from tests.tables import Table, side, spec, table

OPENING = ["troll", "bumpsy", "krump", "dodger", "urchin", "punch"]


def with_it(difference: Difference) -> list[Edition]:
    """Return the editions that have an older rule."""
    return list(difference.value.editions)


def without_it(difference: Difference) -> list[Edition]:
    """Return the editions that do not."""
    return [edition for edition in Edition if not difference.holds_in(edition)]


class TestTheTable:
    def test_the_newest_edition_differs_in_nothing(self) -> None:
        assert not any(one.holds_in(NEWEST) for one in Difference)
        assert differences(NEWEST) == []

    @pytest.mark.parametrize("edition", [edition for edition in Edition if edition is not NEWEST])
    def test_each_other_edition_lists_what_is_played_by_before_what_is_not(self, edition: Edition) -> None:
        found = [one.not_modelled is None for one in differences(edition)]
        assert found == sorted(found, reverse=True)
        assert {True, False} == set(found)

    @pytest.mark.parametrize("difference", list(Difference))
    def test_each_names_an_entry_of_the_rulebook_and_says_itself_in_one_sentence(self, difference: Difference) -> None:
        assert difference.value.rule in entries()
        said = [difference.value.words, *filter(None, [difference.value.not_modelled])]
        for text in (words.say(language) for words in said for language in ("en", "de")):
            assert text.endswith((".", ".)"))

    @pytest.mark.parametrize("difference", list(Difference))
    def test_what_is_played_by_is_asked_somewhere_and_what_is_not_modelled_is_not(self, difference: Difference) -> None:
        asked = f"Difference.{difference.name}"
        files = (path for path in Path(kfdesk.__file__).parent.rglob("*.py") if path.name != "editions.py")
        found = any(re.search(rf"{asked}\b", path.read_text("utf-8")) for path in files)
        assert found == (difference.value.not_modelled is None)

    def test_the_editions_are_in_the_order_they_came_out(self) -> None:
        assert [e.value for e in Edition] == ["1.0", "1.1", "1.3", "2023", "18.4"]
        assert is_before(Edition.V1_3, Edition.V2023)
        assert not is_before(Edition.V2023, Edition.V2023)


class TestChains:
    def gained(self, edition: Edition) -> Table:
        t = table(side(hand=["gateway-to-dis"], deck=OPENING, chains=23), house=House.DIS, edition=edition)
        t.do("play", "gateway-to-dis")
        return t

    @pytest.mark.rule("glossary/chains")
    @pytest.mark.parametrize("edition", without_it(Difference.CHAINS_WITHOUT_END))
    def test_nobody_has_more_than_24(self, edition: Edition) -> None:
        assert self.gained(edition).game.state.players[0].chains == 24

    @pytest.mark.rule("glossary/chains", edition="2023")
    @pytest.mark.parametrize("edition", with_it(Difference.CHAINS_WITHOUT_END))
    def test_in_older_editions_more_are_counted_but_keep_no_further_card_away(self, edition: Edition) -> None:
        t = self.gained(edition)
        assert t.game.state.players[0].chains == 26
        t.answer("end-turn")
        assert (len(t.ids(0, "hand")), t.game.state.players[0].chains) == (2, 25)

    @pytest.mark.rule("glossary/chains")
    def test_a_table_with_more_than_24_chains_is_refused_in_the_newest_edition(self) -> None:
        assert table(side(chains=25), edition=Edition.V2023).game.state.players[0].chains == 25
        with pytest.raises(SetupError, match="more than 24 chains"):
            table(side(chains=25))


class TestAllAbilities:
    """Two abilities behind one label: in older editions both resolve, in the order the active player chooses."""

    def used(self, edition: Edition, verb: str) -> Table:
        label = w.action if verb == "action" else w.omni
        two = card("troll", label(w.gain(1)), label(w.gain(1), w.gain(1)))
        t = table(side(battleline=["troll"]), side(), two, edition=edition)
        t.do(verb, "troll")
        return t

    @pytest.mark.rule("glossary/action-ability")
    @pytest.mark.parametrize(
        ("edition", "verb"),
        [(e, "action") for e in without_it(Difference.ALL_ACTIONS)]
        + [(e, "omni") for e in without_it(Difference.ALL_OMNIS)],
    )
    def test_one_of_them_is_chosen(self, edition: Edition, verb: str) -> None:
        t = self.used(edition, verb)
        t.expect(DecisionKind.MODE)
        t.answer("mode:1")
        assert t.amber(0) == 2
        t.expect_main_step()

    @pytest.mark.rule("glossary/action-ability", "glossary/omni", edition="1.3")
    @pytest.mark.parametrize(
        ("edition", "verb"),
        [(e, "action") for e in with_it(Difference.ALL_ACTIONS)] + [(e, "omni") for e in with_it(Difference.ALL_OMNIS)],
    )
    def test_in_older_editions_all_of_them_resolve(self, edition: Edition, verb: str) -> None:
        t = self.used(edition, verb)
        t.expect(DecisionKind.TRIGGER)
        t.answer(t.decision.keys()[1])
        assert t.amber(0) == 3
        assert not t.card("troll").ready
        t.expect_main_step()

    @pytest.mark.rule("glossary/action-ability", edition="1.3")
    def test_the_second_resolves_though_the_first_destroyed_the_card(self) -> None:
        two = card("troll", w.action(w.destroy(w.THIS)), w.action(w.gain(1)))
        t = table(side(battleline=["troll"]), side(), two, edition=Edition.V1_3)
        t.do("action", "troll")
        t.answer(t.decision.keys()[0])
        assert (t.zone("troll"), t.amber(0)) == ("discard", 1)


class TestControl:
    """A card of the opponent's that a player plays, which says nothing of control."""

    def played(self, edition: Edition) -> Table:
        thief = card("punch", w.play(w.play_card(w.top(1, w.deck(w.OPPONENT)))))
        t = table(side(hand=["punch"]), side(deck=["dextre"]), thief, edition=edition)
        t.do("play", "punch")
        return t

    @pytest.mark.rule("glossary/control-and-ownership")
    @pytest.mark.parametrize("edition", without_it(Difference.OWNER_CONTROLS))
    def test_the_active_player_controls_what_they_play(self, edition: Edition) -> None:
        t = self.played(edition)
        t.finish()
        assert (t.line(0), t.line(1)) == (["dextre"], [])

    @pytest.mark.rule("glossary/control-and-ownership", edition="1.1")
    @pytest.mark.parametrize("edition", with_it(Difference.OWNER_CONTROLS))
    def test_in_1_0_and_1_1_its_owner_does(self, edition: Edition) -> None:
        t = self.played(edition)
        t.finish()
        assert (t.line(0), t.line(1)) == ([], ["dextre"])

    @pytest.mark.rule("glossary/control-and-ownership", "glossary/upgrades")
    @pytest.mark.rule("glossary/control-and-ownership", edition="1.1")
    @pytest.mark.parametrize("edition", list(Edition))
    @pytest.mark.parametrize("found", ["cannon", "blood-of-titans"])
    def test_so_it_is_with_artifacts_and_upgrades(self, edition: Edition, found: str) -> None:
        thief = card("punch", w.play(w.play_card(w.top(1, w.deck(w.OPPONENT)))))
        ada = side(hand=["punch"], battleline=["troll"])
        t = table(ada, side(deck=[found]), thief, edition=edition)
        t.do("play", "punch")
        t.finish()
        assert t.card(found).controller == (1 if Difference.OWNER_CONTROLS.holds_in(edition) else 0)

    @pytest.mark.rule("glossary/control-and-ownership", edition="1.1")
    def test_a_card_that_says_otherwise_takes_precedence(self) -> None:
        """Overlord Greking puts the creature into play under your control."""
        t = table(side(battleline=["overlord-greking"]), side(battleline=["bumpsy"]), edition=Edition.V1_1)
        t.do("fight", "overlord-greking")
        t.finish()
        assert "bumpsy" in t.line(0)


class TestReadying:
    def ended(self, edition: Edition) -> Table:
        watcher = card("krump", after_event(CardReadied, w.gain(1)))
        tired = [spec("troll", ready=False), spec("dodger", ready=False)]
        t = table(side(battleline=[*tired, "krump"]), side(houses=[House.DIS]), watcher, edition=edition)
        t.answer("end-turn")
        return t

    @pytest.mark.rule(STEP_4, "glossary/ready-and-exhausted")
    @pytest.mark.parametrize("edition", without_it(Difference.READIED_AT_ONCE))
    def test_cards_are_readied_in_an_order_that_is_asked(self, edition: Edition) -> None:
        t = self.ended(edition)
        assert (t.decision.kind, t.game.state.step) == (DecisionKind.CARD, Step.READY)

    @pytest.mark.rule(STEP_4, edition="1.3")
    @pytest.mark.parametrize("edition", with_it(Difference.READIED_AT_ONCE))
    def test_in_older_editions_all_are_ready_before_anything_reacts(self, edition: Edition) -> None:
        t = self.ended(edition)
        while t.decision.kind is DecisionKind.TRIGGER:
            t.answer(t.decision.keys()[0])
        told = [e.kind for e in t.game.events if e.kind in (CardReadied, AmberVerb.GAIN)]
        assert told == [CardReadied, CardReadied, AmberVerb.GAIN, AmberVerb.GAIN]

    @pytest.mark.rule(STEP_4, "glossary/token-creatures")
    @pytest.mark.parametrize("edition", list(Edition))
    def test_what_enters_exhausted_meanwhile_is_readied_where_it_is_one_card_after_the_other(
        self, edition: Edition
    ) -> None:
        tired = w.gets(w.THIS, power=w.for_each(2, w.each(w.CREATURE, w.FRIENDLY, w.EXHAUSTED)))
        makes = card("troll", tired, w.destroyed(w.make_token()))
        line = [spec("krump", ready=False), spec("troll", damage=9)]
        ada = side(battleline=line, deck=["fear", *["anger"] * 6], token="grunt")
        t = table(ada, side(houses=[House.DIS]), makes, edition=edition)
        t.answer("end-turn")
        t.finish()
        assert t.card("fear").ready is not Difference.READIED_AT_ONCE.holds_in(edition)


class TestEmptyDeck:
    LIBRARIAN = card("punch", w.play(w.draw(2)))

    def drawn(self, edition: Edition) -> Table:
        ada = side(hand=["punch"], deck=["troll", "bumpsy"], discard=["krump", "dodger"])
        t = table(ada, side(), self.LIBRARIAN, edition=edition)
        t.do("play", "punch")
        return t

    @pytest.mark.rule("glossary/discard-pile", "glossary/drawing-cards")
    @pytest.mark.parametrize("edition", without_it(Difference.RESET_AT_ONCE))
    def test_a_deck_is_reset_when_somebody_needs_to_draw(self, edition: Edition) -> None:
        t = self.drawn(edition)
        assert (t.ids(0, "deck"), len(t.ids(0, "discard"))) == ([], 3)

    @pytest.mark.rule("glossary/discard-pile", edition="2023")
    @pytest.mark.parametrize("edition", with_it(Difference.RESET_AT_ONCE))
    def test_in_1_0_and_2023_it_is_reset_as_soon_as_it_runs_out(self, edition: Edition) -> None:
        t = self.drawn(edition)
        assert sorted(t.ids(0, "deck")) == ["dodger", "krump"]
        assert t.ids(0, "discard") == ["punch"]  # it came there later
        assert [(e.player, e.reshuffle) for e in t.events(Shuffled)] == [(0, True)]

    @pytest.mark.rule("glossary/discard-pile", edition="2023")
    def test_without_a_discard_pile_the_deck_stays_empty_until_somebody_needs_to_draw(self) -> None:
        t = table(side(hand=["punch"], deck=["troll", "bumpsy"]), side(), self.LIBRARIAN, edition=Edition.V2023)
        t.do("play", "punch")
        assert (t.ids(0, "deck"), t.ids(0, "discard")) == ([], ["punch"])

    @pytest.mark.rule("glossary/discard-pile", edition="2023")
    @pytest.mark.parametrize("edition", with_it(Difference.RESET_AT_ONCE))
    def test_who_discards_until_the_deck_runs_out_does_not_go_through_the_next_one(self, edition: Edition) -> None:
        ada = side(artifacts=["invasion-portal"], deck=["troll", "bumpsy"], discard=["krump"], houses=[House.MARS])
        t = table(ada, side(), house=House.MARS, edition=edition)
        t.do("action", "invasion-portal")
        assert sorted(t.ids(0, "deck")) == ["bumpsy", "krump", "troll"]
        t.expect_main_step()


class TestAlpha:
    """Sucker Punch has alpha; Krump and Bumpsy let it be played outside of step 3."""

    def played(self, edition: Edition, *, acted: bool) -> bool:
        again = card("krump", at_step(Step.END, w.play_card(w.a(w.ACTION, in_=w.hand()))))
        ada = side(hand=["sucker-punch"], battleline=["krump", "troll"], houses=[House.BROBNAR])
        t = table(ada, side(houses=[House.DIS]), again, house=House.BROBNAR, edition=edition)
        if acted:
            t.do("reap", "troll")
        t.answer("end-turn")
        t.finish_until(DecisionKind.HOUSE)
        return t.zone("sucker-punch") == "discard"

    @pytest.mark.rule("glossary/alpha")
    @pytest.mark.parametrize("edition", without_it(Difference.ALPHA_IN_STEP_3))
    def test_it_asks_about_the_current_step(self, edition: Edition) -> None:
        assert self.played(edition, acted=True)

    @pytest.mark.rule("glossary/alpha", edition="1.3")
    @pytest.mark.parametrize("edition", with_it(Difference.ALPHA_IN_STEP_3))
    @pytest.mark.parametrize("acted", [True, False])
    def test_in_1_3_and_2023_it_asks_about_step_3_also_later(self, edition: Edition, acted: bool) -> None:
        assert self.played(edition, acted=acted) == (not acted)

    @pytest.mark.rule("glossary/alpha")
    @pytest.mark.rule("glossary/alpha", edition="1.3")
    @pytest.mark.parametrize("edition", list(Edition))
    def test_the_refusal_names_the_step_it_asks_about(self, edition: Edition) -> None:
        t = table(side(hand=["sucker-punch"], battleline=["urchin"]), house=House.SHADOWS, edition=edition)
        t.do("reap", "urchin")
        (reason,) = t.game.explain(f"play:{t.handle('sucker-punch')}").reasons
        named = "in step 3" if Difference.ALPHA_IN_STEP_3.holds_in(edition) else "in the current step"
        assert (reason.rule, named in reason.text.en) == ("glossary/alpha", True)

    @pytest.mark.rule("glossary/alpha")
    @pytest.mark.rule("glossary/alpha", edition="1.3")
    @pytest.mark.parametrize("edition", list(Edition))
    def test_what_was_played_after_step_3_counts_in_its_own_step_only_since(self, edition: Edition) -> None:
        """At the end of the turn one action is played, then one with alpha."""
        twice = card("krump", at_step(Step.END, w.play_card(w.a(w.ACTION, in_=w.hand()))))
        once = card("bumpsy", at_step(Step.END, w.play_card(w.a(w.ACTION, in_=w.hand()))))
        ada = side(hand=["sucker-punch", "warsong"], battleline=["krump", "bumpsy"], houses=[House.BROBNAR])
        t = table(ada, side(houses=[House.DIS]), twice, once, house=House.BROBNAR, edition=edition)
        t.answer("end-turn")
        while t.decision.kind is DecisionKind.TRIGGER:
            t.answer(t.decision.keys()[0])
        t.pick("warsong")
        t.finish_until(DecisionKind.HOUSE)
        assert t.zone("warsong") == "discard"
        assert (t.zone("sucker-punch") == "discard") == Difference.ALPHA_IN_STEP_3.holds_in(edition)

    @pytest.mark.rule("glossary/alpha")
    @pytest.mark.rule("glossary/alpha", edition="1.3")
    @pytest.mark.parametrize("edition", list(Edition))
    def test_what_was_played_before_step_3_counts_in_its_own_step_only_since(self, edition: Edition) -> None:
        """At the start of the turn one action is played, then one with alpha."""
        twice = card("krump", at_step(Step.START, w.play_card(w.a(w.ACTION, in_=w.hand()))))
        once = card("bumpsy", at_step(Step.START, w.play_card(w.a(w.ACTION, in_=w.hand()))))
        ada = side(hand=["sucker-punch", "warsong"], battleline=["krump", "bumpsy"])
        t = table(ada, side(), twice, once, edition=edition, step=Step.START)
        while t.decision.kind is DecisionKind.TRIGGER:
            t.answer(t.decision.keys()[0])
        if t.decision.kind is DecisionKind.CARD:
            t.pick("warsong")
        t.finish_until(DecisionKind.HOUSE)
        played = t.zone("sucker-punch") == "discard"
        assert played == Difference.ALPHA_IN_STEP_3.holds_in(edition)

    @pytest.mark.rule("glossary/alpha")
    @pytest.mark.rule("glossary/alpha", edition="1.3")
    @pytest.mark.parametrize("edition", list(Edition))
    def test_nothing_of_it_is_kept_when_the_turn_is_over(self, edition: Edition) -> None:
        """What is kept of a turn decides the digest, by which a kept game is compared with how it is played now."""
        t = table(side(battleline=["troll"]), side(houses=[House.DIS]), house=House.BROBNAR, edition=edition)
        t.do("reap", "troll")
        assert t.game.state.memory.acted == 1
        t.answer("end-turn")
        assert t.game.state.previous[0].names
        assert t.game.state.previous[0].acted == 0


class TestDeploy:
    def put(self, edition: Edition) -> Table:
        raised = card("punch", w.play(w.put_into_play(w.a(w.CREATURE, in_=w.discard_pile()))))
        ada = side(hand=["punch"], discard=["lion-bautrem"], battleline=["troll", "bumpsy"])
        t = table(ada, side(), raised, edition=edition)
        t.do("play", "punch")
        t.finish_until(DecisionKind.SLOT)
        return t

    @pytest.mark.rule("glossary/deploy")
    @pytest.mark.parametrize("edition", without_it(Difference.DEPLOYED_BY_PLAY_ONLY))
    def test_a_creature_put_into_play_goes_anywhere(self, edition: Edition) -> None:
        assert self.put(edition).decision.keys() == ("slot:0", "slot:1", "slot:2")

    @pytest.mark.rule("glossary/deploy", edition="1.3")
    @pytest.mark.parametrize("edition", with_it(Difference.DEPLOYED_BY_PLAY_ONLY))
    def test_in_1_3_and_2023_it_goes_to_a_flank(self, edition: Edition) -> None:
        assert self.put(edition).decision.keys() == ("slot:0", "slot:2")

    @pytest.mark.rule("glossary/deploy", edition="1.3")
    @pytest.mark.parametrize("edition", list(Edition))
    def test_one_that_is_played_goes_anywhere_in_every_edition(self, edition: Edition) -> None:
        ada = side(hand=["lion-bautrem"], battleline=["troll", "bumpsy"])
        t = table(ada, side(), house=library()["lion-bautrem"].houses[0], edition=edition)
        t.do("play", "lion-bautrem")
        assert t.decision.keys() == ("slot:0", "slot:1", "slot:2")


@pytest.mark.rule("glossary/chain-handicap-optional-rule")
@pytest.mark.rule("glossary/chain-handicap-optional-rule", edition="2023")
def test_a_handicap_moves_after_two_games_since_the_german_rulebook_and_after_three_before() -> None:
    assert {e.value: handicap_chains([True, True], e) for e in Edition} == {
        "1.0": 4,
        "1.1": 4,
        "1.3": 4,
        "2023": 5,
        "18.4": 5,
    }
