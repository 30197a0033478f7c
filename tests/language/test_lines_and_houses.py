"""Battlelines put in order, wards moved, the active house changed, reaping forbidden, keys less dear, searches."""

from __future__ import annotations

import pytest

from kfdesk.cards.facts import facts
from kfdesk.engine import House
from kfdesk.engine.abilities import Ability
from kfdesk.engine.events import CardPlayed, CardsRevealed
from kfdesk.engine.terms import DecisionKind
from kfdesk.language.definition import CardDefinition, card
from kfdesk.language.words import (
    ALL,
    BEAST,
    CARD,
    CREATURE,
    EACH_PLAYER,
    END,
    ENEMY,
    FRIENDLY,
    GIANT,
    HOST,
    HOUSE,
    LOGOS,
    ON_ARTIFACT,
    OPPONENT,
    OTHER,
    PLAY,
    REAP,
    STUNNED,
    THIS,
    UPGRADE,
    USE,
    YOU,
    a,
    a_player,
    action,
    after,
    archive,
    at,
    becomes_active,
    by,
    can_only,
    cannot,
    chooses_house,
    controlled_by,
    deck,
    destroy,
    destroyed,
    discard_pile,
    each,
    each_of,
    excess,
    for_each,
    forge,
    gain,
    gets,
    hand,
    if_you_do,
    is_destroyed,
    lose,
    may,
    move_ward,
    next_turn,
    other_than,
    permits,
    play,
    play_card,
    purged,
    rearrange,
    remove_counters,
    repeat,
    return_,
    search,
    this_turn,
    top,
    with_trait,
)
from tests.tables import side, spec, table

ACT = "punch"
ENGINE = "anomaly-exploiter"


class TestRearrange:
    @pytest.mark.rule("glossary/battleline")
    @pytest.mark.parametrize("whose", [0, 1])
    def test_the_creatures_of_either_player_come_into_the_order_that_is_chosen(self, whose: int) -> None:
        draft = card(ACT, play(may(rearrange(each(CREATURE, controlled_by(a_player()))))))
        lines = ["troll", "bumpsy", "krump"], ["urchin", "dust-imp"]
        t = table(side(hand=[ACT], battleline=lines[0]), side(battleline=lines[1]), draft, house=House.BROBNAR)
        t.do("play", ACT)
        t.answer("yes")
        t.answer(t.decision.keys()[whose])
        t.expect(DecisionKind.ORDER)
        t.pick(*lines[whose][::-1])
        assert [t.line(0), t.line(1)] == [line[::-1] if n == whose else line for n, line in enumerate(lines)]
        t.expect_main_step()

    def test_one_creature_alone_is_no_line_to_put_in_order(self) -> None:
        draft = card(ACT, play(may(rearrange(each(CREATURE, controlled_by(a_player()))))))
        t = table(side(hand=[ACT], battleline=["troll"]), None, draft, house=House.BROBNAR)
        t.do("play", ACT)
        t.expect_main_step()


class TestMoveWard:
    GIVER = a(CREATURE)

    @pytest.mark.rule("glossary/ward", "glossary/move")
    @pytest.mark.parametrize(("giver", "warded"), [("krump", (False, True)), ("troll", (True, False))])
    def test_a_ward_goes_from_one_creature_to_another(self, giver: str, warded: tuple[bool, bool]) -> None:
        draft = card(ACT, play(move_ward(self.GIVER, a(CREATURE, other_than(self.GIVER)))))
        ada = side(hand=[ACT], battleline=["troll"])
        t = table(ada, side(battleline=[spec("krump", warded=True)]), draft, house=House.BROBNAR)
        t.do("play", ACT)
        t.pick(giver)
        t.finish()
        assert (t.card("krump").warded, t.card("troll").warded) == warded


class TestBecomesActive:
    def drafts(self) -> tuple[object, ...]:
        listens = card("library-of-babble", after(chooses_house(a_player()), gain(3, EACH_PLAYER)))
        return card(ENGINE, action(becomes_active(top(1, deck())))), listens

    @pytest.mark.rule("glossary/active-house", "glossary/house-choice")
    def test_the_house_of_a_card_is_active_but_nobody_chose_it(self) -> None:
        ada = side(artifacts=[ENGINE, "library-of-babble"], deck=["krump"], hand=["troll", "doc-bookton"])
        t = table(ada, None, *self.drafts(), house=House.LOGOS)  # type: ignore[arg-type]
        assert (t.can("play", "troll"), t.can("play", "doc-bookton")) == (False, True)
        t.do("action", ENGINE)
        assert (t.can("play", "troll"), t.can("play", "doc-bookton")) == (True, False)
        assert t.amber(0) == 0

    def test_without_a_card_the_house_stays(self) -> None:
        t = table(side(artifacts=[ENGINE], hand=["doc-bookton"]), None, self.drafts()[0], house=House.LOGOS)  # type: ignore[arg-type]
        t.do("action", ENGINE)
        assert t.game.state.active_house is House.LOGOS

    @pytest.mark.rule("glossary/active-house")
    def test_you_have_an_active_house_in_your_own_turn_only(self) -> None:
        avenger = card("bumpsy", destroyed(becomes_active(a(CREATURE, ENEMY))))
        ada = side(hand=[ACT], battleline=["troll"])
        t = table(
            ada, side(battleline=["bumpsy"]), avenger, card(ACT, play(destroy(a(CREATURE, ENEMY)))), house=House.BROBNAR
        )
        t.do("play", ACT)
        t.pick("bumpsy")
        t.expect_main_step()
        assert t.game.state.active_house is House.BROBNAR


