"""Cards under others, damage that is moved and divided, keys forged by others, what is done again."""

from collections.abc import Callable

import pytest

from kfdesk.engine.events import DamageDealt
from kfdesk.engine.terms import House, Icon
from kfdesk.language.amounts import ALL, for_each, up_to
from kfdesk.language.attributes import READY, of_house
from kfdesk.language.base import Node, Target
from kfdesk.language.constants import AMBER, DAMAGE, PLAY, SHADOWS
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import capture, gain
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.damage import deal
from kfdesk.language.effects.entering import put_into_play
from kfdesk.language.effects.flow import if_you_do, may
from kfdesk.language.effects.keys import forge
from kfdesk.language.effects.marks import POWER, exhaust, put_counters
from kfdesk.language.effects.repeat import repeat
from kfdesk.language.effects.sharing import move_damage, redistribute
from kfdesk.language.effects.under import attach, graft, put_under
from kfdesk.language.labels import action, play
from kfdesk.language.places import archives, hand
from kfdesk.language.players import OPPONENT
from kfdesk.language.predicates import ENEMY, FRIENDLY
from kfdesk.language.prompts import THIS_CARD
from kfdesk.language.rules.changes import gets
from kfdesk.language.rules.prices import toll
from kfdesk.language.sorts import ACTION, CREATURE, UPGRADE
from kfdesk.language.targets import HOST, a, any_number, each
from kfdesk.text.wording import render_inline
from tests.tables import side, spec, table


def texts(node: Node) -> tuple[str, str]:
    return render_inline(node, "en", this=THIS_CARD), render_inline(node, "de", this=THIS_CARD)


@pytest.mark.rule("glossary/graft")
def test_a_grafted_card_lies_faceup_under_the_other_and_is_not_in_play() -> None:
    box = card("cannon", play(graft(a(ACTION, in_=hand()))))
    t = table(side(hand=["cannon", "anger"]), None, box)
    t.do("play", "cannon")
    t.pick("anger")
    assert t.zone("anger") == "under" and not t.card("anger").face_down
    assert [under.id for under in t.card("cannon").under] == ["anger"]


@pytest.mark.rule("glossary/facedown-cards", "glossary/ward")
def test_a_creature_put_under_a_card_leaves_play_unless_it_is_warded() -> None:
    box = card("cannon", action(if_you_do(put_under(a(CREATURE, ENEMY), faceup=True), gain(3))))
    for warded in (False, True):
        troll = spec("troll", amber=2, warded=warded)
        t = table(side(artifacts=["cannon"]), side(battleline=[troll, "krump"]), box)
        before = t.amber(0)
        t.do("action", "cannon")
        t.pick("troll")
        assert t.zone("troll") == ("battleline" if warded else "under")
        assert t.amber(0) == before + (0 if warded else 2 + 3)


@pytest.mark.rule("glossary/archives", "glossary/facedown-cards")
def test_a_card_of_the_opponent_in_your_archives_goes_to_their_hand_and_under_no_card() -> None:
    box = card("cannon", action(if_you_do(put_under(a(CREATURE, in_=archives())), gain(3))))
    for owner, zone, gained in ((0, "under", 3), (1, "hand", 0)):
        t = table(side(artifacts=["cannon"], archives=[spec("troll", owner=owner)]), None, box)
        before = t.amber(0)
        t.do("action", "cannon")
        t.finish()
        assert (t.zone("troll"), t.amber(0)) == (zone, before + gained)


@pytest.mark.rule("glossary/upgrades")
def test_an_upgrade_stays_where_it_is_when_the_creature_has_left_play() -> None:
    t = table(
        side(hand=["punch", "blood-of-titans", "phoenix-heart"]),
        side(battleline=["urchin"]),
        card("punch", play(attach(each(UPGRADE, in_=hand()), a(CREATURE, ENEMY)))),
        card("blood-of-titans", gets(HOST, power=-5)),
        card("phoenix-heart"),
    )
    t.do("play", "punch")
    t.finish()
    assert (t.zone("urchin"), t.zone("blood-of-titans"), t.zone("phoenix-heart")) == ("discard", "discard", "hand")


@pytest.mark.rule("glossary/move")
def test_moved_damage_is_neither_healed_nor_dealt() -> None:
    deed = move_damage(ALL, a(CREATURE, FRIENDLY), a(CREATURE, ENEMY))
    assert texts(deed) == (
        "move all damage from a friendly creature to an enemy creature",
        "bewege allen Schaden von einer befreundeten Kreatur auf eine feindliche Kreatur",
    )
    t = table(
        side(hand=["punch"], battleline=[spec("troll", damage=4)]),
        side(battleline=[spec("champion-anaphiel", damage=1)]),
        card("punch", play(deed)),
    )
    t.do("play", "punch")
    t.pick("troll")
    t.pick("champion-anaphiel")
    assert (t.card("troll").damage, t.card("champion-anaphiel").damage) == (0, 5), "armor prevents none of it"


