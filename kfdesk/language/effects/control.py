"""Control of cards, places in the battleline, and cards used or resolved as if they were yours."""

from __future__ import annotations

from dataclasses import replace

from kfdesk.engine.abilities import DONE
from kfdesk.engine.control import hand_over, rightful
from kfdesk.engine.events import CardMoved, ControlChanged, CreatureMoved
from kfdesk.engine.exchange import swap_places
from kfdesk.engine.lasting import FOR_GOOD, Lasting
from kfdesk.engine.slots import ask_slot
from kfdesk.engine.state import PILES
from kfdesk.engine.terms import CardId, Player, Zone
from kfdesk.language import nouns
from kfdesk.language.back_references import FoughtByThis
from kfdesk.language.base import Target
from kfdesk.language.combined import AllOf, picks_one_of_each
from kfdesk.language.descriptions import Group
from kfdesk.language.effects.base import NOTHING, Instruction, Outcome, Scope, Steps, complete
from kfdesk.language.effects.moves import is_yours
from kfdesk.language.estimates import BOUNCED, HAND_SIZE, DeckEstimate, EstimateContext, EstimateKind, uncounted
from kfdesk.language.pile_estimates import zone_and_owner
from kfdesk.language.places import Pile
from kfdesk.language.players import OPPONENT, YOU, PlayersOf, Who
from kfdesk.language.positions import ANYWHERE, FLANK, Spot
from kfdesk.language.predicates import FRIENDLY, Enemy
from kfdesk.language.rules.belonging import Controls
from kfdesk.language.sorts import CARD
from kfdesk.language.targets import NO_BAR, THIS, Chosen
from kfdesk.language.unfit import CHOSEN_ALREADY
from kfdesk.records import entity
from kfdesk.text.adverbials import PerLanguage
from kfdesk.text.joining import And, Sentences
from kfdesk.text.mentions import ItsOwn
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.parts import parts
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.wording import Fragment, Wordable

__all__ = ["move_to", "swap", "swap_control", "take_control"]


@entity
class TakeControl(Instruction):
    """A player takes control of cards for as long as they are in play; creatures come to a flank, or anywhere."""

    target: Target
    rule: Controls
    anywhere: bool = False

    def carry_out(self, scope: Scope) -> Steps:
        core = scope.core
        picked = yield from self.target.pick(scope)
        cards = tuple(c for c in picked if core.state.cards[c].in_play)
        rule = self._rule_now(scope)
        if not cards or rule is None:
            return NOTHING
        claim(scope, rule, cards)
        if self.anywhere:
            for card in cards:
                yield from hand_over(core, card, rightful(core, card), anywhere=True)
        yield from core.settle()
        return complete(Outcome(True, cards, len(cards)), self.target, picked)

    def _rule_now(self, scope: Scope) -> Controls | None:
        """Return the rule that is in force from now on: for the player who is meant now, whoever is meant later."""
        if self.rule.who in (YOU, OPPONENT):
            return self.rule
        players = self.rule.who.players(scope)
        return control_by(scope, self.rule.target, players[0]) if players else None

    def does_nothing_to(self, scope: Scope, card: CardId) -> bool:
        return not scope.core.state.cards[card].in_play

    def worded(self) -> Fragment:
        placing = _PLACE.of(target=Pronoun(self.target), spot=ANYWHERE.within(_YOUR_LINE))
        return And((self.rule.taking, placing)) if self.anywhere else self.rule.taking

    @property
    def says_who(self) -> bool:
        return self.rule.who is not YOU and not self.rule.taken

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.takes_away(self.target, context)


_YOUR_LINE = NounPhrase((nouns.BATTLELINE,), of=YOU)
_PLACE = Phrase(en="place {target} {spot}", de="{target} {spot} bewegen")


def control_by(scope: Scope, target: Target, player: Player) -> Controls:
    """Return the rule that a player controls what `target` means."""
    return Controls(target, YOU if player == scope.you else OPPONENT)


