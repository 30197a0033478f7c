"""Drawing the cards of a deck: twelve of each house, then what happens to a deck once in a while."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from kfdesk.cards.facts import facts
from kfdesk.collection.generator.connected import FOLLOWERS, HEADS, NAMED_TOKENS, POWERS_FOR, Fit, Slot
from kfdesk.collection.generator.dice import MILLION, Dice
from kfdesk.collection.generator.odds import RARITIES, Odds, odds_of
from kfdesk.collection.generator.pools import DeckPlace, HousePool, SetPool, legacies, plain_cards
from kfdesk.collection.token_creatures import makes_token_creatures
from kfdesk.engine.decks import HOUSE_SIZE

_Listed = Mapping[str, tuple[tuple[str, str], ...]]
"""Cards with their houses by rarity."""
_FOLLOWERS = {row.anchor: row.cards for row in FOLLOWERS}


class Copy(NamedTuple):
    """One card of a deck: the house it plays as, its bonus icons, what makes it unusual."""

    card: str
    house: str
    icons: tuple[str, ...] = ()
    maverick: bool = False
    legacy: bool = False
    anomaly: bool = False


@dataclass(slots=True)
class DeckDraft:
    """A deck in the making."""

    set: str
    houses: tuple[str, str, str]
    cards: list[Copy] = field(default_factory=list)
    references: list[str] = field(default_factory=list)
    name: str = ""


def draft(dice: Dice, pool: SetPool, houses: tuple[str, str, str]) -> DeckDraft:
    """Return the cards and references of a deck, without bonus icons and name."""
    odds = odds_of(pool.set)
    made = DeckDraft(pool.set, houses)
    drawn = {house: draw_house(dice, pool.houses[house], odds) for house in houses}
    found = {place.card for places in drawn.values() for place in places}
    for house, places in drawn.items():
        made.cards += [Copy(card, house) for place in places for card in _cards_of(dice, place, houses, house, found)]
    _exchange(dice, made, pool, odds, _open_places(drawn))
    if dice.chance(odds.twin):
        made.cards = [copy._replace(card=pool.twins.get(copy.card, copy.card)) for copy in made.cards]
    made.references = _references(dice, pool, made)
    return made


def draw_house(dice: Dice, pool: HousePool, odds: Odds) -> list[DeckPlace]:
    """Return the places of one house, together twelve cards.

    Each of the twelve is drawn on its own: first its rarity, then one of the places of that rarity, so that
    counts vary and cards come twice as often as they do in real decks. What follows a card takes places that
    would have been drawn last, which are commons.
    """
    counts = dict.fromkeys(RARITIES, 0)
    for _ in range(HOUSE_SIZE):
        at = dice.below(MILLION)
        counts["Rare" if at < odds.rare else "Uncommon" if at < odds.rare + odds.uncommon else "Common"] += 1
    found = [pool.head] if pool.head else []
    room = HOUSE_SIZE - len(found)
    for rarity in RARITIES:
        places = pool.places[rarity]
        for _ in range(counts[rarity]):
            if room == 0:
                return found
            place = dice.pick(places)
            if place.size > room:
                place = dice.pick([other for other in places if other.size <= room])
            found.append(place)
            room -= place.size
    while room > 0:
        # A slot was reserved with the room of its largest member: nothing is left over today, but may be.
        place = dice.pick([other for other in pool.places["Common"] if other.plain])
        found.append(place)
        room -= place.size
    return found


def _cards_of(dice: Dice, place: DeckPlace, houses: tuple[str, str, str], house: str, found: set[str]) -> list[str]:
    """Return the cards that a place becomes, exactly as many as its size."""
    if place.slot is None:
        calls = [dice.pick(place.calls)] if place.calls else []
        return [place.card, *place.followers, *calls]
    card = fitted(dice, place.slot, {other for other in houses if other != house}, found)
    cards = [card, *_FOLLOWERS.get(card, ())][: place.size]
    return cards + [card] * (place.size - len(cards))


def fitted(dice: Dice, slot: Slot, others: set[str], found: set[str]) -> str:
    """Return the card of a slot that goes with the other houses or the cards of a deck, else any of its cards."""
    wanted = {Fit.ANY: set(), Fit.HOUSES: others, Fit.PARTNERS: found}[slot.fit]
    goes = [card for card, with_ in slot.goes_with if with_ in wanted and card in slot.cards]
    return dice.pick(goes or slot.cards)


def _open_places(drawn: dict[str, list[DeckPlace]]) -> list[int]:
    """Return where in the deck's cards ordinary single cards stand, which others may take the place of."""
    found, at = [], 0
    for places in drawn.values():
        for place in places:
            if place.plain:
                found.append(at)
            at += place.size
    return found


