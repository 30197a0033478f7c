"""What can be used or chosen shows, card by card, also where nearly all cards of the table can be chosen."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from kfdesk.desk.kit.theme import THEMES, Theme, color, contrast, readable_on
from kfdesk.desk.table.glow import REACH, Sign, signs_of
from kfdesk.desk.table.marks import MARGIN, Mark, MarkCache, Marking, _draw
from kfdesk.desk.table.widget import TableWidget
from kfdesk.engine.terms import DecisionKind
from tests.desk.samples import asking, busy, choice, main_decision, playable

SIZE = (80.0, 112.0)


def marking(table: TableWidget, handle: str) -> Marking:
    return table.scene_.cards[handle].marking


def all_of(table: TableWidget, *, back: bool) -> set[str]:
    return {handle for handle, item in table.scene_.cards.items() if item.marking.back is back}


def creatures(table: TableWidget) -> list[str]:
    view = table.view_shown
    assert view is not None
    return [card.handle for seat in view.seats for card in seat.battleline]


def test_a_usable_card_shows_by_figures_what_it_can_do(shown: TableWidget) -> None:
    shown.present(playable())
    assert marking(shown, "c1") == Marking(Mark.READY, signs=(Sign.REAP, Sign.FIGHT))
    assert marking(shown, "c101") == Marking(Mark.READY, signs=(Sign.PLAY,))
    assert marking(shown, "c105") == Marking()


@pytest.mark.parametrize(
    ("keys", "signs"),
    [
        (("discard:c1",), (Sign.DISCARD,)),
        (("play:c1", "discard:c1"), (Sign.PLAY,)),
        (("action:c1", "omni:c1", "reap:c1"), (Sign.USE, Sign.REAP)),
        (("unstun:c1",), (Sign.UNSTUN,)),
        (("end-turn",), ()),
    ],
)
def test_that_a_card_can_be_discarded_is_only_said_where_nothing_else_is(
    keys: tuple[str, ...], signs: tuple[Sign, ...]
) -> None:
    assert signs_of(keys) == signs


def test_while_a_few_cards_can_be_chosen_they_glow_and_all_others_stand_back(shown: TableWidget) -> None:
    shown.present(asking(playable(), choice(DecisionKind.CARD, "card:c11")))
    assert marking(shown, "c11") == Marking(Mark.TARGET)
    assert all_of(shown, back=False) == {"c11"}


def test_where_most_can_be_chosen_their_marks_are_quiet_and_an_upgrade_stands_with_its_creature(
    shown: TableWidget,
) -> None:
    view = busy()
    shown.present(view)
    lit = creatures(shown)[1:]
    shown.present(asking(view, choice(DecisionKind.CARD, *(f"card:{handle}" for handle in lit))))
    assert {marking(shown, handle) for handle in lit} == {Marking(Mark.TARGET, quiet=True)}
    hosts = {handle: item.spot.host for handle, item in shown.scene_.cards.items()}
    assert all_of(shown, back=False) == {handle for handle, host in hosts.items() if (host or handle) in lit}
    assert [handle for handle, host in hosts.items() if host in lit]


def test_in_the_main_step_all_usable_cards_have_the_same_light_however_many_they_are(shown: TableWidget) -> None:
    view = busy()
    own = [card.handle for card in (*view.seats[0].battleline, *(view.seats[0].hand or ()))]
    for usable in (own[:1], own):
        shown.present(asking(view, main_decision(*((f"play:{handle}", "Play") for handle in usable))))
        assert {marking(shown, handle) for handle in usable} == {Marking(Mark.READY, signs=(Sign.PLAY,))}
        assert not all_of(shown, back=True)


def test_no_card_stands_back_without_a_question(shown: TableWidget) -> None:
    shown.present(playable())
    shown.show_decision(None)
    assert not all_of(shown, back=True)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_a_light_is_told_from_the_table_and_from_any_card(qapp: QApplication, theme: Theme) -> None:
    """At least 3 : 1, as WCAG 1.4.11 asks of what is needed to understand a control."""
    for mark, tint in ((Mark.READY, theme.glow_ready), (Mark.TARGET, theme.glow_legal)):
        for ground in (theme.cloth, theme.panel, theme.paper, readable_on(tint)):
            assert contrast(tint, ground) >= 3, (mark, ground)
        image = _draw(*SIZE, Marking(mark), theme, 4.0).toImage()
        inks = {image.pixelColor(x, image.height() // 2).name() for x in range(image.width() // 3)}
        assert color(tint).name() in inks


@pytest.mark.rule("glossary/active-house")
def test_while_a_house_is_looked_at_its_cards_are_lit_and_the_players_others_stand_back(shown: TableWidget) -> None:
    view = busy()
    seat = view.seats[0]
    own = {card.handle: card.houses for card in (*(seat.hand or ()), *seat.battleline, *seat.artifacts)}
    house = next(iter(own.values()))[0]
    shown.present(asking(view, choice(DecisionKind.HOUSE, f"house:{house}")))
    assert not all_of(shown, back=True)
    shown.look_ahead(f"house:{house}")
    assert {handle for handle in own if marking(shown, handle).mark is Mark.READY} == {
        handle for handle, houses in own.items() if house in houses
    }
    others = {handle for handle, houses in own.items() if house not in houses}
    assert all_of(shown, back=True) == others | {
        upgrade.handle for card in seat.battleline if card.handle in others for upgrade in card.upgrades
    }
    shown.look_ahead("")
    assert not all_of(shown, back=True)
    shown.look_ahead(f"house:{house}")
    shown.present(asking(view, choice(DecisionKind.CARD, "yes", "no")))
    assert not all_of(shown, back=True)


@pytest.mark.rule("glossary/active-house")
def test_the_cards_of_a_house_that_is_looked_at_rise(shown: TableWidget) -> None:
    view = busy()
    seat = view.seats[0]
    own = (*(seat.hand or ()), *seat.battleline, *seat.artifacts)
    house = own[0].houses[0]
    shown.present(asking(view, choice(DecisionKind.HOUSE, f"house:{house}")))
    items = {card.handle: shown.scene_.cards[card.handle] for card in own}
    lay = {handle: item.y() for handle, item in items.items()}
    shown.look_ahead(f"house:{house}")
    rose = {handle for handle, item in items.items() if item.y() < lay[handle]}
    assert rose == {card.handle for card in own if house in card.houses} and len(rose) < len(own)
    shown.look_ahead("")
    assert {handle: item.y() for handle, item in items.items()} == lay
    shown.look_ahead(f"house:{house}")
    shown.present(asking(view, choice(DecisionKind.CARD, "yes", "no")))
    assert {handle: item.y() for handle, item in items.items()} == lay


def reach(image: QImage, ratio: float) -> float:
    """Return how far anything is drawn to the left of the card."""
    middle = round(image.height() / 2)
    inked = [x for x in range(image.width()) if image.pixelColor(x, middle) != QColor(0, 0, 0, 0)]
    return MARGIN - min(inked, default=round(MARGIN * ratio)) / ratio


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("mark", [Mark.READY, Mark.TARGET, Mark.AIMED])
def test_lights_of_two_cards_of_a_row_do_not_touch(qapp: QApplication, theme: Theme, mark: Mark) -> None:
    image = _draw(*SIZE, Marking(mark, signs=(Sign.PLAY,)), theme, 2.0).toImage()
    assert 0 < reach(image, 2.0) <= REACH + 0.5


def test_quiet_marks_and_marks_with_other_figures_look_different(qapp: QApplication) -> None:
    theme = THEMES["light"]
    frames = MarkCache()
    looks = [
        Marking(Mark.READY, signs=(Sign.PLAY,)),
        Marking(Mark.READY, signs=(Sign.FIGHT,)),
        Marking(Mark.TARGET),
        Marking(Mark.TARGET, quiet=True),
    ]
    drawn = [frames.frame(*SIZE, look, theme, 1.0) for look in looks]
    assert len({id(frame) for frame in drawn}) == len(looks)
    pictures = [_draw(*SIZE, look, theme, 1.0).toImage() for look in looks]
    assert pictures[0] != pictures[1]
    assert pictures[2] != pictures[3]
