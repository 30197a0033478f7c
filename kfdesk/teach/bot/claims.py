"""What may be said of a choice: each claim is read off the forecast of the very choice, so that it comes true.

Where the act asks more, the claims hold if that is answered as the plan says, and say so.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Final

from kfdesk.engine import Decision, Game, House
from kfdesk.engine.core import Core, number
from kfdesk.engine.determinization import out_of_sight
from kfdesk.engine.events import CardEntered, KeyForged, KeyUnforged
from kfdesk.engine.keys import spendable, spendable_of_opponent, spent_themselves
from kfdesk.engine.queries import houses, power
from kfdesk.engine.terms import CardType, DecisionKind, Player, Zone, other_player
from kfdesk.records import record
from kfdesk.teach.bot.habits import Chooser, Habits, Keys, finish_act
from kfdesk.teach.forecast import Fate, Forecast, Stop, forecast
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
    THEY_FORGE = auto()
    UNFORGES = auto()
    THEIRS_UNFORGED = auto()
    STOPS_KEY = auto()
    ENOUGH = auto()
    GAINS = auto()
    TAKES = auto()
    DESTROYS = auto()
    LOSES = auto()
    COSTS = auto()
    THEY_GAIN = auto()
    CAPTURES = auto()
    HURTS = auto()
    LEAVES = auto()
    ENTERS = auto()
    ENDS = auto()


@record
class Claim:
    """Something that a choice leads to: as said to the player who is advised, and as the bot says it of its own choice.

    `n` is what it comes to: a pool or a card's Æmber after it, damage, power; of what is destroyed, or leaves play, how
    many cards; 0 else. `cards` are handles. Where it `goes_on` with what nobody can tell, `n` is by how much a pool
    has changed up to there.
    """

    about: About
    to_you: Words
    of_me: Words
    n: int = 0
    cards: tuple[str, ...] = ()
    goes_on: bool = False


FORGES: Final = Words("You forge a key."), Words("I forge a key.")
THEY_FORGE: Final = Words("Your opponent forges a key."), Words("You forge a key.")
UNFORGES: Final = Words("A key of yours is unforged."), Words("A key of mine is unforged.")
THEIRS_UNFORGED: Final = Words("A key of your opponent is unforged."), Words("A key of yours is unforged.")
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
    Words("That takes {change} Æmber from your opponent, who then has {n}."),
    Words("That takes {change} Æmber from you: you then have {n}."),
)
COSTS: Final = (
    Words("That costs you {change} Æmber: you then have {n}."),
    Words("That costs me {change} Æmber: I then have {n}."),
)
THEY_GAIN: Final = (
    Words("Your opponent gets {change} Æmber and then has {n}."),
    Words("You get {change} Æmber and then have {n}."),
)
SO_FAR: Final = {
    About.GAINS: (Words("You gain {change} Æmber."), Words("I gain {change} Æmber.")),
    About.TAKES: (Words("That takes {change} Æmber from your opponent."), Words("That takes {change} Æmber from you.")),
    About.COSTS: (Words("That costs you {change} Æmber."), Words("That costs me {change} Æmber.")),
    About.THEY_GAIN: (Words("Your opponent gets {change} Æmber."), Words("You get {change} Æmber.")),
}
"""What is said where the act goes on with something that nobody can tell: not what it comes to in the end."""
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
WITH: Final = Words("{act} ({chosen})", context="an act with what is chosen for it")
ACTS: Final = Words("You can do this: {acts}. If you do: {claims}")
ACTS_ALONE: Final = Words("You can do this: {acts}.")
"""What is said of a house where nothing is worth saying of what its acts lead to."""
OFFERS: Final = Words("Cards of {house} in your hand: {cards}. Ready in play: {ready}.")
MOST: Final = Words("You have fewer cards of every other house in your hand and ready in play.")


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


def plan_of(game: Game, player: Player, table: Game, keys: Keys, habits: Habits, *, may_fork: bool) -> Plan:
    """Return what a choice is made for, played on `table`, which waits for it and on which the hidden was dealt anew.

    The plan breaks off where more than one key is chosen at once, and before the first question that the player cannot
    know to be asked: what answers it on that table may be a card that is not there.
    """
    known, followed = list(keys[:1]), len(keys) == 1
    named: list[tuple[Words | None, bool]] = [(None, True)]
    hidden = out_of_sight(game.state, player)
    table.choose(*keys)
    while (decision := table.decision) is not None and decision.kind not in _REST and len(known) < _MOST_KEYS:
        if decision.player != table.state.active:
            break
        answer = habits.keys(table, may_fork=may_fork)
        if len(answer) != 1:
            followed = False
        if followed:
            option = next(option for option in decision.options if option.key == answer[0])
            followed = option.card is None or number(option.card) not in hidden
        if followed:
            known += answer
            named.append((option.label if _is_named(decision) else None, lies_open(table, option.card)))
        table.choose(*answer)
    finish_act(table, habits, may_fork=may_fork)
    count = _surely_asked(game, player, known)
    chosen = [(label, is_open) for label, is_open in named[:count] if label is not None]
    return Plan(
        tuple(known[:count]), tuple(label for label, _ in chosen), all(is_open for _, is_open in chosen), end=table
    )


def _surely_asked(game: Game, player: Player, keys: Sequence[str]) -> int:
    """Return how many of the keys answer a question that the player can know to be asked."""
    for count in range(1, len(keys)):
        seen = forecast(game, keys[:count], player)
        if seen is None or seen.stop is not Stop.CHOICE:
            return count
    return len(keys)


def lies_open(game: Game, handle: str | None) -> bool:
    """Return whether both players may know a card; no card is none that is hidden."""
    if handle is None:
        return True
    card = game.state.cards[number(handle)]
    return card.in_play and not card.face_down


_REST: Final = (DecisionKind.MAIN, DecisionKind.HOUSE)
_NAMED: Final = (DecisionKind.CARD, DecisionKind.ATTACK, DecisionKind.MODE, DecisionKind.USE)
_UNNAMED: Final = (DecisionKind.SLOT, DecisionKind.ARCHIVES)
"""Of a turn's plan the choices within acts that need not be named."""
_MOST_KEYS: Final = 12


