"""Forecasts: what a choice leads to, true where they speak, silent about what the player does not know."""

from __future__ import annotations

from random import Random

import pytest

from kfdesk.cards import library
from kfdesk.collection.files import sample_decks
from kfdesk.engine import Game, Seat
from kfdesk.engine.events import StatusGained, StatusLost
from kfdesk.engine.state import State
from kfdesk.engine.terms import PLAYERS, WARD, CardId, DecisionKind, House, Zone
from kfdesk.language.definition import card
from kfdesk.language.words import CREATURE, ENEMY, deal, destroy, each, gain, play, random
from kfdesk.teach.forecast import Fate, Forecast, Stop, _told, forecast, next_choice
from kfdesk.teach.turn_end import turn_end
from tests.tables import Table, side, spec, table

ADA, BO = PLAYERS


def fight(t: Table, attacker: str, target: str) -> Forecast:
    found = forecast(t.game, (f"fight:{t.handle(attacker)}", f"card:{t.handle(target)}"), ADA)
    assert found is not None
    return found


def fate(t: Table, found: Forecast | None, id_: str) -> Fate:
    assert found is not None
    told = found.of(t.handle(id_))
    assert told is not None
    return told


@pytest.mark.rule("glossary/fight")
def test_a_fight_says_who_dies_and_how_much_damage_the_other_takes() -> None:
    t = table(side(battleline=["troll"]), side(battleline=["batdrone", "umbra"]))
    found = fight(t, "troll", "batdrone")
    assert fate(t, found, "batdrone").destroyed and fate(t, found, "batdrone").damage == 8
    assert fate(t, found, "troll").damage == 2 and not fate(t, found, "troll").destroyed
    assert found.of(t.handle("umbra")) is None and found.stop is None


@pytest.mark.rule("glossary/armor", "glossary/ward")
def test_armor_and_wards_show_in_the_forecast() -> None:
    t = table(side(battleline=["troll"]), side(battleline=["bulwark", spec("batdrone", warded=True)]))
    armored = fate(t, fight(t, "troll", "bulwark"), "bulwark")
    assert armored.prevented > 0 and armored.damage + armored.prevented == 8
    warded = fate(t, fight(t, "troll", "batdrone"), "batdrone")
    assert (warded.damage, warded.ward_lost, warded.destroyed) == (0, True, False)
    assert t.card("batdrone").statuses == (WARD,), "the game itself is untouched"


@pytest.mark.rule("glossary/reap")
def test_reaping_says_what_it_brings() -> None:
    t = table(side(battleline=["troll"]), side())
    found = forecast(t.game, (f"reap:{t.handle('troll')}",), ADA)
    assert found == Forecast(amber=(1, 0))


@pytest.mark.rule("glossary/steal")
def test_stealing_moves_between_the_pools() -> None:
    t = table(
        side(hand=["nerve-blast"]),
        side(amber=3, battleline=["troll", "krump"]),
        house=House.SHADOWS,
    )
    found = forecast(t.game, (f"play:{t.handle('nerve-blast')}", f"card:{t.handle('krump')}"), ADA)
    assert found is not None and found.amber == (1, -1)
    assert fate(t, found, "krump").damage == 2


def test_a_choice_that_was_not_said_ends_the_forecast() -> None:
    t = table(side(hand=["punch"]), side(battleline=["troll", "krump"]))
    found = forecast(t.game, (f"play:{t.handle('punch')}",), ADA)
    assert found is not None and found.stop is Stop.CHOICE and not found.fates


def test_choices_of_a_drop_that_are_not_asked_for_next_are_not_made() -> None:
    t = table(side(battleline=["troll"]), side(battleline=["krump"]))
    assert forecast(t.game, (f"reap:{t.handle('troll')}", f"card:{t.handle('krump')}"), ADA) == Forecast(amber=(1, 0))


def test_of_two_cards_that_are_chosen_at_once_nothing_is_told_for_one() -> None:
    """Of three creatures of equal power two are destroyed with the most powerful one."""
    t = table(side(hand=["three-fates"]), side(battleline=["troll", "krump", "krump", "krump"]), house=House.DIS)
    played, first = f"play:{t.handle('three-fates')}", f"card:{t.handle('krump')}"
    found = forecast(t.game, (played, first), ADA)
    assert found is not None and found.stop is Stop.CHOICE and not found.fates
    t.game.choose(played)
    assert (t.decision.min, t.decision.max) == (2, 2)
    assert forecast(t.game, (first,), ADA) is None


@pytest.mark.rule("glossary/ward")
def test_a_ward_that_would_be_gained_and_lost_again_is_not_told() -> None:
    card = CardId(1)
    gained, lost = StatusGained(card, WARD), StatusLost(card, WARD)
    assert _told([gained, lost], None) == Forecast()
    assert _told([lost], None) == Forecast((Fate("c1", ward_lost=True),))
    assert _told([lost, gained], None) == Forecast((Fate("c1", ward_lost=True, gains=(WARD,)),))


