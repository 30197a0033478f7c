"""What a card is good for, in figures of our own, read from its definition and from nothing else.

The rule, so that every figure can be followed by hand. A figure is an amount times how often it is expected
to happen in a game, for each copy of the card:

- "Play:" once, "After Reap:", "Action:" and "Omni:" once, "After Fight:", "Before Fight:" and "Destroyed:" half
  the time; of several uses of one card only the likeliest counts. An artifact that stays in play is used twice.
- What answers events or changes the table while in play counts twice, for the remainder of a turn twice too.
- "If …" halves, of "choose one" each mode has its share, "you may" and "if you do" count in full.
- What is counted ("for each …") is taken to be 2, each player's pool to be 4 Æmber, or what the condition asks.
- 4 damage are a creature; returning a card to hand or deck is half a removal; a description narrower than
  "creature" or "artifact" (a trait, a house, a state) halves.

Left out: what every creature does (reaping, fighting), keywords, stuns, wards, and anything that no figure names.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from kfdesk.cards import library
from kfdesk.collection.aims import COUNTED, aims, amount, counted, size
from kfdesk.engine.abilities import Ability, Label, Mod
from kfdesk.engine.terms import CardType, Step, Zone
from kfdesk.language import abilities as ab
from kfdesk.language import circumstances as ci
from kfdesk.language import conditions as co
from kfdesk.language import permissions as pe
from kfdesk.language import persons, players
from kfdesk.language import reactions as re
from kfdesk.language.base import parts
from kfdesk.language.choices import ChooseOne
from kfdesk.language.definition import CardDefinition
from kfdesk.language.effects import amber as am
from kfdesk.language.effects import at_once, control, damage, editions, fights, flow, lasting, one_by_one
from kfdesk.language.effects import cards as ca
from kfdesk.language.effects import keys as ke
from kfdesk.language.effects import repeat as rp
from kfdesk.language.effects import spoils as sp
from kfdesk.language.effects import zones as zo
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.sacrifice import Sacrifice
from kfdesk.language.effects.special import DestroyExcept, OnceThisLeaves
from kfdesk.language.filters import Enemy
from kfdesk.language.picks import It
from kfdesk.language.targets import ARTIFACT, THIS, EventCard
from kfdesk.language.tolls import LoseToPlay, PayToll


class Figure(StrEnum):
    """What is counted; the values are field names of `DeckFigures`."""

    EXPECTED_AMBER = "expected_amber"
    """Æmber that comes into your pool, what you lose or give away taken off; printed bonus icons are added there."""
    STEAL = "steal"
    CAPTURE = "capture"
    AMBER_CONTROL = "amber_control"
    """Æmber the opponent cannot forge with: stolen, captured, lost, dearer keys; what they are given taken off."""
    BOARD_WIPES = "board_wipes"
    """Times that each creature (or each enemy one) is removed."""
    REMOVAL = "removal"
    """Creatures removed one by one."""
    ARTIFACT_CONTROL = "artifact_control"
    DRAW = "draw"
    ARCHIVE = "archive"
    KEY_CHEATS = "key_cheats"
    """Keys forged outside the step, and a quarter for each Æmber that keys are cheaper for a turn."""


POOL = 4.0
"""Æmber a player is taken to have."""
IN_PLAY = 2.0
"""Times that something answers or holds while its card is in play."""
ONE_IN = 0.5
"""How often a condition is taken to hold."""
KEY = 6.0
"""What an unforged key is worth in Æmber."""
LIFE = 4.0
"""Damage that removes a creature."""
BOUNCED = 0.5
DEARER = 0.5
"""What one Æmber of key cost for a turn is worth."""
CHEAPER = 0.25

_USES = {Label.AFTER_REAP: 1.0, Label.ACTION: 1.0, Label.OMNI: 1.0, Label.AFTER_FIGHT: 0.5, Label.BEFORE_FIGHT: 0.5}
_ONCE = {Label.PLAY: 1.0, Label.DESTROYED: 0.5, Label.SCRAP: 0.5, Label.FATE: 0.5}
_ANSWERS = {re.AfterForges: 1.0, re.AfterSpends: 1.0, re.WhenLeaves: 0.5}
"""Answers to what happens less often than twice."""


class At(NamedTuple):
    """Where the reading stands: how often it is expected to come here, the opponent's pool, whom events are about."""

    times: float = 1.0
    pool: float = POOL
    enemy: bool = False

    def by(self, factor: float) -> At:
        """Return the same place reached `factor` times as often."""
        return self._replace(times=self.times * factor)


