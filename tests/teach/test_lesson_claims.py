"""What lessons say is true of their tables: also what they say would happen otherwise."""

from __future__ import annotations

from collections import Counter

import pytest

from kfdesk.cards import library
from kfdesk.desk import texts
from kfdesk.desk.decks import deck_lists
from kfdesk.engine import Game
from kfdesk.engine import events as ev
from kfdesk.engine.terms import PLAYERS, DecisionKind, House, Player
from kfdesk.teach.lessons import LEARNER, Course, Task, deck_list, lessons
from kfdesk.text.words import Words

OTHER = PLAYERS[1]
LESSONS = {lesson.id: lesson for lesson in lessons()}


def taught(id_: str, parts: int = 0) -> tuple[Game, Course]:
    """Return a lesson's game in which so many parts were done as the lesson wants."""
    lesson = LESSONS[id_]
    game, course = Game.from_scenario(lesson.scenario, library=library()), Course(lesson)
    while course.done[0] < parts or not course.finished and not course.wanted(game):
        _follow(game, course)
    return game, course


def _follow(game: Game, course: Course) -> None:
    assert game.decision is not None
    keys = course.wanted(game)[: max(1, game.decision.min)]
    course.made(game, keys)
    game.choose(*keys)


def handle(game: Game, id_: str) -> str:
    """Return the handle of the only card with this id."""
    [card] = (card for card in game.state.cards[1:] if card.definition.id == id_)
    return f"c{card.id}"


def amber(game: Game) -> list[int]:
    return [player.amber for player in game.state.players]


@pytest.mark.rule("turn/step-1-forge-a-key", "glossary/keys")
def test_whoever_does_not_stop_the_key_loses() -> None:
    game, _ = taught("check-and-keys", 1)
    assert [one.player for one in game.events if isinstance(one, ev.Checked)] == [OTHER]
    game.choose("house:brobnar")
    game.choose("end-turn")
    while game.decision is not None:
        game.choose(game.decision.options[0].key)
    assert game.winner is OTHER


@pytest.mark.rule("glossary/steal", "glossary/capture")
def test_stolen_aember_is_yours_and_captured_aember_is_in_no_pool() -> None:
    game, _ = taught("check-and-keys", 3)
    assert amber(game) == [6, 8]
    game, _ = taught("check-and-keys", 4)
    assert amber(game) == [6, 5]


@pytest.mark.rule("glossary/chains", "turn/step-5-draw-cards")
def test_three_chains_cost_one_card_and_one_of_them_comes_off() -> None:
    game, _ = taught("chains-and-archives", 3)
    player = game.state.players[LEARNER]
    assert (len(player.hand), len(player.archives), player.chains) == (5, 1, 2)


@pytest.mark.rule("glossary/active-player", "chart/reap")
@pytest.mark.parametrize(("first", "pools"), [(0, [6, 3]), (1, [5, 4])])
def test_the_order_of_two_abilities_decides_how_much_is_stolen(first: int, pools: list[int]) -> None:
    game, _ = taught("timing-windows", 2)
    assert game.decision is not None and game.decision.kind is DecisionKind.TRIGGER
    game.choose(game.decision.options[first].key)
    assert amber(game) == pools


@pytest.mark.rule("chart/play", "glossary/bonus-icons")
def test_reaping_first_would_spoil_what_the_action_card_gives() -> None:
    game, _ = taught("timing-windows")
    game.choose(f"reap:{handle(game, 'gamgee')}")
    assert game.decision is not None
    game.choose(game.decision.options[0].key)
    before = amber(game)[LEARNER]
    game.choose(f"play:{handle(game, 'furtive-investors')}")
    assert amber(game)[LEARNER] == before + 1


@pytest.mark.rule("glossary/tide")
@pytest.mark.parametrize(("parts", "dealt"), [(1, 0), (2, 12)])
def test_while_the_tide_is_low_no_damage_is_dealt(parts: int, dealt: int) -> None:
    game, _ = taught("tokens-and-tide", parts)
    troll = handle(game, "troll")
    game.choose(f"fight:{handle(game, 'undagnathus')}")
    game.choose(f"card:{troll}")
    hits = [one.amount for one in game.events if isinstance(one, ev.DamageDealt) and f"c{one.card}" == troll]
    assert sum(hits) == dealt