def claims_on(game: Game, player: Player, plan: Plan) -> tuple[Claim, ...]:
    """Return what a choice leads to for sure, as far as the player can know it, the most important first."""
    if plan.keys == _END:
        return _of_end(game, player)
    seen = forecast(game, plan.keys, player)
    return () if seen is None else _claims_of(game, player, plan, seen)


def _claims_of(game: Game, player: Player, plan: Plan, seen: Forecast) -> tuple[Claim, ...]:
    """Return what a forecast of a plan says, the most important first."""
    found = [*_of_pools(game, player, plan, seen), *_of_cards(game, player, seen)]
    found += _of_entering(game, player, plan, seen)
    return tuple(sorted(found, key=lambda claim: claim.about.value)[:MOST_CLAIMS])


def said(claims: Sequence[Claim], plan: Plan) -> tuple[Words, Words | None] | None:
    """Return claims as said to the player and, if that tells nothing hidden, of the bot's own choice; None for none.

    Of a house it is said at least what can be done with it, as far as its plan is known.
    """
    if not claims:
        of_house = plan.acts and plan.keys[0].startswith("house:")
        return (ACTS_ALONE.filled(acts=enumerated(plan.acts)), None) if of_house else None
    to_you, of_me = (joined([getattr(claim, whom) for claim in claims], " ") for whom in ("to_you", "of_me"))
    if plan.acts:
        return ACTS.filled(acts=enumerated(plan.acts), claims=to_you), None
    if not plan.chosen:
        return to_you, of_me
    what = enumerated(plan.chosen)
    open_ = IF[1].filled(what=what, claims=of_me) if plan.is_open else None
    return IF[0].filled(what=what, claims=to_you), open_


def offers(game: Game, player: Player, key: str) -> Words:
    """Return with how many cards of a house something can be done, and whether these are more than of any other."""
    house = _house_of(key)
    cards, ready = _counted(game, player, house)
    return beside_others(OFFERS.filled(house=house.words, cards=cards, ready=ready), game, player, key)


def beside_others(said: Words, game: Game, player: Player, key: str) -> Words:
    """Return what is said of a house, and where it is so that a player has fewer cards of every other."""
    return joined((said, MOST), " ") if has_most(game, player, key) else said


