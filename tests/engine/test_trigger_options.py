"""Waiting effects can be told apart: each option names its card, what its event is about, and what gave it."""

from __future__ import annotations

import pytest

from kfdesk.engine import DecisionKind, House, Move, Step
from kfdesk.engine.terms import Zone
from kfdesk.language.definition import card
from kfdesk.language.words import (
    ARTIFACT,
    CARD,
    CREATURE,
    FRIENDLY,
    YOU,
    a,
    after,
    after_reap,
    archive,
    destroy,
    draw,
    draws,
    each,
    gain,
    gains,
    make_token,
    omni,
    play,
    this_turn,
)
from tests.tables import Table, side, spec, table


def labels(t: Table) -> list[tuple[str, str]]:
    """Return the options' labels in both languages, asserting that all are different."""
    t.expect(DecisionKind.TRIGGER)
    found = [(o.label.en, o.label.say("de")) for o in t.decision.options]
    for language in (0, 1):
        assert len({pair[language] for pair in found}) == len(found)
    return found


def test_a_spangler_box_says_which_purged_creature_returns() -> None:
    smash = card("foggify", play(destroy(each(ARTIFACT))))
    bo = side(hand=["foggify"], battleline=["troll", "krump"], houses=(House.LOGOS,))
    t = table(side(artifacts=["spangler-box"], houses=(House.LOGOS,)), bo, smash, house=House.LOGOS)
    t.do("action", "spangler-box")
    t.pick("troll")
    for _ in range(3):  # the box readies at the end of Bo's turn
        t.game.choose("end-turn")
        t.answer("house:logos")
    t.do("action", "spangler-box")
    t.pick("krump")
    t.do("play", "foggify")
    assert labels(t) == [
        (
            "Spangler Box (Troll): Your opponent returns to play all cards purged by Spangler Box.",
            "Saugfalle (Troll): Dein Gegner bringt alle durch „Saugfalle“ verbannten Karten ins Spiel zurück.",
        ),
        (
            "Spangler Box (Krump): Return to play all cards purged by Spangler Box.",
            "Saugfalle (Krümel): Bringe alle durch „Saugfalle“ verbannten Karten ins Spiel zurück.",
        ),
    ]


def test_loot_the_bodies_says_for_which_creature() -> None:
    t = table(
        side(hand=["loot-the-bodies", "coward-s-end"]), side(battleline=["dodger", "urchin"]), house=House.BROBNAR
    )
    t.do("play", "loot-the-bodies")
    t.do("play", "coward-s-end")
    t.finish_until(DecisionKind.TRIGGER)
    assert [en for en, _ in labels(t)] == [
        "Loot the Bodies (Dodger): Gain 1{amber}.",
        "Loot the Bodies (Urchin): Gain 1{amber}.",
    ]


def test_soul_snatcher_says_for_which_creature() -> None:
    t = table(
        side(hand=["three-fates"], artifacts=["soul-snatcher"]), side(battleline=["dodger", "urchin"]), house=House.DIS
    )
    t.do("play", "three-fates")
    t.finish_until(DecisionKind.TRIGGER)
    found = labels(t)
    assert all("Soul Snatcher" in en and name in en for (en, _), name in zip(found, ("Dodger", "Urchin"), strict=True))


def test_an_ability_from_an_upgrade_names_it_and_copies_are_numbered() -> None:
    upgrades = ["duskrunner", "silent-dagger", "duskrunner"]
    t = table(side(battleline=[spec("doc-bookton", upgrades=upgrades)]), side(amber=3), house=House.LOGOS)
    t.do("reap", "doc-bookton")
    names = [en for en, _ in labels(t)]
    assert names == [
        "Doc Bookton: Draw a card.",
        "Doc Bookton (from Duskrunner, 1 of 2): Steal 1{amber}.",
        "Doc Bookton (from Silent Dagger): Deal 4{damage} to a flank creature.",
        "Doc Bookton (from Duskrunner, 2 of 2): Steal 1{amber}.",
    ]


@pytest.mark.rule("glossary/out-of-play-zones", "glossary/drawing-cards")
def test_an_order_that_both_players_see_does_not_name_a_card_that_one_has_drawn() -> None:
    one, other = a(CARD), a(CARD)
    t = table(
        side(
            hand=[spec("fear", house=House.BROBNAR)],
            deck=["urchin", "troll"],
            artifacts=["gorm-of-omm", "the-warchest"],
        ),
        side(),
        card("gorm-of-omm", after(draws(YOU, one), archive(one))),
        card("the-warchest", after(draws(YOU, other), archive(other))),
        card("fear", play(draw())),
        house=House.BROBNAR,
    )
    t.do("play", "fear")
    assert labels(t) == [
        ("Gorm of Omm: Archive that card.", "Gorm von Omm: Archiviere jene Karte."),
        ("The Warchest: Archive that card.", "Die Kriegskasse: Archiviere jene Karte."),
    ]
    assert t.game.view(1).decision == t.decision


