"""Where in a battleline: on a flank, in the center, to the left or the right of another card."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar, overload

from kfdesk.engine.abilities import Scope
from kfdesk.engine.card_facts import CardFacts, last_known
from kfdesk.engine.terms import CREATURES
from kfdesk.language import nouns
from kfdesk.language.base import Target
from kfdesk.language.players import YOU, Who
from kfdesk.language.predicates import Predicate
from kfdesk.records import entity, record
from kfdesk.text import pronouns
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.parts_of_speech import THE, A, Adjective, Noun
from kfdesk.text.phrases import Frame, fixed
from kfdesk.text.predicative import Predicative
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.tokens import Tokens
from kfdesk.text.wording import Fragment, SentenceContext, Wordable, unfold

__all__ = ["CENTER", "LEFT", "ON_FLANK", "RIGHT", "between", "on_the"]


@entity
class OnFlank(Predicate):
    """On a flank. Rule: "Flank"."""

    phrase = nouns.FLANK_PREFIX
    predicative = Predicative(
        en="be {not} on a <flank>", de="sich {not} an einer <Flanke> befinden", rule="glossary/flank"
    )
    narrow = False

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.on_flank


class Side(Enum):
    """The left or the right of a battleline, as its player sees it."""

    LEFT = Adjective("left", "link")
    RIGHT = Adjective("right", "recht")


@entity
class OnThatFlank(Predicate):
    """On the left, or on the right flank. Rule: "Flank"."""

    side: Side
    narrow = False
    one_a_side = True
    wordings: ClassVar = {
        Side.LEFT: Predicative(
            en="be {not} on the <left flank>", de="sich {not} an der <linken Flanke> befinden", rule="glossary/flank"
        ),
        Side.RIGHT: Predicative(
            en="be {not} on the <right flank>", de="sich {not} an der <rechten Flanke> befinden", rule="glossary/flank"
        ),
    }

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.on_flank and not (facts.to_left if self.side is Side.LEFT else facts.to_right)

    def worded(self) -> Fragment:
        return _OnFlank(self.side)

    def of_player(self, who: Who) -> Fragment:
        """Return that it is on that flank of a player."""
        return _ON.of(flank=NounPhrase((nouns.FLANK,), mods=(self.side.value,), of=who))

    def opposite(self) -> Fragment:
        return self.wordings[self.side].clause(self, negated=True)

    def said_of(self, subject: Wordable, noun: Noun = nouns.CARD, *, negated: bool = False) -> Fragment:
        return self.wordings[self.side].sentence(self, subject, negated=negated)


@record
class _OnFlank(Fragment):
    """On the left, or on the right flank: that of the player who does it, where one does, "on their right flank"."""

    side: Side

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        doer = None if context.within is None else unfold(context.within)[0]
        player = doer is pronouns.YOU or (isinstance(doer, NounPhrase) and doer.nouns[-1].human)
        whose = doer if doer is pronouns.YOU else Pronoun(context.within)
        flank = NounPhrase((nouns.FLANK,), A if player else THE, (self.side.value,), of=whose if player else None)
        return context.say(_ON.of(flank=flank))


_ON = Frame(en="on {flank}", de="an {flank:dat}")


@entity
class Beside(Predicate):
    """To the left, or to the right, of what another target means, in the same battleline."""

    side: Side
    target: Target
    wordings: ClassVar = {
        Side.LEFT: Predicative(en="be {not} to the left of {target}", de="sich {not} links von {target:dat} befinden"),
        Side.RIGHT: Predicative(
            en="be {not} to the right of {target}", de="sich {not} rechts von {target:dat} befinden"
        ),
    }
    narrow = False

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return any(self._beside(facts, last_known(scope, card)) for card in self.target.counted(scope))

    def _beside(self, facts: CardFacts, other: CardFacts) -> bool:
        if facts.card == other.card or facts.controller != other.controller:
            return False
        if self.side is Side.LEFT:
            return facts.to_left < other.to_left or facts.to_right > other.to_right
        return facts.to_right < other.to_right or facts.to_left > other.to_left

    def worded(self) -> Fragment:
        return (_TO_LEFT if self.side is Side.LEFT else _TO_RIGHT).of(target=self.target)

    def opposite(self) -> Fragment:
        return self.wordings[self.side].clause(self, negated=True)

    def said_of(self, subject: Wordable, noun: Noun = nouns.CARD, *, negated: bool = False) -> Fragment:
        return self.wordings[self.side].sentence(self, subject, negated=negated)


_TO_LEFT = Frame(en="to the left of {target}", de="links von {target:dat}")
_TO_RIGHT = Frame(en="to the right of {target}", de="rechts von {target:dat}")


@entity
class Between(Predicate):
    """Between two creatures in the same battleline; where one of them is meant by several, between any of them."""

    first: Target
    second: Target
    phrase = Frame(en="between {one} and {other}", de="zwischen {one:dat} und {other:dat}")
    predicative = Predicative(
        en="be {not} between {one} and {other}", de="sich {not} zwischen {one:dat} und {other:dat} befinden"
    )

    @property
    def one(self) -> Wordable:
        """The one end; a creature described by its name alone is called by it."""
        return self.first.by_name or self.first

    @property
    def other(self) -> Wordable:
        """The other end."""
        return self.second.by_name or self.second

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        ends = [[last_known(scope, c) for c in end.counted(scope)] for end in (self.first, self.second)]
        return any(self._between(facts, one, other) for one in ends[0] for other in ends[1])

    def _between(self, facts: CardFacts, one: CardFacts, other: CardFacts) -> bool:
        if any(end.type not in CREATURES for end in (one, other)):
            return False  # an artifact has no place in a battleline
        if not facts.controller == one.controller == other.controller:
            return False
        left, right = sorted((one.to_left, other.to_left))
        return left < facts.to_left < right


@entity
class InCenter(Predicate):
    """With as many creatures to its left as to its right. Rule: "Center of the battleline"."""

    phrase = fixed(
        "in the <center> of a battleline", "im <Zentrum> einer Schlachtreihe", "glossary/center-of-the-battleline"
    )
    predicative = Predicative(
        en="be {not} in the <center> of a battleline",
        de="sich {not} im <Zentrum> einer Schlachtreihe befinden",
        rule="glossary/center-of-the-battleline",
    )
    in_yours: ClassVar = Predicative(
        en="be {not} in the <center> of {battleline}",
        de="sich {not} im <Zentrum> {battleline:gen} befinden",
        rule="glossary/center-of-the-battleline",
    )
    who: Who = YOU
    """Whose battleline it is, for the card of the text."""

    @property
    def battleline(self) -> Fragment:
        """Return the battleline of the card of the text."""
        return NounPhrase((nouns.BATTLELINE,), of=self.who)

    def of_player(self, who: Who) -> Fragment:
        """Return that it is in the center of a player's battleline."""
        return _IN_CENTER_OF.of(battleline=NounPhrase((nouns.BATTLELINE,), of=who))

    def said_of_this(self, this: Wordable, noun: Noun = nouns.CARD, *, negated: bool = False) -> Fragment:
        return self.in_yours.sentence(self, this, negated=negated)

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.in_center


_IN_CENTER_OF = Frame(
    en="in the <center> of {battleline}", de="im <Zentrum> {battleline:gen}", rule="glossary/center-of-the-battleline"
)
ON_FLANK = OnFlank()
CENTER = InCenter()
LEFT = Side.LEFT
RIGHT = Side.RIGHT


def between(first: Target, second: Target) -> Between:
    """Between two creatures of the same battleline."""
    return Between(first, second)


@overload
def on_the(side: Side) -> OnThatFlank: ...


@overload
def on_the(side: Side, of: Target) -> Beside: ...


def on_the(side: Side, of: Target | None = None) -> OnThatFlank | Beside:
    """On the `LEFT` or `RIGHT` flank; or to the left or right `of` what a target picked.

    A neighbor there: `a(CREATURE, neighbor_of(x), on_the(LEFT, x))`. Rule: "Flank".
    """
    return OnThatFlank(side) if of is None else Beside(side, of)