@pytest.mark.rule("glossary/capture")
def test_where_the_player_orders_what_captures_nothing_of_it_is_told() -> None:
    knights = ["bulwark", "champion-anaphiel"]
    t = table(side(hand=["honorable-claim"], battleline=knights), side(amber=1), house=House.SANCTUM)
    found = forecast(t.game, (f"play:{t.handle('honorable-claim')}",), ADA)
    assert found is not None and found.stop is Stop.CHOICE and not found.fates and found.amber[1] == 0


@pytest.mark.rule("glossary/destroyed")
def test_in_which_order_cards_lie_in_the_discard_pile_hides_nothing_of_the_forecast() -> None:
    t = table(side(hand=["gateway-to-dis"]), side(battleline=["troll", "krump"]), house=House.DIS)
    found = forecast(t.game, (f"play:{t.handle('gateway-to-dis')}",), ADA)
    assert fate(t, found, "troll").destroyed and fate(t, found, "krump").destroyed
    assert found is not None and found.stop is None


@pytest.mark.rule("glossary/forge")
def test_amber_that_is_spent_from_a_card_leaves_it() -> None:
    t = table(side(hand=["key-charge"], artifacts=[spec("safe-place", amber=5)], amber=3), side(), house=House.UNTAMED)
    keys = (f"play:{t.handle('key-charge')}", "yes", "number:4", "key:red")
    found = forecast(t.game, keys, ADA)
    assert found is not None and (found.amber, found.keys, found.stop) == ((-3, 0), (1, 0), None)
    assert fate(t, found, "safe-place").amber == -4


def test_drawing_ends_the_forecast_and_what_came_before_is_told() -> None:
    t = table(side(hand=["wild-wormhole"], deck=["anger"] * 9), side(), house=House.LOGOS)
    found = forecast(t.game, (f"play:{t.handle('wild-wormhole')}",), ADA)
    assert found is not None and found.stop is Stop.HIDDEN and found.amber == (1, 0)


def test_chance_ends_the_forecast() -> None:
    t = table(side(hand=["mind-barb"]), side(hand=["anger", "punch", "troll"]), house=House.DIS)
    found = forecast(t.game, (f"play:{t.handle('mind-barb')}",), ADA)
    assert found is not None and found.stop in (Stop.CHANCE, Stop.HIDDEN) and not found.fates


def test_what_comes_before_chance_within_one_action_is_told_and_that_the_rest_is_unknown() -> None:
    does = play(deal(2, each(CREATURE, ENEMY)), destroy(random(CREATURE, ENEMY)), gain(1))
    t = table(side(hand=["punch"]), side(battleline=["troll", "urchin", "krump"]), card("punch", does))
    found = forecast(t.game, (f"play:{t.handle('punch')}",), ADA)
    assert found is not None and found.stop is Stop.CHANCE
    assert found.amber == (1, 0), "its own Æmber; what it would bring after chance has decided is not told"
    assert fate(t, found, "troll").damage == 2 and fate(t, found, "urchin").destroyed
    assert not fate(t, found, "krump").destroyed


def test_what_hangs_on_a_hidden_hand_is_not_told() -> None:
    """Each deal gives another number of cards of that house in the other hand; the forecast is the same for all."""
    told = set()
    for hand in (["anger", "punch"], ["labwork", "fear"], ["fear", "anger"]):
        rest = [card for card in ("anger", "punch", "labwork", "fear") if card not in hand]
        t = table(side(hand=["mind-barb"], battleline=["troll"]), side(hand=hand, deck=rest), house=House.DIS)
        told.add(forecast(t.game, (f"play:{t.handle('mind-barb')}",), ADA))
    assert len(told) == 1


def test_nothing_is_told_of_a_choice_that_is_not_open() -> None:
    t = table(side(battleline=["troll"]), side())
    assert forecast(t.game, ("reap:c99",), ADA) is None


def test_the_next_choice_is_known_where_nothing_hidden_comes_before_it() -> None:
    t = table(side(hand=["punch"]), side(battleline=["troll", "krump"]))
    asked = next_choice(t.game, f"play:{t.handle('punch')}", ADA)
    assert asked is not None and asked.kind is DecisionKind.CARD
    assert {option.card for option in asked.options} == {t.handle("troll"), t.handle("krump")}
    assert next_choice(t.game, "end-turn", ADA) is None


def test_a_choice_with_one_option_is_the_next_choice_too() -> None:
    t = table(side(hand=["punch"]), side(battleline=["krump"]))
    asked = next_choice(t.game, f"play:{t.handle('punch')}", ADA)
    assert asked is not None and asked.keys() == (f"card:{t.handle('krump')}",)


def test_the_two_ways_to_deal_what_is_unknown_put_different_cards_everywhere() -> None:
    hand = ["anger", "punch", "labwork"]
    t = table(side(battleline=["troll"]), side(hand=hand))
    ways = [t.game.determinized(ADA, other_way=way) for way in (False, True)]
    dealt = [[way.state.cards[c].definition.id for c in way.state.players[BO].hand] for way in ways if way is not None]
    assert [sorted(cards) for cards in dealt] == [sorted(hand)] * 2
    assert all(one != other for one, other in zip(*dealt, strict=True))


