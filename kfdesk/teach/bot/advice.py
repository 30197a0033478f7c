"""What a choice is good for, in words: found by comparing what it led to with what the other choices led to."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from kfdesk.engine import Decision, Game, House
from kfdesk.engine.keys import affords_key
from kfdesk.engine.queries import houses
from kfdesk.engine.terms import DecisionKind, Player, other_player
from kfdesk.records import record
from kfdesk.teach.bot.habits import Keys
from kfdesk.teach.bot.search import Trial
from kfdesk.teach.bot.worth import standing
from kfdesk.text.words import Words, enumerated, joined


@record
class Reason:
    """Why a choice is good: as said to the player who is advised, and as the bot says it of its own choice."""

    to_you: Words
    of_me: Words


def _same(words: Words) -> Reason:
    return Reason(words, words)


ONLY: Final = _same(Words("There is no other choice."))
UNTRIED: Final = _same(Words("There is no way to look ahead here: this is a choice by rule of thumb."))
EVEN: Final = _same(Words("No choice is clearly better: they all come out about the same."))
WINS: Final = Reason(Words("It can win the game."), Words("I can win the game with it."))
SAVES: Final = Reason(Words("Otherwise the opponent can win the game."), Words("Otherwise you can win the game."))
MORE: Final = {
    "keys": Reason(
        Words("It brings you closer to your next key: the Æmber for it is there."),
        Words("It brings me closer to my next key: the Æmber for it is there."),
    ),
    "amber": Reason(
        Words("It brings you more Æmber than the other choices."),
        Words("It brings me more Æmber than the other choices."),
    ),
    "board": Reason(
        Words("It leaves you with the stronger battleline and artifacts."),
        Words("It leaves me with the stronger battleline and artifacts."),
    ),
    "cards": Reason(
        Words("It leaves you with more cards to choose from."), Words("It leaves me with more cards to choose from.")
    ),
}
"""What one's own side gains, by the part of the standing."""
LESS: Final = {
    "keys": Reason(Words("It stops the opponent’s next key."), Words("It stops your next key.")),
    "amber": Reason(Words("It costs the opponent Æmber."), Words("It costs you Æmber.")),
    "board": Reason(
        Words("It weakens the opponent’s battleline and artifacts."),
        Words("It weakens your battleline and artifacts."),
    ),
    "cards": Reason(
        Words("It leaves the opponent with fewer cards to choose from."),
        Words("It leaves you with fewer cards to choose from."),
    ),
}
"""What the other side loses."""
STOPS: Final = Reason(
    Words("Check! The opponent can pay for a key; this stops it."),
    Words("Check! You can pay for a key; this stops it."),
)
COSTS: Final = Reason(
    Words("It weakens your own battleline and artifacts, too."),
    Words("It weakens my own battleline and artifacts, too."),
)
"""What is said besides of a choice that destroys or weakens cards of one's own in play."""
HOUSE: Final = Words("{house} offers {cards} to play and {ready} to use. {why}")
CARDS: Final = Words("{n} card", plural="{n} cards")
_LITTLE: Final = 0.4
"""A difference of less Æmber is none."""

_MUCH: Final = 1.0
"""A loss in play of less Æmber, somewhat less than a small creature, is not worth a word."""

_ENOUGH: Final = 4
"""Nothing is sure after fewer deals."""
SURE: Final = Words("Quite sure")
LIKELY: Final = Words("Likely")
UNSURE: Final = Words("Not sure")


@record
class Advice:
    """What the bot would choose, how sure it is, and why."""

    keys: Keys
    label: Words
    """What is chosen, as its buttons say it."""
    sureness: float
    """In what part of the deals that were tried the choice was the best, 0 … 1."""
    deals: int
    """So many deals of the unknown were tried; 0 where none was needed or possible."""
    reason: Words
    """As said to the player."""
    own_reason: Words
    """As the bot says it to its opponent: it tells nothing of what only the bot knows."""
    alike: bool = False
    """Whether no choice is clearly better: a great `sureness` only says then that none came out better, either."""

    @property
    def how_sure(self) -> Words:
        """The sureness in words."""
        if self.sureness >= 0.75 and self.deals >= _ENOUGH:
            return SURE
        return LIKELY if self.sureness >= 0.5 else UNSURE


