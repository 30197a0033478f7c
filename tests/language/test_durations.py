"""For how long rules are in force: this turn, a next turn, until something, for good; the next time."""

import pytest

from kfdesk.engine import Move
from kfdesk.engine.terms import DecisionKind, House, Zone
from kfdesk.language.at_random import random
from kfdesk.language.attributes import DAMAGED, EXHAUSTED, READY
from kfdesk.language.back_references import those
from kfdesk.language.base import Node, Target
from kfdesk.language.choices import choose
from kfdesk.language.combined import all_of
from kfdesk.language.comparisons import TYPE
from kfdesk.language.conditions import is_
from kfdesk.language.definition import card
from kfdesk.language.durations import (
    for_good,
    next_,
    next_turn,
    this_turn,
    until_leaves,
    until_your_turn,
)
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.damage import destroy, fully_heal
from kfdesk.language.effects.entering import put_into_play
from kfdesk.language.effects.flow import if_you_do
from kfdesk.language.effects.marks import ready
from kfdesk.language.effects.moves import discard
from kfdesk.language.occurrences import leaves, plays, reaps
from kfdesk.language.of_each import one_of_each
from kfdesk.language.piles import top
from kfdesk.language.places import deck, discard_pile
from kfdesk.language.players import EACH_PLAYER, OPPONENT, YOU
from kfdesk.language.predicates import ENEMY, FRIENDLY
from kfdesk.language.prompts import THIS_CARD
from kfdesk.language.rules.belonging import controls
from kfdesk.language.rules.entrances import enters_as
from kfdesk.language.rules.obligations import must
from kfdesk.language.rules.prohibitions import cannot
from kfdesk.language.rules.verbs import CHOOSE
from kfdesk.language.sorts import ARTIFACT, CARD, CREATURE
from kfdesk.language.targets import THIS, a, each
from kfdesk.language.words import after, gets, keys_cost, omni, play, while_
from kfdesk.text.wording import render_inline
from tests.tables import side, spec, table

DEARER = keys_cost(2, EACH_PLAYER)
STRONGER = gets(each(CREATURE, FRIENDLY), power=2, armor=1)


@pytest.mark.parametrize(
    ("holds", "en", "de"),
    [
        (
            next_turn(YOU, DEARER),
            "during your next turn, keys cost +2{amber}",
            "während deines nächsten Zuges kosten Schlüssel +2{amber}",
        ),
        (
            next_turn(EACH_PLAYER, DEARER),
            "during each player’s next turn, keys cost +2{amber}",
            "während des nächsten Zuges jedes Spielers kosten Schlüssel +2{amber}",
        ),
        (
            until_your_turn(DEARER),
            "until the start of your next turn, keys cost +2{amber}",
            "bis zum Beginn deines nächsten Zuges kosten Schlüssel +2{amber}",
        ),
        (
            this_turn(next_(after(reaps(), gain(2)))),
            "the next time a creature reaps this turn, gain 2{amber}",
            "wenn eine Kreatur in diesem Zug das nächste Mal erntet, erhalte 2{amber}",
        ),
        (
            this_turn(next_(enters_as(READY, of=a(CREATURE)))),
            "the next creature you play this turn enters play ready",
            "die nächste Kreatur, die du in diesem Zug spielst, kommt spielbereit ins Spiel",
        ),
        (
            next_turn(YOU, next_(enters_as(READY, of=a(CREATURE)))),
            "the next creature you play during your next turn enters play ready",
            "die nächste Kreatur, die du während deines nächsten Zuges spielst, kommt spielbereit ins Spiel",
        ),
        (
            next_turn(YOU, next_(enters_as(READY, of=a(CREATURE, FRIENDLY)))),
            "the next friendly creature that enters play during your next turn enters play ready",
            "die nächste befreundete Kreatur, die während deines nächsten Zuges ins Spiel kommt, kommt spielbereit ins "
            "Spiel",
        ),
        (
            if_you_do(gain(1), this_turn(next_(after(reaps(), gain(2))))),
            "gain 1{amber}. If you do, the next time a creature reaps this turn, gain 2{amber}",
            "erhalte 1{amber}. Falls du das tust, erhalte, wenn eine Kreatur in diesem Zug das nächste Mal erntet, "
            "2{amber}",
        ),
        (
            for_good(after(leaves(THIS), gain(2))),
            "if this card leaves play, gain 2{amber}",
            "falls diese Karte das Spiel verlässt, erhalte 2{amber}",
        ),
    ],
)
def test_a_duration_says_when(holds: Node, en: str, de: str) -> None:
    said = tuple(render_inline(holds, language, this=THIS_CARD) for language in ("en", "de"))
    assert said == (en, de)


