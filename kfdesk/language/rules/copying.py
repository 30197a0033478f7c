"""What cards have of other cards: their text box, or what is printed beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kfdesk.engine.abilities import Definition, Mod, NamedValue, Scope
from kfdesk.engine.card_facts import last_known
from kfdesk.engine.terms import CardId
from kfdesk.language.amounts import Number
from kfdesk.language.base import AskedFirst, Asking, BaseInstruction, Target, Variable
from kfdesk.language.card_names import title
from kfdesk.language.rules.becoming import BecomesCreature
from kfdesk.language.rules.changes import Constant, HasNumber
from kfdesk.language.rules.together import Together
from kfdesk.language.targets import THIS
from kfdesk.records import entity
from kfdesk.text.joining import IfMentioned
from kfdesk.text.parts import parts
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.wording import Fragment, Wordable
from kfdesk.text.words import Words

__all__ = ["gains_of"]


@entity
class PrintedOn(Variable, AskedFirst):
    """What is printed on a card when an effect begins, or was when it left play; kept whatever becomes of the card.

    `base`: on the card itself, also where it is a copy of another. Rules: "Leaves play", FAQ on Cyber-Clone.
    """

    card: Target
    base: bool
    is_said = True

    def ask_first(self, scope: Scope, doing: BaseInstruction) -> Asking:
        for card in self.card.known(scope)[:1]:
            was = last_known(scope, card)
            own = self.base and not was.token
            scope.named[self] = scope.core.state.cards[card].printed.id if own else was.definition
        return
        yield

    def definition(self, scope: Scope) -> Definition:
        """Return what was printed there."""
        id_ = scope.named[self]
        return next(c.printed for c in scope.core.state.cards[1:] if c.printed.id == id_)

    @property
    def named(self) -> Wordable:
        """Return how the card is called, so that it is not taken for the one that gains something."""
        return IfMentioned(self, self, self.card.in_full or self.card)

    def words_for(self, value: NamedValue, people: Sequence[str]) -> Words:
        return title(str(value))

    def worded(self) -> Fragment:
        return _PRINTED_ON.of(card=self.card)


_PRINTED_ON = Frame(en="what is printed on {card}", de="was auf {card:dat} steht")


@entity
class HasOf(Constant):
    """Cards have something of what is printed on another card; what that is, the kind of the change says."""

    what: PrintedOn
    kind: Mod

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return self.what in scope.named and self.target.covers(scope, subject)

    def value(self, scope: Scope, subject: CardId) -> Any:
        return _PRINTED[self.kind](self.what.definition(scope))

    def worded(self) -> Fragment:
        return _SINGLE[self.kind].of(target=self.target, other=self.what.named)


@entity
class GainsOf(Together):
    """Cards gain the text box of another card; or they have its power, and gain its armor, keywords and traits."""

    items: tuple[HasOf, ...]

    def worded(self) -> Fragment:
        first = self.items[0]
        phrase = _STATS if first.kind is Mod.POWER_SET else _SINGLE[Mod.ABILITY_GAIN]
        return phrase.of(target=first.target, other=first.what.named)


def _text_of(definition: Definition) -> tuple[Any, ...]:
    labelled = (ability for abilities in definition.triggered.values() for ability in abilities)
    return (*dict.fromkeys(labelled), *definition.constants)


def _power_of(definition: Definition) -> int:
    """Return its base power: of a card that its own text makes a creature, what that says."""
    if definition.power is not None:
        return definition.power
    becomes = (
        node for node in parts(_text_of(definition)) if isinstance(node, BecomesCreature) and node.target is THIS
    )
    numbers = (item.what for node in becomes for item in node.items if isinstance(item, HasNumber))
    return next((number.n for number in numbers if isinstance(number, Number)), 0)


_PRINTED: dict[Mod, Callable[[Definition], Any]] = {
    Mod.ABILITY_GAIN: _text_of,
    Mod.KEYWORD_GAIN: lambda definition: tuple(definition.keywords.items()),
    Mod.POWER_SET: _power_of,
    Mod.ARMOR_ADD: lambda definition: definition.armor or 0,
    Mod.TRAIT_GAIN: lambda definition: definition.traits,
}
_SINGLE = {
    Mod.ABILITY_GAIN: Phrase(
        en="{target} | gain the text box of {other}", de="{target} | das Textfeld {other:gen} erhalten"
    ),
    Mod.KEYWORD_GAIN: Phrase(
        en="{target} | gain the keywords of {other}", de="{target} | die Schlüsselwörter {other:gen} erhalten"
    ),
    Mod.POWER_SET: Phrase(en="{target} | have the power of {other}", de="{target} | die Stärke {other:gen} haben"),
    Mod.ARMOR_ADD: Phrase(en="{target} | gain the armor of {other}", de="{target} | die Rüstung {other:gen} erhalten"),
    Mod.TRAIT_GAIN: Phrase(
        en="{target} | gain the traits of {other}", de="{target} | die Merkmale {other:gen} erhalten"
    ),
}
_STATS = Phrase(
    en="{target} | have the power of {other} & gain its armor, keywords, and traits",
    de="{target} | die Stärke {other:gen} haben & ihre Rüstung, Schlüsselwörter und Merkmale erhalten",
)
_TEXT_BOX = (Mod.ABILITY_GAIN, Mod.KEYWORD_GAIN)
_BESIDE_IT = (Mod.POWER_SET, Mod.ARMOR_ADD, Mod.KEYWORD_GAIN, Mod.TRAIT_GAIN)


def gains_of(target: Target, other: Target, *, stats: bool = False) -> GainsOf:
    """The cards gain the text box of another card; with `stats` its power, armor, keywords and traits instead.

    "This" in the text is then the card that gains it. Rules: FAQ "Self-referential text", FAQ on Cyber-Clone.
    """
    printed = PrintedOn(other, stats)
    return GainsOf(tuple(HasOf(target, printed, kind) for kind in (_BESIDE_IT if stats else _TEXT_BOX)))
