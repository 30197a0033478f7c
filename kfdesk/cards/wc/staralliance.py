"""Worlds Collide: Star Alliance."""

from kfdesk.engine.abilities import Mod
from kfdesk.engine.terms import CardId
from kfdesk.language.effects.base import Scope
from kfdesk.language.rules.changes import Constant
from kfdesk.language.words import *
from kfdesk.records import entity
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.speech import Piece

PLAY_FIGHT_OR_REAP = (PLAY, AFTER_FIGHT, AFTER_REAP)


def _com_officer_kirby() -> Ability:
    foreign = not_(of_house(STAR_ALLIANCE))
    allowed = one_of(a(ARTIFACT, foreign), a(UPGRADE, foreign), a(ACTION, foreign))
    return labelled(PLAY_FIGHT_OR_REAP, this_turn(next_(permits(PLAY, allowed))))


COM_OFFICER_KIRBY = card("com-officer-kirby", _com_officer_kirby())
EXPLO_ROVER = card("explo-rover", or_upgrade(gains(HOST, SKIRMISH)))


def _sci_officer_qincan() -> Ability:
    house = a_house()
    return after(chooses_house(a_player(), house), if_(there_are(NONE, each(CARD, of_house(house))), steal(1)))


SCI_OFFICER_QINCAN = card(
    "sci-officer-qincan",
    _sci_officer_qincan(),
    printed_before(V18_4, after(chooses_house(a_player(), unmatched=True), steal(1))),
)
SENSOR_CHIEF_GARCIA = card(
    "sensor-chief-garcia", labelled(PLAY_FIGHT_OR_REAP, next_turn(OPPONENT, keys_cost(2, EACH_PLAYER)))
)


@entity
class _PlayEffectsAgain(Constant):
    """The play effects of creatures that you play are triggered once more, each right after the first time.

    Rule: FAQ on Sci. Officer Morpheus.
    """

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return scope.core.state.active == scope.you and self.target.covers(scope, subject)

    def spoken(self) -> Piece:
        return _AFTER_PLAYED.of(effect=_ONCE_MORE)


_AFTER_PLAYED = Frame(
    en="after you play a creature with a play effect, {effect}",
    de="nachdem du eine Kreatur mit einem “Spielen:”-Effekt gespielt hast, {effect:then}",
)
_ONCE_MORE = Phrase(
    en="trigger its play effect an additional time", de="ihren “Spielen:”-Effekt ein weiteres Mal aus-lösen"
)
SCI_OFFICER_MORPHEUS = card("sci-officer-morpheus", _PlayEffectsAgain(Mod.PLAYS_AGAIN, each(CREATURE), 1))
CAPTAIN_VAL_JERICHO = card(
    "captain-val-jericho",
    while_(is_(THIS, CENTER), permits(PLAY, a(CARD, not_(of_house(ACTIVE))), once=True)),
)
CRASH_MULDOON = card(
    "crash-muldoon",
    enters_as(READY),
    action(use(a(CREATURE, NEIGHBORING, not_(of_house(STAR_ALLIANCE))))),
)
ENCOUNTER_SUIT = card("encounter-suit", after(plays(a_player(), a(ACTION), before_effect=True), ward(HOST)))


def _techivore_pulpate() -> Ability:
    house = a_house()
    return after(chooses_house(a_player(), house), destroy(each(ARTIFACT, of_house(house))))


TECHIVORE_PULPATE = card("techivore-pulpate", _techivore_pulpate())
UNITED_ACTION = card(
    "united-action",
    play(this_turn(permits(PLAY, a(CARD, same(HOUSE, each(CARD, FRIENDLY))))), this_turn(cannot(USE, YOU))),
)


def _garcias_blaster() -> tuple[Ability, Ability]:
    chief = a(CREATURE, named("sensor-chief-garcia"))
    return (
        gains(HOST, after_fight_or_reap(may(either(deal(2, a(CREATURE)), attach(GRANTING_CARD, chief))))),
        after(attaches(YOU, THIS, a(CREATURE, named("sensor-chief-garcia"))), steal(1)),
    )


GARCIAS_BLASTER = card("garcia-s-blaster", *_garcias_blaster())
