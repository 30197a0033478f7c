"""The five steps of the turn. Rule: "Turn sequence"."""

from __future__ import annotations

import pytest

from kfdesk.engine import IllegalChoice
from kfdesk.engine.abilities import Mod
from kfdesk.engine.events import AmberVerb, CardDrawn, CardReadied, Checked, GameWon, KeyForged, Shuffled, TurnEnded
from kfdesk.engine.terms import DecisionKind, House, KeyColor, Player, Step, Zone
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.moves import discard
from kfdesk.language.places import hand
from kfdesk.language.players import OPPONENT, YOU
from kfdesk.language.reactions import at
from kfdesk.language.rules.changes import keys_cost
from tests.amber_events import spent
from tests.rulebook.made import after_event, holds, holds_for, keys
from tests.tables import side, table

STEP_1 = "turn/step-1-forge-a-key"
STEP_2 = "turn/step-2-choose-a-house"
STEP_3 = "turn/step-3-play-discard-and-use-cards-of-the-chosen-house"
STEP_4 = "turn/step-4-ready-cards"
STEP_5 = "turn/step-5-draw-cards"


# Step 1 ---------------------------------------------------------------------------------------


@pytest.mark.rule(STEP_1, "glossary/forge")
def test_a_key_that_can_be_paid_must_be_forged_and_only_its_color_is_asked() -> None:
    t = table(side(amber=6, houses=[House.DIS]), side(), step=Step.FORGE)
    t.expect(DecisionKind.KEY)
    assert keys(t) == ["key:red", "key:blue", "key:yellow"]
    t.answer("key:blue")
    assert t.game.state.players[0].keys == (KeyColor.BLUE,)
    assert t.amber(0) == 0
    assert t.events(AmberVerb.SPEND) == [spent(Player(0), 6)]
    t.expect(DecisionKind.HOUSE)


@pytest.mark.rule(STEP_1)
def test_without_enough_amber_no_key_is_forged() -> None:
    t = table(side(amber=5, houses=[House.DIS]), side(), step=Step.FORGE)
    t.expect(DecisionKind.HOUSE)
    assert t.amber(0) == 5
    assert t.events(KeyForged) == []


@pytest.mark.rule(STEP_1)
def test_only_one_key_is_forged_in_the_step_however_much_amber_there_is() -> None:
    t = table(side(amber=13, houses=[House.DIS]), side(), step=Step.FORGE)
    t.answer("key:red")
    t.expect(DecisionKind.HOUSE)
    assert t.amber(0) == 7
    assert t.game.state.players[0].keys == (KeyColor.RED,)


@pytest.mark.rule(STEP_1, "glossary/keys")
def test_a_forged_key_cannot_be_forged_again() -> None:
    t = table(side(amber=6, keys=[KeyColor.RED], houses=[House.DIS]), side(), step=Step.FORGE)
    assert keys(t) == ["key:blue", "key:yellow"]
    with pytest.raises(IllegalChoice):
        t.answer("key:red")


@pytest.mark.rule(STEP_1, "glossary/cost-at-current-cost", "glossary/forge")
@pytest.mark.parametrize(("change", "amber", "left"), [(3, 9, 0), (-2, 5, 1), (-9, 1, 1)])
def test_a_key_costs_its_current_cost_and_never_less_than_nothing(change: int, amber: int, left: int) -> None:
    dear = card("library-of-babble", keys_cost(change, OPPONENT))
    t = table(side(amber=amber, houses=[House.DIS]), side(artifacts=["library-of-babble"]), dear, step=Step.FORGE)
    t.answer("key:red")
    assert t.amber(0) == left
    assert t.events(KeyForged)[0].cost == max(0, 6 + change)


@pytest.mark.rule(STEP_1, "glossary/cost-at-current-cost")
def test_a_raised_cost_that_cannot_be_paid_forges_nothing() -> None:
    dear = card("library-of-babble", keys_cost(1, OPPONENT))
    t = table(side(amber=6, houses=[House.DIS]), side(artifacts=["library-of-babble"]), dear, step=Step.FORGE)
    t.expect(DecisionKind.HOUSE)
    assert t.amber(0) == 6


@pytest.mark.rule(STEP_1, "glossary/capture", "glossary/aember")
def test_amber_on_a_card_that_allows_it_is_spent_with_the_pool_in_any_combination() -> None:
    purse = card("troll", holds(Mod.SPENDABLE, what=(Player(0),)))
    t = table(
        side(amber=4, battleline=[{"id": "troll", "amber": 5}, {"id": "bumpsy", "amber": 9}]),
        side(),
        purse,
        step=Step.FORGE,
    )
    t.expect(DecisionKind.NUMBER)
    assert keys(t) == ["number:2", "number:3", "number:4", "number:5"]
    t.answer("number:3")
    t.answer("key:yellow")
    assert (t.amber(0), t.card("troll").amber, t.card("bumpsy").amber) == (1, 2, 9)


