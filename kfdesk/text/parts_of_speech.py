"""Parts of speech: what a noun, an adjective, a prefix and a determiner are in both languages, and how they change.

The words themselves, with their plurals and genders, stand in `kfdesk/engine/glossary.py` and, those of cards alone, in
`kfdesk/language/nouns.py`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from kfdesk.records import record
from kfdesk.text import english, german
from kfdesk.text.german import Case
from kfdesk.text.runs import Role, Run, marked
from kfdesk.text.tokens import Tokens, as_term, rule_of
from kfdesk.text.wording import Fragment, SentenceContext, WordingError
from kfdesk.text.words import Counted, Pair, Several, Words, of_runs

_GENDERS = {"der": "m", "die": "f", "das": "n"}


class Noun:
    """A noun: `Noun("artifact", "das Artefakt, Artefakte")`.

    English: singular and, if irregular, plural. German: article, singular, plural and, if irregular,
    genitive. `human` things are "they" in English; `weak` nouns take -n or -en in all cases but the first. Of several
    owners German speaks of `one_each`: "their owners’ hands", "die Hand ihrer Besitzer". `rule` is the id of the
    rulebook's entry that explains it.
    """

    __slots__ = ("_de", "en", "en_plural", "gender", "human", "one_each", "rule")

    def __init__(
        self, en: str, de: str, *, human: bool = False, weak: bool = False, one_each: bool = False, rule: str = ""
    ) -> None:
        self.en, _, plural = (part.strip() for part in en.partition(","))
        self.en_plural = plural or english.plural(self.en)
        article, _, forms = de.partition(" ")
        if article not in _GENDERS or not self.en:
            raise WordingError(f"a noun needs both languages, the German with its article: {en!r}, {de!r}")
        self.gender = _GENDERS[article]
        self.human = human
        self.one_each = one_each
        self.rule = rule
        singular, plural, owned = (*(part.strip() for part in forms.split(",")), "", "")[:3]
        plural = plural or singular
        oblique = plural if weak else singular
        owned = owned or (plural if weak else german.genitive(singular, self.gender))
        self._de = (singular, oblique, oblique, owned), (plural, plural, german.dative_plural(plural), plural)

    def english(self, *, plural: bool) -> str:
        """Return the English form."""
        return self.en_plural if plural else self.en

    def german(self, case: Case, *, plural: bool) -> str:
        """Return the German form."""
        return self._de[plural][case]

    @property
    def one(self) -> Pair:
        """The singular alone, as a name for the thing."""
        return Pair(self.en, self.german(Case.NOM, plural=False), rule=self.rule)

    @property
    def many(self) -> Pair:
        """The plural alone."""
        return Several(self.words)

    @property
    def words(self) -> Pair:
        """Both: which it is depends on a number."""
        one, many = (self.german(Case.NOM, plural=plural) for plural in (False, True))
        return Pair(self.en, one, plural=(self.en_plural, many), rule=self.rule)

    def entry(self) -> str:
        """Return the German entry of a dictionary: article, singular, plural, genitive."""
        article = next(word for word, gender in _GENDERS.items() if gender == self.gender)
        singular, plural = self._de
        return f"{article} {singular[Case.NOM]}, {plural[Case.NOM]}, {singular[Case.GEN]}"

    def __repr__(self) -> str:
        return f"Noun({self.en!r})"


def counted(number: int, noun: Noun) -> Words:
    """Return a number of things: "1 card", "3 cards"."""
    return Counted(number, noun.words)


def in_words(number: int, noun: Noun) -> Words:
    """Return a number of things as the object of a sentence: "a card", "two cards", „einen Marker“, „zwei Marker“."""
    if not 1 <= number < len(english.NUMBERS):
        return counted(number, noun)
    en, de = english.NUMBERS[number], german.NUMBERS[number]
    if number == 1:
        en, de = english.article(noun.en), german.article("ein", "ein", Case.ACC, noun.gender)
    said = noun.english(plural=number > 1), noun.german(Case.ACC, plural=number > 1)
    english_, german_ = (
        (Run(f"{n} "), *marked(what, Role.TERM, noun.rule)) for n, what in zip((en, de), said, strict=True)
    )
    return of_runs(english_, german_)


def times(number: int) -> Words:
    """Return how often something happens: "twice", „dreimal“."""
    small = 1 < number < len(english.NUMBERS)
    german_ = f"{german.NUMBERS[number] if small else f'{number}-'}mal"
    if number == 2:
        return Pair("twice", german_)
    return (
        Pair("once", "einmal")
        if number == 1
        else Pair(f"{english.NUMBERS[number] if small else number} times", german_)
    )


@record
class Adjective(Fragment):
    """A describing word before the noun; `de` is the stem that takes endings. `early`: "the top 3 cards".

    `rule` is the id of the rulebook's entry that explains it.
    """

    en: str
    de: str
    early: bool = False
    rule: str = ""
    compares: bool = False
    """Whether it only says that the thing is not one mentioned before: "other", "different"."""

    @property
    def words(self) -> Pair:
        """The adjective alone, without an ending."""
        return Pair(self.en, self.de, rule=self.rule)

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the word as said of a thing: "is damaged"."""
        return [as_term(self.en if context.language == "en" else self.de, self.rule)]


