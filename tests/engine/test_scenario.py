"""Scenarios: any table written down, its defaults, and errors that name the thing."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.cards import library
from kfdesk.engine import (
    CardSpec,
    CardType,
    DecisionKind,
    Edition,
    Game,
    House,
    Icon,
    KeyColor,
    Scenario,
    SetupError,
    Side,
    Step,
    Zone,
)
from kfdesk.engine.scenario import MOST_BELOW, SetAmber, SetStatus
from kfdesk.engine.scenario_of_state import scenario_of, written
from kfdesk.engine.stored import FieldError
from kfdesk.engine.terms import Status
from tests.engine.playing import check_replay, check_state, snapshot
from tests.tables import side, spec, table


def test_an_empty_scenario_is_a_table_in_step_3_of_adas_second_turn() -> None:
    game = Game.from_scenario(Scenario(), library=library())
    view = game.view(0)
    assert (view.active, view.turn, view.step, view.first_player) == (0, 3, Step.MAIN, 0)
    assert view.active_house is None and view.tide is None and view.winner is None
    assert [seat.name for seat in view.seats] == ["Ada", "Bo"]
    for seat in view.seats:
        assert (seat.amber, seat.keys, seat.chains, seat.key_cost) == (0, (), 0, 6)
        assert (seat.hand_count, seat.deck_count, seat.archives_count) == (0, 0, 0)
        assert not (seat.houses or seat.battleline or seat.artifacts or seat.discard or seat.purged)
    assert game.decision is not None and game.decision.keys() == ("end-turn",)
    assert game.events == [] and game.journal == () and game.setup.edition is Edition.V18_4


def test_a_bare_id_is_a_ready_untouched_card_of_its_printed_house() -> None:
    t = table(side(battleline=["dodger"]), side())
    dodger = t.card("dodger")
    assert dodger.ready and dodger.houses == (House.SHADOWS,) and not dodger.maverick
    assert (dodger.damage, dodger.amber, dodger.power_counters, dodger.counters) == (0, 0, 0, ())
    assert not (dodger.stunned or dodger.warded or dodger.enraged or dodger.upgrades or dodger.under)
    assert (dodger.owner, dodger.controller, dodger.zone, dodger.type) == (0, 0, Zone.BATTLELINE, CardType.CREATURE)


def test_everything_on_a_card_can_be_set() -> None:
    laden: dict[str, Any] = {
        "id": "dodger", "ready": False, "damage": 2, "amber": 3, "power_counters": 1, "counters": {"doom": 2},
        "stunned": True, "warded": True, "enraged": True, "upgrades": ["protect-the-weak"], "under": ["fear"],
        "owner": 1, "house": "logos", "icons": ["draw", "mars"], "maverick": True,
    }  # fmt: skip
    t = table(side(battleline=[laden]), side())
    dodger = t.card("dodger")
    assert (dodger.ready, dodger.damage, dodger.amber, dodger.power, dodger.armor) == (False, 2, 3, 6, 1)
    assert dodger.counters == (("doom", 2),) and dodger.stunned and dodger.warded and dodger.enraged
    assert [u.id for u in dodger.upgrades] == ["protect-the-weak"] and [u.id for u in dodger.under] == ["fear"]
    assert (dodger.owner, dodger.controller) == (1, 0)
    assert dodger.houses == (House.LOGOS, House.MARS) and dodger.icons == (Icon.DRAW,) and dodger.maverick
    check_state(t.game)


def test_a_side_holds_every_zone_in_the_order_given() -> None:
    mine = side(name="Cy", hand=["fear"], deck=["punch", "anger"], discard=["tocsin", "shooler"], archives=["mother"],
                purged=["warsong"], battleline=["dodger", "urchin"], artifacts=["seeker-needle"], amber=4, chains=5,
                keys=[KeyColor.YELLOW, KeyColor.RED], token="blorb")  # fmt: skip
    t = table(mine, side())
    seat = t.game.view(0).seats[0]
    assert (seat.name, seat.amber, seat.chains, seat.keys) == ("Cy", 4, 5, (KeyColor.RED, KeyColor.YELLOW))
    assert t.ids(0, "deck") == ["punch", "anger"] and t.ids(0, "discard") == ["tocsin", "shooler"]
    assert t.line(0) == ["dodger", "urchin"] and t.ids(0, "artifacts") == ["seeker-needle"]
    assert (t.ids(0, "archives"), t.ids(0, "purged"), t.ids(0, "hand")) == (["mother"], ["warsong"], ["fear"])
    assert [c.id for c in seat.references] == ["blorb"]


@pytest.mark.rule("glossary/active-house", "glossary/token-creatures")
def test_the_active_house_is_by_default_that_of_the_first_card_as_it_lies_there() -> None:
    assert table(side(battleline=["troll"])).game.state.active_house is House.BROBNAR
    token = spec("troll", token_of="grunt")
    assert table(side(battleline=[token], token="grunt")).game.state.active_house is House.MARS


def test_houses_default_to_those_of_the_cards_at_most_three_and_can_be_given() -> None:
    t = table(side(hand=["fear", "urchin", "mother", "valdr"]), side(houses=[House.MARS]))
    assert t.game.view(0).seats[0].houses == (House.DIS, House.SHADOWS, House.LOGOS)
    assert t.game.view(0).seats[1].houses == (House.MARS,)
    assert t.game.view(0).active_house is House.DIS  # of the active player's first card
    lent = table(side(battleline=["urchin", {"id": "valdr", "owner": 1}]), side())
    assert lent.game.view(0).seats[0].houses == (House.SHADOWS,)


@pytest.mark.parametrize(("active", "turn", "first"), [(0, 3, 0), (1, 3, 1), (0, 4, 1), (1, 2, 0)])
def test_who_went_first_follows_from_the_turn(active: int, turn: int, first: int) -> None:
    t = table(side(), side(), active=active, turn=turn)
    assert t.game.view(0).first_player == first and t.game.view(0).active == active


def test_a_scenario_can_begin_in_any_step() -> None:
    deck = ["fear"] * 9
    for step, kind in (
        (Step.START, DecisionKind.HOUSE), (Step.FORGE, DecisionKind.HOUSE), (Step.HOUSE, DecisionKind.HOUSE),
        (Step.MAIN, DecisionKind.MAIN),
    ):  # fmt: skip
        t = table(side(deck=deck), side(deck=deck), step=step)
        assert t.decision.kind is kind and t.decision.player == 0
    for step in (Step.READY, Step.DRAW, Step.END):
        t = table(side(deck=deck, battleline=[{"id": "dodger", "ready": False}]), side(deck=deck), step=step)
        assert t.decision.player == 1 and t.decision.kind is DecisionKind.HOUSE
        assert t.card("dodger").ready is (step is Step.READY)
        assert len(t.ids(0, "hand")) == (0 if step is Step.END else 6)


def test_the_same_scenario_and_seed_is_the_same_game_and_another_seed_is_not() -> None:
    deck = ["urchin", "fear", "dodger", "mother", "troll", "valdr", "punch", "anger", "smaaash"]
    ends = []
    for seed in (1, 1, 2):
        t = table(side(discard=deck), side(houses=[House.DIS]), seed=seed)
        t.answer("end-turn")
        ends.append(t.ids(0, "hand"))
    assert ends[0] == ends[1] != ends[2]


def test_a_scenario_survives_being_written_and_read() -> None:
    laden = CardSpec.model_validate({"id": "dodger", "damage": 2, "upgrades": ["protect-the-weak"], "icons": ["draw"]})
    whole = Scenario(players=(Side(battleline=(laden,), amber=3), Side(keys=(KeyColor.BLUE,))), tide=1, seed=9)
    again = Scenario.model_validate_json(whole.model_dump_json())
    assert again == whole
    one, other = (Game.from_scenario(s, library=library()) for s in (whole, again))
    assert snapshot(one) == snapshot(other)


def test_a_game_from_a_scenario_is_replayed_and_undone_like_any_other() -> None:
    t = table(side(hand=["urchin"], battleline=["dodger"]), side(amber=2, battleline=["troll"]), house=House.SHADOWS)
    start = snapshot(t.game)
    t.do("play", "urchin")
    t.answer("slot:0")
    t.do("fight", "dodger")
    t.pick("troll")
    check_replay(t.game)
    assert snapshot(t.game.fork(0)) == start


def test_creatures_that_cannot_live_are_destroyed_when_the_game_begins_to_move() -> None:
    t = table(side(battleline=[{"id": "urchin", "damage": 1}, "dodger"]), side(), step=Step.START)
    assert t.line(0) == ["dodger"] and t.ids(0, "discard") == ["urchin"]


# Errors -----------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/deck")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "archives", "purged", "battleline", "artifacts"])
def test_an_unknown_card_is_named_wherever_it_is(zone: str) -> None:
    with pytest.raises(SetupError, match="There is no card “no-such-card”"):
        table(side(**{zone: ["no-such-card"]}), side())
    nested = {"id": "dodger", "upgrades": ["no-such-card"]}
    with pytest.raises(SetupError, match="There is no card “no-such-card”"):
        table(side(battleline=[nested]), side())
    with pytest.raises(SetupError, match="There is no card “no-such-card”"):
        table(side(battleline=[{"id": "fear", "token_of": "no-such-card"}]), side())


@pytest.mark.rule("glossary/battleline", "glossary/artifacts", "glossary/upgrades")
def test_a_card_that_is_where_it_cannot_be_is_named_with_the_rule() -> None:
    with pytest.raises(SetupError, match=r"Fear is not a creature .*\(glossary/battleline\)"):
        table(side(battleline=["fear"]), side())
    with pytest.raises(SetupError, match=r"Dodger is not an artifact .*\(glossary/artifacts\)"):
        table(side(artifacts=["dodger"]), side())
    with pytest.raises(SetupError, match=r"Dodger is not an upgrade .*\(glossary/upgrades\)"):
        table(side(battleline=[spec("troll", upgrades=["dodger"])]), side())


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"turn": 0}, "turn"),
        ({"active": 2}, "active"),
        ({"tide": 5}, "tide"),
        ({"step": "lunch"}, "step"),
        ({"house": "nowhere"}, "house"),
        ({"edition": "0.9"}, "edition"),
        ({"weather": "fine"}, "weather"),
        ({"players": [{"amber": -1}, {}]}, "players.0.amber"),
        ({"players": [{}, {"chains": 1000}]}, "players.1.chains"),
        ({"players": [{"battleline": [{"id": "dodger", "damage": -1}]}, {}]}, "players.0.battleline.0.damage"),
        ({"players": [{"hand": [{"id": "fear", "colour": "red"}]}, {}]}, "players.0.hand.0.colour"),
        ({"players": [{"keys": ["green"]}, {}]}, "players.0.keys.0"),
        ({"players": [{}]}, "players.1"),
    ],
)
def test_a_field_that_cannot_be_is_named(given: dict[str, Any], field: str) -> None:
    with pytest.raises(FieldError, match=f"^{field}: [A-Z“].+\\.$") as fault:
        Scenario.model_validate(given)
    assert fault.value.field == field and fault.value.words.say("de") != fault.value.words.en


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "[]", '"fear"', "{}{}", '{"seed": 1e999}', b"\xff"])
def test_a_file_that_holds_no_scenario_is_refused(text: str | bytes) -> None:
    with pytest.raises(FieldError):
        Scenario.model_validate_json(text)


def test_by_keyword_a_scenario_takes_lists_ids_and_words_as_in_a_file() -> None:
    said = Side(hand=["fear"], battleline=[{"id": "troll", "stunned": True}], keys=["red"], houses=["dis"])  # type: ignore[arg-type]
    assert said == Side(
        hand=(CardSpec(id="fear"),),
        battleline=(CardSpec(id="troll", statuses=(Status.STUN,)),),
        keys=(KeyColor.RED,),
        houses=(House.DIS,),
    )
    assert said.battleline[0].stunned and not said.battleline[0].warded
    wrong: tuple[dict[str, Any], ...]
    wrong = ({"hand": "fear"}, {"hand": [3]}, {"hand": [{}]}, {"hands": []}, {"amber": -1}, {"amber": 1.5})
    for keywords in wrong:
        with pytest.raises(FieldError):
            Side(**keywords)


@pytest.mark.parametrize(("value", "amount"), [(3, 3), ("3", 3), (3.0, 3), ("3.0", 3), (True, 1)])
def test_a_whole_number_may_be_written_otherwise(value: object, amount: int) -> None:
    assert Side.model_validate({"amber": value}).amber == amount


@pytest.mark.parametrize("value", ["", "three", "3.5", 3.5, float("nan"), float("inf"), 1e300, None, [3]])
def test_what_is_no_whole_number_is_refused(value: object) -> None:
    with pytest.raises(FieldError, match=r"amber: .* is not a whole number"):
        Side.model_validate({"amber": value})


@pytest.mark.parametrize(("value", "is_so"), [(0, False), (1, True), ("no", False), ("True", True), (1.0, True)])
def test_a_flag_may_be_written_otherwise(value: object, is_so: bool) -> None:
    assert CardSpec.model_validate({"id": "troll", "ready": value}).ready is is_so


@pytest.mark.parametrize("value", [2, "maybe", None, [True]])
def test_what_is_no_flag_is_refused(value: object) -> None:
    for field in ("ready", "stunned"):
        with pytest.raises(FieldError, match=rf"{field}: .* is neither true nor false"):
            CardSpec.model_validate({"id": "troll", field: value})


@pytest.mark.parametrize("status", Status)
def test_a_status_is_said_by_its_flag_or_among_all_and_written_by_its_flag(status: Status) -> None:
    said = CardSpec.model_validate({"id": "troll", status.flag: True})
    assert said == CardSpec.model_validate({"id": "troll", "statuses": [status.value]})
    assert said.statuses == (status,) and said.model_dump(exclude_defaults=True) == {"id": "troll", status.flag: True}
    assert CardSpec.model_validate({"id": "troll", status.flag: False}) == CardSpec(id="troll")


def test_records_of_files_never_change_and_are_copied_instead() -> None:
    spec = CardSpec(id="troll", damage=1)
    with pytest.raises(AttributeError):
        spec.damage = 2  # type: ignore[misc]
    other = spec.model_copy(update={"damage": 2})
    assert (spec.damage, other.damage, other.id) == (1, 2, "troll") and other != spec
    assert repr(other) == "CardSpec(id='troll', damage=2)"
    assert spec.counters is not CardSpec(id="troll").counters
    assert hash(SetAmber(player=1, amount=2)) == hash(SetAmber(player=1, amount=2))
    assert SetStatus(card="c1", status="ready", on=True) != SetAmber(player=1, amount=2)


def test_cards_lie_only_so_deep_below_each_other() -> None:
    spec = CardSpec(id="troll")
    for _ in range(MOST_BELOW):
        spec = CardSpec(id="troll", under=(spec,))
    with pytest.raises(FieldError, match="More than 20 cards"):
        CardSpec(id="troll", upgrades=(spec,))


@pytest.mark.parametrize(("mark", "top"), [("", "punch"), ('"version":2,', "anger")])
def test_a_file_of_the_first_version_has_the_top_of_its_open_piles_last(mark: str, top: str) -> None:
    side = (
        '{"discard":["anger","punch"],"archives":["anger","punch"],"purged":["anger","punch"],"deck":["mother","fear"]}'
    )
    text = f'{{{mark}"players":[{side},{{}}],"numbers":[1,2,3,4,5,6,7,8]}}'
    game = Game.from_scenario(Scenario.model_validate_json(text), library=library())
    seat = game.view(None, omniscient=True).seats[0]
    assert [pile[0].id for pile in (seat.discard, seat.purged, seat.archives or ())] == [top] * 3
    assert seat.deck is not None and seat.deck[0].id == "mother"
    again = Game.from_scenario(Scenario.model_validate_json(written(scenario_of(game.checkpoint))), library=library())
    assert again.view(None, omniscient=True).seats[0] == seat


@pytest.mark.parametrize(
    ("beside", "rule"),
    [({"token": "troll"}, "glossary/token-creatures"), ({"archon_power": {"id": "grunt"}}, "glossary/archon-power")],
)
def test_a_reference_card_of_another_type_is_refused(beside: dict[str, Any], rule: str) -> None:
    with pytest.raises(SetupError) as refused:
        table(side(**beside))
    assert refused.value.rule == rule


@pytest.mark.rule(
    "glossary/token-creatures",
    "glossary/movement-between-zones",
    "glossary/upgrades",
    "glossary/prophecy",
    "glossary/gigantic",
    "glossary/keys",
)
@pytest.mark.parametrize(
    ("given", "said", "rule"),
    [
        ({"battleline": [spec("fear", token_of="grunt")]}, "Neither player’s deck brings .* Grunt", "token-creatures"),
        ({"battleline": [spec("fear", token_of="troll")]}, "Troll is not a token creature", "token-creatures"),
        ({"battleline": ["grunt"], "token": "grunt"}, "Grunt is a reference card", "token-creatures"),
        ({"hand": ["grunt"]}, "Grunt is a reference card", "token-creatures"),
        ({"hand": [spec("fear", token_of="grunt")], "token": "grunt"}, "Fear is not in play", "movement-between-zones"),
        ({"hand": [spec("troll", damage=1)]}, "Troll is not in play", "movement-between-zones"),
        ({"hand": [spec("troll", ready=False)]}, "Troll is not in play", "movement-between-zones"),
        ({"archon_power": spec("artificer", amber=1)}, "Artificer is not in play", "movement-between-zones"),
        ({"battleline": [spec("troll", active=True)]}, "Troll is not a prophecy", "prophecy"),
        ({"deck": [spec("troll", stunned=True)]}, "Troll is not in play", "movement-between-zones"),
        ({"discard": [spec("troll", upgrades=["blood-of-titans"])]}, "Troll is not in play", "movement-between-zones"),
        ({"archives": [spec("troll", under=["fear"])]}, "Troll is not in play", "movement-between-zones"),
        ({"hand": [spec("troll", owner=1)]}, "Troll belongs to the other player", "movement-between-zones"),
        ({"discard": [spec("troll", owner=1)]}, "Troll belongs to the other player", "movement-between-zones"),
        (
            {"battleline": [spec("troll", upgrades=[spec("blood-of-titans", upgrades=["blood-of-titans"])])]},
            "No upgrade can be attached to Blood of Titans",
            "upgrades",
        ),
        ({"battleline": [spec("troll", other_half="krump")]}, "Troll has no other half", "gigantic"),
        (
            {"battleline": [spec("troll", entered=4), spec("krump", entered=4)]},
            "both be number 4",
            "movement-between-zones",
        ),
        ({"prophecies": [spec("overreach", under=["fear"])]}, "No card can be under Overreach", "prophecy"),
        ({"keys": [KeyColor.RED, KeyColor.YELLOW, KeyColor.BLUE]}, "this game is over", "keys"),
        ({"keys": [KeyColor.RED, KeyColor.RED]}, "one of them twice", "keys"),
        (
            {"battleline": ["krump", spec("fear", token_of="grunt", copy_of="krump")], "token": "grunt"},
            "Fear cannot be both a token creature and a copy",
            "token-creatures",
        ),
        ({"hand": [spec("troll", face_up=True)]}, "marked as faceup, not Troll", "archives"),
        ({"battleline": [spec("troll", face_down=True)]}, "can be facedown, not Troll", "facedown-cards"),
        ({"archives": [spec("troll", face_down=True)]}, "can be facedown, not Troll", "facedown-cards"),
        (
            {"battleline": [spec("troll", counters={"power": 1})]},
            "on Troll stands by itself",
            "power-counter-1-power-status-card",
        ),
        *(
            ({"battleline": [spec("troll", upgrades=[spec("blood-of-titans", **worn)])]}, "is an upgrade", "upgrades")
            for worn in (
                {"damage": 1},
                {"power_counters": 1},
                {"warded": True},
                {"armor_used": 1},
                {"armor_known": 1},
                {"attacked": True},
                {"ready": False},
                {"under": ["fear"]},
            )
        ),
        ({"battleline": [spec("bulwark", armor_used=3)]}, "More armor of Bulwark .* than it has", "armor"),
        ({"battleline": [spec("troll", armor_used=2, armor_known=1)]}, "More armor of Troll", "armor"),
        ({"battleline": [spec("troll", controller=1)]}, "Troll is controlled by", "control-and-ownership"),
        ({"artifacts": [spec("gorm-of-omm", controller=1)]}, "is controlled by", "control-and-ownership"),
        ({"houses": [*House][:4]}, "at most 3 houses", "deck"),
        ({"houses": [House.DIS, House.DIS]}, "each of them once", "deck"),
        ({"forged": [(4, KeyColor.RED)]}, "in turn 4, which is still to come", "keys"),
    ],
)
def test_a_table_that_cannot_arise_is_refused_as_it_is_loaded(given: dict[str, Any], said: str, rule: str) -> None:
    with pytest.raises(SetupError, match=said) as refused:
        table(side(**given))
    assert refused.value.rule == f"glossary/{rule}" and refused.value.words.say("de") != refused.value.words.en


@pytest.mark.rule("glossary/keys")
@pytest.mark.parametrize("keys", [[], [KeyColor.RED, KeyColor.YELLOW, KeyColor.BLUE]])
def test_a_table_of_a_game_that_is_over_is_refused(keys: list[KeyColor]) -> None:
    with pytest.raises(SetupError, match="over cannot be continued"):
        table(side(keys=keys), step=Step.OVER)


@pytest.mark.rule("glossary/control-and-ownership", "glossary/facedown-cards")
def test_what_a_table_may_say_though_it_says_nothing_new() -> None:
    same = spec("troll", controller=0, counters={"doom": 0})
    token = spec("fear", token_of="grunt", face_down=True)
    t = table(side(battleline=[same, token], token="grunt"))
    assert t.line(0) == ["troll", "grunt"] and t.card("troll").counters == ()


@pytest.mark.rule("card-faq/mimic-gel-1")
def test_a_copy_is_of_a_card_of_the_table() -> None:
    gel = spec("mimic-gel", copy_of="krump")
    with pytest.raises(SetupError, match=r"There is no Krump on this table .*\(card-faq/mimic-gel-1\)"):
        table(side(battleline=[gel]))
    assert table(side(battleline=[gel]), side(discard=["krump"])).line(0) == ["krump"]


@pytest.mark.parametrize("deck", [6, 7])
def test_a_table_that_is_being_set_up_has_the_cards_of_a_starting_hand(deck: int) -> None:
    sides = side(deck=["troll"] * deck), side(deck=["krump"] * 7)
    if deck < 7:
        with pytest.raises(SetupError, match="each deck needs at least 7 cards"):
            table(*sides, step=Step.SETUP)
        return
    t = table(*sides, step=Step.SETUP)
    assert sorted(len(p.hand) for p in t.game.state.players) == [6, 7]


@pytest.mark.rule("glossary/token-creatures", "card-faq/cyber-clone-1")
def test_cyber_clone_can_be_played_at_every_table_with_a_token_creature() -> None:
    t = table(
        side(hand=["cyber-clone"]), side(battleline=[spec("fear", token_of="grunt")], token="grunt"), house=House.LOGOS
    )
    t.do("play", "cyber-clone")
    t.finish()
    assert t.card("cyber-clone").power == 3 and t.zone("fear") == "purged"


@pytest.mark.rule("glossary/keys", "glossary/archon-power")
def test_three_keys_do_not_end_a_game_in_which_a_player_needs_four() -> None:
    keys = [KeyColor.RED, KeyColor.YELLOW, KeyColor.BLUE]
    t = table(side(keys=keys, archon_power="tinkerer"), side(battleline=["troll"]))
    t.expect_main_step()
    assert t.game.winner is None
    four = side(keys=[*keys, KeyColor.COLORLESS], archon_power="tinkerer")
    with pytest.raises(SetupError, match="this game is over"):
        table(four, side(battleline=["troll"]))
