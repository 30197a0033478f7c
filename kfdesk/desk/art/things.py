"""Whole figures of the generated pictures: beasts, vehicles, items, places, signs. Several of a name are variants."""

from __future__ import annotations

from kfdesk.desk.art.drawings import figures_by_name

WHOLE = figures_by_name("things", "things")
SAME_WHOLE = {
    "buggy": "vehicle",
    "rat": "beast",
    "cloud": "spirit",
    "power": "item",
    "equation": "item",
    "plan": "quest",
    "ally": "item",
    "curse": "item",
    "arm": "tentacle",
    "egg": "item",
    "myth": "beast",
}
