"""Learning the grammar: each ability that is known is said, and each word in it shows one way in which it is said."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from kfdesk.language import places as places_of_cards
from kfdesk.language.base import BaseInstruction, Node, Rule, Target
from kfdesk.language.conditions import Condition
from kfdesk.language.labels import Labelled
from kfdesk.language.occurrences import Occurrence
from kfdesk.language.predicates import Predicate
from kfdesk.language.reading import describing, names
from kfdesk.language.reading.lexemes import COMMA, said_lexemes, tidy, title_of
from kfdesk.language.reading.listening import Said, listen
from kfdesk.language.reading.productions import NUMBER, Fills, Hole, Kind, Piece, Production, Symbol, Unsaid
from kfdesk.language.reading.saying import said_or_none
from kfdesk.language.reading.trees import (
    PICKED,
    Place,
    holders,
    is_constant,
    is_within,
    nodes,
    part_at,
    part_of_speech,
    places,
    rebuilt,
)
from kfdesk.language.rules.prohibitions import Unless
from kfdesk.text.nominals import Name
from kfdesk.text.tokens import Tokens
from kfdesk.text.wording import SentenceContext

ADJECTIVE = Symbol(Kind.WORD, Predicate, "adjective")
"""A property that stands before the noun, or is no word of its own in a description."""
CLAUSES: frozenset[type[Node]] = frozenset({BaseInstruction, Condition, Labelled, Occurrence, Rule, Unless})
"""Parts of speech that are clauses, which have another form in each place of a sentence."""
MENTIONED: frozenset[type[Node]] = PICKED | {places_of_cards.Place}
"""Parts of speech of which a text speaks again without saying them."""
DONE_BY: frozenset[type[Node]] = frozenset({BaseInstruction, Labelled, Rule})
"""Parts of speech that let something be done; others that hold an instruction speak of one that is done elsewhere."""

Inside = Mapping[int, Sequence[Place]]
"""The places of each word within another, by identity."""


def productions(ability: Node, name: Name) -> Iterator[Production]:
    """Yield what an ability of a card shows of the grammar, the rule of the whole first; `name` is the card's."""
    said = listen(ability, this=name)
    yield from _Lesson(ability, title_of(name), said).productions(said)


def mentioned(ability: Node, rules: Sequence[Production]) -> list[Place]:
    """Return the places in an ability in which it only mentions again what is said elsewhere in it."""
    where: dict[int, list[Place]] = {**_by_identity(ability), id(ability): [()]}
    found: list[Place] = [
        (*outer, *place) for rule in rules for place in _mentions(rule) for outer in where.get(id(rule.model), ())
    ]
    return list(dict.fromkeys(found))


def _mentions(rule: Production) -> Iterator[Place]:
    for hole in rule.holes:
        if hole.symbol.kind is Kind.MENTION:
            yield from hole.fills
    for one in rule.unsaid:
        yield one.place


def exercises(ability: Node, word: Node, name: Name) -> Iterator[Production]:
    """Yield how descriptions like one in an ability are said there, those by no property first."""
    where = [place for place, part in nodes(ability) if part is word]
    known: set[tuple[Piece, ...]] = set()
    for other in describing.others(word):
        whole: Node = rebuilt(ability, dict.fromkeys(where, other))
        said = said_or_none(partial(listen, whole, this=name))
        if said is None:  # not all that describes cards can be said of all cards
            continue
        found = list(_of_description(_Lesson(whole, title_of(name), said), said, other))
        yield from (one for one in found if one.pieces not in known)  # a property that is not heard says nothing
        known.update(one.pieces for one in found)


def rules_of(word: Node, ability: Node, said: Said, name: Name) -> Sequence[Production]:
    """Return how a word in an ability is said; nothing where it is only mentioned, or a part of what others say."""
    return [one for one in _Lesson(ability, title_of(name), said).productions(said, of=word) if one.model is word]


