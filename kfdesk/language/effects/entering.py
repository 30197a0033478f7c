"""Playing cards and bringing them into play by an effect, or under another card."""

from __future__ import annotations

from kfdesk.engine import moves
from kfdesk.engine import play as playing
from kfdesk.engine.abilities import PlayedAsCopy
from kfdesk.engine.events import CardMoved
from kfdesk.engine.gigantic import paired
from kfdesk.engine.terms import CardType, Zone
from kfdesk.language.base import Node
from kfdesk.language.effects.base import NOTHING, Instruction, Outcome, Scope, Steps, joined
from kfdesk.language.effects.moves import within_reach
from kfdesk.language.impact import At, Figure, Tally, uncounted
from kfdesk.language.piles import EndOfPile
from kfdesk.language.players import Who
from kfdesk.language.targets import THIS, Group, Target
from kfdesk.records import entity
from kfdesk.text.nouns import A
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.speech import Piece
from kfdesk.text.words import Words

__all__ = [
    "attach",
    "play_card",
    "played_as_copy_of",
    "put_into_play",
    "put_under",
    "return_to_play",
]


@entity
class PlayCard(Instruction):
    """Play a card from where it is, whatever house is active; one that cannot be played stays there.

    Only a player who needs to draw resets an empty deck (rules "Drawing cards", "Discard pile"); to play its top card
    is not to draw it, so from an empty deck nothing is played. Rule: FAQ on Wild Wormhole.
    """

    target: Target
    phrase = Phrase(en="play {target}", de="{target} spielen")

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for card, half in paired(scope.g, (yield from self.target.pick(scope))):
            outcomes.append((yield from playing.play_card(scope.g, scope.you, card, scope.source, other_half=half)))
        return joined(outcomes)

    def weigh(self, tally: Tally, at: At) -> None:
        if isinstance(self.target, EndOfPile) and self.target.pile.zone is Zone.DECK:
            tally.add(Figure.DRAW, self.target.size(), at)


@entity
class PutIntoPlay(Instruction):
    """Put cards into play without playing them, under a player's control; None: their owners'.

    With `from_` only from that player's discard pile, which the card need not say.
    """

    target: Target
    under: Who | None = None
    from_: Who | None = None
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for card, half in paired(scope.g, (yield from self.target.pick(scope))):
            c = scope.g.state.cards[card]
            if c.in_play or not all(self._within_reach(scope, each) for each in (card, half) if each):
                continue
            player = c.owner if self.under is None else self.under.players(scope)[0]
            outcomes.append((yield from playing.put_into_play(scope.g, player, card, scope.source, other_half=half)))
        return joined(outcomes)

    def _within_reach(self, scope: Scope, card: int) -> bool:
        c = scope.g.state.cards[card]
        if self.from_ is not None:
            return c.zone is Zone.DISCARD and c.owner in self.from_.players(scope)
        return c.zone is Zone.HAND or moves.scope_knows(scope, card)

    def spoken(self) -> Piece:
        return _PUT_IN_PLAY if self.under is None else _UNDER_CONTROL


_PUT_IN_PLAY = Phrase(en="put {target} into play", de="{target} ins Spiel bringen")


_UNDER_CONTROL = Phrase(
    en="put {target} into play under your control", de="{target} unter deiner Kontrolle ins Spiel bringen"
)


@entity
class PutUnder(Instruction):
    """Put cards facedown under a card in play."""

    target: Target
    host: Target = THIS
    phrase = Phrase(en="put {target} facedown under {host}", de="{target} verdeckt unter {host:acc} legen")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        g = scope.g
        cards = yield from self.target.pick(scope)
        hosts = yield from self.host.pick(scope)
        if not cards or not hosts or not g.state.cards[hosts[0]].in_play:
            return NOTHING
        for card in cards:
            c = g.state.cards[card]
            yield from g.happen(CardMoved(card, c.owner, c.zone, Zone.UNDER, hosts[0], face_down=True))
        return Outcome(True, cards, len(cards))


@entity
class Attach(Instruction):
    """Attach upgrades, from wherever they are, to a creature. Rule: "Upgrades"."""

    target: Target
    to: Target
    participle = Words("attached", "angelegt")
    phrase = Phrase(en="attach {target} to {to}", de="{target} an {to} an-legen")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        g = scope.g
        cards = within_reach(scope, self.target, (yield from self.target.pick(scope)))
        onto = yield from self.to.pick(scope)
        upgrades = tuple(c for c in cards if g.state.cards[c].defn.type is CardType.UPGRADE)
        if not upgrades or not onto or not g.state.cards[onto[0]].in_play:
            return NOTHING
        for card in upgrades:
            attached = playing.attach(g, scope.you, card, onto[0])
            yield from g.settle()
            yield from g.react(attached)
        return Outcome(True, upgrades, len(upgrades))


@entity
class ReturnToPlay(PutIntoPlay):
    """Put cards that this card has purged back into play under their owners' control, without playing them.

    Each time it purges one, another such instruction waits for it; all of them together return all the cards.
    """

    def spoken(self) -> Piece:
        return _BACK


_BACK = Phrase(
    en="return all cards purged by {this} to play",
    de="alle durch {this:acc} verbannten Karten ins Spiel zurück-bringen",
).of()


@entity
class AsCopy(Node, PlayedAsCopy):
    """When you play this card, treat it as a copy of a card of a description."""

    group: Group
    phrase = Frame(
        en="when you play {this}, treat it as a copy of {model}",
        de="wenn du {this:acc} spielst, behandle diese Karte als Kopie {model:gen}",
    )

    @property
    def model(self) -> Piece:
        """Return what it may become a copy of, with where that lies."""
        return self.group.described(A, within=True)

    def models(self, scope: Scope) -> tuple[int, ...]:
        return self.group.candidates(scope)


def play_card(target: Target) -> PlayCard:
    """Play a card from where it is."""
    return PlayCard(target)


def put_into_play(target: Target, *, under: Who | None = None, from_: Who | None = None) -> PutIntoPlay:
    """Put cards into play under their owners' control, or under a player's; only from that discard pile."""
    return PutIntoPlay(target, under, from_)


def put_under(target: Target, host: Target = THIS) -> PutUnder:
    """Put cards facedown under a card, this one when none is named."""
    return PutUnder(target, host)


def attach(target: Target, to: Target) -> Attach:
    """Attach upgrades to a creature."""
    return Attach(target, to)


def return_to_play(target: Target) -> ReturnToPlay:
    """Put cards that had left play back into it under their owners' control."""
    return ReturnToPlay(target, None)


def played_as_copy_of(group: Group) -> AsCopy:
    """When you play this card, treat it as a copy of such a card."""
    return AsCopy(group)