@pytest.mark.rule("glossary/move", "glossary/if-you-do-and-in-order-to")
@pytest.mark.parametrize(("there", "gained"), [(1, 1), (2, 4), (3, 4)])
def test_so_much_damage_is_moved_only_where_there_is_as_much(there: int, gained: int) -> None:
    deed = if_you_do(move_damage(2, a(CREATURE, FRIENDLY), a(CREATURE, ENEMY)), gain(3))
    ada = side(hand=["punch"], battleline=[spec("troll", damage=there)])
    t = table(ada, side(battleline=["krump"]), card("punch", play(deed)))
    t.do("play", "punch")
    t.pick("troll")
    t.pick("krump")
    moved = min(there, 2)
    assert (t.card("troll").damage, t.card("krump").damage) == (there - moved, moved)
    assert t.amber(0) == gained  # one for the icon of the card


@pytest.mark.rule("glossary/move")
def test_how_much_damage_is_moved_is_named_once_both_creatures_are_picked_and_no_more_than_there_is() -> None:
    ada = side(hand=["punch"], battleline=[spec("troll", damage=2), spec("bumpsy", damage=4)])
    deed = move_damage(up_to(3), a(CREATURE, FRIENDLY), a(CREATURE, ENEMY))
    t = table(ada, side(battleline=["krump"]), card("punch", play(deed)))
    t.do("play", "punch")
    t.pick("troll")
    t.pick("krump")
    assert t.decision.keys() == ("number:0", "number:1", "number:2")
    t.answer("number:1")
    assert [t.card(id_).damage for id_ in ("troll", "bumpsy", "krump")] == [1, 4, 1]
    t.expect_main_step()


@pytest.mark.rule("glossary/damage")
def test_damage_is_divided_as_the_active_player_says() -> None:
    deed = deal(3, any_number(CREATURE, ENEMY), divided=True)
    assert texts(deed)[0] == "deal 3{damage}, divided among any number of enemy creatures"
    t = table(side(hand=["punch"]), side(battleline=["troll", "krump"]), card("punch", play(deed)))
    t.do("play", "punch")
    assert t.decision.prompt.say("en") == "Which creature takes the next damage (3 to go)?"
    assert t.decision.prompt.say("de") == "Welche Kreatur nimmt den nächsten Schaden (noch 3)?"
    for each_ in ("troll", "krump", "troll"):
        t.pick(each_)
    assert (t.card("troll").damage, t.card("krump").damage) == (2, 1)


@pytest.mark.rule("glossary/damage", "glossary/capture", "glossary/counters-and-tokens")
@pytest.mark.parametrize(
    "share",
    [
        lambda cards: deal(2, cards, divided=True),
        lambda cards: capture(2, cards, divided=True),
        lambda cards: put_counters(POWER, 2, cards, divided=True),
    ],
    ids=["damage", "amber", "counters"],
)
def test_those_creatures_are_the_ones_that_got_a_share(share: Callable[[Target], Instruction]) -> None:
    some = any_number(CREATURE, FRIENDLY)
    ada = side(hand=["punch"], battleline=["troll", "krump", "zorg"])
    t = table(ada, side(amber=2), card("punch", play(share(some), exhaust(some))))
    t.do("play", "punch")
    t.pick("troll")
    t.pick("zorg")
    assert [t.card(id_).ready for id_ in ("troll", "krump", "zorg")] == [False, True, False]
    t.expect_main_step()


@pytest.mark.rule("glossary/damage")
def test_damage_that_a_creature_deals_is_divided_too_and_is_its_damage() -> None:
    dealer = a(CREATURE, FRIENDLY)
    deed = deal(3, any_number(CREATURE, ENEMY), divided=True, by=dealer)
    told = "a friendly creature deals 3{damage}, divided among any number of enemy creatures"
    assert texts(deed)[0] == told
    t = table(side(hand=["punch"], battleline=["troll"]), side(battleline=["krump", "bumpsy"]),
              card("punch", play(deed)))  # fmt: skip
    t.do("play", "punch")
    while t.offered() == ["troll"]:
        t.pick("troll")
    for _ in range(3):
        t.pick("krump")
    assert (t.card("krump").damage, t.card("bumpsy").damage) == (3, 0)
    assert [(e.source, e.amount) for e in t.events(DamageDealt)] == [(t.number("troll"), 3)]
    t.expect_main_step()


