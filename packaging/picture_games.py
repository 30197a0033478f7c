"""Games for pictures: a simple player plays from fixed seeds up to the first moment that has what is looked for."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from kfdesk.cards import library
from kfdesk.collection.files import sample_decks
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.engine import Game, Seat
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import PLAYERS, CardType, DecisionKind
from kfdesk.engine.views import CardView, TableView

NAMES = ("Ada", "Bo")
MOST_GAMES = 60
"""In so many games a moment is looked for."""
Keys = tuple[str, ...]
Fits = Callable[[Game], bool]


def setup(seed: int, *, open_table: bool = False) -> TableSetup:
    """Return a game of the two starter decks."""
    decks = {path.stem: deck for path, deck in sample_decks()}
    one, two = (decks[name] for name in ("miss-onyx-censorius", "radiant-argus-the-supreme"))
    return TableSetup((Seat(NAMES[0], one), Seat(NAMES[1], two)), seed, 0, open_table)


def moment(fits: Fits) -> tuple[int, list[Keys]]:
    """Return the seed of a game and the choices that lead to the first moment that fits."""
    for seed in range(1, MOST_GAMES):
        made = setup(seed)
        game = Game.new(made.seats, seed=seed, library=library(), first_player=0)
        dice, answers = Random(seed), list[Keys]()
        while (decision := game.decision) is not None:
            if fits(game):
                return seed, answers
            keys = choice(decision, dice)
            answers.append(keys)
            game.choose(*keys)
        if fits(game):
            return seed, answers
    raise LookupError("no game has such a moment")


def choice(decision: Decision, dice: Random) -> Keys:
    """Choose as a lively beginner does: play everything, then use everything, then end the turn."""
    keys = decision.keys()
    if decision.kind is DecisionKind.MAIN:
        for verbs in (("play",), ("reap", "fight", "action", "omni", "unstun"), ("end-turn",)):
            found = [key for key in keys if key.startswith(verbs)]
            if found:
                return (dice.choice(found),)
    count = len(keys) if decision.kind is DecisionKind.ORDER else max(1, decision.min)
    return tuple(dice.sample(keys, count))


# Moments.


def _lines(game: Game) -> list[int]:
    view = game.view(PLAYERS[0])
    return [len(seat.battleline) for seat in view.seats]


def full_table(game: Game) -> bool:
    """The active player is in the middle of a turn; creatures stand on both sides, cards lie in most places."""
    decision = game.decision
    if decision is None or decision.kind is not DecisionKind.MAIN or min(_lines(game)) < 4 or max(_lines(game)) > 7:
        return False
    seat, other = (game.view(decision.player).seats[player] for player in (decision.player, 1 - decision.player))
    hand = seat.hand or ()
    used = [card for card in seat.battleline if not card.ready]
    return bool(
        decision.player == PLAYERS[0]
        and (seat.artifacts or other.artifacts)
        and len(hand) >= 4
        and 1 <= len(used) < len(seat.battleline)
        and seat.keys
        and any(key.startswith("play") for key in decision.keys())
    )


def target(game: Game) -> bool:
    """A card asks for one of many creatures."""
    decision = game.decision
    if decision is None or decision.kind is not DecisionKind.CARD or decision.max != 1 or min(_lines(game)) < 3:
        return False
    lines = {card.handle for seat in game.view(decision.player).seats for card in seat.battleline}
    return decision.source is not None and sum(option.card in lines for option in decision.options) >= 6


def creature_in_hand(game: Game) -> bool:
    """A creature can be played into a battleline of some."""
    decision = game.decision
    if decision is None or decision.kind is not DecisionKind.MAIN or min(_lines(game)) < 3:
        return False
    return bool(playable_creatures(game.view(decision.player)))


def check(game: Game) -> bool:
    """The turn has just begun and the other player can forge a key at the beginning of theirs."""
    decision = game.decision
    if decision is None or decision.kind is not DecisionKind.HOUSE or min(_lines(game)) < 2:
        return False
    view = game.view(decision.player)
    return view.seats[1 - decision.player].check


def over(game: Game) -> bool:
    """The game is over."""
    return game.decision is None


def fight_refused(game: Game) -> bool:
    """A ready creature of another house than the active one stands on the table: it may not be used."""
    decision = game.decision
    if decision is None or decision.kind is not DecisionKind.MAIN or min(_lines(game)) < 3:
        return False
    return bool(unusable_creatures(game.view(decision.player)))


def playable_creatures(view: TableView) -> list[CardView]:
    """Return the creatures in the hand of the player asked that can be played now."""
    if view.decision is None:
        return []
    keys = view.decision.keys()
    hand = view.seats[view.decision.player].hand or ()
    return [card for card in hand if card.type is CardType.CREATURE and f"play:{card.handle}" in keys]


def unusable_creatures(view: TableView) -> list[CardView]:
    """Return the ready creatures of the player asked that may not reap now."""
    if view.decision is None:
        return []
    keys = view.decision.keys()
    line = view.seats[view.decision.player].battleline
    return [card for card in line if card.ready and not card.stunned and f"reap:{card.handle}" not in keys]
