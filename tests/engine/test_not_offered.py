"""Why a card is not offered: the one condition that fails is named, and nothing that the player may not know."""

from __future__ import annotations

import copy
from random import Random

import pytest

from kfdesk.cards import library
from kfdesk.engine import Game, House
from kfdesk.engine import phrases as say
from kfdesk.engine.abilities import Scope
from kfdesk.engine.card_facts import facts_of
from kfdesk.engine.events import CardDrawn, CardMoved, CardsRevealed, Shuffled
from kfdesk.engine.rules import Reason
from kfdesk.engine.state import Card
from kfdesk.engine.terms import NO_CARD, DecisionKind, Player, Zone
from kfdesk.engine.viewers import is_identified, was_shown
from kfdesk.language.card_names import name_of
from kfdesk.language.descriptions import Group
from kfdesk.language.of_each import OneOfEach
from kfdesk.language.targets import Chosen
from kfdesk.language.unfit import _without
from kfdesk.language.words import (
    CREATURE,
    ENEMY,
    FRIENDLY,
    GIANT,
    THIS,
    a,
    a_player,
    a_trait,
    after,
    card,
    choose,
    destroy,
    destroyed,
    discard,
    equal_to,
    hand,
    look_at,
    more_than,
    not_,
    play,
    power,
    power_of,
    reaps,
    with_trait,
)
from kfdesk.text.joining import Sentences
from kfdesk.text.parts import parts
from kfdesk.text.wording import words
from tests.engine.mixing import mixed_decks
from tests.engine.playing import new_game, steps
from tests.said import both
from tests.tables import Table, side, spec, table

HIDDEN_NOT_IN_PLAY = ("This card is not in play.", "Diese Karte ist nicht im Spiel.")


def told(t: Table, id_: str, nth: int = 0) -> tuple[str, ...]:
    """Return what is said, in both languages, against the choice of a card."""
    (reason,) = t.game.explain(f"card:{t.handle(id_, nth)}").reasons
    return both(reason.text)


@pytest.mark.rule("glossary/ability-card-ability")
def test_a_card_in_the_other_pile_than_the_named_one_is_not_told_that_it_is_in_no_pile() -> None:
    bo = side(discard=["zorg", "bumpsy"], hand=["valdr"])
    t = table(side(hand=["creeping-oblivion"], discard=["troll", "krump"]), bo, house=House.DIS)
    t.do("play", "creeping-oblivion")
    t.answer("mode:0")
    assert told(t, "zorg") == ("Zorg is not in your discard pile.", "„Zorg“ ist nicht in deinem Ablagestapel.")
    assert told(t, "valdr") == (
        "This card is not in your discard pile.",
        "Diese Karte ist nicht in deinem Ablagestapel.",
    )


@pytest.mark.rule("glossary/ability-card-ability")
def test_a_card_that_is_not_in_the_hand_of_the_named_player_is_told_so() -> None:
    player = a_player()
    robs = card("punch", play(choose(player), look_at(hand(player)), discard(a(CREATURE, in_=hand(player)))))
    t = table(side(hand=["punch", "troll"]), side(hand=["krump", "bumpsy"]), robs, house=House.BROBNAR)
    t.do("play", "punch")
    t.answer("mode:1")
    assert told(t, "troll") == (
        "Troll is not in your opponent’s hand.",
        "„Troll“ ist nicht auf der Hand deines Gegners.",
    )


@pytest.mark.rule("glossary/ability-card-ability")
def test_a_card_that_is_like_one_picked_before_is_told_in_what() -> None:
    t = table(side(hand=["forgive-or-forget"], discard=["troll", "fear", "punch"]), house=House.LOGOS)
    t.do("play", "forgive-or-forget")
    t.answer("mode:0")
    t.pick("fear")
    assert told(t, "punch") == (
        "Punch is of the same type as Fear; choose a different card.",
        "„Schlag“ ist vom selben Typ wie „Angst“: Wähle eine andere Karte.",
    )
    assert told(t, "fear") == ("Fear has already been chosen.", "„Angst“ wurde bereits gewählt.")


