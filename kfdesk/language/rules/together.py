"""Several rules in one sentence, and rules under a condition."""

from __future__ import annotations

from kfdesk.engine.abilities import Ability
from kfdesk.language.base import Rule
from kfdesk.language.conditions import Condition
from kfdesk.language.rules.conditional import While, under_condition
from kfdesk.language.targets import Target
from kfdesk.records import entity
from kfdesk.text.joining import WHILE, WHILE_LATER, And
from kfdesk.text.nominals import Recalling
from kfdesk.text.speech import Piece, Sayable, Spoken

__all__ = [
    "Together",
    "together",
    "while_",
]


@entity
class Together(Rule):
    """Rules printed as one sentence: "gets … and gains …". Unfolded by the definition."""

    items: tuple[Ability, ...]

    def spoken(self) -> Piece:
        conditions = {item.condition for item in self.items if isinstance(item, While)}
        if len(conditions) == 1 and all(isinstance(item, While) for item in self.items):
            bare = Together(tuple(item.rule for item in self.items if isinstance(item, While)))
            return bare.under(conditions.pop())
        said: list[Sayable] = []
        for item in self.items:
            assert isinstance(item, Spoken)
            said.append(item)
        return And(tuple(said))

    def under(self, condition: Sayable) -> Piece:
        subject = getattr(self.items[0], "target", None)
        if not isinstance(subject, Target):
            return WHILE.of(condition=condition, effect=self)
        return WHILE_LATER.of(effect=self, condition=Recalling(condition, (subject,), near=True))


AnyAbility = Ability | Together


def unfolded(*rules: AnyAbility) -> tuple[Ability, ...]:
    """Return single rules, those that stand in one sentence one by one."""
    return tuple(item for rule in rules for item in (rule.items if isinstance(rule, Together) else (rule,)))


def together(*rules: AnyAbility) -> Together:
    """Several rules of one subject in one sentence."""
    return Together(unfolded(*rules))


def while_(condition: Condition, *rules: AnyAbility) -> AnyAbility:
    """While the condition holds, so do the rules: changes, what answers events, what replaces them."""
    under = tuple(under_condition(condition, rule) for rule in unfolded(*rules))
    return under[0] if len(under) == 1 else Together(under)
