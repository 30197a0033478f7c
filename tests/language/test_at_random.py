"""Cards that chance picks."""

from __future__ import annotations

import pytest

from kfdesk.engine.terms import DecisionKind
from kfdesk.language.amounts import Part
from kfdesk.language.words import (
    ACTION,
    CARD,
    CREATURE,
    DISCARD,
    EACH_PLAYER,
    ENEMY,
    HALF,
    HALF_UP,
    OPPONENT,
    THIRD,
    a,
    archives,
    at_most,
    by,
    cannot,
    card,
    destroy,
    discard,
    discard_pile,
    discard_until,
    done,
    draw,
    each,
    for_each,
    gain,
    hand,
    if_you_do,
    play,
    purge,
    random,
    scrap,
    there_are,
)
from kfdesk.text.wording import Worded, render
from tests.tables import side, table


@pytest.mark.parametrize(
    ("node", "en", "de"),
    [
        (
            by(EACH_PLAYER, discard(random(CARD, n=THIRD, in_=hand()))),
            "Each player discards a random third of the cards from their hand (rounding down)",
            "Jeder Spieler legt ein zufälliges Drittel der Karten von seiner Hand (abgerundet) ab",
        ),
        (
            purge(random(CREATURE, n=HALF_UP, in_=discard_pile(OPPONENT))),
            "Purge a random half of the creatures from your opponent’s discard pile (rounding up)",
            "Verbanne eine zufällige Hälfte der Kreaturen aus dem Ablagestapel deines Gegners (aufgerundet)",
        ),
        (
            destroy(random(CREATURE, ENEMY, n=HALF)),
            "Destroy a random half of the enemy creatures (rounding down)",
            "Zerstöre eine zufällige Hälfte der feindlichen Kreaturen (abgerundet)",
        ),
    ],
)
def test_a_part_of_some_cards_at_random(node: Worded, en: str, de: str) -> None:
    assert (render(node, "en"), render(node, "de")) == (en, de)


@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (2, 3), (5, 6), (7, 2)])
def test_each_player_discards_a_part_of_their_own_hand(mine: int, theirs: int) -> None:
    t = table(side(hand=["trihard", *["troll"] * mine]), side(hand=["krump"] * theirs))
    t.creature("trihard")
    t.finish()
    assert t.ids(0, "discard").count("troll") == mine // 3
    assert t.ids(1, "discard").count("krump") == theirs // 3


@pytest.mark.parametrize(("part", "hit"), [(HALF, 2), (HALF_UP, 3), (THIRD, 1)])
def test_the_part_is_rounded_as_it_says(part: Part, hit: int) -> None:
    shot = purge(random(CREATURE, ENEMY, n=part))
    punch = card("punch", play(shot, gain(for_each(1, done(shot)))))
    found = set()
    for seed in range(8):
        t = table(
            side(hand=["punch"], battleline=["dodger"]),
            side(battleline=["troll", "krump", "urchin", "bumpsy", "mother"]),
            punch,
            seed=seed,
        )
        t.do("play", "punch")
        assert (len(t.ids(1, "purged")), t.amber(0)) == (hit, hit + 1)
        found.add(frozenset(t.ids(1, "purged")))
    assert len(found) > 1, "always the same ones"


def test_no_part_of_the_cards_of_both_players() -> None:
    with pytest.raises(ValueError, match="by"):
        random(CARD, n=HALF, in_=hand(EACH_PLAYER))


# One after the other ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("node", "en", "de"),
    [
        (
            by(EACH_PLAYER, discard_until(there_are(at_most(6), each(CARD, in_=hand())), hand())),
            "Each player discards random cards from their hand until there are 6 or fewer cards in their hand",
            "Jeder Spieler legt so lange zufällige Karten von seiner Hand ab, bis höchstens 6 Karten auf seiner Hand "
            "sind",
        ),
        (
            discard_until(a(CREATURE), hand()),
            "Discard random cards from your hand until you discard a creature or run out of cards",
            "Lege so lange zufällige Karten von deiner Hand ab, bis du eine Kreatur ablegst oder keine Karten mehr "
            "hast",
        ),
        (
            by(OPPONENT, discard_until(a(CREATURE), hand())),
            "Your opponent discards random cards from their hand until they discard a creature or run out of cards",
            "Dein Gegner legt so lange zufällige Karten von seiner Hand ab, bis er eine Kreatur ablegt oder keine "
            "Karten mehr hat",
        ),
    ],
)
def test_random_cards_are_discarded_until_something_is_so(node: Worded, en: str, de: str) -> None:
    assert (render(node, "en"), render(node, "de")) == (en, de)


