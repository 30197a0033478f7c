"""The Master Vault's deck answers: bare, wrapped by a proxy, or many in one list.

Copies are counted in the deck's own list of card identities, not among the linked cards. Of each card its
name, house, rarity, type and number are read; its printed text and picture are not looked at.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import date
from typing import Any

from kfdesk.collection.identity import UUID
from kfdesk.collection.importers import texts as s
from kfdesk.collection.importers.draft import (
    MAX_NUMBER,
    MAX_RARITY,
    MAX_TITLE,
    MAX_WORD,
    Draft,
    Listed,
    figure,
)
from kfdesk.collection.importers.raw import clean, items, mapping, prose, whole
from kfdesk.collection.importers.rows import RowError
from kfdesk.collection.importers.vocabulary import (
    SETS_WITHOUT_ICONS,
    aside,
    house_word,
    icon_word,
    is_art_half,
    is_reference,
    is_twin,
    set_of_number,
    set_word,
)
from kfdesk.collection.links import Link, LinkKind
from kfdesk.collection.ratings import VAULT
from kfdesk.collection.records import Source
from kfdesk.collection.titles import card_id
from kfdesk.records import record

_FIGURES = ("power_level", "chains", "wins", "losses", "casual_wins", "casual_losses", "shards_bonus")
_MAX_CARDS = 1000
"""More entries than this are no deck."""
_ICON_LIMIT = 20


def vault_deck(data: Mapping[str, Any], linked: Mapping[str, Any], today: date) -> Draft:
    """Return what the Master Vault says of a deck in `data` and of its cards in `linked`; raises `RowError`."""
    name = clean(data.get("name"), MAX_TITLE)
    uuid = clean(data.get("id"), MAX_WORD).lower()
    uuid = uuid if UUID.fullmatch(uuid) else ""
    draft = Draft(Source.MASTER_VAULT, name, _set(data.get("expansion")), uuid)
    draft.houses = _houses(data, linked)
    draft.foreign = [
        figure(VAULT, name, str(value)[:MAX_WORD], today)
        for name in _FIGURES
        if (value := whole(data.get(name))) is not None
    ]
    draft.remarks = "\n".join(filter(None, (prose(note) for note in items(data.get("notes"))[:20])))
    table = _Linked(data, linked, draft)
    listed = table.listed()
    if not listed:
        raise RowError(s.NO_CARDS, name=name, link=Link(LinkKind.DECK, uuid) if uuid else None)
    if not table.knows_any(listed):
        raise RowError(s.NO_LINKED_CARDS, name=name, link=Link(LinkKind.DECK, uuid) if uuid else None)
    for uuid_of_card in listed:
        table.add(uuid_of_card)
    if any(map(table.icons.get, table.icons)):
        draft.notes.append(s.ICONS_LEFT)
    draft.icons_known = table.icons_known
    draft.references.sort(key=lambda entry: entry.order)
    return draft


def _set(expansion: object) -> str:
    number = whole(expansion)
    return set_of_number(number) if number is not None else set_word(clean(expansion, 20))


def _houses(data: Mapping[str, Any], linked: Mapping[str, Any]) -> list[str]:
    """Return the deck's houses; a link to a house is read through the linked houses where it is not a name."""
    names: dict[str, str] = {}
    for house in map(mapping, items(linked.get("houses"))[:20]):
        for key in ("id", "name"):
            names[clean(house.get(key), MAX_WORD)] = clean(house.get("name"), MAX_WORD)
    stated = items(mapping(data.get("_links")).get("houses")) or items(data.get("houses")) or [*names.values()]
    words = [clean(house, MAX_WORD) for house in stated[:20]]
    return [house_word(names.get(word, word)) for word in words if word]


@record
class _Card:
    """A linked card as far as it is read: one copy's entry, and whether it lies beside the deck."""

    entry: Listed
    beside: bool