def _of_description(lesson: _Lesson, said: Said, word: Node) -> Sequence[Production]:
    """Return how a description in an ability is said: by itself, or as a part of the least word that says it."""
    found = [one for one in lesson.productions(said, of=word) if one.model is word]
    if found:
        return found
    holders = [(one, len(list(nodes(one.model)))) for one in lesson.productions(said) if _holds(one.model, word)]
    least = min((size for _, size in holders), default=0)
    return [one for one, size in holders if size == least and one.symbol.part in CLAUSES]


def _holds(model: Node | None, word: Node) -> bool:
    return model is not None and any(part is word for _, part in nodes(model))


def clause_of(context: SentenceContext) -> str:
    """Return in which form a clause is said: all that its English depends on."""
    subject = context.subject
    referent = context.referent(context.recalled(subject)) if subject is not None else None
    person = "you" if referent is None or referent.person == 2 else "they" if referent.plural else "it"
    said = [context.order.name.lower(), context.modal.value, context.tense.name.lower(), person]
    said += ["not"] * context.negated + ["shared"] * context.shared
    return " ".join(filter(None, said))


def symbol_of(word: Node, context: SentenceContext) -> Symbol:
    """Return the symbol of a word where it is said in a context."""
    part = part_of_speech(word)
    return Symbol(Kind.WORD, part, clause_of(context) if part in CLAUSES else "")


class _Span(NamedTuple):
    start: int
    end: int
    hole: Hole


