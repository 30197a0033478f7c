"""Phrases: one line of wording in each language, with slots, read once when the program starts.

Notation, the same in both languages:

* `{target}` a slot: the node's field of that name. Options follow colons:
  `nom acc dat gen` the German case (default: acc after a verb, nom elsewhere);
  `it` a pronoun instead; `that` "that creature" instead; `signed` "+1", "–2"; `tail` what follows an amount;
  `do then main front last perfect to bare` what a clause shall be; `may must cannot would` its modal verb;
  `of=x` "its" inside means field x; `by=x` the one who does it is field x;
  `# card|# cards` the field is a number, and chooses the form; `#` is the number itself.
* `{it}` `{rel}` the thing the phrase describes, as pronoun or relative pronoun; `{this}` the card;
  `{doer}` whoever acts. `{amber}` and the other icons stay as they are.
* punctuation is understood; “ and ” are quotation marks in both languages.

In a `Phrase` (a clause) besides:

* English: the verb is the first word, in its plain form, or the one in `[brackets]`; `=forged` never changes.
* German: the infinitive phrase, as a dictionary has it: verb last, or in `[brackets]` with words behind it;
  a separable prefix before a hyphen: `{target:dat} {amount}{damage} zu-fügen`.
* `&` joins two verbs of one subject: `ready & fight with {target}`.
* `subject | predicate` gives the clause its own subject; ` || ` a plural one, if it is no plain slot.
  A German subject in another case than nom leaves the verb in the third person.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from kfdesk.text import english, german
from kfdesk.text.german import Case
from kfdesk.text.nominals import DOER, THIS_CARD, YOU, Pronoun, That, takes_plural_verb
from kfdesk.text.speech import Modal, Order, Piece, Referent, Sayable, Scene, Spoken, Tense, WordingError, unfold
from kfdesk.text.tokens import Mark, Token, Tokens

ICONS = frozenset({"amber", "damage", "capture", "draw", "discard", "power", "tide"})
"""Slots that stand for drawn icons."""

_BUILT_IN = frozenset({"it", "rel", "this", "doer"})
_CASES = {"nom": Case.NOM, "acc": Case.ACC, "dat": Case.DAT, "gen": Case.GEN}
_ORDERS = {order.name.lower(): order for order in Order}
_MODALS = {modal.value: modal for modal in Modal if modal.value}
_FLAGS = frozenset({"it", "that", "signed", "tail"})
_MARKS = {
    ",": Mark.COMMA,
    ".": Mark.STOP,
    ":": Mark.COLON,
    "“": Mark.OPEN,
    "”": Mark.CLOSE,
    "(": Mark.LEFT,
    ")": Mark.RIGHT,
}
_LEXER = re.compile(r"\{[^{}]*\}|\[[^\[\]]*\]|[,.:“”()]|[^\s{}\[\],.:“”()]+|\s+|.")


@dataclass(frozen=True, slots=True)
class Slot:
    """One `{…}` of a phrase."""

    name: str
    case: Case | None = None
    order: Order | None = None
    modal: Modal | None = None
    of: str = ""
    by: str = ""
    flags: frozenset[str] = frozenset()
    forms: tuple[str, ...] = ()

    def say(self, scene: Scene, owner: object, case: Case) -> Tokens:
        """Return the tokens of the field in the form asked for; `case` where the slot names none."""
        inner = self._scene(scene, owner, case)
        if self.name in _BUILT_IN:
            return self._built_in(inner)
        value = getattr(owner, self.name)
        if self.forms:
            return self._counted(inner, value)
        if self.flags:
            return self._flagged(inner, value)
        return inner.say(value)

    def _scene(self, scene: Scene, owner: object, case: Case) -> Scene:
        changes: dict[str, object] = {"case": self.case if self.case is not None else case}
        if self.order is not None:
            changes["order"] = self.order
            changes["shared"] = False
        if self.modal is not None:
            changes["modal"] = self.modal
        if self.of:
            changes["antecedent"] = scene.referent(getattr(owner, self.of))
        if self.by:
            changes["subject"] = getattr(owner, self.by)
        return scene.but(**changes)

    def _built_in(self, scene: Scene) -> Tokens:
        if self.name == "this":
            return scene.say(THIS_CARD)
        if self.name == "doer":
            return scene.say(DOER)
        if self.name == "it":
            return scene.say(Pronoun())
        return [german.relative(scene.case, scene.antecedent.column) if scene.language == "de" else "that"]

    def _counted(self, scene: Scene, value: object) -> Tokens:
        number = number_of(value)
        before, mark, after = self.forms[number != 1].partition("#")
        middle = scene.say(value) if mark else []
        return [*before.split(), *middle, *after.split()]

    def _flagged(self, scene: Scene, value: object) -> Tokens:
        if "it" in self.flags:
            return scene.say(Pronoun(_sayable(value)))
        if "that" in self.flags:
            return scene.say(That(_sayable(value)))
        if "tail" in self.flags:
            return tail_of(scene, value)
        number = number_of(value)
        said = scene.say(value)
        return [f"+{said[0]}", *said[1:]] if said and (number is None or number >= 0) else said


def _sayable(value: object) -> Sayable:
    if value is None or isinstance(value, (Spoken, Piece, str, int)):
        return value
    raise WordingError(f"{value!r} has no wording")


@dataclass(frozen=True, slots=True)
class Amount(Piece):
    """An amount: a number said before its icon, and a tail said at the end of the clause.

    "1" and "for each card in your archives"; no number and "equal to its power". `behind` is a tail that German says
    behind its verb: "3 Mal so viel verlieren, wie …".
    """

    number: Sayable
    tail: Sayable = None
    behind: Sayable = None

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the number alone."""
        return scene.say(self.number)


