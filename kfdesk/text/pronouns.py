"""Words that point at what was mentioned: you, it, they, whoever acts; and what owns something."""

from __future__ import annotations

from kfdesk.records import record
from kfdesk.text import german
from kfdesk.text.german import Case
from kfdesk.text.parts_of_speech import Noun
from kfdesk.text.tokens import Tokens
from kfdesk.text.wording import Fragment, Nominal, Referent, SentenceContext, Wordable, Worded, unfold

_PERSONAL = {False: ("it", "its"), True: ("they", "their")}


class _You(Nominal):
    """The player whose instruction it is."""

    __slots__ = ()

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        return ["you"] if context.language == "en" else [german.YOU[context.case]]

    def referent(self, context: SentenceContext) -> Referent:
        return Referent(person=2)

    def possessive(self, context: SentenceContext) -> Tokens:
        return ["your"]

    def owning_stem(self, context: SentenceContext) -> str:
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


class Pointing(Nominal):
    """Something already mentioned; subclasses say what."""

    __slots__ = ()

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        what = self.referent(context)
        if context.language == "de" and isinstance(what.kind, Noun):  # "diese Kreatur"
            return [
                german.article("dies", "dies", context.case, what.gender),
                what.kind.german(context.case, plural=False),
            ]
        return [pronoun(what, context.language, context.case)]

    def possessive(self, context: SentenceContext) -> Tokens:
        what = self.referent(context)
        return ["your"] if what.person == 2 else [_PERSONAL[what.plural or what.human][1]]

    def owning_stem(self, context: SentenceContext) -> str | None:
        what = self.referent(context)
        if what.person == 2:
            return "dein"
        if what.kind is not None:
            return None
        return "ihr" if what.column in "fp" else "sein"


@record
class Pronoun(Pointing):
    """It, they, you: points at `of`, or at what was mentioned last when `of` is None."""

    of: Wordable = None

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the pronoun; of the subject of the same clause German says "sich"."""
        if context.language == "de" and context.case is not Case.NOM and self._is_reflexive(context):
            return ["sich"]
        return Pointing.render(self, context, owner)

    def _is_reflexive(self, context: SentenceContext) -> bool:
        if self.of is None or context.within is None:
            return False
        return self.of is context.within or unfold(self.of)[0] is unfold(context.within)[0]

    def referent(self, context: SentenceContext) -> Referent:
        """Return the gender and number of what it stands for; persons are plural for English verbs.

        What is called by a name in its place has the gender of that name.
        """
        if self.of is None:
            return context.antecedent
        said = context.recalled(self.of)
        what = context.referent(self.of if isinstance(said, Pronoun) and said.of is self.of else said)
        return what._replace(each=False)


class _Doer(Pointing):
    """Whoever acts: "your hand" in an instruction, "their hand" when a player is named."""

    __slots__ = ()

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        if context.introduced or context.subject is None:
            return Pointing.render(self, context, owner)
        return context.but(introduced=True).say(context.subject)

    def referent(self, context: SentenceContext) -> Referent:
        said = context.recalled(context.subject)
        return context.referent(context.subject if said is self else said)._replace(each=False)


DOER = _Doer()
ITS = Pronoun()
"""The thing mentioned last, as an owner: "its", "their"."""


def takes_plural_verb(context: SentenceContext, value: object) -> bool:
    """Return whether English treats it as several: plurals, and "they" for one person."""
    value = context.recalled(value)
    who = context.referent(value)
    fragment = unfold(value)[0] if isinstance(value, (Worded, Fragment)) else None
    if fragment is DOER and not context.introduced:
        return who.plural
    return (who.plural and not who.each) or (isinstance(fragment, Pointing) and who.human)


def possessive(context: SentenceContext, value: object) -> Tokens:
    """Return the English possessive of any nominal."""
    fragment, _ = unfold(context.recalled(value))
    return fragment.possessive(context) if isinstance(fragment, Nominal) else context.say(value)


def owning_stem(context: SentenceContext, value: object) -> str | None:
    """Return the German possessive stem of any nominal, None when it owns by a genitive."""
    fragment, _ = unfold(context.recalled(value))
    return fragment.owning_stem(context) if isinstance(fragment, Nominal) else None
