"""Tables dealt anew that are kept: only as long as the seat could take them for the game."""

from __future__ import annotations

from kfdesk.engine import House
from kfdesk.engine.terms import PLAYERS
from kfdesk.teach.bot.dealt import DealtTable
from tests.tables import side, spec, table

ADA, BO = PLAYERS


def test_a_card_that_was_drawn_has_the_icons_on_the_kept_table_that_the_player_sees() -> None:
    deck = ["bumpsy"] * 4 + [spec("bumpsy", icons=("amber", "amber"))] + ["bumpsy"] * 4
    for seed in range(6):
        t = table(side(artifacts=["library-of-babble"], deck=deck), side(deck=["krump"] * 9), house=House.LOGOS)
        dealt = DealtTable(ADA, seed)
        dealt.table(t.game)
        t.do("action", "library-of-babble")
        kept, drawn = dealt.table(t.game), t.game.state.players[ADA].hand[-1]
        assert kept is not None
        assert kept.state.cards[drawn].icons == t.game.state.cards[drawn].icons
