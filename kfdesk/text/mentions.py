"""Things mentioned before, and parts of a text in which they are said shortly: "it", "that creature"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace

from kfdesk.records import record
from kfdesk.text.enumeration import Both
from kfdesk.text.german import Case
from kfdesk.text.nominals import Name, NounPhrase, That
from kfdesk.text.parts import parts
from kfdesk.text.parts_of_speech import THE
from kfdesk.text.pronouns import DOER, YOU, Pronoun, possessive
from kfdesk.text.this_card import THIS_AGAIN, THIS_BY_KIND, THIS_CARD, THIS_ONCE_MORE, has_no_gender, kind_of_named
from kfdesk.text.tokens import Tokens
from kfdesk.text.wording import Fragment, Mention, Nominal, Referent, SentenceContext, Wordable, Worded, unfold


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

    def referent(self, context: SentenceContext) -> Referent:
        """Return what agreement with what the text stands for needs."""
        return self.within(context).referent(self.text)

    def within(self, context: SentenceContext) -> SentenceContext:
        """Return the context of the text."""
        recall: dict[object, Wordable] = dict(context.recall or {})
        recall.update((thing, self._again(thing, recall.get(thing))) for thing in self.known)
        return context.but(recall=recall)

    def _again(self, thing: Worded, name: Wordable) -> Wordable:
        if isinstance(name, Name | Both):
            return Pronoun(name) if self.near else name
        if self.near and isinstance(name, Pronoun):
            return name
        if isinstance(name, Worded) and unfold(name)[0] is YOU:
            return name
        fragment, _ = unfold(thing)
        if fragment is THIS_CARD:
            return THIS_AGAIN if self.near else THIS_CARD
        return Pronoun(thing) if self.near or not isinstance(fragment, NounPhrase) else That(thing)


@record
class _Again(Recalling):
    """A later clause about the card itself: German says "sie" where "diese Kreatur" was said before."""

    this: Wordable = None

    def within(self, context: SentenceContext) -> SentenceContext:
        """Return the context of the text."""
        inner = Recalling.within(self, context)
        if context.recalled(self.this) is not THIS_AGAIN:
            return inner
        return inner.but(recall={**(inner.recall or {}), self.this: THIS_ONCE_MORE})


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
    """A thing mentioned before: "it" where nothing else was mentioned, else "that creature"."""

    of: Wordable

    def in_context(self, context: SentenceContext) -> Nominal:
        mentioned = [one for one in (context.recall or {}).values() if isinstance(one, That)]
        return That(self.of) if len(mentioned) > 1 else Pronoun(self.of)


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
    """A part of a text about a thing: German points back at the name there, where `named` is called by one.

    "Krump erhält Ansturm X, wobei X die Stärke dieser Kreatur ist": of "ihre Stärke" the gender may not fit.
    """

    text: Wordable
    thing: Worded
    named: Worded

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the text."""
        name = context.recalled(self.named)
        if context.language == "en" or not isinstance(name, Name):
            return context.say(self.text)
        return Calling(self.text, self.thing, Pronoun(name)).render(context, owner)


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

    def referent(self, context: SentenceContext) -> Referent:
        """Return what agreement with what the text stands for needs."""
        return self.within(context).referent(self.text)

    def within(self, context: SentenceContext) -> SentenceContext:
        """Return the context of the text."""
        recall: dict[object, Wordable] = dict(context.recall or {})
        recall[self.thing] = recall.get(self.name, self.name) if isinstance(self.name, Worded) else self.name
        return context.but(recall=recall)


@record
class OfItsKind(Nominal):
    """A card called by its name, in German behind what it is: "das Artefakt „Orb der Beherrschung“", then "es"."""

    thing: Worded

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the name, or what is said where the card is not called by one."""
        kind = self._kind(context)
        if kind is None:
            return context.say(self.thing)
        return [*context.say(kind), *context.but(case=Case.NOM).say(self.thing)]

    def referent(self, context: SentenceContext) -> Referent:
        """Return the gender of what it is."""
        return context.referent(self._kind(context) or self.thing)

    def _kind(self, context: SentenceContext) -> NounPhrase | None:
        return kind_of_named(context, self.thing) if context.language == "de" else None


@record
class ItsOwn(InContext):
    """Something of a thing: "its armor"; German "die Rüstung" where the gender of the thing's name is not known."""

    own: NounPhrase
    thing: Wordable

    def in_context(self, context: SentenceContext) -> NounPhrase:
        if has_no_gender(context, self.thing):
            return replace(self.own, det=THE)
        return replace(self.own, of=Pronoun(self.thing))


# The sentences of a text in order ----------------------------------------------------------------


