"""Phrases and frames: one line of wording in each language, of which every mood, order and tense is made.

The lines are written in the notation of `notation.py` and read once, when the program starts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from functools import cache

from kfdesk.records import record
from kfdesk.text import english, german
from kfdesk.text.enumeration import LINKS, link_before
from kfdesk.text.german import Case
from kfdesk.text.notation import BUILT_IN, Clause, Group, Slot, Text, amount_has_tail, clause_of, sayable, text_of
from kfdesk.text.pronouns import DOER, YOU, Pronoun, takes_plural_verb
from kfdesk.text.this_card import THIS_CARD, kind_of_named, says_pronoun
from kfdesk.text.tokens import Mark, Tokens, as_term
from kfdesk.text.wording import Fragment, Modal, Order, Referent, SentenceContext, Tense, Wordable, WordingError


def _same_slots(en: frozenset[str], de: frozenset[str], sources: tuple[str, str]) -> frozenset[str]:
    if en != de:
        odd = ", ".join(sorted(en ^ de))
        raise WordingError(f"slots in one language only ({odd}): {sources[0]!r} / {sources[1]!r}")
    return en


def _same_terms(en: bool, de: bool, rule: str, sources: tuple[str, str]) -> None:
    if en != de or (en and not rule):
        raise WordingError(f"words in <…> need both languages and an entry: {sources[0]!r} / {sources[1]!r}")


@record
class Frame(Fragment):
    """Fixed words around slots: an adverbial, a prepositional phrase, or clauses joined to a sentence.

    A clause in a slot without an order takes the order the whole frame is asked for. `rule` is the id of the rulebook's
    entry that explains its words in `<…>`.
    """

    en: str
    de: str
    rule: str = ""
    _en: Text = field(init=False, repr=False, compare=False)
    _de: Text = field(init=False, repr=False, compare=False)
    _slots: frozenset[str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        en, de = text_of(self.en), text_of(self.de)
        if self.rule and not en.has_terms:
            raise WordingError(f"no words in <…> for {self.rule}: {self.en!r}")
        _same_terms(en.has_terms, de.has_terms, self.rule, (self.en, self.de))
        en, de = en.under(self.rule), de.under(self.rule)
        object.__setattr__(self, "_en", en)
        object.__setattr__(self, "_de", de)
        object.__setattr__(self, "_slots", _same_slots(en.slots(), de.slots(), (self.en, self.de)))

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the words with every slot filled."""
        text = self._en if context.language == "en" else self._de
        return text.say(context, owner, Case.NOM)

    def slot_names(self) -> frozenset[str]:
        """Return the fields named in both languages."""
        return self._slots

    def of(self, **fields: Wordable) -> Filled:
        """Return the frame with its slots filled here instead of by a node."""
        return Filled(self, fields)

    def only_slot(self) -> Slot | None:
        """Return the one slot of a frame that has no words of its own, as in "{effect:may}"."""
        parts = (self._en.parts, self._de.parts)
        slot = parts[0][0] if all(len(said) == 1 for said in parts) else None
        return slot if isinstance(slot, Slot) else None


