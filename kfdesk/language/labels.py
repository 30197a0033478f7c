"""Abilities behind a bold label."""

from __future__ import annotations

from kfdesk.engine.abilities import Effect, Triggered
from kfdesk.engine.terms import CardType, Label
from kfdesk.language import nouns
from kfdesk.language.base import Node
from kfdesk.language.combined import AllOf
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.flow import as_one
from kfdesk.language.estimates import WHILE_IN_PLAY, DeckEstimate, EstimateContext
from kfdesk.language.targets import THIS
from kfdesk.records import entity
from kfdesk.text import joining
from kfdesk.text.parts import parts
from kfdesk.text.runs import Role
from kfdesk.text.wording import Fragment, Wordable

__all__ = [
    "action",
    "after_fight",
    "after_fight_or_reap",
    "after_reap",
    "before_fight",
    "destroyed",
    "fate",
    "labelled",
    "omni",
    "play",
    "scrap",
]


@entity
class Labelled(Node, Triggered):
    """An ability behind one or more bold labels."""

    labels: tuple[Label, ...]
    effect: Effect

    def worded(self) -> Fragment:
        labels = (joining.InRole(nouns.LABELS[label.value], Role.LABEL) for label in self.labels)
        return joining.Labelled(tuple(labels), self.consequence)

    @property
    def consequence(self) -> Wordable:
        """Return what it does."""
        assert isinstance(self.effect, Instruction)
        return self.effect

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        used_again = estimate.card_type is CardType.ARTIFACT and not context.by_creature
        stays = used_again and not _uses_itself_up(self.effect)
        uses = max((_uses(label, stays) for label in self.labels), default=0.0)
        if self.labels == (Label.FATE,):  # most prophecies come true in the turn of the opponent, who then is "you"
            context = context.turned
        context = context._replace(destroyed=Label.DESTROYED in self.labels)
        estimate.include(self.effect, context.by(uses + sum(_ONCE.get(label, 0.0) for label in self.labels)))


_USES = {Label.AFTER_REAP: 1.0, Label.ACTION: 1.0, Label.OMNI: 1.0, Label.AFTER_FIGHT: 0.5, Label.BEFORE_FIGHT: 0.5}


_ONCE = {Label.PLAY: 1.0, Label.DESTROYED: 0.5, Label.SCRAP: 0.5, Label.FATE: 0.5}
"""How often a label's ability is expected to resolve, for the figures of decks."""


def _uses(label: Label, stays: bool) -> float:
    """Return how often a label's use is expected; an artifact that stays in play is used again."""
    again = stays and label in (Label.ACTION, Label.OMNI)
    return _USES.get(label, 0.0) * (WHILE_IN_PLAY if again else 1.0)


def _uses_itself_up(effect: Effect) -> bool:
    """Return whether the effect destroys, sacrifices or takes away the card it is on, alone or with others."""
    gone = [node for node in parts(effect) if isinstance(node, Instruction) and (node.takes_away or node.sends_away)]
    targets = [getattr(node, "target", None) for node in gone]
    return any(target is THIS or (isinstance(target, AllOf) and THIS in target.groups) for target in targets)


def _labelled(labels: tuple[Label, ...], effects: tuple[Instruction, ...]) -> Labelled:
    return Labelled(labels, as_one(effects))


def play(*effects: Instruction) -> Labelled:
    """A "Play:" ability."""
    return _labelled((Label.PLAY,), effects)


def after_fight(*effects: Instruction) -> Labelled:
    """An "After Fight:" ability."""
    return _labelled((Label.AFTER_FIGHT,), effects)


def after_fight_or_reap(*effects: Instruction) -> Labelled:
    """An "After Fight/After Reap:" ability."""
    return _labelled((Label.AFTER_FIGHT, Label.AFTER_REAP), effects)


def after_reap(*effects: Instruction) -> Labelled:
    """An "After Reap:" ability."""
    return _labelled((Label.AFTER_REAP,), effects)


def before_fight(*effects: Instruction) -> Labelled:
    """A "Before Fight:" ability."""
    return _labelled((Label.BEFORE_FIGHT,), effects)


def action(*effects: Instruction) -> Labelled:
    """An "Action:" ability."""
    return _labelled((Label.ACTION,), effects)


def omni(*effects: Instruction) -> Labelled:
    """An "Omni:" ability."""
    return _labelled((Label.OMNI,), effects)


def destroyed(*effects: Instruction) -> Labelled:
    """A "Destroyed:" ability."""
    return _labelled((Label.DESTROYED,), effects)


def scrap(*effects: Instruction) -> Labelled:
    """A "Scrap:" ability: it resolves when you discard the card from your hand. Rule: "Scrap"."""
    return _labelled((Label.SCRAP,), effects)


def fate(*effects: Instruction) -> Labelled:
    """A "Fate:" ability: it resolves when a prophecy is fulfilled. Rule: "Fate"."""
    return _labelled((Label.FATE,), effects)


def labelled(labels: tuple[Label, ...], *effects: Instruction) -> Labelled:
    """An ability behind several labels: "After Fight/After Reap:"; FIGHT and REAP are deeds, not labels."""
    if wrong := [label for label in labels if not isinstance(label, Label)]:
        raise TypeError(f"{wrong[0]!r} is no label, as PLAY, AFTER_FIGHT and AFTER_REAP are")
    return _labelled(labels, effects)
