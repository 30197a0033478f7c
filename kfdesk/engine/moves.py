"""Cards between zones: leaving play, drawing, discarding, shuffling, returning, archiving, purging.

Rule: "Movement between zones".
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import replace

from kfdesk.engine import forbidding
from kfdesk.engine.abilities import DONE, NOTHING, Mod, Outcome, Static, Steps
from kfdesk.engine.core import Core, asker, number
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.events import (
    AmberMoved,
    AmberVerb,
    CardDiscarded,
    CardDrawn,
    CardMoved,
    End,
    Event,
    Shuffled,
    StatusLost,
)
from kfdesk.engine.gigantic import whole
from kfdesk.engine.loops import Repeats
from kfdesk.engine.phrases import ASK, plain
from kfdesk.engine.queries import snapshot
from kfdesk.engine.snapshots import Snapshot
from kfdesk.engine.state import PILES
from kfdesk.engine.terms import NO_CARD, WARD, CardId, DecisionKind, Label, Player, Sight, Zone, other_player
from kfdesk.engine.windows import Pending
from kfdesk.text.words import Words


def draw(core: Core, player: Player, count: int, cause: CardId = NO_CARD) -> Steps:
    """Draw cards one at a time; an empty deck is reset from the discard pile. Rule: "Drawing cards".

    A draw in whose place something else happened has had its turn, but drew nothing.
    """
    drawn: list[CardId] = []
    silent = core.unwatched(CardDrawn)
    for _ in range(count):
        top = yield from top_of_deck(core, player)
        if top is None:
            break
        if silent:
            core.record(CardDrawn(top, player, cause))
            yield from core.settle()
            drawn.append(top)
        else:
            event = CardDrawn(top, player, cause)
            drawn += [top] if event in (yield from core.happen(event)) else []
    return Outcome(0 < count == len(drawn), tuple(drawn), len(drawn))


def top_of_deck(core: Core, player: Player) -> Generator[Decision, tuple[str, ...], CardId | None]:
    """Return the top card of the deck for drawing, after resetting an empty deck; None when there is none."""
    p = core.state.players[player]
    if not p.deck:
        if not p.discard:
            return None
        yield from core.happen(Shuffled(player, reshuffle=True))
        p = core.state.players[player]
    return p.deck[0]


def archive(core: Core, cards: Iterable[CardId], cause: CardId = NO_CARD) -> Steps:
    """Archive cards, in their owners' archives; each then has been archived, not only put there.

    Rules: "Archives", "Putting cards into an area".
    """
    return (yield from put_away(core, cards, Zone.ARCHIVES, cause, archived=True))


def shuffle(core: Core, player: Player) -> Steps:
    """Shuffle a player's deck."""
    yield from core.happen(Shuffled(player))
    return DONE


def discard_from_hand(
    core: Core, player: Player, cards: Iterable[CardId], cause: CardId = NO_CARD, *, in_step: bool = False
) -> Steps:
    """Discard cards from a player's hand, one at a time; each one's scrap ability resolves before the next.

    Rules: "Discarding cards", "Scrap".
    """
    # Reading: reading/whose-discard
    gone: list[CardId] = []
    for card in cards:
        if card not in core.state.players[player].hand or cannot_be_discarded(core, card):
            continue
        event = CardDiscarded(card, player, Zone.HAND, cause, in_step)
        occurred, _ = yield from core.occur(event)
        yield from core.settle()
        happened = event in occurred  # else something else did in its place
        gone += [card] if happened else []
        scraps = (
            core.state.cards[card].definition.triggered.get(Label.SCRAP, ())
            if happened and player == core.state.active
            else ()
        )
        yield from core.react(occurred, [Pending(card, player, a, event, Label.SCRAP) for a in scraps])
    return Outcome(bool(gone), tuple(gone), len(gone))


def cannot_be_discarded(core: Core, card: CardId) -> bool:
    """Return whether an effect says that the card's owner cannot discard it, not even by an ability. Rule: "Cannot"."""
    if Mod.CANNOT_DISCARD not in core.register.mods:
        return False
    return any(active.value(card) is None for active in core.mods(Mod.CANNOT_DISCARD, card))