@record
class Phrase(Fragment):
    """A clause in both languages, of which every mood, order and tense is made.

    `rule` is the id of the rulebook's entry that explains its verb; of several verbs one for each, parted by "&".
    """

    en: str
    de: str
    rule: str = ""
    _en: Clause = field(init=False, repr=False, compare=False)
    _de: Clause = field(init=False, repr=False, compare=False)
    _slots: frozenset[str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        en, de = clause_of(self.en, verb_at=0), clause_of(self.de, verb_at=-1)
        if bool(en.subject.parts) != bool(de.subject.parts):
            raise WordingError(f"a subject in one language only: {self.en!r} / {self.de!r}")
        for group in de.groups:
            try:
                german.verb(group.verb)
            except ValueError as wrong:
                raise WordingError(f"{wrong} in {self.de!r}") from wrong
        _same_terms(en.has_terms, de.has_terms, self.rule, (self.en, self.de))
        if self.rule:
            rules = tuple(self.rule.split("&"))
            en, de = en.under(rules), de.under(rules)
        object.__setattr__(self, "_en", en)
        object.__setattr__(self, "_de", de)
        named = [frozenset[str]().union(*(text.slots() for text in clause.texts())) for clause in (en, de)]
        object.__setattr__(self, "_slots", _same_slots(named[0], named[1], (self.en, self.de)))

    def slot_names(self) -> frozenset[str]:
        """Return the fields named in both languages."""
        return self._slots

    def of(self, **fields: Wordable) -> Filled:
        """Return the clause with its slots filled here instead of by a node."""
        return Filled(self, fields)

    @property
    def is_bare(self) -> bool:
        """Whether the clause has no subject of its own, so that it can be an order."""
        return not self._de.subject.parts

    def has_tail(self, owner: object) -> bool:
        """Return whether an amount in it says more behind it: "for each house among enemy creatures"."""
        texts = self._en.texts()
        return any(amount_has_tail(getattr(owner, name)) for text in texts for name in text.slots())

    def subject(self, owner: object) -> Wordable:
        """Return the field that is its whole subject, None where there is none such."""
        return subject_in(self._de, owner)

    def render(
        self,
        context: SentenceContext,
        owner: object,
        also: tuple[tuple[SentenceContext, object], ...] = (),
        link: str = "and",
    ) -> Tokens:
        """Return the clause in the context's order, modal, language and with its subject.

        What it is said of besides, each owner in a context of its own, follows behind the same verb after the link.
        """
        if context.order is Order.RELATIVE and self._en.subject.parts and context.language == "de":
            clause_last = _German(self._de, context.but(order=Order.LAST), owner).tokens()
            return [Mark.RELATIVE, *clause_last, Mark.RELATIVE_END]
        if context.language == "en":
            clause: _Built = _English(self._en, context, owner)
            clause.also = [_English(self._en, each, one) for each, one in also]
        else:
            clause = _German(self._de, context, owner)
            clause.also = [_German(self._de, each, one) for each, one in also]
        clause.link = link
        return clause.tokens()


class _Built:
    """A clause being put together: who does it, and whether it is an instruction to you."""

    def __init__(self, clause: Clause, context: SentenceContext, owner: object) -> None:
        self.clause, self.owner = clause, owner
        self.also: Sequence[_Built] = ()
        """The same clause about other things, with which it shares its verb."""
        self.link = "and"
        plain = context.but(case=Case.NOM, order=Order.DO, modal=Modal.NONE, tense=Tense.PRESENT)
        self.context = plain.but(negated=False, shared=False, adverb=None, within=None)
        self.tense, self.negated = context.tense, context.negated
        self.order, self.modal, self.shared = context.order, context.modal, context.shared
        self.adverb, self.doer = context.adverb, context.subject
        self.who, self.subject = self._subject(context)
        if self.who.each:
            self.who = self.who._replace(plural=False)
        says_doer = not clause.subject.parts and self.order not in (Order.RELATIVE, Order.TO, Order.BARE)
        self.context = self.context.but(within=subject_in(clause, owner), introduced=context.introduced or says_doer)
        instruct = self.order in (Order.DO, Order.THEN) and self.modal is Modal.NONE
        self.imperative = instruct and not clause.subject.parts and self.who.person == 2

    def tokens(self) -> Tokens:
        """Return the clause."""
        raise NotImplementedError(type(self).__name__)

    def around(self, group: Group) -> Tokens:
        """Return what a group says besides its subject and its verb, in one place of the clause."""
        raise NotImplementedError(type(self).__name__)

    def _more(self, group: Group, language: str) -> Tokens:
        """Return what is said besides behind the same verb."""
        out: Tokens = []
        link = LINKS[self.link][language]
        for at, other in enumerate(self.also, start=2):
            out += [*link_before(at, len(self.also) + 1, link, language), *other.around(group)]
        return out

    def _subject(self, context: SentenceContext) -> tuple[Referent, Tokens]:
        own = self.clause.subject
        if not own.parts:
            if self.order is Order.RELATIVE:
                return context.antecedent._replace(each=False), []
            who = context.referent(context.recalled(context.subject))
            return who, self.context.say(YOU if context.subject is None else context.subject)
        said = own.say(self.context, self.owner, Case.NOM)
        only = own.parts[0]
        if len(own.parts) > 1 or not isinstance(only, Slot):
            return Referent(plural=self.clause.plural, person=2 if said in (["you"], ["du"]) else 3), said
        if only.case not in (None, Case.NOM) and context.language == "de":
            return Referent(plural=self.clause.plural), said
        return self._slot_referent(only), said

    def _slot_referent(self, slot: Slot) -> Referent:
        if slot.name in BUILT_IN:
            value = {"this": THIS_CARD, "doer": DOER}.get(slot.name, Pronoun())
        else:
            value = getattr(self.owner, slot.name)
        if "it" in slot.flags:
            value = Pronoun(sayable(value))
        who = self.context.referent(self.context.recalled(value))
        return who._replace(plural=takes_plural_verb(self.context, value)) if self.context.language == "en" else who


class _English(_Built):
    def tokens(self) -> Tokens:
        out: Tokens = []
        for at, group in enumerate(self.clause.groups, start=1):
            out += link_before(at, len(self.clause.groups), "and", "en") if at > 1 else self._opening()
            out += group.before.say(self.context, self.owner, Case.NOM)
            out.append(as_term(self._verb(group.verb), group.rule))
            out += [*self.around(group), *self._more(group, "en")]
        return out

    def around(self, group: Group) -> Tokens:
        out = group.after.say(self.context, self.owner, Case.ACC)
        return out + group.before.tails(self.context, self.owner) + group.after.tails(self.context, self.owner)

    def _opening(self) -> Tokens:
        if self.shared or self.imperative or self.order is Order.BARE:
            return []
        if self.order is Order.TO:
            return ["to"]
        relative: Tokens = ["that"] if self.order is Order.RELATIVE and not self.subject else self.subject
        return [*relative, english.MODALS[self.modal.value]] if self.modal.value else relative

    def _verb(self, verb: str) -> str:
        if self.imperative or self.modal.value or self.order in (Order.TO, Order.BARE):
            return english.base(verb)
        subject = None if self.clause.subject.parts else self.context.subject
        several = self.who.plural or (self.order is not Order.RELATIVE and takes_plural_verb(self.context, subject))
        third = self.who.person == 3 and not several
        form, participle = english.past(verb)
        denied = ("not",) if self.negated else ()
        if self.tense is Tense.PERFECT:
            return " ".join(("has" if third else "have", *denied, participle))
        if self.negated and verb != "be":
            helper = "did" if self.tense is Tense.PAST else "does" if third else "do"
            return f"{helper} not {english.base(verb)}"
        if self.tense is Tense.PRESENT:
            return " ".join((english.finite(verb, third=third), *denied))
        return " ".join(("were" if verb == "be" and not third else form, *denied))


_SUBJECT_LATE = (Order.LAST, Order.PERFECT, Order.THEN, Order.FRONT)
"""Where "sich" goes before a subject that is a noun: "solange sich diese Kreatur …"."""


def subject_in(clause: Clause, owner: object) -> Wordable:
    """Return the field that is the whole subject of a clause, None where the clause has no such subject."""
    only = clause.subject.parts[0] if len(clause.subject.parts) == 1 else None
    if not isinstance(only, Slot) or only.case not in (None, Case.NOM):
        return None
    if only.name in BUILT_IN:
        return THIS_CARD if only.name == "this" else None
    value: Wordable = getattr(owner, only.name)
    return value


class _German(_Built):
    def tokens(self) -> Tokens:
        out: Tokens = []
        for at, group in enumerate(self.clause.groups, start=1):
            first = at == 1 and not self.shared
            said = self._group(group, first)
            if self.order is Order.PERFECT and out[-1:] == said[-1:]:
                out.pop()  # "angegriffen und zerstört hat"
            out += link_before(at, len(self.clause.groups), "und", "de") if at > 1 else []
            out += said
        if self.order is Order.RELATIVE and not self.clause.subject.parts:
            opening: Tokens = [] if self.shared else [Mark.RELATIVE, german.relative(Case.NOM, self.who.column)]
            return [*opening, *out, Mark.RELATIVE_END]
        return out

    def _group(self, group: Group, first: bool) -> Tokens:
        verb = german.term_verb(group.verb, group.rule)
        opens = group is self.clause.groups[0]
        reflexive = self._reflexive(group)
        said = self.modal is not Modal.NONE or self.order in (Order.BARE, Order.TO)
        shared = not opens and said and _has_object_of(group, self.clause.groups[0])
        middle = self._middle(Text(group.before.parts[1:]) if reflexive or shared else group.before, opens=opens)
        middle += self._more(group, "de")
        behind = group.after.say(self.context, self.owner, Case.ACC) + group.after.tails(self.context, self.owner)
        behind += group.before.behind(self.context, self.owner)
        subject = self.subject if first else []
        noun_late = bool(subject) and self.order in _SUBJECT_LATE and not self._is_pronoun_subject()
        if reflexive and noun_late:
            subject = [*reflexive, *subject]
        elif reflexive:
            middle = [*reflexive, *middle]
        elif noun_late and not shared and self.who.person == 3:
            middle = [*self._kind_before(group), *middle]
        middle, relative = _without_relative(middle, with_infinitive=verb.infinitive in _WITH_INFINITIVE)
        behind = relative + behind
        if self.modal is not Modal.NONE:
            return self._modal(subject, middle, verb, first) + behind
        return self._plain(subject, middle, verb) + behind

    def _reflexive(self, group: Group) -> Tokens:
        """Return the pronoun that a verb takes for whoever does it, if it does: "sich befinden", "dir ansehen"."""
        opening = group.before.parts[:1]
        if opening == ("dir",) and not self.clause.subject.parts:
            return ["dir" if self.who.person == 2 else "sich"]
        return ["sich"] if opening == ("sich",) else []

    def _kind_before(self, group: Group) -> Tokens:
        """Return what stands between a noun as subject and a card's name: "fügt dein Gegner der Kreatur „Troll“ …"."""
        slot = group.before.parts[0] if group.before.parts else None
        if self.adverb is not None or not isinstance(slot, Slot) or slot.flags or slot.forms:
            return []
        value = THIS_CARD if slot.name == "this" else None if slot.name in BUILT_IN else getattr(self.owner, slot.name)
        case = Case.ACC if slot.case is None else slot.case
        return self.context.but(case=case).say(kind_of_named(self.context, value))

    def around(self, group: Group) -> Tokens:
        return self._middle(group.before, opens=False)

    def _is_pronoun_subject(self) -> bool:
        """Return whether a pronoun is the subject, behind which "sich" stands."""
        own = self.clause.subject.parts
        if not own:
            return self.doer is None or says_pronoun(self.context, self.doer)
        return isinstance(own[0], Slot) and own[0].is_pronoun(self.context, self.owner)

    def _middle(self, before: Text, *, opens: bool) -> Tokens:
        """Return what stands between the two parts of the verb; pronouns come before an adverb.

        So does whoever something is done to "jedes Mal": "fügst du jeder Kreatur jedes Mal 1{damage} zu".
        """
        if self.adverb is None or not opens:
            return before.say(self.context, self.owner, Case.ACC) + before.tails(self.context, self.owner)
        early, late = before.parted(self.context, self.owner, datives=self.adverb is EVERY_TIME)
        said = [*early.say(self.context, self.owner, Case.ACC), *self.context.say(self.adverb)]
        return [*said, *late.say(self.context, self.owner, Case.ACC), *before.tails(self.context, self.owner)]

    def _end_of_adverb(self, middle: Tokens) -> int:
        """Return where the adverb in these words ends, which is not denied itself: "zu Beginn deines Zuges nicht"."""
        said = [] if self.adverb is None else self.context.say(self.adverb)
        starts = (at for at in range(len(middle)) if said and middle[at : at + len(said)] == said)
        return next((at + len(said) for at in starts), 0)

    def _plain(self, subject: Tokens, middle: Tokens, verb: german.Verb) -> Tokens:
        person, plural = self.who.person, self.who.plural
        finite = verb.finite(person, plural=plural)
        if self.negated:
            at = self._end_of_adverb(middle)
            middle = [*middle[:at], *_denied(middle[at:], verb)]
        if self.tense is not Tense.PRESENT:
            return self._past(subject, middle, verb)
        match self.order:
            case _ if self.imperative:
                return [verb.imperative, *middle, verb.prefix]
            case Order.TO:
                return [*middle, *verb.with_zu()]
            case Order.BARE:
                return [*middle, verb.bare()]
            case Order.LAST | Order.RELATIVE:
                return [*subject, *middle, verb.last(person, plural=plural)]
            case Order.PERFECT:
                helper = german.verb(verb.auxiliary).finite(person, plural=plural)
                return [*subject, *middle, verb.participle, helper]
            case Order.THEN | Order.FRONT:
                return [finite, *subject, *middle, verb.prefix]
            case _:
                return [*subject, finite, *middle, verb.prefix]

    def _past(self, subject: Tokens, middle: Tokens, verb: german.Verb) -> Tokens:
        """Return the perfect; of "sein" and of the passive ("zerstört werden") the shorter past."""
        person, plural = self.who.person, self.who.plural
        done: Tokens = []
        if verb.infinitive in _SHORT_PAST:
            one, of_you, several = _SHORT_PAST[verb.infinitive]
            helper = of_you if person == 2 else several if plural else one
        else:
            done, helper = [verb.participle], german.verb(verb.auxiliary).finite(person, plural=plural)
        if self.order in (Order.LAST, Order.RELATIVE, Order.PERFECT):
            return [*subject, *middle, *done, helper]
        if self.order in (Order.THEN, Order.FRONT):
            return [helper, *subject, *middle, *done]
        return [*subject, helper, *middle, *done]

    def _modal(self, subject: Tokens, middle: Tokens, verb: german.Verb, first: bool) -> Tokens:
        helper = german.verb(german.MODALS[self.modal.value])
        said = helper.finite(self.who.person, plural=self.who.plural)
        rest = [*middle, *(["nicht"] if self.modal is Modal.CANNOT else []), verb.bare()]
        if self.modal is Modal.WOULD and verb.infinitive == "werden":
            rest = middle
        if self.order in (Order.LAST, Order.RELATIVE, Order.PERFECT):
            return [*subject, *rest, said]
        if not first:
            return list(rest)
        return [said, *subject, *rest] if self.order in (Order.THEN, Order.FRONT) else [*subject, said, *rest]


def _has_object_of(group: Group, first: Group) -> bool:
    """Return whether German words begin with "it", the object of a verb before.

    Infinitives need not say it again: "eine Kreatur spielbereit machen und kämpfen lassen".
    """
    it, whole = group.before.parts[:1], first.before.parts[:1]
    if not (it and whole and isinstance(it[0], Slot) and isinstance(whole[0], Slot)):
        return False
    return "it" in it[0].flags and it[0].name == whole[0].name and it[0].case is whole[0].case is None


def _without_relative(middle: Tokens, *, with_infinitive: bool) -> tuple[Tokens, Tokens]:
    """Return the German words between the parts of a verb, and the relative clause at their end.

    It is said behind the verb: "darfst du eine Karte spielen, die nicht zur aktiven Fraktion gehört". With an
    infinitive, the last word belongs to the verb.
    """
    end = len(middle) - with_infinitive
    if end < 1 or middle[end - 1] is not Mark.RELATIVE_END:
        return middle, []
    start, depth = end - 1, 1
    while depth:
        start -= 1
        depth += (middle[start] is Mark.RELATIVE_END) - (middle[start] is Mark.RELATIVE)
    return middle[:start] + middle[end:], middle[start:end]


_WITH_INFINITIVE = frozenset({"dürfen", "können", "müssen"})
"""Verbs of phrases in front of which another verb stands: "{what} spielen dürfen"."""
_SHORT_PAST = {"werden": ("wurde", "wurdest", "wurden"), "sein": ("war", "warst", "waren")}
"""The past of verbs that are said in it rather than in the perfect: of one, of you, of several."""
_INDEFINITE = frozenset({"ein", "eine", "einen", "einem", "einer", "eines"})
_MEASURES = frozenset({"genau", "mehr", "weniger", "mindestens", "höchstens", "höher", "niedriger"})


def _denied(middle: Tokens, verb: german.Verb) -> Tokens:
    """Return the German words between subject and verb with "kein" for an indefinite thing, else "nicht"."""
    for at, token in enumerate(middle):
        if isinstance(token, str) and token.startswith("kein"):
            return middle
        if token in _INDEFINITE:
            return [*middle[:at], f"k{token}", *middle[at + 1 :]]
        if token in _MEASURES:
            return [*middle[:at], "nicht", *middle[at:]]
        if token == "{amber}":
            return [*middle[:at], "kein", *middle[at:]]
    at = {"sein": 0, "werden": len(middle) - 1}.get(verb.infinitive, len(middle))
    return [*middle[:at], "nicht", *middle[at:]]


class Filled(Fragment):
    """A phrase or frame with its slots filled."""

    __slots__ = ("_fields", "_fragment")

    def __init__(self, fragment: Phrase | Frame, fields: dict[str, Wordable]) -> None:
        if missing := fragment.slot_names() ^ fields.keys():
            raise WordingError(f"{fragment!r}: missing or unknown slots: {', '.join(sorted(missing))}")
        self._fragment = fragment
        self._fields = tuple(sorted(fields.items()))

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the phrase's tokens with these fields."""
        return self._fragment.render(context, _Fields(dict(self._fields)))

    @property
    def is_bare(self) -> bool:
        """Whether the phrase is a clause without a subject."""
        return self._fragment.is_bare

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Filled) and (self._fragment, self._fields) == (other._fragment, other._fields)

    def __hash__(self) -> int:
        return hash((self._fragment, self._fields))

    def __repr__(self) -> str:
        return f"{self._fragment!r}.of({dict(self._fields)!r})"

    def is_of(self, fragment: Phrase | Frame) -> bool:
        """Return whether it is that phrase or frame whose slots are filled."""
        return self._fragment is fragment

    def __getitem__(self, slot: str) -> Wordable:
        """Return what fills a slot."""
        return dict(self._fields)[slot]

    def values(self) -> tuple[Wordable, ...]:
        """Return what fills the slots."""
        return tuple(value for _, value in self._fields)

    def but(self, slot: str, value: Wordable) -> Filled:
        """Return the same with another value in one slot."""
        return Filled(self._fragment, {**dict(self._fields), slot: value})

    def parts(self) -> tuple[Phrase | Frame, object]:
        """Return the phrase or frame, and the owner whose fields fill its slots."""
        return self._fragment, _Fields(dict(self._fields))