@pytest.mark.rule(STEP_1, "glossary/capture")
def test_captured_amber_cannot_be_spent_where_no_card_allows_it() -> None:
    t = table(side(amber=5, battleline=[{"id": "troll", "amber": 5}]), side(), step=Step.FORGE)
    t.expect(DecisionKind.HOUSE)
    assert (t.amber(0), t.card("troll").amber) == (5, 5)


@pytest.mark.rule(STEP_1, "glossary/keys")
def test_the_third_key_wins_at_once() -> None:
    watcher = card("troll", after_event(KeyForged, gain(1)))
    t = table(side(amber=6, keys=[KeyColor.RED, KeyColor.BLUE], battleline=["troll"]), side(), watcher, step=Step.FORGE)
    assert keys(t) == ["key:yellow"]
    t.answer("key:yellow")
    assert t.game.winner == 0
    assert t.game.decision is None
    assert isinstance(t.game.events[-1], GameWon)
    assert t.amber(0) == 0


@pytest.mark.rule(STEP_1, "glossary/cannot")
def test_who_cannot_forge_keeps_the_amber() -> None:
    ban = card("library-of-babble", holds_for(Mod.CANNOT_FORGE, OPPONENT))
    t = table(side(amber=9, houses=[House.DIS]), side(artifacts=["library-of-babble"]), ban, step=Step.FORGE)
    t.expect(DecisionKind.HOUSE)
    assert t.amber(0) == 9


# Step 2 ---------------------------------------------------------------------------------------


@pytest.mark.rule(STEP_2, "glossary/house-choice", "glossary/active-house")
def test_one_house_of_the_identity_card_becomes_active_for_the_turn() -> None:
    t = table(
        side(hand=["punch", "urchin"], houses=[House.BROBNAR, House.SHADOWS, House.LOGOS]), side(), step=Step.HOUSE
    )
    t.expect(DecisionKind.HOUSE)
    assert keys(t) == ["house:brobnar", "house:shadows", "house:logos"]
    t.answer("house:shadows")
    assert t.game.view(None).active_house is House.SHADOWS
    assert [k for k in keys(t) if k.startswith("play")] == [f"play:{t.handle('urchin')}"]
    t.expect_main_step()


@pytest.mark.rule(STEP_2, "glossary/house-choice")
def test_the_house_of_a_foreign_card_under_control_may_be_chosen_too() -> None:
    own = [House.BROBNAR, House.SHADOWS, House.LOGOS]
    t = table(
        side(houses=own, battleline=[{"id": "charette", "owner": 1}], hand=["flaxia"]),
        side(houses=[House.DIS, House.SANCTUM, House.UNTAMED], battleline=["staunch-knight"]),
        step=Step.HOUSE,
    )
    assert keys(t) == ["house:brobnar", "house:shadows", "house:logos", "house:dis"]
    assert t.reasons("house:sanctum") == [STEP_2]
    assert t.reasons("house:untamed") == [STEP_2]


@pytest.mark.rule(STEP_2)
def test_the_house_of_an_upgrade_under_control_may_be_chosen_wherever_it_is_attached() -> None:
    t = table(
        side(houses=[House.BROBNAR]),
        side(battleline=[{"id": "troll", "upgrades": [{"id": "protect-the-weak", "owner": 0}]}]),
        step=Step.HOUSE,
    )
    assert keys(t) == ["house:brobnar", "house:sanctum"]


@pytest.mark.rule(STEP_2)
def test_an_order_to_choose_a_house_out_of_reach_is_ignored() -> None:
    order = card("troll", holds_for(Mod.MUST_CHOOSE, OPPONENT, House.MARS))
    t = table(side(houses=[House.DIS, House.LOGOS]), side(battleline=["troll"]), order, step=Step.HOUSE)
    assert keys(t) == ["house:dis", "house:logos"]


@pytest.mark.rule(STEP_2, "glossary/archives")
@pytest.mark.parametrize(("said", "hand", "left"), [("yes", ["punch", "urchin"], []), ("no", [], ["punch", "urchin"])])
def test_after_the_house_all_archives_may_be_taken_or_none(said: str, hand: list[str], left: list[str]) -> None:
    t = table(side(archives=["punch", "urchin"], houses=[House.DIS]), side(archives=["anger"]), step=Step.HOUSE)
    t.answer("house:dis")
    t.expect(DecisionKind.ARCHIVES)
    assert keys(t) == ["yes", "no"]
    t.answer(said)
    t.expect_main_step()
    assert t.ids(0, "hand") == hand
    assert t.ids(0, "archives") == left
    assert t.ids(1, "archives") == ["anger"]


