"""A game from setup to the third key: the five steps of the turn and what surrounds them.

Written as generators that yield decisions. Each begins from the state alone, so a game can be taken
up again at the beginning of any step, and before each action of step 3 (a checkpoint).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import replace
from functools import partial

from kfdesk.engine import amber, forbidding, moves, play, prophecies, use
from kfdesk.engine import phrases as say
from kfdesk.engine.abilities import DONE, NOTHING, Mod, Outcome, Steps
from kfdesk.engine.core import Core, handle, number
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.editions import Difference, differs
from kfdesk.engine.events import (
    SUPPLY,
    AmberMoved,
    AmberVerb,
    CardDrawn,
    CardMoved,
    CardReadied,
    ChainsChanged,
    Checked,
    End,
    Event,
    GameWon,
    HouseChosen,
    KeyForged,
    MulliganAnswered,
    Shuffled,
    StepBegan,
    TideRaised,
    TurnEnded,
    TurnGranted,
)
from kfdesk.engine.keys import (
    affords_key,
    key_cost,
    keys_to_win,
    spendable,
    spendable_of_opponent,
    spent_themselves,
    unforged,
)
from kfdesk.engine.legality import house_choices, main_options
from kfdesk.engine.not_offered import EXHAUSTED, FRIENDLY, LIES_IN_PLAY, Condition, otherwise, unless
from kfdesk.engine.queries import keyword
from kfdesk.engine.refill_and_chains import chain_penalty, refill
from kfdesk.engine.terms import (
    NO_CARD,
    CardId,
    DecisionKind,
    Forbidden,
    House,
    KeyColor,
    Keyword,
    Player,
    Step,
    Timestamp,
    Way,
    Zone,
    other_player,
)
from kfdesk.engine.timing import TimingPoint
from kfdesk.engine.unlogged_events import HandsSetUp
from kfdesk.records import record
from kfdesk.text.second_person import person
from kfdesk.text.words import Words

FIRST_HAND = (7, 6)
"""Starting hands of the first and the second player. Rule: "Game setup"."""

ORDER = (Step.START, Step.FORGE, Step.HOUSE, Step.MAIN, Step.READY, Step.DRAW, Step.END)


def run(core: Core, checkpoint: Callable[[], None]) -> Generator[Decision, tuple[str, ...], None]:
    """Run the game from the state it is in until it is over.

    `checkpoint` is called where the state alone says how to go on: where the game is taken up, at the start
    of each turn, and before each action of step 3. The steps between ask too little to be worth a copy.
    """
    checkpoint()
    if core.state.step is Step.SETUP:
        yield from _setup(core)
        _begin(core, Step.START, core.state.first)
        checkpoint()
    while core.state.winner is None:
        step = core.state.step
        core.timing[:] = [TimingPoint("turn", str(step))]
        if core.unsettled:
            yield from core.settle()
        if core.met_by_hand:
            yield from core.react_to_hand()
        core.before_step = core.applied
        if step is Step.MAIN:
            yield from _main(core, checkpoint)
        else:
            yield from _STEPS[step](core)
        if core.state.winner is not None:
            return
        if step is Step.END:
            _next_turn(core)
        else:
            _begin(core, ORDER[ORDER.index(step) + 1], core.state.active)
        if core.state.step is Step.START or core.state.step is Step.MAIN:
            checkpoint()


def _next_turn(core: Core) -> None:
    """Begin the turn of the other player, or one that was granted; those granted besides come after it."""
    active = core.state.active
    granted = [e.player for e in core.state.memory.happened if isinstance(e, TurnGranted)]
    player, *later = (*granted, other_player(active))
    _begin(core, Step.START, player)
    if later and later[-1] == other_player(player):
        later.pop()
    for other in later:
        core.record(TurnGranted(other))


def _begin(core: Core, step: Step, player: Player) -> None:
    turn = core.state.turn + 1 if step is Step.START else core.state.turn
    core.record(StepBegan(player, step, turn))
    # What reacts to the beginning of a turn or its end waits in that step itself.


def _setup(core: Core) -> Steps:
    """Shuffle, draw starting hands, mulligan in order. Rules: "Game setup", "Mulligan", "Chains"."""
    first = core.state.first
    for player in (first, other_player(first)):
        core.record(Shuffled(player))
    yield from _set_up_hands(core, drawn=False)
    sizes: dict[Player, int] = {}
    for player, size in zip((first, other_player(first)), FIRST_HAND, strict=True):
        chains = core.state.players[player].chains
        sizes[player] = size - chain_penalty(chains)
        _draw_hand(core, player, sizes[player])
        if chains:
            core.record(ChainsChanged(player, -1))
    yield from _set_up_hands(core, drawn=True)
    for player in (first, other_player(first)):
        if core.has(Mod.CANNOT_MULLIGAN, player):
            forbidding.report_player(core, Forbidden.MULLIGAN, Mod.CANNOT_MULLIGAN, player, NO_CARD)
            continue
        options = (Option("no", say.KEEP_HAND), Option("yes", say.MULLIGAN))
        picked = yield Decision(player, DecisionKind.MULLIGAN, say.ASK["mulligan"], None, options)
        core.record(MulliganAnswered(player, picked[0] == "yes"))
        if picked[0] == "yes":
            for card in core.state.players[player].hand:
                core.record(CardMoved(card, player, Zone.HAND, Zone.DECK, shuffled=True))
            core.record(Shuffled(player))
            _draw_hand(core, player, sizes[player] - 1)
    return DONE


def _draw_hand(core: Core, player: Player, size: int) -> None:
    """Draw so many cards during setup; a deck that is played without many of its cards may have fewer."""
    for card in core.state.players[player].deck[: max(size, 0)]:
        core.record(CardDrawn(card, player))


def _set_up_hands(core: Core, *, drawn: bool) -> Steps:
    """Let what cards say of the setup resolve, that of the first player first. Rule: "Archon power"."""
    # Reading: reading/setup-abilities
    if HandsSetUp in core.register.reactions:
        for player in (core.state.first, other_player(core.state.first)):
            event = HandsSetUp(player, drawn)
            core.record(event)
            yield from core.react((event,))
        core.record(replace(event, player=core.state.first))
    return DONE


def _start(core: Core) -> Steps:
    yield from core.settle()
    return (yield from core.react((_step_event(core),)))


def _step_event(core: Core) -> Event:
    return StepBegan(core.state.active, core.state.step, core.state.turn)


# Step 1 ---------------------------------------------------------------------------------------


@record
class KeyPrice:
    """At what cost a key is forged: the current cost and `extra`, no less than `least`; nothing if `free`.

    With a `color`, only that key.
    """

    extra: int = 0
    free: bool = False
    least: int = 0
    color: KeyColor | None = None

    def of(self, current: int) -> int:
        """Return the cost where the current cost is known."""
        return 0 if self.free else max(self.least, current + self.extra)


def _forge(core: Core) -> Steps:
    """Forge one key when the player can; it is not optional. What permits more keys does not demand them.

    Rule: "Step 1: Forge a key".
    """
    player = core.state.active
    event = _step_event(core)
    if StepBegan in core.register.replacements and (yield from core.replaced(event)):
        return DONE
    outcome = yield from forge_key(core, player)
    more = sum(active.amount(player) for active in core.mods(Mod.MORE_KEYS, player))
    while more and outcome.done and core.state.winner is None and can_forge(core, player):
        options = (Option("yes", say.YES), Option("no", say.NO))
        picked = yield Decision(player, DecisionKind.CONFIRM, say.ASK["one-key-more"], None, options)
        if picked[0] == "no":
            break
        more -= 1
        outcome = yield from forge_key(core, player)
    return outcome


AT_CURRENT_COST = KeyPrice()


def affordable_keys(core: Core, player: Player, price: KeyPrice = AT_CURRENT_COST) -> dict[KeyColor, int]:
    """Return what each key costs that the player has left to forge, may forge and can pay for.

    What lies on cards may pay too. Rules: "Cost, at current cost", "Cannot".
    """
    return {} if core.has(Mod.CANNOT_FORGE, player) else _paid_for(core, player, price)


def _paid_for(core: Core, player: Player, price: KeyPrice) -> dict[KeyColor, int]:
    """Return what each key costs that the player can pay for, whether they may forge it or not."""
    held = core.state.players[player].amber + sum(core.state.cards[c].amber for c in spendable(core, player))
    held += len(spent_themselves(core, player)) + spendable_of_opponent(core, player)
    left = unforged(core, player) if price.color is None else tuple({price.color} & {*unforged(core, player)})
    costs = {color: price.of(key_cost(core, player, color)) for color in left}
    return {color: cost for color, cost in costs.items() if held >= cost}


def can_forge(core: Core, player: Player, price: KeyPrice = AT_CURRENT_COST) -> bool:
    """Return whether the player can forge a key now."""
    return bool(affordable_keys(core, player, price))


def report_no_key(core: Core, player: Player, price: KeyPrice, cause: CardId) -> None:
    """Record that a player who could pay for a key cannot forge one."""
    if core.has(Mod.CANNOT_FORGE, player) and _paid_for(core, player, price):
        forbidding.report_player(core, Forbidden.FORGE, Mod.CANNOT_FORGE, player, cause)


def forge_key(core: Core, player: Player, price: KeyPrice = AT_CURRENT_COST, cause: CardId = NO_CARD) -> Steps:
    """Forge a key at that price if it can be paid.

    What is spent goes where a replacement says, before anything reacts to the forging (chart, step 1). The third key
    wins at once. Rule: "Cost, at current cost".
    """
    costs = affordable_keys(core, player, price)
    if not costs:
        report_no_key(core, player, price, cause)
        return NOTHING
    if len(set(costs.values())) == 1:
        payments = yield from _payments(core, player, next(iter(costs.values())))
        color = yield from _which_key(core, player, costs)
    else:  # what is to be paid depends on the key
        color = yield from _which_key(core, player, costs)
        payments = yield from _payments(core, player, costs[color])
    forged = KeyForged(player, color, costs[color], cause)
    if KeyForged in core.register.replacements and (yield from core.replaced(forged)):
        return NOTHING
    yield from core.happen(*payments)
    core.record(forged)
    if len(core.state.players[player].keys) >= keys_to_win(core, player):
        core.record(GameWon(player))
        return DONE
    core.timing.append(TimingPoint("turn", "forged"))
    yield from core.settle()
    yield from core.react((forged,))
    core.timing.pop()
    return Outcome(True, (), 1)


def _which_key(
    core: Core, player: Player, colors: Iterable[KeyColor]
) -> Generator[Decision, tuple[str, ...], KeyColor]:
    """Ask which key is forged: under an ability the active player, whoever forges. Rule: FAQ on Keyfrog."""
    options = tuple(Option(f"key:{c}", say.KEYS[c]) for c in colors)
    prompt = _asked_of_active(core, player, "key")
    picked = yield Decision(core.state.active, DecisionKind.KEY, prompt, None, options)
    return KeyColor(picked[0].removeprefix("key:"))


def _asked_of_active(core: Core, player: Player, what: str, **slots: Words) -> Words:
    """Return a question to the active player about what a player does, who is named where it is the other one."""
    if player == core.state.active:
        return say.ASK[what].filled(**slots) if slots else say.ASK[what]
    return say.ASK[f"{what}-of-other"].filled(who=person(core.names[player]), **slots)


def _payments(core: Core, player: Player, cost: int) -> Generator[Decision, tuple[str, ...], list[Event]]:
    """Ask which cards are spent themselves, how much from each card that allows it and how much of the opponent's pool
    where a card does; the pool pays the rest.
    """
    stores, pool = spendable(core, player), core.state.players[player].amber
    theirs = spendable_of_opponent(core, player)
    rest = sum(core.state.cards[c].amber for c in stores) + theirs
    payments: list[Event] = []
    left = cost
    for card in (yield from _coins(core, player, cost, pool + rest)):
        payments += moves.leave_events(core, card, Zone.DISCARD, NO_CARD)  # whether it is warded or not
        left -= 1
    for card in stores:
        held = core.state.cards[card].amber
        rest -= held
        prompt = _asked_of_active(core, player, "spend", card=core.title(card))
        spent = yield from _how_much_spent(core, prompt, max(0, left - pool - rest), min(held, left), card)
        if spent:
            payments.append(AmberMoved(AmberVerb.SPEND, End(player, card), SUPPLY, spent))
        left -= spent
    if theirs:
        spent = yield from _how_much_spent(core, _asked_of_theirs(core, player), max(0, left - pool), min(theirs, left))
        if spent:
            giver = End(other_player(player))
            payments.append(AmberMoved(AmberVerb.SPEND, giver, SUPPLY, spent, spender=player))
        left -= spent
    if left:
        payments.append(AmberMoved(AmberVerb.SPEND, End(player), SUPPLY, left))
    return payments


def _how_much_spent(
    core: Core, prompt: Words, least: int, most: int, card: CardId = NO_CARD
) -> Generator[Decision, tuple[str, ...], int]:
    """Ask how much of what lies elsewhere than in the player's pool is spent, where any can be."""
    if not most:
        return 0
    options = tuple(Option(f"number:{n}", say.plain(str(n))) for n in range(least, most + 1))
    source = handle(card) if card else None
    picked = yield Decision(core.state.active, DecisionKind.NUMBER, prompt, source, options)
    return int(picked[0].removeprefix("number:"))


