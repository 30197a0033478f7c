"""Building the state a game begins from: two decks, or a scenario."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from kfdesk.engine import phrases as say
from kfdesk.engine import rng
from kfdesk.engine.abilities import Definition, PlayedAsCopy
from kfdesk.engine.apply import ALWAYS_REMEMBERED, remember
from kfdesk.engine.decks import DECK_HOUSES, DECK_SIZE, DeckCard, DeckList, Seat
from kfdesk.engine.editions import Difference, differs
from kfdesk.engine.events import EventKind, KeyForged
from kfdesk.engine.possible import check_card, check_house, check_table
from kfdesk.engine.rules import SetupError
from kfdesk.engine.scenario import CardSpec, Scenario, Side
from kfdesk.engine.state import PILES, WRITTEN, WRITTEN_PILES, Card, PlayerState, State
from kfdesk.engine.terms import (
    HOUSE_CHOSEN,
    IN_PLAY,
    MOST_CHAINS,
    NEVER,
    NO_CARD,
    PLAYERS,
    STACKS,
    CardId,
    CardType,
    Edition,
    Half,
    House,
    Icon,
    KeyColor,
    Player,
    Status,
    Timestamp,
    Zone,
    other_player,
)
from kfdesk.text.words import Words, same

Library = Mapping[str, Definition]
"""The card library: definitions by id."""


class LibraryUnder(Library):
    """A card library as it is under an edition of the rules."""

    def __init__(self, library: Library, edition: Edition) -> None:
        self._library = library
        self._edition = edition

    def __getitem__(self, id_: str) -> Definition:
        return self._library[id_].under(self._edition)

    def __contains__(self, id_: object) -> bool:
        return id_ in self._library

    def __iter__(self) -> Iterator[str]:
        return iter(self._library)

    def __len__(self) -> int:
        return len(self._library)


def from_seats(
    seats: tuple[Seat, Seat], *, seed: int, edition: Edition, library: Library, first: Player | None
) -> State:
    """Return the state before setup. Raises `SetupError` for a deck that cannot be played.

    Which card gets which handle is drawn by lot, so that a handle tells nothing about a hidden card.
    """
    library = LibraryUnder(library, edition)
    random = rng.seeded(seed)
    lots = [(player, card) for player in PLAYERS for card in checked(seats[player].deck, library)]
    random, order = rng.shuffled(random, range(len(lots)))
    cards: list[Card] = [_blank(library)]
    players = [PlayerState(seat.deck.houses) for seat in seats]
    for id_, lot in enumerate(order, start=1):
        player, listed = lots[lot]
        cards.append(
            _card(CardId(id_), player, library[listed.id], listed.house, listed.icons, maverick=listed.maverick)
        )
    for player in PLAYERS:
        players[player].deck = tuple(c.id for c in cards[1:] if c.owner == player)
        players[player].chains = seats[player].chains
    if first is None:
        random, lot = rng.below(random, len(PLAYERS))
        first = PLAYERS[lot]
    state = State(edition, cards, players, random)
    for player in PLAYERS:
        deck = seats[player].deck
        _lay_references(state, player, deck.references, library, deck.name)
    state.first = state.active = first
    state.remembered = _asked_about(state)
    return state


def checked(deck: DeckList, library: Library) -> tuple[DeckCard, ...]:
    """Return the deck's cards if it can be played. Rule: "Deck"."""
    if deck.size != DECK_SIZE:
        raise _unplayable(deck, say.DECK_SIZE, wanted=DECK_SIZE, n=deck.size)
    houses = set(deck.houses)
    if len(houses) != DECK_HOUSES:
        raise _unplayable(deck, say.DECK_HOUSES, wanted=DECK_HOUSES, n=len(houses))
    for card in deck.cards:
        type_ = _known(card.id, library, deck.name).type
        if type_ in _REFERENCES:
            what = say.SCENARIO_REFERENCE if type_ is CardType.TOKEN_CREATURE else say.SCENARIO_BESIDE
            raise _unplayable(deck, what, card=library[card.id].title)
        if card.house not in houses:
            raise _unplayable(deck, say.DECK_STRANGER, card=library[card.id].title, house=card.house.words)
    for absent in deck.left_out:
        if absent.house is not None and absent.house not in houses:
            raise _unplayable(deck, say.DECK_STRANGER, card=same(absent.title), house=absent.house.words)
    for card in deck.references:
        if _known(card.id, library, deck.name).type not in _REFERENCES:
            raise _unplayable(deck, say.DECK_REFERENCE, card=library[card.id].title)
    return deck.cards


def _unplayable(deck: DeckList, what: Words, **slots: Words | str | int) -> SetupError:
    """Return the error that says what is wrong with a deck. Rule: "Deck"."""
    return SetupError(say.IN_DECK.filled(deck=deck.name, what=what.filled(**slots)), "glossary/deck")


