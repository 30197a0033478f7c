"""Which questions are asked: each choice that the rulebook or a text gives, unless it makes no difference."""

from __future__ import annotations

import pytest

from kfdesk.engine import DecisionKind, House, KeyColor, Step
from kfdesk.engine.terms import Icon
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import capture, gain
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.damage import deal, heal
from kfdesk.language.effects.flow import if_you_do, sentences
from kfdesk.language.effects.marks import ready, stun, unstun, ward
from kfdesk.language.labels import play
from kfdesk.language.predicates import FRIENDLY
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import a
from tests.rulebook.made import keys
from tests.tables import side, spec, table

MUCH = "glossary/resolve-as-much-as-you-can"
FRIEND = a(CREATURE, FRIENDLY)


@pytest.mark.rule("glossary/active-player", MUCH)
@pytest.mark.parametrize(
    ("effect", "creature"),
    [
        (heal(2, FRIEND), {}),
        (capture(1, FRIEND), {}),
        (stun(FRIEND), {"stunned": True}),
        (ward(FRIEND), {"warded": True}),
        (unstun(FRIEND), {}),
        (ready(FRIEND), {}),
    ],
)
def test_a_choice_that_makes_no_difference_is_not_asked(effect: Instruction, creature: dict[str, bool]) -> None:
    line = [spec(id_, **creature) for id_ in ("troll", "krump")]
    t = table(side(hand=["punch"], battleline=line), side(), card("punch", play(if_you_do(effect, gain(5)))))
    before = t.amber(0)
    t.do("play", "punch")
    t.expect_main_step()
    assert t.amber(0) - before < 5  # what is done "if you do" is not


@pytest.mark.rule("glossary/active-player", "glossary/heal")
@pytest.mark.parametrize(
    ("effect", "other"),
    [
        (heal(2, FRIEND), {"damage": 1}),
        (stun(FRIEND), {}),
        (ready(FRIEND), {"ready": False}),
        (unstun(FRIEND), {"stunned": True}),
    ],
)
def test_where_it_makes_a_difference_for_one_card_all_may_be_chosen(
    effect: Instruction, other: dict[str, object]
) -> None:
    unmoved = {"stunned": True} if not other else {}
    line = [spec("troll", **unmoved), spec("krump", **other)]
    t = table(side(hand=["punch"], battleline=line), side(), card("punch", play(effect)))
    t.do("play", "punch")
    t.offers("troll", "krump")


@pytest.mark.rule("glossary/active-player", "glossary/resolve-abilities-in-the-order-written")
def test_a_choice_that_matters_later_in_the_ability_is_asked() -> None:
    one = a(CREATURE, FRIENDLY)
    t = table(
        side(hand=["punch"], battleline=["troll", "krump"]),
        side(),
        card("punch", play(sentences(heal(2, one), deal(1, one)))),
    )
    t.do("play", "punch")
    t.offers("troll", "krump")
    t.pick("krump")
    assert (t.card("troll").damage, t.card("krump").damage) == (0, 1)


@pytest.mark.rule("glossary/active-player")
def test_a_choice_that_a_rule_gives_is_a_decision_with_one_answer_too() -> None:
    ada = side(hand=["troll", "punch"], battleline=[], amber=6, keys=[KeyColor.RED, KeyColor.BLUE])
    t = table(ada, side(), step=Step.FORGE)
    assert keys(t) == ["key:yellow"]
    t = table(side(hand=["troll", "punch"]), side(), house=House.BROBNAR)
    t.do("play", "troll")
    assert (t.decision.kind, keys(t)) == (DecisionKind.SLOT, ["slot:0"])
    t.answer("slot:0")
    t.do("play", "punch")
    t.offers("troll")
    t = table(side(battleline=["troll"]), side(battleline=["krump"]))
    t.do("fight", "troll")
    assert (t.decision.kind, t.offered()) == (DecisionKind.ATTACK, ["krump"])


@pytest.mark.rule("glossary/active-player", "glossary/most-powerful")
def test_where_no_rule_gives_a_choice_there_is_none() -> None:
    """The order of effects is chosen where two or more happen at the same time, a most powerful creature where tied."""
    t = table(side(hand=["three-fates"]), side(battleline=["troll", "krump", "dodger", "urchin"]), house=House.DIS)
    t.do("play", "three-fates")
    assert t.decision.kind is DecisionKind.ORDER  # in the discard pile
    t = table(side(battleline=["doc-bookton"], deck=["punch"]), side(), house=House.LOGOS)
    t.do("reap", "doc-bookton")
    t.expect_main_step()
    assert t.ids(0, "hand") == ["punch"]


@pytest.mark.rule("glossary/bonus-icons", "glossary/capture")
def test_a_capture_icon_asks_nothing_where_there_is_nothing_to_capture() -> None:
    for amber, asked in ((1, True), (0, False)):
        ada = side(hand=[spec("punch", icons=(Icon.CAPTURE,))], battleline=["troll", "krump"])
        t = table(ada, side(amber=amber), card("punch", play(gain(1))))
        t.do("play", "punch")
        assert (t.decision.kind is DecisionKind.CARD) == asked


@pytest.mark.rule(MUCH, "glossary/active-player")
def test_one_of_two_deeds_is_not_chosen_where_neither_can_be_done() -> None:
    for enemy, asked in (("zorg", True), ("troll", False)):
        t = table(side(battleline=["ozmo-martianologist"]), side(battleline=[enemy]), house=House.LOGOS)
        t.do("reap", "ozmo-martianologist")
        assert (t.decision.kind is DecisionKind.MODE) == asked
