"""The other player's turn told: what happened in it, in few sentences, and nothing where there was none."""

from __future__ import annotations

from typing import Any

from kfdesk.engine.terms import PLAYERS, House
from kfdesk.teach.lessons.turn_told import MOST_TOLD, turn_told
from tests.tables import Table, side, table

LEARNER, OTHER = PLAYERS
DECK = ["bumpsy"] * 9


def theirs(house: House, bo: dict[str, Any], **mine: Any) -> Table:
    """Return a table in step 3 of the other player."""
    both = side(**{"houses": [House.BROBNAR], "deck": DECK, **mine}), side(**{"deck": DECK, **bo})
    return table(*both, active=1, house=house, turn=6)


def told(t: Table) -> list[str]:
    return [words.en for words in turn_told(t.game)]


def test_cards_that_were_played_and_used_are_named_with_what_they_did() -> None:
    bo = {"hand": ["nerve-blast"], "battleline": ["umbra"]}
    t = theirs(House.SHADOWS, bo, amber=3, battleline=["troll"])
    t.do("play", "nerve-blast")
    t.pick("troll")
    t.do("reap", "umbra")
    t.answer("end-turn")
    assert told(t) == [
        "1 Æmber was stolen from you.",
        "Your opponent played Nerve Blast.",
        "Your opponent reaped with Umbra.",
        "Your opponent has 2 Æmber now; a key costs 6.",
    ]


def test_a_fight_and_what_fell_in_it_come_before_what_was_played() -> None:
    t = theirs(House.BROBNAR, {"battleline": ["troll"], "hand": ["warsong", "punch"]}, battleline=["ganger-chieftain"])
    t.do("play", "warsong")
    t.do("play", "punch")
    t.pick("troll")
    t.do("fight", "troll")
    if t.decision.source is not None:
        t.pick("ganger-chieftain")
    t.answer("end-turn")
    lines = told(t)
    assert lines[:2] == ["Troll attacked Ganger Chieftain.", "Ganger Chieftain was destroyed."]
    assert lines[2] == "Your opponent played Warsong and Punch."
    assert len(lines) <= MOST_TOLD


def test_an_idle_turn_is_said_to_be_one_and_a_turn_that_is_not_over_is_not_told() -> None:
    t = theirs(House.BROBNAR, {"battleline": ["troll"]})
    assert told(t) == []
    t.answer("end-turn")
    assert told(t) == ["Your opponent played and used nothing.", "Your opponent has 0 Æmber now; a key costs 6."]


def test_an_action_and_a_discarded_card_are_told() -> None:
    t = theirs(House.SHADOWS, {"hand": ["nerve-blast"], "battleline": ["noddy-the-thief"]}, amber=2)
    t.do("action", "noddy-the-thief")
    t.do("discard", "nerve-blast")
    t.answer("end-turn")
    assert told(t) == [
        "1 Æmber was stolen from you.",
        "Your opponent used Noddy the Thief.",
        "Your opponent discarded Nerve Blast.",
        "Your opponent has 1 Æmber now; a key costs 6.",
    ]


def test_a_turn_of_discarding_or_of_an_action_in_vain_is_not_called_idle() -> None:
    discards = theirs(House.SHADOWS, {"hand": ["nerve-blast"]})
    discards.do("discard", "nerve-blast")
    discards.answer("end-turn")
    assert told(discards)[0] == "Your opponent discarded Nerve Blast."
    uses = theirs(House.SHADOWS, {"battleline": ["noddy-the-thief"]})
    uses.do("action", "noddy-the-thief")
    uses.answer("end-turn")
    assert told(uses)[0] == "Your opponent used Noddy the Thief."


def test_all_fights_of_a_turn_are_told() -> None:
    bo = {"battleline": ["troll", "headhunter"]}
    t = theirs(House.BROBNAR, bo, battleline=["champion-anaphiel", "zorg"])
    t.do("fight", "troll")
    t.pick("champion-anaphiel")
    t.do("fight", "headhunter")
    if t.decision.source is not None:
        t.pick("zorg")
    t.answer("end-turn")
    assert told(t)[0] == "Troll attacked Champion Anaphiel and Headhunter attacked Zorg."


def test_removing_a_stun_is_told() -> None:
    t = theirs(House.BROBNAR, {"battleline": [{"id": "troll", "statuses": ["stun"]}]})
    t.do("unstun", "troll")
    t.answer("end-turn")
    assert told(t)[0] == "Your opponent removed the stun from Troll."
