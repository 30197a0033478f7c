"""Of what sort a line of the log is, which player it is about, and the rulebook entry that its event rests on."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from kfdesk.engine import events as ev
from kfdesk.engine.headings import KEYWORD_RULES
from kfdesk.engine.rules import RuleId
from kfdesk.engine.terms import NO_CARD, CardId, KeyColor, Player, Step, Way, Zone
from kfdesk.text.runs import Role, targets
from kfdesk.text.translating import SOURCE
from kfdesk.text.words import Words


class LineKind(StrEnum):
    """The sort of a line, by which a reader finds it without reading: each has a sign of its own."""

    TURN = "turn"
    STEP = "step"
    NOTE = "note"
    """The table's own note, such as that something was taken back."""
    JUDGE = "judge"
    WIN = "win"
    CHECK = "check"
    HOUSE = "house"
    MULLIGAN = "mulligan"
    PLAY = "play"
    ENTER = "enter"
    ATTACH = "attach"
    USE = "use"
    REAP = "reap"
    FIGHT = "fight"
    ABILITY = "ability"
    DISCARD = "discard"
    DRAW = "draw"
    SHUFFLE = "shuffle"
    ARCHIVE = "archive"
    PURGE = "purge"
    TO_HAND = "to-hand"
    MOVE = "move"
    CONTROL = "control"
    REVEAL = "reveal"
    NAME = "name"
    DAMAGE = "damage"
    PREVENT = "prevent"
    HEAL = "heal"
    DESTROY = "destroy"
    SPARE = "spare"
    """A creature is not destroyed after all."""
    READY = "ready"
    EXHAUST = "exhaust"
    STATUS = "status"
    COUNTER = "counter"
    GAIN = "gain"
    LOSE = "lose"
    STEAL = "steal"
    CAPTURE = "capture"
    AMBER = "amber"
    """Æmber that is placed, moved, paid or spent."""
    FORGE = "forge"
    UNFORGE = "unforge"
    CHAINS = "chains"
    TIDE = "tide"
    TOKEN = "token"
    PROPHECY = "prophecy"


_KINDS: Final[Mapping[ev.EventKind, LineKind]] = MappingProxyType(
    {
        ev.GameWon: LineKind.WIN,
        ev.Checked: LineKind.CHECK,
        ev.HouseChosen: LineKind.HOUSE,
        ev.MulliganAnswered: LineKind.MULLIGAN,
        ev.TurnGranted: LineKind.STEP,
        ev.TurnEnded: LineKind.STEP,
        ev.CardPlayed: LineKind.PLAY,
        ev.CardEntered: LineKind.ENTER,
        ev.UpgradeAttached: LineKind.ATTACH,
        ev.UpgradeChosen: LineKind.ATTACH,
        ev.CardUsed: LineKind.USE,
        ev.CreatureReaped: LineKind.REAP,
        ev.FightBegan: LineKind.FIGHT,
        ev.CreatureFought: LineKind.FIGHT,
        ev.KeywordApplied: LineKind.ABILITY,
        ev.AbilityTriggered: LineKind.ABILITY,
        ev.LastingBegan: LineKind.ABILITY,
        ev.IconResolved: LineKind.ABILITY,
        ev.CardCopied: LineKind.ABILITY,
        ev.CardDiscarded: LineKind.DISCARD,
        ev.CardDrawn: LineKind.DRAW,
        ev.Shuffled: LineKind.SHUFFLE,
        ev.CardMoved: LineKind.MOVE,
        ev.CreatureMoved: LineKind.MOVE,
        ev.RowChanged: LineKind.MOVE,
        ev.LoopBroken: LineKind.DISCARD,
        ev.ControlChanged: LineKind.CONTROL,
        ev.CardsRevealed: LineKind.REVEAL,
        ev.Named: LineKind.NAME,
        ev.DamageDealt: LineKind.DAMAGE,
        ev.DamageMoved: LineKind.DAMAGE,
        ev.DamagePrevented: LineKind.PREVENT,
        ev.DeedForbidden: LineKind.PREVENT,
        ev.ArmorChanged: LineKind.PREVENT,
        ev.DamageHealed: LineKind.HEAL,
        ev.CardTagged: LineKind.DESTROY,
        ev.CardDestroyed: LineKind.DESTROY,
        ev.DestructionReplaced: LineKind.SPARE,
        ev.CardReadied: LineKind.READY,
        ev.CardExhausted: LineKind.EXHAUST,
        ev.StatusGained: LineKind.STATUS,
        ev.StatusLost: LineKind.STATUS,
        ev.CountersChanged: LineKind.COUNTER,
        ev.AmberVerb.GAIN: LineKind.GAIN,
        ev.AmberVerb.LOSE: LineKind.LOSE,
        ev.AmberVerb.STEAL: LineKind.STEAL,
        ev.AmberVerb.CAPTURE: LineKind.CAPTURE,
        ev.AmberVerb.PLACE: LineKind.AMBER,
        ev.AmberVerb.EXALT: LineKind.AMBER,
        ev.AmberVerb.MOVE: LineKind.AMBER,
        ev.AmberVerb.PAY: LineKind.AMBER,
        ev.AmberVerb.SPEND: LineKind.AMBER,
        ev.KeyForged: LineKind.FORGE,
        ev.KeyUnforged: LineKind.UNFORGE,
        ev.ChainsChanged: LineKind.CHAINS,
        ev.TideRaised: LineKind.TIDE,
        ev.TideReset: LineKind.TIDE,
        ev.TokenMade: LineKind.TOKEN,
        ev.TurnedOver: LineKind.TOKEN,
        ev.ProphecyActivated: LineKind.PROPHECY,
        ev.ProphecyFulfilled: LineKind.PROPHECY,
        ev.ProphecyEnded: LineKind.PROPHECY,
        ev.ProphecyFlipped: LineKind.PROPHECY,
        ev.Adjusted: LineKind.JUDGE,
    }
)
_INTO: Final = MappingProxyType(
    {
        Zone.HAND: LineKind.TO_HAND,
        Zone.ARCHIVES: LineKind.ARCHIVE,
        Zone.DISCARD: LineKind.DISCARD,
        Zone.PURGED: LineKind.PURGE,
    }
)