def _asked_of_theirs(core: Core, player: Player) -> Words:
    """Return the question how much is spent of the pool of a player's opponent: that of the active player is yours."""
    names = {"who": person(core.names[player]), "other": person(core.names[other_player(player)])}
    return say.ASK["spend-theirs" if player == core.state.active else "spend-theirs-of-other"].filled(**names)


def _coins(
    core: Core, player: Player, cost: int, other: int
) -> Generator[Decision, tuple[str, ...], tuple[CardId, ...]]:
    """Ask which of the cards that may be spent themselves are, where there is so much `other` Æmber to spend."""
    coins = spent_themselves(core, player)
    least, most = max(0, cost - other), min(len(coins), cost)
    if not most:
        return ()
    none = () if least else (Option("done", say.DONE_LABEL),)
    options = (*(core.option("card", c) for c in coins), *none)
    prompt = _asked_of_active(core, player, "spend-cards")
    why_not = unless(core, core.state.active, LIES_IN_PLAY, _COIN)
    keys = yield Decision(core.state.active, DecisionKind.CARD, prompt, None, options, least, most, why_not=why_not)
    return tuple(number(key) for key in keys if key != "done")


_COIN = otherwise(say.CARD_NOT_SPENT)
"""What a card in play that is no such card is refused with."""


