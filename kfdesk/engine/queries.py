"""What is true of cards and players now: pure functions of the state and the abilities in force.

Printed values come from the definition; what is in force changes them in layers: blanked text,
houses, lost and gained keywords and traits, set and added values. Rules: "Constant abilities",
"Lose vs gain", "Restrictions".
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kfdesk.engine.abilities import Ability, Definition, Mod, Replacement, Static, Triggered
from kfdesk.engine.core import Core
from kfdesk.engine.events import CardDestroyed, Event
from kfdesk.engine.frames import EntryFrame
from kfdesk.engine.gigantic import bonus_icons, house_icons
from kfdesk.engine.register import PRINTED, Grant, InForce
from kfdesk.engine.snapshots import Snapshot
from kfdesk.engine.terms import (
    CardId,
    CardType,
    House,
    Keyword,
    Label,
    Player,
    Zone,
    other_player,
)
from kfdesk.engine.windows import Pending

POWER_SET: Final = Mod.POWER_SET
POWER_ONLY: Final = Mod.POWER_ONLY
POWER_ADD: Final = Mod.POWER_ADD
ARMOR_SET: Final = Mod.ARMOR_SET
ARMOR_ONLY: Final = Mod.ARMOR_ONLY
ARMOR_ADD: Final = Mod.ARMOR_ADD
KEYWORD_GAIN: Final = Mod.KEYWORD_GAIN
KEYWORD_LOSE: Final = Mod.KEYWORD_LOSE
IGNORE_KEYWORD: Final = Mod.IGNORE_KEYWORD
HOUSE_SET: Final = Mod.HOUSE_SET
HOUSE_ADD: Final = Mod.HOUSE_ADD
ABILITY_GAIN: Final = Mod.ABILITY_GAIN
ALSO_BEHIND: Final = Mod.ALSO_BEHIND
LABEL_LOSE: Final = Mod.LABEL_LOSE
SWITCHED: Final = Mod.SWITCHED
"""An enum's member is found more slowly than a name of the module, and these are asked for often."""


def creatures(core: Core, player: Player | None = None) -> tuple[CardId, ...]:
    """Return the creatures in play, left to right; of both players the active player's first."""
    players = core.state.players
    if player is not None:
        return players[player].line
    active = core.state.active
    return players[active].line + players[other_player(active)].line


def in_play(core: Core, player: Player | None = None) -> tuple[CardId, ...]:
    """Return all cards in play: creatures, artifacts, upgrades; of one controller when given."""
    players = core.state.players
    cards = core.state.cards
    active = core.state.active
    rows = [row for p in (active, other_player(active)) for row in (players[p].line, players[p].artifacts)]
    found = tuple(c for row in rows for c in row)
    found += tuple(u for c in found for u in cards[c].upgrades)
    return found if player is None else tuple(c for c in found if cards[c].controller == player)


def is_creature(core: Core, card: CardId) -> bool:
    """Return whether the card is a creature in play."""
    return core.state.cards[card].zone is Zone.BATTLELINE


def blanked(core: Core, card: CardId) -> bool:
    """Return whether the card's text box is to be treated as blank."""
    return card in core.register.blanked


def power(core: Core, card: CardId) -> int:
    """Return the creature's current power, never below 0. Rules: "Power", FAQ on Pale Star."""
    register = core.register
    if register.plain_power:
        c = core.state.cards[card]
        return (c.definition.power or 0) + c.power_counters
    mods = register.mods
    return _armor(core, card) if SWITCHED in mods and _switched(core, card) else _power(core, card)


def armor(core: Core, card: CardId) -> int:
    """Return the creature's armor value, used up or not. Rule: "Armor"."""
    mods = core.register.mods
    if not mods:
        return core.state.cards[card].definition.armor or 0
    return _power(core, card) if SWITCHED in mods and _switched(core, card) else _armor(core, card)


def _switched(core: Core, card: CardId) -> bool:
    """Return whether power and armor have changed places: each as it would be with all that changes it, armor whether
    used up or not. Rule: FAQ on Lightsmith Clariel."""
    return len(core.mods(SWITCHED, card)) % 2 == 1


def seen_as(core: Core, card: CardId) -> Definition:
    """Return what a card is: while it is a copy for a time, what the other card is."""
    copies = core.register.copies
    return copies[card].definition if copies and card in copies else core.state.cards[card].definition


