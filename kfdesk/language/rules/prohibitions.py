"""What cannot be done: by cards, to cards, by players. Rule: "Cannot"."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Literal, NamedTuple, overload

from kfdesk.engine.abilities import Ability, Mod, Restriction, Scope, Static
from kfdesk.engine.events import KeyForged
from kfdesk.engine.terms import CardId, House, Icon, Label, Player, Step, Zone
from kfdesk.language import nouns
from kfdesk.language.base import Node, Rule, Target
from kfdesk.language.combined import OneOf, is_any, is_any_in_play
from kfdesk.language.comparisons import Aspect
from kfdesk.language.conditions import Condition, checked
from kfdesk.language.descriptions import Group
from kfdesk.language.estimates import COUNTED, DEARER, KEY, ME, ONE_IN, DeckEstimate, EstimateContext, EstimateKind
from kfdesk.language.history import Happened
from kfdesk.language.named_choices import HouseChoice
from kfdesk.language.neighbors import NeighborsOf
from kfdesk.language.places import IN_PLAY
from kfdesk.language.players import YOU, EachPlayer, Who, players_at_all
from kfdesk.language.position_predicates import Side
from kfdesk.language.predicates import Predicate, fits
from kfdesk.language.rules.archives import CannotLeaveArchives, CannotTakeArchives
from kfdesk.language.rules.changes import CannotBeDamaged, Constant, ForPlayer
from kfdesk.language.rules.obligations import CannotChoose, HouseBefore
from kfdesk.language.rules.plays import COUNTED_APART, AtMostPlayed, CannotDiscard, CannotPlay, CannotPlayThere
from kfdesk.language.rules.together import AnyAbility, Together
from kfdesk.language.rules.verbs import (
    BE_ATTACKED,
    BE_DAMAGED,
    BE_DESTROYED,
    BE_EXHAUSTED,
    BE_STOLEN,
    CHOOSE,
    FIGHT,
    FORGE,
    LEAVE_ARCHIVES,
    MULLIGAN,
    RAISE_TIDE,
    READY_UP,
    REAP,
    RESOLVE,
    RESOLVE_ICONS,
    TAKE_ARCHIVES,
    USE,
    Deed,
)
from kfdesk.language.sorts import CARD, CREATURE, NOUNS, Sort
from kfdesk.language.targets import THIS, a
from kfdesk.records import entity
from kfdesk.text.joining import UNLESS, Listed
from kfdesk.text.mentions import Recalling
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.parts_of_speech import PLURAL, Adjective, Prefix
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.wording import Fragment, Wordable
from kfdesk.text.words import Pair

__all__ = ["cannot"]


@entity
class CannotDo(Constant):
    """Cards cannot do something; all of a description are spoken of in the plural."""

    deed: Deed
    condition_first = True

    @property
    def kind(self) -> Mod:  # type: ignore[override]
        """The change that bars it."""
        return _BARRED[self.deed].kind

    @property
    def subject(self) -> Wordable:
        """Return its target as the subject of the sentence."""
        return self.target.described if isinstance(self.target, NeighborsOf) else self.target.all_of_them

    def worded(self) -> Fragment:
        return _cannot(self.deed).of(target=self.subject)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        if self.deed in (BE_DAMAGED, BE_DESTROYED, BE_ATTACKED):
            estimate.shields(self.target, context.held)
        elif self.deed is BE_EXHAUSTED and self.target.sides() == ME:
            estimate.uses(self.target, ONE_IN, context.held)
        else:
            estimate.hinders(self.target, 1.0, context.held)


@entity
class CannotUnless(CannotDo):
    """Cards cannot do something unless a condition holds."""

    condition: Condition

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return CannotDo.applies(self, scope, subject) and not self.condition.holds(scope)

    def worded(self) -> Fragment:
        return UNLESS.of(effect=CannotDo.worded(self), condition=Recalling(self.condition, (self.target,), near=True))


@entity
class CannotFightThose(Rule, Static[CardId]):
    """Cards cannot be used to fight those of another description. Rule: "Cannot"."""

    attackers: Target
    protected: Target
    kind = Mod.ATTACKS_ONLY

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return self.attackers.covers(scope, subject)

    def value(self, scope: Scope, subject: CardId) -> tuple[CardId, ...]:
        """Return the creatures that may still be fought."""
        return tuple(c for c in IN_PLAY.cards(scope, CREATURE) if not self.protected.covers(scope, c))

    def worded(self) -> Fragment:
        return _CANNOT_FIGHT_THOSE.of(target=self.attackers.all_of_them, what=self.protected.all_of_them)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.protects(self.protected, ONE_IN, context.held)


_CANNOT_FIGHT_THOSE = Phrase(en="{target} | cannot fight {what}", de="{target} | nicht gegen {what:acc} kämpfen können")


@entity
class CannotUse(Rule, Static[CardId]):
    """A player cannot use cards of a description, not even by the effect of another card.

    `kind` says whether for anything at all, or only to fight or to reap. Rule: "Cannot".
    """

    kind: Mod
    who: Who
    sort: Sort
    predicates: tuple[Predicate, ...] = ()

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return scope.core.state.active in self.who.players(scope) and fits(scope, subject, self.predicates, self.sort)

    def worded(self) -> Fragment:
        wording = {Mod.CANNOT_FIGHT: _NOT_TO_FIGHT, Mod.CANNOT_REAP: _NOT_TO_REAP}.get(self.kind, _NOT_USE)
        return wording.of(who=players_at_all(self.who), what=described(NOUNS[self.sort], PLURAL, *self.predicates))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        narrow = any(one.narrow for one in self.predicates)
        barred = COUNTED * (ONE_IN if narrow else 1.0) * self.who.shares(context).theirs
        estimate.add(EstimateKind.DISRUPTION, barred, context.held)


_NOT_USE = Phrase(en="{who} | cannot use {what}", de="{who} | keine {what} verwenden können")


_NOT_TO_FIGHT = Phrase(en="{who} | cannot use {what} to fight", de="{who} | keine {what} zum Kämpfen verwenden können")
_NOT_TO_REAP = Phrase(en="{who} | cannot use {what} to reap", de="{who} | keine {what} zum Ernten verwenden können")


@entity
class Unless(Node, Restriction):
    """The card cannot be played (or used) unless a condition holds. Rule: "Restrictions"."""

    condition: Condition
    play: bool

    def forbids(self, scope: Scope) -> bool:
        return not self.condition.holds(scope)

    def worded(self) -> Fragment:
        clause = _CANNOT_BE_PLAYED if self.play else _CANNOT_USE_THIS
        condition = self.condition.until_now() if isinstance(self.condition, Happened) else self.condition
        return UNLESS.of(effect=clause, condition=condition)


_CANNOT_BE_PLAYED = Phrase(en="{this} | cannot be played", de="{this} | nicht gespielt werden können").of()


_CANNOT_USE_THIS = Phrase(en="{doer} | cannot use {this}", de="{doer} | {this:acc} nicht verwenden können").of()


@entity
class NeverPlayed(Node, Restriction):
    """The card cannot be played, not even by the effect of another card. Rule: "Restrictions"."""

    play = True

    def forbids(self, scope: Scope) -> bool:
        return True

    def worded(self) -> Fragment:
        return _CANNOT_PLAY_THIS


_CANNOT_PLAY_THIS = Phrase(en="{doer} | cannot play {this}", de="{doer} | {this:acc} nicht spielen können").of()


@entity
class DiscardedByCardsOnly(Rule, Static[CardId]):
    """A player cannot choose to discard the card in step 3; abilities of cards can have it discarded."""

    kind = Mod.CANNOT_DISCARD
    phrase = Frame(
        en="{this} cannot be discarded from your hand, except by card abilities",
        de="{this} kann außer durch Kartenfähigkeiten nicht von deiner Hand abgelegt werden",
    )

    @property
    def zones(self) -> frozenset[Zone]:
        return frozenset({Zone.HAND})

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return subject == scope.source

    def value(self, scope: Scope, subject: CardId) -> Step:
        return Step.MAIN


@entity
class NotStolen(ForPlayer):
    """The player's Æmber cannot be stolen. Rule: "Steal"."""

    kind = Mod.CANNOT_BE_STOLEN

    def worded(self) -> Fragment:
        if isinstance(self.who, EachPlayer):
            return _NONE_STOLEN
        return _NOT_STOLEN.of(theirs=NounPhrase((nouns.AMBER,), of=self.who))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.AMBER_CONTROL, ONE_IN * self.who.shares(context).yours, context.held)


