"""Rules of thumb, what may be chosen, and what a table is worth."""

from __future__ import annotations

from random import Random

import pytest

from kfdesk.engine import Decision, House, KeyColor, Option, Step
from kfdesk.engine.core import number
from kfdesk.engine.terms import PLAYERS, DecisionKind
from kfdesk.teach.bot import chances, habits
from kfdesk.teach.bot.search import Budget, Trial, dropping
from kfdesk.teach.bot.worth import AT_ONCE, AT_TURN, WON, Outlook, Standing, outlook, standing, worth
from kfdesk.text.words import same
from tests.tables import Spec, Table, side, spec, table

ADA, BO = PLAYERS
HOUSES = (House.BROBNAR, House.LOGOS, House.DIS)


def made(t: Table) -> habits.Keys:
    return habits.Habits(Random(1)).keys(t.game, may_fork=True)


def likings(t: Table) -> dict[str, float]:
    return habits.likings(t.game.core, t.decision)


def asked(kind: DecisionKind, *keys: str, least: int = 1, most: int = 1) -> Decision:
    options = tuple(Option(key, same(key), key.partition(":")[2] if ":c" in key else None) for key in keys)
    return Decision(ADA, kind, same("?"), None, options, least, most)


# Worth --------------------------------------------------------------------------------------------


def test_what_both_players_have_counts_with_opposite_signs() -> None:
    t = table(side(amber=3, battleline=["troll"]), side(hand=["punch"]))
    assert worth(t.game, ADA) == -worth(t.game, BO) != 0


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ({"amber": 2}, {"amber": 1}),
        ({"amber": 6}, {"amber": 5}),
        ({"amber": 9}, {"amber": 6}),
        ({"keys": (KeyColor.RED,)}, {"amber": 6}),
        ({"keys": (KeyColor.RED, KeyColor.BLUE)}, {"keys": (KeyColor.RED,), "amber": 6}),
        ({"hand": ["punch"] * 8}, {"hand": ["punch"] * 7}),
        ({"archives": ["punch"]}, {}),
        ({}, {"chains": 2}),
        ({"artifacts": ["gauntlet-of-command"]}, {}),
        ({"battleline": ["troll"]}, {"battleline": ["krump"]}),
        ({"battleline": ["troll"]}, {"battleline": [spec("troll", damage=3)]}),
        ({"battleline": ["troll"]}, {"battleline": [spec("troll", stunned=True)]}),
        ({"battleline": [spec("troll", warded=True)]}, {"battleline": ["troll"]}),
        ({"battleline": ["troll"]}, {"battleline": [spec("troll", ready=False)]}),
        ({"battleline": ["troll"]}, {"battleline": [spec("troll", amber=2)]}),
    ],
)
def test_more_is_worth_more(more: dict[str, object], less: dict[str, object]) -> None:
    for weights in (AT_ONCE, AT_TURN):
        values = [sum(standing(table(side(**fields)).game.core, ADA, weights)) for fields in (more, less)]
        assert values[0] > values[1]


def test_cards_played_before_the_hand_is_refilled_are_not_missed_but_those_above_a_full_hand_are() -> None:
    held = [sum(standing(table(side(hand=["punch"] * n)).game.core, ADA)) for n in (4, 5, 6, 7)]
    assert held[0] > held[1] > held[2] < held[3]
    chained = [sum(standing(table(side(hand=["punch"] * n, chains=6)).game.core, ADA)) for n in (5, 6)]
    assert chained[0] < chained[1]


def test_a_won_game_is_worth_more_than_any_table() -> None:
    two = (KeyColor.RED, KeyColor.BLUE)
    t = table(side(keys=two, amber=6), side(), step=Step.START)
    t.game.choose(t.decision.keys()[0])
    assert t.game.winner == ADA
    assert (worth(t.game, ADA), worth(t.game, BO)) == (WON, -WON)
    assert outlook(t.game, ADA).won == WON


# Rules of thumb -----------------------------------------------------------------------------------


def test_the_house_with_most_to_do_is_liked() -> None:
    mine = side(hand=["punch", "krump", "labwork"], battleline=["bumpsy", "dextre"], houses=HOUSES)
    assert made(table(mine, side(), step=Step.HOUSE)) == ("house:brobnar",)


