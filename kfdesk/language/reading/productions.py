"""The rules of the grammar: which lexemes, with which parts between them, say a word of the language.

An example. The ability `play(if_you_do(destroy(a(CREATURE, ENEMY)), gain(2)))` says "Play: Destroy an enemy creature.
If you do, gain 2{amber}." Each word in it is one rule; ⟨…⟩ is a hole, with the place in the word that it fills:

    symbol                      pieces                                               model
    Labelled                    play : ⟨BaseInstruction: effect⟩                     the ability itself
    BaseInstruction             ⟨BaseInstruction: first⟩ . if you do , ⟨…: then⟩     if_you_do(…)
    BaseInstruction             destroy ⟨Target: target⟩                             destroy(…)
    Target                      a ⟨Predicate: predicates 0⟩ creature                 a(CREATURE, ENEMY)
    Predicate                   enemy                                                ENEMY
    BaseInstruction             gain ⟨number: quantity n⟩ {amber}                    gain(2)

"Play: Gain 3{amber}." is read by the first and the last of them: the last makes a copy of its model with 3 in the
place `quantity n`, the first a copy of its own with that in the place `effect`, which is `play(gain(3))`.

Where a text speaks of something again, as in "Exhaust a friendly creature. If you do, ward it.", its rule has a hole
for a mention: "ward ⟨mention of a Target: target⟩". Which creature that is, is found out once the whole is read. In
"shuffle it into that player’s deck" the player is part of the model and no hole: such a part is *unsaid*, a mention
without words of its own. Who does it is *lifted*, where "they discard a card" says it in the instruction within the
word that holds the player; and a part that the word around it says and fills, is *lent* to it: the count in "for each
friendly creature, gain 1{amber}".
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, NamedTuple

from kfdesk.language.base import Node
from kfdesk.language.reading.lexemes import Lexemes
from kfdesk.language.reading.trees import Place, nested, row_field


class Kind(Enum):
    """What stands for a part of a text."""

    __hash__ = object.__hash__  # which is faster than that of `Enum`: symbols are looked up all the time

    WORD = "a word of the language, said in full"
    MENTION = "a word that was said before, by another name"
    NUMBER = "a number in digits"
    HOUSE = "what a house is called"
    TRAIT = "what a trait is called"
    COUNTER = "what a kind of counters is called"


class Symbol(NamedTuple):
    """What can stand in a place of a text: a word of a part of speech in a form of its clause, or something else."""

    kind: Kind
    part: type[Node] | None = None
    """The part of speech of a word or mention, as `part_of_speech` has it, such as `Target`; None of anything else."""
    clause: str = ""
    """All that the English of a clause depends on, such as "do present you"; empty of words that are no clauses."""


NUMBER, HOUSE, TRAIT, COUNTER = map(Symbol, (Kind.NUMBER, Kind.HOUSE, Kind.TRAIT, Kind.COUNTER))


Fills = tuple[Place, ...]
"""The places that a part of a text fills."""


@dataclass(frozen=True, slots=True)
class Hole:
    """A part of a text that is read by other rules, and the places that it fills; none for what outer words hold."""

    symbol: Symbol
    fills: Fills
    is_subject: bool = False
    """Whether it is the one who does it, whom an outer word holds."""


Piece = str | Hole


class Row(NamedTuple):
    """Like parts in a row: "A. B. C" of sentences, "A, B, and C" of what is done."""

    parts: tuple[Symbol, ...]
    between: tuple[tuple[str, ...], ...]
    """The lexemes between each two parts."""

    @property
    def first_two(self) -> Row:
        """The row of its first two parts."""
        return Row(self.parts[:2], self.between[:1])

    @property
    def is_longer_of_two(self) -> bool:
        """Whether a row of two of which the second is a row makes the same text."""
        return len(self.parts) > 2 and len({*self.between}) == 1 and len({*self.parts[1:]}) == 1


class Unsaid(NamedTuple):
    """A part that the text does not name, because it is a word of the same ability said elsewhere."""

    place: Place
    part: type[Node]
    of: Place | None = None
    """Another part of the same word which is that part, or holds it, as in "swap control of those creatures": both."""
    step: Place = ()
    """Where in the other part it stands."""


@dataclass(slots=True)
class Production:
    """A rule of the grammar: these lexemes and parts are a word, made like `model`, with other parts in its places."""

    symbol: Symbol
    pieces: tuple[Piece, ...]
    model: Any
    """A word of the language, or what a name names; None for a mention: which word is mentioned is found when the whole
    is known."""
    unsaid: tuple[Unsaid, ...] = ()
    lifted: tuple[Place, ...] = ()
    """The places of the one who does it, who is said within another part."""
    lent: frozenset[Place] = frozenset()
    """Places that the word around it fills, in which its parts are said."""
    in_quotes: bool | None = None
    """Whether it is said in an ability that a card gives to another; None where that makes no difference."""
    times: int = 1
    """How often it was met while the grammar was learned."""
    said: tuple[str | int, ...] | None = None
    """Of another wording, how the language says it: its lexemes, and its parts by their number in `pieces`."""
    called: Lexemes = ()
    """Of another wording, what it calls cards that the language calls otherwise there; empty where it calls none so."""
    words: frozenset[str] = field(init=False)
    """All its lexemes."""
    row: Row | None = field(init=False)
    """What it is where it is a row of like parts."""

    def __post_init__(self) -> None:
        assert self.pieces, f"a rule that reads nothing would be found everywhere: {self.model}"
        self.words = frozenset(piece for piece in self.pieces if isinstance(piece, str))
        self.row = _row(self)

    @property
    def stands_for(self) -> Symbol | None:
        """Return the symbol that is all that is said of it; None where more, or something of its own, is said."""
        first = self.pieces[0]
        return first.symbol if len(self.pieces) == 1 and isinstance(first, Hole) else None

    def barred(self, at: int) -> type | None:
        """Return the class of which no word may be read in a piece, as a row of rows is the same row: its own class.

        Only the last part of a row of two may be a row again, which makes it longer. So a row has one reading, not one
        for each way to put its parts in brackets.
        """
        if self.row is None or (len(self.row.parts) == 2 and at == len(self.pieces) - 1):
            return None
        return type(self.model)

    @property
    def holes(self) -> tuple[Hole, ...]:
        """Its parts, in the order of the text."""
        return tuple(piece for piece in self.pieces if isinstance(piece, Hole))

    @property
    def key(self) -> Hashable:
        """What tells it from others."""
        open_places = {place for hole in self.holes for place in hole.fills}
        open_places |= {one.place for one in self.unsaid} | set(self.lifted) | self.lent
        outline = nested(self.model, again=_never, open_places=open_places)
        return (self.symbol, self.pieces, self.unsaid, self.lifted, self.lent, self.in_quotes, self.said, outline)


def _row(rule: Production) -> Row | None:
    """Return the row that a rule is: nothing but parts, each in its place of the one field, and what joins them."""
    name = row_field(rule.model)
    if name is None or isinstance(rule.pieces[0], str) or isinstance(rule.pieces[-1], str):
        return None
    parts: list[Symbol] = []
    between: list[tuple[str, ...]] = []
    for piece in rule.pieces:
        if isinstance(piece, str):
            between[-1] += (piece,)
        elif piece.fills != ((name, len(parts)),) or piece.symbol.part is not rule.symbol.part:
            return None
        else:
            parts.append(piece.symbol)
            between.append(())
    return Row(tuple(parts), tuple(between[:-1])) if len(parts) == len(getattr(rule.model, name)) > 1 else None


def _never(_: object) -> bool:
    return False
