"""What the engine asks of a card's behavior; the card language implements it.

The engine knows no card. It knows that a definition has abilities of these few shapes: triggered by
a bold label, reacting to an event, changing what is true while in play, replacing an event, and
restricting or permitting play and use.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Generator, Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from kfdesk.engine.decisions import Decision
from kfdesk.engine.events import Event, EventKind
from kfdesk.engine.facts import PrintedFacts
from kfdesk.engine.rules import Reason
from kfdesk.engine.terms import (
    IN_PLAY,
    NO_CARD,
    CardId,
    CardType,
    Edition,
    Half,
    House,
    KeyColor,
    Keyword,
    Label,
    Player,
    Status,
    Zone,
    other_player,
)
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from kfdesk.engine.core import Core
    from kfdesk.engine.lasting import EffectInForce
    from kfdesk.text.wording import Wordable


class Outcome(NamedTuple):
    """What really happened when an effect resolved; "if you do" and "this way" read it.

    `done`: it resolved successfully and completely. `cards`: the cards it happened to. `amount`:
    Æmber, damage or cards moved, in tokens or cards.
    """

    done: bool
    cards: tuple[CardId, ...] = ()
    amount: int = 0


NOTHING = Outcome(done=False)
DONE = Outcome(done=True)

Steps = Generator[Decision, tuple[str, ...], Outcome]
"""A resolution: yields decisions, receives the keys chosen, returns what happened."""


class Known:
    """What has been picked, named and done so far: in an ability, or by one of several players of whom each does it.

    `picked` are the cards chosen by each target, `named` what the variables stand for, `results` what instructions did.
    """

    __slots__ = ("named", "picked", "results")

    def __init__(self) -> None:
        self.picked: dict[Pickable, tuple[CardId, ...]] = {}
        self.named: dict[Nameable, NamedValue] = {}
        self.results: dict[HasOutcome, Outcome] = {}

    @property
    def groups(self) -> tuple[dict[Any, Any], ...]:
        """Return all that is known, each sort by what it was picked, named or done for."""
        return (self.picked, self.named, self.results)

    def learn(self, other: Known) -> None:
        """Know also what is known there."""
        for group, more in zip(self.groups, other.groups, strict=True):
            group.update(more)


class Scope(Known):
    """Whose ability it is and what it may refer to while it is read or resolved.

    `you` is the player the ability speaks to, `source` the card it is on, `event` what triggered it,
    `doing` the instruction being carried out, `dealt` what became of damage that was dealt together with that of an
    earlier instruction, `granted_by` the card that gave the ability (`NO_CARD`: it is the card's own).
    """

    __slots__ = (
        "active_in",
        "began",
        "core",
        "dealt",
        "doing",
        "each",
        "event",
        "granted_by",
        "in_place_of",
        "left",
        "own",
        "source",
        "whole",
        "you",
    )

    def __init__(
        self, core: Core, you: Player, source: CardId, event: Event | None = None, granted_by: CardId = NO_CARD
    ) -> None:
        self.picked = {}  # as `Known` does; scopes are made very often
        self.named = {}
        self.results = {}
        self.core = core
        self.you = you
        self.source = source
        self.event = event
        self.granted_by = granted_by
        self.own: dict[Player, Known] = {}
        """What each player picked, named and did where each of several did the same: "their discarded card"."""
        self.dealt: dict[Effect, Outcome] = {}
        self.in_place_of: Wordable = None
        """What would happen if the ability did not take its place; None for abilities that replace nothing."""
        self.doing: Effect | None = None
        self.whole: Effect | None = None
        """The outermost instruction of the ability."""
        self.began = len(core.events)
        """How many events lay before the ability was read or began to resolve."""
        self.left = 0
        """How often what is done again and again is still to be done, this time included; 0: it is done once."""
        self.each: Player | None = None
        """The player whom "each player" means at the moment, while players are gone through one by one."""
        self.active_in: Zone | None = None
        """The hidden zone that its card lies in, where the ability names that zone; None for all other abilities."""

    @property
    def opponent(self) -> Player:
        """The other player than `you`."""
        return other_player(self.you)

    def take_over(self, other: Scope) -> None:
        """Know the cards picked and the things named in another scope, and what gave the ability."""
        self.granted_by = other.granted_by
        self.picked.update(other.picked)
        self.named.update(other.named)


class Pickable:
    """What stands for cards in an ability; the cards picked for it are kept in `Scope.picked`."""

    __slots__ = ()


NamedValue = House | int | str
"""What a variable stands for: a house, a number or a player, the id of a card, a trait, a type."""


class Nameable:
    """A variable: something a player names for an ability other than cards, kept in `Scope.named`."""

    is_said: ClassVar[bool] = False
    """Whether what is in force names the card it stands for in its sentence, not behind the name of its own card."""

    @abstractmethod
    def words_for(self, value: NamedValue, people: Sequence[str]) -> Words:
        """Return what was named in words; `people` are the names of the two players."""


class HasOutcome:
    """What comes before in an ability and has an outcome, kept in `Scope.results`: an instruction, or the occurrence
    that the ability reacts to."""

    __slots__ = ()


class Effect(HasOutcome):
    """One instruction. `resolve` carries it out for `scope` and returns what happened."""

    @abstractmethod
    def resolve(self, scope: Scope) -> Steps:
        """Carry out as much as can be done. Rule: "Resolve as much as you can"."""


class Ability:
    """Anything printed in a text box that is not a keyword."""

    @property
    def zones(self) -> frozenset[Zone]:
        """Where its card must be for it to be active: in play, unless it names another zone. Rule: "Ability"."""
        return IN_PLAY

    @property
    def is_worded(self) -> bool:
        """Whether it can be said in words; a change of a number that no card prints has none."""
        return True

    def players_said(self, scope: Scope) -> tuple[tuple[object, Player], ...]:
        """Return the players that its words describe by a card, "its controller", and who they are now."""
        return ()


class Triggered(Ability):
    """An ability behind one or more bold labels."""

    labels: tuple[Label, ...]
    effect: Effect

    def resolve(self, scope: Scope) -> Steps:
        """Carry out what it does."""
        return (yield from self.effect.resolve(scope))


class Reaction(Ability):
    """A constant or lasting ability that reacts to events ("After …", "At the end of …")."""

    effect: Effect
    listens: ClassVar[tuple[EventKind, ...]]

    @property
    def comes_first(self) -> bool:
        """Whether it must resolve before the "Play:" abilities of the card whose play it reacts to."""
        return False

    @abstractmethod
    def reacts(self, scope: Scope, event: Event) -> bool:
        """Return whether `event` triggers this ability of `scope.source`."""

    def in_force(self, scope: Scope) -> bool:
        """Return whether it may react now: false while a condition that it depends on does not hold."""
        return True

    def recognize(self, scope: Scope, event: Event) -> None:
        """Let what it speaks of mean the cards and players of an event that triggers it."""

    def resolve(self, scope: Scope) -> Steps:
        """Carry out what it does, after `scope.event`."""
        return (yield from self.effect.resolve(scope))


class Awaiting(Reaction):
    """A reaction to a condition's coming true, whatever event brings that about: it is set off once each time."""

    @abstractmethod
    def is_met(self, scope: Scope) -> bool:
        """Return whether the condition holds now."""


class Replacement(Ability):
    """An ability with "instead". Rule: "Replacement effects"."""

    replaces: ClassVar[tuple[EventKind, ...]]
    optional: ClassVar[bool] = False
    """Whether only carrying it out tells if it replaces anything: a player may decline it, or a condition be false."""
    asks_once: ClassVar[bool] = False
    """Whether it asks a player what any other copy of it would ask alike, so that one of them does."""

    @abstractmethod
    def catches(self, scope: Scope, event: Event) -> bool:
        """Return whether this ability replaces `event`."""

    def becomes(self, scope: Scope, event: Event) -> Event | None:
        """Return the event that takes its place in the same moment; None where `instead` does more."""
        return None

    @abstractmethod
    def instead(self, scope: Scope, event: Event) -> Steps:
        """Do what happens in its place."""

    def declined(self, scope: Scope) -> bool:
        """Return whether `instead`, now carried out, replaced nothing: what it would replace then happens."""
        return False


class Mod(StrEnum):
    """What a constant ability changes, in the order of the layers it is read in."""

    COPY = "copy"
    """The card is a copy of another one as long as this holds; the value is a `Likeness`."""
    CONTROL = "control"
    CREATURE = "creature"
    """The card in play is a creature, whatever is printed; the value: whether it may go anywhere in the battleline."""
    ARTIFACT = "artifact"
    """The creature in play is an artifact, whatever is printed."""
    BLANK = "blank"
    HOUSE_SET = "house-set"
    HOUSE_ADD = "house-add"
    KEYWORD_LOSE = "keyword-lose"
    KEYWORD_GAIN = "keyword-gain"
    TRAIT_LOSE = "trait-lose"
    TRAIT_GAIN = "trait-gain"
    ABILITY_GAIN = "ability-gain"
    POWER_SET = "power-set"
    POWER_ADD = "power-add"
    POWER_ONLY = "power-only"
    """The creature is considered to have this power and no other, whatever is added to it."""
    ARMOR_SET = "armor-set"
    ARMOR_ADD = "armor-add"
    ARMOR_ONLY = "armor-only"
    """The creature is considered to have this armor and no other, whatever is added to it."""
    ARMOR_LOSE = "armor-lose"
    """The creature has no armor, whatever is printed on it or given to it."""
    KEY_COST = "key-cost"
    COLOR_COST = "color-cost"
    """What keys of one color cost more: the color and the amount."""
    MORE_KEYS = "more-keys"
    """How many keys more than one may be forged in a turn's "forge a key" step."""
    KEYS_TO_WIN = "keys-to-win"
    """How many keys more the player must forge to win; these are colorless."""
    HAND_SIZE = "hand-size"
    MORE_DRAWN = "more-drawn"
    """How many cards the player draws besides what refills their hand, whenever it is refilled as in step 5."""
    HAUNTED = "haunted"
    """The player is haunted, however many cards are in their discard pile."""
    FIGHT_DAMAGE = "fight-damage"
    """Changes the damage a creature deals with its power: amounts are added; see `NO_FIGHT_DAMAGE`."""
    FIGHT_DAMAGE_SET = "fight-damage-set"
    """What a creature deals instead of its power when it fights."""
    NO_FIGHT_DAMAGE = "no-fight-damage"
    IGNORE_KEYWORD = "ignore-keyword"
    """The attacker ignores keywords of what it attacks; `None` among them: it ignores armor."""
    ENTERS_READY = "enters-ready"
    ENTERS_ANYWHERE = "enters-anywhere"
    """The creature may enter play anywhere in the battleline, as with deploy."""
    ENTERS_UNDER_OPPONENT = "enters-under-opponent"
    """The card enters play under the control of the opponent of whoever brings it there, as with treachery."""
    ENTERS_WITH = "enters-with"
    """A status the card has as it enters play."""
    ON_FLANK = "on-flank"
    MAY_USE = "may-use"
    USED_ONLY = "used-only"
    """The card may be used whatever house is active, but only in the way given as value."""
    MAY_PLAY = "may-play"
    MAY_TAKE_BACK = "may-take-back"
    """The card may be returned from its owner's discard pile to their hand in step 3."""
    MUST_CHOOSE = "must-choose"
    CANNOT_CHOOSE = "cannot-choose"
    CANNOT_PLAY = "cannot-play"
    CANNOT_PLAY_THERE = "cannot-play-there"
    """The creature cannot be played on one flank of its player's battleline; the value: whether that is the right."""
    CANNOT_DISCARD = "cannot-discard"
    """The value is the step in which the player cannot choose to; None: it cannot be discarded at all."""
    CANNOT_USE = "cannot-use"
    CANNOT_REAP = "cannot-reap"
    CANNOT_FIGHT = "cannot-fight"
    MUST_FIGHT = "must-fight"
    """The creature can be used for nothing but fighting where it may be used to fight."""
    CANNOT_BE_ATTACKED = "cannot-be-attacked"
    CANNOT_BE_DAMAGED = "cannot-be-damaged"
    """The value asks of the card that deals the damage whether that cannot do it; None: nothing can."""
    DAMAGE_TAKEN = "damage-taken"
    """Raises damage that is dealt to the creature; the value is a `DamageTaken`."""
    CANNOT_BE_DESTROYED = "cannot-be-destroyed"
    CANNOT_FORGE = "cannot-forge"
    CANNOT_MULLIGAN = "cannot-mulligan"
    CANNOT_RAISE_TIDE = "cannot-raise-tide"
    CANNOT_BE_STOLEN = "cannot-be-stolen"
    CANNOT_TAKE_ARCHIVES = "cannot-take-archives"
    CANNOT_LEAVE_ARCHIVES = "cannot-leave-archives"
    HOME_FROM_ARCHIVES = "home-from-archives"
    """Out of the archives it goes to its owner's hand, wherever else it would go."""
    CANNOT_EXHAUST = "cannot-exhaust"
    CANNOT_READY = "cannot-ready"
    """The value is the step in which it does not ready, None: it cannot at all."""
    ATTACHES_ONLY = "attaches-only"
    """The upgrade can be attached to these creatures only; asked of what is printed on it, wherever it lies."""
    ATTACKS_ONLY = "attacks-only"
    """The creature can only fight the creatures given as value."""
    PERISHES = "perishes"
    """The card goes as soon as the change applies ("if there are no …, destroy this"); the value: to which zone.

    One that goes to the discard pile is destroyed.
    """
    PLAY_COST = "play-cost"
    """Æmber without which a card cannot be played; the value is a `Cost`."""
    USE_COST = "use-cost"
    USE_DEMAND = "use-demand"
    """What must be done in order to use a card; the value is a `Demand`."""
    SPENDABLE = "spendable"
    """Æmber on the card may be spent when forging keys."""
    SPEND_THEIRS = "spend-theirs"
    """How much of the Æmber in the opponent's pool the player may spend when forging a key."""
    SPENT_ITSELF = "spent-itself"
    """The card itself may be spent as if it were 1 Æmber in the pool: it is discarded."""
    ICONS_SILENT = "icons-silent"
    ICONS_AGAIN = "icons-again"
    """How many times more the bonus icons of a card that the player plays are resolved."""
    PLAYS_AGAIN = "plays-again"
    """How many times more each "Play:" ability of the card resolves when it is played."""
    ALSO_BEHIND = "also-behind"
    """Abilities of the card behind one bold label are behind another one too; the value is the two labels."""
    DAMAGE_SHARED = "damage-shared"
    """Damage that is dealt to the creature in a fight is dealt to the creatures given as value too."""
    LABEL_LOSE = "label-lose"
    """The card has no abilities behind a bold label, whatever gives it any; the value is the label."""
    LABEL_SILENT = "label-silent"
    """Abilities of the card behind a bold label cannot resolve; the value is the label."""
    TAUNT_REACH = "taunt-reach"
    """The creature's taunt also protects the creatures given as value."""
    FACEUP_IN_ARCHIVES = "faceup-in-archives"
    """The card is archived faceup."""
    TOP_REVEALED = "top-revealed"
    """The top card of the player's deck lies faceup."""
    SOME_OF_ARCHIVES = "some-of-archives"
    """The player may pick up any number of their archived cards instead of all."""
    SWITCHED = "switched"
    """The creature's power and armor have changed places; of several such changes each does it once."""


class Cost(NamedTuple):
    """Æmber that must be given in order to play or use a card: paid to `receiver`, lost when None."""

    amount: int
    receiver: Player | None


class DamageTaken(NamedTuple):
    """How damage that is dealt to a creature is raised: multiplied, or more by an amount."""

    plus: int = 0
    times: int = 1


class Likeness(NamedTuple):
    """What a card that is a copy for a time has: what is printed on the other card, and the houses of that."""

    definition: Definition
    houses: tuple[House, ...]


class Demand(NamedTuple):
    """What must be done, successfully and completely, before a card is used. Rule: "“If you do” and “in order to”"."""

    effect: Effect
    possible: bool


class ColorCost(NamedTuple):
    """What keys of one color cost more."""

    color: KeyColor
    amount: int


ModValue = (
    int
    | Player
    | House
    | str
    | Zone
    | Cost
    | Likeness
    | DamageTaken
    | Demand
    | ColorCost
    | Ability
    | tuple[Ability, ...]
    | tuple[str, ...]
    | Status
    | tuple[House, ...]
    | tuple[CardId, ...]
    | tuple[Player, ...]
    | tuple[Keyword | None, ...]
    | tuple[tuple[Keyword, int], ...]
    | tuple[Status, ...]
    | tuple[Label, Label]
    | Callable[[CardId], bool]
    | None
)
"""What a change may be: an amount or a player, a house, a trait or a way of use, a cost, an ability, keywords …"""


Subject = CardId | Player
"""For what a constant ability is asked: a card, or a player for the changes that concern players."""

S = TypeVar("S", CardId, Player)


class Static(Ability, Generic[S]):
    """A constant ability: what it changes, for what, and how much.

    `Static[Player]` are the player-wide changes (key cost, hand size, house choice), all others `Static[CardId]`.
    """

    kind: Mod
    also: tuple[Mod, ...] = ()
    """What it changes besides: "you may play or use"."""
    once: bool = False
    """Whether it permits one card each turn."""
    until_used: bool = False
    """Whether it ends, in force for a time, as soon as a creature is used."""
    optional: bool = False
    """Whether the player of a card that enters play may let it enter as it would without this."""

    @property
    def never_lowers(self) -> bool:
        """Whether it is sure that its value, an amount that is added, is never negative."""
        return False

    @abstractmethod
    def applies(self, scope: Scope, subject: S) -> bool:
        """Return whether the change holds for `subject`."""

    def only(self, scope: Scope) -> CardId | None:
        """Return the one card it can hold for on the present board; None when each must be asked about."""
        return None

    def value(self, scope: Scope, subject: S) -> ModValue:
        """Return the change, by kind; None where that it holds is all there is to say."""
        return None

    def leaves_behind(self) -> tuple[Ability, Pickable] | None:
        """Return what holds this turn for a card that this permission was used for, and what stands for the card."""
        return None


class PlayedAsCopy(Ability):
    """The card is played as a copy of one of some other cards. Rules: FAQ on Mimicry, FAQ on Mimic Gel.

    `entering`: however it enters play. `house`: the one it belongs to all the same; None: that of what it copies.
    """

    entering: bool
    house: House | None

    @abstractmethod
    def models(self, scope: Scope) -> tuple[CardId, ...]:
        """Return the cards it may be a copy of."""

    @abstractmethod
    def why_not(self, scope: Scope, card: CardId) -> Reason | None:
        """Return why it cannot be a copy of another card; None where that would tell of what is hidden."""


class ToArtifact(Ability):
    """The upgrade enters play attached to an artifact instead of a creature. Rule: "Upgrades"."""


class Restriction(Ability):
    """A condition a card puts on its own play or use ("cannot be played unless …")."""

    play: bool

    @abstractmethod
    def forbids(self, scope: Scope) -> bool:
        """Return whether the card may not be played (or used) now."""


class Definition(Protocol):
    """What a card is; frozen and shared by all its copies in all games."""

    @property
    def facts(self) -> PrintedFacts: ...
    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def title(self) -> Words: ...
    @property
    def type(self) -> CardType: ...
    @property
    def traits(self) -> tuple[str, ...]: ...
    @property
    def power(self) -> int | None: ...
    @property
    def armor(self) -> int | None: ...
    @property
    def amber(self) -> int: ...
    @property
    def keywords(self) -> Mapping[Keyword, int]: ...
    @property
    def houses(self) -> tuple[House, ...]: ...
    @property
    def triggered(self) -> Mapping[Label, tuple[Triggered, ...]]: ...
    @property
    def constants(self) -> tuple[Ability, ...]:
        """Statics, reactions and replacements, active while in play."""
        ...

    @property
    def elsewhere(self) -> Mapping[Zone, tuple[Ability, ...]]:
        """Statics, reactions and replacements that are active while the card is in a zone out of play, by zone."""
        ...

    @property
    def restrictions(self) -> tuple[Restriction, ...]: ...

    @property
    def half(self) -> Half | None:
        """Which half of a gigantic creature it is; None for all other cards."""
        ...

    @property
    def other_half(self) -> str:
        """The id of the other half of a gigantic creature, "" for all other cards."""
        ...

    @property
    def as_upgrade(self) -> Definition | None:
        """What it is once it is an upgrade; None for a card that cannot become one."""
        ...

    @property
    def or_upgrade(self) -> bool:
        """Whether it may be played as an upgrade instead of as what is printed."""
        ...

    @property
    def to_artifact(self) -> bool:
        """Whether it is an upgrade that enters play attached to an artifact instead of a creature."""
        ...

    @property
    def implemented(self) -> bool: ...

    def under(self, edition: Edition) -> Definition:
        """Return what it is in a game by an edition of the rules: cards had other texts before their errata."""
        ...

    @property
    def asks_about(self) -> frozenset[EventKind]:
        """The kinds of events of which an ability asks whether they happened before."""
        ...

    @property
    def asks_of_cards(self) -> frozenset[tuple[EventKind, str]]:
        """The kinds of events of whose cards an ability asks later what they were, each with the field of the card."""
        ...

    @property
    def awaits(self) -> bool:
        """Whether an ability on it, or one that it gives, is set off by a condition's coming true."""
        ...

    def sentence(self, ability: Ability) -> Words:
        """Return what `ability` says, as one sentence that names the card."""
        ...

    def ability_words(self, ability: Ability, lead: Words | None = None, *, whole: bool = False) -> Words:
        """Return what `ability` does after `lead` (by default the card's name), for a list of waiting effects.

        With `whole` also when it happens, for a list of effects in force.
        """
        ...

    def in_force_words(self, effect: EffectInForce) -> Words:
        """Return what a lasting effect of the card says to its reader while it is in force."""
        ...

    def waiting_words(self, effect: EffectInForce) -> Words:
        """Return what an ability of the card that waits to resolve will do, as its reader is told."""
        ...
