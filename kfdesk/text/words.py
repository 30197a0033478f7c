"""Wording of the interface that is put into a language only where it is shown.

A `Words` value is one piece of wording: immutable, made anywhere below the table, said in a language at the end. It is
what decisions, refusals and the timing chart carry, so that nothing below the table decides which language is shown.

    Words("Deck shelf")                                     # English in the source, all else in the catalogs
    Words("Open", context="adjective")                      # where one English text has several translations
    Words("1 deck", plural="{n} decks").filled(n=3)         # the slot n (or count) chooses the plural's form
    joined([one, other], Words(" and "))                    # parts that follow each other
    words.mapped(str.upper)                                 # a function of what is said
    same("Ada")                                             # alike in every language
    Words("{who:poss} deck").filled(who=same("Ada"))        # whose, in what case, in quotes: see `kfdesk.text.forms`
    Pair("red", "rot")                                      # what card texts are made of: German stands in the source
    words.runs("en")                                        # the text in runs that know what they are
    Words("{who} <steals> {n}").explained("glossary/steal") # with a term that an entry of the rulebook explains

packaging/languages.py collects the texts of all literals `Words(…)` for the translators.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from string import Formatter

from kfdesk.text import runs, translating
from kfdesk.text.forms import DATIVE, QUOTED, in_form, is_form, is_german, title_in_form
from kfdesk.text.runs import Role, Run, Runs, merged, plain
from kfdesk.text.translating import SOURCE, Message

LANGUAGES = ("en", "de")
"""The languages that card texts have, and the grammar behind them."""


class Words:
    """A text of the interface, written in English; `{slot}` marks are filled by `filled`.

    Values of one kind are equal where they were made of equal parts; two kinds are never equal, even if they say the
    same.
    """

    __slots__ = ("message",)

    @property
    def number(self) -> int | None:
        """The number that this is a wording of, if it is one of a number only: it chooses the forms of plurals."""
        return None

    def __init__(self, text: str, *, context: str = "", plural: str = "") -> None:
        self.message = Message(text, context, plural)

    def say(self, language: str) -> str:
        """Return the wording in `language`; what its catalog lacks, and all in an unknown language, reads English."""
        return self.said_of(language, None)

    def said_of(self, language: str, number: int | None) -> str:
        """Return the wording for a number of things: the plural form that the language has for it."""
        return translating.translated(self.message, language, number)

    def put(self, language: str, form: str = "", *, first: bool = False) -> str:
        """Return the wording as it stands in the slot of a sentence: see `kfdesk.text.forms`.

        `first`: the slot begins the sentence.
        """
        return in_form(self.say(language), language, form)

    def agreed(self, template: str, slot: str, language: str) -> str:
        """Return the template of a sentence that has this wording in a slot; whoever is spoken to changes its verb.

        See `kfdesk.text.second_person`.
        """
        del slot, language
        return template

    def runs(self, language: str) -> Runs:
        """Return the wording in runs that know what they are; together they say what `say` does."""
        return merged(self.runs_of(language, None))

    def runs_of(self, language: str, number: int | None) -> Iterable[Run]:
        """Return the runs for a number of things."""
        return runs.of_text(self.said_of(language, number))

    def put_runs(self, language: str, form: str = "", *, first: bool = False) -> Iterable[Run]:
        """Return the runs of the wording as it stands in the slot of a sentence."""
        said, own = self.put(language, form, first=first), self.runs(language)
        return own if plain(own) == said else runs.of_text(said)

    @property
    def en(self) -> str:
        """The English wording: for logs, errors in code, and what is sorted or compared alike for everyone."""
        return self.say(SOURCE)

    def everywhere(self) -> tuple[str, ...]:
        """Return the wording in every language there is, English first: for what a person may type in any of them."""
        return tuple(dict.fromkeys(self.say(language) for language in translating.languages()))

    @property
    def title(self) -> Words:
        """The same wording with a capital first letter, as on a button or above a list."""
        return Mapped(self, _capitalized)

    def filled(self, **slots: Words | str | int) -> Words:
        """Return the same wording with each `{slot}` replaced by its value in that language."""
        return Filled(self, slots)

    def explained(self, rule: str) -> Words:
        """Return the same wording with the words in angle brackets as terms that an entry of the rulebook explains."""
        return Explained(self, rule)

    def template(self, language: str, number: int | None) -> str:
        """Return the wording whose slots are still to be filled; its `runs_between` say what stands between them."""
        return self.said_of(language, number)

    def runs_between(self, text: str) -> Iterable[Run]:
        """Return the runs of a stretch of the template."""
        return runs.of_text(text)

    def mapped(self, function: Callable[[str], str]) -> Words:
        """Return what `function` makes of the wording in each language; equal values need the very same function."""
        return Mapped(self, function)

    def _parts(self) -> tuple[object, ...]:
        return (self.message,)

    def __eq__(self, other: object) -> bool:
        return other.__class__ is self.__class__ and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self._parts()!r}"


class Pair(Words):
    """A wording whose German stands in the source: terms and what the grammar of card texts makes of them.

    Other languages look its English up in their catalogs. `plural` is English and German for several things, `rule` the
    id of the rulebook's entry that explains the term, `runs` what the two texts were made of if it is known.
    """

    __slots__ = ("_german", "_runs", "_several", "rule")

    def __init__(
        self,
        text: str,
        german: str,
        *,
        plural: tuple[str, str] | None = None,
        rule: str = "",
        runs: tuple[Runs, Runs] | None = None,
    ) -> None:
        self.message = Message(text, "", plural[0] if plural else "")
        self._german = german
        self._several = plural[1] if plural else german
        self.rule = rule
        self._runs = runs

    @property
    def de(self) -> str:
        """The German wording, for the grammar."""
        return self._german

    @property
    def title(self) -> Pair:
        """The same wording with a capital first letter."""
        return TitledPair(self)

    def said_of(self, language: str, number: int | None) -> str:
        """Return the wording for a number of things."""
        if language == "de":
            return self._german if number is None or number == 1 else self._several
        return translating.translated(self.message, language, number)

    def runs_of(self, language: str, number: int | None) -> Iterable[Run]:
        """Return what it was made of, or the wording as a term where an entry of the rulebook explains it."""
        said = self.said_of(language, number)
        for known in self._runs or ():
            if plain(known) == said:
                return known
        return runs.marked(said, Role.TERM, self.rule) if self.rule else runs.of_text(said)

    def _parts(self) -> tuple[object, ...]:
        return self.message, self._german, self._several


class TitledPair(Pair):
    """A term with a capital first letter; in other languages that of the term, which has no other entry for this."""

    __slots__ = ("_plain",)

    def __init__(self, plain: Pair) -> None:
        super().__init__(_capitalized(plain.en), _capitalized(plain.de), rule=plain.rule)
        self._plain = plain

    def said_of(self, language: str, number: int | None) -> str:
        """Return the wording for a number of things."""
        return _capitalized(self._plain.said_of(language, number))

    def runs_of(self, language: str, number: int | None) -> Iterable[Run]:
        """Return the runs of the term, the first letter a capital."""
        return runs.mapped(merged(self._plain.runs_of(language, number)), _capitalized)

    def _parts(self) -> tuple[object, ...]:
        return (self._plain,)


class Several(Pair):
    """A term in the plural: in other languages the form that its catalog has for two."""

    __slots__ = ("_term",)

    def __init__(self, term: Pair) -> None:
        super().__init__(term.said_of(SOURCE, 2), term.said_of("de", 2), rule=term.rule)
        self._term = term

    def said_of(self, language: str, number: int | None) -> str:
        """Return the plural."""
        return self._term.said_of(language, 2)

    def _parts(self) -> tuple[object, ...]:
        return (self._term,)


class Explained(Words):
    """A wording whose words in angle brackets are terms, in the source and in the catalogs: "{who} <steals> {n}"."""

    __slots__ = ("_rule", "_words")

    def __init__(self, words: Words, rule: str) -> None:
        self._words = words
        self._rule = rule

    def template(self, language: str, number: int | None) -> str:
        """Return the wording with its angle brackets."""
        return self._words.said_of(language, number)

    def runs_between(self, text: str) -> Iterator[Run]:
        """Yield the runs of a stretch of the template, those in angle brackets as terms."""
        for at, part in enumerate(_BRACKETS.split(text)):
            yield from runs.marked(part, Role.TERM, self._rule) if at % 2 else runs.of_text(part)

    def said_of(self, language: str, number: int | None) -> str:
        """Return the wording without angle brackets."""
        return _BRACKETS.sub(r"\1", self.template(language, number))

    def runs_of(self, language: str, number: int | None) -> Iterable[Run]:
        """Return its runs, the terms among them."""
        return self.runs_between(self.template(language, number))

    def _parts(self) -> tuple[object, ...]:
        return self._words, self._rule


_BRACKETS = re.compile("<([^<>]*)>")


class Filled(Words):
    """A wording with its slots filled; each value is said in the language that is asked for."""

    __slots__ = ("_slots", "_words")

    def __init__(self, words: Words, slots: Mapping[str, Words | str | int]) -> None:
        self._words = words
        self._slots = slots

    def said_of(self, language: str, number: int | None) -> str:
        """Return the filled wording; the form of a plural goes by the slot `n` or `count`."""
        text = self._agreed(self._words.said_of(language, self._count), language)
        first = _first_slot(text)
        return text.format(**{name: _Slot(value, language, name == first) for name, value in self._slots.items()})

    def runs_of(self, language: str, number: int | None) -> Iterator[Run]:
        """Yield the runs of the text and of what fills its slots."""
        text = self._agreed(self._words.template(language, self._count), language)
        first = _first_slot(text)
        literal = ""
        for words, name, form, _ in Formatter().parse(text):
            literal += words  # the brace of "{{amber}}" comes apart from the rest of its icon
            if name is not None:
                yield from self._words.runs_between(literal)
                yield from self._slot_runs(name, language, form or "", first=name == first)
                literal = first = ""  # the same slot may stand there again
        yield from self._words.runs_between(literal)

    def _agreed(self, text: str, language: str) -> str:
        for name, value in self._slots.items():
            if isinstance(value, Words):
                text = value.agreed(text, name, language)
        return text

    @property
    def _count(self) -> int | None:
        n = self._slots.get("n", self._slots.get("count"))
        return n.number if isinstance(n, Words) else n if isinstance(n, int) else None

    def _slot_runs(self, name: str, language: str, form: str, *, first: bool) -> Iterable[Run]:
        value = self._slots[name]
        if isinstance(value, Words):
            return value.put_runs(language, form, first=first)
        return runs.of_text(format(_Slot(value, language, first), form))

    def _parts(self) -> tuple[object, ...]:
        return self._words, frozenset(self._slots.items())


_FIRST_SLOT = re.compile(r"\{(\w+)")


def _first_slot(text: str) -> str:
    """Return the name of the slot that a text begins with, "" where it begins with a word."""
    begins = _FIRST_SLOT.match(text)
    return begins[1] if begins else ""


class _Slot:
    """The value of a slot, which a text to be filled asks for in a form of its own."""

    __slots__ = ("_first", "_language", "_value")

    def __init__(self, value: Words | str | int, language: str, first: bool) -> None:
        self._value = value
        self._language = language
        self._first = first

    def __format__(self, form: str) -> str:
        value = self._value
        first, self._first = self._first, False  # the same slot may stand there again
        if isinstance(value, Words):
            return value.put(self._language, form, first=first)
        return in_form(str(value), self._language, form) if is_form(form) else format(str(value), form)

    def __str__(self) -> str:
        return format(self)


class Counted(Words):
    """A number of things: "1 card", "3 cards"."""

    __slots__ = ("_number", "_things")

    def __init__(self, number: int, things: Words) -> None:
        self._number = number
        self._things = things

    def said_of(self, language: str, number: int | None) -> str:
        """Return the number and the form of the word that belongs to it."""
        return f"{self._number} {self._things.said_of(language, self._number)}"

    def runs_of(self, language: str, number: int | None) -> Iterator[Run]:
        """Yield the number and the runs of the word that belongs to it."""
        yield Run(f"{self._number} ")
        yield from self._things.runs_of(language, self._number)

    def _parts(self) -> tuple[object, ...]:
        return self._number, self._things


class Joined(Words):
    """Wordings one after the other, with another one between them."""

    __slots__ = ("_between", "_words")

    def __init__(self, words: tuple[Words, ...], between: Words) -> None:
        self._words = words
        self._between = between

    def said_of(self, language: str, number: int | None) -> str:
        """Return all parts in the language."""
        return self._between.say(language).join(words.say(language) for words in self._words)

    def runs_of(self, language: str, number: int | None) -> Iterator[Run]:
        """Yield the runs of all parts."""
        yield from self._in_a_row(language, (words.runs(language) for words in self._words))

    def put(self, language: str, form: str = "", *, first: bool = False) -> str:
        """Return all parts, each in the form."""
        return self._between.say(language).join(words.put(language, form) for words in self._words)

    def put_runs(self, language: str, form: str = "", *, first: bool = False) -> Iterator[Run]:
        """Yield the runs of all parts, each in the form."""
        yield from self._in_a_row(language, (words.put_runs(language, form) for words in self._words))

    def _in_a_row(self, language: str, parts: Iterable[Iterable[Run]]) -> Iterator[Run]:
        between = self._between.runs(language)
        for at, part in enumerate(parts):
            if at:
                yield from between
            yield from part

    def _parts(self) -> tuple[object, ...]:
        return self._words, self._between


class Listed(Words):
    """Two wordings or more, with "and" before the last."""

    __slots__ = ("_words",)

    def __init__(self, words: tuple[Words, ...]) -> None:
        self._words = words

    def said_of(self, language: str, number: int | None) -> str:
        """Return all parts in the language, as they stand in a sentence."""
        return self.put(language)

    def runs_of(self, language: str, number: int | None) -> Iterator[Run]:
        """Yield the runs of all parts, as they stand in a sentence."""
        return self.put_runs(language)

    def put(self, language: str, form: str = "", *, first: bool = False) -> str:
        """Return all parts, each in the form."""
        return plain(self.put_runs(language, form, first=first))

    def put_runs(self, language: str, form: str = "", *, first: bool = False) -> Iterator[Run]:
        """Yield the runs of all parts, each in the form."""
        template = _TWO if len(self._words) == 2 else _MORE
        before, last = joined(self._words[:-1], ", "), self._words[-1]
        for words, slot, _, _ in Formatter().parse(template.say(language)):
            yield from runs.of_text(words)
            if slot is not None:
                yield from (last if slot == "last" else before).put_runs(language, form)

    def _parts(self) -> tuple[object, ...]:
        return self._words


_TWO = Words("{first} and {last}")
_MORE = Words("{several}, and {last}")


class Mapped(Words):
    """What a function makes of another wording in each language."""

    __slots__ = ("_function", "_words")

    def __init__(self, words: Words, function: Callable[[str], str]) -> None:
        self._words = words
        self._function = function

    def said_of(self, language: str, number: int | None) -> str:
        """Return what the function makes of the wording in the language."""
        return self._function(self._words.said_of(language, number))

    def runs_of(self, language: str, number: int | None) -> Iterable[Run]:
        """Return the runs of what the function makes."""
        return runs.mapped(merged(self._words.runs_of(language, number)), self._function)

    def put(self, language: str, form: str = "", *, first: bool = False) -> str:
        """Return what the function makes of the wording in this form."""
        return self._function(self._words.put(language, form, first=first))

    def agreed(self, template: str, slot: str, language: str) -> str:
        """Return the template as the wording itself wants it."""
        return self._words.agreed(template, slot, language)

    def _parts(self) -> tuple[object, ...]:
        return self._words, self._function


class Same(Words):
    """A text that reads alike in every language."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def said_of(self, language: str, number: int | None) -> str:
        """Return the text."""
        return self._text

    def _parts(self) -> tuple[object, ...]:
        return (self._text,)


