"""The abilities in force on a board, by what they change or listen for: those of cards in play, those that name
another zone for their card, lasting effects, and what these give to cards.

Rules: "Constant abilities", "Lasting effects", "Ability".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, Self, cast

from kfdesk.engine.abilities import (
    Ability,
    Awaiting,
    ColorCost,
    Cost,
    DamageTaken,
    Demand,
    Likeness,
    Mod,
    ModValue,
    Reaction,
    Replacement,
    Scope,
    Static,
    Subject,
)
from kfdesk.engine.events import EventKind
from kfdesk.engine.lasting import Lasting
from kfdesk.engine.terms import NEVER, NO_CARD, CardId, CardType, House, Keyword, Label, Player, Status, Timestamp

if TYPE_CHECKING:
    from kfdesk.engine.core import Core
    from kfdesk.engine.state import Card

_LATEST_COUNTS = (Mod.HOUSE_SET, Mod.POWER_SET, Mod.POWER_ONLY, Mod.ARMOR_SET, Mod.ARMOR_ONLY)
"""Changes of which the most recent one holds: they are kept in the order they began."""

_REARRANGING = (Mod.CONTROL, Mod.ARTIFACT, Mod.CREATURE, Mod.TOP_REVEALED)
"""Changes by which a card lies elsewhere, or faceup."""


class Grant(NamedTuple):
    """What gave a card an ability: another card, by a lasting effect of that id (`NEVER`: by its constant ability).

    Two copies of a card that give the same ability give it twice. Rules: "Upgrades", "Lasting effects".
    """

    card: CardId
    lasting: Timestamp


PRINTED = Grant(NO_CARD, NEVER)
"""The grant of an ability that nothing gave: it is the card's own."""


class Active(Scope):
    """An ability in force, with whose it is."""

    __slots__ = ("ability", "given", "lasting")

    def __init__(
        self,
        core: Core,
        you: Player,
        source: CardId,
        ability: Ability,
        lasting: Lasting | None = None,
        given: Grant = PRINTED,
    ) -> None:
        super().__init__(core, you, source, granted_by=given.card)
        self.ability = ability
        self.lasting = lasting
        self.given = given
        if lasting is not None:
            gone = {card for card, seen in lasting.incarnations if core.state.cards[card].incarnation != seen}
            for target, cards in lasting.bound:
                self.picked[target] = tuple(c for c in cards if c not in gone) if gone else cards
            self.named.update(lasting.named)

    @property
    def identity(self) -> Identity:
        """What tells it from others: all copies of a card share its ability, so what gave it counts too."""
        return (self.source, id(self.ability), self.given, self.lasting.id if self.lasting else NEVER)

    def copied(self, core: Core) -> Self:
        """Return the same in a copy of the game that has just been made."""
        new = object.__new__(type(self))
        Scope.__init__(new, core, self.you, self.source, granted_by=self.granted_by)
        new.ability = self.ability
        new.lasting = self.lasting
        new.given = self.given
        if self.picked or self.named:
            new.take_over(self)
        return new


Identity = tuple[CardId, int, Grant, Timestamp]


