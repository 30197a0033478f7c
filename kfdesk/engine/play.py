"""Playing cards and putting them into play. Rule: "Playing cards" and the chart "Play a card"."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from kfdesk.engine import amber, costs, damage, forbidding, gigantic, moves, permissions
from kfdesk.engine import phrases as say
from kfdesk.engine.abilities import DONE, NOTHING, Ability, Mod, Outcome, PlayedAsCopy, Scope, Steps
from kfdesk.engine.core import Core, handle, number
from kfdesk.engine.decisions import Decision, Option, WhyNot
from kfdesk.engine.editions import Difference, differs
from kfdesk.engine.events import (
    SUPPLY,
    AmberMoved,
    CardCopied,
    CardEntered,
    CardMoved,
    CardPlayed,
    Event,
    IconResolved,
    StatusGained,
    TokenMade,
    TurnedOver,
    UpgradeAttached,
    UpgradeChosen,
)
from kfdesk.engine.frames import PlayFrame
from kfdesk.engine.legality import any_play_reasons, hosts, play_types
from kfdesk.engine.not_offered import ARTIFACT, CREATURE, FRIENDLY, IN_HAND, LIES_IN_PLAY, otherwise, unless
from kfdesk.engine.queries import creatures, keyword_as_it_enters, waiting, ways_to_enter
from kfdesk.engine.register import InForce
from kfdesk.engine.slots import Gaps, ask_slot, barred_gaps
from kfdesk.engine.terms import (
    CREATURES,
    NO_CARD,
    CardId,
    CardType,
    DecisionKind,
    Forbidden,
    Icon,
    Keyword,
    Label,
    Player,
    Status,
    Timestamp,
    Zone,
    other_player,
)
from kfdesk.engine.timing import TimingPoint
from kfdesk.engine.unlogged_events import StepClosed
from kfdesk.engine.windows import Gather, Pending
from kfdesk.text.words import Words


class _Entering(NamedTuple):
    """How a card that is played enters play: with its other half, as a copy of `model`, with the `statuses`.

    `among` gives the gaps of the battleline it may go to, None those of any creature; an upgrade is attached to `host`,
    `NO_CARD` where its player chooses one.
    """

    other_half: CardId
    model: CardId
    among: Gaps | None
    statuses: tuple[Status, ...]
    host: CardId


def play_card(
    core: Core,
    player: Player,
    card: CardId,
    cause: CardId = NO_CARD,
    *,
    in_step: bool = False,
    other_half: CardId = NO_CARD,
    among: Gaps | None = None,
    statuses: tuple[Status, ...] = (),
    host: CardId = NO_CARD,
) -> Steps:
    """Play a card from wherever it is; by an effect (`cause`) or as an action of step 3, a creature `among` some gaps.

    What enters play does so with the `statuses`, such as stunned; an upgrade is attached to `host` if one is given.

    A card that may not be played, or not there, stays where it is, and one that leaves archives to its owner's hand
    only goes there instead. Rules: FAQ on Wild Wormhole, on archives. Half of a gigantic creature is played with its
    other half: in step 3 one from hand, by an effect `other_half`, both of which the effect names.
    """
    if core.state.cards[card].definition.half is not None:
        if in_step:
            other_half = yield from gigantic.ask_partner(core, player, card)
        if not other_half:
            return NOTHING
        card, other_half = gigantic.bottom_first(core, card, other_half)
    if core.state.cards[card].definition.or_upgrade:
        yield from _choose_type(core, player, card, in_step=in_step)
    model = yield from _copy(core, player, card)
    if next(any_play_reasons(core, player, card, among, host), None) is not None:
        if not in_step:
            forbidding.report_play(core, player, card, cause, among=among)
        if model:
            core.record(CardCopied(card, NO_CARD))
        return NOTHING
    if (yield from moves.is_held_back(core, card, cause)):
        return NOTHING
    how = _Entering(other_half, model, among, statuses, host)
    with core.frames.within(PlayFrame(card)) as frame:
        return (yield from _play(core, player, card, how, cause, in_step, frame))


def might_be_played(core: Core, player: Player, card: CardId, other_half: CardId) -> bool:
    """Return whether an effect could play a card, half of a gigantic creature with its `other_half`, else `NO_CARD`.

    One whose type or text is chosen as it is played always might.
    """
    definition = core.state.cards[card].definition
    if definition.half is not None and not other_half:
        return False
    if definition.or_upgrade or any(isinstance(one, PlayedAsCopy) for one in definition.constants):
        return True
    return next(any_play_reasons(core, player, card), None) is None


def _play(
    core: Core, player: Player, card: CardId, how: _Entering, cause: CardId, in_step: bool, frame: PlayFrame
) -> Steps:
    core.timing.append(TimingPoint("play", "enter", handle(card)))
    origin = core.state.cards[card].zone
    yield from permissions.use_one(core, card, Mod.MAY_PLAY)
    yield from costs.give(core, player, costs.play_prices(core, card))
    if keyword_as_it_enters(core, card, Keyword.OMEGA):
        core.record(StepClosed(card))
    definition = core.state.cards[card].definition
    if definition.type is CardType.ACTION:
        core.record(CardMoved(card, core.state.cards[card].owner, origin, Zone.PLAYING, cause, revealed=True))
        entered: tuple[Event, ...] = ()
    elif definition.type is CardType.UPGRADE:
        controller = _first_controller(core, player, card)
        if how.host:
            entered = attach(core, controller, card, how.host)
        else:
            entered = yield from _attach(core, controller, card)
    else:
        entered = yield from _enter(
            core, player, card, how.other_half, cause, played=True, among=how.among, statuses=how.statuses
        )
        if how.model:
            _is_what_it_made_itself(core, card, how.model)
    frame.entering = False
    since = core.state.cards[card].entered
    # It is considered played only when it has entered play (chart "Play a card", step 3); the log tells it first.
    played = CardPlayed(card, player, cause, in_step, origin)
    core.record(played)
    reactions = core.reacting((played, *entered))
    yield from core.settle()
    icons = _icons_of_played(core, card, how.other_half)
    if icons:
        core.timing[-1] = TimingPoint("play", "icons", handle(card))
    yield from resolve_icons(core, player, card, icons)
    core.timing[-1] = TimingPoint("play", "after", handle(card))
    if _is_the_same(core, card, since):
        forbidding.report_silence(core, (card,), Label.PLAY)
    if differs(core.state, Difference.LASTING_BEFORE_PLAY):
        yield from core.window(lambda: [p for p in reactions() if p.lasting], "play", "after", card)
    yield from core.window(lambda: _after_play(core, player, played, since, reactions), "play", "after", card)
    if core.state.cards[card].zone is Zone.PLAYING:
        core.timing[-1] = TimingPoint("play", "discard", handle(card))
        yield from core.happen(CardMoved(card, core.state.cards[card].owner, Zone.PLAYING, Zone.DISCARD))
    core.timing.pop()
    return Outcome(True, (card,), 1)


def _choose_type(
    core: Core, player: Player, card: CardId, *, in_step: bool
) -> Generator[Decision, tuple[str, ...], None]:
    """Ask as what to play a card that may be an upgrade instead. Rule: FAQ "Creatures played as upgrades"."""
    types = play_types(core, player, card, in_step=in_step)
    if not types:
        return
    options = tuple(Option(f"mode:{type_.value}", say.PLAYED_AS[type_]) for type_ in types)
    prompt = say.asked("type" if len(types) > 1 else f"type-{types[0].value}", core.state.cards[card].definition.title)
    picked = yield Decision(core.state.active, DecisionKind.MODE, prompt, handle(card), options)
    if picked[0] == f"mode:{CardType.UPGRADE.value}":
        core.record(UpgradeChosen(card))


def _copy(
    core: Core, player: Player, card: CardId, *, entering: bool = False
) -> Generator[Decision, tuple[str, ...], CardId]:
    """Let a card that is played as a copy, or enters play as one, become one; returns the model or `NO_CARD`.

    Rules: FAQ on Mimicry, FAQ on Mimic Gel.
    """
    for ability in core.state.cards[card].definition.constants:
        if isinstance(ability, PlayedAsCopy) and (ability.entering or not entering):
            scope = Scope(core, player, card)
            prompt, why_not = say.asked("copy", core.title(card)), partial(ability.why_not, scope)
            chosen = yield from _ask_card(core, ability.models(scope), prompt, card, why_not)
            if chosen:
                core.record(CardCopied(card, chosen, ability.house))
                return chosen
    return NO_CARD


def _is_what_it_made_itself(core: Core, card: CardId, model: CardId) -> None:
    """Let a copy in play be what the text of its model has made that card, such as a creature.

    Rule: FAQ on Mimic Gel, about Auto-Legionary.
    """
    cards = core.state.cards
    for lasting in core.state.lasting:
        if lasting.source == model and lasting.while_entered == cards[model].entered and not lasting.while_card:
            core.begin_lasting(
                replace(lasting, source=card, player=cards[card].controller, while_entered=cards[card].entered)
            )


def _after_play(core: Core, player: Player, played: CardPlayed, since: Timestamp, reactions: Gather) -> list[Pending]:
    """The window after a card is played: its own "Play:", and what reacts to its being played or entering play."""
    own: list[Pending] = []
    if _is_the_same(core, played.card, since):
        # Under treachery the card is the opponent's, but the active player played it.
        own = waiting(core, played.card, player, Label.PLAY, played)
        if again := sum(active.amount(played.card) for active in core.mods(Mod.PLAYS_AGAIN, played.card)):
            own = [p._replace(again=again) for p in own]
    if differs(core.state, Difference.LASTING_BEFORE_PLAY):
        return own + [p for p in reactions() if not p.lasting]
    return own + reactions()


def _is_the_same(core: Core, card: CardId, since: Timestamp) -> bool:
    """Return whether a card that was played is still there; one that left play and came back since is another card.

    Rule: "Ability".
    """
    c = core.state.cards[card]
    return (c.in_play or c.zone is Zone.PLAYING) and c.entered == since


# Entering play --------------------------------------------------------------------------------


def put_into_play(
    core: Core,
    player: Player,
    card: CardId,
    cause: CardId = NO_CARD,
    *,
    other_half: CardId = NO_CARD,
    ready: bool = False,
    among: Gaps | None = None,
) -> Steps:
    """Put a card into play under a player's control without playing it; no "Play:" ability resolves.

    Half of a gigantic creature enters with `other_half` or not at all; a card that leaves archives to its owner's hand
    only goes there instead. Rules: "Putting cards into an area", "Gigantic", FAQ on archives.
    """
    if (yield from moves.is_held_back(core, card, cause)):
        return NOTHING
    if core.state.cards[card].definition.half is not None:
        if not other_half:
            return NOTHING
        card, other_half = gigantic.bottom_first(core, card, other_half)
    model = yield from _copy(core, player, card, entering=True)
    definition = core.state.cards[card].definition
    if definition.type is CardType.UPGRADE:
        if not hosts(core, player, card, definition):
            return NOTHING
        entered = yield from _attach(core, player, card)
    elif definition.type in (*CREATURES, CardType.ARTIFACT):
        entered = yield from _enter(core, player, card, other_half, cause, ready=ready, among=among)
        if model:
            _is_what_it_made_itself(core, card, model)
    else:
        return NOTHING
    yield from core.settle()
    yield from core.react(entered)
    return Outcome(True, (card,), 1)


def make_token(
    core: Core, player: Player, card: CardId, cause: CardId = NO_CARD, *, among: Gaps | None = None
) -> Steps:
    """Put a card that is out of play into play as the token creature of a player's deck, `among` some gaps of the
    battleline if any are given; nothing without one. A card that leaves archives to its owner's hand only goes there.

    Rules: "Token creatures", FAQ on archives.
    """
    model = token_reference(core, player)
    if not model or core.state.cards[card].in_play or (yield from moves.is_held_back(core, card, cause)):
        return NOTHING
    core.record(TokenMade(card, player, model, cause))
    entered = yield from _enter(core, player, card, NO_CARD, cause, among=among)
    yield from core.settle()
    yield from core.react(entered)
    return Outcome(True, (card,), 1)


def token_reference(core: Core, player: Player) -> CardId:
    """Return the reference card of the token creature of a player's deck, `NO_CARD` where it has none."""
    cards = core.state.cards
    found = (c for c in core.state.players[player].references if cards[c].definition.type is CardType.TOKEN_CREATURE)
    return next(found, NO_CARD)