def in_turn(items: tuple[Worded, ...], *, near: bool) -> tuple[Wordable, ...]:
    """Return clauses said one after the other: in each, what those before it spoke of is mentioned again.

    `near`, in the same sentence: things are "it", players and the card itself are pointed at, too.
    """
    said: list[Wordable] = [items[0]]
    for at, item in enumerate(items[1:], start=1):
        before = tuple(_named(items[:at]))
        inside = tuple(parts(item))
        found = [node for node in before if isinstance(node, Worded) and _is_mentioned(node, near=near)]
        for node in inside:
            found += node.known_from(before) if isinstance(node, Worded) else ()
        text: Wordable = item
        for node in inside:
            called = node.called_after(before) if isinstance(node, Worded) else None
            text = text if called is None else Calling(text, node, called)
        this = _this_in(item)
        known = tuple(dict.fromkeys(found))
        if near and this is not None and all(map(_only_of_this, items[: at + 1])):
            said.append(_Again(text if at == 1 else Calling(text, this, THIS_ONCE_MORE), known, near, this))
        else:
            said.append(Recalling(text, known, near) if found else text)
    return tuple(said)


def after_deed(first: Worded, then: Worded, text: Wordable = None) -> tuple[Wordable, Wordable]:
    """Return an instruction and what follows "if you do", or another `text` of that: near enough for "it".

    There the card itself has its name again where the first spoke of other cards.
    """
    _, second = in_turn((first, then), near=True)
    second = _with_text(second, text)
    this = _this_in(then)
    if this is not None and any(_describes_cards(node) for node in parts(first)):
        second = Calling(second, this, THIS_CARD)
    return first, second


def before_condition(effect: Worded, condition: Worded) -> tuple[Wordable, Wordable]:
    """Return what is done and the condition behind it: near enough for "it".

    German says what the card itself is where "sie" might be another card that the effect speaks of before.
    """
    _, second = in_turn((effect, condition), near=True)
    this = _this_in(condition)
    if isinstance(second, Recalling) and this in second.known and any(map(_describes_cards, parts(effect))):
        second = replace(second, text=Calling(second.text, this, THIS_BY_KIND))
    return effect, second


def behind_question(first: Worded, then: Worded) -> Wordable:
    """Return what follows where a question asks about the first: there the card itself is not "it"."""
    second = in_turn((first, then), near=True)[1]
    if isinstance(second, Recalling):
        return replace(second, known=tuple(one for one in second.known if not one.is_this))
    return second


def under_condition(condition: Worded, effect: Worded, text: Wordable = None) -> Wordable:
    """Return what is done where a condition holds, or another `text` of that.

    It speaks of "that creature" where "it" might be the Æmber that the condition counts, and names the card itself
    where "it" might be another thing that it speaks of, such as a key.
    """
    said = in_turn((condition, effect), near=True)[1]
    if isinstance(said, Recalling) and any(
        isinstance(node, Worded) and node.counts_tokens for node in parts(condition)
    ):
        said = replace(said, near=False)
    this = _this_after_another(effect)
    if isinstance(said, Recalling) and this is not None:
        said = replace(said, text=Calling(said.text, this, THIS_CARD))
    return _with_text(said, text)


def _with_text(said: Wordable, text: Wordable) -> Wordable:
    """Return another text that points at the same things."""
    if text is None:
        return said
    return replace(said, text=text) if isinstance(said, Recalling) else text


def _is_mentioned(node: Worded, *, near: bool) -> bool:
    return node.mention is Mention.EVERYWHERE or (near and node.mention is Mention.SAME_SENTENCE)


def _describes_cards(node: object) -> bool:
    return isinstance(node, Worded) and node.describes_cards


def _this_in(node: Worded) -> Worded | None:
    """Return the part that means the card itself."""
    return next((one for one in parts(node) if isinstance(one, Worded) and one.is_this), None)


def _only_of_this(node: Worded) -> bool:
    """Return whether a clause speaks of the card itself, and of no other cards."""
    return _this_in(node) is not None and not any(map(_describes_cards, parts(node)))


def _this_after_another(effect: Worded) -> Worded | None:
    """Return the part that means the card itself, where another thing is named before it."""
    another = False
    for node in parts(effect):
        if isinstance(node, Worded) and node.is_this:
            return node if another else None
        another = another or (isinstance(node, Worded) and node.names_another)
    return None


def _named(node: object) -> Iterator[object]:
    """Yield the parts of a text that name something."""
    yield node
    if isinstance(node, tuple):
        for item in node:
            yield from _named(item)
    elif is_dataclass(node) and not isinstance(node, type) and getattr(node, "names_things", True):
        for field in fields(node):
            yield from _named(getattr(node, field.name))
