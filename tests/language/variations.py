"""What a word makes of every argument that it admits."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from itertools import product
from types import FunctionType

from kfdesk.language import words as w
from kfdesk.language.players import Who
from kfdesk.language.samples import said

PLAYERS: tuple[Who, ...] = (w.YOU, w.OPPONENT, w.EACH_PLAYER)


def variations(word: FunctionType) -> Iterator[tuple[dict[str, object], object]]:
    """Yield what a word makes of every player, sort, range and number that it admits, with the arguments chosen."""
    choices: dict[str, tuple[object, ...]] = {}
    for parameter in inspect.signature(word).parameters.values():
        annotation = str(parameter.annotation)
        if parameter.name == "printed":
            choices[parameter.name] = (w.YOU,)
        elif parameter.name == "under" or (word in (w.take_control, w.choose) and parameter.name == "by"):
            choices[parameter.name] = (w.YOU, w.OPPONENT)
        elif annotation in ("Who", "Who | None"):
            choices[parameter.name] = PLAYERS
        elif annotation == "Sort":
            choices[parameter.name] = (w.CARD, w.CREATURE, w.ARTIFACT, w.UPGRADE, w.ACTION)
        elif annotation == "Range":
            choices[parameter.name] = (w.at_least(3), w.at_most(3), w.exactly(1), w.NONE, w.SOME)
        elif annotation in ("int", "int | Quantity"):
            choices[parameter.name] = (1, 2)
    for values in product(*choices.values()):
        chosen = dict(zip(choices, values, strict=True))
        yield chosen, said(word, **chosen)
