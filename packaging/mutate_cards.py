"""Show which parts of card definitions no test can tell apart.

Usage: python packaging/mutate_cards.py CARD|SET|SET/HOUSE ... [--texts]

A card is named by its id, a set or house file by its folder: `cc`, `cc/dis`. Of each card one thing is changed at a
time: an ability, an instruction or another argument is taken away; a number is one more or one less; FRIENDLY is ENEMY
or is not said, YOU is OPPONENT; "may", "each", a condition, a label, a zone, a duration is another one. Then the
card's own tests are run with it, and those of its set and of the rulebook that name it. What the language refuses does
not count, nor what builds the same card. Prints every change with which all tests pass, with the text that the card
has then where `--texts` is given, and exits with 1 when there was one. Such a change lacks a test, or makes no
difference on any table.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, is_dataclass
from enum import Enum
from functools import cache, cached_property, partial
from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent))

import pytest
from card_tests import CardTests, all_pass, standing_in, written_for

from kfdesk import cards
from kfdesk.cards.facts import facts
from kfdesk.cards.library import card_file, card_files, drafts
from kfdesk.engine.terms import CardType, Edition, House, Keyword
from kfdesk.language import words
from kfdesk.language.attributes import Named
from kfdesk.language.definition import CardDefinition, Draft
from kfdesk.language.players import Who
from kfdesk.language.reading.trees import nested

SHOWN = 110
"""Letters of an expression that are printed."""

STEPS = ("START", "END")
PLAYERS = ("YOU", "OPPONENT", "EACH_PLAYER")
SIDES = ("FRIENDLY", "ENEMY")
SORTS = ("CARD", "CREATURE", "ARTIFACT", "UPGRADE", "ACTION")
DESCRIPTIONS = ("a", "each", "random", "any_number", "most_powerful", "least_powerful")
"""Words that describe cards in play where nothing else is said."""
OTHER_WORDS: Mapping[str, tuple[str, ...]] = {
    "play": ("after_reap",),
    "action": ("omni",),
    "omni": ("action",),
    "destroyed": ("after_fight",),
    "before_fight": ("after_fight",),
    "after_fight": ("after_reap", "after_fight_or_reap"),
    "after_reap": ("play", "after_fight", "after_fight_or_reap"),
    "after_fight_or_reap": ("after_fight", "after_reap"),
    "before": ("after",),
    "after": ("before",),
    "each": ("a",),
    "a": ("each",),
    "any_number": ("each",),
    "random": ("a",),
    "most_powerful": ("least_powerful",),
    "least_powerful": ("most_powerful",),
    "all_of": ("one_of",),
    "one_of": ("all_of",),
    "at_least": ("exactly",),
    "at_most": ("exactly",),
    "exactly": ("at_least", "at_most"),
    "more_than": ("less_than",),
    "less_than": ("more_than",),
    "hand": ("discard_pile",),
    "deck": ("discard_pile",),
    "discard_pile": ("hand",),
    "archives": ("hand",),
    "purged": ("discard_pile",),
    "top": ("bottom",),
    "bottom": ("top",),
    "this_turn": ("until_your_turn", "for_good"),
    "until_your_turn": ("this_turn", "for_good"),
    "for_good": ("this_turn",),
    "controller_of": ("owner_of",),
    "owner_of": ("controller_of",),
    "if_you_do": ("sentences",),
    "if_you_do_not": ("if_you_do",),
}
"""What is said instead of a word that takes something."""
ALIKE: Sequence[tuple[str, ...]] = (
    PLAYERS,
    SIDES,
    STEPS,
    ("READY", "EXHAUSTED"),
    ("STUNNED", "WARDED", "ENRAGED"),
    ("ON_FLANK", "CENTER"),
    ("HIGHEST_POWER", "LOWEST_POWER"),
    ("NONE", "SOME"),
    ("EVEN", "ODD"),
    ("HALF", "HALF_UP"),
    ("ARCHIVES", "HAND", "DECK_TOP", "DECK_BOTTOM"),
    ("FLANK", "ANYWHERE"),
    ("HAUNTED", "OVERWHELMED"),
)
"""Words that take nothing, each of which is said instead of the others; those of an enum are found by their type."""
ONE_OTHER = (House, Keyword)
"""Enums of which one other value stands for all: the others differ in nothing that a definition could confuse."""
GROUPING = (*DESCRIPTIONS, "up_to", "all_of", "one_of", "choose", "most_powerful")
"""Words that say which cards are meant, but not what is done to them."""
OF_CREATURES = frozenset(
    {
        *(
            "gains",
            "gets",
            "has",
            "loses",
            "deal",
            "heal",
            "fully_heal",
            "capture",
            "exalt",
            "stun",
            "ward",
            "enrage",
            "double_counters",
        ),
        *("unstun", "unward", "put_counters", "move_counters", "remove_counters", "move_amber", "move_to", "swap"),
        *("fight_with", "reap_with", "fights", "reaps", "captures", "is_damaged", "move_damage", "neighbors_of"),
        *("power_of", "armor_of", "damage_on", "belongs_to", "lose_armor", "considered", "amber_on", "counters_on"),
    }
)
"""What is done to creatures, or asked of them, so that nothing depends on whether other cards are meant, too."""
ONLY_CREATURES = frozenset(
    {
        *("NEIGHBORING", "neighbor_of", "ON_FLANK", "CENTER", "STUNNED", "WARDED", "ENRAGED", "DAMAGED", "TOKEN"),
        *("named", "power", "HIGHEST_POWER", "LOWEST_POWER", "most_powerful", "least_powerful", "between", "on_the"),
    }
)
"""What is said of creatures only."""
OF_A_PLAYER = frozenset({"plays", "permits", "cannot", "discards", "draws", "uses", "search", "toll", "attaches"})
"""What a player does with cards, so that nothing depends on whether these are friendly and how many are meant."""
FOR_ONE = frozenset({"steal", "capture", "key_forged", "choose", "forge", "take_turn"})
"""What nobody would mistake for something that each player does."""
UNWRAPPED = ("may", "if_", "while_", "not_", "for_each", "repeat", "this_turn", "until_your_turn", "for_good")
"""Words that are left out so that only what they speak of remains, their first argument or that behind a condition."""
COMPARED: Mapping[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ONLY_SAID = ("printed", "sort", "grafted", "cannot_gain")
"""Arguments that say what would be so without them."""
WORDING = ("worded", "opposite", "add_to", "describe", "described", "has", "has_not", "narrow", "size", "aims")
"""Methods of a card's own words that say something and do nothing."""


