"""What is replaced by something of another kind: Æmber by token creatures, effects of plays, discarding."""

from __future__ import annotations

import pytest

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.engine import House
from kfdesk.engine.events import CardsRevealed
from kfdesk.language.amounts import that_much
from kfdesk.language.conditions import there_are
from kfdesk.language.constants import PLAY
from kfdesk.language.counts.players import amber_of
from kfdesk.language.definition import CardDefinition, card
from kfdesk.language.durations import this_turn
from kfdesk.language.effects.amber import capture, exalt, gain, lose, move_amber, pay, steal
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.damage import deal, destroy, fully_heal
from kfdesk.language.effects.decks import draw
from kfdesk.language.effects.flow import if_, if_you_do, may, sentences
from kfdesk.language.effects.keys import forge
from kfdesk.language.effects.marks import POWER, put_counters, ward
from kfdesk.language.effects.moves import discard
from kfdesk.language.effects.tokens import make_token
from kfdesk.language.effects.use import resolve
from kfdesk.language.history import THIS_TURN, happened
from kfdesk.language.labels import omni, play
from kfdesk.language.named_choices import a_player
from kfdesk.language.occurrences import (
    Occurrence,
    attaches,
    enters,
    fights,
    gets_amber,
    is_destroyed,
    is_used,
    plays,
    reaps,
    uses,
)
from kfdesk.language.piles import top
from kfdesk.language.places import deck, hand
from kfdesk.language.players import OPPONENT, YOU, Who
from kfdesk.language.predicates import ENEMY, FRIENDLY
from kfdesk.language.ranges import at_least, at_most
from kfdesk.language.reactions import after
from kfdesk.language.replacements import instead
from kfdesk.language.sorts import CARD, CREATURE, UPGRADE
from kfdesk.language.soundness import UnsoundTextError
from kfdesk.language.targets import THIS, a, each
from tests.tables import side, spec, table

ACT, CALLER = "anger", "cannon"
STAFF = spec("staff-up", house=House.BROBNAR)


DEEDS: list[tuple[Instruction, int]] = [
    (gain(2), 2),
    (steal(3), 3),
    (steal(9), 5),
    (pay(2, OPPONENT), 2),
    (move_amber(2, a(CREATURE, FRIENDLY), YOU), 2),
    (destroy(a(CREATURE, ENEMY)), 1),
]


@pytest.mark.rule("glossary/replacement-effects", "glossary/token-creatures")
@pytest.mark.parametrize(("deed", "made"), DEEDS, ids=[type(deed).__name__ + str(made) for deed, made in DEEDS])
def test_whatever_would_bring_amber_to_the_pool_makes_that_many_token_creatures(deed: Instruction, made: int) -> None:
    caller = card(CALLER, omni(deed))
    ada = side(hand=[STAFF], artifacts=[CALLER], battleline=[spec("troll", amber=2)], deck=["punch"] * 8, token="grunt")
    t = table(ada, side(amber=5, battleline=[spec("urchin", amber=1)]), caller, house=House.BROBNAR)
    t.do("play", "staff-up")
    before = t.amber(0)
    t.do("omni", CALLER)
    t.finish()
    assert (t.line(0).count("grunt"), t.amber(0) - before) == (made, 0)


ELSEWHERE = [move_amber(2, a(CREATURE, FRIENDLY), a(CREATURE, ENEMY)), capture(1, a(CREATURE, FRIENDLY)), lose(1)]


@pytest.mark.rule("glossary/aember")
@pytest.mark.parametrize(
    ("deed", "times"),
    [*((deed, 1) for deed, _ in DEEDS), *((deed, 0) for deed in ELSEWHERE), (forge(), 0)],
    ids=[type(deed).__name__ + str(made) for deed, made in DEEDS] + ["to a card", "captured", "lost", "spent"],
)
@pytest.mark.parametrize("who", [YOU, a_player()])
def test_whatever_brings_amber_to_a_pool_is_reacted_to(deed: Instruction, times: int, who: Who) -> None:
    watch = card("krump", after(gets_amber(who), put_counters(POWER, 1, THIS)))
    ada = side(artifacts=[CALLER], battleline=[spec("troll", amber=2), "krump"], amber=6)
    bo = side(amber=5, battleline=[spec("urchin", amber=1)])
    t = table(ada, bo, watch, card(CALLER, omni(deed)), house=House.BROBNAR)
    t.do("omni", CALLER)
    t.finish()
    assert t.card("krump").power_counters == times