def _power(core: Core, card: CardId) -> int:
    """Return the power, unless it has changed places with the armor."""
    c = core.state.cards[card]
    register = core.register
    mods = register.mods
    value = (seen_as(core, card) if register.copies else c.definition).power or 0
    for active in mods.get(POWER_SET, ()):
        if active.holds(card):
            value = active.amount(card)
    value += c.power_counters
    for active in mods.get(POWER_ADD, ()):
        if active.holds(card):
            value += active.amount(card)
    for active in mods.get(POWER_ONLY, ()):
        if active.holds(card):
            value = active.amount(card)
    return value if value > 0 else 0


def _armor(core: Core, card: CardId) -> int:
    """Return the armor, unless it has changed places with the power."""
    value = seen_as(core, card).armor or 0
    mods = core.register.mods
    for active in mods.get(ARMOR_SET, ()):
        if active.holds(card):
            value = active.amount(card)
    for active in mods.get(ARMOR_ADD, ()):
        if active.holds(card):
            value += active.amount(card)
    for active in mods.get(ARMOR_ONLY, ()):
        if active.holds(card):
            value = active.amount(card)
    if value and Mod.ARMOR_LOSE in mods and core.has(Mod.ARMOR_LOSE, card):
        return 0
    return value if value > 0 else 0


def armor_left(core: Core, card: CardId) -> int:
    """Return how much pending damage the armor still prevents this turn."""
    value = armor(core, card)
    return value - core.state.cards[card].armor_spent(value)


def keyword(core: Core, card: CardId, word: Keyword) -> int:
    """Return the keyword's value: 0 when the card lacks it, 1 for keywords without a number."""
    value = core.state.cards[card].definition.keywords.get(word, 0)
    register = core.register
    mods = register.mods
    if not mods:
        return value
    if card in register.blanked:
        return 0
    if card in register.copies:
        value = register.copies[card].definition.keywords.get(word, 0)
    for active in mods.get(KEYWORD_GAIN, ()):
        if active.holds(card):
            value += sum(amount for gained, amount in active.given_keywords(card) if gained is word)
    if value and KEYWORD_LOSE in mods and any(word in a.named_keywords(card) for a in core.mods(KEYWORD_LOSE, card)):
        return 0
    return 0 if value and IGNORE_KEYWORD in mods and _ignored(core, card, word) else value


def _ignored(core: Core, card: CardId, word: Keyword) -> bool:
    """Return whether what attacks the creature ignores a keyword of it: it is as if it had none in that fight."""
    # Reading: reading/ignored-keywords
    fight = core.frames.fight()
    if fight is None or fight.defender != card:
        return False
    return any(word in a.named_keywords(fight.attacker) for a in core.mods(IGNORE_KEYWORD, fight.attacker))


_KEYWORDS: Final = tuple(Keyword)


def keywords(core: Core, card: CardId) -> dict[Keyword, int]:
    """Return all keywords the card has, with their values: the printed ones first, in their order."""
    words: Iterable[Keyword] = seen_as(core, card).keywords
    if KEYWORD_GAIN in core.register.mods:
        gained = {word for active in core.mods(KEYWORD_GAIN, card) for word, _ in active.given_keywords(card)}
        words = (*words, *(word for word in _KEYWORDS if word in gained and word not in words))
    return {word: value for word in words if (value := keyword(core, card, word))}


def counters(core: Core, card: CardId) -> dict[str, int]:
    """Return the counters on a card by kind, the +1 power counters among them as "power"."""
    c = core.state.cards[card]
    found = dict(c.counters)
    if c.power_counters:
        found["power"] = c.power_counters
    return found


def keyword_as_it_enters(core: Core, card: CardId, word: Keyword) -> int:
    """Return the keyword's value counting what the card gains as it enters play. Rule: "Enters play"."""
    if Mod.KEYWORD_GAIN not in core.register.mods:
        return keyword(core, card, word)
    with core.frames.within(EntryFrame(card)):
        return keyword(core, card, word)


def ways_to_enter(
    core: Core, controller: Player, card: CardId, kind: Mod, line: tuple[CardId, ...] = ()
) -> list[InForce]:
    """Return the ways in which the card enters play, by its own text, blank or not, or another's; a creature into the
    battleline `line`, where its place is known already.
    """
    own = [a for a in core.state.cards[card].definition.constants if isinstance(a, Static) and a.kind is kind]
    if not own and kind not in core.register.mods:
        return []
    with core.frames.within(EntryFrame(card, line)):
        mine = [InForce(core, controller, card, a) for a in own]
        return [*(active for active in mine if active.holds(card)), *core.mods(kind, card)]