_NONE_STOLEN = Phrase(
    en="{amber} | cannot be <stolen>", de="{amber} | nicht <gestohlen> werden können", rule="glossary/steal"
).of()
_NOT_STOLEN = Phrase(
    en="{theirs} | cannot be <stolen>", de="{theirs} | nicht <gestohlen> werden können", rule="glossary/steal"
)


@entity
class CannotForge(ForPlayer):
    """A player cannot forge keys; or not the `nth` key, which is the next one of who has one fewer forged."""

    nth: Literal[1, 2, 3] | None = None
    kind = Mod.CANNOT_FORGE

    def applies(self, scope: Scope, subject: Player) -> bool:
        last = self.nth is None or len(scope.core.state.players[subject].keys) == self.nth - 1
        return last and ForPlayer.applies(self, scope, subject)

    def worded(self) -> Fragment:
        who = players_at_all(self.who)
        if self.nth is None:
            return _NOT_FORGE.of(who=who)
        key = NounPhrase((nouns.KEY,), mods=(_NTH[self.nth],), of=YOU if self.who is YOU else Pronoun(who))
        return _NOT_FORGE_THAT.of(who=who, key=key)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        sure = 1.0 if self.nth is None else ONE_IN
        estimate.add(EstimateKind.AMBER_CONTROL, sure * DEARER * KEY * self.who.shares(context).theirs, context.held)