# Over whole games ---------------------------------------------------------------------------------


def dealt_anew(game: Game, player: int, dice: Random) -> Game:
    """Return the same game with all that a player cannot know dealt by lot."""
    twin = game.fork()
    state = twin.checkpoint
    for owner in PLAYERS:
        places = hidden(state, player, owner)
        faces = [(state.cards[n].printed, state.cards[n].home, state.cards[n].icons) for n in places]
        dice.shuffle(faces)
        for number, (printed, home, icons) in zip(places, faces, strict=True):
            card = state.edit(number)
            card.printed = card.definition = printed
            card.home, card.houses, card.icons = home, (home,), icons
    return twin.fork()


def hidden(state: State, player: int, owner: int) -> list[CardId]:
    """Return the owner's cards in decks, and those of the other player in hand and archives."""
    shut = {Zone.DECK} if player == owner else {Zone.DECK, Zone.HAND, Zone.ARCHIVES}
    return [card.id for card in state.cards[1:] if card.owner == owner and card.zone in shut]


def a_game(seed: int) -> Game:
    decks = {path.stem: deck for path, deck in sample_decks()}
    one, two = (decks[name] for name in ("miss-onyx-censorius", "radiant-argus-the-supreme"))
    return Game.new((Seat("Ada", one), Seat("Bo", two)), seed=seed, library=library())


def moments(seed: int, every: int) -> list[Game]:
    """Return forks of a game played by dice, at some of its main decisions."""
    game, dice, found = a_game(seed), Random(seed), []
    while (decision := game.decision) is not None and len(game.journal) < 220:
        if decision.kind is DecisionKind.MAIN and len(game.journal) % every == 0:
            found.append(game.fork())
        lively = [key for key in decision.keys() if not key.startswith(("discard", "end"))] or list(decision.keys())
        count = len(decision.options) if decision.kind is DecisionKind.ORDER else max(1, decision.min)
        main = decision.kind is DecisionKind.MAIN
        game.choose(*([dice.choice(lively)] if main else dice.sample(list(decision.keys()), count)))
    return found


def lines(game: Game, player: int) -> list[tuple[str, ...]]:
    """Return choices to ask about: every option, and for those that ask for a card, each with a few targets."""
    assert game.decision is not None
    found: list[tuple[str, ...]] = []
    for key in game.decision.keys():
        if key == "end-turn":
            continue
        found.append((key,))
        asked = next_choice(game, key, player)
        found += [(key, answer) for answer in (asked.keys()[:3] if asked is not None else ())]
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_a_forecast_is_the_same_however_the_unknown_is_dealt(seed: int) -> None:
    dice, asked = Random(seed), 0
    for game in moments(seed, 5):
        assert game.decision is not None
        player = game.decision.player
        other = dealt_anew(game, player, dice)
        assert other.view(player) == game.view(player)
        mine, theirs = lines(game, player), lines(other, player)
        assert mine == theirs
        for keys in mine:
            asked += 1
            one, another = forecast(game, keys, player), forecast(other, keys, player)
            assert one == another, keys
            assert one is None or another is None or one.events == another.events, keys
        assert turn_end(game, player) == turn_end(other, player)
    assert asked > 60


@pytest.mark.parametrize("seed", [4, 5])
def test_what_a_forecast_says_comes_true(seed: int) -> None:
    told = 0
    for game in moments(seed, 4):
        assert game.decision is not None
        player = game.decision.player
        for keys in lines(game, player):
            found = forecast(game, keys, player)
            if found is None or found.stop is not None:
                continue
            after = game.fork()
            for key in keys:
                after.choose(key)
            while after.decision is not None and after.decision.kind is not DecisionKind.MAIN:
                after.choose(*after.decision.keys())
            happened = [event.seen_by(PLAYERS[player]) for event in after.events[len(game.events) :]]
            assert tuple(happened[: len(found.events)]) == found.events, "these are the steps"
            before = [p.amber for p in game.state.players]
            assert tuple(p.amber - b for p, b in zip(after.state.players, before, strict=True)) == found.amber
            dead = {f.card for f in found.fates if f.destroyed}
            assert all(after.state.cards[int(card[1:])].zone is not Zone.BATTLELINE for card in dead)
            alive = {f.card for f in found.fates if not f.destroyed and f.leaves_for is None}
            assert all(after.state.cards[int(card[1:])].in_play for card in alive)
            told += 1
    assert told > 40


def test_a_forecast_changes_nothing() -> None:
    (game, *_) = moments(1, 7)
    before, events = game.digest(), len(game.events)
    for keys in lines(game, game.decision.player if game.decision else 0):
        forecast(game, keys, 0)
    assert (game.digest(), len(game.events)) == (before, events)