class Quoted(Same):
    """A text in the quotation marks of each language."""

    __slots__ = ()

    def said_of(self, language: str, number: int | None) -> str:
        """Return the text in quotation marks."""
        return in_form(self._text, language, QUOTED)


class Named(Words):
    """A name with its translations, such as a card's: pairs of language and name, English apart."""

    __slots__ = ("_english", "_names")

    def __init__(self, english: str, names: tuple[tuple[str, str], ...]) -> None:
        self._english = english
        self._names = names

    def said_of(self, language: str, number: int | None) -> str:
        """Return the name in the language, the English one where there is none."""
        return next((name for known, name in self._names if known == language), self._english)

    def _parts(self) -> tuple[object, ...]:
        return self._english, self._names


class Title(Named):
    """A name that stands in sentences as a card's does: German quotes it, English only where a comma stands in it."""

    __slots__ = ()

    def runs_of(self, language: str, number: int | None) -> Iterator[Run]:
        """Yield the name as such."""
        yield Run(self.said_of(language, number), Role.NAME)

    def put(self, language: str, form: str = "", *, first: bool = False) -> str:
        """Return the name as the form asks, with the quotes that the language gives it."""
        return title_in_form(self.say(language), language, form)

    def put_runs(self, language: str, form: str = "", *, first: bool = False) -> Iterator[Run]:
        """Yield the name as such, with its quotes or its ending."""
        yield Run(self.put(language, form, first=first), Role.NAME)


