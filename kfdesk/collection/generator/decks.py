"""Making decks as the algorithm that makes the paper ones does, as far as its results tell.

Nobody has published that algorithm. What is known of it are its results, and this draws so that they are met:
the shares of the rarities, how many decks hold a maverick, a legacy or an anomaly, how often a card comes twice.
A deck follows from the generator's version, its set, its three houses and its seed, on every machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from functools import cache, lru_cache

from kfdesk.cards.facts import facts, sets
from kfdesk.collection.generator.dice import Dice
from kfdesk.collection.generator.enhance import enhanced
from kfdesk.collection.generator.house import Copy, DeckDraft, draft
from kfdesk.collection.generator.names import archon_name
from kfdesk.collection.generator.pools import SetPool, set_pool
from kfdesk.collection.identity import list_key
from kfdesk.collection.printings import printing_of
from kfdesk.collection.records import CardLine, DeckRecord, Source
from kfdesk.engine.decks import DECK_HOUSES
from kfdesk.text.words import Words

VERSION = 1
"""Raised when a seed would give another deck than before: odds, pairs, pools, names or the order of draws."""

MAX_SEED = (1 << 63) - 1
"""Seeds run from 0 to this."""


class GeneratorError(ValueError):
    """No deck can be made as asked; `problem` is ready to show."""

    def __init__(self, problem: Words) -> None:
        self.problem = problem
        super().__init__(problem.en)


class GeneratedSet:
    """A set that decks can be made of: its code, its name, and its houses."""

    def __init__(self, pool: SetPool) -> None:
        self.code = pool.set
        self.name = sets()[pool.set].name
        self.houses = tuple(pool.houses)


def sets_for_generation() -> tuple[GeneratedSet, ...]:
    """Return the sets that decks can be made of, oldest first."""
    pools = (set_pool(code) for code in sets())
    return tuple(GeneratedSet(pool) for pool in pools if len(pool.houses) >= DECK_HOUSES)


def generate(
    seed: int,
    *,
    set: str | None = None,
    houses: Sequence[str] | None = None,
    added: datetime,
) -> DeckRecord:
    """Return the deck of a seed, of this set and these three houses, or of ones that the seed chooses.

    Raises `GeneratorError` for a set or houses that no deck can be made of.
    """
    if not 0 <= seed <= MAX_SEED:
        raise GeneratorError(_SEED.filled(most=MAX_SEED))
    dice = Dice("kfdesk", VERSION, "choice", seed)
    pool = set_pool(_chosen_set(dice, set))
    return _record(_drafted(pool, _chosen_houses(dice, pool, houses), seed), seed, added)


def generate_many(
    seeds: Iterable[int],
    *,
    set: str | None = None,
    houses: Sequence[str] | None = None,
    added: datetime,
) -> Iterator[DeckRecord]:
    """Yield the deck of each seed, in order; the decks differ where the seeds do."""
    for seed in seeds:
        yield generate(seed, set=set, houses=houses, added=added)


def _chosen_set(dice: Dice, asked: str | None) -> str:
    if asked is None:
        return dice.pick(_codes())
    if asked not in _codes():
        raise GeneratorError(_UNKNOWN_SET.filled(set=asked))
    return asked


@cache
def _codes() -> tuple[str, ...]:
    return tuple(row.code for row in sets_for_generation())


def _chosen_houses(dice: Dice, pool: SetPool, asked: Sequence[str] | None) -> tuple[str, str, str]:
    if asked is None:
        one, two, three = sorted(dice.mixed(tuple(pool.houses))[:DECK_HOUSES])
        return one, two, three
    wanted = sorted({str(house) for house in asked})
    if len(wanted) != DECK_HOUSES or len(asked) != DECK_HOUSES:
        raise GeneratorError(_THREE)
    for house in wanted:
        if house not in pool.houses:
            raise GeneratorError(_NOT_A_HOUSE.filled(house=house, set=pool.set))
    return wanted[0], wanted[1], wanted[2]


def _drafted(pool: SetPool, houses: tuple[str, str, str], seed: int) -> DeckDraft:
    words = ("kfdesk", VERSION, pool.set, *houses, seed)
    made = draft(Dice("cards", *words), pool, houses)
    made.cards = enhanced(Dice("icons", *words), made.cards, pool.set)
    made.name = archon_name(Dice("name", *words))
    return made


def _record(made: DeckDraft, seed: int, added: datetime) -> DeckRecord:
    order = {house: index for index, house in enumerate(made.houses)}
    counted = Counter(made.cards)
    placed = sorted(counted, key=lambda copy: (order[copy.house], *_place(copy, made.set)))
    cards = tuple(_line(copy, counted[copy]) for copy in placed)
    references = tuple(_reference(card, made.set) for card in made.references)
    return DeckRecord(
        key=list_key(made.name, made.houses, cards),
        name=made.name,
        set=made.set,
        houses=made.houses,
        cards=cards,
        references=references,
        source=Source.GENERATED,
        added=added,
        seed=seed,
    )


def _place(copy: Copy, set_code: str) -> tuple[str, str, tuple[str, ...], bool]:
    """Return what cards of a house are sorted by: collector number, then name, then icons."""
    return printing_of(copy.card, set_code, copy.house).number, copy.card, copy.icons, copy.maverick


@lru_cache(maxsize=20_000)
def _line(copy: Copy, count: int) -> CardLine:
    """Return the line of equal copies. Lines are frozen, so that decks may share them."""
    return CardLine(
        id=copy.card,
        title=facts()[copy.card].name,
        house=copy.house,
        count=count,
        icons=copy.icons,
        maverick=copy.maverick,
        legacy=copy.legacy,
        anomaly=copy.anomaly,
    )


def _reference(card: str, set_code: str) -> CardLine:
    return _line(Copy(card, printing_of(card, set_code, "").house), 1)


_SEED = Words("A seed is a whole number from 0 to {most}.")
_UNKNOWN_SET = Words("No decks can be made of a set {set}.")
_THREE = Words("A deck is made of three different houses.")
_NOT_A_HOUSE = Words("{house} is not a house of {set}.")
