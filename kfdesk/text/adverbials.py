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
from kfdesk.text.joining import AFTER, IF, IF_YOU_DO, OTHERWISE, And, By, Sentences
from kfdesk.text.mentions import Calling, Recalling, in_another_sentence
from kfdesk.text.oneverb import OneVerb
from kfdesk.text.phrases import Filled, Frame, Phrase, fixed
from kfdesk.text.speech import In, Modal, Order, Piece, Sayable, Scene, Spoken, unfold
from kfdesk.text.tokens import Mark, Tokens


@record
class Opening:
    """The clause that a sentence begins with, and what is known of its subject."""

    clause: Phrase
    owner: object
    """What fills its slots."""
    doer: Sayable
    """Who is said to do it, None for nobody in particular."""
    modal: Modal

    @property
    def subject(self) -> Sayable:
        """Return the subject, None where the clause is an order or has no plain one."""
        return self.doer if self.clause.is_bare else self.clause.subject(self.owner)

    def is_order(self, scene: Scene) -> bool:
        """Return whether it is said as an imperative."""
        if not self.clause.is_bare or self.modal is not Modal.NONE:
            return False
        doer = scene.subject if self.doer is None else self.doer
        return scene.order in (Order.DO, Order.THEN) and scene.referent(doer).person == 2


def opening_of(what: object) -> Opening | None:
    """Return the clause a sentence begins with, None where it begins with something else, such as "if"."""
    doer: Sayable = None
    modal = Modal.NONE
    while isinstance(what, (Spoken, Piece)):
        piece, owner = unfold(what)
        if isinstance(piece, Filled):
            piece, owner = piece.parts()
        match piece:
            case Phrase():
                return Opening(piece, owner, doer, modal)
            case Frame():
                slot = piece.only_slot()
                if slot is None:
                    return None
                modal, what = slot.modal or modal, getattr(owner, slot.name)
            case By():
                doer, what = piece.who, piece.deed
            case And() | Sentences() | OneVerb():
                what = piece.items[0]
            case Recalling() | Calling():
                what = piece.text
            case In():
                what = piece.clause
            case PerLanguage():
                what = piece.de
            case _:
                return None
    return None


@record
class PerLanguage(Piece):
    """A sentence that each language builds in its own way."""

    en: Sayable
    de: Sayable

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the sentence of the scene's language."""
        return scene.say(self.en if scene.language == "en" else self.de)


