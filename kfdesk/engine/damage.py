"""Damage: pending, prevented, dealt. Rule: "Damage" and the damage chart."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from typing import NamedTuple

from kfdesk.engine import forbidding
from kfdesk.engine.abilities import DONE, NOTHING, Mod, Outcome, Steps
from kfdesk.engine.asking import Choosable
from kfdesk.engine.core import Core, handle, number
from kfdesk.engine.decisions import Decision
from kfdesk.engine.destruction import destroy
from kfdesk.engine.events import (
    CountersChanged,
    DamageDealt,
    DamageHealed,
    DamageMoved,
    DamagePrevented,
    StatusGained,
    StatusLost,
)
from kfdesk.engine.frames import DamageFrame
from kfdesk.engine.not_offered import CREATURE, LIES_IN_PLAY, otherwise, unless
from kfdesk.engine.phrases import ASK, CARD_NOT_SHARING
from kfdesk.engine.queries import armor, armor_left, is_creature, keyword, power
from kfdesk.engine.register import Identity
from kfdesk.engine.terms import NO_CARD, WARD, CardId, DecisionKind, Keyword, Prevention, Status
from kfdesk.engine.timing import TimingPoint


class Hit(NamedTuple):
    """Pending damage: whom, how much, from which card (`NO_CARD`: a bonus icon), and how."""

    card: CardId
    amount: int
    source: CardId = NO_CARD
    in_fight: bool = False
    poison: bool = False
    unarmored: bool = False
    """True for damage that armor cannot prevent."""
    part: int = 0
    """Which of several instructions deals it, where they deal damage simultaneously."""


def deal(core: Core, hits: Iterable[Hit]) -> Steps:
    """Deal damage simultaneously, through the damage chart.

    The outcome's cards are the creatures that were dealt damage, its amount the total dealt; it is
    done when any was dealt.
    """
    return (yield from deal_parts(core, hits, 1))[0]


def deal_parts(core: Core, hits: Iterable[Hit], parts: int) -> Generator[Decision, tuple[str, ...], list[Outcome]]:
    """Deal the damage of several instructions simultaneously; return the outcome of each of the `parts`."""
    pending: dict[CardId, list[Hit]] = {}
    for hit in hits:
        if hit.amount > 0 and is_creature(core, hit.card):
            pending.setdefault(hit.card, []).append(hit)
    if not pending:
        return [NOTHING] * parts
    core.timing.append(TimingPoint("damage", "cannot"))
    wards = frozenset(card for card in pending if core.state.cards[card].warded)
    left: list[Hit] = []
    for card, on_card in pending.items():
        attempted = yield from _attempted(core, on_card)
        if attempted and is_creature(core, card):
            left += yield from _prevent(core, card, attempted)
    dealt: list[Hit] = []
    for card, on_card in _by_taker(left).items():
        if is_creature(core, card):  # what happened in place of other damage may have moved it out of play
            dealt += yield from _raised(core, on_card)
    if Mod.DAMAGE_SHARED in core.register.mods:
        dealt += yield from _shared(core, dealt, wards)
    core.timing[-1] = TimingPoint("damage", "dealt")
    yield from _deal(core, dealt)
    core.timing.pop()
    return [_outcome([hit for hit in dealt if hit.part == part]) for part in range(parts)]


def _by_taker(hits: list[Hit]) -> dict[CardId, list[Hit]]:
    """Return the damage by the creature that is dealt it: another one may take what was meant for a creature."""
    found: dict[CardId, list[Hit]] = {}
    for hit in hits:
        found.setdefault(hit.card, []).append(hit)
    return found


def _outcome(hits: list[Hit]) -> Outcome:
    return Outcome(bool(hits), tuple(dict.fromkeys(hit.card for hit in hits)), sum(hit.amount for hit in hits))


def _cannot_be_damaged(core: Core, card: CardId) -> bool:
    """Return whether step 1 of the damage chart prevents everything."""
    if keyword(core, card, Keyword.INVULNERABLE):
        return True
    return any(active.value(card) is None for active in core.mods(Mod.CANNOT_BE_DAMAGED, card))


def _dealable(core: Core, card: CardId, hits: list[Hit]) -> list[Hit]:
    """Return what can be dealt to a creature of pending damage; what cannot is recorded as prevented.

    Step 1 of the damage chart.
    """
    if _cannot_be_damaged(core, card):
        able = []
    elif Mod.CANNOT_BE_DAMAGED in core.register.mods:
        able = [hit for hit in hits if not _harmless(core, card, hit.source)]
    else:
        return hits
    if len(able) < len(hits):
        core.record(_forbidden(core, card, [hit for hit in hits if hit not in able]))
    return able


def _harmless(core: Core, card: CardId, source: CardId) -> bool:
    """Return whether this card, which can be dealt damage, cannot be dealt any by that source."""
    return bool(source) and any(active.is_meant(card)(source) for active in core.mods(Mod.CANNOT_BE_DAMAGED, card))


def _forbidden(core: Core, card: CardId, hits: list[Hit]) -> DamagePrevented:
    """Return the event of damage that a creature cannot be dealt, with who says so and who would have dealt it."""
    sources = {hit.source for hit in hits}
    ban = forbidding.ban_on_damage(core, card, hits[0].source)
    amount, source = sum(hit.amount for hit in hits), hits[0].source if len(sources) == 1 else NO_CARD
    return DamagePrevented(card, amount, Prevention.CANNOT, cause=ban.card, keyword=ban.keyword, stopped=source)


def _attempted(core: Core, hits: list[Hit]) -> Generator[Decision, tuple[str, ...], list[Hit]]:
    """Return the damage that is really attempted of one creature's: something else may happen instead, even if all of
    it would be prevented. Rule: FAQ on Shoulder Id.
    """
    if DamageDealt not in core.register.replacements:
        return hits
    left: list[Hit] = []
    for same in _by_source(hits):
        card, _, source, in_fight, *_ = same[0]
        event = DamageDealt(card, sum(hit.amount for hit in same), source, in_fight, pending=True)
        left += same if (yield from core.in_place_of(event)) is not None else []
    return left


def _by_source(hits: list[Hit]) -> list[list[Hit]]:
    """Return the damage of each card by itself, that of its power apart from other damage."""
    found: dict[tuple[CardId, bool], list[Hit]] = {}
    for hit in hits:
        found.setdefault((hit.source, hit.in_fight), []).append(hit)
    return list(found.values())


def _prevent(core: Core, card: CardId, hits: list[Hit]) -> Generator[Decision, tuple[str, ...], list[Hit]]:
    """Take one creature's pending damage through cannot, ward and armor, then redirect what is left."""
    hits = _dealable(core, card, hits)
    if not hits:
        return []
    if core.state.cards[card].warded:
        core.timing[-1] = TimingPoint("damage", "ward", handle(card))
        core.record(DamagePrevented(card, sum(hit.amount for hit in hits), Prevention.WARD))
        yield from core.happen(StatusLost(card, WARD))
        return []
    shield = armor_left(core, card)
    left: list[Hit] = []
    used = 0
    for hit in hits:
        stopped = 0 if hit.unarmored or _ignores_armor(core, hit.source) else min(shield - used, hit.amount)
        used += stopped
        if hit.amount > stopped:
            left.append(hit._replace(amount=hit.amount - stopped))
    if used:
        core.timing[-1] = TimingPoint("damage", "armor", handle(card))
        yield from core.happen(DamagePrevented(card, used, Prevention.ARMOR, armor(core, card)))
    if left and DamageDealt in core.register.replacements:
        return (yield from _redirected(core, left))
    return left