class _Lesson:
    """One ability as it is said."""

    def __init__(self, ability: Node, title: str, said: Said) -> None:
        self.title = title
        self._in_full = {id(part.value) for part in _all_of(said) if not part.is_mention and any(part.tokens)}
        self._brought = {id(getattr(word, name)) for _, word in nodes(ability) for name in word.brings} - self._in_full
        """What words bring along that nothing says in full."""
        self.held: dict[int, list[Place]] = {**_by_identity(ability), id(ability): [()]}
        self._by_identity: dict[int, Inside] = {}
        self.lent: dict[int, set[Place]] = defaultdict(set)
        """For what is said, by identity, the places of its word that a word around it fills."""

    def productions(self, said: Said, of: Node | None = None) -> Iterator[Production]:
        """Yield the productions of something said and of all that is said within it, or only those `of` one word."""
        word = said.value
        if isinstance(word, Node) and of in (None, word):
            yield from self._mention(said) if self._is_mention(said) else self._production(said, word)
        elif isinstance(word, Node) and not self._is_mention(said):
            self._spans(said, word, self._inside(word))  # which lends places to what is said within
        for part in said.within:
            yield from self.productions(part, of)

    def _is_mention(self, said: Said) -> bool:
        """Return whether something is said only by another name of what is said in full elsewhere.

        What an instruction dealt with is often said by no other name than "it".
        """
        known = id(said.value) in self._in_full or id(said.value) in self._brought
        return said.is_mention and (known or not isinstance(said.value, Target))

    def _inside(self, word: Node) -> Inside:
        """Return the places of each word within another."""
        if id(word) not in self._by_identity:
            self._by_identity[id(word)] = _by_identity(word)
        return self._by_identity[id(word)]

    def _mention(self, said: Said) -> Iterator[Production]:
        """Yield how a word is called when it is mentioned again."""
        assert isinstance(said.value, Node)
        pieces = tidy(said_lexemes(said.tokens, self.title))
        if pieces:
            yield Production(Symbol(Kind.MENTION, part_of_speech(said.value)), pieces, None)

    def _production(self, said: Said, word: Node) -> Iterator[Production]:
        """Yield how a word is said; nothing where nothing is said of it.

        A comma at its end is said only where no other sign follows.
        """
        inside = self._inside(word)
        spans, lifted = self._spans(said, word, inside)
        adjectives = list(self._adjectives(said, word, spans))
        spans = sorted([*spans, *(span for span, _ in adjectives)], key=lambda span: span.start)
        pieces: list[Piece] = []
        at = 0
        for span in spans:
            pieces += [*said_lexemes(said.tokens[at : span.start], self.title), span.hole]
            at = span.end
        pieces += said_lexemes(said.tokens[at:], self.title)
        pieces = _tidy(pieces)
        lent = frozenset(self.lent[id(said)])
        filled = [span.hole.fills for span in spans if span.hole.symbol.kind is not Kind.MENTION]
        mentions = [place for span in spans if span.hole.symbol.kind is Kind.MENTION for place in span.hole.fills]
        unsaid = tuple(self._unsaid(word, [*filled, *((place,) for place in (*lifted, *lent))], mentions))
        unsaid = _tied(word, unsaid, [fills[0] for fills in (*filled, *((one,) for one in mentions)) if fills])
        closed = [*(place for span in spans for place in span.hole.fills), *lifted, *lent]
        closed += [one.place for one in unsaid]
        pieces = _with_numbers(names.with_holes(pieces, word, closed), word, closed)
        symbol = symbol_of(word, said.context)
        in_quotes = said.context.giver is not None if isinstance(word, Target) and not spans else None
        pieces = [_without(piece, [one.place for one in unsaid]) for piece in pieces]
        while pieces:
            yield Production(symbol, tuple(pieces), word, unsaid, tuple(lifted), lent, in_quotes)
            if pieces[-1] != COMMA:
                break
            pieces.pop()
        for span, predicate in adjectives:
            words = tidy(said_lexemes(said.tokens[span.start : span.end], self.title))
            yield Production(ADJECTIVE, tuple(names.with_holes(words, predicate, ())), predicate)

    def _adjectives(self, said: Said, word: Node, spans: Sequence[_Span]) -> Iterator[tuple[_Span, Node]]:
        """Yield the stretches in which descriptions say properties that are no words of their own in them.

        They are the word itself or what it says as a part of its own.
        """
        taken = [(span.start, span.end) for span in spans]
        filled = [place for span in spans for place in span.hole.fills]
        for description, at, predicate in _properties(word, filled):
            place: Place = (*description, "predicates", at)
            if description and len(self.held[id(part_at(word, description))]) > 1:
                continue  # its other places would be other cards
            if any(part_of_speech(part) in MENTIONED and not is_constant(part) for _, part in nodes(predicate)):
                continue  # which cards it speaks of is found out where it is a word of its own
            if any(is_within(one, place) or is_within(place, one) for one in filled):
                continue
            stretch = describing.stretch_of(said, word, description, at)
            if stretch is None or any(start < stretch[1] and stretch[0] < end for start, end in taken):
                continue
            taken.append(stretch)
            yield _Span(*stretch, Hole(ADJECTIVE, (place,))), predicate

    def _spans(self, said: Said, word: Node, inside: Inside) -> tuple[list[_Span], list[Place]]:
        """Return which stretches of the tokens are read by other rules, and the places of a subject said within one."""
        taken = [False] * len(said.tokens)
        spans: list[_Span] = []
        lifted: list[Place] = []
        parts_of: dict[int, Said] = {}
        for part in _parts(said, inside):
            if not any(part.tokens):
                continue
            hole = self._hole(part, word, inside)
            start = _found(said.tokens, part.tokens, taken)
            if hole is None or start is None:
                continue
            end = start + len(part.tokens)
            taken[start:end] = [True] * (end - start)
            spans.append(_Span(start, end, hole))
            lifted += _subject_within(part, inside)
            parts_of[start] = part
        spans = _without_repetitions(_outermost(sorted(spans, key=lambda span: span.start)))
        for span in spans:
            for outer in spans:
                self._lend(parts_of.get(outer.start), outer.hole, span.hole)
        direct = {place for span in spans for place in span.hole.fills}
        return spans, [one for one in dict.fromkeys(lifted) if one not in direct]

    def _lend(self, part: Said | None, outer: Hole, inner: Hole) -> None:
        """Note that a hole fills what is within the word of another."""
        for place in outer.fills:
            within = [one[len(place) :] for one in inner.fills if one[: len(place)] == place != one]
            if part is not None and within:
                self.lent[id(part)].update(within)

    def _hole(self, part: Said, word: Node, inside: Inside) -> Hole | None:
        value = part.value
        if isinstance(value, int):
            if value < 0:  # its sign is a lexeme of its own
                return None
            fills = [place for place, held in places(word) if type(held) is int and held == value]
            is_one = len({place[:-1] for place in fills}) == 1  # "7 creatures": at least 7, and at most
            return Hole(NUMBER, tuple(fills)) if is_one else None
        assert isinstance(value, Node)
        fills = list(inside.get(id(value), ()))
        if self._is_mention(part):
            return Hole(Symbol(Kind.MENTION, part_of_speech(value)), tuple(fills))
        return Hole(symbol_of(value, part.context), tuple(fills), is_subject=not fills)

    def _is_elsewhere(self, part: Node, word: Node, said: Collection[Place]) -> bool:
        """Return whether a part of a word that can be spoken of again stands elsewhere, too.

        That is elsewhere in the ability, or in those parts of the word that are `said`.
        """
        if is_constant(part) or part_of_speech(part) not in MENTIONED:
            return False
        if any(one is part for place in said for _, one in nodes(part_at(word, place))):
            return True
        own = self.held[id(word)]
        return any(not any(is_within(place, one) for one in own) for place in self.held[id(part)])

    def _is_brought(self, word: Node, place: Place, part: Node) -> bool:
        """Return whether a part is said nowhere, and its holder has it or does it all the same, so that others mention
        it."""
        if id(part) in self._in_full:
            return False
        if isinstance(part, BaseInstruction):
            return not is_spoken_of(word, place, part)
        return id(part) in self._brought and place[-1] in _holder(word, place).brings

    def _unsaid(self, word: Node, filled: Collection[Fills], mentions: Collection[Place]) -> Iterator[Unsaid]:
        """Yield the outermost parts that nothing stands for in the text, as they are said elsewhere in the ability.

        `filled` are the places that each part of the text fills, of which one is enough.
        """
        said = [place for fills in filled for place in fills]
        closed = {*said, *mentions}
        for place, part in nodes(word, closed):
            if not place or any(fills and all(is_within(one, place) for one in fills) for fills in filled):
                continue
            if self._is_brought(word, place, part):
                continue
            if self._is_elsewhere(part, word, said) or is_spoken_of(word, place, part):
                closed.add(place)
                yield Unsaid(place, part_of_speech(part))


