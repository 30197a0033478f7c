"""What the engine keeps instead of finding it out again is what it would find, at every moment of random games."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from kfdesk.cards import library
from kfdesk.collection.files import sample_decks
from kfdesk.engine import DecisionKind, Game, Move, Step, Zone, turn
from kfdesk.engine.core import Core, number
from kfdesk.engine.lasting import Lasting
from kfdesk.engine.legality import USES, why_not
from kfdesk.engine.register import Active, Register
from kfdesk.engine.terms import PLAYERS
from kfdesk.engine.unlogged_events import LastingSet, ValuesSet
from tests.engine.playing import new_game, random_keys, steps
from tests.tables import side, table

STEP_3 = "turn/step-3-play-discard-and-use-cards-of-the-chosen-house"


def game_of(seed: int) -> Game:
    """Return a game of some pair of sample decks."""
    pairs = list(combinations([deck for _, deck in sample_decks()], 2))
    return new_game(seed, pairs[(seed * 13) % len(pairs)])


def written(register: Register) -> tuple[object, ...]:
    """Return what a register holds, in its order."""

    def each(active: Active) -> tuple[Any, ...]:
        lasting = active.lasting.id if active.lasting else 0
        meant = (active.granted_by, active.picked, active.named, getattr(active, "only", None))
        return (active.source, active.you, id(active.ability), lasting, active.given, *meant)

    def table_of(found: dict[Any, Any]) -> dict[Any, list[tuple[Any, ...]]]:
        return {kind: [each(active) for active in actives] for kind, actives in found.items()}

    filed = (table_of(register.mods), table_of(register.reactions), table_of(register.replacements))
    awaiting = [each(active) for active in register.awaiting]
    powers = (register.weakens, register.plain_power)
    found = (*filed, awaiting, register.blanked, register.copies, register.rearranges, *powers)
    assert len(found) == len(Register.__slots__)
    return found


def anew(core: Core) -> tuple[object, ...]:
    """Return what is in force, found out from the state alone."""
    return written(Core(core.state, core.names, core.rules).register)


def check_register(game: Game) -> None:
    """Assert that the register that is kept is the one that would be made now."""
    assert written(game.core.register) == anew(game.core)


def check_options(game: Game) -> None:
    """Assert that what may be done in step 3 is offered just if there is no reason against it."""
    decision = game.decision
    if decision is None or decision.kind is not DecisionKind.MAIN:
        return
    player = game.state.players[decision.player]
    asked = [(verb, card) for card in player.hand for verb in ("play", "discard")]
    asked += [(verb, card) for card in (*player.line, *player.artifacts) for verb in USES]
    free = {f"{verb}:c{card}" for verb, card in asked if not why_not(game.core, decision.player, verb, card)}
    assert set(decision.keys()) - {"end-turn", "raise-tide"} == free


@pytest.mark.rule(STEP_3, "glossary/constant-abilities")
@pytest.mark.parametrize("seed", range(4))
def test_options_and_what_is_in_force_are_what_would_be_found_anew(seed: int) -> None:
    game, decisions = game_of(seed), 0
    for _ in steps(game, Random(7)):
        check_register(game)
        check_options(game)
        decisions += 1
    assert decisions > 50


def test_a_plain_creature_leaves_the_register_as_it_is_and_one_with_a_constant_ability_does_not() -> None:
    t = table(side(hand=("troll", "grenade-snib", "mother"), battleline=("bumpsy",)), side())
    core = t.game.core
    kept = core.register
    core.board_changed(core.state.cards[number(t.handle("troll"))])
    assert core.register is kept
    core.board_changed(core.state.cards[number(t.handle("mother"))])
    assert core.register is not kept


def test_a_forked_game_offers_what_the_game_offers_and_goes_on_by_itself() -> None:
    game = game_of(2)
    for at, _ in enumerate(steps(game, Random(11))):
        if at % 7 == 0 and game.decision is not None:
            twin = game.fork()
            assert twin.decision == game.decision
            check_options(twin)
            for _ in steps(twin, Random(at), limit=4):
                check_options(twin)
                check_register(twin)


def test_a_fork_of_a_table_that_was_looked_at_is_not_looked_at_again() -> None:
    t = table(side(hand=("anger",), battleline=("troll", "bumpsy")), side(battleline=("dodger",)))
    twin = t.game.fork()
    assert not twin.core.unsettled and twin.decision == t.game.decision and twin.digest() == t.game.digest()
    check_options(twin)
    t.do("reap", "troll")
    twin.choose(t.game.journal[-1])
    assert twin.digest() == t.game.digest() and twin.decision == t.game.decision


def test_a_fork_turns_the_top_of_a_deck_facedown_where_what_showed_it_was_taken_away() -> None:
    t = table(side(artifacts=("near-future-lens",), deck=("troll", "bumpsy")), side())
    t.game.adjust(Move(card=t.handle("near-future-lens"), zone=Zone.DISCARD, player=0))
    twin = t.game.fork()
    assert twin.digest() == t.game.digest() and not any(card.face_up for card in twin.state.cards)
    assert written(twin.core.register) == anew(twin.core)


def test_a_step_is_not_taken_up_from_its_beginning_after_a_change_that_stands_in_no_account() -> None:
    t = table(side(battleline=("troll",)), side(), step=Step.HOUSE)
    assert t.decision.kind is DecisionKind.HOUSE and t.game.at_checkpoint
    t.game.core.record(ValuesSet((("ready", False),), number(t.handle("troll"))))
    assert not t.game.at_checkpoint


def test_what_is_in_force_is_not_taken_over_by_a_fork_from_before_it_changed() -> None:
    t = table(side(battleline=("troll",)), side(battleline=("dodger",)))
    core, banner = t.game.core, library()["banner-of-battle"].constants[0]
    turn_ = core.state.turn
    core.record(LastingSet(Lasting(PLAYERS[0], number(t.handle("troll")), banner, turn_, turn_)))
    assert core.register.mods
    twin = t.game.fork()
    assert not twin.state.lasting and not twin.core.register.mods


def test_what_a_fork_takes_over_as_in_force_is_what_it_would_find() -> None:
    game, taken = game_of(2), 0
    for decision in steps(game, Random(7), 120):
        if decision.kind is not DecisionKind.MAIN:
            continue
        known = written(game.core.register)
        twin = game.fork()
        core = twin.core
        assert type(core.register) is Register and core.register is not game.core.register
        assert written(core.register) == known == anew(core)
        filed = (core.register.mods, core.register.reactions, core.register.replacements)
        actives = [active for sort in filed for found in sort.values() for active in found]
        assert all(active.core is core for active in actives)
        taken += len(actives)
    assert taken > 20


def test_a_quiet_fork_finds_options_of_step_3_when_they_are_asked_for() -> None:
    t = table(side(hand=("troll", "bumpsy"), battleline=("krump",)), side())
    twin = t.game.fork(quiet=True)
    twin.choose(f"play:{t.handle('troll')}")
    twin.choose("slot:0")
    decision = twin.decision
    assert decision is not None and not decision.is_listed
    other = twin.fork()
    assert other.decision is not None and other.decision.is_listed
    assert decision == other.decision and decision.is_listed
    check_options(twin)


def test_a_game_that_is_shown_has_found_its_options_so_that_none_are_found_of_a_later_table() -> None:
    t = table(side(hand=("troll", "bumpsy", "anger"), battleline=("krump",)), side(battleline=("dodger",)))
    held = [t.game.decision]
    for keys in (f"discard:{t.handle('troll')}", f"reap:{t.handle('krump')}"):
        t.game.choose(keys)
        held.append(t.game.decision)
    t.game.adjust(Move(card=t.handle("bumpsy"), zone=Zone.PURGED, player=0))
    held.append(t.game.fork(at=1).decision)
    assert all(decision is not None and decision.is_listed for decision in held)
    before, after = held[2], t.game.decision
    assert before is not None and f"play:{t.handle('bumpsy')}" in before.keys()
    assert after is not None and f"play:{t.handle('bumpsy')}" not in after.keys()


def test_a_fault_in_what_may_be_done_next_leaves_the_game_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(side(hand=("troll", "bumpsy")), side())
    before = t.game.digest()

    def faulty(_: Core) -> None:
        raise RuntimeError("a fault in a card")

    with monkeypatch.context() as patched:
        patched.setattr(turn, "main_options", faulty)
        with pytest.raises(RuntimeError):
            t.game.choose(f"discard:{t.handle('troll')}")
    assert t.game.digest() == before and not t.game.journal
    t.game.choose(f"discard:{t.handle('troll')}")


def test_what_a_view_shows_of_a_decision_reaches_no_table() -> None:
    t = table(side(hand=("troll", "bumpsy")), side())
    quiet = t.game.fork(quiet=True)
    for game in (t.game, quiet):
        game.choose(f"discard:{t.handle('troll')}")
        assert game.decision is not None and game.decision.is_listed is (game is t.game)
        shown = game.view(0).decision
        assert shown is not None and shown.is_listed and shown.list_options is None and shown.why_not is None
        assert shown.keys() == (f"play:{t.handle('bumpsy')}", f"discard:{t.handle('bumpsy')}", "end-turn")


def test_a_quiet_fork_asks_the_same_in_no_words() -> None:
    game, dice, unread = game_of(2), Random(4), 0
    quiet = game.fork(quiet=True)
    for _ in range(80):
        if game.at_checkpoint:
            quiet = game.fork(quiet=True)
        keys = random_keys(game.decision, dice) if game.decision is not None else ()
        game.choose(*keys)
        quiet.choose(*keys)
        assert (quiet.decision is None) is (game.decision is None)
        if game.decision is not None and quiet.decision is not None:
            assert quiet.decision.keys() == game.decision.keys() and game.decision.prompt.en
            unread += not quiet.decision.prompt.en
        assert quiet.digest() == game.digest()
    assert unread