def advice_on(game: Game, player: Player, keys: Keys, trials: Sequence[Trial]) -> Advice:
    """Return why `keys`, the choice of the first trial, is better than the others at the open decision."""
    decision = game.decision
    assert decision is not None
    label = label_of(decision, keys)
    others = [trial for trial in trials[1:] if trial.ends]
    if not others:  # nothing was compared
        forced = _is_forced(decision)
        reason = ONLY if forced else UNTRIED
        return Advice(keys, label, float(forced), 0, reason.to_you, reason.of_me)
    best = trials[0]
    reason = _reason(best, others)
    if reason is LESS["keys"] and affords_key(game.core, other_player(player)):
        reason = STOPS
    alike, to_you, of_me = reason is EVEN, reason.to_you, reason.of_me
    if reason not in (WINS, SAVES, EVEN) and _costs_cards(best, others, standing(game.core, player).board):
        to_you, of_me = joined((to_you, COSTS.to_you), " "), joined((of_me, COSTS.of_me), " ")
    if decision.kind is DecisionKind.HOUSE and decision.source is None:
        to_you = _of_house(game, player, keys[0], to_you)
    return Advice(keys, label, _sureness(best, others), len(best.ends), to_you, of_me, alike=alike)


def label_of(decision: Decision, keys: Keys) -> Words:
    """Return what keys of a decision are called, in the order chosen."""
    labels = {option.key: option.label for option in decision.options}
    return enumerated([labels[key] for key in keys if key in labels]) if keys[0] in labels else NOTHING


NOTHING: Final = Words("None of them")


def _is_forced(decision: Decision) -> bool:
    """Return whether there is only one choice: of several options to be put in order there are many."""
    return len(decision.options) == decision.min and (decision.min == 1 or decision.kind is not DecisionKind.ORDER)


def _sureness(best: Trial, others: Sequence[Trial]) -> float:
    """Return in what part of the deals no other choice that was tried on them came out better."""
    won = [
        all(mine >= other.worths[deal] for other in others if deal < len(other.worths))
        for deal, mine in enumerate(best.worths)
    ]
    return sum(won) / len(won)


def _reason(best: Trial, others: Sequence[Trial]) -> Reason:
    """Return the greatest difference between the best choice and the others, on the deals that both were tried on."""
    gaps: dict[str, list[float]] = {"won": [], "lost": []}
    for other in others:
        for mine, theirs in zip(best.ends, other.ends, strict=False):
            gaps["won"].append(max(mine.won, 0.0) - max(theirs.won, 0.0))
            gaps["lost"].append(max(-theirs.won, 0.0) - max(-mine.won, 0.0))
            if mine.won or theirs.won:
                continue
            for part in MORE:
                gaps.setdefault(f"+{part}", []).append(getattr(mine.mine, part) - getattr(theirs.mine, part))
                gaps.setdefault(f"-{part}", []).append(getattr(theirs.theirs, part) - getattr(mine.theirs, part))
    means = {part: fmean(gap) for part, gap in gaps.items()}
    largest = max(means, key=means.__getitem__)
    if means[largest] < _LITTLE:
        return EVEN
    if largest in ("won", "lost"):
        return WINS if largest == "won" else SAVES
    return (MORE if largest[0] == "+" else LESS)[largest[1:]]


def _costs_cards(best: Trial, others: Sequence[Trial], now: float) -> bool:
    """Return whether one's own cards in play, worth so much now, lose by the best choice, but not by the others."""
    ends = [pair for other in others for pair in zip(best.ends, other.ends, strict=False)]
    gaps = [mine.mine.board - one.mine.board for mine, one in ends]
    left = fmean(end.mine.board for end in best.ends) - now
    return bool(gaps) and max(fmean(gaps), left) <= -_MUCH


def _of_house(game: Game, player: Player, key: str, why: Words) -> Words:
    """Return what a house offers, and why it is the best one."""
    house = House(key.removeprefix("house:"))
    core = game.core
    p = core.state.players[player]
    cards = sum(house in houses(core, c) for c in p.hand)
    ready = sum(core.state.cards[c].ready and house in houses(core, c) for c in (*p.line, *p.artifacts))
    return HOUSE.filled(house=house.words, cards=CARDS.filled(n=cards), ready=CARDS.filled(n=ready), why=why)
