"""Stagings of cards that go from one place to another."""

from __future__ import annotations

from random import Random

from PySide6.QtGui import QPixmap, QTransform

from kfdesk.desk.animation import curves
from kfdesk.desk.animation.acts import Act, Part
from kfdesk.desk.animation.curves import Point
from kfdesk.desk.animation.signs import owner_tint
from kfdesk.desk.animation.sprites import Z_FLYING, Sprite, grey
from kfdesk.desk.animation.theater import Theater
from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.desk.layout.table_layout import CARD_RATIO, Rect
from kfdesk.desk.play.recap import Shot
from kfdesk.desk.table.items import CardItem
from kfdesk.desk.table.motion import Pose, pose_of, put
from kfdesk.engine.terms import PLAYERS, CardType, Player, Zone

READ_FROM_MS, READ_MS = 240.0, 1500.0
"""When a card that is to be read begins to rise after it was played, and for how long it is large."""
READ_SHARE, READ_TALLEST = 0.7, 520.0
"""How high it is then, as a share of the table's height and at most."""
Z_READ = Z_FLYING + 60
"""It lies above all that flies."""
MOST_BACKS = 8
"""So many backs are seen to fly at once; the others come with them."""


# Into play.


def play(theater: Theater, shot: Shot) -> Act:
    """A card rises from the hand, flies to its place and comes down hard; dust flies up around it."""
    beat = shot.beat
    starts = {item.handle: pose_of(item) for item in theater.items(beat.cards)}
    source = _source_of_new(theater, shot)

    def landed() -> list[Part]:
        parts: list[Part] = []
        for item in theater.items(beat.cards):
            start = starts.get(item.handle, source)
            parts += _comes_down(theater, item, start)
        return parts

    act = Act(lands_ms=0, taken=frozenset(beat.cards), landed=landed)
    actions = [item for item in beat.cards if _is_to_be_read(theater, shot, item)]
    if actions:
        act.read, act.read_ms = lambda: _read_large(theater, shot, actions[0]), READ_FROM_MS + READ_MS
    return act


def _is_to_be_read(theater: Theater, shot: Shot, handle: str) -> bool:
    """Return whether a card is an action that another player than the one who looks on plays: it is gone soon."""
    viewer, card = shot.view.viewer, find_card(shot.view, handle)
    played = card is not None and card.face is not None and card.type is CardType.ACTION
    return theater.lets_read and viewer is not None and shot.beat.player not in (None, viewer) and played


def _read_large(theater: Theater, shot: Shot, handle: str) -> Part:
    """Let a card rise large to the middle of the table, stay there until it can be read, and go back."""
    item = theater.scene.cards.get(handle)
    width, height = theater.layout.size
    tall = min(height * READ_SHARE, READ_TALLEST)
    size = (round(tall * CARD_RATIO), round(tall))
    middle = width / 2, height / 2
    start = (item.spot.x, item.spot.y) if item is not None else middle
    small = item.spot.height / tall if item is not None else 0.4
    owner = shot.beat.player if shot.beat.player is not None else PLAYERS[0]
    sprite = theater.sprite(theater.face(shot.view, handle, owner, size), start, z=Z_READ)

    def step(t: float) -> None:
        grown = curves.ease_out(curves.window(t, 0, 0.14)) * (1 - curves.ease(curves.window(t, 0.9, 1)))
        sprite.setPos(curves.between(start[0], middle[0], grown), curves.between(start[1], middle[1], grown))
        sprite.setScale(curves.between(small, 1.0, grown))
        sprite.setOpacity(min(1.0, 4 * grown))

    return Part(READ_FROM_MS, READ_MS, step, theater.remove(sprite))


def _source_of_new(theater: Theater, shot: Shot) -> Pose:
    """Return where cards come from that lay nowhere: from the hand of whoever plays them, else from the deck."""
    player = shot.beat.player
    if player is None:
        return Pose(theater.layout.size[0] / 2, -80, scale=0.6)
    place = theater.pile(player, Zone.DECK if shot.beat.cause else Zone.HAND)
    middle = place.center if place is not None else theater.middle(player)
    return Pose(*middle, scale=0.6)