@pytest.mark.rule("glossary/least-powerful")
def test_of_the_least_powerful_those_that_count_anyway_are_not_called_too_powerful() -> None:
    bo = side(battleline=["urchin", "bumpsy"], hand=["krump"])
    line = ["troll", "dodger", "bumpsy", "dodger", "silvertooth"]
    t = table(side(hand=["thin-the-herd"], battleline=line), bo, house=House.UNTAMED)
    t.do("play", "thin-the-herd")
    assert told(t, "urchin") == (
        "Urchin counts in any case; choose a different creature.",
        "„Straßenkind“ zählt in jedem Fall: Wähle eine andere Kreatur.",
    )
    assert told(t, "troll") == (
        "Troll is not among the 4 least powerful creatures.",
        "„Troll“ gehört nicht zu den 4 schwächsten Kreaturen.",
    )
    assert told(t, "krump") == HIDDEN_NOT_IN_PLAY


@pytest.mark.rule("glossary/most-powerful")
def test_creatures_of_two_players_are_compared_each_with_their_own() -> None:
    t = table(side(hand=["quicksand"], battleline=["troll"]), side(battleline=["urchin", "zorg", "zorg"]),
              house=House.UNTAMED)  # fmt: skip
    t.do("play", "quicksand")
    assert told(t, "troll") == (
        "Troll is not compared with the creatures of another player.",
        "„Troll“ wird nicht mit den Kreaturen eines anderen Spielers verglichen.",
    )
    assert told(t, "urchin") == (
        "Urchin is not the most powerful creature.",
        "„Straßenkind“ ist nicht die stärkste Kreatur.",
    )


@pytest.mark.rule("glossary/enemy", "glossary/active-player")
def test_who_decides_for_the_opponents_card_is_told_of_their_own_side() -> None:
    ada = side(battleline=["troll", "urchin", "urchin"])
    t = table(ada, side(battleline=["scaethe", "zorg"]), house=House.BROBNAR)
    t.fight("troll", "scaethe")
    assert told(t, "zorg") == ("You do not control Zorg.", "Du kontrollierst „Zorg“ nicht.")
    assert told(t, "troll")[0] == "Troll is not the least powerful creature."


@pytest.mark.rule("glossary/swap")
def test_a_swap_says_what_is_wrong_with_the_battleline() -> None:
    ada = side(artifacts=["quantum-fingertrap"], battleline=["troll", "krump"])
    t = table(ada, side(battleline=["urchin"]), house=House.LOGOS)
    t.do("action", "quantum-fingertrap")
    assert told(t, "urchin") == (
        "There is no other creature in the battleline of Urchin.",
        "In der Schlachtreihe von „Straßenkind“ ist keine andere Kreatur.",
    )
    t = table(ada, side(battleline=["urchin", "zorg"]), house=House.LOGOS)
    t.do("action", "quantum-fingertrap")
    t.pick("troll")
    assert told(t, "urchin") == (
        "Urchin is not in the battleline of the creature chosen first.",
        "„Straßenkind“ befindet sich nicht in der Schlachtreihe der zuerst gewählten Kreatur.",
    )
    assert told(t, "troll")[0] == "Troll has already been chosen."


@pytest.mark.rule("glossary/search", "glossary/out-of-play-zones")
def test_a_search_names_the_piles_and_tells_nothing_of_the_deck() -> None:
    ada = side(battleline=["grumpus-tamer"], discard=["war-grumpus", "troll"], deck=["zorg"])
    t = table(ada, side(battleline=["urchin"], hand=["krump"]), house=House.BROBNAR)
    t.do("reap", "grumpus-tamer")
    assert told(t, "urchin") == (
        "Urchin is neither in your deck nor in your discard pile.",
        "„Straßenkind“ ist weder in deinem Deck noch in deinem Ablagestapel.",
    )
    assert told(t, "krump")[0] == "This card is neither in your deck nor in your discard pile."
    assert told(t, "troll") == ("Troll is not named War Grumpus.", "„Troll“ heißt nicht „Kriegsgrumpus“.")
    assert told(t, "zorg") == both(say.NOT_SHOWN.text)


