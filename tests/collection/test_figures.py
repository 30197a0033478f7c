"""Figures of decks: counted, expected, explained, aggregated, compared; and what cannot be played."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from kfdesk.cards import library
from kfdesk.cards.impact import EstimateKind
from kfdesk.collection.figures import (
    FIGURES_VERSION,
    DeckFigures,
    compare,
    deck_figures,
    not_understood,
    shares,
    shelf_figures,
    spread,
    uncounted,
)
from kfdesk.collection.files import sample_decks
from kfdesk.collection.homemade import HomeCard, register
from kfdesk.collection.playable import playability
from kfdesk.collection.records import CardLine, DeckRecord, Source
from kfdesk.engine.decks import DeckList, LeftOut
from kfdesk.engine.terms import CardType, House

ROOT = Path(__file__).parents[2]


def line(id_: str, house: str, count: int = 1, **more: object) -> CardLine:
    """Return a line of a list."""
    return CardLine.model_validate({"id": id_, "title": id_, "house": house, "count": count, **more})


def record(*lines: CardLine, set_: str = "CotA", houses: tuple[str, ...] = ()) -> DeckRecord:
    """Return a deck of these lines."""
    added = datetime(2026, 1, 1, tzinfo=UTC)
    return DeckRecord(key="own:1", name="Deck", set=set_, houses=houses, cards=lines, added=added)


def record_of(deck: DeckList) -> DeckRecord:
    """Return a sample deck as the shelf knows it."""
    lines = tuple(line(card.id, card.house.value, maverick=card.maverick) for card in deck.cards)
    return record(*lines, houses=tuple(house.value for house in deck.houses))


def test_printed_facts_are_counted() -> None:
    figures = deck_figures(
        record(
            line("troll", "brobnar", 2),
            line("urchin", "shadows", maverick=True),
            line("anger", "brobnar", legacy=True),
            line("cannon", "brobnar", anomaly=True),
        )
    )
    assert figures.version == FIGURES_VERSION
    assert (figures.cards, figures.unknown) == (5, 0)
    assert figures.types == {"creature": 3, "action": 1, "artifact": 1}
    assert figures.houses == {"brobnar": 4, "shadows": 1}
    assert figures.powers == {1: 1, 8: 2} and figures.creature_power == 17
    assert (figures.mavericks, figures.legacies, figures.anomalies, figures.enhanced) == (1, 1, 1, 0)
    assert figures.amber_bonus == sum(library()[card].amber for card in ("urchin", "anger", "cannon"))


def test_enhancements_add_to_bonus_and_figures() -> None:
    plain = deck_figures(record(line("troll", "brobnar", 2)))
    rich = deck_figures(record(line("troll", "brobnar", 2, icons=("amber", "amber", "capture", "draw", "damage"))))
    assert rich.amber_bonus == plain.amber_bonus + 4
    assert rich.expected_amber == plain.expected_amber + 4
    assert (rich.capture, rich.amber_control, rich.draw, rich.removal) == (2, 2, 2, 0.5)
    assert rich.icons == {"amber": 4, "capture": 2, "draw": 2, "damage": 2} and rich.enhanced == 2


def test_each_copy_counts_with_its_own_enhancements() -> None:
    plain, rich = line("charybdis", "unfathomable"), line("charybdis", "unfathomable", icons=("capture", "mars"))
    figures = deck_figures(record(plain, rich, set_="DT"))
    assert (figures.cards, figures.enhanced, figures.icons) == (2, 1, {"capture": 1, "mars": 1})
    assert (figures.capture, figures.amber_control) == (1, 2 * 1 + 1)
    found = shares(record(plain, rich, set_="DT"), EstimateKind.AMBER_CONTROL)
    assert [(share.title, share.count, share.each) for share in found] == [("Charybdis", 1, 2), ("Charybdis", 1, 1)]


def test_a_gigantic_creature_is_two_cards_but_its_power_and_text_count_once() -> None:
    figures = deck_figures(record(line("deusillus", "saurian"), line("deusillus2", "saurian"), set_="MM"))
    assert (figures.cards, figures.types, figures.unknown) == (2, {"creature": 2}, 0)
    assert (figures.creature_power, figures.powers, figures.armor) == (20, {20: 1}, 0)
    assert (figures.capture, figures.removal, figures.board_wipes) == (4, 1, 0.5)


def test_evil_twins_anomalies_and_cards_beside_the_deck() -> None:
    twin, saint = line("armadrone-evil-twin", "staralliance"), line("armadrone", "staralliance")
    odd = line("ecto-charge", "geistoid", anomaly=True)
    beside = (line("grunt", "brobnar"), line("the-tide", "thetide"))
    deck = record(twin, saint, odd, set_="DT")
    figures = deck_figures(deck.model_copy(update={"references": beside}))
    assert figures == deck_figures(deck)
    assert (figures.cards, figures.anomalies, figures.rarities["evil twin"]) == (3, 1, 1)
    assert sorted(share.id for share in shares(deck, EstimateKind.STEAL)) == ["armadrone", "armadrone-evil-twin"]


def test_cards_of_which_nothing_is_known_count_by_what_the_source_says() -> None:
    ghost = CardLine(id=None, title="Never Seen", house="clowns", count=3, type="Creature", rarity="Rare")
    figures = deck_figures(record(ghost, line("troll", "brobnar"), set_="#999"))
    assert (figures.unknown, figures.cards) == (3, 4)
    assert figures.types == {"creature": 4} and figures.rarities["rare"] == 3 and figures.houses["clowns"] == 3
    assert uncounted(record(ghost)) == (("Never Seen", 3),)


def test_a_figure_to_which_something_unknown_adds_is_not_known() -> None:
    ghost = CardLine(id=None, title="Never Seen", house="clowns", count=3, type="Creature", rarity="Rare")
    figures = deck_figures(record(ghost, line("urchin", "shadows"), set_="#999"))
    assert not figures.whole
    assert (figures.steal, figures.value("steal"), figures.value("amber_bonus")) == (1, None, None)
    assert (figures.value("mavericks"), figures.value("unknown")) == (0, 3)
    assert figures.count_of_type(CardType.CREATURE) == 4 and figures.count_of_rarity("rare") == 3
    bare = CardLine(id=None, title="Never Seen", house="clowns")
    assert deck_figures(record(bare)).count_of_type(CardType.CREATURE) is None


def test_unknown_bonus_icons_leave_the_figures_to_which_they_do_not_add() -> None:
    deck = record(line("urchin", "shadows"), set_="MM").model_copy(update={"icons_known": False})
    figures = deck_figures(deck)
    assert (figures.value("steal"), figures.value("armor")) == (1, 0)
    assert figures.value("expected_amber") is figures.value("draw") is figures.value("enhanced") is None
    strange = deck_figures(record(line("urchin", "shadows", icons=("rainbow",)), set_="MM"))
    assert strange.value("draw") is None and not strange.whole


def test_what_is_not_known_counts_in_no_median() -> None:
    decks = [
        record(line("urchin", "shadows", 3)),
        record(line("urchin", "shadows"), CardLine(id=None, title="?", house="")),
    ]
    shelf = shelf_figures((deck.set, deck_figures(deck)) for deck in decks)
    assert (shelf.decks, shelf.whole, shelf.unknown) == (2, 1, 1)
    lies = shelf.spreads["steal"]
    assert (lies.decks, lies.least, lies.middle) == (1, 3, 3)
    assert sum(count for _, count in shelf.amber) == 1


def test_shares_add_up_to_each_figure() -> None:
    for _, deck in sample_decks()[:4]:
        found = record_of(deck)
        figures = deck_figures(found)
        for figure in EstimateKind:
            assert sum(share.total for share in shares(found, figure)) == pytest.approx(figures.value(figure), abs=0.2)


def test_shares_name_cards_once_the_most_first() -> None:
    found = shares(
        record(line("urchin", "shadows"), line("urchin", "dis"), line("noddy-the-thief", "shadows", 3)),
        EstimateKind.STEAL,
    )
    assert [(share.title, share.count, share.each, share.total) for share in found] == [
        ("Noddy the Thief", 3, 1.0, 3.0),
        ("Urchin", 2, 1.0, 2.0),
    ]


def test_figures_survive_being_stored() -> None:
    figures = deck_figures(record_of(sample_decks()[0][1]))
    assert DeckFigures.model_validate(json.loads(figures.model_dump_json())) == figures


def test_figures_of_a_shelf() -> None:
    decks = [record_of(deck) for _, deck in sample_decks()]
    shelf = shelf_figures((deck.set, deck_figures(deck)) for deck in decks)
    assert (shelf.decks, shelf.cards) == (len(decks), 36 * len(decks))
    assert shelf.sets == (("CotA", len(decks)),)
    assert sum(count for _, count in shelf.houses) == 3 * len(decks)
    assert sum(count for _, count in shelf.amber) == len(decks)
    assert [bonus for bonus, _ in shelf.amber] == list(range(shelf.amber[0][0], shelf.amber[-1][0] + 1))
    lies = shelf.spreads["expected_amber"]
    assert lies.least <= lies.lower <= lies.middle <= lies.upper <= lies.most
    assert shelf_figures([]).decks == 0 and shelf_figures([]).amber == ()


def test_a_spread_is_that_of_the_numbers_in_order() -> None:
    lies = spread([9, 1, 3, 2, 5])
    assert (lies.least, lies.lower, lies.middle, lies.upper, lies.most, lies.mean) == (1, 2, 3, 5, 9, 4)


def test_two_decks_compared() -> None:
    found = compare(
        record(line("urchin", "shadows", 2), line("troll", "brobnar")),
        record(line("urchin", "shadows"), line("punch", "brobnar", 3)),
    )
    assert found.shared == (("Urchin", 2, 1),)
    assert (found.only_first, found.only_second) == ((("Troll", 1),), (("Punch", 3),))
    assert (found.first.steal, found.second.steal) == (2, 1)


# What can be played.


def test_asking_what_is_written_imports_no_card_file() -> None:
    code = (
        "import sys; from kfdesk.cards import library; assert len(library().implemented) > 300;"
        "assert not [m for m in sys.modules if m.startswith('kfdesk.cards.cota.')]"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)


def test_a_sample_deck_can_be_played() -> None:
    found = playability(record_of(sample_decks()[0][1]))
    assert found.ok and not found.by_agreement


def test_unknown_cards_are_named_once_and_rules_told() -> None:
    ghost = CardLine(id=None, title="Never Seen", house="dis")
    deck = record(line("troll", "brobnar"), ghost, ghost, houses=("brobnar", "dis"))
    found = playability(deck)
    assert found.unknown == ("Never Seen",)
    assert not found.ok and not found.by_agreement and {reason.rule for reason in found.reasons} == {"glossary/deck"}


@pytest.mark.rule("glossary/deck")
def test_a_deck_that_is_whole_but_for_unknown_cards_can_be_played_without_them_by_agreement() -> None:
    whole = record_of(sample_decks()[0][1])
    first, *others = whole.cards
    ghost = CardLine(id=None, title="Never Seen", house=first.house, count=first.count)
    found = playability(whole.model_copy(update={"cards": (ghost, *others)}))
    assert (found.ok, found.by_agreement) == (False, True)
    elsewhere = ghost.model_copy(update={"house": "atlantis"})
    assert not playability(whole.model_copy(update={"cards": (elsewhere, *others)})).by_agreement


def test_every_unknown_card_is_named_wherever_the_list_has_it() -> None:
    whole = record_of(sample_decks()[0][1])
    strangers = [CardLine(id=None, title=f"Of {house}", house=house) for house in ("prophecy", "atlantis", "")]
    twice = CardLine(id=None, title="Beside", house="", count=2)
    odd = whole.cards[0].model_copy(update={"icons": ("laser",)})  # its icon is unknown
    for cards in ((*whole.cards, *strangers), (odd, *whole.cards[1:])):
        deck = whole.model_copy(update={"cards": cards, "references": (twice,)})
        left_out = deck.deck_list().left_out
        assert playability(deck).by_agreement and len(left_out) == deck.unknown_cards
        assert {card.title for card in left_out} == {line.title for line in deck.unknown}
        assert deck.deck_list().size == 36


def test_a_deck_of_which_no_card_is_known_cannot_be_played() -> None:
    whole = record_of(sample_decks()[0][1])
    cards = tuple(line.model_copy(update={"id": None, "title": f"New {at}"}) for at, line in enumerate(whole.cards))
    found = playability(whole.model_copy(update={"cards": cards}))
    assert found.reasons == () and not found.ok and not found.by_agreement


def test_an_unknown_token_creature_is_asked_about_too() -> None:
    whole = record_of(sample_decks()[0][1])
    ghost = CardLine(id=None, title="Never Seen", house="dis")
    deck = whole.model_copy(update={"references": (ghost,)})
    assert playability(deck).by_agreement
    assert (deck.deck_list().size, deck.deck_list().left_out) == (36, (LeftOut("Never Seen"),))


def test_a_home_made_card_that_is_not_understood_makes_expectations_unknown_and_nothing_else() -> None:
    odd = HomeCard(name="Odd", type=CardType.CREATURE, houses=(House.DIS,), power=3, text="Flumble the gronk.")
    lines = (CardLine(id=odd.id, title="Odd", house="dis"), line("urchin", "shadows"))
    deck = record().model_copy(update={"cards": lines, "homemade": (odd,), "source": Source.HOMEMADE})
    register((odd,))
    figures = deck_figures(deck)
    assert (figures.not_understood, figures.unknown, figures.whole) == (1, 0, False)
    assert (figures.value("steal"), figures.value("creature_power")) == (None, 4)
    assert (not_understood(deck), uncounted(deck)) == ((("Odd", 1),), ())