def claim(scope: Scope, rule: Controls, cards: tuple[CardId, ...]) -> None:
    """Let a player control cards from now on; they change sides when the board settles."""
    core = scope.core
    core.begin_lasting(
        Lasting(
            scope.you,
            scope.source,
            rule,
            core.state.turn,
            FOR_GOOD,
            bound=((rule.target, cards),),
            incarnations=tuple((c, core.state.cards[c].incarnation) for c in cards),
        )
    )


@entity
class SwapPlaces(Instruction):
    """Two creatures of one battleline change places; of different battlelines nothing happens. Rule: "Swap"."""

    first: Target
    second: Target
    loads: bool = False
    """Whether all that lies on them changes places with them."""
    phrase = Phrase(
        en="<swap> {first} with {second} in your battleline",
        de="{first} mit {second:dat} in deiner Schlachtreihe <tauschen>",
        rule="glossary/swap",
    )
    phrase_loads = Phrase(
        en="also swap all {amber}, damage, counters, and upgrades on those creatures",
        de="auch alles {amber}, allen Schaden sowie alle Marker und Aufwertungen auf jenen Kreaturen tauschen",
    )
    add_to = uncounted

    def worded(self) -> Fragment:
        return Sentences((self._places, self.phrase_loads)) if self.loads else self.phrase

    @property
    def _places(self) -> Fragment:
        """Return that the creatures change places, whatever lies on them."""
        return self.phrase.of(first=self.first, second=self.second)

    def about(self, target: Target) -> Wordable:
        said = Instruction.about(self, target)
        return self._places if said is self else said

    def can_start(self, scope: Scope) -> bool:
        ones = _meant(self.first, scope)
        if self.first in parts(self.second):  # a neighbor of the first
            return bool(ones)
        others = _meant(self.second, scope)
        return bool(ones and others) and len({*ones, *others}) > 1

    def carry_out(self, scope: Scope) -> Steps:
        if not self.can_start(scope):
            return NOTHING
        one = yield from self.first.pick(scope)
        two = yield from self.second.pick(scope)
        if not one or not two:
            return NOTHING
        return (yield from swap_places(scope.core, one[0], two[0], scope.source, loads=self.loads))


def _meant(target: Target, scope: Scope) -> tuple[CardId, ...]:
    """Return the cards that a target means, or may mean where none has been picked yet."""
    return target.known(scope) or target.candidates(scope)


@entity
class SwapTwo(Instruction):
    """Two creatures of any one battleline change places; where no player has two, nothing happens. Rule: "Swap"."""

    target: Chosen
    first: Chosen
    second: Chosen
    phrase = Phrase(
        en="<swap> {target} in a battleline",
        de="{target} in einer Schlachtreihe <tauschen>",
        rule="glossary/swap",
    )
    with_first = Phrase(
        en="<swap> {first} with another creature in the same battleline",
        de="{first} mit einer anderen Kreatur in derselben Schlachtreihe <tauschen>",
        rule="glossary/swap",
    )
    add_to = uncounted

    def about(self, target: Target) -> Wordable:
        return self.with_first.of(first=self.first) if target is self.second else self

    def can_start(self, scope: Scope) -> bool:
        return len(self._alone(scope)) < len(self.target.candidates(scope))

    def _alone(self, scope: Scope) -> list[CardId]:
        """Return the creatures whose controllers have no other that is meant."""
        held = scope.core.state.cards
        found = self.target.candidates(scope)
        controllers = [held[card].controller for card in found]
        return [card for card in found if controllers.count(held[card].controller) < 2]

    def carry_out(self, scope: Scope) -> Steps:
        held = scope.core.state.cards
        found, alone = self.target.candidates(scope), self._alone(scope)
        one = yield from self.first.pick(scope, barred=dict.fromkeys(alone, _IS_ALONE))
        if not one:
            return NOTHING
        others = [card for card in found if held[card].controller != held[one[0]].controller]
        two = yield from self.second.pick(
            scope, barred=dict.fromkeys(others, _STANDS_ELSEWHERE) | dict.fromkeys(one, CHOSEN_ALREADY)
        )
        return (yield from swap_places(scope.core, one[0], two[0], scope.source))