class _Linked:
    """The linked cards of one answer, and the icons that are still to be given to copies."""

    def __init__(self, data: Mapping[str, Any], linked: Mapping[str, Any], draft: Draft) -> None:
        self._data = data
        self._draft = draft
        self._raw = {
            card["id"]: card for card in map(mapping, items(linked.get("cards"))) if isinstance(card.get("id"), str)
        }
        self._read: dict[str, _Card] = {}
        eras = mapping(data.get("set_era_cards"))
        self._eras_known = isinstance(data.get("set_era_cards"), dict)
        self._legacies = {card for card in items(eras.get("Legacy")) if isinstance(card, str)}
        self._anomalies = {card for card in items(eras.get("Anomaly")) if isinstance(card, str)}
        self.icons: dict[str, deque[tuple[str, ...]]] = defaultdict(deque)
        """The bonus icons still to be given, the first copy's first."""
        for entry in map(mapping, items(data.get("bonus_icons"))[:_MAX_CARDS]):
            if isinstance(entry.get("card_id"), str):
                words = [clean(icon, MAX_WORD) for icon in items(entry.get("bonus_icons"))[:_ICON_LIMIT]]
                self.icons[entry["card_id"]].append(tuple(icon_word(word) for word in words if word))

    @property
    def icons_known(self) -> bool:
        """Whether the answer says which copies have bonus icons; older ones of sets with such cards do not."""
        if isinstance(self._data.get("bonus_icons"), list) or self._draft.set in SETS_WITHOUT_ICONS:
            return True
        return all(raw.get("is_enhanced") is False for raw in self._raw.values())

    def listed(self) -> list[str]:
        """Return the identities of the deck's cards, copies repeated."""
        for cards in (mapping(self._data.get("_links")).get("cards"), self._data.get("cards")):
            found = [card for card in items(cards) if isinstance(card, str)]
            if len(found) > _MAX_CARDS:
                raise RowError(s.TOO_MANY_CARDS.filled(limit=_MAX_CARDS), name=self._draft.name)
            if found:
                return found
        if self._raw and len(self._raw) <= _MAX_CARDS:
            self._draft.notes.append(s.COUNTED_ONCE)
            return list(self._raw)
        return []

    def knows_any(self, listed: Iterable[str]) -> bool:
        """Return whether the answer says more of any of these cards than its identity."""
        return any(card in self._raw or not UUID.fullmatch(card) for card in listed)

    def add(self, uuid: str) -> None:
        """Add one copy of the card to the draft."""
        card = self._read.get(uuid)
        if card is None:
            card = self._read[uuid] = self._card(uuid)
        waiting = self.icons.get(uuid)
        entry = replace(card.entry, icons=waiting.popleft()) if waiting else card.entry
        (self._draft.references if card.beside else self._draft.cards).append(entry)

    def _card(self, uuid: str) -> _Card:
        raw = self._raw.get(uuid, {})
        title = clean(raw.get("card_title"), MAX_TITLE) or clean(uuid, MAX_TITLE) or "?"
        house = house_word(clean(raw.get("house"), MAX_WORD))
        rarity, kind = clean(raw.get("rarity"), MAX_RARITY), clean(raw.get("card_type"), MAX_RARITY)
        found = card_id(title, set=self._draft.set, house=house, twin=is_twin(rarity), half=_is_half(raw, rarity, kind))
        number = clean(raw.get("card_number"), MAX_NUMBER) or str(whole(raw.get("card_number")) or "")
        anomaly = raw.get("is_anomaly") is True or uuid in self._anomalies
        beside = raw.get("is_non_deck") is True or aside(house, kind) or (found is not None and is_reference(found))
        legacy = uuid in self._legacies or (not self._eras_known and not anomaly and not beside and self._older(raw))
        maverick = raw.get("is_maverick") is True
        order = whole(raw.get("sort_override")) or 0
        entry = Listed(title, house, found, 1, (), maverick, legacy, anomaly, number, rarity, kind, order)
        return _Card(entry, beside)

    def _older(self, raw: Mapping[str, Any]) -> bool:
        """Whether the card's printing is of another set than the deck, for answers that do not list legacies."""
        number = whole(raw.get("expansion"))
        return number is not None and bool(self._draft.set) and set_of_number(number) != self._draft.set


def _is_half(raw: Mapping[str, Any], rarity: str, kind: str) -> bool:
    """Whether the linked card is the art half of a gigantic creature.

    Older answers call both halves plain creatures; the art half then is the Rare without text and power.
    """
    if is_art_half(kind):
        return True
    plain = kind.casefold() == "creature" and rarity.casefold() == "rare"
    return plain and not raw.get("card_text") and raw.get("power") in (None, "")
