"""What several players, or several cards, do at once: who orders it, and what each of them is asked for.

Rules: "Active player", "Discarding cards", "Replacement effects".
"""

from __future__ import annotations

import pytest

from kfdesk.engine import damage, moves
from kfdesk.engine import play as playing
from kfdesk.engine.abilities import Scope, Steps
from kfdesk.engine.damage import Hit
from kfdesk.engine.events import (
    AmberVerb,
    CardDestroyed,
    CardDiscarded,
    CardEntered,
    ControlChanged,
    DamageDealt,
    RowChanged,
)
from kfdesk.engine.terms import CardId, DecisionKind, House, Icon, Keyword, Zone
from kfdesk.language.words import (
    ARTIFACT,
    CARD,
    CREATURE,
    EACH_PLAYER,
    ENEMY,
    NEIGHBORING,
    OPPONENT,
    SHADOWS,
    THIS,
    YOU,
    a,
    after,
    after_reap,
    at_least,
    becomes_creature,
    by,
    card,
    controls,
    deal,
    destroy,
    destroyed,
    destroyed_by,
    discard,
    discard_pile,
    discards,
    each,
    gain,
    gains,
    hand,
    if_,
    if_you_do,
    instead,
    is_,
    is_damaged,
    named,
    of_house,
    play,
    power,
    put_into_play,
    redirect,
    return_,
    sentences,
    steal,
    takes_more_damage,
    this_turn,
    those,
)
from tests.rulebook.made import Does, after_event, keys
from tests.tables import side, spec, table

# Discarding -------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/discarding-cards", "glossary/active-player")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("said", ["mode:0", "mode:1"])
def test_of_both_hands_the_active_player_says_which_is_discarded_first(active: int, said: str) -> None:
    sides = [side(hand=["krump", "bumpsy"]), side(hand=["urchin", "dodger"])]
    sides[active] = side(hand=["punch", *[str(one.id) for one in sides[active].hand]])
    t = table(sides[0], sides[1], card("punch", play(discard(hand(EACH_PLAYER)))), active=active)
    t.do("play", "punch")
    assert (t.decision.player, keys(t)) == (active, ["mode:0", "mode:1"])
    t.answer(said)
    first = active if said == "mode:0" else 1 - active
    while t.decision.kind is DecisionKind.ORDER:  # of the own hand the active player orders the cards as well
        t.answer(*t.decision.keys())
    assert [e.player for e in t.events(CardDiscarded)] == [first, first, 1 - first, 1 - first]
    t.expect_main_step()


@pytest.mark.rule("glossary/discarding-cards", "glossary/active-player")
def test_of_some_cards_of_both_hands_those_of_one_player_go_first() -> None:
    t = table(
        side(hand=["punch", "urchin", "krump"]),
        side(hand=["dodger", "troll", "silvertooth"]),
        card("punch", play(discard(each(CARD, of_house(SHADOWS), in_=hand(EACH_PLAYER))))),
    )
    t.do("play", "punch")
    t.answer("mode:1")
    assert [t.game.state.cards[e.card].printed.id for e in t.events(CardDiscarded)] == [
        "dodger",
        "silvertooth",
        "urchin",
    ]
    t.expect_main_step()


@pytest.mark.rule("glossary/discarding-cards")
def test_where_one_hand_is_empty_nobody_is_asked_who_goes_first() -> None:
    t = table(side(hand=["punch"]), side(hand=["dodger", "troll"]), card("punch", play(discard(hand(EACH_PLAYER)))))
    t.do("play", "punch")
    assert t.ids(1, "hand") == []
    t.expect_main_step()


@pytest.mark.rule("glossary/replacement-effects", "glossary/discarding-cards")
def test_a_card_whose_discard_was_replaced_was_not_discarded() -> None:
    """The rule: what would occur "does not occur and the replacement effect happens in its place"."""
    thrown = discard(a(CARD, in_=hand()))
    t = table(
        side(hand=["punch", "krump"], battleline=["troll"]),
        side(),
        card("punch", play(if_you_do(thrown, gain(3)))),
        card("troll", instead(discards(YOU), gain(1))),
    )
    t.do("play", "punch")
    t.pick("krump")
    assert (t.ids(0, "hand"), t.amber(0)) == (["krump"], 2)
    assert t.events(CardDiscarded) == []
    t.expect_main_step()


