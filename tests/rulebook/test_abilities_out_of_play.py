"""Abilities active outside of play: in the zone that an ability names, and on an archon power.

Rules: "Ability", on abilities that reference an out-of-play area; "Archon power"; "Out-of-play zones", on what is
hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kfdesk.cards.facts import facts
from kfdesk.engine import DecisionKind, House, Step, Zone
from kfdesk.engine import events as ev
from kfdesk.engine.abilities import Mod
from kfdesk.engine.scenario import Move
from kfdesk.engine.terms import Player
from kfdesk.language.attributes import with_trait
from kfdesk.language.base import Target
from kfdesk.language.conditions import is_
from kfdesk.language.constants import PLAY
from kfdesk.language.definition import CardDefinition, Draft, card
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.damage import destroy
from kfdesk.language.effects.decks import draw
from kfdesk.language.effects.entering import put_into_play
from kfdesk.language.effects.flow import may, sentences
from kfdesk.language.effects.moves import archive, discard, return_
from kfdesk.language.labels import play
from kfdesk.language.occurrences import chooses_house, draws, is_destroyed, plays
from kfdesk.language.piles import top
from kfdesk.language.places import Pile, archives, deck, discard_pile, hand
from kfdesk.language.players import OPPONENT, YOU
from kfdesk.language.predicates import ENEMY, FRIENDLY
from kfdesk.language.reactions import after
from kfdesk.language.replacements import instead
from kfdesk.language.rules.changes import gets, keys_cost
from kfdesk.language.rules.permissions import permits
from kfdesk.language.rules.together import while_
from kfdesk.language.sorts import ARTIFACT, CARD, CREATURE
from kfdesk.language.targets import THIS, a, each
from tests.engine.playing import check_replay, check_views
from tests.rulebook.made import holds
from tests.tables import Table, side, table


def whenever_a_creature_is_played(pile: Pile, amount: int = 1) -> Draft:
    """Return a stand-in: while Urchin is in the pile, after a player plays a creature, its player gains Æmber."""
    return card("urchin", while_(is_(THIS, pile), after(plays(YOU, a(CREATURE)), gain(amount)),
                                 after(plays(OPPONENT, a(CREATURE)), gain(amount))))  # fmt: skip


# A definition -----------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/ability-card-ability")
def test_an_ability_is_active_in_play_unless_it_names_another_zone() -> None:
    here, there = gets(THIS, power=1), after(plays(YOU, a(CREATURE)), gain(1))
    definition = CardDefinition(facts()["urchin"], card("urchin", here, while_(is_(THIS, discard_pile()), there)))
    assert definition.constants == (here,)
    assert set(definition.elsewhere) == {Zone.DISCARD}
    (ability,) = definition.elsewhere[Zone.DISCARD]
    assert ability.zones == {Zone.DISCARD}


def test_it_says_so_in_both_languages() -> None:
    creeper = CardDefinition(
        facts()["relentless-creeper"],
        card(
            "relentless-creeper",
            while_(is_(THIS, discard_pile()), after(chooses_house(YOU, House.DIS), may(return_(THIS)))),
        ),
    )
    assert creeper.text("en") == (
        "After you choose Dis as your active house while Relentless Creeper is in your discard pile, "
        "you may return Relentless Creeper to its owner’s hand."
    )
    assert "in deinem Ablagestapel" in creeper.text("de")


# From the discard pile ----------------------------------------------------------------------------------


CREEPER = card(
    "relentless-creeper", while_(is_(THIS, discard_pile()), after(chooses_house(YOU, House.DIS), may(return_(THIS))))
)


@pytest.mark.rule("glossary/ability-card-ability", "glossary/discard-pile")
@pytest.mark.parametrize("zone", ["discard", "hand", "deck", "archives", "purged", "battleline"])
def test_an_ability_that_names_the_discard_pile_is_active_there_alone(zone: str) -> None:
    there = {zone: ["relentless-creeper"]}
    t = table(side(houses=["dis", "brobnar", "mars"], **there), None, CREEPER, step=Step.HOUSE)
    t.answer("house:dis")
    if zone == "archives":
        t.answer("no")
    if zone != "discard":
        t.expect_main_step()
        return
    t.expect(DecisionKind.CONFIRM)
    t.answer("yes")
    t.expect_main_step()
    assert t.ids(0, "hand") == ["relentless-creeper"] and t.ids(0, "discard") == []
    check_replay(t.game)


@pytest.mark.rule("glossary/ability-card-ability")
def test_it_is_not_active_for_the_card_of_another_player_nor_for_another_house() -> None:
    houses = ["dis", "brobnar", "mars"]
    t = table(side(houses=houses), side(discard=["relentless-creeper"]), CREEPER, step=Step.HOUSE)
    t.answer("house:dis")
    t.expect_main_step()
    t = table(side(houses=houses, discard=["relentless-creeper"]), None, CREEPER, step=Step.HOUSE)
    t.answer("house:mars")
    t.expect_main_step()


@pytest.mark.rule("glossary/ability-card-ability", "glossary/constant-abilities")
def test_a_constant_ability_begins_as_the_card_comes_there_and_ends_as_it_leaves() -> None:
    dear = card("urchin", while_(is_(THIS, discard_pile()), keys_cost(+2, OPPONENT)))
    t = table(side(hand=["urchin"], deck=["troll"]), None, dear, house=House.SHADOWS)
    assert t.game.key_cost(1) == 6
    t.do("discard", "urchin")
    assert t.game.key_cost(1) == 8
    handle = t.handle("urchin")
    for zone, cost in ((Zone.HAND, 6), (Zone.DISCARD, 8), (Zone.PURGED, 6), (Zone.DISCARD, 8), (Zone.BATTLELINE, 6)):
        t.game.adjust(Move(card=handle, zone=zone, player=0))
        assert t.game.key_cost(1) == cost, zone
    assert t.game.fork().key_cost(1) == 6


@pytest.mark.rule("glossary/ability-card-ability", "glossary/shuffle")
def test_it_ends_when_the_discard_pile_becomes_the_deck() -> None:
    dear = card("urchin", while_(is_(THIS, discard_pile()), keys_cost(+2, OPPONENT)))
    t = table(side(hand=["punch"], discard=["urchin"]), None, dear, card("punch", play(draw(1))), house=House.BROBNAR)
    assert t.game.key_cost(1) == 8
    t.do("play", "punch")
    assert t.zone("urchin") == "hand" and t.game.key_cost(1) == 6


@pytest.mark.rule("glossary/ability-card-ability", "glossary/replacement-effects")
@pytest.mark.parametrize("wanted", ["yes", "no"])
def test_an_instead_ability_replaces_from_the_discard_pile(wanted: str) -> None:
    # As of Scooboo: a card would be drawn; instead cards of the deck are discarded and it returns to its owner's hand.
    rather = instead(draws(YOU), sentences(discard(top(2, deck())), return_(THIS)))
    scooboo = card("urchin", while_(is_(THIS, discard_pile()), rather))
    mine = side(hand=["punch"], deck=["troll", "bumpsy", "krump"], discard=["urchin"] if wanted == "yes" else [])
    t = table(mine, None, scooboo, card("punch", play(draw(1))), house=House.BROBNAR)
    t.do("play", "punch")
    t.expect_main_step()
    if wanted == "yes":
        assert t.ids(0, "hand") == ["urchin"] and t.ids(0, "discard") == ["troll", "bumpsy", "punch"]
    else:
        assert t.ids(0, "hand") == ["troll"]


@pytest.mark.rule("glossary/ability-card-ability")
def test_a_card_that_came_there_after_it_happened_does_not_react_to_it() -> None:
    dump = card("troll", play(discard(each(CARD, in_=hand()))))
    gains = whenever_a_creature_is_played(discard_pile())
    t = table(side(hand=["troll", "urchin"]), None, dump, gains, house=House.BROBNAR)
    t.creature("troll")
    t.expect_main_step()
    assert t.zone("urchin") == "discard" and t.amber(0) == 0


@pytest.mark.rule("glossary/ability-card-ability", "glossary/active-player")
def test_the_active_player_orders_it_among_what_waits_in_the_same_window() -> None:
    t = table(
        side(hand=["troll"], discard=["urchin"]),
        None,
        whenever_a_creature_is_played(discard_pile()),
        card("troll", play(gain(2))),
        house=House.BROBNAR,
    )
    t.creature("troll")
    t.expect(DecisionKind.TRIGGER)
    assert sorted(t.offered()) == ["troll", "urchin"]
    t.answer(f"trigger:{t.handle('urchin')}.0")
    assert t.amber(0) == 3


# An archon power ------------------------------------------------------------------------------------------


def with_power(*abilities: Any, **more: Any) -> Table:
    """Return a table on which Ada's archon power says this."""
    mine = {"hand": ["troll", "cannon"], "battleline": ["bumpsy"], "archon_power": "noble-blood", **more}
    return table(side(**mine), side(battleline=["dodger"]), card("noble-blood", *abilities), house=House.BROBNAR)


