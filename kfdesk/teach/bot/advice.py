"""What a choice is good for, in words: found by comparing what it led to with what the other choices led to."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from kfdesk.engine import Decision, Game
from kfdesk.engine.terms import Player
from kfdesk.records import record
from kfdesk.teach.bot.claims import Claim, Plan, beside_others, offers, said
from kfdesk.teach.bot.habits import Keys, is_forced, is_of_turn
from kfdesk.teach.bot.search import Trial
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
BY_RULE: Final = _same(Words("This is a choice by rule of thumb."))
AT_ONCE: Final = _same(Words("Tried one step ahead, it came out best."))
COMPARED: Final = _same(Words("It came out best when the game was tried out from each choice."))
FREE: Final = Reason(Words("It came out better than ending the turn at once."), COMPARED.of_me)
# What came of looking ahead with one's own hand is not told to the opponent: it would tell what is in the hand.
EVEN: Final = Reason(Words("No choice is clearly better: they all come out about the same."), COMPARED.of_me)
WINS: Final = Reason(Words("It can win the game."), COMPARED.of_me)
SAVES: Final = Reason(Words("Otherwise the opponent can win the game."), COMPARED.of_me)
_LITTLE: Final = 0.4
"""A difference of less Æmber is none."""

_ENOUGH: Final = 8
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
    plan: Keys = ()
    """What follows if it is gone on as the reason says: keys, one decision after the other."""
    claims: tuple[Claim, ...] = ()
    """What the reason says of it."""

    @property
    def best_in(self) -> int:
        """In how many deals no other choice came out better."""
        return round(self.sureness * self.deals)

    @property
    def how_sure(self) -> Words:
        """The sureness in words."""
        if self.sureness >= 0.75 and self.deals >= _ENOUGH:
            return SURE
        return LIKELY if self.sureness >= 0.5 else UNSURE


def advice_on(
    game: Game,
    player: Player,
    keys: Keys,
    trials: Sequence[Trial],
    plan: Plan,
    claims: Sequence[Claim] = (),
    otherwise: Reason | None = None,
) -> Advice:
    """Return what is to be said of `keys`, the choice of the first trial: what it leads to, as far as that is certain.

    Where nothing is certain and nothing was compared, the reason is `otherwise`, as it is to the opponent where what is
    certain is hidden. That the game may be won by it, or
    lost without it, is said first: it was seen on a table that may be the true one.
    """
    decision = game.decision
    assert decision is not None
    label, best = label_of(decision, keys), trials[0] if trials else None
    others = [trial for trial in trials[1:] if trial.ends] if best is not None and best.ends else []
    verdict = _verdict(best, others) if best is not None and others else None
    whole = said(claims, plan)
    if whole is None:
        reason = verdict or COMPARED if others else otherwise or _untried(decision, trials)
        to_you, of_me = reason.to_you, reason.of_me
        if is_of_turn(decision) and others:
            to_you = offers(game, player, keys[0])
    else:
        to_you, of_me = whole[0], whole[1] or (COMPARED if others else otherwise or AT_ONCE).of_me
        if not claims:  # then the acts of a house are said
            to_you = beside_others(to_you, game, player, keys[0])
        if verdict in (WINS, SAVES):
            to_you = joined((verdict.to_you, to_you), " ")
    sureness = _sureness(best, others) if best is not None and others else float(is_forced(decision))
    deals = len(best.ends) if best is not None and others else 0
    return Advice(
        keys, label, sureness, deals, to_you, of_me, alike=verdict is EVEN, plan=plan.keys, claims=tuple(claims)
    )


def _untried(decision: Decision, trials: Sequence[Trial]) -> Reason:
    """Return what is said where no choice was compared with the one advised."""
    if is_forced(decision):
        return ONLY
    if len(trials) > 1 and trials[1].keys == ("end-turn",) and trials[1].ends:
        return FREE
    return AT_ONCE if trials else UNTRIED


def label_of(decision: Decision, keys: Keys) -> Words:
    """Return what keys of a decision are called, in the order chosen."""
    labels = {option.key: option.label for option in decision.options}
    return enumerated([labels[key] for key in keys if key in labels]) if keys[0] in labels else NOTHING


NOTHING: Final = Words("None of them")


def _sureness(best: Trial, others: Sequence[Trial]) -> float:
    """Return in what part of the deals no other choice that was tried on them came out better."""
    won = [
        all(mine >= other.worths[deal] for other in others if deal < len(other.worths))
        for deal, mine in enumerate(best.worths)
    ]
    return sum(won) / len(won)


def _verdict(best: Trial, others: Sequence[Trial]) -> Reason | None:
    """Return whether the choice may win the game, or another one lose it, and whether all come out alike."""
    if all(_wins(best, other) > _wins(other, best) for other in others):
        return WINS
    if not any(end.won < 0 for end in best.ends) and all(any(end.won < 0 for end in o.ends) for o in others):
        return SAVES
    pairs = [pair for other in others for pair in zip(best.ends, other.ends, strict=False)]
    parts = (
        [[*a.mine, *(-n for n in a.theirs)] for a, _ in pairs],
        [[*b.mine, *(-n for n in b.theirs)] for _, b in pairs],
    )
    gaps = [
        fmean(mine - theirs for mine, theirs in zip(ones, twos, strict=True))
        for ones, twos in zip(zip(*parts[0], strict=True), zip(*parts[1], strict=True), strict=True)
    ]
    return None if max(gaps) >= _LITTLE else EVEN


def _wins(trial: Trial, other: Trial) -> int:
    """Return in how many of the deals that both were tried on a choice won the game."""
    return sum(mine.won > 0 for mine, _ in zip(trial.ends, other.ends, strict=False))