# Step 2 ---------------------------------------------------------------------------------------


def _house(core: Core) -> Steps:
    """Choose the active house, then perhaps take the archives. Rule: "Step 2: Choose a house"."""
    player = core.state.active
    legal = house_choices(core, player)
    house: House | None = None
    if legal:
        options = tuple(Option(f"house:{h}", House(h).words) for h in legal)
        picked = yield Decision(player, DecisionKind.HOUSE, say.ASK["house"], None, options)
        house = House(picked[0].removeprefix("house:"))
    chosen = HouseChosen(player, house)
    core.timing[-1] = TimingPoint("turn", "house-chosen")
    occurred, _ = yield from core.occur(chosen)
    yield from core.settle()
    yield from core.window(core.reacting(occurred), "event", "after")
    archived = core.state.players[player].archives
    if archived and core.has(Mod.CANNOT_TAKE_ARCHIVES, player):
        forbidding.report_player(core, Forbidden.TAKE_ARCHIVES, Mod.CANNOT_TAKE_ARCHIVES, player, NO_CARD)
    elif archived and not any(moves.can_leave(core, card) for card in archived):
        forbidding.report_leaving(core, archived, NO_CARD)
    elif archived:
        core.timing[-1] = TimingPoint("turn", "archives")
        some = Mod.SOME_OF_ARCHIVES in core.register.mods and core.has(Mod.SOME_OF_ARCHIVES, player)
        part = (Option("some", say.TAKE_SOME),) if some and len(archived) > 1 else ()
        options = (Option("yes", say.TAKE_ARCHIVES), *part, Option("no", say.LEAVE_ARCHIVES))
        picked = yield Decision(player, DecisionKind.ARCHIVES, say.ASK["archives"], None, options)
        if picked[0] == "yes":
            yield from take_archives(core, player)
        elif picked[0] == "some":
            cards = tuple(core.option("card", card) for card in archived)
            why_not = unless(core, player, otherwise(say.CARD_NOT_IN_ARCHIVES, say.NOT_IN_ARCHIVES))
            keys = yield Decision(
                player, DecisionKind.CARD, say.ASK["archived"], None, cards, 0, len(cards), why_not=why_not
            )
            yield from take_archives(core, player, tuple(number(key) for key in keys))
    return DONE