@cache
def deeds(card: str) -> Mapping[Figure, float] | None:
    """Return the figures of one copy of a card, those that are not 0; None for a card that cannot be played yet.

    Raises `KeyError` for an id that is not in the facts.
    """
    definition = library()[card]
    return read_deeds(definition) if definition.implemented else None


def read_deeds(definition: CardDefinition) -> Mapping[Figure, float]:
    """Return the figures of a definition, its printed Æmber bonus not among them."""
    reader = _Reader(definition.type)
    for ability in definition.abilities:
        reader.read(ability, At())
    found = {figure: round(reader.found[figure], 2) for figure in Figure}
    return MappingProxyType({figure: value for figure, value in found.items() if value})


class _Reader:
    """Walks a definition and adds up what it finds."""

    def __init__(self, card_type: CardType) -> None:
        self.found: dict[Figure, float] = dict.fromkeys(Figure, 0.0)
        self._type = card_type
        self._counted: dict[int, float] = {}
        """What was counted already for a target that is mentioned again: it means the same cards."""

    def read(self, node: Any, at: At) -> None:
        """Add what this part of a definition does."""
        for known in (self._joint, self._ability, self._pools, self._capture, self._board, self._cards, self._keys):
            if known(node, at):
                return
        if is_dataclass(node):
            for field in fields(node):
                self._within(getattr(node, field.name), at)

    def _within(self, value: Any, at: At) -> None:
        """Read what a part without a meaning of its own holds: instructions and abilities, not targets."""
        if isinstance(value, tuple):
            for item in value:
                self._within(item, at)
        elif isinstance(value, Ability | Instruction):
            self.read(value, at)

    def add(self, figure: Figure, value: float, at: At) -> None:
        """Add an amount that is expected `at.times` times."""
        self.found[figure] += value * at.times

    # What joins.

    def _joint(self, node: Any, at: At) -> bool:
        match node:
            case flow.If(condition=condition, effect=effect, otherwise=other):
                self.read(effect, _given(condition, at).by(ONE_IN))
                if other is not None:
                    self.read(other, at.by(1 - ONE_IN))
            case rp.Instead(effect=effect, condition=condition, other=other):
                self.read(effect, at.by(1 - ONE_IN))
                self.read(other, _given(condition, at).by(ONE_IN))
            case ChooseOne(modes=modes):
                for mode in modes:
                    self.read(mode, at.by(1 / len(modes)))
            case editions.Since(effect=effect):
                self.read(effect, at)
            case rp.RepeatWhile(effect=effect) | rp.MayRepeat(effect=effect):
                self.read(effect, at.by(1 + ONE_IN))
            case rp.RepeatForOpponent(effect=effect):
                self.read(effect, at)
            case rp.DoForEach(of=of, effect=effect):
                self.read(effect, at.by(counted(of)))
            case rp.CaptureForEach(of=of, capture=effect):
                self.read(effect, at.by(counted(of)))
            case rp.OneAtATime(most=most, effect=effect):
                self.read(effect, at.by(most))
            case one_by_one.ForThose(effect=effect):
                self.read(effect, at.by(COUNTED))
            case _:
                return False
        return True

    # Abilities.

    def _ability(self, node: Any, at: At) -> bool:
        match node:
            case ab.Labelled(labels=labels, effect=effect):
                stays = self._type is CardType.ARTIFACT and not _uses_itself_up(effect)
                uses = max((_uses(label, stays) for label in labels), default=0.0)
                self.read(effect, at.by(uses + sum(_ONCE.get(label, 0.0) for label in labels)))
            case ab.Answer(effect=effect):
                enemy = any(isinstance(f, Enemy) for f in getattr(node, "filters", ()))
                self.read(effect, at._replace(enemy=enemy).by(_ANSWERS.get(type(node), IN_PLAY)))
            case pe.Gains(target=target, what=what, condition=condition):
                self.read(what, at.by(size(target) * (1 if condition is None else ONE_IN)))
            case ab.StealInsteadOfReaping():
                self._steal(COUNTED, at)
            case re.CapturedInstead():
                self._captured(COUNTED, at)
            case re.Skips(step=Step.FORGE, who=who):
                self.add(Figure.AMBER_CONTROL, POOL / 2 * _shares(who, at)[1], at)
            case re.DestroyedInstead() | re.PurgedInstead() | re.Skips():
                pass
            case OnceThisLeaves(rule=rule):
                self.read(rule, at)
            case (
                flow.ThisTurn(ability=ability)
                | lasting.OpponentsNextTurn(ability=ability)
                | lasting.UntilYourNextTurn(ability=ability)
            ):
                self.read(ability, at)
            case at_once.AllThisTurn(abilities=held):
                for ability in held:
                    self.read(ability, at)
            case _:
                return False
        return True

    # Æmber.

    def _pools(self, node: Any, at: At) -> bool:
        match node:
            case am.Gain(amount=n, who=who):
                self._gain(amount(n), who, at)
            case sp.GainForOwn(amount=n):
                self._gain(amount(n) * COUNTED / 2, players.EACH_PLAYER, at)
            case am.Lose(amount=n, who=who):
                self._lose(amount(n), who, at)
            case sp.LoseAll(who=who):
                self._lose(at.pool, who, at)
            case sp.LoseHalf(who=who):
                self._lose(at.pool / 2, who, at)
            case sp.LoseMultiple(who=who):
                self._lose(at.pool, who, at)
            case sp.LoseAllBut(least=least, rest=rest, who=who):
                self._lose(max(at.pool, least) - rest, who, at.by(ONE_IN))
            case am.Steal(amount=n):
                self._steal(min(amount(n), at.pool), at)
            case am.StealAllBut(rest=rest):
                self._steal(max(1.0, at.pool - rest), at)
            case sp.StealBy(who=who, amount=n):
                mine, theirs = _shares(who, at)
                self._steal(amount(n) * (mine - theirs), at)
            case sp.Pay(who=who, amount=n):
                mine, theirs = _shares(who, at)
                paid = (at.pool / 2 if n is None else amount(n)) * (theirs - mine)
                self.add(Figure.EXPECTED_AMBER, paid, at)
                self.add(Figure.AMBER_CONTROL, paid, at)
            case sp.MoveOff(amount=n, target=target):
                self.add(Figure.EXPECTED_AMBER, 1.0 if n is None else amount(n) * size(target), at)
            case LoseToPlay(amount=n):
                self.add(Figure.EXPECTED_AMBER, -n, at)
            case PayToll(amount=n, sort=sort):
                self.add(Figure.AMBER_CONTROL, n, at.by(ONE_IN))
                if sort is ARTIFACT:
                    self.add(Figure.ARTIFACT_CONTROL, ONE_IN, at)
            case _:
                return False
        return True

    def _capture(self, node: Any, at: At) -> bool:
        match node:
            case am.Capture(amount=n, target=target):
                self._captured(min(amount(n) * size(target), at.pool), at)
            case sp.CaptureAll(rest=rest):
                self._captured(max(1.0, at.pool - rest), at)
            case sp.CaptureFrom(amount=n, target=target, own_side=own_side):
                self._captured(amount(n) * size(target), at)
                if not own_side:
                    self.add(Figure.EXPECTED_AMBER, -amount(n) * size(target), at)
            case _:
                return False
        return True

    def _gain(self, n: float, who: Any, at: At) -> None:
        mine, theirs = _shares(who, at)
        self.add(Figure.EXPECTED_AMBER, n * mine, at)
        self.add(Figure.AMBER_CONTROL, -n * theirs, at)

    def _lose(self, n: float, who: Any, at: At) -> None:
        mine, theirs = _shares(who, at)
        self.add(Figure.EXPECTED_AMBER, -n * mine, at)
        self.add(Figure.AMBER_CONTROL, n * theirs, at)

    def _steal(self, n: float, at: At) -> None:
        for figure in (Figure.EXPECTED_AMBER, Figure.STEAL, Figure.AMBER_CONTROL):
            self.add(figure, n, at)

    def _captured(self, n: float, at: At) -> None:
        self.add(Figure.CAPTURE, n, at)
        self.add(Figure.AMBER_CONTROL, n, at)

    # Creatures and artifacts.

    def _board(self, node: Any, at: At) -> bool:
        match node:
            case damage.Deal(blows=blows):
                for blow in blows:
                    self._remove(blow.target, min(1.0, amount(blow.amount) / LIFE), at)
            case damage.DealForEach(amount=n, target=target, of=of):
                self._remove(target, min(1.0, amount(n) / LIFE), at.by(counted(of)))
            case fights.DealByCard(amount=n, target=target) | fights.DealUnarmored(amount=n, target=target):
                self._remove(target, min(1.0, amount(n) / LIFE), at)
            case fights.DealSplash(amount=n, target=target, splash=splash):
                self._remove(target, min(1.0, amount(n) / LIFE), at)
                self.add(Figure.REMOVAL, COUNTED * min(1.0, amount(splash) / LIFE), at)
            case (
                damage.Destroy(target=target)
                | DestroyExcept(target=target)
                | ca.Purge(target=target)
                | zo.IntoYourArchives(target=target)
                | control.TakeControl(target=target)
            ):
                if not _is_gone(target):
                    self._remove(target, 1.0, at)
            case pe.Controls(target=target):
                if target is not THIS:
                    self.add(Figure.REMOVAL, 1.0, at)
            case ca.ShuffleIn(targets=targets):
                for target in targets:
                    self._remove(target, 1.0, at)
            case ca.Return(target=target, printed=printed):
                if printed is not ca.Whose.YOURS:
                    self._remove(target, BOUNCED, at)
            case zo.Put(target=target):
                self._remove(target, BOUNCED, at)
                if node.zone is Zone.ARCHIVES:
                    self.add(Figure.ARCHIVE, size(target), at)
            case control.UseAsYours(target=target):
                self._remove(target, BOUNCED, at)
            case Sacrifice():
                pass
            case _:
                return False
        return True

    def _remove(self, target: Any, worth: float, at: At) -> None:
        """Count removing what a target means, `worth` 1 for all of it; one's own cards do not count.

        Of several deeds to the same cards the best counts.
        """
        meant = target.target if isinstance(target, It) else target
        before, now = self._counted.get(id(meant), 0.0), worth * at.times
        if now <= before:
            return
        self._counted[id(meant)] = now
        for aim in aims(meant):
            strength = (now - before) * aim.share * (ONE_IN if aim.narrow else 1.0)
            if aim.sort is ARTIFACT:
                self.found[Figure.ARTIFACT_CONTROL] += strength * aim.number
            elif aim.every:
                self.found[Figure.BOARD_WIPES] += strength
            else:
                self.found[Figure.REMOVAL] += strength * aim.number

    # Cards and keys.

    def _cards(self, node: Any, at: At) -> bool:
        match node:
            case ca.Draw(amount=n, who=who):
                self.add(Figure.DRAW, amount(n) * _shares(who, at)[0], at)
            case ca.PlayTopCard():
                self.add(Figure.DRAW, 1.0, at)
            case zo.Search(most=most):
                self.add(Figure.DRAW, COUNTED if most is None else most, at)
            case zo.Archive(target=target):
                self.add(Figure.ARCHIVE, size(target), at)
            case _:
                return False
        return True

    def _keys(self, node: Any, at: At) -> bool:
        match node:
            case ke.ForgeKey():
                self.add(Figure.KEY_CHEATS, 1.0, at)
            case ke.UnforgeLast(who=who):
                self._lose(KEY, who, at)
            case pe.NotStolen():
                pass
            case ab.ForPlayer(kind=Mod.HAND_SIZE, who=who, what=n):
                self.add(Figure.DRAW, max(0.0, amount(n)) * _shares(who, at)[0], at.by(IN_PLAY))
            case ab.ForPlayer(kind=Mod.KEY_COST, who=who, what=n, condition=condition):
                change, (mine, theirs) = amount(n), _shares(who, at)
                held = at.by(IN_PLAY if condition is None else IN_PLAY * ONE_IN)
                self.add(Figure.AMBER_CONTROL, DEARER * change * theirs, held)
                self.add(Figure.KEY_CHEATS, CHEAPER * max(0.0, -change) * mine, held)
            case _:
                return False
        return True


