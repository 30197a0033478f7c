"""Asking for a place in a battleline. Rules: "Battleline", "Deploy"."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable

from kfdesk.engine import phrases as say
from kfdesk.engine.abilities import Mod
from kfdesk.engine.core import Core, handle
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.terms import CardId, DecisionKind, Player
from kfdesk.text.words import Words

Gaps = Callable[[Core, Player], tuple[int, ...]]
"""Gives the gaps of a player's battleline that a creature may go to, counted from the left."""


def flank_gaps(core: Core, controller: Player) -> tuple[int, ...]:
    """Return the gaps on the flanks of a battleline."""
    size = len(core.state.players[controller].line)
    return (0, size) if size else (0,)


def all_gaps(core: Core, controller: Player) -> tuple[int, ...]:
    """Return all gaps of a battleline."""
    return tuple(range(len(core.state.players[controller].line) + 1))


def barred_gaps(core: Core, player: Player, card: CardId) -> frozenset[int]:
    """Return the gaps of a player's battleline on which they cannot play a creature. Rule: "Cannot"."""
    if Mod.CANNOT_PLAY_THERE not in core.register.mods:
        return frozenset()
    size = len(core.state.players[player].line)
    return frozenset(size if active.value(card) else 0 for active in core.mods(Mod.CANNOT_PLAY_THERE, card))


def ask_slot(
    core: Core,
    controller: Player,
    card: CardId,
    *,
    anywhere: bool = False,
    among: Gaps | None = None,
    barred: Iterable[int] = (),
) -> Generator[Decision, tuple[str, ...], int]:
    """Ask which place in the battleline a creature takes: a flank, any gap with deploy, or `among` certain ones.

    Where those are but one, there is nothing to choose. It takes none of the `barred` gaps, if there is another.
    """
    size = len(core.state.players[controller].line)
    gaps = (among or (all_gaps if anywhere else flank_gaps))(core, controller)
    gaps = tuple(gap for gap in gaps if gap not in barred) or gaps
    if among is not None and len(gaps) == 1:
        return gaps[0]
    options = tuple(Option(f"slot:{n}", _slot_label(n, size)) for n in gaps)
    known = core.state.cards[card]
    prompt = say.asked("slot-in-play" if known.in_play else "slot", known.definition.title)
    picked = yield Decision(core.state.active, DecisionKind.SLOT, prompt, handle(card), options, side=controller)
    return int(picked[0].removeprefix("slot:"))


def _slot_label(gap: int, size: int) -> Words:
    if size == 0:
        return say.FIRST_CREATURE
    if gap == 0:
        return say.LEFT_FLANK
    return say.RIGHT_FLANK if gap == size else say.GAP.filled(n=gap)