@dataclass(frozen=True, slots=True)
class Change:
    """Something else in one place of a tree: `old`, a part of a list or one thing, is `new`."""

    owner: ast.AST
    field: str
    place: slice | None
    """Where in the list; None where the field holds one thing."""
    new: list[Any]
    said: str

    @contextmanager
    def made(self) -> Iterator[None]:
        """Make the change for as long as the context lasts."""
        held = getattr(self.owner, self.field)
        if self.place is None:
            setattr(self.owner, self.field, self.new[0])
        else:
            setattr(self.owner, self.field, [*held[: self.place.start], *self.new, *held[self.place.stop :]])
        try:
            yield
        finally:
            setattr(self.owner, self.field, held)


class Source:
    """The statements of a card file that make one card, to be changed and run again beside the file."""

    def __init__(self, id_: str) -> None:
        self.id = id_
        self.module = import_module(card_file(id_))
        statements = _statements(self.module.__name__)
        self.constant = next(name for name, node in statements.items() if _card_of(node) == id_)
        needed = _needed(self.constant, statements)
        self.pieces = [node for name, node in statements.items() if name in needed]

    def built(self) -> tuple[Draft, str] | None:
        """Return the card as the statements make it now, and what it says; None where the language refuses it."""
        space = {**vars(self.module), "__name__": cards.__name__}  # registered where no card file is
        body = ast.fix_missing_locations(ast.Module(list(self.pieces), []))
        try:
            exec(compile(body, self.id, "exec"), space)
            draft = space[self.constant]
            assert isinstance(draft, Draft)
            cards_made = [CardDefinition(facts()[written], draft) for written in written_for(self.id)]
            texts = dict.fromkeys(made.under(edition).text("en") for made in cards_made for edition in Edition)
        except Exception:  # a word that is said wrongly may fail in any way; that is how the language refuses it
            return None
        return draft, "\n".join(texts)

    def changes(self) -> Iterator[Change]:
        """Yield every change of the card, one place after the other."""
        for piece in self.pieces:
            known = {name: value for name, value in vars(self.module).items() if name not in _locals(piece)}
            for place in _places(piece):
                for new in _instead(place, known, self.traits):
                    yield Change(place.owner, place.field, place.at, [new], place.said(new))
                if isinstance(place.node, ast.Call):
                    yield from _other_arguments(place.node, known)
                if isinstance(place.node, ast.Tuple):
                    for at, part in enumerate(place.node.elts):
                        said = f"{_shown(place.node)} without {_shown(part)}"
                        yield Change(place.node, "elts", slice(at, at + 1), [], said)

    def is_in_class(self, change: Change) -> bool:
        """Return whether a change is one of what a word of the card's own does, which neither form nor text show."""
        classes = (piece for piece in self.pieces if isinstance(piece, ast.ClassDef))
        return any(node is change.owner for piece in classes for node in ast.walk(piece))

    @cached_property
    def traits(self) -> frozenset[str] | None:
        """The traits of a creature, which "another" may mean; None of another card, which it cannot."""
        known = facts()[self.id]
        return frozenset(known.traits) if known.type is CardType.CREATURE else None