@pytest.mark.rule("glossary/archon-power")
def test_an_archon_power_is_a_constant_ability_of_its_player_active_for_the_whole_game() -> None:
    t = with_power(gets(each(CREATURE, FRIENDLY), power=2), keys_cost(-1, YOU))
    assert (t.card("bumpsy").power, t.card("dodger").power) == (5 + 2, 5)
    assert (t.game.key_cost(0), t.game.key_cost(1)) == (5, 6)
    t.creature("troll")
    assert t.card("troll").power == 8 + 2
    t.end_turn()
    assert t.game.key_cost(0) == 5
    check_replay(t.game)


@pytest.mark.rule("glossary/archon-power")
@pytest.mark.parametrize("active", [0, 1])
def test_an_archon_power_is_active_in_either_players_turn(active: int) -> None:
    react = after(is_destroyed(a(CREATURE)), gain(1))
    powers = (gets(each(CREATURE, FRIENDLY), power=2), keys_cost(-1, YOU), react)
    mine = side(battleline=["bumpsy"], archon_power="noble-blood")
    t = table(mine, side(battleline=["troll"]), card("noble-blood", *powers), house=House.BROBNAR, active=active)
    assert (t.card("bumpsy").power, t.card("troll").power) == (5 + 2, 8)
    assert (t.game.key_cost(0), t.game.key_cost(1)) == (5, 6)
    t.do("fight", ("bumpsy", "troll")[active])
    t.finish()
    assert (t.line(0), t.amber(0), t.amber(1)) == ([], 1, 0)


