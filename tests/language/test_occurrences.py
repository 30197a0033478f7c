"""Occurrences: whoever acts, whichever house is chosen, how much it was about, and where it goes instead."""

import pytest

from kfdesk.engine.events import TokenMade
from kfdesk.engine.terms import NO_CARD, PLAYERS, CardId, House, Player, Zone
from kfdesk.language.amounts import ALL, for_each, that_much
from kfdesk.language.attributes import of_house
from kfdesk.language.base import Node
from kfdesk.language.combined import one_of
from kfdesk.language.constants import AMBER, DRAW, SPLASH_ATTACK
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import SUPPLY, capture, gain, lose, steal
from kfdesk.language.effects.damage import deal, destroy
from kfdesk.language.effects.decks import draw
from kfdesk.language.effects.entering import play_card
from kfdesk.language.effects.flow import may
from kfdesk.language.effects.icons import resolve_icons
from kfdesk.language.effects.marks import put_counters, ready
from kfdesk.language.effects.tide import raise_tide, refill
from kfdesk.language.effects.tokens import make_token, make_token_of
from kfdesk.language.effects.use import as_if_yours
from kfdesk.language.labels import after_reap, play
from kfdesk.language.named_choices import a_house, a_player
from kfdesk.language.occurrences import (
    captures,
    chooses_house,
    draws,
    forges,
    is_damaged,
    is_destroyed,
    leaves,
    plays,
    readies,
    reaps,
    resolves_icon,
    steals,
)
from kfdesk.language.places import Pile, discard_pile, hand
from kfdesk.language.players import EACH_PLAYER, OPPONENT, YOU, Who
from kfdesk.language.predicates import ENEMY, FRIENDLY
from kfdesk.language.prompts import THIS_CARD
from kfdesk.language.reactions import START, after, at
from kfdesk.language.replacements import instead, redirect
from kfdesk.language.rules.abilities import gains
from kfdesk.language.sorts import ACTION, ARTIFACT, CARD, CREATURE
from kfdesk.language.targets import THIS, a, each
from kfdesk.text.wording import render_inline
from tests.tables import side, spec, table


def texts(node: Node) -> tuple[str, str]:
    return render_inline(node, "en", this=THIS_CARD), render_inline(node, "de", this=THIS_CARD)


@pytest.mark.rule("glossary/playing-cards")
@pytest.mark.parametrize(("played", "gained"), [("gauntlet-of-command", 2), ("warsong", 2), ("bumpsy", 0)])
def test_a_card_in_an_occurrence_may_be_of_one_of_several_descriptions(played: str, gained: int) -> None:
    watch = card("troll", after(plays(YOU, one_of(a(ARTIFACT), a(ACTION))), gain(2)))
    t = table(side(hand=[played], battleline=["troll"]), None, watch, house=House.BROBNAR)
    t.do("play", played)
    t.finish()
    assert t.amber(0) == gained


@pytest.mark.rule("glossary/playing-cards")
@pytest.mark.parametrize(("place", "gained"), [(discard_pile(), 2), (hand(), 0), (None, 2)])
def test_a_card_may_have_to_be_played_from_somewhere(place: Pile | None, gained: int) -> None:
    played = a(ARTIFACT) if place is None else a(ARTIFACT, in_=place)
    watch = card("troll", after(plays(YOU, played), gain(2)))
    dig = card("bumpsy", after_reap(play_card(a(ARTIFACT, in_=discard_pile()))))
    t = table(side(battleline=["troll", "bumpsy"], discard=["gauntlet-of-command"]), None, watch, dig)
    t.do("reap", "bumpsy")
    t.pick("gauntlet-of-command")
    assert t.amber(0) == 1 + gained


@pytest.mark.rule("glossary/playing-cards", "glossary/control-and-ownership")
@pytest.mark.parametrize(
    ("place", "gained"),
    [(discard_pile(), 0), (discard_pile(OPPONENT), 2), (discard_pile(a_player()), 2)],
)
def test_a_card_may_have_to_be_played_from_the_pile_of_a_certain_player(place: Pile, gained: int) -> None:
    watch = card("troll", after(plays(YOU, a(ARTIFACT, in_=place)), gain(2)))
    steals_it = card("bumpsy", after_reap(as_if_yours(play_card(a(ARTIFACT, in_=discard_pile(OPPONENT))))))
    ada, bo = side(battleline=["troll", "bumpsy"]), side(discard=["gauntlet-of-command"])
    t = table(ada, bo, watch, steals_it, house=House.BROBNAR)
    t.do("reap", "bumpsy")
    t.finish()
    assert t.amber(0) == 1 + gained