def _ignores_armor(core: Core, source: CardId) -> bool:
    """Return whether armor prevents nothing of what a creature deals while it attacks, whoever is dealt it."""
    # Reading: reading/ignored-keywords
    if not source or Mod.IGNORE_KEYWORD not in core.register.mods or core.frames.fight(source) is None:
        return False
    return any(None in active.named_keywords(source) for active in core.mods(Mod.IGNORE_KEYWORD, source))


def _raised(core: Core, hits: list[Hit], *, besides: bool = False) -> Generator[Decision, tuple[str, ...], list[Hit]]:
    """Return damage to one creature, at least one hit, as it is dealt: with what raises it.

    It is the same damage, not another instance, raised after armor has prevented what it could: FAQ on Undagnathus
    (Evil Twin) and on Lethal Distraction. The active player orders what doubles it and what adds to it.
    Rule: "Active player". Damage dealt simultaneously, `besides` what was raised already, is not added to once more.
    """
    if Mod.DAMAGE_TAKEN not in core.register.mods:
        return hits
    card = hits[0].card
    left = core.mods(Mod.DAMAGE_TAKEN, card)
    if besides:
        left = [active for active in left if not active.damage_taken(card).plus]
    while left:
        changes = [active.damage_taken(card) for active in left]
        at = 0
        if any(change.plus for change in changes) and any(change.times > 1 for change in changes):
            asked = [Choosable(a.source, a.static, a.given, None, a, a.lasting) for a in left]
            at = yield from core.which(asked, ASK["trigger"], handle(card))
        left, more = [*left[:at], *left[at + 1 :]], changes[at]
        hits = [hit._replace(amount=hit.amount * more.times) for hit in hits]
        hits[0] = hits[0]._replace(amount=hits[0].amount + more.plus)
    return hits


