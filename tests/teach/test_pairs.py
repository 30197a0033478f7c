"""Pairs of cards of a deck of which one helps the other: each once, with the reason."""

from __future__ import annotations

from itertools import chain, repeat

from kfdesk.cards import library
from kfdesk.collection.samples import sample_records
from kfdesk.teach.partners import pairs, partners
from tests.collection.shelves import FIRST


def test_a_card_that_speaks_of_the_trait_of_another_is_a_pair_with_it() -> None:
    (pair,) = pairs(["anger", "niffle-ape", "niffle-queen", "niffle-ape"])
    assert {pair.one, pair.other} == {"niffle-ape", "niffle-queen"}
    assert pair.words.en == "Niffle Queen speaks of the trait Beast, which Niffle Ape has."


def test_a_creature_that_is_only_readied_can_be_used_again_in_the_turn_of_its_house() -> None:
    assert pairs(["tranquil-reiner", "arbiter-vyynx"]) == () == pairs(["edifice-for-mars", "bleă-fŏrh"])
    (pair,) = pairs(["john-smyth", "ulyq-megamouth"])
    assert pair.words.en.startswith("With “John Smyth” creatures can be used once more")
    assert len(pairs(["the-golden-spiral", "calv-1n"])) == 1, "it is readied and used"


def test_a_creature_that_is_enraged_fights() -> None:
    assert pairs(["cacophonous-riot", "skulking-saboteurs"]) == ()
    assert len(pairs(["cacophonous-riot", "mournful-barn-burner"])) == 1
    assert pairs(["might-club", "bumpsy"]) == ()


def test_each_pair_is_what_the_explanation_of_one_of_its_cards_says() -> None:
    """Of a card that has no more partners than are named there, all are among the pairs, and none else."""
    for record in sample_records(FIRST)[:6]:
        deck = [line.id for line in record.cards if line.id is not None]
        found = pairs(deck)
        assert len({frozenset((pair.one, pair.other)) for pair in found}) == len(found)
        of_card = {card: [pair for pair in found if card in (pair.one, pair.other)] for card in deck}
        for card, its in of_card.items():
            explained = [(one.card, one.words) for one in partners(library()[card], deck)]
            assert len(explained) == min(3, len(its))
            others = {pair.one if pair.other == card else pair.other for pair in its}
            assert {other for other, _ in explained} <= others


def test_cards_that_are_not_known_are_in_no_pair() -> None:
    assert pairs(["niffle-ape", "never-seen", "niffle-queen"]) == pairs(["niffle-ape", "niffle-queen"])


def test_it_can_be_stopped() -> None:
    stops = chain(repeat(False, 1), repeat(True))
    assert pairs(["niffle-ape", "niffle-queen"], lambda: next(stops)) == ()
