"""What the table paints ahead: the cards of a game as they will be drawn, and faces in the size they may have next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject

from kfdesk.desk.kit.idle import IdleWork, Job, done
from kfdesk.desk.layout.cards_in_view import every_card
from kfdesk.desk.layout.table_layout import Spot, Spread, TableLayout, lay_out
from kfdesk.desk.table.scene import TableScene
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import PLAYERS, CardType, DecisionKind, Zone
from kfdesk.engine.views import CardView, SeatView, TableView


class TableAhead(QObject):
    """Paints ahead for a scene."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.pictures = IdleWork(self, late=True)
        self.sizes = IdleWork(self)
        self._cards: tuple[CardView, ...] = ()
        self._hand_sizes: frozenset[tuple[float, float]] = frozenset()
        """In which sizes hands lay when the cards were last begun with."""

    def begin_game(self, cards: Iterable[CardView]) -> None:
        """Paint these cards, which may come to the table, from now on."""
        self._cards, self._hand_sizes = tuple(cards), frozenset()
        self.pictures.begin(partial(self._paint_card, card) for card in self._cards)

    def go_on(self) -> None:
        """Go on in a moment, for the table as it lies now; in hands of another size all cards are another picture."""
        layout = self._scene.layout_
        spots = layout.spots.values() if layout is not None else ()
        sizes = frozenset((spot.width, spot.height) for spot in spots if spot.zone is Zone.HAND)
        if sizes and sizes != self._hand_sizes:
            self._hand_sizes = sizes
            self.pictures.begin(partial(self._paint_card, card) for card in self._unseen_first())
        self.pictures.wait()
        self.sizes.begin(self._other_sizes())

    def _unseen_first(self) -> list[CardView]:
        """Return the cards of the game, those first that are drawn next: of which none has been seen so far."""
        view = self._scene.view_
        seen = {(card.owner, card.face) for card in every_card(view)} if view is not None else set()
        return sorted(self._cards, key=lambda card: (card.owner, card.face) in seen)

    def next_view(self, view: TableView) -> Iterator[Job]:
        """Yield jobs that draw the cloth and the faces of a view that will be shown next, as it will lie then."""
        scene = self._scene
        if scene.layout_ is None:
            return
        layout = lay_out(view, *scene.layout_.size, below=scene.below, scale=scene.brushes.scale,
                         absent=scene.places.absent(view))  # fmt: skip
        yield done(scene.cloth_ahead, layout)
        for card in every_card(view):
            spot = layout.spots.get(card.handle)
            if spot is not None:
                yield partial(self._paint_face, card, spot.width, spot.height, turned=spot.turned)

    def _paint_card(self, card: CardView) -> bool:
        """Paint a card's face as it will lie in its owner's hand. Return False while no hand is seen."""
        layout = self._scene.layout_
        spots = tuple(layout.spots.values()) if layout is not None else ()
        hands = {spot.player: spot for spot in spots if spot.zone is Zone.HAND}
        if not hands:
            return False
        spot = hands.get(card.owner) or next(iter(hands.values()))  # hands seen one at a time lie in the same place
        return self._paint_face(card, spot.width, spot.height, turned=False)

    def _other_sizes(self) -> Iterator[Job]:
        view, present, scene = self._scene.view_, self._scene.layout_, self._scene
        if view is None or present is None:
            return
        cloth_ahead = False
        to_come = (
            *views_after_a_creature(view),
            *view_after_an_artifact(view),
            *views_after_an_upgrade(view),
            *view_after_the_turn(view),
        )
        for after, spread in to_come:
            layout = lay_out(after, *present.size, below=scene.below, spread=spread, scale=scene.brushes.scale,
                             absent=scene.places.absent(after))  # fmt: skip
            if not cloth_ahead and not scene.has_cloth(layout):  # a second one would drive out the first
                cloth_ahead = True
                yield done(scene.cloth_ahead, layout)
            for card, spot in (*in_other_sizes(after, layout, present), *entering(view, after, layout)):
                yield partial(self._paint_face, card, spot.width, spot.height, turned=spot.turned)
        for card, spot in exhausting(view, present):
            yield partial(self._paint_face, card, spot.width, spot.height, turned=True)
        for card in _playable(view, view.decision):
            pile = scene.piles[card.owner, Zone.DISCARD]
            yield partial(self._paint_face, card, *pile.face_size(pile.count + 1), turned=False)

    def _paint_face(self, card: CardView, width: float, height: float, *, turned: bool) -> bool:
        brushes = self._scene.brushes
        brushes.faces.card(card, width, height, brushes.ratio, turned=turned)
        return True


def views_after_a_creature(view: TableView) -> Iterator[tuple[TableView, Spread | None]]:
    """Yield the table as it will lie while a place for a creature is chosen, and with the creature in the battleline.

    Nothing changes the sizes of as many cards as that: the hand has a card less, the battleline one more. Nothing is
    yielded where no creature may be played from hand. While a place is being chosen only the latter is still to come.
    """
    creature = _creature_to_come(view)
    if creature is None:
        return
    player = creature.controller
    seat = view.seats[player]
    hand = tuple(card for card in seat.hand or () if card != creature)
    fewer = replace(seat, hand=hand, hand_count=seat.hand_count - 1)
    placed = replace(creature, zone=Zone.BATTLELINE, ready=False)
    more = replace(fewer, battleline=(*seat.battleline, placed))
    if not _is_placing(view):
        yield _with_seat(view, fewer), Spread(player, inner=False)
    yield _with_seat(view, more), None