def _properties(word: Node, filled: Collection[Place]) -> Iterator[tuple[Place, int, Node]]:
    """Yield the properties of the one description in a word that fills none of these places.

    Each comes behind the place of its description and its number among its properties. Of two descriptions that are
    compared one property is said once.
    """
    found = [
        (place, held)
        for place, part in nodes(word)
        if (held := describing.predicates_of(part)) is not None and not any(is_within(place, one) for one in filled)
    ]
    if len(found) > 1:
        found = [(place, held) for place, held in found if not place]
    for description, held in found:
        for at, predicate in enumerate(held):
            yield description, at, predicate


def _tied(word: Node, unsaid: Sequence[Unsaid], said: Sequence[Place]) -> tuple[Unsaid, ...]:
    """Return what the text does not name, each with the other part of the word, if any, that is it or holds it."""
    tied: list[Unsaid] = []
    for at, one in enumerate(unsaid):
        part = part_at(word, one.place)
        known = [*said, *(other.place for other in unsaid[:at])]
        holders = [*known, *(other.place for other in unsaid[at + 1 :])]
        found = (
            (place, step)
            for place in holders
            for step, inner in nodes(part_at(word, place))
            if inner is part and (step or place in known) and part_of_speech(part_at(word, place)) == one.part
        )
        of, step = next(found, (None, ()))
        tied.append(one._replace(of=of, step=step))
    return tuple(sorted(tied, key=lambda one: len(one.step) + (one.of is not None)))


def is_spoken_of(word: Node, place: Place, part: Node) -> bool:
    """Return whether a part is an instruction that its holder only speaks of: "discarded this way"."""
    if not isinstance(part, BaseInstruction):
        return False
    return part_of_speech(_holder(word, place)) not in DONE_BY


def _holder(word: Node, place: Place) -> Node:
    """Return the word that holds the part in a place."""
    return next((one for one in holders(word, place) if isinstance(one, Node)), word)


