"""A view may take cards from the view before; it is always the view that would be made afresh."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from random import Random

import pytest

from kfdesk.engine import Change, DecisionKind, Game, House, Zone
from kfdesk.engine.rules import NotAdjustable
from kfdesk.engine.scenario import Move, SetAmber, SetControl, SetCounters, SetDamage, SetStatus
from kfdesk.engine.terms import Keyword
from kfdesk.engine.views import CardView, TableView
from kfdesk.language.words import CHOOSE, OPPONENT, a_house, cannot, card, choose, play, until_your_turn
from tests.engine.mixing import mixed_decks
from tests.engine.playing import new_game, random_keys
from tests.tables import side, table

VIEWERS = (0, 1, None)
OUT_OF_PLAY = (Zone.HAND, Zone.DECK, Zone.DISCARD, Zone.ARCHIVES, Zone.PURGED)


def looked_at(game: Game, random: Random) -> list[TableView]:
    """Return the table as everybody sees it; they look in any order."""
    looks: list[Callable[[], TableView]] = [partial(game.view, viewer) for viewer in VIEWERS]
    looks += [game.common_view, partial(game.view, None, omniscient=True)]
    seen_so = {number: looks[number]() for number in random.sample(range(len(looks)), len(looks))}
    return [seen_so[number] for number in range(len(looks))]


def looked_at_afresh(game: Game, random: Random) -> list[TableView]:
    """Return the same with nothing taken from earlier views, which stay kept."""
    core = game.core
    kept, core.seen = core.seen, {}
    try:
        return looked_at(game, random)
    finally:
        core.seen = kept


def by_hand(game: Game, random: Random) -> Change:
    """Return something that the judge may do with a card that lies somewhere."""
    card = f"c{random.randrange(1, len(game.state.cards))}"
    changes: list[Change] = [
        SetDamage(card=card, amount=1),
        SetAmber(card=card, amount=2),
        SetStatus(card=card, status=random.choice(("stunned", "warded", "enraged")), on=True),
        SetCounters(card=card, name="power", amount=1),
        SetControl(card=card, player=random.randrange(2)),
        *(Move(card=card, zone=zone, player=random.randrange(2)) for zone in OUT_OF_PLAY),
    ]
    return random.choice(changes)


@pytest.mark.parametrize("seed", range(4))
def test_a_view_at_each_decision_is_one_with_nothing_kept_for_every_viewer(seed: int) -> None:
    """Also where the judge's hand changes cards between, and when the game is taken back and goes on another way."""
    game, random = new_game(seed, mixed_decks(seed)), Random(seed)
    for number in range(150):
        if game.decision is None:
            break
        game.choose(*random_keys(game.decision, random))
        if game.at_checkpoint and not random.randrange(4):
            with suppress(NotAdjustable):
                game.adjust(by_hand(game, random))
        if number % 50 == 49:
            game = game.fork(len(game.journal) - random.randrange(5))
        assert looked_at(game, random) == looked_at_afresh(game, random)
    assert looked_at(game, random) == looked_at(game.fork(), random)


def test_a_card_in_a_pile_is_the_same_object_until_something_of_it_changes() -> None:
    game, random = new_game(3), Random(3)
    while len(game.view(0).seats[0].discard) < 2 and game.decision is not None:
        game.choose(*random_keys(game.decision, random))
    assert game.decision is not None
    before = game.view(0).seats[0].discard
    game.choose(*random_keys(game.decision, random))
    after = {card.handle: card for card in game.view(0).seats[0].discard}
    kept = [card for card in before if card.handle in after]
    assert kept and all(after[card.handle] is card for card in kept)


LINE = side(hand=["warsong"], battleline=["dodger", "umbra"], artifacts=["seeker-needle"], amber=3)
OTHER_LINE = side(hand=["valdr"], battleline=["troll"])


def seen(game: Game, handle: str, viewer: int | None = None) -> CardView:
    """Return a card that lies in play as a seat sees it; the view is the one of a game that was never looked at."""
    view = game.view(viewer)
    assert view == game.fork().view(viewer), "what was kept from earlier views is what is seen afresh"
    rows = (row for seat in view.seats for row in (seat.battleline, seat.artifacts))
    return next(card for row in rows for card in row if card.handle == handle)