@pytest.mark.rule("glossary/token-creatures", "glossary/facedown-cards")
def test_only_the_learner_may_look_at_the_other_side_of_the_token_creature() -> None:
    game, _ = taught("tokens-and-tide", 1)
    for viewer, printed in ((LEARNER, "batdrone"), (OTHER, None)):
        [token] = (card for card in game.view(viewer).seats[LEARNER].battleline if card.token_of is not None)
        assert (token.token_of, token.id) == ("grunt", printed)


@pytest.mark.rule("glossary/prophecy", "glossary/fulfill")
def test_the_fate_keeps_the_other_player_from_playing_cards() -> None:
    game, course = taught("prophecies", 3)
    for _ in range(2):
        _follow(game, course)
    assert game.decision is not None and game.decision.player is OTHER
    assert game.state.players[OTHER].hand and not any(key.startswith("play:") for key in game.decision.keys())


@pytest.mark.parametrize(
    ("lesson", "command"),
    [
        ("reading-a-deck", deck_lists.COMMAND),
        ("reading-a-deck", deck_lists.SEEN),
        ("timing-windows", texts.SHOW_TIMING),
    ],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_the_window_is_said_to_have_is_called_so_there(lesson: str, command: Words, language: str) -> None:
    name = command.say(language).replace("&", "").rstrip(" …").casefold()
    said = " ".join(part.say.say(language) for part in LESSONS[lesson].parts if isinstance(part, Task))
    assert name in said.casefold()


class TestReadingADeck:
    LESSON = LESSONS["reading-a-deck"]

    @pytest.mark.rule("glossary/deck")
    @pytest.mark.parametrize("seat", PLAYERS)
    def test_both_decks_are_whole(self, seat: Player) -> None:
        deck = deck_list(self.LESSON.scenario, seat)
        assert Counter(card.house for card in deck.cards) == dict.fromkeys(deck.houses, 12)

    def test_the_list_leaves_one_house_only(self) -> None:
        game, _ = taught("reading-a-deck")
        left = self.left(game, LEARNER) - Counter(self.held(game))
        houses = {card.house for card in deck_list(self.LESSON.scenario, LEARNER).cards if left[card.id]}
        assert houses == {House.LOGOS} == {game.state.cards[card].home for card in game.state.players[LEARNER].deck}

    def test_the_other_gateway_that_is_feared_is_not_there(self) -> None:
        game, _ = taught("reading-a-deck")
        theirs = Counter(card.id for card in deck_list(self.LESSON.scenario, OTHER).cards)
        assert theirs["gateway-to-dis"] == 1 and not self.left(game, OTHER)["gateway-to-dis"]

    def left(self, game: Game, seat: Player) -> Counter[str]:
        """Return the cards of a deck that the window of both lists does not count as seen."""
        listed = Counter(card.id for card in deck_list(self.LESSON.scenario, seat).cards)
        return listed - deck_lists.seen_of(game.view(LEARNER), seat)

    def held(self, game: Game) -> list[str]:
        return [game.state.cards[card].definition.id for card in game.state.players[LEARNER].hand]


@pytest.mark.rule("glossary/discarding-cards", "turn/step-5-draw-cards")
def test_each_card_that_was_discarded_is_replaced_at_the_end_of_the_turn() -> None:
    game, _ = taught("discarding", 2)
    assert game.decision is not None and not any(key.startswith("discard:") for key in game.decision.keys())
    game, _ = taught("discarding", 3)
    assert sum(isinstance(one, ev.CardDrawn) for one in game.events) == 2


@pytest.mark.rule("glossary/assault-x", "glossary/splash-attack-x")
def test_assault_spares_the_blow_and_splash_attack_hits_both_neighbors() -> None:
    game, _ = taught("keywords-in-fights", 1)
    assert game.state.cards[int(handle(game, "shorty")[1:])].damage == 0
    game, _ = taught("keywords-in-fights", 2)
    cards = game.state.cards
    left = {cards[card].definition.id: cards[card].damage for card in game.state.players[OTHER].line}
    assert left == {"briar-grubbling": 0, "niffle-ape": 2, "dextre": 2}


@pytest.mark.rule("glossary/control-and-ownership")
def test_the_house_of_a_creature_that_was_taken_may_be_chosen() -> None:
    game, _ = taught("control", 2)
    assert game.decision is not None
    while game.decision.player is OTHER:
        game.choose("end-turn" if game.decision.kind is DecisionKind.MAIN else game.decision.keys()[-1])
        assert game.decision is not None
    assert "house:brobnar" in game.decision.keys()
