"""A person who is spoken to: where a name would stand stands "you", and the verb of the sentence agrees with it.

One mechanism for all sentences, in place of a second wording of each: a sentence is written for a third person, and
where the slot of its subject is filled with whoever is addressed, its verb is put into the second person. The subject
begins its sentence, and its verb follows; in a question it comes first, in a German subordinate clause at the end.

    Words("{who} <gains> {n} Æmber")                    "You gain 1 Æmber", „Du erhältst 1 Æmber“
    Words("{card} <captures> {n} Æmber from {giver}")   "Troll captures 1 Æmber from you", „… von dir“
    Words("{card} <goes> to {who:poss} hand")           "Troll goes to your hand", „Troll kommt auf deine Hand“

Languages without this grammar call the person by name.
"""

from __future__ import annotations

import re
from typing import Final

from kfdesk.text.forms import ACCUSATIVE, DATIVE, POSSESSIVE, is_german
from kfdesk.text.words import Words, same

SUBJECT: Final = "subject"
"""The form of a slot that begins a sentence, or stands there as a label."""
_ENGLISH: Final = {"has": "have", "is": "are", "was": "were", "does": "do"}
_GERMAN: Final = {
    **{"hat": "hast", "ist": "bist", "wird": "wirst", "kann": "kannst", "könnte": "könntest", "darf": "darfst"},
    **{"muss": "musst", "will": "willst", "soll": "sollst", "mag": "magst", "weiß": "weißt"},
    **{"behält": "behältst", "erhält": "erhältst", "hält": "hältst"},
}
"""Verbs whose second person does not follow from their third."""
_REFLEXIVE: Final = {"sieht": "dir", "kann": "dir"}
"""What stands for „sich“ beside these verbs, by their third person; „dich“ beside all others."""
_OWNED: Final = {"das": "dein", "den": "deinen", "die": "deine", "dem": "deinem", "des": "deines", "der": "deiner"}
"""What stands for the article of what is owned; „der“ is that of a feminine noun in the dative."""
_MASCULINE: Final = frozenset({"Ablagestapel", "Stapel", "Vorrat", "Zug"})
"""Nouns whose „der“ is that of the nominative."""


def second_person(verb: str, language: str) -> str:
    """Return a verb of a third person, one in the singular and the present or a finite auxiliary, as said to "you"."""
    said = _german_verb(verb.lower()) if is_german(language) else _english_verb(verb.lower())
    return said[:1].upper() + said[1:] if verb[:1].isupper() else said


def _english_verb(verb: str) -> str:
    if verb in _ENGLISH or not verb.endswith("s"):
        return _ENGLISH.get(verb, verb)
    return verb[:-2] if verb.endswith(("sses", "shes", "ches", "xes", "zes", "oes")) else verb[:-1]


def _german_verb(verb: str) -> str:
    if verb in _GERMAN or not verb.endswith("t") or verb in _GERMAN.values():
        return _GERMAN.get(verb, verb)
    if verb.endswith(("tet", "det", "net")):
        return f"{verb[:-1]}st"
    return verb if verb.endswith(("zt", "ßt", "st", "xt")) else f"{verb[:-1]}st"


class Addressed(Words):
    """Whoever is spoken to; `name` is what languages without the grammar for it say."""

    __slots__ = ("_name",)

    def __init__(self, name: Words) -> None:
        self._name = name

    def said_of(self, language: str, number: int | None) -> str:
        """Return "You", as a label."""
        return _YOU.get(_grammar(language)) or self._name.said_of(language, number)

    def put(self, language: str, form: str = "", *, first: bool = False) -> str:
        """Return "you" or "your …" as the form asks."""
        if _grammar(language) not in _YOU:
            return self._name.put(language, "" if form == SUBJECT else form, first=first)
        kind, _, thing = form.partition(" ")
        if kind == SUBJECT:
            return self.say(language)
        said = _german(kind, thing) if is_german(language) else _english(kind, thing)
        return said[:1].upper() + said[1:] if first else said

    def agreed(self, template: str, slot: str, language: str) -> str:
        """Return the template of a sentence that has this in a slot, its verb in the second person where it is the
        subject."""
        return _agreed(template, slot, language) if _grammar(language) in _YOU else template

    def _parts(self) -> tuple[object, ...]:
        return (self._name,)


_YOU: Final = {"en": "You", "de": "Du"}


class SpokenTo(str):
    """The name of a player who is spoken to, as lessons and puzzles give it; no name that somebody types is one."""

    __slots__ = ()


def is_addressed(name: str) -> bool:
    """Return whether the player of this name is spoken to; never for its letters: somebody may be called "You"."""
    return isinstance(name, SpokenTo)


def person(name: str) -> Words:
    """Return a player's name as it stands in sentences, where whoever is spoken to is "you"."""
    return Addressed(same(name)) if is_addressed(name) else same(name)


def _grammar(language: str) -> str:
    return language.partition("_")[0]


def _english(kind: str, thing: str) -> str:
    return f"your {thing}".rstrip() if kind == POSSESSIVE else "you"


def _german(kind: str, thing: str) -> str:
    if kind == POSSESSIVE:
        article, _, owned = thing.partition(" ")
        if article == "der" and owned in _MASCULINE:
            return f"dein {owned}"
        return f"{_OWNED[article]} {owned}" if article in _OWNED else f"{thing} von dir".lstrip()
    return {DATIVE: "dir", ACCUSATIVE: "dich"}.get(kind, "du")


def _agreed(template: str, slot: str, language: str) -> str:
    bare = re.escape(f"{{{slot}}}")
    asked = re.search(rf"(\w+)>? {bare}[^?]*\?", template)
    if asked is not None and (is_german(language) or asked[1].lower() == "does"):
        return _with_verb(template, asked.start(1), asked[1], language)
    template = re.sub(rf"(^|[.!?:]>? |\(){bare}(?=$|[ :,])", rf"\1{{{slot}:{SUBJECT}}}", template)
    subject = re.search(rf"{{{slot}:{SUBJECT}}} (<?)(\w+)", template)
    if subject is not None:
        template = _with_verb(template, subject.start(2), subject[2], language)
    elif is_german(language):
        clause = re.search(rf"{bare} [^,]*?(\w+),", template)
        return _with_verb(template, clause.start(1), clause[1], language) if clause is not None else template
    elif (clause := re.search(rf"[Ww]hether {bare} (\w+)", template)) is not None:
        return _with_verb(template, clause.start(1), clause[1], language)
    return template


def _with_verb(template: str, at: int, verb: str, language: str) -> str:
    """Return the template with the verb at a place in the second person, and what refers back to its subject."""
    said, rest = second_person(verb, language), template[at + len(verb) :]
    if is_german(language):
        rest = re.sub(r"\bsich\b", _REFLEXIVE.get(verb, "dich"), rest)
    else:
        rest = re.sub(r"\btheir\b", "your", rest)
    return template[:at] + said + rest
