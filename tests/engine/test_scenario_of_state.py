"""Tables written down in mid-game: what begins from the writing is the same table."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from kfdesk import resources
from kfdesk.cards import library
from kfdesk.collection.files import load_deck
from kfdesk.engine import Game, Scenario, Seat
from kfdesk.engine.rules import SetupError
from kfdesk.engine.scenario import SetAmber, SetControl, SetDamage, SetHouse, SetIcons, SetKeys
from kfdesk.engine.scenario_of_state import scenario_of, written
from kfdesk.engine.state import State
from kfdesk.engine.terms import IN_PLAY, CardType, DecisionKind, House, Icon, KeyColor, Timestamp
from tests.match.kept import some_keys
from tests.tables import side, spec, table

DECKS = sorted(resources.decks().glob("*.json"))


def played(first: int, second: int, seed: int, answers: int) -> Game:
    """Return a game of two sample decks after so many answers by dice."""
    one, two = (load_deck(DECKS[index % len(DECKS)]) for index in (first, second))
    game = Game.new((Seat("Ada", one, 2), Seat("Bo", two)), seed=seed, library=library())
    dice = Random(seed)
    while len(game.journal) < answers and game.decision is not None:
        game.choose(*some_keys(game, dice))
    return game


def again(state: State) -> State:
    """Return the state that a game begun from the written table has."""
    text = written(scenario_of(state, ("Ada", "Bo")))
    assert "\n" not in text and Scenario.model_validate_json(text) == scenario_of(state, ("Ada", "Bo"))
    return Game.from_scenario(Scenario.model_validate_json(text), library=library()).checkpoint


def plain(state: State) -> dict[str, object]:
    """Return what a scenario promises to say of a state, without what it says it cannot."""
    cards = [
        (c.id, c.owner, c.controller, c.printed.id, c.definition.id, c.zone, c.home, c.houses, c.copied_houses, c.icons,
         c.maverick, c.upgrades, c.under, c.parent, c.other_half, c.face_down)
        for c in state.cards[1:]
    ]  # fmt: skip
    in_play = [
        (c.ready, c.damage, c.amber, c.power_counters, c.counters, c.stunned, c.warded, c.enraged, c.entered,
         c.armor_used and (c.armor_used, c.armor_known), c.attacked_on == state.turn)
        for c in state.cards[1:] if c.zone in IN_PLAY
    ]  # fmt: skip
    players = [
        (p.hand, p.deck, p.discard, p.archives, p.purged, p.line, p.artifacts, p.references, p.houses,
         p.amber, p.chains, p.keys, p.forged_on, p.forged_colors)
        for p in state.players
    ]  # fmt: skip
    whole = (state.first, state.active, state.turn, state.step, state.active_house, state.tide,
             state.tide_in_game)  # fmt: skip
    return {"cards": cards, "in_play": in_play, "players": players, "whole": whole, "rng": state.rng}


def in_order(state: State) -> dict[str, object]:
    """Return the same with the order in which cards entered play, instead of when: what is over took its time, too."""
    state = state.copy()
    entrances = sorted({c.entered for c in state.cards[1:] if c.zone in IN_PLAY})
    for c in state.cards[1:]:
        if c.zone in IN_PLAY:
            state.edit(c.id).entered = Timestamp(entrances.index(c.entered))
    return plain(state)


@pytest.mark.slow
@settings(max_examples=60, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(
    decks=st.tuples(st.integers(0, 50), st.integers(0, 50)),
    seed=st.integers(0, 2**62),
    answers=st.integers(10, 500),
)
def test_a_table_written_down_in_mid_game_is_the_same_table(decks: tuple[int, int], seed: int, answers: int) -> None:
    game = played(*decks, seed, answers)
    state = game.checkpoint
    stone = (state.cards[c] for player in state.players for c in player.artifacts)
    assume(all(card.definition.type is CardType.ARTIFACT for card in stone))  # creatures go there as the game begins
    assert plain(again(state)) == plain(state)


def test_a_table_adjusted_by_the_judge_is_the_same_table() -> None:
    game = played(0, 1, 3, 60)
    while game.decision is not None and (game.decision.kind is not DecisionKind.MAIN or not game.state.players[0].line):
        game.choose(*some_keys(game, Random(len(game.journal))))
    creature = f"c{game.state.players[0].line[0]}"
    for change in (
        SetAmber(player=0, amount=5),
        SetAmber(card=creature, amount=2),
        SetDamage(card=creature, amount=0),
        SetControl(card=creature, player=1),
        SetKeys(player=1, keys=(KeyColor.YELLOW,)),
        SetHouse(house=None),
    ):
        game.adjust(change)
    state = game.checkpoint
    assert plain(again(state)) == plain(state)
    assert state.cards[int(creature[1:])].owner == 0 and state.cards[int(creature[1:])].controller == 1


def test_what_was_chosen_after_the_writing_can_be_chosen_again_with_the_same_cards_to_come() -> None:
    games = (played(2, 3, seed, 40) for seed in count(11))
    game = next(
        game for game in games if game.at_checkpoint and not game.checkpoint.lasting
    )  # no scenario says what lasts
    copy = Game.from_scenario(scenario_of(game.checkpoint), library=library())
    rests = len(game.journal)
    dice = Random(4)
    while len(game.journal) < rests + 30 and game.decision is not None:
        assert copy.decision is not None and copy.decision.keys() == game.decision.keys()
        keys = some_keys(game, dice)
        game.choose(*keys)
        copy.choose(*keys)
    assert in_order(copy.checkpoint) == in_order(game.checkpoint)


def test_numbers_that_are_not_each_once_are_refused() -> None:
    table = scenario_of(played(0, 1, 3, 30).checkpoint)
    for numbers in (table.numbers[1:], (*table.numbers[1:], 2**70), (table.numbers[1], *table.numbers[1:])):
        with pytest.raises(SetupError, match="each once"):
            Game.from_scenario(table.model_copy(update={"numbers": numbers}), library=library())


def test_printed_icons_that_the_judge_took_away_are_not_there_again() -> None:
    t = table(side(hand=["punch"], houses=[House.BROBNAR]), side(), house=House.BROBNAR)
    for icons in ((), (Icon.DRAW,), (Icon.AMBER, Icon.DRAW)):
        t.game.adjust(SetIcons(card=t.handle("punch"), icons=icons))
        assert again(t.game.checkpoint).cards[1].icons == icons


@pytest.mark.rule("card-faq/mimic-gel-1", "glossary/gigantic", "glossary/maverick")
@pytest.mark.parametrize("model", ["troll", "bawretchadontius"])
def test_a_copy_is_written_down_as_one_card_that_belongs_to_its_house(model: str) -> None:
    gel = spec("mimic-gel", house=House.DIS, maverick=True)
    t = table(side(hand=[gel]), side(battleline=[model]), house=House.DIS)
    t.do("play", "mimic-gel")
    t.finish()
    state = t.game.checkpoint
    assert t.card("mimic-gel").houses == (House.LOGOS,) and plain(again(state)) == plain(state)


@pytest.mark.rule("card-faq/mimic-gel-1", "glossary/gigantic")
def test_a_copy_of_a_gigantic_creature_has_no_other_half() -> None:
    gel = spec("mimic-gel", copy_of="bawretchadontius", other_half="bawretchadontius2")
    with pytest.raises(SetupError, match="has no other half here"):
        table(side(battleline=["bawretchadontius", gel]))


@pytest.mark.rule("glossary/token-creatures")
def test_a_token_creature_card_beside_the_table_is_of_its_own_house_as_in_a_game_of_decks() -> None:
    t = table(side(token="cultist"), house=House.BROBNAR)
    (card,) = (c for c in t.game.state.cards[1:] if c.printed.id == "cultist")
    assert (card.home, card.houses) == (House.UNFATHOMABLE, (House.UNFATHOMABLE,))