@pytest.mark.rule("glossary/lasting-effects")
def test_two_changes_in_one_sentence_last_for_the_turn() -> None:
    t = table(side(hand=["warsong"], battleline=["krump"]), None, card("warsong", play(this_turn(STRONGER))))
    t.do("play", "warsong")
    assert (t.card("krump").power, t.card("krump").armor) == (8, 1)
    t.end_turn()
    assert (t.card("krump").power, t.card("krump").armor) == (6, 0)


@pytest.mark.rule("glossary/lasting-effects")
def test_the_next_time_is_one_time() -> None:
    song = card("warsong", play(this_turn(next_(after(reaps(a(CREATURE)), gain(2))))))
    t = table(side(hand=["warsong"], battleline=["krump", "troll"]), None, song)
    t.do("play", "warsong")
    before = t.game.state.players[0].amber
    t.do("reap", "krump")
    assert t.game.state.players[0].amber == before + 3
    t.do("reap", "troll")
    assert t.game.state.players[0].amber == before + 4


@pytest.mark.rule("glossary/lasting-effects")
@pytest.mark.parametrize(
    ("who", "costs"), [(YOU, (6, 6, 8)), (OPPONENT, (6, 8, 6)), (EACH_PLAYER, (6, 8, 8))], ids=["you", "they", "each"]
)
def test_a_next_turn_is_the_one_of_its_player(who: Node, costs: tuple[int, ...]) -> None:
    song = card("warsong", play(next_turn(who, DEARER)))  # type: ignore[arg-type]
    t = table(side(hand=["warsong"]), None, song)
    t.do("play", "warsong")
    found = [t.game.key_cost(0)]
    for _ in range(2):
        t.end_turn()
        found.append(t.game.key_cost(0))
    assert tuple(found) == costs


@pytest.mark.rule("glossary/lasting-effects")
def test_what_holds_until_a_card_leaves_ends_with_it_and_until_a_turn_does_not() -> None:
    box = card("cannon", omni(until_leaves(THIS, DEARER), until_your_turn(DEARER)))
    bang = card("punch", play(destroy(each(ARTIFACT))))
    t = table(side(artifacts=["cannon"], hand=["punch"]), None, box, bang)
    t.do("omni", "cannon")
    assert t.game.key_cost(1) == 10
    t.do("play", "punch")
    t.finish()
    assert t.game.key_cost(1) == 8


@pytest.mark.rule("glossary/lasting-effects")
def test_what_holds_until_another_card_leaves_ends_with_that_card() -> None:
    guard = a(CREATURE, FRIENDLY)
    song = card("warsong", play(choose(guard), until_leaves(guard, DEARER)))
    bang = card("punch", play(destroy(a(CREATURE, FRIENDLY))))
    t = table(side(hand=["warsong", "punch"], battleline=["krump", "troll"]), None, song, bang)
    t.do("play", "warsong")
    t.pick("krump")
    assert t.game.key_cost(1) == 8
    t.do("play", "punch")
    t.pick("krump")
    assert t.game.key_cost(1) == 6


@pytest.mark.rule("glossary/lasting-effects")
def test_what_happened_before_a_lasting_effect_began_does_not_set_it_off() -> None:
    song = card("warsong", play(this_turn(next_(after(plays(YOU, a(CARD)), gain(3))))))
    t = table(side(hand=["warsong", "anger"]), None, song, card("anger"))
    t.do("play", "warsong")
    before = t.amber(0)
    t.do("play", "anger")
    assert t.amber(0) == before + 1 + 3  # 1 by the icon of the action


@pytest.mark.rule("glossary/house-choice")
def test_the_house_of_a_card_must_be_chosen() -> None:
    marked = a(CREATURE, ENEMY)
    song = card("warsong", play(choose(marked), next_turn(OPPONENT, must(CHOOSE, OPPONENT, marked))))
    theirs = side(battleline=["urchin", "troll"], houses=[House.BROBNAR, House.SHADOWS, House.DIS])
    t = table(side(hand=["warsong"]), theirs, song)
    t.do("play", "warsong")
    t.pick("urchin")
    t.answer("end-turn")
    assert t.decision.keys() == ("house:shadows",)


@pytest.mark.rule("glossary/house-choice")
def test_the_house_of_a_card_that_something_happened_to_cannot_be_chosen() -> None:
    thrown = discard(top(1, deck(OPPONENT)))
    song = card("warsong", play(thrown, next_turn(OPPONENT, cannot(CHOOSE, OPPONENT, those(thrown, CARD)))))
    theirs = side(deck=["urchin", "fear"], houses=[House.BROBNAR, House.SHADOWS, House.DIS])
    t = table(side(hand=["warsong"]), theirs, song)
    t.do("play", "warsong")
    t.answer("end-turn")
    assert t.decision.keys() == ("house:brobnar", "house:dis")


