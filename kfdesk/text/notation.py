"""The notation of phrases, the same in both languages: words, slots and the verb of a clause.

* `{target}` a slot: the node's field of that name. Options follow colons:
  `nom acc dat gen` the German case (default: acc after a verb, nom elsewhere);
  `it` a pronoun instead; `that` "that creature" instead; `signed` "+1", "–2"; `tail` what follows an amount;
  `do then main front last perfect to bare` what a clause shall be; `may must cannot would` its modal verb;
  `of=x` "its" inside means field x; `by=x` the one who does it is field x;
  `# card|# cards` the field is a number, and chooses the form; `#` is the number itself, `##` the number in words.
* `{it}` `{rel}` the thing the phrase describes, as pronoun or relative pronoun; `{this}` the card;
  `{doer}` whoever acts. `{amber}` and the other icons stay as they are.
* `<flank>` words that the rulebook's entry of the phrase, its `rule`, explains.
* punctuation is understood; “ and ” are quotation marks in both languages.

In a `Phrase` (a clause) besides:

* English: the verb is the first word, in its plain form, or the one in `[brackets]`; `=forged` never changes.
* German: the infinitive phrase, as a dictionary has it: verb last, or in `[brackets]` with words behind it;
  a separable prefix before a hyphen: `{target:dat} {amount}{damage} zu-fügen`.
* `&` joins two verbs of one subject: `ready & fight with {target}`.
* `subject | predicate` gives the clause its own subject; ` || ` a plural one, if it is no plain slot.
  A German subject in another case than nom leaves the verb in the third person.
* without words in `<…>` the entry explains the verb and the words that no slot parts from it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from kfdesk.records import record
from kfdesk.text import english, german
from kfdesk.text.german import Case
from kfdesk.text.nominals import That
from kfdesk.text.pronouns import DOER, Pronoun
from kfdesk.text.runs import Role
from kfdesk.text.this_card import THIS_CARD, says_pronoun
from kfdesk.text.tokens import Mark, Token, Tokens, Word, as_term
from kfdesk.text.wording import Fragment, Modal, Order, SentenceContext, Wordable, Worded, WordingError, unfold

ICONS = frozenset({"amber", "damage", "capture", "draw", "discard", "power", "tide"})
"""Slots that stand for drawn icons."""

BUILT_IN = frozenset({"it", "rel", "this", "doer"})
"""Slots that name no field."""
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
    "(": Mark.INSERT,
    ")": Mark.RIGHT,
}
_LEXER = re.compile(r"\{[^{}]*\}|\[[^\[\]]*\]|<[^<>]*>|[,.:“”()]|[^\s{}\[\]<>,.:“”()]+|\s+|.")


@record
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
    rule: str = ""
    """The entry that explains the words in `<…>` of its forms."""

    def say(self, context: SentenceContext, owner: object, case: Case) -> Tokens:
        """Return the tokens of the field in the form asked for; `case` where the slot names none."""
        inner = self._scene(context, owner, case)
        if self.name in BUILT_IN:
            return self._built_in(inner)
        value = getattr(owner, self.name)
        if self.forms:
            return self._counted(inner, context.recalled(value))
        if self.flags:
            return self._flagged(inner, value)
        return inner.say(value)

    def is_pronoun(self, context: SentenceContext, owner: object) -> bool:
        """Return whether a pronoun is all that it says."""
        if self.name in BUILT_IN:
            return self.name == "it"
        value = context.recalled(getattr(owner, self.name))
        return "it" in self.flags or says_pronoun(context, value)

    def _scene(self, context: SentenceContext, owner: object, case: Case) -> SentenceContext:
        changes: dict[str, object] = {"case": self.case if self.case is not None else case}
        if self.order is not None:
            changes["order"] = self.order
            changes["shared"] = False
        if self.modal is not None:
            changes["modal"] = self.modal
        if self.of:
            changes["antecedent"] = context.referent(getattr(owner, self.of))
        if self.by:
            changes["subject"] = getattr(owner, self.by)
        return context.but(**changes)

    def _built_in(self, context: SentenceContext) -> Tokens:
        if self.name == "this":
            return context.say(THIS_CARD)
        if self.name == "doer":
            return context.say(DOER)
        if self.name == "it":
            return context.say(Pronoun())
        return [german.relative(context.case, context.antecedent.column) if context.language == "de" else "that"]

    def _counted(self, context: SentenceContext, value: object) -> Tokens:
        number = number_of(value)
        before, mark, after = self.forms[number != 1].partition("#")
        opening, ending = self._words(before), self._words(after.removeprefix("#"))
        if after.startswith("#") and number is not None:
            return [*opening, _in_words(number, context.language), *ending]
        middle = context.say(value) if mark else []
        if after.startswith("#") and middle and isinstance(middle[-1], str) and middle[-1].isdigit():
            middle = [*middle[:-1], _in_words(int(middle[-1]), context.language)]  # "up to three"
        return [*opening, *middle, *ending]

    def _words(self, text: str) -> list[str]:
        words: list[str] = []
        for at, part in enumerate(re.split("[<>]", text)):
            words += [as_term(word, self.rule) if at % 2 else word for word in part.split()]
        return words

    @property
    def has_terms(self) -> bool:
        """Return whether words of its forms stand in `<…>`."""
        return any("<" in form for form in self.forms)

    def _flagged(self, context: SentenceContext, value: object) -> Tokens:
        if "it" in self.flags:
            return context.say(Pronoun(sayable(value)))
        if "that" in self.flags:
            return context.say(That(sayable(value)))
        if "tail" in self.flags:
            return tail_of(context, value)
        number = number_of(value)
        said = context.say(value)
        return [f"+{said[0]}", *said[1:]] if said and (number is None or number >= 0) else said


def _in_words(number: int, language: str) -> str:
    numbers = english.NUMBERS if language == "en" else german.NUMBERS
    return numbers[number] if 0 <= number < len(numbers) else str(number)


def sayable(value: object) -> Wordable:
    """Return the value if it can stand in a slot; anything else has no wording."""
    if value is None or isinstance(value, (Worded, Fragment, str, int)):
        return value
    raise WordingError(f"{value!r} has no wording")


@record
class Amount(Fragment):
    """An amount: a number said before its icon, and a tail said at the end of the clause.

    "1" and "for each card in your archives"; no number and "equal to its power". `behind` is a tail that German says
    behind its verb: "3 Mal so viel verlieren, wie …". `of_things`: the tail where cards or counters are counted.
    """

    number: Wordable
    tail: Wordable = None
    behind: Wordable = None
    of_things: Wordable = None

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the number alone."""
        return context.say(self.number)


