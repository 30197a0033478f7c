"""No two words are one idea: they build different nodes, and no two classes of nodes behave alike."""

from __future__ import annotations

import inspect
from collections import defaultdict
from collections.abc import Hashable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from types import CodeType, FunctionType
from typing import Any

from kfdesk.cards import library
from kfdesk.language import words as index
from kfdesk.language.base import Node
from kfdesk.language.index import words
from tests.language.nodes import node_classes
from tests.language.variations import variations

SAME_NODES: dict[frozenset[str], str] = {}
"""Words that build the same node from sample arguments, with the reason why both are there."""

SAME_CONDUCT: dict[frozenset[str], str] = {
    frozenset({"OfCards", "PiecesOn", "ValueOf"}): "families, not words",
    frozenset({"InOrder", "Sentences"}): "the family and its member that is said in sentences; AndAlso says one",
    frozenset({"ByCard", "Fighting"}): "both ask who the other card is, of damage and of a fight",
}
"""Classes of nodes that behave alike and differ in wording only, with the reason why both are there.

`Deed` (what a player does, of which rules speak: REAP) and `Label` (the bold words before an ability: AFTER_REAP) stay
two enums: "Before Fight:" and "After Fight:" belong to one deed, "Omni:" to none, and most deeds have no label.
"""

WORDING = frozenset(
    {
        *("about", "aims", "any_one", "asked", "attributes", "amount", "belongs_to_you", "describe", "described"),
        *("during", "estimate", "given", "has", "has_not", "most", "narrow", "narrower", "neighbors", "noun", "number"),
        *("opposite", "outright", "phrase", "rare", "said_of", "said_of_one", "shares", "size", "so_many", "worded"),
        *("behind", "one_asked_for", "says_who", "tokens", "value", "add_to", "within", "words_for", "yours"),
    }
)
"""Methods that word or estimate a node; all others are its conduct."""


def _shape(value: object) -> Hashable:
    """Return a node as nested tuples, in which nodes that are equal but not the same are equal."""
    if isinstance(value, tuple):
        return tuple(_shape(item) for item in value)
    if is_dataclass(value) and not isinstance(value, type):
        return (type(value).__name__, *(_shape(getattr(value, field.name)) for field in fields(value)))
    return repr(value)


def _made() -> Iterator[tuple[str, Node]]:
    library()  # so that names of cards can be said
    for word in words():
        value = getattr(index, word.name, None)
        maker = getattr(value, "__wrapped__", value)
        if isinstance(value, Node):
            yield word.name, value
        elif isinstance(maker, FunctionType):
            yield from ((word.name, made) for _, made in variations(maker) if isinstance(made, Node))


def test_no_two_words_build_the_same_node() -> None:
    found: dict[Hashable, set[str]] = defaultdict(set)
    for name, node in _made():
        found[_shape(node)].add(name)
    doubled = {frozenset(names) for names in found.values() if len(names) > 1}
    assert doubled == set(SAME_NODES)


def _code(code: CodeType) -> Hashable:
    """Return what a function does, whatever it is called and wherever it stands."""
    consts = tuple(_code(c) if isinstance(c, CodeType) else c for c in code.co_consts if not isinstance(c, str))
    return code.co_code, consts, code.co_names, code.co_varnames[: code.co_argcount]


def _names(code: CodeType) -> Iterator[str]:
    """Yield the names that a function uses, also in what is defined within it."""
    yield from code.co_names
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from _names(const)


def _conduct(kind: type[Node]) -> tuple[Hashable, ...]:
    """Return what a class of nodes does, inherited or not: its methods, what of its own these call, its constants."""
    found: dict[str, Any] = {}
    for base in reversed(kind.__mro__):
        found.update({name: value for name, value in vars(base).items() if not name.startswith("__")})
    functions = {
        name: value.fget if isinstance(value, property) else value
        for name, value in found.items()
        if inspect.isfunction(value) or isinstance(value, property)
    }
    todo = [name for name in functions if not name.startswith("_") and name not in WORDING]
    done: dict[str, Hashable] = {}
    while todo:
        name = todo.pop()
        function = functions.get(name)
        if name not in done and isinstance(function, FunctionType):
            done[name] = _code(function.__code__)
            todo += [called for called in _names(function.__code__) if called.startswith("_") or called == "amount"]
    constants = {n: repr(v) for n, v in found.items() if isinstance(v, Enum | bool | tuple) and n not in WORDING}
    held = tuple(str(field.type) for field in fields(kind)) if is_dataclass(kind) else ()
    return tuple(sorted(done.items())), tuple(sorted(constants.items())), held


def test_no_two_classes_of_nodes_behave_alike() -> None:
    found: dict[Hashable, set[str]] = defaultdict(set)
    for kind in node_classes():
        found[_conduct(kind)].add(kind.__name__)
    alike = {frozenset(names) for names in found.values() if len(names) > 1}
    assert alike - set(SAME_CONDUCT) == set(), "make them one, or give the reason"
    assert set(SAME_CONDUCT) - alike == set(), "these differ now"


def test_words_that_are_alike_would_be_found() -> None:
    assert _shape(index.a(index.CREATURE)) == _shape(index.a(index.CREATURE))
    assert _shape(index.a(index.CREATURE)) != _shape(index.a(index.CREATURE, n=2))
