"""Which tables cannot arise: refused as they are loaded, so that no later choice meets what the rules do not know.

Everything here raises `SetupError`, which names the card and the rule.
"""

from __future__ import annotations

from typing import Final

from kfdesk.engine import phrases as say
from kfdesk.engine.abilities import Definition
from kfdesk.engine.core import Core
from kfdesk.engine.decks import DECK_HOUSES
from kfdesk.engine.keys import keys_to_win
from kfdesk.engine.queries import armor
from kfdesk.engine.rules import SetupError
from kfdesk.engine.scenario import CardSpec, Scenario
from kfdesk.engine.state import State
from kfdesk.engine.terms import (
    HOUSE_CHOSEN,
    IN_PLAY,
    NEVER,
    PLAYERS,
    POWER_COUNTER,
    CardType,
    KeyColor,
    Player,
    Step,
    Timestamp,
    Zone,
)
from kfdesk.engine.turn import FIRST_HAND

_LARGEST_HAND: Final = max(FIRST_HAND)


def check_card(spec: CardSpec, zone: Zone, definition: Definition, shown: Definition, side: Player) -> None:
    """Refuse what cannot be said of a card in a zone on a player's side.

    A table says of a card out of play no more than a card there keeps. Rule: "Movement between zones".
    """
    if spec.token_of is not None and shown.type is not CardType.TOKEN_CREATURE:
        raise SetupError(say.SCENARIO_TOKEN.filled(card=shown.title), "glossary/token-creatures")
    if definition.type is CardType.TOKEN_CREATURE and zone is not Zone.REFERENCE:
        raise SetupError(say.SCENARIO_REFERENCE.filled(card=definition.title), "glossary/token-creatures")
    if zone not in IN_PLAY and _is_changed(spec, zone):
        raise SetupError(say.SCENARIO_NOT_IN_PLAY.filled(card=definition.title), "glossary/movement-between-zones")
    if spec.active and definition.type is not CardType.PROPHECY:
        raise SetupError(say.SCENARIO_PROPHECY.filled(card=definition.title), "glossary/prophecy")
    if zone is Zone.REFERENCE and spec.under and not spec.active:
        raise SetupError(say.SCENARIO_INACTIVE.filled(card=definition.title), "glossary/prophecy")
    if spec.upgrades and zone not in (Zone.BATTLELINE, Zone.ARTIFACTS):  # an artifact that was a creature keeps them
        raise SetupError(say.SCENARIO_NO_HOST.filled(card=shown.title), "glossary/upgrades")
    if spec.token_of is not None and spec.copy_of is not None:
        raise SetupError(say.SCENARIO_TOKEN_COPY.filled(card=definition.title), "glossary/token-creatures")
    if spec.face_up and zone is not Zone.ARCHIVES:
        raise SetupError(say.SCENARIO_FACEUP.filled(card=definition.title), "glossary/archives")
    if spec.face_down and zone is not Zone.UNDER and spec.token_of is None:
        raise SetupError(say.SCENARIO_FACEDOWN.filled(card=definition.title), "glossary/facedown-cards")
    if POWER_COUNTER in spec.counters:
        raise SetupError(
            say.SCENARIO_POWER_COUNTERS.filled(card=shown.title), "glossary/power-counter-1-power-status-card"
        )
    if zone is Zone.UPGRADE and _is_like_a_creature(spec):
        raise SetupError(say.SCENARIO_UPGRADE_WORN.filled(card=shown.title), "glossary/upgrades")
    if zone is Zone.UPGRADE and (spec.under or not spec.ready):
        raise SetupError(say.SCENARIO_UPGRADE_LADEN.filled(card=shown.title), "glossary/upgrades")
    if spec.controller not in (None, side) and zone is not Zone.UPGRADE:
        raise SetupError(say.SCENARIO_CONTROLLER.filled(card=shown.title), "glossary/control-and-ownership")
    if spec.owner not in (None, side) and zone in _OWNERS_ONLY:
        raise SetupError(say.SCENARIO_OWNER.filled(card=definition.title), "glossary/movement-between-zones")
    gigantic = zone is Zone.BATTLELINE and shown.half is not None and spec.copy_of is None
    if spec.other_half is not None and not gigantic:
        raise SetupError(say.SCENARIO_NOT_GIGANTIC.filled(card=shown.title), "glossary/gigantic")


_OWNERS_ONLY: Final = frozenset({Zone.HAND, Zone.DECK, Zone.DISCARD, Zone.PURGED})
"""Zones of a player in which a card always lies before its owner."""


