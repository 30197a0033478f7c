"""Bonus icons resolved by an effect. Rule: "Bonus icons"."""

from __future__ import annotations

from kfdesk.engine.abilities import Mod, Static
from kfdesk.engine.card_facts import last_known
from kfdesk.engine.events import Event, IconResolved
from kfdesk.engine.play import resolve_icon
from kfdesk.engine.play import resolve_icons as resolve_icons_of
from kfdesk.engine.terms import Icon, Player
from kfdesk.language import nouns
from kfdesk.language.base import Rule, Target
from kfdesk.language.descriptions import Each
from kfdesk.language.effects.base import NOTHING, Instruction, Outcome, Scope, Steps
from kfdesk.language.effects.one_by_one import NEXT, which_next
from kfdesk.language.estimates import DeckEstimate, EstimateContext, EstimateKind
from kfdesk.language.players import YOU, Who
from kfdesk.language.targets import possible_cards
from kfdesk.records import entity
from kfdesk.text.adverbials import During, NextTime
from kfdesk.text.joining import By
from kfdesk.text.mentions import Recalling
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.parts_of_speech import PLURAL, A
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.wording import Fragment, Wordable

__all__ = ["icons_again", "resolve_icons"]


@entity
class ResolveIcons(Instruction):
    """Resolve the bonus icons of cards as if you had played them, or one icon of a kind; of one that left play those
    it had. Of several cards that have different ones the active player says each time which is next.

    A player who cannot resolve the icons of cards they play cannot resolve these either. Rules: FAQ "Bonus icons",
    "For each", "Movement between zones".
    """

    what: Target | Icon

    def worded(self) -> Fragment:
        if isinstance(self.what, Icon):
            return _RESOLVE.of(icons=described(nouns.BONUS_ICON, A, nouns.icon_prefix(self.what)))
        if isinstance(self.what, Each):
            one = Pronoun(self.what)
            its = _AS_PLAYED.of(icons=NounPhrase((nouns.BONUS_ICON,), PLURAL, of=one), card=one)
            return During(_FOR_EACH.of(card=self.what), its)
        icons = NounPhrase((nouns.BONUS_ICON,), PLURAL, of=self.what)
        return _AS_PLAYED.of(icons=icons, card=Pronoun(self.what))

    def can_start(self, scope: Scope) -> bool:
        if isinstance(self.what, Icon):
            return True
        return any(last_known(scope, card).icons for card in possible_cards(scope, self.what))

    def is_the_same_as(self, event: Event) -> bool:
        return isinstance(event, IconResolved) and event.icon is self.what

    def carry_out(self, scope: Scope) -> Steps:
        core = scope.core
        if isinstance(self.what, Icon):
            yield from resolve_icon(core, scope.you, scope.source, self.what)
            return Outcome(True, (), 1)
        resolved = 0
        cards = yield from self.what.pick(scope)
        left = [card for card in cards if last_known(scope, card).icons]
        while left:
            kinds = {icon for card in left for icon in last_known(scope, card).icons}
            card = yield from which_next(scope, left if len(kinds) > 1 else left[:1], left, self.what, NEXT)
            left.remove(card)
            icons = last_known(scope, card).icons
            resolved += (yield from resolve_icons_of(core, scope.you, card, icons)).amount
        return Outcome(True, cards, resolved) if resolved else NOTHING

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.EFFICIENCY, 0.0 if context.theirs else 1.0, context)


_RESOLVE = Phrase(en="resolve {icons}", de="{icons} ab-handeln")
_AS_PLAYED = Phrase(
    en="resolve {icons} as if you had played {card:acc}", de="{icons} [ab-handeln], als hättest du {card} gespielt"
)
_FOR_EACH = Frame(en="for {card}", de="für {card:acc}")


@entity
class IconsAgain(Rule, Static[Player]):
    """The bonus icons of cards that you play are resolved once more, right after the first time; also of one whose
    icons are resolved as if you had played it. Rules: "Bonus icons", FAQ on Fission Bloom.
    """

    who: Who = YOU
    kind = Mod.ICONS_AGAIN
    has_next_time = True

    def applies(self, scope: Scope, subject: Player) -> bool:
        return subject in self.who.players(scope)

    def value(self, scope: Scope, subject: Player) -> int:
        return 1

    def worded(self) -> Fragment:
        return _AGAIN.of(event=_PLAY_A_CARD.of(who=self.who), effect=_ONCE_MORE)

    def next_time(self, time: Wordable) -> Fragment:
        again: Wordable = _ONCE_MORE if self.who is YOU else Recalling(By(self.who, _ONCE_MORE), (self.who,), near=True)
        return NextTime(_PLAY_A_CARD.of(who=self.who), again, time)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.EFFICIENCY, self.who.shares(context).yours, context)


_PLAY_A_CARD = Phrase(en="{who} | play a card", de="{who} | eine Karte spielen")
_AGAIN = Frame(en="after {event}, {effect}", de="nachdem {event:perfect}, {effect:then}")
_ONCE_MORE = Phrase(
    en="resolve each of its bonus icons an additional time",
    de="jedes ihrer Bonussymbole ein weiteres Mal ab-handeln",
)


def icons_again() -> IconsAgain:
    """Bonus icons of a card that you play are resolved once more; use it as `this_turn(next_(icons_again()))`."""
    return IconsAgain()


def resolve_icons(what: Target | Icon) -> ResolveIcons:
    """Resolve the bonus icons of cards, as if you had played them; or one bonus icon such as `DRAW`."""
    return ResolveIcons(what)
