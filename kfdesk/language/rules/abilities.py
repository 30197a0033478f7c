"""Keywords and abilities that cards gain and lose. Rules: "Lose vs gain", "Upgrades"."""

from __future__ import annotations

from dataclasses import replace
from typing import overload

from kfdesk.engine.abilities import Ability, Mod, Scope
from kfdesk.engine.terms import CardId, Keyword, Label
from kfdesk.language import nouns
from kfdesk.language.amounts import EqualTo, PerEach, Times
from kfdesk.language.attributes import Named, with_keyword
from kfdesk.language.base import Target, itself_in, judging
from kfdesk.language.combined import AllOf
from kfdesk.language.conditions import there_are
from kfdesk.language.counts.cards import Count
from kfdesk.language.descriptions import Group
from kfdesk.language.estimates import ME, ONE_IN, THEM, DeckEstimate, EstimateContext
from kfdesk.language.neighbors import NeighborsOf
from kfdesk.language.ranges import SOME
from kfdesk.language.rules.changes import Constant, GivenValue
from kfdesk.language.rules.keywords import has_number, keyword_words, keywords
from kfdesk.language.rules.printed_x import X_IS
from kfdesk.language.rules.together import LOSE, Together, unfolded, while_
from kfdesk.language.sorts import CARD, CREATURE, NOUNS, Sort
from kfdesk.language.targets import ITSELF, THIS
from kfdesk.records import entity, record
from kfdesk.text import joining
from kfdesk.text.adverbials import PerLanguage
from kfdesk.text.joining import And, Listed, Quoted
from kfdesk.text.mentions import CalledAlike, Calling, ItsOwn
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.parts_of_speech import NONE, PLURAL, A, Adjective, Prefix
from kfdesk.text.parts_of_speech import THIS as THIS_ONE
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.this_card import THIS_AGAIN, is_by_name
from kfdesk.text.tokens import Tokens
from kfdesk.text.wording import Fragment, SentenceContext, Wordable, Worded

__all__ = ["also_behind", "gains", "gains_like", "loses", "taunt_reaches"]


@entity
class GainsKeywords(GivenValue):
    """Cards gain keywords, each with its number."""

    what: tuple[tuple[Keyword, int], ...]
    kind = Mod.KEYWORD_GAIN

    def worded(self) -> Fragment:
        return _GAINS_WORDS.of(target=self.target, words=self.gained)

    @property
    def gained(self) -> Wordable:
        return keywords(*self.what)

    @property
    def gained_in_a_row(self) -> tuple[Wordable, ...]:
        return tuple(keyword_words(*word) for word in self.what)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        for keyword, number in self.what:
            estimate.has_keyword(keyword, float(number), estimate.friends(self.target, context), context)


_GAINS_WORDS = Phrase(en="{target} | gain {words}", de="{target} | {words} erhalten")


@entity
class GainsCountedKeyword(Constant):
    """Cards gain a keyword whose number is counted, perhaps beside others: "taunt and assault X, where X is …".

    Or a number for each thing: "assault 2 for each …".
    """

    what: tuple[Keyword, EqualTo | PerEach | Times]
    beside: tuple[tuple[Keyword, int], ...] = ()
    kind = Mod.KEYWORD_GAIN
    condition_first = True

    def value(self, scope: Scope, subject: CardId) -> tuple[tuple[Keyword, int], ...]:
        word, number = self.what
        itself = itself_in(number)
        if itself is None:
            return (*self.beside, (word, number.of(scope)))
        with judging(scope, itself, subject):
            return (*self.beside, (word, number.of(scope)))

    def worded(self) -> Fragment:
        return _GAINS_WORDS.of(target=self.target, words=self.gained)

    @property
    def gained(self) -> Wordable:
        word, number = self.what
        if isinstance(number, PerEach):
            words = keywords(*self.beside, (word, number.n))
            return _FOR_EACH.of(words=words, each=CalledAlike(number.count, ITSELF, self.target))
        words, (factor, counted) = keywords(*self.beside, (word, 0)), _factor_of(number)
        said = CalledAlike(counted.number, ITSELF, self.target)
        clause = X_IS.of(number=said) if factor == 1 else _X_IS_TIMES.of(factor=factor, number=said)
        return _WHERE.of(words=words, clause=clause)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        friends = estimate.friends(self.target, context)
        for keyword, number in ((self.what[0], self.what[1].estimate()), *self.beside):
            estimate.has_keyword(keyword, float(number), friends, context)


