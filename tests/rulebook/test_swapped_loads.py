"""Two creatures that change places with all that lies on them."""

from __future__ import annotations

import pytest

from kfdesk.engine.terms import House
from kfdesk.language.words import (
    CARD,
    CREATURE,
    ENEMY,
    FRIENDLY,
    HOST,
    OTHER,
    PLAY,
    THIS,
    a,
    after_reap,
    can_only,
    card,
    deck,
    discard_pile,
    each,
    gain,
    gets,
    hand,
    if_you_do,
    named,
    neighbor_of,
    swap,
)
from kfdesk.text.wording import render
from tests.tables import side, spec, table

BESIDE = swap(THIS, a(CREATURE, neighbor_of(THIS)), loads=True)
ENVOY = card("mother", after_reap(if_you_do(BESIDE, gain(5))))


def test_what_is_swapped_with_the_creatures_is_said() -> None:
    two = swap(a(CREATURE, FRIENDLY), a(CREATURE, OTHER, FRIENDLY), loads=True)
    en = "Swap a friendly creature with another friendly creature in your battleline. "
    de = "Tausche eine befreundete Kreatur mit einer anderen befreundeten Kreatur in deiner Schlachtreihe. "
    assert render(two, "en") == en + "Also swap all {amber}, damage, counters, and upgrades on those creatures."
    assert (
        render(two, "de")
        == de + "Tausche auch alles {amber}, allen Schaden sowie alle Marker und Aufwertungen auf jenen Kreaturen."
    )
    assert render(swap(a(CREATURE, FRIENDLY), a(CREATURE, OTHER, FRIENDLY)), "en") == en.rstrip(". ")


@pytest.mark.rule("glossary/swap", "glossary/counters-and-tokens")
def test_all_that_lies_on_two_creatures_changes_places_with_them() -> None:
    one = spec("mother", amber=1, damage=3, power_counters=2, counters={"doom": 1}, warded=True)
    two = spec("troll", amber=4, damage=2, counters={"doom": 3, "fuse": 2}, enraged=True, upgrades=["blood-of-titans"])
    t = table(side(battleline=["krump", one, two, "bumpsy"]), side(), ENVOY, house=House.LOGOS)
    t.do("reap", "mother")
    t.offers("krump", "troll")
    t.pick("troll")
    t.expect_main_step()
    assert t.line(0) == ["krump", "troll", "mother", "bumpsy"]
    mother, troll = t.card("mother"), t.card("troll")
    assert (mother.amber, mother.damage, mother.power_counters) == (4, 2, 0)
    assert (troll.amber, troll.damage, troll.power_counters) == (1, 3, 2)
    assert (dict(mother.counters), dict(troll.counters)) == ({"doom": 3, "fuse": 2}, {"doom": 1})
    assert (mother.warded, mother.enraged, troll.warded, troll.enraged) == (False, True, True, False)
    assert ([u.id for u in mother.upgrades], troll.upgrades) == (["blood-of-titans"], ())
    assert t.amber(0) == 1 + 5


@pytest.mark.rule("glossary/swap")
def test_damage_that_is_full_for_the_other_creature_destroys_it() -> None:
    bare, hurt = spec("mother"), spec("troll", damage=6)
    t = table(side(battleline=[bare, hurt]), side(), ENVOY, house=House.LOGOS)
    t.do("reap", "mother")
    t.pick("troll")
    assert (t.line(0), t.zone("mother"), t.card("troll").damage) == (["troll"], "discard", 0)


@pytest.mark.rule("glossary/swap")
def test_power_that_comes_with_the_damage_comes_at_once() -> None:
    hurt = spec("troll", damage=6, power_counters=2)
    t = table(side(battleline=["mother", hurt]), side(), ENVOY, house=House.LOGOS)
    t.do("reap", "mother")
    t.pick("troll")
    assert (t.line(0), t.card("mother").damage) == (["troll", "mother"], 6), "power 5 and 2 counters"


@pytest.mark.rule("glossary/swap")
def test_a_creature_alone_is_swapped_with_nothing() -> None:
    t = table(side(battleline=[spec("mother", amber=2)]), side(battleline=["troll"]), ENVOY, house=House.LOGOS)
    t.do("reap", "mother")
    t.expect_main_step()
    assert (t.card("mother").amber, t.amber(0)) == (2, 1)


def test_what_lies_on_other_things_than_two_creatures_is_not_swapped() -> None:
    for first, second in (
        (a(CREATURE, n=2), None),
        (deck(), discard_pile()),
        (a(CARD, in_=hand()), a(CARD, in_=discard_pile())),
        (a(CREATURE, FRIENDLY), a(CREATURE, ENEMY)),
    ):
        with pytest.raises(ValueError, match="swapped"):
            swap(first, second, loads=True)


@pytest.mark.rule("glossary/swap", "glossary/cannot", "glossary/upgrades")
def test_an_upgrade_that_can_only_be_attached_to_other_creatures_stays() -> None:
    picky = card("blood-of-titans", can_only(PLAY, THIS, each(CREATURE, FRIENDLY, named("troll"))), gets(HOST, power=5))
    line = [spec("mother", upgrades=["armored-spikes"]), spec("troll", upgrades=["blood-of-titans"])]
    t = table(side(battleline=line), side(), ENVOY, picky, house=House.LOGOS)
    t.do("reap", "mother")
    t.finish()
    assert t.line(0) == ["troll", "mother"]
    assert [u.id for u in t.card("troll").upgrades] == ["blood-of-titans", "armored-spikes"]
    assert t.card("mother").upgrades == ()
