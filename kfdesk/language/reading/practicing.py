"""Instructions as they are said in clauses in which no known card says them: "you may", by somebody else, behind "and".

What a card says as an order, another one may leave open or let your opponent do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.decks import draw
from kfdesk.language.effects.flow import and_, by, may
from kfdesk.language.players import OPPONENT, Who
from kfdesk.language.reading.learning import rules_of
from kfdesk.language.reading.listening import listen
from kfdesk.language.reading.productions import Production
from kfdesk.language.reading.saying import said_or_none
from kfdesk.language.reading.trees import fields_of
from kfdesk.text.nominals import Name

_CLAUSES: tuple[Callable[[Instruction], Instruction], ...] = (
    lambda word: word,
    may,
    lambda word: and_(draw(), word),
    lambda word: may(and_(draw(), word)),
)
"""Instructions that hold another one, each of which has it said in another form."""
_CLAUSES_OF_OTHERS: tuple[Callable[[Instruction], Instruction], ...] = (
    partial(by, OPPONENT),
    lambda word: by(OPPONENT, and_(draw(), word)),
)
"""The same of what somebody else does."""


def in_other_clauses(word: Instruction, name: Name) -> Iterator[Production]:
    """Yield how an instruction is said in each form of a clause; `name` is what its card is called.

    One that itself says who does it, such as "your opponent draws a card", is let be done by nobody else.
    """
    says_who = any(isinstance(getattr(word, held), Who) for held in fields_of(word) or ())
    for clause in _CLAUSES if says_who else (*_CLAUSES, *_CLAUSES_OF_OTHERS):
        whole = clause(word)
        said = said_or_none(partial(listen, whole, this=name))
        if said is not None:
            yield from rules_of(word, whole, said, name)
