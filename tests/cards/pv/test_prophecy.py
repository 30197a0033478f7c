"""Prophetic Visions, prophecies: when each is fulfilled, and when not, in the order of the card file."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from kfdesk.engine import House
from kfdesk.engine import events as ev
from kfdesk.engine.events import EventKind
from kfdesk.engine.terms import DecisionKind, KeyColor
from kfdesk.language.words import (
    ACTION,
    ARTIFACT,
    CREATURE,
    FRIENDLY,
    OPPONENT,
    Instruction,
    a,
    all_of,
    by,
    card,
    deck,
    destroy,
    discard,
    each,
    fight_with,
    forge,
    hand,
    play,
    play_card,
    reap_with,
    repeat,
    shuffle,
    steal,
)
from tests.tables import Table, side, spec, table


def facing(prophecy: str, ada: dict[str, Any], bo: dict[str, Any] | None = None, **fields: Any) -> Table:
    """Return a table in Ada's turn on which Bo has this prophecy active."""
    mine = {"houses": [House.DIS, House.BROBNAR], **ada}
    return table(side(**mine), side(prophecies=[spec(prophecy, active=True)], **(bo or {})), **fields)


def fulfilled(t: Table) -> bool:
    """Return whether a prophecy was fulfilled."""
    return bool(t.events(ev.ProphecyFulfilled))


def next_turn(prophecy: str, bo: dict[str, Any], **ada: Any) -> Table:
    """Return a table at the end of Ada's turn, who has this prophecy active; Bo's turn comes next."""
    mine = side(prophecies=[spec(prophecy, active=True)], houses=[House.DIS], **ada)
    t = table(mine, side(**{"houses": [House.DIS, House.BROBNAR], **bo}), house=House.DIS)
    t.answer("end-turn")
    return t


def flips_at_end_of_turn(prophecies: list[Any], answer: str, active: str) -> None:
    """Assert that at the end of Ada's turn, and not of Bo's, she may flip what is active; `active` is so afterwards."""
    t = table(side(prophecies=prophecies, houses=[House.DIS]), side(houses=[House.DIS]), house=House.DIS)
    t.answer("end-turn")
    t.expect(DecisionKind.CONFIRM)
    t.answer(answer)
    assert [card.printed.id for card in t.game.state.cards if card.active] == [active]
    t.answer("house:dis")
    t.answer("end-turn")
    assert t.decision.kind is not DecisionKind.CONFIRM, "the opponent's turn is not yours"


class TestDuringTheOpponentsTurn:
    """What many of them wait for counts in the opponent's turn alone, and only if it is the opponent who does it."""

    PLAYING = (play_card(a(CREATURE, in_=hand())), ev.CardEntered, 1)
    DEEDS: ClassVar[dict[str, tuple[Instruction, EventKind, int]]] = {
        "expect-the-unexpected": (shuffle(deck()), ev.Shuffled, 1),
        "forge-ahead-with-confidence": (forge(free=True), ev.KeyForged, 1),
        "go-forth-and-conquer": (fight_with(a(CREATURE, FRIENDLY)), ev.FightBegan, 1),
        "heads-i-win": PLAYING,
        "tails-you-lose": PLAYING,
        "look-how-far-you-ve-come": PLAYING,
        "it-only-gets-worse": (steal(1), ev.AmberVerb.STEAL, 1),
        "overreach": (reap_with(a(CREATURE, FRIENDLY)), ev.CreatureReaped, 1),
        "treat-each-action-as-your-last": (repeat(play_card(a(ACTION, in_=hand())), times=2), ev.CardPlayed, 3),
        "wasteful-regret": (discard(a(ACTION, in_=hand())), ev.CardDiscarded, 1),
    }
    """What another player does for Anger, and the event that shows it, so often."""

    @pytest.mark.rule("glossary/prophecy")
    @pytest.mark.parametrize("yours", [True, False], ids=["in your turn", "by you in theirs"])
    @pytest.mark.parametrize("prophecy", DEEDS)
    def test_in_your_turn_or_done_by_you_it_does_not_count(self, prophecy: str, yours: bool) -> None:
        deed, event, times = self.DEEDS[prophecy]
        line = ["urchin" if prophecy == "tails-you-lose" else "troll"]
        doer: dict[str, Any] = {"hand": ["krump", "punch", "punch"], "battleline": line, "deck": ["fear"] * 3}
        other: dict[str, Any] = {"hand": ["anger"], "battleline": ["bumpsy"], "amber": 2}
        seer, opponent = (other, doer) if yours else (doer, other)
        anger = card("anger", play(by(OPPONENT, deed)))
        mine = side(prophecies=[spec(prophecy, active=True)], **seer)
        t = table(mine, side(**opponent), anger, house=House.BROBNAR, active=0 if yours else 1)
        t.do("play", "anger")
        t.finish()
        assert len(t.events(event)) == times and not fulfilled(t)


