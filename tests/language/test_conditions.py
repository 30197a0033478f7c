"""Conditions and what they count: every range with every count, and what is true on the table."""

import pytest

from kfdesk.engine.abilities import Static
from kfdesk.engine.terms import House, KeyColor
from kfdesk.language.comparisons import HOUSE, TRAIT
from kfdesk.language.conditions import Condition
from kfdesk.language.counts.cards import each_of
from kfdesk.language.estimates import POOL, EstimateContext
from kfdesk.language.named_choices import ACTIVE
from kfdesk.language.rules.conditional import WhileStatic
from kfdesk.language.words import (
    ANYWHERE,
    CARD,
    CREATURE,
    DAMAGED,
    EACH_PLAYER,
    ENEMY,
    EVEN,
    FRIENDLY,
    HAUNTED,
    HIGH,
    LOW,
    NONE,
    ODD,
    ON_FLANK,
    OPPONENT,
    OVERWHELMED,
    PREVIOUS_TURN,
    READY,
    SOME,
    THIS_TURN,
    YOU,
    a,
    a_player,
    amber_of,
    at_least,
    at_most,
    card,
    deck,
    destroy,
    discard,
    discard_pile,
    done,
    draw,
    each,
    enters_as,
    exactly,
    first_time,
    forges,
    gain,
    gains_amber,
    hand,
    happened,
    if_,
    is_,
    key_forged,
    keys_cost,
    keys_of,
    least_powerful,
    less_than,
    more_than,
    most_powerful,
    named,
    neighbor_of,
    not_,
    of_house,
    play,
    plays,
    power_of,
    reaps,
    sentences,
    there_are,
    those,
    tide,
    top,
    until_your_turn,
    while_,
)
from kfdesk.text.wording import render
from tests.tables import side, table

FRIENDS, FOES = each(CREATURE, FRIENDLY), each(CREATURE, ENEMY)
FOE = a(CREATURE, ENEMY)
KILLING = destroy(FOES)

