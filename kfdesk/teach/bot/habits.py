"""How a player chooses who does not look ahead: a rule of thumb for every kind of decision.

Look-ahead plays the rest of a turn and the opponent's reply by these. They read the whole state, so they are for tables
on which everything hidden was dealt anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final, NamedTuple, Protocol

from kfdesk.engine import Decision, Game, Option
from kfdesk.engine.core import Core, number
from kfdesk.engine.queries import armor_left, houses, keywords, power
from kfdesk.engine.state import Card
from kfdesk.engine.terms import CardType, DecisionKind, House, Keyword, Label, Player, other_player
from kfdesk.teach.bot.worth import card_worth, creature_worth, worth

Keys = tuple[str, ...]

_PLAYED: Final = {CardType.CREATURE: 6.0, CardType.ARTIFACT: 5.5, CardType.ACTION: 5.0, CardType.UPGRADE: 4.0}
_ACTED, _REAPED, _UNSTUNNED, _PROPHESIED = 4.5, 3.0, 2.0, 4.2
_ENDED, _DISCARDED, _KEPT, _IDLE = 0.6, 0.9, 0.2, 0.0
_LUCK: Final = 0.4
"""By so much at most the liking for an option changes by chance, so that not all playouts are alike."""
_REAPS: Final = 0.7
_HOPE: Final = 0.5
"""By so much a fight may gain more than is guessed by powers alone."""
_FEW: Final = 4
"""So few choices are all tried."""
_CLEAR: Final = 1.5
"""A fight of creatures without more to say that is guessed to gain so much less than another one is not tried."""
_ON_FIGHT: Final = frozenset({Label.BEFORE_FIGHT, Label.AFTER_FIGHT})
_UNKNOWN: Final = 1000.0
"""What an act is guessed to gain of which nothing can be said before it was tried."""
MOST_ANSWERS: Final = 30
"""So many questions of an act are answered at most."""
_MANY_NUMBERS: Final = 20
"""Where so many numbers can be named, a loop asks; a small one is named."""


class Chooser(Protocol):
    """Whoever chooses for a seat."""

    def choose(self, game: Game) -> Keys:
        """Return a legal choice for the open decision, which is this seat's."""