class TestAskAgainLater:
    @pytest.mark.rule("errata/ask-again-later", "glossary/prophecy")
    @pytest.mark.parametrize(("named", "comes"), [("brobnar", False), ("dis", True)])
    def test_the_opponent_names_one_of_your_houses_at_the_start_of_their_turn(self, named: str, comes: bool) -> None:
        ada = side(
            prophecies=[spec("ask-again-later", active=True)], deck=["troll"] * 7, houses=[House.DIS, House.BROBNAR]
        )
        t = table(ada, side(houses=[House.MARS], deck=["fear"]), house=House.DIS)
        t.answer("end-turn")
        assert (t.decision.player, t.decision.keys()) == (1, ("house:dis", "house:brobnar"))
        t.answer(f"house:{named}")
        assert fulfilled(t) is comes and len(t.events(ev.CardsRevealed)) == 1
        assert t.decision.keys() == ("house:mars",), "it came before their house was chosen"
        assert t.ids(0, "deck") == ["troll"]

    @pytest.mark.rule("errata/ask-again-later", "glossary/deck")
    def test_the_top_card_alone_is_revealed(self) -> None:
        ada = side(prophecies=[spec("ask-again-later", active=True)], deck=["troll", "fear"] * 4, houses=[House.DIS])
        t = table(ada, side(houses=[House.MARS]), house=House.DIS)
        t.answer("end-turn")  # six cards are drawn
        t.answer("house:dis")
        (revealed,) = t.events(ev.CardsRevealed)
        assert [t.game.state.cards[card].printed.id for card in revealed.cards] == ["troll"] and fulfilled(t)

    @pytest.mark.rule("errata/ask-again-later")
    def test_without_a_card_to_reveal_it_waits(self) -> None:
        t = next_turn("ask-again-later", {})
        t.answer("house:dis")
        assert not fulfilled(t)

    def test_not_at_the_start_of_your_own_turn(self) -> None:
        t = facing("ask-again-later", {}, {"houses": [House.MARS], "deck": ["troll"] * 7})
        t.answer("end-turn")
        assert t.decision.keys() == ("house:mars",)
        t.answer("house:mars")
        t.expect_main_step()
        assert not t.events(ev.CardsRevealed)


class TestBadOmen:
    @pytest.mark.parametrize(("amber", "comes"), [(5, False), (6, True), (7, False)])
    def test_exactly_six_at_the_end_of_the_opponents_turn(self, amber: int, comes: bool) -> None:
        t = facing("bad-omen", {"amber": amber}, {"houses": [House.DIS]})
        t.answer("end-turn")
        assert fulfilled(t) is comes

    def test_not_at_the_end_of_your_own(self) -> None:
        t = next_turn("bad-omen", {"amber": 6})
        assert not fulfilled(t)


class TestExpectTheUnexpected:
    def test_the_opponent_shuffles_their_deck_in_their_turn(self) -> None:
        t = facing("expect-the-unexpected", {"discard": ["fear"]})
        assert not fulfilled(t)
        t.end_turn()
        assert fulfilled(t)

    def test_your_own_shuffling_does_not_count(self) -> None:
        t = facing("expect-the-unexpected", {"hand": ["fear"]}, {"discard": ["troll"], "houses": [House.DIS]})
        t.end_turn()
        t.answer("end-turn")
        assert not fulfilled(t)