def _exchange(dice: Dice, made: DeckDraft, pool: SetPool, odds: Odds, places: list[int]) -> None:
    """Put mavericks, legacies, legacy mavericks, anomalies and their like in the place of ordinary cards."""
    places = dice.mixed(places)

    def put(find: Callable[[str], Copy | None]) -> None:
        """Exchange the card of the first place for whose house one is found."""
        for index, at in enumerate(places):
            copy = find(made.cards[at].house)
            if copy is not None:
                made.cards[at] = copy
                del places[index]
                return

    while dice.chance(odds.maverick):
        put(lambda house: _foreign(dice, plain_cards(pool.set), odds, house, legacy=False))
    while dice.chance(odds.legacy):
        put(lambda house: _legacy(dice, pool.set, odds, house))
    if dice.chance(odds.legacy_maverick):
        put(lambda house: _foreign(dice, legacies(pool.set), odds, house, legacy=True))
    if pool.guests and dice.chance(odds.guest):
        card = dice.pick(pool.guests)
        put(lambda house: Copy(card, house, anomaly=card in pool.anomalies))
    if pool.first and dice.chance(odds.first):
        special = dice.pick(pool.first)
        put(lambda house: Copy(special, house))


def _rarity(dice: Dice, odds: Odds) -> str:
    at = dice.below(MILLION)
    return "Rare" if at < odds.rare else "Uncommon" if at < odds.rare + odds.uncommon else "Common"


def _foreign(dice: Dice, cards: _Listed, odds: Odds, house: str, *, legacy: bool) -> Copy | None:
    """Return a card of another house that plays as `house`, or None where there is none. Rule: "Maverick"."""
    homes: dict[str, set[str]] = {}
    for card, home in cards.get(_rarity(dice, odds), ()):
        homes.setdefault(card, set()).add(home)
    able = [card for card, known in homes.items() if house not in known]
    if not able:
        return None
    found = dice.pick(able)
    if not homes[found].isdisjoint(HEADS):  # drawn again, so that the decks of all other seeds stay as they were
        found = dice.pick([card for card in able if homes[card].isdisjoint(HEADS)])
    return Copy(found, house, maverick=True, legacy=legacy)


def _legacy(dice: Dice, set_code: str, odds: Odds, house: str) -> Copy | None:
    """Return a card that only earlier sets have, of `house`, or None where there is none."""
    able = [card for card, home in legacies(set_code).get(_rarity(dice, odds), ()) if home == house]
    return Copy(dice.pick(able), house, legacy=True) if able else None


TWO_SIDED = ("heads-i-win", "tails-you-lose")
"""The prophecies that turn over to each other at the end of a turn: they are the sides of one card."""


def _prophecies(dice: Dice, known: tuple[str, ...]) -> list[str]:
    """Return the four sides of two prophecy cards, side by side.

    Which sides are printed on one card, no source says, but for those that turn over to each other.
    """
    cards: list[tuple[str, ...]] = []
    front = ""
    for side in dice.mixed(known):
        if side in TWO_SIDED:
            if side == TWO_SIDED[0]:
                cards.append(TWO_SIDED)
        elif front:
            cards.append((front, side))
            front = ""
        else:
            front = side
    return [side for card in cards[:2] for side in card]


def _token_creature(dice: Dice, pool: SetPool, made: DeckDraft) -> list[str]:
    """Return the token creature of a deck, if it has one: of one of its houses, and the one that its cards name.

    Where only some houses have token creatures, a deck has one if it can make it. Rule: "Token creatures". That it is
    of one of the deck's houses is assumed; where a maverick makes it and none of them has any, it is of another.
    """
    cards = {copy.card for copy in made.cards}
    if len(pool.tokens) < len(pool.houses) and not any(map(makes_token_creatures, sorted(cards))):
        return []
    able = [card for house in made.houses for card in pool.tokens.get(house, ())]
    able = able or [card for known in pool.tokens.values() for card in known]
    named = [card for card in able if any(NAMED_TOKENS.get(other) == card for other in cards)]
    return [dice.pick(named or able)] if able else []


def _power(dice: Dice, pool: SetPool, made: DeckDraft) -> str:
    """Return an archon power that can do something in the deck."""
    present = {*made.houses, *(trait for copy in made.cards for trait in facts()[copy.card].traits)}
    return dice.pick([power for power in pool.powers if POWERS_FOR.get(power) in (None, *present)])


def _references(dice: Dice, pool: SetPool, made: DeckDraft) -> list[str]:
    """Return the cards beside the deck, as the set has them: token creature, two prophecies of two faces each,
    archon power, tide."""
    found = _token_creature(dice, pool, made) if pool.tokens else []
    if pool.prophecies:
        found += _prophecies(dice, pool.prophecies)
    if pool.powers:
        found.append(_power(dice, pool, made))
    return [*found, *pool.tides]
