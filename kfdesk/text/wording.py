"""How a tree of nodes becomes text: the `Worded` protocol, the `SentenceContext`, `render`.

A node is a record (or entity) that derives from `Worded`. It says what it is in both languages with one
class attribute, whose slots name its fields:

    @record
    class DealDamage(Worded):
        amount: int | Amount
        target: Target
        phrase = Phrase(en="deal {amount}{damage} to {target}", de="{target:dat} {amount}{damage} zu-fügen")

    @record
    class If(Worded):
        condition: Condition
        effect: Effect
        phrase = Frame(en="if {condition}, {effect}", de="falls {condition:last}, {effect:then}")

    @record
    class Creature(Worded):                       # a node whose wording depends on its fields
        count: int
        filters: tuple[Worded, ...]
        def worded(self) -> Fragment:
            return described(CREATURE, A, *self.filters, count=self.count)

    render(DealDamage(2, Creature(1, (ENEMY,))), "en")   # Deal 2{damage} to an enemy creature.
    render(DealDamage(2, Creature(1, (ENEMY,))), "de")   # Füge einer feindlichen Kreatur 2{damage} zu.
    render(By(OPPONENT, effect), "en")                   # Your opponent …
    words(node)                                          # both at once, as `Words`

The fragments a `phrase` (or `worded`) may be:

* `Phrase` (phrases.py): a clause without its moods. One notation, every order, tense and subject.
* `Frame` (phrases.py): fixed words around slots: adverbials, prepositional phrases, whole sentences.
* `Adjective`, `Prefix` (parts_of_speech.py), `NounPhrase`, `Name` (nominals.py), `Pronoun` (pronouns.py), `EachOf` …
  (members.py), `Both` (enumeration.py): things.
* the joints of joining.py: `Sentences`, `And`, `Lines`, `Bullets`, `Labelled`, `Quoted`, `Aside`, `By`.

A value in a slot may be a node, a fragment, `Words`, a number, or a word that is alike in all languages.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from enum import Enum
from operator import attrgetter
from typing import ClassVar, NamedTuple

from kfdesk.records import record
from kfdesk.text.german import Case
from kfdesk.text.runs import Role, Runs, plain
from kfdesk.text.tokens import Mark, Tokens, Word, written
from kfdesk.text.words import LANGUAGES, Pair, Words, of_runs


class WordingError(TypeError):
    """A phrase that does not fit its node, or a value no phrase can say; raised while importing if possible."""


class Order(Enum):
    """What a clause is asked to be. English has one order; what differs there is imperative or not."""

    DO = "an instruction: imperative to you, else a main clause"
    THEN = "an instruction after something else: the German subject follows its verb"
    MAIN = "a main clause, subject first"
    FRONT = "a main clause after something else"
    LAST = "a subordinate clause: the German verb stands last"
    PERFECT = "a subordinate clause in the German perfect, as after nachdem"
    TO = "infinitive with to, zu"
    BARE = "infinitive"
    RELATIVE = "a relative clause about the noun before it"


class Modal(Enum):
    """Whether the deed is ordered, allowed or forbidden."""

    NONE = ""
    MAY = "may"
    MUST = "must"
    CANNOT = "cannot"
    WOULD = "would"
    """What is about to happen, in front of "instead"."""


class Tense(Enum):
    """When a deed is done."""

    PRESENT = "it happens"
    PAST = "it happened"
    PERFECT = "it has happened until now"


class Referent(NamedTuple):
    """What grammar must know of a thing to agree with it or to point back at it."""

    gender: str = "m"
    """German gender: "m", "f" or "n"."""
    plural: bool = False
    person: int = 3
    """2 for you, else 3."""
    human: bool = False
    """A person: English "they", not "it"."""
    mixed: bool = False
    """One of several things of different genders: no German pronoun fits."""
    each: bool = False
    """Each of a description. After several in a row the verb is singular: "each creature and each artifact gains …"."""
    kind: object = None
    """The noun for what it is, where it was called by a name whose German gender is not known: no pronoun fits."""

    @property
    def column(self) -> str:
        """Return the column of the German tables: the gender, or "p"."""
        return "p" if self.plural else self.gender


IT = Referent("f")
"""What "it" means when nothing was mentioned; most things on a table are feminine in German."""


class Fragment:
    """A structured bit of wording in all languages; `render` turns it into tokens."""

    __slots__ = ()

    @property
    def is_bare(self) -> bool:
        """Whether it is a clause without a subject: behind a noun it says "that …" of it."""
        return False

    @property
    def is_one_clause(self) -> bool:
        """Whether it is one clause, which takes an adverbial, though what it is depends on who does it."""
        return False

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the tokens in the language and form of `context`; slots are attributes of `owner`."""
        raise NotImplementedError

    def referent(self, context: SentenceContext) -> Referent:
        """Return what agreement with it needs; what is no thing is `IT`."""
        return IT

    def possessive(self, context: SentenceContext) -> Tokens:
        """Return the English possessive: "your", "its", "your opponent’s"; of what owns nothing the text itself."""
        return context.say(self)

    def slot_names(self) -> frozenset[str]:
        """Return the fields this fragment needs from its node."""
        return frozenset()


