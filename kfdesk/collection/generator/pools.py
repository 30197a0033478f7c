"""What may be drawn for each set and house, worked out from the facts once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache

from kfdesk.cards.facts import facts, sets
from kfdesk.cards.library import library
from kfdesk.collection.generator.connected import (
    DRAWN_FIRST,
    FOLLOWERS,
    GIGANTIC_CALLS,
    HEADS,
    NAMED_TOKENS,
    SLOTS,
    Fit,
    Slot,
)
from kfdesk.collection.generator.odds import RARITIES
from kfdesk.collection.titles import TWIN, is_half
from kfdesk.collection.token_creatures import makes_token_creatures
from kfdesk.engine.facts import Printing
from kfdesk.engine.terms import HOUSES, CardType
from kfdesk.language.conditions import TideIs
from kfdesk.language.effects.tide import RaiseTide, ResetTide
from kfdesk.language.occurrence_table import RAISES_TIDE
from kfdesk.language.occurrences import Occurrence
from kfdesk.records import record
from kfdesk.text.parts import parts

LEAST = 4
"""A house with fewer cards of a rarity is only a guest in a set: no deck is made of it."""


@record
class DeckPlace:
    """What a drawn place of a house becomes: a card with its followers, or a slot that is fitted to the deck later."""

    card: str
    followers: tuple[str, ...] = ()
    calls: tuple[str, ...] = ()
    """One of these comes too: the call of a gigantic creature."""
    slot: Slot | None = None
    size: int = 1
    """How many cards it is."""

    @property
    def plain(self) -> bool:
        """Return whether it is one ordinary card."""
        return self.size == 1 and self.slot is None


@record
class HousePool:
    """The places of one house of a set by rarity, sorted by collector number; `cards` are all that may come up."""

    house: str
    places: Mapping[str, tuple[DeckPlace, ...]]
    cards: frozenset[str]
    head: DeckPlace | None = None
    """The card of which each deck of the house has one; nothing takes its place."""


@record
class SetPool:
    """All that a deck of a set is drawn from."""

    set: str
    houses: Mapping[str, HousePool]
    guests: tuple[str, ...]
    """Cards numbered outside the houses: anomalies, revenants, sky beasts."""
    anomalies: frozenset[str]
    first: tuple[str, ...]
    twins: Mapping[str, str]
    """Evil twins by their ordinary card, and the other way round."""
    tokens: Mapping[str, tuple[str, ...]]
    """Token creatures by house."""
    prophecies: tuple[str, ...]
    powers: tuple[str, ...]
    tides: tuple[str, ...]


@cache
def set_pool(set_code: str) -> SetPool:
    """Return what decks of a set are drawn from; empty of houses for a set that is not known."""
    printed = _printed().get(set_code, {})
    names = sorted({row.house for rows in printed.values() for row in rows if row.house in HOUSES})
    houses = {}
    for house in names:
        pool = _house_pool(house, printed)
        if all(len(pool.places[rarity]) >= LEAST for rarity in RARITIES):
            houses[house] = pool
    return SetPool(
        set_code,
        houses,
        guests=_sorted(card for card in printed if _guest(card, set_code)),
        anomalies=frozenset(card for card in printed if any(p.number.startswith("A") for p in printed[card])),
        first=tuple(card for card in DRAWN_FIRST if any(p.rarity == "Special" for p in printed.get(card, ()))),
        twins=_twins(printed),
        tokens=_tokens(printed),
        prophecies=_of_type(printed, CardType.PROPHECY),
        powers=_of_type(printed, CardType.ARCHON_POWER),
        tides=_of_type(printed, CardType.TIDE),
    )


@cache
def plain_cards(set_code: str) -> Mapping[str, tuple[tuple[str, str], ...]]:
    """Return the single ordinary cards of a set by rarity, each with its house: what may become a maverick."""
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for house, pool in set_pool(set_code).houses.items():
        for rarity, places in pool.places.items():
            found[rarity] += [(place.card, house) for place in places if place.plain]
    return {rarity: tuple(cards) for rarity, cards in found.items()}


@cache
def legacies(set_code: str) -> Mapping[str, tuple[tuple[str, str], ...]]:
    """Return by rarity the ordinary cards of earlier sets that this set does not print, each with its house.

    That a set without token creatures has no legacies that make them, nor one without the tide legacies that speak of
    it, is assumed: these would not be there.
    """
    here = _printed().get(set_code, {})
    pool = set_pool(set_code)
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for earlier in sets():
        if earlier == set_code:
            break
        for rarity, cards in plain_cards(earlier).items():
            found[rarity] += [(card, house) for card, house in cards if card not in here and _is_served(card, pool)]
    return {rarity: tuple(dict.fromkeys(cards)) for rarity, cards in found.items()}


def _is_served(card: str, pool: SetPool) -> bool:
    """Return whether what the card needs lies beside decks of the set: a token creature, the one it names, the tide."""
    named = NAMED_TOKENS.get(card)
    return (
        (bool(pool.tokens) or not makes_token_creatures(card))
        and (named is None or any(named in known for known in pool.tokens.values()))
        and (bool(pool.tides) or not _speaks_of_the_tide(card))
    )


@cache
def _speaks_of_the_tide(card: str) -> bool:
    """Return whether a card raises the tide, or does something as the tide is. Rule: "Tide"."""
    if not any(set_pool(code).tides for code in facts()[card].sets):
        return False
    return any(
        isinstance(node, TideIs | RaiseTide | ResetTide) or isinstance(node, Occurrence) and node.kind is RAISES_TIDE
        for node in parts(library()[card].abilities)
    )


@cache
def _printed() -> Mapping[str, Mapping[str, tuple[Printing, ...]]]:
    """Return each set's cards with their printings in it."""
    found: dict[str, dict[str, list[Printing]]] = defaultdict(lambda: defaultdict(list))
    for card, row in facts().items():
        for printing in row.printings:
            found[printing.set][card].append(printing)
    return {code: {card: tuple(rows) for card, rows in cards.items()} for code, cards in found.items()}


