"""keyteki's decks: of an account, and the stand-alone lists; also plain lists of card ids by house.

Only name, houses and cards are certain. A card may name no house: then its printed houses decide, and
where several are possible the twelve places of each house do.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from kfdesk.cards.facts import facts
from kfdesk.collection.identity import UUID
from kfdesk.collection.importers import texts as s
from kfdesk.collection.importers.assign import assigned
from kfdesk.collection.importers.draft import MAX_NUMBER, MAX_RARITY, MAX_TITLE, MAX_WORD, Draft, Listed
from kfdesk.collection.importers.raw import clean, items, mapping, whole
from kfdesk.collection.importers.rows import RowError
from kfdesk.collection.importers.vocabulary import (
    aside,
    house_word,
    icon_word,
    is_reference,
    set_word,
)
from kfdesk.collection.links import Link, LinkKind
from kfdesk.collection.records import Source
from kfdesk.collection.titles import card_id
from kfdesk.engine.decks import HOUSE_SIZE

_MAX_ENTRIES = 300
_ICON_LIMIT = 20


def keyteki_deck(raw: Mapping[str, Any]) -> Draft:
    """Return the deck of one object; raises `RowError`."""
    name = clean(raw.get("name"), MAX_TITLE) or clean(raw.get("identity"), MAX_TITLE)
    uuid = clean(raw.get("uuid"), MAX_WORD).lower()
    stated = raw.get("expansion") if raw.get("expansion") is not None else raw.get("set")
    number = whole(stated)
    draft = Draft(Source.KEYTEKI, name, set_word(str(number) if number is not None else clean(stated, MAX_WORD)))
    draft.uuid = uuid if UUID.fullmatch(uuid) else ""
    draft.alliance = raw.get("isAlliance") is True
    draft.houses = [house_word(word) for house in items(raw.get("houses"))[:20] if (word := clean(house, MAX_WORD))]
    entries = items(raw.get("cards"))
    if len(entries) > _MAX_ENTRIES:
        raise RowError(s.TOO_MANY_CARDS.filled(limit=_MAX_ENTRIES), name=name)
    for entry in entries:
        _put(draft, mapping(entry) or {"id": entry})
    if not draft.cards:
        raise RowError(s.NO_CARDS, name=name, link=Link(LinkKind.DECK, draft.uuid) if draft.uuid else None)
    draft.references.sort(key=lambda entry: entry.order)
    _give_houses(draft)
    draft.pair_halves()
    if draft.uuid:
        draft.mark_strangers()
    return draft


def _put(draft: Draft, raw: Mapping[str, Any]) -> None:
    """Add an entry to the draft. "maverick" and "anomaly" name the house in which such a card is played."""
    nested = mapping(raw.get("card"))
    title = next(
        (word for value in (raw.get("id"), raw.get("name"), nested.get("id"), nested.get("name"))
         if (word := clean(value, MAX_TITLE))),
        "",
    )  # fmt: skip
    if not title:
        return
    maverick, anomaly = (clean(raw.get(field), MAX_WORD) for field in ("maverick", "anomaly"))
    house = house_word(maverick or anomaly or clean(raw.get("house"), MAX_WORD))
    found = card_id(title, set=draft.set)
    count = whole(raw.get("count")) if "count" in raw else 1
    if count is None or count < 0:
        raise RowError(s.BAD_COUNT.filled(card=title), name=draft.name)
    if count == 0:
        return
    icons = [clean(icon, MAX_WORD) for icon in items(raw.get("enhancements"))[:_ICON_LIMIT]]
    kind = clean(raw.get("type") or nested.get("type"), MAX_RARITY)
    beside = raw.get("isNonDeck") is True or aside(house, kind) or (found is not None and is_reference(found))
    (draft.references if beside else draft.cards).append(
        Listed(
            facts()[found].name if found else title,
            house,
            found,
            count,
            tuple(icon_word(icon) for icon in icons if icon),
            maverick=bool(maverick) or raw.get("maverick") is True,
            anomaly=bool(anomaly) or raw.get("anomaly") is True,
            number=clean(raw.get("number"), MAX_NUMBER),
            type=kind,
            order=whole(raw.get("prophecyId")) or 0,
        )
    )


def _give_houses(draft: Draft) -> None:
    """Give a house to every entry without one."""
    houses = list(dict.fromkeys(draft.houses))
    open_entries = [entry for entry in draft.cards if not entry.house]
    if not open_entries:
        return
    room = dict.fromkeys(houses, HOUSE_SIZE)
    for entry in draft.cards:
        if entry.house in room:
            room[entry.house] -= entry.count
    options = [(entry.count, _candidates(entry, houses, draft.set)) for entry in open_entries]
    given = assigned(options, room)
    if given is not None and not given.unique:
        draft.notes.append(s.HOUSES_OPEN)
    homes = given.given if given else [{next(iter(houses), ""): count} for count, houses in options]
    housed = {id(entry): home for entry, home in zip(open_entries, homes, strict=True)}
    draft.cards = [
        replace(entry, house=house, count=count)
        for entry in draft.cards
        for house, count in housed.get(id(entry), {entry.house: entry.count}).items()
    ]


def _candidates(entry: Listed, houses: list[str], set: str) -> tuple[str, ...]:
    """Return the houses an entry may have in this deck: printed in the deck's set first, else wherever printed."""
    if entry.id is None:
        return tuple(houses)
    printings = facts()[entry.id].printings
    here = tuple(dict.fromkeys(p.house for p in printings if p.set == set and p.house in houses))
    anywhere = tuple(dict.fromkeys(p.house for p in printings if p.house in houses))
    return here or anywhere or tuple(dict.fromkeys(p.house for p in reversed(printings)))[:1]
