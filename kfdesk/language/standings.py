"""What a player is: haunted, overwhelmed."""

from __future__ import annotations

from typing import ClassVar

from kfdesk.engine.abilities import Scope
from kfdesk.engine.queries import haunted, overwhelmed
from kfdesk.engine.terms import Player
from kfdesk.language.base import Node
from kfdesk.records import entity
from kfdesk.text.parts_of_speech import Adjective
from kfdesk.text.predicative import Predicative

__all__ = ["HAUNTED", "OVERWHELMED"]


@entity
class Standing(Node):
    """A property of a player: what is said of one who has it."""

    predicative: ClassVar[Predicative]

    def holds(self, scope: Scope, player: Player) -> bool:
        """Return whether a player has the property now."""
        raise NotImplementedError(type(self).__name__)


@entity
class Haunted(Standing):
    """With 10 or more cards in the discard pile. Rule: "Haunted"."""

    phrase = Adjective("haunted", "heimgesucht", rule="glossary/haunted")
    predicative = Predicative(en="be {not} <haunted>", de="{not} <heimgesucht> [sein]", rule="glossary/haunted")

    def holds(self, scope: Scope, player: Player) -> bool:
        return haunted(scope.core, player)


@entity
class Overwhelmed(Standing):
    """With fewer creatures than the opponent. Rule: "Overwhelmed"."""

    phrase = Adjective("overwhelmed", "überwältigt", rule="glossary/overwhelmed")
    predicative = Predicative(en="be {not} <overwhelmed>", de="{not} <überwältigt> [sein]", rule="glossary/overwhelmed")

    def holds(self, scope: Scope, player: Player) -> bool:
        return overwhelmed(scope.core, player)


HAUNTED = Haunted()
OVERWHELMED = Overwhelmed()
