"""Zones of play, moving between them, and what a card leaves behind."""

from __future__ import annotations

import pytest

from kfdesk.engine import House, SetupError, Step, Zone, moves
from kfdesk.engine import events as ev
from kfdesk.engine import play as playing
from kfdesk.engine.abilities import Mod, Scope, Steps
from kfdesk.engine.scenario import Move
from kfdesk.engine.terms import PLAYERS, CardId, DecisionKind, Player
from kfdesk.engine.viewers import knows
from kfdesk.language import words
from kfdesk.language.attributes import power
from kfdesk.language.base import Target
from kfdesk.language.definition import card
from kfdesk.language.durations import this_turn
from kfdesk.language.effects.amber import gain, move_amber
from kfdesk.language.effects.damage import destroy
from kfdesk.language.effects.flow import sentences
from kfdesk.language.effects.moves import discard, return_
from kfdesk.language.effects.revealing import reveal
from kfdesk.language.labels import play
from kfdesk.language.occurrences import is_destroyed
from kfdesk.language.places import archives, discard_pile, hand
from kfdesk.language.players import OPPONENT
from kfdesk.language.ranges import at_least
from kfdesk.language.reactions import after
from kfdesk.language.rules.changes import gets
from kfdesk.language.sorts import ARTIFACT, CARD, CREATURE
from kfdesk.language.targets import a, each
from tests.rulebook.made import Does, holds
from tests.tables import side, spec, table


def put(target: Target, zone: Zone) -> Does:
    """Put a target into a zone of its owner."""
    return Does(lambda scope, cards: moves.put_away(scope.core, cards, zone, scope.source), target)


@pytest.mark.rule("glossary/zones-of-play", "glossary/out-of-play-zones", "glossary/play-area")
def test_each_player_sees_their_own_hand_and_archives_and_the_open_piles_of_both() -> None:
    mine = {"hand": ["fear"], "deck": ["tocsin"], "archives": ["shooler"], "discard": ["urchin"], "purged": ["fear"]}
    theirs = {"hand": ["valdr"], "deck": ["punch"], "archives": ["mother"], "discard": ["anger"], "purged": ["mother"]}
    t = table(side(**mine, battleline=["charette"]), side(**theirs, artifacts=["seeker-needle"]))
    for viewer in PLAYERS:
        view = t.game.view(viewer)
        seat, other = view.seats[viewer], view.seats[1 - viewer]
        assert [c.id for c in seat.hand or ()] == (mine, theirs)[viewer]["hand"]
        assert [c.id for c in seat.archives or ()] == (mine, theirs)[viewer]["archives"]
        assert other.hand is None and other.archives is None
        assert (other.hand_count, other.archives_count, other.deck_count) == (1, 1, 1)
        for shown, given in zip(view.seats, (mine, theirs), strict=True):
            assert [c.id for c in shown.discard] == given["discard"]
            assert [c.id for c in shown.purged] == given["purged"]
        assert [c.id for c in view.seats[0].battleline] == ["charette"]
        assert [c.id for c in view.seats[1].artifacts] == ["seeker-needle"]
    assert [c.id for s in t.game.view(None).seats for c in s.hand or ()] == ["fear", "valdr"]


@pytest.mark.rule("glossary/out-of-play-zones")
def test_the_order_of_a_discard_pile_is_kept_and_the_latest_card_is_on_top() -> None:
    t = table(side(hand=["punch", "smaaash"], discard=["urchin", "fear"]), house=House.BROBNAR)
    t.do("discard", "smaaash")
    t.do("discard", "punch")
    assert t.ids(0, "discard") == ["urchin", "fear", "smaaash", "punch"]
    t.expect_main_step()


@pytest.mark.rule("glossary/out-of-play-zones")
def test_cards_under_a_card_that_leaves_play_go_to_their_owners_discard_piles() -> None:
    box = spec("seeker-needle", under=["smaaash", spec("urchin", owner=0)])
    sweep = card("punch", play(destroy(a(ARTIFACT))))
    t = table(side(hand=["punch"]), side(artifacts=[box]), sweep, house=House.BROBNAR)
    t.do("play", "punch")
    t.pick("seeker-needle")
    assert sorted(t.ids(1, "discard")) == ["seeker-needle", "smaaash"]
    assert t.ids(0, "discard") == ["urchin", "punch"]
    assert t.card("seeker-needle").under == ()


