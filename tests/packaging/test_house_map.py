"""The map of the program shows the imports that there are."""

from __future__ import annotations

import html
import re
from collections import Counter

from tests.packaging.test_packages import script

MAP = script("house_map")


def test_the_picture_shows_the_boxes_and_arrows_of_today() -> None:
    picture = MAP.PICTURE.read_text(encoding="utf-8")
    titles = {html.unescape(title) for title in re.findall(r"<title>(.*?)</title>", picture)}
    house = MAP.house()
    packages = {(MAP.LOWEST if here == "desk" else here, there) for here, there in house.packages}
    arrows = {f"{here}->{there}" for here, there in house.rooms | house.back | packages}
    missing = "run python packaging/house_map.py and look at what has changed"
    assert {title for title in titles if "->" in title} == arrows, missing
    assert set(house.modules) - {"desk"} <= titles, missing


def test_of_a_circle_the_arrow_with_the_fewest_imports_runs_upward() -> None:
    arrows = Counter({("a", "b"): 3, ("b", "c"): 1, ("c", "a"): 2, ("a", "d"): 1})
    assert MAP.upward(arrows) == {("b", "c")}
    assert MAP.upward(Counter({("a", "b"): 1})) == frozenset()


def test_an_arrow_that_follows_from_two_others_is_left_out() -> None:
    assert MAP.needed([("a", "b"), ("b", "c"), ("a", "c")]) == {("a", "b"), ("b", "c")}


def test_a_module_is_in_the_box_of_its_package_or_room() -> None:
    assert [MAP.box_of(name) for name in ("kfdesk.engine.game", "kfdesk.desk.kit.theme", "kfdesk.desk.app")] == [
        "engine", "desk/kit", "desk",
    ]  # fmt: skip
    assert MAP.box_of("kfdesk.disk") == "ground"