def test_where_a_card_is_played_from_is_said() -> None:
    assert texts(after(plays(YOU, a(ARTIFACT, in_=discard_pile())), gain(1))) == (
        "after you play an artifact from your discard pile, gain 1{amber}",
        "nachdem du ein Artefakt aus deinem Ablagestapel gespielt hast, erhalte 1{amber}",
    )


@pytest.mark.parametrize(
    ("to", "en", "de"),
    [
        (Zone.DISCARD, "a discard pile", "auf einen Ablagestapel"),
        (Zone.HAND, "a hand", "auf eine Hand"),
        (Zone.ARCHIVES, "archives", "in ein Archiv"),
    ],
)
def test_a_card_comes_from_play_into_or_onto_a_pile(to: Zone, en: str, de: str) -> None:
    assert texts(after(leaves(a(CREATURE), to=to), gain(1))) == (
        f"after a creature enters {en} from play, gain 1{{amber}}",
        f"nachdem eine Kreatur aus dem Spiel {de} gelegt worden ist, erhalte 1{{amber}}",
    )


@pytest.mark.rule("glossary/forge")
def test_a_player_in_an_occurrence_is_whoever_acts() -> None:
    who = a_player()
    rule = after(forges(who), lose(ALL, who))
    assert texts(rule) == (
        "after a player forges a key, they lose all {amber} in their pool",
        "nachdem ein Spieler einen Schlüssel geschmiedet hat, verliert er alles {amber} aus seinem Æmber-Vorrat",
    )
    t = table(side(artifacts=["cannon"], amber=3), side(amber=9), card("cannon", rule))
    t.end_turn()
    t.finish()
    assert t.amber(0) == 3 and t.amber(1) == 0


@pytest.mark.rule("glossary/turn-sequence")
def test_at_the_start_of_a_players_turn_that_player_acts() -> None:
    who = a_player()
    rule = at(START, who, gain(2, who))
    assert texts(rule)[0] == "at the start of each player’s turn, they gain 2{amber}"
    t = table(side(artifacts=["cannon"]), side(), card("cannon", rule))
    before = t.amber(0)
    t.end_turn()
    assert (t.amber(0), t.amber(1)) == (before, 2)


@pytest.mark.rule("glossary/house-choice")
def test_a_house_nobody_named_is_the_one_that_is_chosen() -> None:
    house, who = a_house(), a_player()
    rule = after(chooses_house(who, house), destroy(each(ARTIFACT, of_house(house))))
    t = table(
        side(artifacts=["cannon"]),
        side(artifacts=["library-of-babble"], houses=[House.LOGOS]),
        card("cannon", rule),
    )
    t.end_turn()
    assert t.game.state.active_house is House.LOGOS
    assert (t.ids(0, "artifacts"), t.ids(1, "artifacts")) == (["cannon"], [])


@pytest.mark.rule("glossary/steal")
def test_as_much_as_was_stolen_is_dealt_as_damage() -> None:
    theft = steals(OPPONENT)
    rule = after(theft, deal(for_each(1, that_much(theft)), each(CREATURE, ENEMY)))
    assert texts(rule)[0] == (
        "after your opponent steals {amber}, deal 1{damage} to each enemy creature for each {amber} stolen"
    )
    t = table(
        side(hand=["punch"], battleline=["troll"]),
        side(artifacts=["cannon"], amber=5),
        card("cannon", rule),
        card("punch", play(steal(2))),
    )
    t.do("play", "punch")
    t.finish()
    assert t.card("troll").damage == 2


@pytest.mark.rule("glossary/replacement-effects", "glossary/steal")
def test_stolen_amber_comes_from_the_common_supply_instead() -> None:
    rule = instead(steals(OPPONENT), redirect(from_=SUPPLY))
    t = table(
        side(hand=["punch"], amber=1),
        side(artifacts=["cannon"], amber=5),
        card("cannon", rule),
        card("punch", play(steal(2))),
    )
    before = t.amber(0)
    t.do("play", "punch")
    t.finish()
    assert (t.amber(0), t.amber(1)) == (before + 3, 5), "1 of them from the bonus icon"


@pytest.mark.rule("glossary/replacement-effects", "glossary/capture")
def test_captured_amber_comes_from_the_common_supply_instead() -> None:
    rule = instead(captures(a(CREATURE, ENEMY)), redirect(from_=SUPPLY))
    t = table(
        side(hand=["punch"], battleline=["troll"]),
        side(artifacts=["cannon"], amber=5),
        card("cannon", rule),
        card("punch", play(capture(2, a(CREATURE, FRIENDLY)))),
    )
    t.do("play", "punch")
    t.pick("troll")
    t.finish()
    assert t.card("troll").amber == 2 and t.amber(1) == 5