@record
class Prefix(Fragment):
    """A noun used to describe: English "Mars creature", German "Mars-Kreatur".

    `joined` writes the German in one word ("Flankenkreatur"). `behind` are German words behind the noun, where a
    compound would not do: "non-Agent creature", "Kreatur ohne das Merkmal Agent". `kind` are German words with which
    the name can be said behind the noun, "der Fraktion", where it is one of several. `behind_all` are German words
    behind the last of several nouns, where a compound with each would be long. `rule` is the id of the rulebook's
    entry that explains it.
    """

    en: str
    de: str
    joined: bool = False
    behind: str = ""
    kind: str = ""
    rule: str = ""
    behind_all: str = ""

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the bare word."""
        return [as_term(self.en if context.language == "en" else self.de, self.rule)]

    def non(self) -> Prefix:
        """Return its negation: "non-Mars creature", "Nicht-Mars-Kreatur"."""
        return Prefix(f"non-{self.en}", f"Nicht-{self.de}", self.joined, rule=self.rule)

    def before(self, noun: str) -> str:
        """Return the German compound with `noun`, if it makes one: a term where either part is one."""
        if self.behind:
            return noun
        made = self.de + noun[:1].lower() + noun[1:] if self.joined else f"{self.de}-{noun}"
        return as_term(made, self.rule or rule_of(noun))


class Det(NamedTuple):
    """A determiner: English before a singular and a plural; German by declension kind and stem."""

    en: str
    en_plural: str
    kind: str
    de: str
    plural: bool = False
    """True when it asks for a plural by itself."""
    de_plural: bool = False
    """True when it asks for a plural in German only."""


A: Final = Det("a", "", "ein", "ein")
THE: Final = Det("the", "the", "der", "der")
OF_THE: Final = Det("", "", "der", "der", plural=True)
"""Behind "number of", where German has an article: "number of creatures", "Anzahl der Kreaturen"."""
THE_PLURAL: Final = Det("the", "the", "der", "der", plural=True)
EACH: Final = Det("each", "each", "dies", "jed")
NOT_EACH: Final = Det("each", "each", "ein", "kein")
"""Each of what something cannot be: "each creature cannot …", German "keine Kreatur kann …"."""
EACH_AS_ALL: Final = Det("each", "each", "dies", "all", de_plural=True)
"""Each of what may be dealt with together or not at all: "you may destroy each …", German "alle …"."""
THIS: Final = Det("this", "these", "dies", "dies")
THAT: Final = Det("that", "those", "dies", "jen")
BOTH: Final = Det("both", "both", "dies", "beid", plural=True)
THOSE: Final = Det("those", "those", "dies", "jen", plural=True)
ALL: Final = Det("all", "all", "dies", "all", plural=True)
NO: Final = Det("no", "no", "ein", "kein")
NO_PLURAL: Final = Det("no", "no", "ein", "kein", plural=True)
UP_TO: Final = Det("up to", "up to", "", "bis zu")
EXACTLY: Final = Det("exactly", "exactly", "", "genau")
ANY_NUMBER: Final = Det("any number of", "any number of", "viel", "beliebig viel", plural=True)
NONE: Final = Det("", "", "", "")
PLURAL: Final = Det("", "", "", "", plural=True)

OTHER: Final = Adjective("other", "ander", compares=True)
"""With `A` it reads "another", with `EACH` "each other"."""
ONE_MORE: Final = Adjective("other", "weiter", compares=True)
"""With `A` it reads "another", of one that is meant besides, not instead: "eine weitere"."""
