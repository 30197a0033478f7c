"""English word forms: the third person, the plural, "a" or "an", the possessive."""

from __future__ import annotations

from functools import cache

_IRREGULAR = {"be": "is", "have": "has", "do": "does"}
_UNCHANGED = frozenset({"can", "cannot", "may", "must", "would", "could", "will", "should"})
_VOWELS = "aeiouæ"
MODALS = {"may": "may", "must": "must", "cannot": "cannot", "would": "would"}


NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
"""Numbers in words."""


@cache
def finite(verb: str, *, third: bool) -> str:
    """Return the present form of `verb`: "deals" for a third person singular, else "deal".

    A leading "=" marks a form that never changes, such as the past: "=forged".
    """
    if verb.startswith("="):
        return verb[1:]
    if verb in _UNCHANGED:
        return verb
    if not third:
        return "are" if verb == "be" else verb
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if verb.endswith(("s", "x", "z", "ch", "sh", "o")):
        return verb + "es"
    if verb.endswith("y") and verb[-2] not in _VOWELS:
        return verb[:-1] + "ies"
    return verb + "s"


_PAST = {
    "be": ("was", "been"),
    "choose": ("chose", "chosen"),
    "draw": ("drew", "drawn"),
    "fight": ("fought", "fought"),
    "get": ("got", "got"),
    "have": ("had", "had"),
    "leave": ("left", "left"),
    "ready": ("readied", "readied"),
    "spend": ("spent", "spent"),
    "steal": ("stole", "stolen"),
}


@cache
def past(verb: str) -> tuple[str, str]:
    """Return the past form and the participle of a verb: "drew", "drawn"."""
    if verb in _PAST:
        return _PAST[verb]
    form = (
        verb + "d"
        if verb.endswith("e")
        else verb[:-1] + "ied"
        if verb[-1] == "y" and verb[-2] not in _VOWELS
        else verb + "ed"
    )
    return form, form


def base(verb: str) -> str:
    """Return the infinitive and imperative form."""
    return verb.removeprefix("=")


@cache
def plural(noun: str) -> str:
    """Return the regular plural of `noun`."""
    if noun.endswith(("s", "x", "z", "ch", "sh")):
        return noun + "es"
    if noun.endswith("y") and noun[-2] not in _VOWELS:
        return noun[:-1] + "ies"
    return noun + "s"


def article(word: str) -> str:
    """Return "an" before a word that begins with a vowel, as the icon of Æmber does, else "a"."""
    return "an" if word[:1].lower() in _VOWELS or word == "{amber}" else "a"


def quoted(title: str) -> str:
    """Return a title in quotes, those in it turned into inner ones."""
    return f"“{title.replace('“', '‘').replace('”', '’')}”"


def title_in_sentence(title: str) -> str:
    """Return a card's name as a sentence says it: in quotes where a comma in it would be read as the sentence's."""
    return quoted(title) if "," in title else title


def possessive_mark(noun: str, *, plural: bool) -> str:
    """Return what follows a noun that owns something: "’s", or "’" after a plural or a name in s."""
    return "’" if plural and noun.endswith("s") else "’s"