WORDINGS: list[tuple[Condition, str, str]] = [
    (
        there_are(at_most(2), amber_of(EACH_PLAYER)),
        "each player has 2{amber} or less",
        "jeder Spieler höchstens 2{amber} hat",
    ),
    (there_are(SOME, amber_of(YOU)), "you have any {amber}", "du {amber} hast"),
    (
        there_are(SOME, each(CARD, named("troll"), in_=discard_pile())),
        "Troll is in your discard pile",
        "„Troll“ in deinem Ablagestapel liegt",
    ),
    (
        there_are(ODD, amber_of(OPPONENT)),
        "your opponent has an odd amount of {amber}",
        "dein Gegner eine ungerade Menge {amber} hat",
    ),
    (
        there_are(exactly(1), keys_of(OPPONENT)),
        "your opponent has exactly 1 forged key",
        "dein Gegner genau 1 geschmiedeten Schlüssel hat",
    ),
    (
        there_are(at_least(1), keys_of(YOU, forged=False)),
        "you have 1 or more unforged keys",
        "du mindestens 1 ungeschmiedeten Schlüssel hast",
    ),
    (
        there_are(less_than(keys_of(YOU)), keys_of(OPPONENT)),
        "your opponent has fewer forged keys than you",
        "dein Gegner weniger geschmiedete Schlüssel als du hat",
    ),
    (
        there_are(at_least(2), FRIENDS),
        "you have 2 or more creatures in play",
        "du mindestens 2 Kreaturen im Spiel hast",
    ),
    (there_are(SOME, FOES), "an enemy creature is in play", "eine feindliche Kreatur im Spiel ist"),
    (
        there_are(SOME, each(CREATURE, neighbor_of(FOE), FRIENDLY)),
        "an enemy creature has a friendly neighbor",
        "eine feindliche Kreatur einen befreundeten Nachbarn hat",
    ),
    (
        there_are(NONE, each(CREATURE, neighbor_of(FOE), of_house(House.MARS))),
        "an enemy creature has no Mars neighbors",
        "eine feindliche Kreatur keine Mars-Nachbarn hat",
    ),
    (there_are(NONE, FOES), "there are no enemy creatures in play", "keine feindlichen Kreaturen im Spiel sind"),
    (
        there_are(EVEN, each(CREATURE)),
        "an even number of creatures is in play",
        "eine gerade Anzahl Kreaturen im Spiel ist",
    ),
    (
        there_are(more_than(FOES), FRIENDS, still=True),
        "you still control more creatures than your opponent",
        "du immer noch mehr Kreaturen als dein Gegner kontrollierst",
    ),
    (
        there_are(exactly(1), each(CARD, in_=hand())),
        "there is exactly 1 card in your hand",
        "genau 1 Karte auf deiner Hand ist",
    ),
    (
        there_are(more_than(each(CARD, in_=hand())), each(CARD, in_=hand(OPPONENT))),
        "there are more cards in your opponent’s hand than in your hand",
        "es mehr Karten auf der Hand deines Gegners als auf deiner Hand gibt",
    ),
    (
        there_are(at_least(3), power_of(a(CREATURE))),
        "a creature’s power is 3 or higher",
        "die Stärke einer Kreatur 3 oder mehr beträgt",
    ),
    (
        there_are(exactly(2), each_of(HOUSE, FRIENDS)),
        "you control creatures from exactly 2 different houses",
        "du Kreaturen aus genau 2 verschiedenen Fraktionen kontrollierst",
    ),
    (
        there_are(at_least(3), each_of(HOUSE, each(CREATURE, ENEMY, DAMAGED))),
        "your opponent controls damaged creatures from 3 or more different houses",
        "dein Gegner beschädigte Kreaturen aus mindestens 3 verschiedenen Fraktionen kontrolliert",
    ),
    (
        not_(there_are(at_least(3), each_of(TRAIT, FRIENDS))),
        "you do not control creatures with 3 or more different traits",
        "du keine Kreaturen mit mindestens 3 verschiedenen Merkmalen kontrollierst",
    ),
    (
        there_are(at_least(3), each_of(HOUSE, each(CREATURE))),
        "there are 3 or more different houses among creatures in play",
        "es mindestens 3 verschiedene Fraktionen unter Kreaturen im Spiel gibt",
    ),
    (
        there_are(at_least(2), each_of(HOUSE, FRIENDS, but=House.SANCTUM)),
        "there are 2 or more different houses except Sanctum among friendly creatures",
        "es mindestens 2 verschiedene Fraktionen außer Sanctum unter befreundeten Kreaturen gibt",
    ),
    (
        there_are(exactly(2), done(KILLING)),
        "you destroyed 2 creatures this way",
        "du auf diese Weise 2 Kreaturen zerstört hast",
    ),
    (
        not_(there_are(exactly(2), done(KILLING))),
        "2 creatures are not destroyed this way",
        "auf diese Weise nicht 2 Kreaturen zerstört werden",
    ),
    (is_(YOU, HAUNTED), "you are haunted", "du heimgesucht bist"),
    (is_(OPPONENT, OVERWHELMED), "your opponent is overwhelmed", "dein Gegner überwältigt ist"),
    (tide(HIGH), "the tide is high", "die Gezeiten hoch sind"),
    (
        key_forged(KeyColor.RED, OPPONENT),
        "your opponent’s red key is forged",
        "der rote Schlüssel deines Gegners geschmiedet ist",
    ),
    (
        is_(most_powerful(CREATURE), FRIENDLY),
        "you control the most powerful creature (or a creature tied for most powerful)",
        "du die stärkste Kreatur (oder eine ebenso starke Kreatur) kontrollierst",
    ),
    (
        is_(least_powerful(CREATURE), ENEMY),
        "your opponent controls the least powerful creature (or a creature tied for least powerful)",
        "dein Gegner die schwächste Kreatur (oder eine ebenso schwache Kreatur) kontrolliert",
    ),
    (is_(OPPONENT, ACTIVE), "it is your opponent’s turn", "es der Zug deines Gegners ist"),
    (not_(is_(YOU, HAUNTED)), "you are not haunted", "du nicht heimgesucht bist"),
    (not_(tide(HIGH)), "the tide is not high", "die Gezeiten nicht hoch sind"),
    (not_(is_(YOU, ACTIVE)), "it is not your turn", "es nicht dein Zug ist"),
    (
        not_(key_forged(KeyColor.RED)),
        "your red key is not forged",
        "dein roter Schlüssel nicht geschmiedet ist",
    ),
    (
        not_(happened(forges(OPPONENT), PREVIOUS_TURN)),
        "your opponent did not forge a key on their previous turn",
        "dein Gegner in seinem vorigen Zug keinen Schlüssel geschmiedet hat",
    ),
    (
        not_(happened(forges(YOU), THIS_TURN)),
        "you have not forged a key this turn",
        "du in diesem Zug keinen Schlüssel geschmiedet hast",
    ),
    (
        not_(happened(gains_amber(OPPONENT), PREVIOUS_TURN)),
        "your opponent did not gain {amber} on their previous turn",
        "dein Gegner in seinem vorigen Zug kein {amber} erhalten hat",
    ),
    (
        not_(first_time(reaps(a(CREATURE)))),
        "this is not the first time a creature has reaped this turn",
        "in diesem Zug nicht zum ersten Mal eine Kreatur geerntet hat",
    ),
    (
        not_(first_time(plays(YOU, a(CREATURE)))),
        "this is not the first time you have played a creature this turn",
        "du in diesem Zug nicht zum ersten Mal eine Kreatur gespielt hast",
    ),
    (
        not_(is_(most_powerful(CREATURE), FRIENDLY)),
        "you do not control the most powerful creature (or a creature tied for most powerful)",
        "du weder die stärkste Kreatur noch eine ebenso starke Kreatur kontrollierst",
    ),
    (
        not_(is_(least_powerful(CREATURE), ENEMY)),
        "your opponent does not control the least powerful creature (or a creature tied for least powerful)",
        "dein Gegner weder die schwächste Kreatur noch eine ebenso schwache Kreatur kontrolliert",
    ),
    (
        not_(there_are(SOME, FOES)),
        "there are no enemy creatures in play",
        "keine feindlichen Kreaturen im Spiel sind",
    ),
    (
        not_(there_are(at_least(7), amber_of(OPPONENT))),
        "your opponent has 6{amber} or less",
        "dein Gegner höchstens 6{amber} hat",
    ),
    (
        not_(there_are(exactly(2), FRIENDS)),
        "you do not have exactly 2 creatures in play",
        "du nicht genau 2 Kreaturen im Spiel hast",
    ),
    (
        not_(there_are(more_than(FOES), FRIENDS)),
        "you do not control more creatures than your opponent",
        "du nicht mehr Kreaturen als dein Gegner kontrollierst",
    ),
    (not_(is_(FOE, DAMAGED)), "it is not damaged", "sie nicht beschädigt ist"),
    (
        not_(is_(FOE, ON_FLANK, DAMAGED)),
        "it is not a damaged flank creature",
        "sie keine beschädigte Flankenkreatur ist",
    ),
    (not_(not_(tide(LOW))), "the tide is low", "die Gezeiten niedrig sind"),
    (not_(is_(House.MARS, ACTIVE)), "Mars is not your active house", "Mars nicht deine aktive Fraktion ist"),
]


