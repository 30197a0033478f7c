"""A card on the table and its last-known record are asked the same, and say the same while nothing has changed."""

from __future__ import annotations

from dataclasses import fields

import pytest

from kfdesk.engine.card_facts import LiveCard, facts_of
from kfdesk.engine.queries import snapshot
from kfdesk.engine.snapshots import Snapshot
from kfdesk.engine.terms import Keyword
from tests.tables import side, spec, table

_ASKED_BY_NAME = {"keywords", "counts"}
"""Which are asked one by one."""


@pytest.mark.rule("glossary/movement-between-zones")
def test_a_last_known_record_says_what_the_card_said() -> None:
    line = ["krump", spec("zorg", damage=1, amber=2, warded=True, counters={"doom": 2}, upgrades=["blood-of-titans"])]
    t = table(side(battleline=[*line, "bulwark"]), side())
    core = t.game.core
    for id_ in ("krump", "zorg", "bulwark"):
        number = t.number(id_)
        live, was = facts_of(core, number), snapshot(core, number)
        for name in {field.name for field in fields(Snapshot)} - _ASKED_BY_NAME:
            assert getattr(live, name) == getattr(was, name), name
        assert live.in_play and was.in_play and live.stunned is was.stunned and live.warded is was.warded
        assert all(live.keyword(word) == was.keyword(word) for word in Keyword)
        assert live.counters("doom") == was.counters("doom") and live.counters("power") == was.counters("power")


def test_both_offer_the_same_names() -> None:
    offered = {name for name in dir(Snapshot) if not name.startswith("_")} - _ASKED_BY_NAME
    assert offered <= {name for name in dir(LiveCard) if not name.startswith("_")}
