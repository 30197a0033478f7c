"""What cards have or what lies on them, counted: also of cards that nobody picks, and of those that left play."""

from __future__ import annotations

import pytest

from kfdesk.cards.facts import facts
from kfdesk.engine.abilities import Ability
from kfdesk.engine.terms import House, Icon
from kfdesk.language.comparisons import HOUSE, TRAIT
from kfdesk.language.counts.cards import Count, each_of
from kfdesk.language.definition import CardDefinition
from kfdesk.language.prompts import THIS_CARD
from kfdesk.language.words import (
    CREATURE,
    DAMAGED,
    ENEMY,
    EVEN,
    FRIENDLY,
    IN_PLAY,
    MUTANT,
    ON_FLANK,
    POWER,
    THIS,
    a,
    after_reap,
    all_of,
    amber_on,
    archive,
    armor_of,
    at_least,
    card,
    controller_of,
    counters_on,
    damage_on,
    deal,
    destroy,
    each,
    equal_to,
    for_each,
    gain,
    gains,
    gets,
    icons_on,
    if_,
    is_,
    least_powerful,
    lose,
    most_powerful,
    neighbors_of,
    not_,
    play,
    power_of,
    purge,
    put_counters,
    return_,
    there_are,
    this_turn,
    those,
    up_to,
)
from kfdesk.text.wording import render
from tests.tables import side, spec, table

ACT = "anger"
FRIENDS, FOES = each(CREATURE, FRIENDLY), each(CREATURE, ENEMY)


def _counted(count: Count) -> int:
    """Return how much Æmber a count is worth to the player of an action, beside creatures that have all there is."""
    mine = [
        spec("troll", amber=2, damage=1, power_counters=3),
        spec("grey-monk", damage=1, counters={"doom": 2}, icons=["amber", "draw"]),
    ]
    t = table(
        side(hand=[ACT], battleline=mine),
        side(battleline=[spec("dust-pixie", amber=1)]),
        card(ACT, play(gain(for_each(1, count)))),
    )
    t.do("play", ACT)
    return t.amber(0) - 1


@pytest.mark.rule("glossary/for-each")
@pytest.mark.parametrize(
    ("count", "found"),
    [
        (amber_on(FRIENDS), 2),
        (amber_on(all_of(FRIENDS, FOES)), 3),
        (damage_on(FRIENDS), 2),
        (power_of(FOES), 1),
        (power_of(most_powerful(CREATURE)), 11),
        (power_of(least_powerful(CREATURE)), 1),
        (armor_of(FRIENDS), 2),
        (counters_on(POWER, FRIENDS), 3),
        (counters_on("doom", FRIENDS), 2),
        (counters_on("doom", FOES), 0),
        (icons_on(FRIENDS), 2),
        (icons_on(FRIENDS, Icon.DRAW), 1),
        (each_of(HOUSE, all_of(FRIENDS, FOES)), 3),
        (each_of(HOUSE, all_of(FRIENDS, FOES), but=House.BROBNAR), 2),
        (each_of(HOUSE, all_of(FRIENDS, FOES), but=House.LOGOS), 3),
    ],
)
def test_cards_are_counted_without_being_picked(count: Count, found: int) -> None:
    assert _counted(count) == found


@pytest.mark.rule("glossary/movement-between-zones")
@pytest.mark.parametrize("leave", [destroy, purge, return_, archive], ids=["destroy", "purge", "return", "archive"])
def test_a_card_that_left_play_has_the_power_it_had(leave: object) -> None:
    x = a(CREATURE, FRIENDLY)
    act = card(ACT, play(leave(x), gain(equal_to(power_of(x)))))  # type: ignore[operator]
    t = table(side(hand=[ACT], battleline=[spec("troll", power_counters=1)]), side(), act)
    t.do("play", ACT)
    t.pick("troll")
    assert t.amber(0) == 1 + 9


@pytest.mark.rule("glossary/movement-between-zones")
def test_a_card_that_left_play_is_asked_for_what_it_was_and_whether_it_is_still_there() -> None:
    x = a(CREATURE, FRIENDLY)
    flank, gone = if_(is_(x, ON_FLANK, DAMAGED), gain(1)), if_(is_(x, not_(IN_PLAY)), gain(2))
    lost = lose(1, controller_of(x))
    act = card(ACT, play(return_(x), flank, gone, lost))
    t = table(side(hand=[ACT], battleline=[spec("troll", damage=1), "krump"]), side(amber=3), act)
    t.do("play", ACT)
    t.pick("troll")
    assert (t.amber(0), t.amber(1)) == (1 + 1 + 2 - 1, 3)


