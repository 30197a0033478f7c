"""How effects are read: any number, for each, if you do, lasting, cannot, lose and gain, loops."""

from __future__ import annotations

import pytest

from kfdesk.engine import IllegalChoice
from kfdesk.engine.abilities import DONE, Ability, Mod, Scope, Steps
from kfdesk.engine.events import AmberVerb, CardPlayed, DamageDealt
from kfdesk.engine.terms import DecisionKind, House, Keyword
from kfdesk.language.amounts import for_each, up_to
from kfdesk.language.at_random import random
from kfdesk.language.attributes import with_trait
from kfdesk.language.conditions import is_
from kfdesk.language.counts.cards import count_of
from kfdesk.language.definition import Draft, card
from kfdesk.language.durations import Span, begin, this_turn
from kfdesk.language.effects.amber import capture, gain, lose, steal
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.damage import deal, destroy
from kfdesk.language.effects.flow import by, if_, if_you_do, may
from kfdesk.language.effects.moves import discard, return_
from kfdesk.language.effects.repeat import repeat
from kfdesk.language.labels import action, destroyed, omni, play
from kfdesk.language.places import hand
from kfdesk.language.players import OPPONENT, YOU
from kfdesk.language.predicates import ENEMY, FRIENDLY, OTHER
from kfdesk.language.results import destroyed_by
from kfdesk.language.rules.abilities import gains, loses
from kfdesk.language.rules.changes import gets
from kfdesk.language.sorts import CARD, CREATURE
from kfdesk.language.targets import THIS, a, any_number, each
from tests.rulebook.made import (
    Anything,
    Does,
    OnceForEach,
    after_event,
    give,
    holds,
    holds_for,
    instead_of,
    keys,
)
from tests.tables import Table, side, spec, table


def _damage(t: Table, *ids: str) -> list[int]:
    return [t.card(i).damage for i in ids]


# How many ---------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/any-number")
def test_any_number_includes_none_and_all() -> None:
    sweep = card("punch", play(deal(1, any_number(CREATURE))))
    for chosen in ((), ("troll",), ("troll", "krump", "bumpsy")):
        t = table(side(hand=["punch"], battleline=["troll"]), side(battleline=["krump", "bumpsy"]), sweep)
        t.do("play", "punch")
        assert (t.decision.min, t.decision.max, t.offered()) == (0, 3, ["troll", "krump", "bumpsy"])
        t.pick(*chosen) if chosen else t.answer("done")
        assert _damage(t, "troll", "krump", "bumpsy") == [int(i in chosen) for i in ("troll", "krump", "bumpsy")]
        t.expect_main_step()


@pytest.mark.rule("glossary/any-number")
def test_up_to_a_number_allows_none_and_no_more_than_the_number() -> None:
    t = table(
        side(hand=["punch"]),
        side(battleline=["krump", "bumpsy", "troll"]),
        card("punch", play(give("stun", up_to(2, CREATURE)))),
    )
    t.do("play", "punch")
    assert (t.decision.min, t.decision.max) == (0, 2)
    with pytest.raises(IllegalChoice):
        t.pick("krump", "bumpsy", "troll")
    t.pick("krump", "troll")
    assert [t.card(i).stunned for i in ("krump", "bumpsy", "troll")] == [True, False, True]
    t.expect_main_step()


@pytest.mark.rule("glossary/for-each", "glossary/damage")
def test_damage_for_each_may_be_spread_and_is_dealt_at_once() -> None:
    t = table(
        side(hand=["cooperative-hunting"], battleline=["flaxia", "troll"]),
        side(battleline=["bad-penny", "krump"]),
        house=House.UNTAMED,
    )
    t.do("play", "cooperative-hunting")
    t.pick("bad-penny")
    assert t.line(1) == ["bad-penny", "krump"]
    assert t.offered() == ["flaxia", "troll", "bad-penny", "krump"]
    t.pick("krump")
    assert (t.line(1), t.card("krump").damage) == (["krump"], 1)
    t.expect_main_step()


