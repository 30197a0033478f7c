"""Members of a group: each, any or one of several things."""

from __future__ import annotations

from dataclasses import replace

from kfdesk.records import record
from kfdesk.text import german
from kfdesk.text.enumeration import LINKS, link_before
from kfdesk.text.german import Case
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.parts_of_speech import EACH, Noun
from kfdesk.text.pronouns import owning_stem
from kfdesk.text.tokens import Tokens
from kfdesk.text.wording import Nominal, Referent, SentenceContext


@record
class EachOf(Nominal):
    """Each of several: "each of its neighbors", German "jeder Nachbar von Troll". `group` is a plural noun phrase."""

    group: NounPhrase

    def referent(self, context: SentenceContext) -> Referent:
        """Return one member of the group."""
        return self.group.referent(context)._replace(plural=False)

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the phrase; German puts the group in the genitive where a pronoun says whose it is."""
        if context.language == "en":
            return ["each of", *context.say(self.group)]
        if self.group.of is not None and owning_stem(context, self.group.of) is None:
            return context.say(replace(self.group, det=EACH))
        word = german.article(EACH.kind, EACH.de, context.case, self.referent(context).column)
        return [word, *context.but(case=Case.GEN).say(self.group)]


@record
class AnyOf(Nominal):
    """Any of several: "any of those creatures", which German says of one. `group` is a plural noun phrase."""

    group: NounPhrase

    def referent(self, context: SentenceContext) -> Referent:
        """Return several in English, one of them in German."""
        return self.group.referent(context)._replace(plural=context.language == "en")

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the phrase; German puts the group in the genitive."""
        if context.language == "en":
            return ["any of", *context.say(self.group)]
        word = german.article(EACH.kind, "ein", context.case, self.referent(context).column)
        return [word, *context.but(case=Case.GEN).say(self.group)]


@record
class SeveralOrEach(Nominal):
    """What English says of several and German of each: "creatures cannot be …", "keiner Kreatur kann …"."""

    several: NounPhrase
    each: NounPhrase

    def referent(self, context: SentenceContext) -> Referent:
        """Return several in English, one in German."""
        return self._said(context).referent(context)

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the phrase of the context's language."""
        return context.say(self._said(context))

    def _said(self, context: SentenceContext) -> NounPhrase:
        return self.several if context.language == "en" else self.each


@record
class OneOf(EachOf):
    """Any one of several: "one of its neighbors"."""

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the phrase; German puts the group in the genitive."""
        if context.language == "en":
            return ["one of", *context.say(self.group)]
        nouns: tuple[Noun, ...] = getattr(self.group, "nouns", ())
        if len(nouns) > 1:  # "eine deiner Kreaturen oder eines deiner Artefakte"
            last = len(nouns)
            after = [() for _ in nouns[1:]] + [self.group.after]
            out: Tokens = []
            for at, noun in enumerate(nouns, start=1):
                out += link_before(at, last, LINKS[self.group.link]["de"], "de") if at > 1 else []
                out += context.say(OneOf(replace(self.group, nouns=(noun,), after=after[at - 1])))
            return out
        word = german.article(EACH.kind, "ein", context.case, self.referent(context).column)
        return [word, *context.but(case=Case.GEN).say(self.group)]


@record
class UpToOf(AnyOf):
    """A number of several, or fewer: "up to 2 of their creatures"."""

    number: int

    def referent(self, context: SentenceContext) -> Referent:
        """Return several."""
        return self.group.referent(context)

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the phrase; German puts the group in the genitive."""
        if context.language == "en":
            return [f"up to {self.number} of", *context.say(self.group)]
        return [f"bis zu {self.number}", *context.but(case=Case.GEN).say(self.group)]


@record
class SoManyOf(EachOf):
    """A number of several: "2 of its neighbors", of 1 "at least 1 of its neighbors"."""

    number: int

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the phrase; German puts the group in the genitive."""
        if context.language == "en":
            return [f"{self.number} of" if self.number > 1 else "at least 1 of", *context.say(self.group)]
        one = german.article(EACH.kind, "ein", context.case, self.referent(context).column)
        how_many = str(self.number) if self.number > 1 else f"mindestens {one}"
        return [how_many, *context.but(case=Case.GEN).say(self.group)]