_IS_ALONE = Frame(
    en="there is no other creature in the battleline of {subject}",
    de="in der Schlachtreihe von {subject:dat} ist keine andere Kreatur",
)
_STANDS_ELSEWHERE = Frame(
    en="{subject} is not in the battleline of the creature chosen first",
    de="{subject:nom} befindet sich nicht in der Schlachtreihe der zuerst gewählten Kreatur",
)


@entity
class SwapPiles(Instruction):
    """Each of two of your piles becomes the other."""

    first: Pile
    second: Pile
    phrase = Phrase(en="swap {first} and {second}", de="{first} und {second} tauschen", rule="glossary/swap")

    def carry_out(self, scope: Scope) -> Steps:
        def moved(one: Pile, other: Pile) -> list[CardMoved]:
            cards = one.cards(scope, CARD)
            return [
                CardMoved(c, scope.you, one.zone, other.zone, scope.source, revealed=True, swapped=True) for c in cards
            ]

        yield from scope.core.happen(*moved(self.first, self.second), *moved(self.second, self.first))
        return DONE

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        if Zone.DISCARD in (self.first.zone, self.second.zone) and not context.theirs:
            estimate.add(EstimateKind.RECURSION, HAND_SIZE, context)


@entity
class SwapCards(Instruction):
    """A card in your hand takes the place of one in your discard pile; without two such cards nothing happens.

    Rule: "Swap".
    """

    first: Chosen
    second: Chosen
    phrase = Phrase(en="swap {first} with {second}", de="{first} gegen {second} tauschen", rule="glossary/swap")

    def about(self, target: Target) -> Wordable:
        return self

    def can_start(self, scope: Scope) -> bool:
        return len(self._without_another(scope)) < len(_there(scope, self.first))

    def carry_out(self, scope: Scope) -> Steps:
        if not self.can_start(scope):
            return NOTHING
        alone = self._without_another(scope)
        one = yield from self.first.pick(scope, barred=dict.fromkeys(alone, _HAS_NO_OTHER) if alone else NO_BAR)
        two = yield from self.second.pick(scope)
        state = scope.core.state
        moved = []
        for card, other in ((one[0], two[0]), (two[0], one[0])):
            owner, zone = state.cards[other].owner, state.cards[other].zone
            row = getattr(state.players[owner], PILES[zone])
            moved.append(
                CardMoved(
                    card,
                    owner,
                    state.cards[card].zone,
                    zone,
                    scope.source,
                    revealed=True,
                    depth=row.index(other),
                )
            )
        yield from scope.core.happen(*moved)
        return Outcome(True, (one[0], two[0]), 2)

    def _without_another(self, scope: Scope) -> list[CardId]:
        """Return the cards of the first description that no card of the second could be swapped with."""
        found, known = [], scope.picked.get(self.first)
        for card in _there(scope, self.first):
            scope.picked[self.first] = (card,)
            if not _there(scope, self.second):
                found.append(card)
        if known is None:
            scope.picked.pop(self.first, None)
        else:
            scope.picked[self.first] = known
        return found

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        zones = {zone_and_owner(one, context)[0] for one in (self.first, self.second)}
        estimate.add(EstimateKind.RECURSION, float(Zone.DISCARD in zones and not context.theirs), context)


def _there(scope: Scope, target: Chosen) -> tuple[CardId, ...]:
    """Return the cards that may be picked in a pile, or those picked before that still lie there."""
    there = target.place.cards(scope, CARD)
    return tuple(card for card in scope.picked.get(target, target.candidates(scope)) if card in there)


_HAS_NO_OTHER = Frame(
    en="there is no card to swap {subject} with",
    de="es gibt keine Karte, gegen die {subject:nom} getauscht werden kann",
)


