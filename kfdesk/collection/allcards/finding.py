"""Which of all cards a query asks for, and in which order."""

from __future__ import annotations

import operator
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache, lru_cache

from kfdesk.cards import library
from kfdesk.cards.facts import facts, sets
from kfdesk.cards.impact import impact_of
from kfdesk.collection.allcards.owned import Holdings
from kfdesk.collection.allcards.printed import houses_in
from kfdesk.collection.allcards.vocabulary import CARDS, ESTIMATES
from kfdesk.collection.homemade import homemade
from kfdesk.collection.query import Op, Query, Term, parse
from kfdesk.collection.saying import read_texts, texts, texts_are_read
from kfdesk.collection.suggest import Suggestion, near_words, said_by_cards, suggest
from kfdesk.collection.titles import is_twin
from kfdesk.collection.vocabulary import Field, houses_named, sets_named
from kfdesk.engine.facts import PrintedFacts
from kfdesk.engine.terms import CREATURES, CardType
from kfdesk.language.estimates import EstimateKind
from kfdesk.language.nouns import TRAITS
from kfdesk.records import record
from kfdesk.text.folding import fold, searchable
from kfdesk.text.words import Words

RARITY_ORDER = ("Common", "Uncommon", "Rare", "Special", "Variant", "FIXED", "Evil Twin", "Token", "The Tide")
"""The rarities, the most usual first."""


@record
class FoundCards:
    """The ids of the cards that were found, in their order; `hints` may be shown below the search."""

    ids: tuple[str, ...]
    query: Query
    hints: tuple[Words, ...] = ()


def parsed(text: str) -> Query:
    """Return what a text asks for in the search for cards."""
    return parse(text, CARDS)


def proposals(text: str, cursor: int, language: str) -> list[Suggestion]:
    """Return how the word before the cursor may go on, the likeliest first."""
    return suggest(text, cursor, language=language, search=CARDS)


def all_cards() -> tuple[str, ...]:
    """Return the ids of all published cards: each once, however often it was printed."""
    return tuple(facts())


def found_cards(
    query: str | Query,
    holdings: Holdings | None = None,
    *,
    sort: str = "name",
    descending: bool = False,
    language: str = "en",
    own: Sequence[str] = (),
) -> FoundCards:
    """Return the cards that a query asks for, in the order of one of `SORTS`.

    `holdings` say what stands on a shelf; `own` are ids of home-made cards to be looked through, too. `language` is
    that of the names by which they are ordered. Raises `KeyError` for an order that is none.
    """
    asked = parsed(query) if isinstance(query, str) else query
    held = holdings or Holdings()
    ids: Iterable[str] = (*all_cards(), *own)
    within = sets_asked(asked)
    for group in asked.groups:
        tests = [(_test(term, held, within), term.negated) for term in group]
        ids = [card for card in ids if any(test(card) != negated for test, negated in tests)]
    return FoundCards(tuple(ordered(ids, sort, held, descending=descending, language=language)), asked, asked.hints)


def sets_asked(query: Query) -> frozenset[str]:
    """Return the sets that a search is narrowed to; in these the cards have the houses and rarities that are asked for.
    Empty where it looks through all."""
    alone = (group[0] for group in query.groups if len(group) == 1)
    asked = (term for term in alone if term.field in (Field.SET, Field.MISSING) and not term.negated)
    return frozenset(code for term in asked for code in term.values)


def guesses(query: Query) -> tuple[Words, ...]:
    """Return what may have been meant by words that no card has. It takes longer than a search."""
    texts_ = [term for term in query.terms if term.field is Field.TEXT and term.hint is None and not term.negated]
    unknown = [term for term in texts_ if not any(map(_test(term, Holdings()), all_cards()))]
    found = (said_by_cards(term.values[0]) or near_words(term.values[0], search=CARDS) for term in unknown[:2])
    return tuple(guess for guess in found if guess is not None)


# What has to be read first.


def needs_reading(query: Query, sort: str = "name") -> bool:
    """Return whether a search looks at what cards say or do, which has still to be read: a second or two of work."""
    says = any(term.field is Field.SAYS for term in query.terms) and not texts_are_read()
    asked = {term.values[0] for term in query.terms if term.field is Field.NUMBER} | {sort}
    return says or (not asked.isdisjoint(ESTIMATES) and len(_weighed) < len(library()))