# Step 3 ---------------------------------------------------------------------------------------


@pytest.mark.rule(STEP_3, "glossary/active-house")
def test_exactly_the_cards_of_the_active_house_are_played_discarded_and_used() -> None:
    t = table(
        side(
            hand=["punch", "urchin"], battleline=["troll", "dodger"], artifacts=["gauntlet-of-command", "seeker-needle"]
        ),
        side(battleline=["bumpsy"]),
        house=House.BROBNAR,
    )
    punch, troll, gauntlet = t.handle("punch"), t.handle("troll"), t.handle("gauntlet-of-command")
    assert keys(t) == [
        f"play:{punch}",
        f"discard:{punch}",
        f"reap:{troll}",
        f"fight:{troll}",
        f"action:{gauntlet}",
        "end-turn",
    ]
    for key in (f"play:{t.handle('urchin')}", f"discard:{t.handle('urchin')}", f"reap:{t.handle('dodger')}"):
        assert t.reasons(key) == ["glossary/off-house"]
    assert "glossary/using-cards-via-other-card-abilities" in t.reasons(f"reap:{t.handle('bumpsy')}")


@pytest.mark.rule(STEP_3)
def test_any_number_of_cards_is_played_discarded_and_used_in_any_order() -> None:
    t = table(
        side(hand=["urchin", "dodger", "silvertooth"], battleline=["bad-penny"], amber=0), side(), house=House.SHADOWS
    )
    t.do("reap", "bad-penny")
    t.do("discard", "urchin")
    t.do("play", "dodger")
    t.answer("slot:0")
    t.do("play", "silvertooth")
    t.answer("slot:2")
    t.do("reap", "silvertooth")
    t.expect_main_step()
    assert keys(t) == ["end-turn"]
    assert t.line(0) == ["dodger", "bad-penny", "silvertooth"]
    assert t.ids(0, "discard") == ["urchin"]
    assert t.amber(0) == 2


@pytest.mark.rule(STEP_3, "glossary/first-player")
@pytest.mark.parametrize("verb", ["play", "discard"])
def test_on_the_first_turn_one_card_is_played_or_discarded_and_no_second(verb: str) -> None:
    t = table(side(hand=["loot-the-bodies", "warsong", "punch"]), side(), turn=1)
    t.do(verb, "warsong")
    assert keys(t) == ["end-turn"]
    assert t.reasons(f"play:{t.handle('punch')}") == ["glossary/first-player"]
    assert t.reasons(f"discard:{t.handle('punch')}") == ["glossary/first-player"]


@pytest.mark.rule(STEP_3, "glossary/first-player")
def test_a_card_effect_plays_a_second_card_on_the_first_turn() -> None:
    t = table(side(hand=["wild-wormhole", "dextre"], deck=["library-of-babble"]), side(), turn=1, house=House.LOGOS)
    t.do("play", "wild-wormhole")
    assert t.ids(0, "artifacts") == ["library-of-babble"]
    assert keys(t) == ["end-turn"]


@pytest.mark.rule(STEP_3, "glossary/first-player")
def test_the_second_players_first_turn_is_not_limited() -> None:
    t = table(side(hand=["warsong", "loot-the-bodies"]), side(), turn=2)
    t.do("play", "warsong")
    t.do("play", "loot-the-bodies")
    t.expect_main_step()
    assert t.ids(0, "discard") == ["warsong", "loot-the-bodies"]


# Step 4 ---------------------------------------------------------------------------------------


@pytest.mark.rule(STEP_4, "glossary/exhaust-exhausted")
def test_the_active_player_readies_their_own_exhausted_cards_of_every_house() -> None:
    tired = [{"id": "troll", "ready": False}, {"id": "dodger", "ready": False}, "bumpsy"]
    t = table(
        side(battleline=tired, artifacts=[{"id": "seeker-needle", "ready": False}]),
        side(battleline=[{"id": "krump", "ready": False}], houses=[House.DIS]),
    )
    t.answer("end-turn")
    assert [t.card(i).ready for i in ("troll", "dodger", "bumpsy", "seeker-needle")] == [True] * 4
    assert not t.card("krump").ready
    readied = [t.game.state.cards[e.card].printed.id for e in t.events(CardReadied)]
    assert sorted(readied) == ["dodger", "seeker-needle", "troll"]


