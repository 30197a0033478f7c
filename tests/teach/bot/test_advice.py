"""What is said of a choice: what it leads to for sure, with cards and numbers, else how it was found."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from kfdesk.engine import Game, House, KeyColor, Step
from kfdesk.engine.terms import PLAYERS
from kfdesk.teach.bot import advice as a
from kfdesk.teach.bot import claims as c
from kfdesk.teach.bot import planner
from kfdesk.teach.bot.claims import About, Plan
from kfdesk.teach.bot.dealt import DealtTables
from kfdesk.teach.bot.habits import Habits
from kfdesk.teach.bot.planner import adviser
from kfdesk.teach.bot.players import Bot
from kfdesk.teach.bot.search import Budget, Trial, free_act
from kfdesk.teach.bot.worth import WON, Outlook, Standing
from kfdesk.text.words import Words, same
from tests.bench.measure_advice import asked, measured
from tests.bench.measure_first_game import played
from tests.tables import Table, side, spec, table

ADA, BO = PLAYERS
NOTHING = Standing(0, 0, 0, 0)
HOUSES = (House.BROBNAR, House.LOGOS, House.DIS)
END = Plan(("end-turn",))


def trial(key: str, *ends: Outlook) -> Trial:
    made = Trial((key,))
    for end in ends:
        made.add(end)
    return made


def even(worth: float = 0.0) -> Outlook:
    return Outlook(0.0, NOTHING._replace(amber=worth), NOTHING)


def main_table() -> Table:
    return table(side(hand=["punch", "krump"], battleline=["troll"]), side(battleline=["dextre"]))


def advised(best: Trial, *others: Trial) -> a.Advice:
    return a.advice_on(main_table().game, ADA, best.keys, (best, *others), Plan(best.keys))


def claimed(t: Table, *keys: str) -> dict[About, tuple[int, tuple[str, ...]]]:
    """Return what is claimed of these choices, one after the other."""
    twin = t.game.fork()
    for key in keys:
        twin.choose(key)
    return {found.about: (found.n, found.cards) for found in c.claims_on(t.game, ADA, Plan(keys, end=twin))}


# Claims -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("amber", "about"), [(2, About.GAINS), (5, About.ENOUGH), (6, About.GAINS)])
def test_what_comes_into_one_s_pool_is_said_and_whether_a_key_can_be_paid_for_then(amber: int, about: About) -> None:
    t = table(side(battleline=["dextre"], amber=amber), side(), house=House.LOGOS)
    assert claimed(t, f"reap:{t.handle('dextre')}") == {about: (amber + 1, ())}


@pytest.mark.parametrize(("amber", "about"), [(6, About.STOPS_KEY), (9, About.TAKES), (3, About.TAKES)])
def test_what_the_opponent_loses_is_said_and_whether_a_key_can_still_be_paid_for(amber: int, about: About) -> None:
    t = table(side(hand=["urchin"]), side(amber=amber), house=House.SHADOWS)
    assert claimed(t, f"play:{t.handle('urchin')}")[about] == (amber - 1, ())


def test_who_is_destroyed_in_a_fight_is_named_on_both_sides() -> None:
    t = table(side(battleline=["krump"]), side(battleline=["troll", "dextre"]), house=House.BROBNAR)
    krump, troll, dextre = (t.handle(name) for name in ("krump", "troll", "dextre"))
    found = claimed(t, f"fight:{krump}", f"card:{troll}")
    assert found[About.LOSES] == (1, (krump,)) and found[About.HURTS] == (6, (troll,))
    found = claimed(t, f"fight:{krump}", f"card:{dextre}")
    assert found[About.DESTROYS] == (1, (dextre,)) and About.LOSES not in found


def test_a_creature_that_is_played_enters_play_with_its_power() -> None:
    t = main_table()
    krump = t.handle("krump")
    assert claimed(t, f"play:{krump}", "slot:0")[About.ENTERS] == (6, (krump,))


def test_of_the_end_of_a_turn_it_is_said_what_is_readied_and_drawn() -> None:
    t = table(side(hand=["punch"], battleline=[spec("troll", ready=False)], deck=["krump"] * 9), side())
    found = claimed(t, "end-turn")
    assert found == {About.ENDS: (5, ())}
    end = c.claims_on(t.game, ADA, END)[0]
    assert end.to_you.en == "Cards you ready: 1. Cards you draw: 5."


def test_what_is_taken_is_not_told_as_too_little_where_cards_pay_too() -> None:
    bo = side(artifacts=[spec("pocket-universe", amber=3)], amber=6)
    t = table(side(hand=["urchin"]), bo, house=House.SHADOWS)
    found = claimed(t, f"play:{t.handle('urchin')}", "slot:0")
    assert found[About.TAKES] == (5, ()) and About.STOPS_KEY not in found


def test_a_key_that_the_opponent_forges_by_the_act_is_no_loss() -> None:
    t = table(side(battleline=["troll"]), side(battleline=["keyfrog"], amber=6), house=House.BROBNAR)
    troll, frog = t.handle("troll"), t.handle("keyfrog")
    found = c.claims_on(t.game, ADA, Plan((f"fight:{troll}", f"card:{frog}", "key:red")))
    texts = [claim.to_you.en for claim in found]
    assert "Your opponent forges a key." in texts
    assert not any(claim.about in (About.TAKES, About.STOPS_KEY) for claim in found)


def test_what_a_fight_brings_the_opponent_is_said() -> None:
    t = table(side(battleline=["troll"]), side(battleline=["dust-imp"], amber=4), house=House.BROBNAR)
    found = claimed(t, f"fight:{t.handle('troll')}")
    assert found[About.THEY_GAIN] == (6, ())


def test_of_an_act_that_goes_on_with_the_unknown_only_what_is_known_of_it_is_said() -> None:
    t = table(side(hand=["wild-wormhole"], deck=["krump"] * 5, amber=1), side(), house=House.LOGOS)
    claims = c.claims_on(t.game, ADA, Plan((f"play:{t.handle('wild-wormhole')}",)))
    assert [(claim.to_you.en, claim.goes_on) for claim in claims] == [("You gain 1 Æmber.", True)]


def test_no_card_is_named_that_is_yet_to_be_drawn() -> None:
    """After its reap two cards are drawn, one of which is then put away."""
    deck = ["krump", "dextre", "bumpsy", "troll", "umbra", "silvertooth", "labwork", "urchin"]
    t = table(side(battleline=["navigator-ketarr"], deck=deck), side(), house=House.SKYBORN)
    key = f"reap:{t.handle('navigator-ketarr')}"
    for lot in range(4):
        dealt = t.game.sampled(ADA, lot)
        assert dealt is not None
        plan = c.plan_of(t.game, ADA, dealt, (key,), Habits(Random(lot)), may_fork=False)
        assert (plan.keys, plan.chosen) == ((key,), ())


def test_the_acts_that_a_house_is_chosen_for_name_their_targets() -> None:
    mine = side(battleline=["krump"], houses=HOUSES, deck=["labwork"] * 9)
    t = table(mine, side(battleline=["dextre", "silvertooth"], deck=["labwork"] * 9), step=Step.HOUSE)
    krump, dextre = t.handle("krump"), t.handle("dextre")
    follows = Follows("house:brobnar", f"fight:{krump}", f"card:{dextre}", "end-turn")
    plan, claims = c.turn_plan(t.game, ADA, t.game.fork(), follows.choose(t.game)[0], follows)
    assert [act.en for act in plan.acts] == ["Fight with Krump (Dextre)"]
    assert claims and plan.keys == ("house:brobnar", f"fight:{krump}", f"card:{dextre}")


def test_a_house_whose_first_act_leads_to_the_unknown_is_explained_by_what_comes_before_that() -> None:
    mine = side(hand=["wild-wormhole", "batdrone"], houses=HOUSES, deck=["krump"] * 9)
    t = table(mine, side(deck=["labwork"] * 9), step=Step.HOUSE)
    wormhole, batdrone = t.handle("wild-wormhole"), t.handle("batdrone")
    follows = Follows("house:logos", f"play:{wormhole}", "slot:0", f"play:{batdrone}", "slot:0", "end-turn")
    plan, claims = c.turn_plan(t.game, ADA, t.game.fork(), follows.choose(t.game)[0], follows)
    assert [act.en for act in plan.acts] == ["Play Wild Wormhole"], "what the top card does nobody knows"
    assert [(claim.about, claim.n, claim.goes_on) for claim in claims] == [(About.GAINS, 1, True)]
    whole = c.said(claims, plan)
    assert whole is not None and whole[0].en == "You can do this: Play Wild Wormhole. If you do: You gain 1 Æmber."


def test_what_left_play_and_was_played_again_is_not_said_to_leave() -> None:
    mine = side(hand=["hysteria", "ember-imp"], battleline=["dust-imp"], houses=HOUSES, deck=["labwork"] * 9)
    t = table(mine, side(battleline=["dextre"], deck=["labwork"] * 9), step=Step.HOUSE)
    imp, hysteria = t.handle("dust-imp"), t.handle("hysteria")
    follows = Follows("house:dis", f"play:{hysteria}", f"play:{imp}", "slot:0", "end-turn")
    plan, claims = c.turn_plan(t.game, ADA, t.game.fork(), follows.choose(t.game)[0], follows)
    assert plan.keys[-2:] == (f"play:{imp}", "slot:0")
    assert [claim.cards for claim in claims if claim.about is About.LEAVES] == [(t.handle("dextre"),)]


class Follows:
    """Chooses what it was told, one after the other."""

    def __init__(self, *keys: str) -> None:
        self._left = list(keys)

    def choose(self, game: Game) -> tuple[str, ...]:
        """Return the next choice."""
        return (self._left.pop(0),)


def test_nothing_is_claimed_that_hangs_on_hidden_cards() -> None:
    t = table(side(hand=["labwork"], deck=["krump"] * 5), side(hand=["troll"] * 3), house=House.LOGOS)
    found = claimed(t, f"play:{t.handle('labwork')}")
    assert all(about in (About.GAINS, About.ENOUGH) for about in found)


# What is said -------------------------------------------------------------------------------------


def test_what_hangs_on_a_further_choice_says_if_and_names_it_in_both_languages() -> None:
    t = table(side(battleline=["krump"]), side(battleline=["dextre"]), house=House.BROBNAR)
    keys = (f"fight:{t.handle('krump')}", f"card:{t.handle('dextre')}")
    plan = Plan(keys, (Words("Dextre"),))
    both = c.said(c.claims_on(t.game, ADA, plan), plan)
    assert both is not None and both[1] is not None
    assert both[0].en.startswith("If you choose Dextre: Destroyed on the other side: Dextre.")
    assert both[1].en.startswith("With Dextre: Destroyed on your side: Dextre.")
    assert both[0].say("de").startswith("Wenn du Dextre wählst: ")


def test_the_opponent_is_not_told_what_only_the_bot_knows() -> None:
    t = table(side(battleline=["krump"]), side(battleline=["dextre"]), house=House.BROBNAR)
    keys = (f"fight:{t.handle('krump')}", f"card:{t.handle('dextre')}")
    plan = Plan(keys, (Words("a card in hand"),), is_open=False)
    both = c.said(c.claims_on(t.game, ADA, plan), plan)
    assert both is not None and both[1] is None
    assert c.lies_open(t.game, t.handle("dextre")) and c.lies_open(t.game, None)
    hidden = table(side(hand=["punch"]), side())
    assert not c.lies_open(hidden.game, hidden.handle("punch"))


def test_a_house_is_explained_by_the_acts_that_follow_and_the_opponent_is_not_told_what_is_in_hand() -> None:
    mine = side(hand=["punch", "krump", "bumpsy"], battleline=["troll"], houses=HOUSES, deck=["labwork"] * 9)
    t = table(mine, side(battleline=["dextre"], deck=["labwork"] * 9), step=Step.HOUSE)
    found = Bot(ADA, budget_ms=None, playouts=8).advise(t.game)
    assert found.keys == ("house:brobnar",) and found.plan[0] == "house:brobnar"
    assert found.reason.en.startswith("You can do this: ") and "If you do: " in found.reason.en
    assert not any(name in found.own_reason.en for name in ("Krump", "Bumpsy", "Punch"))


def test_a_house_whose_acts_lead_to_nothing_worth_saying_is_explained_by_these_acts() -> None:
    mine = side(hand=["punch", "krump"], battleline=["troll"], houses=HOUSES)
    t = table(mine, side(), step=Step.HOUSE)
    plan = Plan(("house:brobnar", f"play:{t.handle('krump')}"), acts=(same("Play Krump"),))
    found = a.advice_on(t.game, ADA, plan.keys[:1], (trial(plan.keys[0], even(4)), trial("house:logos", even())), plan)
    most = "You have fewer cards of every other house in your hand and ready in play."
    assert (found.reason.en, found.own_reason) == (f"You can do this: Play Krump. {most}", a.COMPARED.of_me)


def test_where_nothing_is_certain_a_house_is_explained_by_what_it_offers() -> None:
    mine = side(hand=["punch", "krump", "dextre"], battleline=["troll"], houses=HOUSES)
    t = table(mine, side(), step=Step.HOUSE)
    keys = ("house:brobnar",)
    found = a.advice_on(t.game, ADA, keys, (trial(keys[0], even(4)), trial("house:logos", even())), Plan(keys))
    most = "You have fewer cards of every other house in your hand and ready in play."
    assert found.reason.en == f"Cards of Brobnar in your hand: 2. Ready in play: 1. {most}"
    assert found.own_reason == a.COMPARED.of_me


def test_a_house_of_which_another_has_as_many_cards_is_not_said_to_have_the_most() -> None:
    t = table(side(hand=["punch", "dextre"], houses=HOUSES), side(), step=Step.HOUSE)
    assert c.offers(t.game, ADA, "house:brobnar").en == "Cards of Brobnar in your hand: 1. Ready in play: 0."
    assert not c.has_most(t.game, ADA, "house:logos") and not c.has_most(t.game, ADA, "house:dis")


def test_a_house_that_cannot_be_chosen_now_counts_among_every_other_one() -> None:
    houses = (House.BROBNAR, House.DIS, House.SHADOWS)
    t = table(side(hand=["punch", "bumpsy", "labwork", "dextre"], houses=houses), side(), step=Step.HOUSE)
    decision = t.game.decision
    assert decision is not None and "house:logos" not in decision.keys()
    assert not c.has_most(t.game, ADA, "house:brobnar"), "of Logos there are as many"


def test_a_game_won_or_lost_is_said_first() -> None:
    won, lost = Outlook(WON, NOTHING, NOTHING), Outlook(-WON, NOTHING, NOTHING)
    rich = Outlook(0.0, NOTHING._replace(amber=30.0), NOTHING)
    assert advised(trial("end-turn", won, even()), trial("x", rich, even())).reason == a.WINS.to_you
    assert advised(trial("end-turn", even(), even()), trial("x", lost, rich)).reason == a.SAVES.to_you


def test_a_choice_saves_only_if_every_other_one_may_lose_and_wins_only_if_no_other_wins_as_often() -> None:
    won, lost = Outlook(WON, NOTHING, NOTHING), Outlook(-WON, NOTHING, NOTHING)
    calm, risk = trial("x", even(), even()), trial("y", even(), lost)
    assert advised(trial("end-turn", even(), even()), risk).reason == a.SAVES.to_you
    assert advised(trial("end-turn", even(), even()), risk, calm).reason == a.EVEN.to_you
    assert advised(trial("end-turn", even(), lost), trial("x", lost, lost)).reason != a.SAVES.to_you
    half = trial("end-turn", won, even())
    assert advised(half, trial("x", even(), won)).reason != a.WINS.to_you
    assert advised(half, trial("x", even(), even())).reason == a.WINS.to_you


@pytest.mark.parametrize("verdict", [(WON, 0), (0, -WON), (0, 0)])
def test_the_opponent_is_not_told_what_came_of_looking_ahead_with_one_s_hand(verdict: tuple[float, float]) -> None:
    mine, theirs = (Outlook(won, NOTHING, NOTHING) for won in verdict)
    assert advised(trial("end-turn", mine), trial("x", theirs)).own_reason == a.COMPARED.of_me


def test_a_reap_before_the_end_of_the_turn_has_a_reason_of_its_own() -> None:
    found = advised(Trial(("x",)), trial("end-turn", even()), trial("y", even()))
    assert found.reason == a.FREE.to_you


def test_two_hands_of_the_program_give_the_same_reason() -> None:
    two, said = (KeyColor.RED, KeyColor.BLUE), set[str]()
    for hand in (["punch", "krump"], ["krump", "bumpsy"]):
        mine = side(keys=two, amber=5, hand=hand, deck=["bumpsy"] * 9, houses=HOUSES)
        t = table(mine, side(deck=["krump"] * 9, houses=[House.MARS]), step=Step.HOUSE, turn=5)
        said.add(Bot(ADA, 1, None, 12).advise(t.game, for_itself=True).own_reason.en)
    assert said == {a.COMPARED.of_me.en}


def test_small_differences_are_none() -> None:
    little = advised(trial("end-turn", even(0.3)), trial("x", even()))
    much = advised(trial("end-turn", even(0.5)), trial("x", even()))
    assert (little.reason, little.alike) == (a.EVEN.to_you, True)
    assert (much.reason, much.alike) == (a.COMPARED.to_you, False)


@pytest.mark.parametrize(
    ("others", "sureness", "words"),
    [
        ((0,) * 8, 1.0, a.SURE),
        ((5, 5, *(0,) * 6), 0.75, a.SURE),
        ((5, 0, 5, 0), 0.5, a.LIKELY),
        ((5, 5, 5, 0), 0.25, a.UNSURE),
        ((0,) * 7, 1.0, a.LIKELY),
    ],
)
def test_how_sure_it_is_is_the_part_of_enough_deals_in_which_nothing_was_better(
    others: tuple[int, ...], sureness: float, words: Words
) -> None:
    best = trial("end-turn", *(even(2) for _ in others))
    found = advised(best, trial("x", *(even(n) for n in others)), trial("y", even(-3)))
    assert found.sureness == sureness and found.how_sure == words and found.deals == len(others)
    assert found.best_in == sureness * len(others)


def test_nothing_tried_is_said() -> None:
    t = main_table()
    found = a.advice_on(t.game, ADA, ("end-turn",), (), END)
    assert (found.reason, found.deals, found.sureness) == (a.UNTRIED.to_you, 0, 0.0)
    t.do("play", "punch")
    t.game.choose(t.decision.keys()[0])
    assert a.advice_on(t.game, ADA, ("end-turn",), (), END).label.en == "End turn"


def test_choosing_nothing_has_a_label_of_its_own() -> None:
    t = main_table()
    assert a.label_of(t.decision, ("done",)) == a.NOTHING
    assert a.label_of(t.decision, ("end-turn",)).en == "End turn"


# Advice -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("playouts", [8, 60])
def test_a_reap_that_costs_nothing_comes_before_the_end_of_the_turn(playouts: int) -> None:
    """A ready creature beside a card that would spoil the rest of the turn, if it were played by habit."""
    mine = side(hand=["follow-the-leader"], battleline=["rogue-ogre"], deck=["labwork"] * 9)
    t = table(mine, side(amber=4, hand=["dextre"] * 3, deck=["labwork"] * 9), house=House.BROBNAR)
    found = Bot(ADA, 1, None, playouts).advise(t.game)
    assert found.keys != ("end-turn",)


def test_a_reap_before_the_end_of_the_turn_is_sought_within_a_budget() -> None:
    t = table(side(battleline=["dextre"], deck=["labwork"] * 9), side(deck=["krump"] * 9), house=House.LOGOS)
    reap = (f"reap:{t.handle('dextre')}",)
    assert free_act(t.game, ADA, DealtTables(ADA, 1), Budget(20)) == reap
    assert free_act(t.game, ADA, DealtTables(ADA, 1), Budget(1)) is None


def test_for_itself_the_program_works_out_no_plan_of_its_turn() -> None:
    mine = side(hand=["krump"], battleline=["troll"], houses=HOUSES, deck=["labwork"] * 9)
    t = table(mine, side(deck=["labwork"] * 9), step=Step.HOUSE)
    found = Bot(ADA, budget_ms=None, playouts=4).advise(t.game, for_itself=True)
    assert (found.plan, found.claims) == (found.keys, ())


def test_show_me_and_hint_advise_the_same() -> None:
    t = main_table()
    assert adviser(t.game).choose(t.game) == adviser(t.game.fork()).advise(t.game).keys


def test_what_is_advised_came_true_in_games_of_all_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small share of what `tests/bench/measure_advice.py` measures."""
    monkeypatch.setattr(planner, "ADVICE_ACTS", 40)
    pieces = [measured(game, decision, is_compared=False) for game, decision in islice(asked(4), 8)]
    assert [piece.false for piece in pieces if piece.false] == []
    assert sum(piece.claims for piece in pieces) >= 4


@pytest.mark.slow
def test_who_follows_the_marks_wins_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small share of what `tests/bench/measure_first_game.py` measures: the seed that once never ended."""
    monkeypatch.setattr(planner, "ADVICE_ACTS", 40)
    assert played(3).winner == ADA