@pytest.mark.parametrize(("condition", "en", "de"), WORDINGS, ids=[row[1] for row in WORDINGS])
def test_a_condition_is_a_clause(condition: Condition, en: str, de: str) -> None:
    told = if_(condition, draw(1))
    assert render(told, "en") == f"If {en}, draw a card"
    assert render(told, "de") == f"Falls {de}, ziehe eine Karte"


def _gains(condition: Condition, **fields: object) -> bool:
    """Return whether a player of this side gains 5 Æmber under a condition, with a creature and 3 Æmber opposite."""
    own = side(**{"hand": ["warsong"], "amber": 1, **fields})
    t = table(
        own, side(battleline=["troll", "krump"], amber=3, keys=["red"]), card("warsong", play(if_(condition, gain(5))))
    )
    t.do("play", "warsong")
    return t.amber(0) >= 5


@pytest.mark.rule("glossary/aember-pool")
@pytest.mark.parametrize(
    ("condition", "true"),
    [
        (there_are(at_least(3), amber_of(OPPONENT)), True),
        (there_are(at_least(4), amber_of(OPPONENT)), False),
        (there_are(at_most(2), amber_of(OPPONENT)), False),
        (there_are(ODD, amber_of(OPPONENT)), True),
        (there_are(EVEN, amber_of(OPPONENT)), False),
        (there_are(more_than(amber_of(YOU)), amber_of(OPPONENT)), True),
        (there_are(less_than(amber_of(YOU)), amber_of(OPPONENT)), False),
        (there_are(SOME, FOES), True),
        (there_are(exactly(2), FOES), True),
        (not_(there_are(exactly(2), FOES)), False),
        (key_forged(KeyColor.RED, OPPONENT), True),
        (key_forged(KeyColor.BLUE, OPPONENT), False),
        (key_forged(KeyColor.RED, a_player()), True),
        (key_forged(KeyColor.BLUE, a_player()), False),
        (is_(a_player(), OVERWHELMED), True),
        (is_(YOU, ACTIVE), True),
        (is_(OPPONENT, ACTIVE), False),
        (is_(House.BROBNAR, ACTIVE), True),
        (not_(is_(House.BROBNAR, ACTIVE)), False),
        (not_(is_(OPPONENT, ACTIVE)), True),
        (not_(is_(YOU, OVERWHELMED)), False),
        (not_(key_forged(KeyColor.RED, OPPONENT)), False),
        (not_(tide(HIGH)), True),
        (not_(happened(forges(YOU), THIS_TURN)), True),
        (not_(there_are(more_than(amber_of(YOU)), amber_of(OPPONENT))), False),
        (not_(there_are(less_than(amber_of(YOU)), amber_of(OPPONENT))), True),
    ],
)
def test_a_condition_is_asked_of_the_table(condition: Condition, true: bool) -> None:
    assert _gains(condition) is true


