"""The bot: fair, legal in every kind of decision, always the same, and able to see what is at hand."""

from __future__ import annotations

from random import Random

import pytest

from kfdesk.engine import Game, House, KeyColor, Step
from kfdesk.engine.terms import PLAYERS, DecisionKind
from kfdesk.teach import Partner as Bot
from kfdesk.teach.bot.advice import EVEN, ONLY, UNSURE
from kfdesk.teach.bot.habits import Chooser
from kfdesk.teach.bot.players import GreedyPlayer, RandomPlayer
from tests.engine.mixing import mixed_decks
from tests.engine.playing import new_game, random_keys
from tests.tables import Table, side, spec, table

ADA, BO = PLAYERS
MOST_CHOICES = 1500


def choose(t: Table, playouts: int = 40, player: int = ADA) -> tuple[str, ...]:
    return Bot(player, budget_ms=None, playouts=playouts).choose(t.game)


def played(players: tuple[Chooser, Chooser], game: Game) -> dict[DecisionKind, int]:
    """Play to the end; return how many decisions of each kind were made."""
    kinds: dict[DecisionKind, int] = {}
    for _ in range(MOST_CHOICES):
        if (decision := game.decision) is None:
            break
        kinds[decision.kind] = kinds.get(decision.kind, 0) + 1
        game.choose(*players[decision.player].choose(game))
    assert game.winner is not None
    return kinds


# Fairness -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("chooser", "seed"), [(Bot, 1), (GreedyPlayer, 1), (GreedyPlayer, 2)])
def test_what_is_hidden_changes_no_choice(seed: int, chooser: type) -> None:
    """Games that look alike to the seat, with other cards in the other hand and in the decks, and other chance."""
    game, dice, compared = new_game(seed, mixed_decks(seed)), Random(seed), 0
    while (decision := game.decision) is not None and compared < 12:
        if dice.random() < 0.15 and len(decision.options) > 1:
            seat = decision.player
            other = game.sampled(seat, dice.randrange(1000))
            if other is not None and game.at_checkpoint:
                assert other.view(seat) == game.view(seat) and other.digest() != game.digest()
                chosen = []
                for table_ in (game, other):
                    player = chooser(seat, seed=3, **({"budget_ms": None, "playouts": 8} if chooser is Bot else {}))
                    chosen.append(player.choose(table_))
                assert chosen[0] == chosen[1]
                compared += 1
        game.choose(*random_keys(decision, dice))
    assert compared >= 8


@pytest.mark.parametrize("chooser", [Bot, GreedyPlayer])
def test_what_is_kept_from_one_choice_to_the_next_tells_nothing_hidden(chooser: type) -> None:
    """Whole turns, each played in two games that look alike to the seat until they look different to it."""
    game, dice, compared = new_game(2, mixed_decks(2)), Random(2), 0
    while (decision := game.decision) is not None and compared < 30:
        seat = decision.player
        if decision.kind is DecisionKind.MAIN and dice.random() < 0.3 and len(decision.options) > 2:
            other = game.sampled(seat, dice.randrange(1000))
            assert other is not None
            twins = (game.fork(), other)
            few = {"budget_ms": None, "playouts": 8} if chooser is Bot else {}
            players = [chooser(seat, seed=3, **few) for _ in twins]
            turn = game.state.turn
            while _asks_the_same_of(seat, *twins) and twins[0].state.turn == turn:
                chosen = [player.choose(twin) for player, twin in zip(players, twins, strict=True)]
                assert chosen[0] == chosen[1]
                compared += 1
                for twin in twins:
                    twin.choose(*chosen[0])
        game.choose(*random_keys(decision, dice))
    assert compared >= 30


def _asks_the_same_of(seat: int, one: Game, other: Game) -> bool:
    """Return whether two games wait for this seat's choice and look alike to it."""
    return one.decision is not None and one.decision.player == seat and one.view(seat) == other.view(seat)


def test_in_the_middle_of_an_action_what_is_hidden_changes_no_choice() -> None:
    hidden = ["anger", "krump", "bumpsy", "troll", "mighty-javelin", "coward-s-end"]
    chosen = set()
    for hand in (hidden[:3], hidden[3:], hidden[::2]):
        deck = [card for card in hidden if card not in hand]
        t = table(
            side(hand=["punch"], deck=["labwork", "dextre"]),
            side(battleline=["dextre", spec("mother", damage=2), "troll"], hand=hand, deck=deck),
            house=House.BROBNAR,
        )
        t.do("play", "punch")
        assert t.decision.kind is DecisionKind.CARD
        chosen.add(choose(t, 60))
    assert len(chosen) == 1


# Legality and sameness ----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [0, 1])
def test_every_choice_of_the_greedy_player_is_legal(seed: int) -> None:
    kinds = played((GreedyPlayer(0, seed), RandomPlayer(1, seed)), new_game(seed, mixed_decks(seed)))
    assert {DecisionKind.MAIN, DecisionKind.HOUSE, DecisionKind.MULLIGAN, DecisionKind.SLOT} <= kinds.keys()