class TestNoReaping:
    @pytest.mark.rule("glossary/cannot", "glossary/reap")
    def test_a_player_cannot_use_creatures_to_reap(self) -> None:
        draft = card(ACT, play(next_turn(OPPONENT, cannot(REAP, OPPONENT, a(CREATURE)))))
        bo = side(battleline=["krump"], houses=[House.BROBNAR])
        t = table(side(hand=[ACT], battleline=["troll"]), bo, draft, house=House.BROBNAR)
        t.do("play", ACT)
        assert t.can("reap", "troll")
        t.end_turn()
        assert not t.can("reap", "krump") and t.can("fight", "krump")


class TestReducedKeys:
    @pytest.mark.rule("glossary/cost-at-current-cost")
    @pytest.mark.parametrize(("amber", "keys"), [(9, 0), (10, 1)])
    def test_a_reduction_to_a_maximum(self, amber: int, keys: int) -> None:
        houses = for_each(1, each_of(HOUSE, each(CARD)), most=3)
        draft = card(ACT, play(forge(7, reduced_by=houses)))  # 6 + 7 - 3, however many houses there are
        line = ["krump", "urchin", "dust-imp", "doc-bookton", "dust-pixie"]
        t = table(side(hand=[ACT], battleline=line, amber=amber - 1), None, draft, house=House.BROBNAR)  # and its icon
        t.do("play", ACT)
        t.finish()
        assert len(t.game.state.players[0].keys) == keys


class TestSearch:
    @pytest.mark.rule("glossary/search")
    @pytest.mark.parametrize(("what", "shown"), [(a(CARD), 0), (a(CREATURE, with_trait(BEAST)), 1)])
    def test_what_may_be_any_card_is_not_revealed(self, what: object, shown: int) -> None:
        draft = card(ACT, play(search(what, pile=deck())))  # type: ignore[arg-type]
        t = table(side(hand=[ACT], deck=["dust-pixie", "snufflegator"]), None, draft, house=House.BROBNAR)
        t.do("play", ACT)
        t.pick("snufflegator")
        assert t.ids(0, "hand") == ["snufflegator"]
        assert len(t.events(CardsRevealed)) == shown


class TestEntersStunned:
    @pytest.mark.rule("glossary/enters-play", "glossary/stun")
    def test_what_an_effect_plays_does_so_this_once(self) -> None:
        draft = card(ACT, play(play_card(a(CREATURE, in_=hand()), entering=STUNNED)))
        back = card("anger", play(return_(each(CREATURE))))
        t = table(side(hand=[ACT, "troll", "krump", "anger"]), None, draft, back, house=House.BROBNAR)
        t.do("play", ACT)
        t.pick("troll")
        t.finish()
        t.creature("krump")
        assert (t.card("troll").stunned, t.card("krump").stunned) == (True, False)
        t.do("play", "anger")
        t.creature("troll")
        assert not t.card("troll").stunned


