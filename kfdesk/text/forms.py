"""How a name or a noun stands in a slot of a sentence, which says so behind a colon: "{who:poss} deck".

    {card}                  a card's name: German quotes it, as most are words of the language, English only where a
                            comma stands in it
    {card:bare}             the same without quotes: in brackets, in lists behind a colon, on labels
    {cards:listed}          the same without quotes in a list, where a name with a comma in it needs them
    {card:quoted}           the same always in quotes
    {card:dat}              what is no name in the German dative: "einer Karte", „dir“; names are not declined
    {who:acc}               the same in the accusative: „dich“
    {who:poss}              whose: "Bo’s"
    {who:poss das Deck}     the same with what is owned, in its case: „Bos Deck“, „das Deck von Spieler 1“

A translation may use another form than the English text does.
"""

from __future__ import annotations

from typing import Final

from kfdesk.text import english, german

BARE: Final = "bare"
LISTED: Final = "listed"
QUOTED: Final = "quoted"
DATIVE: Final = "dat"
ACCUSATIVE: Final = "acc"
POSSESSIVE: Final = "poss"
FORMS: Final = frozenset({"", BARE, LISTED, QUOTED, DATIVE, ACCUSATIVE, POSSESSIVE})


def is_form(form: str) -> bool:
    """Return whether this is a form of a name, not a format of numbers or text."""
    return form.partition(" ")[0] in FORMS


def in_form(text: str, language: str, form: str) -> str:
    """Return a person's name, or whatever else needs no quotes, as the form asks."""
    kind, _, thing = form.partition(" ")
    if kind == QUOTED:
        return german.quoted(text) if is_german(language) else english.quoted(text)
    if kind != POSSESSIVE:
        return text
    if is_german(language):
        return _german_owner(text, thing)
    return text + english.possessive_mark(text, plural=True) + (f" {thing}" if thing else "")


def title_in_form(title: str, language: str, form: str) -> str:
    """Return a card's name as the form asks. German quotes it and does not decline it.

    English quotes a name only where a comma stands in it, and wherever that is asked for.
    """
    if form == LISTED:
        return in_form(title, language, QUOTED if "," in title else BARE)
    if form == BARE:
        return in_form(title, language, form)
    if not is_german(language):
        return in_form(english.title_in_sentence(title), language, "" if form == QUOTED and "," in title else form)
    kind, _, thing = form.partition(" ")
    said = title if german.is_quoted(title) and kind != QUOTED else german.quoted(title)
    return f"{thing} von {said}".lstrip() if kind == POSSESSIVE else said


def is_german(language: str) -> bool:
    """Return whether a language is German, with or without a country."""
    return language.partition("_")[0] == "de"


_ARTICLES: Final = ("der ", "die ", "das ")


def _german_owner(name: str, thing: str) -> str:
    """Return „Bos Deck“, „Thomas’ Deck“, or „das Deck von Spieler 1“ where no ending can be put to the name."""
    if not name[-1:].isalpha() or name.lower().startswith(_ARTICLES) or not thing:
        return f"{thing} von {name}".lstrip()
    ending = "’" if name.endswith(("s", "ß", "x", "z")) else "s"
    return f"{name}{ending} {thing.partition(' ')[2]}"