def take_archives(core: Core, player: Player, cards: tuple[CardId, ...] | None = None) -> Steps:
    """Add archived cards to the hand, all where none are named; a card of the other player goes to its owner's hand."""
    cards = core.state.players[player].archives[::-1] if cards is None else cards
    cards = moves.able_to_leave(core, cards)
    taken = [core.state.cards[c] for c in cards]
    batch = [CardMoved(c.id, c.owner, Zone.ARCHIVES, Zone.HAND, revealed=c.face_up or c.owner != player) for c in taken]
    yield from core.happen(*batch)
    return Outcome(bool(cards), cards, len(cards))


# Step 3 ---------------------------------------------------------------------------------------


def _main(core: Core, checkpoint: Callable[[], None]) -> Steps:
    """Play, discard and use cards until the player ends the step, or omega does. Rule: "Step 3"."""
    yield from core.settle()
    while core.state.winner is None and not core.state.memory.omega:
        player = core.state.active
        known, prompt = core.known_options, say.ASK["main"]
        if known is None and core.quiet:
            picked = yield Decision.listed_later(player, DecisionKind.MAIN, prompt, partial(main_options, core))
        else:
            picked = yield Decision(player, DecisionKind.MAIN, prompt, None, known or main_options(core))
        key = picked[0]
        if key == "end-turn":
            break
        yield from _act(core, player, key)
        yield from core.settle()
        core.timing[1:] = []
        if core.state.winner is None:
            checkpoint()
    return DONE


