"""The language of the search fields of decks and of cards: forgiving, never refused.

`parse` makes terms of whatever is typed. Terms side by side must all hold; terms joined by "|" or "or" are
alternatives; a "-" before a term turns it round. A bare word looks everywhere. What looks like a field but is
none becomes a search for its words, with a hint.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from decimal import Decimal
from enum import StrEnum
from functools import cache

from kfdesk import catalogs
from kfdesk.cards.facts import facts
from kfdesk.collection import vocabulary as vo
from kfdesk.collection.vocabulary import DECKS, Field, SearchWords
from kfdesk.records import record
from kfdesk.text.folding import fold, squeezed
from kfdesk.text.words import Named, Words, joined, same

MAX_TEXT = 2_000
"""What is typed beyond this many characters is not read."""
MAX_TERMS = 100


class Op(StrEnum):
    """How a number is compared."""

    IS = "="
    IS_NOT = "!="
    LESS = "<"
    AT_MOST = "<="
    MORE = ">"
    AT_LEAST = ">="


@record
class Term:
    """One condition of a query, where it stands in the text, and how a chip says it.

    `values` are alternatives: folded words for texts, cards, traits, tags, folders and notes; codes for houses,
    sets and sources; the name of the property or figure. `whole` asks for exactly these words (they were in
    quotes). With `op`, the count of what is found (cards, traits) or the figure or date is compared with
    `amount`; `until` is the end of a span of time or the upper bound of a range.
    """

    field: Field
    values: tuple[str, ...]
    start: int
    end: int
    words: Words
    negated: bool = False
    whole: bool = False
    op: Op | None = None
    amount: float = 0
    until: float | None = None
    hint: Words | None = None


@record
class Query:
    """What is looked for: every group must hold, a group holds when one of its terms does."""

    text: str = ""
    groups: tuple[tuple[Term, ...], ...] = ()

    @property
    def terms(self) -> tuple[Term, ...]:
        """All terms, in the order of the text."""
        return tuple(term for group in self.groups for term in group)

    @property
    def hints(self) -> tuple[Words, ...]:
        """What to show the person who typed this."""
        return tuple(dict.fromkeys(term.hint for term in self.terms if term.hint is not None))

    def __bool__(self) -> bool:
        return bool(self.groups)

    def without(self, term: Term) -> str:
        """Return the text of the query without `term`."""
        groups = ([kept for kept in group if kept != term] for group in self.groups)
        return " ".join(" | ".join(self.text[kept.start : kept.end] for kept in group) for group in groups if group)


def parse(text: str, words: SearchWords = DECKS) -> Query:
    """Return what `text` asks for, in the words of a search. Any text is a query; an empty one finds everything."""
    text = text[:MAX_TEXT]
    groups: list[list[Term]] = []
    joined = False
    count = 0
    for chunk in _chunks(text, words):
        if chunk.joint:
            joined = bool(groups)
            continue
        term = _term(chunk, words)
        if term is not None and count < MAX_TERMS:
            count += 1
            if joined:
                groups[-1].append(term)
            else:
                groups.append([term])
        joined = False
    return Query(text, tuple(tuple(group) for group in groups))


# Cutting the text.

_OPENING = '"“”„«»'
_OR = frozenset({"or", "oder"})
_COMPARISON = re.compile(r"(-?)([^\W\d_]\w*)\s*(>=|<=|!=|=|<|>|≥|≤)\s*(-?\d+(?:[.,]\d+)?)(?=[\s|()]|$)")
_FIELD = re.compile(r"([^\W\d_][\w-]*)\s*(:|>=|<=|!=|=|>|<|≥|≤)(.*)", re.DOTALL)
_AMOUNT = re.compile(r"(.*?)(>=|<=|!=|=|>|<|≥|≤)(\d+(?:[.,]\d+)?)\s*", re.DOTALL)
_NUMBER = re.compile(r"(-?\d+(?:[.,]\d+)?)(?:(\+)|-(-?\d+(?:[.,]\d+)?))?")
_LED = re.compile(r"(>=|<=|!=|=|>|<|≥|≤)(-?\d+(?:[.,]\d+)?)\s*")
_OPS = {"≥": Op.AT_LEAST, "≤": Op.AT_MOST} | {op.value: op for op in Op}


@record
class Chunk:
    """A piece of the text without spaces outside quotes."""

    text: str
    start: int
    joint: bool = False
    """It joins its neighbors to alternatives."""

    @property
    def end(self) -> int:
        """Where the text goes on."""
        return self.start + len(self.text)


def _chunks(text: str, words: SearchWords) -> Iterator[Chunk]:
    at = 0
    while at < len(text):
        if text[at].isspace() or text[at] in "()":
            at += 1
        elif text[at] == "|":
            yield Chunk("|", at, joint=True)
            at += 1
        else:
            end = _end_of_chunk(text, at, words)
            yield Chunk(text[at:end], at, joint=text[at:end].lower() in _OR)
            at = end


MAX_PHRASE = 6
"""The most words that are taken for one name."""


def starts_of_phrase(text: str, cursor: int, words: SearchWords = DECKS) -> list[int]:
    """Return where what is being typed at the cursor may begin, the longest first: with the words before the last one,
    as far as these are bare ones or the value of a field; the cursor itself where no word is being typed."""
    chunks = list(_chunks(text[:cursor], words))
    if not chunks or chunks[-1].joint or chunks[-1].end != cursor:
        return [cursor]
    starts = [chunks[-1].start]
    for before, after in zip(reversed(chunks[:-1]), reversed(chunks[1:]), strict=True):
        leads = not _is_bare(before.text)
        between = text[before.end : after.start]
        if not _is_bare(after.text) or before.joint or not between.isspace() or len(starts) >= MAX_PHRASE:
            break
        if leads and not _leads(before.text):
            break
        starts.append(before.start)
        if leads:
            break
    return starts[::-1]


def _is_bare(word: str) -> bool:
    """Return whether a piece is a word without field, quotation marks or minus."""
    return not word.startswith("-") and not any(sign in word for sign in _OPENING + ":<>=≥≤")


def _leads(word: str) -> bool:
    """Return whether a piece may be the first of a phrase: a word to be left out, or a field with the begun value."""
    field, colon, value = word.removeprefix("-").partition(":")
    return _is_bare(field) and (not colon or bool(value) and _is_bare(value))


def _end_of_chunk(text: str, start: int, words: SearchWords) -> int:
    comparison = _COMPARISON.match(text, start)
    if comparison and squeezed(comparison[2]) in vo.names_of_fields(words):
        return comparison.end()
    quoted = False
    for at in range(start, len(text)):
        if text[at] in _OPENING:
            quoted = not quoted
        elif not quoted and (text[at].isspace() or text[at] in "|()"):
            return at
    return len(text)


def closed(text: str) -> str:
    """Return a text to which more may be joined: a quotation that is still open would take it in."""
    return f'{text}"' if sum(sign in _OPENING for sign in text) % 2 else text


# Understanding a piece.


def _term(chunk: Chunk, known: SearchWords) -> Term | None:
    """Return what the chunk asks for, None for nothing (yet)."""
    negated = chunk.text.startswith("-") and len(chunk.text) > 1
    body = chunk.text[1:] if negated else chunk.text
    found = _FIELD.match(body)
    term = _of_field(found[1], found[2], found[3].strip(), known) if found else _text(body)
    if term is None:
        return None
    if found and found[2] == "!=" and term.op is not Op.IS_NOT and term.field is not Field.TEXT:
        negated = not negated
    words = _NOT.filled(what=term.words) if negated else term.words
    return replace(term, start=chunk.start, end=chunk.end, negated=negated, words=words)


def _of_field(name: str, sign: str, value: str, known: SearchWords) -> Term | None:
    said = squeezed(name)
    names = vo.names_of_fields(known)
    counts_types = bool(known.types) and said in vo.TYPE_FIELD
    kind = Field.NUMBER if counts_types else names.get(said)
    if kind is None:
        return _text(f"{name} {value}", hint=_near_field(said, known))
    if not value:
        return None
    if counts_types:
        return _type(value, known)
    if not isinstance(kind, Field):
        return _number(kind, sign, value, known)
    if kind is known.card and sign == "=" and (card := value.lower()) in facts():
        return _this_card(card, known)
    match kind:
        case _ if kind in vo.DATED:
            return _date(kind, sign, value)
        case Field.IS:
            return _property(kind, known.properties, name, value, known)
        case Field.HAS:
            return _property(kind, known.possessions, name, value, known)
        case _ if kind in known.codes:
            return _coded(kind, value, known)
        case _:
            return _worded(kind, value, known)


def _this_card(card: str, known: SearchWords) -> Term:
    words = _LABELLED.filled(label=known.fields[known.card].words.title, what=facts()[card].title)
    return Term(Field.THIS_CARD, (card,), 0, 0, words)


def _text(said: str, hint: Words | None = None) -> Term | None:
    bare = said.strip(_OPENING + " ")
    folded = fold(bare)
    if not folded:
        return None
    return Term(Field.TEXT, (folded,), 0, 0, _QUOTED.filled(what=bare), whole=said[:1] in _OPENING, hint=hint)


def _worded(field: Field, value: str, known: SearchWords) -> Term | None:
    counted = _AMOUNT.fullmatch(value) if field in known.counted else None
    said = (counted[1] if counted else value).strip()
    bare = said.strip(_OPENING + " ")
    folded = fold(said) or (bare if field in (Field.TAG, Field.FOLDER) else "")  # a tag may be called "★"
    if not folded:
        return None
    label = known.fields[field].words
    whole = said[:1] in _OPENING
    if counted is None:
        words = _LABELLED.filled(label=label.title, what=bare)
        return Term(field, (folded,), 0, 0, words, whole=whole)
    op, amount = _OPS[counted[2]], _float(counted[3])
    words = _COUNTED.filled(label=label.title, what=bare, op=_SIGNS[op], amount=typed_number(amount))
    return Term(field, (folded,), 0, 0, words, whole=whole, op=op, amount=amount)


def _coded(field: Field, value: str, known: SearchWords) -> Term | None:
    counted = _AMOUNT.fullmatch(value) if field in known.counted else None
    coded = known.codes[field]
    said = [folded for part in (counted[1] if counted else value).split(",") if (folded := fold(part))]
    values = tuple(dict.fromkeys(code for part in said for code in coded.find(part)))
    if not said:
        return None
    if not values:
        return _text(value, hint=_near(said[0], f"{field}:", [name.lower() for name in coded.known()], ""))
    label = known.fields[field].words
    named = _either([coded.say(code) for code in values])
    if counted is None:
        return Term(field, values, 0, 0, _LABELLED.filled(label=label.title, what=named))
    op, amount = _OPS[counted[2]], _float(counted[3])
    words = _COUNTED.filled(label=label.title, what=named, op=_SIGNS[op], amount=typed_number(amount))
    return Term(field, values, 0, 0, words, op=op, amount=amount)


def _property(
    field: Field, table: Mapping[str, vo.SearchWord], name: str, value: str, known: SearchWords
) -> Term | None:
    said = squeezed(value)
    if not said:
        return None
    entry = vo.entry_named(table, said)
    if entry is None:
        return _text(value, hint=_near_property(name, said, table))
    words = table[entry].words
    label = known.fields[field].words
    return Term(field, (entry,), 0, 0, words if field is Field.IS else _LABELLED.filled(label=label.title, what=words))


def _type(value: str, known: SearchWords) -> Term | None:
    counted = _AMOUNT.fullmatch(value)
    said = fold(counted[1] if counted else value)
    if not said:
        return None
    column = known.types.get(said) or str(vo.names_of_fields(known).get(said))
    if column not in known.types.values():
        return _text(value, hint=_near(said, "type:", [*known.types], ""))
    op, amount = (_OPS[counted[2]], _float(counted[3])) if counted else (Op.AT_LEAST, 1.0)
    return _compared(column, op, amount, known)


def _number(column: str, sign: str, value: str, known: SearchWords) -> Term | None:
    led = _LED.fullmatch(value)
    if led:  # amber:>=10
        sign, value = led[1], led[2]
    found = _NUMBER.fullmatch(value)
    if found is None:
        return None if value[0] in "<>=!" else _text(f"{column} {value}", hint=_WANTS_NUMBER.filled(what=column))
    amount = _float(found[1])
    if found[3]:
        low, high = sorted((amount, _float(found[3])))
        words = _RANGE.filled(label=known.numbers[column].words.title, low=typed_number(low), high=typed_number(high))
        return Term(Field.NUMBER, (column,), 0, 0, words, op=Op.AT_LEAST, amount=low, until=high)
    op = Op.AT_LEAST if found[2] else Op.IS if sign == ":" else _OPS[sign]
    return _compared(column, op, amount, known)


def _compared(column: str, op: Op, amount: float, known: SearchWords) -> Term:
    words = _COMPARED.filled(label=known.numbers[column].words.title, op=_SIGNS[op], amount=typed_number(amount))
    return Term(Field.NUMBER, (column,), 0, 0, words, op=op, amount=amount)


# Dates.

_DATE = re.compile(r"(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?", re.ASCII)
_DAYS = {Words("today", context="typed in a search"): 0, Words("yesterday", context="typed in a search"): 1}
"""Days by how long ago they were."""
_SPANS = {
    Words("week", context="typed in a search"): 7,
    Words("month", context="typed in a search"): 30,
    Words("year", context="typed in a search"): 365,
}
"""Spans of time up to now, in days."""


@catalogs.made_of_catalogs
@cache
def _named(of_spans: bool) -> dict[str, int]:
    """Return every folded name of a day, or of a span of time, in any language."""
    table = _SPANS if of_spans else _DAYS
    return {fold(said): days for words, days in table.items() for said in words.everywhere()}


def _date(field: Field, sign: str, value: str) -> Term | None:
    led = re.fullmatch(r"(>=|<=|!=|=|>|<|≥|≤)(.*)", value)
    if led:
        sign, value = led[1], led[2]
    if not value:
        return None
    span = _span(value)
    if span is None:
        return _text(f"{field} {value}", hint=_WANTS_DATE.filled(what=field))
    op = Op.IS if sign == ":" else _OPS[sign]
    words = _COMPARED.filled(
        label=vo.FIELDS[field].words.title, op="" if op is Op.IS else _SIGNS[op] + " ", amount=value
    )
    said = words.mapped(_one_space)
    return Term(field, (), 0, 0, said, op=op, amount=span[0].timestamp(), until=span[1].timestamp())


def _span(said: str) -> tuple[datetime, datetime] | None:
    """Return the first moment of the day, month or year that is named, in local time, and the first after it."""
    today = datetime.now().replace(hour=0, minute=0, second=0, microsecond=0)
    word = fold(said)
    if (ago := _named(False).get(word)) is not None:
        day = today - timedelta(days=ago)
        return day, day + timedelta(days=1)
    if (days := _named(True).get(word)) is not None:
        return today - timedelta(days=days - 1), today + timedelta(days=1)
    found = _DATE.fullmatch(said)
    if found is None or not 1971 <= int(found[1]) <= 9000:
        return None
    year, month, day_ = (int(part) if part else 0 for part in found.groups())
    try:
        first = datetime(year, month or 1, day_ or 1)
        if day_:
            return first, first + timedelta(days=1)
        return first, datetime(year + (month in (0, 12)), month % 12 + 1 if month else 1, 1)
    except ValueError:
        return None


# Saying it.

_NOT = Words("not {what}")
_QUOTED = Words("“{what}”")
_LABELLED = Words("{label}: {what}")
_COUNTED = Words("{label}: {what} {op} {amount}")
_COMPARED = Words("{label} {op} {amount}")
_RANGE = Words("{label} {low}–{high}")
_OR_WORDS = Words(" or ")
_MEANT = Words("Did you mean {what}?")
_NO_PROPERTY = Words("There is no search “{what}”; it is looked for as a word.")
_NEAR_ENOUGH = 75
"""From how many percent of likeness on a word is proposed."""
_WANTS_NUMBER = Words("“{what}” is compared with a number, such as {what}>=10.")
_WANTS_DATE = Words("“{what}” needs a date, such as {what}:2026-11 or {what}>=2026-11-05.")
_SIGNS = {Op.IS: "=", Op.IS_NOT: "≠", Op.LESS: "<", Op.AT_MOST: "≤", Op.MORE: ">", Op.AT_LEAST: "≥"}


def _either(names: list[Words]) -> Words:
    shown = names[:3]
    more = "" if len(names) <= len(shown) else " …"
    return joined([joined(shown, _OR_WORDS), same(more)], "")


def _one_space(text: str) -> str:
    return " ".join(text.split())


def _float(digits: str) -> float:
    return float(digits.replace(",", "."))


def typed_number(amount: float, rounding: str = "") -> str:
    """Return a number as it is typed in a search: with all of its digits, or with two after the point where it is to be
    rounded, by `decimal.ROUND_FLOOR` as a lower bound or `decimal.ROUND_CEILING` as an upper one."""
    exact = Decimal(repr(round(float(amount), _SURE_DIGITS)))
    said = exact.quantize(Decimal("0.01"), rounding) if rounding else exact
    digits = f"{said:f}"
    digits = digits.rstrip("0").removesuffix(".") if "." in digits else digits
    return "0" if digits == "-0" else digits


_SURE_DIGITS = 9
"""What computers add to a number by reckoning stands behind so many digits."""


def load_near_words() -> None:
    """Load what finds words near to mistyped ones, which takes longer than a search."""
    from rapidfuzz import process  # noqa: F401


def _near_field(said: str, known: SearchWords) -> Words | None:
    """Return a proposal of the field or figure that may have been meant, in each language by its own name."""
    return _near_entry(said, [*known.fields.values(), *known.numbers.values()], "", ":")


def _near_property(name: str, said: str, table: Mapping[str, vo.SearchWord]) -> Words | None:
    """Return the same for what follows a field, or that there is no such thing; nothing of that while it may still be
    typed on."""
    near = _near_entry(said, [*table.values()], f"{name}:", "")
    if near is not None or any(known.startswith(said) for entry in table.values() for known in entry.names):
        return near
    return _NO_PROPERTY.filled(what=f"{name}:{said}")


def _near_entry(said: str, entries: list[vo.SearchWord], prefix: str, suffix: str) -> Words | None:
    from rapidfuzz import process  # only when something was mistyped

    named = {name: entry for entry in entries for name in entry.names}
    found = process.extractOne(said, [*named], score_cutoff=_NEAR_ENOUGH)
    if found is None:
        return None
    typed = {language: named[found[0]].typed.say(language) for language in catalogs.languages()}
    whole = {language: f"{prefix}{''.join(word.split()).lower()}{suffix}" for language, word in typed.items()}
    return _MEANT.filled(what=Named(whole["en"], tuple(whole.items())))


def _near(said: str, prefix: str, known: list[str], suffix: str) -> Words | None:
    """Return a proposal of what may have been meant, None when nothing is near."""
    from rapidfuzz import process  # only when something was mistyped

    found = process.extractOne(said, known, score_cutoff=60)
    return None if found is None else _MEANT.filled(what=f"{prefix}{found[0]}{suffix}")


EVERYTHING = Query()