@cache
def _statements(module: str) -> Mapping[str, ast.stmt]:
    """Return what a card file defines, by name, in its order."""
    tree = ast.parse(inspect.getsource(import_module(module)))
    found: dict[str, ast.stmt] = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = node
        elif isinstance(node, ast.Assign):
            found |= {target.id: node for target in node.targets if isinstance(target, ast.Name)}
    return found


def _card_of(node: ast.stmt) -> str | None:
    """Return the id of the card that a statement defines."""
    match node:
        case ast.Assign(value=ast.Call(func=ast.Name("card"), args=[ast.Constant(str(id_)), *_])):
            return id_
    return None


def _needed(name: str, statements: Mapping[str, ast.stmt]) -> set[str]:
    """Return the names of the statements that one needs, with its own."""
    found: set[str] = set()
    todo = [name]
    while todo:
        name = todo.pop()
        if name in statements and name not in found:
            found.add(name)
            todo += [part.id for part in ast.walk(statements[name]) if isinstance(part, ast.Name)]
    return found


def _locals(piece: ast.stmt) -> set[str]:
    """Return the names that a function or a class gives itself, which are no words of the language."""
    if isinstance(piece, ast.Assign):
        return set()
    given = {part.id for part in ast.walk(piece) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)}
    return given | {part.arg for part in ast.walk(piece) if isinstance(part, ast.arg)}


@dataclass(frozen=True, slots=True)
class Place:
    """Where an expression stands."""

    owner: ast.AST
    field: str
    at: slice | None
    node: ast.expr
    use: str
    """The word that does something with it, or asks something of it."""
    is_in_play: bool
    """Whether the card itself is in play then, so that "another" may leave it out."""

    def said(self, new: ast.expr) -> str:
        """Return what is changed when something else stands here."""
        near = f" in {_shown(self.owner)}" if isinstance(self.owner, ast.Call | ast.keyword | ast.Tuple) else ""
        return f"{_shown(self.node)} -> {_shown(new)}{near}"


def _places(
    node: ast.AST, use: str = "", uses: Mapping[str, str] | None = None, *, is_in_play: bool = True
) -> Iterator[Place]:
    """Yield the place of every expression of a statement that does something."""
    match node:
        case ast.Call(func=ast.Name("fate" | "scrap")):
            is_in_play = False
        case ast.FunctionDef():
            uses = _uses(node)
        case ast.Call(func=ast.Name(name)) if name not in GROUPING:
            use = name
        case ast.Assign(targets=[ast.Name(name)]):
            use = (uses or {}).get(name, "")
    for field, held in ast.iter_fields(node):
        if field in ("decorator_list", "annotation", "returns", "bases", "targets", "func"):
            continue
        for at, child in enumerate(held) if isinstance(held, list) else ((None, held),):
            if not isinstance(child, ast.AST) or _only_says(child):
                continue
            if isinstance(child, ast.expr):
                yield Place(node, field, None if at is None else slice(at, at + 1), child, use, is_in_play)
            yield from _places(child, use, uses, is_in_play=is_in_play)


def _uses(function: ast.FunctionDef) -> Mapping[str, str]:
    """Return for each variable of a function the first word that takes it."""
    found: dict[str, str] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id not in GROUPING:
            for part in (part for arg in node.args for part in _grouped(arg)):
                found.setdefault(part, node.func.id)
    return found


