"""Things mentioned before, and parts of a text in which they are said shortly: "it", "that creature"."""

from __future__ import annotations

from dataclasses import replace

from kfdesk.records import record
from kfdesk.text.enumeration import Both
from kfdesk.text.lexicon import THE
from kfdesk.text.nominals import Name, NounPhrase, That
from kfdesk.text.pronouns import DOER, YOU, Pronoun, possessive
from kfdesk.text.this_card import THIS_AGAIN, THIS_CARD, THIS_ONCE_MORE, has_no_gender
from kfdesk.text.tokens import Tokens
from kfdesk.text.wording import Fragment, Nominal, Referent, SentenceContext, Wordable, Worded, unfold


@record
class Recalling(Fragment):
    """A part of a text in which things mentioned before are said shortly.

    `near`, in the same sentence: "it"; else "that creature".
    """

    text: Wordable
    known: tuple[Worded, ...]
    near: bool = False

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the text with what is known pointed at."""
        return self.within(context).say(self.text)

    def possessive(self, context: SentenceContext) -> Tokens:
        """Return what the text stands for as owner, with what is known pointed at."""
        return possessive(self.within(context), self.text)

    def within(self, context: SentenceContext) -> SentenceContext:
        """Return the context of the text."""
        recall: dict[object, Wordable] = dict(context.recall or {})
        recall.update((thing, self._again(thing, recall.get(thing))) for thing in self.known)
        return context.but(recall=recall)

    def _again(self, thing: Worded, name: Wordable) -> Wordable:
        if isinstance(name, Name | Both):
            return Pronoun(name) if self.near else name
        if isinstance(name, Worded) and unfold(name)[0] is YOU:
            return name
        fragment, _ = unfold(thing)
        if fragment is THIS_CARD:
            return THIS_AGAIN if self.near else THIS_CARD
        return Pronoun(thing) if self.near or not isinstance(fragment, NounPhrase) else That(thing)


@record
class InContext(Nominal):
    """Something whose words depend on what has been mentioned where it stands."""

    def in_context(self, context: SentenceContext) -> Nominal:
        """Return the phrase that fits what has been mentioned."""
        raise NotImplementedError(type(self).__name__)

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return that phrase."""
        return self.in_context(context).render(context, owner)

    def referent(self, context: SentenceContext) -> Referent:
        """Return the gender and number of that phrase."""
        return self.in_context(context).referent(context)

    def possessive(self, context: SentenceContext) -> Tokens:
        """Return the possessive of that phrase."""
        return self.in_context(context).possessive(context)

    def owning_stem(self, context: SentenceContext) -> str | None:
        """Return the German possessive stem of that phrase."""
        return self.in_context(context).owning_stem(context)


@record
class WhoeverActs(InContext):
    """Players as owners, said shortly where it is they who act: "each player gains …" of "their" pools."""

    who: Worded

    def in_context(self, context: SentenceContext) -> Nominal:
        fragment, _ = unfold(self.who)
        assert isinstance(fragment, Nominal), self.who
        return DOER if context.subject is self.who else fragment


def in_another_sentence(context: SentenceContext) -> SentenceContext:
    """Return the context of a later sentence: what was "it" is "that creature" there, and the card has its name."""
    if not context.recall:
        return context
    return context.but(recall={thing: _from_afar(said) for thing, said in context.recall.items()})


def _from_afar(said: Wordable) -> Wordable:
    """Return how a thing is mentioned again in a later sentence; players stay "they"."""
    if said is THIS_AGAIN or said is THIS_ONCE_MORE:
        return THIS_CARD
    if not isinstance(said, Pronoun) or not isinstance(said.of, (Worded, Fragment)):
        return said
    fragment, _ = unfold(said.of)
    return That(said.of) if isinstance(fragment, NounPhrase) and not fragment.nouns[-1].human else said


def it_if_clear(context: SentenceContext, value: Wordable) -> Wordable:
    """Return how a thing mentioned before is said: "it" where nothing else could be meant.

    Each of a description is "those creatures".
    """
    said = context.recalled(value)
    candidates = [one for one in (context.recall or {}).values() if isinstance(one, That)]
    if not isinstance(said, That) or candidates != [said]:
        return value
    is_each = said.referent(context).plural and not context.referent(said.of).plural
    return value if is_each else Pronoun(said.of)


@record
class ItIfAlone(InContext):
    """A thing mentioned before: "it" where nothing else was mentioned, else "that creature".

    Where two of a sort were mentioned it is "that enemy creature".
    """

    of: Wordable

    def in_context(self, context: SentenceContext) -> Nominal:
        mentioned = [one for one in (context.recall or {}).values() if isinstance(one, That)]
        if len(mentioned) < 2:
            return Pronoun(self.of)
        fragments = [unfold(one.of)[0] for one in mentioned]
        said = [fragment.that() for fragment in fragments if isinstance(fragment, NounPhrase)]
        this, _ = unfold(self.of)
        if isinstance(this, NounPhrase) and said.count(this.that()) > 1:
            return replace(this.that(), mods=this.mods)
        return That(self.of)


@record
class ThisOrIt(InContext):
    """The card that bears the text: "it" in a clause about it and where it was mentioned before, else its name."""

    of: Worded

    def in_context(self, context: SentenceContext) -> Nominal:
        about_it = context.within is not None and unfold(context.within)[0] is THIS_CARD
        if about_it or self.of in (context.recall or {}):
            return Pronoun(self.of)
        return THIS_CARD


@record
class CalledAlike(Fragment):
    """A part of a text about a thing: German says its name there too, where `named` is called by one.

    "Krump erhält Ansturm X, wobei X die Stärke von Krump ist": of "ihre Stärke" the gender may not fit.
    """

    text: Wordable
    thing: Worded
    named: Worded

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the text."""
        name = context.recalled(self.named)
        if context.language == "en" or not isinstance(name, Name):
            return context.say(self.text)
        return Calling(self.text, self.thing, name).render(context, owner)


@record
class IfByName(Fragment):
    """One wording where a thing is called by its name, another where it is not."""

    thing: Worded
    named: Wordable
    otherwise: Wordable

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the wording that fits."""
        return context.say(self.named if isinstance(context.recalled(self.thing), Name) else self.otherwise)


@record
class ByName(InContext):
    """A thing by its name where it is called by one, else as something else: "Krump’s neighbor", "its neighbor"."""

    thing: Worded
    otherwise: Nominal

    def in_context(self, context: SentenceContext) -> Nominal:
        name = context.recalled(self.thing)
        return name if isinstance(name, Name) else self.otherwise


@record
class Calling(Fragment):
    """A part of a text in which one thing is called something else: "up to 3 creatures" for what is picked thrice."""

    text: Wordable
    thing: Worded
    name: Wordable

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the text with the other name for the thing."""
        return self.within(context).say(self.text)

    def within(self, context: SentenceContext) -> SentenceContext:
        """Return the context of the text."""
        recall: dict[object, Wordable] = dict(context.recall or {})
        recall[self.thing] = self.name
        return context.but(recall=recall)


@record
class ItsOwn(InContext):
    """Something of a thing: "its armor"; German "die Rüstung" where the gender of the thing's name is not known."""

    own: NounPhrase
    thing: Wordable

    def in_context(self, context: SentenceContext) -> NounPhrase:
        if has_no_gender(context, self.thing):
            return replace(self.own, det=THE)
        return replace(self.own, of=Pronoun(self.thing))