class Habits:
    """Rules of thumb. What a card's question is good for is tried out once and kept."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._helps: dict[tuple[object, ...], bool] = {}
        self._undecided: set[tuple[object, ...]] = set()
        """What made no difference when it was tried: if it makes none again, it is not tried any more."""
        self._best_mode: dict[object, str] = {}
        self._trying = False

    def keys(self, game: Game, *, may_fork: bool) -> Keys:
        """Return a legal choice for the open decision; `may_fork` permits to try out what a card's question does."""
        decision = game.decision
        assert decision is not None
        if len(decision.options) == 1 and decision.min == 1:
            return (decision.options[0].key,)
        return _RULES.get(decision.kind, Habits._first)(self, game, decision, may_fork and not self._trying)

    def seeded(self, random: Random) -> None:
        """Take chance from another generator from now on."""
        self._random = random

    # The turn ---------------------------------------------------------------------------------

    def _house(self, game: Game, decision: Decision, _: bool) -> Keys:
        core, luck = game.core, self._random
        player = decision.player if decision.source is None else other_player(decision.player)
        liked = {o.key: house_worth(core, player, o.key) + luck.random() for o in decision.options}
        return (max(liked, key=liked.__getitem__),)

    def _main(self, game: Game, decision: Decision, _: bool) -> Keys:
        luck = self._random
        liked = {key: liking + luck.random() * _LUCK for key, liking in likings(game.core, decision).items()}
        return (max(liked, key=liked.__getitem__),)

    def _attack(self, game: Game, decision: Decision, _: bool) -> Keys:
        if decision.source is None:
            return self._first(game, decision, False)
        gains = self._attack_gains(game, decision)
        return max(gains, key=gains.__getitem__)

    def _attack_gains(self, game: Game, decision: Decision) -> dict[Keys, float]:
        core = game.core
        mine, cards = fighter(core, core.state.cards[number(decision.source or "")]), core.state.cards
        return {(o.key,): fight_gain(mine, fighter(core, cards[number(o.key)])) for o in decision.options if o.card}

    def _use(self, game: Game, decision: Decision, _: bool) -> Keys:
        enemies = _enemies(game.core, decision.player)

        def liked(option: Option) -> float:
            key = option.key if ":" in option.key else f"{option.key}:{option.card or decision.source}"
            return _liking(game.core, key, (), enemies) if ":c" in key else _IDLE

        return (max(decision.options, key=liked).key,)

    # Questions of cards -----------------------------------------------------------------------

    def _cards(self, game: Game, decision: Decision, may_fork: bool) -> Keys:
        ranked = ranking(game.core, decision)
        if not ranked:
            return self._first(game, decision, may_fork)
        about = (_asked_by(game, decision), decision.kind, ranked[0][0] > 0, ranked[-1][0] > 0)
        helps = self._helps.get(about)
        if helps is None:
            helps = ranked[0][0] > 0 and ranked[-1][0] > 0
            if may_fork and len(ranked) > 1:
                low, high = _filled(decision, [ranked[0][1]], ranked), _filled(decision, [ranked[-1][1]], ranked)
                gain = self._tried(game, decision.player, high) - self._tried(game, decision.player, low)
                helps = gain >= 0
                if gain or about in self._undecided:
                    self._helps[about] = helps
                else:
                    self._undecided.add(about)
        return picked(decision, ranked, helps=helps)

    def sensible(self, game: Game, decision: Decision, found: list[Keys]) -> list[Keys]:
        """Return those of some choices that are worth trying, by rules of thumb and what was learned."""
        if decision.max > 1:
            return found[:_FEW]
        if decision.kind is DecisionKind.ATTACK and decision.source is not None:
            return self._sensible_attacks(game, decision, found)
        if len(found) <= _FEW:
            return found
        if decision.kind is not DecisionKind.CARD:
            return found
        helps = self._helps.get((_asked_by(game, decision), decision.kind, True, True))
        ranked = {key: value for value, key in ranking(game.core, decision)}
        fitting = found if helps is None else [keys for keys in found if (ranked.get(keys[0], 0.0) > 0) is helps]
        rising = sorted(fitting or found, key=lambda keys: ranked.get(keys[0], 0.0))
        most = _FEW if helps is None else _FEW // 2
        return list(dict.fromkeys(rising[:most] + rising[-most:]))

    def _sensible_attacks(self, game: Game, decision: Decision, found: Sequence[Keys]) -> list[Keys]:
        """Return the attacks that are guessed to gain most, without those of which the guess is sure to be far less."""
        cards, gains = game.state.cards, self._attack_gains(game, decision)
        best = sorted(found, key=lambda keys: gains.get(keys, 0.0), reverse=True)[:_FEW]
        attacker = cards[number(decision.source or "")]
        if attacker.upgrades or not _ON_FIGHT.isdisjoint(attacker.definition.triggered):
            return best
        least = gains.get(best[0], 0.0) - _CLEAR
        return [keys for keys in best if gains.get(keys, least) >= least or _says_more(cards[number(keys[0])])]

    def learning(self, game: Game, decision: Decision) -> Callable[[Keys], None]:
        """Return what keeps whose cards a card's question should concern, once the best choice has been found out.

        The table need not wait for that choice any more then.
        """
        ranked = {key: value for value, key in ranking(game.core, decision)}
        about = (_asked_by(game, decision), decision.kind, True, True)

        def learn(keys: Keys) -> None:
            if keys[0] in ranked and min(ranked.values()) < 0 < max(ranked.values()):
                self._helps[about] = ranked[keys[0]] > 0

        return learn

    def _confirm(self, game: Game, decision: Decision, may_fork: bool) -> Keys:
        return self._mode(game, decision, may_fork) if decision.source is not None else ("yes",)

    def _mode(self, game: Game, decision: Decision, may_fork: bool) -> Keys:
        about = (_asked_by(game, decision), decision.kind)
        known = self._best_mode.get(about)
        if known in decision.keys():
            return (known,)
        if decision.min != 1 or not may_fork or len(decision.options) > 4:
            return ("yes",) if "yes" in decision.keys() else self._first(game, decision, may_fork)
        gains = {key: self._tried(game, decision.player, (key,)) for key in decision.keys()}
        best = self._best_mode[about] = max(gains, key=gains.__getitem__)
        return (best,)

    def _tried(self, game: Game, player: Player, keys: Keys) -> float:
        """Return what the table is worth after an act in which these keys are chosen."""
        twin = game.fork(quiet=True)
        self._trying = True
        twin.choose(*keys)
        finish_act(twin, self, may_fork=False)
        self._trying = False
        return worth(twin, player)

    def _archives(self, game: Game, decision: Decision, _: bool) -> Keys:
        return taken_from_archives(game.core, decision)

    def _number(self, game: Game, decision: Decision, _: bool) -> Keys:
        keys = decision.keys()
        return (keys[2] if len(keys) > _MANY_NUMBERS else keys[-1],)

    def _slot(self, game: Game, decision: Decision, _: bool) -> Keys:
        return (self._random.choice((decision.options[0].key, decision.options[-1].key)),)

    def _first(self, game: Game, decision: Decision, _: bool) -> Keys:
        return fewest(decision)