def kind_of(event: ev.Event) -> LineKind:
    """Return of what sort the line of an event is."""
    if isinstance(event, ev.StepBegan):
        return LineKind.TURN if event.step is Step.START else LineKind.STEP
    if isinstance(event, ev.CardMoved):
        if event.swapped:
            return LineKind.MOVE
        return LineKind.SHUFFLE if event.shuffled else _INTO.get(event.zone, LineKind.MOVE)
    if isinstance(event, ev.CardUsed) and event.how is Way.REAP:
        return LineKind.REAP
    return _KINDS[event.kind]


def detail_of(event: ev.Event) -> str:
    """Return what tells lines of one sort apart: the house, the color of the key, the status, the counter; else ""."""
    match event:
        case ev.HouseChosen(house=house):
            return "" if house is None else str(house)
        case ev.KeyForged(color=color) | ev.KeyUnforged(color=color):
            return str(KeyColor(color))
        case ev.StatusGained(status=status) | ev.StatusLost(status=status):
            return str(status)
        case ev.CountersChanged(name=name):
            return name
    return ""


def player_of(event: ev.Event) -> Player | None:
    """Return the player whom an event names as the one who does something or to whom it happens; None: a card's."""
    if isinstance(event, ev.AmberMoved):
        if event.verb in (ev.AmberVerb.LOSE, ev.AmberVerb.PAY, ev.AmberVerb.SPEND):
            return event.payer
        return event.receiver.player if event.verb in (ev.AmberVerb.GAIN, ev.AmberVerb.STEAL) else None
    if isinstance(event, ev.CardMoved | ev.CardEntered | ev.CardsRevealed):
        return None
    found: Player | None = getattr(event, "player", None)
    return found


def cause_of(event: ev.Event) -> CardId:
    """Return the card that brought an event about, `NO_CARD` for a rule."""
    cause: CardId = getattr(event, "source" if isinstance(event, ev.DamageDealt) else "cause", NO_CARD)
    return cause


def subject_of(event: ev.Event) -> CardId:
    """Return the card that does something in an event or to which it happens, `NO_CARD` for none or an unknown one."""
    card: CardId = getattr(event, "cause" if isinstance(event, ev.LastingBegan) else "card", NO_CARD)
    return card


_CHARTS: Final[Mapping[ev.EventKind, RuleId]] = MappingProxyType(
    {
        ev.CardPlayed: "chart/play",
        ev.FightBegan: "chart/fight",
        ev.CreatureFought: "chart/fight",
        ev.DamageDealt: "chart/damage",
        ev.CardTagged: "chart/destroyed",
        ev.CardDestroyed: "chart/destroyed",
        ev.DeedForbidden: "glossary/cannot",
    }
)


def rule_of(event: ev.Event, words: Words) -> RuleId:
    """Return the rulebook entry that says what an event is: that of the first term in its line, but for those that an
    entry explains which has no word there; "" where no single one does.
    """
    match event:
        case ev.StepBegan(step=Step.START | Step.END as step):
            return "glossary/turn-sequence" if step is Step.START else "glossary/end-of-turn"
        case ev.CardUsed(how=Way.REAP):
            return "chart/reap"
        case ev.DamagePrevented(keyword=keyword) | ev.DeedForbidden(keyword=keyword) if keyword is not None:
            return KEYWORD_RULES[keyword]
        case ev.AmberMoved(by_reaping=True):
            return "glossary/reap"
        case ev.AmberMoved(verb=ev.AmberVerb.MOVE, cause=cause) if not cause:  # it lay on a card that left play
            return "glossary/movement-between-zones"
    return _CHARTS.get(event.kind) or next(iter(targets(words.runs(SOURCE), Role.TERM)), "")
