"""What a player is asked in the course of an ability: whole sentences, and of players who are known by their names."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kfdesk.cards.facts import facts, name_cards_in
from kfdesk.engine import DecisionKind, House
from kfdesk.engine.headings import HEADINGS
from kfdesk.engine.phrases import ASK
from kfdesk.engine.terms import CardType, Icon, KeyColor
from kfdesk.language.prompts import how_much_of, which_counts, who_counts
from kfdesk.language.words import (
    ARCHIVES,
    CARD,
    CREATURE,
    ENEMY,
    FRIENDLY,
    MOST,
    THIS,
    Instruction,
    a,
    a_house,
    after,
    capture,
    card,
    choose,
    choose_one,
    deal,
    destroy,
    destroyed,
    discard,
    each,
    exalt,
    gain,
    gains,
    hand,
    if_you_do,
    if_you_do_not,
    instead,
    is_destroyed,
    may,
    most_powerful,
    named,
    play,
    player_with,
    purge,
    put,
    reaps,
    steal,
    take_control,
    up_to,
    ward,
)
from kfdesk.text.runs import Role, targets
from kfdesk.text.words import Pair, Words
from tests.tables import Table, side, spec, table


def asked(t: Table) -> Pair:
    """Return the open question in both languages."""
    return both(t.decision.prompt)


def both(said: Words) -> Pair:
    return Pair(said.say("en"), said.say("de"))


def test_the_ways_of_a_card_that_does_something_to_itself_are_whole() -> None:
    t = table(side(battleline=["5c077"]), house=House.STAR_ALLIANCE)
    t.do("reap", "5c077")
    t.answer("yes")
    assert [both(option.label) for option in t.decision.options] == [
        Pair("Put a +1 power counter on 5C077", "Lege einen +1-Stärke-Marker auf „5C077“"),
        Pair("Remove a +1 power counter from 5C077", "Entferne einen +1-Stärke-Marker von „5C077“"),
    ]


def test_whoever_raised_the_tide_is_asked_about_their_own_creatures() -> None:
    for holder in (0, 1):
        lines = [["operative-espion"], ["krump"]] if holder == 0 else [["krump"], ["operative-espion"]]
        ada, bo = (side(battleline=line) for line in lines)
        t = table(ada, bo, house=House.STAR_ALLIANCE, tide_in_game=True)
        t.answer("raise-tide")
        assert asked(t) == Pair("Use a creature you control?", "Eine Kreatur unter deiner Kontrolle verwenden?")
        t.answer("yes")
        assert asked(t) == Pair("Use a creature you control", "Verwende eine Kreatur unter deiner Kontrolle")


@pytest.mark.parametrize(
    ("holder", "en", "de"),
    [
        (
            0,
            "Choose a creature you do not control: It captures",
            "Wähle eine Kreatur, die nicht unter deiner Kontrolle steht: Sie erbeutet",
        ),
        (
            1,
            "Choose a creature you do not control: It captures",
            "Wähle eine Kreatur, die nicht unter deiner Kontrolle steht: Sie erbeutet",
        ),
    ],
)
def test_a_player_who_is_known_is_not_called_a_player(holder: int, en: str, de: str) -> None:
    artifacts = [["widespread-corruption"], []] if holder == 0 else [[], ["widespread-corruption"]]
    ada = side(battleline=["troll"], artifacts=artifacts[0])
    t = table(ada, side(battleline=["krump", "bumpsy"], artifacts=artifacts[1]), house=House.BROBNAR)
    t.do("reap", "troll")
    assert asked(t) == Pair(f"{en} the {{amber}} just gained", f"{de} das eben erhaltene {{amber}}")


def test_a_number_is_asked_with_what_is_done_so_often() -> None:
    t = table(side(hand=["monty-bank"]), house=House.SHADOWS)
    t.creature("monty-bank")
    assert asked(t) == Pair("Exalt Monty Bank up to 2 times", "Erhebe „Charlie Tahn“ bis zu 2-mal")


def test_the_last_of_several_counters_is_one() -> None:
    t = table(side(hand=["reap-or-sow"], battleline=["krump", "troll"]), house=House.UNTAMED)
    t.do("play", "reap-or-sow")
    t.answer("mode:1")
    questions = []
    for _ in range(3):
        questions.append(asked(t))
        t.pick("krump")
    assert questions[1:] == [
        Pair(
            "Which creature gets the next +1 power counter (2 to go)?",
            "Welche Kreatur erhält den nächsten +1-Stärke-Marker (noch 2)?",
        ),
        Pair("Which creature gets a +1 power counter?", "Welche Kreatur erhält einen +1-Stärke-Marker?"),
    ]


def test_whether_to_search_is_one_question() -> None:
    t = table(side(hand=["com-officer-hings"], deck=["com-officer-gross"]), house=House.STAR_ALLIANCE)
    t.creature("com-officer-hings")
    question = asked(t)
    assert question.en.endswith("reveal it, and put it into your hand?") and "huffle" not in question.en
    assert question.de.endswith("und sie auf deine Hand nehmen?")


def test_what_may_be_picked_is_said_where_it_is_of_two_kinds() -> None:
    """Neither kind was picked before: it is not "that artifact or that creature"."""
    t = table(side(battleline=["snudge"]), side(battleline=["krump"], artifacts=["cannon"]), house=House.DIS)
    t.do("reap", "snudge")
    assert asked(t) == Pair(
        "Return an artifact or a flank creature to its owner’s hand",
        "Schicke ein Artefakt oder eine Flankenkreatur auf die Hand des jeweiligen Besitzers zurück",
    )
    t = table(
        side(artifacts=["nepeta-gigantica"], battleline=["troll"]), side(battleline=["krump"]), house=House.UNTAMED
    )
    t.do("action", "nepeta-gigantica")
    assert asked(t) == Pair(
        "Stun a Giant creature or a creature with power 5 or higher",
        "Betäube eine Riesen-Kreatur oder eine Kreatur mit Stärke 5 oder mehr",
    )


@pytest.mark.rule("glossary/most-powerful")
def test_a_tie_asks_which_creature_counts() -> None:
    bo = side(artifacts=["forum-of-giants"], battleline=["troll"])
    t = table(side(battleline=["troll"]), bo, house=House.BROBNAR)
    t.game.choose("end-turn")
    assert asked(t) == Pair(
        "Which of these counts as the most powerful creature?", "Welche davon gilt als die stärkste Kreatur?"
    )


@pytest.mark.rule("glossary/replacement-effects", "glossary/bonus-icons")
@pytest.mark.parametrize(
    ("zone", "id_", "icon", "en", "de"),
    [
        (
            "battleline",
            "scrivener-favian",
            "capture",
            "You would resolve a {capture} bonus icon. Steal 1{amber} instead?",
            "Du würdest ein {capture}-Bonussymbol abhandeln. Stattdessen 1{amber} stehlen?",
        ),
        (
            "artifacts",
            "amphora-captura",
            "damage",
            "You would resolve a {damage} bonus icon. Resolve a {capture} bonus icon instead?",
            "Du würdest ein {damage}-Bonussymbol abhandeln. Stattdessen ein {capture}-Bonussymbol abhandeln?",
        ),
    ],
)
def test_what_may_be_done_instead_says_instead_of_what(zone: str, id_: str, icon: str, en: str, de: str) -> None:
    own: dict[str, list[str]] = {"battleline": ["troll"], "artifacts": []}
    own[zone].append(id_)
    t = table(side(hand=[spec("fear", icons=[icon])], **own), side(amber=3), house=House.DIS)
    t.do("play", "fear")
    assert asked(t) == Pair(en, de)


@pytest.mark.rule("glossary/replacement-effects", "glossary/destroyed")
def test_what_may_be_done_instead_names_the_card_it_would_happen_to() -> None:
    lost = a(CREATURE, FRIENDLY)
    cannon = card("cannon", instead(is_destroyed(lost), may(purge(lost))))
    ada = side(hand=["gateway-to-dis"], battleline=["troll", "zorg"], artifacts=["cannon"])
    t = table(ada, None, cannon, house=House.DIS)
    t.do("play", "gateway-to-dis")
    assert asked(t) == Pair(
        "Troll would be destroyed. Purge Troll instead?",
        "„Troll“ würde zerstört. Stattdessen „Troll“ verbannen?",
    )
    t.answer("no")
    assert asked(t).en == "Zorg would be destroyed. Purge Zorg instead?"


@pytest.mark.parametrize(
    ("id_", "house", "en", "de"),
    [
        (
            "gleeful-mayhem",
            House.DIS,
            "Deal 5{damage} to a Brobnar creature",
            "Füge einer Brobnar-Kreatur 5{damage} zu",
        ),
        (
            "selective-preservation",
            House.STAR_ALLIANCE,
            "Choose a creature with power 2 to remain in play. Destroy each creature not chosen.",
            "Wähle eine Kreatur mit Stärke 2, die im Spiel bleibt. Zerstöre jede nicht gewählte Kreatur.",
        ),
        (
            "look-what-i-found",
            House.UNTAMED,
            "Return an action card from your discard pile to your hand",
            "Nimm eine Aktionskarte aus deinem Ablagestapel auf deine Hand zurück",
        ),
    ],
)
def test_of_each_house_power_or_type_the_one_now_picked_is_named(id_: str, house: House, en: str, de: str) -> None:
    ada = side(hand=[id_], discard=["anger"], battleline=["troll"])
    t = table(ada, side(battleline=["krump", "ember-imp"]), house=house)
    t.do("play", id_)
    assert asked(t) == Pair(en, de)


@pytest.mark.rule("glossary/ability-card-ability")
def test_a_card_of_another_house_is_refused_by_the_house_that_is_asked_for_now() -> None:
    t = table(side(hand=["gleeful-mayhem"], battleline=["troll"]), side(battleline=["ember-imp"]), house=House.DIS)
    t.do("play", "gleeful-mayhem")
    refused = t.game.explain(f"card:{t.handle('ember-imp')}").reasons
    assert [both(reason.text) for reason in refused] == [
        Pair("Ember Imp is not a Brobnar creature.", "„Glutteufelchen“ ist keine Brobnar-Kreatur.")
    ]


def test_no_card_is_chosen_in_step_3() -> None:
    t = table(side(hand=["troll"], battleline=["krump"]), house=House.BROBNAR)
    refused = t.game.explain(f"card:{t.handle('troll')}").reasons
    assert [both(reason.text) for reason in refused] == [
        Pair(
            "You are asked something else now: “Play, discard, and use your cards”",
            "Gefragt wird gerade etwas anderes: „Spiele deine Karten, lege sie ab und verwende sie“",
        )
    ]


@pytest.mark.rule("glossary/out-of-play-zones")
def test_a_question_does_not_name_a_card_that_only_one_player_knows() -> None:
    chosen = a(CARD, in_=hand())
    t = table(side(hand=["foggify", "krump"]), None, card("foggify", play(choose(chosen), may(discard(chosen)))))
    t.do("play", "foggify")
    t.pick("krump")
    assert asked(t) == Pair("Discard that card?", "Jene Karte ablegen?")


def test_a_question_names_the_card_that_another_is_compared_with() -> None:
    t = table(side(battleline=[spec("troll", upgrades=["blast-shielding"]), "krump"]), house=House.BROBNAR)
    t.do("reap", "troll")
    t.finish_until(DecisionKind.CONFIRM)
    assert asked(t) == Pair(
        "Attach Blast Shielding to a neighbor of Troll?", "„Schutzpanzer“ an einen Nachbarn von „Troll“ anlegen?"
    )


def test_a_card_that_can_be_played_in_one_way_only_is_not_asked_for_with_two() -> None:
    t = table(side(hand=["securi-droid"]), house=House.STAR_ALLIANCE)
    t.do("play", "securi-droid")
    assert asked(t) == Pair(
        "Play Securi-Droid as a creature (it cannot be played as an upgrade now)",
        "Spiele „Beißer-Bot“ als Kreatur (als Aufwertung ist es gerade nicht möglich)",
    )


def test_which_card_is_copied_is_asked_with_the_name_of_the_copy() -> None:
    t = table(side(hand=["mimicry"]), side(discard=["anger", "punch"]), house=House.UNTAMED)
    t.do("play", "mimicry")
    assert asked(t) == Pair("Which card does Mimicry become a copy of?", "Von welcher Karte wird „Mimikry“ eine Kopie?")


def test_as_what_a_card_is_played_is_asked_with_both_types() -> None:
    t = table(side(hand=["securi-droid"], battleline=["troll"]), house=House.STAR_ALLIANCE)
    t.do("play", "securi-droid")
    assert asked(t) == Pair(
        "Play Securi-Droid as a creature or an upgrade?", "„Beißer-Bot“ als Kreatur oder als Aufwertung spielen?"
    )


@pytest.mark.rule("glossary/house-choice")
def test_a_house_that_is_only_named_is_asked_for_in_other_words_than_the_active_one() -> None:
    t = table(side(hand=["foggify"]), None, card("foggify", play(choose(a_house()))), house=House.LOGOS)
    t.do("play", "foggify")
    assert asked(t) == Pair("Name a house", "Nenne eine Fraktion")
    t.finish()
    t.game.choose("end-turn")
    t.finish_until(DecisionKind.HOUSE)
    assert asked(t) == Pair("Choose your active house", "Wähle deine aktive Fraktion")


def test_cards_of_different_names_are_not_numbered_for_what_one_card_gave_them() -> None:
    giver = card("cannon", gains(each(CREATURE), destroyed(gain(1))))
    ada = side(artifacts=["cannon"], hand=["gateway-to-dis"], battleline=["krump", "troll", "troll"])
    t = table(ada, None, giver, house=House.DIS)
    t.do("play", "gateway-to-dis")
    assert sorted(option.label.en for option in t.decision.options) == [
        "Krump (from Cannon): Gain 1{amber}.",
        "Troll (from Cannon, 1 of 2): Gain 1{amber}.",
        "Troll (from Cannon, 2 of 2): Gain 1{amber}.",
    ]


@pytest.mark.rule("glossary/capture")
def test_who_captures_from_its_opponent_is_asked_so() -> None:
    ada = side(battleline=["seneschal-sargassa", "troll"])
    t = table(ada, side(amber=3), house=House.SAURIAN, tide_in_game=True)
    t.answer("raise-tide")
    assert asked(t) == Pair(
        "Choose a creature you control to capture 2{amber} from your opponent",
        "Wähle eine Kreatur unter deiner Kontrolle, die 2{amber} von deinem Gegner erbeutet",
    )


@pytest.mark.rule("glossary/active-player")
@pytest.mark.parametrize(
    ("deed", "en", "de"),
    [
        (
            lambda: deal(2, a(CREATURE, ENEMY)),
            "Your opponent deals 2{damage} to one of your creatures",
            "Dein Gegner fügt einer deiner Kreaturen 2{damage} zu",
        ),
        (
            lambda: capture(2, a(CREATURE, FRIENDLY)),
            "Choose an enemy creature to capture 2{amber} from you",
            "Wähle eine feindliche Kreatur, die 2{amber} von dir erbeutet",
        ),
        (
            lambda: take_control(a(CREATURE, ENEMY)),
            "Your opponent takes control of one of your creatures",
            "Dein Gegner übernimmt die Kontrolle über eine deiner Kreaturen",
        ),
        (
            lambda: destroy(a(CREATURE, FRIENDLY)),
            "Your opponent destroys one of their creatures",
            "Dein Gegner zerstört eine seiner Kreaturen",
        ),
        (lambda: may(steal(1)), "Your opponent steals 1{amber}?", "Dein Gegner stiehlt 1{amber}?"),
        (
            lambda: if_you_do(may(ward(a(CREATURE, ENEMY))), gain(1)),
            "Your opponent wards one of your creatures? If they do, they gain 1{amber}.",
            "Dein Gegner beschützt eine deiner Kreaturen? Falls er das tut, erhält er 1{amber}.",
        ),
        (
            lambda: put(a(CREATURE, ENEMY), ARCHIVES),
            "Your opponent puts one of your creatures into its owner’s archives",
            "Dein Gegner legt eine deiner Kreaturen in das Archiv ihres Besitzers",
        ),
    ],
)
def test_what_a_card_of_the_opponent_asks_is_turned_to_the_active_player(
    deed: Callable[[], Instruction], en: str, de: str
) -> None:
    giver = card("zorg", after(reaps(a(CREATURE, ENEMY)), deed()))
    ada = side(battleline=["krump", "troll"], amber=3)
    t = table(ada, side(battleline=["zorg", "bumpsy"]), giver, house=House.BROBNAR)
    t.do("reap", "krump")
    assert t.decision.player == 0
    assert asked(t) == Pair(en, de)


def test_the_texts_to_choose_from_are_turned_to_the_active_player() -> None:
    giver = card("zorg", after(reaps(a(CREATURE, ENEMY)), choose_one(steal(1), destroy(a(CREATURE, ENEMY)))))
    t = table(side(battleline=["krump", "troll"], amber=3), side(battleline=["zorg"]), giver, house=House.BROBNAR)
    t.do("reap", "krump")
    assert [both(option.label) for option in t.decision.options] == [
        Pair("Your opponent steals 1{amber}", "Dein Gegner stiehlt 1{amber}"),
        Pair("Your opponent destroys one of your creatures", "Dein Gegner zerstört eine deiner Kreaturen"),
    ]


@pytest.mark.rule("glossary/may")
@pytest.mark.parametrize(
    ("id_", "en", "de"),
    [
        (
            "dreadbone-decimus",
            "Exalt Dreadbone Decimus? If you do, destroy a creature with lower power than Dreadbone Decimus.",
            "„Grausknochen Decimus“ erheben? Falls du das tust, zerstöre eine Kreatur mit"
            " niedrigerer Stärke als „Grausknochen Decimus“.",
        ),
        (
            "questor-jarta",
            "Exalt Questor Jarta? If you do, gain 1{amber}.",
            "„Quaestor Jarta“ erheben? Falls du das tust, erhalte 1{amber}.",
        ),
        (
            "high-priest-torvus",
            "Exalt High Priest Torvus? If you do, the next time you play an action card this turn, return it to your"
            " hand after resolving it instead of putting it into your discard pile.",
            "„Hohepriester Torvus“ erheben? Falls du das tust, nimm die nächste Aktionskarte, die du in diesem Zug"
            " spielst, nach dem Abhandeln auf deine Hand zurück, statt sie auf deinen Ablagestapel zu legen.",
        ),
    ],
)
def test_what_one_may_do_is_asked_with_what_follows_if_it_is_done(id_: str, en: str, de: str) -> None:
    t = table(side(battleline=[id_]), side(battleline=["ember-imp"]), house=House.SAURIAN)
    if id_ == "dreadbone-decimus":
        t = table(side(hand=[id_]), side(battleline=["ember-imp"]), house=House.SAURIAN)
        t.creature(id_)
    else:
        t.do("reap", id_)
    assert asked(t) == Pair(en, de)


def test_whether_to_do_one_of_two_things_is_not_asked_like_which_of_them() -> None:
    t = table(side(battleline=["5c077-evil-twin", "troll"]), side(), house=House.STAR_ALLIANCE)
    t.do("reap", "5c077-evil-twin")
    assert asked(t) == Pair(
        "Either put a +1 power counter on 5C077 or remove a +1 power counter from it?",
        "Entweder einen +1-Stärke-Marker auf „5C077“ legen oder einen +1-Stärke-Marker von dieser Kreatur entfernen?",
    )


def test_who_captures_first_is_asked_with_what_is_short() -> None:
    hurt = [spec("krump", damage=1), spec("troll", damage=1)]
    t = table(side(hand=["absolve"], battleline=hurt), side(amber=1), house=House.SANCTUM)
    t.do("play", "absolve")
    assert asked(t) == Pair(
        "There is not enough Æmber for all. In which order do these creatures capture?",
        "Es gibt nicht genug Æmber für alle. In welcher Reihenfolge erbeuten diese Kreaturen?",
    )


def test_the_key_to_unforge_is_asked_for() -> None:
    keys = [KeyColor.RED, KeyColor.BLUE]
    t = table(side(hand=["turnkey"]), side(keys=keys), house=House.DIS)
    t.creature("turnkey")
    assert asked(t) == Pair("Which key do you unforge?", "Welchen Schlüssel machst du ungeschmiedet?")


def test_which_ability_of_a_card_is_used_is_asked_without_its_name_in_each_answer() -> None:
    t = table(side(artifacts=["offering-to-kiligog"], battleline=["troll"]), house=House.UNFATHOMABLE)
    t.do("omni", "offering-to-kiligog")
    assert asked(t) == Pair(
        "Which ability of Offering to Kiligog do you use?", "Welche Fähigkeit von „Opfer an Kiligog“ verwendest du?"
    )
    assert [both(option.label) for option in t.decision.options] == [
        Pair(
            "Destroy a friendly creature. If you do, put a creature from your discard pile facedown under Offering to"
            " Kiligog.",
            "Zerstöre eine befreundete Kreatur. Falls du das tust, lege eine Kreatur aus deinem Ablagestapel verdeckt"
            " unter „Opfer an Kiligog“.",
        ),
        Pair(
            "Put each card under Offering to Kiligog into play facedown as a token creature.",
            "Bringe jede Karte unter „Opfer an Kiligog“ verdeckt als Token-Kreatur ins Spiel.",
        ),
    ]


def test_of_creatures_used_one_at_a_time_it_is_said_how_many_are_left() -> None:
    tired = [spec("krump", ready=False), spec("troll", ready=False)]
    t = table(side(hand=["relentless-assault"], battleline=tired), side(battleline=["zorg"]), house=House.BROBNAR)
    t.do("play", "relentless-assault")
    assert asked(t) == Pair(
        "Ready and fight with a friendly creature (2 to go)",
        "Mache eine befreundete Kreatur spielbereit und lasse sie kämpfen (noch 2)",
    )


def test_what_is_done_to_repeat_an_effect_is_asked_so() -> None:
    t = table(side(hand=["tribute"], battleline=["troll"]), side(amber=5), house=House.SAURIAN)
    t.do("play", "tribute")
    assert asked(t) == Pair("Exalt Troll to repeat the effect?", "„Troll“ erheben, um den Effekt zu wiederholen?")


def test_the_second_creature_of_a_swap_is_asked_for_with_the_first() -> None:
    t = table(side(artifacts=["quantum-fingertrap"], battleline=["krump", "troll", "bumpsy"]), house=House.LOGOS)
    t.do("action", "quantum-fingertrap")
    assert asked(t) == Pair("Swap 2 creatures in a battleline", "Tausche 2 Kreaturen in einer Schlachtreihe")
    t.pick("krump")
    assert asked(t) == Pair(
        "Swap Krump with another creature in the same battleline",
        "Tausche „Krümel“ mit einer anderen Kreatur in derselben Schlachtreihe",
    )


def test_an_artifact_moves_before_it_is_a_creature_for_a_time() -> None:
    t = table(side(artifacts=["animator", "cannon"]), side(), house=House.LOGOS)
    t.do("action", "animator")
    assert asked(t) == Pair(
        "Move an artifact to a flank of its controller’s battleline. For the remainder of the turn, it is a creature"
        " with 3 power and belongs to the active house.",
        "Bewege ein Artefakt an eine Flanke der Schlachtreihe seines kontrollierenden Spielers. Für den Rest des Zuges"
        " ist es eine Kreatur mit Stärke 3 und gehört zur aktiven Fraktion.",
    )


def test_one_more_card_is_not_one_instead_of_another() -> None:
    t = table(side(hand=["together", "troll", "bumpsy"]), tide=0, house=House.STAR_ALLIANCE)
    t.do("play", "together")
    t.answer("yes")
    t.pick("troll")
    t.finish_until(DecisionKind.CONFIRM)
    assert asked(t) == Pair(
        "Play another non-Star Alliance card from your hand?",
        "Eine weitere Nicht-Sternenallianz-Karte von deiner Hand spielen?",
    )


def test_a_house_is_named_with_what_happens_to_it() -> None:
    t = table(side(hand=["blinding-light"]), side(battleline=["troll"]), house=House.SANCTUM)
    t.do("play", "blinding-light")
    assert asked(t) == Pair(
        "Name a house: Stun each creature of that house", "Nenne eine Fraktion: Betäube jede Kreatur jener Fraktion"
    )
    t = table(side(artifacts=["gambling-den"], deck=["troll"]), house=House.SHADOWS)
    t.game.choose("end-turn")
    assert asked(t) == Pair(
        "Name a house? If you do, reveal the top card of your deck. If it is of that house, gain 2{amber}. Otherwise,"
        " lose 2{amber}.",
        "Eine Fraktion nennen? Falls du das tust, decke die oberste Karte deines Decks auf. Falls sie zu jener Fraktion"
        " gehört, erhalte 2{amber}. Ansonsten verliere 2{amber}.",
    )


def test_whoever_names_a_house_for_the_opponents_card_reads_of_which_and_what_follows() -> None:
    foreseen = {"id": "ask-again-later", "active": True}
    t = table(side(prophecies=[foreseen], deck=["troll"] * 7, houses=[House.DIS]), side(), house=House.DIS)
    t.answer("end-turn")
    assert t.decision.player == 1
    assert asked(t) == Pair(
        "Name a house on your opponent’s identity card: They reveal the top card of their deck. If it is not of that"
        " house, Ask Again Later is fulfilled.",
        "Nenne eine Fraktion auf der Avatarkarte deines Gegners: Er deckt die oberste Karte seines Decks auf. Falls sie"
        " nicht zu jener Fraktion gehört, wird die Prophezeiung „Frag später nochmal“ erfüllt.",
    )
    t = table(side(artifacts=["keyforgery"], hand=["troll"]), side(amber=6), active=1, step="forge")
    t.answer("key:red")
    assert t.decision.player == 1
    assert asked(t) == Pair(
        "Name a house: Your opponent reveals a random card from their hand. If it is not of that house, they destroy"
        " Keyforgery.",
        "Nenne eine Fraktion: Dein Gegner deckt eine zufällige Karte von seiner Hand auf. Falls sie nicht zu jener"
        " Fraktion gehört, zerstört er „Gefälschter Schlüssel“.",
    )


@pytest.mark.parametrize(
    ("id_", "house", "en", "de"),
    [
        (
            "vandalize",
            House.SHADOWS,
            "Discard one of the top 3 cards of your opponent’s deck",
            "Lege eine der obersten 3 Karten des Decks deines Gegners ab",
        ),
        (
            "survey",
            House.STAR_ALLIANCE,
            "Discard one of the top 2 cards of your deck",
            "Lege eine der obersten 2 Karten deines Decks ab",
        ),
    ],
)
def test_cards_that_were_looked_at_are_asked_for_by_where_they_lie(id_: str, house: House, en: str, de: str) -> None:
    deck = ["anger", "punch", "troll", "krump"]
    t = table(side(hand=[id_], deck=deck), side(deck=deck), house=house)
    t.do("play", id_)
    assert asked(t) == Pair(en, de)


AGAIN_AND_AGAIN = exalt(a(CREATURE, named("bumpsy")), up_to(2))
STRONGEST = most_powerful(CREATURE, named("bumpsy"))
RICHEST = player_with(MOST, each(CREATURE, named("bumpsy")))


@pytest.mark.parametrize(
    "question",
    [
        lambda: how_much_of(AGAIN_AND_AGAIN),
        lambda: which_counts(STRONGEST),
        lambda: who_counts(RICHEST),
    ],
)
def test_a_question_is_worded_anew_when_cards_have_other_names(question: Callable[[], Words]) -> None:
    assert "Bumpsy" in question().en
    try:
        name_cards_in("de")
        assert "Haudrauf" in question().en
    finally:
        name_cards_in("")


def test_what_is_chosen_is_asked_before_what_is_said_of_it() -> None:
    t = table(side(artifacts=["city-gates"], battleline=["krump", "troll"]), side(amber=1), house=House.SAURIAN)
    t.do("action", "city-gates")
    assert asked(t) == Pair(
        "Choose a friendly creature: It captures 1{amber}. If it is a Dinosaur creature, it captures 2{amber} instead.",
        "Wähle eine befreundete Kreatur: Sie erbeutet 1{amber}. Falls sie eine Dinosaurier-Kreatur ist, erbeutet sie"
        " stattdessen 2{amber}.",
    )
    t = table(side(hand=["assert-dominance"], battleline=["krump", "troll"]), house=House.UNTAMED)
    t.do("play", "assert-dominance")
    assert asked(t) == Pair(
        "Choose a friendly creature: For the remainder of the turn, that creature gains skirmish",
        "Wähle eine befreundete Kreatur: Für den Rest des Zuges erhält jene Kreatur das Schlüsselwort Scharmützel",
    )


@pytest.mark.parametrize(
    ("id_", "house", "en", "de"),
    [
        (
            "phalanx-strike",
            House.SAURIAN,
            "Choose a creature: Deal 1{damage} to it for each friendly creature",
            "Wähle eine Kreatur: Füge ihr 1{damage} für jede befreundete Kreatur zu",
        ),
        (
            "chant-of-hubris",
            House.SAURIAN,
            "Choose a creature: Move 1{amber} from it to a different creature",
            "Wähle eine Kreatur: Lege 1{amber} von ihr auf eine andere Kreatur",
        ),
        (
            "quintrino-flux",
            House.STAR_ALLIANCE,
            "Choose a friendly creature, then an enemy creature: Destroy both creatures and each creature with the same"
            " power as one of those creatures",
            "Wähle eine befreundete Kreatur, danach eine feindliche Kreatur: Zerstöre beide Kreaturen und jede Kreatur"
            " mit derselben Stärke wie eine jener Kreaturen",
        ),
        (
            "talmage-steelheart-evil-twin",
            House.LOGOS,
            "Deal damage equal to the number of cards you have played this turn to an enemy creature",
            "Füge einer feindlichen Kreatur Schaden in Höhe der Anzahl der Karten zu, die du in diesem Zug gespielt"
            " hast",
        ),
        (
            "1-2-punch",
            House.BROBNAR,
            "Stun an enemy creature. If it was already stunned, destroy it instead.",
            "Betäube eine feindliche Kreatur. Falls sie bereits betäubt war, zerstöre sie stattdessen.",
        ),
    ],
)
def test_a_creature_is_asked_for_with_what_will_be_done_with_it(id_: str, house: House, en: str, de: str) -> None:
    rich = spec("troll", amber=1)
    ada = side(hand=[id_], battleline=["krump", rich])
    t = table(ada, side(battleline=["zorg", "bumpsy"], amber=2), house=house)
    if facts()[id_].type is CardType.ACTION:
        t.do("play", id_)
    else:
        t.creature(id_)
    assert asked(t) == Pair(en, de)


def test_what_a_chosen_creature_will_do_is_said_of_it() -> None:
    t = table(side(battleline=["mindwarper"]), side(battleline=["zorg", "bumpsy"], amber=2), house=House.MARS)
    t.do("action", "mindwarper")
    assert asked(t) == Pair(
        "Choose an enemy creature: It captures 1{amber} from its own side",
        "Wähle eine feindliche Kreatur: Sie erbeutet 1{amber} von der eigenen Seite",
    )


def test_damage_that_is_counted_is_asked_with_what_it_counts() -> None:
    t = table(
        side(hand=["zyzzix-the-many"], artifacts=["mothergun"]), side(battleline=["troll", "krump"]), house=House.MARS
    )
    t.do("action", "mothergun")
    t.pick("zyzzix-the-many")
    assert asked(t) == Pair(
        "Deal damage equal to the number of cards revealed this way to a creature",
        "Füge einer Kreatur Schaden in Höhe der Anzahl der auf diese Weise aufgedeckten Karten zu",
    )


def test_a_creature_that_was_picked_is_named_in_what_is_asked_next() -> None:
    t = table(side(hand=["growth-surge"], battleline=["krump", "troll", "bumpsy"]), house=House.UNTAMED)
    t.do("play", "growth-surge")
    t.pick("krump")
    assert asked(t) == Pair(
        "Put two +1 power counters on Krump’s neighbor", "Lege zwei +1-Stärke-Marker auf den Nachbarn von „Krümel“"
    )
    t = table(side(artifacts=["essence-scale"], battleline=["krump", "troll", "bumpsy"]), house=House.DIS)
    t.do("action", "essence-scale")
    t.pick("krump")
    assert asked(t) == Pair(
        "Ready and use a friendly creature of Krump’s house",
        "Mache eine befreundete Kreatur der Fraktion von „Krümel“ spielbereit und verwende sie",
    )


def test_the_second_of_two_chosen_creatures_is_asked_for_with_what_is_done_to_both() -> None:
    ada = side(hand=["quintrino-flux"], battleline=["krump", "troll"])
    t = table(ada, side(battleline=["zorg", "bumpsy"]), house=House.STAR_ALLIANCE)
    t.do("play", "quintrino-flux")
    t.pick("krump")
    assert asked(t) == Pair(
        "Choose an enemy creature besides Krump: Destroy both creatures and each creature with the same power as one of"
        " those creatures",
        "Wähle zusätzlich zu „Krümel“ eine feindliche Kreatur: Zerstöre beide Kreaturen und jede Kreatur mit derselben"
        " Stärke wie eine jener Kreaturen",
    )


def test_whose_neighbor_is_dealt_damage_is_said_by_name() -> None:
    t = table(side(hand=["stir-up-trouble"], battleline=["krump", "troll", "bumpsy"]), house=House.SHADOWS)
    t.do("play", "stir-up-trouble")
    t.pick("troll")
    assert asked(t) == Pair(
        "Troll deals damage equal to its power to one of its neighbors",
        "„Troll“ fügt einem Nachbarn Schaden in Höhe der eigenen Stärke zu",
    )


@pytest.mark.rule("glossary/gigantic")
def test_of_a_gigantic_creature_that_is_not_in_play_the_options_say_which_half_they_are() -> None:
    t = table(
        side(hand=["build-your-champion"], deck=["troll", "deusillus2"], discard=["deusillus"]), house=House.LOGOS
    )
    t.do("play", "build-your-champion")
    assert sorted((o.label.en, o.label.say("de")) for o in t.decision.options) == [
        ("Deusillus (bottom half)", "Deus-Zillus (untere Hälfte)"),
        ("Deusillus (top half)", "Deus-Zillus (obere Hälfte)"),
        ("Done", "Fertig"),
    ]


@pytest.mark.rule("glossary/gigantic")
def test_a_gigantic_creature_in_play_has_its_bare_name_though_its_halves_were_asked_about_before() -> None:
    ada = side(hand=["deusillus", "deusillus2", "punch"], battleline=["krump"])
    t = table(ada, house=House.SAURIAN)
    half = t.number("deusillus")
    assert t.game.core.option("card", half).label.en == "Deusillus (bottom half)"
    t.do("play", "deusillus")
    t.finish()
    assert t.zone("deusillus") == "battleline"
    assert t.game.core.option("card", half).label.en == "Deusillus"


def test_cards_dealt_with_before_a_question_are_called_by_what_happened_to_them() -> None:
    ada = side(battleline=["ol--paddy-evil-twin"])
    t = table(ada, side(battleline=["troll"], deck=["krump", "bumpsy", "punch"]), house=House.UNTAMED, tide=0)
    t.do("reap", "ol--paddy-evil-twin")
    assert asked(t) == Pair(
        "Destroy a creature that shares a house with one of the discarded cards",
        "Zerstöre eine Kreatur, die eine Fraktion mit einer der abgelegten Karten gemeinsam hat",
    )


def test_creatures_that_are_spared_are_asked_for_with_what_becomes_of_the_others() -> None:
    line = ["krump", "troll", "bumpsy", "zorg"]
    t = table(side(hand=["unnatural-selection"], battleline=line), side(battleline=line), house=House.UNTAMED)
    t.do("play", "unnatural-selection")
    assert asked(t) == Pair(
        "Choose 3 friendly creatures to remain in play. Destroy each creature not chosen.",
        "Wähle 3 befreundete Kreaturen, die im Spiel bleiben. Zerstöre jede nicht gewählte Kreatur.",
    )
    t.pick("krump", "troll", "bumpsy")
    assert asked(t) == Pair(
        "Choose 3 enemy creatures to remain in play. Destroy each creature not chosen.",
        "Wähle 3 feindliche Kreaturen, die im Spiel bleiben. Zerstöre jede nicht gewählte Kreatur.",
    )


def test_whose_pile_is_meant_is_asked_behind_what_is_done_with_its_cards() -> None:
    ada = side(hand=["infurnace"], battleline=["troll"], discard=["krump"])
    t = table(ada, side(discard=["troll"]), house=House.DIS)
    t.creature("infurnace")
    assert asked(t) == Pair(
        "Purge up to 2 cards from a discard pile. Whose discard pile?",
        "Verbanne bis zu 2 Karten aus einem Ablagestapel. Wessen Ablagestapel?",
    )


def test_what_is_counted_of_the_creature_that_is_damaged_is_counted_of_it() -> None:
    t = table(side(hand=["entropic-swirl"]), side(battleline=["troll", "krump"]), house=House.LOGOS)
    t.do("play", "entropic-swirl")
    assert asked(t) == Pair(
        "Choose a creature: Gain 1{amber} for each of its traits. Deal 2{damage} to that creature for each of its"
        " traits.",
        "Wähle eine Kreatur: Erhalte 1{amber} für jedes ihrer Merkmale. Füge jener Kreatur 2{damage} für jedes ihrer"
        " Merkmale zu.",
    )


def test_of_two_deeds_with_two_subjects_the_first_is_done_instead() -> None:
    t = table(side(hand=["call-of-the-void"]), side(battleline=["troll", "krump"]), house=House.UNFATHOMABLE)
    t.do("play", "call-of-the-void")
    assert asked(t) == Pair(
        "Exhaust a creature. If it was already exhausted, destroy it instead and its controller loses 1{amber}.",
        "Erschöpfe eine Kreatur. Falls sie bereits erschöpft war, zerstöre sie stattdessen und ihr kontrollierender"
        " Spieler verliert 1{amber}.",
    )


@pytest.mark.rule("glossary/for-each")
def test_what_is_done_for_each_of_several_things_says_how_often_it_is_left() -> None:
    ada = side(hand=["cooperative-hunting"], battleline=["krump", "zorg"])
    t = table(ada, side(battleline=["troll"]), house=House.UNTAMED)
    t.do("play", "cooperative-hunting")
    assert asked(t) == Pair("Deal 1{damage} to a creature (2 to go)", "Füge einer Kreatur 1{damage} zu (noch 2)")
    t.pick("troll")
    assert asked(t) == Pair("Deal 1{damage} to a creature", "Füge einer Kreatur 1{damage} zu")


@pytest.mark.rule("glossary/for-each")
def test_no_more_cards_are_to_go_than_there_are_that_can_go() -> None:
    ada = side(hand=["well-of-memory", "krump", "troll", "zorg"], discard=["bumpsy", "mother"])
    t = table(ada, house=House.GEISTOID)
    t.do("play", "well-of-memory")
    t.pick("krump", "troll", "zorg")
    assert asked(t) == Pair(
        "Return a card from your discard pile to your hand (2 to go)",
        "Nimm eine Karte aus deinem Ablagestapel auf deine Hand zurück (noch 2)",
    )
    t.pick("mother")
    assert asked(t) == Pair(
        "Return a card from your discard pile to your hand",
        "Nimm eine Karte aus deinem Ablagestapel auf deine Hand zurück",
    )


@pytest.mark.rule("glossary/ward")
def test_a_warded_creature_may_be_chosen_again_so_that_more_are_to_go() -> None:
    bo = side(battleline=[spec("troll", warded=True)], keys=[KeyColor.RED, KeyColor.BLUE])
    t = table(side(hand=["sample-collection"]), bo, house=House.MARS)
    t.do("play", "sample-collection")
    assert asked(t) == Pair(
        "Put an enemy creature into your archives (2 to go)",
        "Lege eine feindliche Kreatur in dein Archiv (noch 2)",
    )
    t.pick("troll")
    assert asked(t) == Pair("Put an enemy creature into your archives", "Lege eine feindliche Kreatur in dein Archiv")


@pytest.mark.rule("glossary/for-each")
def test_what_is_done_for_each_of_one_thing_does_not_count() -> None:
    t = table(side(hand=["cooperative-hunting"], battleline=["krump"]), side(battleline=["troll"]), house=House.UNTAMED)
    t.do("play", "cooperative-hunting")
    assert asked(t) == Pair("Deal 1{damage} to a creature", "Füge einer Kreatur 1{damage} zu")


@pytest.mark.rule("glossary/enters-play")
def test_the_order_in_which_cards_enter_play_is_asked_of_cards() -> None:
    ada = side(hand=["general-sherman"])
    bo = side(battleline=["bumpsy", "krump"], hand=["hysteria"], houses=[House.DIS])
    t = table(ada, bo, house=House.UNFATHOMABLE)
    t.creature("general-sherman")
    t.end_turn()
    t.do("play", "hysteria")
    assert asked(t) == Pair(
        "In which order do these cards enter play?", "In welcher Reihenfolge kommen diese Karten ins Spiel?"
    )


@pytest.mark.parametrize(
    ("tool", "en", "de"),
    [
        ("lash-of-broken-dreams", "Use the action ability of {en}", "„Aktion:“-Fähigkeit von „{de}“ verwenden"),
        ("gorm-of-omm", "Use the omni ability of {en}", "„Universell:“-Fähigkeit von „{de}“ verwenden"),
    ],
)
def test_what_an_artifact_can_be_used_for_is_a_whole_deed(tool: str, en: str, de: str) -> None:
    t = table(side(battleline=["nexus"]), side(artifacts=[tool]), house=House.SHADOWS)
    t.do("reap", "nexus")
    t.pick(tool)
    name = facts()[tool].title
    said = [both(option.label) for option in t.decision.options]
    assert said == [Pair(en.format(en=name.say("en")), de.format(de=name.say("de")))]


@pytest.mark.parametrize(("owner", "name"), [(0, "Ada"), (1, "Bo")])
def test_the_battleline_of_which_a_half_is_destroyed_is_named(owner: int, name: str) -> None:
    ada, bo = (["troll", "krump"] if owner == seat else [] for seat in (0, 1))
    t = table(side(hand=["tectonic-shift"], battleline=ada), side(battleline=bo), house=House.SAURIAN)
    t.do("play", "tectonic-shift")
    assert asked(t) == Pair(
        f"Which half of {name}’s battleline is destroyed?",
        f"Welche Hälfte der Schlachtreihe von {name} wird zerstört?",
    )


def test_a_player_with_hand_and_archives_reveals_from_one_of_them() -> None:
    t = table(side(hand=["barter-and-games"]), side(hand=["krump"], archives=["mother"]), house=House.EKWIDON)
    t.do("play", "barter-and-games")
    assert asked(t) == Pair(
        "Does Bo reveal a card from hand or from archives?",
        "Deckt Bo eine Karte von der Hand oder aus dem Archiv auf?",
    )


@pytest.mark.parametrize(
    ("icon", "en", "de"),
    [
        (
            Icon.CAPTURE,
            "Capture icon: Which friendly creature captures 1 Æmber?",
            "Erbeuten-Bonussymbol: Welche befreundete Kreatur erbeutet 1 Æmber?",
        ),
        (
            Icon.DAMAGE,
            "Damage icon: Which creature is dealt 1 damage?",
            "Schaden-Bonussymbol: Welcher Kreatur fügst du 1 Schaden zu?",
        ),
        (
            Icon.DISCARD,
            "Discard icon: Which card do you discard?",
            "Ablegen-Bonussymbol: Welche Karte legst du ab?",
        ),
        (
            Icon.POWER,
            "Power icon: Which creature gets a +1 power counter?",
            "Stärke-Bonussymbol: Welche Kreatur erhält einen +1-Stärke-Marker?",
        ),
    ],
)
def test_the_question_of_an_icon_is_a_sentence_of_its_own(icon: Icon, en: str, de: str) -> None:
    played = spec("virtuous-works", icons=[icon])
    t = table(side(hand=[played, "troll"], battleline=["krump"]), side(amber=1), house=House.SANCTUM)
    t.do("play", "virtuous-works")
    assert asked(t) == Pair(en, de)


@pytest.mark.parametrize(
    ("ada", "bo", "en", "de"), [(1, 0, "a friendly", "befreundete"), (0, 1, "an enemy", "feindliche")]
)
def test_of_two_creatures_of_which_there_is_one_only_that_one_is_spoken_of(ada: int, bo: int, en: str, de: str) -> None:
    line = ["krump", "troll"]
    t = table(
        side(hand=["quintrino-flux"], battleline=line * ada), side(battleline=line * bo), house=House.STAR_ALLIANCE
    )
    t.do("play", "quintrino-flux")
    assert asked(t) == Pair(
        f"Choose {en} creature: Destroy it and each creature with the same power as it",
        f"Wähle eine {de} Kreatur: Zerstöre sie und jede Kreatur mit derselben Stärke wie sie",
    )


def test_a_share_of_the_creatures_is_asked_for_by_its_number() -> None:
    ada = side(hand=["tertiate"], battleline=["krump"])
    t = table(ada, side(battleline=["troll", "bumpsy", "zorg", "mother"]), house=House.SAURIAN)
    t.do("play", "tertiate")
    assert asked(t) == Pair("Destroy 2 enemy creatures", "Zerstöre 2 feindliche Kreaturen")
    t.pick("troll", "zorg")
    assert asked(t) == Pair("Destroy a friendly creature", "Zerstöre eine befreundete Kreatur")


@pytest.mark.rule("glossary/for-each")
def test_how_many_are_left_stands_behind_a_relative_clause_without_a_comma() -> None:
    t = table(side(hand=["xenotraining"], battleline=["zorg", "krump"]), side(amber=4), house=House.STAR_ALLIANCE)
    t.do("play", "xenotraining")
    assert asked(t) == Pair(
        "Choose a friendly creature to capture 1{amber} (2 to go)",
        "Wähle eine befreundete Kreatur, die 1{amber} erbeutet (noch 2)",
    )


def test_whether_to_look_at_cards_is_asked_without_saying_for_whom() -> None:
    ada = side(hand=["biome-discovery"], deck=["krump", "troll", "bumpsy"])
    t = table(ada, house=House.STAR_ALLIANCE, tide=0)
    t.do("play", "biome-discovery")
    assert asked(t) == Pair(
        "Look at the top 2 cards of your deck and discard one of those cards?",
        "Die obersten 2 Karten deines Decks ansehen und eine jener Karten ablegen?",
    )


def test_a_question_calls_the_card_itself_by_its_name_wherever_it_speaks_of_it() -> None:
    t = table(side(battleline=["hastatus-raptor"]), side(battleline=["zorg"]), house=House.SAURIAN)
    t.do("fight", "hastatus-raptor")
    t.pick("zorg")
    assert asked(t) == Pair(
        "Exalt Hastatus Raptor? If you do, deal 1{damage} to the creature Hastatus Raptor fights for each {amber} on"
        " friendly creatures named Hastatus Raptor.",
        "„Hastatus Raptor“ erheben? Falls du das tust, füge der Kreatur, gegen die „Hastatus Raptor“ kämpft, 1{damage}"
        " für jedes {amber} auf befreundeten Kreaturen namens „Hastatus Raptor“ zu.",
    )


def test_beside_a_neighbor_that_was_picked_there_is_one_other() -> None:
    ada = side(battleline=["krump", "prof-emeritus-kering", "troll"])
    t = table(ada, house=House.STAR_ALLIANCE, tide=0)
    t.do("reap", "prof-emeritus-kering")
    t.pick("krump")
    t.answer("reap:" + t.handle("krump"))
    assert asked(t) == Pair(
        "Use Prof. Emeritus Kering’s other neighbor", "Verwende den anderen Nachbarn von „Prof. Emeritus Kering“"
    )


def test_from_whose_pool_amber_is_moved_is_asked_behind_the_move() -> None:
    ada = side(artifacts=["monument-to-shrix"], discard=["citizen-shrix"], amber=2)
    t = table(ada, side(amber=2), house=House.SAURIAN)
    t.do("action", "monument-to-shrix")
    assert asked(t) == Pair(
        "Move 1{amber} from a player’s pool to Monument to Shrix. Whose pool?",
        "Lege 1{amber} aus dem Vorrat eines Spielers auf „Shrix-Denkmal“. Wessen Vorrat?",
    )


def test_questions_of_the_rules_have_a_term_with_its_entry_in_both_languages() -> None:
    terms = {
        what: [targets(words.runs(language), Role.TERM) for language in ("en", "de")] for what, words in ASK.items()
    }
    assert {what for what, (en, de) in terms.items() if len(en) != 1 or en != de} == {"demand", "permission", "copy"}
    assert {entry for en, _ in terms.values() for entry in en} <= {*HEADINGS}


def test_whose_battleline_is_rearranged_is_asked_behind_what_is_done_with_it() -> None:
    t = table(
        side(hand=["tactical-officer-moon"], battleline=["krump", "troll"]),
        side(battleline=["zorg", "bumpsy"]),
        house=House.STAR_ALLIANCE,
    )
    t.creature("tactical-officer-moon")
    t.answer("yes")
    assert asked(t) == Pair(
        "Rearrange the creatures in a player’s battleline. Whose battleline?",
        "Ordne die Kreaturen in der Schlachtreihe eines Spielers neu an. Wessen Schlachtreihe?",
    )


def test_which_of_equal_creatures_is_meant_is_asked_from_the_side_of_whoever_answers() -> None:
    t = table(side(hand=["punch"], battleline=["troll", "krump", "krump"]), side(battleline=["scaethe"]))
    t.do("play", "punch")
    t.pick("scaethe")
    assert asked(t) == Pair(
        "Which of these counts as the least powerful friendly creature?",
        "Welche davon gilt als die schwächste befreundete Kreatur?",
    )


def test_which_of_equal_creatures_is_meant_is_asked_of_one_player_at_a_time() -> None:
    ada = side(hand=["quicksand"], battleline=["troll", "troll"])
    t = table(ada, side(battleline=["krump", "krump"]), house=House.UNTAMED)
    t.do("play", "quicksand")
    assert asked(t).en == "Which of these counts as the most powerful friendly creature?"
    t.pick("troll")
    assert asked(t) == Pair(
        "Which of these counts as the most powerful enemy creature?",
        "Welche davon gilt als die stärkste feindliche Kreatur?",
    )


@pytest.mark.parametrize(
    ("name", "house", "question"),
    [
        (
            "tremor",
            House.BROBNAR,
            Pair("Stun a creature and each of its neighbors", "Betäube eine Kreatur und jeden ihrer Nachbarn"),
        ),
        (
            "technobabble",
            House.STAR_ALLIANCE,
            Pair(
                "Stun a creature and each of its neighbors that shares a house with it",
                "Betäube eine Kreatur und jeden ihrer Nachbarn, der eine Fraktion mit ihr gemeinsam hat",
            ),
        ),
        (
            "extinction",
            House.MARS,
            Pair(
                "Destroy a creature and each creature that shares a trait with that creature",
                "Zerstöre eine Kreatur und jede Kreatur, die ein Merkmal mit jener Kreatur gemeinsam hat",
            ),
        ),
        ("imp-losion", House.DIS, Pair("Destroy an enemy creature", "Zerstöre eine feindliche Kreatur")),
    ],
)
def test_a_card_is_asked_for_with_the_cards_that_follow_from_it(name: str, house: House, question: Pair) -> None:
    t = table(side(hand=[name]), side(battleline=["troll", "krump", "bumpsy", "dextre"]), house=house)
    t.do("play", name)
    assert asked(t) == question


def test_one_of_several_effects_is_asked_with_the_cards_that_follow_from_its_creature() -> None:
    line = ["troll", "krump", "bumpsy"]
    t = table(side(hand=["sink-or-swim"]), side(hand=["urchin"], battleline=line), house=House.UNFATHOMABLE)
    t.do("play", "sink-or-swim")
    t.answer(t.decision.keys()[1])
    assert asked(t) == Pair(
        "Exhaust a creature and each of its neighbors", "Erschöpfe eine Kreatur und jeden ihrer Nachbarn"
    )


def test_a_creature_is_returned_with_its_upgrades() -> None:
    line = [spec("troll", upgrades=["blood-of-titans"]), "krump"]
    t = table(side(battleline=line, artifacts=["transporter-platform"]), house=House.STAR_ALLIANCE)
    t.do("action", "transporter-platform")
    assert asked(t) == Pair(
        "Return a friendly creature and each upgrade attached to it to their owners’ hands",
        "Schicke eine befreundete Kreatur und jede Aufwertung an ihr auf die Hand ihrer Besitzer zurück",
    )


def test_what_counts_what_one_may_do_is_asked_with_it() -> None:
    t = table(side(battleline=["sporegorger"]), side(battleline=["troll"]), house=House.UNTAMED)
    t.do("reap", "sporegorger")
    assert asked(t) == Pair(
        "Remove each +1 power counter from Sporegorger? If you do, for each +1 power counter removed this way, deal"
        " 1{damage} to each other creature.",
        "Jeden +1-Stärke-Marker von „Sporenschlund“ entfernen? Falls du das tust, füge für jeden auf diese Weise"
        " entfernten +1-Stärke-Marker jeder anderen Kreatur 1{damage} zu.",
    )


def test_a_creature_to_which_other_cards_come_is_not_it_beside_them() -> None:
    held = spec("krump", upgrades=["blood-of-titans"])
    t = table(side(hand=["big-magnet"], battleline=["zorg", "tunk"]), side(battleline=[held]), house=House.MARS)
    t.do("play", "big-magnet")
    assert asked(t) == Pair(
        "Choose a friendly creature: Take control of each upgrade and move it to that creature",
        "Wähle eine befreundete Kreatur: Übernimm die Kontrolle über jede Aufwertung und bewege sie zu jener Kreatur",
    )


def test_a_creature_chosen_before_is_named_in_what_follows_what_one_may_do() -> None:
    ada = side(hand=["crop-circles"], archives=["fear"])
    t = table(ada, side(battleline=["krump", "bumpsy"], amber=2), house=House.MARS)
    t.do("play", "crop-circles")
    t.pick("krump")
    assert asked(t) == Pair(
        "Purge any number of cards from your archives? If you do, Krump captures 1{amber} from its own side for each"
        " card purged this way.",
        "Beliebig viele Karten aus deinem Archiv verbannen? Falls du das tust, erbeutet „Krümel“ 1{amber} von der"
        " eigenen Seite für jede auf diese Weise verbannte Karte.",
    )


def test_what_happens_otherwise_is_asked_with_what_one_may_do() -> None:
    t = table(side(artifacts=["auto-vac-5150"], archives=["troll"]), house=House.LOGOS)
    t.do("action", "auto-vac-5150")
    assert asked(t) == Pair(
        "Discard a card from your archives? If you do, during your opponent’s next turn, keys cost +3{amber}."
        " Otherwise, archive a card.",
        "Eine Karte aus deinem Archiv ablegen? Falls du das tust, kosten Schlüssel während des nächsten Zuges deines"
        " Gegners +3{amber}. Ansonsten archiviere eine Karte.",
    )


def test_what_follows_if_it_is_not_done_is_asked_with_what_one_may_do() -> None:
    giver = card("krump", after(reaps(THIS), if_you_do_not(may(ward(a(CREATURE, ENEMY))), destroy(THIS))))
    t = table(side(battleline=["krump"]), side(battleline=["troll"]), giver, house=House.BROBNAR)
    t.do("reap", "krump")
    assert asked(t) == Pair(
        "Ward an enemy creature? If you do not, destroy Krump.",
        "Eine feindliche Kreatur beschützen? Falls du das nicht tust, zerstöre „Krümel“.",
    )


def test_for_each_of_several_creatures_one_is_chosen_with_what_is_done_for_it() -> None:
    bo = side(battleline=["urchin", "dust-pixie", "bumpsy"])
    t = table(side(hand=["exterminate-exterminate"], battleline=["tunk", "blypyp"]), bo, house=House.MARS)
    t.do("play", "exterminate-exterminate")
    assert asked(t) == Pair(
        "Choose a friendly Mars creature: Destroy a non-Mars creature with lower power than it",
        "Wähle eine befreundete Mars-Kreatur: Zerstöre eine Nicht-Mars-Kreatur mit niedrigerer Stärke als sie",
    )


def test_creatures_that_become_ready_and_fight_are_asked_for_by_the_fight() -> None:
    line = [spec("lyco-knight", ready=False), "badgemagus", spec("troll", ready=False)]
    t = table(side(battleline=line), side(battleline=["dust-pixie", "bumpsy"]), house=House.SANCTUM)
    t.do("fight", "badgemagus")
    t.pick("dust-pixie")
    assert asked(t) == Pair("Which creature fights next?", "Welche Kreatur kämpft als nächste?")


def test_it_is_asked_on_whose_deck_several_cards_come_in_which_order() -> None:
    bo = side(deck=["urchin", "dust-pixie", "bumpsy"])
    t = table(side(hand=["vandalize"]), bo, house=House.SHADOWS)
    t.do("play", "vandalize")
    t.pick("urchin")
    assert asked(t) == Pair(
        "In which order do these cards go on top of your opponent’s deck? The last goes on top.",
        "In welcher Reihenfolge kommen diese Karten oben auf das Deck deines Gegners? Die letzte liegt oben.",
    )


def test_it_is_asked_on_whose_discard_pile_several_cards_come_in_which_order() -> None:
    line = ["urchin", "dust-pixie"]
    t = table(side(hand=["gateway-to-dis"], battleline=line), side(battleline=line), house=House.DIS)
    t.do("play", "gateway-to-dis")
    assert asked(t) == Pair(
        "In which order do these cards go to your discard pile? The last goes on top.",
        "In welcher Reihenfolge kommen diese Karten auf deinen Ablagestapel? Die letzte liegt oben.",
    )
    t.answer(*t.decision.keys())
    assert asked(t) == Pair(
        "In which order do these cards go to your opponent’s discard pile? The last goes on top.",
        "In welcher Reihenfolge kommen diese Karten auf den Ablagestapel deines Gegners? Die letzte liegt oben.",
    )


def test_an_upgrade_that_is_played_on_a_creature_is_it_in_a_german_order() -> None:
    t = table(side(battleline=["3ll-i0t"], discard=["duskrunner"]), house=House.STAR_ALLIANCE)
    t.do("reap", "3ll-i0t")
    t.answer("yes")
    assert asked(t) == Pair(
        "Play an upgrade from your discard pile on 3LL-I0T",
        "Spiele eine Aufwertung aus deinem Ablagestapel und lege sie an „3LL-I0T“ an",
    )


@pytest.mark.parametrize(
    ("id_", "line", "first"),
    [
        (
            "midyear-festivities",
            ["troll", "krump"],
            Pair(
                "Choose 9 creatures: Move each {amber} from them to their controllers’ pools. "
                "Destroy those 9 creatures.",
                "Wähle 9 Kreaturen: Lege jedes {amber} von ihnen in die Vorräte ihrer kontrollierenden Spieler. "
                "Zerstöre jene 9 Kreaturen.",
            ),
        ),
        (
            "trading-frenzy",
            ["troll", "krump"],
            Pair(
                "Choose a friendly creature: It captures 3{amber} from its opponent",
                "Wähle eine befreundete Kreatur: Sie erbeutet 3{amber} von ihrem Gegner",
            ),
        ),
        (
            "security-detail",
            ["troll", "krump", "zorg"],
            Pair(
                "Choose a friendly creature: It and each of its neighbors capture 1{amber}",
                "Wähle eine befreundete Kreatur: Sie und jeder ihrer Nachbarn erbeuten 1{amber}",
            ),
        ),
    ],
)
def test_it_is_asked_of_several_creatures_what_becomes_of_their_amber(id_: str, line: list[str], first: Pair) -> None:
    t = table(side(hand=[id_], battleline=line), side(battleline=["urchin"], amber=5), house=House.EKWIDON)
    t.do("play", id_)
    assert asked(t) == first


@pytest.mark.rule("glossary/may")
def test_a_card_at_random_that_was_looked_at_is_that_card_in_the_question() -> None:
    t = table(side(artifacts=["flea-market"], amber=1), side(hand=["troll", "krump"]), house=House.EKWIDON)
    t.do("action", "flea-market")
    assert asked(t) == Pair(
        "Pay your opponent 1{amber}? If you do, play that card as if it were yours.",
        "Deinem Gegner 1{amber} bezahlen? Falls du das tust, spiele jene Karte, als gehörte sie dir.",
    )


def test_a_card_that_was_just_put_into_play_is_named() -> None:
    ada = side(hand=["aberrant-warp-event"], battleline=["zorg", "bumpsy"], deck=["troll"])
    t = table(ada, side(deck=["krump"]), house=House.MARS)
    t.do("play", "aberrant-warp-event")
    t.answer("slot:0")
    assert asked(t) == Pair("Destroy a neighbor of Troll", "Zerstöre einen Nachbarn von „Troll“")
    (refusal,) = t.game.explain(f"card:{t.handle('bumpsy')}").reasons
    assert both(refusal.text) == Pair(
        "Bumpsy is not a neighbor of Troll.", "„Haudrauf“ ist nicht zu „Troll“ benachbart."
    )


def test_the_type_of_a_card_that_was_discarded_is_that_of_the_named_card() -> None:
    ada = side(artifacts=["aurascope"], hand=["troll"], discard=["krump", "anger"])
    t = table(ada, house=House.GEISTOID)
    t.do("action", "aurascope")
    if asked(t).en.startswith("Discard"):
        t.pick("troll")
    assert asked(t) == Pair(
        "Purge a card of the same type as Troll from a discard pile",
        "Verbanne eine Karte desselben Typs wie „Troll“ aus einem Ablagestapel",
    )
    (refusal,) = t.game.explain(f"card:{t.handle('anger')}").reasons
    assert both(refusal.text) == Pair(
        "Anger is not of the same type as Troll.", "„Zorn“ ist nicht vom selben Typ wie „Troll“."
    )


@pytest.mark.parametrize(
    ("id_", "verb", "en", "de"),
    [
        (
            "shakedown-sullivan",
            "reap",
            "Choose a creature: Discard the top card of its controller’s deck. If the discarded card shares a house "
            "with that creature, its controller gains 1{amber}. Otherwise, destroy it.",
            "Wähle eine Kreatur: Lege die oberste Karte des Decks ihres kontrollierenden Spielers ab. Falls die "
            "abgelegte Karte eine Fraktion mit jener Kreatur gemeinsam hat, erhält ihr kontrollierender Spieler "
            "1{amber}. Ansonsten zerstöre sie.",
        ),
        (
            "put-in-a-spin",
            "play",
            "Name a house: Discard the top card of your opponent’s deck. If the discarded card is of that house, gain "
            "4{amber}.",
            "Nenne eine Fraktion: Lege die oberste Karte des Decks deines Gegners ab. Falls die abgelegte Karte zu "
            "jener Fraktion gehört, erhalte 4{amber}.",
        ),
        (
            "exchange-program",
            "play",
            "Choose a friendly flank creature, then an enemy flank creature: Swap control of both creatures",
            "Wähle eine befreundete Flankenkreatur, danach eine feindliche Flankenkreatur: Tausche die Kontrolle über "
            "beide Kreaturen",
        ),
    ],
)
def test_what_is_chosen_is_asked_with_all_that_the_text_does_with_it(id_: str, verb: str, en: str, de: str) -> None:
    hand, line = ([], [id_]) if verb == "reap" else ([id_], ["troll"])
    ada = side(hand=hand, battleline=[*line, "krump"], amber=1)
    t = table(ada, side(battleline=["bumpsy", "valdr"], deck=["zorg"]), house=House(facts()[id_].printings[0].house))
    t.do(verb, id_)
    assert asked(t) == Pair(en, de)


def test_one_card_alone_is_no_one_of_several_that_others_share_a_house_with() -> None:
    t = table(side(hand=["quintrino-warp"]), side(battleline=["bumpsy", "valdr"]), house=House.STAR_ALLIANCE)
    t.do("play", "quintrino-warp")
    assert asked(t) == Pair(
        "Choose an enemy creature: Destroy it and each creature that shares a house with it. Gain 1 chain.",
        "Wähle eine feindliche Kreatur: Zerstöre sie und jede Kreatur, die eine Fraktion mit ihr gemeinsam hat. "
        "Erhalte 1 Kette.",
    )


@pytest.mark.rule("glossary/may")
def test_german_asks_for_one_of_several_things_instead_without_announcing_it() -> None:
    ada = side(artifacts=["puzzling-trinket"], hand=[spec("anger", icons=(Icon.AMBER,))], battleline=["krump"])
    t = table(ada, side(amber=1), house=House.BROBNAR)
    t.do("play", "anger")
    assert asked(t) == Pair(
        "You would resolve an {amber} bonus icon. Either resolve a {capture} bonus icon, a {damage} bonus icon, or a "
        "{draw} bonus icon instead?",
        "Du würdest ein {amber}-Bonussymbol abhandeln. Stattdessen ein {capture}-Bonussymbol, ein {damage}-Bonussymbol "
        "oder ein {draw}-Bonussymbol abhandeln?",
    )


def test_creatures_that_were_put_into_play_are_called_so_behind_their_noun() -> None:
    ada = side(hand=["final-refrain"], battleline=["dextre"], discard=["troll", "krump"])
    t = table(ada, side(battleline=["valdr"]), house=House.BROBNAR)
    t.do("play", "final-refrain")
    t.answer(*t.decision.keys())
    while t.decision.kind is DecisionKind.SLOT:
        t.answer("slot:0")
    (refusal,) = t.game.explain(f"card:{t.handle('dextre')}").reasons
    assert both(refusal.text) == Pair(
        "Dextre is not one of the creatures put into play.",
        "„Dexter“ gehört nicht zu den ins Spiel gebrachten Kreaturen.",
    )


def test_a_creature_that_has_none_of_the_traits_wanted_is_refused_for_all_of_them() -> None:
    ada = side(hand=["spontaneous-awakening"])
    bo = side(battleline=["troll"], artifacts=["cannon", "lifeward"], discard=["krump"] * 10)
    t = table(ada, bo, house=House.GEISTOID)
    t.do("play", "spontaneous-awakening")
    (refusal,) = t.game.explain(f"card:{t.handle('troll')}").reasons
    assert both(refusal.text) == Pair(
        "Troll is neither a Cyborg creature nor a Robot creature.",
        "„Troll“ ist weder eine Cyborg-Kreatur noch eine Roboter-Kreatur.",
    )


def test_what_is_done_is_asked_also_where_the_other_card_is_the_most_powerful() -> None:
    ada = side(hand=["governess-silvina"], battleline=[spec("krump", amber=1)])
    t = table(ada, side(battleline=["troll", "bumpsy"]), house=House.SAURIAN)
    t.creature("governess-silvina")
    assert asked(t) == Pair(
        "Move each {amber} from a friendly creature to the most powerful enemy creature",
        "Lege jedes {amber} von einer befreundeten Kreatur auf die stärkste feindliche Kreatur",
    )


def test_of_sentences_that_are_optional_together_those_behind_the_first_are_told() -> None:
    ada = side(hand=["transmutation"], battleline=[spec("troll", power_counters=1)])
    t = table(ada, side(amber=3), house=House.MARS)
    t.do("play", "transmutation")
    t.pick("troll")
    assert asked(t) == Pair(
        "Remove any number of +1 power counters from a friendly creature? If you do, it captures 1{amber} for each "
        "+1 power counter removed this way.",
        "Beliebig viele +1-Stärke-Marker von einer befreundeten Kreatur entfernen? Falls du das tust, erbeutet sie "
        "1{amber} für jeden auf diese Weise entfernten +1-Stärke-Marker.",
    )


def test_the_second_of_two_creatures_is_asked_for_with_the_name_of_the_first() -> None:
    ada = side(hand=["on-the-mark"], battleline=[spec("troll", amber=2), "krump"])
    t = table(ada, side(battleline=["bumpsy", "valdr"]), house=House.BROBNAR)
    t.do("play", "on-the-mark")
    t.pick("troll")
    assert asked(t) == Pair(
        "Move each {amber} from Troll to an enemy creature",
        "Lege jedes {amber} von „Troll“ auf eine feindliche Kreatur",
    )