def _factor_of(number: EqualTo | Times) -> tuple[int, Count]:
    """Return how many times the count a number is, and the count."""
    return (number.factor, number.what.count) if isinstance(number, Times) else (1, number.count)


_FOR_EACH = Frame(en="{words} for {each}", de="{words} für {each:acc}")
_WHERE = Frame(en="{words}, where {clause}", de="{words}, wobei {clause:last}")
_X_IS_TIMES = Phrase(en="X | be {factor} times {number}", de="X | das {factor}-Fache {number:gen} sein")


@entity
class GainsLike(Together):
    """A card gains those of some keywords that another card of a description has, each while one has it."""

    target: Target
    group: Group
    words: tuple[Keyword, ...]

    def worded(self) -> Fragment:
        words = Listed(tuple(nouns.KEYWORDS[word].name for word in self.words), link="or")
        has = _HAS.of(who=self.group.described(A), words=words)
        return joining.WHILE.of(condition=has, effect=_GAINS_THAT.of(target=self.target))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        for keyword in self.words:
            estimate.has_keyword(keyword, 1.0, ONE_IN * estimate.friends(self.target, context), context)


_HAS = Phrase(en="{who} | have {words}", de="{who} | das Schlüsselwort {words} haben")
_GAINS_THAT = Phrase(en="{target} | gain that keyword", de="{target} | jenes Schlüsselwort erhalten")


def gains_like(target: Target, group: Group, *words: Keyword) -> GainsLike:
    """The card gains those of the keywords that cards of a description have: "… gains that keyword".

    Raises `TypeError` without a card, a description or a keyword, `ValueError` for a keyword with a number, which
    would not be gained.
    """
    if any(has_number(word) for word in words):
        raise ValueError(f"the number of a keyword is not gained with it: {words}")
    if not isinstance(target, Target) or not isinstance(group, Group) or not words:
        raise TypeError(f"which card gains which keywords of which cards? {target}, {group}, {words}")
    having = (replace(group, predicates=(*group.predicates, with_keyword(word))) for word in words)
    rules = (while_(there_are(SOME, one), gains(target, word)) for one, word in zip(having, words, strict=True))
    return GainsLike(unfolded(*rules), target, group, words)


@entity
class TauntReaches(Constant):
    """A creature's taunt protects other creatures, too, as long as it has it. Rule: "Taunt"."""

    what: Target
    kind = Mod.TAUNT_REACH

    def value(self, scope: Scope, subject: CardId) -> tuple[CardId, ...]:
        return self.what.counted(scope)

    def worded(self) -> Fragment:
        to = self.what.described if isinstance(self.what, NeighborsOf) else self.what
        again = THIS_AGAIN if self.target.is_this else Pronoun(self.target)
        return _ALSO_APPLIES.of(target=self.target, to=Calling(to, self.target, again))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.protects(self.what, ONE_IN, context)


_ALSO_APPLIES = Phrase(
    en="the taunt of {target} | also [apply] to {to}", de="der Spott {target:gen} | auch für {to:acc} gelten"
)


def taunt_reaches(to: Target, of: Target = THIS) -> TauntReaches:
    """The taunt of this card, or another, protects other creatures, too: `neighbors_of(neighbors_of(THIS))`."""
    return TauntReaches(of, to)