@pytest.mark.rule("glossary/archon-power")
def test_an_archon_power_reacts_to_what_happens() -> None:
    t = with_power(after(plays(YOU, a(CREATURE, with_trait("giant"))), gain(1)))
    t.creature("troll")
    t.expect_main_step()
    assert t.amber(0) == 1


@pytest.mark.rule("glossary/archon-power")
def test_an_archon_power_permits_what_else_may_not_be_done() -> None:
    # As of Artificer.
    free = permits(PLAY, each(ARTIFACT))
    mine = {"hand": ["library-of-babble", "dodger"]}
    t = with_power(free, **mine)
    assert t.can("play", "library-of-babble") and not t.can("play", "dodger")
    t.do("play", "library-of-babble")
    t.expect_main_step()
    assert t.zone("library-of-babble") == "artifacts"


@pytest.mark.rule("glossary/archon-power")
def test_an_archon_power_is_not_in_play() -> None:
    t = with_power(gets(each(CREATURE, FRIENDLY), power=2), hand=["punch"])
    power = t.game.state.cards[t.number("noble-blood")]
    assert power.zone is Zone.REFERENCE and not power.in_play


# In a hidden zone ------------------------------------------------------------------------------------------


def in_hand(**more: Any) -> Table:
    """Return a table in which Bo's hand holds a card that reacts when a creature is played."""
    bo = side(hand=["urchin", "anger"], **more)
    return table(side(hand=["troll"]), bo, whenever_a_creature_is_played(hand()), house=House.BROBNAR)