@pytest.mark.rule("glossary/replacement-effects")
def test_amber_that_comes_elsewhere_is_not_replaced() -> None:
    for deed in (gain(2, OPPONENT), capture(1, a(CREATURE, FRIENDLY)), exalt(each(CREATURE))):
        caller = card(CALLER, omni(deed))
        ada = side(hand=[STAFF], artifacts=[CALLER], battleline=["troll"], deck=["punch"] * 8, token="grunt")
        t = table(ada, side(amber=5), caller, house=House.BROBNAR)
        t.do("play", "staff-up")
        t.do("omni", CALLER)
        assert t.line(0) == ["troll"]


@pytest.mark.rule("glossary/replacement-effects", "glossary/lasting-effects")
def test_it_lasts_for_the_turn_and_is_asked_of_one_pool() -> None:
    theirs = gets_amber(OPPONENT)
    other = card(ACT, play(this_turn(instead(theirs, make_token(that_much(theirs))))))
    for played, line, amber in (("staff-up", 1, 0), (ACT, 0, 1)):
        ada = side(hand=[STAFF, ACT], battleline=["troll"], deck=["punch"] * 8, token="grunt")
        t = table(ada, side(), other, house=House.BROBNAR)
        t.do("play", played)
        before = t.amber(0)
        t.do("reap", "troll")
        t.finish()
        assert (t.line(0).count("grunt"), t.amber(0) - before) == (line, amber)
        t.end_turn()
        t.end_turn()
        assert t.amber(0) - before == amber


def test_how_that_many_token_creatures_are_said() -> None:
    text = library()["staff-up"].text
    assert text("en") == (
        "Play: For the remainder of the turn, if {amber} would be added to your pool, make that many token creatures "
        "instead."
    )
    assert text("de") == (
        "Spielen: Falls {amber} in diesem Zug in deinen Vorrat gelangen würde, erzeuge stattdessen ebenso viele "
        "Token-Kreaturen."
    )
    reaction = card(ACT, after(gets_amber(OPPONENT), gain(1)))
    assert "in den Vorrat deines Gegners gelangt ist, erhalte" in CardDefinition(facts()[ACT], reaction).text("de")


# The play effect of an action ---------------------------------------------------------------------

SPELL = card(ACT, play(gain(3)))


@pytest.mark.rule("glossary/replacement-effects", "glossary/play-abilities")
def test_in_place_of_the_play_effect_of_an_action_something_else_happens() -> None:
    watch = card("library-of-babble", after(plays(a_player()), gain(5)))
    ada = side(hand=[ACT], battleline=["troll"], artifacts=["library-of-babble"])
    t = table(ada, side(battleline=["krump", "bryozoarch", "bumpsy"]), SPELL, watch, house=House.BROBNAR)
    t.do("play", ACT)
    t.finish()
    assert (t.amber(0), t.line(0), t.line(1)) == (1 + 5, ["troll"], ["bryozoarch", "bumpsy"])
    assert t.ids(0, "discard") == [ACT]


@pytest.mark.rule("glossary/replacement-effects")
def test_the_plays_of_the_other_player_of_other_cards_and_effects_by_themselves_are_not_replaced() -> None:
    creature = card("krump", play(gain(2)))
    ada = side(hand=["krump"], battleline=["troll"])
    t = table(ada, side(battleline=["bryozoarch"]), creature, house=House.BROBNAR)
    t.creature("krump")
    assert (t.amber(0), t.line(1)) == (2, ["bryozoarch"])
    t = table(side(hand=[ACT], battleline=["bryozoarch"]), None, SPELL, house=House.BROBNAR)
    t.do("play", ACT)
    assert (t.amber(0), t.line(0)) == (1 + 3, ["bryozoarch"])
    twice = card(CALLER, omni(resolve(PLAY, a(CREATURE, FRIENDLY))))
    mine = card("mother", instead(plays(OPPONENT, effect_alone=True), destroy(a(CREATURE, FRIENDLY))))
    ada = side(battleline=["krump"], artifacts=[CALLER])
    t = table(ada, side(battleline=["mother"]), mine, creature, twice, house=House.BROBNAR)
    t.do("omni", CALLER)
    t.finish()
    assert (t.amber(0), t.line(1)) == (2, ["mother"])


def test_an_action_without_a_play_effect_has_none_to_be_replaced() -> None:
    ada = side(hand=[ACT], battleline=["troll"])
    t = table(ada, side(battleline=["bryozoarch"]), card(ACT), house=House.BROBNAR)
    t.do("play", ACT)
    assert t.line(1) == ["bryozoarch"]


def test_how_a_play_effect_is_said() -> None:
    text = library()["bryozoarch"].text
    assert text("en") == (
        "If your opponent would resolve an action card’s play effect, destroy the creature on your left flank instead."
    )
    assert text("de") == (
        "Falls dein Gegner den „Spielen:“-Effekt einer Aktionskarte abhandeln würde, zerstöre stattdessen die Kreatur "
        "an deiner linken Flanke."
    )