class TestFateLaughsAtYourPlans:
    @pytest.mark.parametrize("archives", [["fear"], ["fear", "troll"], ["fear", "troll", "krump"]])
    @pytest.mark.parametrize(("answer", "comes"), [("yes", True), ("no", False)])
    def test_the_opponent_takes_their_archives(self, archives: list[str], answer: str, comes: bool) -> None:
        t = next_turn("fate-laughs-at-your-plans", {"archives": archives})
        t.answer("house:dis")
        t.expect(DecisionKind.ARCHIVES)
        t.answer(answer)
        t.expect_main_step()
        assert fulfilled(t) is comes and len(t.events(ev.ProphecyFulfilled)) == comes

    @pytest.mark.rule("glossary/archives")
    @pytest.mark.parametrize("archives", [[spec("krump", owner=0), "fear"], ["fear", spec("krump", owner=0)]])
    def test_your_own_card_among_their_archives_changes_nothing(self, archives: list[Any]) -> None:
        t = next_turn("fate-laughs-at-your-plans", {"archives": archives})
        t.answer("house:dis")
        t.answer("yes")
        assert (t.ids(0, "hand"), t.ids(1, "hand")) == (["krump"], ["fear"])
        assert len(t.events(ev.ProphecyFulfilled)) == 1

    @pytest.mark.rule("glossary/archives")
    def test_an_abducted_creature_that_goes_back_to_their_hand_is_not_out_of_their_archives(self) -> None:
        ada = side(hand=["dysania"], battleline=["krump"], houses=[House.LOGOS])
        prophecy = spec("fate-laughs-at-your-plans", active=True)
        bo = side(prophecies=[prophecy], battleline=["uxlyx-the-zookeeper"], houses=[House.MARS])
        t = table(ada, bo, house=House.MARS, active=1)
        t.do("reap", "uxlyx-the-zookeeper")
        t.pick("krump")
        t.end_turn()
        t.creature("dysania")
        t.expect_main_step()
        assert t.ids(0, "hand") == ["krump"] and not fulfilled(t)

    def test_your_own_archives_do_not_fulfill_it(self) -> None:
        t = facing("fate-laughs-at-your-plans", {}, {"archives": ["fear"], "houses": [House.DIS]})
        t.answer("end-turn")
        t.answer("house:dis")
        t.answer("yes")
        assert not fulfilled(t) and t.ids(1, "hand") == ["fear"]


class TestForgeAheadWithConfidence:
    @pytest.mark.parametrize(("amber", "comes"), [(6, True), (5, False)])
    def test_the_opponent_forges_a_key_in_their_turn(self, amber: int, comes: bool) -> None:
        t = next_turn("forge-ahead-with-confidence", {"amber": amber})
        t.finish_until(DecisionKind.HOUSE)
        assert fulfilled(t) is comes

    def test_not_your_own_key(self) -> None:
        t = facing("forge-ahead-with-confidence", {}, {"amber": 6, "houses": [House.DIS]})
        t.end_turn()
        assert t.game.state.players[1].keys == (KeyColor.RED,) and not fulfilled(t)


class TestGoForthAndConquer:
    def test_an_enemy_creature_is_used_to_fight(self) -> None:
        t = facing("go-forth-and-conquer", {"battleline": ["krump"]}, {"battleline": ["troll"]}, house=House.BROBNAR)
        t.fight("krump", "troll")
        t.finish()
        assert fulfilled(t)
        kinds = [event.kind for event in t.game.events]
        assert kinds.index(ev.DamageDealt) < kinds.index(ev.ProphecyFulfilled)

    @pytest.mark.rule("glossary/fight")
    def test_a_creature_destroyed_before_its_fight_was_used_to_fight(self) -> None:
        ada = {"battleline": [spec("krump", damage=5)]}
        t = facing("go-forth-and-conquer", ada, {"battleline": ["mickey-the-carver"]}, house=House.BROBNAR)
        t.fight("krump", "mickey-the-carver")
        t.finish()
        assert (t.line(0), t.card("mickey-the-carver").damage) == ([], 0) and fulfilled(t)

    def test_reaping_is_no_fight(self) -> None:
        t = facing("go-forth-and-conquer", {"battleline": ["krump"]}, {"battleline": ["troll"]}, house=House.BROBNAR)
        t.do("reap", "krump")
        assert not fulfilled(t)


