"""The whole table written down in mid-game: from a state to the `Scenario` a game can begin from again.

A `Scenario` says where every card is and what lies on it, whose it is and who controls it, both pools, keys,
chains, the tide, the active house, whose turn it is and the random numbers to come; handles stay as they are.
What it cannot say, so that a game that begins from it goes on without:

- lasting effects (`State.lasting`), such as "for the rest of the turn" or a named house; control that only
  lasts for a time becomes control for good;
- what happened this turn and in each player's last turn (`TurnMemory`): the rule of six, alpha, omega and
  cards that count plays begin at nothing; only the forging of keys and armor used this turn are kept;
- actions being played (`Zone.PLAYING`): no state at a checkpoint has any.
"""

from __future__ import annotations

from typing import Any

from kfdesk.engine.scenario import CardSpec, Scenario, Side
from kfdesk.engine.state import PILES, WRITTEN_PILES, Card, PlayerState, State, written_fields
from kfdesk.engine.stored import json_of
from kfdesk.engine.terms import (
    CREATURES,
    HOUSE_CHOSEN,
    IN_PLAY,
    PLAYERS,
    CardId,
    CardType,
    Icon,
    Player,
    Zone,
)

_UNTOUCHED = CardSpec(id="x")


def scenario_of(state: State, names: tuple[str, str] = ("", ""), decks: tuple[str, str] = ("", "")) -> Scenario:
    """Return the scenario of a state at a checkpoint (`Game.checkpoint`), with the players' and decks' names.

    The state is one of the first turn or later: before it there is only what the seats say.
    """
    assert state.turn > 0, "nothing lies on the table before the first turn"
    numbers: list[CardId] = []
    sides = [_side(state, player, numbers, names[player], decks[player]) for player in PLAYERS]
    return Scenario(
        players=(sides[0], sides[1]),
        active=state.active,
        step=state.step,
        house=state.active_house,
        no_house=state.active_house is None and state.step in HOUSE_CHOSEN,
        tide=state.tide,
        tide_in_game=state.tide_in_game,
        turn=state.turn,
        first=state.first,
        seed=state.rng,
        edition=state.edition,
        numbers=tuple(numbers),
    )


def written(scenario: Scenario) -> str:
    """Return a scenario as compact JSON on one line, with plain ids for untouched cards and no defaults."""
    return json_of(scenario.for_file())


def _side(state: State, player: Player, numbers: list[CardId], name: str, deck: str) -> Side:
    p = state.players[player]
    rows: dict[str, Any] = {
        zone: tuple(_spec(state, card, player, numbers) for card in row)
        for zone, row in ((name, _row(state, p, zone)) for name, zone in WRITTEN_PILES.items())
    }
    beside = {kind: [c for c in p.references if state.cards[c].definition.type is kind] for kind in _REFERENCES}
    prophecies = tuple(_spec(state, card, player, numbers) for card in beside[CardType.PROPHECY])
    power = next((_spec(state, card, player, numbers) for card in beside[CardType.ARCHON_POWER]), None)
    token = next(iter(beside[CardType.TOKEN_CREATURE]), None)
    if token is not None:
        numbers.append(token)
    return Side(
        name=name,
        deck_name=deck,
        houses=p.houses,
        **rows,
        prophecies=prophecies,
        archon_power=power,
        token=state.cards[token].definition.id if token is not None else None,
        amber=p.amber,
        keys=p.keys,
        chains=p.chains,
        forged=tuple(zip(p.forged_on, p.forged_colors, strict=True)),
    )


def _row(state: State, player: PlayerState, zone: Zone) -> tuple[CardId, ...]:
    """Return the cards of a zone; an artifact that is a creature by an effect, which cannot be said, is one again, and
    so is a creature that is an artifact."""
    row: tuple[CardId, ...] = getattr(player, PILES[zone])
    if zone not in (Zone.BATTLELINE, Zone.ARTIFACTS):
        return row
    here = zone is Zone.BATTLELINE
    other = player.artifacts if here else player.line
    own = tuple(c for c in row if (state.cards[c].definition.type in CREATURES) is here)
    return (*own, *(c for c in other if (state.cards[c].definition.type in CREATURES) is here))


_REFERENCES = (CardType.PROPHECY, CardType.ARCHON_POWER, CardType.TOKEN_CREATURE)


def _spec(state: State, number: CardId, player: Player, numbers: list[CardId]) -> CardSpec:
    """Return what is to be said of one card on the side of `player`; its number goes to the others."""
    card = state.cards[number]
    numbers.append(number)
    said: dict[str, Any] = {"id": card.printed.id}
    if card.owner != player:
        said["owner"] = card.owner
    if not card.printed.houses or card.home is not card.printed.houses[0]:
        said["house"] = card.home
    # The printed Æmber comes with the card; behind it are the icons of the deck list.
    printed = card.printed.amber
    if card.icons[:printed] != (Icon.AMBER,) * printed:
        printed = 0
        said["printed_icons"] = False
    icons = (*card.icons[printed:], *card.houses[1:])
    if icons:
        said["icons"] = icons
    if card.maverick:
        said["maverick"] = True
    if card.definition is not card.printed:
        said["token_of" if card.face_down else "copy_of"] = card.definition.id
    elif card.face_down:
        said["face_down"] = True
    if card.face_up and card.zone is Zone.ARCHIVES:
        said["face_up"] = True
    if card.active:
        said["active"] = True
    if card.zone in IN_PLAY:
        said |= _wear(state, card)
    if card.zone is Zone.BATTLELINE and card.other_half:
        said["other_half"] = _spec(state, card.other_half, player, numbers)
    if card.upgrades:
        said["upgrades"] = tuple(_spec(state, below, player, numbers) for below in card.upgrades)
    if card.under:
        said["under"] = tuple(_spec(state, below, player, numbers) for below in card.under)
    # Nothing is left to check, and a game writes thousands of these.
    return _UNTOUCHED.model_copy(update=said)


def _wear(state: State, card: Card) -> dict[str, Any]:
    """Return what lies on a card in play and what it did this turn."""
    in_play = written_fields(card)
    in_play |= {"statuses": card.statuses, "counters": dict(card.counters), "attacked": card.attacked_on == state.turn}
    if not card.armor_used:
        del in_play["armor_used"], in_play["armor_known"]
    if card.zone is Zone.UPGRADE and card.controller != card.owner:
        in_play["controller"] = card.controller
    return in_play