@entity
class AtMostForged(ForPlayer):
    """A player cannot forge more than a number of keys each turn, in whatever way."""

    limit: int
    kind = Mod.CANNOT_FORGE

    def applies(self, scope: Scope, subject: Player) -> bool:
        forged = (e for e in scope.core.state.memory.happened if isinstance(e, KeyForged) and e.player == subject)
        return ForPlayer.applies(self, scope, subject) and len(list(forged)) >= self.limit

    def worded(self) -> Fragment:
        return _FORGE_NO_MORE.of(who=players_at_all(self.who), limit=self.limit)


_FORGE_NO_MORE = Phrase(
    en="{who} | cannot <forge> more than {limit:# key|# keys} each turn",
    de="{who} | nicht mehr als {limit:# Schlüssel|# Schlüssel} pro Zug <schmieden> können",
    rule="glossary/forge",
)


@entity
class CannotRaiseTide(ForPlayer):
    """A player cannot raise the tide. Rule: "Tide"."""

    kind = Mod.CANNOT_RAISE_TIDE

    def worded(self) -> Fragment:
        return _NOT_RAISE.of(who=players_at_all(self.who))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.DISRUPTION, ONE_IN * self.who.shares(context).theirs, context)


_NOT_RAISE = Phrase(
    en="{who} | cannot <raise the tide>", de="{who} | <die Gezeiten> nicht heben können", rule="glossary/tide"
)


@entity
class CannotMulligan(ForPlayer):
    """A player cannot take a mulligan. Rule: "Mulligan"."""

    kind = Mod.CANNOT_MULLIGAN

    def worded(self) -> Fragment:
        return _NO_MULLIGAN.of(who=players_at_all(self.who))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.DISRUPTION, ONE_IN * self.who.shares(context).theirs, context)


_NO_MULLIGAN = Phrase(
    en="{who} | cannot take a <mulligan>", de="{who} | keinen <Mulligan> nehmen können", rule="glossary/mulligan"
)


@entity
class CannotResolveIcons(ForPlayer):
    """A player cannot resolve bonus icons on the cards they play."""

    kind = Mod.ICONS_SILENT

    def worded(self) -> Fragment:
        wording = _YOU_RESOLVE_NONE if self.who is YOU else _NOT_RESOLVE
        return wording.of(who=players_at_all(self.who))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.DISRUPTION, self.who.shares(context).theirs, context.held)


