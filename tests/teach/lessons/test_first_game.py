"""The guided first game: each remark is made when its occasion comes, once, and to the learner only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from kfdesk.cards import library
from kfdesk.collection.files import STARTERS, sample_decks
from kfdesk.desk.practice import texts as practice
from kfdesk.engine import Game, Seat
from kfdesk.engine.headings import HEADINGS
from kfdesk.engine.terms import PLAYERS, House, KeyColor, Player, Step
from kfdesk.teach.bot.players import RandomPlayer
from kfdesk.teach.lessons.first_game import ASKED, HAPPENED, WELCOME, remarks
from tests.tables import Table, side, spec, table

LEARNER, OTHER = PLAYERS
MOST_WORDS = 45
EVERY = (WELCOME, *ASKED, *HAPPENED)
IDS = frozenset(one.id for one in EVERY)
BROBNAR, MARS, SHADOWS = House.BROBNAR, House.MARS, House.SHADOWS
DECK = ["bumpsy"] * 9


def heard(t: Table, since: int, id_: str, learner: Player = LEARNER) -> list[str]:
    """Return what is said where everything but this remark was said before."""
    found = remarks(t.game, since, IDS - {id_}, learner)
    assert all("{" not in one.say.say(language) for one in found for language in ("en", "de"))
    return [one.id for one in found]


def mine(house: House = BROBNAR, bo: dict[str, Any] | None = None, turn: int = 5, **fields: Any) -> Table:
    """Return a table in the learner's step 3."""
    return table(side(**{"deck": DECK, **fields}), side(**(bo or {})), house=house, turn=turn)


def theirs(house: House = MARS, bo: dict[str, Any] | None = None, **fields: Any) -> Table:
    """Return a table in step 3 of the other player."""
    both = side(**{"houses": [BROBNAR], "deck": DECK, **fields}), side(**{"houses": [MARS], **(bo or {})})
    return table(*both, active=1, house=house, turn=6)


def choosing(**fields: Any) -> Table:
    """Return a table on which the learner chooses a house."""
    return table(side(**fields), side(), step=Step.HOUSE, turn=5)


def end_turn(t: Table) -> None:
    t.answer("end-turn")


def end_turn_and_forge(t: Table) -> None:
    t.answer("end-turn")
    t.answer(t.decision.keys()[0])


def upgrade_troll(t: Table) -> None:
    t.do("play", "blood-of-titans")
    t.pick("troll")


def play_at(t: Table, card: str, target: str) -> None:
    t.do("play", card)
    t.pick(target)


def stun_urchin(t: Table) -> None:
    t.creature("smaaash")
    t.pick("urchin")


def take_urchin(t: Table) -> None:
    play_at(t, "hypnobeam", "urchin")
    t.answer("slot:0")


def nothing(t: Table) -> None:
    """Do nothing: what is asked now is the occasion."""