def _is_changed(spec: CardSpec, zone: Zone) -> bool:
    """Return whether a card out of play is said to have what only a card in play has."""
    under = spec.under if zone is not Zone.REFERENCE else ()
    marked = (spec.damage, spec.amber, spec.power_counters, spec.counters, spec.statuses, spec.upgrades, under)
    past = (spec.entered, spec.armor_used, spec.armor_known, spec.attacked, not spec.ready)
    return any(marked) or any(past) or spec.token_of is not None or spec.copy_of is not None


def _is_like_a_creature(spec: CardSpec) -> bool:
    """Return whether an upgrade is said to have what only creatures, or artifacts that were creatures, have."""
    marked = (spec.damage, spec.power_counters, spec.statuses, spec.armor_used, spec.armor_known, spec.attacked)
    return any(marked)


def check_house(scenario: Scenario) -> None:
    """Refuse an active house before one is chosen, and one where there is said to be none. Rule: "Active house"."""
    if scenario.house is not None and scenario.step not in HOUSE_CHOSEN:
        raise SetupError(say.SCENARIO_HOUSE_EARLY, "glossary/active-house")
    if scenario.house is not None and scenario.no_house:
        raise SetupError(say.SCENARIO_NO_HOUSE, "glossary/active-house")


def check_table(state: State) -> None:
    """Refuse a table whose cards cannot lie there together, and what cannot have happened before."""
    if state.step is Step.OVER:
        raise SetupError(say.SCENARIO_OVER, "glossary/keys")
    for player in state.players:
        if len(set(player.houses)) < len(player.houses) or len(player.houses) > DECK_HOUSES:
            raise SetupError(say.SCENARIO_HOUSES.filled(n=DECK_HOUSES), "glossary/deck")
        if any(turn > state.turn for turn in player.forged_on):
            raise SetupError(say.SCENARIO_FORGED.filled(n=max(player.forged_on)), "glossary/keys")
        colored = [key for key in player.keys if key is not KeyColor.COLORLESS]
        if len(set(colored)) < len(colored):
            raise SetupError(say.SCENARIO_KEYS, "glossary/keys")
        if state.step is Step.SETUP and len(player.deck) < _LARGEST_HAND:
            raise SetupError(say.SCENARIO_SETUP.filled(n=_LARGEST_HAND), "glossary/deck")
    _check_models(state)
    _check_entrances(state)


def check_undecided(core: Core) -> None:
    """Refuse a table at which the game is going on although a player has all the keys that win. Rule: "Keys"."""
    state = core.state
    if state.step is not Step.OVER and any(len(state.players[p].keys) >= keys_to_win(core, p) for p in PLAYERS):
        raise SetupError(say.SCENARIO_WON, "glossary/keys")


def check_armor(core: Core) -> None:
    """Refuse a creature of whose armor more has prevented damage this turn than it had. Rule: "Armor"."""
    for card in core.state.cards[1:]:
        if card.armor_used and card.armor_used > (card.armor_known or armor(core, card.id)):
            raise SetupError(say.SCENARIO_ARMOR.filled(card=card.definition.title), "glossary/armor")


def _check_models(state: State) -> None:
    """Refuse a card that lies there as another one of which there is none at this table.

    A token creature is what a deck's reference card says, and a copy is of a card that was in play; where neither is
    at the table, nothing could tell later what that card was. The table must name it, not the program guess it: who
    loads the table sees the reference card beside it. Rules: "Token creatures", FAQ on Mimic Gel.
    """
    # Reading: reading/token-of-either-deck
    there = {card.printed.id for card in state.cards[1:]}
    for card in state.cards[1:]:
        if card.definition.id in there:
            continue
        if card.face_down:
            raise SetupError(say.SCENARIO_NO_SUCH_TOKEN.filled(card=card.definition.title), "glossary/token-creatures")
        raise SetupError(say.SCENARIO_NO_MODEL.filled(card=card.definition.title), "card-faq/mimic-gel-1")


def _check_entrances(state: State) -> None:
    """Refuse two cards that entered play as one: by when it entered a card is told from what it was before."""
    seen: set[Timestamp] = set()
    for card in state.cards[1:]:
        if card.zone in IN_PLAY and card.entered != NEVER:
            if card.entered in seen:
                raise SetupError(say.SCENARIO_ENTERED.filled(n=card.entered), "glossary/movement-between-zones")
            seen.add(card.entered)
