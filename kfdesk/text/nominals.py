"""Things one can speak of: noun phrases, names, and descriptions of cards."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from kfdesk.records import record
from kfdesk.text import english, german
from kfdesk.text.enumeration import LINKS, Both, link_before
from kfdesk.text.german import Case
from kfdesk.text.parts_of_speech import (
    EACH,
    EACH_AS_ALL,
    NONE,
    NOT_EACH,
    ONE_MORE,
    OTHER,
    PLURAL,
    THAT,
    THE,
    THOSE,
    UP_TO,
    A,
    Adjective,
    Det,
    Noun,
    Prefix,
)
from kfdesk.text.pronouns import ITS, Pronoun, owning_stem, possessive
from kfdesk.text.runs import Role
from kfdesk.text.tokens import Mark, Tokens, as_term, in_role
from kfdesk.text.wording import (
    Fragment,
    Nominal,
    Order,
    Referent,
    SentenceContext,
    Wordable,
    Worded,
    WordingError,
    unfold,
)
from kfdesk.text.words import Words


@record
class Name(Nominal):
    """A proper name; `noun` lends its gender to pronouns.

    English quotes it where a comma in it would be read as the sentence's, see `english.title_in_sentence`.
    German quotes the name of a card wherever a sentence says it, and never declines it. Most are nouns, which without
    an article and an ending read as a plural or a mass: „zerstöre Lösegeld“, „heile Händler“, „Tentakel kann nicht
    ernten“. The German rulebook quotes the cards of its examples alike, also as subjects. Persons are not quoted.
    """

    name: Words | str
    noun: Noun
    gender: str = ""
    """Of the German name, where it is known."""

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the name; German says the genitive with "von"."""
        said = in_role(context.say(self.name), Role.NAME)
        if context.language == "en":
            return said if self.noun.human else _titled(said)
        if not self.noun.human and not german.is_quoted(" ".join(map(str, said))):
            said = [Mark.OPEN, *said, Mark.CLOSE]
        return ["von", *said] if context.case is Case.GEN else said

    def referent(self, context: SentenceContext) -> Referent:
        """Return the referent of its noun, in German of its own gender."""
        kind = None if self.gender or self.noun.human else self.noun
        return Referent(self.gender or self.noun.gender, human=self.noun.human, kind=kind)

    def possessive(self, context: SentenceContext) -> Tokens:
        """Return "Valdr’s", "Archimedes’"."""
        said = context.say(self.name)
        whose = said if self.noun.human else _titled(said)
        return [*whose, Mark.GLUE, english.possessive_mark(str(said[-1]), plural=True)]


def _titled(said: Tokens) -> Tokens:
    """Return a card's name as English has it in a sentence: in quotes where it has a comma."""
    title = " ".join(map(str, said))
    return [Mark.OPEN, *said, Mark.CLOSE] if english.title_in_sentence(title) != title else said