def _grouped(node: ast.expr) -> Iterator[str]:
    """Yield the variables of an argument, also where it is a group of them."""
    match node:
        case ast.Name(name):
            yield name
        case ast.Call(func=ast.Name(name), args=args) if name in GROUPING:
            for arg in args:
                yield from _grouped(arg)


def _only_says(node: ast.AST) -> bool:
    """Return whether a part of a card's own word is there for its text only."""
    match node:
        case ast.FunctionDef(name=name):
            return name in WORDING
        case ast.Expr(value=ast.Constant()) | ast.Call(func=ast.Name("Phrase" | "Frame" | "fixed")):
            return True
        case ast.Assign(targets=[ast.Name("phrase" | "add_to")]):
            return True
    return False


def _shown(node: ast.AST) -> str:
    return textwrap.shorten(ast.unparse(node), SHOWN, placeholder="…")


def _named(name: str) -> ast.Name:
    return ast.Name(name, ast.Load())


def _called(name: str, *arguments: ast.expr) -> ast.Call:
    return ast.Call(_named(name), list(arguments), [])


def _instead(place: Place, known: Mapping[str, Any], traits: frozenset[str] | None) -> Iterator[ast.expr]:
    """Yield what else may stand in a place on a creature of these traits, or on a card of another type."""
    if isinstance(place.owner, ast.keyword) and place.owner.arg in ONLY_SAID:
        return
    match place.node:
        case ast.UnaryOp(ast.USub(), ast.Constant(int(n))):
            yield from (ast.UnaryOp(ast.USub(), ast.Constant(m)) for m in (n + 1, n - 1) if m)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.Constant(bool(on)):
            yield ast.Constant(not on)
        case ast.Constant(int(n)):
            yield from (ast.Constant(m) for m in (n + 1, n - 1) if m >= 0)
        case ast.Compare(left, [op], right):
            yield ast.Compare(left, [COMPARED[type(op)]()], right)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.And() if isinstance(op, ast.Or) else ast.Or(), values)
        case ast.Name(name) if name in known:
            if name not in SORTS or not (place.use == "those" or _can_only_be_creatures(place, known)):
                yield from map(_named, _other_names(name, known[name]))
        case ast.Call(func=ast.Name(name)) as call if name in known:
            yield from _other_calls(call, name)
            if name in DESCRIPTIONS and place.use not in OF_A_PLAYER:
                traits = traits if place.is_in_play else None
                yield from _other_descriptions(call, name, traits, known)


def _can_only_be_creatures(place: Place, known: Mapping[str, Any]) -> bool:
    """Return whether a sort is that of a description which fits creatures only, or which is used as if it did."""
    said = {part.id for part in ast.walk(place.owner) if isinstance(part, ast.Name)}
    traits = {getattr(words, name) for name in said if name.isupper() and hasattr(words, name)} & _creatures_traits()
    names = any(isinstance(known.get(name), Named) for name in said)
    return place.use in OF_CREATURES or names or bool(traits) or not said.isdisjoint(ONLY_CREATURES)


@cache
def _creatures_traits() -> frozenset[str]:
    """Return the traits that no card has that is not a creature."""
    traits = [(trait, fact.type) for fact in facts().values() for trait in fact.traits]
    of_creatures = (CardType.CREATURE, CardType.TOKEN_CREATURE)
    return frozenset(trait for trait, _ in traits) - {trait for trait, type_ in traits if type_ not in of_creatures}


def _other_names(name: str, value: object) -> Iterator[str]:
    """Yield the words that may stand instead of one that takes nothing."""
    for group in ALIKE:
        if name in group:
            yield from (other for other in group if other != name)
    if name == "ACTIVE_PLAYER":
        yield from PLAYERS
    elif name in SORTS:
        yield "CREATURE" if name == "CARD" else "CARD"
    elif isinstance(value, Enum) and name not in STEPS:
        of_its_kind = [n for n, v in _enum_words() if type(v) is type(value)]
        if name in of_its_kind:
            at = of_its_kind.index(name)
            others = [*of_its_kind[at + 1 :], *of_its_kind[:at]]
            yield from others[:1] if isinstance(value, ONE_OTHER) else others


@cache
def _enum_words() -> tuple[tuple[str, Enum], ...]:
    return tuple((name, value) for name, value in vars(words).items() if isinstance(value, Enum) and name.isupper())


