"""The question a target asks, worded from the target itself and from what will happen to it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from kfdesk.language import names
from kfdesk.text.nominals import described
from kfdesk.text.nouns import THIS
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.speech import words
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from kfdesk.language.base import BaseInstruction
    from kfdesk.language.targets import Target

THIS_CARD = described(names.CARD, THIS)
CHOOSE = Phrase(en="choose {target}", de="{target} wählen")
TO_DO = Frame(en="to {deed:bare}", de="{deed:relative}")
ASKED = Frame(en="{effect:bare}?", de="{effect:bare}?")


@lru_cache(maxsize=8192)
def prompt_of(target: Target, doing: BaseInstruction | None = None) -> Words:
    """Return the prompt for picking `target`: the instruction `doing` that acts on it, else "choose …".

    Worded once for each target, which is the same object in all games.
    """
    told = None if doing is None else doing.about(target)
    return words(CHOOSE.of(target=target) if told is None else told, this=THIS_CARD)


@lru_cache(maxsize=8192)
def order_of(effect: BaseInstruction) -> Words:
    """Return an instruction itself, as the prompt for what it asks."""
    return words(effect, this=THIS_CARD)


@lru_cache(maxsize=8192)
def confirm_of(effect: BaseInstruction) -> Words:
    """Return the question whether to do an optional instruction."""
    return words(ASKED.of(effect=effect.asked), this=THIS_CARD)
