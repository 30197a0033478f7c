"""Nobody recognizes a card that lies facedown by an effect that it began before, wherever that effect is shown."""

from __future__ import annotations

import pytest

from kfdesk.engine import CardView, DecisionKind, House, Zone
from kfdesk.engine.events import CardMoved
from kfdesk.engine.scenario import Move
from kfdesk.engine.terms import PLAYERS, Keyword
from kfdesk.language.definition import Draft, card
from kfdesk.language.durations import this_turn
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.damage import destroy
from kfdesk.language.effects.tokens import make_token
from kfdesk.language.labels import play
from kfdesk.language.occurrences import plays
from kfdesk.language.players import YOU
from kfdesk.language.predicates import FRIENDLY
from kfdesk.language.reactions import after
from kfdesk.language.rules.abilities import gains
from kfdesk.language.rules.changes import gets
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import a, each
from tests.tables import Table, side, spec, table

BEGINS = card(
    "punch",
    play(
        this_turn(gets(each(CREATURE, FRIENDLY), power=2)),
        this_turn(gains(each(CREATURE, FRIENDLY), Keyword.TAUNT)),
        this_turn(after(plays(YOU, a(CREATURE)), gain(1))),
    ),
)
MAKES = card("anger", play(make_token()))


def with_facedown_card(*drafts: Draft) -> Table:
    """Return a table on which the card that began effects lies facedown as a token creature."""
    ada = side(hand=["punch", "anger", "krump"], battleline=["troll"], token="squire", houses=[House.BROBNAR])
    t = table(ada, side(), BEGINS, MAKES, *drafts, house=House.BROBNAR)
    t.do("play", "punch")
    t.game.adjust(Move(card=t.handle("punch"), zone=Zone.DECK, player=0, at=0))
    t.do("play", "anger")
    t.finish()
    assert t.zone("punch") == "battleline"
    return t


def troll_of(t: Table, viewer: int | None) -> CardView:
    line = t.game.view(viewer).seats[0].battleline
    return next(c for c in line if c.id == "troll")


@pytest.mark.rule("glossary/token-creatures")
def test_what_a_creature_gains_does_not_point_to_the_token_creature_that_the_card_is_now() -> None:
    t = with_facedown_card()
    for viewer in (*PLAYERS, None):
        troll = troll_of(t, viewer)
        ((by, words),) = troll.gained
        assert by == "" and "Punch" in words.en
        assert [(part.source, part.name and part.name.en) for part in troll.power_sum] == [("", None), ("", "Punch")]


@pytest.mark.rule("glossary/token-creatures")
def test_an_effect_that_waits_is_called_by_its_card_and_does_not_point_to_the_token_creature() -> None:
    t = with_facedown_card(card("krump", play(gain(2))))
    t.do("play", "krump")
    t.finish_until(DecisionKind.TRIGGER)
    own, waiting = t.decision.options
    assert (own.card, waiting.card) == (t.handle("krump"), None)
    assert waiting.label.en.startswith("Punch")
    (point,) = (point for point in t.game.timing if point.waiting)
    assert [handle for handle, _ in point.waiting] == [t.handle("krump"), ""]
    t.finish()
    assert t.amber(0) == 5  # two for the icons of the actions


@pytest.mark.rule("glossary/facedown-cards")
def test_a_card_that_lies_facedown_under_another_is_not_recognized_by_the_effect_it_began() -> None:
    plan = spec("masterplan", house=House.BROBNAR)
    t = table(side(hand=["warsong", plan], houses=[House.BROBNAR]), house=House.BROBNAR)
    t.do("play", "warsong")
    song = t.handle("warsong")
    t.game.adjust(Move(card=song, zone=Zone.HAND, player=0))
    assert [handle for handle, _ in t.game.view(1).lasting] == [song]
    t.do("play", "masterplan")
    t.pick("warsong")
    assert t.zone("warsong") == "under"
    for viewer in PLAYERS:
        ((handle, words),) = t.game.view(viewer).lasting
        assert handle == "" and "Warsong" in words.en


@pytest.mark.rule("glossary/token-creatures", "glossary/out-of-play-zones")
def test_a_token_creature_in_a_hand_is_called_by_what_it_was_when_its_effect_waits() -> None:
    begins = card("squire", after(plays(YOU, a(CREATURE)), this_turn(after(plays(YOU, a(CREATURE)), gain(1)))))
    ada = side(
        hand=["krump", "bumpsy"],
        battleline=[spec("anger", token_of="squire")],
        token="squire",
        houses=[House.BROBNAR],
    )
    t = table(ada, side(), begins, card("bumpsy", play(gain(2))), house=House.BROBNAR)
    t.creature("krump")
    t.finish()
    t.game.adjust(Move(card=t.handle("anger"), zone=Zone.HAND, player=0))
    t.do("play", "bumpsy")
    t.finish_until(DecisionKind.TRIGGER)
    waiting = t.decision.options[-1]
    assert waiting.card is None and waiting.label.en.startswith("Squire") and "Anger" not in waiting.label.en


@pytest.mark.rule("glossary/archives", "glossary/control-and-ownership")
def test_a_card_that_goes_home_from_the_archives_of_another_player_is_known_to_both() -> None:
    t = table(side(houses=[House.MARS]), side(archives=[spec("troll", owner=0), "zorg"], houses=[House.MARS]))
    t.game.choose("end-turn")
    t.finish_until(DecisionKind.ARCHIVES)
    t.answer("yes")
    moved = {event.card: event for event in t.events(CardMoved)}
    home, own = moved[t.number("troll")], moved[t.number("zorg")]
    assert [[event.seen_by(viewer).card != 0 for viewer in PLAYERS] for event in (home, own)] == [
        [True, True],
        [False, True],
    ]


@pytest.mark.rule("glossary/token-creatures", "glossary/facedown-cards")
def test_a_question_about_a_token_creature_may_be_read_by_both_players() -> None:
    punch = card("punch", play(destroy(a(CREATURE))))
    ada = side(hand=["punch"], battleline=[spec("anger", token_of="squire"), "krump"], token="squire")
    t = table(ada, side(), punch, house=House.BROBNAR)
    t.do("play", "punch")
    for view in (t.game.view(0), t.game.view(1), t.game.common_view()):
        assert view.decision is not None and "Squire" in [option.label.en for option in view.decision.options]


@pytest.mark.rule("glossary/token-creatures", "glossary/out-of-play-zones")
def test_what_anybody_may_see_is_what_both_players_know() -> None:
    begins = card("squire", after(plays(YOU, a(CREATURE)), this_turn(gets(each(CREATURE, FRIENDLY), power=2))))
    token = spec("anger", token_of="squire")
    ada = side(hand=["krump", "fear"], battleline=[token, "troll"], token="squire", archives=["bumpsy"])
    t = table(ada, side(hand=["dodger"]), begins, house=House.BROBNAR)
    t.creature("krump")
    t.finish()
    t.game.adjust(Move(card=t.handle("anger"), zone=Zone.HAND, player=0))
    view = t.game.common_view()
    mine, theirs = view.seats
    assert (view.viewer, view.decision, mine.hand, mine.archives, theirs.hand) == (None, None, None, None, None)
    assert (mine.hand_count, theirs.hand_count) == (2, 1)
    ((_, words),) = view.lasting
    assert "Anger" in t.game.view(0).lasting[0][1].en and "Anger" not in words.en and "Squire" in words.en
    troll = next(c for c in mine.battleline if c.id == "troll")
    assert [part.name.en for part in troll.power_sum if part.name is not None] == ["Squire"]
