"""What cards have of other cards: their text box, or what is printed beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from kfdesk.engine.abilities import Ability, Definition, Likeness, Mod, NamedValue, Scope, Static
from kfdesk.engine.card_facts import last_known
from kfdesk.engine.core import Core
from kfdesk.engine.queries import blanked, of_itself
from kfdesk.engine.terms import CardId, House, Keyword
from kfdesk.language.amounts import Number
from kfdesk.language.base import AskedFirst, Asking, BaseInstruction, Target, Variable
from kfdesk.language.card_names import title
from kfdesk.language.estimates import DeckEstimate, EstimateContext
from kfdesk.language.rules.becoming import BecomesCreature
from kfdesk.language.rules.changes import Constant, HasNumber
from kfdesk.language.rules.together import Together
from kfdesk.language.targets import THIS
from kfdesk.records import entity
from kfdesk.text.joining import IfMentioned
from kfdesk.text.parts import parts
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.wording import Fragment, Wordable, Worded
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

    @property
    def needed_once(self) -> tuple[Worded, ...]:
        return (self.card,)

    def definition(self, scope: Scope) -> Definition:
        """Return what was printed there."""
        return _printed(scope, str(scope.named[self]))

    def given_to_it(self, scope: Scope, kind: Mod) -> tuple[Static[Any], ...]:
        """Return the changes of a kind that count as printed there."""
        return ()

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
class LikenessOf(PrintedOn):
    """What is printed on a card when an effect begins, and the houses of that, for cards that become copies of it."""

    def ask_first(self, scope: Scope, doing: BaseInstruction) -> Asking:
        for card in self.card.known(scope)[:1]:
            houses = ",".join(of_itself(scope.core, card))
            scope.named[self] = f"{last_known(scope, card).definition}:{houses}"
        return
        yield

    def definition(self, scope: Scope) -> Definition:
        return _printed(scope, self._parts(scope.named[self])[0])

    def houses(self, scope: Scope) -> tuple[House, ...]:
        """Return the houses that it belonged to."""
        return tuple(House(house) for house in self._parts(scope.named[self])[1].split(",") if house)

    @staticmethod
    def _parts(value: NamedValue) -> tuple[str, str]:
        id_, _, houses = str(value).partition(":")
        return id_, houses

    def words_for(self, value: NamedValue, people: Sequence[str]) -> Words:
        return title(self._parts(value)[0])


@entity
class TextBoxOf(PrintedOn):
    """The text box of a card when an effect begins, with the text that it gains from its upgrades then.

    That is considered to be in its text box; of what it gains from elsewhere no rule says so. A blank one has no text.
    Rules: "Upgrades", FAQ on Shadow of Dis.
    """

    # Reading: reading/gained-text-box

    def ask_first(self, scope: Scope, doing: BaseInstruction) -> Asking:
        core = scope.core
        for card in self.card.known(scope)[:1]:
            lines = _NO_TEXT if blanked(core, card) else _SEPARATOR.join(_lines_of_upgrades(core, card))
            scope.named[self] = f"{last_known(scope, card).definition}:{lines}"
        return
        yield

    def definition(self, scope: Scope) -> Definition:
        return _printed(scope, self._parts(scope.named[self])[0])

    def is_blank(self, scope: Scope) -> bool:
        """Return whether it had no text but traits."""
        return self._parts(scope.named[self])[1] == _NO_TEXT

    def given_to_it(self, scope: Scope, kind: Mod) -> tuple[Static[Any], ...]:
        lines = self._parts(scope.named[self])[1]
        if lines in ("", _NO_TEXT):
            return ()
        given = (_read(scope, line) for line in lines.split(_SEPARATOR))
        return tuple(static for static in given if isinstance(static, Static) and static.kind is kind)

    @staticmethod
    def _parts(value: NamedValue) -> tuple[str, str]:
        id_, _, lines = str(value).partition(":")
        return id_, lines

    def words_for(self, value: NamedValue, people: Sequence[str]) -> Words:
        return title(self._parts(value)[0])


_NO_TEXT = "blank"
_SEPARATOR = "/"
_AS_UPGRADE, _AS_PRINTED = "+", "."


def _lines_of_upgrades(core: Core, card: CardId) -> Iterator[str]:
    """Yield which constant abilities of a card's upgrades give it text now: the id of the upgrade and their number.

    A card that is no upgrade as printed has another text as one.
    """
    held = core.state.cards
    for kind in (Mod.ABILITY_GAIN, Mod.KEYWORD_GAIN, Mod.TRAIT_GAIN):
        for active in core.mods(kind, card):
            upgrade = held[active.source]
            at = next((at for at, one in enumerate(upgrade.definition.constants) if one is active.static), None)
            if active.source in held[card].upgrades and at is not None:
                text = _AS_PRINTED if upgrade.definition is upgrade.printed else _AS_UPGRADE
                yield f"{upgrade.definition.id}{text}{at}"


def _read(scope: Scope, line: str) -> Ability:
    """Return the ability that such a line stands for."""
    text = _AS_UPGRADE if _AS_UPGRADE in line else _AS_PRINTED
    id_, _, at = line.rpartition(text)
    printed = _printed(scope, id_)
    upgrade = printed.as_upgrade if text is _AS_UPGRADE else printed
    assert upgrade is not None, line
    return upgrade.constants[int(at)]


def _printed(scope: Scope, id_: str) -> Definition:
    """Return what is printed on the cards of this game with that id."""
    return next(c.printed for c in scope.core.state.cards[1:] if c.printed.id == id_)


@entity
class IsCopy(Constant):
    """Cards are copies of another card, as it was when that began. What they are besides, such as facedown, stays so.

    A copy belongs to the house that the card belongs to as printed. Rule: FAQ on Mimic Gel.
    """

    what: LikenessOf
    kind = Mod.COPY

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return self.what in scope.named and self.target.covers(scope, subject)

    def value(self, scope: Scope, subject: CardId) -> Likeness:
        return Likeness(self.what.definition(scope), self.what.houses(scope))

    def worded(self) -> Fragment:
        return _IS_COPY.of(target=self.target, other=self.what.named)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.uses(self.target, 1.0, context)


_IS_COPY = Phrase(en="{target} | be a copy of {other}", de="{target} | eine Kopie {other:gen} sein")


@entity
class HasOf(Constant):
    """Cards have something of what is printed on another card: a class for each kind of it."""

    what: PrintedOn
    whole: ClassVar[Phrase]
    """What is said of it together with all that is gained with it, where it is the first of that."""

    @property
    def other(self) -> Wordable:
        """The card that it is printed on."""
        return self.what.named

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return self.what in scope.named and self.target.covers(scope, subject)

    def value(self, scope: Scope, subject: CardId) -> Any:
        return self.printed(self.what.definition(scope))

    def with_gained(self, scope: Scope, subject: CardId) -> tuple[Any, ...]:
        """Return what of it a card has where that is text, with what counts as printed there; none of a blank one."""
        if isinstance(self.what, TextBoxOf) and self.what.is_blank(scope) and self.kind is not Mod.TRAIT_GAIN:
            return ()
        given: list[Any] = [static.value(scope, subject) for static in self.what.given_to_it(scope, self.kind)]
        added = (one for some in given for one in (some if isinstance(some, tuple) else (some,)))
        return (*self.printed(self.what.definition(scope)), *added)

    def printed(self, definition: Definition) -> Any:
        """Return what of it a card has."""
        raise NotImplementedError(type(self).__name__)


@entity
class HasTextOf(HasOf):
    """Cards gain the abilities in the text box of another card."""

    kind = Mod.ABILITY_GAIN
    phrase = whole = Phrase(
        en="{target} | gain the text box of {other}", de="{target} | das Textfeld {other:gen} erhalten"
    )

    def value(self, scope: Scope, subject: CardId) -> Any:
        return self.with_gained(scope, subject)

    def printed(self, definition: Definition) -> tuple[Any, ...]:
        return _text_of(definition)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.uses(self.target, 1.0, context)


@entity
class HasKeywordsOf(HasOf):
    """Cards gain the keywords of another card."""

    kind = Mod.KEYWORD_GAIN
    phrase = Phrase(
        en="{target} | gain the keywords of {other}", de="{target} | die Schlüsselwörter {other:gen} erhalten"
    )

    def value(self, scope: Scope, subject: CardId) -> Any:
        return self.with_gained(scope, subject)

    def printed(self, definition: Definition) -> tuple[tuple[Keyword, int], ...]:
        return tuple(definition.keywords.items())


@entity
class HasPowerOf(HasOf):
    """Cards have the power of another card: of one that its own text makes a creature, what that says."""

    kind = Mod.POWER_SET
    phrase = Phrase(en="{target} | have the power of {other}", de="{target} | die Stärke {other:gen} haben")
    whole = Phrase(
        en="{target} | have the power of {other} & gain its armor, keywords, and traits",
        de="{target} | die Stärke {other:gen} haben & ihre Rüstung, Schlüsselwörter und Merkmale erhalten",
    )

    def printed(self, definition: Definition) -> int:
        if definition.power is not None:
            return definition.power
        made = parts(_text_of(definition))
        becomes = (node for node in made if isinstance(node, BecomesCreature) and node.target is THIS)
        numbers = (item.what for node in becomes for item in node.items if isinstance(item, HasNumber))
        return next((number.n for number in numbers if isinstance(number, Number)), 0)


@entity
class HasArmorOf(HasOf):
    """Cards gain the armor of another card."""

    kind = Mod.ARMOR_ADD
    phrase = Phrase(en="{target} | gain the armor of {other}", de="{target} | die Rüstung {other:gen} erhalten")

    def printed(self, definition: Definition) -> int:
        return definition.armor or 0


@entity
class HasTraitsOf(HasOf):
    """Cards gain the traits of another card."""

    kind = Mod.TRAIT_GAIN
    phrase = Phrase(en="{target} | gain the traits of {other}", de="{target} | die Merkmale {other:gen} erhalten")

    def value(self, scope: Scope, subject: CardId) -> Any:
        return self.with_gained(scope, subject)

    def printed(self, definition: Definition) -> tuple[str, ...]:
        return definition.traits


def _text_of(definition: Definition) -> tuple[Any, ...]:
    labelled = (ability for abilities in definition.triggered.values() for ability in abilities)
    return (*dict.fromkeys(labelled), *definition.constants)


@entity
class GainsOf(Together):
    """Cards gain the text box of another card; or they have its power, and gain its armor, keywords and traits."""

    items: tuple[HasOf, ...]

    def worded(self) -> Fragment:
        first = self.items[0]
        return first.whole.of(target=first.target, other=first.other)


def gains_of(target: Target, other: Target, *, stats: bool = False) -> GainsOf:
    """The cards gain the text box of another card, with its traits; with `stats` its power, armor, keywords and traits
    instead.

    "This" in the text is then the card that gains it. Raises `ValueError` for the text box of the card itself, which
    would give itself again and again. Rules: FAQ "Self-referential text", FAQ on Cyber-Clone.
    """
    if stats:
        printed = PrintedOn(other, base=True)
        return GainsOf(tuple(kind(target, printed) for kind in (HasPowerOf, HasArmorOf, HasKeywordsOf, HasTraitsOf)))
    if other.is_this:
        raise ValueError(f"a text box that gives itself would be gained without end: {target}")
    box = TextBoxOf(other, base=False)
    return GainsOf((HasTextOf(target, box), HasKeywordsOf(target, box), HasTraitsOf(target, box)))
