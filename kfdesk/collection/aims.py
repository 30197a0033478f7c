"""How much and how many a card's definition speaks of, estimated where only the game could tell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from kfdesk.language import amounts as am
from kfdesk.language import filters as fi
from kfdesk.language import kinds as ki
from kfdesk.language.groups import EachNeighborOf, EachOfThose
from kfdesk.language.picks import AllOf, FoughtByThis, FromDiscard, It, OneOf, Those, TopOfDeck
from kfdesk.language.targets import IN_PLAY, Chosen, Each, EventCard, Group, Sort

COUNTED = 2.0
"""How many things there are taken to be of what a text counts, and of "each …" but for wipes."""

_BROAD = (
    fi.Enemy,
    fi.Friendly,
    fi.Other,
    fi.OtherThan,
    fi.OnFlank,
    fi.NotOnFlank,
    fi.Undamaged,
    fi.PowerAtMost,
    fi.PowerAtLeast,
    fi.MostPowerful,
    fi.LeastPowerful,
    fi.NeighborOf,
    fi.Neighboring,
    ki.OfAnyPlayer,
    ki.FromPlay,
)
"""Descriptions that about any creature may fit; all others are narrow."""


class Aim(NamedTuple):
    """Cards in play that something is done to: their sort, how many, whether each there is, and how sure that is."""

    sort: Sort
    number: float = 1.0
    every: bool = False
    narrow: bool = False
    share: float = 1.0


def amount(n: Any) -> float:
    """Return a number of a definition: as printed, or an estimate."""
    match n:
        case int() | float():
            return float(n)
        case am.Fixed(n=printed):
            return float(printed)
        case am.PerEach(n=per, of=of):
            return per * counted(of)
    return COUNTED


def counted(of: Any) -> float:
    """Return how many things a "for each" is taken to find: one forged key, two of everything else."""
    return 1.0 if isinstance(of, am.ForgedKeys) else COUNTED


def size(target: Any) -> float:
    """Return how many cards a target is taken to mean."""
    match target:
        case AllOf(groups=groups):
            return sum(size(group) for group in groups)
        case It(target=meant):
            return size(meant)
        case Each() | EachNeighborOf():
            return COUNTED
        case Chosen(most=most):
            return COUNTED if most is None else float(most)
    return 1.0


def aims(target: Any) -> Iterator[Aim]:
    """Yield the cards in play that a target means, those of your own side and the card itself left out."""
    match target:
        case AllOf(groups=groups):
            for group in groups:
                yield from aims(group)
        case OneOf(groups=groups):
            for group in groups:
                for aim in aims(group):
                    yield aim._replace(share=aim.share / len(groups), number=aim.number * (target.most or COUNTED))
        case It(target=meant):
            yield from aims(meant)
        case EachOfThose() | Those() | FromDiscard() | TopOfDeck():
            return
        case EachNeighborOf():
            yield Aim(Sort.CREATURE, COUNTED)
        case EventCard(sort=sort):
            yield Aim(sort)
        case FoughtByThis():
            yield Aim(Sort.CREATURE)
        case Group():
            yield from _group(target)


def _group(group: Group) -> Iterator[Aim]:
    if group.place is not IN_PLAY or any(isinstance(f, fi.Friendly | ki.YouPlay) for f in group.filters):
        return
    narrow = any(not isinstance(f, _BROAD) for f in group.filters)
    if group.sort in (Sort.CREATURE, Sort.ARTIFACT):
        yield Aim(group.sort, size(group), isinstance(group, Each), narrow)
    elif group.sort is Sort.CARD:
        for sort in (Sort.CREATURE, Sort.ARTIFACT):
            yield Aim(sort, size(group), isinstance(group, Each), narrow, 0.5)
