"""Things one can speak of: noun phrases, names, pronouns and lists of them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from kfdesk.records import record
from kfdesk.text import english, german
from kfdesk.text.enumeration import LINKS, Both, link_before
from kfdesk.text.german import Case
from kfdesk.text.nouns import (
    EACH,
    EACH_AS_ALL,
    NONE,
    NOT_EACH,
    OTHER,
    PLURAL,
    THAT,
    THE,
    THIS,
    THOSE,
    UP_TO,
    A,
    Adjective,
    Det,
    Noun,
    Prefix,
)
from kfdesk.text.speech import IT, Nominal, Order, Piece, Referent, Sayable, Scene, Spoken, WordingError, unfold
from kfdesk.text.tokens import Mark, Tokens
from kfdesk.text.words import Words

_PERSONAL = {False: ("it", "its"), True: ("they", "their")}


class _You(Nominal):
    """The player whose instruction it is."""

    __slots__ = ()

    def tell(self, scene: Scene, owner: object) -> Tokens:
        return ["you"] if scene.language == "en" else [german.YOU[scene.case]]

    def referent(self, scene: Scene) -> Referent:
        return Referent(person=2)

    def possessive(self, scene: Scene) -> Tokens:
        return ["your"]

    def owning_stem(self, scene: Scene) -> str:
        return "dein"


YOU = _You()


def pronoun(referent: Referent, language: str, case: Case) -> str:
    """Return the personal pronoun for `referent`."""
    if referent.person == 2:
        return "you" if language == "en" else german.YOU[case]
    if language == "de":
        return german.pronoun(case, referent.column)
    if referent.plural or referent.human:
        return "they" if case is Case.NOM else "them"
    return "it"


class _Pointing(Nominal):
    """Something already mentioned; subclasses say what."""

    __slots__ = ()

    def tell(self, scene: Scene, owner: object) -> Tokens:
        return [pronoun(self.referent(scene), scene.language, scene.case)]

    def possessive(self, scene: Scene) -> Tokens:
        what = self.referent(scene)
        return ["your"] if what.person == 2 else [_PERSONAL[what.plural or what.human][1]]

    def owning_stem(self, scene: Scene) -> str:
        what = self.referent(scene)
        if what.person == 2:
            return "dein"
        return "ihr" if what.column in "fp" else "sein"


@record
class Pronoun(_Pointing):
    """It, they, you: points at `of`, or at what was mentioned last when `of` is None."""

    of: Sayable = None

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the pronoun; of the subject of the same clause German says "sich"."""
        if scene.language == "de" and scene.case is not Case.NOM and self._is_reflexive(scene):
            return ["sich"]
        return _Pointing.tell(self, scene, owner)

    def _is_reflexive(self, scene: Scene) -> bool:
        if self.of is None or scene.within is None:
            return False
        return self.of is scene.within or unfold(self.of)[0] is unfold(scene.within)[0]

    def referent(self, scene: Scene) -> Referent:
        """Return the gender and number of what it stands for; persons are plural for English verbs."""
        return scene.antecedent if self.of is None else scene.referent(self.of)


def says_pronoun(scene: Scene, value: object) -> bool:
    """Return whether a pronoun is all that is said of a thing."""
    value = scene.recalled(value)
    piece = unfold(value)[0] if isinstance(value, (Spoken, Piece)) else None
    if isinstance(piece, _ThisAgain):
        return isinstance(piece.phrase(scene), Pronoun)
    return piece is YOU or isinstance(piece, _Pointing)


class _Doer(_Pointing):
    """Whoever acts: "your hand" in an instruction, "their hand" when a player is named."""

    __slots__ = ()

    def referent(self, scene: Scene) -> Referent:
        return scene.referent(scene.subject)


DOER = _Doer()
ITS = Pronoun()
"""The thing mentioned last, as an owner: "its", "their"."""


class _This(Nominal):
    """The card that bears the text, by the name the scene gives it."""

    __slots__ = ()

    def tell(self, scene: Scene, owner: object) -> Tokens:
        return scene.say(scene.this)

    def referent(self, scene: Scene) -> Referent:
        return scene.referent(scene.this)

    def possessive(self, scene: Scene) -> Tokens:
        return possessive(scene, scene.this)

    def owning_stem(self, scene: Scene) -> str | None:
        return owning_stem(scene, scene.this)


THIS_CARD = _This()


class _Giver(Nominal):
    """The card that gives an ability in quotation marks, by the name the scene gives it."""

    __slots__ = ()

    def _name(self, scene: Scene) -> Sayable:
        return _SOME_GIVER if scene.giver is None else scene.giver

    def tell(self, scene: Scene, owner: object) -> Tokens:
        return scene.say(self._name(scene))

    def referent(self, scene: Scene) -> Referent:
        return scene.referent(self._name(scene))

    def possessive(self, scene: Scene) -> Tokens:
        return possessive(scene, self._name(scene))

    def owning_stem(self, scene: Scene) -> str | None:
        return owning_stem(scene, self._name(scene))


