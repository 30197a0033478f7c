"""Frames: what is being resolved can be asked for while it is, and is gone when it is over, however it ends."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.frames import DamageFrame, EntryFrame, FightFrame, FightsFrame, Frames, LentFrame, PlayFrame
from kfdesk.engine.terms import CardId, Player
from tests.tables import side, table

C1, C2, C3, C4, C5, C6, C7, C9 = (CardId(number) for number in (1, 2, 3, 4, 5, 6, 7, 9))


def test_a_frame_is_taken_off_also_when_what_it_is_about_fails() -> None:
    frames = Frames()
    with pytest.raises(KeyError), frames.within(FightFrame(C3, C4)):
        assert frames
        raise KeyError
    assert not frames and frames.fight() is None


def test_the_innermost_fight_is_the_one_under_way_and_each_fighter_finds_its_own() -> None:
    frames = Frames()
    with (
        frames.within(FightFrame(C3, C4)) as outer,
        frames.within(FightFrame(C5, C6)) as inner,
    ):
        assert frames.fight() is inner and frames.fight(C3) is outer and frames.fight(C9) is None
    with frames.within(FightsFrame({C4})):
        assert frames.fought(C4) and not frames.fought(C5)


def test_what_is_asked_of_frames_that_are_not_there_is_denied() -> None:
    frames = Frames()
    assert not (frames.fought(C1) or frames.enters(C1) or frames.plays(C1) or frames.leaves(C1) or frames.killer(C1))
    assert frames.lent(C1) is None and frames.destruction() is None
    with (
        frames.within(EntryFrame(C1)),
        frames.within(PlayFrame(C2)),
        frames.within(LentFrame(C3, Player(0))),
    ):
        assert (frames.enters(C1), frames.plays(C2), frames.lent(C3)) == (True, True, 0)
        assert (frames.enters(C2), frames.plays(C1), frames.lent(C2)) == (False, False, None)
    with frames.within(DamageFrame({C4: C5})), frames.within(DamageFrame({C6: C7})):
        assert (frames.killer(C4), frames.killer(C6), frames.killer(C5)) == (5, 7, 0)


def test_a_fight_is_known_while_it_is_under_way_and_over_when_the_game_is_at_rest() -> None:
    t = table(side(battleline=("troll",)), side(battleline=("krump", "dodger")), house=House.BROBNAR)
    t.do("fight", "troll")
    fight = t.game.core.frames.fight()
    assert fight is not None and (fight.attacker, fight.defender) == (1, 0)
    t.pick("krump")
    assert not t.game.core.frames
