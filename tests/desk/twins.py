"""Twin games: the same game with other hidden cards. Whatever a seat could see, hear or have read out must be the same.

A twin is dealt anew from what one seat knows (`Game.sampled`). Both twins are played in the window with the same
choices, and compared step by step, until a card or chance comes to light that the seat may know of: from then on they
are two games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QImage
from PySide6.QtWidgets import QApplication, QWidget

from kfdesk.desk.kit.idle import IdleWork
from kfdesk.desk.layout.cards_in_view import every_card
from kfdesk.desk.play.table_log import Reader
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.sound import feature as sound_part
from kfdesk.desk.sound.cues import CUES
from kfdesk.desk.sound.feature import SoundFeature
from kfdesk.desk.teacher.feature import TeacherFeature
from kfdesk.desk.teacher.records import Learners
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import Decision, DeckList, Game, Seat
from kfdesk.engine.events import Event
from kfdesk.engine.rules import IllegalChoice
from kfdesk.engine.terms import PLAYERS, DecisionKind, Player, other_player
from tests.desk.hurried import setup as another_game
from tests.desk.sound.test_part import Ear
from tests.engine.playing import new_game, random_keys
from tests.windows import part_in

VERBS = ("play", "discard", "reap", "fight", "action", "omni", "unstun")
"""What a card is asked for with, allowed or not."""
NAMES = ("Ada", "Bo")
LONGEST_S = 20.0
"""How long a window may take to make ready what waits for a quiet moment, on a machine that is busy."""
KEEP: Path | None = None
"""Where pictures that differ are kept, to be looked at; None for nowhere."""


@dataclass
class Twins:
    """Two games that one seat cannot tell apart, and the choices that are made in both."""

    seed: int
    eyes: Player
    """The seat whose eyes are not to see a difference."""
    games: tuple[Game, Game]
    choices: list[tuple[str, ...]]
    same_until: int
    """After so many of the choices the seat may know of a difference."""
    shut_until: int
    """After so many of them both players may, and so whoever looks at the curtain."""
    bot: bool
    """Whether the program plays the other seat."""


@dataclass
class Seen:
    """All that can be seen, heard or read out at one moment."""

    moment: str
    facts: dict[str, Any] = field(default_factory=dict)
    pictures: dict[str, QImage] = field(default_factory=dict)


# The games.


def twins(seed: int, decks: Sequence[DeckList] | None = None, *, acts: bool = True, bot: bool = False) -> Twins | None:
    """Return the twins of a random table of a random game, None where its deal has none.

    With `acts` the seat that is asked cannot tell them apart, else the other seat, while the first one chooses a house
    and ends its turn.
    """
    dice = Random(seed)
    game = new_game(seed, tuple(decks) if decks is not None else None)  # type: ignore[arg-type]
    wanted = dice.randrange(5, 120)
    while (decision := game.decision) is not None:
        wanted -= 1
        if wanted <= 0 and decision.kind is (DecisionKind.MAIN if acts else DecisionKind.HOUSE) and game.at_checkpoint:
            break
        game.choose(*(("no",) if decision.kind is DecisionKind.MULLIGAN else random_keys(decision, dice)))
    if decision is None:
        return None
    eyes = decision.player if acts else other_player(decision.player)
    one, two = (game.sampled(eyes, lot) for lot in (2 * seed + 1, 2 * seed + 2))
    if one is None or two is None or not differ(one, two) or _knows_more(one, two, eyes):
        return None
    choices: list[tuple[str, ...]] = (
        list(_choices(one.fork(), dice)) if acts else [(dice.choice(decision.keys()),), ("end-turn",)]
    )
    return Twins(seed, eyes, (one, two), choices, *_same_until(one.fork(), two.fork(), choices, eyes), bot)


def _knows_more(one: Game, two: Game, eyes: Player) -> bool:
    """Return whether the seat has seen a card before that is another one now: what is dealt anew forgets such cards."""
    return bool(differ(one, two) & {number for event in one.events for number in _numbers(event.seen_by(eyes))})


def differ(one: Game, two: Game) -> set[int]:
    """Return the numbers of the cards that are another card in the other game."""
    pairs = zip(one.state.cards[1:], two.state.cards[1:], strict=True)
    return {a.id for a, b in pairs if a.printed.id != b.printed.id or a.houses != b.houses}


def _choices(game: Game, dice: Random) -> Iterator[tuple[str, ...]]:
    """Make some choices of a hurried player, then end the turn, and yield them."""
    player, count = game.decision.player if game.decision is not None else None, 0
    while (decision := game.decision) is not None and decision.player == player and count < 12:
        keys = random_keys(decision, dice)
        if decision.kind is DecisionKind.MAIN:
            lively = [key for key in decision.keys() if not key.startswith(("discard", "end-turn"))]
            keys = (dice.choice(lively) if lively and count < 4 else "end-turn",)
        yield keys
        game.choose(*keys)
        count += 1


def _same_until(one: Game, two: Game, choices: Sequence[tuple[str, ...]], eyes: Player) -> tuple[int, int]:
    """Return after how many choices the seat may know of a difference, and after how many both players may.

    Raises `AssertionError` for a difference that nobody may know of.
    """
    others, until = differ(one, two), len(choices)
    for made, keys in enumerate(choices):
        events, chance = len(one.events), (one.state.rng, two.state.rng)
        assert two.decision is not None and one.decision is not None
        if one.decision.player == eyes and until == len(choices):
            assert one.decision.keys() == two.decision.keys(), f"other options: {keys}"
        one.choose(*keys)
        try:
            two.choose(*keys)
        except IllegalChoice as refusal:
            if until < made:
                return until, made
            raise AssertionError(f"refused in one game only: {keys}") from refusal
        happened = (*one.events[events:], *two.events[events:])
        if (one.state.rng, two.state.rng) != chance or any(others & set(_numbers(e.public)) for e in happened):
            return min(until, made), made
        if any(others & set(_numbers(event.seen_by(eyes))) for event in happened):
            until = min(until, made)
        asked = [game.decision for game in (one, two)]
        if any(d is not None and d.player == eyes and _shows(d, others) for d in asked):
            until = min(until, made)
    return until, len(choices)


def _shows(decision: Decision, others: set[int]) -> bool:
    """Return whether a decision is about one of these cards, or offers one: who decides sees it."""
    handles = {f"c{number}" for number in others}
    return decision.source in handles or any(handles & {*key.split(":")} for key in decision.keys())


def _numbers(event: Event) -> Iterator[int]:
    """Yield the numbers of the cards that an event names; 0 stands for a card that stays hidden."""
    for name in ("card", "cards", "other_half"):
        value = getattr(event, name, None)
        yield from value if isinstance(value, tuple) else (value,) if isinstance(value, int) else ()


# The window.


def ear_of(window: MainWindow) -> Ear:
    """Return what hears the window, installed once; sounds are not left out because others were just heard."""
    sound_part.APART_MS, sound_part.MOST_AT_ONCE = 0, len(CUES)  # type: ignore[misc]
    ear = Ear()
    window.install(SoundFeature(window, window.director, window.table, ear))
    return ear


def played(window: MainWindow, ear: Ear, pair: Twins, game: Game) -> list[Seen]:
    """Play a twin in the window, and return what could be seen at each moment that both have in common."""
    window.controller.start, kept = (lambda _: game.fork()), window.controller.start
    try:
        start(window, another_game(), kept)
        settle(window)
        part_in(window, TeacherFeature).learners = Learners()
        ear.heard.clear()
        seats = tuple(Seat(name, deck) for name, deck in zip(NAMES, _decks(game), strict=True))
        bot = other_player(pair.eyes) if pair.bot else None
        start(window, TableSetup(seats, 7, 0, bot=bot), lambda _: game.fork())  # type: ignore[arg-type]
        return list(_moments(window, ear, pair))
    finally:
        window.controller.start = kept


def start(window: MainWindow, table: TableSetup, factory: Any) -> None:
    """Begin a game that is made so."""
    window.controller.start = factory
    window.controller.new_game(table)


def _decks(game: Game) -> tuple[DeckList, DeckList]:
    seats = game.setup.seats
    assert seats is not None
    one, two = seats
    return one.deck, two.deck


def _moments(window: MainWindow, ear: Ear, pair: Twins) -> Iterator[Seen]:
    controller = window.controller
    if controller.curtain_for is not None:
        yield look(window, ear, "the curtain falls")
    controller.lift_curtain()
    if controller.viewer == pair.eyes:
        yield look(window, ear, "the curtain is lifted")
    for made, keys in enumerate(pair.choices):
        if controller.viewer not in (None, pair.eyes):
            _look_about(window)
        controller.choose(keys)
        if made >= pair.same_until and controller.curtain_for is None:
            return
        if controller.curtain_for is not None:
            if made < pair.shut_until:
                yield look(window, ear, f"the curtain falls after {keys}")
            if controller.curtain_for != pair.eyes or made >= pair.same_until:
                return
            controller.lift_curtain()
        elif controller.asks_bot:
            return
        if controller.viewer == pair.eyes:
            yield look(window, ear, f"after {keys}")


def _look_about(window: MainWindow) -> None:
    """Look at a card of the other hand with the eyes that may: nothing of it may stay where others find it."""
    view = window.controller.view()
    assert view is not None and view.viewer is not None
    settle(window)  # what can be looked at next is made ready
    for card in (view.seats[view.viewer].hand or ())[:1]:
        window.inspector.show_card(card.handle)
        settle(window)


def settle(window: MainWindow) -> None:
    """Let everything be laid out, worded and made ready that waits for a quiet moment."""
    until = monotonic() + LONGEST_S
    while monotonic() < until:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
        if all(work.sleeps or work.late for work in window.findChildren(IdleWork)):
            break
        sleep(0.001)
    part_in(window, TeacherFeature).pointing.speak()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


def look(window: MainWindow, ear: Ear, moment: str) -> Seen:
    """Return all that can be seen, heard or read out now."""
    settle(window)
    controller = window.controller
    seen, view = Seen(moment), controller.view()
    facts = seen.facts
    facts["title"], facts["view"] = window.windowTitle(), view
    facts["log"] = window.log.plain_text()
    facts["ribbon"] = [row.plain for row in window.log_at_hand.ribbon.rows]
    facts["sounds"] = list(ear.heard)
    ear.heard.clear()
    facts["beats"] = _beats(window)
    facts["clipboard"] = QApplication.clipboard().text()
    facts["actions"] = sorted(
        (a.text(), a.toolTip(), a.isEnabled(), a.isChecked()) for a in window.findChildren(QAction)
    )
    facts["widgets"] = sorted(_widgets(window))
    facts["tree"] = list(tree(QAccessible.queryAccessibleInterface(window)))
    facts["items"] = sorted(item.toolTip() for item in window.table.scene_.items())
    decision = view.decision if view is not None else None
    keys = decision.keys() if decision is not None else ()
    forecasts = controller.forecast_view
    facts["forecasts"] = {key: repr(forecasts.forecast((key,))) for key in keys}
    facts["turn end"] = repr(forecasts.turn_end())
    facts["outlooks"] = repr(forecasts.outlooks())
    facts["misreadings"] = repr(forecasts.misreadings(0))
    cards = [card.handle for card in every_card(view)] if view is not None else []
    facts["refusals"] = {
        f"{verb}:{card}": repr(controller.why_not(f"{verb}:{card}")) for card in cards for verb in VERBS
    }
    seen.pictures["window"] = window.grab().toImage()
    for handle, item in window.table.scene_.cards.items():
        seen.pictures[f"card {handle}"] = item.drawn().toImage()  # what is carried under the pointer
    return seen


def _beats(window: MainWindow) -> list[str]:
    """Return what the table shows, or would show, of the last choice to whoever looks on."""
    controller = window.controller
    if controller.recap is None:
        return []
    reader: Reader = controller.viewer if controller.viewer is not None else "nobody"
    return [f"{beat} {length}" for beat, length in controller.recap.beats(reader)]


def _widgets(window: MainWindow) -> Iterator[tuple[str, ...]]:
    """Yield what each widget says or could say, shown or hidden."""
    for widget in (window, *window.findChildren(QWidget)):
        said = [widget.toolTip(), widget.whatsThis(), widget.statusTip(), widget.accessibleName()]
        said.append(widget.accessibleDescription())
        for name in ("text", "toPlainText", "title", "placeholderText", "currentText", "value"):
            ask = getattr(widget, name, None)
            if callable(ask) and not isinstance(widget, QAction):
                try:
                    said.append(str(ask()))
                except TypeError:  # it wants an argument, and is another thing
                    continue
        count, text = getattr(widget, "count", None), getattr(widget, "itemText", None)
        if callable(count) and callable(text):
            said += [str(text(index)) for index in range(count())]
        if any(said):
            yield (type(widget).__name__, *said)


def tree(node: QAccessibleInterface | None, depth: int = 0) -> Iterator[str]:
    """Yield the accessible tree, a line each node: its role, its texts, whether it can be seen and used."""
    if node is None:
        return
    texts = [node.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)]
    state = node.state()
    yield f"{'  ' * depth}{node.role()} {texts} {state.invisible} {state.disabled} {state.focused} {state.checked}"
    seen: list[list[str]] = []
    hidden: list[list[str]] = []
    for child in map(node.child, range(node.childCount())):
        if child is not None:
            (hidden if child.state().invisible else seen).append([*tree(child, depth + 1)])
    for lines in (*seen, *sorted(hidden)):  # in which order those lie that nobody sees does not matter
        yield from lines


# Comparing.


def differences(one: Sequence[Seen], two: Sequence[Seen]) -> list[str]:
    """Return where the two games could be told apart: the moment, the way, and what each showed."""
    found = []
    if [seen.moment for seen in one] != [seen.moment for seen in two]:
        found.append(f"other moments: {[seen.moment for seen in one]}, {[seen.moment for seen in two]}")
    for a, b in zip(one, two, strict=False):
        for name, value in a.facts.items():
            if value != b.facts[name]:
                found.append(f"{a.moment}: {name}: {_first_difference(value, b.facts[name])}")
        for name in a.pictures.keys() | b.pictures.keys():
            if name not in a.pictures or name not in b.pictures or digest(a.pictures[name]) != digest(b.pictures[name]):
                if KEEP is not None and name in a.pictures and name in b.pictures:
                    for which, seen in enumerate((a, b)):
                        seen.pictures[name].save(str(KEEP / f"{len(found)}-{name}-{which}.png"))
                found.append(f"{a.moment}: picture: {name}")
    return found


def _first_difference(one: Any, two: Any) -> str:
    if isinstance(one, list) and isinstance(two, list):
        return next(
            (f"{a} | {b}" for a, b in zip(one, two, strict=False) if a != b), f"{len(one)} and {len(two)} lines"
        )
    if isinstance(one, dict) and isinstance(two, dict):
        return next(
            (f"{key}: {one.get(key)} | {two.get(key)}" for key in one | two if one.get(key) != two.get(key)), ""
        )
    return f"{str(one)[:300]} | {str(two)[:300]}"


def digest(image: QImage) -> str:
    """Return a short hash of a picture."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    return blake2b(bytes(plain.constBits()), digest_size=8).hexdigest()


def compared(window: MainWindow, ear: Ear, pair: Twins) -> tuple[int, list[str]]:
    """Play both twins; return how many moments were compared, and how they could be told apart.

    The first is played twice: what a window keeps from game to game, such as the width of a button, is the same then.
    """
    _, one, two = (played(window, ear, pair, pair.games[which]) for which in (0, 0, 1))
    return len(one), differences(one, two)


__all__ = ["PLAYERS", "Seen", "Twins", "compared", "differences", "ear_of", "twins"]