def _house_pool(house: str, printed: Mapping[str, tuple[Printing, ...]]) -> HousePool:
    here = {card: printing for card, rows in printed.items() for printing in rows if printing.house == house}
    followers = {row.anchor: _present(row.cards, here) for row in FOLLOWERS}
    calls = _present(GIGANTIC_CALLS, here)
    places: dict[str, list[tuple[str, DeckPlace]]] = {rarity: [] for rarity in RARITIES}
    taken: set[str] = set(GIGANTIC_CALLS).union(*(row.cards for row in FOLLOWERS))
    slotted: set[str] = set()
    for slot in SLOTS:
        members = tuple(card for card in _present(slot.cards, here) if card not in slotted)
        if len(members) > 1 or members and slot.fit is Fit.ANY:
            fitted = Slot(slot.name, slot.rarity, members, slot.fit, slot.goes_with, slot.ground)
            size = 1 + max(len(followers.get(card, ())) for card in members)
            first = min(here[card].number for card in members)
            places[slot.rarity].append((first, DeckPlace("", slot=fitted, size=size)))
            slotted.update(members)
    for card, printing in here.items():
        if card in taken or card in slotted:
            continue
        other = card + "2"
        if other in here:
            place = DeckPlace(card, (other,), calls, size=2 + bool(calls))
            places["Rare"].append((printing.number, place))
        elif printing.rarity in places and not is_half(card):
            beside = followers.get(card, ())
            places[printing.rarity].append((printing.number, DeckPlace(card, beside, size=1 + len(beside))))
    ordered = {
        rarity: tuple(place for _, place in sorted(rows, key=lambda row: (row[0], row[1].card)))
        for rarity, rows in places.items()
    }
    head = HEADS.get(house)
    if head not in here:
        return HousePool(house, ordered, _cards(ordered, followers))
    place = DeckPlace("", slot=Slot(head, "Special", (head,)))
    return HousePool(house, ordered, _cards(ordered, followers) | {head}, place)


def _cards(places: Mapping[str, tuple[DeckPlace, ...]], followers: Mapping[str, tuple[str, ...]]) -> frozenset[str]:
    """Return every card that the places may become."""
    found: set[str] = set()
    for rows in places.values():
        for place in rows:
            members = place.slot.cards if place.slot else (place.card,)
            found.update(members, place.followers, place.calls)
            found.update(*(followers.get(card, ()) for card in members))
    return frozenset(found)


def _present(cards: Iterable[str], here: Mapping[str, Printing]) -> tuple[str, ...]:
    return tuple(card for card in cards if card in here)


def _guest(card: str, set_code: str) -> bool:
    """Return whether a set has the card outside its houses: numbered with a letter there, or first so elsewhere."""
    if facts()[card].type not in (CardType.ACTION, CardType.ARTIFACT, CardType.CREATURE, CardType.UPGRADE):
        return False
    here = [printing for printing in facts()[card].printings if printing.set == set_code]
    lettered = any(not printing.number.isdigit() for printing in facts()[card].printings)
    return lettered and all(printing.rarity in ("FIXED", "Special") for printing in here)


def _twins(printed: Mapping[str, tuple[Printing, ...]]) -> dict[str, str]:
    found = {}
    for evil, rows in printed.items():
        if evil.endswith(TWIN) and any(row.rarity == "Evil Twin" for row in rows):
            good = evil.removesuffix(TWIN)
            if good in printed:
                found[good], found[evil] = evil, good
    return found


def _tokens(printed: Mapping[str, tuple[Printing, ...]]) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = defaultdict(list)
    for card in _of_type(printed, CardType.TOKEN_CREATURE):
        found[printed[card][0].house].append(card)
    return {house: tuple(cards) for house, cards in found.items()}


def _of_type(printed: Mapping[str, tuple[Printing, ...]], card_type: CardType) -> tuple[str, ...]:
    return _sorted(card for card in printed if facts()[card].type is card_type)


def _sorted(cards: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(cards))