def _quantity(value: object) -> Amount | None:
    if isinstance(value, (Worded, Fragment)):
        fragment, _ = unfold(value)
        return fragment if isinstance(fragment, Amount) else None
    return None


def number_of(value: object) -> int | None:
    """Return the plain number in a value, None when it is not known before the game is played."""
    quantity = _quantity(value)
    inner = value if quantity is None else quantity.number
    return inner if isinstance(inner, int) else None


def tail_of(context: SentenceContext, value: object, *, of_things: bool = False) -> Tokens:
    """Return what an amount says at the end of its clause."""
    quantity = _quantity(value)
    if quantity is None:
        return []
    plain = context.but(case=Case.NOM)
    tail = (of_things and quantity.of_things) or quantity.tail
    return plain.say(tail) + (plain.say(quantity.behind) if context.language == "en" else [])


def amount_has_tail(value: object) -> bool:
    """Return whether a value is an amount that says something at the end of its clause."""
    quantity = _quantity(value)
    return quantity is not None and quantity.tail is not None


def behind_of(context: SentenceContext, value: object) -> Tokens:
    """Return what an amount says behind the German verb."""
    quantity = _quantity(value)
    return [] if quantity is None else context.but(case=Case.NOM).say(quantity.behind)


class Text(NamedTuple):
    """A stretch of wording: words, marks and slots, and which neighbors are written without a space."""

    parts: tuple[Token | Slot, ...]

    def say(self, context: SentenceContext, owner: object, case: Case) -> Tokens:
        """Return the tokens with every slot filled."""
        out: Tokens = []
        glue = silent = False
        for part in self.parts:
            if part is Mark.GLUE:
                glue = True
                continue
            said = part.say(context, owner, case) if isinstance(part, Slot) else [part]
            if glue and out and said and not silent:
                out.append(Mark.GLUE)
            glue, silent = False, not any(said)
            if out and said and isinstance(said[0], german.Article):
                contracted = german.CONTRACTIONS.get((str(out[-1]), str(said[0])))
                if contracted is not None:
                    out[-1], said = contracted, said[1:]
            out += said
        return out

    def parted(self, context: SentenceContext, owner: object, *, datives: bool = False) -> tuple[Text, Text]:
        """Return the pronouns at its beginning, also what is in the dative if asked, and the rest."""
        for at, part in enumerate(self.parts):
            early = isinstance(part, Slot) and (part.is_pronoun(context, owner) or (datives and part.case is Case.DAT))
            if not early:
                return Text(self.parts[:at]), Text(self.parts[at:])
        return self, EMPTY

    def tails(self, context: SentenceContext, owner: object) -> Tokens:
        """Return what amounts among the slots say at the end of the clause."""
        shown = [part for part in self.parts if isinstance(part, Slot) and part.name not in BUILT_IN]
        if any("tail" in slot.flags for slot in shown):
            return []
        tails = (tail_of(context, getattr(owner, slot.name), of_things=bool(slot.forms)) for slot in shown)
        return [token for tail in tails for token in tail]

    def behind(self, context: SentenceContext, owner: object) -> Tokens:
        """Return what amounts among the slots say behind the German verb."""
        shown = [part for part in self.parts if isinstance(part, Slot) and part.name not in BUILT_IN]
        return [token for slot in shown for token in behind_of(context, getattr(owner, slot.name))]

    @property
    def has_terms(self) -> bool:
        """Return whether words of it stand in `<…>`."""
        return any(isinstance(p, Word) or (isinstance(p, Slot) and p.has_terms) for p in self.parts)

    def under(self, rule: str) -> Text:
        """Return the text with its words in `<…>` as terms that an entry of the rulebook explains."""
        parts = self.parts
        said = (as_term(p, rule) if isinstance(p, Word) else _slot_under(p, rule) for p in parts)
        return Text(tuple(said)) if self.has_terms else self

    def slots(self) -> frozenset[str]:
        """Return the fields named."""
        own = [part for part in self.parts if isinstance(part, Slot)]
        names = {slot.name for slot in own} | {slot.of for slot in own} | {slot.by for slot in own}
        return frozenset(names - BUILT_IN - {""})