@pytest.mark.rule(STEP_4, "glossary/ready-and-exhausted")
def test_cards_are_readied_one_at_a_time_in_an_order_that_is_asked_when_something_answers() -> None:
    watcher = card("krump", after_event(CardReadied, gain(1)))
    tired = [{"id": "troll", "ready": False}, {"id": "dodger", "ready": False}]
    t = table(side(battleline=[*tired, "krump"]), side(houses=[House.DIS]), watcher)
    t.answer("end-turn")
    t.offers("troll", "dodger")
    t.pick("dodger")
    told = [e.kind for e in t.game.events if e.kind in (CardReadied, AmberVerb.GAIN)]
    assert told == [CardReadied, AmberVerb.GAIN, CardReadied, AmberVerb.GAIN]
    assert [t.game.state.cards[e.card].printed.id for e in t.events(CardReadied)] == ["dodger", "troll"]


# Step 5 ---------------------------------------------------------------------------------------


@pytest.mark.rule(STEP_5, "glossary/drawing-cards", "glossary/deck")
def test_cards_are_drawn_from_the_top_up_to_six() -> None:
    deck = ["troll", "bumpsy", "dodger", "urchin"]
    t = table(side(hand=["punch", "anger", "warsong"], deck=deck), side(houses=[House.DIS]))
    t.answer("end-turn")
    assert t.ids(0, "hand") == ["punch", "anger", "warsong", "troll", "bumpsy", "dodger"]
    assert t.ids(0, "deck") == ["urchin"]
    assert t.game.state.active == 1


@pytest.mark.rule(STEP_5)
def test_a_hand_of_more_than_six_is_kept() -> None:
    hand = ["punch"] * 8
    t = table(side(hand=hand, deck=["troll"]), side(houses=[House.DIS]))
    t.answer("end-turn")
    assert t.ids(0, "hand") == hand
    assert t.ids(0, "deck") == ["troll"]


@pytest.mark.rule(STEP_5)
@pytest.mark.parametrize(("whose", "held"), [(0, ["troll"] * 6), (1, ["krump", *["troll"] * 5])])
def test_what_happens_at_the_start_of_the_step_comes_before_cards_are_drawn(whose: int, held: list[str]) -> None:
    curse = card("cannon", at(Step.DRAW, YOU, discard(hand())))
    cursed = [["cannon"] if whose == player else [] for player in (0, 1)]
    ada = side(hand=["krump"], deck=["troll"] * 9, artifacts=cursed[0])
    t = table(ada, side(artifacts=cursed[1], hand=["krump"]), curse)
    t.end_turn()
    assert (t.ids(0, "hand"), t.ids(1, "hand")) == (held, ["krump"])


@pytest.mark.rule(STEP_5, "glossary/drawing-cards", "glossary/discard-pile")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_in_the_middle_of_drawing() -> None:
    t = table(
        side(hand=["punch"] * 3, deck=["troll"], discard=["bumpsy", "dodger", "urchin"]), side(houses=[House.DIS])
    )
    t.answer("end-turn")
    assert len(t.ids(0, "hand")) == 6
    assert t.ids(0, "hand")[3] == "troll"
    assert t.ids(0, "discard") == []
    assert len(t.ids(0, "deck")) == 1
    kinds = [type(e) for e in t.game.events if type(e) in (CardDrawn, Shuffled)]
    assert kinds == [CardDrawn, Shuffled, CardDrawn, CardDrawn]


@pytest.mark.rule(STEP_5, "glossary/drawing-cards")
def test_with_deck_and_discard_pile_empty_as_many_are_drawn_as_there_are() -> None:
    t = table(side(hand=["punch"], deck=["troll"]), side(houses=[House.DIS]))
    t.answer("end-turn")
    assert t.ids(0, "hand") == ["punch", "troll"]
    t.expect(DecisionKind.HOUSE)


@pytest.mark.rule(STEP_5)
@pytest.mark.parametrize(("amber", "on_card", "said"), [(6, 0, 1), (5, 9, 0)])
def test_ending_a_turn_with_enough_amber_in_the_pool_for_a_key_is_announced(
    amber: int, on_card: int, said: int
) -> None:
    t = table(side(amber=amber, battleline=[{"id": "troll", "amber": on_card}]), side(houses=[House.DIS]))
    t.answer("end-turn")
    assert len(t.events(Checked)) == said
    assert t.events(TurnEnded) == [TurnEnded(Player(0), 3)]
    assert t.game.view(1).seats[0].check is bool(said)


@pytest.mark.rule(STEP_5)
def test_check_counts_the_current_cost() -> None:
    t = table(
        side(amber=7, battleline=["troll"]),
        side(houses=[House.DIS]),
        card("troll", keys_cost(2, YOU)),
    )
    t.answer("end-turn")
    assert t.events(Checked) == []
    assert t.zone("troll") == Zone.BATTLELINE
