"""Draw the map of the program: its packages, the rooms of the desk, and which of them import which.

Usage: python packaging/house_map.py

Writes packaging/house.svg, which CONTRIBUTING.md shows. Needs `dot`, of Debian's package graphviz. Each box is
a package, or a folder of `kfdesk/desk`, with the number of its modules and what the first sentence of its `__init__`
says. An arrow is an import; one that follows from two others is left out. Gray boxes are above what they import; a red
arrow runs upward.
"""

from __future__ import annotations

import ast
import re
import subprocess
from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from textwrap import wrap
from typing import NamedTuple

import grimp

TOP = Path(__file__).resolve().parent.parent
PICTURE = TOP / "packaging" / "house.svg"
GROUND = frozenset({"collector", "disk", "po_file", "records", "resources"})
"""Modules that any package may import, drawn as one box."""
LEFT_OUT = frozenset({"__main__", "rule_coverage", "kfdesk"})
"""What starts the program, and the package that holds all others."""
WIDTH = 34
"""Letters in a line of a box."""

ROOM = "desk/"
LOWEST = "desk/kit"
"""The room of the desk from which the arrows of all its rooms to other packages are drawn."""
HEAD = """digraph house {
compound=true; nodesep=0.15; ranksep=0.35; fontname="sans-serif";
node [shape=box, style="filled,rounded", fillcolor="#f4f1ea", color="#8a8170", fontname="sans-serif", fontsize=10];
edge [color="#8a8170", arrowsize=0.6];
subgraph cluster_desk { label="desk: the window, with Qt"; color="#8a8170"; style=rounded;"""

Arrow = tuple[str, str]


def box_of(module: str) -> str:
    """Return the box that a module is drawn in: its package, or its folder of the desk."""
    parts = module.split(".")[1:] or ["kfdesk"]
    if parts[0] in GROUND:
        return "ground"
    in_folder = parts[0] == "desk" and len(parts) > 1 and (TOP / "kfdesk" / "desk" / parts[1]).is_dir()
    return f"desk/{parts[1]}" if in_folder else parts[0]


def counted() -> tuple[Counter[str], Counter[Arrow]]:
    """Return how many modules each box holds, and how many imports run from one box to another."""
    graph = grimp.build_graph("kfdesk", cache_dir=None)
    modules, arrows = Counter[str](), Counter[Arrow]()
    for module in graph.modules:
        here = box_of(module)
        if here in LEFT_OUT:
            continue
        modules[here] += 1
        there = (box_of(imported) for imported in graph.find_modules_directly_imported_by(module))
        arrows.update((here, box) for box in there if box != here and box not in LEFT_OUT)
    return modules, arrows


def upward(arrows: Counter[Arrow]) -> frozenset[Arrow]:
    """Return the arrows that have to be left out, with as few imports as can be seen, for no circle to be left."""
    left = dict(arrows)
    found: set[Arrow] = set()
    while circle := _circle(left):
        lightest = min(circle, key=lambda arrow: (left[arrow], arrow))
        del left[lightest]
        found.add(lightest)
    return frozenset(found)


def _circle(arrows: Iterable[Arrow]) -> list[Arrow]:
    """Return the arrows of one circle, the shortest through any box; none where there is no circle."""
    to: dict[str, list[str]] = {}
    for here, there in sorted(arrows):
        to.setdefault(here, []).append(there)
    found: list[list[str]] = []
    for start in to:
        ways, seen = [[start]], {start}
        while ways:
            way = ways.pop(0)
            for box in to.get(way[-1], ()):
                if box == start:
                    found.append([*way, start])
                    ways = []
                    break
                if box not in seen:
                    seen.add(box)
                    ways.append([*way, box])
    shortest = sorted(found, key=len)[:1]
    return list(pairwise(shortest[0])) if shortest else []


def needed(arrows: Iterable[Arrow]) -> frozenset[Arrow]:
    """Return the arrows that do not follow from others; there must be no circle."""
    to: dict[str, set[str]] = {}
    for here, there in arrows:
        to.setdefault(here, set()).add(there)

    def reach(box: str) -> set[str]:
        return {box}.union(*(reach(each) for each in to.get(box, ())))

    reached = {box: reach(box) for box in to}
    return frozenset(
        (here, there)
        for here, those in to.items()
        for there in those
        if not any(there in reached.get(other, ()) for other in those - {there})
    )


def about(box: str) -> str:
    """Return what the first sentence of a package's `__init__` says."""
    if box == "ground":
        return "files, records, resources: any package may import them"
    here = TOP / "kfdesk" / box
    file = here / "__init__.py" if here.is_dir() else here.with_suffix(".py")
    said = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return re.split(r"\. |\.$", " ".join(said.split()))[0]


class House(NamedTuple):
    """What is drawn: the boxes with their numbers of modules, and three sorts of arrows."""

    modules: Counter[str]
    rooms: frozenset[Arrow]
    """Between rooms of the desk."""
    back: frozenset[Arrow]
    """Between rooms of the desk, upward."""
    packages: frozenset[Arrow]


def house() -> House:
    """Return what is drawn."""
    modules, arrows = counted()
    rooms, packages = Counter[Arrow](), Counter[Arrow]()
    for (here, there), n in arrows.items():
        if here.startswith(ROOM) and there.startswith(ROOM):
            rooms[here, there] += n
            continue
        ends = tuple("desk" if box.startswith(ROOM) else box for box in (here, there))
        if ends[0] != ends[1]:
            packages[ends[0], ends[1]] += n
    back = upward(rooms)
    return House(modules, needed(set(rooms) - back), back, needed(set(packages)))


def dot(shown: House) -> str:
    """Return the map in the language of `dot`."""
    lines = [HEAD]
    lines += [_box(box, box.removeprefix(ROOM), n) for box, n in sorted(shown.modules.items()) if box.startswith(ROOM)]
    lines += [f'"{here}" -> "{there}";' for here, there in sorted(shown.rooms)]
    lines += [f'"{here}" -> "{there}" [color="#c0392b", constraint=false];' for here, there in sorted(shown.back)]
    lines.append("}")
    packages = sorted({box for arrow in shown.packages for box in arrow} - {"desk"})
    lines += [_box(box, box, shown.modules[box]) for box in packages]
    for here, there in sorted(shown.packages):
        from_desk = here == "desk"
        lines.append(f'"{LOWEST if from_desk else here}" -> "{there}"{" [ltail=cluster_desk]" if from_desk else ""};')
    return "\n".join([*lines, "}"])


def _box(box: str, title: str, modules: int) -> str:
    said = "<br/>".join(line.replace("&", "&amp;").replace("<", "&lt;") for line in wrap(about(box), WIDTH))
    number = "1 module" if modules == 1 else f"{modules} modules"
    return f'"{box}" [label=<<b>{title}</b> ({number})<br/>{said}>];'


def main() -> None:
    """Write the picture."""
    svg = subprocess.run(["dot", "-Tsvg"], input=dot(house()), capture_output=True, text=True, check=True).stdout
    PICTURE.write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
