"""Stagings: who or what a card's picture shows, in which pose, from how far, with what in hand.

All of it follows from the card's id, type and traits: from words in its name, from its kind and calling, and where
these leave a choice, from dice that the id throws. What was chosen by hand for a card stands in
`assets/pictures/stagings.json`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from random import Random
from typing import Final

from PySide6.QtGui import QTransform

from kfdesk.desk.art.bodies import Build, Held, Layer, body, placed
from kfdesk.desk.art.drawings import Figure, figures, figures_by_name
from kfdesk.desk.art.poses import Pose, poses
from kfdesk.desk.art.signs import SIGNS, sign
from kfdesk.desk.art.tables import choices, same, table
from kfdesk.desk.art.things import SAME_WHOLE, WHOLE

NOTHING: Final = "none"
"""Chosen for cards whose hands are to be empty."""
WEAPONS: Final = frozenset(
    {
        "sword", "axe", "hammer", "spears", "halberd", "trident", "club", "scythe", "broom", "staff", "wand", "torch",
        "banner", "bow", "shovel", "pickaxe", "wrench", "saw", "slingshot", "umbrella", "quill", "gun", "blaster",
        "drumstick", "bone", "whip", "blades", "syringe",
    }
)  # fmt: skip
"""Objects that follow the arm that holds them."""
SHOTS: Final = ("full", "full", "full", "half", "half", "close", "far", "low")
"""From how far persons are seen, each as often as it stands here."""
BEAST_SHOTS: Final = ("full", "full", "near", "near", "far", "rear", "pounce", "pair")
THING_SHOTS: Final = ("alone", "tilted", "held", "many", "ground", "large", "echo")


DEEDS: Final = 0.6
"""In so many of all persons the hand holds what the card does, in the others what such persons hold."""
GIANT_POSES: Final = ("low", "raise", "hero", "swing", "punch")


@dataclass(frozen=True, slots=True)
class Staging:
    """What stands on a card's picture and how: equal stagings are one picture but for colors and place."""

    shot: str
    what: tuple[str, ...]
    """The names of all drawings in it."""
    pose: str = ""
    object: str = ""
    mirrored: bool = False
    palette: int = 0
    place: int = 0
    """A number that chooses among the places of its house."""


@lru_cache(maxsize=1024)
def staging(card_type: str, traits: tuple[str, ...], id_: str, *, gigantic: bool = False) -> Staging:
    """Return the staging of a card; what is gigantic stands so near that it does not fit the picture."""
    chosen: Mapping[str, str] = table("stagings")["cards"].get(id_, {})
    dice = Random(f"{id_}{chosen.get('dice', '')}")
    place, palette, mirrored = dice.randrange(1 << 16), dice.randrange(1 << 16), dice.random() < 0.5
    if card_type in ("creature", "token creature"):
        cast = _creature(id_, traits, dice, chosen)
    else:
        cast = _thing(id_, card_type, traits, dice, chosen)
    return Staging(
        shot="giant" if gigantic else chosen.get("shot", cast.shot),
        what=cast.what,
        pose=dice.choice(GIANT_POSES) if gigantic and cast.pose else cast.pose,
        object=cast.object,
        mirrored=mirrored,
        palette=int(chosen.get("palette", palette)),
        place=place,
    )


@dataclass(frozen=True, slots=True)
class _Cast:
    shot: str
    what: tuple[str, ...]
    pose: str = ""
    object: str = ""


def _creature(id_: str, traits: tuple[str, ...], dice: Random, chosen: Mapping[str, str]) -> _Cast:
    kinds = [same("same_kind").get(trait, trait) for trait in traits]
    callings = [same("same_calling").get(trait, trait) for trait in traits]
    known = [name for name in kinds if name in builds()]
    kind = known[0] if known else ""
    calling = next((name for name in callings if name in choices("people", "hats")), "")
    beast = chosen.get("beast") or _animal(id_, traits, kind, calling, dice)
    if beast:
        return _Cast(dice.choice(BEAST_SHOTS), (beast,), object=(sign(id_) or "") if not kind else "")
    kind = kind or "human"
    pose = chosen.get("pose") or dice.choice(_poses_for(kind, calling))
    face = dice.choice(known or [kind])  # who is two things has the head of one on the body of the other
    head = chosen.get("head") or f"{face}.{1 + dice.randrange(len(heads()[face]))}"
    hat = dice.choice(choices("people", "hats").get(calling, [""]))
    garment = same("garments").get(calling) or dice.choice(builds()[kind].garments)
    deed = _deed(id_) if dice.random() < DEEDS else ""
    object_ = chosen.get("object") or sign(id_) or deed or dice.choice(_holds_for(kind, calling))
    return _Cast(dice.choice(SHOTS), (kind, head, chosen.get("hat", hat), garment), pose, object_)


def _poses_for(kind: str, calling: str) -> Sequence[str]:
    table_ = choices("people", "poses")
    return [*table_.get(calling, []), *table_.get(kind, [])]


