"""The question a target asks, worded from the target itself and from what will happen to it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from kfdesk.engine.abilities import Pickable, Scope
from kfdesk.language import names
from kfdesk.language.base import parts
from kfdesk.language.titles import title
from kfdesk.text.mentions import Recalling
from kfdesk.text.nominals import Name, described
from kfdesk.text.nouns import THIS
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.speech import Sayable, Spoken, WordingError, words
from kfdesk.text.words import Pair, Words

if TYPE_CHECKING:
    from kfdesk.language.base import BaseInstruction
    from kfdesk.language.targets import Target

CHOOSE_ONE = Pair("Choose one", "Wähle eins")
THIS_CARD = described(names.CARD, THIS)
CHOOSE = Phrase(en="choose {target}", de="{target} wählen")
TO_DO = Frame(en="to {deed:bare}", de="{deed:relative}")
ASKED = Frame(en="{effect:bare}?", de="{effect:bare}?")


def giver_of(scope: Scope) -> str:
    """Return the id of the card that gave the ability that resolves; "" where the ability is the card's own."""
    return scope.core.state.cards[scope.granted_by].defn.id if scope.granted_by else ""


def _named(giver: str) -> Name | None:
    """Return what a question calls the card that gives the ability."""
    return Name(title(giver), names.CARD) if giver else None


@lru_cache(maxsize=8192)
def prompt_of(target: Target, doing: BaseInstruction | None = None, giver: str = "") -> Words:
    """Return the prompt for picking `target`: the instruction `doing` that acts on it, else "choose …".

    What its description speaks of has been picked: "with power lower than that creature’s power". Worded once for each
    target, which is the same object in all games.
    """
    deed: Sayable = None if doing is None else doing.about(target)
    others = (node for node in parts(target) if isinstance(node, Pickable) and node is not target)
    known = tuple(one for one in others if isinstance(one, Spoken) and getattr(one, "most", None) == 1)
    deed = Recalling(CHOOSE.of(target=target) if deed is None else deed, known)
    return words(deed, this=THIS_CARD, giver=_named(giver))


@lru_cache(maxsize=512)
def choice_of(what: Spoken) -> Words:
    """Return the prompt for naming something: "choose the player with the fewest creatures"."""
    return words(CHOOSE.of(target=what), this=THIS_CARD)


@lru_cache(maxsize=8192)
def order_of(effect: BaseInstruction) -> Words:
    """Return an instruction itself, as the prompt for what it asks."""
    return words(effect.asked, this=THIS_CARD)


@lru_cache(maxsize=8192)
def confirm_of(effect: BaseInstruction, giver: str = "", known: tuple[Spoken, ...] = ()) -> Words:
    """Return the question whether to do an optional instruction; what is `known` already is "that creature"."""
    asked = ASKED.of(effect=effect.asked)
    return words(Recalling(asked, known) if known else asked, this=THIS_CARD, giver=_named(giver))


@lru_cache(maxsize=512)
def label_of(mode: BaseInstruction, giver: str = "") -> Words:
    """Return what a mode says, for its button."""
    try:
        return words(mode, giver=_named(giver))
    except WordingError:
        return CHOOSE_ONE