class Linked(Words):
    """A name that leads to what it names, with its quotes or the ending of its possessive."""

    __slots__ = ("_name", "_target")

    def __init__(self, name: Words, target: str) -> None:
        self._name = name
        self._target = target

    def said_of(self, language: str, number: int | None) -> str:
        """Return the name."""
        return self._name.said_of(language, number)

    def runs_of(self, language: str, number: int | None) -> Iterator[Run]:
        """Yield the name as one run."""
        yield Run(self.said_of(language, number), Role.NAME, self._target)

    def put(self, language: str, form: str = "", *, first: bool = False) -> str:
        """Return the name as the form asks."""
        return self._name.put(language, form, first=first)

    def agreed(self, template: str, slot: str, language: str) -> str:
        """Return the template as the name itself wants it."""
        return self._name.agreed(template, slot, language)

    def put_runs(self, language: str, form: str = "", *, first: bool = False) -> Iterator[Run]:
        """Yield the name as the form asks, as one run."""
        yield Run(self.put(language, form, first=first), Role.NAME, self._target)

    def _parts(self) -> tuple[object, ...]:
        return self._name, self._target


class Unnamed(Words):
    """What stands where a name would, as "a card" does for a card that the reader may not know; German declines it."""

    __slots__ = ("_dative", "_words")

    def __init__(self, words: Words, *, dative: str) -> None:
        self._words = words
        self._dative = dative

    def said_of(self, language: str, number: int | None) -> str:
        """Return the words alone."""
        return self._words.said_of(language, number)

    def put(self, language: str, form: str = "", *, first: bool = False) -> str:
        """Return the words as the form asks, with a capital where they begin a sentence."""
        said = self.say(language)
        kind, _, thing = form.partition(" ")
        if is_german(language) and kind == DATIVE:
            said = self._dative
        elif is_german(language) and thing:
            said = f"{thing} {self._dative}"  # a feminine noun's genitive is its dative
        else:
            said = in_form(said, language, kind)
        return _capitalized(said) if first else said

    def _parts(self) -> tuple[object, ...]:
        return self._words, self._dative


