"""What may be said of a choice: each claim is read off the forecast of the very choice, so that it comes true.

Where the act asks more, the claims hold if that is answered as the plan says, and say so.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Final

from kfdesk.engine import Game
from kfdesk.engine.core import number
from kfdesk.engine.queries import power
from kfdesk.engine.terms import CardType, DecisionKind, Player, Zone, other_player
from kfdesk.records import record
from kfdesk.teach.bot.habits import Chooser, Habits, Keys, finish_act
from kfdesk.teach.forecast import Fate, Forecast, forecast
from kfdesk.teach.turn_end import turn_end
from kfdesk.text.words import Words, enumerated, joined

MOST_CLAIMS: Final = 3
"""So many things are said of a choice at most."""
MOST_ACTS: Final = 6
"""So many acts of a turn are planned ahead at most where a house is advised."""
_END: Final[Keys] = ("end-turn",)


class About(Enum):
    """What a claim is about, the most important first."""

    FORGES = auto()
    STOPS_KEY = auto()
    ENOUGH = auto()
    GAINS = auto()
    TAKES = auto()
    DESTROYS = auto()
    LOSES = auto()
    CAPTURES = auto()
    HURTS = auto()
    LEAVES = auto()
    ENTERS = auto()
    ENDS = auto()


@record
class Claim:
    """Something that a choice leads to: as said to the player who is advised, and as the bot says it of its own choice.

    `n` is what it comes to: a pool or a card's Æmber after it, damage, power; of what is destroyed, or leaves play, how
    many cards; 0 else. `cards` are handles.
    """

    about: About
    to_you: Words
    of_me: Words
    n: int = 0
    cards: tuple[str, ...] = ()


FORGES: Final = Words("You forge a key."), Words("I forge a key.")
STOPS: Final = (
    Words("That leaves your opponent {n} Æmber, too few for a key."),
    Words("That leaves you {n} Æmber, too few for a key."),
)
ENOUGH: Final = Words("You then have {n} Æmber, enough for a key."), Words("I then have {n} Æmber, enough for a key.")
GAINS: Final = (
    Words("You gain {change} Æmber and then have {n}."),
    Words("I gain {change} Æmber and then have {n}."),
)
TAKES: Final = (
    Words("Your opponent loses {change} Æmber and then has {n}."),
    Words("You lose {change} Æmber and then have {n}."),
)
DESTROYS: Final = Words("Destroyed on the other side: {cards}."), Words("Destroyed on your side: {cards}.")
LOSES: Final = Words("Destroyed on your side: {cards}."), Words("Destroyed on my side: {cards}.")
CAPTURES: Final = Words("Æmber on {card} then: {n}.")
HURTS: Final = Words("Damage to {card}: {n}.")
LEAVES: Final = Words("Leaves play: {cards}.")
ENTERS: Final = Words("{card} enters play with power {n}.")
ENDS: Final = (
    Words("Cards you ready: {readied}. Cards you draw: {n}."),
    Words("Cards I ready: {readied}. Cards I draw: {n}."),
)
IF: Final = Words("If you choose {what}: {claims}"), Words("With {what}: {claims}")
ACTS: Final = Words("You can do this: {acts}. If you do: {claims}")
OFFERS: Final = Words("Cards of {house} in your hand: {cards}. Ready in play: {ready}.")


@record
class Plan:
    """What a choice is made for: the keys that follow it until its act is over, and what of them was chosen."""

    keys: tuple[str, ...]
    chosen: tuple[Words, ...] = ()
    """The labels of the answers that are worth naming."""
    is_open: bool = True
    """Whether the opponent may know these answers, too."""
    acts: tuple[Words, ...] = ()
    """Where a house is chosen: the labels of the acts that follow."""
    end: Game | None = None
    """A table, dealt anew, to which it leads."""


def plan_of(table: Game, keys: Keys, habits: Habits, *, may_fork: bool) -> Plan:
    """Return what a choice is made for, played on `table`, which waits for it and on which the hidden was dealt anew.

    The plan breaks off where more than one key is chosen at once.
    """
    known, followed, chosen, is_open = list(keys[:1]), len(keys) == 1, list[Words](), True
    table.choose(*keys)
    while (decision := table.decision) is not None and decision.kind not in _REST and len(known) < _MOST_KEYS:
        if decision.player != table.state.active:
            break
        answer = habits.keys(table, may_fork=may_fork)
        if len(answer) != 1:
            followed = False
        if followed:
            known += answer
            option = next(option for option in decision.options if option.key == answer[0])
            if len(decision.options) > 1 and decision.kind in _NAMED:
                chosen.append(option.label)
                is_open = is_open and lies_open(table, option.card)
        table.choose(*answer)
    finish_act(table, habits, may_fork=may_fork)
    return Plan(tuple(known), tuple(chosen), is_open, end=table)


def lies_open(game: Game, handle: str | None) -> bool:
    """Return whether both players may know a card; no card is none that is hidden."""
    if handle is None:
        return True
    card = game.state.cards[number(handle)]
    return card.in_play and not card.face_down


_REST: Final = (DecisionKind.MAIN, DecisionKind.HOUSE)
_NAMED: Final = (DecisionKind.CARD, DecisionKind.ATTACK, DecisionKind.MODE, DecisionKind.USE)
_MOST_KEYS: Final = 12


def claims_on(game: Game, player: Player, plan: Plan) -> tuple[Claim, ...]:
    """Return what a choice leads to for sure, as far as the player can know it, the most important first."""
    if plan.keys == _END:
        return _of_end(game, player)
    seen = forecast(game, plan.keys, player)
    if seen is None:
        return ()
    found = [*_of_pools(game, player, plan, seen), *_of_cards(game, player, seen)]
    found += _of_entering(game, player, plan, seen)
    return tuple(sorted(found, key=lambda claim: claim.about.value)[:MOST_CLAIMS])


def said(claims: Sequence[Claim], plan: Plan) -> tuple[Words, Words | None] | None:
    """Return claims as said to the player and, if that tells nothing hidden, of the bot's own choice; None for none."""
    if not claims:
        return None
    to_you, of_me = (joined([getattr(claim, whom) for claim in claims], " ") for whom in ("to_you", "of_me"))
    if plan.acts:
        return ACTS.filled(acts=enumerated(plan.acts), claims=to_you), None
    if not plan.chosen:
        return to_you, of_me
    what = enumerated(plan.chosen)
    open_ = IF[1].filled(what=what, claims=of_me) if plan.is_open else None
    return IF[0].filled(what=what, claims=to_you), open_