def _act(core: Core, player: Player, key: str) -> Steps:
    verb, _, _rest = key.partition(":")
    if verb == "raise-tide":
        yield from core.happen(TideRaised(player))
        return (yield from amber.gain_chains(core, player, 3))
    card = number(key)
    if verb == "prophecy":
        return (yield from prophecies.activate(core, player, card))
    if verb == "play":
        return (yield from play.play_card(core, player, card, in_step=True))
    if verb == "return":
        return (yield from moves.put_away(core, (card,), Zone.HAND, card))
    if verb == "discard":
        return (yield from moves.discard_from_hand(core, player, (card,), in_step=True))
    return (yield from use.use_card(core, player, card, Way(verb)))


# Steps 4 and 5 --------------------------------------------------------------------------------


def _ready(core: Core) -> Steps:
    """Ready the active player's cards one at a time, in an order that is asked when it can matter.

    Rules: "Step 4: Ready cards", "Ready and exhausted", "Entrench".
    """
    if StepBegan in core.register.replacements and (yield from core.replaced(_step_event(core))):
        return DONE
    readied = yield from ready_in_step(core, lambda: _row(core, core.state.active))
    yield from core.react((_step_event(core),))  # at the end of the step
    return readied


def _row(core: Core, player: Player) -> tuple[CardId, ...]:
    """Return a player's creatures and artifacts."""
    p = core.state.players[player]
    return (*p.line, *p.artifacts)


def ready_in_step(core: Core, cards: Callable[[], Iterable[CardId]]) -> Steps:
    """Ready those of the active player's cards that are exhausted, as in step 4; `cards` gives them as they lie now.

    The player selects an exhausted card and readies it, what that sets off resolves, then they select the next one.
    What is exhausted when the next one is selected is readied too, such as a token creature that was made meanwhile; a
    card that was readied in this step and was exhausted by that is not readied again. Rule: FAQ on Cosmicrux.
    """
    # Reading: reading/readied-meanwhile
    seen: set[tuple[CardId, Timestamp]] = set()
    """The cards that were readied, or that the player keeps exhausted, as they lay in play then."""
    asked: set[tuple[CardId, Timestamp]] = set()
    """The entrenched cards that the player was asked about."""
    readied: list[CardId] = []
    forbidding.report_readying(core, cards(), NO_CARD, in_step=True)
    while tired := (yield from _leave_entrenched(core, _exhausted(core, cards(), seen), asked, seen)):
        if differs(core.state, Difference.READIED_AT_ONCE):
            yield from core.happen(*(CardReadied(card, core.state.active) for card in tired))
            return Outcome(True, tuple(tired), len(tired))
        if core.unwatched(CardReadied):  # Nothing watches: the order makes no difference, so it is not asked.
            for card in tired:
                core.record(CardReadied(card, core.state.active))
                seen.add(_as_it_lies(core, card))
            readied += tired
            yield from core.settle()
            continue
        card = yield from _next_to_ready(core, tired)
        seen.add(_as_it_lies(core, card))
        yield from use.ready(core, card, core.state.active)
        readied.append(card)
    return Outcome(True, tuple(readied), len(readied))