@entity
class SwapControl(Instruction):
    """Two cards of different players change their controllers; each takes the place of the other.

    Rule: "Swap control".
    """

    first: Target
    second: Target
    both: Target | None = None
    """The two of them together, where they were chosen before: "those creatures"."""
    phrase = Phrase(
        en="<swap control> of {first} and {second}",
        de="die <Kontrolle> über {first} und {second} <tauschen>",
        rule="glossary/swap-control",
    )
    of_both = Phrase(
        en="<swap control> of {both}", de="die <Kontrolle> über {both} <tauschen>", rule="glossary/swap-control"
    )

    def worded(self) -> Fragment:
        if self.both is not None:
            return self.of_both
        if self.first is THIS and isinstance(self.second, FoughtByThis):
            return self.phrase.of(first=self.first, second=self.second.beside_this)
        return self.phrase

    def can_start(self, scope: Scope) -> bool:
        return self.first.any(scope) and self.second.any(scope)

    def carry_out(self, scope: Scope) -> Steps:
        core, held = scope.core, scope.core.state.cards
        if not self.can_start(scope):
            return NOTHING
        one = yield from self.first.pick(scope)
        two = yield from self.second.pick(scope)
        if not one or not two or not (held[one[0]].in_play and held[two[0]].in_play):
            return NOTHING
        first, second = held[one[0]], held[two[0]]
        if first.controller == second.controller:
            return NOTHING
        claim(scope, control_by(scope, self.first, second.controller), (first.id,))
        claim(scope, control_by(scope, self.second, first.controller), (second.id,))
        if first.zone is second.zone and first.zone in PILES:
            places = [getattr(core.state.players[c.controller], PILES[c.zone]).index(c.id) for c in (first, second)]
            yield from core.happen(
                ControlChanged(first.id, second.controller, scope.source, places[1]),
                ControlChanged(second.id, first.controller, scope.source, places[0]),
            )
        yield from core.settle()
        return Outcome(True, (first.id, second.id), 2)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.removes(self.second if self.both is None else self.both, BOUNCED, context)


_CONTROLLERS_LINE = fixed("its controller’s battleline", "Schlachtreihe")


@entity
class MoveTo(Instruction):
    """A creature moves within its battleline: to a flank, or anywhere. Rule: "Move"."""

    target: Target
    spot: Spot
    phrase = Phrase(en="move {target} to a <flank>", de="{target} an eine <Flanke> bewegen", rule="glossary/flank")
    phrase_of_anybody = Phrase(
        en="move {target} to a <flank> of {line}",
        de="{target} an eine <Flanke> {line:gen} bewegen",
        rule="glossary/flank",
    )
    phrase_anywhere = Phrase(
        en="move {target} anywhere in {line}",
        de="{target} an eine beliebige Stelle {line:gen} bewegen",
    )
    phrase_anywhere_in_yours = Phrase(
        en="move {target} anywhere in your battleline",
        de="{target} an eine beliebige Stelle deiner Schlachtreihe bewegen",
    )
    add_to = uncounted

    def worded(self) -> Fragment:
        yours = is_yours(self.target)
        if self.spot is ANYWHERE and yours:
            return self.phrase_anywhere_in_yours
        if self.spot is not ANYWHERE and (self.target is THIS or yours):
            return self.phrase
        own = ItsOwn(NounPhrase((nouns.BATTLELINE,)), self.target)
        anybodys = self.phrase_anywhere if self.spot is ANYWHERE else self.phrase_of_anybody
        return anybodys.of(target=self.target, line=PerLanguage(_CONTROLLERS_LINE, own))

    def carry_out(self, scope: Scope) -> Steps:
        core = scope.core
        moved = []
        for card in (yield from self.target.pick(scope)):
            if self.does_nothing_to(scope, card):
                continue
            c = core.state.cards[card]
            now = core.state.players[c.controller].line.index(card)
            slot = yield from ask_slot(core, c.controller, card, among=self.spot.gaps(scope))
            yield from core.happen(CreatureMoved(card, slot - (slot > now), scope.source))
            moved.append(card)
        return Outcome(bool(moved), tuple(moved), len(moved))

    def does_nothing_to(self, scope: Scope, card: CardId) -> bool:
        """Return whether it is not in a battleline, or alone in it."""
        c = scope.core.state.cards[card]
        return c.zone is not Zone.BATTLELINE or len(scope.core.state.players[c.controller].line) == 1