@pytest.mark.rule("glossary/out-of-play-zones")
def test_a_card_looked_at_to_choose_among_them_is_told_what_it_lacks_and_known_to_nobody_else() -> None:
    ada = side(hand=["imperial-traitor"])
    t = table(ada, side(hand=["troll", "champion-anaphiel"], deck=["krump"]), house=House.SHADOWS)
    began, core = len(t.game.core.events), t.game.core
    t.do("play", "imperial-traitor")
    if "yes" in t.decision.keys():
        t.answer("yes")
    assert told(t, "troll") == ("Troll is not a Sanctum card.", "„Troll“ ist keine Sanctum-Karte.")
    assert told(t, "krump")[0].startswith("This card is ")
    looked, unseen = t.number("troll"), t.number("krump")
    shown = next(event for event in core.events[began:] if isinstance(event, CardsRevealed))
    assert (shown.to, shown.seen_by(Player(1)).cards) == (Player(0), (NO_CARD,) * 2)
    assert [was_shown(core, card, Player(0), began) for card in (looked, unseen)] == [True, False]
    assert not was_shown(core, looked, Player(1), began)
    assert not was_shown(core, looked, Player(0), len(core.events))


@pytest.mark.rule("glossary/out-of-play-zones", "glossary/shuffle")
def test_a_card_that_was_looked_at_is_lost_in_a_shuffled_deck_and_where_it_moves() -> None:
    t = table(side(), side(deck=["troll", "krump"]), house=House.SHADOWS)
    core, card = t.game.core, t.number("troll")
    began = len(core.events)
    core.record(CardsRevealed((card,), Player(1), Player(0)))
    core.record(Shuffled(Player(0)))
    assert was_shown(core, card, Player(0), began)
    core.record(Shuffled(Player(1)))
    assert not was_shown(core, card, Player(0), began)
    core.record(CardsRevealed((card,), Player(1)))
    assert was_shown(core, card, Player(0), began) and was_shown(core, card, Player(1), began)
    core.record(CardMoved(card, Player(1), Zone.DECK, Zone.DECK))
    assert not was_shown(core, card, Player(0), began)
    top = core.state.players[1].deck[0]
    core.record(CardsRevealed((top,), Player(1)))
    core.record(CardDrawn(top, Player(1)))
    assert not was_shown(core, top, Player(0), began)


@pytest.mark.rule("glossary/enemy")
def test_a_name_with_a_comma_is_in_quotes_in_both_languages() -> None:
    t = table(side(hand=["look-what-i-found"], discard=["nizak-the-forgotten", "fear"]), house=House.UNTAMED)
    t.do("play", "look-what-i-found")
    assert told(t, "nizak-the-forgotten") == (
        "“Nizak, The Forgotten” is not an action card.",
        "„Nizak der Vergessene“ ist keine Aktionskarte.",
    )


def test_where_no_card_is_asked_for_the_refusal_repeats_the_question() -> None:
    t = table(side(hand=["creeping-oblivion", "fear"], discard=["troll"]), side(discard=["zorg"]), house=House.DIS)
    t.do("play", "creeping-oblivion")
    assert not any(option.card for option in t.decision.options)
    assert told(t, "fear")[0] == f"You are asked something else now: “{t.decision.prompt.en}”"


