"""Nothing hidden reaches the other seat through a beat: neither its cards nor any picture that is drawn for it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kfdesk.desk.beats.beat import Beat
from kfdesk.desk.beats.length_and_sound import BeatKind
from kfdesk.desk.layout.cards_in_view import every_card
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import PLAYERS
from kfdesk.engine.views import CardView, TableView
from tests.desk.animation.test_director import begin, choose, finish
from tests.desk.beats.occasions import OCCASIONS, Occasion
from tests.desk.beats.occasions import begin as begin_occasion


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


@pytest.fixture(scope="module")
def window_settings() -> dict[str, Any]:
    return {"animation_speed": 4.0, "reduced_motion": "off"}


class Watch:
    """What a seat is shown: views, and cards that pictures are drawn of."""

    def __init__(self, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
        self.window = window
        self.known: set[tuple[str, str | None]] = set()
        self.told: list[Beat] = []
        faces, scene = window.table.faces, window.table.scene_
        plain_card, plain_beat, plain_present = faces.card, scene.show_beat, scene.present
        plain_next = window.table.draw_next

        def card(shown: CardView, *args: Any, **kwargs: Any) -> Any:
            if shown.handle:  # one without is of a deck list: faces of both decks are painted while nothing is done
                assert (shown.handle, shown.face) in self.known, f"{shown.handle} is drawn and was in no view"
            return plain_card(shown, *args, **kwargs)

        def show_beat(view: TableView, *args: Any) -> None:
            self.learn(view)
            plain_beat(view, *args)

        def present(view: TableView, **kwargs: Any) -> None:
            self.known.clear()
            self.learn(scene.view_ if scene.view_ is not None and scene.view_.viewer == view.viewer else view)
            self.learn(view)
            plain_present(view, **kwargs)

        def draw_next(view: TableView) -> Any:
            """Behind the curtain it is painted, and shown to nobody, what the player who is called will see."""
            assert view.viewer is not None and view.viewer == window.controller.curtain_for
            self.learn(view)
            return plain_next(view)

        window.director.beat_began.connect(self.told.append)
        window.director.passed.connect(self.told.extend)
        monkeypatch.setattr(scene, "show_beat", show_beat)
        monkeypatch.setattr(scene, "present", present)
        monkeypatch.setattr(faces, "card", card)
        monkeypatch.setattr(window.table, "draw_next", draw_next)

    def learn(self, view: TableView) -> None:
        viewer = self.window.controller.viewer
        assert view.viewer == viewer or self.window.controller.curtain_for is not None
        self.known |= {(card.handle, card.face) for card in every_card(view)}


def test_in_a_game_with_a_curtain_each_seat_sees_its_own_only(
    window: MainWindow, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window, open_table=False)
    watch, dice = Watch(window, monkeypatch), Random(8)
    window.table.scene_.motion.speed = 30.0
    for _ in range(75):
        if window.controller.curtain_for is not None:
            window.controller.lift_curtain()
        viewer = window.controller.viewer
        watch.told.clear()
        choose(window, dice)
        finish(window, qtbot)
        for beat in watch.told:
            if beat.kind in (BeatKind.DRAW, BeatKind.ARCHIVE, BeatKind.TO_DECK) and beat.player != viewer:
                assert not any(beat.cards), beat
        if window.controller.curtain_for is not None:  # whoever left was told of their own cards only, and saw none
            hidden = [beat for beat in watch.told if beat.kind is BeatKind.DRAW]
            assert all(beat.player == viewer for beat in hidden)
            assert not {card for beat in hidden for card in beat.cards} & {card for card, face in watch.known if face}


@pytest.mark.parametrize(
    "kind", [BeatKind.DRAW, BeatKind.ARCHIVE, BeatKind.REVEAL, BeatKind.DISCARD, BeatKind.TO_HAND, BeatKind.UNDER]
)
def test_the_seat_that_looks_on_is_told_of_no_card_it_may_not_know(
    window: MainWindow, qtbot: Any, kind: BeatKind
) -> None:
    """The course of what Ada does is asked for as Bo may see it."""
    occasion: Occasion = OCCASIONS[kind]
    begin_occasion(window, occasion, open_table=False)
    verb, _, id_ = occasion.key.partition(":")
    view = window.controller.view()
    assert view is not None
    handle = next(card.handle for card in every_card(view) if card.id == id_ and card.controller == 0)
    window.controller.choose((f"{verb}:{handle}",))
    finish(window, qtbot)
    recap = window.controller.recap
    assert recap is not None
    before = {card.handle for card in every_card(recap.view_at(PLAYERS[1], 0))}
    for beat, _ in recap.beats(PLAYERS[1]):
        after = recap.view_at(PLAYERS[1], beat.upto)
        seen = before | {card.handle for card in every_card(after)}
        if beat.kind is not BeatKind.REVEAL:
            assert {card for card in beat.cards if card} <= seen, beat
