"""What has happened, asked with the occurrences that abilities react to: wording in every tense, and the memory."""

import pytest

from kfdesk.cards.facts import facts
from kfdesk.engine.terms import House
from kfdesk.language.amounts import for_each
from kfdesk.language.attributes import named
from kfdesk.language.back_references import fought_by
from kfdesk.language.conditions import Condition, all_true, there_are
from kfdesk.language.definition import CardDefinition, Draft, card
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.damage import destroy
from kfdesk.language.effects.decks import draw
from kfdesk.language.effects.flow import if_
from kfdesk.language.effects.marks import ready
from kfdesk.language.history import PREVIOUS_TURN, THIS_TURN, first_time, happened, so_many_in_a_turn, times_of
from kfdesk.language.labels import after_fight, play
from kfdesk.language.occurrences import (
    chooses_house,
    draws,
    enters,
    fights,
    forges,
    is_destroyed,
    is_used,
    plays,
    reaps,
    steals,
    uses,
)
from kfdesk.language.players import EACH_PLAYER, OPPONENT, YOU, owner_of
from kfdesk.language.predicates import ENEMY, FRIENDLY
from kfdesk.language.ranges import NONE, SOME, at_least
from kfdesk.language.reactions import after
from kfdesk.language.sorts import ARTIFACT, CARD, CREATURE
from kfdesk.language.targets import THIS, a, any_number, each
from kfdesk.text.wording import render
from tests.tables import Table, side, table


@pytest.mark.parametrize(
    ("condition", "en", "de"),
    [
        (
            happened(steals(OPPONENT), PREVIOUS_TURN),
            "your opponent stole {amber} on their previous turn",
            "dein Gegner in seinem vorigen Zug {amber} gestohlen hat",
        ),
        (
            there_are(at_least(2), times_of(reaps(a(CREATURE, ENEMY)), THIS_TURN)),
            "2 or more enemy creatures reaped this turn",
            "mindestens 2 feindliche Kreaturen in diesem Zug geerntet haben",
        ),
        (
            happened(fights(a(CREATURE, FRIENDLY)), THIS_TURN),
            "a friendly creature fought this turn",
            "eine befreundete Kreatur in diesem Zug gekämpft hat",
        ),
        (
            happened(is_destroyed(), THIS_TURN),
            "a creature was destroyed this turn",
            "eine Kreatur in diesem Zug zerstört wurde",
        ),
        (
            happened(enters(a(ARTIFACT)), THIS_TURN),
            "an artifact entered play this turn",
            "ein Artefakt in diesem Zug ins Spiel gekommen ist",
        ),
        (
            happened(draws(EACH_PLAYER), THIS_TURN),
            "each player drew a card this turn",
            "jeder Spieler in diesem Zug eine Karte gezogen hat",
        ),
        (
            happened(chooses_house(YOU, House.MARS), PREVIOUS_TURN),
            "you chose Mars as your active house on your previous turn",
            "du in deinem vorigen Zug Mars als deine aktive Fraktion gewählt hast",
        ),
        (
            there_are(NONE, times_of(uses(OPPONENT, a(ARTIFACT)), THIS_TURN)),
            "your opponent has not used any artifacts this turn",
            "dein Gegner in diesem Zug keine Artefakte verwendet hat",
        ),
        (
            first_time(reaps(THIS)),
            "this is the first time Punch has reaped this turn",
            "„Schlag“ in diesem Zug zum ersten Mal geerntet hat",
        ),
    ],
)
def test_what_happened_is_said_in_both_languages(condition: Condition, en: str, de: str) -> None:
    made = CardDefinition(facts()["punch"], card("punch", play(if_(condition, gain(1)))))
    assert made.text("en") == f"Play: If {en}, gain 1{{amber}}."
    assert made.text("de") == f"Spielen: Falls {de}, erhalte 1{{amber}}."