def test_cards_are_played_before_creatures_reap_and_the_turn_ends_last() -> None:
    t = table(side(hand=["krump"], battleline=["troll"]), side())
    liked = likings(t)
    play, reap = f"play:{t.handle('krump')}", f"reap:{t.handle('troll')}"
    assert liked[play] > liked[reap] > liked["end-turn"] > liked[f"discard:{t.handle('krump')}"]


def test_what_cannot_be_played_is_rather_discarded() -> None:
    t = table(side(hand=["blood-of-titans"]), side(), house=House.BROBNAR)
    discard = f"discard:{t.handle('blood-of-titans')}"
    liked = likings(t)
    assert f"play:{t.handle('blood-of-titans')}" not in liked and liked[discard] > liked["end-turn"]


@pytest.mark.parametrize(
    ("mine", "enemy", "fights"),
    [
        (spec("troll"), spec("ganger-chieftain"), True),
        (spec("troll", damage=4), spec("ganger-chieftain"), False),
        (spec("krump"), spec("troll"), False),
        (spec("troll"), spec("ganger-chieftain", warded=True), False),
        (spec("troll"), spec("noddy-the-thief"), False),
    ],
    ids=["kills", "would die too", "would die alone", "a ward", "elusive"],
)
def test_a_fight_is_preferred_where_it_gains_more_than_reaping(mine: object, enemy: object, fights: bool) -> None:
    t = table(side(battleline=[mine]), side(battleline=[enemy]), house=House.BROBNAR)
    card = t.game.state.players[ADA].line[0]
    liked = likings(t)
    assert (liked[f"fight:c{card}"] > liked[f"reap:c{card}"]) is fights


@pytest.mark.parametrize(
    ("mine", "enemy", "falls", "dies"),
    [
        ("krump", "bumpsy", True, False),
        ("macis-asp", "troll", True, False),
        ("macis-asp", "champion-anaphiel", True, False),
        ("macis-asp", "sir-bevor", False, False),
        ("troll", "macis-asp", True, True),
        ("krump", "briar-grubbling", True, True),
        ("bumpsy", "briar-grubbling", False, True),
        ("fanghouse", spec("bumpsy", damage=2), True, False),
        ("fanghouse", spec("bumpsy", damage=2, warded=True), True, True),
        (spec("bumpsy", warded=True), "briar-grubbling", True, False),
    ],
)
def test_what_a_fight_is_guessed_to_gain_is_what_falls_in_it(mine: Spec, enemy: Spec, falls: bool, dies: bool) -> None:
    t = table(side(battleline=[mine]), side(battleline=[enemy]), house=House.BROBNAR)
    core = t.game.core
    one, other = (habits.fighter(core, core.state.cards[p.line[0]]) for p in core.state.players)
    gain = habits.fight_gain(one, other)
    lost = one.worth if dies else 0.0
    assert (gain + lost == pytest.approx(other.worth)) is falls
    assert (gain < 0) is (dies and (not falls or one.worth > other.worth))


def test_amber_on_a_creature_counts_where_it_falls() -> None:
    t = table(side(battleline=["troll"]), side(battleline=["bumpsy", spec("bumpsy", amber=3)]), house=House.BROBNAR)
    core = t.game.core
    mine = habits.fighter(core, core.state.cards[core.state.players[ADA].line[0]])
    poor, rich = (habits.fighter(core, core.state.cards[c]) for c in core.state.players[BO].line)
    assert habits.fight_gain(mine, rich) > habits.fight_gain(mine, poor)


def test_taunt_keeps_only_neighbors_from_being_attacked() -> None:
    rich, guard = spec("dextre", amber=3), "champion-anaphiel"
    guessed = []
    for line in (["bumpsy", guard, rich], [guard, "bumpsy", rich]):
        t = table(side(battleline=["ancient-bear"]), side(battleline=line), house=House.BROBNAR)
        fight = (f"fight:{t.handle('ancient-bear')}",)
        guessed.append(habits.guessed_gains(t.game.core, ADA, [fight])[fight])
    assert guessed[0] < guessed[1]


def test_damage_goes_to_the_best_enemy_and_help_to_one_s_own() -> None:
    t = table(side(hand=["punch"], battleline=["krump"]), side(battleline=["dextre", "mother"]), house=House.BROBNAR)
    t.do("play", "punch")
    chosen = made(t)
    assert t.game.state.cards[number(chosen[0])].owner == BO


