"""Sample arguments for every word, by what its parameters are annotated with: for the index and for tests."""

from __future__ import annotations

import inspect
from types import FunctionType
from typing import Any

from kfdesk.engine.terms import Edition, House, Icon, KeyColor, Keyword, Label, Step, Zone
from kfdesk.language import words as w

CREATURE = w.a(w.CREATURE)
ALL = w.each(w.CREATURE, w.ENEMY)
DEED = w.destroy(CREATURE)

SAMPLES: dict[str, object] = {
    "edge": w.END,
    "kind": w.POWER,
    "Target": CREATURE,
    "Group": ALL,
    "This": w.THIS,
    "Chosen": CREATURE,
    "Who": w.OPPONENT,
    "Holder": w.OPPONENT,
    "Instruction": DEED,
    "Effect": DEED,
    "Destroy": DEED,
    "int": 2,
    "Quantity": w.for_each(1, ALL),
    "EqualTo": w.equal_to(w.power_of(CREATURE)),
    "PerEach": w.for_each(1, ALL),
    "Count": w.amber_of(w.YOU),
    "Predicate": w.ENEMY,
    "tuple[Predicate, ...]": (w.ENEMY,),
    "Sort": w.CREATURE,
    "Condition": w.there_are(w.at_least(3), w.amber_of(w.YOU)),
    "Constant": w.gets(w.THIS, power=1),
    "Ability": w.play(DEED),
    "AnyAbility": w.play(DEED),
    "Range": w.at_least(3),
    "Place": w.hand(),
    "Pile": w.deck(),
    "Keyword": Keyword.ELUSIVE,
    "Thing": Keyword.POISON,
    "Occurrence": w.reaps(w.a(w.CREATURE, w.ENEMY)),
    "House": House.MARS,
    "Letter": w.an_x(),
    "HouseChoice": w.a_house(),
    "Choice": w.a_house(),
    "Aspect": w.HOUSE,
    "Step": Step.DRAW,
    "Zone": Zone.DISCARD,
    "Label": Label.AFTER_REAP,
    "tuple[Label, ...]": (Label.PLAY, Label.AFTER_REAP),
    "Icon": Icon.DRAW,
    "KeyColor": KeyColor.RED,
    "Level": w.HIGH,
    "Standing": w.HAUNTED,
    "Extremity": w.MOST,
    "Time": w.THIS_TURN,
    "Those": w.those(DEED),
    "Edition": Edition.V1_3,
    "Destination": w.ARCHIVES,
    "Use": w.use(CREATURE),
    "Spot": w.FLANK,
    "Side": w.LEFT,
    "str": "troll",
    "tuple[str, str]": ("", ""),
    "bool": False,
}
"""A value for each annotation (or parameter); of several the first one that stands here counts."""

NEEDED: dict[str, dict[str, object]] = {
    "next_": {"rule": w.after(w.reaps(ALL), w.gain(1))},
    "player_with": {"what": w.each(w.CREATURE)},
    "houses_with": {"what": w.each(w.CREATURE)},
    "can_only": {"deed": w.FIGHT, "cards": w.THIS, "what": ALL},
    "belongs_to": {"target": ALL},
    "cannot": {"deed": w.REAP, "subject": ALL},
    "gets": {"power": 1},
    "must": {"deed": w.CHOOSE, "what": House.MARS},
    "permits": {"deed": w.USE, "cards": ALL},
    "toll": {"deed": w.USE, "cards": w.a(w.ARTIFACT)},
    "enters_as": {"state": w.READY, "more": w.ENRAGED},
    "while_": {"rules": w.keys_cost(1, w.OPPONENT)},
    "together": {"rules": w.gets(w.THIS, power=1)},
    "has": {"power": 1, "armor": 0},
    "swap": {"second": w.a(w.CREATURE, w.OTHER, w.FRIENDLY)},
    "swap_control": {"second": w.a(w.CREATURE)},
    "rearrange": {"target": w.top(3, w.deck())},
    "top": {"pile": w.discard_pile()},
    "takes_more_damage": {"plus": 2},
    "players_with": {"what": w.each(w.CREATURE)},
    "before": {"occurrence": w.fights()},
    "instead": {"occurrence": w.is_destroyed(w.a(w.CREATURE, w.ENEMY))},
    "as_soon_as": {"effects": w.destroy(w.THIS)},
    "excess": {"more": w.each(w.CREATURE, w.FRIENDLY), "less": ALL},
    "for_those": {"those": ALL},
    "one_at_a_time": {"effect": w.destroy(w.up_to(3, w.CREATURE))},
    "host_of": {"target": w.a(w.UPGRADE)},
    "move_tokens": {"kinds": (w.POWER, Icon.AMBER)},
    "up_to": {"sort": w.CREATURE},
    "forge": {"reduced_by": ALL},
    "gains": {"things": w.TAUNT},
    "loses": {"words": w.TAUNT},
    "did": {"occurrence": w.reaps(), "time": w.THIS_TURN},
    "put_into_play": {"states": w.READY},
    "redirect": {"to": w.THIS},
    "redistribute": {"what": Icon.DAMAGE},
    "considered": {"what": w.ON_FLANK},
    "total": {"first": w.amber_of(w.YOU), "second": w.amber_of(w.OPPONENT)},
    "so_many_in_a_turn": {"number": 3, "occurrence": w.is_used(w.a(w.CREATURE, w.FRIENDLY))},
    "times_of": {"occurrence": w.is_destroyed(w.a(w.CREATURE, w.ENEMY))},
}
"""Arguments without which a word says nothing."""


def said(word: FunctionType, /, **chosen: object) -> object:
    """Return what a word makes of sample arguments, some of them `chosen`; None where no sample is known.

    Parameters with a default keep it, unless chosen.
    """
    chosen = {**NEEDED.get(word.__name__, {}), **chosen}
    positional: list[object] = []
    named: dict[str, object] = {}
    for parameter in inspect.signature(word).parameters.values():
        if parameter.name in chosen:
            value = chosen[parameter.name]
        elif parameter.default is not parameter.empty:
            continue
        else:
            value = _sample(parameter.name) or _sample(str(parameter.annotation))
            if value is None:
                return None
        if parameter.kind is parameter.VAR_POSITIONAL:
            positional.append(value)
        else:
            named[parameter.name] = value
    if not positional:
        return word(**named)
    kinds = inspect.signature(word).parameters.values()
    before = [named.pop(p.name, p.default) for p in kinds if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    return word(*before, *positional, **named)


def _sample(annotation: str) -> Any:
    known = (SAMPLES.get(part.strip()) for part in (annotation, *annotation.split("|")))
    return next((value for value in known if value is not None), None)
