"""Everything that may be chosen at a decision, as far as it is worth comparing."""

from __future__ import annotations

from random import Random
from typing import Final

from kfdesk.engine import Decision, Game
from kfdesk.engine.core import number
from kfdesk.engine.state import Card
from kfdesk.engine.terms import DecisionKind, Zone
from kfdesk.teach.bot.habits import Keys, fewest, likings, picked, ranking

MOST: Final = 24
"""So many choices are compared at most."""
MOST_ACTS: Final = 12
_MOST_ORDERS: Final = 6


def candidates(game: Game, decision: Decision, random: Random, *, acts: int = MOST_ACTS) -> list[Keys]:
    """Return different legal choices; acts of step 3 that are likely the best come first.

    `game` is a table on which the hidden was dealt anew; of acts of step 3 there are at most `acts`.
    Where several cards are chosen at once, or an order, these are a few of very many.
    """
    if decision.kind is DecisionKind.MAIN:
        return _acts(game, decision, acts)
    if decision.kind is DecisionKind.ORDER:
        return _orders(decision, random)
    if decision.min == decision.max == 1:
        keys = decision.keys()
        return [(key,) for key in (keys if len(keys) <= MOST else _likely(game, decision, random))]
    return _sets(game, decision, random)


def _acts(game: Game, decision: Decision, most: int) -> list[Keys]:
    """Return what may be done in step 3 but for the same with an equal card, and but for discarding what can be played.

    Of many acts these are the ones that are liked most, by rules of thumb, those first; ending the turn is
    always among them.
    """
    liked = likings(game.core, decision)
    different: dict[object, str] = {}
    for option in decision.options:
        verb, _, card = option.key.partition(":")
        about: object = option.key
        if option.card is not None:
            c = game.state.cards[number(option.card)]
            if verb == "discard" and f"play:{card}" in liked:
                continue
            about = (verb, c.printed.id, c.icons) if c.zone is Zone.HAND else option.key
        different.setdefault(about, option.key)
    best = sorted(different.values(), key=liked.__getitem__, reverse=True)
    kept = best[:most] if "end-turn" in best[:most] else [*best[: most - 1], "end-turn"]
    return [(key,) for key in kept if key in liked]


def _orders(decision: Decision, random: Random) -> list[Keys]:
    keys = decision.keys()
    found = [keys, keys[::-1], *(tuple(random.sample(keys, len(keys))) for _ in range(_MOST_ORDERS))]
    return list(dict.fromkeys(found))[:_MOST_ORDERS]


def _sets(game: Game, decision: Decision, random: Random) -> list[Keys]:
    """Return sets of options: the best and the worst for the player in each number, single ones, and some at random."""
    keys = [key for key in decision.keys() if key != "done"]
    most = min(decision.max, len(keys))
    found: list[Keys] = [fewest(decision)]
    ranked = ranking(game.core, decision)
    if ranked:
        found += [picked(decision, ranked, helps=helps) for helps in (True, False)]
    if decision.min == 0:
        found.append(("done",))
    if decision.min <= 1 <= most:
        found += [(key,) for key in keys]
    rising = [key for _, key in ranked] or keys
    for count in {max(1, decision.min), most}:
        found += [tuple(rising[:count]), tuple(rising[-count:])]
    for _ in range(MOST):
        found.append(tuple(random.sample(keys, random.randint(max(1, decision.min), most))) if most else ("done",))
    return list(dict.fromkeys(keys for keys in found if _legal(decision, keys)))[:MOST]


def _legal(decision: Decision, keys: Keys) -> bool:
    return decision.min == 0 if keys == ("done",) else decision.min <= len(keys) <= decision.max


def _likely(game: Game, decision: Decision, random: Random) -> list[str]:
    """Return some of very many options: names and traits of the cards in the game, and others at random."""
    keys = decision.keys()
    cards = game.state.cards[1:]
    if decision.kind is DecisionKind.NUMBER:
        return [*keys[:4], *keys[-1:]]
    if decision.kind is DecisionKind.CARD:
        ranked = [key for _, key in ranking(game.core, decision)]
        return [*ranked[: MOST // 2], *ranked[-MOST // 2 :]] or list(keys[:MOST])
    foreign = sorted({word for card in cards if card.owner != decision.player for word in _words(decision, card)})
    fitting = [key for key in foreign if key in set(keys)]
    return random.sample(fitting, min(len(fitting), MOST // 2)) or list(keys[:MOST])


def _words(decision: Decision, card: Card) -> tuple[str, ...]:
    """Return the keys that name something of a card's list entry: which cards a deck has is public."""
    if decision.kind is DecisionKind.NAME:
        return (f"name:{card.printed.id}",)
    return tuple(f"trait:{trait}" for trait in card.printed.traits)
