"""What holds of every game, whatever is played: looked at in random games and on random tables."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kfdesk.cards import library
from kfdesk.collection.files import problems
from kfdesk.engine import (
    CardSpec,
    CardType,
    DecisionKind,
    DeckList,
    Game,
    IllegalChoice,
    KeyColor,
    Scenario,
    Seat,
    SetupError,
    Side,
)
from kfdesk.engine import events as ev
from kfdesk.engine.terms import House, other_player
from kfdesk.language.base import Target
from kfdesk.language.effects.base import NOTHING, Instruction, Scope, Steps
from kfdesk.language.estimates import uncounted
from kfdesk.language.words import CREATURE, OPPONENT, REAP, a, cannot, card, choose, next_turn, place_amber, play
from kfdesk.records import entity
from kfdesk.text.phrases import Phrase
from tests.engine import mixing, playing
from tests.tables import side, table

SEEDS = range(6)
"""A handful for the suite; `packaging/soak.py` plays as many as wanted."""
OF_STARTERS = range(2)
"""Games between always the same two decks, which meet all of their cards soon."""


@pytest.mark.slow
@pytest.mark.rule("glossary/zones-of-play", "glossary/out-of-play-zones", "glossary/aember")
@pytest.mark.parametrize("seed", OF_STARTERS)
def test_a_random_game_keeps_its_cards_its_secrets_and_its_journal(seed: int) -> None:
    report = playing.check_game(seed, every=3, choices=2)
    assert report.turns > 5


@pytest.mark.slow
@pytest.mark.rule("glossary/zones-of-play", "glossary/out-of-play-zones", "glossary/reference-cards")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_game_of_mixed_decks_keeps_its_cards_its_secrets_and_its_journal(seed: int) -> None:
    decks = mixing.mixed_decks(seed)
    report = playing.check_game(seed, every=20, choices=1, decks=decks)
    assert report.finished and report.turns > 5


def test_a_mixed_deck_is_a_deck_and_holds_what_its_pieces_need() -> None:
    known = library()
    users = mixing.needing()
    seen = set()
    for deck in (deck for seed in range(40) for deck in mixing.mixed_decks(seed)):
        assert not problems(deck)
        listed, beside = {card.id for card in deck.cards}, [known[card.id].type for card in deck.references]
        halves = [c.id for c in deck.cards if known[c.id].half]
        held = {
            "token creature": CardType.TOKEN_CREATURE in beside and listed & users["token creature"],
            "prophecies": beside.count(CardType.PROPHECY) == 4,
            "archon power": CardType.ARCHON_POWER in beside,
            "the tide": CardType.TIDE in beside and (listed & users["the tide"] or not users["the tide"]),
            "gigantic creature": any(known[id_].other_half in halves for id_ in halves),
        }
        named = {piece for piece in mixing.PIECES if piece in deck.name}
        assert named and named == {piece for piece, is_held in held.items() if is_held}
        seen |= named
    assert seen == set(mixing.PIECES)


def test_a_deck_with_a_card_that_only_reacts_to_the_tide_brings_it_too() -> None:
    tide, token = mixing.needing()["the tide"], mixing.needing()["token creature"]
    assert {"hydrocataloguer", "trial-by-water", "tide-warp", "all-tide-up"} <= tide
    assert {"symposium", "gĕzdrutyŏ-the-arcane", "endless-hordes", "muster"} <= token
    assert not {"troll", "fear"} & (tide | token)


def test_a_mixed_deck_follows_from_its_seed() -> None:
    assert mixing.mixed_decks(5) == mixing.mixed_decks(5) != mixing.mixed_decks(6)


def test_games_of_one_seed_are_equal_and_of_two_seeds_are_not() -> None:
    one, same, other = (playing.new_game(seed) for seed in (5, 5, 6))
    assert playing.snapshot(one) == playing.snapshot(same) and one.events == same.events
    assert one.digest() != other.digest()


def test_a_choice_on_a_fork_is_unknown_to_the_game_and_the_other_way_round() -> None:
    game = playing.new_game(3)
    for _ in playing.steps(game, Random(3), limit=60):
        pass
    twin = game.fork()
    before = playing.snapshot(game)
    assert playing.snapshot(twin) == before and twin.events == game.events and twin.events is not game.events
    for _ in playing.steps(twin, Random(4), limit=30):
        pass
    assert playing.snapshot(game) == before
    after = playing.snapshot(twin)
    for _ in playing.steps(game, Random(5), limit=30):
        pass
    assert playing.snapshot(twin) == after


def test_a_fork_of_a_fork_and_undo_one_by_one_to_the_beginning_meet_the_same_states() -> None:
    game = playing.new_game(8)
    seen = [playing.snapshot(game)]
    for _ in playing.steps(game, Random(8), limit=25):
        pass
    whole = Game.replay(game.setup, ())
    for entry in game.journal:
        whole.answer(entry)
        seen.append(playing.snapshot(whole))
    for at in range(len(game.journal), -1, -1):
        game = game.fork(at)
        assert playing.snapshot(game) == seen[at]


def test_a_fork_knows_its_bounds() -> None:
    game = playing.new_game(1)
    for wrong in (-1, 1):
        with pytest.raises(ValueError, match=f"the journal has 0 entries, not {wrong}"):
            game.fork(wrong)


def test_a_finished_game_asks_nothing_and_takes_no_choice() -> None:
    game = playing.play_out(2)
    assert game.decision is None and game.winner in (0, 1)
    assert game.events[-1] == ev.GameWon(game.winner)
    before = playing.snapshot(game)
    with pytest.raises(IllegalChoice) as refusal:
        game.choose("end-turn")
    assert [r.rule for r in refusal.value.verdict.reasons] == ["glossary/keys"]
    assert [r.rule for r in game.explain("end-turn").reasons] == ["glossary/keys"]
    with pytest.raises(SetupError):
        game.answer('adjust:{"kind":"amber","player":0,"amount":1}')
    assert playing.snapshot(game) == before
    assert game.fork(len(game.journal) - 1).decision is not None


def test_events_are_only_ever_appended() -> None:
    game = playing.new_game(4)
    seen: list[object] = list(game.events)
    listed = game.events
    for _ in playing.steps(game, Random(4), limit=150):
        assert game.events is listed and game.events[: len(seen)] == seen
        seen = list(game.events)


@pytest.mark.rule("glossary/mulligan", "glossary/drawing-cards")
def test_what_is_drawn_and_shuffled_back_is_known_to_its_owner_only() -> None:
    game = playing.new_game(7)
    first = game.state.first
    game.choose("yes")
    drawn = [e for e in game.events if isinstance(e, ev.CardDrawn) and e.player == first]
    back = [e for e in game.events if isinstance(e, ev.CardMoved)]
    assert len(drawn) == 7 + 6 and len(back) == 7
    for event in (*drawn, *back):
        assert event.seen_by(first) == event.seen_by(None) == event
        hidden = event.seen_by(other_player(first))
        assert isinstance(hidden, ev.CardDrawn | ev.CardMoved) and hidden.card == 0


# Random tables ----------------------------------------------------------------------------------

_BY_TYPE = {
    type_: [id_ for id_ in library().implemented if library()[id_].type is type_]
    for type_ in (CardType.CREATURE, CardType.ARTIFACT, CardType.UPGRADE, CardType.ACTION)
}
_ANY = st.sampled_from([id_ for ids in _BY_TYPE.values() for id_ in ids])
_PROPHECIES = [id_ for id_ in library().implemented if library()[id_].type is CardType.PROPHECY]


def _rows(cards: st.SearchStrategy[CardSpec] | st.SearchStrategy[str], most: int) -> st.SearchStrategy[tuple]:
    return st.lists(cards, max_size=most).map(tuple)


_CREATURES = st.builds(
    CardSpec,
    id=st.sampled_from(_BY_TYPE[CardType.CREATURE]),
    ready=st.booleans(),
    amber=st.integers(0, 2),
    power_counters=st.integers(0, 1),
    stunned=st.booleans(),
    warded=st.booleans(),
    enraged=st.booleans(),
    upgrades=_rows(st.sampled_from(_BY_TYPE[CardType.UPGRADE]).map(lambda id_: CardSpec(id=id_)), 1),
)
_SIDES = st.builds(
    Side,
    houses=st.lists(st.sampled_from([House.BROBNAR, House.DIS, House.LOGOS, House.SANCTUM, House.SHADOWS,
                                     House.UNTAMED]), min_size=3, max_size=3, unique=True).map(tuple),
    hand=_rows(_ANY, 6),
    deck=_rows(_ANY, 8),
    discard=_rows(_ANY, 4),
    archives=_rows(_ANY, 2),
    battleline=_rows(_CREATURES, 4),
    artifacts=_rows(st.sampled_from(_BY_TYPE[CardType.ARTIFACT]), 2),
    prophecies=_rows(st.sampled_from(_PROPHECIES), 4),
    amber=st.integers(0, 8),
    keys=st.sampled_from([(), (KeyColor.RED,), (KeyColor.RED, KeyColor.YELLOW)]),
    chains=st.integers(0, 13),
)  # fmt: skip
_TABLES = st.builds(
    Scenario,
    players=st.tuples(_SIDES, _SIDES),
    active=st.integers(0, 1),
    turn=st.integers(1, 4),
    seed=st.integers(0, 99),
)


@pytest.mark.slow
@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(_TABLES, st.integers(0, 2**16))
def test_any_table_of_known_cards_is_played_on_without_losing_anything(scenario: Scenario, lot: int) -> None:
    game = Game.from_scenario(scenario, library=library())
    ledger = playing.Ledger(game)
    for decision in playing.steps(game, Random(lot), limit=30):
        playing.check_state(game)
        ledger.catch_up()
        assert decision.options
    ledger.catch_up()
    playing.check_views(game)
    playing.check_replay(game)
    playing.check_fork(game, len(game.journal) // 2)


@pytest.mark.slow
@settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(_TABLES, st.integers(0, 2**16), st.integers(0, 12))
def test_on_any_table_every_option_is_accepted_and_every_other_answer_refused(
    scenario: Scenario, lot: int, moment: int
) -> None:
    game = Game.from_scenario(scenario, library=library())
    for _ in playing.steps(game, Random(lot), limit=moment):
        pass
    if game.decision is not None:
        playing.check_options(game, game.decision)
        playing.check_refusals(game, game.decision)


@pytest.mark.rule("glossary/deck")
@pytest.mark.parametrize("size", [0, 35, 37])
def test_a_deck_of_another_size_is_refused_by_name(size: int) -> None:
    game = playing.new_game(0)
    assert game.setup.seats is not None
    seat = game.setup.seats[0]
    cards = (seat.deck.cards * 2)[:size]
    short = Seat("Ada", DeckList("Odd deck", seat.deck.houses, cards))
    with pytest.raises(SetupError, match=rf"Odd deck: A deck has 36 cards, not {size}\. \(glossary/deck\)"):
        Game.new((short, seat), seed=0, library=library())


@pytest.mark.rule("glossary/deck")
def test_a_house_named_twice_counts_once() -> None:
    game = playing.new_game(0)
    assert game.setup.seats is not None
    deck = game.setup.seats[0].deck
    odd = Seat("Ada", DeckList("Odd deck", (*deck.houses[:2], deck.houses[0]), deck.cards))
    with pytest.raises(SetupError, match=r"Odd deck: A deck has 3 houses, not 2\. \(glossary/deck\)"):
        Game.new((odd, game.setup.seats[1]), seed=0, library=library())


def test_a_decision_of_step_3_is_hidden_from_the_other_player_and_a_house_choice_is_not() -> None:
    game = playing.new_game(11)
    kinds = set()
    for decision in playing.steps(game, Random(11), limit=40):
        other = game.view(1 - decision.player).decision
        assert game.view(decision.player).decision == decision
        if decision.kind is DecisionKind.MAIN:
            assert other is None
        if decision.kind in (DecisionKind.HOUSE, DecisionKind.MULLIGAN):
            assert other == decision
        kinds.add(decision.kind)
    assert {DecisionKind.MULLIGAN, DecisionKind.HOUSE, DecisionKind.MAIN} <= kinds


@entity
class _Regard(Instruction):
    """Pick a creature and do nothing to it."""

    target: Target
    phrase = Phrase(en="regard {target}", de="{target} betrachten")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        yield from self.target.pick(scope)
        return NOTHING


@pytest.mark.parametrize(
    ("deed", "idle"),
    [
        (_Regard(a(CREATURE)), True),
        (place_amber(1, a(CREATURE)), False),
        (next_turn(OPPONENT, cannot(REAP, a(CREATURE))), False),
        (choose(a(CREATURE)), False),
    ],
    ids=("nothing happens", "a token is placed", "a lasting effect binds it", "the text says to choose"),
)
def test_a_choice_after_which_all_is_the_same_is_noticed(deed: Instruction, idle: bool) -> None:
    regarding = card("foggify", play(deed))
    t = table(side(hand=["foggify"], battleline=["krump"]), side(battleline=["troll"]), regarding, house=House.LOGOS)
    t.do("play", "foggify")
    assert playing.is_idle(t.game, t.decision) is idle


def test_an_order_of_effects_is_asked_whatever_follows() -> None:
    unit = "æmber-conduction-unit"
    t = table(side(battleline=["valdr"]), side(artifacts=[unit, unit]), house=House.BROBNAR)
    t.do("reap", "valdr")
    assert t.decision.kind is DecisionKind.TRIGGER and not playing.is_idle(t.game, t.decision)
