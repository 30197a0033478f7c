"""An occasion for each kind of beat: a table, and what Ada does there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kfdesk.desk.beats.length_and_sound import BeatKind
from kfdesk.desk.layout.cards_in_view import every_card
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import Game, House, Scenario
from kfdesk.engine.terms import KeyColor
from kfdesk.language.definition import Draft, card
from kfdesk.language.words import (
    BE_STOLEN,
    CARD,
    CREATURE,
    DECK_TOP,
    DOOM,
    ENEMY,
    FRIENDLY,
    OPPONENT,
    POWER,
    YOU,
    a,
    after,
    archive,
    cannot,
    capture,
    deal,
    deck,
    destroy,
    discard,
    discard_pile,
    draw,
    draws,
    each,
    enrage,
    exalt,
    exhaust,
    forge,
    gain,
    gain_chains,
    hand,
    heal,
    lose,
    make_token,
    move_amber,
    move_damage,
    pay,
    play,
    purge,
    put,
    put_counters,
    raise_tide,
    ready,
    return_,
    reveal,
    shuffle,
    steal,
    stun,
    swap,
    take_control,
    top,
    turn_over,
    unforge,
    ward,
)
from tests.desk.scripted import seats
from tests.tables import TestLibrary, side, spec

FOUR = ("overreach", "bad-omen", "look-how-far-you-ve-come", "wasteful-regret")


@dataclass(frozen=True)
class Occasion:
    """Ada plays Punch with the meaning `does`, or somebody makes the choice `key`, a verb and the id of a card."""

    does: Any = None
    key: str = "play:punch"
    active: int = 0
    drafts: tuple[Draft, ...] = ()
    house: House = House.BROBNAR


OCCASIONS: dict[BeatKind, Occasion] = {
    BeatKind.PLAY: Occasion(key="play:bumpsy"),
    BeatKind.PLAYED: Occasion(draw()),
    BeatKind.TOKEN: Occasion(make_token()),
    BeatKind.ABILITY: Occasion(draw(), drafts=(card("smaaash", after(draws(YOU), gain(1))),)),
    BeatKind.USE: Occasion(key="action:gauntlet-of-command"),
    BeatKind.REAP: Occasion(key="reap:troll"),
    BeatKind.FIGHT: Occasion(key="fight:troll"),
    BeatKind.DAMAGE: Occasion(deal(2, each(CREATURE, ENEMY))),
    BeatKind.GUARD: Occasion(deal(1, each(CREATURE, ENEMY))),
    BeatKind.FORBIDDEN: Occasion(steal(1), drafts=(card("smaaash", cannot(BE_STOLEN, OPPONENT)),)),
    BeatKind.HEAL: Occasion(heal(2, each(CREATURE))),
    BeatKind.DAMAGE_MOVED: Occasion(move_damage(2, a(CREATURE, FRIENDLY), a(CREATURE, ENEMY))),
    BeatKind.WARD: Occasion(ward(each(CREATURE, FRIENDLY))),
    BeatKind.WARD_BURST: Occasion(deal(2, each(CREATURE, ENEMY))),
    BeatKind.STUN: Occasion(stun(each(CREATURE, ENEMY))),
    BeatKind.UNSTUN: Occasion(key="unstun:smaaash"),
    BeatKind.ENRAGE: Occasion(enrage(each(CREATURE, ENEMY))),
    BeatKind.CALM: Occasion(key="fight:krump"),
    BeatKind.POWER: Occasion(put_counters(POWER, 2, each(CREATURE, FRIENDLY))),
    BeatKind.COUNTER: Occasion(put_counters(DOOM, 1, each(CREATURE, ENEMY))),
    BeatKind.GAIN: Occasion(gain(3)),
    BeatKind.LOSE: Occasion(lose(2, OPPONENT)),
    BeatKind.STEAL: Occasion(steal(3)),
    BeatKind.PAY: Occasion(pay(2)),
    BeatKind.CAPTURE: Occasion(capture(3, a(CREATURE, FRIENDLY))),
    BeatKind.EXALT: Occasion(exalt(each(CREATURE, FRIENDLY))),
    BeatKind.AMBER: Occasion(move_amber(1, each(CREATURE, FRIENDLY), YOU)),
    BeatKind.FORGE: Occasion(forge()),
    BeatKind.UNFORGE: Occasion(unforge(OPPONENT)),
    BeatKind.DESTROY: Occasion(destroy(each(CREATURE))),
    BeatKind.SAVED: Occasion(destroy(each(CREATURE))),
    BeatKind.DISCARD: Occasion(discard(each(CARD, in_=hand()))),
    BeatKind.PURGE: Occasion(purge(each(CREATURE, ENEMY))),
    BeatKind.ARCHIVE: Occasion(archive(top(2, deck()))),
    BeatKind.TO_HAND: Occasion(return_(each(CREATURE))),
    BeatKind.TO_DECK: Occasion(put(each(CREATURE, ENEMY), DECK_TOP)),
    BeatKind.UNDER: Occasion(key="play:jargogle", house=House.LOGOS),
    BeatKind.SHUFFLE: Occasion(shuffle(discard_pile())),
    BeatKind.DRAW: Occasion(draw(3)),
    BeatKind.REVEAL: Occasion(reveal(hand())),
    BeatKind.CHAINS: Occasion(gain_chains(3)),
    BeatKind.TIDE: Occasion(raise_tide()),
    BeatKind.HOUSE: Occasion(key="end-turn"),
    BeatKind.PROPHECY: Occasion(key="prophecy:overreach"),
    BeatKind.FULFILL: Occasion(key="reap:bumpsy", active=1),
    BeatKind.CONTROL: Occasion(take_control(a(CREATURE, ENEMY))),
    BeatKind.MOVE: Occasion(swap(a(CREATURE, FRIENDLY, n=2))),
    BeatKind.FLIP: Occasion(turn_over(each(CREATURE))),
    BeatKind.READY: Occasion(ready(each(CREATURE, FRIENDLY))),
    BeatKind.EXHAUST: Occasion(exhaust(each(CREATURE, ENEMY))),
}


def scenario_of(occasion: Occasion) -> Scenario:
    """Return the table of an occasion: both sides have some of everything."""
    ada = side(
        name="Ada", amber=7, token="grunt", houses=(House.BROBNAR, House.LOGOS, House.SANCTUM),
        hand=["punch", "bumpsy", "jargogle", "anger", "wardrummer"],
        battleline=[
            spec("troll", damage=3, amber=2),
            spec("krump", enraged=True, upgrades=[spec("armageddon-cloak")]),
            spec("smaaash", stunned=True),
            spec("bumpsy", ready=False),
        ],
        artifacts=["gauntlet-of-command"], deck=["anger"] * 12, discard=["punch", "troll", "anger"],
        prophecies=[spec("overreach", active=occasion.active == 1, under=[spec("fear", face_down=True)]
                         if occasion.active else []), *FOUR[1:]],
    )  # fmt: skip
    bo = side(
        name="Bo", amber=5, keys=(KeyColor.RED,), houses=(House.BROBNAR, House.DIS, House.SHADOWS),
        hand=["fear", "punch"],
        battleline=[spec("bumpsy", warded=True), "champion-anaphiel", "snufflegator", "bulwark"],
        artifacts=["cannon"], deck=["anger"] * 12, discard=["punch"],
    )  # fmt: skip
    return Scenario(players=(ada, bo), house=occasion.house, active=occasion.active, tide_in_game=True)


def begin(window: MainWindow, occasion: Occasion, *, open_table: bool = True) -> None:
    """Begin a game at the table of an occasion."""
    scenario = scenario_of(occasion)
    drafts = (*occasion.drafts, *((card("punch", play(occasion.does)),) if occasion.does is not None else ()))
    library = TestLibrary(drafts)
    # The drafts are known to no library of the program.
    window.controller.start = lambda setup: Game.from_scenario(scenario, library=library)
    window.controller.new_game(TableSetup(seats(), 0, 0, open_table, scenario=scenario))
    window.controller.lift_curtain()
    window.director.skip()


def go_on(window: MainWindow, occasion: Occasion, heard: Callable[[], bool], *, most: int = 8) -> None:
    """Make the occasion's choice, and what is asked after it, until the beat was heard of."""
    verb, _, id_ = occasion.key.partition(":")
    for number in range(most):
        view = window.controller.view()
        if view is None or view.decision is None or heard():
            return
        keys = view.decision.keys()
        wanted = [key for key in keys if key == occasion.key]
        if id_:
            cards = {card.handle for card in every_card(view) if card.id == id_ and card.controller == occasion.active}
            wanted = [key for key in keys if key.partition(":")[0] == verb and key.partition(":")[2] in cards]
        if number == 0:
            assert wanted, (occasion.key, keys)
            window.controller.choose((wanted[0],))
        else:
            window.controller.choose(keys[: max(1, view.decision.min)])