@pytest.mark.rule("glossary/movement-between-zones", "glossary/upgrades")
def test_a_creature_that_leaves_play_sheds_everything_and_its_amber_goes_to_the_opponent() -> None:
    laden = spec("smaaash", damage=2, amber=3, power_counters=1, stunned=True, enraged=True, ready=False,
                 counters={"doom": 2}, upgrades=["blood-of-titans", spec("protect-the-weak", owner=0)])  # fmt: skip
    t = table(side(hand=["fear"]), side(battleline=[laden]), house=House.DIS)
    t.do("play", "fear")
    assert t.offered() == ["smaaash"]
    t.pick("smaaash")
    assert t.ids(1, "hand") == ["smaaash"] and t.line(1) == []
    assert t.ids(1, "discard") == ["blood-of-titans"] and t.ids(0, "discard") == ["protect-the-weak", "fear"]
    assert (t.amber(0), t.amber(1)) == (3, 0)
    left = t.card("smaaash")
    assert (left.damage, left.amber, left.power_counters, left.counters) == (0, 0, 0, ())
    assert not (left.stunned or left.enraged or left.upgrades) and left.power == left.base_power == 5
    t.expect_main_step()


@pytest.mark.rule("glossary/movement-between-zones")
def test_amber_on_an_artifact_that_leaves_play_returns_to_the_common_supply() -> None:
    sweep = card("poison-wave", play(destroy(a(ARTIFACT))))
    t = table(side(hand=["poison-wave"]), side(artifacts=[spec("seeker-needle", amber=4)]), sweep)
    t.do("play", "poison-wave")
    t.pick("seeker-needle")
    assert t.zone("seeker-needle") == Zone.DISCARD
    assert (t.amber(0), t.amber(1)) == (1, 0)  # the bonus icon alone
    assert t.card("seeker-needle").amber == 0


@pytest.mark.rule("glossary/movement-between-zones", "glossary/control-and-ownership")
def test_a_card_that_leaves_play_goes_to_its_owners_zone_whoever_controlled_it() -> None:
    t = table(side(hand=["punch"], battleline=[spec("urchin", owner=1, amber=2)]), side(), house=House.BROBNAR)
    t.do("play", "punch")
    t.pick("urchin")
    assert t.ids(1, "discard") == ["urchin"] and t.ids(0, "discard") == ["punch"]
    assert t.amber(1) == 2  # the opponent of the one who controlled it


@pytest.mark.rule("glossary/movement-between-zones", "glossary/lasting-effects")
def test_a_lasting_effect_on_a_card_ends_when_it_leaves_play() -> None:
    chosen = a(CREATURE)
    boost = card("warsong", play(sentences(put_nothing(chosen), this_turn(gets(chosen, power=5)))))
    fetch = card("anger", play(put(a(CREATURE), Zone.HAND)))
    t = table(side(hand=["warsong", "anger"], battleline=["headhunter"]), side(), boost, fetch)
    t.do("play", "warsong")
    t.pick("headhunter")
    assert t.card("headhunter").power == 10
    t.do("play", "anger")
    t.pick("headhunter")
    assert t.game.view(0).lasting == ()
    t.do("play", "headhunter")
    t.answer("slot:0")
    assert t.card("headhunter").power == 5
    t.expect_main_step()


def put_nothing(target: Target) -> Does:
    """Choose a target and leave it where it is."""
    return Does(lambda scope, cards: moves.put_away(scope.core, (), Zone.HAND), target)


