"""Archives, discarding, drawing, chains, decks, starting hands, what is hidden. Rules: "Archives", "Chains", "Deck"."""

from __future__ import annotations

from collections import Counter

import pytest

from kfdesk.cards import library
from kfdesk.cards.facts import facts, sets
from kfdesk.engine import DeckCard, DeckList, Game, IllegalChoice, Seat, SetupError, moves
from kfdesk.engine.abilities import Scope
from kfdesk.engine.events import AmberVerb, CardDiscarded, CardDrawn, CardMoved, ChainsChanged, Shuffled
from kfdesk.engine.queries import haunted
from kfdesk.engine.terms import PLAYERS, DecisionKind, House, Icon, Player, Step, Zone
from kfdesk.language.at_random import random
from kfdesk.language.conditions import there_are
from kfdesk.language.counts.players import amber_of
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.decks import draw
from kfdesk.language.effects.flow import by, if_
from kfdesk.language.effects.moves import ARCHIVES, discard, put, return_
from kfdesk.language.effects.tide import refill
from kfdesk.language.labels import play
from kfdesk.language.places import discard_pile, hand
from kfdesk.language.players import EACH_PLAYER, OPPONENT, YOU
from kfdesk.language.predicates import ENEMY
from kfdesk.language.ranges import at_least
from kfdesk.language.rules.changes import draws_more, refills
from kfdesk.language.sorts import CARD, CREATURE
from kfdesk.language.targets import a
from tests.rulebook.made import Does, after_event, archive, gain_chains, keys
from tests.tables import side, spec, table


def _seat(name: str, chains: int = 0) -> Seat:
    cards = [("troll", House.BROBNAR), ("urchin", House.SHADOWS), ("dextre", House.LOGOS)]
    listed = tuple(DeckCard(id_, house) for id_, house in cards for _ in range(12))
    return Seat(name, DeckList(f"{name}'s", tuple(house for _, house in cards), listed), chains)


def _new(chains: tuple[int, int] = (0, 0), seed: int = 1, first: int | None = 0) -> Game:
    return Game.new((_seat("Ada", chains[0]), _seat("Bo", chains[1])), seed=seed, library=library(), first_player=first)


# Archives ---------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/archives")
def test_archiving_takes_a_card_from_the_hand_and_lays_it_facedown() -> None:
    t = table(side(hand=["punch", "urchin", "krump"]), side(), card("punch", play(archive(a(CARD, in_=hand())))))
    t.do("play", "punch")
    assert t.offered() == ["urchin", "krump"]
    t.pick("krump")
    assert (t.ids(0, "hand"), t.ids(0, "archives")) == (["urchin"], ["krump"])
    assert [c.id for c in t.game.view(0).seats[0].archives or ()] == ["krump"]
    assert (t.game.view(1).seats[0].archives, t.game.view(1).seats[0].archives_count) == (None, 1)
    t.expect_main_step()


@pytest.mark.rule("glossary/archives")
@pytest.mark.parametrize(("word", "amber"), [(archive, 2), (lambda target: put(target, ARCHIVES), 1)])
def test_a_card_put_into_archives_has_not_been_archived(word: object, amber: int) -> None:
    clerk = card("troll", after_event(CardMoved, gain(1), lambda _s, e: e.archived))
    t = table(
        side(hand=["punch", "krump"], battleline=["troll"]),
        side(),
        clerk,
        card("punch", play(word(a(CARD, in_=hand())))),  # type: ignore[operator]
    )
    t.do("play", "punch")
    t.pick("krump")
    assert (t.ids(0, "archives"), t.amber(0)) == (["krump"], amber)
    t.expect_main_step()


@pytest.mark.rule("glossary/archives", "glossary/control-and-ownership")
def test_a_card_archived_from_play_goes_to_its_owners_archives() -> None:
    t = table(
        side(hand=["punch"], battleline=[spec("krump", owner=1, damage=2)]),
        side(battleline=["troll"]),
        card("punch", play(archive(a(CREATURE)))),
    )
    t.do("play", "punch")
    t.pick("krump")
    assert (t.ids(0, "archives"), t.ids(1, "archives")) == ([], ["krump"])
    t.expect_main_step()


