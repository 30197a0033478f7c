"""What a costly choice overlooked: only what the table and the forecast of both choices prove."""

from __future__ import annotations

from typing import Final

from kfdesk.engine import Game
from kfdesk.engine.core import number
from kfdesk.engine.queries import keyword_as_it_enters
from kfdesk.engine.terms import CardType, Keyword, Player, other_player
from kfdesk.teach.bot.claims import About
from kfdesk.teach.review.model import Moment, Motif, Sort
from kfdesk.teach.review.told import told

LESSONS: Final = {
    Motif.HOUSE: "houses",
    Motif.KEY: "check-and-keys",
    Motif.DISCARD: "discarding",
    Motif.FIGHT: "fighting",
    Motif.TAUNT: "flanks-and-taunt",
    Motif.AMBER: "amber-and-keys",
    Motif.TARGET: "damage-armor-ward",
}
"""Which lesson practices it."""
_END: Final = "end-turn"


def motifs_of(game: Game, player: Player, moment: Moment, after: Game | None = None) -> tuple[Motif, ...]:
    """Return what a moment is an example of; `game` waits for its choice.

    `after` is the game as its turn was over; None where it was not played on so far.
    """
    found: list[Motif] = []
    if _key_was_not_stopped(game, player, after) and _key_could_be_stopped(game, player, moment):
        found.append(Motif.KEY)
    if moment.sort is Sort.HOUSE:
        found.append(Motif.HOUSE)
    elif moment.sort is Sort.TARGET:
        found.append(Motif.TARGET)
    else:
        found += _of_acts(game, moment)
    return tuple(found)


def _of_acts(game: Game, moment: Moment) -> list[Motif]:
    """Return what two acts of step 3 say by their kinds."""
    better, _, card = moment.better.keys[0].partition(":")
    chosen = moment.chosen.keys[0].partition(":")[0]
    if better == "discard" and chosen != "discard":
        return [Motif.DISCARD]
    if better == "fight" and chosen == "reap":
        return [Motif.FIGHT]
    if better == "reap" and chosen == _END:
        return [Motif.AMBER]
    if better == "play" and chosen == _END and _guards(game, card):
        return [Motif.TAUNT]
    return []


def _guards(game: Game, handle: str) -> bool:
    """Return whether a card in hand is a creature that comes into play with taunt, where it can protect others."""
    card = game.state.cards[number(handle)]
    if card.definition.type is not CardType.CREATURE or not game.state.players[card.owner].line:
        return False
    return keyword_as_it_enters(game.core, card.id, Keyword.TAUNT) > 0


def _key_was_not_stopped(game: Game, player: Player, after: Game | None) -> bool:
    """Return whether the opponent could still pay for a key once the turn was over, or had forged it."""
    other = other_player(player)
    if after is None:
        return False
    there = after.state.players[other]
    return len(there.keys) > len(game.state.players[other].keys) or there.amber >= after.key_cost(other)


def _key_could_be_stopped(game: Game, player: Player, moment: Moment) -> bool:
    """Return whether the opponent had the Æmber for a key and only the better choice surely leaves too little."""
    other = other_player(player)
    if game.state.players[other].amber < game.key_cost(other):
        return False
    seed = game.setup.seed
    if not told(game, player, moment.better.keys, seed).says(About.STOPS_KEY):
        return False
    return not told(game, player, moment.chosen.keys, seed).says(About.STOPS_KEY)
