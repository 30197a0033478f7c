"""Æmber that a player would gain and that may be taken from cards instead of the common supply."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import SUPPLY as FROM_SUPPLY
from kfdesk.engine.events import AmberVerb
from kfdesk.language.rules.together import AnyAbility
from kfdesk.language.words import (
    CREATURE,
    ENEMY,
    FRIENDLY,
    OPPONENT,
    SUPPLY,
    THIS,
    YOU,
    a,
    action,
    captures,
    card,
    each,
    gain,
    gains_amber,
    instead,
    play,
    redirect,
    steals,
    this_turn,
)
from kfdesk.text.wording import render
from tests.tables import Table, side, spec, table

LENDER = "cannon"
"""An artifact whose ability these tests write."""
ACT = "gauntlet-of-command"
FRIENDS = each(CREATURE, FRIENDLY)
LENDS = instead(gains_amber(YOU), redirect(from_=FRIENDS))


def acting(*abilities: AnyAbility, amount: int = 3, copies: int = 1, more: tuple[Any, ...] = (), **ada: Any) -> Table:
    """Return the table on which Ada, who has the artifact with those abilities, gains so much by using another one."""
    t = table(
        side(artifacts=[ACT, *[LENDER] * copies], **ada),
        side(battleline=[spec("valdr", amber=5)], amber=9),
        card(LENDER, *(abilities or (LENDS,))),
        card(ACT, action(gain(amount))),
        *more,
        house=House.BROBNAR,
    )
    t.do("action", ACT)
    return t


LINE = [spec("krump", amber=1), "bumpsy", spec("troll", amber=4)]


def gained(t: Table) -> list[tuple[str, int]]:
    """Return from where Ada gained how much."""
    held = t.game.state.cards
    found = [e for e in t.events(AmberVerb.GAIN) if e.receiver.player == 0 and e.cause == t.number(ACT)]
    return [("supply" if e.giver == FROM_SUPPLY else held[e.giver.card].printed.id, e.amount) for e in found]


@pytest.mark.rule("glossary/replacement-effects", "glossary/aember")
def test_each_comes_from_whichever_card_the_player_says_as_far_as_there_is_some() -> None:
    t = acting(battleline=LINE)
    t.offers("krump", "troll", least=0)
    t.pick("krump")
    t.offers("troll", least=0)
    t.pick("troll")
    t.pick("troll")
    t.expect_main_step()
    assert gained(t) == [("krump", 1), ("troll", 2)]
    assert (t.amber(0), t.card("krump").amber, t.card("troll").amber) == (3, 0, 2)


@pytest.mark.rule("glossary/may")
@pytest.mark.parametrize("taken", [0, 1])
def test_the_rest_comes_from_the_common_supply(taken: int) -> None:
    t = acting(battleline=LINE)
    for _ in range(taken):
        t.pick("troll")
    t.answer("done")
    t.expect_main_step()
    assert gained(t) == [("troll", 1), ("supply", 2)] if taken else [("supply", 3)]
    assert t.card("troll").amber == 4 - taken


@pytest.mark.rule("glossary/replacement-effects")
def test_several_copies_ask_once() -> None:
    t = acting(battleline=LINE, copies=3)
    t.pick("troll")
    t.answer("done")
    t.expect_main_step()
    assert gained(t) == [("troll", 1), ("supply", 2)]


@pytest.mark.rule("glossary/replacement-effects")
def test_without_any_on_such_a_card_nothing_is_asked() -> None:
    t = acting(battleline=["krump"])
    t.expect_main_step()
    assert gained(t) == [("supply", 3)]


@pytest.mark.rule("glossary/replacement-effects", "glossary/steal")
@pytest.mark.parametrize("first", ["door", "cards"])
def test_where_it_would_be_stolen_too_the_active_player_says_what_replaces_first(first: str) -> None:
    """Dimension Door steals what would be gained from reaping, wherever it would come from."""
    ada = side(battleline=[spec("troll", amber=2)], artifacts=[LENDER], hand=[spec("dimension-door", house="brobnar")])
    lends = instead(gains_amber(YOU, reaping=True), redirect(from_=FRIENDS))
    t = table(ada, side(amber=3), card(LENDER, lends), house=House.BROBNAR)
    t.do("play", "dimension-door")
    t.do("reap", "troll")
    options = {o.card: o.key for o in t.decision.options}
    t.answer(options[t.handle("dimension-door" if first == "door" else LENDER)])
    if first == "cards":
        t.pick("troll")
    t.expect_main_step()
    assert (t.amber(0), t.amber(1), t.card("troll").amber) == (1, 2, 2)


def test_they_read_in_both_languages() -> None:
    reaping = instead(gains_amber(YOU, reaping=True), redirect(from_=FRIENDS))
    assert render(reaping, "en") == (
        "Any {amber} you would gain from reaping may be taken from friendly creatures instead of the common supply"
    )
    assert render(play(this_turn(reaping)), "de") == (
        "Spielen: Für den Rest des Zuges darf {amber}, das du durch Ernten erhalten würdest, statt aus der allgemeinen"
        " Reserve von befreundeten Kreaturen genommen werden."
    )
    theirs = instead(gains_amber(OPPONENT), redirect(from_=each(CREATURE, ENEMY)))
    assert render(theirs, "en") == (
        "Any {amber} your opponent would gain may be taken from enemy creatures instead of the common supply"
    )


@pytest.mark.parametrize(
    ("occurrence", "end"),
    [
        (steals(OPPONENT), FRIENDS),
        (captures(a(CREATURE)), FRIENDS),
        (gains_amber(YOU), a(CREATURE)),
        (gains_amber(YOU), THIS),
    ],
)
def test_only_what_is_gained_comes_from_each_of_some_cards(occurrence: Any, end: Any) -> None:
    with pytest.raises(ValueError, match=r"end|comes from"):
        instead(occurrence, redirect(from_=end))
    assert instead(steals(OPPONENT), redirect(from_=SUPPLY))