@pytest.mark.rule("glossary/ability-card-ability")
def test_of_two_destroyed_together_one_is_the_first_and_of_those_destroyed_later_none() -> None:
    first = first_time(is_destroyed(a(CREATURE, ENEMY)))
    t = table(
        side(hand=["punch", "anger"], battleline=["bumpsy"]),
        side(battleline=["troll", "krump", "urchin"]),
        card("bumpsy", after(is_destroyed(a(CREATURE, ENEMY)), if_(first, gain(5)))),
        card("punch", play(destroy(a(CREATURE, ENEMY, n=2)))),
        card("anger", play(destroy(each(CREATURE, ENEMY)))),
        house=House.BROBNAR,
    )
    t.do("play", "punch")
    t.pick("troll", "krump")
    t.finish()
    assert t.amber(0) == 1 + 5  # 1 by the icon of the action
    t.do("play", "anger")
    t.finish()
    assert t.line(1) == [] and t.amber(0) == 1 + 5 + 1


def destroying_three(*drafts: Draft) -> Table:
    """Return the table on which two of Bo's creatures and one of Ada's are destroyed at one moment, with drafts."""
    t = table(
        side(hand=["punch", "anger"], battleline=["bumpsy", "valdr", "krump"]),
        side(battleline=["urchin", "troll", "zorg"]),
        card("punch", play(destroy(any_number(CREATURE)))),
        *drafts,
        house=House.BROBNAR,
    )
    t.do("play", "punch")
    t.pick("krump", "urchin", "troll")
    t.answer(*t.decision.keys())  # the order on Bo's pile
    return t


def first_of_all(bearer: str, *otherwise: Instruction) -> Draft:
    """Return the draft of a card whose owner of the first creature destroyed gains much: 5, or 7 for another card."""
    gone = a(CREATURE)
    amount = 5 if bearer == "bumpsy" else 7
    found = if_(first_time(is_destroyed(a(CREATURE))), gain(amount, owner_of(gone)), *otherwise)
    return card(bearer, after(is_destroyed(gone), found))


@pytest.mark.rule("glossary/active-player", "glossary/ability-card-ability")
@pytest.mark.parametrize(("nth", "amber"), [(0, (6, 0)), (1, (1, 5)), (2, (1, 5))])
def test_which_of_those_destroyed_at_once_is_the_first_the_active_player_says(nth: int, amber: tuple[int, int]) -> None:
    t = destroying_three(first_of_all("bumpsy"))
    options = {option.label.en.partition(":")[0]: option.key for option in t.decision.options}
    assert sorted(options) == ["Bumpsy (Krump)", "Bumpsy (Troll)", "Bumpsy (Urchin)"]
    t.answer(options[("Bumpsy (Krump)", "Bumpsy (Urchin)", "Bumpsy (Troll)")[nth]])
    t.expect_main_step()
    assert (t.amber(0), t.amber(1)) == amber


@pytest.mark.rule("glossary/ability-card-ability")
def test_each_of_two_cards_has_a_first_of_its_own() -> None:
    t = destroying_three(first_of_all("bumpsy"), first_of_all("valdr"))
    for who in ("Bumpsy (Krump)", "Valdr (Troll)"):
        t.answer(next(one.key for one in t.decision.options if one.label.en.startswith(who)))
    t.expect_main_step()
    assert (t.amber(0), t.amber(1)) == (1 + 5, 7)


@pytest.mark.rule("glossary/ability-card-ability")
def test_for_all_others_destroyed_at_once_the_otherwise_is_done() -> None:
    t = destroying_three(first_of_all("bumpsy", gain(1, OPPONENT)))
    t.answer(next(one.key for one in t.decision.options if "Krump" in one.label.en))
    t.finish()
    assert (t.amber(0), t.amber(1)) == (1 + 5, 1 + 1)


