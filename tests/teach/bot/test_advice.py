"""What a choice is good for, in words: the greatest difference between what it led to and what the others led to."""

from __future__ import annotations

import pytest

from kfdesk.engine import House, Step
from kfdesk.engine.terms import PLAYERS
from kfdesk.teach.bot import advice as a
from kfdesk.teach.bot.search import Trial
from kfdesk.teach.bot.worth import WON, Outlook, Standing, standing
from kfdesk.text.words import Words
from tests.tables import Table, side, table

ADA, BO = PLAYERS
PARTS = Standing._fields
NOTHING = Standing(0, 0, 0, 0)


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
    return a.advice_on(main_table().game, ADA, best.keys, (best, *others))


@pytest.mark.parametrize("part", PARTS)
def test_what_one_s_own_side_gains_is_named_by_its_greatest_part(part: str) -> None:
    gained = Outlook(0.0, NOTHING._replace(**{part: 3.0}, **({"amber": 1.0} if part != "amber" else {})), NOTHING)
    found = advised(trial("end-turn", gained, gained), trial("x", even(), even()))
    assert found.reason == a.MORE[part].to_you and found.own_reason == a.MORE[part].of_me


@pytest.mark.parametrize("part", PARTS)
def test_what_the_opponent_loses_is_named_by_its_greatest_part(part: str) -> None:
    theirs = Outlook(0.0, NOTHING, NOTHING._replace(**{part: 3.0}))
    found = advised(trial("end-turn", even(), even()), trial("x", theirs, theirs))
    assert found.reason == a.LESS[part].to_you and found.own_reason == a.LESS[part].of_me


@pytest.mark.parametrize(("mine", "costs"), [(-2.0, True), (0.0, False)])
def test_what_one_s_own_cards_in_play_lose_is_said_besides(mine: float, costs: bool) -> None:
    t = main_table()
    now = standing(t.game.core, ADA).board
    both = Outlook(0.0, NOTHING._replace(board=now + mine), NOTHING)
    spared = Outlook(0.0, NOTHING._replace(board=now), NOTHING._replace(board=5.0))
    found = advised(trial("end-turn", both), trial("x", spared))
    said = [(found.reason.say(to), found.own_reason.say(to)) for to in ("en", "de")]
    parts = [a.LESS["board"], *([a.COSTS] if costs else [])]
    assert said == [
        (" ".join(part.to_you.say(to) for part in parts), " ".join(part.of_me.say(to) for part in parts))
        for to in ("en", "de")
    ]
    worse = trial("x", Outlook(0.0, NOTHING._replace(board=now + mine), NOTHING._replace(board=5.0)))
    assert advised(trial("end-turn", both), worse).reason == a.LESS["board"].to_you, "no other choice spares them"


@pytest.mark.parametrize(("amber", "reason"), [(5, a.LESS["keys"]), (6, a.STOPS)])
def test_a_key_that_the_opponent_can_pay_for_is_called_check(amber: int, reason: a.Reason) -> None:
    t = table(side(battleline=["troll"]), side(amber=amber))
    theirs = Outlook(0.0, NOTHING, NOTHING._replace(keys=13.0))
    trials = (trial("end-turn", even()), trial("x", theirs))
    found = a.advice_on(t.game, ADA, ("end-turn",), trials)
    assert (found.reason, found.own_reason) == (reason.to_you, reason.of_me)


def test_a_game_won_or_lost_counts_before_all_else() -> None:
    won, lost = Outlook(WON, NOTHING, NOTHING), Outlook(-WON, NOTHING, NOTHING)
    rich = Outlook(0.0, NOTHING._replace(amber=30.0), NOTHING)
    assert advised(trial("end-turn", won, even()), trial("x", rich, even())).reason == a.WINS.to_you
    assert advised(trial("end-turn", even(), even()), trial("x", lost, rich)).reason == a.SAVES.to_you


def test_small_differences_are_none() -> None:
    little = advised(trial("end-turn", even(0.3)), trial("x", even()))
    much = advised(trial("end-turn", even(0.5)), trial("x", even()))
    assert (little.reason, little.alike) == (a.EVEN.to_you, True)
    assert (much.reason, much.alike) == (a.MORE["amber"].to_you, False)


@pytest.mark.parametrize(
    ("others", "sureness", "words"),
    [
        ((0, 0, 0, 0), 1.0, a.SURE),
        ((5, 0, 0, 0), 0.75, a.SURE),
        ((5, 5, 0, 0), 0.5, a.LIKELY),
        ((5, 5, 5, 0), 0.25, a.UNSURE),
    ],
)
def test_how_sure_it_is_is_the_part_of_the_deals_in_which_nothing_was_better(
    others: tuple[int, ...], sureness: float, words: Words
) -> None:
    best = trial("end-turn", *(even(2) for _ in others))
    found = advised(best, trial("x", *(even(n) for n in others)), trial("y", even(-3)))
    assert found.sureness == sureness and found.how_sure == words and found.deals == len(others)


def test_few_deals_make_nothing_sure() -> None:
    for deals, words in ((3, a.LIKELY), (4, a.SURE)):
        found = advised(trial("end-turn", *[even(2)] * deals), trial("x", *[even()] * deals))
        assert found.sureness == 1.0 and found.how_sure == words


def test_nothing_tried_is_said() -> None:
    t = main_table()
    found = a.advice_on(t.game, ADA, ("end-turn",), ())
    assert (found.reason, found.deals, found.sureness) == (a.UNTRIED.to_you, 0, 0.0)
    t.do("play", "punch")
    t.game.choose(t.decision.keys()[0])
    assert a.advice_on(t.game, ADA, ("end-turn",), ()).label.en == "End turn"


def test_a_house_is_explained_by_what_it_offers_but_the_opponent_is_not_told_what_is_in_hand() -> None:
    mine = side(hand=["punch", "krump", "dextre"], battleline=["troll"], houses=(House.BROBNAR, House.LOGOS, House.DIS))
    t = table(mine, side(), step=Step.HOUSE)
    keys = ("house:brobnar",)
    trials = (trial(keys[0], even(4)), trial("house:logos", even()))
    found = a.advice_on(t.game, ADA, keys, trials)
    assert found.reason.en == (
        "Brobnar offers 2 cards to play and 1 card to use. It brings you more Æmber than the other choices."
    )
    assert found.own_reason == a.MORE["amber"].of_me


def test_choosing_nothing_has_a_label_of_its_own() -> None:
    t = main_table()
    assert a.label_of(t.decision, ("done",)) == a.NOTHING
    assert a.label_of(t.decision, ("end-turn",)).en == "End turn"