def _quantity(value: object) -> Amount | None:
    if isinstance(value, (Spoken, Piece)):
        piece, _ = unfold(value)
        return piece if isinstance(piece, Amount) else None
    return None


def number_of(value: object) -> int | None:
    """Return the plain number in a value, None when it is not known before the game is played."""
    quantity = _quantity(value)
    inner = value if quantity is None else quantity.number
    return inner if isinstance(inner, int) else None


def tail_of(scene: Scene, value: object) -> Tokens:
    """Return what an amount says at the end of its clause."""
    quantity = _quantity(value)
    if quantity is None:
        return []
    plain = scene.but(case=Case.NOM)
    return plain.say(quantity.tail) + (plain.say(quantity.behind) if scene.language == "en" else [])


def behind_of(scene: Scene, value: object) -> Tokens:
    """Return what an amount says behind the German verb."""
    quantity = _quantity(value)
    return [] if quantity is None else scene.but(case=Case.NOM).say(quantity.behind)


class Text(NamedTuple):
    """A stretch of wording: words, marks and slots, and which neighbors are written without a space."""

    parts: tuple[Token | Slot, ...]

    def say(self, scene: Scene, owner: object, case: Case) -> Tokens:
        """Return the tokens with every slot filled."""
        out: Tokens = []
        glue = False
        for part in self.parts:
            if part is Mark.GLUE:
                glue = True
                continue
            said = part.say(scene, owner, case) if isinstance(part, Slot) else [part]
            if glue and out and said and not _nothing_before(out):
                out.append(Mark.GLUE)
            glue = False
            if isinstance(part, Slot) and not said:
                out.append("")
            out += said
        return out

    def tails(self, scene: Scene, owner: object) -> Tokens:
        """Return what amounts among the slots say at the end of the clause."""
        shown = [part for part in self.parts if isinstance(part, Slot) and part.name not in _BUILT_IN]
        if any("tail" in slot.flags for slot in shown):
            return []
        return [token for slot in shown for token in tail_of(scene, getattr(owner, slot.name))]

    def behind(self, scene: Scene, owner: object) -> Tokens:
        """Return what amounts among the slots say behind the German verb."""
        shown = [part for part in self.parts if isinstance(part, Slot) and part.name not in _BUILT_IN]
        return [token for slot in shown for token in behind_of(scene, getattr(owner, slot.name))]

    def slots(self) -> frozenset[str]:
        """Return the fields named."""
        own = [part for part in self.parts if isinstance(part, Slot)]
        names = {slot.name for slot in own} | {slot.of for slot in own} | {slot.by for slot in own}
        return frozenset(names - _BUILT_IN - {""})


def _nothing_before(out: Tokens) -> bool:
    """Return whether nothing was said right before: then there is nothing to be glued to."""
    return out[-1] == ""


EMPTY = Text(())