def test_a_turn_remembers_what_the_same_occurrence_would_react_to() -> None:
    paid = card("anger", play(if_(happened(plays(YOU, a(CREATURE)), THIS_TURN), gain(3))))
    t = table(side(hand=["anger", "bumpsy"]), side(), paid, house=House.BROBNAR)
    without = t.game.fork()
    without.choose(f"play:{t.handle('anger')}")
    t.creature("bumpsy")
    t.do("play", "anger")
    assert t.amber(0) - without.state.players[0].amber == 3


def test_the_previous_turn_is_that_of_the_player_who_did_it() -> None:
    late = card("bumpsy", play(if_(happened(forges(OPPONENT), PREVIOUS_TURN), gain(5))))
    ada = side(hand=["bumpsy"], houses=(House.BROBNAR,))
    t = table(ada, side(amber=6, houses=(House.BROBNAR,)), late, house=House.BROBNAR)
    t.end_turn()
    while t.game.state.active == 1:
        t.answer("end-turn" if "end-turn" in t.decision.keys() else t.decision.keys()[0])
    while t.decision.kind.value != "main":
        t.answer(t.decision.keys()[0])
    before = t.amber(0)
    t.creature("bumpsy")
    assert t.amber(0) - before == 5


def test_cards_that_somebody_played_are_counted_in_both_languages() -> None:
    deed = gain(for_each(1, times_of(plays(OPPONENT, a(CREATURE, ENEMY)), THIS_TURN)))
    assert render(deed, "en") == "Gain 1{amber} for each enemy creature your opponent has played this turn"
    assert (
        render(deed, "de") == "Erhalte 1{amber} für jede feindliche Kreatur, die dein Gegner in diesem Zug gespielt hat"
    )


def test_conditions_that_must_all_be_true() -> None:
    both = all_true(there_are(SOME, each(CARD, FRIENDLY, named("troll"))), there_are(at_least(2), each(CREATURE)))
    deed = if_(both, gain(1))
    assert render(deed, "en") == "If you control Troll and 2 or more creatures are in play, gain 1{amber}"
    assert (
        render(deed, "de")
        == "Falls du „Troll“ kontrollierst und mindestens 2 Kreaturen im Spiel sind, erhalte 1{amber}"
    )
    for line, gained in ((["troll"], 0), (["krump", "bumpsy"], 0), (["troll", "krump"], 1)):
        t = table(side(hand=["punch"], battleline=line), None, card("punch", play(deed)), house=House.BROBNAR)
        t.do("play", "punch")
        assert t.amber(0) == 1 + gained, line


def test_something_that_happens_to_so_many_cards_is_worded() -> None:
    deed = after(so_many_in_a_turn(3, is_used(a(CREATURE, FRIENDLY))), gain(5))
    made = CardDefinition(facts()["cannon"], card("cannon", deed))
    assert made.text("en") == "After 3 friendly creatures are used in the same turn, gain 5{amber}."
    assert made.text("de") == ("Nachdem 3 befreundete Kreaturen im selben Zug verwendet worden sind, erhalte 5{amber}.")
    with pytest.raises(ValueError, match="several cards"):
        so_many_in_a_turn(2, is_used(THIS))


@pytest.mark.rule("glossary/using-creatures")
def test_the_last_of_so_many_different_cards_in_a_turn_sets_it_off_once() -> None:
    counting = card("cannon", after(so_many_in_a_turn(3, is_used(a(CREATURE, FRIENDLY))), gain(5)))
    readying = card("punch", play(ready(each(CREATURE, FRIENDLY))))
    line = ["krump", "bumpsy", "valdr", "brammo", "headhunter"]
    ada = side(hand=["punch"], battleline=line, artifacts=["cannon"], houses=(House.BROBNAR,))
    t = table(ada, None, counting, readying, house=House.BROBNAR)
    for used, amber in (("krump", 1), ("bumpsy", 2)):
        t.do("reap", used)
        assert t.amber(0) == amber
    t.do("play", "punch")
    t.finish()
    for used, amber in (("krump", 4), ("valdr", 10), ("bumpsy", 11), ("brammo", 12)):
        t.do("reap", used)
        assert t.amber(0) == amber
    t.end_turn()
    t.end_turn()
    before = t.amber(0)
    t.do("reap", "headhunter")
    assert t.amber(0) == before + 1