def _comes_down(theater: Theater, item: CardItem, start: Pose, *, ms: float = 330) -> list[Part]:
    at, (w, h) = (item.spot.x, item.spot.y), item.size()
    parts = [theater.travel(item, start, lasts=ms, bend=-0.12 if start.x < at[0] else 0.12, lift=0.34, ease=_slam)]
    if item.card.type is CardType.ACTION:
        rays = theater.pictures.rays("#ffe7b0", max(w, h) * 2.1)
        parts.append(theater.swell(rays, at, begins=ms - 90, lasts=420, sizes=(0.6, 1.0), turn=25, light=True))
        return parts
    rim = theater.pictures.rim("#fff4d6", w, h)
    parts.append(theater.swell(rim, at, begins=ms - 30, lasts=300, sizes=(1.0, 1.18)))
    for side in (-1, 1):
        for n in range(3):
            puff = theater.pictures.light("#d9cbb0", w * (0.34 - 0.06 * n), 0.5)
            foot = (at[0] + side * w * 0.42, at[1] + h * (0.44 - 0.14 * n))
            out = (foot[0] + side * w * (0.42 + 0.1 * n), foot[1] - h * 0.04)
            parts.append(theater.fly(puff, foot, out, begins=ms - 20, lasts=280, ease=curves.ease_out, fall=0.7,
                                     sizes=(0.6, 1.4)))  # fmt: skip
    return parts


def _slam(t: float) -> float:
    """Rise slowly, then fall fast."""
    return curves.ease(t) * 0.55 + curves.ease_in(t) * 0.45


def token(theater: Theater, shot: Shot) -> Act:
    """A card comes facedown from the deck and turns into a token creature under green light."""
    beat = shot.beat
    player = beat.player
    places = theater.pile(player, Zone.DECK) if player is not None else None
    start = Pose(*places.center, scale=0.5) if places is not None else _source_of_new(theater, shot)
    known = set(theater.scene.cards)

    def landed() -> list[Part]:
        parts: list[Part] = []
        for handle, item in list(theater.scene.cards.items()):
            if handle in beat.cards or handle not in known:
                owner = player if player is not None else item.card.owner
                parts += _turns_up(theater, item, start, owner, tint="#7de08a")
        return parts

    return Act(lands_ms=0, landed=landed, taken=frozenset(beat.cards))


def _turns_up(
    theater: Theater, item: CardItem, start: Pose, owner: Player, *, tint: str = "", begins: float = 0,
    lasts: float = 360, bend: float = 0.15,
) -> list[Part]:  # fmt: skip
    """Let a card fly facedown from a pose to its place and turn over on the way."""
    spot, scene = item.spot, theater.scene
    back = theater.back(owner, (spot.width, spot.height))
    face = item.drawn()
    sprite = theater.sprite(back, (start.x, start.y), z=Z_FLYING)
    scene.motion.stop(item)
    put(item, Pose(spot.x, spot.y, opacity=0))
    end = Pose(spot.x, spot.y)

    def step(t: float) -> None:
        share = curves.ease(t)
        x, y = curves.along((start.x, start.y), (end.x, end.y), share, bend=bend)
        pose = start.toward(end, share)
        turned = curves.window(t, 0.45, 0.95)
        if turned > 0.5 and not item.spot.turned:
            sprite.show_picture(face)
        _pose_flat(sprite, x, y, pose.scale * (1 + 0.16 * curves.there_and_back(t)), abs(1 - 2 * turned))
        sprite.setOpacity(min(1.0, t / 0.08))

    def ended() -> None:
        theater.remove(sprite)()
        if theater.owns(item):
            item.setOpacity(1)
        theater.home(item)

    parts = [Part(begins, lasts, step, ended)]
    if tint:
        at = (spot.x, spot.y)
        light = theater.pictures.light(tint, max(item.size()) * 1.7, 0.8)
        parts.append(theater.swell(light, at, begins=begins + lasts * 0.6, lasts=340, sizes=(0.5, 1.1), light=True))
        parts.append(theater.swell(theater.pictures.rim(tint, *item.size()), at, begins=begins + lasts, lasts=300,
                                   sizes=(1.0, 1.15)))  # fmt: skip
    return parts


