"""What tells several meanings of one text from each other, in plain words of every language.

All of them are said alike. So of each meaning it is told what every word that points at something means: "it" is the
creature of "exhaust a creature"; what is done only if something was done, for each of something or for a time; and what
words that say two things alike do. What is so in all meanings is left out.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any

from kfdesk.language.base import BaseInstruction, Node, Rule
from kfdesk.language.choices import ChooseOne
from kfdesk.language.conditions import Condition
from kfdesk.language.durations import Duration, ForGood
from kfdesk.language.effects.flow import DoneBy, If, IfYouDo, IfYouDoNot, May
from kfdesk.language.effects.repeat import (
    ForEach,
    MayRepeat,
    RepeatBy,
    RepeatOnce,
    RepeatTimes,
    RepeatWhile,
    Then,
)
from kfdesk.language.occurrences import Occurrence
from kfdesk.language.predicates import Other, OtherThan
from kfdesk.language.reactions import AsSoonAs, OnceSo
from kfdesk.language.reading.alike import nearly_normal, with_chosen
from kfdesk.language.reading.grammar import Meaning
from kfdesk.language.reading.learning import MENTIONED
from kfdesk.language.reading.listening import Said, listen
from kfdesk.language.reading.trees import Place, fields_of, is_constant, nodes, part_at, part_of_speech
from kfdesk.language.rules.abilities import Gains
from kfdesk.language.targets import Chosen, Granting, Host, Itself, This
from kfdesk.text.nominals import Name
from kfdesk.text.runs import plain
from kfdesk.text.tokens import written
from kfdesk.text.wording import render
from kfdesk.text.words import LANGUAGES, Pair, Words, joined

_IS = Words("{said:quoted} in {where:quoted} is {what:quoted} of {of:quoted}")
_SPEAKS_OF = Words("{said:quoted} speaks of {what:quoted} in {of:quoted}")
_SPEAKS_OF_DEED = Words("{said:quoted} speaks of {what:quoted}")
_THIS = Words("{said:quoted} in {where:quoted} is the card with this text")
_HOST = Words("{said:quoted} in {where:quoted} is the creature that this card is attached to")
_GRANTING = Words("{said:quoted} in {where:quoted} is the card that gives this ability")
_ITSELF = Words("{said:quoted} in {where:quoted} is each card itself of which that is said")
_IF_DONE = Words("only if {first:quoted} was done: {then:quoted}")
_IF_NOT_DONE = Words("only if {first:quoted} was not done: {then:quoted}")
_IF = Words("only if {condition:quoted}: {then:quoted}")
_OTHERWISE = Words("otherwise: {then:quoted}")
_AS_LONG_AS = Words("at any time, as long as {condition:quoted}: {then:quoted}")
_WHENEVER = Words("at any time, once whenever it comes true that {condition:quoted}: {then:quoted}")
_FOR_EACH = Words("for each anew, perhaps with the same card again: {then:quoted}")
_ONE_OF = Words("one of the choices: {then:quoted}")
_FOR_EACH_OTHER = Words("for each anew, each time with another card: {then:quoted}")
_AGAIN = Words("what is repeated: {then:quoted}")
_MAY = Words("what you may do: {then:quoted}")
_THEN = Words("what comes after {first:quoted}: {then:quoted}")
_FOR_A_TIME = Words("what holds for a time: {then:quoted}")
_FOR_GOOD = Words("what holds from then on: {then:quoted}")
_DONE_BY = Words("done by {who:quoted}: {then:quoted}")
_GAINED = Words("gained by {who:quoted}: {then:quoted}")

_OTHER = Words("{said:quoted} is another than the card with this text")
_OTHER_THAN = Words("{said:quoted} is another than {than:quoted}")
_BEFORE_EFFECT = Words("{said:quoted} means before the abilities of the card that is played")

MOST_REMARKS = 6
"""Remarks on one meaning."""


def told_apart(meanings: Sequence[Any], name: Name) -> tuple[Words, ...]:
    """Return what each meaning of a text is that not all of them are, on a card of a name.

    Of a meaning of which nothing such can be said that is its text. Whether a text speaks of the card that was chosen
    for a deed or of the one that it befell is not told.
    """
    remarks = [list(dict.fromkeys(_Meaning(with_chosen(one, Chosen), name).remarks())) for one in meanings]
    told = [_telling(row, [other for other in remarks if other is not row]) for row in remarks]
    return tuple(
        joined(row, "; ") if row else _text(meaning, name) for row, meaning in zip(told, meanings, strict=True)
    )


def several(meanings: Sequence[Meaning], name: Name) -> tuple[Meaning, ...]:
    """Return the likeliest of all meanings that nobody could tell from each other by what is told of them.

    Nor are those told apart of which one speaks of the card that a deed befell, the other of the one chosen for it.
    """
    likeliest: dict[Hashable, Meaning] = {}
    for one in meanings:
        likeliest.setdefault(nearly_normal(one.ability), one)
    meanings = list(likeliest.values())
    if len(meanings) < 2:
        return tuple(meanings)
    told = told_apart([one.ability for one in meanings], name)
    first = {tuple(words.say(language) for language in LANGUAGES): at for at, words in reversed(list(enumerate(told)))}
    return tuple(meanings[at] for at in sorted(first.values()))


def _telling(own: Sequence[Words], others: Sequence[Sequence[Words]]) -> list[Words]:
    """Return the fewest remarks on a meaning that tell it from the others, as far as any do."""
    left = list(others)
    told: list[Words] = []
    while left and len(told) < MOST_REMARKS:
        best = max(own, key=lambda one: sum(one not in other for other in left), default=None)
        if best is None or all(best in other for other in left):
            break
        told.append(best)
        left = [other for other in left if best in other]
    return told


def _text(meaning: Any, name: Name) -> Words:
    return Pair(*(render(meaning, language, this=name) for language in LANGUAGES))


Called = dict[str, list[str]]
"""What something is called in each language, wherever it is said."""


class _Meaning:
    """What can be told of one meaning."""

    def __init__(self, ability: Any, name: Name) -> None:
        self._ability = ability
        self._title = Pair(*(render(name, language) for language in LANGUAGES))
        self._words: dict[int, Node] = {id(word): word for _, word in nodes(ability)}
        self._first: dict[int, Called] = {}
        """How each word is said in full."""
        self._again: dict[int, Called] = {}
        """How it is called when it is mentioned."""
        self._clause: dict[int, int] = {}
        """In which clause it is said in full."""
        self._pointers: list[tuple[int, int]] = []
        """Each word that points at something, in the order of the English text, with the clause around it."""
        for language in LANGUAGES:
            self._hear(listen(ability, this=name, language=language), language, id(ability))

    def _hear(self, said: Said, language: str, clause: int) -> None:
        """Note what is said within a clause."""
        if isinstance(said.value, Node):
            text = plain(written(said.tokens, language, capital=False)).strip(" .,")
            if text:
                self._note(id(said.value), text, language, clause, is_mention=said.is_mention)
            if text and isinstance(said.value, BaseInstruction | Condition | Rule):
                clause = id(said.value)
        for part in said.within:
            self._hear(part, language, clause)

    def _note(self, word: int, text: str, language: str, clause: int, *, is_mention: bool) -> None:
        known = self._again if is_mention else self._first
        known.setdefault(word, {}).setdefault(language, []).append(text)
        if language == LANGUAGES[0]:
            if not is_mention:
                self._clause.setdefault(word, clause)
            if is_mention or isinstance(self._words.get(word), tuple(_POINTING)):
                self._pointers.append((word, clause))

    def remarks(self) -> Iterator[Words]:
        """Yield all that can be told of it."""
        met: dict[int, int] = {}
        for pointer, clause in self._pointers:
            yield from self._pointing(pointer, clause, met.get(pointer, 0))
            met[pointer] = met.get(pointer, 0) + 1
        yield from self._held()
        for place, word in nodes(self._ability):
            yield from self._scope(word)
            yield from self._other(place, word)

    def _said(self, word: object) -> Words | None:
        """Return how a word is said in full."""
        return _pair(self._first.get(id(word), {}), 0)

    def _pointing(self, word: int, clause: int, number: int) -> Iterator[Words]:
        """Yield what something means that is mentioned in a clause, after so many mentions of the same."""
        where = _pair(self._first.get(clause, {}), 0)
        kind = next((words for kind, words in _POINTING.items() if isinstance(self._words.get(word), kind)), None)
        called = _pair((self._again if word in self._again else self._first).get(word, {}), number)
        if where is None or called is None or called == self._title:
            return
        if kind is not None:
            yield kind.filled(said=called, where=where)
            return
        what, of = _pair(self._first.get(word, {}), 0), _pair(self._first.get(self._clause.get(word, 0), {}), 0)
        if what is not None and of is not None:
            yield _IS.filled(said=called, where=where, what=what, of=of)

    def _held(self) -> Iterator[Words]:
        """Yield what words speak of that hold a word said elsewhere: "this way", "if you do", "the other cards"."""
        seen: set[int] = set()
        for place, holder in nodes(self._ability):
            for part in _parts(holder) if not isinstance(holder, OtherThan) else ():
                if id(part) not in seen or id(part) in self._again:
                    continue
                said, what = self._near(place), self._said(part)
                if said is None or what is None:
                    continue
                of = _pair(self._first.get(self._clause.get(id(part), 0), {}), 0)
                if isinstance(part, BaseInstruction) or of is None:
                    yield _SPEAKS_OF_DEED.filled(said=said, what=what)
                else:
                    yield _SPEAKS_OF.filled(said=said, what=what, of=of)
            if part_of_speech(holder) in MENTIONED and not is_constant(holder):
                seen.add(id(holder))

    def _near(self, place: Place) -> Words | None:
        """Return how the word in a place is said, or else the innermost word around it that is."""
        for length in range(len(place), -1, -1):
            word = part_at(self._ability, place[:length])
            said = self._said(word) or _pair(self._again.get(id(word), {}), 0)
            if said is not None:
                return said
        return None

    def _other(self, place: Place, word: Node) -> Iterator[Words]:
        """Yield which cards are left out by "another", and when what follows a card that is played comes."""
        said = self._near(place)
        if said is None:
            return
        if isinstance(word, Other) or (isinstance(word, OtherThan) and isinstance(word.target, This)):
            yield _OTHER.filled(said=said)
        elif isinstance(word, OtherThan) and (than := self._said(word.target)) is not None:
            yield _OTHER_THAN.filled(said=said, than=than)
        elif isinstance(word, Occurrence) and word.before_effect:
            yield _BEFORE_EFFECT.filled(said=said)

    def _scope(self, word: Node) -> Iterator[Words]:
        """Yield how far it reaches what a word says of other instructions."""
        match word:
            case IfYouDo():
                yield from self._filled(_IF_DONE, first=word.first, then=word.then)
                yield from self._filled(_OTHERWISE, then=word.otherwise)
            case IfYouDoNot():
                yield from self._filled(_IF_NOT_DONE, first=word.first, then=word.otherwise)
            case If():
                yield from self._filled(_IF, condition=word.condition, then=word.effect)
                yield from self._filled(_OTHERWISE, then=word.otherwise)
            case AsSoonAs():
                yield from self._filled(_AS_LONG_AS, condition=word.condition, then=word.effect)
            case OnceSo():
                yield from self._filled(_WHENEVER, condition=word.condition, then=word.effect)
            case ForEach():
                yield from self._filled(_FOR_EACH_OTHER if word.different else _FOR_EACH, then=word.effect)
            case RepeatWhile() | RepeatOnce() | MayRepeat() | RepeatBy() | RepeatTimes():
                yield from self._filled(_AGAIN, then=word.effect)
            case May():
                yield from self._filled(_MAY, then=word.effect)
            case Then():
                yield from self._filled(_THEN, first=word.first, then=word.second)
            case DoneBy():
                yield from self._filled(_DONE_BY, who=word.who, then=word.effect)
            case Duration():
                for ability in word.abilities:
                    yield from self._filled(_FOR_GOOD if isinstance(word, ForGood) else _FOR_A_TIME, then=ability)
            case ChooseOne():
                for mode in word.modes:
                    yield from self._filled(_ONE_OF, then=mode)
            case Gains():
                yield from self._filled(_GAINED, who=word.target, then=word.what)

    def _filled(self, template: Words, **parts: object) -> Iterator[Words]:
        """Yield a remark with what its parts say, where all of them are said."""
        said = {name: self._said(part) for name, part in parts.items() if part is not None}
        if len(said) == len(parts) and all(said.values()):
            yield template.filled(**{name: words for name, words in said.items() if words is not None})


_POINTING: Mapping[type[Any], Words] = {This: _THIS, Host: _HOST, Granting: _GRANTING, Itself: _ITSELF}
"""Words that mean the same card whatever was said before."""


def _pair(called: Called, number: int) -> Words | None:
    """Return what something is called the so-manieth time in each language; None where one does not say it."""
    said = [called.get(language, []) for language in LANGUAGES]
    return Pair(*(row[min(number, len(row) - 1)] for row in said)) if all(said) else None


def _parts(holder: Node) -> Iterator[Node]:
    """Yield the words that a word holds itself, not within others, and of which a text may speak again."""
    for name in fields_of(holder) or ():
        held = getattr(holder, name)
        for part in held if isinstance(held, tuple) else (held,):
            if isinstance(part, Node) and part_of_speech(part) in MENTIONED and not is_constant(part):
                yield part
