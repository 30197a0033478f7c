"""What is done again and again, or with one card after the other: what each time picks anew, and what it keeps."""

import pytest

from kfdesk.engine import CardSpec
from kfdesk.engine.terms import House
from kfdesk.language.descriptions import Each
from kfdesk.language.sorts import Sort
from kfdesk.language.targets import Chosen
from kfdesk.language.words import (
    ARTIFACT,
    CARD,
    CREATURE,
    DAMAGED,
    ENEMY,
    FRIENDLY,
    OPPONENT,
    SOME,
    Instruction,
    a,
    a_house,
    a_player,
    after,
    and_,
    card,
    choose,
    controlled_by,
    deal,
    destroy,
    discard,
    draw,
    each,
    exalt,
    exhaust,
    for_those,
    hand,
    if_you_do,
    named,
    of_house,
    one_at_a_time,
    play,
    play_card,
    put_into_play,
    reaps,
    repeat,
    return_,
    stun,
    there_are,
    up_to,
)
from kfdesk.text.wording import render
from tests.tables import side, spec, table

ACT = "punch"


@pytest.mark.rule("glossary/for-each")
@pytest.mark.parametrize("named", [House.LOGOS, House.BROBNAR])
def test_a_house_named_before_is_that_house_each_time(named: House) -> None:
    house = a_house()
    each_time = repeat(exhaust(a(CREATURE, ENEMY, of_house(house))), for_each=each(CREATURE, FRIENDLY))
    foes = ["dextre", "bumpsy", "doc-bookton"]
    ada = side(hand=[ACT], battleline=["troll", "krump"])
    t = table(ada, side(battleline=foes), card(ACT, play(choose(house), each_time)))
    t.do("play", ACT)
    t.answer(f"house:{named}")
    t.finish()
    tired = [id_ for id_ in foes if not t.card(id_).ready]
    assert tired == (["dextre"] if named is House.LOGOS else ["bumpsy"])


@pytest.mark.rule("glossary/for-each")
def test_a_player_named_before_is_that_player_each_time() -> None:
    who = a_player()
    each_time = repeat(deal(1, a(CREATURE, controlled_by(who))), for_each=each(CREATURE, FRIENDLY))
    ada = side(hand=[ACT], battleline=["troll", "krump"])
    t = table(ada, side(battleline=["zorg"]), card(ACT, play(choose(who), each_time)))
    t.do("play", ACT)
    t.answer("mode:1")
    t.offers("zorg")
    t.finish()
    assert t.card("zorg").damage == 2


@pytest.mark.parametrize(
    ("sort", "german"),
    [
        (CREATURE, "Zerstöre bis zu 2 verschiedene Kreaturen, eine nach der anderen"),
        (CARD, "Zerstöre bis zu 2 verschiedene Karten, eine nach der anderen"),
        (ARTIFACT, "Zerstöre bis zu 2 verschiedene Artefakte, eines nach dem anderen"),
    ],
)
def test_german_says_of_what_gender_the_cards_are(sort: Sort, german: str) -> None:
    assert render(one_at_a_time(destroy(up_to(2, sort))), "de") == german


REAPER = a(CREATURE, ENEMY)
HIT = deal(1, REAPER)


@pytest.mark.rule("glossary/preceding-repeat-the-preceding", "glossary/repeat")
@pytest.mark.parametrize(
    ("again", "answers"),
    [
        (repeat(HIT), []),
        (repeat(HIT, by=OPPONENT), []),
        (repeat(HIT, may=True), ["yes", "no"]),
        (repeat(HIT, while_=there_are(SOME, each(CREATURE, ENEMY, DAMAGED)), may=True), ["yes", "no"]),
        (repeat(HIT, for_each=each(CREATURE, FRIENDLY)), []),
    ],
    ids=["once", "by the opponent", "as often as you like", "while", "for each"],
)
def test_the_creature_that_set_it_off_is_meant_again(again: Instruction, answers: list[str]) -> None:
    watcher = card("cannon", after(reaps(REAPER), again))
    ada = side(battleline=["krump", "troll"])
    t = table(ada, side(battleline=["bumpsy", "zorg"], artifacts=["cannon"]), watcher)
    t.do("reap", "krump")
    for answer in answers:
        t.answer(answer)
    assert (t.card("krump").damage, t.card("troll").damage) == (2, 0)
    t.expect_main_step()


@pytest.mark.rule("glossary/for-each")
def test_of_each_card_in_turn_the_house_that_was_named_is_meant() -> None:
    house, one = a_house(), a(CREATURE)
    in_turn = for_those(each(CREATURE, FRIENDLY), one, and_(exalt(one), exhaust(a(CREATURE, ENEMY, of_house(house)))))
    ada = side(hand=[ACT], battleline=["troll", "krump"])
    t = table(ada, side(battleline=["dextre", "bumpsy"]), card(ACT, play(choose(house), in_turn)))
    t.do("play", ACT)
    t.answer("house:logos")
    t.finish()
    assert [t.card(id_).ready for id_ in ("dextre", "bumpsy")] == [False, True]
    assert [t.card(id_).amber for id_ in ("troll", "krump")] == [1, 1]