def _pose_flat(sprite: Sprite, x: float, y: float, scale: float, breadth: float) -> None:
    """Show a picture as of a card that is turned over: `breadth` 1 lies flat, 0 stands on its edge."""
    sprite.setPos(x, y)
    sprite.setTransform(QTransform.fromScale(max(0.02, scale * breadth), scale))


# Out of sight.


def _leaves(
    theater: Theater, item: CardItem, end: Point, height: float, *, begins: float, lasts: float, turn: float = 0.0,
    bend: float = 0.2, back: QPixmap | None = None,
) -> Part:  # fmt: skip
    """Let a card fly to a pile; with `back` it turns its back up on the way."""
    ghost = theater.ghost(item)
    start, size = pose_of(item), item.spot.height
    first = ghost.rotation()

    def step(t: float) -> None:
        share = curves.ease(t)
        x, y = curves.along((start.x, start.y), end, share, bend=bend)
        scale = curves.between(start.scale, height / size, share) * (1 + 0.16 * curves.there_and_back(t))
        over = curves.window(t, 0.15, 0.65) if back is not None else 0.0
        if over > 0.5 and back is not None:
            ghost.show_picture(back)
        _pose_flat(ghost, x, y, scale, abs(1 - 2 * over))
        ghost.setRotation(first * (1 - share) + turn * curves.there_and_back(t))
        ghost.setScale(1)
        ghost.setOpacity(1.0 if t < 0.9 else max(0.0, (1 - t) / 0.1))

    return Part(begins, lasts, step, theater.remove(ghost))


def _target(theater: Theater, shot: Shot, item: CardItem, zone: Zone) -> Rect | None:
    player = shot.beat.player if shot.beat.player is not None else item.card.owner
    return theater.pile(player, zone)


def _from_hidden(theater: Theater, shot: Shot, zone: Zone, *, lasts: float) -> list[Part]:
    """Let backs fly for cards that lay nowhere to be seen, such as those of a deck or of a hidden hand."""
    beat = shot.beat
    player = beat.player
    if player is None or beat.origin is None:
        return []
    start, end = theater.pile(player, beat.origin), theater.pile(player, zone)
    hidden = [handle for handle in beat.cards if handle not in theater.scene.cards]
    if start is None or end is None:
        return []
    size = theater.layout.sides[player].piles[Zone.DECK]
    parts: list[Part] = []
    for n, handle in enumerate(hidden[:MOST_BACKS]):
        before, after = (theater.face(view, handle, player, (size.w, size.h)) for view in (theater.view, shot.view))
        parts.append(_between_piles(theater, before, after, start.center, end.center, begins=45.0 * n, lasts=lasts))
    return parts


def _between_piles(
    theater: Theater, before: QPixmap, after: QPixmap, start: Point, end: Point, *, begins: float, lasts: float
) -> Part:
    """Let a card fly from pile to pile; it turns over where another side is seen then."""
    sprite = theater.sprite(before, start, z=Z_FLYING)
    flips = before is not after

    def step(t: float) -> None:
        x, y = curves.along(start, end, curves.ease(t), bend=0.2)
        turned = curves.window(t, 0.3, 0.8) if flips else 0.0
        if turned > 0.5:
            sprite.show_picture(after)
        _pose_flat(sprite, x, y, 1 + 0.3 * curves.there_and_back(t), abs(1 - 2 * turned))
        sprite.setOpacity(curves.fade(t, rise=0.08, fall=0.08))

    return Part(begins, lasts, step, theater.remove(sprite))


def to_pile(theater: Theater, shot: Shot) -> Act:
    """Cards fly to the discard pile, spinning a little."""
    parts: list[Part] = []
    dice = Random(len(shot.beat.cards))
    for n, item in enumerate(theater.items(shot.beat.cards)):
        pile = theater.pile(item.card.owner, Zone.DISCARD)
        if pile is not None:
            parts.append(_leaves(theater, item, pile.center, pile.h, begins=30.0 * min(n, 6), lasts=290,
                                 turn=dice.choice((-28, 24, 34))))  # fmt: skip
    parts += _from_hidden(theater, shot, Zone.DISCARD, lasts=280)
    return Act(parts, lands_ms=285, taken=frozenset(shot.beat.cards))


