"""What players other than you do: how it is said and how it is asked."""

from __future__ import annotations

import pytest

from kfdesk.language.words import (
    CREATURE,
    DECK_TOP,
    EACH_PLAYER,
    HAND,
    HAUNTED,
    OPPONENT,
    YOU,
    Instruction,
    a,
    by,
    card,
    deal,
    deck,
    discard_until,
    each,
    hand,
    if_,
    is_,
    look_at,
    may,
    play,
    rearrange,
    repeat,
    search,
    top,
    up_to,
)
from kfdesk.text.wording import render
from tests.tables import side, table

ACT = "warsong"


@pytest.mark.parametrize(
    ("deed", "en", "de"),
    [
        (
            by(OPPONENT, search(a(CREATURE), deck())),
            "Your opponent searches their deck for a creature, reveals it, and puts it into their hand",
            "Dein Gegner durchsucht sein Deck nach einer Kreatur, deckt die gefundene Karte auf und nimmt sie auf "
            "seine Hand",
        ),
        (
            by(EACH_PLAYER, search(up_to(2, CREATURE), to=DECK_TOP)),
            "Each player searches their deck and discard pile for up to 2 creatures, reveals them, and puts them on "
            "top of their deck in any order",
            "Jeder Spieler durchsucht sein Deck und seinen Ablagestapel nach bis zu 2 Kreaturen, deckt die gefundenen "
            "Karten auf und legt sie in beliebiger Reihenfolge oben auf sein Deck",
        ),
        (
            by(EACH_PLAYER, discard_until(a(CREATURE))),
            "Each player discards cards from the top of their deck until they discard a creature or run out of cards",
            "Jeder Spieler legt so lange Karten von seinem Deck ab, bis er eine Kreatur ablegt oder keine Karten mehr "
            "hat",
        ),
        (
            discard_until(a(CREATURE), hand(OPPONENT)),
            "Discard random cards from your opponent’s hand until you discard a creature or run out of cards",
            "Lege so lange zufällige Karten von der Hand deines Gegners ab, bis du eine Kreatur ablegst oder keine "
            "Karten mehr da sind",
        ),
        (
            may(rearrange(top(3, deck()))),
            "You may look at the top 3 cards of your deck and put them back in any order",
            "Du darfst dir die obersten 3 Karten deines Decks ansehen und sie in beliebiger Reihenfolge zurücklegen",
        ),
        (
            by(OPPONENT, rearrange(top(3, deck()))),
            "Your opponent looks at the top 3 cards of their deck and puts them back in any order",
            "Dein Gegner sieht sich die obersten 3 Karten seines Decks an und legt sie in beliebiger Reihenfolge "
            "zurück",
        ),
        (
            if_(is_(YOU, HAUNTED), by(OPPONENT, look_at(hand()))),
            "If you are haunted, your opponent looks at their hand",
            "Falls du heimgesucht bist, sieht sich dein Gegner seine Hand an",
        ),
    ],
    ids=[
        "search",
        "search two piles",
        "discard until",
        "discard from a hand",
        "rearrange",
        "they rearrange",
        "they look",
    ],
)
def test_cards_of_decks_are_spoken_of_by_whose_they_are(deed: Instruction, en: str, de: str) -> None:
    assert (render(deed, "en"), render(deed, "de")) == (en, de)


@pytest.mark.rule("glossary/search", "glossary/active-player")
def test_a_search_of_the_opponent_is_asked_as_theirs() -> None:
    t = table(side(hand=[ACT]), side(deck=["krump"]), card(ACT, play(by(OPPONENT, search(a(CREATURE), deck())))))
    t.do("play", ACT)
    assert t.decision.prompt.en.startswith("Your opponent searches their deck for a creature")
    t.pick("krump")
    assert t.ids(1, HAND.zone) == ["krump"]


def test_whoever_deals_damage_for_each_may_choose_a_different_creature_each_time() -> None:
    deed = by(OPPONENT, repeat(deal(1, a(CREATURE)), for_each=each(CREATURE)))
    assert render(deed, "en") == (
        "For each creature, your opponent deals 1{damage} to a creature. (Your opponent may choose a different "
        "creature each time.)"
    )
    assert render(deed, "de") == (
        "Für jede Kreatur fügt dein Gegner einer Kreatur 1{damage} zu. (Dein Gegner darf jedes Mal eine andere "
        "Kreatur wählen.)"
    )