_YOU_RESOLVE_NONE = Phrase(
    en="{who} | cannot resolve bonus icons on cards you play",
    de="{who} | keine Bonussymbole auf selbst gespielten Karten abhandeln können",
)
_NOT_RESOLVE = Phrase(
    en="{who} | cannot resolve bonus icons on cards they play",
    de="{who} | keine Bonussymbole auf selbst gespielten Karten abhandeln können",
)
_NOT_FORGE = Phrase(
    en="{who} | cannot <forge> keys", de="{who} | keine Schlüssel <schmieden> können", rule="glossary/forge"
)
_NOT_FORGE_THAT = Phrase(
    en="{who} | cannot <forge> {key}", de="{who} | {key:acc} nicht <schmieden> können", rule="glossary/forge"
)
_NTH = {1: Adjective("first", "erst"), 2: Adjective("second", "zweit"), 3: Adjective("third", "dritt")}


@entity
class NotDamagedBy(Constant):
    """Cards cannot be dealt damage by cards of a description."""

    what: Target
    kind = Mod.CANNOT_BE_DAMAGED
    describes = True

    def value(self, scope: Scope, subject: CardId) -> Callable[[CardId], bool]:
        if isinstance(self.what, Group):
            dealers = self.what
            return lambda source: dealers.fits_anywhere(scope, source)
        return lambda source: source in self.what.known(scope)

    def worded(self) -> Fragment:
        by = self.what.described(PLURAL) if isinstance(self.what, Group) else self.what
        return _NOT_DAMAGED_BY.of(target=self.target, by=by)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.protects(self.target, ONE_IN, context.held)


_NOT_DAMAGED_BY = Phrase(
    en="{target} | cannot be dealt damage by {by}", de="{target} | von {by:dat} keinen Schaden erhalten können"
)


@entity
class CannotResolve(Rule, Static[CardId]):
    """Effects behind a bold label cannot resolve, on whichever card."""

    label: Label
    kind = Mod.LABEL_SILENT

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return True

    def value(self, scope: Scope, subject: CardId) -> Label:
        return self.label

    def worded(self) -> Fragment:
        label = nouns.EFFECTS_BEHIND[self.label]
        effects = NounPhrase((nouns.EFFECT,), PLURAL, (Prefix(label.en, f"„{label.de}:“"),))
        return _CANNOT_RESOLVE.of(effects=effects)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.DISRUPTION, ONE_IN, context.held)


_SILENCED = {Label.PLAY, Label.BEFORE_FIGHT, Label.AFTER_FIGHT, Label.AFTER_REAP, Label.DESTROYED}
"""The labels of the effects that may be kept from resolving."""
_CANNOT_RESOLVE = Phrase(en="{effects} | cannot resolve", de="{effects} | nicht abgehandelt werden können")


class Barred(NamedTuple):
    """What cannot be done by or to a card: the change, and the words behind "cannot" and before "können"."""

    kind: Mod
    en: str
    de: str


_BARRED = {
    USE: Barred(Mod.CANNOT_USE, "be used", "verwendet werden"),
    REAP: Barred(Mod.CANNOT_REAP, "reap", "ernten"),
    FIGHT: Barred(Mod.CANNOT_FIGHT, "fight", "kämpfen"),
    READY_UP: Barred(Mod.CANNOT_READY, "ready", "spielbereit gemacht werden"),
    BE_DAMAGED: Barred(Mod.CANNOT_BE_DAMAGED, "be dealt damage", "Schaden erhalten"),
    BE_DESTROYED: Barred(Mod.CANNOT_BE_DESTROYED, "be destroyed", "zerstört werden"),
    BE_EXHAUSTED: Barred(Mod.CANNOT_EXHAUST, "become exhausted", "erschöpft werden"),
    BE_ATTACKED: Barred(Mod.CANNOT_BE_ATTACKED, "be attacked", "angegriffen werden"),
}