def read_for_search(is_stopped: Callable[[], bool] = lambda: False) -> None:
    """Read what cards say and what they count for in figures; stop early when `is_stopped` says so. Safe on any
    thread."""
    read_texts(is_stopped)
    for card in library():
        if is_stopped():
            return
        impact_of(card)
        _weighed.add(card)


_weighed: set[str] = set()
"""The cards of which it was read what they count for, so that it is known at once."""


# Conditions.

Test = Callable[[str], bool]
"""Says of the id of a card whether a condition holds."""


def _test(term: Term, held: Holdings, within: frozenset[str] = frozenset()) -> Test:
    match term.field:
        case Field.TEXT:
            return _anywhere(term)
        case Field.NAME:
            return lambda card: _said(term, names_of(card))
        case Field.TRAIT:
            return lambda card: _said(term, traits_of(card))
        case Field.SAYS:
            return _says(term)
        case Field.HOUSE:
            return lambda card: not set(term.values).isdisjoint(houses_in(facts()[card], within))
        case Field.SET:
            return lambda card: any(printing.set in term.values for printing in facts()[card].printings)
        case Field.MISSING:
            return _missing(term, held)
        case Field.TYPE:
            return lambda card: facts()[card].type in term.values
        case Field.RARITY:
            return lambda card: not set(term.values).isdisjoint(rarities_in(facts()[card], within))
        case Field.KEYWORD:
            return _keyword(term)
        case Field.THIS_CARD:
            return lambda card: card in term.values
        case Field.IS:
            return _PROPERTIES[term.values[0]](held)
        case Field.NUMBER:
            number = _NUMBERS[term.values[0]](held)
            return lambda card: _compared(term, number(card))
        case _:
            raise AssertionError(term.field)


def _said(term: Term, words: str) -> bool:
    """Return whether the words of a term stand in a searchable text, each from its beginning; whole ones if quoted."""
    if term.whole:
        return any(f" {value} " in f"{words} " for value in term.values)
    return any(f" {value}" in words for value in term.values)


def _anywhere(term: Term) -> Test:
    word = term.values[0]
    houses, codes = frozenset(houses_named(word)), frozenset(sets_named(word))

    def test(card: str) -> bool:
        if _said(term, names_of(card)) or _said(term, traits_of(card)) or _said(term, _type_words(facts()[card].type)):
            return True
        known = facts()[card]
        return not (houses.isdisjoint(houses_in(known)) and codes.isdisjoint(known.sets))

    return test


def _says(term: Term) -> Test:
    said = texts()

    def test(card: str) -> bool:
        made = homemade(card)
        return _said(term, said.get(card, "") if made is None else searchable(made.text))

    return test


def _missing(term: Term, held: Holdings) -> Test:
    cards = held.owned

    def test(card: str) -> bool:
        printed = {printing.set for printing in facts()[card].printings} & set(term.values)
        return bool(printed - cards.of(card).sets)

    return test


def _keyword(term: Term) -> Test:
    def test(card: str) -> bool:
        amounts = [amount for keyword, amount in facts()[card].keywords if keyword in term.values]
        return any(term.op is None or _compared(term, amount) for amount in amounts)

    return test


_PROPERTIES: Mapping[str, Callable[[Holdings], Test]] = {
    "owned": lambda held: lambda card: held.owned.of(card).copies > 0,
    "missing": lambda held: lambda card: not held.owned.of(card).copies,
    "maverick": lambda held: lambda card: card in held.mavericks,
    "token": lambda held: lambda card: facts()[card].type is CardType.TOKEN_CREATURE,
    "gigantic": lambda held: lambda card: facts()[card].half is not None,
    "twin": lambda held: is_twin,
    "reprint": lambda held: lambda card: len(facts()[card].sets) > 1,
    "enhance": lambda held: lambda card: bool(facts()[card].enhance),
    "homemade": lambda held: lambda card: facts()[card].homemade,
}

Number = Callable[[str], float | None]


def _estimate(figure: EstimateKind) -> Callable[[Holdings], Number]:
    return lambda held: lambda card: impact_of(card).get(figure, 0.0) if card in library() else None


def _armor(card: str) -> float | None:
    """Return the armor of a card; 0 of a creature on which none is printed."""
    known = facts()[card]
    return known.armor or 0 if known.type in CREATURES else known.armor