def discard_hand(core: Core, player: Player, cause: CardId = NO_CARD) -> Steps:
    """Discard a hand one card at a time until it is empty, cards drawn meanwhile included.

    The active player orders their own hand; the cards of another hand they do not see. Rule: "Discarding cards".
    """
    gone: tuple[CardId, ...] = ()
    kept: set[CardId] = set()
    """Cards that something kept in hand in place of their being discarded."""
    repeats = Repeats()
    forbidding.report_discarding(core, core.state.players[player].hand, cause)
    while hand := tuple(
        c for c in core.state.players[player].hand if c not in kept and not cannot_be_discarded(core, c)
    ):
        for card in hand:
            if not (yield from repeats.again(core, card, card)):
                return Outcome(True, gone, len(gone))
        if len(hand) > 1 and player == core.state.active:
            options = tuple(core.option("card", c) for c in hand)
            keys = yield Decision(player, DecisionKind.ORDER, ASK["order"], asker(cause), options, len(hand), len(hand))
            hand = tuple(number(key) for key in keys)
        discarded = (yield from discard_from_hand(core, player, hand, cause)).cards
        kept.update(c for c in core.state.players[player].hand if c in hand and c not in discarded)
        gone += discarded
    return Outcome(bool(gone), gone, len(gone))


def who_is_first(
    core: Core, zone: Zone, prompt: Words = ASK["discard-first"]
) -> Generator[Decision, tuple[str, ...], tuple[Player, Player]]:
    """Ask the active player which player does something with their cards in that zone first, where both have some.

    Rules: "Discarding cards", FAQ on Æmberlution.
    """
    player = core.state.active
    if all(getattr(p, PILES[zone]) for p in core.state.players):
        options = tuple(Option(f"mode:{n}", plain(core.names[p])) for n, p in enumerate((player, other_player(player))))
        picked = yield Decision(player, DecisionKind.MODE, prompt, None, options)
        if picked[0] == "mode:1":
            player = other_player(player)
    return (player, other_player(player))


def discard_from(core: Core, cards: Iterable[CardId], cause: CardId = NO_CARD) -> Steps:
    """Discard cards that are in no hand (a deck's top, archives), one at a time."""
    gone: list[CardId] = []
    for card in able_to_leave(core, cards, cause):
        c = core.state.cards[card]
        if abducted(core, card):
            yield from core.happen(homecoming(core, card, cause))
            continue
        if cannot_be_discarded(core, card):
            continue
        event = CardDiscarded(card, c.owner, c.zone, cause)
        if event in (yield from core.happen(event)):
            gone.append(card)
    return Outcome(bool(gone), tuple(gone), len(gone))


def arranged(
    core: Core, cards: Iterable[CardId], cause: CardId = NO_CARD, prompt: str = "order"
) -> Generator[Decision, tuple[str, ...], list[CardId]]:
    """Ask in which order cards come upon a pile or deck that gets several at once; the last lies on top.

    `prompt` names the question about a pile of the active player.
    """
    piles: dict[Player, list[CardId]] = {}
    for card in cards:
        piles.setdefault(core.state.cards[card].owner, []).append(card)
    ordered: list[CardId] = []
    for owner in sorted(piles, key=lambda p: p != core.state.active):
        pile = piles[owner]
        if len(pile) > 1:
            options = tuple(core.option("card", c) for c in pile)
            source, count = asker(cause), len(pile)
            asked = ASK[prompt if owner == core.state.active else f"{prompt}-theirs"]
            keys = yield Decision(core.state.active, DecisionKind.ORDER, asked, source, options, count, count)
            pile = [number(key) for key in keys]
        ordered += pile
    return ordered


def leave_events(
    core: Core, card: CardId, zone: Zone, cause: CardId, *, top: bool = True, was: Snapshot | None = None
) -> list[Event]:
    """Return what happens when a card leaves play: its Æmber, upgrades, cards under it, then itself.

    `was` is what it is, if that is known.
    """
    c = core.state.cards[card]
    events: list[Event] = []
    if c.amber:
        receiver = other_player(c.controller) if c.zone is Zone.BATTLELINE else None
        events.append(AmberMoved(AmberVerb.MOVE, End(card=card), End(receiver), c.amber))
    for upgrade in c.upgrades:
        owner = core.state.cards[upgrade].owner
        events.append(CardMoved(upgrade, owner, Zone.UPGRADE, Zone.DISCARD, cause, snapshot(core, upgrade)))
    events += [CardMoved(u, core.state.cards[u].owner, Zone.UNDER, Zone.DISCARD, cause) for u in c.under]
    events.append(CardMoved(card, c.owner, c.zone, zone, cause, was or snapshot(core, card), top=top))
    return events