class TestPlayedOn:
    @pytest.mark.rule("glossary/upgrades", "glossary/control-and-ownership")
    def test_an_upgrade_is_played_on_that_creature_and_no_other_is_asked_for(self) -> None:
        draft = card(ACT, play(play_card(a(UPGRADE, in_=hand()), on=each(CREATURE, ENEMY))))
        ada = side(hand=[ACT, "blood-of-titans"], battleline=["troll"])
        t = table(ada, side(battleline=["krump"]), draft, house=House.BROBNAR)
        t.do("play", ACT)
        t.pick("blood-of-titans")
        t.expect_main_step()
        assert (t.card("krump").power, t.card("troll").power, t.amber(0)) == (11, 8, 2)
        assert t.card("blood-of-titans").controller == 0

    @pytest.mark.rule("glossary/upgrades")
    def test_it_stays_where_it_is_while_that_creature_is_not_in_play(self) -> None:
        draft = card("krump", after(is_destroyed(THIS), play_card(a(UPGRADE, in_=discard_pile()), on=THIS)))
        ada = side(hand=["punch"], discard=["blood-of-titans"], battleline=["troll", spec("krump", damage=3)])
        t = table(ada, None, draft, house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("krump")
        t.finish()
        assert (t.zone("krump"), t.zone("blood-of-titans")) == ("discard", "discard")

    @pytest.mark.rule("glossary/upgrades", "glossary/cannot")
    @pytest.mark.parametrize("text", [can_only(PLAY, THIS, each(CREATURE, ENEMY)), ON_ARTIFACT])
    def test_it_is_not_played_where_its_own_text_does_not_let_it_be_attached(self, text: Ability) -> None:
        draft = card(ACT, play(play_card(a(UPGRADE, in_=hand()), on=each(CREATURE, FRIENDLY))))
        ada = side(hand=[ACT, "blood-of-titans"], battleline=["troll"], artifacts=["cannon"])
        t = table(ada, side(battleline=["krump"]), draft, card("blood-of-titans", text), house=House.BROBNAR)
        t.do("play", ACT)
        t.finish()
        assert (t.zone("blood-of-titans"), t.card("troll").upgrades) == ("hand", ())

    @pytest.mark.rule("glossary/upgrades")
    def test_of_several_those_are_not_played_before_which_that_creature_left_play(self) -> None:
        draft = card(ACT, play(play_card(each(UPGRADE, in_=discard_pile()), on=a(CREATURE, FRIENDLY))))
        heavy = card("blood-of-titans", gets(HOST, power=-5))
        ada = side(hand=[ACT], discard=["blood-of-titans", "blood-of-titans"], battleline=["urchin", "troll"])
        t = table(ada, None, draft, heavy, house=House.BROBNAR)
        t.do("play", ACT)
        t.finish_until(DecisionKind.CARD)
        t.pick("urchin")
        t.finish()
        assert (t.line(0), t.ids(0, "discard").count("blood-of-titans")) == (["troll"], 2)
        assert [event.card for event in t.events(CardPlayed)] == [t.number(ACT), t.number("blood-of-titans")]


class TestUsedAsOfAHouse:
    @pytest.mark.rule("glossary/off-house")
    @pytest.mark.parametrize(("active", "may"), [(House.LOGOS, True), (House.DIS, False)])
    def test_a_card_may_be_used_while_that_house_is_active_by_whoever_controls_it(
        self, active: House, *, may: bool
    ) -> None:
        draft = card("bear-flute", permits(USE, each(CREATURE, with_trait(GIANT)), as_of=LOGOS))
        for mine, theirs in ((["bear-flute"], []), ([], ["bear-flute"])):
            ada = side(artifacts=mine, battleline=["troll", "snufflegator"])
            t = table(ada, side(artifacts=theirs), draft, house=active)
            assert (t.can("reap", "troll"), t.can("reap", "snufflegator")) == (may, False)


class TestCounts:
    @pytest.mark.rule("glossary/for-each")
    def test_an_excess_that_does_not_count_the_card_itself(self) -> None:
        draft = card(
            "troll", play(repeat(archive(), for_each=excess(each(CREATURE, ENEMY), each(CREATURE, FRIENDLY, OTHER))))
        )
        bo = side(battleline=["krump", "bumpsy"])
        t = table(side(hand=["troll", "anger", "punch"], battleline=["urchin"]), bo, draft, house=House.BROBNAR)
        t.creature("troll")
        t.pick("anger")
        assert t.ids(0, "archives") == ["anger"]

    @pytest.mark.rule("glossary/purge")
    def test_purged_cards_of_both_players(self) -> None:
        draft = card("troll", gets(THIS, power=for_each(1, each(CARD, in_=purged(EACH_PLAYER)))))
        t = table(side(battleline=["troll"], purged=["anger"]), side(purged=["punch", "krump"]), draft)
        assert t.card("troll").power == 8 + 3

    @pytest.mark.rule("glossary/counters-and-tokens")
    def test_all_counters_are_removed(self) -> None:
        draft = card(ACT, play(remove_counters("growth", ALL, each(CREATURE))))
        grown = [spec("troll", counters={"growth": 3, "doom": 1}), spec("krump", counters={"growth": 1})]
        t = table(side(hand=[ACT], battleline=grown), None, draft, house=House.BROBNAR)
        t.do("play", ACT)
        assert [dict(t.card(id_).counters) for id_ in ("troll", "krump")] == [{"doom": 1}, {}]


@pytest.mark.rule("glossary/end-of-turn", "glossary/lasting-effects")
def test_at_the_end_of_the_turn_and_not_of_a_later_one() -> None:
    draft = card(ACT, play(this_turn(at(END, YOU, destroy(each(CREATURE))))))
    t = table(side(hand=[ACT, "troll"], battleline=["krump"]), side(hand=["bumpsy"]), draft, house=House.BROBNAR)
    t.do("play", ACT)
    assert t.zone("krump") == "battleline"
    t.end_turn()
    assert t.zone("krump") == "discard"


@pytest.mark.rule("glossary/if-you-do-and-in-order-to")
def test_whoever_does_it_is_asked_whether_they_do() -> None:
    draft = card(ACT, play(by(OPPONENT, if_you_do(lose(1), gain(2)))))
    t = table(side(hand=[ACT]), side(amber=1), draft, house=House.BROBNAR)
    text = CardDefinition(facts()[ACT], draft).text
    assert text("en") == "Play: Your opponent loses 1{amber}. If they do, your opponent gains 2{amber}."
    assert text("de") == "Spielen: Dein Gegner verliert 1{amber}. Falls er das tut, erhält dein Gegner 2{amber}."
    t.do("play", ACT)
    assert t.amber(1) == 2
