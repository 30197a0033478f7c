"""Several things in a row, with commas and the word that links the last two."""

from __future__ import annotations

from kfdesk.records import record
from kfdesk.text.tokens import Mark, Tokens
from kfdesk.text.wording import Nominal, Referent, SentenceContext, Wordable, unfold

LINKS = {
    "and": {"en": "and", "de": "und"},
    "or": {"en": "or", "de": "oder"},
    "nor": {"en": "nor", "de": "noch"},
    "and/or": {"en": "and/or", "de": "und/oder"},
    "then": {"en": "then", "de": "dann"},
    "and besides": {"en": "and", "de": "sowie"},
}


def link_before(at: int, of: int, link: str, language: str) -> Tokens:
    """Return what stands before the item `at` (from 2) of so many: a comma, the link, in English both before the last.

    "a, b, and c"; "a, b und c".
    """
    if at < of:
        return [Mark.COMMA]
    return [Mark.COMMA, link] if language == "en" and of > 2 else [link]


@record
class Both(Nominal):
    """Several things in a row: "a creature and each of its neighbors"; later ones may point at the first."""

    items: tuple[Wordable, ...]
    link: str = "and"

    def referent(self, context: SentenceContext) -> Referent:
        """Return a plural after "and"; after "or" what the first is."""
        first, *others = (context.referent(item) for item in self.items)
        if self.link == "and":
            return first._replace(plural=True, kind=None, each=first.each and all(other.each for other in others))
        return first._replace(mixed=any(other.gender != first.gender for other in others))

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the items with commas and the link."""
        out = context.say(self.items[0])
        later = context.but(antecedent=context.referent(self.items[0]))
        for at, item in enumerate(self.items[1:], start=2):
            out += link_before(at, len(self.items), LINKS[self.link][context.language], context.language)
            out += later.say(item)
        return out

    def possessive(self, context: SentenceContext) -> Tokens:
        """Return the items, the last one as owner: "Krump and Troll’s"."""
        last, _ = unfold(context.recalled(self.items[-1]))
        out = context.say(self.items[0])
        for at, item in enumerate(self.items[1:], start=2):
            out += link_before(at, len(self.items), LINKS[self.link]["en"], "en")
            out += context.say(item) if at < len(self.items) else last.possessive(context)
        return out
