"""Dark Tidings: Unfathomable."""

from kfdesk.engine.abilities import Replacement, Steps
from kfdesk.engine.damage import Hit
from kfdesk.engine.damage import deal as deal_hits
from kfdesk.engine.events import Event, StepBegan
from kfdesk.engine.terms import Step, other_player
from kfdesk.engine.turn import ready_in_step
from kfdesk.language import names
from kfdesk.language.base import Rule
from kfdesk.language.effects.base import Scope
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.phrases import Frame
from kfdesk.text.speech import Piece


def _kaupe_evil_twin() -> tuple[Ability, Ability]:
    thrown = discard(any_number(CARD, in_=hand()))
    blows = repeat(deal(2, a(CREATURE, ENEMY)), for_each=done(thrown))
    return cannot(PLAY, YOU, more_than=1, each_of=TYPE), after_fight_or_reap(thrown, blows)


KAUPE_EVIL_TWIN = card("kaupe-evil-twin", *_kaupe_evil_twin())


def _general_sherman() -> tuple[Ability, ...]:
    banned = each(CREATURE, OTHER)
    return (
        deals_when_fighting(0),
        play(purge(banned), for_good(after(leaves(THIS), return_(banned, IN_PLAY)))),
    )


GENERAL_SHERMAN = card("general-sherman", *_general_sherman())


@entity
class _StrikesInsteadOfReadying(Rule, Replacement):
    """Your opponent deals damage to this creature for each of their exhausted creatures instead of readying them.

    Their artifacts are readied as always. Rule: FAQ on The Chosen One.
    """

    replaces = (StepBegan,)

    def catches(self, scope: Scope, event: Event) -> bool:
        return isinstance(event, StepBegan) and event.step is Step.READY and event.player != scope.you

    def instead(self, scope: Scope, event: Event) -> Steps:
        core = scope.core
        theirs = core.state.players[other_player(scope.you)]
        tired = sum(not core.state.cards[c].ready for c in theirs.line)
        yield from deal_hits(core, [Hit(scope.source, tired, scope.source)])
        return (yield from ready_in_step(core, theirs.artifacts))

    def spoken(self) -> Piece:
        return _INSTEAD.of(step=names.step_of(Step.READY, OPPONENT))


_INSTEAD = Frame(
    en="during {step}, instead of readying creatures, your opponent deals 1{damage} to {this} for each exhausted"
    " creature they control",
    de="statt in {step:dat} Kreaturen spielbereit zu machen, fügt dein Gegner {this:dat} für jede erschöpfte Kreatur,"
    " die er kontrolliert, 1{damage} zu",
)
THE_CHOSEN_ONE = card("the-chosen-one", _StrikesInsteadOfReadying())
KAUPE = card("kaupe", cannot(PLAY, OPPONENT, more_than=1, each_of=TYPE))