@cache
def _cannot(*deeds: Deed) -> Phrase:
    """Return "… cannot fight or reap"."""
    en, de = (" or ".join(_BARRED[deed].en for deed in deeds), " noch ".join(_BARRED[deed].de for deed in deeds))
    neither = "weder" if len(deeds) > 1 else "nicht"
    return Phrase(en=f"{{target}} | cannot {en}", de=f"{{target}} | {neither} {de} können")


@entity
class NotReadied(CannotDo):
    """Cards do not ready in a step."""

    step: Step

    def value(self, scope: Scope, subject: CardId) -> Step:
        return self.step

    def worded(self) -> Fragment:
        return _NOT_IN_STEP.of(target=self.subject, step=nouns.step_of(self.step, None))


_NOT_IN_STEP = Phrase(
    en="{target} | do not ready during {step}", de="{target} | in {step:dat} nicht spielbereit gemacht werden"
)


@entity
class CannotDoSeveral(Together):
    """Cards cannot do several things: "cannot fight or reap"."""

    items: tuple[CannotDo, ...]
    deeds: tuple[Deed, ...] = ()

    def worded(self) -> Fragment:
        return _cannot(*self.deeds).of(target=self.items[0].subject)


@entity
class CannotDoSeveralWith(Together):
    """A player cannot do several things with cards: "cannot play, use, or discard cards"."""

    who: Who = YOU
    cards: Group | None = None
    deeds: tuple[Deed | Label | Icon, ...] = ()
    describes = True

    def worded(self) -> Fragment:
        assert self.cards is not None
        what = self.cards.described(PLURAL)
        deeds = Listed(tuple(_DONE_WITH[deed] for deed in self.deeds), link="or")
        return _CANNOT_WITH.of(who=players_at_all(self.who), deeds=deeds, what=what)


_CANNOT_WITH = Phrase(en="{who} | cannot {deeds} {what}", de="{who} | keine {what} {deeds} können")
_DONE_WITH = {
    Label.PLAY: Pair("play", "spielen"),
    USE: Pair("use", "verwenden"),
    Icon.DISCARD: Pair("discard", "ablegen"),
}


_WITH_PLAYERS: dict[Deed | Label | Icon, frozenset[str]] = {
    Label.PLAY: frozenset({"what", "more_than", "each_of", "on"}),
    CHOOSE: frozenset({"what"}),
    USE: frozenset({"what"}),
    FIGHT: frozenset({"what"}),
    REAP: frozenset({"what"}),
    FORGE: frozenset({"nth", "more_than"}),
    Icon.DISCARD: frozenset({"what"}),
}
"""What `cannot` takes besides such a deed of a player; besides any other, nothing."""

_WITH_CARDS: dict[Deed | Label | Icon, frozenset[str]] = {
    BE_DAMAGED: frozenset({"by", "unless"}),
    READY_UP: frozenset({"step", "unless"}),
    FIGHT: frozenset({"what", "unless"}),
}
"""What `cannot` takes, one of these at a time, besides such a deed of cards; besides any other, `unless`."""


@overload
def cannot(deed: tuple[Deed | Label | Icon, ...], subject: Target | Who, what: Group | None = None) -> Together: ...


@overload
def cannot(deed: Deed, subject: Label) -> CannotResolve: ...


@overload
def cannot(
    deed: Deed | Label | Icon,
    subject: Who | Target,
    what: Target | House | HouseChoice | HouseBefore | None = None,
    *,
    more_than: int | None = None,
    each_of: Aspect | None = None,
    by: Target | None = None,
    step: Step | None = None,
    unless: Condition | None = None,
    nth: Literal[1, 2, 3] | None = None,
    on: Side | None = None,
) -> Ability: ...


