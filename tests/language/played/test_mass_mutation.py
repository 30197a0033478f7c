"""The words that Mass Mutation brought, played by drafts."""

from __future__ import annotations

import pytest

from kfdesk.language.words import *
from kfdesk.text.speech import Spoken, render
from tests.cards.lines import cases


@pytest.mark.parametrize(
    ("node", "en", "de"),
    [
        (
            destroy(a(CREATURE, icons(NONE))),
            "Destroy a creature with no bonus icons",
            "Zerstöre eine Kreatur ohne Bonussymbole",
        ),
        (
            destroy(a(CREATURE, not_(icons(at_least(2))))),
            "Destroy a creature with 1 or fewer bonus icons",
            "Zerstöre eine Kreatur mit höchstens 1 Bonussymbol",
        ),
    ],
)
def test_wording(node: Spoken, en: str, de: str) -> None:
    assert (render(node, "en"), render(node, "de")) == (en, de)


class TestBonusIcons:
    test = cases(
        """
        a creature with printed icons, and one with icons that were added, are not meant by none
            rule: glossary/bonus-icons
            ada: artifacts cannon
            bo: line troll(icons=damage) krump dextre bumpsy
            in: brobnar
            action cannon, offers krump dextre bumpsy, pick bumpsy
            -> cannon exhausted, bumpsy: battleline > discard
        """,
        card("cannon", action(destroy(a(CREATURE, icons(NONE))))),
    )
