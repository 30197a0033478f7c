"""Figures of the generated pictures: who or what stands on a card, put together from its type and traits.

People are composed: a kind (elf, robot, specter …), a calling (knight, thief …) and seeded details.
"""

from __future__ import annotations

from random import Random

from kfdesk.desk.art.people import CALLINGS, HAIR, KINDS, MARKS, PROPS, SAME_CALLING, SAME_KIND, Figure
from kfdesk.desk.art.signs import sign
from kfdesk.desk.art.things import SAME_WHOLE, WHOLE


def figure(card_type: str, traits: tuple[str, ...], seed: Random, name: str = "") -> Figure:
    """Return the parts of a card's figure; the same seed gives the same figure.

    `name` is the card's id: for cards that are no creatures a word in it may choose the figure.
    """
    names = tuple(SAME_WHOLE.get(trait, trait) for trait in traits)
    if card_type in ("creature", "token creature"):
        return _creature(traits, names, seed)
    chosen = sign(name)
    if chosen is not None:
        return chosen
    if card_type == "artifact":
        whole = [trait for trait in names if trait in WHOLE]
        return seed.choice(WHOLE[whole[0] if whole else "item"])
    if card_type == "upgrade" and ("weapon" in names or not seed.randrange(8)):
        return seed.choice(WHOLE["weapon"])
    return seed.choice(WHOLE.get(card_type, WHOLE["action"]))


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