def test_ranked_cards_are_taken_as_an_effect_helps_or_harms() -> None:
    decision = asked(DecisionKind.CARD, "card:c1", "card:c2", "card:c3", least=1, most=2)
    ranked = [(-3.0, "card:c1"), (-1.0, "card:c2"), (2.0, "card:c3")]
    assert habits.picked(decision, ranked, helps=True) == ("card:c3",)
    assert habits.picked(decision, ranked, helps=False) == ("card:c1", "card:c2")
    optional = asked(DecisionKind.CARD, "card:c3", least=0)
    assert habits.picked(optional, ranked[2:], helps=False) == ("done",)
    forced = asked(DecisionKind.CARD, "card:c3")
    assert habits.picked(forced, ranked[2:], helps=False) == ("card:c3",)


@pytest.mark.parametrize(
    ("keys", "least", "most", "chosen"),
    [
        (("a", "b"), 1, 1, ("a",)),
        (("a", "b"), 2, 2, ("a", "b")),
        (("a", "done"), 0, 1, ("a",)),
        (("a",), 0, 0, ("done",)),
    ],
)
def test_without_a_rule_as_little_as_possible_is_chosen(
    keys: tuple[str, ...], least: int, most: int, chosen: tuple[str, ...]
) -> None:
    assert habits.fewest(asked(DecisionKind.MODE, *keys, least=least, most=most)) == chosen


# What is compared ---------------------------------------------------------------------------------


def test_equal_cards_are_compared_once_and_ending_the_turn_always() -> None:
    t = table(side(hand=["punch", "punch", "krump"], battleline=["troll"]), side(battleline=["dextre"]))
    found = [keys[0] for keys in chances.candidates(t.game, t.decision, Random(1))]
    assert sum(key.startswith("play:") for key in found) == 2
    assert "end-turn" in found and not any(key.startswith("discard:") for key in found)
    few = [keys[0] for keys in chances.candidates(t.game, t.decision, Random(1), acts=2)]
    assert len(few) == 2 and few[-1] == "end-turn"


def test_orders_are_few_and_each_has_all_options() -> None:
    decision = asked(DecisionKind.ORDER, "a", "b", "c", "d", least=4, most=4)
    found = chances.candidates(table(side()).game, decision, Random(1))
    assert 2 < len(found) <= 6 and all(sorted(keys) == ["a", "b", "c", "d"] for keys in found)
    assert found[0] == ("a", "b", "c", "d")


@pytest.mark.parametrize(("least", "most"), [(0, 1), (0, 3), (1, 2), (2, 3), (3, 3)])
def test_sets_have_a_legal_number_of_options(least: int, most: int) -> None:
    t = table(side(battleline=["troll", "krump"]), side(battleline=["dextre", "mother"]))
    handles = [f"card:c{c}" for player in PLAYERS for c in t.game.state.players[player].line]
    decision = asked(DecisionKind.CARD, *handles, least=least, most=most)
    found = chances.candidates(t.game, decision, Random(1))
    assert len(found) == len(set(found)) <= chances.MOST
    for keys in found:
        assert keys == ("done",) and least == 0 or least <= len(keys) <= most and set(keys) <= set(handles)
    assert (("done",) in found) is (least == 0)


# Looking ahead ------------------------------------------------------------------------------------


def test_a_budget_ends_with_its_playouts_its_time_or_when_it_is_stopped() -> None:
    two = Budget(2)
    assert [two.another() for _ in range(3)] == [True, True, False]
    assert not Budget(2, ms=0).another()
    assert not Budget(2, is_stopped=lambda: True).another()


def tried(*worths: float) -> Trial:
    trial = Trial((str(worths),))
    for value in worths:
        trial.add(Outlook(0.0, Standing(0, value, 0, 0), Standing(0, 0, 0, 0)))
    return trial


def test_what_is_clearly_worse_is_dropped_and_what_may_be_luck_is_kept() -> None:
    best, luck, worse = tried(5, 5, 5, 5), tried(9, 1, 7, 2), tried(1, 2, 1, 2)
    assert dropping([worse, best, luck]) == [best, luck]


def test_of_many_the_better_half_is_kept() -> None:
    trials = [tried(n, n + 0.1) for n in (1.0, 1.05, 1.1, 1.15, 1.2, 1.25)]
    assert len(dropping(trials)) == 3
