"""Permissions that reach only so far: how far several reach together, and who says which is taken up."""

import pytest

from kfdesk.engine.terms import DecisionKind, House
from tests.rulebook.made import keys
from tests.tables import side, table


@pytest.mark.rule("faq/using-creatures-2", "card-faq/phase-shift-1", "glossary/lasting-effects")
def test_two_permissions_to_use_two_cards_allow_four() -> None:
    line = ["zorg", "tunk", "john-smyth", "ulyq-megamouth", "yxilx-dominator"]
    ada = side(artifacts=["combat-pheromones", "combat-pheromones"], battleline=line, houses=(House.UNTAMED,))
    t = table(ada, side(), house=House.UNTAMED)
    t.do("omni", "combat-pheromones", 0)
    t.finish()
    t.do("omni", "combat-pheromones", 1)
    t.finish()
    for id_ in ("zorg", "tunk", "yxilx-dominator"):
        t.do("reap", id_)
        t.finish()
    left = [id_ for id_ in ("john-smyth", "ulyq-megamouth") if f"reap:{t.handle(id_)}" in keys(t)]
    assert left == ["john-smyth", "ulyq-megamouth"]
    t.do("reap", "ulyq-megamouth")
    t.finish()
    assert f"reap:{t.handle('john-smyth')}" not in keys(t)


@pytest.mark.rule("card-faq/captain-val-jericho-1")
def test_the_active_player_chooses_which_permission_a_play_uses_up() -> None:
    ada = side(hand=["phase-shift", "dust-pixie", "flaxia"], battleline=["witch-of-the-wilds"], houses=(House.LOGOS,))
    t = table(ada, side(), house=House.LOGOS)
    t.do("play", "phase-shift")
    t.game.choose(f"play:{t.handle('dust-pixie')}")
    t.expect(DecisionKind.TRIGGER)
    shift, witch = (f"trigger:{t.handle(id_)}.0" for id_ in ("phase-shift", "witch-of-the-wilds"))
    assert set(keys(t)) == {shift, witch}
    t.answer(shift)
    t.finish()
    assert t.can("play", "flaxia")
    t.creature("flaxia")
    assert t.zone("flaxia") == "battleline"
