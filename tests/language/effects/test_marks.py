"""Statuses and counters as cards put them on and take them off."""

from collections.abc import Callable
from typing import Any

import pytest

from kfdesk.engine.events import CardExhausted, CardReadied, Event
from kfdesk.engine.terms import DecisionKind
from kfdesk.language.base import Target
from kfdesk.language.effects.marks import exhaust, ready, stun, unstun
from kfdesk.language.words import (
    ALL,
    CREATURE,
    DOOM,
    ENEMY,
    FRIENDLY,
    MOST,
    POWER,
    THIS,
    Instruction,
    a,
    action,
    and_,
    card,
    controlled_by,
    double_counters,
    each,
    enrage,
    gain,
    heal,
    if_you_do,
    if_you_do_not,
    move_counters,
    move_ward,
    play,
    player_with,
    put_counters,
    remove_counters,
    unward,
    up_to,
    ward,
)
from kfdesk.text.wording import render
from tests.rulebook.made import after_event
from tests.tables import side, spec, table

ACT = "punch"
CHOSEN = a(CREATURE)


@pytest.mark.parametrize(
    ("deed", "en", "de"),
    [
        (ward(a(CREATURE, FRIENDLY)), "Ward a friendly creature", "Beschütze eine befreundete Kreatur"),
        (unward(each(CREATURE)), "Remove a ward from each creature", "Entferne den Beschützt-Marker von jeder Kreatur"),
        (enrage(a(CREATURE, ENEMY)), "Enrage an enemy creature", "Mache eine feindliche Kreatur wütend"),
        (and_(stun(CHOSEN), exhaust(CHOSEN)), "Stun and exhaust a creature", "Betäube eine Kreatur und erschöpfe sie"),
        (
            put_counters("doom", 1, a(CREATURE)),
            "Put a doom counter on a creature",
            "Lege einen Verhängnis-Marker auf eine Kreatur",
        ),
        (
            remove_counters(POWER, 2, a(CREATURE)),
            "Remove two +1 power counters from a creature",
            "Entferne zwei +1-Stärke-Marker von einer Kreatur",
        ),
        (
            move_counters(POWER, 1, a(CREATURE), a(CREATURE, FRIENDLY)),
            "Move a +1 power counter from a creature to a friendly creature",
            "Lege einen +1-Stärke-Marker von einer Kreatur auf eine befreundete Kreatur",
        ),
        (
            move_counters(POWER, ALL, each(CREATURE, ENEMY), a(CREATURE, FRIENDLY)),
            "Move each +1 power counter from each enemy creature to a friendly creature",
            "Lege jeden +1-Stärke-Marker von jeder feindlichen Kreatur auf eine befreundete Kreatur",
        ),
        (
            if_you_do_not(remove_counters(POWER, 1, CHOSEN), enrage(CHOSEN)),
            "Remove a +1 power counter from a creature. If you do not, enrage that creature",
            "Entferne einen +1-Stärke-Marker von einer Kreatur. Falls du das nicht tust, mache jene Kreatur wütend",
        ),
    ],
)
def test_marks_read_in_both_languages(deed: Instruction, en: str, de: str) -> None:
    assert (render(deed, "en"), render(deed, "de")) == (en, de)


@pytest.mark.rule("glossary/ward", "glossary/enrage", "glossary/stun")
def test_a_status_is_given_and_taken() -> None:
    x, y = a(CREATURE, FRIENDLY), a(CREATURE, ENEMY)
    given = card(ACT, play(ward(x), enrage(y), unward(y), unstun(y)))
    t = table(
        side(hand=[ACT], battleline=["troll"]), side(battleline=[spec("krump", warded=True, stunned=True)]), given
    )
    t.do("play", ACT)
    t.pick("troll")
    t.pick("krump")
    troll, krump = t.card("troll"), t.card("krump")
    assert (troll.warded, troll.enraged, troll.stunned) == (True, False, False)
    assert (krump.warded, krump.enraged, krump.stunned) == (False, True, False)
    t.expect_main_step()


@pytest.mark.rule("glossary/counters-and-tokens")
def test_counters_are_removed_as_far_as_there_are_any_and_if_you_do_asks_for_all() -> None:
    x = a(CREATURE, FRIENDLY)
    t = table(
        side(hand=[ACT], battleline=[spec("troll", power_counters=1)]),
        None,
        card(ACT, play(if_you_do(remove_counters(POWER, 2, x), gain(3)))),
    )
    t.do("play", ACT)
    t.pick("troll")
    assert (t.card("troll").power_counters, t.amber(0)) == (0, 1)  # one for the icon of the card