def _known(id_: str, library: Library, deck: str = "") -> Definition:
    """Return a card's definition. Raises `SetupError`, naming the deck if it is of one, for one there is not."""
    if id_ not in library:
        unknown = say.DECK_UNKNOWN.filled(card=id_)
        raise SetupError(say.IN_DECK.filled(deck=deck, what=unknown) if deck else unknown, "glossary/deck")
    return library[id_]


def _blank(library: Library) -> Card:
    """Return what lies at number 0, which is no card."""
    return Card(NO_CARD, PLAYERS[0], next(iter(library.values())), House.BROBNAR)


def _card(
    id_: CardId, owner: Player, definition: Definition, house: House, icons: Iterable[Icon | House], *, maverick: bool
) -> Card:
    """Return a card as it is in its deck: printed Æmber icons first, then those of the list.

    A house icon makes it belong to that house as well. Rule: "Bonus icons".
    """
    card = Card(id_, owner, definition, house)
    extra = tuple(icons)
    card.icons = (Icon.AMBER,) * definition.amber + tuple(i for i in extra if isinstance(i, Icon))
    card.houses = tuple(dict.fromkeys((house, *(i for i in extra if isinstance(i, House)))))
    card.maverick = maverick
    return card


def _lay_references(
    state: State, player: Player, references: Iterable[DeckCard], library: Library, deck: str = ""
) -> None:
    """Lay a player's reference cards, such as a token creature's, beside the table."""
    for listed in references:
        definition = _known(listed.id, library, deck)
        if definition.type is CardType.TIDE:
            state.tide_in_game = True
            continue
        card = _card(CardId(len(state.cards)), player, definition, listed.house, (), maverick=False)
        card.zone = Zone.REFERENCE
        if definition.type in _BESIDE_THE_TABLE:  # which belongs to no house
            card.houses = ()
        state.cards.append(card)
        state.players[player].references += (card.id,)
    _link_prophecies(state, player)


def _link_prophecies(state: State, player: Player) -> None:
    """Make double-sided cards of a player's prophecies: two that follow each other are the sides of one card.

    Raises `SetupError` where both sides of one are said to be active.
    """
    # Reading: reading/one-sided-prophecies
    sides = [c for c in state.players[player].references if state.cards[c].printed.type is CardType.PROPHECY]
    for front, back in zip(sides[::2], sides[1::2], strict=False):
        state.cards[front].reverse, state.cards[back].reverse = back, front
        if state.cards[front].active and state.cards[back].active:
            title = state.cards[front].printed.title
            raise SetupError(say.SCENARIO_BOTH_SIDES.filled(card=title), "glossary/prophecy")


def _remember_keys(state: State, player: Player) -> None:
    """Remember the keys that a player forged in this turn or in the last turn of either player.

    A player may have forged in the opponent's turn: then it was not on that player's previous turn.
    """
    p = state.players[player]
    previous = list(state.previous)
    last_turns = {state.turn - 1: other_player(state.active), state.turn - 2: state.active}
    for turn, color in zip(p.forged_on, p.forged_colors, strict=True):
        forged = KeyForged(player, color, cost=0)
        if turn == state.turn:
            remember(state, forged)
        elif turn in last_turns:
            previous[last_turns[turn]] = previous[last_turns[turn]].after(forged, NEVER)
    state.previous = (previous[0], previous[1])


# Scenarios ------------------------------------------------------------------------------------


def from_scenario(scenario: Scenario, library: Library) -> State:
    """Return the state a scenario describes. Raises `SetupError` naming an unknown or misplaced card."""
    check_house(scenario)
    library = LibraryUnder(library, scenario.edition)
    players = [PlayerState(_houses(side, library)) for side in scenario.players]
    state = State(scenario.edition, [_blank(library)], players, rng.seeded(scenario.seed))
    state.turn, state.active = scenario.turn, PLAYERS[scenario.active]
    state.clock = _latest_entrance(scenario)  # what does not say when it entered play came later
    for player, side in zip(PLAYERS, scenario.players, strict=True):
        p = players[player]
        if side.chains > MOST_CHAINS and not differs(state, Difference.CHAINS_WITHOUT_END):
            raise SetupError(say.SCENARIO_CHAINS.filled(n=MOST_CHAINS), "glossary/chains")
        p.amber, p.chains = side.amber, side.chains
        p.keys = tuple(sorted(side.keys, key=tuple(KeyColor).index))
        if side.forged_last_turn:
            p.forged_on = (scenario.turn - (2 if player == scenario.active else 1),)
            p.forged_colors = (p.keys[-1] if p.keys else KeyColor.RED,)
        if side.forged:
            p.forged_on = tuple(turn for turn, _ in side.forged)
            p.forged_colors = tuple(color for _, color in side.forged)
        _remember_keys(state, player)
        for name, zone in WRITTEN_PILES.items():
            row = tuple(_place(state, player, spec, zone, library) for spec in getattr(side, name))
            old = scenario.version == 1 and zone in STACKS and zone is not Zone.DECK
            setattr(p, PILES[zone], row[::-1] if old else row)
        state.players[player].references = tuple(
            _place(state, player, spec, Zone.REFERENCE, library) for spec in side.prophecies
        )
        _lay_references(state, player, _beside(side, player, library), library)
    odd = state.active if scenario.turn % 2 else other_player(state.active)
    state.first = odd if scenario.first is None else PLAYERS[scenario.first]
    state.step = scenario.step
    state.tide = None if scenario.tide is None else PLAYERS[scenario.tide]
    state.tide_in_game = scenario.tide_in_game or scenario.tide is not None
    if scenario.step in HOUSE_CHOSEN and not scenario.no_house:
        state.active_house = scenario.house or _first_house(state)
    state.clock = max(card.entered for card in state.cards)
    check_table(state)
    if scenario.numbers:
        _renumber(state, tuple(CardId(number) for number in scenario.numbers))
    state.remembered = _asked_about(state)
    return state