@pytest.mark.rule("glossary/replacement-effects", "glossary/capture")
@pytest.mark.parametrize(("whose", "left"), [(OPPONENT, (4, 5)), (YOU, (6, 3))])
def test_what_is_captured_from_one_pool_alone_is_an_occurrence(whose: Who, left: tuple[int, int]) -> None:
    rule = instead(captures(a(CREATURE), from_=whose), redirect(from_=SUPPLY))
    spell = card("punch", play(capture(2, each(CREATURE, FRIENDLY)), capture(2, each(CREATURE, FRIENDLY), YOU)))
    ada = side(hand=["punch"], battleline=["troll"], artifacts=["cannon"], amber=5)
    t = table(ada, side(amber=5), card("cannon", rule), spell)
    t.do("play", "punch")
    assert (t.amber(0), t.amber(1), t.card("troll").amber) == (*left, 4), "1 of Ada's from the bonus icon"
    t.expect_main_step()


@pytest.mark.rule("glossary/damage")
def test_damage_by_some_cards_only_is_an_occurrence() -> None:
    rule = after(is_damaged(THIS, by=a(CREATURE, ENEMY)), gain(3))
    t = table(
        side(hand=["punch"], battleline=[spec("troll", damage=0)]),
        side(battleline=["bumpsy"]),
        card("troll", rule),
        card("punch", play(deal(1, a(CREATURE, FRIENDLY)))),
    )
    t.do("play", "punch")
    t.finish()
    before = t.amber(0)
    t.do("fight", "troll")
    t.finish()
    assert t.card("troll").damage > 1 and t.amber(0) == before + 3


@pytest.mark.rule("glossary/destroyed")
def test_the_other_creature_of_an_occurrence_is_meant_again() -> None:
    mine = a(CREATURE, FRIENDLY)
    rule = after(is_destroyed(a(CREATURE, ENEMY), fighting=mine), put_counters("power", 1, mine))
    t = table(
        side(artifacts=["cannon"], battleline=["bumpsy", "troll"]), side(battleline=["krump"]), card("cannon", rule)
    )
    t.do("fight", "troll")
    t.finish()
    assert [t.card(id_).power_counters for id_ in ("troll", "bumpsy")] == [1, 0]


# Tide, hand, icons, tokens ------------------------------------------------------------------------


@pytest.mark.rule("glossary/tide")
def test_the_tide_is_raised_by_either_player_where_a_deck_brought_it() -> None:
    cards = (card("punch", play(raise_tide())), card("anger", play(raise_tide(OPPONENT))))
    for there, after_first, after_second in ((False, None, None), (True, 0, 1)):
        t = table(side(hand=["punch", "anger"]), None, *cards, tide_in_game=there)
        t.do("play", "punch")
        assert t.game.state.tide == after_first
        t.do("play", "anger")
        assert t.game.state.tide == after_second


@pytest.mark.rule("glossary/chains", "glossary/drawing-cards")
def test_a_hand_is_refilled_as_in_the_draw_step_and_a_chain_is_shed() -> None:
    t = table(side(hand=["punch"], deck=["anger"] * 9, chains=1), None, card("punch", play(refill())))
    t.do("play", "punch")
    assert len(t.ids(0, "hand")) == 5 and t.game.state.players[0].chains == 0


@pytest.mark.rule("glossary/bonus-icons")
def test_bonus_icons_are_resolved_as_if_the_card_was_played() -> None:
    bounty = card("punch", play(resolve_icons(a(CARD, in_=discard_pile()))))
    rich = spec("urchin", icons=["amber", "draw"])
    t = table(side(hand=["punch"], discard=[rich], deck=["anger"]), None, bounty)
    before = t.amber(0)
    t.do("play", "punch")
    t.finish()
    assert t.ids(0, "hand") == ["anger"] and t.amber(0) >= before + 1


@pytest.mark.rule("glossary/bonus-icons", "glossary/replacement-effects")
def test_an_icon_is_resolved_as_another_instead() -> None:
    mouse = card("cannon", instead(resolves_icon(YOU, AMBER), may(resolve_icons(DRAW))))
    for answer, drawn in (("yes", ["anger"]), ("no", [])):
        t = table(side(hand=["punch"], artifacts=["cannon"], deck=["anger"]), None, mouse, card("punch"))
        before = t.amber(0)
        t.do("play", "punch")
        t.answer(answer)
        assert t.ids(0, "hand") == drawn and t.amber(0) == before + (not drawn)


@pytest.mark.rule("glossary/token-creatures")
def test_a_token_creature_is_made_of_the_top_card_of_the_deck() -> None:
    t = table(
        side(hand=["punch"], deck=["anger", "warsong"], token="grunt"),
        None,
        card("punch", play(make_token(2))),
    )
    t.do("play", "punch")
    t.finish()
    assert t.line(0) == ["grunt", "grunt"] and t.ids(0, "deck") == []
    assert not t.card("anger").ready