DEEDS: dict[str, tuple[Callable[[Target], Instruction], dict[str, Any]]] = {
    "exhaust": (exhaust, {}),
    "ready": (ready, {"ready": False}),
    "stun": (stun, {}),
    "unstun": (unstun, {"stunned": True}),
    "ward": (ward, {}),
    "unward": (unward, {"warded": True}),
    "enrage": (enrage, {}),
    "put counters": (lambda cards: put_counters(POWER, 1, cards), {}),
    "double counters": (lambda cards: double_counters(POWER, cards), {"power_counters": 1}),
    "remove counters": (lambda cards: remove_counters(POWER, 1, cards), {"power_counters": 1}),
}
"""What is done to creatures, and what a creature is like to which it can be done."""


@pytest.mark.rule("glossary/if-you-do-and-in-order-to")
@pytest.mark.parametrize(("line", "gained"), [(["troll", "krump"], 3), (["troll"], 1)], ids=["both", "one alone"])
@pytest.mark.parametrize("deed", DEEDS)
def test_of_two_creatures_it_must_happen_to_both(deed: str, line: list[str], gained: int) -> None:
    does, able = DEEDS[deed]
    spell = card(ACT, play(if_you_do(does(a(CREATURE, FRIENDLY, n=2)), gain(2))))
    t = table(side(hand=[ACT], battleline=[spec(id_, **able) for id_ in line]), None, spell)
    t.do("play", ACT)
    t.pick(*line)
    assert t.amber(0) == gained  # one for the icon of the card


@pytest.mark.rule("glossary/if-you-do-and-in-order-to")
@pytest.mark.parametrize(
    ("deed", "done_already"),
    [("exhaust", {"ready": False}), ("ready", {}), ("stun", {"stunned": True}), ("unward", {})],
)
def test_it_has_not_happened_to_both_where_one_was_so_before(deed: str, done_already: dict[str, Any]) -> None:
    does, able = DEEDS[deed]
    spell = card(ACT, play(if_you_do(does(a(CREATURE, FRIENDLY, n=2)), gain(2))))
    line = [spec("troll", **done_already), spec("krump", **able)]
    t = table(side(hand=[ACT], battleline=line), None, spell)
    t.do("play", ACT)
    t.pick("troll", "krump")
    assert t.amber(0) == 1


@pytest.mark.rule("glossary/move", "glossary/ward", "glossary/if-you-do-and-in-order-to")
@pytest.mark.parametrize(("warded", "gained"), [(False, 3), (True, 1)])
def test_a_ward_is_not_moved_to_a_creature_that_has_one(*, warded: bool, gained: int) -> None:
    spell = card(ACT, play(if_you_do(move_ward(a(CREATURE, FRIENDLY), a(CREATURE, ENEMY)), gain(2))))
    ada = side(hand=[ACT], battleline=[spec("troll", warded=True)])
    t = table(ada, side(battleline=[spec("krump", warded=warded)]), spell)
    t.do("play", ACT)
    t.pick("troll")
    t.pick("krump")
    assert t.amber(0) == gained


@pytest.mark.rule("glossary/if-you-do-and-in-order-to")
@pytest.mark.parametrize(("counters", "enraged"), [(2, False), (1, True)])
def test_what_is_done_if_you_do_not(counters: int, enraged: bool) -> None:
    deed = play(if_you_do_not(remove_counters(POWER, 2, CHOSEN), enrage(CHOSEN)))
    t = table(side(hand=[ACT], battleline=[spec("troll", power_counters=counters)]), None, card(ACT, deed))
    t.do("play", ACT)
    t.pick("troll")
    assert (t.card("troll").power_counters, t.card("troll").enraged) == (0, enraged)
    t.expect_main_step()


@pytest.mark.rule("glossary/any-number", "glossary/counters-and-tokens")
def test_how_many_counters_are_removed_is_named_once_the_creature_is_picked() -> None:
    line = [spec("troll", power_counters=2), spec("krump", power_counters=5)]
    t = table(side(hand=[ACT], battleline=line), None, card(ACT, play(remove_counters(POWER, up_to(4), CHOSEN))))
    t.do("play", ACT)
    t.pick("troll")
    assert t.decision.keys() == ("number:0", "number:1", "number:2")
    t.answer("number:1")
    assert (t.card("troll").power_counters, t.card("krump").power_counters) == (1, 5)


@pytest.mark.rule("glossary/move", "glossary/counters-and-tokens")
def test_how_many_counters_are_moved_is_named_once_both_creatures_are_picked() -> None:
    line = [spec("troll", power_counters=2), spec("krump", power_counters=5)]
    spell = card(ACT, play(move_counters(POWER, up_to(4), CHOSEN, a(CREATURE, ENEMY))))
    t = table(side(hand=[ACT], battleline=line), side(battleline=["bumpsy"]), spell)
    t.do("play", ACT)
    t.pick("troll")
    t.pick("bumpsy")
    assert t.decision.keys() == ("number:0", "number:1", "number:2")
    t.answer("number:1")
    assert [t.card(id_).power_counters for id_ in ("troll", "krump", "bumpsy")] == [1, 5, 1]


