"""What is said of a thing: "is on a flank", "is not on a flank", "that is not on a flank"."""

from __future__ import annotations

from functools import cache

from kfdesk.records import record
from kfdesk.text.phrases import Filled, Phrase
from kfdesk.text.wording import Wordable, WordingError

IS = Phrase(en="{subject} | be {what}", de="{subject} | {what:nom} sein")
IS_NOT = Phrase(en="{subject} | be not {what}", de="{subject} | nicht {what:nom} sein")
_NOT = {"en": "not", "de": "nicht"}


@record
class Predicative:
    """A clause without its subject and with the place of its negation: "be {not} on a flank".

    German as a dictionary has it: "sich {not} an einer Flanke befinden". Other slots name fields of the node.
    `rule` is the id of the rulebook's entry that explains it: see `Phrase`.
    """

    en: str
    de: str
    rule: str = ""

    def __post_init__(self) -> None:
        if "{not}" not in self.en or "{not}" not in self.de:
            raise WordingError(f"no place for the negation: {self.en!r} / {self.de!r}")

    def clause(self, owner: object, *, negated: bool = False) -> Filled:
        """Return the clause about the noun before it: "that is on a flank"."""
        phrase = _phrase(self, "", negated)
        return phrase.of(**{slot: getattr(owner, slot) for slot in phrase.slot_names()})

    def sentence(self, owner: object, subject: Wordable, *, negated: bool = False) -> Filled:
        """Return the whole sentence: "that creature is on a flank"."""
        phrase = _phrase(self, "{subject} | ", negated)
        slots = phrase.slot_names() - {"subject"}
        return phrase.of(subject=subject, **{slot: getattr(owner, slot) for slot in slots})


@cache
def _phrase(what: Predicative, subject: str, negated: bool) -> Phrase:
    said = {"en": what.en, "de": what.de}
    for language, text in said.items():
        said[language] = subject + " ".join(text.replace("{not}", _NOT[language] if negated else "").split())
    return Phrase(**said, rule=what.rule)
