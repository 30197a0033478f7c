"""Tables on which all that a seat cannot know is dealt at random: what stays, what changes, and what they tell."""

from __future__ import annotations

from random import Random

import pytest

from kfdesk.engine import Game, House
from kfdesk.engine.determinization import out_of_sight
from kfdesk.engine.terms import PLAYERS, DecisionKind
from kfdesk.language.words import CREATURE, TAUNT, THIS, a, archive, card, gains, play, this_turn
from tests.engine.mixing import mixed_decks
from tests.engine.playing import check_state, new_game, random_keys
from tests.tables import side, spec, table

ADA, BO = PLAYERS
DECK = ("anger", "punch", "krump", "troll", "bumpsy", "loot-the-bodies", "coward-s-end", "mighty-javelin")


def faces(game: Game, zone: str, player: int = BO) -> list[str]:
    return [game.state.cards[c].printed.id for c in getattr(game.state.players[player], zone)]


def test_what_is_dealt_anew_are_the_same_cards_at_other_places() -> None:
    t = table(side(battleline=["dextre"], deck=["labwork"]), side(hand=DECK[:4], deck=DECK[4:]))
    deals = [t.game.sampled(ADA, lot) for lot in range(8)]
    found = [(tuple(faces(deal, "hand")), tuple(faces(deal, "deck"))) for deal in deals if deal is not None]
    assert len(found) == 8 and len(set(found)) > 4
    assert all(sorted(hand + deck) == sorted(DECK) for hand, deck in found)


def test_the_same_lot_deals_alike_whatever_lies_hidden() -> None:
    hands = (DECK[:4], DECK[4:])
    games = [table(side(hand=["labwork"]), side(hand=hand, deck=deck)).game for hand, deck in (hands, hands[::-1])]
    for lot in range(5):
        one, other = (game.sampled(ADA, lot) for game in games)
        assert one is not None and other is not None and one.digest() == other.digest()


def test_a_card_that_is_dealt_anew_belongs_to_the_houses_of_its_icons() -> None:
    two = spec("anger", icons=[House.DIS])
    t = table(side(battleline=["dextre"], deck=["labwork"]), side(hand=[two, "punch"], deck=["krump", "troll"]))
    for lot in range(4):
        deal = t.game.sampled(ADA, lot)
        assert deal is not None
        houses = {c.printed.id: c.houses for c in deal.state.cards[1:] if c.owner == BO}
        assert houses.pop("anger") == (House.BROBNAR, House.DIS) and set(houses.values()) == {(House.BROBNAR,)}


def test_chance_is_decided_anew() -> None:
    t = table(side(hand=["pawn-sacrifice"], deck=list(DECK)), side(hand=["anger"]))
    assert len({deal.state.rng for lot in range(5) if (deal := t.game.sampled(ADA, lot)) is not None}) == 5


def test_ones_own_cards_and_what_lies_open_stay() -> None:
    t = table(
        side(hand=["labwork", "wild-wormhole"], archives=["dextre"], deck=["library-access"]),
        side(hand=["anger"], discard=["punch", "krump"], battleline=[spec("troll", damage=2)], deck=["bumpsy"]),
    )
    for lot in range(5):
        deal = t.game.sampled(ADA, lot)
        assert deal is not None and deal.view(ADA) == t.game.view(ADA)


@pytest.mark.rule("glossary/token-creatures")
def test_the_card_under_an_enemy_token_creature_is_dealt_anew_also_while_it_may_be_chosen() -> None:
    t = table(
        side(hand=["punch"], deck=["labwork"]),
        side(battleline=[spec("fear", token_of="grunt")], token="grunt", deck=["krump", "troll", "bumpsy"]),
        house=House.BROBNAR,
    )
    t.do("play", "punch")
    [token] = t.game.state.players[BO].line
    assert t.decision.keys() == (f"card:c{token}",)
    deals = [t.game.sampled(ADA, lot) for lot in range(12)]
    found = {deal.state.cards[token].printed.id for deal in deals if deal is not None}
    assert found == {"fear", "krump", "troll", "bumpsy"}


@pytest.mark.rule("glossary/lasting-effects")
def test_a_lasting_effect_keeps_the_name_of_the_card_that_began_it_wherever_that_is_dealt() -> None:
    secret = card("punch", play(this_turn(gains(a(CREATURE), TAUNT)), archive(THIS)))
    ada = side(hand=["punch"], archives=["fear", "anger", "labwork", "krump"])
    t = table(ada, side(battleline=["troll"]), secret, house=House.BROBNAR)
    t.do("play", "punch")
    t.pick("troll")
    assert t.zone("punch") == "archives"
    deals = [deal for lot in range(12) if (deal := t.game.sampled(BO, lot)) is not None]
    source = t.number("punch")
    assert len({deal.state.cards[source].printed.id for deal in deals}) > 1
    assert all(deal.view(BO).lasting == t.game.view(BO).lasting for deal in deals)
    assert all(deal.view(BO).seats[BO].battleline == t.game.view(BO).seats[BO].battleline for deal in deals)


@pytest.mark.parametrize("seed", range(4))
def test_in_random_games_a_dealt_table_looks_and_asks_as_the_real_one(seed: int) -> None:
    game, dice, made, asked = new_game(seed, mixed_decks(seed)), Random(seed), 0, 0
    while (decision := game.decision) is not None and asked < 250:
        asked += 1
        deal = game.sampled(decision.player, asked)
        if deal is not None:
            made += 1
            assert deal.decision == decision and deal.view(decision.player) == game.view(decision.player)
            unknown = out_of_sight(game.state, decision.player)
            piles = [[card.zone for card in some.state.cards[1:]] for some in (deal, game)]
            assert piles[0] == piles[1] and len(unknown) == len(out_of_sight(deal.state, decision.player))
            for _ in range(3):
                if deal.decision is not None:
                    deal.choose(*random_keys(deal.decision, dice))
            if deal.decision is not None:
                check_state(deal)
        game.choose(*random_keys(decision, dice))
    assert made > 0.95 * asked


def test_a_card_that_was_played_from_a_deck_is_known_to_who_is_asked_about_it() -> None:
    t = table(side(hand=["wild-wormhole"], deck=["dextre", "labwork", "batdrone"], battleline=["mother"]))
    t.do("play", "wild-wormhole")
    assert t.decision.source == t.handle("dextre")
    deal = t.game.sampled(ADA, 3)
    assert deal is not None and deal.state.cards[t.number("dextre")].printed.id == "dextre"


@pytest.mark.rule("glossary/shuffle", "glossary/mulligan")
def test_where_cards_lie_in_a_deck_that_was_shuffled_is_not_known_though_they_were_seen_before() -> None:
    game = new_game(4)
    assert game.decision is not None
    seat = game.decision.player
    first_hand = set(game.state.players[seat].hand)
    game.choose("yes")
    assert game.decision.kind is DecisionKind.MULLIGAN and not game.at_checkpoint
    buried = first_hand & set(game.state.players[seat].deck)
    where = {
        tuple(deal.state.cards[card].printed.id for card in sorted(buried))
        for lot in range(8)
        if (deal := game.sampled(seat, lot)) is not None
    }
    assert buried and len(where) > 4
