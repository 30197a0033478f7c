"""Cases, numbers and the order of words in texts that no card has, but that the card language can say."""

from __future__ import annotations

import pytest

from kfdesk.cards.facts import facts
from kfdesk.language.definition import CardDefinition
from kfdesk.language.rules.together import AnyAbility
from kfdesk.language.words import (
    ANY_AMOUNT,
    ARTIFACT,
    CREATURE,
    DAMAGED,
    DIS,
    DOOM,
    ENEMY,
    EVEN,
    FLANK,
    LOGOS,
    MARS,
    NONE,
    ODD,
    OPPONENT,
    STUNNED,
    TAUNT,
    a,
    all_of,
    amber,
    any_of,
    armor,
    card,
    controller_of,
    counters,
    destroy,
    done,
    each,
    exalt,
    first_time,
    for_each,
    gain,
    gains,
    hand,
    icons,
    if_,
    make_token,
    of_house,
    play,
    put_into_play,
    return_,
    steals,
    takes_more_damage,
    up_to,
    upgrades,
)

DEED = destroy(up_to(2, CREATURE))
TWO = a(CREATURE, n=2)
ALL_OF_THEM = all_of(each(CREATURE, DAMAGED), each(ARTIFACT))


CASES: list[tuple[AnyAbility, str, str]] = [
    (
        play(destroy(each(CREATURE, amber(EVEN)))),
        "Play: Destroy each creature with an even amount of {amber} on it.",
        "Spielen: Zerstöre jede Kreatur mit einer geraden Menge {amber} auf sich.",
    ),
    (
        play(destroy(each(CREATURE, amber(ODD)))),
        "Play: Destroy each creature with an odd amount of {amber} on it.",
        "Spielen: Zerstöre jede Kreatur mit einer ungeraden Menge {amber} auf sich.",
    ),
    (
        play(destroy(each(CREATURE, armor(EVEN)))),
        "Play: Destroy each creature with even armor.",
        "Spielen: Zerstöre jede Kreatur mit gerader Rüstung.",
    ),
    (
        play(destroy(each(CREATURE, counters(DOOM, NONE)))),
        "Play: Destroy each creature with no doom counters on it.",
        "Spielen: Zerstöre jede Kreatur ohne Verhängnis-Marker.",
    ),
    (
        play(destroy(each(CREATURE, upgrades(NONE)))),
        "Play: Destroy each creature with no upgrades.",
        "Spielen: Zerstöre jede Kreatur ohne Aufwertungen.",
    ),
    (
        play(destroy(each(CREATURE, icons(EVEN)))),
        "Play: Destroy each creature with an even number of bonus icons.",
        "Spielen: Zerstöre jede Kreatur mit einer geraden Anzahl Bonussymbole.",
    ),
    (
        play(gain(1, controller_of(TWO))),
        "Play: 2 creatures’ controllers gain 1{amber}.",
        "Spielen: Die kontrollierenden Spieler von 2 Kreaturen erhalten 1{amber}.",
    ),
    (
        play(DEED, gain(for_each(1, done(DEED, ENEMY)))),
        "Play: Destroy up to 2 creatures. Gain 1{amber} for each enemy creature destroyed this way.",
        "Spielen: Zerstöre bis zu 2 Kreaturen. Erhalte 1{amber} für jede auf diese Weise zerstörte feindliche Kreatur.",
    ),
    (
        play(if_(first_time(steals(OPPONENT)), gain(1))),
        "Play: If this is the first time your opponent has stolen {amber} this turn, gain 1{amber}.",
        "Spielen: Falls dein Gegner in diesem Zug zum ersten Mal {amber} gestohlen hat, erhalte 1{amber}.",
    ),
    (
        play(make_token(spot=FLANK)),
        "Play: Make a token creature on a flank of your battleline.",
        "Spielen: Erzeuge eine Token-Kreatur an einer Flanke deiner Schlachtreihe.",
    ),
    (
        play(put_into_play(a(CREATURE, in_=hand()), spot=FLANK)),
        "Play: Put a creature from your hand into play on a flank of your battleline.",
        "Spielen: Bringe eine Kreatur von deiner Hand an einer Flanke deiner Schlachtreihe ins Spiel.",
    ),
    (
        play(exalt(a(CREATURE), ANY_AMOUNT)),
        "Play: Exalt a creature any number of times.",
        "Spielen: Erhebe eine Kreatur beliebig oft.",
    ),
    (
        play(destroy(each(CREATURE, any_of(of_house(DIS), of_house(LOGOS), of_house(MARS))))),
        "Play: Destroy each Dis, Logos, or Mars creature.",
        "Spielen: Zerstöre jede Dis-, Logos- oder Mars-Kreatur.",
    ),
    (
        play(destroy(each(CREATURE, any_of(STUNNED)))),
        "Play: Destroy each stunned creature.",
        "Spielen: Zerstöre jede betäubte Kreatur.",
    ),
    (
        gains(ALL_OF_THEM, TAUNT),
        "Each damaged creature and each artifact gains taunt.",
        "Jede beschädigte Kreatur und jedes Artefakt erhält das Schlüsselwort Spott.",
    ),
    (
        takes_more_damage(ALL_OF_THEM, 2),
        "Each damaged creature and each artifact takes an additional 2{damage} each time they are dealt damage.",
        "Jede beschädigte Kreatur und jedes Artefakt erhält jedes Mal zusätzlich 2{damage}, wenn sie Schaden erhalten.",
    ),
    (
        play(return_(ALL_OF_THEM)),
        "Play: Return each damaged creature and each artifact to their owners’ hands.",
        "Spielen: Schicke jede beschädigte Kreatur und jedes Artefakt auf die Hand ihrer Besitzer zurück.",
    ),
]


@pytest.mark.parametrize(("ability", "en", "de"), CASES, ids=[case[1] for case in CASES])
def test_reads_well_in_both_languages(ability: AnyAbility, en: str, de: str) -> None:
    made = CardDefinition(facts()["bumpsy"], card("bumpsy", ability))
    assert (made.text("en"), made.text("de")) == (en, de)
