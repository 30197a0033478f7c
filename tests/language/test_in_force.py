"""What lasting effects say while they are in force: whom and what they bind, how many are left, until when."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from kfdesk.cards import library
from kfdesk.engine.abilities import Ability, Reaction, Triggered
from kfdesk.engine.lasting import EffectInForce, Reader, When
from kfdesk.engine.phrases import plain
from kfdesk.engine.terms import PLAYERS, House, Label
from kfdesk.language import durations
from kfdesk.language.base import Target
from kfdesk.language.durations import Duration, Next
from kfdesk.language.named_choices import HouseChoice
from kfdesk.language.words import (
    CREATURE,
    ENEMY,
    FRIENDLY,
    HAUNTED,
    LEAVE_ARCHIVES,
    OPPONENT,
    a,
    after,
    cannot,
    card,
    considered,
    gain,
    is_destroyed,
    play,
    this_turn,
)
from kfdesk.text.parts import parts
from tests.tables import Table, side, table

pytestmark = pytest.mark.rule("glossary/lasting-effects")


def in_force(t: Table) -> list[tuple[str, str]]:
    """Return what is in force as Ada reads it and as Bo reads it."""
    own, others = (t.game.view(player).lasting for player in PLAYERS)
    return [(mine.en, theirs.en) for (_, mine), (_, theirs) in zip(own, others, strict=True)]


def in_german(t: Table) -> list[tuple[str, str]]:
    """Return the same in German."""
    own, others = (t.game.view(player).lasting for player in PLAYERS)
    return [(mine.say("de"), theirs.say("de")) for (_, mine), (_, theirs) in zip(own, others, strict=True)]


def test_each_seat_reads_whom_it_binds() -> None:
    t = table(side(artifacts=["lifeward"]), house=House.DIS)
    t.do("omni", "lifeward")
    assert in_force(t) == [
        (
            "Lifeward: On your opponent’s next turn, they cannot play creatures.",
            "Lifeward: On your next turn, you cannot play creatures.",
        )
    ]
    assert in_german(t) == [
        (
            "Lebensschutz: In seinem nächsten Zug kann dein Gegner keine Kreaturen spielen.",
            "Lebensschutz: In deinem nächsten Zug kannst du keine Kreaturen spielen.",
        )
    ]
    both = t.game.view(None, omniscient=True).lasting
    assert [words.en for _, words in both] == ["Lifeward: On Bo’s next turn, Bo cannot play creatures."]
    t.end_turn()
    assert [theirs for _, theirs in in_force(t)] == ["Lifeward: This turn, you cannot play creatures."]


def test_an_effect_at_the_edge_of_the_next_turn_names_whose_turn_it_is() -> None:
    t = table(side(hand=["atrocity"]), house=House.DIS)
    t.creature("atrocity")
    ((en, _),), ((de, _),) = in_force(t), in_german(t)
    assert en.startswith(
        "Atrocity: At the start of your opponent’s next turn, they discard the top card of their deck."
    )
    assert de.startswith(
        "Abscheulichkeit: Zu Beginn seines nächsten Zuges legt dein Gegner die oberste Karte seines Decks ab."
    )


def test_what_waits_for_the_start_of_a_turn_is_told_until_the_turn_has_begun() -> None:
    ability, card = next(durations_of("atrocity"))[1], library()["atrocity"]
    duration = (When.THIS_TURN, False)
    effect = EffectInForce(ability, card.title, Reader.OWN, plain("Ada"), plain("Bo"), (), None, duration)
    said = card.in_force_words(effect)
    assert said.en == (
        "Atrocity: At the start of this turn, your opponent discards the top card of their deck. For the remainder of"
        " the turn, they must choose that card’s house as their active house."
    )
    assert said.say("de") == (
        "Abscheulichkeit: Zu Beginn dieses Zuges legt dein Gegner die oberste Karte seines Decks ab. Für den Rest des"
        " Zuges muss er die Fraktion jener Karte als seine aktive Fraktion wählen."
    )
    t = table(side(hand=["atrocity"]), side(deck=["troll"], houses=[House.BROBNAR]), house=House.DIS)
    t.creature("atrocity")
    t.end_turn()
    assert [mine for mine, _ in in_force(t)] == [
        "Atrocity: This turn, your opponent must choose Troll’s house as their active house."
    ]
    t.game.adjust(_to_hand(t, "troll", 1))  # of another card nothing is said, and its house binds nobody
    assert in_force(t) == []


def test_german_keeps_the_name_of_a_card_apart_from_what_it_gains() -> None:
    t = table(side(artifacts=["spectral-tunneler"], battleline=["krump"]), house=House.LOGOS)
    t.do("action", "spectral-tunneler")
    t.finish()
    assert "Spektralbohrer: In diesem Zug erhält „Krümel“ die Fähigkeit „Nach der Ernte: Ziehe eine Karte.“" in [
        mine for mine, _ in in_german(t)
    ]


def test_german_says_which_power_creatures_have_and_as_what_another_card_counts() -> None:
    t = table(side(artifacts=["the-pale-star"]), house=House.DIS)
    t.do("omni", "the-pale-star")
    assert [mine for mine, _ in in_german(t)] == [
        "Der Bleiche Stern: In diesem Zug hat jede Kreatur Stärke 1.",
        "Der Bleiche Stern: In diesem Zug hat jede Kreatur Rüstung 0.",
    ]
    effigy = {"id": "effigy-of-melerukh", "counters": {"awakening": 5}}
    t = table(side(artifacts=[effigy]), side(battleline=["krump"]), house=House.BROBNAR, active=1)
    t.do("reap", "krump")
    t.finish()
    assert in_force(t)[-1][0] == (
        "Effigy of Melerukh: Until Effigy of Melerukh leaves play, its text box is considered blank (except for"
        " traits)."
    )
    assert [mine for mine, _ in in_german(t)][-2:] == [
        "Abbild von Melerukh: Bis „Abbild von Melerukh“ das Spiel verlässt, gilt diese Karte als Kreatur mit"
        " Rüstung 100.",
        "Abbild von Melerukh: Bis „Abbild von Melerukh“ das Spiel verlässt, gilt das Textfeld dieser Karte als leer"
        " (bis auf Merkmale).",
    ]


def test_an_artifact_that_is_a_creature_now_is_no_artifact_in_german() -> None:
    t = table(side(artifacts=["auto-legionary"]), house=House.SAURIAN)
    t.do("action", "auto-legionary")
    t.finish()
    assert in_force(t)[-1][1] == (
        "Auto-Legionary: Until Auto-Legionary leaves play, it may be used as if it belonged to the active house."
    )
    assert in_german(t)[-1][1] == (
        "Legionär-o-bot: Bis „Legionär-o-bot“ das Spiel verlässt, darf diese Karte verwendet werden, als gehörte sie"
        " zur aktiven Fraktion."
    )


def test_two_equal_effects_are_two_and_each_goes_when_it_is_used() -> None:
    t = table(side(hand=["phase-shift", "phase-shift", "troll", "krump"]), house=House.LOGOS)
    t.do("play", "phase-shift")
    t.do("play", "phase-shift", 1)
    once = "Phase Shift: You may play a non-Logos card this turn."
    assert [mine for mine, _ in in_force(t)] == [once, once]
    t.creature("troll")
    assert [mine for mine, _ in in_force(t)] == [once]
    t.creature("krump")
    assert in_force(t) == []


def test_the_card_that_was_picked_is_named() -> None:
    t = table(side(artifacts=["hallowed-shield"], battleline=["bulwark", "champion-anaphiel"]), house=House.SANCTUM)
    t.do("action", "hallowed-shield")
    t.pick("bulwark")
    assert in_force(t) == [("Hallowed Shield: This turn, Bulwark cannot be dealt damage.",) * 2]


def test_so_many_uses_are_left() -> None:
    ada = side(artifacts=["combat-pheromones"], battleline=["zorg", "grabber-jammer", "troll"])
    t = table(ada, side(battleline=["krump"]), house=House.BROBNAR)
    t.do("omni", "combat-pheromones")
    assert in_force(t)[0][0] == "Combat Pheromones: You may use up to 2 other friendly Mars cards this turn."
    t.do("reap", "zorg")
    said = [mine for mine, _ in in_force(t)]
    assert said == [
        "Combat Pheromones: You may use another friendly Mars card this turn.",
        "Combat Pheromones: This turn, you may use Zorg.",
    ]


@pytest.mark.parametrize(
    ("id_", "uses", "en", "de"),
    [
        (
            "combat-pheromones",
            2,
            "Your opponent may use up to 2 of their other Mars cards this turn.",
            "Dein Gegner darf in diesem Zug bis zu 2 seiner anderen Mars-Karten verwenden.",
        ),
        (
            "combat-pheromones",
            1,
            "Your opponent may use one of their other Mars cards this turn.",
            "Dein Gegner darf in diesem Zug eine seiner anderen Mars-Karten verwenden.",
        ),
        (
            "j43g3r-v",
            1,
            "Your opponent may reap with one of their non-Star Alliance creatures this turn.",
            "Dein Gegner darf in diesem Zug mit einer seiner Nicht-Sternenallianz-Kreaturen ernten.",
        ),
        (
            "mutagenic-serum",
            None,
            "This turn, your opponent may use their Mutant creatures.",
            "In diesem Zug darf dein Gegner seine Mutanten-Kreaturen verwenden.",
        ),
        (
            "united-action",
            None,
            "This turn, your opponent may play cards that share a house with one of their cards in play.",
            "In diesem Zug darf dein Gegner Karten spielen, die eine Fraktion mit einer seiner Karten im Spiel"
            " gemeinsam haben.",
        ),
        (
            "warsong",
            None,
            "This turn, your opponent gains 1{amber} each time one of their creatures fights.",
            "In diesem Zug erhält dein Gegner jedes Mal 1{amber}, wenn eine seiner Kreaturen kämpft.",
        ),
        (
            "loot-the-bodies",
            None,
            "This turn, your opponent gains 1{amber} each time one of your creatures is destroyed.",
            "In diesem Zug erhält dein Gegner jedes Mal 1{amber}, wenn eine deiner Kreaturen zerstört wird.",
        ),
    ],
)
def test_an_opponent_who_acts_does_so_with_their_own_cards(id_: str, uses: int | None, en: str, de: str) -> None:
    """Behind "your opponent may use" enemy creatures would be read as enemies of that player."""
    ability, source = next(ability for _, ability, _ in durations_of(id_)), library()[id_]
    lead, ada, bo = source.title, plain("Ada"), plain("Bo")
    effect = EffectInForce(ability, lead, Reader.OTHER, ada, bo, (), uses, (When.THIS_TURN, False))
    said = source.in_force_words(effect)
    assert (said.en, said.say("de")) == (f"{lead.en}: {en}", f"{lead.say('de')}: {de}")


def test_the_keys_of_the_player_who_reads_it_are_theirs() -> None:
    t = table(side(hand=["crushing-deep"]), house=House.UNFATHOMABLE)
    t.do("play", "crushing-deep")
    assert in_force(t) == [
        (
            "Crushing Deep: On your opponent’s next turn, keys cost +3{amber} for each of their forged keys.",
            "Crushing Deep: On your next turn, keys cost +3{amber} for each of your forged keys.",
        )
    ]
    assert in_german(t)[0][1] == (
        "Zermalmen der Tiefen: In deinem nächsten Zug kosten Schlüssel +3{amber} für jeden deiner geschmiedeten"
        " Schlüssel."
    )


def test_it_is_gone_with_what_it_binds() -> None:
    t = table(side(artifacts=["hallowed-shield"], hand=["mass-abduction"], battleline=["bulwark"]), house=House.SANCTUM)
    t.do("action", "hallowed-shield")
    t.finish()
    assert len(in_force(t)) == 1
    t.game.adjust(_to_hand(t, "bulwark"))
    assert in_force(t) == []


@pytest.mark.parametrize(
    ("id_", "en", "de"),
    [
        (
            "snaglet",
            "On your opponent’s next turn, after they choose house Dis as their active house, steal 2{amber}.",
            "Im nächsten Zug deines Gegners stiehlst du 2{amber}, nachdem er die Fraktion Dis als seine aktive Fraktion"
            " gewählt hat.",
        ),
        (
            "allusions-of-grandeur",
            "On your opponent’s next turn, if they do not choose house Dis as their active house, gain 3{amber}.",
            "Im nächsten Zug deines Gegners erhältst du 3{amber}, falls er nicht die Fraktion Dis als seine aktive"
            " Fraktion wählt.",
        ),
        (
            "seismo-entangler",
            "On your opponent’s next turn, creatures of house Dis cannot reap.",
            "Im nächsten Zug deines Gegners können Kreaturen der Fraktion Dis nicht ernten.",
        ),
    ],
)
def test_a_house_that_was_named_stands_in_the_sentence(id_: str, en: str, de: str) -> None:
    ability = next(ability for _, ability, _ in durations_of(id_))
    choice = next(part for part in parts(ability) if isinstance(part, HouseChoice))
    source = library()[id_]
    duration = (When.NEXT_TURN, True)
    effect = EffectInForce(
        ability, source.title, Reader.OWN, plain("Ada"), plain("Bo"), (), None, duration, houses=((choice, House.DIS),)
    )
    said = source.in_force_words(effect)
    assert (said.en, said.say("de")) == (f"{source.title.en}: {en}", f"{source.title.say('de')}: {de}")


def test_a_house_that_was_named_stands_in_the_question() -> None:
    t = table(side(battleline=["diplomat-agung", "krump"]), house=House.STAR_ALLIANCE)
    t.do("reap", "diplomat-agung")
    t.answer("house:dis")
    assert t.decision.prompt.en == (
        "Choose a friendly creature: For the remainder of the turn, that creature belongs to house Dis in addition to"
        " its other houses"
    )
    assert t.decision.prompt.say("de") == (
        "Wähle eine befreundete Kreatur: Für den Rest des Zuges gehört jene Kreatur auch zur Fraktion Dis"
    )
    t.pick("krump")
    assert in_force(t) == [
        ("Diplomat Agung: This turn, Krump belongs to house Dis in addition to its other houses.",) * 2
    ]


@pytest.mark.rule("glossary/control-and-ownership")
def test_who_controls_a_card_is_said_as_it_is_now() -> None:
    t = table(side(hand=["hypnobeam"]), side(battleline=["ardent-hero"]), house=House.MARS)
    t.do("play", "hypnobeam")
    t.finish()
    assert in_force(t) == [("Hypnobeam: You control Ardent Hero.", "Hypnobeam: Your opponent controls Ardent Hero.")]
    assert in_german(t) == [
        (
            "Hypnotischer Strahl: Du kontrollierst die Kreatur „Inbrünstiger Held“.",
            "Hypnotischer Strahl: Dein Gegner kontrolliert die Kreatur „Inbrünstiger Held“.",
        )
    ]


def test_what_another_player_has_to_do_is_an_order_to_that_player() -> None:
    t = table(side(hand=["miasma"]), house=House.SHADOWS)
    t.do("play", "miasma")
    assert in_german(t) == [
        (
            "Miasma: In seinem nächsten Zug überspringt dein Gegner seinen Schritt „Schlüssel schmieden“.",
            "Miasma: Überspringe in deinem nächsten Zug deinen Schritt „Schlüssel schmieden“.",
        )
    ]


def test_a_player_who_acts_is_named_once() -> None:
    t = table(side(hand=["library-access"]), house=House.LOGOS)
    t.do("play", "library-access")
    assert in_german(t)[0][1] == (
        "Bibliothekszugang: In diesem Zug zieht dein Gegner jedes Mal eine Karte, nachdem er eine andere Karte"
        " gespielt hat."
    )
    t = table(side(hand=["interdimensional-graft"]), house=House.LOGOS)
    t.do("play", "interdimensional-graft")
    assert in_german(t)[0][0] == (
        "Interdimensionaler Spalt: In seinem nächsten Zug muss dein Gegner dir sein gesamtes verbliebenes {amber}"
        " bezahlen, nachdem er einen Schlüssel geschmiedet hat."
    )
    t = table(side(artifacts=["arcenomometer"]), house=House.LOGOS)
    t.do("action", "arcenomometer")
    assert in_german(t)[0][0] == (
        "Arkenomometer: In seinem nächsten Zug verliert dein Gegner jedes Mal 1{amber}, nachdem er eine Karte gespielt"
        " hat."
    )
    t = table(side(hand=["corner-the-market"]), house=House.EKWIDON)
    t.do("play", "corner-the-market")
    assert in_force(t)[1] == (
        "Corner the Market: On your opponent’s next turn, each time they discard a card from their hand, they may"
        " archive it from their discard pile.",
        "Corner the Market: On your next turn, each time you discard a card from your hand, you may archive"
        " it from your discard pile.",
    )
    assert in_german(t)[1] == (
        "Den Markt beherrschen: Jedes Mal, wenn dein Gegner in seinem nächsten Zug eine Karte von seiner Hand ablegt,"
        " darf er sie aus seinem Ablagestapel archivieren.",
        "Den Markt beherrschen: Jedes Mal, wenn du in deinem nächsten Zug eine Karte von deiner Hand ablegst, darfst"
        " du sie aus deinem Ablagestapel archivieren.",
    )


def test_german_says_what_a_card_is_so_that_a_pronoun_can_mean_it() -> None:
    t = table(side(hand=["sneklifter"]), side(artifacts=["autocannon"]), house=House.SHADOWS)
    t.do("play", "sneklifter")
    t.finish()
    assert in_force(t)[1] == (
        "Sneklifter: While you control Autocannon, if it does not belong to one of your houses, it belongs to house"
        " Shadows.",
        "Sneklifter: While your opponent controls Autocannon, if it does not belong to one of their houses, it belongs"
        " to house Shadows.",
    )
    assert in_german(t)[1] == (
        "Schlangenstehler: Solange du das Artefakt „Vollautomatische Kanone“ kontrollierst, gehört es zur Fraktion"
        " Schatten, falls es zu keiner deiner Fraktionen gehört.",
        "Schlangenstehler: Solange dein Gegner das Artefakt „Vollautomatische Kanone“ kontrolliert, gehört es zur"
        " Fraktion Schatten, falls es zu keiner seiner Fraktionen gehört.",
    )
    t = table(side(hand=["borrow"]), side(artifacts=["autocannon"]), house=House.SHADOWS)
    t.do("play", "borrow")
    t.finish()
    assert in_force(t)[1][1] == "“Borrow”: While your opponent controls Autocannon, it belongs to house Shadows."
    assert in_german(t)[1][1] == (
        "„Ausleihen“: Solange dein Gegner das Artefakt „Vollautomatische Kanone“ kontrolliert, gehört es zur Fraktion"
        " Schatten."
    )


def _to_hand(t: Table, card: str, player: int = 0) -> Any:
    from kfdesk.engine import Move, Zone

    return Move(card=t.handle(card), zone=Zone.HAND, player=player)


def test_what_holds_while_a_card_has_a_counter_is_gone_with_that_card() -> None:
    t = table(side(battleline=["eclectic-ambrosius-evil-twin"]), side(battleline=["krump"]), house=House.SAURIAN)
    t.do("reap", "eclectic-ambrosius-evil-twin")
    t.finish()
    assert in_force(t)[0][0] == (
        "Eclectic Ambrosius: Krump’s text box is considered blank (except for traits) while it has an ignorance counter"
        " on it."
    )
    assert in_german(t)[0][0] == (
        "Ambrosius der Vielseitige: Das Textfeld von „Krümel“ gilt als leer (bis auf Merkmale), solange diese Kreatur"
        " einen Unwissens-Marker auf sich hat."
    )
    t.game.adjust(_to_hand(t, "krump", 1))
    assert in_force(t) == []


def test_the_time_is_said_before_anybody_is_they() -> None:
    t = table(side(artifacts=["hideaway-hole"]), house=House.SHADOWS)
    t.do("omni", "hideaway-hole")
    assert in_force(t)[0][1] == (
        "Hideaway Hole: Until the start of your opponent’s next turn, each enemy creature gains elusive."
    )


def test_a_facedown_token_creature_is_named_by_the_side_that_is_up() -> None:
    token = {"id": "anger", "token_of": "grunt"}
    t = table(side(artifacts=["hallowed-shield"], battleline=[token], token="grunt"), house=House.SANCTUM)
    t.do("action", "hallowed-shield")
    t.finish()
    assert in_force(t) == [("Hallowed Shield: This turn, Grunt cannot be dealt damage.",) * 2]


# All cards ---------------------------------------------------------------------------------------


_WHEN = {
    durations.ThisTurn: When.THIS_TURN,
    durations.NextTurn: When.NEXT_TURN,
    durations.UntilYourTurn: When.UNTIL_TURN,
    durations.UntilLeaves: When.UNTIL_LEAVES,
    durations.ForGood: When.UNSAID,
}


def durations_of(id_: str) -> Iterator[tuple[Duration, Ability, int | None]]:
    """Yield what a card puts in force for a time, rule by rule, and how often each holds."""
    for ability in library()[id_].abilities:
        for duration in parts(ability):
            if isinstance(duration, Duration):
                for whole in duration.abilities:
                    uses = whole.uses if isinstance(whole, Next) else getattr(whole, "uses", None)
                    for one in durations._unfolded(whole):
                        yield duration, one, uses


LASTING = [id_ for id_ in library() if library()[id_].implemented and any(durations_of(id_))]
SECOND_PERSON = re.compile(r"\b(you|your|friendly|enemy|opponent)\b", re.IGNORECASE)
IN_QUOTES = re.compile(r"“[^”]*”")


def test_many_cards_are_looked_at() -> None:
    assert len(LASTING) > 130


@pytest.mark.parametrize("id_", LASTING)
def test_what_is_in_force_names_players_cards_and_its_end(id_: str) -> None:
    """Read by neither player, it says nobody is "you" or "your opponent": nothing is taken from the print as it is.

    What a card gains stands in quotation marks and is said to that card's controller.
    """
    source, krump = library()[id_], library()["krump"]
    for duration, ability, uses in durations_of(id_):
        picked = [t for t in durations._picked_first(ability) if isinstance(t, Target)]
        effect = EffectInForce(
            ability,
            source.title,
            Reader.EVERYBODY,
            plain("Ada"),
            plain("Bo"),
            tuple((t, (krump,)) for t in picked),
            uses,
            (_WHEN.get(type(duration), When.UNTIL_TURN_ENDS), True),
            source,
        )
        said = IN_QUOTES.sub("", source.in_force_words(effect).en.replace(source.title.en, "X"))
        assert not SECOND_PERSON.search(said), said
        assert not picked or "Krump" in said, said
        if effect.when[0] in (When.THIS_TURN, When.NEXT_TURN, When.UNTIL_TURN):
            assert "turn" in said, said


def test_who_controls_a_picked_card_is_told_whose_turn_it_binds() -> None:
    t = table(side(hand=["mark-of-dis"]), side(battleline=["krump"]), house=House.DIS)
    t.do("play", "mark-of-dis")
    t.finish()
    assert in_force(t) == [
        (
            "Mark of Dis: On your opponent’s next turn, they must choose Krump’s house as their active house.",
            "Mark of Dis: On your next turn, you must choose Krump’s house as your active house.",
        )
    ]
    assert in_german(t)[0][1] == (
        "Zeichen von Dis: In deinem nächsten Zug musst du die Fraktion von „Krümel“ als deine aktive Fraktion wählen."
    )


def test_a_card_that_was_named_or_revealed_stands_in_the_sentence() -> None:
    t = table(side(hand=["etan-s-jar"]), side(battleline=["krump"]), house=House.DIS)
    t.do("play", "etan-s-jar")
    t.answer("name:krump")
    assert in_force(t)[0][0] == "Etan’s Jar: Until Etan’s Jar leaves play, players cannot play cards named Krump."
    assert in_german(t)[0][0] == (
        "Etans Gefäß: Bis „Etans Gefäß“ das Spiel verlässt, können Spieler keine Karten namens „Krümel“ spielen."
    )
    ada = side(artifacts=["creed-of-nurture"], hand=["troll"], battleline=["bumpsy"])
    t = table(ada, house=House.UNTAMED)
    t.do("omni", "creed-of-nurture")
    t.finish()
    assert in_force(t)[0][1] == "Creed of Nurture: This turn, Bumpsy gains the text box of Troll."
    assert in_german(t)[0][1] == "Bekenntnis der Pflege: In diesem Zug erhält „Haudrauf“ das Textfeld von „Troll“."


def test_nothing_is_said_to_be_gained_of_a_card_where_none_was_revealed() -> None:
    t = table(side(artifacts=["creed-of-nurture"], hand=["anger"], battleline=["bumpsy"]), house=House.UNTAMED)
    t.do("omni", "creed-of-nurture")
    t.finish()
    assert in_force(t) == []


def test_a_counted_number_of_a_named_card_points_back_at_it_in_german() -> None:
    t = table(side(artifacts=["creed-of-nature"], battleline=["bumpsy"]), house=House.UNTAMED)
    t.do("omni", "creed-of-nature")
    t.finish()
    assert in_german(t)[0][0] == (
        "Bekenntnis der Natur: In diesem Zug erhält „Haudrauf“ die Schlüsselwörter Scharmützel und Ansturm X, wobei X"
        " die Stärke dieser Kreatur ist."
    )


def test_german_says_how_often_behind_whom_it_is_done_to() -> None:
    t = table(side(hand=["legion-s-march"]), house=House.SAURIAN)
    t.do("play", "legion-s-march")
    assert in_german(t)[0][0] == (
        "Marsch der Legion: In diesem Zug fügst du jeder Kreatur ohne das Merkmal Dinosaurier jedes Mal 1{damage} zu,"
        " nachdem du eine Dinosaurier-Kreatur verwendet hast."
    )


def test_a_card_of_unknown_gender_is_no_feminine_behind_its_name() -> None:
    t = table(side(battleline=["high-priest-torvus"], hand=["exile"]), house=House.SAURIAN)
    t.do("reap", "high-priest-torvus")
    t.answer("yes")
    t.do("play", "exile")
    assert in_german(t) == [
        (
            "Hohepriester Torvus: Nimm „Ins Exil schicken“ nach dem Abhandeln auf deine Hand zurück, statt diese"
            " Aktionskarte auf deinen Ablagestapel zu legen.",
            "Hohepriester Torvus: Dein Gegner nimmt „Ins Exil schicken“ nach dem Abhandeln auf seine Hand zurück, statt"
            " diese Aktionskarte auf seinen Ablagestapel zu legen.",
        )
    ]


def test_german_quotes_a_name_that_is_an_object() -> None:
    t = table(side(battleline=["deipno-spymaster", "chuff-ape"]), house=House.SHADOWS)
    t.do("omni", "deipno-spymaster")
    t.pick("chuff-ape")
    assert in_german(t)[0][0] == "Deipno-Meisterspion: In diesem Zug darfst du „Dampfaffe“ verwenden."


# Said shortly ------------------------------------------------------------------------------------


def test_a_card_that_the_time_has_named_is_it() -> None:
    mysticeti = side(artifacts=["the-mysticeti"], battleline=["dew-faerie"])
    t = table(mysticeti, house=House.UNTAMED)
    t.do("action", "the-mysticeti")
    t.pick("dew-faerie")
    t.finish()
    assert "The Mysticeti: Until The Mysticeti leaves play, it gains taunt." in [mine for mine, _ in in_force(t)]
    assert "Die Mysticeti: Bis „Die Mysticeti“ das Spiel verlässt, erhält diese Karte das Schlüsselwort Spott." in [
        mine for mine, _ in in_german(t)
    ]


def test_what_ends_with_a_turn_does_not_wait_for_its_card_to_leave() -> None:
    t = table(side(battleline=["reckless-rizzo"]), side(amber=2), house=House.SHADOWS)
    t.do("action", "reckless-rizzo")
    assert in_force(t) == [
        (
            "Reckless Rizzo: Until the start of your next turn, Reckless Rizzo loses elusive.",
            "Reckless Rizzo: Until the start of your opponent’s next turn, Reckless Rizzo loses elusive.",
        )
    ]


# Orders of what waits, and rules that bind the other player ---------------------------------------


def test_an_effect_at_the_end_of_a_step_names_the_step() -> None:
    ability, oxtet = first_of("greater-oxtet"), library()["greater-oxtet"]
    said = []
    for when in (When.THIS_TURN, When.NEXT_TURN):
        effect = EffectInForce(ability, oxtet.title, Reader.OWN, plain("Ada"), plain("Bo"), (), None, (when, True))
        said.append(oxtet.in_force_words(effect))
    assert [one.en.partition(",")[0] for one in said] == [
        "Greater Oxtet: At the end of your “ready cards” step",
        "Greater Oxtet: At the end of your next “ready cards” step",
    ]
    assert said[0].say("de").startswith("Höherer Oxtet: Verbanne am Ende deines Schritts „Karten spielbereit machen“")


def first_of(id_: str) -> Ability:
    """Return the first ability of a card."""
    ability = library()[id_].abilities[0]
    assert isinstance(ability, Ability)
    return ability


def read_by_the_opponent(id_: str) -> tuple[str, str]:
    """Return what the first rule of a card says, as its player's opponent reads it."""
    definition = library()[id_]
    effect = EffectInForce(first_of(id_), definition.title, Reader.OTHER, plain("Ada"), plain("Bo"))
    said = definition.in_force_words(effect)
    return said.en, said.say("de")


