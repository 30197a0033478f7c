"""What is replaced by something of another kind: Æmber by token creatures, effects of plays, discarding."""

from __future__ import annotations

import pytest

from kfdesk.cards.facts import facts
from kfdesk.engine import House
from kfdesk.language.amounts import that_much
from kfdesk.language.definition import CardDefinition, Draft, card
from kfdesk.language.durations import this_turn
from kfdesk.language.effects.amber import capture, exalt, gain, move_amber, pay, steal
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.damage import destroy
from kfdesk.language.effects.tokens import make_token
from kfdesk.language.labels import omni, play
from kfdesk.language.occurrences import gets_amber
from kfdesk.language.players import OPPONENT, YOU
from kfdesk.language.predicates import ENEMY, FRIENDLY
from kfdesk.language.reactions import after
from kfdesk.language.replacements import instead
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import a, each
from tests.tables import side, spec, table

ACT, CALLER = "anger", "cannon"


def staffed(mine: bool = True) -> Draft:
    added = gets_amber(YOU if mine else OPPONENT)
    return card(ACT, play(this_turn(instead(added, make_token(that_much(added))))))


DEEDS: list[tuple[Instruction, int]] = [
    (gain(2), 2),
    (steal(3), 3),
    (steal(9), 5),
    (pay(2, OPPONENT), 2),
    (move_amber(2, a(CREATURE, FRIENDLY), YOU), 2),
    (destroy(a(CREATURE, ENEMY)), 1),
]


@pytest.mark.rule("glossary/replacement-effects", "glossary/token-creatures")
@pytest.mark.parametrize(("deed", "made"), DEEDS, ids=[type(deed).__name__ + str(made) for deed, made in DEEDS])
def test_whatever_would_bring_amber_to_the_pool_makes_that_many_token_creatures(deed: Instruction, made: int) -> None:
    caller = card(CALLER, omni(deed))
    ada = side(hand=[ACT], artifacts=[CALLER], battleline=[spec("troll", amber=2)], deck=["punch"] * 8, token="grunt")
    t = table(ada, side(amber=5, battleline=[spec("urchin", amber=1)]), staffed(), caller, house=House.BROBNAR)
    t.do("play", ACT)
    before = t.amber(0)
    t.do("omni", CALLER)
    t.finish()
    assert (t.line(0).count("grunt"), t.amber(0) - before) == (made, 0)


@pytest.mark.rule("glossary/replacement-effects")
def test_amber_that_comes_elsewhere_is_not_replaced() -> None:
    for deed in (gain(2, OPPONENT), capture(1, a(CREATURE, FRIENDLY)), exalt(each(CREATURE))):
        caller = card(CALLER, omni(deed))
        ada = side(hand=[ACT], artifacts=[CALLER], battleline=["troll"], deck=["punch"] * 8, token="grunt")
        t = table(ada, side(amber=5), staffed(), caller, house=House.BROBNAR)
        t.do("play", ACT)
        t.do("omni", CALLER)
        assert t.line(0) == ["troll"]


@pytest.mark.rule("glossary/replacement-effects", "glossary/lasting-effects")
def test_it_lasts_for_the_turn_and_is_asked_of_one_pool() -> None:
    for mine, line, amber in ((True, 1, 0), (False, 0, 1)):
        ada = side(hand=[spec(ACT, icons=[])], battleline=["troll"], deck=["punch"] * 8, token="grunt")
        t = table(ada, side(), staffed(mine), house=House.BROBNAR)
        t.do("play", ACT)
        before = t.amber(0)
        t.do("reap", "troll")
        t.finish()
        assert (t.line(0).count("grunt"), t.amber(0) - before) == (line, amber)
        t.end_turn()
        t.end_turn()
        assert t.amber(0) - before == amber


def test_how_that_many_token_creatures_are_said() -> None:
    text = CardDefinition(facts()[ACT], staffed()).text
    assert text("en") == (
        "Play: For the remainder of the turn, if {amber} would be added to your pool, make that many token creatures "
        "instead."
    )
    assert text("de") == (
        "Spielen: Für den Rest des Zuges gilt: Falls {amber} in deinen Vorrat gelangen würde, erzeuge stattdessen "
        "ebenso viele Token-Kreaturen."
    )
    reaction = card(ACT, after(gets_amber(OPPONENT), gain(1)))
    assert "in den Vorrat deines Gegners gelangt ist, erhalte" in CardDefinition(facts()[ACT], reaction).text("de")
