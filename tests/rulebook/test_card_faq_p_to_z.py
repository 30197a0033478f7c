"""FAQ on cards, P to Z: each test is a question answered, with the card's behavior made for it."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.cards.cota.brobnar import ready_and_fight
from kfdesk.engine import House, Icon, Step, Zone
from kfdesk.engine import events as ev
from kfdesk.engine.abilities import Mod, Restriction, Scope
from kfdesk.engine.terms import DecisionKind
from kfdesk.language.conditions import is_
from kfdesk.language.definition import Draft, card
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.damage import deal
from kfdesk.language.effects.flow import if_
from kfdesk.language.effects.moves import purge
from kfdesk.language.labels import play
from kfdesk.language.occurrences import is_destroyed
from kfdesk.language.players import OPPONENT, YOU
from kfdesk.language.predicates import FRIENDLY
from kfdesk.language.reactions import after
from kfdesk.language.results import destroyed_by
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import THIS, a
from kfdesk.text.words import Pair, Words
from tests.rulebook.made import holds_for, keys
from tests.tables import side, table

# Pitlord ----------------------------------------------------------------------------------------

PITLORD = card("mother", holds_for(Mod.MUST_CHOOSE, YOU, House.DIS))


def choices(mine: dict[str, Any], theirs: dict[str, Any], *more: Draft) -> list[str]:
    """Return the houses that player 0 may choose."""
    t = table(side(**mine), side(**theirs), PITLORD, *more, step=Step.HOUSE)
    return [key.removeprefix("house:") for key in keys(t)]


@pytest.mark.rule("card-faq/pitlord-1", "glossary/cannot", "glossary/house-choice")
def test_a_house_that_must_and_cannot_be_chosen_cannot() -> None:
    three = [House.DIS, House.LOGOS, House.MARS]
    mine: dict[str, Any] = {"houses": three, "battleline": ["mother"]}
    assert choices(mine, {}) == ["dis"]
    ban = card("troll", holds_for(Mod.CANNOT_CHOOSE, OPPONENT, House.DIS))
    assert choices(mine, {"battleline": ["troll"]}, ban) == ["logos", "mars"]


@pytest.mark.rule("card-faq/pitlord-2", "glossary/house-choice")
def test_a_house_that_must_be_chosen_but_is_nowhere_leaves_every_choice() -> None:
    assert choices({"houses": [House.LOGOS, House.MARS, House.SANCTUM], "battleline": ["mother"]}, {}) == [
        "logos", "mars", "sanctum",
    ]  # fmt: skip


@pytest.mark.rule("card-faq/pitlord-3", "glossary/control-and-ownership", "glossary/upgrades")
def test_an_upgrade_on_a_creature_is_no_card_of_the_creatures_controller() -> None:
    worn: dict[str, Any] = {"id": "mother", "upgrades": [{"id": "blood-of-titans", "house": "dis", "owner": 1}]}
    mine: dict[str, Any] = {"houses": [House.LOGOS, House.MARS, House.SANCTUM], "battleline": [worn]}
    assert choices(mine, {}) == ["logos", "mars", "sanctum"]
    worn["upgrades"] = [{"id": "blood-of-titans", "house": "dis"}]
    assert choices(mine, {}) == ["dis"]


# R and S ----------------------------------------------------------------------------------------


@pytest.mark.rule("card-faq/reassembling-automaton-1", "glossary/replacement-effects", "glossary/hazardous-x")
def test_a_creature_whose_destruction_before_the_fight_was_replaced_fights_on() -> None:
    ada = side(battleline=["reassembling-automaton", "mother"])
    t = table(ada, side(battleline=["armsmaster-molina"]), house=House.LOGOS)
    t.fight("reassembling-automaton", "armsmaster-molina")
    t.answer("slot:2")
    assert (t.card("reassembling-automaton").damage, t.events(ev.CreatureFought)) == (0, [])
    t.answer("slot:0")
    t.expect_main_step()
    assert t.events(ev.CreatureFought)[0].happened and t.card("armsmaster-molina").damage == 3
    assert t.line(0) == ["reassembling-automaton", "mother"]


@pytest.mark.rule("card-faq/relentless-assault-1")
def test_which_creature_fights_next_is_chosen_after_the_fight_before() -> None:
    assault = card("anger", play(ready_and_fight(FRIENDLY), ready_and_fight(FRIENDLY)))
    t = table(side(hand=["anger"], battleline=["headhunter", "urchin"]), side(battleline=["troll"]), assault,
              house=House.BROBNAR)  # fmt: skip
    t.do("play", "anger")
    t.pick("headhunter")
    t.pick("troll")
    assert t.zone("headhunter") == Zone.DISCARD and t.offered() == ["urchin"]
    t.pick("urchin")
    t.pick("troll")
    assert t.card("troll").damage == 6


@pytest.mark.rule("card-faq/sci-officer-qincan-1", "chart/timing", "glossary/house-choice")
@pytest.mark.parametrize(("first", "stolen"), [("sci-officer-qincan", 0), ("techivore-pulpate", 1)])
def test_of_two_abilities_after_a_house_is_chosen_the_active_player_chooses_the_order(first: str, stolen: int) -> None:
    ada = side(artifacts=["sacrificial-altar"], houses=[House.DIS], amber=3)
    bo = side(battleline=["sci-officer-qincan", "techivore-pulpate"])
    t = table(ada, bo, step=Step.HOUSE)
    t.answer("house:dis")
    t.expect(DecisionKind.TRIGGER)
    assert t.decision.player == 0 and t.offered() == ["sci-officer-qincan", "techivore-pulpate"]
    assert t.game.timing[0].step == "house-chosen"
    t.answer(next(o.key for o in t.decision.options if o.card == t.handle(first)))
    assert (t.amber(0), t.amber(1), t.zone("sacrificial-altar")) == (3 - stolen, stolen, "discard")
    t.expect_main_step()


@pytest.mark.rule("card-faq/senator-shrix-1", "glossary/aember-pool")
@pytest.mark.parametrize("pool", [0, 1])
def test_amber_on_senator_shrix_cannot_be_lost_in_place_of_the_pools(pool: int) -> None:
    bo = side(battleline=[{"id": "senator-shrix", "amber": 1}], amber=pool)
    t = table(side(hand=["bumpsy"]), bo, house=House.BROBNAR)
    t.creature("bumpsy")
    t.expect_main_step()
    assert (t.amber(1), t.card("senator-shrix").amber) == (0, 1)


@pytest.mark.rule("card-faq/shadow-self-1", "glossary/fight")
def test_shadow_self_destroyed_by_redirected_power_was_destroyed_in_a_fight() -> None:
    t = table(side(battleline=["valdr"]), side(battleline=["mother", {"id": "shadow-self", "damage": 5}]))
    t.do("fight", "valdr")
    t.pick("mother")
    assert t.zone("shadow-self") == Zone.DISCARD and t.card("mother").damage == 0
    assert [e.killer for e in t.events(ev.CardDestroyed)] == [t.number("valdr")]
    assert [e.card for e in t.events(ev.CardDestroyed) if e.killer] == [t.number("shadow-self")]


@pytest.mark.rule("card-faq/shadow-self-2", "chart/damage", "glossary/armor")
def test_damage_that_shadow_self_takes_for_another_has_passed_its_own_armor() -> None:
    t = table(side(battleline=["gluttony"]), side(battleline=["bulwark", "shadow-self"]), house=House.DIS)
    t.fight("gluttony", "bulwark")
    assert (t.card("bulwark").damage, t.card("bulwark").armor_left) == (0, 0)
    assert (t.card("shadow-self").damage, t.card("shadow-self").armor_left) == (4, 2)


@pytest.mark.rule("card-faq/shadow-self-3")
def test_shadow_self_that_died_for_the_chosen_creature_is_not_that_creature() -> None:
    victim = a(CREATURE)
    parcel = deal(3, victim)
    special = card("punch", play(parcel, if_(is_(victim, destroyed_by(parcel)), purge(victim))))
    t = table(side(hand=["punch"]), side(battleline=["mother", {"id": "shadow-self", "damage": 6}, "dodger"]), special,
              house=House.BROBNAR)  # fmt: skip
    t.do("play", "punch")
    t.pick("mother")
    assert t.ids(1, "discard") == ["shadow-self"] and t.ids(1, "purged") == []
    assert t.line(1) == ["mother", "dodger"]


# T to W -----------------------------------------------------------------------------------------


@pytest.mark.rule("card-faq/the-warchest-1", "glossary/assault-x", "glossary/fight")
def test_a_creature_destroyed_by_assault_was_not_destroyed_in_a_fight() -> None:
    chest = card("ancient-bear", after(is_destroyed(a(CREATURE), fighting=THIS), gain(3)))
    for defender, damage, amber in (("silvertooth", 0, 0), ("charette", 0, 3)):
        t = table(side(battleline=["ancient-bear"]), side(battleline=[{"id": defender, "damage": damage}]), chest)
        t.do("fight", "ancient-bear")
        t.pick(defender)
        assert t.zone(defender) == Zone.DISCARD and t.amber(0) == amber
        assert sum(e.killer != 0 for e in t.events(ev.CardDestroyed)) == (amber > 0)


@pytest.mark.rule("card-faq/united-action-1", "glossary/may")
def test_a_sentence_after_one_with_may_holds_whether_or_not_that_was_done() -> None:
    t = table(side(hand=["united-action"], battleline=["crash-muldoon"]), side(), house=House.STAR_ALLIANCE)
    t.do("play", "united-action")
    assert t.reasons(f"reap:{t.handle('crash-muldoon')}") == ["glossary/restrictions"] and keys(t) == ["end-turn"]


@pytest.mark.rule("card-faq/wild-bounty-1", "faq/bonus-icons-3", "glossary/bonus-icons")
def test_icons_that_resolve_an_additional_time_do_so_at_once_each() -> None:
    bear = {"id": "ancient-bear", "icons": ["amber", "damage", "capture"]}
    mine = side(hand=["wild-bounty", bear], battleline=["charette"])
    t = table(mine, side(amber=5), house=House.UNTAMED)
    t.do("play", "wild-bounty")
    t.do("play", "ancient-bear")
    t.answer("slot:0")
    for _ in range(4):  # 2 damage and 2 Æmber to capture
        t.pick("charette")
    order = [e.icon for e in t.events(ev.IconResolved)]
    assert order == [Icon.AMBER] * 2 + [Icon.DAMAGE] * 2 + [Icon.CAPTURE] * 2
    assert t.amber(0) == 2 and t.card("charette").amber == 2 and t.card("charette").damage == 2
    t.expect_main_step()


class NeedsSeven(Restriction):
    """A card that cannot be played without 7 Æmber."""

    play = True

    def forbids(self, scope: Scope) -> bool:
        return scope.core.state.players[scope.you].amber < 7

    @property
    def words(self) -> Words:
        return Pair("You need 7 Æmber.", "Du brauchst 7 Æmber.")


@pytest.mark.rule("card-faq/wild-wormhole-1", "glossary/restrictions")
@pytest.mark.parametrize(("amber", "played"), [(0, False), (6, True)])
def test_a_card_wild_wormhole_cannot_play_stays_on_top_of_the_deck(amber: int, played: bool) -> None:
    dragon = card("valdr", NeedsSeven())
    t = table(side(hand=["wild-wormhole"], deck=["valdr", "fear"], amber=amber), side(), dragon, house=House.LOGOS)
    t.do("play", "wild-wormhole")
    if played:
        t.answer("slot:0")
    assert (t.line(0) == ["valdr"]) is played
    assert t.ids(0, "deck") == (["fear"] if played else ["valdr", "fear"])
    assert t.amber(0) == amber + 1
    t.expect_main_step()