@pytest.mark.rule("glossary/archives")
def test_archived_cards_are_out_of_play_and_cannot_be_played_from_there() -> None:
    t = table(side(archives=["punch"], hand=["anger"]), side(battleline=["troll"]))
    assert t.reasons(f"play:{t.handle('punch')}") == ["glossary/playing-cards"]
    with pytest.raises(IllegalChoice):
        t.do("play", "punch")


@pytest.mark.rule("glossary/archives", "turn/step-2-choose-a-house")
def test_without_archived_cards_nothing_is_asked() -> None:
    t = table(side(houses=[House.DIS]), side(archives=["punch"]), step=Step.HOUSE)
    t.answer("house:dis")
    t.expect_main_step()


# Discarding -------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/discarding-cards", "glossary/discard-pile")
def test_discarded_cards_of_the_active_house_lie_faceup_on_the_owners_pile_in_order() -> None:
    t = table(side(hand=["punch", "anger", "urchin"], discard=["krump"]), side(), house=House.BROBNAR)
    t.do("discard", "anger")
    t.do("discard", "punch")
    assert t.ids(0, "discard") == ["krump", "anger", "punch"]
    assert [c.id for c in t.game.view(1).seats[0].discard] == ["punch", "anger", "krump"]
    assert t.reasons(f"discard:{t.handle('urchin')}") == ["glossary/off-house"]
    assert (t.amber(0), keys(t)) == (0, ["end-turn"])


@pytest.mark.rule("glossary/discarding-cards")
def test_an_ability_discards_from_the_hand_of_the_player_it_names() -> None:
    t = table(
        side(hand=["mind-barb"]), side(hand=["urchin"], battleline=["krump"], archives=["troll"]), house=House.DIS
    )
    t.do("play", "mind-barb")
    assert (t.ids(1, "hand"), t.ids(1, "discard"), t.line(1)) == ([], ["urchin"], ["krump"])
    assert [(e.origin, e.player) for e in t.events(CardDiscarded)] == [(Zone.HAND, 1)]
    t.expect_main_step()


@pytest.mark.rule("glossary/discarding-cards")
def test_several_cards_are_discarded_one_at_a_time() -> None:
    watcher = card("troll", after_event(CardDiscarded, gain(1)))
    t = table(
        side(hand=["punch"], battleline=["troll"]),
        side(hand=["urchin", "krump", "dodger"]),
        watcher,
        card("punch", play(by(OPPONENT, discard(random(CARD, in_=hand(), n=2))))),
    )
    t.do("play", "punch")
    told = [e.kind for e in t.game.events if e.kind in (CardDiscarded, AmberVerb.GAIN)]
    assert told[1:] == [CardDiscarded, AmberVerb.GAIN, CardDiscarded, AmberVerb.GAIN]
    assert (len(t.ids(1, "hand")), t.amber(0)) == (1, 3)
    t.expect_main_step()


@pytest.mark.rule("glossary/discarding-cards", "glossary/active-player")
@pytest.mark.parametrize(("said", "order"), [("mode:0", [0, 0, 1, 1]), ("mode:1", [1, 1, 0, 0])])
def test_when_both_players_discard_the_active_player_says_who_goes_first(said: str, order: list[int]) -> None:
    t = table(
        side(hand=["punch", "anger", "krump"]),
        side(hand=["urchin", "dodger", "troll"]),
        card("punch", play(by(EACH_PLAYER, discard(random(CARD, in_=hand(), n=2))))),
    )
    t.do("play", "punch")
    assert (t.decision.player, keys(t)) == (0, ["mode:0", "mode:1"])
    t.answer(said)
    assert [e.player for e in t.events(CardDiscarded)] == order
    t.expect_main_step()


@pytest.mark.rule("glossary/discarding-cards")
def test_a_discarded_hand_takes_cards_drawn_meanwhile_with_it() -> None:
    lavish = card(
        "troll",
        after_event(
            CardDiscarded, if_(there_are(at_least(1), amber_of(YOU)), draw(1)), lambda s, e: _is(s, e.card, "urchin")
        ),
    )
    t = table(
        side(hand=["punch", "urchin", "krump"], battleline=["troll"], deck=["anger", "dodger"]),
        side(),
        lavish,
        card("punch", play(discard(hand()))),
    )
    t.do("play", "punch")
    t.expect(DecisionKind.ORDER)
    assert t.offered() == ["urchin", "krump"]
    t.pick("urchin", "krump")
    assert (t.ids(0, "hand"), t.ids(0, "deck")) == ([], ["dodger"])
    assert t.ids(0, "discard") == ["urchin", "krump", "anger", "punch"]
    t.expect_main_step()


