"""What the curtain says before there is anything to tell of: who begins, and what the player called will do now."""

from __future__ import annotations

from kfdesk.desk.ceremonies.story import Happening
from kfdesk.engine.terms import Player, Step
from kfdesk.engine.views import TableView
from kfdesk.match.event_texts import Names
from kfdesk.text.words import Words

BEGINS = Words("{who} takes the <first turn>").explained("glossary/first-player")
YOU_BEGIN = Words("You take the <first turn>").explained("glossary/first-player")
FIRST_HAND = Words("Now you see your first hand, and keep it or take a <mulligan>").explained("glossary/mulligan")
FIRST_TURN = Words("On this turn you may play or discard only one card from your hand").explained(
    "glossary/first-player"
)
FIRST_HOUSE = Words("Now you choose your first <active house>").explained("glossary/active-house")


def before_play(view: TableView, called: Player, names: Names) -> tuple[Happening, ...]:
    """Return what is said before the first two turns; nothing later. Rules: "First player", "Mulligan"."""
    begins = view.first_player
    who = YOU_BEGIN if begins == called else BEGINS.filled(who=names.player(begins))
    if view.step is Step.SETUP:
        return Happening("up", who), Happening("hand", FIRST_HAND)
    if view.turn == 1 and begins == called:
        return Happening("up", YOU_BEGIN), Happening("deck", FIRST_HOUSE), Happening("hand", FIRST_TURN)
    return ()