def cannot(
    deed: Deed | Label | Icon | tuple[Deed | Label | Icon, ...],
    subject: Who | Target | Label,
    what: Target | House | HouseChoice | HouseBefore | None = None,
    *,
    more_than: int | None = None,
    each_of: Aspect | None = None,
    by: Target | None = None,
    step: Step | None = None,
    unless: Condition | None = None,
    nth: Literal[1, 2, 3] | None = None,
    on: Side | None = None,
) -> AnyAbility:
    """Cards cannot do that, or one of several things (or have it done to them, `by` such cards, or in a `step`); or
    cannot `FIGHT` cards of another description.

    Or a player cannot do it (play, use, `DISCARD`), or not with such cards, or not with `more_than` a number of cards
    each turn, `each_of` one `TYPE` or `HOUSE`, or not `on` their `LEFT` or `RIGHT` flank; or cannot forge their `nth`
    key, or `more_than` a number of keys each turn. Effects behind a label cannot `RESOLVE`:
    `cannot(RESOLVE, DESTROYED)`. `cannot(PLAY, THIS)`, `cannot(DISCARD, THIS)`: never, or by cards only.
    `cannot(TAKE_ARCHIVES, EACH_PLAYER)`: in step 2;
    `cannot(LEAVE_ARCHIVES, OPPONENT)`: their cards your archives. `cannot(CHOOSE, OPPONENT, those(thrown, CARD))`: the
    house of that card. Rule: "Cannot". Raises `ValueError` for what no rule says together, `TypeError` for an `unless`
    that is no condition.
    """
    given = {
        "what": what,
        "more_than": more_than,
        "each_of": each_of,
        "by": by,
        "step": step,
        "unless": unless,
        "nth": nth,
        "on": on,
    }
    if isinstance(subject, Label):
        if deed is not RESOLVE or any(value is not None for value in given.values()):
            raise ValueError(f"all that cannot happen to effects is to resolve, not {deed}")
        if subject not in _SILENCED:
            raise ValueError(f"{subject.value} effects do not wait in a window: no rule keeps them from resolving")
        return CannotResolve(subject)
    _check(deed, subject, {name for name, value in given.items() if value is not None})
    if deed is CHOOSE and isinstance(subject, Who):
        return CannotChoose(subject, _house(what))
    if isinstance(what, House | HouseChoice | HouseBefore):
        raise ValueError(f"all that a player cannot do with a house is to choose it, not {deed}")
    if isinstance(subject, Target) and isinstance(what, Target):
        return CannotFightThose(subject, what)
    if what is not None and not isinstance(what, Group):
        raise ValueError(f"what players cannot do is said of a description of cards, not of {what}")
    if isinstance(deed, tuple):
        return _cannot_several(deed, subject, what)
    if isinstance(subject, Target):
        return _cannot_of_cards(deed, subject, by, step, unless)
    if deed is FORGE:
        return CannotForge(subject, nth) if more_than is None else AtMostForged(subject, more_than)
    if deed is RAISE_TIDE:
        return CannotRaiseTide(subject)
    if deed is MULLIGAN:
        return CannotMulligan(subject)
    if deed is RESOLVE_ICONS:
        return CannotResolveIcons(subject)
    if deed is BE_STOLEN:
        return NotStolen(subject)
    if deed is TAKE_ARCHIVES:
        return CannotTakeArchives(subject)
    if deed is LEAVE_ARCHIVES:
        return CannotLeaveArchives(subject)
    if more_than is not None:
        if each_of not in (None, *COUNTED_APART):
            raise ValueError(f"cards played are counted of each house or type, not of each {each_of}")
        return AtMostPlayed(more_than, subject, each_of)
    if on is not None:
        return _not_there(subject, what, on)
    return _with(deed, subject, what or a(CARD))


def _check(deed: Deed | Label | Icon | tuple[Deed | Label | Icon, ...], subject: Target | Who, given: set[str]) -> None:
    """Raise `ValueError` where something is given, besides the deed, that the rule would not speak of."""
    if isinstance(deed, tuple):
        possible = frozenset({"what"} if isinstance(subject, Who) else ())
    elif isinstance(subject, Who):
        possible = _WITH_PLAYERS.get(deed, frozenset())
    else:
        possible = _WITH_CARDS.get(deed, frozenset({"unless"}))
    pairs = ({"more_than", "each_of"}, {"what", "on"})
    fitting = given not in ({"each_of"}, {"on"}) if len(given) < 2 else given in pairs
    if not (fitting and given <= possible):
        raise ValueError(f"{deed} is not forbidden to {subject!r} with {' and '.join(sorted(given))}")