@pytest.mark.rule("glossary/using-creatures")
def test_the_last_of_so_many_cards_does_not_set_it_off_again() -> None:
    counting = card("cannon", after(so_many_in_a_turn(2, is_used(a(CREATURE, FRIENDLY))), gain(5)))
    readying = card("punch", play(ready(each(CREATURE, FRIENDLY))))
    ada = side(hand=["punch"], battleline=["krump", "bumpsy"], artifacts=["cannon"])
    t = table(ada, None, counting, readying, house=House.BROBNAR)
    t.do("reap", "krump")
    t.do("reap", "bumpsy")
    assert t.amber(0) == 7
    t.do("play", "punch")
    t.finish()
    before = t.amber(0)
    t.do("reap", "bumpsy")
    assert t.amber(0) == before + 1


@pytest.mark.rule("glossary/destroyed")
@pytest.mark.parametrize(("line", "gained"), [(1, 0), (2, 5), (4, 5)])
def test_of_more_cards_at_once_so_many_of_them_set_it_off_once(line: int, gained: int) -> None:
    counting = card("cannon", after(so_many_in_a_turn(2, is_destroyed(a(CREATURE, FRIENDLY))), gain(5)))
    ada = side(hand=["warsong"], battleline=["troll"] * line, artifacts=["cannon"])
    t = table(ada, None, counting, card("warsong", play(destroy(each(CREATURE)))))
    t.do("play", "warsong")
    t.finish()
    assert t.amber(0) == gained


@pytest.mark.rule("glossary/active-player")
@pytest.mark.parametrize(("nth", "bonus"), [(2, 5), (3, 0)])
def test_the_nth_card_of_the_previous_turn_is_counted_in_that_turn(nth: int, bonus: int) -> None:
    late = card("anger", play(if_(happened(plays(YOU, nth=nth), PREVIOUS_TURN), gain(5))))
    t = table(side(hand=["bumpsy", "troll", "anger"], houses=(House.BROBNAR,)), side(), late, house=House.BROBNAR)
    t.creature("bumpsy")
    t.creature("troll")
    t.end_turn()
    t.end_turn()
    before = t.amber(0)
    t.do("play", "anger")
    t.finish()
    assert t.amber(0) - before == 1 + bonus, "1 by the icon of the action; this turn it is the first card"


@pytest.mark.rule("glossary/active-player")
def test_of_both_players_each_ones_own_previous_turn_is_asked() -> None:
    asks = card("anger", play(if_(happened(draws(EACH_PLAYER), PREVIOUS_TURN), gain(5))))
    gift = card("punch", play(draw(1, OPPONENT)))
    ada = side(hand=["punch", "anger"] + ["troll"] * 6, deck=["krump"] * 3, houses=(House.BROBNAR,))
    bo = side(hand=["krump"] * 7, deck=["krump"] * 3, houses=(House.BROBNAR,))
    t = table(ada, bo, asks, gift, house=House.BROBNAR)
    t.do("play", "punch")
    t.end_turn()
    t.end_turn()
    before = t.amber(0)
    t.do("play", "anger")
    assert t.amber(0) - before == 1, "Bo drew in Ada's turn, and nobody in their own"


@pytest.mark.rule("glossary/fight")
@pytest.mark.parametrize(("foe", "drawn"), [("dust-pixie", ["fear"]), ("lollop-the-titanic", [])])
def test_the_creature_that_one_fought_is_meant_when_it_has_left_play(foe: str, drawn: list[str]) -> None:
    avenger = card("troll", after_fight(if_(happened(is_destroyed(fought_by(THIS)), THIS_TURN), draw())))
    t = table(side(battleline=["troll"], deck=["fear"] * 3), side(battleline=[foe]), avenger)
    t.fight("troll", foe)
    t.expect_main_step()
    assert t.ids(0, "hand") == drawn