@pytest.mark.rule("glossary/for-each")
def test_for_each_is_counted_before_the_first_time_and_then_done_one_at_a_time() -> None:
    friend = a(CREATURE, FRIENDLY)
    away = OnceForEach(return_(friend), count_of(each(CREATURE, FRIENDLY)), friend)
    t = table(side(hand=["punch"], battleline=["troll", "krump"]), side(), card("punch", play(away)))
    t.do("play", "punch")
    assert t.offered() == ["troll", "krump"]
    t.pick("krump")
    assert (t.line(0), t.ids(0, "hand")) == (["troll"], ["krump"])
    t.expect(DecisionKind.CARD)
    t.pick("troll")
    assert (t.line(0), t.ids(0, "hand")) == ([], ["krump", "troll"])
    t.expect_main_step()


@pytest.mark.rule("glossary/for-each")
def test_a_creature_chosen_once_takes_all_that_is_done_for_each() -> None:
    ray = card("punch", play(deal(for_each(1, each(CREATURE, FRIENDLY)), a(CREATURE))))
    t = table(side(hand=["punch"], battleline=["krump", "valdr"]), side(battleline=["troll"]), ray)
    t.do("play", "punch")
    t.pick("troll")
    assert t.card("troll").damage == 2
    assert len(t.events(DamageDealt)) == 1
    t.expect_main_step()


@pytest.mark.rule("glossary/for-each")
def test_for_each_of_nothing_does_nothing() -> None:
    none = card("punch", play(repeat(deal(1, a(CREATURE)), for_each=each(CREATURE, FRIENDLY))))
    t = table(side(hand=["punch"]), side(battleline=["troll"]), none)
    t.do("play", "punch")
    t.expect_main_step()
    assert t.card("troll").damage == 0


# If you do --------------------------------------------------------------------------------------


def _then_gain(first: Instruction) -> Draft:
    return card("warsong", play(if_you_do(first, gain(1))))


@pytest.mark.rule("glossary/if-you-do-and-in-order-to")
@pytest.mark.parametrize(("theirs", "mine"), [(2, 3), (1, 1), (0, 0)])
def test_what_follows_if_you_do_needs_all_of_a_theft(theirs: int, mine: int) -> None:
    t = table(side(hand=["warsong"]), side(amber=theirs), _then_gain(steal(2)))
    t.do("play", "warsong")
    assert t.amber(0) == mine
    t.expect_main_step()


@pytest.mark.rule("glossary/if-you-do-and-in-order-to", "glossary/capture")
@pytest.mark.parametrize(("theirs", "mine"), [(2, 1), (1, 0)])
def test_what_follows_if_you_do_needs_all_of_a_capture(theirs: int, mine: int) -> None:
    t = table(
        side(hand=["warsong"], battleline=["troll"]), side(amber=theirs), _then_gain(capture(2, a(CREATURE, FRIENDLY)))
    )
    t.do("play", "warsong")
    t.pick("troll")
    assert (t.amber(0), t.card("troll").amber) == (mine, theirs)
    t.expect_main_step()


@pytest.mark.rule("glossary/if-you-do-and-in-order-to")
@pytest.mark.parametrize(("line", "mine"), [(["troll", "krump"], 1), (["troll"], 0), ([], 0)])
def test_what_follows_if_you_do_needs_as_many_cards_as_named(line: list[str], mine: int) -> None:
    t = table(side(hand=["warsong"]), side(battleline=line), _then_gain(destroy(a(CREATURE, n=2))))
    t.do("play", "warsong")
    if line:
        t.pick(*line)
    while t.decision.kind is DecisionKind.ORDER:
        t.answer(*keys(t))
    assert (t.amber(0), t.line(1)) == (mine, [])
    t.expect_main_step()


