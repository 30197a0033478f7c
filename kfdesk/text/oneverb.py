"""Several deeds of one verb, which is said once: "deal 2{damage} to a creature and 3{damage} to another"."""

from __future__ import annotations

from kfdesk.records import record
from kfdesk.text.mentions import Calling, Recalling
from kfdesk.text.phrases import Filled, Phrase
from kfdesk.text.tokens import Tokens
from kfdesk.text.wording import Fragment, SentenceContext, Wordable, Worded, WordingError, unfold


@record
class OneVerb(Fragment):
    """Deeds that one phrase words, with other things each; they share subject and verb."""

    items: tuple[Wordable, ...]
    link: str = "and"

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the clause."""
        (first, phrase), *more = (_reached(context, item) for item in self.items)
        return phrase.render(first[0], first[1], tuple(context_and_owner for context_and_owner, _ in more), self.link)


def of_one_verb(items: tuple[Wordable, ...]) -> bool:
    """Return whether one phrase words all of these deeds."""
    phrases = [_phrase(item) for item in items]
    return phrases[0] is not None and all(phrase is phrases[0] for phrase in phrases)


def _phrase(item: Wordable) -> Phrase | None:
    fragment = unfold(item)[0] if isinstance(item, (Worded, Fragment)) else None
    if isinstance(fragment, Filled):
        fragment = fragment.parts()[0]
    return fragment if isinstance(fragment, Phrase) else None


def _reached(context: SentenceContext, item: object) -> tuple[tuple[SentenceContext, object], Phrase]:
    """Return the context in which an item is said, the node with its fields, and its phrase."""
    while isinstance(item, Recalling | Calling):
        context, item = item.within(context), item.text
    fragment, owner = unfold(item, context)
    if isinstance(fragment, Filled):
        fragment, owner = fragment.parts()
    if not isinstance(fragment, Phrase):
        raise WordingError(f"{item!r} is no plain clause")
    return (context, owner), fragment