Occasion = tuple[Callable[[], Table], Callable[[Table], None]]
TWO_KEYS: Final = (KeyColor.RED, KeyColor.BLUE)
OCCASIONS: Final[dict[str, Occasion]] = {
    "welcome": (lambda: choosing(hand=["troll"]), nothing),
    "house": (lambda: choosing(hand=["troll"]), nothing),
    "house-in-play": (lambda: choosing(battleline=["troll"]), nothing),
    "first-turn": (lambda: mine(hand=["troll"], turn=1), nothing),
    "play": (lambda: mine(hand=["troll"]), nothing),
    "use": (lambda: mine(battleline=["troll"]), nothing),
    "action": (lambda: mine(artifacts=["gauntlet-of-command"], battleline=["troll"]), nothing),
    "discard": (lambda: mine(hand=["blood-of-titans"]), nothing),
    "end": (lambda: mine(hand=["dextre"]), nothing),
    "slot": (lambda: mine(hand=["troll"], battleline=["krump"]), lambda t: t.do("play", "troll")),
    "attack": (lambda: mine(battleline=["troll"], bo={"battleline": ["krump"]}), lambda t: t.do("fight", "troll")),
    "order": (
        lambda: mine(SHADOWS, battleline=[{"id": "gamgee", "upgrades": ["duskrunner"]}], bo={"amber": 5}),
        lambda t: t.do("reap", "gamgee"),
    ),
    "may": (
        lambda: mine(hand=["ganger-chieftain"], battleline=["troll"], bo={"battleline": ["krump"]}),
        lambda t: t.creature("ganger-chieftain"),
    ),
    "target": (lambda: mine(hand=["punch"], bo={"battleline": ["krump", "troll"]}), lambda t: t.do("play", "punch")),
    "key": (lambda: theirs(amber=6), end_turn),
    "archives": (lambda: choosing(archives=["troll"], hand=["troll"]), lambda t: t.answer("house:brobnar")),
    "won": (lambda: theirs(amber=6, keys=TWO_KEYS), end_turn_and_forge),
    "lost": (
        lambda: mine(bo={"amber": 6, "keys": TWO_KEYS, "houses": [MARS]}),
        end_turn_and_forge,
    ),
    "check-other": (lambda: theirs(bo={"amber": 6}), end_turn),
    "check": (lambda: mine(amber=6), end_turn),
    "forged": (lambda: theirs(amber=6), end_turn_and_forge),
    "forged-other": (
        lambda: mine(bo={"amber": 6, "houses": [MARS]}),
        end_turn_and_forge,
    ),
    "stolen": (
        lambda: theirs(SHADOWS, bo={"hand": ["nerve-blast"]}, amber=2, battleline=["troll"]),
        lambda t: t.do("play", "nerve-blast"),
    ),
    "captured": (
        lambda: theirs(House.DIS, bo={"hand": ["charette"]}, amber=2, battleline=["troll"]),
        lambda t: t.creature("charette"),
    ),
    "attacked-and-lost": (
        lambda: theirs(BROBNAR, bo={"battleline": ["krump"]}, battleline=["urchin", "ganger-chieftain"]),
        lambda t: t.fight("krump", "ganger-chieftain"),
    ),
    "lost-creature": (
        lambda: theirs(BROBNAR, bo={"hand": ["punch"]}, battleline=["urchin", "troll"]),
        lambda t: play_at(t, "punch", "urchin"),
    ),
    "attack-lost": (
        lambda: mine(battleline=["ganger-chieftain"], bo={"battleline": ["troll"]}),
        lambda t: t.fight("ganger-chieftain", "troll"),
    ),
    "taken-over": (
        lambda: theirs(bo={"hand": ["hypnobeam"]}, battleline=["urchin", "troll"]),
        take_urchin,
    ),
    "returned": (
        lambda: theirs(House.DIS, bo={"hand": ["fear"]}, battleline=["urchin", "troll"]),
        lambda t: play_at(t, "fear", "urchin"),
    ),
    "stunned": (
        lambda: theirs(BROBNAR, bo={"hand": ["smaaash"]}, battleline=["urchin", "troll"]),
        stun_urchin,
    ),
    "was-attacked": (
        lambda: theirs(BROBNAR, bo={"battleline": ["krump"]}, battleline=["troll", "urchin"]),
        lambda t: t.fight("krump", "troll"),
    ),
    "reaped": (lambda: mine(battleline=["troll"]), lambda t: t.do("reap", "troll")),
    "fought": (lambda: mine(battleline=["troll"], bo={"battleline": ["krump"]}), lambda t: t.fight("troll", "krump")),
    "artifact": (lambda: mine(hand=["gauntlet-of-command"]), lambda t: t.do("play", "gauntlet-of-command")),
    "upgrade": (
        lambda: mine(hand=["blood-of-titans"], battleline=["troll", "krump"]),
        upgrade_troll,
    ),
    "action-card": (lambda: mine(hand=["warsong"]), lambda t: t.do("play", "warsong")),
    "icon": (lambda: mine(SHADOWS, hand=["finishing-blow"]), lambda t: t.do("play", "finishing-blow")),
    "reaped-other": (lambda: theirs(BROBNAR, bo={"battleline": ["krump"]}), lambda t: t.do("reap", "krump")),
    "shuffled": (lambda: mine(deck=[], discard=["troll"] * 7), end_turn),
    "turn-ended": (mine, end_turn),
}


