"""Frames: what is being resolved can be asked for while it is, and is gone when it is over, however it ends."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.frames import DamageFrame, EntryFrame, FightFrame, FightsFrame, Frames, LentFrame, PlayFrame
from tests.tables import side, table


def test_a_frame_is_taken_off_also_when_what_it_is_about_fails() -> None:
    frames = Frames()
    with pytest.raises(KeyError), frames.within(FightFrame(3, 4)):
        assert frames
        raise KeyError
    assert not frames and frames.fight() is None


def test_the_innermost_fight_is_the_one_under_way_and_each_fighter_finds_its_own() -> None:
    frames = Frames()
    with frames.within(FightFrame(3, 4)) as outer, frames.within(FightFrame(5, 6)) as inner:
        assert frames.fight() is inner and frames.fight(3) is outer and frames.fight(9) is None
    with frames.within(FightsFrame({4})):
        assert frames.fought(4) and not frames.fought(5)


def test_what_is_asked_of_frames_that_are_not_there_is_denied() -> None:
    frames = Frames()
    assert not (frames.fought(1) or frames.enters(1) or frames.plays(1) or frames.leaves(1) or frames.killer(1))
    assert frames.lent(1) is None and frames.destruction() is None
    with frames.within(EntryFrame(1)), frames.within(PlayFrame(2)), frames.within(LentFrame(3, 0)):
        assert (frames.enters(1), frames.plays(2), frames.lent(3)) == (True, True, 0)
        assert (frames.enters(2), frames.plays(1), frames.lent(2)) == (False, False, None)
    with frames.within(DamageFrame({4: 5})), frames.within(DamageFrame({6: 7})):
        assert (frames.killer(4), frames.killer(6), frames.killer(5)) == (5, 7, 0)


def test_a_fight_is_known_while_it_is_under_way_and_over_when_the_game_is_at_rest() -> None:
    t = table(side(battleline=("troll",)), side(battleline=("krump", "dodger")), house=House.BROBNAR)
    t.do("fight", "troll")
    fight = t.game.core.frames.fight()
    assert fight is not None and (fight.attacker, fight.defender) == (1, 0)
    t.pick("krump")
    assert not t.game.core.frames
