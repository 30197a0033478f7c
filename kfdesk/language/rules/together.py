"""Several rules in one sentence, and rules under a condition."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from kfdesk.engine.abilities import Ability, Scope
from kfdesk.language.amounts import Number, PerEach
from kfdesk.language.base import Rule, Target, while_first
from kfdesk.language.conditions import Condition, checked
from kfdesk.language.descriptions import Each
from kfdesk.language.estimates import DeckEstimate, EstimateContext
from kfdesk.language.rules.conditional import While, under_condition
from kfdesk.records import entity
from kfdesk.text.adverbials import PerLanguage
from kfdesk.text.joining import And, Listed
from kfdesk.text.parts_of_speech import PLURAL
from kfdesk.text.phrases import Phrase
from kfdesk.text.wording import Fragment, Wordable, Worded

__all__ = ["Together", "together", "while_"]


@entity
class Together(Rule):
    """Rules printed as one sentence: "gets … and gains …". Unfolded by the definition."""

    items: tuple[Ability, ...]

    def begins(self, scope: Scope) -> bool:
        return all(item.begins(scope) for item in self.items if isinstance(item, Rule))

    def parts(self) -> tuple[AnyAbility, ...]:
        """Return what the sentence says one after the other."""
        return self.items

    def worded(self) -> Fragment:
        conditions = {item.condition for item in self.items if isinstance(item, While)}
        if len(conditions) == 1 and all(isinstance(item, While) for item in self.items):
            bare = Together(tuple(item.rule for item in self.items if isinstance(item, While)))
            return bare.under(conditions.pop())
        listed = self._listed()
        if listed is not None:
            return listed
        said: list[Wordable] = []
        of_each = any(isinstance(item, Rule) and item.of_each for item in self.items)
        for item in self.parts():
            assert isinstance(item, Worded)
            said.append(item if of_each else self._of_all(item) or item)
        return And(tuple(said))

    @staticmethod
    def _of_all(rule: Worded) -> Fragment | None:
        """Return what each card of a description gets, gains or loses, said of all, as what they cannot do is."""
        target = getattr(rule, "target", None)
        if not isinstance(rule, Rule) or not isinstance(target, Each):
            return None
        said = ((_GET, rule.gotten), (_GAIN, rule.gained), (LOSE, rule.lost))
        clauses = (verb.of(target=target.described(PLURAL), what=what) for verb, what in said if what is not None)
        return next(clauses, None)

    def _listed(self) -> Fragment | None:
        """Return the sentence where a card gets, gains and loses things: each verb is said once.

        German says the first two with the same.
        """
        rules = [item for item in self.items if isinstance(item, Rule)]
        target = getattr(rules[0], "target", None) if rules else None
        if not isinstance(target, Target) or any(getattr(rule, "target", None) is not target for rule in rules):
            return None
        gotten = self._all_for_each(rules) or tuple(rule.gotten for rule in rules if rule.gotten is not None)
        gained = tuple(rule.gained for rule in rules if rule.gained is not None)
        lost = tuple(rule.lost for rule in rules if rule.lost is not None)
        if len(gotten) + len(gained) + len(lost) < len(self.items):
            return None

        def clauses(*said: tuple[Phrase, tuple[Wordable, ...]], link: str = "and") -> And:
            first_lost = rules[0].lost is not None
            in_order = (*said[-1:], *said[:-1]) if first_lost else said
            return And(
                tuple(
                    verb.of(target=target, what=Listed(what, "and" if verb is LOSE else link))
                    for verb, what in in_order
                    if what
                )
            )

        in_a_row = tuple(one for rule in rules if rule.gained is not None for one in rule.gained_in_a_row)
        link = "and besides" if len(in_a_row) > len(gained) > 1 else "and"
        english = clauses((_GET, gotten), (_GAIN, gained if link == "and" else in_a_row), (LOSE, lost))
        return PerLanguage(english, clauses((_GET, (*gotten, *gained)), (LOSE, lost), link=link))

    @staticmethod
    def _all_for_each(rules: Sequence[Rule]) -> tuple[Wordable, ...]:
        """Return what a card gets where one count decides all of it, which is said once, behind the last."""
        getting: list[Any] = [rule for rule in rules if rule.gotten is not None]
        counts = [getattr(rule, "what", None) for rule in getting]
        if len(getting) < 2 or not isinstance(counts[0], PerEach) or any(count is not counts[0] for count in counts):
            return ()
        plain = (replace(rule, what=Number(counts[0].n)) for rule in getting[:-1])
        return (*(rule.gotten for rule in plain), getting[-1].gotten)

    def under(self, condition: Wordable) -> Fragment:
        return while_first(self, condition, getattr(self.items[0], "target", None))


@entity
class TogetherInParts(Together):
    """The same of parts that say several rules themselves: "cannot fight or reap and gains …"."""

    said: tuple[AnyAbility, ...] = ()

    def parts(self) -> tuple[AnyAbility, ...]:
        return self.said

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.include_parts(self.items, context)


_GET = Phrase(en="{target} | get {what}", de="{target} | {what} erhalten")
_GAIN = Phrase(en="{target} | gain {what}", de="{target} | {what} erhalten")
LOSE = Phrase(en="{target} | lose {what}", de="{target} | {what} verlieren")


AnyAbility = Ability | Together


def unfolded(*rules: AnyAbility) -> tuple[Ability, ...]:
    """Return single rules, those that stand in one sentence one by one."""
    return tuple(item for rule in rules for item in (rule.items if isinstance(rule, Together) else (rule,)))


def together(*rules: AnyAbility) -> Together:
    """Several rules of one subject in one sentence. Raises `ValueError` for rules of several cards."""
    items = unfolded(*rules)
    found = [getattr(item, "target", None) for item in items]
    subjects = [target for target in found if isinstance(target, Target)]
    if any(subject != subjects[0] for subject in subjects):
        raise ValueError(f"what is said in one sentence is said of one card or description: {subjects}")
    said = tuple(part for rule in rules for part in (rule.items if type(rule) is Together else (rule,)))
    return TogetherInParts(items, said) if len(said) < len(items) else Together(items)


def while_(condition: Condition, *rules: AnyAbility) -> AnyAbility:
    """Rules that apply while the condition is true: changes, reactions, replacements."""
    under = tuple(under_condition(checked(condition), rule) for rule in unfolded(*rules))
    return under[0] if len(under) == 1 else Together(under)