def test_a_card_in_play_is_the_same_object_until_something_of_it_changes() -> None:
    t = table(LINE, OTHER_LINE, house=House.SHADOWS)
    dodger, umbra = t.handle("dodger"), t.handle("umbra")
    before = {handle: seen(t.game, handle) for handle in (dodger, umbra)}
    t.game.choose(f"reap:{dodger}")
    assert seen(t.game, umbra) is before[umbra]
    assert before[dodger].ready and not seen(t.game, dodger).ready


@pytest.mark.parametrize(
    "change",
    [
        lambda card: SetDamage(card=card, amount=1),
        lambda card: SetAmber(card=card, amount=2),
        lambda card: SetStatus(card=card, status="stunned", on=True),
        lambda card: SetCounters(card=card, name="power", amount=2),
        lambda card: SetControl(card=card, player=1),
    ],
)
def test_a_card_in_play_that_the_judge_changes_is_seen_changed_and_as_before_once_it_is_undone(
    change: Callable[[str], Change],
) -> None:
    t = table(LINE, OTHER_LINE, house=House.SHADOWS)
    handle = t.handle("umbra")
    views = {viewer: seen(t.game, handle, viewer) for viewer in VIEWERS}
    t.game.adjust(change(handle))
    for viewer in VIEWERS:
        assert seen(t.game, handle, viewer) != views[viewer]
    back = t.game.fork(len(t.game.journal) - 1)
    for viewer in VIEWERS:
        assert seen(back, handle, viewer) == views[viewer]


def test_a_card_in_play_is_seen_anew_when_another_card_begins_or_ceases_to_change_it() -> None:
    t = table(side(hand=["banner-of-battle"], battleline=["troll", "umbra"]), OTHER_LINE, house=House.BROBNAR)
    umbra, plain = t.handle("umbra"), seen(t.game, t.handle("umbra"))
    banner = t.handle("banner-of-battle")
    t.game.choose(f"play:{banner}")
    stronger = seen(t.game, umbra)
    assert plain.power is not None and stronger.power == plain.power + 1
    assert [part.source for part in stronger.power_sum if part.source] == [banner]
    t.game.adjust(Move(card=banner, zone=Zone.DISCARD, player=0))
    assert seen(t.game, umbra) == plain


def test_a_card_in_play_is_seen_anew_with_an_upgrade_and_when_that_is_gone() -> None:
    t = table(side(hand=["blood-of-titans"], battleline=["troll"]), OTHER_LINE, house=House.BROBNAR)
    troll, upgrade = t.handle("troll"), t.handle("blood-of-titans")
    plain = seen(t.game, troll)
    t.game.choose(f"play:{upgrade}")
    while t.game.decision is not None and t.game.decision.kind is not DecisionKind.MAIN:
        t.game.choose(f"card:{troll}")
    carrying = seen(t.game, troll)
    assert [card.handle for card in carrying.upgrades] == [upgrade] and carrying.power != plain.power
    t.game.adjust(Move(card=upgrade, zone=Zone.DISCARD, player=0))
    assert seen(t.game, troll) == plain


def test_a_creature_has_its_printed_keywords_in_their_order_whatever_another_one_gains() -> None:
    t = table(side(hand=["way-of-the-wolf"], battleline=["wrath", "troll"]), OTHER_LINE, house=House.UNTAMED)
    wrath, troll = t.handle("wrath"), t.handle("troll")
    plain = seen(t.game, wrath)
    t.game.choose(f"play:{t.handle('way-of-the-wolf')}")
    while t.game.decision is not None and t.game.decision.kind is not DecisionKind.MAIN:
        t.game.choose(f"card:{troll}")
    assert Keyword.SKIRMISH in dict(seen(t.game, troll).keywords)
    assert seen(t.game, wrath) == plain


def test_what_was_named_for_a_card_is_seen_on_it_until_it_is_in_force_no_more() -> None:
    house = a_house()
    naming = card("krump", play(choose(house), until_your_turn(cannot(CHOOSE, OPPONENT, house))))
    t = table(side(hand=["krump", "troll"]), OTHER_LINE, naming, house=House.BROBNAR)
    t.creature("krump")
    t.answer("house:mars")
    krump = t.handle("krump")
    assert all(seen(t.game, krump, viewer).named_houses == (House.MARS,) for viewer in VIEWERS)
    while t.game.state.lasting:
        assert t.game.decision is not None
        t.game.choose("end-turn" if t.game.decision.kind is DecisionKind.MAIN else t.game.decision.options[0].key)
        named = (House.MARS,) if t.game.state.lasting else ()
        assert all(seen(t.game, krump, viewer).named_houses == named for viewer in VIEWERS)