def _slot(inner: str) -> str | Slot:
    name, *options = inner.split(":")
    if name in ICONS and not options:
        return "{" + name + "}"
    if not name.isidentifier():
        raise WordingError(f"no slot name: {{{inner}}}")
    read: dict[str, object] = {}
    flags: set[str] = set()
    for option in options:
        key, equals, value = option.partition("=")
        if option in _CASES:
            read["case"] = _CASES[option]
        elif option in _ORDERS:
            read["order"] = _ORDERS[option]
        elif option in _MODALS:
            read["modal"] = _MODALS[option]
        elif option in _FLAGS:
            flags.add(option)
        elif option.count("|") == 1:
            read["forms"] = tuple(option.split("|"))
        elif equals and key in ("of", "by"):
            read[key] = value
        else:
            raise WordingError(f"unknown option {option!r} in {{{inner}}}")
    return Slot(name, flags=frozenset(flags), **read)  # type: ignore[arg-type]


class Bracket(NamedTuple):
    """The marked verb of a clause."""

    word: str


Lexed = tuple[Token | Slot | Bracket, ...]


def _lex(source: str) -> Lexed:
    out: list[Token | Slot | Bracket] = []
    near = False
    for text in _LEXER.findall(source):
        if text.isspace():
            near = False
            continue
        if text in _MARKS:
            out.append(_MARKS[text])
            near = text in "(“"
            continue
        if text in ("{", "}", "[", "]"):
            raise WordingError(f"unbalanced {text!r} in {source!r}")
        if near and not (out and out[-1] in (Mark.OPEN, Mark.LEFT)):
            out.append(Mark.GLUE)
        near = True
        out.append(_slot(text[1:-1]) if text[0] == "{" else Bracket(text[1:-1]) if text[0] == "[" else text)
    return tuple(out)


def _text(lexed: Lexed, source: str) -> Text:
    plain = tuple(part for part in lexed if not isinstance(part, Bracket))
    if len(plain) != len(lexed):
        raise WordingError(f"more than one [verb] in {source!r}")
    return Text(plain)


class Group(NamedTuple):
    """One verb and the words around it: English before and after; German what precedes and follows."""

    before: Text
    verb: str
    after: Text


class Clause(NamedTuple):
    """One language of a phrase."""

    subject: Text
    plural: bool
    groups: tuple[Group, ...]

    def texts(self) -> tuple[Text, ...]:
        """Return all stretches of wording."""
        return (self.subject, *(text for group in self.groups for text in (group.before, group.after)))


def _split(lexed: Lexed, at: str) -> list[Lexed]:
    out: list[list[Token | Slot | Bracket]] = [[]]
    for part in lexed:
        if part == at:
            out.append([])
        else:
            out[-1].append(part)
    return [tuple(piece) for piece in out]


def _clause(source: str, *, verb_at: int) -> Clause:
    lexed = _lex(source)
    bar = "||" if "||" in lexed else "|"
    *subjects, predicate = _split(lexed, bar)
    if len(subjects) > 1:
        raise WordingError(f"more than one subject in {source!r}")
    subject = _text(subjects[0], source) if subjects else EMPTY
    groups = tuple(_group(part, verb_at, source) for part in _split(predicate, "&"))
    return Clause(subject, bar == "||", groups)


def _group(lexed: Lexed, verb_at: int, source: str) -> Group:
    marked = [at for at, part in enumerate(lexed) if isinstance(part, Bracket)]
    if not lexed:
        raise WordingError(f"no verb in {source!r}")
    at = marked[0] if marked else verb_at % len(lexed)
    verb = lexed[at]
    word = verb.word if isinstance(verb, Bracket) else verb
    if not isinstance(word, str) or word.startswith("{") or not word:
        raise WordingError(f"no verb in {source!r}")
    return Group(_text(lexed[:at], source), word, _text(lexed[at + 1 :], source))


def _same_slots(en: frozenset[str], de: frozenset[str], sources: tuple[str, str]) -> frozenset[str]:
    if en != de:
        odd = ", ".join(sorted(en ^ de))
        raise WordingError(f"slots in one language only ({odd}): {sources[0]!r} / {sources[1]!r}")
    return en