class TestHeadsIWin:
    @pytest.mark.parametrize(("beside", "comes"), [("krump", True), ("shooler", False)])
    def test_a_creature_played_beside_one_of_its_house(self, beside: str, comes: bool) -> None:
        t = facing("heads-i-win", {"battleline": [beside], "hand": ["valdr"]}, house=House.BROBNAR)
        t.creature("valdr")
        assert fulfilled(t) is comes

    @pytest.mark.rule("glossary/flip")
    @pytest.mark.parametrize(("answer", "active"), [("yes", "tails-you-lose"), ("no", "heads-i-win")])
    def test_at_the_end_of_your_turn_it_may_be_flipped(self, answer: str, active: str) -> None:
        flips_at_end_of_turn([spec("heads-i-win", active=True), "tails-you-lose"], answer, active)

    def test_alone_it_is_beside_none(self) -> None:
        t = facing("heads-i-win", {"hand": ["valdr"]}, house=House.BROBNAR)
        t.do("play", "valdr")
        t.finish()
        assert not fulfilled(t)


class TestItOnlyGetsWorse:
    @pytest.mark.parametrize(("amber", "comes"), [(1, True), (0, False)])
    def test_the_opponent_steals(self, amber: int, comes: bool) -> None:
        t = facing("it-only-gets-worse", {"hand": ["urchin"]}, {"amber": amber}, house=House.SHADOWS)
        t.do("play", "urchin")
        t.finish()
        assert fulfilled(t) is comes

    def test_what_they_steal_in_your_turn_does_not_count(self) -> None:
        ada = side(prophecies=[spec("it-only-gets-worse", active=True)], battleline=["valdr"], amber=3)
        t = table(ada, side(battleline=["fallguy"]), house=House.BROBNAR)
        t.fight("valdr", "fallguy")
        assert (t.amber(0), t.amber(1)) == (2, 1) and not fulfilled(t)


class TestLookHowFarYouveCome:
    @pytest.mark.parametrize(("played", "comes"), [("valdr", True), ("cannon", False)])
    def test_the_opponent_plays_a_creature(self, played: str, comes: bool) -> None:
        t = facing("look-how-far-you-ve-come", {"hand": [played]}, house=House.BROBNAR)
        t.do("play", played)
        t.finish()
        assert fulfilled(t) is comes


class TestOutlookNotSoGood:
    @pytest.mark.rule("glossary/house-choice")
    @pytest.mark.parametrize(("house", "comes"), [("brobnar", False), ("dis", True)])
    def test_the_opponent_chooses_a_house_of_which_no_card_is_in_play(self, house: str, comes: bool) -> None:
        t = next_turn("outlook-not-so-good", {"battleline": ["troll"]})
        t.answer(f"house:{house}")
        t.expect_main_step()
        assert fulfilled(t) is comes

    def test_your_own_choice_does_not_fulfill_it(self) -> None:
        t = facing("outlook-not-so-good", {}, {"houses": [House.DIS]})
        t.answer("end-turn")
        t.answer("house:dis")
        assert not fulfilled(t)


class TestOverreach:
    def test_an_enemy_creature_reaps(self) -> None:
        bo = {"battleline": ["krump"], "houses": [House.BROBNAR]}
        t = facing("overreach", {"battleline": ["krump", "valdr"]}, bo, house=House.BROBNAR)
        t.do("reap", "krump")
        assert fulfilled(t)

    def test_a_friendly_one_in_your_turn_does_not_count(self) -> None:
        t = facing("overreach", {}, {"battleline": ["krump"], "houses": [House.BROBNAR]}, house=House.BROBNAR)
        t.end_turn()
        t.do("reap", "krump")
        assert not fulfilled(t)