def has_most(game: Game, player: Player, key: str) -> bool:
    """Return whether a player has more cards of a house, in hand and ready in play, than of every other there is.

    Those that cannot be chosen now count, too. False where there is no choice.
    """
    if game.decision is None or len(game.decision.options) < 2:
        return False
    house = _house_of(key)
    most = sum(_counted(game, player, house))
    return all(sum(_counted(game, player, other)) < most for other in House if other is not house)


def _house_of(key: str) -> House:
    return House(key.removeprefix("house:"))


def _counted(game: Game, player: Player, house: House) -> tuple[int, int]:
    """Return how many cards of a house a player has in hand, and how many ready in play."""
    core = game.core
    p = core.state.players[player]
    cards = sum(house in houses(core, card) for card in p.hand)
    return cards, sum(core.state.cards[card].ready and house in houses(core, card) for card in (*p.line, *p.artifacts))


def turn_plan(game: Game, player: Player, table: Game, key: str, chooser: Chooser) -> tuple[Plan, tuple[Claim, ...]]:
    """Return what a choice is made for: the acts that `chooser` makes on `table` after it.

    On this table the hidden was dealt anew; an act of step 3 that is chosen is the first one. It goes as far as all is
    known that the acts lead to, and before the first act that asks what cannot be named. Where nothing is to be said of
    that, it goes into the first act that leads to the unknown, up to there.
    """
    steps: list[_Step] = []
    known: tuple[str, ...] = (key,)
    assert table.decision is not None
    if table.decision.kind is DecisionKind.MAIN:
        steps.append((known, _label(table.decision, key), []))
    table.choose(key)
    turn, whole = table.state.turn, True
    while (decision := table.decision) is not None and decision.player == player and table.state.turn == turn:
        keys = chooser.choose(table)
        begins = decision.kind is DecisionKind.MAIN
        if keys == _END or len(keys) != 1 or begins and len(steps) == MOST_ACTS:
            whole = begins
            break
        asks = not begins and len(decision.options) > 1
        if asks and (not _is_followed(decision, keys[0]) or not steps and _is_named(decision)):
            whole = False
            break
        known = (*known, *keys)
        label = _label(decision, keys[0])
        if begins:
            steps.append((known, label, []))
        elif steps:
            is_named = _is_named(decision) or asks and decision.kind is DecisionKind.NUMBER
            steps[-1] = known, steps[-1][1], [*steps[-1][2], *([label] if is_named else [])]
        table.choose(*keys)
    found, done = (Plan((key,)), tuple[Claim, ...]()), 0
    for count in range(len(steps) if whole else len(steps) - 1, 0, -1):
        seen = forecast(game, steps[count - 1][0], player)
        if seen is not None and seen.stop is None:
            plan, done = _plan_of_steps(steps[:count]), count
            found = plan, _claims_of(game, player, plan, seen)
            break
    if found[1] or done == len(steps):
        return found
    plan = _plan_of_steps(steps[: done + 1])
    seen = forecast(game, plan.keys, player)
    claims = () if seen is None or seen.stop is None else _claims_of(game, player, plan, seen)
    return (plan, claims) if claims else found


_Step = tuple[tuple[str, ...], Words, list[Words]]
"""An act of a plan: all keys up to its end, what it is called, and what is chosen for it."""


def _plan_of_steps(steps: Sequence[_Step]) -> Plan:
    return Plan(steps[-1][0], acts=tuple(_act(label, chosen) for _, label, chosen in steps))


def _is_followed(decision: Decision, key: str) -> bool:
    """Return whether a plan goes on through a question within an act: with what can be named, or is done by itself."""
    if decision.kind is DecisionKind.CONFIRM:
        return key == "yes"
    return decision.kind in (*_NAMED, *_UNNAMED, DecisionKind.NUMBER)


def _label(decision: Decision, key: str) -> Words:
    return next(option.label for option in decision.options if option.key == key)


def _is_named(decision: Decision) -> bool:
    """Return whether what is answered to a question within an act is worth naming."""
    return len(decision.options) > 1 and decision.kind in _NAMED


def _act(label: Words, chosen: Sequence[Words]) -> Words:
    """Return what an act is called, with what is chosen for it."""
    return WITH.filled(act=label, chosen=enumerated(chosen)) if chosen else label