@dataclass(frozen=True, slots=True)
class Frame(Piece):
    """Fixed words around slots: an adverbial, a prepositional phrase, or clauses joined to a sentence.

    A clause in a slot without an order takes the order the whole frame is asked for.
    """

    en: str
    de: str
    _en: Text = field(init=False, repr=False, compare=False)
    _de: Text = field(init=False, repr=False, compare=False)
    _slots: frozenset[str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        en, de = _text(_lex(self.en), self.en), _text(_lex(self.de), self.de)
        object.__setattr__(self, "_en", en)
        object.__setattr__(self, "_de", de)
        object.__setattr__(self, "_slots", _same_slots(en.slots(), de.slots(), (self.en, self.de)))

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the words with every slot filled."""
        text = self._en if scene.language == "en" else self._de
        return text.say(scene, owner, Case.NOM)

    def slot_names(self) -> frozenset[str]:
        """Return the fields named in both languages."""
        return self._slots

    def of(self, **fields: Sayable) -> Filled:
        """Return the frame with its slots filled here instead of by a node."""
        return Filled(self, fields)


@dataclass(frozen=True, slots=True)
class Phrase(Piece):
    """A clause in both languages, of which every mood, order and tense is made."""

    en: str
    de: str
    _en: Clause = field(init=False, repr=False, compare=False)
    _de: Clause = field(init=False, repr=False, compare=False)
    _slots: frozenset[str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        en, de = _clause(self.en, verb_at=0), _clause(self.de, verb_at=-1)
        if bool(en.subject.parts) != bool(de.subject.parts):
            raise WordingError(f"a subject in one language only: {self.en!r} / {self.de!r}")
        for group in de.groups:
            try:
                german.verb(group.verb)
            except ValueError as wrong:
                raise WordingError(f"{wrong} in {self.de!r}") from wrong
        object.__setattr__(self, "_en", en)
        object.__setattr__(self, "_de", de)
        named = [frozenset[str]().union(*(text.slots() for text in clause.texts())) for clause in (en, de)]
        object.__setattr__(self, "_slots", _same_slots(named[0], named[1], (self.en, self.de)))

    def slot_names(self) -> frozenset[str]:
        """Return the fields named in both languages."""
        return self._slots

    def of(self, **fields: Sayable) -> Filled:
        """Return the clause with its slots filled here instead of by a node."""
        return Filled(self, fields)

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the clause in the scene's order, modal, language and with its subject."""
        if scene.order is Order.RELATIVE and self._en.subject.parts and scene.language == "de":
            return [Mark.COMMA, *_German(self._de, scene.but(order=Order.LAST), owner).tokens(), Mark.COMMA]
        if scene.language == "en":
            return _English(self._en, scene, owner).tokens()
        return _German(self._de, scene, owner).tokens()


class _Built:
    """A clause being put together: who does it, and whether it is an instruction to you."""

    def __init__(self, clause: Clause, scene: Scene, owner: object) -> None:
        self.clause, self.owner = clause, owner
        self.scene = scene.but(case=Case.NOM, order=Order.DO, modal=Modal.NONE, tense=Tense.PRESENT, shared=False)
        self.tense = scene.tense
        self.order, self.modal, self.shared = scene.order, scene.modal, scene.shared
        self.who, self.subject = self._subject(scene)
        instruct = self.order in (Order.DO, Order.THEN) and self.modal is Modal.NONE
        self.imperative = instruct and not clause.subject.parts and self.who.person == 2

    def _subject(self, scene: Scene) -> tuple[Referent, Tokens]:
        own = self.clause.subject
        if not own.parts:
            if self.order is Order.RELATIVE:
                return scene.antecedent, []
            who = scene.referent(scene.subject)
            return who, self.scene.say(YOU if scene.subject is None else scene.subject)
        said = own.say(self.scene, self.owner, Case.NOM)
        only = own.parts[0]
        if len(own.parts) > 1 or not isinstance(only, Slot):
            return Referent(plural=self.clause.plural, person=2 if said in (["you"], ["du"]) else 3), said
        if only.case not in (None, Case.NOM) and scene.language == "de":
            return Referent(plural=self.clause.plural), said
        return self._slot_referent(only), said

    def _slot_referent(self, slot: Slot) -> Referent:
        if slot.name in _BUILT_IN:
            value = {"this": THIS_CARD, "doer": DOER}.get(slot.name, Pronoun())
        else:
            value = getattr(self.owner, slot.name)
        if "it" in slot.flags:
            value = Pronoun(_sayable(value))
        who = self.scene.referent(value)
        return who._replace(plural=takes_plural_verb(self.scene, value)) if self.scene.language == "en" else who


class _English(_Built):
    def tokens(self) -> Tokens:
        out: Tokens = []
        for at, group in enumerate(self.clause.groups):
            out += ["and"] if at else self._opening()
            out += group.before.say(self.scene, self.owner, Case.NOM)
            out.append(self._verb(group.verb))
            out += group.after.say(self.scene, self.owner, Case.ACC)
            out += group.before.tails(self.scene, self.owner) + group.after.tails(self.scene, self.owner)
        return out

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
        subject = None if self.clause.subject.parts else self.scene.subject
        several = self.who.plural or (self.order is not Order.RELATIVE and takes_plural_verb(self.scene, subject))
        third = self.who.person == 3 and not several
        if self.tense is Tense.PRESENT:
            return english.finite(verb, third=third)
        form, participle = english.past(verb)
        if self.tense is Tense.PAST:
            return "were" if verb == "be" and not third else form
        return " ".join(("has" if third else "have", *(("not",) if self.tense is Tense.NEVER else ()), participle))


class _German(_Built):
    def tokens(self) -> Tokens:
        out: Tokens = []
        for at, group in enumerate(self.clause.groups):
            first = at == 0 and not self.shared
            out += ["und"] if at else []
            out += self._group(group, first)
        if self.order is Order.RELATIVE and not self.clause.subject.parts:
            pronoun = german.relative(Case.NOM, self.who.column)
            return [Mark.COMMA, pronoun, *out, Mark.COMMA]
        return out

    def _group(self, group: Group, first: bool) -> Tokens:
        verb = german.verb(group.verb)
        middle = group.before.say(self.scene, self.owner, Case.ACC)
        middle += group.before.tails(self.scene, self.owner)
        behind = group.after.say(self.scene, self.owner, Case.ACC) + group.after.tails(self.scene, self.owner)
        behind += group.before.behind(self.scene, self.owner)
        subject = self.subject if first else []
        if self.modal is not Modal.NONE:
            return self._modal(subject, middle, verb, first) + behind
        return self._plain(subject, middle, verb) + behind

    def _plain(self, subject: Tokens, middle: Tokens, verb: german.Verb) -> Tokens:
        person, plural = self.who.person, self.who.plural
        finite = verb.finite(person, plural=plural)
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
        """Return the perfect; of the passive ("zerstört werden") the shorter past."""
        person, plural = self.who.person, self.who.plural
        if verb.infinitive == "werden":
            done, helper = [], "wurdest" if person == 2 else "wurden" if plural else "wurde"
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


class Filled(Piece):
    """A phrase or frame with its slots filled."""

    __slots__ = ("_fields", "_piece")

    def __init__(self, piece: Phrase | Frame, fields: dict[str, Sayable]) -> None:
        if missing := piece.slot_names() ^ fields.keys():
            raise WordingError(f"{piece!r}: missing or unknown slots: {', '.join(sorted(missing))}")
        self._piece = piece
        self._fields = tuple(sorted(fields.items()))

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the phrase's tokens with these fields."""
        return self._piece.tell(scene, _Fields(dict(self._fields)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Filled) and (self._piece, self._fields) == (other._piece, other._fields)

    def __hash__(self) -> int:
        return hash((self._piece, self._fields))

    def __repr__(self) -> str:
        return f"{self._piece!r}.of({dict(self._fields)!r})"


class _Fields:
    """Slot values by attribute."""

    def __init__(self, fields: dict[str, Sayable]) -> None:
        self.__dict__.update(fields)


@cache
def in_one_breath(*phrases: Phrase) -> Phrase:
    """Return deeds done to the same target as one phrase, the target said once: "ready and fight with {target}".

    Each phrase has the one slot `target`, as a plain object.
    """
    *early, last = phrases
    en = [phrase.en.replace(" {target}", "") for phrase in early]
    de = [phrase.de.replace("{target", "{target:it") for phrase in phrases[1:]]
    return Phrase(en=" & ".join((*en, last.en)), de=" & ".join((phrases[0].de, *de)))


@cache
def fixed(en: str, de: str) -> Frame:
    """Return a frame without slots."""
    return Frame(en, de)
