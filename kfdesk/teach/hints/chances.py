"""Danger and chance in step 3: a key of the opponent's that is coming, what stops it, one's own key, a free fight.

Each is worked out on tables that the player may imagine before it is said, as every forecast is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kfdesk.cards.impact import EstimateKind, impact_of
from kfdesk.engine import Game
from kfdesk.engine.core import number
from kfdesk.engine.decisions import Decision
from kfdesk.engine.queries import armor_left, keyword, power
from kfdesk.engine.terms import DecisionKind, Keyword, Player, other_player
from kfdesk.records import record
from kfdesk.teach.forecast import forecast, next_choice
from kfdesk.teach.hints.kinds import HintKind
from kfdesk.teach.hints.possible import Act, act_of
from kfdesk.teach.turn_end import turn_end

MOST_TRIED: Final = 12
"""So many acts at most are tried out for one that stops a key."""
_USES: Final = (Act.REAP, Act.FIGHT, Act.ACTION, Act.OMNI)
MOST_TARGETS: Final = 6
"""So many of an act's first choices are tried out."""
MOST_FIGHTS: Final = 3
"""So many fights that look free are tried out."""


@record
class Chance:
    """Something that a player should not overlook now: what it is about, and the handles of the cards it names.

    `cards` are those that stop a key, that reap for one, or the two of a fight; none where nothing found stops it.
    """

    kind: HintKind
    cards: tuple[str, ...] = ()


def chances(game: Game, viewer: int | None) -> Iterator[Chance]:
    """Yield what is not to be overlooked at the open decision of step 3, the most pressing first; see `Chance`."""
    decision = game.decision
    if decision is None or decision.kind is not DecisionKind.MAIN or viewer not in (None, decision.player):
        return
    player = decision.player
    foe = other_player(player)
    if _in_reach(game, foe):
        end = turn_end(game, viewer)
        if end is not None and end.forges and end.next_player is foe:
            stops = next(_stopping(game, viewer, decision), None)
            yield Chance(HintKind.THEIR_KEY, () if stops is None else (stops,))
    reaps = tuple(_reaping(game, viewer, decision, player))
    if reaps:
        yield Chance(HintKind.KEY_IN_REACH, reaps)
    fight = next(_free_fights(game, viewer, decision, player), None)
    if fight is not None:
        yield Chance(HintKind.FREE_FIGHT, fight)


def _in_reach(game: Game, player: Player) -> bool:
    """Return whether a player may have the Æmber for a key, some of it perhaps on cards: else nothing is looked for."""
    state = game.state
    on_cards = sum(card.amber for card in state.cards[1:] if card.in_play and card.controller == player)
    return state.players[player].amber + on_cards >= game.key_cost(player)


# A key that is coming -----------------------------------------------------------------------------


def _stopping(game: Game, viewer: int | None, decision: Decision) -> Iterator[str]:
    """Yield the cards of acts after which the turn may end without the opponent's key."""
    tried: set[str] = set()
    for option in decision.options:
        act, card = act_of(option.key), option.card
        if card is None or not (act is Act.PLAY or act in _USES) or len(tried) >= MOST_TRIED:
            continue
        if not _takes_amber(game, card):
            continue
        if card not in tried and any(_stops(game, viewer, keys) for keys in _ways(game, viewer, option.key)):
            yield card
        tried.add(card)


def _takes_amber(game: Game, card: str) -> bool:
    """Return whether a card has to do with the opponent's Æmber or keys at all: only such are tried out."""
    definition = game.state.cards[number(card)].definition
    return impact_of(definition.id).get(EstimateKind.AMBER_CONTROL, 0.0) > 0


def _ways(game: Game, viewer: int | None, key: str) -> Iterator[tuple[str, ...]]:
    """Yield an act with each answer to the first question it asks, if it asks one."""
    asked = next_choice(game, key, viewer)
    if asked is None:
        yield (key,)
        return
    if asked.min <= 1 <= asked.max:
        yield from ((key, answer) for answer in asked.keys()[:MOST_TARGETS])


def _stops(game: Game, viewer: int | None, keys: Sequence[str]) -> bool:
    """Return whether the opponent forges no key if the turn ends after an act; False where nobody can tell."""
    end = turn_end(game, viewer, after=keys)
    return end is not None and end.ended and not end.forges and end.stop is None


# A key of one's own -------------------------------------------------------------------------------


def _reaping(game: Game, viewer: int | None, decision: Decision, player: Player) -> Sequence[str]:
    """Return the fewest creatures, in table order, that reap for the next key; none where it takes more than that."""
    missing = game.key_cost(player) - game.state.players[player].amber
    reapers = [option.key for option in decision.options if option.key.startswith("reap:")]
    if not 0 < missing <= len(reapers):
        return ()
    keys = reapers[:missing]
    end = turn_end(game, viewer, after=keys)
    if end is None or not end.ended or not end.check:
        return ()
    return [key.partition(":")[2] for key in keys]


# A fight for nothing ------------------------------------------------------------------------------


def _free_fights(game: Game, viewer: int | None, decision: Decision, player: Player) -> Iterator[tuple[str, str]]:
    """Yield a creature and the enemy that it would destroy without a scratch."""
    core, cards = game.core, game.state.cards
    line = game.state.players[other_player(player)].line
    tried = 0
    for option in decision.options:
        verb, _, card = option.key.partition(":")
        if verb != "fight":
            continue
        mine = number(card)
        spared = keyword(core, mine, Keyword.SKIRMISH) > 0
        for enemy in line:
            left = power(core, enemy) - cards[enemy].damage + armor_left(core, enemy)
            looks_free = spared or power(core, enemy) <= armor_left(core, mine)
            if tried < MOST_FIGHTS and looks_free and power(core, mine) >= left:
                tried += 1
                if _is_free(game, viewer, (option.key, f"card:c{enemy}"), card, f"c{enemy}"):
                    yield card, f"c{enemy}"


def _is_free(game: Game, viewer: int | None, keys: tuple[str, ...], mine: str, enemy: str) -> bool:
    found = forecast(game, keys, viewer)
    if found is None or found.stop is not None:
        return False
    own, theirs = found.of(mine), found.of(enemy)
    hurt = own is not None and (own.damage > 0 or own.destroyed or own.ward_lost or own.leaves_for is not None)
    others = any(fate.destroyed and fate.card != enemy for fate in found.fates)
    return theirs is not None and theirs.destroyed and not hurt and not others