def test_every_remark_has_its_occasion_here() -> None:
    assert OCCASIONS.keys() == IDS and len(EVERY) == len(IDS)


@pytest.mark.parametrize("id_", sorted(OCCASIONS))
def test_it_is_said_when_its_occasion_comes_and_to_the_learner_only(id_: str) -> None:
    made, act = OCCASIONS[id_]
    t = made()
    since = len(t.game.events)
    if act is not nothing:
        assert heard(t, since, id_) == []
    act(t)
    assert heard(t, since, id_) == [id_]
    assert heard(t, since, id_, learner=OTHER) == []


def test_a_creature_that_is_ready_again_after_reaping_teaches_nothing_about_exhausted_ones() -> None:
    t = mine(battleline=[spec("krump", upgrades=["rocket-boots"])])
    since = len(t.game.events)
    t.do("reap", "krump")
    assert heard(t, since, "reaped") == []
    t.do("reap", "krump")
    assert heard(t, since, "reaped") == ["reaped"]


def test_an_elusive_creature_that_eluded_teaches_nothing_about_damage() -> None:
    t = mine(battleline=["troll"], bo={"battleline": ["noddy-the-thief"]})
    t.fight("troll", "noddy-the-thief")
    assert heard(t, 0, "fought") == []


def test_what_is_said_of_the_end_of_a_turn_is_said_in_the_turn_after_or_never() -> None:
    t = mine(amber=6, bo={"houses": [MARS]})
    since = len(t.game.events)
    end_turn(t)
    assert heard(t, since, "check") == ["check"] and heard(t, since, "turn-ended") == ["turn-ended"]
    t.answer("house:mars")
    end_turn(t)
    assert t.decision.player is LEARNER
    assert heard(t, since, "check") == [] == heard(t, since, "turn-ended")


@pytest.mark.rule("turn/step-5-draw-cards")
def test_that_six_cards_are_held_is_said_only_where_they_are() -> None:
    t = mine(House.UNTAMED, hand=["dust-pixie"], battleline=["mother"])
    since = len(t.game.events)
    end_turn(t)
    assert len(t.game.state.players[LEARNER].hand) == 7 and heard(t, since, "turn-ended") == []


def test_each_is_said_once_and_one_on_what_happened_and_one_on_what_is_asked_at_a_time() -> None:
    decks = {path.stem: deck for path, deck in sample_decks()}
    one, two = (decks[stem] for stem in STARTERS)
    game = Game.new((Seat("Ada", one), Seat("Bo", two)), seed=3, library=library(), first_player=0)
    players = [RandomPlayer(1), RandomPlayer(2)]
    said: list[str] = []
    since = 0
    while True:
        found = [one.id for one in remarks(game, since, frozenset(said))]
        assert len(found) <= (3 if WELCOME.id in found else 2)
        said += found
        if game.decision is None:
            break
        since = len(game.events)
        game.choose(*players[game.decision.player].choose(game))
    assert len(set(said)) == len(said) > 20
    assert said[:2] == ["house", "welcome"] and said[-1] in ("won", "lost")


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_too_long_for_the_narrow_pane(language: str) -> None:
    for one in EVERY:
        assert len(one.say.say(language).split()) <= MOST_WORDS, one.id
        assert one.entry in HEADINGS


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_button_that_is_named_is_called_so(language: str) -> None:
    button, said = practice.HINT.say(language), WELCOME.say.say(language)
    assert f"“{button}”" in said or f"„{button}“" in said