GIVING_CARD = _Giver()
_SOME_GIVER = Words("the card that gives this ability")


class _ThisAgain(_This):
    """The card that bears the text, mentioned again in the same sentence.

    English "it"; German "diese Kreatur" where the gender of the card's name is not known.
    """

    __slots__ = ()

    def phrase(self, scene: Scene) -> Nominal:
        """Return what German says: a pronoun, or the kind of card."""
        named = scene.this
        unknown = isinstance(named, Name) and not named.gender
        return NounPhrase((named.noun,), THIS) if isinstance(named, Name) and unknown else Pronoun(THIS_CARD)

    def tell(self, scene: Scene, owner: object) -> Tokens:
        return scene.say(self.phrase(scene) if scene.language == "de" else Pronoun(THIS_CARD))

    def possessive(self, scene: Scene) -> Tokens:
        return Pronoun(THIS_CARD).possessive(scene)


class _ThisOnceMore(_ThisAgain):
    """The same, after "diese Kreatur" was said in the sentence: also in German a pronoun."""

    __slots__ = ()

    def phrase(self, scene: Scene) -> Nominal:
        said = _ThisAgain.phrase(self, scene)
        return said if isinstance(said, Pronoun) else Pronoun(said)


THIS_AGAIN = _ThisAgain()
THIS_ONCE_MORE = _ThisOnceMore()


