"""Danger and chance in step 3: a key of the opponent's that is coming, what stops it, one's own key, a free fight.

Each is worked out on tables that the player may imagine before it is said, as every forecast is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from kfdesk.cards.impact import EstimateKind, impact_of
from kfdesk.engine import Game
from kfdesk.engine.abilities import Mod
from kfdesk.engine.core import number
from kfdesk.engine.decisions import Decision
from kfdesk.engine.events import StepBegan
from kfdesk.engine.keys import spendable, spendable_of_opponent, spent_themselves
from kfdesk.engine.queries import armor_left, keyword, power
from kfdesk.engine.terms import DecisionKind, Keyword, Player, other_player
from kfdesk.records import record
from kfdesk.teach.forecast import forecast, next_choice
from kfdesk.teach.hints.kinds import HintKind
from kfdesk.teach.hints.possible import Act, act_of
from kfdesk.teach.turn_end import turn_end

MOST_TRIED: Final = 24
"""So many forecasts at most are made in search of an act that stops a key."""
_USES: Final = (Act.REAP, Act.FIGHT, Act.ACTION, Act.OMNI)
MOST_TARGETS: Final = 6
"""So many of an act's first choices are tried out."""
MOST_FIGHTS: Final = 3
"""So many fights that look free are tried out."""


@record
class Chance:
    """Something that a player should not overlook now: what it is about, and the handles of the cards it names.

    `cards` are, for `THEIR_KEY`, one card with which the key can be stopped, or none where none was found; for
    `KEY_IN_REACH` the creatures that reap; for `FREE_FIGHT` the creature that attacks and the one that is attacked.
    """

    kind: HintKind
    cards: tuple[str, ...] = ()


CHANCES: Final = (HintKind.THEIR_KEY, HintKind.KEY_IN_REACH, HintKind.FREE_FIGHT)
"""The kinds of them, the most pressing first."""
Found = Iterator[Chance | None]
"""What a search has found, after each forecast that it makes: None where that one found nothing."""


def chances_sought(game: Game, viewer: int | None, wants: Callable[[HintKind], bool] = lambda _: True) -> Found:
    """Look for what is not to be overlooked at the open decision of step 3, as far as `wants` asks for it.

    The most pressing comes first, see `Chance`; one forecast is made after the other.
    Of a key of the opponent's it is said first that it is coming, and then once more with what stops it.
    """
    decision = game.decision
    if decision is None or decision.kind is not DecisionKind.MAIN or viewer not in (None, decision.player):
        return
    for kind in CHANCES:
        if wants(kind):
            yield from _SEARCHES[kind](game, viewer, decision)


def _their_key(game: Game, viewer: int | None, decision: Decision) -> Found:
    foe = other_player(decision.player)
    if not _in_reach(game, foe):
        return
    end = turn_end(game, viewer)
    if end is None or not end.forges or end.next_player is not foe:
        yield None
        return
    yield Chance(HintKind.THEIR_KEY)
    for card in _stopping(game, viewer, decision):
        if card is not None:
            yield Chance(HintKind.THEIR_KEY, (card,))
            return
        yield None


def _key_in_reach(game: Game, viewer: int | None, decision: Decision) -> Found:
    reaps = _reaping(game, viewer, decision, decision.player)
    if reaps is not None:
        yield Chance(HintKind.KEY_IN_REACH, tuple(reaps)) if reaps else None


def _free_fight(game: Game, viewer: int | None, decision: Decision) -> Found:
    for fight in _free_fights(game, viewer, decision, decision.player):
        yield None if fight is None else Chance(HintKind.FREE_FIGHT, fight)
        if fight is not None:
            return


_SEARCHES: Final[dict[HintKind, Callable[[Game, int | None, Decision], Found]]] = {
    HintKind.THEIR_KEY: _their_key,
    HintKind.KEY_IN_REACH: _key_in_reach,
    HintKind.FREE_FIGHT: _free_fight,
}


