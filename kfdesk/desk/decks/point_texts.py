"""What is said where each deck is a point between two figures."""

from __future__ import annotations

from kfdesk.text.words import Words

POINTS_VIEW = Words("Points between two figures (Ctrl+3)")
ACROSS = Words("To the right")
UPWARD = Words("Upward")
COLORS = Words("Colors")
NO_COLORS = Words("one color")
BY_SET = Words("by set")
BY_HOUSE = Words("by house")
BY_TAG = Words("by tag")
SWAP = Words("Swap")
SWAP_TIP = Words("Let the two figures change places")
NARROW = Words("Only the rectangle")
NARROW_TIP = Words("Search for decks between the edges of the rectangle that was drawn last")
OTHERS = Words("others")
NO_TAG = Words("no tag")
LEGEND_TIP = Words("Show these decks clearly, the others faintly")
ENTRY = Words("{name} ({n})")
NAME = Words("Decks as points: {x} to the right, {y} upward")
HELP = Words(
    "Each deck is a point. Arrow keys go to the next deck that way, with Shift they select more, Enter opens the deck "
    "sheet. Draw a rectangle to select decks. The table (Ctrl+1) lists the same decks with the same figures."
)
TIP = Words("{x}: {a} · {y}: {b}")
NOT_SHOWN = Words(
    "{n} deck is not shown: one of the two figures is not known.",
    plural="{n} decks are not shown: one of the two figures is not known.",
)
