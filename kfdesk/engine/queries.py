"""What is true of cards and players now: pure functions of the state and the abilities in force.

Printed values come from the definition; what is in force changes them in layers: blanked text,
houses, lost and gained keywords and traits, set and added values. Rules: "Constant abilities",
"Lose vs gain", "Restrictions".
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kfdesk.engine.abilities import Ability, Label, Mod, Triggered
from kfdesk.engine.core import Core, Pending
from kfdesk.engine.events import Event, Snapshot
from kfdesk.engine.frames import EntryFrame
from kfdesk.engine.register import PRINTED, Grant
from kfdesk.engine.terms import CardType, House, KeyColor, Keyword, Zone

POWER_SET: Final = Mod.POWER_SET
POWER_ADD: Final = Mod.POWER_ADD
ARMOR_SET: Final = Mod.ARMOR_SET
ARMOR_ADD: Final = Mod.ARMOR_ADD
KEYWORD_GAIN: Final = Mod.KEYWORD_GAIN
KEYWORD_LOSE: Final = Mod.KEYWORD_LOSE
HOUSE_SET: Final = Mod.HOUSE_SET
HOUSE_ADD: Final = Mod.HOUSE_ADD
ABILITY_GAIN: Final = Mod.ABILITY_GAIN
"""An enum's member is found more slowly than a name of the module, and these are asked for often."""

BASE_KEY_COST = 6
BASE_HAND = 6
ALL_KEYS = 3


def creatures(g: Core, player: int | None = None) -> tuple[int, ...]:
    """Return the creatures in play, left to right; of both players the active player's first."""
    players = g.state.players
    if player is not None:
        return players[player].line
    active = g.state.active
    return players[active].line + players[1 - active].line


def in_play(g: Core, player: int | None = None) -> tuple[int, ...]:
    """Return all cards in play: creatures, artifacts, upgrades; of one controller when given."""
    players = g.state.players
    cards = g.state.cards
    active = g.state.active
    rows = [row for p in (active, 1 - active) for row in (players[p].line, players[p].artifacts)]
    found = tuple(c for row in rows for c in row)
    found += tuple(u for c in found for u in cards[c].upgrades)
    return found if player is None else tuple(c for c in found if cards[c].controller == player)


def is_creature(g: Core, card: int) -> bool:
    """Return whether the card is a creature in play."""
    return g.state.cards[card].zone is Zone.BATTLELINE


def blanked(g: Core, card: int) -> bool:
    """Return whether the card's text box is to be treated as blank."""
    return card in g.register.blanked


def power(g: Core, card: int) -> int:
    """Return the creature's current power, never below 0. Rule: "Power"."""
    c = g.state.cards[card]
    value = c.defn.power or 0
    mods = g.register.mods
    if not mods:
        return value + c.power_counters
    for active in mods.get(POWER_SET, ()):
        if active.holds(card):
            value = active.amount(card)
    value += c.power_counters
    for active in mods.get(POWER_ADD, ()):
        if active.holds(card):
            value += active.amount(card)
    return value if value > 0 else 0


def armor(g: Core, card: int) -> int:
    """Return the creature's armor value, used up or not. Rule: "Armor"."""
    value = g.state.cards[card].defn.armor or 0
    mods = g.register.mods
    if not mods:
        return value
    for active in mods.get(ARMOR_SET, ()):
        if active.holds(card):
            value = active.amount(card)
    for active in mods.get(ARMOR_ADD, ()):
        if active.holds(card):
            value += active.amount(card)
    return value if value > 0 else 0


def armor_left(g: Core, card: int) -> int:
    """Return how much pending damage the armor still prevents this turn."""
    value = armor(g, card)
    return value - g.state.cards[card].armor_spent(value)


def keyword(g: Core, card: int, word: Keyword) -> int:
    """Return the keyword's value: 0 when the card lacks it, 1 for keywords without a number."""
    value = g.state.cards[card].defn.keywords.get(word, 0)
    register = g.register
    mods = register.mods
    if not mods:
        return value
    if card in register.blanked:
        return 0
    for active in mods.get(KEYWORD_GAIN, ()):
        if active.holds(card):
            value += sum(amount for gained, amount in active.given_keywords(card) if gained is word)
    if value and KEYWORD_LOSE in mods and any(word in a.named_keywords(card) for a in g.mods(KEYWORD_LOSE, card)):
        return 0
    return value