def take_control(target: Target, *, by: Who = YOU, spot: Spot = FLANK) -> TakeControl:
    """You or another player take control of cards, as long as they are in play.

    For a time it is a rule within a duration: `until_leaves(THIS, controls(target))`. Creatures come to a flank; those
    that you take control of `ANYWHERE` in your battleline, where the card says so. Raises `ValueError` for another
    place, and for several players, such as the owners of several cards.
    """
    if by.each_alone or (isinstance(by, PlayersOf) and by.target.several):
        raise ValueError(f"each of these players takes control of which cards? {by}")
    if spot not in (FLANK, ANYWHERE) or (spot is ANYWHERE and by is not YOU):
        raise ValueError(f"creatures that {by} takes control of do not come there: {spot}")
    return TakeControl(target, Controls(target, by), spot is ANYWHERE)


def swap_control(first: Target, second: Target | None = None) -> SwapControl:
    """Swap control of two cards; or of `all_of` two that were chosen before: "swap control of those creatures".

    Raises `ValueError` for any other single target.
    """
    if second is not None:
        return SwapControl(first, second)
    if not isinstance(first, AllOf) or len(first.groups) != 2 or not picks_one_of_each(first):
        raise ValueError(f"two cards are swapped, not {first}")
    return SwapControl(*first.groups, first)


def move_to(target: Target, spot: Spot) -> MoveTo:
    """Move creatures to a FLANK of their battleline, or ANYWHERE in it. Raises `ValueError` for another place."""
    if spot not in (FLANK, ANYWHERE):
        raise ValueError(f"creatures move to a flank or anywhere, not {spot}")
    return MoveTo(target, spot)


def swap(
    first: Target | Pile, second: Target | Pile | None = None, *, loads: bool = False
) -> SwapPlaces | SwapTwo | SwapPiles | SwapCards:
    """Swap two creatures in your battleline, or two of your piles; `a(CREATURE, n=2)`: in the battleline of either.

    `loads`: all Æmber, damage, counters and upgrades on two creatures in your battleline are swapped, too.
    Or a card in your discard pile with one in your hand: `swap(a(ARTIFACT, in_=discard_pile()), a(CARD, in_=hand()))`.
    Raises `ValueError` for anything else, such as a card in play with one that is not, and for two creatures of which
    neither is said to be yours.
    """
    if loads and (second is None or isinstance(first, Pile) or isinstance(second, Pile)):
        raise ValueError(f"what lies on two creatures in your battleline is swapped, not on {first}")
    if second is None:
        if not isinstance(first, Chosen) or not first.least == first.most == 2 or first.place.taken_from is not None:
            raise ValueError(f"two creatures in play are swapped, not {first}")
        one, other = (replace(first, least=1, most=1) for _ in range(2))
        return SwapTwo(first, one, other)
    if isinstance(first, Pile) and isinstance(second, Pile):
        yours = first.belongs_to_you and second.belongs_to_you and Zone.ARCHIVES not in (first.area, second.area)
        if first.area is second.area or not yours:
            raise ValueError(f"two piles of cards that you own are swapped, not {first} and {second}")
        return SwapPiles(first, second)
    if not loads and isinstance(first, Chosen) and isinstance(second, Chosen) and _are_in_piles(first, second):
        return SwapCards(first, second)
    for card in (first, second):
        if not isinstance(card, Target) or (isinstance(card, Group) and not _may_be_yours(card)):
            raise ValueError(f"creatures in a battleline are swapped, or two piles, not {card}")
    assert isinstance(first, Target) and isinstance(second, Target)
    if all(isinstance(card, Group) and FRIENDLY not in card.predicates for card in (first, second)):
        raise ValueError(f"one of the creatures must be said to be in your battleline: {first}, {second}")
    return SwapPlaces(first, second, loads)


def _are_in_piles(first: Chosen, second: Chosen) -> bool:
    """Return whether one card each is meant, of your hand and of your discard pile."""
    one_each = all(one.least == one.most == 1 and one.place.belongs_to_you for one in (first, second))
    return one_each and {first.place.zone, second.place.zone} == {Zone.HAND, Zone.DISCARD}


def _may_be_yours(group: Group) -> bool:
    """Return whether cards of a description can be in your battleline."""
    return group.place.taken_from is None and not any(isinstance(one, Enemy) for one in group.predicates)
