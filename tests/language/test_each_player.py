"""What is said of each player, and of one player who is named: in what is counted, named, discarded and archived."""

from __future__ import annotations

import pytest

from kfdesk.engine import House, Side
from kfdesk.engine.events import CardDiscarded
from kfdesk.engine.terms import DecisionKind
from kfdesk.language.results import done as done_this_way
from kfdesk.language.words import (
    CARD,
    CREATURE,
    EACH_PLAYER,
    HOUSE,
    Instruction,
    a,
    a_house,
    a_player,
    and_,
    archives,
    by,
    card,
    choose,
    controlled_by,
    deck,
    discard,
    draw,
    each,
    equal_to,
    for_each,
    forge,
    gain,
    gain_chains,
    hand,
    keys_of,
    may,
    of_house,
    pay,
    play,
    power_of,
    purge,
    random,
    repeat,
    reveal,
    same,
    sentences,
    steal,
    those,
    top,
)
from kfdesk.text.wording import render
from tests.tables import Table, side, spec, table

ACT = "warsong"


def done(deed: Instruction, ada: Side, bo: Side) -> Table:
    """Return a table on which Ada has played an action that does this."""
    t = table(ada, bo, card(ACT, play(deed)))
    t.mark()
    t.do("play", ACT)
    return t


@pytest.mark.rule("glossary/for-each")
@pytest.mark.parametrize(("who", "gained"), [((), (3, 0)), ((EACH_PLAYER,), (1, 2))], ids=["you", "each player"])
def test_what_each_player_has_is_counted_together_for_one_player_and_apart_for_each(
    who: tuple[()], gained: tuple[int, int]
) -> None:
    deed = gain(for_each(1, keys_of(EACH_PLAYER)), *who)
    t = done(deed, side(hand=[ACT], keys=["red"]), side(keys=["red", "blue"]))
    own = table(side(hand=[ACT]), None, card(ACT))
    own.do("play", ACT)
    assert (t.amber(0) - own.amber(0), t.amber(1)) == gained


@pytest.mark.rule("glossary/for-each")
def test_how_much_each_player_draws_is_counted_before_anybody_draws() -> None:
    deed = draw(for_each(1, each(CARD, in_=hand(EACH_PLAYER))), EACH_PLAYER)
    ada, bo = (side(hand=cards, deck=["urchin"] * 6) for cards in ([ACT, "troll"], ["krump"] * 3))
    t = done(deed, ada, bo)
    assert (len(t.ids(0, "hand")), len(t.ids(1, "hand"))) == (2, 6)


@pytest.mark.rule("glossary/for-each", "glossary/chains")
def test_chains_for_what_each_player_controls_are_counted_apart() -> None:
    deed = gain_chains(for_each(1, each(CREATURE, controlled_by(EACH_PLAYER))), EACH_PLAYER)
    assert render(deed, "en") == "Each player gains 1 chain for each creature they control"
    t = done(deed, side(hand=[ACT], battleline=["troll", "krump"]), side(battleline=["urchin"]))
    assert [player.chains for player in t.game.state.players] == [2, 1]


@pytest.mark.rule("glossary/for-each", "glossary/cost-at-current-cost")
def test_a_key_costs_each_player_less_for_what_they_control_themselves() -> None:
    deed = forge(0, EACH_PLAYER, reduced_by=each(CREATURE, controlled_by(EACH_PLAYER)))
    assert render(deed, "en").endswith("reduced by 1{amber} for each creature they control")
    ada = side(hand=[ACT], battleline=["troll", "krump"], amber=6)
    t = done(deed, ada, side(battleline=["urchin"], amber=5))
    t.finish()
    assert [len(player.keys) for player in t.game.state.players] == [1, 1]
    assert t.amber(1) == 0


@pytest.mark.rule("glossary/pay")
def test_each_player_pays_their_own_opponent() -> None:
    deed = pay(2, EACH_PLAYER)
    assert render(deed, "en") == "Each player pays their opponent 2{amber}"
    assert render(deed, "de") == "Jeder Spieler bezahlt seinem Gegner 2{amber}"
    t = done(deed, side(hand=[ACT], amber=1), side(amber=5))
    assert (t.amber(0), t.amber(1)) == (2, 4), "who has 1 pays 1"


@pytest.mark.rule("glossary/steal")
def test_each_player_may_be_asked_to_steal_where_only_one_of_them_can() -> None:
    t = done(may(steal(1, EACH_PLAYER)), side(hand=[ACT], amber=2), side())
    assert t.decision.kind == "confirm"
    t.answer("yes")
    assert t.amber(1) == 1


@pytest.mark.rule("glossary/active-player")
def test_a_house_is_named_for_each_player_anew() -> None:
    house = a_house()
    t = done(by(EACH_PLAYER, sentences(choose(house), gain(1))), side(hand=[ACT]), side())
    t.answer("house:dis")
    t.answer("house:mars")
    t.expect_main_step()


@pytest.mark.rule("glossary/discarding-cards")
@pytest.mark.parametrize(("decks", "asked"), [((["troll"], ["krump"]), True), ((["troll"], []), False)])
def test_where_both_discard_from_their_decks_the_active_player_says_who_does_first(
    decks: tuple[list[str], list[str]], asked: bool
) -> None:
    ada, bo = side(hand=[ACT], deck=decks[0]), side(deck=decks[1])  # their hands do not matter
    t = done(by(EACH_PLAYER, discard(top(1, deck()))), ada, bo)
    assert (t.decision.kind == "mode") is asked
    t.finish()
    assert t.zone("troll") == "discard" and t.ids(1, "deck") == []