def keywords(g: Core, card: int) -> dict[Keyword, int]:
    """Return all keywords the card has, with their values."""
    words: Iterable[Keyword] = g.state.cards[card].defn.keywords
    if KEYWORD_GAIN in g.register.mods:
        gained = {word for active in g.mods(KEYWORD_GAIN, card) for word, _ in active.given_keywords(card)}
        words = [word for word in Keyword if word in gained or word in words]
    return {word: value for word in words if (value := keyword(g, card, word))}


def counters(g: Core, card: int) -> dict[str, int]:
    """Return the counters on a card by kind, the +1 power counters among them as "power"."""
    c = g.state.cards[card]
    found = dict(c.counters)
    if c.power_counters:
        found["power"] = c.power_counters
    return found


def keyword_as_it_enters(g: Core, card: int, word: Keyword) -> int:
    """Return the keyword's value counting what the card gains as it enters play. Rule: "Enters play"."""
    if Mod.KEYWORD_GAIN not in g.register.mods:
        return keyword(g, card, word)
    with g.frames.within(EntryFrame(card)):
        return keyword(g, card, word)


def traits(g: Core, card: int) -> tuple[str, ...]:
    """Return the card's traits, in lower case as in the facts."""
    found = g.state.cards[card].defn.traits
    mods = g.register.mods
    if Mod.TRAIT_GAIN in mods:
        gained = tuple(a.trait(card) for a in g.mods(Mod.TRAIT_GAIN, card))
        found = (*found, *(t for t in gained if t not in found))
    if Mod.TRAIT_LOSE in mods:
        lost = {a.trait(card) for a in g.mods(Mod.TRAIT_LOSE, card)}
        found = tuple(t for t in found if t not in lost)
    return found


def houses(g: Core, card: int) -> tuple[House, ...]:
    """Return the houses the card belongs to; a set house replaces all others, the latest counting.

    A card played as a copy belongs to the house of what it copies once it is played; that it may be played is asked
    of its own house. A token creature belongs to the house printed on its reference card, whatever card lies there
    facedown. Rules: "House choice", "Token creatures", FAQ on Dark Harbinger and on Phase Shift.
    """
    c = g.state.cards[card]
    found = c.copied_houses if c.copied_houses and c.zone is Zone.PLAYING else c.houses
    if c.face_down and c.defn is not c.printed:
        found = c.defn.houses or found
    if c.other_half:  # which may bring a house icon
        found = tuple(dict.fromkeys((*found, *g.state.cards[c.other_half].houses)))
    mods = g.register.mods
    if not mods:
        return found
    for active in mods.get(HOUSE_SET, ()):
        if active.holds(card):
            found = (active.house(card),)
    for active in mods.get(HOUSE_ADD, ()):
        if active.holds(card):
            value = active.value(card)
            found = (*found, *(value if isinstance(value, tuple) else (value,)))
    return found


def triggered(g: Core, card: int, label: Label) -> list[tuple[Triggered, Grant]]:
    """Return the abilities under a bold label that the card has, printed first, each with what gave it.

    An upgrade that gives text gives it to the creature: the ability is on the creature then. Rule: "Upgrades".
    """
    register = g.register
    if card in register.blanked:
        return []
    own = g.state.cards[card].defn.triggered.get(label)
    found: list[tuple[Triggered, Grant]] = [(ability, PRINTED) for ability in own] if own else []
    if ABILITY_GAIN in register.mods:
        found += [(a, grant) for a, grant in gained(g, card) if isinstance(a, Triggered) and label in a.labels]
    return found


def waiting(g: Core, card: int, you: int, label: Label, event: Event) -> list[Pending]:
    """Return the abilities under a bold label that the card has, as they wait for `you` in the window of `event`."""
    return [Pending(card, you, a, event, label, given=given) for a, given in triggered(g, card, label)]


def gained(g: Core, card: int) -> list[tuple[Ability, Grant]]:
    """Return the abilities the card gains from upgrades and effects, each with what gave it."""
    return [(a.given_ability(card), a.grant) for a in g.mods(Mod.ABILITY_GAIN, card)]