def turn_over(core: Core, cards: Iterable[CardId], cause: CardId = NO_CARD) -> Steps:
    """Turn cards in play over: token creatures faceup, all others facedown as the token creature of their owner.

    What cannot stay where it lies with that side up is discarded, as is half of a gigantic creature without the other.
    Rules: "Flip", "Gigantic", FAQ on Gĕzdrutyŏ the Arcane.
    """
    turned: list[CardId] = []
    misplaced: list[Event] = []
    for card in cards:
        c = core.state.cards[card]
        model = NO_CARD if c.token else token_reference(core, c.owner)
        if not c.in_play or not (model or c.token):
            continue
        core.record(TurnedOver(card, model, cause))
        turned.append(card)
        shown = core.state.cards[card]
        alone = shown.definition.half is not None and not shown.other_half
        if alone or shown.definition.type not in CREATURES:
            leaving = moves.leave_events(core, card, Zone.DISCARD, cause)
            misplaced += [replace(e, receiver=SUPPLY) if isinstance(e, AmberMoved) else e for e in leaving]
    if misplaced:
        yield from core.happen(*misplaced)
    yield from core.settle()
    return Outcome(bool(turned), tuple(turned), len(turned))


def _enter(
    core: Core,
    player: Player,
    card: CardId,
    other_half: CardId,
    cause: CardId,
    *,
    ready: bool = False,
    played: bool = False,
    among: Gaps | None = None,
    statuses: tuple[Status, ...] = (),
) -> Generator[Decision, tuple[str, ...], tuple[Event, ...]]:
    """Bring a creature or artifact into play, modified as it enters; a creature `among` some gaps, if any are given.

    Rule: "Enters play".
    """
    controller = _first_controller(core, player, card) if played else player
    if keyword_as_it_enters(core, card, Keyword.TREACHERY) or ways_to_enter(
        core, controller, card, Mod.ENTERS_UNDER_OPPONENT
    ):
        controller = other_player(player)
    ways = {Mod.ENTERS_ANYWHERE: ways_to_enter(core, controller, card, Mod.ENTERS_ANYWHERE)}
    refused = yield from _refused(core, card, ways[Mod.ENTERS_ANYWHERE])
    slot = 0
    line: tuple[CardId, ...] = ()
    if core.state.cards[card].definition.type in CREATURES:
        deploys = played or not differs(core.state, Difference.DEPLOYED_BY_PLAY_ONLY)
        deploys = deploys and bool(keyword_as_it_enters(core, card, Keyword.DEPLOY))
        anywhere = any(active.static not in refused for active in ways[Mod.ENTERS_ANYWHERE]) or deploys
        barred = barred_gaps(core, controller, card) if played and controller == player else ()
        slot = yield from ask_slot(core, controller, card, anywhere=anywhere, among=among, barred=barred)
        row = core.state.players[controller].line
        line = (*row[:slot], card, *row[slot:])
    # Once its place is known: "neighbors enter play ready" are those that it will be beside.
    ways |= {kind: ways_to_enter(core, controller, card, kind, line) for kind in (Mod.ENTERS_READY, Mod.ENTERS_WITH)}
    ready = any(active.static not in refused for active in ways[Mod.ENTERS_READY]) or ready
    events: list[Event] = [CardEntered(card, controller, slot, cause, ready, other_half)]
    given = (*statuses, *(a.status(card) for a in ways[Mod.ENTERS_WITH]))
    events += [StatusGained(card, status) for status in dict.fromkeys(given)]
    for lasting in dict.fromkeys(active.lasting for found in ways.values() for active in found):
        core.count_use(lasting)
    for event in events:
        core.record(event)
    return tuple(events)