@pytest.mark.rule("glossary/resolve-as-much-as-you-can")
@pytest.mark.parametrize("friends", [each(CREATURE, FRIENDLY), up_to(2, CREATURE, FRIENDLY)], ids=["each", "up to 2"])
def test_what_is_chosen_besides_each_card_is_chosen_each_time(friends: Each | Chosen) -> None:
    in_turn = one_at_a_time(and_(exalt(friends), stun(a(CREATURE, ENEMY))))
    ada = side(hand=[ACT], battleline=["troll", "krump"])
    t = table(ada, side(battleline=["dextre", "bumpsy"]), card(ACT, play(in_turn)))
    t.do("play", ACT)
    for friend, foe in (("krump", "dextre"), ("troll", "bumpsy")):
        if friend in t.offered():
            t.pick(friend)
        t.pick(foe)
    assert all(t.card(id_).stunned for id_ in ("dextre", "bumpsy"))
    assert [t.card(id_).amber for id_ in ("troll", "krump")] == [1, 1]
    t.expect_main_step()


@pytest.mark.rule("glossary/movement-between-zones")
def test_a_creature_that_left_play_and_came_back_has_no_turn() -> None:
    friends, troll = each(CREATURE, FRIENDLY), named("troll")
    leaving = return_(a(CREATURE, FRIENDLY, troll))
    coming = put_into_play(a(CREATURE, troll, in_=hand()))
    t = table(
        side(hand=[ACT], battleline=["troll", "krump"]),
        None,
        card(ACT, play(one_at_a_time(and_(exalt(friends), leaving, coming)))),
    )
    t.do("play", ACT)
    t.pick("krump")
    t.finish()
    assert (t.card("krump").amber, t.amber(1)) == (1, 0), "none comes to the opponent from a troll that leaves again"


@pytest.mark.rule("glossary/play-abilities")
def test_each_card_of_a_hand_is_played_in_turn_unless_it_has_left_the_hand() -> None:
    throw = card("anger", play(discard(a(CARD, named("dextre"), in_=hand()))))
    ada = side(hand=[ACT, "anger", "urchin", "dextre"])
    t = table(ada, None, card(ACT, play(one_at_a_time(play_card(each(CARD, in_=hand()))))), throw)
    t.do("play", ACT)
    t.offers("anger", "urchin", "dextre")
    t.pick("anger")
    t.pick("dextre")
    t.finish()
    assert (t.zone("urchin"), t.zone("dextre"), t.zone("anger")) == ("battleline", "discard", "discard")


@pytest.mark.rule("glossary/resolve-as-much-as-you-can")
def test_what_was_chosen_before_is_the_same_for_each_card() -> None:
    foe, friends = a(CREATURE, ENEMY), up_to(2, CREATURE, FRIENDLY)
    in_turn = one_at_a_time(and_(exalt(friends), deal(1, foe)))
    ada = side(hand=[ACT], battleline=["troll", "krump"])
    t = table(ada, side(battleline=["zorg", "bumpsy"]), card(ACT, play(choose(foe), in_turn)))
    t.do("play", ACT)
    t.pick("zorg")
    t.pick("troll")
    t.pick("krump")
    assert [t.card(id_).damage for id_ in ("zorg", "bumpsy")] == [2, 0]
    t.expect_main_step()


@pytest.mark.rule("glossary/if-you-do-and-in-order-to", "glossary/ward")
@pytest.mark.parametrize(
    ("line", "drawn"),
    [
        (["troll", "krump", "valdr"], 1),
        (["troll"], 0),
        ([], 0),
        ([spec("troll", warded=True), "krump"], 0),
    ],
    ids=["two of three", "one", "none", "one with a ward"],
)
def test_so_many_one_at_a_time_are_done_with_all_of_them(line: list[str | CardSpec], drawn: int) -> None:
    two = one_at_a_time(destroy(a(CREATURE, FRIENDLY, n=2)))
    ada = side(hand=[ACT], battleline=line, deck=["fear"])
    t = table(ada, None, card(ACT, play(if_you_do(two, draw()))), house=House.BROBNAR)
    t.do("play", ACT)
    chosen = [one if isinstance(one, str) else one.id for one in line][:2]
    for n, one in enumerate(chosen):
        assert (t.decision.min, len(t.offered())) == (1, len(line) - n), "one at a time, and none is chosen twice"
        t.pick(one)
    t.expect_main_step()
    assert len(t.ids(0, "hand")) == drawn


def test_a_number_one_at_a_time_reads_in_both_languages_and_one_does_not() -> None:
    two = one_at_a_time(destroy(a(CREATURE, FRIENDLY, n=2)))
    assert render(two, "en") == "Destroy 2 friendly creatures, one at a time"
    assert render(two, "de") == "Zerstöre 2 befreundete Kreaturen, eine nach der anderen"
    with pytest.raises(ValueError, match="one at a time"):
        one_at_a_time(destroy(a(CREATURE, FRIENDLY)))
