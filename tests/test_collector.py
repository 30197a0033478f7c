"""The collector of garbage as the program has it."""

from __future__ import annotations

import gc

from kfdesk import collector


def test_what_is_loaded_is_left_out_and_what_comes_later_is_seldom_looked_for() -> None:
    usual, frozen = gc.get_threshold(), gc.get_freeze_count()
    try:
        gc.set_threshold(700, 10, 10)
        collector.calm()
        assert gc.get_threshold()[0] == collector.YOUNG > 700
        assert gc.get_freeze_count() > frozen and gc.isenabled()
    finally:
        gc.set_threshold(*usual)