def purge(theater: Theater, shot: Shot) -> Act:
    """Cards lose their colors, are drawn into a dark whirl and are gone."""
    beat, parts = shot.beat, list[Part]()
    for item in theater.items(beat.cards):
        parts += _greys(theater, theater.ghost(item), (item.spot.x, item.spot.y), max(item.size()))
    pile = theater.pile(beat.player, beat.origin) if beat.player is not None and beat.origin is not None else None
    if pile is not None and beat.player is not None:
        for handle in [handle for handle in beat.cards if handle not in theater.scene.cards][:MOST_BACKS]:
            view = theater.view if theater.knows(handle) else shot.view
            face = theater.face(view, handle, beat.player, (pile.w, pile.w / CARD_RATIO))
            above = theater.sprite(face, (pile.center[0], pile.center[1]), z=Z_FLYING)
            above.setOpacity(1)
            parts += _greys(theater, above, pile.center, pile.h)
    return Act(parts, lands_ms=440, taken=frozenset(beat.cards))


def _greys(theater: Theater, ghost: Sprite, at: Point, size: float) -> list[Part]:
    dull = grey(ghost.picture)
    over = theater.sprite(dull, at, z=Z_FLYING + 1)
    dark = theater.pictures.light("#0b0710", size * 1.8, 0.9)
    first = ghost.rotation()

    def step(t: float) -> None:
        gone = curves.ease_in(curves.window(t, 0.35, 1))
        for sprite in (ghost, over):
            sprite.setScale(max(0.02, 1 - 0.95 * gone))
            sprite.setRotation(first + 150 * gone)
        over.setOpacity(curves.window(t, 0, 0.35) * (1 - 0.4 * gone))
        ghost.setOpacity(1 - curves.window(t, 0.15, 0.4))

    ring = theater.pictures.ring("#6a5a80", size * 1.5, 3.0)
    return [
        Part(0, 440, step, theater.remove(ghost, over)),
        theater.swell(dark, at, lasts=560, sizes=(1.0, 0.25), rise=0.3, fall=0.3, turn=90),
        theater.swell(ring, at, begins=150, lasts=360, sizes=(1.1, 0.1), rise=0.3, fall=0.2),
    ]


def archive(theater: Theater, shot: Shot) -> Act:
    """Cards turn their backs up and slide into the archives, which light up."""
    return _put_away(theater, shot, Zone.ARCHIVES, tint="#58d0c0", icon="archives")


def to_deck(theater: Theater, shot: Shot) -> Act:
    """Cards turn their backs up and go into the deck."""
    return _put_away(theater, shot, Zone.DECK, tint="#8fa8ff", icon="")


def _put_away(theater: Theater, shot: Shot, zone: Zone, *, tint: str, icon: str) -> Act:
    parts, players = list[Part](), set[Player]()
    for n, item in enumerate(theater.items(shot.beat.cards)):
        pile = _target(theater, shot, item, zone)
        if pile is not None:
            back = theater.back(item.card.owner, (item.spot.width, item.spot.height))
            parts.append(_leaves(theater, item, pile.center, pile.h, begins=35.0 * min(n, 6), lasts=300, back=back))
            players.add(shot.beat.player if shot.beat.player is not None else item.card.owner)
    parts += _from_hidden(theater, shot, zone, lasts=300)
    if shot.beat.player is not None:
        players.add(shot.beat.player)
    for player in players:
        place = theater.pile(player, zone)
        if place is None:
            continue
        light = theater.pictures.light(tint, place.h * 1.7, 0.8)
        parts.append(theater.swell(light, place.center, begins=260, lasts=320, sizes=(0.6, 1.0), light=True))
        if icon:
            parts.append(theater.pop(theater.pictures.icon(icon, place.w * 0.8), place.center, begins=270, lasts=420))
    return Act(parts, lands_ms=300, taken=frozenset(shot.beat.cards))