@pytest.mark.rule("glossary/haunted", "glossary/overwhelmed")
def test_players_are_haunted_by_ten_discarded_cards_and_overwhelmed_by_more_creatures() -> None:
    assert _gains(is_(YOU, HAUNTED), discard=["urchin"] * 10)
    assert not _gains(is_(YOU, HAUNTED), discard=["urchin"] * 8)
    assert _gains(is_(YOU, OVERWHELMED))
    assert not _gains(is_(OPPONENT, OVERWHELMED))


@pytest.mark.rule("glossary/tide")
@pytest.mark.parametrize(("raised", "high", "low"), [(None, False, False), (0, True, False), (1, False, True)])
def test_the_tide_is_high_for_who_raised_it_and_neither_before(raised: int | None, high: bool, low: bool) -> None:
    for condition, true in ((tide(HIGH), high), (tide(LOW), low)):
        more = {} if raised is None else {"tide": raised}
        t = table(side(hand=["warsong"]), side(), card("warsong", play(if_(condition, gain(5)))), **more)
        t.do("play", "warsong")
        assert (t.amber(0) >= 5) is true


def test_a_condition_that_is_denied_says_nothing_of_the_pool_in_the_figures_of_a_deck() -> None:
    rich = there_are(at_least(7), amber_of(OPPONENT))
    assert (rich.given(EstimateContext()).pool, rich.denied().given(EstimateContext()).pool) == (7.0, POOL)


@pytest.mark.rule("glossary/active-house", "turn/step-2-choose-a-house")
def test_a_house_is_your_active_house_in_your_turn_only() -> None:
    lasting = card("punch", play(until_your_turn(while_(is_(House.BROBNAR, ACTIVE), keys_cost(4, EACH_PLAYER)))))
    t = table(side(hand=["punch"]), side(houses=(House.BROBNAR,)), lasting, house=House.BROBNAR)
    t.do("play", "punch")
    assert t.game.key_cost(0) == 10
    t.end_turn()
    assert (t.game.state.active_house, t.game.key_cost(0)) == (House.BROBNAR, 6)


@pytest.mark.rule("glossary/enters-play")
def test_what_a_card_may_do_as_it_enters_play_it_may_also_do_under_a_condition() -> None:
    ready = enters_as(READY, ANYWHERE, of=a(CREATURE, FRIENDLY))
    catapult = card("cannon", while_(there_are(SOME, each(CREATURE, FRIENDLY)), ready))
    ada = side(hand=["krump"], battleline=["troll", "bumpsy"], artifacts=["cannon"])
    t = table(ada, None, catapult, house=House.BROBNAR)
    t.do("play", "krump")
    assert t.decision.prompt.en == "Have Krump enter play ready, anywhere in your battleline?"
    t.answer("no")
    t.finish()
    assert t.ids(0, "line").index("krump") in (0, 2) and not t.card("krump").ready


