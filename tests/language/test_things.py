"""How things are mentioned again, and the words for cards that other cards or players stand to in some way."""

from __future__ import annotations

import pytest

from kfdesk.engine.terms import House
from kfdesk.language.effects.base import Instruction
from kfdesk.language.prompts import THIS_CARD
from kfdesk.language.words import (
    ARTIFACT,
    CREATURE,
    EACH_PLAYER,
    ENEMY,
    FRIENDLY,
    GRANTING_CARD,
    HOST,
    ON_FLANK,
    OPPONENT,
    POWER,
    THIS,
    YOU,
    a,
    action,
    after_reap,
    and_,
    by,
    capture,
    card,
    choose,
    controller_of,
    deal,
    destroy,
    destroyed_by,
    done,
    draw,
    each,
    exhaust,
    for_each,
    gain,
    gains,
    hand,
    if_you_do,
    may,
    move_amber,
    neighbor_of,
    opponent_of,
    other_than,
    owner_of,
    play,
    played_by,
    put_counters,
    put_into_play,
    stun,
)
from kfdesk.text.speech import render
from tests.tables import side, spec, table

ACT = "anger"


def _text(*effects: Instruction, language: str = "en") -> str:
    return render(play(*effects), language)


def test_a_card_is_it_in_the_same_sentence_and_that_creature_later() -> None:
    x = a(CREATURE, ENEMY)
    assert _text(and_(stun(x), exhaust(x))) == "Play: Stun and exhaust an enemy creature."
    assert _text(stun(x), deal(1, x)) == "Play: Stun an enemy creature. Deal 1{damage} to that creature."
    assert _text(if_you_do(may(stun(x)), deal(1, x))) == (
        "Play: You may stun an enemy creature. If you do, deal 1{damage} to it."
    )


def test_what_opens_a_sentence_is_it_where_nothing_else_could_be_meant() -> None:
    x, y = a(CREATURE, FRIENDLY), a(CREATURE, ENEMY)
    assert _text(choose(x), capture(1, x)) == "Play: Choose a friendly creature. It captures 1{amber}."
    assert _text(choose(x), stun(y), capture(1, x)).endswith("That creature captures 1{amber}.")


@pytest.mark.parametrize(
    ("effects", "en", "de"),
    [
        (
            (lambda x: (stun(x), by(owner_of(x), draw(1)))),
            "Stun a creature. Its owner draws a card.",
            "Betäube eine Kreatur. Ihr Besitzer zieht eine Karte.",
        ),
        (
            (lambda x: (destroy(a(ARTIFACT)), stun(x), by(controller_of(x), draw(1)))),
            "Destroy an artifact. Stun a creature. That creature’s controller draws a card.",
            "Zerstöre ein Artefakt. Betäube eine Kreatur. Der kontrollierende Spieler jener Kreatur zieht eine Karte.",
        ),
        (
            (lambda x: (by(opponent_of(THIS), draw(1)),)),
            "This card’s opponent draws a card.",
            "Der Gegner des kontrollierenden Spielers dieser Karte zieht eine Karte.",
        ),
        (
            (lambda x: (by(controller_of(HOST), draw(1)),)),
            "This creature’s controller draws a card.",
            "Der kontrollierende Spieler dieser Kreatur zieht eine Karte.",
        ),
    ],
    ids=["its owner", "that creature’s controller", "this card’s opponent", "this creature’s controller"],
)
def test_owner_controller_and_opponent_are_said_as_their_card_is(effects: object, en: str, de: str) -> None:
    said = play(*effects(a(CREATURE)))  # type: ignore[operator]
    assert render(said, "en", this=THIS_CARD) == f"Play: {en}"
    assert render(said, "de", this=THIS_CARD) == f"Spielen: {de}"


def test_two_creatures_have_their_owners() -> None:
    pair = a(CREATURE, n=2)
    said = if_you_do(may(stun(pair)), by(owner_of(pair), draw(1)))
    assert _text(said) == "Play: You may stun 2 creatures. If you do, their owners draw a card."


