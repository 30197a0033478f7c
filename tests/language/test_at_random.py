"""Cards that chance picks."""

from __future__ import annotations

import pytest

from kfdesk.language.amounts import Part
from kfdesk.language.definition import Draft
from kfdesk.language.words import (
    CARD,
    CREATURE,
    EACH_PLAYER,
    ENEMY,
    HALF,
    HALF_UP,
    OPPONENT,
    THIRD,
    by,
    card,
    destroy,
    discard,
    discard_pile,
    done,
    for_each,
    gain,
    hand,
    play,
    purge,
    random,
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


def _thirds() -> Draft:
    thrown = discard(random(CARD, n=THIRD, in_=hand()))
    return card("punch", play(by(EACH_PLAYER, thrown)))


@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (2, 3), (5, 6), (7, 2)])
def test_each_player_discards_a_part_of_their_own_hand(mine: int, theirs: int) -> None:
    t = table(side(hand=["punch", *["troll"] * mine]), side(hand=["krump"] * theirs), _thirds())
    t.do("play", "punch")
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