def _shared(core: Core, dealt: list[Hit], wards: frozenset[CardId]) -> Generator[Decision, tuple[str, ...], list[Hit]]:
    """Return the damage that other creatures are dealt too where one is dealt damage in a fight, simultaneously.

    It is the same damage, of the same source, so it is poisonous for each, and what is shared is not shared again (FAQ
    on Drecker). Each creature's own ward and armor prevent what they can: for it, too, it is pending damage. `wards`
    are the creatures that were warded when other damage became pending on them, such as that of splash-attack: the ward
    lost to it prevents this damage as well, which is dealt simultaneously.
    """
    found: dict[CardId, list[Hit]] = {}
    for hit in dealt:
        if hit.in_fight:
            for active in core.mods(Mod.DAMAGE_SHARED, hit.card):
                for card in active.cards(hit.card):
                    found.setdefault(card, []).append(hit._replace(card=card))
    left: list[Hit] = []
    for card, hits in found.items():
        if card in wards and not core.state.cards[card].warded:
            core.record(DamagePrevented(card, sum(hit.amount for hit in hits), Prevention.WARD))
        else:
            left += yield from _prevent(core, card, hits)
    known = {hit.card for hit in dealt}
    raised: list[Hit] = []
    for card, hits in _by_taker(left).items():
        if is_creature(core, card):
            raised += yield from _raised(core, hits, besides=card in known)
    return raised


def _redirected(core: Core, hits: list[Hit]) -> Generator[Decision, tuple[str, ...], list[Hit]]:
    """Return what is dealt of one creature's damage, where another card may take it "instead": asked of each source.

    Rule: "Replacement effects": each says which damage it replaces, such as that by one card.
    """
    left: list[Hit] = []
    for same in _by_source(hits):
        left += yield from _redirect(core, same)
    return left


def _redirect(
    core: Core, hits: list[Hit], spent: list[Identity] | None = None
) -> Generator[Decision, tuple[str, ...], list[Hit]]:
    """Let another card, or several, take the damage that one card deals to a creature "instead".

    Read from the FAQ on Shadow Self: the damage has passed ward and armor when it moves, so those of
    the new card do not prevent it. "Cannot be dealt damage" is no step of prevention but a flat
    cannot, so that still holds for the new card. Damage that is divided may be redirected again, by nothing that has
    replaced it before, which are `spent`.
    """
    # Reading: reading/divided-damage
    first = hits[0]
    spent = [] if spent is None else spent
    event = DamageDealt(first.card, sum(hit.amount for hit in hits), first.source, first.in_fight)
    real = yield from core.in_place_of(event, spent)
    if not isinstance(real, DamageDealt):
        return []
    if real.divided:
        left: list[Hit] = []
        for card, share in (yield from _shares(core, hits, real.divided)):
            taken = _taken(core, card, share)
            left += (yield from _redirect(core, taken, [*spent])) if taken else []
        return left
    return hits if real.card == first.card else _taken(core, real.card, hits)


def _taken(core: Core, taker: CardId, hits: list[Hit]) -> list[Hit]:
    """Return what another card takes of damage: all that it can be dealt."""
    return [hit._replace(card=taker) for hit in _dealable(core, taker, hits)]


def _shares(
    core: Core, hits: list[Hit], among: tuple[CardId, ...]
) -> Generator[Decision, tuple[str, ...], list[tuple[CardId, list[Hit]]]]:
    """Divide damage among cards as evenly as possible; the active player says which of them are dealt 1 more.

    Rule: "Active player".
    """
    each, more = divmod(sum(hit.amount for hit in hits), len(among))
    favored: tuple[CardId, ...] = ()
    if more:
        options = tuple(core.option("card", card) for card in among)
        source, player = handle(hits[0].card), core.state.active
        why_not = unless(core, player, LIES_IN_PLAY, CREATURE, otherwise(CARD_NOT_SHARING))
        keys = yield Decision(player, DecisionKind.CARD, ASK["divided"], source, options, more, more, why_not=why_not)
        favored = tuple(number(key) for key in keys)
    left, shares = list(hits), []
    for card in among:
        wanted, share = each + (card in favored), list[Hit]()
        while wanted:
            hit = left.pop(0)
            part = min(wanted, hit.amount)
            share.append(hit._replace(amount=part))
            left[:0] = [hit._replace(amount=hit.amount - part)] if part < hit.amount else []
            wanted -= part
        shares.append((card, share))
    return shares