HIDDEN = ("glossary/ability-card-ability", "glossary/out-of-play-zones")


@pytest.mark.rule(*HIDDEN)
def test_the_owner_of_a_hidden_card_is_asked_and_the_other_player_sees_nothing_of_it() -> None:
    t = in_hand()
    t.do("play", "troll")
    t.answer("slot:0")
    assert (t.decision.kind, t.decision.player) == (DecisionKind.CONFIRM, 1), "though it is Ada's turn"
    urchin = t.handle("urchin")
    assert t.game.view(0).decision is None and t.game.view(1).decision == t.decision
    assert all(urchin not in repr(point) and "Urchin" not in repr(point) for point in t.game.view(0).timing)
    check_views(t.game)
    told = len(t.game.events)
    t.answer("no")
    t.expect_main_step()
    assert t.amber(1) == 0 and t.events(ev.CardsRevealed) == []
    assert [
        e
        for e in t.game.events[told:]
        if "card" in repr(e.seen_by(Player(0))) and urchin[1:] in repr(e.seen_by(Player(0)))
    ] == []


@pytest.mark.rule(*HIDDEN)
def test_to_use_it_shows_the_card_to_both_players() -> None:
    t = in_hand()
    t.do("play", "troll")
    t.answer("slot:0")
    t.answer("yes")
    t.expect_main_step()
    number = t.number("urchin")
    assert [(e.cards, e.player, e.to) for e in t.events(ev.CardsRevealed)] == [((number,), 1, None)]
    at = t.game.events.index(t.events(ev.CardsRevealed)[0])
    assert all(f"card={number}," not in repr(e.seen_by(Player(0))) for e in t.game.events[:at]), (
        "nothing told of it before"
    )
    assert t.amber(1) == 1 and t.ids(1, "hand") == ["urchin", "anger"]
    check_replay(t.game)


@pytest.mark.rule(*HIDDEN)
def test_shown_it_waits_with_the_others_and_the_active_player_orders_them() -> None:
    t = table(
        side(hand=["troll"]),
        side(hand=["urchin"]),
        whenever_a_creature_is_played(hand()),
        card("troll", play(gain(2))),
        house=House.BROBNAR,
    )
    t.do("play", "troll")
    t.answer("slot:0")
    assert t.decision.player == 1
    t.answer("yes")
    assert (t.decision.kind, t.decision.player) == (DecisionKind.TRIGGER, 0)
    assert sorted(t.offered()) == ["troll", "urchin"]
    t.answer(f"trigger:{t.handle('troll')}.0")
    assert (t.amber(0), t.amber(1)) == (2, 1)


@pytest.mark.rule(*HIDDEN)
def test_the_active_players_own_hidden_card_is_not_shown_by_a_question_either() -> None:
    t = table(side(hand=["troll", "urchin"]), None, whenever_a_creature_is_played(hand()), house=House.BROBNAR)
    t.do("play", "troll")
    t.answer("slot:0")
    assert (t.decision.kind, t.decision.player) == (DecisionKind.CONFIRM, 0)
    assert t.game.view(1).decision is None
    check_views(t.game)
    t.answer("no")
    t.expect_main_step()
    assert t.amber(0) == 0


@pytest.mark.rule(*HIDDEN, "glossary/archives")
def test_an_ability_may_name_the_archives() -> None:
    t = table(
        side(hand=["troll"], archives=["urchin"]), None, whenever_a_creature_is_played(archives()), house=House.BROBNAR
    )
    t.do("play", "troll")
    t.answer("slot:0")
    t.answer("yes")
    assert t.amber(0) == 1


