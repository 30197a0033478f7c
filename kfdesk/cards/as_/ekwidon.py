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
from kfdesk.language.estimates import BOTH, DeckEstimate, EstimateContext, uncounted
from kfdesk.language.players import one_by_one
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.phrases import Phrase
from kfdesk.text.second_person import person
from kfdesk.text.wording import Fragment
from kfdesk.text.words import Pair


@entity
class _RevealOneEach(Instruction):
    """Each player reveals a random card from their hand; or from hand or archives, whichever the active player says."""

    or_archives: bool = False
    sort = CARD
    participle = Pair("revealed", "aufgedeckt")
    add_to = uncounted
    phrase = Phrase(
        en="each player | reveal a random card from their hand",
        de="jeder Spieler | eine zufällige Karte von seiner Hand auf-decken",
    )

    def worded(self) -> Fragment:
        return _REVEAL_OF_EITHER if self.or_archives else self.phrase.of()

    def carry_out(self, scope: Scope) -> Steps:
        shown: tuple[CardId, ...] = ()
        for player in one_by_one(scope, EACH_PLAYER):
            pile = yield from self._pile(scope, player)
            shown += scope.core.random_cards(pile, 1)
        return (yield from show(scope, shown, None))

    def _pile(self, scope: Scope, player: Player) -> Generator[Decision, tuple[str, ...], tuple[CardId, ...]]:
        """Return the cards one of which the player reveals; the active player is asked where both piles have some."""
        held = scope.core.state.players[player]
        if not held.hand or not held.archives or not self.or_archives:
            return held.hand or (held.archives if self.or_archives else ())
        options = (Option("mode:0", Zone.HAND.words), Option("mode:1", Zone.ARCHIVES.words))
        prompt = _FROM_WHERE.filled(player=person(scope.core.names[player]))
        asked = Decision(scope.core.state.active, DecisionKind.MODE, prompt, handle(scope.source), options)
        return held.hand if (yield asked)[0] == "mode:0" else held.archives


_REVEAL_OF_EITHER = Phrase(
    en="each player | reveal a random card from their hand or <archives>",
    de="jeder Spieler | eine zufällige Karte von seiner Hand oder aus seinem <Archiv> auf-decken",
    rule="glossary/archives",
).of()
_FROM_WHERE = Pair(
    "Does {player} reveal a card from hand or from archives?",
    "Deckt {player} eine Karte von der Hand oder aus dem Archiv auf?",
)


@entity
class _GainForIcons(Instruction):
    """Each player gains Æmber for each Æmber bonus icon on the card that they revealed."""

    shown: _RevealOneEach
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

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.gains(1.0, BOTH, context)


def _holder(scope: Scope, card: CardId) -> Player:
    """Return in whose hand or archives a card is."""
    return scope.core.state.cards[card].controller


@entity
class _Revealed(Those):
    """The revealed cards, one of each player."""

    several = True


def _barter_and_games() -> Ability:
    shown = _RevealOneEach(or_archives=True)
    cards = _Revealed(shown, CARD)
    return play(
        sentences(shown, _GainForIcons(shown), destroy(each(CREATURE, same(HOUSE, cards))), discard(cards)),
    )


BARTER_AND_GAMES = card("barter-and-games", _barter_and_games())
_OURS = each(CREATURE, FRIENDLY, of_house(EKWIDON))
GAME_CHANGER = card("game-changer", together(cannot(REAP, _OURS), gains(_OURS, action(steal(1)))))
SKOLLENBUZZZ = card(
    "skŏllĕnbŭzzz",
    labelled((PLAY, AFTER_REAP), may(put_under(a(CREATURE, in_=hand()), faceup=True))),
    destroyed(put_into_play(each(CREATURE, in_=under(THIS)), under=YOU), put(THIS, DECK_TOP, printed=YOU)),
)


def _three_sheets_to_the_wind() -> Ability:
    losses = discard(random(CARD, in_=hand())), put(random(CARD, in_=hand()), DECK_TOP), purge(random(CARD, in_=hand()))
    return play(by(OPPONENT, and_(draw(3), *losses)))