WORDINGS = [
    (amber_on(FRIENDS), "each {amber} on friendly creatures", "jedes {amber} auf befreundeten Kreaturen"),
    (
        damage_on(most_powerful(CREATURE, ENEMY)),
        "each damage on the most powerful enemy creature",
        "jeden Schaden auf der stärksten feindlichen Kreatur",
    ),
    (counters_on(POWER, THIS), "each +1 power counter on this card", "jeder +1-Stärke-Marker auf dieser Karte"),
    (icons_on(THIS), "each bonus icon on this card", "jedes Bonussymbol auf dieser Karte"),
    (icons_on(THIS, Icon.DRAW), "each {draw} bonus icon on this card", "jedes {draw}-Bonussymbol auf dieser Karte"),
]


@pytest.mark.parametrize(("count", "en", "de"), WORDINGS, ids=[row[1] for row in WORDINGS])
def test_what_lies_on_a_card_is_named(count: Count, en: str, de: str) -> None:
    assert render(count, "en", this=THIS_CARD).lower() == en
    assert render(count, "de", this=THIS_CARD).lower() == de.lower()


ONE, SOME_OF_THEM = a(CREATURE), up_to(2, CREATURE)
TOGETHER: list[tuple[Ability, str, str]] = [
    (
        play(if_(there_are(at_least(2), amber_on(FRIENDS)), gain(1))),
        "Play: If there is 2{amber} or more on friendly creatures, gain 1{amber}.",
        "Spielen: Falls mindestens 2{amber} auf befreundeten Kreaturen liegen, erhalte 1{amber}.",
    ),
    (
        play(if_(there_are(at_least(2), counters_on(POWER, neighbors_of(THIS))), gain(1))),
        "Play: If there are 2 or more +1 power counters on Troll’s neighbors, gain 1{amber}.",
        "Spielen: Falls mindestens 2 +1-Stärke-Marker auf den Nachbarn von „Troll“ liegen, erhalte 1{amber}.",
    ),
    (
        play(gain(equal_to(power_of(neighbors_of(THIS))))),
        "Play: Gain {amber} equal to the combined power of Troll’s neighbors.",
        "Spielen: Erhalte {amber} in Höhe der Gesamtstärke der Nachbarn von „Troll“.",
    ),
    (
        play(gain(equal_to(neighbors_of(THIS)))),
        "Play: Gain {amber} equal to the number of Troll’s neighbors.",
        "Spielen: Erhalte {amber} in Höhe der Anzahl der Nachbarn von „Troll“.",
    ),
    (
        play(destroy(SOME_OF_THEM), gain(equal_to(amber_on(SOME_OF_THEM)))),
        "Play: Destroy up to 2 creatures. Gain {amber} equal to the {amber} on them.",
        "Spielen: Zerstöre bis zu 2 Kreaturen. Erhalte {amber} in Höhe des {amber} auf ihnen.",
    ),
    (
        play(destroy(SOME_OF_THEM), gain(equal_to(power_of(SOME_OF_THEM)))),
        "Play: Destroy up to 2 creatures. Gain {amber} equal to the combined power of those creatures.",
        "Spielen: Zerstöre bis zu 2 Kreaturen. Erhalte {amber} in Höhe der Gesamtstärke jener Kreaturen.",
    ),
    (
        play(destroy(SOME_OF_THEM), gain(for_each(1, each_of(HOUSE, SOME_OF_THEM)))),
        "Play: Destroy up to 2 creatures. Gain 1{amber} for each house among those creatures.",
        "Spielen: Zerstöre bis zu 2 Kreaturen. Erhalte 1{amber} für jede Fraktion unter jenen Kreaturen.",
    ),
    (
        play(destroy(ONE), if_(there_are(at_least(2), each_of(TRAIT, ONE)), gain(equal_to(each_of(HOUSE, ONE))))),
        "Play: Destroy a creature. If that creature has 2 or more traits, gain {amber} equal to the number of its "
        "houses.",
        "Spielen: Zerstöre eine Kreatur. Falls jene Kreatur mindestens 2 Merkmale hat, erhalte {amber} in Höhe der "
        "Anzahl ihrer Fraktionen.",
    ),
    (
        play(gain(for_each(1, each_of(TRAIT, THIS)))),
        "Play: Gain 1{amber} for each of Troll’s traits.",
        "Spielen: Erhalte 1{amber} für jedes Merkmal von „Troll“.",
    ),
    (
        play(if_(there_are(EVEN, power_of(THIS)), gain(1))),
        "Play: If Troll’s power is even, gain 1{amber}.",
        "Spielen: Falls die Stärke von „Troll“ gerade ist, erhalte 1{amber}.",
    ),
]