def traits(core: Core, card: CardId) -> tuple[str, ...]:
    """Return the card's traits, in lower case as in the facts."""
    found = seen_as(core, card).traits
    mods = core.register.mods
    if Mod.TRAIT_GAIN in mods:
        gained = tuple(t for a in core.mods(Mod.TRAIT_GAIN, card) for t in a.traits(card))
        found = (*found, *(t for t in gained if t not in found))
    if Mod.TRAIT_LOSE in mods:
        losses = list(core.mods(Mod.TRAIT_LOSE, card))
        lost = found if any(a.value(card) is None for a in losses) else {t for a in losses for t in a.traits(card)}
        found = tuple(t for t in found if t not in lost)
    return found


def of_itself(core: Core, card: CardId) -> tuple[House, ...]:
    """Return the houses the card belongs to but for what effects make of them."""
    c = core.state.cards[card]
    found = c.copied_houses if c.copied_houses and (c.zone is Zone.PLAYING or c.in_play) else c.houses
    if c.face_down and c.definition is not c.printed:
        found = c.definition.houses or found
    if c.other_half:  # which may bring a house icon
        found = tuple(dict.fromkeys((*found, *core.state.cards[c.other_half].houses)))
    return found


def houses(core: Core, card: CardId) -> tuple[House, ...]:
    """Return the houses the card belongs to; a set house replaces all others, the latest counting.

    A card played as a copy belongs to the house of what it copies once it is played; that it may be played is asked
    of its own house. A token creature belongs to the house printed on its reference card, whatever card lies there
    facedown. Rules: "House choice", "Token creatures", FAQ on Dark Harbinger and on Phase Shift.
    """
    c = core.state.cards[card]
    alone = not (c.face_down or c.copied_houses or c.other_half)  # most cards, and most are asked in every decision
    found = c.houses if alone else of_itself(core, card)
    register = core.register
    mods = register.mods
    if not mods:
        return found
    if card in register.copies:
        found = register.copies[card].houses
    for active in mods.get(HOUSE_SET, ()):
        if active.holds(card):
            found = active.houses(card)
    for active in mods.get(HOUSE_ADD, ()):
        if active.holds(card):
            found = tuple(dict.fromkeys((*found, *active.houses(card))))
    return found


def triggered(core: Core, card: CardId, label: Label) -> list[tuple[Triggered, Grant]]:
    """Return the abilities under a bold label that the card has, printed first, each with what gave it.

    An upgrade that gives text gives it to the creature: the ability is on the creature then. Rule: "Upgrades".
    """
    register = core.register
    mods = register.mods
    if card in register.blanked or (LABEL_LOSE in mods and _lost(core, card, label)):
        return []
    found = _triggered(core, card, label)
    if ALSO_BEHIND in mods:
        pairs = dict.fromkeys(active.labels(card) for active in core.mods(ALSO_BEHIND, card))
        labels = [label]
        for too in labels:  # grows: what is behind a label may be behind a third one through it
            labels += [behind for behind, other in pairs if other is too and behind not in labels]
        for also in labels[1:]:
            found += [one for one in _triggered(core, card, also) if one not in found]
    return found


def _triggered(core: Core, card: CardId, label: Label) -> list[tuple[Triggered, Grant]]:
    """Return the abilities under just that label."""
    register = core.register
    definition = seen_as(core, card) if register.copies else core.state.cards[card].definition
    own = definition.triggered.get(label)
    found: list[tuple[Triggered, Grant]] = [(ability, PRINTED) for ability in own] if own else []
    if ABILITY_GAIN in register.mods:
        found += [(a, grant) for a, grant in gained(core, card) if isinstance(a, Triggered) and label in a.labels]
    return found


def _lost(core: Core, card: CardId, label: Label) -> bool:
    """Return whether a card loses its abilities behind a bold label: what it gains there is lost, too.

    Of an ability behind several labels it keeps the others. Rule: "Lose vs gain".
    """
    return any(active.label(card) is label for active in core.mods(LABEL_LOSE, card))


def silenced(core: Core, card: CardId, label: Label) -> bool:
    """Return whether abilities of a card behind a bold label cannot resolve now."""
    if Mod.LABEL_SILENT not in core.register.mods:
        return False
    return any(active.label(card) is label for active in core.mods(Mod.LABEL_SILENT, card))


