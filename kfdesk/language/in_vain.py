"""Whether it matters what is chosen for an ability: nobody is asked where all that follows could do nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from kfdesk.engine.abilities import Nameable, NamedValue, Pickable, Scope
from kfdesk.engine.terms import HIDDEN, CardId
from kfdesk.language.base import BaseInstruction, Target
from kfdesk.language.combined import AllOf
from kfdesk.language.effects.base import Instruction
from kfdesk.language.named_choices import Choice
from kfdesk.language.places import Pile
from kfdesk.language.sorts import Sort
from kfdesk.language.targets import Chosen, cards_left_alone, picks, speaks_of
from kfdesk.text.parts import parts

Answer = tuple[dict[Nameable, NamedValue], dict[Pickable, tuple[CardId, ...]]]
"""What is named and what is picked."""


def is_in_vain(scope: Scope, choosing: Instruction, what: Choice | Target) -> bool:
    """Return whether nothing that an ability does with what is chosen in it could do anything, whatever that is.

    What is done before with something else could make a difference to it, so that must be nothing, too. A choice of
    which the ability does not speak again, or which decides whether something is done, is made for what is not known
    here. Where it is about cards in a hand, archives or a deck it is made in any case: that nobody was asked would tell
    which cards are not there. Rule: "Out-of-play zones".
    """
    # Reading: reading/chosen-in-vain
    if what in scope.named or what in scope.picked:
        return False
    after = _done_after(scope.whole, choosing)
    concerned = [at for at, one in enumerate(after) if what in parts(one)]
    if not concerned or not _is_spoken_of_only_in(scope.whole, choosing, what, after):
        return False
    after = after[: concerned[-1] + 1]
    if any(_is_hidden(scope, node) for node in parts((what, *after))):
        return False
    return not any(_could_act(scope, after, answer) for answer in _answers(scope, what))


def _done_after(whole: object, choosing: Instruction) -> list[Instruction]:
    """Return the instructions of an ability that come after one of them."""
    joints = [node for node in parts(whole) if isinstance(node, BaseInstruction) and choosing in parts(node)]
    after = [one for joint in reversed(joints) for one in joint.done_after(choosing)]
    return [one for one in after if isinstance(one, Instruction)]


def _is_spoken_of_only_in(
    whole: object, choosing: Instruction, what: Choice | Target, after: list[Instruction]
) -> bool:
    """Return whether no other instruction speaks of what is chosen than those that come after the choice."""
    within = {id(node) for one in after for node in parts(one)}
    others = [node for node in parts(whole) if isinstance(node, BaseInstruction) and node is not choosing]
    return all(id(one) in within for one in others if speaks_of(one, what))


def _is_hidden(scope: Scope, node: object) -> bool:
    """Return whether it is a pile that not everybody may look at, with cards in it."""
    return isinstance(node, Pile) and node.zone in HIDDEN and bool(node.cards(scope, Sort.CARD))


def _answers(scope: Scope, what: Choice | Target) -> Iterator[Answer]:
    """Yield every way to make a choice; of several cards each alone, all and none."""
    if isinstance(what, Choice):
        for option in what.offered(scope):
            yield {what: what.read(option.key.partition(":")[2])}, {}
        return
    groups = what.groups if isinstance(what, AllOf) else (what,)
    for cards in product(*(_ways(scope, group) for group in groups)):
        yield {}, {**dict(zip(groups, cards, strict=True)), what: tuple(card for some in cards for card in some)}


def _ways(scope: Scope, group: Target) -> list[tuple[CardId, ...]]:
    if not isinstance(group, Chosen) or group in scope.picked:
        return [group.counted(scope)]
    found = group.candidates(scope)
    ways: list[tuple[CardId, ...]] = [(card,) for card in found] or [()]
    return ways if group.most == 1 else [*ways, found, ()]


def _could_act(scope: Scope, after: list[Instruction], answer: Answer) -> bool:
    """Return whether one of some instructions could do anything after such an answer; the scope stays as it is."""
    named, picked = answer
    before = dict(scope.named), dict(scope.picked)
    scope.named.update(named)
    scope.picked.update(picked)
    found = any(one.can_start(scope) and cards_left_alone(scope, one) is None for one in after)
    scope.named, scope.picked = before
    return found


def leave_unpicked(scope: Scope, choosing: Instruction, what: Target) -> None:
    """Let a target mean no card for the rest of the ability, so that nobody is asked for it later either.

    Which of its cards a "cannot" keeps the ability from doing anything to is recorded. Rule: "Cannot".
    """
    cards = what.candidates(scope) if isinstance(what, Chosen) else ()
    for one in parts(tuple(_done_after(scope.whole, choosing))):
        if isinstance(one, BaseInstruction) and picks(one, what):
            one.report_forbidden(scope, cards)
    for target in (what, *(what.groups if isinstance(what, AllOf) else ())):
        if isinstance(target, AllOf | Chosen):
            scope.picked.setdefault(target, ())