def _latest_entrance(scenario: Scenario) -> Timestamp:
    """Return the last number of an entrance into play that the scenario says of a card."""
    left = [spec for side in scenario.players for spec in (*side.battleline, *side.artifacts)]
    latest = int(NEVER)
    while left:
        spec = left.pop()
        latest = max(latest, spec.entered)
        left += spec.upgrades
    return Timestamp(latest)


def _beside(side: Side, player: Player, library: Library) -> list[DeckCard]:
    """Return the reference cards of a side but for prophecies. Raises `SetupError` for cards that are none."""
    power, found = side.archon_power, []
    if power is not None:
        card = _known(power.id, library)
        if card.type is not CardType.ARCHON_POWER:
            raise SetupError(say.SCENARIO_POWER.filled(card=card.title), "glossary/archon-power")
        check_card(power, Zone.REFERENCE, card, card, player)
        found.append(DeckCard(power.id, power.house or House.BROBNAR))
    if side.token:
        token = _known(side.token, library)
        if token.type is not CardType.TOKEN_CREATURE:
            raise SetupError(say.SCENARIO_TOKEN.filled(card=token.title), "glossary/token-creatures")
        found.append(DeckCard(side.token, next(iter(token.houses), House.BROBNAR)))
    return found


def _asked_about(state: State) -> frozenset[EventKind]:
    """Return the kinds of events that the cards of the game, or the rules, ask about later."""
    definitions = {card.printed.id: card.printed for card in state.cards[1:]}
    return ALWAYS_REMEMBERED.union(*(definition.asks_about for definition in definitions.values()))


def _renumber(state: State, numbers: tuple[CardId, ...]) -> None:
    """Give the cards, which were numbered in the order of the scenario, these numbers."""
    count = len(state.cards) - 1
    if sorted(numbers) != list(range(1, count + 1)):
        raise SetupError(say.SCENARIO_NUMBERS.filled(n=count))
    cards = state.cards.copy()
    new = (NO_CARD, *numbers)
    for card in state.cards[1:]:
        card.id, card.parent = new[card.id], new[card.parent]
        card.other_half, card.reverse = new[card.other_half], new[card.reverse]
        card.upgrades = tuple(new[below] for below in card.upgrades)
        card.under = tuple(new[below] for below in card.under)
        cards[card.id] = card
    state.cards = cards
    for player in state.players:
        for name in PILES.values():
            setattr(player, name, tuple(new[card] for card in getattr(player, name)))


def _houses(side: Side, library: Library) -> tuple[House, ...]:
    if side.houses is not None:
        return side.houses
    found: list[House] = []
    for name in WRITTEN_PILES:
        for spec in getattr(side, name):
            house = spec.house or _printed(_known(spec.id, library))
            if house not in found and spec.owner is None:
                found.append(house)
    return tuple(found[:DECK_HOUSES])


def _printed(definition: Definition) -> House:
    return definition.houses[0] if definition.houses else House.BROBNAR


def _first_house(state: State) -> House | None:
    """Return the house the active player most likely chose: of the first card they could play or use.

    A token creature is of the house of its reference card. Rule: "Token creatures".
    """
    p = state.players[state.active]
    first = next(iter((*p.hand, *p.line, *p.artifacts)), NO_CARD)
    if not first:
        return next(iter(p.houses), None)
    card = state.cards[first]
    return ((card.definition.houses if card.face_down else card.copied_houses) or card.houses)[0]


