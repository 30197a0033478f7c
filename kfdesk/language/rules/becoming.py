"""Cards that become what they are not printed as: artifacts that become creatures, creatures played as upgrades."""

from __future__ import annotations

from typing import Any

from kfdesk.engine.abilities import Ability, Mod, Scope
from kfdesk.engine.terms import CardId, Keyword
from kfdesk.language import nouns
from kfdesk.language.amounts import Quantity, quantity
from kfdesk.language.base import Node, Target
from kfdesk.language.combined import AllOf
from kfdesk.language.descriptions import Each
from kfdesk.language.estimates import ONE_IN, DeckEstimate, EstimateContext
from kfdesk.language.players import YOU, ControllerOf, Who
from kfdesk.language.positions import ANYWHERE, FLANK, Spot
from kfdesk.language.rules.abilities import GainsKeywords
from kfdesk.language.rules.changes import Constant, HasNumber
from kfdesk.language.rules.keywords import keywords
from kfdesk.language.rules.together import AnyAbility, Together
from kfdesk.language.targets import THIS
from kfdesk.records import entity
from kfdesk.text.joining import Listed, Quoted, Sentences
from kfdesk.text.mentions import Recalling
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.wording import Fragment, Wordable, Worded

__all__ = ["becomes_creature", "or_upgrade"]


@entity
class IsCreature(Constant):
    """Cards in play are creatures; the change is whether they may come anywhere in the battleline."""

    anywhere: bool
    kind = Mod.CREATURE
    phrase = Phrase(en="{target} | be a creature", de="{target} | eine Kreatur sein")

    def value(self, scope: Scope, subject: CardId) -> bool:
        return self.anywhere


@entity
class BecomesCreature(Together):
    """Cards in play become creatures with power, armor and keywords, at a place of their controllers' battlelines."""

    items: tuple[Constant, ...]
    target: Target
    spot: Spot
    who: Who = YOU
    """Whose battleline it is, for the card of the text."""

    def begins(self, scope: Scope) -> bool:
        """Return whether it can come about: nobody moves a card that another player controls into their own battleline.

        Rule: FAQ on Auto-Legionary.
        """
        return self.target is not THIS or scope.core.state.cards[scope.source].controller == scope.you

    def worded(self) -> Fragment:
        return _BECOMES.of(target=self.target, spot=self._place, what=self._with)

    @property
    def outright(self) -> Wordable:
        return _MOVE_AS.of(target=self.target, spot=self._place, what=self._with)

    @property
    def begun(self) -> tuple[Wordable, Wordable] | None:
        if self.target is THIS or self.target.several:
            return None
        moved = _MOVE.of(target=self.target, spot=self._place)
        return moved, _IS_WITH.of(target=Pronoun(self.target), what=self._with)

    @property
    def _place(self) -> Fragment:
        if self.target is THIS:
            return self.spot.within(NounPhrase((nouns.BATTLELINE,), of=self.who))
        theirs = self.spot.within(NounPhrase((nouns.BATTLELINE,), of=ControllerOf(self.target)))
        return Recalling(theirs, (self.target,), near=True)

    @property
    def _with(self) -> Fragment:
        """Return what it has as a creature: "3 power and taunt"."""
        numbers = tuple(item.number for item in self.items if isinstance(item, HasNumber))
        words = tuple(keywords(*item.what) for item in self.items if isinstance(item, GainsKeywords))
        return Listed((*numbers, *words))


_BECOMES = Phrase(
    en="{target} | move {spot} as a creature with {what}",
    de="{target} | als Kreatur mit {what:dat} {spot} gehen",
)
_MOVE_AS = Phrase(
    en="move {target} {spot} as a creature with {what}", de="{target} als Kreatur mit {what:dat} {spot} bewegen"
)


_MOVE = Phrase(en="move {target} {spot}", de="{target} {spot} bewegen")
_IS_WITH = Phrase(en="{target} | be a creature with {what}", de="{target} | eine Kreatur mit {what:dat} sein")


@entity
class OrUpgrade(Node, Ability):
    """The creature may be played as an upgrade with a text of its own. Rule: FAQ "Creatures played as upgrades"."""

    abilities: tuple[AnyAbility, ...]

    def worded(self) -> Fragment:
        text = Quoted(Sentences(tuple(said for said in self.abilities if isinstance(said, Worded))), None)
        return _OR_UPGRADE.of(text=text)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        for ability in self.abilities:
            estimate.include(ability, context.by(ONE_IN))


_OR_UPGRADE = Frame(
    en="{this} may be played as an upgrade instead of a creature, with the text: {text}",
    de="{this} darf statt als Kreatur als Aufwertung gespielt werden, mit dem Text: {text}",
)


def becomes_creature(
    target: Target, *words: Keyword, power: int | Quantity, armor: int | Quantity | None = None, spot: Spot = FLANK
) -> BecomesCreature:
    """The card in play moves into its controller's battleline as a creature with that power, armor and keywords.

    It is one for as long as this is in force: `this_turn(…)`, `for_good(…)`. Rule: FAQ on Animator. The card must be
    picked, or be known: each of a description would fit it no more as soon as it is a creature. Raises `ValueError`
    for those, and for a place other than a flank or anywhere.
    """
    if spot not in (FLANK, ANYWHERE):
        raise ValueError(f"it becomes a creature on a flank or anywhere, not {spot}")
    if any(isinstance(group, Each) for group in (target.groups if isinstance(target, AllOf) else (target,))):
        raise ValueError(f"{target} would not be meant any more once it is a creature: pick the cards")
    changes: tuple[tuple[Mod, Any], ...] = ((Mod.POWER_SET, power), (Mod.ARMOR_SET, armor))
    items: list[Constant] = [IsCreature(target, spot is ANYWHERE)]
    items += [HasNumber(target, quantity(n), None, kind) for kind, n in changes if n is not None]
    if words:
        items.append(GainsKeywords(target, tuple((word, 1) for word in words)))
    return BecomesCreature(tuple(items), target, spot)


def or_upgrade(*abilities: AnyAbility) -> OrUpgrade:
    """The creature may be played as an upgrade instead, with this text; `HOST` is the creature it is attached to.

    Rule: FAQ "Creatures played as upgrades".
    """
    return OrUpgrade(abilities)