@pytest.mark.parametrize(("ability", "en", "de"), TOGETHER, ids=[row[1] for row in TOGETHER])
def test_what_several_cards_have_together_is_not_said_of_each(ability: Ability, en: str, de: str) -> None:
    text = CardDefinition(facts()["troll"], card("troll", ability)).text
    assert (text("en"), text("de")) == (en, de)


@pytest.mark.rule("glossary/for-each")
@pytest.mark.parametrize(("amber", "gained"), [((1, 0, 0), 0), ((1, 1, 0), 1), ((1, 0, 1), 0), ((2, 0, 0), 1)])
def test_what_lies_on_several_cards_is_added_up(amber: tuple[int, int, int], gained: int) -> None:
    enough = if_(there_are(at_least(2), amber_on(FRIENDS)), gain(1))
    line = [spec(id_, amber=n) for id_, n in zip(("troll", "krump", "urchin"), amber, strict=True)]
    t = table(side(hand=[ACT], battleline=line[:2]), side(battleline=line[2:]), card(ACT, play(enough)))
    t.do("play", ACT)
    assert t.amber(0) == 1 + gained


@pytest.mark.rule("glossary/counters-and-tokens")
@pytest.mark.parametrize(("there", "wins"), [(5, False), (6, True)])
def test_there_may_be_so_many_counters(there: int, wins: bool) -> None:
    enough = there_are(at_least(6), counters_on("doom", THIS))
    assert render(if_(enough, gain(1)), "en", this=THIS_CARD) == (
        "If there are 6 or more doom counters on this card, gain 1{amber}"
    )
    t = table(
        side(battleline=[spec("krump", counters={"doom": there})]),
        side(),
        card("krump", after_reap(if_(enough, gain(5)))),
        house=House.BROBNAR,
    )
    t.do("reap", "krump")
    assert t.amber(0) == (6 if wins else 1)


@pytest.mark.rule("glossary/movement-between-zones", "glossary/traits")
def test_a_destroyed_creature_had_the_traits_it_had_gained() -> None:
    struck = a(CREATURE, ENEMY)
    draft = card(
        "silvertooth",
        gains(each(CREATURE, ENEMY), MUTANT),
        after_reap(destroy(struck), gain(for_each(1, each_of(TRAIT, struck)))),
    )
    t = table(side(battleline=["silvertooth"]), side(battleline=["troll"]), draft, house=House.SHADOWS)
    t.do("reap", "silvertooth")
    t.finish()
    assert t.amber(0) == 1 + 2


@pytest.mark.rule("glossary/this-way", "glossary/lasting-effects")
def test_a_rule_about_those_of_some_cards_is_about_no_other_card() -> None:
    blow = deal(1, a(CREATURE, ENEMY, n=2))
    draft = card("silvertooth", after_reap(blow, this_turn(gets(those(blow, CREATURE, DAMAGED), power=3))))
    bo = side(battleline=["troll", "bumpsy", spec("krump", damage=1)])
    t = table(side(battleline=["silvertooth"]), bo, draft, house=House.SHADOWS)
    t.do("reap", "silvertooth")
    t.pick("troll", "bumpsy")
    assert [t.card(name).power for name in ("troll", "bumpsy", "krump")] == [8 + 3, 5 + 3, 6]


@pytest.mark.rule("glossary/damage")
@pytest.mark.parametrize(("damage", "amber"), [(0, 1), (1, 2)])
def test_each_creature_is_damaged_where_all_are(damage: int, amber: int) -> None:
    draft = card("silvertooth", after_reap(if_(is_(each(CREATURE, ENEMY), DAMAGED), gain(1))))
    bo = side(battleline=[spec("troll", damage=1), spec("krump", damage=damage)])
    t = table(side(battleline=["silvertooth"]), bo, draft, house=House.SHADOWS)
    t.do("reap", "silvertooth")
    assert t.amber(0) == amber


def test_a_multiple_says_of_what() -> None:
    twice = put_counters(POWER, equal_to(power_of(each(CREATURE, ENEMY)), times=2), a(CREATURE))
    assert "equal to 2 times" in render(play(twice), "en")