def _creature_to_come(view: TableView) -> CardView | None:
    """Return a creature in hand that is being played, or else one that may be."""
    if view.decision is not None and _is_placing(view):
        hand = view.seats[view.decision.player].hand or ()
        return next((card for card in hand if card.handle == view.decision.source), None)
    return next((card for card in _playable(view, view.decision) if card.type is CardType.CREATURE), None)


def _is_placing(view: TableView) -> bool:
    """Return whether a place in a battleline is being chosen."""
    return view.decision is not None and view.decision.kind is DecisionKind.SLOT


def view_after_an_artifact(view: TableView) -> Iterator[tuple[TableView, Spread | None]]:
    """Yield the table as it will lie with one more artifact: a row with its first card takes room from the others.

    Nothing is yielded where none may be played.
    """
    artifact = next((card for card in _playable(view, view.decision) if card.type is CardType.ARTIFACT), None)
    if artifact is None:
        return
    seat = view.seats[artifact.controller]
    hand = tuple(card for card in seat.hand or () if card != artifact)
    placed = replace(artifact, zone=Zone.ARTIFACTS, ready=False)
    after = replace(seat, hand=hand, hand_count=seat.hand_count - 1, artifacts=(*seat.artifacts, placed))
    yield _with_seat(view, after), None


def views_after_an_upgrade(view: TableView) -> Iterator[tuple[TableView, Spread | None]]:
    """Yield the table as it will lie with an upgrade more on a creature of either side: all of its row give it room.

    Nothing is yielded where none may be played.
    """
    upgrade = next((card for card in _playable(view, view.decision) if card.type is CardType.UPGRADE), None)
    if upgrade is None:
        return
    placed = replace(upgrade, zone=Zone.UPGRADE, ready=True)
    player = upgrade.controller
    own = view.seats[player]
    hand = tuple(card for card in own.hand or () if card != upgrade)
    fewer = replace(own, hand=hand, hand_count=own.hand_count - 1)
    for seat in view.seats:
        if not seat.battleline:
            continue
        host = max(seat.battleline, key=lambda card: len(card.upgrades))  # the highest stack decides for the row
        more = replace(host, upgrades=(*host.upgrades, placed))
        line = tuple(more if card is host else card for card in seat.battleline)
        if seat.player == player:
            yield _with_seat(view, replace(fewer, battleline=line)), None
        else:
            yield _with_seat(_with_seat(view, fewer), replace(seat, battleline=line)), None


def view_after_the_turn(view: TableView) -> Iterator[tuple[TableView, Spread | None]]:
    """Yield the table as it will lie when the turn has ended: whoever plays it readies all their cards."""
    if view.decision is None or view.decision.kind is not DecisionKind.MAIN:
        return
    yield _with_seat(view, _readied(view.seats[view.active])), None


def _with_seat(view: TableView, seat: SeatView) -> TableView:
    """Return the table with another view of one of its seats."""
    one, two = view.seats
    return replace(view, seats=(seat, two) if seat.player == PLAYERS[0] else (one, seat))


def _readied(seat: SeatView) -> SeatView:
    line, artifacts = (
        tuple(replace(card, ready=True) for card in cards) for cards in (seat.battleline, seat.artifacts)
    )
    return replace(seat, battleline=line, artifacts=artifacts)


def in_other_sizes(after: TableView, layout: TableLayout, present: TableLayout) -> Iterator[tuple[CardView, Spot]]:
    """Yield the cards of a view as it would be laid out that lie in another size at present, or nowhere."""
    seen = {card.handle: card for card in every_card(after)}
    for handle, spot in layout.spots.items():
        now = present.spots.get(handle)
        if now is None or (now.width, now.height, now.turned) != (spot.width, spot.height, spot.turned):
            yield seen[handle], spot


def entering(view: TableView, after: TableView, layout: TableLayout) -> Iterator[tuple[CardView, Spot]]:
    """Yield all cards in hand that may enter play where one has entered it in `after`, as they would lie in its place.

    Cards enter play exhausted. Rule: "Exhaust, exhausted".
    """
    playable = {card.handle: card for card in _playable(view, view.decision)}
    for seat in after.seats:
        for entered in (*seat.battleline, *seat.artifacts):
            if entered.handle in playable:
                kind, spot = playable[entered.handle].type, layout.spots[entered.handle]
                for card in playable.values():
                    if card.type is kind:
                        yield replace(card, zone=entered.zone, ready=False), spot


def exhausting(view: TableView, present: TableLayout) -> Iterator[tuple[CardView, Spot]]:
    """Yield the ready cards in play that may be used, exhausted, and where they lie. Rule: "Use"."""
    decision = view.decision
    if decision is None or decision.kind is not DecisionKind.MAIN:
        return
    usable = {option.card for option in decision.options}
    seat = view.seats[decision.player]
    for card in (*seat.battleline, *seat.artifacts):
        if card.ready and card.handle in usable and card.handle in present.spots:
            yield replace(card, ready=False), present.spots[card.handle]


def _playable(view: TableView, decision: Decision | None) -> list[CardView]:
    """Return the cards in hand that may be played in this step."""
    if decision is None or decision.kind is not DecisionKind.MAIN:
        return []
    keys = frozenset(decision.keys())
    return [card for card in view.seats[decision.player].hand or () if f"play:{card.handle}" in keys]