@pytest.mark.rule("glossary/gigantic")
def test_a_whole_card_is_told_that_it_is_not_half_of_a_creature() -> None:
    t = table(side(hand=["tomes-gigantica"], discard=["niffle-kong", "troll"]), house=House.DIS)
    t.do("play", "tomes-gigantica")
    assert told(t, "troll") == (
        "Troll is not half of a gigantic creature.",
        "„Troll“ ist keine Hälfte einer gigantischen Kreatur.",
    )


@pytest.mark.rule("glossary/gigantic")
def test_the_same_half_of_a_creature_is_not_called_by_the_name_of_the_other() -> None:
    hand = ["deusillus", "deusillus", "deusillus2", "deusillus2", "troll"]
    t = table(side(hand=hand), house=House.SAURIAN)
    t.do("play", "deusillus")
    assert told(t, "deusillus", 1) == (
        "This is the same half of Deusillus; choose the other half.",
        "Das ist dieselbe Hälfte von „Deus-Zillus“: Wähle die andere Hälfte.",
    )
    assert told(t, "troll")[0] == "Troll is not the other half of Deusillus."


@pytest.mark.rule("glossary/ability-card-ability")
def test_a_card_that_has_what_it_may_not_have_is_told_what_to_choose_instead() -> None:
    line = [spec("zorg", damage=1), spec("krump", amber=1), "bumpsy"]
    t = table(side(hand=["draining-touch"]), side(battleline=line), house=House.DIS)
    t.do("play", "draining-touch")
    assert told(t, "krump") == (
        "Krump has {amber} on it; choose a creature with no {amber} on it.",
        "„Krümel“ hat {amber} auf sich: Wähle eine Kreatur ohne {amber} auf sich.",
    )
    t = table(side(hand=["unsuspecting-prey"]), side(battleline=line), house=House.UNTAMED)
    t.do("play", "unsuspecting-prey")
    assert told(t, "zorg") == (
        "Zorg is damaged; choose an undamaged creature.",
        "„Zorg“ ist beschädigt: Wähle eine unbeschädigte Kreatur.",
    )


@pytest.mark.rule("glossary/out-of-play-zones")
def test_a_card_that_was_not_looked_at_is_told_so() -> None:
    ada = side(battleline=["xeno-thief", "bumpsy"], deck=["troll", "krump", "zorg", "dodger"])
    t = table(ada, side(battleline=["urchin"]), house=House.SHADOWS)
    t.fight("xeno-thief", "urchin")
    assert told(t, "bumpsy") == (
        "Bumpsy is not one of the cards you looked at.",
        "„Haudrauf“ gehört nicht zu den Karten, die du dir angesehen hast.",
    )
    t.pick("troll")
    assert told(t, "troll") == ("Troll has already been chosen.", "„Troll“ wurde bereits gewählt.")


@pytest.mark.rule("glossary/ability-card-ability")
def test_of_each_type_only_the_type_asked_for_now_is_what_is_missing() -> None:
    t = table(side(hand=["look-what-i-found"], discard=["troll", "fear", "punch"]), house=House.UNTAMED)
    t.do("play", "look-what-i-found")
    assert told(t, "troll") == ("Troll is not an action card.", "„Troll“ ist keine Aktionskarte.")


@pytest.mark.rule("glossary/any-number")
def test_a_card_chosen_by_an_earlier_question_of_the_same_ability_is_told_so() -> None:
    t = table(side(hand=["unguarded-camp"], battleline=["troll", "krump", "bumpsy"]), side(amber=5),
              house=House.BROBNAR)  # fmt: skip
    t.do("play", "unguarded-camp")
    t.pick("troll")
    assert told(t, "troll") == ("Troll has already been chosen.", "„Troll“ wurde bereits gewählt.")
    t = table(side(hand=["might-makes-right"], battleline=["troll", "krump", *["troll"] * 3]), house=House.BROBNAR)
    t.do("play", "might-makes-right")
    t.answer("yes")
    t.pick("krump")
    assert told(t, "krump")[0] == "Krump has already been chosen."