def _other_calls(call: ast.Call, name: str) -> Iterator[ast.expr]:
    """Yield what may stand instead of a word with what it takes."""
    args, keywords = call.args, call.keywords
    for other in () if name in DESCRIPTIONS else OTHER_WORDS.get(name, ()):
        yield ast.Call(_named(other), args, keywords)
    if name in UNWRAPPED and args:
        inner = args[1:2] if name in ("if_", "while_") else args[:1]
        if name == "while_" and len(args) > 2:
            inner = [_called("together", *args[1:])]
        yield from inner
    if name in ("if_", "while_"):
        yield ast.Call(call.func, [_negated(args[0]), *args[1:]], keywords)
    if name == "with_trait" and isinstance(args[0], ast.Name) and args[0].id.isupper():
        yield _called("with_trait", _named("HORSEMAN" if args[0].id != "HORSEMAN" else "GIANT"))
    if name == "up_to" and len(args) > 1:
        yield ast.Call(_named("a"), args[1:], [*keywords, ast.keyword("n", args[0])])


def _other_descriptions(
    call: ast.Call, name: str, traits: frozenset[str] | None, known: Mapping[str, Any]
) -> Iterator[ast.expr]:
    """Yield what may stand instead of a description of cards: more or fewer of them, of one side, or without itself."""
    args, keywords = call.args, call.keywords
    counted = next((k.value for k in keywords if k.arg == "n"), None)
    uncounted = [k for k in keywords if k.arg != "n"]
    for other in OTHER_WORDS.get(name, ()):
        yield ast.Call(_named(other), args, uncounted if other == "each" else keywords)
    if name == "a" and counted is not None:
        yield ast.Call(_named("up_to"), [counted, *args], uncounted)
    elif name == "a":
        yield ast.Call(call.func, args, [*keywords, ast.keyword("n", ast.Constant(2))])
    if any(k.arg == "in_" for k in keywords):
        return
    said = {ast.unparse(arg) for arg in args}
    has_side = any(part.startswith(("neighbor_of", "controlled_by")) for part in said)
    more = [*(SIDES if said.isdisjoint({*SIDES, "NEIGHBORING"}) and not has_side else ())]
    if traits is not None and not any(_leaves_out_itself(part, traits, known) for part in said):
        more.append("OTHER")
    for predicate in more:
        yield ast.Call(call.func, [*args, _named(predicate)], keywords)


def _leaves_out_itself(said: str, traits: frozenset[str], known: Mapping[str, Any]) -> bool:
    """Return whether no creature of these traits is meant itself where that is said of the cards."""
    if said in ("OTHER", "NEIGHBORING", "ENEMY", "TOKEN") or said.startswith("named("):
        return True
    wanted = re.fullmatch(r"(not_\()?with_trait\(([A-Z]+)\)\)?", said)
    if wanted is not None:
        return (known.get(wanted[2]) in traits) is bool(wanted[1])
    return isinstance(known.get(said), Named)


def _negated(node: ast.expr) -> ast.expr:
    """Return the opposite of a condition or of what is said of a card."""
    match node:
        case ast.Call(func=ast.Name("not_"), args=[inner]):
            return inner
    return _called("not_", node)


def _other_arguments(call: ast.Call, known: Mapping[str, Any]) -> Iterator[Change]:
    """Yield a call with one argument less, with one turned around or made optional, or with another player."""
    shown = _shown(call)
    parameters = _parameters(call, known)
    for at, (arg, parameter) in enumerate(zip_longest(call.args, parameters[: len(call.args)])):
        place = slice(at, at + 1)
        if _can_be_left_out(arg, parameter, at == len(call.args) - 1):
            yield Change(call, "args", place, [], f"{shown} without {_shown(arg)}")
        kind = str(parameter.annotation) if parameter is not None else ""
        if isinstance(arg, ast.Starred):
            continue
        if "Instruction" in kind and not _shown(arg).startswith("may("):
            yield Change(call, "args", place, [_called("may", arg)], f"{_shown(arg)} -> may(…) in {shown}")
        if kind.startswith("Predicate") and ast.unparse(arg) not in (*SIDES, "OTHER"):
            yield Change(call, "args", place, [_negated(arg)], f"{_shown(arg)} -> not_(…) in {shown}")
    for at, keyword in enumerate(call.keywords):
        if keyword.arg not in ONLY_SAID:
            yield Change(call, "keywords", slice(at, at + 1), [], f"{shown} without {_shown(keyword)}")
    end = slice(len(call.keywords), None)
    given = {keyword.arg for keyword in call.keywords}
    for parameter in parameters[len(call.args) :]:
        if parameter is not None and isinstance(parameter.default, Who) and parameter.name not in given:
            for name in PLAYERS[:2] if ast.unparse(call.func) in FOR_ONE else PLAYERS:
                if getattr(words, name) is not parameter.default:
                    keyword = ast.keyword(parameter.name, _named(name))
                    yield Change(call, "keywords", end, [keyword], f"{shown} with {_shown(keyword)}")


