"""Putting decks together: from one's own cards and real ones, copy by copy, with icons and mavericks.

    deck = new_deck("Foundlings", (House.DIS, House.LOGOS, House.MARS), added=now)
    deck = with_copy(deck, "fear", House.DIS)                  # one more copy; of another house it is a maverick
    deck = with_copy(deck, card.id, House.MARS, home=card)     # a home-made one is carried along
    deck = with_beside(deck, "grunt")                          # the token creature beside the deck, one at most
    deck = swapped(deck, line, "anger", House.BROBNAR)         # another card in the place of one copy
    deck = changed_copy(other, "Copy", added=now)              # a theory deck that begins as a copy of any other
    deck = with_icons(deck, line, (Icon.AMBER,))               # one copy of a line gets other bonus icons
    deck = without_copy(deck, line)
    broken(deck, DeckForm.PUBLISHED)                           # what stands in the way of a deck of that form

Every step gives another record of the same deck, which the shelf can keep at any time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from enum import StrEnum
from secrets import token_hex

from kfdesk.cards.facts import facts
from kfdesk.collection.files import PLAYED, problems
from kfdesk.collection.homedecks import homemade_line
from kfdesk.collection.homemade import MOST_CARRIED, HomeCard, carried
from kfdesk.collection.importers.vocabulary import beside_house
from kfdesk.collection.playable import playability
from kfdesk.collection.records import MAX_COPIES, MAX_ICONS, MAX_LINES, MAX_NAME, CardLine, DeckRecord, MadeOf, Source
from kfdesk.engine.rules import Reason
from kfdesk.engine.terms import HOUSES, CardType, House, Icon
from kfdesk.text.lines import on_one_line

BESIDE = frozenset({CardType.TOKEN_CREATURE, CardType.PROPHECY, CardType.ARCHON_POWER})
"""The types of cards that are put beside a deck."""
PUT_IN = PLAYED | BESIDE
"""The types of cards that a deck is put together from: the 36, and those beside them."""
MOST_SIDES = 4
"""The most sides of prophecies beside a deck: two cards have so many."""


class DeckForm(StrEnum):
    """What decks are to be like."""

    PUBLISHED = "published"
    """As published ones: twelve cards of each of three houses. Rule: "Deck"."""
    FREE = "free"
    """36 cards of three houses, as many of each as one likes: what can be played."""


def new_deck(name: str, houses: Sequence[House], *, added: datetime) -> DeckRecord:
    """Return an empty deck that somebody begins to put together; its key is its own, whatever it will hold."""
    return DeckRecord(
        key=f"own:{token_hex(12)}",
        name=name,
        houses=tuple(house.value for house in houses),
        source=Source.HOMEMADE,
        added=added,
    )


def with_copy(deck: DeckRecord, card: str, house: House, *, home: HomeCard | None = None) -> DeckRecord:
    """Return the deck with one more copy of a card, as a card of this house; `home` is it where it is home-made.

    The deck itself where it has as many lines, copies, or home-made cards as a deck may have.
    """
    new = homemade_line(home, house) if home is not None else _line(card, house)
    if home is not None and len({one.id for one in (*deck.homemade, home)}) > MOST_CARRIED:
        return deck
    return _with_line(deck, list(deck.cards), new, len(deck.cards), () if home is None else (home,))


def with_beside(deck: DeckRecord, card: str, *, home: HomeCard | None = None) -> DeckRecord:
    """Return the deck with a card beside it; `home` is it where it is home-made.

    A token creature takes the place of the one that the deck had, and so does an archon power; a side of a prophecy
    comes to the others. The deck itself where it has as many sides, or home-made cards, as a deck may have. Rules:
    "Token creatures", "Archon power", "Prophecy".
    """
    type_ = home.type if home is not None else facts()[card].type
    more = () if home is None else (home,)
    new = homemade_line(home) if home is not None else _line_beside(card, deck.set)
    alike = [line for line in deck.references if _type_beside(line) is type_]
    if type_ is CardType.PROPHECY:
        if new in alike or len(alike) >= MOST_SIDES:
            return deck
        alike = []
    if len({one.id for one in (*deck.homemade, *more)}) > MOST_CARRIED:
        return deck
    others = (line for line in deck.references if line not in alike)
    return _of_lines(deck.model_copy(update={"references": (*others, new)}), deck.cards, more)


def swapped(
    deck: DeckRecord, line: CardLine, card: str, house: House | None = None, *, home: HomeCard | None = None
) -> DeckRecord:
    """Return the deck with another card in the place of one copy of a line, as one of this house, else of the line's.

    A card beside the deck takes the place of one there, and one of the deck that of one in the deck; otherwise, and
    where the deck has as many home-made cards as a deck may have, the deck itself. Bonus icons go with the copy that is
    taken out: enhance puts them on copies, not on places.
    """
    type_ = home.type if home is not None else facts()[card].type
    if (line in deck.references) is not (type_ in BESIDE):
        return deck
    if line in deck.references:
        fewer = without_copy(deck, line)
        made = with_beside(fewer, card, home=home)
        return deck if made == fewer else made
    if line not in deck.cards:
        return deck
    at = deck.cards.index(line)
    home_of = house or HOUSES.get(line.house)
    if home_of is None:
        return deck
    fewer = without_copy(deck, line)
    made = with_copy(fewer, card, home_of, home=home)
    if made.size != deck.size:
        return deck
    return _moved(made, min(at + (line.count > 1), len(made.cards) - 1)) if len(made.cards) > len(fewer.cards) else made


def changed_copy(deck: DeckRecord, name: str, *, added: datetime) -> DeckRecord:
    """Return a theory deck that begins as a copy of another one and says so; its key is its own."""
    return deck.model_copy(
        update={
            "key": f"own:{token_hex(12)}",
            "name": on_one_line(name)[:MAX_NAME].strip() or deck.name,
            "source": Source.HOMEMADE,
            "added": added,
            "alliance": False,
            "seed": None,
            "foreign": (),
            "came": None,
            "made_of": (MadeOf(key=deck.key, name=deck.name, set=deck.set),),
        }
    )


def with_another(deck: DeckRecord, line: CardLine) -> DeckRecord:
    """Return the deck with one more copy of a line; the deck itself where it has as many as a deck may have."""
    if line not in deck.cards:
        return deck
    return _with_line(deck, list(deck.cards), line.model_copy(update={"count": 1}), len(deck.cards))


def without_copy(deck: DeckRecord, line: CardLine) -> DeckRecord:
    """Return the deck with one copy less of a line, also of one beside the deck."""
    if line in deck.references:
        others = tuple(one for one in deck.references if one != line)
        return _of_lines(deck.model_copy(update={"references": others}), deck.cards)
    return _of_lines(deck, _one_less(deck, line))


def with_icons(deck: DeckRecord, line: CardLine, icons: Sequence[Icon | House]) -> DeckRecord:
    """Return the deck in which one copy of a line has these bonus icons besides its printed Æmber.

    The deck itself where it has as many lines or copies as a deck may have.
    """
    words = tuple(icon.value for icon in icons)[:MAX_ICONS]
    if line not in deck.cards or words == line.icons:
        return deck
    new = line.model_copy(update={"icons": words, "count": 1})
    return _with_line(deck, _one_less(deck, line), new, deck.cards.index(line) + 1)


def with_houses(deck: DeckRecord, houses: Sequence[House]) -> DeckRecord:
    """Return the deck with other houses; its cards stay what they are, also those of a house that it has no longer."""
    return deck.model_copy(update={"houses": tuple(house.value for house in dict.fromkeys(houses))})


def named(deck: DeckRecord, name: str) -> DeckRecord:
    """Return the deck with another name, on one line; one that says nothing changes nothing."""
    return deck.model_copy(update={"name": on_one_line(name)[:MAX_NAME].strip() or deck.name})


def size_of(deck: DeckRecord, house: House) -> int:
    """Return how many cards of a house the deck has."""
    return sum(line.count for line in deck.cards if line.house == house.value)


def broken(deck: DeckRecord, form: DeckForm) -> tuple[Reason, ...]:
    """Return what stands in the way of playing the deck, or of its being like published ones."""
    if form is DeckForm.FREE:
        return playability(deck).reasons
    own = problems(replace(deck.deck_list(), composed=False))
    return tuple(dict.fromkeys((*own, *playability(deck).reasons)))


def _line(card: str, house: House) -> CardLine:
    known = facts()[card]
    return CardLine(id=card, title=known.name, house=house.value, maverick=house not in known.houses)


def _line_beside(card: str, set_code: str) -> CardLine:
    return CardLine(id=card, title=facts()[card].name, house=beside_house(card, set_code))


def _type_beside(line: CardLine) -> CardType | None:
    return facts()[line.id].type if line.id is not None else None


def _moved(deck: DeckRecord, place: int) -> DeckRecord:
    """Return the deck with its last line at another place."""
    *others, last = deck.cards
    others.insert(place, last)
    return deck.model_copy(update={"cards": tuple(others)})


def _alike(one: CardLine, other: CardLine) -> bool:
    return one.model_copy(update={"count": 1}) == other.model_copy(update={"count": 1})


def _one_less(deck: DeckRecord, line: CardLine) -> list[CardLine]:
    lines = list(deck.cards)
    if line in lines:
        at = lines.index(line)
        lines[at : at + 1] = [line.model_copy(update={"count": line.count - 1})] if line.count > 1 else []
    return lines


def _with_line(
    deck: DeckRecord, lines: list[CardLine], new: CardLine, place: int, more: Sequence[HomeCard] = ()
) -> DeckRecord:
    """Return the deck with these lines and one more copy: on a line that is like it, else at a place of its own."""
    at = next((at for at, line in enumerate(lines) if _alike(line, new)), None)
    if len(lines) >= MAX_LINES if at is None else lines[at].count >= MAX_COPIES:
        return deck
    if at is None:
        lines.insert(place, new)
    else:
        lines[at] = lines[at].model_copy(update={"count": lines[at].count + 1})
    return _of_lines(deck, lines, more)


def _of_lines(deck: DeckRecord, lines: Sequence[CardLine], more: Sequence[HomeCard] = ()) -> DeckRecord:
    """Return the deck with other lines, and with the home-made cards that these hold."""
    ids = [line.id for line in (*lines, *deck.references) if line.id is not None]
    held = carried(ids, (*deck.homemade, *more))
    return deck.model_copy(update={"cards": tuple(lines), "homemade": held})
