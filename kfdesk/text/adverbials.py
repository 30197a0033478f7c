"""When, how often and in whose place: adverbials, which German says in the middle of a clause.

English says an adverbial before its sentence, with a comma: "for each creature, deal …"; behind what one may do, and in
the question whether to. German has one frame for each kind of sentence: an order has it behind its verb ("Füge für jede
Kreatur … zu"), a statement before it ("Für den Rest des Zuges erhältst du …"), a sentence that follows a clause behind
its subject ("falls …, kann ihr für den Rest des Zuges …"). Where a sentence begins with another clause, a point of time
stands in that: "Falls die Gezeiten zu Beginn deines Zuges hoch sind, …". What holds for all clauses of a sentence, as
a span of time does, is announced: "Für den Rest des Zuges gilt: Falls …".
"""

from __future__ import annotations

from dataclasses import replace

from kfdesk.records import record
from kfdesk.text.joining import AFTER, IF, IF_YOU_DO, OTHERWISE, And, By, OneOfThese, Sentences
from kfdesk.text.mentions import Calling, Recalling, in_another_sentence
from kfdesk.text.oneverb import OneVerb
from kfdesk.text.phrases import EVERY_TIME, Filled, Frame, Phrase, fixed
from kfdesk.text.tokens import Mark, Tokens
from kfdesk.text.wording import Fragment, In, Modal, Order, SentenceContext, Wordable, Worded, unfold


@record
class Opening:
    """The clause that a sentence begins with, and what is known of its subject."""

    clause: Phrase
    owner: object
    """What fills its slots."""
    doer: Wordable
    """Who is said to do it, None for nobody in particular."""
    modal: Modal

    @property
    def subject(self) -> Wordable:
        """Return the subject, None where the clause is an order or has no plain one."""
        return self.doer if self.clause.is_bare else self.clause.subject(self.owner)

    def is_order(self, context: SentenceContext) -> bool:
        """Return whether it is said as an imperative."""
        if not self.clause.is_bare or self.modal is not Modal.NONE:
            return False
        doer = context.subject if self.doer is None else self.doer
        return context.order in (Order.DO, Order.THEN) and context.referent(doer).person == 2


def opening_of(what: object) -> Opening | None:
    """Return the clause a sentence begins with, None where it begins with something else, such as "if"."""
    doer: Wordable = None
    modal = Modal.NONE
    while isinstance(what, (Worded, Fragment)):
        fragment, owner = unfold(what)
        if isinstance(fragment, Filled):
            fragment, owner = fragment.parts()
        match fragment:
            case Phrase():
                return Opening(fragment, owner, doer, modal)
            case Frame():
                slot = fragment.only_slot()
                if slot is None:
                    return None
                modal, what = slot.modal or modal, getattr(owner, slot.name)
            case By():
                doer, what = fragment.who, fragment.deed
            case And() | Sentences() | OneVerb():
                what = fragment.items[0]
            case Recalling() | Calling():
                what = fragment.text
            case In():
                what = fragment.clause
            case PerLanguage():
                what = fragment.de
            case _:
                return None
    return None


@record
class PerLanguage(Fragment):
    """A sentence that each language builds in its own way."""

    en: Wordable
    de: Wordable

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the sentence of the context's language."""
        return context.say(self.en if context.language == "en" else self.de)