class InForce(Active):
    """A constant change in force."""

    __slots__ = ("asked", "only", "static")

    def __init__(
        self,
        core: Core,
        you: Player,
        source: CardId,
        static: Static[Any],
        lasting: Lasting | None = None,
        given: Grant = PRINTED,
    ) -> None:
        super().__init__(core, you, source, static, lasting, given)
        self.static = static
        self.only = static.only(self)
        self.asked: tuple[Subject, ...] = ()
        """For whom it is being found out whether the change holds."""

    def copied(self, core: Core) -> Self:
        """Return the same in a copy of the game that has just been made."""
        new = Active.copied(self, core)
        new.static = self.static
        new.only = self.only
        new.asked = ()
        return new

    def holds(self, subject: Subject) -> bool:
        """Return whether the change holds for a card, or a player.

        To avoid recursion, a change is ignored while its own condition is evaluated.
        """
        only, outer = self.only, self.asked
        if (only is not None and only != subject) or subject in outer:
            return False
        self.asked = (*outer, subject) if outer else (subject,)
        found = self.static.applies(self, subject)
        self.asked = outer
        return found

    def value(self, subject: Subject) -> ModValue:
        """Return the change for that subject."""
        return self.static.value(self, subject)

    def amount(self, subject: Subject) -> int:
        """Return a change of a kind that adds or sets a number."""
        return cast(int, self.static.value(self, subject))

    def spenders(self, card: CardId) -> tuple[Player, ...]:
        """Return a change of the kind that says who may spend the Æmber on a card."""
        return cast("tuple[Player, ...]", self.static.value(self, card))

    def controller(self, card: CardId) -> Player:
        """Return a change of the kind that says which player controls a card."""
        return cast(Player, self.static.value(self, card))

    def given_keywords(self, card: CardId) -> tuple[tuple[Keyword, int], ...]:
        """Return a change of the kind that gives keywords."""
        return cast("tuple[tuple[Keyword, int], ...]", self.static.value(self, card))

    def named_keywords(self, card: CardId) -> tuple[Keyword | None, ...]:
        """Return a change of a kind that takes away or ignores keywords; `None` among them is armor."""
        return cast("tuple[Keyword | None, ...]", self.static.value(self, card))

    def houses(self, subject: Subject) -> tuple[House, ...]:
        """Return a change of a kind that says which houses: those of a card, or that may or may not be chosen."""
        return cast("tuple[House, ...]", self.static.value(self, subject))

    def traits(self, card: CardId) -> tuple[str, ...]:
        """Return a change of a kind that gives or takes away a trait, or several."""
        value = cast("str | tuple[str, ...]", self.static.value(self, card))
        return value if isinstance(value, tuple) else (value,)

    def cost(self, card: CardId) -> Cost:
        """Return a change of a kind that demands Æmber."""
        return cast(Cost, self.static.value(self, card))

    def damage_taken(self, card: CardId) -> DamageTaken:
        """Return a change of the kind that raises the damage dealt to a creature."""
        return cast(DamageTaken, self.static.value(self, card))

    def demand(self, card: CardId) -> Demand:
        """Return a change of the kind that demands something to be done."""
        return cast(Demand, self.static.value(self, card))

    def color_cost(self, player: Player) -> ColorCost:
        """Return a change of the kind that says what keys of one color cost."""
        return cast(ColorCost, self.static.value(self, player))

    def given_abilities(self, card: CardId) -> tuple[Ability, ...]:
        """Return a change of the kind that gives an ability, or a whole text."""
        value = cast("Ability | tuple[Ability, ...]", self.static.value(self, card))
        return value if isinstance(value, tuple) else (value,)

    def status(self, card: CardId) -> Status:
        """Return a change of the kind that says with which status a card enters play."""
        return cast(Status, self.static.value(self, card))

    def is_meant(self, card: CardId) -> Callable[[CardId], bool]:
        """Return a change of the kind that holds only against some cards: whether a card is one of them."""
        return cast("Callable[[CardId], bool]", self.static.value(self, card))

    def cards(self, card: CardId) -> tuple[CardId, ...]:
        """Return a change of the kind that says which cards."""
        return cast("tuple[CardId, ...]", self.static.value(self, card))

    def label(self, card: CardId) -> Label:
        """Return a change of the kind that says behind which label abilities cannot resolve, or are lost."""
        return cast(Label, self.static.value(self, card))

    def likeness(self, card: CardId) -> Likeness:
        """Return a change of the kind that makes a card a copy of another."""
        return cast(Likeness, self.static.value(self, card))

    def labels(self, card: CardId) -> tuple[Label, Label]:
        """Return a change of the kind that says behind which other label abilities are."""
        return cast("tuple[Label, Label]", self.static.value(self, card))

    @property
    def grant(self) -> Grant:
        """What an ability is given by that this change gives."""
        return Grant(self.source, self.lasting.id if self.lasting else NEVER)

    @property
    def since(self) -> Timestamp:
        """When the change began: later ones take precedence."""
        return self.core.state.cards[self.source].entered if self.lasting is None else self.lasting.id


class Register:
    """The abilities in force on one board, by what they change or listen for."""

    __slots__ = (
        "awaiting",
        "blanked",
        "copies",
        "mods",
        "plain_power",
        "reactions",
        "rearranges",
        "replacements",
        "weakens",
    )

    def __init__(self) -> None:
        self.mods: dict[Mod, list[InForce]] = {}
        self.reactions: dict[EventKind, list[Active]] = {}
        self.awaiting: list[Active] = []
        """Those of the reactions that await a condition."""
        self.replacements: dict[EventKind, list[Active]] = {}
        self.blanked: frozenset[CardId] = frozenset()
        self.copies: dict[CardId, Likeness] = {}
        """The cards in play that are copies for a time, each with what it is a copy of."""
        self.rearranges = False
        """Whether anything may have a card lie elsewhere or be controlled by another player, or a deck's top faceup."""
        self.weakens = False
        """Whether anything may give a creature less power than is printed on it."""
        self.plain_power = False
        """Whether it is known that nothing changes the power of any creature but the counters on it."""

    def copied(self, core: Core) -> Register:
        """Return the same for a copy of the game that has just been made: finding out anew takes longer."""
        new = Register()
        new.mods = {kind: [active.copied(core) for active in found] for kind, found in self.mods.items()}
        new.reactions = {kind: [active.copied(core) for active in found] for kind, found in self.reactions.items()}
        new.awaiting = [active.copied(core) for active in self.awaiting]
        new.replacements = {
            kind: [active.copied(core) for active in found] for kind, found in self.replacements.items()
        }
        new.blanked = self.blanked
        new.copies = self.copies
        new.rearranges = self.rearranges
        new.weakens = self.weakens
        new.plain_power = self.plain_power
        return new

    @property
    def saw_board(self) -> bool:
        """Whether all cards in play were asked about in order to find what is in force."""
        return Mod.BLANK in self.mods or Mod.ABILITY_GAIN in self.mods or Mod.COPY in self.mods

    def add(
        self,
        core: Core,
        you: Player,
        source: CardId,
        ability: Ability,
        lasting: Lasting | None = None,
        given: Grant = PRINTED,
    ) -> None:
        """File an ability where queries look for it."""
        if isinstance(ability, Static):
            for change in (ability.kind, *ability.also):
                self.mods.setdefault(change, []).append(InForce(core, you, source, ability, lasting, given))
        elif isinstance(ability, Reaction):
            if isinstance(ability, Awaiting):
                self.awaiting.append(Active(core, you, source, ability, lasting, given))
            for kind in ability.listens:
                self.reactions.setdefault(kind, []).append(Active(core, you, source, ability, lasting, given))
        elif isinstance(ability, Replacement):
            for kind in ability.replaces:
                self.replacements.setdefault(kind, []).append(Active(core, you, source, ability, lasting, given))