@pytest.mark.parametrize(
    ("id_", "en", "de"),
    [
        (
            "customs-office",
            "Customs Office: You must pay your opponent 1{amber} in order to play an artifact.",
            "Zollstation: Du musst deinem Gegner 1{amber} bezahlen, um ein Artefakt zu spielen.",
        ),
        (
            "the-vaultkeeper",
            "The Vaultkeeper: Your opponent’s {amber} cannot be stolen.",
            "Schatzwächter: Das {amber} deines Gegners kann nicht gestohlen werden.",
        ),
        (
            "sci-officer-morpheus",
            "Sci. Officer Morpheus: After your opponent plays a creature with a play effect, they trigger its play"
            " effect an additional time.",
            "Forschungsoff. Morpheus: Nachdem dein Gegner eine Kreatur mit einem „Spielen:“-Effekt gespielt hat, löst"
            " er ihren „Spielen:“-Effekt ein weiteres Mal aus.",
        ),
        (
            "witch-of-the-wilds",
            "Witch of the Wilds: Your opponent may play an Untamed card during each turn in which Untamed is not your"
            " opponent’s active house.",
            "Hexe der Wildnis: In jedem Zug, in dem Ungezähmte nicht die aktive Fraktion deines Gegners ist, darf dein"
            " Gegner eine Karte der Fraktion Ungezähmte spielen.",
        ),
        (
            "kaloch-stonefather",
            "Kaloch Stonefather: Each enemy creature gains skirmish while Kaloch Stonefather is in the center of your"
            " opponent’s battleline.",
            "Kaloch Steinvater: Jede feindliche Kreatur erhält das Schlüsselwort Scharmützel, solange sich „Kaloch"
            " Steinvater“ im Zentrum der Schlachtreihe deines Gegners befindet.",
        ),
        (
            "the-chosen-one",
            "The Chosen One: Instead of readying creatures during your “ready cards” step, you deal 1{damage} to The"
            " Chosen One for each exhausted creature you control.",
            "Der Auserwählte: Statt in deinem Schritt „Karten spielbereit machen“ Kreaturen spielbereit zu machen,"
            " fügst du „Der Auserwählte“ für jede erschöpfte Kreatur unter deiner Kontrolle 1{damage} zu.",
        ),
    ],
)
def test_a_rule_is_said_to_the_player_whom_it_binds(id_: str, en: str, de: str) -> None:
    assert read_by_the_opponent(id_) == (en, de)