@record
class Name(Nominal):
    """A proper name; `noun` lends its gender to pronouns. German does not decline it, so it may stand in quotes."""

    name: Words | str
    noun: Noun
    gender: str = ""
    """Of the German name, where it is known."""

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the name; German says the genitive with "von"."""
        said = scene.say(self.name)
        if scene.language == "en":
            return said
        if german.is_wording(" ".join(map(str, said))):
            inner: Tokens = [str(word).replace("„", "‚").replace("“", "‘") for word in said]
            said = [Mark.OPEN, *inner, Mark.CLOSE]
        return ["von", *said] if scene.case is Case.GEN else said

    def referent(self, scene: Scene) -> Referent:
        """Return the referent of its noun, in German of its own gender."""
        return Referent(self.gender or self.noun.gender, human=self.noun.human)

    def possessive(self, scene: Scene) -> Tokens:
        """Return "Valdr’s", "Archimedes’"."""
        said = scene.say(self.name)
        return [*said, Mark.GLUE, english.possessive_mark(str(said[-1]), plural=True)]


def takes_plural_verb(scene: Scene, value: object) -> bool:
    """Return whether English treats it as several: plurals, and "they" for one person."""
    value = scene.recalled(value)
    who = scene.referent(value)
    piece = unfold(value)[0] if isinstance(value, (Spoken, Piece)) else None
    return who.plural or (isinstance(piece, _Pointing) and who.human)


def possessive(scene: Scene, value: object) -> Tokens:
    """Return the English possessive of any nominal."""
    piece, _ = unfold(scene.recalled(value))
    return piece.possessive(scene) if isinstance(piece, Nominal) else scene.say(value)


def owning_stem(scene: Scene, value: object) -> str | None:
    """Return the German possessive stem of any nominal, None when it owns by a genitive."""
    piece, _ = unfold(scene.recalled(value))
    return piece.owning_stem(scene) if isinstance(piece, Nominal) else None


@record
class Limit(Piece):
    """A number with its limit before a noun: "1 or more creatures", "mindestens 1 Kreatur"."""

    n: int
    wording: Piece

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the wording, whose slot `n` is the number."""
        return self.wording.tell(scene, self)


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
    after: tuple[Sayable, ...] = ()
    count: Sayable = None
    of: Sayable = None
    link: str = "or"
    agree: bool = False

    def is_plural(self, scene: Scene) -> bool:
        """Return whether it is spoken of as several."""
        if self.det.de_plural and scene.language == "de":
            return True
        if self.agree:
            return scene.antecedent.plural and not (self.nouns[-1].one_each and scene.language == "de")
        if isinstance(self.count, Limit) and scene.language == "de":
            return self.count.n != 1
        return self.det.plural or (self.count is not None and self.count != 1)

    def referent(self, scene: Scene) -> Referent:
        """Return the gender of its last noun, and its number."""
        noun = self.nouns[-1]
        mixed = any(other.gender != noun.gender for other in self.nouns)
        return Referent(noun.gender, self.is_plural(scene), human=noun.human, mixed=mixed)

    def that(self) -> NounPhrase:
        """Return the mention of the same thing as "that …", without its description."""
        several = self.det.plural or self.det in (EACH, UP_TO)
        count = None if several or self.count == 1 else self.count
        return replace(self, det=THOSE if several else THAT, mods=(), after=(), of=None, count=count)

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the phrase in the scene's case."""
        plural = self.is_plural(scene)
        english_ = scene.language == "en"
        out = self._english(scene, plural=plural) if english_ else self._german(scene, plural=plural)
        inner = scene.but(antecedent=self.referent(scene), order=Order.RELATIVE, negated=False)
        for part in self.after:
            out += inner.say(part)
        return out

    def possessive(self, scene: Scene) -> Tokens:
        """Return "your opponent’s"."""
        plural = self.is_plural(scene)
        mark = english.possessive_mark(self.nouns[-1].english(plural=plural), plural=plural)
        return [*self.tell(scene, None), Mark.GLUE, mark]

    def _number(self, scene: Scene) -> Tokens:
        return [] if self.count is None or (self.count == 1 and self.det.kind) else scene.say(self.count)

    def _english(self, scene: Scene, *, plural: bool) -> Tokens:
        early = [mod.en for mod in self.mods if isinstance(mod, Adjective) and mod.early and mod.en]
        late = [mod.en for mod in self.mods if mod.en and not (isinstance(mod, Adjective) and mod.early)]
        words: Tokens = [*early, *self._number(scene), *late]
        for at, noun in enumerate(self.nouns, start=1):
            words += link_before(at, len(self.nouns), self.link, "en") if at > 1 else []
            words.append(noun.english(plural=plural))
        if self.of is not None and _is_long(scene.recalled(self.of)):
            return [self._owned_det() or "the", *words, "of", *scene.but(case=Case.ACC).say(self.of)]
        if self.of is not None:
            return [*filter(None, (self._owned_det(),)), *possessive(scene, self.of), *words]
        det = self.det.en_plural if plural else self.det.en
        if det == "a":
            if self.mods[:1] == (OTHER,):
                words[0] = "another"
                return words
            det = english.article(str(words[0]))
        return [det, *words] if det else words

    def _owned_det(self) -> str:
        """Return what stands before an English owner: "each of your …", nothing for a plain one."""
        return "" if self.det in (A, THE, NONE, PLURAL) else self.det.en

    def _german(self, scene: Scene, *, plural: bool) -> Tokens:
        out: Tokens = []
        for at, noun in enumerate(self.nouns, start=1):
            out += link_before(at, len(self.nouns), LINKS[self.link]["de"], "de") if at > 1 else []
            out += self._german_one(scene, noun, "p" if plural else noun.gender)
        return out

    def _german_one(self, scene: Scene, noun: Noun, column: str) -> Tokens:
        kind, stem, mods = self.det.kind, self.det.de, self.mods
        owner = None if self.of is None else owning_stem(scene, self.of)
        if owner is not None and column != "p" and scene.referent(self.of).mixed:
            kind, stem, mods = "der", "der", (_RESPECTIVE, *mods)
        elif owner is not None:
            kind, stem = "ein", owner
        elif self.of is not None and self.det in (A, PLURAL):
            kind, stem = "der", "der"
        elif kind == "ein" and stem == "ein" and column == "p":
            kind, stem = "", ""
        elif stem == "jed" and column == "p":
            stem = "all"
        word = german.article(kind, stem, scene.case, column)
        early, late = _declined(mods, kind, scene.case, column)
        form = noun.german(scene.case, plural=column == "p")
        behind = [mod.behind for mod in mods if isinstance(mod, Prefix) and mod.behind]
        for mod in reversed(mods):
            if isinstance(mod, Prefix):
                form = mod.before(form)
        first = german.Article(word) if kind == "der" else word
        out: Tokens = [first, *early, *self._number(scene), *late, form, *behind]
        if self.of is not None and owner is None:
            out += scene.but(case=Case.GEN).say(self.of)
        return out


def _is_long(owner: object) -> bool:
    """Return whether words follow the owner's noun, so that English says "the house of the card under Masterplan"."""
    piece = unfold(owner)[0] if isinstance(owner, (Spoken, Piece)) else None
    return isinstance(piece, NounPhrase) and bool(piece.after)


_RESPECTIVE = Adjective("", "jeweilig")
"""German: whose it is, where no pronoun fits all it may be: "auf die Hand des jeweiligen Besitzers"."""


def _declined(mods: tuple[Adjective | Prefix, ...], kind: str, case: Case, column: str) -> tuple[list[str], list[str]]:
    """Return the German adjectives before and after the number."""
    said = [(mod.early, german.adjective(mod.de, kind, case, column)) for mod in mods if isinstance(mod, Adjective)]
    return [word for early, word in said if early], [word for early, word in said if not early]