def _in_reach(game: Game, player: Player) -> bool:
    """Return whether a player may have the Æmber for a key, some of it perhaps on cards: else nothing is looked for."""
    state, core = game.state, game.core
    theirs = {card.id for card in state.cards[1:] if card.in_play and card.controller == player}
    on_cards = sum(state.cards[card].amber for card in theirs.union(spendable(core, player)))
    more = len(spent_themselves(core, player)) + spendable_of_opponent(core, player)
    return state.players[player].amber + on_cards + more >= game.key_cost(player)


# A key that is coming -----------------------------------------------------------------------------


def _stopping(game: Game, viewer: int | None, decision: Decision) -> Iterator[str | None]:
    """Yield after each forecast the card of an act after which the turn may end without the opponent's key, or None."""
    tried = 0
    for option in decision.options:
        act, card = act_of(option.key), option.card
        if card is None or not (act is Act.PLAY or act in _USES) or not _takes_amber(game, card):
            continue
        asked = next_choice(game, option.key, viewer)
        yield None
        tried += 1
        for keys in _ways(option.key, asked):
            if tried >= MOST_TRIED:
                return
            tried += 1
            yield card if _stops(game, viewer, keys) else None


def _takes_amber(game: Game, card: str) -> bool:
    """Return whether a card has to do with the opponent's Æmber or keys at all: only such are tried out."""
    definition = game.state.cards[number(card)].definition
    return impact_of(definition.id).get(EstimateKind.AMBER_CONTROL, 0.0) > 0


def _ways(key: str, asked: Decision | None) -> Iterator[tuple[str, ...]]:
    """Yield an act with each answer to the first question it asks, if it asks one."""
    if asked is None:
        yield (key,)
    elif asked.min <= 1 <= asked.max:
        yield from ((key, answer) for answer in asked.keys()[:MOST_TARGETS])


def _stops(game: Game, viewer: int | None, keys: Sequence[str]) -> bool:
    """Return whether the opponent forges no key if the turn ends after an act; False where nobody can tell."""
    end = turn_end(game, viewer, after=keys)
    return end is not None and end.ended and not end.forges and end.stop is None


# A key of one's own -------------------------------------------------------------------------------


def _reaping(game: Game, viewer: int | None, decision: Decision, player: Player) -> Sequence[str] | None:
    """Return the fewest creatures, in table order, that reap for the next key; none where it takes more than that.

    None where that is plain without a forecast.
    """
    missing = game.key_cost(player) - game.state.players[player].amber
    reapers = [option.key for option in decision.options if option.key.startswith("reap:")]
    if not 0 < missing <= len(reapers) or not _may_forge(game, player):
        return None
    keys = reapers[:missing]
    end = turn_end(game, viewer, after=keys)
    if end is None or not end.ended or not end.check:
        return ()
    return [key.partition(":")[2] for key in keys]


def _may_forge(game: Game, player: Player) -> bool:
    """Return whether nothing in the game skips steps or forbids the player to forge: what does may last until then."""
    core = game.core
    return StepBegan not in core.register.replacements and not core.has(Mod.CANNOT_FORGE, player)


# A fight for nothing ------------------------------------------------------------------------------


def _free_fights(
    game: Game, viewer: int | None, decision: Decision, player: Player
) -> Iterator[tuple[str, str] | None]:
    """Yield after each forecast a creature and the enemy that it would destroy without a scratch, or None."""
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
                is_free = _is_free(game, viewer, (option.key, f"card:c{enemy}"), player)
                yield (card, f"c{enemy}") if is_free else None


def _is_free(game: Game, viewer: int | None, keys: tuple[str, str], player: Player) -> bool:
    """Return whether a fight destroys the enemy and harms the player in nothing: neither cards nor Æmber nor keys."""
    found = forecast(game, keys, viewer)
    if found is None or found.stop is not None or found.keys != (0, 0):
        return False
    if found.amber[player] < 0 or found.amber[other_player(player)] > 0:
        return False
    mine, enemy = (key.partition(":")[2] for key in keys)
    own, theirs = found.of(mine), found.of(enemy)
    hurt = own is not None and (own.damage > 0 or own.destroyed or own.ward_lost or own.leaves_for is not None)
    others = any(fate.destroyed and fate.card != enemy for fate in found.fates)
    return theirs is not None and theirs.destroyed and not hurt and not others