@pytest.mark.rule("glossary/movement-between-zones", "glossary/lasting-effects")
def test_an_effect_on_a_card_in_hand_no_longer_knows_it_when_it_left_the_hand_and_came_back() -> None:
    known = a(CARD, in_=hand())
    permit = card("punch", play(sentences(reveal(known), this_turn(holds(Mod.MAY_PLAY, known)))))
    there_and_back = play(sentences(discard(each(CARD, in_=hand())), return_(each(CARD, in_=discard_pile()))))
    t = table(side(hand=["punch", "warsong", "dodger"]), side(), permit, card("warsong", there_and_back))
    t.do("play", "punch")
    t.pick("dodger")
    assert t.can("play", "dodger")
    t.do("play", "warsong")
    t.finish()
    assert t.zone("dodger") == "hand" and not t.can("play", "dodger")


@pytest.mark.rule("glossary/movement-between-zones", "glossary/purge")
def test_a_pending_effect_does_not_reach_a_card_in_a_hidden_zone() -> None:
    t = table(side(battleline=["stealer-of-souls"]), side(battleline=["bad-penny"]))
    t.do("fight", "stealer-of-souls")
    t.pick("bad-penny")
    t.finish()
    assert t.ids(1, "hand") == ["bad-penny"] and t.ids(1, "purged") == []
    assert t.amber(0) == 1


@pytest.mark.rule("glossary/movement-between-zones")
def test_what_asks_after_a_card_that_left_play_sees_it_as_it_was_just_before() -> None:
    strong = card("mother", after(is_destroyed(a(CREATURE, power(at_least(7)))), gain(1)))
    line = ["urchin", spec("smaaash", power_counters=2), "urchin"]
    t = table(side(battleline=["mother"], hand=["hand-of-dis"]), side(battleline=line), strong, house=House.DIS)
    t.do("play", "hand-of-dis")
    assert t.offered() == ["smaaash"]
    t.pick("smaaash")
    assert t.zone("smaaash") == Zone.DISCARD and t.amber(0) == 1
    t.expect_main_step()


@pytest.mark.rule("glossary/purge", "glossary/this-way")
def test_a_purged_card_lies_open_and_nothing_else_reaches_it() -> None:
    t = table(side(hand=["regrowth"], discard=["urchin"], purged=["smaaash"]), house=House.UNTAMED)
    assert [c.id for c in t.game.view(1).seats[0].purged] == ["smaaash"]
    t.do("play", "regrowth")
    assert t.offered() == ["urchin"]
    t.pick("urchin")
    assert t.ids(0, "purged") == ["smaaash"] and t.ids(0, "hand") == ["urchin"]


@pytest.mark.rule("glossary/putting-cards-into-an-area", "glossary/play-abilities", "glossary/enters-play")
def test_a_card_put_into_play_enters_play_but_is_not_played() -> None:
    def conduct(scope: Scope, cards: tuple[CardId, ...]) -> Steps:
        return playing.put_into_play(scope.core, scope.you, cards[0], scope.source)

    fetch = card("regrowth", play(Does(conduct, a(CREATURE, in_=discard_pile()))))
    t = table(side(hand=["regrowth"], discard=["dust-pixie", "urchin"], battleline=["hunting-witch"]),
              side(amber=3), fetch, house=House.UNTAMED)  # fmt: skip
    t.do("play", "regrowth")
    t.pick("urchin")
    t.answer("slot:1")
    assert t.line(0) == ["hunting-witch", "urchin"]
    assert not t.card("urchin").ready
    assert (t.amber(0), t.amber(1)) == (1, 3)  # Regrowth's own icon; no "Play:", nothing played
    assert [e.card for e in t.events(ev.CardPlayed)] == [t.number("regrowth")]
    t.expect_main_step()


@pytest.mark.rule("glossary/putting-cards-into-an-area", "glossary/discarding-cards")
def test_a_card_put_into_a_discard_pile_is_not_discarded() -> None:
    drop = card("punch", play(put(a(CARD, in_=hand()), Zone.DISCARD)))
    t = table(side(hand=["punch", "urchin"]), side(), drop, house=House.BROBNAR)
    t.do("play", "punch")
    t.pick("urchin")
    assert t.ids(0, "discard") == ["urchin", "punch"] and t.events(ev.CardDiscarded) == []


