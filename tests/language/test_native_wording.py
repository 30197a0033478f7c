"""What a native reader of either language expects of sentences that are built from the same definition."""

from __future__ import annotations

import pytest

from kfdesk.cards.facts import facts
from kfdesk.language.definition import CardDefinition
from kfdesk.language.rules.together import AnyAbility
from kfdesk.language.words import (
    ARTIFACT,
    BE_DAMAGED,
    CARD,
    CREATURE,
    DAMAGED,
    DIS,
    END,
    FRIENDLY,
    GRANTING_CARD,
    HAZARDOUS,
    HOST,
    NONE,
    ON_FLANK,
    OPPONENT,
    PLAY,
    POISON,
    POWER,
    SKIRMISH,
    TAUNT,
    THIS,
    YOU,
    Instruction,
    a,
    action,
    after,
    amber_of,
    amber_on,
    and_,
    archive,
    at,
    at_least,
    cannot,
    capture,
    card,
    choose,
    deal,
    deck,
    destroy,
    discard,
    draw,
    each,
    fights,
    for_each,
    forges,
    gain,
    gains,
    gets,
    if_,
    if_you_do,
    is_,
    keys_cost,
    may,
    neighbor_of,
    next_turn,
    not_,
    of_house,
    one_of,
    other_than,
    play,
    plays,
    put_counters,
    resolve,
    return_,
    then,
    there_are,
    this_turn,
    those,
    together,
    top,
    up_to,
    while_,
    with_trait,
)


def texts(*abilities: AnyAbility, of: str = "bumpsy") -> tuple[str, str]:
    """Return the text of a made card in both languages."""
    made = CardDefinition(facts()[of], card(of, *abilities))
    return made.text("en"), made.text("de")


def _row() -> Instruction:
    first = a(CREATURE)
    return and_(deal(3, first), deal(2, a(CREATURE, neighbor_of(first))), deal(1, a(CREATURE, other_than(first))))


def _captors() -> AnyAbility:
    captor = a(CREATURE, FRIENDLY)
    return play(this_turn(after(fights(captor), capture(1, captor))))


def _counted() -> AnyAbility:
    chosen = a(CREATURE)
    return play(choose(chosen), put_counters(POWER, for_each(2, each(CREATURE, DAMAGED)), chosen))


def _echo() -> AnyAbility:
    played = a(CREATURE)
    return after(plays(YOU, played), resolve(PLAY, played))


def _tested() -> AnyAbility:
    thrown = discard(top(1, deck()))
    return play(thrown, if_(is_(those(thrown, CARD), of_house(DIS)), gain(1)))