def _holds_for(kind: str, calling: str) -> Sequence[str]:
    """Return what such a person may hold, those things twice that belong to the calling."""
    table_ = choices("people", "holds")
    return [*table_.get(calling, []), *table_.get(calling, []), *table_.get(kind, [])] or [""]


def _animal(id_: str, traits: tuple[str, ...], kind: str, calling: str, dice: Random) -> str:
    """Return the animal or machine that a creature is, "" where it is a person."""
    animals, whole = choices("words", "animals"), choices("people", "whole")
    first = next((trait for trait in traits if trait in whole), "")
    if kind not in ("", "insect", "mutant", "bird", "alien", "aquan") and not first:
        return ""
    if calling and kind != "mutant":
        return ""
    named = next((animals[word] for word in _words(id_, animals)), None)
    if named is not None:
        return dice.choice(named)
    if first and (kind in ("", "mutant", "alien", "aquan") or dice.random() < 0.5):
        return dice.choice(whole[first])
    return dice.choice(whole["beast"]) if not traits else ""


def _words(id_: str, known: Mapping[str, object]) -> list[str]:
    """Return the words of a table with which a word of a name begins or ends, the last word of the name first."""
    found = []
    for word in reversed(id_.split("-")):
        found += [known_word for known_word in known if _fits(word, known_word)]
    return found


def _fits(word: str, known: str) -> bool:
    return (
        word == known
        or word.removesuffix("s") == known
        or (len(known) > 3 and (word.startswith(known) or word.endswith(known)))
    )


def _deed(id_: str) -> str:
    """Return the object that stands for what a card does, "" for none; `packaging/build_deeds.py` reads the texts."""
    found: Mapping[str, str] = table("deeds")["deeds"]
    return found.get(id_, "")


def _thing(id_: str, card_type: str, traits: tuple[str, ...], dice: Random, chosen: Mapping[str, str]) -> _Cast:
    object_ = chosen.get("object") or sign(id_)
    if not object_:
        names = [SAME_WHOLE.get(trait, trait) for trait in traits]
        sort = next((name for name in names if name in WHOLE and name != "item"), "")
        other = card_type if card_type in WHOLE else "item"
        object_ = _one_of(sort, dice) if sort else _deed(id_) or _one_of(other, dice)
    return _Cast(dice.choice(THING_SHOTS), (object_,))


def _one_of(sort: str, dice: Random) -> str:
    """Return the name of one of the drawings of a sort of thing."""
    return f"{sort}/{dice.randrange(len(WHOLE[sort]))}"


@cache
def builds() -> Mapping[str, Build]:
    """Return how each kind of person is built."""
    return {
        kind: Build(**{**row, "garments": tuple(row["garments"]), "extras": tuple(row["extras"])})
        for kind, row in table("people")["builds"].items()
    }


@cache
def heads() -> Mapping[str, tuple[Figure, ...]]:
    """Return the heads of each kind."""
    return figures_by_name("heads", "heads")


@cache
def animals() -> Mapping[str, Figure]:
    """Return whole creatures by their names."""
    return figures("animals", "animals")


@cache
def hats() -> Mapping[str, Figure]:
    """Return hats by their names."""
    return figures("heads", "hats")


@cache
def objects() -> Mapping[str, Figure]:
    """Return everything that a figure may hold or a card may show."""
    return {**SIGNS, **figures("objects", "objects")}


def thing(name: str) -> Figure:
    """Return the drawing of an object by its name, or of a sort of thing by its name and number."""
    sort, _, number = name.partition("/")
    if number:
        return WHOLE[sort][int(number)]
    return objects()[name] if name in objects() else animals()[name]


def pose_of(shown: Staging) -> Pose:
    """Return the pose of a person."""
    return poses()[shown.pose]


def head_size(shown: Staging) -> float:
    """Return how large the head of a person is, times that of a pose."""
    return builds()[shown.what[0]].head


def layers_of(shown: Staging) -> list[Layer]:
    """Return the layers of the main figure in its box of 100 × 100."""
    if not shown.pose:
        return placed(_whole(shown.what[0]), QTransform())
    kind, head, hat, garment = shown.what
    name, _, number = head.partition(".")
    build = builds()[kind]
    on_it = [heads()[name][int(number) - 1]]
    if hat:
        on_it.append(hats()[hat])
    wings = [
        figures("objects", "wings")[extra.removeprefix("wings.")]
        for extra in build.extras
        if extra.startswith("wings.")
    ]
    held = (
        Held(thing(shown.object), 42 if shown.object in WEAPONS else 30, shown.object not in WEAPONS)
        if shown.object not in ("", NOTHING)
        else None
    )
    return body(pose_of(shown), build, garment, on_it, held=held, wings=wings, head_last=shown.shot == "close")


def _whole(name: str) -> Figure:
    return animals()[name] if name in animals() else thing(name)