@pytest.mark.rule("glossary/replacement-effects", "glossary/discarding-cards")
def test_a_hand_whose_cards_are_kept_in_place_of_being_discarded_is_gone_through_once() -> None:
    t = table(
        side(hand=["punch", "krump", "bumpsy"], battleline=["troll"]),
        side(),
        card("punch", play(discard(hand()))),
        card("troll", instead(discards(YOU), gain(1))),
    )
    t.do("play", "punch")
    t.answer(*t.decision.keys())
    assert (t.ids(0, "hand"), t.amber(0)) == (["krump", "bumpsy"], 3)
    t.expect_main_step()


# Cards that change their place at once ----------------------------------------------------------


@pytest.mark.rule("glossary/active-player")
@pytest.mark.parametrize("active", [0, 1])
def test_of_artifacts_that_become_creatures_at_once_those_of_the_active_player_come_first(active: int) -> None:
    sides = [side(artifacts=["cannon"]), side(artifacts=["library-of-babble"])]
    sides[active] = side(hand=["punch"], artifacts=[str(one.id) for one in sides[active].artifacts])
    t = table(
        sides[0], sides[1], card("punch", play(this_turn(becomes_creature(a(ARTIFACT, n=2), power=3)))), active=active
    )
    t.do("play", "punch")
    t.finish()
    moved = [t.game.state.cards[e.card].owner for e in t.events(RowChanged)]
    assert moved == [active, 1 - active]


@pytest.mark.rule("glossary/active-player", "glossary/control-and-ownership")
@pytest.mark.parametrize("active", [0, 1])
def test_of_cards_that_change_sides_at_once_those_of_the_active_player_go_first(active: int) -> None:
    sides = [side(battleline=["krump"]), side(battleline=["urchin"])]
    sides[active] = side(hand=["punch"], battleline=[str(one.id) for one in sides[active].battleline])
    mine, theirs = a(CREATURE, of_house(House.BROBNAR)), a(CREATURE, of_house(SHADOWS))
    swap = this_turn(controls(mine, YOU if active else OPPONENT), controls(theirs, OPPONENT if active else YOU))
    t = table(sides[0], sides[1], card("punch", play(swap)), active=active)
    t.do("play", "punch")
    t.finish()
    assert [1 - e.player for e in t.events(ControlChanged)][:2] == [active, 1 - active]


@pytest.mark.rule("glossary/active-player")
@pytest.mark.parametrize(("said", "first"), [("mode:0", 0), ("mode:1", 1)])
def test_of_creatures_that_both_players_put_into_play_from_a_pile_one_players_come_first(said: str, first: int) -> None:
    back = by(EACH_PLAYER, put_into_play(each(CREATURE, in_=discard_pile())))
    t = table(side(hand=["punch"], discard=["krump"]), side(discard=["urchin"]), card("punch", play(back)))
    t.do("play", "punch")
    t.answer(said)
    t.finish()
    assert [e.player for e in t.events(CardEntered)] == [first, 1 - first]
    t.expect_main_step()


# Damage of several cards at once ----------------------------------------------------------------


@pytest.mark.rule("glossary/replacement-effects", "glossary/damage")
def test_of_damage_that_two_cards_deal_at_once_only_that_of_the_one_named_is_replaced() -> None:
    thief = card("silvertooth", instead(is_damaged(a(CREATURE), by=THIS), steal(1)))

    def both(scope: Scope, _cards: tuple[CardId, ...]) -> Steps:
        target, honest, other = (t.number(id_) for id_ in ("troll", "urchin", "silvertooth"))
        return (yield from damage.deal(scope.core, [Hit(target, 2, honest), Hit(target, 3, other)]))

    t = table(
        side(hand=["punch"], battleline=["urchin", "silvertooth"]),
        side(battleline=["troll"], amber=2),
        thief,
        card("punch", play(Does(both))),
        house=House.BROBNAR,
    )
    t.do("play", "punch")
    assert [(e.source, e.amount) for e in t.events(DamageDealt)] == [(t.number("urchin"), 2)]
    assert (t.card("troll").damage, t.amber(0), t.amber(1)) == (2, 2, 1)
    t.expect_main_step()


