"""Places within a battleline. Rules: "Battleline", "Flank", "Deploy"."""

from __future__ import annotations

from kfdesk.engine.abilities import Scope
from kfdesk.engine.card_facts import last_known
from kfdesk.engine.core import Core
from kfdesk.engine.queries import beside
from kfdesk.engine.slots import Gaps, all_gaps, flank_gaps
from kfdesk.engine.snapshots import Snapshot
from kfdesk.engine.terms import Player
from kfdesk.language import nouns
from kfdesk.language.base import Node, Target
from kfdesk.language.players import YOU
from kfdesk.language.position_predicates import RIGHT, OnThatFlank, Side
from kfdesk.records import entity
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.phrases import Frame
from kfdesk.text.pronouns import DOER
from kfdesk.text.wording import Fragment, Wordable

__all__ = ["ANYWHERE", "FLANK", "next_to", "position_of"]


_YOURS = NounPhrase((nouns.BATTLELINE,), of=YOU)


@entity
class Spot(Node):
    """A place in a battleline."""

    def gaps(self, scope: Scope) -> Gaps:
        """Return what gives the gaps of a battleline that are such a place."""
        raise NotImplementedError(type(self).__name__)

    def within(self, battleline: Wordable) -> Fragment:
        """Return where something goes: "to a flank of your battleline"."""
        raise NotImplementedError(type(self).__name__)

    def worded(self) -> Fragment:
        return self.within(_YOURS)


@entity
class AtFlank(Spot):
    """On a flank."""

    def gaps(self, scope: Scope) -> Gaps:
        return flank_gaps

    def within(self, battleline: Wordable) -> Fragment:
        return _FLANK.of(battleline=battleline)

    def worded(self) -> Fragment:
        return _FLANK_THERE.of(battleline=_YOURS)


@entity
class AtThatFlank(Spot):
    """On the left, or on the right flank. Rule: "Flank"."""

    flank: OnThatFlank

    def gaps(self, scope: Scope) -> Gaps:
        def there(core: Core, controller: Player) -> tuple[int, ...]:
            return (len(core.state.players[controller].line) if self.flank.side is RIGHT else 0,)

        return there

    def worded(self) -> Fragment:
        return _THAT_FLANK.of(flank=NounPhrase((nouns.FLANK,), mods=(self.flank.side.value,), of=DOER))


@entity
class Anywhere(Spot):
    """Anywhere, also between two creatures."""

    def gaps(self, scope: Scope) -> Gaps:
        return all_gaps

    def within(self, battleline: Wordable) -> Fragment:
        return _ANYWHERE.of(battleline=battleline)

    def worded(self) -> Fragment:
        return _ANYWHERE_THERE.of(battleline=_YOURS)


@entity
class PositionOf(Spot):
    """Where a creature is, or was before it left play; beside the neighbors that are left."""

    target: Target

    def gaps(self, scope: Scope) -> Gaps:
        known = self.target.known(scope)
        was = last_known(scope, known[0]) if known else None

        def there(core: Core, controller: Player) -> tuple[int, ...]:
            line = core.state.players[controller].line
            if known and known[0] in line:
                return (beside(core, known[0])[0],)
            if not isinstance(was, Snapshot):
                return flank_gaps(core, controller)
            near = [line.index(c) for c in was.neighbors if c in line]
            if not near:
                return (min(was.to_left, len(line)),)
            return (near[0] + (line[near[0]] == was.neighbors[0] and was.to_left > 0),)

        return there

    def worded(self) -> Fragment:
        return _IN_POSITION.of(position=NounPhrase((nouns.POSITION,), of=self.target))


@entity
class NextTo(Spot):
    """Immediately to the left, or to the right, of a creature in its battleline; a flank where it is not in that."""

    side: Side
    target: Target

    def gaps(self, scope: Scope) -> Gaps:
        def there(core: Core, controller: Player) -> tuple[int, ...]:
            line = core.state.players[controller].line
            found = [line.index(card) for card in self.target.known(scope) if card in line]
            return (found[0] + (self.side is RIGHT),) if found else flank_gaps(core, controller)

        return there

    def worded(self) -> Fragment:
        return (_NEXT_RIGHT if self.side is RIGHT else _NEXT_LEFT).of(target=self.target)


FLANK = AtFlank()
ANYWHERE = Anywhere()

_FLANK = Frame(en="to a <flank> of {battleline}", de="an eine <Flanke> {battleline:gen}", rule="glossary/flank")
_FLANK_THERE = Frame(en="on a <flank> of {battleline}", de="an einer <Flanke> {battleline:gen}", rule="glossary/flank")
_THAT_FLANK = Frame(en="on {flank}", de="an {flank:dat}")
_ANYWHERE = Frame(en="anywhere in {battleline}", de="an eine beliebige Stelle {battleline:gen}")
_ANYWHERE_THERE = Frame(en="anywhere in {battleline}", de="an einer beliebigen Stelle {battleline:gen}")
_NEXT_LEFT = Frame(en="immediately to the left of {target}", de="unmittelbar links von {target:dat}")
_NEXT_RIGHT = Frame(en="immediately to the right of {target}", de="unmittelbar rechts von {target:dat}")
_IN_POSITION = Frame(en="in {position}", de="an {position:dat}")


def next_to(side: Side, target: Target) -> NextTo:
    """The place immediately to the `LEFT` or `RIGHT` of a creature."""
    return NextTo(side, target)


def position_of(target: Target) -> PositionOf:
    """The position of a creature in its battleline, or the one it had."""
    return PositionOf(target)


def spot_of(spot: Spot | OnThatFlank | None) -> Spot | None:
    """Return the place where a creature enters a battleline, also one flank: `on_the(LEFT)`.

    Raises `TypeError` for what is none.
    """
    if isinstance(spot, OnThatFlank):
        return AtThatFlank(spot)
    if spot is not None and not isinstance(spot, Spot):
        raise TypeError(f"a creature does not enter play there: {spot!r}")
    return spot