@record
class During(Fragment):
    """A sentence with an adverbial: "for the remainder of the turn, …", "for each creature, …"."""

    adverbial: Wordable
    sentence: Wordable
    moment: bool = False
    """Whether it is a point of time, which German says in the first clause; a span is announced for all of them."""

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the sentence; German puts the adverbial where its frame wants it.

        English begins anew behind it, with "that creature"; so does German, except behind another clause.
        """
        opening = opening_of(self.sentence)
        if context.language == "en" or context.order is not Order.THEN or opening is None:
            context = in_another_sentence(context)
        if context.language == "en":
            adverbial, sentence = context.say(self.adverbial), context.say(self.sentence)
            last = (context.modal is Modal.MAY or context.order is Order.BARE) and opening is not None
            return [*sentence, *adverbial] if last else [*adverbial, Mark.COMMA, *sentence]
        if opening is None:
            said = _in_first_clause if self.moment else _announced
            return said(context, self.adverbial, self.sentence)
        if context.order is Order.BARE:
            return [*context.say(self.adverbial), *context.say(self.sentence)]
        if context.order is Order.THEN or opening.is_order(context):
            return context.but(adverb=_SaidAs(self.adverbial, context)).say(self.sentence)
        return [*context.say(self.adverbial), *context.but(order=Order.THEN).say(self.sentence)]


def _in_first_clause(context: SentenceContext, adverbial: Wordable, sentence: Wordable) -> Tokens:
    """Return a German sentence of several clauses with the adverbial in the first of them."""
    said: object = sentence
    while isinstance(said, Recalling | Calling):
        context, said = said.within(context), said.text
    fragment, owner = unfold(said, context)
    if isinstance(fragment, PerLanguage):
        return _in_first_clause(context, adverbial, fragment.de)
    if isinstance(fragment, By):
        return _in_first_clause(context.but(subject=fragment.who, shared=False), adverbial, fragment.deed)
    if isinstance(fragment, Sentences):
        return Sentences((During(adverbial, fragment.items[0], moment=True), *fragment.items[1:])).render(
            context, owner
        )
    if isinstance(fragment, Filled):
        frame, _ = fragment.parts()
        for first, slot in _FIRST_SENTENCE:
            if frame is first:
                return fragment.but(slot, During(adverbial, fragment[slot], moment=True)).render(context, owner)
        for first, slot in _FIRST_CLAUSE:
            if frame is first:
                return fragment.but(slot, Within(adverbial, fragment[slot])).render(context, owner)
    return _announced(context, adverbial, sentence)


_FIRST_SENTENCE = ((IF_YOU_DO, "first"), (OTHERWISE, "first"))
_FIRST_CLAUSE = ((IF, "condition"), (AFTER, "event"))
"""Frames of several sentences or clauses, and the slot of the first of them."""


def _announced(context: SentenceContext, adverbial: Wordable, sentence: Wordable) -> Tokens:
    """Return "für den Rest des Zuges gilt: …", after another clause "gilt für den Rest des Zuges: …"."""
    said = context.say(adverbial)
    opened = ["gilt", *said] if context.order is Order.THEN else [*said, "gilt"]
    return [*opened, Mark.COLON, *context.but(order=Order.DO).say(sentence)]


@record
class NextTime(Fragment):
    """What is done the next time something happens: "the next time you play a card this turn, …".

    German: "Wenn du in diesem Zug das nächste Mal …, …"; after another clause that of the event is put in: "Falls du
    das tust, nimm, wenn du in diesem Zug das nächste Mal …, jene Karte …", or `put_in` otherwise: "Falls du das tust,
    nimm die nächste Karte, die du in diesem Zug spielst, …".
    """

    event: Wordable
    effect: Wordable
    time: Wordable
    """How long it is waited for, None for as long as it takes."""
    put_in: Wordable = None
    """The effect of the next card to which it happens, which German says after another clause."""

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the sentence."""
        if context.language == "en":
            return context.say(_NEXT_TIME.of(event=self.event, time=self.time, effect=self.effect))
        event = Within(_NEXT_TIME_IN.of(time=self.time), self.event)
        if context.order is Order.THEN and self.put_in is not None:
            return context.say(self.put_in)
        if context.order is Order.THEN:
            effect = replace(self.effect, near=False) if isinstance(self.effect, Recalling) else self.effect
            return context.but(adverb=_SaidAs(_WHEN_PUT_IN.of(event=event), context)).say(effect)
        return context.say(_WHEN_FIRST.of(event=event, effect=self.effect))


@record
class _SaidAs(Fragment):
    """Words within a sentence that say things as they were mentioned outside it."""

    words: Wordable
    outside: SentenceContext

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the words."""
        return context.but(recall=self.outside.recall).say(self.words)


_NEXT_TIME = Frame(
    en="the next time {event} {time}, {effect}", de="das nächste Mal {time}, wenn {event:last}, {effect}"
)
_NEXT_TIME_IN = Frame(en="the next time {time}", de="{time} das nächste Mal")
_WHEN_FIRST = Frame(en="when {event}, {effect}", de="wenn {event:last}, {effect:then}")
_WHEN_PUT_IN = Frame(en=", when {event},", de=", wenn {event:last},")


@record
class Within(Fragment):
    """German: a clause with an adverbial behind its subject, as where that is mentioned in it: "in seinem Zug"."""

    adverbial: Wordable
    clause: Wordable

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the clause."""
        return context.but(adverb=self.adverbial).say(self.clause)


