"""Refusals in play: the card that forbids, the price and the condition are said, in both languages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kfdesk.cards import library
from kfdesk.collection.files import sample_decks
from kfdesk.engine import DeckCard, Game, House, IllegalChoice, Seat, SetupError
from kfdesk.engine.terms import Step
from tests.said import both, reasons
from tests.tables import Table, side, table


def said(t: Table, key: str) -> list[tuple[str, str, str]]:
    """Return what is said against a choice: English, German and the rulebook entry."""
    return [(r.text.en, r.text.say("de"), r.rule) for r in t.game.explain(key).reasons]


@pytest.mark.rule("glossary/restrictions")
def test_a_condition_is_said_in_the_words_of_the_card() -> None:
    t = table(side(hand=["kelifi-dragon"], amber=6), house=House.BROBNAR)
    assert said(t, f"play:{t.handle('kelifi-dragon')}") == [
        (
            "Kelifi Dragon cannot be played unless you have 7{amber} or more.",
            "Kelifi-Drache kann nicht gespielt werden, es sei denn, du hast mindestens 7{amber}.",
            "glossary/restrictions",
        )
    ]
    t = table(side(battleline=["giant-sloth"]), house=House.UNTAMED)
    assert said(t, f"reap:{t.handle('giant-sloth')}") == [
        (
            "You cannot use Giant Sloth unless you have discarded an Untamed card from your hand this turn.",
            "Du kannst Riesenfaultier nicht verwenden, es sei denn, du hast in diesem Zug eine Ungezähmte-Karte von"
            " deiner Hand abgelegt.",
            "glossary/restrictions",
        )
    ]


@pytest.mark.rule("glossary/if-you-do-and-in-order-to")
def test_aember_that_must_be_lost() -> None:
    t = table(side(hand=["truebaru"], amber=2), house=House.DIS)
    assert said(t, f"play:{t.handle('truebaru')}") == [
        (
            "You must lose 3 Æmber for it (Truebaru); you have 2.",
            "Du musst 3 Æmber dafür verlieren (Baruwahr); du hast 2.",
            "glossary/if-you-do-and-in-order-to",
        )
    ]


@pytest.mark.rule("glossary/pay")
def test_aember_that_must_be_paid() -> None:
    bo = side(battleline=["tentacus"], artifacts=["customs-office"])
    t = table(side(hand=["cannon"], artifacts=["gauntlet-of-command"]), bo, house=House.BROBNAR)
    assert said(t, f"play:{t.handle('cannon')}") == [
        (
            "You must pay 1 Æmber for it (Customs Office); you have 0.",
            "Du musst 1 Æmber dafür bezahlen (Zollstation); du hast 0.",
            "glossary/pay",
        )
    ]
    assert said(t, f"action:{t.handle('gauntlet-of-command')}")[0][0] == (
        "You must pay 1 Æmber for it (Tentacus); you have 0."
    )
    bo = side(artifacts=["customs-office", "customs-office"])
    t = table(side(hand=["cannon"], amber=1), bo, house=House.BROBNAR)
    assert said(t, f"play:{t.handle('cannon')}")[0][0] == ("You must pay 2 Æmber for it (Customs Office); you have 1.")


@pytest.mark.rule("glossary/restrictions")
def test_the_card_that_forbids_is_named() -> None:
    t = table(side(hand=["zorg"], battleline=["grommid"]), house=House.MARS)
    assert said(t, f"play:{t.handle('zorg')}") == [
        (
            "Grommid says that it cannot be played.",
            "Grommid sagt, dass sie nicht gespielt werden kann.",
            "glossary/restrictions",
        )
    ]
    t = table(side(battleline=["tireless-crocag"]), side(battleline=["troll"]), house=House.BROBNAR)
    assert said(t, f"reap:{t.handle('tireless-crocag')}") == [
        (
            "Tireless Crocag says that it cannot reap.",
            "Crocag der Unermüdliche sagt, dass sie nicht ernten kann.",
            "glossary/restrictions",
        )
    ]
    t = table(side(hand=["fogbank"]), side(battleline=["troll"], houses=(House.BROBNAR,)), house=House.UNTAMED)
    t.do("play", "fogbank")
    t.end_turn()
    assert "Fogbank says that it cannot fight." in [en for en, _, _ in said(t, f"fight:{t.handle('troll')}")]


@pytest.mark.rule("glossary/house-choice", "glossary/cannot", "turn/step-2-choose-a-house")
def test_every_reason_against_a_house_is_a_sentence() -> None:
    houses = (House.DIS, House.LOGOS, House.SHADOWS)
    t = table(side(battleline=["pitlord"], houses=houses), step=Step.HOUSE)
    assert said(t, "house:logos") == [
        (
            "Pitlord says that you must choose Dis.",
            "Grubenfürst sagt, dass du Dis wählen musst.",
            "glossary/house-choice",
        )
    ]
    assert said(t, "house:mars") == [
        (
            "Mars is not on your identity card, and no card you control belongs to it.",
            "Mars steht nicht auf deiner Avatarkarte, und keine Karte, die du kontrollierst, gehört zu dieser"
            " Fraktion.",
            "turn/step-2-choose-a-house",
        )
    ]


@pytest.mark.rule("glossary/cannot")
def test_a_house_that_a_card_forbids() -> None:
    bo = side(hand=["restringuntus"], houses=(House.DIS,))
    t = table(side(houses=(House.DIS, House.LOGOS)), bo, active=1, house=House.DIS)
    t.creature("restringuntus")
    t.answer("house:logos")
    t.game.choose("end-turn")
    assert said(t, "house:logos") == [
        (
            "Restringuntus says that you cannot choose Logos.",
            "Restringuntus sagt, dass du Logos nicht wählen kannst.",
            "glossary/cannot",
        )
    ]


@pytest.mark.rule("glossary/any-number", "glossary/resolve-as-much-as-you-can")
def test_too_many_and_too_few() -> None:
    t = table(side(hand=["grasping-vines"]), side(artifacts=["cannon", "the-warchest"] * 2), house=House.UNTAMED)
    t.do("play", "grasping-vines")
    with pytest.raises(IllegalChoice) as refused:
        t.game.choose(*t.decision.keys())
    assert reasons(refused.value.verdict.reasons) == [("Choose up to 3.", "Wähle bis zu 3.", "glossary/any-number")]
    t = table(side(hand=["fear"]), side(battleline=["krump", "troll"]), house=House.DIS)
    t.do("play", "fear")
    with pytest.raises(IllegalChoice) as refused:
        t.game.choose(*t.decision.keys())
    assert reasons(refused.value.verdict.reasons) == [
        ("Choose exactly 1.", "Wähle genau 1.", "glossary/resolve-as-much-as-you-can")
    ]
    t = table(side(houses=(House.DIS, House.LOGOS)), step=Step.HOUSE)
    with pytest.raises(IllegalChoice) as refused:
        t.game.choose("house:dis", "house:logos")
    assert reasons(refused.value.verdict.reasons) == [("Choose exactly 1.", "Wähle genau 1.", "")]


@pytest.mark.rule("glossary/ability-card-ability", "glossary/flank")
def test_what_an_effect_may_choose_is_said() -> None:
    t = table(side(hand=["hand-of-dis"]), side(battleline=["krump", "troll", "bumpsy"]), house=House.DIS)
    t.do("play", "hand-of-dis")
    assert said(t, f"card:{t.handle('krump')}") == [
        (
            "Hand of Dis cannot choose it: Destroy a creature that is not on a flank.",
            "Hand von Dis kann sie nicht wählen: Zerstöre eine Kreatur, die sich nicht an einer Flanke befindet.",
            "glossary/ability-card-ability",
        )
    ]


@pytest.mark.rule("glossary/deck")
def test_a_deck_that_cannot_be_played_says_what_is_wrong_with_it() -> None:
    deck = sample_decks()[0][1]
    shorter = replace(deck, name="Short", cards=deck.cards[1:])
    with pytest.raises(SetupError) as refused:
        Game.new((Seat("Ada", shorter), Seat("Bo", deck)), seed=1, library=library())
    assert both(refused.value.words) == (
        "Short: A deck has 36 cards, not 35.",
        "Short: Ein Deck hat 36 Karten, nicht 35.",
    )
    assert refused.value.rule == "glossary/deck" and str(refused.value).endswith("not 35. (glossary/deck)")
    strange = replace(deck, name="Odd", cards=(DeckCard("zorg", House.MARS), *deck.cards[1:]))
    with pytest.raises(SetupError) as refused:
        Game.new((Seat("Ada", strange), Seat("Bo", deck)), seed=1, library=library())
    assert both(refused.value.words) == (
        "Odd: Zorg is of Mars, which is not a house of the deck.",
        "Odd: Zorg gehört zu Mars; das ist keine Fraktion des Decks.",
    )
