"""Asking about a fight with its target, before it is begun."""

import pytest

from tests.tables import side, table


@pytest.mark.rule("glossary/taunt", "glossary/fight")
def test_a_fight_can_be_asked_about_with_its_target() -> None:
    t = table(
        side(battleline=["troll", {"id": "krump", "ready": False}]),
        side(battleline=["champion-anaphiel", "dust-pixie", "urchin"]),
        house="brobnar",
    )
    troll, krump = t.handle("troll"), t.handle("krump")
    assert t.game.explain(f"fight:{troll}:{t.handle('champion-anaphiel')}").ok
    assert t.game.explain(f"fight:{troll}:{t.handle('urchin')}").ok
    assert t.reasons(f"fight:{troll}:{t.handle('dust-pixie')}") == ["glossary/taunt"]
    assert t.reasons(f"fight:{troll}:{krump}") == ["glossary/fight"]
    assert t.reasons(f"fight:{krump}:{t.handle('urchin')}") == ["glossary/exhaust-exhausted"]
    assert t.reasons(f"fight:{troll}:c99") == t.reasons("reap:c99")
    t.expect_main_step()