def _is(scope: Scope, number: int, id_: str) -> bool:
    return scope.core.state.cards[number].printed.id == id_


@pytest.mark.rule("glossary/discard-pile", "glossary/ability-card-ability")
def test_cards_in_a_discard_pile_are_touched_only_by_abilities_that_name_it() -> None:
    t = table(
        side(hand=["fear", "regrowth"], discard=["troll", "punch"]),
        side(battleline=["bumpsy"], discard=["krump"]),
        card("regrowth", play(return_(a(CARD, in_=discard_pile())))),
        card("fear", play(return_(a(CREATURE, ENEMY)))),
        house=House.DIS,
    )
    t.do("play", "fear")
    assert t.offered() == ["bumpsy"]
    t.pick("bumpsy")
    assert (t.ids(0, "discard"), t.ids(1, "discard")) == (["troll", "punch", "fear"], ["krump"])
    t.expect_main_step()


@pytest.mark.rule("glossary/haunted")
@pytest.mark.parametrize(("cards", "is_haunted"), [(9, False), (10, True), (11, True)])
def test_a_player_with_ten_cards_in_the_discard_pile_is_haunted(cards: int, is_haunted: bool) -> None:
    t = table(side(discard=["punch"] * cards), side(discard=["punch"] * 9))
    assert (haunted(t.game.core, Player(0)), haunted(t.game.core, Player(1))) == (is_haunted, False)
    assert t.game.view(1).seats[0].haunted is is_haunted


# Drawing ----------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/drawing-cards")
def test_cards_are_drawn_one_at_a_time_from_the_top() -> None:
    watcher = card("troll", after_event(CardDrawn, gain(1)))
    t = table(
        side(hand=["punch"], battleline=["troll"], deck=["anger", "krump", "urchin"]),
        side(),
        watcher,
        card("punch", play(draw(2))),
    )
    t.do("play", "punch")
    told = [e.kind for e in t.game.events if e.kind in (CardDrawn, AmberVerb.GAIN)]
    assert told[1:] == [CardDrawn, AmberVerb.GAIN, CardDrawn, AmberVerb.GAIN]
    assert (t.ids(0, "hand"), t.ids(0, "deck")) == (["anger", "krump"], ["urchin"])
    t.expect_main_step()


@pytest.mark.rule("glossary/drawing-cards")
def test_how_many_cards_refill_the_hand_is_fixed_before_the_first_is_drawn() -> None:
    away = Does(
        lambda scope, _cards: moves.archive(scope.core, scope.core.state.players[scope.you].hand[-1:], scope.source)
    )
    thief = card("troll", after_event(CardDrawn, away, lambda scope, event: event.player == scope.you))
    t = table(
        side(hand=["punch"] * 4, battleline=["troll"], deck=["anger", "krump", "urchin"]),
        side(houses=[House.DIS]),
        thief,
    )
    t.answer("end-turn")
    assert len(t.events(CardDrawn)) == 2
    assert t.ids(0, "deck") == ["urchin"]


@pytest.mark.rule("glossary/draw-bonus-icon", "glossary/drawing-cards", "glossary/discard-pile")
def test_a_draw_icon_resets_an_empty_deck() -> None:
    t = table(side(hand=[spec("warsong", icons=[Icon.DRAW])], discard=["troll"]), side())
    t.do("play", "warsong")
    assert (t.ids(0, "hand"), t.ids(0, "deck"), t.ids(0, "discard")) == (["troll"], [], ["warsong"])
    assert t.events(Shuffled) == [Shuffled(Player(0), reshuffle=True)]
    t.expect_main_step()


