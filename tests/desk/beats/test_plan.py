"""Which beats the events of one decision are shown as."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kfdesk.desk.beats.length_and_sound import BeatKind
from kfdesk.desk.beats.plan import plan
from kfdesk.engine import events as ev
from kfdesk.engine.terms import PLAYERS, CardId, Forbidden, Player, Prevention, Status, Zone
from tests.amber_events import gained

ADA, BO = PLAYERS
CAUSE = CardId(1)


def leaves(card: int, player: Player, zone: Zone) -> ev.CardMoved:
    return ev.CardMoved(CardId(card), player, Zone.BATTLELINE, zone, CAUSE)


def bursts(card: int, cause: CardId = CAUSE) -> ev.StatusLost:
    return ev.StatusLost(CardId(card), Status.WARD, cause)


@pytest.mark.rule("glossary/ward")
@pytest.mark.parametrize(
    ("zone", "kind"),
    [(Zone.PURGED, BeatKind.PURGE), (Zone.HAND, BeatKind.TO_HAND), (Zone.DECK, BeatKind.TO_DECK)],
)
def test_creatures_of_both_players_leave_together_before_the_ward_of_one_that_stays_bursts(
    zone: Zone, kind: BeatKind
) -> None:
    events = [leaves(2, ADA, zone), bursts(3), leaves(4, BO, zone), leaves(5, BO, zone)]
    left, burst = plan(events, 10)
    assert (left.kind, left.cards, left.player, left.amount) == (kind, ("c2", "c4", "c5"), None, 3)
    assert (burst.kind, burst.cards, burst.upto) == (BeatKind.WARD_BURST, ("c3",), 14)


def test_a_ward_that_bursts_by_another_card_comes_first() -> None:
    beats = plan([bursts(3, CardId(9)), leaves(4, BO, Zone.PURGED)], 0)
    assert [beat.kind for beat in beats] == [BeatKind.WARD_BURST, BeatKind.PURGE]


def test_cards_from_hidden_zones_of_two_players_are_told_apart() -> None:
    drawn = [ev.CardMoved(CardId(0), player, Zone.DECK, Zone.HAND, CAUSE) for player in PLAYERS]
    assert [beat.player for beat in plan(drawn, 0)] == [ADA, BO]


@pytest.mark.rule("glossary/token-creatures")
def test_a_token_creature_is_shown_when_it_enters_play_also_where_its_place_was_asked_for() -> None:
    made, entered = ev.TokenMade(CardId(6), ADA, CardId(31), CAUSE), ev.CardEntered(CardId(6), ADA)
    for seen in (made, made.seen_by(BO)):
        (beat,) = plan([seen, entered], 0)
        assert (beat.kind, beat.cards, beat.upto, beat.cause) == (BeatKind.TOKEN, ("c6",), 2, "c1")
        assert plan([seen], 0) == []
    (later,) = plan([entered], 1, [made])
    assert later.kind is BeatKind.TOKEN
    (other,) = plan([ev.CardEntered(CardId(7), ADA)], 2, [made, entered])
    assert other.kind is BeatKind.PLAY


FORBIDDEN = ev.DeedForbidden(Forbidden.STEAL, CardId(9), CAUSE, BO)


@pytest.mark.rule("glossary/cannot")
def test_what_a_card_forbids_is_shown_with_the_card_and_what_it_protects() -> None:
    (shown,) = plan([FORBIDDEN], 0)
    assert (shown.kind, shown.cause, shown.cards, shown.player) == (BeatKind.FORBIDDEN, "c9", (), BO)
    gain = gained(ADA, 1, CAUSE)
    assert [beat.kind for beat in plan([FORBIDDEN, gain], 0)] == [BeatKind.FORBIDDEN, BeatKind.GAIN]
    (unknown,) = plan([replace(FORBIDDEN, cause=CardId(0))], 0)
    assert (unknown.cause, unknown.cards) == ("", ())


@pytest.mark.rule("glossary/cannot", "glossary/facedown-cards")
def test_what_a_card_forbids_is_not_shown_where_the_cards_may_not_be_known() -> None:
    hand = replace(FORBIDDEN, deed=Forbidden.PLAY, cards=(CardId(4), CardId(5)), known=(False, True))
    assert plan([hand.seen_by(ADA)], 0) == [] == plan([replace(hand, known=(False, False)).seen_by(None)], 0)
    (shown,) = plan([hand.seen_by(BO)], 0)
    assert (shown.cause, shown.cards) == ("c9", ("c4", "c5"))


@pytest.mark.rule("glossary/cannot")
def test_what_does_not_ready_is_not_shown_at_the_end_of_each_turn() -> None:
    assert plan([replace(FORBIDDEN, deed=Forbidden.READY)], 0) == []


@pytest.mark.rule("glossary/cannot", "chart/fight")
def test_what_a_card_forbids_in_a_fight_does_not_part_the_blow_from_what_guards_against_it() -> None:
    fighters = CardId(2), CardId(3)
    began, fought = ev.FightBegan(*fighters), ev.CreatureFought(*fighters, happened=True, survived=True)
    guarded = ev.DamagePrevented(fighters[1], 2, Prevention.CANNOT)
    struck = ev.DamageDealt(fighters[0], 3, source=fighters[1], in_fight=True)
    (blow,) = plan([began, guarded, FORBIDDEN, struck, fought], 0)
    assert (blow.kind, blow.guarded, blow.amount) == (BeatKind.FIGHT, ("c3",), 3)
    kinds = [beat.kind for beat in plan([began, guarded, struck, FORBIDDEN, fought], 0)]
    assert kinds == [BeatKind.FIGHT, BeatKind.FORBIDDEN], "such as that a creature is not destroyed by it"


@pytest.mark.rule("glossary/cannot", "chart/fight")
def test_what_a_card_forbids_before_a_fight_is_shown_before_the_blow() -> None:
    fighters = CardId(2), CardId(3)
    struck = ev.DamageDealt(fighters[0], 3, source=fighters[1], in_fight=True)
    fought = ev.CreatureFought(*fighters, happened=True, survived=True)
    kinds = [beat.kind for beat in plan([ev.FightBegan(*fighters), FORBIDDEN, struck, fought], 0)]
    assert kinds == [BeatKind.FORBIDDEN, BeatKind.FIGHT]
