"""Random tables, possible ones and others: whatever a scenario can say of whichever cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from kfdesk.cards import library
from kfdesk.engine.terms import HOUSE_CHOSEN, CardType, Half, House, Icon, KeyColor, Status, Step

_NAMED = ("power", "doom", "glory", "wisdom", "time", "no such counter")


@cache
def _of_types(*types: CardType) -> tuple[str, ...]:
    """Return the cards of some types that can be played, but for top halves, which stand nowhere by themselves."""
    known = ((id_, card) for id_, card in library().items() if card.implemented and card.half is not Half.TOP)
    return tuple(id_ for id_, card in known if card.type in types)


def any_scenario(seed: int) -> dict[str, Any]:
    """Return what a file may say of a table; most of it fits together, something here and there does not."""
    random = Random(seed)
    active = random.randrange(2)
    step = random.choice([Step.MAIN] * 6 + [*Step])
    house = random.choice([None, *(house.value for house in House)])
    return {
        "players": [_side(random), _side(random)],
        "active": active,
        "step": step.value,
        "house": house if step in HOUSE_CHOSEN or _rarely(random) else None,
        "no_house": _rarely(random),
        "tide": random.choice([None, 0, 1]),
        "tide_in_game": _rarely(random),
        "turn": random.randint(1, 6),
        "seed": seed,
    }


def _rarely(random: Random, share: float = 0.02) -> bool:
    return random.random() < share


def _side(random: Random) -> dict[str, Any]:
    token = random.choice([None, random.choice(_of_types(CardType.TOKEN_CREATURE))])
    piles = {name: _cards(random, None, 5) for name in ("hand", "deck", "discard", "archives", "purged")}
    prophecies = random.sample(_of_types(CardType.PROPHECY), random.choice([0, 0, 0, 1, 2, 4]))
    return {
        **piles,
        "battleline": [*_cards(random, CardType.CREATURE, 5), *_tokens(random, token)],
        "artifacts": _cards(random, CardType.ARTIFACT, 3),
        "prophecies": [_prophecy(random, id_, active=n == 0) for n, id_ in enumerate(prophecies)],
        "token": None if _rarely(random) else token,
        "amber": random.randint(0, 12),
        "keys": [color.value for color in _keys(random)],
        "chains": random.choice([0, 0, 3, 24]),
        "forged_last_turn": _rarely(random),
    }


def _keys(random: Random) -> list[KeyColor]:
    """Return up to two keys, hardly ever one of them twice."""
    keys = random.sample(tuple(KeyColor), k=random.choice([0, 1, 2]))
    return [*keys, *keys[:1]] if _rarely(random) else keys


def _cards(random: Random, type_: CardType | None, most: int) -> list[dict[str, Any]]:
    """Return some cards, of a type if there is one, nearly always."""
    right = (
        _of_types(type_)
        if type_
        else _of_types(CardType.ACTION, CardType.CREATURE, CardType.ARTIFACT, CardType.UPGRADE)
    )
    ids = [random.choice(tuple(library()) if _rarely(random, 0.003) else right) for _ in range(random.randint(0, most))]
    return [_card(random, id_, in_play=type_ is not None) for id_ in ids]


def _tokens(random: Random, token: str | None) -> list[dict[str, Any]]:
    if token is None and not _rarely(random):
        return []
    of = random.choice(_of_types(CardType.TOKEN_CREATURE)) if token is None or _rarely(random) else token
    return [{**card, "token_of": of} for card in _cards(random, CardType.ACTION, 2)]


def _under(random: Random) -> list[dict[str, Any]]:
    return [{"id": random.choice(_of_types(CardType.ACTION)), "face_down": True}] if random.random() < 0.2 else []


def _prophecy(random: Random, id_: str, *, active: bool) -> dict[str, Any]:
    return {"id": id_, "active": active, "under": _under(random) if active or _rarely(random) else []}


def _card(random: Random, id_: str, *, in_play: bool) -> dict[str, Any]:
    """Return a card with some of what may lie on it; out of play hardly ever anything."""
    said: dict[str, Any] = {"id": id_}
    if not in_play and not _rarely(random, 0.003):
        return said
    some: Sequence[tuple[str, Any]] = (
        ("ready", random.random() < 0.5),
        ("damage", random.randint(0, 4)),
        ("amber", random.randint(0, 3)),
        ("power_counters", random.randint(0, 3)),
        ("counters", {random.choice(_NAMED): random.randint(-1 if _rarely(random) else 0, 3)}),
        ("statuses", [random.choice(tuple(Status)).value]),
        ("upgrades", [{"id": random.choice(_of_types(CardType.UPGRADE))} for _ in range(random.randint(0, 2))]),
        ("under", _under(random)),
        ("copy_of", random.choice(_of_types(CardType.CREATURE)) if _rarely(random, 0.1) else None),
        ("other_half", {"id": random.choice(_of_types(CardType.CREATURE))} if _rarely(random) else None),
        ("owner", random.choice([None, 0, 1])),
        ("controller", random.choice([None, 0, 1])),
        ("house", random.choice([None, *(house.value for house in House)])),
        ("icons", [random.choice(tuple(Icon)).value]),
        ("maverick", random.random() < 0.5),
        ("face_down", _rarely(random)),
        ("face_up", _rarely(random)),
        ("active", _rarely(random)),
        ("entered", random.randint(0, 20)),
        ("armor_used", random.randint(0, 2)),
        ("attacked", _rarely(random)),
    )
    said.update(random.sample(some, random.randint(0, 4)))
    if "armor_used" in said and not _rarely(random):
        said["armor_known"] = 2
    return said