def _parameters(call: ast.Call, known: Mapping[str, Any]) -> list[inspect.Parameter | None]:
    """Return which parameter each argument fills, and then those that no positional argument does."""
    word = known.get(call.func.id) if isinstance(call.func, ast.Name) else None
    if not callable(word):
        return [None] * len(call.args)
    todo = list(inspect.signature(word).parameters.values())
    found: list[inspect.Parameter | None] = []
    for _ in call.args:
        found.append(todo[0] if todo else None)
        if todo and todo[0].kind is not inspect.Parameter.VAR_POSITIONAL:
            del todo[0]
    return [*found, *todo]


def _can_be_left_out(arg: ast.expr, parameter: inspect.Parameter | None, is_last: bool) -> bool:
    """Return whether a word says something without an argument that is more than wording, such as a choice of cards."""
    match arg:
        case ast.Constant() | ast.Call(func=ast.Name("choose")):
            return False
        case ast.Name("CARD" | "CREATURE"):
            return False
    if parameter is None or parameter.kind is parameter.VAR_POSITIONAL:
        return True
    return parameter.default is not parameter.empty and is_last


def form(value: object) -> Hashable:
    """Return a card as nested tuples, equal for cards that are built alike and mention the same things again."""
    return nested(value, again=is_dataclass)


def survivors(id_: str, passes: Callable[[], bool]) -> Iterator[tuple[Change, str | None]]:
    """Yield every change of a card, with the card's text where `passes` still holds; without one where it does not."""
    source = Source(id_)
    assert passes(), f"the tests of {id_} fail as it is"
    as_it_is = source.built()
    assert as_it_is is not None, f"{id_} cannot be built anew"
    forms: set[Hashable] = {form(as_it_is[0])}
    for change in source.changes():
        with change.made():
            built = source.built()
        if built is None:
            continue
        draft, said = built
        unseen = {change.said} if source.is_in_class(change) else {form(draft), said}
        if not unseen.isdisjoint(forms):
            continue
        forms |= unseen
        with standing_in(draft):
            survived = passes()
        yield change, said if survived else None


class Runner:
    """Tries every change of every card."""

    def __init__(self, *, texts: bool) -> None:
        self.texts = texts
        self.tried = self.survived = 0

    def __call__(self, id_: str, tests: Sequence[pytest.Item]) -> None:
        """Try every change of a card by these tests and print those with which all of them pass."""
        if not tests or not all_pass(tests):
            self.survived += 1
            print(f"{id_}: {'its tests fail as it is' if tests else 'there is no test'}", flush=True)
            return
        for change, text in survivors(id_, partial(all_pass, tests)):
            self.tried += 1
            if text is not None:
                self.survived += 1
                print(f"{id_}: {change.said}" + (f"\n    {text!r}" if self.texts else ""), flush=True)


def cards_of(name: str) -> list[str]:
    """Return the cards that a name means: a card's id, a set's folder, or a house file in one; raises `SystemExit`."""
    if name in facts():
        return [name]
    module = f"kfdesk.cards.{name.replace('/', '.')}"
    files = [file for file in card_files() if file == module or file.startswith(f"{module}.")]
    if not files:
        raise SystemExit(f"neither a card nor a folder of cards: {name}")
    return [id_ for file in files for id_ in drafts(file)]


def main() -> int:
    """Change the cards that are named and report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="+", metavar="CARD|SET|SET/HOUSE")
    parser.add_argument("--texts", action="store_true", help="print what each changed card says")
    asked = parser.parse_args()
    ids = [id_ for name in asked.names for id_ in cards_of(name)]
    runner = Runner(texts=asked.texts)
    code = CardTests(ids, runner).run()
    print(f"{runner.tried} changes of {len(ids)} cards, {runner.survived} of them pass all tests")
    return code or (1 if runner.survived else 0)


if __name__ == "__main__":
    sys.exit(main())