_Rule = Callable[[Habits, Game, Decision, bool], Keys]
_RULES: Final[dict[DecisionKind, _Rule]] = {
    DecisionKind.HOUSE: Habits._house,
    DecisionKind.MAIN: Habits._main,
    DecisionKind.ATTACK: Habits._attack,
    DecisionKind.USE: Habits._use,
    DecisionKind.CARD: Habits._cards,
    DecisionKind.CONFIRM: Habits._confirm,
    DecisionKind.MODE: Habits._mode,
    DecisionKind.ARCHIVES: Habits._archives,
    DecisionKind.NUMBER: Habits._number,
    DecisionKind.SLOT: Habits._slot,
}


def is_forced(decision: Decision) -> bool:
    """Return whether there is only one choice: of several options to be put in order there are many."""
    return len(decision.options) == decision.min and (decision.min == 1 or decision.kind is not DecisionKind.ORDER)


def is_of_turn(decision: Decision) -> bool:
    """Return whether this is the choice of a turn's house, rather than one that a card asks for."""
    return decision.kind is DecisionKind.HOUSE and decision.source is None


def finish_act(table: Game, habits: Habits, *, may_fork: bool) -> None:
    """Answer by habit whatever is asked until the next act of step 3, or choice of a house."""
    for _ in range(MOST_ANSWERS):
        decision = table.decision
        if decision is None or decision.kind in (DecisionKind.MAIN, DecisionKind.HOUSE):
            break
        table.choose(*habits.keys(table, may_fork=may_fork))


def fewest(decision: Decision) -> Keys:
    """Return the first options, as few as may be chosen, but one rather than none."""
    keys = [key for key in decision.keys() if key != "done"]
    return tuple(keys[: max(1, decision.min)]) if decision.max else ("done",)


def ranking(core: Core, decision: Decision) -> list[tuple[float, str]]:
    """Return the options about cards, each with what the card is worth to the asked player: the opponent's less than 0.

    They are in rising order.
    """
    cards = core.state.cards
    ranked = []
    for option in decision.options:
        if option.card is not None:
            card = cards[number(option.card)]
            value = card_worth(core, card.id)
            holder = card.controller if card.in_play else card.owner
            ranked.append((value if holder == decision.player else -value, option.key))
    return sorted(ranked, key=lambda pair: pair[0])  # by place where equal: numbers of hidden cards tell too much


def picked(decision: Decision, ranked: Sequence[tuple[float, str]], *, helps: bool) -> Keys:
    """Return the cards that an effect should concern: the best of one's own where it helps, else of the opponent's."""
    ordered = list(reversed(ranked)) if helps else list(ranked)
    wanted = [key for value, key in ordered if (value > 0) is helps][: decision.max]
    return _filled(decision, wanted, ordered)


def _filled(decision: Decision, wanted: list[str], ordered: Sequence[tuple[float, str]]) -> Keys:
    """Return the wanted keys, with more in that order where too few are wanted; "done" for none."""
    more = [key for _, key in ordered if key not in wanted]
    wanted += more[: max(0, decision.min - len(wanted))]
    return tuple(wanted[: decision.max]) or ("done",)


def taken_from_archives(core: Core, decision: Decision) -> Keys:
    """Return whether to take the archived cards: where one of them is of the house of the turn."""
    house = core.state.active_house
    archived = core.state.players[decision.player].archives
    return ("yes",) if house is None or any(house in houses(core, card) for card in archived) else ("no",)


def house_worth(core: Core, player: Player, key: str) -> float:
    """Return how much can be done with a house: cards to play, creatures and artifacts to use."""
    house = House(key.removeprefix("house:"))
    state = core.state
    p = state.players[player]
    total = sum(1.2 + 0.3 * len(state.cards[c].icons) for c in p.hand if house in houses(core, c))
    total += sum(1.0 for c in p.archives if state.cards[c].owner == player and house in houses(core, c))
    total += sum(1.3 for c in p.line if state.cards[c].ready and house in houses(core, c))
    return total + sum(0.7 for c in p.artifacts if state.cards[c].ready and house in houses(core, c))


def likings(core: Core, decision: Decision) -> dict[str, float]:
    """Return how much a player likes each act of step 3 now, by rules of thumb."""
    offered, enemies = decision.keys(), _enemies(core, decision.player)
    return {key: _liking(core, key, offered, enemies) for key in offered}


def _liking(core: Core, key: str, offered: Sequence[str], enemies: Sequence[Fighter]) -> float:
    """Return how much one likes to do this now, by its kind and the cards concerned."""
    verb, _, card = key.partition(":")
    if verb == "end-turn":
        return _ENDED
    if verb == "raise-tide":
        return _IDLE
    if verb in ("prophecy", "return"):
        return _PROPHESIED
    c = core.state.cards[number(card)]
    if verb == "play":
        return _PLAYED.get(c.definition.type, 5.0) + 0.3 * len(c.icons)
    if verb == "discard":
        return _KEPT if f"play:{card}" in offered else _DISCARDED
    if verb == "reap":
        return _REAPED
    if verb == "fight":
        return _fighting(fighter(core, c), enemies)
    return _UNSTUNNED if verb == "unstun" else _ACTED