@record
class Limit(Fragment):
    """A number with its limit before a noun: "1 or more creatures", "mindestens 1 Kreatur"."""

    n: int
    wording: Fragment

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the wording, whose slot `n` is the number."""
        return self.wording.render(context, self)


@record
class NounPhrase(Nominal):
    """A noun with all that belongs to it.

    Several nouns share the rest: "an enemy creature or artifact". `count` is a number, "X" or a node;
    1 counts as no number. `of` owns it. `after` are frames ("from your hand") and clauses ("that is …").
    `agree`: as many as the thing mentioned before ("their owners’ decks").
    """

    nouns: tuple[Noun, ...]
    det: Det = A
    mods: tuple[Adjective | Prefix, ...] = ()
    after: tuple[Wordable, ...] = ()
    count: Wordable = None
    of: Wordable = None
    link: str = "or"
    agree: bool = False

    def is_plural(self, context: SentenceContext) -> bool:
        """Return whether it is spoken of as several."""
        if self.det.de_plural and context.language == "de":
            return True
        if self.agree:
            return context.antecedent.plural and not (self.nouns[-1].one_each and context.language == "de")
        if isinstance(self.count, Limit) and context.language == "de":
            return self.count.n != 1
        count = context.recalled(self.count)
        return self.det.plural or (count is not None and count != 1)

    def referent(self, context: SentenceContext) -> Referent:
        """Return the gender of its last noun, and its number."""
        noun = self.nouns[-1]
        mixed = any(other.gender != noun.gender for other in self.nouns)
        each = self.det in (EACH, NOT_EACH) and self.count is None
        return Referent(noun.gender, self.is_plural(context), human=noun.human, mixed=mixed, each=each)

    def that(self) -> NounPhrase:
        """Return the mention of the same thing as "that …", without its description."""
        several = self.det.plural or self.det in (EACH, UP_TO)
        count = None if several or self.count == 1 else self.count
        return replace(self, det=THOSE if several else THAT, mods=(), after=(), of=None, count=count)

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the phrase in the context's case."""
        plural = self.is_plural(context)
        english_ = context.language == "en"
        out = self._english(context, plural=plural) if english_ else self._german(context, plural=plural)
        spoken_of = self.referent(context)
        if not english_ and self.link == "and" and len(self.nouns) > 1:  # "eine Kreatur und ein Artefakt, die …"
            spoken_of = spoken_of._replace(plural=True)
        inner = context.but(antecedent=spoken_of, order=Order.RELATIVE, negated=False)
        follows = False
        for part in self.after:
            clause = isinstance(part, (Worded, Fragment)) and unfold(part)[0].is_bare
            out = _and_so(inner, out, part) if clause and follows else out + inner.say(part)
            follows = clause
        return out

    def possessive(self, context: SentenceContext) -> Tokens:
        """Return "your opponent’s"."""
        plural = self.is_plural(context)
        mark = english.possessive_mark(self.nouns[-1].english(plural=plural), plural=plural)
        return [*self.render(context, None), Mark.GLUE, mark]

    def _number(self, context: SentenceContext) -> Tokens:
        count = context.recalled(self.count)
        return [] if count is None or (count == 1 and self.det.kind) else context.say(count)

    def _english(self, context: SentenceContext, *, plural: bool) -> Tokens:
        said = [(isinstance(mod, Adjective) and mod.early, as_term(mod.en, mod.rule)) for mod in self.mods if mod.en]
        early, late = ([word for is_early, word in said if is_early is wanted] for wanted in (True, False))
        words: Tokens = [*early, *self._number(context), *late]
        for at, noun in enumerate(self.nouns, start=1):
            words += link_before(at, len(self.nouns), self.link, "en") if at > 1 else []
            words.append(as_term(noun.english(plural=plural), noun.rule))
        of = self._owner(context)
        if of is not None and _is_long(context.recalled(of)):
            return self._english_of(context, of, words)
        if of is not None:
            whose = possessive(context, of)
            if whose[:1] == [Mark.OPEN]:  # a name in quotation marks takes no "’s"
                return self._english_of(context, of, words)
            return [*filter(None, (self._owned_det(),)), *whose, *words]
        det = self.det.en_plural if plural else self.det.en
        if det == "a":
            if self.mods and self.mods[0] in (OTHER, ONE_MORE):
                words[0] = "another"
                return words
            det = english.article(str(words[0]))
        return [det, *words] if det else words

    def _english_of(self, context: SentenceContext, owner: Wordable, words: Tokens) -> Tokens:
        """Return it with what owns it behind it: "the controller of “Ozmo, Martianologist”"."""
        return [self._owned_det() or "the", *words, "of", *context.but(case=Case.ACC).say(owner)]

    def _owner(self, context: SentenceContext) -> Wordable:
        """Return what owns it; a person who is the subject of the clause is "their": "they reveal … of their deck"."""
        doer = context.within or (context.subject if context.introduced else None)
        if self.of is None or self.of is not doer or context.recalled(self.of) is not self.of:
            return self.of
        fragment, _ = unfold(self.of)
        return Pronoun(self.of) if isinstance(fragment, NounPhrase) and fragment.nouns[-1].human else self.of

    def _owned_det(self) -> str:
        """Return what stands before an English owner: "each of your …", nothing for a plain one."""
        return "" if self.det in (A, THE, NONE, PLURAL) else self.det.en

    def _german(self, context: SentenceContext, *, plural: bool) -> Tokens:
        if context.case is Case.GEN and not self._shows_the_genitive(plural=plural):
            return ["von", *self._german(context.but(case=Case.DAT), plural=plural)]
        out: Tokens = []
        of_all = [mod for mod in self.mods if isinstance(mod, Prefix) and mod.behind_all] if len(self.nouns) > 1 else []
        if of_all:
            bare = replace(self, mods=tuple(mod for mod in self.mods if mod not in of_all))
            return [*bare._german(context, plural=plural), *(as_term(mod.behind_all, mod.rule) for mod in of_all)]
        for at, noun in enumerate(self.nouns, start=1):
            out += link_before(at, len(self.nouns), LINKS[self.link]["de"], "de") if at > 1 else []
            if at > 1 and self.link == "and/or":  # the number is that of all of them together
                out.append(as_term(noun.german(context.case, plural=plural), noun.rule))
            else:
                out += self._german_one(context, noun, "p" if plural else noun.gender)
        return out

    def _shows_the_genitive(self, *, plural: bool) -> bool:
        """Return whether an article or an adjective has the ending of the German genitive: not in "2 Kreaturen"."""
        bare = self.det.kind == "" or (plural and self.det.de == "ein")
        return not bare or self.of is not None or any(isinstance(mod, Adjective) for mod in self.mods)

    def _german_one(self, context: SentenceContext, noun: Noun, column: str) -> Tokens:
        kind, stem, mods = self.det.kind, self.det.de, self.mods
        of = self._owner(context)
        owner = None if of is None else owning_stem(context, of)
        if owner is not None and column != "p" and context.referent(of).mixed:
            kind, stem, mods = "der", "der", (_RESPECTIVE, *mods)
        elif owner is not None:
            kind, stem = "ein", owner
        elif of is not None and self.det in (A, PLURAL):
            kind, stem = "der", "der"
        elif kind == "ein" and stem == "ein" and column == "p":
            kind, stem = "", ""
        elif stem == "jed" and column == "p":
            stem = "all"
        word = german.article(kind, stem, context.case, column)
        early, late = _declined(mods, kind, context.case, column)
        form = as_term(noun.german(context.case, plural=column == "p"), noun.rule)
        behind = [as_term(mod.behind, mod.rule) for mod in mods if isinstance(mod, Prefix) and mod.behind]
        for mod in reversed(mods):
            if isinstance(mod, Prefix):
                form = mod.before(form)
        first = german.Article(word) if kind == "der" else word
        out: Tokens = [first, *early, *self._number(context), *late, form, *behind]
        if of is not None and owner is None:
            out += context.but(case=Case.GEN).say(of)
        return out