@pytest.mark.parametrize(
    "occurrence",
    [
        plays(OPPONENT),
        enters(a(CREATURE)),
        reaps(a(CREATURE)),
        fights(a(CREATURE)),
        is_used(a(CREATURE)),
        uses(OPPONENT),
        attaches(OPPONENT, a(UPGRADE), a(CREATURE)),
    ],
    ids=lambda one: one.kind.called,
)
def test_what_has_happened_once_it_is_told_is_not_replaced(occurrence: Occurrence) -> None:
    with pytest.raises(ValueError, match="has happened"):
        instead(occurrence, gain(1))


def test_a_play_effect_is_known_to_nothing_but_what_replaces_it() -> None:
    resolved = plays(OPPONENT, effect_alone=True)
    for ability in (after(resolved, gain(1)), play(if_(happened(resolved, THIS_TURN), gain(1)))):
        with pytest.raises(UnsoundTextError, match="nothing but"):
            CardDefinition(facts()["troll"], card("troll", ability))
    with pytest.raises(ValueError, match="all that is said"):
        plays(OPPONENT, effect_alone=True, nth=2)


# Discarding ---------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/replacement-effects", "glossary/discarding-cards", "glossary/facedown-cards")
def test_a_card_that_would_be_discarded_from_a_hand_is_put_under_a_creature_instead() -> None:
    mill = card(CALLER, omni(discard(a(CARD, in_=hand(OPPONENT))), discard(top(1, deck()))))
    ada = side(hand=["punch", "anger"], battleline=["troll"], artifacts=[CALLER], deck=["krump", "fear"])
    bo = side(hand=["urchin"], battleline=[spec("bumpsy", upgrades=["refined-adhesive"])])
    t = table(ada, bo, mill, house=House.BROBNAR)
    t.do("discard", "punch")
    assert [c.id for c in t.card("bumpsy").under] == ["punch"]
    t.do("omni", CALLER)
    t.finish()
    assert {c.id for c in t.card("bumpsy").under} == {"punch", "urchin"}
    assert (t.ids(0, "discard"), t.ids(1, "discard")) == (["krump"], [])
    assert len(t.events(CardsRevealed)) == 2
    text = library()["refined-adhesive"].text
    assert text("en") == (
        "If a player would discard a card from their hand, reveal it and put it facedown under this creature instead."
    )


_POOR = there_are(at_most(3), amber_of(YOU))


@pytest.mark.rule("glossary/replacement-effects", "glossary/may")
@pytest.mark.parametrize(
    "deed",
    [
        if_(_POOR, may(gain(1))),
        sentences(gain(1), if_(there_are(at_least(1), amber_of(YOU)), may(ward(THIS)))),
        if_(_POOR, if_you_do(may(lose(1)), fully_heal(THIS))),
    ],
    ids=["may", "if it may then", "in order to"],
)
def test_what_may_be_done_instead_under_a_condition_may_be_declined(deed: Instruction) -> None:
    saved = card("krump", instead(is_destroyed(THIS), deed))
    for answer, zone in (("yes", "battleline"), ("no", "discard")):
        t = table(
            side(hand=["punch"]),
            side(battleline=["krump"], amber=2),
            saved,
            card("punch", play(destroy(each(CREATURE)))),
        )
        t.do("play", "punch")
        t.answer(answer)
        t.expect_main_step()
        assert t.zone("krump") == zone


@pytest.mark.rule("glossary/active-player")
def test_whether_the_opponent_does_something_instead_is_asked_of_the_opponent() -> None:
    saved = card("krump", instead(is_destroyed(THIS), may(deal(1, a(CREATURE)))))
    t = table(side(hand=["punch"]), side(battleline=["krump"]), saved, card("punch", play(destroy(each(CREATURE)))))
    t.do("play", "punch")
    assert t.decision.prompt.en == "Krump would be destroyed. Your opponent deals 1{damage} to a creature instead?"
    assert t.decision.prompt.de == "„Krümel“ würde zerstört. Dein Gegner fügt stattdessen einer Kreatur 1{damage} zu?"


@pytest.mark.parametrize(
    ("deed", "de"),
    [
        (steal(1), "Dein Gegner stiehlt stattdessen 1{amber}?"),
        (draw(1, OPPONENT), "Dein Gegner lässt dich stattdessen eine Karte ziehen?"),
    ],
)
def test_german_says_instead_in_the_clause_of_the_opponent(deed: Instruction, de: str) -> None:
    saved = card("krump", instead(is_destroyed(THIS), may(deed)))
    ada = side(hand=["punch"], deck=["troll"], amber=2)
    t = table(ada, side(battleline=["krump"]), saved, card("punch", play(destroy(each(CREATURE)))))
    t.do("play", "punch")
    assert t.decision.prompt.de == f"„Krümel“ würde zerstört. {de}"