PROPHECIES_THAT_WAIT = [
    (
        "signs-point-to-yes",
        "Signs Point to Yes: If you have enough {amber} in your pool for the current cost of a key, Signs Point to Yes"
        " is fulfilled.",
        "Alles deutet auf Ja hin: Falls du in deinem Æmber-Vorrat genug {amber} für die aktuellen Kosten eines"
        " Schlüssels hast, wird die Prophezeiung „Alles deutet auf Ja hin“ erfüllt.",
    ),
    (
        "the-second-mouse",
        "The Second Mouse: If you have less {amber} than your opponent, The Second Mouse is fulfilled.",
        "Die Zweite Maus kriegt den Käse: Falls du weniger {amber} als dein Gegner hast, wird die Prophezeiung „Die"
        " Zweite Maus kriegt den Käse“ erfüllt.",
    ),
    (
        "ask-again-later",
        "Ask Again Later: Choose a house on your opponent’s identity card. Your opponent reveals the top card of their"
        " deck. If it is not of that house, Ask Again Later is fulfilled.",
        "Frag später nochmal: Wähle eine Fraktion auf der Avatarkarte deines Gegners. Dein Gegner deckt die oberste"
        " Karte seines Decks auf. Falls sie nicht zu jener Fraktion gehört, wird die Prophezeiung „Frag später"
        " nochmal“ erfüllt.",
    ),
    (
        "overreach",
        "Overreach: Overreach is fulfilled.",
        "Sich übernehmen: Die Prophezeiung „Sich übernehmen“ wird erfüllt.",
    ),
]


