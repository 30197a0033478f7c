"""Several counts taken together, and a player whom a card says to be haunted."""

from __future__ import annotations

import pytest

from kfdesk.engine.terms import House
from kfdesk.language.comparisons import Aspect
from kfdesk.language.words import (
    CARD,
    CREATURE,
    EACH_PLAYER,
    HAUNTED,
    HOUSE,
    NAME,
    NONE,
    OPPONENT,
    OVERWHELMED,
    TRAIT,
    TYPE,
    YOU,
    Condition,
    Instruction,
    a,
    a_player,
    action,
    amber_of,
    archives,
    at_least,
    card,
    choose,
    considered,
    deck,
    discard,
    discard_pile,
    done,
    each,
    equal_to,
    for_each,
    gain,
    hand,
    if_,
    is_,
    keys_of,
    of_house,
    play,
    purge,
    purged,
    same,
    there_are,
    this_turn,
    top,
    total,
    while_,
)
from kfdesk.text.wording import Worded, render
from tests.tables import side, table

POOLS = total(amber_of(YOU), amber_of(OPPONENT))
PILES = total(each(CARD, in_=purged()), each(CARD, in_=discard_pile()))
MARTIANS = total(
    each(CREATURE, of_house(House.MARS), in_=hand()), each(CREATURE, of_house(House.MARS), in_=archives(OPPONENT))
)


@pytest.mark.parametrize(
    ("node", "en", "de"),
    [
        (
            there_are(at_least(6), POOLS),
            "there is a combined total of 6{amber} or more between your pool and your opponent’s pool",
            "insgesamt mindestens 6{amber} in deinem Æmber-Vorrat und im Æmber-Vorrat deines Gegners liegen",
        ),
        (
            there_are(at_least(1), PILES),
            "there is a combined total of 1 or more cards between your purged cards and your discard pile",
            "insgesamt mindestens 1 Karte in deiner Verbannung und in deinem Ablagestapel liegt",
        ),
        (
            there_are(NONE, MARTIANS),
            "there is a combined total of no Mars creatures between your hand and your opponent’s archives",
            "insgesamt keine Mars-Kreaturen auf deiner Hand und im Archiv deines Gegners liegen",
        ),
        (
            gain(for_each(1, MARTIANS)),
            "gain 1{amber} for each Mars creature in your hand and your opponent’s archives",
            "erhalte 1{amber} für jede Mars-Kreatur auf deiner Hand und im Archiv deines Gegners",
        ),
        (
            gain(equal_to(POOLS)),
            "gain {amber} equal to the {amber} in your pool and your opponent’s pool",
            "erhalte {amber} in Höhe des {amber} in deinem Æmber-Vorrat und im Æmber-Vorrat deines Gegners",
        ),
        (
            gain(equal_to(PILES)),
            "gain {amber} equal to the number of cards in your purged cards and your discard pile",
            "erhalte {amber} in Höhe der Anzahl der Karten in deiner Verbannung und in deinem Ablagestapel",
        ),
    ],
)
def test_a_total_says_each_of_its_places(node: Condition | Instruction, en: str, de: str) -> None:
    if isinstance(node, Condition):
        node, en, de = if_(node, gain(1)), f"if {en}, gain 1{{amber}}", f"falls {de}, erhalte 1{{amber}}"
    assert (render(node, "en"), render(node, "de")) == (en[0].upper() + en[1:], de[0].upper() + de[1:])


def test_the_forged_keys_of_both_players_are_nobodys() -> None:
    node = gain(equal_to(keys_of(EACH_PLAYER)))
    assert render(node, "en") == "Gain {amber} equal to the number of forged keys"
    assert render(node, "de") == "Erhalte {amber} in Höhe der Anzahl geschmiedeter Schlüssel"


@pytest.mark.parametrize(("mine", "theirs", "gained"), [(3, 2, 1), (0, 5, 1), (5, 0, 1), (3, 1, 0)])
def test_the_amber_of_two_pools_is_added_up(mine: int, theirs: int, gained: int) -> None:
    punch = card("punch", play(if_(there_are(at_least(6), POOLS), gain(1))))
    t = table(side(hand=["punch"], amber=mine), side(amber=theirs), punch)
    t.do("play", "punch")
    assert t.amber(0) == mine + gained + 1, "Punch’s icon gains 1 first"