@entity
class Gains(GivenValue):
    """Cards gain an ability in quotation marks; "this" in it means the card that gains it."""

    what: Ability
    kind = Mod.ABILITY_GAIN
    condition_first = True
    seen_by_others = ("what",)

    def worded(self) -> Fragment:
        return _GAINS_WORDS.of(target=self.target, words=_BehindName(self.target, self.gained))

    @property
    def gained(self) -> Wordable:
        return _ABILITY.of(ability=self.gained_in_a_row[0])

    @property
    def gained_in_a_row(self) -> tuple[Wordable, ...]:
        bearer = None if self.target.is_this else described(NOUNS[_sort_of(self.target)], THIS_ONE)
        assert isinstance(self.what, Worded)
        return (Quoted(self.what, bearer),)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        theirs = context.theirs != (self.target.sides() == THEM)
        by_creature = _sort_of(self.target) is CREATURE and not self.target.is_this
        anybody = self.target.sides() != ME and not self.target.is_this
        granted = context._replace(theirs=theirs, by_creature=by_creature, granted=anybody)
        estimate.include(self.what, granted.by(self.target.size()))


def _sort_of(target: Target) -> Sort:
    """Return what each card that gains an ability calls itself in it: a card, where they are of several sorts."""
    groups = target.groups if isinstance(target, AllOf) else (target,)
    sorts = {group.sort for group in groups if isinstance(group, Group)} or {CREATURE}
    return sorts.pop() if len(sorts) == 1 else CARD


_ABILITY = Frame(en=", {ability}", de="{ability}")