@pytest.mark.rule("glossary/fulfill")
@pytest.mark.parametrize(("id_", "en", "de"), PROPHECIES_THAT_WAIT)
def test_whoever_reads_of_the_opponents_prophecy_is_not_told_that_the_opponent_fulfills_it(
    id_: str, en: str, de: str
) -> None:
    prophecy = library()[id_]
    effect = EffectInForce(first_of(id_), prophecy.title, Reader.OTHER, plain("Ada"), plain("Bo"))
    said = prophecy.waiting_words(effect)
    assert (said.en, said.say("de")) == (en, de)


@pytest.mark.rule("glossary/fulfill")
def test_a_prophecy_in_force_is_fulfilled_by_nobody_that_its_label_names() -> None:
    assert read_by_the_opponent("trust-your-feelings") == (
        "Trust Your Feelings: After a card is put under Trust Your Feelings, your opponent chooses a house. The next"
        " time you choose that house as your active house, Trust Your Feelings is fulfilled.",
        "Vertraue deinen Gefühlen: Nachdem eine Karte unter „Vertraue deinen Gefühlen“ gelegt worden ist, wählt dein"
        " Gegner eine Fraktion. Wenn du das nächste Mal jene Fraktion als deine aktive Fraktion wählst, wird die"
        " Prophezeiung „Vertraue deinen Gefühlen“ erfüllt.",
    )