def test_only_the_piles_that_are_named_are_counted() -> None:
    punch = card("punch", play(gain(for_each(1, PILES))))
    ada = side(hand=["punch"], purged=["troll"], discard=["krump", "anger"], archives=["urchin"])
    t = table(ada, side(purged=["bumpsy"], discard=["bumpsy"]), punch)
    t.do("play", "punch")
    assert t.amber(0) == 1 + 3


@pytest.mark.parametrize(("mine", "theirs", "gained"), [(2, 3, 1), (2, 2, 0), (1, 3, 0), (0, 6, 0), (6, 0, 0)])
def test_each_player_has_so_much_where_each_has_it(mine: int, theirs: int, gained: int) -> None:
    punch = card("punch", play(if_(there_are(at_least(3), amber_of(EACH_PLAYER)), gain(1))))
    t = table(side(hand=["punch"], amber=mine), side(amber=theirs), punch)
    t.do("play", "punch")
    assert t.amber(0) == mine + gained + 1, "Punch’s icon gains 1 first"


def test_what_is_not_alike_is_not_added_up() -> None:
    for first, second in (
        (amber_of(YOU), amber_of(EACH_PLAYER)),
        (amber_of(YOU), amber_of(YOU)),
        (amber_of(YOU), keys_of(OPPONENT)),
        (each(CARD, in_=hand()), each(CARD, in_=hand())),
        (amber_of(YOU), each(CARD, in_=hand())),
        (each(CARD, in_=hand()), each(CREATURE, in_=archives())),
        (each(CREATURE), each(CREATURE, in_=hand())),
    ):
        with pytest.raises(ValueError, match="counted together"):
            total(first, second)


DIG = discard(top(4, deck()))


@pytest.mark.parametrize(
    ("aspect", "en", "de"),
    [
        (HOUSE, "of the same house", "mindestens 3 Karten derselben Fraktion"),
        (TRAIT, "with the same trait", "mindestens 3 Karten mit demselben Merkmal"),
        (NAME, "of the same name", "mindestens 3 Karten gleichen Namens"),
        (TYPE, "of the same type", "mindestens 3 Karten desselben Typs"),
    ],
)
def test_cards_alike_in_something_are_said_and_counted(aspect: Aspect, en: str, de: str) -> None:
    text = play(DIG, if_(there_are(at_least(3), done(DIG, same(aspect))), gain(1)))
    assert f"If you discarded 3 or more cards {en} this way, gain" in render(text, "en")
    assert f"Falls du auf diese Weise {de} abgelegt hast, erhalte" in render(text, "de")
    found = {}
    for name, pile in PILES_OF_FOUR.items():
        t = table(side(hand=["punch"], deck=pile), side(), card("punch", text))
        t.do("play", "punch")
        found[name] = t.amber(0) == 2
    assert found == {name: name in ALIKE[aspect] for name in PILES_OF_FOUR}


PILES_OF_FOUR = {
    "two pairs": ["troll", "troll", "dodger", "dodger"],
    "one house": ["krump", "anger", "urchin", "punch"],
    "three trolls": ["troll", "fear", "troll", "troll"],
    "three of four": ["anger", "fear", "punch", "mother"],
}
ALIKE = {
    HOUSE: {"one house", "three trolls"},
    TRAIT: {"three trolls"},
    NAME: {"three trolls"},
    TYPE: {"two pairs", "three trolls", "three of four"},
}


def test_cards_are_alike_in_one_thing() -> None:
    with pytest.raises(ValueError, match="alike in one thing"):
        done(DIG, same(HOUSE), same(TRAIT))