class TestSignsPointToYes:
    @pytest.mark.rule("glossary/cost-at-current-cost")
    @pytest.mark.parametrize(
        ("amber", "artifacts", "comes"), [(5, [], False), (6, [], True), (6, ["grump-buggy"], False)]
    )
    def test_the_opponent_has_what_a_key_costs_them_at_the_end_of_their_turn(
        self, amber: int, artifacts: list[str], comes: bool
    ) -> None:
        ada = {"amber": amber, "battleline": ["troll"]}
        bo = {"artifacts": artifacts, "battleline": ["troll"], "houses": [House.DIS]}
        t = facing("signs-point-to-yes", ada, bo)
        t.answer("end-turn")
        assert fulfilled(t) is comes

    @pytest.mark.rule("glossary/cost-at-current-cost")
    def test_it_is_their_cost_that_counts(self) -> None:
        t = facing("signs-point-to-yes", {"amber": 6}, {"battleline": ["murmook"], "houses": [House.DIS]})
        t.answer("end-turn")
        assert not fulfilled(t)

    def test_it_does_not_come_at_the_end_of_your_own_turn(self) -> None:
        t = table(
            side(amber=6, houses=[House.DIS]),
            side(prophecies=[spec("signs-point-to-yes", active=True)], houses=[House.DIS]),
            house=House.DIS,
            active=1,
        )
        t.answer("end-turn")
        assert not fulfilled(t)


class TestStarsAligned:
    @pytest.mark.parametrize(("line", "comes"), [([], False), (["krump"], True), (["krump", "bumpsy"], False)])
    def test_each_has_as_many_creatures_at_the_start_of_the_opponents_turn(self, line: list[str], comes: bool) -> None:
        t = next_turn("stars-aligned", {"battleline": line}, battleline=["troll"])
        t.expect(DecisionKind.HOUSE)
        assert fulfilled(t) is comes

    def test_it_does_not_come_at_the_start_of_your_own_turn(self) -> None:
        bo = {"battleline": ["troll"], "houses": [House.DIS]}
        t = facing("stars-aligned", {"battleline": ["krump"]}, bo)
        t.answer("end-turn")
        t.expect(DecisionKind.HOUSE)
        assert t.decision.player == 1 and not fulfilled(t)


class TestTailsYouLose:
    @pytest.mark.parametrize(("beside", "comes"), [("krump", False), ("shooler", True)])
    def test_a_creature_played_beside_one_of_another_house(self, beside: str, comes: bool) -> None:
        t = facing("tails-you-lose", {"battleline": [beside], "hand": ["valdr"]}, house=House.BROBNAR)
        t.creature("valdr")
        assert fulfilled(t) is comes

    @pytest.mark.rule("glossary/flip")
    @pytest.mark.parametrize(("answer", "active"), [("yes", "heads-i-win"), ("no", "tails-you-lose")])
    def test_at_the_end_of_your_turn_it_may_be_flipped(self, answer: str, active: str) -> None:
        flips_at_end_of_turn(["heads-i-win", spec("tails-you-lose", active=True)], answer, active)

    def test_what_becomes_of_the_neighbor_afterwards_does_not_matter(self) -> None:
        bo = {"houses": [House.DIS]}
        ada = {"battleline": ["silvertooth"], "hand": ["hazard-zerp"], "deck": ["fear"]}
        t = facing("tails-you-lose", ada, bo, house=House.LOGOS)
        t.do("play", "hazard-zerp")
        t.answer("slot:0")
        t.answer(t.decision.keys()[0])
        t.pick("silvertooth")
        assert t.zone("silvertooth") == "discard" and fulfilled(t)


