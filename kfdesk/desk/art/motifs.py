"""Figures of the generated pictures: who or what stands on a card, put together from its type and traits.

People are composed: a kind (elf, robot, specter …), a calling (knight, thief …) and seeded details.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from kfdesk.desk.art.drawings import Figure
from kfdesk.desk.art.people import CALLINGS, HAIR, KINDS, MARKS, PROPS, SAME_CALLING, SAME_KIND
from kfdesk.desk.art.sign_words import CREATURE_WORDS
from kfdesk.desk.art.signs import SIGNS, sign
from kfdesk.desk.art.things import SAME_WHOLE, WHOLE
from kfdesk.desk.art.variety import Variety, variety


@dataclass(frozen=True, slots=True)
class Picture:
    """What stands on a card's picture: equal pictures look alike but for colors and place."""

    figure: Figure
    variety: Variety


@lru_cache(maxsize=1024)
def picture(card_type: str, traits: tuple[str, ...], id_: str) -> Picture:
    """Return what stands on the picture of a card, which follows from its id, type and traits alone."""
    creature = card_type in ("creature", "token creature")
    parts = figure(card_type, traits, Random(f"figure {id_}"), id_)
    person = creature and _has_head(parts)
    more = variety(id_, person=person, creature=creature)
    return Picture((*parts, *more.shoulders, *more.face), more)


def _has_head(parts: Figure) -> bool:
    """Return whether a figure has the head that every hat and face is drawn for."""
    return any(part in parts for part in KINDS["human"][1:2])


def figure(card_type: str, traits: tuple[str, ...], seed: Random, name: str = "") -> Figure:
    """Return the parts of a card's figure; the same seed gives the same figure.

    `name` is the card's id: for cards that are no creatures a word in it may choose the figure.
    """
    names = tuple(SAME_WHOLE.get(trait, trait) for trait in traits)
    if card_type in ("creature", "token creature"):
        return _named_beast(traits, name) or _creature(traits, names, seed)
    chosen = sign(name)
    if chosen is not None:
        return chosen
    if card_type == "artifact":
        whole = [trait for trait in names if trait in WHOLE]
        return seed.choice(WHOLE[whole[0] if whole else "item"])
    if card_type == "upgrade" and ("weapon" in names or not seed.randrange(8)):
        return seed.choice(WHOLE["weapon"])
    return seed.choice(WHOLE.get(card_type, WHOLE["action"]))


def _named_beast(traits: tuple[str, ...], name: str) -> Figure | None:
    """Return the figure of a beast whose name says which one it is."""
    if "beast" not in traits or len(traits) > 1:
        return None
    words = name.split("-")
    chosen = (shown for begins, shown in CREATURE_WORDS.items() for word in words if word in (begins, f"{begins}s"))
    shown = next(chosen, None)
    if shown is None:
        return None
    return SIGNS.get(shown) or KINDS.get(shown) or WHOLE[shown][0]


def _creature(traits: tuple[str, ...], names: tuple[str, ...], seed: Random) -> Figure:
    kinds = [SAME_KIND.get(trait, trait) for trait in traits]
    kind = next((name for name in kinds if name in KINDS), None)
    whole = next((name for name in names if name in WHOLE), None)
    if whole is not None and kind in (None, "mutant", "alien"):
        return seed.choice(WHOLE[whole])
    callings = [SAME_CALLING.get(trait, trait) for trait in traits]
    calling = next((name for name in callings if name in CALLINGS), None)
    if kind is None and calling is None:
        return seed.choice(WHOLE["beast"]) if not traits else KINDS["human"] + seed.choice(HAIR)
    body = KINDS[kind or "human"]
    if kind in MARKS and calling is None:
        body += seed.choice(MARKS[kind])
    if calling is not None and kind not in ("insect", "spirit"):
        return body + CALLINGS[calling] + seed.choice(PROPS)
    hair = seed.choice(HAIR) if kind in (None, "human", "elf", "cyborg", "angel") else ()
    return body + hair + seed.choice(PROPS)