def abducted(core: Core, card: CardId) -> bool:
    """Return whether the card lies in archives that it leaves to its owner's hand only, wherever else it would go.

    So it is in those of another player than its owner, and in its owner's where an effect said so of it.
    """
    c = core.state.cards[card]
    if c.zone is not Zone.ARCHIVES:
        return False
    return c.controller != c.owner or core.has(Mod.HOME_FROM_ARCHIVES, card)


def is_held_back(core: Core, card: CardId, cause: CardId) -> Generator[Decision, tuple[str, ...], bool]:
    """Return whether the archives that a card is in keep it from entering play: it cannot leave them, which is
    recorded, or leaves them to its owner's hand only, where it is put instead. Rule: FAQ on archives.
    """
    if not able_to_leave(core, (card,), cause):
        return True
    if not abducted(core, card):
        return False
    yield from core.happen(homecoming(core, card, cause))
    return True


def homecoming(core: Core, card: CardId, cause: CardId) -> CardMoved:
    """Return that a card goes from archives to its owner's hand."""
    return CardMoved(card, core.state.cards[card].owner, Zone.ARCHIVES, Zone.HAND, cause, revealed=True)


def able_to_leave(core: Core, cards: Iterable[CardId], cause: CardId = NO_CARD) -> tuple[CardId, ...]:
    """Return the cards without those that cannot leave the archives they are in, which is recorded. Rule: "Cannot"."""
    if Mod.CANNOT_LEAVE_ARCHIVES not in core.register.mods:
        return tuple(cards)
    named = tuple(cards)
    forbidding.report_leaving(core, named, cause)
    return tuple(card for card in named if can_leave(core, card))


def can_leave(core: Core, card: CardId) -> bool:
    """Return whether no effect keeps a card in the archives that it is in."""
    return not core.has(Mod.CANNOT_LEAVE_ARCHIVES, card)


def put_away(
    core: Core,
    cards: Iterable[CardId],
    zone: Zone,
    cause: CardId = NO_CARD,
    *,
    top: bool = True,
    archived: bool = False,
    shuffled: bool = False,
    holder: Player | None = None,
) -> Steps:
    """Move cards from wherever they are to their owners' `zone`; cards in play leave it together.

    A ward saves a creature in play and is discarded instead. Rule: "Ward". `holder` is the player
    whose archives they go to, when not their owners'.
    """
    batch: list[Event] = []
    going: list[CardId] = []
    named = able_to_leave(core, dict.fromkeys(whole(core, card) for card in cards), cause)
    for card in named:
        c = core.state.cards[card]
        events: list[Event] = []
        if c.zone is Zone.UPGRADE and any(isinstance(e, CardMoved) and e.card == card for e in batch):
            going.append(card)  # it leaves play with its creature
        elif c.in_play:
            for event in _out_of_play(core, card, zone, cause, top=top, holder=holder):
                upgrade = event.card if isinstance(event, CardMoved) and event.card != card else NO_CARD
                if upgrade in named:  # it is put there, too, and not discarded with its creature
                    events += _out_of_play(core, upgrade, zone, cause, top=top, holder=holder)
                else:
                    events.append(event)
        else:
            events = _between_piles(core, card, zone, cause, top=top, shuffled=shuffled, holder=holder)
        going += [card for e in events if isinstance(e, CardMoved) and e.card == card and e.zone is zone]
        batch += events
    if not batch:
        return NOTHING
    if archived or shuffled:
        batch = [
            replace(e, archived=archived, shuffled=shuffled) if isinstance(e, CardMoved) and e.zone is zone else e
            for e in batch
        ]
    if archived:
        batch = [
            replace(e, revealed=True, face_up=True) if isinstance(e, CardMoved) and _is_open(core, e) else e
            for e in batch
        ]
    happened = yield from core.happen(*once(batch))
    left = {e.card for e in happened if isinstance(e, CardMoved)}
    moved = tuple(card for card in going if card in left)
    return Outcome(bool(moved), moved, len(moved))


def _is_open(core: Core, move: CardMoved) -> bool:
    """Return whether a card that is archived says of itself that it is so faceup: a token creature's text does not."""
    text = core.state.cards[move.card].definition.constants if move.zone is Zone.ARCHIVES else ()
    return any(isinstance(ability, Static) and ability.kind is Mod.FACEUP_IN_ARCHIVES for ability in text)


