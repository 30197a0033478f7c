"""A text as it is said: of each part of it, which part of the definition says it, and where it stands."""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass, field, fields

from kfdesk.text.tokens import Tokens
from kfdesk.text.wording import SentenceContext, Wordable


@dataclass(slots=True)
class Said:
    """What was said of a value: its tokens, and what was said within."""

    value: object
    context: SentenceContext
    is_mention: bool
    """Whether it was mentioned before, so that another name is said: "it", "that creature"."""
    tokens: Tokens = field(default_factory=list)
    within: list[Said] = field(default_factory=list)


_NAMES = tuple(held.name for held in fields(SentenceContext) if held.name != "recall")


_outer: ContextVar[Said | None] = ContextVar("what is being said", default=None)
"""What the next thing is said within."""


class _Listening(SentenceContext):
    """A context that keeps what is said in it."""

    def say(self, value: object) -> Tokens:
        """Return the tokens of a value, and keep them beside what they are said of."""
        said = Said(value, self, self.recalled(value) is not value)
        outer = _outer.get()
        if outer is not None:
            outer.within.append(said)
        before = _outer.set(said)
        try:
            tokens = SentenceContext.say(self, value)
        finally:
            _outer.reset(before)
        said.tokens = list(tokens)  # whoever asked may write into the list
        said.is_mention = said.is_mention and said.tokens != SentenceContext.say(self._anew(), value)
        return tokens

    def _anew(self) -> SentenceContext:
        """Return the context as if nothing had been mentioned, in which nobody listens."""
        return SentenceContext(**{name: getattr(self, name) for name in _NAMES})


def listen(text: Wordable, *, this: Wordable = None, language: str = "en") -> Said:
    """Say a text in a language and return how; `this` is the name of the card that bears it."""
    root = Said(None, _Listening(language, this=this), is_mention=False)
    before = _outer.set(root)
    try:
        root.context.say(text)
    finally:
        _outer.reset(before)
    return root.within[0]