def under(theater: Theater, shot: Shot) -> Act:
    """Cards slide under the card they go to."""
    host = theater.place(shot.beat.cause or None)
    parts = [
        _leaves(theater, item, host or (item.spot.x, item.spot.y), item.spot.height * 0.9, begins=0, lasts=300, bend=0)
        for item in theater.items(shot.beat.cards)
    ]
    return Act(parts, lands_ms=290, taken=frozenset(shot.beat.cards))


# Into the hand.


def to_hand(theater: Theater, shot: Shot) -> Act:
    """Cards fly back into the hand with a bright trail."""
    beat = shot.beat
    items = theater.items(beat.cards)
    starts = {item.handle: pose_of(item) for item in items}
    pile = theater.pile(beat.player, beat.origin) if beat.player is not None and beat.origin is not None else None
    source = Pose(*pile.center, scale=0.7) if pile is not None else _source_of_new(theater, shot)
    gone = [item for item in items if not _stays_seen(shot, item.handle)]
    parts: list[Part] = []
    for n, item in enumerate(gone):
        hand = theater.pile(item.card.owner, Zone.HAND)
        if hand is not None:
            back = theater.back(item.card.owner, (item.spot.width, item.spot.height))
            parts.append(_leaves(theater, item, hand.center, hand.h, begins=30.0 * min(n, 6), lasts=320, back=back))
            parts.append(_trail(theater, (item.spot.x, item.spot.y), hand.center))
    if not items and beat.player is not None and not any(_stays_seen(shot, handle) for handle in beat.cards):
        parts += _from_hidden(theater, shot, Zone.HAND, lasts=320)
    if parts:  # cards of a hand that can be seen glide there when it lands
        return Act(parts, lands_ms=310, taken=frozenset(c for c in beat.cards if not _stays_seen(shot, c)))

    def landed() -> list[Part]:
        found: list[Part] = []
        for n, item in enumerate(theater.items(beat.cards)):
            start = starts.get(item.handle, source)
            found.append(theater.travel(item, start, begins=30.0 * n, lasts=340, bend=0.25, lift=0.22))
            found.append(_trail(theater, (start.x, start.y), (item.spot.x, item.spot.y)))
        return found

    return Act(lands_ms=0, landed=landed, taken=frozenset(beat.cards))


def _stays_seen(shot: Shot, handle: str) -> bool:
    """Return whether a card is in a hand that can be seen after the beat."""
    return any(card.handle == handle for seat in shot.view.seats for card in seat.hand or ())


def _trail(theater: Theater, start: Point, end: Point) -> Part:
    light = theater.pictures.light("#cfe6ff", theater.card_size()[0] * 1.1, 0.7)
    return theater.fly(light, start, end, begins=40, lasts=340, bend=0.25, light=True, fall=0.4)


def draw(theater: Theater, shot: Shot) -> Act:
    """Cards come from the deck; those of the seat at the screen turn over on their way into the hand."""
    beat = shot.beat
    player = beat.player
    deck = theater.pile(player, Zone.DECK) if player is not None else None
    hand = theater.pile(player, Zone.HAND) if player is not None else None
    if player is None or deck is None or hand is None:
        return Act()
    if not any(_stays_seen(shot, handle) for handle in beat.cards):
        back = theater.back(player, (deck.w, deck.h))
        parts = [
            theater.fly(back, deck.center, hand.center, begins=55.0 * n, lasts=280, bend=-0.12, fall=0.1)
            for n in range(min(len(beat.cards), MOST_BACKS))
        ]
        return Act(parts, lands_ms=300)

    def landed() -> list[Part]:
        found: list[Part] = []
        for n, item in enumerate(theater.items(beat.cards)):
            start = Pose(*deck.center, scale=deck.h / item.spot.height)
            if item.card.face is None:
                found.append(theater.travel(item, start, begins=55.0 * n, lasts=330, bend=-0.12))
                continue
            found += _turns_up(theater, item, start, player, begins=55.0 * n, lasts=330, bend=-0.12)
        return found

    return Act(lands_ms=0, landed=landed, taken=frozenset(beat.cards))


