"""How well reading works on texts that are known: each card read from its own text, or from the printed one."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import repeat
from pathlib import Path
from typing import Any, TextIO

from kfdesk.cards import grammars
from kfdesk.cards.library import library
from kfdesk.cards.read_trials import Outcome, can_try, tried
from kfdesk.language.adverbs import Nth
from kfdesk.language.base import Node
from kfdesk.language.card_names import name_of
from kfdesk.language.definition import CardDefinition
from kfdesk.language.effects.entering import PutIntoPlay
from kfdesk.language.effects.repeat import ForEach
from kfdesk.language.history import InSameTurn
from kfdesk.language.occurrences import Occurrence
from kfdesk.language.reading.alike import normal
from kfdesk.language.reading.budget import GivenUpError
from kfdesk.language.reading.lexemes import title_of
from kfdesk.language.reading.printed import abilities
from kfdesk.records import record
from kfdesk.text.parts import parts
from kfdesk.text.wording import render


@record
class Read:
    """How many cards were read from their texts."""

    cards: int
    """How many there are, without those that are not readable."""
    alike: int
    """Cards of which each ability was read, by its likeliest reading, as what is known to behave as it does."""
    otherwise: Mapping[str, tuple[str, ...]]
    """Cards that were read whole, but as definitions built otherwise, with the texts of their abilities."""
    not_read: tuple[str, ...]
    """The ids of cards of which not all was understood."""


def own_texts() -> Read:
    """Read each card from the text that the language says of it."""
    return _read(
        ((one, map(_said, repeat(one), grammars.abilities_of(one))) for one in grammars.cards_with_texts()),
        lambda one: [grammars.abilities_of(one)],
    )


def printed_texts(file: Path) -> Read:
    """Read each card from its printed text: JSON lines with the `id` and the `text` of a card.

    What was printed may be what a card was before an erratum. Raises `OSError` and `ValueError` for a file that cannot
    be read. Cards that are not known are left out.
    """
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines() if line.strip()]
    texts = {str(line["id"]): str(line["text"] or "") for line in lines}
    printed = (
        (one, abilities(texts[one.id], title_of(name_of(one))))
        for one in grammars.cards_with_texts()
        if one.id in texts
    )
    return _read(printed, _editions)


def likeliest(text: str, definition: CardDefinition) -> Any:
    """Return the likeliest reading of an ability's text on a card; None where there is none."""
    try:
        found = grammars.grammar().read(text, name_of(definition), (definition.type,))
    except GivenUpError:
        return None
    return found[0].ability if found else None


def print_figures(cards: Path | None, top: Path, out: TextIO) -> None:
    """Print how many cards are read from their own texts, and from those of a file: one line behind lists of ids.

    Where the tests of the cards are in the folder `top`, a card that is read as a definition built otherwise counts as
    read if its tests pass with that, else as read wrongly. Raises `OSError`, `ValueError` and `TrialError`.
    """
    printed = None if cards is None else printed_texts(cards)
    said = [_printed("own", own_texts(), top, out)]
    if printed is not None:
        said.append(_printed("reference", printed, top, out, wrong=True))
    print("; ".join(said), file=out)


def _printed(of: str, read: Read, top: Path, out: TextIO, *, wrong: bool = False) -> str:
    """Print the lists of cards that are not simply read, and return the figures."""
    print(f"{of}, not read:", *read.not_read, file=out)
    for (kind, name), why in NOT_READABLE.items():
        cards = [id_ for id_ in (*read.not_read, *read.otherwise) if _holds(library()[id_], kind, name)]
        print(f"{of}, of these with {kind.__name__}.{name}, which is not readable: {why}:", *cards, file=out)
    for id_ in sorted({*read.not_read, *read.otherwise} & OTHERWISE_READ.keys()):
        print(f"{of}, {id_}: {OTHERWISE_READ[id_]}", file=out)
    if not can_try(top):
        print(f"{of}, built otherwise, not tried:", *read.otherwise, file=out)
        figures = f"{of} {read.alike} of {read.cards}"
        return f"{figures}, built otherwise and not tried {len(read.otherwise)}"
    found = tried(top, read.otherwise)
    for outcome in Outcome:
        print(f"{of}, built otherwise, {outcome.value}:", *_of(outcome, found), file=out)
    passed = len(_of(Outcome.PASSED, found))
    figures = f"{of} {read.alike + passed} of {read.cards}"
    return f"{figures}, wrong {len(found) - passed}" if wrong else figures