class Nominal(Fragment):
    """A fragment that stands for something: it has gender and number, may be a subject and may own things."""

    __slots__ = ()

    def referent(self, context: SentenceContext) -> Referent:
        """Return what agreement needs."""
        raise NotImplementedError

    def possessive(self, context: SentenceContext) -> Tokens:
        """Return the English possessive: "your", "its", "your opponent’s"."""
        raise NotImplementedError

    def owning_stem(self, context: SentenceContext) -> str | None:
        """Return the German possessive article's stem (dein, sein, ihr), None when a genitive is used."""
        return None


class Mention(Enum):
    """Where something that was said is pointed at when it is said again: "it", "that creature"."""

    NEVER = "nowhere: it is no thing, or is said again as it is"
    SAME_SENTENCE = "in the same sentence"
    EVERYWHERE = "in the same sentence and in later ones"


class Worded:
    """Anything with a wording: derive a record from it and give it a `phrase`, or override `worded`."""

    __slots__ = ()
    phrase: ClassVar[Fragment]
    mention: ClassVar[Mention] = Mention.NEVER
    names_things: ClassVar[bool] = True
    """Whether its parts name things that can be mentioned again; whose something is ("its controller’s") does not."""
    is_this: ClassVar[bool] = False
    """Whether it means the card that bears the text."""
    describes_cards: ClassVar[bool] = False
    """Whether it means cards of a description, which are others than the one that bears the text."""
    names_another: ClassVar[bool] = False
    """Whether it names a thing that is no card, such as a key."""
    counts_tokens: ClassVar[bool] = False
    """Whether it counts Æmber or damage, which "it" might be."""

    def known_from(self, before: Sequence[object]) -> tuple[Worded, ...]:
        """Return what it speaks of that was mentioned before under another name; `before` are all parts of that."""
        return ()

    def called_after(self, before: Sequence[object]) -> Wordable:
        """Return what it is called after what was said before; None where nothing of its own."""
        return None

    def worded(self) -> Fragment | Worded:
        """Return the fragment that words this node; override where the wording depends on the fields."""
        return self.phrase

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        fragment = cls.__dict__.get("phrase")
        if fragment is None:
            return
        if not isinstance(fragment, Fragment):
            raise WordingError(f"{cls.__name__}.phrase is no fragment of wording: {fragment!r}")
        missing = sorted(name for name in fragment.slot_names() if not _has(cls, name))
        if missing:
            raise WordingError(f"{cls.__name__}.phrase has slots that are no fields: {', '.join(missing)}")


def _has(cls: type, name: str) -> bool:
    return hasattr(cls, name) or any(name in getattr(base, "__annotations__", {}) for base in cls.__mro__)


Wordable = Worded | Fragment | Words | str | int | None
"""What can stand in a slot. None says nothing."""