def guessed_gains(core: Core, player: Player, found: Iterable[Keys]) -> dict[Keys, float]:
    """Return for acts of step 3 what they gain at most, before they are tried, where their card says nothing else."""
    guessed, enemies = {}, _enemies(core, player)
    for keys in found:
        verb, _, card = keys[0].partition(":")
        c = core.state.cards[number(card)] if card else None
        if c is None or verb not in ("play", "reap", "fight") or c.definition.triggered or c.upgrades:
            guessed[keys] = _UNKNOWN
        elif verb == "play":
            guessed[keys] = _of_creature(c) if c.definition.type is CardType.CREATURE else _UNKNOWN
        elif verb == "reap":
            guessed[keys] = _REAPS
        else:
            mine = fighter(core, c)
            guessed[keys] = _HOPE + max((fight_gain(mine, enemy) for enemy in enemies), default=0.0)
    return guessed


def _of_creature(c: Card) -> float:
    """Return what a creature that says nothing of being played gains at most when it is played."""
    return creature_worth(c, c.definition.power or 0) + len(c.icons) + _HOPE


class Fighter(NamedTuple):
    """What counts of a creature in a fight."""

    power: int
    armor: int
    left: int
    """So much damage destroys it."""
    worth: float
    """What its controller loses with it, and the Æmber on it that the opponent gets then."""
    skirmish: bool
    elusive: bool
    warded: bool
    taunt: bool
    poison: bool
    assault: int
    hazardous: int


def fighter(core: Core, card: Card) -> Fighter:
    """Return what counts of a creature in play."""
    strength, armor, has = power(core, card.id), armor_left(core, card.id), keywords(core, card.id)
    return Fighter(
        strength,
        armor,
        strength - card.damage + armor,
        creature_worth(card, strength) + card.amber,
        Keyword.SKIRMISH in has,
        Keyword.ELUSIVE in has and card.attacked_on != core.state.turn,
        card.warded,
        Keyword.TAUNT in has,
        Keyword.POISON in has,
        has.get(Keyword.ASSAULT, 0),
        has.get(Keyword.HAZARDOUS, 0),
    )


def fight_gain(mine: Fighter, enemy: Fighter) -> float:
    """Return what a fight of two creatures gains, by their powers and keywords only."""
    falls_first = mine.assault >= enemy.left and not enemy.warded
    dies_first = enemy.hazardous >= mine.left and not mine.warded
    if falls_first or dies_first:
        return (enemy.worth if falls_first else 0.0) - (mine.worth if dies_first else 0.0)
    if enemy.elusive:
        return 0.1
    gain = 0.15 * mine.power
    if enemy.warded and not mine.assault:
        gain = 0.5
    elif _destroys(mine, enemy, 0 if enemy.warded else mine.assault):
        gain = enemy.worth
    safe = mine.skirmish or mine.warded and not enemy.hazardous
    dies = not safe and _destroys(enemy, mine, 0 if mine.warded else enemy.hazardous)
    return gain - mine.worth if dies else gain


def _says_more(enemy: Card) -> bool:
    """Return whether a creature's text tells more of what its end is worth than its power and keywords."""
    definition = enemy.definition
    return bool(enemy.upgrades or definition.constants or Label.DESTROYED in definition.triggered)


def _destroys(one: Fighter, other: Fighter, before: int) -> bool:
    """Return whether a creature destroys another that it fights, which has been dealt so much damage before."""
    return one.power + before >= other.left or one.poison and one.power > max(0, other.armor - before)


def _enemies(core: Core, player: Player) -> list[Fighter]:
    """Return the opponent's creatures that the player may attack: those that have taunt, or no neighbor with taunt."""
    state = core.state
    line = [fighter(core, state.cards[c]) for c in state.players[other_player(player)].line]
    return [
        enemy for at, enemy in enumerate(line) if enemy.taunt or not any(n.taunt for n in line[max(0, at - 1) : at + 2])
    ]


def _fighting(mine: Fighter, enemies: Sequence[Fighter]) -> float:
    """Return how much one likes to fight with a creature, beside reaping with it."""
    return _REAPED - 1.5 + 0.7 * max((fight_gain(mine, enemy) for enemy in enemies), default=-1.0)


def _asked_by(game: Game, decision: Decision) -> object:
    """Return what a question of a card is kept under: the card's definition."""
    if decision.source is None:
        return None
    return game.state.cards[number(decision.source)].definition.id