@record
class Replacing(Fragment):
    """What is done instead: "deal 4{damage} to each creature instead"."""

    deed: Wordable

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the deed with "instead", which German says like an adverbial."""
        deed: object = self.deed
        while isinstance(deed, Recalling | Calling):
            context, deed = deed.within(context), deed.text
        fragment, owner = unfold(deed, context)
        if isinstance(fragment, OneOfThese) and context.language != "en":  # "stattdessen" opens the question for all
            return context.say(Replacing(fragment.deed))
        if isinstance(fragment, PerLanguage):
            return context.say(Replacing(fragment.en if context.language == "en" else fragment.de))
        if isinstance(fragment, Sentences):
            return Sentences((Replacing(fragment.items[0]), *fragment.items[1:])).render(context, owner)
        if isinstance(fragment, Filled):
            for frame, slot in _FIRST_DEED:
                if fragment.parts()[0] is frame:
                    return fragment.but(slot, Replacing(fragment[slot])).render(context, owner)
        if context.language == "en":
            if isinstance(fragment, And) and any(map(_has_own_subject, fragment.items[1:])):
                return replace(fragment, items=(Replacing(fragment.items[0]), *fragment.items[1:])).render(
                    context, owner
                )
            opening = opening_of(deed)
            if opening is not None and opening.clause.has_tail(opening.owner):
                return ["instead", *context.say(deed)]
            return [*context.say(deed), "instead"]
        if isinstance(fragment, During):
            when = _INSTEAD_DURING.of(instead=_INSTEAD, time=fragment.adverbial)
            return context.say(During(when, fragment.sentence))
        if opening_of(deed) is None and not fragment.is_one_clause:
            return _announced(context, _INSTEAD, self.deed)
        return context.but(adverb=_INSTEAD).say(deed)


def _has_own_subject(deed: Wordable) -> bool:
    opening = opening_of(deed)
    return opening is not None and opening.subject is not None


_INSTEAD = fixed("instead", "stattdessen")
_INSTEAD_DURING = Frame(en="{time} {instead}", de="{time} {instead}")
_FIRST_DEED = ((IF, "effect"), (IF_YOU_DO, "first"), (OTHERWISE, "first"))
"""Sentences of several clauses, and where the deed stands of which "instead" is said."""


@record
class Next(Fragment):
    """What is done then: "Then, …"; of a condition German asks then: "Falls du dann …"."""

    sentence: Wordable

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the sentence with "then"."""
        if context.language == "en":
            return ["then", Mark.COMMA, *context.say(self.sentence)]
        sentence: object = self.sentence
        while isinstance(sentence, Recalling | Calling):
            context, sentence = sentence.within(context), sentence.text
        fragment, owner = unfold(sentence, context)
        if isinstance(fragment, Filled) and fragment.parts()[0] is IF:
            return fragment.but("condition", Within("dann", fragment["condition"])).render(context, owner)
        return ["dann", *context.but(order=Order.THEN).say(sentence)]


@record
class EachTime(Fragment):
    """German: what is done each time that something happens: "erhältst du jedes Mal 1{amber}, wenn …".

    `deed` is a clause, `event` a subordinate one with its joint; `time` says how long it is so.
    """

    time: Wordable
    deed: Wordable
    event: Wordable
    once: bool = False
    """Whether "jedes Mal" is left out: it happens once only, or it is done "to each" of what the event is about."""

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the sentence."""
        each_time = None if self.once else EVERY_TIME
        front = context.but(order=Order.FRONT, adverb=each_time)
        doer = self._doer(context)
        event = self.event if doer is None else Recalling(self.event, (doer,), near=True)
        if context.order is Order.THEN:
            often = front.but(adverb=_SO_OFTEN.of(time=self.time, often=each_time))
            return [*often.say(self.deed), *context.say(event)]
        return [*context.say(self.time), *front.say(self.deed), *context.say(event)]

    def _doer(self, context: SentenceContext) -> Worded | None:
        """Return another player who does it, and who is "er" in the clause behind it."""
        opening = opening_of(self.deed)
        doer = None if opening is None else opening.subject
        if opening is not None and doer is None and opening.clause.is_bare:
            doer = context.subject
        who = context.referent(doer)
        return doer if isinstance(doer, Worded) and who.human and who.person == 3 else None


_SO_OFTEN = Frame(en="{time} {often}", de="{time} {often}")
WHEN = Frame(en=", when {event}", de=", wenn {event:last}")
AFTERWARDS = Frame(en=", after {event}", de=", nachdem {event:perfect}")