def _refused(
    core: Core, card: CardId, ways: list[InForce]
) -> Generator[Decision, tuple[str, ...], tuple[Ability, ...]]:
    """Return those of some optional ways for a card to enter play that its player does without."""
    offered = tuple(active.static for active in ways if active.static.optional)
    if not offered:
        return ()
    about = handle(card)
    options = (Option("yes", say.YES, about), Option("no", say.NO, about))
    prompt = say.asked("enter", core.title(card))
    picked = yield Decision(core.state.active, DecisionKind.CONFIRM, prompt, about, options)
    return () if picked[0] == "yes" else offered


def _first_controller(core: Core, player: Player, card: CardId) -> Player:
    """Return under whose control a card enters play that a player plays. Rule: "Control and ownership"."""
    return core.state.cards[card].owner if differs(core.state, Difference.OWNER_CONTROLS) else player


_FITTING_HOST = otherwise(say.CARD_NO_HOST)
"""What a creature is refused with to which the upgrade cannot be attached."""


def _attach(core: Core, player: Player, card: CardId) -> Generator[Decision, tuple[str, ...], tuple[Event, ...]]:
    """Attach an upgrade to a creature of either player, or to an artifact. Rule: "Upgrades"."""
    definition = core.state.cards[card].definition
    options = tuple(core.option("card", c) for c in hosts(core, player, card, definition))
    prompt = say.asked("attach-artifact" if definition.to_artifact else "attach", definition.title)
    sort = ARTIFACT if definition.to_artifact else CREATURE
    why_not = unless(core, core.state.active, LIES_IN_PLAY, sort, _FITTING_HOST)
    picked = yield Decision(core.state.active, DecisionKind.CARD, prompt, handle(card), options, why_not=why_not)
    return attach(core, player, card, number(picked[0]))