@pytest.mark.rule("glossary/if-you-do-and-in-order-to")
@pytest.mark.parametrize("first", [destroy, return_])
def test_what_a_ward_prevented_was_not_done(first: object) -> None:
    t = table(
        side(hand=["warsong"]),
        side(battleline=[spec("troll", warded=True)]),
        _then_gain(first(a(CREATURE))),  # type: ignore[operator]
    )
    t.do("play", "warsong")
    t.pick("troll")
    assert (t.amber(0), t.line(1), t.card("troll").warded) == (0, ["troll"], False)
    t.expect_main_step()


@pytest.mark.rule("glossary/if-you-do-and-in-order-to")
@pytest.mark.parametrize(("said", "mine"), [("yes", 1), ("no", 3)])
def test_a_refused_offer_was_not_done(said: str, mine: int) -> None:
    t = table(side(hand=["warsong"], amber=3), side(), _then_gain(may(lose(3))))
    t.do("play", "warsong")
    assert keys(t) == ["yes", "no"]
    t.answer(said)
    assert t.amber(0) == mine
    t.expect_main_step()


THROWN = by(OPPONENT, discard(random(CARD, in_=hand())))


@pytest.mark.rule("glossary/if-you-do-and-in-order-to", "glossary/discarding-cards")
@pytest.mark.parametrize(("hand", "mine"), [(["urchin"], 1), ([], 0)])
def test_what_follows_a_discard_needs_a_card_discarded(hand: list[str], mine: int) -> None:
    t = table(side(hand=["warsong"]), side(hand=hand), _then_gain(THROWN))
    t.do("play", "warsong")
    assert (t.amber(0), t.ids(1, "discard")) == (mine, hand)
    t.expect_main_step()


# Lasting ----------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/lasting-effects")
def test_a_lasting_effect_outlives_its_card_and_ends_with_the_turn() -> None:
    rally = card("krump", play(this_turn(gets(each(CREATURE, FRIENDLY), power=2)), destroy(THIS)))
    t = table(side(hand=["krump"], battleline=["troll"]), side(battleline=["bumpsy"], houses=[House.DIS]), rally)
    t.do("play", "krump")
    t.answer("slot:0")
    assert t.ids(0, "discard") == ["krump"]
    assert (t.card("troll").power, t.card("bumpsy").power) == (10, 5)
    t.end_turn()
    assert t.card("troll").power == 8


@pytest.mark.rule("glossary/lasting-effects")
def test_a_lasting_effect_reaches_cards_that_enter_play_later() -> None:
    rally = card("warsong", play(this_turn(gets(each(CREATURE, FRIENDLY), power=2))))
    t = table(side(hand=["warsong", "krump"]), side(), rally)
    t.do("play", "warsong")
    t.do("play", "krump")
    t.answer("slot:0")
    assert t.card("krump").power == 8
    t.expect_main_step()


def _establish(ability: Ability, *, uses: int | None = None) -> Does:
    def conduct(scope: Scope, _cards: tuple[int, ...]) -> Steps:
        turn = scope.core.state.turn
        begin(scope, ability, Span(turn, turn), uses)
        return DONE
        yield

    return Does(conduct)


@pytest.mark.rule("glossary/lasting-effects")
def test_the_next_time_applies_once_and_only_this_turn() -> None:
    bounty = _establish(after_event(CardPlayed, gain(3), lambda s, e: e.player == s.you and e.card != s.source), uses=1)
    t = table(
        side(hand=["warsong", "loot-the-bodies", "anger"], deck=["anger"] * 9),
        side(houses=[House.DIS]),
        card("warsong", play(bounty)),
    )
    t.do("play", "warsong")
    assert t.amber(0) == 0
    t.do("play", "loot-the-bodies")
    assert t.offered() == ["loot-the-bodies", "warsong"]
    t.finish()
    assert t.amber(0) == 3
    t.do("play", "anger")
    assert t.amber(0) == 3 + 1
    t.expect_main_step()