def fill(register: Register, core: Core) -> None:
    """File all that is in force now. `core` asks this register while it is being filled: what is blank comes first."""
    cards = core.state.cards
    for lasting in core.state.lasting:
        if lasting.begins <= core.state.turn:
            register.add(core, lasting.player, lasting.source, lasting.ability, lasting)
    register.copies = copies = _copies(register, core)
    holders = [
        cards[c]
        for player in core.state.players
        for row in (player.line, player.artifacts)
        for c in row
        if c in copies or cards[c].definition.constants or cards[c].upgrades
    ]
    pieces = [piece for card in holders for piece in (card, *(cards[u] for u in card.upgrades))]
    for piece in pieces:
        for ability in _constants(piece, copies):
            if _blanks(ability):
                register.add(core, piece.controller, piece.id, ability)
    register.blanked = _blanked(register, core)
    for piece in pieces:
        if piece.id in register.blanked:
            continue
        for ability in _constants(piece, copies):
            if not _blanks(ability):
                register.add(core, piece.controller, piece.id, ability)
    for number in core.printed.elsewhere:
        card = cards[number]
        if card.printed.type is CardType.PROPHECY and not card.active:
            continue
        for ability in card.printed.elsewhere.get(card.zone, ()):
            register.add(core, card.controller, number, ability)
    _add_gained(register, core)
    register.rearranges = not register.mods.keys().isdisjoint(_REARRANGING)
    lowered = register.mods.get(Mod.POWER_ADD, ())
    sets = not register.mods.keys().isdisjoint((Mod.COPY, Mod.POWER_SET, Mod.POWER_ONLY, Mod.SWITCHED))
    register.weakens = sets or not all(active.static.never_lowers for active in lowered)
    register.plain_power = not (sets or lowered)
    for kind in _LATEST_COUNTS:
        if kind in register.mods:
            register.mods[kind].sort(key=lambda active: active.since)


def _copies(register: Register, core: Core) -> dict[CardId, Likeness]:
    """Return the cards in play that are copies for a time; of several such effects the latest counts."""
    found: dict[CardId, Likeness] = {}
    for active in register.mods.get(Mod.COPY, ()):
        for player in core.state.players:
            for c in (*player.line, *player.artifacts):
                if active.holds(c):
                    found[c] = active.likeness(c)
    return found


def _blanks(ability: Ability) -> bool:
    """Return whether an ability lets text boxes be treated as blank."""
    return isinstance(ability, Static) and ability.kind is Mod.BLANK


def _constants(piece: Card, copies: dict[CardId, Likeness]) -> tuple[Ability, ...]:
    """Return the constant abilities of a card: those of the card that it is a copy of for a time."""
    likeness = copies.get(piece.id)
    return piece.definition.constants if likeness is None else likeness.definition.constants


def _blanked(register: Register, core: Core) -> frozenset[CardId]:
    """Return the cards whose text box is blank; text gained from upgrades is in that box too."""
    blanks = register.mods.get(Mod.BLANK)
    if not blanks:
        return frozenset()
    return frozenset(
        c
        for player in core.state.players
        for c in (*player.line, *player.artifacts)
        for active in blanks
        if active.holds(c)
    )


def _add_gained(register: Register, core: Core) -> None:
    """Add constant abilities that cards in play gain from upgrades and effects."""
    for active in register.mods.get(Mod.ABILITY_GAIN, ()):
        for player in core.state.players:
            for c in (*player.line, *player.artifacts):
                if c in register.blanked or not active.holds(c):
                    continue
                for gained in active.given_abilities(c):
                    if isinstance(gained, (Static, Reaction, Replacement)):
                        register.add(core, core.state.cards[c].controller, c, gained, given=active.grant)