def attach(core: Core, player: Player, card: CardId, host: CardId) -> tuple[Event, ...]:
    """Attach an upgrade from wherever it is; one that was not in play enters it under the player's control.

    Returns what happened, for the caller to react to. Rules: "Upgrades", "Enters play".
    """
    events: tuple[Event, ...] = (UpgradeAttached(card, host),)
    if not core.state.cards[card].in_play:
        events += (CardEntered(card, player),)
    for event in events:
        core.record(event)
    return events


# Bonus icons ----------------------------------------------------------------------------------


def _icons_of_played(core: Core, card: CardId, other_half: CardId) -> tuple[Icon, ...]:
    """Return the bonus icons of a card being played from top to bottom, first those of a top half."""
    c = core.state.cards[card]
    return gigantic.bonus_icons(core, card) if c.is_copy else (*core.state.cards[other_half].icons, *c.icons)


def resolve_icons(core: Core, player: Player, card: CardId, icons: tuple[Icon, ...]) -> Steps:
    """Resolve all bonus icons of a card that a player played, or as if they had, even when the card has left play.

    "As if you had played it" sets off what is said of the bonus icons of a card that is played, such as that they are
    resolved once more "the next time you play a card" (FAQ "Bonus icons" on Ultra Gravitron). Read narrowly: the card
    was not played, so what reacts to playing cards in other ways does not react.
    """
    again = 0
    if Mod.ICONS_AGAIN in core.register.mods:
        for active in core.mods(Mod.ICONS_AGAIN, player):
            again += active.amount(player)
            core.count_use(active.lasting)
    if not icons:
        return NOTHING
    if Mod.ICONS_SILENT in core.register.mods and (ban := forbidding.ban_of(core, player, Mod.ICONS_SILENT)):
        forbidding.report(core, Forbidden.RESOLVE_ICONS, ban, (card,), player=player, stopped=card)
        return NOTHING
    for icon in icons:
        for _ in range(1 + again):  # each additional time at once, FAQ on Wild Bounty
            yield from resolve_icon(core, player, card, icon)
    return Outcome(True, (card,), len(icons) * (1 + again))


