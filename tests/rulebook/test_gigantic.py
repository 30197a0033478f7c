"""Gigantic creatures: two cards in hand, one creature in play, two cards again wherever it goes. Rule: "Gigantic"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.engine import Change, Game, House, Icon, SetupError, Zone, moves
from kfdesk.engine import events as ev
from kfdesk.engine.abilities import Ability
from kfdesk.engine.queries import creatures, in_play, neighbors
from kfdesk.engine.rules import NotAdjustable
from kfdesk.engine.scenario import Attach, Move, SetAmber, SetControl, SetDamage, SetHouse, SetIcons, SetToken
from kfdesk.engine.scenario_of_state import scenario_of
from kfdesk.engine.terms import CardId, DecisionKind, Half, Player
from kfdesk.language.amounts import equal_to, up_to
from kfdesk.language.attributes import READY, TOKEN, named
from kfdesk.language.back_references import those
from kfdesk.language.choices import choose
from kfdesk.language.conditions import there_are
from kfdesk.language.constants import PLAY
from kfdesk.language.counts.properties import icons_on
from kfdesk.language.definition import Draft, card
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.damage import destroy
from kfdesk.language.effects.entering import play_card, put_into_play
from kfdesk.language.effects.icons import resolve_icons
from kfdesk.language.effects.moves import DECK_TOP, archive, discard, purge, put, return_
from kfdesk.language.effects.tokens import turn_over
from kfdesk.language.labels import play
from kfdesk.language.named_choices import a_name
from kfdesk.language.places import discard_pile, hand
from kfdesk.language.players import EACH_PLAYER
from kfdesk.language.predicates import ENEMY, FRIENDLY
from kfdesk.language.ranges import at_least
from kfdesk.language.rules.entrances import enters_as
from kfdesk.language.rules.prohibitions import cannot
from kfdesk.language.sorts import ARTIFACT, CARD, CREATURE
from kfdesk.language.targets import THIS, a, any_number, each
from tests.engine.playing import Ledger, check_replay, check_state, check_views
from tests.rulebook.made import Does, instead_of, keys
from tests.tables import Table, side, spec, table

TOP, BOTTOM = "deusillus2", "deusillus"
GIANT = card(BOTTOM, play(gain(2)))
"""A stand-in for the text of a gigantic creature of 20 power."""


def giant(ada: Any = None, bo: Any = None, *drafts: Draft, **more: Any) -> Table:
    """Return a table in which the stand-in is known."""
    return table(ada, bo, GIANT, *drafts, **{"house": House.SAURIAN, **more})


def with_spell(*effects: Any, **more: Any) -> Table:
    """Return a table with the gigantic creature in play and an action that does this in hand."""
    laden = spec(BOTTOM, amber=3, damage=2, power_counters=1, upgrades=["blood-of-titans"])
    mine = {"hand": ["punch"], "battleline": ["troll", laden], **more}
    return giant(side(**mine), side(battleline=["dodger"]), card("punch", play(*effects)), house=House.BROBNAR)


def halves(t: Table) -> tuple[str, str]:
    """Return the zones of the top and the bottom half."""
    return t.zone(TOP), t.zone(BOTTOM)


# What is printed -----------------------------------------------------------------------------------


@pytest.mark.rule("glossary/gigantic")
def test_both_halves_have_name_house_and_type_and_each_has_the_rest_that_is_printed_on_it() -> None:
    upper, lower = facts()[TOP], facts()[BOTTOM]
    assert (upper.half, upper.other_half) == (Half.TOP, BOTTOM)
    assert (lower.half, lower.other_half) == (Half.BOTTOM, TOP)
    assert (upper.name, upper.houses, upper.type) == (lower.name, lower.houses, lower.type)
    assert (lower.power, lower.armor, lower.traits) == (20, 0, ("mutant",))
    assert (upper.power, upper.armor, upper.traits, upper.keywords) == (None, None, (), ())
    assert [c for c in facts() if facts()[c].half is Half.TOP] == [
        facts()[c].other_half for c in facts() if facts()[c].half is Half.BOTTOM
    ]
    assert facts()["troll"].half is None and facts()["troll"].other_half == ""


def test_the_behavior_written_for_a_gigantic_creature_is_the_bottom_halfs_and_both_halves_are_known_by_it() -> None:
    t = giant(side(hand=[TOP, BOTTOM]))
    upper, lower = (t.game.state.cards[t.number(c)].printed for c in (TOP, BOTTOM))
    assert upper.implemented and lower.implemented
    assert not any((upper.triggered, upper.constants, upper.restrictions)) and lower.triggered
    assert library()[TOP].implemented and not library()[TOP].triggered and library()[BOTTOM].triggered


# Playing it ------------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/gigantic")
@pytest.mark.parametrize("half", [TOP, BOTTOM])
def test_a_player_plays_both_halves_from_hand_together_as_a_single_creature(half: str) -> None:
    t = giant(side(hand=[TOP, BOTTOM], battleline=["troll"]))
    assert {f"play:{t.handle(TOP)}", f"play:{t.handle(BOTTOM)}"} <= set(keys(t))
    t.do("play", half)
    t.expect(DecisionKind.SLOT)
    t.answer("slot:1")
    t.expect_main_step()
    assert t.line(0) == ["troll", BOTTOM] and halves(t) == ("joined", "battleline") and t.ids(0, "hand") == []
    creature = t.card(BOTTOM)
    assert (creature.power, creature.ready) == (20, False)
    assert t.amber(0) == 2, "it was played: its Play: ability resolved, once"
    assert [e.card for e in t.events(ev.CardPlayed)] == [int(creature.handle[1:])]
    assert t.game.state.memory.from_hand == 1 and t.game.state.memory.times("Deusillus") == 1
    check_state(t.game)
    check_replay(t.game)


@pytest.mark.rule("glossary/gigantic", "glossary/restrictions")
@pytest.mark.parametrize("half", [TOP, BOTTOM])
def test_what_forbids_the_creature_to_be_played_is_said_of_either_half(half: str) -> None:
    shy = card(BOTTOM, cannot(PLAY, THIS, unless=there_are(at_least(1), each(CREATURE, ENEMY))))
    for line in ([], ["troll"]):
        t = table(side(hand=[TOP, BOTTOM]), side(battleline=line), shy, house=House.SAURIAN)
        assert t.can("play", half) is bool(line)
        reasons = t.game.explain(f"play:{t.handle(half)}").reasons
        assert [reason.rule for reason in reasons] == ([] if line else ["glossary/restrictions"])


@pytest.mark.rule("glossary/gigantic", "glossary/first-player")
def test_playing_a_gigantic_creature_counts_as_playing_one_card_and_is_allowed_on_the_first_turn() -> None:
    t = giant(side(hand=[TOP, BOTTOM, "troll"]), turn=1)
    t.creature(TOP)
    assert t.line(0) == [BOTTOM]
    assert keys(t) == ["end-turn"]


@pytest.mark.rule("glossary/gigantic")
@pytest.mark.parametrize(("half", "elsewhere"), [(TOP, "discard"), (BOTTOM, "archives"), (BOTTOM, "deck")])
def test_one_half_alone_cannot_be_played(half: str, elsewhere: str) -> None:
    other = TOP if half is BOTTOM else BOTTOM
    t = giant(side(hand=[half], **{elsewhere: [other]}), side(hand=[other]))
    assert not t.can("play", half) and t.can("discard", half)
    assert t.reasons(f"play:{t.handle(half)}") == ["glossary/gigantic"]


@pytest.mark.rule("glossary/gigantic")
def test_two_halves_of_a_kind_are_no_creature() -> None:
    t = giant(side(hand=[TOP, TOP]))
    assert not t.can("play", TOP)


@pytest.mark.rule("glossary/gigantic", "glossary/off-house")
def test_a_gigantic_creature_of_another_house_is_not_played() -> None:
    t = giant(side(hand=[TOP, BOTTOM, "troll"]), house=House.BROBNAR)
    assert [t.reasons(f"play:{t.handle(half)}") for half in (TOP, BOTTOM)] == [["glossary/off-house"]] * 2


@pytest.mark.rule("glossary/gigantic")
def test_of_several_other_halves_the_player_says_which() -> None:
    plain, rich = spec(TOP), spec(TOP, icons=[Icon.AMBER])
    t = giant(side(hand=[plain, rich, BOTTOM]))
    t.do("play", BOTTOM)
    t.expect(DecisionKind.CARD)
    assert t.offered() == [TOP, TOP]
    t.pick((TOP, 1))
    t.answer("slot:0")
    assert t.amber(0) == 3 and t.ids(0, "hand") == [TOP]
    assert (t.zone(TOP, 0), t.zone(TOP, 1)) == ("hand", "joined")


@pytest.mark.rule("glossary/gigantic", "glossary/bonus-icons")
def test_the_bonus_icons_of_the_top_half_resolve_and_those_of_the_bottom_half_after_them() -> None:
    hand = [spec(TOP, icons=[Icon.AMBER, Icon.DRAW]), spec(BOTTOM, icons=[Icon.AMBER])]
    t = giant(side(hand=hand, deck=["anger", "punch"]))
    t.creature(BOTTOM)
    assert [e.icon for e in t.events(ev.IconResolved)] == [Icon.AMBER, Icon.DRAW, Icon.AMBER]
    assert t.amber(0) == 2 + 2 and t.ids(0, "hand") == ["anger"]


@pytest.mark.rule("glossary/gigantic", "glossary/bonus-icons")
def test_a_house_icon_on_either_half_makes_the_creature_belong_to_that_house_too() -> None:
    t = giant(side(battleline=[spec(BOTTOM, other_half={"id": TOP, "icons": ["dis"]})]), house=House.DIS)
    assert t.card(BOTTOM).houses == (House.SAURIAN, House.DIS)
    assert t.can("reap", BOTTOM)


@pytest.mark.rule("glossary/gigantic", "glossary/bonus-icons")
def test_the_house_icons_of_both_halves_are_counted_among_its_bonus_icons() -> None:
    creature = spec(BOTTOM, icons=["mars"], other_half={"id": TOP, "icons": ["dis"]})
    count = card("warsong", play(gain(equal_to(icons_on(each(CREATURE))))))
    for gone in (count, card("warsong", _gain_for_the_icons_of_what_is_destroyed())):
        t = giant(side(hand=["warsong"]), side(battleline=[creature]), gone, house=House.BROBNAR)
        t.do("play", "warsong")
        t.finish()
        assert t.amber(0) == 2


def _gain_for_the_icons_of_what_is_destroyed() -> Ability:
    gone = destroy(a(CREATURE))
    return play(gone, gain(equal_to(icons_on(those(gone)))))


@pytest.mark.rule("glossary/gigantic", "glossary/enters-play")
def test_what_modifies_creatures_as_they_enter_modifies_it_once() -> None:
    stage = card("seeker-needle", enters_as(READY, of=each(CREATURE, FRIENDLY)))
    t = giant(side(hand=[TOP, BOTTOM], artifacts=["seeker-needle"]), None, stage)
    t.creature(TOP)
    assert t.card(BOTTOM).ready and len(t.events(ev.CardEntered)) == 1


# By an effect -----------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/gigantic")
@pytest.mark.parametrize("half", [TOP, BOTTOM])
def test_an_effect_that_plays_one_half_fails_even_with_the_other_half_in_hand(half: str) -> None:
    # The rulebook's example: Wild Wormhole and the top card of the deck.
    other = TOP if half is BOTTOM else BOTTOM
    t = giant(side(hand=["wild-wormhole", other], deck=[half, "troll"]), None, house=House.LOGOS)
    t.do("play", "wild-wormhole")
    t.expect_main_step()
    assert t.ids(0, "deck") == [half, "troll"] and t.ids(0, "hand") == [other] and t.line(0) == []


@pytest.mark.rule("glossary/gigantic", "glossary/putting-cards-into-an-area")
def test_an_effect_that_puts_one_half_into_play_fails() -> None:
    raise_ = card("punch", play(put_into_play(a(CREATURE, in_=discard_pile()))))
    t = giant(side(hand=["punch"], discard=[TOP, BOTTOM]), None, raise_, house=House.BROBNAR)
    t.do("play", "punch")
    t.pick(BOTTOM)
    t.expect_main_step()
    assert t.line(0) == [] and t.ids(0, "discard") == [TOP, BOTTOM, "punch"]


@pytest.mark.rule("glossary/gigantic", "glossary/putting-cards-into-an-area")
@pytest.mark.parametrize("played", [True, False])
def test_an_effect_that_names_both_halves_plays_or_puts_into_play_the_creature(played: bool) -> None:
    verb = play_card if played else put_into_play
    t = giant(
        side(hand=["punch"], discard=[TOP, "troll", BOTTOM]),
        None,
        card("punch", play(verb(up_to(3, CREATURE, in_=discard_pile())))),
        house=House.BROBNAR,
    )
    t.do("play", "punch")
    t.pick(TOP, "troll", BOTTOM)
    t.answer("slot:0")
    t.answer("slot:1")
    t.expect_main_step()
    assert t.line(0) == [BOTTOM, "troll"] and halves(t) == ("joined", "battleline")
    assert t.amber(0) == 1 + (2 if played else 0)  # 1 by the bonus icon of the action, 2 by the ability "Play:"
    check_state(t.game)


@pytest.mark.rule("glossary/gigantic", "glossary/control-and-ownership")
@pytest.mark.parametrize(("owner", "line"), [(0, ["troll", BOTTOM]), (1, ["troll"])])
def test_a_creature_is_one_card_of_one_owner_so_halves_of_two_players_make_none(owner: int, line: list[str]) -> None:
    half = spec(TOP, owner=owner)
    effect = put_into_play(any_number(CREATURE, in_=discard_pile(EACH_PLAYER)))
    ada = side(hand=["punch"], discard=["troll", BOTTOM, *([half] if owner == 0 else [])])
    t = giant(ada, side(discard=[] if owner == 0 else [TOP]), card("punch", play(effect)), house=House.BROBNAR)
    t.do("play", "punch")
    t.pick("troll", BOTTOM, TOP)
    t.finish()
    assert sorted(t.line(0)) == sorted(line) and halves(t) == (
        ("joined", "battleline") if owner == 0 else ("discard", "discard")
    )
    check_state(t.game)


# In play -----------------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/gigantic")
def test_in_play_it_is_one_creature_card() -> None:
    t = with_spell(destroy(each(CREATURE, ENEMY)))
    core = t.game.core
    at = {id_: t.number(id_) for id_ in ("troll", TOP, BOTTOM, "dodger", "blood-of-titans")}
    assert creatures(core, Player(0)) == (at["troll"], at[BOTTOM])
    assert set(in_play(core)) == set(at.values()) - {at[TOP]}
    assert neighbors(core, CardId(at["troll"])) == (at[BOTTOM],)
    assert not core.state.cards[at[TOP]].in_play
    check_state(t.game)


@pytest.mark.rule("glossary/gigantic")
def test_everybody_sees_both_halves_of_a_creature_in_play_and_only_its_owner_those_in_hand() -> None:
    t = giant(side(hand=[TOP, BOTTOM], battleline=[BOTTOM]))
    for viewer in (0, 1, None):
        view = t.game.view(viewer)
        (creature,) = view.seats[0].battleline
        assert (creature.id, creature.half) == (BOTTOM, Half.BOTTOM)
        other = creature.other_half
        assert other is not None and (other.id, other.half, other.zone) == (TOP, Half.TOP, Zone.JOINED)
        assert other.power is None and other.other_half is None
        hand = view.seats[0].hand
        assert hand is None if viewer == 1 else [c.half for c in hand or ()] == [Half.TOP, Half.BOTTOM]
    check_views(t.game)


@pytest.mark.rule("glossary/gigantic", "glossary/control-and-ownership")
def test_both_halves_change_control_together_and_go_to_their_owner_when_it_leaves() -> None:
    t = giant(side(battleline=[BOTTOM]), side(battleline=["dodger"]))
    t.game.adjust(SetControl(card=t.handle(BOTTOM), player=1))
    cards = t.game.state.cards
    assert [cards[t.number(half)].controller for half in (TOP, BOTTOM)] == [1, 1]
    check_state(t.game)
    t.game.adjust(Move(card=t.handle(BOTTOM), zone=Zone.HAND, player=0))
    assert sorted(t.ids(0, "hand")) == [BOTTOM, TOP]
    assert [cards[t.number(half)].controller for half in (TOP, BOTTOM)] == [1, 1], "the old state stays true"
    assert [c.controller for c in t.game.state.cards[1:] if c.printed.half] == [0, 0]


# Leaving play ------------------------------------------------------------------------------------------

LEAVING: dict[Zone, Any] = {
    Zone.HAND: return_,
    Zone.ARCHIVES: archive,
    Zone.PURGED: purge,
    Zone.DECK: lambda target: put(target, DECK_TOP),
    Zone.DISCARD: destroy,
}
_ROWS = {zone: zone.value for zone in LEAVING}


@pytest.mark.rule("glossary/gigantic", "glossary/movement-between-zones")
@pytest.mark.parametrize("zone", LEAVING)
def test_after_it_leaves_play_the_halves_are_two_cards_again_wherever_it_goes(zone: Zone) -> None:
    t = with_spell(LEAVING[zone](a(CREATURE)), amber=1)
    ledger = Ledger(t.game)
    t.do("play", "punch")
    t.pick(BOTTOM)
    t.finish()
    assert halves(t) == (str(zone), str(zone)) and t.line(0) == ["troll"]
    assert {TOP, BOTTOM} <= set(t.ids(0, _ROWS[zone]))
    assert t.zone("blood-of-titans") == "discard" and t.amber(1) == 3
    for half in (TOP, BOTTOM):
        c = t.game.state.cards[t.number(half)]
        assert (c.other_half, c.damage, c.amber, c.power_counters) == (0, 0, 0, 0)
    check_state(t.game)
    check_views(t.game)
    check_replay(t.game)
    ledger.catch_up()


@pytest.mark.rule("glossary/gigantic", "glossary/movement-between-zones")
def test_the_top_half_lies_upon_the_bottom_half_where_they_come_upon_a_pile() -> None:
    t = with_spell(put(a(CREATURE), DECK_TOP), deck=["anger"])
    t.do("play", "punch")
    t.pick(BOTTOM)
    assert t.ids(0, "deck") == [TOP, BOTTOM, "anger"]
    t = with_spell(destroy(a(CREATURE)))
    t.do("play", "punch")
    t.pick(BOTTOM)
    t.finish()
    assert t.ids(0, "discard")[1:3] == [BOTTOM, TOP]


@pytest.mark.rule("glossary/gigantic", "glossary/archives")
def test_taken_into_another_players_archives_each_half_returns_to_its_owners_hand() -> None:
    t = giant(None, side(battleline=[BOTTOM]))
    core = t.game.core
    bottom = t.number(BOTTOM)
    for _ in moves.put_away(core, (bottom,), Zone.ARCHIVES, holder=Player(0)):
        raise AssertionError("nothing is asked")
    assert t.ids(0, "archives") == [BOTTOM, TOP]
    check_state(t.game)
    for _ in moves.put_away(core, core.state.players[0].archives, Zone.DISCARD):
        raise AssertionError("nothing is asked")
    assert sorted(t.ids(1, "hand")) == [BOTTOM, TOP]


@pytest.mark.rule("glossary/gigantic", "glossary/ward")
def test_a_ward_keeps_both_halves_in_play() -> None:
    mine = side(hand=["punch"], battleline=[spec(BOTTOM, warded=True)])
    t = giant(mine, None, card("punch", play(return_(a(CREATURE)))), house=House.BROBNAR)
    t.do("play", "punch")
    t.finish()
    assert halves(t) == ("joined", "battleline") and not t.card(BOTTOM).warded
    check_state(t.game)


@pytest.mark.rule("glossary/gigantic", "glossary/replacement-effects")
def test_where_its_leaving_is_replaced_both_halves_go_where_it_goes_instead() -> None:
    to_hand = Does(lambda scope, cards: moves.put_away(scope.core, cards, Zone.HAND, scope.source))
    leaves: Callable[[Any, Any], bool] = lambda scope, e: e.card == scope.source and e.zone is Zone.PURGED  # noqa: E731
    giant_ = card(BOTTOM, instead_of(ev.CardMoved, to_hand, leaves))
    t = table(
        side(hand=["punch"], battleline=[BOTTOM]),
        None,
        giant_,
        card("punch", play(purge(a(CREATURE)))),
        house=House.BROBNAR,
    )
    t.do("play", "punch")
    t.finish()
    assert halves(t) == ("hand", "hand")
    check_state(t.game)


@pytest.mark.rule("glossary/gigantic", "glossary/damage")
def test_enough_damage_destroys_one_creature_and_two_cards_go_to_the_discard_pile() -> None:
    t = giant(side(battleline=[spec(BOTTOM, damage=15)]), side(battleline=["troll"]))
    t.fight(BOTTOM, "troll")
    t.finish()
    assert halves(t) == ("discard", "discard")
    assert [e.was.definition for e in t.events(ev.CardDestroyed)] == [BOTTOM, "troll"]


# Written down, and changed by the judge ------------------------------------------------------------------


def test_a_table_written_down_with_a_gigantic_creature_is_the_same_table() -> None:
    halves_ = {"id": TOP, "icons": ["amber"], "house": "dis"}
    mine = side(battleline=["troll", spec(BOTTOM, amber=1, other_half=halves_)], hand=[TOP])
    t = giant(mine, side(battleline=[spec(BOTTOM, owner=0)]))
    again = Game.from_scenario(scenario_of(t.game.checkpoint), library=t.game.setup.library)
    assert again.digest() == t.game.digest()
    check_state(again)
    both = [c for c in again.state.cards[1:] if c.zone is Zone.JOINED]
    assert [(c.owner, c.controller, c.home, c.icons) for c in both] == [
        (0, 0, House.DIS, (Icon.AMBER,)),
        (0, 1, House.SAURIAN, ()),
    ]


def test_a_scenario_puts_the_other_half_to_a_bottom_half_in_a_battleline_and_refuses_a_top_half_there() -> None:
    t = giant(side(battleline=[BOTTOM]))
    assert halves(t) == ("joined", "battleline")
    with pytest.raises(SetupError, match="gigantic"):
        giant(side(battleline=[TOP]))
    with pytest.raises(SetupError, match="Troll is not the other half of Deusillus"):
        giant(side(battleline=[spec(BOTTOM, other_half="troll")]))
    with pytest.raises(SetupError, match="is listed with its bottom half"):
        spec(BOTTOM, other_half={"id": TOP, "upgrades": ["blood-of-titans"]})


def adjusted(t: Table, *changes: Change) -> None:
    """Make changes; each is undone by going back, and played again."""
    for change in changes:
        at, before = len(t.game.journal), t.game.digest()
        t.game.adjust(change)
        check_state(t.game)
        assert t.game.fork(at).digest() == before
    check_replay(t.game)


@pytest.mark.rule("glossary/gigantic")
@pytest.mark.parametrize("half", [TOP, BOTTOM])
def test_the_judge_brings_both_halves_into_play_and_takes_both_out(half: str) -> None:
    t = giant(side(hand=[BOTTOM], discard=[TOP], battleline=["troll"]))
    adjusted(t, Move(card=t.handle(half), zone=Zone.BATTLELINE, player=0, at=0))
    assert t.line(0) == [BOTTOM, "troll"] and halves(t) == ("joined", "battleline")
    adjusted(
        t,
        SetAmber(card=t.handle(half), amount=2),
        SetDamage(card=t.handle(half), amount=1),
        SetControl(card=t.handle(half), player=1),
    )
    assert (t.card(BOTTOM).amber, t.card(BOTTOM).damage, t.line(1)) == (2, 1, [BOTTOM])
    adjusted(t, Move(card=t.handle(half), zone=Zone.DECK, player=0))
    assert halves(t) == ("deck", "deck")


@pytest.mark.rule("glossary/gigantic")
def test_the_judge_cannot_bring_one_half_into_play_nor_make_two_cards_a_token_creature() -> None:
    t = giant(side(hand=[BOTTOM], token="niffle-brute"), side(battleline=[BOTTOM]))
    with pytest.raises(NotAdjustable, match="other half"):
        t.game.adjust(Move(card=t.handle(BOTTOM), zone=Zone.BATTLELINE, player=0))
    with pytest.raises(NotAdjustable, match="two cards"):
        t.game.adjust(SetToken(card=t.handle(BOTTOM, 1), on=True))


@pytest.mark.rule("glossary/gigantic", "glossary/token-creatures")
@pytest.mark.parametrize("half", [TOP, BOTTOM])
def test_the_judge_does_not_turn_a_token_creature_up_that_is_half_of_a_gigantic_creature(half: str) -> None:
    t = giant(side(battleline=[spec(half, token_of="niffle-brute")], token="niffle-brute"))
    with pytest.raises(NotAdjustable, match="two cards"):
        t.game.adjust(SetToken(card=t.handle(half), on=False))
    assert t.game.view(0).seats[0].battleline[0].token_of == "niffle-brute"


@pytest.mark.rule("glossary/gigantic", "glossary/upgrades")
@pytest.mark.parametrize("half", [TOP, BOTTOM])
def test_the_judge_attaches_an_upgrade_to_a_gigantic_creature_by_either_half(half: str) -> None:
    t = giant(side(hand=["blood-of-titans"], battleline=[BOTTOM]))
    adjusted(t, Attach(card=t.handle("blood-of-titans"), to=t.handle(half)))
    assert [upgrade.id for upgrade in t.card(BOTTOM).upgrades] == ["blood-of-titans"]


# A token creature, a copy in another place ---------------------------------------------------------------


@pytest.mark.rule("glossary/gigantic", "glossary/token-creatures")
def test_half_of_a_gigantic_creature_may_be_facedown_in_play_as_a_token_creature() -> None:
    t = giant(side(battleline=[spec(TOP, token_of="niffle-brute")], token="niffle-brute"))
    (creature,) = t.game.view(1).seats[0].battleline
    assert (creature.token_of, creature.half, creature.other_half) == ("niffle-brute", None, None)
    check_state(t.game)


@pytest.mark.rule("glossary/flip", "glossary/gigantic")
@pytest.mark.parametrize("half", [TOP, BOTTOM])
def test_half_of_a_gigantic_creature_that_is_turned_faceup_in_play_is_discarded(half: str) -> None:
    bo = side(battleline=[spec(half, token_of="niffle-brute", amber=1), "dodger"], token="niffle-brute")
    flip = card("punch", play(turn_over(each(CREATURE, TOKEN), faceup=True)))
    t = giant(side(hand=["punch"]), bo, flip, house=House.BROBNAR)
    t.do("play", "punch")
    assert (t.zone(half), t.line(1), t.amber(0)) == ("discard", ["dodger"], 1)  # 1 by the icon of the action
    check_state(t.game)


# Bonus icons ----------------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/gigantic", "glossary/bonus-icons")
@pytest.mark.parametrize("half", [TOP, BOTTOM])
@pytest.mark.parametrize(
    ("icons", "top", "bottom"),
    [
        ((Icon.CAPTURE, Icon.DRAW), (Icon.CAPTURE,), (Icon.DRAW,)),
        ((Icon.DRAW, Icon.CAPTURE), (Icon.DRAW, Icon.CAPTURE), ()),
        ((Icon.DRAW,), (), (Icon.DRAW,)),
        ((), (), ()),
    ],
)
def test_the_judge_sets_the_icons_of_the_whole_creature(
    half: str, icons: tuple[Icon, ...], top: tuple[Icon, ...], bottom: tuple[Icon, ...]
) -> None:
    creature = spec(BOTTOM, icons=["draw"], other_half={"id": TOP, "icons": ["amber"]})
    t = giant(side(battleline=[creature]))
    adjusted(t, SetIcons(card=t.handle(half), icons=icons))
    there = t.card(BOTTOM)
    assert there.other_half is not None
    assert (there.other_half.icons, there.icons) == (top, bottom)


@pytest.mark.rule("glossary/gigantic", "glossary/bonus-icons")
def test_an_effect_that_resolves_or_counts_the_icons_of_a_creature_takes_those_of_both_halves() -> None:
    creature = spec(BOTTOM, icons=["draw"], other_half={"id": TOP, "icons": ["amber"]})
    giants = a(CREATURE)
    t = giant(
        side(hand=["punch"], deck=["troll"], battleline=[creature]),
        None,
        card("punch", play(resolve_icons(giants), gain(equal_to(icons_on(giants))))),
        house=House.BROBNAR,
    )
    resolved = len(t.events(ev.IconResolved))
    t.do("play", "punch")
    t.finish()
    top = t.card(BOTTOM).other_half
    assert top is not None
    both = (*top.icons, Icon.DRAW)
    assert [e.icon for e in t.events(ev.IconResolved)[resolved + 1 :]] == list(both)
    assert t.amber(0) == 1 + both.count(Icon.AMBER) + len(both)  # 1 by the icon of the action


@pytest.mark.rule("glossary/gigantic", "glossary/bonus-icons", "glossary/movement-between-zones")
def test_an_effect_that_purged_a_creature_resolves_the_icons_of_both_its_halves() -> None:
    creature = spec(BOTTOM, icons=["draw"], other_half={"id": TOP, "icons": ["amber"]})
    victim = a(CREATURE)
    t = giant(
        side(hand=["punch"], deck=["troll"], battleline=[creature]),
        None,
        card("punch", play(purge(victim), resolve_icons(victim), gain(equal_to(icons_on(victim))))),
        house=House.BROBNAR,
    )
    top = t.card(BOTTOM).other_half
    assert top is not None
    both = (*top.icons, Icon.DRAW)
    before = len(t.events(ev.IconResolved)) + 1  # the icon of the action
    t.do("play", "punch")
    t.finish()
    assert halves(t) == ("purged", "purged")
    assert [e.icon for e in t.events(ev.IconResolved)[before:]] == list(both)
    assert t.amber(0) == 1 + both.count(Icon.AMBER) + len(both)


# What effects mean ------------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/gigantic")
def test_both_halves_have_one_name_to_be_named() -> None:
    name = a_name()
    spell = card("punch", play(choose(name), discard(each(CARD, named(name), in_=hand()))))
    t = giant(side(hand=["punch", TOP, BOTTOM]), None, spell, house=House.BROBNAR)
    t.do("play", "punch")
    assert keys(t).count(f"name:{BOTTOM}") == 1 and f"name:{TOP}" not in keys(t)
    t.answer(f"name:{BOTTOM}")
    assert halves(t) == ("discard", "discard")


@pytest.mark.rule("glossary/gigantic")
def test_both_halves_of_a_purged_creature_return_to_play() -> None:
    boxed = side(artifacts=["spangler-box"], battleline=[BOTTOM], hand=[TOP])
    t = giant(boxed, side(hand=["punch"]), card("punch", play(destroy(each(ARTIFACT)))), house=House.LOGOS)
    t.do("action", "spangler-box")
    t.finish()
    assert t.zone(BOTTOM) == "purged" and t.zone(TOP, 1) == "purged"
    t.end_turn()
    t.game.adjust(SetHouse(house=House.BROBNAR))
    t.do("play", "punch")
    t.finish()
    assert (t.zone(BOTTOM), t.zone(TOP, 1), t.zone(TOP)) == ("battleline", "joined", "hand")
    check_state(t.game)