def test_names_in_the_brackets_of_an_order_are_not_in_quotes() -> None:
    ada = side(artifacts=["pile-of-skulls"], hand=["poison-wave"], battleline=["bumpsy"])
    t = table(ada, side(battleline=["noddy-the-thief", "dust-pixie"]), house=House.SHADOWS)
    t.do("play", "poison-wave")
    t.answer(*(option.key for option in t.decision.options))
    assert [option.label.say("de") for option in t.decision.options] == [
        "Schädelhaufen (Noddy der Dieb): Eine befreundete Kreatur erbeutet 1{amber}.",
        "Schädelhaufen (Staubfee): Eine befreundete Kreatur erbeutet 1{amber}.",
    ]


@pytest.mark.rule("glossary/friendly")
@pytest.mark.parametrize(
    ("id_", "en", "de"),
    [
        (
            "lictor-justinian",
            "Lictor Justinian: Your opponent deals 1{damage} to each of your creatures.",
            "Liktor Justinian: Dein Gegner fügt jeder deiner Kreaturen 1{damage} zu.",
        ),
        (
            "noxious-ionox",
            "Noxious Ionox: If Noxious Ionox is exhausted, your opponent destroys one of your creatures.",
            "Toxischer Ionos: Falls „Toxischer Ionos“ erschöpft ist, zerstört dein Gegner eine deiner Kreaturen.",
        ),
        (
            "waspscream",
            "Waspscream: If Waspscream is exhausted, your opponent takes control of one of your creatures.",
            "Wespenschrei: Falls „Wespenschrei“ erschöpft ist, übernimmt dein Gegner die Kontrolle über eine deiner"
            " Kreaturen.",
        ),
        (
            "devour-whole",
            "Devour Whole: If your opponent controls Legendary Keyraken, your opponent destroys one of your creatures"
            " or artifacts.",
            "Devour Whole: Falls dein Gegner die Karte „Legendary Keyraken“ kontrolliert, zerstört dein Gegner eine"
            " deiner Kreaturen oder eines deiner Artefakte.",
        ),
        (
            "elenya-the-charming",
            "Elenya the Charming: You gain control of the most powerful enemy creature.",
            "Elenya die Bezaubernde: Du übernimmst die Kontrolle über die stärkste feindliche Kreatur.",
        ),
    ],
)
def test_whose_cards_the_opponent_deals_with_is_said_of_the_reader(id_: str, en: str, de: str) -> None:
    """Behind "your opponent" each "friendly creature" could be one of either side."""
    card = library()[id_]
    effect = EffectInForce(first_of(id_), card.title, Reader.OTHER, plain("Ada"), plain("Bo"))
    said = card.waiting_words(effect)
    assert (said.en, said.say("de")) == (en, de)


