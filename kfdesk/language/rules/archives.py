"""Rules about archives: cards archived faceup, archives of which a part is picked up. Rule: "Archives"."""

from __future__ import annotations

from dataclasses import replace

from kfdesk.engine.abilities import Mod, Scope, Static
from kfdesk.engine.terms import CardId, Player, Step, Zone
from kfdesk.language import nouns
from kfdesk.language.base import Rule, Target
from kfdesk.language.estimates import ONE_IN, DeckEstimate, EstimateContext, EstimateKind
from kfdesk.language.players import YOU, EachPlayer, Who, players_at_all
from kfdesk.language.rules.changes import ForPlayer
from kfdesk.records import entity
from kfdesk.text.adverbials import PerLanguage, Replacing
from kfdesk.text.joining import IF, And
from kfdesk.text.members import AnyOf
from kfdesk.text.nominals import NounPhrase, That, described
from kfdesk.text.parts_of_speech import PLURAL, THE, THOSE
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.pronouns import ITS, Pronoun
from kfdesk.text.wording import Fragment, Nominal

__all__ = ["ARCHIVED_FACEUP", "PICKS_UP_SOME"]


@entity
class ArchivedFaceup(Rule, Static[CardId]):
    """The card is archived faceup, so that both players see that it is; put into archives it lies facedown."""

    kind = Mod.FACEUP_IN_ARCHIVES
    phrase = Frame(
        en="if you <archive> {this}, archive it faceup",
        de="falls du {this:acc} <archivierst>, archiviere diese Karte offen",
        rule="glossary/archives",
    )

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return subject == scope.source


@entity
class PicksUpSome(Rule, Static[Player]):
    """You may pick up any number of your archived cards instead of all of them.

    Archives are picked up in step 2 only: what else puts archived cards into a hand says which. Rule: "Archives".
    """

    kind = Mod.SOME_OF_ARCHIVES
    phrase = Phrase(
        en="{doer} | may pick up any number of cards in your <archives> instead of all of them",
        de="{doer} | beliebig viele Karten aus deinem <Archiv> statt aller aufnehmen dürfen",
        rule="glossary/archives",
    )

    def applies(self, scope: Scope, subject: Player) -> bool:
        return subject == scope.you

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.EFFICIENCY, ONE_IN, context)


@entity
class CannotTakeArchives(ForPlayer):
    """Players cannot take their archives into their hands in step 2. Rule: "Archives"."""

    kind = Mod.CANNOT_TAKE_ARCHIVES

    def worded(self) -> Fragment:
        who = players_at_all(self.who)
        whose = YOU if self.who is YOU else Pronoun(who)
        hand = NounPhrase((nouns.HAND,), of=whose)
        hands = replace(hand, det=PLURAL) if isinstance(self.who, EachPlayer) else hand
        return _NOT_TAKE.of(
            who=who,
            archives=NounPhrase((nouns.ARCHIVES,), of=whose),
            hand=PerLanguage(hands, hand),
            step=nouns.step_of(Step.HOUSE, whose),
        )

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.DISRUPTION, self.who.shares(context).theirs, context.held)


_NOT_TAKE = Phrase(
    en="{who} | cannot take {archives} into {hand} during {step}",
    de="{who} | {archives:acc} in {step:dat} nicht auf {hand:acc} nehmen können",
)


@entity
class CannotLeaveArchives(Rule, Static[CardId]):
    """Cards of a player cannot leave your archives, whatever would take them from there. Rule: "Cannot"."""

    who: Who
    holder: Who = YOU
    """Whose archives they are, which are another's to the other player."""
    kind = Mod.CANNOT_LEAVE_ARCHIVES

    def applies(self, scope: Scope, subject: CardId) -> bool:
        card = scope.core.state.cards[subject]
        return (
            card.zone is Zone.ARCHIVES
            and card.controller in self.holder.players(scope)
            and card.owner in self.who.players(scope)
        )

    def worded(self) -> Fragment:
        cards, archives = NounPhrase((nouns.CARD,), PLURAL, of=self.who), NounPhrase((nouns.ARCHIVES,), of=self.holder)
        return _NOT_LEAVE.of(cards=cards, archives=archives)


_NOT_LEAVE = Phrase(en="{cards} | cannot leave {archives}", de="{cards} | {archives:acc} nicht verlassen können")


@entity
class HomeFromArchives(Rule, Static[CardId]):
    """Cards that were put into archives leave them to their owner's hand only, whatever would take them from there.

    Unless they are `surely_theirs`, only those that do not belong to the player whose archives they are: those of their
    owner leave them as any other card does. Rule: errata of Scoop Up, Glimmerspore.
    """

    target: Target
    holder: Who
    several: bool = False
    surely_theirs: bool = True
    kind = Mod.HOME_FROM_ARCHIVES

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return subject in self.target.known(scope)

    def worded(self) -> Fragment:
        leaving: Nominal = That(self.target)
        if self.several:
            said = self.target.worded()
            group = said.that() if isinstance(said, NounPhrase) else described(nouns.CARD, THOSE)
            leaving = AnyOf(replace(group, det=THOSE, count=None))
        put = _PUT_BACK.of(who=Pronoun(leaving), hand=_OWNERS_HAND)
        whose = YOU if self.holder is YOU else Pronoun(self.holder)
        left: Fragment = _LEAVES.of(who=leaving, archives=NounPhrase((nouns.ZONES[Zone.ARCHIVES],), of=whose))
        if not self.surely_theirs:
            not_theirs = _NOT_YOURS.of(who=leaving) if whose is YOU else _NOT_THEIRS.of(who=leaving, whose=whose)
            left = And((left, not_theirs))
        return IF.of(condition=left, effect=Replacing(put))


_OWNERS_HAND = NounPhrase((nouns.HAND,), THE, of=NounPhrase((nouns.OWNER,), THE, of=ITS))
_LEAVES = Phrase(en="{who} | leave {archives}", de="{who} | {archives} verlassen")
_NOT_YOURS = Phrase(en="{who} | be not owned by you", de="{who} | dir nicht gehören")
_NOT_THEIRS = Phrase(en="{who} | be not owned by {whose}", de="{who} | {whose:dat} nicht gehören")
_PUT_BACK = Phrase(en="{who} | be put into {hand:of=who}", de="{who} | auf {hand:of=who} gelegt werden")


ARCHIVED_FACEUP = ArchivedFaceup()
PICKS_UP_SOME = PicksUpSome()
