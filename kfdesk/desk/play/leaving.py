"""How a turn ends for whoever leaves the screen, while the other player comes: what was drawn stays facedown."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace
from functools import partial

from kfdesk.desk.beats.beat import Beat
from kfdesk.desk.beats.length_and_sound import BeatKind
from kfdesk.desk.layout.cards_in_view import every_card
from kfdesk.desk.play.recap import Recap
from kfdesk.engine.views import CardView, SeatView, TableView


def leaving(recap: Recap, before: TableView) -> tuple[Recap, list[tuple[Beat, float]], int]:
    """Return what the player of the view `before` still sees of a recap: its views, its beats, and the last event.

    Of the other player's turn nothing is shown, and no card that came into the hand meanwhile: the table shows what
    this player knew when the choice was made, and what happened to it before the eyes of both.
    """
    assert before.viewer is not None
    began = recap.turn_began()
    last = len(recap.game.events) if began is None else began
    beats = recap.beats(before.viewer, upto=last)
    drawn = {card for beat, _ in beats if beat.kind is BeatKind.DRAW for card in beat.cards}
    known = {card.handle for card in every_card(before) if card.face is not None} - drawn
    return replace(recap, veiled=partial(_veiled, known=known)), beats, last


def _veiled(view: TableView, known: Container[str]) -> TableView:
    one, two = (_hand_veiled(seat, known) for seat in view.seats)
    return replace(view, seats=(one, two), decision=None)


def _hand_veiled(seat: SeatView, known: Container[str]) -> SeatView:
    if seat.hand is None:
        return seat
    return replace(seat, hand=tuple(card if card.handle in known else _facedown(card) for card in seat.hand))


def _facedown(card: CardView) -> CardView:
    return CardView(card.handle, None, card.owner, card.controller, card.zone, face_down=True)