def test_a_choice_that_waits_is_told_in_one_line() -> None:
    card = library()["theory-or-conjecture"]
    effect = EffectInForce(first_of("theory-or-conjecture"), card.title, Reader.OWN, plain("Ada"), plain("Bo"))
    said = card.waiting_words(effect)
    assert said.en == (
        "Theory or Conjecture: Choose one: Archive the top 2 cards of your deck. Or: Play the top card of your deck."
    )
    assert said.say("de") == (
        "Theorie oder Hypothese: Wähle eins: Archiviere die obersten 2 Karten deines Decks. Oder: Spiele die oberste"
        " Karte deines Decks."
    )


def test_what_waits_names_the_card_that_gave_it() -> None:
    """Of two effects of one reap, one given by an upgrade that speaks of itself."""
    ada = side(battleline=[{"id": "mogghunter", "upgrades": ["khrkhar-s-blaster"]}])
    t = table(ada, side(battleline=["silvertooth"]), house=House.BROBNAR)
    t.do("fight", "mogghunter")
    t.pick("silvertooth")
    given = next(option.label for option in t.decision.options if "Blaster" in option.label.en)
    assert given.en == (
        "Mogghunter (from Khrkhar’s Blaster): You may deal 2{damage} to a creature or attach Khrkhar’s Blaster to a"
        " creature named Lieutenant Khrkhar."
    )
    assert given.say("de") == (
        "Moggjägerin (Quelle: Khrkhars Blaster): Du darfst einer Kreatur 2{damage} zufügen oder „Khrkhars Blaster“"
        " an eine Kreatur namens „Lieutenant Khrkhar“ anlegen."
    )


