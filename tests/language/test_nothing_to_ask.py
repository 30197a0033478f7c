"""Nothing is asked where no answer can change anything. Rule: "Resolve as much as you can"."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.engine import DecisionKind, House, Side
from kfdesk.engine.events import DeedForbidden
from kfdesk.engine.terms import Step
from kfdesk.language.words import (
    CARD,
    CREATURE,
    FRIENDLY,
    OPPONENT,
    PLAY,
    READY_UP,
    a,
    a_house,
    a_number,
    all_of,
    by,
    cannot,
    card,
    choose,
    choose_one,
    destroy,
    discard,
    draw,
    each,
    hand,
    if_you_do,
    lose,
    make_token,
    may,
    neighbors_of,
    next_turn,
    of_house,
    play,
    power,
    ready,
    steal,
    stun,
)
from tests.tables import Table, side, spec, table


def at_checkpoint(t: Table) -> bool:
    return t.game.at_checkpoint


@pytest.mark.rule("glossary/if-you-do-and-in-order-to")
def test_what_follows_if_you_do_is_no_reason_to_ask_where_it_cannot_be_done() -> None:
    t = table(side(battleline=["dark-centurion", "troll"]), side(battleline=["krump"]), house=House.SAURIAN)
    t.do("action", "dark-centurion")
    assert at_checkpoint(t)
    t = table(side(battleline=["dark-centurion", "troll"]), side(battleline=[spec("krump", amber=1)]))
    t.do("action", "dark-centurion")
    assert t.offered() == ["dark-centurion", "troll", "krump"]


@pytest.mark.rule("glossary/may", "glossary/if-you-do-and-in-order-to")
@pytest.mark.parametrize("amber", [0, 1])
@pytest.mark.parametrize("otherwise", [False, True])
def test_whether_to_do_one_thing_for_another_is_asked_only_if_either_can_be_done(
    amber: int, *, otherwise: bool
) -> None:
    trade = if_you_do(lose(1), draw(), draw(2)) if otherwise else if_you_do(lose(1), draw())
    deal = card("library-of-babble", play(may(choose_one(trade, steal(1)))))
    t = table(side(hand=["library-of-babble"], amber=amber, deck=["troll"] * 3), None, deal, house=House.LOGOS)
    t.do("play", "library-of-babble")
    if amber or otherwise:
        t.expect(DecisionKind.CONFIRM)
    else:
        assert at_checkpoint(t)


@pytest.mark.rule("glossary/resolve-as-much-as-you-can")
def test_no_giver_is_asked_for_where_no_card_could_get_anything() -> None:
    ada = side(hand=["governess-silvina"], battleline=[spec("krump", amber=1), "flaxia"])
    t = table(ada, house=House.SAURIAN)
    t.creature("governess-silvina")
    assert at_checkpoint(t)
    assert t.card("krump").amber == 1


def test_no_giver_is_asked_for_where_none_has_anything_also_where_another_card_is_described_by_it() -> None:
    t = table(side(battleline=["consul-primus", "troll"]), side(battleline=["krump"]), house=House.SAURIAN)
    t.do("reap", "consul-primus")
    assert at_checkpoint(t)


@pytest.mark.rule("glossary/resolve-as-much-as-you-can")
def test_nobody_is_readied_and_used_where_all_are_ready_and_none_can_fight() -> None:
    t = table(side(hand=["anger"], battleline=["krump", "troll"]), house=House.BROBNAR)
    t.do("play", "anger")
    assert at_checkpoint(t)
    tired = [spec("krump", ready=False), "troll"]
    t = table(side(hand=["anger"], battleline=tired), house=House.BROBNAR)
    t.do("play", "anger")
    assert t.offered() == ["krump", "troll"]


@pytest.mark.rule("glossary/bonus-icons", "glossary/replacement-effects")
def test_an_icon_is_not_replaced_by_its_like() -> None:
    ada = side(hand=[spec("fear", icons=["capture"])], artifacts=["amphora-captura"], battleline=["troll"])
    t = table(ada, side(amber=2), house=House.DIS)
    t.do("play", "fear")
    t.finish()
    assert (t.card("troll").amber, t.amber(1)) == (1, 1)
    assert not [entry for entry in t.game.journal if "yes" in str(entry)]


@pytest.mark.rule("glossary/most-powerful")
def test_which_of_two_equal_creatures_counts_is_not_asked_where_only_their_controller_matters() -> None:
    bo = side(artifacts=["forum-of-giants"], battleline=["troll", "troll"])
    t = table(side(battleline=["krump"]), bo, house=House.BROBNAR)
    t.game.choose("end-turn")
    assert t.amber(1) == 1


def test_no_creature_is_asked_for_where_its_opponent_has_nothing_to_capture() -> None:
    ada = side(battleline=["seneschal-sargassa", "troll"])
    t = table(ada, side(), house=House.SAURIAN, tide_in_game=True)
    t.answer("raise-tide")
    assert at_checkpoint(t)


@pytest.mark.rule("glossary/resolve-as-much-as-you-can")
def test_what_happens_if_anything_was_moved_is_no_reason_to_ask_where_nothing_can_be() -> None:
    t = table(side(battleline=["shadowsaurus"]), side(battleline=["krump", "troll"]), house=House.SHADOWS)
    t.do("action", "shadowsaurus")
    assert at_checkpoint(t)


@pytest.mark.rule("glossary/capture", "glossary/resolve-as-much-as-you-can")
@pytest.mark.parametrize("amber", [0, 1])
@pytest.mark.parametrize(
    ("place", "act", "id_", "house"),
    [("hand", "play", "taxing-journey", House.SANCTUM), ("artifacts", "action", "city-gates", House.SAURIAN)],
)
def test_who_captures_is_asked_only_if_there_is_anything_to_capture(
    place: str, act: str, id_: str, house: House, amber: int
) -> None:
    ada = side(battleline=["blypyp", "troll"], **{place: [id_]})
    t = table(ada, side(amber=amber), house=house)
    t.do(act, id_)
    if amber:
        t.offers("blypyp", "troll")
    else:
        t.expect_main_step()


@pytest.mark.rule("glossary/ready-and-exhausted", "glossary/fight")
@pytest.mark.parametrize(("act", "house"), [("relentless-assault", House.BROBNAR), ("smite", House.SANCTUM)])
def test_who_fights_is_asked_only_where_somebody_can_be_readied_or_fight(act: str, house: House) -> None:
    t = table(side(hand=[act], battleline=["sequis", "troll"]), side(), house=house)
    t.do("play", act)
    t.expect_main_step()
    t = table(side(hand=[act], battleline=["sequis", spec("troll", ready=False)]), side(), house=house)
    t.do("play", act)
    assert t.offered() == ["sequis", "troll"]


@pytest.mark.rule("glossary/ready-and-exhausted", "glossary/cannot", "glossary/resolve-as-much-as-you-can")
@pytest.mark.parametrize("step", [None, Step.READY])
def test_no_creature_is_readied_where_none_can_be(step: Step | None) -> None:
    ban = card("cannon", cannot(READY_UP, each(CREATURE), step=step))
    ada = side(hand=["library-of-babble"], battleline=[spec("sequis", ready=False), "troll"], artifacts=["cannon"])
    t = table(ada, None, ban, card("library-of-babble", play(ready(a(CREATURE)))), house=House.LOGOS)
    t.do("play", "library-of-babble")
    assert at_checkpoint(t) is (step is None)
    barred = [(event.cause, event.cards) for event in t.events(DeedForbidden)]
    assert barred == ([(t.number("cannon"), (t.number("sequis"),))] if step is None else [])


@pytest.mark.rule("glossary/gigantic", "glossary/may")
def test_whether_half_of_a_gigantic_creature_is_played_is_not_asked() -> None:
    discard = ["ultra-gravitron", "ultra-gravitron2"]
    t = table(side(hand=["exhume"], discard=discard), side(), house=House.DIS)
    t.do("play", "exhume")
    t.expect_main_step()
    assert set(t.ids(0, "discard")) >= set(discard)


@pytest.mark.rule("glossary/may")
@pytest.mark.parametrize(("mine", "theirs"), [(0, 1), (1, 0)])
def test_whether_another_player_does_something_is_asked_where_that_player_can(mine: int, theirs: int) -> None:
    order = card("library-of-babble", play(may(by(OPPONENT, discard(a(CARD, in_=hand()))))))
    ada = side(hand=["library-of-babble", *["fear"] * mine])
    t = table(ada, side(hand=["fear"] * theirs), order, house=House.LOGOS)
    t.do("play", "library-of-babble")
    assert at_checkpoint(t) is not bool(theirs)


@pytest.mark.rule("glossary/resolve-as-much-as-you-can")
@pytest.mark.parametrize(("mine", "theirs"), [(0, 1), (1, 0)])
def test_one_effect_is_chosen_where_another_player_can_do_theirs(mine: int, theirs: int) -> None:
    order = card("library-of-babble", play(choose_one(lose(1), by(OPPONENT, destroy(a(CREATURE, FRIENDLY))))))
    ada = side(hand=["library-of-babble"], battleline=["troll"] * mine)
    t = table(ada, side(battleline=["troll"] * theirs), order, house=House.LOGOS)
    t.do("play", "library-of-babble")
    assert at_checkpoint(t) is not bool(theirs)


@pytest.mark.rule("glossary/battleline", "glossary/flank")
@pytest.mark.parametrize("others", [[], ["urchin"]])
def test_where_a_creature_moves_is_asked_only_where_another_stands_in_its_line(others: list[str]) -> None:
    lifted = spec("krump", upgrades=["transmuting-lift"])
    t = table(side(battleline=[lifted, *others]), side(battleline=["troll", "zorg"]), house=House.BROBNAR)
    t.do("reap", "krump")
    assert at_checkpoint(t) is not bool(others)
    t = table(side(battleline=["pirate-champion", *others]), side(battleline=["dust-pixie"]), house=House.SKYBORN)
    t.fight("pirate-champion", "dust-pixie")
    assert at_checkpoint(t) is not bool(others)


@pytest.mark.rule("glossary/resolve-as-much-as-you-can")
def test_a_creature_alone_in_its_line_is_not_moved_but_what_else_is_done_to_it_is() -> None:
    alone = side(hand=["red-skies"], battleline=[spec("nantucket", ready=False)])
    t = table(alone, side(battleline=["troll", "zorg"]), house=House.SKYBORN)
    t.do("play", "red-skies")
    t.pick("nantucket")
    t.expect_main_step()
    assert t.card("nantucket").ready


@pytest.mark.rule("glossary/resolve-as-much-as-you-can")
@pytest.mark.parametrize(
    ("id_", "house", "there"),
    [
        ("unprepared", House.STAR_ALLIANCE, side(battleline=["troll"])),
        ("they-tell-no-tales", House.DIS, side(battleline=["troll"])),
        ("persistence-hunting", House.UNTAMED, side(battleline=["troll"])),
        ("sunk-cost", House.UNFATHOMABLE, side(hand=["troll"])),
    ],
)
def test_no_house_is_named_where_there_is_no_card_of_any(id_: str, house: House, there: Side) -> None:
    t = table(side(hand=[id_], token="fish"), side(), house=house)
    t.do("play", id_)
    t.expect_main_step()
    assert t.zone(id_) == "discard"
    t = table(side(hand=[id_], token="fish"), there, house=house)
    t.do("play", id_)
    t.expect(DecisionKind.HOUSE)
    assert f"house:{House.LOGOS}" in t.decision.keys()


@pytest.mark.rule("glossary/resolve-as-much-as-you-can")
def test_what_is_done_besides_is_done_where_no_house_is_named() -> None:
    t = table(side(hand=["they-tell-no-tales"]), side(), house=House.DIS)
    t.do("play", "they-tell-no-tales")
    assert t.changes() == {
        "they-tell-no-tales": ("hand", "discard"),
        "ada amber": (0, 1),
        "ada chains": (0, 2),
    }


@pytest.mark.rule("glossary/lasting-effects")
def test_a_house_is_named_for_cards_that_are_still_to_come() -> None:
    house = a_house()
    ban = card(
        "library-of-babble", play(choose(house), next_turn(OPPONENT, cannot(PLAY, OPPONENT, a(CARD, of_house(house)))))
    )
    t = table(side(hand=["library-of-babble"]), side(), ban, house=House.LOGOS)
    t.do("play", "library-of-babble")
    t.expect(DecisionKind.HOUSE)


@pytest.mark.rule("glossary/resolve-as-much-as-you-can")
def test_a_house_is_named_where_there_will_be_cards_of_it() -> None:
    house = a_house()
    raid = card("library-of-babble", play(choose(house), make_token(), stun(each(CREATURE, of_house(house)))))
    ada = side(hand=["library-of-babble"], deck=["anger"], token="grunt")
    t = table(ada, side(), raid, house=House.LOGOS)
    t.do("play", "library-of-babble")
    t.expect(DecisionKind.HOUSE)


@pytest.mark.rule("glossary/out-of-play-zones")
@pytest.mark.parametrize("held", [[], ["fear"]])
def test_that_no_number_is_asked_for_tells_nothing_of_a_hand(held: list[str]) -> None:
    number = a_number()
    weak = discard(each(CREATURE, power(number), in_=hand(OPPONENT)))
    t = table(
        side(hand=["library-of-babble"]),
        side(hand=held),
        card("library-of-babble", play(choose(number), weak)),
        house=House.LOGOS,
    )
    t.do("play", "library-of-babble")
    assert at_checkpoint(t) is not bool(held)


@pytest.mark.rule("glossary/resolve-as-much-as-you-can")
@pytest.mark.parametrize(
    ("id_", "house", "ada", "bo", "missing"),
    [
        ("exchange-program", House.EKWIDON, {"battleline": ["krump", "dextre"]}, {"battleline": ["troll", "zorg"]}, 1),
        ("exchange-program", House.EKWIDON, {"battleline": ["krump", "dextre"]}, {"battleline": ["troll", "zorg"]}, 0),
        ("hoaxpitality", House.EKWIDON, {"battleline": ["krump", "dextre"]}, {"battleline": ["troll", "zorg"]}, 1),
        ("on-the-mark", House.BROBNAR, {"battleline": [spec("krump", amber=1), "dextre"]}, {"battleline": ["zorg"]}, 1),
        ("on-the-mark", House.BROBNAR, {"battleline": [spec("krump", amber=1), "dextre"]}, {"battleline": ["zorg"]}, 0),
        (
            "big-magnet",
            House.MARS,
            {"battleline": ["zorg"]},
            {"battleline": [spec("krump", upgrades=["blood-of-titans"])]},
            1,
        ),
        (
            "circlespeak",
            House.UNFATHOMABLE,
            {"battleline": ["zorg", "krump"]},
            {"discard": ["fear"] * 10, "amber": 2},
            1,
        ),
        ("manifestation", House.GEISTOID, {}, {"discard": [spec("anger", icons=["amber"]), *["troll"] * 9]}, 1),
        (
            "rose-of-sharon",
            House.SKYBORN,
            {"battleline": ["zorg", "rose-of-sharon", "krump"]},
            {"battleline": ["troll"]},
            1,
        ),
    ],
)
def test_no_card_is_chosen_where_there_is_none_to_do_something_with(
    id_: str, house: House, ada: dict[str, Any], bo: dict[str, Any], missing: int
) -> None:
    for sides in ((ada, bo), ({}, bo) if missing == 0 else (ada, {})):
        mine = sides[0] if id_ == "rose-of-sharon" else {**sides[0], "hand": [id_]}
        t = table(side(**mine), side(**sides[1]), house=house)
        t.do("action" if id_ == "rose-of-sharon" else "play", id_)
        assert at_checkpoint(t) is not (sides == (ada, bo))


@pytest.mark.rule("glossary/neighbor", "glossary/stun")
@pytest.mark.parametrize("line", [["krump", "troll"], ["krump", "troll", "zorg"]])
def test_of_two_creatures_it_is_not_asked_which_is_meant_with_the_other(line: list[str]) -> None:
    t = table(side(hand=["tremor"]), side(battleline=line), house=House.BROBNAR)
    t.do("play", "tremor")
    if len(line) > 2:
        t.offers(*line)
        t.pick("krump")
    t.expect_main_step()
    assert [t.card(id_).stunned for id_ in line] == [True, True, False][: len(line)]


@pytest.mark.rule("glossary/splash", "glossary/neighbor")
@pytest.mark.parametrize("line", [["krump", "troll"], ["krump", "troll", "zorg"]])
def test_which_of_two_neighbors_is_dealt_damage_with_as_much_splash_is_not_asked_for_what_follows(
    line: list[str],
) -> None:
    t = table(side(hand=["strange-torpedo"]), side(battleline=line), house=House.UNFATHOMABLE)
    t.do("play", "strange-torpedo")
    if len(line) > 2:
        t.pick("krump")
    t.expect_main_step()
    assert [t.card(id_).damage for id_ in line] == [1, 1, 0][: len(line)]


@pytest.mark.rule("glossary/neighbor", "glossary/capture")
def test_of_two_creatures_one_is_asked_for_where_only_one_of_them_counts_later() -> None:
    one = a(CREATURE, FRIENDLY)
    both = all_of(one, neighbors_of(one))
    t = table(
        side(hand=["fear"], battleline=["krump", "troll"]),
        side(),
        card("fear", play(stun(both), destroy(one))),
        house=House.DIS,
    )
    t.do("play", "fear")
    t.offers("krump", "troll")


@pytest.mark.rule("glossary/resolve-as-much-as-you-can")
@pytest.mark.parametrize(("amber", "mine"), [(0, 0), (1, 0), (0, 1)])
def test_damage_that_is_counted_on_a_card_is_no_reason_to_ask_for_it_where_it_will_have_nothing(
    amber: int, mine: int
) -> None:
    bo = side(battleline=[spec("krump", amber=amber), "troll"], amber=mine)
    t = table(side(hand=["energy-vampirism"]), bo, house=House.GEISTOID)
    t.do("play", "energy-vampirism")
    assert at_checkpoint(t) is not bool(amber or mine)


@pytest.mark.rule("glossary/resolve-as-much-as-you-can")
@pytest.mark.parametrize("amber", [0, 1])
@pytest.mark.parametrize(("id_", "house"), [("loot-or-pillage", House.SHADOWS), ("decadence", House.SAURIAN)])
def test_one_effect_is_not_chosen_where_there_is_no_amber_for_either(id_: str, house: House, amber: int) -> None:
    there = {"battleline": [spec("krump", amber=amber), "troll"]} if id_ == "decadence" else {"amber": amber}
    line = ["zorg"] if id_ == "loot-or-pillage" else []
    t = table(side(hand=[id_], battleline=line), side(**there), house=house)
    t.do("play", id_)
    assert at_checkpoint(t) is not bool(amber)