_CREATURES = (LIES_IN_PLAY, CREATURE)
_TAKERS = (*_CREATURES, FRIENDLY)
"""What the cards are that the rules of bonus icons and of upgrades ask for."""


def resolve_icon(core: Core, player: Player, card: CardId, icon: Icon) -> Steps:
    """Resolve one bonus icon of `card` for `player`; mandatory. Rule: "Bonus icons"."""
    event = IconResolved(card, icon)
    if IconResolved in core.register.replacements and (yield from core.replaced(event)):
        return DONE
    core.record(event)
    if icon is Icon.AMBER:
        yield from amber.gain(core, player, 1, card)
    elif icon is Icon.DRAW:
        yield from moves.draw(core, player, 1, card)
    elif icon is Icon.CAPTURE:
        takers = creatures(core, player) if core.state.players[other_player(player)].amber else ()
        chosen = yield from _ask_card(core, takers, say.ASK["capture-icon"], card, unless(core, player, *_TAKERS))
        if chosen:
            yield from amber.capture(core, chosen, 1, card)
    elif icon is Icon.DAMAGE:
        chosen = yield from _ask_card(
            core, creatures(core), say.ASK["damage-icon"], card, unless(core, player, *_CREATURES)
        )
        if chosen:
            # The icon, not the card, is the source. Rule: FAQ "Damage, source of".
            yield from damage.deal(core, [damage.Hit(chosen, 1)])
    elif icon is Icon.DISCARD:
        hand, why_not = core.state.players[player].hand, unless(core, player, IN_HAND)
        chosen = yield from _ask_card(core, hand, say.ASK["discard-icon"], card, why_not)
        if chosen:
            forbidding.report_discarding(core, (chosen,), card)
            yield from moves.discard_from_hand(core, player, (chosen,), card)
    else:
        chosen = yield from _ask_card(
            core, creatures(core), say.ASK["power-icon"], card, unless(core, player, *_CREATURES)
        )
        if chosen:
            yield from damage.add_counters(core, (chosen,), "power", 1, card)
    yield from core.react((event,))
    return DONE


def _ask_card(
    core: Core, cards: tuple[CardId, ...], prompt: Words, source: CardId, why_not: WhyNot
) -> Generator[Decision, tuple[str, ...], CardId]:
    """Ask the active player for one of some cards; `NO_CARD` when there is none."""
    if not cards:
        return NO_CARD
    options = tuple(core.option("card", c) for c in cards)
    player = core.state.active
    picked = yield Decision(player, DecisionKind.CARD, prompt, handle(source), options, why_not=why_not)
    return number(picked[0])