@record
class SentenceContext:
    """All that wording depends on besides the tree itself."""

    language: str
    subject: Wordable = None
    """Who does it; None: you."""
    this: Wordable = None
    """The card that bears the text."""
    giver: Wordable = None
    """The card that gives the ability in quotation marks to another card."""
    antecedent: Referent = IT
    """What "it" and relative pronouns point at."""
    case: Case = Case.NOM
    order: Order = Order.DO
    modal: Modal = Modal.NONE
    tense: Tense = Tense.PRESENT
    negated: bool = False
    """Whether a clause says that it is not so."""
    introduced: bool = True
    """Whether the subject has been named, so that `{doer}` is a pronoun."""
    shared: bool = False
    """True for the second of two joined clauses: subject and modal verb have been said."""
    recall: Mapping[object, Wordable] | None = None
    """What is said instead of nodes that have been mentioned: "it", "that creature"."""
    adverb: Wordable = None
    """What the next German clause says in its middle: "Füge *stattdessen* …", "Dein Gegner kann *in seinem Zug* …"."""
    within: Wordable = None
    """The subject of the clause whose other parts are said; German points back at it with "sich"."""

    def but(self, **changes: object) -> SentenceContext:
        """Return the context with some of its fields changed."""
        made = self.__class__(*_values_of(self))  # `dataclasses.replace` takes ten times as long
        for name, value in changes.items():
            setattr(made, name, value)
        return made

    def recalled(self, value: object) -> object:
        """Return what to say instead of `value` if it has been mentioned, else itself."""
        return self.recall.get(value, value) if self.recall and isinstance(value, Worded) else value

    def say(self, value: object) -> Tokens:
        """Return the tokens of anything sayable."""
        value = self.recalled(value)
        if isinstance(value, Enum):
            raise WordingError(f"{value!r} has no wording; give its words")
        if isinstance(value, str):
            return [value]
        if isinstance(value, int):
            return [str(value) if value >= 0 else f"–{-value}"]
        if isinstance(value, Words):
            return words_as_tokens(value, self.language)
        if value is None:
            return []
        fragment, owner = unfold(value, self)
        return fragment.render(self, owner)

    def referent(self, value: object) -> Referent:
        """Return what agreement with `value` needs; None is you."""
        if value is None:
            return Referent(person=2)
        if isinstance(value, (Worded, Fragment)):
            return unfold(value)[0].referent(self)
        return IT


_values_of = attrgetter(*(field.name for field in fields(SentenceContext)))


def words_as_tokens(value: Words, language: str) -> Tokens:
    """Return finished wording as tokens: a word for each of its runs, which knows what it is."""
    found: Tokens = []
    for run in value.runs(language):
        found += [Mark.GLUE] if found else []
        found.append(run.text if run.role is Role.PLAIN else Word(run.text, run.role, run.target))
    return found or [""]


def unfold(value: object, context: SentenceContext | None = None) -> tuple[Fragment, object]:
    """Return the fragment that words `value`, and the node that fills its slots.

    With a context, a node that is worded as another node is pointed at where that one has been mentioned.
    """
    owner = value
    while isinstance(value, Worded):
        owner, value = value, value.worded()
        if context is not None:
            value = context.recalled(value)
    if isinstance(value, Fragment):
        return value, owner
    raise WordingError(f"{value!r} has no wording")


def rendered(
    node: Wordable,
    language: str,
    *,
    order: Order = Order.DO,
    subject: Wordable = None,
    this: Wordable = None,
    giver: Wordable = None,
    introduced: bool = True,
) -> Runs:
    """Return `node` as runs in `language`: capitalized, in the form asked for, with no full stop added.

    See `SentenceContext` for what it depends on.
    """
    context = SentenceContext(language, subject=subject, this=this, giver=giver, order=order, introduced=introduced)
    return written(context.say(node), language)


def render(node: Wordable, language: str, *, this: Wordable = None) -> str:
    """Return `node` as one string in `language`: capitalized, with no full stop added."""
    return plain(rendered(node, language, this=this))


def render_inline(node: Wordable, language: str, *, case: Case = Case.NOM, this: Wordable = None) -> str:
    """Return `node` as one string to be put inside other text: no capital letter is added."""
    return plain(written(SentenceContext(language, this=this, case=case).say(node), language, capital=False))


def words(
    node: Wordable,
    *,
    order: Order = Order.DO,
    subject: Wordable = None,
    this: Wordable = None,
    giver: Wordable = None,
    introduced: bool = True,
) -> Pair:
    """Return `node` in every language as a finished wording."""
    english, german = (
        rendered(node, language, order=order, subject=subject, this=this, giver=giver, introduced=introduced)
        for language in LANGUAGES
    )
    return of_runs(english, german)


@record
class Denied(Fragment):
    """A clause that says that it is not so."""

    clause: Wordable

    @property
    def is_bare(self) -> bool:
        """Whether what it denies is such a clause."""
        return isinstance(self.clause, Worded | Fragment) and unfold(self.clause)[0].is_bare

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the clause with its negation."""
        return context.but(negated=True).say(self.clause)


@record
class In(Fragment):
    """A clause in another tense."""

    tense: Tense
    clause: Wordable

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the clause in that tense."""
        return context.but(tense=self.tense).say(self.clause)