@record
class During(Piece):
    """A sentence with an adverbial: "for the remainder of the turn, …", "for each creature, …"."""

    adverbial: Sayable
    sentence: Sayable
    moment: bool = False
    """Whether it is a point of time, which German says in the first clause; a span is announced for all of them."""

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the sentence; German puts the adverbial where its frame wants it."""
        scene = in_another_sentence(scene)
        opening = opening_of(self.sentence)
        if scene.language == "en":
            adverbial, sentence = scene.say(self.adverbial), scene.say(self.sentence)
            last = (scene.modal is Modal.MAY or scene.order is Order.BARE) and opening is not None
            return [*sentence, *adverbial] if last else [*adverbial, Mark.COMMA, *sentence]
        if opening is None:
            said = _in_first_clause if self.moment else _announced
            return said(scene, self.adverbial, self.sentence)
        if scene.order is Order.BARE:
            return [*scene.say(self.adverbial), *scene.say(self.sentence)]
        if scene.order is Order.THEN or opening.is_order(scene):
            return scene.but(adverb=self.adverbial).say(self.sentence)
        return [*scene.say(self.adverbial), *scene.but(order=Order.THEN).say(self.sentence)]


def _in_first_clause(scene: Scene, adverbial: Sayable, sentence: Sayable) -> Tokens:
    """Return a German sentence of several clauses with the adverbial in the first of them."""
    said: object = sentence
    while isinstance(said, Recalling | Calling):
        scene, said = said.within(scene), said.text
    piece, owner = unfold(said, scene)
    if isinstance(piece, PerLanguage):
        return _in_first_clause(scene, adverbial, piece.de)
    if isinstance(piece, By):
        return _in_first_clause(scene.but(subject=piece.who, shared=False), adverbial, piece.deed)
    if isinstance(piece, Sentences):
        return Sentences((During(adverbial, piece.items[0], moment=True), *piece.items[1:])).tell(scene, owner)
    if isinstance(piece, Filled):
        frame, _ = piece.parts()
        for first, slot in _FIRST_SENTENCE:
            if frame is first:
                return piece.but(slot, During(adverbial, piece[slot], moment=True)).tell(scene, owner)
        for first, slot in _FIRST_CLAUSE:
            if frame is first:
                return piece.but(slot, Within(adverbial, piece[slot])).tell(scene, owner)
    return _announced(scene, adverbial, sentence)


_FIRST_SENTENCE = ((IF_YOU_DO, "first"), (OTHERWISE, "first"))
_FIRST_CLAUSE = ((IF, "condition"), (AFTER, "event"))
"""Frames of several sentences or clauses, and the slot of the first of them."""


def _announced(scene: Scene, adverbial: Sayable, sentence: Sayable) -> Tokens:
    """Return "für den Rest des Zuges gilt: …", after another clause "gilt für den Rest des Zuges: …"."""
    said = scene.say(adverbial)
    opened = ["gilt", *said] if scene.order is Order.THEN else [*said, "gilt"]
    return [*opened, Mark.COLON, *scene.but(order=Order.DO).say(sentence)]


@record
class NextTime(Piece):
    """What is done the next time something happens: "the next time you play a card this turn, …".

    German: "Wenn du in diesem Zug das nächste Mal …, …"; after another clause that of the event is put in: "Falls du
    das tust, nimm, wenn du in diesem Zug das nächste Mal …, jene Karte …".
    """

    event: Sayable
    effect: Sayable
    time: Sayable
    """How long it is waited for, None for as long as it takes."""

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the sentence."""
        if scene.language == "en":
            return scene.say(_NEXT_TIME.of(event=self.event, time=self.time, effect=self.effect))
        event = Within(_NEXT_TIME_IN.of(time=self.time), self.event)
        if scene.order is Order.THEN:
            effect = replace(self.effect, near=False) if isinstance(self.effect, Recalling) else self.effect
            return scene.but(adverb=_SaidAs(_WHEN_PUT_IN.of(event=event), scene)).say(effect)
        return scene.say(_WHEN_FIRST.of(event=event, effect=self.effect))


@record
class _SaidAs(Piece):
    """Words within a sentence that say things as they were mentioned outside it."""

    words: Sayable
    outside: Scene

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the words."""
        return scene.but(recall=self.outside.recall).say(self.words)


_NEXT_TIME = Frame(
    en="the next time {event} {time}, {effect}", de="das nächste Mal {time}, wenn {event:last}, {effect}"
)
_NEXT_TIME_IN = Frame(en="the next time {time}", de="{time} das nächste Mal")
_WHEN_FIRST = Frame(en="when {event}, {effect}", de="wenn {event:last}, {effect:then}")
_WHEN_PUT_IN = Frame(en=", when {event},", de=", wenn {event:last},")


@record
class Within(Piece):
    """German: a clause with an adverbial behind its subject, as where that is mentioned in it: "in seinem Zug"."""

    adverbial: Sayable
    clause: Sayable

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the clause."""
        return scene.but(adverb=self.adverbial).say(self.clause)


