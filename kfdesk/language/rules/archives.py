"""Rules about archives: cards archived faceup, archives of which a part is picked up. Rule: "Archives"."""

from __future__ import annotations

from dataclasses import replace

from kfdesk.engine.abilities import Mod, Scope, Static
from kfdesk.engine.terms import CardId, Player, Step, Zone
from kfdesk.language import nouns
from kfdesk.language.base import Rule
from kfdesk.language.players import YOU, EachPlayer, Who, players_at_all
from kfdesk.language.rules.changes import ForPlayer
from kfdesk.records import entity
from kfdesk.text.adverbials import PerLanguage
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.parts_of_speech import PLURAL
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.wording import Fragment

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


ARCHIVED_FACEUP = ArchivedFaceup()
PICKS_UP_SOME = PicksUpSome()
