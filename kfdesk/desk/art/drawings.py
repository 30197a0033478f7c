"""Drawings kept as SVG files in `assets/drawings`, which any drawing program opens: read as layers of `shapes`.

A file is a sheet of tables, `<g id="kinds">`, of drawings, `<g id="kinds.elf">`, each of them in a box of 100 × 100
that the sheet moves to a place of its own; `accents.1`, `accents.2` … and `things.beast.1` … are variants. A drawing
is a row of layers, painted in order: the layer's first class, or its `fill`, is its color, and the class `shaded`
gives it an edge and a shade. In a layer `path` (with absolute commands), `circle`, `ellipse`, `rect` and `polygon` are
added together; one with `stroke-width` is drawn with a round pen, one of the class `cut` is taken away. Neither a
layer nor its parts have a `transform`.

What a drawing program writes otherwise is refused with the name of the drawing: it would be drawn wrong or not at all.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from xml.etree import ElementTree

from kfdesk.resources import assets

Layer = tuple[str, tuple[str, ...]]
"""A color role, ending in `+` where it is shaded, and the pieces of `shapes.combined` that are filled with it."""
Drawing = tuple[Layer, ...]
Figure = tuple[tuple[str, str], ...]
"""The parts of a figure: a tone, and what is filled with it as one text of `shapes.drawn`."""

_SVG = "{http://www.w3.org/2000/svg}"
_OTHER_COMMAND = re.compile(r"[^MLHVQCZ\s\d.,+-]")


def drawings(sheet: str, table: str) -> Mapping[str, Drawing]:
    """Return the drawings of a table by their names, in the order of the file."""
    return _read(sheet)[table]


@cache
def _read(sheet: str) -> Mapping[str, Mapping[str, Drawing]]:
    """Return the tables of a sheet by their names."""
    groups = ElementTree.parse(assets() / "drawings" / f"{sheet}.svg").getroot().findall(f"{_SVG}g")
    return {table: _drawings(rows, table) for rows in groups if (table := rows.get("id"))}


def _drawings(rows: ElementTree.Element, table: str) -> Mapping[str, Drawing]:
    return {_name(row, table): tuple(_layer(row.attrib["id"], group) for group in row) for row in rows}


def variants(sheet: str, table: str) -> tuple[Drawing, ...]:
    """Return the drawings of a table whose drawings have numbers instead of names."""
    return tuple(drawings(sheet, table).values())


def figures(sheet: str, table: str) -> dict[str, Figure]:
    """Return the drawings of a table as figures."""
    return {name: figure_of(drawing) for name, drawing in drawings(sheet, table).items()}


def figures_by_name(sheet: str, table: str) -> dict[str, tuple[Figure, ...]]:
    """Return the variants of each name in a table."""
    found: dict[str, tuple[Figure, ...]] = {}
    for numbered, figure in figures(sheet, table).items():
        name = numbered.rpartition(".")[0]
        found[name] = (*found.get(name, ()), figure)
    return found


def figure_of(drawing: Drawing) -> Figure:
    """Return a drawing as a figure: in each layer what is filled stands before what a pen draws."""
    return tuple((tone, " ".join(sorted(pieces, key=lambda piece: piece[0] == "~"))) for tone, pieces in drawing)


def _name(row: ElementTree.Element, table: str) -> str:
    """Return the name of a drawing, in which "_" stands for a space."""
    return row.attrib["id"].removeprefix(f"{table}.").replace("_", " ")


def _layer(name: str, group: ElementTree.Element) -> Layer:
    """Return a layer of the drawing of that name; raises `ValueError` where it, or a part of it, is moved or turned."""
    if any("transform" in element.attrib for element in (group, *group)):
        raise _refusal(name, "apply the transformation to the shapes themselves", group)
    classes = group.get("class", "").split()
    role = group.get("fill") or next(iter(classes), "")
    if not role:
        raise _refusal(name, "give the layer a class or a fill", group)
    return role + "+" * ("shaded" in classes), tuple(_piece(name, element) for element in group)


def _piece(name: str, element: ElementTree.Element) -> str:
    """Return an element in the words of `shapes`; raises `ValueError` for one that these sheets do not have."""
    pen = element.get("stroke-width")
    cut = "-" * ("cut" in element.get("class", "").split())
    return cut + (f"~{pen} " if pen else "") + _shape(name, element)


def _refusal(name: str, cure: str, element: ElementTree.Element) -> ValueError:
    return ValueError(f"{name}: {cure}: {ElementTree.tostring(element, encoding='unicode').strip()}")


def _shape(name: str, element: ElementTree.Element) -> str:
    has = element.attrib
    match element.tag.removeprefix(_SVG):
        case "path" if _OTHER_COMMAND.search(has["d"]):
            raise _refusal(name, "write the path with absolute M, L, H, V, Q, C, and Z", element)
        case "path":
            return has["d"]
        case "polygon":
            first, *others = has["points"].split()
            return (
                " ".join(
                    f"{pen} {point.replace(',', ' ')}" for pen, point in (("M", first), *(("L", p) for p in others))
                )
                + " Z"
            )
        case "circle":
            return f"O {has['cx']} {has['cy']} {has['r']} {has['r']}"
        case "ellipse":
            return f"O {has['cx']} {has['cy']} {has['rx']} {has['ry']}"
        case "rect" if "rx" in has:
            return f"U {has['x']} {has['y']} {has['width']} {has['height']} {has['rx']}"
        case "rect":
            return f"B {has['x']} {has['y']} {has['width']} {has['height']}"
    raise _refusal(name, "draw with paths, circles, ellipses, rectangles, and polygons", element)