def test_whoever_controls_the_creature_of_an_upgrade_is_told_so() -> None:
    ada = side(battleline=[{"id": "ozmo-martianologist", "upgrades": ["blast-shielding"]}, "troll"])
    t = table(ada, side(battleline=["john-smyth"]), house=House.LOGOS)
    t.do("reap", "ozmo-martianologist")
    shielding = next(option.label for option in t.decision.options if "Blast" in option.label.en)
    assert (shielding.en, shielding.say("de")) == (
        "Blast Shielding (Ozmo, Martianologist): You may attach Blast Shielding to a neighbor of “Ozmo,"
        " Martianologist”.",
        "Schutzpanzer (Ozmo der Marsianologe): Du darfst „Schutzpanzer“ an einen Nachbarn von „Ozmo der Marsianologe“"
        " anlegen.",
    )


def test_an_english_name_in_quotation_marks_owns_behind_of() -> None:
    card, host = library()["blast-shielding"], library()["ozmo-martianologist"]
    waits = next(rule for rule in card.abilities if isinstance(rule, Reaction))
    effect = EffectInForce(waits, card.title, Reader.OWN, plain("Ada"), plain("Bo"), host=host)
    said = card.waiting_words(effect)
    assert (said.en, said.say("de")) == (
        "Blast Shielding: The controller of “Ozmo, Martianologist” may attach Blast Shielding to a neighbor of “Ozmo,"
        " Martianologist”.",
        "Schutzpanzer: Der kontrollierende Spieler von „Ozmo der Marsianologe“ darf „Schutzpanzer“ an einen Nachbarn"
        " von „Ozmo der Marsianologe“ anlegen.",
    )


WAITING_ON_ANY_TURN = {Label.DESTROYED, Label.SCRAP, Label.FATE}
THEIRS = re.compile(r"\b(its|their|player’s|creature’s) opponent")
OUT_OF_PLAY = {"cursed-relic", "mimicry", "the-archivist", "training-costs", "trojan-sauropod"}
"""Cards whose rules hold in a hand, a deck or archives: nobody reads them but their player."""
AS_AN_ORDER = {"corner-the-market", "self-bolstering-automata"}
"""Cards that tell another player what to do, and one whose rule has a bold word: both in the words of an order."""


def rules_of(id_: str) -> Iterator[tuple[Any, bool]]:
    """Yield what of a card the other player may read: its rules, and what may wait in anybody's turn (True)."""
    whole = [one for each in library()[id_].abilities for one in getattr(each, "items", (each,))]
    for rule in whole:
        if isinstance(rule, Ability) and not isinstance(rule, Triggered | Reaction) and rule.is_worded:
            yield rule, False
    for node in parts(library()[id_].abilities):
        if isinstance(node, Reaction) or (isinstance(node, Triggered) and WAITING_ON_ANY_TURN & set(node.labels)):
            yield node, True


