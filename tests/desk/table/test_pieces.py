"""What lies on, under and behind cards: reverse sides, facedown cards, counters, houses, gained text."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt

from kfdesk.cards.facts import facts
from kfdesk.desk.art.counters import COUNTER_SHAPES
from kfdesk.desk.art.look import CardLook, look_of
from kfdesk.desk.card.other_side import reverse_of
from kfdesk.desk.card.state_texts import state_lines
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.table.access import children_of
from kfdesk.desk.table.widget import TableWidget
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import CardView, House, Scenario
from kfdesk.engine.terms import COUNTERS, PLAYERS, POWER_COUNTER, CardType, Zone
from kfdesk.text.runs import of_text
from tests.desk import mouse
from tests.desk.art.test_art import painted
from tests.desk.samples import creature
from tests.desk.scripted import seats
from tests.tables import Table, side, spec, table

pytestmark = pytest.mark.usefixtures("qapp")

ACTIVE = spec("overreach", active=True, under=[spec("fear", face_down=True)])


def lines(card: CardView, t: Table, viewer: int = 0) -> list[str]:
    return [line.en for line in state_lines(card, t.game.view(viewer))]


def reverse(t: Table, place: str, viewer: int = 0, player: int = 0) -> str | None:
    """Return the card on the reverse side of the first card in a place, as a seat may see it."""
    view = t.game.view(viewer)
    found = reverse_of(getattr(view.seats[player], place)[0], view)
    return found[0].id if found is not None else None


@pytest.mark.rule("glossary/prophecy")
@pytest.mark.parametrize("viewer", [0, 1])
def test_the_reverse_side_of_a_prophecy_is_seen_by_both_players_also_of_an_active_one(viewer: int) -> None:
    t = table(side(prophecies=[ACTIVE, "bad-omen"], hand=["punch"]), side(), house=House.BROBNAR)
    assert reverse(t, "references", viewer) == "bad-omen"
    said = lines(t.game.view(viewer).seats[0].references[0], t, viewer)
    assert said[:2] == ["Active: its ability is in force", "Reverse side: Bad Omen"]
    assert said[2] == ("Under it: Fear" if viewer == 0 else "Under it: Facedown card")


@pytest.mark.rule("glossary/token-creatures")
def test_that_of_a_token_creature_by_its_controller_only() -> None:
    t = table(
        side(battleline=[spec("troll", token_of="grunt", icons=["amber"])], token="grunt"), side(), house=House.BROBNAR
    )
    assert [reverse(t, "battleline", viewer) for viewer in (0, 1)] == ["troll", None]


@pytest.mark.rule("glossary/gigantic")
def test_a_gigantic_creature_shows_its_top_half_and_any_other_card_has_no_reverse_side() -> None:
    t = table(side(battleline=["deusillus"]), side(battleline=["troll"]), house=House.SAURIAN)
    assert [reverse(t, "battleline", player=player) for player in (0, 1)] == ["deusillus2", None]


def begun(window: MainWindow) -> MainWindow:
    """Return the window with a game in which Ada has an active prophecy."""
    ada = side(name="Ada", prophecies=[ACTIVE, "bad-omen"], hand=["punch"], battleline=["troll"])
    scenario = Scenario(players=(ada, side(name="Bo")), house=House.BROBNAR)
    window.controller.new_game(TableSetup(seats(), 0, 0, False, scenario=scenario))
    window.controller.lift_curtain()
    return window


def hover(window: MainWindow, id_: str) -> None:
    view = window.controller.view()
    assert view is not None
    card = next(c for c in (*view.seats[0].references, *view.seats[0].battleline) if c.id == id_)
    place = window.table.card_rect(card.handle)
    assert place is not None
    mouse.move(window.table, place.center)


def test_the_preview_turns_a_card_over_by_key_and_by_button_and_the_next_card_lies_up_again(
    window: MainWindow, qtbot: Any
) -> None:
    preview = begun(window).preview
    hover(window, "overreach")
    shown = [preview.name.text()]
    for _ in range(2):
        qtbot.keyClick(window.table, Qt.Key.Key_R)
        shown.append(preview.name.text())
    assert shown == ["Overreach", "Bad Omen", "Overreach"]
    qtbot.mouseClick(preview.turn, Qt.MouseButton.LeftButton)
    assert preview.name.text() == "Bad Omen"
    hover(window, "troll")
    assert preview.name.text() == "Troll" and preview.turn.isHidden()
    hover(window, "overreach")
    assert preview.name.text() == "Overreach" and not preview.turn.isHidden()


@pytest.mark.rule("glossary/counters-and-tokens")
def test_every_kind_of_counter_has_an_icon_of_its_own() -> None:
    assert set(COUNTER_SHAPES) == set(COUNTERS) - {POWER_COUNTER}
    faces = {kind: painted(look(creature("c1", counters=((kind, 1),)))) for kind in (*COUNTER_SHAPES, "unheard-of")}
    assert len({bytes(image.constBits()) for image in faces.values()}) == len(faces)


def look(card: CardView) -> CardLook:
    assert card.face is not None
    return look_of(card, facts()[card.face], "en", text=of_text("Play: Gain 1{amber}."))


@pytest.mark.rule("glossary/facedown-cards")
def test_a_facedown_card_that_may_be_looked_at_is_marked_where_it_peeks_out_from_under_another() -> None:
    up = creature("c1", type=CardType.ACTION)
    pictures = [painted(look(replace(up, face_down=down))) for down in (False, True)]
    upper = [image.copy(0, 0, image.width(), round(image.height() * 0.17)) for image in pictures]
    assert upper[0] != upper[1]


def test_blank_text_is_struck_through_on_a_large_face() -> None:
    card = creature("c1")
    plain, blank = (painted(look(replace(card, blanked=on)), width=360) for on in (False, True))
    lower = [image.copy(0, image.height() * 2 // 3, image.width(), image.height() // 4) for image in (plain, blank)]
    assert lower[0] != lower[1]


def test_a_card_that_belongs_to_another_house_than_in_its_deck_says_and_shows_it() -> None:
    t = table(side(battleline=[spec("troll", upgrades=["academy-training"]), "bumpsy"]), side(), house=House.BROBNAR)
    changed, plain = t.game.view(0).seats[0].battleline
    assert (changed.houses, changed.own_houses, plain.own_houses) == ((House.LOGOS,), (House.BROBNAR,), ())
    assert "Belongs to Logos now, otherwise to Brobnar" in lines(changed, t)
    assert look(changed).house_changed and not look(plain).house_changed
    assert painted(look(changed)) != painted(replace(look(changed), house_changed=False))


@pytest.mark.rule("glossary/upgrades")
def test_what_a_card_gains_is_told_with_its_source_and_marked_where_that_is_not_on_it() -> None:
    mine = [spec("troll", upgrades=["duskrunner"]), "lamindra", "bumpsy"]
    t = table(side(battleline=mine), side(), house=House.BROBNAR)
    troll, giver, bumpsy = t.game.view(0).seats[0].battleline
    assert [line for line in lines(troll, t) if line.startswith("Gained")] == [
        "Gained from Duskrunner: After Reap: Steal 1 Æmber.",
        "Gained from Lamindra: elusive",
    ]
    assert [source for source, _ in bumpsy.gained] == [giver.handle] and giver.gained == ()
    only_upgrade = replace(troll, gained=troll.gained[:1])
    assert [look(card).gains for card in (troll, only_upgrade, bumpsy, giver)] == [True, False, True, False]


@pytest.mark.rule("glossary/upgrades", "card-faq/shadow-of-dis-4")
def test_a_blank_card_gains_nothing() -> None:
    ada = side(battleline=[spec("troll", upgrades=["duskrunner"]), "lamindra"])
    t = table(ada, side(hand=["shadow-of-dis"]), house=House.DIS, active=1)
    assert len(t.game.view(0).seats[0].battleline[0].gained) == 2
    t.do("play", "shadow-of-dis")
    troll = t.game.view(0).seats[0].battleline[0]
    assert troll.blanked and troll.gained == () and not look(troll).gains


@pytest.mark.rule("glossary/prophecy", "glossary/counters-and-tokens")
def test_a_screen_reader_hears_what_is_active_blank_facedown_and_counted(shown: TableWidget) -> None:
    laden = spec("troll", counters={"doom": 2}, power_counters=1)
    ada = side(prophecies=[ACTIVE, "bad-omen"], battleline=[laden], hand=["shadow-of-dis", "punch"])
    t = table(side(battleline=["jargogle"]), ada, house=House.DIS, active=1)
    t.do("play", "shadow-of-dis")
    shown.present(t.game.view(1))
    heard = {name.partition(", ")[0]: name for name in children_of(shown)}
    assert "active, 1 card under it" in heard["Overreach"] and "facedown" in heard["Fear"]
    assert "2 doom counters" in heard["Troll"] and "1 +1 power counter," in heard["Troll"]
    assert "text blank" in heard["Jargogle"] and "text blank" not in heard["Troll"]


@pytest.mark.rule("glossary/haunted")
def test_the_discard_pile_of_a_haunted_player_bears_a_sign(shown: TableWidget) -> None:
    t = table(side(discard=["fear"] * 10), side(discard=["fear"] * 9))
    shown.present(t.game.view(0))
    piles = [shown.scene_.piles[player, Zone.DISCARD] for player in PLAYERS]
    assert [pile.haunted for pile in piles] == [True, False]
    assert [pile.toolTip() for pile in piles] == ["Discard pile 10, haunted", "Discard pile 9"]
    assert piles[0].said_at(QPointF())[1] == "glossary/haunted" != piles[1].said_at(QPointF())[1]
    heard = [name for name in children_of(shown) if "Discard pile" in name]
    assert sorted(name.endswith(", haunted") for name in heard) == [False, True]
    ghost = piles[0].drawn().toImage()
    shown.present(table(side(discard=["fear"] * 9), side()).game.view(0))
    assert piles[0].drawn().toImage() != ghost and not piles[0].haunted