@pytest.mark.rule("glossary/neighbor")
def test_a_creature_is_no_neighbor_of_itself_and_is_told_to_take_another() -> None:
    t = table(side(hand=["positron-bolt"]), side(battleline=["troll", "krump", "bumpsy", "dodger"]), house=House.LOGOS)
    t.do("play", "positron-bolt")
    t.pick("troll")
    assert told(t, "troll")[0] == "Troll itself does not count; choose another card."
    assert told(t, "bumpsy") == ("Bumpsy is not a neighbor of Troll.", "„Haudrauf“ ist nicht zu „Troll“ benachbart.")


@pytest.mark.rule("glossary/power")
def test_a_creature_is_not_compared_with_its_own_power() -> None:
    t = table(side(hand=["dreadbone-decimus"], battleline=["urchin", "troll"]), house=House.SAURIAN)
    t.creature("dreadbone-decimus")
    t.answer("yes")
    assert told(t, "troll") == (
        "Troll has 8 power, which is not lower than Dreadbone Decimus’ power.",
        "Die Stärke von „Troll“ (8) ist nicht geringer als die Stärke von „Grausknochen Decimus“.",
    )
    assert told(t, "dreadbone-decimus")[0] == "Dreadbone Decimus itself does not count; choose another card."


@pytest.mark.rule("glossary/power")
def test_a_creature_is_told_how_its_power_compares_with_that_of_a_creature_chosen_before() -> None:
    said = []
    for compared, id_ in ((equal_to, "troll"), (more_than, "dust-pixie")):
        first = a(CREATURE, FRIENDLY)
        wanted = a(CREATURE, ENEMY, power(compared(power_of(first))))
        giver = card("krump", after(reaps(THIS), choose(first), destroy(wanted)))
        bo = side(battleline=["dust-pixie", "troll", "zorg", "valdr"])
        t = table(side(battleline=["krump", "bumpsy"]), bo, giver, house=House.BROBNAR)
        t.do("reap", "krump")
        t.pick("krump")
        said.append(told(t, id_))
    assert said == [
        (
            "Troll has 8 power, which is not equal to Krump’s power.",
            "Die Stärke von „Troll“ (8) entspricht nicht der Stärke von „Krümel“.",
        ),
        (
            "Dust Pixie has 1 power, which is not higher than Krump’s power.",
            "Die Stärke von „Staubfee“ (1) ist nicht höher als die Stärke von „Krümel“.",
        ),
    ]


@pytest.mark.rule("glossary/self-referential-text")
def test_the_creature_with_the_upgrade_itself_was_not_chosen_before() -> None:
    worn = spec("commander-chan", upgrades=["chan-s-blaster"])
    t = table(side(battleline=[worn, "troll"]), house=House.STAR_ALLIANCE)
    t.do("reap", "commander-chan")
    t.answer(t.decision.keys()[0])
    assert told(t, "commander-chan")[0] == "Commander Chan itself does not count; choose another card."


@pytest.mark.rule("glossary/power")
def test_a_creature_of_the_wrong_power_is_told_its_power() -> None:
    t = table(side(hand=["oubliette"]), side(battleline=["urchin", "troll"]), house=House.SHADOWS)
    t.do("play", "oubliette")
    assert told(t, "troll") == ("Troll has power 8, not 3 or lower.", "„Troll“ hat Stärke 8, nicht 3 oder weniger.")


def test_one_of_another_power_than_asked_for_now_is_told_its_power() -> None:
    ada = side(hand=["selective-preservation"], battleline=["flaxia", "troll", "flaxia"])
    t = table(ada, house=House.STAR_ALLIANCE)
    t.do("play", "selective-preservation")
    assert told(t, "troll") == ("Troll has power 8, not 4.", "„Troll“ hat Stärke 8, nicht 4.")