@pytest.mark.rule("chart/damage")
@pytest.mark.parametrize(("doubled", "troll", "krump"), [("troll", 4, 1), ("krump", 2, 2)])
def test_damage_is_doubled_for_the_creature_that_is_dealt_it_though_it_was_meant_for_another(
    doubled: str, troll: int, krump: int
) -> None:
    """Krump takes in place of Troll what cards with power 2 or more deal; Silvertooth has power 2, Urchin power 1."""

    def both(scope: Scope, _cards: tuple[CardId, ...]) -> Steps:
        target, honest, other = (t.number(id_) for id_ in ("troll", "urchin", "silvertooth"))
        return (yield from damage.deal(scope.core, [Hit(target, 1, other), Hit(target, 2, honest)]))

    taker = is_damaged(a(CREATURE, NEIGHBORING), by=a(CREATURE, power(at_least(2))))
    t = table(
        side(hand=["punch"], battleline=["urchin", "silvertooth"], artifacts=["cannon"]),
        side(battleline=["troll", "krump"]),
        card("krump", instead(taker, redirect(to=THIS))),
        card("cannon", takes_more_damage(each(CREATURE, named(doubled)), doubled=True)),
        card("punch", play(Does(both))),
        house=House.BROBNAR,
    )
    t.do("play", "punch")
    assert (t.card("troll").damage, t.card("krump").damage) == (troll, krump)
    t.expect_main_step()


@pytest.mark.rule("chart/damage")
def test_an_additional_amount_is_added_once_to_own_damage_and_what_is_taken_for_another() -> None:
    """All of it is dealt at once: it adds to the damage and "is not a separate instance of damage"."""

    def both(scope: Scope, _cards: tuple[CardId, ...]) -> Steps:
        by, *struck = (t.number(id_) for id_ in ("silvertooth", "troll", "krump"))
        return (yield from damage.deal(scope.core, [Hit(card, 1, by) for card in struck]))

    t = table(
        side(hand=["punch"], battleline=["silvertooth"], artifacts=["cannon"]),
        side(battleline=["troll", "krump"]),
        card("krump", instead(is_damaged(a(CREATURE, NEIGHBORING)), redirect(to=THIS))),
        card("cannon", takes_more_damage(each(CREATURE, named("krump")), 2)),
        card("punch", play(Does(both))),
        house=House.BROBNAR,
    )
    t.do("play", "punch")
    assert (t.card("troll").damage, t.card("krump").damage) == (0, 4)
    t.expect_main_step()


@pytest.mark.rule("chart/damage", "glossary/replacement-effects", "glossary/leaves-play")
@pytest.mark.parametrize("line", [["troll", "krump"], ["krump", "troll"]])
def test_a_creature_that_leaves_play_in_place_of_other_damage_is_dealt_none(line: list[str]) -> None:
    t = table(
        side(hand=["punch"]),
        side(battleline=line),
        card("krump", instead(is_damaged(THIS), return_(each(CREATURE, NEIGHBORING)))),
        card("punch", play(deal(2, each(CREATURE, ENEMY)))),
        house=House.BROBNAR,
    )
    t.do("play", "punch")
    assert t.events(DamageDealt) == []
    assert (t.line(1), t.ids(1, "hand"), t.card("krump").damage) == (["krump"], ["troll"], 0)
    t.expect_main_step()


# Destroyed this way -----------------------------------------------------------------------------


@pytest.mark.rule("glossary/this-way", "glossary/movement-between-zones")
def test_a_creature_destroyed_and_put_back_into_play_was_destroyed_this_way_all_the_same() -> None:
    """It is another card now, but the damage destroyed the one that it was dealt to."""
    victim = a(CREATURE, ENEMY)
    blow = deal(9, victim)
    t = table(
        side(hand=["punch"]),
        side(battleline=["troll"]),
        card("punch", play(sentences(blow, if_(is_(victim, destroyed_by(blow)), gain(2))))),
        card("troll", destroyed(Does(_back_into_play))),
    )
    t.do("play", "punch")
    t.finish()
    assert (t.zone("troll"), t.amber(0)) == ("battleline", 3)


def _back_into_play(scope: Scope, cards: tuple[CardId, ...]) -> Steps:
    """Put the card that was destroyed back into play once it has left."""
    yield from moves.put_away(scope.core, cards, Zone.HAND)
    return (yield from playing.put_into_play(scope.core, scope.you, cards[0]))


