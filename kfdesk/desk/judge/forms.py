"""What can be changed of a card, a player or the table, as forms to be filled in; without Qt.

A form has fields, which may depend on what is filled in so far, and makes a `Change` of the values.
Whether the change can be made is the game's to say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kfdesk.cards.facts import facts
from kfdesk.desk.judge import texts as w
from kfdesk.desk.play.table_names import house_name
from kfdesk.engine import glossary
from kfdesk.engine import scenario as sc
from kfdesk.engine.state import PILES
from kfdesk.engine.terms import (
    COLORS,
    CREATURES,
    CardType,
    House,
    Icon,
    KeyColor,
    Player,
    Status,
    Zone,
    counter_kind,
    counter_words,
    other_player,
)
from kfdesk.engine.views import CardView, TableView
from kfdesk.match.adjustments import LAST
from kfdesk.text.second_person import person
from kfdesk.text.words import Words, same

Values = Mapping[str, Any]
OUT_OF_PLAY = tuple(zone for zone in PILES if not zone.in_play and zone is not Zone.REFERENCE)
MOST_ICONS = 5
"""How many bonus icons the form asks for; no card has more."""
MOST_HOUSES = 3
"""How many houses of a card the form asks for."""
MOST_DRAWN = 36
"""How many cards the judge lets a player draw at most: a whole deck."""
LONGEST_NAME = 40
"""How many characters the name of a counter has at most."""


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number to be set, from 0 or `least` up to `most`."""

    name: str
    label: Words
    value: int
    most: int = 99
    least: int = 0


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several values; `value` is the one that stands there at first."""

    name: str
    label: Words
    options: tuple[tuple[Any, Words], ...]
    value: Any = None


@dataclass(frozen=True, slots=True)
class Ticks:
    """Any of several values."""

    name: str
    label: Words
    options: tuple[tuple[Any, Words], ...]
    value: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """A word to be typed."""

    name: str
    label: Words
    value: Words


Field = Number | Choice | Ticks | Text


@dataclass(frozen=True, slots=True)
class Form:
    """One thing to change: what it is called, its fields for the values filled in so far, and the change they make."""

    title: Words
    fields: Callable[[Values], Sequence[Field]]
    change: Callable[[Values], sc.Change | None]
    """None while the fields are not filled in."""


@dataclass(frozen=True, slots=True)
class Subject:
    """A card to change: where it lies; `card` and `type` only where those at the screen may know it."""

    handle: str
    player: Player
    zone: Zone
    card: CardView | None
    type: CardType | None


# A card.


def card_forms(view: TableView, subject: Subject) -> tuple[Form, ...]:
    """Return what can be changed of a card; of one that must stay unknown only what tells nothing about it."""
    card = subject.card
    if card is not None and card.type is CardType.PROPHECY:
        return (_prophecy_form(view, card),)
    in_play = card is not None and card.zone.in_play
    forms = [_move_form(view, subject)] if card is None or card.zone is not Zone.UNDER else []
    if card is not None and in_play:
        forms += _in_play_forms(view, card)
    if subject.type is CardType.UPGRADE:
        forms.append(_attach_form(view, subject.handle))
    if subject.zone in (Zone.HAND, Zone.DECK, Zone.ARCHIVES) or (card is not None and card.face_down):
        forms.append(Form(w.REVEAL, lambda _: (), lambda _: sc.Reveal(card=subject.handle)))
    if card is not None and card.zone is Zone.UNDER:
        states = (glossary.FACEDOWN.words, glossary.FACEUP.words)
        forms.append(_switch(w.FACING, card.face_down, states, lambda on: sc.SetFacing(card=card.handle, face_down=on)))
    if card is not None and card.id is not None:
        forms += _printed_forms(card)
    return tuple(forms)


def _prophecy_form(view: TableView, card: CardView) -> Form:
    """Return the form of a side of a prophecy card: active or not, and which card of the hand goes under it."""
    hand = view.seats[card.owner].hand or ()
    below = tuple((held.handle, name_of(held)) for held in hand)

    def fields(values: Values) -> Sequence[Field]:
        state = Choice("on", w.STATE, ((True, w.IS_ACTIVE), (False, w.IS_INACTIVE)), not card.active)
        if not values.get("on", not card.active) or not below:
            return (state,)
        return (state, Choice("under", w.PUT_UNDER, ((None, w.NOTHING_THERE), *below), None))

    def change(values: Values) -> sc.Change:
        on = values.get("on", not card.active)
        return sc.SetProphecy(card=card.handle, active=on, under=values.get("under") if on else None)

    return Form(w.PROPHECY, fields, change)


def _printed_forms(card: CardView) -> list[Form]:
    """Return what can be corrected of what a known card is, wherever it lies: its houses, icons, a maverick or not."""
    handle = card.handle
    is_it = (glossary.MAVERICK.one, w.IS_NOT.filled(status=glossary.MAVERICK.one))
    houses = _list_form(
        w.HOUSES, "house", MOST_HOUSES, tuple((house, house_name(house)) for house in House), card.houses,
        lambda found: sc.SetHouses(card=handle, houses=found) if found else None,
    )  # fmt: skip
    icons_there = card.icons if card.other_half is None else (*card.other_half.icons, *card.icons)
    icons = _list_form(
        w.ICONS, "icon", MOST_ICONS, tuple((icon, icon.words) for icon in Icon), icons_there,
        lambda found: sc.SetIcons(card=handle, icons=found),
    )  # fmt: skip
    maverick = _switch(w.MAVERICK, card.maverick, is_it, lambda on: sc.SetMaverick(card=handle, on=on))
    return [houses, icons, maverick]


def _list_form(
    title: Words,
    name: str,
    most: int,
    options: tuple[tuple[Any, Words], ...],
    there: tuple[Any, ...],
    change: Callable[[tuple[Any, ...]], sc.Change | None],
) -> Form:
    """Return the form of several values in an order: one field each, and one more to add to them."""
    first = [there[at] if at < len(there) else None for at in range(most)]

    def values_of(values: Values) -> list[Any]:
        return [values.get(f"{name}{at}", first[at]) for at in range(most)]

    def fields(values: Values) -> Sequence[Field]:
        known = values_of(values)
        asked = min(most, next((at for at, value in enumerate(known) if value is None), most) + 1)
        every = (*options, (None, w.NOTHING_THERE))
        return [Choice(f"{name}{at}", w.NTH.filled(n=at + 1), every, first[at]) for at in range(asked)]

    def made(values: Values) -> sc.Change | None:
        return change(tuple(value for value in values_of(values) if value is not None))

    return Form(title, fields, made)


def _in_play_forms(view: TableView, card: CardView) -> list[Form]:
    creature = card.zone is Zone.BATTLELINE
    handle = card.handle
    forms = []
    if creature:
        forms += [
            _number(w.DAMAGE, card.damage, lambda n: sc.SetDamage(card=handle, amount=n)),
            _number(w.POWER, card.power_counters, lambda n: sc.SetCounters(card=handle, name="power", amount=n)),
        ]
    forms.append(_number(w.AMBER, card.amber, lambda n: sc.SetAmber(card=handle, amount=n)))
    if card.zone is not Zone.UPGRADE:
        forms.append(_status(w.READY, handle, "ready", card.ready, (w.IS_READY, w.IS_EXHAUSTED)))
    if creature:
        for status in Status:
            states: tuple[Words, Words] = (status.adjective, w.IS_NOT.filled(status=status.adjective))
            forms.append(_status(status.noun, handle, status.flag, status in card.statuses, states))
    forms.append(_counter_form(card))
    if creature and _can_turn(view, card):
        states = (w.IS_TOKEN, w.IS_ITSELF)
        forms.append(_switch(w.TOKEN, card.token_of is not None, states, lambda on: sc.SetToken(card=handle, on=on)))
    if card.zone is not Zone.UPGRADE:
        control = Choice("player", w.PLAYER, _players(view), other_player(card.controller))
        forms.append(_one(w.CONTROL, control, lambda value: sc.SetControl(card=handle, player=value)))
    return forms


def _can_turn(view: TableView, card: CardView) -> bool:
    """Return whether a creature can be turned facedown as a token creature, or up again, as far as the viewer knows.

    One whose card must stay unknown can: all else would tell what it is. Rule: "Token creatures".
    """
    printed = facts().get(card.id) if card.id is not None else None
    if card.other_half is not None or (printed is not None and printed.half is not None):
        return False
    if card.token_of is not None:
        return printed is None or printed.type in CREATURES
    return any(other.type is CardType.TOKEN_CREATURE for other in view.seats[card.controller].references)


def _move_form(view: TableView, subject: Subject) -> Form:
    owner = subject.card.owner if subject.card is not None else subject.player
    zones = _zones_for(subject)
    first = next(zone for zone in zones if zone is not subject.zone)

    def fields(values: Values) -> Sequence[Field]:
        zone = values.get("zone", first)
        found: list[Field] = [Choice("zone", w.TO_ZONE, tuple((z, z.words) for z in zones), first)]
        player = owner
        if zone.anybodys:
            player = values.get("player", subject.player)
            found.append(Choice("player", w.WHOSE, _players(view), subject.player))
        places = _places(view, zone, player, subject.handle)
        if places:
            found.append(Choice("at", w.PLACE, places, places[0][0]))
        return found

    def change(values: Values) -> sc.Change:
        zone = values.get("zone", first)
        player = owner if not zone.anybodys else values.get("player", subject.player)
        return sc.Move(card=subject.handle, zone=zone, player=player, at=values.get("at", 0))

    return Form(w.MOVE, fields, change)


def _zones_for(subject: Subject) -> tuple[Zone, ...]:
    """Return where such a card may lie. An unknown one is not offered a place in play: that would tell its type."""
    if subject.type in CREATURES:
        return (Zone.BATTLELINE, *OUT_OF_PLAY)
    return (Zone.ARTIFACTS, *OUT_OF_PLAY) if subject.type is CardType.ARTIFACT else OUT_OF_PLAY


def _places(view: TableView, zone: Zone, player: Player, handle: str) -> tuple[tuple[int, Words], ...]:
    """Return the places in a row or pile, where it matters which one."""
    seat = view.seats[player]
    if zone is Zone.DECK:
        between = [(n, w.FROM_ABOVE.filled(n=n + 1)) for n in range(1, seat.deck_count)]
        return ((0, w.TOP), (LAST, w.BOTTOM), *between)
    if zone is Zone.BATTLELINE:
        others = [card for card in seat.battleline if card.handle != handle]
        if not others:
            return ()
        between = [(n, w.RIGHT_OF.filled(card=name_of(card))) for n, card in enumerate(others[:-1], start=1)]
        return ((0, w.LEFT), (LAST, w.RIGHT), *between)
    return ()


def _attach_form(view: TableView, handle: str) -> Form:
    hosts = tuple((card.handle, name_of(card)) for seat in view.seats for card in seat.battleline)

    def change(values: Values) -> sc.Change | None:
        to = values.get("to", hosts[0][0] if hosts else None)
        return sc.Attach(card=handle, to=to) if to is not None else None

    field = Choice("to", w.CREATURE, hosts, hosts[0][0] if hosts else None)
    return Form(w.ATTACH, lambda _: (field,), change)


def _counter_form(card: CardView) -> Form:
    kind, amount = card.counters[0] if card.counters else ("", 1)

    def change(values: Values) -> sc.Change | None:
        said = " ".join(str(values.get("name", kind)).split())[:LONGEST_NAME]
        if not said or not said.isprintable():
            return None
        return sc.SetCounters(card=card.handle, name=counter_kind(said), amount=values.get("amount", amount))

    fields = (Text("name", w.NAME, counter_words(kind)), Number("amount", w.NUMBER, amount))
    return Form(w.COUNTERS, lambda _: fields, change)


def _status(title: Words, handle: str, status: str, is_on: bool, states: tuple[Words, Words]) -> Form:
    return _switch(title, is_on, states, lambda on: sc.SetStatus(card=handle, status=status, on=on))


def _switch(title: Words, is_on: bool, states: tuple[Words, Words], change: Callable[[bool], sc.Change]) -> Form:
    """Return the form of what is so or not; at first it stands on what it is not yet."""
    return _one(title, Choice("on", w.STATE, ((True, states[0]), (False, states[1])), not is_on), change)


# A player, the table.


def seat_forms(view: TableView, player: Player) -> tuple[Form, ...]:
    """Return what can be changed of a player."""
    seat = view.seats[player]
    extra = max(seat.keys.count(KeyColor.COLORLESS) + 1, seat.keys_to_win - len(COLORS))
    all_keys = (*COLORS, *(KeyColor.COLORLESS,) * extra)
    keys = Ticks("keys", w.KEYS, tuple((key, key.words.title) for key in all_keys), seat.keys)
    there = min(MOST_DRAWN, seat.deck_count + len(seat.discard))
    draw = _number(w.DRAW, 1, lambda n: sc.Draw(player=player, amount=n), most=there, least=1)
    return (
        _number(w.AMBER, seat.amber, lambda n: sc.SetAmber(player=player, amount=n), most=999),
        Form(w.KEYS, lambda _: (keys,), lambda values: sc.SetKeys(player=player, keys=values.get("keys", seat.keys))),
        _number(w.CHAINS, seat.chains, lambda n: sc.SetChains(player=player, amount=n), most=24),
        *((draw,) if there else ()),
        Form(w.SHUFFLE, lambda _: (), lambda _: sc.Shuffle(player=player)),
    )


def table_forms(view: TableView) -> tuple[Form, ...]:
    """Return what can be changed of the table as a whole."""
    own = dict.fromkeys((*view.seats[view.active].houses, *view.seats[other_player(view.active)].houses, *House))
    houses = tuple((house, house_name(house)) for house in own)
    house = Choice("house", w.HOUSE, (*houses, (None, w.NO_HOUSE)), view.active_house)
    high = tuple((seat.player, w.HIGH_FOR.filled(who=person(seat.name))) for seat in view.seats)
    tide = Choice("tide", w.TIDE, (*high, (None, w.NEUTRAL)), view.tide)
    return (
        _one(w.HOUSE, house, lambda value: sc.SetHouse(house=value)),
        *((_one(w.TIDE, tide, lambda value: sc.SetTide(player=value)),) if view.tide_in_game else ()),
    )


def name_of(card: CardView) -> Words:
    """Return what a card in play is called."""
    from kfdesk.desk.card.faces import card_name
    from kfdesk.desk.texts import FACEDOWN

    return card_name(card.face) if card.face is not None else FACEDOWN


def _players(view: TableView) -> tuple[tuple[Player, Words], ...]:
    return tuple((seat.player, same(seat.name)) for seat in view.seats)


def _one(title: Words, field: Choice, change: Callable[[Any], sc.Change]) -> Form:
    return Form(title, lambda _: (field,), lambda values: change(values.get(field.name, field.value)))


def _number(title: Words, value: int, change: Callable[[int], sc.Change], *, most: int = 99, least: int = 0) -> Form:
    field = Number("amount", w.NUMBER, value, most, least)
    return Form(title, lambda _: (field,), lambda values: change(values.get("amount", value)))
