"""Keywords and abilities that cards gain and lose. Rules: "Lose vs gain", "Upgrades"."""

from __future__ import annotations

from typing import overload

from kfdesk.engine.abilities import Ability, Mod
from kfdesk.engine.terms import Keyword
from kfdesk.language import names
from kfdesk.language.base import Rule
from kfdesk.language.impact import At, Tally
from kfdesk.language.rules.changes import Constant, Worded
from kfdesk.language.rules.keywords import keywords
from kfdesk.language.rules.together import Together, unfolded
from kfdesk.language.sorts import CREATURE, NOUNS
from kfdesk.language.targets import Group, Target, This
from kfdesk.records import entity
from kfdesk.text.joining import Quoted
from kfdesk.text.nominals import described
from kfdesk.text.nouns import THIS
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.speech import Piece, Sayable

__all__ = [
    "gains",
    "loses",
]


@entity
class GainsKeywords(Constant):
    """Cards gain keywords, each with its number."""

    what: tuple[tuple[Keyword, int], ...]

    def spoken(self) -> Piece:
        return _GAINS_WORDS.of(target=self.target, words=self.gained)

    @property
    def gained(self) -> Sayable:
        return keywords(*self.what)


_GAINS_WORDS = Phrase(en="{target} | gain {words}", de="{target} | {words} erhalten")


@entity
class Gains(Constant):
    """Cards gain an ability in quotation marks; "this" in it means the card that gains it."""

    def spoken(self) -> Piece:
        return _GAINS_WORDS.of(target=self.target, words=self.gained)

    @property
    def gained(self) -> Sayable:
        sort = self.target.sort if isinstance(self.target, Group) else CREATURE
        bearer = None if isinstance(self.target, This) else described(NOUNS[sort], THIS)
        return _ABILITY.of(ability=Quoted(self.what, bearer))

    def under(self, condition: Sayable) -> Piece:
        return Rule.under(self, condition)

    def weigh(self, tally: Tally, at: At) -> None:
        tally.weigh(self.what, at.by(self.target.size()))


_ABILITY = Frame(en=", {ability}", de="{ability}")


@entity
class GainsTrait(Constant):
    """Cards gain a trait."""

    what: str

    def spoken(self) -> Piece:
        return _GAINS_WORDS.of(target=self.target, words=self.gained)

    @property
    def gained(self) -> Sayable:
        return _TRAIT.of(trait=names.TRAITS[self.what].name)


_TRAIT = Frame(en="the {trait} trait", de="das Merkmal {trait}")


Single = Ability | Keyword | tuple[Keyword, int] | str
"""What a card may gain: an ability, a keyword, a keyword with its number, a trait."""
Thing = Single | Together


@overload
def gains(target: Target, thing: Single, /) -> Constant: ...


@overload
def gains(target: Target, /, *things: Thing) -> Constant | Together: ...


def gains(target: Target, /, *things: Thing) -> Constant | Together:
    """The cards gain keywords, traits and abilities; "this" in an ability is the card that gains it.

    Rule: "Lose vs gain".
    """
    items: list[Constant] = []
    words = tuple((x, 1) if isinstance(x, Keyword) else x for x in things if isinstance(x, Keyword | tuple))
    items += [GainsTrait(Mod.TRAIT_GAIN, target, str(x)) for x in things if type(x) is str]
    if words:
        items.append(GainsKeywords(Mod.KEYWORD_GAIN, target, words))
    abilities = unfolded(*(thing for thing in things if isinstance(thing, Ability | Together)))
    items += [Gains(Mod.ABILITY_GAIN, target, ability) for ability in abilities]
    return items[0] if len(items) == 1 else Together(tuple(items))


@entity
class LosesKeywords(Constant):
    """The creatures lose keywords."""

    what: tuple[Keyword, ...]

    def spoken(self) -> Piece:
        return _LOSES.of(target=self.target, words=keywords(*self.what))


_LOSES = Phrase(en="{target} | lose {words}", de="{target} | {words} verlieren")


@overload
def loses(target: Target, *words: Keyword) -> LosesKeywords: ...


@overload
def loses(target: Target, *, armor: bool) -> Worded: ...


def loses(target: Target, *words: Keyword, armor: bool = False) -> LosesKeywords | Worded:
    """The creatures lose the keywords; or all of their armor, whatever gives it to them. Rule: "Lose vs gain"."""
    if armor:
        return Worded(Mod.ARMOR_LOSE, target, None, _LOSES_ARMOR)
    return LosesKeywords(Mod.KEYWORD_LOSE, target, words)


_LOSES_ARMOR = Phrase(en="{target} | lose all armor", de="{target} | ihre gesamte Rüstung verlieren")
