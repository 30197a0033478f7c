"""The card that bears a text, or gives an ability in one, as its text mentions it: by its name, then by a pronoun."""

from __future__ import annotations

from kfdesk.records import record
from kfdesk.text.enumeration import Both
from kfdesk.text.nominals import Name, NounPhrase
from kfdesk.text.parts_of_speech import THE, THIS
from kfdesk.text.pronouns import YOU, Pointing, Pronoun, owning_stem, possessive
from kfdesk.text.tokens import Tokens
from kfdesk.text.wording import Fragment, Nominal, Referent, SentenceContext, Wordable, Worded, unfold


class _This(Nominal):
    """The card that bears the text, by the name the context gives it."""

    __slots__ = ()

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        return context.say(context.this)

    def referent(self, context: SentenceContext) -> Referent:
        return context.referent(context.this)

    def possessive(self, context: SentenceContext) -> Tokens:
        return possessive(context, context.this)

    def owning_stem(self, context: SentenceContext) -> str | None:
        return owning_stem(context, context.this)


THIS_CARD = _This()


@record
class GivingCard(Nominal):
    """The card that gives an ability in quotation marks, by its name in the context; `unnamed` where none is known."""

    unnamed: Nominal

    def _name(self, context: SentenceContext) -> Wordable:
        return self.unnamed if context.giver is None else context.giver

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        return context.say(self._name(context))

    def referent(self, context: SentenceContext) -> Referent:
        return context.referent(self._name(context))

    def possessive(self, context: SentenceContext) -> Tokens:
        return possessive(context, self._name(context))

    def owning_stem(self, context: SentenceContext) -> str | None:
        return owning_stem(context, self._name(context))


class _ThisAgain(_This):
    """The card that bears the text, mentioned again in the same sentence.

    English "it"; German "diese Kreatur" where the gender of the card's name is not known.
    """

    __slots__ = ()

    def phrase(self, context: SentenceContext) -> Nominal:
        """Return what German says: a pronoun, or the kind of card."""
        named = context.this
        unknown = isinstance(named, Name) and not named.gender
        return NounPhrase((named.noun,), THIS) if isinstance(named, Name) and unknown else Pronoun(THIS_CARD)

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        return context.say(self.phrase(context) if context.language == "de" else Pronoun(THIS_CARD))

    def possessive(self, context: SentenceContext) -> Tokens:
        return Pronoun(THIS_CARD).possessive(context)

    def owning_stem(self, context: SentenceContext) -> str | None:
        return owning_stem(context, self.phrase(context))


class _ThisOnceMore(_ThisAgain):
    """The same, after "diese Kreatur" was said in the sentence: also in German a pronoun."""

    __slots__ = ()

    def phrase(self, context: SentenceContext) -> Nominal:
        said = _ThisAgain.phrase(self, context)
        return said if isinstance(said, Pronoun) else Pronoun(said)


class _ThisByKind(_ThisAgain):
    """The same, where a pronoun might be read as another thing: German says "diese Kreatur" whatever its gender."""

    __slots__ = ()

    def phrase(self, context: SentenceContext) -> Nominal:
        named = context.this
        return NounPhrase((named.noun,), THIS) if isinstance(named, Name) else THIS_CARD


THIS_AGAIN = _ThisAgain()
THIS_ONCE_MORE = _ThisOnceMore()
THIS_BY_KIND = _ThisByKind()
THIS_AS_IT = _ThisAgain()
"""The same in a whole sentence whose adverbial has named it: "until Reckless Rizzo leaves play, it loses elusive"."""


def has_no_gender(context: SentenceContext, value: object) -> bool:
    """Return whether a thing is said by a name whose gender is not known."""
    named = _named(context, value)
    return isinstance(named, Name) and not named.gender


def is_by_name(context: SentenceContext, value: object) -> bool:
    """Return whether a thing is said by its name, or several things by theirs."""
    return isinstance(_named(context, value), Name | Both)


def _named(context: SentenceContext, value: object) -> object:
    """Return how a thing is said; the card of the text, or the one that gives it, by its name in the context."""
    value = context.recalled(value)
    fragment = unfold(value)[0] if isinstance(value, (Worded, Fragment)) else None
    return context.this if fragment is THIS_CARD else context.giver if isinstance(fragment, GivingCard) else fragment


def kind_of_named(context: SentenceContext, value: object) -> NounPhrase | None:
    """Return what stands before a card's name where that would be read as its neighbor's: "die Kreatur „Troll“"."""
    named = _named(context, value)
    return NounPhrase((named.noun,), THE) if isinstance(named, Name) and not named.noun.human else None


def says_pronoun(context: SentenceContext, value: object) -> bool:
    """Return whether a pronoun is all that is said of a thing."""
    value = context.recalled(value)
    fragment = unfold(value)[0] if isinstance(value, (Worded, Fragment)) else None
    if isinstance(fragment, _ThisAgain):
        return isinstance(fragment.phrase(context), Pronoun)
    return fragment is YOU or isinstance(fragment, Pointing)
