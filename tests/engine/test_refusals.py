"""Refusals in play: the card that forbids, the price and the condition are said, in both languages."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

from kfdesk.cards import library
from kfdesk.collection.files import sample_decks
from kfdesk.engine import Decision, DeckCard, Game, House, IllegalChoice, Seat, SetupError
from kfdesk.engine import phrases as say
from kfdesk.engine.phrases import off_house
from kfdesk.engine.terms import DecisionKind, Icon, KeyColor, Step
from kfdesk.engine.viewers import is_identified
from tests.engine.mixing import mixed_decks
from tests.engine.playing import new_game, random_keys
from tests.said import both, reasons
from tests.tables import Table, side, spec, table


def said(t: Table, key: str) -> list[tuple[str, str, str]]:
    """Return what is said against a choice: English, German and the rulebook entry."""
    return [(r.text.en, r.text.say("de"), r.rule) for r in t.game.explain(key).reasons]


@pytest.mark.rule("glossary/restrictions")
def test_a_condition_is_said_in_the_words_of_the_card() -> None:
    t = table(side(hand=["kelifi-dragon"], amber=6), house=House.BROBNAR)
    assert said(t, f"play:{t.handle('kelifi-dragon')}") == [
        (
            "Kelifi Dragon cannot be played unless you have 7{amber} or more.",
            "„Kelifi-Drache“ kann nicht gespielt werden, es sei denn, du hast mindestens 7{amber}.",
            "glossary/restrictions",
        )
    ]
    t = table(side(battleline=["giant-sloth"]), house=House.UNTAMED)
    assert said(t, f"reap:{t.handle('giant-sloth')}") == [
        (
            "You cannot use Giant Sloth unless you have discarded an Untamed card from your hand this turn.",
            "Du kannst „Riesenfaultier“ nicht verwenden, es sei denn, du hast in diesem Zug eine Karte der Fraktion"
            " Ungezähmte von deiner Hand abgelegt.",
            "glossary/restrictions",
        )
    ]


@pytest.mark.rule("glossary/if-you-do-and-in-order-to")
def test_aember_that_must_be_lost_is_said_with_what_there_is() -> None:
    t = table(side(hand=["truebaru"], amber=2), house=House.DIS)
    assert said(t, f"play:{t.handle('truebaru')}") == [
        (
            "You must first lose 3 Æmber (Truebaru); you have 2.",
            "Dafür musst du zuerst 3 Æmber verlieren (Baruwahr); du hast 2.",
            "glossary/if-you-do-and-in-order-to",
        )
    ]


@pytest.mark.rule("glossary/pay")
def test_aember_that_must_be_paid_is_said_with_what_there_is() -> None:
    bo = side(battleline=["tentacus"], artifacts=["customs-office"])
    t = table(side(hand=["cannon"], artifacts=["gauntlet-of-command"]), bo, house=House.BROBNAR)
    assert said(t, f"play:{t.handle('cannon')}") == [
        (
            "You must first pay 1 Æmber (Customs Office); you have 0.",
            "Dafür musst du zuerst 1 Æmber bezahlen (Zollstation); du hast 0.",
            "glossary/pay",
        )
    ]
    assert said(t, f"action:{t.handle('gauntlet-of-command')}")[0][0] == (
        "You must first pay 1 Æmber (Tentacus); you have 0."
    )
    bo = side(artifacts=["customs-office", "customs-office"])
    t = table(side(hand=["cannon"], amber=1), bo, house=House.BROBNAR)
    assert said(t, f"play:{t.handle('cannon')}")[0][0] == ("You must first pay 2 Æmber (Customs Office); you have 1.")


@pytest.mark.rule("glossary/restrictions")
def test_the_card_that_forbids_is_named() -> None:
    t = table(side(hand=["zorg"], battleline=["grommid"]), house=House.MARS)
    assert said(t, f"play:{t.handle('zorg')}") == [
        (
            "Grommid: While it is in play, you cannot play creatures.",
            "Grommid: Solange diese Kreatur im Spiel ist, kannst du keine Kreaturen spielen.",
            "glossary/restrictions",
        )
    ]
    t = table(side(battleline=["tireless-crocag"]), side(battleline=["troll"]), house=House.BROBNAR)
    assert said(t, f"reap:{t.handle('tireless-crocag')}") == [
        (
            "Tireless Crocag cannot reap.",
            "„Crocag der Unermüdliche“ kann nicht ernten.",
            "glossary/restrictions",
        )
    ]
    t = table(side(hand=["fogbank"]), side(battleline=["troll"], houses=(House.BROBNAR,)), house=House.UNTAMED)
    t.do("play", "fogbank")
    t.end_turn()
    refused = [en for en, _, _ in said(t, f"fight:{t.handle('troll')}")]
    assert "Fogbank: This turn, creatures you control cannot fight." in refused


@pytest.mark.rule("glossary/house-choice", "glossary/cannot", "turn/step-2-choose-a-house")
def test_every_reason_against_a_house_is_a_sentence() -> None:
    houses = (House.DIS, House.LOGOS, House.SHADOWS)
    t = table(side(battleline=["pitlord"], houses=houses), step=Step.HOUSE)
    assert said(t, "house:logos") == [
        (
            "Pitlord: While it is in play, you must choose Dis as your active house.",
            "Grubenfürst: Solange diese Kreatur im Spiel ist, musst du Dis als deine aktive Fraktion wählen.",
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
def test_a_house_that_a_card_forbids_is_refused_in_the_words_of_the_card() -> None:
    bo = side(hand=["restringuntus"], houses=(House.DIS,))
    t = table(side(houses=(House.DIS, House.LOGOS)), bo, active=1, house=House.DIS)
    t.creature("restringuntus")
    t.answer("house:logos")
    t.game.choose("end-turn")
    assert said(t, "house:logos") == [
        (
            "Restringuntus: Until it leaves play, you cannot choose house Logos as your active house.",
            "Restringuntus: Bis diese Kreatur das Spiel verlässt, kannst du die Fraktion Logos nicht als deine aktive"
            " Fraktion wählen.",
            "glossary/cannot",
        )
    ]


@pytest.mark.rule("glossary/any-number", "glossary/resolve-as-much-as-you-can")
def test_too_many_cards_or_houses_are_refused_with_how_many_may_be_chosen() -> None:
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


@pytest.mark.rule("glossary/upgrades")
def test_an_upgrade_in_play_is_not_called_out_of_play() -> None:
    t = table(side(battleline=[spec("krump", upgrades=["blood-of-titans"])]), house=House.BROBNAR)
    assert said(t, f"action:{t.handle('blood-of-titans')}") == [
        (
            "You use the creature that an upgrade is attached to, not the upgrade itself.",
            "Nicht die Aufwertung wird verwendet, sondern die Kreatur, an die sie angelegt ist.",
            "glossary/upgrades",
        )
    ]


@pytest.mark.rule("glossary/ability-card-ability", "glossary/flank")
def test_the_condition_that_a_card_does_not_meet_is_said() -> None:
    t = table(side(hand=["hand-of-dis"]), side(battleline=["krump", "troll", "bumpsy"]), house=House.DIS)
    t.do("play", "hand-of-dis")
    assert said(t, f"card:{t.handle('krump')}") == [
        (
            "Krump is on a flank; choose a creature that is not on a flank.",
            "„Krümel“ befindet sich an einer Flanke: Wähle eine Kreatur, die sich nicht an einer Flanke befindet.",
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
        "Odd: Zorg belongs to house Mars, which is not a house of the deck.",
        "Odd: „Zorg“ gehört zur Fraktion Mars, die keine Fraktion des Decks ist.",
    )


@pytest.mark.rule("glossary/deck", "glossary/reference-cards")
def test_a_deck_whose_reference_cards_are_no_such_or_are_shuffled_in_cannot_be_played() -> None:
    deck = sample_decks()[0][1]
    house = deck.houses[0]
    for id_, german in (
        ("berserker", "ist eine Referenzkarte: Die Token-Kreatur im Spiel"),
        ("overreach", "liegt neben dem Spielbereich"),
    ):
        mixed = replace(deck, name="Odd", cards=(DeckCard(id_, house), *deck.cards[1:]))
        with pytest.raises(SetupError, match=library()[id_].name) as refused:
            Game.new((Seat("Ada", mixed), Seat("Bo", deck)), seed=1, library=library())
        assert german in refused.value.words.say("de")
    beside = replace(deck, name="Odd", references=(DeckCard("troll", house),))
    with pytest.raises(SetupError, match="Odd: Troll is not a reference card") as refused:
        Game.new((Seat("Ada", beside), Seat("Bo", deck)), seed=1, library=library())
    assert refused.value.words.say("de") == "Odd: „Troll“ ist keine Referenzkarte."


@pytest.mark.rule("glossary/restrictions", "glossary/neighbor")
def test_a_refusal_is_the_sentence_that_forbids_with_its_condition() -> None:
    t = table(side(battleline=["narp", "troll"]), house=House.BROBNAR)
    assert said(t, f"reap:{t.handle('troll')}")[0][0] == "Narp: Its neighbors cannot reap."
    t = table(side(hand=["urchin", "bad-penny"]), side(battleline=["kaupe"]), house=House.SHADOWS)
    t.creature("urchin")
    assert said(t, f"play:{t.handle('bad-penny')}") == [
        (
            "Kaupe: You cannot play more than 1 card of each type each turn.",
            "Kaupe: Du kannst nicht mehr als 1 Karte jedes Typs pro Zug spielen.",
            "glossary/restrictions",
        )
    ]


@pytest.mark.rule("glossary/restrictions")
def test_a_card_that_forbids_to_all_is_named_to_itself_too() -> None:
    t = table(side(battleline=["little-rapscal", "troll"]), side(battleline=["urchin"]), house=House.BROBNAR)
    for id_ in ("little-rapscal", "troll"):
        assert said(t, f"reap:{t.handle(id_)}")[0][0] == "Little Rapscal: Creatures must fight when used, if able."


@pytest.mark.rule("glossary/restrictions", "glossary/friendly")
def test_whose_creatures_an_opponents_card_forbids_to_reap_is_said_plainly() -> None:
    t = table(side(battleline=["troll"]), side(battleline=["barrister-joya"]), house=House.BROBNAR)
    assert [reason[:2] for reason in said(t, f"reap:{t.handle('troll')}")] == [
        (
            "Barrister Joya: Creatures you control cannot reap.",
            "Barristerin Joya: Kreaturen unter deiner Kontrolle können nicht ernten.",
        )
    ]


@pytest.mark.rule("glossary/restrictions", "glossary/tide")
def test_the_card_that_gives_an_ability_is_named_with_what_the_ability_forbids() -> None:
    t = table(side(battleline=["troll"], artifacts=["dry-the-river"]), tide=1, house=House.BROBNAR)
    assert [reason[:2] for reason in said(t, f"reap:{t.handle('troll')}")] == [
        (
            "Dry the River: While the tide is low, Troll cannot reap.",
            "Den Fluss austrocknen: Solange die Gezeiten niedrig sind, kann „Troll“ nicht ernten.",
        )
    ]


@pytest.mark.rule("glossary/using-cards-via-other-card-abilities")
def test_of_an_opponents_card_nothing_is_said_but_that_it_is_not_yours() -> None:
    t = table(side(battleline=["troll"]), side(battleline=[spec("krump", stunned=True, ready=False)]), house=House.DIS)
    assert [en for en, _, _ in said(t, f"reap:{t.handle('krump')}")] == ["You do not control it."]


@pytest.mark.rule("glossary/restrictions", "glossary/upgrades")
def test_an_upgrade_that_forbids_names_its_creature() -> None:
    t = table(side(battleline=[spec("troll", upgrades=["detention-coil"])]), side(battleline=["krump"]))
    assert "Detention Coil: Troll cannot fight." in [en for en, _, _ in said(t, f"fight:{t.handle('troll')}")]
    worn = spec("zorg", upgrades=["halo-of-enlightenment"])
    bo = side(battleline=[worn, spec("urchin", token_of="grunt")], token="grunt")
    t = table(side(battleline=["troll"]), bo, house=House.BROBNAR)
    t.do("fight", "troll")
    assert [reason[:2] for reason in said(t, f"card:{t.handle('zorg')}")] == [
        (
            "Halo of Enlightenment: Zorg cannot be attacked while its controller controls a token creature.",
            "Krone der Erleuchtung: „Zorg“ kann nicht angegriffen werden, solange der kontrollierende Spieler "
            "dieser Kreatur eine Token-Kreatur kontrolliert.",
        )
    ]


@pytest.mark.rule("glossary/off-house")
def test_the_houses_of_a_card_are_listed() -> None:
    t = table(side(hand=["troll"]), house=House.DIS)
    assert said(t, f"play:{t.handle('troll')}") == [
        (
            "It belongs to house Brobnar; your active house is Dis.",
            "Sie gehört zur Fraktion Brobnar; deine aktive Fraktion ist Dis.",
            "glossary/off-house",
        )
    ]
    several = off_house((House.LOGOS, House.SHADOWS, House.UNTAMED), None).text
    assert both(several) == (
        "It belongs to houses Logos, Shadows, and Untamed; no house is active this turn.",
        "Sie gehört zu den Fraktionen Logos, Schatten und Ungezähmte; in diesem Zug ist keine Fraktion aktiv.",
    )


@pytest.mark.rule("glossary/using-creatures")
def test_an_artifact_of_another_house_is_told_first_that_it_never_reaps() -> None:
    t = table(side(artifacts=["cannon"]), house=House.DIS)
    for key in ("reap", "fight"):
        assert said(t, f"{key}:{t.handle('cannon')}")[0][0] == "Only creatures reap and fight."
    assert [en for en, _, _ in said(t, f"action:{t.handle('cannon')}")] == [
        "It belongs to house Brobnar; your active house is Dis."
    ]


@pytest.mark.rule("glossary/off-house", "turn/step-2-choose-a-house")
def test_before_a_house_is_chosen_it_is_not_said_that_there_is_none_this_turn() -> None:
    t = table(side(hand=["troll"], houses=(House.BROBNAR, House.DIS)), step=Step.HOUSE)
    assert [reason[:2] for reason in said(t, f"play:{t.handle('troll')}")][1:] == [
        (
            "It belongs to house Brobnar; no house has been chosen yet this turn.",
            "Sie gehört zur Fraktion Brobnar; in diesem Zug wurde noch keine Fraktion gewählt.",
        )
    ]


@pytest.mark.rule("glossary/keys")
def test_a_key_that_cannot_be_forged_has_its_reason() -> None:
    t = table(side(amber=6, keys=(KeyColor.RED,)), step=Step.START)
    assert said(t, "key:red") == [
        ("This key is already forged.", "Dieser Schlüssel ist schon geschmiedet.", "glossary/keys")
    ]
    assert [en for en, _, _ in said(t, "key:colorless")] == ["There is no key of this color to forge now."]


@pytest.mark.rule("glossary/restrictions", "glossary/out-of-play-zones")
def test_the_owner_of_a_card_in_hand_reads_its_name() -> None:
    t = table(side(hand=["training-costs"]), house=House.SAURIAN)
    assert [en for en, _, _ in said(t, f"discard:{t.handle('training-costs')}")] == [
        "Training Costs cannot be discarded from your hand, except by card abilities."
    ]


@pytest.mark.rule("glossary/ability-card-ability", "glossary/friendly", "glossary/out-of-play-zones")
def test_of_several_conditions_the_first_that_fails_is_said() -> None:
    bo = side(battleline=["troll"], artifacts=["cannon"], hand=["krump"])
    t = table(side(hand=["punch", "silvertooth"], battleline=["dodger"]), bo, house=House.BROBNAR)
    t.do("play", "punch")
    assert [said(t, f"card:{t.handle(card)}")[0][:2] for card in ("cannon", "silvertooth", "krump")] == [
        ("Cannon is not a creature.", "„Kanone“ ist keine Kreatur."),
        ("Silvertooth is not in play.", "„Silberzahn“ ist nicht im Spiel."),
        ("This card is not in play.", "Diese Karte ist nicht im Spiel."),
    ]


@pytest.mark.rule("glossary/out-of-play-zones")
def test_a_view_does_not_hold_what_reaches_the_whole_table() -> None:
    t = table(side(hand=["punch"]), side(battleline=["troll"]), house=House.BROBNAR)
    t.do("play", "punch")
    asked, seen = t.game.decision, t.game.view(0).decision
    assert asked is not None and asked.why_not is not None
    assert seen == asked and seen.why_not is None


@pytest.mark.rule("glossary/out-of-play-zones")
@pytest.mark.parametrize("seed", range(3))
def test_a_refused_card_is_named_only_where_its_player_knows_it(seed: int) -> None:
    game, random = new_game(seed, mixed_decks(seed)), Random(seed)
    unknown = 0
    for _ in range(200):
        if (decision := game.decision) is None:
            break
        if decision.kind is not DecisionKind.MAIN:
            unknown += _check_refused_cards(game, decision)
        game.choose(*random_keys(decision, random))
    assert unknown > 100


OF_HIDDEN = (say.NOT_IN_PLAY, say.NOT_IN_HAND, say.NOT_IN_ARCHIVES, say.NOT_SHOWN, say.NOT_OFFERED, say.NOT_ENEMY)


def _check_refused_cards(game: Game, decision: Decision) -> int:
    """Assert that no card that the player does not know is named as it is refused; return how many of those there are.

    What is said of such a card is what may be said of any, or the question itself.
    """
    cards, unknown = game.state.cards, 0
    for card in cards[1:]:
        if f"card:c{card.id}" in decision.keys():
            continue
        unknown += not is_identified(cards, card, decision.player)
        for reason in game.explain(f"card:c{card.id}").reasons:
            assert "{" not in re.sub(rf"{{({'|'.join(Icon)})}}", "", reason.text.en), reason.text.en
            assert not reason.text.en.startswith("This card cannot be chosen here."), reason.text.en
            if not is_identified(cards, card, decision.player):
                assert reason in OF_HIDDEN or reason.text.en.startswith(
                    ("This card is ", "You are asked something else now")
                ), reason
    return unknown