@pytest.mark.rule("glossary/discarding-cards")
@pytest.mark.parametrize(("mine", "theirs"), [(7, 6), (9, 8), (0, 7), (6, 6)])
def test_each_hand_is_discarded_down_to_a_number(mine: int, theirs: int) -> None:
    down = discard_until(there_are(at_most(6), each(CARD, in_=hand())), hand())
    punch = card("punch", play(by(EACH_PLAYER, down)))
    found = set()
    for seed in range(6):
        ada = side(hand=["punch", *["troll", "krump", "urchin"] * (mine // 3), *["anger"] * (mine % 3)])
        t = table(ada, side(hand=["dodger"] * theirs), punch, seed=seed)
        t.do("play", "punch")
        assert (t.decision.kind is DecisionKind.MODE) is (mine > 6 < theirs), "who begins is asked where both discard"
        t.finish()
        assert (len(t.ids(0, "hand")), len(t.ids(1, "hand"))) == (min(mine, 6), min(theirs, 6))
        assert (len(t.ids(0, "discard")), len(t.ids(1, "discard"))) == (max(mine - 6, 0) + 1, max(theirs - 6, 0))
        found.add(frozenset(t.ids(0, "discard")))
    assert len(found) > 1 or mine < 7, "always the same ones"


@pytest.mark.rule("glossary/discarding-cards", "glossary/scrap")
def test_what_is_drawn_meanwhile_is_discarded_too() -> None:
    down = discard_until(there_are(at_most(1), each(CARD, in_=hand())), hand())
    drafts = (card("punch", play(down)), card("troll", scrap(draw(2))))
    t = table(side(hand=["punch", *["troll"] * 2], deck=["krump"] * 9), side(), *drafts)
    t.do("play", "punch")
    t.expect_main_step()
    assert len(t.ids(0, "hand")) == 1


@pytest.mark.rule("glossary/discarding-cards")
def test_a_hand_is_discarded_until_a_card_fits_or_none_is_left() -> None:
    until = discard_until(a(CREATURE), hand())
    punch = card("punch", play(if_you_do(by(OPPONENT, until), gain(2))))
    counts = set()
    for seed in range(8):
        t = table(side(hand=["punch", "krump"]), side(hand=["troll", "anger", "fear", "punch"]), punch, seed=seed)
        t.do("play", "punch")
        assert t.ids(1, "discard")[-1] == "troll" and "troll" not in t.ids(1, "discard")[:-1]
        assert (t.ids(0, "hand"), t.amber(0)) == (["krump"], 3)
        counts.add(len(t.ids(1, "discard")))
    assert len(counts) > 1, "the cards do not come at random"
    t = table(side(hand=["punch"]), side(hand=["anger", "fear"]), punch)
    t.do("play", "punch")
    assert (t.ids(1, "hand"), sorted(t.ids(1, "discard")), t.amber(0)) == ([], ["anger", "fear"], 1)


@pytest.mark.rule("glossary/cannot")
def test_what_cannot_be_discarded_is_passed_over() -> None:
    hold = card("cannon", cannot(DISCARD, OPPONENT, a(ACTION)))
    punch = card("punch", play(by(OPPONENT, discard_until(a(CREATURE), hand()))))
    t = table(side(hand=["punch"], artifacts=["cannon"]), side(hand=["anger", "troll", "fear"]), punch, hold)
    t.do("play", "punch")
    assert (sorted(t.ids(1, "hand")), t.ids(1, "discard")) == (["anger", "fear"], ["troll"])
    t = table(side(hand=["punch"], artifacts=["cannon"]), side(hand=["anger", "fear"]), punch, hold)
    t.do("play", "punch")
    assert sorted(t.ids(1, "hand")) == ["anger", "fear"]


def test_cards_are_discarded_one_by_one_from_the_deck_of_a_player_or_a_hand() -> None:
    with pytest.raises(ValueError, match="one by one"):
        discard_until(a(CREATURE), archives())