EMPTY = Text(())


def _slot_under(part: Token | Slot, rule: str) -> Token | Slot:
    return replace(part, rule=rule) if isinstance(part, Slot) and part.has_terms else part


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
    """A `Word` where it is a term."""


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
            near = text in "(“”)"
            continue
        if text in ("{", "}", "[", "]", "<", ">"):
            raise WordingError(f"unbalanced {text!r} in {source!r}")
        if near and not (out and out[-1] in (Mark.OPEN, Mark.INSERT)):
            out.append(Mark.GLUE)
        near = True
        if text[0] == "<":
            out += _named(text)
        else:
            out.append(_slot(text[1:-1]) if text[0] == "{" else _bracket(text[1:-1]) if text[0] == "[" else text)
    return tuple(out)


def _named(text: str) -> list[Word]:
    """Return the words in "<…>", as terms of an entry that the phrase will name."""
    return [Word(word, Role.TERM) for word in text[1:-1].split()]


def _bracket(verb: str) -> Bracket:
    return Bracket(_named(verb)[0] if verb[:1] == "<" else verb)


def text_of(source: str) -> Text:
    """Return the stretch of wording that a line of notation without a verb stands for.

    A relative clause between commas, ", {rel:acc} …,", is marked as one.
    """
    text = _text(_lex(source), source)
    opens, ends = text.parts[:1] == (Mark.COMMA,), text.parts[-1:] == (Mark.COMMA,)
    if opens and ends and any(isinstance(part, Slot) and part.name == "rel" for part in text.parts[:3]):
        return Text((Mark.RELATIVE, *text.parts[1:-1], Mark.RELATIVE_END))
    return text


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
    rule: str = ""
    """The id of the rulebook's entry that explains the verb with the words that touch it."""

    def under(self, rule: str) -> Group:
        """Return the group as a term that an entry explains: its verb, and the words that no slot parts from it."""
        before = [*_terms(self.before.parts[::-1], rule)][::-1]
        return Group(Text(tuple(before)), self.verb, Text(tuple(_terms(self.after.parts, rule))), rule)

    def with_terms_under(self, rule: str) -> Group:
        """Return the group with its words in `<…>` as terms that an entry explains."""
        own = rule if isinstance(self.verb, Word) else ""
        return Group(self.before.under(rule), self.verb, self.after.under(rule), own)


def _terms(parts: Iterable[Token | Slot], rule: str) -> Iterator[Token | Slot]:
    """Yield parts of a text, those before the first slot, mark or "and" as terms."""
    touching = True
    for part in parts:
        touching = touching and isinstance(part, str) and part not in ("and", "und")
        yield as_term(part, rule) if touching and isinstance(part, str) else part


class Clause(NamedTuple):
    """One language of a phrase."""

    subject: Text
    plural: bool
    groups: tuple[Group, ...]

    def under(self, rules: tuple[str, ...]) -> Clause:
        """Return the clause whose verbs these entries of the rulebook explain, one for each verb.

        Words in `<…>` are explained by the first entry instead. Where one verb is said for several, as in
        "spielbereit und wütend machen", the last entry explains its end.
        """
        if self.has_terms:
            groups = tuple(group.with_terms_under(rules[0]) for group in self.groups)
            return Clause(self.subject.under(rules[0]), self.plural, groups)
        if len(self.groups) == 1:
            rules = rules[-1:]
        if len(rules) != len(self.groups):
            raise WordingError(f"{len(rules)} entries for {len(self.groups)} verbs")
        groups = tuple(group.under(rule) if rule else group for group, rule in zip(self.groups, rules, strict=True))
        return self._replace(groups=groups)

    @property
    def has_terms(self) -> bool:
        """Return whether words of it stand in `<…>`."""
        return any(text.has_terms for text in self.texts()) or any(isinstance(g.verb, Word) for g in self.groups)

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
    return [tuple(fragment) for fragment in out]


def clause_of(source: str, *, verb_at: int) -> Clause:
    """Return the clause that a line of notation stands for; its verb is the word `verb_at` if none is marked."""
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
