"""The X that an ability defines before it speaks of it: how much it is, what is asked for it, how it reads."""

from __future__ import annotations

import pytest

from kfdesk.cards.facts import facts
from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind, Player
from kfdesk.language.definition import CardDefinition, Draft
from kfdesk.language.soundness import UnsoundTextError
from kfdesk.language.words import (
    CARD,
    CREATURE,
    ENEMY,
    FRIENDLY,
    OPPONENT,
    Instruction,
    a,
    action,
    after,
    amber_of,
    an_x,
    card,
    choose_one,
    deal,
    discard,
    draw,
    each,
    gain,
    hand,
    if_you_do,
    keys_of,
    lose,
    may,
    reaps,
    steal,
    stun,
    this_turn,
    x_is,
)
from tests.tables import Table, side, table

CALLER = "cannon"
FOES = each(CREATURE, ENEMY)


def called(*effects: Instruction, line: tuple[str, ...] = ("valdr", "troll"), amber: int = 3) -> Table:
    """Return a table on which an action of an artifact has just done something, against those creatures of Bo's."""
    ada = side(artifacts=[CALLER], battleline=["krump"], deck=["punch"] * 9, hand=["fear", "anger", "urchin"])
    bo = side(battleline=list(line), amber=amber)
    t = table(ada, bo, card(CALLER, action(*effects)), house=House.BROBNAR)
    t.do("action", CALLER)
    return t


def texts(*effects: Instruction) -> tuple[str, str]:
    """Return what an action that does this says in both languages."""
    made = CardDefinition(facts()[CALLER], Draft(CALLER, (action(*effects),)))
    return made.text("en"), made.text("de")


@pytest.mark.rule("glossary/x")
def test_x_is_as_much_as_was_counted_when_the_ability_said_so() -> None:
    x = an_x()
    t = called(x_is(amber_of(OPPONENT), x), lose(1, OPPONENT), steal(1), draw(x), gain(x))
    assert (t.amber(0), t.amber(1), t.ids(0, "hand").count("punch")) == (4, 1, 3)


@pytest.mark.rule("glossary/x", "glossary/stun")
def test_so_many_cards_are_picked_at_once() -> None:
    x = an_x()
    t = called(x_is(FOES, x), stun(a(CREATURE, n=x)))
    assert t.decision.prompt.en == "Stun 2 creatures"
    t.offers("krump", "valdr", "troll", least=2, most=2)
    t.pick("krump", "troll")
    t.expect_main_step()
    assert [t.card(id_).stunned for id_ in ("krump", "valdr", "troll")] == [True, False, True]


@pytest.mark.rule("glossary/x", "glossary/resolve-as-much-as-you-can")
def test_as_many_as_there_are_where_there_are_fewer() -> None:
    x = an_x()
    t = called(x_is(amber_of(OPPONENT), x), stun(a(CREATURE, ENEMY, n=x)), amber=5)
    t.offers("valdr", "troll", least=2, most=2)


@pytest.mark.rule("glossary/x")
@pytest.mark.parametrize("deed", ["cards", "amber", "damage"])
def test_for_an_x_of_none_nothing_is_asked(deed: str) -> None:
    x = an_x()
    deeds = {"cards": stun(a(CREATURE, n=x)), "amber": may(lose(x, OPPONENT)), "damage": deal(x, a(CREATURE))}
    t = called(x_is(keys_of(OPPONENT), x), deeds[deed])
    t.expect_main_step()
    assert t.amber(1) == 3


@pytest.mark.rule("glossary/x")
def test_of_two_texts_that_do_nothing_for_an_x_of_none_none_is_asked_for() -> None:
    x = an_x()
    modes = choose_one(stun(a(CREATURE, n=x)), lose(x, OPPONENT))
    called(x_is(keys_of(OPPONENT), x), modes).expect_main_step()


@pytest.mark.rule("glossary/x", "glossary/lasting-effects")
def test_a_lasting_effect_keeps_it() -> None:
    x = an_x()
    t = called(x_is(FOES, x), this_turn(after(reaps(a(CREATURE, FRIENDLY)), gain(x))))
    said = [words.en for _, words in t.game.view(Player(0)).lasting]
    assert said == ["Cannon (X = 2): This turn, after a friendly creature reaps, gain X{amber}."]
    t.do("reap", "krump")
    assert t.amber(0) == 1 + 2


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (("valdr",), ("Stun an enemy creature", "Draw a card", "Your opponent loses 1{amber}")),
        (("valdr", "troll"), ("Stun 2 enemy creatures", "Draw 2 cards", "Your opponent loses 2{amber}")),
    ],
)
def test_a_question_says_how_much_it_is(line: tuple[str, ...], said: tuple[str, ...]) -> None:
    x = an_x()
    t = called(x_is(FOES, x), choose_one(stun(a(CREATURE, ENEMY, n=x)), draw(x), lose(x, OPPONENT)), line=line)
    t.expect(DecisionKind.MODE)
    assert tuple(option.label.en for option in t.decision.options) == said


def test_how_it_reads() -> None:
    x = an_x()
    en, de = texts(
        x_is(FOES, x), stun(a(CREATURE, FRIENDLY, n=x)), discard(a(CARD, n=x, in_=hand())), deal(x, a(CREATURE))
    )
    assert en == (
        "Action: X is the number of enemy creatures. Stun X friendly creatures. Discard X cards from your hand. "
        "Deal X{damage} to a creature."
    )
    assert de == (
        "Aktion: X ist die Anzahl feindlicher Kreaturen. Betäube X befreundete Kreaturen. Lege X Karten von deiner "
        "Hand ab. Füge einer Kreatur X{damage} zu."
    )


@pytest.mark.parametrize(
    ("effects", "why"),
    [
        (lambda x, _: (gain(x),), "does not say before how much X is"),
        (lambda x, _: (gain(x), x_is(FOES, x)), "does not say before how much X is"),
        (lambda x, _: (x_is(FOES, x), gain(1)), "does not speak of X"),
        (lambda x, y: (x_is(FOES, x), x_is(keys_of(OPPONENT), y), gain(x), draw(y)), "calls two numbers X"),
        (lambda x, _: (x_is(FOES, x), if_you_do(stun(a(CREATURE, n=x)), gain(1))), "as many cards as X"),
    ],
)
def test_a_text_that_leaves_x_open_is_refused(effects: object, why: str) -> None:
    assert callable(effects)
    with pytest.raises(UnsoundTextError, match=why):
        texts(*effects(an_x(), an_x()))