def _and_so(context: SentenceContext, said: Tokens, clause: Wordable) -> Tokens:
    """Return another clause about the same noun behind a first: "that is not on a flank and shares a house with it"."""
    first = said[:-1] if said[-1] is Mark.RELATIVE_END else said
    return [*first, LINKS["and"][context.language], *context.but(shared=True).say(clause)]


def _is_long(owner: object) -> bool:
    """Return whether words follow the owner's noun, so that English says "the house of the card under Masterplan"."""
    fragment = unfold(owner)[0] if isinstance(owner, (Worded, Fragment)) else None
    return isinstance(fragment, NounPhrase) and bool(fragment.after)


_RESPECTIVE = Adjective("", "jeweilig")
"""German: whose it is, where no pronoun fits all it may be: "auf die Hand des jeweiligen Besitzers"."""


def _declined(mods: tuple[Adjective | Prefix, ...], kind: str, case: Case, column: str) -> tuple[list[str], list[str]]:
    """Return the German adjectives before and after the number."""
    said = [
        (mod.early, as_term(german.adjective(mod.de, kind, case, column), mod.rule))
        for mod in mods
        if isinstance(mod, Adjective)
    ]
    return [word for early, word in said if early], [word for early, word in said if not early]


@record
class Alternatives(Fragment):
    """Descriptions of which one is enough. A noun is said anew with each, see `described`: "Mars creature or creature
    with power 3"."""

    items: tuple[Worded | Fragment, ...]

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the descriptions, where they describe no noun."""
        return Both(self.items, link="or").render(context, owner)


@record
class _Joined(Fragment):
    """Another noun phrase behind the first: "or a creature with power 3"."""

    phrase: NounPhrase
    link: str

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the link and the phrase, in the case of the first."""
        return [LINKS[self.link][context.language], *context.say(self.phrase)]


@record
class Followed(Fragment):
    """A thing and words behind it that do not speak of it: in "the damage on it" the damage is not "it"."""

    thing: NounPhrase
    behind: Wordable

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the thing in the context's case, and the words."""
        return [*context.say(self.thing), *context.say(self.behind)]


