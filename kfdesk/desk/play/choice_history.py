"""Choices made and taken back: what the controller remembers of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from kfdesk.desk import texts as s
from kfdesk.desk.kit.spoken import spoken
from kfdesk.desk.play.table_names import TableNames
from kfdesk.engine.decisions import Decision
from kfdesk.engine.entries import Choice, JournalEntry
from kfdesk.engine.glossary import CARD
from kfdesk.engine.terms import PLAYERS, DecisionKind, Player
from kfdesk.match.event_texts import Level
from kfdesk.match.journal import By
from kfdesk.match.knowledge_gained import KnowledgeGained
from kfdesk.match.log_lines import Note
from kfdesk.text.parts_of_speech import counted
from kfdesk.text.words import Words, enumerated, same


@dataclass(frozen=True, slots=True)
class ChoiceMade:
    """One choice made: enough to take it back and to make it again."""

    entry: JournalEntry
    by: By
    decision: Decision
    """What was asked."""
    turn: int
    entries: int
    """Journal entries before it."""
    label: Words

    @property
    def by_player(self) -> bool:
        """Whether a player made it, a person or the program: not what came with a gesture, or the table chose."""
        return self.by in (By.HAND, By.BOT)


@dataclass(frozen=True, slots=True)
class ChoiceUndone:
    """A choice taken back: what is needed to make it again."""

    entry: JournalEntry
    by: By


class Reach(Enum):
    """How far back a choice is taken."""

    CHOICE = auto()
    """The last choice a player made, with everything the table chose after it."""
    ACTION = auto()
    """Back to before the card was played or used that asks something now."""
    TURN = auto()
    """Back to the first choice of the turn that is being played."""


@dataclass(frozen=True, slots=True)
class Until:
    """Back to where the table lay after a choice, given by its number, with everything the table chose after it.

    -1: before the first one.
    """

    choice: int


def reached(given: Sequence[ChoiceMade], decision: Decision | None, reach: Reach | Until) -> int | None:
    """Return the index of the choice that is taken back with all after it, None where there is none.

    `decision` is the one that is open now.
    """
    if not given:
        return None
    if isinstance(reach, Until):
        return next((i for i in range(reach.choice + 1, len(given)) if given[i].by_player), None)
    if reach is Reach.TURN:
        return next(i for i, made in enumerate(given) if made.turn == given[-1].turn)
    if reach is Reach.ACTION:
        return _begun(given, decision)
    return max((i for i, made in enumerate(given) if made.by is By.HAND), default=0)


def _begun(given: Sequence[ChoiceMade], decision: Decision | None) -> int | None:
    """Return the index of the action of step 3 that the open decision belongs to, begun by the player asked."""
    if decision is None or decision.kind is DecisionKind.MAIN:
        return None
    last = max((i for i, made in enumerate(given) if made.decision.kind is DecisionKind.MAIN), default=None)
    if last is None or given[last].decision.player != decision.player:
        return None
    entry = given[last].entry
    return last if isinstance(entry, Choice) and entry.keys != ("end-turn",) else None


def label_of(decision: Decision, keys: tuple[str, ...]) -> Words:
    """Return the labels of the options with `keys`, joined."""
    by_key = {option.key: option.label for option in decision.options}
    found = [by_key[key] for key in keys if key in by_key]
    if not found:
        return same("")
    return spoken(enumerated(found))


def note_of_return(reach: Reach | Until, player: Player, learned: KnowledgeGained, names: TableNames) -> Note:
    """Return what the log says of choices of a player and later ones taken back; what was `learned` stays known."""
    who = names.player(player)
    if learned:
        return Note(s.TAKEN_BACK_LEARNED.filled(who=who, what=learned_words(learned, names)), Level.SHORT)
    return Note((s.WENT_BACK if isinstance(reach, Until) else s.TAKEN_BACK).filled(who=who), Level.FULL)


def learned_words(learned: KnowledgeGained, names: TableNames) -> Words:
    """Return what was learned, in words that name no card."""
    found = [
        s.HAS_SEEN.filled(who=names.player(seat), cards=counted(learned.cards[seat], CARD))
        for seat in PLAYERS
        if learned.cards[seat]
    ]
    return enumerated([*found, *([s.CHANCE_DECIDED] if learned.chance else [])])
