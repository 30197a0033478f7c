"""Token creatures on the table: both players see the token, its controller may look at the card it is made of."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from kfdesk.cards.facts import facts
from kfdesk.desk.art.look import look_of
from kfdesk.desk.card.faces import DeskFaces
from kfdesk.desk.card.state_texts import state_lines
from kfdesk.desk.judge.forms import name_of
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.layout.table_layout import Rect
from kfdesk.desk.play.adjustments import lying
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.table.access import spoken
from kfdesk.desk.table.faces import TableFaces
from kfdesk.desk.table.focus_order import Stop, StopKind
from kfdesk.desk.table.items import BENEATH
from kfdesk.desk.table.widget import TableWidget
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import House, Scenario
from kfdesk.engine.terms import PLAYERS, CardType, Player, Zone
from kfdesk.engine.views import CardView, TableView
from tests.desk import mouse
from tests.desk.samples import creature
from tests.desk.scripted import seats
from tests.said import both
from tests.tables import Table, side, spec, table

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.rule("glossary/token-creatures")]


def a_table() -> Table:
    """Return a table with a token creature in Ada's battleline: Troll, with bonus Æmber, as a Grunt."""
    return table(
        side(battleline=[spec("troll", token_of="grunt", icons=["amber"])], token="grunt"), side(), house=House.BROBNAR
    )


def seen_by(viewer: int) -> tuple[TableView, CardView]:
    """Return the table as one player sees it, and Ada's token creature there."""
    view = a_table().game.view(viewer)
    return view, view.seats[0].battleline[0]


@pytest.mark.parametrize("viewer", [0, 1])
def test_either_player_sees_the_face_of_the_reference_card(viewer: int) -> None:
    view, token = seen_by(viewer)
    look = TableFaces().look(token)
    assert (look.id, look.name, look.type) == ("grunt", "Grunt", CardType.TOKEN_CREATURE)
    assert (look.traits, look.icons) == (facts()["grunt"].traits, ())
    assert TableFaces().title(token) == "Grunt" == DeskFaces(lambda card, language: ()).name(token, "en")
    stop = Stop(StopKind.CARD, token.handle, Player(0), Zone.BATTLELINE, Rect(0, 0, 1, 1), token)
    assert spoken(view, stop, TableFaces()).startswith("Grunt, ")
    assert f"power {token.power}" in spoken(view, stop, TableFaces())


def test_only_its_controller_is_shown_what_its_reverse_side_is() -> None:
    reverse = ("Reverse side: Troll", "Rückseite: Troll")
    shown = [[both(line) for line in state_lines(token, view)] for view, token in (seen_by(0), seen_by(1))]
    assert [reverse in lines for lines in shown] == [True, False]
    assert "Troll" not in str(shown[1])


def test_the_opponent_reads_its_reference_card_in_the_preview_and_cannot_turn_it_over(window: MainWindow) -> None:
    token = spec("troll", token_of="grunt")
    bo = side(name="Bo", battleline=[token], token="grunt")
    scenario = Scenario(players=(side(name="Ada"), bo), house=House.BROBNAR)
    window.controller.new_game(TableSetup(seats(), 0, 0, False, scenario=scenario))
    window.controller.lift_curtain()
    view = window.controller.view()
    assert view is not None
    place = window.table.card_rect(view.seats[1].battleline[0].handle)
    assert place is not None
    mouse.move(window.table, place.center)
    preview = window.preview
    assert preview.name.text() == "Grunt" and preview.turn.isHidden()
    preview.turn_over()
    assert preview.name.text() == "Grunt" and "Troll" not in preview.lines.text()


def test_its_card_looks_out_below_it_in_the_color_of_whoever_owns_it(shown: TableWidget) -> None:
    token = spec("troll", token_of="grunt", ready=False)
    t = table(
        side(battleline=[token, spec("bumpsy", ready=False)], token="grunt"), side(battleline=[token], token="trooper")
    )
    view = t.game.view(0)
    shown.present(view)
    (mine, creature), (his,) = (seat.battleline for seat in view.seats)
    edges = {card.handle: lower_edge(shown, card.handle) for card in (mine, creature, his)}
    for card, owner in ((mine, 0), (his, 1)):
        assert edges[card.handle] == ui.theme.backs[owner]
    assert edges[creature.handle] not in ui.theme.backs


def lower_edge(shown: TableWidget, handle: str) -> str:
    """Return the color of the table just below the middle of a card's lower edge."""
    place = shown.card_rect(handle)
    assert place is not None
    at = shown.mapFromScene(QPointF(place.center[0], place.bottom + BENEATH / 2))
    return shown.grab().toImage().pixelColor(at).name()


@pytest.mark.parametrize("viewer", [*PLAYERS, None])
def test_the_judge_calls_it_by_its_reference_card(viewer: Player | None) -> None:
    (found,) = lying(a_table().game.state, Player(0), Zone.BATTLELINE, viewer, is_open=False)
    assert (both(found.name), found.type) == (("Grunt", "Infanterist"), CardType.TOKEN_CREATURE)
    assert both(name_of(seen_by(1)[1])) == ("Grunt", "Infanterist")


@pytest.mark.rule("glossary/traits")
def test_a_creature_that_lost_its_traits_shows_none() -> None:
    assert look_of(creature("c1", traits=()), facts()["troll"], "en").traits == ()
    assert TableFaces().look(creature("c1", traits=())).trait_words == ()