@record
class Replacing(Piece):
    """What is done instead: "deal 4{damage} to each creature instead"."""

    deed: Sayable

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the deed with "instead", which German says like an adverbial."""
        deed: object = self.deed
        while isinstance(deed, Recalling | Calling):
            scene, deed = deed.within(scene), deed.text
        piece, owner = unfold(deed, scene)
        if isinstance(piece, PerLanguage):
            return scene.say(Replacing(piece.en if scene.language == "en" else piece.de))
        if isinstance(piece, Sentences):
            return Sentences((Replacing(piece.items[0]), *piece.items[1:])).tell(scene, owner)
        if isinstance(piece, Filled):
            for frame, slot in _FIRST_DEED:
                if piece.parts()[0] is frame:
                    return piece.but(slot, Replacing(piece[slot])).tell(scene, owner)
        if scene.language == "en":
            if isinstance(piece, And) and any(map(_has_own_subject, piece.items[1:])):
                return replace(piece, items=(Replacing(piece.items[0]), *piece.items[1:])).tell(scene, owner)
            opening = opening_of(deed)
            if opening is not None and opening.clause.has_tail(opening.owner):
                return ["instead", *scene.say(deed)]
            return [*scene.say(deed), "instead"]
        if isinstance(piece, During):
            when = _INSTEAD_DURING.of(instead=_INSTEAD, time=piece.adverbial)
            return scene.say(During(when, piece.sentence))
        if opening_of(deed) is None:
            return _announced(scene, _INSTEAD, self.deed)
        return scene.but(adverb=_INSTEAD).say(deed)


def _has_own_subject(deed: Sayable) -> bool:
    opening = opening_of(deed)
    return opening is not None and opening.subject is not None


_INSTEAD = fixed("instead", "stattdessen")
_INSTEAD_DURING = Frame(en="{time} {instead}", de="{time} {instead}")
_FIRST_DEED = ((IF, "effect"), (IF_YOU_DO, "first"), (OTHERWISE, "first"))
"""Sentences of several clauses, and where the deed stands of which "instead" is said."""


@record
class Next(Piece):
    """What is done then: "Then, …"; of a condition German asks then: "Falls du dann …"."""

    sentence: Sayable

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the sentence with "then"."""
        if scene.language == "en":
            return ["then", Mark.COMMA, *scene.say(self.sentence)]
        sentence: object = self.sentence
        while isinstance(sentence, Recalling | Calling):
            scene, sentence = sentence.within(scene), sentence.text
        piece, owner = unfold(sentence, scene)
        if isinstance(piece, Filled) and piece.parts()[0] is IF:
            return piece.but("condition", Within("dann", piece["condition"])).tell(scene, owner)
        return ["dann", *scene.but(order=Order.THEN).say(sentence)]


@record
class EachTime(Piece):
    """German: what is done each time that something happens: "erhältst du jedes Mal 1{amber}, wenn …".

    `deed` is a clause, `event` a subordinate one with its joint; `time` says how long it is so.
    """

    time: Sayable
    deed: Sayable
    event: Sayable
    once: bool = False
    """Whether "jedes Mal" is left out: it happens once only, or it is done "to each" of what the event is about."""

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the sentence."""
        each_time = None if self.once else _EACH_TIME
        front = scene.but(order=Order.FRONT, adverb=each_time)
        doer = self._doer(scene)
        event = self.event if doer is None else Recalling(self.event, (doer,), near=True)
        if scene.order is Order.THEN:
            often = front.but(adverb=_SO_OFTEN.of(time=self.time, often=each_time))
            return [*often.say(self.deed), *scene.say(event)]
        return [*scene.say(self.time), *front.say(self.deed), *scene.say(event)]

    def _doer(self, scene: Scene) -> Spoken | None:
        """Return another player who does it, and who is "er" in the clause behind it."""
        opening = opening_of(self.deed)
        doer = None if opening is None else opening.subject
        if opening is not None and doer is None and opening.clause.is_bare:
            doer = scene.subject
        who = scene.referent(doer)
        return doer if isinstance(doer, Spoken) and who.human and who.person == 3 else None


_EACH_TIME = fixed("each time", "jedes Mal")
_SO_OFTEN = Frame(en="{time} {often}", de="{time} {often}")
WHEN = Frame(en=", when {event}", de=", wenn {event:last}")
AFTERWARDS = Frame(en=", after {event}", de=", nachdem {event:perfect}")
