"""How abilities are resolved, and playing, using, mulligans, keys, the tide and token creatures."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kfdesk.engine import DecisionKind, Game, House, IllegalChoice, KeyColor, Seat, Step, Zone
from kfdesk.engine import events as ev
from kfdesk.engine.abilities import DONE, Mod, Restriction, Scope, Steps
from kfdesk.engine.terms import PLAYERS, CardId, Label, Player, Prevention
from kfdesk.language.attributes import power
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import gain, steal
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.damage import Deal, deal, destroy
from kfdesk.language.effects.flow import and_, if_you_do, may
from kfdesk.language.effects.repeat import then
from kfdesk.language.labels import Labelled, action, after_reap, omni, play
from kfdesk.language.predicates import FRIENDLY, neighbor_of
from kfdesk.language.ranges import at_least, at_most
from kfdesk.language.sorts import ARTIFACT, CREATURE
from kfdesk.language.targets import a, each
from kfdesk.text.words import Pair, Words
from tests.engine.playing import new_game
from tests.rulebook.made import Does, holds, instead_of, keys
from tests.tables import Table, side, table

STEP_3 = "turn/step-3-play-discard-and-use-cards-of-the-chosen-house"


def scrap(effect: Instruction) -> Labelled:
    """A "Scrap:" ability."""
    return Labelled((Label.SCRAP,), effect)


# May, order, as much as possible ----------------------------------------------------------------


@pytest.mark.rule("glossary/may")
def test_what_follows_may_is_optional_and_then_done_as_far_as_it_can_be() -> None:
    def built() -> Table:
        tired = {"id": "headhunter", "ready": False}
        t = table(side(hand=["ganger-chieftain"], battleline=[tired]), house=House.BROBNAR)
        t.do("play", "ganger-chieftain")
        t.answer("slot:0")
        t.expect(DecisionKind.CONFIRM)
        assert keys(t) == ["yes", "no"]
        return t

    refused = built()
    refused.answer("no")
    assert not refused.card("headhunter").ready
    taken = built()
    taken.answer("yes")
    taken.pick("headhunter")
    assert taken.card("headhunter").ready  # readied, and nobody is there to fight
    taken.expect_main_step()


@pytest.mark.rule("glossary/resolve-as-much-as-you-can")
def test_a_ready_creature_told_to_ready_and_fight_just_fights() -> None:
    t = table(side(hand=["anger"], battleline=["snufflegator"]), side(battleline=["troll"]), house=House.BROBNAR)
    t.do("play", "anger")
    t.pick("snufflegator")
    t.pick("troll")
    assert t.card("troll").damage == 4 and t.events(ev.CardReadied) == []
    t.expect_main_step()


@pytest.mark.rule("glossary/resolve-abilities-in-the-order-written")
def test_all_damage_of_one_ability_is_dealt_at_the_same_time() -> None:
    first = a(CREATURE)
    lance = card("punch", play(and_(deal(3, first), deal(3, a(CREATURE, neighbor_of(first))))))
    t = table(side(hand=["punch"]), side(battleline=["mother", "tocsin", "dodger"]), lance, house=House.BROBNAR)
    t.do("play", "punch")
    t.pick("tocsin")
    assert t.offered() == ["mother", "dodger"]
    t.pick("dodger")
    kinds = [type(e) for e in t.game.events if isinstance(e, ev.DamageDealt | ev.CardTagged)]
    assert kinds == [ev.DamageDealt, ev.DamageDealt, ev.CardTagged]
    assert t.card("dodger").damage == 3 and t.zone("tocsin") == Zone.DISCARD


@pytest.mark.rule("glossary/splash")
def test_splash_damage_is_dealt_to_each_neighbor_of_the_chosen_creature() -> None:
    chosen = a(CREATURE)
    bolt = card("punch", play(and_(deal(4, chosen), deal(1, each(CREATURE, neighbor_of(chosen))))))
    t = table(side(hand=["punch"]), side(battleline=["mother", "troll", "dodger", "valdr"]), bolt, house=House.BROBNAR)
    t.do("play", "punch")
    t.pick("troll")
    assert [t.card(i).damage for i in ("mother", "troll", "dodger", "valdr")] == [1, 4, 1, 0]


@pytest.mark.rule("glossary/this-way")
def test_this_way_counts_what_the_same_resolution_did() -> None:
    hurt = [{"id": i, "damage": 2} for i in ("mother", "dodger")]
    t = table(side(hand=["cleansing-wave"] * 2, battleline=["troll", *hurt]), side(), house=House.SANCTUM)
    t.do("play", "cleansing-wave")
    assert t.amber(0) == 2
    t.do("play", "cleansing-wave", 1)
    assert t.amber(0) == 4 and t.card("mother").damage == 0


@pytest.mark.rule("glossary/preceding-repeat-the-preceding", "glossary/repeat", "glossary/rule-of-six")
def test_a_repeated_effect_is_one_use_however_often_it_resolves() -> None:
    def conduct(scope: Scope, _cards: tuple[int, ...]) -> Steps:
        once = gain(1)
        for _ in range(9):
            yield from once.resolve(scope)
        return DONE

    t = table(side(battleline=["mother"]), side(), card("mother", after_reap(Does(conduct))))
    t.do("reap", "mother")
    assert t.amber(0) == 10 and t.game.state.memory.times("Mother") == 1


@pytest.mark.rule("glossary/self-referential-text")
def test_a_card_that_names_itself_means_no_other_copy() -> None:
    t = table(side(battleline=["lady-maxena", "lady-maxena"]), house=House.SANCTUM)
    t.do("action", "lady-maxena", 1)
    assert [c.handle for c in t.game.view(0).seats[0].battleline] == [t.handle("lady-maxena", 0)]
    assert t.ids(0, "hand") == ["lady-maxena"]


# Replacement effects and restrictions -----------------------------------------------------------


@pytest.mark.rule("glossary/replacement-effects")
def test_dimension_door_steals_in_place_of_gaining_and_does_nothing_else() -> None:
    t = table(side(hand=["dimension-door"], battleline=["doc-bookton"]), side(amber=2), house=House.LOGOS)
    t.do("play", "dimension-door")
    t.do("reap", "doc-bookton")
    assert (t.amber(0), t.amber(1)) == (1, 1)
    assert t.events(ev.AmberVerb.GAIN) == []
    t.expect_main_step()


@pytest.mark.rule("glossary/replacement-effects")
def test_of_two_replacements_of_one_event_the_active_player_chooses_one() -> None:
    def reaping(_scope: Scope, event: ev.AmberMoved) -> bool:
        return event.by_reaping

    first = card("mother", instead_of(ev.AmberVerb.GAIN, steal(1), reaping))
    second = card("dodger", instead_of(ev.AmberVerb.GAIN, steal(2), reaping))
    t = table(side(battleline=["mother", "dodger"]), side(amber=5), first, second, house=House.LOGOS)
    t.do("reap", "mother")
    t.expect(DecisionKind.TRIGGER)
    assert t.offered() == ["mother", "dodger"]
    t.answer(t.decision.options[1].key)
    assert (t.amber(0), t.amber(1)) == (2, 3)
    t.expect_main_step()


class Needs(Restriction):
    """A card that cannot be played (or used) unless its player has so much Æmber."""

    def __init__(self, least: int, *, play: bool = True) -> None:
        self.least = least
        self.play = play

    def forbids(self, scope: Scope) -> bool:
        return scope.core.state.players[scope.you].amber < self.least

    @property
    def words(self) -> Words:
        return Pair(f"You need {self.least} Æmber.", f"Du brauchst {self.least} Æmber.")


@pytest.mark.rule("glossary/restrictions")
@pytest.mark.parametrize(("amber", "reasons"), [(1, 2), (3, 1), (7, 0)])
def test_a_card_is_not_played_unless_all_its_restrictions_are_met(amber: int, reasons: int) -> None:
    t = table(side(hand=["valdr"], amber=amber), side(), card("valdr", Needs(7), Needs(2)), house=House.BROBNAR)
    play_it = f"play:{t.handle('valdr')}"
    assert t.reasons(play_it) == ["glossary/restrictions"] * reasons
    assert (play_it in keys(t)) is (reasons == 0)
    assert f"discard:{t.handle('valdr')}" in keys(t)


@pytest.mark.rule("glossary/restrictions", "glossary/cannot")
def test_a_restriction_on_use_and_one_from_another_card_are_both_observed() -> None:
    stop = card("troll", holds(Mod.CANNOT_REAP, each(CREATURE)))
    t = table(side(battleline=["mother"]), side(battleline=["troll"]), card("mother", Needs(2, play=False)), stop)
    mother = t.handle("mother")
    assert t.reasons(f"reap:{mother}") == ["glossary/restrictions", "glossary/restrictions"]
    assert t.reasons(f"fight:{mother}") == ["glossary/restrictions"]


# The rule of six --------------------------------------------------------------------------------


@pytest.mark.rule("glossary/rule-of-six")
def test_six_plays_and_uses_of_cards_of_one_name_are_all_a_turn_allows() -> None:
    t = table(side(hand=["urchin"] * 3, battleline=["urchin"] * 4), side(houses=[House.DIS]), house=House.SHADOWS)
    for nth in range(3):
        t.do("play", "urchin", nth)
        t.answer("slot:0")
    for nth in range(3, 6):
        t.do("reap", "urchin", nth)
    last = f"reap:{t.handle('urchin', 6)}"
    assert t.reasons(last) == ["glossary/rule-of-six"]
    assert keys(t) == ["end-turn"]
    with pytest.raises(IllegalChoice):
        t.answer(last)
    t.end_turn()
    assert t.game.state.memory.times("Urchin") == 0


@pytest.mark.rule("glossary/rule-of-six")
def test_discarding_does_not_count_for_the_rule_of_six_and_stays_allowed() -> None:
    t = table(side(hand=["urchin"] * 2, battleline=["urchin"] * 6), side(), house=House.SHADOWS)
    t.do("discard", "urchin")
    for nth in range(2, 8):
        t.do("reap", "urchin", nth)
    assert keys(t) == [f"discard:{t.handle('urchin', 1)}", "end-turn"]


# Playing and using ------------------------------------------------------------------------------


@pytest.mark.rule("glossary/playing-cards", "glossary/play-abilities", "chart/play")
def test_a_creature_enters_exhausted_on_a_flank_then_its_icons_then_its_play_ability() -> None:
    t = table(side(hand=[{"id": "urchin", "icons": ["draw"]}], battleline=["dodger", "silvertooth"], deck=["fear"]),
              side(amber=2))  # fmt: skip
    before = len(t.game.events)
    t.do("play", "urchin")
    assert keys(t) == ["slot:0", "slot:2"]
    t.answer("slot:2")
    urchin = t.number("urchin")
    assert [e.kind for e in t.game.events[before:]] == [
        ev.CardEntered, ev.CardPlayed, ev.IconResolved, ev.CardDrawn, ev.AbilityTriggered, ev.AmberVerb.STEAL,
    ]  # fmt: skip
    assert t.line(0) == ["dodger", "silvertooth", "urchin"] and not t.card("urchin").ready
    assert t.events(ev.CardPlayed) == [ev.CardPlayed(urchin, Player(0), in_step=True)]
    t.expect_main_step()


@pytest.mark.rule("glossary/playing-cards", "glossary/upgrades")
def test_an_upgrade_on_an_enemy_creature_stays_its_players() -> None:
    t = table(side(hand=["blood-of-titans"]), side(battleline=["urchin"]), house=House.BROBNAR)
    t.do("play", "blood-of-titans")
    assert t.offered() == ["urchin"]
    t.pick("urchin")
    assert t.card("urchin").power == 6 and t.card("urchin").upgrades[0].controller == 0
    assert t.amber(0) == 1
    t.expect_main_step()


@pytest.mark.rule("glossary/upgrades")
def test_an_upgrade_cannot_be_played_without_a_creature_and_is_discarded_with_it() -> None:
    t = table(side(hand=["blood-of-titans"]), side(), house=House.BROBNAR)
    assert t.reasons(f"play:{t.handle('blood-of-titans')}") == ["glossary/upgrades"]
    worn = {"id": "urchin", "upgrades": ["protect-the-weak"], "damage": 0}
    t = table(side(hand=["punch"]), side(battleline=[worn]), house=House.BROBNAR)
    assert (t.card("urchin").armor, t.card("urchin").taunts) == (1, True)
    t.do("play", "punch")
    t.pick("urchin")
    assert sorted(t.ids(1, "discard")) == ["protect-the-weak", "urchin"]


@pytest.mark.rule("glossary/using-artifacts", "glossary/omni", "glossary/action-ability")
def test_an_omni_ability_needs_no_active_house_an_action_does_and_one_is_resolved_a_use() -> None:
    tool = card("seeker-needle", action(gain(3)), omni(gain(1)))
    t = table(side(artifacts=["seeker-needle"]), side(), tool, house=House.LOGOS)
    needle = t.handle("seeker-needle")
    assert keys(t) == [f"omni:{needle}", "end-turn"]
    assert t.reasons(f"action:{needle}") == ["glossary/off-house"]
    t.do("omni", "seeker-needle")
    assert t.amber(0) == 1 and not t.card("seeker-needle").ready
    assert keys(t) == ["end-turn"]
    own = table(side(artifacts=["seeker-needle"]), side(), tool, house=House.SHADOWS)
    assert keys(own) == [f"action:{needle}", f"omni:{needle}", "end-turn"]
    own.do("action", "seeker-needle")
    assert own.amber(0) == 3 and keys(own) == ["end-turn"]


@pytest.mark.rule("glossary/using-artifacts")
def test_an_artifact_neither_reaps_nor_fights_and_is_exhausted_though_it_destroys_itself() -> None:
    bomb = card("seeker-needle", action(destroy(a(ARTIFACT, FRIENDLY)), gain(1)))
    t = table(side(artifacts=["seeker-needle"]), side(battleline=["troll"]), bomb)
    needle = t.handle("seeker-needle")
    for use in ("reap", "fight"):
        assert t.reasons(f"{use}:{needle}") == ["glossary/using-creatures"]
    t.do("action", "seeker-needle")
    t.pick("seeker-needle")
    assert t.zone("seeker-needle") == Zone.DISCARD and t.amber(0) == 1
    assert ev.CardExhausted(CardId(int(needle[1:]))) in t.game.events


@pytest.mark.rule("glossary/using-creatures")
def test_a_creature_is_used_to_reap_fight_or_for_its_action_or_omni_and_exhausted_each_time() -> None:
    able = card("dodger", action(gain(2)), omni(gain(3)))
    for use, amber in (("reap", 1), ("action", 2), ("omni", 3), ("fight", 0)):
        t = table(side(battleline=["dodger"]), side(battleline=["urchin"]), able)
        dodger = t.handle("dodger")
        assert keys(t) == [f"{u}:{dodger}" for u in ("reap", "fight", "action", "omni")] + ["end-turn"]
        t.do(use, "dodger")
        t.finish()
        assert t.amber(0) == amber and not t.card("dodger").ready
        assert [e.how for e in t.events(ev.CardUsed)] == [use]


@pytest.mark.rule("glossary/using-cards-via-other-card-abilities", "glossary/off-house")
def test_a_card_used_by_an_ability_may_be_of_any_house_but_must_be_ready_and_controlled() -> None:
    line = ["headhunter", {"id": "urchin", "ready": False}]
    t = table(side(artifacts=["dominator-bauble"], battleline=line), side(battleline=["troll"]), house=House.DIS)
    t.do("action", "dominator-bauble")
    assert t.offered() == ["headhunter", "urchin"]  # friendly ones; an exhausted one can be chosen in vain
    again = t.game.fork()
    t.pick("headhunter")
    t.expect(DecisionKind.USE)
    assert keys(t) == [f"reap:{t.handle('headhunter')}", f"fight:{t.handle('headhunter')}"]
    t.answer(f"reap:{t.handle('headhunter')}")
    assert t.amber(0) == 1 and not t.card("headhunter").ready
    again.choose(f"card:{t.handle('urchin')}")
    assert again.decision is not None and again.decision.kind is DecisionKind.MAIN
    assert again.state.players[0].amber == 0


@pytest.mark.rule("glossary/opposing", "glossary/pending-damage", "chart/fight", "glossary/armor")
def test_opposing_creatures_deal_pending_damage_of_their_power_which_armor_lowers() -> None:
    t = table(side(battleline=["headhunter"]), side(battleline=["lady-maxena"]))
    t.do("fight", "headhunter")
    t.pick("lady-maxena")
    one, other = (t.number(i) for i in ("headhunter", "lady-maxena"))
    assert t.events(ev.FightBegan) == [ev.FightBegan(one, other)]
    assert t.events(ev.DamagePrevented) == [ev.DamagePrevented(other, 2, Prevention.ARMOR, armor=2)]
    assert t.events(ev.DamageDealt) == [
        ev.DamageDealt(other, 3, one, True),
        ev.DamageDealt(one, 5, other, True),
    ]


# Scrap ------------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/scrap")
def test_a_scrap_ability_resolves_after_the_active_player_discards_the_card_from_hand() -> None:
    t = table(side(hand=["brillix-ponder"], deck=["fear", "punch"]), house=House.LOGOS)
    t.do("discard", "brillix-ponder")
    assert (t.ids(0, "discard"), t.ids(0, "hand")) == (["brillix-ponder"], ["fear"])
    t.expect_main_step()


@pytest.mark.rule("glossary/scrap", "glossary/discarding-cards")
@pytest.mark.parametrize("first", ["brillix-ponder", "colonel-slime"])
def test_of_several_cards_discarded_each_is_scrapped_before_the_next_is_discarded(first: str) -> None:
    ada = side(hand=["shopping-spree", "brillix-ponder", "colonel-slime"], battleline=["zorg"], deck=["fear"] * 6)
    t = table(ada, side(amber=2), house=House.EKWIDON)
    t.do("play", "shopping-spree")
    t.pick(first, *({"brillix-ponder", "colonel-slime"} - {first}))
    if first == "colonel-slime":
        t.pick("zorg")
        assert t.card("zorg").amber == 1
    t.finish()
    assert (len(t.ids(0, "discard")), t.card("zorg").amber) == (4, 1)
    assert len(t.ids(0, "hand")) == 3, "what Ponder drew meanwhile was discarded, too, and counts"


@pytest.mark.rule("glossary/scrap")
def test_no_scrap_ability_resolves_for_the_opponents_discard_or_from_another_zone() -> None:
    bo = side(hand=["brillix-ponder"], deck=["fear"])
    t = table(side(hand=["mind-barb"], deck=["punch"]), bo, house=House.DIS)
    t.do("play", "mind-barb")
    assert (t.ids(1, "discard"), t.ids(0, "hand"), t.ids(1, "hand")) == (["brillix-ponder"], [], [])
    ada = side(artifacts=["recruiting-station"], deck=["brillix-ponder", "fear"])
    t = table(ada, None, house=House.STAR_ALLIANCE)
    t.do("omni", "recruiting-station")
    t.answer("house:dis")
    assert (t.ids(0, "discard"), t.ids(0, "hand")) == (["brillix-ponder"], [])


# Mulligan, keys, tide, tokens -------------------------------------------------------------------


@pytest.mark.rule("glossary/mulligan")
def test_each_player_in_turn_order_may_mulligan_once_for_one_card_fewer() -> None:
    game = new_game(4)
    first = game.state.first
    sizes = [len(p.hand) for p in game.state.players]
    assert (sizes[first], sizes[1 - first]) == (7, 6)
    for player in (first, 1 - first):
        decision = game.decision
        assert decision is not None and decision.kind is DecisionKind.MULLIGAN and decision.player == player
        game.choose("yes")
    sizes = [len(p.hand) for p in game.state.players]
    assert (sizes[first], sizes[1 - first]) == (6, 5)
    assert game.decision is not None and game.decision.kind is DecisionKind.HOUSE
    assert all(len(p.hand) + len(p.deck) == 36 for p in game.state.players)


@pytest.mark.rule("glossary/mulligan", "glossary/chains")
def test_a_mulligan_sheds_no_second_chain() -> None:
    seats = new_game(0).setup.seats
    assert seats is not None
    chained = (Seat("Ada", seats[0].deck, chains=7), seats[1])
    game = Game.new(chained, seed=1, library=new_game(0).setup.library, first_player=0)
    assert (len(game.state.players[0].hand), game.state.players[0].chains) == (5, 6)
    game.choose("yes")
    assert (len(game.state.players[0].hand), game.state.players[0].chains) == (4, 6)


@pytest.mark.rule("glossary/unforge", "glossary/keys")
def test_an_unforged_key_counts_no_longer_and_can_be_forged_again() -> None:
    def conduct(scope: Scope, _cards: tuple[int, ...]) -> Steps:
        yield from scope.core.happen(ev.KeyUnforged(Player(1 - scope.you), KeyColor.BLUE, scope.source))
        return DONE

    hammer = card("key-hammer", play(Does(conduct)))
    forged = (KeyColor.RED, KeyColor.BLUE)
    t = table(side(hand=["key-hammer"]), side(amber=6, keys=forged, houses=[House.LOGOS]), hammer, house=House.DIS)
    t.do("play", "key-hammer")
    assert t.game.view(0).seats[1].keys == (KeyColor.RED,)
    t.answer("end-turn")
    assert keys(t) == ["key:blue", "key:yellow"]
    t.answer("key:blue")
    assert t.game.winner is None and t.game.view(0).seats[1].keys == forged


@pytest.mark.rule("glossary/tide")
def test_raising_the_tide_costs_three_chains_and_is_refused_while_it_is_high() -> None:
    t = table(side(houses=[House.DIS]), side(houses=[House.LOGOS]), tide=1)
    assert keys(t) == ["raise-tide", "end-turn"]
    t.answer("raise-tide")
    assert t.game.view(1).tide == 0 and t.game.state.players[0].chains == 3
    assert t.reasons("raise-tide") == ["glossary/tide"] and keys(t) == ["end-turn"]
    none = table(side(houses=[House.DIS]), side())
    assert none.reasons("raise-tide") == ["glossary/tide"]


@pytest.mark.rule("glossary/token-creatures")
def test_a_token_creature_is_its_reference_in_play_hidden_from_the_opponent_and_reverts_on_leaving() -> None:
    token = {"id": "anger", "token_of": "blorb"}
    t = table(side(battleline=[token], token="blorb", houses=[House.MARS]), side(hand=["punch"]), house=House.MARS)
    own, other = (t.game.view(viewer).seats[0].battleline[0] for viewer in PLAYERS)
    assert (own.id, own.token_of, own.face_down, own.power) == ("anger", "blorb", True, 1)
    assert (other.id, other.token_of, other.face_down, other.power) == (None, "blorb", True, 1)
    t.end_turn()
    assert t.game.state.active == 1
    t.do("play", "punch")
    t.answer(f"card:{own.handle}")
    assert t.ids(0, "discard") == ["anger"]
    left = t.game.view(1).seats[0].discard[0]
    assert (left.id, left.face_down, left.token_of) == ("anger", False, None)


@pytest.mark.rule(STEP_3, "glossary/turn-sequence", "glossary/reap")
def test_only_the_active_players_cards_are_used() -> None:
    t = table(side(battleline=["urchin"]), side(battleline=["dodger"]), house=House.SHADOWS)
    assert t.reasons(f"reap:{t.handle('dodger')}") == ["glossary/using-cards-via-other-card-abilities"]
    assert t.game.state.step is Step.MAIN


def _both(first: Deal, second: Deal) -> tuple[Instruction, ...]:
    return first, second


def _sentence(first: Deal, second: Deal) -> tuple[Instruction, ...]:
    return (and_(first, second),)


def _with_a_deed_between(first: Deal, second: Deal) -> tuple[Instruction, ...]:
    return first, gain(1), second


def _you_may(first: Deal, second: Deal) -> tuple[Instruction, ...]:
    return first, may(second)


def _then(first: Deal, second: Deal) -> tuple[Instruction, ...]:
    return (then(first, second),)


def _if_you_do(first: Deal, second: Deal) -> tuple[Instruction, ...]:
    return (if_you_do(first, second),)


@pytest.mark.rule("glossary/resolve-abilities-in-the-order-written")
@pytest.mark.parametrize(
    ("joined", "damage"),
    [(_both, 1), (_sentence, 1), (_with_a_deed_between, 1), (_you_may, 1), (_then, 2), (_if_you_do, 2)],
)
def test_all_damage_of_an_ability_is_simultaneous_unless_the_text_makes_it_later(
    joined: Callable[[Deal, Deal], tuple[Instruction, ...]], damage: int
) -> None:
    """Gray Monk gives its side armor: what is dealt while it is there is one less."""
    first, second = deal(4, a(CREATURE, power(at_most(3)))), deal(2, a(CREATURE, power(at_least(4))))
    t = table(
        side(hand=["punch"]), side(battleline=["grey-monk", "troll"]), card("punch", play(*joined(first, second)))
    )
    t.do("play", "punch")
    t.pick("grey-monk")
    if joined is _you_may:
        t.answer("yes")
    t.pick("troll")
    assert t.line(1) == ["troll"] and t.card("troll").damage == damage
    t.expect_main_step()
