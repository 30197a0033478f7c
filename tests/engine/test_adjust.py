"""The judge's hand: each change, what it refuses, undoing it and playing it again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kfdesk.engine import Change, DecisionKind, Game, House, IllegalChoice, KeyColor, SetupError, Zone
from kfdesk.engine import events as ev
from kfdesk.engine.rules import NotAdjustable
from kfdesk.engine.scenario import (
    Attach,
    Draw,
    Move,
    Reveal,
    SetAmber,
    SetChains,
    SetControl,
    SetCounters,
    SetDamage,
    SetHouse,
    SetKeys,
    SetStatus,
    SetTide,
    Shuffle,
)
from kfdesk.engine.terms import COLORS, PLAYERS, Player
from tests.engine.playing import check_replay, check_state, new_game, random_keys, snapshot
from tests.tables import Table, side, spec, table


def table_at_rest(**more: Any) -> Table:
    """Return a table with a card in every zone of player 0, and some of player 1."""
    laden = {"id": "smaaash", "damage": 1, "amber": 2, "upgrades": ["blood-of-titans"]}
    mine = side(hand=["fear", "urchin"], deck=["punch", "anger"], discard=["tocsin", "shooler"], archives=["mother"],
                purged=["warsong"], battleline=[laden, "dodger"], artifacts=["seeker-needle"], amber=3)  # fmt: skip
    theirs = side(hand=["valdr"], battleline=["troll"], artifacts=["dominator-bauble"], amber=1)
    return table(mine, theirs, house=House.SHADOWS, **more)


def adjust(t: Table, change: Change) -> None:
    """Make a change, and assert that it is journalled, told, undone by going back, and replayed."""
    before = snapshot(t.game)
    at, told = len(t.game.journal), len(t.game.events)
    t.game.adjust(change)
    check_state(t.game)
    assert len(t.game.journal) == at + 1 and t.game.journal[at].startswith("adjust:")
    assert isinstance(t.game.events[told], ev.Adjusted), "first what the judge does, then what follows"
    assert snapshot(t.game.fork(at)) == before
    check_replay(t.game)
    t.expect_main_step()


def refuse(t: Table, change: Change, says: str) -> None:
    """Assert that a change is refused with a word on what is wrong, and that nothing changed."""
    before = snapshot(t.game)
    with pytest.raises(SetupError, match=says):
        t.game.adjust(change)
    assert snapshot(t.game) == before


# Moving -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("zone", [Zone.HAND, Zone.DECK, Zone.DISCARD, Zone.ARCHIVES, Zone.PURGED])
@pytest.mark.parametrize("id_", ["fear", "punch", "tocsin", "mother", "warsong", "dodger", "seeker-needle"])
def test_a_card_goes_from_any_zone_to_any_other(id_: str, zone: Zone) -> None:
    t = table_at_rest()
    adjust(t, Move(card=t.handle(id_), zone=zone, player=0))
    assert t.zone(id_) == zone
    row = t.ids(0, {Zone.HAND: "hand", Zone.DECK: "deck", Zone.DISCARD: "discard", Zone.ARCHIVES: "archives",
                    Zone.PURGED: "purged"}[zone])  # fmt: skip
    assert (row[0] if zone in (Zone.HAND, Zone.DECK) else row[-1]) == id_


@pytest.mark.rule("glossary/movement-between-zones")
def test_a_creature_moved_out_of_play_sheds_what_is_on_it() -> None:
    t = table_at_rest()
    adjust(t, Move(card=t.handle("smaaash"), zone=Zone.HAND, player=0))
    assert t.line(0) == ["dodger"] and "blood-of-titans" in t.ids(0, "discard")
    assert (t.amber(0), t.amber(1)) == (3, 1 + 2)
    assert t.card("smaaash").damage == 0


def test_a_card_is_put_at_the_wanted_place_of_its_row() -> None:
    t = table_at_rest()
    adjust(t, Move(card=t.handle("fear"), zone=Zone.DECK, player=0, at=1))
    assert t.ids(0, "deck") == ["punch", "fear", "anger"]
    adjust(t, Move(card=t.handle("anger"), zone=Zone.DISCARD, player=0, at=1))
    assert t.ids(0, "discard") == ["tocsin", "anger", "shooler"]
    adjust(t, Move(card=t.handle("dodger"), zone=Zone.BATTLELINE, player=0, at=0))
    assert t.line(0) == ["dodger", "smaaash"]


def test_creatures_and_artifacts_enter_play_ready_at_the_wanted_place() -> None:
    t = table_at_rest()
    adjust(t, Move(card=t.handle("urchin"), zone=Zone.BATTLELINE, player=0, at=1))
    assert t.line(0) == ["smaaash", "urchin", "dodger"] and t.card("urchin").ready
    assert f"reap:{t.handle('urchin')}" in t.decision.keys()
    adjust(t, Move(card=t.handle("mother"), zone=Zone.BATTLELINE, player=1, at=0))
    assert t.line(1) == ["mother", "troll"] and t.card("mother").controller == 1
    adjust(t, Move(card=t.handle("dominator-bauble"), zone=Zone.ARTIFACTS, player=0))
    assert t.ids(1, "artifacts") == [] and set(t.ids(0, "artifacts")) == {"seeker-needle", "dominator-bauble"}


@pytest.mark.parametrize(
    ("id_", "zone", "says"),
    [
        ("fear", Zone.BATTLELINE, "glossary/zones-of-play"),
        ("fear", Zone.ARTIFACTS, "glossary/zones-of-play"),
        ("urchin", Zone.ARTIFACTS, "glossary/zones-of-play"),
        ("seeker-needle", Zone.BATTLELINE, "glossary/zones-of-play"),
        ("urchin", Zone.UPGRADE, "upgrade"),
        ("urchin", Zone.PLAYING, "playing"),
    ],
)
def test_a_card_is_not_put_where_it_cannot_be(id_: str, zone: Zone, says: str) -> None:
    t = table_at_rest()
    refuse(t, Move(card=t.handle(id_), zone=zone, player=0), says)


def test_an_unknown_card_is_named() -> None:
    t = table_at_rest()
    for handle in ("c0", "c99", "urchin", ""):
        refuse(t, Move(card=handle, zone=Zone.HAND, player=0), f"no card “{handle}”")
        refuse(t, SetDamage(card=handle, amount=1), f"no card “{handle}”")


# Counts and statuses ----------------------------------------------------------------------------


def test_amber_in_a_pool_and_on_a_card() -> None:
    t = table_at_rest()
    adjust(t, SetAmber(player=1, amount=9))
    adjust(t, SetAmber(card=t.handle("dodger"), amount=4))
    assert (t.amber(0), t.amber(1), t.card("dodger").amber) == (3, 9, 4)
    assert t.game.view(0).seats[1].check
    refuse(t, SetAmber(amount=1), "Name a player or a card")
    refuse(t, SetAmber(card=t.handle("fear"), amount=1), "glossary/in-play-zone")


@pytest.mark.rule("glossary/damage")
def test_damage_and_a_creature_with_too_much_of_it_is_destroyed_at_once() -> None:
    t = table_at_rest()
    adjust(t, SetDamage(card=t.handle("dodger"), amount=4))
    assert t.card("dodger").damage == 4
    adjust(t, SetDamage(card=t.handle("dodger"), amount=5))
    assert t.zone("dodger") == Zone.DISCARD
    refuse(t, SetDamage(card=t.handle("seeker-needle"), amount=1), "glossary/damage")


@pytest.mark.parametrize("status", ["stunned", "warded", "enraged", "ready"])
def test_statuses_on_and_off(status: str) -> None:
    t = table_at_rest()
    for on in (True, False):
        adjust(t, SetStatus.model_validate({"card": t.handle("dodger"), "status": status, "on": on}))
        assert getattr(t.card("dodger"), status) is on
    refuse(t, SetStatus.model_validate({"card": t.handle("urchin"), "status": status, "on": True}), "not in play")


def test_counters_of_any_kind() -> None:
    t = table_at_rest()
    adjust(t, SetCounters(card=t.handle("dodger"), name="power", amount=2))
    assert t.card("dodger").power == 7
    adjust(t, SetCounters(card=t.handle("seeker-needle"), name="doom", amount=3))
    assert t.card("seeker-needle").counters == (("doom", 3),)
    adjust(t, SetCounters(card=t.handle("seeker-needle"), name="doom", amount=0))
    assert t.card("seeker-needle").counters == ()


@pytest.mark.rule("glossary/keys", "glossary/chains", "glossary/tide")
def test_keys_chains_and_tide() -> None:
    t = table_at_rest(tide_in_game=True)
    adjust(t, SetKeys(player=0, keys=(KeyColor.YELLOW, KeyColor.RED)))
    assert t.game.view(1).seats[0].keys == (KeyColor.RED, KeyColor.YELLOW)
    # Three keys are not refused: they win, see test_public.
    adjust(t, SetChains(player=1, amount=24))
    assert t.game.view(0).seats[1].chains == 24
    adjust(t, SetTide(player=1))
    assert t.game.view(0).tide == 1
    adjust(t, SetTide(player=None))
    assert t.game.view(0).tide is None


@pytest.mark.rule("glossary/tide")
@pytest.mark.parametrize("player", [0, 1, None])
def test_without_a_tide_card_in_the_game_no_judge_raises_the_tide(player: int | None) -> None:
    refuse(table_at_rest(), SetTide(player=player), "No deck in this game uses the tide")


@pytest.mark.rule("glossary/active-house")
def test_the_active_house() -> None:
    t = table_at_rest()
    adjust(t, SetHouse(house=House.DIS))
    assert f"play:{t.handle('fear')}" in t.decision.keys() and f"play:{t.handle('urchin')}" not in t.decision.keys()
    adjust(t, SetHouse(house=None))
    assert t.decision.keys() == ("end-turn",)


@pytest.mark.rule("glossary/control-and-ownership")
def test_control_of_creatures_and_artifacts() -> None:
    t = table_at_rest()
    adjust(t, SetControl(card=t.handle("troll"), player=0))
    assert "troll" in t.line(0) and t.line(1) == [] and t.card("troll").owner == 1
    adjust(t, SetControl(card=t.handle("seeker-needle"), player=1))
    assert set(t.ids(1, "artifacts")) == {"dominator-bauble", "seeker-needle"}
    refuse(t, SetControl(card=t.handle("fear"), player=1), "glossary/control-and-ownership")


@pytest.mark.rule("glossary/upgrades", "faq/creatures-played-as-upgrades-1")
def test_what_is_attached_is_taken_out_of_play_before_it_goes_to_a_side() -> None:
    t = table(side(battleline=[spec("troll", upgrades=["blood-of-titans", "explo-rover"])]), house=House.BROBNAR)
    attached = "It is attached to a creature: take it out of play first"
    refuse(t, SetControl(card=t.handle("blood-of-titans"), player=1), attached)
    refuse(t, Move(card=t.handle("explo-rover"), zone=Zone.BATTLELINE, player=0), attached)
    refuse(t, Move(card=t.handle("blood-of-titans"), zone=Zone.BATTLELINE, player=0), "glossary/zones-of-play")
    t.game.adjust(Move(card=t.handle("explo-rover"), zone=Zone.HAND, player=0))
    adjust(t, Move(card=t.handle("explo-rover"), zone=Zone.BATTLELINE, player=0))
    assert set(t.line(0)) == {"troll", "explo-rover"}


# When, and going on -----------------------------------------------------------------------------


def test_the_hand_waits_until_the_table_is_at_rest() -> None:
    t = table_at_rest()
    t.do("play", "urchin")
    refuse(t, SetAmber(player=0, amount=1), "step 3 waits")
    t.answer("slot:0")
    adjust(t, SetAmber(player=0, amount=1))


@pytest.mark.rule("errata/keyforgery")
def test_the_hand_waits_also_after_a_choice_of_which_nothing_has_come_yet() -> None:
    """The color of a key was chosen, and Keyforgery asks: to start the step anew would ask for the color again."""
    t = table(side(artifacts=["keyforgery"], hand=["troll"]), side(amber=6), active=1, step="forge")
    before = t.game.decision
    assert t.game.at_checkpoint and before is not None
    t.answer("key:red")
    assert t.decision.kind is DecisionKind.HOUSE and not t.game.at_checkpoint
    with pytest.raises(NotAdjustable):
        t.game.adjust(SetChains(player=0, amount=2))


@pytest.mark.parametrize("seed", range(6))
def test_a_change_at_a_checkpoint_asks_what_was_asked_before(seed: int) -> None:
    game, dice, seen = new_game(seed), Random(seed), 0
    while (decision := game.decision) is not None and seen < 40:
        if game.at_checkpoint:
            twin = game.fork()
            twin.adjust(SetChains(player=decision.player, amount=game.state.players[decision.player].chains))
            assert twin.decision == decision and twin.at_checkpoint
            seen += 1
        game.choose(*random_keys(decision, dice))
    assert seen == 40


def test_an_adjusted_game_goes_on_is_undone_choice_by_choice_and_replayed() -> None:
    t = table_at_rest()
    t.do("reap", "dodger")
    t.game.adjust(SetAmber(player=0, amount=0))
    t.game.adjust(SetStatus(card=t.handle("dodger"), status="ready", on=True))
    t.do("reap", "dodger")
    assert t.amber(0) == 1 and len(t.game.journal) == 4
    assert [t.game.fork(at).state.players[0].amber for at in range(5)] == [3, 4, 0, 0, 1]
    again = Game.replay(t.game.setup, t.game.journal)
    assert snapshot(again) == snapshot(t.game) and again.events == t.game.events
    t.end_turn()
    check_replay(t.game)


def test_a_damaged_journal_is_refused() -> None:
    t = table_at_rest()
    with pytest.raises(SetupError):
        Game.replay(t.game.setup, ["play:c2", 'adjust:{"kind":"amber","player":0,"amount":1}'])
    with pytest.raises(SetupError, match=r"an unknown correction: .*wish"):
        Game.replay(t.game.setup, ['adjust:{"kind":"wish"}'])
    with pytest.raises(IllegalChoice):
        Game.replay(t.game.setup, ["play:c99"])


# Drawing, shuffling, showing, attaching ---------------------------------------------------------


@pytest.mark.rule("glossary/drawing-cards", "glossary/shuffle")
def test_cards_are_drawn_and_a_deck_is_shuffled_by_hand() -> None:
    t = table_at_rest()
    adjust(t, Draw(player=0, amount=2))
    assert t.ids(0, "deck") == [] and {"punch", "anger"} < set(t.ids(0, "hand"))
    adjust(t, Draw(player=0, amount=1))
    assert len(t.ids(0, "deck")) == 1 and t.ids(0, "discard") == [], "the discard pile became the deck"
    refuse(t, Draw(player=0, amount=2), "only 1 card to draw")
    before = sorted(t.ids(0, "deck"))
    adjust(t, Shuffle(player=0))
    assert sorted(t.ids(0, "deck")) == before


def test_a_hidden_card_is_shown_to_both() -> None:
    t = table_at_rest()
    adjust(t, Reveal(card=t.handle("valdr")))
    shown = next(event for event in reversed(t.game.events) if isinstance(event, ev.CardsRevealed))
    assert shown.seen_by(Player(0)) == shown == shown.seen_by(Player(1))


@pytest.mark.rule("glossary/upgrades")
def test_an_upgrade_is_attached_from_wherever_it_is() -> None:
    t = table_at_rest()
    upgrade = t.handle("blood-of-titans")
    adjust(t, Attach(card=upgrade, to=t.handle("troll")))
    assert [u.handle for u in t.card("troll").upgrades] == [upgrade] and t.card("smaaash").upgrades == ()
    refuse(t, Move(card=upgrade, zone=Zone.ARTIFACTS, player=0), "type")
    for zone in (Zone.HAND, Zone.DECK, Zone.DISCARD, Zone.ARCHIVES, Zone.PURGED):
        adjust(t, Move(card=upgrade, zone=zone, player=0))
        adjust(t, Attach(card=upgrade, to=t.handle("dodger")))
        assert [u.handle for u in t.card("dodger").upgrades] == [upgrade]
    refuse(t, Attach(card=upgrade, to=t.handle("seeker-needle")), "creature in play")
    refuse(t, Attach(card=t.handle("fear"), to=t.handle("dodger")), "Only an upgrade")


def test_a_card_goes_to_the_archives_of_either_player() -> None:
    t = table_at_rest()
    adjust(t, Move(card=t.handle("dodger"), zone=Zone.ARCHIVES, player=1))
    assert "dodger" in t.ids(1, "archives")
    adjust(t, Move(card=t.handle("fear"), zone=Zone.ARCHIVES, player=1))
    adjust(t, Move(card=t.handle("fear"), zone=Zone.HAND, player=1))
    assert "fear" in t.ids(0, "hand"), "it is its owner's"


def test_who_may_not_know_a_card_is_not_told_of_it() -> None:
    t = table_at_rest()
    for id_, zone, tells in (
        ("punch", Zone.HAND, (True, False)),
        ("valdr", Zone.DECK, (False, True)),
        ("mother", Zone.DECK, (True, False)),
        ("anger", Zone.DISCARD, (True, True)),
    ):
        handle = t.handle(id_)
        adjust(t, Move(card=handle, zone=zone, player=int(id_ == "valdr")))
        event = next(e for e in reversed(t.game.events) if isinstance(e, ev.Adjusted))
        for viewer in PLAYERS:
            told = event.seen_by(viewer)
            assert (told.card != 0, f'"{handle}"' in told.what) == (tells[viewer], tells[viewer])


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_any_change_by_dice_leaves_a_sound_game_or_says_why_not(seed: int) -> None:
    dice, game = Random(seed), new_game(seed)
    made = refused = 0
    while len(game.journal) < 200 and game.decision is not None:
        if game.decision.kind is DecisionKind.MAIN:
            before = snapshot(game)
            try:
                game.adjust(change_by_dice(dice, len(game.state.cards)))
                made += 1
            except NotAdjustable as refusal:
                refused += 1
                assert snapshot(game) == before and refusal.words.say("de")
            check_state(game)
        if game.decision is not None:
            game.choose(*random_keys(game.decision, dice))
    assert made > 10 and refused > 10
    check_replay(game)


def change_by_dice(dice: Random, cards: int) -> Change:
    """Return any change, sensible or not."""
    card, player = f"c{dice.randrange(1, cards)}", dice.randrange(2)
    changes: tuple[Change, ...] = (
        Move(card=card, zone=dice.choice(list(Zone)), player=player, at=dice.choice((0, 1, 99))),
        Move(card=card, zone=dice.choice((Zone.BATTLELINE, Zone.ARTIFACTS)), player=player),
        Attach(card=card, to=f"c{dice.randrange(1, cards)}"),
        SetAmber(card=dice.choice((card, None)), player=player, amount=dice.randrange(9)),
        SetDamage(card=card, amount=dice.randrange(6)),
        SetStatus(card=card, status=dice.choice(("ready", "stunned", "warded", "enraged")), on=dice.random() < 0.5),
        SetCounters(card=card, name=dice.choice(("power", "doom")), amount=dice.randrange(4)),
        SetKeys(player=player, keys=tuple(dice.sample(list(KeyColor), dice.randrange(2)))),
        SetChains(player=player, amount=dice.randrange(25)),
        SetTide(player=dice.choice((0, 1, None))),
        SetHouse(house=dice.choice((*House, None))),
        SetControl(card=card, player=player),
        Draw(player=player, amount=dice.randrange(1, 4)),
        Shuffle(player=player),
        Reveal(card=card),
    )
    return dice.choice(changes)


@pytest.mark.rule("glossary/keys", "glossary/unforge")
def test_a_key_that_the_judge_takes_away_was_never_forged() -> None:
    t = table_at_rest()
    state = t.game.state
    adjust(t, SetAmber(player=0, amount=6))
    t.end_turn()
    t.end_turn()  # Ada forges a key at the start of her turn
    key = t.game.state.players[0].keys[0]
    assert t.game.state.players[0].forged_colors == (key,)
    assert any(isinstance(event, ev.KeyForged) for event in t.game.state.memory.happened)
    others = tuple(color for color in COLORS if color is not key)
    adjust(t, SetKeys(player=0, keys=others))
    ada = t.game.state.players[0]
    assert (set(ada.keys), ada.forged_on, ada.forged_colors) == (set(others), (), ())
    assert not any(isinstance(event, ev.KeyForged) for event in t.game.state.memory.happened)
    assert state is not t.game.state


@pytest.mark.rule("glossary/constant-abilities", "glossary/counters-and-tokens")
def test_what_happens_as_soon_as_a_condition_holds_happens_when_the_judge_makes_it_hold() -> None:
    bo = side(battleline=["troll"], artifacts=["election", "cannon"], houses=(House.DIS,))
    t = table(side(battleline=["krump"], artifacts=["cannon"]), bo, house=House.BROBNAR)
    election = t.handle("election")
    adjust(t, SetCounters(card=election, name="nay", amount=5))
    assert t.card("election").zone is Zone.ARTIFACTS
    t.game.adjust(SetCounters(card=election, name="nay", amount=6))
    t.finish()
    assert [seat.artifacts for seat in t.game.view(0).seats] == [(), ()]
    assert t.line(0) == ["krump"] and t.line(1) == ["troll"]
    check_replay(t.game)


@pytest.mark.rule("glossary/constant-abilities")
def test_what_the_judge_sets_off_is_set_off_once_also_in_a_copy_of_the_game() -> None:
    effigy = spec("effigy-of-melerukh", counters={"awakening": 5})
    t = table(side(artifacts=[effigy]), side(battleline=["troll"]), house=House.BROBNAR)
    t.game.adjust(SetCounters(card=t.handle("effigy-of-melerukh"), name="awakening", amount=6))
    assert t.game.fork().digest() == t.game.digest() and t.game.fork().decision == t.decision
    t.finish()
    assert t.line(0) == ["effigy-of-melerukh"] and t.card("effigy-of-melerukh").power == 100
    assert t.game.fork().digest() == t.game.digest()
    before = len(t.game.events)
    adjust(t, SetCounters(card=t.handle("effigy-of-melerukh"), name="awakening", amount=7))
    assert len(t.game.events) == before + 1


@pytest.mark.rule("glossary/keys")
def test_the_judge_can_set_several_colorless_keys_and_only_one_of_each_color() -> None:
    t = table(side(keys=COLORS, archon_power="tinkerer"), side(), house=House.BROBNAR)
    adjust(t, SetKeys(player=0, keys=(KeyColor.COLORLESS, KeyColor.RED, KeyColor.RED, KeyColor.COLORLESS)))
    assert t.game.view(0).seats[0].keys == (KeyColor.RED, KeyColor.COLORLESS, KeyColor.COLORLESS)
    adjust(t, SetKeys(player=0, keys=(KeyColor.COLORLESS,)))
    assert t.game.view(0).seats[0].keys == (KeyColor.COLORLESS,)


@pytest.mark.rule("glossary/upgrades", "glossary/token-creatures")
def test_a_token_creature_is_not_attached_though_an_upgrade_is_printed_on_the_other_side() -> None:
    ada = side(battleline=[spec("blood-of-titans", token_of="grunt"), "troll"], token="grunt")
    t = table(ada, house=House.SHADOWS)
    refuse(t, Attach(card=t.handle("blood-of-titans"), to=t.handle("troll")), "Only an upgrade")


@pytest.mark.rule("glossary/token-creatures")
def test_nobody_recognizes_a_token_creature_by_the_effect_that_its_card_began() -> None:
    ada = side(hand=["shield-of-justice", "request-donations"], token="squire", houses=[House.SANCTUM])
    t = table(ada, side(), house=House.SANCTUM)
    t.do("play", "shield-of-justice")
    shield = t.handle("shield-of-justice")
    adjust(t, Move(card=shield, zone=Zone.DECK, player=0, at=0))
    assert [handle for handle, _ in t.game.view(0).lasting] == [shield]
    t.do("play", "request-donations")
    t.finish()
    assert t.game.state.cards[int(shield[1:])].zone is Zone.BATTLELINE
    for viewer in (0, 1, None):
        ((handle, words),) = t.game.view(viewer).lasting
        assert handle == "" and "Shield of Justice" in words.en


@pytest.mark.rule("glossary/upgrades")
@pytest.mark.parametrize("status", ["stunned", "warded", "enraged"])
def test_an_upgrade_has_no_status_and_no_power_counter(status: str) -> None:
    t = table(side(battleline=[spec("troll", upgrades=("blood-of-titans",))]))
    upgrade = t.handle("blood-of-titans")
    for change in (SetStatus(card=upgrade, status=status, on=True), SetCounters(card=upgrade, name="power", amount=1)):
        refuse(t, change, "not a creature in play")
    adjust(t, SetCounters(card=upgrade, name="doom", amount=1))
    assert t.card("troll").upgrades[0].counters == (("doom", 1),)