# Haunted ------------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/haunted")
def test_a_player_is_haunted_while_a_card_says_so() -> None:
    cemetery = card("cannon", while_(there_are(at_least(10), PILES), considered(YOU, HAUNTED)))
    punch = card("punch", play(if_(is_(YOU, HAUNTED), gain(1), gain(2)), if_(is_(OPPONENT, HAUNTED), gain(5))))
    for purged_cards, cannon, gained in ((7, True, 1), (6, True, 2), (7, False, 2)):
        ada = side(
            hand=["punch"],
            artifacts=["cannon"] if cannon else [],
            discard=["urchin"] * 3,
            purged=["urchin"] * purged_cards,
        )
        t = table(ada, side(), cemetery, punch)
        assert t.game.view(None).seats[0].haunted is (gained == 1)
        t.do("play", "punch")
        assert t.amber(0) == 1 + gained, "Punch’s icon gains 1 first"


@pytest.mark.rule("glossary/haunted")
def test_players_are_haunted_for_a_time() -> None:
    for who, seats in ((OPPONENT, [1]), (EACH_PLAYER, [0, 1])):
        t = table(side(hand=["punch"]), side(), card("punch", play(this_turn(considered(who, HAUNTED)))))
        t.do("play", "punch")
        assert [at for at, seat in enumerate(t.game.view(None).seats) if seat.haunted] == seats
        t.end_turn()
        assert not any(seat.haunted for seat in t.game.view(None).seats)


def test_a_player_is_considered_to_be_nothing_else() -> None:
    with pytest.raises(ValueError, match="players are not considered"):
        considered(YOU, OVERWHELMED)


@pytest.mark.parametrize(
    ("rule", "en", "de"),
    [
        (considered(YOU, HAUNTED), "You are haunted", "Du bist heimgesucht"),
        (
            action(this_turn(considered(OPPONENT, HAUNTED))),
            "Action: For the remainder of the turn, your opponent is haunted.",
            "Aktion: Für den Rest des Zuges ist dein Gegner heimgesucht.",
        ),
    ],
)
def test_that_a_player_is_haunted_is_said(rule: Worded, en: str, de: str) -> None:
    assert (render(rule, "en"), render(rule, "de")) == (en, de)


@pytest.mark.rule("glossary/haunted")
@pytest.mark.parametrize(
    ("mine", "theirs", "offered"),
    [
        (9, 10, ["krump"]),
        (10, 9, ["troll"]),
        (10, 10, ["troll", "krump"]),
        (9, 9, []),
    ],
)
def test_a_card_in_the_discard_pile_of_a_player_who_is_haunted(mine: int, theirs: int, offered: list[str]) -> None:
    one = a(CREATURE, in_=discard_pile(a_player(HAUNTED)))
    text = play(choose(one), purge(one))
    assert "Choose a creature from a haunted player’s discard pile. Purge" in render(text, "en")
    assert "Wähle eine Kreatur aus dem Ablagestapel eines heimgesuchten Spielers. Verbanne" in render(text, "de")
    ada = side(hand=["punch"], discard=["troll", *["anger"] * (mine - 1)])
    t = table(ada, side(discard=["krump", *["anger"] * (theirs - 1)]), card("punch", text))
    t.do("play", "punch")
    if offered:
        t.offers(*offered)
        t.pick(offered[-1])
        assert t.zone(offered[-1]) == "purged"
    t.expect_main_step()


@pytest.mark.parametrize(("theirs", "asked"), [(10, ["mode:0", "mode:1"]), (9, ["mode:0"])])
def test_a_player_is_named_among_those_who_are_haunted(theirs: int, asked: list[str]) -> None:
    who = a_player(HAUNTED)
    text = play(choose(who), gain(3, who))
    assert render(text, "en") == "Play: Choose a haunted player. They gain 3{amber}."
    assert render(text, "de") == "Spielen: Wähle einen heimgesuchten Spieler. Er erhält 3{amber}."
    t = table(side(hand=["punch"], discard=["anger"] * 10), side(discard=["anger"] * theirs), card("punch", text))
    t.do("play", "punch")
    assert t.decision.prompt.en == "Choose a haunted player: They gain 3{amber}"
    assert t.decision.prompt.de == "Wähle einen heimgesuchten Spieler: Er erhält 3{amber}"
    assert list(t.decision.keys()) == asked
    t.answer(asked[-1])
    assert (t.amber(0), t.amber(1)) == ((1, 3) if theirs == 10 else (4, 0))