class TestTheCardsWillTell:
    @pytest.mark.rule("glossary/drawing-cards")
    def test_cards_of_the_draw_step_do_not_count_and_others_do(self) -> None:
        hand = {"hand": [spec("dust-imp", icons=["draw"])], "deck": ["fear"] * 9}
        t = facing("the-cards-will-tell", hand, {"houses": [House.DIS]}, house=House.DIS)
        t.creature("dust-imp")
        assert fulfilled(t)
        t = facing("the-cards-will-tell", {"deck": ["fear"] * 9}, {"houses": [House.DIS]}, house=House.DIS)
        t.answer("end-turn")
        assert len(t.ids(0, "hand")) == 6 and not fulfilled(t)

    def test_cards_that_you_draw_in_their_turn_do_not_count(self) -> None:
        bo = {"battleline": ["duma-the-martyr"], "deck": ["fear"] * 9, "houses": [House.DIS]}
        t = facing("the-cards-will-tell", {"hand": ["gateway-to-dis"]}, bo, house=House.DIS)
        t.do("play", "gateway-to-dis")
        t.finish()
        assert t.ids(1, "hand") == ["fear", "fear"] and not fulfilled(t)

    def test_cards_that_the_opponent_draws_in_your_turn_do_not_count(self) -> None:
        prophecy = spec("the-cards-will-tell", active=True)
        bo = side(prophecies=[prophecy], hand=["punctuated-equilibrium"], houses=[House.UNTAMED])
        t = table(side(deck=["fear"] * 9), bo, house=House.UNTAMED, active=1)
        t.do("play", "punctuated-equilibrium")
        t.finish()
        assert len(t.ids(0, "hand")) == 6 and not fulfilled(t)

    def test_your_own_cards_do_not_count(self) -> None:
        t = next_turn("the-cards-will-tell", {}, deck=["fear"] * 9)
        t.answer("house:dis")
        assert not fulfilled(t)


class TestTheEarlyBird:
    @pytest.mark.parametrize(("theirs", "comes"), [(3, True), (2, False), (1, False)])
    def test_the_opponent_ends_their_turn_with_more_amber_than_you(self, theirs: int, comes: bool) -> None:
        t = facing("the-early-bird", {"amber": theirs}, {"amber": 2, "houses": [House.DIS]})
        t.answer("end-turn")
        assert fulfilled(t) is comes

    def test_not_at_the_end_of_your_own(self) -> None:
        assert not fulfilled(next_turn("the-early-bird", {"amber": 3}, amber=2))


class TestTheEndIsNigh:
    @pytest.mark.parametrize("owner", [0, 1])
    @pytest.mark.parametrize(("line", "comes"), [(["krump", "troll"], False), *[(["krump"] * n, True) for n in (3, 4)]])
    def test_three_creatures_were_destroyed_in_the_opponents_turn(
        self, line: list[str], comes: bool, owner: int
    ) -> None:
        lines = [{"battleline": line if owner == seat else []} for seat in (0, 1)]
        t = facing("the-end-is-nigh", {"hand": ["gateway-to-dis"], **lines[0]}, lines[1], house=House.DIS)
        t.do("play", "gateway-to-dis")
        t.finish()
        assert fulfilled(t) is comes

    def test_an_artifact_does_not_count(self) -> None:
        anger = card("anger", play(destroy(all_of(each(CREATURE), each(ARTIFACT)))))
        bo = side(
            prophecies=[spec("the-end-is-nigh", active=True)], battleline=["krump", "troll"], artifacts=["cannon"]
        )
        t = table(side(hand=["anger"]), bo, anger, house=House.BROBNAR)
        t.do("play", "anger")
        t.finish()
        assert (t.line(1), t.zone("cannon")) == ([], "discard") and not fulfilled(t)

    def test_in_your_own_turn_they_do_not_count(self) -> None:
        ada = side(prophecies=[spec("the-end-is-nigh", active=True)], hand=["gateway-to-dis"])
        t = table(ada, side(battleline=["krump", "troll", "valdr"]), house=House.DIS)
        t.do("play", "gateway-to-dis")
        t.finish()
        assert t.line(1) == [] and not fulfilled(t)


class TestTheSecondMouse:
    @pytest.mark.parametrize(("theirs", "comes"), [(3, False), (2, False), (1, True)])
    def test_the_opponent_ends_their_turn_with_less_amber_than_you(self, theirs: int, comes: bool) -> None:
        t = facing("the-second-mouse", {"amber": theirs}, {"amber": 2, "houses": [House.DIS]})
        t.answer("end-turn")
        assert fulfilled(t) is comes

    def test_not_at_the_end_of_your_own(self) -> None:
        assert not fulfilled(next_turn("the-second-mouse", {"amber": 1}, amber=2))