def shuffle(theater: Theater, shot: Shot) -> Act:
    """Two halves of the deck part and run into each other, twice."""
    beat = shot.beat
    deck = theater.pile(beat.player, Zone.DECK) if beat.player is not None else None
    if beat.player is None or deck is None:
        return Act()
    back = theater.back(beat.player, (deck.w, deck.h))
    begins = 0.0
    parts: list[Part] = []
    for n, item in enumerate(theater.items(beat.cards)):
        face_down = theater.back(item.card.owner, (item.spot.width, item.spot.height))
        parts.append(_leaves(theater, item, deck.center, deck.h, begins=20.0 * min(n, 6), lasts=200, back=face_down))
        begins = 140.0
    at = deck.center
    for n in range(6):
        sprite = theater.sprite(back, at, z=Z_FLYING - n)
        side = 1 if n % 2 else -1

        def step(t: float, sprite: Sprite = sprite, side: int = side, n: int = n) -> None:
            swing = curves.there_and_back((2 * t) % 1.0) if t < 1 else 0.0
            sprite.setPos(at[0] + side * deck.w * 0.62 * swing, at[1] - (n - 2.5) * 2.2 * swing)
            sprite.setRotation(side * (7 + 2 * n) * swing)
            sprite.setOpacity(1.0 if 0 < t < 0.97 else 0.0)

        parts.append(Part(begins + 8.0 * n, 480 - begins, step, theater.remove(sprite)))
    return Act(parts, lands_ms=begins + 60, taken=frozenset(beat.cards))


# In play.


def control(theater: Theater, shot: Shot) -> Act:
    """A card goes over to the other side in a wide swing, in the light of its new player."""
    beat = shot.beat
    starts = {item.handle: pose_of(item) for item in theater.items(beat.cards)}
    tint = owner_tint(theater, beat.player)

    def landed() -> list[Part]:
        parts: list[Part] = []
        for item in theater.items(beat.cards):
            start = starts.get(item.handle)
            if start is None:
                continue
            at, size = (item.spot.x, item.spot.y), max(item.size())
            parts.append(theater.travel(item, start, lasts=440, bend=0.35, lift=0.25))
            light = theater.pictures.light(tint, size * 1.5, 0.8)
            parts.append(theater.fly(light, (start.x, start.y), at, lasts=440, bend=0.35, light=True, fall=0.3,
                                     z=Z_FLYING - 1))  # fmt: skip
            ring = theater.pictures.ring(tint, size * 1.6, 5.0)
            parts.append(theater.swell(ring, at, begins=400, lasts=340, sizes=(0.4, 1.1)))
        return parts

    return Act(lands_ms=0, landed=landed, taken=frozenset(beat.cards))


def move(theater: Theater, shot: Shot) -> Act:
    """A creature hops to another place of its battleline."""
    beat = shot.beat
    starts = {item.handle: pose_of(item) for item in theater.items(beat.cards)}

    def landed() -> list[Part]:
        return [
            theater.travel(item, starts[item.handle], lasts=300, bend=0.2, lift=0.2)
            for item in theater.items(beat.cards)
            if item.handle in starts
        ]

    return Act(lands_ms=0, landed=landed, taken=frozenset(beat.cards))


def flip(theater: Theater, shot: Shot) -> Act:
    """Cards turn over in their places."""
    parts: list[Part] = []
    for item in theater.items(shot.beat.cards):
        parts.append(_turn_in_place(theater, item))
        glow = theater.pictures.light("#e8e0ff", max(item.size()) * 1.5, 0.6)
        parts.append(
            theater.swell(glow, (item.spot.x, item.spot.y), begins=100, lasts=320, sizes=(0.7, 1.1), light=True)
        )
    return Act(parts, lands_ms=180)


def _turn_in_place(theater: Theater, item: CardItem) -> Part:
    def step(t: float) -> None:
        if theater.owns(item):
            item.setTransform(QTransform.fromScale(max(0.03, abs(1 - 2 * curves.ease(t))), 1))

    def ended() -> None:
        item.setTransform(QTransform())
        theater.home(item)

    return Part(0, 360, step, ended)