@pytest.mark.rule("glossary/play-abilities", "glossary/playing-cards")
def test_a_card_played_from_elsewhere_than_the_hand_resolves_its_play_ability() -> None:
    t = table(side(hand=["wild-wormhole"], deck=["urchin"]), side(amber=2), house=House.LOGOS)
    t.do("play", "wild-wormhole")
    t.answer("slot:0")
    assert t.line(0) == ["urchin"] and t.amber(0) == 2 and t.amber(1) == 1
    t.expect_main_step()


@pytest.mark.rule("glossary/return", "glossary/move")
def test_captured_amber_that_is_returned_goes_to_the_opponents_pool_and_is_not_lost_or_stolen() -> None:
    back = card("punch", play(move_amber(2, a(CREATURE), OPPONENT)))
    t = table(side(hand=["punch"], battleline=[spec("smaaash", amber=3)]), side(amber=1), back)
    t.do("play", "punch")
    t.pick("smaaash")
    assert t.card("smaaash").amber == 1 and t.amber(1) == 3
    assert t.events(ev.AmberVerb.LOSE) == t.events(ev.AmberVerb.STEAL) == t.events(ev.AmberVerb.CAPTURE) == []


@pytest.mark.rule("glossary/shuffle")
def test_a_deck_is_shuffled_even_when_no_card_is_shuffled_into_it() -> None:
    def conduct(scope: Scope, cards: tuple[CardId, ...]) -> Steps:
        return moves.shuffle_into_decks(scope.core, cards, (scope.you,), scope.source)

    mix = card("punch", play(Does(conduct, each(CARD, in_=archives()))))
    cards = ["urchin", "smaaash", "dodger", "valdr", "mother", "charette", "shooler", "tocsin"]
    t = table(side(hand=["punch"], deck=cards), side(), mix, house=House.BROBNAR)
    t.do("play", "punch")
    assert t.events(ev.Shuffled) == [ev.Shuffled(Player(0))]
    assert sorted(t.ids(0, "deck")) == sorted(cards) and t.ids(0, "deck") != cards


@pytest.mark.rule("glossary/shuffle", "glossary/out-of-play-zones")
def test_cards_shuffled_in_go_to_their_owners_decks_and_both_decks_are_shuffled() -> None:
    t = table(side(hand=["lost-in-the-woods"], battleline=["urchin", spec("smaaash", owner=1)]),
              side(battleline=["valdr"]), house=House.UNTAMED)  # fmt: skip
    t.do("play", "lost-in-the-woods")
    t.finish()
    assert t.ids(0, "deck") == ["urchin"] and sorted(t.ids(1, "deck")) == ["smaaash", "valdr"]
    assert {e.player for e in t.events(ev.Shuffled)} == {0, 1}
    assert t.line(0) == t.line(1) == []


@pytest.mark.rule("glossary/reference-cards", "glossary/in-play-zone")
def test_reference_cards_lie_open_for_both_and_are_never_in_play() -> None:
    t = table(side(token="blorb", hand=["fear"]), side(battleline=["valdr"]), house=House.DIS)
    for viewer in PLAYERS:
        assert [c.id for c in t.game.view(viewer).seats[0].references] == ["blorb"]
    assert t.line(0) == []
    with pytest.raises(SetupError, match="cannot be put there"):
        t.game.adjust(Move(card=t.handle("blorb"), zone=Zone.HAND, player=0))
    t.do("play", "fear")
    assert t.offered() == ["valdr"]


@pytest.mark.rule("glossary/turn-sequence")
def test_a_turn_goes_through_its_steps_in_order_and_then_it_is_the_opponents() -> None:
    t = table(side(houses=[House.DIS]), side(houses=[House.LOGOS]), step=Step.START)
    t.answer("house:dis")
    t.answer("end-turn")
    t.answer("house:logos")
    steps = [(e.player, e.step) for e in t.events(ev.StepBegan)]
    assert steps == [
        (0, Step.FORGE), (0, Step.HOUSE), (0, Step.MAIN), (0, Step.READY), (0, Step.DRAW), (0, Step.END),
        (1, Step.START), (1, Step.FORGE), (1, Step.HOUSE), (1, Step.MAIN),
    ]  # fmt: skip
    assert t.events(ev.TurnEnded) == [ev.TurnEnded(Player(0), 3)]