@pytest.mark.rule("glossary/token-creatures")
def test_without_a_reference_card_no_token_creature_is_made() -> None:
    t = table(side(hand=["punch"], deck=["anger"]), None, card("punch", play(make_token())))
    t.do("play", "punch")
    t.finish()
    assert t.line(0) == [] and t.ids(0, "deck") == ["anger"]


@pytest.mark.rule("glossary/token-creatures")
def test_a_token_creature_that_leaves_play_is_the_card_it_was() -> None:
    t = table(
        side(hand=["punch", "warsong"], deck=["anger"], token="grunt"),
        None,
        card("punch", play(make_token_of(a(CARD, in_=hand())))),
        card("krump", play(destroy(each(CREATURE)))),
    )
    t.do("play", "punch")
    t.finish()
    assert t.line(0) == ["grunt"]


@pytest.mark.rule("glossary/token-creatures")
def test_only_its_controller_knows_which_card_became_a_token_creature() -> None:
    made = TokenMade(CardId(7), Player(0), CardId(40))
    assert [made.seen_by(viewer) for viewer in (None, *PLAYERS)] == [
        made,
        made,
        TokenMade(NO_CARD, Player(0), CardId(40)),
    ]


@pytest.mark.rule("glossary/ready-and-exhausted", "turn/step-4-ready-cards")
@pytest.mark.parametrize(("who", "gained"), [(YOU, 2), (OPPONENT, 0)])
def test_in_step_4_the_active_player_readies(who: Who, gained: int) -> None:
    watch = card("troll", after(readies(a(CARD), by=who), gain(1)))
    ada = side(battleline=["troll", spec("krump", ready=False)], artifacts=[spec("cannon", ready=False)])
    t = table(ada, side(battleline=[spec("valdr", ready=False)]), watch)
    t.end_turn()
    assert t.amber(0) == gained


@pytest.mark.rule("glossary/ready-and-exhausted")
@pytest.mark.parametrize(("who", "gained"), [(YOU, 0), (OPPONENT, 1)])
def test_who_readies_is_the_player_of_the_ability(who: Who, gained: int) -> None:
    watch = card("troll", after(readies(a(CARD), by=who), gain(1)))
    stirs = card("bumpsy", after(reaps(a(CREATURE, ENEMY)), ready(THIS)))
    ada, bo = side(battleline=["troll", "krump"]), side(battleline=[spec("bumpsy", ready=False)])
    t = table(ada, bo, watch, stirs, house=House.BROBNAR)
    t.do("reap", "krump")
    assert t.card("bumpsy").ready
    assert t.amber(0) == 1 + gained


@pytest.mark.rule("glossary/ready-and-exhausted")
def test_whoever_readies_is_that_player() -> None:
    whoever = a_player()
    watch = card("troll", after(readies(a(CARD), by=whoever), gain(1, whoever)))
    t = table(side(battleline=["troll", spec("krump", ready=False)]), side(battleline=["valdr"]), watch)
    t.end_turn()
    t.do("reap", "valdr")
    t.end_turn()
    assert (t.amber(0), t.amber(1)) == (1, 2)


@pytest.mark.rule("glossary/drawing-cards")
@pytest.mark.parametrize(("turn", "gained"), [(None, 1), (OPPONENT, 1), (YOU, 0)])
def test_a_card_may_have_to_be_drawn_in_the_turn_of_a_player(turn: Who | None, gained: int) -> None:
    watch = card("troll", after(draws(YOU, turn=turn), gain(1)))
    both = card("punch", play(draw(1, EACH_PLAYER)))
    bo = side(battleline=["troll"], deck=["fear"])
    t = table(side(hand=["punch"], deck=["anger"]), bo, watch, both, house=House.BROBNAR)
    t.do("play", "punch")
    assert t.amber(1) == gained


@pytest.mark.rule("glossary/splash-attack-x", "glossary/destroyed")
@pytest.mark.parametrize(("damage", "gained"), [(0, 0), (5, 1)])
def test_whoever_has_splash_attack_is_not_destroyed_by_it(damage: int, gained: int) -> None:
    """The attacker falls to the creature that it fights; only the neighbor may fall to the splash-attack."""
    watch = card("gauntlet-of-command", after(is_destroyed(a(CREATURE), by=a(CREATURE), splash=True), gain(1)))
    t = table(
        side(battleline=["dust-imp"], artifacts=["gauntlet-of-command"]),
        side(battleline=["troll", spec("krump", damage=damage)]),
        watch,
        card("dust-imp", gains(THIS, (SPLASH_ATTACK, 1))),
        house=House.DIS,
    )
    t.fight("dust-imp", "troll")
    t.finish()
    assert (t.line(0), t.amber(0)) == ([], gained)