@pytest.mark.rule("glossary/lasting-effects")
@pytest.mark.parametrize(
    "foes", [random(CREATURE, ENEMY), one_of_each(TYPE, CREATURE, ENEMY)], ids=["at random", "of each type"]
)
def test_what_holds_for_a_time_of_cards_that_are_picked_as_it_begins_holds_of_them(foes: Target) -> None:
    song = card("warsong", play(this_turn(gets(foes, power=2))))
    t = table(side(hand=["warsong"], battleline=["krump"]), side(battleline=["troll"]), song)
    t.do("play", "warsong")
    t.finish_until(DecisionKind.MAIN)
    assert (t.card("troll").base_power, t.card("troll").power) == (8, 10)


@pytest.mark.rule("glossary/lasting-effects", "glossary/control-and-ownership")
@pytest.mark.parametrize(
    "foes",
    [each(CREATURE, ENEMY), all_of(each(CREATURE, ENEMY, READY), each(CREATURE, ENEMY, EXHAUSTED))],
    ids=["each", "each of several"],
)
def test_whoever_controls_each_card_for_a_time_controls_those_there_are_as_it_begins(foes: Target) -> None:
    song = card("warsong", play(this_turn(controls(foes))))
    t = table(side(hand=["warsong"]), side(battleline=["troll", "bumpsy"]), song)
    t.do("play", "warsong")
    t.finish_until(DecisionKind.MAIN)
    assert sorted(t.ids(0, "line")) == ["bumpsy", "troll"]
    t.end_turn()
    assert t.ids(0, "line") == []


@pytest.mark.rule("glossary/movement-between-zones", "glossary/lasting-effects")
def test_what_a_card_gets_when_it_has_left_play_already_it_does_not_have_when_it_comes_back() -> None:
    fallen = card("krump", play(destroy(THIS), this_turn(gets(THIS, power=3))))
    t = table(side(hand=["krump"], battleline=["troll"]), None, fallen)
    t.creature("krump")
    assert t.zone("krump") == "discard"
    t.game.adjust(Move(card=t.handle("krump"), zone=Zone.BATTLELINE, player=0))
    assert t.card("krump").power == t.card("krump").base_power


@pytest.mark.rule("glossary/movement-between-zones", "glossary/house-choice")
@pytest.mark.parametrize("comes_back", [False, True])
def test_the_house_of_a_creature_that_has_left_play_need_not_be_chosen(*, comes_back: bool) -> None:
    marked = a(CREATURE, ENEMY)
    song = card("warsong", play(choose(marked), next_turn(OPPONENT, must(CHOOSE, OPPONENT, marked))))
    killed = card("anger", play(destroy(a(CREATURE, ENEMY))))
    back = card("punch", play(put_into_play(a(CREATURE, in_=discard_pile(OPPONENT)))))
    theirs = side(battleline=["urchin", "troll"], houses=[House.SHADOWS, House.BROBNAR, House.DIS])
    t = table(side(hand=["warsong", "anger", "punch"]), theirs, song, killed, back, house=House.BROBNAR)
    for id_ in ("warsong", "anger"):
        t.do("play", id_)
        t.pick("urchin")
    if comes_back:
        t.do("play", "punch")
        t.finish()
    t.answer("end-turn")
    assert set(t.decision.keys()) == {"house:shadows", "house:brobnar", "house:dis"}


@pytest.mark.rule("glossary/lasting-effects")
@pytest.mark.parametrize(("damaged", "power"), [((), (8, 6)), (("troll",), (10, 6)), (("troll", "krump"), (10, 8))])
def test_what_holds_of_several_cards_while_they_are_something_holds_of_each_by_itself(
    damaged: tuple[str, ...], power: tuple[int, int]
) -> None:
    two = a(CREATURE, FRIENDLY, n=2)
    healed = card("bumpsy", omni(fully_heal(each(CREATURE))))
    calls = card("cannon", omni(ready(two), for_good(while_(is_(two, DAMAGED), gets(two, power=2)))))
    hurt = [spec(id_, damage=int(id_ in damaged)) for id_ in ("troll", "krump")]
    t = table(side(battleline=[*hurt, spec("bumpsy", damage=1)], artifacts=["cannon"]), None, calls, healed)
    t.do("omni", "cannon")
    t.pick("troll", "krump")
    assert (t.card("troll").power, t.card("krump").power, t.card("bumpsy").power) == (*power, 5)
    t.do("omni", "bumpsy")
    assert (t.card("troll").power, t.card("krump").power) == (8, 6)