def _as_it_lies(core: Core, card: CardId) -> tuple[CardId, Timestamp]:
    """Return what tells a card in play from the same card after it left play and came back."""
    return card, core.state.cards[card].entered


def _exhausted(core: Core, cards: Iterable[CardId], seen: set[tuple[CardId, Timestamp]]) -> list[CardId]:
    """Return those of some cards that are exhausted and can be readied, without those `seen` before."""
    found = [c for c in cards if not core.state.cards[c].ready and _as_it_lies(core, c) not in seen]
    if Mod.CANNOT_READY in core.register.mods:
        found = [c for c in found if not core.has(Mod.CANNOT_READY, c)]
    return found


def _readiable(core: Core) -> Condition:
    """Return the condition that no ability forbids to ready a card."""
    return Condition(lambda card, _: not core.has(Mod.CANNOT_READY, card.id), say.CARD_NEVER_READY)


def _next_to_ready(core: Core, tired: list[CardId]) -> Generator[Decision, tuple[str, ...], CardId]:
    """Ask the active player which exhausted card is readied next, if there are several."""
    if len(tired) == 1:
        return tired[0]
    options = tuple(core.option("card", c) for c in tired)
    player = core.state.active
    kept = Condition(lambda c, _: not keyword(core, c.id, Keyword.ENTRENCH), say.CARD_KEPT_EXHAUSTED)
    conditions = (LIES_IN_PLAY, FRIENDLY, EXHAUSTED, _readiable(core), kept, otherwise(say.CARD_READIED))
    why_not = unless(core, player, *conditions)
    keys = yield Decision(player, DecisionKind.CARD, say.ASK["ready-next"], None, options, why_not=why_not)
    return number(keys[0])


def _leave_entrenched(
    core: Core, tired: list[CardId], asked: set[tuple[CardId, Timestamp]], kept: set[tuple[CardId, Timestamp]]
) -> Generator[Decision, tuple[str, ...], list[CardId]]:
    """Let the player keep entrenched creatures exhausted, each `asked` about once; return the other cards.

    Rule: "Entrench".
    """
    dug_in = [c for c in tired if keyword(core, c, Keyword.ENTRENCH) and _as_it_lies(core, c) not in asked]
    if not dug_in:
        return tired
    options = (*(core.option("card", c) for c in dug_in), Option("done", say.DONE_LABEL))
    player = core.state.active
    entrenched = Condition(lambda c, _: keyword(core, c.id, Keyword.ENTRENCH) > 0, say.CARD_NOT_ENTRENCHED)
    conditions = (LIES_IN_PLAY, FRIENDLY, EXHAUSTED, _readiable(core), entrenched, otherwise(say.CARD_DECIDED))
    why_not = unless(core, player, *conditions)
    keys = yield Decision(
        player, DecisionKind.CARD, say.ASK["entrench"], None, options, 0, len(dug_in), why_not=why_not
    )
    asked.update(_as_it_lies(core, c) for c in dug_in)
    kept.update(_as_it_lies(core, number(k)) for k in keys if k != "done")
    return [c for c in tired if _as_it_lies(core, c) not in kept]


def _draw(core: Core) -> Steps:
    """Refill the active player's hand. Rule: "Step 5: Draw cards"."""
    event = _step_event(core)
    if StepBegan in core.register.replacements and (yield from core.replaced(event)):
        return DONE
    yield from core.react((event,))
    yield from refill(core, core.state.active)
    return DONE


def _end(core: Core) -> Steps:
    """End of turn effects, then "Check!". Rules: "End of turn", "Step 5: Draw cards"."""
    player = core.state.active
    yield from core.react((_step_event(core),))
    core.record(TurnEnded(player, core.state.turn))
    if core.unsettled:
        yield from core.settle()
    if affords_key(core, player):
        cost = key_cost(core, player)
        core.record(Checked(player, core.state.players[player].amber, cost))
    return DONE


_STEPS: dict[Step, Callable[[Core], Steps]] = {
    Step.START: _start,
    Step.FORGE: _forge,
    Step.HOUSE: _house,
    Step.READY: _ready,
    Step.DRAW: _draw,
    Step.END: _end,
}