@pytest.mark.rule("glossary/movement-between-zones", "glossary/destroyed")
@pytest.mark.parametrize(("first", "zone"), [(0, "archives"), (1, "hand")], ids=["archived", "returned"])
def test_a_waiting_effect_does_not_reach_into_a_hidden_zone(first: int, zone: str) -> None:
    """Biomatrix Backup would archive it, Phoenix Heart return it to hand: what resolves first has it."""
    worn = spec("silvertooth", upgrades=["biomatrix-backup", "phoenix-heart"])
    t = table(side(hand=["punch"]), side(battleline=[worn, "valdr"]))
    t.do("play", "punch")
    t.pick("silvertooth")
    t.expect(DecisionKind.TRIGGER)
    t.answer(t.decision.options[first].key)
    assert (t.ids(1, zone), t.card("valdr").damage) == (["silvertooth"], 3)
    t.expect_main_step()


@pytest.mark.rule("glossary/out-of-play-zones", "glossary/deck", "glossary/archives", "glossary/purge")
def test_who_may_know_the_cards_of_each_zone_out_of_play() -> None:
    zones = {"hand": "fear", "deck": "troll", "discard": "punch", "archives": "krump", "purged": "urchin"}
    t = table(side(**{zone: [id_] for zone, id_ in zones.items()}), side())
    cards = t.game.state.cards
    who = {id_: [knows(cards, cards[t.number(id_)], viewer) for viewer in (*PLAYERS, None)] for id_ in zones.values()}
    assert who == {
        "fear": [True, False, True],
        "troll": [False, False, False],  # not even the open table shows decks
        "punch": [True, True, True],
        "krump": [True, False, True],
        "urchin": [True, True, True],
    }


@pytest.mark.rule("glossary/facedown-cards", "glossary/out-of-play-zones")
def test_who_owns_a_card_that_goes_facedown_from_a_deck_under_a_card_of_the_other_player_is_not_told_which() -> None:
    takes = card("punch", play(words.put_under(words.top(1, words.deck(OPPONENT)), each(CREATURE, words.FRIENDLY))))
    ada = side(hand=["punch"], battleline=["troll"])
    t = table(ada, side(deck=["anger", "fear"]), takes, house=House.BROBNAR)
    t.do("play", "punch")
    (moved,) = (e for e in t.events(ev.CardMoved) if e.zone is Zone.UNDER)
    assert moved.seen_by(PLAYERS[1]).card == 0 and t.card("troll").under[0].id == "anger"
    assert [card.id for card in t.game.view(1).seats[0].battleline[0].under] == [None]


@pytest.mark.rule("glossary/facedown-cards", "glossary/out-of-play-zones")
def test_who_controls_the_card_above_is_told_which_card_goes_facedown_under_it_from_a_deck() -> None:
    takes = card("punch", play(words.put_under(words.top(1, words.deck()), each(CREATURE, words.FRIENDLY))))
    t = table(side(hand=["punch"], battleline=["troll"], deck=["anger", "fear"]), side(), takes, house=House.BROBNAR)
    t.do("play", "punch")
    (moved,) = (e for e in t.events(ev.CardMoved) if e.zone is Zone.UNDER)
    assert moved.seen_by(PLAYERS[0]).card == t.number("anger") and moved.seen_by(PLAYERS[1]).card == 0
    assert [card.id for card in t.game.view(0).seats[0].battleline[0].under] == ["anger"]


@pytest.mark.rule("glossary/deck", "glossary/out-of-play-zones")
def test_a_card_that_moves_within_a_deck_unseen_is_known_to_nobody_not_even_where_both_hands_lie_open() -> None:
    sinks = card("punch", play(words.put(words.top(1, words.deck()), words.DECK_BOTTOM)))
    t = table(side(hand=["punch"], deck=["anger", "fear"]), side(), sinks, house=House.BROBNAR)
    t.do("play", "punch")
    (moved,) = (e for e in t.events(ev.CardMoved) if e.zone is Zone.DECK)
    assert [moved.seen_by(viewer).card for viewer in (*PLAYERS, None)] == [0, 0, 0]
    assert t.ids(0, "deck") == ["fear", "anger"]
