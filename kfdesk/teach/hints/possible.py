"""What the active player may still do in step 3, grouped by the sort of action, and what ending the turn leaves unused.

Everything is read off the options of the open decision.
"""

from __future__ import annotations

from enum import Enum, unique

from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import DecisionKind
from kfdesk.records import record
from kfdesk.text.words import Words


@unique
class Act(Enum):
    """A sort of action in step 3, by the word that its options begin with; in the order they are listed."""

    PLAY = "play"
    REAP = "reap"
    FIGHT = "fight"
    ACTION = "action"
    OMNI = "omni"
    UNSTUN = "unstun"
    PROPHECY = "prophecy"
    TIDE = "raise-tide"
    RETURN = "return"
    DISCARD = "discard"

    @property
    def words(self) -> Words:
        """What the group is called, such as "Play"."""
        return _WORDS[self]

    @property
    def uses(self) -> bool:
        """Whether it uses a card in play, which exhausts it or removes its stun."""
        return self in _USES


_WORDS = {
    Act.PLAY: Words("Play", context="sort of action"),
    Act.REAP: Words("Reap", context="sort of action"),
    Act.FIGHT: Words("Fight", context="sort of action"),
    Act.ACTION: Words("Use an action", context="sort of action"),
    Act.OMNI: Words("Use an omni ability", context="sort of action"),
    Act.UNSTUN: Words("Remove a stun", context="sort of action"),
    Act.PROPHECY: Words("Activate a prophecy", context="sort of action"),
    Act.TIDE: Words("Raise the tide", context="sort of action"),
    Act.RETURN: Words("Return to hand", context="sort of action"),
    Act.DISCARD: Words("Discard", context="sort of action"),
}
_USES = frozenset({Act.REAP, Act.FIGHT, Act.ACTION, Act.OMNI, Act.UNSTUN})
_BY_VERB = {act.value: act for act in Act}


@record
class Possible:
    """One sort of action that is open now: the handles of the cards that it can be done with, in table order.

    An action that needs no card, such as raising the tide, has none.
    """

    act: Act
    cards: tuple[str, ...]


def act_of(key: str) -> Act | None:
    """Return the sort of action that the key of an option of step 3 stands for; None where it is none."""
    return _BY_VERB.get(key.partition(":")[0])


def still_possible(decision: Decision) -> tuple[Possible, ...]:
    """Return what the player may still do this turn, each sort of action once; nothing where step 3 does not ask.

    Rule: turn sequence, step 3.
    """
    if decision.kind is not DecisionKind.MAIN:
        return ()
    cards: dict[Act, list[str]] = {}
    for key in decision.keys():
        card = key.partition(":")[2]
        if (act := act_of(key)) is not None:
            cards.setdefault(act, []).extend([card] if card else [])
    return tuple(Possible(act, tuple(cards[act])) for act in Act if act in cards)


@record
class Unused:
    """What a turn that ended now would leave undone: cards that could be played, and cards in play that could be used.

    Each is a tuple of handles in table order.
    """

    plays: tuple[str, ...]
    uses: tuple[str, ...]

    def __bool__(self) -> bool:
        return bool(self.plays or self.uses)


def unused(decision: Decision) -> Unused:
    """Return what stays unused if the turn ends now. A discard is no loss: the card may be kept for another turn."""
    groups = still_possible(decision)
    plays = [card for group in groups if group.act is Act.PLAY for card in group.cards]
    uses = [card for group in groups if group.act.uses for card in group.cards]
    return Unused(tuple(dict.fromkeys(plays)), tuple(dict.fromkeys(uses)))
