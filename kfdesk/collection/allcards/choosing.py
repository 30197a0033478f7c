"""A search changed by clicks: one value of a field taken in or out, where several values are alternatives."""

from __future__ import annotations

from collections.abc import Mapping

from kfdesk.collection.query import Query, Term, closed
from kfdesk.collection.vocabulary import Field

OPPOSITES: Mapping[str, str] = {"owned": "missing", "missing": "owned"}
"""Properties of which a card has one only: to ask for one is to ask no more for the other."""


def holds(query: Query, field: Field, value: str) -> bool:
    """Return whether a search asks for a value of a field, alone or beside others."""
    return _asking(query, field, value) is not None


def toggled(query: Query, field: Field, value: str, typed: str) -> str:
    """Return the text of a search that asks for a value of a field where this one does not, and no more where it does.

    `typed` is how the field is typed. Values of a field stand beside each other as alternatives, but for properties.
    """
    asking = _asking(query, field, value)
    if asking is not None:
        rest = tuple(one for one in asking.values if one != value)
        return _with(query, asking, _written(typed, rest) if rest else "")
    if field is Field.IS:
        other = _asking(query, field, OPPOSITES.get(value, ""))
        text = query.text if other is None else query.without(other)
        return f"{closed(text.strip())} {_written(typed, (value,))}".strip()
    beside = next((term for term in query.terms if term.field is field and not term.negated and term.op is None), None)
    if beside is None:
        return f"{closed(query.text.strip())} {_written(typed, (value,))}".strip()
    return _with(query, beside, _written(typed, (*beside.values, value)))


def _asking(query: Query, field: Field, value: str) -> Term | None:
    asked = (term for term in query.terms if term.field is field and not term.negated and term.op is None)
    return next((term for term in asked if value in term.values), None)


def _with(query: Query, term: Term, text: str) -> str:
    """Return the text of a query with another text in the place of a term, or without it."""
    if not text:
        return query.without(term)
    return f"{query.text[: term.start]}{text}{query.text[term.end :]}"


def _written(typed: str, values: tuple[str, ...]) -> str:
    return f"{typed}:{','.join(''.join(value.split()).lower() for value in values)}"