@pytest.mark.rule("card-faq/lethal-distraction-1", "card-faq/drecker-1", "glossary/splash-attack-x")
def test_damage_of_a_fight_that_a_creature_is_dealt_itself_and_shares_is_added_to_once() -> None:
    splash = card("silvertooth", gains(THIS, (Keyword.SPLASH_ATTACK, 1)))
    ada = side(hand=["lethal-distraction"], battleline=["silvertooth"])
    t = table(ada, side(battleline=["drecker", "troll"]), splash, house=House.SHADOWS)
    t.do("play", "lethal-distraction")
    t.pick("drecker")
    t.fight("silvertooth", "troll")
    t.finish()
    assert (t.card("troll").damage, t.zone("drecker")) == (2, "discard")
    assert sum(e.amount for e in t.events(DamageDealt) if e.card == t.number("drecker")) == 1 + 2 + 2


@pytest.mark.rule("card-faq/lethal-distraction-1", "card-faq/drecker-1", "card-faq/shadow-self-2")
def test_damage_that_a_creature_takes_for_one_that_shares_its_own_is_added_to_once() -> None:
    ada = side(hand=["lethal-distraction"], battleline=["silvertooth"])
    t = table(ada, side(battleline=["drecker", "shadow-self"]), house=House.SHADOWS)
    t.do("play", "lethal-distraction")
    t.pick("shadow-self")
    t.fight("silvertooth", "shadow-self")
    assert (t.card("drecker").damage, t.card("shadow-self").damage) == (0, (2 + 2) + 4)


@pytest.mark.rule("card-faq/lethal-distraction-1", "card-faq/drecker-1", "glossary/replacement-effects")
def test_shared_damage_that_is_divided_is_raised_for_each_creature_by_itself() -> None:
    ada = side(hand=["lethal-distraction"], battleline=["silvertooth"])
    bo = side(battleline=["krump", spec("drecker", upgrades=["friendship"]), "troll"])
    t = table(ada, bo, house=House.SHADOWS)
    t.do("play", "lethal-distraction")
    t.pick("troll")
    t.fight("silvertooth", "krump")
    assert [t.card(id_).damage for id_ in ("krump", "drecker", "troll")] == [2 + 1, 0, 1 + 2]


@pytest.mark.rule("chart/play", "glossary/bonus-icons", "glossary/movement-between-zones")
def test_a_creature_that_its_own_icon_destroyed_and_that_came_back_was_not_played() -> None:
    frail = card("dust-imp", play(gain(5)), destroyed(Does(_back_into_play_from_discard)))
    t = table(side(hand=[spec("dust-imp", icons=[Icon.DAMAGE] * 2)]), side(), frail, house=House.DIS)
    t.creature("dust-imp")
    t.finish()
    assert (t.zone("dust-imp"), t.amber(0)) == ("battleline", 0)


@pytest.mark.rule("chart/reap", "glossary/movement-between-zones")
def test_a_creature_that_left_play_as_it_reaped_and_came_back_did_not_reap() -> None:
    back = card("troll", after_reap(gain(5)), destroyed(Does(_back_into_play_from_discard)))
    killer = card("krump", after_event(AmberVerb.GAIN, destroy(a(CREATURE, ENEMY))))
    t = table(side(battleline=["troll"]), side(battleline=["krump"]), back, killer, house=House.BROBNAR)
    t.do("reap", "troll")
    t.finish()
    assert (t.zone("troll"), t.amber(0)) == ("battleline", 1)


def _back_into_play_from_discard(scope: Scope, cards: tuple[CardId, ...]) -> Steps:
    yield from moves.put_away(scope.core, cards, Zone.DISCARD)
    return (yield from playing.put_into_play(scope.core, scope.you, cards[0]))


@pytest.mark.rule("glossary/this-way", "glossary/movement-between-zones")
def test_a_creature_that_was_destroyed_before_and_is_now_returned_was_not_destroyed_this_way() -> None:
    """What happened to the card that it was earlier this turn does not count."""
    victim, fallen = a(CREATURE, ENEMY), a(CREATURE, ENEMY)
    blow, kill = deal(1, victim), destroy(fallen)
    t = table(
        side(hand=["punch", "anger"]),
        side(battleline=["troll"]),
        card("anger", play(kill, put_into_play(those(kill)))),
        card("punch", play(sentences(blow, if_(is_(victim, destroyed_by(blow)), gain(2))))),
        card("troll", after(is_damaged(THIS), return_(THIS))),
        house=House.BROBNAR,
    )
    for id_ in ("anger", "punch"):
        t.do("play", id_)
        t.finish()
    assert (len(t.events(CardDestroyed)), t.zone("troll"), t.amber(0)) == (1, "hand", 2)