@pytest.mark.rule("glossary/move", "glossary/counters-and-tokens")
def test_all_counters_of_several_cards_are_moved_to_one() -> None:
    moved = play(move_counters(POWER, ALL, each(CREATURE, ENEMY), a(CREATURE, FRIENDLY)))
    foes = [spec("troll", power_counters=2), "bumpsy", spec("urchin", power_counters=1)]
    t = table(side(hand=[ACT], battleline=[spec("krump", power_counters=1)]), side(battleline=foes), card(ACT, moved))
    t.do("play", ACT)
    t.pick("krump")
    assert [t.card(id_).power_counters for id_ in ("krump", "troll", "bumpsy", "urchin")] == [4, 0, 0, 0]


@pytest.mark.rule("glossary/move", "glossary/counters-and-tokens")
def test_moved_counters_are_taken_off_one_card_and_put_on_the_other() -> None:
    x = a(CREATURE, FRIENDLY)
    moved = move_counters("doom", 2, THIS, x)
    t = table(side(battleline=[spec("troll", counters={"doom": 3}), "krump"]), None, card("troll", action(moved)))
    t.do("action", "troll")
    t.pick("krump")
    assert (dict(t.card("troll").counters), dict(t.card("krump").counters)) == ({"doom": 1}, {"doom": 2})


@pytest.mark.rule("glossary/ready-and-exhausted")
@pytest.mark.parametrize(
    ("deed", "kind", "tired"),
    [(ready, CardReadied, True), (exhaust, CardExhausted, False)],
    ids=["ready", "exhaust"],
)
def test_the_active_player_orders_cards_that_one_effect_readies_or_exhausts(
    deed: Callable[[Target], Instruction], kind: type[Event], tired: bool
) -> None:
    watcher = card("cannon", after_event(kind, gain(1), lambda scope, event: True))
    line = [spec(id_, ready=not tired) for id_ in ("troll", "krump")]
    ada = side(hand=[ACT], battleline=line, artifacts=["cannon"])
    t = table(ada, None, watcher, card(ACT, play(deed(each(CREATURE)))))
    before = t.amber(0)
    t.do("play", ACT)
    t.expect(DecisionKind.ORDER)
    t.pick("krump", "troll")
    assert [e.card for e in t.events(kind)] == [int(t.handle(id_)[1:]) for id_ in ("krump", "troll")]
    assert {e.cause for e in t.events(kind)} == {int(t.handle(ACT)[1:])} and t.amber(0) >= before + 2


@pytest.mark.rule("glossary/ready-and-exhausted")
def test_where_nothing_watches_the_order_is_not_asked() -> None:
    t = table(side(hand=[ACT], battleline=["troll", "krump"]), None, card(ACT, play(exhaust(each(CREATURE)))))
    t.do("play", ACT)
    t.expect_main_step()


@pytest.mark.rule("glossary/counters-and-tokens")
def test_the_counters_of_a_kind_are_doubled_on_each_card_by_themselves() -> None:
    spell = card(ACT, play(double_counters(POWER, each(CREATURE, FRIENDLY))))
    line = [spec("troll", power_counters=2, counters={"doom": 1}), spec("krump", power_counters=1), "bumpsy"]
    t = table(side(hand=[ACT], battleline=line), side(battleline=[spec("zorg", power_counters=1)]), spell)
    t.do("play", ACT)
    assert [t.card(c).power_counters for c in ("troll", "krump", "bumpsy", "zorg")] == [4, 2, 0, 1]
    assert dict(t.card("troll").counters)["doom"] == 1
    t.expect_main_step()


def test_doubling_counters_reads_in_both_languages() -> None:
    assert render(double_counters(DOOM, a(CREATURE)), "en") == "Double the number of doom counters on a creature"
    german = "Verdopple die Anzahl der +1-Stärke-Marker auf jeder Kreatur"
    assert render(double_counters(POWER, each(CREATURE)), "de") == german


@pytest.mark.rule("glossary/active-player", "glossary/heal")
@pytest.mark.parametrize("healed", [True, False])
def test_whose_creatures_lose_tokens_is_asked_where_both_players_have_as_many(*, healed: bool) -> None:
    theirs = each(CREATURE, controlled_by(player_with(MOST, each(CREATURE))))
    deed = heal(1, theirs) if healed else remove_counters(POWER, 1, theirs)
    mine, yours = (spec(id_, damage=2, power_counters=2) for id_ in ("troll", "krump"))
    t = table(side(hand=[ACT], battleline=[mine]), side(battleline=[yours]), card(ACT, play(deed)))
    t.do("play", ACT)
    t.answer("mode:1")
    left = "damage" if healed else "power_counters"
    assert (getattr(t.card("troll"), left), getattr(t.card("krump"), left)) == (2, 1)
    t.expect_main_step()
