"""Which words of the card language each card uses, read from the sources of the card files."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.abc import InspectLoader
from importlib.util import find_spec

from kfdesk.cards.library import card_files, drafts
from kfdesk.records import record

_CARD = "card"
"""The word that frames every card."""


@record
class Figures:
    """How far cards share their words: what a language of parts is measured by."""

    words: int
    used: int
    used_once: int
    cards: int
    cards_with_a_word_of_their_own: int


@cache
def word_uses() -> Mapping[str, tuple[str, ...]]:
    """Return for every name in the card files the ids of the cards that use it, in the order of the files."""
    found: dict[str, list[str]] = {}
    for module in card_files():
        for card, names in _cards_of(module):
            for name in sorted(names):
                found.setdefault(name, []).append(card)
    return {name: tuple(cards) for name, cards in found.items()}


def figures(words: frozenset[str]) -> Figures:
    """Return how far the cards share these words."""
    uses = {name: cards for name, cards in word_uses().items() if name in words and name != _CARD}
    alone = [cards[0] for cards in uses.values() if len(cards) == 1]
    cards = sum(len(drafts(module)) for module in card_files())
    return Figures(len(words), len(uses), len(alone), cards, len(set(alone)))


def _cards_of(module: str) -> Iterator[tuple[str, set[str]]]:
    """Yield each card of a file with the names it uses, also within the functions and constants of that file."""
    spec = find_spec(module)
    loader = spec.loader if spec is not None else None
    source = loader.get_source(module) if isinstance(loader, InspectLoader) else None
    tree = ast.parse(source or "")
    local = {name: statement for statement in tree.body for name in _defined(statement)}
    for statement in tree.body:
        for call in ast.walk(statement):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == _CARD:
                first = call.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield first.value, _names(statement, local, set())


def _defined(statement: ast.stmt) -> Iterator[str]:
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        yield statement.name
    elif isinstance(statement, ast.Assign):
        yield from (target.id for target in statement.targets if isinstance(target, ast.Name))


def _names(node: ast.AST, local: Mapping[str, ast.stmt], seen: set[str]) -> set[str]:
    found: set[str] = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load):
            found.add(part.id)
            if part.id in local and part.id not in seen:
                seen.add(part.id)
                found |= _names(local[part.id], local, seen)
    return found