def _shown(spec: CardSpec, zone: Zone, library: Library) -> Definition:
    """Return what a card lies there as. Raises `SetupError` where such a card cannot lie."""
    shown = _known(spec.token_of or spec.copy_of or spec.id, library)
    if shown.type in _BESIDE_THE_TABLE and zone is not Zone.REFERENCE:
        raise SetupError(say.SCENARIO_BESIDE.filled(card=shown.title), "glossary/prophecy")
    if zone is Zone.REFERENCE and shown.type is not CardType.PROPHECY:
        raise SetupError(say.SCENARIO_PROPHECY.filled(card=shown.title), "glossary/prophecy")
    if zone is Zone.UPGRADE and shown.type is not CardType.UPGRADE:
        if shown.as_upgrade is None:
            raise SetupError(say.SCENARIO_UPGRADE.filled(card=shown.title), "glossary/upgrades")
        return shown.as_upgrade
    if zone is Zone.BATTLELINE and shown.type not in (CardType.CREATURE, CardType.TOKEN_CREATURE):
        raise SetupError(say.SCENARIO_CREATURE.filled(card=shown.title), "glossary/battleline")
    if zone is Zone.BATTLELINE and shown.half is Half.TOP:
        raise SetupError(say.SCENARIO_HALF.filled(card=shown.title), "glossary/gigantic")
    if zone is Zone.ARTIFACTS and shown.type is not CardType.ARTIFACT:
        raise SetupError(say.SCENARIO_ARTIFACT.filled(card=shown.title), "glossary/artifacts")
    return shown


_BESIDE_THE_TABLE = (CardType.PROPHECY, CardType.ARCHON_POWER, CardType.TIDE)
"""What is never shuffled into a deck nor put anywhere else. Rules: "Prophecy", "Archon power", "Reference cards"."""
_REFERENCES = (CardType.TOKEN_CREATURE, *_BESIDE_THE_TABLE)


def _place(state: State, player: Player, spec: CardSpec, zone: Zone, library: Library) -> CardId:
    """Make the card a spec describes, with what is on and under it, and return its number."""
    definition = _known(spec.id, library)
    shown = _shown(spec, zone, library)
    owner = player if spec.owner is None else PLAYERS[spec.owner]
    check_card(spec, zone, definition, shown, player)
    icons = spec.icons
    card = _card(
        CardId(len(state.cards)), owner, definition, spec.house or _printed(definition), icons, maverick=spec.maverick
    )
    state.cards.append(card)
    if not spec.printed_icons:
        card.icons = tuple(icon for icon in icons if isinstance(icon, Icon))
    card.definition = shown
    if spec.copy_of is not None:
        card.copied_houses = tuple(a.house for a in definition.constants if isinstance(a, PlayedAsCopy) and a.house)
    card.face_down = spec.token_of is not None or (zone is Zone.UNDER and spec.face_down)
    card.face_up = spec.face_up and zone is Zone.ARCHIVES
    card.active = spec.active and definition.type is CardType.PROPHECY
    card.zone = zone
    if zone is Zone.REFERENCE:
        card.houses = ()
    # An upgrade stays its player's, wherever it is attached. Rule: "Playing cards".
    card.controller = card.base_controller = player if zone.anybodys else owner
    if zone is Zone.UPGRADE and spec.controller is not None:
        card.controller = PLAYERS[spec.controller]
    if zone in IN_PLAY:
        for name in WRITTEN:
            setattr(card, name, getattr(spec, name))
        card.entered = card.entered or state.tick()
        card.attacked_on = state.turn if spec.attacked else 0
        card.counters = tuple(sorted((kind, n) for kind, n in spec.counters.items() if n))
        card.statuses = tuple(status for status in Status if status in spec.statuses)
    if zone is Zone.BATTLELINE and shown.half is not None and spec.copy_of is None:  # a copy of one is a single card
        _join(state, card, spec, library)
    for below, into in ((spec.upgrades, Zone.UPGRADE), (spec.under, Zone.UNDER)):
        numbers = tuple(_place(state, player, s, into, library) for s in below)
        for number in numbers:
            state.cards[number].parent = card.id
        if into is Zone.UPGRADE:
            card.upgrades = numbers
        else:
            card.under = numbers
    return card.id


def _join(state: State, card: Card, spec: CardSpec, library: Library) -> None:
    """Make the top half that lies in play with the bottom half of a gigantic creature. Rule: "Gigantic"."""
    half = spec.other_half or CardSpec(id=card.definition.other_half, owner=spec.owner)
    definition = _known(half.id, library)
    if definition.other_half != card.definition.id:
        raise SetupError(
            say.SCENARIO_OTHER_HALF.filled(card=definition.title, of=card.definition.title), "glossary/gigantic"
        )
    top = state.cards[_place(state, card.controller, half, Zone.JOINED, library)]
    top.controller = card.controller
    card.other_half, top.other_half = top.id, card.id