def test_a_card_of_the_house_that_does_not_count_is_told_to_choose_another() -> None:
    ada = side(hand=["dark-queen-gloriana"], battleline=["flaxia", "troll", "zorg"])
    t = table(ada, house=House.UNTAMED)
    t.creature("dark-queen-gloriana")
    assert told(t, "flaxia") == (
        "Flaxia is an Untamed creature; choose a different creature.",
        "„Flaxia“ ist eine Kreatur der Fraktion Ungezähmte: Wähle eine andere Kreatur.",
    )


def test_a_card_that_is_like_none_of_the_discarded_cards_is_told_their_names() -> None:
    bo = side(battleline=["zorg", "troll", "bumpsy"], deck=["fear", "punch", "punch"])
    t = table(side(battleline=["ol--paddy-evil-twin"]), bo, house=House.UNTAMED)
    t.game.core.state.tide = Player(0)
    t.do("reap", "ol--paddy-evil-twin")
    assert told(t, "zorg") == (
        "Zorg does not share a house with Punch or Fear.",
        "„Zorg“ hat keine Fraktion mit „Schlag“ oder „Angst“ gemeinsam.",
    )


@pytest.mark.rule("glossary/ability-card-ability")
def test_a_card_of_the_same_name_is_told_that_its_name_is_not_different() -> None:
    ada = side(artifacts=["swap-widget"], battleline=["zorg"], hand=["zorg", "john-smyth", "grommid"])
    t = table(ada, house=House.MARS)
    t.do("action", "swap-widget")
    t.pick(("zorg", 1))
    assert told(t, "zorg") == (
        "Zorg has the same name; choose a different creature.",
        "„Zorg“ hat denselben Namen: Wähle eine andere Kreatur.",
    )


@pytest.mark.rule("turn/step-4-ready-cards", "glossary/upgrades", "glossary/move")
def test_questions_of_rules_name_their_conditions() -> None:
    tired = [spec("cosmicrux", ready=False), spec("troll", ready=False), "krump"]
    t = table(side(battleline=tired, hand=["fear"]), side(battleline=["urchin"]), house=House.BROBNAR)
    t.game.choose("end-turn")
    assert told(t, "krump") == ("Krump is already ready.", "„Krümel“ ist schon spielbereit.")
    assert told(t, "urchin")[0] == "You do not control Urchin."
    assert told(t, "fear")[0] == "Fear is not in play."
    t = table(side(hand=["blood-of-titans"], battleline=["zorg"], artifacts=["cannon"]), house=House.BROBNAR)
    t.do("play", "blood-of-titans")
    assert told(t, "cannon")[0] == "Cannon is not a creature."
    t = table(side(hand=["equalize"], battleline=[spec("troll", amber=2), "krump"]), side(battleline=["urchin"]),
              house=House.SANCTUM)  # fmt: skip
    t.do("play", "equalize")
    assert told(t, "urchin")[0] == "Urchin is not a friendly creature."
    t = table(side(hand=["mimic-gel", "troll"], battleline=["krump"]), side(battleline=["urchin"]), house=House.LOGOS)
    t.do("play", "mimic-gel")
    assert told(t, "troll")[0] == "Troll is not in play."


@pytest.mark.rule("glossary/traits")
def test_a_card_with_a_trait_is_told_that_it_has_it_where_one_without_is_asked_for() -> None:
    trait = a_trait()
    drafts = [
        card("fear", play(destroy(a(CREATURE, not_(with_trait(GIANT)))))),
        card("hand-of-dis", play(choose(trait), destroy(a(CREATURE, not_(with_trait(trait)))))),
    ]
    t = table(side(hand=["fear", "hand-of-dis"], battleline=["troll", "urchin", "dodger"]), None, *drafts)
    t.do("play", "fear")
    assert told(t, "troll") == (
        "Troll is a Giant creature; choose a different creature.",
        "„Troll“ ist eine Riesen-Kreatur: Wähle eine andere Kreatur.",
    )
    t.pick("urchin")
    t.do("play", "hand-of-dis")
    t.answer("trait:giant")
    assert told(t, "troll") == (
        "Troll is a creature with that trait; choose a different creature.",
        "„Troll“ ist eine Kreatur mit jenem Merkmal: Wähle eine andere Kreatur.",
    )


