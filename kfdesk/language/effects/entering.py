"""Playing cards and bringing them into play by an effect."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import overload

from kfdesk.engine import forbidding
from kfdesk.engine import play as playing
from kfdesk.engine.abilities import PlayedAsCopy
from kfdesk.engine.decisions import Decision
from kfdesk.engine.gigantic import paired, with_top_halves
from kfdesk.engine.phrases import ASK
from kfdesk.engine.rules import Reason
from kfdesk.engine.terms import NO_CARD, CardId, House, Player, Zone
from kfdesk.language import nouns
from kfdesk.language.attributes import READY, WithStatus
from kfdesk.language.base import Node, Rule, Target
from kfdesk.language.descriptions import Each, Group
from kfdesk.language.effects.base import Instruction, Scope, Steps, in_order, joined
from kfdesk.language.estimates import LIFE, DeckEstimate, EstimateContext, EstimateKind, uncounted
from kfdesk.language.extremes import Extreme
from kfdesk.language.pile_estimates import are_lost, zone_and_owner
from kfdesk.language.places import IN_PLAY, within_reach
from kfdesk.language.players import Who, You
from kfdesk.language.position_predicates import OnThatFlank
from kfdesk.language.positions import Spot, spot_of
from kfdesk.language.predicates import Predicate
from kfdesk.language.rules.belonging import Belongs
from kfdesk.language.rules.copying import IsCopy, LikenessOf
from kfdesk.language.sorts import CREATURE, Sort
from kfdesk.language.targets import THIS, Chosen, This
from kfdesk.language.unfit import why_unfit
from kfdesk.records import entity
from kfdesk.text.joining import Sentences
from kfdesk.text.nominals import NounPhrase, That
from kfdesk.text.parts_of_speech import A
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.wording import Fragment, Wordable
from kfdesk.text.words import Pair, Words

__all__ = ["copies", "play_card", "put_into_play"]


def _in_order(
    scope: Scope, target: Target, cards: tuple[CardId, ...], prompt: Words
) -> Generator[Decision, tuple[str, ...], list[tuple[CardId, CardId]]]:
    """Return cards that enter one at a time as the active player orders them, each with the half that enters with it.

    The two halves of a gigantic creature are one in that order. Rule: "Gigantic".
    """
    halves = dict(paired(scope.core, cards))
    order = yield from in_order(scope, target, tuple(halves), prompt)
    return [(card, halves[card]) for card in order]


@entity
class PlayCard(Instruction):
    """Play cards from where they are, whatever house is active; one that cannot be played stays there.

    So does one that has gone to a hidden zone meanwhile. Rule: "Movement between zones".
    Several are played one at a time, in the order of the active player's choosing. Rule: ""Play:" abilities".

    Only a player who needs to draw resets an empty deck (rules "Drawing cards", "Discard pile"); to play its top card
    is not to draw it, so from an empty deck nothing is played. Rule: FAQ on Wild Wormhole.
    With `entering` a creature enters play in that state. Rule: "Enters play". Upgrades are attached to `host` if there
    is one; while that is not in play they are not played. Rule: "Upgrades".
    """

    target: Target
    spot: Spot | None = None
    entering: WithStatus | None = None
    host: Target | None = None

    def worded(self) -> Fragment:
        if self.host is not None:
            return _PLAY_ON.of(target=self.target, host=self.host)
        played = _PLAY.of(target=self.target, spot=self.spot)
        if self.entering is None:
            return played
        enters = _ENTERS.of(target=That(self.target), state=self.entering)
        return Sentences((played, enters))

    def can_start(self, scope: Scope) -> bool:
        picked = scope.picked.get(self.target)
        if picked is None:
            return Instruction.can_start(self, scope)
        cards = paired(scope.core, picked)
        return any(playing.might_be_played(scope.core, scope.you, card, half) for card, half in cards)

    def report_forbidden(self, scope: Scope, cards: Iterable[CardId]) -> None:
        for card in cards or scope.picked.get(self.target, ()):
            forbidding.report_play(scope.core, scope.you, card, scope.source, offered=False)

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        cards = within_reach(scope, self.target, (yield from self.target.pick(scope)))
        host = NO_CARD
        if self.host is not None:
            hosts = yield from self.host.pick(scope)
            host = next((c for c in hosts if scope.core.state.cards[c].zone is Zone.BATTLELINE), NO_CARD)
            cards = cards if host else ()
        for card, half in (yield from _in_order(scope, self.target, cards, ASK["play-order"])):
            among = None if self.spot is None else self.spot.gaps(scope)
            statuses = () if self.entering is None else (self.entering.status,)
            playing_it = playing.play_card(
                scope.core, scope.you, card, scope.source, other_half=half, among=among, statuses=statuses, host=host
            )
            outcomes.append((yield from playing_it))
        return joined(outcomes)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate_entering(estimate, self.target, context)


def estimate_entering(estimate: DeckEstimate, target: Target, context: EstimateContext) -> None:
    """Add what it is worth that cards are played, or put into play, besides those that a turn allows: this card comes
    back so, and what is not yours is one less for the opponent."""
    if context.theirs:
        return
    are_lost(estimate, target, context)
    zone, whose = zone_and_owner(target, context)
    if zone is Zone.DECK and whose.yours:
        estimate.add(EstimateKind.DRAW, target.size(), context)
    else:
        estimate.add(EstimateKind.EFFICIENCY, target.size(), context)
    if zone in (Zone.DISCARD, Zone.PURGED) or target.is_this:
        estimate.add(EstimateKind.RECURSION, target.size() * whose.yours, context)


_PLAY = Phrase(en="play {target} {spot}", de="{target} {spot} spielen")
_PLAY_ON = Phrase(en="play {target} on {host}", de="{target} spielen & {target:it:acc} an {host:acc} an-legen")
_ENTERS = Phrase(en="{target} | enter play {state}", de="{target} | {state} ins Spiel [kommen]")


@entity
class PutIntoPlay(Instruction):
    """Put cards into play without playing them, under a player's control; None: their owners'.

    Several enter one at a time, in the order of the active player's choosing. Rule: FAQ on Æmberlution.
    With `from_` only from that player's discard pile, which the card need not say.
    """

    target: Target
    under: Who | None = None
    from_: Who | None = None
    ready: bool = False
    spot: Spot | None = None
    participle = Pair("put into play", "ins Spiel gebracht")

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        cards = self._there(scope, (yield from self.target.pick(scope)))
        for card, half in (yield from _in_order(scope, self.target, cards, ASK["enter-order"])):
            c = scope.core.state.cards[card]
            player = c.owner if self.under is None else self.under.players(scope)[0]
            outcomes.append((yield from self._put(scope, player, card, half)))
        return joined(outcomes)

    def _put(self, scope: Scope, player: Player, card: CardId, half: CardId) -> Steps:
        return (
            yield from playing.put_into_play(
                scope.core,
                player,
                card,
                scope.source,
                other_half=half,
                ready=self.ready,
                among=None if self.spot is None else self.spot.gaps(scope),
            )
        )

    def _there(self, scope: Scope, picked: tuple[CardId, ...]) -> tuple[CardId, ...]:
        """Return the cards that can be put into play, of those that were picked."""
        known = scope.core.state.cards
        if self.from_ is not None:
            players = self.from_.players(scope)
            return tuple(c for c in picked if known[c].zone is Zone.DISCARD and known[c].owner in players)
        return tuple(c for c in within_reach(scope, self.target, picked) if not known[c].in_play)

    def worded(self) -> Fragment:
        return (_PUT_READY if self.ready else _PUT).of(target=self.target, control=self._control, spot=self.spot)

    @property
    def _control(self) -> Wordable:
        match self.under:
            case None:
                return None
            case You():
                return _YOURS
        return _UNDER_CONTROL.of(control=NounPhrase((nouns.CONTROL,), of=self.under))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate_entering(estimate, self.target, context)


_PUT = Phrase(en="put {target} into play {control} {spot}", de="{target} {control} {spot} ins Spiel bringen")
_PUT_READY = Phrase(
    en="put {target} into play ready {control} {spot}", de="{target} {control} {spot} spielbereit ins Spiel bringen"
)
_YOURS = fixed("under your control", "unter deiner Kontrolle")
_UNDER_CONTROL = Frame(en="under {control}", de="unter {control:dat}")


@entity
class ReturnToPlay(PutIntoPlay):
    """Put cards that this card has purged back into play under their owners' control, without playing them.

    There is one such instruction for each time that it purges cards; all of them together return all the cards.
    """

    add_to = uncounted

    def _there(self, scope: Scope, picked: tuple[CardId, ...]) -> tuple[CardId, ...]:
        return with_top_halves(scope.core, PutIntoPlay._there(self, scope, picked))

    def worded(self) -> Fragment:
        return _BACK


_BACK = Phrase(
    en="return to play all cards <purged> by {this}",
    de="alle durch {this:acc} <verbannten> Karten ins Spiel zurück-bringen",
    rule="glossary/purge",
).of()


@entity
class AsCopy(Node, PlayedAsCopy):
    """When you play this card, treat it as a copy of a card of a description; or it enters play as one."""

    group: Group
    entering: bool = False
    house: House | None = None

    def worded(self) -> Fragment:
        if not self.entering:
            return _AS_COPY
        model = self.group.described(A)
        if self.house is None:
            return _ENTERS_AS_COPY.of(model=model)
        return _ENTERS_BUT.of(model=model, house=self.house.words)

    @property
    def model(self) -> Fragment:
        """Return what it may become a copy of, with where that lies."""
        return self.group.described(A, within=True)

    def models(self, scope: Scope) -> tuple[CardId, ...]:
        return self.group.candidates(scope)

    def why_not(self, scope: Scope, card: CardId) -> Reason | None:
        return why_unfit(scope, self.group, card)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        if self.entering:
            estimate.add(EstimateKind.EFFECTIVE_POWER, LIFE, context)
        else:
            estimate.add(EstimateKind.EFFICIENCY, 1.0, context)


_AS_COPY = Frame(
    en="when you play {this}, treat it as a copy of {model}",
    de="wenn du {this:acc} spielst, behandle diese Karte als Kopie {model:gen}",
)
_ENTERS_AS_COPY = Frame(en="{this} enters play as a copy of {model}", de="{this} kommt als Kopie {model:gen} ins Spiel")
_ENTERS_BUT = Frame(
    en="{this} enters play as a copy of {model}, except it belongs to house {house}",
    de="{this} kommt als Kopie {model:gen} ins Spiel, gehört aber zur Fraktion {house}",
)


def play_card(
    target: Target,
    spot: Spot | OnThatFlank | None = None,
    *,
    entering: Predicate | None = None,
    on: Target | None = None,
) -> PlayCard:
    """Play a card from where it is; a creature at a spot of the battleline, or one that enters play `STUNNED`.

    `on`: an upgrade, on that creature. Raises `ValueError` for another state, and for what is not an upgrade or comes
    elsewhere besides; `TypeError` for another place.
    """
    if on is not None and (spot or entering or not isinstance(target, Group) or target.sort is not Sort.UPGRADE):
        raise ValueError(f"upgrades are played on a creature, not {target}")
    if entering is not None and not isinstance(entering, WithStatus):
        raise ValueError(f"a card that is played does not enter play so: {entering}")
    return PlayCard(target, spot_of(spot), entering, on)


def put_into_play(
    target: Target,
    *states: Predicate,
    under: Who | None = None,
    from_: Who | None = None,
    spot: Spot | None = None,
) -> PutIntoPlay:
    """Put cards into play, `READY` or as they always come, under their owners' control or under a player's.

    `from_`: only from that player's discard pile; the card need not say it of cards to which something happened.
    `spot`: where in the battleline. Raises `ValueError` for another state, and for the control of more than one player.
    """
    if under is not None and under.each_alone:
        raise ValueError(f"a card comes under the control of one player: {under}")
    if states not in ((), (READY,)):
        raise ValueError(f"cards are not put into play so: {states}")
    return PutIntoPlay(target, under, from_, bool(states), spot_of(spot))


@overload
def copies(card: This, group: Chosen, *, but: Rule | None = None) -> AsCopy: ...
@overload
def copies(card: Each, group: Target) -> IsCopy: ...
def copies(card: This | Each, group: Target, *, but: Rule | None = None) -> AsCopy | IsCopy:
    """When you play this action, treat it as a copy of such a card; a creature enters play as a copy of one in play.

    `but`: it belongs to another house all the same. Or each card of a description in play is a copy of a card that is
    known, for a time: `this_turn(copies(each(CREATURE, TOKEN), HOST))`. Raises `TypeError` for what is no description
    of one card, and for anything else that it keeps.
    Rules: FAQ on Mimicry, FAQ on Mimic Gel.
    """
    if isinstance(card, Each):
        other = card.sort is not CREATURE or card.place is not IN_PLAY
        if other or isinstance(group, Each) or group.several or but is not None:
            raise TypeError(f"each of these is a copy of which card? {card}, {group}")
        return IsCopy(card, LikenessOf(group, base=False))
    if card is not THIS or not isinstance(group, Chosen) or group.most != 1 or isinstance(group, Extreme):
        raise TypeError(f"this card is a copy of which card? {card}, {group}")
    if but is not None and not (isinstance(but, Belongs) and isinstance(but.house, House)):
        raise TypeError(f"a copy keeps its house alone, not {but}")
    house = but.house if isinstance(but, Belongs) and isinstance(but.house, House) else None
    return AsCopy(group, group.place is IN_PLAY, house)