@pytest.mark.rule("faq/archives-2", "glossary/archives")
def test_whose_archives_are_meant_is_asked_also_where_both_hold_cards_of_one_player() -> None:
    ada = side(hand=[ACT], archives=[spec("krump", owner=1)])
    t = done(purge(random(CARD, in_=archives(a_player()))), ada, side(archives=["dodger"]))
    assert t.decision.prompt.en == "Purge a random card from a player’s archives. Whose archives?"
    t.answer("mode:0")
    assert (t.zone("krump"), t.zone("dodger")) == ("hand", "archives"), "who does not own a card does not keep it"


@pytest.mark.rule("glossary/discarding-cards")
def test_what_was_named_before_is_meant_by_each_player() -> None:
    house = a_house()
    deed = sentences(choose(house), by(EACH_PLAYER, discard(each(CARD, of_house(house), in_=hand()))))
    t = done(deed, side(hand=[ACT, "troll", "urchin"]), side(hand=["krump", "dodger"]))
    t.answer("house:brobnar")
    t.finish()
    assert t.ids(0, "hand") == ["urchin"] and t.ids(1, "hand") == ["dodger"]


@pytest.mark.rule("glossary/active-player")
def test_what_was_picked_before_is_meant_by_each_player() -> None:
    picked = a(CREATURE)
    deed = sentences(choose(picked), by(EACH_PLAYER, gain(equal_to(power_of(picked)))))
    t = done(deed, side(hand=[ACT], battleline=["troll"]), side(battleline=["urchin"]))
    t.pick("urchin")
    t.expect_main_step()
    assert t.changes() == {ACT: ("hand", "discard"), "ada amber": (0, 1), "bo amber": (0, 1)}


@pytest.mark.rule("glossary/may")
def test_what_one_player_did_does_not_count_for_the_other() -> None:
    thrown = discard(a(CARD, in_=hand()))
    deed = by(EACH_PLAYER, sentences(may(thrown), gain(for_each(1, done_this_way(thrown)))))
    t = done(deed, side(hand=[ACT, "troll"]), side(hand=["krump"]))
    t.answer("yes")
    t.pick("troll")
    t.answer("no")
    t.expect_main_step()
    assert t.changes() == {ACT: ("hand", "discard"), "troll": ("hand", "discard"), "ada amber": (0, 1)}


def own_houses(by_target: bool) -> Instruction:
    """Each player discards their top card; then each discards the cards of its house from their hand."""
    thrown = top(1, deck())
    shed = discard(thrown)
    likeness = same(HOUSE, thrown if by_target else those(shed, CARD))
    return sentences(by(EACH_PLAYER, shed), by(EACH_PLAYER, discard(each(CARD, likeness, in_=hand()))))


@pytest.mark.rule("glossary/discarding-cards")
@pytest.mark.parametrize("by_target", [True, False], ids=["picked", "done"])
@pytest.mark.parametrize("first", ["mode:0", "mode:1"])
def test_what_each_player_does_next_is_about_what_each_did_before(by_target: bool, first: str) -> None:
    ada = side(hand=[ACT, "troll", "urchin", "pit-demon"], deck=["krump"])
    t = done(own_houses(by_target), ada, side(hand=["valdr", "dodger", "gub"], deck=["umbra"]))
    t.answer(first)
    t.finish()
    assert (t.ids(0, "hand"), t.ids(1, "hand")) == (["urchin", "pit-demon"], ["valdr", "gub"])


@pytest.mark.rule("glossary/preceding-repeat-the-preceding")
def test_what_each_player_did_is_done_anew_where_it_is_repeated() -> None:
    ada = side(hand=[ACT, "troll", "urchin", "pit-demon"], deck=["krump", "shooler"])
    t = done(repeat(own_houses(by_target=False)), ada, side(hand=["valdr"], deck=["umbra", "bumpsy"]))
    t.finish()
    assert (t.ids(0, "hand"), t.ids(1, "hand")) == (["urchin"], [])


@pytest.mark.rule("glossary/discarding-cards")
@pytest.mark.parametrize(("house", "asked"), [("brobnar", True), ("mars", False)])
def test_of_revealed_cards_who_discards_first_is_asked_where_both_discard_some(house: str, asked: bool) -> None:
    shown = reveal(hand())
    found = each(CARD, of_house(House.BROBNAR), in_=those(shown, CARD))
    ada, bo = side(hand=[ACT, "troll"]), side(hand=[spec("valdr", house=house), "umbra"])
    t = done(sentences(by(EACH_PLAYER, shown), by(EACH_PLAYER, discard(found))), ada, bo)
    assert (t.decision.kind is DecisionKind.MODE) is asked
    t.finish()
    assert t.ids(0, "hand") == []


@pytest.mark.rule("glossary/discarding-cards")
def test_who_discards_first_is_asked_also_where_they_draw_then() -> None:
    thrown = and_(discard(random(CARD, n=2, in_=hand())), draw(2))
    ada, bo = side(hand=[ACT, "troll", "troll"], deck=["urchin"] * 2), side(hand=["krump"] * 2, deck=["urchin"] * 2)
    t = done(by(EACH_PLAYER, thrown), ada, bo)
    t.answer("mode:1")
    t.expect_main_step()
    assert [t.game.state.cards[e.card].printed.id for e in t.events(CardDiscarded)] == ["krump"] * 2 + ["troll"] * 2
    assert t.ids(0, "hand") == t.ids(1, "hand") == ["urchin"] * 2