class _Fields:
    """Slot values by attribute."""

    def __init__(self, fields: dict[str, Wordable]) -> None:
        self.__dict__.update(fields)


def share_a_verb(*phrases: Phrase) -> bool:
    """Return whether German says all of some deeds by one verb: "spielbereit machen" and "wütend machen"."""
    said = [phrase.de.split() for phrase in phrases]
    return all(len(words) == 3 and words[::2] == ["{target}", said[0][-1]] for words in said)


@cache
def in_one_breath(*phrases: Phrase) -> Phrase:
    """Return deeds done to the same target as one phrase, the target said once: "ready and fight with {target}".

    Each phrase has the one slot `target`, as a plain object. German says a verb that all share once: "{target}
    spielbereit und wütend machen".
    """
    *early, last = phrases
    en = [phrase.en.replace(" {target}", "") for phrase in early]
    de = [phrase.de.replace("{target", "{target:it") for phrase in phrases[1:]]
    rules = [phrase.rule for phrase in phrases]
    rule = "&".join(rules) if any(rules) else ""
    if share_a_verb(*phrases):
        said = [phrase.de.split() for phrase in phrases]
        together = f"{{target}} {' und '.join(w[1] for w in said)} {said[0][-1]}"
        return Phrase(" & ".join((*en, last.en)), together, rule)
    return Phrase(" & ".join((*en, last.en)), " & ".join((phrases[0].de, *de)), rule)


@cache
def fixed(en: str, de: str, rule: str = "") -> Frame:
    """Return a frame without slots."""
    return Frame(en, de, rule)


EVERY_TIME = fixed("each time", "jedes Mal")
"""How often, as an adverb within a clause."""