@pytest.mark.slow
def test_the_same_seed_plays_the_same_game() -> None:
    journals = []
    for _ in range(2):
        game = new_game(5)
        for _ in range(30):
            if (decision := game.decision) is None:
                break
            game.choose(*Bot(decision.player, 2, None, 6).choose(game))
        journals.append(game.journal)
    assert journals[0] == journals[1]


def test_choosing_leaves_the_game_as_it_is() -> None:
    game = new_game(3)
    before = game.digest(), game.journal, len(game.events), game.decision
    assert game.decision is not None
    Bot(game.decision.player, budget_ms=None, playouts=6).choose(game)
    assert (game.digest(), game.journal, len(game.events), game.decision) == before


def test_it_can_be_stopped_and_still_chooses() -> None:
    asked = []

    def stops() -> bool:
        asked.append(1)
        return len(asked) > 3

    t = table(side(hand=["punch", "anger", "krump"], battleline=["troll"]), side(battleline=["dextre"]))
    bot = Bot(ADA, budget_ms=None, playouts=500, is_stopped=stops)
    assert bot.choose(t.game)[0] in t.decision.keys()
    assert len(asked) < 10


def test_without_time_it_still_chooses() -> None:
    t = table(side(hand=["punch", "anger", "krump"], battleline=["troll"]), side(battleline=["dextre"]))
    assert Bot(ADA, budget_ms=0).choose(t.game)[0] in t.decision.keys()


def test_a_forced_choice_needs_no_look_ahead() -> None:
    t = table(side(hand=["punch"]), side(battleline=["krump"]))
    t.do("play", "punch")
    advice = Bot(ADA).advise(t.game)
    assert advice.keys == t.decision.keys() and advice.deals == 0


def test_a_choice_that_was_compared_with_no_other_is_not_called_sure_or_the_only_one() -> None:
    t = table(side(hand=["punch", "anger", "krump"], battleline=["troll"]), side(battleline=["dextre"]))
    advice = Bot(ADA, budget_ms=None, playouts=1, is_stopped=iter([False, True, True]).__next__).advise(t.game)
    assert (advice.sureness, advice.deals) == (0.0, 0)
    assert advice.reason not in (ONLY.to_you, EVEN.to_you) and advice.how_sure == UNSURE


# What it sees -------------------------------------------------------------------------------------


def test_it_reaps_for_the_key_that_wins() -> None:
    two = (KeyColor.RED, KeyColor.BLUE)
    mine = side(battleline=["troll"], amber=5, keys=two, houses=(House.BROBNAR, House.LOGOS, House.DIS))
    t = table(mine, side(battleline=["batdrone"], hand=[], deck=["batdrone"] * 6))
    advice = Bot(ADA, budget_ms=None, playouts=60).advise(t.game)
    assert advice.keys == (f"reap:{t.handle('troll')}",)
    assert "win" in advice.reason.en


def test_it_chooses_the_house_that_stops_the_opponent_s_last_key() -> None:
    two = (KeyColor.RED, KeyColor.BLUE)
    houses = (House.DIS, House.BROBNAR, House.LOGOS)
    mine = side(hand=["charette", "krump", "troll", "bumpsy", "punch"], houses=houses, deck=["labwork"] * 6)
    t = table(mine, side(amber=7, keys=two, hand=["dextre"], deck=["labwork"] * 6), step=Step.HOUSE)
    advice = Bot(ADA, budget_ms=None, playouts=60).advise(t.game)
    assert advice.keys == ("house:dis",)
    assert advice.sureness > 0.6 and "opponent can win" in advice.reason.en


def test_it_fights_where_nothing_is_lost_and_much_is_won() -> None:
    enemy = side(battleline=["ganger-chieftain"], hand=["labwork"], deck=["labwork"] * 6)
    t = table(side(battleline=["troll"], deck=["labwork"] * 6), enemy)
    advice = Bot(ADA, budget_ms=None, playouts=80).advise(t.game)
    assert advice.keys == (f"fight:{t.handle('troll')}",)
    assert advice.reason.en == "Destroyed on the other side: Ganger Chieftain."


# Strength -----------------------------------------------------------------------------------------


class _Noted(Bot):
    """A bot that notes what it was asked."""

    def __init__(self, player: int, seed: int) -> None:
        super().__init__(player, seed, None, 4)
        self.asked: set[DecisionKind] = set()

    def choose(self, game: Game) -> tuple[str, ...]:
        assert game.decision is not None
        self.asked.add(game.decision.kind)
        return super().choose(game)


@pytest.mark.slow
def test_it_beats_a_random_player_by_legal_choices_of_many_kinds() -> None:
    """A small sample of what `tests/bench/measure_bot.py` measures, in games with all kinds of cards."""
    asked: set[DecisionKind] = set()
    won = 0
    for seed in (0, 1, 4):
        seat = seed % 2
        bot, game = _Noted(seat, seed), new_game(seed, mixed_decks(seed))
        players: list[Chooser] = [RandomPlayer(0, seed), RandomPlayer(1, seed)]
        players[seat] = bot
        played((players[0], players[1]), game)
        won += game.winner == seat
        asked |= bot.asked
    assert won >= 2, "all three with the cards of today; decks are mixed from all there are"
    assert len(asked) >= 10