# Chains -----------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/chains")
@pytest.mark.parametrize(
    ("chains", "drawn"), [(0, 6), (1, 5), (6, 5), (7, 4), (12, 4), (13, 3), (18, 3), (19, 2), (24, 2)]
)
def test_chains_refill_the_hand_to_fewer_cards_and_one_is_shed(chains: int, drawn: int) -> None:
    t = table(side(chains=chains, deck=["punch"] * 12), side(houses=[House.DIS]))
    t.answer("end-turn")
    assert len(t.ids(0, "hand")) == drawn
    assert t.game.state.players[0].chains == max(0, chains - 1)
    assert t.events(ChainsChanged) == ([ChainsChanged(Player(0), -1)] if chains else [])


@pytest.mark.rule("glossary/chains")
@pytest.mark.parametrize(("hand", "drawn", "left"), [(6, 0, 9), (7, 0, 9), (5, 0, 8), (3, 1, 8)])
def test_chains_are_shed_only_when_they_kept_cards_from_being_drawn(hand: int, drawn: int, left: int) -> None:
    t = table(side(hand=["punch"] * hand, chains=9, deck=["anger"] * 9), side(houses=[House.DIS]))
    t.answer("end-turn")
    assert len(t.ids(0, "hand")) == hand + drawn
    assert t.game.state.players[0].chains == left


@pytest.mark.rule("glossary/chains")
def test_chains_do_not_touch_other_draws_nor_the_opponent() -> None:
    t = table(
        side(hand=["punch"], chains=9, deck=["anger"] * 9),
        side(houses=[House.DIS]),
        card("punch", play(draw(3))),
    )
    t.do("play", "punch")
    assert len(t.ids(0, "hand")) == 3
    assert (t.game.state.players[0].chains, t.game.state.players[1].chains) == (9, 0)
    t.expect_main_step()


@pytest.mark.rule("glossary/chains")
def test_chains_count_against_the_hand_size_cards_give() -> None:
    t = table(
        side(battleline=["mother"], chains=1, deck=["anger"] * 9),
        side(houses=[House.DIS]),
        card("mother", refills(1)),
    )
    t.answer("end-turn")
    assert len(t.ids(0, "hand")) == 6


@pytest.mark.rule("glossary/drawing-cards", "glossary/chains", "turn/step-5-draw-cards")
@pytest.mark.parametrize(
    ("hand", "chains", "drawn", "left"),
    [(0, 0, 8, 0), (6, 0, 2, 0), (7, 0, 2, 0), (5, 1, 2, 0), (6, 1, 2, 1), (3, 9, 3, 8)],
)
def test_additional_cards_are_drawn_besides_those_that_refill_the_hand(
    hand: int, chains: int, drawn: int, left: int
) -> None:
    t = table(
        side(battleline=["mother"], hand=["punch"] * hand, chains=chains, deck=["anger"] * 12),
        side(houses=[House.DIS]),
        card("mother", draws_more(2)),
    )
    t.answer("end-turn")
    assert (len(t.events(CardDrawn)), t.game.state.players[0].chains) == (drawn, left)


@pytest.mark.rule("turn/step-5-draw-cards")
def test_they_are_drawn_where_a_hand_is_refilled_as_in_that_step_and_in_no_other_draw() -> None:
    ada = side(battleline=["mother"], hand=["punch", "fear", "krump"], deck=["anger"] * 12)
    drafts = card("mother", draws_more(2)), card("punch", play(draw())), card("fear", play(refill()))
    t = table(ada, side(), *drafts)
    t.do("play", "punch")
    assert len(t.events(CardDrawn)) == 1
    t = table(ada, side(), *drafts, house=House.DIS)
    t.do("play", "fear")
    assert len(t.ids(0, "hand")) == 8


@pytest.mark.rule("glossary/chains")
@pytest.mark.parametrize(("before", "gained", "after"), [(0, 3, 3), (22, 5, 24), (24, 1, 24)])
def test_gained_chains_add_up_to_twenty_four_at_most(before: int, gained: int, after: int) -> None:
    t = table(side(hand=["warsong"], chains=before), side(), card("warsong", play(gain_chains(gained))))
    t.do("play", "warsong")
    assert t.game.state.players[0].chains == after
    t.expect_main_step()


@pytest.mark.rule("glossary/chains")
@pytest.mark.parametrize(("before", "gained", "said"), [(0, 0, []), (0, 2, [2]), (23, 2, [1]), (24, 2, [])])
def test_only_chains_that_are_gained_are_told(before: int, gained: int, said: list[int]) -> None:
    t = table(side(hand=["warsong"], chains=before), side(), card("warsong", play(gain_chains(gained))))
    t.do("play", "warsong")
    assert [event.change for event in t.events(ChainsChanged)] == said