@record
class That(Nominal):
    """Something mentioned before, as "that creature", "those creatures"."""

    of: Wordable

    def _phrase(self, context: SentenceContext) -> NounPhrase | None:
        """Return "that creature", "that friendly creature" where another creature was mentioned too."""
        fragment, _ = unfold(self.of)
        if not isinstance(fragment, NounPhrase):
            return None
        that = fragment.that()
        others = (unfold(one.of)[0] for one in (context.recall or {}).values() if isinstance(one, That))
        alike = [other.mods for other in others if isinstance(other, NounPhrase) and other.that() == that]
        if all(mods == fragment.mods for mods in alike):
            return that
        return replace(that, mods=tuple(mod for mod in fragment.mods if not _compares(mod)))

    def referent(self, context: SentenceContext) -> Referent:
        """Return what it points at: several where that was each of a description."""
        phrase = self._phrase(context)
        return context.referent(self.of) if phrase is None else phrase.referent(context)

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return "that …", the name where it was called by one, or the pronoun where it points at no noun phrase."""
        called = context.recalled(self.of)
        if isinstance(called, Name):
            return context.say(called)
        phrase = self._phrase(context)
        return context.say(Pronoun(self.of)) if phrase is None else phrase.render(context, owner)

    def possessive(self, context: SentenceContext) -> Tokens:
        """Return "that creature’s", or the name’s."""
        called = context.recalled(self.of)
        if isinstance(called, Name):
            return called.possessive(context)
        phrase = self._phrase(context)
        return Pronoun(self.of).possessive(context) if phrase is None else phrase.possessive(context)


def _compares(mod: Adjective | Prefix) -> bool:
    return isinstance(mod, Adjective) and mod.compares


def described(
    noun: Noun | tuple[Noun, ...],
    det: Det,
    *by: Worded | Fragment,
    count: Wordable = None,
    of: Wordable = None,
) -> NounPhrase:
    """Return a noun phrase, its descriptions put where they belong.

    Adjectives and prefixes go before the noun in the order given, frames and clauses behind it. With alternatives the
    noun is said with each of them, and what else describes it before the noun each time, behind it the last time.
    Raises `WordingError` for alternatives twice: nobody could tell which belong together.
    """
    for at, part in enumerate(by):
        choice, _ = unfold(part)
        if isinstance(choice, Alternatives):
            return _either(noun, det, by[:at] + by[at + 1 :], choice, count=count, of=of)
    before: list[Adjective | Prefix] = []
    after: list[Wordable] = []
    for part in by:
        fragment, _ = unfold(part)
        if isinstance(fragment, (Adjective, Prefix)):
            before.append(fragment)
        else:
            after.append(part)
    before.sort(key=_rank)
    nouns = noun if isinstance(noun, tuple) else (noun,)
    return NounPhrase(nouns, det, tuple(before), tuple(after), count=count, of=of)


def _either(
    noun: Noun | tuple[Noun, ...],
    det: Det,
    by: tuple[Worded | Fragment, ...],
    choice: Alternatives,
    *,
    count: Wordable,
    of: Wordable,
) -> NounPhrase:
    """Return a noun phrase for each of some alternatives, the others behind the first."""
    if any(isinstance(unfold(part)[0], Alternatives) for part in by):
        raise WordingError("a noun with alternatives of two kinds")
    in_front = tuple(part for part in by if isinstance(unfold(part)[0], (Adjective, Prefix)))
    first, *middle, last = choice.items
    several = det.plural or count not in (None, 1)
    again = det if det in _SAID_AGAIN and not several else PLURAL if several else NONE
    others = [described(noun, again, *in_front, one, of=of) for one in middle]
    others.append(described(noun, again, *in_front, last, *(part for part in by if part not in in_front), of=of))
    link = "and" if det in (EACH, NOT_EACH, EACH_AS_ALL) else "or"
    phrase = described(noun, det, *in_front, first, count=count, of=of)
    return replace(phrase, after=(*phrase.after, *(_Joined(other, link) for other in others)))


_SAID_AGAIN = (A, THE, EACH, NOT_EACH, EACH_AS_ALL)
"""The determiners that stand before each of several alternatives."""


def _rank(mod: Adjective | Prefix) -> int:
    """Other and the first, then what only German says before a noun: "auf diese Weise zerstört"; adjectives next.

    Then the words that make a compound, last those written in one word with it.
    """
    if isinstance(mod, Prefix):
        return 4 if mod.joined else 3
    if mod.early or mod in (OTHER, ONE_MORE):
        return 0
    return 2 if mod.en else 1


@cache
def owned(noun: Noun, of: Nominal, *, plural: bool = False) -> NounPhrase:
    """Return something that belongs to `of`: "your hand", "its owner"."""
    return NounPhrase((noun,), PLURAL if plural else THE, of=of, agree=of is ITS and not plural)