def _house(what: Target | House | HouseChoice | HouseBefore | None) -> House | HouseChoice | HouseBefore | Target:
    """Return the house that a player cannot choose, or the card of that house. Raises `ValueError` for anything else,
    also for cards that are only described.
    """
    if not isinstance(what, House | HouseChoice | HouseBefore | Target) or isinstance(what, Group):
        raise ValueError(f"a player cannot choose a house, not this: {what!r}")
    return what


def _cannot_several(deeds: tuple[Deed | Label | Icon, ...], subject: Target | Who, what: Group | None) -> Together:
    """Return the rule that cards, or a player with such cards, cannot do any of several things."""
    possible = _DONE_WITH if isinstance(subject, Who) else _BARRED
    if wrong := [one for one in deeds if one not in possible]:
        raise ValueError(f"these are not forbidden to {subject!r} among several things: {wrong}")
    if isinstance(subject, Who):
        cards = what or a(CARD)
        if isinstance(cards, OneOf):
            raise ValueError(f"several things that cannot be done are said of one description, not of {cards}")
        return CannotDoSeveralWith(tuple(_with(one, subject, cards) for one in deeds), subject, cards, deeds)
    known = tuple(one for one in deeds if isinstance(one, Deed))
    items = tuple(CannotDo(subject, one) for one in known)
    return CannotDoSeveral(items, known)


def _cannot_of_cards(
    deed: Deed | Label | Icon, cards: Target, by: Target | None, step: Step | None, unless: Condition | None
) -> Ability:
    """Return the rule that cards cannot do something, or have it done to them."""
    unless = None if unless is None else checked(unless)
    if unless is not None and cards is THIS and deed in (Label.PLAY, USE):
        return Unless(unless, play=deed is Label.PLAY)
    if unless is None and cards is THIS and deed in _NEVER:
        return _NEVER[deed]()
    if not isinstance(deed, Deed) or deed not in _BARRED:
        raise ValueError(f"it cannot be said of cards that they cannot do this: {deed}")
    if by is not None:
        if isinstance(by, Group) and not is_any_in_play(by):
            raise ValueError(f"what damages cards is any card of a description, not {by}")
        return NotDamagedBy(cards, by)
    if step is not None:
        if step is not Step.READY:
            raise ValueError(f"cards are readied in no step but that: {step}")
        return NotReadied(cards, deed, step)
    if unless is not None:
        return CannotUnless(cards, deed, unless)
    return CannotBeDamaged(cards) if deed is BE_DAMAGED else CannotDo(cards, deed)


_NEVER: dict[Deed | Label | Icon, type[NeverPlayed | DiscardedByCardsOnly]] = {
    Label.PLAY: NeverPlayed,
    Icon.DISCARD: DiscardedByCardsOnly,
}
"""What can never be done to the card itself where it lies in a hand."""


def _not_there(who: Who, cards: Group | None, side: Side) -> CannotPlayThere:
    """Return the rule that a player cannot play such creatures on a flank."""
    if cards is None or not is_any(cards) or cards.sort is not CREATURE or isinstance(cards, OneOf):
        raise ValueError(f"creatures of one description are not played on a flank, not {cards}")
    return CannotPlayThere(who, cards, side)


def _with(deed: Deed | Label | Icon, who: Who, cards: Group) -> Ability:
    """Return the rule that a player cannot do something with such cards."""
    if not is_any(cards):
        raise ValueError(f"what players cannot do is said of any card of a description, not of {cards}")
    if deed is Label.PLAY:
        return CannotPlay(who, cards)
    if deed is Icon.DISCARD:
        return CannotDiscard(who, cards)
    if deed not in (USE, FIGHT, REAP):
        raise ValueError(f"it cannot be said of players that they cannot do this: {deed}")
    if not is_any_in_play(cards):
        raise ValueError(f"cards of one description in play are used, not {cards}")
    return CannotUse(_BARRED[deed].kind, who, cards.sort, cards.predicates)