@pytest.mark.rule("glossary/destroyed")
def test_a_creature_that_is_being_destroyed_is_told_so() -> None:
    drafts = [card("fear", play(destroy(a(CREATURE)))), card("urchin", destroyed(destroy(a(CREATURE))))]
    t = table(side(hand=["fear"], battleline=["urchin", "troll", "krump"]), None, *drafts, house=House.DIS)
    t.do("play", "fear")
    t.pick("urchin")
    assert told(t, "urchin") == ("Urchin is already being destroyed.", "„Straßenkind“ wird bereits zerstört.")


def test_every_condition_of_every_question_is_said_in_both_languages() -> None:
    t = table(side(battleline=["troll"]), side(battleline=["krump"]), house=House.BROBNAR)
    scope = Scope(t.game.core, t.game.state.active, t.number("troll"))
    asked_of = facts_of(t.game.core, t.number("krump"))
    subject = name_of(t.game.state.cards[asked_of.card].definition)
    found: set[tuple[str, ...]] = set()
    for definition in library().values():
        targets = [node for node in parts(definition.abilities) if isinstance(node, Chosen | OneOfEach)]
        groups = [one for target in targets for one in getattr(target, "groups", ()) or (target,)]
        for group in (one for one in groups if isinstance(one, Group)):
            unmet = [_without(scope, predicate, group, asked_of, subject) for predicate in group.predicates]
            unmet.append(group.place.elsewhere(scope, asked_of.card, subject))
            for piece in unmet:
                said = both(words(Sentences((piece,)), this=name_of(definition)))
                assert said[0] != said[1] and not any("{" in text.replace("{amber}", "") for text in said), said
                found.add(said)
    assert len(found) > 120


@pytest.mark.parametrize("seed", range(2))
def test_every_question_for_cards_says_why_not_in_a_copy_of_the_game_too(seed: int) -> None:
    game, asked = new_game(seed, mixed_decks(seed)), 0
    for decision in steps(game, Random(seed), 400):
        if decision.kind is not DecisionKind.CARD:
            continue
        asked += 1
        assert decision.why_not is not None, decision.prompt.en
        assert copy.deepcopy(game.view(decision.player).decision) == decision
        if asked % 5 == 1:
            assert _reasons(game.fork()) == _reasons(game)
    assert asked > 0


def _reasons(game: Game) -> list[tuple[Reason, ...]]:
    return [game.explain(f"card:c{card.id}").reasons for card in game.state.cards[1:]]


def may_be_told(game: Game, card: Card, player: Player) -> bool:
    """Return whether a player knows a card, or was shown it and could tell it from others ever since."""
    return is_identified(game.state.cards, card, player) or was_shown(game.core, card.id, player, 0)


@pytest.mark.rule("glossary/out-of-play-zones")
@pytest.mark.parametrize("seed", range(3))
def test_what_is_said_of_hidden_cards_is_the_same_whatever_they_are(seed: int) -> None:
    game, compared = new_game(seed, mixed_decks(seed)), 0
    for decision in steps(game, Random(seed), 300):
        if decision.kind is not DecisionKind.CARD:
            continue
        cards = game.state.cards
        offered = {option.card for option in decision.options}
        unknown = [c.id for c in cards[1:] if f"c{c.id}" not in offered and not may_be_told(game, c, decision.player)]
        twin = game.fork()
        for card_id, other in zip(unknown, unknown[1:] + unknown[:1], strict=True):
            changed = twin.core.state.edit(card_id)
            changed.printed = changed.definition = cards[other].printed
        for card_id in unknown:
            key = f"card:c{card_id}"
            assert game.explain(key).reasons == twin.explain(key).reasons
            compared += 1
    assert compared > 100