@pytest.mark.rule("glossary/chains", "glossary/chain-bidding-optional-rule", "glossary/chain-handicap-optional-rule")
@pytest.mark.parametrize(
    ("chains", "hands"), [((0, 0), (7, 6)), ((4, 0), (6, 6)), ((0, 7), (7, 4)), ((19, 24), (3, 2))]
)
def test_starting_chains_bid_or_given_as_a_handicap_make_the_opening_hand_smaller(
    chains: tuple[int, int], hands: tuple[int, int]
) -> None:
    game = _new(chains)
    assert tuple(len(p.hand) for p in game.state.players) == hands
    assert tuple(p.chains for p in game.state.players) == tuple(max(0, c - 1) for c in chains)


# Decks and setup --------------------------------------------------------------------------------


@pytest.mark.rule("glossary/deck", "glossary/control-and-ownership")
def test_a_deck_is_thirty_six_cards_of_three_houses_owned_by_its_player() -> None:
    game = _new()
    assert len(game.state.cards) - 1 == 72
    for player in PLAYERS:
        owned = [c for c in game.state.cards[1:] if c.owner == player]
        assert Counter(c.home for c in owned) == {House.BROBNAR: 12, House.SHADOWS: 12, House.LOGOS: 12}


@pytest.mark.rule("glossary/deck")
def test_a_deck_of_another_size_or_number_of_houses_is_refused() -> None:
    whole = _seat("Ada")
    short = DeckList("short", whole.deck.houses, whole.deck.cards[1:])
    double = DeckList("double", whole.deck.houses[:2], whole.deck.cards)
    for deck in (short, double):
        with pytest.raises(SetupError, match="glossary/deck"):
            Game.new((Seat("Ada", deck), whole), seed=1, library=library())


@pytest.mark.rule("glossary/deck")
def test_nobody_sees_a_deck_and_its_order_is_kept() -> None:
    t = table(side(deck=["punch", "anger", "krump"], hand=["warsong"]), side(), card("warsong", play(draw(1))))
    for viewer in (0, 1, None):
        seat = t.game.view(viewer).seats[0]
        assert seat.deck_count == 3
        assert all("krump" not in {c.id for c in row} for row in (seat.hand or (), seat.discard, seat.battleline))
    t.do("play", "warsong")
    assert t.ids(0, "deck") == ["anger", "krump"]
    t.expect_main_step()


@pytest.mark.rule("glossary/first-player")
def test_the_first_player_is_drawn_by_lot_and_takes_the_first_turn() -> None:
    firsts = {_new(seed=seed, first=None).state.first for seed in range(12)}
    assert firsts == {0, 1}
    game = _new(first=1)
    for _ in range(2):
        game.choose("no")
    assert (game.state.turn, game.state.active) == (1, 1)
    assert [len(p.hand) for p in game.state.players] == [6, 7]


@pytest.mark.rule("glossary/keyforge-set-icons")
def test_every_printing_of_a_card_names_a_known_set() -> None:
    known = set(sets())
    assert len(known) >= 15
    assert {p.set for f in facts().values() for p in f.printings} <= known


# Facedown cards ---------------------------------------------------------------------------------


@pytest.mark.rule("glossary/facedown-cards")
def test_only_the_controller_sees_the_other_side_of_a_facedown_card_in_play() -> None:
    hidden = spec("punch", token_of="blorb")
    bo = side(battleline=[spec("anger", token_of="blorb", owner=0)])
    t = table(side(battleline=[hidden, "troll"], token="blorb"), bo)
    mine, theirs = t.game.view(0), t.game.view(1)
    assert [c.id for c in mine.seats[0].battleline] == ["punch", "troll"]
    assert [c.id for c in theirs.seats[0].battleline] == [None, "troll"]
    assert [c.token_of for c in theirs.seats[0].battleline] == ["blorb", None]
    assert [c.id for c in mine.seats[1].battleline] == [None]
    assert [c.id for c in theirs.seats[1].battleline] == ["anger"]