class TestTreatEachActionAsYourLast:
    def test_the_opponents_second_action_fulfills_it(self) -> None:
        hand = ["punch", "punch", "valdr"]
        bo = {"battleline": ["troll"]}
        t = facing("treat-each-action-as-your-last", {"hand": hand}, bo, house=House.BROBNAR)
        t.do("play", "punch")
        t.finish()
        t.do("play", "valdr")
        t.finish()
        assert not fulfilled(t)
        t.do("play", "punch", 1)
        t.finish()
        assert fulfilled(t)


class TestTrustYourFeelings:
    @pytest.mark.rule("glossary/prophecy", "glossary/lasting-effects")
    @pytest.mark.parametrize(("chosen", "comes"), [("brobnar", True), ("dis", False)])
    def test_the_house_named_when_a_card_was_put_under_it(self, chosen: str, comes: bool) -> None:
        ada = side(prophecies=["trust-your-feelings"], hand=["fear"], houses=[House.DIS])
        t = table(ada, side(houses=[House.DIS, House.BROBNAR]), house=House.DIS)
        t.do("prophecy", "trust-your-feelings")
        t.pick("fear")
        t.expect(DecisionKind.HOUSE)
        assert t.decision.player == 0
        t.answer("house:brobnar")
        t.answer("end-turn")
        t.answer(f"house:{chosen}")
        assert fulfilled(t) is comes

    @pytest.mark.rule("glossary/prophecy", "glossary/lasting-effects")
    def test_it_waits_until_that_house_is_chosen(self) -> None:
        houses = [House.DIS, House.BROBNAR]
        ada = side(prophecies=["trust-your-feelings"], hand=["fear"], houses=houses, deck=["fear"] * 20)
        bo = side(houses=houses, deck=["fear"] * 20)
        t = table(ada, bo, house=House.DIS)
        t.do("prophecy", "trust-your-feelings")
        t.pick("fear")
        t.answer("house:brobnar")
        for theirs in ("dis", "dis", "brobnar"):
            assert not fulfilled(t)
            t.answer("end-turn")
            t.answer(f"house:{theirs}")
            if theirs == "dis":
                t.answer("end-turn")
                t.answer("house:brobnar")
        assert len(t.events(ev.ProphecyFulfilled)) == 1

    def test_with_nothing_to_put_under_it_no_house_is_named(self) -> None:
        t = table(side(prophecies=["trust-your-feelings"], houses=[House.DIS]), side(), house=House.DIS)
        t.do("prophecy", "trust-your-feelings")
        t.expect_main_step()


class TestWastefulRegret:
    @pytest.mark.parametrize("card", ["valdr", "anger"])
    def test_the_opponent_discards_from_hand(self, card: str) -> None:
        t = facing("wasteful-regret", {"hand": [card]}, house=House.BROBNAR)
        t.do("discard", card)
        assert fulfilled(t)

    def test_cards_discarded_from_their_deck_do_not_count(self) -> None:
        ada = {"artifacts": ["fetchdrones"], "deck": ["troll", "krump"], "houses": [House.LOGOS]}
        t = facing("wasteful-regret", ada, house=House.LOGOS)
        t.do("action", "fetchdrones")
        assert len(t.ids(0, "discard")) == 2 and not fulfilled(t)

    def test_a_played_card_that_goes_to_the_discard_pile_is_not_discarded(self) -> None:
        t = facing("wasteful-regret", {"hand": ["anger"]}, house=House.BROBNAR)
        t.do("play", "anger")
        assert not fulfilled(t)


class TestWoundsIntoWisdom:
    @pytest.mark.parametrize(("struck", "comes"), [("troll", True), ("krump", False)])
    def test_a_friendly_creature_is_dealt_damage(self, struck: str, comes: bool) -> None:
        ada, bo = {"hand": ["punch"], "battleline": ["krump"]}, {"battleline": ["troll"]}
        t = facing("wounds-into-wisdom", ada, bo, house=House.BROBNAR)
        t.do("play", "punch")
        t.pick(struck)
        assert fulfilled(t) is comes

    def test_damage_in_your_own_turn_does_not_count(self) -> None:
        ada = side(prophecies=[spec("wounds-into-wisdom", active=True)], hand=["punch"], battleline=["troll"])
        t = table(ada, side(), house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("troll")
        assert t.card("troll").damage == 3 and not fulfilled(t)
