"""What happens to each of several cards that a player picks says so: "on each of 3 creatures", not once for all."""

from __future__ import annotations

import pytest

from kfdesk.language.base import Node
from kfdesk.language.words import (
    ALL,
    ARTIFACT,
    CREATURE,
    POWER,
    YOU,
    a,
    any_number,
    capture,
    each,
    for_each,
    heal,
    move_amber,
    place_amber,
    put_counters,
    remove_counters,
    unstun,
    unward,
    up_to,
)
from kfdesk.text.wording import render

THREE = a(CREATURE, n=3)


@pytest.mark.parametrize(
    ("deed", "en", "de"),
    [
        (
            put_counters(POWER, 1, THREE),
            "Put a +1 power counter on each of 3 creatures",
            "Lege je einen +1-Stärke-Marker auf 3 Kreaturen",
        ),
        (
            put_counters(POWER, 2, any_number(CREATURE)),
            "Put two +1 power counters on each of any number of creatures",
            "Lege je zwei +1-Stärke-Marker auf beliebig viele Kreaturen",
        ),
        (
            put_counters(POWER, for_each(1, each(ARTIFACT)), THREE),
            "For each artifact, put a +1 power counter on each of 3 creatures",
            "Lege für jedes Artefakt je einen +1-Stärke-Marker auf 3 Kreaturen",
        ),
        (
            remove_counters(POWER, 1, up_to(2, CREATURE)),
            "Remove a +1 power counter from each of up to 2 creatures",
            "Entferne je einen +1-Stärke-Marker von bis zu 2 Kreaturen",
        ),
        (
            remove_counters(POWER, ALL, THREE),
            "Remove each +1 power counter from 3 creatures",
            "Entferne jeden +1-Stärke-Marker von 3 Kreaturen",
        ),
        (
            unward(THREE),
            "Remove a ward from each of 3 creatures",
            "Entferne je einen Beschützt-Marker von 3 Kreaturen",
        ),
        (unstun(THREE), "Unstun 3 creatures", "Entferne je einen Betäubt-Marker von 3 Kreaturen"),
        (
            place_amber(1, THREE),
            "Place 1{amber} from the common supply on each of 3 creatures",
            "Lege je 1{amber} aus der allgemeinen Reserve auf 3 Kreaturen",
        ),
        (heal(2, THREE), "Heal 2 damage from each of 3 creatures", "Heile je 2 Schaden von 3 Kreaturen"),
        (capture(1, THREE), "3 creatures each capture 1{amber}", "3 Kreaturen erbeuten je 1{amber}"),
        (
            capture(1, THREE, YOU),
            "3 creatures each capture 1{amber} from you",
            "3 Kreaturen erbeuten je 1{amber} von dir",
        ),
        (
            capture(3, THREE, divided=True),
            "Capture 3{amber}, distributed among 3 creatures",
            "Erbeute 3{amber}, verteilt auf 3 Kreaturen",
        ),
        (
            move_amber(1, THREE, YOU),
            "Move 1{amber} from each of 3 creatures to your pool",
            "Lege je 1{amber} von 3 Kreaturen in deinen Vorrat",
        ),
    ],
)
def test_what_happens_to_each_of_several_says_each(deed: Node, en: str, de: str) -> None:
    assert (render(deed, "en"), render(deed, "de")) == (en, de)


def test_of_one_card_nothing_more_is_said() -> None:
    deed = put_counters(POWER, 1, a(CREATURE))
    assert render(deed, "en") == "Put a +1 power counter on a creature"
    assert render(deed, "de") == "Lege einen +1-Stärke-Marker auf eine Kreatur"