def _given(condition: Any, at: At) -> At:
    """Return the place with the pool that the condition asks of the opponent."""
    match condition:
        case co.HasAmber(who=players.Opponent(), least=least):
            return at._replace(pool=max(at.pool, least))
        case ci.ExactlyAmber(who=players.Opponent(), n=n):
            return at._replace(pool=n)
        case co.HasNoAmber(who=players.Opponent()):
            return at._replace(pool=0)
    return at


def _shares(who: Any, at: At) -> tuple[float, float]:
    """Return how far a person is you, and how far your opponent."""
    match who:
        case players.You():
            return 1.0, 0.0
        case players.Opponent():
            return 0.0, 1.0
        case players.EachPlayer():
            return 1.0, 1.0
        case persons.OwnerOf() | persons.ControllerOf() if at.enemy:
            return 0.0, 1.0
        case persons.OpponentOf() if at.enemy:
            return 1.0, 0.0
    return 0.5, 0.5


def _uses(label: Label, stays: bool) -> float:
    """Return how often a label's use is expected; an artifact that stays in play is used again."""
    again = stays and label in (Label.ACTION, Label.OMNI)
    return _USES.get(label, 0.0) * (IN_PLAY if again else 1.0)


def _uses_itself_up(effect: Any) -> bool:
    """Return whether the effect destroys, sacrifices or takes away the card it is on."""
    taken = (damage.Destroy, Sacrifice, ca.Purge, zo.Put)
    return any(isinstance(node, taken) and getattr(node, "target", None) is THIS for node in parts(effect))


def _is_gone(target: Any) -> bool:
    """Return whether a target is the card that an event is about, which its destruction has removed already."""
    return isinstance(target, EventCard)