def _out_of_play(
    core: Core, card: CardId, zone: Zone, cause: CardId, *, top: bool, holder: Player | None
) -> list[Event]:
    """Return what happens when a card in play is put into a zone: a ward is discarded instead. Rule: "Ward"."""
    if core.state.cards[card].is_affected_by(WARD):
        return [StatusLost(card, WARD, cause, stayed=True)]
    *before, last = leave_events(core, card, zone, cause, top=top)
    assert isinstance(last, CardMoved)
    return [*before, last if holder is None else replace(last, player=holder)]


def _between_piles(
    core: Core, card: CardId, zone: Zone, cause: CardId, *, top: bool, shuffled: bool, holder: Player | None
) -> list[Event]:
    """Return what happens when a card out of play is put into a zone: nothing where it lies there already.

    A card of a deck does go to its top or bottom, and one in the archives of a player to those of another `holder`.
    """
    c = core.state.cards[card]
    there = c.zone is zone and (holder is None or c.controller == holder)
    if there and (zone is not Zone.DECK or shuffled):
        return []
    if abducted(core, card):
        return [homecoming(core, card, cause)]
    shown = c.face_up or (c.zone.stacked and c.zone.sight is Sight.ALL)
    player = c.owner if holder is None else holder
    return [CardMoved(card, player, c.zone, zone, cause, top=top, revealed=shown)]


def to_discard(core: Core, cards: Iterable[CardId], cause: CardId = NO_CARD) -> Steps:
    """Put cards that are under another into their owners' discard piles, together."""
    events = [CardMoved(c, core.state.cards[c].owner, Zone.UNDER, Zone.DISCARD, cause) for c in cards]
    if events:
        yield from core.happen(*events)
    return DONE


def put_under(core: Core, cards: Iterable[CardId], host: CardId, *, face_down: bool) -> Steps:
    """Put cards under a card in play; those in play leave it together, a warded one loses its ward instead.

    A card in the archives of another player than its owner goes to its owner's hand instead. Rules: "Facedown cards",
    "Graft", "Ward".
    """
    batch: list[Event] = []
    looker = core.state.cards[host].controller if face_down else None
    for card in able_to_leave(core, dict.fromkeys(whole(core, card) for card in cards), host):
        c = core.state.cards[card]
        if card == host or c.zone is Zone.UNDER and c.parent == host:
            continue
        if abducted(core, card):
            batch.append(homecoming(core, card, host))
        elif not c.in_play:
            shown = not face_down or c.face_up or c.zone in (Zone.DISCARD, Zone.PURGED)
            under = CardMoved(card, c.owner, c.zone, Zone.UNDER, host, revealed=shown)
            batch.append(replace(under, face_down=face_down, looker=looker))
        elif c.is_affected_by(WARD):
            batch.append(StatusLost(card, WARD, host, stayed=True))
        else:
            leaving = leave_events(core, card, Zone.UNDER, host)
            last = leaving[-1]
            assert isinstance(last, CardMoved)
            batch += [*leaving[:-1], replace(last, face_down=face_down, looker=looker)]
    if not batch:
        return NOTHING
    happened = yield from core.happen(*once(batch))
    moved = tuple(e.card for e in happened if isinstance(e, CardMoved) and e.zone is Zone.UNDER)
    return Outcome(bool(moved), moved, len(moved))


def once(batch: list[Event]) -> list[Event]:
    """Drop second moves of one card: an upgrade named beside its creature leaves once."""
    seen: set[CardId] = set()
    kept: list[Event] = []
    for event in batch:
        if isinstance(event, CardMoved):
            if event.card in seen:
                continue
            seen.add(event.card)
        kept.append(event)
    return kept


def shuffle_into_decks(
    core: Core,
    cards: Iterable[CardId],
    players: Iterable[Player],
    cause: CardId = NO_CARD,
    *,
    piles: Iterable[Player] = (),
) -> Steps:
    """Put cards into their owners' decks, then shuffle those decks and the decks of `players`.

    A deck is shuffled even when no card came to it. Rule: "Shuffle". `piles` are the players whose whole discard pile
    is shuffled in, though it may be empty: FAQ on Sabira the Medium.
    """
    wanted = tuple(cards)
    buried = {core.state.cards[c].owner for c in wanted if core.state.cards[c].zone is Zone.DISCARD} | set(piles)
    outcome = yield from put_away(core, wanted, Zone.DECK, cause, shuffled=True)
    owners = {core.state.cards[c].owner for c in outcome.cards} | set(players)
    for owner in sorted(owners):
        whole_pile = owner in buried and not core.state.players[owner].discard
        yield from core.happen(Shuffled(owner, with_discard=whole_pile))
    return outcome