@record
class _BehindName(Fragment):
    """An ability in quotation marks that a card gains: German does not set it right behind the quoted name of the card.

    "Erhält „Troll“ die Fähigkeit „Nach dem Kampf: …“", "erhält jede Kreatur namens „Troll“ die Fähigkeit …".
    """

    target: Target
    gained: Wordable

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the ability."""
        apart = context.language == "de" and (is_by_name(context, self.target) or self._of_that_name)
        return [*(("die", "Fähigkeit") if apart else ()), *context.say(self.gained)]

    @property
    def _of_that_name(self) -> bool:
        """Whether the cards are described by their name."""
        return isinstance(self.target, Group) and any(isinstance(what, Named) for what in self.target.predicates)


@entity
class GainsTrait(GivenValue):
    """Cards gain a trait."""

    what: str
    kind = Mod.TRAIT_GAIN

    def worded(self) -> Fragment:
        return _GAINS_WORDS.of(target=self.target, words=self.gained)

    @property
    def gained(self) -> Wordable:
        return _TRAIT.of(trait=nouns.TRAITS[self.what].name)


_TRAIT = Frame(en="the {trait} trait", de="das Merkmal {trait}")


Single = Ability | Keyword | tuple[Keyword, int] | tuple[Keyword, EqualTo | PerEach | Times] | str
"""What a card may gain: an ability, a keyword, a keyword with its number, also a counted one, a trait."""
Thing = Single | Together


@overload
def gains(target: Target, thing: Single, /) -> Constant: ...


@overload
def gains(target: Target, /, *things: Thing) -> Constant | Together: ...


def gains(target: Target, /, *things: Thing) -> Constant | Together:
    """The cards gain keywords, traits and abilities; "this" in an ability is the card that gains it.

    A keyword may have a number that is counted: `gains(x, (ASSAULT, equal_to(power_of(x))))`. Raises `ValueError` for
    any other number. Rule: "Lose vs gain".
    """
    items: list[Constant] = []
    known = [(x, 1) if isinstance(x, Keyword) else x for x in things if isinstance(x, Keyword | tuple)]
    words = tuple((word, n) for word, n in known if isinstance(n, int))
    counted = [(word, n) for word, n in known if not isinstance(n, int)]
    items += [GainsTrait(target, str(x)) for x in things if type(x) is str]
    if len(counted) > 1 or not all(isinstance(n, EqualTo | PerEach | Times) for _, n in counted):
        raise ValueError(f"no words for these numbers of keywords: {counted}")
    if counted:
        items.append(GainsCountedKeyword(target, counted[0], words))
    elif words:
        items.append(GainsKeywords(target, words))
    if not things:
        raise ValueError(f"what does {target} gain?")
    abilities = unfolded(*(thing for thing in things if isinstance(thing, Ability | Together)))
    items += [Gains(target, ability) for ability in abilities]
    return items[0] if len(items) == 1 else Together(tuple(items))


@entity
class LosesKeywords(GivenValue):
    """The creatures lose keywords, and perhaps cannot gain them: what is lost is not gained anyway.

    Rule: "Lose vs gain".
    """

    what: tuple[Keyword, ...]
    cannot_gain: bool = False
    kind = Mod.KEYWORD_LOSE

    @property
    def of_each(self) -> bool:  # type: ignore[override]
        """Whether it is said of each card, as it is where two things are said in one."""
        return self.cannot_gain

    def worded(self) -> Fragment:
        words = keywords(*self.what)
        loses = LOSE.of(target=self.target, what=words)
        if not self.cannot_gain:
            return loses
        nor_gains = _CANNOT_GAIN_IT if len(self.what) == 1 else _CANNOT_GAIN_THEM
        both = _LOSE_AND_CANNOT_GAIN.of(target=self.target, what=words)
        return PerLanguage(both, And((loses, nor_gains.of(target=self.target))))

    @property
    def lost(self) -> Wordable:
        return None if self.cannot_gain else keywords(*self.what)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.hinders(self.target, ONE_IN, context)


_LOSE_AND_CANNOT_GAIN = Phrase(
    en="{target} | lose and cannot gain {what}", de="{target} | {what} verlieren und nicht erhalten"
)
_CANNOT_GAIN_IT = Phrase(en="{target} | cannot gain it", de="{target} | es nicht erhalten können")
_CANNOT_GAIN_THEM = Phrase(en="{target} | cannot gain them", de="{target} | sie nicht erhalten können")


@entity
class LosesTraits(Constant):
    """Creatures lose all of their traits."""

    kind = Mod.TRAIT_LOSE
    condition_first = True

    def worded(self) -> Fragment:
        return LOSE.of(target=self.target, what=self.lost)

    @property
    def lost(self) -> Wordable:
        return _ALL_TRAITS


@entity
class LosesAbilities(Constant):
    """Cards lose all of their abilities, keywords among them: their text boxes are blank. Rule: "Keywords"."""

    kind = Mod.BLANK

    def worded(self) -> Fragment:
        return LOSE.of(target=self.target, what=self.lost)

    @property
    def lost(self) -> Wordable:
        return _ALL_ABILITIES

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.hinders(self.target, ONE_IN, context.held)


@entity
class LosesBehind(GivenValue):
    """Cards lose their effects behind a bold label, whatever gives them any."""

    what: Label
    kind = Mod.LABEL_LOSE

    def worded(self) -> Fragment:
        return LOSE.of(target=self.target, what=self.lost)

    @property
    def lost(self) -> Wordable:
        return NounPhrase((nouns.EFFECT,), PLURAL, (_ALL, _behind(self.what)))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.hinders(self.target, ONE_IN, context.held)


@overload
def loses(target: Target, *words: Keyword, cannot_gain: bool = False) -> LosesKeywords: ...
@overload
def loses(target: Target, *words: Label) -> LosesBehind: ...
@overload
def loses(target: Target, *, armor: bool) -> LosesArmor: ...
@overload
def loses(target: Target, *, traits: bool) -> LosesTraits: ...
@overload
def loses(target: Target, *, abilities: bool) -> LosesAbilities: ...


def loses(
    target: Target,
    *words: Keyword | Label,
    cannot_gain: bool = False,
    armor: bool = False,
    traits: bool = False,
    abilities: bool = False,
) -> LosesKeywords | LosesBehind | LosesArmor | LosesTraits | LosesAbilities:
    """The cards lose the keywords, and perhaps `cannot_gain` them, or lose their effects behind a label:
    `loses(x, AFTER_FIGHT)`; or all of their armor, their traits or their abilities, whatever gives it to them.

    Raises `ValueError` for several of these at once, for none, for the labels of cards out of play, and where what
    cannot be gained is no keyword. Rule: "Lose vs gain".
    """
    labels = [word for word in words if isinstance(word, Label)]
    known = tuple(word for word in words if isinstance(word, Keyword))
    if bool(known) + len(labels) + armor + traits + abilities != 1 or len(known) + len(labels) < len(words):
        raise ValueError(f"what does {target} lose: keywords, effects, its armor, its traits or its abilities? {words}")
    if cannot_gain and not known:
        raise ValueError("all that is said to be lost and not to be gained are keywords")
    if traits:
        return LosesTraits(target)
    if armor:
        return LosesArmor(target)
    if abilities:
        return LosesAbilities(target)
    if labels:
        if labels[0] in (Label.SCRAP, Label.FATE):
            raise ValueError(f"{labels[0].value} effects are those of cards that are not in play")
        return LosesBehind(target, labels[0])
    return LosesKeywords(target, known, cannot_gain)


_ALL = Adjective("all", "all")
_ALL_TRAITS = fixed("all traits", "alle Merkmale")
_ALL_ABILITIES = fixed("all abilities", "alle Fähigkeiten")


@entity
class LosesArmor(Constant):
    """Creatures lose all of their armor."""

    kind = Mod.ARMOR_LOSE

    def worded(self) -> Fragment:
        return LOSE.of(target=self.target, what=self.lost)

    @property
    def lost(self) -> Wordable:
        own = ItsOwn(NounPhrase((nouns.ARMOR,), NONE, (nouns.WHOLE,)), self.target)
        return PerLanguage(_ALL_ARMOR, own)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.damages(self.target, 1.0, context)


@entity
class AlsoBehind(GivenValue):
    """Effects behind a label are behind another one, too: a creature's play effect is a play/after reap effect."""

    what: tuple[Label, Label]
    kind = Mod.ALSO_BEHIND

    def worded(self) -> Fragment:
        label, _ = self.what
        its = NounPhrase((nouns.EFFECT,), mods=(_behind(label),), of=self.target)
        return _IS_ALSO.of(its=its, both=NounPhrase((nouns.EFFECT,), A, (_behind(*self.what),)))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.uses(self.target, 1.0, context.held)