@pytest.mark.rule("glossary/lasting-effects")
def test_the_next_time_something_is_replaced_is_used_up_by_it() -> None:
    swap = instead_of(AmberVerb.GAIN, steal(1), lambda s, e: e.receiver.player == s.you)
    t = table(
        side(hand=["warsong", "punch", "anger"]),
        side(amber=5),
        card("warsong", play(_establish(swap, uses=1))),
        card("punch", play(gain(2))),
    )
    t.do("play", "warsong")
    t.do("play", "anger")
    assert (t.amber(0), t.amber(1)) == (1, 4)
    t.do("play", "punch")
    assert (t.amber(0), t.amber(1)) == (1 + 1 + 2, 4)
    t.expect_main_step()


@pytest.mark.rule("glossary/lasting-effects")
def test_until_the_start_of_your_next_turn_covers_the_opponents_turn_and_no_more() -> None:
    def conduct(scope: Scope, _cards: tuple[int, ...]) -> Steps:
        turn = scope.core.state.turn
        begin(scope, gets(each(CREATURE, FRIENDLY), power=2), Span(turn, turn + 2, at_start=True))
        return DONE
        yield

    long = card("warsong", play(Does(conduct)))
    t = table(side(hand=["warsong"], battleline=["troll"]), side(houses=[House.DIS]), long)
    t.do("play", "warsong")
    t.end_turn()
    assert (t.game.state.active, t.card("troll").power) == (1, 10)
    t.answer("end-turn")
    assert (t.game.state.active, t.card("troll").power) == (0, 8)


# Cannot, lose and gain, the golden rule ---------------------------------------------------------


@pytest.mark.rule("glossary/cannot", "glossary/house-choice")
def test_cannot_choose_a_house_beats_must_choose_it() -> None:
    t = table(
        side(houses=[House.DIS, House.LOGOS, House.MARS], battleline=["troll"]),
        side(battleline=["krump"], houses=[House.BROBNAR]),
        card("troll", holds_for(Mod.MUST_CHOOSE, YOU, House.DIS)),
        card("krump", holds_for(Mod.CANNOT_CHOOSE, OPPONENT, House.DIS)),
        step="house",
    )
    assert keys(t) == ["house:logos", "house:mars", "house:brobnar"]


@pytest.mark.rule("glossary/cannot")
def test_cannot_be_used_beats_may_be_used() -> None:
    t = table(
        side(battleline=["troll", "krump"], hand=["urchin"]),
        side(battleline=["bumpsy"]),
        card("troll", holds(Mod.MAY_USE, each(CREATURE, FRIENDLY))),
        card("bumpsy", holds(Mod.CANNOT_REAP, each(CREATURE, ENEMY, with_trait("giant")))),
        house=House.SHADOWS,
    )
    troll, krump, urchin = (t.handle(i) for i in ("troll", "krump", "urchin"))
    assert keys(t) == [f"play:{urchin}", f"discard:{urchin}", f"fight:{troll}", f"fight:{krump}", "end-turn"]
    assert t.reasons(f"reap:{krump}") == ["glossary/restrictions"]


@pytest.mark.rule("glossary/golden-rule")
def test_a_cards_text_beats_the_rules() -> None:
    plain = table(side(hand=["urchin"], battleline=["krump"]), side(), house=House.BROBNAR)
    assert plain.reasons(f"play:{plain.handle('urchin')}") == ["glossary/off-house"]
    t = table(
        side(hand=["urchin"], battleline=["krump"]),
        side(),
        card("krump", holds(Mod.MAY_PLAY, Anything())),
        house=House.BROBNAR,
    )
    t.do("play", "urchin")
    t.answer("slot:1")
    assert t.line(0) == ["krump", "urchin"]
    t.expect_main_step()