def _deal(core: Core, hits: list[Hit]) -> Steps:
    """Put the damage on the creatures together; poison and full damage destroy together."""
    if not hits:
        return NOTHING
    events: dict[tuple[int, int], DamageDealt] = {}
    killers: dict[CardId, CardId] = {}
    poisoned: list[CardId] = []
    for hit in hits:
        known = events.get((hit.card, hit.source))
        amount = hit.amount + (known.amount if known else 0)
        events[hit.card, hit.source] = DamageDealt(hit.card, amount, hit.source, hit.in_fight)
        if hit.in_fight and hit.source:
            killers[hit.card] = hit.source
        if hit.poison:
            poisoned.append(hit.card)
    batch = tuple(events.values())
    had = {event.card: power(core, event.card) for event in batch}
    for event in batch:
        core.record(event)
    # Whose neighbor was dealt damage is seen now: who dies of it has no neighbors afterwards.
    reactions = core.reacting(batch) if DamageDealt in core.register.reactions else None
    with core.frames.within(DamageFrame(killers)):
        yield from _destroy_full(core, had, poisoned)
    if reactions is None:
        yield from core.react(batch)
    else:
        yield from core.window(reactions, "event", "after")
    return DONE


def _destroy_full(core: Core, had: Mapping[CardId, int], poisoned: Sequence[CardId] = ()) -> Steps:
    """Destroy creatures that damage has come to, with those that are `poisoned`, and settle.

    Damage is full that reaches the power a creature `had` before: what the creature gets for being damaged, it gets if
    it survives. Rule: "Damage".
    """
    # Reading: reading/power-for-being-damaged
    cards = core.state.cards
    outgrown = [card for card, was in had.items() if was <= cards[card].damage < power(core, card)]
    if poisoned or outgrown:
        full = [card for card in had if cards[card].damage >= power(core, card)]
        yield from destroy(core, (*poisoned, *outgrown, *full), in_fight=True)
    elif Mod.CANNOT_BE_DESTROYED in core.register.mods:  # as the board settles, what stays is not recorded each time
        forbidding.report_destruction(core, [card for card in had if cards[card].damage >= power(core, card)], NO_CARD)
    if core.unsettled:
        yield from core.settle()
    return DONE


def heal(core: Core, cards: Iterable[CardId], amount: int | None, cause: CardId = NO_CARD) -> Steps:
    """Remove up to `amount` damage (None: all) from each creature. Rule: "Heal".

    The outcome's cards are those that lost damage, its amount the damage removed. A creature that had less damage than
    `amount` was not healed completely. Rule: "If you do".
    """
    events = []
    for card in cards:
        c = core.state.cards[card]
        removed = c.damage if amount is None else min(c.damage, amount)
        if removed > 0 and c.in_play:
            events.append(DamageHealed(card, removed, cause))
    if not events:
        return NOTHING
    yield from core.happen(*events)
    whole = amount is None or all(e.amount == amount for e in events)
    return Outcome(whole, tuple(e.card for e in events), sum(e.amount for e in events))


def give_status(core: Core, cards: Iterable[CardId], status: Status, cause: CardId = NO_CARD) -> Steps:
    """Stun, ward or enrage creatures; one that is so already is not again. Rules: those entries."""
    events = [
        StatusGained(card, status, cause)
        for card in cards
        if is_creature(core, card) and status not in core.state.cards[card].statuses
    ]
    if not events:
        return NOTHING
    yield from core.happen(*events)
    return Outcome(True, tuple(e.card for e in events), len(events))


def take_status(core: Core, cards: Iterable[CardId], status: Status, cause: CardId = NO_CARD) -> Steps:
    """Remove a status from creatures that have it."""
    events = [StatusLost(card, status, cause) for card in cards if status in core.state.cards[card].statuses]
    if not events:
        return NOTHING
    yield from core.happen(*events)
    return Outcome(True, tuple(e.card for e in events), len(events))


def add_counters(core: Core, cards: Iterable[CardId], name: str, amount: int, cause: CardId = NO_CARD) -> Steps:
    """Put counters on cards in play; "power" are +1 power counters. Rule: "Counters and tokens"."""
    events = [CountersChanged(card, name, amount, cause) for card in cards if core.state.cards[card].in_play]
    if not events or amount == 0:
        return NOTHING
    yield from core.happen(*events)
    return Outcome(True, tuple(e.card for e in events), amount * len(events))


def move_damage(core: Core, shares: Iterable[tuple[CardId, CardId, int]], cause: CardId = NO_CARD) -> Steps:
    """Move damage from creatures to others, each `(from, to, how much)`, all at once. Rule: "Move".

    It is neither healed nor dealt, so nothing prevents it.
    """
    events = [
        DamageMoved(card, to, min(amount, core.state.cards[card].damage), cause)
        for card, to, amount in shares
        if card != to
        and is_creature(core, card)
        and is_creature(core, to)
        and min(amount, core.state.cards[card].damage) > 0
    ]
    if not events:
        return NOTHING
    had = {event.to: power(core, event.to) for event in events}
    occurred, leave_play_reactions = yield from core.occur(*events)
    yield from _destroy_full(core, had)
    yield from core.react(occurred, leave_play_reactions)
    return Outcome(True, tuple(e.card for e in events), sum(e.amount for e in events))