@pytest.mark.parametrize("id_", [id_ for id_ in library() if library()[id_].implemented and any(rules_of(id_))])
def test_what_both_players_read_says_whose_it_is(id_: str) -> None:
    card = library()[id_]
    for rule, waits in rules_of(id_):
        effect = EffectInForce(rule, card.title, Reader.EVERYBODY, plain("Ada"), plain("Bo"))
        said = (card.waiting_words if waits else card.in_force_words)(effect).en
        said = THEIRS.sub("", IN_QUOTES.sub("", said.replace(card.title.en, "X")))
        if id_ not in OUT_OF_PLAY | AS_AN_ORDER:
            assert not SECOND_PERSON.search(said), said


def test_each_seat_reads_whose_archives_and_whose_creatures_are_meant() -> None:
    for rule, own, other, german in (
        (
            cannot(LEAVE_ARCHIVES, OPPONENT),
            "This turn, your opponent’s cards cannot leave your archives.",
            "This turn, your cards cannot leave your opponent’s archives.",
            "In diesem Zug können deine Karten das Archiv deines Gegners nicht verlassen.",
        ),
        (
            considered(OPPONENT, HAUNTED),
            "This turn, your opponent is haunted.",
            "This turn, you are haunted.",
            "In diesem Zug bist du heimgesucht.",
        ),
        (
            after(is_destroyed(a(CREATURE, ENEMY), by=a(CREATURE, FRIENDLY), splash=True), gain(1)),
            "This turn, gain 1{amber} each time an enemy creature is destroyed by a friendly creature’s splash-attack "
            "damage.",
            "This turn, your opponent gains 1{amber} each time one of your creatures is destroyed by one of their "
            "creatures’ splash-attack damage.",
            "In diesem Zug erhält dein Gegner jedes Mal 1{amber}, wenn eine deiner Kreaturen durch den "
            "Explosionsangriffsschaden einer seiner Kreaturen zerstört wird.",
        ),
    ):
        t = table(side(hand=["punch"]), side(), card("punch", play(this_turn(rule))), house=House.BROBNAR)
        t.do("play", "punch")
        assert in_force(t) == [(f"Punch: {own}", f"Punch: {other}")]
        assert in_german(t)[0][1] == f"Schlag: {german}"


def test_what_an_upgrade_makes_of_its_artifact_is_said_of_that_artifact_as_long_as_that_is_in_play() -> None:
    t = table(side(hand=["animating-force"], artifacts=["cannon"]), house=House.GEISTOID)
    t.do("play", "animating-force")
    t.finish()
    assert [theirs for _, theirs in in_force(t)] == [
        "Animating Force: Cannon is a creature.",
        "Animating Force: Cannon is considered to have 4 power.",
        "Animating Force: Cannon gains versatile.",
    ]
    assert [mine for mine, _ in in_german(t)][:2] == [
        "Belebende Kraft: „Kanone“ ist eine Kreatur.",
        "Belebende Kraft: „Kanone“ gilt als Kreatur mit Stärke 4.",
    ]
    t.game.adjust(_to_hand(t, "animating-force"))
    assert len(in_force(t)) == 3
    t.game.adjust(_to_hand(t, "cannon"))
    assert in_force(t) == []


def test_nothing_is_said_of_the_power_of_a_creature_that_is_not_there_any_more() -> None:
    ada = side(hand=["hoaxpitality"], battleline=["troll", "krump"])
    t = table(ada, side(battleline=["valdr"]), house=House.EKWIDON)
    t.do("play", "hoaxpitality")
    t.pick("valdr")
    t.pick("troll")
    assert [mine for mine, _ in in_force(t)] == [
        "Hoaxpitality: This turn, Troll is considered to have power equal to Valdr’s power."
    ]
    t.game.adjust(_to_hand(t, "valdr", 1))
    assert in_force(t) == []


def test_the_type_of_a_card_that_was_discarded_is_said_by_its_name() -> None:
    t = table(side(battleline=["vapor-imp"], hand=["troll"]), house=House.DIS)
    t.do("reap", "vapor-imp")
    t.finish()
    assert in_force(t) == [
        (
            "Vapor Imp: On your opponent’s next turn, they cannot play cards of the same type as Troll.",
            "Vapor Imp: On your next turn, you cannot play cards of the same type as Troll.",
        )
    ]
    assert in_german(t)[0][1] == (
        "Dampfteufelchen: In deinem nächsten Zug kannst du keine Karten desselben Typs wie „Troll“ spielen."
    )


@pytest.mark.rule("glossary/control-and-ownership")
def test_of_several_who_took_a_card_only_the_last_is_said_to_control_it_and_its_owner_is_not() -> None:
    ada = side(artifacts=["the-æmber-road"], battleline=["troll"])
    t = table(ada, side(battleline=["krump"]), house=House.EKWIDON)
    t.do("omni", "the-æmber-road")
    assert in_force(t) == [
        ("The Æmber Road: Your opponent controls The Æmber Road.", "The Æmber Road: You control The Æmber Road.")
    ]
    for _ in range(3):  # it is readied at the end of the turn of whoever controls it
        t.end_turn()
    t.do("omni", "the-æmber-road")
    assert in_force(t) == []
    for _ in range(3):  # it is readied at the end of the turn of whoever controls it
        t.end_turn()
    t.do("omni", "the-æmber-road")
    assert [theirs for _, theirs in in_force(t)] == ["The Æmber Road: You control The Æmber Road."]


@pytest.mark.rule("glossary/prophecy")
def test_what_holds_once_and_for_no_time_that_is_said_holds_the_next_time() -> None:
    prophecy = library()["trust-your-feelings"]
    (once,) = (part for part in parts(prophecy.abilities) if isinstance(part, Next))
    choice = next(part for part in parts(once) if isinstance(part, HouseChoice))
    names = prophecy.title, Reader.OTHER, plain("Ada"), plain("Bo")
    said = prophecy.in_force_words(EffectInForce(once.rule, *names, uses=1, houses=((choice, House.DIS),)))
    assert (said.en, said.say("de")) == (
        "Trust Your Feelings: The next time you choose house Dis as your active house, Trust Your Feelings is"
        " fulfilled.",
        "Vertraue deinen Gefühlen: Wenn du das nächste Mal die Fraktion Dis als deine aktive Fraktion wählst, wird die"
        " Prophezeiung „Vertraue deinen Gefühlen“ erfüllt.",
    )