@pytest.mark.rule("glossary/lasting-effects", "glossary/token-creatures")
def test_what_gave_an_ability_for_a_time_keeps_its_name_though_it_is_a_token_creature_now() -> None:
    gives = card("fear", play(this_turn(gains(each(CREATURE, FRIENDLY), after_reap(gain(1))))))
    own, makes_token = card("krump", after_reap(gain(1))), card("screechbomb", omni(make_token()))
    ada = side(hand=[spec("fear", house=House.BROBNAR)], battleline=["krump"], artifacts=["screechbomb"], token="grunt")
    t = table(ada, side(), gives, own, makes_token, house=House.BROBNAR)
    t.do("play", "fear")
    t.game.adjust(Move(card=t.handle("fear"), zone=Zone.DECK, player=0))
    t.do("omni", "screechbomb")
    t.finish()
    assert t.line(0) == ["grunt", "krump"]
    t.do("reap", "krump")
    assert [en for en, _ in labels(t)] == ["Krump: Gain 1{amber}.", "Krump (from Fear): Gain 1{amber}."]


@pytest.mark.rule("glossary/active-player")
def test_an_order_names_the_players_and_cards_that_each_effect_means() -> None:
    bo = side(artifacts=["ragwarg"])
    t = table(side(battleline=["krump"], artifacts=["orb-of-invidius"]), bo, house=House.BROBNAR)
    t.do("reap", "krump")
    assert [en for en, _ in labels(t)] == [
        "Orb of Invidius (Krump): Stun Krump.",
        "Ragwarg (Krump): If this is the first time a creature has reaped this turn, your opponent deals 2{damage} to"
        " Krump.",
    ]


def first_labels(t: Table) -> dict[str, str]:
    """Return what the waiting effects are said to do, by what stands before the colon."""
    return dict(en.split(": ", 1) for en, _ in labels(t))


@pytest.mark.rule("glossary/active-player")
def test_an_order_at_the_end_of_a_turn_speaks_to_the_player_whose_turn_it_is() -> None:
    bo = side(artifacts=["whirlpool"])
    t = table(side(battleline=["krump"], artifacts=["whirlpool"]), bo, house=House.BROBNAR)
    t.game.choose("end-turn")
    swept = "Give control of the creature on your right flank to your opponent and move it to that player’s left flank."
    assert first_labels(t) == {"Whirlpool (1 of 2)": swept, "Whirlpool (2 of 2)": swept}


@pytest.mark.rule("glossary/active-player", "glossary/house-choice")
def test_an_order_names_the_opponent_of_whoever_chose_the_house() -> None:
    mirror = side(artifacts=["snag-s-mirror"])
    t = table(mirror, mirror, step=Step.HOUSE)
    t.answer(t.decision.options[0].key)
    assert labels(t)[0] == (
        "Snag’s Mirror (1 of 2): Your opponent cannot choose the same house as their active house on their next turn.",
        "Stummels Spiegel (1 von 2): Dein Gegner kann in seinem nächsten Zug nicht dieselbe Fraktion als seine aktive"
        " Fraktion wählen.",
    )


@pytest.mark.rule("glossary/upgrades")
def test_an_order_names_the_creature_that_an_upgrade_is_on() -> None:
    upgrades = ["blast-shielding", "blast-shielding"]
    t = table(side(battleline=[spec("troll", upgrades=upgrades), "krump"]), house=House.BROBNAR)
    t.do("reap", "troll")
    moved = "You may attach Blast Shielding to a neighbor of Troll."
    assert [text for head, text in first_labels(t).items() if head.startswith("Blast")] == [moved, moved]


@pytest.mark.rule("glossary/active-player")
def test_an_order_says_to_whose_hand_a_card_of_the_opponent_returns() -> None:
    bo = side(battleline=[spec("fear", token_of="blorb"), "brend-the-fanatic"], token="blorb", discard=["blorb-hive"])
    t = table(side(hand=["gateway-to-dis"]), bo, house=House.DIS)
    t.do("play", "gateway-to-dis")
    assert (
        "Blorb: Your opponent returns a card named Blorb Hive from their discard pile to their hand.",
        "Blorb: Dein Gegner nimmt eine Karte namens „Blorbnest“ aus seinem Ablagestapel auf seine Hand zurück.",
    ) in labels(t)


@pytest.mark.rule("glossary/capture")
def test_an_order_says_from_whom_a_creature_captures() -> None:
    ada = side(battleline=["seneschal-sargassa", "seneschal-sargassa"])
    t = table(ada, side(amber=3), house=House.SAURIAN, tide_in_game=True)
    t.answer("raise-tide")
    mine = "A creature you control captures 2{amber} from your opponent."
    assert set(first_labels(t).values()) == {mine}
    bo = side(battleline=["seneschal-sargassa", "seneschal-sargassa"])
    t = table(side(battleline=["troll"], amber=1), bo, house=House.SAURIAN, tide_in_game=True)
    t.answer("raise-tide")
    assert set(first_labels(t).values()) == {mine}


@pytest.mark.rule("glossary/upgrades")
def test_an_order_names_the_card_that_gave_the_ability() -> None:
    ada = side(battleline=[spec("umbra", upgrades=["ghostform", "khrkhar-s-blaster"])])
    t = table(ada, side(battleline=["troll"]), house=House.SHADOWS)
    t.do("reap", "umbra")
    assert first_labels(t) == {
        "Umbra (from Ghostform)": "Archive Ghostform.",
        "Umbra (from Khrkhar’s Blaster)": "You may deal 2{damage} to a creature or attach Khrkhar’s Blaster to a"
        " creature named Lieutenant Khrkhar.",
    }