@pytest.mark.rule("glossary/lose-vs-gain")
def test_losing_a_keyword_beats_gaining_it() -> None:
    t = table(
        side(battleline=["troll"]),
        side(battleline=["bumpsy", "ardent-hero", "krump"]),
        card("krump", gains(each(CREATURE, FRIENDLY), Keyword.TAUNT)),
        card("bumpsy", loses(each(CREATURE, FRIENDLY, OTHER), Keyword.TAUNT)),
    )
    assert [t.card(i).taunts for i in ("bumpsy", "ardent-hero", "krump")] == [True, False, False]
    t.do("fight", "troll")
    assert t.offered() == ["bumpsy", "krump"]


@pytest.mark.rule("glossary/lose-vs-gain")
def test_losing_a_trait_beats_gaining_it() -> None:
    t = table(
        side(battleline=["troll", "dodger"]),
        side(battleline=["krump"]),
        card("troll", holds(Mod.TRAIT_GAIN, each(CREATURE), "knight")),
        card("krump", holds(Mod.TRAIT_LOSE, each(CREATURE, ENEMY, with_trait("thief")), "knight")),
    )
    assert t.card("troll").traits == ("giant", "knight")
    assert t.card("dodger").traits == ("thief", "elf")
    assert t.card("krump").traits == ("giant", "knight")


# Constant ---------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/constant-abilities")
def test_a_constant_ability_holds_while_its_card_is_in_play_exhausted_or_not() -> None:
    lead = card("krump", gets(each(CREATURE, FRIENDLY, OTHER), power=1))
    t = table(
        side(hand=["anger"], battleline=[spec("krump", ready=False), "troll"]),
        side(battleline=["bumpsy"]),
        lead,
        card("anger", play(return_(a(CREATURE)))),
    )
    assert [t.card(i).power for i in ("krump", "troll", "bumpsy")] == [6, 9, 5]
    t.do("play", "anger")
    t.pick("krump")
    assert t.card("troll").power == 8
    t.expect_main_step()


@pytest.mark.rule("glossary/constant-abilities")
def test_abilities_behind_a_bold_word_are_not_constant() -> None:
    labelled = card("troll", play(gain(1)), action(gain(1)), omni(gain(1)), destroyed(gain(1)))
    t = table(side(hand=["warsong"], battleline=["troll"]), side(), labelled)
    t.do("play", "warsong")
    assert (t.amber(0), t.game.core.register.mods, t.card("troll").ready) == (0, {}, True)
    t.expect_main_step()


# Loops and the state of the game ----------------------------------------------------------------


@pytest.mark.rule("glossary/game-state")
def test_an_illegal_choice_changes_nothing_and_says_why() -> None:
    t = table(side(hand=["punch", "urchin"]), side(battleline=["troll"]))
    before, told = t.game.digest(), len(t.game.events)
    with pytest.raises(IllegalChoice, match="glossary/off-house"):
        t.do("play", "urchin")
    assert (t.game.digest(), len(t.game.events), t.game.journal) == (before, told, ())
    t.do("play", "punch")
    t.pick("troll")
    t.expect_main_step()


@pytest.mark.rule("glossary/this-way", "glossary/ward")
@pytest.mark.parametrize(("warded", "gained"), [(False, 5), (True, 0)])
def test_a_creature_that_the_damage_did_not_reach_was_not_destroyed_this_way(warded: bool, gained: int) -> None:
    victim = a(CREATURE, ENEMY)
    blow = deal(5, victim)
    twice = card("punch", play(blow, if_(is_(victim, destroyed_by(blow)), gain(5)), destroy(victim)))
    again = card("punch", play(blow, destroy(victim), if_(is_(victim, destroyed_by(blow)), gain(5))))
    for drafted, amber in ((twice, gained), (again, gained)):
        t = table(side(hand=["punch"]), side(battleline=[spec("urchin", warded=warded)]), drafted)
        t.do("play", "punch")
        t.pick("urchin")
        assert t.zone("urchin") == "discard" and t.amber(0) == 1 + amber