def of_runs(english: Runs, german: Runs) -> Pair:
    """Return a wording of these runs, such as the grammar makes of a card's definition."""
    return Pair(plain(english), plain(german), runs=(english, german))


def joined(words: Iterable[Words], between: Words | str) -> Words:
    """Return the wordings one after the other, with `between` between them."""
    return Joined(tuple(words), same(between) if isinstance(between, str) else between)


def enumerated(words: Iterable[Words]) -> Words:
    """Return the wordings one after the other, with commas between them."""
    return joined(words, ", ")


def linked(words: Sequence[Words]) -> Words:
    """Return the wordings with "and" before the last: "Logos and Mars", "Dis, Logos, and Mars"."""
    if len(words) < 2:
        return words[0] if words else same("")
    return Listed(tuple(words))


def file_value(value: object) -> Words:
    """Return a value as a file writes it, its beginning if it is long: text in quotation marks, else JSON."""
    if isinstance(value, str):
        text = value[:LONGEST_VALUE]
        return Quoted(text if text.isprintable() else json.dumps(text)[1:-1][:LONGEST_VALUE])
    return same(json.dumps(value, default=ascii)[:LONGEST_VALUE])


LONGEST_VALUE = 40
"""Signs that are shown of a value of a file."""


def same(text: str) -> Words:
    """Return a wording that reads alike in every language, such as a player's name."""
    return Same(text)


def _capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]
