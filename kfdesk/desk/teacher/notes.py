"""What the teacher's pane says: notes made of hints, of what is still possible, and of what each house would allow."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from kfdesk.desk.play.table_names import first_named
from kfdesk.engine.decisions import Decision
from kfdesk.engine.rules import RuleId
from kfdesk.engine.terms import CardType, House
from kfdesk.engine.views import TableView
from kfdesk.records import record
from kfdesk.teach.hints import Act, Chance, Hint, HintKind, Outlook, still_possible, unused
from kfdesk.text.words import Words, enumerated, joined

Namer = Callable[[str], Words]
"""Gives a card's name from its handle."""

MOST_NAMED: Final = 3
"""So many cards of a group are named; the others are counted."""

_GROUP: Final = Words("{act}: {cards}", context="what is possible")
_OR: Final = Words(" or ", context="between sorts of action")
_END_LEAVES: Final = Words("If you end the turn now, this stays unused: {cards}.")
_HOUSE: Final = Words("{house}: {what}", context="what a house allows")
_UNKNOWN: Final = Words("something comes first")
_NOTHING: Final = Words("nothing to play or use")
_TO_PLAY: Final = Words("1 card to play", plural="{n} cards to play")
_TO_USE: Final = Words("1 creature to use", plural="{n} creatures to use")
_ARTIFACTS: Final = Words("1 artifact to use", plural="{n} artifacts to use")


_THEIR_KEY: Final = Words("If you end your turn now, {who} forges a key.")
_STOPS_IT: Final = Words("{card} can stop that.")
_KEY_IN_REACH: Final = Words(
    "Reaping with {cards} brings you the Æmber for a key: unless your opponent does something about it, the key is "
    "forged when your next turn begins."
)
_FREE_FIGHT: Final = Words("{card} can destroy {enemy} in a fight now without being dealt damage.")


@record
class Note:
    """One thing the teacher says: `lines` below each other, and the rulebook entry that "more" opens."""

    kind: HintKind | None
    """The kind of hint it is, which can be silenced; None for a remark of a game with a teacher or of a lesson."""
    lines: tuple[Words, ...]
    cards: tuple[str, ...] = ()
    """The handles of the cards it is about; none for what is about the choice that is asked."""
    entry: RuleId = ""
    """The entry behind a remark; "" for none."""
    named: tuple[Words, ...] = ()
    """The names of the cards that it asks to do something with."""
    asks_at_end: bool = False
    """Whether its last sentence says what to do, as in a lesson."""

    @property
    def rule(self) -> RuleId:
        """The entry behind it."""
        return self.entry if self.kind is None else self.kind.rule


def of_hint(hint: Hint) -> Note:
    """Return the note that says a hint."""
    return Note(hint.kind, (hint.text,), hint.cards)


def possible_note(decision: Decision, name: Namer) -> Note | None:
    """Return what is still possible this turn; what can be done with the very same cards stands in one line.

    None where that is nothing.
    """
    groups: dict[tuple[str, ...], list[Words]] = {}
    for group in still_possible(decision):
        groups.setdefault(group.cards, []).append(group.act.words)
    lines = [_line(joined(acts, _OR), cards, name) for cards, acts in groups.items()]
    return Note(HintKind.LEFT_TO_DO, tuple(lines)) if lines else None


def _line(acts: Words, cards: Sequence[str], name: Namer) -> Words:
    return _GROUP.filled(act=acts, cards=_some([name(card) for card in cards])) if cards else acts


def unused_note(decision: Decision, name: Namer) -> Note | None:
    """Return what ending the turn now would leave unused; None for nothing."""
    left = unused(decision)
    if not left:
        return None
    names = [name(card) for card in (*left.plays, *left.uses)]
    return Note(HintKind.UNUSED, (_END_LEAVES.filled(cards=_some(names)),))


def chance_note(chance: Chance, name: Namer, opponent: Words) -> Note:
    """Return what says a danger or a chance, with the cards it names."""
    names = [name(card) for card in chance.cards]
    if chance.kind is HintKind.THEIR_KEY:
        stops = [_STOPS_IT.filled(card=names[0])] if names else []
        lines = [_THEIR_KEY.filled(who=opponent), *stops]
    elif chance.kind is HintKind.KEY_IN_REACH:
        lines = [_KEY_IN_REACH.filled(cards=_some(names))]
    else:
        lines = [_FREE_FIGHT.filled(card=names[0], enemy=names[1])]
    return Note(chance.kind, tuple(lines), chance.cards)


def houses_note(outlooks: Iterable[Outlook], view: TableView, house_name: Callable[[House], Words]) -> Note | None:
    """Return what each house would let its player do, a line for each; None where there is no house to choose."""
    artifacts = {card.handle for seat in view.seats for card in seat.artifacts if card.type is CardType.ARTIFACT}
    lines = tuple(
        _HOUSE.filled(house=house_name(outlook.house), what=_allows(outlook, artifacts)) for outlook in outlooks
    )
    return Note(HintKind.HOUSES, lines) if lines else None


def _allows(outlook: Outlook, artifacts: set[str]) -> Words:
    if outlook.possible is None:
        return _UNKNOWN
    used = outlook.cards(*(act for act in Act if act.uses))
    rows = [card for card in used if card in artifacts]
    counted = (
        (_TO_PLAY, len(outlook.cards(Act.PLAY))),
        (_TO_USE, len(used) - len(rows)),
        (_ARTIFACTS, len(rows)),
    )
    said = [words.filled(n=count) for words, count in counted if count]
    return enumerated(said) if said else _NOTHING


def _some(names: Sequence[Words]) -> Words:
    """Return names in a row, each once; the first few of them and how many there are besides."""
    return first_named(list(dict.fromkeys(names)), MOST_NAMED)
