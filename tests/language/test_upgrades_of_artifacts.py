"""Upgrades that enter play attached to an artifact, and actions that are attached to cards of any sort."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.language.definition import Draft
from kfdesk.language.words import (
    ARTIFACT,
    FRIENDLY,
    HOST_ARTIFACT,
    HOST_CARD,
    ON_ARTIFACT,
    THIS,
    Instruction,
    a,
    attach,
    belongs_to,
    card,
    deck,
    destroy,
    gain,
    omni,
    play,
    put_into_play,
    take_control,
    top,
)
from kfdesk.text.wording import render
from tests.tables import Table, side, table

CLAMP = "blood-of-titans"
"""A Brobnar upgrade whose behavior these tests replace."""
ACT = "punch"


def clamp(*effects: Instruction) -> Draft:
    return card(CLAMP, ON_ARTIFACT, play(*effects or (gain(1),)))


def held(*drafts: Draft, bo_has: tuple[str, ...] = ("soul-vial",)) -> Table:
    ada = side(hand=[CLAMP], artifacts=["gauntlet-of-command"], battleline=["troll"])
    return table(ada, side(artifacts=list(bo_has), battleline=["krump"]), *drafts, house=House.BROBNAR)


class TestOnAnArtifact:
    @pytest.mark.rule("glossary/upgrades")
    def test_the_artifacts_of_both_players_are_offered_and_no_creature(self) -> None:
        t = held(clamp())
        t.do("play", CLAMP)
        t.offers("gauntlet-of-command", "soul-vial")
        t.pick("soul-vial")
        t.expect_main_step()
        assert [u.id for u in t.card("soul-vial").upgrades] == [CLAMP]
        assert t.card(CLAMP).controller == 0

    def test_what_it_is_attached_to_is_asked_so_and_a_creature_refused(self) -> None:
        t = held(clamp())
        t.do("play", CLAMP)
        assert t.decision.prompt.en == "Which artifact gets Blood of Titans?"
        assert t.game.explain(f"card:{t.handle('troll')}").reasons[0].text.en == "Troll is not an artifact."

    @pytest.mark.rule("glossary/upgrades")
    def test_without_an_artifact_it_cannot_be_played_nor_enter_play(self) -> None:
        t = table(side(hand=[CLAMP], battleline=["troll"]), side(), clamp(), house=House.BROBNAR)
        assert not t.can("play", CLAMP)
        reasons = t.game.explain(f"play:{t.handle(CLAMP)}").reasons
        assert [reason.text.en for reason in reasons] == ["There is no artifact in play to attach it to."]

    @pytest.mark.rule("glossary/putting-cards-into-an-area")
    def test_put_into_play_it_is_attached_to_an_artifact_too(self) -> None:
        bring = card(ACT, play(put_into_play(top(1, deck()))))
        ada = side(hand=[ACT], deck=[CLAMP], battleline=["troll"], artifacts=["gauntlet-of-command"])
        t = table(ada, side(), clamp(), bring, house=House.BROBNAR)
        t.do("play", ACT)
        t.offers("gauntlet-of-command")
        t.pick("gauntlet-of-command")
        assert [u.id for u in t.card("gauntlet-of-command").upgrades] == [CLAMP]
        t = table(side(hand=[ACT], deck=[CLAMP], battleline=["troll"]), side(), clamp(), bring, house=House.BROBNAR)
        t.do("play", ACT)
        t.expect_main_step()
        assert t.zone(CLAMP) == "deck"

    def test_other_upgrades_are_attached_to_creatures_alone(self) -> None:
        t = held()
        t.do("play", CLAMP)
        t.offers("troll", "krump")


class TestItsHost:
    @pytest.mark.rule("glossary/upgrades")
    def test_its_text_can_speak_of_the_artifact(self) -> None:
        t = held(clamp(take_control(HOST_ARTIFACT)))
        t.do("play", CLAMP)
        t.pick("soul-vial")
        t.expect_main_step()
        assert t.card("soul-vial").controller == 0

    def test_it_is_called_what_it_is(self) -> None:
        for it, en, de in (
            (HOST_ARTIFACT, "this artifact", "dieses Artefakt"),
            (HOST_CARD, "this card", "diese Karte"),
        ):
            called = destroy(it)
            assert (render(called, "en"), render(called, "de")) == (f"Destroy {en}", f"Zerstöre {de}")


class TestAttachedAsAnUpgrade:
    def attached(self) -> Table:
        text = (belongs_to(House.LOGOS, HOST_CARD),)
        draft = card(ACT, play(attach(THIS, a(ARTIFACT, FRIENDLY), text=text)))
        ada = side(hand=[ACT], artifacts=["gauntlet-of-command", "cannon"], battleline=["troll"])
        fragile = card("gauntlet-of-command", omni(destroy(THIS)))
        t = table(ada, side(), draft, fragile, house=House.BROBNAR)
        t.do("play", ACT)
        t.pick("gauntlet-of-command")
        t.expect_main_step()
        return t

    @pytest.mark.rule("glossary/upgrades")
    def test_an_action_is_attached_to_an_artifact_and_changes_it(self) -> None:
        t = self.attached()
        assert (t.zone(ACT), t.card("gauntlet-of-command").houses) == ("upgrade", (House.LOGOS,))
        assert (t.card("cannon").houses, t.card("troll").houses) == ((House.BROBNAR,), (House.BROBNAR,))

    @pytest.mark.rule("glossary/upgrades")
    def test_it_is_discarded_with_the_artifact(self) -> None:
        t = self.attached()
        t.do("omni", "gauntlet-of-command")
        t.finish()
        assert (t.zone(ACT), t.zone("gauntlet-of-command")) == ("discard", "discard")