def turn_plan(game: Game, player: Player, table: Game, key: str, chooser: Chooser) -> tuple[Plan, tuple[Claim, ...]]:
    """Return what a house is chosen for: the acts that `chooser` makes on `table`, on which the hidden was dealt anew.

    It goes as far as all is known that the acts lead to.
    """
    steps: list[tuple[tuple[str, ...], Words]] = []
    known: tuple[str, ...] = (key,)
    table.choose(key)
    turn, whole = table.state.turn, True
    while (decision := table.decision) is not None and decision.player == player and table.state.turn == turn:
        keys = chooser.choose(table)
        begins = decision.kind is DecisionKind.MAIN
        if keys == _END or len(keys) != 1 or begins and len(steps) == MOST_ACTS:
            whole = begins
            break
        known = (*known, *keys)
        if begins:
            label = next(option.label for option in decision.options if option.key == keys[0])
            steps.append((known, label))
        elif steps:
            steps[-1] = known, steps[-1][1]
        table.choose(*keys)
    if not whole and steps:
        steps.pop()
    for count in range(len(steps), 0, -1):
        keys = steps[count - 1][0]
        seen = forecast(game, keys, player)
        if seen is not None and seen.stop is None:
            plan = Plan(keys, acts=tuple(label for _, label in steps[:count]))
            return plan, claims_on(game, player, plan)
    return Plan((key,)), ()