@pytest.mark.rule(*HIDDEN, "glossary/movement-between-zones")
@pytest.mark.parametrize("to", [discard, archive, put_into_play])
def test_an_ability_of_a_card_in_hand_may_move_that_card(to: Callable[[Target], Instruction]) -> None:
    leaps = card("urchin", while_(is_(THIS, hand()), after(plays(OPPONENT, a(CREATURE)), to(THIS))))
    t = table(side(hand=["troll"]), side(hand=["urchin"]), leaps, house=House.BROBNAR)
    t.do("play", "troll")
    t.answer("slot:0")
    t.answer("yes")
    t.finish()
    assert t.zone("urchin") == {discard: "discard", archive: "archives", put_into_play: "battleline"}[to]
    check_replay(t.game)


@pytest.mark.rule(*HIDDEN, "glossary/replacement-effects")
@pytest.mark.parametrize("shown", ["yes", "no"])
def test_a_hidden_instead_ability_is_shown_before_it_replaces_anything(shown: str) -> None:
    rather = instead(draws(OPPONENT), gain(1))
    shy = card("urchin", while_(is_(THIS, hand()), rather))
    t = table(
        side(hand=["punch"], deck=["krump"]),
        side(hand=["urchin"]),
        shy,
        card("punch", play(draw(1))),
        house=House.BROBNAR,
    )
    t.do("play", "punch")
    assert (t.decision.kind, t.decision.player) == (DecisionKind.CONFIRM, 1)
    check_views(t.game)
    t.answer(shown)
    t.expect_main_step()
    assert t.ids(0, "hand") == ([] if shown == "yes" else ["krump"])
    assert t.amber(1) == (1 if shown == "yes" else 0)


@pytest.mark.rule(*HIDDEN, "glossary/replacement-effects", "glossary/destroyed")
@pytest.mark.parametrize("shown", ["yes", "no"])
def test_a_hidden_card_is_shown_before_it_saves_another_from_destruction(shown: str) -> None:
    saves = card("urchin", while_(is_(THIS, hand()), instead(is_destroyed(a(CREATURE, FRIENDLY)), discard(THIS))))
    bo = side(hand=["urchin"], battleline=["krump"])
    t = table(side(hand=["punch"]), bo, saves, card("punch", play(destroy(each(CREATURE)))), house=House.BROBNAR)
    t.do("play", "punch")
    assert (t.decision.kind, t.decision.player) == (DecisionKind.CONFIRM, 1)
    check_views(t.game)
    t.answer(shown)
    t.expect_main_step()
    assert t.line(1) == (["krump"] if shown == "yes" else [])
    assert t.zone("urchin") == ("discard" if shown == "yes" else "hand")
    check_replay(t.game)


@pytest.mark.rule(*HIDDEN, "glossary/constant-abilities")
def test_a_constant_ability_of_a_hidden_card_changes_values_but_no_view_or_refusal_names_the_card() -> None:
    dear = card(
        "urchin", while_(is_(THIS, hand()), keys_cost(+3, OPPONENT), holds(Mod.CANNOT_REAP, each(CREATURE, ENEMY)))
    )
    t = table(side(battleline=["troll"]), side(hand=["urchin"]), dear, house=House.BROBNAR)
    ada, bo = t.game.view(0).seats[0], t.game.view(1).seats[0]
    assert ada.key_cost == bo.key_cost == 9
    assert [(part.source, part.amount) for part in ada.key_cost_sum] == [("", 6), ("", 3)]
    assert [(part.source, part.amount) for part in bo.key_cost_sum] == [("", 6), (t.handle("urchin"), 3)]
    (reason,) = t.game.explain(f"reap:{t.handle('troll')}").reasons
    assert reason.text.en == "It cannot reap because of a hidden card."
    check_views(t.game)