def _all_of(said: Said) -> Iterator[Said]:
    """Yield something said and all that is said within it."""
    yield said
    for part in said.within:
        yield from _all_of(part)


def _without(piece: Piece, places: Collection[Place]) -> Piece:
    """Return a piece that fills nothing within some places."""
    if isinstance(piece, str):
        return piece
    fills = tuple(one for one in piece.fills if not any(is_within(one, outer) for outer in places))
    return replace(piece, fills=fills)


def _by_identity(word: Node) -> dict[int, list[Place]]:
    found: dict[int, list[Place]] = defaultdict(list)
    for place, part in nodes(word):
        if place:
            found[id(part)].append(place)
    return found


def _parts(said: Said, inside: Inside) -> Iterator[Said]:
    """Yield the outermost of what is said within something that stands for a part of it, or for its subject."""
    subject = said.context.subject
    for part in said.within:
        value = part.value
        is_word = isinstance(value, Node) and (
            id(value) in inside or part.is_mention or value in (subject, part.context.subject)
        )
        if is_word or type(value) is int:
            yield part
        else:
            yield from _parts(part, inside)


def _subject_within(part: Said, inside: Inside) -> Sequence[Place]:
    """Return the places of the one who does what a part says, where that is none of the part's own words."""
    subject = part.context.subject
    if not isinstance(part.value, Node) or not isinstance(subject, Node) or id(subject) not in inside:
        return ()
    return () if any(held is subject for _, held in nodes(part.value)) else inside[id(subject)]


def _outermost(spans: list[_Span]) -> list[_Span]:
    """Return the stretches of a word, without places in which the words of others only speak of what they say."""
    found = []
    for span in spans:
        others = [place for other in spans if other is not span for place in other.hole.fills]
        outer = tuple(one for one in span.hole.fills if not any(is_within(one, other) for other in others))
        found.append(span._replace(hole=replace(span.hole, fills=outer)) if outer else span)
    return found


def _without_repetitions(spans: list[_Span]) -> list[_Span]:
    """Return the stretches of a word, in which a mention of what the word itself says fills nothing any more."""
    said = {place for span in spans if span.hole.symbol.kind is Kind.WORD for place in span.hole.fills}
    return [
        span._replace(hole=replace(span.hole, fills=()))
        if span.hole.symbol.kind is Kind.MENTION and said.issuperset(span.hole.fills)
        else span
        for span in spans
    ]


def _found(tokens: Tokens, part: Tokens, taken: Sequence[bool]) -> int | None:
    """Return where a stretch of tokens stands among others, best the very objects; None where they were changed."""
    alike: int | None = None
    for start in range(len(tokens) - len(part) + 1):
        stretch = tokens[start : start + len(part)]
        if stretch != part or any(taken[start : start + len(part)]):
            continue
        if all(one is other for one, other in zip(stretch, part, strict=True)):
            return start
        alike = start if alike is None else alike
    return alike


def _with_numbers(pieces: Sequence[Piece], word: Node, closed: Collection[Place]) -> list[Piece]:
    """Return how a word is said, with a hole for each number that is written within other signs: "at +6{amber}".

    It is one that the word has in one place only and that is said once; `closed` places say their own.
    """
    made = list(pieces)
    held: dict[str, list[Place]] = defaultdict(list)
    for place, part in places(word, closed=frozenset(closed)):
        if type(part) is int and part > 0:
            held[str(part)].append(place)
    for said, where in held.items():
        if len(where) == 1 and made.count(said) == 1:
            made[made.index(said)] = Hole(NUMBER, (where[0],))
    return made


def _tidy(pieces: list[Piece]) -> list[Piece]:
    """Return pieces with their signs as they are written, where whatever stands in a hole has none at its end."""
    holes = {f"⟨{at}⟩": piece for at, piece in enumerate(pieces) if isinstance(piece, Hole)}
    names = [piece if isinstance(piece, str) else f"⟨{at}⟩" for at, piece in enumerate(pieces)]
    return [holes.get(one, one) for one in tidy(names)]
