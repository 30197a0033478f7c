"""Decks and home-made cards: cards written for what a deck holds and this program does not know, and cards that
a deck holds as something else than they are now."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from kfdesk.collection.homemade import TYPES, HomeCard, carried, plain_name
from kfdesk.collection.identity import list_key
from kfdesk.collection.records import HOUSE_WORDS, MAX_COPIES, MAX_ICONS, CardLine, DeckRecord, Source
from kfdesk.engine.terms import CREATURES, CardType, House
from kfdesk.text.folding import squeezed


def draft_for(line: CardLine, record: DeckRecord) -> HomeCard:
    """Return a home-made card to go on writing, for a card of a deck that this program does not know.

    It says what the deck's source does: the name, the house, perhaps the type. What the card does is still to be
    written, and so is the power of a creature. Bonus icons stay with the deck.
    """
    houses = [House(house) for house in (line.house, *record.houses) if house in HOUSE_WORDS]
    type_ = CardType.TOKEN_CREATURE if line in record.references else _type_of(line)
    return HomeCard(
        name=plain_name(line.title),
        type=type_,
        houses=(houses[0] if houses else House.BROBNAR,),
        power=1 if type_ in CREATURES else None,
    )


def with_card(record: DeckRecord, title: str, card: HomeCard) -> DeckRecord:
    """Return a deck in which a home-made card stands for the unknown ones that are called `title`.

    A registered deck stays what it is: the one that is returned is another deck, without its public identity and
    without what other sites say of it. Any other deck is the same deck with the card. Raises `SetupError` where that
    would be more home-made cards than a deck carries along.
    """

    def written(line: CardLine) -> CardLine:
        if line.id is not None or line.title != title:
            return line
        made = homemade_line(card, _house(line), line.count)
        return made.model_copy(update={"icons": (*made.icons, *line.icons)[:MAX_ICONS]})

    made = _changed(record, written, card)
    return made if record.uuid is None else as_homemade(made)


def differing_cards(record: DeckRecord, own: Iterable[HomeCard]) -> tuple[HomeCard, ...]:
    """Return those of one's own cards that a deck holds as something else: they were changed since, or the deck comes
    from elsewhere."""
    return tuple(card for card in own if any(_was(old, card) for old in record.homemade))


def with_own(record: DeckRecord, card: HomeCard) -> DeckRecord:
    """Return a deck that holds one's own home-made card in the place of what it holds of the card.

    Copies keep bonus icons of their own; those that have the card's icons have its new ones.
    """
    before = {one.id: one for one in record.homemade if _was(one, card)}

    def renewed(line: CardLine) -> CardLine:
        old = before.get(line.id or "")
        if old is None:
            return line
        made = homemade_line(card, _house(line), line.count)
        return made if line.icons == old.icons else made.model_copy(update={"icons": line.icons})

    made = _changed(record, renewed, card)
    return made.model_copy(update={"cards": _together(made.cards)})


def _was(old: HomeCard, card: HomeCard) -> bool:
    """Return whether a card is another one here, which it can stand for: one that has become a token creature, or is
    none any more, is in another place of a deck."""
    beside = {one.type is CardType.TOKEN_CREATURE for one in (old, card)}
    return old.key == card.key and old.id != card.id and len(beside) == 1


def _together(lines: Iterable[CardLine]) -> tuple[CardLine, ...]:
    """Return lines in which those of equal copies are one, as far as a line may have so many."""
    found: list[CardLine] = []
    for line in lines:
        alike = (at for at, one in enumerate(found) if one == line.model_copy(update={"count": one.count}))
        at = next(alike, None)
        if at is None or found[at].count + line.count > MAX_COPIES:
            found.append(line)
        else:
            found[at] = line.model_copy(update={"count": found[at].count + line.count})
    return tuple(found)


def as_homemade(record: DeckRecord) -> DeckRecord:
    """Return a deck as one that somebody put together: a deck of its own, registered nowhere."""
    key = list_key(record.name, record.houses, record.cards)
    update = {"key": key, "source": Source.HOMEMADE, "foreign": (), "alliance": False, "seed": None, "came": None}
    return record.model_copy(update=update)


def homemade_line(card: HomeCard, house: House | None = None, count: int = 1) -> CardLine:
    """Return the line of a deck's list that holds a home-made card, in its first house or in another one."""
    return CardLine(
        id=card.id,
        title=card.name,
        house=house or card.houses[0],
        count=count,
        icons=tuple(icon.value for icon in card.icons),
        maverick=house is not None and house not in card.houses,
    )


def _changed(record: DeckRecord, each: Callable[[CardLine], CardLine], card: HomeCard) -> DeckRecord:
    cards, references = tuple(map(each, record.cards)), tuple(map(each, record.references))
    held = carried((line.id for line in (*cards, *references) if line.id is not None), (*record.homemade, card))
    return record.model_copy(update={"cards": cards, "references": references, "homemade": held})


def _house(line: CardLine) -> House | None:
    return House(line.house) if line.house in HOUSE_WORDS else None


def _type_of(line: CardLine) -> CardType:
    """Return the type that the source's word means; an action where it says none: that needs nothing but its text."""
    said = squeezed(line.type)
    return next((type_ for type_ in TYPES if said and squeezed(type_) == said), CardType.ACTION)
