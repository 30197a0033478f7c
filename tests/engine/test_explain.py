"""`explain` and refusals: why something may not be done, each reason with its rulebook entry."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kfdesk.cards import library
from kfdesk.engine import CardType, Decision, Game, House, IllegalChoice, KeyColor, Reason, Step
from kfdesk.engine import phrases as say
from kfdesk.engine.abilities import Cost, Mod, Restriction, Scope
from kfdesk.engine.rules import sorted_reasons
from kfdesk.engine.terms import CardId, DecisionKind, Player
from kfdesk.language.attributes import with_trait
from kfdesk.language.base import Target
from kfdesk.language.definition import card
from kfdesk.language.effects.damage import deal
from kfdesk.language.labels import play
from kfdesk.language.predicates import ENEMY, FRIENDLY
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import a, each
from kfdesk.records import entity
from kfdesk.text.words import Pair, Words
from tests.engine.mixing import mixed_decks
from tests.engine.playing import new_game, play_out, random_keys, snapshot
from tests.rulebook.coverage import entries
from tests.rulebook.made import Anything, holds
from tests.tables import Table, side, spec, table

STEP_2 = "turn/step-2-choose-a-house"
STEP_3 = "turn/step-3-play-discard-and-use-cards-of-the-chosen-house"
STEP_4 = "turn/step-4-ready-cards"


def asked_else(game: Game) -> Reason:
    """Return the refusal of what belongs to another question than the open one."""
    assert game.decision is not None
    return say.filled(say.NO_CARD_ASKED, prompt=game.decision.prompt)


def refused(game: Game, *keys: str) -> tuple[Reason, ...]:
    """Choose in vain: return the reasons, and assert that nothing changed and that `explain` says the same."""
    before = snapshot(game)
    with pytest.raises(IllegalChoice) as refusal:
        game.choose(*keys)
    assert snapshot(game) == before
    verdict = refusal.value.verdict
    assert not verdict.ok and verdict.key == " ".join(keys)
    for reason in verdict.reasons:
        assert (
            reason.rule in ("", *entries())
            and reason.rule in str(refusal.value)
            and reason.text.en in str(refusal.value)
        )
    if len(keys) == 1 and (game.decision is None or keys[0] not in game.decision.keys()):
        assert game.explain(keys[0]) == verdict
    return verdict.reasons


def said_by(id_: str, reason: Reason) -> Reason:
    """Return the reason as that card gives it."""
    return say.filled(reason, by=library()[id_].title)


def only(t: Table, verb: str, id_: str, *reasons: Reason, nth: int = 0) -> None:
    """Assert that these reasons, and no others, speak against doing something with a card."""
    assert refused(t.game, f"{verb}:{t.handle(id_, nth)}") == reasons


@entity
class Everything(Target):
    """All cards, wherever they are."""

    def covers(self, scope: Scope, card: CardId) -> bool:
        return True


class Never(Restriction):
    """A card that can neither be played nor used."""

    def __init__(self, *, play: bool) -> None:
        self.play = play

    def forbids(self, scope: Scope) -> bool:
        return True

    @property
    def words(self) -> Words:
        return Pair("Not today.", "Heute nicht.")


def test_every_offered_option_has_nothing_against_it() -> None:
    t = table(side(hand=["urchin", "fear"], battleline=["dodger"]), side(battleline=["troll"]), house=House.SHADOWS)
    for key in t.decision.keys():
        verdict = t.game.explain(key)
        assert verdict.ok and verdict.reasons == () and verdict.key == key


@pytest.mark.rule("glossary/off-house", "glossary/playing-cards", STEP_3)
def test_cards_of_another_house_and_cards_that_are_not_in_hand_are_refused() -> None:
    t = table(side(hand=["fear"], deck=["punch"], discard=["urchin"]), side(hand=["troll"]), house=House.BROBNAR)
    only(t, "play", "fear", say.off_house((House.DIS,), House.BROBNAR))
    only(t, "discard", "fear", say.off_house((House.DIS,), House.BROBNAR))
    for elsewhere in ("punch", "urchin", "troll"):
        assert refused(t.game, f"play:{t.handle(elsewhere)}") == (say.NOT_IN_HAND,)


@pytest.mark.rule("glossary/out-of-play-zones")
def test_a_refusal_tells_nothing_of_a_card_that_the_player_cannot_see() -> None:
    held, dear = side(hand=["eureka", "kelifi-dragon", "deusillus"]), holds(Mod.CANNOT_PLAY, Anything())
    stops = card("mother", dear, holds(Mod.CANNOT_DISCARD, Anything()))
    t = table(side(deck=["eureka"], battleline=["mother", "troll"]), held, stops, house=House.BROBNAR)
    t.do("reap", "troll")
    for hidden in ("eureka", "kelifi-dragon", "deusillus"):
        for verb in ("play", "discard"):
            assert refused(t.game, f"{verb}:{t.handle(hidden, player=1)}") == (say.NOT_IN_HAND,)


@pytest.mark.rule("glossary/first-player")
def test_a_second_card_on_the_first_turn_is_refused() -> None:
    t = table(side(hand=["urchin", "dodger"]), side(), turn=1, house=House.SHADOWS)
    t.do("discard", "urchin")
    only(t, "play", "dodger", say.FIRST_TURN)
    only(t, "discard", "dodger", say.FIRST_TURN)


@pytest.mark.rule("glossary/alpha", "glossary/upgrades", "glossary/cannot", "glossary/restrictions")
def test_a_card_is_refused_for_alpha_for_want_of_a_creature_and_for_what_cards_say() -> None:
    t = table(side(hand=["dust-pixie", "glimmer"]), side(), house=House.UNTAMED)
    t.do("discard", "dust-pixie")
    only(t, "play", "glimmer", say.ALPHA_SPENT)
    t = table(side(hand=["blood-of-titans"]), side(), house=House.BROBNAR)
    only(t, "play", "blood-of-titans", say.NO_HOST)
    grip = card("mother", holds(Mod.CANNOT_PLAY, Anything()))
    t = table(side(hand=["urchin"]), side(battleline=["mother"]), grip, card("urchin", Never(play=True)))
    only(t, "play", "urchin", said_by("mother", say.CANNOT_PLAY), say.restricted(Never(play=True).words))


@pytest.mark.rule("glossary/in-play-zone", "glossary/using-cards-via-other-card-abilities")
def test_cards_to_be_used_must_be_in_play_ones_own_and_ready() -> None:
    line = [{"id": "dodger", "ready": False}, "silvertooth"]
    t = table(side(hand=["urchin"], battleline=line), side(battleline=["noddy-the-thief"]), house=House.SHADOWS)
    only(t, "reap", "urchin", say.NOT_IN_PLAY)
    only(t, "reap", "noddy-the-thief", say.NOT_CONTROLLED)
    only(t, "reap", "dodger", say.EXHAUSTED)
    only(t, "unstun", "silvertooth", say.NOT_STUNNED)
    only(t, "action", "silvertooth", say.NO_ACTION)
    only(t, "omni", "silvertooth", say.NO_OMNI)


@pytest.mark.rule("glossary/exhaust-exhausted", STEP_4, "glossary/cannot")
def test_an_exhausted_card_that_step_4_will_not_ready_is_not_said_to_be_readied() -> None:
    bound = spec("dodger", ready=False, upgrades=(spec("under-pressure"),))
    t = table(side(battleline=[bound, spec("umbra", ready=False)]), side(), house=House.SHADOWS)
    only(t, "reap", "dodger", said_by("under-pressure", say.STAYS_EXHAUSTED))
    only(t, "reap", "umbra", say.EXHAUSTED)
    t = table(side(battleline=["krump"], artifacts=["brackish-shoreline"]), side(battleline=["urchin"]),
              house=House.BROBNAR)  # fmt: skip
    t.do("fight", "krump")
    t.pick("urchin")
    only(t, "reap", "krump", said_by("brackish-shoreline", say.STAYS_EXHAUSTED))


@pytest.mark.rule("glossary/rule-of-six")
def test_a_seventh_play_or_use_is_refused() -> None:
    t = table(side(hand=["urchin"], battleline=["urchin"] * 7), side(), house=House.SHADOWS)
    for nth in range(1, 7):
        t.do("reap", "urchin", nth)
    only(t, "play", "urchin", say.SIX)
    only(t, "reap", "urchin", say.SIX, nth=7)


@pytest.mark.rule("glossary/stun", "glossary/enrage", "glossary/fight", "glossary/using-creatures")
def test_a_use_is_refused_for_a_status_and_for_the_type_of_the_card() -> None:
    line: list[Any] = [{"id": "dodger", "stunned": True}, {"id": "noddy-the-thief", "enraged": True}]
    t = table(side(battleline=line, artifacts=["seeker-needle"]), side(battleline=["troll"]), house=House.SHADOWS)
    only(t, "reap", "dodger", say.STUNNED)
    only(t, "reap", "noddy-the-thief", say.MUST_FIGHT)
    only(t, "action", "noddy-the-thief", say.MUST_FIGHT)
    only(t, "reap", "seeker-needle", say.NOT_CREATURE)
    only(t, "fight", "seeker-needle", say.NOT_CREATURE)
    t = table(side(battleline=["dodger"]), side(), house=House.SHADOWS)
    only(t, "fight", "dodger", say.NO_ENEMY)


@pytest.mark.rule("glossary/cannot", "glossary/restrictions")
def test_effects_that_forbid_a_use_are_named_by_their_card() -> None:
    for kind, verb, reason in (
        (Mod.CANNOT_USE, "reap", say.CANNOT_USE),
        (Mod.CANNOT_EXHAUST, "reap", say.CANNOT_EXHAUST),
        (Mod.CANNOT_REAP, "reap", say.CANNOT_REAP),
        (Mod.CANNOT_FIGHT, "fight", say.CANNOT_FIGHT),
    ):
        ban = card("mother", holds(kind, each(CREATURE, ENEMY)))
        t = table(side(battleline=["dodger"]), side(battleline=["mother"]), ban)
        only(t, verb, "dodger", said_by("mother", reason))
    t = table(side(battleline=["dodger"]), side(), card("dodger", Never(play=False)))
    only(t, "reap", "dodger", say.restricted(Never(play=False).words))


@pytest.mark.rule("glossary/omega", STEP_3)
def test_while_an_effect_waits_for_an_answer_nothing_is_played_or_used() -> None:
    ask = card("commune", play(deal(1, a(CREATURE))))
    t = table(side(hand=["commune", "dust-pixie"], battleline=["snufflegator", "niffle-ape"]), side(), ask,
              house=House.UNTAMED)  # fmt: skip
    t.do("play", "commune")
    only(t, "play", "dust-pixie", say.NOT_MAIN, say.OMEGA_ENDED)
    only(t, "reap", "niffle-ape", say.NOT_MAIN, say.OMEGA_ENDED)


@pytest.mark.rule(STEP_2, STEP_3, "glossary/house-choice")
def test_what_is_no_house_to_choose_is_refused() -> None:
    mine = side(hand=["fear"], battleline=["dodger"], houses=[House.DIS, House.LOGOS, House.MARS])
    t = table(mine, side(), step=Step.HOUSE)
    assert refused(t.game, "house:sanctum") == (say.filled(say.FOREIGN_HOUSE, house=House.SANCTUM.words),)
    assert refused(t.game, "house:nowhere") == (say.UNKNOWN_KEY,)
    assert refused(t.game, f"play:{t.handle('fear')}")[0] == say.NOT_MAIN
    assert refused(t.game, "end-turn") == (asked_else(t.game),)
    assert refused(t.game, "house:dis", "house:logos") == (say.wrong_count(1, 1, asked_by_card=False),)


@pytest.mark.rule("glossary/taunt", "glossary/fight")
def test_a_creature_that_cannot_be_attacked_is_refused_with_the_card_that_protects_it() -> None:
    line = ["urchin", "champion-anaphiel", "troll", "mother"]
    veil = card("troll", holds(Mod.CANNOT_BE_ATTACKED, each(CREATURE, with_trait("robot"))))
    mine = side(battleline=["dodger", "silvertooth"], hand=["fear"])
    t = table(mine, side(battleline=line), veil, house=House.SHADOWS)
    t.do("fight", "dodger")
    assert t.offered() == ["champion-anaphiel"]
    taunted = say.filled(say.TAUNTED, card=library()["urchin"].title, by=library()["champion-anaphiel"].title)
    only(t, "card", "urchin", taunted)
    only(t, "card", "mother", said_by("troll", say.PROTECTED))
    only(t, "card", "silvertooth", say.NOT_ENEMY)
    only(t, "card", "fear", say.NOT_ENEMY)


@pytest.mark.rule("glossary/ability-card-ability", "glossary/any-number", "glossary/battleline")
def test_wrong_answers_to_other_questions_are_refused() -> None:
    pair = card("fear", play(deal(1, a(CREATURE, ENEMY, n=2))))
    t = table(side(hand=["fear"], battleline=["dodger"]), side(battleline=["troll", "mother", "valdr"]), pair,
              house=House.DIS)  # fmt: skip
    t.do("play", "fear")
    no_enemy = Pair("Dodger is not an enemy creature.", "„Schlitzohr“ ist keine feindliche Kreatur.")
    only(t, "card", "dodger", say.unfit(no_enemy))
    troll, mother, valdr = (f"card:{t.handle(i)}" for i in ("troll", "mother", "valdr"))
    assert refused(t.game, troll) == (say.wrong_count(2, 2, asked_by_card=True),)
    assert refused(t.game, troll, mother, valdr) == (say.wrong_count(2, 2, asked_by_card=True),)
    assert refused(t.game, troll, troll) == (say.TWICE,)
    assert refused(t.game, "done") == (say.wrong_count(2, 2, asked_by_card=True),)
    t = table(side(hand=["urchin"], battleline=["dodger", "silvertooth"]), side(), house=House.SHADOWS)
    t.do("play", "urchin")
    assert refused(t.game, "slot:1") == (say.NOT_FLANK,)


@pytest.mark.rule(STEP_3, "glossary/tide")
def test_keys_that_mean_nothing_here_are_refused() -> None:
    t = table(side(hand=["urchin"]), side(), house=House.SHADOWS)
    for nothing in ("", "dance", "dance:c1"):
        assert refused(t.game, nothing) == (say.UNKNOWN_KEY,)
    for nobody in ("play:c0", "play:c99", "reap:urchin", "fight:", "card:x", "play:c²", "play:c" + "1" * 5_000):
        assert refused(t.game, nobody) == (say.UNKNOWN_CARD,)
    assert refused(t.game, "yes") == (asked_else(t.game),)
    assert refused(t.game, "raise-tide") == (say.NO_TIDE,)
    t = table(side(hand=["urchin"]), side(), house=House.SHADOWS, tide=0)
    assert refused(t.game, "raise-tide") == (say.TIDE_HIGH,)


def test_a_finished_game_refuses_every_choice() -> None:
    game = play_out(1)
    assert refused(game, "end-turn") == (say.GAME_OVER,)
    t = table(side(amber=6, keys=[KeyColor.RED, KeyColor.BLUE], houses=[House.DIS]), side(), step=Step.FORGE)
    t.answer("key:yellow")
    assert refused(t.game, "house:dis") == (say.GAME_OVER,)


@pytest.mark.rule("glossary/active-player")
def test_a_player_who_answers_out_of_turn_is_told_that_it_is_not_their_turn() -> None:
    game = new_game(2)
    game.choose("no")
    waiting = 1 - game.state.first
    assert game.decision is not None and game.decision.player == waiting
    hand = game.state.players[waiting].hand
    creature = next(c for c in hand if game.state.cards[c].definition.type is CardType.CREATURE)
    other = say.off_house(game.state.cards[creature].houses, None, Step.SETUP)
    assert refused(game, f"play:c{creature}") == (say.NOT_MAIN, say.NOT_YOURS, other)


@pytest.mark.rule("glossary/pay", "glossary/cost-at-current-cost")
def test_a_price_is_said_where_it_cannot_be_paid() -> None:
    for kind, verb in ((Mod.PLAY_COST, "play"), (Mod.USE_COST, "reap")):
        gate = card("mother", holds(kind, Anything(), Cost(2, Player(1))))
        toll = say.filled(say.TO_PAY, n=2, by=library()["mother"].title, have=1)
        for amber, reasons in ((1, (toll,)), (2, ())):
            mine = side(hand=["urchin"], battleline=["urchin"], amber=amber)
            t = table(mine, side(battleline=["mother"]), gate, house=House.SHADOWS)
            key = f"{verb}:{t.handle('urchin', verb == 'reap')}"
            assert t.game.explain(key).reasons == reasons


@pytest.mark.rule("glossary/pay", "glossary/cannot")
def test_two_copies_of_a_card_that_forbid_or_demand_the_same_are_named_once() -> None:
    gate = card("mother", holds(Mod.PLAY_COST, Anything(), Cost(2, Player(1))))
    t = table(side(hand=["urchin"], amber=3), side(battleline=["mother", "mother"]), gate, house=House.SHADOWS)
    only(t, "play", "urchin", say.filled(say.TO_PAY, n=4, by=library()["mother"].title, have=3))
    ban = card("mother", holds(Mod.CANNOT_REAP, each(CREATURE, ENEMY)))
    t = table(side(battleline=["urchin"]), side(battleline=["mother", "mother"]), ban, house=House.SHADOWS)
    only(t, "reap", "urchin", said_by("mother", say.CANNOT_REAP))


@pytest.mark.rule("glossary/fight")
def test_a_creature_that_may_fight_certain_creatures_only_is_refused_the_others() -> None:
    duel = card("dodger", holds(Mod.ATTACKS_ONLY, each(CREATURE, FRIENDLY), (3,)))
    t = table(side(battleline=["dodger"]), side(battleline=["troll", "mother"]), duel, house=House.SHADOWS)
    t.do("fight", "dodger")
    assert t.offered() == ["mother"]
    only(t, "card", "troll", said_by("dodger", say.CANNOT_ATTACK))


@pytest.mark.rule("glossary/stun", "glossary/exhaust-exhausted", "glossary/off-house", "glossary/cannot")
def test_of_several_reasons_the_one_without_which_no_other_helps_comes_first() -> None:
    tired = {"id": "dodger", "ready": False, "stunned": True}
    off_house = say.off_house((House.SHADOWS,), House.LOGOS)
    ban = card("mother", holds(Mod.CANNOT_REAP, each(CREATURE, ENEMY)))
    t = table(side(battleline=[tired]), side(battleline=["troll", "mother"]), ban, house=House.LOGOS)
    only(t, "reap", "dodger", say.EXHAUSTED, off_house, said_by("mother", say.CANNOT_REAP), say.STUNNED)
    only(t, "action", "dodger", say.NO_ACTION, say.EXHAUSTED, off_house, say.STUNNED)
    gate = card("mother", holds(Mod.PLAY_COST, Anything(), Cost(2, Player(1))))
    t = table(side(hand=["urchin"], amber=1), side(battleline=["mother"]), gate, house=House.LOGOS)
    toll = say.filled(say.TO_PAY, n=2, by=library()["mother"].title, have=1)
    only(t, "play", "urchin", off_house, toll)
    t = table(side(hand=["blood-of-titans"], battleline=["dodger"]), side(), house=House.SHADOWS)
    only(t, "fight", "dodger", say.NO_ENEMY)
    t = table(side(hand=["blood-of-titans"]), side(), house=House.SHADOWS)
    only(t, "play", "blood-of-titans", say.off_house((House.BROBNAR,), House.SHADOWS), say.NO_HOST)


REFUSALS = Path(__file__).with_name("refusals.txt")
"""A block for each refusal: its name, the entry of the rulebook or "-", and its words in both languages."""


def test_every_refusal_says_exactly_this_and_names_an_entry_of_the_rulebook() -> None:
    blocks = [block.split("\n") for block in REFUSALS.read_text("utf-8").strip().split("\n\n")]
    expected = {name: (rule.strip(), en.strip(), de.strip()) for name, rule, en, de in blocks}
    refusals = {name: value for name, value in vars(say).items() if isinstance(value, Reason)}
    assert {name: (r.rule or "-", r.text.en, r.text.say("de")) for name, r in refusals.items()} == expected
    for name, reason in refusals.items():
        assert reason.rule in entries() or name in OF_THE_PROGRAM, name
        assert reason.text.en != reason.text.say("de"), name


OF_THE_PROGRAM = {
    "NOT_OFFERED", "NOT_TO_BE_CHOSEN", "NOT_TO_BE_ORDERED", "NO_CARD_ASKED", "NO_EFFECT_WAITS",
    "TWICE", "UNKNOWN_CARD", "UNKNOWN_KEY",
}  # fmt: skip
"""Refusals that no rule gives: of keys that nobody could choose, and of cards that a question does not ask for."""


def test_the_engine_makes_reasons_nowhere_but_beside_their_words() -> None:
    places = set()
    engine = Path(say.__file__).parent
    for path in (*engine.glob("*.py"), *(engine.parent / "language").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                places.add(path.name)
    assert places == {"phrases.py"}


@pytest.mark.rule(STEP_3, "glossary/off-house", "glossary/using-creatures")
@pytest.mark.parametrize("seed", range(3))
def test_whatever_may_not_be_done_with_a_card_has_its_reason(seed: int) -> None:
    game, random = new_game(seed, mixed_decks(seed)), Random(seed)
    for _ in range(250):
        if game.decision is None:
            break
        if game.decision.kind is DecisionKind.MAIN:
            _check_reasons(game, game.decision)
        game.choose(*random_keys(game.decision, random))


def _check_reasons(game: Game, decision: Decision) -> None:
    """Assert that each play, discard, use and attack of the player's own cards is offered, or refused with reasons."""
    one, two = (game.state.players[player] for player in (decision.player, 1 - decision.player))
    wanted = [f"{verb}:c{c}" for c in one.hand for verb in ("play", "discard")]
    wanted += [f"{verb}:c{c}" for c in one.line for verb in ("reap", "fight", "action", "omni", "unstun")]
    wanted += [f"{verb}:c{c}" for c in one.artifacts for verb in ("action", "omni")]
    wanted += [f"prophecy:c{c}" for c in one.references if game.state.cards[c].printed.type is CardType.PROPHECY]
    fights = [f"fight:c{c}:c{other}" for c in one.line for other in two.line]
    for key in (*wanted, *fights):
        verdict = game.explain(key)
        assert verdict.ok if key in decision.keys() else (key in fights or not verdict.ok), key
        assert list(verdict.reasons) == list(sorted_reasons(verdict.reasons))
        for reason in verdict.reasons:
            assert reason.rule in entries(), key
            for language in ("en", "de"):
                assert "{" not in reason.text.say(language).replace("{amber}", ""), (key, reason.text.say(language))