def _of_end(game: Game, player: Player) -> tuple[Claim, ...]:
    """Return what ending the turn brings."""
    end = turn_end(game, player)
    if end is None or end.draws_more:
        return ()
    return (Claim(About.ENDS, *_both(ENDS, readied=end.readied, n=end.drawn), end.drawn),)


def _both(forms: tuple[Words, Words], **slots: Words | int) -> tuple[Words, Words]:
    return forms[0].filled(**slots), forms[1].filled(**slots)


def _of_pools(game: Game, player: Player, plan: Plan, seen: Forecast) -> list[Claim]:
    """Return what is to be said of keys and of the Æmber in both pools."""
    other = other_player(player)
    found = _of_keys(player, seen)
    with_keys = {event.player for event in seen.events if isinstance(event, KeyForged | KeyUnforged)}
    for who in (player, other):
        change = seen.amber[who]
        if change and who not in with_keys:  # what is spent for a key is no loss
            found.append(_of_pool(game, player, who, plan, seen))
    return found


def _of_keys(player: Player, seen: Forecast) -> list[Claim]:
    other = other_player(player)
    told = (
        (About.FORGES, FORGES, seen.keys[player] > 0),
        (About.UNFORGES, UNFORGES, seen.keys[player] < 0),
        (About.THEY_FORGE, THEY_FORGE, seen.keys[other] > 0),
        (About.THEIRS_UNFORGED, THEIRS_UNFORGED, seen.keys[other] < 0),
    )
    return [Claim(about, *forms) for about, forms, is_so in told if is_so]


def _of_pool(game: Game, player: Player, who: Player, plan: Plan, seen: Forecast) -> Claim:
    """Return what is to be said of a pool that changes."""
    change = seen.amber[who]
    if who == player:
        about, forms = (About.GAINS, GAINS) if change > 0 else (About.COSTS, COSTS)
    else:
        about, forms = (About.THEY_GAIN, THEY_GAIN) if change > 0 else (About.TAKES, TAKES)
    if seen.stop is not None:
        return Claim(about, *_both(SO_FAR[about], change=abs(change)), abs(change), goes_on=True)
    had = game.state.players[who].amber
    n, cost = had + change, game.key_cost(who)
    if plan.end is not None and plan.end.key_cost(who) == cost:
        if about is About.GAINS and had < cost <= n:
            return Claim(About.ENOUGH, *_both(ENOUGH, n=n), n)
        only_pool = not any(_pays_otherwise(table.core, who) for table in (game, plan.end))
        if about is About.TAKES and n < cost <= had and only_pool:
            return Claim(About.STOPS_KEY, *_both(STOPS, n=n), n)
    return Claim(about, *_both(forms, n=n, change=abs(change)), n)


def _pays_otherwise(core: Core, player: Player) -> bool:
    """Return whether a player may spend for a key what is not in their pool."""
    on_cards = spendable(core, player) or spent_themselves(core, player)
    return bool(on_cards) or spendable_of_opponent(core, player) > 0


def _of_cards(game: Game, player: Player, seen: Forecast) -> list[Claim]:
    """Return what is to be said of cards that lie open in play."""
    cards = game.state.cards
    fates = [fate for fate in seen.fates if cards[number(fate.card)].in_play and not cards[number(fate.card)].face_down]
    found: list[Claim] = []
    for about, forms, mine in ((About.DESTROYS, DESTROYS, False), (About.LOSES, LOSES, True)):
        gone = [f for f in fates if f.destroyed and (cards[number(f.card)].controller == player) is mine]
        if gone:
            found.append(Claim(about, *_both(forms, cards=_names(game, gone)), len(gone), _handles(gone)))
    back = {event.card for event in seen.events if isinstance(event, CardEntered)}  # it left, and was played again
    left = [fate for fate in fates if fate.leaves_for is not None and fate.leaves_for is not Zone.ARCHIVES]
    left = [fate for fate in left if number(fate.card) not in back]
    if left:
        words = LEAVES.filled(cards=_names(game, left))
        found.append(Claim(About.LEAVES, words, words, len(left), _handles(left)))
    stays = [] if seen.stop is not None else fates  # else more may come to lie on them, or less
    there = [fate for fate in stays if not fate.destroyed and fate.leaves_for is None]
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