@pytest.mark.rule("glossary/for-each")
def test_damage_for_each_of_something_is_divided_in_a_sentence_of_its_own() -> None:
    deed = deal(for_each(1, each(CREATURE, FRIENDLY)), any_number(CREATURE, ENEMY), divided=True)
    assert texts(deed) == (
        "deal 1{damage} for each friendly creature. Divide this damage among any number of enemy creatures.",
        "füge 1{damage} für jede befreundete Kreatur zu. Teile diesen Schaden auf beliebig viele feindliche Kreaturen "
        "auf.",
    )


@pytest.mark.rule("glossary/move")
@pytest.mark.parametrize("what", [DAMAGE, AMBER])
def test_tokens_are_put_anew_on_creatures(what: Icon) -> None:
    t = table(
        side(hand=["punch"], battleline=[spec("troll", damage=2, amber=2), spec("krump", damage=1, amber=1)]),
        None,
        card("punch", play(redistribute(what, each(CREATURE, FRIENDLY)))),
    )
    t.do("play", "punch")
    takes, word = {DAMAGE: ("creature takes", "damage"), AMBER: ("creature gets", "Æmber")}[what]
    for left in (3, 2, 1):
        which = f"the next {word} ({left} to go)?" if left > 1 else f"1 {word}?"
        assert t.decision.prompt.say("en") == f"Which {takes} {which}"
        t.pick("krump")
    found = [(t.card(id_).damage, t.card(id_).amber) for id_ in ("troll", "krump")]
    assert found == ([(0, 2), (3, 1)] if what is DAMAGE else [(2, 0), (1, 3)])


@pytest.mark.rule("glossary/may")
@pytest.mark.parametrize(("damage", "asked"), [(2, True), (0, False)])
def test_whether_to_redistribute_is_asked_of_creatures_that_are_still_to_be_picked(damage: int, *, asked: bool) -> None:
    deed = may(redistribute(DAMAGE, a(CREATURE, FRIENDLY, n=2)))
    ada = side(hand=["punch"], battleline=[spec("troll", damage=damage), "krump"])
    t = table(ada, None, card("punch", play(deed)))
    t.do("play", "punch")
    assert t.game.at_checkpoint is not asked
    if asked:
        t.answer("yes")
        t.offers("troll", "krump", least=2, most=2)


@pytest.mark.rule("glossary/forge")
def test_an_effect_lets_the_opponent_forge() -> None:
    assert texts(forge(who=OPPONENT))[0] == "your opponent forges a key at current cost"
    t = table(side(hand=["punch"]), side(amber=6), card("punch", play(forge(who=OPPONENT))))
    t.do("play", "punch")
    t.answer("key:red")
    assert (t.amber(1), len(t.game.state.players[1].keys)) == (0, 1)


@pytest.mark.rule("glossary/pay")
def test_a_price_is_asked_for_such_cards_only() -> None:
    office = card("cannon", toll(1, PLAY, a(CREATURE, of_house(SHADOWS))))
    t = table(side(hand=["urchin", "troll"], amber=3), side(artifacts=["cannon"]), office, house=House.BROBNAR)
    t.creature("troll")
    assert t.amber(0) == 3


@pytest.mark.rule("glossary/for-each")
def test_each_time_another_creature_is_dealt_damage() -> None:
    deed = repeat(deal(1, a(CREATURE, ENEMY)), for_each=each(CREATURE, FRIENDLY), different=True)
    assert texts(deed)[0] == "for each friendly creature, deal 1{damage} to a different enemy creature"
    t = table(
        side(hand=["punch"], battleline=["bumpsy", "krump"]),
        side(battleline=["troll", "urchin", "dodger"]),
        card("punch", play(deed)),
    )
    t.do("play", "punch")
    t.pick("troll")
    assert t.offered() == ["urchin", "dodger"]
    t.pick("dodger")
    assert (t.card("troll").damage, t.card("dodger").damage) == (1, 1)


@pytest.mark.rule("glossary/putting-cards-into-an-area")
def test_a_creature_is_put_into_play_ready() -> None:
    deed = put_into_play(a(CREATURE, in_=hand()), READY)
    assert texts(deed) == (
        "put a creature from your hand into play ready",
        "bringe eine Kreatur von deiner Hand spielbereit ins Spiel",
    )
    t = table(side(hand=["punch", "troll"]), None, card("punch", play(deed)))
    t.do("play", "punch")
    t.finish()
    assert t.card("troll").ready
