"""What a card is: its printed facts and its behavior."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property

from kfdesk.engine.abilities import Ability, Awaiting, Reaction, Replacement, Restriction, ToArtifact, Triggered
from kfdesk.engine.editions import is_before
from kfdesk.engine.events import EventKind
from kfdesk.engine.facts import PrintedFacts
from kfdesk.engine.lasting import EffectInForce
from kfdesk.engine.terms import IN_PLAY, CardType, Edition, Half, House, Keyword, Label, Zone
from kfdesk.language import in_force, rendering
from kfdesk.language.effects.under import AttachAs
from kfdesk.language.occurrences import Occurrence
from kfdesk.language.rules.becoming import OrUpgrade
from kfdesk.language.rules.together import AnyAbility, unfolded
from kfdesk.language.soundness import check
from kfdesk.records import record
from kfdesk.text.parts import parts
from kfdesk.text.runs import Runs, plain
from kfdesk.text.words import Words

__all__ = ["card", "printed_before"]


@record
class PrintedBefore:
    """The abilities of a card in the editions before the one that has its erratum."""

    first: Edition
    abilities: tuple[AnyAbility, ...]


def printed_before(first: Edition, *abilities: AnyAbility) -> PrintedBefore:
    """The card has these abilities instead in games by an edition before `first`, which has its erratum."""
    return PrintedBefore(first, abilities)


@record
class Draft:
    """A card's behavior as written in the library: its id and its abilities in printed order.

    `earlier` is what it was before an erratum, the oldest first.
    """

    id: str
    abilities: tuple[AnyAbility, ...]
    earlier: tuple[PrintedBefore, ...] = ()


_registered: dict[str, list[Draft]] = {}
"""The drafts of each module that called `card`, in the order of the calls."""


def card(id_: str, *abilities: AnyAbility | PrintedBefore) -> Draft:
    """Register what a card does under the module that calls; its facts, such as power and keywords, come from the
    table."""
    earlier = tuple(one for one in abilities if isinstance(one, PrintedBefore))
    draft = Draft(id_, tuple(one for one in abilities if not isinstance(one, PrintedBefore)), earlier)
    _registered.setdefault(sys._getframe(1).f_globals["__name__"], []).append(draft)
    return draft


def registered(module: str) -> tuple[Draft, ...]:
    """Return the cards that an imported module has registered, in its order."""
    return tuple(_registered.get(module, ()))


class CardDefinition:
    """A card of the library: facts and behavior, shared by all its copies in all games.

    `implemented` is False for a card whose facts are known but whose behavior is not written yet. The draft of a
    gigantic creature is that of both halves; its abilities are the bottom half's.
    """

    def __init__(self, facts: PrintedFacts, draft: Draft | None) -> None:
        self.facts = facts
        self.id = facts.id
        self.name = facts.name
        self.title = facts.title
        self.type: CardType = facts.type
        self.traits = facts.traits
        self.power = facts.power
        self.armor = facts.armor
        self.amber = facts.amber()
        self.houses: tuple[House, ...] = facts.houses
        self.keywords: Mapping[Keyword, int] = dict(facts.keywords)
        self.half: Half | None = facts.half
        self.other_half = facts.other_half
        self.abilities: tuple[AnyAbility, ...] = draft.abilities if draft and self.half is not Half.TOP else ()
        self.earlier: tuple[PrintedBefore, ...] = draft.earlier if draft else ()
        self.implemented = draft is not None
        flat = list(unfolded(*self.abilities))
        check(facts.id, facts.type, self.abilities, flat)
        self.triggered: Mapping[Label, tuple[Triggered, ...]] = _by_label(flat)
        rules = [(a, zones_of(a, facts.type)) for a in flat if not isinstance(a, Triggered | Restriction)]
        self.constants: tuple[Ability, ...] = tuple(a for a, zones in rules if not zones.isdisjoint(IN_PLAY))
        self.elsewhere: Mapping[Zone, tuple[Ability, ...]] = {
            zone: tuple(a for a, zones in rules if zone in zones)
            for zone in Zone
            if any(zone in zones - IN_PLAY for _, zones in rules)
        }
        self.restrictions: tuple[Restriction, ...] = tuple(a for a in flat if isinstance(a, Restriction))

        self.or_upgrade = any(isinstance(a, OrUpgrade) for a in flat)
        self.to_artifact = any(isinstance(a, ToArtifact) for a in flat)

    def __repr__(self) -> str:
        return f"<{self.id}>"

    def under(self, edition: Edition) -> CardDefinition:
        """Return what the card is in a game by an edition of the rules: itself, or as it was before an erratum."""
        if not self.earlier:
            return self
        return next((old for first, old in self._as_it_was if is_before(edition, first)), self)

    @cached_property
    def _as_it_was(self) -> tuple[tuple[Edition, CardDefinition], ...]:
        """The card before each of its errata, the oldest first."""
        return tuple((one.first, CardDefinition(self.facts, Draft(self.id, one.abilities))) for one in self.earlier)

    @cached_property
    def as_upgrade(self) -> CardDefinition | None:
        """What it is once it is played as an upgrade, or attached as one; None for a card that never is."""
        texts = (node for node in parts(self.abilities) if isinstance(node, OrUpgrade | AttachAs))
        text = next(texts, None)
        if text is None:
            return None
        upgrade = replace(self.facts, type=CardType.UPGRADE, power=None, armor=None, keywords=(), enhance=())
        return CardDefinition(upgrade, Draft(self.id, text.abilities))

    @cached_property
    def asks_about(self) -> frozenset[EventKind]:
        """The kinds of events of which an ability asks whether they happened before.

        An occurrence is asked about wherever it is not what an ability reacts to or replaces.
        """
        asked = [kind for one in self._asked for kind in one.kind.events]
        asked += [kind for node in parts(self.abilities) for kind in getattr(node, "remembers", ())]
        return frozenset(asked)

    @cached_property
    def asks_of_cards(self) -> frozenset[tuple[EventKind, str]]:
        """The kinds of events of whose cards an ability asks later what they were, each with the field of the card."""
        asked = [pair for one in self._asked for pair in one.cards_of_events]
        asked += [pair for node in parts(self.abilities) for pair in getattr(node, "looks_back", ())]
        return frozenset(asked)

    @property
    def _asked(self) -> Iterator[Occurrence]:
        """The occurrences that an ability asks about afterwards."""
        asking = (node for node in parts(self.abilities) if not isinstance(node, Reaction | Replacement))
        asked = (getattr(node, "occurrence", None) for node in asking)
        return (one for one in asked if isinstance(one, Occurrence))

    @cached_property
    def awaits(self) -> bool:
        """Whether an ability on it, or one that it gives, is set off by a condition's coming true."""
        return any(isinstance(node, Awaiting) for node in parts(self.abilities))

    def runs(self, language: str, *, reminders: bool = False) -> Runs:
        """Return the rules text in `language` ("en", "de"), rendered from the behavior; abilities are lines.

        With `reminders`, keywords explain themselves in parentheses.
        """
        return rendering.card_runs(self, self.abilities, language, reminders=reminders)

    def text(self, language: str, *, reminders: bool = False) -> str:
        """Return the rules text as one string, icons as marks such as `{amber}`."""
        return plain(self.runs(language, reminders=reminders))

    def sentence(self, ability: Ability) -> Words:
        """Return what one ability says, as a sentence that names the card: for the refusal that it causes."""
        return rendering.sentence(self, ability)

    def ability_words(self, ability: Ability, lead: Words | None = None, *, whole: bool = False) -> Words:
        """Return what one ability does after `lead` (by default the card's name), for lists of waiting effects.

        With `whole` also when it happens, for lists of effects in force.
        """
        return rendering.ability_words(self, ability, lead, whole=whole)

    def in_force_words(self, effect: EffectInForce) -> Words:
        """Return what a lasting effect of the card says to its reader while it is in force."""
        return in_force.in_force_words(self, effect)

    def waiting_words(self, effect: EffectInForce) -> Words:
        """Return what an ability of the card that waits to resolve will do, as its reader is told."""
        return in_force.waiting_words(self, effect)


def zones_of(ability: Ability, type_: CardType) -> frozenset[Zone]:
    """Return where a card of a type must be for its ability to be active.

    An archon power lies beside the table and is active for the whole game, a prophecy while it lies there active.
    Rules: "Ability", "Archon power", "Prophecy".
    """
    return frozenset({Zone.REFERENCE}) if type_ in _BESIDE_THE_TABLE else ability.zones


_BESIDE_THE_TABLE = (CardType.ARCHON_POWER, CardType.PROPHECY)


def _by_label(abilities: list[Ability]) -> dict[Label, tuple[Triggered, ...]]:
    found: dict[Label, tuple[Triggered, ...]] = {}
    for ability in abilities:
        if isinstance(ability, Triggered):
            for label in ability.labels:
                found[label] = (*found.get(label, ()), ability)
    return found