@pytest.mark.rule("glossary/flank", "glossary/neighbor")
def test_a_row_of_neighbors_begins_on_a_flank() -> None:
    first = a(CREATURE, ON_FLANK)
    second = a(CREATURE, neighbor_of(first))
    third = a(CREATURE, neighbor_of(second), other_than(first))
    grow = [put_counters(POWER, n, creature) for n, creature in ((3, first), (2, second), (1, third))]
    assert _text(*grow) == (
        "Play: Put three +1 power counters on a flank creature. Put two +1 power counters on its neighbor. "
        "Put a +1 power counter on the second creature’s other neighbor."
    )
    t = table(side(hand=[ACT], battleline=["troll", "krump", "valdr", "bumpsy"]), side(), card(ACT, play(*grow)))
    t.do("play", ACT)
    t.offers("troll", "bumpsy")
    t.pick("bumpsy")
    t.pick("valdr")
    t.offers("krump")
    t.pick("krump")
    assert [t.card(i).power_counters for i in ("troll", "krump", "valdr", "bumpsy")] == [0, 1, 2, 3]


@pytest.mark.rule("glossary/self-referential-text")
def test_a_gained_ability_knows_the_card_that_gives_it() -> None:
    t = table(
        side(artifacts=[spec("cannon", amber=2), spec("cannon", amber=3)], battleline=["troll"]),
        side(),
        card("cannon", gains(each(CREATURE, FRIENDLY), after_reap(move_amber(1, GRANTING_CARD, YOU)))),
        house=House.BROBNAR,
    )
    t.do("reap", "troll")
    t.finish()
    assert sorted(c.amber for c in t.game.state.cards[1:] if c.defn.id == "cannon") == [1, 2]
    assert t.amber(0) == 3  # one for the reap, one of each cannon


@pytest.mark.rule("glossary/playing-cards")
def test_what_you_play_is_not_what_you_put_into_play() -> None:
    gift = gains(each(CREATURE, played_by(YOU)), play(gain(1)), after_reap(gain(1)))
    arrive = action(put_into_play(a(CREATURE, in_=hand())))
    t = table(side(hand=["troll", "krump"], artifacts=["cannon"]), side(), card("cannon", gift, arrive))
    t.creature("troll")
    t.finish()
    assert t.amber(0) == 1
    t.do("action", "cannon")
    t.finish()
    assert (t.amber(0), set(t.line(0))) == (1, {"troll", "krump"})


@pytest.mark.parametrize(
    ("who", "first", "en", "de"),
    [
        (YOU, False, "each creature you play", "jede Kreatur, die du spielst"),
        (OPPONENT, False, "each creature your opponent plays", "jede Kreatur, die dein Gegner spielt"),
        (EACH_PLAYER, False, "each creature that is played", "jede Kreatur, die gespielt wird"),
        (YOU, True, "the first creature you play each turn", "die erste Kreatur, die du in jedem Zug spielst"),
        (EACH_PLAYER, True, "the first creature played each turn", "die erste in jedem Zug gespielte Kreatur"),
    ],
)
def test_whose_play_is_said_in_both_languages(who: object, first: bool, en: str, de: str) -> None:
    target = each(CREATURE, played_by(who, first=first))  # type: ignore[arg-type]
    assert render(target, "en").lower() == en
    assert render(target, "de").lower().rstrip(",") == de.lower()


@pytest.mark.rule("glossary/this-way")
def test_what_damage_destroyed_is_counted_apart_from_what_it_was_dealt_to() -> None:
    blow = deal(3, each(CREATURE, ENEMY))
    fallen = done(blow, destroyed_by(blow))
    assert render(gain(for_each(1, fallen)), "en") == "Gain 1{amber} for each creature destroyed this way"
    t = table(
        side(hand=[ACT]),
        side(battleline=["troll", "dust-pixie", "urchin"]),
        card(ACT, play(blow, gain(for_each(1, fallen)))),
    )
    t.do("play", ACT)
    t.finish()
    assert t.line(1) == ["troll"] and t.amber(0) == 3  # the action's own, and one for each that died