@record
class EachOf(Nominal):
    """Each of several: "each of its neighbors". `group` is a plural noun phrase."""

    group: NounPhrase

    def referent(self, scene: Scene) -> Referent:
        """Return one member of the group."""
        return self.group.referent(scene)._replace(plural=False)

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the phrase; German puts the group in the genitive."""
        if scene.language == "en":
            return ["each of", *scene.say(self.group)]
        word = german.article(EACH.kind, EACH.de, scene.case, self.referent(scene).column)
        return [word, *scene.but(case=Case.GEN).say(self.group)]


@record
class AnyOf(Nominal):
    """Any of several: "any of those creatures", which German says of one. `group` is a plural noun phrase."""

    group: NounPhrase

    def referent(self, scene: Scene) -> Referent:
        """Return several in English, one of them in German."""
        return self.group.referent(scene)._replace(plural=scene.language == "en")

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the phrase; German puts the group in the genitive."""
        if scene.language == "en":
            return ["any of", *scene.say(self.group)]
        word = german.article(EACH.kind, "ein", scene.case, self.referent(scene).column)
        return [word, *scene.but(case=Case.GEN).say(self.group)]


@record
class OneOf(EachOf):
    """Any one of several: "one of its neighbors"."""

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the phrase; German puts the group in the genitive."""
        if scene.language == "en":
            return ["one of", *scene.say(self.group)]
        word = german.article(EACH.kind, "ein", scene.case, self.referent(scene).column)
        return [word, *scene.but(case=Case.GEN).say(self.group)]


@record
class Alternatives(Piece):
    """Descriptions of which one is enough. A noun is said anew with each, see `described`: "Mars creature or creature
    with power 3"."""

    items: tuple[Spoken | Piece, ...]

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the descriptions, where they describe no noun."""
        return Both(self.items, link="or").tell(scene, owner)


@record
class _Joined(Piece):
    """Another noun phrase behind the first: "or a creature with power 3"."""

    phrase: NounPhrase
    link: str

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the link and the phrase, in the case of the first."""
        return [LINKS[self.link][scene.language], *scene.say(self.phrase)]


@record
class That(Nominal):
    """Something mentioned before, as "that creature", "those creatures"."""

    of: Sayable

    def _phrase(self) -> NounPhrase | None:
        piece, _ = unfold(self.of)
        return piece.that() if isinstance(piece, NounPhrase) else None

    def referent(self, scene: Scene) -> Referent:
        """Return what it points at: several where that was each of a description."""
        phrase = self._phrase()
        return scene.referent(self.of) if phrase is None else phrase.referent(scene)

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return "that …", or the pronoun where it points at no plain noun phrase."""
        phrase = self._phrase()
        return scene.say(Pronoun(self.of)) if phrase is None else phrase.tell(scene, owner)

    def possessive(self, scene: Scene) -> Tokens:
        """Return "that creature’s"."""
        phrase = self._phrase()
        return Pronoun(self.of).possessive(scene) if phrase is None else phrase.possessive(scene)


def described(
    noun: Noun | tuple[Noun, ...],
    det: Det,
    *by: Spoken | Piece,
    count: Sayable = None,
    of: Sayable = None,
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
    after: list[Sayable] = []
    for part in by:
        piece, _ = unfold(part)
        if isinstance(piece, (Adjective, Prefix)):
            before.append(piece)
        else:
            after.append(part)
    before.sort(key=_rank)
    nouns = noun if isinstance(noun, tuple) else (noun,)
    return NounPhrase(nouns, det, tuple(before), tuple(after), count=count, of=of)


def _either(
    noun: Noun | tuple[Noun, ...],
    det: Det,
    by: tuple[Spoken | Piece, ...],
    choice: Alternatives,
    *,
    count: Sayable,
    of: Sayable,
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
    """Other first, adjectives next, then the words that make a compound, last those written in one word with it."""
    if isinstance(mod, Prefix):
        return 3 if mod.joined else 2
    return 0 if mod == OTHER else 1


@cache
def owned(noun: Noun, of: Nominal, *, plural: bool = False) -> NounPhrase:
    """Return something that belongs to `of`: "your hand", "its owner"."""
    return NounPhrase((noun,), PLURAL if plural else THE, of=of, agree=of is ITS and not plural)


__all__ = [
    "DOER",
    "GIVING_CARD",
    "IT",
    "ITS",
    "THIS_AGAIN",
    "THIS_CARD",
    "THIS_ONCE_MORE",
    "YOU",
    "Alternatives",
    "AnyOf",
    "EachOf",
    "Limit",
    "Name",
    "NounPhrase",
    "OneOf",
    "Pronoun",
    "That",
    "described",
    "owned",
    "possessive",
    "pronoun",
    "says_pronoun",
    "takes_plural_verb",
]