@entity
class BothBehind(Together):
    """Effects behind either of two labels are behind both."""

    items: tuple[AlsoBehind, AlsoBehind]

    def worded(self) -> Fragment:
        first = self.items[0]
        label, other = (nouns.EFFECTS_BEHIND[one] for one in first.what)
        either = Prefix(f"{label.en} and {other.en}", f"„{label.de}:“- und „{other.de}:“")
        its = NounPhrase((nouns.EFFECT,), PLURAL, (either,), of=first.target)
        return _IS_ALSO.of(its=its, both=NounPhrase((nouns.EFFECT,), PLURAL, (_behind(*first.what),)))


def _behind(*labels: Label) -> Prefix:
    """Return what an effect behind one of these labels is called before "effect": "play/after reap"."""
    said = [nouns.EFFECTS_BEHIND[label] for label in labels]
    return Prefix("/".join(one.en for one in said), f"„{'/'.join(one.de for one in said)}:“")


_IS_ALSO = Phrase(en="{its} | be {both}", de="{its} | {both:nom} sein")


def also_behind(label: Label, other: Label, target: Target, *, both: bool = False) -> AlsoBehind | BothBehind:
    """The effects of cards behind a label are behind another label, too; `both`: and the other way round.

    Rules: "Fight", "Reap".
    """
    one = AlsoBehind(target, (label, other))
    return BothBehind((one, AlsoBehind(target, (other, label)))) if both else one


_ALL_ARMOR = fixed("all armor", "gesamte Rüstung")