WORDINGS: list[tuple[tuple[AnyAbility, ...], str, str]] = [
    (
        (play(this_turn(after(plays(YOU, a(CREATURE)), gain(1)))),),
        "Play: For the remainder of the turn, after you play a creature, gain 1{amber}.",
        "Spielen: Für den Rest des Zuges erhältst du jedes Mal 1{amber}, nachdem du eine Kreatur gespielt hast.",
    ),
    (
        (play(if_you_do(gain(1), this_turn(after(plays(YOU, a(CREATURE)), gain(1))))),),
        "Play: Gain 1{amber}. If you do, for the remainder of the turn, after you play a creature, gain 1{amber}.",
        "Spielen: Erhalte 1{amber}. Falls du das tust, erhältst du für den Rest des Zuges jedes Mal 1{amber}, nachdem "
        "du eine Kreatur gespielt hast.",
    ),
    (
        (_captors(),),
        "Play: For the remainder of the turn, each time a friendly creature fights, it captures 1{amber}.",
        "Spielen: Für den Rest des Zuges erbeutet jede befreundete Kreatur jedes Mal 1{amber}, wenn sie kämpft.",
    ),
    (
        (play(next_turn(OPPONENT, cannot(PLAY, OPPONENT, a(CREATURE)))),),
        "Play: During your opponent’s next turn, they cannot play creatures.",
        "Spielen: Dein Gegner kann in seinem nächsten Zug keine Kreaturen spielen.",
    ),
    (
        (play(next_turn(OPPONENT, cannot(PLAY, OPPONENT, a(CREATURE)), keys_cost(1, OPPONENT))),),
        "Play: During your opponent’s next turn, they cannot play creatures and their keys cost +1{amber}.",
        "Spielen: Während des nächsten Zuges deines Gegners kann er keine Kreaturen spielen und kosten seine Schlüssel "
        "+1{amber}.",
    ),
    (
        (at(END, YOU, if_(there_are(NONE, amber_of(OPPONENT)), gain(1))),),
        "At the end of your turn, if your opponent has no {amber}, gain 1{amber}.",
        "Erhalte am Ende deines Zuges 1{amber}, falls dein Gegner kein {amber} hat.",
    ),
    (
        (after(forges(YOU), if_(there_are(NONE, amber_of(OPPONENT)), gain(1))),),
        "After you forge a key, if your opponent has no {amber}, gain 1{amber}.",
        "Nachdem du einen Schlüssel geschmiedet hast, erhalte 1{amber}, falls dein Gegner kein {amber} hat.",
    ),
    (
        (play(_row()),),
        "Play: Deal 3{damage} to a creature, 2{damage} to a neighbor of that creature, and 1{damage} to a different "
        "creature.",
        "Spielen: Füge einer Kreatur 3{damage}, einem Nachbarn jener Kreatur 2{damage} und einer anderen Kreatur "
        "1{damage} zu.",
    ),
    (
        (play(deal(3, a(CREATURE, n=2))),),
        "Play: Deal 3{damage} to each of 2 creatures.",
        "Spielen: Füge 2 Kreaturen je 3{damage} zu.",
    ),
    (
        (_counted(),),
        "Play: Choose a creature. For each damaged creature, put two +1 power counters on the chosen creature.",
        "Spielen: Wähle eine Kreatur. Lege für jede beschädigte Kreatur zwei +1-Stärke-Marker auf die gewählte "
        "Kreatur.",
    ),
    (
        (together(gets(THIS, power=2), gains(THIS, TAUNT, (HAZARDOUS, 2))),),
        "Bumpsy gets +2 power and gains taunt and hazardous 2.",
        "Haudrauf erhält +2 Stärke und die Schlüsselwörter Spott und Gefährlich 2.",
    ),
    (
        (while_(is_(THIS, ON_FLANK), gets(THIS, power=2, armor=1)),),
        "While Bumpsy is on a flank, it gets +2 power and +1 armor.",
        "Solange sich Haudrauf an einer Flanke befindet, erhält diese Kreatur +2 Stärke und +1 Rüstung.",
    ),
    (
        (gets(THIS, power=for_each(1, amber_on(THIS))),),
        "Bumpsy gets +1 power for each {amber} on it.",
        "Haudrauf erhält +1 Stärke für jedes {amber} auf sich.",
    ),
    (
        (cannot(BE_DAMAGED, each(CREATURE, FRIENDLY)),),
        "Each friendly creature cannot be dealt damage.",
        "Keiner befreundeten Kreatur kann Schaden zugefügt werden.",
    ),
    (
        (play(may(destroy(each(CREATURE, not_(with_trait("knight")))))),),
        "Play: You may destroy each non-Knight creature.",
        "Spielen: Du darfst alle Kreaturen ohne das Merkmal Ritter zerstören.",
    ),
    (
        (play(return_(one_of(a(ARTIFACT), a(CREATURE, ON_FLANK)))),),
        "Play: Return an artifact or a flank creature to its owner’s hand.",
        "Spielen: Schicke ein Artefakt oder eine Flankenkreatur auf die Hand des jeweiligen Besitzers zurück.",
    ),
    (
        (play(return_(up_to(2, CREATURE))),),
        "Play: Return up to 2 creatures to their owners’ hands.",
        "Spielen: Schicke bis zu 2 Kreaturen auf die Hand ihrer Besitzer zurück.",
    ),
    (
        (play(archive(each(CREATURE, FRIENDLY))),),
        "Play: Archive each friendly creature from play.",
        "Spielen: Archiviere jede befreundete Kreatur aus dem Spiel.",
    ),
    (
        (_echo(),),
        "After you play a creature, resolve its play effect.",
        "Nachdem du eine Kreatur gespielt hast, handle ihren „Spielen:“-Effekt ab.",
    ),
    (
        (_tested(),),
        "Play: Discard the top card of your deck. If the discarded card is a Dis card, gain 1{amber}.",
        "Spielen: Lege die oberste Karte deines Decks ab. Falls die abgelegte Karte eine Dis-Karte ist, erhalte "
        "1{amber}.",
    ),
    (
        (play(then(gain(1), if_(there_are(at_least(6), amber_of(YOU)), draw(1)))),),
        "Play: Gain 1{amber}. Then, if you have 6{amber} or more, draw a card.",
        "Spielen: Erhalte 1{amber}. Falls du dann mindestens 6{amber} hast, ziehe eine Karte.",
    ),
]


@pytest.mark.parametrize(("abilities", "en", "de"), WORDINGS, ids=[row[1][:60] for row in WORDINGS])
def test_a_sentence_reads_natively(abilities: tuple[AnyAbility, ...], en: str, de: str) -> None:
    assert texts(*abilities) == (en, de)


def test_a_title_of_several_words_stands_in_quotes_and_within_a_quotation_in_half_ones() -> None:
    english, german = texts(gains(HOST, action(destroy(GRANTING_CARD))), of="armageddon-cloak")
    assert (english, german) == (
        "This creature gains, “Action: Destroy Armageddon Cloak.”",
        "Diese Kreatur erhält „Aktion: Zerstöre Armageddon-Mantel.“",
    )
    _, german = texts(gains(HOST, action(destroy(GRANTING_CARD))), of="mighty-javelin")
    assert german == "Diese Kreatur erhält „Aktion: Zerstöre ‚Mächtiger Wurfspeer‘.“"


def test_a_german_title_whose_gender_is_known_is_pointed_back_at_with_its_pronoun() -> None:
    on_flank = while_(is_(THIS, ON_FLANK), gets(THIS, power=2))
    assert (
        texts(on_flank, of="mugwump")[1] == "Fratzenhauer erhält +2 Stärke, solange er sich an einer Flanke befindet."
    )
    assert facts()["mugwump"].gender == "m" and facts()["bumpsy"].gender == ""


def test_keywords_stand_in_the_printed_order() -> None:
    assert [word for word, _ in facts()["macis-asp"].keywords] == [SKIRMISH, POISON]