NOT_READABLE: Mapping[tuple[type[Node], str], str] = {
    (Occurrence, "before_effect"): "the text does not say that something comes before the effects of the card",
    (PutIntoPlay, "from_"): "the text does not say from where",
    (ForEach, "different"): "“a different creature” is one other than that which was named before",
    (Nth, "card"): "what is counted is the very occurrence that waits for it",
    (InSameTurn, "occurrence"): "what is counted is the very occurrence that waits for it",
}
"""Fields of words that nobody can read from the text, with the reason. Their cards count as any others."""


_WHICH = "which of several that were said “it” or “that card” is: another reading is the likelier one"
_WHO = "who “they” are, where each player in turn may do something first"
OTHERWISE_READ: Mapping[str, str] = {
    "chancellor-dexterus": "which neighbor of the card itself “that neighbor” is",
    "dark-discovery": _WHICH,
    "ekwirrĕ-s-fulcrum": _WHO,
    "fidgit": _WHICH,
    "galactic-census": "a number that is compared again without what is counted: “if there are exactly 4”",
    "gambling-den": _WHO,
    "game-changer": "that two things that are so are so of the same cards, where these are said once",
    "mark-of-dis": "whose next turn it is, where that follows from a creature",
    "penance-of-balance": "an X that is an amount in one choice and a number of cards in the other",
    "poltergeistoids": _WHICH,
    "power-of-fire": _WHICH,
    "productive-trash": _WHICH,
    "shadowsaurus": "whether the last sentence belongs to the condition before",
    "spontaneous-awakening": _WHICH,
    "stilt-kin": _WHICH,
    "stir-up-trouble": _WHICH,
    "vindication-outpost": _WHICH,
}
"""Cards whose own texts are not read as what they are though each word can be, and what of them is not found out."""


def _holds(definition: CardDefinition, kind: type[Node], name: str) -> bool:
    """Return whether a word of a class within a card has something in a field."""
    return any(isinstance(word, kind) and getattr(word, name) for word in parts(definition.abilities))


def _of(outcome: Outcome, found: Mapping[str, Outcome]) -> list[str]:
    return [id_ for id_, its in found.items() if its is outcome]


def _said(definition: CardDefinition, ability: Node) -> str:
    """Return what the language says of an ability."""
    return render(ability, "en", this=name_of(definition))


def _editions(definition: CardDefinition) -> Iterator[Iterable[Any]]:
    """Yield the abilities that a card has, and those that it had before each erratum."""
    yield grammars.abilities_of(definition)
    yield from (before.abilities for before in definition.earlier)


def _are_alike(read: Iterable[Any], known: Iterable[Any]) -> bool:
    return [normal(one) for one in read] == [normal(one) for one in known]


def _read(
    texts: Iterable[tuple[CardDefinition, Iterable[str]]],
    editions: Callable[[CardDefinition], Iterable[Iterable[Any]]],
) -> Read:
    """Read cards from texts; what is read counts as alike if it is one of the `editions` of a card."""
    cards = alike = 0
    otherwise, not_read = dict[str, tuple[str, ...]](), list[str]()
    for definition, said in texts:
        cards += 1
        said = tuple(said)
        read = [likeliest(text, definition) for text in said]
        if not all(one is not None for one in read):
            not_read.append(definition.id)
        elif any(_are_alike(read, known) for known in editions(definition)):
            alike += 1
        else:
            otherwise[definition.id] = said
    return Read(cards, alike, otherwise, tuple(not_read))
