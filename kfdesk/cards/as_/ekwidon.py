"""Æmber Skies: Ekwidon."""

from collections.abc import Generator

from kfdesk.engine import amber as pools
from kfdesk.engine.card_facts import facts_of
from kfdesk.engine.core import handle
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.terms import CardId, DecisionKind, Icon, Player, Zone
from kfdesk.language.back_references import Those
from kfdesk.language.effects.base import Scope, Steps
from kfdesk.language.effects.revealing import show
from kfdesk.language.estimates import uncounted
from kfdesk.language.players import one_by_one
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.phrases import Phrase
from kfdesk.text.words import Pair


@entity
class _RevealOneEach(Instruction):
    """Each player reveals a random card from their hand or archives, whichever the active player says."""

    sort = CARD
    participle = Pair("revealed", "aufgedeckt")
    add_to = uncounted
    phrase = Phrase(
        en="each player | reveal a random card from their hand or <archives>",
        de="jeder Spieler | eine zufällige Karte von seiner Hand oder aus seinem <Archiv> auf-decken",
        rule="glossary/archives",
    )

    def carry_out(self, scope: Scope) -> Steps:
        shown: tuple[CardId, ...] = ()
        for player in one_by_one(scope, EACH_PLAYER):
            pile = yield from self._pile(scope, player)
            shown += scope.core.random_cards(pile, 1)
        return (yield from show(scope, shown, None))

    def _pile(self, scope: Scope, player: Player) -> Generator[Decision, tuple[str, ...], tuple[CardId, ...]]:
        """Return the cards one of which the player reveals; the active player is asked where both piles have some."""
        held = scope.core.state.players[player]
        if not held.hand or not held.archives:
            return held.hand or held.archives
        options = (Option("mode:0", Zone.HAND.words), Option("mode:1", Zone.ARCHIVES.words))
        prompt = _FROM_WHERE.filled(player=scope.core.names[player])
        asked = Decision(scope.core.state.active, DecisionKind.MODE, prompt, handle(scope.source), options)
        return held.hand if (yield asked)[0] == "mode:0" else held.archives


_FROM_WHERE = Pair(
    "Does {player} reveal a card from hand or from archives?",
    "Deckt {player} eine Karte von der Hand oder aus dem Archiv auf?",
)


@entity
class _GainForIcons(Instruction):
    """Each player gains Æmber for each Æmber bonus icon on the card that they revealed."""

    shown: _RevealOneEach
    add_to = uncounted
    phrase = Phrase(
        en="each player | gain 1{amber} for each {amber} bonus icon on their revealed card",
        de="jeder Spieler | für jedes {amber}-Bonussymbol auf seiner aufgedeckten Karte 1{amber} erhalten",
    )

    def carry_out(self, scope: Scope) -> Steps:
        core = scope.core
        parts = []
        for player in one_by_one(scope, EACH_PLAYER):
            own = [c for c in scope.results[self.shown].cards if _holder(scope, c) == player]
            icons = sum(facts_of(core, c).icons.count(Icon.AMBER) for c in own)
            parts.append(pools.gaining(player, icons, scope.source))
        return (yield from pools.together(core, parts))


def _holder(scope: Scope, card: CardId) -> Player:
    """Return in whose hand or archives a card is."""
    return scope.core.state.cards[card].controller


@entity
class _Revealed(Those):
    """The revealed cards, one of each player."""

    several = True


def _barter_and_games() -> Ability:
    shown = _RevealOneEach()
    cards = _Revealed(shown, CARD)
    return play(
        sentences(shown, _GainForIcons(shown), destroy(each(CREATURE, same(HOUSE, cards))), discard(cards)),
    )


BARTER_AND_GAMES = card("barter-and-games", _barter_and_games())