THREE_SHEETS_TO_THE_WIND = card("three-sheets-to-the-wind", _three_sheets_to_the_wind())
AMBERWIND = card("æmberwind", play(exalt(THIS, 3)), after_reap(move_amber(1, THIS, YOU)))
CHANGE_AGENT = card(
    "change-agent", after_fight_or_reap(lose(for_each(1, excess(each(CARD, in_=hand(OPPONENT)), 5)), OPPONENT))
)


def _cogg_miller() -> Ability:
    scrapped = a(ARTIFACT)
    return after_fight(if_you_do(may(destroy(scrapped)), by(owner_of(scrapped), archive(random(CARD, in_=hand())))))


COGG_MILLER = card("cogg-miller", _cogg_miller())


def _high_street_churn() -> Ability:
    house = a_house(OPPONENT)
    losses = by(OPPONENT, discard_until(a(CARD, of_house(house)), hand()))
    return play(choose(house), losses, refill(OPPONENT))


HIGH_STREET_CHURN = card("high-street-churn", _high_street_churn())
MOON_LIGHT_SPECIAL = card("moon-light-special", play(if_you_do(discard(random(CARD, in_=hand())), gain(1))))
NICHE_MARKET = card("niche-market", gains(each(CREATURE, LOWEST_POWER), action(steal(1))))


def _reap_the_wild_wind() -> Ability:
    shown = _RevealOneEach()
    return play(and_(shown, _GainForIcons(shown)))


REAP_THE_WILD_WIND = card("reap-the-wild-wind", _reap_the_wild_wind())
ACE_JONAVAN = card("ace-jonavan", keys_cost(for_each(1, amber_on(THIS)), EACH_PLAYER), play(capture(1)))


def _aerial_pedlar() -> Ability:
    taken = least_powerful(CREATURE, ENEMY)
    return after_reap(take_control(taken), this_turn(permits(USE, taken)), take_control(THIS, by=OPPONENT))


AERIAL_PEDLAR = card("aerial-pedlar", _aerial_pedlar())
CONTRACT_EXECUTION = card("contract-execution", play(this_turn(after(plays(YOU, a(CREATURE)), deal(2, a(CREATURE))))))


def _distributor_janoont() -> Ability:
    laden = a(CREATURE)
    return after_fight_or_reap(move_amber(1, laden, a(CREATURE, other_than(laden))))


DISTRIBUTOR_JANOONT = card("distributor-janŏŏnt", _distributor_janoont())
HOIST_OPERATIONS = card("hoist-operations", play(put(a(CREATURE), ARCHIVES)))
SKIPPER_HUKO = card("skipper-hukŏ", after_reap(if_you_do(capture(1), exalt(each(CREATURE, ENEMY, ON_FLANK)))))
TRANSPARENCY_REPORT = card(
    "transparency-report",
    play(reveal(hand()), if_(there_are(NONE, each(CARD, of_house(ACTIVE), in_=hand())), gain(2))),
)


def _vendor_hyertula() -> Ability:
    loot = a(ARTIFACT, ENEMY)
    taken = sentences(take_control(loot), for_good(belongs_to(EKWIDON, loot, while_yours=True)))
    return after_reap(if_you_do(may(destroy(THIS)), taken))


VENDOR_HYERTULA = card("vendor-hyertula", _vendor_hyertula())
VESTED_HAROLD = card("vĕsted-harŏld", scrap(put(all_of(a(CREATURE, FRIENDLY), a(CREATURE, ENEMY)), ARCHIVES)))
REQUISITION_WRIT = card(
    "requisition-writ", gains(HOST, after_reap(if_you_do(pay(1, YOU), take_control(a(CREATURE, ENEMY)))))
)


def _suggestion_box() -> Ability:
    seen = look_at(top(5, deck()))
    kept = a(CARD, in_=those(seen, CARD))
    return gains(HOST, after_reap(seen, and_(put(kept, HAND, printed=YOU), discard(rest_of(kept)))))


SUGGESTION_BOX = card("suggestion-box", _suggestion_box())


def _shard_of_change() -> Ability:
    given = a(CARD, in_=hand())
    exchange = swap(given, a(CARD, same(TYPE, given), in_=discard_pile()))
    return action(repeat(may(exchange), for_each=each(CARD, FRIENDLY, with_trait(SHARD))))


SHARD_OF_CHANGE = card("shard-of-change", _shard_of_change())