def saving(core: Core, card: CardId) -> list[tuple[Replacement, Grant]]:
    """Return the "Destroyed:" effects the card has that act "instead", printed first, each with what gave it.

    Rule: "Replacement effects".
    """
    if card in core.register.blanked or _lost(core, card, Label.DESTROYED):
        return []
    printed = ((ability, PRINTED) for ability in seen_as(core, card).constants)
    had = (*printed, *gained(core, card))
    return [(a, grant) for a, grant in had if isinstance(a, Replacement) and CardDestroyed in a.replaces]


def waiting(core: Core, card: CardId, you: Player, label: Label, event: Event) -> list[Pending]:
    """Return the abilities under a bold label that the card has, as they wait for `you` in the window of `event`."""
    if silenced(core, card, label):
        return []
    return [Pending(card, you, a, event, label, given=given) for a, given in triggered(core, card, label)]


def gained(core: Core, card: CardId) -> list[tuple[Ability, Grant]]:
    """Return the abilities the card gains from upgrades and effects, each with what gave it."""
    return [(given, a.grant) for a in core.mods(Mod.ABILITY_GAIN, card) for given in a.given_abilities(card)]


def _line(core: Core, card: CardId) -> tuple[CardId, ...]:
    """Return the battleline that a creature is in or, as it enters play, is about to be in."""
    c = core.state.cards[card]
    if c.zone is not Zone.BATTLELINE and (entered := core.frames.line_entered(card)):
        return entered
    return core.state.players[c.controller].line


def neighbors(core: Core, card: CardId) -> tuple[CardId, ...]:
    """Return the creatures to the immediate left and right, left first. Rule: "Neighbor"."""
    line = _line(core, card)
    if card not in line:
        return ()
    at = line.index(card)
    return (*line[max(0, at - 1) : at], *line[at + 1 : at + 2])


def on_flank(core: Core, card: CardId) -> bool:
    """Return whether the creature is on a flank, or counts as if it were. Rule: "Flank"."""
    line = _line(core, card)
    if card not in line:
        return False
    return card == line[0] or card == line[-1] or core.has(Mod.ON_FLANK, card)


def beside(core: Core, card: CardId) -> tuple[int, int]:
    """Return how many creatures are to the left and to the right of one in its battleline."""
    line = _line(core, card)
    return (line.index(card), len(line) - line.index(card) - 1) if card in line else (0, 0)


def in_center(core: Core, card: CardId) -> bool:
    """Return whether as many creatures are left of it as right. Rule: "Center of the battleline"."""
    line = _line(core, card)
    return len(line) % 2 == 1 and line[len(line) // 2] == card


def haunted(core: Core, player: Player) -> bool:
    """Return whether the player has 10 or more cards in their discard pile, or a card says so. Rule: "Haunted"."""
    return len(core.state.players[player].discard) >= 10 or core.has(Mod.HAUNTED, player)


def overwhelmed(core: Core, player: Player) -> bool:
    """Return whether there are more enemy than friendly creatures. Rule: "Overwhelmed"."""
    return len(core.state.players[other_player(player)].line) > len(core.state.players[player].line)


def snapshot(core: Core, card: CardId) -> Snapshot:
    """Return what the card is now, for effects that ask after it has left play."""
    c = core.state.cards[card]
    creature = c.zone is Zone.BATTLELINE
    return Snapshot(
        card,
        seen_as(core, card).id,
        c.type_here,
        c.owner,
        c.controller,
        power(core, card) if creature else 0,
        armor(core, card) if creature else 0,
        c.damage,
        c.amber,
        houses(core, card),
        traits(core, card),
        tuple(keywords(core, card).items()),
        tuple(counters(core, card).items()),
        neighbors(core, card) if creature else (),
        on_flank(core, card),
        creature and in_center(core, card),
        c.ready,
        c.statuses,
        c.face_down,
        c.definition.type is CardType.TOKEN_CREATURE,
        c.upgrades,
        *(beside(core, card) if creature else (0, 0)),
        c.entered,
        bonus_icons(core, card),
        house_icons(core, card),
    )


def kept_exhausted(core: Core, player: Player) -> int:
    """Return how many of a player's exhausted cards would not ready in step 4 because a card says so."""
    if Mod.CANNOT_READY not in core.register.mods:
        return 0
    p, cards = core.state.players[player], core.state.cards
    return sum(not cards[c].ready and core.has(Mod.CANNOT_READY, c) for c in (*p.line, *p.artifacts))