def _of_end(game: Game, player: Player) -> tuple[Claim, ...]:
    """Return what ending the turn brings."""
    end = turn_end(game, player)
    if end is None or end.draws_more:
        return ()
    filled = [form.filled(readied=end.readied, n=end.drawn) for form in ENDS]
    return (Claim(About.ENDS, filled[0], filled[1], end.drawn),)


def _both(forms: tuple[Words, Words], **slots: Words | int) -> tuple[Words, Words]:
    return forms[0].filled(**slots), forms[1].filled(**slots)


def _of_pools(game: Game, player: Player, plan: Plan, seen: Forecast) -> list[Claim]:
    """Return what is to be said of keys and of the Æmber in both pools."""
    found: list[Claim] = []
    other = other_player(player)
    if seen.keys[player] > 0:
        found.append(Claim(About.FORGES, *FORGES))
    for who, change in ((player, seen.amber[player]), (other, seen.amber[other])):
        if not change or (change > 0) is not (who == player):
            continue
        had = game.state.players[who].amber
        n, cost = had + change, game.key_cost(who)
        certain = seen.stop is None and plan.end is not None and plan.end.key_cost(who) == cost
        if who == player:
            enough = certain and had < cost <= n
            forms = ENOUGH if enough else GAINS
            about = About.ENOUGH if enough else About.GAINS
        else:
            stopped = certain and n < cost <= had
            forms = STOPS if stopped else TAKES
            about = About.STOPS_KEY if stopped else About.TAKES
        slots = {"n": n} if about in (About.ENOUGH, About.STOPS_KEY) else {"n": n, "change": abs(change)}
        found.append(Claim(about, *_both(forms, **slots), n))
    return found


def _of_cards(game: Game, player: Player, seen: Forecast) -> list[Claim]:
    """Return what is to be said of cards that lie open in play."""
    cards = game.state.cards
    fates = [fate for fate in seen.fates if cards[number(fate.card)].in_play and not cards[number(fate.card)].face_down]
    found: list[Claim] = []
    for about, forms, mine in ((About.DESTROYS, DESTROYS, False), (About.LOSES, LOSES, True)):
        gone = [f for f in fates if f.destroyed and (cards[number(f.card)].controller == player) is mine]
        if gone:
            found.append(Claim(about, *_both(forms, cards=_names(game, gone)), len(gone), _handles(gone)))
    left = [fate for fate in fates if fate.leaves_for is not None and fate.leaves_for is not Zone.ARCHIVES]
    if left:
        words = LEAVES.filled(cards=_names(game, left))
        found.append(Claim(About.LEAVES, words, words, len(left), _handles(left)))
    there = [fate for fate in fates if not fate.destroyed and fate.leaves_for is None]
    for fate in there:
        card = cards[number(fate.card)]
        if fate.amber > 0:
            words = CAPTURES.filled(card=_names(game, [fate]), n=card.amber + fate.amber)
            found.append(Claim(About.CAPTURES, words, words, card.amber + fate.amber, (fate.card,)))
        if fate.damage > 0 and card.controller != player:
            words = HURTS.filled(card=_names(game, [fate]), n=fate.damage)
            found.append(Claim(About.HURTS, words, words, fate.damage, (fate.card,)))
    return found


def _names(game: Game, fates: Sequence[Fate]) -> Words:
    return enumerated([game.state.cards[number(fate.card)].definition.title for fate in fates])


def _handles(fates: Sequence[Fate]) -> tuple[str, ...]:
    return tuple(fate.card for fate in fates)


def _of_entering(game: Game, player: Player, plan: Plan, seen: Forecast) -> list[Claim]:
    """Return what is to be said of a creature that is played and stays."""
    verb, _, handle = plan.keys[0].partition(":")
    if verb != "play" or seen.stop is not None or plan.end is None:
        return []
    card, there = game.state.cards[number(handle)], plan.end.state.cards[number(handle)]
    if there.zone is not Zone.BATTLELINE or card.definition.type is not CardType.CREATURE:
        return []
    if there.controller != player or there.definition is not card.definition:
        return []
    strength = power(plan.end.core, number(handle))
    words = ENTERS.filled(card=card.definition.title, n=strength)
    return [Claim(About.ENTERS, words, words, strength, (handle,))]