_NUMBERS: Mapping[str, Callable[[Holdings], Number]] = {
    "power": lambda held: lambda card: facts()[card].power,
    "armor": lambda held: _armor,
    "amber": lambda held: lambda card: facts()[card].amber(),
    "owned": lambda held: lambda card: held.owned.of(card).copies,
    "decks": lambda held: lambda card: held.owned.of(card).decks,
    "printings": lambda held: lambda card: len(facts()[card].sets),
    **{name: _estimate(figure) for name, figure in ESTIMATES.items()},
}

_COMPARES: Mapping[Op, Callable[[float, float], bool]] = {
    Op.IS: operator.eq,
    Op.IS_NOT: operator.ne,
    Op.LESS: operator.lt,
    Op.AT_MOST: operator.le,
    Op.MORE: operator.gt,
    Op.AT_LEAST: operator.ge,
}


def _compared(term: Term, number: float | None) -> bool:
    if number is None or term.op is None:
        return False
    if term.until is not None:
        return term.amount <= number <= term.until
    return _COMPARES[term.op](number, term.amount)


# What words are looked up in.


@lru_cache(maxsize=8_192)
def names_of(card: str) -> str:
    """Return the searchable names of a card in all languages."""
    known = facts()[card]
    return searchable(known.name, *(name for _, name in known.names))


@lru_cache(maxsize=8_192)
def traits_of(card: str) -> str:
    """Return the searchable traits of a card, English and German."""
    traits = facts()[card].traits
    return searchable(*traits, *(TRAITS[trait].name.de for trait in traits if trait in TRAITS))


@cache
def _type_words(kind: CardType) -> str:
    return searchable(kind.words.en, kind.words.say("de"))


# Orders.


def rarities_in(card: PrintedFacts, codes: Collection[str] = ()) -> frozenset[str]:
    """Return the rarities that a card has in sets with these codes, or in all."""
    return frozenset(one.rarity for one in card.printings if one.rarity and (not codes or one.set in codes))


def rarity_of(card: PrintedFacts) -> str:
    """Return the rarity that a card has in its newest set, "" for a home-made card."""
    return card.printings[-1].rarity if card.printings else ""


def _rarity_place(card: str) -> int:
    rarity = rarity_of(facts()[card])
    return RARITY_ORDER.index(rarity) if rarity in RARITY_ORDER else len(RARITY_ORDER)


def _first_house(card: str) -> str:
    return next(iter(houses_in(facts()[card])), "")


@cache
def _place_of_sets() -> dict[str, int]:
    return {code: place for place, code in enumerate(sets())}


def _first_printing(card: str) -> tuple[int, str]:
    """Return where the oldest set of a card stands, and its number there, with noughts before it."""
    printing = next(iter(facts()[card].printings), None)
    if printing is None:
        return len(_place_of_sets()), ""
    return _place_of_sets().get(printing.set, len(_place_of_sets())), printing.number.zfill(5)


def _number_key(name: str) -> Callable[[str, Holdings], object]:
    def key(card: str, held: Holdings) -> object:
        return _NUMBERS[name](held)(card)

    return key


def _rarest(card: str, held: Holdings) -> object:
    """Return how rare a card is among one's own: few copies, then few sets that print it, then its rarity. Cards that
    one does not own have no place among them."""
    copies = held.owned.of(card).copies
    return (copies, len(facts()[card].sets), -_rarity_place(card)) if copies else None


SORTS: Mapping[str, Callable[[str, Holdings], object]] = {
    "name": lambda card, held: 0,
    "house": lambda card, held: _first_house(card),
    "type": lambda card, held: facts()[card].type.value,
    "rarity": lambda card, held: _rarity_place(card),
    "set": lambda card, held: _first_printing(card),
    "rarest": _rarest,
    **{name: _number_key(name) for name in _NUMBERS},
}
"""What cards may be ordered by; those without a value stand last whatever the direction."""


def ordered(
    ids: Iterable[str], sort: str, held: Holdings, *, descending: bool = False, language: str = "en"
) -> list[str]:
    """Return cards in an order, those that are alike in it by name. Raises `KeyError` for an order that is none."""
    key = SORTS[sort]
    named = sorted(ids, key=lambda card: (fold(facts()[card].name_in(language)), card))
    if sort == "name":
        return named[::-1] if descending else named
    keyed = [(key(card, held), card) for card in named]
    known = [pair for pair in keyed if pair[0] is not None]
    known.sort(key=lambda pair: pair[0], reverse=descending)  # type: ignore[arg-type,return-value]
    return [card for _, card in known] + [card for value, card in keyed if value is None]