def test_a_change_under_a_condition_answers_each_question_of_the_engine_as_the_change_does() -> None:
    assert {*Static.__annotations__} <= {*vars(WhileStatic)}


@pytest.mark.rule("glossary/most-powerful", "glossary/least-powerful")
@pytest.mark.parametrize(
    ("mine", "theirs", "most", "least"),
    [
        (["troll"], ["troll", "krump"], True, True),
        (["troll", "krump"], ["troll"], True, False),
        (["krump"], ["troll"], False, False),
        (["troll"], ["troll"], True, True),
        ([], [], False, False),
    ],
)
def test_whoever_has_one_of_several_equals_controls_the_most_powerful_card(
    mine: list[str], theirs: list[str], most: bool, least: bool
) -> None:
    strong, weak = is_(most_powerful(CREATURE), FRIENDLY), is_(least_powerful(CREATURE), ENEMY)
    t = table(
        side(hand=["punch"], battleline=mine, deck=["fear"]),
        side(battleline=theirs),
        card("punch", play(if_(strong, gain(1)), if_(weak, draw()))),
    )
    t.do("play", "punch")
    assert (t.amber(0) - 1, t.ids(0, "hand")) == (most, ["fear"] if least else [])


def test_of_the_most_powerful_card_it_is_said_whose_it_is_and_nothing_else() -> None:
    for said in ((DAMAGED,), (FRIENDLY, DAMAGED), (CREATURE,)):
        with pytest.raises(TypeError, match="whose it is"):
            is_(most_powerful(CREATURE), *said)
    with pytest.raises(TypeError, match="whose it is"):
        is_(most_powerful(CREATURE, n=2), FRIENDLY)


@pytest.mark.parametrize(("pools", "so"), [((2, 2), False), ((0, 3), True), ((3, 0), True)])
def test_what_a_player_has_is_asked_of_either_alone(pools: tuple[int, int], so: bool) -> None:
    rich = there_are(at_least(3), amber_of(a_player()))
    ada, bo = side(hand=["warsong"], deck=["troll"], amber=pools[0]), side(amber=pools[1])
    t = table(ada, bo, card("warsong", play(if_(rich, draw(1)))))
    t.do("play", "warsong")
    assert (t.ids(0, "hand") == ["troll"]) is so


@pytest.mark.rule("glossary/resolve-as-much-as-you-can")
@pytest.mark.parametrize(("cards", "gained"), [([], 0), (["troll"], 0), (["punch"], 3)])
def test_a_card_that_is_not_there_is_not_something_else(cards: list[str], gained: int) -> None:
    thrown = discard(top(1, deck()))
    deed = sentences(thrown, if_(not_(is_(those(thrown, CARD), CREATURE)), gain(3)))
    t = table(side(hand=["warsong"], deck=cards), None, card("warsong", play(deed)))
    t.do("play", "warsong")
    assert t.amber(0) == gained


@pytest.mark.rule("glossary/haunted")
@pytest.mark.parametrize(("piles", "gained"), [((10, 10), 0), ((10, 0), 2), ((0, 0), 2)])
def test_a_player_is_not_something_where_either_is_not(piles: tuple[int, int], gained: int) -> None:
    deed = if_(not_(is_(a_player(), HAUNTED)), gain(2))
    ada, bo = (side(hand=hand, discard=["troll"] * n) for n, hand in zip(piles, (["warsong"], []), strict=True))
    t = table(ada, bo, card("warsong", play(deed)))
    t.do("play", "warsong")
    assert t.amber(0) == gained


@pytest.mark.parametrize("both", [False, True])
def test_what_each_player_did_both_did(both: bool) -> None:
    gained = gain(1, EACH_PLAYER) if both else gain(1)
    deed = sentences(gained, if_(happened(gains_amber(EACH_PLAYER), THIS_TURN), draw(1)))
    t = table(side(hand=["warsong"], deck=["troll"]), None, card("warsong", play(deed)))
    t.do("play", "warsong")
    assert (t.ids(0, "hand") == ["troll"]) is both