def neighbors(g: Core, card: int) -> tuple[int, ...]:
    """Return the creatures to the immediate left and right, left first. Rule: "Neighbor"."""
    line = g.state.players[g.state.cards[card].controller].line
    if card not in line:
        return ()
    at = line.index(card)
    return (*line[max(0, at - 1) : at], *line[at + 1 : at + 2])


def on_flank(g: Core, card: int) -> bool:
    """Return whether the creature is on a flank, or counts as if it were. Rule: "Flank"."""
    line = g.state.players[g.state.cards[card].controller].line
    if not line or g.state.cards[card].zone is not Zone.BATTLELINE:
        return False
    return card == line[0] or card == line[-1] or g.has(Mod.ON_FLANK, card)


def beside(g: Core, card: int) -> tuple[int, int]:
    """Return how many creatures are to the left and to the right of one in its battleline."""
    line = g.state.players[g.state.cards[card].controller].line
    return (line.index(card), len(line) - line.index(card) - 1) if card in line else (0, 0)


def in_center(g: Core, card: int) -> bool:
    """Return whether as many creatures are left of it as right. Rule: "Center of the battleline"."""
    line = g.state.players[g.state.cards[card].controller].line
    return len(line) % 2 == 1 and line[len(line) // 2] == card


def key_cost(g: Core, player: int) -> int:
    """Return the Æmber `player` pays to forge now; never below 0. Rule: "Cost, at current cost"."""
    cost = BASE_KEY_COST
    for active in g.mods(Mod.KEY_COST, player):
        cost += active.amount(player)
    return max(0, cost)


def spendable(g: Core, player: int) -> tuple[int, ...]:
    """Return the player's cards whose Æmber may be spent when forging."""
    if Mod.SPENDABLE not in g.register.mods:
        return ()
    return tuple(c for c in in_play(g, player) if g.state.cards[c].amber > 0 and g.has(Mod.SPENDABLE, c))


def affords_key(g: Core, player: int) -> bool:
    """Return whether the player could pay for a key now ("Check!" looks at the pool only)."""
    p = g.state.players[player]
    return len(p.keys) < ALL_KEYS and p.amber >= key_cost(g, player)


def unforged(g: Core, player: int) -> tuple[KeyColor, ...]:
    """Return the colors of keys the player has not forged."""
    keys = g.state.players[player].keys
    return tuple(color for color in KeyColor if color not in keys)


def hand_size(g: Core, player: int) -> int:
    """Return the number of cards the player refills to, before chains."""
    size = BASE_HAND
    for active in g.mods(Mod.HAND_SIZE, player):
        size += active.amount(player)
    return max(0, size)


def chain_penalty(chains: int) -> int:
    """Return how many cards fewer a player with that many chains refills to. Rule: "Chains"."""
    return (chains + 5) // 6


def haunted(g: Core, player: int) -> bool:
    """Return whether the player has 10 or more cards in their discard pile. Rule: "Haunted"."""
    return len(g.state.players[player].discard) >= 10


def overwhelmed(g: Core, player: int) -> bool:
    """Return whether there are more enemy than friendly creatures. Rule: "Overwhelmed"."""
    return len(g.state.players[1 - player].line) > len(g.state.players[player].line)


def snapshot(g: Core, card: int) -> Snapshot:
    """Return what the card is now, for effects that ask after it has left play."""
    c = g.state.cards[card]
    creature = c.zone is Zone.BATTLELINE
    return Snapshot(
        card,
        c.defn.id,
        CardType.CREATURE if creature else c.defn.type,
        c.owner,
        c.controller,
        power(g, card) if creature else 0,
        armor(g, card) if creature else 0,
        c.damage,
        c.amber,
        houses(g, card),
        traits(g, card),
        tuple(keywords(g, card).items()),
        tuple(counters(g, card).items()),
        neighbors(g, card) if creature else (),
        on_flank(g, card),
        creature and in_center(g, card),
        c.ready,
        c.statuses,
        c.face_down,
        c.defn.type is CardType.TOKEN_CREATURE,
        c.upgrades,
        *(beside(g, card) if creature else (0, 0)),
    )
